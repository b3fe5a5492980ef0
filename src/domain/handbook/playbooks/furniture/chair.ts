import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const wobbles = defineFault({
  id: "chair-wobbles",
  name: "wobbles or creaks",
  usual: true,
  weight: 8,
  says: [
    "wobbly",
    "wobbles",
    "loose joint",
    "loose leg",
    "leg loose",
    "joints loose",
    "creaks",
    "squeaks",
    "rickety",
    "comes apart",
    "glue has failed",
    "needs regluing",
    "leg fell off",
    "rung came out",
    "unstable",
    "rocks",
    "leg wobbly",
    "broken",
    "screws loose",
    "table leg loose",
  ],
  causes: {
    glue: {
      name: "a glued joint that has let go",
      short: "a glued joint",
      weight: 6,
      why: "Wood moves with the seasons, and after some decades the glue in the joint turns to dust. The peg then works in its hole at each sitting down.",
      check: {
        do: "Turn the chair over and pull each leg and rung gently apart, one by one.",
        finds: "a gap opens at a round or square peg without any screw",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 10],
        tools: [
          { name: "Wood glue, PVA type" },
          { name: "Rubber mallet", instead: "a hammer with a folded cloth" },
          { name: "Sharp knife", instead: "coarse sandpaper" },
          { name: "Ratchet strap", instead: "a rope twisted tight with a wooden spoon" },
          { name: "Damp rag" },
        ],
        steps: [
          {
            action: "look",
            title: "Number every part",
            how: "Pencil the same number on both sides of each joint that is loose.",
            see: "pairs that you can put back without thinking.",
          },
          {
            action: "open",
            title: "Knock the loose joints apart",
            how: "Tap with the mallet close to the joint, left and right in turn. Leave tight joints alone.",
            fallsOut: "Old pins or nails may hold a peg: pull those first.",
            warning: "Do not pry with a screwdriver: it crushes the shoulders.",
          },
          {
            action: "clean",
            title: "Scrape the old glue off",
            how: "Peg and hole, down to bare wood, with the knife held square. New glue does not stick to old.",
            see: "pale wood without shine.",
          },
          {
            action: "adjust",
            title: "Fit it dry",
            how: "Push it together without glue. A peg that rattles gets a thin shaving of wood glued round it first.",
            see: "a joint that goes home with a push.",
          },
          {
            action: "glue",
            title: "Glue both faces and pull it tight",
            how: "Brush glue on peg and hole, push home, lay the strap round all four legs and tighten it.",
            see: "a thin bead of glue all round.",
          },
          {
            action: "adjust",
            title: "Set it on a flat floor",
            how: "Press until all four feet touch, before the glue sets. Wipe the beads off with the rag.",
          },
          {
            action: "test",
            title: "Sit on it after a day",
            how: "Full strength comes after 24 hours.",
            see: "no sound and no gap when you lean back.",
          },
        ],
        prevention: ["Do not tip back on two legs: it is the strongest lever against the joints."],
      },
    },
    screws: {
      name: "loose screws, bolts or corner blocks",
      short: "screws or blocks",
      weight: 5,
      why: "Many chairs are held by bolts, or by wooden blocks screwed into the corners under the seat. They turn loose by a hair each day.",
      check: {
        do: "Look under the seat and try each screw and bolt.",
        finds: "one turns without effort",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Screwdriver and hex keys that fit" },
          { name: "Wooden matchsticks" },
          { name: "Wood glue" },
        ],
        steps: [
          {
            action: "look",
            title: "Turn it over on a blanket",
            how: "Go round all four corners.",
            see: "blocks and bolts that are whole. A split block is copied in hard wood.",
          },
          {
            action: "adjust",
            title: "Tighten crosswise",
            how: "Corner by corner with the right hex key or screwdriver, a turn at a time, with the chair pressed on an even floor.",
            warning: "Stop when it is firm: one turn more strips the thread.",
          },
          {
            action: "glue",
            title: "Fill a hole that no longer grips",
            how: "Screw out, two matchsticks with glue in, broken off flush. Wait for an hour, screw in again.",
            fallsOut: "Wood dust and the screw.",
          },
          {
            action: "test",
            title: "Lean on each corner",
            how: "With your full weight.",
            see: "no movement in any corner.",
          },
        ],
        prevention: ["Go round the screws once a year."],
      },
    },
    uneven: {
      name: "legs of unequal length, or a foot that is missing",
      short: "uneven legs",
      weight: 3,
      why: "The joints are sound, but one leg has lost its glide or has worn. Then it rocks on a flat floor.",
      check: {
        do: "Set it on a kitchen worktop and press on opposite corners.",
        finds: "it rocks, and no joint opens as it does",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 6],
        tools: [
          { name: "Felt or plastic glides" },
          { name: "Strips of paper for measuring" },
          { name: "Hammer", instead: "the heel of a shoe, for nail-on glides" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure the gap",
            how: "Push strips of paper under the short leg until it stops rocking.",
            see: "the thickness of what is missing.",
          },
          {
            action: "clean",
            title: "Take all the old glides off",
            how: "Wipe dust and glue from the feet.",
            fallsOut: "Old nails; collect them at once.",
          },
          {
            action: "replace",
            title: "Build the short leg up",
            how: "Glides on all four, and a thicker one or an extra disc on the short leg. Nail-on ones go in with the hammer, in the middle of the foot.",
            warning: "Do not saw the other legs: that never ends.",
          },
          {
            action: "test",
            title: "Try it on the worktop, then on the floor",
            how: "Floors are less even than chairs.",
            see: "four feet touching.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a gap open at one of the chair's joints when you pull at it?",
      answers: {
        yes: {
          means: "a gap opens at a joint",
          heard: [
            "joint loose",
            "joint open",
            "rung came out",
            "leg fell off",
            "came apart",
            "comes apart",
            "unglued",
            "leg loose",
          ],
          when: { glue: "always", screws: "sometimes", uneven: "never" },
        },
        no: { means: "no joint opens", heard: ["joints are fine", "joints are tight"] },
      },
    },
    {
      ask: "Is the chair held together by screws or bolts that you can see underneath?",
      answers: {
        yes: {
          means: "screws or bolts hold it",
          heard: ["screw", "screws", "bolt", "bolts", "flat pack", "ikea"],
          when: { screws: "always", glue: "rarely", uneven: "sometimes" },
        },
        no: {
          means: "it is glued, without screws",
          heard: ["no screws", "glued", "dowel", "antique"],
        },
      },
    },
    {
      ask: "Does the chair rock on a perfectly flat surface with nobody on it?",
      answers: {
        yes: {
          means: "it rocks empty on a flat surface",
          heard: ["one leg shorter", "short leg", "uneven", "uneven legs"],
          when: { uneven: "always", glue: "sometimes", screws: "sometimes" },
        },
        no: { means: "empty it stands still" },
      },
    },
  ],
  safety: ["Let nobody sit on it until the glue has had a full day."],
  prevention: ["Keep it away from radiators: dry wood shrinks in its joints."],
  stopWhen: [
    "A leg or the back post is cracked along its length near a joint.",
    "It is a high chair or a step stool: those carry people who fall far.",
  ],
});

const snapped = defineFault({
  id: "chair-part-broken",
  name: "has a cracked or broken wooden part",
  weight: 5,
  says: [
    "leg broken",
    "leg snapped",
    "cracked",
    "split",
    "split seat",
    "backrest broken",
    "broken spindle",
    "rail cracked",
    "wood split",
    "armrest broken",
    "snapped off",
    "broken leg",
    "crack in the seat",
    "piece broken off",
  ],
  causes: {
    "along-grain": {
      name: "a split along the grain",
      short: "a split",
      weight: 6,
      why: "Wood splits between its fibres, and such a split has long, clean faces. Glue makes it as strong as before.",
      check: {
        do: "Press the crack shut with your hand.",
        finds: "it closes to a hairline that runs along the part",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 8],
        tools: [
          { name: "Wood glue" },
          { name: "Two clamps", instead: "bicycle inner tube wound tight" },
          { name: "Waxed paper", instead: "cling film" },
          { name: "Thin blade", instead: "a strip of paper" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "Open the split a little",
            how: "A wooden wedge at its mouth; take loose splinters out and keep them.",
          },
          {
            action: "glue",
            title: "Work glue to the very end",
            how: "Push it in with the thin blade, open and shut the split until glue comes out of the tip.",
            see: "glue along its whole length.",
          },
          {
            action: "glue",
            title: "Clamp it",
            how: "Waxed paper over the place, clamps on, firm but not crushing. Wipe the beads off with the damp cloth.",
            see: "faces flush to the touch.",
          },
          {
            action: "clean",
            title: "Let it stand for a day, then smooth it",
            how: "Clamps off after 24 hours; scrape hard beads off and rub a little wax on.",
          },
          {
            action: "test",
            title: "Load it slowly",
            how: "Hand, knee, then sitting.",
            see: "no line that opens.",
          },
        ],
      },
    },
    across: {
      name: "a break across the grain",
      short: "a break across",
      weight: 4,
      why: "The fibres themselves are torn, and the faces are short. Glue alone breaks again, so the break needs a dowel through it.",
      check: {
        do: "Fit the halves together and look at the line.",
        finds: "it runs short and square through the part",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [5, 20],
        tools: [
          { name: "Hardwood dowel, 8 to 10 mm" },
          { name: "Drill with a wood bit of the same size" },
          { name: "Two-part epoxy", instead: "wood glue, where the faces fit well" },
          { name: "Clamps" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "look",
            title: "Fit it dry and mark the line",
            how: "Pencil three marks across the break, so that it goes back exactly.",
          },
          {
            action: "open",
            title: "Bore both halves",
            how: "Mark the middle of each face, and bore 4 cm deep with the drill, in line with the part.",
            warning: "Clamp the piece; do not hold it in your hand. Wear glasses.",
          },
          {
            action: "adjust",
            title: "Try the dowel dry",
            how: "Cut it 2 mm shorter than both holes together.",
            see: "marks that meet.",
          },
          {
            action: "glue",
            title: "Glue, push, clamp",
            how: "Epoxy on faces, holes and dowel; push together, marks in line, clamps along the part.",
          },
          {
            action: "test",
            title: "Wait two days, then load it by steps",
            how: "First with bags of books.",
            see: "no movement in the line.",
          },
        ],
        stopWhen: [
          "It is a leg that carries you at its thinnest place: a joiner makes a new one for €40 to €80.",
        ],
      },
    },
    metal: {
      name: "a bent or broken metal or plastic part",
      short: "a metal or plastic part",
      weight: 2,
      why: "Tubes tear at the welds, plastic shells at the screws.",
      check: {
        do: "Look along the tube, and at the screws of the shell.",
        finds: "a fine line at a weld or around a screw",
        minutes: 1,
      },
      repair: {
        handOver:
          "A welded tube or a cracked shell that carries a person has to be welded or replaced, not bridged.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 60],
        tools: [{ name: "Marker" }],
        steps: [
          {
            action: "look",
            title: "Mark the crack at both ends",
            how: "With the marker, to see whether it grows.",
          },
          {
            action: "look",
            title: "Take it out of use",
            how: "Put it where nobody sits on it by habit.",
          },
          {
            action: "look",
            title: "Ask a metal workshop or the maker",
            how: "A weld takes ten minutes; shells are sold for many well-known chairs.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the chair's broken part made of wood?",
      answers: {
        yes: {
          means: "the broken part is of wood",
          heard: ["wood", "wooden", "oak", "pine", "beech", "antique"],
          when: { "along-grain": "always", across: "always", metal: "never" },
        },
        no: {
          means: "the broken part is of metal or plastic",
          heard: ["metal", "plastic", "weld", "tube", "steel"],
        },
      },
    },
    {
      ask: "Does the crack in the chair run along the grain of the wood and close when you press it?",
      answers: {
        yes: {
          means: "the crack runs along the grain and closes",
          heard: ["split", "split along", "crack along", "hairline"],
          when: { "along-grain": "always", across: "never", metal: "rarely" },
        },
        no: {
          means: "the break goes across",
          heard: ["snapped", "snapped off", "broken in two", "two pieces"],
        },
      },
    },
    {
      ask: "Are all pieces of the chair's broken part still there?",
      answers: {
        yes: {
          means: "all pieces are there",
          when: { "along-grain": "always", across: "often", metal: "sometimes" },
        },
        no: {
          means: "pieces are missing",
          heard: ["piece missing", "missing piece", "splinters missing"],
        },
      },
    },
  ],
  safety: ["Wear glasses when you bore or hammer."],
  prevention: ["Lift chairs by the seat, not by the back."],
  stopWhen: ["It is more than a hundred years old or of value: ask a restorer before any glue."],
});

const seat = defineFault({
  id: "chair-seat-worn",
  name: "has a worn, sagging or torn seat",
  weight: 4,
  says: [
    "seat sags",
    "torn seat",
    "upholstery torn",
    "padding worn",
    "foam flat",
    "cane seat broken",
    "hole in the cane",
    "rush seat broken",
    "webbing broken",
    "cover ripped",
    "springs broken",
    "armchair sagging",
    "seat has gone hard",
    "leather seat torn",
    "needs reupholstering",
    "deckchair canvas ripped",
    "canvas ripped",
    "canvas torn",
    "sling torn",
    "sling seat split",
    "mesh seat torn",
    "fabric seat split",
    "director's chair canvas torn",
    "garden chair fabric torn",
    "camping chair seat ripped",
  ],
  causes: {
    padding: {
      name: "worn foam, webbing or cover on a drop-in seat",
      short: "the upholstery",
      weight: 5,
      why: "Foam crumbles after ten years, webbing stretches, and covers tear at the front edge. Most seats come out with four screws.",
      check: {
        do: "Look under the seat for four screws, and press the seat with your fist.",
        finds: "you feel the board, or the webbing hangs",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [10, 35],
        tools: [
          { name: "Foam, 4 cm, firm" },
          { name: "Cover fabric, 15 cm larger all round" },
          { name: "Staple gun with 8 mm staples", instead: "upholstery tacks and a hammer" },
          { name: "Flat screwdriver" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the seat off",
            how: "Four screws from below with the screwdriver.",
            fallsOut: "The seat drops: hold it with a knee.",
          },
          {
            action: "open",
            title: "Lift the old cover off",
            how: "Staples out with the screwdriver and pliers. Keep the cover as a pattern.",
            warning: "Old staples are sharp and rusty: gloves on, and count them into a cup.",
          },
          {
            action: "replace",
            title: "Lay the new foam on",
            how: "Cut it to the board with the scissors, edges slightly slanted. Loose webbing is pulled tight and stapled twice first.",
            see: "a seat without hollows.",
          },
          {
            action: "replace",
            title: "Staple the cover",
            how: "Lay the fabric over. Middle of each side first, then outwards to the corners, pulling evenly with the staple gun in the other hand. Fold corners like a parcel.",
            see: "a straight thread along the front edge.",
          },
          {
            action: "reassemble",
            title: "Screw the seat back",
            how: "All four screws by hand before you tighten one.",
          },
          {
            action: "test",
            title: "Sit down",
            how: "Slide forward and back.",
            see: "no board to be felt.",
          },
        ],
      },
    },
    woven: {
      name: "a torn cane, rush or cord seat",
      short: "the woven seat",
      weight: 4,
      why: "Cane and rush dry out, and one knee or one heel goes through. A woven seat holds by its whole pattern, so a single patch does not carry anybody.",
      check: {
        do: "Look below the seat at the frame: is there a groove with a thin rod in it, or a row of holes?",
        finds: "the seat is woven, and strands are torn",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [20, 45],
        tools: [
          { name: "Cane webbing, 5 cm larger all round" },
          { name: "Spline of the groove's width" },
          { name: "Chisel of the groove's width" },
          { name: "Wood glue" },
          { name: "Mallet and wooden wedges" },
        ],
        steps: [
          {
            action: "look",
            title: "Tell groove from holes",
            how: "A groove with a rod takes ready-woven webbing and can be done in an evening. A row of holes is woven by hand, strand by strand: learn it in a class, or ask a caner (€80 to 150).",
            see: "which of the two you have.",
          },
          {
            action: "clean",
            title: "Take the old rod and cane out",
            how: "Wet the groove with warm water and a little vinegar for an hour, then lift the rod with the chisel.",
            fallsOut: "Rod, cane and crumbs of glue. Keep the rod as a measure.",
          },
          {
            action: "adjust",
            title: "Soak the webbing",
            how: "Two hours in warm water in the bath tub.",
            see: "cane that bends without cracking.",
          },
          {
            action: "replace",
            title: "Wedge it in, middle of each side first",
            how: "Lay it with its lines square to the front, and press it into the groove with mallet and wedges.",
            see: "straight lines and no wave. It gets tighter as it dries.",
          },
          {
            action: "glue",
            title: "Glue in, spline on, trim",
            how: "A thin line of wood glue in the groove, the soaked spline tapped flush, and the rest cut off with the chisel outside it.",
          },
          {
            action: "test",
            title: "Leave it for two days, then sit",
            how: "Slowly, and never kneel on it.",
            see: "a seat that rings dully when you tap it.",
          },
        ],
      },
    },
    cover: {
      name: "a torn cover over sound padding",
      short: "the cover",
      weight: 3,
      why: "Covers tear at the front edge and at the corners, where clothes rub. The padding below is often as good as new.",
      check: {
        do: "Press beside the tear and look into it.",
        finds: "the padding springs back and only cloth or leather is torn",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 12],
        tools: [
          { name: "Patch of cloth or thin leather" },
          { name: "Textile glue that stays soft" },
          { name: "Curved needle" },
          { name: "Strong thread" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim threads and wipe it dry",
            how: "No cutting into the weave.",
            see: "two edges that can meet.",
          },
          {
            action: "replace",
            title: "Push the patch below",
            how: "2 cm larger all round, corners rounded, right side up.",
          },
          {
            action: "glue",
            title: "Glue the edges down on it",
            how: "A thin film of glue, edge to edge, a board and a book on baking paper over it for a night.",
            see: "a flat line without a gap.",
          },
          {
            action: "sew",
            title: "Along a seam, sew instead",
            how: "With the curved needle from fold to fold, thread doubled, pulled tight every five stitches.",
          },
          {
            action: "test",
            title: "Sit on it",
            how: "Slide off forwards, as you always do.",
            see: "no edge that lifts.",
          },
        ],
      },
    },
    sling: {
      name: "a torn canvas or mesh that is itself the seat",
      short: "the sling",
      weight: 1,
      why: "In a deckchair or a folding chair the cloth carries the whole body. Sun rots it, first along the rails, and once it has torn there the rest is as tired.",
      check: {
        do: "Look at it against the light, and pull hard at the cloth beside the tear.",
        finds: "the seat is one hanging cloth, and it gives or shows pinholes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [12, 30],
        tools: [
          { name: "Deckchair canvas of the same width" },
          { name: "Upholstery tacks, 13 mm, and a hammer" },
          { name: "Pincers", instead: "a flat screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Renew the whole cloth",
            how: "A patch or a seam on it lets go beside the new thread, with somebody in it.",
          },
          {
            action: "open",
            title: "Draw the old tacks",
            how: "Pincers under each head. On metal frames the cloth slides out of a rail once its end cap is off.",
            warning:
              "Spread the frame flat first and lay it on a table: it shears fingers when it folds.",
            fallsOut: "Tacks, mostly rusty. Keep the cloth as a pattern.",
          },
          {
            action: "replace",
            title: "Fold the end and tack it round the rail",
            how: "The canvas turned in twice by 3 cm, wrapped once round the rail so that it pulls on the wood and not on the tacks, one tack every 3 cm with the hammer.",
            see: "the weave parallel to both sides.",
          },
          {
            action: "replace",
            title: "The other end at the old length",
            how: "Measured on the old cloth from rail to rail, not stretched.",
          },
          {
            action: "test",
            title: "Press it down with both knees, a hand on the floor",
            how: "In its highest notch, then sit.",
            see: "no tack that rises, and a frame without a crack at its notches.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the chair's seat woven from cane, rush or cord?",
      answers: {
        yes: {
          means: "the seat is woven",
          heard: ["cane", "rush", "rattan", "wicker", "woven", "paper cord"],
          when: { woven: "always", padding: "never", cover: "never", sling: "never" },
        },
        no: {
          means: "the seat is not woven",
          heard: ["padded", "foam", "upholstery", "upholstered"],
        },
      },
    },
    {
      ask: "Do you feel a board, bands or springs when you press the chair's seat with your fist?",
      answers: {
        yes: {
          means: "the padding has gone",
          heard: ["sags", "sagging", "flat", "gone hard", "feel the board", "springs"],
          when: { padding: "always", cover: "rarely", woven: "rarely", sling: "never" },
        },
        no: { means: "the padding is still springy, or there is none" },
      },
    },
    {
      ask: "Is the chair's seat one hanging cloth or mesh, as in a deckchair?",
      answers: {
        yes: {
          means: "the seat is a hanging cloth",
          heard: [
            "deckchair",
            "deck chair",
            "canvas",
            "sling",
            "mesh",
            "director",
            "camping chair",
            "folding chair",
          ],
          when: { sling: "always", cover: "never", padding: "never", woven: "never" },
        },
        no: { means: "the seat has a frame or a board below", when: { sling: "never" } },
      },
    },
    {
      ask: "Is cloth or leather of the chair's cover torn?",
      answers: {
        yes: {
          means: "the cover is torn",
          heard: ["torn", "ripped", "hole", "split", "cover"],
          when: { cover: "always", padding: "sometimes", woven: "rarely", sling: "sometimes" },
        },
        no: { means: "the cover is whole" },
      },
    },
  ],
  safety: ["Old upholstery nails are rusty: gloves on, and collect them in a cup."],
  prevention: ["Turn loose seat cushions once a month."],
  stopWhen: [
    "Coil springs under old upholstery have to come out: they store force, and an upholsterer has the ties for them.",
  ],
});

const officeChair = defineFault({
  id: "chair-sinks-or-does-not-roll",
  name: "does not hold its height, its tilt or its wheels",
  weight: 4,
  says: [
    "office chair sinks",
    "sinks when I sit down",
    "sinks slowly",
    "goes down by itself",
    "gas lift broken",
    "gas cylinder",
    "won't stay up",
    "won't go up",
    "height adjustment not working",
    "caster broken",
    "wheel broken",
    "castor fell off",
    "wheels don't roll",
    "leans to one side",
    "tilt not working",
    "backrest won't lock",
    "armrest loose",
  ],
  causes: {
    "gas-lift": {
      name: "a worn gas cylinder of an office chair",
      short: "the gas cylinder",
      weight: 4,
      why: "The cylinder holds gas under high pressure. When its seal tires, the seat sinks under you.",
      check: {
        do: "Raise the empty seat, sit down, and watch for ten minutes.",
        finds: "it sinks slowly",
        minutes: 10,
      },
      repair: {
        handOver:
          "The cylinder is under high pressure: never open, drill or heat it. It is exchanged as a whole, which an office furniture service does quickly.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [15, 35],
        tools: [{ name: "Tape measure" }],
        steps: [
          {
            action: "look",
            title: "Make it usable for now",
            how: "Set the seat to its lowest height, where it cannot sink.",
          },
          {
            action: "measure",
            title: "Measure cylinder and stroke",
            how: "With the tape measure: length out and in, and the thickness. Most are 50 mm wide at the bottom.",
          },
          {
            action: "look",
            title: "Ask for an exchange",
            how: "A service or a second-hand office dealer knocks the old one out with the right tool and presses a tested one in.",
          },
          {
            action: "look",
            title: "Return the old cylinder closed",
            how: "To the dealer or scrap metal, with a word that it holds pressure.",
          },
        ],
      },
    },
    caster: {
      name: "a broken or jammed caster",
      short: "a caster",
      weight: 4,
      why: "Hair and thread wind round the axle until the wheel drags, or the plastic breaks.",
      check: {
        do: "Turn the chair over and spin each wheel.",
        finds: "one is stiff, wobbly or cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [
          { name: "Set of casters with the same pin, often 11 mm" },
          { name: "Small scissors" },
          { name: "Flat pry bar", instead: "a large screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay the chair on its side",
            how: "On a blanket, so that it cannot roll.",
          },
          {
            action: "clean",
            title: "Cut the hair off the axles",
            how: "With the scissors, then pull the threads out.",
            see: "wheels that run on when you spin them.",
          },
          {
            action: "pry",
            title: "Lever a broken one out",
            how: "Bar between caster and leg, straight up.",
            fallsOut: "The caster with its pin, suddenly: hold it with your other hand.",
          },
          {
            action: "replace",
            title: "Push the new one in",
            how: "Pin into the socket, one blow with your palm. Hard wheels are for carpet, soft ones for hard floors.",
          },
          {
            action: "test",
            title: "Roll with your weight on it",
            how: "Both ways.",
            see: "all five turning.",
          },
        ],
        prevention: ["Free the casters of hair twice a year."],
      },
    },
    tilt: {
      name: "loose screws or a worn tilt mechanism below the seat",
      short: "the tilt mechanism",
      weight: 4,
      why: "Seat, backrest and armrests hang on a steel plate below you by four to eight bolts. They work loose, and the catch of the tilt wears.",
      check: {
        do: "Turn the chair over on a blanket and try each bolt between plate, seat and arms.",
        finds: "one turns easily, or the seat moves on its plate",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 6],
        tools: [
          { name: "Hex keys, 5 and 6 mm" },
          { name: "Medium thread lock", instead: "a drop of nail varnish" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay it on a table or a blanket, wheels up",
            how: "Look for a crack in plate and plastic.",
            see: "whole steel. A cracked plate or star base is replaced, and nobody sits on it until then.",
          },
          {
            action: "adjust",
            title: "Tighten the bolts crosswise",
            how: "With the hex keys, a drop of thread lock on each.",
            warning: "Leave the column and its circlip alone: it is pushed by gas.",
          },
          {
            action: "adjust",
            title: "Set the tilt to your weight",
            how: "The big knob in front below the seat: clockwise is firmer. Work the lock lever ten times.",
            see: "a backrest that locks with a click.",
          },
          {
            action: "test",
            title: "Lean back slowly, a wall behind you",
            how: "First with half your weight.",
            see: "no creak, and no gap at the plate.",
          },
        ],
        stopWhen: [
          "The lock slips under load: a new mechanism for the same hole pattern costs €25 to 50.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the chair's seat sink by itself while you sit on it, or not come up?",
      answers: {
        yes: {
          means: "the seat does not hold its height",
          heard: [
            "sinks",
            "goes down",
            "not stay up",
            "not go up",
            "drops",
            "gas lift",
            "gas cylinder",
            "height adjustment",
          ],
          when: { "gas-lift": "always", tilt: "rarely", caster: "never" },
        },
        no: { means: "the height stays" },
      },
    },
    {
      ask: "Does one of the chair's wheels drag, or has one come off?",
      answers: {
        yes: {
          means: "a wheel is at fault",
          heard: ["wheel", "caster", "castor", "wheels", "roll"],
          when: { caster: "always", "gas-lift": "rarely", tilt: "rarely" },
        },
        no: { means: "all wheels roll" },
      },
    },
    {
      ask: "Does the chair lean, tilt or click at the plate below its seat?",
      answers: {
        yes: {
          means: "it leans or clicks below the seat",
          heard: ["leans", "tilt", "tilts", "backrest", "armrest", "clicks", "to one side"],
          when: { tilt: "always", "gas-lift": "sometimes", caster: "sometimes" },
        },
        no: { means: "it is firm below the seat" },
      },
    },
  ],
  safety: ["Keep your face out of the line of the gas column, and never open, drill or heat it."],
  prevention: ["Tighten the bolts below the seat once a year."],
  stopWhen: ["The star base is cracked, or the column comes out of its cone by itself."],
});

export const chair: Playbook = {
  faults: [wobbles, snapped, seat, officeChair],
  notes: [
    {
      about: ["which glue", "superglue", "hot glue", "gorilla glue"],
      text: "For wood in the house take white wood glue (PVA). Superglue and hot glue are too brittle for a chair, and foaming glue only fills gaps without strength.",
    },
    {
      about: ["gas cylinder", "gas lift", "open the cylinder", "cylinder"],
      text: "The gas cylinder of an office chair is under high pressure. It is never opened, drilled, heated or hammered on: it is exchanged as a whole by somebody with the tool, and the old one is handed in closed.",
    },
    {
      about: ["stain", "scratch", "water mark", "polish"],
      text: "For a scratch rub a cut walnut or a matching wax along it. A white water ring often goes with a little furniture oil left on overnight, or with white toothpaste rubbed along the grain.",
    },
  ],
};
