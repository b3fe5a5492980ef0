import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const screen = defineFault({
  id: "tablet-screen",
  name: "has trouble with its screen",
  weight: 9,
  says: [
    "screen",
    "cracked screen",
    "screen cracked",
    "broken screen",
    "smashed screen",
    "screen smashed",
    "cracked glass",
    "glass broken",
    "glass needs replacing",
    "digitiser",
    "digitizer cracked",
    "touch screen not working",
    "touchscreen not responding",
    "not responding to touch",
    "screen not responsive",
    "does not respond to input",
    "screen issue",
    "screen blank",
    "screen going blank",
    "screen black",
    "lines on the screen",
    "strips on screen",
    "screen flickers",
    "flickering screen",
    "blurry screen",
    "garbled screen",
    "needs a new screen",
    "screen replacement",
    "screen dim",
    "backlight",
    "touch pad not working",
    "ghost touches",
    "display not working",
  ],
  faultTypes: {
    Screen: [],
  },
  causes: {
    glass: {
      name: "a cracked glass or a broken panel behind it",
      short: "the glass or panel",
      weight: 7,
      why: "A knock on a corner cracks the glass, which also feels your finger. When the picture shows lines or ink-like spots, the panel under the glass has broken too.",
      check: {
        do: "Switch it on and drag one app icon slowly over the whole screen, with a clear film over the splinters.",
        finds: "the icon drops in one stripe, or you see cracks, spots or lines",
        minutes: 3,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 150,
        euros: [25, 150],
        tools: [
          { name: "Hair dryer", instead: "a warm gel pack" },
          { name: "Thin plastic card", instead: "a cut-up yoghurt lid" },
          { name: "Clear packing tape" },
          { name: "Small crosshead screwdriver" },
          { name: "Wooden toothpick" },
          { name: "Double-sided screen adhesive" },
          { name: "Safety glasses" },
        ],
        safety: [
          "Fine glass splinters fly when the pane is lifted: wear glasses and keep bare feet and pets away.",
          "The battery lies flat behind the screen and must not be bent or pricked.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Copy your data and let the charge run down",
            how: "Back up what matters, use the tablet until it shows less than 25 %, then switch it off and take the cable out.",
            see: "a dark screen and no cable.",
          },
          {
            action: "look",
            title: "Order the right part",
            how: "The model number stands on the back in small print. Glass alone is cheap when it is not glued to the panel; if both are one piece, order the full assembly.",
            see: "the same model number in the listing, with the same connector in the pictures.",
          },
          {
            action: "open",
            title: "Tape the glass and warm the edge",
            how: "Cover the whole glass with packing tape. Put on the safety glasses and warm one edge with the hair dryer for two minutes, until it is hot to the touch but not painful. Slide the plastic card in and go round.",
            warning:
              "Push the card in no deeper than 5 mm: the battery and cables lie just behind the frame.",
            see: "the old glue letting go in threads.",
          },
          {
            action: "unscrew",
            title: "Cut off the battery first",
            how: "Lift the screen like a book. Undo the small cover plate with the screwdriver and lever the battery plug straight up with the toothpick, then the screen's flat cables.",
            fallsOut: "Screws of different lengths: lay them out as a map on paper.",
            see: "each plug free, without a torn edge.",
          },
          {
            action: "test",
            title: "Try the new part before you glue it",
            how: "Connect the new screen, then the battery, lay the screen in loosely and switch on.",
            see: "a whole picture, and an icon that you can drag over every corner.",
          },
          {
            action: "clean",
            title: "Clear the frame",
            how: "Switch off, unplug the battery once more, and roll the old glue and all splinters out of the frame.",
            see: "bare metal or plastic all round.",
          },
          {
            action: "glue",
            title: "Stick the new screen in",
            how: "Lay thin strips of the adhesive on the frame, plug everything in again, and press the screen down under two books for an hour.",
            putBack: "Battery plug last, cover plate over it, then the screen.",
            see: "an even gap that you cannot catch with a fingernail.",
          },
        ],
        prevention: ["A case with raised corners takes the knock that glass cannot."],
      },
    },
    "screen-cable": {
      name: "a screen cable that has slipped out of its socket",
      short: "the screen cable",
      weight: 2,
      why: "The picture travels through a flat cable as thin as paper. A drop or a hurried repair can lift it out by half a millimetre, and then the picture flickers, has stripes or is gone while the sound goes on.",
      check: {
        do: "Shine a torch at the dark screen, listen for sounds, and press lightly on the frame's four sides.",
        finds: "you hear it working, or the picture jumps when you press",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Guitar plectrum", instead: "an old loyalty card" },
          { name: "Precision screwdriver" },
          { name: "Plastic tweezers", instead: "your fingernail" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and take the cable out",
            how: "Hold the power button until the off menu comes, or for 20 seconds if the screen is dark.",
          },
          {
            action: "open",
            title: "Open the back",
            how: "Many tablets with a plastic back are only clipped: run the plectrum along the seam. If the screen itself is glued to the frame, warm its edge as for a new glass.",
            warning:
              "Stop when you meet a soft silver pouch: that is the battery, and no blade goes near it.",
            fallsOut: "The card tray, if you have not taken it out before.",
          },
          {
            action: "unscrew",
            title: "Unplug the battery",
            how: "Undo the screws over its connector with the screwdriver and lift the connector off.",
            see: "a plug that lies free beside its socket.",
          },
          {
            action: "clean",
            title: "Take the screen cable out and wipe it",
            how: "Open the tiny flap or lift the plug, pull the cable out with the tweezers and wipe its gold end with a drop of alcohol.",
            see: "bright gold lines without a scratch across them.",
          },
          {
            action: "reassemble",
            title: "Seat it until it is level",
            how: "Push the cable in straight, close the flap, plug the battery in last.",
            putBack: "A strip of paper tape over the plug keeps it down when nothing else does.",
          },
          {
            action: "test",
            title: "Switch on and twist gently",
            how: "Look at the picture while you flex the frame a very little.",
            see: "a steady picture without stripes.",
          },
        ],
      },
    },
    touch: {
      name: "a touch layer that is misled by dirt, a film or a hung program",
      short: "a misled touch layer",
      weight: 3,
      why: "The glass feels the charge of your finger. Moisture, a lifted protector or a cheap charger disturbs that, and a program that hangs ignores it altogether.",
      check: {
        do: "Pull the charger, wipe the screen with a dry soft cloth and hold the power button for 20 seconds to restart.",
        finds: "it answers to your finger again, if only for a while",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Microfibre cloth", instead: "a clean glasses cloth" },
          { name: "Distilled water", instead: "boiled water that has cooled" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take charger, case and protector off",
            how: "Peel the film off slowly from one corner. A frame that presses on the glass counts as a finger.",
            see: "bare glass to the edges.",
          },
          {
            action: "clean",
            title: "Wipe it with a barely damp cloth",
            how: "Two drops of distilled water on the microfibre cloth, then dry it. No window cleaner: it eats the coating.",
            see: "no smear when you look along the glass.",
          },
          {
            action: "test",
            title: "Force a restart",
            how: "Hold power for 20 seconds; on iPads without a home button press volume up, volume down, then hold power until the logo comes.",
            see: "the start logo, then the lock screen.",
          },
          {
            action: "test",
            title: "Draw in a notes app",
            how: "Draw close lines from edge to edge, upright and across, with the charger out.",
            see: "lines without gaps. A gap that stays in one place means that the glass is worn.",
          },
          {
            action: "adjust",
            title: "Update it, and reset it last",
            how: "If it still plays up, install the waiting updates. Only after a backup do you set it back to factory state.",
            see: "the same result after two days.",
          },
        ],
        stopWhen: [
          "A gap stays in the same place after the reset: then only a new touch glass helps.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there a crack in the tablet's glass, or did it fall before this began?",
      answers: {
        yes: {
          means: "the glass is cracked or it fell",
          heard: [
            "cracked",
            "crack",
            "smashed",
            "broken glass",
            "glass broken",
            "shattered",
            "dropped",
            "broken screen",
            "screen broken",
          ],
          when: { glass: "always", "screen-cable": "sometimes", touch: "rarely" },
        },
        no: {
          means: "the glass is whole and it did not fall",
          heard: ["no visible damage", "not dropped"],
        },
      },
    },
    {
      ask: "What does the tablet's screen show: a clear picture, lines or spots, or does it stay dark?",
      answers: {
        clear: {
          means: "the picture is clear",
          heard: ["clear picture", "picture is fine", "not respond to touch", "not responsive"],
          when: { touch: "always", glass: "sometimes", "screen-cable": "rarely" },
        },
        lines: {
          means: "the picture has lines, spots or flickers",
          heard: [
            "lines",
            "stripes",
            "strips",
            "spots",
            "flickers",
            "flickering",
            "garbled",
            "blurry",
          ],
          when: { glass: "sometimes", "screen-cable": "often", touch: "never" },
        },
        dark: {
          means: "the screen stays dark",
          heard: ["blank", "black", "dark"],
          when: { "screen-cable": "often", glass: "sometimes", touch: "rarely" },
        },
      },
    },
    {
      ask: "Does the tablet's touch come back after a restart with the charger unplugged?",
      answers: {
        yes: {
          means: "touch comes back after a restart",
          heard: ["works after restart", "works for a while", "works without the charger"],
          when: { touch: "often", glass: "rarely", "screen-cable": "rarely" },
        },
        no: {
          means: "a restart changes nothing",
          heard: ["tried restarting", "restart did not help"],
        },
      },
    },
    {
      ask: "Has anybody opened the tablet before, for a battery or a screen?",
      answers: {
        yes: {
          means: "it has been opened before",
          heard: [
            "opened it",
            "screen was replaced",
            "replaced the screen",
            "second hand",
            "refurbished",
          ],
          when: { "screen-cable": "often", glass: "sometimes", touch: "sometimes" },
        },
        no: { means: "nobody has opened it" },
      },
    },
  ],
  safety: ["Cover cracked glass with clear tape before you swipe over it."],
  prevention: ["Carry it with the screen towards your body, never loose with keys."],
  stopWhen: [
    "The screen is being pushed out of its frame from behind: that is the battery swelling.",
  ],
});

const power = defineFault({
  id: "tablet-power-battery",
  name: "does not charge or does not turn on",
  usual: true,
  weight: 9,
  says: [
    "won't turn on",
    "won't charge",
    "not charging",
    "does not charge",
    "won't switch on",
    "not switching on",
    "no power",
    "not powering up",
    "doesn't turn on",
    "does not start",
    "dead",
    "battery dead",
    "battery",
    "needs battery",
    "new battery",
    "needs new battery",
    "change battery",
    "battery problem",
    "battery replaced",
    "not charging properly",
    "charging problem",
    "won't power on",
    "stays black",
    "charge",
    "perpetual need charging message",
    "doesn't power at times",
    "unreliable power",
    "will not start up",
    "restarts now and then",
  ],
  faultTypes: {
    "Power/battery": [],
  },
  causes: {
    "deep-sleep": {
      name: "a battery that has been empty for so long that it needs time to wake",
      short: "a deeply empty battery",
      weight: 5,
      why: "A tablet that has lain in a drawer for months falls below the voltage at which it can show anything. A weak phone charger then feeds less than the tablet needs to wake.",
      check: {
        do: "Connect it to a wall charger of at least 10 W with another cable and leave it alone for two hours.",
        finds: "a battery sign appears, or it gets slightly warm",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 150,
        euros: [0, 15],
        tools: [
          { name: "10 W wall charger", instead: "the charger of another tablet" },
          { name: "Second charging cable" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "look",
            title: "Rule out the charger first",
            how: "Charge a phone with the same charger and cable for five minutes.",
            see: "the phone's charging sign. If not, you have found the fault.",
          },
          {
            action: "clean",
            title: "Lift fluff out of the socket",
            how: "With the tablet off, go gently round inside the socket with the toothpick.",
            see: "the plug going in all the way.",
          },
          {
            action: "test",
            title: "Charge it for two hours without touching it",
            how: "Use the wall charger and the second cable, not a computer's port. Stay in the house.",
            warning: "If it grows hot or the case lifts, pull the plug and stop.",
            see: "a battery sign, often after 20 to 40 minutes.",
          },
          {
            action: "test",
            title: "Start it while it still charges",
            how: "Hold the power button for 20 seconds, let go, and press it for three.",
            see: "the maker's logo.",
          },
          {
            action: "adjust",
            title: "Charge it to the full",
            how: "Let it reach 100 % once, then use it down to 20 %.",
            see: "a percentage that falls evenly.",
          },
        ],
        prevention: ["Charge a resting tablet to half every two months."],
      },
    },
    hung: {
      name: "a system that hangs with the screen off",
      short: "a hung system",
      weight: 3,
      why: "The tablet is on, but its program has stopped, so a short press on the button does nothing. It looks just like an empty battery.",
      check: {
        do: "Hold the power button down for 30 seconds, once with volume up held as well.",
        finds: "a logo appears",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Charger with its cable" }],
        steps: [
          {
            action: "test",
            title: "Hold the power button for 30 seconds",
            how: "Count slowly. This cuts the power of the processor without touching your data.",
            see: "a short flash or the logo.",
          },
          {
            action: "test",
            title: "Try the maker's key pair",
            how: "iPad with home button: home and power. iPad without: volume up, volume down, then hold power. Most others: power and volume up or down for 15 seconds.",
          },
          {
            action: "test",
            title: "Repeat it on the charger",
            how: "Plug the cable in, wait for ten minutes, and do both again.",
            see: "a menu or a start picture.",
          },
          {
            action: "adjust",
            title: "Free some space and update",
            how: "Once it runs, delete what you do not need until 3 GB are free, then install the updates.",
            see: "no new hang within a week.",
          },
        ],
      },
    },
    worn: {
      name: "a worn-out battery",
      short: "the battery",
      weight: 4,
      why: "After 500 charges or five years the cell holds little and cannot feed the moment of starting, so the tablet shuts off at 20 or 30 %.",
      check: {
        do: "Leave it on a good charger and see whether it runs only while it is plugged in.",
        finds: "it works on the cable and goes off when you pull it",
        minutes: 5,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [20, 70],
        tools: [
          { name: "Model's own battery" },
          { name: "Opening picks", instead: "a thin plastic card" },
          { name: "Hair dryer" },
          { name: "Precision screwdriver" },
          { name: "Dental floss" },
          { name: "Bucket of dry sand" },
        ],
        safety: [
          "Work near a door, with the sand beside you: a pricked lithium cell burns within seconds.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Empty it below 25 % and switch it off",
            how: "A nearly empty cell has little energy to burn. Take the cable and the memory card out.",
          },
          {
            action: "open",
            title: "Open the case",
            how: "Plastic backs unclip with the opening picks. Glued screens need the hair dryer along the edge for two minutes a side.",
            warning:
              "Keep the pick flat and shallow, most of all over the middle where the cell lies.",
            fallsOut: "Clips and the card tray.",
          },
          {
            action: "unscrew",
            title: "Disconnect the old battery",
            how: "Undo the bracket with a screwdriver and lift the plug with a fingernail.",
            see: "the plug out before anything else is touched.",
          },
          {
            action: "pry",
            title: "Take the cell out without bending it",
            how: "Pull the stretch tabs slowly and flat, or saw through the glue with dental floss. A warm back helps.",
            warning:
              "Stop if it hisses, smells sweet or bends: into the sand with it, and out of the room.",
            see: "a flat, whole pouch.",
          },
          {
            action: "replace",
            title: "Lay the new battery in",
            how: "Compare plug and label, stick it with thin tape, and connect it last.",
            putBack: "Bracket and screws in their old places.",
          },
          {
            action: "test",
            title: "Charge before you close it for good",
            how: "Hold the case together by hand and charge for ten minutes.",
            see: "a rising percentage and a cell that stays cool.",
          },
          {
            action: "look",
            title: "Take the old cell away",
            how: "Tape its plug over and bring it to the battery collection of a shop or recycling point.",
          },
        ],
        stopWhen: ["The old cell is thicker than the new one or its foil is bulging."],
      },
    },
    board: {
      name: "a fault on the main board",
      short: "the board",
      weight: 2,
      why: "After water, a fall or a wrong charger a small part of the power circuit has failed, and no battery reaches the processor.",
      check: {
        do: "Measure with a USB meter, or feel the charger: plug in for ten minutes and notice whether anything gets warm.",
        finds: "nothing warms, nothing shows, with a charger and cable that are known to work",
        minutes: 10,
      },
      repair: {
        handOver:
          "The parts are smaller than a grain of rice and need a microscope and hot air to change.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [40, 150],
        tools: [{ name: "Notebook" }],
        steps: [
          {
            action: "unplug",
            title: "Stop charging it",
            how: "A board with a short only gets warm and worse.",
          },
          {
            action: "look",
            title: "Decide what the data are worth",
            how: "Photos that are also in a cloud need no rescue. Look from another device before you pay for one.",
          },
          {
            action: "look",
            title: "Write down its story",
            how: "Note in the notebook when it last ran, what it was charged with, and whether it fell or got wet.",
          },
          {
            action: "look",
            title: "Ask a board repairer for a fixed price",
            how: "Say that it does not charge with two chargers. Above half the price of a used one of the same model, let it go.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Had the tablet been lying unused for weeks before it stopped?",
      answers: {
        yes: {
          means: "it had not been used for weeks",
          heard: ["not used for", "unused", "in a drawer", "deep sleep", "long time", "months"],
          when: { "deep-sleep": "often", hung: "rarely", worn: "sometimes", board: "rarely" },
        },
        no: {
          means: "it was in daily use",
          heard: ["was working yesterday", "suddenly", "just stopped"],
        },
      },
    },
    {
      ask: "Does the tablet show anything on the charger after half an hour: a sign, a logo, a little warmth?",
      answers: {
        yes: {
          means: "it shows some life on the charger",
          heard: [
            "charging symbol",
            "battery symbol",
            "shows logo",
            "need charging message",
            "works when plugged in",
            "only works plugged in",
          ],
          when: { worn: "often", "deep-sleep": "sometimes", hung: "sometimes", board: "never" },
        },
        no: {
          means: "it shows nothing on the charger",
          heard: ["no sign of life", "completely dead", "nothing at all"],
        },
      },
    },
    {
      ask: "Have you charged the tablet with another cable and a strong wall charger?",
      answers: {
        yes: {
          means: "another cable and charger did not help",
          heard: [
            "tried another charger",
            "different charger",
            "new charger",
            "new adapter",
            "several chargers",
            "charger is ok",
            "lead works",
            "tried different cable",
          ],
          when: { "deep-sleep": "rarely", board: "often", worn: "often", hung: "sometimes" },
        },
        no: { means: "only one charger has been tried" },
      },
    },
    {
      ask: "Did the tablet run for a shorter and shorter time, or shut off with charge left?",
      answers: {
        yes: {
          means: "it ran shorter and shorter",
          heard: [
            "shuts down at",
            "does not hold charge",
            "not hold a charge",
            "drains",
            "old battery",
            "dies quickly",
            "unstable battery",
          ],
          when: { worn: "always", "deep-sleep": "rarely", hung: "rarely", board: "rarely" },
        },
        no: { means: "it ran as long as ever until it stopped" },
      },
    },
    {
      ask: "Did the tablet fall, get wet or hang on a strange charger before it failed?",
      answers: {
        yes: {
          means: "it fell, got wet or had a wrong charger",
          heard: ["dropped", "fell", "got wet", "water", "wrong charger", "spilled"],
          when: { board: "often", "deep-sleep": "rarely", hung: "sometimes", worn: "rarely" },
        },
        no: { means: "nothing happened to it" },
      },
    },
  ],
  safety: ["Charge a tablet that gives trouble on a hard surface, with somebody in the room."],
  prevention: ["Keep the charge between 20 and 80 % on most days, and the tablet out of the sun."],
  stopWhen: ["It gets too warm to hold, or the back no longer lies flat on the table."],
});

const drains = defineFault({
  id: "tablet-power-battery-drains",
  name: "runs its battery down too fast",
  weight: 4,
  says: [
    "battery drains",
    "drains quickly",
    "battery drains too quickly",
    "battery draining fast",
    "doesn't hold charge",
    "not holding a charge",
    "short battery life",
    "battery goes flat",
    "shuts down at 20%",
    "battery lasts an hour",
    "unstable battery",
    "battery only lasts",
    "goes flat overnight",
    "loses charge",
  ],
  faultTypes: {
    "Power/battery": [],
  },
  causes: {
    apps: {
      name: "apps, brightness or a weak signal that use up the charge",
      short: "a hungry app or setting",
      weight: 5,
      why: "The screen is the largest consumer, and one program that keeps asking a server can halve the time. In a weak network the radio shouts.",
      check: {
        do: "Open the battery page in the settings and read the list of what used it since the last charge.",
        finds: "one app or the screen takes more than a third",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Pencil and paper" }],
        steps: [
          {
            action: "look",
            title: "Read the battery list",
            how: "Settings, Battery. Note the first three entries on paper.",
            see: "names with percentages.",
          },
          {
            action: "adjust",
            title: "Turn brightness down and sleep to one minute",
            how: "Take the slider to about 40 % or let it follow the room.",
            see: "a screen that is still easy to read.",
          },
          {
            action: "adjust",
            title: "Stop the greedy apps",
            how: "Delete what you do not use. For the rest switch off background refresh, location and push mail every 15 minutes.",
          },
          {
            action: "adjust",
            title: "Switch off radios that have nothing to do",
            how: "Bluetooth, mobile data and location search the whole night. Flight mode does it in one go.",
          },
          {
            action: "test",
            title: "Let it rest for one night",
            how: "Charge it full, leave it lying for eight hours and read the percentage.",
            see: "a loss of 5 % or less. More than 15 % means that something is still awake.",
          },
        ],
      },
    },
    aged: {
      name: "a battery that has aged",
      short: "the aged battery",
      weight: 5,
      why: "Each full charge takes a little of what a cell can hold. After some years the percentage falls in jumps and the tablet gives in at 20 %.",
      check: {
        do: "Use it for an hour on one brightness and watch how the percentage falls.",
        finds: "it falls in jumps, or the tablet goes off with 10 % or more left",
        minutes: 60,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 100,
        euros: [20, 70],
        tools: [
          { name: "New battery of the same type number" },
          { name: "Plastic opening tool", instead: "a guitar pick" },
          { name: "Hair dryer" },
          { name: "Small screwdrivers" },
          { name: "Metal tray" },
        ],
        safety: ["Have the metal tray ready on a stone floor for the old cell."],
        steps: [
          {
            action: "unplug",
            title: "Run it down and switch it off",
            how: "Under a quarter of charge, cable out. Save your pictures elsewhere.",
          },
          {
            action: "look",
            title: "Find the guide for your model",
            how: "Search the model number with “battery replacement” and read the guide through to the end before you start: some tablets open from the screen side.",
            see: "pictures that match your tablet.",
          },
          {
            action: "open",
            title: "Warm the seam and open it",
            how: "Blow warm air from the hair dryer along one side for two minutes and move the opening tool along the seam, flat and shallow.",
            warning: "Never lever in the middle: there the blade meets the cell.",
            fallsOut: "Thin strips of glue; peel them off later.",
          },
          {
            action: "unscrew",
            title: "Take the battery plug off",
            how: "Loosen its metal cover with the screwdrivers and lift the plug straight up.",
            see: "no charge anywhere: the power button does nothing.",
          },
          {
            action: "replace",
            title: "Change the cell",
            how: "Loosen the glue with warmth and pull the old cell out flat. Put it on the tray. Lay the new one in without pressing on its face.",
            warning: "A cell that gets bent, warm or smells of solvent is carried outside at once.",
            putBack: "Plug first pressed home, then the cover, then the case.",
          },
          {
            action: "test",
            title: "Calibrate it",
            how: "Charge to 100 %, leave it on the charger for an hour more, run it down to zero once and charge it again without a break.",
            see: "a percentage that falls without jumps.",
          },
        ],
      },
    },
    awake: {
      name: "a system that never goes to sleep after an update",
      short: "a system that stays awake",
      weight: 2,
      why: "After an update the tablet sorts photos and messages for a day or two. Sometimes that work hangs and goes on for weeks.",
      check: {
        do: "Restart it, put it in flight mode and look after two hours of rest.",
        finds: "it lost nearly nothing in flight mode, but a lot without",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Charging cable" }],
        steps: [
          {
            action: "test",
            title: "Let it finish on the charger for a night",
            how: "Cable in, Wi-Fi on, screen off.",
            see: "less warmth in the morning.",
          },
          {
            action: "adjust",
            title: "Install all updates, apps too",
            how: "Half-updated apps are what usually keeps it awake.",
            see: "an empty list of updates.",
          },
          {
            action: "adjust",
            title: "Remove mail accounts and add them again",
            how: "An account with a changed password asks the server hundreds of times an hour.",
          },
          {
            action: "test",
            title: "Try one day in safe mode",
            how: "On Android hold “power off” on the screen until safe mode is offered. Only the maker's own apps run then.",
            see: "whether the charge lasts. If so, an app of yours is to blame.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet lose charge when it just lies there overnight?",
      answers: {
        yes: {
          means: "it loses charge while it rests",
          heard: ["overnight", "in standby", "goes flat when not used"],
          when: { awake: "often", apps: "sometimes", aged: "sometimes" },
        },
        no: { means: "it only loses charge in use" },
      },
    },
    {
      ask: "Does the tablet go off with 10 % or more still showing?",
      answers: {
        yes: {
          means: "it goes off with charge left",
          heard: ["shuts down at", "dies at", "cuts out at", "fails at", "jumps"],
          when: { aged: "always", apps: "never", awake: "never" },
        },
        no: { means: "it runs down to zero" },
      },
    },
    {
      ask: "Is the tablet older than about four years with its first battery?",
      answers: {
        yes: {
          means: "the battery is older than four years",
          heard: ["old tablet", "years old", "original battery"],
          when: { aged: "often", apps: "sometimes", awake: "rarely" },
        },
        no: {
          means: "the battery is younger than four years",
          heard: ["new battery fitted", "battery replaced"],
        },
      },
    },
    {
      ask: "Did it begin after an update or a new app on the tablet?",
      answers: {
        yes: {
          means: "it began after an update or a new app",
          heard: ["since the update", "after update", "after installing", "new app"],
          when: { awake: "often", apps: "often", aged: "rarely" },
        },
        no: { means: "it came slowly", heard: ["gradually", "slowly", "over the years"] },
      },
    },
  ],
  safety: ["Do not cover a tablet that charges with cushions or bedclothes."],
  prevention: ["Dim the screen and let it sleep after a minute."],
  stopWhen: ["The case feels thicker in the middle than at the edge."],
});

const chargingPort = defineFault({
  id: "tablet-usb-charging-port",
  name: "has a loose or dead charging port",
  weight: 6,
  says: [
    "charging port",
    "usb port",
    "charging port damaged",
    "usb port broken",
    "port is broken",
    "broken usb port",
    "loose connector",
    "charging socket loose",
    "needs new charging port",
    "micro usb port",
    "power socket",
    "have to hold the cable",
    "only charges at an angle",
    "wobbly port",
    "connector broken",
    "cable snapped off in the port",
    "usb connector",
    "bent pin",
    "bent docking point",
    "internal socket fault",
    "thinks it is charging when it is not",
    "not charging damaged charging port",
    "lightning port",
  ],
  faultTypes: {
    "USB/charging port": [],
  },
  causes: {
    fluff: {
      name: "fluff packed into the port",
      short: "fluff in the port",
      weight: 5,
      why: "Each time the plug goes in, it presses pocket fluff against the back wall. One day the plug no longer reaches the contacts.",
      check: {
        do: "Push the plug in and look from the side, with a torch, how far it stands out.",
        finds: "there is a gap of a millimetre or more, or grey felt at the back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Wooden toothpick" },
          { name: "Torch", instead: "the light of a phone" },
          { name: "Dry, soft toothbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch the tablet off, cable out",
            how: "With power on, a slip could bridge two contacts.",
          },
          {
            action: "look",
            title: "Look straight in",
            how: "Shine the torch into the port and find the tongue or the row of contacts, so that you know what not to scrape.",
            see: "a felt-like layer behind or beside it.",
          },
          {
            action: "clean",
            title: "Pull the felt out",
            how: "Slide the toothpick along the wall, opposite the contacts, and hook the fluff towards you. Shave the wood thinner if it does not fit.",
            warning: "No needle and no paper clip: metal bends the contacts.",
            fallsOut: "More felt than you think the port could hold.",
          },
          {
            action: "clean",
            title: "Brush the rest away",
            how: "Hold the port downwards and brush it with the dry toothbrush.",
          },
          {
            action: "test",
            title: "Plug in and wiggle",
            how: "The plug should go in to the stop and stay when you move it.",
            see: "a charging sign that does not blink off.",
          },
        ],
        prevention: ["Carry the tablet with the port upwards in a bag."],
      },
    },
    "worn-port": {
      name: "a port that has worn or broken loose from the board",
      short: "the worn port",
      weight: 5,
      why: "The socket hangs on a few soldered joints no bigger than a pinhead. Tugging, tripping over the cable and children crack them.",
      check: {
        do: "Move the plug gently up and down while you watch the charging sign.",
        finds: "it comes and goes, or the socket itself moves in the case",
        minutes: 2,
      },
      repair: {
        handOver:
          "The new port has to be soldered with hot air between plastic parts that melt; a first attempt usually lifts the tracks off the board.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [10, 60],
        tools: [{ name: "Adhesive tape" }],
        steps: [
          {
            action: "unplug",
            title: "Stop propping the cable up",
            how: "Half a contact gets hot. Take the cable out until the port is done.",
          },
          {
            action: "look",
            title: "Look whether the port sits on a board of its own",
            how: "Search a repair guide for your model. On many tablets the port comes on a small board with a plug: that costs €8 to 20 and is changed with a screwdriver, no solder.",
            see: "a part called charging board, dock or USB flex.",
          },
          {
            action: "test",
            title: "Try a wireless or pogo charger",
            how: "Some models have charging contacts on the edge or the back. If yours does, tape over the broken port and go on with those.",
            see: "the charging sign.",
          },
          {
            action: "look",
            title: "Ask for the port as fixed-price work",
            how: "Phone shops and senders by post replace a soldered port for €10 to 40. Say the model and that the battery is sound.",
          },
        ],
        prevention: [
          "A short magnetic adapter in the port lets the cable tear off instead of the socket.",
        ],
      },
    },
    "snapped-plug": {
      name: "a broken-off plug or a bent contact in the port",
      short: "something stuck or bent in the port",
      weight: 2,
      why: "The tip of a plug or a piece of a child's toy stays in the socket, or the thin tongue inside has been pushed over.",
      check: {
        do: "Compare the inside of the port with the same port of another device, in good light.",
        finds: "metal sits in it that does not belong there, or the tongue is crooked",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Fine plastic tweezers", instead: "eyebrow tweezers wrapped in tape" },
          { name: "Superglue" },
          { name: "Thin cable tie" },
          { name: "Magnifying glass", instead: "a phone camera at full zoom" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Hold the power button and switch it off",
            how: "If it does not react, run it empty first: loose metal in a live port can short the battery.",
          },
          {
            action: "look",
            title: "See what is in there",
            how: "Use the magnifying glass. Draw it, if that helps.",
            see: "where the piece ends and the port begins.",
          },
          {
            action: "pry",
            title: "Grip the piece and draw it out straight",
            how: "Hold it with the tweezers, moving a little from side to side.",
            warning: "Do not twist: the tongue beside it snaps.",
            fallsOut: "The shell of a plug and sometimes its plastic core.",
          },
          {
            action: "glue",
            title: "If it offers no grip, glue a handle on",
            how: "Put a trace of superglue on the end of the cable tie, wait for 30 seconds, touch it to the piece alone and pull after ten minutes.",
            warning:
              "One drop too much glues the port shut for ever. A trace that you can hardly see is right.",
          },
          {
            action: "adjust",
            title: "Straighten a bent tongue once",
            how: "Push it back with the flat of the tweezers in one slow movement. It will not stand a second bending.",
            see: "the tongue in the middle, parallel to the walls.",
          },
          {
            action: "test",
            title: "Try a good cable",
            how: "It should slide in without force.",
            see: "charging that goes on when you move the plug.",
          },
        ],
        stopWhen: ["The tongue has come away or its contacts point in all directions."],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet's plug go in all the way, level with the case?",
      answers: {
        yes: {
          means: "the plug goes in all the way",
          when: { fluff: "rarely", "worn-port": "often", "snapped-plug": "rarely" },
        },
        no: {
          means: "the plug does not go in all the way",
          heard: ["does not go in", "falls out", "not stay in", "dirty port", "fluff", "lint"],
        },
      },
    },
    {
      ask: "Does the tablet's charging sign come and go when you move the plug?",
      answers: {
        yes: {
          means: "charging comes and goes when the plug is moved",
          heard: ["loose", "wobbly", "wiggle", "hold the cable", "at an angle", "intermittent"],
          when: { "worn-port": "often", fluff: "sometimes", "snapped-plug": "rarely" },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Has a plug broken off in the tablet, or can you see bent metal in the port?",
      answers: {
        yes: {
          means: "something is stuck or bent in the port",
          heard: [
            "snapped off",
            "broke off",
            "stuck in the port",
            "bent",
            "piece stuck",
            "foreign",
          ],
          when: { "snapped-plug": "always", fluff: "never", "worn-port": "rarely" },
        },
        no: { means: "nothing is stuck or bent in the port" },
      },
    },
    {
      ask: "Has the tablet's port been cleaned out already?",
      answers: {
        yes: {
          means: "the port has been cleaned",
          heard: ["cleaned the port", "cleaned out", "blew it out"],
          when: { fluff: "rarely", "worn-port": "often" },
        },
        no: { means: "nobody has cleaned the port" },
      },
    },
  ],
  safety: ["Touch nothing inside the port while a cable is in it."],
  prevention: ["Pull at the plug and not at the cable, and do not use it hard while it charges."],
  stopWhen: ["The plug or the port gets hot or turns brown."],
});

const charger = defineFault({
  id: "tablet-charger",
  name: "has a charger or cable that does not do its job",
  weight: 3,
  says: [
    "charger",
    "charger broken",
    "cable frayed",
    "charging cable",
    "ipad cable",
    "needs a new cable",
    "new cable needed",
    "lead broken",
    "issue with the plug",
    "plug broken",
    "power cable",
    "charger not working",
    "more powerful charger needed",
    "charges very slowly",
    "charger lost",
    "wrong charger",
  ],
  faultTypes: {
    Charger: [],
  },
  causes: {
    cable: {
      name: "a cable that is broken inside near its plug",
      short: "the cable",
      weight: 6,
      why: "The strands break where the cable leaves the plug, long before the sleeve looks bad.",
      check: {
        do: "Borrow a cable and use it with your own power block.",
        finds: "the tablet charges with the borrowed one",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [5, 20],
        tools: [{ name: "Matching charging cable" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the power block out of the wall",
            how: "Run the cable through your fingers and feel for kinks and soft spots.",
            see: "a place near one end that bends more easily than the rest.",
          },
          {
            action: "look",
            title: "Choose the new one by plug and length",
            how: "Match the plug at both ends. One metre charges faster than three. For iPads look for MFi on the box.",
          },
          {
            action: "replace",
            title: "Swap it and recycle the old one",
            how: "Use the new cable and put the old one into the box for small electronics. Tape over a break inside a cheap cable only hides it.",
            see: "a charging sign at once.",
          },
          {
            action: "test",
            title: "Look after half an hour",
            how: "Screen off, cable lying straight.",
            see: "10 % more than before, give or take.",
          },
        ],
        prevention: ["Lead the cable out in a wide bow and do not fold it around the block."],
      },
    },
    "weak-block": {
      name: "a power block that is too weak for a tablet",
      short: "a weak power block",
      weight: 4,
      why: "A phone's old 5 W block or a computer's port gives a tablet about as much as its screen uses. It says that it charges, and loses all the same.",
      check: {
        do: "Read the small print on the block and multiply volts by amps.",
        finds: "the result is below 10 W",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [10, 25],
        tools: [{ name: "Power block with 10 W or more" }],
        steps: [
          {
            action: "look",
            title: "Find out what your tablet wants",
            how: "The maker's page says it: most take 10 to 20 W, large ones 30 W and more.",
          },
          {
            action: "look",
            title: "Buy a block with a test mark",
            how: "Choose USB-C Power Delivery if cable and tablet have that plug. More watts than needed do no harm; the tablet takes what it wants.",
          },
          {
            action: "replace",
            title: "Use the new block with a short cable",
            how: "Straight into the wall, without a hub between.",
            see: "no message about slow charging.",
          },
          {
            action: "test",
            title: "Charge for an hour with the screen off",
            how: "Read the percentage before and after.",
            see: "at least 20 % gained.",
          },
        ],
      },
    },
    "dead-block": {
      name: "a power block that gives no voltage any more",
      short: "the dead power block",
      weight: 3,
      why: "The block works day and night on mains, and its small capacitors dry out.",
      check: {
        do: "Put another device on the same block and cable.",
        finds: "that one does not charge either",
        minutes: 2,
      },
      repair: {
        handOver:
          "A power block is moulded shut and carries rectified mains inside. It is exchanged, never opened.",
        difficulty: "Very easy",
        minutes: 10,
        euros: [8, 25],
        tools: [{ name: "Sound wall socket" }],
        steps: [
          {
            action: "test",
            title: "Give it one more socket",
            how: "Try it in a wall socket that a lamp works in, without a strip.",
          },
          {
            action: "unplug",
            title: "Pull it and look at it",
            how: "Look for cracks, brown spots and loose pins.",
            warning: "One with a crack or a rattle is not plugged in again.",
          },
          {
            action: "look",
            title: "Note volts, amps and plug",
            how: "The new block needs the same volts and at least the same amps.",
          },
          {
            action: "look",
            title: "Bring the old one to the electronics bin",
            how: "Shops that sell chargers usually take them back.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet charge with a borrowed cable?",
      answers: {
        yes: {
          means: "it charges with another cable",
          heard: [
            "works with another cable",
            "charges with other cable",
            "frayed",
            "cable damaged",
            "cable broken",
          ],
          when: { cable: "always", "weak-block": "rarely", "dead-block": "never" },
        },
        no: { means: "another cable does not help" },
      },
    },
    {
      ask: "Does another device charge from the tablet's power block?",
      answers: {
        yes: {
          means: "the block charges another device",
          heard: ["charges my phone", "works with my phone"],
          when: { "weak-block": "often", cable: "sometimes", "dead-block": "never" },
        },
        no: { means: "the block charges nothing", heard: ["charger dead", "charger not working"] },
      },
    },
    {
      ask: "Does the tablet charge, but very slowly, or lose charge while it is plugged in?",
      answers: {
        yes: {
          means: "it charges very slowly",
          heard: ["slowly", "charges slow", "takes all day", "takes ages", "more powerful"],
          when: { "weak-block": "always", cable: "sometimes", "dead-block": "never" },
        },
        no: { means: "it does not charge at all" },
      },
    },
  ],
  safety: ["A frayed cable is not used again, not even for one night."],
  prevention: ["Keep one block and one cable for the tablet alone."],
  stopWhen: ["The block hums, smells or has got so hot that it leaves a mark."],
});

const helpConfiguration = defineFault({
  id: "tablet-help-configuration",
  name: "does not connect, or needs setting up",
  weight: 6,
  says: [
    "wifi problem",
    "not connecting to wifi",
    "no wifi",
    "no internet",
    "can't get online",
    "connectivity issues",
    "wifi configs",
    "help required setting up",
    "setting up",
    "set up email",
    "can't access email",
    "email not working",
    "google settings issue",
    "help with backing up",
    "back up",
    "backing up data",
    "client needs help",
    "help with",
    "needs reconfiguring",
    "needs resetting",
    "factory reset",
    "wipe data",
    "wiping for reuse",
    "advice on app",
    "advice needed on how to use it",
    "how to use",
    "printer app",
    "iCloud help",
    "can't find the app",
    "site blocking apps",
    "bluetooth won't pair",
  ],
  faultTypes: {
    "Help/configuration": [],
  },
  causes: {
    clock: {
      name: "a wrong date and time",
      short: "the clock",
      weight: 2,
      why: "Secure pages are only valid between two dates. A tablet that was empty for long thinks it is years ago, refuses every one of them and says that there is no internet.",
      check: {
        do: "Compare date, year and time on the tablet with those of a phone.",
        finds: "the year or the hour is wrong",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "A correct clock", instead: "any phone" }],
        steps: [
          {
            action: "look",
            title: "Open the date settings",
            how: "Settings, then General or System, then Date and time.",
          },
          {
            action: "adjust",
            title: "Set it by hand once",
            how: "Switch “automatic” off and set year, day and hour by the clock. Check the time zone.",
          },
          {
            action: "adjust",
            title: "Switch automatic time on again",
            how: "From now on the network keeps it right.",
            see: "the same time as on the phone after a minute.",
          },
          {
            action: "test",
            title: "Open a bank's or a newspaper's page",
            how: "These pages are strict about the date.",
            see: "the page without a warning.",
          },
        ],
      },
    },
    wifi: {
      name: "a Wi-Fi connection that the tablet remembers wrongly",
      short: "the stored Wi-Fi",
      weight: 5,
      why: "After a new router or password the tablet goes on trying with what it knew before, and often says nothing about it.",
      check: {
        do: "Let another device make a hotspot, or go to a friend's Wi-Fi, and connect there.",
        finds: "it gets online in the other network",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Wi-Fi password", instead: "the sticker under the router" }],
        steps: [
          {
            action: "test",
            title: "Restart router and tablet",
            how: "Router off for a minute, then on; tablet off and on when the router's lights are steady.",
          },
          {
            action: "adjust",
            title: "Forget the network",
            how: "Settings, Wi-Fi, press long on the name, Forget.",
            see: "the network in the list without “saved”.",
          },
          {
            action: "adjust",
            title: "Join it anew",
            how: "Type the password slowly, with the eye symbol on, so that you see it.",
            see: "“Connected”, and the fan of bars at the top.",
          },
          {
            action: "adjust",
            title: "For an old tablet, use the 2.4 GHz network",
            how: "Many routers send two networks. Older tablets do not see the 5 GHz one or the newest kind of encryption (WPA3); set the router to WPA2 if needed.",
          },
          {
            action: "test",
            title: "Walk away from the router",
            how: "Load a page in the next room.",
            see: "pages that come without waiting.",
          },
        ],
        stopWhen: [
          "It finds no network at all, anywhere: then the radio or its aerial is at fault.",
        ],
      },
    },
    account: {
      name: "an account whose password or server has changed",
      short: "an account setting",
      weight: 4,
      why: "Mail, calendar and shops each keep a password of their own on the tablet. Change it on the computer, and the tablet is shut out.",
      check: {
        do: "Log in to the same mail or shop in the tablet's web browser.",
        finds: "it works there, or the page says that the password is wrong",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Password list", instead: "the password reset on the provider's page" }],
        steps: [
          {
            action: "test",
            title: "Prove the password in the browser",
            how: "Type it by hand. If it fails, reset it there and add it to your list.",
            see: "your inbox in the browser.",
          },
          {
            action: "adjust",
            title: "Remove the account and add it again",
            how: "Settings, Accounts. Mail that lies on the server comes back; notes kept only on the tablet are copied first.",
          },
          {
            action: "adjust",
            title: "Let the tablet find the servers",
            how: "Choose the provider from the list and not “other”, and allow the second step of the login on your phone.",
            see: "new mail within some minutes.",
          },
          {
            action: "test",
            title: "Send a mail to yourself",
            how: "Receiving and sending are two settings, so try both.",
          },
        ],
      },
    },
    handover: {
      name: "data that should be saved or wiped before it goes on",
      short: "a backup or reset",
      weight: 3,
      why: "Nothing is broken: pictures and accounts have to leave the tablet in the right order, or the next owner is locked out.",
      check: {
        do: "Look in the settings whether a backup has been made and when.",
        finds: "there is none, or it is older than a week",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 20],
        tools: [
          { name: "Charger" },
          { name: "Computer or USB stick", instead: "a cloud account with enough room" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take SIM and memory card out",
            how: "They are not part of the reset and may hold pictures.",
          },
          {
            action: "test",
            title: "Back up twice",
            how: "Once to the cloud, with the charger in. Once by copying the picture folder to the computer or stick.",
            see: "some of the pictures open on the other device.",
          },
          {
            action: "adjust",
            title: "Sign out of every account",
            how: "Apple: Settings, your name, Sign out. Android: Settings, Accounts, remove Google. This lifts the lock against thieves.",
          },
          {
            action: "adjust",
            title: "Reset it to factory state",
            how: "Settings, General or System, Reset, Erase all. Leave it on the charger until the welcome screen.",
            warning: "Everything on it is gone after this. Check the copy first.",
            see: "a greeting in several languages.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do other devices get online in the place where the tablet does not?",
      answers: {
        yes: {
          means: "other devices are online there",
          heard: ["laptop works", "phone works", "other devices work"],
          when: { wifi: "often", clock: "often", account: "sometimes" },
        },
        no: { means: "nothing else gets online there either", heard: ["nothing else works"] },
      },
    },
    {
      ask: "What do you need on the tablet: internet, mail or an account, or a backup and reset?",
      answers: {
        internet: {
          means: "it is about getting online",
          heard: ["wi fi", "wifi", "internet", "online", "connect", "network", "hotspot"],
          when: { wifi: "often", clock: "often", account: "rarely", handover: "never" },
        },
        account: {
          means: "it is about mail or an account",
          heard: [
            "email",
            "mail",
            "gmail",
            "account",
            "calendar",
            "icloud",
            "google settings",
            "app",
          ],
          when: { account: "often", wifi: "rarely", clock: "rarely", handover: "rarely" },
        },
        backup: {
          means: "it is about saving or wiping data",
          heard: [
            "back up",
            "backup",
            "wipe",
            "wiping",
            "reuse",
            "factory reset",
            "passed on",
            "resetting",
          ],
          when: { handover: "always", account: "rarely", wifi: "never", clock: "never" },
        },
      },
    },
    {
      ask: "Was the tablet empty or unused for a long time before this?",
      answers: {
        yes: {
          means: "it had been empty or unused",
          heard: ["not used for", "unused", "battery was flat"],
          when: { clock: "often", wifi: "sometimes", account: "sometimes" },
        },
        no: { means: "it was in use all the time" },
      },
    },
    {
      ask: "Have you got a new router, provider or password since the tablet last worked?",
      answers: {
        yes: {
          means: "router, provider or password are new",
          heard: [
            "new router",
            "new password",
            "changed password",
            "new provider",
            "changed the password",
          ],
          when: { wifi: "often", account: "often", clock: "rarely" },
        },
        no: { means: "nothing has changed around it" },
      },
    },
  ],
  safety: ["Type passwords yourself, and let nobody write them down for you."],
  prevention: ["Keep your passwords in one safe list, and a copy of your pictures in two places."],
  stopWhen: ["Somebody on the phone asks for a code or wants to control the tablet."],
});

const softwareIssue = defineFault({
  id: "tablet-software-issue",
  name: "has apps that crash or do not work",
  weight: 4,
  says: [
    "software issue",
    "software problem",
    "software issues",
    "apps crash",
    "programmes crash",
    "app crashes",
    "app not working",
    "notes app not working",
    "apps closing",
    "system crash",
    "turns on and goes straight off",
    "not recognised by tablet",
    "hard reset",
    "drop down not working",
    "keyboard in wrong place",
    "operating system out of date",
    "messenger bug",
    "error message",
    "bug",
    "virus",
    "pop ups",
  ],
  faultTypes: {
    "Software issue": [],
  },
  causes: {
    app: {
      name: "one app that is damaged or out of date",
      short: "one app",
      weight: 5,
      why: "An update that broke off or a full cache leaves an app that opens and closes at once, while all the others run.",
      check: {
        do: "Try five other apps for a minute each.",
        finds: "only one of them fails",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "App store login" }],
        steps: [
          {
            action: "adjust",
            title: "Close it for real",
            how: "Swipe it out of the list of open apps and restart the tablet.",
          },
          {
            action: "adjust",
            title: "Empty its cache",
            how: "Android: Settings, Apps, its name, Storage, Clear cache. “Clear data” comes later, because it forgets your login.",
            see: "a few hundred MB less.",
          },
          {
            action: "replace",
            title: "Delete it and fetch it anew",
            how: "Check first that its content lies on a server. Then delete it and install it from the store with your login.",
          },
          {
            action: "test",
            title: "Use it for ten minutes",
            how: "Do just what made it crash.",
            see: "that it stays open.",
          },
        ],
      },
    },
    system: {
      name: "a system in disorder that needs a clean start",
      short: "the system",
      weight: 4,
      why: "When many apps fail at once, the fault lies below them: a half-done update, a full memory or a bad helper such as a cleaner or a keyboard app.",
      check: {
        do: "Start the tablet in safe mode, or on an iPad without any accessories, and use it for ten minutes.",
        finds: "it runs well like this",
        minutes: 12,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 0],
        tools: [{ name: "Charging lead" }],
        steps: [
          {
            action: "look",
            title: "Back it up",
            how: "Pictures, contacts and notes, to a computer or cloud.",
          },
          {
            action: "adjust",
            title: "Take out what came last",
            how: "Remove apps from the last two weeks, and every “cleaner”, “booster” or second virus scanner.",
          },
          {
            action: "adjust",
            title: "Install all system updates",
            how: "With the lead in and at least 3 GB free.",
            see: "“up to date”.",
          },
          {
            action: "adjust",
            title: "Reset the settings only",
            how: "“Reset all settings” puts switches back and leaves pictures alone. An odd keyboard or sound often ends here.",
          },
          {
            action: "adjust",
            title: "As the last resort, erase it",
            how: "Factory state, then put the apps back one by one and not as one block.",
            see: "a day without a crash.",
          },
        ],
      },
    },
    aged: {
      name: "a system that is too old for today's apps",
      short: "an outdated system",
      weight: 3,
      why: "Makers supply a tablet for four to eight years. After that, apps ask for a version that it can never get.",
      check: {
        do: "Look up the system version in the settings and tap on “update”.",
        finds: "it says “up to date” with a version that is years old",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Web browser on the tablet" }],
        steps: [
          {
            action: "look",
            title: "Ask the store for the last fitting version",
            how: "On an iPad look under “purchased”: it offers an older version of apps that you once had.",
          },
          {
            action: "test",
            title: "Use the web page instead of the app",
            how: "Open the service in the browser and put it on the home screen.",
            see: "an icon that opens the page.",
          },
          {
            action: "adjust",
            title: "Give it one job",
            how: "Radio, recipes, photo frame, books: for these an old system does. Keep bank and mail off it.",
          },
          {
            action: "look",
            title: "See whether a free system exists",
            how: "For some Android tablets there is LineageOS. It wipes the tablet and takes patience; a repair café can help.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a single app on the tablet fail, or do many?",
      answers: {
        one: {
          means: "only one app fails",
          heard: [
            "single",
            "only one app",
            "single app",
            "certain app",
            "notes app",
            "netflix",
            "facebook",
            "messenger",
          ],
          when: { app: "always", system: "rarely", aged: "sometimes" },
        },
        many: {
          means: "many apps fail",
          heard: [
            "many",
            "several",
            "most apps",
            "apps crash",
            "programmes crash",
            "everything",
            "every app",
            "system crash",
            "many apps",
          ],
          when: { system: "often", aged: "sometimes", app: "never" },
        },
      },
    },
    {
      ask: "Does the store or an app say that the tablet's system is too old?",
      answers: {
        yes: {
          means: "it says that the system is too old",
          heard: ["out of date", "no longer supported", "obsolete", "too old", "not compatible"],
          when: { aged: "always", app: "rarely", system: "rarely" },
        },
        no: { means: "nothing says that the system is too old" },
      },
    },
    {
      ask: "Does the tablet run well in safe mode, or right after a restart?",
      answers: {
        yes: {
          means: "it runs well in safe mode or after a restart",
          heard: ["safe mode"],
          when: { system: "often", app: "sometimes", aged: "rarely" },
        },
        no: { means: "safe mode or a restart changes nothing" },
      },
    },
  ],
  safety: ["Make a backup before each reset: it cannot be undone."],
  prevention: ["Install apps from the official store only, and few of them."],
  stopWhen: [
    "A page says that the tablet is infected and shows a telephone number: close it and call nobody.",
  ],
});

const accessIssue = defineFault({
  id: "tablet-access-issue",
  name: "is locked and does not let you in",
  weight: 4,
  says: [
    "forgotten password",
    "password forgotten",
    "locked",
    "locked out",
    "forgotten security code",
    "forgotten pin",
    "blocked access",
    "blocked password",
    "need unlock pin",
    "can't log in",
    "passcode",
    "disabled",
    "connect to itunes",
    "password lost",
    "old apple id",
    "activation lock",
    "access issue",
    "blocked",
  ],
  faultTypes: {
    "Access issue": [],
  },
  causes: {
    passcode: {
      name: "a forgotten screen code",
      short: "the screen code",
      weight: 6,
      why: "The code opens the key to all data on the tablet. Without it the data stay shut, but the tablet itself can be emptied and used again by its owner.",
      check: {
        do: "Look whether the tablet asks for a short code or pattern, and try the codes of your other devices.",
        finds: "it wants a code that nobody remembers",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Computer with a USB cable" }, { name: "Account password of the tablet" }],
        steps: [
          {
            action: "look",
            title: "Stop guessing",
            how: "Each wrong try makes the waiting time longer. After ten some tablets wipe themselves.",
          },
          {
            action: "look",
            title: "See what is saved elsewhere",
            how: "Log in to the cloud account from a computer and look for pictures and contacts.",
            see: "what you will still have afterwards.",
          },
          {
            action: "adjust",
            title: "Erase it from a distance",
            how: "Use “Find my” at icloud.com or google.com/android/find with your account password. That wipes the tablet and its code.",
            warning: "The data on the tablet are lost. Go on only when you accept that.",
          },
          {
            action: "adjust",
            title: "Or erase it by cable",
            how: "iPad: start recovery mode, connect the USB cable to a computer, choose Restore. Android: hold power and volume up, choose “wipe data”.",
            see: "the welcome page, as on its first day.",
          },
          {
            action: "test",
            title: "Sign in and set a new code",
            how: "It asks for the account that was on it last.",
            see: "your home screen, and the backup coming down.",
          },
        ],
      },
    },
    account: {
      name: "a lost account that guards the tablet against thieves",
      short: "the account lock",
      weight: 4,
      why: "After a reset the tablet asks for the account of its last owner. Nobody at a repair café can or may get round this.",
      check: {
        do: "Read the name or the half-hidden address on the lock screen.",
        finds: "it asks for an account of which you lack the password",
        minutes: 1,
      },
      repair: {
        handOver:
          "Only the owner of the account, or the maker with a proof of purchase, can lift this lock.",
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Receipt for the tablet" }],
        steps: [
          {
            action: "look",
            title: "Find the address first",
            how: "Search your old mails for “Apple ID” or “Google account” and the phone numbers you once had.",
          },
          {
            action: "adjust",
            title: "Start the account recovery",
            how: "iforgot.apple.com or accounts.google.com/signin/recovery. Use a place and device where you have logged in before; it may take some days.",
            see: "a mail or a message with a code.",
          },
          {
            action: "look",
            title: "Second hand: ask the seller",
            how: "The former owner can remove the tablet from the account over the web in a minute.",
          },
          {
            action: "look",
            title: "Show the receipt to the maker",
            how: "Apple lifts the lock for a receipt with the serial number. Without any proof it stays locked, and that is meant so.",
          },
        ],
      },
    },
    "sim-lock": {
      name: "a SIM that asks for its PIN or PUK",
      short: "the SIM code",
      weight: 1,
      why: "The SIM card has a code of its own. After three wrong tries it wants the PUK from the contract papers.",
      check: {
        do: "Take the SIM card out and start the tablet without it.",
        finds: "it starts without asking",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Paper clip" }, { name: "SIM papers", instead: "your provider's hotline" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and push the tray out",
            how: "Press the paper clip into the small hole beside the tray.",
            fallsOut: "Tray and card; note which way the gold side lies.",
          },
          {
            action: "look",
            title: "Find the PUK",
            how: "It is eight digits long and stands on the card that the SIM was broken out of, in the papers or in your account with the provider.",
          },
          {
            action: "adjust",
            title: "Put it back and type the PUK",
            how: "Then choose a new PIN.",
            warning: "Ten wrong PUKs and the card is dead for good; call the provider after three.",
            see: "the provider's name at the top.",
          },
          {
            action: "adjust",
            title: "Switch the SIM code off if the tablet stays at home",
            how: "Settings, Security, SIM lock.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What does the tablet ask for: a short code or pattern, an account with password, or a PIN for the SIM?",
      answers: {
        code: {
          means: "it asks for a code or pattern",
          heard: ["passcode", "pattern", "security code", "screen lock", "forgotten password"],
          when: { passcode: "always", account: "never", "sim-lock": "rarely" },
        },
        account: {
          means: "it asks for an account",
          heard: [
            "apple id",
            "google account",
            "account",
            "activation lock",
            "previous owner",
            "icloud",
          ],
          when: { account: "always", passcode: "rarely", "sim-lock": "never" },
        },
        sim: {
          means: "it asks for the SIM's PIN or PUK",
          heard: ["sim", "puk", "unlock pin"],
          when: { "sim-lock": "always", passcode: "rarely", account: "never" },
        },
      },
    },
    {
      ask: "Was the tablet reset, or bought second hand, before it asked?",
      answers: {
        yes: {
          means: "it was reset or bought second hand",
          heard: [
            "second hand",
            "ebay",
            "after reset",
            "was given",
            "inherited",
            "during an update",
          ],
          when: { account: "often", passcode: "rarely", "sim-lock": "rarely" },
        },
        no: { means: "it is yours and was not reset" },
      },
    },
    {
      ask: "Do you still know the account and password that the tablet was set up with?",
      answers: {
        yes: {
          means: "you know the account and its password",
          when: { passcode: "often", account: "never", "sim-lock": "sometimes" },
        },
        no: {
          means: "account or password are not known",
          heard: ["old apple id", "lost password", "do not know the account"],
        },
      },
    },
  ],
  safety: ["Programs that promise to crack a lock bring viruses, and ask for money first."],
  prevention: ["Write the code and the account on paper and keep it with your documents."],
  stopWhen: ["You cannot say whose tablet it is: then it belongs to a lost-property office."],
});

const performance = defineFault({
  id: "tablet-performance",
  name: "has become slow or freezes",
  weight: 5,
  says: [
    "slow",
    "running slow",
    "very slow",
    "slow tablet",
    "freezes",
    "keeps freezing",
    "slow to respond",
    "slow starting up",
    "hangs",
    "sluggish",
    "laggy",
    "slow device",
    "performance",
    "running very slowly",
    "slow and freezing",
    "optimised",
  ],
  faultTypes: {
    Performance: [],
  },
  causes: {
    clutter: {
      name: "too many apps in a memory that is nearly full",
      short: "clutter",
      weight: 6,
      why: "A tablet needs a tenth of its memory free to shuffle things about. Below that every tap has to wait.",
      check: {
        do: "Look in the settings under Storage how much is free.",
        finds: "less than a tenth is free",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 10],
        tools: [{ name: "Computer or memory card for your pictures" }],
        steps: [
          {
            action: "test",
            title: "Switch it off and on",
            how: "A real restart, not just the screen. Some have not had one for a year.",
            see: "whether it is faster for the first minutes.",
          },
          {
            action: "adjust",
            title: "Move pictures and videos away",
            how: "Copy them to the computer or card, look at a few there, then delete them here and empty the bin.",
            see: "several GB free.",
          },
          {
            action: "adjust",
            title: "Delete apps by size and by last use",
            how: "Sort the list by size. What you have not opened for half a year goes.",
          },
          {
            action: "adjust",
            title: "Calm the home screen",
            how: "Take moving wallpapers and widgets off, and set animations to “reduced”.",
          },
          {
            action: "test",
            title: "Open your three favourite apps",
            how: "Count the seconds each takes.",
            see: "clearly less than before.",
          },
        ],
      },
    },
    old: {
      name: "a system that has outgrown the tablet",
      short: "an old processor",
      weight: 4,
      why: "Each update brings more work for the same small processor. What was quick in its year is slow after six.",
      check: {
        do: "Search the model's year and see how slow it is after a restart, with nothing open.",
        finds: "it is older than six years and slow even with an empty memory",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Lighter browser" }],
        steps: [
          {
            action: "look",
            title: "Decide what it is still for",
            how: "Reading, radio and video ask little; games and many open pages ask a lot.",
          },
          {
            action: "replace",
            title: "Take lighter apps",
            how: "“Lite” or “Go” versions, and a browser with an ad blocker: adverts are half of the work of a page.",
            see: "pages in a few seconds.",
          },
          {
            action: "adjust",
            title: "Switch background work off",
            how: "Automatic app updates, photo sync and voice assistant: do these by hand once a month.",
          },
          {
            action: "adjust",
            title: "Start from zero",
            how: "After a backup set it to factory state and install five apps at most.",
            see: "menus that follow the finger.",
          },
        ],
      },
    },
    heat: {
      name: "a tablet that slows itself down because it is hot or its battery is weak",
      short: "heat or a weak battery",
      weight: 2,
      why: "When the back is warm or the cell cannot give enough, the processor is throttled on purpose.",
      check: {
        do: "Feel the back when it is slow, and try it again cool, without a case and at 80 % charge.",
        finds: "it is quick when it is cool and well charged",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Cool, hard table" }],
        steps: [
          {
            action: "unplug",
            title: "Take charger and case off",
            how: "Lay it face down on the cool table for half an hour. No fridge: moisture settles inside.",
          },
          {
            action: "look",
            title: "Find who heats it",
            how: "Settings, Battery: an app that is high on the list without being used works in the dark. Remove it.",
          },
          {
            action: "look",
            title: "Ask for the battery's health",
            how: "The settings of newer models show it. Below 80 % a new cell makes the tablet quicker as well.",
          },
          {
            action: "test",
            title: "Time the same task warm and cold",
            how: "Start one game or video both times.",
            see: "whether only the warm one stutters.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tablet's memory nearly full?",
      answers: {
        yes: {
          means: "the memory is nearly full",
          heard: ["memory full", "disk full", "storage full", "no space", "too many apps", "full"],
          when: { clutter: "always", old: "sometimes", heat: "sometimes" },
        },
        no: { means: "there is plenty of room", heard: ["plenty of space"] },
      },
    },
    {
      ask: "Is the tablet slow right after a restart too, with nothing open?",
      answers: {
        yes: {
          means: "it is slow from the start",
          heard: ["slow starting up", "slow to start", "always slow"],
          when: { old: "often", clutter: "sometimes", heat: "rarely" },
        },
        no: { means: "it is quick at first" },
      },
    },
    {
      ask: "Does the tablet get warm, or is it quicker when it is cool?",
      answers: {
        yes: {
          means: "it is slow when it is warm",
          heard: ["hot", "warm", "overheats"],
          when: { heat: "always", clutter: "rarely", old: "rarely" },
        },
        no: { means: "warmth makes no difference" },
      },
    },
    {
      ask: "Is the tablet more than six years old?",
      answers: {
        yes: {
          means: "it is more than six years old",
          heard: ["old tablet", "years old", "very old"],
          when: { old: "always", clutter: "sometimes", heat: "sometimes" },
        },
        no: { means: "it is younger than six years" },
      },
    },
  ],
  safety: [
    "“Cleaner” and “booster” apps slow a tablet down further and show adverts: leave them out.",
  ],
  prevention: ["Restart it once a week and keep a tenth of the memory free."],
  stopWhen: ["It holds pictures of which there is no copy: save those before you tidy."],
});

const internalDamage = defineFault({
  id: "tablet-internal-damage",
  name: "stopped after a fall or after water",
  weight: 4,
  says: [
    "dropped",
    "dropped and now dead",
    "fell",
    "after a drop",
    "water damage",
    "got wet",
    "spilled water",
    "motherboard",
    "component level repair",
    "short on the main power line",
    "not starting probably faulty contacts inside",
    "could not wake from sleep after a drop",
    "internal damage",
    "bent",
    "sat on it",
    "water damage and dropped",
  ],
  faultTypes: {
    "Internal damage": [],
  },
  causes: {
    plug: {
      name: "a plug inside that the fall has loosened",
      short: "a loose plug inside",
      weight: 4,
      why: "Battery, screen and buttons hang on small press-on plugs. A knock can lift one of them, and then the tablet seems dead although nothing is broken.",
      check: {
        do: "Connect it to a computer and listen for the sound of a new device, or call it if it has a SIM.",
        finds: "it answers, although the screen stays dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 10],
        tools: [
          { name: "Plastic spudger", instead: "a plectrum" },
          { name: "Set of precision screwdrivers" },
          { name: "Paper to map the screws" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take out all cards",
            how: "Hold the button for 20 seconds, even if the screen is dark.",
          },
          {
            action: "open",
            title: "Open the case along the seam",
            how: "Follow the guide for your model. Slide the spudger flat along the edge.",
            warning:
              "A cell that was hit hard can be hurt without showing it. If it is warm or dented, stop and carry it outside.",
            fallsOut: "Clips, and with luck nothing else.",
          },
          {
            action: "look",
            title: "Look at every plug before you touch it",
            how: "Photograph the inside. A plug that stands higher on one side is the one.",
            see: "flat plugs in a row, and perhaps one that is not.",
          },
          {
            action: "unscrew",
            title: "Free the battery, then reseat the others",
            how: "Undo the brackets with the screwdrivers and lay the screws on the paper. Battery plug off first; then lift each other plug and press it home with a fingertip.",
            see: "a small click at each.",
          },
          {
            action: "test",
            title: "Battery on, switch on, then close",
            how: "Connect the battery last and try it before you snap the case shut.",
            putBack: "Brackets, screws, case.",
            see: "the start logo.",
          },
        ],
      },
    },
    water: {
      name: "water between the contacts",
      short: "water inside",
      weight: 4,
      why: "It is not the wet that kills, but the current that flows through it and eats the contacts within hours.",
      check: {
        do: "Take the card tray out and look at the small dot in its slot or beside the port.",
        finds: "the dot is pink or red instead of white",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [5, 15],
        tools: [
          { name: "90 % isopropyl alcohol" },
          { name: "Soft brush" },
          { name: "Opening plectrum" },
          { name: "Fine screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, and do not charge it",
            how: "Switch it off and keep the cable out. Rice does nothing; time works against you.",
            see: "a dark screen that stays dark.",
          },
          {
            action: "open",
            title: "Open it the same day",
            how: "Go along the seam with the plectrum and shake no water further in.",
            warning:
              "If the cell itself was under salt water or feels warm, leave it closed and carry it outside.",
          },
          {
            action: "unscrew",
            title: "Take the battery off the board",
            how: "Undo its cover with the screwdriver and lift the plug. Now the eating stops.",
          },
          {
            action: "clean",
            title: "Brush the board with alcohol",
            how: "Wet the brush with alcohol and scrub white and green spots on plugs and shields until they are gone. Spare screen and cell.",
            warning: "Alcohol vapour burns: window open, no flame.",
            see: "clean metal in the light of a torch.",
          },
          {
            action: "clean",
            title: "Let it dry for a day",
            how: "Warm room, parts apart, no heater.",
          },
          {
            action: "test",
            title: "Plug the battery in and try",
            how: "First on battery alone, then for two minutes on the charger with your hand on the back.",
            see: "a start without warmth.",
          },
        ],
      },
    },
    board: {
      name: "a crack or short on the board",
      short: "the broken board",
      weight: 3,
      why: "A bend or a hard fall breaks solder joints under the chips, where nobody can reach with an iron.",
      check: {
        do: "Put it on a good charger for ten minutes and feel the back.",
        finds: "one spot gets hot, or it restarts over and over",
        minutes: 10,
      },
      repair: {
        handOver:
          "Joints under a chip are renewed with special ovens, and only where the data are worth it.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [50, 200],
        tools: [{ name: "Small envelope" }],
        steps: [
          {
            action: "unplug",
            title: "Keep it off the charger",
            how: "A short turns the charge into heat, next to the cell.",
          },
          {
            action: "look",
            title: "Rescue the cards",
            how: "Put SIM and memory card into the envelope: pictures are often on the card.",
          },
          {
            action: "look",
            title: "Look into your cloud",
            how: "Sign in on a computer. Much may have been saved by itself.",
            see: "the date of the last backup.",
          },
          {
            action: "look",
            title: "Ask a data rescuer, or sell it for parts",
            how: "Say “dropped, gets hot at one spot”. A whole screen on a dead tablet helps somebody else.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the tablet get wet, or did it fall?",
      answers: {
        wet: {
          means: "it got wet",
          heard: ["wet", "water", "spilled", "coffee", "rain", "bath", "liquid"],
          when: { water: "always", plug: "never", board: "sometimes" },
        },
        fell: {
          means: "it fell or was bent",
          heard: ["fall", "fell", "dropped", "drop", "bent", "sat on", "knocked"],
          when: { plug: "often", board: "often", water: "never" },
        },
      },
    },
    {
      ask: "Does the tablet still give a sound, a buzz or a sign to a computer?",
      answers: {
        yes: {
          means: "it still gives a sign of life",
          heard: ["still makes sounds", "vibrates", "computer sees it", "sound works"],
          when: { plug: "often", water: "sometimes", board: "rarely" },
        },
        no: {
          means: "it gives no sign of life",
          heard: ["not turn on", "dead", "not recognised by a computer"],
        },
      },
    },
    {
      ask: "Does one spot of the tablet get hot when it is charged?",
      answers: {
        yes: {
          means: "one spot gets hot",
          heard: ["gets hot", "hot spot", "short"],
          when: { board: "often", water: "sometimes", plug: "never" },
        },
        no: { means: "nothing gets hot" },
      },
    },
  ],
  safety: ["After a hard fall watch the tablet for an hour: a hurt cell can heat up late."],
  prevention: ["Keep it out of bathroom and kitchen, or in a closed bag there."],
  stopWhen: ["The cell has a dent, a bulge or a sweet smell."],
});

const stuckBooting = defineFault({
  id: "tablet-stuck-booting",
  name: "does not get past its start screen",
  weight: 5,
  says: [
    "won't boot",
    "not booting",
    "stuck on logo",
    "boot loop",
    "reboot loop",
    "fails to boot",
    "failed to start",
    "stuck booting",
    "keeps restarting",
    "starts and starts again",
    "not booting after an update",
    "reboots then shuts off",
    "frozen on start screen",
    "stuck at the apple logo",
    "ipad won't boot",
    "recovery mode",
  ],
  faultTypes: {
    "Stuck booting": [],
  },
  causes: {
    "bad-update": {
      name: "a system that was damaged by an update or a full memory",
      short: "a damaged system",
      weight: 6,
      why: "If the power goes or the memory is full while the system is written, it cannot read itself at the next start.",
      check: {
        do: "Start the maker's recovery menu with the power and volume keys.",
        finds: "the menu comes up although the normal start hangs",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 0],
        tools: [{ name: "Computer" }, { name: "Good data cable" }],
        steps: [
          {
            action: "test",
            title: "Charge for half an hour, then force a restart",
            how: "Hold power for 30 seconds. Give the next start 20 minutes: a first start after an update is slow.",
          },
          {
            action: "test",
            title: "Enter recovery",
            how: "Android: power and volume up. iPad: connect the cable to the computer, then the key sequence for your model until a cable picture shows.",
            see: "a plain menu or the cable picture.",
          },
          {
            action: "adjust",
            title: "Android: wipe the cache partition first",
            how: "If the menu offers it. This touches no pictures. Then “reboot”.",
            see: "your own start screen, with luck.",
          },
          {
            action: "adjust",
            title: "iPad: choose “Update”, not “Restore”",
            how: "The computer writes the system afresh and keeps your data. It takes up to an hour; leave the cable in peace.",
          },
          {
            action: "adjust",
            title: "As the last way, wipe all",
            how: "“Wipe data” or “Restore”.",
            warning:
              "This deletes everything. If the pictures have no copy, ask a repair café first.",
            see: "a greeting that asks for your language.",
          },
        ],
      },
    },
    "stuck-key": {
      name: "a volume or power key that is held down",
      short: "a stuck key",
      weight: 2,
      why: "A tight case or a sticky key is, to the tablet, a finger that asks for recovery at each start.",
      check: {
        do: "Take the case off and press each key ten times; feel whether one clicks less.",
        finds: "one key does not spring back or does not click",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [{ name: "Cotton buds" }, { name: "Isopropyl alcohol", instead: "clear spirit" }],
        steps: [
          {
            action: "unplug",
            title: "Case off, tablet off",
            how: "Pull the cable and hold the power key until it stays dark.",
          },
          {
            action: "clean",
            title: "Work alcohol in around the keys",
            how: "Wet cotton buds with alcohol, hold the tablet with the key downwards, and press the key fifty times.",
            warning: "A few drops only, and let them dry for an hour before you charge.",
            see: "brown rims on the bud.",
          },
          {
            action: "test",
            title: "Feel for the click",
            how: "Press slowly. All keys should click at the same depth.",
          },
          {
            action: "test",
            title: "Start without touching a volume key",
            how: "Press power alone for three seconds.",
            see: "the normal start.",
          },
        ],
      },
    },
    "low-power": {
      name: "a battery that gives in at the moment of starting",
      short: "the weak battery",
      weight: 4,
      why: "Starting takes more current than reading. A tired cell drops, the tablet goes off, recovers and tries again.",
      check: {
        do: "Start it on a strong wall charger after an hour of charging.",
        finds: "it gets further, or all the way, on the charger",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 80,
        euros: [0, 60],
        tools: [{ name: "Strong charger" }, { name: "Short, thick charging cable" }],
        steps: [
          {
            action: "unplug",
            title: "Break the loop",
            how: "Hold power until it stays off. In the loop it uses up what the charger gives.",
          },
          {
            action: "test",
            title: "Charge it switched off for three hours",
            how: "Strong charger, short cable, hard floor.",
            see: "a battery picture with a rising level.",
          },
          {
            action: "test",
            title: "Start it on the charger and save your data",
            how: "If it comes up, make a backup at once.",
          },
          {
            action: "look",
            title: "Plan a new cell",
            how: "If it goes off as soon as you pull the cable, the cell is worn. Look up the battery guide for your model, or ask for the price at a shop.",
            see: "whether the model opens with clips or with glue.",
          },
        ],
        stopWhen: ["It heats up while it loops."],
      },
    },
  },
  questions: [
    {
      ask: "Did the tablet's trouble begin with an update, or with a message that the memory is full?",
      answers: {
        yes: {
          means: "it began with an update or a full memory",
          heard: ["after an update", "update", "updating", "memory full"],
          when: { "bad-update": "often", "stuck-key": "rarely", "low-power": "rarely" },
        },
        no: { means: "there was no update" },
      },
    },
    {
      ask: "Does the tablet get further when it starts on a strong charger?",
      answers: {
        yes: {
          means: "it gets further on the charger",
          heard: ["starts on charger", "works when plugged in", "then shuts off"],
          when: { "low-power": "always", "bad-update": "rarely", "stuck-key": "rarely" },
        },
        no: { means: "the charger makes no difference" },
      },
    },
    {
      ask: "Do all keys of the tablet click and spring back, with its case off?",
      answers: {
        yes: {
          means: "all keys click",
          when: { "stuck-key": "never", "bad-update": "often", "low-power": "often" },
        },
        no: {
          means: "one key sticks",
          heard: ["button stuck", "key stuck", "volume stuck", "safe mode", "secure mode"],
        },
      },
    },
  ],
  safety: ["Leave a tablet that restarts over and over in nobody's bed or bag."],
  prevention: ["Update only with the charger in and 3 GB free."],
  stopWhen: ["The recovery menu does not come up either."],
});

const onOffButton = defineFault({
  id: "tablet-on-off-button",
  name: "has a power or home button that sticks or is dead",
  weight: 3,
  says: [
    "power button",
    "on off button",
    "on/off switch broken",
    "on switch stuck",
    "start button does not work",
    "button stuck",
    "switch busted",
    "power button not working",
    "home button dead",
    "home button not working",
    "on button pushed in",
    "button fell in",
    "lock button",
  ],
  faultTypes: {
    "On/Off button": [],
  },
  causes: {
    dirt: {
      name: "sticky dirt around the button",
      short: "dirt at the button",
      weight: 4,
      why: "Juice and skin grease dry in the gap, and the button moves as if in glue.",
      check: {
        do: "Take the case off and press the button slowly, twenty times.",
        finds: "it moves slowly, or clicks better and better",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Isopropyl alcohol", instead: "lens cleaner with alcohol" },
          { name: "Cotton buds" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Shut the tablet down",
            how: "If the button will not do it, use the off entry in the settings or let it run empty.",
          },
          {
            action: "clean",
            title: "Go round the gap with the toothpick",
            how: "Scrape dry crumbs out, with the button facing the floor.",
            fallsOut: "Grey crumbs.",
          },
          {
            action: "clean",
            title: "Flush it with a drop",
            how: "Put one drop of alcohol on one of the buds, press it to the gap and push the button many times. Repeat with a fresh bud.",
            see: "a button that springs back by itself.",
          },
          {
            action: "test",
            title: "Wait an hour, then switch on",
            how: "Press once, briefly.",
            see: "a reaction to every press.",
          },
        ],
      },
    },
    switch: {
      name: "a worn switch or a torn ribbon under the button",
      short: "the switch inside",
      weight: 5,
      why: "Under the cap sits a switch the size of a lentil on a thin ribbon. It tires after some ten thousand presses, or its solder cracks in a fall.",
      check: {
        do: "Press at the edge and in the middle, hard and soft, and count how often it reacts.",
        finds: "it clicks without doing anything, or does not click at all",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 80,
        euros: [5, 20],
        tools: [
          { name: "Model's button ribbon" },
          { name: "Opening plectrums" },
          { name: "Precision screwdriver" },
          { name: "Plastic tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charge low and switched off",
            how: "Below 25 %, cable and cards out.",
          },
          {
            action: "open",
            title: "Open the tablet by its guide",
            how: "Slide the plectrums along the seam, as flat as you can.",
            warning:
              "The power ribbon often runs over the edge of the cell. Look before each push.",
          },
          {
            action: "unscrew",
            title: "Battery plug off, then the old ribbon",
            how: "Undo the screws with the screwdriver, lift the plug, and peel the ribbon off with the tweezers, slowly.",
            fallsOut: "The button's cap, and a metal bracket as small as a grain of rice.",
            see: "the same shape as the new part.",
          },
          {
            action: "replace",
            title: "Lay the new ribbon in",
            how: "Set cap and bracket back, press the glue side down, plug in, battery last.",
            putBack: "Check that the cap clicks before you close.",
          },
          {
            action: "test",
            title: "Ten presses before closing",
            how: "Switch on, lock and unlock.",
            see: "ten reactions to ten presses.",
          },
        ],
      },
    },
    workaround: {
      name: "a button that is beyond saving while the tablet runs",
      short: "a lost button",
      weight: 2,
      why: "When no spare exists, the tablet can still be woken in other ways, and many people live with that for years.",
      check: {
        do: "Plug the charger in and see whether the screen lights up.",
        finds: "the charger wakes it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Charging cable" }],
        steps: [
          {
            action: "test",
            title: "Start it with the cable",
            how: "Most tablets start by themselves some minutes after the cable goes in.",
            see: "a logo or a charging picture.",
          },
          {
            action: "adjust",
            title: "Put a button on the screen",
            how: "iPad: Accessibility, Touch, AssistiveTouch. Android: Accessibility menu. It can lock, restart and take pictures.",
            see: "a small round button on the glass.",
          },
          {
            action: "adjust",
            title: "Wake it by tapping or by its cover",
            how: "Switch on “double tap to wake”, or use a magnetic cover.",
          },
          {
            action: "adjust",
            title: "Keep it from going flat",
            how: "Let it go to sleep instead of off, and charge it at 20 %.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet's button click, does it stick, or has it sunk in?",
      answers: {
        clicks: {
          means: "the button clicks but does nothing",
          heard: ["clicks but", "clicks"],
          when: { switch: "often", dirt: "rarely", workaround: "sometimes" },
        },
        sticks: {
          means: "the button sticks",
          heard: ["stuck", "sticks", "sticky", "slow"],
          when: { dirt: "often", switch: "sometimes", workaround: "rarely" },
        },
        gone: {
          means: "the button has sunk in or is gone",
          heard: ["pushed in", "fell in", "missing", "sunk", "busted", "broken off"],
          when: { switch: "often", workaround: "often", dirt: "never" },
        },
      },
    },
    {
      ask: "Does the tablet still start or wake when you plug the charger in?",
      answers: {
        yes: {
          means: "it wakes on the charger",
          heard: ["wakes on charger", "turns on when plugged"],
          when: { workaround: "often", dirt: "sometimes", switch: "often" },
        },
        no: { means: "it does not wake on the charger either" },
      },
    },
    {
      ask: "Has something sticky been spilled on the tablet?",
      answers: {
        yes: {
          means: "something was spilled on it",
          heard: ["spilled", "sticky", "juice", "coffee"],
          when: { dirt: "often", switch: "rarely", workaround: "rarely" },
        },
        no: { means: "nothing was spilled on it", heard: ["dropped"] },
      },
    },
    {
      ask: "Can a spare button ribbon be found for the tablet's model?",
      answers: {
        yes: {
          means: "a spare exists",
          heard: ["found part", "spare available"],
          when: { switch: "often", workaround: "never", dirt: "sometimes" },
        },
        no: { means: "no spare can be found", heard: ["no spare", "no part", "no source of part"] },
      },
    },
  ],
  safety: ["Press no tool into the gap: the cell can lie a millimetre behind it."],
  prevention: ["Let a cover with a magnet wake it, which spares the button."],
  stopWhen: ["The button reacts by itself and switches the tablet on in your bag."],
});

const softwareUpdate = defineFault({
  id: "tablet-software-update",
  name: "does not install its updates",
  weight: 3,
  says: [
    "software update",
    "won't update",
    "update failed",
    "not able to update",
    "needs updating",
    "update",
    "can't update",
    "update stuck",
    "old operating system",
    "not updateable",
    "no longer supported",
    "downloaded new software",
    "upgrade",
  ],
  faultTypes: {
    "Software update": [],
  },
  causes: {
    room: {
      name: "too little free memory or charge for the update",
      short: "too little room",
      weight: 5,
      why: "The update is unpacked beside the old system, so it needs twice its size, and the tablet refuses below half a charge.",
      check: {
        do: "Compare the size of the update with the free storage.",
        finds: "free storage is less than twice the update",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [
          { name: "Charger" },
          { name: "Computer", instead: "a memory card for the pictures" },
        ],
        steps: [
          {
            action: "look",
            title: "Save and clear the largest things",
            how: "Videos first. Copy them to the computer, open one there, delete it here.",
            see: "6 GB or more free.",
          },
          {
            action: "adjust",
            title: "Delete the broken download",
            how: "Settings, Storage: the half-loaded update stands in the list. Remove it.",
          },
          {
            action: "adjust",
            title: "Update over Wi-Fi on the charger",
            how: "Leave it alone until the lock screen is back. It may take an hour.",
            warning: "Do not switch it off in between, even if the bar stands still.",
          },
          {
            action: "test",
            title: "Ask for updates once more",
            how: "Often a second one was waiting.",
            see: "“Your software is up to date.”",
          },
        ],
      },
    },
    failed: {
      name: "an update that hangs and has to be written from a computer",
      short: "a hung update",
      weight: 3,
      why: "A network that drops out leaves a file that does not match its seal, and the tablet refuses it each time.",
      check: {
        do: "Restart, forget the Wi-Fi, join it again and start the update once more.",
        finds: "it breaks off at the same place or shows an error number",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 0],
        tools: [{ name: "Computer with the maker's program" }, { name: "Data cable" }],
        steps: [
          {
            action: "test",
            title: "Make a backup on the computer",
            how: "iTunes, Finder or the maker's program offers it as soon as the cable is in.",
            see: "today's date under “last backup”.",
          },
          {
            action: "test",
            title: "Choose Update in the program",
            how: "Plug straight into the computer, without a hub, and leave the cable untouched.",
          },
          {
            action: "look",
            title: "Write down an error number",
            how: "The maker's support page lists them. Many mean no more than “use another cable or port”.",
          },
          {
            action: "test",
            title: "Check the version afterwards",
            how: "Settings, About.",
            see: "the number that the program promised.",
          },
        ],
      },
    },
    ended: {
      name: "a model that gets no updates any more",
      short: "the end of updates",
      weight: 4,
      why: "The maker has stopped writing for this model. The tablet is sound, but new apps and some secure pages will pass it by.",
      check: {
        do: "Search your model number together with “last supported version”.",
        finds: "you already have the last one",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "A second browser" }],
        steps: [
          {
            action: "look",
            title: "Be clear about the risk",
            how: "Without updates, holes stay open. Do no banking on it, and use a separate mail address.",
          },
          {
            action: "replace",
            title: "Install a browser that brings its own security",
            how: "Firefox still runs on many older Android versions and keeps its own certificates.",
            see: "pages that the old browser refused.",
          },
          {
            action: "look",
            title: "Look for a community system",
            how: "Search the model name with “LineageOS”. If it is listed, an experienced helper can put it on in an evening.",
          },
          {
            action: "adjust",
            title: "Or give it a quiet job",
            how: "E-books from a card, kitchen radio, photo frame, music stand.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet say that it is up to date, although its version is old?",
      answers: {
        yes: {
          means: "it calls an old version up to date",
          heard: [
            "no longer supported",
            "not updateable",
            "obsolete",
            "too old",
            "old operating system",
          ],
          when: { ended: "always", room: "never", failed: "rarely" },
        },
        no: { means: "it offers an update" },
      },
    },
    {
      ask: "Does the tablet complain about storage or battery when you start the update?",
      answers: {
        yes: {
          means: "it complains about storage or battery",
          heard: ["not enough space", "no space", "storage", "memory"],
          when: { room: "always", failed: "rarely", ended: "never" },
        },
        no: { means: "it does not complain about storage" },
      },
    },
    {
      ask: "Does the tablet's update begin and then break off?",
      answers: {
        yes: {
          means: "the update begins and breaks off",
          heard: ["update failed", "update stuck", "hangs", "error"],
          when: { failed: "always", room: "sometimes", ended: "never" },
        },
        no: { means: "the update does not begin at all" },
      },
    },
  ],
  safety: ["Save what matters before every large update."],
  prevention: ["Let it update by night on the charger."],
  stopWhen: [
    "It stays dark or loops after the update: go on with the page for a tablet that does not start.",
  ],
});

const storageProblem = defineFault({
  id: "tablet-storage-problem",
  name: "has no room left, or does not read its memory card",
  weight: 4,
  says: [
    "no memory left",
    "memory full",
    "storage full",
    "no space",
    "not enough space",
    "storage problem",
    "access to memory problems",
    "help to clear memory",
    "free up memory",
    "doesn't recognize memory card",
    "sd card",
    "memory card not recognised",
    "needs new hard drive",
    "disk full",
    "clear storage",
  ],
  faultTypes: {
    "Storage problem": [],
  },
  causes: {
    full: {
      name: "storage that is full of videos, offline data and leftovers",
      short: "full storage",
      weight: 7,
      why: "Films, chats with pictures and maps for offline use grow unseen, and a 16 GB tablet has half of that taken by its system.",
      check: {
        do: "Open Storage in the settings and read the largest entry.",
        finds: "one or two entries take most of it",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 15],
        tools: [
          { name: "Computer with a cable", instead: "a cloud or a USB stick with the right plug" },
        ],
        steps: [
          {
            action: "look",
            title: "Copy pictures out and check the copy",
            how: "Connect the cable, open the folder DCIM on the computer, copy all, open five of them.",
            see: "five sharp pictures on the computer.",
          },
          {
            action: "adjust",
            title: "Empty the hidden corners",
            how: "Delete downloads, films kept offline, chat media, and then the bin of the picture app, which holds them for 30 days.",
          },
          {
            action: "adjust",
            title: "Clear the caches of the largest apps",
            how: "Browser, video and social apps: Clear cache.",
            see: "1 GB or more regained.",
          },
          {
            action: "adjust",
            title: "Let the system do it from now on",
            how: "Switch on “offload unused apps” or “smart storage”.",
          },
          {
            action: "test",
            title: "Restart and look again",
            how: "Storage, once more.",
            see: "a tenth of the whole free at the least.",
          },
        ],
      },
    },
    card: {
      name: "a memory card that is dirty, badly seated or worn out",
      short: "the memory card",
      weight: 4,
      why: "Cards lose contact through grease, and cheap ones forget after some years of writing.",
      check: {
        do: "Put the card into a computer or another device.",
        finds: "that one does not read it either, or asks to format it",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [{ name: "Soft eraser" }, { name: "Card reader", instead: "a laptop with a slot" }],
        steps: [
          {
            action: "unplug",
            title: "Eject the card, switch off, take it out",
            how: "Settings, Storage, Eject. Then open the flap or tray.",
            fallsOut: "The card springs out; hold a hand before it.",
          },
          {
            action: "clean",
            title: "Rub the gold contacts with the eraser",
            how: "Lightly, along the strips, then wipe the crumbs away.",
            see: "even gold.",
          },
          {
            action: "test",
            title: "Read it in the card reader",
            how: "If pictures appear, copy all of them before anything else.",
            warning: "Say no when a device offers to format it: that deletes them.",
          },
          {
            action: "replace",
            title: "Try a new card in the tablet",
            how: "No larger than the tablet's papers allow, 32 GB for many old ones. Format it in the tablet.",
            see: "the card under Storage with its full size.",
          },
        ],
        stopWhen: [
          "The card gets hot or the only copy of your pictures is on it: a data rescuer can do more.",
        ],
      },
    },
    slot: {
      name: "a card slot with dirt or a bent contact",
      short: "the card slot",
      weight: 2,
      why: "Eight thin springs press on the card. A card put in askew bends one, and fluff lifts the rest.",
      check: {
        do: "Insert a card that works elsewhere, and press on it lightly.",
        finds: "a good card is not seen, or only while you press",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Stiff strip of paper" }, { name: "Isopropyl alcohol" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Power off, card out", how: "Leave the flap open." },
          {
            action: "look",
            title: "Shine a torch in",
            how: "Look from the card's side.",
            see: "eight springs at one height.",
          },
          {
            action: "clean",
            title: "Wipe with a paper strip",
            how: "Wet the strip with alcohol, slide it in and out where the card goes, five times.",
            warning: "Do not dig in with metal.",
          },
          {
            action: "test",
            title: "Dry for ten minutes and put the card in",
            how: "Straight, with the contacts towards the springs, until it clicks.",
            see: "a message that a card was found.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it about the tablet's own storage or about a memory card?",
      answers: {
        own: {
          means: "its own storage is full",
          heard: [
            "own storage",
            "own",
            "no memory",
            "memory full",
            "storage full",
            "disk full",
            "no space",
            "clear memory",
            "free up",
          ],
          when: { full: "always", card: "never", slot: "never" },
        },
        card: {
          means: "it is about the memory card",
          heard: ["sd card", "memory card", "card not recognised", "micro sd"],
          when: { card: "often", slot: "often", full: "rarely" },
        },
      },
    },
    {
      ask: "Is the tablet's card read by a computer or another device?",
      answers: {
        yes: {
          means: "the card is read elsewhere",
          heard: ["card works in computer", "card is fine"],
          when: { slot: "often", card: "rarely", full: "sometimes" },
        },
        no: { means: "the card is not read elsewhere either" },
      },
    },
    {
      ask: "Does the tablet show that more than nine tenths of its storage are used?",
      answers: {
        yes: {
          means: "more than nine tenths are used",
          heard: ["full", "almost full"],
          when: { full: "always", card: "sometimes", slot: "sometimes" },
        },
        no: { means: "there is room left" },
      },
    },
  ],
  safety: ["Nothing is deleted until its copy has been opened somewhere else."],
  prevention: ["Copy pictures out twice a year and keep a tenth free."],
  stopWhen: [
    "Files vanish or names turn into signs: stop writing to it and save what can be read.",
  ],
});

const volumeButtons = defineFault({
  id: "tablet-volume-buttons",
  name: "has a volume button that does not work",
  weight: 1,
  says: [
    "volume button",
    "volume buttons",
    "volume down stuck",
    "volume rocker broken",
    "always boots into secure mode",
    "volume goes up by itself",
    "volume key",
    "can't change volume",
  ],
  faultTypes: {
    "Volume buttons": [],
  },
  causes: {
    jammed: {
      name: "a volume key that is jammed by dirt or a tight case",
      short: "a jammed key",
      weight: 5,
      why: "The long key tips on a small pivot. Dirt at one end or the rim of a case holds it down, and then the volume runs away.",
      check: {
        do: "Take the cover off and look whether the volume bar still moves by itself.",
        finds: "it stops when the cover is off",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 4],
        tools: [{ name: "Cotton buds" }, { name: "Rubbing alcohol" }, { name: "Sharp knife" }],
        steps: [
          { action: "unplug", title: "Cover off, tablet off", how: "Wipe the edge clean first." },
          {
            action: "clean",
            title: "Rinse the gap",
            how: "Dab alcohol round the key with cotton buds and rock the key to both ends thirty times.",
            see: "an equal click at both ends.",
          },
          {
            action: "adjust",
            title: "Widen the cover's cut-out",
            how: "Where the cover presses on the key, shave a millimetre off with the knife, away from the tablet.",
            warning: "Cut with the cover lying on a board, never on the tablet.",
          },
          {
            action: "test",
            title: "Let it dry for an hour and try",
            how: "Turn the volume all the way up and down.",
            see: "a bar that follows and then rests.",
          },
        ],
      },
    },
    ribbon: {
      name: "a worn volume ribbon",
      short: "the volume ribbon",
      weight: 4,
      why: "The switches for volume sit on a flexible strip, often together with the power switch, and a fall or wear shorts one of them.",
      check: {
        do: "Press both ends with the case off and watch the bar on the screen.",
        finds: "one end does nothing, or acts without being pressed",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [5, 15],
        tools: [
          { name: "Model's volume ribbon" },
          { name: "Plectrum" },
          { name: "Fine screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Let it run nearly flat and switch it off",
            how: "Cards and cable out. If it only boots into safe mode, hold the off entry on the screen.",
          },
          {
            action: "open",
            title: "Open it where the guide starts",
            how: "Work the plectrum along the seam on the side away from the keys.",
            warning: "The flat silver part is the cell. No tool goes over it.",
            fallsOut: "The loose volume key.",
          },
          {
            action: "unscrew",
            title: "Unplug battery and ribbon",
            how: "Undo the screws with the screwdriver; open the small flap that clamps the ribbon.",
            see: "gold contacts at its end.",
          },
          {
            action: "replace",
            title: "Fit the new ribbon",
            how: "Stick it along the frame, set the key on it, clamp it and connect the battery last.",
            putBack: "Snap the case together from one corner.",
          },
          {
            action: "test",
            title: "Try every key",
            how: "Volume up, down, and power, ten times each.",
            see: "a normal start without “safe mode” in the corner.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the tablet's volume change by itself?",
      answers: {
        yes: {
          means: "the volume changes by itself",
          heard: ["by itself", "goes up by itself", "secure mode", "safe mode"],
          when: { jammed: "often", ribbon: "sometimes" },
        },
        no: { means: "the volume does not change at all" },
      },
    },
    {
      ask: "Does it stop when you take the tablet out of its case or press the key a few times?",
      answers: {
        yes: { means: "it stops without the case", when: { jammed: "often", ribbon: "rarely" } },
        no: { means: "the case makes no difference", heard: ["physical button works fine"] },
      },
    },
    {
      ask: "Does the tablet's volume key click at both ends?",
      answers: {
        yes: { means: "it clicks at both ends", when: { ribbon: "often", jammed: "rarely" } },
        no: { means: "one end does not click", heard: ["stuck", "sticks"] },
      },
    },
  ],
  safety: ["Turn headphones down before you test: the volume may jump to full."],
  prevention: ["Set the volume on the screen when the key begins to stick."],
  stopWhen: ["The key has been pushed so deep that it touches something soft."],
});

const speaker = defineFault({
  id: "tablet-speaker-amplifier",
  name: "has no sound, or a poor one, from its speaker",
  weight: 2,
  says: [
    "no sound",
    "speaker not working",
    "speaker",
    "continuously at lower volume",
    "sound crackles",
    "very quiet",
    "sound distorted",
    "no audio",
    "sound problem",
    "can't hear videos",
  ],
  faultTypes: {
    "Speaker/amplifier": [],
  },
  causes: {
    setting: {
      name: "a mute, a Bluetooth device or a setting that takes the sound away",
      short: "a sound setting",
      weight: 5,
      why: "The sound goes to the last headphones it was paired with, or one app has a volume of its own at zero.",
      check: {
        do: "Switch Bluetooth off, and play a song with the volume turned up while it plays.",
        finds: "the sound is back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Headphones", instead: "a pair that you can borrow" }],
        steps: [
          {
            action: "adjust",
            title: "Look at all volumes",
            how: "Media, alarm and calls have separate sliders. Turn up “media”.",
          },
          {
            action: "adjust",
            title: "Bluetooth and mute off",
            how: "Also look for a crescent moon and for the side switch of older iPads.",
            see: "a plain loudspeaker sign.",
          },
          {
            action: "test",
            title: "Plug headphones in and out",
            how: "The tablet may believe that they are still in. Three times is usually enough.",
          },
          {
            action: "test",
            title: "Try two apps",
            how: "Play music and a video.",
            see: "sound in both. If only one is silent, look at that app's own slider.",
          },
        ],
      },
    },
    clogged: {
      name: "a speaker grille clogged with dust",
      short: "the clogged grille",
      weight: 4,
      why: "The slots at the edge are a millimetre wide and lie where hands and crumbs are.",
      check: {
        do: "Hold your ear to the grille and compare both sides.",
        finds: "the sound is dull or one side is quieter",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Dry toothbrush" },
          { name: "Putty", instead: "kneadable eraser or sticky tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, with the grille facing down",
            how: "So the dust falls out and not in.",
          },
          {
            action: "clean",
            title: "Brush across the slots",
            how: "Use the dry toothbrush, lightly and in one direction.",
          },
          {
            action: "clean",
            title: "Lift the rest out",
            how: "Press putty on the slots and pull it off. No needle: the membrane lies right behind.",
            see: "grey dots on the putty.",
          },
          {
            action: "test",
            title: "Play a voice",
            how: "Speech shows more than music.",
            see: "clear s-sounds.",
          },
        ],
      },
    },
    worn: {
      name: "a torn speaker or its loose contact",
      short: "the speaker",
      weight: 3,
      why: "The membrane tears at full volume, or its two spring contacts lose touch after a fall.",
      check: {
        do: "Listen with headphones to the same piece.",
        finds: "headphones sound right and the speaker rattles or is dead",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 20],
        tools: [
          { name: "New speaker" },
          { name: "Thin opening card" },
          { name: "Precision screwdriver" },
          { name: "Cotton bud with alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Run it low, off, cable out",
            how: "Then look up where the speaker sits: usually at the lower edge.",
          },
          {
            action: "open",
            title: "Open the case with the card",
            how: "Start near the speaker.",
            warning: "Keep the card outside the screw line; behind it lies the cell.",
          },
          {
            action: "clean",
            title: "Clean the spring contacts first",
            how: "After unplugging the battery wipe both springs and their pads with alcohol and bend the springs up a trace.",
            see: "shiny pads.",
          },
          {
            action: "unscrew",
            title: "Change the speaker if it still rattles",
            how: "Two screws, one plug. Loosen them with the screwdriver and put the new one in.",
            fallsOut: "A rubber seal; it goes round the new speaker.",
            putBack: "Seal first, or the bass is gone.",
          },
          {
            action: "test",
            title: "Listen before closing",
            how: "Half volume, with speech.",
            see: "no rattle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do headphones work on the tablet?",
      answers: {
        yes: {
          means: "headphones work",
          heard: ["headphones work", "works with headphones"],
          when: { worn: "often", clogged: "often", setting: "sometimes" },
        },
        no: { means: "headphones are silent too" },
      },
    },
    {
      ask: "Is the tablet's sound gone altogether, or quiet, dull or crackling?",
      answers: {
        gone: {
          means: "there is no sound at all",
          heard: ["gone altogether", "gone", "no sound", "no audio", "silent"],
          when: { setting: "often", worn: "sometimes", clogged: "rarely" },
        },
        dull: {
          means: "the sound is quiet or dull",
          heard: ["quiet", "dull", "lower volume", "muffled"],
          when: { clogged: "often", setting: "sometimes", worn: "sometimes" },
        },
        crackles: {
          means: "the sound crackles",
          heard: ["crackles", "crackly", "distorted", "rattles"],
          when: { worn: "often", clogged: "rarely", setting: "never" },
        },
      },
    },
    {
      ask: "Is Bluetooth on, or have headphones been used with the tablet lately?",
      answers: {
        yes: {
          means: "Bluetooth is on or headphones were used",
          heard: ["bluetooth", "after headphones"],
          when: { setting: "often", worn: "sometimes", clogged: "sometimes" },
        },
        no: { means: "Bluetooth is off and no headphones were used" },
      },
    },
  ],
  safety: ["Start every sound test at low volume."],
  prevention: ["Keep crumbs off the lower edge, and the volume below the point where it rattles."],
  stopWhen: ["The sound went away after water: treat the water first."],
});

const headphoneJack = defineFault({
  id: "tablet-headphone-jack",
  name: "has a headphone socket that fails",
  weight: 1,
  says: [
    "headphone jack",
    "headphone socket",
    "broken headphone socket",
    "headphones not working",
    "one ear only",
    "headphone plug stuck",
    "audio jack loose",
    "earphone socket",
    "thinks headphones are plugged in",
  ],
  faultTypes: {
    "Headphone jack": [],
  },
  causes: {
    dirt: {
      name: "fluff at the bottom of the socket",
      short: "fluff in the socket",
      weight: 5,
      why: "The socket is a deep hole, and each plug rams the fluff further in until it no longer clicks home.",
      check: {
        do: "Push the plug in and feel for the last click.",
        finds: "it stops before the click",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Toothpick" }, { name: "Vacuum cleaner" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, tablet off",
            how: "Hold it with the socket downwards.",
          },
          {
            action: "clean",
            title: "Loosen the fluff",
            how: "Turn the toothpick at the bottom, and hook the fluff out.",
            fallsOut: "A small felt plug.",
          },
          {
            action: "clean",
            title: "Draw the rest out",
            how: "Hold the nozzle of the vacuum cleaner over the hole for a few seconds.",
          },
          {
            action: "test",
            title: "Click the plug in",
            how: "Listen left and right.",
            see: "sound in both ears, and quiet speakers.",
          },
        ],
      },
    },
    headphones: {
      name: "headphones with a broken cable",
      short: "the headphones",
      weight: 4,
      why: "The wire breaks at the plug or at the ear, and that looks like a bad socket.",
      check: {
        do: "Try another pair on the tablet, and this pair on something else.",
        finds: "the other pair works",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 20],
        tools: [{ name: "Second pair of headphones" }],
        steps: [
          {
            action: "test",
            title: "Swap the headphones",
            how: "Listen to the same song with both pairs.",
            see: "which pair is silent.",
          },
          {
            action: "test",
            title: "Bend the cable at the plug",
            how: "Gently, while it plays.",
            see: "sound that comes and goes where the break is.",
          },
          {
            action: "look",
            title: "See whether the cable comes off",
            how: "Better headphones have a cable that unplugs and costs €8.",
          },
          {
            action: "look",
            title: "Have a new plug soldered on",
            how: "At a repair café that takes twenty minutes and pays for headphones that you like.",
          },
        ],
      },
    },
    socket: {
      name: "a worn or broken socket",
      short: "the socket",
      weight: 4,
      why: "Springs inside hold the plug. A tug to the side bends them or breaks the socket off its ribbon.",
      check: {
        do: "Turn the plug slowly while it plays.",
        finds: "the sound comes and goes with every pair",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 25],
        tools: [{ name: "Bluetooth headphones or a USB adapter" }, { name: "Repair note" }],
        steps: [
          {
            action: "unplug",
            title: "Look for a broken tip inside",
            how: "Switch off, shine a light in. A broken tip can be drawn out with a trace of glue on a matchstick.",
            see: "an empty hole with four springs.",
          },
          {
            action: "replace",
            title: "Go round the socket",
            how: "A USB adapter for €10 or Bluetooth headphones make the socket unnecessary.",
            see: "sound at once.",
          },
          {
            action: "look",
            title: "Look whether the socket has its own ribbon",
            how: "If a guide shows a separate headphone part with a plug, it is a matter of screws and €8.",
          },
          {
            action: "look",
            title: "Ask for it at a repair café",
            how: "Put model and “socket loose, tried two pairs” on the note.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do other headphones work on the tablet?",
      answers: {
        yes: {
          means: "other headphones work",
          heard: ["other headphones work"],
          when: { headphones: "always", dirt: "rarely", socket: "rarely" },
        },
        no: { means: "no headphones work on it", heard: ["tried several headphones"] },
      },
    },
    {
      ask: "Does the plug click all the way into the tablet?",
      answers: {
        yes: {
          means: "the plug clicks in",
          when: { socket: "often", headphones: "often", dirt: "never" },
        },
        no: {
          means: "the plug does not go in to the end",
          heard: ["stuck", "does not go in", "not click", "blocked"],
        },
      },
    },
    {
      ask: "Does the sound come back when you turn or press the plug in the tablet?",
      answers: {
        yes: {
          means: "turning the plug brings the sound back",
          heard: ["have to hold", "turn the plug", "wiggle", "loose"],
          when: { socket: "often", headphones: "sometimes", dirt: "sometimes" },
        },
        no: { means: "turning the plug changes nothing" },
      },
    },
  ],
  safety: ["Take the headphones off your ears while you wiggle the plug."],
  prevention: ["Pull the plug straight out, before you put the tablet into a bag."],
  stopWhen: ["A plug tip sits so deep that you would have to drill."],
});

const camera = defineFault({
  id: "tablet-camera",
  name: "takes no pictures, or blurred ones",
  weight: 1,
  says: [
    "camera not working",
    "camera",
    "doesn't take any photo",
    "camera black",
    "blurry photos",
    "camera blurred",
    "camera app crashes",
    "front camera",
    "video call shows no picture",
  ],
  faultTypes: {
    Camera: [],
  },
  causes: {
    lens: {
      name: "grease or a protector on the lens",
      short: "a dirty lens",
      weight: 4,
      why: "A fingerprint makes a milky veil, and a cover that has slipped over the lens makes everything dark.",
      check: {
        do: "Take the case off, breathe on the lens and wipe it with a soft cloth.",
        finds: "the picture is clearer",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [0, 0],
        tools: [{ name: "Microfibre cloth" }],
        steps: [
          {
            action: "look",
            title: "Look at the glass from the side",
            how: "In the light of a window you see grease and scratches.",
            see: "a rainbow film or a scratch.",
          },
          {
            action: "clean",
            title: "Breathe on it and wipe",
            how: "Use the cloth in small circles, front and back camera.",
          },
          {
            action: "adjust",
            title: "Free it from case and film",
            how: "Move the case's cut-out away and peel a film off the lens.",
          },
          {
            action: "test",
            title: "Photograph print at 30 cm",
            how: "Tap on the letters to focus.",
            see: "sharp letters.",
          },
        ],
      },
    },
    app: {
      name: "an app or a permission that blocks the camera",
      short: "an app or permission",
      weight: 5,
      why: "Only one app at a time gets the camera, and each must be allowed to use it.",
      check: {
        do: "Restart and open the maker's own camera app first.",
        finds: "it works there, but not in the other app",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Two minutes in the settings" }],
        steps: [
          {
            action: "adjust",
            title: "Close all apps and restart",
            how: "A video call in the background holds the camera.",
          },
          {
            action: "adjust",
            title: "Allow the camera",
            how: "Open the settings, Privacy, Camera, and switch the app on. Newer systems also have one switch for all.",
            see: "the app in the list with its switch on.",
          },
          {
            action: "adjust",
            title: "Clear the camera app's cache",
            how: "Apps, Camera, Storage. Free 1 GB too: with a full memory it takes no photo.",
          },
          {
            action: "test",
            title: "Take one with each camera",
            how: "Use the turning-arrows sign.",
            see: "a picture from both.",
          },
        ],
      },
    },
    module: {
      name: "a loose or broken camera module",
      short: "the camera module",
      weight: 3,
      why: "The camera is a cube of 8 mm on a press-on plug. A fall lifts the plug or breaks the tiny focus motor.",
      check: {
        do: "Shake the tablet gently beside your ear and watch the preview.",
        finds: "it rattles, stays black in every app or never focuses",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Plastic opening pick" },
          { name: "Precision screwdriver" },
          { name: "Camera for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Nearly empty, off, cards out",
            how: "Look up the guide for your model.",
          },
          {
            action: "open",
            title: "Open with the pick near the camera",
            how: "Flat and shallow.",
            warning: "Stay away from the cell in the middle.",
          },
          {
            action: "unscrew",
            title: "Battery off, then press the camera's plug home",
            how: "Undo the cover with the screwdriver, lift the camera's plug and press it down again.",
            see: "a level plug.",
          },
          {
            action: "replace",
            title: "If that does not help, fit the new camera",
            how: "Lift the old one by its edge. Touch no lens.",
            fallsOut: "A foam frame; it goes on the new one.",
            putBack: "Foam frame, camera, cover.",
          },
          {
            action: "test",
            title: "Preview before closing",
            how: "Open the camera app and focus near and far.",
            see: "a sharp picture at both.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tablet's camera picture black, or blurred?",
      answers: {
        black: {
          means: "the camera stays black or does not start",
          heard: ["black", "does not start", "not take any photo", "crashes", "no picture"],
          when: { app: "often", module: "often", lens: "rarely" },
        },
        blurred: {
          means: "the pictures are blurred",
          heard: ["blurred", "blurry", "not focus", "foggy", "unclear"],
          when: { lens: "often", module: "sometimes", app: "never" },
        },
      },
    },
    {
      ask: "Does the tablet's camera work in the maker's own camera app?",
      answers: {
        yes: {
          means: "it works in the maker's app",
          heard: ["only in one app", "not in zoom", "skype"],
          when: { app: "often", lens: "sometimes", module: "never" },
        },
        no: { means: "it fails in every app" },
      },
    },
    {
      ask: "Did the tablet fall before its camera failed?",
      answers: {
        yes: {
          means: "it fell before",
          heard: ["dropped", "fell"],
          when: { module: "often", lens: "rarely", app: "rarely" },
        },
        no: { means: "it did not fall" },
      },
    },
  ],
  safety: ["Do not scrape the lens with anything harder than cloth."],
  prevention: ["Wipe the lens when you wipe the screen."],
  stopWhen: ["There is condensation behind the lens: water is inside."],
});

export const tablet: Playbook = {
  faults: [
    screen,
    power,
    drains,
    chargingPort,
    charger,
    helpConfiguration,
    softwareIssue,
    accessIssue,
    performance,
    internalDamage,
    stuckBooting,
    onOffButton,
    softwareUpdate,
    storageProblem,
    volumeButtons,
    speaker,
    headphoneJack,
    camera,
  ],
  notes: [
    {
      about: ["glue", "adhesive", "suction cup", "open", "heat gun"],
      text: "Most tablets are glued. Gentle warmth of about 60 °C for two minutes a side softens the glue; a hair dryer does, a heat gun easily overheats the cell. Move the card along the edge and never deeper than 5 mm.",
    },
    {
      about: ["worth", "cost", "price", "repair shop"],
      text: "A shop takes roughly €60 to 150 for a screen and €40 to 90 for a battery. Compare that with a used tablet of the same model before you decide.",
    },
    {
      about: ["rice", "wet", "drying"],
      text: "Rice does not dry the inside of a tablet. What helps is to cut the power at once, open it the same day and brush the board with strong isopropyl alcohol.",
    },
    {
      about: ["data", "photos", "pictures", "recover"],
      text: "Pictures may be on the memory card, in the cloud or only inside. As long as the board works, a tablet with a dead screen can often be read over the cable or with a USB mouse.",
    },
  ],
};
