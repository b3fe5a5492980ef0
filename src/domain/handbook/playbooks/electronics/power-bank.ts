import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotCharge = defineFault({
  id: "power-bank-does-not-charge",
  name: "does not charge, or charges nothing",
  usual: true,
  weight: 8,
  says: [
    "not working",
    "won't charge",
    "not charging",
    "dead",
    "doesn't charge my phone",
    "no output",
    "no lights",
    "won't hold charge",
    "turns off",
    "loses charge",
    "empty after one charge",
    "stops after a few minutes",
    "port loose",
    "portable battery not charging",
    "portable charger",
  ],
  causes: {
    cable: {
      name: "a cable or charger that does not suit it",
      short: "the cable or charger",
      weight: 5,
      why: "A bank is filled by one port and emptied by another, and thin cables pass too little.",
      check: {
        do: "Use the input marked IN or with an arrow towards the bank, a wall charger of 2 A and another cable.",
        finds: "its lights begin to run",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Wall charger with 2 A" }, { name: "Short, thick cable" }],
        steps: [
          {
            action: "look",
            title: "Find the right port",
            how: "IN fills, OUT empties. USB-C often does both.",
          },
          {
            action: "test",
            title: "Change cable and charger",
            how: "Short, thick cable, wall charger with at least 2 A.",
            see: "a running light.",
          },
          {
            action: "test",
            title: "Charge it in sight",
            how: "On tiles or a plate, four to eight hours.",
            warning: "Take it off if it gets more than hand-warm.",
          },
          {
            action: "test",
            title: "Fill a phone with it",
            how: "Press its key once: some wait for that.",
            see: "a charging sign at the phone.",
          },
        ],
      },
    },
    protection: {
      name: "a protection that has switched off",
      short: "the protection",
      weight: 4,
      why: "After a short, a fall to zero or a device that draws too little, its electronics cut out until they are woken.",
      check: {
        do: "Unplug all, hold its key for ten seconds, and connect the wall charger for a quarter of an hour.",
        finds: "a light comes back",
        minutes: 16,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "USB charger" }],
        steps: [
          {
            action: "unplug",
            title: "Everything off it",
            how: "Look that no coin or key bridges its ports.",
          },
          {
            action: "test",
            title: "Wake it by charging",
            how: "A USB charger for a quarter of an hour.",
            see: "the first lamp.",
          },
          {
            action: "test",
            title: "Hold its key or press it twice",
            how: "That often switches a low-current mode on, for earphones and watches.",
          },
          {
            action: "test",
            title: "Load it with a phone",
            how: "A device that draws half an amp or more keeps it awake.",
            see: "that it goes on for half an hour.",
          },
        ],
      },
    },
    port: {
      name: "a dirty or loose port",
      short: "the port",
      weight: 3,
      why: "Pocket fluff and tugging ruin the port before the cells are worn.",
      check: {
        do: "Shine a light into the port and move the plug.",
        finds: "there is fluff, or the light follows the plug",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Wooden toothpick" }],
        steps: [
          {
            action: "unplug",
            title: "All cables off",
            how: "And switch it off by its key, if it has one.",
          },
          {
            action: "clean",
            title: "Hook the fluff out",
            how: "With the toothpick, along the wall, never with metal: the port may be live.",
            see: "a free tongue.",
          },
          {
            action: "test",
            title: "Plug in and turn it",
            how: "It should hold by itself.",
            see: "a steady light.",
          },
          {
            action: "test",
            title: "Use another port",
            how: "Banks have two or three. If the only input is loose, the bank has reached its end: opening it means open lithium cells.",
          },
        ],
      },
    },
    worn: {
      name: "worn cells",
      short: "the cells",
      weight: 4,
      why: "After 300 to 500 fillings, or years in a hot car, they hold a fraction.",
      check: {
        do: "Fill it fully and count how far it charges a phone.",
        finds: "it gives less than half of what it used to",
        minutes: 5,
      },
      repair: {
        handOver:
          "Its cells are wrapped in foil with full energy inside; a bank is never opened, it is handed in.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [15, 40],
        tools: [{ name: "Adhesive tape" }],
        steps: [
          {
            action: "unplug",
            title: "Run it down and stop using it",
            how: "With a lamp or phone, in sight.",
          },
          {
            action: "look",
            title: "Look at it from the side, on a flat table",
            how: "Both faces must lie flat.",
            see: "no rocking and no gap at the seam.",
          },
          {
            action: "look",
            title: "Tape over its ports",
            how: "With the tape, so that nothing shorts.",
          },
          {
            action: "look",
            title: "Hand it in as a lithium battery",
            how: "Battery collection of a shop, or the recycling point. Not into household waste and not into the post.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you tried another cable and a wall charger on the power bank?",
      answers: {
        yes: {
          means: "another cable and charger did not help",
          heard: ["tried another cable", "different charger", "new cable"],
          when: { cable: "never", worn: "often", protection: "sometimes", port: "sometimes" },
        },
        no: { means: "only one cable has been tried" },
      },
    },
    {
      ask: "Does the power bank fill up but empty again soon?",
      answers: {
        yes: {
          means: "it fills but empties soon",
          heard: ["loses charge", "not hold charge", "empty after", "runs out", "stops after"],
          when: { worn: "always", cable: "rarely", protection: "rarely", port: "rarely" },
        },
        no: { means: "it does not fill at all" },
      },
    },
    {
      ask: "Does the power bank's light follow when you move the plug?",
      answers: {
        yes: {
          means: "the light follows the plug",
          heard: ["loose", "wiggle", "port loose"],
          when: { port: "always", cable: "sometimes", protection: "never", worn: "never" },
        },
        no: { means: "the plug makes no difference" },
      },
    },
    {
      ask: "Was the power bank quite empty for long, or did a device with a short hang on it?",
      answers: {
        yes: {
          means: "it was long empty or was shorted",
          heard: ["not used for", "months", "short", "empty for"],
          when: { protection: "often", worn: "sometimes", cable: "rarely", port: "rarely" },
        },
        no: { means: "neither is so" },
      },
    },
  ],
  safety: ["Charge it on tiles, in sight, never in bed or at night."],
  prevention: ["Keep it out of the car in summer and fill it to half every three months."],
  stopWhen: ["It bulges, clicks, hisses or gets hot."],
});

const swollen = defineFault({
  id: "power-bank-swollen",
  name: "is swollen, hot or damaged",
  weight: 5,
  says: [
    "swollen",
    "slightly swollen",
    "bulging",
    "puffed up",
    "gets hot",
    "case split open",
    "case coming apart",
    "smells",
    "dented",
    "dropped",
    "got wet",
    "recalled",
  ],
  causes: {
    gas: {
      name: "cells that have made gas",
      short: "swollen cells",
      weight: 6,
      why: "An aged or overfilled cell breaks down inside and blows up like a pillow. It may burn long after.",
      check: {
        do: "Lay it on a flat table without pressing and look along it.",
        finds: "it rocks, or the seam gapes",
        minutes: 1,
      },
      repair: {
        handOver:
          "A swollen bank is not opened, pressed, charged or emptied: it is brought out of the home.",
        difficulty: "Very easy",
        minutes: 20,
        euros: [15, 40],
        tools: [{ name: "Metal pot with sand" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off every cable",
            how: "If it is cool. If it is hot or hisses, pull the charger out of the wall and leave it lying.",
            warning:
              "Heat, hissing or a sweet smell: out of the room, door closed, call the fire service.",
          },
          {
            action: "look",
            title: "Set it outside",
            how: "In the metal pot, sand below and above, lid off, away from wood and windows.",
          },
          {
            action: "look",
            title: "Call the recycling point",
            how: "Say “swollen lithium battery” and ask how they want it brought.",
          },
          {
            action: "look",
            title: "Bring it there upright, alone",
            how: "In its pot of sand, not on your lap, windows a little open.",
          },
        ],
      },
    },
    knock: {
      name: "cells hurt by a knock, a bend or water",
      short: "hurt cells",
      weight: 4,
      why: "A dent presses the layers together. The short that grows from it may take days.",
      check: {
        do: "Look for dents, a bent corner or a tide mark, and feel its warmth with the back of your hand from close by.",
        finds: "there is a mark, or it is warmer than the table",
        minutes: 1,
      },
      repair: {
        handOver:
          "Nobody can see from outside whether the layers are whole, so a hurt bank is given up.",
        difficulty: "Very easy",
        minutes: 20,
        euros: [15, 40],
        tools: [{ name: "Ceramic bowl" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and use it no more",
            how: "Not even “just once” for the phone.",
          },
          {
            action: "look",
            title: "Watch it for some hours",
            how: "In the ceramic bowl, on the balcony or on stone.",
            see: "a bank that stays as cool as the air.",
          },
          {
            action: "look",
            title: "Keep it dry and out of the sun",
            how: "Wet ones are not dried with heat.",
          },
          {
            action: "look",
            title: "Hand it in as damaged",
            how: "Ask for the box for damaged lithium batteries.",
          },
        ],
      },
    },
    recall: {
      name: "a model that its maker has called back",
      short: "a recall",
      weight: 2,
      why: "Some series have burned, and their makers take them back for money or exchange.",
      check: {
        do: "Search maker and model number with the word “recall”.",
        finds: "your number is on a list",
        minutes: 3,
      },
      repair: {
        handOver: "A recalled bank is not used until the maker has answered.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Photo of the label" }],
        steps: [
          { action: "unplug", title: "Stop charging it", how: "Lay it on stone, cool and dry." },
          {
            action: "look",
            title: "Photograph the label",
            how: "Make a photo of the model and serial number on the label.",
          },
          {
            action: "look",
            title: "Register on the maker's page",
            how: "They send a voucher or a fireproof bag.",
            see: "a number for your case.",
          },
          {
            action: "look",
            title: "Send nothing by post on your own",
            how: "Lithium that is recalled travels only as the maker says.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the power bank thicker than it was, or does its seam gape?",
      answers: {
        yes: {
          means: "it is thicker or its seam gapes",
          heard: ["swollen", "bulging", "thicker", "puffed", "split open"],
          when: { gas: "always", knock: "sometimes", recall: "sometimes" },
        },
        no: { means: "it lies flat" },
      },
    },
    {
      ask: "Did the power bank fall, get bent or get wet?",
      answers: {
        yes: {
          means: "it fell, was bent or got wet",
          heard: ["dropped", "fell", "bent", "dented", "wet"],
          when: { knock: "always", gas: "sometimes", recall: "rarely" },
        },
        no: { means: "nothing happened to it" },
      },
    },
    {
      ask: "Is the power bank's model on a list of recalls?",
      answers: {
        yes: {
          means: "its model has been recalled",
          heard: ["recalled", "recall"],
          when: { recall: "always", gas: "rarely", knock: "never" },
        },
        no: { means: "its model is on no list" },
      },
    },
  ],
  safety: [
    "Do not press it flat, and do not pierce it.",
    "Keep it away from the way out of the flat.",
  ],
  prevention: ["Give a bank up after four years, before it swells."],
  stopWhen: ["Now: the recycling point takes it from here."],
});

const cutsOut = defineFault({
  id: "power-bank-cuts-out",
  name: "charges slowly or switches off in between",
  weight: 3,
  says: [
    "charges slowly",
    "slow charging",
    "switches off",
    "cuts out",
    "earphones won't charge from it",
    "only charges one device",
    "wireless charging not working",
    "display wrong",
    "percentage wrong",
    "light blinks",
  ],
  causes: {
    power: {
      name: "a port or cable that gives less than the device wants",
      short: "the port or cable",
      weight: 5,
      why: "Banks have ports of different strength, and quick charging works only if bank, cable and phone speak the same language.",
      check: {
        do: "Use the strongest port, marked PD or with the highest amps, alone and with a short cable.",
        finds: "it charges clearly faster",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [{ name: "USB-C cable for 60 W" }],
        steps: [
          {
            action: "look",
            title: "Read the ports",
            how: "5 V 1 A is 5 W, PD 20 W is four times as much.",
            see: "the strongest one.",
          },
          { action: "unplug", title: "Unplug what hangs on it besides", how: "Two devices share." },
          { action: "replace", title: "Use a cable for 60 W", how: "USB-C at both ends, 1 m." },
          {
            action: "test",
            title: "Watch the phone for ten minutes",
            how: "Screen off.",
            see: "3 % or more.",
          },
        ],
      },
    },
    small: {
      name: "a device that draws so little that the bank goes to sleep",
      short: "a small device",
      weight: 4,
      why: "Below some 50 mA the bank thinks that nobody is there.",
      check: {
        do: "Charge a phone on it at the same time.",
        finds: "now the small device charges too",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Phone" }],
        steps: [
          {
            action: "adjust",
            title: "Switch low-current mode on",
            how: "Press its key twice, or hold it for two seconds: a lamp changes colour.",
          },
          {
            action: "test",
            title: "Connect earphones or watch",
            how: "For ten minutes.",
            see: "a light that stays.",
          },
          {
            action: "test",
            title: "Otherwise charge a phone beside it",
            how: "On the second port.",
          },
          {
            action: "unplug",
            title: "Take it off when full",
            how: "In that mode it does not switch off by itself.",
          },
        ],
      },
    },
    tired: {
      name: "cells whose voltage sags under load",
      short: "tired cells",
      weight: 4,
      why: "Aged cells still show three lamps, and fall to none as soon as a phone draws.",
      check: {
        do: "Count how often the lamps fall by two at once.",
        finds: "they jump, and the bank goes off half full",
        minutes: 5,
      },
      repair: {
        handOver: "New cells in an old case are no job for home: a bad weld or a wrong cell burns.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [15, 40],
        tools: [{ name: "Battery collection box" }],
        steps: [
          {
            action: "test",
            title: "Learn its display anew once",
            how: "Run it down, fill it to the last lamp without a break, in sight.",
            see: "whether the jumps are gone.",
          },
          {
            action: "look",
            title: "Compare what it gives",
            how: "A bank of 10,000 mAh fills a phone about twice. Once or less is the end.",
          },
          {
            action: "unplug",
            title: "Take it out of use before it swells",
            how: "Empty, cables off.",
          },
          {
            action: "look",
            title: "Bring it to the collection box",
            how: "Of a shop that sells batteries.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it a small device such as earphones or a watch that hangs on the power bank?",
      answers: {
        yes: {
          means: "a small device hangs on it",
          heard: ["earphones", "earbuds", "watch", "headphones"],
          when: { small: "always", power: "rarely", tired: "rarely" },
        },
        no: { means: "it is a phone or larger" },
      },
    },
    {
      ask: "Do the power bank's lamps fall by two or more at once?",
      answers: {
        yes: {
          means: "its lamps fall in jumps",
          heard: ["jumps", "percentage wrong", "half full"],
          when: { tired: "always", power: "rarely", small: "never" },
        },
        no: { means: "its lamps fall one by one" },
      },
    },
    {
      ask: "Is the power bank faster with another cable or port?",
      answers: {
        yes: {
          means: "another cable or port is faster",
          heard: ["slow", "slowly"],
          when: { power: "always", small: "rarely", tired: "rarely" },
        },
        no: { means: "cable and port make no difference" },
      },
    },
  ],
  safety: ["Do not charge and empty it at the same time under cushions."],
  prevention: ["Use one good cable that stays with it."],
  stopWhen: ["It warms up while nothing hangs on it."],
});

export const powerBank: Playbook = {
  faults: [doesNotCharge, swollen, cutsOut],
  notes: [
    {
      about: ["open", "replace the cells", "repair the battery"],
      text: "A power bank is never opened: its cells hold as much energy as a small firework. It is handed in and replaced.",
    },
    {
      about: ["plane", "flight", "fly"],
      text: "Up to 100 Wh (about 27,000 mAh) goes into the cabin, never into the hold. A swollen one stays at home.",
    },
  ],
};
