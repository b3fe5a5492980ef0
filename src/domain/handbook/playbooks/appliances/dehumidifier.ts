import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noWater = defineFault({
  id: "dehumidifier-collects-no-water",
  name: "runs but collects no water",
  weight: 8,
  says: [
    "doesn't collect water",
    "not collecting any water",
    "no water",
    "doesn't collect any water",
    "not dehumidifying",
    "appears to work but no water",
    "fan works but no water",
    "motor working but not collecting water",
    "tank stays empty",
    "lights on but not working",
    "turns on but not working",
    "stuck on defrost",
    "runs all day but room damp",
    "not extracting",
    "lights on but not running",
  ],
  causes: {
    conditions: {
      name: "a room that is too cold or too dry for it, or a target set too high",
      short: "the room or setting",
      weight: 5,
      why: "A compressor machine gets little out of a room below 15 °C and stops when the set humidity is reached. In winter 50 % is soon dry enough.",
      check: {
        do: "Hang a hygrometer beside it and set it to its lowest humidity, or to continuous.",
        finds: "the room is below 50 % or below 15 °C, or it starts to hum",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Hygrometer", instead: "a weather station from the living room" },
          { name: "Wet towel" },
        ],
        steps: [
          {
            action: "look",
            title: "Measure the room",
            how: "Hygrometer at a metre's distance for half an hour.",
            see: "a number. Below 50 % there is hardly anything to collect.",
          },
          { action: "adjust", title: "Set continuous or 40 %", how: "Fan on high, timer off." },
          {
            action: "adjust",
            title: "Warm the room and shut it",
            how: "18 °C, doors and windows closed. For cold garages a desiccant type is the right one.",
          },
          {
            action: "test",
            title: "Give it a wet towel",
            how: "Hang the towel in the closed room for four hours.",
            see: "a few drops in the tank, at least.",
          },
        ],
      },
    },
    airflow: {
      name: "a clogged filter or dusty fins",
      short: "the filter and fins",
      weight: 5,
      why: "With too little air the cold fins ice up instead of dripping, and the machine sits in defrost.",
      check: {
        do: "Pull the filter out and look through the grille behind it.",
        finds: "the filter is grey, or the fins wear fluff or ice",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Vacuum cleaner with a brush" },
          { name: "Bowl of lukewarm water" },
          { name: "Soft paintbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off, pull the plug, tank out",
            how: "If there is ice, let it melt for some hours with the tank in.",
            warning: "No scraping and no hair dryer: the pipes behind are thin and hold gas.",
          },
          {
            action: "clean",
            title: "Wash the filter",
            how: "In the bowl with a drop of soap; dry it for a few hours.",
            putBack: "Only dry, mesh towards the fins.",
          },
          {
            action: "clean",
            title: "Brush the fins through the grille",
            how: "Paintbrush from top to bottom, vacuum cleaner beside it.",
            see: "fins that shine in the torch light.",
          },
          {
            action: "adjust",
            title: "Half a metre of air all round",
            how: "Not in a corner, not behind laundry.",
          },
          {
            action: "test",
            title: "Run it for four hours",
            how: "On continuous.",
            see: "drops on the fins and in the tank.",
          },
        ],
        prevention: ["Filter every two weeks in use."],
      },
    },
    float: {
      name: "a stuck float or a tank that is not home",
      short: "the float or tank",
      weight: 4,
      why: "The float tells “full”. If it hangs, or the tank is crooked, only the fan runs.",
      check: {
        do: "Take the tank out, move the float up and down and push the tank in again.",
        finds: "the float sticks, or the lamp goes out afterwards",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Lemon juice" }, { name: "Bottle brush" }],
        steps: [
          { action: "unplug", title: "Plug out, tank to the sink", how: "Carry it level." },
          {
            action: "clean",
            title: "Brush float and tank",
            how: "Lemon juice and bottle brush, five minutes' wait, rinse.",
            see: "a float that swings by itself.",
          },
          {
            action: "reassemble",
            title: "Float in its hinge",
            how: "Magnet side up, if it has one.",
            putBack: "Tank in with both hands, straight, until it clicks.",
          },
          {
            action: "test",
            title: "Start it",
            how: "Listen for ten minutes.",
            see: "the full lamp out and a deeper hum joining the fan.",
          },
        ],
      },
    },
    compressor: {
      name: "a compressor or sealed circuit that has failed",
      short: "the sealed circuit",
      weight: 5,
      why: "If the compressor does not start, or the gas has escaped, the fins stay warm and dry while the fan blows on.",
      check: {
        do: "Set continuous, wait for fifteen minutes and feel the air in front and behind.",
        finds: "there is no deeper hum, or the fins stay dry and at room warmth",
        minutes: 16,
      },
      repair: {
        handOver: "The circuit is sealed, under pressure and often filled with a gas that burns.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Receipt" }],
        steps: [
          {
            action: "unplug",
            title: "Off for half an hour upright",
            how: "After transport on its side leave it standing for a day first.",
          },
          {
            action: "test",
            title: "Try it once more in a warm room",
            how: "20 °C, continuous, a quarter of an hour.",
            see: "a deeper hum and cold, wet fins. Then it only needed rest.",
          },
          {
            action: "unplug",
            title: "Otherwise end the trial",
            how: "Switch it off and air the room.",
          },
          {
            action: "look",
            title: "Look for receipt and recalls",
            how: "Two years' guarantee are usual, and several makes have been recalled.",
          },
          {
            action: "look",
            title: "Hand it to the right place",
            how: "A cooling technician, or the collection for fridges: the gas must not go into the air.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the dehumidifier's room colder than 15 °C, or below 50 % humidity already?",
      answers: {
        yes: {
          means: "the room is cold or dry already",
          heard: ["garage", "cold room", "winter", "cellar", "unheated"],
          when: {
            conditions: "always",
            airflow: "sometimes",
            float: "sometimes",
            compressor: "sometimes",
          },
        },
        no: { means: "the room is warm and damp", heard: ["very damp", "humid"] },
      },
    },
    {
      ask: "Does a deeper hum join the dehumidifier's fan when it is set to continuous?",
      answers: {
        yes: {
          means: "the compressor hums",
          heard: ["compressor runs", "hums"],
          when: { compressor: "rarely", airflow: "always", conditions: "often", float: "rarely" },
        },
        no: {
          means: "only the fan is heard",
          heard: ["only the fan", "fan works", "fan working", "fan only"],
        },
      },
    },
    {
      ask: "Is there dust in the dehumidifier's filter, or ice on its fins?",
      answers: {
        yes: {
          means: "the filter is dusty or the fins are iced",
          heard: ["ice", "iced", "frozen", "dusty", "filter blocked", "defrost"],
          when: {
            airflow: "always",
            conditions: "sometimes",
            compressor: "sometimes",
            float: "rarely",
          },
        },
        no: { means: "filter and fins are clean" },
      },
    },
    {
      ask: "Does the dehumidifier's tank lamp shine, or does its float stick?",
      answers: {
        yes: {
          means: "the tank lamp shines or the float sticks",
          heard: ["tank full", "full light", "bucket light", "float", "red light"],
          when: { float: "always", conditions: "never", airflow: "rarely", compressor: "rarely" },
        },
        no: { means: "tank and float are in order" },
      },
    },
  ],
  safety: ["Let it stand upright for two hours after moving it before you switch it on."],
  prevention: ["Store it dry, upright and with an empty tank."],
  stopWhen: ["Something hisses or smells oily: air the room and leave it unplugged."],
});

const noPower = defineFault({
  id: "dehumidifier-does-not-switch-on",
  usual: true,
  name: "does not switch on or stops with an error",
  weight: 6,
  says: [
    "won't turn on",
    "no power",
    "does not switch on",
    "dead",
    "power button not working",
    "buttons not working",
    "error light",
    "error code",
    "stops after a minute",
    "switches off",
    "broken switch",
    "dropped and won't turn on",
    "fuse blown",
    "can't switch it off",
    "adaptor not working",
    "plug broken",
    "has power but motor not running",
  ],
  causes: {
    tank: {
      name: "a full or crooked tank that locks it",
      short: "the tank",
      weight: 5,
      why: "Every model stops when the tank is out, full or not quite home; many show a red lamp or nothing at all.",
      check: {
        do: "Empty the tank, wipe its edge and push it in until it clicks.",
        finds: "it starts",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Cloth" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Plug out, tank out", how: "Keep it level." },
          {
            action: "look",
            title: "Look at the tank's seat",
            how: "Torch on the small lever or magnet contact at the back.",
            see: "a lever that springs, nothing in its way.",
          },
          {
            action: "clean",
            title: "Wipe seat and tank edge dry",
            how: "With the cloth, and lift the handle down as the picture shows.",
          },
          {
            action: "reassemble",
            title: "Push it home",
            how: "Straight, both hands.",
            putBack: "Float free, hose stopper in.",
          },
          {
            action: "test",
            title: "Start after a minute",
            how: "Plug in, wait, press on.",
            see: "fan at once, compressor up to three minutes later.",
          },
        ],
      },
    },
    supply: {
      name: "a dead socket, fuse or plug-in adapter",
      short: "the socket, fuse or adapter",
      weight: 4,
      why: "Large ones have a fuse in the plug. Small ones with a cooling chip hang on a 9 or 12 V adapter that dies first.",
      check: {
        do: "Prove the socket with a lamp, and read what the adapter should give.",
        finds: "the lamp stays dark, or another adapter with the same figures brings it to life",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [
          { name: "Lamp" },
          { name: "Screwdriver for the fuse carrier" },
          { name: "Adapter with the same volts and plug" },
        ],
        steps: [
          { action: "test", title: "Lamp first", how: "Same socket, no timer.", see: "light." },
          {
            action: "unplug",
            title: "Plug out, look at both ends",
            how: "No brown pins, no limp spots.",
          },
          {
            action: "replace",
            title: "Fuse or adapter",
            how: "British plug: carrier out with the screwdriver, same amps. Small models: an adapter with the same volts, at least the same amps and the same polarity.",
            warning: "A wrong voltage or polarity kills the board at once.",
          },
          {
            action: "test",
            title: "Run it for half an hour",
            how: "Feel plug or adapter.",
            see: "no more than hand-warm.",
          },
        ],
        stopWhen: ["The fuse blows as soon as the compressor starts."],
      },
    },
    error: {
      name: "an error state: defrosting, humidity sensor or a hung control",
      short: "an error state",
      weight: 4,
      why: "Defrost, a room below 5 °C or a lost sensor stop it with a code. Often it only wants a pause.",
      check: {
        do: "Unplug it for half an hour in a room of 20 °C, then start it and look the code up.",
        finds: "it works, or the code comes at once",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 0],
        tools: [
          { name: "Manual", instead: "the maker's page for the model" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Half an hour without power",
            how: "In a warm room, tank empty.",
          },
          {
            action: "clean",
            title: "Brush filter and air inlet",
            how: "The humidity sensor sits behind the side slots: brush there gently.",
          },
          {
            action: "look",
            title: "Look up the code",
            how: "The manual tells defrost from sensor and from leak.",
            see: "the meaning of your code.",
          },
          {
            action: "test",
            title: "Start on continuous",
            how: "Wait three minutes for the compressor.",
            see: "no code after ten minutes.",
          },
        ],
        stopWhen: ["The same code returns: the sensor or board goes to a repairer."],
      },
    },
    board: {
      name: "a failed power supply, switch or button foil",
      short: "the board or switch",
      weight: 4,
      why: "The small power supply on the board runs day and night and burns out; rotary switches arc at their contacts.",
      check: {
        do: "With socket and tank proved, press each button, or turn the switch slowly.",
        finds: "some buttons are dead, the switch crackles, or nothing reacts",
        minutes: 1,
      },
      repair: {
        handOver:
          "Power supply and switch are mains parts, partly charged after the plug is out, beside a circuit with gas that burns.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 60],
        tools: [{ name: "Sheet of paper" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, also if it only will not go off",
            how: "A switch that no longer opens is a fault too.",
          },
          {
            action: "look",
            title: "List what reacts",
            how: "Lamp, beep, fan, each button: on the sheet of paper.",
          },
          {
            action: "look",
            title: "Check for a recall",
            how: "Dehumidifiers have been recalled for fires in large numbers. Type make, model and “recall”.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "Switches and small supplies are often mended at a repair café.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the dehumidifier show any lamp or number?",
      answers: {
        yes: {
          means: "a lamp or number shows",
          heard: ["light on", "red light", "error", "code", "flashing", "lights"],
          when: { supply: "never", tank: "often", error: "always", board: "sometimes" },
        },
        no: { means: "it is quite dark", heard: ["no power", "no lights", "dead"] },
      },
    },
    {
      ask: "Does the dehumidifier start when the tank is emptied and pushed in firmly?",
      answers: {
        yes: {
          means: "pushing the tank in helps",
          heard: ["push the tank", "tank"],
          when: { tank: "always", supply: "never", error: "rarely", board: "rarely" },
        },
        no: { means: "the tank makes no difference" },
      },
    },
    {
      ask: "Does a lamp light up in the dehumidifier's socket?",
      answers: {
        yes: {
          means: "the socket is alive",
          heard: ["socket works", "changed the fuse", "fuse is fine"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse blown"] },
      },
    },
    {
      ask: "Are single buttons of the dehumidifier dead, or does its switch crackle?",
      answers: {
        yes: {
          means: "buttons are dead or the switch crackles",
          heard: [
            "buttons not working",
            "power button",
            "switch broken",
            "broken switch",
            "crackles",
            "can't switch it off",
            "dropped",
          ],
          when: { board: "often", tank: "rarely", supply: "never", error: "rarely" },
        },
        no: { means: "all buttons react or none does" },
      },
    },
  ],
  safety: ["Empty the tank before you move or tilt it: water on the board ends it."],
  prevention: ["Wipe the air inlet each month."],
  stopWhen: ["The plug or the case near the switch gets warm."],
});

const leaks = defineFault({
  id: "dehumidifier-leaks",
  name: "leaks water",
  weight: 3,
  says: [
    "leaking",
    "leaks",
    "dripping",
    "water inside the case",
    "water on the floor",
    "puddle",
    "drips",
    "tank leaks",
    "overflows",
    "doesn't stop when full",
    "water under it",
    "hose leaks",
  ],
  causes: {
    tank: {
      name: "a cracked tank or one that overflows",
      short: "the tank",
      weight: 5,
      why: "Tanks crack at their corners when they are set down full, and a hanging float lets them run over.",
      check: {
        do: "Fill the tank to the mark in the sink and stand it on paper.",
        finds: "the paper gets wet, or the float does not rise",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 30],
        tools: [
          { name: "Kitchen paper" },
          { name: "Plastic glue for the tank's material" },
          { name: "Fine sandpaper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, dry the floor",
            how: "First the plug, with dry feet.",
          },
          {
            action: "look",
            title: "Find the wet line",
            how: "Tank filled, dried outside, on kitchen paper for ten minutes.",
            see: "where it gets wet first.",
          },
          {
            action: "clean",
            title: "Free the float",
            how: "Slime off its hinge, so that it rises.",
          },
          {
            action: "glue",
            title: "Glue a hairline",
            how: "Sandpaper on both sides of the crack, plastic glue, a day's drying. A gaping crack wants a new tank.",
          },
          {
            action: "test",
            title: "Fill and wait again",
            how: "An hour.",
            see: "dry paper and a risen float.",
          },
        ],
      },
    },
    drain: {
      name: "a blocked drip tray or a hose that sags",
      short: "the tray or hose",
      weight: 5,
      why: "Dust and slime close the little spout over the tank. With a hose, one bend upwards is enough to back it up.",
      check: {
        do: "Take the tank out and look at the spout above it with a torch.",
        finds: "it drips beside the spout, or slime hangs there",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Pipe cleaner", instead: "a drinking straw" },
          { name: "White vinegar" },
          { name: "Tray" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, a tray below",
            how: "Wait for a quarter of an hour until it has dripped off.",
          },
          {
            action: "clean",
            title: "Push the spout free",
            how: "Pipe cleaner from below, two turns.",
            fallsOut: "Slime and a cup of water.",
          },
          {
            action: "clean",
            title: "Rinse with vinegar",
            how: "A few drops on the pipe cleaner, twice.",
          },
          {
            action: "adjust",
            title: "Lay the hose downhill",
            how: "All the way, its end free in the air over drain or bucket.",
            see: "no loop that holds water.",
          },
          {
            action: "test",
            title: "Run it for two hours",
            how: "Paper round the foot.",
            see: "dry paper and drops in the tank.",
          },
        ],
      },
    },
    ice: {
      name: "ice that melts past the tray",
      short: "melting ice",
      weight: 3,
      why: "In cold rooms the fins ice over, and when the block thaws, it drips where no tray is.",
      check: {
        do: "Look at the fins through the grille after an hour's running.",
        finds: "there is white ice",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Old towels" }, { name: "Thermometer" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and let it thaw",
            how: "Old towels round it, three hours.",
            warning: "No knife, no hot air: the pipes lie in the ice.",
          },
          {
            action: "clean",
            title: "Wash the filter",
            how: "Too little air is the commonest reason for ice.",
          },
          {
            action: "adjust",
            title: "Raise the room to 16 °C",
            how: "By the thermometer, fan on high.",
          },
          {
            action: "test",
            title: "Look after an hour",
            how: "Through the grille.",
            see: "drops instead of frost.",
          },
        ],
        stopWhen: [
          "Ice comes back in a warm room with a clean filter: the gas is low, and it is for a technician.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the dehumidifier's tank hold water for an hour in the sink?",
      answers: {
        yes: {
          means: "the tank holds water",
          when: { tank: "rarely", drain: "often", ice: "often" },
        },
        no: {
          means: "the tank leaks or runs over",
          heard: ["tank cracked", "tank leaks", "overflows", "crack"],
        },
      },
    },
    {
      ask: "Is there ice on the dehumidifier's fins, or is the room below 15 °C?",
      answers: {
        yes: {
          means: "there is ice or it is cold",
          heard: ["ice", "frozen", "iced", "cold", "garage"],
          when: { ice: "always", tank: "sometimes", drain: "rarely" },
        },
        no: { means: "there is no ice" },
      },
    },
    {
      ask: "Do you use the dehumidifier with a hose, or is there slime over its tank?",
      answers: {
        yes: {
          means: "it has a hose, or slime over the tank",
          heard: ["hose", "slime", "blocked", "continuous drain"],
          when: { drain: "often", tank: "rarely", ice: "rarely" },
        },
        no: { means: "it has no hose and no slime" },
      },
    },
  ],
  safety: ["Pull the plug before you step into the puddle."],
  prevention: ["Rinse tank and spout every two weeks."],
  stopWhen: ["Water has run over board or switch."],
});

const noisy = defineFault({
  id: "dehumidifier-noisy-or-smells",
  name: "is loud or smells",
  weight: 3,
  says: [
    "noisy",
    "loud",
    "rattling",
    "making rattling noise",
    "vibrates",
    "buzzing",
    "clicking",
    "grinding",
    "smells",
    "musty smell",
    "bad smell",
    "fan noise",
    "gurgling",
  ],
  causes: {
    loose: {
      name: "a loose tank, panel or uneven stand",
      short: "something loose",
      weight: 5,
      why: "The compressor shakes fifty times a second, and each loose flap sings along.",
      check: {
        do: "Lay a hand on tank, flap and panel in turn while it runs.",
        finds: "the noise stops under your hand",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 4],
        tools: [{ name: "Felt pads" }, { name: "Rubber mat", instead: "a folded towel" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, empty the tank",
            how: "A half full tank rattles most.",
          },
          {
            action: "adjust",
            title: "Pad what touches",
            how: "Felt pads on the tank's edge and behind the flap.",
          },
          {
            action: "adjust",
            title: "Stand it on the mat",
            how: "Level, a hand from walls, castors locked.",
            see: "no corner that rocks.",
          },
          {
            action: "test",
            title: "Run it through one start",
            how: "Compressors knock for a second as they start and stop.",
            see: "an even hum.",
          },
        ],
      },
    },
    object: {
      name: "something in the fan",
      short: "the fan",
      weight: 4,
      why: "Nuts, toys and paper fall through the top grille and lie against the fan wheel.",
      check: {
        do: "Set it to fan only, and tilt it a little.",
        finds: "it clatters on fan only, and changes as you tilt it",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 0],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Long tweezers" }, { name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, tank out",
            how: "Stand it where the light is good.",
          },
          {
            action: "look",
            title: "Shine through the grilles",
            how: "Torch from above, turn the wheel with the tweezers.",
            see: "what moves along.",
          },
          {
            action: "clean",
            title: "Lift it out",
            how: "Through the grille with the tweezers, if it fits.",
          },
          {
            action: "unscrew",
            title: "Otherwise the rear grille off",
            how: "Only the outer grille, with the screwdriver.",
            fallsOut: "Screws, dust, the thing itself.",
            warning: "Leave pipes and fins untouched.",
          },
          {
            action: "test",
            title: "Close it, fan only",
            how: "Two minutes.",
            see: "a clean rush.",
          },
        ],
      },
    },
    mould: {
      name: "slime and mould in tank, tray or filter",
      short: "mould",
      weight: 4,
      why: "Standing water at room warmth grows slime within days, and the fan spreads its smell.",
      check: {
        do: "Smell at tank and filter separately.",
        finds: "one of them smells musty or feels slimy",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 5],
        tools: [{ name: "White vinegar" }, { name: "Bottle brush" }, { name: "Rubber gloves" }],
        steps: [
          { action: "unplug", title: "Plug out, gloves on", how: "By an open window." },
          {
            action: "clean",
            title: "Soak the tank",
            how: "Vinegar and water in equal parts, half an hour, bottle brush, rinse.",
            warning: "Never vinegar and bleach together.",
          },
          {
            action: "clean",
            title: "Wash the filter and wipe the tray",
            how: "Soapy water; dry them.",
          },
          {
            action: "test",
            title: "Run the fan alone for an hour",
            how: "Tank in, window open.",
            see: "air that smells of nothing.",
          },
        ],
        prevention: ["Empty the tank daily and let it dry before storage."],
      },
    },
  },
  questions: [
    {
      ask: "Is it a smell rather than a noise that comes from the dehumidifier?",
      answers: {
        yes: {
          means: "it smells",
          heard: ["smell", "smells", "musty", "mould"],
          when: { mould: "always", loose: "never", object: "rarely" },
        },
        no: { means: "it is a noise", heard: ["noise", "noisy", "rattling", "loud"] },
      },
    },
    {
      ask: "Does pressing on the dehumidifier's tank or panels stop the noise?",
      answers: {
        yes: {
          means: "pressing stops the noise",
          heard: ["vibrates", "buzzing"],
          when: { loose: "always", object: "rarely", mould: "rarely" },
        },
        no: { means: "pressing does not stop it" },
      },
    },
    {
      ask: "Is the dehumidifier loud on fan only as well?",
      answers: {
        yes: {
          means: "it is loud on fan only",
          heard: ["fan noise", "clatter", "peanut", "fell in"],
          when: { object: "often", loose: "rarely", mould: "rarely" },
        },
        no: { means: "it is loud only with the compressor, or not at all" },
      },
    },
  ],
  safety: ["A sharp, chemical or fishy smell is no mould: pull the plug and air the room."],
  prevention: ["Keep the top free: it is not a shelf."],
  stopWhen: ["The compressor itself rattles or screeches."],
});

export const dehumidifier: Playbook = {
  faults: [noWater, noPower, leaks, noisy],
  notes: [
    {
      about: ["recall", "fire", "safe"],
      text: "Several large series of dehumidifiers have been recalled for fires. Check make and model on your authority's recall page before you repair one.",
    },
    {
      about: ["air conditioner", "aircon", "portable air con"],
      text: "A portable air conditioner shares most of this: filter, tank or hose, and air. It also needs its wide exhaust hose straight, short and out of the window.",
    },
    {
      about: ["desiccant", "type", "cold room"],
      text: "Compressor types like 15 °C and more. Desiccant types work down to about 1 °C, blow warm air and use more current.",
    },
    {
      about: ["humidity", "what percent", "setting"],
      text: "40 to 60 % is comfortable. Set 50 % and let it stop by itself.",
    },
  ],
};
