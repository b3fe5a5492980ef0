import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const notCold = defineFault({
  id: "fridge-not-cold",
  name: "does not get cold enough",
  usual: true,
  weight: 8,
  says: [
    "not cooling",
    "not cold",
    "warm inside",
    "too warm",
    "food goes off",
    "freezer works but fridge warm",
    "milk turns",
    "doesn't cool",
    "runs all the time",
    "not freezing",
    "ice melting",
    "temperature too high",
  ],
  causes: {
    airflow: {
      name: "dust on the coil or air vents that are blocked",
      short: "blocked air",
      weight: 4,
      why: "A fridge does not make cold, it carries heat out. If the grid at the back wears a coat of dust, or food covers the vents inside, the heat stays.",
      check: {
        do: "Look behind or under it with a torch, and see whether food touches the back wall.",
        finds: "the grid is furry with dust, or vents are covered",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Vacuum nozzle with a brush" },
          { name: "Soft long brush", instead: "a bottle brush" },
          { name: "Thermometer" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and draw it forward",
            how: "Two people, straight out, so that the floor and the pipes stay whole.",
          },
          {
            action: "clean",
            title: "Take the dust off",
            how: "Go along the black grid or the coil with vacuum nozzle and long brush, from top to bottom.",
            warning: "Do not bend the thin pipes: a hole in them is the end of the fridge.",
            see: "black metal instead of grey wool.",
          },
          {
            action: "adjust",
            title: "Give it air",
            how: "A hand's breadth behind it and above it. Inside, keep two fingers between food and back wall.",
          },
          {
            action: "test",
            title: "Measure after a day",
            how: "Plug in. Put the thermometer in a glass of water on the middle shelf.",
            see: "4 to 7 °C after 24 hours.",
          },
        ],
        prevention: ["Dust the coil twice a year."],
      },
    },
    seal: {
      name: "a door seal that leaks",
      short: "the door seal",
      weight: 4,
      why: "Warm, damp air seeps in where the rubber is dirty, hard or torn. The motor runs all day, and ice grows.",
      check: {
        do: "Shut a strip of paper in the door and pull, at eight places round the rim.",
        finds: "the paper slips out easily somewhere",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 60],
        tools: [
          { name: "Paper strip" },
          { name: "Warm soapy water" },
          { name: "Hair dryer" },
          { name: "Petroleum jelly", instead: "hand cream without scent" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash seal and rim",
            how: "Warm soapy water, also in the folds, then dry.",
            see: "no sticky spots.",
          },
          {
            action: "adjust",
            title: "Warm the flat places",
            how: "With the door open, go along the rubber with the hair dryer on low, for a minute a hand's width, and pull it gently into shape.",
            warning:
              "Keep the dryer on the rubber of the open door, never near the ice or pipes inside.",
          },
          {
            action: "lubricate",
            title: "Grease the hinge side thinly",
            how: "A touch of petroleum jelly lets the rubber glide instead of folding.",
          },
          {
            action: "test",
            title: "Repeat the paper test",
            how: "Pull the strip all round, also at the corners.",
            see: "the same drag everywhere. If not, the seal is changed; most are pushed into a groove.",
          },
        ],
        prevention: ["Wipe the seal once a month."],
      },
    },
    circuit: {
      name: "a fault in the compressor or the sealed circuit",
      short: "the sealed circuit",
      weight: 3,
      why: "The compressor does not start, or the coolant has escaped. Then the motor is silent or runs without end, and nothing gets cold.",
      check: {
        do: "Set it to the coldest mark and listen at the bottom of the back for half an hour.",
        finds: "the motor never starts, or it runs on and the back wall inside stays warm",
        minutes: 30,
      },
      repair: {
        handOver:
          "The cooling circuit is sealed, under pressure and often filled with a gas that burns. Only a certified technician opens it.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Cool box for the food" }],
        steps: [
          {
            action: "look",
            title: "Save the food",
            how: "Put it in the cool box or at a neighbour's. Above 8 °C meat and milk last for hours only.",
          },
          {
            action: "unplug",
            title: "Switch off for an hour, then try once",
            how: "After a power cut the motor needs a pause before it can start.",
            see: "a hum within ten minutes of plugging in.",
          },
          {
            action: "look",
            title: "Call a technician",
            how: "Give model and year. Ask for the price of a visit, and what a compressor would cost.",
          },
          {
            action: "look",
            title: "Decide by age",
            how: "Above twelve years a new one saves more power than the repair is worth. The dealer has to take the old one back.",
          },
        ],
      },
    },
    thermostat: {
      name: "a thermostat set wrongly, or one that has failed",
      short: "the thermostat",
      weight: 3,
      why: "The knob is easily turned by a bottle. On many knobs a higher number means colder, and a room below 16 °C keeps a fridge-freezer from starting.",
      check: {
        do: "Turn the knob from lowest to highest and listen for a click and a hum.",
        finds: "it starts on another mark, or it never clicks",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 30],
        tools: [{ name: "Fridge thermometer", instead: "any thermometer in a glass of water" }],
        steps: [
          {
            action: "adjust",
            title: "Set it to the middle",
            how: "Usually 3 or 4, or 5 °C on a display. Switch off “holiday” and “eco” for now.",
          },
          {
            action: "look",
            title: "Feel the room",
            how: "In a cold cellar or garage switch “winter” on, or move it to a room above 16 °C.",
          },
          {
            action: "test",
            title: "Wait a day between changes",
            how: "Read the thermometer each morning before the door is first opened.",
            see: "4 to 7 °C.",
          },
          {
            action: "look",
            title: "Note whether it clicks",
            how: "A knob that never clicks means a failed thermostat. It is a spare of about €20, changed by a technician behind the lamp cover, with the plug out.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the fridge's motor hum at the back at least now and then?",
      answers: {
        yes: {
          means: "the motor hums",
          heard: ["hums", "runs all the time", "motor running", "compressor running"],
          when: {
            airflow: "always",
            seal: "always",
            thermostat: "sometimes",
            circuit: "sometimes",
          },
        },
        no: {
          means: "the motor is silent",
          heard: ["silent", "not hear the motor", "compressor not running", "motor not start"],
        },
      },
    },
    {
      ask: "Does a strip of paper slip out easily when you shut it in the fridge's door?",
      answers: {
        yes: {
          means: "the door seal does not hold the paper",
          heard: ["seal torn", "seal broken", "door not close", "door seal", "gap in the door"],
          when: { seal: "always", airflow: "rarely", circuit: "rarely", thermostat: "rarely" },
        },
        no: { means: "the door seal holds the paper" },
      },
    },
    {
      ask: "Is the back wall inside the fridge cold or frosty to the touch?",
      answers: {
        yes: {
          means: "the back wall is cold or frosty",
          heard: ["ice on the back", "frosty", "freezer works", "freezer is fine"],
          when: { circuit: "rarely", airflow: "often", seal: "always", thermostat: "sometimes" },
        },
        no: {
          means: "the back wall is warm",
          heard: ["freezer also warm", "freezer warm too", "freezer has thawed"],
        },
      },
    },
    {
      ask: "Is the grid or coil behind the fridge dusty, or does the fridge stand tight against the wall?",
      answers: {
        yes: {
          means: "it is dusty or stands tight",
          heard: ["dusty", "built in", "close to the wall"],
          when: {
            airflow: "always",
            seal: "sometimes",
            circuit: "sometimes",
            thermostat: "sometimes",
          },
        },
        no: { means: "it is clean and has air" },
      },
    },
  ],
  safety: ["Never scrape or stab at ice: pipes with burning gas lie just under it."],
  prevention: ["Let food cool before it goes in, and defrost before the ice is 5 mm thick."],
  stopWhen: [
    "You hear a hiss, or smell something like petrol: air the room and use no switch.",
    "The motor clicks on and off every minute.",
  ],
});

const waterInside = defineFault({
  id: "fridge-water-inside",
  name: "has water standing inside or running out below",
  weight: 5,
  says: [
    "water in the bottom",
    "puddle under fridge",
    "leaking water",
    "water under the vegetable drawer",
    "drips inside",
    "drain blocked",
    "wet inside",
    "water on the floor",
  ],
  causes: {
    drain: {
      name: "a blocked drain hole in the back wall",
      short: "the drain hole",
      weight: 6,
      why: "The thin ice on the back wall melts several times a day and runs into a hole. Crumbs and slime close it, and the water ends up under the drawers.",
      check: {
        do: "Look for the small hole low in the middle of the back wall, and pour a spoon of water in.",
        finds: "the water stays standing",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Drinking straw", instead: "a cable tie" },
          { name: "Warm water" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take the drawers out",
            how: "Wipe the water up with a cloth.",
          },
          {
            action: "clean",
            title: "Clean the rim of the hole",
            how: "Pick slime and crumbs out with cotton buds.",
          },
          {
            action: "clean",
            title: "Push the straw through",
            how: "Straight and gently, about 10 cm, turning it. Never use wire or a knife.",
            see: "resistance, then a gurgle.",
          },
          {
            action: "clean",
            title: "Rinse it",
            how: "Pour the warm water in slowly, with a pinch of baking soda in it.",
            see: "the water running off at once into the dish on the motor.",
          },
          {
            action: "test",
            title: "Look again tomorrow",
            how: "Plug in and shut the door.",
            see: "a dry floor under the drawers.",
          },
        ],
        prevention: ["Rinse the hole with warm water every three months."],
      },
    },
    tray: {
      name: "a cracked or shifted drip dish at the back",
      short: "the drip dish",
      weight: 2,
      why: "The water runs into a dish on the warm motor and dries up there. If the dish has slipped or cracked, it drips on the floor.",
      check: {
        do: "Shine a torch on the dish above the motor at the back.",
        finds: "it is tilted, cracked or overflowing",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [{ name: "Torch" }, { name: "Sponge" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let the motor cool",
            how: "Half an hour; draw the fridge out with a second person.",
          },
          {
            action: "clean",
            title: "Soak the water up",
            how: "Empty the dish with the sponge.",
            see: "its rim and its feet, by the light of the torch.",
          },
          {
            action: "adjust",
            title: "Press it back on its seat",
            how: "It clips on the motor or a rail, under the end of the drain tube.",
            warning: "Move nothing made of copper.",
          },
          {
            action: "test",
            title: "Pour a glass into the drain inside",
            how: "Watch at the back.",
            see: "all of it arriving in the dish.",
          },
        ],
      },
    },
    moisture: {
      name: "damp air that comes in through the door",
      short: "damp air",
      weight: 3,
      why: "A door that does not shut, warm pots and open bowls load the air with water, which settles on the walls.",
      check: {
        do: "Watch whether the walls are wet all over, not only below the back wall.",
        finds: "beads stand on walls and glass shelves",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Dry cloth" }, { name: "Sheet of paper" }],
        steps: [
          {
            action: "clean",
            title: "Dry walls and seal",
            how: "With the cloth, also the groove of the rubber.",
          },
          {
            action: "adjust",
            title: "Let the door fall shut by itself",
            how: "Screw the front feet out until the fridge leans back by a finger.",
            see: "the door closing from half open.",
          },
          {
            action: "test",
            title: "Try the seal with paper",
            how: "Pull the sheet of paper all round.",
            see: "an even drag.",
          },
          {
            action: "adjust",
            title: "Cover what steams",
            how: "Lids on bowls, soups in when cold.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does water collect under the fridge's lowest drawers?",
      answers: {
        yes: {
          means: "water collects under the drawers",
          heard: [
            "under the drawer",
            "vegetable drawer",
            "bottom of the fridge",
            "water in the bottom",
            "inside",
          ],
          when: { drain: "always", tray: "rarely", moisture: "sometimes" },
        },
        no: { means: "it is dry under the drawers", heard: ["only on the floor"] },
      },
    },
    {
      ask: "Is there water on the floor behind or under the fridge?",
      answers: {
        yes: {
          means: "water stands on the floor",
          heard: ["puddle", "on the floor", "under the fridge", "floor wet"],
          when: { tray: "always", drain: "sometimes", moisture: "rarely" },
        },
        no: { means: "the floor is dry" },
      },
    },
    {
      ask: "Are the fridge's walls and shelves wet all over?",
      answers: {
        yes: {
          means: "walls and shelves are wet all over",
          heard: ["condensation", "beads", "wet walls", "damp", "sweating"],
          when: { moisture: "always", drain: "rarely", tray: "rarely" },
        },
        no: { means: "walls and shelves are dry" },
      },
    },
  ],
  safety: ["Wipe the floor dry before you reach for the plug."],
  prevention: ["Do not let food touch the back wall."],
  stopWhen: ["The water is oily or smells."],
});

const noisy = defineFault({
  id: "fridge-noisy",
  name: "has become loud",
  weight: 3,
  says: [
    "noisy",
    "loud",
    "rattles",
    "buzzing",
    "humming loud",
    "vibrates",
    "clicking",
    "gurgling",
    "knocking",
    "fan noise",
  ],
  causes: {
    stand: {
      name: "a fridge that is not level or touches something",
      short: "its stand",
      weight: 5,
      why: "The motor trembles. If a pipe, a bottle or the wall touches, the whole kitchen hums with it.",
      check: {
        do: "Lean on each corner and press the pipes at the back lightly with a wooden spoon while it hums.",
        finds: "the noise changes",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Spirit level", instead: "a marble on the shelf" },
          { name: "Felt pads", instead: "folded cardboard" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Set the feet",
            how: "Spirit level on top; screw the feet until no corner rocks and it leans back slightly.",
          },
          {
            action: "adjust",
            title: "Make room",
            how: "Draw it a hand's breadth from wall and cupboard. Put felt pads where bottles or shelves touch.",
            see: "light all round.",
          },
          {
            action: "adjust",
            title: "Free what rattles at the back",
            how: "Push the drip dish firm, and lift a loose cable off the grid.",
            warning: "Do not bend any pipe; only press to hear.",
          },
          {
            action: "test",
            title: "Listen through one whole run",
            how: "Open the door for a minute to make it start.",
            see: "a hum that you no longer hear in the next room.",
          },
        ],
      },
    },
    fan: {
      name: "ice or dust in a fan",
      short: "the fan",
      weight: 3,
      why: "Frost-free models have a fan inside. Ice on its rim ticks or roars at each turn.",
      check: {
        do: "Open the freezer door and press the door switch with a finger.",
        finds: "the noise starts or stops with the switch",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Towels" }, { name: "Bowl of warm water" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and empty the freezer",
            how: "Food wrapped in blankets keeps for hours.",
          },
          {
            action: "clean",
            title: "Thaw it with the doors open",
            how: "Overnight, or faster with the bowl of warm water inside. Lay towels in front.",
            warning: "No hair dryer and no knife.",
          },
          {
            action: "clean",
            title: "Wipe it dry",
            how: "Also the grille of the fan, which stays screwed on.",
          },
          {
            action: "test",
            title: "Plug in and listen",
            how: "The fan starts after the motor.",
            see: "a soft rush.",
          },
        ],
        prevention: ["Defrost once a year even if it is frost-free."],
      },
    },
    compressor: {
      name: "a tired compressor",
      short: "the compressor",
      weight: 3,
      why: "A motor that knocks at each start and stop, or clicks every few minutes, is near its end.",
      check: {
        do: "Count how often it starts within an hour.",
        finds: "it clicks or knocks more than ten times",
        minutes: 60,
      },
      repair: {
        handOver: "It belongs to the sealed circuit, which only a certified technician may open.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Notepad" }],
        steps: [
          {
            action: "look",
            title: "Write starts and stops down",
            how: "One hour, on the notepad: that is what a technician asks.",
          },
          {
            action: "clean",
            title: "Dust the coil all the same",
            how: "Plug out, soft brush. A hot compressor is a loud one.",
          },
          {
            action: "look",
            title: "Have the start relay looked at",
            how: "A technician changes it in ten minutes; the compressor itself seldom pays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the fridge's noise change when you lean on it?",
      answers: {
        yes: {
          means: "the noise changes when you lean on it",
          heard: ["rattles", "vibrates", "vibration"],
          when: { stand: "always", fan: "rarely", compressor: "rarely" },
        },
        no: { means: "leaning on it changes nothing" },
      },
    },
    {
      ask: "Does the fridge's noise stop as soon as you open the door?",
      answers: {
        yes: {
          means: "the noise stops with the door open",
          heard: ["stops when door open", "fan"],
          when: { fan: "always", stand: "rarely", compressor: "never" },
        },
        no: { means: "the noise goes on with the door open" },
      },
    },
    {
      ask: "Does the fridge click or knock at the bottom of its back?",
      answers: {
        yes: {
          means: "it clicks or knocks at the back",
          heard: ["clicking", "clicks", "knocking", "knocks"],
          when: { compressor: "always", stand: "sometimes", fan: "rarely" },
        },
        no: { means: "it does not click at the back" },
      },
    },
  ],
  safety: ["Two people move a fridge, and it stays upright."],
  prevention: ["Let a fridge stand for four hours after a move before you plug it in."],
  stopWhen: ["It grows loud and warm at the same time."],
});

const door = defineFault({
  id: "fridge-door",
  name: "has a door, handle or shelf that is loose, broken or does not shut",
  weight: 3,
  says: [
    "door won't close",
    "door does not shut",
    "door hangs",
    "door seal split",
    "handle broken",
    "handle snapped",
    "shelf broken",
    "drawer cracked",
    "door squeaks",
    "door opens by itself",
  ],
  causes: {
    blocked: {
      name: "a shelf, a drawer or a crust that holds the door open",
      short: "something in the way",
      weight: 5,
      why: "A drawer that is not right in, a tall bottle or a crust on the seal keeps the door a hair ajar. The cold runs out and ice grows.",
      check: {
        do: "Take the bottles out of the door, push every drawer home and shut it.",
        finds: "it shuts, or a clear gap shows at one place only",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Bowl of warm soapy water" }, { name: "Soft cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, door contents on the table",
            how: "Milk and meat into a bag with a blanket round it.",
          },
          {
            action: "adjust",
            title: "Seat drawers and shelves",
            how: "Lift each a little at the front and push it to the back stop.",
            see: "nothing that stands out beyond the frame.",
          },
          {
            action: "clean",
            title: "Wash the seal and the frame",
            how: "The cloth and the soapy water in every fold, then dry. Sugar glues the rubber, and it turns over as you shut the door.",
          },
          {
            action: "test",
            title: "Let it fall shut",
            how: "From a hand's breadth, with the bottles back.",
            see: "a soft clap, and a seal that lies flat all round.",
          },
        ],
      },
    },
    hinge: {
      name: "a door that has dropped on its hinges",
      short: "the hinges",
      weight: 5,
      why: "Full bottles in the door pull the upper hinge loose over the years, or the fridge leans forwards, so that the door swings open.",
      check: {
        do: "Open the door halfway and lift it gently at the handle.",
        finds: "it gives by some millimetres, or swings open by itself",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Spirit level", instead: "a glass of water" },
          { name: "Spanner or screwdriver for the hinge" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and empty the door",
            how: "A helper holds the door from here on.",
          },
          {
            action: "adjust",
            title: "Lean it back a little",
            how: "Turn the front feet out until the level's bubble lies a finger's width behind the middle.",
            see: "a door that falls shut from half open.",
          },
          {
            action: "adjust",
            title: "Tighten the hinge",
            how: "Under the cap on top: loosen its screws by half a turn with the spanner, lift the door until its edge runs parallel to the frame, tighten.",
            warning: "Only the hinge's own screws. Nothing is drilled: pipes run in the walls.",
          },
          {
            action: "test",
            title: "Pull a strip of paper all round",
            how: "In the shut door, every 20 cm.",
            see: "a drag everywhere.",
          },
        ],
        stopWhen: [
          "A built-in door hangs on the kitchen unit: its slides are adjusted by the fitter's sheet, not at the fridge.",
        ],
      },
    },
    part: {
      name: "a broken handle, shelf or drawer",
      short: "the broken part",
      weight: 4,
      why: "Plastic grows brittle in the cold and breaks where a hand pulls or a bottle stands.",
      check: {
        do: "Look at the break and at the number moulded into the part.",
        finds: "the part is cracked or off, and the door itself is sound",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 40],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Clear packing tape" },
          { name: "Spare by its number" },
        ],
        steps: [
          {
            action: "look",
            title: "Find number and model",
            how: "On the part, and on the plate inside at the side. Handles and drawers are sold for fifteen years and longer, often used for a third.",
          },
          {
            action: "unplug",
            title: "Plug out while you work on the door",
            how: "Let frosty plastic warm up first: cold it breaks further.",
          },
          {
            action: "unscrew",
            title: "Take the rest of the handle off",
            how: "Two screws under caps, with the screwdriver; hold the door from the other side.",
            fallsOut: "Caps and sleeves.",
          },
          {
            action: "replace",
            title: "Fit the spare, or bridge a drawer's crack",
            how: "A cracked drawer holds for years with packing tape on its outside, both faces dry. Glass shelves are never glued: a spare, or a pane of toughened glass with ground edges.",
          },
          {
            action: "test",
            title: "Open and shut it ten times",
            how: "By the handle only.",
            see: "no movement at its screws.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the fridge shut when its door is empty and its drawers are pushed home?",
      answers: {
        yes: {
          means: "it shuts when nothing is in the way",
          heard: ["too full", "overfull"],
          when: { blocked: "always", hinge: "sometimes", part: "sometimes" },
        },
        no: { means: "it does not shut even when empty" },
      },
    },
    {
      ask: "Does the fridge's door give when you lift it, hang askew or swing open by itself?",
      answers: {
        yes: {
          means: "the door hangs or swings open",
          heard: ["hangs", "dropped", "sagging", "crooked", "opens by itself", "loose hinge"],
          when: { hinge: "always", blocked: "rarely", part: "rarely" },
        },
        no: { means: "the door hangs straight" },
      },
    },
    {
      ask: "Is a handle, a shelf or a drawer of the fridge broken?",
      answers: {
        yes: {
          means: "a part is broken",
          heard: ["handle", "shelf", "drawer", "snapped", "broken off", "cracked"],
          when: { part: "always", blocked: "rarely", hinge: "rarely" },
        },
        no: { means: "no part is broken" },
      },
    },
  ],
  safety: ["Drill and screw nothing into walls or door: pipes with burning gas run in them."],
  prevention: ["Heavy bottles stand on the lowest shelf, not in the door."],
  stopWhen: ["The inner wall is cracked or you hear a hiss: air the room and call a technician."],
});

export const fridge: Playbook = {
  faults: [notCold, waterInside, noisy, door],
  notes: [
    {
      about: ["temperature", "how cold", "degrees"],
      text: "4 to 7 °C in the fridge and −18 °C in the freezer are right. Measure in a glass of water after a night with the door closed.",
    },
    {
      about: ["regas", "refill", "coolant"],
      text: "Coolant is not used up. If it is missing, there is a hole, and finding and closing it is a certified technician's work.",
    },
    {
      about: ["bulb", "light", "lamp not working"],
      text: "For a dark lamp: pull the plug, unclip the cover and fit a bulb with the same base and no more watts. Fixed LED lamps are a spare from the maker.",
    },
  ],
};
