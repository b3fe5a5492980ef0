import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const sags = defineFault({
  id: "sofa-sags",
  name: "sags where you sit",
  usual: true,
  weight: 9,
  says: [
    "sagging",
    "sags",
    "saggy",
    "sunk",
    "sinking",
    "seat sags",
    "cushions flat",
    "flat cushions",
    "lost its shape",
    "too soft",
    "springs gone",
    "spring broken",
    "spring poking",
    "webbing broken",
    "bottomed out",
    "dip in the middle",
    "hole in the middle",
    "uncomfortable",
    "foam worn out",
    "sit on the frame",
  ],
  causes: {
    foam: {
      name: "seat cushions whose foam has gone flat",
      short: "the foam",
      weight: 6,
      why: "Foam tires after eight to fifteen years, fastest where the same person sits each evening. The frame under it is mostly sound.",
      check: {
        do: "Take the seat cushions off and press on the bare support below with both hands.",
        finds: "the support is firm and even, and the cushion stays dented",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 75,
        euros: [20, 70],
        tools: [
          {
            name: "Firm upholstery foam",
            instead: "a foam mattress topper, cut up and stacked to the height",
          },
          { name: "Polyester wadding", instead: "an old quilt" },
          { name: "Long bread knife" },
          { name: "Tape measure" },
          { name: "Bin liner" },
        ],
        steps: [
          {
            action: "open",
            title: "Unzip the cover and pull the foam out",
            how: "Most covers have a zip at the back. Without one, open the seam at the back edge.",
            see: "a block that is thinner in the middle.",
          },
          {
            action: "measure",
            title: "Measure the cover, not the old foam",
            how: "Length, depth and height of the empty cover from seam to seam with the tape measure. The new foam is 1 cm larger each way, so that the cover is taut.",
            see: "three figures for each cushion.",
          },
          {
            action: "adjust",
            title: "Cut the foam",
            how: "Draw the outline and saw with the bread knife in long strokes without pressing. A shop cuts it for little money. Ask for a density of 35 kg/m³ or more.",
            warning: "Wear a mask when old foam crumbles to dust.",
          },
          {
            action: "replace",
            title: "Wrap it in wadding",
            how: "One layer over top, front and bottom, held with a few stitches. It rounds the edges and fills corners.",
          },
          {
            action: "reassemble",
            title: "Slide it into the cover",
            how: "Pack the block in the bin liner, press the air out with your knees, slide it in, and pull the liner away.",
            putBack: "Corners first, then close the zip.",
            see: "an even, slightly crowned cushion.",
          },
          {
            action: "test",
            title: "Sit down hard",
            how: "In the middle and on the edge.",
            see: "5 to 8 cm of give, and no touch of the frame.",
          },
        ],
        prevention: ["Turn and swap the cushions once a month."],
      },
    },
    webbing: {
      name: "slack or torn webbing",
      short: "the webbing",
      weight: 4,
      why: "Rubber or jute bands are stretched across the frame. Rubber goes hard and tears, and staples pull out.",
      check: {
        do: "Tip the sofa onto its back and feel through the thin cloth below, or open a corner of it.",
        finds: "a band hangs down, is torn or can be pushed by more than 5 cm",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [12, 35],
        tools: [
          { name: "50 to 70 mm elastic webbing" },
          { name: "Webbing stretcher", instead: "a short board with sandpaper round it" },
          { name: "Staple gun with 12 mm staples", instead: "flat-headed tacks and a hammer" },
          { name: "Old screwdriver" },
          { name: "Combination pliers" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the dust cloth off on three sides",
            how: "Turn the sofa over on a blanket, with a helper. Lever the staples up with the screwdriver and draw them with pliers.",
            fallsOut: "Staples, coins, pens. Keep a bowl beside you.",
            warning: "Wear gloves: staples of that age are rusty needles.",
          },
          {
            action: "look",
            title: "Count and photograph",
            how: "How many bands, how far apart, woven over and under or not.",
            see: "the pattern.",
          },
          {
            action: "replace",
            title: "Fix the first end",
            how: "Fold 3 cm of webbing over and set five staples in two rows, 1 cm from the edge of the rail.",
          },
          {
            action: "adjust",
            title: "Stretch and fix the other end",
            how: "Pull it over the stretcher until it is about a tenth longer than when slack, and staple, cut, fold and staple again.",
            see: "a band that rings dully when you pluck it.",
          },
          {
            action: "replace",
            title: "Weave the cross bands",
            how: "Over and under, same pull.",
            putBack: "Staple the dust cloth back over it.",
          },
          {
            action: "test",
            title: "Kneel on it",
            how: "Spread your weight, then shift to one knee.",
            see: "bands that give by 3 to 4 cm all alike.",
          },
        ],
      },
    },
    springs: {
      name: "a serpentine spring that is off its clip or broken",
      short: "a spring",
      weight: 4,
      why: "Wavy steel springs hook into clips on the frame. A nail works out, the clip breaks, and the spring flaps loose with a twang.",
      check: {
        do: "Sit in the low spot and rock, then reach under the seat cushion along the front rail.",
        finds: "it twangs, or you feel a wire that moves freely",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [5, 25],
        tools: [
          { name: "Spring clips with nails or screws" },
          { name: "Locking pliers", instead: "strong cord looped round the spring" },
          { name: "Cordless screwdriver" },
          { name: "Safety glasses" },
          { name: "Staple gun" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the dust cloth",
            how: "Sofa on its back, cloth off along the front rail.",
            see: "the rows of wavy wire.",
          },
          {
            action: "look",
            title: "Find the clip",
            how: "Compare it with its neighbours: gone, broken, or its nail pulled out.",
            fallsOut: "The old clip, often lying in the cloth.",
          },
          {
            action: "replace",
            title: "Screw a new clip beside the old hole",
            how: "Into sound wood, 2 cm away, with a 4 by 30 mm screw and the screwdriver. Leave the old hole empty.",
          },
          {
            action: "adjust",
            title: "Hook the spring in",
            how: "Grip its end with the pliers, pull towards you, and drop it into the clip.",
            warning:
              "It can fly back with great force. Glasses on, face out of its line, and a blanket over the rest of the spring.",
            see: "the end lying right inside the clip.",
          },
          {
            action: "replace",
            title: "Tie it to its neighbours",
            how: "Strong cord or the paper-covered wire from spring to spring, and the dust cloth back on with the staple gun.",
          },
          {
            action: "test",
            title: "Sit on each place",
            how: "Rock from side to side.",
            see: "no twang.",
          },
        ],
        stopWhen: [
          "The wire itself is snapped: fit a new one of the same length, and if you have no way to hold it safely, let an upholsterer do it.",
        ],
      },
    },
    rail: {
      name: "a cracked rail or slat below the seat",
      short: "a cracked rail",
      weight: 3,
      why: "Children jump, and the rail cracks along a knot or at a staple row. Then the whole seat hangs down on one side.",
      check: {
        do: "Lift the front edge at both ends in turn and look along the front rail.",
        finds: "it bends, cracks or hangs in the middle",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [8, 25],
        tools: [
          { name: "Wood glue" },
          { name: "Straight 25 by 60 mm board", instead: "a slat of an old bed, doubled" },
          { name: "Clamps", instead: "a lashing strap" },
          { name: "Drill" },
          { name: "Wood screws" },
        ],
        steps: [
          {
            action: "open",
            title: "Get to the wood",
            how: "Sofa on its back, dust cloth off round the place.",
            see: "how far the crack runs.",
          },
          {
            action: "glue",
            title: "Press it together with glue",
            how: "Work glue into the crack with a bit of card, close it with clamps, and wipe.",
          },
          {
            action: "replace",
            title: "Splint it",
            how: "Lay the board along the rail on the inside, 30 cm past the crack at each end, with glue. Drill pilot holes and drive a screw every 10 cm.",
            warning: "Mind hidden staples when you drill: glasses on.",
            see: "board and rail pulled tight together.",
          },
          { action: "look", title: "Wait for a night", how: "Nobody sits on it meanwhile." },
          {
            action: "test",
            title: "Sit on it, then let two sit",
            how: "Listen.",
            see: "silence and a level front edge.",
          },
        ],
        stopWhen: ["Chipboard has crumbled: only a new rail helps, not glue."],
      },
    },
  },
  questions: [
    {
      ask: "With the cushions off, does the sofa's support below feel firm and even?",
      answers: {
        yes: {
          means: "the support below is firm",
          heard: ["cushions flat", "foam", "cushions", "just the cushions"],
          when: { foam: "always", webbing: "never", springs: "never", rail: "rarely" },
        },
        no: {
          means: "the support below gives way",
          heard: ["webbing", "springs", "spring", "slats"],
        },
      },
    },
    {
      ask: "Does the sofa twang, or do you feel a loose wire under the seat?",
      answers: {
        yes: {
          means: "it twangs or a wire is loose",
          heard: ["twang", "spring", "springs", "wire", "poking", "boing", "metal"],
          when: { springs: "always", foam: "never", webbing: "rarely", rail: "rarely" },
        },
        no: { means: "nothing twangs" },
      },
    },
    {
      ask: "Was there a crack, or does one side of the sofa's front edge hang lower?",
      answers: {
        yes: {
          means: "it cracked or hangs on one side",
          heard: ["crack", "cracked", "snapped", "broken frame", "wood", "jumped"],
          when: { rail: "always", foam: "rarely", webbing: "sometimes", springs: "sometimes" },
        },
        no: { means: "the front edge is level" },
      },
    },
  ],
  safety: [
    "Turn a sofa over with two people, on a blanket, and keep feet and hands from under its edge.",
  ],
  prevention: ["Do not sit on the arms or the front edge, and let nobody jump on it."],
  stopWhen: [
    "You find coil springs tied with cord in a crossing pattern: retying those is an upholsterer's craft.",
  ],
});

const creaks = defineFault({
  id: "sofa-creaks-or-wobbles",
  name: "creaks, wobbles or has a loose leg",
  weight: 6,
  says: [
    "creaks",
    "squeaks",
    "squeaky",
    "wobbles",
    "frame creaks",
    "frame broken",
    "leg loose",
    "leg broken",
    "leg came off",
    "arm loose",
    "armrest loose",
    "armrest wobbly",
    "backrest loose",
    "legs wobbly",
    "frame loose",
    "cracking noise",
  ],
  causes: {
    leg: {
      name: "a loose leg",
      short: "a leg",
      weight: 5,
      why: "Legs are screwed into a threaded plate or held by a few wood screws. Each push across the floor works them loose.",
      check: {
        do: "Lift each corner a little and turn its leg by hand.",
        finds: "one leg turns or tilts",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 12],
        tools: [
          { name: "Screwdriver or hex key" },
          { name: "Wood glue and matchsticks" },
          { name: "Felt pads", instead: "bits of an old felt hat" },
          { name: "Longer wood screws" },
        ],
        steps: [
          {
            action: "look",
            title: "Tip the sofa on its back",
            how: "Two people, blanket below.",
            see: "whether the leg has a bolt of its own or sits on a plate.",
          },
          {
            action: "adjust",
            title: "Screw a bolt leg in tight",
            how: "By hand, clockwise. If it turns on and on, the plate in the wood is loose.",
          },
          {
            action: "glue",
            title: "Make the screws of the plate hold",
            how: "Take the plate off with the key or screwdriver, fill each hole with glue and matchsticks, wait an hour, and drive 5 mm longer screws.",
            fallsOut: "The plate with its screws.",
            see: "a plate that does not move under your thumb.",
          },
          {
            action: "adjust",
            title: "Level it",
            how: "Stick felt pads under the short leg until the sofa stands still.",
            putBack: "All legs in, sofa back on its feet, without dragging.",
          },
          {
            action: "test",
            title: "Push at an arm",
            how: "From the side.",
            see: "the sofa moves as one piece.",
          },
        ],
      },
    },
    joint: {
      name: "a loose joint or bolt in the frame",
      short: "a joint",
      weight: 5,
      why: "Arms and back are bolted or dowelled to the seat. The joint shrinks in dry heating air, and then wood rubs on wood.",
      check: {
        do: "Push each arm outwards and the back to the rear while somebody listens below.",
        finds: "one joint opens, or the creak comes from there",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 10],
        tools: [
          { name: "Socket spanner or hex key" },
          { name: "PVA wood glue" },
          { name: "Lashing strap", instead: "a rope twisted tight with a stick" },
          { name: "Steel corner brackets" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Look for bolts first",
            how: "Under the dust cloth, at the foot of arms and back. Many sofas come apart for moving.",
          },
          {
            action: "adjust",
            title: "Tighten bolts by turns",
            how: "With the spanner or key, a little each, until they are firm.",
            see: "a joint without a gap.",
          },
          {
            action: "glue",
            title: "Glue a dowelled joint",
            how: "Open it as far as it goes by itself, push glue in with a strip of card, draw it shut with the strap, and leave it overnight.",
          },
          {
            action: "replace",
            title: "Add a bracket",
            how: "Screw steel brackets into the inner corner with the screwdriver, into at least 20 mm of wood.",
            warning: "Measure the screw length: a point that comes through tears clothes and skin.",
          },
          { action: "test", title: "Sit, lean, get up", how: "Ten times.", see: "no sound." },
        ],
      },
    },
    rub: {
      name: "springs, slats or metal parts that rub",
      short: "something rubbing",
      weight: 4,
      why: "A spring end on bare metal or a slat on its rail squeaks without anything being broken.",
      check: {
        do: "Press on the seat by hand at one spot after the other and listen.",
        finds: "the squeak comes from the middle of the seat and joints are firm",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Dry silicone spray", instead: "candle wax" },
          { name: "Felt strip", instead: "a strip of an old woollen sock" },
          { name: "Staple remover", instead: "a flat screwdriver" },
        ],
        steps: [
          {
            action: "open",
            title: "Look under the dust cloth",
            how: "Take staples out along one edge with the remover and fold the cloth back.",
            see: "springs in clips, or slats in holders.",
          },
          {
            action: "adjust",
            title: "Put felt where metal meets metal",
            how: "Push a bit of felt strip into each clip, under the spring.",
          },
          {
            action: "lubricate",
            title: "Wax or silicone on wood",
            how: "A short burst of silicone spray on the ends of the slats, or rub them with wax. Keep it off the cover.",
            warning: "Shield fabric with a newspaper: silicone leaves marks.",
          },
          {
            action: "test",
            title: "Bounce gently",
            how: "Before you close it.",
            putBack: "Cloth back with staples or tacks.",
            see: "quiet at all the spots where it squeaked.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does one of the sofa's legs move when you turn or push it by hand?",
      answers: {
        yes: {
          means: "a leg is loose",
          heard: ["leg", "legs", "foot"],
          when: { leg: "always", joint: "rarely", rub: "rarely" },
        },
        no: { means: "all legs are firm" },
      },
    },
    {
      ask: "Does an arm or the back of the sofa move when you push it?",
      answers: {
        yes: {
          means: "an arm or the back moves",
          heard: ["arm", "armrest", "back", "backrest", "frame"],
          when: { joint: "always", leg: "rarely", rub: "rarely" },
        },
        no: { means: "arms and back are firm" },
      },
    },
    {
      ask: "Does the noise of the sofa come when you press the middle of the seat?",
      answers: {
        yes: {
          means: "the noise comes from the middle of the seat",
          heard: ["seat", "springs", "squeak", "slats", "when sitting"],
          when: { rub: "always", leg: "rarely", joint: "sometimes" },
        },
        no: { means: "the noise comes from a corner or an arm" },
      },
    },
  ],
  safety: ["Do not reach between back and seat while somebody sits on it."],
  prevention: [
    "Lift it when you clean: dragging breaks legs and joints.",
    "Tighten its bolts once a year, before the heating season.",
  ],
  stopWhen: ["A main beam is broken through near the leg: a joiner splices it."],
});

const coverTorn = defineFault({
  id: "sofa-cover-torn",
  name: "has a torn, scratched or peeling cover",
  weight: 7,
  says: [
    "cover torn",
    "fabric torn",
    "ripped",
    "tear",
    "hole",
    "seam split",
    "stitching came apart",
    "cat scratched",
    "cat claws",
    "leather torn",
    "leather cracked",
    "peeling",
    "faux leather peeling",
    "leather peeling",
    "worn arm",
    "burn hole",
    "piping worn",
    "scratches",
    "upholstery torn",
    "button came off",
  ],
  causes: {
    seam: {
      name: "an open seam",
      short: "the seam",
      weight: 5,
      why: "Thread wears sooner than cover cloth, and the seat's front seam takes every sitting down. It is sewn from outside with a curved needle, without taking the cover off.",
      check: {
        do: "Push the two edges together.",
        finds: "they meet along a line of holes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Curved needle" },
          { name: "Upholstery thread", instead: "doubled buttonhole thread" },
          { name: "T-pins", instead: "strong safety pins" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Take the strain off",
            how: "Push filling away from the seam, and pin the edges together every 4 cm with T-pins.",
            see: "edges that meet without a pull.",
          },
          {
            action: "sew",
            title: "Sew a ladder stitch",
            how: "With the curved needle: 5 mm along the fold on one side, straight across, 5 mm along the fold on the other. Use thread as long as your arm.",
          },
          {
            action: "sew",
            title: "Draw it shut",
            how: "Pull after each five rungs until the thread vanishes in the seam.",
            see: "a closed line, nothing to be seen of the thread.",
          },
          {
            action: "sew",
            title: "End inside",
            how: "A knot in the seam, needle out 5 cm further, cut close.",
          },
          {
            action: "test",
            title: "Sit on it",
            how: "On the edge first.",
            see: "a seam that stays shut.",
          },
        ],
      },
    },
    tear: {
      name: "a tear or hole in cloth",
      short: "torn cloth",
      weight: 5,
      why: "Claws, zips and keys tear it. The filling pushes from behind, so a stitch alone opens the tear further: it needs a patch inside and glue that stays soft.",
      check: {
        do: "Look whether cloth is missing and feel the weave beside it.",
        finds: "the tear lies in the middle of the cloth, away from seams",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [3, 10],
        tools: [
          { name: "Strong cotton or canvas", instead: "cloth from the underside of the sofa" },
          { name: "Flexible fabric glue" },
          { name: "Tweezers" },
          { name: "Weight with baking paper", instead: "a heavy book in cling film" },
          { name: "Sharp scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim loose threads",
            how: "With scissors, never into the weave.",
            see: "a clean slit.",
          },
          {
            action: "replace",
            title: "Slip a patch in",
            how: "Canvas or cotton 3 cm larger all round, corners rounded, pushed in flat with the tweezers.",
          },
          {
            action: "glue",
            title: "Glue edge after edge",
            how: "Thin glue under one edge, press it to the patch, then the other so that the weave meets. Wipe at once with a damp cloth.",
            warning: "Try the glue at a hidden place: some stain.",
          },
          {
            action: "glue",
            title: "Weigh it down",
            how: "Baking paper and a weight for as long as the tube says.",
            see: "edges lying flat.",
          },
          {
            action: "test",
            title: "Sit beside it, then on it",
            how: "After a day.",
            see: "no edge standing up.",
          },
        ],
        prevention: [
          "Put a mat or a post where the cat likes to scratch, and a throw over that corner.",
        ],
      },
    },
    leather: {
      name: "torn or cracked real leather",
      short: "the leather",
      weight: 4,
      why: "Leather dries out beside radiators and in the sun. A tear is backed like cloth, and cracks are filled and coloured.",
      check: {
        do: "Put a drop of water on a worn place.",
        finds: "it darkens slowly, and the back of the tear is fibrous like felt",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [12, 35],
        tools: [
          { name: "Leather repair kit with filler and colour" },
          { name: "Leather glue" },
          { name: "Piece of linen", instead: "a strip of jeans" },
          { name: "600-grit sandpaper" },
          { name: "Spirit cleaner", instead: "mild soap for the first wash" },
          { name: "Sponge" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash and degrease",
            how: "Mild soap, dry, then wipe the place with cleaner.",
            warning: "Window open. Try everything under the seat first.",
          },
          {
            action: "glue",
            title: "Put linen behind it",
            how: "Push linen below the tear, leather glue on it, close the edges, weigh it down for an hour.",
            see: "edges at one height.",
          },
          {
            action: "clean",
            title: "Sand the rim lightly",
            how: "With the sandpaper until fibres lie down, and wipe the dust.",
          },
          {
            action: "glue",
            title: "Fill thinly",
            how: "Filler in two or three thin coats, each dry before the next, smoothed with a card.",
            see: "a surface level with the leather.",
          },
          {
            action: "adjust",
            title: "Dab colour on",
            how: "Mix it a shade lighter than it looks, dab with the sponge from the middle outwards, three thin coats.",
            see: "a place you have to look for.",
          },
          {
            action: "test",
            title: "Bend it after a day",
            how: "With your thumb.",
            see: "no crack in the filler.",
          },
        ],
        stopWhen: ["The leather tears on when pulled lightly: it has rotted and takes no repair."],
      },
    },
    fake: {
      name: "imitation leather that peels",
      short: "peeling imitation leather",
      weight: 4,
      why: "The plastic skin lets go of its cloth after some years of sweat and sun. Nothing sticks it down again: it is covered or replaced.",
      check: {
        do: "Lift a flake with your nail.",
        finds: "a thin skin comes off and woven cloth shows below",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [15, 60],
        tools: [
          { name: "Vacuum with a brush" },
          { name: "Fitted stretch cover", instead: "a large throw tucked into the gaps" },
          { name: "Staple gun" },
          { name: "New imitation leather or cloth" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Rub the loose flakes off",
            how: "With a dry sponge, then vacuum with the brush, so that they do not go on walking through the flat.",
            see: "no flake that lifts when you stroke it.",
          },
          {
            action: "measure",
            title: "Choose: stretch cover or new cloth",
            how: "If most of it peels, a cover costs €30 to 60. If it is one cushion, new cloth pays.",
          },
          {
            action: "replace",
            title: "Cover one panel anew",
            how: "Take the old panel off as a pattern, cut the new cloth 4 cm larger with scissors, fold its edges, and staple below and behind with the gun.",
            warning: "Fingers out of the line of the staples.",
            see: "cloth without a wave.",
          },
          {
            action: "reassemble",
            title: "Pull the stretch cover on",
            how: "Middle first, then the corners. Push foam rolls into the gaps to keep it there.",
          },
          {
            action: "test",
            title: "Sit down and get up ten times",
            how: "As usual.",
            see: "a cover that stays where it was.",
          },
        ],
        prevention: ["Wipe it with water only: oils and cleaners make the skin brittle."],
      },
    },
  },
  questions: [
    {
      ask: "Is the sofa's cover of cloth, of real leather or of imitation leather?",
      answers: {
        cloth: {
          means: "the cover is of cloth",
          heard: ["fabric", "cloth", "velvet", "linen", "cotton"],
          when: { leather: "never", fake: "never", seam: "often", tear: "always" },
        },
        leather: {
          means: "the cover is of real leather",
          heard: ["real leather", "leather"],
          when: { leather: "always", fake: "rarely", tear: "never", seam: "sometimes" },
        },
        imitation: {
          means: "the cover is of imitation leather",
          heard: [
            "faux leather",
            "fake leather",
            "imitation leather",
            "bonded leather",
            "pleather",
            "leatherette",
            "pu leather",
          ],
        },
      },
    },
    {
      ask: "Is the damage to the sofa's cover along a seam?",
      answers: {
        yes: {
          means: "the damage runs along a seam",
          heard: ["seam", "stitching", "piping"],
          when: { seam: "always", tear: "never", leather: "rarely", fake: "rarely" },
        },
        no: { means: "the damage is away from seams" },
      },
    },
    {
      ask: "Does a thin skin flake off the sofa's cover?",
      answers: {
        yes: {
          means: "a thin skin flakes off",
          heard: ["peeling", "peels", "flaking", "flakes"],
          when: { fake: "always", leather: "sometimes", tear: "never", seam: "never" },
        },
        no: { means: "nothing flakes off" },
      },
    },
  ],
  safety: ["Feel for staples and needle points before anybody sits down again."],
  prevention: ["Keep it half a metre from radiators and out of full sun."],
  stopWhen: [
    "It is an antique cover or one under a fire-safety label in a rented home: ask before you change it.",
  ],
});

const mechanismStuck = defineFault({
  id: "sofa-mechanism-stuck",
  name: "has a reclining or folding part that does not move",
  weight: 5,
  says: [
    "recliner stuck",
    "recliner won't recline",
    "footrest won't go down",
    "footrest won't come up",
    "recliner broken",
    "lever broken",
    "handle loose recliner",
    "sofa bed stuck",
    "sofa bed won't open",
    "won't fold",
    "electric recliner not working",
    "recliner cable snapped",
    "footrest stuck",
    "click clack broken",
    "mechanism broken",
    "pull out bed jammed",
  ],
  causes: {
    blocked: {
      name: "something caught in the mechanism, or dry joints",
      short: "something caught",
      weight: 5,
      why: "Toys, cushions and cutlery slip into the scissors of the metal, and dry joints bind.",
      check: {
        do: "Tip it forward or look from behind with a torch, with nobody on it.",
        finds: "you see an object, or joints that are dry and rusty",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Torch", instead: "a phone light" },
          { name: "Long tongs", instead: "a wooden spoon" },
          { name: "White lithium grease or silicone spray" },
          { name: "Block of wood" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut the power of an electric one",
            how: "Plug out, also for a mere look. A hand between the bars must never be moved by a motor.",
          },
          {
            action: "look",
            title: "Shine in from below",
            how: "Use the torch, and set the block of wood between frame and moving part before you reach in.",
            warning: "The springs can snap it shut: hands only where the block keeps it open.",
            see: "what sits between the bars.",
          },
          { action: "clean", title: "Take it out", how: "With the tongs, and suck up the crumbs." },
          {
            action: "lubricate",
            title: "Grease the pivots",
            how: "A short spray on each rivet on both sides, and wipe. None on cloth.",
          },
          {
            action: "test",
            title: "Move it slowly through its way",
            how: "Block out, by hand or lever.",
            see: "left and right keeping pace.",
          },
        ],
        prevention: ["Look underneath before you fold it, above all with children and pets about."],
      },
    },
    cable: {
      name: "a release cable or lever that has come off",
      short: "the cable or lever",
      weight: 5,
      why: "The handle pulls a thin cable like that of a bicycle brake. Its nipple slips out of the hook, or the wire breaks at the handle.",
      check: {
        do: "Work the handle and feel whether it pulls against a spring.",
        finds: "it swings loosely without any resistance",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [6, 15],
        tools: [
          { name: "Universal recliner cable", instead: "none: a bicycle cable has other ends" },
          { name: "Crosshead screwdriver" },
          { name: "Pliers" },
          { name: "Phone camera" },
        ],
        steps: [
          {
            action: "look",
            title: "Tip it on its back and follow the cable",
            how: "From the handle to the hook on the mechanism. Photograph both ends with the camera.",
            warning: "Footrest shut and tied with a strap before you tip it.",
            see: "where the nipple has slipped out.",
          },
          {
            action: "adjust",
            title: "Hang it in again if it is whole",
            how: "Push the release plate with a thumb, hang the nipple in with the pliers, and let go.",
            see: "the handle pulling against its spring.",
          },
          {
            action: "replace",
            title: "Change a broken cable",
            how: "Turn the screws of the handle out with the screwdriver, unhook both ends, and fit one whose bare wire is as long.",
            fallsOut: "Handle plate and two screws; some handles have a spring behind.",
            putBack: "Same path, no sharp bend.",
          },
          {
            action: "test",
            title: "Recline ten times, empty",
            how: "Then sitting.",
            see: "it releases at the first pull.",
          },
        ],
      },
    },
    spring: {
      name: "a tension spring that is off or a bent bar",
      short: "a spring or bar",
      weight: 3,
      why: "Two strong springs pull the footrest shut. When one is off its hook, one side hangs, and a bar bends when somebody sits on the open footrest.",
      check: {
        do: "Compare the left and right sides of the mechanism.",
        finds: "a spring hangs, or a bar is bent on one side",
        minutes: 2,
      },
      repair: {
        handOver:
          "Those springs store enough force to break a finger, and a bent scissor bar pinches: it is replaced as a pair by somebody with the tool.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 80],
        tools: [{ name: "Strap", instead: "a strong belt" }, { name: "Notepaper" }],
        steps: [
          {
            action: "unplug",
            title: "Strap it shut",
            how: "Plug out if it has one, and the strap round the footrest, so that nobody opens it.",
          },
          {
            action: "look",
            title: "Look, do not hook",
            how: "Without touching, note which side and which part differs.",
            warning: "Never pull at a hanging spring with pliers held before your face.",
          },
          {
            action: "look",
            title: "Find the number",
            how: "Mechanisms carry a label or a stamp on the rail. Write it on the notepaper with make and year.",
            see: "a number such as 4 to 8 characters.",
          },
          {
            action: "look",
            title: "Call the dealer or an upholsterer",
            how: "A spring costs €5 to 10, a mechanism €50 to 80, and many are still covered by five years of guarantee.",
          },
        ],
      },
    },
    power: {
      name: "no power at the motor of an electric recliner",
      short: "the power supply",
      weight: 4,
      why: "Leads lie under the sofa and are pulled out or crushed when it is moved. The small power brick fails more often than the motor.",
      check: {
        do: "Look whether the lamp of the power brick is on, and push every plug home.",
        finds: "the lamp is dark, or a plug was half out",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 45],
        tools: [
          { name: "Table lamp" },
          { name: "Power brick with the same volts and plug" },
          { name: "Cable ties" },
        ],
        steps: [
          { action: "test", title: "Try the socket", how: "Plug a lamp in there.", see: "light." },
          {
            action: "unplug",
            title: "Unplug it and look at each lead",
            how: "With somebody's help, tip the sofa. Follow the leads to motor and hand control.",
            warning: "A crushed or bare lead goes out of use at once.",
            see: "plugs fully home and leads without dents.",
          },
          {
            action: "replace",
            title: "Swap the brick",
            how: "The sealed brick has a label: the output, often 29 V and 2 A, must match, plug and polarity too. It is changed whole and never opened.",
          },
          {
            action: "adjust",
            title: "Tie the leads up",
            how: "Cable ties along the fixed frame, with slack at moving parts.",
          },
          {
            action: "test",
            title: "Plug in and run it empty",
            how: "Up and down once, while you watch the leads.",
            see: "it runs through without touching one.",
          },
        ],
        stopWhen: [
          "Brick and plugs are good and the motor only hums: leave the motor to the dealer.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the sofa's mechanism electric, or is it moved by a lever or by hand?",
      answers: {
        electric: {
          means: "it is electric",
          heard: ["electric", "power recliner", "motor", "button", "remote", "plug"],
          when: { power: "always", blocked: "sometimes", cable: "never", spring: "rarely" },
        },
        manual: {
          means: "it is moved by a lever or by hand",
          heard: ["lever", "manual", "handle", "cable", "sofa bed"],
        },
      },
    },
    {
      ask: "Does the lever of the sofa swing loosely without any resistance?",
      answers: {
        yes: {
          means: "the lever swings loosely",
          heard: [
            "lever loose",
            "handle loose",
            "cable snapped",
            "lever does nothing",
            "no resistance",
          ],
          when: { cable: "always", blocked: "never", spring: "rarely", power: "never" },
        },
        no: { means: "the lever has its resistance, or there is none" },
      },
    },
    {
      ask: "Does one side of the sofa's moving part hang or lag behind the other?",
      answers: {
        yes: {
          means: "one side hangs or lags behind",
          heard: ["one side", "crooked", "hangs", "bent", "uneven"],
          when: { spring: "always", blocked: "sometimes", cable: "rarely", power: "never" },
        },
        no: { means: "both sides behave alike" },
      },
    },
  ],
  safety: [
    "Keep children and pets away while the mechanism is open: it closes like scissors.",
    "Pull the plug of an electric one before anybody reaches in.",
  ],
  prevention: [
    "Do not sit on an open footrest, and push it shut with your heels, not with your weight.",
  ],
  stopWhen: ["A rivet is sheared, or the frame is torn where the mechanism is screwed on."],
});

export const sofa: Playbook = {
  faults: [sags, creaks, coverTorn, mechanismStuck],
  notes: [
    {
      about: ["foam", "density", "which foam"],
      text: "For seats take foam of 35 to 40 kg/m³ and medium firmness, 10 to 15 cm thick; for backs 25 kg/m³ is enough. A label such as RG 35/40 says density and firmness.",
    },
    {
      about: ["fire", "label", "flame"],
      text: "Some countries ask for foam and covers that resist a match. Buy foam with the fire label of your country, and keep the old label.",
    },
    {
      about: ["move", "door", "take apart"],
      text: "Most sofas come apart for moving: look below for bolts at arms and back, and take the legs off first.",
    },
    {
      about: ["stain", "clean", "wash"],
      text: "The tag shows a W for water-based cleaner, S for solvent only. Dab from the outside inwards and let it dry before you judge.",
    },
  ],
};
