import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "toy-does-nothing",
  name: "does nothing at all",
  usual: true,
  weight: 9,
  says: [
    "not working",
    "won't turn on",
    "no power",
    "dead",
    "does nothing",
    "new batteries don't help",
    "batteries renewed but doesn't help",
    "battery leaked",
    "no light no sound",
    "corroded battery contacts",
    "won't work with new batteries",
    "loose connection",
    "wire came off battery",
    "not working after battery change",
    "battery connection loose",
    "no longer working",
  ],
  causes: {
    batteries: {
      name: "flat, mixed or wrongly placed batteries",
      short: "the batteries",
      weight: 5,
      why: "Toys need much current for motors and sound. Weak, old or mixed cells give a glimmer and no more, and rechargeable ones have a little less voltage.",
      check: {
        do: "Put fresh alkaline cells in, all new and of one make, by the signs in the box. Look for a hidden switch.",
        finds: "it comes to life",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [2, 8],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Fresh batteries" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and open the battery box",
            how: "One screw with the screwdriver. It stays in the lid on most.",
            fallsOut: "The lid; coin cells roll far.",
            warning:
              "A swallowed coin cell burns a child from inside: call the emergency services at once if that may have happened.",
          },
          {
            action: "look",
            title: "Compare each cell with its sign",
            how: "Minus at the spring. In some toys neighbours lie in the same direction.",
            see: "every plus at its plus sign.",
          },
          {
            action: "clean",
            title: "Wipe both ends",
            how: "Cells and contacts, with the dry cloth.",
          },
          {
            action: "replace",
            title: "Put in fresh ones",
            how: "All at once. Check “try me” and “off” on the switch: many toys are sold in try-me mode.",
          },
          {
            action: "test",
            title: "Try every function",
            how: "Before the screw goes in.",
            see: "light, sound and movement as they were.",
            putBack: "Lid, screw firm, so that no child can open it.",
          },
        ],
        prevention: ["Switch it off at its switch, and take cells out before the cellar."],
      },
    },
    corrosion: {
      name: "corroded battery contacts",
      short: "corroded contacts",
      weight: 5,
      why: "Cells that were forgotten leak, and a white or green crust covers the springs. It looks small and stops everything.",
      check: {
        do: "Look at springs and plates in the empty battery box with a light.",
        finds: "there is a white, green or brown crust",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Rubber gloves" },
          { name: "White vinegar", instead: "lemon juice" },
          { name: "Cotton buds" },
          { name: "Nail file", instead: "fine sandpaper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out, gloves on",
            how: "Bag them for the collection.",
            warning: "The crust burns skin and eyes. Children stay away until all is clean.",
          },
          {
            action: "clean",
            title: "Dab the crust with vinegar",
            how: "Cotton buds, until it stops fizzing; wipe with damp ones, then dry for an hour.",
            fallsOut: "White crumbs.",
          },
          {
            action: "clean",
            title: "File the contacts bright",
            how: "A few strokes with the nail file on springs, plates and the middle contact.",
            see: "shining metal.",
          },
          { action: "adjust", title: "Bend springs forward", how: "So that the cell is squeezed." },
          {
            action: "test",
            title: "Fresh cells in, and shake",
            how: "Switch on.",
            see: "no gap while you shake it gently.",
          },
        ],
        stopWhen: ["A spring is eaten through: it can be replaced, but that needs soldering."],
      },
    },
    wire: {
      name: "a wire that has come off",
      short: "a loose wire",
      weight: 4,
      why: "Falls and pulling break the thin wires, mostly right at the battery box or at the switch.",
      check: {
        do: "With cells in and switched on, press and bend the case near battery box and switch.",
        finds: "it twitches or plays for a moment",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Side cutters", instead: "nail clippers" },
          { name: "Heat-shrink tube", instead: "insulating tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the batteries out",
            how: "Switch off. Lay the toy on a towel.",
          },
          {
            action: "unscrew",
            title: "Open the case",
            how: "All screws with the screwdriver; deep ones need a thin shaft. Photograph it before you part it.",
            fallsOut: "Buttons, springs and gears. Open it with the screws facing up.",
          },
          {
            action: "look",
            title: "Tug at each wire gently",
            how: "Begin at the battery box, then switch, motor and speaker.",
            see: "a wire end, or a joint that moves.",
          },
          {
            action: "replace",
            title: "Solder it on again",
            how: "Strip 4 mm with the side cutters, tin the wire, hold it to its pad and touch with the iron for two seconds.",
            warning: "The iron has 350 °C. An adult does this, with the window open.",
            putBack: "Red to plus, black to minus; shrink tube over joints that can touch.",
          },
          {
            action: "test",
            title: "Try it before you close it",
            how: "Cells in, switch on, hold it together by hand.",
            see: "all functions.",
          },
          {
            action: "reassemble",
            title: "Close it without pinching",
            how: "Wires in their channels, all screws, none left over.",
          },
        ],
      },
    },
    switch: {
      name: "a dirty or broken switch",
      short: "the switch",
      weight: 4,
      why: "Juice, sand and dust creep into the slide switch under the toy. It moves and does not connect.",
      check: {
        do: "Slide or press the switch thirty times, then try it at half way.",
        finds: "it works for a moment or in one position",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Isopropyl alcohol", instead: "contact cleaner spray" },
          { name: "Small crosshead screwdriver" },
          { name: "Soft toothbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out",
            how: "Brush sand away round the switch with the toothbrush.",
          },
          {
            action: "clean",
            title: "Rinse it with alcohol",
            how: "Two drops into the slot, slide it thirty times, let it dry for fifteen minutes.",
            see: "a switch that clicks again.",
          },
          {
            action: "open",
            title: "Open the case if that is not enough",
            how: "Screws out with the screwdriver, look whether the plastic slider still reaches the switch.",
            fallsOut: "The slider and its spring.",
            putBack: "Slider over the little peg of the switch.",
          },
          {
            action: "replace",
            title: "Change a dead one",
            how: "Slide switches cost less than a euro; measure the pin distance and solder wire for wire.",
          },
          {
            action: "test",
            title: "Switch it ten times",
            how: "With cells in.",
            see: "ten times alive.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you put fresh batteries of one make into the toy, by the signs?",
      answers: {
        yes: {
          means: "fresh batteries did not help",
          heard: [
            "new batteries",
            "batteries renewed",
            "changed the batteries",
            "fresh batteries",
            "new battery",
            "checking batteries",
            "batteries are fine",
            "replaced batteries",
          ],
          when: { batteries: "rarely", corrosion: "often", wire: "often", switch: "often" },
        },
        no: { means: "fresh batteries have not been tried" },
      },
    },
    {
      ask: "Do you see crust or rust on the contacts in the toy's battery box?",
      answers: {
        yes: {
          means: "the contacts are crusted",
          heard: [
            "leaked",
            "corroded",
            "corrosion",
            "rust",
            "rusty",
            "crust",
            "dirty contacts",
            "battery acid",
          ],
          when: { corrosion: "always", batteries: "rarely", wire: "rarely", switch: "rarely" },
        },
        no: { means: "the contacts are clean" },
      },
    },
    {
      ask: "Does the toy twitch when you press its case near the battery box?",
      answers: {
        yes: {
          means: "pressing the case makes it twitch",
          heard: [
            "loose wire",
            "loose connection",
            "wire came off",
            "press it",
            "squeeze",
            "wobbly",
            "soldering",
            "soldered",
            "dropped",
          ],
          when: { wire: "often", corrosion: "sometimes", batteries: "rarely", switch: "rarely" },
        },
        no: { means: "pressing the case changes nothing" },
      },
    },
    {
      ask: "Does the toy work for a moment when you move its switch to and fro?",
      answers: {
        yes: {
          means: "moving the switch brings it on for a moment",
          heard: ["switch", "wiggle the switch", "button loose", "on off"],
          when: { switch: "always", batteries: "rarely", corrosion: "rarely", wire: "rarely" },
        },
        no: { means: "moving the switch changes nothing" },
      },
    },
  ],
  safety: [
    "Keep small parts, magnets and coin cells away from children while the toy is open.",
    "Close the battery box with its screw again: that is its childproof lock.",
  ],
  prevention: ["Take cells out of toys that go into the cupboard for more than a month."],
  stopWhen: [
    "The toy has a built-in lithium battery that is bulged or warm.",
    "It is plugged into the mains: only its outside is looked at.",
  ],
});

const noSoundOrLight = defineFault({
  id: "toy-sound-or-light-fails",
  name: "has lost its sound or its lights",
  weight: 5,
  says: [
    "no sound",
    "music won't play",
    "sound distorted",
    "no noise",
    "lights don't work",
    "some lights not working",
    "voice slow",
    "talks slowly",
    "won't stop playing",
    "button not working",
    "loose button",
    "crackles",
    "speaker broken",
    "light doesn't come on",
    "sound too quiet",
    "plays by itself",
    "musical toy won't play",
    "buzzer doesn't sound",
    "screen not working",
    "touchscreen not responding",
    "doesn't glow",
  ],
  causes: {
    weak: {
      name: "batteries that are nearly flat",
      short: "weak batteries",
      weight: 5,
      why: "When the cells sag, voices get slow and deep, music stutters and lights go first.",
      check: {
        do: "Fit fresh alkaline cells.",
        finds: "voice and lights are as they were",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [2, 8],
        tools: [{ name: "Screwdriver" }, { name: "New batteries" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off, open the battery lid",
            how: "Undo its screw with the screwdriver.",
            fallsOut: "The cells; count them.",
          },
          {
            action: "look",
            title: "Look at the contacts while it is open",
            how: "They should shine.",
            see: "no crust.",
          },
          {
            action: "replace",
            title: "New batteries, all together",
            how: "Alkaline rather than cheap zinc ones, by the signs.",
          },
          {
            action: "adjust",
            title: "Leave try-me mode",
            how: "Set the switch from “try” to “on”, and look for two volumes.",
          },
          {
            action: "test",
            title: "Press each button",
            how: "Twice.",
            see: "the full song, at its right speed.",
            putBack: "Lid with its screw.",
          },
        ],
      },
    },
    button: {
      name: "a dirty or stuck button",
      short: "a button",
      weight: 4,
      why: "Under soft buttons lies a rubber dome with a black pad. Juice glues it down or insulates it.",
      check: {
        do: "Press each button firmly at its edges, and look whether one stands lower.",
        finds: "one sticks, or works only with force",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 3],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out",
            how: "Try a damp cloth round the buttons first.",
          },
          {
            action: "open",
            title: "Open the case on a tray",
            how: "Screwdriver, photo, half off.",
            fallsOut: "Buttons and rubber mats.",
          },
          {
            action: "clean",
            title: "Wash buttons, wipe pads",
            how: "Plastic in soapy water; board and black pads with cotton buds and alcohol.",
            see: "bright tracks below, dull black pads.",
          },
          {
            action: "adjust",
            title: "Blacken a worn pad",
            how: "Rub it with a soft pencil: graphite conducts.",
          },
          {
            action: "reassemble",
            title: "Mats on their pegs, case shut",
            how: "Press every button once before the screws.",
            putBack: "Each button in its own hole.",
            see: "a click or spring in each.",
          },
        ],
      },
    },
    part: {
      name: "a loose speaker or lamp wire",
      short: "speaker or lamp wire",
      weight: 4,
      why: "Thin wires lead to speaker and lamps, through necks and arms that are bent all day.",
      check: {
        do: "Bend the limb or press the grille while it plays.",
        finds: "sound or light flickers up",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 6],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Seam ripper", instead: "nail scissors" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Needle and thread" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the batteries out",
            how: "For soft toys find the seam at the back.",
          },
          {
            action: "open",
            title: "Open seam or case",
            how: "Seam ripper along 8 cm of the back seam, or screws with the screwdriver.",
            fallsOut: "Stuffing: keep it in a bag.",
          },
          {
            action: "look",
            title: "Follow the wire to its end",
            how: "To speaker, lamp or pressure pad.",
            see: "a bare end or a cracked joint.",
          },
          {
            action: "replace",
            title: "Solder it",
            how: "Tin wire and tab with the iron and join them. A speaker of the same size and ohms costs €2 to 5.",
            warning: "Pull stuffing and plush well away from the hot iron.",
          },
          {
            action: "test",
            title: "Try before you close",
            how: "Batteries in.",
            see: "sound and light while you bend it.",
          },
          {
            action: "sew",
            title: "Close it",
            how: "Stuffing back, ladder stitch with needle and strong thread.",
          },
        ],
      },
    },
    board: {
      name: "a wet or failed circuit board",
      short: "the circuit board",
      weight: 3,
      why: "After the washing machine, the bath or a leaked cell, the board has a film that conducts where it should not.",
      check: {
        do: "Remember whether it got wet, and whether it plays by itself or nonsense.",
        finds: "it got wet, or it reacts without being touched",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 6],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Soft toothbrush" },
          { name: "Fan", instead: "a warm, airy place" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out at once",
            how: "Do not try it while it is wet: that is what kills it.",
          },
          {
            action: "open",
            title: "Open it to let the water out",
            how: "Screwdriver; drain it, parts on a towel.",
            fallsOut: "Water, and whatever is loose.",
          },
          {
            action: "clean",
            title: "Rinse the board with alcohol",
            how: "Toothbrush and alcohol over both sides, gently.",
            warning: "No flame, windows open.",
            see: "no white or green spots.",
          },
          {
            action: "clean",
            title: "Dry it for two days",
            how: "In front of a fan, not on a heater.",
          },
          {
            action: "test",
            title: "Fresh cells and a first try",
            how: "Feel the board for warm spots.",
            see: "functions that start only when pressed.",
            putBack: "Case, screws, battery lid.",
          },
        ],
        stopWhen: ["The screen has dark patches or a chip gets hot: the board is past saving."],
      },
    },
  },
  questions: [
    {
      ask: "Are the toy's sounds slow, deep or stuttering?",
      answers: {
        yes: {
          means: "its sounds are slow or stuttering",
          heard: ["slow", "slowly", "deep voice", "stutters", "distorted", "faint"],
          when: { weak: "always", board: "sometimes", button: "never", part: "rarely" },
        },
        no: { means: "its sounds are normal or missing" },
      },
    },
    {
      ask: "Is only one button or function of the toy dead?",
      answers: {
        yes: {
          means: "only one function is dead",
          heard: [
            "one button",
            "button not working",
            "loose button",
            "only the light",
            "only the sound",
          ],
          when: { button: "often", part: "often", weak: "rarely", board: "rarely" },
        },
        no: { means: "several functions are affected" },
      },
    },
    {
      ask: "Does the toy's sound or light flicker when you bend or press it somewhere?",
      answers: {
        yes: {
          means: "bending it makes sound or light flicker",
          heard: ["flickers", "comes and goes", "loose wire", "when I bend", "intermittent"],
          when: { part: "always", button: "sometimes", weak: "rarely", board: "rarely" },
        },
        no: { means: "bending it changes nothing" },
      },
    },
    {
      ask: "Has the toy been wet or washed?",
      answers: {
        yes: {
          means: "it has been wet",
          heard: ["washing machine", "got wet", "washed", "bath", "water", "rain"],
          when: { board: "always", button: "sometimes", part: "rarely", weak: "rarely" },
        },
        no: { means: "it stayed dry" },
      },
    },
  ],
  safety: ["Do not put cells back before everything is dry."],
  prevention: [
    "Take the electronics out of soft toys before they are washed: many have a zipped pouch.",
  ],
  stopWhen: ["It grows warm in the hand with fresh cells in."],
});

const doesNotMove = defineFault({
  id: "toy-does-not-move",
  name: "lights up or sounds, but does not move properly",
  weight: 6,
  says: [
    "doesn't move",
    "wheels don't turn",
    "motor runs but no movement",
    "grinding sound",
    "gears slip",
    "clicks",
    "motor not working",
    "one wheel doesn't turn",
    "drives in circles",
    "stuck",
    "arm doesn't move",
    "leg doesn't move",
    "wing not retracting",
    "slow",
    "does not do backflips",
    "mechanical gear fault",
    "train doesn't run",
    "broken driveshaft",
  ],
  causes: {
    tangled: {
      name: "hair, fluff or sand in axles and gears",
      short: "hair in the axles",
      weight: 6,
      why: "Carpets give their hair to every axle. It winds itself tight and melts into the bearing.",
      check: {
        do: "Switch off and turn each wheel or limb by hand; look at the axles from the side.",
        finds: "one turns hard, or threads are wound round it",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 3],
        tools: [
          { name: "Tweezers" },
          { name: "Small scissors" },
          { name: "Sewing machine oil", instead: "a trace of petroleum jelly" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take the batteries out",
            how: "So that nothing starts while your fingers are in there.",
          },
          {
            action: "clean",
            title: "Cut and pull the hair out",
            how: "Scissors along the axle, tweezers for the ends.",
            see: "bare axle on both sides of the wheel.",
          },
          {
            action: "clean",
            title: "Brush sand out",
            how: "Soft brush, wheels upwards, then shake.",
            fallsOut: "Sand and crumbs.",
          },
          {
            action: "lubricate",
            title: "One drop each",
            how: "Sewing machine oil on the axle where it enters the case, none on tyres.",
          },
          {
            action: "test",
            title: "Turn by hand, then by motor",
            how: "Batteries in.",
            see: "all wheels turning alike.",
          },
        ],
        prevention: ["Drive on smooth floors, and brush axles now and then."],
      },
    },
    gear: {
      name: "a cracked or displaced gear",
      short: "a gear",
      weight: 5,
      why: "A small plastic gear on the motor's shaft splits, turns on it and clicks. It is the commonest broken part in toys that move.",
      check: {
        do: "Listen close: the motor whirrs freely or clicks in step.",
        finds: "the motor runs and the output stands or jerks",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [1, 8],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Tweezers" },
          { name: "Gear assortment" },
          { name: "Superglue" },
          { name: "Plastic-safe grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out, toy on a tray",
            how: "Photograph everything as you go.",
          },
          {
            action: "unscrew",
            title: "Open case and gear box",
            how: "Screwdriver; lift the gear box lid straight up.",
            fallsOut: "Gears, shafts and a spring: lay them down as they sat.",
          },
          {
            action: "look",
            title: "Look for the crack",
            how: "Count teeth and look at the motor's small gear for a split.",
            see: "which gear turns on its shaft.",
          },
          {
            action: "replace",
            title: "Change or clamp it",
            how: "Lift the old one off with tweezers. A gear from the assortment needs the same teeth and bore. As a stopgap wind thread round the hub and soak it with superglue.",
            warning: "No glue on shaft or teeth.",
          },
          {
            action: "lubricate",
            title: "Grease lightly",
            how: "Plastic-safe grease on the teeth, as much as a grain of rice.",
          },
          {
            action: "reassemble",
            title: "Close and try",
            how: "Turn by hand before the screws.",
            putBack: "Each shaft in both its holes.",
            see: "movement without a click.",
          },
        ],
      },
    },
    motor: {
      name: "a dead motor or its wire",
      short: "the motor",
      weight: 4,
      why: "The motor's two wires break off at its tabs, or its brushes are worn or oily.",
      check: {
        do: "Hold it to your ear and switch on; give the wheel a push.",
        finds: "there is no whirr, or it starts with a push",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 6],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "1.5 V battery with two wires" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Matching motor" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the toy's batteries out",
            how: "Then open the case with the screwdriver.",
          },
          {
            action: "look",
            title: "Look at the motor's tabs",
            how: "Two tabs, two wires, often a small disc between.",
            see: "both wires fixed.",
          },
          {
            action: "test",
            title: "Feed the motor alone",
            how: "Touch a 1.5 V battery to its tabs.",
            see: "a turning shaft. Turn it by hand once if it does not start.",
          },
          { action: "unplug", title: "Take that battery away again", how: "Before you solder." },
          {
            action: "replace",
            title: "Solder the wire or change the motor",
            how: "Most are type 130 or 260, for 3 to 6 V, a euro or two each. Use the iron for two seconds a tab.",
            putBack:
              "Pull the gear off the old shaft and press it on the new one; wires by colour.",
            warning: "The other way round it runs backwards: no harm, swap the wires.",
          },
          {
            action: "test",
            title: "Batteries in",
            how: "Before the case is shut.",
            see: "movement in the right direction.",
          },
        ],
      },
    },
    linkage: {
      name: "a broken lever, axle or string inside",
      short: "a broken lever",
      weight: 4,
      why: "Arms, wings and steering hang on thin plastic levers that break when somebody helps by hand.",
      check: {
        do: "Move the part gently by hand with the power off.",
        finds: "it flops or moves without anything else following",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 8],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Two-part epoxy" },
          { name: "Stiff wire", instead: "a paper clip" },
          { name: "Side cutters" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out, open it",
            how: "With the screwdriver, after a photo.",
            fallsOut: "The broken piece.",
          },
          {
            action: "look",
            title: "See how the lever should run",
            how: "Move it slowly and compare with the other side.",
            see: "where it has parted.",
          },
          {
            action: "glue",
            title: "Splint it",
            how: "Lay stiff wire along the break, cut it with the side cutters, cover with epoxy, 24 hours.",
            warning: "Glue must not reach the joint, or it is fixed for ever.",
          },
          {
            action: "replace",
            title: "Or make a new one",
            how: "A bent paper clip through both holes replaces many levers. For known models parts are sold or can be printed.",
          },
          {
            action: "test",
            title: "Move it by hand, then by power",
            how: "Ten times.",
            see: "no rubbing.",
            putBack: "Case, screws, battery lid.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear the toy's motor run while nothing moves?",
      answers: {
        yes: {
          means: "the motor runs and nothing moves",
          heard: ["motor runs", "grinding", "clicks", "clicking", "whirrs", "gears slip", "gear"],
          when: { gear: "always", linkage: "often", motor: "never", tangled: "rarely" },
        },
        no: {
          means: "the motor is not heard",
          heard: ["motor not working", "no motor", "silent motor"],
        },
      },
    },
    {
      ask: "Are the toy's wheels or limbs hard to turn by hand, or wound with hair?",
      answers: {
        yes: {
          means: "wheels or limbs are hard to turn",
          heard: ["hair", "fluff", "sand", "stuck", "stiff", "jammed", "hard to turn"],
          when: { tangled: "always", gear: "sometimes", motor: "rarely", linkage: "rarely" },
        },
        no: { means: "wheels and limbs turn easily" },
      },
    },
    {
      ask: "Does one arm, wing, wheel or the steering of the toy flop loosely?",
      answers: {
        yes: {
          means: "one part flops loosely",
          heard: ["arm", "wing", "leg", "flops", "loose wheel", "driveshaft", "lever", "one wheel"],
          when: { linkage: "often", gear: "sometimes", tangled: "rarely", motor: "rarely" },
        },
        no: { means: "nothing flops" },
      },
    },
    {
      ask: "Does the toy start to move when you give it a push?",
      answers: {
        yes: {
          means: "a push starts it",
          heard: ["with a push", "needs a push"],
          when: { motor: "often", tangled: "sometimes", gear: "rarely", linkage: "never" },
        },
        no: { means: "a push does not help" },
      },
    },
  ],
  safety: ["Keep fingers and hair out of gears, and take the cells out first."],
  prevention: ["Show children which parts move by themselves and are not to be turned by hand."],
  stopWhen: ["The gear box is welded shut."],
});

const remoteControl = defineFault({
  id: "toy-remote-control",
  name: "does not follow its remote control",
  weight: 5,
  says: [
    "remote control not working",
    "rc car not responding",
    "doesn't react to remote",
    "won't pair with remote",
    "not reading remote",
    "drone not connecting",
    "short range",
    "only goes forward",
    "no steering",
    "one direction only",
    "controller not working",
    "antenna broken",
    "loses signal",
    "steering doesn't work",
    "remote control car",
    "remote car battery",
    "won't bind",
    "drone crashed",
    "not receiving remote signals",
    "car battery not charging",
  ],
  causes: {
    pairing: {
      name: "flat cells in the remote, or lost pairing",
      short: "remote or pairing",
      weight: 6,
      why: "The remote is forgotten when cells are changed. Modern ones also want to be switched on in the right order to find each other.",
      check: {
        do: "Fresh cells in the remote. Switch the toy on first, then the remote, within arm's length.",
        finds: "the lamps go from blinking to steady and it reacts",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 8],
        tools: [
          { name: "Small screwdriver" },
          { name: "Fresh batteries" },
          { name: "The manual", instead: "the maker's page" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch both off",
            how: "Open the remote with the screwdriver.",
          },
          {
            action: "replace",
            title: "Fresh batteries in the remote, full pack in the toy",
            how: "By the signs. Wipe the contacts.",
            see: "a bright lamp on the remote.",
          },
          {
            action: "adjust",
            title: "Pair them",
            how: "The manual gives the order; often toy on, remote on, then throttle up and down once.",
          },
          {
            action: "adjust",
            title: "Set trim to the middle",
            how: "The small wheels or sliders beside the sticks.",
          },
          {
            action: "test",
            title: "Walk away while it drives",
            how: "In the open, away from other remotes.",
            see: "control at 10 m and more.",
            warning: "Drones and fast cars: propellers off or wheels in the air for the first try.",
          },
        ],
      },
    },
    pack: {
      name: "a tired battery pack or its charger",
      short: "the battery pack",
      weight: 5,
      why: "Packs that were left empty die quietly. A weak one lets lamps burn while the motor makes the receiver drop out.",
      check: {
        do: "Charge it fully in sight and note whether it dies as soon as it drives.",
        finds: "it works with wheels in the air and cuts out on the floor, or lasts a minute",
        minutes: 60,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [8, 25],
        tools: [
          { name: "Replacement pack with the same plug" },
          { name: "Ceramic plate", instead: "a baking tray" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the pack out and look at it",
            how: "Off the charger, toy off.",
            warning:
              "A soft, puffed or dented lithium pack is never charged again. Put it outdoors on stone and take it to hazardous waste.",
          },
          {
            action: "look",
            title: "Read type, volts and plug",
            how: "NiMH or Li, 3.7, 7.4 or 9.6 V, the form of the plug and its polarity.",
            see: "the same signs on charger and pack.",
          },
          {
            action: "test",
            title: "Charge in sight on a plate",
            how: "On the ceramic plate, with its own charger, never overnight.",
            see: "a change of the charger's lamp within its usual time.",
          },
          {
            action: "replace",
            title: "Fit a like pack",
            how: "The same volts, type and plug.",
            putBack: "Wires away from the wheels, lid screwed.",
          },
          {
            action: "test",
            title: "Drive five minutes",
            how: "On a smooth floor.",
            see: "no drop-outs.",
          },
        ],
        safety: ["Never open, solder or bend a lithium pack."],
      },
    },
    aerial: {
      name: "a broken aerial wire",
      short: "the aerial",
      weight: 3,
      why: "A thin wire or rod is the ear of the toy. Once it is off, it obeys only close by.",
      check: {
        do: "Hold the remote right beside the toy.",
        finds: "it obeys within half a metre and not beyond",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 3],
        tools: [
          { name: "Small screwdriver" },
          { name: "Thin stranded wire" },
          { name: "Soldering iron" },
          { name: "Solder" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries out of both",
            how: "Open toy and remote with the screwdriver.",
            fallsOut: "Sticks and springs of the remote.",
          },
          {
            action: "look",
            title: "Find the pad marked ANT",
            how: "On both boards.",
            see: "a wire or a coil soldered to it.",
          },
          {
            action: "replace",
            title: "Solder the wire on",
            how: "The same length as the old one: for 27 MHz often 45 cm, for 2.4 GHz 31 mm bare. Touch with the iron for two seconds.",
            putBack: "Lead it upwards in its tube, away from motor and pack.",
          },
          {
            action: "test",
            title: "Try the distance",
            how: "Step by step.",
            see: "more than 10 m.",
          },
        ],
      },
    },
    steering: {
      name: "a jammed steering or a burnt driver on the board",
      short: "steering or driver",
      weight: 4,
      why: "If it drives and does not steer, or goes one way only, the small steering motor is jammed or its transistor has burned.",
      check: {
        do: "Switch off and turn the front wheels by hand, then steer and listen.",
        finds: "they are stiff, or there is no sound at all from the steering",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [0, 15],
        tools: [{ name: "Small screwdriver" }, { name: "Tweezers" }, { name: "Silicone grease" }],
        steps: [
          { action: "unplug", title: "Take the pack out", how: "Front wheels up, on a towel." },
          {
            action: "clean",
            title: "Clean the joints",
            how: "Hair and sand out with tweezers.",
            see: "wheels that swing freely to both sides.",
          },
          {
            action: "open",
            title: "Open the front",
            how: "With the screwdriver; a small motor with a gear moves the bar.",
            fallsOut: "A spring that brings the wheels to the middle.",
            putBack: "Both ends of the spring beside their peg.",
          },
          {
            action: "lubricate",
            title: "Grease the bar",
            how: "A trace of silicone grease, and straighten a bent rod.",
          },
          {
            action: "test",
            title: "Steer with the wheels in the air",
            how: "Left and right.",
            see: "a movement to both sides.",
            warning:
              "If a part on the board grows hot, take the pack out: its driver has failed and the board has to be replaced.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the lamps of toy and remote go from blinking to steady when both are on?",
      answers: {
        yes: {
          means: "toy and remote find each other",
          heard: [
            "paired",
            "connected but",
            "light is steady",
            "only goes forward",
            "one direction",
          ],
          when: { pairing: "never", pack: "often", aerial: "sometimes", steering: "always" },
        },
        no: {
          means: "toy and remote do not find each other",
          heard: [
            "won't pair",
            "won't bind",
            "not reading remote",
            "not receiving",
            "keeps blinking",
            "not connecting",
            "no signal",
          ],
        },
      },
    },
    {
      ask: "Does the toy obey when the remote is held right beside it?",
      answers: {
        yes: {
          means: "it obeys close by only",
          heard: ["short range", "only close", "close up", "antenna", "aerial", "loses signal"],
          when: { aerial: "always", pairing: "rarely", pack: "rarely", steering: "rarely" },
        },
        no: { means: "distance does not matter" },
      },
    },
    {
      ask: "Does the toy cut out as soon as it has to drive, or run for a minute only?",
      answers: {
        yes: {
          means: "it cuts out under load or after a minute",
          heard: [
            "cuts out",
            "battery",
            "charge",
            "not charging",
            "runs for a minute",
            "dies",
            "won't hold charge",
          ],
          when: { pack: "always", pairing: "rarely", aerial: "rarely", steering: "rarely" },
        },
        no: { means: "it does not cut out" },
      },
    },
    {
      ask: "Does the toy drive, but not steer or only one way?",
      answers: {
        yes: {
          means: "it drives and does not steer",
          heard: [
            "no steering",
            "steering",
            "only goes forward",
            "one direction",
            "in circles",
            "left right",
            "sideways",
          ],
          when: { steering: "always", pack: "rarely", pairing: "never", aerial: "rarely" },
        },
        no: { means: "steering is not the trouble" },
      },
    },
  ],
  safety: ["Hold the toy in the air, wheels or propellers free, when you try it."],
  prevention: ["Charge packs to half before storing, and keep toy and remote together."],
  stopWhen: [
    "It is a ride-on car: its motors and battery are strong enough to hurt, so let somebody check it who knows them.",
    "A lithium pack is puffed or was hit in a crash.",
  ],
});

const broken = defineFault({
  id: "toy-broken-part",
  name: "has a broken or missing part",
  power: "none",
  weight: 6,
  says: [
    "broken",
    "snapped",
    "wheel came off",
    "arm came off",
    "piece broken off",
    "needs gluing",
    "head came off",
    "cracked plastic",
    "missing screw",
    "missing part",
    "leg broken",
    "wing broken",
    "seam open",
    "stuffing coming out",
    "doll arm off",
    "needs a screw",
    "wood broken",
    "tail came off",
    "axle broken",
    "eye came off",
    "hinge broken",
    "battery cover missing",
  ],
  causes: {
    plastic: {
      name: "broken plastic",
      short: "broken plastic",
      weight: 5,
      why: "Hard plastic breaks at thin necks and screw posts. Glue holds where there is area; where there is none a pin or plate has to help.",
      check: {
        do: "Fit the pieces together dry, and scratch the plastic with a fingernail on a hidden spot.",
        finds: "the pieces fit, and it is hard plastic",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Superglue", instead: "two-part epoxy" },
          { name: "Fine sandpaper" },
          { name: "Paper clip" },
          { name: "1 mm drill bit" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash and roughen the faces",
            how: "Soapy water, dry, one stroke of sandpaper.",
          },
          {
            action: "adjust",
            title: "Pin a thin neck",
            how: "Turn a hole of 1 mm into both pieces with the drill bit, by hand, and cut a piece of paper clip as a pin.",
            see: "pieces that meet on the pin without a gap.",
          },
          {
            action: "glue",
            title: "Glue and hold",
            how: "A thin film of superglue on one face, press for a minute, masking tape for a day.",
            warning:
              "An adult glues: superglue bonds skin within a second. Soft, waxy plastic (PE, PP) takes no glue: use screw, wire or a plate there.",
          },
          {
            action: "clean",
            title: "Smooth the seam",
            how: "Sandpaper over it, so that nothing sharp is left.",
          },
          {
            action: "test",
            title: "Load it like a child",
            how: "Pull and bend after a day.",
            see: "no crack.",
          },
        ],
        stopWhen: [
          "A part that could come off again is small enough for a child under three to swallow.",
        ],
      },
    },
    wheel: {
      name: "a wheel or axle that has come off",
      short: "wheel or axle",
      weight: 4,
      why: "Wheels are pressed on a steel pin. The hub splits, or the pin slides out.",
      check: {
        do: "Push the wheel on its axle and turn it.",
        finds: "it slips on the axle or falls off",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Superglue" },
          { name: "Strong thread" },
          { name: "Pliers" },
          { name: "Toothpick" },
        ],
        steps: [
          { action: "clean", title: "Clean hub and axle", how: "Hair off, wipe dry." },
          {
            action: "adjust",
            title: "Roughen the axle's end",
            how: "Squeeze three notches into it with the pliers.",
          },
          {
            action: "glue",
            title: "Bind a split hub",
            how: "Thread round it ten times, soaked with superglue.",
          },
          {
            action: "reassemble",
            title: "Set the wheel on",
            how: "A tiny drop with the toothpick into the hub, push, leave 1 mm of air to the car.",
            warning: "Not a trace on the bearing.",
            see: "a wheel that turns with its axle.",
          },
          {
            action: "test",
            title: "Roll it down a board",
            how: "After an hour.",
            see: "a straight run.",
          },
        ],
      },
    },
    soft: {
      name: "an open seam, a lost eye or a torn limb on a soft toy",
      short: "an open seam",
      weight: 5,
      why: "The thread gives way before the fabric, at neck, arms and wherever it is carried.",
      check: {
        do: "Look along the seam and feel whether fabric or only thread has torn.",
        finds: "the fabric is whole on both sides",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Long sewing needle" },
          { name: "Strong thread" },
          { name: "Small scissors" },
          { name: "Toy stuffing", instead: "cotton wool or yarn ends" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim old thread",
            how: "Scissors, and brush fluff out of the seam.",
          },
          {
            action: "adjust",
            title: "Refill it",
            how: "Stuffing in small tufts, corners first.",
            see: "a limb as firm as the other.",
          },
          {
            action: "sew",
            title: "Close it with a ladder stitch",
            how: "Double thread, needle along the fold on one side, straight across, along the other; pull tight every five stitches.",
            see: "no thread on the outside.",
          },
          {
            action: "sew",
            title: "Fix eyes for good",
            how: "For small children embroider them. Others: dental floss or strong thread through the head, knotted behind the ear.",
            warning: "An eye that a child can pull off is a choking hazard.",
          },
          {
            action: "test",
            title: "Pull at it",
            how: "Firmly, at seam and eye. Then count: needle back in its case.",
            see: "nothing gives.",
          },
        ],
      },
    },
    wood: {
      name: "a loose or broken wooden joint",
      short: "a wooden joint",
      weight: 3,
      why: "Pegs shrink and old glue crumbles. Wood can be glued again as often as it breaks clean.",
      check: {
        do: "Pull the joint apart gently and look at peg and hole.",
        finds: "peg and hole are whole and dry glue falls out",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Wood glue, tested for toys" },
          { name: "Clamp", instead: "rubber bands" },
          { name: "Sandpaper" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Scrape the old glue off",
            how: "Sandpaper round the peg, toothpick in the hole.",
          },
          {
            action: "glue",
            title: "Glue hole and peg",
            how: "Thinly, wood glue on both.",
            see: "a bead all round.",
          },
          {
            action: "adjust",
            title: "Clamp it",
            how: "A clamp or rubber bands, wipe with a damp cloth at once.",
          },
          {
            action: "clean",
            title: "Round all edges",
            how: "Sandpaper after a night.",
            warning:
              "Old paint may hold lead: do not sand it, and keep such a toy from small children.",
          },
          { action: "test", title: "Wiggle it", how: "After 24 hours.", see: "no creak." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What is the toy's broken part made of: plastic, fabric or wood?",
      answers: {
        plastic: {
          means: "the broken part is plastic",
          heard: ["plastic", "snapped", "cracked", "broken wing", "hinge", "battery cover"],
          when: { plastic: "always", wheel: "often", soft: "never", wood: "never" },
        },
        fabric: {
          means: "the broken part is fabric",
          heard: [
            "seam",
            "stuffing",
            "soft toy",
            "teddy",
            "cuddly",
            "plush",
            "fabric",
            "sewn",
            "torn",
          ],
          when: { soft: "always", plastic: "never", wheel: "never", wood: "never" },
        },
        wood: {
          means: "the broken part is wood",
          heard: ["wood", "wooden"],
          when: { wood: "always", wheel: "sometimes", plastic: "never", soft: "never" },
        },
      },
    },
    {
      ask: "Is it a wheel or an axle of the toy that is off?",
      answers: {
        yes: {
          means: "a wheel or axle is off",
          heard: ["wheel", "axle", "wheels"],
          when: { wheel: "always", plastic: "rarely", wood: "rarely", soft: "never" },
        },
        no: { means: "it is not a wheel" },
      },
    },
    {
      ask: "Do the toy's broken pieces fit together without a gap?",
      answers: {
        yes: {
          means: "the pieces fit together",
          heard: ["clean break", "have the piece", "pieces fit", "broke off"],
          when: { plastic: "often", wood: "often", wheel: "sometimes", soft: "rarely" },
        },
        no: {
          means: "pieces are missing or do not fit",
          heard: ["missing", "lost", "needs a screw"],
        },
      },
    },
  ],
  safety: ["After mending pull as hard as a child would: nothing small may come off."],
  prevention: ["Keep broken bits in a bag with the toy until there is time."],
  stopWhen: [
    "It is for a child under three and the mended part is small.",
    "Button cells or magnets can be reached.",
  ],
});

const charging = defineFault({
  id: "toy-battery-charging",
  name: "has a built-in battery that does not charge or gets hot",
  power: "rechargeable",
  weight: 4,
  says: [
    "gets hot when charging",
    "battery gets hot",
    "hot at the back",
    "warm while charging",
    "won't charge",
    "does not charge",
    "not charging",
    "charging light doesn't come on",
    "usb charging not working",
    "rechargeable toy dead",
    "battery pack not charging",
    "doesn't hold its charge",
    "runs for two minutes",
    "stops after two minutes",
    "charger for the car broken",
  ],
  causes: {
    lead: {
      name: "a charging lead or charger that does not suit it",
      short: "lead or charger",
      weight: 6,
      why: "The thin lead that comes with a toy breaks first, and a charger from another toy can have the wrong voltage: that is what makes packs hot.",
      check: {
        do: "Compare volts on charger and toy, then try another plain USB lead, in sight.",
        finds: "the figures differ, or its lamp comes on with the other lead",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [{ name: "Second USB lead" }, { name: "Wooden toothpick" }],
        steps: [
          {
            action: "unplug",
            title: "Toy off, lead out, a hand on it",
            how: "Let it lie for half an hour.",
            warning:
              "Warm by itself, soft or swollen: leave it outdoors on stone and do not charge it again.",
            see: "a case as cool as the table.",
          },
          {
            action: "look",
            title: "Read both labels",
            how: "Volts must be the same; a USB toy takes 5 V from any plain charger, not from a fast one.",
            see: "the same figure twice.",
          },
          {
            action: "clean",
            title: "Clean its socket",
            how: "Fluff out with the toothpick, dry.",
          },
          {
            action: "test",
            title: "Charge with the second lead, in sight",
            how: "On tiles or a plate, for as long as you sit beside it, and never overnight.",
            see: "a charging lamp, and a toy that is lukewarm at most.",
          },
        ],
        prevention: ["Keep each charger with its toy, with the toy's name on it."],
      },
    },
    pack: {
      name: "a battery pack that is worn out",
      short: "a worn pack",
      weight: 5,
      why: "Packs that lie empty for a winter lose most of what they can hold. They fill in minutes and are empty in minutes.",
      check: {
        do: "Note how long it charges and how long it then runs.",
        finds: "both are a fraction of what they were, and it stays cool",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [8, 25],
        tools: [
          { name: "Pack of the same type, volts and plug" },
          { name: "Small crosshead screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the charger, switched off",
            how: "An adult does this, at a table with a rim.",
          },
          {
            action: "open",
            title: "Open the battery flap",
            how: "One or two screws with the screwdriver. If there is no flap, the case stays closed: a repair café changes a built-in cell.",
            fallsOut: "The flap, and the pack on its lead.",
          },
          {
            action: "look",
            title: "Look at the old pack",
            how: "NiMH or Li, 3.7 or 7.4 V, and the form of the plug.",
            warning:
              "A lithium pack that is soft, dented or swollen is only lifted out and put outdoors: nothing presses or bends it.",
            see: "flat, smooth sides.",
          },
          {
            action: "replace",
            title: "Plug the new pack in",
            how: "The same type and volts, from the toy's maker if there is one.",
            putBack: "Lead away from wheels and edges, flap, screws.",
          },
          {
            action: "test",
            title: "First charge in sight",
            how: "With its own charger, on a plate.",
            see: "lukewarm at most, and its old running time.",
          },
        ],
      },
    },
    hot: {
      name: "a battery or charging board that overheats",
      short: "an overheating battery",
      weight: 3,
      why: "A cell that gets hot while it charges has a short inside, or the little board that should end the charging has failed. Either can set it alight.",
      check: {
        do: "Do not charge it again. Feel it once, unplugged, with the back of your hand.",
        finds: "it was hot on the charger, or is warm by itself",
        minutes: 1,
      },
      repair: {
        handOver:
          "A toy whose battery gets hot is not charged any more, not even in sight: a lithium cell catches fire without warning.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 25],
        tools: [{ name: "Metal bucket with sand", instead: "a stone floor outdoors" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the charger and switch it off",
            how: "At the wall first.",
            warning:
              "If it hisses, smokes or swells, get everybody out of the room and call the fire service.",
          },
          {
            action: "look",
            title: "Put it outdoors",
            how: "Once it can be touched: in the bucket on sand, dry, away from anything that burns, and out of reach of children.",
          },
          {
            action: "look",
            title: "Look for a recall",
            how: "Type its name and “recall” into a search: toys with hot batteries are taken back.",
          },
          {
            action: "look",
            title: "Take it to the hazardous-waste point",
            how: "Or to the shop that sold it. If the pack has a flap of its own and is flat and cool, a shop can tell whether a new one makes the toy safe.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the toy or its charger get hot while it charges?",
      answers: {
        yes: {
          means: "it gets hot while it charges",
          heard: ["hot when charging", "hot", "warm while charging", "too warm", "burning hot"],
          when: { hot: "always", lead: "rarely", pack: "rarely" },
        },
        no: { means: "it stays cool while it charges", heard: ["stays cool"] },
      },
    },
    {
      ask: "Does a lamp on the toy or its lead show that it is charging?",
      answers: {
        yes: {
          means: "a charging lamp shows",
          heard: ["charging light comes on", "light is green", "light is red", "shows charging"],
          when: { lead: "rarely", pack: "often", hot: "often" },
        },
        no: {
          means: "no charging lamp shows",
          heard: ["no charging light", "light doesn't come on", "no light"],
        },
      },
    },
    {
      ask: "Does the toy run after charging, but for a few minutes only?",
      answers: {
        yes: {
          means: "it runs for a few minutes only",
          heard: ["two minutes", "few minutes", "a minute", "not last", "not hold"],
          when: { pack: "always", lead: "rarely", hot: "sometimes" },
        },
        no: { means: "it does not run at all, or as long as ever" },
      },
    },
  ],
  safety: ["An adult charges it, awake and in the same room, on something that cannot burn."],
  prevention: ["Charge it to half before it goes into the cupboard, and again every three months."],
  stopWhen: ["It gets hot, swells, hisses or smells sweet, even once."],
});

export const toy: Playbook = {
  faults: [dead, noSoundOrLight, doesNotMove, remoteControl, broken, charging],
  notes: [
    {
      about: ["overnight", "charge overnight", "charge it"],
      text: "No toy is charged overnight or unwatched, and one that gets hot on its charger is not charged again at all. Charge it in sight, on tiles or a plate, with its own charger.",
    },
    {
      about: ["coin cell", "button cell", "swallowed"],
      text: "A swallowed coin cell burns within two hours. Go to hospital at once and do not wait for signs. Keep every battery box screwed shut.",
    },
    {
      about: ["magnet", "magnets"],
      text: "Loose magnets are as dangerous as coin cells when swallowed. A toy whose magnet has come out goes away until it is fixed for good.",
    },
    {
      about: ["glue", "which glue"],
      text: "Superglue or epoxy for hard plastic, toy-safe wood glue for wood, thread for fabric. Waxy plastic takes no glue: use screws or wire.",
    },
    {
      about: ["paint", "old toy", "lead"],
      text: "Paint on toys from before about 1980 can hold lead. Do not sand it, and keep such toys for display.",
    },
    {
      about: ["rechargeable cells", "nimh"],
      text: "Rechargeable cells give 1.2 V instead of 1.5 V. Some toys are too weak or slow with them: try alkaline cells before you look for a fault.",
    },
  ],
};
