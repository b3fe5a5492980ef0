import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noWaterThrough = defineFault({
  id: "coffee-maker-no-water-through",
  name: "lets no water through, or only drops",
  weight: 7,
  says: [
    "water does not come through",
    "no coffee comes out",
    "does not pump",
    "pump doesn't work",
    "coffee comes too slowly",
    "only drips",
    "blocked",
    "not brewing",
    "does not deliver the coffee",
    "hums but no water",
    "pump blocked",
    "no water pumped up",
    "weak flow",
    "needs descaling",
    "not pouring coffee",
  ],
  causes: {
    scale: {
      name: "scale in the water path",
      short: "scale",
      weight: 6,
      why: "Wherever water is heated, chalk settles. The passage of a coffee maker is as thin as a straw, so a year of hard water can close it.",
      check: {
        do: "Run a tank of plain water through without coffee and time how long a cup takes.",
        finds: "it takes more than twice as long as it used to, or it spits and steams",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 60,
        euros: [2, 8],
        tools: [
          { name: "Liquid descaler", instead: "30 g of citric acid in a litre of cold water" },
          { name: "Large bowl" },
          { name: "Pin", instead: "a toothpick" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take out filter, pods and grounds",
            how: "Nothing but water goes through now. Also take the water filter out of the tank.",
            fallsOut: "Old grounds from the outlet sieve.",
          },
          {
            action: "clean",
            title: "Let half a tank of descaler through",
            how: "Fill the tank with descaler as its label says, set the bowl under the outlet, run half of it, then switch off for twenty minutes.",
            warning:
              "Acid and hot steam come out by fits. Keep face and hands away from the outlet.",
            see: "cloudy or greenish water with crumbs in it.",
          },
          {
            action: "clean",
            title: "Run the rest through",
            how: "Switch on again. If the flow stops, switch off for ten minutes more, and go on.",
            see: "a jet that grows thicker.",
          },
          {
            action: "clean",
            title: "Free the outlet",
            how: "Plug out and all cool: unhook the outlet sieve, poke its holes with the pin and rinse it.",
            putBack: "Hook it in with its rubber ring.",
          },
          {
            action: "test",
            title: "Rinse with three tanks of clear water",
            how: "Taste a drop of the last one.",
            see: "water without any sour taste, and a cup in the usual time.",
          },
        ],
        prevention: ["Descale every two months with hard water, every six with soft."],
      },
    },
    airlock: {
      name: "an air bubble in the pump, or a tank that is not seated",
      short: "air in the pump",
      weight: 4,
      why: "After the tank has run dry the pump holds air, and air it cannot push. The valve under the tank also opens only when the tank sits right down.",
      check: {
        do: "Take the tank out, fill it to the top, push it down hard and open the steam or hot-water tap if there is one.",
        finds: "after some rattling, water comes",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Full jug of water" },
          { name: "Drinking straw", instead: "a piece of thin hose" },
        ],
        steps: [
          {
            action: "look",
            title: "Look at the valve under the tank",
            how: "Lift the tank out and press the little valve with a finger.",
            see: "a strong jet from it. If it only drips, rinse the valve backwards.",
          },
          {
            action: "adjust",
            title: "Fill the seat with water",
            how: "With the plug out, let water from the jug run through the straw into the opening where the tank sits, until it stands level.",
            see: "bubbles rising.",
          },
          {
            action: "reassemble",
            title: "Press the tank down",
            how: "Fill it to the mark and press until it clicks.",
          },
          {
            action: "test",
            title: "Pump without coffee",
            how: "Open the hot-water or steam tap, switch the pump on for ten seconds and off for ten, five times.",
            see: "the rattle turning into a steady hum, then water.",
          },
        ],
        prevention: ["Refill the tank before it runs dry."],
      },
    },
    pump: {
      name: "a worn pump or a failed heater",
      short: "the pump or heater",
      weight: 3,
      why: "A pump that is silent gets no current or has seized. In a filter machine without a pump it is the heater that lifts the water.",
      check: {
        do: "Listen close to the case when it should brew, and after two minutes hold the back of your hand near the outlet, without touching it.",
        finds: "there is no hum at all, or everything stays cold",
        minutes: 3,
      },
      repair: {
        handOver: "Water under pressure, a boiler and mains lie side by side in there.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 60],
        tools: [{ name: "Sound recording", instead: "a description of the sound" }],
        steps: [
          {
            action: "test",
            title: "Record the sound of one brew",
            how: "Hold your phone to the case for a recording. A repairer hears pump or valve from it.",
          },
          {
            action: "unplug",
            title: "Unplug it and empty the tank",
            how: "Also empty drip tray and grounds, so that it travels dry.",
          },
          {
            action: "look",
            title: "Look up the pump",
            how: "Many machines share one standard pump for about €20. Search for the model and “pump”.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "A repair shop for coffee machines, or a café with a tester, fits pump and thermal fuse and checks for leaks under pressure.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear the coffee maker hum or rattle when water should come?",
      answers: {
        yes: {
          means: "it hums or rattles",
          heard: ["hums", "humming", "rattles", "pump runs", "makes noise"],
          when: { pump: "rarely", scale: "often", airlock: "always" },
        },
        no: { means: "it stays silent", heard: ["silent", "no sound"] },
      },
    },
    {
      ask: "Has the coffee maker been descaled within the last three months?",
      answers: {
        yes: {
          means: "it was descaled not long ago",
          heard: ["descaled", "decalcified"],
          when: { scale: "rarely", airlock: "often", pump: "often" },
        },
        no: {
          means: "it has not been descaled for a long time",
          heard: ["never descaled", "limescale", "hard water", "slow"],
        },
      },
    },
    {
      ask: "Did the coffee maker's tank run dry, or was it taken out, just before this began?",
      answers: {
        yes: {
          means: "the tank had run dry or been out",
          heard: ["tank empty", "ran dry", "after refilling", "tank taken out"],
          when: { airlock: "often", scale: "rarely", pump: "rarely" },
        },
        no: { means: "the tank was never empty" },
      },
    },
  ],
  safety: [
    "Let it cool for half an hour before you take out anything but the tank: there is steam in it.",
  ],
  prevention: ["Run a cup of clear water through after the last coffee of the day."],
  stopWhen: [
    "Water comes out of the case instead of the outlet.",
    "It stays silent after cleaning.",
  ],
});

const noPower = defineFault({
  id: "coffee-maker-no-power",
  name: "does not switch on",
  usual: true,
  weight: 6,
  says: [
    "no power",
    "won't turn on",
    "won't power up",
    "on off switch not working",
    "stopped functioning",
    "no lights",
    "nothing happens",
    "switch faulty",
    "cuts out",
    "turns itself off",
    "thermal fuse gone",
    "doesn't heat up",
    "powers on but doesn't heat",
  ],
  causes: {
    interlock: {
      name: "a lid, tray or tank that is not closed",
      short: "a lid or tray",
      weight: 4,
      why: "Small switches sense door, drip tray, pod holder and tank. With one of them open the machine plays dead to protect your hands.",
      check: {
        do: "Take out tank, tray and grounds drawer, and push each back until it clicks.",
        finds: "the lamps come back",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Damp cloth" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug for five minutes",
            how: "The electronics also forget a hung state that way.",
          },
          {
            action: "clean",
            title: "Clean tongues and slots",
            how: "Lids and trays carry small tongues that push switches in the case. Wipe them with the cloth, and brush coffee dust out of their slots with the toothbrush.",
            see: "tongues that are whole. A broken one explains it all.",
          },
          {
            action: "reassemble",
            title: "Push everything home",
            how: "Tank, tray, drawer, door, in this order.",
            see: "no part standing out.",
          },
          {
            action: "test",
            title: "Switch it on",
            how: "Plug it straight into the wall and press the button for two seconds.",
            see: "the lamps, then the usual rinsing.",
          },
        ],
        stopWhen: [
          "A tongue is broken off: the switch behind it must not be wedged, the part has to be replaced.",
        ],
      },
    },
    supply: {
      name: "a dead socket, a blown fuse or a worn cord",
      short: "the supply",
      weight: 3,
      why: "With 1,500 W it puts a load on socket and fuse, and its cord is moved each time the machine is pulled forward.",
      check: {
        do: "Try the socket with the toaster or the kettle.",
        finds: "that stays dead as well",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Appliance that works" }, { name: "Fuse of the same rating" }],
        steps: [
          {
            action: "test",
            title: "Swap the socket",
            how: "Use a wall socket on another circuit, and try it first with an appliance that works.",
          },
          {
            action: "unplug",
            title: "Take the plug in your hand",
            how: "If it holds a fuse, put a new fuse of the same rating in.",
          },
          {
            action: "look",
            title: "Follow the cord to the case",
            how: "Look for a flat spot where the machine has stood on it.",
            warning: "A damaged cord is replaced by a repairer, never taped.",
            see: "a round cord without cuts.",
          },
          {
            action: "test",
            title: "Plug in and switch on",
            how: "Stay beside it for the first brew.",
            see: "the power lamp.",
          },
        ],
      },
    },
    "thermal-fuse": {
      name: "a thermal fuse that has blown, or a worn switch",
      short: "the thermal fuse or switch",
      weight: 4,
      why: "If scale or an empty tank lets the heater run too hot, a fuse in it opens once and for all. That is its job.",
      check: {
        do: "Recall how it went: during heating, with a scaled machine or an empty tank?",
        finds: "it died in the middle of heating",
        minutes: 1,
      },
      repair: {
        handOver:
          "The fuse protects against fire. It is replaced by the same type with the cause removed, and never bridged.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 25],
        tools: [{ name: "Note with model and story" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Wait for an hour: some cut-outs reset in the cold, and then it was a warning only.",
          },
          {
            action: "test",
            title: "Try it once, cold and with a full tank",
            how: "If it starts, descale it the same day.",
            see: "life, or none.",
          },
          {
            action: "look",
            title: "Write the story down",
            how: "On the note: age, when it died, when it was last descaled. Thermal fuses cost €2, the work is in finding which.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "A repair café measures the fuse in five minutes and knows the right temperature rating.",
          },
        ],
        prevention: ["Descale on time: scale is what overheats the heater."],
      },
    },
  },
  questions: [
    {
      ask: "Does any lamp or display on the coffee maker light up?",
      answers: {
        yes: {
          means: "a lamp lights up",
          heard: ["light comes on", "lamp", "red light", "flashes", "blinks", "powers on but"],
          when: { supply: "never", interlock: "sometimes", "thermal-fuse": "sometimes" },
        },
        no: { means: "no lamp lights up", heard: ["no light", "no lights", "dead", "no power"] },
      },
    },
    {
      ask: "Did the coffee maker stop in the middle of heating or brewing?",
      answers: {
        yes: {
          means: "it stopped in the middle of heating",
          heard: [
            "while brewing",
            "during brewing",
            "while heating",
            "suddenly stopped",
            "cuts out",
          ],
          when: { "thermal-fuse": "often", interlock: "rarely", supply: "sometimes" },
        },
        no: { means: "it did not start one day" },
      },
    },
    {
      ask: "Was the coffee maker cleaned, moved or taken apart shortly before?",
      answers: {
        yes: {
          means: "it was cleaned or moved before",
          heard: ["after cleaning", "since cleaning", "cleaned it", "moved"],
          when: { interlock: "often", supply: "sometimes", "thermal-fuse": "rarely" },
        },
        no: { means: "nobody had cleaned or moved it" },
      },
    },
    {
      ask: "Does another appliance work in the coffee maker's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["socket works", "fuse is fine", "changed the fuse"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
  ],
  safety: ["Empty the tank before you tilt it: water that runs into the base meets the mains."],
  prevention: [
    "Switch it off at the button, not at the plug, so that it can let off its pressure.",
  ],
  stopWhen: ["It trips the fuse box, or you smell something hot."],
});

const leaks = defineFault({
  id: "coffee-maker-leaks",
  name: "leaks water or coffee",
  weight: 5,
  says: [
    "leaks",
    "leaking",
    "leaking around coffee holder",
    "water underneath",
    "puddle under machine",
    "drips",
    "leak where the pod sits",
    "water runs out at the bottom",
    "drip tray fills up",
    "seal broken",
  ],
  causes: {
    gasket: {
      name: "a hard or dirty seal at the brewing head",
      short: "the brewing seal",
      weight: 5,
      why: "A ring of rubber seals the filter holder or the pod. Coffee oil and heat make it hard within a few years, and grounds on its edge let water past.",
      check: {
        do: "Wipe the ring clean and press your fingernail into it.",
        finds: "the nail leaves no mark, or the ring is cracked or dirty",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 10],
        tools: [
          { name: "New seal ring for the model" },
          { name: "Wooden spatula", instead: "the handle of a wooden spoon" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off, unplug, let it cool",
            how: "Wait for half an hour. The head of an espresso machine holds its heat.",
            see: "a head that you can touch.",
          },
          {
            action: "clean",
            title: "Brush the groove",
            how: "Brush the seat of the ring with the toothbrush and warm water, most of all the far side.",
            see: "black crumbs of old coffee coming out.",
          },
          {
            action: "pry",
            title: "Lift the old ring out",
            how: "Push the wooden spatula behind it and walk it round. Hard rings come out in pieces.",
            fallsOut:
              "On espresso machines the shower plate may come with it; note which side faces down.",
          },
          {
            action: "replace",
            title: "Press the new ring in",
            how: "Wet the seal, flat side up as a rule, and press it in evenly with your thumbs.",
            putBack: "Then the shower plate and its screw, if there was one.",
          },
          {
            action: "test",
            title: "Brew with water only",
            how: "Lock the holder in and run one cup.",
            see: "a dry rim all round.",
          },
        ],
        prevention: ["Wipe the ring after the last coffee."],
      },
    },
    overflow: {
      name: "a tray, tank or outlet that overflows",
      short: "an overflow",
      weight: 4,
      why: "Rinsing and steam fill the drip tray faster than you would think, and a tank valve with a grain in it drips all day.",
      check: {
        do: "Empty the tray, dry everything, set the full tank on kitchen paper overnight.",
        finds: "the tray was full, or the paper is wet",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [{ name: "Kitchen paper" }, { name: "Cotton bud" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take out tank and tray",
            how: "Tip the tray out slowly: there is always more in it.",
          },
          {
            action: "clean",
            title: "Clean the tank valve",
            how: "Press the valve with a finger under running water, and roll a wet cotton bud round its ring.",
            see: "the spring bringing it back at once.",
          },
          {
            action: "test",
            title: "Stand the tank on paper",
            how: "Fill it and leave it on kitchen paper for half an hour.",
            see: "dry paper.",
          },
          {
            action: "reassemble",
            title: "Dry the seat and put it together",
            how: "Wipe the bottom of the machine, push in tray and tank.",
            see: "no drop after the next coffee.",
          },
        ],
        prevention: ["Empty the tray when its float shows red, or every other day."],
      },
    },
    hose: {
      name: "a cracked hose or seal inside",
      short: "a hose inside",
      weight: 3,
      why: "Inside, thin hoses carry water under up to 15 bar. A clip works loose, or a ring at the boiler hardens.",
      check: {
        do: "With tank and tray dry, brew one cup and look from which corner the first drop runs.",
        finds: "it comes out from under the case itself",
        minutes: 5,
      },
      repair: {
        handOver:
          "Water runs over mains parts there, and the joint has to hold 15 bar of hot water.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 40],
        tools: [{ name: "Phone for a photo" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug before you mop",
            how: "First the plug, with dry hands, then the cloth.",
          },
          {
            action: "look",
            title: "Photograph the corner",
            how: "A photo with your phone of the wet corner with the machine on paper shows which hose it is.",
          },
          {
            action: "look",
            title: "Let it dry in the air for two days",
            how: "With the tank out and all flaps open. Do not use it meanwhile.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "Rings and hoses cost little. A repairer changes them and tests under pressure.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Where does the coffee maker leak: at the filter holder or pod, at the tank or tray, or from under the case?",
      answers: {
        head: {
          means: "it leaks at the filter holder or pod",
          heard: [
            "coffee holder",
            "filter holder",
            "pod",
            "group head",
            "holder",
            "handle",
            "portafilter",
          ],
          when: { gasket: "always", overflow: "rarely", hose: "rarely" },
        },
        tank: {
          means: "it leaks at the tank or tray",
          heard: ["tank", "tray", "reservoir"],
          when: { overflow: "often", gasket: "rarely", hose: "rarely" },
        },
        below: {
          means: "it leaks from under the case",
          heard: ["underneath", "bottom", "under the case", "under machine", "base"],
          when: { hose: "often", overflow: "sometimes", gasket: "rarely" },
        },
      },
    },
    {
      ask: "Does the coffee maker leak only while it brews?",
      answers: {
        yes: {
          means: "it leaks only while it brews",
          heard: ["when brewing", "while brewing", "during brewing"],
          when: { gasket: "always", hose: "often", overflow: "rarely" },
        },
        no: { means: "it also leaks at rest", heard: ["all the time", "overnight", "standing"] },
      },
    },
    {
      ask: "Is the rubber ring of the coffee maker's brewing head soft when you press it?",
      answers: {
        yes: {
          means: "the ring is soft",
          when: { gasket: "rarely", overflow: "often", hose: "often" },
        },
        no: {
          means: "the ring is hard",
          heard: ["hard ring", "seal broken", "seal cracked", "worn seal", "gasket"],
        },
      },
    },
  ],
  safety: ["Hot water under pressure scalds: never loosen the holder while it brews."],
  prevention: ["Change the seal every two years, before it leaks."],
  stopWhen: ["Water drips near the plug or out of the case."],
});

export const coffeeMaker: Playbook = {
  faults: [noPower, noWaterThrough, leaks],
  notes: [
    {
      about: ["vinegar", "citric acid", "descaler"],
      text: "Vinegar works as a descaler, but it attacks rubber seals and its taste stays. Cold citric acid, 30 g in a litre, or the maker's descaler is kinder to the machine.",
    },
    {
      about: ["grinder", "not grinding", "grind"],
      text: "If a grinder does not turn, unplug it, empty the beans, and vacuum the chute: a stone or a wet clump is the usual reason. Oily beans clog it again soon.",
    },
  ],
};
