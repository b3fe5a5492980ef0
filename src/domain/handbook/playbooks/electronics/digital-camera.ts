import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const lensError = defineFault({
  id: "digital-camera-lens-error",
  name: "has a lens that sticks or reports an error",
  weight: 8,
  says: [
    "lens error",
    "lens stuck",
    "lens won't retract",
    "lens retracts",
    "lens does not open",
    "lens jammed",
    "lens problem",
    "restart camera lens error",
    "e18",
    "zoom stuck",
    "problem with lens",
    "lens unit",
    "shutter stuck",
    "lens cover won't open",
    "clean lens message",
    "loose lens inside",
    "zoom error",
  ],
  causes: {
    grit: {
      name: "sand or dust between the lens rings",
      short: "grit in the lens",
      weight: 6,
      why: "The tubes slide into one another with a gap of a tenth of a millimetre. A grain from the beach or the pocket is enough to stop the small motor.",
      check: {
        do: "Look along the rings with a lamp and listen as it tries to move.",
        finds: "it grinds or clicks, or you see grains in the gap",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Blower bulb", instead: "an enema or nasal bulb, dry and new" },
          { name: "Strip of paper" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take battery and card out for five minutes",
            how: "Point the lens at the floor. Some lenses reset themselves with the fresh start.",
          },
          {
            action: "clean",
            title: "Blow round the rings",
            how: "Short puffs with the bulb into every gap, lens downwards.",
            see: "grains on the table.",
          },
          {
            action: "clean",
            title: "Draw paper through the gaps",
            how: "Slide the strip of paper in by a few millimetres and go round each ring; then use the brush.",
            warning: "No oil and no spray: both creep onto the glass.",
          },
          {
            action: "adjust",
            title: "Help it while it starts",
            how: "Put a full battery in, hold the camera lens down, press power and turn the outer ring very lightly with two fingers.",
            see: "a lens that comes out fully.",
          },
          {
            action: "test",
            title: "Zoom in and out ten times",
            how: "Then switch it off and on.",
            see: "a closed shutter and no message.",
          },
        ],
        prevention: ["At the beach carry it in a closed bag."],
      },
    },
    bent: {
      name: "lens tubes that were knocked askew",
      short: "bent lens tubes",
      weight: 4,
      why: "A fall with the lens out lifts a guide pin out of its groove, and the tube stands crooked.",
      check: {
        do: "Look at the lens from the side, against a ruler.",
        finds: "one ring stands at an angle",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Ruler" }, { name: "Thick cloth" }],
        steps: [
          {
            action: "look",
            title: "Find the low side",
            how: "Lay the ruler against the tube. The wide gap shows where the pin has jumped out.",
            see: "one side that stands out by a millimetre.",
          },
          {
            action: "unplug",
            title: "Battery out",
            how: "Put the camera on the thick cloth, lens up.",
          },
          {
            action: "adjust",
            title: "Press the high side back",
            how: "Both thumbs, straight down, with growing pressure, until it clicks.",
            warning: "Only on the ring, never on the glass. Stop before you would call it force.",
            see: "an even gap all round.",
          },
          {
            action: "test",
            title: "Battery in, start with the lens up",
            how: "Listen for a run without clicking.",
            see: "a picture on the screen.",
          },
        ],
        stopWhen: ["The tube has come out at the front or the ribbon shows."],
      },
    },
    gear: {
      name: "a stripped gear, a torn ribbon or a worn zoom motor",
      short: "the lens drive",
      weight: 3,
      why: "The wheels are as small as lentils. Once a tooth is gone, the motor turns and the lens stands still.",
      check: {
        do: "Hold it to your ear while it starts.",
        finds: "the motor hums without the lens moving",
        minutes: 1,
      },
      repair: {
        handOver:
          "The lens block is swapped as a whole, next to the flash capacitor that holds over 300 V.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 80],
        tools: [{ name: "Memory card reader" }],
        steps: [
          {
            action: "unplug",
            title: "Take the battery out",
            how: "So it does not go on grinding.",
          },
          {
            action: "test",
            title: "Save the pictures",
            how: "Put the card into the reader and copy it.",
            see: "all your pictures on the computer.",
          },
          {
            action: "look",
            title: "See what a lens block costs",
            how: "Search the model with “lens unit”. Compact cameras of the same type are often sold for less.",
          },
          {
            action: "look",
            title: "Give it to somebody who opens cameras",
            how: "They discharge the flash first. At a repair café ask before you come.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the camera fall or get pressed while its lens was out?",
      answers: {
        yes: {
          means: "it fell or was pressed with its lens out",
          heard: ["dropped", "fell", "knocked", "drop"],
          when: { bent: "often", gear: "sometimes", grit: "rarely" },
        },
        no: { means: "it did not fall" },
      },
    },
    {
      ask: "Was the camera at the beach, in dust or loose in a bag?",
      answers: {
        yes: {
          means: "it was in sand or dust",
          heard: ["sand", "beach", "dust", "holiday", "grit"],
          when: { grit: "always", bent: "rarely", gear: "sometimes" },
        },
        no: { means: "it was kept clean" },
      },
    },
    {
      ask: "What do you hear when the camera starts: a grind or click, a hum, or silence?",
      answers: {
        grind: {
          means: "it grinds or clicks",
          heard: ["grinding", "clicking", "clicks", "crunches"],
          when: { grit: "often", bent: "often", gear: "rarely" },
        },
        hum: {
          means: "the motor hums and the lens stands still",
          heard: ["hums", "whirs", "motor runs"],
          when: { gear: "always", grit: "rarely", bent: "rarely" },
        },
        silent: {
          means: "there is no sound from the lens",
          heard: ["silence", "no sound", "silent"],
          when: { gear: "sometimes", bent: "sometimes", grit: "rarely" },
        },
      },
    },
    {
      ask: "Does the camera's lens stand straight when you look at it from the side?",
      answers: {
        yes: {
          means: "the lens stands straight",
          when: { bent: "never", grit: "often", gear: "often" },
        },
        no: { means: "the lens stands crooked", heard: ["crooked", "bent", "askew", "wonky"] },
      },
    },
  ],
  safety: [
    "The camera stays closed: its flash stores enough to stop a heart, for days after the battery is out.",
  ],
  prevention: ["Wait until the lens is in before you put it away."],
  stopWhen: ["You would have to turn a screw of the case."],
});

const doesNotTurnOn = defineFault({
  id: "digital-camera-does-not-turn-on",
  name: "does not turn on, or goes off by itself",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "does not turn on",
    "dead",
    "no power",
    "spontaneously shuts off",
    "shuts off",
    "battery won't charge",
    "batteries discharge too quickly",
    "battery drains",
    "on off switch fault",
    "loose battery slot",
    "battery door broken",
    "battery door won't close",
    "battery spring broken",
    "goes off when I take a picture",
    "power button",
    "turns off",
    "leaked batteries",
    "overheating message",
    "usb socket loose",
    "won't charge",
  ],
  causes: {
    battery: {
      name: "a flat, old or unsuitable battery",
      short: "the battery",
      weight: 6,
      why: "A camera draws a lot for moments. An old pack, or simple alkaline cells, drop below what it needs although they seem full.",
      check: {
        do: "Put in a freshly charged battery, or for AA cells fresh NiMH ones of 2,000 mAh or more.",
        finds: "it starts, or stays on for longer",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [8, 25],
        tools: [
          { name: "Battery charger" },
          { name: "Soft pencil eraser" },
          { name: "New battery" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the old battery out and look at it",
            how: "It should be flat and dry.",
            warning: "A thick pack is not charged again: take it to the battery collection.",
            see: "flat sides, clean contacts.",
          },
          {
            action: "clean",
            title: "Rub its contacts",
            how: "A few strokes with the eraser on gold or nickel, and the same on the charger.",
          },
          {
            action: "test",
            title: "Charge until the light changes",
            how: "Two to four hours in the charger.",
            see: "a green light, and a pack that is only hand-warm.",
          },
          {
            action: "replace",
            title: "Try the new battery",
            how: "Arrow towards the camera, as drawn in the slot.",
            putBack: "Push until the small latch holds it.",
          },
          {
            action: "test",
            title: "Take fifty pictures",
            how: "With the flash for some of them.",
            see: "a battery sign that stays full.",
          },
        ],
      },
    },
    door: {
      name: "a battery door or its small switch that does not close",
      short: "the battery door",
      weight: 4,
      why: "A nub on the door presses a tiny switch. If the nub or the latch is worn, the camera thinks the door is open.",
      check: {
        do: "Press the closed door firmly with your thumb and switch on.",
        finds: "it starts while you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 12],
        tools: [
          { name: "Strip of thin card" },
          { name: "Electrical tape" },
          { name: "Small pointed tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery and card out",
            how: "Look for a slot at the rim with a small lever in it: that is the door switch.",
            see: "a lever that springs back.",
          },
          {
            action: "clean",
            title: "Free latch and springs",
            how: "Pick crumbs out with the tweezers. Bend flat battery springs up by 2 mm.",
          },
          {
            action: "adjust",
            title: "Thicken the nub",
            how: "Stick two layers of tape on the nub of the door, or a piece of card where the door must press on the battery.",
            see: "a door that closes with a little more force.",
          },
          {
            action: "replace",
            title: "Order a door if the latch is gone",
            how: "Search the model with “battery door”. It hangs on a pin that pushes out sideways.",
            putBack: "Pin in, spring hooked.",
          },
          {
            action: "test",
            title: "Shake it lightly while it is on",
            how: "Over a cushion.",
            see: "it stays on.",
          },
        ],
      },
    },
    contacts: {
      name: "corrosion from leaked cells",
      short: "corroded contacts",
      weight: 3,
      why: "Cells that were left inside for years leak a salt that creeps along springs.",
      check: {
        do: "Look into the battery bay with a lamp.",
        finds: "you see white or green crust, or a spring has gone",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 4],
        tools: [
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Fine sandpaper" },
          { name: "Thin gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Gloves on, cells out",
            how: "Put leaked cells into a bag for the collection.",
          },
          {
            action: "clean",
            title: "Dissolve the crust",
            how: "Touch it with vinegar on cotton buds until it stops foaming. Keep the camera bay down, so nothing runs in.",
            see: "grey metal.",
          },
          {
            action: "clean",
            title: "Wipe and polish",
            how: "Wipe with water, dry, and give each contact two strokes of sandpaper.",
            see: "a bright spot in the middle.",
          },
          {
            action: "replace",
            title: "Replace a spring that has gone",
            how: "A spring from a ballpoint pen or an old remote, hooked where the old one sat.",
            putBack: "Hook its tail under the plastic lip.",
          },
          {
            action: "test",
            title: "Dry for an hour, fresh cells in",
            how: "Close and switch on.",
            see: "the welcome sound.",
          },
        ],
      },
    },
    switch: {
      name: "a worn power switch or a fault on the board",
      short: "the switch or board",
      weight: 2,
      why: "With a good battery and a closed door it must be the switch itself or what lies behind it, often after a fall or damp.",
      check: {
        do: "Press the play key instead of the power switch.",
        finds: "it starts by the play key, or by nothing at all",
        minutes: 1,
      },
      repair: {
        handOver:
          "Behind the switch lies the flash capacitor, and touching its legs is dangerous long after the battery is out.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 90],
        tools: [{ name: "Card reader" }],
        steps: [
          {
            action: "test",
            title: "Use the play key as a switch",
            how: "On many models it turns the camera on, and the shutter key goes over to taking pictures.",
            see: "your pictures on the screen.",
          },
          {
            action: "unplug",
            title: "Rest without battery for a day",
            how: "Door open, in a dry room. That helps after damp.",
          },
          { action: "test", title: "Save the card", how: "Copy it with the reader." },
          {
            action: "look",
            title: "Ask a camera workshop",
            how: "Give age and price. For a compact camera a used twin is mostly cheaper.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the camera start while you press its battery door shut?",
      answers: {
        yes: {
          means: "it starts while the door is pressed",
          heard: [
            "hold the door",
            "press the door",
            "battery door",
            "loose battery slot",
            "door broken",
            "door won't close",
          ],
          when: { door: "always", battery: "rarely", contacts: "sometimes", switch: "never" },
        },
        no: { means: "pressing the door changes nothing" },
      },
    },
    {
      ask: "Have you tried another, freshly charged battery in the camera?",
      answers: {
        yes: {
          means: "another full battery did not help",
          heard: [
            "new battery",
            "new batteries",
            "fresh batteries",
            "charged battery",
            "different battery",
          ],
          when: { battery: "rarely", switch: "often" },
        },
        no: { means: "only the old battery has been tried" },
      },
    },
    {
      ask: "Is there crust or rust in the camera's battery bay?",
      answers: {
        yes: {
          means: "there is crust in the battery bay",
          heard: ["corroded", "corrosion", "leaked", "rust", "spring has broken"],
          when: { contacts: "always", battery: "rarely", door: "rarely", switch: "rarely" },
        },
        no: { means: "the battery bay is clean" },
      },
    },
    {
      ask: "Does the camera come on for a moment and go off, most of all with flash or zoom?",
      answers: {
        yes: {
          means: "it comes on and goes off again",
          heard: [
            "shuts off",
            "turns off",
            "goes off",
            "discharge too quickly",
            "drains",
            "spontaneously",
          ],
          when: { battery: "often", door: "sometimes", contacts: "sometimes", switch: "rarely" },
        },
        no: { means: "it does not come on at all" },
      },
    },
  ],
  safety: ["Only the battery bay is opened, never the case: the flash holds over 300 V."],
  prevention: ["Take the battery out when the camera rests for more than a month."],
  stopWhen: ["The battery is stuck because it has swollen: do not lever it out."],
});

const card = defineFault({
  id: "digital-camera-card",
  name: "does not save or show its pictures",
  weight: 5,
  says: [
    "card error",
    "memory card not recognised",
    "memory card slot not functioning",
    "card locked",
    "can't read card",
    "pictures gone",
    "deleted photos",
    "not recording",
    "no memory card",
    "format card",
    "photos lost",
    "card full",
    "can't transfer photos",
    "won't connect to computer",
  ],
  causes: {
    lock: {
      name: "a card that is locked, full or in the wrong format",
      short: "the card's lock or format",
      weight: 5,
      why: "A slide of 2 mm at the edge of the card forbids writing, and large new cards use a format that older cameras do not know.",
      check: {
        do: "Take the card out and look at the slide on its left edge.",
        finds: "it stands at “Lock”, or the card has more than 32 GB in an old camera",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Card reader" }, { name: "Clear tape" }],
        steps: [
          {
            action: "unplug",
            title: "Camera off, press the card, draw it out",
            how: "Push the slide away from “Lock”. If it is loose, stick clear tape over its notch.",
          },
          {
            action: "test",
            title: "Copy all pictures to a computer",
            how: "With the card reader.",
            see: "the folder DCIM with your pictures.",
          },
          {
            action: "adjust",
            title: "Format the card in the camera",
            how: "Menu, Setup, Format. Only after the copy.",
            warning: "Formatting deletes everything on it.",
          },
          {
            action: "test",
            title: "Take ten pictures and look at them",
            how: "Switch it off and on in between.",
            see: "all ten.",
          },
        ],
      },
    },
    worn: {
      name: "a worn-out or damaged card",
      short: "the card",
      weight: 4,
      why: "Memory cells wear from writing, and a card pulled out while the light still blinked loses its table of contents.",
      check: { do: "Try another card of 4 to 16 GB.", finds: "the other card works", minutes: 3 },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [5, 15],
        tools: [{ name: "New memory card" }, { name: "Computer with card slot" }],
        steps: [
          {
            action: "unplug",
            title: "Stop using the old card at once",
            how: "What is not written over can be found again.",
          },
          {
            action: "test",
            title: "Read it in a computer",
            how: "If it shows the pictures, copy them. If it wants to format, answer no.",
          },
          {
            action: "test",
            title: "Run a rescue program",
            how: "PhotoRec is free. Save to the slot's computer, never to the card itself.",
            see: "pictures with new names.",
          },
          {
            action: "replace",
            title: "Put the new card in and format it there",
            how: "Buy it from a known maker and no larger than the manual says.",
            putBack: "Cut corner as drawn; it clicks.",
          },
        ],
        stopWhen: [
          "The pictures are irreplaceable and no program sees the card: a data rescuer can read the chip.",
        ],
      },
    },
    slot: {
      name: "a dirty slot or a bent pin in it",
      short: "the card slot",
      weight: 3,
      why: "Fluff lifts the card off its contacts, and a card put in the wrong way bends one of them.",
      check: {
        do: "Light into the slot and press lightly on a good card.",
        finds: "it works while you press, or one contact is out of line",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 20,
        euros: [0, 4],
        tools: [
          { name: "Isopropyl alcohol" },
          { name: "Thin card wrapped in lint-free cloth" },
          { name: "Blower bulb" },
        ],
        steps: [
          { action: "unplug", title: "Battery out, card out", how: "Hold the slot downwards." },
          { action: "clean", title: "Blow it out", how: "Five puffs with the bulb." },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Wet the wrapped cloth with a drop of alcohol, slide it in on the contact side and out, four times.",
            see: "a dark mark on the cloth.",
          },
          {
            action: "test",
            title: "Put a card in straight",
            how: "Without pressing sideways.",
            see: "the number of pictures left.",
          },
        ],
        stopWhen: ["A pin lies flat: it can only be reached from inside, past the flash."],
      },
    },
  },
  questions: [
    {
      ask: "Does another memory card work in the camera?",
      answers: {
        yes: {
          means: "another card works",
          heard: ["other card works", "another card works"],
          when: { worn: "always", lock: "often", slot: "never" },
        },
        no: {
          means: "another card does not work either",
          heard: ["tried another card", "tried other cards"],
        },
      },
    },
    {
      ask: "Can a computer read the camera's card?",
      answers: {
        yes: {
          means: "a computer reads the card",
          heard: ["computer reads", "works in computer"],
          when: { lock: "often", slot: "often", worn: "rarely" },
        },
        no: { means: "a computer does not read the card" },
      },
    },
    {
      ask: "Does the camera say that the card is locked, full or must be formatted?",
      answers: {
        yes: {
          means: "it says locked, full or format",
          heard: ["locked", "card full", "format", "write protect"],
          when: { lock: "often", worn: "sometimes", slot: "rarely" },
        },
        no: { means: "it says that there is no card, or nothing" },
      },
    },
  ],
  safety: ["Take no more pictures on a card from which you want to rescue some."],
  prevention: ["Copy pictures off after every outing and change cards every five years."],
  stopWhen: ["A piece of the card has broken off inside the slot."],
});

const picture = defineFault({
  id: "digital-camera-picture",
  name: "has a dark screen, blurred pictures or a flash that fails",
  weight: 5,
  says: [
    "screen black",
    "lcd screen broken",
    "faulty lcd screen",
    "cracked screen",
    "does not focus",
    "blurry pictures",
    "pictures too dark",
    "flash not firing",
    "flash not working",
    "spots on pictures",
    "display confusing",
    "viewfinder black",
    "dust on sensor",
    "purple pictures",
    "settings wrong",
    "autofocus not working",
  ],
  causes: {
    setting: {
      name: "a setting that was turned by accident",
      short: "a setting",
      weight: 5,
      why: "Dials move in the bag: manual focus, a display that is switched off or a flash that is forbidden.",
      check: {
        do: "Set the dial to green Auto and choose Reset in the setup menu.",
        finds: "the pictures are right again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Manual" }],
        steps: [
          {
            action: "adjust",
            title: "Reset all settings",
            how: "Menu, Setup, Reset. Set date and language again.",
          },
          {
            action: "adjust",
            title: "Press DISP a few times",
            how: "The screen may be switched to the viewfinder, or off.",
            see: "a picture on the screen.",
          },
          {
            action: "adjust",
            title: "Look at the small switches",
            how: "AF/MF on the lens, macro flower, flash sign with a bar. The manual shows each.",
          },
          {
            action: "test",
            title: "Photograph a book at 1 m, with flash and without",
            how: "Press the key halfway until it beeps.",
            see: "sharp letters, and a flash.",
          },
        ],
      },
    },
    dirt: {
      name: "grease on the lens or dust on the sensor",
      short: "the dirt on lens or sensor",
      weight: 4,
      why: "A print on the front glass makes haze, and dust inside makes the same grey spot in each picture.",
      check: {
        do: "Photograph the sky and look for a spot that stays at the same place.",
        finds: "haze, or a spot in each picture",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Blower bulb" }, { name: "Lens cloth" }, { name: "Distilled water" }],
        steps: [
          {
            action: "clean",
            title: "Blow first, wipe second",
            how: "Grit scratches. Use the bulb, then breathe on the glass and wipe with the cloth from the middle out; stains take a drop of distilled water on the cloth.",
            see: "a glass that reflects clearly.",
          },
          {
            action: "adjust",
            title: "With exchangeable lenses: run “clean sensor”",
            how: "Battery full, menu Setup.",
          },
          {
            action: "unplug",
            title: "Blow the chamber out",
            how: "Choose “manual cleaning”, take the lens off, hold the camera downwards and give ten puffs. Then battery out and lens on.",
            warning: "Touch neither mirror nor sensor, and use no canned air.",
            putBack: "Mark on mark, turn until it clicks.",
          },
          {
            action: "test",
            title: "Photograph the sky again",
            how: "At the smallest aperture.",
            see: "an even blue.",
          },
        ],
      },
    },
    part: {
      name: "a broken screen, focus drive or flash inside",
      short: "a part inside",
      weight: 3,
      why: "The screen cracks in the pocket, and ribbons, focus motors and flash tubes give out with age.",
      check: {
        do: "Take pictures, look at them on a computer and fire the flash at a wall.",
        finds:
          "the pictures are fine while the screen is dark, or nothing focuses in any mode, or the flash stays dead",
        minutes: 5,
      },
      repair: {
        handOver: "The way to screen and flash leads past a capacitor of over 300 V.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 80],
        tools: [{ name: "Small tripod", instead: "a stack of books" }],
        steps: [
          {
            action: "test",
            title: "Find out what still works",
            how: "On the tripod: viewfinder, screen, focus near and far, flash. Note each.",
            see: "one function alone that fails.",
          },
          {
            action: "unplug",
            title: "Switch it off and take the battery away",
            how: "A flash that whines without firing is not tried any more.",
          },
          {
            action: "look",
            title: "Search for the part",
            how: "Screens cost €10 to 25, a focus drive comes only with the lens.",
          },
          {
            action: "look",
            title: "Let somebody do it who discharges the flash",
            how: "A camera workshop or a repair café with somebody for cameras.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the camera's pictures good when you see them on a computer?",
      answers: {
        yes: {
          means: "the pictures themselves are good",
          heard: ["pictures are fine", "photos ok", "display", "lcd"],
          when: { part: "often", setting: "sometimes", dirt: "never" },
        },
        no: {
          means: "the pictures themselves are bad",
          heard: ["blurry pictures", "spots on pictures"],
        },
      },
    },
    {
      ask: "Does a reset of the camera to Auto change anything?",
      answers: {
        yes: {
          means: "Auto and a reset help",
          heard: ["reconfigured", "settings"],
          when: { setting: "always", dirt: "rarely", part: "rarely" },
        },
        no: { means: "a reset changes nothing", heard: ["reset did not help"] },
      },
    },
    {
      ask: "Is there haze or a spot at the same place in each of the camera's pictures?",
      answers: {
        yes: {
          means: "there is haze or a spot that stays",
          heard: ["spot", "spots", "haze", "hazy", "foggy", "dust"],
          when: { dirt: "always", setting: "rarely", part: "rarely" },
        },
        no: { means: "there is no haze and no spot" },
      },
    },
    {
      ask: "Is the camera's screen cracked, or was it sat on?",
      answers: {
        yes: {
          means: "the screen is cracked or was sat on",
          heard: ["cracked", "sat on", "broken screen", "dropped"],
          when: { part: "always", setting: "rarely", dirt: "rarely" },
        },
        no: { means: "the screen is whole" },
      },
    },
  ],
  safety: ["Keep fingers and metal out of a camera whose flash has come open."],
  prevention: ["Cap on the lens, strap round the neck, bag with a zip."],
  stopWhen: ["The flash crackles, or you smell something from it."],
});

const tape = defineFault({
  id: "digital-camera-tape",
  name: "does not play or give back its tape",
  weight: 3,
  says: [
    "tape won't eject",
    "tape stuck",
    "cassette will not go in",
    "won't load tape",
    "no playback",
    "tape not working",
    "video8 tape does not play",
    "mini dv",
    "hi8",
    "camcorder tape",
    "head cleaning",
    "dew message",
    "tape chewed",
  ],
  causes: {
    heads: {
      name: "dirty heads after years of rest",
      short: "dirty heads",
      weight: 5,
      why: "Dust of the tape bakes onto the tiny heads, and picture and sound turn to blocks or blue.",
      check: {
        do: "Play two other tapes.",
        finds: "all play with blocks, stripes or a blue screen",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [8, 15],
        tools: [{ name: "Dry cleaning cassette of the right size" }],
        steps: [
          {
            action: "look",
            title: "Get the right size of cassette",
            how: "Video8 and Hi8 share one, MiniDV has its own. Take a dry cleaning one.",
          },
          {
            action: "clean",
            title: "Play it for ten seconds",
            how: "No more, and no rewinding: it works like fine sandpaper.",
            see: "the tape moving evenly.",
          },
          {
            action: "test",
            title: "Play an unimportant tape",
            how: "Repeat the cleaning at most three times.",
            see: "a picture that grows clearer.",
          },
          {
            action: "test",
            title: "Copy your tapes while it runs",
            how: "By cable to a computer. It may be the last time that it does.",
          },
        ],
      },
    },
    dew: {
      name: "damp, a weak battery or a stuck cassette carriage",
      short: "the carriage or damp",
      weight: 4,
      why: "A dew sensor locks the carriage, and a weak battery stops it halfway.",
      check: {
        do: "Connect the mains adapter, leave it with the lid open for two hours, and press Eject.",
        finds: "the carriage moves",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 130,
        euros: [0, 0],
        tools: [{ name: "Original mains adapter" }, { name: "Warm, dry room" }],
        steps: [
          {
            action: "unplug",
            title: "Battery out for ten minutes",
            how: "Also the small backup cell if it has a lid.",
          },
          {
            action: "look",
            title: "Let the damp go",
            how: "In the dry room with the cassette lid open.",
            see: "no drop sign in the viewfinder.",
          },
          {
            action: "test",
            title: "Adapter in, Eject held for three seconds",
            how: "Hold it with the cassette side up, and do not push the carriage while it moves.",
            see: "a carriage that rises by itself.",
          },
          {
            action: "clean",
            title: "Take the cassette out straight",
            how: "If tape hangs inside, turn a hub of the cassette with a pencil to draw it in.",
            warning: "Do not tear: the tape can be spliced, the head drum cannot.",
          },
        ],
      },
    },
    mechanism: {
      name: "a broken gear or motor in the tape mechanism",
      short: "the tape mechanism",
      weight: 4,
      why: "Gears of old plastic crack with age, and the carriage stops halfway each time.",
      check: {
        do: "Listen with the adapter connected as you press Eject.",
        finds: "it whirs or clicks and stops at the same place",
        minutes: 1,
      },
      repair: {
        handOver:
          "The mechanism has to be taken out whole and timed anew, and parts come only from other old cameras.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 120],
        tools: [{ name: "Second player for the tapes" }],
        steps: [
          {
            action: "unplug",
            title: "Adapter and battery off",
            how: "More tries only wind the tape tighter.",
          },
          {
            action: "look",
            title: "Decide what matters: the tape or the camera",
            how: "Mostly it is the tape.",
          },
          {
            action: "look",
            title: "Find another player",
            how: "Borrow a camera that takes your tapes, or ask a shop that copies them, €10 to 20 each.",
          },
          {
            action: "look",
            title: "Hand it over with the tape inside",
            how: "A repairer of camcorders frees the tape first. Tell which tape it is.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the camera's cassette carriage open and close?",
      answers: {
        yes: {
          means: "the carriage moves",
          when: { heads: "always", dew: "rarely", mechanism: "rarely" },
        },
        no: {
          means: "the carriage does not move",
          heard: ["not eject", "stuck", "will not go in", "won't open", "won't load"],
        },
      },
    },
    {
      ask: "Is the camera's picture full of blocks or stripes, or blue?",
      answers: {
        yes: {
          means: "the picture is disturbed or blue",
          heard: ["blocks", "stripes", "blue screen", "no playback", "head cleaning", "snow"],
          when: { heads: "always", dew: "rarely", mechanism: "rarely" },
        },
        no: { means: "it does not come to a picture" },
      },
    },
    {
      ask: "Does the camera whir or click when you press Eject, with its mains adapter on?",
      answers: {
        yes: {
          means: "it whirs or clicks and stops",
          heard: ["whirs", "clicks", "motor broken", "grinding"],
          when: { mechanism: "often", dew: "sometimes", heads: "rarely" },
        },
        no: { means: "it stays silent" },
      },
    },
  ],
  safety: ["Unique tapes are tried last, after one that does not matter."],
  prevention: ["Store tapes upright and dry, and copy them before the players are gone."],
  stopWhen: ["The tape pulls when you lift the cassette."],
});

export const digitalCamera: Playbook = {
  faults: [doesNotTurnOn, lensError, card, picture, tape],
  notes: [
    {
      about: ["flash", "capacitor", "open the camera"],
      text: "The flash capacitor holds over 300 V for days after the battery is out. That is why this handbook opens no camera case.",
    },
    {
      about: ["mount", "tripod screw", "thread"],
      text: "A worn tripod thread (1/4 inch) can be renewed with a brass thread insert, if there is metal around it. In thin plastic a cage or a plate that grips the body is the better way.",
    },
    {
      about: ["error code", "e18", "restart"],
      text: "Most “restart camera” and E18 messages mean that the lens did not reach its place: full battery, blow the rings, lens down, gentle help by hand.",
    },
  ],
};
