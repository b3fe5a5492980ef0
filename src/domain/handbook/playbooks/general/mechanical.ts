import { defineFault } from "~/domain/handbook/playbook";
import type { Fault } from "~/domain/handbook/playbook";

/** For a thing without power that no page fits: joints, hinges, wheels, locks. */
export const generalMechanical = (thing: string): Fault =>
  defineFault({
    id: "general-mechanical",
    name: "no longer moves or holds as it should",
    weight: 1,
    says: ["broken"],
    causes: {
      loose: {
        name: "a screw, pin or joint that has worked loose",
        short: "a loose joint",
        weight: 5,
        why: "Wood shrinks, metal shakes, and every use turns a screw a hair's breadth. A loose joint then wears itself out.",
        check: {
          do: "Hold the part on each side of each joint in turn and wiggle it.",
          finds: "one joint moves that should not",
          minutes: 3,
        },
        repair: {
          difficulty: "Easy",
          minutes: 30,
          euros: [0, 5],
          tools: [
            { name: "Screwdriver or spanner that fits" },
            { name: "Wooden matchsticks" },
            { name: "Wood glue", instead: "none: for metal take thread lock or a second nut" },
          ],
          steps: [
            {
              action: "look",
              title: "Find the loose place",
              how: "Lay a finger over each joint while you move the thing.",
              see: "the one where you feel the movement.",
            },
            {
              action: "adjust",
              title: "Tighten what can be tightened",
              how: "Turn screws and nuts with a screwdriver or spanner that really fits. Stop when they are firm.",
              see: "no play any more.",
            },
            {
              action: "glue",
              title: "Fill a worn hole",
              how: "If the screw turns on and on, take it out, put two matchsticks with a drop of wood glue into the hole, break them off flush, and drive the screw back after an hour.",
              fallsOut: "The screw and old crumbs of wood.",
              putBack: "By hand, in its old thread.",
            },
            {
              action: "test",
              title: "Load it slowly",
              how: "Lean on it, then use it.",
              see: "it stays quiet and firm.",
            },
          ],
        },
      },
      stuck: {
        name: "dirt, rust or swelling that makes it bind",
        short: "binding",
        weight: 4,
        why: "Old oil turns to gum, iron rusts, wood takes up damp. Parts that once had a hair of air between them now rub.",
        check: {
          do: "Move it slowly and listen where it grinds or sticks.",
          finds: "it is stiff at one place or all the way",
          minutes: 2,
        },
        repair: {
          difficulty: "Easy",
          minutes: 40,
          euros: [0, 8],
          tools: [
            { name: "Old toothbrush" },
            { name: "Cloth" },
            { name: "Light oil", instead: "sewing machine or bicycle oil; for wood a candle" },
          ],
          steps: [
            {
              action: "clean",
              title: "Brush the dirt away dry",
              how: "Use the toothbrush along the gap, from the inside to the outside.",
            },
            {
              action: "lubricate",
              title: "Let penetrating oil work",
              how: "Put one drop of oil on each turning point, move it, wait for a quarter of an hour, and move it again.",
              warning: "Do not hit or force it: cast parts snap without a sign.",
            },
            {
              action: "clean",
              title: "Wipe the old oil off",
              how: "Wipe with the cloth until no more black comes out.",
              see: "a clean edge.",
            },
            {
              action: "lubricate",
              title: "Oil it thinly for good",
              how: "One new drop of oil on metal; candle wax on wood, never oil.",
              see: "it falls or glides by its own weight.",
            },
          ],
        },
      },
      snapped: {
        name: "a part that is cracked or broken through",
        short: "a break",
        weight: 4,
        why: "It was the thinnest place, or it took a knock. Glue alone holds only when the faces are large and fit together.",
        check: {
          do: "Clean the place and look along it with a torch.",
          finds: "you find a crack or a fresh, light break",
          minutes: 2,
        },
        repair: {
          difficulty: "Moderate",
          minutes: 60,
          euros: [2, 12],
          tools: [
            { name: "Two-part epoxy", instead: "for wood, wood glue" },
            { name: "Sandpaper" },
            { name: "Clamp", instead: "strong rubber bands or tape" },
            { name: "Thin gloves" },
          ],
          steps: [
            {
              action: "look",
              title: "Fit the pieces dry",
              how: "Put them together without glue and see whether a sliver is missing.",
              see: "a line as thin as a hair.",
              fallsOut: "Keep every splinter in a cup.",
            },
            {
              action: "clean",
              title: "Roughen and degrease",
              how: "Rub smooth faces with sandpaper and wipe the dust off.",
            },
            {
              action: "glue",
              title: "Glue and clamp",
              how: "Mix the epoxy, put on a thin film with gloves on, press together and hold it with the clamp for the time on the tube.",
              warning:
                "Air the room, and keep the mix off your skin. Glued things are no longer fit for food or heat.",
              see: "a fine bead along the whole crack.",
            },
            {
              action: "glue",
              title: "Back it where you cannot see it",
              how: "A strip of metal, wood or cloth set in epoxy across the break carries what glue alone does not.",
            },
            {
              action: "test",
              title: "Wait a day, then load it",
              how: "Full strength takes 24 hours.",
              see: "no new line after the first use.",
            },
          ],
        },
      },
      carries: {
        name: "a part that carries a person or hangs over one",
        short: "a part that carries a person",
        weight: 1,
        why: "A rung, a seat or a hook is loaded with a whole body, often with a jerk. A mend that looks good can let go at the moment when somebody trusts it.",
        check: {
          do: "Think who stands, sits, lies, swings or walks below, and look at the part without loading it.",
          finds: "somebody relies on it",
          minutes: 1,
        },
        repair: {
          handOver:
            "What carries a person is not glued, splinted or welded at home: the maker's part, a trained workshop, or a new one.",
          difficulty: "Difficult",
          minutes: 15,
          euros: [0, 60],
          tools: [{ name: "Tape and a note" }],
          steps: [
            {
              action: "look",
              title: "Take it out of use",
              how: "A note on it that says why, or a strip of tape across it, so that nobody takes it by habit.",
            },
            {
              action: "look",
              title: "Look for its maker and year",
              how: "A label, a stamp or a sticker. Type the model and “recall” into a search.",
              see: "a name and a number to ask for parts with.",
            },
            {
              action: "look",
              title: "Ask who may mend it",
              how: "The maker, a metal or joiner's workshop, or the dealer. A ladder with a hurt rung or stile is replaced: cut it up, so that nobody picks it out of the waste.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `Does some part of the ${thing} wobble or rattle when you shake it?`,
        answers: {
          yes: {
            means: "some part wobbles or rattles",
            heard: ["loose", "wobble", "rattle", "falls off", "came off", "come off"],
            when: { loose: "always", snapped: "sometimes", stuck: "rarely" },
          },
          no: { means: "nothing wobbles" },
        },
      },
      {
        ask: `Does the loose or broken part of the ${thing} carry a person, or hang over one?`,
        answers: {
          yes: {
            means: "a person relies on the part",
            heard: [
              "ladder",
              "rung",
              "hammock",
              "swing",
              "trampoline",
              "bunk",
              "bed",
              "step stool",
              "scaffold",
              "climbing frame",
              "hoist",
              "crutch",
              "walking frame",
              "roof rack",
              "trailer",
              "chandelier hook",
            ],
            when: { carries: "always", loose: "rarely", stuck: "sometimes", snapped: "rarely" },
          },
          no: { means: "nobody relies on the part", when: { carries: "never" } },
        },
      },
      {
        ask: `Does the ${thing} move stiffly, or grind or squeak when it moves?`,
        answers: {
          yes: {
            means: "it is stiff, grinds or squeaks",
            heard: ["stiff", "stuck", "jammed", "rusty", "squeaks", "grinding", "sticks", "seized"],
            when: { stuck: "always", loose: "rarely", snapped: "rarely" },
          },
          no: { means: "it moves freely" },
        },
      },
      {
        ask: `Can you see a crack or a fresh break anywhere on the ${thing}?`,
        answers: {
          yes: {
            means: "a crack or break is to be seen",
            heard: ["cracked", "crack", "snapped", "broken off", "split", "bent"],
            when: { snapped: "always", loose: "rarely", stuck: "rarely" },
          },
          no: { means: "no crack is to be seen" },
        },
      },
    ],
    safety: [
      "Hold springs and loaded parts so that they point away from your face.",
      "Keep your fingers out of places where something can close.",
    ],
    prevention: ["Tighten and oil once a year, before it complains."],
    stopWhen: [
      "The part carries a person, or it can fall on one, and you are not sure of your mend.",
      "Springs or parts under pressure would have to come out.",
    ],
  });
