import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const sticks = defineFault({
  id: "drawer-sticks",
  name: "sticks or is hard to open",
  usual: true,
  weight: 8,
  says: [
    "stuck",
    "sticks",
    "won't open",
    "hard to open",
    "jammed",
    "won't close",
    "doesn't close",
    "drawer jams",
    "swollen",
    "drags",
    "runs badly",
    "not sliding",
    "won't slide",
    "tight",
    "stiff",
    "broken",
    "catches",
  ],
  causes: {
    content: {
      name: "something in or behind it that blocks it",
      short: "something in the way",
      weight: 4,
      why: "A ladle stands up, or a sock has dropped over the back and lies behind the drawer.",
      check: {
        do: "Slide a ruler in over the front edge, or take the drawer below out and look up.",
        finds: "you feel or see something",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Long ruler", instead: "a kitchen slice" },
          { name: "Torch", instead: "the light of a phone" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Rock it while you pull",
            how: "Both hands, left and right in turn, no jerks.",
          },
          {
            action: "adjust",
            title: "Press down what stands up",
            how: "Ruler in through the gap at the top, sweep it from side to side.",
            see: "the drawer giving way at once.",
          },
          {
            action: "open",
            title: "Take it out and look behind",
            how: "Lift the front at the end of its way. Shine the torch in.",
            fallsOut: "What has gone missing for years.",
          },
          {
            action: "test",
            title: "Put it back half filled",
            how: "Tall things lying down.",
            see: "it closes flush.",
          },
        ],
      },
    },
    wood: {
      name: "wood that is swollen or has lost its wax",
      short: "swollen or dry wood",
      weight: 5,
      why: "Wood takes up damp and grows by millimetres. Without wax, wood on wood grips.",
      check: {
        do: "Take it out and look for shiny, dark places on its sides and lower edges.",
        finds: "you find rubbed spots, and it is worse in damp weather",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 4],
        tools: [
          { name: "Candle", instead: "a piece of dry soap" },
          { name: "Sandpaper, 120" },
          { name: "Block of wood" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the drawer out and empty it",
            how: "Lift it over its stop.",
            see: "both runners and the lower edges.",
          },
          {
            action: "look",
            title: "Mark where it rubs",
            how: "Scribble pencil on the edges, push it in and out once, and look where it is gone.",
            see: "clean spots: those and only those are too high.",
          },
          {
            action: "clean",
            title: "Sand those spots",
            how: "Sandpaper round the block, ten strokes with the grain, try, and repeat.",
            warning: "Paint from before 1980 can hold lead: then use wax alone and do not sand.",
          },
          {
            action: "lubricate",
            title: "Wax all that slides",
            how: "Rub the candle hard on runners, edges and rails. No oil: it swells the wood.",
          },
          {
            action: "test",
            title: "Push it with one finger",
            how: "In the middle of the front.",
            see: "it glides in without tilting.",
          },
        ],
        prevention: ["Wax it once a year, and keep the room below 60 % humidity."],
      },
    },
    slides: {
      name: "metal slides that are dirty, bent or off their track",
      short: "the metal slides",
      weight: 5,
      why: "Balls and rollers collect crumbs, screws back out into the way, and one side jumps its track.",
      check: {
        do: "Pull it out as far as it goes and compare both slides.",
        finds: "one side hangs lower, a screw stands out or balls are missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Damp cloth" },
          { name: "Silicone spray", instead: "a trace of petroleum jelly" },
        ],
        steps: [
          {
            action: "open",
            title: "Take it off its slides",
            how: "Press the levers, one up and one down, or lift the front and pull.",
            fallsOut: "Steel balls on worn slides; put a towel below.",
          },
          {
            action: "clean",
            title: "Wipe both tracks",
            how: "Cloth along the whole length, then dry.",
            see: "no crumbs, no dents.",
          },
          {
            action: "adjust",
            title: "Drive the screws home",
            how: "With the screwdriver; heads must not stand above the track. Set both slides at one height.",
          },
          {
            action: "lubricate",
            title: "Spray thinly",
            how: "Silicone on balls and rollers, wipe off what drips.",
          },
          {
            action: "reassemble",
            title: "Set it on evenly",
            how: "Both sides on the track, push in to the stop, and pull out again.",
            see: "a click on both sides.",
          },
          {
            action: "test",
            title: "Load it and open it ten times",
            how: "As in daily use.",
            see: "the same gap left and right. Slides with lost balls are changed in pairs.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the drawer run on metal slides with rollers or balls?",
      answers: {
        yes: {
          means: "it runs on metal slides",
          heard: [
            "metal",
            "slides",
            "rollers",
            "ball bearing",
            "runner metal",
            "kitchen drawer",
            "soft close",
          ],
          when: { slides: "always", wood: "never", content: "sometimes" },
        },
        no: { means: "it runs wood on wood", heard: ["wooden", "antique", "old chest", "wood"] },
      },
    },
    {
      ask: "Did the drawer stick all at once, or can it be opened a hand's width and no further?",
      answers: {
        yes: {
          means: "it got stuck suddenly or stops after a hand's width",
          heard: ["suddenly", "stuck", "jammed", "something stuck", "only opens a bit"],
          when: { content: "always", slides: "sometimes", wood: "rarely" },
        },
        no: {
          means: "it became stiffer over time",
          heard: ["gradually", "stiffer", "in summer", "damp", "swollen"],
        },
      },
    },
    {
      ask: "Is the drawer's front crooked when it is nearly closed?",
      answers: {
        yes: {
          means: "its front is crooked when nearly closed",
          heard: ["crooked", "hangs", "tilts", "one side"],
          when: { slides: "always", wood: "sometimes", content: "rarely" },
        },
        no: { means: "its front is straight" },
      },
    },
  ],
  safety: ["Fix a tall chest to the wall, or open one drawer at a time: open drawers tip it over."],
  prevention: ["Do not fill it above its rim."],
  stopWhen: ["It is locked and the key is lost: a locksmith opens it without harm."],
});

const apart = defineFault({
  id: "drawer-bottom-or-front-broken",
  name: "has a bottom or front that comes apart",
  weight: 5,
  says: [
    "bottom fell out",
    "bottom sagging",
    "drawer bottom broken",
    "front came off",
    "front loose",
    "falls apart",
    "joint open",
    "dovetail loose",
    "corner broken",
    "back came off",
    "drawer came apart",
    "base fell out",
    "front fell off",
    "drawer front broken off",
  ],
  causes: {
    bottom: {
      name: "a thin bottom that has bent out of its groove",
      short: "the bottom",
      weight: 6,
      why: "The bottom is a sheet of hardboard in a groove. Weight bends it until it slips out at the back.",
      check: {
        do: "Empty it, turn it over and look along the bottom.",
        finds: "it is bowed or stands out of its groove",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 10],
        tools: [
          {
            name: "New sheet of plywood or hardboard, 4 mm, cut to size",
            instead: "the old sheet turned over",
          },
          { name: "Wood glue" },
          { name: "Small nails and a hammer", instead: "short screws" },
          { name: "Strip of wood" },
        ],
        steps: [
          {
            action: "open",
            title: "Draw the old bottom out to the back",
            how: "Pull the nails at the back edge first.",
            fallsOut: "The sheet slides out like a lid.",
          },
          {
            action: "clean",
            title: "Scrape the groove free",
            how: "Old glue and crumbs out.",
            see: "a clear slot on three sides.",
          },
          {
            action: "replace",
            title: "Slide the new sheet in",
            how: "Bowed side up if it is the old one. A line of glue along the groove stiffens it.",
          },
          {
            action: "glue",
            title: "Set a strip across below",
            how: "Glue the strip of wood from front to back under the middle and weigh it down for an hour.",
            see: "a bottom that no longer gives.",
          },
          {
            action: "reassemble",
            title: "Nail the back edge",
            how: "Three nails with the hammer, straight into the back board.",
          },
          {
            action: "test",
            title: "Load it slowly",
            how: "Books, piece by piece.",
            see: "no bow.",
          },
        ],
      },
    },
    corner: {
      name: "an open corner joint",
      short: "a corner joint",
      weight: 4,
      why: "Dovetails or dowels lose their glue from the pull at the front each day.",
      check: {
        do: "Hold the sides and pull the front gently.",
        finds: "a gap opens in a corner",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Wood glue (PVA)" },
          { name: "Long clamps", instead: "a belt or a rope with a stick" },
          { name: "Set square", instead: "a sheet of paper with square corners" },
          { name: "Mallet" },
        ],
        steps: [
          {
            action: "open",
            title: "Tap the loose corner apart",
            how: "With the mallet on a piece of wood, only as far as it goes by itself.",
          },
          {
            action: "clean",
            title: "Take the old glue off",
            how: "Scrape tails and slots.",
            see: "bare wood.",
          },
          {
            action: "glue",
            title: "Glue and clamp",
            how: "Thin glue on all faces, clamps across, and check with the set square that it is at right angles.",
            see: "both diagonals equally long.",
          },
          {
            action: "test",
            title: "Slide it in after a day",
            how: "Empty, then full.",
            see: "a corner that stays closed.",
          },
        ],
      },
    },
    front: {
      name: "a screwed-on front whose screws have torn out",
      short: "the front",
      weight: 4,
      why: "On chipboard the front hangs on two screws. The board crumbles around them.",
      check: {
        do: "Look inside at the back of the front.",
        finds: "screws are loose, or their holes have crumbled",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [1, 8],
        tools: [
          { name: "Two-part epoxy filler", instead: "wood glue with sawdust" },
          { name: "Screwdriver" },
          { name: "Drill, 2.5 mm" },
          { name: "Corner brackets with short screws" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the front off",
            how: "Screws from inside.",
            fallsOut: "Crumbs of board, and dowels.",
          },
          {
            action: "glue",
            title: "Fill the torn holes",
            how: "Pick out what is loose, press the filler in, smooth it, wait for two hours.",
            see: "a hard, level plug.",
          },
          {
            action: "adjust",
            title: "Bore thin new holes",
            how: "With the drill, 10 mm deep at most.",
            warning: "Put tape on the bit as a stop: the front is only 16 mm thick.",
          },
          {
            action: "reassemble",
            title: "Screw it on, with a bracket in each corner",
            how: "By hand with the screwdriver; measure the gap to its neighbours first.",
          },
          {
            action: "test",
            title: "Open it by its handle",
            how: "Twenty times.",
            see: "a front that does not move against the box.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the drawer's bottom sag, or has it slipped out?",
      answers: {
        yes: {
          means: "the bottom sags or has slipped out",
          heard: [
            "bottom sags",
            "bottom sagging",
            "bottom bowed",
            "bottom is bent",
            "drawer bottom",
            "thin bottom",
            "hardboard",
            "base fell",
            "base",
          ],
          when: { bottom: "always", corner: "rarely", front: "never" },
        },
        no: { means: "the bottom is in place" },
      },
    },
    {
      ask: "Does a gap open in a corner when you pull at the drawer's front?",
      answers: {
        yes: {
          means: "a corner opens",
          heard: ["corner", "dovetail", "joint", "gap"],
          when: { corner: "always", front: "sometimes", bottom: "rarely" },
        },
        no: { means: "the corners are tight" },
      },
    },
    {
      ask: "Is the drawer's front screwed on from inside?",
      answers: {
        yes: {
          means: "the front is screwed on",
          heard: [
            "front came off",
            "front fell off",
            "front loose",
            "screws torn",
            "chipboard",
            "ikea",
          ],
          when: { front: "always", bottom: "sometimes", corner: "rarely" },
        },
        no: { means: "the front is joined to the sides" },
      },
    },
  ],
  safety: [
    "Old nails stick out: pull them before you reach in.",
    "A chest of drawers tips when drawers hang open or a child climbs them: fix it to the wall before the drawer goes back.",
  ],
  prevention: ["Spread heavy things over several drawers."],
  stopWhen: ["It belongs to an old piece of value: a restorer keeps the joints."],
});

const handle = defineFault({
  id: "drawer-handle-or-lock",
  name: "has a loose handle, knob or lock",
  weight: 4,
  says: [
    "handle came off",
    "handle loose",
    "knob loose",
    "knob broken",
    "lock broken",
    "key stuck",
    "won't lock",
    "handle missing",
    "knob turns",
    "key broken",
    "lock jammed",
  ],
  causes: {
    screw: {
      name: "a handle screw that has loosened or worn its hole",
      short: "the handle screw",
      weight: 6,
      why: "Each pull turns the screw a little, and the hole widens.",
      check: {
        do: "Hold the handle and turn its screw from inside.",
        finds: "it turns easily or spins",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [
          { name: "Screwdriver that fits the head" },
          { name: "Washer", instead: "a disc cut from a yoghurt lid" },
          { name: "Thread lock", instead: "a drop of nail varnish" },
        ],
        steps: [
          {
            action: "look",
            title: "Empty the drawer and look at the screw",
            how: "Is it too long, stripped, or only loose?",
            see: "a straight thread.",
          },
          {
            action: "adjust",
            title: "Put a washer under its head",
            how: "Then tighten with the screwdriver, while your other hand holds the handle straight.",
          },
          {
            action: "glue",
            title: "Lock it",
            how: "One drop of thread lock or varnish on the thread before the last turns.",
          },
          {
            action: "test",
            title: "Pull hard, twice",
            how: "With the drawer full.",
            see: "no play.",
          },
        ],
      },
    },
    "broken-knob": {
      name: "a broken knob or handle",
      short: "the knob",
      weight: 4,
      why: "Wood splits along its grain, cast metal snaps.",
      check: { do: "Look at the knob all round.", finds: "it is cracked or in two", minutes: 1 },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [1, 10],
        tools: [
          { name: "Knob with the same distance of holes" },
          { name: "Tape measure" },
          { name: "Crosshead driver" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure the holes",
            how: "Middle to middle with the tape measure, and the thickness of the front.",
            see: "a figure such as 96 or 128 mm.",
          },
          {
            action: "replace",
            title: "Swap it",
            how: "Old screw out with the driver, new knob on; cut the screw shorter if it touches bottom.",
          },
          {
            action: "adjust",
            title: "Hide old marks",
            how: "A plate or rosette covers what the old one left.",
          },
          { action: "test", title: "Pull and turn", how: "Firmly.", see: "it stays." },
        ],
      },
    },
    lock: {
      name: "a dirty or stiff lock",
      short: "the lock",
      weight: 3,
      why: "Dust and old oil make the little lever stick, and keys break when they are forced.",
      check: {
        do: "Turn the key with the drawer open.",
        finds: "it is stiff there too",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 15],
        tools: [
          { name: "Powdered graphite", instead: "the lead of a soft pencil, rubbed to dust" },
          { name: "Small screwdriver" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether it locks in the open drawer",
            how: "Free there and stiff when closed means that bolt and slot do not meet.",
          },
          {
            action: "clean",
            title: "Draw broken pieces out",
            how: "A key stub with the tweezers, in its slot's direction.",
          },
          {
            action: "lubricate",
            title: "Blow graphite in",
            how: "A pinch; then work the key. No oil: it glues the dust.",
            see: "a key that turns with two fingers.",
          },
          {
            action: "adjust",
            title: "Move the striker",
            how: "Loosen its screws with the small screwdriver, shift it a millimetre, and tighten.",
          },
          {
            action: "test",
            title: "Lock it ten times",
            how: "Closed.",
            see: "a bolt that slides in without lifting the drawer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the lock or key of the drawer that gives trouble?",
      answers: {
        yes: {
          means: "lock or key gives trouble",
          heard: ["lock", "key", "locked"],
          when: { lock: "always", screw: "never", "broken-knob": "never" },
        },
        no: { means: "the handle gives trouble", heard: ["handle", "knob"] },
      },
    },
    {
      ask: "Is the drawer's handle or knob itself cracked?",
      answers: {
        yes: {
          means: "handle or knob is cracked",
          heard: ["broken knob", "knob broken", "cracked", "snapped", "split"],
          when: { "broken-knob": "always", screw: "rarely", lock: "sometimes" },
        },
        no: { means: "handle and knob are whole" },
      },
    },
    {
      ask: "Does the screw of the drawer's handle turn by hand?",
      answers: {
        yes: {
          means: "its screw turns by hand",
          heard: ["loose", "came off", "screw loose", "spins"],
          when: { screw: "always", "broken-knob": "sometimes", lock: "sometimes" },
        },
        no: { means: "its screw is tight" },
      },
    },
  ],
  safety: ["Hold a drawer from below when you take it out: it is heavier at the front."],
  prevention: ["Pull two-handled drawers with both hands."],
  stopWhen: ["A lock of value is jammed shut: forcing it costs more than a locksmith."],
});

export const drawer: Playbook = {
  faults: [sticks, apart, handle],
  notes: [
    {
      about: ["oil", "wd 40", "grease"],
      text: "No oil on wooden runners: it soaks in, swells the wood and collects dust. Candle wax or dry soap is right. Metal slides take a thin film of silicone.",
    },
    {
      about: ["tip over", "tip", "anti tip", "fall over", "wall anchor", "anchor", "bracket"],
      text: "No chest of drawers stands safely where children are without an anchor in the wall: open drawers shift its weight forward, and children have died under them. Use the maker's bracket or an angle with a plug for your kind of wall, and look whether the model has been recalled.",
    },
  ],
};
