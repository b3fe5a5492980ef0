import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const wheel = defineFault({
  id: "pushchair-wheel",
  name: "has a wheel that came off, sticks or is flat",
  usual: true,
  weight: 9,
  says: [
    "wheel fell off",
    "wheel fallen off",
    "wheel came off",
    "wheel broken",
    "wheel stuck",
    "wheel won't turn",
    "wheel wobbles",
    "flat tyre",
    "tyre flat",
    "puncture",
    "needs a new inner tube",
    "front wheel won't swivel",
    "swivel stuck",
    "pulls to one side",
    "hard to push",
    "squeaky wheel",
    "wheels squeak",
    "wheel keeps coming off",
    "veers to the left",
    "tyre came off the rim",
  ],
  causes: {
    latch: {
      name: "a wheel that is not latched on its axle",
      short: "the wheel's latch",
      weight: 5,
      why: "Most wheels come off at the press of a button, for the car boot. A small spring clip must snap into a groove of the axle; sand or a tired clip keeps it out.",
      check: {
        do: "Push the wheel on until it clicks, and pull at it hard without touching the button.",
        finds: "there is no click, or it slides off again",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 10],
        tools: [
          { name: "Old toothbrush" },
          { name: "Cloth" },
          { name: "Silicone spray" },
          { name: "Spring clip from the maker, if yours is bent" },
        ],
        steps: [
          {
            action: "look",
            title: "Empty it and lay it on its side",
            how: "Child, bag and shopping out first. Take the wheel off by its button or lever.",
          },
          {
            action: "clean",
            title: "Clean axle and hub",
            how: "Wipe the axle with the cloth and brush sand out of the groove and out of the hole in the hub with the toothbrush.",
            see: "a clean groove all round the axle.",
          },
          {
            action: "lubricate",
            title: "Ease the button",
            how: "One short spray of silicone, press the button twenty times, and wipe off what runs out.",
            see: "a button that comes back by itself.",
          },
          {
            action: "look",
            title: "Compare with the other side",
            how: "Clip and groove should look alike left and right. Order a clip that is bent or missing from the maker by the model number.",
            see: "a clip with a sharp edge.",
          },
          {
            action: "test",
            title: "Click it on and pull",
            how: "Pull with your full strength in the direction of the axle, then load 15 kg of shopping and push it over a kerb.",
            warning:
              "A wheel that comes off once without the button being pressed carries no child any more until the clip is new.",
            see: "it stays on.",
          },
        ],
        prevention: ["Pull at each wheel after every time that it was off."],
        stopWhen: ["The axle is bent or its groove is worn round: maker's part only."],
      },
    },
    dirt: {
      name: "hair, thread and sand in hub or swivel",
      short: "dirt in the hub",
      weight: 5,
      why: "Low wheels collect beach, hair and carpet. It winds round the axle, and the wheel squeaks, drags and pulls to one side.",
      check: {
        do: "Lift the front and spin each wheel and swivel with a finger.",
        finds: "one stops early, grinds or squeaks",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Tweezers" },
          { name: "Bucket of warm water" },
          { name: "Brush" },
          { name: "Dry silicone or PTFE spray" },
        ],
        steps: [
          {
            action: "look",
            title: "Take the wheels off one by one",
            how: "By their buttons. Keep left and right apart.",
            fallsOut: "Washers and caps on the axle; lay them out in order.",
            putBack: "In the same order, and pull at the wheel when it is on.",
          },
          {
            action: "clean",
            title: "Pull out what is wound up",
            how: "Use the tweezers at the hub, from both sides.",
          },
          {
            action: "clean",
            title: "Wash hub and fork",
            how: "Brush them with warm water from the bucket, and let them dry. No jet of high pressure: it washes bearings out.",
            see: "no sand in the gap.",
          },
          {
            action: "lubricate",
            title: "Spray it dry",
            how: "A breath of PTFE on axle and swivel. Oil and grease hold the next sand.",
          },
          {
            action: "test",
            title: "Spin and steer",
            how: "Each wheel should run on for some turns; each front wheel should turn round by itself when you change direction.",
            see: "a straight run over ten metres.",
          },
        ],
        prevention: ["Rinse it with fresh water after the beach."],
      },
    },
    puncture: {
      name: "a flat or punctured tyre",
      short: "a puncture",
      weight: 4,
      why: "Air tyres of pushchairs are small bicycle tyres: 12 inch with an angled valve is usual. A thorn or too little pressure pinches the tube.",
      check: {
        do: "Pump it to the number on its wall and listen after ten minutes.",
        finds: "it is soft again",
        minutes: 12,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [3, 12],
        tools: [
          { name: "Two plastic tyre levers", instead: "the handles of two teaspoons" },
          { name: "Puncture kit" },
          { name: "Inner tube of the size on the tyre" },
          { name: "Bicycle pump with a car valve head" },
          { name: "Bowl of water" },
        ],
        steps: [
          {
            action: "open",
            title: "Wheel off and tyre over the rim",
            how: "Let the last air out, lift one side of the tyre over the rim with the levers, beginning opposite the valve.",
            fallsOut: "The tube, valve last.",
          },
          {
            action: "look",
            title: "Find the hole",
            how: "Pump the tube a little and hold it in the bowl of water.",
            see: "a row of bubbles.",
          },
          {
            action: "look",
            title: "Find what made it",
            how: "Run your fingers slowly round the inside of the tyre.",
            warning: "Feel with a cloth round your fingers: thorns and glass stay in it.",
          },
          {
            action: "glue",
            title: "Patch it, or take a new tube",
            how: "Roughen, spread the solution from the kit, wait five minutes, press the patch on. A hole at the valve means a new tube.",
          },
          {
            action: "reassemble",
            title: "Put it back in by hand",
            how: "A little air in the tube, valve through its hole, and push the tyre over with your thumbs, not with a lever.",
            see: "no tube between tyre and rim.",
          },
          {
            action: "test",
            title: "Pump to the number on the wall",
            how: "Mostly 1.5 to 2.5 bar. Wait an hour.",
            see: "a tyre that is as hard as before.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn hub or a cracked fork",
      short: "hub or fork",
      weight: 3,
      why: "Play in the hub, a cracked rim or a fork with a white line means that the part carrying the child is at its end.",
      check: {
        do: "Hold the wheel at the top and move it sideways.",
        finds: "it knocks in the hub, or the fork flexes or shows a crack",
        minutes: 1,
      },
      repair: {
        handOver:
          "What carries a child is changed for the maker's own part, never welded, glued or drilled.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [10, 60],
        tools: [{ name: "Phone camera" }],
        steps: [
          {
            action: "look",
            title: "Park it and push it no further",
            how: "Fold it and put a note on it, so that nobody takes it for a quick errand.",
          },
          {
            action: "look",
            title: "Find the model number",
            how: "On a label at the frame below the seat. Photograph it with the phone camera, and the damage too.",
            see: "model, batch and year.",
          },
          {
            action: "look",
            title: "Look for a recall",
            how: "Search the maker's page and your country's list of recalls for that number. Recalled parts are free.",
          },
          {
            action: "look",
            title: "Order the whole wheel or fork",
            how: "Complete wheels click on; a fork is fitted by a pushchair workshop, which tests it with a load.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has a wheel of the pushchair come off?",
      answers: {
        yes: {
          means: "a wheel came off",
          heard: ["came off", "fell off", "fallen off", "comes off", "coming off"],
          when: { latch: "always", dirt: "rarely", puncture: "rarely", bearing: "sometimes" },
        },
        no: { means: "all wheels are on" },
      },
    },
    {
      ask: "Are the pushchair's tyres filled with air, and is one soft?",
      answers: {
        yes: {
          means: "an air tyre is soft",
          heard: ["flat", "puncture", "soft tyre", "inner tube", "pump", "valve"],
          when: { puncture: "always", latch: "never", dirt: "rarely", bearing: "rarely" },
        },
        no: { means: "no tyre is soft" },
      },
    },
    {
      ask: "Does the pushchair's wheel spin freely and quietly when it is lifted?",
      answers: {
        yes: {
          means: "the wheel spins freely",
          when: { dirt: "never", latch: "often", puncture: "often", bearing: "sometimes" },
        },
        no: {
          means: "the wheel is stiff or noisy",
          heard: [
            "stuck",
            "squeak",
            "squeaky",
            "hard to push",
            "sand",
            "hair",
            "stiff",
            "won't turn",
            "swivel stuck",
          ],
        },
      },
    },
    {
      ask: "Does the pushchair's wheel or fork wobble or show a crack?",
      answers: {
        yes: {
          means: "wheel or fork wobbles or is cracked",
          heard: ["wobbles", "crack", "cracked", "bent", "play"],
          when: { bearing: "always", latch: "sometimes", dirt: "rarely", puncture: "rarely" },
        },
        no: { means: "wheel and fork are firm" },
      },
    },
  ],
  safety: [
    "Never work with a child in the seat, and put the brake on before you bend down.",
    "Try every mend with a sack of potatoes before a child goes in.",
  ],
  prevention: ["Hang heavy bags below the seat and not on the handle."],
  stopWhen: ["You are not sure that a wheel holds."],
});

const brakeOrLock = defineFault({
  id: "pushchair-brake-or-fold",
  name: "does not brake, or does not lock open or fold",
  weight: 7,
  says: [
    "brake not working",
    "brakes don't work",
    "brake stuck",
    "brake won't hold",
    "brake won't come off",
    "won't fold",
    "doesn't fold",
    "won't unfold",
    "won't lock open",
    "collapses",
    "folds by itself",
    "frame broken",
    "frame cracked",
    "frame bent",
    "lock broken",
    "catch broken",
    "handle won't adjust",
    "hinge broken",
    "brake cable",
  ],
  causes: {
    grit: {
      name: "sand or a toy in the lock or the brake",
      short: "something in the way",
      weight: 5,
      why: "Locks and brake pins are made of plastic that slides in plastic. Sand, crumbs or a snack bar keep them from going all the way.",
      check: {
        do: "Open it in good light and look at both locks of the frame and at both brake pins.",
        finds: "there is dirt, and one side goes in less far than the other",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Vacuum cleaner with a narrow nozzle" },
          { name: "Soft brush" },
          { name: "Damp cloth" },
          { name: "PTFE spray" },
        ],
        steps: [
          {
            action: "look",
            title: "Empty seat and basket",
            how: "Take the carrycot or seat off the frame. Nobody sits in it until the last step is done.",
          },
          {
            action: "clean",
            title: "Suck and brush it out",
            how: "Nozzle on locks, hinges, brake pins and the toothed wheel of the brake; brush what sticks.",
            see: "clean teeth and pins.",
          },
          {
            action: "clean",
            title: "Wipe with a damp cloth",
            how: "Juice and milk set like glue. Lukewarm water, no solvents.",
          },
          {
            action: "lubricate",
            title: "PTFE, one breath",
            how: "Spray the pins of the lock. Nothing on the surfaces that brake.",
          },
          {
            action: "test",
            title: "Lock and brake ten times, empty",
            how: "Listen for two clicks when you open it. Put the brake on and push with your weight, on a slope too.",
            warning:
              "If one click is missing or it rolls, it goes no further until the maker's part is in.",
            see: "both clicks, and wheels that stand still.",
          },
        ],
        stopWhen: ["It works only sometimes after cleaning."],
      },
    },
    "brake-worn": {
      name: "a stretched brake cable or worn brake parts",
      short: "the brake",
      weight: 4,
      why: "A pedal moves two pins, often through a cable. When it is stretched, the pins no longer reach into both wheels.",
      check: {
        do: "Put the brake on, empty, and push. Then look from below at both wheels.",
        finds: "one wheel turns, or its pin does not go in",
        minutes: 2,
      },
      repair: {
        handOver:
          "A parked pushchair on a slope hangs on this part alone, so it is set and tested by the maker or a pushchair workshop.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 50],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "look",
            title: "Use it no more",
            how: "Put a note on the handle. A hand on the bar is no brake.",
          },
          {
            action: "look",
            title: "See which wheel it is",
            how: "Left or right, with the brake pedal down.",
            see: "a pin that stops short.",
          },
          {
            action: "look",
            title: "Read the manual's page on the brake",
            how: "Some makers have a knurled nut that the owner may turn by hand. If yours names it, do just what it says, and test it with a load.",
          },
          {
            action: "look",
            title: "Call the maker",
            how: "With model and year. Brake sets are kept for years and come with fitting instructions.",
          },
        ],
      },
    },
    frame: {
      name: "a worn lock or a cracked frame",
      short: "lock or frame",
      weight: 4,
      why: "If a lock has worn or a tube has cracked, the pushchair can fold with the child in it and catch small fingers.",
      check: {
        do: "Open it, push the handle down and pull it up, and look along each tube and hinge.",
        finds: "a hinge moves, a click is missing, or you see a crack or a bent tube",
        minutes: 2,
      },
      repair: {
        handOver: "No frame or lock of a pushchair is glued, riveted or welded at home.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 80],
        tools: [{ name: "Bright tape" }],
        steps: [
          {
            action: "look",
            title: "Tie it shut",
            how: "Fold it as far as it goes and wind bright tape round it.",
            warning: "Keep fingers away from the hinges: they shear.",
          },
          {
            action: "look",
            title: "Search for a recall",
            how: "Folding locks are among the commonest recalls. Maker's page, then your country's list.",
          },
          {
            action: "look",
            title: "Ask for the part",
            how: "Some makers sell hinges and whole frames, and do the exchange in their workshop.",
          },
          {
            action: "look",
            title: "Recycle it if there is none",
            how: "Cut the harness through before you put it out, so that nobody takes it back into use.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the brake of the pushchair that troubles you, rather than folding?",
      answers: {
        yes: {
          means: "the brake is at fault",
          heard: ["brake", "brakes", "rolls away"],
          when: { "brake-worn": "always", grit: "sometimes", frame: "never" },
        },
        no: {
          means: "folding or locking is at fault",
          heard: [
            "fold",
            "folding",
            "not fold",
            "unfold",
            "not unfold",
            "lock",
            "not lock",
            "collapse",
            "frame",
          ],
        },
      },
    },
    {
      ask: "Can you see sand, crumbs or a lost thing in the pushchair's locks or brake?",
      answers: {
        yes: {
          means: "there is dirt in the locks or the brake",
          heard: ["sand", "crumbs", "dirt", "dirty", "beach", "toy"],
          when: { grit: "always", "brake-worn": "sometimes", frame: "rarely" },
        },
        no: { means: "locks and brake are clean" },
      },
    },
    {
      ask: "Do you see a crack, a bent tube or a worn edge on the pushchair?",
      answers: {
        yes: {
          means: "there is a crack, a bent tube or wear",
          heard: ["crack", "cracked", "bent", "worn", "snapped"],
          when: { frame: "always", "brake-worn": "sometimes", grit: "rarely" },
        },
        no: { means: "nothing is cracked or bent" },
      },
    },
    {
      ask: "Did the pushchair's trouble begin after the beach, a spill or a journey by car or plane?",
      answers: {
        yes: {
          means: "it began after sand, a spill or a journey",
          heard: ["beach", "spill", "spilled", "flight", "airport"],
          when: { grit: "often", frame: "sometimes", "brake-worn": "rarely" },
        },
        no: { means: "it came by and by" },
      },
    },
  ],
  safety: ["Fold and unfold it with the child out of reach: hinges shear fingers."],
  prevention: [
    "Open it fully, listen for both clicks, and push the handle down once before you put a child in.",
  ],
  stopWhen: ["It has folded or rolled off once by itself, even if it seems fine now."],
});

const fabric = defineFault({
  id: "pushchair-fabric",
  name: "has a torn hood, cover or grip",
  weight: 6,
  says: [
    "hood torn",
    "hood ripped",
    "canopy torn",
    "cover torn",
    "fabric ripped",
    "seat torn",
    "seam open",
    "zip broken",
    "popper came off",
    "velcro worn",
    "stitching undone",
    "basket torn",
    "basket ripped",
    "handle foam torn",
    "grip worn",
    "foam handle ripped",
    "rain cover torn",
    "hood won't stay up",
    "mouldy fabric",
  ],
  causes: {
    seam: {
      name: "an open seam or small tear in hood or basket",
      short: "a seam or tear",
      weight: 5,
      why: "Hood and basket are thin nylon under tension. Thread gives at the corners where somebody pulls them.",
      check: {
        do: "Look whether the damage is in hood, basket or cover, and not where straps go through.",
        finds: "the edges meet and no strap is near",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 8],
        tools: [
          { name: "Strong needle" },
          { name: "Polyester thread" },
          { name: "Self-adhesive nylon patch" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the cover off the frame",
            how: "Photograph how straps and poppers run, then undo them. Wash it first if the label allows.",
            putBack: "Each strap through its own slot: compare with your photo.",
          },
          {
            action: "sew",
            title: "Close the seam",
            how: "Back stitch along the old holes with the needle and doubled thread, 2 cm beyond each end.",
          },
          {
            action: "glue",
            title: "Patch a tear from inside",
            how: "Round the patch with the scissors, 2 cm larger all round, and press it on the dry cloth for a minute.",
            see: "no corner that stands up: little fingers pick at it.",
          },
          {
            action: "sew",
            title: "Sew round the patch",
            how: "One line near its edge, so that no glue has to hold alone.",
          },
          {
            action: "test",
            title: "Put it on and open the hood",
            how: "Pull at the mend from outside.",
            see: "a flat, quiet cloth.",
          },
        ],
      },
    },
    fastener: {
      name: "a lost popper, zip or worn touch fastener",
      short: "a fastener",
      weight: 4,
      why: "Poppers tear out of thin cloth, and hook tape fills with fluff until it no longer grips.",
      check: {
        do: "Go round the cover and press each fastener shut.",
        finds: "one is missing or opens by itself",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 10],
        tools: [
          { name: "Popper set with its setting tool" },
          { name: "Hammer" },
          { name: "Fine comb", instead: "a needle" },
          { name: "Square of strong cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Comb out the hook tape",
            how: "Draw the comb along the hooks until the fluff is gone. That often is the whole repair.",
          },
          {
            action: "adjust",
            title: "Back a torn hole",
            how: "Lay the square of cloth behind it and tack it with a few stitches.",
          },
          {
            action: "replace",
            title: "Set a new popper",
            how: "Put the parts from both sides and hit the setting tool with the hammer, on a solid block. Same diameter as its partner.",
            see: "a popper that does not turn.",
          },
          {
            action: "test",
            title: "Open it twenty times",
            how: "Pull at the popper, then at the cloth beside it.",
            warning:
              "A popper that comes off in your hand is one a child can swallow: set it again.",
            see: "cloth that stays whole.",
          },
        ],
      },
    },
    grip: {
      name: "a torn foam grip",
      short: "the grip",
      weight: 3,
      why: "Foam on the bar crumbles in the sun and under fingernails. Bits of it end in mouths.",
      check: { do: "Squeeze the foam all along.", finds: "it crumbles or is torn", minutes: 1 },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [6, 18],
        tools: [
          { name: "Zip-on grip cover in artificial leather", instead: "bicycle handlebar tape" },
          { name: "Tape measure" },
          { name: "Knife" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure the bar",
            how: "Length of the grip, and the way round it, with the tape measure.",
          },
          {
            action: "clean",
            title: "Take loose foam off",
            how: "Cut it off with the knife along the underside, away from you, and wipe the bar. Leave buttons and cables of the fold alone.",
          },
          {
            action: "replace",
            title: "Put the cover on",
            how: "Zip it shut on the side away from you, or wind tape from both ends to the middle with half overlap.",
            see: "buttons that are free.",
          },
          {
            action: "test",
            title: "Twist it",
            how: "With wet hands too.",
            see: "it does not turn.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the cloth of the pushchair itself that has torn or come unsewn?",
      answers: {
        yes: {
          means: "the cloth is torn or unsewn",
          heard: ["torn", "ripped", "seam", "stitching", "hole"],
          when: { seam: "always", fastener: "sometimes", grip: "never" },
        },
        no: { means: "the cloth is whole" },
      },
    },
    {
      ask: "Is a popper, zip or touch fastener of the pushchair missing or open?",
      answers: {
        yes: {
          means: "a fastener is missing or open",
          heard: ["popper", "velcro", "zip", "snap", "stud", "button"],
          when: { fastener: "always", seam: "rarely", grip: "never" },
        },
        no: { means: "all fasteners close" },
      },
    },
    {
      ask: "Is it the handle grip of the pushchair that is worn?",
      answers: {
        yes: {
          means: "the grip is worn",
          heard: ["grip", "foam", "handle"],
          when: { grip: "always", seam: "never", fastener: "never" },
        },
        no: { means: "the grip is sound" },
      },
    },
  ],
  safety: [
    "Leave no thread longer than 2 cm and no loose bit that a child can put into its mouth.",
  ],
  prevention: ["Dry it open after rain: mould starts in the folds."],
  stopWhen: [
    "The tear is where a strap of the harness goes through: only a new seat from the maker is safe.",
  ],
});

const harness = defineFault({
  id: "pushchair-harness",
  name: "has a harness or buckle that does not hold or open",
  weight: 5,
  says: [
    "buckle stuck",
    "buckle won't open",
    "buckle won't click",
    "buckle broken",
    "harness broken",
    "strap torn",
    "strap frayed",
    "straps twisted",
    "straps won't tighten",
    "straps won't adjust",
    "shoulder strap stuck",
    "harness won't fasten",
    "clip broken",
    "belt broken",
    "crotch strap torn",
    "adjuster broken",
  ],
  causes: {
    sticky: {
      name: "food and juice in the buckle",
      short: "a sticky buckle",
      weight: 6,
      why: "Banana and milk run into the buckle and set. The tongues no longer go in far enough to click, or the button stays down.",
      check: {
        do: "Push each tongue in and pull, then press the button and let go.",
        finds: "one does not click, or the button sticks",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Bowl of warm water" }, { name: "Old toothbrush" }, { name: "Towel" }],
        steps: [
          {
            action: "look",
            title: "Bring the buckle over the bowl",
            how: "Let it hang in; leave the straps as they run, so that nothing is threaded wrongly.",
          },
          {
            action: "clean",
            title: "Soak and work it",
            how: "Five minutes in warm water, no soap and no vinegar, while you press the button thirty times. Go over tongues and slots with the toothbrush.",
            see: "the water clouding, then staying clear.",
          },
          {
            action: "clean",
            title: "Rinse and shake",
            how: "Clear water, then shake the drops out over the towel. No oil and no spray: they soften the plastic and collect dirt.",
          },
          {
            action: "test",
            title: "Click and pull",
            how: "When it is dry pull each strap with both hands, as hard as you can. Then open it with one thumb.",
            warning: "If it opens under your pull even once, it holds no child.",
            see: "a click for each tongue, and a button that comes back.",
          },
        ],
      },
    },
    strap: {
      name: "a torn strap or broken buckle",
      short: "a strap or buckle",
      weight: 4,
      why: "A harness is tested as a whole. Household thread and a strange buckle have not been, so it is only ever replaced by the maker's set.",
      check: {
        do: "Draw every strap through your fingers from end to end.",
        finds: "it is frayed, cut or unsewn, or the buckle is cracked",
        minutes: 2,
      },
      repair: {
        handOver:
          "Straps and buckles that hold a child are not sewn, glued or swapped for others at home.",
        difficulty: "Easy",
        minutes: 15,
        euros: [10, 40],
        tools: [{ name: "Camera", instead: "a phone" }],
        steps: [
          {
            action: "look",
            title: "Take the seat out of use",
            how: "A lap strap alone does not stop a child from climbing out.",
          },
          {
            action: "look",
            title: "Photograph how it runs",
            how: "With the camera, from the front, and from behind where the straps come through.",
            see: "each slot and its strap.",
          },
          {
            action: "look",
            title: "Order the maker's harness",
            how: "By model and year from the label. Most sell the whole set or the buckle alone.",
          },
          {
            action: "look",
            title: "Fit it by the maker's sheet",
            how: "Only if the sheet says that the owner may do it; else let the shop. Pull-test it with both hands.",
          },
        ],
      },
    },
    twisted: {
      name: "twisted or wrongly threaded straps",
      short: "twisted straps",
      weight: 4,
      why: "After washing, straps are often threaded through the wrong slot or turned over. Then they do not slide and cannot be tightened.",
      check: {
        do: "Follow each strap from the buckle to where it is fixed.",
        finds: "it is turned over, or left and right run differently",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page for your model" }],
        steps: [
          {
            action: "look",
            title: "Open the manual at the harness",
            how: "Look for the picture that shows the back of the seat.",
          },
          {
            action: "adjust",
            title: "Undo one strap at a time",
            how: "Thread it back as in the picture before you touch the next one.",
            see: "a strap that lies flat all the way.",
          },
          {
            action: "adjust",
            title: "Set the height",
            how: "The slots should be level with your child's shoulders.",
          },
          {
            action: "test",
            title: "Tighten and pull",
            how: "With a big doll or a cushion in the seat. Two fingers should fit below the strap.",
            see: "it slides when you pull the end, and holds when you pull the strap.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the buckle of the pushchair click shut and open again?",
      answers: {
        yes: {
          means: "the buckle clicks and opens",
          when: { sticky: "never", strap: "sometimes", twisted: "often" },
        },
        no: {
          means: "the buckle does not click or open",
          heard: [
            "won't click",
            "won't open",
            "buckle stuck",
            "sticky",
            "juice",
            "won't fasten",
            "not click",
          ],
        },
      },
    },
    {
      ask: "Is a strap of the pushchair frayed, cut or coming unsewn, or the buckle cracked?",
      answers: {
        yes: {
          means: "a strap or the buckle is damaged",
          heard: ["frayed", "torn", "ripped", "cut", "cracked", "snapped"],
          when: { strap: "always", sticky: "rarely", twisted: "rarely" },
        },
        no: { means: "straps and buckle are undamaged" },
      },
    },
    {
      ask: "Did the pushchair's trouble begin after the cover was washed or the straps were moved?",
      answers: {
        yes: {
          means: "it began after washing or moving the straps",
          heard: ["washed", "after washing", "twisted", "put it back", "rethread"],
          when: { twisted: "often", sticky: "rarely", strap: "rarely" },
        },
        no: { means: "the straps were not moved" },
      },
    },
  ],
  safety: ["Until the harness holds on all points, the child stays out of the seat."],
  prevention: ["Rinse the buckle with water once a month."],
  stopWhen: [
    "The seat also serves in the car: after a crash or any damage the maker's rules decide, and nothing is mended.",
  ],
});

export const pushchair: Playbook = {
  faults: [wheel, brakeOrLock, fabric, harness],
  notes: [
    {
      about: ["recall", "recalled", "safety notice"],
      text: "Look the model number up on the maker's page and on your country's list of product recalls before you order a part. Folding locks, brakes and harnesses are what is recalled most, and the part is then free.",
    },
    {
      about: ["wd-40", "oil", "grease", "lubricate"],
      text: "Use dry PTFE or silicone, and little of it. Oil holds sand, softens some plastics and stains clothes. Nothing at all goes on brakes and buckles.",
    },
    {
      about: ["second hand", "used", "safe to use"],
      text: "On a used one check five things: both clicks when it opens, a brake that holds on a slope, no crack in tubes or hinges, a harness that resists a pull, and no recall.",
    },
  ],
};
