import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const wheelBroken = defineFault({
  id: "suitcase-wheel-broken",
  name: "has a wheel that is worn, stuck or broken",
  usual: true,
  weight: 9,
  says: [
    "wheel broken",
    "wheel came off",
    "wheel fell off",
    "wheels worn",
    "new wheels",
    "wheel stuck",
    "wheel won't turn",
    "wheel squeaks",
    "wheel wobbles",
    "castor broken",
    "caster broken",
    "rubber came off wheel",
    "wheel missing",
    "install new wheels",
    "wheel axle",
    "spinner wheel",
    "pulls to one side",
    "wheels noisy",
    "wheels melted",
  ],
  causes: {
    hair: {
      name: "hair, thread and dirt wound round the axle",
      short: "hair and dirt",
      weight: 5,
      why: "Wheels roll over everything that lies on floors, and hair winds itself in beside the bearing until the wheel stands still and wears flat.",
      check: {
        do: "Turn each wheel with a finger and look into the gap on both sides.",
        finds: "hair or fluff sits in it and the wheel is stiff",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 4],
        tools: [
          { name: "Tweezers" },
          { name: "Craft knife", instead: "small pointed scissors" },
          { name: "Old toothbrush" },
          { name: "Silicone spray", instead: "a drop of sewing machine oil" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay it on its side on a towel",
            how: "Wheels towards the light.",
            see: "the ring of hair beside the hub.",
          },
          {
            action: "clean",
            title: "Cut and pull it out",
            how: "Slit the ring crosswise with the knife and draw the hair out with tweezers, in turns from both sides.",
            warning: "Cut away from your fingers, and not into the rubber.",
          },
          {
            action: "clean",
            title: "Brush and rinse",
            how: "Toothbrush with soapy water, spin it, and let it dry.",
          },
          {
            action: "lubricate",
            title: "A touch of silicone",
            how: "One short spray on the axle, none on the tread, and wipe what runs off.",
            see: "a wheel that spins for two seconds.",
          },
          {
            action: "test",
            title: "Pull it over the floor, loaded",
            how: "In a straight line and in a circle.",
            see: "it follows without a drag.",
          },
        ],
        prevention: ["Wipe the wheels and pull hair out after each trip."],
      },
    },
    worn: {
      name: "a worn or split wheel on a sound axle",
      short: "the worn wheel",
      weight: 6,
      why: "The rubber wears off or crumbles with age, then the plastic core rolls loudly and breaks. Wheels are sold by diameter and width, with bearings and axles in the set.",
      check: {
        do: "Look at the tread and at the housing round the wheel.",
        finds: "the tread is flat, split or gone, and the housing is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [8, 20],
        tools: [
          {
            name: "Set of replacement wheels",
            instead: "wheels of inline skates with a matching diameter",
          },
          { name: "Ruler with millimetres", instead: "a calliper" },
          { name: "Mini hacksaw", instead: "a metal saw blade wrapped in tape" },
          { name: "Two Allen keys" },
          { name: "Thread lock", instead: "clear nail varnish" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure before you order",
            how: "Diameter, width and axle of the old wheel in millimetres with the ruler, for example 50 by 18 by 6. If it is worn, measure its twin. Leave 3 mm of air to the housing.",
            see: "three figures.",
          },
          {
            action: "open",
            title: "Look for a screw first",
            how: "Some axles unscrew, some housings come off with four screws under the lining. If the axle is riveted, it has to be sawn.",
          },
          {
            action: "open",
            title: "Saw the axle on both sides",
            how: "Push a strip of card against the housing, set the hacksaw in the gap between wheel and housing, and saw with light strokes.",
            warning:
              "Glasses and gloves on. The axle gets hot, so let it cool before you touch it.",
            fallsOut: "The wheel and two stubs: push the stubs out with a nail.",
          },
          {
            action: "replace",
            title: "Set the new wheel in",
            how: "Bearings into the wheel, spacer washers on both sides, push the new axle through and screw it tight with two Allen keys and a drop of thread lock.",
            see: "a wheel that turns freely without rattling.",
            putBack: "Same washers on both sides.",
          },
          {
            action: "replace",
            title: "Change its twin",
            how: "Two wheels of different height make it pull to one side.",
          },
          {
            action: "test",
            title: "Load ten kilos and pull it over a kerb",
            how: "Slowly, then look at the screw heads.",
            see: "nothing that has turned loose.",
          },
        ],
      },
    },
    housing: {
      name: "a broken wheel housing or fork",
      short: "the wheel housing",
      weight: 4,
      why: "The plastic round the wheel takes every kerb. When it cracks or the swivel breaks, a new wheel has nothing to sit in.",
      check: {
        do: "Push the wheel sideways and look at the plastic round it.",
        finds: "it is cracked, or the swivel leans or falls out",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [10, 30],
        tools: [
          { name: "New wheel unit" },
          { name: "Screwdriver" },
          { name: "Drill with a 4 mm bit", instead: "a hand drill" },
          { name: "Machine screws with lock nuts" },
          { name: "Cloth tape" },
          { name: "Camera" },
        ],
        steps: [
          {
            action: "look",
            title: "Photograph and measure it",
            how: "With the camera from below and from the side; measure the distance of the screw holes. Units are made left and right.",
            see: "the letters L, R or a number in the plastic.",
          },
          {
            action: "open",
            title: "Open the lining over it",
            how: "Usually a zip in the lining, otherwise 15 cm of its seam.",
            see: "the ends of screws or rivets.",
          },
          {
            action: "unscrew",
            title: "Take the old unit off",
            how: "Turn screws out with the screwdriver. Rivets are drilled off through their heads.",
            warning:
              "Put a board behind the shell and drill slowly: the bit breaks through suddenly. Glasses on.",
            fallsOut: "Heads of rivets. Shake them out of the case.",
          },
          {
            action: "replace",
            title: "Fit the new unit",
            how: "Screws from outside, wide washers and lock nuts inside. If holes do not match, drill new ones and close the old ones with tape.",
            putBack: "Cover screw ends with tape, then close the lining.",
          },
          {
            action: "test",
            title: "Stand it up and push it in all directions",
            how: "Loaded, on a hard floor.",
            see: "all wheels touching the floor.",
          },
        ],
        stopWhen: [
          "The shell is broken round the screws: a plate inside helps only if there is sound shell to screw it to.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you see hair, thread or dirt beside the suitcase's wheel?",
      answers: {
        yes: {
          means: "hair or dirt sits beside the wheel",
          heard: ["hair", "dirt", "fluff", "clogged"],
          when: { hair: "always", worn: "sometimes", housing: "sometimes" },
        },
        no: { means: "the gaps beside the wheel are clean" },
      },
    },
    {
      ask: "Is the tread of the suitcase's wheel worn, split or missing?",
      answers: {
        yes: {
          means: "the wheel itself is worn or split",
          heard: ["worn", "split", "rubber", "crumbled", "new wheels", "missing", "melted"],
          when: { worn: "always", hair: "rarely", housing: "sometimes" },
        },
        no: { means: "the wheel itself is round and whole" },
      },
    },
    {
      ask: "Is the plastic round the suitcase's wheel cracked, or does the whole unit wobble?",
      answers: {
        yes: {
          means: "the housing is cracked or wobbles",
          heard: [
            "cracked",
            "housing",
            "fork",
            "snapped",
            "wobble",
            "came off",
            "fell off",
            "broken off",
          ],
          when: { housing: "always", hair: "never", worn: "rarely" },
        },
        no: { means: "the housing is firm" },
      },
    },
  ],
  safety: [
    "Empty the case before you turn it over, and clear metal chips away: children play on that floor.",
  ],
  prevention: ["Lift it over kerbs and stairs: most wheels die there."],
  stopWhen: [
    "It was damaged on a flight less than seven days ago: report it first, since the airline often pays.",
  ],
});

const telescope = defineFault({
  id: "suitcase-telescopic-handle-stuck",
  name: "has a pull-out handle that sticks or is broken",
  weight: 7,
  says: [
    "handle stuck",
    "telescopic handle stuck",
    "handle won't extend",
    "handle won't go down",
    "pull handle broken",
    "handle won't lock",
    "handle button stuck",
    "trolley handle",
    "handle jammed",
    "handle loose",
    "handle came out",
    "extendable handle",
    "handle won't come up",
    "glue handle",
    "handle bent",
  ],
  causes: {
    dirt: {
      name: "dirt or sand in the tubes",
      short: "dirt in the tubes",
      weight: 4,
      why: "The tubes slide with less than half a millimetre of play. Sand, sticky drinks and old oil are enough to seize them.",
      check: {
        do: "Pull the handle with the button pressed and feel how it moves.",
        finds: "it moves but grates or sticks all the way",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Damp cloth" },
          { name: "Vacuum cleaner", instead: "a hair dryer on cold" },
          { name: "Silicone spray", instead: "furniture polish without grit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Draw it out as far as it goes",
            how: "Wipe both tubes all round with the damp cloth, then dry.",
            see: "bright metal without smears.",
          },
          {
            action: "clean",
            title: "Suck out the guides",
            how: "Hold the nozzle of the vacuum cleaner at the openings while somebody moves the handle.",
          },
          {
            action: "lubricate",
            title: "Silicone on the tubes",
            how: "Spray the cloth with silicone spray, not the case, and wipe it on thinly.",
            warning: "No oil or grease: it collects the next sand.",
          },
          {
            action: "test",
            title: "Move it twenty times",
            how: "Press the button fully each time.",
            see: "both tubes gliding with one finger.",
          },
        ],
      },
    },
    button: {
      name: "a release button or its rods that no longer work",
      short: "the button's rods",
      weight: 5,
      why: "The button pushes two thin rods down inside the tubes, and these draw small pins out of the holes. A bent rod or a broken spring leaves one pin in.",
      check: {
        do: "Press the button while somebody pulls, and listen for two clicks below.",
        finds: "only one side clicks, or the button moves without any force",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 12],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Flat pliers" },
          { name: "Thin stiff wire", instead: "a straightened paper clip" },
          { name: "Tray" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Try the free cure",
            how: "Press the button, push the handle down hard, and then pull while you tap both tubes with your knuckle. A pin that is only caught lets go.",
            see: "both sides moving together.",
          },
          {
            action: "unscrew",
            title: "Open the grip",
            how: "Two screws underneath the grip, turned out with the screwdriver. Lift the upper half off over a tray.",
            warning: "Springs jump out. Press on the button with your thumb while you lift.",
            fallsOut: "The button, one or two springs, and the ends of the rods.",
          },
          {
            action: "look",
            title: "Find the fault",
            how: "Both rods must stand at one height under the button. Straighten a bent one with the pliers, and hang a slipped one back in.",
            see: "both rods moving when you push them with a finger.",
          },
          {
            action: "clean",
            title: "Free a stuck pin",
            how: "Push the pin back through its hole in the tube with the wire while somebody pulls.",
          },
          {
            action: "reassemble",
            title: "Close the grip",
            how: "Springs in their seats, button on top.",
            putBack: "Turn both screws only until they are snug: plastic strips.",
          },
          {
            action: "test",
            title: "All stages, ten times",
            how: "Up, lock, lean on it, down.",
            see: "a click at each stage on both sides.",
          },
        ],
      },
    },
    unit: {
      name: "a bent or broken handle unit",
      short: "the handle unit",
      weight: 4,
      why: "The tubes are thin aluminium. Bent in a luggage hold they never slide again, but the whole unit is held by six to ten screws under the lining.",
      check: {
        do: "Look along the tubes and compare them with a straight edge.",
        finds: "one is bent, dented or broken, or the grip has come off",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [12, 30],
        tools: [
          { name: "Replacement handle unit", instead: "one from a scrapped case of the same size" },
          { name: "Screwdriver set" },
          { name: "Tape measure" },
          { name: "Drill", instead: "a file for rivet heads" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the lining at the back",
            how: "A zip runs along it in most cases.",
            see: "two tubes in plastic blocks, top and bottom.",
          },
          {
            action: "measure",
            title: "Measure",
            how: "With the tape: length in and out, distance of the tubes, distance of the screws. Order by these.",
          },
          {
            action: "unscrew",
            title: "Take the old one out",
            how: "First the screws at the bottom from outside, then the frame at the top, with the right bit of the set.",
            warning: "The last screw lets it spring. Hold it. Drill rivets with glasses on.",
            fallsOut: "Foam strips and screws of several lengths: note where each sat.",
          },
          {
            action: "replace",
            title: "Set the new unit in",
            how: "All screws by two turns first, then tight in turn, so that the tubes stand parallel.",
            see: "the handle gliding before you tighten fully.",
          },
          {
            action: "test",
            title: "Lift the loaded case by it",
            how: "Carefully, 10 cm high.",
            see: "nothing that creaks or gives.",
          },
        ],
        stopWhen: [
          "No unit of that measure is to be had: fit a second-hand one or use the carrying handle.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the suitcase's pull-out handle grate along its way, or is it locked dead at one point?",
      answers: {
        grates: {
          means: "it grates along its way",
          heard: ["stiff", "grates", "sticky", "sand", "hard to pull"],
          when: { dirt: "always", button: "rarely", unit: "sometimes" },
        },
        locked: {
          means: "it is locked at one point",
          heard: ["stuck", "locked", "jammed", "not come up", "not go down", "not extend"],
          when: { button: "always", dirt: "rarely", unit: "sometimes" },
        },
        loose: {
          means: "it is loose or does not lock",
          heard: ["loose", "not lock", "came out", "wobbles"],
        },
      },
    },
    {
      ask: "Does the button on the suitcase's handle push back with a spring on both sides?",
      answers: {
        yes: {
          means: "the button springs back",
          when: { button: "rarely", dirt: "always", unit: "often" },
        },
        no: {
          means: "the button is dead, stuck or one-sided",
          heard: ["button stuck", "button broken", "button does nothing", "button"],
        },
      },
    },
    {
      ask: "Is a tube of the suitcase's handle bent or broken?",
      answers: {
        yes: {
          means: "a tube is bent or broken",
          heard: ["bent", "snapped", "broken off", "dented", "came off"],
          when: { unit: "always", dirt: "never", button: "rarely" },
        },
        no: { means: "the tubes are straight" },
      },
    },
  ],
  safety: ["Keep fingers out of the slot when the handle goes down."],
  prevention: [
    "Push the handle in before it goes on a belt or into a hold.",
    "Do not lift the full case by the pull-out handle.",
  ],
  stopWhen: [
    "The case is under guarantee: makers change handle units free for two years and more.",
  ],
});

const carryHandle = defineFault({
  id: "suitcase-carry-handle-off",
  name: "has a carrying handle that is torn off",
  weight: 4,
  says: [
    "carry handle broken",
    "side handle broken",
    "top handle torn",
    "handle ripped off",
    "grip came off",
    "handle snapped",
    "lifting handle",
    "handle strap torn",
    "handle screw missing",
    "one end of handle off",
    "carrying handle",
    "top grip broken",
    "carry strap torn",
  ],
  causes: {
    screw: {
      name: "a lost or loosened screw",
      short: "a screw",
      weight: 5,
      why: "Shaking on belts turns the screws of the handle out from inside. The thread is usually fine, and a nut with a lock stays put.",
      check: {
        do: "Feel behind the lining where the handle is fixed.",
        finds: "a screw rattles, is loose or is missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [1, 4],
        tools: [
          { name: "Crosshead screwdriver" },
          {
            name: "M4 or M5 screw with a lock nut",
            instead: "any screw that fits, with nail varnish on its thread",
          },
          { name: "Wide washer", instead: "a coin with a hole" },
        ],
        steps: [
          {
            action: "open",
            title: "Get behind the lining",
            how: "Zip, or a slit of seam at the upper edge.",
            see: "two screws per end.",
          },
          {
            action: "adjust",
            title: "Tighten what is loose",
            how: "Hold the nut and turn the screwdriver clockwise.",
          },
          {
            action: "replace",
            title: "Replace what is missing",
            how: "The thickness of the shell plus 8 mm is the right length. Screw from outside, washer and lock nut inside.",
            putBack: "Cover a screw end that stands out with a scrap of felt.",
            see: "a washer lying flat on the shell.",
          },
          {
            action: "test",
            title: "Lift it full",
            how: "Three times, with a jerk at the last.",
            see: "no gap under the handle.",
          },
        ],
      },
    },
    grip: {
      name: "a broken grip or torn strap",
      short: "the grip",
      weight: 4,
      why: "Plastic grips snap at the pin, and fabric ones tear at the end plate. Universal grips are fixed with the same screws.",
      check: {
        do: "Look at both ends of the grip.",
        finds: "the grip itself is torn or snapped and its plates still sit firmly",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [4, 12],
        tools: [
          {
            name: "Universal suitcase grip",
            instead: "a loop of strong webbing with two large washers",
          },
          { name: "Screwdriver" },
          { name: "Tape measure" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure from pin to pin",
            how: "Centre to centre of the two plates with the tape, for example 18 cm.",
          },
          {
            action: "unscrew",
            title: "Take the end plates off",
            how: "Screws inside, behind the lining, with the screwdriver.",
            fallsOut: "Plates, and with some grips a spring steel strip: it is under tension.",
            warning: "Hold the strip down when the second plate comes loose.",
          },
          {
            action: "replace",
            title: "Screw the new grip on",
            how: "Through the old holes. New holes weaken the shell.",
            see: "a grip with 2 cm of play for your fingers.",
          },
          {
            action: "test",
            title: "Carry it upstairs",
            how: "One floor, loaded.",
            see: "plates that do not lift.",
          },
        ],
      },
    },
    torn: {
      name: "a shell or cloth torn out round the handle",
      short: "the torn shell",
      weight: 3,
      why: "The plate has pulled through the shell, so screws find nothing to hold. A larger plate inside spreads the force.",
      check: {
        do: "Look at the shell under the end plate.",
        finds: "the hole is torn or the shell is cracked from it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 8],
        tools: [
          {
            name: "6 by 8 cm aluminium plate",
            instead: "the lid of a sturdy plastic box",
          },
          { name: "Drill" },
          { name: "File" },
          { name: "Four screws with lock nuts" },
          { name: "Epoxy" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Bend or press the shell back",
            how: "Drill a 3 mm hole at the end of each crack: it stops there.",
            warning: "Glasses on and a board behind the shell.",
          },
          {
            action: "glue",
            title: "Cut and bed the plate",
            how: "Round its corners with the file, coat it with epoxy, and press it inside over the damage for an hour.",
            see: "plate and shell without a gap.",
          },
          {
            action: "replace",
            title: "Drill through and screw",
            how: "Through shell and plate, four screws in a rectangle, nuts inside.",
          },
          {
            action: "reassemble",
            title: "Fix the handle to it",
            how: "Its plate outside, yours inside.",
            putBack: "Cover the nuts with a piece of felt, then close the lining.",
          },
          {
            action: "test",
            title: "Lift after a day",
            how: "Half full first.",
            see: "no crack growing past its hole.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the grip and its plates of the suitcase whole, and only loose?",
      answers: {
        yes: {
          means: "grip and plates are whole",
          heard: ["loose", "screw", "screw missing", "rattles"],
          when: { screw: "always", grip: "never", torn: "sometimes" },
        },
        no: {
          means: "the grip or a plate is broken",
          heard: ["snapped", "torn grip", "broken grip"],
        },
      },
    },
    {
      ask: "Is the suitcase's shell or cloth torn where the handle sat?",
      answers: {
        yes: {
          means: "the shell is torn there",
          heard: ["shell cracked", "tear out", "ripped out", "hole"],
          when: { torn: "always", screw: "never", grip: "rarely" },
        },
        no: { means: "the shell is whole there" },
      },
    },
    {
      ask: "Is only one end of the suitcase's handle off?",
      answers: {
        yes: {
          means: "only one end is off",
          heard: ["one end", "one side"],
          when: { screw: "often", grip: "sometimes", torn: "sometimes" },
        },
        no: { means: "both ends are off, or the grip is in pieces" },
      },
    },
  ],
  safety: ["Test it low over the floor with your feet out of the way."],
  prevention: ["Tighten the handle screws before each long trip."],
  stopWhen: ["The frame inside is broken too."],
});

const lockOrShell = defineFault({
  id: "suitcase-lock-or-shell",
  name: "has a lock that will not open or a cracked shell",
  weight: 4,
  says: [
    "lock won't open",
    "forgot the combination",
    "combination lock",
    "locked out",
    "code forgotten",
    "key lost",
    "lock broken",
    "lock jammed",
    "latch broken",
    "won't close",
    "shell cracked",
    "crack in the case",
    "case split",
    "dented",
    "hinge broken",
  ],
  causes: {
    code: {
      name: "a combination that has been forgotten or has shifted",
      short: "the combination",
      weight: 5,
      why: "The code changes by itself when the small reset lever is pushed while the lock is open. It is often one digit away from the one you know.",
      check: {
        do: "Set the code you know and turn each ring by one up and one down, pulling at the latch.",
        finds: "it opens at a neighbouring figure, or you feel one ring give",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Torch", instead: "the lamp of your phone" }, { name: "Pencil and paper" }],
        steps: [
          {
            action: "look",
            title: "Try 000 and the neighbours first",
            how: "New locks are set to 000. Then your code with each ring one up and one down.",
          },
          {
            action: "look",
            title: "Look for the notch",
            how: "Shine the torch into the gap beside each ring. On many locks a notch or a flat comes past at one figure. Set all the notches to the same side, then turn all rings together, one step at a time, and try.",
            see: "a latch that gives.",
          },
          {
            action: "test",
            title: "Go through the numbers",
            how: "Three rings have 1,000 numbers: about 25 minutes at 40 a minute. Tick off each hundred on paper with the pencil.",
            warning: "Only on your own case, of course.",
          },
          {
            action: "adjust",
            title: "Set a new code",
            how: "With the lock open, push the reset lever with a pen tip, turn the rings to your figure, and slide the lever back.",
            see: "it locks and opens with the new code twice.",
          },
        ],
        stopWhen: [
          "It has four rings or a key lock marked TSA: a locksmith or the maker opens it with proof that it is yours.",
        ],
      },
    },
    latch: {
      name: "a bent latch or a lock that is clogged",
      short: "the latch",
      weight: 4,
      why: "An overfull case bends the hook of the latch by a millimetre, or sand keeps its spring from moving.",
      check: {
        do: "Work the latch with the case open.",
        finds: "it moves stiffly or does not meet its hook",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Graphite powder", instead: "the rubbed lead of a pencil" },
          { name: "Adjustable pliers" },
          { name: "Dry brush" },
        ],
        steps: [
          { action: "clean", title: "Brush it out", how: "Latch open, dry brush into every gap." },
          {
            action: "lubricate",
            title: "Puff graphite in",
            how: "A pinch of powder, then work the slide twenty times. No oil: it sticks to fluff.",
            see: "a slide that springs back.",
          },
          {
            action: "adjust",
            title: "Align hook and catch",
            how: "Close the empty case slowly and see where they meet. Bend the hook with the pliers over a cloth, by a hair at a time.",
            warning: "Cast metal breaks: if it does not move with light force, stop.",
            see: "a click without pressing on the lid.",
          },
          {
            action: "test",
            title: "Close it full",
            how: "As full as for a trip.",
            see: "both latches shutting without force.",
          },
        ],
      },
    },
    shell: {
      name: "a crack in the shell",
      short: "the cracked shell",
      weight: 4,
      why: "Hard shells crack at corners and round wheels, most of all in the cold. A crack grows with each load unless its end is stopped and its back is covered.",
      check: {
        do: "Press the shell from inside beside the damage.",
        finds: "a line opens and closes",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [6, 15],
        tools: [
          { name: "Two-part epoxy", instead: "plastic glue made for ABS or polycarbonate" },
          { name: "Glass-fibre cloth", instead: "strong cotton or window screen" },
          { name: "Drill with a 3 mm bit" },
          { name: "Sandpaper" },
          { name: "Disposable gloves" },
          { name: "Parcel tape" },
        ],
        steps: [
          {
            action: "open",
            title: "Fold the lining back",
            how: "Until 10 cm round the crack are bare.",
          },
          {
            action: "adjust",
            title: "Stop the crack",
            how: "Drill a hole with the bit at each end of the line.",
            warning: "Glasses on, and hold the shell: it chatters.",
            see: "a round hole right at the tip.",
          },
          {
            action: "clean",
            title: "Roughen and wipe",
            how: "Sandpaper inside for 4 cm on both sides, then spirit.",
          },
          {
            action: "glue",
            title: "Lay cloth in resin",
            how: "Gloves on. Spread epoxy, press a strip of glass-fibre cloth in, cover it with more epoxy, and tape the crack shut from outside until it is hard.",
            see: "cloth that has turned clear, without bubbles.",
          },
          {
            action: "test",
            title: "Press it after a day",
            how: "With your knee, gently.",
            see: "a line that no longer opens.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the suitcase locked shut, or is its shell cracked?",
      answers: {
        locked: {
          means: "it is locked or does not close",
          heard: ["lock", "locked", "combination", "code", "key", "latch", "not open", "not close"],
          when: { code: "always", latch: "always", shell: "never" },
        },
        cracked: {
          means: "its shell is cracked",
          heard: ["crack", "cracked", "split", "dent", "dented", "shell"],
        },
      },
    },
    {
      ask: "Does the suitcase have rings with figures, and is the code unknown or refused?",
      answers: {
        yes: {
          means: "the code is unknown or refused",
          heard: ["combination", "code", "forgot", "numbers", "forgotten"],
          when: { code: "always", latch: "rarely", shell: "never" },
        },
        no: { means: "the code is known or there is none" },
      },
    },
    {
      ask: "Does the latch of the suitcase move freely and meet its hook?",
      answers: {
        yes: {
          means: "the latch moves and meets its hook",
          when: { latch: "never", code: "sometimes", shell: "often" },
        },
        no: {
          means: "the latch is stiff or misses its hook",
          heard: ["latch", "jammed", "bent", "not close", "stiff"],
        },
      },
    },
  ],
  safety: ["Lay the case flat and stable before you saw, drill or lever."],
  prevention: ["Write the code down at home, and do not sit on the lid to close it."],
  stopWhen: ["Corner and frame are broken together: it will not survive the next hold."],
});

export const suitcase: Playbook = {
  faults: [wheelBroken, telescope, carryHandle, lockOrShell],
  notes: [
    {
      about: ["airline", "flight", "damaged", "claim"],
      text: "Damage from a flight is reported in writing within seven days of getting the case back, best at the airport with a photo and the baggage tag. Airlines pay for repair or value.",
    },
    {
      about: ["wheel size", "which wheels", "measure"],
      text: "Measure diameter, width and axle in millimetres, for example 50 by 18 by 6. The new wheel may be up to 2 mm larger if 3 mm of air to the housing remain.",
    },
    {
      about: ["tsa", "customs", "key"],
      text: "Locks with the red TSA diamond can be opened by officials with a master key. That key is not sold to travellers, so note your own code.",
    },
  ],
};
