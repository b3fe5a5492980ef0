import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noHeat = defineFault({
  id: "tumble-dryer-no-heat",
  name: "turns but does not get warm",
  weight: 8,
  says: [
    "not heating",
    "no heat",
    "doesn't heat",
    "blows cold",
    "cold air",
    "turns but no heat",
    "drum turns but cold",
    "heating element gone",
    "thermostat gone",
    "clothes still wet and cold",
    "runs but cold",
    "stopped heating",
    "heats then goes cold",
    "not getting hot",
  ],
  causes: {
    "cool-programme": {
      name: "a cool or timed programme, or a heat switch on low",
      short: "the programme",
      weight: 2,
      why: "“Air”, “refresh” and the last ten minutes of every programme run cold on purpose.",
      check: {
        do: "Choose “cotton, cupboard dry” or 40 minutes at high heat with a damp towel.",
        finds: "the air is warm after ten minutes",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Damp towel" },
          { name: "Manual", instead: "the maker's page for the model" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Pick a hot programme",
            how: "Cotton or high heat; the manual shows which ones are cold.",
          },
          {
            action: "look",
            title: "Look for an option that is on",
            how: "“Gentle”, “low heat”, “air”: press it off.",
            see: "its lamp out.",
          },
          {
            action: "test",
            title: "Dry one damp towel",
            how: "Ten minutes, then open the door.",
            see: "a warm drum and a warm towel.",
          },
          {
            action: "look",
            title: "Note when it goes cold",
            how: "Cold for the last ten minutes is as it should be.",
          },
        ],
      },
    },
    "cut-out": {
      name: "an overheat cut-out that has opened behind blocked air",
      short: "the overheat cut-out",
      weight: 6,
      why: "Lint in filter, hose or condenser holds the heat back. A thermostat opens; many have a reset button at the back, others close by themselves when cold.",
      check: {
        do: "Clean filter and air path, unplug it for an hour, press the reset button at the back if there is one.",
        finds: "it heats again",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 15],
        tools: [
          { name: "Vacuum cleaner with a crevice nozzle" },
          { name: "Soft brush" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, wait for an hour",
            how: "A cut-out that can close does so while it cools.",
          },
          {
            action: "clean",
            title: "Clean the whole air path",
            how: "Fluff filter with the brush, its shaft with the vacuum cleaner, then vent hose or condenser.",
            see: "air slots and mesh you can see through.",
          },
          {
            action: "clean",
            title: "Vacuum behind the machine",
            how: "All slots of the back panel, without opening it.",
          },
          {
            action: "adjust",
            title: "Press the reset",
            how: "Look at the back for a small round button or a hole marked R or reset, and push it with the pencil.",
            see: "a click.",
          },
          {
            action: "test",
            title: "Dry half a load",
            how: "Stay in the house.",
            see: "warmth all through, to the end.",
          },
        ],
        prevention: ["The fluff filter after each load, the rest each month."],
        stopWhen: [
          "It opens a second time with clean air: the cause is inside, and a dryer that overheats is a fire risk.",
        ],
      },
    },
    heater: {
      name: "a broken heater or a blown thermal fuse",
      short: "the heater or thermal fuse",
      weight: 5,
      why: "The coil at the back parts, or a one-time fuse melts after overheating. Drum and lamp go on as if nothing were wrong.",
      check: {
        do: "With clean air and after a reset, run high heat for ten minutes and feel the outlet or the door glass.",
        finds: "it stays quite cold",
        minutes: 12,
      },
      repair: {
        handOver:
          "The coil lies bare in a metal box with lint round it, and the reason why the fuse blew has to be found.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 80],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains",
            how: "It dries nothing, and the motor only wears.",
          },
          {
            action: "look",
            title: "Copy the model plate",
            how: "It is in the door frame. Write model and “turns, no heat, reset tried” on the label.",
          },
          {
            action: "look",
            title: "Ask for heater and thermostats together",
            how: "They are sold as a set for many models, €25 to €60.",
          },
          {
            action: "look",
            title: "Let a repairer fit it",
            how: "An hour, with the lint cleaned out of the box and a test at the end.",
          },
        ],
      },
    },
    "heat-pump": {
      name: "a heat pump that does not do its work",
      short: "the heat pump",
      weight: 3,
      why: "Heat pump dryers warm gently, to about 50 °C. Lint on the fins at the bottom, or a fault in the sealed circuit, leaves them lukewarm.",
      check: {
        do: "With the plug out open the flap at the bottom front and look at the metal fins.",
        finds: "they wear a felt of lint, or they are clean and it stays cold",
        minutes: 4,
      },
      repair: {
        handOver:
          "The circuit is sealed and filled with a gas that often burns, so only its fins can be cleaned.",
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Vacuum cleaner with a soft brush" },
          { name: "Spray bottle" },
          { name: "Gloves" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, half an hour", how: "Gloves on: the fins cut." },
          {
            action: "look",
            title: "Look behind the flap at the bottom",
            how: "The user's flap only, no screws.",
            see: "fins like a car radiator's.",
          },
          {
            action: "clean",
            title: "Brush along the fins",
            how: "Vacuum cleaner from top to bottom, never across. Moisten stubborn lint with the spray bottle.",
            warning: "Bent fins block the air and pierced ones lose the gas.",
          },
          {
            action: "test",
            title: "Run a full programme",
            how: "Flap closed, half a load.",
            see: "lukewarm air that dries in about two hours.",
          },
          {
            action: "look",
            title: "Otherwise call the maker's service",
            how: "Only they may work on the circuit. Ask for the price of a visit first.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tumble dryer get warm on its hottest programme?",
      answers: {
        yes: {
          means: "it warms on the hottest programme",
          when: {
            "cool-programme": "always",
            "cut-out": "rarely",
            heater: "never",
            "heat-pump": "rarely",
          },
        },
        no: { means: "it stays cold on the hottest programme" },
      },
    },
    {
      ask: "Does the tumble dryer's heat come back after an hour's rest or after its reset button is pressed?",
      answers: {
        yes: {
          means: "a rest or the reset brings the heat back",
          heard: ["reset", "heats then goes cold", "works again after", "after cooling"],
          when: {
            "cut-out": "often",
            heater: "never",
            "cool-programme": "rarely",
            "heat-pump": "rarely",
          },
        },
        no: { means: "rest and reset do not help" },
      },
    },
    {
      ask: "Had lint built up in the tumble dryer's filter, hose or condenser?",
      answers: {
        yes: {
          means: "its air was blocked by lint",
          heard: ["lint", "fluff", "filter blocked", "filter full", "never cleaned"],
          when: {
            "cut-out": "often",
            heater: "sometimes",
            "cool-programme": "rarely",
            "heat-pump": "sometimes",
          },
        },
        no: { means: "filter and air path are clean", heard: ["cleaned the filter"] },
      },
    },
    {
      ask: "Is it a heat pump tumble dryer (an A++ label, no hose, fins behind a flap)?",
      answers: {
        yes: {
          means: "it is a heat pump dryer",
          heard: ["heat pump", "a++", "a+++"],
          when: {
            "heat-pump": "always",
            heater: "rarely",
            "cut-out": "rarely",
            "cool-programme": "sometimes",
          },
        },
        no: { means: "it has a heater" },
      },
    },
  ],
  safety: [
    "Lint burns like tinder: clean before you test, and do not leave it running alone.",
    "Never put in cloth with oil, petrol or wax on it, not even washed.",
  ],
  prevention: ["Clean the fluff filter after every single load."],
  stopWhen: ["You smell scorching, or the drum is too hot to touch."],
});

const doesNotTurn = defineFault({
  id: "tumble-dryer-does-not-turn",
  name: "hums or heats but its drum does not turn",
  weight: 5,
  says: [
    "drum not turning",
    "drum doesn't turn",
    "not spinning",
    "hums but doesn't turn",
    "belt broken",
    "belt snapped",
    "motor runs but drum doesn't turn",
    "drum stuck",
    "starts if I push the drum",
    "drum turns freely by hand",
    "won't tumble",
    "drum stopped",
  ],
  causes: {
    belt: {
      name: "a torn or slipped belt",
      short: "the belt",
      weight: 6,
      why: "A long thin belt runs round the drum. It frays on a sharp edge or slips off its tensioner, and the motor hums alone.",
      check: {
        do: "Unplugged, turn the empty drum by hand.",
        finds: "it spins very lightly, without the drag of the motor",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [8, 25],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Belt for the model" },
          { name: "Vacuum cleaner" },
          { name: "Work gloves" },
          { name: "Phone for pictures" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, and take out the water tank",
            how: "Draw it forward with two people. Gloves on: sheet metal cuts.",
            warning:
              "A heat pump dryer stops here: its pipes are in the way, and a damaged one leaks gas that burns. In the others leave the capacitor at the motor and all wires alone: it can stay charged.",
          },
          {
            action: "unscrew",
            title: "Open what the belt needs",
            how: "Top first: take two screws out at the back with the screwdriver, slide it back and lift. Then side or front, by the guide for your model. Take pictures with your phone.",
            fallsOut: "Lint, and screws of different kinds: sort them in cups.",
          },
          {
            action: "clean",
            title: "Vacuum all the lint",
            how: "With the vacuum cleaner round motor, fan and floor. This alone is worth the opening.",
            see: "bare metal.",
          },
          {
            action: "replace",
            title: "Lay the new belt round the drum",
            how: "Ribs inwards, round the motor pulley in a loop, with the tensioner wheel pressed against it as in your picture.",
            see: "a belt that tightens when you let the wheel go.",
          },
          {
            action: "adjust",
            title: "Turn the drum by hand three times",
            how: "The belt must run in its track and not on an edge.",
          },
          {
            action: "reassemble",
            title: "Close it in reverse",
            how: "Felt seals in their grooves, all screws in, no wire caught.",
            putBack: "Top slides forward until it locks.",
          },
          {
            action: "test",
            title: "Run it empty, then half full",
            how: "Ten minutes, door shut, with you beside it.",
            see: "an even turn without a squeal.",
          },
        ],
        stopWhen: ["A wire, a connector or the motor looks scorched."],
      },
    },
    blocked: {
      name: "cloth or an object between drum and seal",
      short: "something caught",
      weight: 4,
      why: "A sock or a bra wire slips past the felt seal, and wet overload does the rest.",
      check: {
        do: "Empty it and turn the drum by hand, unplugged.",
        finds: "it is stiff or stops in one place",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Torch" }, { name: "Blunt tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, empty the drum",
            how: "Take the fluff filter out too.",
          },
          {
            action: "look",
            title: "Shine round the rim",
            how: "Torch along the gap at front and back while you turn the drum.",
            see: "cloth or wire sticking out.",
          },
          {
            action: "clean",
            title: "Draw it out",
            how: "Turn the drum backwards while you pull with the tweezers.",
            fallsOut: "A sock, coins, a wire.",
          },
          { action: "adjust", title: "Push the felt back", how: "With a fingertip, all round." },
          {
            action: "test",
            title: "Half a load",
            how: "Wet things for one wash are often too much: fill to two thirds.",
            see: "a drum that starts at once.",
          },
        ],
      },
    },
    motor: {
      name: "a weak start capacitor or a stuck motor",
      short: "the capacitor or motor",
      weight: 4,
      why: "A capacitor gives the motor its first push. When it fades, the motor hums and needs a hand; then it overheats.",
      check: {
        do: "With a few dry things in, start it and listen for five seconds, then stop it.",
        finds: "it hums and does not move, although the drum turns normally by hand with some drag",
        minutes: 1,
      },
      repair: {
        handOver:
          "The capacitor stores mains voltage after the plug is out, and the motor sits deep inside.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [8, 120],
        tools: [{ name: "Note on the door" }],
        steps: [
          {
            action: "unplug",
            title: "Do not let it hum",
            how: "Some seconds are enough to scorch the winding.",
          },
          {
            action: "look",
            title: "Put a note on the door",
            how: "“Hums, does not turn”. Nobody should help it with a push into the drum: it grabs.",
          },
          {
            action: "look",
            title: "Give the repairer both facts",
            how: "Whether the drum has drag by hand, and whether a push started it.",
          },
          {
            action: "look",
            title: "Ask for the capacitor first",
            how: "It costs €8 to €20 and is measured in a minute. A motor is worth it in young machines only.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "With the plug out, does the tumble dryer's empty drum spin very lightly by hand?",
      answers: {
        yes: {
          means: "the drum spins very lightly by hand",
          heard: ["turns freely", "spins freely", "belt broken", "belt snapped", "belt"],
          when: { belt: "always", blocked: "never", motor: "rarely" },
        },
        no: { means: "the drum has drag by hand" },
      },
    },
    {
      ask: "Does the tumble dryer's drum catch or stop in one place when turned by hand?",
      answers: {
        yes: {
          means: "the drum catches in one place",
          heard: ["stuck", "jammed", "catches", "stiff"],
          when: { blocked: "always", belt: "rarely", motor: "rarely" },
        },
        no: { means: "it turns evenly by hand" },
      },
    },
    {
      ask: "Does the tumble dryer start turning after a push by hand?",
      answers: {
        yes: {
          means: "a push starts it",
          heard: ["push", "if I push", "needs a push", "spin it by hand"],
          when: { motor: "often", belt: "never", blocked: "sometimes" },
        },
        no: { means: "a push does not help" },
      },
    },
  ],
  safety: ["Keep arms out of the drum while the plug is in: it starts with the door switch."],
  prevention: ["Spin the laundry well before: weight wears belt and motor."],
  stopWhen: ["The motor smells of varnish."],
});

const takesTooLong = defineFault({
  id: "tumble-dryer-takes-too-long",
  name: "takes too long or leaves the laundry damp",
  weight: 8,
  says: [
    "takes too long",
    "takes forever",
    "clothes still damp",
    "not drying",
    "doesn't dry properly",
    "still wet at the end",
    "stops too early",
    "finishes early",
    "two cycles",
    "long drying time",
    "water tank empty",
    "water tank full light",
    "damp room",
    "steam in the room",
    "not collecting water",
  ],
  causes: {
    lint: {
      name: "lint in the filter or its shaft",
      short: "the fluff filter",
      weight: 6,
      why: "Fabric softener and fine lint form a film on the mesh that you hardly see. Air no longer gets through.",
      check: {
        do: "Hold the emptied filter under the tap.",
        finds: "water stands on the mesh instead of running through",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Old toothbrush" },
          { name: "Washing-up liquid" },
          { name: "Vacuum cleaner" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, filter out",
            how: "Open its two halves if it folds.",
            fallsOut: "Lint from the shaft; hold a hand below.",
          },
          {
            action: "clean",
            title: "Wash the film off",
            how: "Warm water, washing-up liquid and toothbrush on both sides.",
            see: "water that runs straight through.",
          },
          {
            action: "clean",
            title: "Vacuum the shaft",
            how: "As deep as the nozzle of the vacuum cleaner reaches, and round the door seal.",
          },
          {
            action: "reassemble",
            title: "Only dry goes back in",
            how: "Pat it dry and wait for an hour.",
            putBack: "Until it sits flush; without filter never.",
          },
          {
            action: "test",
            title: "Dry four towels",
            how: "Well spun, cotton programme.",
            see: "dry in the time on the display.",
          },
        ],
        prevention: ["Wash the mesh once a month, and go easy on softener."],
      },
    },
    "hose-or-condenser": {
      name: "a kinked hose, a furry condenser or a full tank",
      short: "the hose, condenser or tank",
      weight: 6,
      why: "Vented dryers blow through a hose, condenser dryers cool the steam on plates. When hose or plates are full of lint, the damp stays in the drum.",
      check: {
        do: "Pull out hose end or condenser and look through it against a lamp.",
        finds: "it is grey, dented or wet inside",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 20],
        tools: [{ name: "Shower head" }, { name: "Vacuum cleaner" }, { name: "Towel" }],
        steps: [
          { action: "unplug", title: "Plug out, half an hour to cool", how: "Towel in front." },
          {
            action: "open",
            title: "Take it out",
            how: "Condenser: flap at the bottom, turn the levers, pull it by its handle. Hose: turn its ring to the left.",
            fallsOut: "A cup of water.",
          },
          {
            action: "clean",
            title: "Rinse the condenser from both sides",
            how: "Shower head, without pressure, until no lint comes. Hose: shake it, pull a cloth through.",
            see: "light through all slots.",
          },
          {
            action: "clean",
            title: "Vacuum its chamber and wipe the sensor strips",
            how: "Vacuum cleaner first. Then two metal strips inside the drum: vinegar on a cloth. Film on them makes it stop too early.",
          },
          {
            action: "reassemble",
            title: "Seal, levers, flap",
            how: "Drip it off first. Hose: short, without bends, its flap outside moving freely.",
            putBack: "Levers turned to their stop, or steam comes out.",
          },
          {
            action: "test",
            title: "Empty the tank and dry a load",
            how: "Cotton, well spun.",
            see: "water in the tank or damp air outside, and dry laundry.",
          },
        ],
        prevention: ["Condenser once a month, tank after each load."],
      },
    },
    load: {
      name: "laundry that is too wet, too much or too mixed",
      short: "the load",
      weight: 5,
      why: "At 800 turns a minute washing leaves twice the water that it leaves at 1400. Sheets wrap round everything else.",
      check: {
        do: "Squeeze a towel over the bath before it goes in.",
        finds: "it drips, or the drum is more than two thirds full",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Washing machine's spin programme" }, { name: "Two dry towels" }],
        steps: [
          {
            action: "adjust",
            title: "Spin once more",
            how: "At 1400 turns, or as high as the label of the laundry allows.",
          },
          {
            action: "adjust",
            title: "Sort thick from thin",
            how: "Jeans and towels in one load, shirts in another. Button duvet covers shut.",
          },
          {
            action: "adjust",
            title: "Choose “cupboard dry”",
            how: "“Iron dry” leaves it damp on purpose.",
          },
          {
            action: "test",
            title: "Two thirds full, with a dry towel",
            how: "A dry towel among them takes up damp in the first half hour.",
            see: "dry laundry within the programme.",
          },
        ],
      },
    },
    "heat-part": {
      name: "half of the heat missing",
      short: "part of the heat",
      weight: 2,
      why: "Large heaters have two coils; if one parts, everything takes twice as long. Heat pumps lose strength when their fins are felted.",
      check: {
        do: "With clean filter, hose and condenser, feel the drum after twenty minutes.",
        finds: "it is lukewarm only",
        minutes: 22,
      },
      repair: {
        handOver: "Coils are mains parts in a hot box, and a heat pump is sealed.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [25, 80],
        tools: [{ name: "Oven thermometer" }],
        steps: [
          {
            action: "test",
            title: "Take the temperature",
            how: "Wrap the oven thermometer in a sock and run high heat for twenty minutes.",
            see: "55 to 70 °C with a heater, about 50 °C with a heat pump.",
          },
          {
            action: "unplug",
            title: "Leave it off if it is far below",
            how: "Half the heat costs twice the current.",
          },
          {
            action: "look",
            title: "Tell the repairer the figure",
            how: "It says at once whether one coil or a thermostat is gone.",
          },
          {
            action: "look",
            title: "Compare with a new one",
            how: "An old condenser dryer uses twice what a heat pump dryer needs.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does water run straight through the tumble dryer's cleaned fluff filter?",
      answers: {
        yes: {
          means: "the filter lets water through",
          heard: ["cleaned the filter", "filter clean"],
          when: {
            lint: "never",
            "hose-or-condenser": "often",
            load: "often",
            "heat-part": "often",
          },
        },
        no: { means: "water stands on the filter", heard: ["filter blocked", "fluff", "lint"] },
      },
    },
    {
      ask: "Were the tumble dryer's hose or condenser cleaned within the last month?",
      answers: {
        yes: {
          means: "hose or condenser were cleaned lately",
          heard: ["cleaned the condenser", "condenser clean"],
          when: {
            "hose-or-condenser": "rarely",
            lint: "sometimes",
            load: "often",
            "heat-part": "often",
          },
        },
        no: {
          means: "hose or condenser have not been cleaned for long",
          heard: ["condenser blocked", "hose kinked", "steam in the room"],
        },
      },
    },
    {
      ask: "Does the laundry drip or feel heavy before it goes into the tumble dryer, or is the drum packed?",
      answers: {
        yes: {
          means: "the laundry is very wet or the drum packed",
          heard: ["dripping wet", "not spun", "full load", "overloaded", "big load"],
          when: {
            load: "always",
            lint: "rarely",
            "hose-or-condenser": "rarely",
            "heat-part": "rarely",
          },
        },
        no: { means: "the laundry is well spun and the drum not full" },
      },
    },
    {
      ask: "Is the tumble dryer's drum only lukewarm after twenty minutes?",
      answers: {
        yes: {
          means: "the drum is only lukewarm",
          heard: ["lukewarm", "not hot", "barely warm"],
          when: {
            "heat-part": "always",
            lint: "rarely",
            "hose-or-condenser": "sometimes",
            load: "rarely",
          },
        },
        no: { means: "the drum gets hot" },
      },
    },
  ],
  safety: ["No filter, no drying: lint on the heater catches fire."],
  prevention: ["Air the room: a dryer needs dry air to dry."],
  stopWhen: ["The laundry is hot and still wet, or it smells scorched."],
});

const noise = defineFault({
  id: "tumble-dryer-noisy",
  name: "squeals, thumps or rattles",
  weight: 5,
  says: [
    "noisy",
    "loud",
    "squeaking",
    "squealing",
    "thumping",
    "clunking",
    "clunking sound",
    "rattling",
    "grinding",
    "banging",
    "scraping",
    "rumbling",
    "vibrates",
    "making an awful noise",
  ],
  causes: {
    object: {
      name: "coins, buttons or a bra wire",
      short: "a loose object",
      weight: 4,
      why: "They rattle in the drum's paddles or the fan, and scrape when a wire sticks through the holes.",
      check: {
        do: "Turn the empty drum by hand, unplugged, with your ear at the door.",
        finds: "something rolls or scrapes once a turn",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Torch", instead: "a phone's light" },
          { name: "Pliers" },
          { name: "Magnet" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, drum empty", how: "Filter out." },
          {
            action: "look",
            title: "Search drum and paddles",
            how: "Shine the torch through the holes and shake each paddle.",
            see: "a wire end or a coin behind the holes.",
          },
          {
            action: "clean",
            title: "Fish it out",
            how: "Pliers for wires, the magnet in the filter shaft for hairpins.",
            fallsOut: "Small change.",
          },
          {
            action: "adjust",
            title: "Smooth burrs",
            how: "A raised hole edge catches cloth: press it flat with the pliers.",
          },
          {
            action: "test",
            title: "Run it empty for two minutes",
            how: "Door shut.",
            see: "no rattle.",
          },
        ],
        prevention: ["Empty pockets, and dry bras in a bag."],
      },
    },
    level: {
      name: "a machine that is not level, or one heavy lump of laundry",
      short: "the level or the load",
      weight: 4,
      why: "On a washing machine or an uneven floor it walks; a rolled duvet cover thumps at every turn.",
      check: {
        do: "Push down on each corner, and run it empty.",
        finds: "a corner rocks, or it is quiet when empty",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 10],
        tools: [{ name: "Spirit level", instead: "a glass of water" }, { name: "Spanner" }],
        steps: [
          { action: "unplug", title: "Plug out before you move it", how: "With two people." },
          {
            action: "adjust",
            title: "Set the feet",
            how: "Lock nuts loosened with the spanner, feet turned until the level is even, nuts tight.",
            see: "four feet that carry.",
          },
          {
            action: "look",
            title: "Check the stacking kit",
            how: "On top of a washing machine it has to be strapped or screwed to it.",
            warning: "A dryer that stands loose on a washing machine falls.",
          },
          {
            action: "test",
            title: "Dry a sorted load",
            how: "Covers buttoned, in pairs of like size.",
            see: "a soft tumble.",
          },
        ],
      },
    },
    bearing: {
      name: "worn rollers, slides or a rear bearing",
      short: "the rollers or bearing",
      weight: 5,
      why: "The drum lies on two rollers or felt pads in front and a bearing behind. They run for ten years and then squeal, scrape or clunk.",
      check: {
        do: "Lift the front edge of the empty drum by hand, unplugged.",
        finds: "it has more than 5 mm of play, or grates as it turns",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 150,
        euros: [10, 45],
        tools: [
          { name: "Screwdriver set" },
          { name: "Set of rollers or bearing" },
          { name: "Work gloves" },
          { name: "High temperature grease" },
          { name: "Vacuum cleaner" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and find the model's guide",
            how: "The way in differs. A heat pump dryer is for the service.",
            warning:
              "Edges cut: gloves on throughout. The capacitor beside the motor can stay charged: keep away from it.",
          },
          {
            action: "unscrew",
            title: "Take off top and front",
            how: "With the screwdriver set, a picture at each layer.",
            fallsOut: "Door switch wires: unplug their connector, do not cut.",
          },
          {
            action: "clean",
            title: "Vacuum it out",
            how: "Vacuum cleaner all round the motor and below.",
          },
          {
            action: "unscrew",
            title: "Lift the drum out",
            how: "Slip the belt off the motor wheel first, and take a picture of its loop.",
            fallsOut: "Felt seals and washers.",
          },
          {
            action: "replace",
            title: "Change rollers or bearing",
            how: "Clips off, old ones off, axles wiped and thinly greased with high temperature grease, new ones on.",
            see: "rollers that spin without wobbling.",
          },
          {
            action: "reassemble",
            title: "Drum, belt, front, top",
            how: "Turn it by hand before the front goes on.",
            putBack: "Felt in its groove, belt ribs inwards.",
          },
          {
            action: "test",
            title: "Half an hour with half a load",
            how: "Stay beside it.",
            see: "a low even sound.",
          },
        ],
        stopWhen: ["The drum's axle or its seat is worn through."],
      },
    },
    belt: {
      name: "a dry tensioner or a frayed belt",
      short: "the belt or tensioner",
      weight: 3,
      why: "The little wheel that keeps the belt tight runs on a dry pin and squeals, mostly when cold.",
      check: {
        do: "Start it empty and listen in the first five minutes.",
        finds: "it squeals until it is warm, or slaps at each turn",
        minutes: 5,
      },
      repair: {
        handOver:
          "The tensioner sits beside motor and fan behind the side wall, so it is changed together with the belt when the machine is open.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [10, 30],
        tools: [{ name: "Voice recorder on your phone" }],
        steps: [
          { action: "test", title: "Record the start", how: "One minute with your phone, cold." },
          {
            action: "unplug",
            title: "Do not spray into the slots",
            how: "Plug out. Oil on a belt makes it slip, and spray feeds a fire.",
          },
          {
            action: "look",
            title: "Order belt and tensioner by model",
            how: "They cost €10 to €30 together.",
          },
          {
            action: "look",
            title: "Have both fitted at once",
            how: "And the lint removed while it is open.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tumble dryer quiet when it runs empty?",
      answers: {
        yes: {
          means: "it is quiet when empty",
          when: { level: "always", object: "rarely", bearing: "never", belt: "rarely" },
        },
        no: { means: "it is loud when empty too" },
      },
    },
    {
      ask: "What does the tumble dryer's noise resemble: a rattle, a squeal, or a thump or rumble?",
      answers: {
        rattle: {
          means: "it rattles or scrapes",
          heard: ["rattle", "rattling", "scraping", "metallic"],
          when: { object: "always", bearing: "rarely", level: "rarely", belt: "rarely" },
        },
        squeal: {
          means: "it squeals",
          heard: ["squeal", "squealing", "squeak", "squeaking"],
          when: { belt: "always", bearing: "sometimes", object: "rarely", level: "never" },
        },
        thump: {
          means: "it thumps or rumbles",
          heard: ["thump", "thumping", "clunk", "clunking", "rumbling", "banging"],
          when: { level: "often", bearing: "often", object: "rarely", belt: "rarely" },
        },
      },
    },
    {
      ask: "Has the tumble dryer's drum play when you lift its front edge?",
      answers: {
        yes: {
          means: "the drum has play",
          heard: ["drum loose", "drum drops", "play"],
          when: { bearing: "always", object: "rarely", level: "rarely", belt: "rarely" },
        },
        no: { means: "the drum has no play" },
      },
    },
  ],
  safety: ["Never reach into a turning drum."],
  prevention: ["Close zips and hooks before drying."],
  stopWhen: ["The noise comes with a smell, or the drum scrapes metal."],
});

const doesNotStart = defineFault({
  id: "tumble-dryer-does-not-start",
  name: "does not start or stops at once",
  usual: true,
  weight: 6,
  says: [
    "won't start",
    "doesn't start",
    "not working",
    "no power",
    "won't turn on",
    "dead",
    "stops after a few minutes",
    "door not closing",
    "door won't shut",
    "door switch",
    "clicks but doesn't start",
    "beeps and stops",
    "lights flash",
    "empty tank light",
    "stops straight away",
    "start button broken",
  ],
  causes: {
    door: {
      name: "a door that does not close its switch",
      short: "the door switch",
      weight: 5,
      why: "A hook on the door presses a switch. Lint in the slot, a loose hinge or a broken hook leaves it open.",
      check: {
        do: "Press the door hard at the latch while you press start.",
        finds: "it starts, or the latch has no click",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 15],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Toothpick" }, { name: "Damp cloth" }],
        steps: [
          { action: "unplug", title: "Plug out, door open", how: "Look at hook and slot." },
          {
            action: "clean",
            title: "Free the slot",
            how: "Lint out with the toothpick, rim wiped with the damp cloth.",
            see: "a little lever in the slot that springs.",
          },
          {
            action: "adjust",
            title: "Tighten hinge and hook",
            how: "With the screwdriver. Lift the door while you tighten the upper hinge.",
          },
          {
            action: "replace",
            title: "Change a broken hook",
            how: "One screw or a squeeze; €5 to €15 by model.",
            fallsOut: "A small spring behind it.",
          },
          {
            action: "test",
            title: "Close it gently",
            how: "One click, start.",
            see: "it turns without your hand on the door.",
          },
        ],
      },
    },
    tank: {
      name: "a full tank, a clogged filter or a sensor that stops it",
      short: "the tank, filter or sensor",
      weight: 4,
      why: "A float lifts when the tank is full or its pump is blocked by lint, and the programme ends within seconds.",
      check: {
        do: "Empty the tank, push it right in, clean the filter and put one wet towel in.",
        finds: "it runs",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Wet towel" }, { name: "Sponge" }, { name: "White vinegar" }],
        steps: [
          { action: "unplug", title: "Plug out, tank out", how: "Pour it away and rinse it." },
          {
            action: "clean",
            title: "Sponge out the sump",
            how: "Behind flap or condenser there is a small pit with a float or pump: lift lint out with the sponge.",
            see: "a float that bobs freely.",
          },
          {
            action: "clean",
            title: "Wipe the sensor strips",
            how: "Inside the drum, two metal strips: vinegar on a cloth, then dry. With film on them it believes that the laundry is dry.",
          },
          {
            action: "reassemble",
            title: "Tank in to its stop",
            how: "And filter flush: some will not start without it.",
          },
          {
            action: "test",
            title: "Start with the wet towel",
            how: "An empty drum counts as dry and stops.",
            see: "it runs on after five minutes.",
          },
        ],
      },
    },
    supply: {
      name: "no current, child lock or a delayed start",
      short: "the supply, lock or delay",
      weight: 4,
      why: "With 2.5 kW it is the first to blow a plug fuse, and it suffers on an extension lead.",
      check: {
        do: "Plug it straight into the wall after a lamp has proved the socket, and hold the lock key for five seconds.",
        finds: "the panel comes alive",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Floor lamp" }, { name: "Flat screwdriver" }, { name: "Fuse of 13 A" }],
        steps: [
          {
            action: "test",
            title: "Floor lamp into its socket",
            how: "No lead in between.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Look at its plug",
            how: "Brown or soft means that socket and plug are changed before anything else.",
            warning: "Do not use it on that socket any more.",
          },
          {
            action: "replace",
            title: "New 13 A fuse in a British plug",
            how: "Carrier out with the screwdriver.",
            fallsOut: "The old fuse.",
          },
          {
            action: "adjust",
            title: "Lock off, delay to 0",
            how: "Plug in, hold the key sign or “start” for five seconds.",
          },
          {
            action: "test",
            title: "Start",
            how: "Door shut, tank in.",
            see: "a turn within ten seconds.",
          },
        ],
        stopWhen: ["The fuse goes again at the start."],
      },
    },
    "heat-or-motor": {
      name: "a blown thermal fuse, a start switch or a motor",
      short: "the fuse, switch or motor",
      weight: 4,
      why: "In many vented dryers a thermal fuse cuts everything off after overheating. A worn start switch clicks without closing.",
      check: {
        do: "Door proved, tank empty, mains proved: press start and listen.",
        finds: "there is a click or a short hum and no turn, or nothing",
        minutes: 1,
      },
      repair: {
        handOver:
          "The fuse says that it got too hot, and the reason sits among lint, heater and mains.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 120],
        tools: [{ name: "Strip of tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, tape over the start key",
            how: "One strip of tape is enough.",
          },
          {
            action: "clean",
            title: "Clear what you can reach of lint",
            how: "Filter, hose, condenser. The repairer asks for that first.",
          },
          {
            action: "look",
            title: "Note what preceded it",
            how: "Long times, hot laundry, a smell: all three point to the fuse.",
          },
          {
            action: "look",
            title: "Have fuse and air path checked together",
            how: "A fuse alone blows again within weeks.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tumble dryer start when its door is pressed hard, or has the latch lost its click?",
      answers: {
        yes: {
          means: "pressing the door helps or the latch has no click",
          heard: ["door", "latch", "door won't shut", "door switch", "hold the door"],
          when: { door: "always", tank: "rarely", supply: "never", "heat-or-motor": "rarely" },
        },
        no: { means: "the door clicks and pressing it changes nothing" },
      },
    },
    {
      ask: "Is the tumble dryer's panel lit?",
      answers: {
        yes: {
          means: "the panel is lit",
          heard: ["lights flash", "lights on", "beeps", "light on"],
          when: { supply: "rarely", door: "always", tank: "always", "heat-or-motor": "sometimes" },
        },
        no: { means: "the panel is dark", heard: ["no power", "no lights", "completely dead"] },
      },
    },
    {
      ask: "Does the tumble dryer start and stop again within minutes, or show its tank or filter lamp?",
      answers: {
        yes: {
          means: "it stops soon or shows tank or filter",
          heard: ["tank light", "water tank", "stops after", "stops straight away", "filter light"],
          when: { tank: "often", door: "rarely", supply: "rarely", "heat-or-motor": "sometimes" },
        },
        no: { means: "it does not start in the first place" },
      },
    },
    {
      ask: "Had drying taken longer and longer, or had the laundry been very hot, before the tumble dryer stopped?",
      answers: {
        yes: {
          means: "it had been slow or very hot before",
          heard: ["very hot", "overheated", "took longer", "scorched"],
          when: { "heat-or-motor": "often", tank: "sometimes", door: "rarely", supply: "rarely" },
        },
        no: { means: "it had worked well until then" },
      },
    },
  ],
  safety: ["Straight into a wall socket, never on an extension lead."],
  prevention: ["Empty tank and filter after each load."],
  stopWhen: ["Plug or socket are brown, or it smells scorched."],
});

export const tumbleDryer: Playbook = {
  faults: [doesNotStart, takesTooLong, noHeat, doesNotTurn, noise],
  notes: [
    {
      about: ["fire", "lint", "danger", "safe"],
      text: "Lint is the commonest cause of dryer fires. Clean the filter after each load, the condenser or hose once a month, and do not let it run at night or alone.",
    },
    {
      about: ["heat pump"],
      text: "Heat pump dryers work at about 50 °C, take two to three hours and use half the current. Their circuit is sealed; you clean filter and fins, everything else is for the service.",
    },
    {
      about: ["condensate", "tank water", "iron"],
      text: "The water from the tank holds lint. It is fine for mopping, not for irons, plants or pets.",
    },
  ],
};
