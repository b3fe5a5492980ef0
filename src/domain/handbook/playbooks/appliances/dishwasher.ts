import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotDrain = defineFault({
  id: "dishwasher-does-not-drain",
  name: "does not drain",
  weight: 8,
  says: [
    "doesn't drain",
    "won't drain",
    "not draining",
    "water in the bottom",
    "standing water",
    "full of water",
    "won't pump out",
    "pump not working",
    "water stays in",
    "smelly water in bottom",
    "hums but does not drain",
    "error e24",
    "error e25",
    "error i20",
    "water not going out",
    "drain blocked",
  ],
  causes: {
    filter: {
      name: "a clogged filter in the tub",
      short: "the filter",
      weight: 6,
      why: "Food, labels and grease settle in the sieve at the bottom. Once it is felted over, the water stands above it and the pump runs dry.",
      check: {
        do: "Switch it off, take the lower basket out and unscrew the round filter to the left.",
        finds: "it is slimy or full, and the water falls when you lift it",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Rubber gloves" },
          { name: "Cup", instead: "a large sponge" },
          { name: "Old toothbrush" },
          { name: "Washing-up liquid" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and pull the plug",
            how: "If the plug is behind it, switch off its breaker. Let hot water cool for half an hour.",
            see: "no light on the panel.",
          },
          {
            action: "clean",
            title: "Scoop the water out",
            how: "Gloves on. Cup and sponge into a bucket until the sieve lies free.",
            warning: "Broken glass lies there: scoop, do not grope.",
          },
          {
            action: "open",
            title: "Turn the filter out",
            how: "Quarter turn to the left, lift cylinder and fine mesh.",
            fallsOut: "Seeds, bones, labels.",
          },
          {
            action: "clean",
            title: "Brush it under warm water",
            how: "Toothbrush and washing-up liquid from outside to inside.",
            see: "light through the whole mesh.",
          },
          {
            action: "reassemble",
            title: "Lock it in",
            how: "Mesh flat, cylinder down, turn it right until the arrow meets its mark.",
            putBack: "It must not rattle: a loose filter lets bones into the pump.",
          },
          {
            action: "test",
            title: "Run the shortest programme",
            how: "Cancel it after five minutes with “reset” or “drain”.",
            see: "a gurgle in the sink and an empty sump.",
          },
        ],
        prevention: ["Rinse the filter once a week and scrape plates first."],
      },
    },
    "pump-wheel": {
      name: "something that jams the drain pump's wheel",
      short: "the pump wheel",
      weight: 5,
      why: "A cherry stone, a shard or a label gets past the filter and stops the small wheel behind it. The pump hums.",
      check: {
        do: "With its plug or breaker off, the filter out and the water scooped, lift the pump cover in the sump and turn the wheel with a wooden spoon.",
        finds: "something is caught, or the wheel does not jerk round",
        minutes: 6,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 2],
        tools: [
          { name: "Large sponge" },
          { name: "Long tweezers", instead: "pliers" },
          { name: "Wooden spoon" },
          { name: "Screwdriver", instead: "the handle of a teaspoon" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut its power at plug or breaker",
            how: "Before fingers go near the pump.",
          },
          {
            action: "clean",
            title: "Empty the sump",
            how: "Filter out, water out with the large sponge.",
          },
          {
            action: "open",
            title: "Lift the pump cover",
            how: "A plastic cover at the side of the sump: undo its one screw with the screwdriver or lever it up with a teaspoon.",
            fallsOut: "The cover, and a cup of water behind it.",
          },
          {
            action: "clean",
            title: "Pull out what is caught",
            how: "Tweezers, not fingers.",
            warning: "Shards are as clear as water. Feel with the spoon first.",
          },
          {
            action: "look",
            title: "Turn the wheel",
            how: "With the spoon. It turns in small jerks, because a magnet holds it.",
            see: "a full turn without a scrape.",
          },
          {
            action: "reassemble",
            title: "Snap cover and filter in",
            how: "The cover clicks; without it the pump draws air.",
          },
          {
            action: "test",
            title: "Pour in two litres and drain",
            how: "Power on, “reset” for three seconds.",
            see: "the water gone in half a minute.",
          },
        ],
        stopWhen: ["The wheel is free and the pump stays silent: it is replaced by a service."],
      },
    },
    hose: {
      name: "a kinked hose or a blocked nozzle at the sink",
      short: "the hose or sink nozzle",
      weight: 4,
      why: "The grey hose was bent when the machine was pushed home, or grease has closed the nozzle at the sink's trap. New sinks have a plug in that nozzle.",
      check: {
        do: "Fill the sink, pull its plug and watch, then look at the hose under the sink.",
        finds: "the sink drains slowly, or the hose is flat somewhere",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 10],
        tools: [{ name: "Bucket" }, { name: "Screwdriver for the clip" }, { name: "Bottle brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bucket under the trap",
            how: "Two towels as well.",
          },
          {
            action: "unscrew",
            title: "Take the hose off its nozzle",
            how: "Loosen the clip with the screwdriver, pull and hold the end high.",
            fallsOut: "A cup of grey water.",
          },
          {
            action: "clean",
            title: "Brush nozzle and hose end",
            how: "Bottle brush from both sides.",
            see: "an opening as wide as your little finger. A closed membrane in a new sink is cut out.",
          },
          {
            action: "adjust",
            title: "Lay the hose in a high bow",
            how: "Its loop should touch the underside of the worktop, so that sink water cannot run back.",
          },
          {
            action: "reassemble",
            title: "Push it on and tighten the clip",
            how: "Over the ridge of the nozzle.",
          },
          {
            action: "test",
            title: "Drain into the watched sink",
            how: "Paper under the joint.",
            see: "dry paper and a strong gush.",
          },
        ],
      },
    },
    pump: {
      name: "a dead drain pump or a float switch that holds it",
      short: "the pump or float switch",
      weight: 2,
      why: "The winding burns after long humming. In many machines the pump also runs on end when water stands in the floor pan.",
      check: {
        do: "Start “drain” with your ear at the bottom left and right.",
        finds: "there is neither hum nor gurgle, or it never stops",
        minutes: 2,
      },
      repair: {
        handOver:
          "The machine has to be laid on its side and its base opened, among water and mains.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 60],
        tools: [{ name: "Baking tray" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Off at plug and tap", how: "Close the water tap too." },
          {
            action: "look",
            title: "Look for water in the floor pan",
            how: "Shine the torch under the kickboard, push the baking tray in as far as it goes.",
            see: "dry metal. Water there explains a pump that never stops.",
          },
          { action: "look", title: "Note the code", how: "And whether it hummed." },
          {
            action: "look",
            title: "Call a service or a repairer",
            how: "A pump costs €20 to €50 and an hour. Ask them to look at the float as well.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the dishwasher's filter clean?",
      answers: {
        yes: {
          means: "the filter is clean",
          heard: ["cleaned the filter", "filter clean", "cleaned filter"],
          when: { filter: "never", "pump-wheel": "often", hose: "often", pump: "often" },
        },
        no: {
          means: "the filter is dirty",
          heard: ["filter blocked", "filter dirty", "food in the bottom"],
        },
      },
    },
    {
      ask: "Does the dishwasher hum when it should drain?",
      answers: {
        yes: {
          means: "the pump hums",
          heard: ["hums", "humming", "buzzing", "hear the pump", "pump runs"],
          when: { "pump-wheel": "always", filter: "often", hose: "often", pump: "rarely" },
        },
        no: { means: "nothing hums", heard: ["silent", "no sound"] },
      },
    },
    {
      ask: "Does the sink next to the dishwasher drain slowly, or has the machine or the sink been moved or changed lately?",
      answers: {
        yes: {
          means: "the sink is slow or something was moved",
          heard: ["sink", "new sink", "moved", "new kitchen", "just installed", "kinked", "hose"],
          when: { hose: "often", filter: "rarely", "pump-wheel": "rarely", pump: "rarely" },
        },
        no: { means: "the sink runs well and nothing was moved" },
      },
    },
    {
      ask: "Has something broken or fallen to the bottom of the dishwasher, such as glass or a stone?",
      answers: {
        yes: {
          means: "something hard fell to the bottom",
          heard: ["glass broke", "broken glass", "stone", "bone", "label"],
          when: { "pump-wheel": "often", filter: "sometimes", hose: "rarely", pump: "rarely" },
        },
        no: { means: "nothing hard is known to have fallen in" },
      },
    },
  ],
  safety: ["The water may hold caustic detergent: gloves on, and keep it out of your eyes."],
  prevention: ["Scrape, do not rinse: bones, stones and labels are what blocks it."],
  stopWhen: ["Water stands in the floor pan or runs out below."],
});

const notClean = defineFault({
  id: "dishwasher-not-clean",
  name: "does not wash clean",
  weight: 8,
  says: [
    "not cleaning",
    "doesn't clean",
    "dishes still dirty",
    "dirty dishes",
    "food left on plates",
    "gritty",
    "white film",
    "cloudy glasses",
    "limescale on dishes",
    "greasy",
    "tablet not dissolved",
    "spray arm not turning",
    "top rack not clean",
    "bad smell",
    "smells",
    "not washing properly",
    "leaves residue",
    "glasses cloudy",
  ],
  causes: {
    "spray-arms": {
      name: "blocked or stopped spray arms",
      short: "the spray arms",
      weight: 6,
      why: "Seeds and scale plug the holes, or a pan handle stops the arm. What the water does not hit stays dirty.",
      check: {
        do: "Spin both arms by hand with the baskets loaded, and hold them against the light.",
        finds: "an arm hits something, or holes are closed",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 4],
        tools: [
          { name: "Toothpick" },
          { name: "Citric acid", instead: "white vinegar" },
          { name: "Bowl" },
        ],
        steps: [
          { action: "unplug", title: "Switch it off at plug or breaker", how: "Baskets out." },
          {
            action: "unscrew",
            title: "Take the arms off",
            how: "Lower arm: pull up. Upper arm: turn its nut or unclip it.",
            fallsOut: "The nut of the upper arm.",
          },
          {
            action: "clean",
            title: "Rattle and rinse",
            how: "Shake out seeds, push the toothpick into each hole and rinse through from the middle.",
            see: "a jet out of every hole.",
          },
          {
            action: "clean",
            title: "Soak scaled arms",
            how: "Half an hour in a bowl with two spoons of citric acid per litre.",
          },
          {
            action: "reassemble",
            title: "Click them on",
            how: "They should turn at a breath.",
            putBack: "Upper nut firm, arm loose.",
          },
          {
            action: "test",
            title: "Load with gaps and wash",
            how: "Mark where the arms stand, open after ten minutes.",
            see: "arms that have moved.",
          },
        ],
        prevention: ["Spin the arms by hand before each start."],
      },
    },
    filter: {
      name: "a dirty filter and grease in the machine",
      short: "the filter and grease",
      weight: 5,
      why: "A clogged filter sends the same dirty water round. Short cool programmes leave grease that smells and spots.",
      check: {
        do: "Unscrew the filter and feel the walls below it.",
        finds: "they are slimy or grey",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Soft brush" },
          { name: "Dishwasher cleaner", instead: "a cup of vinegar upright in the top basket" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Power off, baskets out",
            how: "Then the filter, a quarter turn left.",
          },
          {
            action: "clean",
            title: "Brush filter and sump",
            how: "Soft brush under running water; wipe the sump's wall with a cloth.",
            see: "clear mesh.",
            warning: "Look for glass before you wipe.",
          },
          {
            action: "clean",
            title: "Wipe the door's lower edge and seal",
            how: "That is where the water never reaches.",
          },
          {
            action: "test",
            title: "Run it empty at its hottest",
            how: "Filter locked, cleaner in the basket, 65 to 70 °C.",
            see: "bright walls and no smell.",
          },
        ],
        prevention: ["One hot programme a month."],
      },
    },
    "salt-and-rinse": {
      name: "missing salt or rinse aid, or the wrong hardness setting",
      short: "missing salt or rinse aid",
      weight: 4,
      why: "Without salt the softener stops working, and scale clouds glass and walls. Rinse aid lets the water run off.",
      check: { do: "Wipe a cloudy glass with vinegar.", finds: "it becomes clear", minutes: 1 },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [3, 8],
        tools: [
          { name: "Dishwasher salt" },
          { name: "Rinse aid" },
          { name: "Funnel" },
          { name: "Hardness strip", instead: "the waterworks' website" },
        ],
        steps: [
          {
            action: "look",
            title: "Find your water's hardness",
            how: "Dip the strip in for a second. No opening is needed for that.",
            see: "a number in °dH or ppm.",
          },
          {
            action: "adjust",
            title: "Set the softener",
            how: "By the manual's table, on the panel or by a knob beside the salt hole.",
          },
          {
            action: "clean",
            title: "Fill salt",
            how: "Cap off, funnel on, a kilo of dishwasher salt; the first time water first. Wipe spilled grains away.",
            warning: "Salt only into the salt hole: detergent there ruins the softener.",
          },
          {
            action: "adjust",
            title: "Fill rinse aid and turn it to 3",
            how: "Streaks mean less, drops mean more.",
          },
          {
            action: "test",
            title: "Wash at once",
            how: "The spilled brine must not stay on the steel.",
            see: "clear glasses after two or three washes. What stays dull is etched for good.",
          },
        ],
      },
    },
    "programme-or-heat": {
      name: "cold water: a short programme or a heater that has failed",
      short: "the programme or heater",
      weight: 3,
      why: "Below 50 °C grease and tablets do not dissolve. Some programmes stay there on purpose; if hot ones stay cold too, heater or sensor is at fault.",
      check: {
        do: "Run the intensive programme and open the door after half an hour, carefully.",
        finds: "the dishes and water are lukewarm or cold",
        minutes: 35,
      },
      repair: {
        handOver: "Heater and relay carry 10 A under the tub, in the wet part of the machine.",
        difficulty: "Difficult",
        minutes: 45,
        euros: [25, 90],
        tools: [{ name: "Kitchen thermometer" }],
        steps: [
          {
            action: "test",
            title: "Choose the hot programme",
            how: "65 °C or more, no “eco” and no “quick”.",
          },
          {
            action: "look",
            title: "Open slowly after half an hour",
            how: "Steam first, then hold the thermometer into the water at the bottom.",
            warning: "Steam and drops scald: stand aside and open by a hand's breadth.",
            see: "55 °C or more. Then it heats, and the programme was the reason.",
          },
          { action: "unplug", title: "If it is cold, leave it off", how: "And note any code." },
          {
            action: "look",
            title: "Ask for a price",
            how: "A heater with pump costs €60 to €90, a relay board often less. Above half the price of a new machine, think twice.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the dishwasher's arms turn freely, with all holes open?",
      answers: {
        yes: {
          means: "the arms turn and their holes are open",
          when: {
            "spray-arms": "never",
            filter: "often",
            "salt-and-rinse": "often",
            "programme-or-heat": "often",
          },
        },
        no: {
          means: "an arm is stopped or blocked",
          heard: ["spray arm", "arm not turning", "arm blocked", "holes blocked", "top rack"],
        },
      },
    },
    {
      ask: "Is it a white film or cloudy glass, rather than food, on the dishwasher's dishes?",
      answers: {
        yes: {
          means: "it is a white film",
          heard: ["white film", "cloudy", "limescale", "streaks", "white"],
          when: {
            "salt-and-rinse": "always",
            "spray-arms": "rarely",
            filter: "rarely",
            "programme-or-heat": "rarely",
          },
        },
        no: { means: "food or grit is left", heard: ["gritty", "food left", "dirty"] },
      },
    },
    {
      ask: "Are dishes and tub of the dishwasher hot right after washing?",
      answers: {
        yes: {
          means: "everything is hot after washing",
          when: {
            "programme-or-heat": "never",
            "spray-arms": "often",
            filter: "often",
            "salt-and-rinse": "often",
          },
        },
        no: {
          means: "it stays lukewarm",
          heard: ["cold", "not heating", "tablet not dissolved", "lukewarm"],
        },
      },
    },
    {
      ask: "Is the dishwasher's filter slimy, or does the machine smell?",
      answers: {
        yes: {
          means: "the filter is slimy or it smells",
          heard: ["smells", "smell", "smelly", "slimy", "grease", "greasy"],
          when: {
            filter: "always",
            "spray-arms": "sometimes",
            "salt-and-rinse": "rarely",
            "programme-or-heat": "sometimes",
          },
        },
        no: { means: "the filter is clean and nothing smells", heard: ["cleaned the filter"] },
      },
    },
  ],
  safety: ["Tablets and powder burn eyes and skin: dry hands, and keep them from children."],
  prevention: ["Load so that no plate lies behind another."],
  stopWhen: ["The tablet flap does not open, or the water stays cold on every programme."],
});

const leaks = defineFault({
  id: "dishwasher-leaks",
  name: "leaks",
  weight: 5,
  says: [
    "leaking",
    "leaks from the door",
    "water on the floor",
    "puddle",
    "leaks underneath",
    "drips from the door",
    "foam coming out",
    "door seal",
    "flooding",
    "error e15",
    "water in base",
    "leaks when washing",
  ],
  causes: {
    "door-seal": {
      name: "a dirty or torn door seal",
      short: "the door seal",
      weight: 5,
      why: "Grease and glass crumbs sit along the lower lip, where no jet reaches, and hold the rubber off the steel.",
      check: {
        do: "Run a dry finger along the rubber and the edge of the door, all round.",
        finds: "there is slime, a crumb or a tear",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 30],
        tools: [
          { name: "Cloth with warm soapy water" },
          { name: "New door seal for the model" },
          { name: "Wooden spatula" },
        ],
        steps: [
          { action: "unplug", title: "Power off, tap closed", how: "Door open, baskets out." },
          {
            action: "clean",
            title: "Wash the rubber in its folds",
            how: "Cloth over the spatula, also along the bottom edge of the door.",
            see: "clean rubber that is soft all over.",
          },
          {
            action: "replace",
            title: "Replace it if it is torn",
            how: "Pull the old seal out of its groove and press the new one in, starting at the top middle.",
            fallsOut: "Crumbs from the groove.",
            putBack: "Both ends at the bottom, equally long.",
          },
          {
            action: "adjust",
            title: "Close it on paper",
            how: "A strip of paper in the door should drag at every place.",
          },
          {
            action: "test",
            title: "Wash and watch",
            how: "Kitchen paper along the front for the first ten minutes.",
            see: "dry paper.",
          },
        ],
        prevention: ["Wipe the lower edge of the door each week."],
      },
    },
    foam: {
      name: "foam, a wrong load or a loose spray arm",
      short: "foam or spray",
      weight: 4,
      why: "Washing-up liquid or spilled rinse aid foams out of every gap. A cracked arm or a plate at an angle sends a jet at the door.",
      check: {
        do: "Open it after five minutes of washing.",
        finds: "there is foam, or one spot of the door gets a direct jet",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 35,
        euros: [0, 15],
        tools: [{ name: "Table salt" }, { name: "Towel" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off, towel on the floor",
            how: "Five minutes for the foam to settle.",
          },
          {
            action: "clean",
            title: "Kill the foam",
            how: "Two spoons of table salt and a litre of cold water into the tub. Power back on, door shut, “drain”. Twice.",
          },
          {
            action: "look",
            title: "Look at arms and load",
            how: "Cracked seams, an arm that hangs down, a baking sheet at the front.",
            see: "arms that are level and whole.",
          },
          {
            action: "adjust",
            title: "Turn flat things away from the door",
            how: "And wipe up spilled rinse aid before the start.",
          },
          {
            action: "test",
            title: "Short programme without detergent",
            how: "Open once after five minutes.",
            see: "water without foam.",
          },
        ],
      },
    },
    hoses: {
      name: "a loose inlet or drain joint",
      short: "the inlet or drain joint",
      weight: 4,
      why: "Washers at the tap harden, and clips at the sink loosen when something is pushed against them.",
      check: {
        do: "Wrap dry paper round the tap joint and round the sink nozzle and run it for five minutes.",
        finds: "one of the papers gets wet",
        minutes: 7,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "New flat washer of three quarter inch" },
          { name: "Pliers", instead: "a strong hand with a cloth" },
          { name: "Kitchen paper" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, tap shut", how: "Bucket below." },
          {
            action: "unscrew",
            title: "Open the hose nut at the tap",
            how: "To the left, by hand or gently with the pliers.",
            fallsOut: "A cup of water and the old washer.",
            warning:
              "A thick box at the hose holds a stop valve with mains in it: turn only the nut, and never cut that hose.",
          },
          {
            action: "replace",
            title: "New washer, hand-tight",
            how: "Then an eighth of a turn with the pliers.",
          },
          {
            action: "adjust",
            title: "Push the drain hose on and tighten its clip",
            how: "Over the ridge.",
          },
          {
            action: "test",
            title: "Tap open, paper round both",
            how: "One short programme.",
            see: "dry kitchen paper.",
          },
        ],
      },
    },
    inside: {
      name: "a leak in the base: sump seal, pump or inner hose",
      short: "a leak in the base",
      weight: 3,
      why: "Rubber at sump and pump ages. Water collects in the floor pan, a float lifts, and the machine stops and pumps without end.",
      check: {
        do: "Look under the kickboard with a torch, and see whether it shows a leak code or pumps without stopping.",
        finds: "water stands in the pan",
        minutes: 3,
      },
      repair: {
        handOver:
          "The base has to be opened with the machine on its side, and pump and heater there are mains.",
        difficulty: "Difficult",
        minutes: 20,
        euros: [10, 80],
        tools: [{ name: "Towels" }, { name: "Torch", instead: "the light of a phone" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off, tap shut",
            how: "In this order, on dry ground.",
            warning: "Do not reach under a wet machine that has power.",
          },
          {
            action: "look",
            title: "Find where the pan fills from",
            how: "Shine the torch in: drops from the middle mean the sump, from the side a hose.",
          },
          {
            action: "clean",
            title: "Soak the pan dry with towels",
            how: "As far as you can reach. That ends the endless pumping, but not the leak.",
            see: "the code gone after an hour, for a while.",
          },
          {
            action: "look",
            title: "Book a repair",
            how: "Say “water in the floor pan, drops from the middle” and the model.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Where does the water come from on the dishwasher: the door, behind or below at the hoses, or underneath?",
      answers: {
        door: {
          means: "the water comes from the door",
          heard: ["door", "front"],
          when: { "door-seal": "always", foam: "often", hoses: "never", inside: "rarely" },
        },
        hoses: {
          means: "the water comes from the hoses",
          heard: ["hose", "behind", "back", "tap", "under the sink"],
          when: { hoses: "always", "door-seal": "never", foam: "never", inside: "rarely" },
        },
        below: {
          means: "the water comes from underneath",
          heard: ["underneath", "below", "base", "under"],
          when: { inside: "always", hoses: "sometimes", "door-seal": "sometimes", foam: "rarely" },
        },
      },
    },
    {
      ask: "Is there foam in the dishwasher when you open it after five minutes?",
      answers: {
        yes: {
          means: "there is foam",
          heard: ["foam", "suds", "bubbles", "washing up liquid", "fairy"],
          when: { foam: "often", "door-seal": "rarely", hoses: "never", inside: "rarely" },
        },
        no: { means: "there is no foam" },
      },
    },
    {
      ask: "Does the dishwasher also leak while it is switched off?",
      answers: {
        yes: {
          means: "it leaks while it is off too",
          heard: ["leaks when off", "all the time", "constantly"],
          when: { hoses: "often", "door-seal": "never", foam: "never", inside: "sometimes" },
        },
        no: { means: "it leaks only while it washes" },
      },
    },
    {
      ask: "Does the dishwasher show a code, or does its pump run without stopping?",
      answers: {
        yes: {
          means: "it shows a code or pumps without end",
          heard: ["code", "error", "e15", "pump runs constantly", "won't stop pumping"],
          when: { inside: "often", "door-seal": "rarely", foam: "sometimes", hoses: "rarely" },
        },
        no: { means: "no code is shown and the pump stops" },
      },
    },
  ],
  safety: ["Water and mains meet here: first the breaker, then the cloth."],
  prevention: ["Close the tap when you go away for longer."],
  stopWhen: ["Water reaches the plug or the socket."],
});

const doesNotStart = defineFault({
  id: "dishwasher-does-not-start",
  name: "does not start, or stops in the middle",
  usual: true,
  weight: 7,
  says: [
    "won't start",
    "doesn't start",
    "not working",
    "no power",
    "won't turn on",
    "dead",
    "lights flash",
    "stops mid cycle",
    "stops half way",
    "no water coming in",
    "does not fill",
    "door won't latch",
    "door won't close",
    "error code",
    "buttons not responding",
    "beeps but won't start",
    "child lock",
  ],
  causes: {
    latch: {
      name: "a door that does not latch",
      short: "the door latch",
      weight: 5,
      why: "A basket that is not pushed in, a tall plate or a worn catch keeps the little switch in the door open. Without it nothing starts.",
      check: {
        do: "Empty the front of the baskets, and press the door firmly at the latch while you start it.",
        finds: "it starts under pressure, or the latch does not click",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 25],
        tools: [{ name: "Damp cloth" }, { name: "Crosshead screwdriver" }],
        steps: [
          { action: "unplug", title: "Switch off at plug or breaker", how: "Door open." },
          {
            action: "look",
            title: "See what is in the way",
            how: "Baskets right way round and right in, nothing sticking out, upper basket at the same height left and right.",
          },
          {
            action: "clean",
            title: "Wipe catch and slot",
            how: "Damp cloth, and press the catch with a finger: it should snap and come back.",
            see: "a catch that snaps.",
          },
          {
            action: "adjust",
            title: "Set the striker plate",
            how: "The metal hook at the top of the tub often has long holes: loosen its screws with the screwdriver and move it 1 to 2 mm towards the door.",
          },
          {
            action: "test",
            title: "Close it and listen",
            how: "One clear click, then start.",
            see: "a hum within a minute.",
          },
        ],
        stopWhen: ["It starts only while you hold it shut: the latch with its switch is replaced."],
      },
    },
    water: {
      name: "no water: a closed tap, a blocked sieve or a tripped hose",
      short: "the water supply",
      weight: 4,
      why: "It waits for water and then gives up with a tap sign or code. The tap is shut, the sieve is full of rust, or the safety hose has closed for good.",
      check: {
        do: "Open the tap fully and listen: after the start there should be a hiss for one to two minutes.",
        finds: "there is no hiss, or a tap sign shows",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 5],
        tools: [{ name: "Bucket" }, { name: "Pliers" }, { name: "Old toothbrush" }],
        steps: [
          { action: "unplug", title: "Plug out, tap shut", how: "Bucket under the hose." },
          {
            action: "unscrew",
            title: "Take the hose off at the tap",
            how: "By hand or with the pliers.",
            fallsOut: "A cup of water.",
          },
          {
            action: "test",
            title: "Let the tap run into the bucket",
            how: "Ten litres a minute is what it should give.",
            see: "a full jet. A trickle is a matter of the tap.",
          },
          {
            action: "unplug",
            title: "Plug still out: clean the sieve",
            how: "Pull it from the hose end with the tip of the pliers, brush it with the toothbrush, and put it back.",
          },
          {
            action: "look",
            title: "Look at the window of a safety hose",
            how: "Red in it means that it has tripped: the whole hose is replaced.",
          },
          {
            action: "test",
            title: "Screw on, open, start",
            how: "Paper round the joint.",
            see: "a hiss, and dry paper.",
          },
        ],
      },
    },
    settings: {
      name: "a child lock, a delayed start or a hung programme",
      short: "a lock, delay or hang-up",
      weight: 4,
      why: "A key held too long locks the panel, and a power cut leaves a programme half done.",
      check: {
        do: "Hold “reset” or “start” for five seconds, then look for a key or clock sign.",
        finds: "a sign goes out, or it drains and is ready",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page with the model number" }],
        steps: [
          {
            action: "adjust",
            title: "Cancel what runs",
            how: "“Reset” for three to five seconds; it pumps for a minute.",
          },
          {
            action: "adjust",
            title: "Undo lock and delay",
            how: "The manual names the keys. Press delay until it shows 0.",
            see: "no key, no clock.",
          },
          {
            action: "unplug",
            title: "Without power for ten minutes",
            how: "Plug or breaker: then the board starts fresh.",
          },
          {
            action: "test",
            title: "Start the shortest programme",
            how: "Door shut within four seconds after “start” on many models.",
            see: "draining, then filling.",
          },
        ],
      },
    },
    power: {
      name: "no mains, or a switch or board that has failed",
      short: "the mains or board",
      weight: 3,
      why: "Its socket hides behind the units and shares a breaker with others, and a British plug or the switched outlet above the worktop holds a fuse. If there is mains and still no light, switch or board is dead.",
      check: {
        do: "If water stands on the floor, touch nothing and switch its breaker off. If all is dry, look whether the outlet's switch and the breaker are on, and whether others on that breaker work.",
        finds: "a switch or breaker was off, or all of them are on and the machine stays dark",
        minutes: 3,
      },
      repair: {
        handOver: "Behind the panel is mains beside water, and a board is matched to its model.",
        difficulty: "Difficult",
        minutes: 30,
        euros: [0, 120],
        tools: [
          { name: "Torch" },
          { name: "Desk lamp" },
          { name: "Fuse of the rating printed on the plug" },
          { name: "Pen" },
        ],
        steps: [
          {
            action: "look",
            title: "Look for water before you reach anywhere",
            how: "Shine the torch under the kickboard and behind the plug. Dry hands, dry shoes.",
            warning:
              "Wet floor, wet plug or a drip near the socket: leave the plug alone, switch off at the fuse box and close the water tap.",
            see: "a dry floor and a dry socket.",
          },
          {
            action: "unplug",
            title: "Take its power away and look at the plug",
            how: "Pull the plug by its body. If it cannot be reached, or the machine is wired in, switch its breaker off and leave the rest to an electrician.",
            see: "clean pins. A brown or soft plug is not used again, nor is its socket.",
          },
          {
            action: "test",
            title: "Prove the empty socket with the desk lamp",
            how: "The machine's plug stays out. Lamp in, outlet switch on.",
            see: "light. If not, set the breaker back once. If it trips again, or the socket stays dead, call an electrician.",
          },
          {
            action: "replace",
            title: "Change the fuse in a British plug, once",
            how: "With the plug in your hand: same amps, mostly 13. Then plug in, shut the door and press the key.",
            see: "a lamp on the panel. If this fuse goes too, unplug it for good: there is a short inside.",
          },
          {
            action: "look",
            title: "Write down what it showed last, and have it priced",
            how: "With the pen: the last programme, codes, and the E-number from the door's edge. A switch is cheap, a board costs €60 to €120; below eight years of age it often pays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the dishwasher show any light or sound?",
      answers: {
        yes: {
          means: "it shows light or sound",
          heard: ["lights flash", "beeps", "light on", "error", "code", "buttons light"],
          when: { power: "rarely", latch: "often", water: "always", settings: "always" },
        },
        no: {
          means: "it is quite dark and silent",
          heard: ["no power", "no lights", "completely dead"],
        },
      },
    },
    {
      ask: "Does the dishwasher start when you press its door, or has its latch lost its click?",
      answers: {
        yes: {
          means: "pressing the door helps or the latch has no click",
          heard: [
            "door won't close",
            "door won't latch",
            "latch",
            "press the door",
            "hold the door",
          ],
          when: { latch: "always", water: "rarely", settings: "rarely", power: "rarely" },
        },
        no: { means: "the door clicks and pressing changes nothing" },
      },
    },
    {
      ask: "Do you hear water run into the dishwasher after the start?",
      answers: {
        yes: {
          means: "water runs in",
          when: { water: "never", latch: "rarely", settings: "sometimes", power: "rarely" },
        },
        no: {
          means: "no water runs in",
          heard: ["no water", "not filling", "does not fill", "tap sign"],
        },
      },
    },
    {
      ask: "Does the dishwasher show a key, a clock or a programme it will not leave?",
      answers: {
        yes: {
          means: "it shows a key, a clock or hangs in a programme",
          heard: ["child lock", "delay", "timer", "stuck on", "stuck in programme", "clock"],
          when: { settings: "often", latch: "rarely", water: "rarely", power: "never" },
        },
        no: { means: "no such sign shows" },
      },
    },
  ],
  safety: ["Do not lean on the open door: the machine tips."],
  prevention: ["Close the door gently and keep forks out of its way."],
  stopWhen: ["The panel gets warm, or water drips from it."],
});

const notDry = defineFault({
  id: "dishwasher-does-not-dry",
  name: "leaves the dishes wet, or makes noise",
  weight: 3,
  says: [
    "doesn't dry",
    "dishes wet",
    "not drying",
    "water in cups",
    "wet dishes",
    "plastic stays wet",
    "noisy",
    "loud",
    "grinding noise",
    "rattling",
    "knocking",
    "humming noise",
    "banging",
  ],
  causes: {
    "rinse-aid": {
      name: "missing rinse aid, or a door kept shut",
      short: "rinse aid or a closed door",
      weight: 6,
      why: "Machines dry by the heat of the last rinse. Without rinse aid drops cling, and in a closed tub the steam falls back. Plastic never gets quite dry.",
      check: {
        do: "Look at the rinse aid window, and open the door by a hand's breadth right at the end.",
        finds: "the window is dark or empty, or the dishes are dry half an hour later",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [2, 5],
        tools: [{ name: "Bottle of rinse aid" }, { name: "Tea towel" }],
        steps: [
          {
            action: "adjust",
            title: "Fill it to the mark",
            how: "Flap in the door, pour slowly from the bottle, and wipe spills with the tea towel: they foam.",
            see: "the eye turning dark.",
          },
          {
            action: "adjust",
            title: "Turn the dose up by one",
            how: "The dial sits under the flap, or in the settings.",
          },
          {
            action: "adjust",
            title: "Choose “extra dry” and tilt the cups",
            how: "Things with hollows lean, so that water runs off.",
          },
          {
            action: "test",
            title: "Open it at the end",
            how: "By a hand's breadth, and wait for half an hour.",
            warning: "Steam rises under the worktop: keep your face away.",
            see: "dry plates.",
          },
        ],
      },
    },
    objects: {
      name: "something that knocks, or a shard in the pump",
      short: "a knock or shard",
      weight: 4,
      why: "An arm hits a handle once a turn; a shard or stone in the sump grinds.",
      check: {
        do: "Listen: a slow regular knock, or a grinding when it pumps?",
        finds: "the knock stops when you reload, or there is grit in the sump",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Torch" },
          { name: "Tongs", instead: "a pair of pliers" },
          { name: "Sponge" },
        ],
        steps: [
          { action: "unplug", title: "Power off, baskets out", how: "Arms off as well." },
          {
            action: "clean",
            title: "Empty sump and filter",
            how: "Sponge for the water, torch for what glitters, tongs for what lies there.",
            warning: "No bare fingers: shards.",
            see: "a clean sump.",
          },
          {
            action: "look",
            title: "Look under the pump cover",
            how: "If it lifts by hand or one screw, look for bones and glass.",
          },
          {
            action: "reassemble",
            title: "Filter in, arms on",
            how: "They turn freely above a loaded basket.",
          },
          {
            action: "test",
            title: "Rinse programme",
            how: "Listen for ten minutes.",
            see: "splashing only.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn wash pump or fan",
      short: "the wash pump or fan",
      weight: 2,
      why: "The bearing of the pump that drives the spray dries out when a seal leaks, and howls.",
      check: {
        do: "Compare the howl with the phases: is it there whenever water splashes?",
        finds: "it howls all through washing, with a clean sump",
        minutes: 10,
      },
      repair: {
        handOver: "The wash pump sits in the base, often in one part with the heater.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [50, 140],
        tools: [{ name: "Phone for a sound recording" }],
        steps: [
          {
            action: "test",
            title: "Record washing and pumping",
            how: "Half a minute each with the phone, at the kickboard.",
          },
          {
            action: "unplug",
            title: "Do not wash until it seizes",
            how: "A leaking seal wets the wiring below.",
          },
          {
            action: "look",
            title: "Get two prices",
            how: "One for the pump fitted, one for a new machine delivered. The recording helps the repairer to be exact.",
          },
          {
            action: "look",
            title: "Decide by age",
            how: "Under eight years it is mostly worth repairing.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it wet dishes or noise that troubles your dishwasher?",
      answers: {
        wet: {
          means: "the dishes stay wet",
          heard: ["wet", "not drying", "doesn't dry", "drying"],
          when: { "rinse-aid": "always", objects: "never", bearing: "rarely" },
        },
        noise: {
          means: "it is the noise",
          heard: ["noise", "noisy", "loud", "knocking", "grinding", "rattling", "banging"],
          when: { "rinse-aid": "never", objects: "always", bearing: "always" },
        },
      },
    },
    {
      ask: "Is the dishwasher's noise a regular knock or a grinding, rather than a howl?",
      answers: {
        yes: {
          means: "it knocks or grinds",
          heard: ["knocking", "knock", "grinding", "rattling", "banging"],
          when: { objects: "often", bearing: "rarely", "rinse-aid": "sometimes" },
        },
        no: { means: "it howls or is not loud", heard: ["howls", "whining", "squealing"] },
      },
    },
    {
      ask: "Is there rinse aid in the dishwasher?",
      answers: {
        yes: { means: "there is rinse aid in it", when: { "rinse-aid": "rarely" } },
        no: { means: "the rinse aid is empty" },
      },
    },
  ],
  safety: ["Knives point down in the basket."],
  prevention: ["Refill rinse aid when the light asks for it."],
  stopWhen: ["It howls louder from wash to wash."],
});

export const dishwasher: Playbook = {
  faults: [doesNotStart, doesNotDrain, notClean, leaks, notDry],
  notes: [
    {
      about: ["salt", "which salt", "table salt"],
      text: "Use coarse dishwasher salt. Table salt has additives that clog the softener; a spoonful in the tub to settle foam does no harm.",
    },
    {
      about: ["tablet", "powder", "detergent"],
      text: "Powder, salt and rinse aid each dosed alone wash as well as tablets and cost less. With very hard water tablets alone are not enough.",
    },
    {
      about: ["built in", "no plug", "integrated", "reach plug"],
      text: "If the plug is behind the unit, switch off its breaker in the fuse box and check that the panel is dark before you reach in.",
    },
    {
      about: ["smell", "smells"],
      text: "Clean filter, lower door edge and spray arms, then run the hottest programme empty. Leave the door ajar afterwards.",
    },
  ],
};
