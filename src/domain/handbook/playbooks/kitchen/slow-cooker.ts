import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noHeat = defineFault({
  id: "slow-cooker-no-heat",
  name: "lights up but does not heat",
  weight: 7,
  says: [
    "not heating",
    "not heating up",
    "doesn't heat up",
    "turns on but does not heat",
    "no heat",
    "lights up but doesn't work",
    "programme runs but no heat",
    "stays cold",
    "only warm",
    "rice not cooked",
    "element gone",
    "element burnt out",
    "keep warm only",
    "heats slowly",
    "food still raw",
    "thermostat gone",
  ],
  causes: {
    setting: {
      name: "a setting: “keep warm”, a delayed start or a lever that is not pressed",
      short: "the setting",
      weight: 3,
      why: "Keep warm holds food at 65 °C and cooks nothing. Simple rice cookers heat only once their lever is down, with the bowl in.",
      check: {
        do: "Put the bowl in with a cup of water, press the lever or choose “high”, and wait for fifteen minutes.",
        finds: "the water gets hot",
        minutes: 16,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Cup of water" },
          { name: "Manual", instead: "the maker's page for the model" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Leave “keep warm” and the timer",
            how: "Cancel first, then choose “high” or “cook”. The manual shows whether “start” has to be pressed as well.",
          },
          {
            action: "look",
            title: "Look for a delayed start",
            how: "A clock sign means that it heats only later.",
            see: "no clock.",
          },
          {
            action: "test",
            title: "Heat the cup of water",
            how: "Bowl in, lid on, fifteen minutes.",
            see: "steam, or at least water too hot for a finger.",
          },
          {
            action: "look",
            title: "Know the normal times",
            how: "A slow cooker needs two hours on “high” to simmer when it is full. Warm walls after twenty minutes are a good sign.",
          },
        ],
      },
    },
    contact: {
      name: "a bowl that does not sit on the heater or its sensor",
      short: "the bowl and sensor",
      weight: 5,
      why: "In rice and pressure cookers a spring button in the middle of the plate feels the bowl. A grain of rice or a dent keeps the bowl off the plate.",
      check: {
        do: "Take the bowl out, cold and unplugged, press the button in the middle and look at the plate.",
        finds: "the button sticks, or rice, scale or foil lies on the plate",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Damp cloth" }, { name: "Wooden skewer" }, { name: "Scouring sponge" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, cold, bowl out",
            how: "Turn it over and let crumbs fall.",
          },
          {
            action: "clean",
            title: "Free the button",
            how: "Wooden skewer round its edge, and press it twenty times.",
            see: "a button that springs up.",
          },
          {
            action: "clean",
            title: "Scour the plate",
            how: "Sponge nearly dry, then the damp cloth. Burnt starch keeps the heat from the bowl.",
            warning: "No water into the gap round the button: wires lie below.",
          },
          {
            action: "look",
            title: "Check the bowl's bottom",
            how: "Set it on a table.",
            see: "no rocking. A dented bowl is replaced.",
          },
          {
            action: "test",
            title: "Bowl in, turn it once",
            how: "Turning seats it. A cup of water, ten minutes.",
            see: "warm water.",
          },
        ],
        prevention: ["Wipe the outside of the bowl dry before it goes in."],
      },
    },
    fuse: {
      name: "a thermal fuse that has blown",
      short: "the thermal fuse",
      weight: 6,
      why: "A one-time fuse under the plate melts when the pot was run dry or its thermostat stuck. A lamp on another wire may still glow.",
      check: {
        do: "Think back: was it on empty, or left on “high” without liquid?",
        finds: "it died after running dry, and no setting brings any warmth",
        minutes: 1,
      },
      repair: {
        handOver:
          "The fuse is what keeps it from burning, and it must have the same degrees and amps and be crimped, not soldered.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [1, 5],
        tools: [{ name: "Sticky label" }],
        steps: [
          { action: "unplug", title: "Unplug it", how: "And leave the base closed." },
          {
            action: "look",
            title: "Copy the plate underneath",
            how: "Model, volts, watts on the sticky label, and how it died.",
            see: "the watts: they tell which fuse fits.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "Base, bowl, lid. The fuse costs €2, and they look for the reason: thermostat, switch or a bare wire.",
          },
          { action: "look", title: "Ask for an earth test at the end", how: "Metal pots need it." },
        ],
        prevention: ["Never switch it on without bowl and liquid."],
      },
    },
    element: {
      name: "a broken heating band or switch",
      short: "the element or switch",
      weight: 5,
      why: "In slow cookers a thin band round the wall parts at a fold; in others the plate's terminal burns off.",
      check: {
        do: "Try each setting for ten minutes and feel wall and bottom with the back of your hand.",
        finds: "one setting heats and another does not, or one side stays cold",
        minutes: 20,
      },
      repair: {
        handOver:
          "Band and switch are mains parts against a metal wall, and a band cannot be bought for most models.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Pencil and paper" }],
        steps: [
          {
            action: "test",
            title: "Make a list",
            how: "Low, high, warm: cold, lukewarm or hot, on paper.",
          },
          {
            action: "unplug",
            title: "Unplug it and judge the knob",
            how: "A loose or soft knob points to the switch, which is worth a repair.",
            see: "a knob that clicks.",
          },
          {
            action: "look",
            title: "Compare with a new one",
            how: "Slow cookers start at €20 to €30: a switch is worth it, a band hardly.",
          },
          {
            action: "look",
            title: "Keep bowl and lid",
            how: "They fit others of the same model, and a stoneware bowl serves in an oven too.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the pot's “keep warm” or a timer on, or is its lever up?",
      answers: {
        yes: {
          means: "it stands on keep warm, a timer or lever up",
          heard: ["keep warm", "timer", "delay", "lever"],
          when: { setting: "always", contact: "rarely", fuse: "rarely", element: "rarely" },
        },
        no: { means: "it is set to cook" },
      },
    },
    {
      ask: "Does the button in the middle of the pot's plate spring up, and is the plate clean?",
      answers: {
        yes: {
          means: "button and plate are in order",
          when: { contact: "never", setting: "often", fuse: "often", element: "often" },
        },
        no: {
          means: "the button sticks or the plate is dirty",
          heard: ["dirty", "sensor", "burnt rice", "plate"],
        },
      },
    },
    {
      ask: "Was the pot switched on empty or boiled dry before?",
      answers: {
        yes: {
          means: "it ran dry before",
          heard: ["empty", "ran dry", "boiled dry", "without water", "overheated", "thermal fuse"],
          when: { fuse: "often", element: "sometimes", contact: "rarely", setting: "rarely" },
        },
        no: { means: "it never ran dry" },
      },
    },
    {
      ask: "Does one of the pot's settings still give heat?",
      answers: {
        yes: {
          means: "one setting still heats",
          heard: ["only on high", "only on low", "one setting", "only warm", "one side"],
          when: { element: "always", setting: "sometimes", contact: "sometimes", fuse: "never" },
        },
        no: { means: "no setting heats" },
      },
    },
  ],
  safety: ["Food that stood lukewarm for more than two hours is thrown away."],
  prevention: ["Put cold stoneware into a cold base, and hot food into a hot one."],
  stopWhen: ["Water has run into the base."],
});

const noPower = defineFault({
  id: "slow-cooker-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "doesn't turn on",
    "not working",
    "no power",
    "dead",
    "no light",
    "switch broken",
    "loose switch",
    "knob broken",
    "power lead",
    "fuse gone",
    "internal fuse",
    "cable needs changing",
    "button not working",
    "not coming on",
    "stopped working",
    "lid not locking",
  ],
  causes: {
    supply: {
      name: "a dead socket, plug fuse or a lead that is not pushed in",
      short: "the socket, fuse or lead",
      weight: 5,
      why: "Many pots have a lead that comes off at the base and works loose by a few millimetres.",
      check: {
        do: "Push the lead firmly into the base, and try it where the kettle works.",
        finds: "it lights up",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Slim screwdriver" },
          { name: "Fuse with the plug's number" },
          { name: "Lead of the same type" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take both ends of the lead out",
            how: "Wall first. Look at pins and openings.",
            see: "bright, straight pins.",
            warning: "A brown end is finished: the socket in the base is then looked at too.",
          },
          {
            action: "test",
            title: "Another socket, lead pushed home",
            how: "Base first, wall second.",
            see: "a light.",
          },
          {
            action: "unplug",
            title: "Out again: change the fuse",
            how: "British plugs: carrier out with the screwdriver, same number in.",
            fallsOut: "The old fuse.",
          },
          {
            action: "replace",
            title: "Try another lead",
            how: "Kettle-type leads with a notch are for hot things; without the notch they do not fit, and that is on purpose.",
          },
          {
            action: "test",
            title: "A cup of water, ten minutes",
            how: "Stay beside it.",
            see: "warmth, and ends that stay cool.",
          },
        ],
        stopWhen: ["The fuse goes again."],
      },
    },
    lid: {
      name: "a lid, bowl or valve that keeps a safety switch open",
      short: "the lid or bowl",
      weight: 4,
      why: "Pressure and multi cookers start only with the lid locked and the bowl in. A seal that sits askew is enough.",
      check: {
        do: "Press the sealing ring down all round, close the lid until it clicks, and start.",
        finds: "it starts, or the lid message goes",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 12],
        tools: [{ name: "Toothbrush" }, { name: "New sealing ring" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, pressure gone, lid off",
            how: "The float pin must be down.",
            warning: "Never force a lid that resists: there is pressure under it.",
          },
          {
            action: "clean",
            title: "Wash ring, rim and float",
            how: "Toothbrush and soapy water, under the rim too.",
            see: "a float that falls by itself.",
          },
          {
            action: "replace",
            title: "Fit the ring evenly",
            how: "A hard, brown or stretched ring is replaced by a new one of the model.",
            putBack: "Behind the wire all round.",
          },
          {
            action: "look",
            title: "Look at the lid's pin",
            how: "Where it locks there is a pin or magnet: dry, and nothing in its way.",
          },
          {
            action: "test",
            title: "A litre of water, five minutes",
            how: "Lid locked.",
            see: "it counts, and the float rises.",
          },
        ],
      },
    },
    control: {
      name: "a worn knob, switch or board",
      short: "the knob, switch or board",
      weight: 4,
      why: "Knobs break at their hub, and boards suffer from steam that creeps in.",
      check: {
        do: "Turn the knob or press each key twenty times, unplugged, then plug in and try.",
        finds: "the knob turns without a click, or some keys answer and others do not",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [{ name: "Two-part epoxy" }, { name: "Thin string" }, { name: "Cotton buds" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, knob off",
            how: "Pull it straight.",
            fallsOut: "A spring clip in its hub.",
            see: "a shaft with a flat that still clicks when you turn it.",
          },
          {
            action: "glue",
            title: "Mend a split hub",
            how: "Wind thin string round it, soak it with epoxy, keep the hole free, wait for a day.",
          },
          {
            action: "clean",
            title: "Clean sticky keys",
            how: "Damp cotton buds round the edge, from outside.",
          },
          { action: "reassemble", title: "Push the knob on at “off”", how: "Clip first." },
          {
            action: "test",
            title: "Every setting",
            how: "A minute each.",
            see: "a lamp, or a click and soon warmth.",
          },
        ],
        stopWhen: [
          "The shaft turns without a click, or the keys stay dead: switch or board is for a repairer.",
        ],
      },
    },
    inside: {
      name: "a blown thermal fuse or a broken wire inside",
      short: "the fuse or wire inside",
      weight: 5,
      why: "The fuse under the bowl guards against fire; wires beside it get brittle with years of warmth.",
      check: {
        do: "With socket and lead proved, look and sniff at the base.",
        finds: "nothing reacts at all, or there is a brown place below",
        minutes: 1,
      },
      repair: {
        handOver:
          "Opening the base lays mains bare beside metal, and the new fuse must be of exactly the same kind.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [2, 15],
        tools: [{ name: "Bag for its parts" }],
        steps: [
          { action: "unplug", title: "No more trials", how: "Plug out, bowl out." },
          {
            action: "look",
            title: "Look at the screws below",
            how: "Crosshead: it opens. Rivets only: it does not.",
            see: "three or four screws, perhaps under the feet.",
          },
          {
            action: "look",
            title: "Pack base, bowl, lid and lead",
            how: "Into one bag: all of it is needed for the test.",
          },
          {
            action: "look",
            title: "Take it to a repair café",
            how: "Fuse or wire is half an hour, and the earth is measured.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the pot come alive with another socket or with its lead pushed in harder?",
      answers: {
        yes: {
          means: "another socket or pressing the lead helps",
          heard: ["lead", "power lead", "cable", "loose", "wiggle"],
          when: { supply: "always", lid: "never", control: "rarely", inside: "rarely" },
        },
        no: { means: "socket and lead make no difference", heard: ["changed the fuse", "fuse ok"] },
      },
    },
    {
      ask: "Is it a pressure or multi cooker with a locking lid, and does it ask for the lid?",
      answers: {
        yes: {
          means: "it asks for its lid",
          heard: ["lid", "pressure cooker", "instant pot", "multi cooker"],
          when: { lid: "always", supply: "rarely", control: "sometimes", inside: "rarely" },
        },
        no: { means: "its lid just lies on top, or it does not ask for it" },
      },
    },
    {
      ask: "Is the pot's knob or switch loose, or do some of its keys fail?",
      answers: {
        yes: {
          means: "knob or keys are at fault",
          heard: ["knob", "switch", "loose switch", "button", "keys"],
          when: { control: "always", supply: "rarely", lid: "rarely", inside: "rarely" },
        },
        no: { means: "knob and keys feel right" },
      },
    },
    {
      ask: "Did the pot stop while it was hot, dry or left on for long?",
      answers: {
        yes: {
          means: "it stopped hot or dry",
          heard: ["overheated", "boiled dry", "thermal fuse", "internal fuse", "ran dry"],
          when: { inside: "often", supply: "rarely", lid: "rarely", control: "sometimes" },
        },
        no: { means: "it did not stop hot" },
      },
    },
  ],
  safety: ["Lift lids away from you: steam comes first."],
  prevention: ["Pull the plug by its body, and keep the lead off the hot wall."],
  stopWhen: ["A metal pot tingles, or wire is seen at the lead."],
});

const tooHot = defineFault({
  id: "slow-cooker-too-hot-or-boils-over",
  name: "burns, boils over or does not switch to warm",
  weight: 4,
  says: [
    "too hot",
    "burns food",
    "burnt rice",
    "boils over",
    "bubbles over",
    "overheats",
    "won't switch off",
    "doesn't switch to warm",
    "rice burnt at bottom",
    "switches off too early",
    "rice undercooked",
    "steam everywhere",
    "timer not working",
    "thermostat stuck",
  ],
  causes: {
    filling: {
      name: "too much, too little or too starchy a filling",
      short: "the filling",
      weight: 5,
      why: "Rice that is not washed foams, a slow cooker under half full boils hard, and a full one takes hours.",
      check: {
        do: "Cook one cup of washed rice with its mark of water, or fill a slow cooker to two thirds.",
        finds: "it behaves",
        minutes: 30,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Measuring cup" }, { name: "Sieve" }],
        steps: [
          {
            action: "adjust",
            title: "Wash the rice",
            how: "In the sieve, until the water runs nearly clear.",
          },
          {
            action: "adjust",
            title: "Measure",
            how: "Measuring cup and marks in the bowl belong together; a cup is about 160 g.",
          },
          {
            action: "adjust",
            title: "Slow cooker: half to three quarters full",
            how: "Roots below, meat above, lid shut.",
          },
          {
            action: "test",
            title: "Cook one portion",
            how: "Without lifting the lid.",
            see: "no foam at the vent.",
          },
        ],
      },
    },
    lid: {
      name: "a dirty vent, lid or dented bowl",
      short: "the vent, lid or bowl",
      weight: 4,
      why: "A closed vent makes it foam over; a bowl that does not touch the sensor is measured wrongly.",
      check: {
        do: "Look through the vent, and roll the bowl's bottom on a table.",
        finds: "the vent is closed, or the bowl is dented",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 25],
        tools: [{ name: "Pipe cleaner", instead: "a cotton bud" }, { name: "Soapy water" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out and cold",
            how: "Lid off, vent cap off.",
            fallsOut: "A small cap and its ball.",
          },
          {
            action: "clean",
            title: "Wash vent and cap",
            how: "Pipe cleaner and soapy water.",
            see: "light through it.",
          },
          {
            action: "look",
            title: "Judge the bowl",
            how: "Flat bottom, clean outside. A dent over the sensor is a new bowl.",
          },
          { action: "reassemble", title: "Cap, ball, lid", how: "The ball must rattle." },
          {
            action: "test",
            title: "A cup of rice",
            how: "Stay near.",
            see: "steam only at the vent.",
          },
        ],
      },
    },
    thermostat: {
      name: "a thermostat or magnet switch that opens too late or too soon",
      short: "the thermostat",
      weight: 4,
      why: "A magnet under the bowl lets go at about 105 °C. When its spring or pin sticks, rice burns or stays hard.",
      check: {
        do: "Unplugged and cold: press the lever down with the bowl in, and lift the bowl out.",
        finds: "the lever does not stay, or does not jump up",
        minutes: 1,
      },
      repair: {
        handOver:
          "The thermostat works between the plate and its mains wires, and it is the guard against burning.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 20],
        tools: [{ name: "Soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bowl out, cold",
            how: "Brush round the button in the plate with the soft brush and press it: it may only have been a grain.",
            see: "a button and lever that move lightly.",
          },
          {
            action: "test",
            title: "One trial beside it",
            how: "A cup of rice, and be there when it should change to warm.",
          },
          {
            action: "unplug",
            title: "If it does not change, stop it at the plug",
            how: "And use it no more.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "With model and “stays on cook” or “goes off at once”. A thermostat costs €3 to €10.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the pot boil over or burn with small, washed portions too?",
      answers: {
        yes: {
          means: "it happens with small portions too",
          when: { filling: "never", lid: "often", thermostat: "often" },
        },
        no: {
          means: "only full or starchy portions go wrong",
          heard: ["too full", "overfilled", "full"],
        },
      },
    },
    {
      ask: "Does its lever or lamp change to warm when the food is done?",
      answers: {
        yes: {
          means: "it changes to warm by itself",
          when: { thermostat: "never", filling: "often", lid: "often" },
        },
        no: {
          means: "it does not change to warm",
          heard: ["doesn't switch to warm", "won't switch off", "stays on", "thermostat"],
        },
      },
    },
    {
      ask: "Is the pot's vent blocked or its bowl dented?",
      answers: {
        yes: {
          means: "the vent is blocked or the bowl dented",
          heard: ["vent", "dented", "bowl bent", "blocked"],
          when: { lid: "always", filling: "rarely", thermostat: "rarely" },
        },
        no: { means: "vent and bowl are in order" },
      },
    },
  ],
  safety: ["Keep hands off the vent: steam scalds."],
  prevention: ["A spoon of oil on the rice keeps the foam down."],
  stopWhen: ["It goes on heating when it should be warm or off."],
});

const damaged = defineFault({
  id: "slow-cooker-bowl-or-lid-damaged",
  name: "has a cracked bowl, a leaking lid or a broken part",
  weight: 3,
  says: [
    "bowl cracked",
    "cracked pot",
    "lid broken",
    "lid cracked",
    "handle broken",
    "leaks",
    "leaks steam",
    "doesn't build pressure",
    "pressure not working",
    "non stick peeling",
    "coating peeling",
    "seal worn",
    "knob came off lid",
    "foot missing",
    "leaking underneath",
  ],
  causes: {
    bowl: {
      name: "a cracked stoneware bowl or a peeling inner one",
      short: "the bowl",
      weight: 5,
      why: "Cold food in hot stoneware cracks it; metal spoons scratch coatings.",
      check: {
        do: "Fill the bowl with water on a dry tray for an hour.",
        finds: "the tray gets wet, or coating comes off under a fingernail",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [10, 35],
        tools: [{ name: "Dry tray" }, { name: "Spare bowl for the model" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bowl out",
            how: "Look into the base for wet spots.",
            warning:
              "Liquid in the base: do not plug it in before it has dried for a week and been tested.",
          },
          {
            action: "look",
            title: "Do not glue it for food",
            how: "Glues are not made for hours at 95 °C in soup.",
          },
          {
            action: "replace",
            title: "Find a spare bowl",
            how: "By the number below it, from the maker or second-hand.",
            see: "the same rim and height.",
          },
          {
            action: "test",
            title: "Water on the dry tray",
            how: "An hour, then the first cooking.",
            see: "a dry tray.",
          },
        ],
      },
    },
    seal: {
      name: "a worn ring or valve of a pressure lid",
      short: "the ring or valve",
      weight: 5,
      why: "Silicone stretches and hardens within two years. Then steam hisses at the rim and no pressure builds.",
      check: {
        do: "Turn the ring by hand in its groove.",
        finds: "it is loose, hard, torn or smells",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [6, 15],
        tools: [
          { name: "Sealing ring of the model" },
          { name: "Soft brush" },
          { name: "Soapy water" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, float down, lid off", how: "Cold." },
          {
            action: "clean",
            title: "Wash valve and float",
            how: "Brush and soapy water; the float's little silicone cap off and on.",
            fallsOut: "The cap of the float.",
          },
          {
            action: "replace",
            title: "Press the new ring in",
            how: "Under the wire, no wave.",
            putBack: "It may turn a little with some force.",
          },
          {
            action: "test",
            title: "Water test",
            how: "A litre, five minutes of pressure, in sight.",
            see: "the float up and no hiss at the rim.",
            warning: "Only the maker's ring and valve: a pressure lid is no place for substitutes.",
          },
        ],
        stopWhen: ["Lid or bowl rim is bent: no pressure cooking any more."],
      },
    },
    handle: {
      name: "a broken knob, handle or foot",
      short: "the knob, handle or foot",
      weight: 4,
      why: "Plastic grows brittle from steam, and the screw of the lid's knob rusts.",
      check: {
        do: "Pull gently at knob, handles and feet, cold.",
        finds: "one of them moves or is gone",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Universal lid knob" },
          { name: "Heat-proof washer" },
        ],
        steps: [
          { action: "unplug", title: "Unplugged and cold", how: "Bowl out." },
          {
            action: "unscrew",
            title: "Old knob off",
            how: "One screw from inside the lid, with the screwdriver.",
            fallsOut: "A washer.",
          },
          {
            action: "replace",
            title: "New knob with a washer",
            how: "Universal lid knob for €3 to €6, washer against the glass, hand-tight.",
            see: "a knob that does not turn.",
          },
          {
            action: "adjust",
            title: "Handles and feet",
            how: "Tighten screws you see from outside. Those of the base plate stay: behind them is mains.",
          },
          {
            action: "test",
            title: "Lift the full bowl and the lid",
            how: "Over the table.",
            see: "no play.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the pot's bowl, its sealing lid, or a knob or handle that is damaged?",
      answers: {
        bowl: {
          means: "it is the bowl",
          heard: ["bowl", "pot cracked", "cracked pot", "coating", "leaking underneath"],
          when: { bowl: "always", seal: "never", handle: "rarely" },
        },
        lid: {
          means: "it is the sealing lid",
          heard: ["seal", "pressure", "leaks steam", "valve", "ring"],
          when: { seal: "always", bowl: "never", handle: "rarely" },
        },
        knob: {
          means: "it is a knob, handle or foot",
          heard: ["knob", "handle", "foot", "lid broken"],
          when: { handle: "always", bowl: "rarely", seal: "rarely" },
        },
      },
    },
    {
      ask: "Does the pot's bowl hold water for an hour?",
      answers: {
        yes: {
          means: "the bowl holds water",
          when: { bowl: "rarely", seal: "often", handle: "often" },
        },
        no: { means: "the bowl leaks", heard: ["crack", "leaks underneath"] },
      },
    },
    {
      ask: "Does steam hiss at the rim of its locked lid?",
      answers: {
        yes: {
          means: "steam hisses at the rim",
          heard: ["hisses", "leaks steam", "no pressure", "doesn't build pressure"],
          when: { seal: "always", bowl: "rarely", handle: "rarely" },
        },
        no: { means: "no steam hisses, or the lid does not lock" },
      },
    },
  ],
  safety: ["Glass lids are not put under cold water while hot."],
  prevention: ["Let stoneware cool before it is washed."],
  stopWhen: ["The base is wet inside."],
});

export const slowCooker: Playbook = {
  faults: [noPower, noHeat, tooHot, damaged],
  notes: [
    {
      about: ["thermal fuse", "which fuse", "bridge"],
      text: "The thermal fuse has its degrees and amps printed on it and is replaced by the same kind, crimped. It is never bridged: it is what keeps a dry pot from burning.",
    },
    {
      about: ["keep warm", "how long", "safe"],
      text: "Keep warm holds about 65 °C. Do not cook on it, and eat what stood on it within four hours.",
    },
    {
      about: ["pressure", "lid will not open", "locked"],
      text: "If the lid will not open, there is pressure under it. Unplug, wait, turn the valve to vent with a spoon, and open only when the float pin is down.",
    },
  ],
};
