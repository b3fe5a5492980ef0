import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotStart = defineFault({
  id: "juicer-does-not-start",
  name: "does not start",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not turning on",
    "not working",
    "no power",
    "doesn't start",
    "dead",
    "stopped working",
    "locking arm",
    "safety switch",
    "cut out",
    "stopped while juicing",
    "switch broken",
    "motor gone",
    "hums but doesn't start",
    "intermittent",
  ],
  causes: {
    interlock: {
      name: "a lid, arm or press cone that does not close the safety switch",
      short: "the lid or arm",
      weight: 6,
      why: "A juicer with a sieve spins at 12,000 turns a minute, so it starts only when the lid is on and its arm is up to the click. Citrus presses wait for pressure on the cone.",
      check: {
        do: "Take it apart, put every part back and snap the arm up on both sides; on a citrus press push the cone down.",
        finds: "it starts, or starts when you press on the lid",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [{ name: "Old toothbrush" }, { name: "Damp cloth" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Plug out, all parts off", how: "Sieve, bowl, lid, jug." },
          {
            action: "look",
            title: "Find what presses the switch",
            how: "Torch under the ends of the arm and along the rim of the base.",
            see: "a small slot or pin that the arm or lid reaches.",
          },
          {
            action: "clean",
            title: "Brush pulp out of slot and hinge",
            how: "Toothbrush, then the damp cloth, the base tilted.",
            warning: "No water into the slot: the switch behind it is mains.",
          },
          {
            action: "look",
            title: "Look at tabs and arm hooks",
            how: "A tab worn round or broken off is the fault; lids and arms are sold by model.",
          },
          {
            action: "reassemble",
            title: "Bowl, sieve, lid, arm",
            how: "Sieve pressed down with both thumbs until it sits.",
            putBack: "The arm clicks on both sides.",
          },
          {
            action: "test",
            title: "Low speed, empty",
            how: "Ten seconds.",
            see: "a start without a hand on the lid.",
          },
        ],
        stopWhen: ["It starts with the lid off or the arm down: do not use it."],
      },
    },
    heat: {
      name: "a motor that is resting after overload",
      short: "overload",
      weight: 4,
      why: "Roots, frozen fruit or half an hour without a pause heat it until a protector opens.",
      check: {
        do: "Wait for an hour with the plug out, and look for a reset button below.",
        finds: "it runs again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 65,
        euros: [0, 0],
        tools: [{ name: "Kitchen knife" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Switch to 0 and unplug it for an hour",
            how: "Press the reset button, if there is one, once it is cold.",
          },
          {
            action: "clean",
            title: "Free sieve and outlet",
            how: "Brush both sides under running water; a felted sieve doubles the work.",
            see: "light through the mesh.",
          },
          {
            action: "adjust",
            title: "Feed it smaller and slower",
            how: "Cut roots to finger size with the kitchen knife, soft and hard in turn, no pressing with force.",
          },
          {
            action: "test",
            title: "A minute's work, a minute's rest",
            how: "Beginning with an apple.",
            see: "a tone that stays high.",
          },
        ],
      },
    },
    supply: {
      name: "a blown fuse, a dead socket or a creased cord",
      short: "the fuse, socket or cord",
      weight: 3,
      why: "Juicers stand in the cupboard for months, and their cord is folded tight into its bay.",
      check: {
        do: "Try a lamp in its socket. If the cord has no cut, lock the lid, switch on and bend the cord softly.",
        finds: "the lamp stays dark, or it stutters",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 12,
        euros: [0, 2],
        tools: [
          { name: "Table lamp" },
          { name: "Flat screwdriver" },
          { name: "New fuse with the old one's number" },
        ],
        steps: [
          { action: "test", title: "Table lamp first", how: "Same socket.", see: "light." },
          {
            action: "unplug",
            title: "Pull the cord out to its end",
            how: "Look at each fold.",
            warning: "A fold that is cut or stutters means a new cord, fitted and tested.",
          },
          {
            action: "replace",
            title: "Fuse of a British plug",
            how: "Carrier up with the screwdriver, same number in.",
            fallsOut: "The old fuse.",
          },
          { action: "test", title: "Run it empty", how: "Lid locked.", see: "an even whirr." },
        ],
      },
    },
    inside: {
      name: "a worn switch, brushes or board",
      short: "the switch, brushes or board",
      weight: 4,
      why: "Juice and vibration do their work on switch and brushes; slow juicers have a board with a capacitor.",
      check: {
        do: "With the lid proved right, turn the switch slowly and listen.",
        finds: "it hums, crackles or runs on one speed",
        minutes: 1,
      },
      repair: {
        handOver: "All of them are mains parts in a base that may have got juice inside.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 45],
        tools: [{ name: "Freezer bag" }],
        steps: [
          { action: "unplug", title: "No further trial", how: "A humming motor burns." },
          {
            action: "look",
            title: "Write down speeds and sounds",
            how: "On a slip in the freezer bag, with any broken bits.",
          },
          {
            action: "look",
            title: "Look up spares",
            how: "Dear juicers have ten years of guarantee on the motor: ask the maker first.",
          },
          {
            action: "look",
            title: "Take base, lid and arm along",
            how: "It cannot be tested without them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the juicer start when you press on its lid, arm or cone?",
      answers: {
        yes: {
          means: "pressing on lid, arm or cone starts it",
          heard: ["lid", "arm", "press", "safety switch", "locking"],
          when: { interlock: "always", heat: "rarely", supply: "never", inside: "rarely" },
        },
        no: { means: "pressing does not help" },
      },
    },
    {
      ask: "Did the juicer stop during long or hard work?",
      answers: {
        yes: {
          means: "it stopped during hard work",
          heard: ["while juicing", "overheated", "hot", "carrots", "cut out"],
          when: { heat: "often", inside: "sometimes", interlock: "rarely", supply: "rarely" },
        },
        no: { means: "it did not start at all" },
      },
    },
    {
      ask: "Does a lamp light in the juicer's socket, and does moving the cord make no difference?",
      answers: {
        yes: {
          means: "socket and cord are in order",
          heard: ["changed the fuse", "socket works"],
          when: { supply: "rarely" },
        },
        no: { means: "socket or cord are doubtful", heard: ["cable", "cord", "fuse gone"] },
      },
    },
    {
      ask: "Does the juicer hum, crackle or run on one speed only?",
      answers: {
        yes: {
          means: "it hums, crackles or runs in part",
          heard: ["hums", "crackles", "one speed", "intermittent"],
          when: { inside: "often", interlock: "rarely", supply: "rarely", heat: "rarely" },
        },
        no: { means: "it is silent on every setting" },
      },
    },
  ],
  safety: [
    "The disc in the sieve grates skin as well as carrots: hold it by the rim, and never reach into the chute.",
  ],
  prevention: ["Rinse everything at once: dried pulp is what breaks tabs."],
  stopWhen: ["Juice has run into the base."],
});

const jams = defineFault({
  id: "juicer-jams",
  name: "jams, stalls or does not press the juice out",
  weight: 6,
  says: [
    "jammed",
    "stuck",
    "blocked",
    "stops under load",
    "stalls",
    "not juicing",
    "little juice",
    "wet pulp",
    "screw doesn't turn",
    "auger stuck",
    "motor runs but nothing turns",
    "cone doesn't turn",
    "lid won't come off",
    "pulp comes out wet",
    "slow",
  ],
  causes: {
    blocked: {
      name: "a blocked sieve, outlet or screw",
      short: "a blockage",
      weight: 6,
      why: "Fibres wind round the screw and fill the mesh. Then pulp backs up, and the lid jams too.",
      check: {
        do: "Run it backwards for some seconds if it can, then unplug it and look into sieve and pulp outlet.",
        finds: "pulp is packed there, or fibres are wound round the screw",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Stiff sieve brush", instead: "a nail brush" },
          { name: "Wooden spoon" },
          { name: "Bowl of warm water" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off, plug out",
            how: "If the lid is jammed: reverse three times for five seconds first, then unplug.",
          },
          {
            action: "open",
            title: "Rock the lid off",
            how: "Half turns to and fro, tapping the outlet with the wooden spoon.",
            fallsOut: "Pulp and juice.",
          },
          {
            action: "clean",
            title: "Soak sieve and screw",
            how: "Warm water for a quarter of an hour, then the brush from outside to inside.",
            see: "every hole open.",
          },
          {
            action: "clean",
            title: "Clear outlet and silicone plugs",
            how: "Pull the little plug at the juice spout and the one below the bowl, rinse, push them back.",
            putBack: "Plugs flush, or it leaks.",
          },
          {
            action: "test",
            title: "A soft apple in slices",
            how: "Then a carrot.",
            see: "dry crumbs of pulp and a steady stream.",
          },
        ],
        prevention: ["Cut celery and other strings to 2 cm."],
      },
    },
    coupling: {
      name: "a worn coupling, screw or cone drive",
      short: "the coupling",
      weight: 4,
      why: "The screw or cone sits on a six-edged shaft. Plastic edges round off, and the motor turns alone.",
      check: {
        do: "Unplugged, hold the screw or cone and turn the drive shaft.",
        finds: "it slips, or edges are round or cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [8, 50],
        tools: [{ name: "Spare screw or cone" }, { name: "Kitchen towel" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bowl off",
            how: "Wipe the shaft with the kitchen towel.",
          },
          {
            action: "look",
            title: "Compare shaft and hole",
            how: "Six sharp edges on both.",
            see: "which of the two is worn.",
          },
          {
            action: "replace",
            title: "Order the worn part by model",
            how: "A screw costs €15 to €50, a cone €8 to €15. A worn shaft in the base is for a repairer.",
            warning: "A cracked screw leaves splinters in the juice: do not glue it.",
          },
          {
            action: "test",
            title: "New part in, water through",
            how: "Then a soft orange.",
            see: "it turns under load.",
          },
        ],
      },
    },
    blunt: {
      name: "a blunt disc or worn press",
      short: "a blunt disc",
      weight: 3,
      why: "The small teeth in a sieve basket wear down, and worn rubber wipers no longer press the pulp.",
      check: {
        do: "Stroke the disc with a piece of kitchen paper, plug out.",
        finds: "the paper glides without catching, or the mesh is torn",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [10, 45],
        tools: [{ name: "Kitchen paper" }, { name: "New sieve for the model" }],
        steps: [
          { action: "unplug", title: "Off and open", how: "Sieve out by its rim." },
          {
            action: "look",
            title: "Hold the mesh to the light",
            how: "Tears, bent rim, missing teeth; kitchen paper drawn over the disc should catch.",
            see: "an even mesh. A torn one lets pulp into the bearing.",
          },
          {
            action: "replace",
            title: "Click the new sieve in",
            how: "Press with both thumbs until it sits.",
          },
          { action: "test", title: "100 g of carrot", how: "Weigh the juice.", see: "40 to 60 g." },
        ],
      },
    },
    force: {
      name: "fruit that is too hard, too much or pressed too fast",
      short: "the feed",
      weight: 4,
      why: "Slow juicers press with the force of a gear: a stone or a whole carrot stops them.",
      check: {
        do: "Start empty, then give it one slice of apple.",
        finds: "it runs well with little",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Knife" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out and empty the chute",
            how: "With the pusher, not with fingers.",
          },
          {
            action: "adjust",
            title: "Take stones and peel off",
            how: "Knife: cherries, peaches and oranges lose stones and peel.",
          },
          {
            action: "adjust",
            title: "One piece at a time",
            how: "Wait until the tone rises again.",
          },
          {
            action: "test",
            title: "Soft and hard in turn",
            how: "A spoon of nuts or frozen fruit only if the maker says so.",
            see: "no stop in a whole glass.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the juicer's sieve clogged or is pulp packed in its outlet?",
      answers: {
        yes: {
          means: "sieve or outlet are clogged",
          heard: ["blocked", "clogged", "pulp", "jammed", "fibres"],
          when: { blocked: "always", coupling: "rarely", blunt: "sometimes", force: "sometimes" },
        },
        no: { means: "sieve and outlet are free" },
      },
    },
    {
      ask: "Does the juicer's drive turn while screw, sieve or cone stand still?",
      answers: {
        yes: {
          means: "the drive turns alone",
          heard: ["motor runs", "slips", "cone doesn't turn", "screw doesn't turn"],
          when: { coupling: "always", blocked: "rarely", blunt: "never", force: "never" },
        },
        no: { means: "screw, sieve or cone turn along" },
      },
    },
    {
      ask: "Does the juicer run well with small soft pieces?",
      answers: {
        yes: {
          means: "it runs well with small soft pieces",
          heard: ["hard fruit", "carrots", "only hard"],
          when: { force: "always", blunt: "sometimes", blocked: "rarely", coupling: "rarely" },
        },
        no: { means: "soft pieces go badly too" },
      },
    },
    {
      ask: "Is it mostly that the juicer gives little juice and wet pulp?",
      answers: {
        yes: {
          means: "it gives little juice and wet pulp",
          heard: ["little juice", "wet pulp", "less juice"],
          when: { blunt: "always", blocked: "sometimes", coupling: "rarely", force: "rarely" },
        },
        no: { means: "the amount of juice is not the trouble" },
      },
    },
  ],
  safety: ["Only the pusher goes into the chute."],
  prevention: ["A glass of water through it at the end, while it still runs."],
  stopWhen: ["Splinters of plastic or metal are found: throw the juice away."],
});

const leaksOrShakes = defineFault({
  id: "juicer-leaks-or-shakes",
  name: "leaks, shakes or has a cracked part",
  weight: 5,
  says: [
    "leaking",
    "leaks",
    "drips",
    "juice underneath",
    "noisy",
    "loud",
    "vibrates",
    "shakes",
    "walks",
    "cracked",
    "plastic component cracked",
    "broken part",
    "needs part",
    "lid cracked",
    "seal gone",
    "screeching",
  ],
  causes: {
    seal: {
      name: "a missing or worn seal, or a plug that is open",
      short: "a seal",
      weight: 5,
      why: "Below bowl and screw sits a silicone ring, and a small plug closes the drain. Both get lost in washing up.",
      check: {
        do: "Fill the assembled bowl with a cup of water, off the base, on paper.",
        finds: "it drips at the shaft or at the plug",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Silicone ring for the model" }, { name: "Kitchen paper" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, base wiped dry",
            how: "Tilt it so that nothing runs inwards.",
          },
          {
            action: "look",
            title: "Find ring and plug",
            how: "Ring on screw or bowl hub, plug under the pulp outlet.",
            see: "a ring that is whole and the right way up: the lip towards the bowl.",
          },
          {
            action: "replace",
            title: "Change a torn ring",
            how: "Press the silicone ring in all round; moisten it.",
          },
          {
            action: "test",
            title: "A cup of water on kitchen paper",
            how: "Ten minutes.",
            see: "dry paper.",
          },
        ],
      },
    },
    balance: {
      name: "a sieve out of balance or not seated",
      short: "the sieve",
      weight: 5,
      why: "At thousands of turns a gram of pulp on one side makes the whole machine walk.",
      check: {
        do: "Wash the sieve, press it down and run it empty.",
        finds: "it runs quietly when clean",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 40],
        tools: [
          { name: "Sieve brush" },
          { name: "Rubber mat", instead: "a damp cloth under the feet" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, standstill, plug out",
            how: "Wait until nothing turns.",
          },
          {
            action: "clean",
            title: "Brush the sieve clean",
            how: "With the sieve brush, inside and under the disc.",
          },
          {
            action: "look",
            title: "Spin it on a finger",
            how: "Rim round, no crack, no dent.",
            see: "a rim that does not wobble.",
            warning: "A cracked sieve bursts at speed: replace it, never glue it.",
          },
          {
            action: "reassemble",
            title: "Press it home",
            how: "Both thumbs, a click, then turn it by hand.",
          },
          {
            action: "test",
            title: "Rubber mat below, empty, low",
            how: "Then high.",
            see: "a machine that stays where it is.",
          },
        ],
      },
    },
    crack: {
      name: "a crack in bowl, lid, chute or tab",
      short: "a crack",
      weight: 5,
      why: "Hot dishwashers and force at the lid make clear plastic craze and crack.",
      check: {
        do: "Hold each part against a lamp.",
        finds: "a line runs through, or a tab is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [5, 40],
        tools: [
          { name: "Spare part for the model" },
          { name: "Two-part epoxy" },
          { name: "Clamp", instead: "strong tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Set the base aside unplugged",
            how: "Wash and dry the cracked part.",
          },
          {
            action: "look",
            title: "Ask what it carries",
            how: "Lid, arm and tab hold the machine shut at speed; bowl and chute touch food. For these only the spare part will do.",
          },
          {
            action: "glue",
            title: "Glue what neither carries nor touches food",
            how: "A foot, a cover, the cord bay: epoxy on both sides, clamp for a day.",
            see: "a thin closed line.",
          },
          {
            action: "replace",
            title: "Fit the spare part",
            how: "The number is moulded into it; used machines are a good source.",
          },
          {
            action: "test",
            title: "Close it and run it empty",
            how: "Standing to the side.",
            see: "it stays shut and quiet.",
          },
        ],
      },
    },
    bearing: {
      name: "a motor bearing that has got juice",
      short: "the bearing",
      weight: 3,
      why: "When the ring leaked for long, juice reached the upper bearing, which rusts and screeches.",
      check: {
        do: "Run the base for two seconds with an empty clean sieve, then without the sieve if it allows that.",
        finds: "it screeches in both cases, or the shaft has side play",
        minutes: 2,
      },
      repair: {
        handOver:
          "The motor has to come out, and juice near its wiring has to be cleaned away first.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 40],
        tools: [{ name: "Paper tissue" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, base upright",
            how: "Dab round the shaft with a paper tissue.",
            see: "whether brown juice comes out.",
          },
          { action: "look", title: "Rock the shaft", how: "More than a hair's play means worn." },
          { action: "look", title: "Put no oil in from above", how: "It ends up in the juice." },
          {
            action: "look",
            title: "Hand it over",
            how: "A bearing costs €5, the work an hour; for good juicers it pays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the juicer leak, does it shake, or is a part broken?",
      answers: {
        leak: {
          means: "it leaks",
          heard: ["leaks", "leaking", "drips", "underneath"],
          when: { seal: "always", crack: "sometimes", balance: "never", bearing: "rarely" },
        },
        shake: {
          means: "it shakes or is loud",
          heard: ["shakes", "vibrates", "noisy", "loud", "walks", "screeching"],
          when: { balance: "always", bearing: "always", seal: "never", crack: "rarely" },
        },
        part: {
          means: "a part is broken",
          heard: ["crack", "cracked", "broken", "needs part", "snapped"],
          when: { crack: "always", seal: "rarely", balance: "rarely", bearing: "never" },
        },
      },
    },
    {
      ask: "Is the juicer quiet with a clean, empty sieve?",
      answers: {
        yes: {
          means: "it is quiet with a clean sieve",
          when: { balance: "always", bearing: "never" },
        },
        no: {
          means: "it is loud with a clean sieve too",
          heard: ["screech", "screeching", "squeal"],
        },
      },
    },
    {
      ask: "Are all rings and plugs of the juicer there and whole?",
      answers: {
        yes: { means: "rings and plugs are whole", when: { seal: "rarely", crack: "often" } },
        no: {
          means: "a ring or plug is missing or torn",
          heard: ["seal gone", "seal missing", "ring missing"],
        },
      },
    },
  ],
  safety: ["Stand aside when a sieve spins up for the first time after cleaning."],
  prevention: ["Hand-warm water for all plastic parts."],
  stopWhen: ["Sieve or lid are cracked."],
});

export const juicer: Playbook = {
  faults: [doesNotStart, jams, leaksOrShakes],
  notes: [
    {
      about: ["dishwasher", "cloudy", "clean"],
      text: "Hot dishwashers craze the clear parts and loosen tabs. Rinse everything within ten minutes by hand, and soak the sieve with a spoon of baking soda when it is clogged.",
    },
    {
      about: ["guarantee", "spare", "parts"],
      text: "Slow juicers often carry ten years of guarantee on the motor and five on parts. Ask the maker before you buy a spare.",
    },
    {
      about: ["citrus", "orange", "press"],
      text: "A citrus press starts when the cone is pushed down and changes direction with each push. If it only turns one way, its little motor switch is worn.",
    },
  ],
};
