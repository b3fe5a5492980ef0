import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const noStart = defineFault({
  id: "laptop-does-not-start",
  name: "does not start",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "won't start",
    "no power",
    "not booting",
    "won't boot",
    "dead",
    "black screen",
    "stuck at startup",
    "boot failure",
    "blue screen",
    "restarts itself",
    "turns on then off",
    "no operating system",
    "stuck in repair loop",
    "does not switch on",
    "windows won't load",
    "fan runs but no picture",
    "power button not working",
  ],
  causes: {
    residual: {
      name: "a hung power circuit",
      short: "the power circuit",
      weight: 4,
      why: "The small chip that manages power can hang after a bad sleep or a power cut. Without any current it forgets that.",
      check: {
        do: "Unplug charger and everything else, hold the power button for 30 seconds, plug the charger in and press it once.",
        finds: "it starts",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Charger that belongs to it" }],
        steps: [
          {
            action: "unplug",
            title: "Pull everything out",
            how: "Charger, sticks, cards, docks. If the battery comes out without tools, take it out.",
            fallsOut: "The battery slides out when both catches are open.",
          },
          {
            action: "adjust",
            title: "Hold the power button for 30 seconds",
            how: "That lets the last charge flow off.",
          },
          {
            action: "test",
            title: "Start on the charger alone",
            how: "Battery still out if it comes out. Use its own charger, without a dock.",
            see: "a lamp, and the fan within seconds.",
          },
          {
            action: "reassemble",
            title: "Put the parts back one by one",
            how: "Battery, then each stick, with a start in between.",
            see: "which of them stops it, if one does.",
          },
        ],
        prevention: ["Shut it down fully once a week."],
      },
    },
    charger: {
      name: "a dead charger or a worn power socket",
      short: "charger or socket",
      weight: 5,
      why: "The charger's cord breaks at both ends, and the socket of the laptop loosens from years of tugging.",
      check: {
        do: "Look for the lamp on the charger, and try another one with the same volts and plug.",
        finds: "no lamp shows, or it starts with the other charger",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [15, 50],
        tools: [
          { name: "Charger with the same volts, and at least the same amps" },
          { name: "Torch" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "look",
            title: "Compare the labels",
            how: "Volts must be the same, amps the same or more. USB-C needs the watts printed on the old one.",
          },
          {
            action: "unplug",
            title: "Pull the charger and look into the socket",
            how: "Shine the torch in. The pin should stand straight. Clean it with a dry cotton bud.",
            warning: "A socket that wobbles or is brown is not used further: it can short.",
          },
          {
            action: "test",
            title: "Try the borrowed charger",
            how: "Leave it for ten minutes before you press the button.",
            see: "a charging lamp.",
          },
          {
            action: "replace",
            title: "Buy the one that worked",
            how: "With the safety mark of your country. For a loose socket ask a repair café: on many models it is a plug-in part for €10.",
          },
        ],
      },
    },
    system: {
      name: "a damaged system or a failing drive",
      short: "system or drive",
      weight: 5,
      why: "It gets power, shows a logo, and then stops: what should be loaded cannot be read.",
      check: {
        do: "Watch whether a logo, a message or a blue screen comes.",
        finds: "it gets as far as a logo or a message",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 60],
        tools: [
          { name: "USB stick of 16 GB with a rescue system" },
          { name: "External drive for your data" },
        ],
        steps: [
          {
            action: "look",
            title: "Write the message down",
            how: "Word for word, with its number.",
          },
          {
            action: "test",
            title: "Let it repair itself once",
            how: "Interrupt the start three times by the power button; Windows then offers “startup repair”. On a Mac hold Cmd and R, and run Disk Utility.",
            see: "a message that something was mended.",
          },
          {
            action: "test",
            title: "Start from the stick",
            how: "Make the stick on another computer, choose it in the start menu (F12, F9, Esc or Alt).",
            see: "a desktop. Then the hardware is sound.",
          },
          {
            action: "look",
            title: "Copy your data to the external drive",
            how: "Before any repair that writes. A drive that clicks or vanishes is switched off and goes to a data service.",
            warning: "Do not run repair programs on a clicking drive: each minute costs data.",
          },
          {
            action: "replace",
            title: "Set the system up afresh",
            how: "On a new SSD if the old drive shows errors, else on the old one.",
          },
        ],
        prevention: ["Keep a copy of your data on a drive in another room."],
      },
    },
    hardware: {
      name: "a fault on memory or board",
      short: "memory or board",
      weight: 3,
      why: "When lamps light and the fan runs but nothing is shown, a memory module may sit badly, or the board has failed.",
      check: {
        do: "Connect a television or monitor, and count beeps or blinks at the start.",
        finds: "nothing shows there either, and it beeps or blinks in a pattern",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 80],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Plastic card", instead: "a guitar pick" },
          { name: "Soft eraser" },
          { name: "Box with compartments" },
        ],
        steps: [
          {
            action: "look",
            title: "Look up the blink code",
            how: "Model and “beep code” in a search. It names memory, board or screen.",
          },
          {
            action: "unplug",
            title: "Shut down, unplug, empty it of current",
            how: "Hold the power button for ten seconds afterwards.",
          },
          {
            action: "unscrew",
            title: "Open the bottom",
            how: "Screws into the box in their pattern, using the screwdriver; go round the seam with the card.",
            fallsOut: "Rubber feet may hide two screws.",
            warning:
              "Lay nothing of metal on the battery, and unplug it from the board before you touch anything.",
          },
          {
            action: "clean",
            title: "Reseat the memory",
            how: "Spread the two clips, take the module out, rub its gold edge with the eraser, and press it in at a slant until both clips snap.",
            see: "both clips level.",
          },
          {
            action: "test",
            title: "Start it before you close it",
            how: "Battery plug on, press the button.",
            see: "a picture. With two modules, try each alone.",
          },
        ],
        stopWhen: ["It stays dark with each module: the board is work for a specialist."],
      },
    },
  },
  questions: [
    {
      ask: "Does any lamp light or the fan run when you press the laptop's power button?",
      answers: {
        yes: {
          means: "a lamp lights or the fan runs",
          heard: [
            "fan runs",
            "lights come on",
            "light comes on",
            "power light",
            "beeps",
            "turns on then off",
          ],
          when: { charger: "never", residual: "sometimes", system: "always", hardware: "often" },
        },
        no: {
          means: "neither lamp nor fan comes on",
          heard: ["completely dead", "no lights", "no power"],
        },
      },
    },
    {
      ask: "Do you see a logo, a message or a blue screen on the laptop?",
      answers: {
        yes: {
          means: "a logo or message appears",
          heard: [
            "logo",
            "blue screen",
            "error message",
            "no operating system",
            "repair loop",
            "windows not load",
            "stuck at startup",
            "boot failure",
          ],
          when: { system: "always", hardware: "rarely", residual: "rarely", charger: "never" },
        },
        no: {
          means: "the screen stays black",
          heard: ["black screen", "no picture", "no display"],
        },
      },
    },
    {
      ask: "Does the lamp on the laptop's charger light up, or does the laptop show that it charges?",
      answers: {
        yes: {
          means: "the charger gives power",
          when: { charger: "rarely", residual: "often", system: "always", hardware: "often" },
        },
        no: {
          means: "the charger gives no sign",
          heard: [
            "charger broken",
            "charger light off",
            "charger dead",
            "loose power",
            "power jack",
            "power socket",
          ],
        },
      },
    },
    {
      ask: "Did the laptop stop after a bad sleep, a power cut or an update?",
      answers: {
        yes: {
          means: "it stopped after sleep, a power cut or an update",
          heard: ["after update", "since the update", "after sleep", "power cut"],
          when: { residual: "often", system: "sometimes", charger: "rarely", hardware: "rarely" },
        },
        no: { means: "nothing of the kind came before" },
      },
    },
  ],
  safety: [
    "If the case bulges or the touchpad rises, do not charge or open it: the battery is swollen.",
  ],
  prevention: ["Lift it, do not drag it by its charger."],
  stopWhen: ["It clicks, or your only copy of something is in it."],
});

const battery = defineFault({
  id: "laptop-battery-or-charging",
  name: "does not charge, or its battery does not last",
  weight: 7,
  says: [
    "battery not working",
    "won't charge",
    "not charging",
    "battery dead",
    "plugged in not charging",
    "only works when plugged in",
    "battery doesn't last",
    "charging port loose",
    "power jack loose",
    "charger broken",
    "needs new battery",
    "battery replacement",
    "cuts out when unplugged",
    "charger cable broken",
    "dc jack",
  ],
  causes: {
    worn: {
      name: "a worn-out battery",
      short: "the battery",
      weight: 6,
      why: "Laptop batteries are good for three to five years. Then they last for minutes, or the laptop runs on the mains only.",
      check: {
        do: "Read the battery report: on Windows type “powercfg /batteryreport”, on a Mac look under “battery condition”.",
        finds: "full charge is under 60 % of the design figure, or service is advised",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [30, 90],
        tools: [
          { name: "Battery with the same part number" },
          { name: "Precision screwdriver" },
          { name: "Plastic card" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the number",
            how: "On the old battery or in the service manual. Volts and shape must match.",
          },
          {
            action: "unplug",
            title: "Shut down, charger out, 20 % left",
            how: "Hold the power button for ten seconds after that.",
            warning: "If it is swollen, do not press or pry it: bring it outdoors and to a shop.",
          },
          {
            action: "unscrew",
            title: "Take the bottom off",
            how: "Note each screw's place; the card helps along the seam, the precision screwdriver with the small heads.",
          },
          {
            action: "replace",
            title: "Change the battery",
            how: "Pull its plug by the body, undo its screws, lift it out flat, and lay the new one in.",
            fallsOut: "The old battery goes to the collection point with its contacts taped.",
          },
          {
            action: "test",
            title: "Charge to full, run down to 10 %, charge again",
            how: "That teaches the gauge.",
            see: "a full charge near the design figure.",
          },
        ],
        prevention: ["Where it can be set, stop charging at 80 %."],
      },
    },
    adapter: {
      name: "a charger that is too weak or broken",
      short: "the charger",
      weight: 4,
      why: "A frayed cord or a borrowed charger with fewer watts keeps the laptop running, but puts nothing in.",
      check: {
        do: "Compare the watts on charger and laptop, and try another that fits.",
        finds: "it charges with the other one",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [15, 50],
        tools: [{ name: "Matching charger" }],
        steps: [
          {
            action: "unplug",
            title: "Look the cord over",
            how: "Out of the wall first. Bend it gently at both ends.",
            warning: "Bare or crackling cords are thrown away, not taped.",
            see: "a smooth cord.",
          },
          {
            action: "look",
            title: "Match the figures",
            how: "Volts the same, watts the same or more.",
          },
          {
            action: "test",
            title: "Charge for half an hour, shut down",
            how: "With the matching charger in a wall socket.",
            see: "ten percent or more.",
          },
        ],
      },
    },
    jack: {
      name: "a loose or broken charging socket",
      short: "the socket",
      weight: 4,
      why: "The socket takes each tug on the cord. Its solder cracks or its wires break.",
      check: {
        do: "Hold the plug and move it gently in each direction.",
        finds: "charging comes and goes",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [8, 30],
        tools: [
          { name: "Charging socket for the model" },
          { name: "Screwdriver set" },
          { name: "Flat plastic tool", instead: "an old card" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out whether it plugs in",
            how: "Search for the model and “DC jack”. With a cable it is your work, soldered to the board it is a specialist's.",
          },
          {
            action: "unplug",
            title: "Charger out, shut down",
            how: "And the battery's plug off as the very first thing inside.",
          },
          {
            action: "open",
            title: "Open it as far as the socket",
            how: "Follow the guide for the model, with the screwdriver set and the plastic tool.",
            fallsOut: "Keep the screws by place.",
            warning: "Flat cables hang between the halves: open like a book, slowly.",
          },
          {
            action: "replace",
            title: "Swap the socket",
            how: "Note the cable's path, unplug, lift the old socket out, lay the new one in the same way.",
          },
          {
            action: "test",
            title: "Charge before closing",
            how: "Battery on, charger in, move the plug.",
            see: "a lamp that does not flicker.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the laptop run well as long as the charger is in?",
      answers: {
        yes: {
          means: "it runs on the charger",
          heard: [
            "only works when plugged in",
            "works when plugged",
            "cuts out when unplugged",
            "runs on mains",
          ],
          when: { worn: "always", adapter: "sometimes", jack: "sometimes" },
        },
        no: { means: "it fails on the charger too" },
      },
    },
    {
      ask: "Does the laptop's charging come and go when you move the plug?",
      answers: {
        yes: {
          means: "charging comes and goes with the plug",
          heard: ["loose", "wiggle", "at an angle", "jack loose", "port loose", "hold the plug"],
          when: { jack: "often", adapter: "sometimes", worn: "never" },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Does the laptop charge with another fitting charger?",
      answers: {
        yes: {
          means: "another charger works",
          heard: ["works with another charger", "charger broken", "charger cable"],
          when: { adapter: "always", worn: "rarely", jack: "rarely" },
        },
        no: {
          means: "another charger does not help",
          heard: ["tried another charger", "new charger"],
        },
      },
    },
  ],
  safety: ["A battery that bulges, smells or gets hot is not charged again."],
  prevention: ["Let the cord hang in a loop, so that a tug does not reach the socket."],
  stopWhen: ["The battery is glued in and does not come loose by its tabs."],
});

const slow = defineFault({
  id: "laptop-slow",
  name: "has become very slow",
  weight: 8,
  says: [
    "slow",
    "running slow",
    "very slow",
    "takes ages to start",
    "slow to boot",
    "freezes",
    "hangs",
    "laggy",
    "virus",
    "malware",
    "infected",
    "pop ups",
    "needs clean up",
    "upgrade SSD",
    "more memory",
    "low memory",
    "software problem",
    "Windows problem",
    "needs Linux",
    "update problem",
    "crashes",
  ],
  causes: {
    disk: {
      name: "an old hard disk",
      short: "the hard disk",
      weight: 6,
      why: "A spinning disk is fifty times slower than an SSD at small pieces, and today's systems are made of small pieces.",
      check: {
        do: "Open the task manager (Ctrl+Shift+Esc), page “performance”, while it is slow.",
        finds: "the disk stands near 100 % and is called HDD",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 150,
        euros: [30, 70],
        tools: [
          { name: "SSD of the same format, 500 GB" },
          { name: "USB adapter for the SSD" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Copy your data first",
            how: "To an external disk. Then check what format fits: 2.5 inch or M.2.",
          },
          {
            action: "test",
            title: "Clone the old disk",
            how: "Connect the SSD by its adapter and use the maker's cloning program.",
            see: "“finished without errors”.",
          },
          {
            action: "unplug",
            title: "Shut down, charger out",
            how: "Hold the power button for ten seconds.",
          },
          {
            action: "unscrew",
            title: "Open the hatch or the bottom",
            how: "With the small screwdriver. Unplug the battery inside first.",
            fallsOut: "Often a frame and four tiny screws with the disk.",
          },
          {
            action: "replace",
            title: "Swap the disk",
            how: "Same side up, pushed home, frame and screws back.",
          },
          {
            action: "test",
            title: "Start it and time it",
            how: "From the button to a usable desktop.",
            see: "under a minute.",
          },
        ],
      },
    },
    clutter: {
      name: "too many programs at start, or unwanted ones",
      short: "programs",
      weight: 5,
      why: "Each program that starts by itself takes memory. Two virus scanners at once, or an unwanted program, bring any laptop to its knees.",
      check: {
        do: "Look at the “startup” page of the task manager and at what was installed lately.",
        finds: "a long list of programs is on, or unknown ones",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Virus scanner, only one" }, { name: "External drive for a backup" }],
        steps: [
          { action: "look", title: "Save your data", how: "On the external drive." },
          {
            action: "clean",
            title: "Take programs off the start",
            how: "Startup page: switch off all that you do not know to need.",
            see: "three or four left.",
          },
          {
            action: "clean",
            title: "Remove what you do not use",
            how: "Apps and features, by date. Keep one scanner: two block one another.",
          },
          {
            action: "test",
            title: "Scan once, from outside",
            how: "The scanner's offline mode starts before the system does.",
            warning: "Do not call a number that a pop-up shows: that is the fraud.",
          },
          {
            action: "test",
            title: "Update and restart",
            how: "Leave it on the charger until it asks for nothing more.",
            see: "a processor under 10 % at rest.",
          },
        ],
        prevention: ["Install from the maker's page only, and read what is ticked."],
      },
    },
    memory: {
      name: "too little memory for what it has to do",
      short: "the memory",
      weight: 4,
      why: "With 4 GB a browser with ten pages fills it, and the rest is swapped to the disk.",
      check: {
        do: "Watch “memory” in the task manager with your usual programs open.",
        finds: "it stands above 85 %",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [15, 50],
        tools: [{ name: "Memory module of the right type" }, { name: "Crosshead screwdriver" }],
        steps: [
          {
            action: "look",
            title: "Find out what fits",
            how: "Model and “memory” on a memory maker's page. Some have it soldered on; then lighter programs are the way.",
          },
          {
            action: "unplug",
            title: "Shut down and unplug",
            how: "Touch a radiator before you touch the module.",
          },
          {
            action: "open",
            title: "Open the hatch",
            how: "With the screwdriver, and take the battery's plug off inside.",
          },
          {
            action: "replace",
            title: "Put the module in at a slant",
            how: "Notch to notch, press down until both clips snap.",
            see: "no gold left to see.",
          },
          {
            action: "test",
            title: "Read the figure in the settings",
            how: "System, installed memory.",
            see: "the new sum.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the laptop have an SSD?",
      answers: {
        yes: {
          means: "it has an SSD",
          heard: ["has an ssd", "already ssd"],
          when: { disk: "never", clutter: "often", memory: "often" },
        },
        no: {
          means: "it has a spinning disk",
          heard: ["hard disk", "hard drive", "hdd", "old laptop"],
        },
      },
    },
    {
      ask: "Did the laptop become slow within days, or do unknown windows pop up?",
      answers: {
        yes: {
          means: "it came within days, or windows pop up",
          heard: [
            "pop ups",
            "virus",
            "malware",
            "infected",
            "suddenly slow",
            "antivirus",
            "threats",
          ],
          when: { clutter: "often", disk: "rarely", memory: "rarely" },
        },
        no: { means: "it crept in over years" },
      },
    },
    {
      ask: "Is the laptop fast with one program open and slow with many?",
      answers: {
        yes: {
          means: "it is slow with many programs open",
          heard: ["many tabs", "low memory", "more memory", "ram"],
          when: { memory: "always", clutter: "sometimes", disk: "rarely" },
        },
        no: { means: "it is slow even with one program" },
      },
    },
  ],
  safety: ["Copy your data before you change disk or system."],
  prevention: ["Restart it at least once a week, and keep a tenth of the disk free."],
  stopWhen: ["The disk clicks, or files vanish: switch it off and ask a data service."],
});

const screen = defineFault({
  id: "laptop-screen",
  name: "has a broken, dark or flickering screen",
  weight: 5,
  says: [
    "screen broken",
    "cracked screen",
    "no display",
    "screen flickers",
    "lines on screen",
    "screen dark",
    "backlight not working",
    "screen not working",
    "needs new screen",
    "half the screen black",
    "hinge broken",
    "screen blank",
    "screen goes blank when moved",
    "white screen",
  ],
  causes: {
    panel: {
      name: "a broken panel",
      short: "the panel",
      weight: 5,
      why: "Pressure or a pen on the keyboard breaks the glass sheet inside. Cracks, ink spots and coloured bands stay where they are.",
      check: {
        do: "Connect a monitor or television.",
        finds: "the picture there is perfect, and the laptop's shows cracks, spots or bands",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [40, 110],
        tools: [
          { name: "Panel with the number on the old one's back" },
          { name: "Plastic picks", instead: "old cards" },
          { name: "Small crosshead screwdriver" },
          { name: "Soft cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Shut down, charger out, battery off",
            how: "Lay the laptop on a soft cloth.",
          },
          {
            action: "pry",
            title: "Take the frame off",
            how: "Slide the picks between frame and screen, start at the bottom corners.",
            fallsOut: "Little caps hide screws; stick them on tape.",
          },
          {
            action: "unscrew",
            title: "Undo the panel and lay it on its face",
            how: "Screwdriver, four screws or pull-tabs. It still hangs on a flat cable.",
            warning: "Do not pull: the cable tears.",
          },
          {
            action: "replace",
            title: "Change it",
            how: "Lift the tape, pull the plug straight out, compare the number, plug the new panel in.",
          },
          {
            action: "test",
            title: "Try before you close",
            how: "Battery on, start.",
            see: "an even, bright picture.",
          },
        ],
        stopWhen: ["Panel and glass are glued together: then the lid is changed as one."],
      },
    },
    cable: {
      name: "a worn cable in the hinge",
      short: "the hinge cable",
      weight: 3,
      why: "The cable to the screen bends each time you open the lid. At last it works only at some angles.",
      check: {
        do: "Open and close the lid slowly while it runs.",
        finds: "the picture comes and goes with the angle",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [10, 30],
        tools: [
          { name: "Screen cable for the model" },
          { name: "Precision screwdrivers" },
          { name: "Spudger", instead: "a wooden cuticle stick" },
        ],
        steps: [
          { action: "unplug", title: "Off, unplugged, battery out", how: "Photograph each stage." },
          {
            action: "open",
            title: "Open bottom and screen frame",
            how: "By the guide to the model, with precision screwdrivers.",
          },
          {
            action: "look",
            title: "Follow the cable through the hinge",
            how: "Look for a bare or sharp bend.",
            see: "the spot where it has chafed.",
          },
          {
            action: "replace",
            title: "Lay the new one in the same path",
            how: "Lift both plugs with the spudger, and leave the slack where it was.",
            putBack: "Tape over the plug at the panel.",
          },
          {
            action: "test",
            title: "Move the lid twenty times",
            how: "With the picture on.",
            see: "no flicker at any angle.",
          },
        ],
      },
    },
    setting: {
      name: "a brightness, driver or output setting",
      short: "a setting",
      weight: 3,
      why: "The picture may be sent to another screen, turned fully dark, or stuck in a bad driver.",
      check: {
        do: "Press the brightness keys, then Windows+P (or F5, F7) twice, then shine a torch at the screen.",
        finds: "a picture comes, or you see a faint one in the torchlight",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Monitor with cable", instead: "a television" }, { name: "Torch" }],
        steps: [
          {
            action: "test",
            title: "Wake the picture",
            how: "Brightness up, Windows+P, Windows+Ctrl+Shift+B.",
            see: "a flash or a picture.",
          },
          {
            action: "test",
            title: "Look with the torch",
            how: "At a slant, in a dark room.",
            see: "nothing. If you see a faint picture, the backlight or its cable has failed.",
          },
          {
            action: "adjust",
            title: "Mend the driver",
            how: "With the monitor connected: device manager, display adapter, roll back or update.",
          },
          {
            action: "test",
            title: "Restart without the monitor",
            how: "Lid open.",
            see: "the picture where it belongs.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the picture good on a monitor or television connected to the laptop?",
      answers: {
        yes: {
          means: "another screen shows a good picture",
          heard: ["external monitor works", "works on tv", "works with external"],
          when: { panel: "always", cable: "always", setting: "sometimes" },
        },
        no: { means: "another screen shows nothing either" },
      },
    },
    {
      ask: "Does the laptop's picture change when you move the lid?",
      answers: {
        yes: {
          means: "the picture changes with the lid",
          heard: ["when moved", "move the lid", "certain angle", "hinge", "flickers when"],
          when: { cable: "often", panel: "rarely", setting: "never" },
        },
        no: { means: "the lid makes no difference" },
      },
    },
    {
      ask: "Do you see a crack, a spot or a band in the laptop's screen?",
      answers: {
        yes: {
          means: "a crack, spot or band is to be seen",
          heard: ["cracked", "crack", "lines", "spot", "broken screen", "band", "half the screen"],
          when: { panel: "always", cable: "sometimes", setting: "never" },
        },
        no: { means: "the screen itself looks whole" },
      },
    },
  ],
  safety: ["Splinters of a panel are fine: tape over a crack before you touch it."],
  prevention: ["Never leave a pen on the keyboard, and lift the lid at the middle."],
  stopWhen: ["The hinge has torn out of the case."],
});

const hot = defineFault({
  id: "laptop-overheats",
  name: "gets hot, loud or switches itself off",
  weight: 4,
  says: [
    "overheats",
    "overheating",
    "gets hot",
    "fan noisy",
    "fan loud",
    "turns itself off",
    "shuts down",
    "turns off after 30 seconds",
    "cuts out when playing games",
    "fan not working",
    "fan always on",
    "needs cleaning",
    "thermal paste",
  ],
  causes: {
    dust: {
      name: "dust felt in fan and cooler",
      short: "dust",
      weight: 7,
      why: "Behind the fan's outlet a felt of dust grows between thin fins. The heat stays in, and the laptop slows down or goes off.",
      check: {
        do: "Shine a torch into the outlet at the side or back.",
        finds: "you see grey felt, or hardly any air comes out",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Precision screwdriver set" },
          { name: "Soft paint brush" },
          { name: "Can of air", instead: "a bicycle pump" },
        ],
        steps: [
          { action: "unplug", title: "Shut down and unplug", how: "Let it cool for half an hour." },
          {
            action: "unscrew",
            title: "Take the bottom off",
            how: "Use the screwdriver set, note each screw, and pull the battery's plug first.",
            fallsOut: "Dust, so do it on a tray.",
          },
          {
            action: "clean",
            title: "Brush the fan and blow the fins out",
            how: "Hold the fan still with a finger, brush it, and blow air from outside in.",
            warning: "A fan spun by air makes current and breaks: hold it.",
            see: "light between the fins.",
          },
          {
            action: "reassemble",
            title: "Close it",
            how: "Battery plug on, bottom on, screws by place.",
          },
          {
            action: "test",
            title: "Run a film for half an hour",
            how: "On a table.",
            see: "a quiet fan and a case that is warm, not hot.",
          },
        ],
        prevention: ["Do not run it on a blanket: it breathes from below."],
      },
    },
    load: {
      name: "a program that never rests",
      short: "a busy program",
      weight: 3,
      why: "A hung browser page or a scan that never ends keeps the processor at full power.",
      check: {
        do: "Sort the task manager by CPU while it is loud.",
        finds: "one program uses more than half",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Task manager, already in the system" }],
        steps: [
          {
            action: "look",
            title: "Find the busy program",
            how: "In the task manager, click “CPU”.",
            see: "its name on top.",
          },
          {
            action: "adjust",
            title: "End it, and keep it from starting",
            how: "End task, then the startup page.",
          },
          {
            action: "adjust",
            title: "Choose “balanced” power",
            how: "In the power settings, processor at most 95 %.",
          },
          {
            action: "test",
            title: "Listen for ten minutes",
            how: "With only the desktop open.",
            see: "the fan slowing down.",
          },
        ],
      },
    },
    fan: {
      name: "a worn fan or dried thermal paste",
      short: "fan or paste",
      weight: 3,
      why: "The fan's bearing wears, and the paste between chip and cooler dries after five years or so.",
      check: {
        do: "Hold your ear to the fan at the start.",
        finds: "it rattles, stands still, or roars at once with clean fins",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [10, 35],
        tools: [
          { name: "Fan for the model" },
          { name: "Thermal paste" },
          { name: "Alcohol and lint-free cloth" },
          { name: "Screwdrivers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, charger out, cold",
            how: "The battery's plug comes off first inside.",
          },
          {
            action: "unscrew",
            title: "Take the cooler off in order",
            how: "Numbers beside its screws say the order; with screwdrivers, a turn each.",
            fallsOut: "The cooler may stick: twist, do not pull.",
          },
          {
            action: "clean",
            title: "Wipe the old paste off",
            how: "Alcohol on the cloth, on chip and cooler, until both shine.",
          },
          {
            action: "replace",
            title: "New paste, new fan",
            how: "A grain of paste as big as a lentil on the chip; fit the fan and plug it in.",
          },
          {
            action: "reassemble",
            title: "Cooler on, crosswise",
            how: "Screws in their order, a turn each.",
          },
          {
            action: "test",
            title: "Read the temperature",
            how: "With a free program, under load.",
            see: "under 85 °C.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does hardly any air come out of the laptop's outlet, though its fan runs?",
      answers: {
        yes: {
          means: "hardly any air comes out",
          heard: ["dusty", "full of dust", "blocked vents", "no air"],
          when: { dust: "often", load: "rarely", fan: "sometimes" },
        },
        no: { means: "plenty of air comes out" },
      },
    },
    {
      ask: "Does the laptop's fan rattle, grind or stand still?",
      answers: {
        yes: {
          means: "the fan rattles or stands still",
          heard: ["rattles", "grinding", "fan not working", "fan not spinning", "fan broken"],
          when: { fan: "often", dust: "sometimes", load: "never" },
        },
        no: { means: "the fan sounds smooth" },
      },
    },
    {
      ask: "Does the laptop get hot even when you do nothing with it?",
      answers: {
        yes: {
          means: "it gets hot at rest",
          heard: ["always hot", "always on", "when idle"],
          when: { load: "often", dust: "sometimes", fan: "often" },
        },
        no: {
          means: "it gets hot under load only",
          heard: ["playing games", "video calls", "when gaming"],
        },
      },
    },
  ],
  safety: ["Let it cool before you open it: the cooler burns fingers at 90 °C."],
  prevention: ["Clean the fan every two years."],
  stopWhen: ["The bottom bulges: that is the battery, not the heat."],
});

const keyboard = defineFault({
  id: "laptop-keyboard-or-touchpad",
  name: "has a keyboard or touchpad that fails",
  weight: 4,
  says: [
    "keyboard not working",
    "keys not working",
    "key missing",
    "keys stuck",
    "spilled on keyboard",
    "liquid spill",
    "sticky keys",
    "touchpad not working",
    "mouse pad not working",
    "key fell off",
    "types wrong letters",
    "some letters don't work",
    "trackpad",
    "usb ports not working",
  ],
  causes: {
    lock: {
      name: "a lock, layout or driver setting",
      short: "a setting",
      weight: 4,
      why: "A key combination switches touchpad or number lock, and a changed layout types other letters.",
      check: {
        do: "Connect a USB keyboard or mouse and compare.",
        finds: "the other keyboard types the same wrong letters, or a touchpad key brings it back",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "USB keyboard or mouse" }],
        steps: [
          {
            action: "adjust",
            title: "Switch the touchpad on",
            how: "Fn with the key that shows a pad, often F5 to F9, or a double tap in its corner.",
          },
          {
            action: "adjust",
            title: "Set the layout",
            how: "Windows and space changes it. Choose yours, remove the others.",
            see: "the right letters from the USB keyboard too.",
          },
          {
            action: "test",
            title: "Renew the driver",
            how: "Device manager, keyboard, uninstall, restart.",
            see: "all keys typing in a text window.",
          },
        ],
      },
    },
    dirt: {
      name: "crumbs or a sticky spill under the keys",
      short: "crumbs or a spill",
      weight: 5,
      why: "Sugar glues keys, crumbs lift them. A spill that got deeper corrodes the board over days.",
      check: {
        do: "Turn it over and tap, then press each bad key and feel.",
        finds: "single keys are stiff, sticky or crunch",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Soft brush" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Plastic card" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Shut down and unplug at once",
            how: "After a fresh spill: turn it over like a tent, battery out if it comes out, and leave it for two days.",
          },
          {
            action: "clean",
            title: "Shake and brush",
            how: "Upside down, brush along the rows.",
            fallsOut: "Crumbs.",
          },
          {
            action: "pry",
            title: "Lift a stuck key cap",
            how: "Card under the top edge, gently. Look how the white scissor lies.",
            warning: "Wide keys have a wire: lift them only with the guide to your model.",
            fallsOut: "The cap and a scissor of two thin frames.",
            putBack: "Scissor first, then press the cap on until it clicks on both sides.",
          },
          {
            action: "clean",
            title: "Wash the spot",
            how: "Cotton bud and alcohol under the key; press it thirty times.",
          },
          {
            action: "test",
            title: "Type every key",
            how: "In a text window, after an hour of drying.",
            see: "every letter once.",
          },
        ],
        prevention: ["Drinks stand behind it, not beside it."],
      },
    },
    worn: {
      name: "a worn-out keyboard",
      short: "the keyboard",
      weight: 4,
      why: "A whole row or group of keys that fails shares a broken track. The keyboard is then changed as one piece.",
      check: {
        do: "Write down which keys fail.",
        finds: "they are neighbours or many at once, and none is sticky",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [20, 50],
        tools: [
          { name: "Keyboard with your layout for the model" },
          { name: "Crosshead screwdriver" },
          { name: "Flat plastic tool" },
        ],
        steps: [
          {
            action: "look",
            title: "See how it is fixed",
            how: "Older ones lift out from above, newer ones hang on rivets under the board. The guide to your model tells.",
          },
          {
            action: "unplug",
            title: "Shut down, charger out",
            how: "And the battery's plug off inside before anything else.",
          },
          {
            action: "open",
            title: "Loosen the keyboard",
            how: "Screws marked with a key sign from below, with the screwdriver; catches from above with the plastic tool.",
          },
          {
            action: "replace",
            title: "Change the flat cable's plug",
            how: "Lift the little bar, draw the cable out, put the new keyboard's in straight, close the bar.",
            warning: "The bar breaks easily: fingernail only.",
          },
          {
            action: "test",
            title: "Try all keys before you close",
            how: "Start it.",
            see: "each letter.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a USB keyboard or mouse work properly on the laptop?",
      answers: {
        yes: {
          means: "a USB keyboard or mouse works",
          heard: ["usb keyboard works", "external keyboard works", "mouse works"],
          when: { lock: "rarely", dirt: "always", worn: "always" },
        },
        no: { means: "a USB keyboard or mouse fails as well" },
      },
    },
    {
      ask: "Was anything spilled on the laptop, or are single keys sticky?",
      answers: {
        yes: {
          means: "something was spilled, or keys are sticky",
          heard: [
            "spilled",
            "spill",
            "sticky",
            "coffee",
            "water on",
            "wine",
            "liquid",
            "keys stuck",
            "crumbs",
          ],
          when: { dirt: "always", worn: "sometimes", lock: "never" },
        },
        no: { means: "nothing was spilled" },
      },
    },
    {
      ask: "Is it a whole group of the laptop's keys that fails?",
      answers: {
        yes: {
          means: "a whole group of keys fails",
          heard: ["several keys", "some letters", "row of keys", "half the keyboard", "many keys"],
          when: { worn: "often", dirt: "rarely", lock: "sometimes" },
        },
        no: { means: "one or two keys fail", heard: ["one key", "key missing", "key fell off"] },
      },
    },
  ],
  safety: ["After a spill pull the charger first: current and water together destroy the board."],
  prevention: ["Clean the keys once a month with a dry brush."],
  stopWhen: ["More than half a cup was spilled: let somebody open and clean it within two days."],
});

export const laptop: Playbook = {
  faults: [noStart, battery, slow, screen, hot, keyboard],
  notes: [
    {
      about: ["data", "photos", "backup", "files"],
      text: "Copy your data to an external drive before any repair, and open three files there to be sure.",
    },
    {
      about: ["ssd", "clone", "upgrade"],
      text: "An SSD is the best repair for an old laptop: 500 GB cost about €40. Check whether yours takes 2.5 inch SATA or M.2 before you order.",
    },
    {
      about: ["linux"],
      text: "A light Linux such as Mint or Lubuntu keeps an old laptop useful. Try it from a USB stick first: nothing is changed until you choose “install”.",
    },
    {
      about: ["static", "earth", "ground yourself"],
      text: "Touch a bare radiator or a water tap before you touch memory or boards, and do not work on a carpet in socks.",
    },
  ],
};
