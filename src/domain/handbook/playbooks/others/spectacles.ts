import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const screw = defineFault({
  id: "spectacles-screw-loose",
  name: "has an arm that is loose or came off at its screw",
  usual: true,
  weight: 9,
  says: [
    "screw missing",
    "lost a screw",
    "screw fell out",
    "screw loose",
    "arm fell off",
    "arm came off",
    "arm loose",
    "side came off",
    "leg came off",
    "leg loose",
    "temple came off",
    "wobbly arm",
    "hinge loose",
    "hinge screw gone",
    "arms floppy",
    "won't stay open",
    "keeps coming loose",
    "screw keeps falling out",
    "thread stripped",
  ],
  causes: {
    loose: {
      name: "a hinge screw that has backed out",
      short: "a loose screw",
      weight: 5,
      why: "Each time you fold the arm the hinge takes the screw along by a hair. After some months it stands proud, and one day it drops.",
      check: {
        do: "Look at the hinge from above with a magnifier while you fold the arm.",
        finds: "the head of the screw stands up or turns along",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 5],
        tools: [
          {
            name: "Precision screwdriver, about 1.4 mm",
            instead: "the tip of a small pointed knife, held with a cork",
          },
          { name: "White towel" },
          { name: "Clear nail varnish", instead: "low-strength thread lock" },
        ],
        steps: [
          {
            action: "look",
            title: "Work over a towel",
            how: "Spread the white towel on a table in good light and close the plughole if a basin is near. A glasses screw is 3 mm long.",
          },
          {
            action: "adjust",
            title: "Line up the hinge",
            how: "Hold the arm half open and press its leaves together with two fingers, so that the hole is straight.",
          },
          {
            action: "adjust",
            title: "Tighten it gently",
            how: "Set the screwdriver square on the slot and turn until it just stops. The arm should fold under its own weight slowly.",
            warning: "Hold the glasses on the towel, not in your palm: the blade slips.",
            see: "an arm that stays where you leave it.",
          },
          {
            action: "glue",
            title: "Secure the head",
            how: "Touch the screw head with a trace of nail varnish and let it dry for ten minutes with the arm open.",
            see: "a thin shine that keeps the screw from turning.",
          },
          {
            action: "test",
            title: "Fold both arms twenty times",
            how: "Compare left and right.",
            see: "the same resistance on both sides.",
          },
        ],
        prevention: ["Take them off with both hands: one hand levers the same hinge each time."],
      },
    },
    lost: {
      name: "a lost hinge screw",
      short: "the lost screw",
      weight: 5,
      why: "The arm is whole, and so is the hinge: only the screw is gone. Sizes differ by tenths of a millimetre, and repair sets hold the usual ones.",
      check: {
        do: "Hold the arm in its place and look through the hinge.",
        finds: "the hole is empty and the leaves are unbent",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 6],
        tools: [
          { name: "Nail file" },
          { name: "Magnet", instead: "one from the fridge door" },
          {
            name: "Glasses repair set with screws",
            instead: "a screw from an old pair of the same make",
          },
          { name: "Pointed tweezers" },
          { name: "Wooden toothpick", instead: "a thin wire to hold it for a day" },
          { name: "Nail clippers" },
        ],
        steps: [
          {
            action: "look",
            title: "Search the case first",
            how: "Shake out the case and run a magnet over the floor where it happened.",
          },
          {
            action: "look",
            title: "Compare with the other hinge",
            how: "Take the screw of the sound side out for a moment to compare thickness and length: 1.2 to 1.6 mm thick is usual.",
            putBack: "Screw it back before you go on, so that the sides do not get mixed up.",
          },
          {
            action: "adjust",
            title: "Pin the hinge with a toothpick",
            how: "Push the toothpick through all leaves until the holes line up, and draw it out.",
            see: "light through the whole hole.",
          },
          {
            action: "replace",
            title: "Set the screw with the tweezers",
            how: "Drop it in from above and turn it with the blade of the set. If it goes hard, turn back: it is the wrong size.",
            see: "a head that sits flush.",
          },
          {
            action: "adjust",
            title: "Cut off what is too long",
            how: "Clip a tip that stands out below with the nail clippers, a finger over it, and smooth the end with a nail file.",
            warning: "Shut your eyes or wear the other pair while you clip.",
          },
          {
            action: "test",
            title: "Fold and shake",
            how: "Ten times, over the towel.",
            see: "no screw that walks.",
          },
        ],
        prevention: ["Keep one spare screw under a strip of tape inside the case."],
      },
    },
    stripped: {
      name: "a worn thread in the hinge",
      short: "the worn thread",
      weight: 2,
      why: "A screw put in askew cuts its way through the soft metal. After that it turns without end and falls out again within days.",
      check: {
        do: "Turn the screw clockwise with light pressure.",
        finds: "it never gets tight",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [2, 6],
        tools: [
          { name: "Nail file" },
          { name: "Self-tapping hinge screw, a size thicker" },
          { name: "Bolt with a tiny nut, 1.4 mm", instead: "a brass pin bent over at both ends" },
          { name: "Precision screwdriver" },
          { name: "Small nut driver", instead: "pointed pliers" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out which leaf has the thread",
            how: "It is the one that is lowest when the head is on top. The upper holes are smooth.",
          },
          {
            action: "replace",
            title: "Try the thicker screw",
            how: "With the screwdriver turn the self-tapping screw in half a turn, back a quarter, and on, so that it cuts its own thread.",
            warning: "Stop at the first hard resistance: the leaf can split.",
            see: "a firm end.",
          },
          {
            action: "replace",
            title: "Or go through with bolt and nut",
            how: "If the thread is gone altogether, push a longer bolt through from above and put the nut on below with the nut driver.",
          },
          {
            action: "adjust",
            title: "Shorten the bolt",
            how: "Nip it off a hair above the nut and file it round, since it lies against your temple.",
            see: "no edge when you run a finger over it.",
          },
          {
            action: "test",
            title: "Wear them for an hour",
            how: "Fold them now and then.",
            see: "a nut that stays.",
          },
        ],
      },
    },
    "spring-hinge": {
      name: "a spring hinge that has drawn its eye into the arm",
      short: "the spring hinge",
      weight: 2,
      why: "Flexible hinges hold a small spring inside the arm. Without its screw the eye snaps back inside, and the holes no longer meet.",
      check: {
        do: "Compare how far the metal eye stands out of the loose arm and of the other one.",
        finds: "on the loose arm it has gone in by 1 to 2 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [2, 6],
        tools: [
          { name: "Fine nail file" },
          { name: "Self-aligning screw with a long tip" },
          { name: "Fine copper wire", instead: "the thin wire out of a bread-bag tie" },
          { name: "Precision screwdriver" },
          { name: "Nail clippers" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Catch the eye",
            how: "Loop the copper wire through the hole of the eye and pull it out slowly, until the hole is free.",
            warning: "The eye jumps back. Hold the loop close to the arm.",
            see: "the whole round hole outside the arm.",
          },
          {
            action: "adjust",
            title: "Hold it out",
            how: "Wind the wire once round the end of the arm, so that the spring stays drawn.",
          },
          {
            action: "replace",
            title: "Thread the long screw through",
            how: "Guide its smooth tip through eye and hinge together, and let the pull of the spring line them up while you turn it with the screwdriver.",
          },
          {
            action: "adjust",
            title: "Break off the tip",
            how: "When the head is down, cut the wire, and take the long tip off at its notch with the clippers. File the end smooth.",
            see: "a flush hinge on both faces.",
          },
          {
            action: "test",
            title: "Bend the arm outwards a little",
            how: "It should give beyond straight and come back.",
            see: "a springy stop.",
          },
        ],
        stopWhen: ["The spring is broken: an optician can change the arm as a spare."],
      },
    },
  },
  questions: [
    {
      ask: "Is the small screw at the hinge of your glasses still there?",
      answers: {
        yes: {
          means: "the screw is still there",
          heard: ["screw loose", "hinge loose", "wobbly", "floppy"],
          when: { loose: "always", lost: "never", stripped: "often", "spring-hinge": "rarely" },
        },
        no: {
          means: "the screw is gone",
          heard: [
            "screw missing",
            "lost a screw",
            "screw fell out",
            "screw gone",
            "lost the screw",
          ],
        },
      },
    },
    {
      ask: "When you turn the screw of your glasses, does it go on turning without getting tight?",
      answers: {
        yes: {
          means: "the screw never gets tight",
          heard: [
            "stripped",
            "keeps coming loose",
            "keeps falling out",
            "turns forever",
            "never tight",
          ],
          when: { stripped: "always", loose: "rarely", lost: "rarely", "spring-hinge": "rarely" },
        },
        no: { means: "the screw gets tight, or there is none" },
      },
    },
    {
      ask: "Can the arms of your glasses be pushed a little further than straight open, and do they spring back?",
      answers: {
        yes: {
          means: "they have spring hinges",
          heard: ["spring hinge", "sprung", "flex", "flexible hinge"],
          when: {
            "spring-hinge": "always",
            loose: "sometimes",
            lost: "sometimes",
            stripped: "sometimes",
          },
        },
        no: { means: "they have plain hinges" },
      },
    },
    {
      ask: "Do the holes of your glasses' hinge line up when you hold the arm in its place?",
      answers: {
        yes: {
          means: "the holes line up",
          when: { "spring-hinge": "never", loose: "always", lost: "often", stripped: "often" },
        },
        no: {
          means: "the holes do not line up",
          heard: ["not line up", "won't go back", "eye pulled in"],
        },
      },
    },
  ],
  safety: [
    "Do not drive with glasses held by tape: an arm that drops distracts you at the wrong moment.",
  ],
  prevention: ["Check the screws when you clean the lenses, once a week."],
  stopWhen: [
    "The hinge itself has broken out of the frame.",
    "You see too badly without them to work safely: an optician sets a screw in two minutes, mostly for nothing.",
  ],
});

const armBroken = defineFault({
  id: "spectacles-arm-broken",
  name: "has a broken arm or frame",
  weight: 7,
  says: [
    "arm broken",
    "broken arm",
    "leg broken",
    "broken leg",
    "arm snapped",
    "snapped in half",
    "frame broken",
    "frame snapped",
    "bridge broken",
    "broken in the middle",
    "hinge broken",
    "hinge snapped off",
    "sat on them",
    "trod on them",
    "stepped on",
    "plastic cracked",
    "frame cracked",
    "solder joint broken",
    "temple snapped",
  ],
  causes: {
    plastic: {
      name: "a clean break in a plastic arm or bridge",
      short: "broken plastic",
      weight: 5,
      why: "Acetate and nylon break at the bridge or just behind the hinge, where they are thin and bend at each wearing. Glue alone breaks again; a pin or a sleeve inside carries the load.",
      check: {
        do: "Hold both broken faces together in the light.",
        finds: "they fit without a gap, and the frame is not of metal",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [4, 10],
        tools: [
          { name: "Two-part epoxy, clear" },
          { name: "Thin steel pin, 0.8 mm", instead: "a piece of a needle or paper clip" },
          { name: "Pin vice with a 0.8 mm drill" },
          { name: "Fine sandpaper, 400 grit" },
          { name: "Masking tape" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "clean",
            title: "Degrease both faces",
            how: "Wash them with soap, rinse, dry. Leave the shape of the break as it is: it is your best guide.",
          },
          {
            action: "adjust",
            title: "Drill for a pin",
            how: "Put the safety glasses on. In the middle of each face drill 4 mm deep by hand with the pin vice, in line with the arm.",
            warning: "Hold the part in a cloth, never between fingertips in line with the drill.",
            see: "two holes that face each other.",
          },
          {
            action: "adjust",
            title: "Fit it dry",
            how: "Cut the pin 7 mm long and push the halves together.",
            see: "a closed line all round.",
          },
          {
            action: "glue",
            title: "Glue pin and faces",
            how: "Mix the epoxy, dip the pin, wet both faces thinly, press together, and tape it in line with masking tape. Leave it for a day.",
          },
          {
            action: "clean",
            title: "Sand the bead off",
            how: "Rub with wet sandpaper until nothing can be felt on the skin side.",
            see: "a smooth, slightly dull line.",
          },
          {
            action: "test",
            title: "Spread the arms a little",
            how: "Open them as you do to put them on.",
            see: "no line that opens.",
          },
        ],
        stopWhen: ["The break runs into the groove that holds the lens."],
      },
    },
    sleeve: {
      name: "a break in a thin arm that a sleeve can carry",
      short: "a snapped thin arm",
      weight: 3,
      why: "Wire-thin arms offer no face for glue. A tight tube over the break holds it at once and looks tidy.",
      check: {
        do: "Measure the thickness of the arm where it broke.",
        finds: "it is a round or flat wire of less than 3 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 4],
        tools: [
          {
            name: "Heat-shrink tube, 4 mm",
            instead: "a thin strip of fabric tape wound slantwise",
          },
          { name: "Splint of steel wire", instead: "half a paper clip" },
          { name: "Hair dryer on its hottest setting" },
          { name: "Strong thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Lay a splint over the break",
            how: "Hold the ends together and lay 3 cm of steel wire along the outer side.",
          },
          {
            action: "adjust",
            title: "Wind it with thread",
            how: "Turn by turn, tight, from one end of the splint to the other, and tie it off.",
            see: "an arm that is straight from above and from the side.",
          },
          {
            action: "adjust",
            title: "Shrink the tube over it",
            how: "Slip 5 cm of tube on from the ear end and warm it with the hair dryer until it lies close.",
            warning:
              "Keep the hot air off lenses: their coating cracks at 80 °C. Wrap them in a wet cloth.",
            see: "a smooth black sleeve.",
          },
          {
            action: "test",
            title: "Hang them on your ear",
            how: "Nod and shake your head.",
            see: "both lenses level.",
          },
        ],
      },
    },
    metal: {
      name: "a broken solder joint in a metal frame",
      short: "a metal break",
      weight: 3,
      why: "Metal frames are soldered with silver at nose, rim and hinge. Household glue does not hold there for long, and a soldering iron is far too cool.",
      check: {
        do: "Look at the broken place under a magnifier.",
        finds: "two bright metal faces, often at the nose or the hinge",
        minutes: 1,
      },
      repair: {
        handOver:
          "Frame metal is joined by laser or with silver solder at 650 °C, with the lenses out; at home it only gets discoloured.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 60],
        tools: [
          { name: "Small bag", instead: "a matchbox" },
          { name: "Thin cord", instead: "dental floss" },
        ],
        steps: [
          {
            action: "look",
            title: "Save every piece",
            how: "Put screws, pads and the broken part into the bag. A repairer needs the faces as they are, without glue on them.",
          },
          {
            action: "adjust",
            title: "Bind it for the next days",
            how: "Wind thin cord in figures of eight over the break and knot it. It is for reading at the table, not for driving.",
            see: "lenses that stand in one plane.",
          },
          {
            action: "look",
            title: "Ask a frame repairer",
            how: "Workshops weld titanium and steel by laser for €20 to €60, also by post. Your optician knows one.",
          },
          {
            action: "look",
            title: "Ask for a spare arm",
            how: "The model number is printed inside an arm. Makers keep arms for two or three years after a model ends.",
          },
        ],
      },
    },
    hinge: {
      name: "a hinge torn out of a plastic front",
      short: "a torn-out hinge",
      weight: 3,
      why: "The metal hinge is melted into the plastic by heat. Once it has torn out, it has left a pit that is too wide for it.",
      check: {
        do: "Look at the corner of the front where the arm was.",
        finds: "the hinge came out with its feet, or hangs on the arm",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 50,
        euros: [4, 40],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Needle" },
          { name: "Masking tape" },
          { name: "Rubbing alcohol" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean pit and hinge",
            how: "Scrape loose crumbs out with the needle and wipe both with a trace of rubbing alcohol.",
            warning: "Only a trace: alcohol clouds some plastics. Keep it off the lenses.",
          },
          {
            action: "adjust",
            title: "Score the pit",
            how: "Scratch a cross and some undercuts into it with the needle, so that the glue can grip.",
          },
          {
            action: "glue",
            title: "Bed the hinge in epoxy",
            how: "Fill the pit, press the hinge in level with its twin, and hold it with tape. The arm must be off, so that nothing pulls.",
            see: "glue that rises round the feet but stays out of the eye.",
          },
          { action: "glue", title: "Wait a full day", how: "Keep it warm, at 20 °C or more." },
          {
            action: "test",
            title: "Screw the arm on and fold it",
            how: "Slowly, ten times.",
            see: "a hinge that does not lift.",
          },
        ],
        stopWhen: ["It tears out again: only an optician's heat sets a new hinge firmly."],
      },
    },
  },
  questions: [
    {
      ask: "Are the broken parts of your glasses plastic or metal?",
      answers: {
        plastic: {
          means: "the broken part is plastic",
          heard: ["plastic", "acetate", "tortoiseshell"],
          when: { plastic: "always", sleeve: "rarely", metal: "never", hinge: "often" },
        },
        metal: {
          means: "the broken part is metal",
          heard: ["metal", "titanium", "wire", "gold", "steel", "solder"],
        },
      },
    },
    {
      ask: "Where did your glasses break: along an arm, at the nose, or at the hinge?",
      answers: {
        arm: {
          means: "an arm broke",
          heard: ["arm broken", "leg broken", "broken leg", "broken arm", "arm snapped", "temple"],
          when: { plastic: "sometimes", sleeve: "always", metal: "rarely", hinge: "never" },
        },
        nose: {
          means: "they broke at the nose",
          heard: ["bridge", "nose", "middle", "snapped in half", "in two halves"],
          when: { plastic: "sometimes", sleeve: "never", metal: "sometimes", hinge: "never" },
        },
        hinge: { means: "they broke at the hinge", heard: ["hinge"] },
      },
    },
    {
      ask: "Is the broken piece of your glasses thinner than a match?",
      answers: {
        yes: {
          means: "the broken piece is thinner than a match",
          heard: ["thin", "wire", "rimless"],
          when: { sleeve: "always", metal: "sometimes", plastic: "rarely", hinge: "rarely" },
        },
        no: { means: "the broken piece is thick" },
      },
    },
  ],
  safety: [
    "Wear your other pair or safety glasses: nobody drills and glues well half blind.",
    "Keep superglue away from lenses: its fumes leave a white haze.",
  ],
  prevention: ["Keep them in a hard case, not on the sofa."],
  stopWhen: ["A lens is cracked or chipped: splinters can get into the eye."],
});

const nosePad = defineFault({
  id: "spectacles-nose-pad",
  name: "has a lost, loose or pressing nose pad",
  weight: 6,
  says: [
    "nose pad missing",
    "nose pad fell off",
    "lost a nose pad",
    "nose piece",
    "nose piece broken",
    "pad came off",
    "nose rest missing",
    "pads yellow",
    "pads dirty",
    "digs into my nose",
    "slides down my nose",
    "slips down",
    "sits crooked",
    "glasses crooked",
    "lopsided",
    "bent",
    "pad arm bent",
    "marks on my nose",
  ],
  causes: {
    lost: {
      name: "a lost or split nose pad",
      short: "the nose pad",
      weight: 5,
      why: "Pads are wearing parts of soft plastic or silicone. They are held by a tiny screw or click into a box, and the plastic eye splits.",
      check: {
        do: "Look at the little metal arm on each side of the nose.",
        finds: "one ends in an empty box or eye",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 6],
        tools: [
          { name: "Set of nose pads, screw-in and push-in" },
          { name: "Precision screwdriver" },
          { name: "Pointed tweezers" },
        ],
        steps: [
          {
            action: "look",
            title: "See how the other one is held",
            how: "A slot in a tiny head means screw-in. A smooth box means push-in. Buy 13 mm unless yours are clearly larger.",
          },
          {
            action: "unscrew",
            title: "Take the old pad off",
            how: "Undo the screw, or push a push-in pad out of its box from behind with the tweezers.",
            fallsOut: "A screw of 2 mm. Lay a towel below.",
          },
          {
            action: "replace",
            title: "Put the new pads on",
            how: "Change both sides. D-shaped pads have their straight edge towards the nose; left and right are mirror images.",
            see: "pads that tilt a little but do not fall.",
          },
          {
            action: "adjust",
            title: "Screw or click them home",
            how: "Turn the screw with the screwdriver until it just stops, or press until it clicks.",
            see: "the same height left and right.",
          },
          {
            action: "test",
            title: "Wear them for ten minutes",
            how: "Bend down and look up.",
            see: "an even touch and no pinch.",
          },
        ],
        prevention: ["Wash the pads with lukewarm water and a drop of washing-up liquid."],
      },
    },
    "pad-arm": {
      name: "a bent pad arm",
      short: "the pad arm",
      weight: 4,
      why: "The thin wire behind the pad is soft on purpose, so that an optician can set it. One push in a handbag is enough to set it wrongly.",
      check: {
        do: "Look at the glasses from above and compare both pads.",
        finds: "one stands further out or is turned",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Thumb and forefinger" },
          { name: "Round-nosed pliers with taped jaws", instead: "a wooden clothes peg" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay them upside down on a table",
            how: "Both pads and both arms should mirror each other.",
            see: "which pad is out.",
          },
          {
            action: "adjust",
            title: "Bend by half a millimetre",
            how: "Hold the rim with one hand and move the pad with thumb and forefinger. Use the taped pliers on the wire only, if your fingers do not get at it.",
            warning: "Do not bend at the solder point by the rim: it breaks there.",
          },
          {
            action: "test",
            title: "Put them on in front of a mirror",
            how: "Pads out: they sit lower. Pads in: they sit higher.",
            see: "both lower rims at the same height.",
          },
          {
            action: "adjust",
            title: "Repeat in tiny steps",
            how: "Change one pad at a time, and try them on after each bend.",
          },
        ],
      },
    },
    temple: {
      name: "arms that are set wrongly for your ears",
      short: "the arms",
      weight: 3,
      why: "Most glasses slip since the bend behind the ear has straightened, not on account of the pads. Warm plastic lets itself be bent again.",
      check: {
        do: "Lay the glasses with the lenses down on a flat table, arms open.",
        finds: "one arm end stands higher, or the bend begins behind your ear",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Bowl of hot tap water, about 55 °C" }, { name: "Soft cloth" }],
        steps: [
          {
            action: "look",
            title: "Find out what is wrong",
            how: "Right lens high means the right arm stands too low: raise it; and the other way round. If both slip, the bend begins too far back.",
          },
          {
            action: "adjust",
            title: "Warm the end of the arm",
            how: "Hold only the last third of the plastic arm in the hot water for thirty seconds. Leave titanium and memory metal alone.",
            warning: "Never warm the front or a lens, and use no flame.",
          },
          {
            action: "adjust",
            title: "Bend over your thumb",
            how: "Dry it with the cloth and bend slowly. Hold it for ten seconds while it cools.",
            see: "a bend that starts right at the top of your ear.",
          },
          {
            action: "test",
            title: "Shake your head",
            how: "Look down and shake your head lightly.",
            see: "they stay, and nothing presses.",
          },
        ],
        stopWhen: ["It cracks or whitens at the bend."],
      },
    },
  },
  questions: [
    {
      ask: "Is a nose pad of your glasses missing, split or loose?",
      answers: {
        yes: {
          means: "a nose pad is missing or loose",
          heard: [
            "pad missing",
            "pad fell off",
            "lost a nose pad",
            "nose piece",
            "pad came off",
            "nose rest",
            "nose pad",
          ],
          when: { lost: "always", "pad-arm": "rarely", temple: "never" },
        },
        no: { means: "both pads are there" },
      },
    },
    {
      ask: "Seen from above, do both nose pads of your glasses stand alike?",
      answers: {
        yes: {
          means: "both pads stand alike",
          when: { "pad-arm": "never", temple: "always", lost: "sometimes" },
        },
        no: { means: "the pads do not stand alike", heard: ["pad bent", "pad arm", "pad crooked"] },
      },
    },
    {
      ask: "Lying on a table, do both arms of your glasses touch it at the same time?",
      answers: {
        yes: {
          means: "both arms touch the table",
          when: { temple: "sometimes", "pad-arm": "often", lost: "often" },
        },
        no: {
          means: "the arms do not lie level",
          heard: ["crooked", "lopsided", "wonky", "bent arm", "uneven"],
        },
      },
    },
    {
      ask: "Do your glasses slide down even when your nose is dry?",
      answers: {
        yes: {
          means: "they slide down",
          heard: ["slides", "slips", "slip down", "too wide", "keep falling"],
          when: { temple: "often", lost: "sometimes", "pad-arm": "sometimes" },
        },
        no: { means: "they do not slide down", heard: ["digs in", "pinch", "marks", "presses"] },
      },
    },
  ],
  safety: ["Make bends small and slow; a frame forgives many small ones and no large one."],
  prevention: ["Never push them up into your hair: that spreads the arms."],
  stopWhen: [
    "They are varifocals: height and tilt are part of the prescription, so let the optician set them.",
  ],
});

const lensOut = defineFault({
  id: "spectacles-lens-out",
  name: "has a lens that fell out or is scratched",
  weight: 6,
  says: [
    "lens fell out",
    "lens popped out",
    "lens loose",
    "lens came out",
    "glass fell out",
    "lens won't stay in",
    "lens rattles",
    "lens scratched",
    "scratched",
    "scratches on the lens",
    "coating peeling",
    "nylon thread broken",
    "wire under the lens snapped",
    "rim screw loose",
    "rim open",
    "lens cracked",
  ],
  causes: {
    "rim-screw": {
      name: "a loose screw in a metal rim",
      short: "the rim screw",
      weight: 5,
      why: "Metal rims are closed by a screw beside the hinge. When it comes loose, the rim opens a hair and the lens drops out.",
      check: {
        do: "Look beside the hinge for a second small screw and press the rim together there.",
        finds: "a gap in the rim opens and closes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 4],
        tools: [
          { name: "Precision screwdriver" },
          { name: "Microfibre cloth" },
          { name: "Clear nail varnish" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash lens and groove",
            how: "Rinse the lens under lukewarm water and wipe the groove of the rim. Grit in it makes the lens stand out.",
          },
          {
            action: "unscrew",
            title: "Open the rim a little",
            how: "Two turns with the screwdriver are enough; leave the screw in.",
            see: "a gap of half a millimetre.",
          },
          {
            action: "reassemble",
            title: "Set the lens in",
            how: "Hold it in the cloth. Start at the nose side, press the edge into the groove and follow it round. The shape tells left from right; the outer face is the bulging one.",
          },
          {
            action: "adjust",
            title: "Close the rim",
            how: "Press the rim shut with two fingers and tighten until the lens no longer turns.",
            warning: "Not further: an overtight rim chips the edge of the lens.",
            see: "no gap at the joint.",
          },
          {
            action: "glue",
            title: "Fix the screw",
            how: "A trace of nail varnish on the head, ten minutes of drying.",
          },
        ],
      },
    },
    "plastic-rim": {
      name: "a lens that has jumped out of a plastic rim",
      short: "the plastic rim",
      weight: 4,
      why: "In plastic frames the lens is pressed in while the rim is warm. A knock or heat lets it jump out, mostly without damage.",
      check: {
        do: "Look round the rim for a screw and for a crack.",
        finds: "there is no screw and the rim is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Bowl of hot tap water, about 55 °C" }, { name: "Soft towel" }],
        steps: [
          {
            action: "look",
            title: "Find the right way round",
            how: "The bulge looks outwards; the flat edge or the widest part shows where top and nose are.",
          },
          {
            action: "adjust",
            title: "Warm the rim",
            how: "Hold the empty side of the frame in the water for a minute and dry it with the towel.",
            warning: "Water only: a hair dryer or oven ruins the coating.",
          },
          {
            action: "reassemble",
            title: "Press the lens in from the front",
            how: "Set the nose side in the groove first, then press the opposite edge with both thumbs until it snaps.",
            see: "the groove hiding the edge all the way round.",
          },
          {
            action: "adjust",
            title: "Cool it under cold water",
            how: "That shrinks the rim on the lens.",
          },
          {
            action: "test",
            title: "Push lightly from behind",
            how: "With a fingertip at four places.",
            see: "a lens that does not move.",
          },
        ],
      },
    },
    "nylon-thread": {
      name: "a broken nylon thread in a half-rim frame",
      short: "the nylon thread",
      weight: 3,
      why: "In half-rim glasses a clear thread runs in a groove round the lower edge. It stretches and breaks after two or three years.",
      check: {
        do: "Look at the lower edge of the lens that still sits.",
        finds: "a clear thread runs in a groove, and on the other side it is gone or hangs",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 6],
        tools: [
          {
            name: "Nylon rimming cord, 0.5 mm",
            instead: "fishing line of the same thickness, for a while",
          },
          { name: "Strip of ribbon, 5 mm wide" },
          { name: "Nail clippers" },
          { name: "Pointed tweezers" },
        ],
        steps: [
          {
            action: "look",
            title: "Note how the old cord is threaded",
            how: "At each end it goes out through one hole and back through the next. Look at the sound side.",
          },
          {
            action: "replace",
            title: "Thread the new cord",
            how: "Cut both ends slantwise with the clippers. Thread the nose side through its two holes with the tweezers, then the outer side, leaving the loop a little short.",
            see: "a loop that is 1 to 2 mm shorter than the edge of the lens.",
          },
          {
            action: "reassemble",
            title: "Set the lens under the upper rim",
            how: "Press the upper edge into the frame and hold it there.",
          },
          {
            action: "adjust",
            title: "Pull the cord into the groove with the ribbon",
            how: "Hook the ribbon under the cord, draw it over the edge of the lens from nose to ear, and pull the ribbon out at the end.",
            warning: "Shut your other hand round the lens: it can jump out.",
            see: "the cord lying in the groove all along.",
          },
          {
            action: "test",
            title: "Twist the lens",
            how: "Try to turn it with two fingers.",
            see: "it does not turn.",
          },
        ],
      },
    },
    scratched: {
      name: "scratches in the lens or its coating",
      short: "scratches",
      weight: 3,
      why: "Plastic lenses carry thin coatings. Whatever polishes a scratch out polishes the coating and the curve away too, so toothpaste and polish make it worse.",
      check: {
        do: "Wash the lens with soap and look at it against a dark window.",
        finds: "lines stay that you can see or feel",
        minutes: 2,
      },
      repair: {
        handOver:
          "A scratched optical lens is replaced, not polished: rubbing changes the way it bends light.",
        difficulty: "Easy",
        minutes: 15,
        euros: [15, 90],
        tools: [{ name: "Washing-up liquid" }, { name: "Microfibre cloth" }],
        steps: [
          {
            action: "clean",
            title: "Make sure it is not grease",
            how: "Wash both faces with a drop of washing-up liquid under lukewarm water and dab them dry with the cloth.",
            see: "what is a scratch and what was only dirt.",
          },
          {
            action: "look",
            title: "Judge where it is",
            how: "At the rim it can stay. In the middle it tires your eyes, and at night it scatters headlights.",
            see: "whether it lies in your line of sight.",
          },
          {
            action: "look",
            title: "Ask for new lenses in the old frame",
            how: "Opticians and mail-order workshops glaze your own frame. Single-vision lenses cost from €15, varifocals much more.",
          },
        ],
        prevention: ["Rinse before you wipe: dust under a dry shirt is sandpaper."],
      },
    },
  },
  questions: [
    {
      ask: "Is the lens of your glasses out or loose, rather than only scratched?",
      answers: {
        yes: {
          means: "the lens is out or loose",
          heard: ["fell out", "popped out", "came out", "loose", "rattles", "won't stay in"],
          when: {
            scratched: "never",
            "rim-screw": "always",
            "plastic-rim": "always",
            "nylon-thread": "always",
          },
        },
        no: {
          means: "the lens sits but is damaged",
          heard: ["scratch", "scratched", "scratches", "coating", "peeling"],
        },
      },
    },
    {
      ask: "What holds the lens of your glasses: a metal rim, a plastic rim, or a clear thread below?",
      answers: {
        metal: {
          means: "a metal rim holds it",
          heard: ["metal", "rim screw", "wire rim"],
          when: { "rim-screw": "always", "plastic-rim": "never", "nylon-thread": "never" },
        },
        plastic: {
          means: "a plastic rim holds it",
          heard: ["plastic", "acetate"],
          when: { "plastic-rim": "always", "rim-screw": "never", "nylon-thread": "never" },
        },
        thread: {
          means: "a thread holds it",
          heard: ["thread", "nylon", "half rim", "semi rimless", "supra", "string"],
        },
      },
    },
    {
      ask: "Is the rim of your glasses free of cracks?",
      answers: {
        yes: {
          means: "the rim is whole",
          when: {
            "plastic-rim": "often",
            "rim-screw": "often",
            "nylon-thread": "often",
            scratched: "often",
          },
        },
        no: { means: "the rim is cracked", heard: ["rim cracked", "rim broken", "frame cracked"] },
      },
    },
    {
      ask: "Can you feel or see a small gap in the rim of your glasses beside the hinge?",
      answers: {
        yes: {
          means: "the rim gapes beside the hinge",
          heard: ["rim open", "gap"],
          when: {
            "rim-screw": "often",
            "plastic-rim": "rarely",
            "nylon-thread": "rarely",
            scratched: "never",
          },
        },
        no: { means: "the rim does not gape" },
      },
    },
  ],
  safety: ["Hold a lens by its edge, in a cloth. A chipped edge cuts."],
  prevention: [
    "Keep them out of the car in summer: a dashboard reaches 80 °C and crazes the coating.",
  ],
  stopWhen: [
    "The lens is cracked: replace it before you wear it again.",
    "It is a lens for sun, welding or sport that protects your eyes: only an undamaged one does.",
  ],
});

export const spectacles: Playbook = {
  faults: [screw, armBroken, nosePad, lensOut],
  notes: [
    {
      about: ["superglue", "super glue", "glue"],
      text: "Superglue is brittle and its fumes leave a white haze on lenses. Two-part epoxy is the better glue for plastic frames; for metal frames no glue lasts.",
    },
    {
      about: ["toothpaste", "polish", "baking soda", "scratch remover"],
      text: "Toothpaste and polish do take scratches off, together with the coating and the exact curve. On glasses you see through, leave that.",
    },
    {
      about: ["optician", "free", "cost"],
      text: "Most opticians replace a screw or a nose pad and straighten a frame for nothing or for a coin in the box, also if you bought the glasses elsewhere.",
    },
  ],
};
