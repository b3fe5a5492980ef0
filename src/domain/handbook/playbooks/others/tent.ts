import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const pole = defineFault({
  id: "tent-pole-broken",
  name: "has a broken or bent pole",
  usual: true,
  weight: 9,
  says: [
    "pole broken",
    "broken pole",
    "pole snapped",
    "tent pole snapped",
    "pole split",
    "pole bent",
    "bent pole",
    "elastic broken",
    "shock cord broken",
    "cord in the pole snapped",
    "poles come apart",
    "elastic gone slack",
    "ferrule cracked",
    "pole stuck together",
    "poles won't come apart",
    "fibreglass splintered",
    "collapsed in the wind",
    "pole tip missing",
  ],
  causes: {
    snapped: {
      name: "a snapped or split pole section",
      short: "a snapped section",
      weight: 5,
      why: "Poles split at their ends, where one section goes into the next, mostly when a joint was not pushed right home before the pole was bent.",
      check: {
        do: "Run a gloved hand along the pole and look at each joint.",
        finds: "one section is split, crushed or broken through",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [4, 15],
        tools: [
          {
            name: "Replacement section of the same diameter",
            instead: "a repair sleeve from the tent bag",
          },
          { name: "Junior hacksaw" },
          { name: "Fine file" },
          { name: "Wire hook", instead: "a bent paper clip" },
          { name: "Work gloves" },
          { name: "Strong tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Mend it for the night with a sleeve",
            how: "Slide the sleeve over the break, centre it and tape both ends. Without a sleeve, lay a tent peg along the break and wind tape round.",
            see: "a pole that carries the tent again. The rest is for home.",
          },
          {
            action: "measure",
            title: "Measure the broken section",
            how: "Outer diameter to a tenth of a millimetre (8.5, 9.5 and 11 mm are usual), and length without the thin insert.",
          },
          {
            action: "open",
            title: "Untie the elastic at one end",
            how: "Pull the end cap and untie or cut the knot. Hold the cord so that it does not vanish.",
            fallsOut: "All sections slide off; keep them in order.",
            putBack: "In the same order, thin insert towards the next section.",
          },
          {
            action: "adjust",
            title: "Cut the new section to length",
            how: "Saw the far end square with the hacksaw, and round it off with the file.",
            warning:
              "Fibreglass splinters itch for days and harm the lungs: gloves on, wet the cut, wipe it with a damp cloth.",
            see: "the same length as the old one.",
          },
          {
            action: "reassemble",
            title: "Thread the elastic through",
            how: "Draw it through with the wire hook, knot it at the cap, and let the sections snap together.",
          },
          {
            action: "test",
            title: "Bend it gently to its arc",
            how: "Indoors, without the tent.",
            see: "an even curve and no gap at any joint.",
          },
        ],
        prevention: [
          "Push each joint home with both hands; never let the elastic snap the pole together.",
        ],
      },
    },
    cord: {
      name: "a broken or slack elastic cord",
      short: "the elastic",
      weight: 4,
      why: "The cord inside only keeps the sections together, but without it nobody finds their order in the rain. After eight to ten years it has lost its stretch.",
      check: {
        do: "Fold the pole out and let it hang by one end.",
        finds: "the sections slip apart, or the cord hangs out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 6],
        tools: [
          { name: "Shock cord of the same thickness, 2.5 to 3 mm" },
          { name: "Thin wire, 60 cm" },
          { name: "Masking tape" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "look",
            title: "Number the sections",
            how: "A bit of tape on each, from one end to the other, before the old cord comes out.",
          },
          {
            action: "open",
            title: "Pull the old cord",
            how: "Untie it at the end cap, or cut it with the scissors where it hangs out.",
            fallsOut: "Small washers at the ends; they go back on.",
          },
          {
            action: "measure",
            title: "Cut the new cord short",
            how: "Its relaxed length is about three quarters of the whole pole's. A pole of 4 m takes 3 m.",
            see: "a cord that has to stretch by a third.",
          },
          {
            action: "replace",
            title: "Thread it section by section",
            how: "Tape the end to the wire and push that through each section. Knot one end before you begin.",
          },
          {
            action: "adjust",
            title: "Stretch and knot",
            how: "Let a second person hold the far end, pull the cord out by the missing length, knot it and let it slip in.",
            warning: "Hold the knot: a cord that snaps back stings.",
            see: "sections that pull together by themselves.",
          },
          {
            action: "test",
            title: "Fold and unfold it twice",
            how: "As you would in the field.",
            see: "no section that hangs.",
          },
        ],
      },
    },
    bent: {
      name: "a bent metal pole",
      short: "a bent pole",
      weight: 3,
      why: "Aluminium takes a set in a storm. A soft bend can stay; a kink is the place where it breaks next.",
      check: {
        do: "Lay the section on a flat floor and roll it.",
        finds: "it rocks, but has no crack",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 6],
        tools: [
          { name: "Torch" },
          { name: "Cloth tape" },
          { name: "Towel" },
          { name: "Knee", instead: "a round post" },
          { name: "Repair sleeve" },
        ],
        steps: [
          {
            action: "look",
            title: "Leave a soft arc as it is",
            how: "Poles that follow the curve of the tent have simply settled. Only straighten what keeps the joints from closing.",
          },
          {
            action: "adjust",
            title: "Bend it back over the knee",
            how: "Wrap the towel round the section, press it slowly over your knee, a little, and look.",
            warning: "Once, not back and forth: aluminium cracks at the second bend.",
          },
          {
            action: "look",
            title: "Look for a white line",
            how: "On the outside of the bend, with a torch.",
            see: "smooth metal. A line means a new section.",
          },
          {
            action: "adjust",
            title: "Back a kink",
            how: "Slide a repair sleeve over it and tape it.",
          },
          {
            action: "test",
            title: "Put it together and bend it",
            how: "Slowly, to the arc of the tent.",
            see: "joints that stay closed.",
          },
        ],
      },
    },
    stuck: {
      name: "sections that have jammed or corroded together",
      short: "jammed joints",
      weight: 2,
      why: "Sand and sea salt lock the joints, and wet aluminium grows white crust.",
      check: {
        do: "Twist two sections against each other.",
        finds: "they do not move, or grind",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Two pairs of rubber gloves", instead: "strips of bicycle tube for grip" },
          { name: "Penetrating oil" },
          { name: "Nylon scouring pad" },
          { name: "Silicone spray" },
        ],
        steps: [
          {
            action: "clean",
            title: "Rinse with warm water",
            how: "Run it over the joint for two minutes: it dissolves salt.",
          },
          {
            action: "lubricate",
            title: "A drop of penetrating oil",
            how: "At the joint, and wait for an hour. Keep it off the cloth.",
          },
          {
            action: "adjust",
            title: "Twist, do not pull",
            how: "With rubber gloves, both people turning against each other.",
            see: "a first small movement.",
          },
          {
            action: "clean",
            title: "Rub the inserts bright",
            how: "With the scouring pad, wipe, dry.",
          },
          {
            action: "lubricate",
            title: "Silicone on the inserts",
            how: "Wipe the spray on with a cloth, thinly.",
            see: "joints that fall apart by themselves when you tip the pole.",
          },
        ],
        prevention: ["Rinse the poles with fresh water after the sea and dry them open."],
      },
    },
  },
  questions: [
    {
      ask: "Is a pole section of the tent broken through or split?",
      answers: {
        yes: {
          means: "a section is broken or split",
          heard: ["snapped", "split", "splintered", "cracked", "broken in two"],
          when: { snapped: "always", cord: "rarely", bent: "never", stuck: "never" },
        },
        no: { means: "no section is broken" },
      },
    },
    {
      ask: "Do the sections of the tent's pole still pull themselves together?",
      answers: {
        yes: {
          means: "the elastic still pulls",
          when: { cord: "never", snapped: "often", bent: "often", stuck: "often" },
        },
        no: {
          means: "the elastic is broken or slack",
          heard: ["elastic", "shock cord", "cord", "slack", "come apart", "bungee"],
        },
      },
    },
    {
      ask: "Is the tent's pole out of line, but without a crack?",
      answers: {
        yes: {
          means: "the pole is bent without a crack",
          heard: ["bent", "crooked", "kink"],
          when: { bent: "always", snapped: "rarely", cord: "rarely", stuck: "rarely" },
        },
        no: { means: "the pole is straight or cracked" },
      },
    },
    {
      ask: "Is it that sections of the tent's pole do not come apart?",
      answers: {
        yes: {
          means: "sections do not come apart",
          heard: ["won't come apart", "stuck together", "jammed", "corroded", "seized"],
          when: { stuck: "always", snapped: "rarely", cord: "never", bent: "rarely" },
        },
        no: { means: "the sections come apart" },
      },
    },
  ],
  safety: ["Look away from a pole under tension: it straightens like a bow."],
  prevention: ["Push poles through their sleeves; pulling parts the joints."],
  stopWhen: ["It is an air pole that bursts again after patching: the maker changes the bladder."],
});

const leaks = defineFault({
  id: "tent-leaks",
  name: "leaks or lets water in",
  weight: 8,
  says: [
    "leaks",
    "leaking",
    "tent leaks",
    "water comes in",
    "seam leaks",
    "seams leaking",
    "not waterproof",
    "drips inside",
    "wet inside",
    "groundsheet wet",
    "floor leaks",
    "seam tape peeling",
    "taped seams peeling",
    "coating peeling",
    "sticky inside",
    "coating flaking",
    "smells and sticky",
    "damp inside in the morning",
  ],
  causes: {
    seam: {
      name: "leaking seams",
      short: "the seams",
      weight: 5,
      why: "A seam is a row of holes, sealed with tape or with sealer. The tape lets go after years of sun and folding.",
      check: {
        do: "Pitch it, spray the seams with a hose, and look inside with a torch.",
        finds: "drops come along a seam, or its tape hangs loose",
        minutes: 15,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [8, 14],
        tools: [
          { name: "Torch" },
          { name: "Talcum powder" },
          { name: "Seam sealer for your cloth, polyurethane or silicone" },
          { name: "Small brush" },
          { name: "Surgical spirit" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out which sealer fits",
            how: "A shiny, smooth inside is coated with polyurethane. Cloth that is slippery on both sides is silicone nylon, and only silicone sticks to it.",
            see: "the word PU or Sil on the label.",
          },
          {
            action: "clean",
            title: "Peel and wipe",
            how: "Pull off tape that is already loose, and wipe the seam with spirit on the cloth. Pitch the tent dry and tight.",
          },
          {
            action: "glue",
            title: "Brush the sealer on",
            how: "A thin line, 1 cm wide, over stitches and edge, on the inside for PU, on the outside for silicone.",
            warning: "Work outdoors: the solvent gives headaches in a closed tent.",
            see: "stitches that look wet all along.",
          },
          {
            action: "glue",
            title: "Let it dry for a day",
            how: "Dust it with talcum powder afterwards, so that it does not stick when it is folded.",
          },
          {
            action: "test",
            title: "Spray it again",
            how: "Five minutes, torch inside.",
            see: "dry seams.",
          },
        ],
      },
    },
    coating: {
      name: "a worn-out coating",
      short: "the coating",
      weight: 4,
      why: "The film on the inside breaks down with damp and age. First it smells, then it is sticky, then it comes off in flakes, and water goes straight through.",
      check: {
        do: "Rub the inside of fly and floor with a finger.",
        finds: "it is sticky or leaves flakes",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 180,
        euros: [12, 35],
        tools: [
          { name: "Talcum" },
          { name: "Isopropyl alcohol" },
          { name: "Scrubbing sponge" },
          { name: "Brush-on tent coating, polyurethane" },
          { name: "Flat paint brush" },
          { name: "Rubber gloves" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take the old film off",
            how: "Gloves on, outdoors: wet the sponge with alcohol and water, half and half, and rub the loose film away.",
            warning: "No flame and no smoking near it.",
            see: "matt cloth that is no longer sticky.",
          },
          {
            action: "clean",
            title: "Wash and dry it",
            how: "Lukewarm water with a little soap, rinse, and dry it on the line for a day.",
          },
          {
            action: "glue",
            title: "Brush the new coating on",
            how: "Thin, with the flat brush, in the shade, on the inside of floor or fly. Two coats with two hours between them.",
          },
          { action: "glue", title: "Dry it for two days", how: "Then dust it with talcum." },
          {
            action: "test",
            title: "Pour a litre into a hollow of the cloth",
            how: "Hang a part of it like a bowl and wait for ten minutes.",
            see: "a dry underside.",
          },
        ],
        stopWhen: [
          "It flakes everywhere and the tent is old: a new fly costs less than the coating and your weekend.",
        ],
      },
    },
    "no-bead": {
      name: "cloth that no longer repels water",
      short: "the worn finish",
      weight: 3,
      why: "Sun and dirt take the finish off the outside. The cloth soaks, sags on the inner tent and feels like a leak, though the coating below still holds.",
      check: {
        do: "Sprinkle water on the outside.",
        finds: "it soaks in and the cloth darkens, while the inside stays dry for minutes",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [10, 20],
        tools: [
          { name: "Soft sponge" },
          { name: "Tent cleaner", instead: "soap flakes, no detergent" },
          { name: "Spray-on proofer with sun protection" },
          { name: "Bucket" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash it pitched",
            how: "Sponge and cleaner from the bucket, from the top down, rinse well. No washing machine.",
          },
          {
            action: "clean",
            title: "Spray it while damp",
            how: "Spread the proofer evenly from 20 cm, from all sides.",
            warning: "Do it outdoors with the wind in your back: the mist harms the lungs.",
          },
          {
            action: "clean",
            title: "Wipe off what runs",
            how: "After two minutes, with a damp sponge, or it leaves stripes.",
          },
          {
            action: "test",
            title: "Sprinkle it when it is dry",
            how: "As before.",
            see: "round beads.",
          },
        ],
      },
    },
    condensation: {
      name: "condensation instead of a leak",
      short: "condensation",
      weight: 3,
      why: "Two sleepers breathe out half a litre of water in a night. In a closed tent it runs down the inside of the fly and looks like rain.",
      check: {
        do: "Look where the water is after a dry night.",
        finds: "the whole inside of the fly is wet although it has not rained",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Dry cloth" }],
        steps: [
          {
            action: "adjust",
            title: "Open two vents",
            how: "One low on the windward side and one high on the other.",
          },
          {
            action: "adjust",
            title: "Tighten the fly",
            how: "A hand's width between fly and inner tent, so that drops run outside.",
            see: "no place where the two touch.",
          },
          {
            action: "clean",
            title: "Wipe it in the morning",
            how: "With the cloth, before you pack.",
          },
          {
            action: "test",
            title: "Compare after the next dry night",
            how: "With the vents open.",
            see: "much less water.",
          },
        ],
        prevention: [
          "Do not cook or dry clothes in the tent, and pitch it away from the water's edge.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tent wet inside after a night without rain too?",
      answers: {
        yes: {
          means: "it is wet without rain too",
          heard: ["condensation", "damp in the morning", "dry night", "every morning"],
          when: { condensation: "always", seam: "never", coating: "rarely", "no-bead": "never" },
        },
        no: {
          means: "it is wet only after rain",
          heard: ["in the rain", "when it rains", "heavy rain"],
        },
      },
    },
    {
      ask: "Is the inside of the tent's fly or floor sticky, smelly or flaking?",
      answers: {
        yes: {
          means: "the inside is sticky or flakes",
          heard: ["sticky", "flaking", "flakes", "coating peeling", "smells"],
          when: {
            coating: "always",
            seam: "sometimes",
            "no-bead": "rarely",
            condensation: "rarely",
          },
        },
        no: { means: "the inside is smooth and dry to the touch" },
      },
    },
    {
      ask: "Does the water come along the tent's seams?",
      answers: {
        yes: {
          means: "the water comes along the seams",
          heard: ["seam", "seams", "stitching", "tape"],
          when: { seam: "always", coating: "rarely", "no-bead": "rarely", condensation: "never" },
        },
        no: { means: "the water does not come along the seams" },
      },
    },
    {
      ask: "Does rain still bead on the outside of the tent?",
      answers: {
        yes: {
          means: "rain still beads",
          when: { "no-bead": "never", seam: "often", coating: "sometimes", condensation: "often" },
        },
        no: {
          means: "the cloth soaks",
          heard: ["soaks", "soaked through", "cloth sags", "not waterproof"],
        },
      },
    },
  ],
  safety: ["Use sealer and spray in the open air, never inside the pitched tent."],
  prevention: [
    "Dry it fully at home before it goes into its bag, and do not store it folded along the same lines.",
  ],
  stopWhen: ["The cloth tears like paper in your hands: the sun has finished it."],
});

const torn = defineFault({
  id: "tent-torn",
  name: "has a tear, a hole or a broken loop",
  weight: 6,
  says: [
    "torn",
    "ripped",
    "hole in it",
    "hole in the tent",
    "tear in the fly",
    "rip in the groundsheet",
    "mesh torn",
    "mosquito net ripped",
    "guy line broken",
    "guy rope broken",
    "loop torn off",
    "peg loop came off",
    "eyelet torn out",
    "burn hole",
    "seam ripped open",
    "mice ate it",
  ],
  causes: {
    cloth: {
      name: "a tear in fly, inner tent or floor",
      short: "torn cloth",
      weight: 5,
      why: "Ripstop cloth stops a tear at the next thick thread, but wind carries on with it. Self-adhesive patches hold for years if corners are round and the cloth is clean.",
      check: {
        do: "Hold it against the light.",
        finds: "there is a slit or hole in closed cloth",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [5, 12],
        tools: [
          { name: "Seam sealer" },
          { name: "Adhesive tape" },
          { name: "Self-adhesive repair patches for tents, silicone type for silnylon" },
          { name: "Scissors" },
          { name: "Rubbing alcohol" },
          { name: "Flat board", instead: "a book" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean both faces",
            how: "Rubbing alcohol, a hand's width round the tear, and let it dry. Lay it flat on the board.",
          },
          {
            action: "adjust",
            title: "Bring the edges together",
            how: "Hold them with a strip of tape on one side, so that no pucker forms.",
            see: "threads that run on in line.",
          },
          {
            action: "glue",
            title: "Patch both sides",
            how: "Cut round patches 3 cm larger with the scissors, one inside and one outside, and rub each for a minute with the back of a spoon.",
            see: "no bubble, no corner.",
          },
          {
            action: "glue",
            title: "Seal the rim outside",
            how: "A thin line of seam sealer round the outer patch, if it lies in the rain.",
          },
          {
            action: "test",
            title: "Leave it for a day, then pitch it",
            how: "Tight.",
            see: "a patch that stretches with the cloth.",
          },
        ],
      },
    },
    mesh: {
      name: "a hole in the mosquito net",
      short: "the net",
      weight: 3,
      why: "Net tears from a zip or a spark. Patches of net are sewn or stuck on; ordinary tape lets go.",
      check: {
        do: "Stretch the net with two fingers.",
        finds: "there is a hole or a run in it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [3, 8],
        tools: [
          { name: "Adhesive mesh patch", instead: "a piece of old net curtain and a needle" },
          { name: "Fine thread" },
          { name: "Needle" },
        ],
        steps: [
          {
            action: "look",
            title: "Tie a small hole up",
            how: "Up to 5 mm: draw thread round it like a purse and knot it.",
            see: "a dot that no midge passes.",
          },
          {
            action: "glue",
            title: "Patch a larger one",
            how: "Press mesh patches on from both sides, corners rounded.",
          },
          {
            action: "sew",
            title: "Or sew net over it",
            how: "With the needle, small stitches over the edge, no tighter than the net.",
          },
          {
            action: "test",
            title: "Zip it and look from inside",
            how: "Against the light.",
            see: "one even grid.",
          },
        ],
      },
    },
    loop: {
      name: "a torn-off loop, eyelet or guy line",
      short: "a loop or line",
      weight: 4,
      why: "The loops take all the wind. Their seam goes, or the line saws through on its runner.",
      check: {
        do: "Go round the tent and pull at each loop.",
        finds: "one hangs by a few threads or is gone",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 10],
        tools: [
          { name: "Strong needle" },
          { name: "Polyester thread, waxed" },
          { name: "Nylon webbing, 20 mm" },
          { name: "Guy line, 3 mm" },
          { name: "Seam sealer" },
          { name: "Thimble" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether cloth or stitches gave way",
            how: "Sound cloth only needs thread. Torn cloth needs a patch of webbing or nylon behind it.",
          },
          {
            action: "sew",
            title: "Sew the loop through both layers",
            how: "Fold 8 cm of webbing, and sew a box with a cross with needle and thimble.",
            see: "stitches as close as on the other loops.",
          },
          {
            action: "glue",
            title: "Seal the stitches",
            how: "Sealer on the inside, dry for a day.",
          },
          {
            action: "replace",
            title: "Renew a guy line",
            how: "Same thickness, tie a bowline at the tent, thread the runner: in through one hole, out through the other, and knot.",
          },
          {
            action: "test",
            title: "Lean on the line",
            how: "With your arm's weight, in the direction of the peg.",
            see: "a loop that keeps its shape.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it closed cloth, the net or a loop of the tent that is damaged?",
      answers: {
        cloth: {
          means: "closed cloth is damaged",
          heard: ["fly", "groundsheet", "floor", "fabric", "cloth", "hole in the tent"],
          when: { cloth: "always", mesh: "never", loop: "rarely" },
        },
        net: {
          means: "the net is damaged",
          heard: ["mesh", "net", "mosquito"],
          when: { mesh: "always", cloth: "never", loop: "never" },
        },
        loop: {
          means: "a loop or line is damaged",
          heard: ["loop", "guy", "eyelet", "rope", "line"],
        },
      },
    },
    {
      ask: "Did the tent tear in wind, at a place that was under pull?",
      answers: {
        yes: {
          means: "it tore under pull in wind",
          heard: ["wind", "storm", "gale", "blew"],
          when: { loop: "often", cloth: "sometimes", mesh: "rarely" },
        },
        no: {
          means: "it did not tear in wind",
          heard: ["cat", "dog", "thorn", "knife", "spark", "mice"],
        },
      },
    },
    {
      ask: "Is the damage in the tent smaller than a thumbnail?",
      answers: {
        yes: {
          means: "the damage is smaller than a thumbnail",
          heard: ["small hole", "tiny", "pinhole"],
          when: { mesh: "often", cloth: "sometimes", loop: "rarely" },
        },
        no: { means: "the damage is larger" },
      },
    },
  ],
  safety: ["Bring the tent down before you sew at it; a gust takes needle and hand along."],
  prevention: ["Pitch it on a swept place, and put a sheet below the floor."],
  stopWhen: [
    "A tear runs through a load-bearing corner of a large frame tent: a sailmaker sews that.",
  ],
});

const zip = defineFault({
  id: "tent-zip",
  name: "has a door zip that fails",
  weight: 7,
  says: [
    "zip broken",
    "zipper broken",
    "zip stuck",
    "zip won't close",
    "zip opens behind the slider",
    "zip splits",
    "door won't close",
    "zip catches the fabric",
    "zip jammed",
    "zip puller missing",
    "slider worn",
    "slider came off",
    "sand in the zip",
    "zip corroded",
  ],
  causes: {
    grit: {
      name: "sand or corrosion in the zip",
      short: "grit in the zip",
      weight: 4,
      why: "Fine sand grinds the slider from inside and salt eats it. Washing it out in time saves the slider.",
      check: {
        do: "Move the slider a hand's breadth and listen.",
        finds: "it grates, or there is white or green crust",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Old toothbrush" },
          { name: "Lukewarm water" },
          { name: "Zip lubricant", instead: "a candle" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush both rows",
            how: "Toothbrush and water, from both sides, with the zip open and then shut.",
          },
          {
            action: "clean",
            title: "Rinse the slider",
            how: "Move it up and down in a trickle of water.",
            see: "no more grains on your fingertip.",
          },
          {
            action: "lubricate",
            title: "Lubricate when dry",
            how: "Zip lubricant or candle along the coil; wipe it, so that it holds no dust.",
          },
          {
            action: "test",
            title: "Open and close with one hand",
            how: "Round the curve as well.",
            see: "no place where it hesitates.",
          },
        ],
      },
    },
    slider: {
      name: "a worn slider",
      short: "the slider",
      weight: 5,
      why: "The metal has worn or spread, and the coil opens behind it. The coil itself is mostly good for another ten years.",
      check: {
        do: "Close a piece and look behind the slider.",
        finds: "the coil opens again",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Flat pliers" },
          { name: "Replacement slider with the same number" },
          { name: "Seam ripper" },
          { name: "Needle with strong thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Squeeze the slider a little",
            how: "With the pliers at its rear end, left and right in turn.",
            warning: "Feather-light: aluminium cracks. Try after each squeeze.",
          },
          {
            action: "look",
            title: "Read the number on its back",
            how: "For instance 8C or 10C; C stands for coil.",
            see: "the same one on the new slider.",
          },
          {
            action: "open",
            title: "Open the end of the zip",
            how: "Unpick 3 cm of the seam at the end with the seam ripper.",
            fallsOut: "The old slider slides off.",
          },
          {
            action: "replace",
            title: "Thread the new slider on",
            how: "Both tapes in evenly, from the end, and pull it 10 cm along.",
            see: "a coil that closes without a wave.",
          },
          {
            action: "sew",
            title: "Close the end",
            how: "Ten firm stitches over both rows as a stop, then the seam.",
          },
          {
            action: "test",
            title: "Close the door twenty times",
            how: "Pitched and tight.",
            see: "it stays shut behind the slider.",
          },
        ],
      },
    },
    strain: {
      name: "a door under too much tension",
      short: "the tension",
      weight: 3,
      why: "A tent that is pegged too wide pulls at the zip. Wet cloth shrinks or sags, and no slider closes against that.",
      check: {
        do: "Hold the two edges of the door together with your hand and zip.",
        finds: "it closes easily as long as you hold it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Tent pegs" }],
        steps: [
          {
            action: "adjust",
            title: "Shut the door, then peg",
            how: "Close all zips, and set the pegs beside the door again, a hand's breadth nearer.",
          },
          {
            action: "adjust",
            title: "Ease the guy lines at the door",
            how: "Until the edges meet by themselves.",
            see: "no wave along the coil.",
          },
          {
            action: "test",
            title: "Open and close from inside",
            how: "With one hand.",
            see: "it runs without pulling.",
          },
          {
            action: "look",
            title: "Mark the right place",
            how: "A dot of paint on the floor loop tells you next time.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tent's zip open again behind its slider?",
      answers: {
        yes: {
          means: "it opens behind the slider",
          heard: ["opens behind", "splits", "comes apart", "separates", "slider worn"],
          when: { slider: "always", grit: "rarely", strain: "sometimes" },
        },
        no: { means: "what is closed stays closed" },
      },
    },
    {
      ask: "Does the tent's zip grate, or was it used on sand or by the sea?",
      answers: {
        yes: {
          means: "there is sand or salt in it",
          heard: ["sand", "salt", "beach", "corroded", "grates", "stiff"],
          when: { grit: "always", slider: "sometimes", strain: "rarely" },
        },
        no: { means: "the zip is clean" },
      },
    },
    {
      ask: "Does the tent's zip run easily when you hold the two edges together?",
      answers: {
        yes: {
          means: "it runs easily without tension",
          when: { strain: "always", slider: "sometimes", grit: "rarely" },
        },
        no: { means: "it runs badly even without tension", heard: ["stuck", "jammed"] },
      },
    },
  ],
  safety: ["Keep a second way out while you sleep behind a zip that jams."],
  prevention: ["Wash zips with fresh water after sand and sea."],
  stopWhen: ["The coil itself is torn: a sailmaker or tent repairer sews a new zip in."],
});

export const tent: Playbook = {
  faults: [pole, leaks, torn, zip],
  notes: [
    {
      about: ["mould", "mold", "black spots", "mildew", "smell"],
      text: "Wash black spots with lukewarm water and a tent cleaner or diluted white vinegar and dry it in the sun. The stains mostly stay, but the mould stops. Chlorine bleach destroys cloth and coating.",
    },
    {
      about: ["washing machine", "wash"],
      text: "A tent never goes into a washing machine or dryer: both tear coating and seam tape off. Wash it by hand, pitched or in the bath.",
    },
    {
      about: ["gas", "heater", "stove", "barbecue", "cooking inside"],
      text: "Never cook, grill or heat in a closed tent: carbon monoxide has no smell and kills sleepers. This also holds for a barbecue that seems to have gone out.",
    },
  ],
};
