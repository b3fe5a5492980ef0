import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doorDoesNotClose = defineFault({
  id: "cabinet-door-does-not-close",
  name: "has a door that hangs, rubs or does not close",
  usual: true,
  weight: 8,
  says: [
    "door won't close",
    "door doesn't shut",
    "door hangs",
    "door sags",
    "door crooked",
    "doors not aligned",
    "door rubs",
    "door swings open",
    "won't stay shut",
    "door drops",
    "gap between doors",
    "door catches",
    "door sticks",
    "hinge loose",
    "magnetic catch broken",
    "soft close not working",
    "door slams",
  ],
  causes: {
    adjustment: {
      name: "a cup hinge that has gone out of adjustment",
      short: "the hinge setting",
      weight: 6,
      why: "Modern hinges have two or three setting screws. Years of opening turn them by a little, and the door tilts.",
      check: {
        do: "Open the door and look for a hinge arm with two visible screws, then compare the gaps round the closed door.",
        finds: "the gap is wider at one end and every screw still bites",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Pozidriv screwdriver", instead: "a crosshead one that fits tightly" },
          { name: "Folded card" },
        ],
        steps: [
          {
            action: "look",
            title: "Close the door and look where it is off",
            how: "Too low, too far left or right, or standing out at one edge.",
            see: "the gap that is not even.",
          },
          {
            action: "adjust",
            title: "Sideways: the front screw",
            how: "The one nearer to the door. Turned by half a turn at the upper hinge it tilts the door; turn with the screwdriver and look.",
            see: "an even gap at the side.",
          },
          {
            action: "adjust",
            title: "Depth: the rear screw",
            how: "Loosen it by one turn, slide the door in or out until it stands 2 mm off the carcass on the hinge side, tighten.",
          },
          {
            action: "adjust",
            title: "Height: the plate's two screws",
            how: "Push folded card under the door, loosen the upper and lower screw of both plates by one turn, lift, and tighten.",
            warning: "Hold a heavy door: with the plates loose it can slide down onto your foot.",
          },
          {
            action: "test",
            title: "Swing it ten times",
            how: "Let it fall shut from a hand's width.",
            see: "straight gaps all round.",
          },
        ],
      },
    },
    "worn-hinge": {
      name: "a bent or worn hinge",
      short: "the hinge itself",
      weight: 3,
      why: "The pins of a hinge wear, or somebody has hung on the door and bent its arm. It can no longer be set.",
      check: {
        do: "Move the open door up and down by its outer edge.",
        finds: "the hinge clacks in its own joint while its screws are firm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [4, 14],
        tools: [
          { name: "Pair of new hinges" },
          { name: "Hand screwdriver" },
          { name: "Ruler" },
          { name: "Stack of books" },
        ],
        steps: [
          {
            action: "measure",
            title: "Note what you need",
            how: "Cup 35 or 26 mm by the ruler, and the bend of the arm: straight if the door covers the whole edge, half bent for half of it, strongly bent for a door that lies inside.",
            see: "the maker's stamp on the arm.",
          },
          {
            action: "unscrew",
            title: "Support the door and unclip the hinges",
            how: "Books under the door. Press the catch at the rear of the arm, or loosen the screw, lowest hinge first.",
            warning: "The last hinge carries the whole door. Have a helper hold it.",
            fallsOut: "Sometimes the mounting plate with it.",
          },
          {
            action: "replace",
            title: "Screw the new hinges in",
            how: "Cup into its hole, square to the edge, both screws firm by hand with the screwdriver.",
          },
          {
            action: "reassemble",
            title: "Hang the door again",
            how: "Upper hinge first.",
            putBack: "Hook the front of the arm in, then press its rear until it clicks.",
          },
          {
            action: "adjust",
            title: "Set the gaps",
            how: "A quarter turn at a time until it hangs straight.",
            see: "a door that stays where you leave it.",
          },
        ],
        prevention: ["Fit a third hinge to a door taller than 90 cm."],
      },
    },
    catch: {
      name: "a catch or damper that no longer holds",
      short: "the catch or damper",
      weight: 4,
      why: "Magnets come loose, roller catches wear, and the oil damper of a soft-close hinge leaks. The door is straight and simply does not stay shut.",
      check: {
        do: "Push the door shut and look whether it springs back by a centimetre.",
        finds: "it hangs straight and swings open by itself, or slams",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [2, 8],
        tools: [
          { name: "Magnetic catch", instead: "two strong magnets and a drop of glue" },
          { name: "Small screwdriver" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "look",
            title: "Clean and look first",
            how: "Wipe magnet and plate, and look whether the plate meets the magnet.",
            see: "two marks on top of one another.",
          },
          {
            action: "adjust",
            title: "Move the plate",
            how: "Blacken the magnet with the pencil, close the door, and see where the plate gets its mark. Screw it there.",
          },
          {
            action: "replace",
            title: "Fit a new catch",
            how: "Screw it inside near the handle, flush with the front edge, with the small screwdriver. For a dead damper, clip a new one on the hinge arm; it slides onto most makes.",
            fallsOut: "The old catch with two screws.",
          },
          {
            action: "adjust",
            title: "Let it pull the last 5 mm",
            how: "Long holes in the catch let you push it by a few millimetres.",
          },
          {
            action: "test",
            title: "Let the door go at 10 cm",
            how: "And walk past heavily.",
            see: "it shuts and stays shut.",
          },
        ],
      },
    },
    crooked: {
      name: "a carcass that does not stand square",
      short: "a crooked carcass",
      weight: 3,
      why: "On an uneven floor or with a loose back panel the box leans into a diamond, and no hinge setting cures that for long.",
      check: {
        do: "Measure both diagonals of the front opening with a tape or a string.",
        finds: "they differ by more than 4 mm, or the carcass rocks",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 8],
        tools: [
          { name: "Spirit level", instead: "a glass half full of water" },
          { name: "Plastic wedges", instead: "folded card" },
          { name: "Hammer and panel pins" },
          { name: "String" },
        ],
        steps: [
          {
            action: "open",
            title: "Empty it and pull it forward",
            how: "With two people. Note what anchored it to the wall.",
            warning: "A tall cabinet tips with open doors. Tape the doors shut first.",
          },
          {
            action: "adjust",
            title: "Level it",
            how: "Wedges under the low corner, or turn its feet, until the level stands still.",
            see: "the bubble in the middle both ways.",
          },
          {
            action: "adjust",
            title: "Square it up",
            how: "Push at the longer diagonal until both measure alike by the string.",
          },
          {
            action: "replace",
            title: "Nail the back panel firm",
            how: "Press it into its groove and drive pins every 10 cm with the hammer. The back panel is what keeps the box square.",
            see: "no gap between back and sides.",
          },
          {
            action: "reassemble",
            title: "Fix it to the wall again",
            how: "With its bracket.",
            putBack: "Heavy things at the bottom.",
          },
          {
            action: "test",
            title: "Close the doors",
            how: "Then set the hinges, if a small gap is left.",
            see: "even gaps without force.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the cabinet's door hang straight, and only not stay shut?",
      answers: {
        yes: {
          means: "the door is straight and does not stay shut",
          heard: [
            "swings open",
            "will not stay shut",
            "not stay closed",
            "catch",
            "slams",
            "soft close",
            "magnet",
          ],
          when: {
            catch: "always",
            adjustment: "rarely",
            "worn-hinge": "rarely",
            crooked: "rarely",
          },
        },
        no: {
          means: "the door hangs crooked or rubs",
          heard: ["crooked", "hangs", "sags", "rubs", "drops", "not aligned", "gap"],
        },
      },
    },
    {
      ask: "Does the cabinet's hinge clack in its joint when you lift the door's outer edge?",
      answers: {
        yes: {
          means: "the hinge clacks in its joint",
          heard: ["hinge bent", "worn hinge", "play in hinge", "hinge broken"],
          when: {
            "worn-hinge": "always",
            adjustment: "rarely",
            catch: "rarely",
            crooked: "rarely",
          },
        },
        no: { means: "the hinge has no play" },
      },
    },
    {
      ask: "Does the cabinet rock, lean, or has it been moved?",
      answers: {
        yes: {
          means: "the cabinet rocks, leans or was moved",
          heard: ["moved", "leans", "uneven floor", "wobble", "moved house"],
          when: {
            crooked: "always",
            adjustment: "sometimes",
            "worn-hinge": "rarely",
            catch: "rarely",
          },
        },
        no: { means: "the cabinet stands firm and straight" },
      },
    },
    {
      ask: "Do the setting screws of the cabinet's hinges turn and move the door?",
      answers: {
        yes: {
          means: "the setting screws move the door",
          heard: ["adjust", "screws turn"],
          when: {
            adjustment: "always",
            "worn-hinge": "rarely",
            catch: "sometimes",
            crooked: "sometimes",
          },
        },
        no: { means: "the setting screws do nothing, or there are none" },
      },
    },
  ],
  safety: ["Take a door off before you work on both hinges: a falling door breaks toes."],
  prevention: [
    "Open doors by the handle and hang no bags on them.",
    "Tighten hinge screws once a year by hand.",
  ],
  stopWhen: [
    "It is a mirror or glass door of more than 1 m: two people, or a joiner.",
    "A hanging cabinet has come away from the wall: empty it and let its fixing be checked before anything else.",
  ],
});

const hingeTornOut = defineFault({
  id: "cabinet-hinge-torn-out",
  name: "has a hinge that is torn out of the wood",
  weight: 8,
  says: [
    "hinge torn out",
    "hinge came off",
    "hinge ripped out",
    "hinge pulled out",
    "hinge broke off",
    "door came off",
    "door fell off",
    "screws won't hold",
    "screw holes worn",
    "screws pulled out",
    "chipboard crumbled",
    "hinge broken",
    "hole too big",
    "screws keep coming out",
    "hinge screws loose",
    "door off its hinges",
  ],
  causes: {
    hole: {
      name: "worn screw holes",
      short: "worn screw holes",
      weight: 6,
      why: "Short screws in chipboard loosen with each slam, and the thread in the hole turns to dust. The board round it is still whole.",
      check: {
        do: "Turn a screw of the hinge with the door supported.",
        finds: "it turns on and on, and the wood round it is flat and firm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 4],
        tools: [
          { name: "Wood glue" },
          { name: "Wooden matchsticks", instead: "toothpicks or a bit of chopstick" },
          { name: "Side cutters", instead: "a sharp knife" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take door and hinge off",
            how: "Support it on books, undo the last screws with the screwdriver, blow the dust out of the holes.",
            fallsOut: "Screws of different lengths: keep them by hole.",
          },
          {
            action: "glue",
            title: "Fill the holes",
            how: "Dip matchsticks in glue and push in as many as go, to the bottom. Break or nip them flush with the cutters.",
            warning:
              "Check that the sticks are not pushed through to the outer face of a thin board.",
            see: "a hole packed tight.",
          },
          { action: "look", title: "Wait for two hours", how: "Overnight is better." },
          {
            action: "replace",
            title: "Drive the old screws in by hand",
            how: "Prick the middle with a nail first. Stop as soon as the head is snug.",
            see: "screws that get tighter to the end.",
            putBack: "Hinge in the same place, by its old print.",
          },
          {
            action: "adjust",
            title: "Hang the door and set it",
            how: "Upper hinge first, then the gaps.",
          },
        ],
      },
    },
    chipboard: {
      name: "chipboard that has broken out",
      short: "broken chipboard",
      weight: 5,
      why: "When the door is pushed too far, the hinge levers a lump out of the board. There is nothing left to screw into, so a plate bridges the damage or a piece of wood is let in.",
      check: {
        do: "Look at the place where the plate or the cup sat.",
        finds: "a crater of crumbs is there",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [4, 12],
        tools: [
          { name: "Hinge repair plates", instead: "flat steel 2 mm thick with holes" },
          { name: "Two-part epoxy filler", instead: "wood glue mixed with sawdust" },
          { name: "Putty knife", instead: "an old bank card" },
          { name: "Screwdriver" },
          { name: "Cordless drill" },
          { name: "Sandpaper" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clear the crater",
            how: "Lift loose crumbs out with the knife, suck the dust out, and paint the rest with thinned glue, so that it hardens.",
            see: "edges that no longer crumble.",
          },
          {
            action: "glue",
            title: "Fill it",
            how: "Press filler in with the knife, a little proud, and rub it flush with sandpaper after it has set.",
            warning: "Epoxy on skin causes allergies: gloves on, and air the room.",
          },
          {
            action: "replace",
            title: "Screw a repair plate over it",
            how: "The plate reaches to sound wood. Drill 2 mm pilot holes to a depth of 10 mm and drive its screws with the screwdriver.",
            see: "a plate lying flat with all screws biting.",
          },
          {
            action: "replace",
            title: "A torn-out cup",
            how: "Set the cup in epoxy with the door lying flat, square to the edge, or drill a new 35 mm hole 5 cm higher and move both hinge halves.",
          },
          {
            action: "reassemble",
            title: "Hang the door after a day",
            how: "With a helper.",
            putBack: "Plates first, arms after.",
          },
          {
            action: "test",
            title: "Open it gently twenty times",
            how: "And not past its stop.",
            see: "plate and wood moving as one.",
          },
        ],
        prevention: ["Fit a door stop or a cord, so that it cannot be pushed beyond its angle."],
      },
    },
    split: {
      name: "solid wood that has split at the hinge",
      short: "split wood",
      weight: 3,
      why: "In old cupboards the frame splits along the grain through the screw holes. Glue holds better than the wood itself if the crack is clean.",
      check: {
        do: "Push the edge beside the hinge.",
        finds: "a crack opens along the grain",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [1, 6],
        tools: [
          { name: "Fresh wood glue" },
          { name: "Bar clamps", instead: "a strap or a tight wrap of bicycle tube" },
          { name: "Thin blade", instead: "a playing card" },
          { name: "Waxed paper" },
          { name: "Hand drill" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the hinge off",
            how: "All screws out, so that nothing holds the crack open.",
            fallsOut: "Slivers of wood. Keep each: it fits only once.",
          },
          {
            action: "glue",
            title: "Run glue into the crack",
            how: "Open it a little with the blade, let glue run in from above, and work it with the blade until it comes out below.",
          },
          {
            action: "adjust",
            title: "Clamp it",
            how: "Waxed paper and two bits of wood, then clamps until a thin line of glue comes out. Wipe it damp.",
            see: "a line as thin as a pencil stroke.",
          },
          { action: "look", title: "Leave it for a night", how: "Below 10 °C longer." },
          {
            action: "replace",
            title: "Drill before you screw",
            how: "Pilot holes two thirds of the screw's thickness, rub soap on the thread, and turn by hand with a driver.",
            see: "no crack opening again.",
            putBack: "Hinge back in its mortise.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the board of the cabinet whole round the hinge's screw holes?",
      answers: {
        yes: {
          means: "the board is whole round the holes",
          heard: [
            "screws loose",
            "holes worn",
            "hole too big",
            "screws not hold",
            "screws come out",
            "screws keep coming out",
            "hinge loose",
          ],
          when: { hole: "always", chipboard: "never", split: "rarely" },
        },
        no: {
          means: "the board is broken there",
          heard: [
            "crumbled",
            "broken out",
            "ripped out",
            "tear out",
            "torn out",
            "chunk",
            "split",
            "crack",
          ],
        },
      },
    },
    {
      ask: "Is the cabinet of chipboard with a thin coating, or of solid wood?",
      answers: {
        chipboard: {
          means: "it is of chipboard",
          heard: ["chipboard", "mdf", "ikea", "particle board", "laminate", "melamine", "kitchen"],
          when: { chipboard: "always", hole: "often", split: "never" },
        },
        solid: {
          means: "it is of solid wood",
          heard: ["solid", "oak", "pine", "antique", "wooden"],
        },
      },
    },
    {
      ask: "Does a crack run along the grain from the cabinet's hinge?",
      answers: {
        yes: {
          means: "a crack runs along the grain",
          heard: ["crack", "split", "cracked"],
          when: { split: "always", hole: "rarely", chipboard: "rarely" },
        },
        no: { means: "there is no crack along the grain" },
      },
    },
  ],
  safety: ["Hold or prop the door the whole time: the last hinge gives way suddenly."],
  prevention: ["Tighten loose screws at once: a wobbling hinge tears itself out."],
  stopWhen: [
    "Both sides of the board are broken through: a new side or a joiner's patch is needed.",
  ],
});

const shelfFails = defineFault({
  id: "cabinet-shelf-fails",
  name: "has a shelf that sags, slips or has fallen",
  weight: 5,
  says: [
    "shelf collapsed",
    "shelf fell",
    "shelf sags",
    "shelf bends",
    "shelf support broken",
    "shelf pin missing",
    "shelf pins",
    "shelf peg broken",
    "shelf slipped",
    "shelf holder",
    "shelf bracket",
    "bowed shelf",
    "shelf broken",
    "shelf tilts",
    "shelf hole worn",
  ],
  causes: {
    pin: {
      name: "a lost or broken shelf pin",
      short: "a shelf pin",
      weight: 5,
      why: "Plastic pins creep and snap under books. They are made for 5 mm holes as a rule, and metal ones hold much more.",
      check: {
        do: "Empty the shelf and compare its four supports.",
        finds: "one is missing, bent or broken",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 5],
        tools: [
          { name: "Steel shelf pins", instead: "round nails or bolts of the same thickness" },
          { name: "Pliers" },
        ],
        steps: [
          {
            action: "measure",
            title: "Find the diameter",
            how: "Hold a drill bit to the hole: 5 mm is usual, 6 and 7 mm occur.",
            see: "a bit that just fits.",
          },
          {
            action: "replace",
            title: "Pull the stump out",
            how: "Grip it with the pliers and twist. If it sits flush, screw a small screw into it and pull at that.",
            fallsOut: "The plastic stump.",
          },
          {
            action: "replace",
            title: "Push four new pins in",
            how: "Steel pins with a collar, at the same height, all four of them so that they share the load.",
            see: "collars flush with the wood.",
          },
          {
            action: "test",
            title: "Press on each corner",
            how: "Then load it from the ends inwards.",
            see: "a shelf that does not rock.",
          },
        ],
      },
    },
    hole: {
      name: "a worn-out pin hole",
      short: "a worn hole",
      weight: 4,
      why: "The pin has ground an oval into the chipboard and tips downwards, so the shelf slides off.",
      check: {
        do: "Push the pin in and move it up and down.",
        finds: "it tilts or falls out by itself",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 5],
        tools: [
          { name: "Metal shelf sleeves", instead: "a dowel glued in and drilled anew" },
          { name: "Drill with depth tape" },
          { name: "Wood glue" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether another row will do",
            how: "Move all four pins to the next holes up or down. That costs nothing.",
            see: "a shelf that sits level.",
          },
          {
            action: "replace",
            title: "Drill for a sleeve",
            how: "As wide as the sleeve, 10 mm deep: mark the depth on the drill with tape.",
            warning: "The side is 16 to 19 mm thick. Deeper, and you come out on the other side.",
          },
          {
            action: "glue",
            title: "Set the sleeve",
            how: "A trace of glue, tap it flush.",
            see: "a metal ring flush with the side.",
          },
          {
            action: "test",
            title: "Hang the shelf after an hour",
            how: "With pins in all sleeves.",
            see: "no tilt under your hand.",
          },
        ],
      },
    },
    sag: {
      name: "a shelf that is too thin for its load",
      short: "a sagging board",
      weight: 4,
      why: "Chipboard creeps: a bookshelf of 80 cm carries about 30 kg of books and bends a little more each year.",
      check: {
        do: "Lay a straight edge along its underside.",
        finds: "the middle hangs by more than 3 mm for each 50 cm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 15],
        tools: [
          { name: "Batten of 20 by 40 mm" },
          { name: "Hand saw" },
          { name: "Glue for wood" },
          { name: "50 mm screws", instead: "glue and clamps alone" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Turn the shelf over",
            how: "That alone straightens it over some months. Load it more lightly meanwhile.",
          },
          {
            action: "measure",
            title: "Cut a batten",
            how: "4 mm shorter than the shelf with the saw, edge upright.",
            see: "a batten that stands on its narrow side.",
          },
          {
            action: "glue",
            title: "Fix it under the front edge",
            how: "Glue on wood, screws from below every 15 cm, driven with the screwdriver, with the shelf pressed straight.",
            warning:
              "The screw must be 5 mm shorter than batten and shelf together, or its point stands out on top.",
          },
          {
            action: "reassemble",
            title: "Put it back, batten at the front",
            how: "Heaviest books over the supports.",
          },
          {
            action: "test",
            title: "Look along it after a week",
            how: "With a straight edge.",
            see: "less than 1 mm of bend.",
          },
        ],
        stopWhen: ["The board has cracked: replace it with one of 25 mm or with plywood."],
      },
    },
  },
  questions: [
    {
      ask: "Is a pin or support of the cabinet's shelf broken or missing?",
      answers: {
        yes: {
          means: "a pin or support is broken or missing",
          heard: ["pin", "peg", "support broken", "bracket broken", "pin missing"],
          when: { pin: "always", hole: "rarely", sag: "rarely" },
        },
        no: { means: "all the supports are there" },
      },
    },
    {
      ask: "Do the pins of the cabinet's shelf tilt or fall out of their holes?",
      answers: {
        yes: {
          means: "the pins tilt or fall out",
          heard: ["hole worn", "hole too big", "pins fall out", "falls out"],
          when: { hole: "always", pin: "sometimes", sag: "never" },
        },
        no: { means: "the pins sit firmly" },
      },
    },
    {
      ask: "Does the cabinet's shelf bend downwards in the middle?",
      answers: {
        yes: {
          means: "the shelf bends in the middle",
          heard: ["sags", "bends", "bowed", "sagging", "bent", "books"],
          when: { sag: "always", pin: "rarely", hole: "rarely" },
        },
        no: { means: "the shelf is straight" },
      },
    },
  ],
  safety: ["Empty the shelves below before you test the one above."],
  prevention: ["Heavy things over the supports and at the bottom."],
  stopWhen: [
    "It is a glass shelf with a chip: replace it, since it bursts without warning.",
    "A wall bracket has pulled out of the wall: find out what the wall is made of first.",
  ],
});

const wobbles = defineFault({
  id: "cabinet-wobbles",
  name: "wobbles or leans",
  weight: 4,
  says: [
    "wobbles",
    "wobbly",
    "unstable",
    "leans",
    "falling apart",
    "joints loose",
    "back panel came off",
    "back fell off",
    "cam lock loose",
    "flat pack loose",
    "foot broken",
    "leg broken",
    "rocks",
    "not stable",
    "came apart",
  ],
  causes: {
    back: {
      name: "a back panel that has come off",
      short: "the back panel",
      weight: 5,
      why: "A thin hardboard panel on the back keeps the box from leaning. When its small nails are out, the whole thing swings sideways.",
      check: {
        do: "Push at an upper corner and look behind.",
        finds: "the panel has slipped out of its groove or its nails stand out",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Small hammer" },
          { name: "20 mm panel pins", instead: "small screws" },
          { name: "Measuring tape" },
        ],
        steps: [
          {
            action: "open",
            title: "Empty it and lay it on its face",
            how: "Two people, on a blanket, shelves and doors out.",
            warning: "Do not tip it by its upper edge: the joints tear.",
          },
          {
            action: "adjust",
            title: "Square the box",
            how: "Measure both diagonals with the tape and push until they are equal.",
            see: "two equal figures.",
          },
          {
            action: "replace",
            title: "Set the panel and nail it",
            how: "Into its groove, then pins every 8 cm with the hammer, angled slightly inwards, first at the four corners.",
            see: "a box that no longer leans.",
          },
          {
            action: "test",
            title: "Stand it up and push",
            how: "Then screw its bracket to the wall.",
            putBack: "Shelves first, then doors.",
          },
        ],
        prevention: ["Never push a full cabinet across the floor."],
      },
    },
    cams: {
      name: "loose cam fittings or corner screws",
      short: "the fittings",
      weight: 5,
      why: "The round metal locks of flat-pack furniture work open when it is moved, and their chipboard bed wears.",
      check: {
        do: "Turn each round lock inside with a screwdriver.",
        finds: "one can be turned without force, or a joint shows a gap",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 6],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Wood glue" },
          { name: "Steel angle brackets" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close the gap and turn the lock",
            how: "Push the boards together, then clockwise by half a turn with the screwdriver until it is firm.",
            warning: "Stop at the first real resistance: the cast lock snaps.",
            see: "no gap in the corner.",
          },
          {
            action: "glue",
            title: "Bed a loose bolt",
            how: "Turn it out, put glue and a strip of paper or a matchstick in its hole, and turn it in again. Wait two hours.",
            fallsOut: "The bolt with its plastic sleeve.",
          },
          {
            action: "glue",
            title: "Glue the dowels if it will not be moved again",
            how: "A thread of glue on each dowel before you draw the joint shut.",
          },
          {
            action: "replace",
            title: "Back up a torn corner",
            how: "Two angle brackets inside, screws shorter than the board is thick.",
          },
          {
            action: "test",
            title: "Push at the top",
            how: "From both sides.",
            see: "it gives by less than 1 cm and comes back.",
          },
        ],
      },
    },
    foot: {
      name: "a short, broken or unscrewed foot",
      short: "a foot",
      weight: 3,
      why: "A floor is seldom level, and plastic feet crack when the cabinet is pushed.",
      check: {
        do: "Press on the corners of the top in turn.",
        finds: "it rocks from corner to corner while its joints stay tight",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Adjustable feet", instead: "slips of hardwood or folded card" },
          { name: "Spirit level", instead: "a marble on the top" },
          { name: "Wooden lever" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the foot in the air",
            how: "Slide a strip of paper under each.",
            see: "the one under which it passes.",
          },
          {
            action: "adjust",
            title: "Turn or pack it",
            how: "Lift the corner a little with the lever, turn the foot out, or slide a slip below.",
            warning: "Fingers out before it comes down.",
          },
          {
            action: "replace",
            title: "Replace a cracked foot",
            how: "Screw or clip the new one into the same place; with four new feet all are of one height.",
          },
          {
            action: "test",
            title: "Check with the level",
            how: "Along and across.",
            see: "doors that stay where they are left.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the cabinet lean sideways into a diamond, or does it rock from corner to corner?",
      answers: {
        leans: {
          means: "it leans sideways",
          heard: ["leans", "sways", "sideways", "crooked", "back panel"],
          when: { back: "always", cams: "often", foot: "never" },
        },
        rocks: {
          means: "it rocks from corner to corner",
          heard: ["foot", "leg", "uneven floor", "corner to corner"],
        },
      },
    },
    {
      ask: "Has the back panel of the cabinet come off or slipped?",
      answers: {
        yes: {
          means: "the back panel is off or has slipped",
          heard: ["back panel", "back came off", "back fell off", "back off", "hardboard"],
          when: { back: "always", cams: "rarely", foot: "rarely" },
        },
        no: { means: "the back panel is firm" },
      },
    },
    {
      ask: "Do the corners of the cabinet show gaps, or do the round locks inside turn by themselves?",
      answers: {
        yes: {
          means: "corners gape or locks turn",
          heard: ["joints loose", "cam", "gap", "came apart", "falling apart", "flat pack"],
          when: { cams: "always", back: "sometimes", foot: "rarely" },
        },
        no: { means: "the corners are tight" },
      },
    },
  ],
  safety: ["Anchor anything taller than 75 cm to the wall: a falling cabinet can kill a child."],
  prevention: ["Take it apart before a move, or at least empty and lift it."],
  stopWhen: [
    "Sides are swollen by water at the foot: chipboard does not recover, so replace that side.",
  ],
});

const handleOrSlide = defineFault({
  id: "cabinet-handle-or-sliding-door",
  name: "has a loose handle or a sliding door off its track",
  weight: 4,
  says: [
    "handle loose",
    "handle came off",
    "knob came off",
    "knob loose",
    "sliding door stuck",
    "sliding door off track",
    "door off its rail",
    "sliding door jammed",
    "wardrobe door won't slide",
    "roller broken",
    "runner broken",
    "lock stuck",
    "key won't turn",
    "handle broken",
  ],
  causes: {
    handle: {
      name: "a loose handle or knob",
      short: "the handle",
      weight: 5,
      why: "One or two machine screws come through the door from behind and turn loose with each pull.",
      check: {
        do: "Turn the knob, or look at the screw heads inside the door.",
        finds: "it turns freely or a screw stands out",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 5],
        tools: [
          { name: "Screwdriver" },
          { name: "Clear nail varnish", instead: "thread lock" },
          { name: "Flat washer" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the screw out from inside",
            how: "Hold the handle outside and turn with the screwdriver.",
            fallsOut: "Handle and screw.",
          },
          {
            action: "replace",
            title: "Give the screw a washer",
            how: "A wide washer keeps it from sinking into the board. If the screw is too short or too long, take an M4 screw as long as the door is thick plus 5 mm.",
          },
          {
            action: "glue",
            title: "Lock the thread",
            how: "A drop of varnish on the thread, then tighten.",
            see: "a handle that does not turn.",
          },
          { action: "test", title: "Pull it after an hour", how: "Sideways too.", see: "no play." },
        ],
      },
    },
    dirty: {
      name: "a dirty track or worn rollers of a sliding door",
      short: "track or rollers",
      weight: 5,
      why: "Fluff packs in the lower track until the rollers climb it, and then the door jumps out.",
      check: {
        do: "Shine along the lower track and run a finger through it.",
        finds: "it is full of fluff, bent, or a roller does not turn",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 20],
        tools: [
          { name: "Vacuum cleaner" },
          { name: "Old toothbrush" },
          { name: "Silicone spray", instead: "candle wax" },
          { name: "Crosshead screwdriver" },
          { name: "Replacement rollers" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean the track",
            how: "Vacuum cleaner first, then the toothbrush, then a damp cloth.",
            see: "bare metal or plastic.",
          },
          {
            action: "adjust",
            title: "Lift the door in",
            how: "Two people. Top edge into the upper rail, lift, swing in, lower the rollers into the track.",
            warning:
              "A mirror door weighs 30 to 50 kg: gloves and shoes on, and no child in the room.",
            putBack:
              "Press the safety clips at top or bottom down again, so that it cannot jump out.",
          },
          {
            action: "replace",
            title: "Change a flat roller",
            how: "Door flat on a blanket, two screws, new rollers of the same diameter in pairs.",
            fallsOut: "The roller with its spring.",
          },
          {
            action: "adjust",
            title: "Set the height",
            how: "A screw at the foot of the door lifts it: turn it with the screwdriver until the edge is parallel to the side.",
          },
          {
            action: "lubricate",
            title: "Spray the track thinly",
            how: "Silicone on a cloth, wiped along.",
            see: "a door that runs with one finger.",
          },
        ],
      },
    },
    lock: {
      name: "a stiff or broken furniture lock",
      short: "the lock",
      weight: 3,
      why: "Old oil gums the bolt up, or the key plate has shifted so that the bolt misses its slot.",
      check: {
        do: "Try the key with the door open.",
        finds: "it turns only with the door open, or stays stiff even then",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 12],
        tools: [
          { name: "Graphite powder", instead: "pencil lead rubbed on the key" },
          { name: "Small screwdriver" },
          { name: "Flat file" },
        ],
        steps: [
          {
            action: "lubricate",
            title: "Graphite into the keyhole",
            how: "A pinch of powder, key in and out, turned twenty times.",
            warning: "No oil: it binds dust and sets hard.",
            see: "the bolt going in and out without a hitch.",
          },
          {
            action: "look",
            title: "Mark where the bolt hits",
            how: "Colour its end with a felt pen and close the door.",
            see: "a mark beside the slot.",
          },
          {
            action: "adjust",
            title: "Move or widen the plate",
            how: "Turn its screws with the screwdriver and shift it, or file the slot by 1 mm with the file.",
          },
          {
            action: "replace",
            title: "Change a broken lock",
            how: "Screws out, take it along: what counts is the distance from the edge to the keyhole.",
            fallsOut: "The lock with its spring inside. Leave it closed.",
          },
          {
            action: "test",
            title: "Lock and open ten times",
            how: "First with the door open.",
            see: "no force needed.",
          },
        ],
        stopWhen: [
          "The key is lost and the cabinet locked: a locksmith opens an antique lock without harm.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the cabinet's handle, a sliding door or the lock?",
      answers: {
        handle: {
          means: "it is the handle",
          heard: ["handle", "knob"],
          when: { handle: "always", dirty: "never", lock: "never" },
        },
        sliding: {
          means: "it is a sliding door",
          heard: ["sliding", "slide", "track", "rail", "roller", "runner"],
          when: { dirty: "always", handle: "never", lock: "never" },
        },
        lock: { means: "it is the lock", heard: ["lock", "key", "keyhole"] },
      },
    },
    {
      ask: "Does a screw of the cabinet's handle turn or stand out?",
      answers: {
        yes: {
          means: "a screw turns or stands out",
          heard: ["screw loose", "came off", "loose"],
          when: { handle: "always", dirty: "rarely", lock: "rarely" },
        },
        no: { means: "no screw is loose" },
      },
    },
    {
      ask: "Is there fluff or dirt in the cabinet's lower track?",
      answers: {
        yes: {
          means: "the lower track is dirty",
          heard: ["dirt", "fluff", "dust", "jammed", "off track"],
          when: { dirty: "always", handle: "sometimes", lock: "sometimes" },
        },
        no: { means: "there is no track, or it is clean" },
      },
    },
  ],
  safety: ["Two people lift sliding doors: glass breaks at its corners first."],
  prevention: ["Suck the track out with each big clean, and tighten handles twice a year."],
  stopWhen: ["The mirror is cracked: tape it across, and have it replaced."],
});

export const cabinet: Playbook = {
  faults: [doorDoesNotClose, hingeTornOut, shelfFails, wobbles, handleOrSlide],
  notes: [
    {
      about: ["adjust hinge", "hinge screws", "which screw"],
      text: "On a cup hinge the front screw moves the door sideways, the rear one in and out, and the screws of the plate up and down. Half a turn is about 1 mm.",
    },
    {
      about: ["hinge size", "35 mm", "which hinge"],
      text: "Nearly all kitchen hinges have a 35 mm cup. What differs is the arm: straight for a full overlay, half bent for two doors on one side, strongly bent for a door that lies inside.",
    },
    {
      about: ["wall", "anchor", "tip", "fasten"],
      text: "Tall furniture belongs fixed to the wall with an angle or a strap at the top. Choose the plug for the wall: brick, aerated concrete and plasterboard each need another.",
    },
  ],
};
