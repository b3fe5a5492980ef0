import { defineFault } from "~/domain/handbook/playbook";
import type { Fault } from "~/domain/handbook/playbook";

/** For a simple thing without power that broke, whatever it is made of. */
export const generalBrokenPiece = (thing: string): Fault =>
  defineFault({
    id: "general-broken-piece",
    name: "is broken",
    weight: 1,
    says: ["broken in two"],
    causes: {
      clean: {
        name: "a clean break whose pieces still fit",
        short: "a clean break",
        weight: 6,
        why: "Pieces that close to a line as thin as a hair can be joined: glue holds by the surface that it touches.",
        check: {
          do: "Put the pieces together dry, without pressing.",
          finds: "they close to a thin line all along",
          minutes: 2,
        },
        repair: {
          difficulty: "Easy",
          minutes: 45,
          euros: [3, 9],
          tools: [
            { name: "Two-part epoxy", instead: "for bare wood, wood glue" },
            { name: "Rubber bands", instead: "painter's tape" },
            { name: "Bowl of dry rice", instead: "a box of sand" },
            { name: "Thin gloves" },
          ],
          steps: [
            {
              action: "clean",
              title: "Wash and dry the pieces",
              how: "Take fat and old glue off both faces. Leave them to dry overnight.",
              warning: "Broken edges cut. Wear the gloves.",
              see: "clean, dull faces.",
            },
            {
              action: "look",
              title: "Try the order without glue",
              how: "The last piece must still find its way in. Number the pieces on tape.",
            },
            {
              action: "glue",
              title: "Join them with little glue",
              how: "Mix the epoxy, put a thin film on one face only and press the two together.",
              warning: "Open a window, and keep the mix off skin and eyes.",
              see: "a fine, even bead along the line.",
            },
            {
              action: "glue",
              title: "Hold it still",
              how: "Put the rubber bands across the line and stand the piece in the rice, so that its own weight closes the joint.",
            },
            {
              action: "test",
              title: "Leave it alone for a day",
              how: "Then take off the bands and tap it lightly beside the joint.",
              see: "no step under your fingernail.",
            },
          ],
        },
      },
      missing: {
        name: "a break with splinters or a gap",
        short: "a gap",
        weight: 3,
        why: "Where material is missing, the faces hardly touch, and glue alone makes a weak bridge. The gap is filled after the joint has set.",
        check: {
          do: "Hold the joined pieces against a lamp.",
          finds: "light or a hole shows along the line",
          minutes: 2,
        },
        repair: {
          difficulty: "Moderate",
          minutes: 90,
          euros: [6, 18],
          tools: [
            { name: "Epoxy putty" },
            { name: "Fine sandpaper" },
            { name: "Thin gloves" },
            { name: "Acrylic paint", instead: "nothing: an honest seam may show" },
          ],
          steps: [
            {
              action: "look",
              title: "Gather every splinter",
              how: "Wear the gloves, lay all of them out and fit what fits.",
              see: "how large the gap really is.",
            },
            {
              action: "glue",
              title: "Fill the gap",
              how: "Knead the putty, press it in and smooth it with a wet finger of the glove.",
              warning: "Uncured putty stings: no bare fingers.",
            },
            {
              action: "clean",
              title: "Sand it level",
              how: "Wait a day. Rub it with wet sandpaper, so that no dust flies.",
              see: "no edge between putty and piece.",
            },
            {
              action: "adjust",
              title: "Touch up the colour",
              how: "Dab the paint on in two thin coats.",
            },
          ],
        },
      },
      loaded: {
        name: "a break in a part that carries weight, heat or food",
        short: "a loaded part",
        weight: 2,
        why: "A joint that is pulled, heated or washed comes apart without a warning, with whatever it holds.",
        check: {
          do: "Think of what this place has to bear: a person, a hot drink, a blow, a meal.",
          finds: "it bears one of these",
          minutes: 1,
        },
        repair: {
          handOver:
            "Neither glue nor a weld made at home can be trusted with a person, with heat or with food, so this part is replaced or kept for display.",
          difficulty: "Moderate",
          minutes: 15,
          euros: [0, 20],
          tools: [{ name: "Newspaper" }],
          steps: [
            {
              action: "look",
              title: "Stop using it",
              how: "A crack grows under load, also one that looks harmless.",
            },
            {
              action: "look",
              title: "Wrap all pieces",
              how: "Roll each one in newspaper, so that nobody cuts a hand on it.",
            },
            {
              action: "look",
              title: "Ask for a spare or a restorer",
              how: "Makers and second-hand dealers sell single parts. A restorer, or a metal workshop for a weld, tells whether a mend can carry.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `Do the pieces of the ${thing} fit together without a gap?`,
        answers: {
          yes: {
            means: "the pieces fit together",
            heard: ["clean break", "two pieces", "in two", "in half", "snapped off"],
            when: { clean: "always", missing: "never" },
          },
          no: {
            means: "the pieces leave a gap",
            heard: ["piece missing", "chip", "shattered", "many pieces", "splinters"],
          },
        },
      },
      {
        ask: `Does the broken place of the ${thing} carry weight, or touch heat or food?`,
        answers: {
          yes: {
            means: "the broken place is under load, heat or food",
            heard: [
              "weld",
              "hammock",
              "swing",
              "ladder",
              "rung",
              "stool",
              "bench",
              "seat",
              "saddle",
              "bed",
              "trampoline",
              "climbing",
              "scaffold",
              "bracket",
              "crutch",
              "walking stick",
              "roof rack",
              "trailer",
              "pan handle",
              "oven",
            ],
            when: { loaded: "always", clean: "rarely", missing: "rarely" },
          },
          no: { means: "the broken place has little to bear" },
        },
      },
      {
        ask: `Was the same place of the ${thing} glued before?`,
        answers: {
          yes: {
            means: "it was glued there before",
            heard: ["glued before", "glued it", "broke again"],
            when: { loaded: "often", missing: "sometimes", clean: "rarely" },
          },
          no: { means: "it was never glued there" },
        },
      },
    ],
    safety: [
      "Glued pieces are for display or dry use: no food, no hot drinks, no oven, no dishwasher.",
      "Pick up splinters with damp paper, not with bare fingers.",
    ],
    prevention: ["Keep it where it cannot be knocked down, and lift it with both hands."],
    stopWhen: [
      "It carries or protects a person: a ladder, a seat, a helmet.",
      "It is old or dear to you: ask a restorer before the first drop of glue.",
    ],
  });
