import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const seamOpen = defineFault({
  id: "garment-seam-open",
  name: "has a seam that has come open",
  usual: true,
  weight: 8,
  says: [
    "seam open",
    "seam split",
    "seam ripped",
    "seam came undone",
    "stitching came undone",
    "split at the seam",
    "coming apart at the seam",
    "underarm torn",
    "armpit seam",
    "crotch split",
    "split trousers",
    "unravelled seam",
    "lining torn",
    "lining came loose",
    "sleeve coming off",
    "stitches gone",
    "thread broke",
    "ripped at the seam",
    "shoulder seam",
  ],
  causes: {
    thread: {
      name: "a broken sewing thread with sound cloth",
      short: "the thread",
      weight: 6,
      why: "Seams are meant to give before the cloth does. If only the thread has gone, the old holes show you exactly where the new one belongs.",
      check: {
        do: "Turn it inside out and lay the two edges together.",
        finds: "the edges meet, and you see a row of tiny empty holes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Hand-sewing needle" },
          { name: "Polyester thread", instead: "two strands of thinner cotton" },
          { name: "Embroidery scissors", instead: "nail scissors" },
          { name: "Pins", instead: "safety pins or clothes pegs" },
        ],
        steps: [
          {
            action: "open",
            title: "Turn it and tidy the gap",
            how: "Work on the wrong side. Snip loose ends with the scissors and pull gently at both ends of the gap until the stitches hold.",
            see: "firm old stitches on both sides.",
          },
          {
            action: "adjust",
            title: "Pin the edges together",
            how: "Right sides facing, edges level, one of the pins every 3 cm.",
          },
          {
            action: "sew",
            title: "Sew back stitch along the old line",
            how: "Thread the needle with 50 cm of doubled thread. Begin 2 cm inside the old seam, go 3 mm forward under the cloth and 1.5 mm back above it, and so on to 2 cm past the gap.",
            see: "stitches that touch one another, like those of a machine.",
          },
          {
            action: "sew",
            title: "Fasten off",
            how: "Three stitches on the same spot, through the last loop, and cut at 5 mm.",
          },
          {
            action: "test",
            title: "Pull across it",
            how: "Take hold left and right and pull as hard as you would wear it.",
            see: "no daylight between the stitches.",
          },
        ],
      },
    },
    frayed: {
      name: "cloth that has frayed out of the seam",
      short: "frayed cloth",
      weight: 4,
      why: "Loosely woven cloth slides out of its seam thread by thread. The stitches are still there on one side while the edge has walked away.",
      check: {
        do: "Look at the edge of the cloth in the gap.",
        finds: "loose threads hang out and the edge lies less than 5 mm from the stitching",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Iron-on interfacing", instead: "a strip of thin cotton sewn on" },
          { name: "Iron with a damp cloth" },
          { name: "Needle and matching thread" },
          { name: "Tailor's chalk", instead: "a dry sliver of soap" },
        ],
        steps: [
          {
            action: "look",
            title: "See how much cloth is left",
            how: "Measure how far you can move the new seam inwards without making it tight: 5 mm is rarely noticed.",
            see: "at least 1 cm of firm cloth.",
          },
          {
            action: "glue",
            title: "Stop the fray",
            how: "Cut a strip of interfacing 2 cm wide, lay it on the wrong side over the frayed edge and press it with the iron for ten seconds, through the damp cloth.",
            warning:
              "Try heat and steam on a hidden place. Synthetics melt, so use the lowest setting that bonds.",
          },
          {
            action: "sew",
            title: "Draw and sew a new line",
            how: "Chalk it 5 mm inside the old one, running out into the old seam over 4 cm at each end, and sew it with small back stitches.",
            see: "a curve without a corner.",
          },
          {
            action: "sew",
            title: "Bind the edges",
            how: "Whip over both edges together with slanting stitches of the thread, 4 mm apart, not tight.",
          },
          {
            action: "test",
            title: "Wear it for a minute",
            how: "Sit, reach, bend.",
            see: "no pull lines pointing at the seam.",
          },
        ],
        stopWhen: ["Silk or velvet slides out again: a tailor backs the whole seam."],
      },
    },
    strain: {
      name: "a seam that is under too much strain",
      short: "strain on the seam",
      weight: 3,
      why: "At the crotch, under the arm and at a slit, four pieces pull on one point. If the garment is tight, that point gives again and again.",
      check: {
        do: "Put it on, if that is possible, and look whether the cloth beside the gap is stretched when you sit or reach.",
        finds: "it is tight there, or the same place has burst before",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 4],
        tools: [
          { name: "Piece of similar cloth", instead: "a bit of the hem or of an inside pocket" },
          { name: "Sharp shears", instead: "good household scissors" },
          { name: "Strong sewing thread" },
          { name: "Short needle" },
          { name: "Dressmaker's pins" },
        ],
        steps: [
          {
            action: "open",
            title: "Unpick 4 cm either side of the point",
            how: "Snip every third stitch with the tip of the shears and draw the thread out.",
            see: "a cross of four sound edges.",
          },
          {
            action: "adjust",
            title: "Cut a gusset",
            how: "A diamond of the similar cloth, about 8 cm long and 5 cm wide plus 1 cm all round. Its long way follows the strain.",
          },
          {
            action: "sew",
            title: "Pin and sew the four sides",
            how: "One side after the other, from tip to tip, right sides together, with pins at the tips and stitches of 2 mm by the short needle.",
            see: "a flat diamond without a pleat at its tips.",
          },
          {
            action: "sew",
            title: "Go over it twice",
            how: "A second row 2 mm beside the first, with fresh thread. Shorten the points of the seam allowance.",
          },
          {
            action: "test",
            title: "Squat or stretch",
            how: "Slowly at first.",
            see: "slack where it used to be tight.",
          },
        ],
        prevention: ["Strengthen the twin point on the other side at the same time."],
      },
    },
  },
  questions: [
    {
      ask: "Do the edges of the garment's open seam still meet without pulling?",
      answers: {
        yes: {
          means: "the edges meet",
          heard: ["stitching", "thread broke", "stitches gone", "come undone", "came undone"],
          when: { thread: "always", frayed: "rarely", strain: "sometimes" },
        },
        no: { means: "the edges no longer meet", heard: ["does not meet", "edges apart"] },
      },
    },
    {
      ask: "Is the cloth of the garment fraying along the open edge?",
      answers: {
        yes: {
          means: "the cloth is fraying at the edge",
          heard: ["fray", "frayed", "fraying", "unravelling"],
          when: { frayed: "always", thread: "rarely", strain: "sometimes" },
        },
        no: { means: "the edge is firm" },
      },
    },
    {
      ask: "Is the garment tight at that place, or has it burst there before?",
      answers: {
        yes: {
          means: "it is tight there or has burst there before",
          heard: ["tight", "again", "crotch", "armpit", "underarm", "keeps splitting"],
          when: { strain: "always", thread: "sometimes", frayed: "sometimes" },
        },
        no: { means: "it fits loosely there" },
      },
    },
  ],
  safety: [
    "Push the needle away from the finger behind the cloth, and put it down in a cushion and not on the sofa.",
  ],
  prevention: ["Mend the first three broken stitches, and wash it inside out."],
  stopWhen: ["It is leather: holes in leather stay, so a wrong stitch cannot be taken back."],
});

const hole = defineFault({
  id: "garment-hole",
  name: "has a hole or a tear",
  weight: 9,
  says: [
    "hole",
    "hole in it",
    "torn",
    "tear",
    "ripped",
    "rip",
    "moth hole",
    "moth holes",
    "hole in the knee",
    "hole in the elbow",
    "worn through",
    "threadbare",
    "jeans worn between the legs",
    "thigh rub",
    "burn hole",
    "cigarette burn",
    "caught on a nail",
    "caught on barbed wire",
    "hole in sock",
    "hole in jumper",
    "patch needed",
    "darning",
    "holes at the crotch",
    "small holes in my jumper",
    "moths ate it",
    "hole in wool jumper",
    "holes in knitted sleeve",
  ],
  causes: {
    tear: {
      name: "a tear in sound woven cloth",
      short: "a tear",
      weight: 4,
      why: "A nail or a hook has cut the threads, often in the shape of an L, but hardly any cloth is lost. The edges can be brought together over a backing.",
      check: {
        do: "Lay it flat and push the edges together.",
        finds: "they fit like a puzzle and no cloth is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Iron-on patch", instead: "thin cotton and textile glue" },
          { name: "Flat iron" },
          { name: "Fine needle" },
          { name: "Thread in the colour of the cloth" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash, dry and press it flat",
            how: "Only clean cloth bonds. Trim nothing but single hanging threads.",
            see: "edges that lie side by side.",
          },
          {
            action: "glue",
            title: "Back the tear",
            how: "Cut the patch with the scissors 2 cm larger all round, corners rounded. Lay the tear closed on it from the right side, turn it over, and press it with the iron for the seconds on the packet.",
            warning:
              "Use baking paper below, and no hot iron on nylon or coated jackets: those get a self-adhesive nylon patch instead.",
          },
          {
            action: "sew",
            title: "Secure the edges",
            how: "With the needle and matching thread, go over the tear in a flat zigzag, 3 mm into the cloth on either side.",
            see: "small stitches that hardly show.",
          },
          {
            action: "sew",
            title: "Stitch round the patch",
            how: "A row of tiny running stitches close to its edge, so that washing does not lift it. Pick thread the colour of the cloth.",
          },
          {
            action: "test",
            title: "Wash it once inside out at 30 °C",
            how: "Then look at the corners.",
            see: "a patch that lies flat.",
          },
        ],
      },
    },
    worn: {
      name: "cloth worn thin by rubbing",
      short: "worn cloth",
      weight: 5,
      why: "At knees, elbows and between the thighs the threads have rubbed away. The hole is only the middle of a larger thin place, and a stitch through thin cloth tears out.",
      check: {
        do: "Hold the place against a window.",
        finds: "light shines through around the hole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [0, 6],
        tools: [
          { name: "Denim or cloth of the same weight", instead: "the leg of an old pair of jeans" },
          { name: "Sewing machine", instead: "a long needle and patience" },
          { name: "Strong cotton thread" },
          { name: "Safety pins" },
          { name: "Dry soap", instead: "chalk" },
        ],
        steps: [
          {
            action: "look",
            title: "Draw round all that is thin",
            how: "Against the light, with dry soap.",
            see: "an outline two or three times as large as the hole.",
          },
          {
            action: "adjust",
            title: "Fit a backing",
            how: "Cut cloth of the same weight 2 cm beyond that line, lay it inside with the threads running the same way, and fix it with safety pins. It must be neither tight nor slack. On a jumper, take an oval of knitted cloth or soft leather instead, sewn on from outside.",
          },
          {
            action: "sew",
            title: "Sew the outline",
            how: "Once round just outside the line, through both layers.",
            see: "no fold on the inside.",
          },
          {
            action: "sew",
            title: "Fill the worn area",
            how: "Rows of stitches 3 mm apart, to and fro along the run of the cloth, with the machine or by hand in cotton thread. Stay loose, so that it keeps its give.",
          },
          {
            action: "clean",
            title: "Trim the inside",
            how: "Cut the backing back to 1 cm from the stitching.",
          },
          {
            action: "test",
            title: "Sit, kneel and bend your arms in it",
            how: "For an hour.",
            see: "nothing that chafes the skin.",
          },
        ],
        prevention: [
          "Reinforce the twin place on the other leg or sleeve at once: it will go next.",
        ],
      },
    },
    knit: {
      name: "broken loops in knitted cloth, from moths or a snag",
      short: "broken loops",
      weight: 4,
      why: "Knitted cloth is one long row of loops. One bitten loop lets its neighbours slip, so the hole grows each time it is stretched.",
      check: {
        do: "Stretch the place gently over your fist.",
        finds: "you see open loops at the rim, or several small round holes",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Darning needle", instead: "a blunt needle with a large eye" },
          { name: "Matching yarn", instead: "a thread drawn out of an inner seam" },
          {
            name: "Darning mushroom",
            instead: "an orange or the bowl of a ladle",
          },
          { name: "Freezer bag" },
        ],
        steps: [
          {
            action: "clean",
            title: "Deal with moths first",
            how: "Seal wool in a freezer bag and keep it at -18 °C for two weeks, or wash it as its label says. Without this step the grubs eat on beside your darn. Shake out the shelf where it lay.",
            see: "no grains or webs left.",
          },
          {
            action: "look",
            title: "Catch the open loops",
            how: "Run a thin thread through every open loop round the hole, so that none slips further.",
          },
          {
            action: "sew",
            title: "Stretch the warp",
            how: "Lay the hole over the mushroom. With the yarn, sew parallel rows from 1 cm above the hole to 1 cm below it, one row per column of loops. Leave a tiny loop at each turn.",
            see: "an even ladder, neither slack nor tight.",
          },
          {
            action: "sew",
            title: "Weave across",
            how: "With the darning needle over one, under one, and the other way round on the way back. Push the rows together.",
            see: "a small flat mat that closes the hole.",
          },
          {
            action: "test",
            title: "Stretch and steam it",
            how: "Pull it into shape, hold it over the steam of a pan of boiling water at 30 cm, let it cool.",
            warning: "Steam scalds: hold it by its ends.",
            see: "an edge that no longer slips.",
          },
        ],
        prevention: [
          "Wash or air wool before you store it, and close it in a bag: moths look for sweat.",
        ],
      },
    },
    burn: {
      name: "a burn or a cut with cloth missing",
      short: "missing cloth",
      weight: 2,
      why: "Where cloth is gone, edges cannot be drawn together without a pucker. It takes a patch that is meant to be seen, or one cut from the hem.",
      check: {
        do: "Touch the rim of the hole.",
        finds: "it is hard and dark, or a piece is cut clean out",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 6],
        tools: [
          {
            name: "Patch from the hem or facing",
            instead: "a badge or a leather patch that is meant to be seen",
          },
          { name: "Pointed scissors" },
          { name: "Double-sided fusible web" },
          { name: "Iron and baking paper" },
          { name: "Embroidery thread" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim the rim",
            how: "Cut hard, melted bits away with the scissors until the rim is soft.",
            see: "a hole with an even outline.",
          },
          {
            action: "adjust",
            title: "Cut the patch to the pattern",
            how: "From the hem, a facing or an inner pocket. Line up stripes and the direction of the nap.",
          },
          {
            action: "glue",
            title: "Fuse it from behind",
            how: "A ring of fusible web between patch and cloth, baking paper below, iron on for ten seconds.",
            warning: "Set the iron for the weaker of the two fabrics.",
          },
          {
            action: "sew",
            title: "Stitch over the rim",
            how: "Close blanket stitches of embroidery thread, or the same colour for an unseen mend.",
            see: "the rim covered all round.",
          },
          {
            action: "test",
            title: "Rub and stretch it",
            how: "With your thumb, as in wear.",
            see: "no edge that lifts.",
          },
        ],
        stopWhen: ["A good suit or coat is worth an invisible weaver: €30 to 80."],
      },
    },
  },
  questions: [
    {
      ask: "Is the garment knitted, like a jumper, a T-shirt or a sock, or woven, like jeans and shirts?",
      answers: {
        knitted: {
          means: "it is knitted",
          heard: [
            "knit",
            "knitted",
            "jumper",
            "sweater",
            "cardigan",
            "sock",
            "wool",
            "moth",
            "pullover",
            "t shirt",
            "jersey",
          ],
          when: { knit: "always", tear: "rarely", worn: "sometimes", burn: "sometimes" },
        },
        woven: {
          means: "it is woven",
          heard: ["jeans", "denim", "shirt", "trousers", "coat", "woven", "suit", "skirt"],
        },
      },
    },
    {
      ask: "Is the garment's cloth thin around the hole when you hold it against the light?",
      answers: {
        yes: {
          means: "the cloth around it is thin",
          heard: [
            "worn",
            "thin",
            "threadbare",
            "rubbed",
            "between the legs",
            "thigh",
            "crotch",
            "worn at the knee",
            "worn at the elbow",
          ],
          when: { worn: "always", tear: "never", knit: "sometimes", burn: "rarely" },
        },
        no: { means: "the cloth around it is firm" },
      },
    },
    {
      ask: "Are there small round holes in the garment, or did you find moths, grains or webs?",
      answers: {
        yes: {
          means: "moths have been at it",
          heard: ["moth", "moths", "small holes", "tiny holes", "little holes", "round holes"],
          when: { knit: "always", worn: "rarely", tear: "never", burn: "rarely" },
        },
        no: { means: "there is no sign of moths" },
      },
    },
    {
      ask: "Is a piece of the garment's cloth missing, or do the edges fit together?",
      answers: {
        fit: {
          means: "the edges fit together",
          heard: ["tear", "caught on", "nail", "l shape", "slit", "cut"],
          when: { tear: "always", burn: "never", worn: "rarely", knit: "sometimes" },
        },
        missing: {
          means: "a piece of cloth is missing",
          heard: ["burn", "cigarette", "missing", "iron", "scorched"],
          when: { burn: "always", tear: "never", worn: "often", knit: "sometimes" },
        },
      },
    },
  ],
  safety: ["Use hot irons on a board, not on your knee, and unplug them when you leave the room."],
  prevention: [
    "Mend thin places before they open: it is a quarter of the work.",
    "Close hooks and zips in the wash, so that they do not catch cloth.",
  ],
  stopWhen: [
    "It is fur, silk, or a piece with a history: ask a restorer or a good tailor before the first stitch.",
  ],
});

const buttonOff = defineFault({
  id: "garment-button-off",
  name: "has lost a button or another fastener",
  weight: 7,
  says: [
    "button off",
    "button came off",
    "lost a button",
    "missing button",
    "button loose",
    "button fell off",
    "buttonhole torn",
    "buttonhole frayed",
    "jeans button",
    "popper broken",
    "press stud broken",
    "snap came off",
    "hook and eye",
    "trouser hook",
    "rivet button",
    "button popped off",
    "snap doesn't hold",
    "button missing",
  ],
  causes: {
    thread: {
      name: "worn thread under a sewn button",
      short: "the button's thread",
      weight: 6,
      why: "Machines sew buttons on with a chain stitch that runs out as soon as one end is free. Sewn by hand with a shank it holds for years.",
      check: {
        do: "Look at the place where it sat.",
        finds: "the cloth is whole and only threads are left",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Buttonhole thread", instead: "ordinary thread four times" },
          { name: "Needle" },
          { name: "Matchstick", instead: "a toothpick" },
          {
            name: "Spare button",
            instead: "the one sewn inside the side seam, or the lowest one",
          },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the spot",
            how: "Close the garment and put the needle through the buttonhole, 3 mm from its outer end.",
            see: "its tip on the old thread marks.",
          },
          {
            action: "sew",
            title: "Begin with a cross",
            how: "Two tiny stitches of the thread on the right side, where the button will hide them.",
          },
          {
            action: "sew",
            title: "Sew over a matchstick",
            how: "Take a spare button of the same size, lay the matchstick across it and sew six times through each pair of holes with the needle, in the pattern of the others.",
            see: "a button that can be lifted by the thickness of the match.",
          },
          {
            action: "sew",
            title: "Wind the shank",
            how: "Pull the match out, bring the thread between button and cloth, wind it six times round, and fasten it with two stitches.",
            see: "a small pillar that stands by itself.",
          },
          {
            action: "test",
            title: "Button it up",
            how: "Pull at both sides.",
            see: "no pucker under the button.",
          },
        ],
      },
    },
    cloth: {
      name: "cloth that has torn out under the button",
      short: "torn cloth under it",
      weight: 3,
      why: "The button went and took a piece of cloth along. A new button on that spot would hang on air, so the place needs a backing first.",
      check: {
        do: "Turn the place inside out.",
        finds: "there is a hole or a thin spot where the button was",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 3],
        tools: [
          { name: "Scrap of firm cotton", instead: "a bit of ribbon" },
          { name: "Small flat button", instead: "a felt disc" },
          { name: "Sewing needle" },
          { name: "Twisted thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Slip a backing in",
            how: "Fold the cotton to a 2 cm square and push it between the layers through the hole, or lay it on the inside.",
            see: "cotton behind the whole hole.",
          },
          {
            action: "sew",
            title: "Sew the hole down",
            how: "Run small stitches to and fro over hole and backing with the needle until it is flat.",
          },
          {
            action: "sew",
            title: "Put a flat button behind",
            how: "Sew both together: the good button outside, the flat one inside as a washer, thread through both each time.",
            see: "the pull resting on the inner button.",
          },
          {
            action: "sew",
            title: "Make a shank",
            how: "Wind the thread four times between outer button and cloth, and tie it off.",
          },
          {
            action: "test",
            title: "Tug at it",
            how: "Hold the cloth and tug.",
            see: "the cloth does not stretch round it.",
          },
        ],
        prevention: ["Undo tight buttons instead of slipping the garment off over them."],
      },
    },
    buttonhole: {
      name: "a worn or torn buttonhole",
      short: "the buttonhole",
      weight: 3,
      why: "The button is there, but the hole has frayed so wide that it slips out by itself.",
      check: {
        do: "Button it and pull at the edge.",
        finds: "it slips out, or threads hang round the hole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 2],
        tools: [
          { name: "Buttonhole silk", instead: "doubled sewing thread" },
          { name: "Fine sharp needle" },
          { name: "Nail scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Cut the loose threads",
            how: "Close to the edge with the scissors, without widening the slit.",
          },
          {
            action: "sew",
            title: "Run a line round it",
            how: "Tiny running stitches 2 mm from the slit on both sides, to hold the layers.",
            see: "a slit that no longer gapes.",
          },
          {
            action: "sew",
            title: "Cover the edge",
            how: "Buttonhole stitch: needle in behind the line, out of the slit, through its own loop, and pull the silk towards the slit. One beside the other.",
            see: "a firm corded lip.",
          },
          {
            action: "sew",
            title: "Bar the ends",
            how: "Four stitches across each end, and over them once more. If it is too wide, let one bar shorten it.",
          },
          {
            action: "test",
            title: "Push the button through",
            how: "It may be a bit stiff at first.",
            see: "it does not slip out when you pull.",
          },
        ],
      },
    },
    metal: {
      name: "a press stud, rivet or jeans button that has come off",
      short: "a metal fastener",
      weight: 4,
      why: "Metal fasteners are two halves pressed together through the cloth. Once pulled apart they seldom hold again, but a new pair is hammered in within minutes.",
      check: {
        do: "Look for the second half on the other side of the cloth.",
        finds: "it is a metal one that was never sewn",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 12],
        tools: [
          {
            name: "Set of jeans buttons or press studs",
            instead: "a sewn button, or studs to sew on",
          },
          { name: "Hammer" },
          { name: "Block of hard wood", instead: "a thick chopping board on the floor" },
          { name: "Piece of jeans cloth" },
          { name: "Awl", instead: "a nail" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the rest out",
            how: "Twist the remaining half out, or pinch its stem flat with pliers and draw it through.",
            fallsOut: "A ring or a stem from the back.",
          },
          {
            action: "adjust",
            title: "Back the hole",
            how: "Put a piece of jeans cloth over a torn hole, on the inside, and prick through both with the awl. A tight hole grips better than a cut one.",
            see: "a hole just as wide as the stem.",
          },
          {
            action: "replace",
            title: "Set both halves together",
            how: "Stem from inside, cap from outside. Lay the cap face down on the wood over a cloth.",
          },
          {
            action: "adjust",
            title: "Hammer it straight",
            how: "Three firm strokes with the hammer on the stem or the setting tool, dead upright.",
            warning: "Wear glasses and keep fingers off: small studs jump.",
            see: "a head that does not turn.",
          },
          {
            action: "test",
            title: "Close and open it ten times",
            how: "For studs, listen for the snap.",
            see: "both halves staying on the cloth.",
          },
        ],
        stopWhen: ["The cloth round it is torn wider than 1 cm: patch that first."],
      },
    },
  },
  questions: [
    {
      ask: "Is the garment's cloth whole at the place where the fastener sat?",
      answers: {
        yes: {
          means: "the cloth there is whole",
          when: { cloth: "never", thread: "always", buttonhole: "often", metal: "often" },
        },
        no: {
          means: "the cloth there is torn",
          heard: ["ripped out", "tear out", "left a hole", "hole where", "tear fabric"],
        },
      },
    },
    {
      ask: "Is it a sewn button, or a metal one, a press stud or a hook on the garment?",
      answers: {
        sewn: {
          means: "it is a sewn button",
          heard: ["sewn", "shirt button", "coat button", "thread"],
          when: { thread: "always", cloth: "often", buttonhole: "always", metal: "never" },
        },
        metal: {
          means: "it is a metal fastener",
          heard: [
            "popper",
            "press stud",
            "snap",
            "stud",
            "rivet",
            "jeans button",
            "metal",
            "hook",
            "jeans",
          ],
        },
      },
    },
    {
      ask: "Is the garment's button still there, and only its hole too wide?",
      answers: {
        yes: {
          means: "the button is there and its hole is too wide",
          heard: ["buttonhole", "hole too big", "button slips out", "will not stay buttoned"],
          when: { buttonhole: "always", thread: "never", cloth: "never", metal: "rarely" },
        },
        no: {
          means: "the fastener is off or loose",
          heard: ["lost", "missing", "came off", "fell off"],
        },
      },
    },
  ],
  safety: [
    "On children's clothes, sew buttons on with twice the stitches: a loose one gets swallowed.",
  ],
  prevention: ["When one button goes, look at the others: they were sewn with the same thread."],
  stopWhen: ["The fastener holds a carrying strap or protects a person."],
});

const hemDown = defineFault({
  id: "garment-hem-down",
  name: "has a hem that has come down",
  weight: 5,
  says: [
    "hem down",
    "hem came down",
    "hem undone",
    "hem coming undone",
    "hem dropped",
    "hem loose",
    "trouser hem",
    "hem frayed",
    "frayed hems",
    "cuff frayed",
    "sleeve hem",
    "skirt hem",
    "needs hemming",
    "too long",
    "hem worn",
    "trousers need shortening",
  ],
  causes: {
    blind: {
      name: "a blind hem whose thread has run out",
      short: "the hem's thread",
      weight: 6,
      why: "Trousers and skirts are hemmed with one invisible chain of thread. A toe or a heel that catches it pulls out the whole round.",
      check: {
        do: "Look inside at the fold.",
        finds: "the crease is still there and a thread hangs out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 2],
        tools: [
          { name: "Fine hand needle" },
          { name: "Matching thread" },
          { name: "Pins", instead: "paper clips" },
          { name: "Steam iron", instead: "a night under a pile of books" },
        ],
        steps: [
          {
            action: "open",
            title: "Pull the old chain out",
            how: "Draw at the loose end towards the side where it still holds, up to a knot, and stop there.",
            see: "a clean fold without loops.",
          },
          {
            action: "adjust",
            title: "Press and pin the crease",
            how: "Fold along the old line, press it with the iron, and set pins every 5 cm.",
            warning: "Damp cloth on wool, and a cool sole on synthetics.",
          },
          {
            action: "sew",
            title: "Sew it so that nobody sees it",
            how: "Fold the hem edge back by 5 mm. With the needle take one single thread of the outer cloth, then 5 mm of the hem, and so on. Leave the thread slack.",
            see: "no dots outside.",
          },
          {
            action: "sew",
            title: "Knot every hand's breadth",
            how: "A small back stitch in the hem every 10 cm keeps a later break short.",
          },
          {
            action: "test",
            title: "Look at it worn",
            how: "With the shoes that go with it, from the front and from behind.",
            see: "a level edge.",
          },
        ],
        prevention: ["Point your toes when you step into trousers."],
      },
    },
    worn: {
      name: "a hem edge that is worn through",
      short: "the worn edge",
      weight: 4,
      why: "Trousers that touch the ground grind their back edge away. The thread is not to blame: there is no longer an edge to sew.",
      check: {
        do: "Look at the lowest edge from outside.",
        finds: "it is frayed or has gaps, most of all at the heel",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 4],
        tools: [
          { name: "Cotton hem tape", instead: "a strip of an old shirt, 3 cm wide" },
          { name: "Ruler" },
          { name: "Strong sewing needle" },
          { name: "Jeans thread" },
          { name: "Fabric scissors" },
        ],
        steps: [
          {
            action: "measure",
            title: "See what length you can give up",
            how: "Lay the ruler at the gap. If 1 cm is enough, shorten both legs by that; if not, bind the edge.",
            see: "the same figure left and right.",
          },
          {
            action: "open",
            title: "Undo the hem and cut off the fray",
            how: "Unpick the old seam with the tip of the scissors and trim the threads to a straight edge.",
          },
          {
            action: "sew",
            title: "Bind it",
            how: "Fold the tape over the raw edge, half outside and half inside, and sew through all layers 2 mm from its border.",
            see: "no raw edge any more.",
          },
          {
            action: "sew",
            title: "Turn it up",
            how: "Fold the bound edge in by 1 to 2 cm and sew it with the needle and jeans thread, in stitches 3 mm long.",
          },
          {
            action: "test",
            title: "Walk in them",
            how: "A few steps in flat shoes.",
            see: "1 cm of air under the heel.",
          },
        ],
      },
    },
    stretch: {
      name: "a stretch hem whose stitches have popped",
      short: "a popped stretch hem",
      weight: 3,
      why: "T-shirts and leggings stretch, and a straight thread does not. It breaks the first time the hem is pulled over the hips.",
      check: {
        do: "Stretch the hem beside the gap.",
        finds: "it is knitted cloth and the stitches crack",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 2],
        tools: [
          { name: "Ballpoint needle", instead: "the thinnest needle that you have" },
          { name: "Woolly nylon", instead: "polyester thread, sewn loosely" },
          { name: "Clips", instead: "pins set along the hem" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Clip the fold without stretching it",
            how: "Lay it flat, fold along the old crease, and hold it with clips every 4 cm.",
          },
          {
            action: "sew",
            title: "Use a stitch that gives",
            how: "By hand a herringbone stitch: from left to right in crosses 5 mm wide, needle pointing left. On a machine, the narrow zigzag and its ballpoint needle.",
            see: "little crosses inside and only dots outside.",
          },
          {
            action: "sew",
            title: "Stretch as you go",
            how: "After each 10 cm pull the hem to its full length once, so that the nylon takes up slack.",
            see: "no crack.",
          },
          { action: "sew", title: "End over the start", how: "Overlap by 2 cm and knot inside." },
          {
            action: "test",
            title: "Pull it over your hips",
            how: "Twice.",
            see: "a hem that springs back.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the lowest edge of the garment frayed or worn through?",
      answers: {
        yes: {
          means: "the lowest edge is frayed",
          heard: ["frayed", "worn", "ragged", "walked on", "drag on the floor", "too long"],
          when: { worn: "always", blind: "rarely", stretch: "rarely" },
        },
        no: { means: "the edge is whole" },
      },
    },
    {
      ask: "Is the garment's hem of stretchy, knitted cloth?",
      answers: {
        yes: {
          means: "the hem is of stretchy cloth",
          heard: ["t shirt", "stretchy", "jersey", "knit", "sweatshirt"],
          when: { stretch: "always", blind: "rarely", worn: "rarely" },
        },
        no: {
          means: "the hem is of woven cloth",
          heard: ["trousers", "skirt", "curtain", "suit", "jeans"],
        },
      },
    },
    {
      ask: "Was the garment's hem sewn so that no stitches showed outside?",
      answers: {
        yes: {
          means: "the stitches were invisible outside",
          heard: ["suit", "skirt", "smart trousers", "invisible"],
          when: { blind: "often", worn: "sometimes", stretch: "never" },
        },
        no: { means: "the stitches showed outside", heard: ["jeans", "topstitch", "visible"] },
      },
    },
  ],
  safety: ["Do not wear trousers with a hanging hem on stairs: a heel catches in it."],
  prevention: ["Cut the end of a loose hem thread instead of pulling it."],
  stopWhen: [
    "It is pleated, lined to the edge or of several floating layers: a tailor levels those on you.",
  ],
});

const pulledThread = defineFault({
  id: "garment-pulled-thread",
  name: "has a pulled thread or a ladder",
  weight: 4,
  says: [
    "pulled thread",
    "snag",
    "snagged",
    "ladder",
    "run in knit",
    "dropped stitch",
    "loop sticking out",
    "unravelling",
    "unraveling",
    "jumper unravelling",
    "cuff unravelling",
    "thread hanging out",
    "cat pulled threads",
    "pulled loop",
    "knit coming undone",
    "laddered",
  ],
  causes: {
    loop: {
      name: "a loop that has been pulled out of sound cloth",
      short: "a pulled loop",
      weight: 6,
      why: "A claw or a watch has pulled one thread out, and it has tightened to both sides. Nothing is broken, so it can go back where it came from.",
      check: {
        do: "Look at the loop with a magnifying glass.",
        finds: "it is whole and the cloth is puckered left and right of it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [
          { name: "Snag needle", instead: "a sewing needle and a bit of thread tied to its eye" },
          { name: "Cup of hot water", instead: "steam from a kettle, at a distance of 20 cm" },
        ],
        steps: [
          {
            action: "look",
            title: "Never cut it",
            how: "A loop that is cut becomes a hole on the next wash day.",
          },
          {
            action: "adjust",
            title: "Ease the thread back",
            how: "Stretch the cloth along the pucker, first one way, then across. Lift each tight stitch along the row with the needle's tip and let some of the loop flow in.",
            see: "the pucker fading and the loop shrinking.",
          },
          {
            action: "adjust",
            title: "Pull the rest to the inside",
            how: "Put the needle in exactly where the loop comes out, catch the loop, and draw it through to the wrong side.",
            see: "nothing outside.",
          },
          {
            action: "clean",
            title: "Let it settle",
            how: "Dampen the place with hot water from the cup, pat it flat and let it dry lying down.",
            see: "a surface without a line.",
          },
        ],
        prevention: ["Keep rings and rough bags away from fine knits."],
      },
    },
    ladder: {
      name: "a ladder from a dropped or broken stitch",
      short: "a ladder",
      weight: 4,
      why: "A stitch has slipped off the one above, and those below follow like a zip. Each rung of the ladder is one free thread.",
      check: {
        do: "Look at the line from the right side.",
        finds: "you see a strip of parallel cross threads",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Fine crochet hook", instead: "a bent hairpin" },
          { name: "Safety pin" },
          { name: "Sewing needle" },
          { name: "Yarn of the same colour" },
        ],
        steps: [
          {
            action: "look",
            title: "Catch the stitch",
            how: "Find the last whole loop at the lower end of the ladder and put the safety pin through it.",
            see: "the ladder growing no longer.",
          },
          {
            action: "adjust",
            title: "Climb with the hook",
            how: "From the right side: hook through the loop, catch the next rung above, draw it through, and so on. For purl stitches do the same from the back.",
            see: "a column of neat V shapes.",
          },
          {
            action: "sew",
            title: "Fasten the top",
            how: "Sew the last loop to its neighbour above with the needle and a bit of yarn in the same colour, and run the end in on the wrong side.",
          },
          {
            action: "test",
            title: "Stretch it along and across",
            how: "Gently.",
            see: "no rung coming back.",
          },
        ],
        stopWhen: [
          "In fine tights it runs faster than you hook: clear nail varnish at both ends stops it for the day.",
        ],
      },
    },
    edge: {
      name: "a cuff, collar or edge that is unravelling",
      short: "an unravelling edge",
      weight: 3,
      why: "At a cast-off edge one thread holds all the loops. When it breaks, the edge opens stitch by stitch.",
      check: {
        do: "Look at the edge of the cuff, neck or waistband.",
        finds: "open loops stand in a row and a thread hangs from them",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 4],
        tools: [
          { name: "Crochet hook" },
          { name: "Matching wool", instead: "wool drawn from an inner seam allowance" },
          { name: "Blunt wool needle" },
          { name: "Thin knitting needle", instead: "a wooden skewer" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Pull back to whole loops",
            how: "Unravel until every loop in the row is whole, and slide them on the knitting needle.",
            see: "a row without a gap.",
          },
          {
            action: "sew",
            title: "Join new wool",
            how: "Leave 10 cm hanging inside, and begin two loops inside the sound edge.",
          },
          {
            action: "sew",
            title: "Cast off with the hook",
            how: "Hook the first loop, draw the second through it, the third through that, and so on. Stay loose.",
            see: "a chain along the edge that stretches with the cuff.",
          },
          {
            action: "sew",
            title: "Run the ends in",
            how: "With the wool needle along the ribs for 3 cm, back for 1 cm, and cut.",
          },
          {
            action: "test",
            title: "Put your fist through",
            how: "As when dressing.",
            see: "it gives and closes again.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the garment's thread broken, or only pulled out into a loop?",
      answers: {
        loop: {
          means: "the thread is only pulled into a loop",
          heard: ["loop", "pulled thread", "snag", "snagged", "cat"],
          when: { loop: "always", ladder: "rarely", edge: "rarely" },
        },
        broken: { means: "the thread is broken", heard: ["broken thread", "cut", "hole"] },
      },
    },
    {
      ask: "Does a strip of open cross threads run up or down the garment?",
      answers: {
        yes: {
          means: "a strip of cross threads runs through it",
          heard: ["ladder", "run", "dropped stitch", "stockings"],
          when: { ladder: "always", loop: "never", edge: "rarely" },
        },
        no: { means: "there is no such strip" },
      },
    },
    {
      ask: "Is it at an edge of the garment: cuff, collar or waistband?",
      answers: {
        yes: {
          means: "it is at an edge",
          heard: ["cuff", "collar", "neck", "edge", "waistband", "sleeve"],
          when: { edge: "always", loop: "rarely", ladder: "sometimes" },
        },
        no: { means: "it is in the middle" },
      },
    },
  ],
  safety: ["Keep crochet hooks and needles out of reach of small children."],
  prevention: ["Wash knits in a net, inside out, and dry them flat."],
  stopWhen: [
    "It is a fine machine knit with very small stitches that you cannot see singly: an invisible mender works under a lens.",
  ],
});

const elastic = defineFault({
  id: "garment-elastic-worn",
  name: "has elastic or a cord that no longer holds",
  weight: 4,
  says: [
    "elastic gone",
    "elastic worn",
    "elastic stretched",
    "elastic broken",
    "waistband loose",
    "elastic snapped",
    "lost its stretch",
    "pants fall down",
    "drawstring came out",
    "cord pulled out",
    "hood cord",
    "waistband twisted",
    "elastic perished",
    "cuffs too loose",
    "drawstring lost",
  ],
  causes: {
    tired: {
      name: "elastic that is worn out",
      short: "worn elastic",
      weight: 6,
      why: "The rubber in it dries out through heat and washing, and then it stays long. It lies in a tunnel or is sewn on, and a new one costs about a euro a metre.",
      check: {
        do: "Stretch the waistband and let go.",
        finds: "it stays wide, crackles or is wavy",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 4],
        tools: [
          { name: "New elastic", instead: "elastic from a pair of worn-out pyjamas" },
          { name: "Large safety pin" },
          { name: "Seam ripper", instead: "small scissors" },
          { name: "Needle and thread" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the tunnel by 3 cm",
            how: "On the inside near the side seam, with the ripper.",
            see: "the old elastic.",
          },
          {
            action: "measure",
            title: "Measure the new one",
            how: "Take elastic of the same width. For its length, measure the body where it sits, take a tenth off, and add 2 cm for the seam.",
          },
          {
            action: "replace",
            title: "Draw it through on the tail of the old one",
            how: "Cut the old one, fix the new elastic to it with the safety pin, and pull the old one out at the other end.",
            see: "the new one coming out without a twist.",
            fallsOut:
              "The old band in one piece, or in crumbs if it has perished; then push the pin through alone.",
          },
          {
            action: "sew",
            title: "Join the ends",
            how: "Overlap them by 2 cm and sew a square with a cross in it.",
            warning: "Try it on with a pin first: too tight is a second round of work.",
          },
          {
            action: "sew",
            title: "Close the tunnel",
            how: "Stretch it and sew the gap shut with thread along the old holes. One stitch through the elastic at each side seam keeps it from rolling.",
            see: "even gathers all round.",
          },
          {
            action: "test",
            title: "Stretch it fully once",
            how: "As when pulling it on.",
            see: "no stitch that cracks.",
          },
        ],
      },
    },
    sewn: {
      name: "elastic sewn straight onto the cloth that has come off",
      short: "sewn-on elastic",
      weight: 3,
      why: "In underwear and sportswear there is no tunnel: a zigzag holds the elastic itself. It breaks when it is stretched beyond its thread.",
      check: {
        do: "Turn the edge over.",
        finds: "the band hangs off and is still springy",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 2],
        tools: [
          { name: "Stretch needle", instead: "a fine needle, used by hand" },
          { name: "Polyester thread" },
          { name: "Pins" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Quarter both",
            how: "Mark the loose stretch of band and cloth at its middle and quarters with pins, and pin mark to mark.",
            see: "the cloth hanging in equal little arcs.",
          },
          {
            action: "sew",
            title: "Sew zigzag, stretched",
            how: "By hand in small V stitches, by machine with the stretch needle and a zigzag 3 mm wide. Pull the elastic to the length of the cloth while you sew.",
          },
          {
            action: "sew",
            title: "Overlap old stitches",
            how: "By 2 cm at each end, and tie the polyester thread off inside.",
          },
          {
            action: "test",
            title: "Stretch it to the full",
            how: "Three times.",
            see: "a band lying flat on the cloth.",
          },
        ],
      },
    },
    cord: {
      name: "a cord or drawstring that has slipped out",
      short: "the cord",
      weight: 4,
      why: "The wash pulls one end into the tunnel, or the knot at its end comes undone. The cord only has to be threaded again and stopped.",
      check: {
        do: "Feel along the tunnel with your fingers.",
        finds: "the cord ends halfway, or the tunnel is empty",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Safety pin", instead: "a hairpin or a drinking straw" },
          { name: "Cord", instead: "a flat shoelace" },
          { name: "Sewing thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Pull the cord out fully",
            how: "If one end has slipped in, gather the cloth and draw it out at the other eyelet.",
            fallsOut: "Toggles and cord locks: thread them again in the same order.",
          },
          {
            action: "adjust",
            title: "Lead it with a pin",
            how: "Stick the closed safety pin through its end, or staple the end into a straw, and push it along the tunnel by gathering and smoothing.",
            see: "the pin at the far eyelet.",
          },
          {
            action: "sew",
            title: "Anchor it in the middle",
            how: "Even out both ends, then sew through tunnel and cord at the back with ten stitches of thread.",
            see: "neither end can be pulled in any more.",
          },
          {
            action: "adjust",
            title: "Knot the ends",
            how: "A double knot, larger than the eyelet.",
            warning:
              "On children's hoods and necks leave the cord out for good: it catches on slides and strangles. Use a press stud instead.",
          },
          {
            action: "test",
            title: "Pull at both ends",
            how: "Hard, one after the other.",
            see: "the middle stays put.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there a cord in the garment that is pulled tight, or elastic that stretches?",
      answers: {
        cord: {
          means: "there is a cord",
          heard: ["cord", "drawstring", "string", "hood", "hoodie"],
          when: { cord: "always", tired: "never", sewn: "never" },
        },
        elastic: { means: "there is elastic", heard: ["elastic", "waistband", "rubber"] },
      },
    },
    {
      ask: "Does the garment's elastic spring back when you stretch it?",
      answers: {
        yes: {
          means: "the elastic springs back",
          heard: ["still springy", "still stretchy"],
          when: { tired: "never", sewn: "always" },
        },
        no: {
          means: "the elastic stays long",
          heard: [
            "lost its stretch",
            "stretched",
            "gone",
            "worn",
            "perished",
            "snapped",
            "fall down",
          ],
        },
      },
    },
    {
      ask: "Does the elastic of the garment lie in a tunnel of cloth, or is it sewn on openly?",
      answers: {
        tunnel: {
          means: "it lies in a tunnel",
          heard: ["tunnel", "casing", "skirt", "pyjamas", "joggers", "fitted sheet"],
          when: { tired: "often", cord: "often", sewn: "never" },
        },
        open: {
          means: "it is sewn on openly",
          heard: ["underwear", "bra", "swimsuit", "boxers"],
        },
      },
    },
  ],
  safety: ["Close the safety pin before you push it through, and count it out again at the end."],
  prevention: ["Wash elastic at 40 °C at most and keep it out of the dryer."],
  stopWhen: [
    "It is a compression stocking or a medical support: its pull is prescribed, so it is replaced.",
  ],
});

const pocketTorn = defineFault({
  id: "garment-pocket-torn",
  name: "has a torn pocket",
  weight: 3,
  says: [
    "hole in pocket",
    "pocket torn",
    "pocket ripped",
    "pocket coming off",
    "pocket corner torn",
    "lining of pocket",
    "keys fall through",
    "coins fall into lining",
    "pocket seam",
    "back pocket torn",
    "pocket bag worn out",
    "torn pocket",
  ],
  causes: {
    bag: {
      name: "a worn-through pocket bag",
      short: "the pocket bag",
      weight: 6,
      why: "The bag inside is of thin cotton and keys saw through its lower corner. It can be shortened above the hole or renewed.",
      check: {
        do: "Turn the pocket inside out.",
        finds: "the hole is at its bottom and the cloth round it is thin",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Firm cotton cloth", instead: "a piece of an old pillowcase" },
          { name: "Sewing needle and strong thread" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "open",
            title: "Pull the bag out",
            how: "Outwards through the pocket, or through a 10 cm opening in the coat's lining at the hem.",
            see: "the whole bag in front of you.",
          },
          {
            action: "look",
            title: "Shorten or renew",
            how: "If the hole is within 3 cm of the bottom, shorten. If the cloth tears under your thumb, renew the lower half.",
          },
          {
            action: "sew",
            title: "Sew a new bottom",
            how: "A row of back stitch with strong thread above the hole, rounded at the corners, and a second row 4 mm below it.",
            see: "no thin cloth above the seam.",
          },
          {
            action: "sew",
            title: "Or set in new cotton",
            how: "Cut the worn half off with the scissors, cut the same shape twice from the cloth, join it to what is left, then sew round.",
            putBack: "Push the bag in again and close the lining with small hidden stitches.",
          },
          {
            action: "test",
            title: "Fill it with coins and shake",
            how: "Over a table.",
            see: "all coins still inside.",
          },
        ],
        prevention: ["Carry keys on a carabiner or in a pouch."],
      },
    },
    corner: {
      name: "a torn corner of a patch or jeans pocket",
      short: "the corner",
      weight: 4,
      why: "The upper corners take each pull of your hand. First the bar of thread gives, then the cloth below tears.",
      check: {
        do: "Lift the pocket at its corner.",
        finds: "the corner hangs free, or the cloth is torn there",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Stout thread", instead: "buttonhole thread" },
          { name: "Jeans needle" },
          { name: "Scrap of tape or felt", instead: "a bit of selvedge" },
          { name: "Thimble", instead: "the edge of a spoon" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Back the corner inside",
            how: "A 3 cm square of felt behind the tear, pinned.",
            see: "felt beyond the tear on all sides.",
          },
          {
            action: "sew",
            title: "Sew the tear flat",
            how: "Small stitches to and fro over it, through cloth and backing.",
          },
          {
            action: "sew",
            title: "Put the pocket back on its line",
            how: "Along the old holes, 3 cm down from the corner, with the jeans needle and stout thread.",
          },
          {
            action: "sew",
            title: "Make a bar",
            how: "Five long stitches of 8 mm side by side across the corner, then wind the thread round them ten times. Push with the thimble.",
            see: "a hard little bar.",
          },
          {
            action: "test",
            title: "Pull with your whole hand",
            how: "As you do every day.",
            see: "the bar holds and the cloth lies still.",
          },
        ],
      },
    },
    seam: {
      name: "an open seam at the pocket's mouth",
      short: "the pocket's seam",
      weight: 3,
      why: "The bag is joined to the coat along the opening by one row of stitches, and that row takes all the weight.",
      check: {
        do: "Feel along the opening with a finger.",
        finds: "your finger slips between bag and outer cloth",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Curved needle", instead: "a short straight one" },
          { name: "Doubled thread" },
          { name: "Clothes pegs" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Turn the edge up and peg it",
            how: "Pull the mouth of the pocket open and clamp bag and facing together with the pegs, edge on edge.",
          },
          {
            action: "sew",
            title: "Stitch in the old holes",
            how: "Back stitch with the curved needle, from 2 cm before to 2 cm after the gap.",
            see: "stitches only on the inside.",
          },
          {
            action: "sew",
            title: "Secure both ends of the opening",
            how: "Four stitches across each end with doubled thread.",
          },
          { action: "test", title: "Push your fist in", how: "Not too gently.", see: "no gap." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage to the garment's pocket inside at the bottom, at an upper corner, or along its mouth?",
      answers: {
        bottom: {
          means: "the damage is at the bottom of the pocket",
          heard: ["hole in pocket", "bottom", "fall through", "keys", "coins"],
          when: { bag: "always", corner: "never", seam: "rarely" },
        },
        corner: {
          means: "the damage is at a corner",
          heard: ["corner", "coming off", "back pocket"],
          when: { corner: "always", bag: "never", seam: "rarely" },
        },
        mouth: {
          means: "the damage is along the mouth",
          heard: ["mouth", "opening", "edge", "lining"],
        },
      },
    },
    {
      ask: "Is the pocket of the garment sewn on from outside, as on jeans or a shirt?",
      answers: {
        yes: {
          means: "it is sewn on from outside",
          heard: ["jeans", "back pocket", "patch pocket", "shirt pocket", "cargo"],
          when: { corner: "always", bag: "rarely", seam: "rarely" },
        },
        no: { means: "it hangs inside" },
      },
    },
    {
      ask: "Is the cloth at the damage of the garment's pocket thin, or only the thread gone?",
      answers: {
        thin: {
          means: "the cloth is thin",
          heard: ["worn", "thin", "hole"],
          when: { bag: "always", corner: "sometimes", seam: "never" },
        },
        thread: { means: "only the thread is gone", heard: ["seam", "stitching", "unstitched"] },
      },
    },
  ],
  safety: ["Empty the pocket first, and feel for forgotten needles when you are done."],
  prevention: ["Do not hang weight in the pockets of a coat on its hook."],
  stopWhen: ["It is a welted pocket in a suit with torn outer cloth: a tailor rebuilds it."],
});

export const garment: Playbook = {
  faults: [seamOpen, hole, buttonOff, hemDown, pulledThread, elastic, pocketTorn],
  notes: [
    {
      about: ["hem tape", "iron on tape", "use tape", "tape"],
      text: "Iron-on hem tape holds a trouser hem for some months, on cotton and polyester: fold in, damp cloth over it, ten seconds a spot. It stiffens the hem, shows on thin cloth and melts on nylon, so sewing is the lasting way. Adhesive tape leaves glue in the cloth.",
    },
    {
      about: ["stain", "wash", "washing"],
      text: "Wash a piece before you mend it: stains set under a patch, and clean cloth takes needle and glue better.",
    },
    {
      about: ["thread", "cotton", "polyester", "which thread"],
      text: "Polyester thread is right for nearly everything, cotton for what is dyed or ironed hot, nylon for bags and tents. The thread should be weaker than the cloth, so that the seam gives first.",
    },
    {
      about: ["stitch", "back stitch", "which stitch"],
      text: "Back stitch for seams that are pulled, running stitch for tacking, herringbone for stretch hems, blanket stitch for edges.",
    },
    {
      about: ["iron on", "patch", "glue"],
      text: "Iron-on patches hold on cotton and polyester if they are also sewn round the edge. On nylon, waterproof jackets and leather use self-adhesive or sewn ones.",
    },
  ],
};
