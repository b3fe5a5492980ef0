import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotHeat = defineFault({
  id: "microwave-does-not-heat",
  name: "runs but does not heat",
  weight: 7,
  says: [
    "not heating",
    "doesn't heat",
    "food stays cold",
    "runs but no heat",
    "lights up and turns but cold",
    "takes longer to heat",
    "loud buzz when heating",
    "weak",
  ],
  causes: {
    settings: {
      name: "a low power level, a demo mode or the wrong programme",
      short: "a setting",
      weight: 3,
      why: "In demo mode, on “defrost” or on the fan only, it runs and lights up without making any waves.",
      check: {
        do: "Pull the plug for a minute, then heat a cup of water for two minutes at full power.",
        finds: "the water gets hot",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Cup of water, 250 ml" },
          { name: "The manual", instead: "the maker's page for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for one minute",
            how: "That ends most hung states. Then set the clock again.",
          },
          {
            action: "adjust",
            title: "Leave demo and eco mode",
            how: "The key for it is in the manual, often “start” and “stop” held together.",
          },
          {
            action: "test",
            title: "Heat the water for two minutes",
            how: "Cup in the middle, full power, then feel the cup from outside.",
            see: "water that is 30 °C warmer than before, clearly hot.",
          },
        ],
      },
    },
    "high-voltage": {
      name: "a failed part of the high-voltage side",
      short: "the high-voltage side",
      weight: 7,
      why: "A microwave makes about 4,000 volts for its heat. When one of those parts fails, the lamp and the plate still work, but the food stays cold.",
      check: {
        do: "Heat 250 ml of water for two minutes at full power.",
        finds: "it stays cold, though lamp, plate and fan work",
        minutes: 3,
      },
      repair: {
        handOver:
          "The case stays shut: a part inside holds a deadly charge even with the plug out.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 0],
        tools: [],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and keep the screws in",
            how: "Nothing behind them can be made safe at home.",
          },
          {
            action: "look",
            title: "Look at guarantee and age",
            how: "Two years and more at many makers. After eight years a repair seldom pays.",
          },
          {
            action: "look",
            title: "Ask a microwave technician",
            how: "Say “runs, no heat”. They discharge it, measure, and test for leaking waves afterwards.",
          },
          {
            action: "look",
            title: "Hand it in whole",
            how: "The recycling point takes it as it is. Leave glass plate and ring for somebody who needs them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a cup of water in the microwave stay cold after two minutes at full power?",
      answers: {
        yes: {
          means: "the water stays cold at full power",
          heard: ["stays cold", "no heat", "not heat at all"],
          when: { "high-voltage": "always", settings: "rarely" },
        },
        no: { means: "the water gets warm", heard: ["a bit warm", "takes longer"] },
      },
    },
    {
      ask: "Has the microwave been unplugged for a minute and set up again since?",
      answers: {
        yes: {
          means: "a restart has been tried",
          heard: ["unplugged it", "reset", "restarted"],
          when: { settings: "rarely", "high-voltage": "sometimes" },
        },
        no: { means: "no restart has been tried" },
      },
    },
    {
      ask: "Does the microwave hum louder than it used to when it should heat?",
      answers: {
        yes: {
          means: "it hums louder than before",
          heard: ["loud hum", "loud buzz", "hums loudly", "buzzing"],
          when: { "high-voltage": "often", settings: "rarely" },
        },
        no: { means: "it sounds as before" },
      },
    },
  ],
  safety: ["Never open the casing, not even unplugged for days.", "Never run it empty."],
  prevention: ["Do not run it empty or with metal in it."],
  stopWhen: ["It hums loudly, sparks or smells: unplug it and do not try again."],
});

const plate = defineFault({
  id: "microwave-plate-or-sparks",
  name: "does not turn its plate, or crackles",
  weight: 4,
  says: [
    "plate doesn't turn",
    "turntable not turning",
    "turntable stuck",
    "plate jumps",
    "crackles inside",
    "paint peeling inside",
    "rust inside",
    "heats unevenly",
  ],
  causes: {
    ring: {
      name: "a plate, ring or coupler that is dirty or out of place",
      short: "ring or coupler",
      weight: 6,
      why: "The plate rests on a ring with rollers and on a small plastic cross. A crust on the track or a cracked cross stops it.",
      check: {
        do: "Lift plate and ring out and look at the cross in the middle.",
        finds: "rollers stick, the track is dirty or the cross is cracked",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [{ name: "Damp cloth" }, { name: "Washing-up liquid" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and empty it",
            how: "Plate, ring and cross all lift out by hand.",
          },
          {
            action: "clean",
            title: "Wash what you took out",
            how: "Warm water and washing-up liquid. Roll each little wheel between your fingers.",
            see: "wheels that turn freely.",
          },
          {
            action: "clean",
            title: "Wipe the track",
            how: "With the cloth, a circle on the floor and the hole for the cross.",
          },
          {
            action: "reassemble",
            title: "Set cross, ring, plate",
            how: "The cross drops onto its shaft, and the plate onto the cross.",
            see: "a plate that lies flat and moves with the cross.",
          },
          {
            action: "test",
            title: "Heat a cup of water",
            how: "One minute.",
            see: "the plate turning one way or the other; both are right.",
          },
        ],
      },
    },
    cover: {
      name: "a burnt cover plate on the side wall",
      short: "the cover plate",
      weight: 3,
      why: "A sheet like cardboard covers the opening where the waves come in. Fat on it chars, and char crackles.",
      check: {
        do: "Look for a square, light grey sheet on one inner side wall.",
        finds: "it has brown or black spots",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [4, 10],
        tools: [
          { name: "Cover sheet for microwaves (mica)" },
          { name: "Scissors" },
          { name: "Damp cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it; only the cooking space is worked on",
            how: "No outer screw is touched.",
            warning: "If the metal wall behind is burned through, stop: then it is to be replaced.",
          },
          {
            action: "open",
            title: "Slide the sheet out",
            how: "It is held by a slot or one clip inside the cooking space.",
            fallsOut: "Crumbs of char; wipe them up with the cloth.",
          },
          {
            action: "replace",
            title: "Cut the new sheet to the old one",
            how: "Draw round it, cut the mica with the scissors, and slide it in.",
            see: "the opening covered all round.",
          },
          {
            action: "test",
            title: "Heat a cup of water",
            how: "One minute, watching through the door.",
            see: "no crackle and no light.",
          },
        ],
        prevention: ["Cover food that spits."],
      },
    },
    motor: {
      name: "a plate motor that has stopped",
      short: "the plate motor",
      weight: 2,
      why: "A small motor under the floor turns the cross. When it fails, the food heats in spots.",
      check: {
        do: "Take the plate out, leave the cross in with a cup of water beside it, and run it for half a minute.",
        finds: "the cross stands still",
        minutes: 2,
      },
      repair: {
        handOver:
          "A repair on the inside of a microwave is no home job: its capacitor can kill long after the plug is out.",
        difficulty: "Very difficult",
        minutes: 5,
        euros: [0, 0],
        tools: [],
        steps: [
          {
            action: "test",
            title: "Use it without turning for now",
            how: "Stir and turn the food by hand halfway through. That is safe.",
          },
          {
            action: "look",
            title: "Ask a technician for the plate motor",
            how: "The motor costs about €10, but the way to it may lead past the high voltage.",
          },
          {
            action: "look",
            title: "Weigh it up",
            how: "For a cheap microwave, stirring is the better repair.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the microwave's plate sit level, and do the little wheels under it roll?",
      answers: {
        yes: {
          means: "plate and wheels are in order",
          when: { ring: "rarely", motor: "always", cover: "always" },
        },
        no: {
          means: "plate or wheels are not in order",
          heard: ["wheel broken", "plate jumps", "ring broken", "coupler"],
        },
      },
    },
    {
      ask: "Does the microwave crackle, or are there brown spots on its inner side wall?",
      answers: {
        yes: {
          means: "it crackles or has brown spots inside",
          heard: ["crackles", "crackling", "brown spots", "burnt spot", "paint peeling"],
          when: { cover: "always", ring: "rarely", motor: "never" },
        },
        no: { means: "it neither crackles nor has spots" },
      },
    },
    {
      ask: "Does the small cross in the middle of the microwave's floor turn when the plate is out?",
      answers: {
        yes: { means: "the cross turns", when: { motor: "never", ring: "often", cover: "often" } },
        no: { means: "the cross stands still", heard: ["motor not turning", "not turn at all"] },
      },
    },
  ],
  safety: ["Work only inside the cooking space, with the plug out, and turn no screw of the case."],
  prevention: ["Wipe the inside after each spill, before it bakes on."],
  stopWhen: ["Sparks come back after cleaning, or the wall is burned through."],
});

const dead = defineFault({
  id: "microwave-dead",
  name: "does not start",
  usual: true,
  weight: 6,
  says: [
    "no power",
    "won't turn on",
    "won't start",
    "display blank",
    "door switch broken",
    "door does not close",
    "buttons don't work",
    "nothing happens",
    "stops when the door is touched",
    "turns on with the door open",
  ],
  causes: {
    supply: {
      name: "a dead socket, a blown plug fuse or the child lock",
      short: "supply or lock",
      weight: 4,
      why: "It takes a good part of what a socket can give, and its child lock makes every key dead.",
      check: {
        do: "Try a lamp in its socket, and hold “stop” for five seconds.",
        finds: "the lamp stays dark, or the keys work again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Lamp" }, { name: "Plug fuse of the same rating" }],
        steps: [
          {
            action: "test",
            title: "Prove the socket",
            how: "Lamp in, and no other heavy appliance on the same circuit.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Plug in hand, change its fuse",
            how: "Only the fuse in the plug, where there is one. Those inside are not for you.",
          },
          {
            action: "adjust",
            title: "End the child lock",
            how: "Hold “stop” or the key sign for five seconds.",
            see: "the key sign going out.",
          },
          {
            action: "test",
            title: "Heat a cup of water",
            how: "One minute.",
            see: "the usual hum.",
          },
        ],
      },
    },
    door: {
      name: "a door that does not close cleanly",
      short: "the door",
      weight: 4,
      why: "Three switches watch the door, so that no wave gets out. Fat on hooks or rim keeps them open, and then nothing starts.",
      check: {
        do: "Press the shut door gently at its top and bottom corner while you start it.",
        finds: "it starts or stops as you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }, { name: "Warm water with a drop of soap" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and open the door",
            how: "Look at the two hooks and their slots.",
          },
          {
            action: "clean",
            title: "Wash rim, hooks and slots",
            how: "Cloth and soapy water, nothing sharp. Dry it.",
            see: "hooks that spring back.",
          },
          {
            action: "look",
            title: "Look along the door",
            how: "It must hang straight and touch all round.",
            warning:
              "Bent, cracked or loose door, or a broken hook: do not use it any more. The door keeps the waves in.",
          },
          {
            action: "test",
            title: "Try it with a cup of water",
            how: "Shut it with a click.",
            see: "it starts at the first press and stops when the door opens.",
          },
        ],
      },
    },
    inside: {
      name: "a blown fuse or a failed switch inside",
      short: "a part inside",
      weight: 5,
      why: "When a door switch sticks, an inner fuse blows on purpose. It sits beside the high voltage.",
      check: {
        do: "With a good socket and a clean door, see whether the clock lights up.",
        finds: "display and lamp stay dark",
        minutes: 1,
      },
      repair: {
        handOver:
          "Nobody opens a microwave at home: what sits behind the panel keeps a deadly voltage for days.",
        difficulty: "Very difficult",
        minutes: 5,
        euros: [0, 0],
        tools: [],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for good",
            how: "Do not look for the fuse: it has blown for a reason.",
          },
          {
            action: "look",
            title: "Call a technician or hand it in",
            how: "A fuse and a switch cost €10, the visit more. Ask first.",
          },
          {
            action: "look",
            title: "Keep plate and ring",
            how: "They fit many models, and are what breaks most often.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the microwave's clock or lamp light up?",
      answers: {
        yes: {
          means: "clock or lamp lights up",
          heard: ["display on", "clock works", "light comes on", "lamp works"],
          when: { door: "often", supply: "rarely", inside: "rarely" },
        },
        no: {
          means: "clock and lamp are dark",
          heard: ["no power", "display blank", "dead", "no light"],
        },
      },
    },
    {
      ask: "Does pressing or lifting the microwave's door change anything?",
      answers: {
        yes: {
          means: "pressing the door changes it",
          heard: ["press the door", "push the door", "door loose", "door not close", "door switch"],
          when: { door: "often", inside: "rarely", supply: "never" },
        },
        no: { means: "pressing the door changes nothing" },
      },
    },
    {
      ask: "Does another device work in the microwave's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["socket works", "tried another socket"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
  ],
  safety: ["Never run it with a damaged door, and never fool its door switches."],
  prevention: ["Do not hang towels on the door, and shut it without slamming."],
  stopWhen: ["It runs with the door open: pull the plug at once."],
});

const lampOrKeys = defineFault({
  id: "microwave-lamp-or-keys",
  name: "has a dark lamp or keys that do not answer",
  weight: 3,
  says: [
    "light inside not working",
    "light inside has gone",
    "bulb gone",
    "interior light out",
    "lamp not working but heats",
    "some buttons don't work",
    "keypad not working",
    "touch panel not responding",
    "start button worn",
  ],
  causes: {
    bulb: {
      name: "a dead lamp behind the casing",
      short: "the lamp",
      weight: 5,
      why: "It shines through small holes in the side wall and is reached from outside the cooking space, mostly only with the cover off, close to the part that holds the deadly charge.",
      check: {
        do: "Heat a cup of water for a minute and look into the cooking space in a dark room.",
        finds: "the water gets hot, the plate turns and it stays dark",
        minutes: 2,
      },
      repair: {
        handOver:
          "The lamp sits under the cover, beside a capacitor that stays charged with the plug out, so no bulb is worth opening it for.",
        difficulty: "Very difficult",
        minutes: 5,
        euros: [0, 10],
        tools: [],
        steps: [
          {
            action: "look",
            title: "Look for a flap on the outside, and leave screws alone",
            how: "A few models have a lamp flap of their own at side or back, shown in the manual. Without such a picture there is none.",
          },
          {
            action: "look",
            title: "Go on without light",
            how: "It heats as well in the dark. Use a cup of water to see that it warms as it did.",
          },
          {
            action: "look",
            title: "Have it done along with the next service",
            how: "A microwave technician changes the lamp in minutes, after discharging.",
          },
        ],
      },
    },
    grease: {
      name: "grease on the keys or a lock that is on",
      short: "grease or the lock",
      weight: 4,
      why: "Steam and fat creep along the foil of the keys, and a long press on “stop” locks all of them.",
      check: {
        do: "Hold “stop” for five seconds, then wipe the panel dry and try each key.",
        finds: "they answer again, or the sign of a key goes out",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Microfibre cloth" }, { name: "Washing-up liquid" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug for five minutes",
            how: "The controls start afresh afterwards.",
          },
          {
            action: "clean",
            title: "Wipe the panel with a wrung-out cloth",
            how: "One drop of washing-up liquid in warm water, the cloth wrung until it drips no more, then dry.",
            warning: "No spray: what runs behind the panel reaches the board.",
          },
          {
            action: "test",
            title: "Plug in and press every key",
            how: "Firmly, in the middle of its sign.",
            see: "a beep for each.",
          },
        ],
      },
    },
    foil: {
      name: "a worn key foil or panel board",
      short: "the key foil",
      weight: 3,
      why: "The foil switches wear where everybody presses, mostly “start” and “30 seconds”.",
      check: {
        do: "Note which keys fail after cleaning.",
        finds: "the same few keys fail, the most used ones",
        minutes: 2,
      },
      repair: {
        handOver: "The foil's ribbon ends inside the casing, and nobody at home goes in there.",
        difficulty: "Very difficult",
        minutes: 5,
        euros: [0, 40],
        tools: [],
        steps: [
          {
            action: "look",
            title: "Use the way round",
            how: "Set the time with keys that work; many start with the dial or by “+30”.",
          },
          {
            action: "unplug",
            title: "If it starts by itself, pull the plug for good",
            how: "A foil that is stuck can switch it on empty.",
          },
          {
            action: "look",
            title: "Ask for the price of the panel",
            how: "With the model number, from a microwave technician. Above a third of a new one, replace it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the lamp inside the microwave that stays dark, while the keys all answer?",
      answers: {
        yes: {
          means: "the lamp is dark and the keys answer",
          heard: ["light inside", "interior light", "bulb", "lamp"],
          when: { bulb: "always", grease: "never", foil: "never" },
        },
        no: {
          means: "it is the keys",
          heard: ["buttons", "keypad", "touch panel", "start button"],
        },
      },
    },
    {
      ask: "Do the microwave's keys answer again after a wipe, or after “stop” was held for five seconds?",
      answers: {
        yes: {
          means: "wiping or unlocking helped",
          when: { grease: "always", foil: "rarely", bulb: "sometimes" },
        },
        no: { means: "wiping and unlocking changed nothing", heard: ["cleaned the buttons"] },
      },
    },
    {
      ask: "Are the dead keys of the microwave the ones that you press most?",
      answers: {
        yes: {
          means: "the most used keys are dead",
          heard: ["start button", "some buttons"],
          when: { foil: "always", grease: "sometimes", bulb: "sometimes" },
        },
        no: { means: "all keys, or none, are dead" },
      },
    },
  ],
  safety: ["No screw of the casing is turned for a lamp or a key."],
  prevention: ["Press keys with a fingertip, not with a nail or a spoon."],
  stopWhen: ["It starts or goes on by itself: pull the plug at once."],
});

export const microwave: Playbook = {
  faults: [dead, doesNotHeat, plate, lampOrKeys],
  notes: [
    {
      about: ["open", "casing", "cover", "capacitor", "discharge", "unplugged for days"],
      text: "No. A microwave's capacitor can hold a deadly charge with the plug out, and people have died of it. The casing stays closed; only a trained technician opens it.",
    },
    {
      about: ["leak", "radiation", "waves"],
      text: "With a straight door and a clean rim hardly any waves get out. A bent or cracked door is a reason to stop using it.",
    },
  ],
};
