import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotLight = defineFault({
  id: "camping-stove-does-not-light",
  name: "does not light",
  usual: true,
  weight: 8,
  says: [
    "won't light",
    "doesn't light",
    "does not ignite",
    "igniter broken",
    "ignition not working",
    "piezo not working",
    "no spark",
    "no flame",
    "no gas coming out",
    "clicks but won't light",
    "goes out",
    "button just clicks",
  ],
  causes: {
    empty: {
      name: "an empty, cold or wrongly seated cartridge",
      short: "the cartridge",
      weight: 5,
      why: "A cartridge can be empty although it feels heavy, and butane does not boil below 0 °C, so nothing comes out.",
      check: {
        do: "Shake the closed cartridge beside your ear, outdoors, with the valve shut.",
        finds: "nothing slops in it, or it is ice-cold",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "New cartridge of the type printed on the stove" },
          { name: "Warm jacket" },
        ],
        steps: [
          {
            action: "look",
            title: "Go outdoors and shut the valve",
            how: "Away from flames, cigarettes and the tent.",
            warning:
              "If you smell gas with the valve shut, put it down outdoors, walk away, and light nothing.",
          },
          {
            action: "look",
            title: "Warm a cold cartridge on your body",
            how: "Under the jacket for ten minutes. Never in hot water, on a stove or in the sun.",
          },
          {
            action: "replace",
            title: "Change it as the manual says",
            how: "Outdoors, valve shut, straight on and hand-tight. A cartridge that can be pierced is never taken off before it is empty.",
          },
          {
            action: "test",
            title: "Listen, sniff, then light",
            how: "Hold it upright for a minute.",
            see: "no hiss with the valve shut, and a blue flame when it is lit.",
          },
        ],
        prevention: ["Choose a mix with propane for nights below 5 °C."],
      },
    },
    igniter: {
      name: "a worn or wet push-button igniter",
      short: "the igniter",
      weight: 5,
      why: "The button makes its spark by striking a crystal. Damp and a bent pin lead it elsewhere; a match does the same work.",
      check: {
        do: "Press the button in the dark with the gas shut and the cartridge off.",
        finds: "there is no spark at the pin beside the burner",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 6],
        tools: [{ name: "Long lighter", instead: "long matches" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "look",
            title: "Take the cartridge off first",
            how: "Outdoors, valve shut. Nothing is tried at the igniter with gas on it.",
          },
          {
            action: "clean",
            title: "Wipe the pin dry",
            how: "With the cloth, and let it dry for an hour.",
            see: "a pin that points at the burner, 3 to 4 mm away.",
          },
          {
            action: "test",
            title: "Press it again without gas",
            how: "In the dark.",
            see: "a blue spark.",
          },
          {
            action: "test",
            title: "Light by hand for good",
            how: "Flame of the long lighter at the burner first, then open the gas a little. Keep your head aside.",
            warning: "Gas first and flame second makes a burst of fire.",
          },
        ],
      },
    },
    jet: {
      name: "a blocked jet or a faulty valve",
      short: "jet or valve",
      weight: 4,
      why: "Soot, rust or a spider's web closes a hole of a third of a millimetre. Behind it sit seals that keep the gas in.",
      check: {
        do: "Outdoors, listen for a hiss with the valve open for one second and no flame near.",
        finds: "there is no hiss although the cartridge is full and warm",
        minutes: 1,
      },
      repair: {
        handOver:
          "Jet, hose, regulator and valve carry gas: a seal that sits a hair askew means fire. The maker's service does it, and tests it for leaks.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 50],
        tools: [{ name: "Name tag" }],
        steps: [
          {
            action: "look",
            title: "Shut it and take the gas off outdoors",
            how: "Valve closed, cartridge off, ten minutes of fresh air.",
          },
          {
            action: "look",
            title: "Look for what is visible",
            how: "Rust, soot, a cracked hose. Touch and poke nothing.",
            see: "whether the hose has a date: five to ten years is its life.",
          },
          {
            action: "look",
            title: "Ask the maker",
            how: "Put a name tag on with model and year. Good makers service a stove for €20 to €40.",
          },
          {
            action: "look",
            title: "Replace a cheap one",
            how: "Below €30 a new stove is the honest advice.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear gas hiss for a moment when you open the camping stove's valve outdoors, without a flame?",
      answers: {
        yes: {
          means: "gas hisses out when it is opened",
          heard: ["gas comes out", "hisses", "lights with a match"],
          when: { igniter: "always", empty: "never", jet: "never" },
        },
        no: { means: "no gas comes out", heard: ["no gas"] },
      },
    },
    {
      ask: "Is the cartridge of the camping stove full and warmer than 5 °C?",
      answers: {
        yes: {
          means: "the cartridge is full and warm",
          heard: ["new cartridge", "full cartridge", "changed the cartridge"],
          when: { empty: "never", igniter: "often", jet: "often" },
        },
        no: {
          means: "the cartridge is empty or cold",
          heard: ["empty", "cold", "freezing", "winter"],
        },
      },
    },
    {
      ask: "Does the camping stove light with a match or lighter?",
      answers: {
        yes: {
          means: "it lights with a match",
          heard: ["match", "lighter works"],
          when: { igniter: "always", empty: "rarely", jet: "never" },
        },
        no: { means: "it does not light with a match either" },
      },
    },
  ],
  safety: [
    "Everything here happens outdoors, away from flames and the tent.",
    "A smell of gas ends the work: valve shut, put it down outside, go away from it.",
  ],
  prevention: ["Store stove and cartridge apart, dry and in a bag: spiders like the smell of gas."],
  stopWhen: ["Before any part that carries gas is unscrewed."],
});

const flame = defineFault({
  id: "camping-stove-bad-flame",
  name: "burns weakly, yellow or unevenly",
  weight: 6,
  says: [
    "weak flame",
    "low flame",
    "yellow flame",
    "sooty",
    "soots the pots",
    "flame uneven",
    "flares up",
    "flame too high",
    "won't simmer",
    "takes ages to boil",
    "splutters",
    "roars",
    "flame lifts off",
  ],
  causes: {
    cold: {
      name: "cold gas or wind",
      short: "cold or wind",
      weight: 5,
      why: "While it burns, the cartridge cools itself down to frost, and wind carries half of the heat away.",
      check: {
        do: "Feel the cartridge after five minutes of burning.",
        finds: "it is frosty, and the flame was stronger at first",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 15],
        tools: [
          { name: "Windbreak of stones or logs, open on one side" },
          { name: "Foam mat" },
          { name: "Lid for the pot" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut it and let it warm up",
            how: "Ten minutes in your sleeping bag, valve closed.",
          },
          {
            action: "adjust",
            title: "Stand it on the foam mat",
            how: "Out of the wind. Set a windbreak on the windy side only.",
            warning: "A shield all round overheats the cartridge until it bursts.",
          },
          {
            action: "adjust",
            title: "Put the lid on the pot",
            how: "It saves a third of the gas.",
          },
          {
            action: "test",
            title: "Boil half a litre",
            how: "Count the minutes.",
            see: "about three to four minutes in still air at 15 °C.",
          },
        ],
      },
    },
    dirt: {
      name: "spilled food on the burner",
      short: "a dirty burner",
      weight: 4,
      why: "Soup burns into the slots of the burner's head. The flame then goes yellow at those places and soots.",
      check: {
        do: "Look at the cold burner from above.",
        finds: "some slots or holes are closed with crust",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 2],
        tools: [{ name: "Old toothbrush" }, { name: "Wooden toothpick" }, { name: "Damp cloth" }],
        steps: [
          {
            action: "look",
            title: "Cold, shut, cartridge off",
            how: "Outdoors. Wait for half an hour after use.",
          },
          {
            action: "clean",
            title: "Brush the head dry",
            how: "With the toothbrush, upside down, so that crumbs fall out and not in.",
          },
          {
            action: "clean",
            title: "Pick the slots",
            how: "With the toothpick, from outside only. The jet in the middle is left alone.",
          },
          {
            action: "clean",
            title: "Wipe and let it dry",
            how: "Damp cloth; no water into the burner.",
            see: "open slots all round.",
          },
          {
            action: "test",
            title: "Light it outdoors",
            how: "Cartridge on, hand at the valve.",
            see: "a blue, even ring. Still yellow means no more cooking with it.",
          },
        ],
      },
    },
    regulator: {
      name: "a faulty regulator, hose or jet",
      short: "regulator or jet",
      weight: 3,
      why: "A flame that jumps up, goes yellow all round or does not close points to parts that set the pressure.",
      check: {
        do: "Turn the valve slowly from low to high and back, outdoors.",
        finds: "the flame jumps, does not get smaller or does not go out at once",
        minutes: 1,
      },
      repair: {
        handOver:
          "What sets the pressure of gas is changed as a whole by the maker's service, and tested for leaks.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 50],
        tools: [{ name: "Written note" }],
        steps: [
          {
            action: "look",
            title: "Close it and take the cartridge off",
            how: "If it does not close, let it burn out in the open, with nobody near.",
          },
          {
            action: "look",
            title: "Do not use it under any roof",
            how: "A yellow flame makes carbon monoxide, which has no smell.",
            warning: "Headache or dizziness: go out into the air and call for help.",
          },
          {
            action: "look",
            title: "Write down what the flame did",
            how: "On the note: colour, height, at which position of the valve, how old the hose is.",
          },
          {
            action: "look",
            title: "Send it to the maker or replace it",
            how: "Hoses and regulators have a date of expiry; ask for both at once.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Was the camping stove's flame stronger at first and then weaker, on a cold or windy day?",
      answers: {
        yes: {
          means: "it got weaker in cold or wind",
          heard: ["cold", "wind", "winter", "frosty", "altitude"],
          when: { cold: "always", dirt: "rarely", regulator: "rarely" },
        },
        no: { means: "cold and wind play no part" },
      },
    },
    {
      ask: "Is there burnt food on the camping stove's burner?",
      answers: {
        yes: {
          means: "there is burnt food on the burner",
          heard: ["spilled", "boiled over", "dirty", "food", "soup"],
          when: { dirt: "always", cold: "rarely", regulator: "sometimes" },
        },
        no: { means: "the burner is clean" },
      },
    },
    {
      ask: "Does the camping stove's flame jump, flare up or not go out when you turn it?",
      answers: {
        yes: {
          means: "it jumps or does not go out when it is turned",
          heard: ["flares", "jumps", "won't go out", "too high", "roars"],
          when: { regulator: "always", cold: "rarely", dirt: "rarely" },
        },
        no: { means: "it follows the valve" },
      },
    },
  ],
  safety: ["Cook in the open or under a fly that is open on two sides, never in a closed tent."],
  prevention: ["Wipe the burner after each spill, when it is cold."],
  stopWhen: ["The flame stays yellow after cleaning."],
});

const legsAndCase = defineFault({
  id: "camping-stove-legs-or-knob",
  name: "has a broken leg, pot support or knob",
  weight: 4,
  says: [
    "leg broken",
    "wobbles",
    "pot support bent",
    "pan support broken",
    "knob missing",
    "knob broken",
    "lid broken",
    "stand bent",
    "windshield broken",
    "case rusty",
    "won't stand",
    "tips over",
    "handle broken",
  ],
  causes: {
    support: {
      name: "a bent leg or pot support",
      short: "a leg or support",
      weight: 5,
      why: "The folding arms are thin wire or sheet. They bend in the rucksack, and a pot on a crooked stove is scalding water on your legs.",
      check: {
        do: "Set the stove, without gas, on a table with a full pot of cold water.",
        finds: "it rocks or leans",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "Flat pliers" }, { name: "Spirit level", instead: "a glass of water" }],
        steps: [
          {
            action: "look",
            title: "Cartridge off, cold stove",
            how: "Outdoors. Only arms and legs are touched, nothing that gas flows through.",
          },
          {
            action: "adjust",
            title: "Bend it back in small steps",
            how: "Hold the sound side, press with the pliers, compare with the next arm.",
            warning: "Do not hold it by the valve or the pipe while you bend.",
            see: "arms at one height.",
          },
          {
            action: "test",
            title: "Level on the pot",
            how: "Lay the spirit level on the pot support, then set a litre of cold water on it.",
            see: "it stands without rocking.",
          },
          {
            action: "replace",
            title: "Order what has cracked",
            how: "Arms and legs are spares at most makers.",
          },
        ],
      },
    },
    knob: {
      name: "a lost or split knob",
      short: "the knob",
      weight: 4,
      why: "The plastic knob splits on its flat shaft. Pliers instead of a knob cannot be let go of when something boils over.",
      check: {
        do: "Turn the knob and watch the shaft.",
        finds: "the knob turns and the shaft does not",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [3, 10],
        tools: [{ name: "Original spare knob" }, { name: "Ruler" }],
        steps: [
          {
            action: "look",
            title: "Do not cook until it is on",
            how: "Without a knob you cannot shut the gas in a hurry. Cartridge off.",
          },
          {
            action: "measure",
            title: "Measure the shaft",
            how: "With the ruler: diameter, and whether it has one flat or two.",
          },
          {
            action: "replace",
            title: "Push the spare knob on",
            how: "Straight, without turning the shaft, up to the stop.",
            see: "OFF pointing where the valve is shut.",
          },
          {
            action: "test",
            title: "Turn it from stop to stop",
            how: "Without gas, then outdoors with gas.",
            see: "a flame that goes out at OFF.",
          },
        ],
        stopWhen: [
          "The shaft itself is loose or turns without a stop: that is the valve, and it goes to the service.",
        ],
      },
    },
    rust: {
      name: "rust that has eaten into the body",
      short: "rust",
      weight: 2,
      why: "Surface rust is ugly, rust on pipe or valve is a leak in waiting.",
      check: {
        do: "Look at pipe, valve and burner, and scratch a brown spot with a wooden stick.",
        finds: "flakes come off, or the rust is on a part that carries gas",
        minutes: 2,
      },
      repair: {
        handOver: "A stove whose pipe or valve has rusted is not brushed bright and used again.",
        difficulty: "Easy",
        minutes: 10,
        euros: [0, 60],
        tools: [{ name: "Wooden stick" }],
        steps: [
          {
            action: "look",
            title: "Tell case from gas parts",
            how: "Try the spot with the wooden stick. Rust on tray, lid and legs may be brushed and painted. Rust on pipe, hose end or valve may not.",
          },
          {
            action: "look",
            title: "Take it out of use if gas parts rust",
            how: "Cartridge off, outdoors.",
          },
          {
            action: "look",
            title: "Hand it in",
            how: "As scrap metal, without its cartridge; cartridges go where your waste point says.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it an arm or a leg of the camping stove that is bent or broken?",
      answers: {
        yes: {
          means: "an arm or leg is bent",
          heard: ["leg", "support", "stand bent", "won't stand", "wobbles", "tips over", "bent"],
          when: { support: "always", knob: "never", rust: "sometimes" },
        },
        no: { means: "arms and legs are straight" },
      },
    },
    {
      ask: "Is the knob of the camping stove missing or does it turn on its shaft?",
      answers: {
        yes: {
          means: "the knob is missing or slips",
          heard: ["knob", "dial"],
          when: { knob: "always", support: "never", rust: "rarely" },
        },
        no: { means: "the knob holds" },
      },
    },
    {
      ask: "Is there rust on the camping stove's pipe or valve?",
      answers: {
        yes: {
          means: "gas parts are rusty",
          heard: ["rusty pipe", "rusty valve", "rust on the valve", "rust on the pipe"],
          when: { rust: "always", support: "rarely", knob: "rarely" },
        },
        no: { means: "gas parts are free of rust" },
      },
    },
  ],
  safety: ["Take the gas off before you touch anything, also for a leg."],
  prevention: ["Dry it before you pack it, and carry it in a tin."],
  stopWhen: ["Anything that gas flows through is bent, rusty or loose."],
});

export const campingStove: Playbook = {
  faults: [doesNotLight, flame, legsAndCase],
  notes: [
    {
      about: ["tent", "inside", "carbon monoxide"],
      text: "A stove in a closed tent or van makes carbon monoxide, which has no smell. Cook outside, or under a fly that is open on two sides.",
    },
    {
      about: ["refill", "refilling", "cartridge refill"],
      text: "Cartridges are not refilled at home: they are not built for it, and an overfilled one bursts in the sun.",
    },
  ],
};
