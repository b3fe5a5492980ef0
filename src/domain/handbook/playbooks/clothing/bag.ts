import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const strapTorn = defineFault({
  id: "bag-strap-torn",
  name: "has a strap that is torn or tearing off",
  usual: true,
  weight: 9,
  says: [
    "strap torn",
    "strap broke",
    "strap came off",
    "strap ripped off",
    "shoulder strap broken",
    "strap loose",
    "strap detached",
    "strap frayed",
    "stitching on strap gone",
    "rucksack strap",
    "backpack strap torn",
    "strap coming away",
    "straps ripped out",
    "strap worn",
    "strap snapped",
    "webbing frayed",
    "strap hanging off",
  ],
  causes: {
    stitching: {
      name: "stitching that has given way at the foot of the strap",
      short: "the strap's stitching",
      weight: 6,
      why: "The whole load hangs on a few square centimetres of thread. Rubbing and sun wear it through while strap and cloth are still sound.",
      check: {
        do: "Look at both faces of the joint.",
        finds: "strap and cloth are whole and show rows of empty holes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 5],
        tools: [
          { name: "Strong needle, size 16 sailmaker's or leather needle" },
          { name: "Bonded nylon thread", instead: "waxed dental floss" },
          { name: "Thimble", instead: "a coin taped to your palm" },
          { name: "Pliers" },
          { name: "Clips", instead: "clothes pegs" },
        ],
        steps: [
          {
            action: "clean",
            title: "Pick out the old thread",
            how: "All of it, also on the inside. Push the lining aside; if it covers the joint, open 8 cm of its seam.",
            see: "the imprint of the old stitches: usually a square with a cross.",
          },
          {
            action: "adjust",
            title: "Put the strap back into its imprint",
            how: "Compare length and angle with the other strap, and hold it with clips.",
            see: "both straps leaving the bag at the same height.",
          },
          {
            action: "sew",
            title: "Sew the square",
            how: "Back stitch in the old holes, thread doubled. Push with the thimble and pull the needle through with pliers where layers are thick.",
            warning: "Push away from the hand behind: a thick needle goes through a finger.",
          },
          {
            action: "sew",
            title: "Sew the cross, then the square again",
            how: "The diagonals carry the pull from corner to corner.",
            see: "a flat box without a loose stitch.",
          },
          {
            action: "sew",
            title: "Fasten off inside",
            how: "Four stitches on the spot, cut, and melt nylon ends for a second.",
            putBack: "Close the lining along its old holes.",
          },
          {
            action: "test",
            title: "Hang it up loaded",
            how: "Fill it with what it usually carries plus two bottles of water, and leave it on a hook for an hour.",
            see: "no thread that moves.",
          },
        ],
      },
    },
    cloth: {
      name: "cloth that has torn out around the strap",
      short: "torn cloth at the strap",
      weight: 4,
      why: "The seam was stronger than the cloth, so a piece of the bag came off with the strap. Sewing it back to torn cloth holds for a week: it needs a plate behind it.",
      check: {
        do: "Look at the end of the strap.",
        finds: "a torn piece of the bag is still sewn to it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [2, 8],
        tools: [
          {
            name: "Piece of webbing or truck tarpaulin",
            instead: "two layers of an old seat belt or strong jeans",
          },
          { name: "Seam ripper", instead: "small scissors" },
          { name: "Leather needle" },
          { name: "Strong polyester thread" },
          { name: "Textile glue" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the lining and free the strap",
            how: "Unpick the seam of the lining near the tear with the ripper, and cut the torn scrap off the strap.",
            see: "the tear from both sides.",
          },
          {
            action: "glue",
            title: "Close the tear",
            how: "Push its edges together, put glue on a piece of tarpaulin 4 cm larger all round, and press it on from inside. Give it an hour.",
            warning: "Open window while it dries.",
          },
          {
            action: "sew",
            title: "Sew the plate down",
            how: "Round its edge and once round the tear, with back stitch.",
            see: "a flat, stiff place.",
          },
          {
            action: "sew",
            title: "Set the strap on it",
            how: "Into the nearest seam of the bag if there is one, otherwise 5 cm long on the plate, as a box with a cross. Leather needle, doubled thread.",
          },
          {
            action: "test",
            title: "Load it over two days",
            how: "Half the weight for a day, then all of it.",
            see: "the pull spread over the whole plate, no pucker at its rim.",
          },
        ],
        prevention: ["Put a plate behind the twin strap in the same session."],
      },
    },
    webbing: {
      name: "a strap that is itself worn through",
      short: "worn webbing",
      weight: 3,
      why: "Where it runs through a buckle the webbing saws itself fluffy. New webbing costs about €2 a metre.",
      check: {
        do: "Draw the strap through your fingers.",
        finds: "it is thin, fluffy or torn at the edge",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [2, 6],
        tools: [
          { name: "New webbing", instead: "the strap of a discarded bag" },
          { name: "Sharp scissors" },
          { name: "Lighter", instead: "textile glue on the cut end" },
          { name: "Stout needle" },
          { name: "Nylon thread" },
        ],
        steps: [
          {
            action: "measure",
            title: "Photograph how it runs",
            how: "Through which slots, over which bar. Then measure the old strap, its width too, plus 5 cm for each end.",
            see: "the path on your photo.",
          },
          {
            action: "open",
            title: "Cut the old strap off",
            how: "At the seam, not through it, so that its stub stays in the bag.",
            fallsOut: "Buckles and sliders: put them in a row in their order.",
          },
          {
            action: "glue",
            title: "Seal the new ends",
            how: "Cut the new webbing straight with scissors and pass the flame of the lighter along the end for two seconds.",
            warning: "Molten nylon sticks to skin. Do not touch it until it is cold.",
          },
          {
            action: "sew",
            title: "Sew it to the stub",
            how: "Overlap by 4 cm, needle and doubled thread, box with a cross.",
            putBack:
              "Sliders back in their order before you fold the last end over and stitch it twice.",
          },
          {
            action: "test",
            title: "Adjust it under load",
            how: "Pull it long and short with weight in the bag.",
            see: "it slides when it should and holds when it should.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the cloth of the bag whole where the strap sat?",
      answers: {
        yes: {
          means: "the bag's cloth is whole",
          heard: ["stitching", "stitches", "unstitched", "thread"],
          when: { stitching: "always", webbing: "always", cloth: "never" },
        },
        no: {
          means: "the bag's cloth is torn",
          heard: ["ripped out", "tear out", "left a hole", "tear fabric", "hole"],
        },
      },
    },
    {
      ask: "Is the strap of the bag itself thin, fluffy or torn?",
      answers: {
        yes: {
          means: "the strap itself is worn",
          heard: ["frayed", "fray", "worn strap", "webbing", "snapped", "worn"],
          when: { webbing: "always", stitching: "rarely", cloth: "rarely" },
        },
        no: { means: "the strap itself is sound" },
      },
    },
    {
      ask: "Did the strap of the bag come off at its end, where it is sewn on?",
      answers: {
        yes: {
          means: "it came off at its sewn end",
          heard: [
            "came off",
            "detached",
            "come away",
            "at the bottom",
            "at the top",
            "coming away",
          ],
          when: { stitching: "always", cloth: "always", webbing: "rarely" },
        },
        no: { means: "it failed along its length" },
      },
    },
  ],
  safety: ["Cut and sew away from your body, and count needles before the bag is used again."],
  prevention: [
    "Lift a heavy rucksack by both straps or its top loop, not by one strap.",
    "Look at the feet of the straps twice a year and sew the first broken stitches.",
  ],
  stopWhen: [
    "It is a climbing pack, a child carrier or another bag that secures a person: its maker repairs it.",
  ],
});

const buckleBroken = defineFault({
  id: "bag-buckle-broken",
  name: "has a broken buckle or clasp",
  weight: 7,
  says: [
    "buckle broken",
    "clip broken",
    "broken clip",
    "buckle snapped",
    "clasp broken",
    "clasp won't close",
    "strap slips",
    "strap won't stay tight",
    "magnetic clasp",
    "snap broken",
    "hook broken",
    "carabiner broken",
    "lock broken",
    "catch broken",
    "buckle prong broken",
    "doesn't clip",
    "twist lock",
  ],
  causes: {
    release: {
      name: "a broken plastic buckle",
      short: "the plastic buckle",
      weight: 6,
      why: "Plastic grows brittle in cold and sun, and one of the two prongs snaps in a car door. Buckles are made in fixed widths and are simply changed.",
      check: {
        do: "Look at both halves and press the prongs together.",
        finds: "a prong or the frame is cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [2, 6],
        tools: [
          { name: "New buckle" },
          { name: "Ruler" },
          { name: "Small saw", instead: "side cutters" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure the webbing",
            how: "With the ruler, in millimetres: 15, 20, 25, 30, 38, 40 and 50 are usual. The buckle is named by that figure.",
            see: "the figure.",
          },
          {
            action: "look",
            title: "See how the old one is fixed",
            how: "One half runs on an adjustable strap and slides off. The other is often sewn into a loop; for that take a “field repair” half with a split bar, which clips into the loop.",
          },
          {
            action: "open",
            title: "Take the broken half off",
            how: "Thread it off, or cut its bar with the small saw without touching the webbing.",
            warning: "Hold the piece in cloth: the end flies off.",
          },
          {
            action: "replace",
            title: "Fit the new half",
            how: "Push the loop onto the split bar and snap it in, or thread the strap from below, over the middle bar and down.",
            putBack: "The free end of the strap points away from the bag.",
          },
          {
            action: "test",
            title: "Clip and pull",
            how: "Ten times, and then with your full weight of arm.",
            see: "a loud click and no slip.",
          },
        ],
        prevention: ["Lift buckles out of the door before it closes."],
      },
    },
    slipping: {
      name: "a strap that slips through a worn slider",
      short: "a slipping strap",
      weight: 4,
      why: "The edge of the slider has worn round, or the webbing has grown smooth, so that nothing bites any more.",
      check: {
        do: "Tighten the strap, load it and watch the slider.",
        finds: "the strap creeps although nothing is broken",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 4],
        tools: [
          { name: "Needle file", instead: "a corner of sandpaper" },
          { name: "Ladder-lock slider", instead: "a safety pin through both layers for the day" },
          { name: "Sewing needle and thread" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether it is threaded the right way",
            how: "The loaded side lies below, the tail above. Threaded the other way round, every slider slips.",
            see: "the teeth of the bar against the webbing.",
          },
          {
            action: "clean",
            title: "Sharpen the bar",
            how: "Draw the file across the edge of the middle bar, ten strokes, until it feels crisp.",
          },
          {
            action: "sew",
            title: "Thicken the webbing",
            how: "Sew three rows of thread across the strap, 3 mm apart, where it sits when it is right for you.",
            see: "ribs that stop at the bar.",
          },
          {
            action: "replace",
            title: "Change the slider if it still creeps",
            how: "Thread the strap out and through a new slider of the same width.",
          },
          {
            action: "test",
            title: "Walk upstairs with it",
            how: "Loaded.",
            see: "the tail as long as before.",
          },
        ],
      },
    },
    clasp: {
      name: "a magnetic, turn or snap clasp that has come off or worn",
      short: "the clasp",
      weight: 4,
      why: "Clasps sit on the cloth with two thin legs bent over a washer. The legs break, or the cloth tears round them.",
      check: {
        do: "Wiggle both halves of the clasp.",
        finds: "one half turns, hangs or no longer grips",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [2, 8],
        tools: [
          { name: "New magnetic clasp", instead: "a press stud to sew on" },
          { name: "Seam ripper", instead: "nail scissors" },
          { name: "Flat-nosed pliers" },
          { name: "Scrap of felt" },
          { name: "Needle with matching thread" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the lining behind it",
            how: "8 cm along its seam, with the ripper.",
            see: "the legs and the washer of the old clasp.",
          },
          {
            action: "replace",
            title: "Bend the legs up and take it out",
            how: "With the pliers.",
            fallsOut: "Washer and clasp.",
          },
          {
            action: "replace",
            title: "Back the place and set the new one",
            how: "A piece of felt behind the cloth, legs through both, washer over them, and bend the legs outwards and flat.",
            warning: "Sharp legs cut through the lining: lay a second piece of felt over them.",
            see: "a clasp that does not turn.",
          },
          {
            action: "sew",
            title: "Close the lining",
            how: "Hidden stitches with the thread along the old crease.",
          },
          {
            action: "test",
            title: "Open it fifty times",
            how: "While you watch the cloth round it.",
            see: "no pull at the cloth.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the buckle of the bag a plastic clip with two prongs, a slider for the strap, or a metal or magnetic clasp?",
      answers: {
        clip: {
          means: "it is a plastic clip",
          heard: ["plastic", "clip", "prong", "side release"],
          when: { release: "always", slipping: "rarely", clasp: "never" },
        },
        slider: {
          means: "it is a slider for the strap",
          heard: ["slider", "slips", "adjuster", "not stay tight"],
          when: { slipping: "always", release: "rarely", clasp: "never" },
        },
        clasp: {
          means: "it is a metal or magnetic clasp",
          heard: ["magnet", "magnetic", "clasp", "twist lock", "turn lock", "snap", "metal"],
        },
      },
    },
    {
      ask: "Is anything on the bag's buckle visibly broken?",
      answers: {
        yes: {
          means: "something on it is visibly broken",
          heard: ["snapped", "broken", "cracked", "prong"],
          when: { release: "always", slipping: "rarely", clasp: "often" },
        },
        no: { means: "nothing on it is broken" },
      },
    },
    {
      ask: "Does the strap of the bag get longer by itself under load?",
      answers: {
        yes: {
          means: "the strap gets longer under load",
          heard: ["slips", "gets longer", "loosens", "creeps"],
          when: { slipping: "always", release: "rarely", clasp: "never" },
        },
        no: { means: "the strap keeps its length" },
      },
    },
  ],
  safety: ["Wear glasses when you cut plastic or metal: the piece that comes off flies."],
  prevention: ["Rinse sand and salt out of buckles."],
  stopWhen: ["The loop that holds the buckle is torn: sew a new loop before you fit anything."],
});

const handleOff = defineFault({
  id: "bag-handle-loose",
  name: "has a handle or ring that is loose or off",
  weight: 5,
  says: [
    "handle broken",
    "handle came off",
    "handle loose",
    "handle torn",
    "handle frayed",
    "ring broken",
    "D ring came off",
    "rivet came out",
    "leather handle",
    "handle peeling",
    "handbag handle",
    "strap ring broken",
    "handle cracked",
  ],
  causes: {
    rivet: {
      name: "a rivet that has pulled out",
      short: "a rivet",
      weight: 4,
      why: "A rivet is two caps squeezed together through leather. When the hole has stretched, the caps slip through it.",
      check: {
        do: "Look for a round metal cap and push it.",
        finds: "it is missing or turns loosely",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 8],
        tools: [
          { name: "Double-cap rivets", instead: "book screws with a drop of glue" },
          { name: "Hole punch", instead: "a nail and a wooden board" },
          { name: "Pliers" },
          { name: "Hammer" },
          { name: "Leather washers cut from an old belt" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the old rivet out",
            how: "Twist it, or pinch its back cap flat with pliers and push the stem through.",
            fallsOut: "Two caps.",
          },
          {
            action: "adjust",
            title: "Give it a washer on both sides",
            how: "A washer of belt leather on each side, with a hole made by the punch just as wide as the stem. Glue alone does not hold a handle.",
            see: "no old hole showing any more.",
          },
          {
            action: "replace",
            title: "Set the rivet",
            how: "Stem length is the thickness of all layers plus 3 mm. Push it through, put the cap on, and strike twice with the hammer on a hard base, over a bit of belt to protect the cap.",
            warning: "Keep the holding fingers well off.",
            see: "a cap that no longer turns.",
          },
          {
            action: "test",
            title: "Lift it loaded",
            how: "Lift and lower it ten times.",
            see: "no movement at the cap.",
          },
        ],
      },
    },
    worn: {
      name: "a worn or peeling handle",
      short: "the handle itself",
      weight: 4,
      why: "Hand sweat and sun break the surface. Real leather can be fed and wrapped; imitation leather peels down to its cloth and is best covered.",
      check: {
        do: "Rub the handle with a white cloth.",
        finds: "bits come off, or the core shows",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [3, 12],
        tools: [
          { name: "Strip of thin leather", instead: "a silk scarf wound tightly" },
          { name: "Contact glue" },
          { name: "Waxed thread with two needles" },
          { name: "Sharp knife" },
          { name: "Leather balm" },
        ],
        steps: [
          {
            action: "clean",
            title: "Cut loose flakes off",
            how: "With the knife held flat, until the rim is firm, and wipe the handle with a damp cloth.",
            see: "no flake that lifts.",
          },
          {
            action: "measure",
            title: "Cut a cover",
            how: "Leather as long as the bare part and as wide as the handle is round, less 2 mm. Punch holes along both edges, 4 mm apart.",
          },
          {
            action: "glue",
            title: "Glue it on",
            how: "A thin coat on both, ten minutes' wait, seam on the underside.",
            warning: "Air the room: the solvent is strong.",
          },
          {
            action: "sew",
            title: "Lace the edges",
            how: "With two needles, crossing from side to side like a shoe, pulled tight.",
            see: "edges that touch.",
          },
          {
            action: "clean",
            title: "Feed the leather",
            how: "A little balm, rubbed in and wiped after an hour.",
          },
        ],
      },
    },
    ring: {
      name: "a ring or its loop that has given way",
      short: "the ring or loop",
      weight: 4,
      why: "Cheap rings are bent wire with a gap, and under load the gap opens. Or the loop of cloth that holds the ring is worn through.",
      check: {
        do: "Turn the ring once round.",
        finds: "there is a gap in it, or the loop is thin",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "Welded D-ring", instead: "a strong key ring" },
          { name: "Two pairs of pliers" },
          { name: "Short piece of webbing" },
          { name: "Needle and strong thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close a gap",
            how: "Twist the ends of the ring sideways with both pliers, past each other and back, until they spring together.",
            see: "ends that touch.",
          },
          {
            action: "replace",
            title: "Or take a welded ring",
            how: "Open the loop's seam, take the bent one out, and put a D-ring without a gap in its place.",
            fallsOut: "The old ring.",
          },
          {
            action: "sew",
            title: "Renew the loop",
            how: "A piece of webbing round the straight side of the ring, 5 cm into the old seam, sewn as a box with a cross.",
          },
          {
            action: "sew",
            title: "Close the seam of the bag",
            how: "Strong thread, double row, 2 cm beyond on each side.",
          },
          {
            action: "test",
            title: "Hang ten kilos on it",
            how: "Or as much as it will ever carry.",
            see: "the ring keeping its shape.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the handle of the bag held by a round metal rivet, or by a ring in a loop?",
      answers: {
        rivet: {
          means: "it is held by a rivet",
          heard: ["rivet", "stud", "screw"],
          when: { rivet: "always", ring: "never", worn: "sometimes" },
        },
        ring: {
          means: "it is held by a ring",
          heard: ["ring", "d ring", "loop"],
          when: { ring: "always", rivet: "never", worn: "sometimes" },
        },
        sewn: { means: "it is sewn straight on", heard: ["sewn", "stitched"] },
      },
    },
    {
      ask: "Is the handle of the bag peeling, cracked or frayed along its length?",
      answers: {
        yes: {
          means: "the handle peels, cracks or frays",
          heard: ["peeling", "peels", "cracked", "frayed", "flaking", "worn"],
          when: { worn: "always", rivet: "rarely", ring: "rarely" },
        },
        no: { means: "the handle's surface is sound" },
      },
    },
    {
      ask: "Has the handle of the bag come off completely?",
      answers: {
        yes: {
          means: "the handle is off",
          heard: ["came off", "detached", "fell off", "pulled out"],
          when: { rivet: "often", ring: "often", worn: "rarely" },
        },
        no: { means: "the handle still hangs on" },
      },
    },
  ],
  safety: ["Test it low above the floor and not with a laptop in it."],
  prevention: ["Carry heavy things in both handles, and hang the bag by both."],
  stopWhen: [
    "It is an expensive designer bag: makers repair their own, and a home rivet costs its value.",
  ],
});

const holeOrLining = defineFault({
  id: "bag-hole-or-lining",
  name: "has a hole, a worn corner or a torn lining",
  weight: 5,
  says: [
    "hole in bag",
    "lining torn",
    "lining ripped",
    "corner worn",
    "worn corners",
    "hole in the bottom",
    "bottom worn through",
    "torn",
    "ripped",
    "seam split",
    "pocket torn",
    "coating peeling",
    "sticky inside",
    "tear in rucksack",
    "mesh pocket torn",
  ],
  causes: {
    lining: {
      name: "a torn or open lining",
      short: "the lining",
      weight: 5,
      why: "Linings are thin and hang loose. Keys pierce them and things vanish between lining and outside.",
      check: {
        do: "Turn the lining inside out through the opening.",
        finds: "its seam is open or it has a hole, while the outside is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Sewing needle" },
          { name: "Polyester sewing thread" },
          { name: "Bit of cotton cloth", instead: "an old shirt" },
          { name: "Pins" },
        ],
        steps: [
          {
            action: "open",
            title: "Empty it and pull the lining out",
            how: "Shake the space behind the lining too: pens and coins turn up there.",
            see: "the damage lying flat in front of you.",
          },
          {
            action: "sew",
            title: "An open seam: sew it twice",
            how: "Edges turned in, pins, back stitch, and a second row beside it.",
          },
          {
            action: "sew",
            title: "A hole: patch it from the hidden side",
            how: "Cloth 2 cm larger, edges folded under, sewn round with small slanting stitches of the needle.",
            see: "no raw edge inside or outside.",
          },
          {
            action: "sew",
            title: "Anchor the lining",
            how: "Four stitches with the thread to the outer bag at two bottom corners, so that it does not turn out again.",
          },
          {
            action: "test",
            title: "Put keys in and shake",
            how: "Over the table.",
            see: "they stay.",
          },
        ],
      },
    },
    outside: {
      name: "a tear or worn corner in the outer cloth",
      short: "the outer cloth",
      weight: 5,
      why: "Corners and bottom rub on floors, and the weave goes thin before the hole opens. A patch there should be tougher than the bag.",
      check: {
        do: "Hold the empty bag up to the light.",
        finds: "light comes through the outer cloth",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 10],
        tools: [
          {
            name: "Patch of leather or Cordura nylon",
            instead: "a piece of an old boot shaft or tarpaulin",
          },
          { name: "Flexible textile glue" },
          { name: "Glover's needle" },
          { name: "Waxed thread" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush and wash the place",
            how: "Lukewarm water, a drop of soap, a day to dry.",
          },
          {
            action: "adjust",
            title: "Cut and fit the patch",
            how: "With scissors, round corners, 2 cm over the thin area. At a corner cut a small wedge out, so that it wraps like a cap. Nylon edges are sealed with a flame for a second.",
            see: "a patch lying without folds.",
          },
          {
            action: "glue",
            title: "Hold it with a little glue",
            how: "A few dots, so that nothing shifts. Too much clogs the needle.",
          },
          {
            action: "sew",
            title: "Sew round it twice",
            how: "Waxed thread, stitches 4 mm long, 3 mm from the edge, then a second row inside.",
            warning: "Use pliers to pull, not your teeth.",
          },
          {
            action: "test",
            title: "Drag it over a mat",
            how: "A few strokes, loaded.",
            see: "the patch lying as flat as before.",
          },
        ],
        prevention: ["Set it down instead of dragging it."],
      },
    },
    coating: {
      name: "a coating that peels or has turned sticky",
      short: "the coating",
      weight: 2,
      why: "The waterproof layer inside older rucksacks is polyurethane. Damp breaks it down until it flakes and smells. The cloth below is sound.",
      check: {
        do: "Rub the inside with your thumb.",
        finds: "white flakes come off, or it sticks to your skin",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [4, 15],
        tools: [
          {
            name: "Surgical spirit",
            instead: "two spoons of baking soda in a litre of warm water",
          },
          { name: "Stiff nylon brush" },
          { name: "Brush-on polyurethane sealant", instead: "a bin liner as an inner bag" },
          { name: "Rubber gloves" },
        ],
        steps: [
          {
            action: "clean",
            title: "Turn it inside out and rub the layer off",
            how: "Wet with spirit, wait five minutes, scrub with the nylon brush, and rinse in the bath.",
            warning: "Gloves on, window open, no flame: spirit burns.",
            see: "bare weave that is no longer sticky.",
          },
          { action: "clean", title: "Dry it for two days", how: "Hanging, with all pockets open." },
          {
            action: "glue",
            title: "Brush the new sealant on",
            how: "Thinly on the inside, seams twice, as the tin says.",
          },
          {
            action: "test",
            title: "Pour a cup of water into it",
            how: "After a day, over the bath.",
            see: "a dry outside after ten minutes.",
          },
        ],
        prevention: ["Store rucksacks dry and airy, never damp in a cellar."],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage of the bag in its outer cloth, or only in the lining?",
      answers: {
        outside: {
          means: "the damage is in the outer cloth",
          heard: ["outside", "corner", "bottom", "outer"],
          when: { outside: "always", lining: "never", coating: "rarely" },
        },
        inside: { means: "the damage is inside", heard: ["lining", "inside", "inner pocket"] },
      },
    },
    {
      ask: "Does the inside of the bag flake or feel sticky?",
      answers: {
        yes: {
          means: "the inside flakes or is sticky",
          heard: ["sticky", "flakes", "flaking", "peeling", "coating", "smells"],
          when: { coating: "always", lining: "never", outside: "never" },
        },
        no: { means: "the inside is dry and smooth" },
      },
    },
    {
      ask: "Does light come through when you hold the empty bag against a lamp?",
      answers: {
        yes: {
          means: "light comes through",
          heard: ["hole", "worn through", "tear"],
          when: { outside: "often", lining: "rarely", coating: "rarely" },
        },
        no: { means: "no light comes through" },
      },
    },
  ],
  safety: ["Empty every pocket first: forgotten blades and needles hide in linings."],
  prevention: ["Keep keys and pens in a pouch, and shake crumbs and sand out."],
  stopWhen: ["The frame or the back plate of a rucksack is broken: its maker sells the part."],
});

export const bag: Playbook = {
  faults: [strapTorn, buckleBroken, handleOff, holeOrLining],
  notes: [
    {
      about: ["box stitch", "cross", "which stitch"],
      text: "A strap is sewn down as a box with a cross: a square of back stitch and both diagonals, 4 to 5 cm long. It spreads the pull over all four corners.",
    },
    {
      about: ["wash", "clean", "washing machine"],
      text: "Wash cloth bags by hand at 30 °C with mild soap, and let them dry hanging. The drum of a washing machine breaks coatings, foam and buckles.",
    },
    {
      about: ["guarantee", "warranty", "maker", "lifetime"],
      text: "Several makers of rucksacks repair their bags for years, some for life. Ask before you cut: a letter and a photo often bring a new buckle for nothing.",
    },
  ],
};
