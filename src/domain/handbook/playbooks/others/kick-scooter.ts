import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const wheel = defineFault({
  id: "kick-scooter-wheel",
  name: "has a wheel that grinds, wobbles or does not roll",
  usual: true,
  weight: 9,
  says: [
    "wheel broken",
    "wheel doesn't spin",
    "wheel won't turn",
    "wheel stuck",
    "wheel wobbles",
    "wheel loose",
    "wheel grinds",
    "wheel rattles",
    "noisy wheel",
    "bearing gone",
    "bearings worn",
    "bearings need replacing",
    "cones and bearings",
    "wheel worn down",
    "chunk out of the wheel",
    "hard to push",
    "slow",
    "squeaks",
    "wheel came off",
    "axle bent",
  ],
  causes: {
    dirty: {
      name: "dirty or dry ball bearings",
      short: "dirty bearings",
      weight: 5,
      why: "Each wheel runs on two ball bearings behind thin shields. Puddles wash the grease out and sand in; then the wheel grinds and stops early.",
      check: {
        do: "Lift the wheel and flick it.",
        finds: "it stops within five seconds and you hear or feel grit",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 6],
        tools: [
          { name: "Two 5 mm hex keys" },
          { name: "Blunt screwdriver", instead: "the long arm of a hex key" },
          { name: "Lidded jar" },
          { name: "Isopropyl alcohol" },
          { name: "Light bearing oil", instead: "sewing machine oil" },
          { name: "Needle" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the wheel out",
            how: "Put hex keys into both ends of the axle and turn one anticlockwise. Pull the axle, then the wheel.",
            fallsOut: "A washer or spacer on each side. Lay them down in order.",
            putBack: "Washer, wheel, washer, axle.",
          },
          {
            action: "pry",
            title: "Push the bearings out",
            how: "Set the screwdriver through the wheel on the inner ring of the far bearing and press; it comes out level if you change sides.",
            fallsOut: "A little tube between the bearings.",
          },
          {
            action: "clean",
            title: "Wash them",
            how: "Lift the shields with the needle if they are of rubber, put the bearings in the jar with alcohol, close it, and shake for a minute.",
            warning: "Alcohol burns: outdoors or by the open window, away from flames.",
            see: "a bearing that spins without a sound when it is dry.",
          },
          {
            action: "lubricate",
            title: "Two drops of oil each",
            how: "Spin it, wipe the outside, press the shields back on.",
          },
          {
            action: "reassemble",
            title: "Press them in and close up",
            how: "Bearing, little tube, bearing: push with your thumb until each sits level. Then the axle.",
          },
          {
            action: "adjust",
            title: "Tighten until it just does not wobble",
            how: "Firm, then back an eighth of a turn if the wheel brakes.",
            see: "it spins for fifteen seconds and has no side play.",
          },
        ],
        prevention: ["Wipe it dry after rain and leave puddles alone."],
      },
    },
    worn: {
      name: "worn-out bearings",
      short: "worn bearings",
      weight: 4,
      why: "Once the balls are pitted, no oil helps. The size is nearly always 608, the same as in skates, at about a euro each.",
      check: {
        do: "Clean and oil one, and turn it slowly between two fingers.",
        finds: "it still catches or rattles",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [4, 15],
        tools: [
          { name: "Two hex keys" },
          { name: "Set of 608 bearings, sealed (2RS)" },
          { name: "Screwdriver" },
          { name: "Socket of 21 mm", instead: "the old bearing, to press with" },
          { name: "Vice or clamp", instead: "thumbs and the edge of a table" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the number on the old shield",
            how: "608 means 8 mm inside, 22 mm outside, 7 mm wide. Other numbers, such as 6001, are used in large wheels.",
          },
          {
            action: "unscrew",
            title: "Wheel out",
            how: "Hex keys at both ends of the axle, one held still.",
            fallsOut: "Washers left and right.",
          },
          {
            action: "pry",
            title: "Drive the old ones out",
            how: "From the opposite side with the screwdriver, a little left and a little right.",
          },
          {
            action: "replace",
            title: "Press the new ones in straight",
            how: "Press only on the outer ring, with the socket or the old bearing between the jaws of the vice or clamp, and mind the tube between them.",
            warning: "Blows on the inner ring dent the new balls.",
            see: "a bearing flush with the hub.",
          },
          {
            action: "reassemble",
            title: "Axle and washers back",
            how: "Tighten, spin, ease off a hair.",
          },
          {
            action: "test",
            title: "Ride ten metres",
            how: "Slowly, then brake.",
            see: "no sound, and no warmth in the hub.",
          },
        ],
      },
    },
    tread: {
      name: "a worn or damaged wheel",
      short: "the wheel itself",
      weight: 4,
      why: "The tread of polyurethane wears flat, comes off its core, or tears on a kerb. The rear wheel goes first, under the brake.",
      check: {
        do: "Measure across the wheel and compare it with the number on its side, and press the tread sideways.",
        finds: "it is more than 4 mm smaller, or the tread moves on its core",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [6, 25],
        tools: [
          { name: "Penetrating oil" },
          { name: "Ruler" },
          { name: "Two hex keys" },
          { name: "New wheel with bearings, same diameter and hub" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure diameter and hub",
            how: "With the ruler: 100, 110, 120, 125, 145, 200 mm are usual; the hub is mostly 24 mm wide.",
            see: "the same numbers on the new wheel.",
          },
          {
            action: "unscrew",
            title: "Old wheel out",
            how: "Hex keys at both ends. A seized axle gets a drop of oil and ten minutes.",
            fallsOut: "Spacers; they belong to the fork, not to the wheel.",
          },
          {
            action: "replace",
            title: "New wheel in",
            how: "Spacers, wheel, axle. Do not change to a larger wheel: it rubs at fork and brake.",
          },
          {
            action: "test",
            title: "Spin, wobble, brake",
            how: "In this order, by hand.",
            see: "free air of at least 3 mm all round.",
          },
        ],
      },
    },
    axle: {
      name: "a loose or bent axle",
      short: "the axle",
      weight: 3,
      why: "Jumps loosen the axle's screw or bend it. The wheel then stands at an angle and rubs.",
      check: {
        do: "Wiggle the wheel sideways and look along the axle while it turns.",
        finds: "it knocks, or the axle's end draws a circle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Two hex keys" },
          { name: "New axle of the same length and thread" },
          { name: "Medium thread lock", instead: "clear nail varnish" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Tighten it first",
            how: "With both hex keys. If the knocking is gone, take it out once more for the thread lock.",
          },
          {
            action: "look",
            title: "Roll the axle on glass",
            how: "Pull it out and roll it over a window pane.",
            see: "no light below it. A bent axle is not straightened, it is replaced.",
          },
          {
            action: "replace",
            title: "Fit axle and thread lock",
            how: "A drop on the thread, both washers, tighten until the wheel just runs free.",
          },
          {
            action: "test",
            title: "Wait an hour, then ride",
            how: "Check it again after a day.",
            see: "a wheel that stays upright.",
          },
        ],
        stopWhen: ["The fork ends have widened or show a crack."],
      },
    },
  },
  questions: [
    {
      ask: "Does the scooter's wheel grind or stop early when you spin it by hand?",
      answers: {
        yes: {
          means: "the wheel grinds or stops early",
          heard: [
            "grinds",
            "grinding",
            "won't turn",
            "not spin",
            "stuck",
            "slow",
            "noise",
            "squeaks",
            "bearing",
          ],
          when: { dirty: "always", worn: "always", tread: "rarely", axle: "sometimes" },
        },
        no: { means: "the wheel spins freely" },
      },
    },
    {
      ask: "Have the scooter's bearings been cleaned or oiled without success?",
      answers: {
        yes: {
          means: "cleaning did not help",
          heard: ["cleaned", "oiled", "wd40", "still grinds"],
          when: { worn: "always", dirty: "never", tread: "sometimes", axle: "sometimes" },
        },
        no: { means: "they have not been cleaned", heard: ["sand", "puddle", "rain"] },
      },
    },
    {
      ask: "Is the tread of the scooter's wheel worn flat, torn or loose?",
      answers: {
        yes: {
          means: "the tread is worn or torn",
          heard: ["worn down", "chunk", "flat spot", "tread", "torn", "wheel split"],
          when: { tread: "always", dirty: "rarely", worn: "sometimes", axle: "rarely" },
        },
        no: { means: "the tread is round and whole" },
      },
    },
    {
      ask: "Does the scooter's wheel wobble sideways when you hold the fork?",
      answers: {
        yes: {
          means: "the wheel wobbles sideways",
          heard: ["wobbles", "loose", "knocks", "bent axle", "axle"],
          when: { axle: "often", worn: "sometimes", dirty: "rarely", tread: "rarely" },
        },
        no: { means: "the wheel runs straight" },
      },
    },
  ],
  safety: ["Try each mend at walking pace, with a helmet on, away from the road."],
  prevention: ["Check the axles for tightness once a month: two hex keys, one minute."],
  stopWhen: ["A fork or the deck shows a crack: nobody rides it then."],
});

const steering = defineFault({
  id: "kick-scooter-steering",
  name: "has loose or stiff steering, or a bar that does not hold",
  weight: 6,
  says: [
    "handlebar loose",
    "handlebars loose",
    "handlebar wobbles",
    "handlebars turn",
    "handlebar won't stay up",
    "bar slips down",
    "height adjustment broken",
    "steering loose",
    "steering stiff",
    "won't steer",
    "headset loose",
    "clamp loose",
    "clamp broken",

    "bars not straight",
    "stem wobbles",
    "t bar broken",
  ],
  causes: {
    clamp: {
      name: "a loose clamp",
      short: "the clamp",
      weight: 5,
      why: "One clamp with one to four screws holds bar and fork together. When it slips, the wheel no longer points where the bar does.",
      check: {
        do: "Hold the front wheel between your knees and twist the bar.",
        finds: "the bar turns while the wheel stays",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Hex key" }, { name: "Cloth" }, { name: "Surgical spirit" }],
        steps: [
          {
            action: "unscrew",
            title: "Open the clamp",
            how: "Loosen its screws by two turns with the hex key.",
          },
          {
            action: "clean",
            title: "Degrease tube and clamp",
            how: "Wipe both with cloth and spirit: grease in a clamp makes it slip.",
            see: "dry metal.",
          },
          {
            action: "adjust",
            title: "Set the bar square",
            how: "Look along it from behind: square to the wheel.",
          },
          {
            action: "adjust",
            title: "Tighten the screws in turn",
            how: "A quarter turn each, round and round, until all are equally firm. The gap should be the same along its length.",
            warning: "Stop when they are firm: a stripped clamp is scrap.",
          },
          {
            action: "test",
            title: "Twist again",
            how: "Wheel between the knees, both hands.",
            see: "bar and wheel moving as one.",
          },
        ],
      },
    },
    headset: {
      name: "a loose headset",
      short: "the headset",
      weight: 4,
      why: "Two rings of balls carry the fork. A loose ring lets it knock, a tight one makes it hard to steer.",
      check: {
        do: "Hold the front wheel still with your foot and push the bar back and forth.",
        finds: "you feel a knock where the fork enters the frame, or steering is stiff",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 12],
        tools: [
          {
            name: "Two thin spanners, often 30 or 32 mm",
            instead: "water pump pliers with tape on the jaws",
          },
          { name: "Hex key" },
          { name: "Bearing grease" },
        ],
        steps: [
          {
            action: "look",
            title: "See which sort it is",
            how: "Two large nuts on top of each other are threaded. A cap with a screw under the clamp is threadless.",
          },
          {
            action: "adjust",
            title: "Take the play out",
            how: "Threaded: turn the lower ring down by hand until the knock is gone, then hold it and tighten the upper nut on it with the spanners. Threadless: open the clamp, turn the top screw with the hex key a little at a time, close the clamp.",
            see: "no knock and free steering.",
          },
          {
            action: "lubricate",
            title: "Grease it if it is rough",
            how: "Undo it fully, wipe the rings, put grease in, and the ball cages back the same way round.",
            fallsOut: "Two rings with balls. Note which side faces down.",
            putBack: "Balls towards the cup.",
          },
          {
            action: "test",
            title: "Lift the front and let it fall to the side",
            how: "The wheel should swing over by itself.",
            see: "it swings without catching and without knocking.",
          },
        ],
      },
    },
    height: {
      name: "a worn height lock or push button",
      short: "the height lock",
      weight: 4,
      why: "The inner tube is held by a quick lever and a sprung button in a hole. The lever's nut loosens, the button wears or sticks.",
      check: {
        do: "Set the height, close the lever and lean on the bar.",
        finds: "it slides down, or the button is not right out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [{ name: "Spanner" }, { name: "Old toothbrush" }, { name: "Spare spring button" }],
        steps: [
          {
            action: "clean",
            title: "Take the bar out and brush it",
            how: "Open the lever, press the button, pull the bar up. Brush hole and tube with the toothbrush.",
          },
          {
            action: "replace",
            title: "Look at the spring button",
            how: "A V-shaped spring sits inside the tube. Squeeze it and pull it out; fit a new button if it is worn to a slope.",
            fallsOut: "It springs: keep a thumb on it.",
            see: "a button standing out by 4 mm.",
          },
          {
            action: "adjust",
            title: "Set the lever's nut",
            how: "Turn it with the spanner until the lever closes with a firm push of the palm.",
          },
          {
            action: "test",
            title: "Lean on it with your weight",
            how: "Three times.",
            see: "a bar that does not move.",
          },
        ],
      },
    },
    cracked: {
      name: "a cracked bar, clamp or fork",
      short: "a crack",
      weight: 2,
      why: "Welds crack after jumps. A bar that comes off at speed throws the rider on the road.",
      check: {
        do: "Wipe all welds and look along them with a torch.",
        finds: "you see a hairline, rust coming out of a line, or a bulge",
        minutes: 3,
      },
      repair: {
        handOver:
          "Bars, forks and welds that crack are replaced as parts by a shop; nothing here is welded or sleeved at home.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [20, 60],
        tools: [{ name: "Chalk" }],
        steps: [
          {
            action: "look",
            title: "Stop riding it",
            how: "Hang it up where children do not take it.",
          },
          {
            action: "look",
            title: "Mark the crack",
            how: "Draw round it with chalk and photograph it.",
          },
          {
            action: "look",
            title: "Compare prices",
            how: "A bar or fork for a stunt scooter costs €20 to €60. For a simple folding scooter a whole second-hand one is cheaper; keep wheels and grips.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the scooter's bar turn while the front wheel stays where it is?",
      answers: {
        yes: {
          means: "the bar turns without the wheel",
          heard: ["handlebars turn", "bars not straight", "bar twists", "not straight"],
          when: { clamp: "always", headset: "never", height: "rarely", cracked: "sometimes" },
        },
        no: { means: "bar and wheel turn together" },
      },
    },
    {
      ask: "Does the scooter's bar slide down or not stay at its height?",
      answers: {
        yes: {
          means: "the bar does not keep its height",
          heard: ["slips down", "slides down", "not stay up", "height", "drops"],
          when: { height: "always", clamp: "sometimes", headset: "never", cracked: "never" },
        },
        no: { means: "the bar keeps its height" },
      },
    },
    {
      ask: "Do you feel a knock at the scooter's neck when you push the bar back and forth?",
      answers: {
        yes: {
          means: "there is a knock at the neck",
          heard: ["knock", "headset", "steering loose", "stem wobbles", "rattles"],
          when: { headset: "always", clamp: "rarely", height: "sometimes", cracked: "sometimes" },
        },
        no: { means: "there is no knock" },
      },
    },
    {
      ask: "Can you see a crack anywhere on the scooter's bar, clamp or fork?",
      answers: {
        yes: {
          means: "there is a crack",
          heard: ["crack", "cracked", "snapped", "weld"],
          when: { cracked: "always", clamp: "rarely", headset: "rarely", height: "rarely" },
        },
        no: { means: "no crack is to be seen" },
      },
    },
  ],
  safety: ["Nobody rides until bar and wheel move as one."],
  prevention: ["Twist the bar against the wheel before each ride to the skate park."],
  stopWhen: ["A clamp screw turns without getting tight."],
});

const brakeOrFold = defineFault({
  id: "kick-scooter-brake-or-fold",
  name: "does not brake well, or does not fold or lock",
  weight: 6,
  says: [
    "brake not working",
    "brake weak",
    "brake squeaks",
    "brake rattles",
    "brake broken",
    "rear brake loose",
    "foot brake worn",
    "mudguard rattles",
    "won't fold",
    "won't unfold",
    "folding mechanism stuck",
    "folding mechanism loose",
    "latch loose",
    "rattles when riding",
    "lever stiff",
    "hinge wobbles",
  ],
  causes: {
    "brake-screw": {
      name: "a loose screw or spring of the foot brake",
      short: "the brake's fixing",
      weight: 4,
      why: "The metal flap over the rear wheel hangs on one or two screws and a spring. Loose, it rattles and presses askew.",
      check: {
        do: "Wiggle the flap sideways by hand.",
        finds: "it moves sideways or does not come back up",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 4],
        tools: [{ name: "Hex key" }, { name: "Thread lock" }, { name: "Replacement spring" }],
        steps: [
          {
            action: "look",
            title: "Turn it upside down",
            how: "On a blanket. Press the flap and watch screw and spring.",
          },
          {
            action: "unscrew",
            title: "Take the screw out",
            how: "With the hex key.",
            fallsOut: "The spring jumps: hold the flap down.",
            putBack: "Spring, flap, screw.",
          },
          {
            action: "replace",
            title: "Renew a tired spring",
            how: "Same length, or bend the old one open by a few millimetres.",
          },
          {
            action: "reassemble",
            title: "Screw with thread lock",
            how: "Tight enough that the flap moves without play.",
          },
          {
            action: "test",
            title: "Brake from walking pace",
            how: "On flat ground, in shoes with a sole.",
            see: "an even pull, and a flap that lifts again.",
          },
        ],
      },
    },
    "brake-worn": {
      name: "a worn flap or rear wheel",
      short: "the worn brake",
      weight: 4,
      why: "The flap rubs on the rear wheel. When either has worn hollow, little touches little.",
      check: {
        do: "Press the flap on the wheel and look from the side.",
        finds: "it touches only at its edge, or has worn through",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [6, 20],
        tools: [
          { name: "Hex keys" },
          { name: "New brake flap from the maker" },
          { name: "Rear wheel of the same size" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out which part is worn",
            how: "A shiny groove in the flap or a flat, small wheel.",
            see: "which of the two to order.",
          },
          {
            action: "unscrew",
            title: "Take flap and axle out",
            how: "With the hex keys. The flap turns on its own pin or on the axle.",
            fallsOut: "Spring and spacers.",
          },
          {
            action: "replace",
            title: "Fit the new part",
            how: "Flap or wheel. Nothing is glued on a brake.",
          },
          {
            action: "test",
            title: "Brake three times, faster each time",
            how: "Walking pace, jogging pace, running pace.",
            see: "it stops within the length of two steps at walking pace.",
          },
        ],
        stopWhen: ["There is no spare flap: a scooter without brake is for parts."],
      },
    },
    "fold-dirt": {
      name: "dirt in the folding joint",
      short: "a dirty folding joint",
      weight: 4,
      why: "The joint sits right behind the front wheel, where all the dirt goes. The pin then no longer slides home.",
      check: {
        do: "Open it and look whether the locking pin goes right into its hole.",
        finds: "it goes stiffly or stands out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 4],
        tools: [{ name: "Stiff brush" }, { name: "Wet rag" }, { name: "PTFE spray" }],
        steps: [
          {
            action: "clean",
            title: "Brush the joint",
            how: "Half folded, so that you get at pin and slot with the brush.",
          },
          { action: "clean", title: "Wipe it out", how: "Wet rag, then dry." },
          {
            action: "lubricate",
            title: "Spray the pin",
            how: "PTFE on the pin and the pivot, fold it ten times.",
            see: "a pin that snaps in by itself.",
          },
          {
            action: "test",
            title: "Lock it and shake",
            how: "Lift it by the bar and shake.",
            see: "no rattle at the joint.",
          },
        ],
      },
    },
    "fold-loose": {
      name: "a worn folding lock",
      short: "the folding lock",
      weight: 3,
      why: "With the years pin and hole wear oval. A lock that lets go while riding folds the bar on the rider.",
      check: {
        do: "Lock it and rock the bar back and forth while you hold the deck with your foot.",
        finds: "the joint itself moves although it is locked",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 20,
        euros: [0, 15],
        tools: [{ name: "Hex key or spanner" }, { name: "Pivot bolt with bush, from the maker" }],
        steps: [
          {
            action: "adjust",
            title: "Set the lever's tension",
            how: "Most have a nut opposite the lever: a quarter turn with the spanner, then try.",
          },
          {
            action: "look",
            title: "Look at pin and hole",
            how: "Open it and shine in.",
            see: "round edges. An oval hole ends the repair.",
          },
          {
            action: "replace",
            title: "Fit a new pivot bolt",
            how: "If only bolt and bush are worn, change them as a set and lock the nut.",
          },
          {
            action: "test",
            title: "Rock it again",
            how: "Foot on the deck, both hands.",
            see: "no movement in the joint.",
          },
        ],
        stopWhen: ["It still moves: do not ride it, the part that locks is worn out."],
      },
    },
  },
  questions: [
    {
      ask: "Is it the brake of the scooter that is at fault, rather than the folding joint?",
      answers: {
        yes: {
          means: "the brake is at fault",
          heard: ["brake", "mudguard"],
          when: {
            "brake-screw": "always",
            "brake-worn": "always",
            "fold-dirt": "never",
            "fold-loose": "never",
          },
        },
        no: {
          means: "the folding joint is at fault",
          heard: ["fold", "folding", "not fold", "unfold", "not unfold", "latch", "hinge"],
        },
      },
    },
    {
      ask: "Does the part of the scooter rattle or wobble, rather than being stiff or weak?",
      answers: {
        yes: {
          means: "it rattles or wobbles",
          heard: ["rattles", "loose", "wobbles"],
          when: {
            "brake-screw": "often",
            "brake-worn": "rarely",
            "fold-dirt": "rarely",
            "fold-loose": "often",
          },
        },
        no: {
          means: "it is stiff or weak",
          heard: ["stuck", "stiff", "weak", "not fold", "not unfold"],
        },
      },
    },
    {
      ask: "Is there visible wear on the scooter: a groove, a hollow or an oval hole?",
      answers: {
        yes: {
          means: "there is visible wear",
          heard: ["worn", "groove", "worn through"],
          when: {
            "brake-worn": "always",
            "fold-loose": "often",
            "brake-screw": "rarely",
            "fold-dirt": "rarely",
          },
        },
        no: { means: "there is no wear to be seen" },
      },
    },
  ],
  safety: ["Keep fingers out of the folding joint: it closes like scissors."],
  prevention: ["Shake it before each ride: a scooter that is sound makes no noise."],
  stopWhen: ["Brake or lock works only now and then."],
});

export const kickScooter: Playbook = {
  faults: [wheel, steering, brakeOrFold],
  notes: [
    {
      about: ["bearing size", "608", "which bearing", "abec"],
      text: "Nearly all kick scooters and skates take 608 bearings: 8 mm inside, 22 mm outside, 7 mm wide. The ABEC number says how exact they are; for scooters a sealed one (2RS) is worth more than a high number.",
    },
    {
      about: ["wd-40", "oil"],
      text: "Thin spray oil washes grease out of bearings and dries in a week. Clean with alcohol, then use a drop of real bearing or sewing machine oil.",
    },
  ],
};
