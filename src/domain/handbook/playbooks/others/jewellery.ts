import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const clasp = defineFault({
  id: "jewellery-clasp-broken",
  name: "has a clasp that does not close or came off",
  usual: true,
  weight: 9,
  says: [
    "clasp broken",
    "broken clasp",
    "clasp won't close",
    "clasp won't stay shut",
    "clasp comes open",
    "keeps falling off",
    "catch broken",
    "fastener broken",
    "fastening broken",
    "won't fasten",
    "won't do up",
    "clasp came off",
    "clasp lost",
    "clasp missing",
    "lobster clasp stuck",
    "spring ring stuck",
    "magnet clasp weak",
    "hook bent",
    "ring came off the clasp",
    "clasp stiff",
  ],
  causes: {
    "jump-ring": {
      name: "a jump ring that has opened",
      short: "the jump ring",
      weight: 6,
      why: "The small ring between clasp and chain is soft on purpose, so that it gives before the chain does. A tug opens its gap, and clasp or chain slips out.",
      check: {
        do: "Look at the little rings at both ends of the chain with a magnifier.",
        finds: "one has a gap, is drawn oval or is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [1, 4],
        tools: [
          {
            name: "Two pairs of small flat pliers",
            instead: "tweezers and a pair of pliers, with tape on the jaws",
          },
          { name: "Jump ring of the same thickness" },
          { name: "Light-coloured tray", instead: "a plate with a folded napkin" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay it out on a tray",
            how: "Sort the parts in their order: chain, ring, clasp, ring, chain.",
            see: "which end has lost its ring.",
          },
          {
            action: "adjust",
            title: "Twist the ring open",
            how: "Hold it on both sides of its gap with the pliers and move one hand towards you, the other away. Never pull the ends apart sideways: that ruins the round.",
            see: "a gap just wide enough for the chain.",
          },
          {
            action: "replace",
            title: "Hang chain and clasp in",
            how: "Use a new ring if the old one is thin or oval. Thread the last link first, then the eye of the clasp.",
            fallsOut: "The clasp, so keep it over the tray.",
          },
          {
            action: "adjust",
            title: "Twist it shut",
            how: "Move the ends back past each other once or twice, until they meet with a click.",
            see: "no gap that a hair can pass.",
          },
          {
            action: "test",
            title: "Tug at it with a fingernail",
            how: "Pull the clasp lightly in all directions.",
            see: "a ring that stays closed.",
          },
        ],
        prevention: [
          "Have the ring of a piece you love soldered shut by a jeweller: it costs a few euros.",
        ],
      },
    },
    spring: {
      name: "a worn or gummed-up spring in the clasp",
      short: "the clasp's spring",
      weight: 4,
      why: "Lobster and ring clasps hold a spring as thin as a hair. Soap, cream and skin stick it; after years it loses its push. Such a clasp is replaced, not taken apart.",
      check: {
        do: "Pull the little lever back and let go.",
        finds: "it closes slowly, only half, or not at all",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [1, 15],
        tools: [
          { name: "Washing-up liquid in a cup of warm water" },
          { name: "Soft toothbrush" },
          { name: "New clasp in the same metal" },
          { name: "Two pairs of flat pliers" },
        ],
        steps: [
          {
            action: "clean",
            title: "Soak the clasp",
            how: "Hang only the clasp into the cup with warm water and washing-up liquid for ten minutes. Keep pearls and glued stones dry.",
          },
          {
            action: "clean",
            title: "Brush and work it",
            how: "Brush the gap with the toothbrush while you move the lever thirty times. Rinse and dry.",
            see: "a lever that snaps shut. Then you are done.",
          },
          {
            action: "replace",
            title: "Change a clasp that stays tired",
            how: "Twist its jump ring open with the pliers, take the old clasp off and hang the new clasp in. Match gold with gold and silver with silver, and the size to the thickness of the chain.",
          },
          {
            action: "adjust",
            title: "Close the ring without a gap",
            how: "Twist it shut until both faces touch.",
          },
          {
            action: "test",
            title: "Open and close it twenty times",
            how: "Behind your neck too, by feel.",
            see: "it catches each time.",
          },
        ],
      },
    },
    bent: {
      name: "a bent hook or tongue",
      short: "a bent hook",
      weight: 3,
      why: "Box clasps hold by a folded tongue that springs up inside, hook clasps by their curve. Both flatten with use.",
      check: {
        do: "Close it and pull lightly without pressing the release.",
        finds: "it slips out without a click",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Thin knife blade", instead: "a fingernail file" },
          { name: "Round-nosed pliers", instead: "a thick needle to bend round" },
        ],
        steps: [
          {
            action: "look",
            title: "See which of the two it is",
            how: "A flat tongue that goes into a box, or a hook that goes into a ring.",
          },
          {
            action: "adjust",
            title: "Lift the tongue",
            how: "Slip the blade between its two leaves and raise the upper one by half a millimetre.",
            warning: "Once, gently: silver that is bent often breaks at the fold.",
            see: "a narrow V.",
          },
          {
            action: "adjust",
            title: "Or close the hook",
            how: "Round the hook with the pliers until its tip almost touches the shank.",
          },
          {
            action: "test",
            title: "Listen for the click",
            how: "Push the tongue in and pull without pressing; hang a hook in and shake.",
            see: "it holds.",
          },
        ],
        prevention: ["Add a safety chain to a bracelet with a box clasp."],
      },
    },
  },
  questions: [
    {
      ask: "Is the clasp of your jewellery still fastened to its chain?",
      answers: {
        yes: {
          means: "the clasp is still on its chain",
          heard: [
            "won't close",
            "not close",
            "not stay shut",
            "comes open",
            "won't fasten",
            "stiff",
            "stuck",
          ],
          when: { "jump-ring": "rarely", spring: "always", bent: "always" },
        },
        no: {
          means: "the clasp has come off",
          heard: ["came off", "clasp lost", "clasp missing", "fell apart", "ring gone"],
        },
      },
    },
    {
      ask: "Does your jewellery have a clasp with a small lever that springs back?",
      answers: {
        yes: {
          means: "it has a clasp with a lever",
          heard: ["lobster", "spring ring", "bolt ring", "lever", "trigger"],
          when: { spring: "always", "jump-ring": "often", bent: "never" },
        },
        no: {
          means: "it has a hook, a box or a magnet",
          heard: ["hook", "box clasp", "magnet", "tongue", "toggle"],
        },
      },
    },
    {
      ask: "Is a small ring at the end of your jewellery open, oval or missing?",
      answers: {
        yes: {
          means: "a small ring is open or missing",
          heard: ["ring open", "jump ring", "link open", "ring missing", "loop open"],
          when: { "jump-ring": "always", spring: "rarely", bent: "rarely" },
        },
        no: { means: "all small rings are closed" },
      },
    },
  ],
  safety: ["Wear a cover over your eyes when you cut or twist: ring ends spring off."],
  prevention: [
    "Close the clasp before you put a chain away: open chains knot and lose their rings.",
  ],
  stopWhen: [
    "It is gold or a keepsake of great worth and a part must be soldered: a jeweller does that in ten minutes.",
  ],
});

const chain = defineFault({
  id: "jewellery-chain-broken",
  name: "has a broken or knotted chain",
  weight: 7,
  says: [
    "chain broken",
    "broken chain",
    "chain snapped",
    "link broken",
    "link came apart",
    "necklace broken",
    "necklace snapped",
    "bracelet broken",
    "bracelet snapped",
    "tangled",
    "knotted",
    "chain in a knot",
    "can't untangle it",
    "kink in the chain",
    "chain kinked",
    "pendant fell off",
    "pendant came off",
    "charm fell off",
  ],
  causes: {
    link: {
      name: "an opened link",
      short: "an open link",
      weight: 5,
      why: "In link chains each link is a bent wire, often not soldered. One opens at its gap, and the chain falls in two although all of it is there.",
      check: {
        do: "Look at both ends of the break with a magnifier.",
        finds: "a link is bent open but not torn",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Magnifier" },
          { name: "Two pairs of fine pliers" },
          { name: "Sewing needle" },
          { name: "Fine jump ring", instead: "a link from the end of the chain" },
        ],
        steps: [
          {
            action: "look",
            title: "Stretch the chain under the magnifier",
            how: "Pin both halves to a cork board or a thick cardboard.",
            see: "the link that gapes, and its neighbour.",
          },
          {
            action: "adjust",
            title: "Hook the halves together",
            how: "Guide the sound link into the gap with the needle.",
          },
          {
            action: "adjust",
            title: "Close the link",
            how: "Grip it across the gap with the pliers and twist the ends level.",
            warning: "Press lightly: thin links go flat.",
            see: "a link of the same form as the others.",
          },
          {
            action: "replace",
            title: "Bridge a torn link",
            how: "If the link is torn, put a fine jump ring in its place. Near the clasp nobody sees it.",
          },
          {
            action: "test",
            title: "Hang it on a finger with a spoon",
            how: "A teaspoon for a fine chain, a tablespoon for a heavier one.",
            see: "no gap that opens.",
          },
        ],
      },
    },
    solid: {
      name: "a torn chain that has to be soldered",
      short: "a torn solid chain",
      weight: 3,
      why: "Snake, box and rope chains have no separate links to open. Once torn they can only be soldered or shortened by someone with a torch as fine as a pencil.",
      check: {
        do: "Bend the chain beside the break between two fingers.",
        finds: "it is a smooth cord of metal without links that you can count",
        minutes: 1,
      },
      repair: {
        handOver:
          "Such a chain is soldered at 700 °C under a microscope; glue and pliers make the place stiff and the bill higher.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 45],
        tools: [{ name: "Small zip bag", instead: "a folded envelope" }, { name: "Magnifier" }],
        steps: [
          {
            action: "look",
            title: "Save both ends",
            how: "Put chain, pendant and every crumb of metal into the bag. Leave glue off.",
          },
          {
            action: "look",
            title: "Find the stamp",
            how: "Look at the clasp with the magnifier: 925 is silver, 333, 585 or 750 gold, none often means plated brass.",
            see: "a number as small as a grain of sand.",
          },
          {
            action: "look",
            title: "Ask what it costs first",
            how: "A jeweller solders silver and gold from €15. For plated brass a new chain costs less; keep the pendant.",
          },
        ],
      },
    },
    knot: {
      name: "a knot",
      short: "a knot",
      weight: 4,
      why: "Fine chains knot by themselves when they lie loose. Pulling closes the knot, and a needle and oil open it.",
      check: {
        do: "Lay it on a flat plate and see whether both ends are there and whole.",
        finds: "nothing is torn, it is only tangled",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Two sewing needles", instead: "two safety pins" },
          { name: "Baby oil", instead: "salad oil" },
          { name: "Washing-up liquid" },
          { name: "Glass plate", instead: "a mirror or a smooth tile" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Open the clasp and take the pendant off",
            how: "The fewer parts hang on it, the sooner it comes free.",
          },
          {
            action: "lubricate",
            title: "A drop of oil on the knot",
            how: "Lay the chain on the glass plate and roll the knot gently between finger and thumb. Leave oil off leather, pearls and glued stones.",
            see: "the knot growing looser and larger.",
          },
          {
            action: "adjust",
            title: "Widen it with two needles",
            how: "Set both needles into the middle of the knot and move them apart a millimetre. Turn the plate and do it again.",
            warning: "Never pull at the ends: it tightens the knot and kinks the chain.",
            see: "one loop that slides.",
          },
          {
            action: "clean",
            title: "Wash the oil off",
            how: "Lukewarm water with washing-up liquid, rinse, dab dry.",
          },
          {
            action: "test",
            title: "Run it through your fingers",
            how: "From one end to the other.",
            see: "no stiff place.",
          },
        ],
        prevention: ["Thread fine chains through a drinking straw for journeys."],
      },
    },
  },
  questions: [
    {
      ask: "Is the chain of your jewellery in two pieces?",
      answers: {
        yes: {
          means: "the chain is in two pieces",
          heard: [
            "snapped",
            "two pieces",
            "broken chain",
            "chain broken",
            "link broken",
            "fell apart",
          ],
          when: { link: "often", solid: "often", knot: "never" },
        },
        no: {
          means: "the chain is in one piece",
          heard: ["tangled", "knot", "knotted", "untangle"],
        },
      },
    },
    {
      ask: "Can you see separate links in the chain of your jewellery?",
      answers: {
        yes: {
          means: "it has separate links",
          heard: ["link", "links", "curb", "belcher", "trace chain"],
          when: { link: "always", solid: "never", knot: "often" },
        },
        no: {
          means: "it is a smooth cord without links",
          heard: ["snake chain", "rope chain", "box chain", "herringbone", "smooth"],
        },
      },
    },
    {
      ask: "Is one link of your jewellery bent open rather than torn?",
      answers: {
        yes: {
          means: "a link is bent open",
          heard: ["link open", "bent open", "opened"],
          when: { link: "often", solid: "never", knot: "rarely" },
        },
        no: { means: "no link is bent open" },
      },
    },
  ],
  safety: ["Work over a tray with a rim and with the plughole closed."],
  prevention: ["Take chains off for sport, sleep and swimming."],
  stopWhen: ["Every link is worn thin on one side: the whole chain is at its end."],
});

const beads = defineFault({
  id: "jewellery-beads-off-thread",
  name: "has lost its beads because the thread broke",
  weight: 5,
  says: [
    "string broken",
    "beads fell off",
    "beads everywhere",
    "pearls came off",
    "pearl necklace broken",
    "needs restringing",
    "restring",
    "rethread",
    "elastic broken",
    "elastic bracelet snapped",
    "thread broken",
    "wire broken",
    "cord snapped",
    "beads loose",
    "stretched thread",
    "bead necklace broken",
  ],
  causes: {
    thread: {
      name: "worn silk or nylon thread",
      short: "the thread",
      weight: 5,
      why: "Perfume, skin and the sharp edge of each hole wear thread through. Strings of pearls are renewed every three to five years, with a knot after each pearl so that only one can fall.",
      check: {
        do: "Look at the thread between two beads near the clasp.",
        finds: "it is fluffy, grey or stretched, with gaps between the beads",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [3, 8],
        tools: [
          { name: "Damp cloth" },
          {
            name: "Bead silk on a card with a needle",
            instead: "thin, strong nylon thread and a fine needle",
          },
          { name: "Bead board", instead: "a folded towel with a groove pressed in" },
          { name: "Pointed tweezers" },
          { name: "Two bits of gimp" },
          { name: "Sharp scissors" },
          { name: "Clear glue" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay the beads in order",
            how: "Sort them in the groove of the towel or on the board, largest in the middle. Photograph it.",
          },
          {
            action: "clean",
            title: "Pull the thread out and wipe the beads",
            how: "Cut it with the scissors between two beads, and wipe each one with a damp cloth.",
            fallsOut: "All the beads: have a saucer ready.",
          },
          {
            action: "replace",
            title: "Fix the first end",
            how: "Pass the silk through two beads, a bit of gimp and the eye of the clasp, back through the last bead, and knot.",
            see: "thread that is shielded by gimp where it goes through the clasp.",
          },
          {
            action: "adjust",
            title: "Knot after each pearl",
            how: "Make a loose overhand knot, put the tip of the tweezers into it, draw it down to the pearl and pull the tweezers out as you tighten. Plain glass beads do without knots.",
            see: "knots as large as the hole, pearls just touching.",
          },
          {
            action: "glue",
            title: "Finish at the other clasp end",
            how: "Gimp, clasp, back through two beads, knot, a trace of glue on the knot only, and cut after an hour.",
          },
          {
            action: "test",
            title: "Hang it up overnight",
            how: "New silk stretches a little.",
            see: "no gap of more than half a millimetre.",
          },
        ],
      },
    },
    elastic: {
      name: "perished elastic cord",
      short: "the elastic",
      weight: 4,
      why: "Elastic dries and snaps after one to three years, sooner with hand cream.",
      check: {
        do: "Pull a piece of the old cord.",
        finds: "it stretches like rubber or crumbles",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 5],
        tools: [
          { name: "Elastic beading cord, 0.8 mm" },
          { name: "Adhesive tape" },
          { name: "Clear glue", instead: "clear nail varnish" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Stretch the cord first",
            how: "Pull 30 cm of new cord slowly a few times. What it gives now, it does not give on your wrist.",
          },
          {
            action: "replace",
            title: "Thread the beads",
            how: "Stick tape on one end, so that nothing runs off, and thread in the old order.",
            see: "a row that reaches round your wrist with a finger's room.",
          },
          {
            action: "adjust",
            title: "Tie a surgeon's knot",
            how: "Cross the ends twice, pull, cross them twice the other way, and pull evenly.",
            see: "a knot that does not slip when you stretch it.",
          },
          {
            action: "glue",
            title: "Glue and hide the knot",
            how: "One drop of glue, ten minutes, cut the ends to 2 mm with the scissors, and pull the knot into the bead with the widest hole.",
          },
          {
            action: "test",
            title: "Roll it over your hand ten times",
            how: "Roll, do not stretch.",
            see: "beads without gaps.",
          },
        ],
        prevention: ["Roll elastic bracelets over the hand and keep them out of the sun."],
      },
    },
    wire: {
      name: "a crimp that has let go of its beading wire",
      short: "the crimp",
      weight: 3,
      why: "Heavier beads hang on steel wire. A small soft tube, squeezed flat, holds it at the clasp; squeezed too much it cuts the wire, too little lets it slip.",
      check: {
        do: "Look at the end where the beads ran off.",
        finds: "there is a thin steel wire, and beside it a flat little tube",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 6],
        tools: [
          { name: "Beading wire, 0.38 mm" },
          { name: "Crimp beads, 2 mm" },
          { name: "Crimping pliers", instead: "flat pliers" },
          { name: "Side cutters", instead: "nail clippers" },
        ],
        steps: [
          {
            action: "look",
            title: "Measure the old wire",
            how: "Take its length and add 10 cm, since the rest is too short to crimp again.",
          },
          {
            action: "replace",
            title: "Crimp the first end",
            how: "Thread a crimp bead, then the clasp, go back through the crimp, leave a loop of 2 mm, and squeeze with the pliers until it is flat.",
            see: "two wires side by side in the crimp, not crossed.",
          },
          {
            action: "replace",
            title: "Thread the beads",
            how: "Run the first beads over both wires, so that the short end is hidden.",
          },
          {
            action: "adjust",
            title: "Leave a little slack",
            how: "Bend the string into a circle before the second crimp: a stiff string breaks.",
            see: "about 2 mm of free wire.",
          },
          {
            action: "test",
            title: "Pull at both clasps",
            how: "Firmly. Then clip the ends with the cutters, close to a bead.",
            see: "nothing that slips.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the string of your jewellery elastic?",
      answers: {
        yes: {
          means: "it hangs on elastic",
          heard: ["elastic", "stretchy", "stretch bracelet"],
          when: { elastic: "always", thread: "never", wire: "never" },
        },
        no: { means: "it does not stretch" },
      },
    },
    {
      ask: "Is the string of your jewellery a thread or a thin wire?",
      answers: {
        thread: {
          means: "it hangs on thread",
          heard: ["thread", "silk", "string", "pearls", "pearl", "restring"],
          when: { thread: "always", elastic: "rarely", wire: "never" },
        },
        wire: {
          means: "it hangs on wire",
          heard: ["wire", "steel wire", "crimp", "tiger tail"],
          when: { wire: "always", thread: "never", elastic: "never" },
        },
        cord: { means: "it hangs on a stretchy cord" },
      },
    },
    {
      ask: "Did your jewellery break right at the clasp?",
      answers: {
        yes: {
          means: "it broke at the clasp",
          heard: ["broke near the clasp", "next to the clasp", "crimp"],
          when: { wire: "often", thread: "sometimes", elastic: "rarely" },
        },
        no: { means: "it broke away from the clasp", heard: ["everywhere", "middle"] },
      },
    },
  ],
  safety: ["Keep loose beads away from small children and pets: they swallow them."],
  prevention: ["Last on, first off: put pearls on after perfume and hair spray."],
  stopWhen: ["They are real pearls of worth: a bead stringer does it for about €1 a centimetre."],
});

const setting = defineFault({
  id: "jewellery-stone-or-earring",
  name: "has lost a stone or the fitting of an earring",
  weight: 5,
  says: [
    "stone fell out",
    "stone missing",
    "lost a stone",
    "stone loose",
    "gem fell out",
    "crystal missing",
    "diamond loose",
    "claw bent",
    "prong broken",
    "earring hook broken",
    "earring back lost",
    "butterfly lost",
    "earring post broken",
    "post came off",
    "earring broken",
    "brooch pin broken",
    "pin came off the brooch",
    "cufflink broken",
    "ring stone loose",
  ],
  causes: {
    glued: {
      name: "a glued stone or fitting that has come off",
      short: "the glue",
      weight: 5,
      why: "In fashion jewellery stones, earring posts and brooch pins are stuck on. Heat, water and age loosen the glue, and the parts are unharmed.",
      check: {
        do: "Look into the empty seat.",
        finds: "it is a smooth cup or plate with a trace of glue",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 6],
        tools: [
          { name: "Two-part jewellery epoxy, clear" },
          { name: "Toothpick" },
          { name: "Cup of rice" },
          { name: "Cotton buds" },
          { name: "Needle" },
          {
            name: "Ball of wax or sticky tack",
            instead: "a toothpick with a crumb of chewing gum",
          },
          { name: "Nail varnish remover", instead: "surgical spirit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Scrape the old glue out",
            how: "Use the needle, and wipe seat and stone with a trace of remover on a cotton bud.",
            warning:
              "Keep remover away from pearls, opals, amber, plastic and painted parts. Air the room.",
            see: "bare metal.",
          },
          {
            action: "adjust",
            title: "Bed the piece in rice",
            how: "Set it level in a cup of rice, so that the stone cannot slide.",
          },
          {
            action: "glue",
            title: "A speck of epoxy",
            how: "Mix it, put a speck into the seat with the toothpick, set the stone with the sticky tack, and press for a minute. Superglue is worse: it fogs stones and gets brittle.",
            see: "a thin ring of glue, none on the face.",
          },
          {
            action: "clean",
            title: "Wipe what wells out",
            how: "With a dry cotton bud, within five minutes.",
          },
          {
            action: "test",
            title: "Tap it after a day",
            how: "Turn it over and tap its back.",
            see: "nothing rattles.",
          },
        ],
      },
    },
    claw: {
      name: "a bent or worn claw",
      short: "a claw",
      weight: 3,
      why: "In real settings little claws hold the stone. One caught on a jersey bends away, and the stone begins to rattle before it falls.",
      check: {
        do: "Hold the piece beside your ear and tap it; then look at the claws with a magnifier.",
        finds: "it rattles, or a claw stands off",
        minutes: 1,
      },
      repair: {
        handOver:
          "A claw that is pressed the wrong way chips the stone; a jeweller tips and closes it in minutes.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 80],
        tools: [
          { name: "Torch", instead: "the lamp of a phone" },
          { name: "Clear tape", instead: "cling film" },
          { name: "Small box" },
        ],
        steps: [
          {
            action: "look",
            title: "Stop wearing it",
            how: "Take it off over a towel; a loose stone falls at the next wash of the hands.",
          },
          {
            action: "adjust",
            title: "Secure the stone",
            how: "Stick clear tape over stone and setting, and put it into the box.",
          },
          {
            action: "look",
            title: "Search for a lost stone with a torch",
            how: "In the dark, with the beam flat along the floor. Look in the glove, the pocket and the trap of the basin.",
            see: "a spark from a metre away.",
          },
          {
            action: "look",
            title: "Ask a jeweller to check all claws",
            how: "Where one is worn the others are as old. Checking costs nothing in most shops.",
          },
        ],
      },
    },
    fitting: {
      name: "a lost or broken hook, back or clip of an earring",
      short: "the earring's fitting",
      weight: 4,
      why: "Hooks break where they bend, and butterflies lose their grip. Both are standard parts.",
      check: {
        do: "Compare both earrings.",
        finds: "the ornament is whole and only hook or back is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 5],
        tools: [
          { name: "New hooks or backs in silver or steel" },
          { name: "Two small pliers" },
          { name: "Surgical spirit" },
        ],
        steps: [
          {
            action: "look",
            title: "Choose a metal you tolerate",
            how: "Surgical steel, silver or titanium. Cheap hooks contain nickel, which makes ears itch.",
          },
          {
            action: "adjust",
            title: "Tighten a loose butterfly",
            how: "Press its two curls together a little with the pliers.",
            see: "it clicks over the groove of the post.",
          },
          {
            action: "replace",
            title: "Hang in a new hook",
            how: "Twist its loop open, hang the ornament in so that it faces forward, and twist it shut. Change both hooks, so that they match.",
          },
          {
            action: "clean",
            title: "Wipe it with spirit",
            how: "Post or hook, before it goes into the ear.",
          },
          {
            action: "test",
            title: "Shake it",
            how: "Hold the hook and shake.",
            see: "the ornament hangs straight.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it a stone that your jewellery has lost, rather than a hook, post or pin?",
      answers: {
        yes: {
          means: "a stone is loose or gone",
          heard: ["stone", "gem", "crystal", "diamond", "rhinestone"],
          when: { claw: "always", glued: "often", fitting: "never" },
        },
        no: {
          means: "a hook, post or pin is gone",
          heard: ["hook", "post", "butterfly", "back lost", "earring", "pin"],
        },
      },
    },
    {
      ask: "Are there small metal claws round the stone of your jewellery?",
      answers: {
        yes: {
          means: "claws hold the stone",
          heard: ["claw", "prong", "real gold", "engagement ring"],
          when: { claw: "always", glued: "rarely", fitting: "rarely" },
        },
        no: { means: "there are no claws" },
      },
    },
    {
      ask: "Do you see old glue on your jewellery where the part was?",
      answers: {
        yes: {
          means: "there is old glue",
          heard: ["glue", "glued", "costume", "fashion jewellery", "cheap"],
          when: { glued: "always", claw: "never", fitting: "rarely" },
        },
        no: { means: "there is no glue" },
      },
    },
  ],
  safety: ["Set the plug in the basin before you handle anything smaller than a pea."],
  prevention: [
    "Take rings off for washing-up and gardening, and put them in the same dish each time.",
  ],
  stopWhen: ["It is insured or inherited: ask a jeweller before anything is glued."],
});

export const jewellery: Playbook = {
  faults: [clasp, chain, beads, setting],
  notes: [
    {
      about: ["tarnish", "black", "clean silver", "dull", "polish"],
      text: "Silver turns black from sulphur in the air. Lay it on kitchen foil in a bowl, sprinkle a spoon of baking soda on it and pour hot water over: the black goes into the foil in a few minutes. Leave out pearls, opals, glued stones and pieces with a dark finish on purpose.",
    },
    {
      about: ["superglue", "super glue", "which glue"],
      text: "Clear two-part epoxy holds best on jewellery. Superglue gets brittle, fogs stones and is hard to remove.",
    },
    {
      about: ["worth", "cost", "jeweller"],
      text: "A new jump ring or clasp costs a jeweller's customer about €5 to €15, soldering from €15. Ask for the price first; for fashion jewellery your own pliers are the cheaper way.",
    },
  ],
};
