import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const hangsWrong = defineFault({
  id: "curtain-hangs-wrong",
  name: "has come off its rail or does not slide",
  usual: true,
  weight: 8,
  says: [
    "curtain came down",
    "hooks broken",
    "curtain hook broken",
    "gliders broken",
    "runners broken",
    "curtain won't slide",
    "curtain stuck",
    "rail came off the wall",
    "curtain rail loose",
    "pole fell down",
    "curtain pole sagging",
    "rings broken",
    "heading tape torn",
    "curtain tape ripped",
    "cord pulled out",
    "curtain tie broken",
    "curtain sticks",
    "eyelets torn out",
  ],
  causes: {
    gliders: {
      name: "broken gliders or hooks",
      short: "gliders or hooks",
      weight: 5,
      why: "Plastic gliders turn brittle in the sun. Two or three broken ones let the curtain hang in a bow and catch.",
      check: {
        do: "Push the curtain aside and count gliders and hooks along the rail.",
        finds: "some are broken, missing or hooked in no more",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [2, 6],
        tools: [
          { name: "New runners" },
          { name: "New hooks", instead: "large safety pins for a while" },
          { name: "Steady stepladder" },
          { name: "Silicone spray", instead: "a dry bar of soap" },
        ],
        steps: [
          {
            action: "look",
            title: "Take one glider along",
            how: "Climb the stepladder, open the end stop of the rail, and slide one out. T-shape, wheels or click-in: the rail takes only its own.",
            warning: "Both feet on the ladder, and no leaning out: step down and move it.",
            fallsOut: "The end stop and several gliders at once.",
          },
          {
            action: "clean",
            title: "Wipe the track",
            how: "A damp cloth over a flat stick, from end to end.",
            see: "no black dust on the cloth.",
          },
          {
            action: "replace",
            title: "Slide the new runners in",
            how: "One for each 8 to 10 cm of curtain, plus one for each side, then the end stop.",
          },
          {
            action: "replace",
            title: "Change broken hooks",
            how: "Push new hooks into the pockets of the tape, all at one height.",
            see: "a straight upper edge.",
          },
          {
            action: "lubricate",
            title: "Make it glide",
            how: "A little silicone spray on a cloth along the track.",
            putBack: "Hang the curtain from the middle to the ends.",
            see: "it follows a light pull.",
          },
        ],
      },
    },
    tape: {
      name: "heading tape that has come loose or torn",
      short: "the heading tape",
      weight: 4,
      why: "The tape at the top carries all the weight. Sun rots it before the cloth, and the cords that gather it slip out in the wash.",
      check: {
        do: "Turn the upper edge over and pull gently at the tape.",
        finds: "stitching or pockets are torn, or a cord hangs out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [3, 12],
        tools: [
          { name: "New heading tape" },
          { name: "Seam ripper", instead: "nail scissors" },
          { name: "Sewing machine", instead: "back stitch by hand" },
          { name: "Polyester thread" },
          { name: "Pins" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the old one off if it is rotten",
            how: "With the ripper. Where it is sound, only sew the open stretch again.",
            see: "the old stitch line.",
          },
          {
            action: "adjust",
            title: "Pin the new tape",
            how: "1 cm below the upper edge, pockets outwards, cords pulled free by 5 cm at each end and knotted at one.",
          },
          {
            action: "sew",
            title: "Sew both long edges",
            how: "By machine, in the same direction, polyester thread, 3 mm stitches, without catching the cords.",
            see: "two straight lines, cords that can be pulled.",
          },
          {
            action: "adjust",
            title: "Gather it",
            how: "Pull the cords together until the width is right, tie a bow, and wind the rest on a card. Never cut it: the curtain has to be spread for washing.",
          },
          {
            action: "test",
            title: "Hang it and look from afar",
            how: "After an hour.",
            see: "even folds.",
          },
        ],
      },
    },
    bracket: {
      name: "a rail or pole that is loose in the wall",
      short: "the fixing in the wall",
      weight: 4,
      why: "A plug in crumbling plaster works loose with every pull. The hole is too wide for it, or the wall is hollow and needs a plug made for that.",
      check: {
        do: "Push at each bracket with your hand.",
        finds: "one moves or its screw turns on and on",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [3, 12],
        tools: [
          { name: "Wall plugs for your kind of wall" },
          {
            name: "Repair mortar for plugs",
            instead: "a bit of plaster-soaked fleece made for it",
          },
          { name: "Screwdriver" },
          { name: "Drill" },
          { name: "Cable and pipe detector" },
          { name: "Stepladder" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the curtain and the rail down",
            how: "From the stepladder, with a helper at the other end of a long pole.",
            fallsOut: "Plug and plaster.",
          },
          {
            action: "look",
            title: "Find out what the wall is",
            how: "Red dust is brick, white dust plaster or aerated concrete, nothing behind is a hollow wall. The plug goes by that.",
            see: "what trickles out.",
          },
          {
            action: "glue",
            title: "Fill a hole that has grown",
            how: "Wet it, fill it with mortar, press the plug in flush, and let it set as the packet says.",
          },
          {
            action: "open",
            title: "Or drill a new hole 5 cm beside it",
            how: "Run the detector over the place first.",
            warning:
              "Above and beside windows, sockets and switches there may be cables. If the detector sounds or you are in doubt, do not drill.",
          },
          {
            action: "replace",
            title: "Screw the bracket on",
            how: "By hand with the screwdriver until it is firm.",
            putBack: "Rail in all brackets, then the curtain.",
            see: "nothing moves when you pull down on it with one hand, with both feet on the floor.",
          },
        ],
        stopWhen: [
          "The lintel is concrete and your drill does not get in: that takes a hammer drill, or the neighbour who has one.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a bracket of the curtain's rail move in the wall?",
      answers: {
        yes: {
          means: "a bracket moves in the wall",
          heard: ["bracket", "wall", "pole fell", "rail came off", "screw", "plaster", "came down"],
          when: { bracket: "always", gliders: "rarely", tape: "rarely" },
        },
        no: { means: "the rail is firm" },
      },
    },
    {
      ask: "Are any gliders, rings or hooks of the curtain broken or missing?",
      answers: {
        yes: {
          means: "gliders or hooks are broken",
          heard: ["hook", "hooks", "glider", "gliders", "runner", "runners", "ring", "rings"],
          when: { gliders: "always", tape: "sometimes", bracket: "rarely" },
        },
        no: { means: "gliders and hooks are whole" },
      },
    },
    {
      ask: "Is the tape at the top of the curtain torn or coming off?",
      answers: {
        yes: {
          means: "the tape at the top is torn or loose",
          heard: ["heading tape", "tape torn", "tape", "cord pulled out", "pleat"],
          when: { tape: "always", gliders: "rarely", bracket: "never" },
        },
        no: { means: "the tape is firm" },
      },
    },
  ],
  safety: [
    "Stand on a ladder, not on the sill, and not beside an open window.",
    "Tie cords up out of the reach of children: loops of cord strangle.",
  ],
  prevention: [
    "Draw curtains at their edge with a rod or by hand near the rail, not by tugging at the foot.",
  ],
  stopWhen: ["It is a motor-driven rail: leave motor and its lead to the fitter."],
});

const tornCloth = defineFault({
  id: "curtain-torn",
  name: "is torn, frayed or has its hem down",
  weight: 6,
  says: [
    "curtain torn",
    "hem down",
    "hem coming undone",
    "cat climbed",
    "cat scratched",
    "hole",
    "net curtain torn",
    "lining torn",
    "sun rotted",
    "frayed",
    "rip",
    "seam open",
  ],
  causes: {
    hem: {
      name: "a hem or seam that has come open",
      short: "hem or seam",
      weight: 5,
      why: "Long straight hems are sewn with one thread, and a vacuum cleaner or a paw that pulls it undoes a metre at once.",
      check: {
        do: "Look along the fold at the foot.",
        finds: "cloth is whole and a line of empty holes runs along it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 6],
        tools: [
          { name: "Iron-on hem tape", instead: "needle and thread" },
          { name: "Iron with press cloth" },
          { name: "Tape measure" },
          { name: "Pegs", instead: "pins" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure it while it hangs",
            how: "From the floor with the tape measure, at five places: 1 cm of air is right. Mark with pegs.",
            see: "five marks in one line.",
          },
          {
            action: "adjust",
            title: "Fold and press the hem",
            how: "First 1 cm, then the full width, along the old crease.",
          },
          {
            action: "glue",
            title: "Lay tape in and iron it",
            how: "Hem tape in the fold, damp press cloth above it, iron down for ten seconds on each spot without sliding.",
            warning: "Test on the inside of the hem: polyester nets melt at high heat.",
            see: "a fold that does not come open when cold.",
          },
          {
            action: "sew",
            title: "Sew heavy curtains",
            how: "Long slip stitches by hand hold better than tape on velvet and lined cloth.",
          },
          {
            action: "test",
            title: "Hang it for a day",
            how: "Cloth sinks a little.",
            see: "a hem that clears the floor.",
          },
        ],
      },
    },
    tear: {
      name: "a tear or hole in sound cloth",
      short: "a tear",
      weight: 4,
      why: "Claws, window handles and toys tear it. Folds hide much, so a neat patch from the hem is hardly found again.",
      check: {
        do: "Pull at the cloth beside the damage.",
        finds: "it is strong there",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          {
            name: "Matching patch",
            instead: "cloth from inside the hem",
          },
          { name: "Fusible web" },
          { name: "Fine needle and matching thread" },
          { name: "Small sharp scissors" },
          { name: "Steam iron" },
        ],
        steps: [
          {
            action: "clean",
            title: "Lay it flat and close the tear",
            how: "Trim single threads with scissors and bring the edges together.",
            see: "weave lying in line.",
          },
          {
            action: "glue",
            title: "Fuse a patch behind",
            how: "A patch with the run of the threads as in the curtain, web between, steam iron for eight seconds. Take the cloth of the patch from the inside of the hem.",
          },
          {
            action: "sew",
            title: "Catch the edges down",
            how: "Tiny slanting stitches in a single thread, 3 mm apart.",
          },
          {
            action: "sew",
            title: "Nets: weave it shut",
            how: "Do not glue nets: run single threads over and under through the mesh across the gap, and knot at both ends.",
            see: "meshes of about the old size.",
          },
          {
            action: "test",
            title: "Hang it against the light",
            how: "And shift the patch into a fold.",
            see: "only a shadow.",
          },
        ],
      },
    },
    rotted: {
      name: "cloth that the sun has rotted",
      short: "sun-rotted cloth",
      weight: 3,
      why: "Years of sun break the fibres. Such cloth tears when it is pulled with two fingers, and a seam in it tears beside the seam.",
      check: {
        do: "Pull at the edge that gets most sun.",
        finds: "it tears like paper or leaves dust",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [8, 40],
        tools: [
          { name: "New lining" },
          { name: "Large scissors" },
          { name: "Sewing machine", instead: "needle and evenings" },
          { name: "Pins" },
        ],
        steps: [
          {
            action: "look",
            title: "See how much is sound",
            how: "Often it is only the edge at the window or the lining.",
            see: "where it no longer tears.",
          },
          {
            action: "adjust",
            title: "Swap or turn them",
            how: "Exchange left and right, so that the worn edge comes into the room, cut off and hemmed.",
          },
          {
            action: "open",
            title: "Cut the rotten part off",
            how: "With scissors along a thread, 5 cm into sound cloth. Short curtains still serve in a smaller window.",
          },
          {
            action: "sew",
            title: "Line it anew",
            how: "Cut lining 4 cm smaller, pin it right sides together at the sides, sew by machine, turn, and catch it under the heading tape.",
            see: "lining hanging 2 cm above the hem.",
          },
          {
            action: "test",
            title: "Hang it and draw it ten times",
            how: "Gently.",
            see: "no new split.",
          },
        ],
        prevention: [
          "Line curtains on the sunny side: the lining takes the sun and costs a third.",
        ],
        stopWhen: ["All of it tears: keep the tape and hooks, and use the cloth for dust sheets."],
      },
    },
  },
  questions: [
    {
      ask: "Does the cloth of the curtain tear when you pull it with two fingers?",
      answers: {
        yes: {
          means: "the cloth tears under two fingers",
          heard: ["rotted", "sun", "brittle", "falls apart", "shredding"],
          when: { rotted: "always", hem: "never", tear: "never" },
        },
        no: { means: "the cloth is strong" },
      },
    },
    {
      ask: "Is the damage to the curtain at a hem or a seam?",
      answers: {
        yes: {
          means: "it is at a hem or seam",
          heard: ["hem", "seam", "stitching"],
          when: { hem: "always", tear: "never", rotted: "rarely" },
        },
        no: { means: "it is in the middle of the cloth" },
      },
    },
    {
      ask: "Did something catch or pull the curtain: a pet, a handle, a vacuum cleaner?",
      answers: {
        yes: {
          means: "something caught or pulled it",
          heard: ["cat", "dog", "caught", "vacuum", "pulled", "child"],
          when: { tear: "often", hem: "sometimes", rotted: "rarely" },
        },
        no: { means: "it came by itself" },
      },
    },
  ],
  safety: ["Take it down to mend it: sewing on a ladder ends badly."],
  prevention: ["Shake and vacuum curtains with a brush twice a year: dust cuts fibres."],
  stopWhen: ["It is silk, or an interlined curtain of value: a curtain maker relines it."],
});

const wrongLength = defineFault({
  id: "curtain-wrong-length",
  name: "is too long, too short or hangs unevenly",
  weight: 5,
  says: [
    "too long",
    "too short",
    "needs shortening",
    "shrank in the wash",
    "shrunk",
    "hangs unevenly",
    "drags on the floor",
    "take up curtains",
    "let down hem",
    "uneven hem",
    "wrong length",
    "one side longer",
    "alter curtains",
    "shorten curtains",
  ],
  causes: {
    long: {
      name: "a curtain made for a higher window",
      short: "the length",
      weight: 5,
      why: "Windows differ from flat to flat by a hand's breadth. Shortening is always done at the foot, since the heading is the difficult end.",
      check: {
        do: "Hang it and let it settle for a day.",
        finds: "the same length lies on the floor at every fold",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 6],
        tools: [
          { name: "Folding rule", instead: "a tape measure" },
          { name: "Safety pins" },
          { name: "Dressmaking shears", instead: "sharp household scissors" },
          { name: "Clothes iron" },
          { name: "Machine or hand sewing needle" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash it before you cut",
            how: "New cotton and linen shrink by up to 5 percent.",
            see: "a curtain that has done its shrinking.",
          },
          {
            action: "measure",
            title: "Mark it on the rail",
            how: "1 cm above the floor by the folding rule, at both edges and in the middle, each with one of the pins.",
            see: "three pins in a straight line.",
          },
          {
            action: "open",
            title: "Undo the old hem and cut",
            how: "New line plus twice the depth of the hem, usually 2 × 8 cm. Cut with the shears along a thread.",
            warning: "Cut one curtain, hem it and hang it before you cut its twin.",
          },
          {
            action: "sew",
            title: "Turn up twice and sew",
            how: "Press with the iron, hem double, slip stitches with the needle that take one thread of the outside.",
            putBack: "Sew the lead weights or the weighted cord into the new hem.",
          },
          {
            action: "test",
            title: "Hang both side by side",
            how: "And step back three metres.",
            see: "one line along the floor.",
          },
        ],
      },
    },
    shrunk: {
      name: "cloth that has shrunk in the wash",
      short: "shrunk cloth",
      weight: 4,
      why: "Hot water and the dryer pull cotton together. Part of it comes back while the cloth is damp, the rest comes out of the hem or from a border.",
      check: {
        do: "Ask yourself whether it fitted before the last wash, and feel how deep the hem is.",
        finds: "it fitted before and now ends above the sill or floor",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [0, 15],
        tools: [
          { name: "Spray bottle" },
          { name: "Steam iron" },
          { name: "Unpicker", instead: "nail scissors" },
          { name: "Strip of matching cloth" },
          { name: "Sewing thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Stretch it damp",
            how: "Wet it well with the spray bottle, hang it up, and pull down evenly along the whole foot. Iron it damp, lengthwise.",
            see: "one to three centimetres gained.",
          },
          {
            action: "open",
            title: "Let the hem down",
            how: "Open it with the unpicker and press the crease out with steam and a dash of vinegar. Bind the edge narrowly.",
            warning:
              "The crease can stay visible where the sun has bleached the cloth: look at it against the light before you go on.",
          },
          {
            action: "sew",
            title: "Or add a border",
            how: "A strip of other cloth, twice as long as what is missing, folded and sewn on with matching thread. It may be seen: choose it so.",
            see: "a straight seam above the floor.",
          },
          {
            action: "adjust",
            title: "Gain at the top",
            how: "Set the hooks into the lowest row of pockets, and the curtain hangs 2 to 4 cm lower.",
          },
          {
            action: "test",
            title: "Draw it to and fro",
            how: "Over the whole window.",
            see: "the gap at the foot gone.",
          },
        ],
        prevention: ["Wash at 30 °C and hang them up wet."],
      },
    },
    hooks: {
      name: "hooks at different heights or an uneven rail",
      short: "hooks or rail",
      weight: 3,
      why: "A hook in the wrong row of pockets lifts that fold by 2 cm, and a rail that has sunk at one end tilts the whole edge.",
      check: {
        do: "Compare the upper edge with the ceiling, and count the row in which each hook sits.",
        finds: "hooks sit in different rows, or the rail runs away from the ceiling",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 2],
        tools: [
          { name: "Household ladder" },
          { name: "Water level", instead: "the distance to the ceiling at both ends" },
          { name: "Crosshead screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Take it down and lay it flat",
            how: "From a ladder, not from a chair.",
            see: "all the hooks in front of you.",
          },
          {
            action: "adjust",
            title: "Set all hooks in one row",
            how: "Count pockets from the edge, one hook every 8 cm, one at each end.",
          },
          {
            action: "adjust",
            title: "Level the rail",
            how: "Loosen the bracket with the screwdriver, lift the low end in its slot until the water level shows the middle, tighten.",
            warning:
              "A bracket that turns in the wall is a different job: do not hang cloth on it.",
          },
          {
            action: "test",
            title: "Hang it again",
            how: "Folds even, edges straight.",
            see: "the same gap at the floor left and right.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the curtain fit before it was last washed?",
      answers: {
        yes: {
          means: "it fitted before the wash",
          heard: ["shrank", "shrunk", "in the wash", "washed", "too short"],
          when: { shrunk: "always", long: "never", hooks: "rarely" },
        },
        no: {
          means: "it has not changed in a wash",
          heard: ["new curtain", "new house", "moved", "second hand"],
        },
      },
    },
    {
      ask: "Is the curtain too long all along, or only uneven from one side to the other?",
      answers: {
        long: {
          means: "it is too long all along",
          heard: ["too long", "shorten", "shortening", "drag", "take up"],
          when: { long: "always", shrunk: "never", hooks: "rarely" },
        },
        uneven: {
          means: "it hangs unevenly",
          heard: ["uneven", "unevenly", "one side", "crooked", "slanting"],
          when: { hooks: "always", long: "rarely", shrunk: "rarely" },
        },
        short: { means: "it is too short", heard: ["short"] },
      },
    },
    {
      ask: "Do all the hooks of the curtain sit in the same row of pockets?",
      answers: {
        yes: { means: "all hooks sit in one row", when: { hooks: "rarely" } },
        no: { means: "hooks sit in different rows", heard: ["hooks"] },
      },
    },
  ],
  safety: ["Keep children and pets away from the ladder, and put pins into a box at once."],
  prevention: ["Note width, drop and heat of washing on a tag in the hem."],
  stopWhen: [
    "It is lined, interlined and weighted all round: a curtain maker shortens it for €20 to 40.",
  ],
});

export const curtain: Playbook = {
  faults: [hangsWrong, tornCloth, wrongLength],
  notes: [
    {
      about: ["wash", "shrink", "washing"],
      text: "Wash curtains at 30 °C, half a drum at most, and hang them damp: they pull themselves straight. Before you shorten new cotton, wash it once, since it shrinks by up to 5 percent.",
    },
    {
      about: ["cord", "child", "safety"],
      text: "Cords of blinds and curtains must hang higher than 150 cm or be tied to a cleat, so that no child can get into a loop.",
    },
  ],
};
