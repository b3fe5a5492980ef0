import { defineFault } from "~/domain/handbook/playbook";
import type { Fault } from "~/domain/handbook/playbook";

/** For a thing of which nothing is known: how a repairer finds out. */
export const generalAnything = (thing: string): Fault =>
  defineFault({
    id: "general-anything",
    name: "is not as it should be",
    weight: 1,
    says: ["broken"],
    causes: {
      outside: {
        name: "something about its place or its use, not the thing itself",
        short: "its place or use",
        weight: 4,
        why: "Where it stands, how it is set and what it works with are checked fastest, and that costs nothing.",
        check: {
          do: "Use it in another place, or let somebody else use it once.",
          finds: "it works there",
          minutes: 5,
        },
        repair: {
          difficulty: "Very easy",
          minutes: 20,
          euros: [0, 5],
          tools: [
            { name: "Spare of whatever it uses up", instead: "one borrowed from a neighbour" },
          ],
          steps: [
            {
              action: "unplug",
              title: "Make it safe, then list what it needs",
              how: "Pull its plug or take its batteries out, if it has any, and close its water. Then write down what it needs, down to a level place, and tick off each one.",
            },
            {
              action: "replace",
              title: "Swap the cheapest thing first",
              how: "If a part of it is used up or changed in the usual way, put in a spare that works elsewhere.",
              see: "a change, however small.",
            },
            {
              action: "test",
              title: "Change one thing at a time",
              how: "Try it after each change, and write down what you did.",
              see: "which change brought it back.",
            },
          ],
        },
      },
      dirt: {
        name: "dirt or wear where it moves",
        short: "dirt or wear",
        weight: 4,
        why: "Most things fail at the place that moves or gets dirty, and cleaning is half of all repairs.",
        check: {
          do: "Look at it closely in good light, also from below.",
          finds: "you find dirt, rust or a worn edge",
          minutes: 3,
        },
        repair: {
          difficulty: "Easy",
          minutes: 40,
          euros: [0, 6],
          tools: [{ name: "Soft brush", instead: "an old toothbrush" }, { name: "Damp cloth" }],
          steps: [
            {
              action: "unplug",
              title: "Cut it off from any energy",
              how: "Plug out, battery out, tap closed, spring let down.",
            },
            {
              action: "clean",
              title: "Clean it from the outside in",
              how: "First the brush, then the cloth, hardly damp. Stop where screws begin.",
              see: "the surface as it once was.",
            },
            {
              action: "adjust",
              title: "Move every part by hand",
              how: "Slowly, through its whole way.",
              see: "the place where it binds or rattles.",
            },
            {
              action: "test",
              title: "Try it",
              how: "Put it back into use for ten minutes.",
              see: "a difference from before.",
            },
          ],
        },
      },
      part: {
        name: "a part that is broken",
        short: "a broken part",
        weight: 3,
        why: "When its use and dirt are ruled out, a part has failed. Which one, only a closer look at this very model tells.",
        check: {
          do: "Compare the two sides, or compare it with another one of its kind.",
          finds: "one place looks, sounds or feels different",
          minutes: 5,
        },
        repair: {
          handOver:
            "The handbook does not know how this one is built, and guessing breaks more than it mends.",
          difficulty: "Moderate",
          minutes: 20,
          euros: [0, 40],
          tools: [{ name: "Phone camera" }],
          steps: [
            {
              action: "look",
              title: "Photograph it from all sides",
              how: "Use the camera before anything is touched, with the type plate in one picture.",
            },
            {
              action: "look",
              title: "Describe it in one sentence",
              how: "What should it do, and what does it do instead? That sentence is what repairers search by.",
            },
            {
              action: "look",
              title: "Show it at a repair café",
              how: "Bring all the pieces, also the small ones.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `What should the ${thing} do, and what does it do instead: nothing at all, only a part of it, or something wrong?`,
        answers: {
          nothing: {
            means: "it does nothing at all",
            heard: ["nothing", "dead", "not turn on", "not start"],
            when: { outside: "often", dirt: "rarely", part: "sometimes" },
          },
          partly: {
            means: "it still does a part of its job",
            heard: ["only a part", "partly", "part of it", "weak", "slow", "sometimes"],
            when: { outside: "sometimes", dirt: "often", part: "sometimes" },
          },
          wrong: {
            means: "it does something wrong",
            heard: ["something wrong", "wrong", "noise", "leaks", "falls"],
            when: { outside: "rarely", dirt: "sometimes", part: "often" },
          },
        },
      },
      {
        ask: `Did the ${thing} fall, get wet or get stuck before this began?`,
        answers: {
          yes: {
            means: "it fell, got wet or got stuck before",
            heard: ["fell", "dropped", "got wet", "fall"],
            when: { part: "often", dirt: "sometimes", outside: "rarely" },
          },
          no: { means: "nothing happened to it before" },
        },
      },
      {
        ask: `Does the ${thing} run on anything: a plug, batteries, water, gas, or only your hands?`,
        answers: {
          mains: {
            means: "it runs from a plug",
            heard: ["plug", "mains", "electric", "socket"],
            when: {},
          },
          battery: {
            means: "it runs on batteries",
            heard: ["battery", "batteries", "rechargeable"],
            when: {},
          },
          hands: {
            means: "it runs on nothing but hands",
            heard: ["hands", "by hand", "manual"],
            when: {},
          },
        },
      },
    ],
    safety: [
      "If it has a plug, a battery, gas or a strong spring, leave its case closed.",
      "Work in good light, on a table with an edge, so that small parts stay on it.",
    ],
    prevention: ["Look after it when it makes a new sound: that is the cheapest moment."],
    stopWhen: ["Anything smells, smokes, sparks or grows hot.", "You would have to use force."],
  });
