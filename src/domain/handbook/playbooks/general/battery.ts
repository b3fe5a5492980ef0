import { defineFault } from "~/domain/handbook/playbook";
import type { Fault } from "~/domain/handbook/playbook";

/** For a thing that runs on batteries, built in or not, that no page fits. */
export const generalBattery = (thing: string): Fault =>
  defineFault({
    id: "general-battery",
    name: "stopped working as it should",
    weight: 1,
    says: ["not working"],
    causes: {
      empty: {
        name: "batteries that are flat or wrongly put in",
        short: "flat batteries",
        weight: 4,
        why: "A battery can show nearly its full voltage at rest and still give in as soon as it has to work.",
        check: {
          do: "Put in fresh batteries of one make, or charge it for two hours with a cable and charger that serve another device.",
          finds: "it comes back to life",
          minutes: 5,
        },
        repair: {
          difficulty: "Very easy",
          minutes: 15,
          euros: [0, 8],
          tools: [{ name: "Fresh batteries, or a second charging cable" }],
          steps: [
            {
              action: "look",
              title: "Read plus and minus in the compartment",
              how: "Compare the marks with each cell. One cell turned round stops all the others.",
              see: "a spring at each minus end.",
            },
            {
              action: "replace",
              title: "Change all cells together",
              how: "Take every old battery out before a new one goes in. Never mix old and new.",
              fallsOut: "The old cells; keep them for the collection box.",
            },
            {
              action: "test",
              title: "Charge it by another cable",
              how: "If the battery is built in, use the second cable and charger and wait for twenty minutes before you judge.",
              see: "a charging light or a sign on the display.",
            },
            {
              action: "test",
              title: "Try every function once",
              how: `Use the ${thing} for five minutes.`,
              see: "that it stays strong and does not fade.",
            },
          ],
        },
      },
      contacts: {
        name: "corroded or tired contacts",
        short: "the contacts",
        weight: 3,
        why: "Old cells leak, and the white or green crust they leave does not conduct. Springs also grow flat.",
        check: {
          do: "Open the battery compartment or look into the charging socket with a torch.",
          finds: "you see a white or green crust, fluff or a flat spring",
          minutes: 2,
        },
        repair: {
          difficulty: "Easy",
          minutes: 30,
          euros: [0, 4],
          tools: [
            { name: "Cotton buds" },
            { name: "White vinegar", instead: "lemon juice" },
            { name: "Wooden toothpick" },
            { name: "Thin gloves", instead: "a small plastic bag over your fingers" },
          ],
          steps: [
            {
              action: "unplug",
              title: "Take the batteries out and put on gloves",
              how: "The crust is caustic. Keep it off your eyes and off the table.",
              fallsOut: "Crumbs of crust; shake them into the bin.",
            },
            {
              action: "clean",
              title: "Dissolve the crust",
              how: "Wet a cotton bud with a little vinegar and roll it over each contact until the foaming stops. Then wipe with a bud and clear water.",
              see: "bare metal.",
            },
            {
              action: "clean",
              title: "Free the charging socket",
              how: "If it charges by cable, lift fluff out with the toothpick, with the device switched off. Metal needles bend the pins.",
              see: "the plug goes in all the way and clicks.",
            },
            {
              action: "adjust",
              title: "Lift flat springs",
              how: "Pull each spring out a few millimetres, so that it presses on the cell again.",
              see: "cells that sit firmly and do not rattle.",
            },
            {
              action: "test",
              title: "Let it dry, then try it",
              how: "Wait for ten minutes before the batteries go back in.",
              see: "it starts without being pressed or shaken.",
            },
          ],
        },
      },
      setting: {
        name: "a hung program or a setting",
        short: "a setting",
        weight: 3,
        why: "Small computers sit in nearly everything, and now and then one hangs, or a lock, a mute or a pairing stands in the way.",
        check: {
          do: "Hold the power button down for 20 seconds, or take the batteries out for five minutes.",
          finds: "it behaves differently afterwards",
          minutes: 6,
        },
        repair: {
          difficulty: "Very easy",
          minutes: 20,
          euros: [0, 0],
          tools: [{ name: "Paper clip" }],
          steps: [
            {
              action: "test",
              title: "Force a restart",
              how: "Hold the power button for 20 seconds, let go, wait for ten, and press it once.",
            },
            {
              action: "look",
              title: "Look for locks and sliders",
              how: "Go round the case: hold, mute, transport lock and volume hide in odd places.",
              see: "every slider in its usual place.",
            },
            {
              action: "test",
              title: "Press the reset hole",
              how: "If there is a pinhole marked “reset”, press with the straightened paper clip for five seconds. Save your data first: some resets wipe it.",
            },
            {
              action: "test",
              title: "Pair it afresh",
              how: "Delete it from the list on your phone or computer, and connect it again.",
              see: "a stable connection for ten minutes.",
            },
          ],
        },
      },
      worn: {
        name: "a battery or part inside that is worn out",
        short: "a worn part",
        weight: 3,
        why: "Built-in cells last three to five years. After a fall or after water, joints on the board part too.",
        check: {
          do: "Note how long it runs on a full charge, and whether pressing or bending changes anything.",
          finds: "it runs for minutes only, or reacts to pressure",
          minutes: 5,
        },
        repair: {
          handOver:
            "Without a page for this model nobody can say how it opens without harming the cell in it.",
          difficulty: "Moderate",
          minutes: 15,
          euros: [10, 50],
          tools: [{ name: "Note with model and year" }],
          steps: [
            {
              action: "unplug",
              title: "Switch it off and stop charging it",
              how: "A cell that fades fast is better left empty than full.",
            },
            {
              action: "look",
              title: "Find the model and the battery's type",
              how: "Both are printed on the case or shown in the settings. Write them on the note.",
            },
            {
              action: "look",
              title: "Search for “battery” and the model",
              how: "See whether a guide and a spare exist, and how the maker closed the case: screws are good news, glue is not.",
            },
            {
              action: "look",
              title: "Take it to a repair café",
              how: "Bring the note and the charger. A cell can be tested there under load in a minute.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `Have the batteries of the ${thing} been changed, or fully charged with another cable, since this began?`,
        answers: {
          yes: {
            means: "fresh or full batteries did not help",
            heard: [
              "new batteries",
              "changed the batteries",
              "replaced batteries",
              "fully charged",
            ],
            when: { empty: "rarely", contacts: "often", setting: "often", worn: "often" },
          },
          no: { means: "the batteries have not been changed or charged yet" },
        },
      },
      {
        ask: `Is there any crust, rust or fluff where the ${thing} takes its batteries or its charger?`,
        answers: {
          yes: {
            means: "its contacts are dirty or corroded",
            heard: ["corroded", "corrosion", "leaked", "rusty contacts", "acid"],
            when: { contacts: "often", empty: "rarely", setting: "rarely", worn: "rarely" },
          },
          no: { means: "its contacts look clean" },
        },
      },
      {
        ask: `Does the ${thing} do anything at all when you switch it on?`,
        answers: {
          yes: {
            means: "it still does something",
            heard: ["light comes on", "flashes", "blinks", "beeps", "freezes", "cuts out"],
            when: { setting: "often", worn: "sometimes", empty: "rarely", contacts: "rarely" },
          },
          no: { means: "it does nothing at all", heard: ["not turn on", "dead", "no power"] },
        },
      },
      {
        ask: `Did the ${thing} run for a shorter and shorter time before it failed?`,
        answers: {
          yes: {
            means: "it ran for a shorter and shorter time",
            heard: ["not hold charge", "short battery life", "drains quickly", "goes flat"],
            when: { worn: "often", empty: "sometimes", contacts: "rarely", setting: "rarely" },
          },
          no: { means: "it failed from one moment to the next" },
        },
      },
    ],
    safety: [
      "A battery that is swollen, hot or wet is not tried again: put it outside on stone and take it to hazardous waste.",
    ],
    prevention: [
      "Take the batteries out when it rests for more than a month.",
      "Store things with built-in cells half full, in a cool place.",
    ],
    stopWhen: [
      "The case bulges, or the battery grows hot.",
      "It holds data that you have no copy of.",
    ],
  });
