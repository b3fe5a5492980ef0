import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const power = defineFault({
  id: "desktop-computer-power-battery",
  name: "does not turn on, or cuts out",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "stopped working",
    "not working",
    "computer not working",
    "does not turn on",
    "no power",
    "won't switch on",
    "power supply",
    "needs new power supply",
    "psu",
    "powers off after a few seconds",
    "turns off after 30 seconds",
    "power issue",
    "power problem",
    "electric problem",
    "not powering on",
    "dead",
    "power button",
    "power switch broken",
    "switches itself off",
    "nothing happens when I press the button",
    "power cutting off",
    "not charging",
    "battery",
    "needs a new battery",
    "no lights",
    "goes off",
    "won't start",
  ],
  faultTypes: {
    "Power/battery": [],
  },
  causes: {
    supply: {
      name: "a lead, a strip or a switch outside the case that is off",
      short: "the lead or switch outside",
      weight: 4,
      why: "The lead only pushes into the back and works loose, the strip has a switch of its own, and most power supplies have a rocker beside the socket.",
      check: {
        do: "Push the lead home at the back, set the rocker to “I” and plug straight into the wall.",
        finds: "a light or a fan comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Desk lamp" },
          {
            name: "Second mains lead",
            instead: "the one of a monitor or printer with the same socket",
          },
        ],
        steps: [
          {
            action: "test",
            title: "Prove the socket",
            how: "Plug the desk lamp into the very outlet that the computer uses.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Swap the lead",
            how: "Pull it at both ends and use the second lead, straight from the wall.",
            see: "a plug that goes in to its collar.",
          },
          {
            action: "look",
            title: "Look at the rocker and the voltage slide",
            how: "The rocker stands on “I”. A small red slide, if there is one, shows 230 in Europe.",
            warning: "Never move the red slide while the lead is in.",
          },
          {
            action: "test",
            title: "Press the button for two seconds",
            how: "Listen at the back.",
            see: "a fan that starts and stays on.",
          },
        ],
      },
    },
    button: {
      name: "a worn power button or its wire",
      short: "the power button",
      weight: 2,
      why: "The button only joins two thin wires to the board for a moment. Its spring tires, or the wire slips off its pins.",
      check: {
        do: "Look for a small light on the board through the air slots while the button does nothing.",
        finds: "a light is on inside, and the button feels loose or sticks",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Torch" },
          { name: "Push button on a wire", instead: "the reset button of the same case" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the mains lead and press the button",
            how: "Pull it out of the back, then press the button for ten seconds, so that what is stored runs off.",
            see: "every light on the board going out.",
          },
          {
            action: "open",
            title: "Take the side panel off",
            how: "Lay the case down, undo the two screws at the back with the screwdriver and slide the panel back.",
            fallsOut: "Two long screws, sometimes with knurled heads.",
          },
          {
            action: "look",
            title: "Follow the wires from the front",
            how: "Shine the torch on the block of pins at the board's lower edge. Two of them are marked PWR or power switch.",
            see: "a small plug on them. If it hangs beside, push it on.",
          },
          {
            action: "replace",
            title: "Use the reset button instead",
            how: "Pull the reset plug off its pins and put it on the power pins, or fit the new push button there. Which way round does not matter.",
            putBack: "Panel on, screws in.",
          },
          {
            action: "test",
            title: "Lead in, press reset",
            how: "The reset button is now your power button.",
            see: "a start at the first press.",
          },
        ],
      },
    },
    psu: {
      name: "a failed power supply",
      short: "the power supply",
      weight: 5,
      why: "The metal box at the back works hardest and fails first. It gives nothing, or switches itself off after seconds when it can no longer hold its voltage.",
      check: {
        do: "Unplug the mains, pull out every USB device and the screen, plug in again and press the button.",
        finds: "there is no light, or the fan twitches and stops",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [30, 80],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Cable ties" },
          { name: "Matching power supply" },
        ],
        safety: [
          "The metal box of the power supply is never opened: its capacitors keep a dangerous charge for a long time. It is changed as a whole.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Lead out, button pressed for ten seconds",
            how: "Touch the bare metal of the case before you reach in, to lead static away.",
          },
          {
            action: "look",
            title: "Buy by shape, watts and plugs",
            how: "Measure the box: ATX is 150 × 86 mm. Small office computers have shapes and plugs of their own, so search their part number.",
            see: "watts at least as on the old label.",
          },
          {
            action: "open",
            title: "Open the case and photograph the cables",
            how: "Side panel off. Take four pictures: board, processor corner, drives, graphics card.",
          },
          {
            action: "unscrew",
            title: "Take the old box out whole",
            how: "Press the clips and pull all its plugs off, then undo four screws at the back with the screwdriver.",
            fallsOut: "The box slides down: hold a hand under it.",
            see: "an empty bay and no plug left on the board.",
          },
          {
            action: "replace",
            title: "Fit the new power supply",
            how: "Fan side as before. Plug in the broad 24-pin, the 4- or 8-pin beside the processor, and the drives. Tie the cables out of the fans with the ties.",
            putBack: "Every plug clicks; none needs force.",
          },
          {
            action: "test",
            title: "Start with the panel off, hands out",
            how: "Screen and keyboard on, lead in, press the button.",
            see: "all fans turning and a picture. Then pull the lead and close the case.",
          },
        ],
        stopWhen: ["The new supply cuts out as well: then something on the board pulls it down."],
      },
    },
    board: {
      name: "a short or a failed part on the main board",
      short: "the main board",
      weight: 2,
      why: "Bulging capacitors, a screw under the board or a card that has slipped make the supply shut down to protect itself.",
      check: {
        do: "With the plug out and the panel off, look along the small upright cans beside the processor.",
        finds: "a can has a domed or brown top",
        minutes: 5,
      },
      repair: {
        handOver:
          "Changing the cans needs soldering on a board of many layers, and a new board has to suit processor, memory and case.",
        difficulty: "Difficult",
        minutes: 40,
        euros: [40, 150],
        tools: [{ name: "Phone camera" }, { name: "Crosshead screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains",
            how: "Lead out, button pressed once.",
          },
          {
            action: "open",
            title: "Take the side off and photograph the board",
            how: "Undo the panel with the screwdriver. Point the camera at the area round the processor and at the board's printed name.",
            see: "a name such as B450 or a maker's part number.",
          },
          {
            action: "unscrew",
            title: "Save the drive with your data",
            how: "Two plugs and two to four screws. In an adapter for €15 it opens on any computer.",
          },
          {
            action: "look",
            title: "Ask a repairer with the pictures",
            how: "Say what it does: dead, twitches, beeps. A used office computer for €80 to 150 often takes your drive and is the better bargain.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does anything light up or turn for a moment when you press the computer's button?",
      answers: {
        yes: {
          means: "it starts and goes off again",
          heard: [
            "powers off after",
            "turns off after",
            "starts then stops",
            "for a second",
            "shuts off",
            "cuts out",
            "power cutting off",
            "starts and then stops",
          ],
          when: { psu: "often", board: "often", supply: "never", button: "rarely" },
        },
        no: {
          means: "nothing lights up or turns",
          heard: ["nothing happens", "no lights", "completely dead", "no sign of life", "dead"],
          when: { supply: "often", button: "often", psu: "often", board: "sometimes" },
        },
      },
    },
    {
      ask: "Have you tried another mains lead for the computer, straight from a wall socket?",
      answers: {
        yes: {
          means: "lead and socket are not to blame",
          heard: [
            "tried another lead",
            "another socket",
            "changed the cable",
            "fuse is fine",
            "checked the fuse",
          ],
          when: { supply: "never" },
        },
        no: { means: "only one lead and outlet have been tried" },
      },
    },
    {
      ask: "Is a small light on at the back or on the board of the computer while it is off?",
      answers: {
        yes: {
          means: "a standby light is on",
          heard: ["green light", "standby light", "light on the motherboard", "orange light"],
          when: { button: "often", board: "often", supply: "never", psu: "rarely" },
        },
        no: { means: "no light is on" },
      },
    },
    {
      ask: "Does the computer's power button feel loose, or does it stick?",
      answers: {
        yes: {
          means: "the button is loose or sticks",
          heard: [
            "button stuck",
            "button broken",
            "power switch broken",
            "button loose",
            "pushed in",
          ],
          when: { button: "always", supply: "rarely", psu: "rarely", board: "rarely" },
        },
        no: { means: "the button feels as always" },
      },
    },
  ],
  safety: ["Work on a table, not on carpet, and touch the metal case before you touch the board."],
  prevention: [
    "Vacuum the slots at the back every three months and use a strip with surge protection.",
  ],
  stopWhen: ["It trips the fuse box or the box at the back smells."],
});

const performance = defineFault({
  id: "desktop-computer-performance",
  name: "has become slow",
  weight: 6,
  says: [
    "slow",
    "running slow",
    "very slow",
    "too slow",
    "really slow in working",
    "slow processing",
    "freezes",
    "hangs",
    "takes ages to start",
    "needs more memory",
    "add ram",
    "install ssd",
    "upgrade",
    "new hard drive additional memory",
    "performance",
    "software slow",
    "sluggish",
    "not responding",
    "computer rebuild",
  ],
  faultTypes: {
    Performance: [],
  },
  causes: {
    disk: {
      name: "a hard disk that cannot keep up",
      short: "the slow hard disk",
      weight: 5,
      why: "A disk with turning platters reads one thing after another. Today's systems ask for hundreds at a time, so everything waits.",
      check: {
        do: "Press Ctrl, Shift and Esc, and look at “Disk” in the list while it is slow.",
        finds: "it stands near 100 % although nothing much is going on",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [25, 70],
        tools: [
          { name: "SATA solid-state drive" },
          { name: "USB adapter for drives" },
          { name: "Crosshead screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Save your files on a second disk",
            how: "Copy pictures, documents and the list of programs before anything else.",
            see: "files that open from the copy.",
          },
          {
            action: "test",
            title: "Copy the old disk to the new drive",
            how: "Plug the solid-state drive in by the USB adapter and clone it with the free program of its maker. It takes one to three hours.",
            see: "“clone finished”, with both drives showing the same folders.",
          },
          {
            action: "unplug",
            title: "Shut down and pull the mains lead",
            how: "Wait for ten seconds and press the button once.",
          },
          {
            action: "unscrew",
            title: "Swap the drives",
            how: "Panel off. Take data and power plug from the old disk, undo its screws with the screwdriver and put the new drive on the same plugs. It weighs little, so tape holds it.",
            fallsOut: "Four short screws.",
            putBack: "Both plugs are L-shaped and go in one way only.",
          },
          {
            action: "test",
            title: "Close it and start",
            how: "The first start may take a minute longer.",
            see: "the desktop in under half a minute.",
          },
        ],
        prevention: ["Keep the old disk unplugged in a drawer as a backup."],
      },
    },
    memory: {
      name: "too little working memory",
      short: "too little memory",
      weight: 3,
      why: "When memory is full, the computer parks things on the disk and fetches them back all day.",
      check: {
        do: "Open the task list with Ctrl, Shift, Esc and read “Memory” with your usual programs open.",
        finds: "it stands above 85 %",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [10, 50],
        tools: [
          { name: "Matching memory module" },
          { name: "Crosshead screwdriver", instead: "none, if the panel has thumb screws" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the right type",
            how: "The task list or the maker's page tells DDR3, DDR4 or DDR5, and how many slots are free. 8 GB is comfortable for office work.",
          },
          {
            action: "unplug",
            title: "Off, lead out, touch metal",
            how: "Press the button once more with the lead out.",
          },
          {
            action: "open",
            title: "Panel off, find the long slots",
            how: "Undo the panel's screws with the screwdriver. The slots lie beside the processor's fan.",
            see: "levers at one or both ends.",
          },
          {
            action: "replace",
            title: "Press the module in",
            how: "Open the levers, line up the notch, and press on both ends with your thumbs until the levers snap up by themselves.",
            see: "levers standing upright. Half a click is the usual mistake.",
          },
          {
            action: "test",
            title: "Start and read the new amount",
            how: "Settings, System, About.",
            see: "the sum of old and new.",
          },
        ],
        stopWhen: [
          "It beeps and shows nothing: take the new module out again and compare the type.",
        ],
      },
    },
    clutter: {
      name: "programs that start by themselves, or a disk filled to the brim",
      short: "autostart and clutter",
      weight: 5,
      why: "Each program you install likes to start with the computer and to look for updates. Thirty of them make a queue.",
      check: {
        do: "Look in the task list under “Startup apps” and count what is enabled.",
        finds: "more than ten are enabled, or the drive shows red",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "External disk or USB stick" }],
        steps: [
          {
            action: "adjust",
            title: "Restart it, do not just sleep it",
            how: "Start menu, Restart. Waiting updates get done on the way.",
          },
          {
            action: "adjust",
            title: "Switch startup programs off",
            how: "Ctrl, Shift, Esc, Startup apps: disable all that you do not need in the first minute. Leave the virus scanner.",
            see: "fewer icons beside the clock after the next start.",
          },
          {
            action: "adjust",
            title: "Remove what you never use",
            how: "Settings, Apps, sorted by date. Trial virus scanners, toolbars and “optimisers” first. One scanner is enough.",
          },
          {
            action: "clean",
            title: "Make room",
            how: "Run the built-in disk cleanup and move films to the external disk or stick.",
            see: "a fifth of the drive free.",
          },
          {
            action: "test",
            title: "Time a cold start",
            how: "From the button to a web page.",
            see: "at least a third less than before.",
          },
        ],
      },
    },
    malware: {
      name: "unwanted software that works in the dark",
      short: "malware",
      weight: 2,
      why: "Adware and hidden miners live on your processor's time and show themselves by pop-ups, a new start page and a fan that never rests.",
      check: {
        do: "Pull the network cable or switch Wi-Fi off and watch the processor's load in the task list for five minutes.",
        finds: "something you do not know uses more than a quarter while you do nothing",
        minutes: 6,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 0],
        tools: [{ name: "Second device" }],
        steps: [
          {
            action: "look",
            title: "Do no banking until it is clean",
            how: "Change important passwords from the second device, not from here.",
          },
          {
            action: "test",
            title: "Run the offline scan",
            how: "Windows Security, Virus protection, Scan options, Offline scan. The computer restarts for it.",
            see: "a report after twenty minutes.",
          },
          {
            action: "clean",
            title: "Scan a second time with another scanner",
            how: "A free on-demand scanner from a known maker finds adware that the first lets pass. Remove it afterwards.",
          },
          {
            action: "adjust",
            title: "Reset the browser",
            how: "Browser settings, Reset. Then look through the extensions and keep two or three.",
            see: "your own start page.",
          },
          {
            action: "test",
            title: "Watch the idle computer again",
            how: "Ten minutes without a program open.",
            see: "a load under 5 %.",
          },
        ],
        stopWhen: [
          "Files have strange endings and a text asks for money: switch off and ask for help at once.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the computer still have a turning hard disk, and not a solid-state drive?",
      answers: {
        yes: {
          means: "it has a turning hard disk",
          heard: ["hard drive", "hdd", "old hard disk"],
          when: { disk: "always", memory: "sometimes", clutter: "sometimes", malware: "sometimes" },
        },
        no: { means: "it has a solid-state drive", heard: ["ssd", "solid state"] },
      },
    },
    {
      ask: "Is the computer quick with one program and slow once several are open?",
      answers: {
        yes: {
          means: "it slows down with several programs open",
          heard: ["many tabs", "several programs", "not enough ram", "low memory", "low ram"],
          when: { memory: "often", disk: "sometimes", clutter: "rarely", malware: "rarely" },
        },
        no: { means: "it is slow even with one program" },
      },
    },
    {
      ask: "Are there pop-ups, a strange start page or an unknown program on the computer?",
      answers: {
        yes: {
          means: "there are pop-ups or unknown programs",
          heard: ["pop ups", "popups", "adverts", "virus", "malware", "infected"],
          when: { malware: "always", clutter: "sometimes", disk: "rarely", memory: "rarely" },
        },
        no: { means: "there is nothing strange on the screen" },
      },
    },
    {
      ask: "Is the computer's start the slowest part, with many icons beside the clock?",
      answers: {
        yes: {
          means: "the start is the slowest part",
          heard: [
            "slow to start",
            "slow to boot",
            "takes ages to start",
            "slow startup",
            "start up slow",
          ],
          when: { clutter: "often", disk: "often", memory: "rarely", malware: "sometimes" },
        },
        no: { means: "it starts quickly enough" },
      },
    },
  ],
  safety: ["Copy your files before you swap a drive or reset anything."],
  prevention: ["Leave a fifth of the drive free and restart it once a week."],
  stopWhen: [
    "The disk clicks or the copying slows to a crawl: save the most important files first, and nothing else.",
  ],
});

const storage = defineFault({
  id: "desktop-computer-internal-storage",
  name: "does not see its disk, or the disk is failing",
  weight: 5,
  says: [
    "hard drive",
    "hard disk",
    "drive not powering up",
    "hard drive corrupted",
    "disk not recognised",
    "disk not found",
    "needs new hard drive",
    "hdd",
    "clicking noise from the disk",
    "recover photos",
    "data recovery",
    "hard drive needs removing",
    "hd",
    "sata data",
    "smart error",
    "storage",
    "disk failure",
    "nas drive",
    "transfer data from old drive",
  ],
  faultTypes: {
    "Internal storage": [],
  },
  causes: {
    plug: {
      name: "a loose data or power plug at the disk",
      short: "a loose plug at the disk",
      weight: 3,
      why: "The flat red or black data cable has no latch on older disks and creeps out with vibration and moving.",
      check: {
        do: "Enter the setup with F2 or Del at the start and look whether the disk is in the list.",
        finds: "it is missing, or appears only now and then",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "Crosshead screwdriver" }, { name: "New SATA cable" }],
        steps: [
          {
            action: "unplug",
            title: "Mains lead out, button pressed",
            how: "Lay the tower on its side.",
          },
          {
            action: "open",
            title: "Panel off, find the disk",
            how: "Undo the panel with the screwdriver. The disk is as big as a paperback, or as a chocolate bar in small cases.",
            see: "two L-shaped plugs in its end.",
          },
          {
            action: "clean",
            title: "Pull both plugs and push them home",
            how: "Three times each; that scrapes the contacts clean. Do the same at the board end.",
          },
          {
            action: "replace",
            title: "Change the data cable",
            how: "It is the part that fails most. Put the new cable on another port of the board.",
            putBack: "Keep it out of the fan.",
          },
          {
            action: "test",
            title: "Look at the list again",
            how: "Start, enter the setup.",
            see: "the disk's name and size.",
          },
        ],
      },
    },
    dying: {
      name: "a disk with unreadable places",
      short: "a dying disk",
      weight: 5,
      why: "A disk counts the places it can no longer read. Once they multiply, files go missing and the computer stops for seconds at a time.",
      check: {
        do: "Open “Disks” or a free SMART program and read the health line.",
        finds: "it says “caution”, “bad” or counts reallocated sectors",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 150,
        euros: [30, 90],
        tools: [
          { name: "New solid-state drive" },
          { name: "External disk with room for everything" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Copy the irreplaceable things first",
            how: "Pictures and documents onto the external disk, before any test. With each hour it can get worse.",
            see: "copied folders that you can open. Keep the disk for everything else in reach.",
          },
          {
            action: "test",
            title: "Image what is left",
            how: "Use a cloning program that skips bad places. Run no repair program on a clicking disk.",
          },
          {
            action: "unplug",
            title: "Shut down and take the mains lead out",
            how: "Ten seconds with the button pressed.",
          },
          {
            action: "replace",
            title: "Put the new drive in",
            how: "Undo the old disk with the screwdriver and set the new drive on its plugs.",
            fallsOut: "Rubber rings of the old disk; a solid-state drive needs none.",
          },
          {
            action: "test",
            title: "Start from the clone, or install afresh",
            how: "If the clone hangs, install the system from a USB stick and copy your files back.",
            see: "a start without a disk check.",
          },
          {
            action: "look",
            title: "Keep the old disk for a month",
            how: "Then wipe or drill it before it goes to recycling, since your data are still on it.",
          },
        ],
        stopWhen: [
          "It clicks in an even beat and holds the only copy: switch off and call a data rescuer.",
        ],
      },
    },
    dead: {
      name: "a disk that no longer spins or answers",
      short: "a dead disk",
      weight: 2,
      why: "Its motor or its little board has failed. Opening it lets in dust that scratches the platters.",
      check: {
        do: "Lay a hand on the disk's case while the computer starts, with the panel off and your other hand in your lap.",
        finds: "you feel no spinning, or hear a steady click",
        minutes: 3,
      },
      repair: {
        handOver:
          "What is on it can only be read in a clean room; any attempt with tools makes that dearer or impossible.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [0, 900],
        tools: [{ name: "Padded box" }],
        steps: [
          {
            action: "unplug",
            title: "Switch the computer off and leave it off",
            how: "Pull the mains lead, so that nobody tries once more.",
          },
          {
            action: "look",
            title: "Look for copies",
            how: "Old phones, mails, clouds and sticks hold more than one thinks.",
            see: "what is really missing.",
          },
          {
            action: "look",
            title: "Decide what it is worth to you",
            how: "Data rescuers look for free and ask €300 to 900. Choose one that takes nothing if it finds nothing.",
          },
          {
            action: "look",
            title: "Send it well padded",
            how: "Put the disk, in an antistatic bag, into the padded box. No freezer, no knocking.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the computer's disk click, grind or spin up again and again?",
      answers: {
        yes: {
          means: "the disk clicks or grinds",
          heard: ["clicking", "clicks", "grinding", "ticking"],
          when: { dead: "often", dying: "sometimes", plug: "rarely" },
        },
        no: { means: "the disk runs quietly" },
      },
    },
    {
      ask: "Does the computer's setup (F2 or Del at the start) list the disk?",
      answers: {
        yes: {
          means: "the setup lists the disk",
          heard: ["bios sees it", "shows in bios"],
          when: { dying: "often", plug: "rarely", dead: "rarely" },
        },
        no: {
          means: "the setup does not list the disk",
          heard: ["not recognised", "not found", "not detected", "no bootable"],
        },
      },
    },
    {
      ask: "Was the computer moved or opened shortly before?",
      answers: {
        yes: {
          means: "it was moved or opened before",
          heard: ["moved house", "after moving", "opened it", "after cleaning", "put a new"],
          when: { plug: "often", dying: "rarely", dead: "sometimes" },
        },
        no: { means: "it was not moved" },
      },
    },
    {
      ask: "Have files vanished from the computer, or does it stop for seconds when it reads some of them?",
      answers: {
        yes: {
          means: "files vanish or reading stalls",
          heard: ["corrupted", "files missing", "files gone", "freezes when", "slow to open"],
          when: { dying: "always", plug: "rarely", dead: "rarely" },
        },
        no: { means: "files are read normally, as far as they can be seen" },
      },
    },
  ],
  safety: ["Hold a bare disk by its sides and never knock it, most of all while it spins."],
  prevention: ["Keep two copies of what you love, one of them outside the computer."],
  stopWhen: ["The only copy of something precious is on it and it makes noises."],
});

const configuration = defineFault({
  id: "desktop-computer-configuration",
  name: "does not get online, or needs setting up",
  weight: 4,
  says: [
    "no internet",
    "pc no internet",
    "not connecting to internet",
    "wifi not working",
    "network adapter",
    "wireless driver",
    "driver problem",
    "gpu driver",
    "computer password locked",
    "forgot password",
    "data transfer",
    "help transferring data to usb",
    "set up",
    "email problem",
    "software install",
    "configuration",
    "printer won't connect",
    "shut down not working",
    "won't shut down",
    "no sound",
    "settings",
  ],
  faultTypes: {
    Configuration: [],
  },
  causes: {
    driver: {
      name: "a missing or wrong driver for the network card",
      short: "a driver",
      weight: 4,
      why: "A driver is the piece of software that speaks to one part. A fresh system or an update can leave the wrong one in place.",
      check: {
        do: "Right-click the start button, open Device Manager and look for a yellow triangle.",
        finds: "a network or other entry bears a yellow mark or is missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 15],
        tools: [{ name: "USB stick" }, { name: "Phone" }],
        steps: [
          {
            action: "test",
            title: "Borrow internet from your phone",
            how: "Plug the phone in and switch USB tethering on. The computer then sees it as a network.",
            see: "a web page over the phone.",
          },
          {
            action: "adjust",
            title: "Let the system search",
            how: "Settings, Update, Optional updates: tick the driver entries.",
          },
          {
            action: "replace",
            title: "Fetch the driver from the maker",
            how: "Search the model number of the computer, not of the chip. Carry it over on the stick if the phone does not do.",
            see: "the yellow mark gone after a restart.",
          },
          {
            action: "adjust",
            title: "Roll back if it broke after an update",
            how: "Device Manager, the entry, Properties, Driver, Roll back.",
          },
          {
            action: "test",
            title: "Pull the phone off and go online",
            how: "By the normal network.",
            see: "pages without the phone.",
          },
        ],
        stopWhen: ["The card does not appear at all: a USB Wi-Fi stick for €12 takes its place."],
      },
    },
    network: {
      name: "a router, cable or Wi-Fi setting on the way to the computer",
      short: "the network",
      weight: 4,
      why: "Cables lose their little latch, routers hang, and a changed password keeps the computer out without a word.",
      check: {
        do: "Take a phone to the computer's place and use the same Wi-Fi, or look at the lights beside the network socket.",
        finds: "the phone has no internet either, or the socket is dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Second network cable" }],
        steps: [
          {
            action: "test",
            title: "Restart the router",
            how: "Plug out for a minute, in, and wait five.",
            see: "its usual steady lights.",
          },
          {
            action: "replace",
            title: "Swap the cable and the port",
            how: "Use the second cable and another port on the router.",
            see: "blinking lights beside the computer's socket.",
          },
          {
            action: "adjust",
            title: "Forget the Wi-Fi and join again",
            how: "Settings, Network, Known networks. Type the password from the router's sticker.",
          },
          {
            action: "adjust",
            title: "Reset the network settings",
            how: "Settings, Network, Advanced, Network reset. The computer restarts.",
          },
          {
            action: "test",
            title: "Open a page you have not seen before",
            how: "Then it cannot come from the computer's own store.",
            see: "a new page.",
          },
        ],
      },
    },
    account: {
      name: "a forgotten password or a program that needs setting up",
      short: "a password or setting",
      weight: 4,
      why: "Nothing is broken. A lock does its work, or something was never told where your things are.",
      check: {
        do: "Read what the login screen asks for: a PIN, a local password or a mail address.",
        finds: "it starts normally and waits for a password or a choice",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 0],
        tools: [{ name: "Phone" }, { name: "External USB disk" }],
        steps: [
          {
            action: "test",
            title: "Try the simple things",
            how: "Caps Lock off, number lock on, the keyboard in the right language. Use the eye sign to see what you type.",
          },
          {
            action: "adjust",
            title: "Reset an online account on its page",
            how: "For a mail address as login go to account.live.com or the maker's page, and have a code sent to your phone.",
            see: "a login with the new password.",
          },
          {
            action: "look",
            title: "For a local account use its hint",
            how: "After a wrong try the hint or security questions appear. If they do not help, a repair café can start it from a stick and save your files, when the computer is yours.",
          },
          {
            action: "test",
            title: "Copy your data out",
            how: "Once in, copy your user folder to the USB disk.",
            see: "the same number of files in both places.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do other devices have internet in the computer's place?",
      answers: {
        yes: {
          means: "other devices have internet there",
          heard: ["phone works", "other devices work", "wifi works on"],
          when: { driver: "often", network: "rarely", account: "sometimes" },
        },
        no: { means: "nothing has internet there" },
      },
    },
    {
      ask: "What is in the way on the computer: the internet, a part such as sound or picture, or a password?",
      answers: {
        internet: {
          means: "the internet is missing",
          heard: ["wi fi", "internet", "wifi", "network", "online", "wireless"],
          when: { network: "often", driver: "sometimes", account: "never" },
        },
        part: {
          means: "one part lacks its driver",
          heard: ["sound", "picture", "driver", "adapter", "no sound", "gpu", "graphics"],
          when: { driver: "always", network: "never", account: "rarely" },
        },
        password: {
          means: "a password or a task is in the way",
          heard: ["password", "locked", "log in", "transfer", "set up", "email", "install"],
          when: { account: "always", driver: "rarely", network: "rarely" },
        },
      },
    },
    {
      ask: "Did it begin after an update or a new installation on the computer?",
      answers: {
        yes: {
          means: "it began after an update or installation",
          heard: ["after update", "after installing", "reinstalled", "upgrade"],
          when: { driver: "often", network: "rarely", account: "rarely" },
        },
        no: { means: "there was no update before" },
      },
    },
  ],
  safety: [
    "Fetch drivers only from the maker or the system itself: “driver updaters” bring adverts.",
  ],
  prevention: [
    "Write router password and login on paper, and keep a driver stick for a fresh start.",
  ],
  stopWhen: ["Somebody who called you wants to control the computer: hang up."],
});

const systemBoard = defineFault({
  id: "desktop-computer-system-board",
  name: "seems to have a faulty main board",
  weight: 4,
  says: [
    "motherboard",
    "motherboard broken",
    "motherboard seems broken",
    "beeps on start",
    "no output",
    "capacitors blown",
    "bulging capacitors",
    "mainboard",
    "power cuts out motherboard",
    "beep code",
    "boot light",
    "system board",
    "clock resets",
    "cmos battery",
    "time always wrong",
    "no post",
    "won't post",
  ],
  faultTypes: {
    "System board": [],
  },
  causes: {
    seating: {
      name: "a memory module or a card that does not sit right",
      short: "a badly seated module",
      weight: 5,
      why: "The board tests memory first. A module that has crept up by a millimetre makes it stop, with beeps or without.",
      check: {
        do: "Count the beeps or note which small board light stays on, and look the pattern up for your board.",
        finds: "it speaks of memory or graphics",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Soft eraser" }, { name: "Crosshead screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Mains lead out, hand on the metal",
            how: "Press the power button once, to let the rest of the charge go.",
          },
          {
            action: "open",
            title: "Take the side panel off",
            how: "Turn the screws out with the screwdriver and slide the panel towards the back.",
          },
          {
            action: "clean",
            title: "Take the memory out and rub its gold edge",
            how: "Push the levers aside, lift the modules out by their ends, and stroke the contacts with the eraser. Blow the crumbs away.",
            fallsOut: "The module springs up a little.",
            see: "an even gold edge.",
          },
          {
            action: "reassemble",
            title: "Put one module back in",
            how: "Only one, in the slot furthest from the processor, until the levers snap. Do the same with the graphics card.",
            putBack: "Notch over notch; it does not go in the wrong way.",
          },
          {
            action: "test",
            title: "Start with as little as possible",
            how: "Screen, keyboard, one module. If it starts, add one thing at a time, with the lead out each time.",
            see: "one short beep and a picture.",
          },
        ],
      },
    },
    cell: {
      name: "an empty button cell on the board",
      short: "the button cell",
      weight: 3,
      why: "A coin-sized battery keeps clock and settings while the power is off. After five to eight years it is empty, and each start begins in the year 2000 with an error.",
      check: {
        do: "Look at the clock right after a start without internet.",
        finds: "date and time are far off after each night without mains",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [1, 4],
        tools: [
          { name: "CR2032 button cell" },
          { name: "Crosshead screwdriver" },
          { name: "Wooden skewer" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the lead out for five minutes",
            how: "And press the power button once.",
          },
          {
            action: "open",
            title: "Open the side and find the coin",
            how: "Two screws with the screwdriver. It shines silver and lies flat in a holder on the board.",
            see: "“CR2032” on its face.",
          },
          {
            action: "replace",
            title: "Push the clip and swap it",
            how: "Press the small spring with the skewer; the old cell pops up. Slide the new one under the lip, writing up.",
            fallsOut: "The old cell. Keep it from small children: it burns when swallowed.",
            putBack: "Press until it clicks.",
          },
          {
            action: "adjust",
            title: "Set the clock in the setup",
            how: "Start, press F2 or Del, load the default settings, set the date, save with F10.",
            see: "the right time on the next day as well.",
          },
        ],
      },
    },
    damaged: {
      name: "burst capacitors or a dead chip on the board",
      short: "the damaged board",
      weight: 4,
      why: "Boards from some years have capacitors that dry out and dome up. Then voltage wavers, and the computer cuts out or never begins.",
      check: {
        do: "With the lead out, look at the cans round the processor and at the big chip under its cooler for brown marks.",
        finds: "tops are domed or leaking, or a spot is brown",
        minutes: 4,
      },
      repair: {
        handOver:
          "A board of eight layers soaks up heat, so that soldering at home usually tears its tracks.",
        difficulty: "Very difficult",
        minutes: 30,
        euros: [40, 150],
        tools: [{ name: "Camera" }, { name: "Screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off at the back and pull the lead",
            how: "A wavering board can ruin the disk as well.",
          },
          {
            action: "open",
            title: "Open the panel and take pictures",
            how: "Undo it with the screwdriver and use the camera up close: cans, board name, processor.",
            see: "the board's name in clear letters.",
          },
          {
            action: "unscrew",
            title: "Take the disk out",
            how: "Your data are not on the board. In a USB case the disk opens on another computer.",
          },
          {
            action: "look",
            title: "Compare three ways",
            how: "A used board of the same name, a repairer who solders, or a used computer that takes disk and memory. The last is mostly the cheapest.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the computer beep, or does a small light stay on at the board, when it should start?",
      answers: {
        yes: {
          means: "it beeps or a board light stays on",
          heard: ["beeps", "beep code", "boot light", "dram light"],
          when: { seating: "often", damaged: "sometimes", cell: "rarely" },
        },
        no: { means: "there is no beep and no board light" },
      },
    },
    {
      ask: "Is the computer's clock wrong after it has been off the mains?",
      answers: {
        yes: {
          means: "the clock is wrong after a night off",
          heard: [
            "clock wrong",
            "time wrong",
            "date wrong",
            "cmos",
            "time always wrong",
            "clock resets",
          ],
          when: { cell: "always", seating: "rarely", damaged: "sometimes" },
        },
        no: { means: "the clock keeps time" },
      },
    },
    {
      ask: "Did you add or move memory or a card in the computer just before?",
      answers: {
        yes: {
          means: "memory or a card was changed before",
          heard: [
            "put a ram",
            "new ram",
            "installed ram",
            "new graphics card",
            "added memory",
            "moved",
          ],
          when: { seating: "always", cell: "rarely", damaged: "rarely" },
        },
        no: { means: "nothing was changed inside" },
      },
    },
    {
      ask: "Do any of the small upright cans on the computer's board have a domed or leaking top?",
      answers: {
        yes: {
          means: "capacitors are domed or leaking",
          heard: ["capacitors blown", "bulging capacitors", "capacitor", "burnt"],
          when: { damaged: "always", seating: "never", cell: "never" },
        },
        no: { means: "the capacitors look flat" },
      },
    },
  ],
  safety: ["Nothing on the board is touched while the lead is in, not even with wood."],
  prevention: [
    "Move the computer switched off, upright, and never with a heavy graphics card hanging unsupported.",
  ],
  stopWhen: ["There is a brown patch, or a part that has come apart."],
});

const boot = defineFault({
  id: "desktop-computer-boot",
  name: "turns on but does not start up",
  weight: 5,
  says: [
    "won't boot",
    "no bootable device",
    "not booting",
    "boot loop",
    "looping",
    "starts and then stops",
    "black screen when booted",
    "stuck on loading",
    "stuck at logo",
    "reboot and select proper boot device",
    "keeps restarting",
    "locked computer loading up",
    "boot problem",
    "startup repair loop",
    "doesn't boot up",
  ],
  faultTypes: {
    Boot: [],
  },
  causes: {
    order: {
      name: "a stick or a setting that makes it start from the wrong drive",
      short: "the start order",
      weight: 4,
      why: "The computer looks through its drives in a fixed order. A forgotten USB stick or an emptied memory of settings sends it to one without a system.",
      check: {
        do: "Pull out every stick, card and external disk and start again.",
        finds: "it starts, or the message changes",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Wired keyboard" }],
        steps: [
          {
            action: "test",
            title: "Start it bare",
            how: "Only the wired keyboard and the screen stay on.",
            see: "the maker's logo.",
          },
          {
            action: "adjust",
            title: "Enter the setup",
            how: "Tap F2, Del or F10 from the first second. The right key flashes up below the logo.",
          },
          {
            action: "adjust",
            title: "Put the system drive first",
            how: "Under Boot choose “Windows Boot Manager” or the drive's name. Leave UEFI and Legacy as they are unless the clock was wrong too.",
            see: "the drive in the list at all. If it is missing, turn to the page on its disk.",
          },
          {
            action: "test",
            title: "Save and restart",
            how: "F10, Yes.",
            see: "your login screen.",
          },
        ],
      },
    },
    system: {
      name: "a system that was damaged by an update or a hard switch-off",
      short: "the damaged system",
      weight: 5,
      why: "Start files that were half written when the power went leave it turning in a circle.",
      check: {
        do: "Switch it off by the button during the logo, three times in a row, and see whether a repair menu comes.",
        finds: "the blue repair menu appears",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [0, 10],
        tools: [{ name: "USB stick with 8 GB" }, { name: "Second computer" }],
        steps: [
          {
            action: "test",
            title: "Let startup repair run once",
            how: "Troubleshoot, Advanced, Startup repair. It takes up to half an hour.",
          },
          {
            action: "adjust",
            title: "Go back to a restore point",
            how: "Same menu, System restore, a date before the trouble. Your files stay.",
            see: "a start, with one program or update less.",
          },
          {
            action: "adjust",
            title: "Take the last update off",
            how: "Advanced, Uninstall updates, the latest quality update.",
          },
          {
            action: "look",
            title: "Save the files before a reset",
            how: "Make a Linux stick on the second computer, start from it and copy your folder to an external disk.",
            see: "your documents on the external disk.",
          },
          {
            action: "adjust",
            title: "Reset, or install afresh",
            how: "“Reset this PC, keep my files”, or the installer from an 8 GB stick.",
            see: "the desktop, and updates waiting.",
          },
        ],
      },
    },
    disk: {
      name: "a system disk that cannot be read",
      short: "the system disk",
      weight: 3,
      why: "If the first places of a disk fail, the computer finds no beginning, although your pictures further in may be sound.",
      check: {
        do: "Listen at the start, and look in the setup for the disk's name.",
        finds: "it clicks, or is missing from the list",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [30, 80],
        tools: [
          { name: "Replacement drive" },
          { name: "Screwdriver" },
          { name: "USB case for the old disk" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Lead out, ten seconds on the button",
            how: "Then open the side panel with the screwdriver.",
          },
          {
            action: "clean",
            title: "Reseat the disk's two plugs",
            how: "Pull and push each three times and try once more. That alone cures some.",
            see: "plugs that sit without a gap.",
          },
          {
            action: "test",
            title: "Read it from another computer",
            how: "Put the disk into the USB case and copy your folder at once.",
            see: "your files. If it clicks, stop at once.",
          },
          {
            action: "replace",
            title: "Fit the new drive",
            how: "On the same plugs, with two screws.",
            putBack: "Cables out of the fan's way.",
          },
          {
            action: "test",
            title: "Install the system from a stick",
            how: "The licence of most computers is stored on the board and is found by itself.",
            see: "the first desktop.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What does the computer show: a message about a boot device, a circle or repair screen that returns, or a black screen?",
      answers: {
        device: {
          means: "it says that there is no boot device",
          heard: [
            "no bootable device",
            "boot device",
            "no boot",
            "operating system not found",
            "insert disk",
          ],
          when: { order: "often", disk: "often", system: "rarely" },
        },
        circle: {
          means: "it turns in a circle",
          heard: ["loop", "looping", "keeps restarting", "loading", "stuck", "repair", "spinning"],
          when: { system: "often", disk: "sometimes", order: "never" },
        },
        nothing: {
          means: "it shows nothing",
          heard: ["black", "black screen", "blank", "nothing on screen"],
          when: { system: "sometimes", order: "sometimes", disk: "sometimes" },
        },
      },
    },
    {
      ask: "Was the computer updating, or was it switched off hard, before this?",
      answers: {
        yes: {
          means: "an update or a hard switch-off came before",
          heard: ["update", "power cut", "switched off during", "upgrade"],
          when: { system: "often", order: "rarely", disk: "sometimes" },
        },
        no: { means: "neither came before" },
      },
    },
    {
      ask: "Does the computer start when all sticks and external disks are out?",
      answers: {
        yes: {
          means: "it starts without sticks",
          heard: ["usb stick", "memory stick in"],
          when: { order: "always", system: "rarely", disk: "never" },
        },
        no: { means: "it does not start without sticks either" },
      },
    },
    {
      ask: "Is the computer's disk listed in its setup?",
      answers: {
        yes: {
          means: "the disk is listed in the setup",
          when: { system: "often", order: "often", disk: "rarely" },
        },
        no: {
          means: "the disk is missing from the setup",
          heard: ["not detected", "disk missing", "not found"],
        },
      },
    },
  ],
  safety: ["Answer no when a repair tool offers to format the disk."],
  prevention: ["Shut it down by the menu, and let updates finish."],
  stopWhen: [
    "An encryption key is asked for that you do not have: look it up in your online account before anything is reset.",
  ],
});

const picture = defineFault({
  id: "desktop-computer-integrated-screen",
  name: "runs but shows no picture",
  weight: 5,
  says: [
    "no picture",
    "no display",
    "screen not working",
    "no display on the monitor",
    "blank screen",
    "black screen",
    "no signal",
    "screen stays black",
    "faulty screen",
    "touch screen faulty",
    "broken screen",
    "no video",
    "fans spin but no display",
    "all in one screen",
    "imac screen",
    "graphics card",
    "lines on screen",
  ],
  faultTypes: {
    "Integrated screen": [],
  },
  causes: {
    cable: {
      name: "a cable, an input or a socket that is the wrong one",
      short: "the cable or input",
      weight: 6,
      why: "Many computers have two groups of picture sockets and only one of them works. Screens also keep listening on the input of yesterday.",
      check: {
        do: "Look at the back: if there is a group of sockets lower down, lying crosswise, plug the screen in there.",
        finds: "a picture comes from the other socket, cable or input",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [
          { name: "Second screen cable" },
          { name: "Another screen", instead: "a television with HDMI" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the screen's own message",
            how: "Switch it off and on. “No signal” or a moving logo means that the screen lives.",
            see: "a message or a light.",
          },
          {
            action: "test",
            title: "Choose the input",
            how: "Press Input or Source on the screen and go through HDMI, DP and VGA.",
          },
          {
            action: "replace",
            title: "Use the sockets of the graphics card",
            how: "With a separate card, the sockets beside the keyboard ports are usually dead. Screw plugs need their screws.",
            see: "a picture at the card.",
          },
          {
            action: "test",
            title: "Swap cable and screen",
            how: "First the cable, then another screen.",
            see: "which of the two changes something.",
          },
        ],
      },
    },
    memory: {
      name: "a memory module or graphics card that lost contact",
      short: "a card's contact",
      weight: 4,
      why: "Fans and lights run without memory, but no picture comes until it answers. Transport and warmth work modules loose.",
      check: {
        do: "Listen for beeps, and press Caps Lock to see whether its light follows.",
        finds: "it beeps, or the keyboard light stays dead",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 0],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Rubber eraser" }],
        steps: [
          {
            action: "unplug",
            title: "Off, lead out, button once",
            how: "Hold the bare metal of the case for a moment before you reach in.",
          },
          {
            action: "open",
            title: "Take the panel off",
            how: "Two screws at the back, with the screwdriver.",
          },
          {
            action: "unscrew",
            title: "Lift the graphics card out and back",
            how: "One screw at the bracket, a plastic latch at the slot. Wipe the contacts with the eraser.",
            fallsOut: "The card's own power plug comes off first.",
            putBack: "Push evenly until the latch snaps; plug its power in again.",
          },
          {
            action: "reassemble",
            title: "Do the same with each memory module",
            how: "Try with one module alone, then with the other, in different slots.",
            see: "levers that close by themselves.",
          },
          {
            action: "test",
            title: "Start with the panel off and hands away",
            how: "Wait two minutes: after a change the first test takes longer.",
            see: "the logo.",
          },
        ],
      },
    },
    "all-in-one": {
      name: "a failed panel or backlight in an all-in-one",
      short: "the built-in screen",
      weight: 2,
      why: "Where computer and screen are one, the strip of lamps behind the picture or its feed gives out, and the picture is there but dark.",
      check: {
        do: "Shine a torch slantwise on the dark screen.",
        finds: "you see a faint picture, or an external screen works",
        minutes: 2,
      },
      repair: {
        handOver:
          "The glass is glued over a mains power supply that lies open inside, so this work belongs to a workshop.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [0, 250],
        tools: [{ name: "Torch" }, { name: "External screen" }],
        steps: [
          {
            action: "test",
            title: "Look with the torch",
            how: "Hold it close to the glass in a dark room.",
            see: "icons like shadows. Then only the light is gone.",
          },
          {
            action: "test",
            title: "Plug an external screen in",
            how: "Most all-in-ones have a socket at the back. With it you can work on and save your data.",
            see: "your desktop on the other screen.",
          },
          {
            action: "unplug",
            title: "Leave the glass closed",
            how: "Pull the mains lead, and do not lift the pane with suction cups.",
          },
          {
            action: "look",
            title: "Ask for panel and backlight separately",
            how: "Give the workshop the full model number and what the torch showed.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the computer's screen show “no signal” or its own menu?",
      answers: {
        yes: {
          means: "the screen itself shows a message",
          heard: ["no signal", "says no signal", "no input"],
          when: { cable: "often", memory: "often", "all-in-one": "never" },
        },
        no: { means: "the screen shows nothing at all" },
      },
    },
    {
      ask: "Is the computer a box of its own, or built into the screen?",
      answers: {
        box: {
          means: "it is a box of its own",
          heard: ["tower", "box", "separate monitor"],
          when: { cable: "often", memory: "often", "all-in-one": "never" },
        },
        built: {
          means: "it is built into its screen",
          heard: ["imac", "built in", "touch screen"],
          when: { "all-in-one": "always", cable: "rarely", memory: "sometimes" },
        },
      },
    },
    {
      ask: "Does the light of Caps Lock follow when you press it on the computer's keyboard?",
      answers: {
        yes: {
          means: "Caps Lock reacts",
          heard: ["sounds work", "windows sound"],
          when: { cable: "often", "all-in-one": "often", memory: "rarely" },
        },
        no: { means: "Caps Lock does not react", heard: ["beeps", "keyboard dead"] },
      },
    },
    {
      ask: "Was anything built into the computer, or was it moved, before the picture went?",
      answers: {
        yes: {
          means: "it was opened or moved before",
          heard: ["put a ram", "new ram", "installed", "moved", "after cleaning", "new graphics"],
          when: { memory: "often", cable: "often", "all-in-one": "rarely" },
        },
        no: { means: "nothing was changed" },
      },
    },
  ],
  safety: ["Let a graphics card cool for ten minutes before you take hold of it."],
  prevention: ["Screw the picture cable down, so that a tug does not loosen it."],
  stopWhen: ["The glass is cracked over a large part or liquid comes out of it."],
});

const operatingSystem = defineFault({
  id: "desktop-computer-operating-system",
  name: "has trouble with its operating system",
  weight: 4,
  says: [
    "windows update",
    "problem with a windows update",
    "blue screen",
    "blue screen of death",
    "bsod",
    "needs updating",
    "needs updating to most recent os",
    "needs linux",
    "install linux",
    "windows 10",
    "windows 11",
    "reinstall windows",
    "crashes",
    "operating system",
    "can't update",
    "error message",
    "windows xp",
    "upgrade windows",
    "mac os update",
    "crashing",
  ],
  faultTypes: {
    "Operating system": [],
  },
  causes: {
    update: {
      name: "an update that hangs or broke something",
      short: "an update",
      weight: 5,
      why: "Updates need room, time and a steady connection. One that breaks off tries again each day, or leaves a driver that does not fit.",
      check: {
        do: "Open Settings, Update, History and look for “failed” on the last days.",
        finds: "one update failed several times, or the trouble began on its date",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "External disk for a backup" }],
        steps: [
          {
            action: "look",
            title: "Back up first",
            how: "Copy your user folder to the external disk. With the backup made, nothing that follows can hurt much.",
          },
          {
            action: "clean",
            title: "Make 25 GB of room",
            how: "Disk cleanup, System files, old installations. Then restart.",
            see: "the free space in the drive's properties.",
          },
          {
            action: "adjust",
            title: "Let the troubleshooter reset the update",
            how: "Settings, Troubleshoot, Windows Update, Run.",
            see: "“fixed” beside one or more points.",
          },
          {
            action: "adjust",
            title: "Remove the one that broke it",
            how: "Update history, Uninstall updates, and pause updates for a week.",
          },
          {
            action: "test",
            title: "Update again and restart twice",
            how: "By cable if you can.",
            see: "“You're up to date.”",
          },
        ],
      },
    },
    bluescreen: {
      name: "a driver or a memory module that brings the system down",
      short: "a driver or memory",
      weight: 4,
      why: "The blue screen is an emergency stop: something at the deepest level gave a wrong answer, mostly a driver, sometimes a chip of memory.",
      check: {
        do: "Photograph the stop code on the blue screen and search for it on the maker's support page.",
        finds: "the same code comes back, or it names a file",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 40],
        tools: [{ name: "Phone camera" }, { name: "Screwdriver" }],
        steps: [
          {
            action: "look",
            title: "Catch the code",
            how: "Switch “automatic restart” off under Advanced system settings, and use the camera at the next blue screen.",
            see: "a line such as MEMORY_MANAGEMENT or a name ending in .sys.",
          },
          {
            action: "adjust",
            title: "Take the newest thing away",
            how: "Unplug the newest device and uninstall the newest program or driver. Two thirds of blue screens end here.",
          },
          {
            action: "test",
            title: "Test the memory by night",
            how: "Search for “Windows Memory Diagnostic”, restart, and let it run through.",
            see: "“no errors were found”.",
          },
          {
            action: "unplug",
            title: "With errors: off, lead out",
            how: "Open the panel with the screwdriver and touch metal.",
          },
          {
            action: "replace",
            title: "Find the bad module",
            how: "Run with one module at a time. The one that brings the errors back is changed for one of the same type.",
            putBack: "Levers must click.",
            see: "a whole night without an error.",
          },
        ],
      },
    },
    outdated: {
      name: "a system that no longer gets security updates",
      short: "an outdated system",
      weight: 4,
      why: "When support ends, the computer goes on, but holes stay open. Sound hardware can live on with another system.",
      check: {
        do: "Press the Windows key and R, type “winver”, and read the version. On a Mac look under the apple, About.",
        finds: "the version is out of support, and no newer one is offered",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 10],
        tools: [{ name: "8 GB USB stick" }, { name: "External disk" }],
        steps: [
          {
            action: "look",
            title: "List what you need",
            how: "Programs, printer, scanner. Most things done in a browser work in any system.",
          },
          {
            action: "look",
            title: "Save all files twice",
            how: "Once to the external disk, once elsewhere.",
          },
          {
            action: "test",
            title: "Try Linux without installing",
            how: "Write Linux Mint to the stick, start from it and try internet, sound and printer. Nothing on the computer changes.",
            see: "a desktop that runs from the stick.",
          },
          {
            action: "replace",
            title: "Install when all works",
            how: "Choose “install”. Take the whole disk only when both copies have been opened once.",
            warning: "Installing over the whole disk deletes the old system and its files.",
          },
          {
            action: "test",
            title: "Update and copy your files back",
            how: "The update manager tells by a shield.",
            see: "your documents in their new place.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the computer show a blue screen with a stop code?",
      answers: {
        yes: {
          means: "a blue screen appears",
          heard: ["blue screen", "bsod", "stop code", "crashes", "crashing"],
          when: { bluescreen: "always", update: "sometimes", outdated: "never" },
        },
        no: { means: "no blue screen appears" },
      },
    },
    {
      ask: "Did it begin with an update of the computer, or does one fail again and again?",
      answers: {
        yes: {
          means: "an update is involved",
          heard: ["update", "updating", "upgrade"],
          when: { update: "always", bluescreen: "sometimes", outdated: "sometimes" },
        },
        no: { means: "no update is involved" },
      },
    },
    {
      ask: "Is the computer's system out of support, such as Windows 7 or 8, or an old macOS?",
      answers: {
        yes: {
          means: "the system is out of support",
          heard: [
            "windows 7",
            "windows 8",
            "windows xp",
            "vista",
            "old os",
            "out of date",
            "linux",
            "unsupported",
          ],
          when: { outdated: "always", update: "rarely", bluescreen: "rarely" },
        },
        no: { means: "the system is still supported" },
      },
    },
  ],
  safety: ["A backup comes before every step that changes the system."],
  prevention: ["Let updates run weekly and keep 25 GB free."],
  stopWhen: ["You would have to delete something of which there is no copy."],
});

const ports = defineFault({
  id: "desktop-computer-ports-slots-connectors",
  name: "has a socket that does not work",
  weight: 3,
  says: [
    "usb port not working",
    "usb connector broken",
    "usb ports",
    "usb port broken",
    "socket loose",
    "port not working",
    "connector",
    "need new connector",
    "headphone socket",
    "front usb dead",
    "hdmi port",
    "network socket broken",
    "sd card slot not recognised",
    "type b connector broken",
    "port bent",
    "audio jack",
  ],
  faultTypes: {
    "Ports/slots/connectors": [],
  },
  causes: {
    front: {
      name: "a front socket whose cable inside has come off",
      short: "the front panel's cable",
      weight: 4,
      why: "Front sockets hang on a small board with one plug to the main board. Moving the case pulls it off.",
      check: {
        do: "Try the same stick at the back of the computer.",
        finds: "it works at the back but not in front",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Pocket lamp" }],
        steps: [
          {
            action: "unplug",
            title: "Shut down and take the lead out",
            how: "Lay the case on its side.",
          },
          {
            action: "open",
            title: "Panel off, follow the front cables",
            how: "Undo the screws with the screwdriver and light the board's lower edge with the lamp.",
            see: "a plug with nine or nineteen holes, and a block of pins called F_USB.",
          },
          {
            action: "reassemble",
            title: "Push the plug on straight",
            how: "One hole is closed and shows the way. Pins bend easily, so do not tilt it.",
            warning: "A plug set one row aside can burn a stick.",
          },
          {
            action: "test",
            title: "Close it, start, try a stick",
            how: "Use one that holds nothing important.",
            see: "a sound and a new drive.",
          },
        ],
      },
    },
    dirt: {
      name: "dirt or a bent contact in the socket",
      short: "a dirty or bent socket",
      weight: 4,
      why: "A socket that nobody uses collects dust, and a stick put in by force bends the tongue.",
      check: {
        do: "Look into it with a lamp and compare it with its neighbour.",
        finds: "fluff, or a tongue that is not in the middle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Wooden toothpick" },
          { name: "Isopropyl alcohol" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Computer off, lead out",
            how: "Ports carry 5 V even in standby.",
          },
          {
            action: "clean",
            title: "Brush and pick it out",
            how: "Loosen fluff with the toothpick, sweep it with the brush, wipe the contacts with a trace of alcohol on the wood.",
            see: "clean contacts, all at one height.",
          },
          {
            action: "adjust",
            title: "Set the tongue back",
            how: "Push it to the middle with the toothpick, once.",
            see: "a plug that slides in without force.",
          },
          {
            action: "test",
            title: "Try a mouse first",
            how: "It draws little and shows at once whether there is contact.",
            see: "its light.",
          },
        ],
        stopWhen: [
          "The tongue has broken off: tape the socket over, so that nothing shorts in it.",
        ],
      },
    },
    broken: {
      name: "a socket that has broken off the board, or whose feed is dead",
      short: "the broken socket",
      weight: 3,
      why: "Someone pulled sideways, or a device with a short has burnt its feed.",
      check: {
        do: "Wiggle a plug in it, with the computer off, and feel whether the socket itself moves.",
        finds: "the socket moves, or stays dead with every device",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [8, 25],
        tools: [
          { name: "USB hub or plug-in USB card" },
          { name: "Screwdriver" },
          { name: "Adhesive tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Shut down and pull the lead",
            how: "Tape the broken socket over with the tape.",
          },
          {
            action: "look",
            title: "Count what still works",
            how: "A hub with its own mains block on one sound port serves four to seven devices, and that needs no screwdriver.",
            see: "a free sound port.",
          },
          {
            action: "open",
            title: "Or open the case for a card",
            how: "A USB or network card for €12 to 20 goes into a free slot. Take the cover strip off and press the card in.",
            fallsOut: "The strip and its screw.",
            putBack: "Screw the bracket tight.",
          },
          {
            action: "test",
            title: "Start and try every new port",
            how: "The system finds such cards by itself.",
            see: "each port with a stick.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the sockets at the back of the computer work when those in front do not?",
      answers: {
        yes: {
          means: "the back works, the front does not",
          heard: ["front usb", "front port", "works at the back"],
          when: { front: "often", dirt: "sometimes", broken: "sometimes" },
        },
        no: { means: "it is not the front alone" },
      },
    },
    {
      ask: "Does the computer's socket itself move, or is its inside bent?",
      answers: {
        moves: {
          means: "the socket moves or has broken",
          heard: ["moves", "move itself", "broken", "loose", "snapped", "came off"],
          when: { broken: "always", front: "rarely", dirt: "rarely" },
        },
        bent: {
          means: "its inside is bent or dirty",
          heard: ["bent", "dirty", "fluff", "stuck"],
          when: { dirt: "always", broken: "rarely", front: "rarely" },
        },
        fine: { means: "it looks sound", heard: ["looks fine", "looks okay"] },
      },
    },
    {
      ask: "Was the computer opened or moved before the socket failed?",
      answers: {
        yes: {
          means: "it was opened or moved before",
          heard: ["moved", "opened", "after cleaning"],
          when: { front: "often", dirt: "rarely", broken: "sometimes" },
        },
        no: { means: "it was not opened or moved" },
      },
    },
  ],
  safety: [
    "Test a doubtful socket with something cheap, never with the stick that holds your pictures.",
  ],
  prevention: ["Use a short extension for things that you plug in daily."],
  stopWhen: ["The socket or the plug in it gets hot."],
});

const overheating = defineFault({
  id: "desktop-computer-overheating",
  name: "is loud or overheats",
  weight: 5,
  says: [
    "overheating",
    "overheats",
    "fan not working",
    "noisy fan",
    "loud fan",
    "fan noise",
    "fan failed",
    "fan failed error",
    "makes a noise",
    "gets hot",
    "shuts down when hot",
    "fan always running",
    "rattling",
    "noisy",
    "ventilator",
    "dust",
    "sounds like a jet",
  ],
  faultTypes: {
    Overheating: [],
  },
  causes: {
    dust: {
      name: "dust in the coolers",
      short: "dust",
      weight: 7,
      why: "The fan blows all day through fins as narrow as a comb. A felt of dust closes them, so the fan races and the heat stays.",
      check: {
        do: "Look through the slots at the back and in front with a lamp.",
        finds: "grey felt lies on slots or blades",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 8],
        tools: [
          { name: "Soft paint brush" },
          { name: "Vacuum cleaner" },
          { name: "Crosshead screwdriver" },
          { name: "Wooden skewer" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, lead out, out onto the balcony",
            how: "The dust of years wants air. Press the button once with the lead out.",
          },
          {
            action: "open",
            title: "Take the side panel off",
            how: "Turn two screws with the screwdriver and slide it back.",
          },
          {
            action: "clean",
            title: "Hold each fan still and brush it",
            how: "Block the blades with the skewer, loosen dust with the brush and hold the nozzle of the vacuum cleaner a hand's breadth away.",
            warning:
              "A fan spun up by suction makes current and can harm the board, and the nozzle must not touch it.",
            see: "light through the fins.",
          },
          {
            action: "clean",
            title: "Brush the slots of the power supply from outside",
            how: "Only from outside: its metal box stays closed.",
            see: "free slots at the back.",
          },
          {
            action: "test",
            title: "Close it and listen",
            how: "Play a video for ten minutes.",
            see: "an even, low hum.",
          },
        ],
        prevention: ["Lift the computer off the carpet, onto a board."],
      },
    },
    fan: {
      name: "a worn or blocked fan",
      short: "the fan",
      weight: 4,
      why: "The oil in its bearing dries up after some years. It rattles, starts only with a push, or stops, and the computer reports “fan error”.",
      check: {
        do: "Look with a lamp which fan stands still or shakes while the computer runs, with the case closed.",
        finds: "one stands still, or a cable touches its blades",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [8, 25],
        tools: [
          { name: "New fan of the same size" },
          { name: "Crosshead screwdriver" },
          { name: "Ruler" },
          { name: "Cable tie" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead and wait five minutes",
            how: "Coolers are hot after a breakdown of their fan.",
          },
          {
            action: "open",
            title: "Open the side and turn each fan by finger",
            how: "Undo the screws with the screwdriver.",
            see: "blades that run on for a turn. The stiff one is it.",
          },
          {
            action: "adjust",
            title: "Tie back stray cables",
            how: "A cable in the blades sounds like a card in bicycle spokes. Hold it aside with the tie.",
          },
          {
            action: "measure",
            title: "Measure the frame",
            how: "Lay the ruler across: 80, 92 or 120 mm. Count the wires in its plug, three or four.",
            see: "the same size as on the new one.",
          },
          {
            action: "replace",
            title: "Swap the fan",
            how: "Four screws, one plug. The arrow on the frame shows which way the air goes; keep it.",
            fallsOut: "Rubber pins instead of screws on some.",
            putBack: "Cable away from the blades.",
          },
          {
            action: "test",
            title: "Start and look for the error",
            how: "With the case closed.",
            see: "no “fan error”, and warm air at the back.",
          },
        ],
        stopWhen: [
          "The stiff fan is the one inside the power supply: then the whole supply is changed, unopened.",
        ],
      },
    },
    paste: {
      name: "dried paste between processor and cooler",
      short: "the thermal paste",
      weight: 2,
      why: "A thin grey film carries heat into the cooler. After six to eight years it crumbles, and the fan races although all is clean.",
      check: {
        do: "Read the processor's temperature with a free program while it does nothing.",
        finds: "it stands above 60 °C although the fins are clean",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 12],
        tools: [
          { name: "Thermal paste" },
          { name: "Isopropyl alcohol" },
          { name: "Lint-free cloth", instead: "a coffee filter" },
          { name: "Crosshead screwdriver" },
        ],
        steps: [
          {
            action: "test",
            title: "Run it warm for five minutes",
            how: "Warm paste lets go more easily.",
          },
          {
            action: "unplug",
            title: "Shut down, lead out, panel off",
            how: "Undo it with the screwdriver. Unplug the cooler's fan.",
          },
          {
            action: "unscrew",
            title: "Take the cooler off",
            how: "Loosen its screws crosswise, a turn each. Twist it gently before you lift.",
            warning:
              "If it does not come, warm it again. Pulled straight up, it can tear the processor out of its socket.",
            fallsOut: "The cooler, heavier than it looks.",
          },
          {
            action: "clean",
            title: "Wipe both faces",
            how: "Alcohol on the cloth until both shine.",
            see: "your own reflection in the metal.",
          },
          {
            action: "replace",
            title: "Put a pea of paste in the middle",
            how: "No more. The pressure spreads it.",
            putBack: "Set the cooler straight down and tighten crosswise; plug its fan in.",
          },
          {
            action: "test",
            title: "Read the temperature again",
            how: "After ten minutes of work.",
            see: "15 to 30 °C less.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you see grey felt in the slots of the computer?",
      answers: {
        yes: {
          means: "the slots are full of dust",
          heard: ["dusty", "dust", "dirty", "full of dust"],
          when: { dust: "always", fan: "sometimes", paste: "rarely" },
        },
        no: { means: "the slots are clean", heard: ["cleaned", "wasn't too dirty"] },
      },
    },
    {
      ask: "What do you hear from the computer: a strong rush of air, a rattle or grind, or does a fan stand still?",
      answers: {
        rush: {
          means: "the fan rushes",
          heard: ["rush", "rushes", "loud", "jet", "always running", "full speed", "racing"],
          when: { dust: "often", paste: "often", fan: "rarely" },
        },
        rattle: {
          means: "it rattles or grinds",
          heard: ["rattle", "rattles", "grinding", "buzzing", "squeaks"],
          when: { fan: "always", dust: "rarely", paste: "never" },
        },
        silent: {
          means: "a fan stands still",
          heard: [
            "stands still",
            "no fan",
            "not spinning",
            "fan not working",
            "fan failed",
            "fan does not",
            "fan stopped",
          ],
          when: { fan: "always", dust: "sometimes", paste: "never" },
        },
      },
    },
    {
      ask: "Is the computer older than six years, with its cooler never taken off?",
      answers: {
        yes: {
          means: "its paste is older than six years",
          heard: ["years old", "old computer"],
          when: { paste: "often", dust: "sometimes", fan: "sometimes" },
        },
        no: {
          means: "it is younger, or the paste was renewed",
          heard: ["new paste", "replaced thermal paste"],
        },
      },
    },
  ],
  safety: ["Fingers and hair stay out of a running fan, and panels stay on while it runs."],
  prevention: ["Give it a hand's breadth of air at the back, and dust it every half year."],
  stopWhen: ["It goes off within a minute of starting and the cooler is too hot to touch."],
});

const keyboard = defineFault({
  id: "desktop-computer-integrated-keyboard",
  name: "does not take what you type or click",
  weight: 3,
  says: [
    "some keys dead",
    "keyboard not working",
    "keys stuck",
    "some keys stuck",
    "keyboard and mouse don't work",
    "mouse",
    "trackpad",
    "types wrong letters",
    "keyboard",
    "keys sticking",
  ],
  faultTypes: {
    "Integrated keyboard": [],
  },
  causes: {
    port: {
      name: "a port, a receiver or a battery that cuts keyboard and mouse off",
      short: "the connection",
      weight: 5,
      why: "Keyboard and mouse hang on a USB port or on a small radio receiver. A dead port or a flat cell looks like a dead keyboard.",
      check: {
        do: "Plug the keyboard or its receiver into another port at the back.",
        finds: "it types there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Fresh AA or AAA batteries" },
          { name: "Wired keyboard", instead: "the on-screen keyboard (Windows key, Ctrl and O)" },
        ],
        steps: [
          {
            action: "test",
            title: "Change port",
            how: "Straight into the computer, without a hub, at the back.",
            see: "the light of Num Lock.",
          },
          {
            action: "replace",
            title: "Put new batteries in",
            how: "For radio models. Look at plus and minus, and at the switch underneath.",
          },
          {
            action: "adjust",
            title: "Pair them again",
            how: "Hold the Connect button on the receiver or keyboard for five seconds.",
            see: "a light that stops blinking.",
          },
          {
            action: "test",
            title: "Try the wired keyboard",
            how: "If it works, the computer is sound and the old keyboard is to blame.",
          },
        ],
      },
    },
    layout: {
      name: "a setting that changes or blocks keys",
      short: "a keyboard setting",
      weight: 3,
      why: "The wrong language swaps letters, and “filter keys” ignores short presses. Both are switched on by accident.",
      check: {
        do: "Look at the language sign beside the clock and hold a key for a second.",
        finds: "the sign shows another language, or only long presses count",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Mouse" }],
        steps: [
          {
            action: "adjust",
            title: "Switch the language back",
            how: "Windows key and space, until it shows yours.",
            see: "the right letter on Y, Z and @.",
          },
          {
            action: "adjust",
            title: "Switch the helpers off",
            how: "With the mouse: Settings, Accessibility, Keyboard: sticky keys, filter keys and mouse keys off.",
          },
          {
            action: "adjust",
            title: "Look at Num Lock",
            how: "Without it the right block moves the cursor instead of writing numbers.",
          },
          {
            action: "test",
            title: "Write the alphabet",
            how: "In an empty document.",
            see: "all 26 letters in order.",
          },
        ],
      },
    },
    sticky: {
      name: "crumbs or a dried drink under the keys",
      short: "sticky keys",
      weight: 5,
      why: "A key works by pressing two foils together. Crumbs hold it up, and sugar glues it down.",
      check: {
        do: "Turn the keyboard over, shake it, and press the bad key ten times.",
        finds: "crumbs fall out, or the key rises slowly",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Flat plastic lever", instead: "a plastic picnic knife" },
          { name: "Phone" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the keyboard, or take its batteries out",
            how: "Photograph the keys with the phone before one comes off.",
          },
          {
            action: "clean",
            title: "Shake and brush it",
            how: "Upside down, with slaps on the back.",
            fallsOut: "Crumbs, and now and then a key that was loose already.",
          },
          {
            action: "pry",
            title: "Lift the bad caps",
            how: "Set the lever under the upper edge and tip. The space bar and Enter have a wire clip below, so leave them on if you can.",
            see: "a rubber dome or a small plastic scissor under it.",
          },
          {
            action: "clean",
            title: "Wipe with alcohol",
            how: "Roll wet cotton buds round the stem and the cap until nothing sticks. Let it dry for half an hour.",
            putBack: "Press the cap on until it clicks at both sides.",
          },
          {
            action: "test",
            title: "Plug in and type a page",
            how: "Each cleaned key twenty times.",
            see: "one letter for one press.",
          },
        ],
        stopWhen: ["A whole row is dead: its foil is broken, and another keyboard costs €10."],
      },
    },
  },
  questions: [
    {
      ask: "Is the computer's whole keyboard dead, do single keys fail, or does it write wrong letters?",
      answers: {
        all: {
          means: "all keys are dead",
          heard: [
            "whole keyboard",
            "whole",
            "everything",
            "keyboard not working",
            "keyboard dead",
            "keyboard and mouse",
            "mouse not working",
          ],
          when: { port: "always", layout: "rarely", sticky: "never" },
        },
        some: {
          means: "only some keys fail",
          heard: [
            "single keys",
            "single",
            "single key",
            "few keys",
            "keys stuck",
            "keys sticking",
            "keys not working",
            "letter not working",
          ],
          when: { sticky: "often", layout: "sometimes", port: "never" },
        },
        wrong: {
          means: "it writes wrong letters",
          heard: ["wrong letters", "wrong characters", "numbers instead"],
          when: { layout: "always", sticky: "rarely", port: "never" },
        },
      },
    },
    {
      ask: "Was something spilled on the computer's keyboard?",
      answers: {
        yes: {
          means: "something was spilled on it",
          heard: ["spilled", "spilt", "coffee", "tea", "wine", "crumbs", "sticky"],
          when: { sticky: "always", port: "rarely", layout: "never" },
        },
        no: { means: "nothing was spilled" },
      },
    },
    {
      ask: "Does another keyboard work on the computer, in the same port?",
      answers: {
        yes: {
          means: "another keyboard works there",
          when: { sticky: "often", port: "sometimes", layout: "rarely" },
        },
        no: { means: "another keyboard does not work either" },
      },
    },
  ],
  safety: ["Let alcohol dry before the plug goes in."],
  prevention: ["Keep the cup on the other side of the mouse."],
  stopWhen: ["No port takes any device: go on with the page for its sockets."],
});

const internalDamage = defineFault({
  id: "desktop-computer-internal-damage",
  name: "was damaged by water, a fall or transport",
  weight: 2,
  says: [
    "water damage",
    "got wet",
    "spilled",
    "dropped",
    "fell over",
    "damaged in transport",
    "internal damage",
    "something loose inside",
    "rattles inside after moving",
    "knocked over",
    "flooded",
  ],
  faultTypes: {
    "Internal damage": [],
  },
  causes: {
    water: {
      name: "liquid that got into the case",
      short: "liquid inside",
      weight: 4,
      why: "Clean or sweet, liquid leaves a film that conducts and eats. As long as no current flows, most of it can be undone.",
      check: {
        do: "With the mains lead out, look under the case and through the slots for drops and dried edges.",
        finds: "you find drops, a tide mark or sticky spots",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [5, 15],
        tools: [
          { name: "99 % isopropyl alcohol" },
          { name: "Soft brush" },
          { name: "Crosshead screwdriver" },
          { name: "Kitchen paper" },
        ],
        safety: [
          "If liquid ran into the metal box of the power supply, that box is replaced unopened.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead with dry hands, at the wall",
            how: "Not at the computer. Leave it off from now on.",
          },
          {
            action: "open",
            title: "Lay it so that it drips out",
            how: "Panel off with the screwdriver, wet side down, kitchen paper under it.",
            see: "where it came in and how far it ran.",
          },
          {
            action: "unscrew",
            title: "Take cards, memory and disks out",
            how: "Photograph first. Lay them on a towel.",
            fallsOut: "Bracket screws; stick them to tape in order.",
          },
          {
            action: "clean",
            title: "Brush with alcohol",
            how: "Wet the brush with alcohol and go over slots and contacts until no edge is left.",
            warning: "Window open, no flame, gloves if your skin is sore.",
            see: "a board without a dull film.",
          },
          {
            action: "clean",
            title: "Dry it for two days",
            how: "In a warm room with the panel off. No oven.",
          },
          {
            action: "test",
            title: "Start it with the least",
            how: "Board, one memory module, screen. If it was wet at the supply, only with a new supply.",
            see: "a picture, and no smell.",
          },
        ],
        stopWhen: ["The power supply itself got wet, or it was salt water."],
      },
    },
    knock: {
      name: "a part that was knocked loose",
      short: "a part knocked loose",
      weight: 5,
      why: "A heavy cooler or graphics card works like a hammer when the case falls or rides in a car.",
      check: {
        do: "Tilt the unplugged case slowly to each side and listen.",
        finds: "something slides or knocks",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 10],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Good torch" }],
        steps: [
          {
            action: "unplug",
            title: "Lead out, button pressed once",
            how: "Lay the case flat, panel up.",
          },
          {
            action: "open",
            title: "Open it and collect what is loose",
            how: "Take the screws out with the screwdriver and lift the panel off.",
            fallsOut: "Loose screws: none may stay under the board.",
            see: "where each came from.",
          },
          {
            action: "look",
            title: "Go round with the torch",
            how: "Cooler straight, all four corners held? Cards level in their slots? Every plug home?",
          },
          {
            action: "reassemble",
            title: "Press everything home",
            how: "Memory, cards, the two large power plugs, the disk's plugs. If the cooler moved, it needs new paste.",
            putBack: "Support a heavy card with a bracket or a cut wine cork.",
          },
          {
            action: "test",
            title: "Start and listen",
            how: "Hands out of the case.",
            see: "all fans turning, no knock.",
          },
        ],
      },
    },
    cracked: {
      name: "a cracked board or a crushed disk",
      short: "a cracked board",
      weight: 2,
      why: "A board that has bent shows hairlines at its screws, and one hair through a track ends it.",
      check: {
        do: "With the plug out, look along the board at a low angle, most of all beside the cooler and the long slots.",
        finds: "a line or a lifted corner",
        minutes: 4,
      },
      repair: {
        handOver:
          "A crack runs through several layers that nobody can reach, so the board is exchanged.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [40, 200],
        tools: [{ name: "Antistatic bag" }],
        steps: [
          {
            action: "unplug",
            title: "Leave it unplugged",
            how: "A cracked board can short and take the disk with it.",
          },
          {
            action: "unscrew",
            title: "Take the disk out into the bag",
            how: "Your data are the dearest part. Two plugs, a few screws.",
          },
          {
            action: "test",
            title: "Read the disk elsewhere",
            how: "In a USB case on another computer.",
            see: "your folders.",
          },
          {
            action: "look",
            title: "Claim it or replace it",
            how: "A carrier's insurance wants pictures of box and damage within days. Otherwise look for a used computer of the same series.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Was it liquid, or a knock, that the computer got?",
      answers: {
        liquid: {
          means: "it got wet",
          heard: ["liquid", "water", "wet", "spilled", "coffee", "flood", "leak"],
          when: { water: "always", knock: "never", cracked: "never" },
        },
        knock: {
          means: "it got a knock",
          heard: ["dropped", "fell", "knocked", "moved", "transport", "post"],
          when: { knock: "often", cracked: "often", water: "never" },
        },
      },
    },
    {
      ask: "Does something rattle or slide in the computer when you tilt it unplugged?",
      answers: {
        yes: {
          means: "something rattles inside",
          heard: ["rattles", "rattle", "loose inside"],
          when: { knock: "often", cracked: "sometimes", water: "rarely" },
        },
        no: { means: "nothing rattles" },
      },
    },
    {
      ask: "Has the computer been switched on since?",
      answers: {
        yes: {
          means: "it was switched on since and fails",
          heard: ["tried to turn on", "not turn on", "dead"],
          when: { cracked: "often", water: "sometimes", knock: "sometimes" },
        },
        no: { means: "it has not been switched on since" },
      },
    },
  ],
  safety: ["Do not switch it on “to see” before it has been looked through."],
  prevention: ["Transport it lying on its board side, wrapped, with heavy cards taken out."],
  stopWhen: ["The power supply is dented, wet or rattles."],
});

export const desktopComputer: Playbook = {
  faults: [
    power,
    performance,
    storage,
    configuration,
    systemBoard,
    boot,
    picture,
    operatingSystem,
    ports,
    overheating,
    keyboard,
    internalDamage,
  ],
  notes: [
    {
      about: ["ssd", "solid state", "hard disk", "upgrade"],
      text: "No upgrade changes an old computer as much as a solid-state drive: about €30 for 250 GB, and a start in half a minute instead of three.",
    },
    {
      about: ["static", "wrist strap", "antistatic", "earth"],
      text: "Static harms memory chips. Touch the bare metal of the case before you reach in, stand on a hard floor and wear no wool. A wrist strap is good but not needed for a quick swap.",
    },
    {
      about: ["thermal paste", "toothpaste"],
      text: "Thermal paste costs €5. Toothpaste and other household pastes dry within days and can short the contacts.",
    },
    {
      about: ["open the power supply", "inside the power supply", "psu capacitor"],
      text: "The power supply's own box is never opened. Its capacitors hold several hundred volts for a long time after the plug is out. It is replaced as one part.",
    },
  ],
};
