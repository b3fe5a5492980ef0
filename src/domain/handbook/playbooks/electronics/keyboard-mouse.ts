import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const notRecognised = defineFault({
  id: "keyboard-mouse-not-recognised",
  name: "does not connect or is not recognised",
  usual: true,
  weight: 7,
  says: [
    "not recognised",
    "not working",
    "won't connect",
    "dead",
    "not responding",
    "doesn't work",
    "no light",
    "bluetooth won't pair",
    "wireless not working",
    "cursor doesn't move",
    "disconnects",
    "stopped working",
    "usb not recognised",
    "receiver lost",
    "laser stopped working",
    "battery dead",
    "won't turn on",
  ],
  causes: {
    energy: {
      name: "empty cells or a switch that is off",
      short: "the cells or switch",
      weight: 5,
      why: "Radio keyboards and mice drain cells slowly and then stop from one day to the next. Their tiny switch also gets moved in a bag.",
      check: {
        do: "Put in a new cell, set the switch underneath to “on” and look for a light.",
        finds: "it works again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "New AA or AAA cell" }, { name: "Cotton bud" }, { name: "Vinegar" }],
        steps: [
          {
            action: "unplug",
            title: "Slide the switch off and take the old cell out",
            how: "Read plus and minus.",
            fallsOut: "On some the receiver is stored beside the cell.",
          },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Crust comes off with a cotton bud and a little vinegar; then dry.",
            see: "bright springs.",
          },
          {
            action: "replace",
            title: "Put in the new cell",
            how: "For built-in batteries charge for an hour with another cable instead.",
          },
          {
            action: "test",
            title: "Switch on",
            how: "Look underneath.",
            see: "a light for some seconds.",
          },
        ],
      },
    },
    link: {
      name: "a lost pairing, a weak radio link or a bad port",
      short: "the radio link or port",
      weight: 5,
      why: "The small receiver is disturbed by USB 3 ports beside it, and Bluetooth devices remember only some computers.",
      check: {
        do: "Put receiver or cable into another port, by an extension of half a metre if you have one.",
        finds: "it works there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 6],
        tools: [{ name: "Short USB extension" }, { name: "Second computer" }],
        steps: [
          {
            action: "test",
            title: "Change port",
            how: "At the front, without a hub. Use the extension to bring the receiver within a metre.",
            see: "a cursor that moves smoothly.",
          },
          {
            action: "adjust",
            title: "Delete and pair again",
            how: "Bluetooth settings: remove it. Hold its pairing key until the light blinks fast, then add it.",
          },
          {
            action: "adjust",
            title: "Pair a lost receiver's successor",
            how: "Some makers sell single receivers that learn your device with a free program.",
          },
          {
            action: "test",
            title: "Try it on the second computer",
            how: "For five minutes.",
            see: "whether it works there. Then the first computer's driver is at fault.",
          },
        ],
      },
    },
    cable: {
      name: "a broken cable at its bend",
      short: "the cable",
      weight: 4,
      why: "The wires break where the cable enters the case.",
      check: {
        do: "Move the cable at both ends while you watch its light.",
        finds: "the light comes and goes",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 8],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Side cutter" },
          { name: "Soldering iron" },
          { name: "Heat-shrink tube", instead: "electrical tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug out of the computer",
            how: "Mark the place where the light flickers.",
          },
          {
            action: "open",
            title: "Undo the screws",
            how: "Mice hide them under their feet. Use the screwdriver and lift the top.",
            fallsOut: "The wheel and its spring.",
          },
          {
            action: "replace",
            title: "Cut the bad piece off and join anew",
            how: "Shorten the cable with the cutter behind the break, strip four wires, slide heat-shrink tube on, and join colour to colour with the soldering iron. Many have a plug inside, and then a spare cable only plugs in.",
            warning: "The iron's tip has over 300 °C; keep it in its stand.",
            see: "red, white, green, black each on its own.",
          },
          {
            action: "reassemble",
            title: "Lay the strain relief in",
            how: "The knob of the cable goes into its groove, so that nothing pulls at the joints.",
            putBack: "Wheel, top, screws, feet.",
          },
          {
            action: "test",
            title: "Plug in and bend it",
            how: "Ten minutes of use.",
            see: "a steady light.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the keyboard or mouse a cable, or does it work by radio?",
      answers: {
        cable: {
          means: "it has a cable",
          heard: ["wired", "cable", "usb lead", "cord"],
          when: { cable: "often", link: "sometimes", energy: "never" },
        },
        radio: {
          means: "it works by radio",
          heard: ["radio", "wireless", "bluetooth", "receiver", "dongle", "battery"],
          when: { energy: "often", link: "often", cable: "never" },
        },
      },
    },
    {
      ask: "Does a light come on at the keyboard or mouse?",
      answers: {
        yes: {
          means: "a light comes on",
          heard: ["light is on", "light comes on"],
          when: { link: "often", energy: "rarely", cable: "sometimes" },
        },
        no: { means: "no light comes on", heard: ["no light", "dead"] },
      },
    },
    {
      ask: "Does the keyboard or mouse work on another computer or port?",
      answers: {
        yes: {
          means: "it works on another computer or port",
          heard: ["works on another"],
          when: { link: "always", energy: "rarely", cable: "rarely" },
        },
        no: {
          means: "it does not work elsewhere either",
          heard: ["tried another computer", "another port"],
        },
      },
    },
    {
      ask: "Have fresh cells been put into the keyboard or mouse?",
      answers: {
        yes: {
          means: "fresh cells did not help",
          heard: ["new batteries", "new battery", "changed battery"],
          when: { energy: "rarely" },
        },
        no: { means: "its cells have not been changed" },
      },
    },
  ],
  safety: ["Charge a wireless mouse with its own cable, not under papers."],
  prevention: ["Switch it off by its slider when you travel."],
  stopWhen: ["The battery compartment is warm or its lid bulges."],
});

const keysFail = defineFault({
  id: "keyboard-mouse-keys",
  name: "has keys that stick or do not work",
  weight: 6,
  says: [
    "keys not working",
    "keys stuck",
    "some keys not working",
    "letter not working",
    "4 keys no longer working",
    "faulty keys",
    "sticky keys",
    "spilled coffee on keyboard",
    "water damage",
    "key fell off",
    "keycap missing",
    "space bar stuck",
    "types twice",
    "keyboard keys",
    "dropped and keys not working",
  ],
  causes: {
    crumbs: {
      name: "crumbs or a dried drink under the keys",
      short: "dirt under the keys",
      weight: 6,
      why: "Dirt holds the key up or glues it down.",
      check: {
        do: "Turn the keyboard over, tap it, and press the bad key all round.",
        finds: "it crunches, sticks or comes back slowly",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Paint brush" },
          { name: "Key puller", instead: "two bent paper clips" },
          { name: "Soapy water" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it or switch it off, and take a picture",
            how: "The picture tells you later where each key belongs.",
          },
          {
            action: "clean",
            title: "Tap and brush it",
            how: "Upside down, then with the brush along the rows.",
            fallsOut: "A spoonful of crumbs.",
          },
          {
            action: "pry",
            title: "Pull the bad keys",
            how: "Straight up with the key puller. Long keys hang on a wire; lift the end with the stem first.",
            see: "the stem below, clean or not.",
          },
          {
            action: "clean",
            title: "Wash caps, wipe stems",
            how: "Caps into warm soapy water for half an hour. Stems with alcohol on cotton buds, moving them up and down.",
            putBack: "Caps quite dry, then press until they click.",
          },
          {
            action: "test",
            title: "Type each row three times",
            how: "In an empty text.",
            see: "each letter once.",
          },
        ],
      },
    },
    foil: {
      name: "a foil or switch inside that has failed",
      short: "the foil or a switch",
      weight: 4,
      why: "Flat keyboards have two printed foils. Liquid eats a track, and all keys on it go together. Mechanical keys wear one by one.",
      check: {
        do: "Write down all dead keys, and look whether they form a group or row.",
        finds: "several keys in a group are dead, or one key writes twice",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [0, 10],
        tools: [
          { name: "Small screwdriver" },
          { name: "Distilled water" },
          { name: "Conductive silver pen" },
          { name: "Tray for screws" },
        ],
        steps: [
          { action: "unplug", title: "Plug or cells out", how: "Lay it face down on a cloth." },
          {
            action: "unscrew",
            title: "Undo all screws",
            how: "Fifteen to thirty with the screwdriver, some under feet and label. Put them on the tray.",
            fallsOut: "The foils, and with rubber domes dozens of domes: lift the back off slowly.",
          },
          {
            action: "clean",
            title: "Rinse the foils",
            how: "Distilled water, pat dry, hang up for a day.",
            see: "clear foil without brown edges.",
          },
          {
            action: "replace",
            title: "Mend a broken track",
            how: "Where a line is interrupted, draw over it with the silver pen, let it dry for an hour. Single mechanical switches are unsoldered instead, at a repair café.",
            putBack: "Foils on their pegs, small board clamped on the contact field.",
          },
          {
            action: "test",
            title: "Type before all screws are in",
            how: "Four screws are enough to test.",
            see: "the dead group writing.",
          },
        ],
        stopWhen: [
          "It is an aluminium keyboard that is glued: it cannot be opened without bending.",
        ],
      },
    },
    setting: {
      name: "a language or helper setting of the computer",
      short: "a setting",
      weight: 3,
      why: "Another language swaps keys, and helpers ignore or repeat them.",
      check: {
        do: "Try the keyboard on another computer, or use the on-screen keyboard.",
        finds: "on the other computer all keys are right",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Mouse" }],
        steps: [
          {
            action: "adjust",
            title: "Choose the language",
            how: "Windows key and space; Mac: Control and space.",
          },
          {
            action: "adjust",
            title: "Switch sticky, filter and mouse keys off",
            how: "With the mouse: Accessibility, Keyboard.",
          },
          {
            action: "adjust",
            title: "Look at Fn, Num and Scroll lock",
            how: "Press Fn and Num together on small keyboards.",
            see: "numbers from the number block.",
          },
          {
            action: "test",
            title: "Write the alphabet and the digits",
            how: "With and without shift.",
            see: "all of them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Was something spilled on the keyboard, or is it full of crumbs?",
      answers: {
        yes: {
          means: "it had a spill or is full of crumbs",
          heard: ["spilled", "spilt", "coffee", "water", "wine", "crumbs", "sticky", "liquid"],
          when: { crumbs: "often", foil: "sometimes", setting: "never" },
        },
        no: { means: "nothing was spilled" },
      },
    },
    {
      ask: "Are the keyboard's bad keys a group or row, single ones, or do they write other letters?",
      answers: {
        group: {
          means: "a group or row is dead",
          heard: ["row", "group", "several keys", "half the keys"],
          when: { foil: "always", crumbs: "rarely", setting: "rarely" },
        },
        single: {
          means: "single keys stick or fail",
          heard: ["single", "single key", "stuck", "space bar", "few keys", "sticky"],
          when: { crumbs: "often", foil: "sometimes", setting: "never" },
        },
        other: {
          means: "keys write other letters",
          heard: ["wrong letters", "other letters", "swapped"],
          when: { setting: "always", crumbs: "never", foil: "rarely" },
        },
      },
    },
    {
      ask: "Is the keyboard just as bad on another computer?",
      answers: {
        yes: {
          means: "it is as bad on another computer",
          when: { crumbs: "often", foil: "often", setting: "never" },
        },
        no: { means: "on another computer it is right" },
      },
    },
  ],
  safety: ["Liquid on a wireless keyboard: cells out first."],
  prevention: ["Turn it over and tap it once a week, and drink on the other side."],
  stopWhen: ["Liquid has reached the battery of a slim keyboard."],
});

const mouse = defineFault({
  id: "keyboard-mouse-mouse",
  name: "jumps, double-clicks or scrolls badly",
  weight: 5,
  says: [
    "mouse double clicks",
    "broken button",
    "left click not working",
    "scroll wheel not working",
    "cursor jumps",
    "mouse erratic",
    "worn switch",
    "mouse button",
    "pointer jumps",
    "mouse lag",
    "middle button",
    "scroll jumps",
    "mouse reversed",
    "trackball",
    "moves the wrong way",
  ],
  causes: {
    sensor: {
      name: "a dirty sensor window or a shiny table",
      short: "the sensor or table",
      weight: 4,
      why: "A hair over the small eye, or glass below it, and the cursor jumps.",
      check: {
        do: "Turn the mouse over, look into the eye, and try it on a sheet of paper.",
        finds: "there is a hair, or it runs well on paper",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Cotton bud" },
          { name: "Toothpick" },
          { name: "Mouse mat", instead: "a plain sheet of paper" },
        ],
        steps: [
          { action: "unplug", title: "Switch it off or unplug it", how: "Lay it on its back." },
          {
            action: "clean",
            title: "Wipe the eye",
            how: "With a dry cotton bud, round the rim too.",
          },
          {
            action: "clean",
            title: "Scrape the feet",
            how: "Take the dark felt off them with the toothpick.",
            see: "smooth white feet.",
          },
          {
            action: "test",
            title: "Draw circles on the mat",
            how: "Slow and fast.",
            see: "a cursor that follows.",
          },
        ],
      },
    },
    wheel: {
      name: "hair and dust round the scroll wheel",
      short: "the scroll wheel",
      weight: 4,
      why: "The wheel turns a slotted disc before a light. A single hair makes it jump back.",
      check: {
        do: "Turn the wheel slowly and look at the gap beside it.",
        finds: "hair sits in the gap, or it turns without a click",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 2],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Tweezers" },
          { name: "Rubbing alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug or cells out",
            how: "Blow along both sides of the wheel first; often that was all.",
          },
          {
            action: "open",
            title: "Open it",
            how: "The screws hide under feet or label. Turn them with the screwdriver and lift the back end first.",
            fallsOut: "Wheel and spring; take a picture.",
            warning: "A ribbon may join both halves.",
          },
          {
            action: "clean",
            title: "Draw the hair out",
            how: "With tweezers round axle and disc. A touch of alcohol on the axle, no oil.",
            see: "light through every slot.",
          },
          {
            action: "reassemble",
            title: "Wheel in, hook its spring",
            how: "It must click as it turns.",
            putBack: "Front edge first, then screws.",
          },
          {
            action: "test",
            title: "Scroll a long page up and down",
            how: "Slowly.",
            see: "no jump back.",
          },
        ],
      },
    },
    switch: {
      name: "a worn switch under a button",
      short: "the click switch",
      weight: 5,
      why: "The leaf in the small switch loses its tension after a million clicks and bounces: one click becomes two, or none.",
      check: {
        do: "Click fifty times on an empty desktop.",
        finds: "some clicks count double or not at all",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [1, 6],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Soldering iron", instead: "the one at a repair café" },
          { name: "Desoldering wick" },
          { name: "New micro switch" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Try the setting first",
            how: "Mouse settings, double-click speed to slow. That buys some weeks.",
          },
          {
            action: "unplug",
            title: "Unplug it, or cells out",
            how: "In rechargeable ones the cell is unplugged from its board before anything is soldered.",
          },
          {
            action: "open",
            title: "Open the mouse",
            how: "Screws under the feet, with the screwdriver.",
            see: "two or three small blocks with a dot on top.",
          },
          {
            action: "replace",
            title: "Change the switch",
            how: "Heat its three legs with iron and wick until they are free, set the new switch in flat, solder each leg for two seconds.",
            warning: "The iron burns; work over wood, window open.",
            putBack: "The dot must stand under the button's nose.",
          },
          {
            action: "test",
            title: "Fifty clicks again",
            how: "And drag a file across the screen.",
            see: "fifty single clicks.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What is wrong with the mouse: the pointer, the wheel or a button?",
      answers: {
        pointer: {
          means: "the pointer jumps",
          heard: ["cursor", "pointer", "jumps", "erratic", "lag"],
          when: { sensor: "always", wheel: "never", switch: "never" },
        },
        wheel: {
          means: "the wheel is bad",
          heard: ["scroll", "wheel"],
          when: { wheel: "always", sensor: "never", switch: "never" },
        },
        button: {
          means: "a button is bad",
          heard: ["click", "clicks", "button", "switch"],
          when: { switch: "always", sensor: "never", wheel: "never" },
        },
      },
    },
    {
      ask: "Does the mouse run well on a sheet of paper?",
      answers: {
        yes: {
          means: "it runs well on paper",
          when: { sensor: "often", wheel: "sometimes", switch: "sometimes" },
        },
        no: {
          means: "paper makes no difference",
          when: { sensor: "rarely", wheel: "often", switch: "often" },
        },
      },
    },
    {
      ask: "Does one click of the mouse count twice, or only now and then?",
      answers: {
        yes: {
          means: "clicks count twice or not at all",
          heard: ["double clicks", "twice", "not register"],
          when: { switch: "always", sensor: "rarely", wheel: "rarely" },
        },
        no: { means: "clicks count as they should" },
      },
    },
  ],
  safety: ["Do not look into a laser mouse from close by."],
  prevention: ["Wipe feet and eye once a month."],
  stopWhen: ["The shell is glued all round, as in some flat models."],
});

export const keyboardMouse: Playbook = {
  faults: [notRecognised, keysFail, mouse],
  notes: [
    {
      about: ["dishwasher", "wash keyboard"],
      text: "A wired keyboard with rubber domes survives a rinse with distilled water if it dries for three days. The dishwasher is too hot and too salty.",
    },
    {
      about: ["keycap", "broken key"],
      text: "Single caps and their plastic scissors are sold by model for €3 to 6. A cap of a key that you never use does for the time being.",
    },
  ],
};
