import { defineFault } from "~/domain/handbook/playbook";
import type { Fault, Step } from "~/domain/handbook/playbook";

/** Comes before anything else, whichever cause is the likeliest. */
const makeSafe: Step = {
  action: "unplug",
  title: "Pull the plug, and close the water tap if it has one",
  how: "If you cannot reach the plug, or it stands in a puddle, switch off its breaker in the fuse box. Wait until nothing is hot or moving.",
};

/** For a thing with a plug that no page fits: everything that can be done with its case closed. */
export const generalMains = (thing: string): Fault =>
  defineFault({
    id: "general-mains",
    name: "stopped doing its job",
    weight: 1,
    says: ["not working"],
    causes: {
      supply: {
        name: "no power from socket, fuse or cord",
        short: "the supply",
        weight: 4,
        why: "Of the things with a plug that are brought in as dead, a good part have nothing wrong inside: the current does not reach them.",
        check: {
          do: "Try a lamp in the same socket, then try the thing in a socket in another room.",
          finds: "the lamp stays dark or the other socket brings it to life",
          minutes: 3,
        },
        repair: {
          difficulty: "Very easy",
          minutes: 20,
          euros: [0, 3],
          tools: [
            { name: "A lamp that works" },
            { name: "Screwdriver", instead: "a table knife for the fuse holder" },
          ],
          steps: [
            makeSafe,
            {
              action: "test",
              title: "Test the socket with a lamp",
              how: "Plug the lamp in where the thing stood. Leave out extension leads and timers.",
              see: "the lamp lit. If it stays dark, look at the fuse box.",
            },
            {
              action: "unplug",
              title: "Pull the plug and read the fuse",
              how: `If the plug of the ${thing} has a fuse, lever it out with the screwdriver and put in one of the same rating.`,
              fallsOut: "Fuse and holder come out together.",
              putBack: "Press the holder in until it is flush.",
            },
            {
              action: "look",
              title: "Run the cord through your hand",
              how: "Bend it gently, a hand's width at a time, with the plug out. Look for cuts, flat spots and a loose bush at the case.",
              warning: "A cord with copper showing is not taped. Stop here and have it replaced.",
            },
            {
              action: "test",
              title: "Try once more",
              how: `Plug the ${thing} into the good socket and switch it on. Stay beside it for ten minutes.`,
              see: "it runs as it used to.",
            },
          ],
        },
      },
      settings: {
        name: "a guard, a lid or a setting that keeps it from starting",
        short: "a guard or setting",
        weight: 3,
        why: "Most machines refuse to start when a lid is ajar, a container is missing, a child lock is on or a cut-out has tripped from heat.",
        check: {
          do: "Take off every part that comes off without tools and put each one back until it clicks.",
          finds: "it starts afterwards",
          minutes: 5,
        },
        repair: {
          difficulty: "Very easy",
          minutes: 45,
          euros: [0, 0],
          tools: [
            { name: "Dry cloth" },
            { name: "The manual", instead: "the maker's site with the model number" },
          ],
          steps: [
            makeSafe,
            {
              action: "look",
              title: "Leave it without power for half an hour",
              how: "A cut-out against heat needs the time to close again, and electronics forget a hung state.",
              see: "a case that feels cool.",
            },
            {
              action: "clean",
              title: "Wipe each loose part and its seat",
              how: "Go over lids, bowls and tanks with the dry cloth. Crumbs and fluff under a lid keep its little switch open.",
            },
            {
              action: "reassemble",
              title: "Put each part back until it clicks",
              how: "Press on both sides. Compare with the picture in the manual.",
              see: "even gaps all round.",
            },
            {
              action: "test",
              title: "Start it on its plainest setting",
              how: "Switch off child lock, timer and delay, and try the shortest programme.",
              see: "a light or a sound of its own.",
            },
          ],
        },
      },
      blocked: {
        name: "dirt that blocks air, water or movement",
        short: "dirt",
        weight: 3,
        why: "Fluff, scale and grease make motors labour and heaters overheat, long before a part is worn out.",
        check: {
          do: "With the plug out, look into every opening with a torch.",
          finds: "there is fluff, scale or something that does not belong there",
          minutes: 5,
        },
        repair: {
          difficulty: "Easy",
          minutes: 40,
          euros: [0, 5],
          tools: [
            { name: "Soft brush", instead: "an old toothbrush" },
            { name: "Vacuum cleaner" },
            { name: "Torch", instead: "the light of a phone" },
          ],
          steps: [
            makeSafe,
            {
              action: "clean",
              title: "Free every opening from outside",
              how: "Loosen dust with the brush and draw it off with the vacuum cleaner. Leave the case closed.",
              see: "clear slots in the light of the torch.",
            },
            {
              action: "clean",
              title: "Wash what may be washed",
              how: "Filters, sieves and tanks that come off by hand go under lukewarm water.",
              putBack: "Put them back only when they are quite dry.",
            },
            {
              action: "adjust",
              title: "Turn what should turn, by hand",
              how: "Move wheels, brushes and knobs slowly through a full turn.",
              see: "an even movement without grinding.",
            },
            {
              action: "test",
              title: "Let it run for five minutes",
              how: "Listen and feel for warmth.",
              see: "the sound that you know from before.",
            },
          ],
        },
      },
      inside: {
        name: "a worn part inside the case",
        short: "a part inside",
        weight: 3,
        why: "When supply, settings and dirt are ruled out, it is a switch, a motor brush, a heater or a board.",
        check: {
          do: "Note exactly what it still does: a light, a hum, a click, warmth.",
          finds: "it does something, but never the whole job",
          minutes: 3,
        },
        repair: {
          handOver:
            "The handbook does not know the inside of this model, and work on open mains parts needs somebody who does.",
          difficulty: "Difficult",
          minutes: 15,
          euros: [0, 60],
          tools: [{ name: "Note with model and symptoms" }],
          steps: [
            makeSafe,
            {
              action: "look",
              title: "Copy the type plate",
              how: "It is on the back or underneath: make, model, volts and watts.",
              see: "a number that you can search for.",
            },
            {
              action: "look",
              title: "Search for the model and the symptom",
              how: "Type both into a search and look for a repair guide of this very model. Common faults have been solved by somebody.",
            },
            {
              action: "look",
              title: "Bring it to a repair café",
              how: "Take all loose parts and your note with the symptoms along: what it does, since when, what you have tried.",
            },
          ],
        },
      },
    },
    questions: [
      {
        ask: `Does the ${thing} show any sign of life: a light, a sound, a hum, warmth?`,
        answers: {
          yes: {
            means: "it shows some sign of life",
            heard: [
              "hums",
              "light comes on",
              "buzzes",
              "clicks",
              "makes a noise",
              "runs but",
              "slow",
            ],
            when: { supply: "never", settings: "often", blocked: "often", inside: "often" },
          },
          no: {
            means: "it shows no sign of life",
            heard: ["no power", "not turn on", "completely dead", "no light", "nothing happens"],
          },
        },
      },
      {
        ask: `Does the ${thing} work in another socket, or does another device work in its socket?`,
        answers: {
          yes: {
            means: "the socket is not to blame",
            heard: ["tried another socket", "socket works", "changed the fuse", "fuse is fine"],
            when: { supply: "rarely" },
          },
          no: { means: "the socket may be to blame" },
        },
      },
      {
        ask: `Did you clean, move or take apart the ${thing} shortly before it failed?`,
        answers: {
          yes: {
            means: "it was cleaned, moved or taken apart before",
            heard: [
              "after cleaning",
              "since cleaning",
              "after moving",
              "moved house",
              "took it apart",
            ],
            when: { settings: "often", supply: "sometimes", blocked: "rarely", inside: "rarely" },
          },
          no: { means: "nothing was changed on it before" },
        },
      },
      {
        ask: `Is there dust, fluff, scale or grease in the openings of the ${thing}?`,
        answers: {
          yes: {
            means: "its openings are dirty",
            heard: ["dusty", "dirty", "clogged", "blocked", "limescale", "fluff", "greasy"],
            when: { blocked: "often", supply: "rarely" },
          },
          no: { means: "its openings are clean" },
        },
      },
    ],
    safety: ["Keep the case closed: nothing in this method needs a screw on it turned."],
    prevention: [
      "Clean the air slots and filters with the change of the seasons.",
      "Wind the cord loosely, never tight around the case.",
    ],
    stopWhen: [
      "It smells, sparks, hums loudly or trips the fuse box.",
      "Two rounds of this method have changed nothing.",
    ],
  });
