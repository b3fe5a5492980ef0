import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const soleOff = defineFault({
  id: "shoe-sole-off",
  name: "is losing its sole",
  usual: true,
  weight: 9,
  says: [
    "sole coming off",
    "sole came off",
    "sole flapping",
    "sole peeling",
    "sole separated",
    "sole detached",
    "sole loose",
    "toe opening",
    "mouth at the toe",
    "sole unglued",
    "glue failed",
    "sole crumbling",
    "sole disintegrated",
    "sole falling apart",
    "sole cracked",
    "sole split",
    "hole in sole",
    "sole worn out",
    "stitching of sole gone",
    "sole coming off at the toe",
    "sole coming away at the front",
  ],
  causes: {
    glue: {
      name: "glue that has let go under a sound sole",
      short: "failed glue",
      weight: 6,
      why: "The glue between sole and upper grows brittle from heat, wet and bending. Leather and rubber are still good, so clean faces and the right contact glue make it whole.",
      check: {
        do: "Bend the sole away a little and press your thumbnail into it.",
        finds: "the rubber is firm and springy and only the joint is open",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [5, 12],
        tools: [
          {
            name: "Flexible shoe glue",
            instead: "contact cement on neoprene base; superglue breaks at the first bend",
          },
          { name: "80-grit sandpaper" },
          { name: "Acetone", instead: "surgical spirit" },
          {
            name: "Strong rubber bands",
            instead: "strips of bicycle tube or a heavy pile of books",
          },
          { name: "Spatula", instead: "an ice-cream stick" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "open",
            title: "Open it as far as it wants to come",
            how: "Pull gently all along. What opens by hand would have opened next week. Put gloves on from here.",
            see: "a joint that holds everywhere else.",
          },
          {
            action: "clean",
            title: "Take the old glue off",
            how: "Brush sand out, scrape shiny crumbs off, and roughen both faces with the sandpaper until they are dull.",
            warning: "Wear a dust mask: old glue is no dust for lungs.",
          },
          {
            action: "clean",
            title: "Degrease both faces",
            how: "Wipe with a cloth and a little acetone and let it dry for ten minutes. Try a hidden spot first: some soles go soft.",
            warning:
              "Window open, no flame, no cigarette. Acetone burns and its vapour creeps along the table.",
          },
          {
            action: "glue",
            title: "Thin coat on both, then wait",
            how: "Spread the glue with the spatula up to the very edge, on sole and shoe. Wait as the tube says, usually 5 to 15 minutes, until it no longer strings.",
            see: "a film that feels dry to a knuckle.",
          },
          {
            action: "glue",
            title: "Press once and hard",
            how: "Set the sole on from heel to toe, without shifting it: contact glue grips at once. Press for a minute, beat it all over with the ball of your fist, stuff the shoe with paper, and wind the bands round it.",
            see: "a fine bead along the edge. Rub it off with a finger.",
          },
          {
            action: "test",
            title: "Let it cure for a day",
            how: "At room temperature, then bend the ball of the foot twenty times.",
            see: "an edge that stays shut.",
          },
        ],
        prevention: ["Dry wet shoes at room temperature with paper inside, never on a radiator."],
      },
    },
    crumbling: {
      name: "a foam sole that crumbles from age",
      short: "a crumbling sole",
      weight: 4,
      why: "Soles of polyurethane foam soak up moisture from the air, and after six to ten years they fall to crumbs, most of all when the shoes were hardly worn. Glue finds nothing to hold.",
      check: {
        do: "Press your thumbnail into the light layer of the sole.",
        finds: "it stays dented, is sticky or crumbles",
        minutes: 1,
      },
      repair: {
        handOver:
          "The layer that carries the foot is gone all the way round, so it takes a new sole by a cobbler, or new shoes.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [0, 90],
        tools: [{ name: "Plastic bag" }, { name: "Gaffer tape", instead: "parcel tape" }],
        steps: [
          {
            action: "look",
            title: "Look at both shoes",
            how: "The twin is as old. Press its sole too.",
            see: "the same dents in both.",
          },
          {
            action: "glue",
            title: "Get home safely",
            how: "On the way, wind the gaffer tape twice round sole and upper behind the toes. That is a bandage and no mend.",
            warning:
              "A sole that comes off on a slope or a stair throws you. Do not set out in them.",
          },
          {
            action: "look",
            title: "See whether a new sole is worth it",
            how: "Good leather boots with a seam or rim all round are resoled by makers and cobblers for €50 to 90. For cheap trainers it does not pay.",
          },
          {
            action: "clean",
            title: "Bag the crumbs",
            how: "Put the shoes into the bag before you carry them: the foam marks carpets black.",
          },
        ],
        prevention: ["Wear such shoes now and then: standing unused in a box ages them fastest."],
      },
    },
    stitch: {
      name: "a sewn sole whose thread has worn through",
      short: "the sole's seam",
      weight: 2,
      why: "On welted and cup-soled shoes a seam holds the sole, and the thread lies in a groove that wears away at the toe.",
      check: {
        do: "Look for a groove with stitches round the edge.",
        finds: "the thread is missing for some centimetres",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [4, 12],
        tools: [
          { name: "Sewing awl", instead: "a strong needle, pliers and patience" },
          { name: "Waxed nylon thread", instead: "dental floss in two strands" },
          { name: "Combination pliers" },
          { name: "Leather glove" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clear the groove",
            how: "Lift old thread out with the tip of the awl, up to a stitch that holds.",
            see: "empty holes all the way.",
          },
          {
            action: "sew",
            title: "Sew with two ends",
            how: "Cut thread five times as long as the gap. From the last sound stitch, pass one end through each hole from outside and the other from inside, in the same hole.",
            warning: "Wear the glove on the holding hand: an awl that slips goes deep.",
          },
          {
            action: "sew",
            title: "Pull each stitch tight",
            how: "With the pliers, straight away from the hole, before you go on.",
            see: "thread that disappears in the groove.",
          },
          {
            action: "sew",
            title: "Overlap and lock",
            how: "Three stitches into sound seam, knot inside, melt the ends of nylon for a second.",
            warning: "A flame near glue and foam: keep it short.",
          },
          {
            action: "test",
            title: "Bend it",
            how: "Twenty times over your knee.",
            see: "no thread rising.",
          },
        ],
        prevention: ["Wax the seam with shoe wax twice a winter."],
      },
    },
    worn: {
      name: "a sole that is worn through or cracked across",
      short: "a worn sole",
      weight: 3,
      why: "Where the ball of the foot turns, the sole wears thin and then cracks from side to side. A half sole of rubber renews it while the upper is good.",
      check: {
        do: "Bend the shoe upwards and look at the tread below the ball.",
        finds: "you see a hole, or a crack that opens",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [8, 20],
        tools: [
          { name: "Pair of rubber half soles" },
          { name: "Contact cement" },
          { name: "Coarse sandpaper" },
          { name: "Sharp knife" },
          { name: "Hammer" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash and dry the sole for a day",
            how: "Glue and damp never agree.",
          },
          {
            action: "clean",
            title: "Roughen it to the waist",
            how: "With the sandpaper from the tip to where the sole leaves the ground, and round the crack.",
            see: "dull rubber or leather.",
          },
          {
            action: "glue",
            title: "Cement both faces",
            how: "A thin coat of cement, ten minutes' wait, a second coat on leather.",
            warning:
              "Do this outdoors or beside an open window: the solvent makes you dizzy, and it burns.",
          },
          {
            action: "glue",
            title: "Set on and hammer",
            how: "Lay the half sole on from the waist to the tip and tap it with the hammer from the middle outwards over a last or a bottle wrapped in a towel.",
            see: "no bubble at the rim.",
          },
          {
            action: "adjust",
            title: "Trim the edge",
            how: "Cut what stands out with the knife, away from your thumb, and rub it smooth.",
          },
          {
            action: "test",
            title: "Wear it indoors for a day",
            how: "Then in the dry.",
            see: "an edge that stays down.",
          },
        ],
        stopWhen: ["The crack runs through into the shoe: a cobbler takes the whole sole off."],
      },
    },
  },
  questions: [
    {
      ask: "Is the sole of the shoe firm and springy, or does it crumble or stay dented under a thumbnail?",
      answers: {
        firm: {
          means: "the sole is firm",
          heard: ["sole is fine", "just the glue", "unglued", "firm", "flapping"],
          when: { crumbling: "never", glue: "always", stitch: "always", worn: "often" },
        },
        crumbles: {
          means: "the sole crumbles or stays dented",
          heard: [
            "crumbling",
            "crumbles",
            "disintegrat",
            "falling to pieces",
            "sticky",
            "bits coming off",
          ],
        },
      },
    },
    {
      ask: "Is there a seam with thread round the edge of the shoe's sole?",
      answers: {
        yes: {
          means: "a seam runs round the edge",
          heard: ["stitched", "stitching", "welted", "sewn", "thread"],
          when: { stitch: "always", glue: "rarely", crumbling: "rarely", worn: "sometimes" },
        },
        no: { means: "the sole is only glued" },
      },
    },
    {
      ask: "Is there a hole or a crack across the shoe's sole itself?",
      answers: {
        yes: {
          means: "the sole has a hole or a crack",
          heard: ["hole in sole", "cracked", "split", "crack", "worn through", "crack across"],
          when: { worn: "always", glue: "never", stitch: "rarely", crumbling: "sometimes" },
        },
        no: {
          means: "the sole is whole and only loose",
          heard: [
            "coming off at the toe",
            "coming off",
            "coming away",
            "flapping",
            "peeling off",
            "opened at the toe",
            "coming at the toe",
            "coming of",
            "loose at the toe",
          ],
        },
      },
    },
  ],
  safety: [
    "Work with glue and solvent beside an open window, and keep them from children and flames.",
  ],
  prevention: ["Rinse salt and mud off, and give shoes a day's rest between two days of wear."],
  stopWhen: [
    "It is a climbing, riding, cycling or safety boot: there the sole protects you, so the maker or a cobbler does it.",
  ],
});

const heelWorn = defineFault({
  id: "shoe-heel-worn",
  name: "has a worn or loose heel",
  weight: 6,
  says: [
    "heel worn",
    "heel worn down",
    "heel tip gone",
    "heel cap missing",
    "stiletto tip",
    "high heel tip",
    "heel came off",
    "heel broke",
    "heel loose",
    "heel wobbles",
    "heel snapped",
    "click of nails",
    "heels need replacing",
    "worn on one side",
    "heel block",
    "nail sticking out",
  ],
  causes: {
    tip: {
      name: "a worn tip on a thin heel",
      short: "the heel tip",
      weight: 5,
      why: "The plastic tip is a nail with a head and lasts some months. When it is gone, the heel itself grinds away and cannot be mended.",
      check: {
        do: "Look at the heel from below.",
        finds: "metal shines through, or the tip is loose or missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 6],
        tools: [
          { name: "Pliers" },
          { name: "New heel tips", instead: "a set with several sizes" },
          { name: "Small hammer" },
          { name: "Drop of superglue" },
        ],
        steps: [
          {
            action: "pry",
            title: "Pull the old tip out",
            how: "Hold the heel firmly, grip the tip with the pliers, and draw it straight out with small turns.",
            fallsOut: "The tip with its pin, or only its head. Then pull the pin separately.",
          },
          {
            action: "measure",
            title: "Match the pin",
            how: "Lay old and new side by side: the pin must be as thick or a trace thicker, most often 2.5 to 3 mm.",
            see: "a pin that needs a push to go in.",
          },
          {
            action: "replace",
            title: "Drive the new one in",
            how: "A touch of superglue on the pin, set it straight, and tap it with the hammer until it is flush.",
            warning:
              "Hold the shoe between your knees or in a helper's hands, never the heel in front of your fingers.",
          },
          {
            action: "test",
            title: "Stand on it",
            how: "Step hard on a stone floor ten times.",
            see: "no wobble and no click of metal.",
          },
        ],
        prevention: ["Change tips when a third of their height is gone, and always on both shoes."],
      },
    },
    block: {
      name: "a rubber heel worn down at a slant",
      short: "the rubber heel",
      weight: 5,
      why: "Most of us land on the outer edge of the heel. The rubber layer there is meant to be renewed before the wear reaches the block above.",
      check: {
        do: "Stand both shoes on a table and look from behind.",
        finds: "they lean outwards, and a corner is worn away by more than 4 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 12],
        tools: [
          { name: "Sheet of 6 mm heel rubber", instead: "ready-cut top pieces" },
          { name: "Old kitchen knife" },
          { name: "Contact adhesive" },
          { name: "Rough file", instead: "sandpaper on a block" },
          { name: "Nails of 13 to 16 mm" },
          { name: "Hammer" },
        ],
        steps: [
          {
            action: "pry",
            title: "Lever the old layer off",
            how: "Push the knife into the joint above the rubber and work round.",
            warning: "Lever away from your hand and wear gloves.",
            fallsOut: "Rubber and small nails: pull out each one that stays.",
          },
          {
            action: "clean",
            title: "File the face flat",
            how: "With the file, across, until the heel stands level on a table.",
            see: "no light under the edge of a card.",
          },
          {
            action: "glue",
            title: "Glue the new rubber on",
            how: "Thin adhesive on both, ten minutes' wait, press from the back edge forward.",
          },
          {
            action: "replace",
            title: "Nail it",
            how: "Five nails, 8 mm from the edge, driven with the hammer until their heads lie a hair below the rubber.",
            warning: "Feel inside the shoe afterwards: no point may come through.",
          },
          {
            action: "adjust",
            title: "Trim and file round",
            how: "Cut along the block with the knife and file the rim smooth.",
          },
          {
            action: "test",
            title: "Compare the pair",
            how: "On the table, from behind.",
            see: "two heels of one height, standing straight.",
          },
        ],
      },
    },
    loose: {
      name: "a heel that is loose or broken off",
      short: "a loose heel",
      weight: 3,
      why: "A high heel is screwed and nailed through the insole into a steel shank. Glue from outside does not carry the force of your whole weight on a few square centimetres.",
      check: {
        do: "Hold the shoe and push the heel to and fro.",
        finds: "it moves against the shoe, or has come off with nails in it",
        minutes: 1,
      },
      repair: {
        handOver:
          "If it gives way on a stair you fall: the heel has to be screwed from inside with the insole lifted, and a cobbler has the last and the nails for it.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [8, 25],
        tools: [{ name: "Freezer bag" }],
        steps: [
          {
            action: "look",
            title: "Wear it no more",
            how: "Not even with a drop of superglue.",
            warning: "Mind nails that stand out of the heel or the insole.",
          },
          {
            action: "look",
            title: "Collect heel and nails",
            how: "Put all the pieces in the bag, also splinters of the cover.",
            see: "a heel without a crack through it. A cracked one is replaced in pairs.",
          },
          {
            action: "look",
            title: "Look under the insole",
            how: "Lift it at the back: a screw head or three nails mean that a cobbler can tighten it in ten minutes.",
          },
          {
            action: "look",
            title: "Take both shoes along",
            how: "The other heel tells the height and angle, and is tightened at the same time.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it a thin heel of less than 2 cm, or a broad one, on the shoe?",
      answers: {
        thin: {
          means: "it is a thin heel",
          heard: ["stiletto", "high heel", "kitten heel", "thin"],
          when: { tip: "always", block: "never", loose: "often" },
        },
        broad: {
          means: "it is a broad heel",
          heard: ["boot", "brogue", "block heel", "mens", "broad"],
        },
      },
    },
    {
      ask: "Does the shoe's heel move against the shoe when you push it?",
      answers: {
        yes: {
          means: "the heel moves or is off",
          heard: ["loose", "wobble", "came off", "snapped", "broken"],
          when: { loose: "always", tip: "rarely", block: "rarely" },
        },
        no: { means: "the heel is firm" },
      },
    },
    {
      ask: "Is the shoe's heel worn slanting, lower on one side than on the other?",
      answers: {
        yes: {
          means: "the heel is worn slanting",
          heard: ["slant", "one side", "worn down", "worn on", "uneven"],
          when: { block: "always", tip: "sometimes", loose: "rarely" },
        },
        no: { means: "the heel is even", when: { tip: "often" } },
      },
    },
  ],
  safety: ["Check the inside of the shoe with your hand for nail points before you put it on."],
  prevention: ["Have heels renewed before the wear reaches the next layer: it costs a third."],
  stopWhen: ["The heel is cracked, or its cover of leather is torn: a cobbler covers it anew."],
});

const fastening = defineFault({
  id: "shoe-fastening-broken",
  name: "has a broken lace, eyelet, strap or buckle",
  weight: 6,
  says: [
    "eyelet came out",
    "eyelet torn",
    "lace broken",
    "shoelace snapped",
    "lace hook broken",
    "speed hook",
    "strap broken",
    "sandal strap",
    "buckle broken",
    "velcro worn",
    "velcro doesn't stick",
    "strap came out of sole",
    "flip flop broken",
    "toe post came out",
    "elastic gone",
    "lace loop torn",
    "shoe clasp broken",
  ],
  causes: {
    lace: {
      name: "a worn lace or one whose tip is gone",
      short: "the lace",
      weight: 4,
      why: "Laces saw themselves through at the upper eyelets. Once the tip is gone, they fray further with each threading.",
      check: {
        do: "Look at the lace where it bends and at its ends.",
        finds: "it is thin, torn or frayed",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 5],
        tools: [
          { name: "New pair of laces", instead: "strong cord of 3 to 5 mm" },
          { name: "Tape measure" },
          { name: "Clear adhesive tape", instead: "heat-shrink tube" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure the old one",
            how: "Lay the tape along it. As a rule, 4 pairs of eyelets take 75 cm, 6 pairs 110 cm, 8 pairs 150 cm.",
          },
          {
            action: "replace",
            title: "Mend a tip",
            how: "Twist the end, wind tape tightly round 2 cm of it, and cut it at a slant.",
            see: "a tip that goes through without folding.",
          },
          {
            action: "replace",
            title: "Thread the new laces",
            how: "From below through the lowest pair, then crosswise up, both ends the same length.",
            see: "two equal ends at the top.",
          },
          {
            action: "look",
            title: "Find what cut the old one",
            how: "Feel each eyelet for a burr, and press it flat with the handle of a spoon.",
          },
        ],
      },
    },
    eyelet: {
      name: "an eyelet or hook that has torn out",
      short: "the eyelet",
      weight: 4,
      why: "A metal ring spreads the pull of the lace. Once it is out, the lace cuts the leather like a wire.",
      check: {
        do: "Compare the eyelets of both rows.",
        finds: "one ring or hook is missing or turns in its hole",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [4, 12],
        tools: [
          {
            name: "Eyelet set with setter",
            instead: "a set of rings and a ball pen tip as a setter",
          },
          { name: "Hammer" },
          { name: "Scrap of thin leather", instead: "a piece of an old belt" },
          { name: "Double-sided tape" },
          { name: "Hardwood board" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take the lace and the remains out",
            how: "Bend the claws up with a spoon handle and lift the old ring out.",
            fallsOut: "The old ring and a washer behind it.",
          },
          {
            action: "glue",
            title: "Back a torn hole",
            how: "Lay a disc of thin leather behind it, hold it with double-sided tape, and punch the hole anew, a trace smaller than the tube of the eyelet.",
            see: "firm material all round.",
          },
          {
            action: "replace",
            title: "Set the new one",
            how: "Put the eyelet in from outside, washer from inside, shoe over the edge of the board, and turn the tube over with the setter and three strokes of the hammer.",
            warning: "Keep fingertips off the setter and wear glasses.",
          },
          {
            action: "test",
            title: "Lace and pull",
            how: "As hard as you tie it.",
            see: "a ring that does not turn.",
          },
        ],
        stopWhen: ["The leather is torn from eyelet to edge: a cobbler sews a new strip on."],
      },
    },
    strap: {
      name: "a strap or toe post that has pulled out",
      short: "the strap",
      weight: 4,
      why: "Sandal straps are glued or pegged between the layers of the sole. Water and sweat loosen them at the place that bends most.",
      check: {
        do: "Pull at each strap where it goes into the sole.",
        finds: "one slides out or is already out",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [4, 10],
        tools: [
          { name: "Shoe adhesive" },
          { name: "Sandpaper" },
          { name: "Screw clamp", instead: "a heavy book and a rubber band" },
          { name: "Waxed thread with a needle" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the slot by 2 cm",
            how: "Spread the layers of the sole gently where the strap came out.",
            see: "the bed in which it lay.",
          },
          {
            action: "clean",
            title: "Roughen strap and slot",
            how: "With sandpaper folded in two, then blow and wipe. It must be bone dry.",
          },
          {
            action: "glue",
            title: "Glue it in",
            how: "Adhesive on both faces, ten minutes' wait, push the strap in to its old mark, and set the clamp for a day.",
            warning:
              "Open window. Skin that was glued is freed with warm soapy water, not by tearing.",
            see: "the same length as on the other foot.",
          },
          {
            action: "sew",
            title: "Secure it if the edge allows",
            how: "Three stitches with the needle through strap and upper layer, where no toe touches them.",
          },
          {
            action: "test",
            title: "Walk on the spot",
            how: "A hundred steps.",
            see: "a strap that does not creep.",
          },
        ],
        stopWhen: [
          "The toe post of a foam flip-flop is torn off itself: there is nothing left to hold.",
        ],
      },
    },
    closure: {
      name: "a worn hook-and-loop tape, elastic or buckle",
      short: "the closure",
      weight: 3,
      why: "Hook tape fills with fluff, elastic dries out and buckles lose their tongue. All three are sewn on and can be changed.",
      check: {
        do: "Close it and pull at the strap.",
        finds: "it opens with a weak rustle, stays long or slips through the buckle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Pet comb", instead: "a stiff toothbrush or a pin" },
          { name: "Sew-on hook-and-loop tape", instead: "a bit from an old cuff" },
          { name: "Leather needle" },
          { name: "Strong nylon thread" },
          { name: "Small scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Comb the hooks out first",
            how: "Drag the comb through the rough half until no fluff comes.",
            see: "free little hooks. Often that is the whole mend.",
          },
          {
            action: "open",
            title: "Unpick the worn part",
            how: "Snip the stitches with the scissors and mark its position with a pen.",
          },
          {
            action: "sew",
            title: "Sew the new part on",
            how: "Along the old holes with leather needle and thread, all round, corners twice. The stiff hooks face away from the sock.",
            see: "tape without a loose corner.",
          },
          {
            action: "replace",
            title: "Change a buckle",
            how: "Open the loop of strap that holds it, slip the new one in with its tongue upwards, and sew the loop shut.",
            fallsOut: "The old bar and tongue.",
          },
          {
            action: "test",
            title: "Open and close it ten times",
            how: "Then shake your foot.",
            see: "it stays closed.",
          },
        ],
        prevention: ["Close hook tape before the wash, so that it does not collect fluff."],
      },
    },
  },
  questions: [
    {
      ask: "How is the shoe closed where it fails: with laces, with a strap into the sole, or with a buckle, elastic or hook tape?",
      answers: {
        laces: {
          means: "it is closed with laces",
          heard: ["lace", "laces", "shoelace", "eyelet", "hook", "boots"],
          when: { lace: "always", eyelet: "always", strap: "never", closure: "never" },
        },
        strap: {
          means: "a strap goes into the sole",
          heard: ["sandal", "flip flop", "toe post", "strap out of sole", "thong"],
          when: { strap: "always", closure: "sometimes", lace: "never", eyelet: "never" },
        },
        closure: {
          means: "it has a buckle, elastic or hook tape",
          heard: ["buckle", "velcro", "elastic", "clasp", "hook tape"],
        },
      },
    },
    {
      ask: "Is a metal ring or hook missing from the shoe's row of eyelets?",
      answers: {
        yes: {
          means: "a ring or hook is missing",
          heard: ["eyelet", "hook broken", "ring missing", "eyelet missing", "grommet"],
          when: { eyelet: "always", lace: "rarely", strap: "never", closure: "never" },
        },
        no: { means: "all rings and hooks are there" },
      },
    },
    {
      ask: "Has the shoe's strap slipped out whole, or is something torn or worn?",
      answers: {
        slipped: {
          means: "the strap slipped out whole",
          heard: ["came out", "pulled out", "slipped out"],
          when: { strap: "always", lace: "never", eyelet: "sometimes", closure: "rarely" },
        },
        worn: {
          means: "something is torn or worn",
          heard: ["snapped", "worn", "frayed"],
        },
      },
    },
  ],
  safety: ["Do not drive or climb ladders in a shoe that is tied with a makeshift."],
  prevention: ["Untie shoes before you step out of them: eyelets and heels last twice as long."],
  stopWhen: ["It is a ski, skate or safety boot: take the maker's spare buckle."],
});

const leaks = defineFault({
  id: "shoe-leaks",
  name: "lets water in",
  weight: 5,
  says: [
    "leaking",
    "hole",
    "lets water in",
    "wet feet",
    "not waterproof",
    "water gets in",
    "boots leak",
    "wellies leak",
    "hole in wellington",
    "rubber cracked",
    "soaks through",
    "feet get wet",
    "leather cracked",
    "waterproofing gone",
    "split wellies",
  ],
  causes: {
    seam: {
      name: "a gap between sole and upper, or an open seam",
      short: "a gap or seam",
      weight: 4,
      why: "Water follows the smallest gap. At the bend of the toes the joint opens a little with each step and draws water in like a pump.",
      check: {
        do: "Stuff the dry shoe with tissue and stand it in 2 cm of water for ten minutes.",
        finds: "the tissue is wet at one place near the edge",
        minutes: 12,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [5, 10],
        tools: [
          { name: "Clear sealing glue for shoes", instead: "polyurethane seam sealer for tents" },
          { name: "Toothpick" },
          { name: "Spirit on a rag" },
          { name: "Elastic bands" },
          { name: "Tissue paper" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the wet spot",
            how: "Do the tissue test and put a dot outside at the place.",
            see: "one wet corner.",
          },
          {
            action: "clean",
            title: "Dry for a day and clean",
            how: "Wipe the gap with a rag and spirit, and pick grit out with the toothpick.",
            warning: "No heater: the glue of the rest lets go too.",
          },
          {
            action: "glue",
            title: "Run glue into the gap",
            how: "Bend the shoe so that it opens, push glue for shoes in with the toothpick, let go, and wipe off what comes out.",
            see: "the gap closed by glue you cannot see.",
          },
          {
            action: "glue",
            title: "Hold it overnight",
            how: "Paper in the toe, elastic bands round sole and upper.",
          },
          {
            action: "test",
            title: "Stand it in water again",
            how: "Ten minutes, with fresh tissue inside.",
            see: "dry paper.",
          },
        ],
      },
    },
    proofing: {
      name: "leather or cloth that no longer sheds water",
      short: "lost proofing",
      weight: 5,
      why: "Rain, heat and dirt wear the proofing off. Then the outside soaks up water, grows heavy and cold, and a membrane below it can no longer breathe.",
      check: {
        do: "Drip water on the upper.",
        finds: "the drops sink in and leave a dark spot instead of standing up as beads",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [6, 15],
        tools: [
          { name: "Soft brush" },
          { name: "Lukewarm water with saddle soap", instead: "mild hand soap" },
          { name: "Leather wax", instead: "for cloth and suede, a spray without grease" },
          { name: "Lint-free cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take laces out and wash it",
            how: "Brush with soap and lukewarm water, rinse, and wipe dry. Mud left in the pores blocks every proofing.",
            fallsOut: "Laces and insoles: wash those too.",
          },
          {
            action: "clean",
            title: "Let it dry for two days",
            how: "Stuffed with paper, changed twice, in the shade.",
            see: "leather that is light again.",
          },
          {
            action: "lubricate",
            title: "Work the proofing in",
            how: "Wax on smooth leather with a cloth, most at seams and at the tongue. On suede and cloth spray from 20 cm, twice, outdoors.",
            warning:
              "Sprays are poison to breathe in. Outdoors, wind at your back, and let it air for an hour.",
          },
          {
            action: "test",
            title: "Drip water on it the next day",
            how: "A spoonful on the toe.",
            see: "round beads that roll off.",
          },
        ],
        prevention: ["Proof them three times a winter rather than once thickly."],
      },
    },
    hole: {
      name: "a hole or crack in rubber or leather",
      short: "a hole or crack",
      weight: 4,
      why: "Rubber boots crack where they fold, and thorns pierce them. Leather that dries out splits at the same folds.",
      check: {
        do: "Fill a rubber boot with water over the bath, or bend the upper and look along the folds.",
        finds: "you see a drop, a hole or a crack",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [3, 10],
        tools: [
          { name: "Bicycle patch kit", instead: "a piece of tube and rubber cement" },
          { name: "Emery paper" },
          { name: "Rolling pin", instead: "a glass bottle" },
          { name: "Kitchen towel" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark and dry it",
            how: "Circle the place and dry the boot inside and out with the towel, then for a day in the air.",
          },
          {
            action: "clean",
            title: "Roughen 2 cm round the hole",
            how: "With emery paper from the kit until it is dull, and wipe the dust off.",
            see: "a matt spot larger than the patch.",
          },
          {
            action: "glue",
            title: "Cement and wait",
            how: "A thin layer, five minutes, until it is no longer wet.",
            warning: "Beside an open window, since the vapour is strong.",
          },
          {
            action: "glue",
            title: "Press the patch on",
            how: "Foil side off, lay it on without bubbles, and roll it hard with the pin over a bottle or your fist. For a long crack lay a second, larger patch over it from the kit.",
          },
          {
            action: "test",
            title: "Fill or stand it in water",
            how: "After three hours.",
            see: "no drop.",
          },
        ],
        stopWhen: [
          "Fine cracks cover the whole boot: the rubber is perished and will crack beside the patch.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does water stay on the shoe in beads, or does it sink in?",
      answers: {
        beads: {
          means: "water stays on it in beads",
          heard: ["beads", "rubber", "wellies", "wellington"],
          when: { proofing: "never", seam: "often", hole: "often" },
        },
        sinks: { means: "water sinks in", heard: ["soaks", "sinks in", "soaking", "dark spot"] },
      },
    },
    {
      ask: "Is it only one place of the shoe that gets wet inside?",
      answers: {
        yes: {
          means: "only one place gets wet",
          heard: ["toe", "one place", "at the side", "one spot"],
          when: { seam: "often", hole: "always", proofing: "never" },
        },
        no: { means: "it gets wet all over", heard: ["all over", "everywhere"] },
      },
    },
    {
      ask: "Can you see a hole or a crack in the shoe's upper?",
      answers: {
        yes: {
          means: "there is a hole or crack",
          heard: ["hole", "crack", "cracked", "split", "puncture"],
          when: { hole: "always", seam: "rarely", proofing: "rarely" },
        },
        no: { means: "no hole is to be seen" },
      },
    },
  ],
  safety: ["Use glue and spray outdoors or beside an open window, away from flames and pets."],
  prevention: ["Clean them after each muddy walk, and let them dry slowly."],
  stopWhen: [
    "A lined boot with a membrane still leaks with a sound upper: the membrane inside is torn, and nobody reaches it.",
  ],
});

const upperTorn = defineFault({
  id: "shoe-upper-torn",
  name: "has a torn upper or lining",
  weight: 4,
  says: [
    "heel lining worn",
    "seam undone",
    "seam split",
    "stitching undone",
    "lining torn",
    "hole in heel lining",
    "hole at the toe",
    "upper torn",
    "stitching on side gone",
    "mesh torn",
    "leather torn",
    "tongue loose",
    "rubs my heel",
    "inside of heel worn through",
    "side split",
    "toe worn through",
    "insole worn",
    "boot zip",
  ],
  causes: {
    lining: {
      name: "a heel lining that is worn through",
      short: "the heel lining",
      weight: 5,
      why: "The heel rubs at each step, and most of all in shoes that are tied too loosely. Under the hole lies a stiff cap whose edge makes blisters.",
      check: {
        do: "Feel inside at the back of the heel.",
        finds: "the lining is torn and you touch something hard",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 10],
        tools: [
          { name: "Self-adhesive heel grips of suede", instead: "thin leather and contact glue" },
          { name: "Curved scissors" },
          { name: "Spirit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim and clean",
            how: "Cut loose bits with the scissors and wipe the place with spirit.",
            see: "a flat, dry bed.",
          },
          {
            action: "adjust",
            title: "Fill a deep hole",
            how: "Lay a scrap of felt or leather into it, so that the cover lies smooth.",
          },
          {
            action: "glue",
            title: "Stick the cover on",
            how: "Suede side to the foot, from the middle to both sides, 1 cm beyond the damage and over the upper edge of the hole.",
            see: "no fold.",
          },
          {
            action: "glue",
            title: "Warm and press",
            how: "Two minutes with your thumb; warmth makes it hold.",
          },
          {
            action: "test",
            title: "Walk for ten minutes indoors",
            how: "With the lace tied properly.",
            see: "no rubbing edge.",
          },
        ],
        prevention: ["Use a shoehorn and open the laces."],
      },
    },
    seam: {
      name: "an open seam in the upper",
      short: "the seam",
      weight: 4,
      why: "The thread has worn through at the bend. The holes in the leather are still there, so sewing by hand needs no awl.",
      check: {
        do: "Press the edges together.",
        finds: "they meet along a line of small holes",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [1, 6],
        tools: [
          { name: "Two blunt leather needles" },
          { name: "Waxed polyester thread", instead: "dental floss" },
          { name: "Flat pliers" },
        ],
        steps: [
          {
            action: "clean",
            title: "Pull the old thread out",
            how: "Up to stitches that hold, on both sides of the gap.",
          },
          {
            action: "sew",
            title: "Saddle stitch",
            how: "One needle on each end of the thread. Push the left one through a hole, then the right one through the same hole from the other side, and pull both. Use only the old holes: new ones weaken the edge.",
            see: "a closed line on both faces.",
          },
          {
            action: "sew",
            title: "Reach into the toe",
            how: "Where fingers do not reach, push with one hand and take the needles over inside with the pliers.",
          },
          {
            action: "sew",
            title: "Finish",
            how: "Three stitches back, cut, and rub the thread down with the handle of a spoon.",
          },
          { action: "test", title: "Bend it as in walking", how: "Thirty times.", see: "no gap." },
        ],
      },
    },
    tear: {
      name: "a tear or a hole in the material",
      short: "a tear",
      weight: 4,
      why: "A toe nail wears mesh through from inside, and a branch tears it from outside. A patch belongs behind it, because one on top peels off at the bend.",
      check: {
        do: "Spread the place with two fingers.",
        finds: "the material itself is torn, away from any seam",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 10],
        tools: [
          { name: "Piece of thin leather or strong nylon", instead: "a piece of an old bag" },
          { name: "Flexible adhesive" },
          { name: "Curved upholstery needle" },
          { name: "Nylon thread" },
        ],
        steps: [
          {
            action: "open",
            title: "Lift the insole and look from inside",
            how: "Cut hanging threads short.",
            fallsOut: "The insole; mark left and right.",
          },
          {
            action: "glue",
            title: "Set a patch behind it",
            how: "Leather or nylon, 1.5 cm larger all round, thin adhesive on both, close the tear over it, and press for five minutes.",
            warning: "Shoes hold vapour: let it air for a day before you wear them.",
            see: "edges that meet.",
          },
          {
            action: "sew",
            title: "Sew round the tear",
            how: "Small stitches with the curved needle 3 mm from the edge, through upper and patch.",
          },
          {
            action: "glue",
            title: "Seal the edge",
            how: "A trace of adhesive rubbed into the tear with a fingertip in a glove.",
          },
          {
            action: "test",
            title: "Bend it for a minute",
            how: "After a night.",
            see: "no thread that lifts.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage to the shoe inside at the heel, along a seam, or in the material itself?",
      answers: {
        heel: {
          means: "it is inside at the heel",
          heard: ["lining", "heel", "rubs", "inside"],
          when: { lining: "always", seam: "never", tear: "never" },
        },
        seam: {
          means: "it is along a seam",
          heard: ["stitching", "seam", "unstitched", "side"],
          when: { seam: "always", tear: "never", lining: "rarely" },
        },
        material: { means: "it is in the material", heard: ["hole", "tear", "mesh", "toe"] },
      },
    },
    {
      ask: "Do the edges of the damage to the shoe meet when you press them together?",
      answers: {
        yes: {
          means: "the edges meet",
          when: { seam: "always", tear: "sometimes", lining: "rarely" },
        },
        no: {
          means: "something is missing or worn away",
          heard: ["worn through", "worn away", "hole"],
        },
      },
    },
    {
      ask: "Do you see a row of empty stitch holes along the damage to the shoe?",
      answers: {
        yes: {
          means: "there is a row of stitch holes",
          heard: ["stitch", "stitching", "thread gone"],
          when: { seam: "always", tear: "never", lining: "rarely" },
        },
        no: { means: "there are no stitch holes" },
      },
    },
  ],
  safety: [
    "Feel for needle ends and knots inside before you walk: a small knot makes a big blister.",
  ],
  prevention: ["Cut toe nails and lace up: most holes come from inside."],
  stopWhen: ["The upper is torn off along the sole: that is a case for the cobbler's last."],
});

export const shoe: Playbook = {
  faults: [soleOff, heelWorn, fastening, leaks, upperTorn],
  notes: [
    {
      about: ["superglue", "which glue", "glue", "epoxy"],
      text: "Shoes bend, so the glue must bend too: contact cement or polyurethane shoe glue. Superglue and epoxy are hard and crack, hot glue lets go in the sun.",
    },
    {
      about: ["cobbler", "cost", "price", "worth"],
      text: "A cobbler takes about €10 to 20 for heels, €20 to 35 for half soles and €50 to 90 for a new sole on a good boot. Up to a third of the price of new shoes it is nearly always worth it.",
    },
    {
      about: ["dry", "wet", "radiator", "drying"],
      text: "Take the insole out, stuff the shoe with newspaper, change it after an hour, and let it dry for a day or two at room temperature. Heat makes leather hard and glue weak.",
    },
    {
      about: ["squeak", "squeaks", "squeaky"],
      text: "A squeak mostly comes from the insole: take it out and dust talcum powder below it. If it stays, the sole has a small open place at the edge.",
    },
  ],
};
