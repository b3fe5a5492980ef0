import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const looseLeaf = defineFault({
  id: "book-loose-pages",
  name: "has loose pages or pages that fall out",
  usual: true,
  weight: 9,
  says: [
    "page loose",
    "loose pages",
    "pages falling out",
    "pages fell out",
    "page came out",
    "a page has come out",
    "pages coming away",
    "falling apart",
    "binding gone",
    "binding broken",
    "glue dried out",
    "pages not attached",
    "section loose",
    "section came out",
    "signature loose",
    "stitching of the pages broken",
    "paperback falling apart",
    "block of pages loose",
  ],
  causes: {
    single: {
      name: "a single leaf that has come out",
      short: "a single leaf",
      weight: 5,
      why: "In a glued book each leaf holds by a hair's breadth of its edge. Opened flat too often, one lets go while its neighbours still hold.",
      check: {
        do: "Lay the leaf in its place and pull lightly at the leaves before and after it.",
        finds: "only one or two are loose and their inner edge is straight and whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 8],
        tools: [
          { name: "Acid-free PVA glue for bookbinding", instead: "white craft glue" },
          { name: "Fine paint brush" },
          { name: "Waxed paper", instead: "baking paper" },
          { name: "Scrap paper" },
          { name: "Heavy books" },
        ],
        steps: [
          {
            action: "look",
            title: "Check the order of the pages",
            how: "Read the page numbers on both sides of the gap, and see which way up the leaf goes.",
          },
          {
            action: "clean",
            title: "Free the gutter from old glue",
            how: "Open the book at the place without forcing it and pick brittle crumbs out with a fingernail.",
            see: "clean paper down in the fold.",
          },
          {
            action: "glue",
            title: "Glue 2 mm of the edge",
            how: "Lay the leaf between two sheets of scrap paper so that only 2 mm of its inner edge looks out, and brush a thin film of glue along it.",
            warning: "Thin is strong here: too much glue makes the next pages stick.",
          },
          {
            action: "reassemble",
            title: "Slide it home",
            how: "Push the leaf in until its outer edge is level with the others.",
            see: "the same margin as on its neighbours.",
          },
          {
            action: "glue",
            title: "Press it",
            how: "Lay waxed paper into the gutter on both sides, close the book, put the heavy books on it, and leave it overnight.",
          },
          {
            action: "test",
            title: "Open it slowly",
            how: "Open it half, not flat, and turn the leaf.",
            see: "it turns like the others.",
          },
        ],
        prevention: ["Open a new book a few leaves at a time from both ends towards the middle."],
      },
    },
    perfect: {
      name: "a dried-out spine glue that lets go of many leaves",
      short: "the spine glue",
      weight: 4,
      why: "Paperbacks are milled flat at the spine and held by hot glue alone. After twenty years it is as brittle as glass, and the book breaks into stacks.",
      check: {
        do: "Look at the inner edges of the loose pages.",
        finds: "they are single leaves with a hard, yellow crust of glue, and there are many",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [4, 10],
        tools: [
          { name: "Bookbinding PVA glue" },
          { name: "Flat brush" },
          { name: "Two boards with clamps", instead: "two breadboards and rubber bands" },
          { name: "Strip of thin cotton gauze", instead: "a bandage" },
          { name: "Coarse sandpaper" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the pages out of the cover",
            how: "Lift the cover off the spine slowly. Keep the pages in order and square them by tapping spine and head on the table.",
            fallsOut: "Flakes of old glue.",
            putBack: "The cover goes on last.",
          },
          {
            action: "clean",
            title: "Roughen the spine",
            how: "Clamp the block between the boards with 3 mm of spine looking out, and rub the crust off with sandpaper.",
            see: "paper fibres instead of shine.",
          },
          {
            action: "glue",
            title: "Fan it and glue both ways",
            how: "Take the block out, bend it to one side so that the leaves fan, and brush glue thinly over the spine. Bend it the other way and brush again.",
            see: "glue that has gone a hair between the leaves.",
          },
          {
            action: "glue",
            title: "Lay gauze on",
            how: "Clamp it again, press the gauze on the wet spine and brush a second coat over it. Let it dry for two hours.",
          },
          {
            action: "reassemble",
            title: "Glue the cover on",
            how: "Brush glue on the spine of the cover, set the block in, press it with a folded cloth, and weigh it down for a night.",
          },
          {
            action: "test",
            title: "Open it in the middle",
            how: "After a day. Pull lightly at a leaf.",
            see: "an arc without gaps.",
          },
        ],
      },
    },
    section: {
      name: "a section whose sewing has broken",
      short: "a loose section",
      weight: 3,
      why: "Sewn books consist of folded sections. When the thread breaks at the kettle stitch or in the fold, eight or sixteen pages slide out together.",
      check: {
        do: "Look at the top of the spine with a light.",
        finds: "you see little folded bundles, and one stands out or has loose thread",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [3, 10],
        tools: [
          { name: "Blunt sewing needle" },
          { name: "Linen thread", instead: "strong cotton thread drawn over beeswax" },
          { name: "PVA glue" },
          { name: "Thin Japanese paper", instead: "unprinted tissue paper" },
          { name: "Small brush" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay the section open at its middle",
            how: "Find the old holes in the fold, mostly four to six, and check that its pages follow the ones before.",
            see: "holes that match those of the neighbouring section.",
          },
          {
            action: "glue",
            title: "Mend a torn fold first",
            how: "Brush a strip of Japanese paper 1 cm wide over the torn fold from outside and let it dry for an hour under weight.",
          },
          {
            action: "sew",
            title: "Sew through the old holes",
            how: "Go in at the upper hole from outside, out at the next and so on to the lower one and back, so that every gap is covered.",
            see: "thread lying flat in the fold.",
          },
          {
            action: "sew",
            title: "Catch the neighbours",
            how: "At both ends pass the needle under the threads of the next section and knot. That ties it into the book.",
          },
          {
            action: "glue",
            title: "A line of glue in the gutter",
            how: "A thin line of PVA from the brush, 2 mm wide, between the section and its neighbours. Waxed paper in between, weight on top, one night.",
          },
          {
            action: "test",
            title: "Leaf through it",
            how: "Open it at the section.",
            see: "it moves with the others.",
          },
        ],
        stopWhen: [
          "Several sections are loose and the cords or tapes have torn: the book wants to be sewn afresh by a binder.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "How much of the book is loose: one or two leaves, a folded bundle, or many leaves?",
      answers: {
        leaf: {
          means: "one or two leaves are loose",
          heard: ["page came out", "page has come out", "page loose", "single page", "two pages"],
          when: { single: "always", perfect: "rarely", section: "rarely" },
        },
        bundle: {
          means: "a folded bundle is loose",
          heard: ["section", "signature", "bundle", "folded"],
          when: { single: "never", perfect: "never", section: "always" },
        },
        many: {
          means: "many leaves are loose",
          heard: [
            "pages falling out",
            "pages fell out",
            "falling apart",
            "many pages",
            "pages everywhere",
            "block",
          ],
        },
      },
    },
    {
      ask: "Is the book sewn, so that you see thread in the fold of some pages?",
      answers: {
        yes: {
          means: "the book is sewn",
          heard: ["sewn", "thread", "stitching", "stitched"],
          when: { section: "always", single: "sometimes", perfect: "never" },
        },
        no: { means: "the book is glued", heard: ["paperback", "glued", "softback", "soft cover"] },
      },
    },
    {
      ask: "Is the glue on the book's spine hard, yellow or crumbling?",
      answers: {
        yes: {
          means: "the spine glue is brittle",
          heard: ["dried out", "brittle", "crumbling", "yellow", "old glue", "cracked spine"],
          when: { perfect: "often", single: "sometimes", section: "sometimes" },
        },
        no: { means: "the glue is still flexible" },
      },
    },
  ],
  safety: ["Work with clean, dry hands, and keep the glue an arm's length from the pages."],
  prevention: ["Keep books upright, out of the sun, and below 60 % humidity."],
  stopWhen: ["It is old, rare or signed: what a conservator can undo is worth more than any glue."],
});

const spine = defineFault({
  id: "book-spine-broken",
  name: "has a broken spine or a loose cover",
  weight: 8,
  says: [
    "spine broken",
    "broken spine",
    "spine torn",
    "spine came off",
    "spine split",
    "cover came off",
    "cover loose",
    "cover detached",
    "cover hanging off",
    "hinge broken",
    "hinge cracked",
    "hardback broken",
    "came out of its cover",
    "back board loose",
    "front cover off",
    "corners bashed",
    "spine cracked",
    "case loose",
    "corner bent",
  ],
  causes: {
    hinge: {
      name: "a cracked inner hinge",
      short: "the inner hinge",
      weight: 5,
      why: "In a hardback the block hangs by two strips of paper and gauze inside the covers. The paper cracks along the fold, and the block starts to sag in its case.",
      check: {
        do: "Open the front cover and look along the fold.",
        finds: "the paper is cracked and you see gauze or the back of the spine",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [4, 8],
        tools: [
          { name: "Bookbinding PVA glue" },
          { name: "Knitting needle, 3 mm" },
          { name: "Waxed paper", instead: "baking paper" },
          { name: "Two knitting needles or dowels for the joints", instead: "two pencils" },
          { name: "Heavy books" },
          { name: "Bone folder", instead: "the back of a teaspoon" },
        ],
        steps: [
          {
            action: "look",
            title: "Stand it on its lower edge, covers open",
            how: "Look down into the gap between spine and block on both sides.",
            see: "where the case still holds.",
          },
          {
            action: "glue",
            title: "Roll glue into the gap",
            how: "Dip the knitting needle in glue, push it down between hinge and block, and roll it so that glue wets both sides. Two or three times.",
            warning: "No glue on the hollow of the spine: it has to stay free.",
          },
          {
            action: "glue",
            title: "Rub the joint down",
            how: "Close the book on waxed paper laid inside the cover, and rub along the groove outside with the bone folder.",
          },
          {
            action: "glue",
            title: "Press needles into the grooves",
            how: "Lay the second pair of needles into the outer grooves, weigh the book down with heavy books, and wait a night.",
            see: "a sharp groove on both sides.",
          },
          {
            action: "test",
            title: "Open the cover to a right angle",
            how: "Not further on the first day.",
            see: "a block that follows the cover.",
          },
        ],
      },
    },
    spinecloth: {
      name: "a torn spine covering",
      short: "the spine covering",
      weight: 4,
      why: "The cloth or leather over the spine tears along the grooves. Boards and block can be good; only the piece that joins them is gone.",
      check: {
        do: "Open the book and look at the back from outside.",
        finds: "the covering of the spine hangs or is missing while the boards are whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [6, 15],
        tools: [
          { name: "Strip of bookcloth", instead: "a strip of linen backed with paper" },
          { name: "PVA glue" },
          { name: "Craft knife with a steel ruler" },
          { name: "Thin card for the spine" },
          { name: "Bone folder", instead: "a teaspoon" },
        ],
        steps: [
          {
            action: "open",
            title: "Lift the covering beside the grooves",
            how: "Cut along the outer grooves with the knife and lift the cover material of each board 2 cm back from the edge.",
            putBack: "It is glued down again over the new cloth.",
            see: "bare board beside the joint.",
          },
          {
            action: "clean",
            title: "Save the old spine piece",
            how: "Lift title and old spine off in one piece and put them aside; they go on top in the end.",
          },
          {
            action: "measure",
            title: "Cut card and cloth",
            how: "The card is as wide as the block is thick. The cloth is 6 cm wider than the card and 3 cm longer than the boards, cut along the ruler.",
            see: "cloth that bends along its grain with the spine.",
          },
          {
            action: "glue",
            title: "Glue card on cloth, then cloth on boards",
            how: "Stick the card to the middle of the strip. Fold the ends in. Push the cloth under the lifted material, glue it to the boards, and work it into the grooves with the bone folder.",
            warning: "Do not glue the cloth to the back of the block.",
          },
          {
            action: "glue",
            title: "Put the old skin back",
            how: "Glue the lifted material and then the old spine piece on top. Weigh the book down overnight with pencils in the grooves.",
          },
          {
            action: "test",
            title: "Open it in the middle",
            how: "The spine should rise away from the block.",
            see: "a hollow that you can look through.",
          },
        ],
      },
    },
    board: {
      name: "a broken corner or a split board",
      short: "a board or corner",
      weight: 2,
      why: "A fall on a corner splits the board into layers and lets it fray.",
      check: {
        do: "Press the corner between finger and thumb.",
        finds: "it is soft or has opened into layers",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 5],
        tools: [
          { name: "PVA glue" },
          { name: "Toothpick" },
          { name: "Clothes peg with two bits of plastic", instead: "a bulldog clip" },
          { name: "Fine sandpaper" },
        ],
        steps: [
          {
            action: "glue",
            title: "Work glue between the layers",
            how: "Open the layers a little and push glue in with the toothpick.",
          },
          {
            action: "adjust",
            title: "Pinch it flat",
            how: "Shape the corner with your fingers, lay the plastic on both sides, and clip the peg over it.",
            see: "a corner with its old angle.",
          },
          {
            action: "adjust",
            title: "Wait a night and trim it",
            how: "Rub a hard bead off with sandpaper.",
          },
          { action: "test", title: "Press it", how: "As before.", see: "a hard corner." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the cover of the book inside, along the fold, that has cracked?",
      answers: {
        yes: {
          means: "the inner fold has cracked",
          heard: ["hinge", "endpaper", "sagging", "loose in the cover"],
          when: { hinge: "always", spinecloth: "sometimes", board: "never" },
        },
        no: { means: "the inner fold is whole" },
      },
    },
    {
      ask: "Is the outside of the book's spine torn or missing?",
      answers: {
        yes: {
          means: "the outside of the spine is torn",
          heard: [
            "spine torn",
            "spine came off",
            "spine missing",
            "spine hanging",
            "spine split",
            "cloth torn",
          ],
          when: { spinecloth: "always", hinge: "rarely", board: "rarely" },
        },
        no: { means: "the outside of the spine is whole" },
      },
    },
    {
      ask: "Is the damage on the book at a corner or edge of a board?",
      answers: {
        yes: {
          means: "a corner or edge is damaged",
          heard: ["corner", "edge", "bashed", "dropped"],
          when: { board: "always", hinge: "rarely", spinecloth: "rarely" },
        },
        no: { means: "the corners are sound" },
      },
    },
  ],
  safety: ["Cut away from your hand, along a steel edge, with a fresh blade."],
  prevention: ["Take a book from the shelf by its middle, not by the top of its spine."],
  stopWhen: ["The block itself falls into sections: mend its inside first."],
});

const tornPage = defineFault({
  id: "book-page-torn",
  name: "has a torn page",
  weight: 5,
  says: [
    "torn page",
    "page torn",
    "page ripped",
    "ripped page",
    "tear in a page",
    "pages torn",
    "sellotape on the page",
    "sticky tape yellow",
    "tape on pages",
    "map torn",
    "child tore it",
    "corner torn off",
    "dog ate it",
    "page missing a piece",
    "pop up broken",
    "flap torn off",
  ],
  causes: {
    tear: {
      name: "a clean tear",
      short: "a tear",
      weight: 6,
      why: "Paper tears at a slant and leaves two fibrous edges. Glued with paste and backed with thin tissue, the line nearly vanishes. Household sticky tape yellows and eats the paper.",
      check: {
        do: "Lay the edges together and look which one lies on top.",
        finds: "they fit, and nothing is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 8],
        tools: [
          {
            name: "Wheat starch paste",
            instead: "a teaspoon of cornflour boiled up in three spoons of water",
          },
          { name: "Japanese tissue", instead: "archival mending tape" },
          { name: "Soft brush" },
          { name: "Waxed paper" },
          { name: "Heavy book" },
        ],
        steps: [
          {
            action: "look",
            title: "Set the edges as they tore",
            how: "One edge has a white lip that belongs below or above. Lay waxed paper under the leaf.",
            see: "print that runs on without a step.",
          },
          {
            action: "glue",
            title: "Brush paste on the lips",
            how: "Very little paste on the fibres of both edges, and lay them together. Dab the rest off.",
          },
          {
            action: "glue",
            title: "Back it with tissue",
            how: "Tear, do not cut, a strip of Japanese tissue 1 cm wide, brush it with paste, and lay it over the line on the side with less print.",
            see: "tissue that you can read through.",
          },
          {
            action: "glue",
            title: "Press it dry",
            how: "Waxed paper on both sides, the heavy book on top, two hours.",
          },
          {
            action: "test",
            title: "Turn the page",
            how: "Lift it by its outer corner.",
            see: "a line that bends along.",
          },
        ],
      },
    },
    tape: {
      name: "old sticky tape on the page",
      short: "old tape",
      weight: 3,
      why: "The rubber in the tape has turned brown and crept into the paper. New tape on top makes two stains; the old film has to come off first.",
      check: {
        do: "Lift a corner of the tape with a fingernail.",
        finds: "the film comes away and leaves a brown or sticky trace",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Hair dryer" },
          { name: "Blunt table knife" },
          { name: "White vinyl eraser" },
          { name: "Archival mending tape" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Warm the film",
            how: "Hold the hair dryer 15 cm away for twenty seconds.",
            warning: "Warm, not hot, and not on photographs or glossy paper.",
          },
          {
            action: "clean",
            title: "Lift it flat",
            how: "Slide the knife under one end and draw the film back low over itself, warming as you go.",
            see: "film that comes without fibres.",
          },
          {
            action: "clean",
            title: "Roll off the glue",
            how: "Rub the sticky rest with the eraser, always from the print outwards.",
          },
          {
            action: "glue",
            title: "Close the tear properly",
            how: "Bring the edges together and lay archival tape over them, rubbed down with a spoon.",
          },
          {
            action: "test",
            title: "Close the book on a slip of paper",
            how: "Leave it overnight.",
            see: "a slip that does not stick.",
          },
        ],
        stopWhen: ["The ink lifts with the tape."],
      },
    },
    missing: {
      name: "a page with a piece missing",
      short: "a missing piece",
      weight: 2,
      why: "A lost corner lets the tear run on. New paper of the same weight fills it, and the text can be copied in.",
      check: { do: "Lay the leaf on white paper.", finds: "part of the shape is gone", minutes: 1 },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [1, 5],
        tools: [
          { name: "Waxed paper" },
          { name: "Paper of the same weight and tint" },
          { name: "Starch paste", instead: "a glue stick for paper" },
          { name: "Small brush" },
          { name: "Soft pencil" },
        ],
        steps: [
          {
            action: "measure",
            title: "Trace the gap",
            how: "Lay the new paper under the leaf and trace the edge of the gap lightly in pencil. Add 3 mm.",
          },
          {
            action: "adjust",
            title: "Tear it along a wet line",
            how: "Draw along the line with the wet brush and tear: the soft edge blends in.",
            see: "a fibrous rim.",
          },
          {
            action: "glue",
            title: "Paste the rim",
            how: "Only the 3 mm overlap. Press between waxed paper for two hours and trim the outer edge level.",
          },
          {
            action: "adjust",
            title: "Copy the missing words",
            how: "A library has the same edition, or the publisher sends a picture of the page.",
            see: "a page that can be read.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the torn edges of the book's page still fit together?",
      answers: {
        yes: {
          means: "the edges fit together",
          when: { tear: "always", tape: "often", missing: "never" },
        },
        no: {
          means: "a piece is missing",
          heard: ["missing", "piece gone", "torn off", "ate", "chewed"],
        },
      },
    },
    {
      ask: "Has somebody mended the book's page with sticky tape before?",
      answers: {
        yes: {
          means: "there is sticky tape on it",
          heard: ["tape", "sellotape", "scotch", "sticky"],
          when: { tape: "always", tear: "rarely", missing: "sometimes" },
        },
        no: { means: "there is no tape on it" },
      },
    },
    {
      ask: "Is the paper of the book's page still supple rather than brown and crumbling?",
      answers: {
        yes: {
          means: "the paper is supple",
          when: { tear: "often", tape: "sometimes", missing: "often" },
        },
        no: { means: "the paper is brittle", heard: ["brittle", "crumbles", "brown"] },
      },
    },
  ],
  safety: ["Try paste and eraser on the margin of the last page before you touch print."],
  prevention: ["Never use household sticky tape on paper that should last longer than a year."],
  stopWhen: ["The page is hand-coloured, a map of worth or an original letter."],
});

const damp = defineFault({
  id: "book-wet-or-smelly",
  name: "got wet, warped or smells musty",
  weight: 3,
  says: [
    "got wet",
    "wet book",
    "water damage",
    "dropped in the bath",
    "wavy pages",
    "warped",
    "pages stuck together",
    "mould on it",
    "mouldy",
    "mold",
    "smells musty",
    "smells of damp",
    "musty smell",
    "coffee spilled on it",
    "smells of cigarettes",
  ],
  causes: {
    wet: {
      name: "fresh water in the pages",
      short: "fresh water",
      weight: 4,
      why: "Paper takes in water in minutes and swells. Mould starts after about two days, so the first hours count; the freezer stops the clock.",
      check: {
        do: "Press kitchen paper between two pages in the middle.",
        finds: "it gets damp",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 3],
        tools: [
          { name: "Kitchen paper" },
          { name: "Fan" },
          { name: "Freezer bag" },
          {
            name: "Two boards with a weight",
            instead: "two chopping boards under a pile of books",
          },
        ],
        steps: [
          {
            action: "adjust",
            title: "Let it drip standing",
            how: "Stand it upright with its pages a little fanned on kitchen paper. Do not pull pages apart that stick.",
            see: "no more drops after half an hour.",
          },
          {
            action: "adjust",
            title: "Freeze it if you have no time",
            how: "Wrap it in a freezer bag, freeze it at −18 °C, and go on next week.",
          },
          {
            action: "clean",
            title: "Interleave it",
            how: "Put a sheet of kitchen paper every twenty pages, shut it, change the sheets each hour at first. Glossy paper needs a sheet between all wet leaves, or it sticks for good.",
          },
          {
            action: "adjust",
            title: "Dry it with moving air",
            how: "Stand it in front of the fan set to cold, turned upside down every few hours.",
            warning: "No oven and no radiator: the spine glue lets go and the boards warp.",
          },
          {
            action: "adjust",
            title: "Press it while it is hardly damp",
            how: "Between the boards under weight for a week.",
            see: "pages that lie flat, with a slight wave.",
          },
        ],
      },
    },
    mould: {
      name: "mould",
      short: "mould",
      weight: 3,
      why: "Spots that can be wiped, and a cellar smell, are living fungus. It spreads to other books and its dust is bad for the lungs.",
      check: {
        do: "Look at covers and edges in slanting light.",
        finds: "there is a grey, green or white bloom that smears",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "Rubbing alcohol" },
          { name: "FFP2 mask" },
          { name: "Disposable gloves" },
          { name: "Soft brush" },
          { name: "Microfibre cloth" },
          { name: "Plastic bag" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Isolate it",
            how: "Put the book into a bag for the way, and look at its neighbours on the shelf.",
          },
          {
            action: "clean",
            title: "Dry it first",
            how: "Dry air for some days turns mould to dust, which can be brushed off. Damp mould smears.",
            see: "a bloom that is powdery.",
          },
          {
            action: "clean",
            title: "Brush it outdoors",
            how: "With mask and gloves on, brush from the spine outwards, wind at your back.",
            warning: "Leave this to others if you have asthma or weak lungs.",
          },
          {
            action: "clean",
            title: "Wipe the boards",
            how: "Microfibre cloth, hardly damp with alcohol, for cloth covers only after a test. Cloth and gloves go into the bin.",
          },
          {
            action: "test",
            title: "Watch it for a month",
            how: "Keep it apart in a dry room.",
            see: "no new spots.",
          },
        ],
        stopWhen: ["A whole shelf is affected: the wall behind it is wet, and that comes first."],
      },
    },
    smell: {
      name: "a smell that has settled in the paper",
      short: "the smell",
      weight: 3,
      why: "Paper takes up smoke and cellar air. Something that takes it up more eagerly draws it out again, with time.",
      check: {
        do: "Fan the pages under your nose and look for spots.",
        finds: "it smells, but is dry and without spots",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 3],
        tools: [
          { name: "Large box with a lid" },
          { name: "Baking soda", instead: "unscented cat litter" },
          { name: "Open dish" },
        ],
        steps: [
          {
            action: "clean",
            title: "Air it for a day",
            how: "Stand it fanned in dry shade outdoors.",
          },
          {
            action: "adjust",
            title: "Box it with baking soda",
            how: "Put 200 g of baking soda in the dish beside the book, not on it, and close the lid.",
          },
          { action: "adjust", title: "Wait two weeks", how: "Fan the pages every few days." },
          {
            action: "test",
            title: "Smell it in fresh air",
            how: "Repeat with new soda if it is not gone.",
            see: "no more than a whiff.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the book still damp inside?",
      answers: {
        yes: {
          means: "it is still damp",
          heard: ["wet", "soaked", "bath", "spilled", "rain"],
          when: { wet: "always", mould: "sometimes", smell: "never" },
        },
        no: { means: "it is dry" },
      },
    },
    {
      ask: "Do you see spots or a bloom on the book that can be wiped?",
      answers: {
        yes: {
          means: "there are spots that wipe off",
          heard: ["mould", "mold", "mouldy", "spots", "fungus"],
          when: { mould: "always", wet: "rarely", smell: "never" },
        },
        no: { means: "there are no spots" },
      },
    },
    {
      ask: "Does the book smell although it is dry?",
      answers: {
        yes: {
          means: "it smells although dry",
          heard: ["smells", "musty", "cigarette", "smell"],
          when: { smell: "always", mould: "often", wet: "rarely" },
        },
        no: { means: "it does not smell" },
      },
    },
  ],
  safety: ["Wear a mask wherever you see spots."],
  prevention: ["Leave a hand's breadth between shelf and outer wall."],
  stopWhen: ["It got into sewage or flood water: that is a matter of health, not of paper."],
});

export const book: Playbook = {
  faults: [looseLeaf, spine, tornPage, damp],
  notes: [
    {
      about: ["which glue", "glue", "pva", "superglue", "hot glue"],
      text: "Bookbinders use PVA that stays flexible and is free of acid. Superglue and hot glue turn hard, crack at the next opening and cannot be undone.",
    },
    {
      about: ["sellotape", "sticky tape", "duct tape"],
      text: "Household tape yellows within a few years and stains the paper for good. Archival mending tape or paste with Japanese tissue costs a little more and can be taken off again.",
    },
    {
      about: ["worth", "bookbinder", "cost"],
      text: "A bookbinder takes about €40 to €100 for a new spine on a hardback. For a paperback in print that rarely pays, for a family book it does.",
    },
  ],
};
