import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotCharge = defineFault({
  id: "shaver-does-not-charge",
  name: "does not charge, or runs down at once",
  weight: 8,
  says: [
    "won't charge",
    "not charging",
    "doesn't hold charge",
    "battery dead",
    "battery flat",
    "battery replacement",
    "needs new battery",
    "short battery life",
    "runs for a minute only",
    "charging light not on",
    "charger broken",
    "charging mechanism stopped working",
    "only works plugged in",
    "dies quickly",
    "cable broken",
    "new charger needed",
  ],
  causes: {
    contacts: {
      name: "dirty contacts or fluff in the charging socket",
      short: "the contacts",
      weight: 4,
      why: "Soap, salt and skin fat form a film on the two pins, and lint at the bottom of the socket keeps the plug from going home.",
      check: {
        do: "Look at the pins or into the socket with a torch, and press the plug in firmly.",
        finds: "they are green, white or furry, or the light comes on while you press",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol", instead: "clear spirit" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the charger out of the wall",
            how: "And switch the handset off.",
          },
          {
            action: "clean",
            title: "Wipe both sides of the contact",
            how: "Pins of the handset, pins of stand or cable: roll a cotton bud with alcohol over them until it stays white.",
            see: "bright metal without a rim.",
          },
          {
            action: "clean",
            title: "Lift lint out of the socket",
            how: "Use the dry toothpick along the wall of the socket, never metal: it shorts the pins.",
          },
          {
            action: "test",
            title: "Let it dry, then charge for an hour",
            how: "Ten minutes with the socket facing down first.",
            see: "a light or a moving battery sign.",
          },
        ],
        prevention: ["Dry the pins with a towel before you put it on its stand."],
      },
    },
    charger: {
      name: "a dead charger, cable or shaver socket",
      short: "the charger",
      weight: 4,
      why: "The thin cable breaks at the little plug. In bathrooms the shaver socket itself is often off together with the mirror light.",
      check: {
        do: "Charge it in the kitchen, then with another charger that carries the same voltage on its label.",
        finds: "it charges there, or with the other charger",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          { name: "Second charger with the same volts" },
          { name: "Magnifying glass", instead: "your phone's camera" },
        ],
        steps: [
          {
            action: "test",
            title: "Use a kitchen socket for an hour",
            how: "Some sockets at the mirror give current only while the light is on.",
            see: "the charging light.",
          },
          {
            action: "unplug",
            title: "Read the label of the charger",
            how: "With the magnifying glass: volts, milliamps, and the sign for plus and minus.",
            warning:
              "Same volts, same plug, at least as many milliamps. A wrong voltage ruins the cell and can set it on fire.",
          },
          {
            action: "look",
            title: "Bend the cable at both ends",
            how: "Look for a limp spot or a split sheath, with the charger out of the wall.",
          },
          {
            action: "replace",
            title: "Buy or borrow one that matches",
            how: "Maker and model lead to it. A charger with a split cable goes to the recycling point, since it is sealed and mains inside.",
          },
          {
            action: "test",
            title: "Charge it full once",
            how: "As long as the manual says, in sight.",
            see: "a handset that is no more than lukewarm.",
          },
        ],
        stopWhen: ["The handset gets hot on the new charger."],
      },
    },
    battery: {
      name: "a rechargeable cell that is worn out",
      short: "the battery",
      weight: 7,
      why: "Three to six years or some hundred charges, and the cell holds a minute's worth. Leaving it empty for months finishes it sooner.",
      check: {
        do: "Charge it overnight and time how long it runs.",
        finds: "it runs strongly for less than five minutes, then stops",
        minutes: 10,
      },
      repair: {
        handOver:
          "The cell is soldered in behind a water seal, and many are lithium, which must not be heated or pierced.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [4, 25],
        tools: [{ name: "Stopwatch", instead: "your phone's clock" }],
        steps: [
          {
            action: "test",
            title: "Give it two full rounds",
            how: "Charge it full, run it until it stops, and time it with the stopwatch. After a long rest a second round sometimes brings some of it back.",
            see: "at least 30 minutes on a sound cell.",
          },
          {
            action: "unplug",
            title: "Take it off the stand",
            how: "Do not leave a tired cell charging day and night.",
            warning:
              "If the handle bulges, hisses or is hot, put it outside on stone and do not charge it again.",
          },
          {
            action: "look",
            title: "Find out what is inside",
            how: "“Li-Ion” or “Ni-MH” is printed near the type plate. It tells a repairer which cell to bring.",
          },
          {
            action: "look",
            title: "Let a repair café change it",
            how: "With tagged cell and soldering iron it takes half an hour. The old cell goes to the battery collection.",
          },
        ],
        prevention: ["Charge it when it slows, and store it half full."],
      },
    },
  },
  questions: [
    {
      ask: "Does a light come on when the device is put on its charger?",
      answers: {
        yes: {
          means: "the charging light comes on",
          heard: ["charging light on", "light comes on", "charges"],
          when: { battery: "often", contacts: "rarely", charger: "rarely" },
        },
        no: {
          means: "no charging light comes on",
          heard: ["no light", "charging light not on", "does not charge at all"],
        },
      },
    },
    {
      ask: "Does the device run for some minutes after a full charge?",
      answers: {
        yes: {
          means: "it runs for a short while after charging",
          heard: [
            "not hold charge",
            "doesn't hold charge",
            "short battery life",
            "dies quickly",
            "for a minute",
            "runs down",
          ],
          when: { battery: "always", contacts: "sometimes", charger: "rarely" },
        },
        no: { means: "it does not run at all" },
      },
    },
    {
      ask: "Does the device's light react when you press or wiggle its plug or stand?",
      answers: {
        yes: {
          means: "wiggling plug or stand wakes the light",
          heard: ["wiggle", "hold it in place", "loose connection", "loose port"],
          when: { contacts: "often", charger: "often", battery: "never" },
        },
        no: { means: "wiggling changes nothing" },
      },
    },
    {
      ask: "Have you tried the device with another charger of the same voltage?",
      answers: {
        yes: {
          means: "another charger was tried in vain",
          heard: ["tried another charger", "new charger", "replacement charger"],
          when: { charger: "never", battery: "often", contacts: "often" },
        },
        no: { means: "no other charger was tried yet" },
      },
    },
  ],
  safety: ["Charge it in sight until you know what is wrong, not under towels and not at night."],
  prevention: ["Let it run low now and then before you charge it."],
  stopWhen: ["Handle or charger get hot."],
});

const doesNotStart = defineFault({
  id: "shaver-does-not-start",
  name: "does not start",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "not working",
    "dead",
    "stopped working",
    "does not start",
    "switch broken",
    "switch was a problem",
    "button stuck",
    "buzzing but blades don't move",
    "motor not turning",
    "broken wire",
    "cable has come off",
    "no power",
    "blades stuck",
    "locked",
  ],
  causes: {
    lock: {
      name: "a travel lock or an empty battery",
      short: "the lock or an empty battery",
      weight: 4,
      why: "Held for three seconds, the button locks many handsets against running in the suitcase. Others refuse to start below a certain charge, or while the cable is in.",
      check: {
        do: "Charge it for an hour, take the cable out and hold the button for five seconds.",
        finds: "it hums, blinks or starts",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 70,
        euros: [0, 0],
        tools: [{ name: "Its own charger" }],
        steps: [
          {
            action: "unplug",
            title: "Look at the lamp with the cable out",
            how: "A padlock or three quick blinks mean the travel lock.",
          },
          {
            action: "adjust",
            title: "Undo the lock",
            how: "Hold the button for five seconds, or turn the ring under the head to the open sign.",
          },
          {
            action: "test",
            title: "Charge it for an hour",
            how: "On its own charger. A cell that was quite empty shows nothing for the first ten minutes.",
            see: "a light that stays.",
          },
          {
            action: "test",
            title: "Start it without the cable",
            how: "Press once, firmly.",
            see: "an even hum for a minute.",
          },
        ],
      },
    },
    jam: {
      name: "a cutter that is jammed with hair, soap or rust",
      short: "a jammed cutter",
      weight: 5,
      why: "Hair and soap cake between the moving blade and the comb until the small motor cannot start. Rust after a wet storage does the same.",
      check: {
        do: "Switch off, take the head or blade off and switch on for a second.",
        finds: "the drive pin moves or hums freely without the head",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Soft brush" },
          { name: "Washing-up liquid" },
          { name: "Clipper oil", instead: "sewing machine oil" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the charger, switched off",
            how: "Corded clippers: plug out of the wall.",
          },
          {
            action: "open",
            title: "Take the head off",
            how: "Pull a foil head straight up, press the release of a rotary one, and undo the two screws of a clipper blade with the screwdriver.",
            fallsOut: "Hair, and the springs under clipper blades. Mark which blade was above.",
            warning: "The teeth are sharp: hold blades by their sides.",
          },
          {
            action: "clean",
            title: "Brush and wash the metal",
            how: "Brush it dry first. Washable heads get warm water with a drop of washing-up liquid, the handset only if it says so.",
            see: "teeth with light between them.",
          },
          {
            action: "lubricate",
            title: "One drop on each rail",
            how: "Oil where metal slides on metal, move the blade by hand, wipe the rest.",
          },
          {
            action: "reassemble",
            title: "Head back on",
            how: "Clipper blades: the moving one 1 mm behind the fixed one and parallel to it.",
            putBack: "Springs first, then the screws in turn.",
          },
          {
            action: "test",
            title: "Run it for a minute",
            how: "Without hair.",
            see: "an even sound.",
          },
        ],
        prevention: ["Brush it after each use, and oil blades once a month."],
      },
    },
    switch: {
      name: "a switch with dirt or moisture in it",
      short: "the switch",
      weight: 4,
      why: "Soap water creeps under the rubber and dries on the contact. Slide switches lose their grip on the little lever inside.",
      check: {
        do: "Press or slide the switch thirty times, hard and soft.",
        finds: "it starts now and then, or only at a certain pressure",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 3],
        tools: [{ name: "Cotton buds" }, { name: "Surgical spirit" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off its cable",
            how: "Lay it with the switch facing up.",
          },
          {
            action: "clean",
            title: "Clean along the edge of the switch",
            how: "A cotton bud, damp with spirit, all round it, while you press it again and again.",
            warning:
              "Do not open a handset marked waterproof: its seal will not close again at home.",
          },
          {
            action: "test",
            title: "Dry and try",
            how: "Leave it for an hour in a warm room, then press it twenty times.",
            see: "a start at every press.",
          },
          {
            action: "look",
            title: "If it starts only now and then",
            how: "Note at which pressure. A repairer cleans or changes the switch in half an hour, where the case has screws.",
          },
        ],
        stopWhen: ["The rubber over the switch is torn: water will get in."],
      },
    },
    inside: {
      name: "a worn motor, a broken wire or a dead board",
      short: "the motor, wire or board",
      weight: 3,
      why: "Brushes of the little motor wear to nothing, wires to the cell break after a fall, and corrosion eats boards.",
      check: {
        do: "With a charged handset and the head off, press on and tap it lightly on your palm.",
        finds: "it stays silent, or runs for a moment when tapped",
        minutes: 1,
      },
      repair: {
        handOver: "Motor and cell share a sealed handle, and on corded clippers it is mains.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 25],
        tools: [{ name: "Small box" }],
        steps: [
          {
            action: "unplug",
            title: "Off the charger",
            how: "A handset that is dead but warm is kept on stone and not charged again.",
          },
          {
            action: "look",
            title: "Note sound and light",
            how: "Light and no sound: motor. Neither: wire, cell or board.",
          },
          {
            action: "look",
            title: "Pack head, handset and charger in a box",
            how: "A repairer needs all three to find it.",
          },
          {
            action: "look",
            title: "Compare prices",
            how: "A wire or a switch is worth it; a motor only in dear models.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the device run with its head or blade taken off?",
      answers: {
        yes: {
          means: "it runs without its head",
          heard: ["runs without the head", "buzzing", "buzzes", "hums"],
          when: { jam: "always", lock: "never", switch: "sometimes", inside: "rarely" },
        },
        no: { means: "it does not run without its head either" },
      },
    },
    {
      ask: "Does the device start when its switch is pressed in a certain way?",
      answers: {
        yes: {
          means: "it starts when the switch is pressed in a certain way",
          heard: ["switch", "press hard", "hold the button", "intermittent", "sometimes works"],
          when: { switch: "always", lock: "rarely", jam: "rarely", inside: "sometimes" },
        },
        no: { means: "the switch makes no difference" },
      },
    },
    {
      ask: "Does a lamp blink or a padlock sign show on the device when its button is pressed?",
      answers: {
        yes: {
          means: "it blinks or shows a lock",
          heard: ["blinks", "flashing", "lock", "padlock", "flashes"],
          when: { lock: "often", jam: "sometimes", switch: "rarely", inside: "rarely" },
        },
        no: { means: "it shows nothing" },
      },
    },
    {
      ask: "Was the device dropped, or did it get very wet, before it stopped?",
      answers: {
        yes: {
          means: "it was dropped or soaked",
          heard: ["dropped", "fell", "wet", "bath"],
          when: { inside: "often", switch: "sometimes", jam: "rarely", lock: "rarely" },
        },
        no: { means: "it was neither dropped nor soaked" },
      },
    },
  ],
  safety: ["Off the cable before the head comes off: the blades start at a touch."],
  prevention: ["Tap hair out after each use instead of at the end of the month."],
  stopWhen: ["The handle is warm although it does nothing."],
});

const pulls = defineFault({
  id: "shaver-cuts-badly",
  name: "cuts badly or pulls at the hair",
  weight: 5,
  says: [
    "blunt",
    "pulls hair",
    "not cutting",
    "doesn't cut",
    "cuts badly",
    "resharpen",
    "needs sharpening",
    "clean and resharpen",
    "weak",
    "slow",
    "leaves hairs",
    "scratches",
    "foil broken",
    "foil torn",
    "blades dull",
    "skin irritation",
    "misses hair",
  ],
  causes: {
    dirt: {
      name: "hair, fat and dry rails",
      short: "dirt and dry blades",
      weight: 6,
      why: "A film of fat and stubble lifts the blade off its comb by a hair's breadth, and then it pinches instead of cutting.",
      check: {
        do: "Take the head off and look at it against the light.",
        finds: "there is grey paste between the blades, or they feel dry and rough",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Small brush", instead: "an old toothbrush" },
          { name: "Bowl of warm water" },
          { name: "Clipper oil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switched off, cable out",
            how: "Work over a sheet of paper.",
          },
          {
            action: "clean",
            title: "Brush blades and chamber",
            how: "Rotary heads open with a little lock; keep each cutter with its own comb.",
            fallsOut: "Three cutters, if the frame is lifted.",
            putBack: "Each into its old place: they are ground to each other.",
          },
          {
            action: "clean",
            title: "Wash what may be washed",
            how: "Swirl the head in the bowl with a drop of soap, rinse, and shake it dry.",
            see: "clear water at the end.",
          },
          {
            action: "lubricate",
            title: "Oil the rails",
            how: "A drop on the foil's middle or at each end of the clipper blade. Run it for ten seconds, wipe.",
          },
          {
            action: "test",
            title: "Try a dry patch",
            how: "Stretch the skin, no pressure.",
            see: "a smooth path at the first pass.",
          },
        ],
      },
    },
    blunt: {
      name: "blades or foil that are worn",
      short: "worn blades",
      weight: 5,
      why: "Steel edges last one to two years, a foil about as long. A dent or hole in the foil scratches.",
      check: {
        do: "Hold foil or comb against the light and run a cotton ball over it.",
        finds: "the cotton catches, or you see a hole, a dent or shiny worn edges",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [10, 45],
        tools: [{ name: "New head of the right number" }, { name: "Cotton ball" }],
        steps: [
          {
            action: "look",
            title: "Read the number of the head",
            how: "It stands inside the frame, for example “52B” or “SH71”.",
          },
          {
            action: "unplug",
            title: "Off the cable, old head off",
            how: "Do not throw away the frame if only cutters are sold.",
          },
          {
            action: "replace",
            title: "Click the new head on",
            how: "Cutter block first, then the foil, or the whole cassette.",
            warning: "Never press on the foil: it is thinner than paper.",
            see: "an even gap all round.",
          },
          {
            action: "test",
            title: "Run it and feel for warmth",
            how: "Half a minute, then draw the cotton ball over it.",
            see: "cotton that does not catch.",
          },
        ],
        prevention: ["Rinse it and let it dry open: rust blunts faster than hair."],
      },
    },
    alignment: {
      name: "clipper blades that are set wrongly or lack tension",
      short: "the blade setting",
      weight: 4,
      why: "After cleaning or a fall the moving blade sits askew or its spring is slack. Corded clippers with a swinging arm also have a screw for its stroke.",
      check: {
        do: "Look at the two rows of teeth from above.",
        finds: "they are not parallel, or the gap to the tips is more than 2 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 2],
        tools: [
          { name: "Fitting screwdriver" },
          { name: "Oil for clippers" },
          { name: "Playing card", instead: "a visiting card" },
        ],
        steps: [
          { action: "unplug", title: "Plug or cable out", how: "Blades towards you on a towel." },
          {
            action: "unscrew",
            title: "Loosen the two blade screws",
            how: "Half a turn with the screwdriver, no more.",
            fallsOut: "The blades, if you take the screws right out.",
          },
          {
            action: "adjust",
            title: "Set the moving blade back",
            how: "Push the rows level against a card, then draw the upper one back by 0.5 to 1 mm, parallel.",
            see: "the same gap at both ends.",
            warning: "In front of the lower row it cuts skin.",
          },
          {
            action: "reassemble",
            title: "Tighten in turn",
            how: "Left, right, left. Add two drops of oil.",
          },
          {
            action: "adjust",
            title: "Set the stroke of a corded clipper",
            how: "Switch on, turn the side screw clockwise until it clatters, and back until it just stops.",
          },
          {
            action: "test",
            title: "Cut a strand of wool",
            how: "Or damp hair from a brush.",
            see: "a clean cut over the whole width.",
          },
        ],
      },
    },
    power: {
      name: "a motor that runs slowly on a weak battery",
      short: "low power",
      weight: 3,
      why: "A tired cell turns the blades too slowly; they then grip the hair instead of shearing it off.",
      check: {
        do: "Listen on a full charge and again after five minutes.",
        finds: "the tone falls within minutes",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Charging cable" }],
        steps: [
          {
            action: "test",
            title: "Charge it until the lamp says full",
            how: "And five minutes more.",
          },
          {
            action: "test",
            title: "Use it on the cable if that is allowed",
            how: "A plug sign on the label says so. Connect the charging cable and compare.",
            see: "a higher, steady tone.",
          },
          {
            action: "unplug",
            title: "Take the load off the motor",
            how: "Cable out, head off, brush it, one drop of oil, head on. A dry head halves the running time.",
          },
          {
            action: "look",
            title: "Judge the cell",
            how: "If it slows again within ten minutes with a clean head, the cell is at its end and a repairer fits a new one.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there hair or paste in its head, or has it gone without oil for months?",
      answers: {
        yes: {
          means: "the head is dirty or dry",
          heard: ["dirty", "full of hair", "never cleaned", "needs cleaning"],
          when: { dirt: "always", blunt: "sometimes", alignment: "sometimes", power: "sometimes" },
        },
        no: { means: "the head is clean and oiled", heard: ["cleaned it", "oiled"] },
      },
    },
    {
      ask: "Is its foil torn, or are its blades older than two years?",
      answers: {
        yes: {
          means: "foil or blades are worn or old",
          heard: ["foil", "torn", "blunt", "resharpen", "sharpen", "old blades"],
          when: { blunt: "always", dirt: "sometimes", alignment: "rarely", power: "sometimes" },
        },
        no: { means: "foil and blades are new and whole", heard: ["new blades", "new head"] },
      },
    },
    {
      ask: "Does the device's tone drop while you use it?",
      answers: {
        yes: {
          means: "its tone drops in use",
          heard: ["slows down", "gets slower", "weak", "slow"],
          when: { power: "always", dirt: "sometimes", blunt: "rarely", alignment: "rarely" },
        },
        no: { means: "its tone stays even" },
      },
    },
    {
      ask: "Did this begin after the device's blades were taken off, or after a fall?",
      answers: {
        yes: {
          means: "it began after the blades were off or after a fall",
          heard: ["after cleaning", "dropped", "took it apart", "new blade"],
          when: { alignment: "often", dirt: "rarely", blunt: "sometimes", power: "rarely" },
        },
        no: { means: "it came slowly" },
      },
    },
  ],
  safety: ["Keep fingers off the teeth, and off the foil altogether."],
  prevention: ["A drop of oil a week keeps blades cool and sharp."],
  stopWhen: ["It scratches or nicks the skin."],
});

const waterInside = defineFault({
  id: "shaver-water-inside",
  name: "has water inside or is corroded",
  weight: 3,
  says: [
    "water inside",
    "got wet",
    "water got in",
    "leaking switch",
    "leaks",
    "rusty",
    "rust",
    "corroded",
    "mould inside",
    "seal gone",
    "stopped after shower",
    "dropped in water",
    "brown water comes out",
  ],
  causes: {
    recent: {
      name: "water that came in a short while ago",
      short: "fresh water",
      weight: 5,
      why: "A worn seal under the head or the switch lets shower water in. Dried soon and fully, many handsets recover.",
      check: {
        do: "Shake it, with the head off, over a paper tissue.",
        finds: "drops come out or mist shows behind the display",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [
          { name: "Paper tissues" },
          { name: "Airtight box" },
          { name: "Silica gel bags", instead: "dry rice in an open cup" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the charger, and leave it off",
            how: "Do not press the switch to see whether it runs.",
            warning: "A wet handset that grows warm, smells or hisses goes outside onto stone.",
          },
          {
            action: "open",
            title: "Open what opens by hand",
            how: "Head, cutter, battery door if there is one.",
            fallsOut: "Water and hair.",
          },
          {
            action: "clean",
            title: "Rinse salt or soap off the head only",
            how: "Clear water for the head; the handle is wiped with tissues.",
          },
          {
            action: "look",
            title: "Dry it for three days",
            how: "Head end down in an airy place, then in the box with the silica gel bags. No oven and no hair dryer on hot: heat harms the cell.",
          },
          {
            action: "test",
            title: "Try it for ten seconds",
            how: "Then charge it in sight for half an hour.",
            see: "no warmth and no mist.",
          },
        ],
        prevention: [
          "Use it in the shower only if it carries the shower sign, and change its seal with the head.",
        ],
        stopWhen: ["It gets warm by itself, or the mist comes back."],
      },
    },
    corroded: {
      name: "corrosion on the cell or the board",
      short: "corrosion",
      weight: 5,
      why: "Water that stayed inside for weeks turns copper green and eats through tracks and welds, and the cell begins to leak.",
      check: {
        do: "Smell and look at the charging pins and round the switch.",
        finds: "there is green or white crust, a rusty rim or a sour smell",
        minutes: 1,
      },
      repair: {
        handOver: "A corroded cell can leak or short, and the sealed handle has to be cut open.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Resealable bag" }],
        steps: [
          {
            action: "unplug",
            title: "Do not charge it again",
            how: "Wipe the outside dry with gloves on or wash your hands afterwards: the crust is caustic.",
          },
          {
            action: "look",
            title: "Put it into a bag, loosely closed",
            how: "In a cool place, away from anything that burns, not in the bathroom cabinet.",
          },
          {
            action: "look",
            title: "Ask whether a repair is sensible",
            how: "For a dear model a repairer looks at board and cell in ten minutes.",
          },
          {
            action: "look",
            title: "Or hand it in",
            how: "Small electricals with a built-in cell go to the recycling point, not into the bin.",
          },
        ],
      },
    },
    outside: {
      name: "rust on the head alone",
      short: "rust on the head",
      weight: 3,
      why: "Clipper blades and screws rust when they are put away wet. The handle behind them is dry.",
      check: {
        do: "Take the head off and look at its seat and at the drive pin.",
        finds: "the rust ends at the head and the seat is dry",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 15],
        tools: [{ name: "White vinegar" }, { name: "Old toothbrush" }, { name: "Light oil" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and remove the blade",
            how: "Two screws or one click.",
            fallsOut: "Springs under a clipper blade.",
          },
          {
            action: "clean",
            title: "Soak and brush the metal",
            how: "Fifteen minutes in vinegar, then the toothbrush along the teeth. Rinse well.",
            see: "grey steel instead of brown.",
          },
          {
            action: "lubricate",
            title: "Dry and oil it at once",
            how: "Towel, then air for ten minutes, then a thin film of oil on all sides.",
          },
          {
            action: "reassemble",
            title: "Fit it and wipe the seat",
            how: "Moving blade set back by 1 mm.",
          },
          {
            action: "test",
            title: "Run it and cut a strand",
            how: "Rough teeth that still pull want a new blade.",
            see: "a clean cut.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the device get wet within the last few days?",
      answers: {
        yes: {
          means: "it got wet a few days ago at most",
          heard: ["dropped in water", "fell in", "shower", "just got wet", "yesterday"],
          when: { recent: "always", corroded: "rarely", outside: "rarely" },
        },
        no: { means: "it has been damp for longer" },
      },
    },
    {
      ask: "Do you see green or white crust on the device's pins or switch?",
      answers: {
        yes: {
          means: "there is green or white crust",
          heard: ["corroded", "green", "crust", "leaking switch"],
          when: { corroded: "often", recent: "rarely", outside: "rarely" },
        },
        no: { means: "pins and switch are clean" },
      },
    },
    {
      ask: "Does the device still run?",
      answers: {
        yes: {
          means: "it still runs",
          heard: ["still works", "still runs"],
          when: { outside: "always", recent: "sometimes", corroded: "rarely" },
        },
        no: { means: "it no longer runs", heard: ["dead", "stopped"] },
      },
    },
  ],
  safety: ["Do not charge it while there may be water in it."],
  prevention: ["Let it dry with the head open."],
  stopWhen: ["It gets warm, bulges or smells sour."],
});

export const shaver: Playbook = {
  faults: [doesNotStart, doesNotCharge, pulls, waterInside],
  notes: [
    {
      about: ["oil", "which oil", "lubricate"],
      text: "A drop of clipper oil or sewing machine oil on each rail. Cooking oil gums up, and petroleum spray dries the blades out.",
    },
    {
      about: ["battery", "replace battery", "own battery", "cell"],
      text: "Most cells are tagged and soldered, and the handle is sealed. A repair café with a soldering iron does it in half an hour; the seal has to be greased and closed again.",
    },
    {
      about: ["clippers", "noise", "clatter", "buzz"],
      text: "Corded clippers with a swinging arm clatter when their power screw is too far in. Turn it clockwise until it clatters and back until it just stops.",
    },
    {
      about: ["blade", "which head", "spare"],
      text: "The number of the head stands inside its frame. Foil and cutter wear together and are best changed together.",
    },
  ],
};
