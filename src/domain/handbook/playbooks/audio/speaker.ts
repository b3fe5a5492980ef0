import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noSound = defineFault({
  id: "speaker-no-sound",
  name: "gives no sound",
  usual: true,
  weight: 8,
  says: [
    "no sound",
    "not working",
    "silent",
    "light on but no sound",
    "connected but no sound",
    "nothing comes out",
    "stopped playing",
    "very quiet",
    "sound cuts out",
    "intermittent sound",
    "no audio",
    "soundbar no sound",
    "no sound from subwoofer",
    "plug come off speaker",
    "speaker wire loose",
    "speakers stopped working",
    "loose connection",
    "sound comes and goes",
  ],
  causes: {
    source: {
      name: "the wrong input, a muted source or volume at zero",
      short: "the source",
      weight: 5,
      why: "Between song and speaker lie three volumes and a choice of inputs. One of them wrong, and all seems broken.",
      check: {
        do: "Play the same song from another phone or player, on each input of the speaker in turn.",
        finds: "it sounds with another player or on another input",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Second player", instead: "a borrowed phone" }],
        steps: [
          {
            action: "adjust",
            title: "Turn up phone, program and speaker",
            how: "All three to the middle, and look for a crossed-out loudspeaker.",
          },
          {
            action: "adjust",
            title: "Step through the inputs",
            how: "Bluetooth, AUX, optical, HDMI: the colour of the light or the display tells which is chosen.",
            see: "the sign of the input that you use.",
          },
          {
            action: "adjust",
            title: "Choose it as output",
            how: "On computer or television open the sound menu and pick this speaker. For optical and HDMI set the format to PCM.",
          },
          {
            action: "test",
            title: "Try a second player",
            how: "Play a song at half volume from it.",
            see: "sound. Then the first player is the one to look at.",
          },
        ],
      },
    },
    cable: {
      name: "a broken or loose cable",
      short: "the cable",
      weight: 4,
      why: "Plugs of audio cables are trodden on and pulled. Bare speaker wires slip out of their clamps.",
      check: {
        do: "Swap the cable for another, or exchange left and right.",
        finds: "the silence moves along with the cable",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [
          { name: "Wire strippers", instead: "a sharp knife" },
          { name: "Replacement cable" },
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch amplifier and speaker off at the wall",
            how: "Moving wires with the power on can destroy an output stage.",
          },
          {
            action: "look",
            title: "Follow the cable from end to end",
            how: "Look for squashed spots and for strands that stick out of a clamp.",
            warning: "Two strands that touch are a short: cut them shorter before you switch on.",
          },
          {
            action: "clean",
            title: "Clean plugs and sockets",
            how: "A cotton bud with alcohol in the sockets, a cloth on the plugs.",
          },
          {
            action: "replace",
            title: "Strip fresh ends or change the cable",
            how: "For clamps strip 10 mm with the wire strippers, twist, push in fully. A moulded audio lead is replaced by a new cable.",
            putBack: "The marked wire to red on both ends.",
          },
          {
            action: "test",
            title: "Power on at low volume",
            how: "Raise it slowly and move the plugs.",
            see: "sound without gaps.",
          },
        ],
      },
    },
    driver: {
      name: "a blown driver or crossover",
      short: "the driver",
      weight: 2,
      why: "A party at full volume burns the fine coil behind the cone. The cone then stands still or scrapes.",
      check: {
        do: "With everything off, press the cone in very gently with spread fingers.",
        finds: "it scrapes or is stuck",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [10, 50],
        tools: [
          { name: "Screwdriver" },
          { name: "Multimeter", instead: "a 1.5 V battery with two wires" },
          { name: "Matching driver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug mains and cables",
            how: "This is for passive boxes. An active speaker with its own mains cord is left closed.",
          },
          {
            action: "unscrew",
            title: "Take the driver out",
            how: "Undo its screws crosswise with the screwdriver and lift it by the frame.",
            fallsOut: "A gasket. The driver hangs on two wires.",
            warning: "Keep screwdrivers away from the magnet: it snatches them through the cone.",
          },
          {
            action: "measure",
            title: "Measure its coil",
            how: "Pull one wire off and set the multimeter to ohms.",
            see: "3 to 8 ohms. An endless reading means a broken coil.",
          },
          {
            action: "replace",
            title: "Fit the same type",
            how: "Diameter, ohms and watts stand on the magnet. Wide tab is plus.",
            putBack: "Gasket, then screws crosswise.",
          },
          {
            action: "test",
            title: "Play quietly, then louder",
            how: "Voice first, then bass.",
            see: "a clean sound like the other box.",
          },
        ],
      },
    },
    electronics: {
      name: "a failed amplifier inside",
      short: "the built-in amplifier",
      weight: 3,
      why: "Active speakers carry amplifier and power supply in the box. Heat and surges end their days, often with a hum or a last pop.",
      check: {
        do: "Listen close to the cone with the volume up and no source.",
        finds: "there is not even a faint hiss, though the light is on",
        minutes: 1,
      },
      repair: {
        handOver:
          "The supply inside keeps its charge after unplugging, and the board is glued against rattling.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [15, 60],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Try every input once",
            how: "One dead input with the others alive is only that socket.",
          },
          {
            action: "unplug",
            title: "Unplug it for an hour",
            how: "Some protect themselves after heat or a short and come back.",
          },
          {
            action: "test",
            title: "Start it with nothing connected",
            how: "Only mains.",
            see: "whether the light stays as it should.",
          },
          {
            action: "look",
            title: "Hand it over with a note",
            how: "Model, light colours and what came before it fell silent. For a pair ask whether the board of one is sold.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the speaker sound with another player or on another input?",
      answers: {
        yes: {
          means: "it sounds with another player or input",
          heard: [
            "works with my phone",
            "other input works",
            "works on bluetooth",
            "works on aux",
            "different input",
          ],
          when: { source: "always", cable: "often", driver: "never", electronics: "rarely" },
        },
        no: {
          means: "it is silent with every player",
          heard: ["tried other phones", "every input"],
        },
      },
    },
    {
      ask: "Does the speaker's sound come for a moment when you move a plug or wire?",
      answers: {
        yes: {
          means: "moving a plug or wire brings sound",
          heard: [
            "wiggle",
            "loose connection",
            "loose wire",
            "certain angles",
            "comes and goes",
            "intermittent",
            "plug come off",
            "dodgy cable",
          ],
          when: { cable: "always", source: "never", driver: "rarely", electronics: "rarely" },
        },
        no: { means: "moving plugs changes nothing" },
      },
    },
    {
      ask: "Do you hear a faint hiss close to the speaker when it is on and nothing plays?",
      answers: {
        yes: {
          means: "there is a faint hiss",
          heard: ["hiss", "faint sound"],
          when: { source: "often", cable: "often", driver: "never", electronics: "rarely" },
        },
        no: { means: "there is no hiss at all" },
      },
    },
    {
      ask: "Did the speaker fall silent while it played very loud?",
      answers: {
        yes: {
          means: "it fell silent while playing loud",
          heard: ["full volume", "party", "loud music", "popped"],
          when: { driver: "often", electronics: "sometimes", source: "never", cable: "rarely" },
        },
        no: { means: "it was not playing loud" },
      },
    },
  ],
  safety: ["Connect and disconnect speaker wires only with the amplifier off."],
  prevention: ["Turn down when it begins to distort: distortion is what burns coils."],
  stopWhen: ["The casing has to be opened and a mains cord goes into it."],
});

const dead = defineFault({
  id: "speaker-does-not-switch-on",
  name: "does not switch on",
  weight: 6,
  says: [
    "won't turn on",
    "no power",
    "dead",
    "completely dead",
    "power button not working",
    "no light",
    "power supply failed",
    "lost power",
    "switches itself off",
    "turns off after a minute",
    "power socket loose",
    "adapter broken",
    "no power when plugged in",
    "won't stay on",
    "button broken",
  ],
  causes: {
    supply: {
      name: "a dead adapter, cord or socket",
      short: "the power supply",
      weight: 5,
      why: "Speakers stand on power strips and smart plugs that get switched off, and the adapters of small ones fail first.",
      check: {
        do: "Try another wall socket and, for an adapter or USB, another of the same volts.",
        finds: "a light comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 20],
        tools: [{ name: "Matching adapter" }, { name: "3 A fuse" }],
        steps: [
          {
            action: "test",
            title: "Go straight to the wall",
            how: "No strip, no smart plug, a socket that has just fed a lamp.",
          },
          {
            action: "unplug",
            title: "Unplug it and look over the cord",
            how: "Feel along it. A British plug has a fuse: change it for a new fuse of 3 A.",
            warning: "Soft, brown or cracked plastic is replaced, not taped.",
          },
          {
            action: "replace",
            title: "Try a like adapter",
            how: "The same volts, AC or DC, and polarity; at least the same amps.",
            see: "a light within a few seconds.",
          },
          {
            action: "test",
            title: "Let it play for ten minutes",
            how: "At half volume.",
            see: "no switching off.",
          },
        ],
      },
    },
    battery: {
      name: "a battery that is deep empty or worn out",
      short: "the battery",
      weight: 4,
      why: "A Bluetooth speaker that lay in a drawer for a year has let its cell run below the level at which it wakes.",
      check: {
        do: "Leave it on a good charger for three hours, then press the button while it charges.",
        finds: "it runs on the cable and dies without it",
        minutes: 180,
      },
      repair: {
        handOver:
          "The cell is glued in among boards and foils, and a slip with a blade starts a fire.",
        difficulty: "Difficult",
        minutes: 200,
        euros: [10, 35],
        tools: [{ name: "Charger with 5 V" }, { name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Charge it for three hours in sight",
            how: "With a plain 5 V charger, on tiles or a plate.",
            warning: "Warm is fine, hot is not: unplug it and take it outside.",
            see: "any light in that time.",
          },
          {
            action: "test",
            title: "Play it on the cable",
            how: "Press power with the charger in.",
            see: "sound: then everything but the cell is alive.",
          },
          {
            action: "unplug",
            title: "Take it off and keep it cool",
            how: "Do not leave it charging overnight in this state.",
          },
          {
            action: "look",
            title: "Ask for the cell by model",
            how: "Write the model on a note. For well-known makes packs with a plug are sold for €15 to 30, and a repair café fits one in an hour.",
          },
        ],
      },
    },
    button: {
      name: "a worn or gummed-up button, or a hung processor",
      short: "the button",
      weight: 3,
      why: "Drinks and beach sand creep under the rubber buttons. The processor behind them can also hang after a bad update.",
      check: {
        do: "Hold the power button for twenty seconds, let go, and press it once.",
        finds: "it wakes up, or the button does not click",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [{ name: "Damp cloth" }, { name: "Soft toothbrush" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the charger or the mains",
            how: "Wipe the keys with the damp cloth.",
          },
          {
            action: "clean",
            title: "Brush round each button",
            how: "Lukewarm water on the toothbrush for waterproof ones, dry for others. Work each key thirty times.",
            see: "a click in every key.",
          },
          {
            action: "adjust",
            title: "Reset it",
            how: "The maker's page names the two keys, often volume-up and play for five seconds.",
          },
          {
            action: "test",
            title: "Switch on and off five times",
            how: "On the charger and off it.",
            see: "the same tone each time.",
          },
        ],
        stopWhen: [
          "The button has sunk in: it is glued under the rubber and needs the case opened.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the speaker a battery of its own?",
      answers: {
        yes: {
          means: "it has its own battery",
          heard: ["bluetooth", "portable", "battery", "charge", "rechargeable", "usb"],
          when: { battery: "always", supply: "sometimes", button: "often" },
        },
        no: {
          means: "it runs on the mains only",
          heard: ["mains", "soundbar", "active speaker", "computer speakers", "adapter"],
        },
      },
    },
    {
      ask: "Does the speaker show a light when the charger or mains lead is in?",
      answers: {
        yes: {
          means: "a light shows with the lead in",
          heard: [
            "light comes on",
            "charging light",
            "works when plugged in",
            "works on the cable",
          ],
          when: { battery: "often", button: "often", supply: "never" },
        },
        no: { means: "no light shows at all", heard: ["no light", "no lights", "completely dead"] },
      },
    },
    {
      ask: "Does the speaker's power button still click?",
      answers: {
        yes: {
          means: "the button still clicks",
          when: { button: "sometimes", supply: "always", battery: "always" },
        },
        no: {
          means: "the button no longer clicks",
          heard: [
            "button broken",
            "button stuck",
            "button not working",
            "button sunk",
            "power button",
          ],
        },
      },
    },
  ],
  safety: ["If the case bulges or the speaker is hot without playing, do not charge it again."],
  prevention: ["Charge a stored speaker to half every three months."],
  stopWhen: [
    "It comes on only while you hold the plug at an angle: the socket inside is breaking.",
  ],
});

const doesNotCharge = defineFault({
  id: "speaker-does-not-charge",
  name: "does not charge, or runs flat quickly",
  weight: 6,
  says: [
    "won't charge",
    "does not hold charge",
    "battery dead",
    "battery drains quickly",
    "charging port loose",
    "charging port fallen out",
    "usb socket broken",
    "only works plugged in",
    "micro usb broken",
    "dies quickly",
    "charging light flashes",
    "usb connector detached",
    "battery not replaceable",
    "port broken",
  ],
  causes: {
    lead: {
      name: "a tired lead, a wrong charger or fluff in the port",
      short: "the lead or fluff",
      weight: 5,
      why: "Half of all dead charging ports are dead leads. Sand and fluff at the bottom keep the plug from going home.",
      check: {
        do: "Look into the port with a light, then charge with a lead and charger that fill a phone.",
        finds: "there is fluff in it, or the light comes on with the other lead",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "Wooden toothpick" }, { name: "Second charging lead" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead and switch off",
            how: "Hold the port downwards.",
          },
          {
            action: "clean",
            title: "Scrape the port out",
            how: "The dry toothpick along each wall, then tap the speaker.",
            fallsOut: "Sand and a grey felt.",
            see: "a clean tongue of contacts.",
          },
          {
            action: "test",
            title: "Charge with the second lead",
            how: "USB-A to the speaker's plug and a plain 5 V charger: some do not understand fast ones.",
            see: "a light within a minute.",
          },
          {
            action: "test",
            title: "Leave it for half an hour",
            how: "In sight.",
            see: "one more dot on its battery sign.",
          },
        ],
      },
    },
    port: {
      name: "a charging port torn off its board",
      short: "the port",
      weight: 4,
      why: "The port is held by solder alone. A speaker that falls on its plugged-in lead breaks it loose.",
      check: {
        do: "Move the plug in the port with one finger.",
        finds: "the port tilts or has slipped inwards",
        minutes: 1,
      },
      repair: {
        handOver:
          "Pads of a millimetre beside a lithium cell: glue or force makes a cheap repair impossible.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 25],
        tools: [{ name: "Torch" }, { name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Stop plugging in",
            how: "Each try pulls on the last copper. Close the port with tape.",
          },
          {
            action: "look",
            title: "Look how it sits",
            how: "Shine the torch in.",
            see: "whether the metal shell is straight or tilted.",
          },
          {
            action: "look",
            title: "Look up how it opens",
            how: "Search for the model and “teardown”. Grilles are clipped or glued, and that decides the price.",
          },
          {
            action: "look",
            title: "Have the port soldered",
            how: "A repair café with fine tips puts on a new one for a few euros in parts.",
          },
        ],
      },
    },
    cell: {
      name: "a worn battery",
      short: "the cell",
      weight: 5,
      why: "After 300 to 500 charges the cell holds half. Heat on a beach and weeks on the charger speed that up.",
      check: {
        do: "Charge it fully and time how long it plays at half volume.",
        finds: "it stops after less than half of the hours that it had when new",
        minutes: 5,
      },
      repair: {
        handOver: "A lithium cell between glued shells is cut or bent easily, and then it burns.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 35],
        tools: [{ name: "Clock" }, { name: "Box with lid" }],
        steps: [
          {
            action: "test",
            title: "Time one full run",
            how: "By the clock, at half volume.",
            see: "the hours, to compare with the maker's figure.",
          },
          {
            action: "unplug",
            title: "Take it off the charger when full",
            how: "Until it is mended use it beside you only.",
          },
          {
            action: "look",
            title: "See if the battery has a door",
            how: "Larger speakers have a flap with two screws underneath, meant for the owner. Then order the maker's pack and follow its sheet.",
          },
          {
            action: "look",
            title: "Otherwise hand it over",
            how: "Bring it uncharged to about a third in a box with lid. A repair café knows pack, plug and polarity.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the speaker charge with another lead and charger?",
      answers: {
        yes: {
          means: "another lead charges it",
          heard: ["another cable works", "different charger works", "other lead"],
          when: { lead: "always", port: "rarely", cell: "sometimes" },
        },
        no: {
          means: "no lead charges it",
          heard: ["tried other cables", "several chargers"],
        },
      },
    },
    {
      ask: "Is the speaker's charging port loose, tilted or pushed in?",
      answers: {
        yes: {
          means: "the port is loose",
          heard: [
            "port loose",
            "port fallen out",
            "connector detached",
            "socket broken",
            "socket loose",
            "pushed in",
            "port broken",
            "hold the cable",
            "usb broken",
          ],
          when: { port: "always", lead: "rarely", cell: "rarely" },
        },
        no: { means: "the port is firm" },
      },
    },
    {
      ask: "Does the speaker fill up as usual and then play for a short time only?",
      answers: {
        yes: {
          means: "it fills up and plays for a short time",
          heard: [
            "hold charge",
            "drains",
            "dies quickly",
            "battery life",
            "short time",
            "only works plugged in",
            "battery dead",
          ],
          when: { cell: "always", lead: "rarely", port: "rarely" },
        },
        no: { means: "it does not fill up", heard: ["won't charge", "not charging"] },
      },
    },
  ],
  safety: ["Charge it where you can see it, never under a cushion or overnight after a fall."],
  prevention: [
    "Close the rubber flap over the port, and lay the speaker down so that no lead sticks out in the way.",
  ],
  stopWhen: ["The case has swollen or the rubber plug is pushed outwards from inside."],
});

const doesNotConnect = defineFault({
  id: "speaker-does-not-connect",
  name: "does not connect by Bluetooth or Wi-Fi",
  weight: 5,
  says: [
    "won't connect",
    "does not pair",
    "bluetooth not working",
    "not found",
    "keeps disconnecting",
    "pairing failed",
    "can't find speaker",
    "drops connection",
    "stutters",
    "wifi speaker offline",
    "won't connect to phone",
    "cuts out when I move",
    "smart speaker offline",
    "app can't find it",
    "connection lost",
    "won't link to second speaker",
    "not discoverable",
  ],
  causes: {
    taken: {
      name: "another device that holds the connection",
      short: "another device",
      weight: 5,
      why: "The speaker calls back the device that it knew last. A tablet in the house answers faster than your phone.",
      check: {
        do: "Switch Bluetooth off on all other devices, then restart the speaker.",
        finds: "your phone finds it",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Phone" }],
        steps: [
          {
            action: "adjust",
            title: "Free the speaker",
            how: "Bluetooth off on every device that ever played on it.",
          },
          {
            action: "adjust",
            title: "Remove it from your phone",
            how: "In the Bluetooth list choose “forget this device”.",
          },
          {
            action: "adjust",
            title: "Hold its Bluetooth button",
            how: "Five seconds, until the light blinks fast.",
            see: "its name in the list of the phone.",
          },
          {
            action: "test",
            title: "Pair and restart both",
            how: "Play, switch the speaker off and on.",
            see: "that it comes back without help.",
          },
        ],
      },
    },
    memory: {
      name: "a muddled memory or old software",
      short: "its memory",
      weight: 4,
      why: "Its list of eight devices is full, or the Wi-Fi has a new name or password that nobody told the speaker.",
      check: {
        do: "Reset it as the maker describes and set it up as new.",
        finds: "it connects",
        minutes: 8,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "The maker's app" }],
        steps: [
          {
            action: "test",
            title: "Charge or power it fully",
            how: "Updates stop at a low battery.",
          },
          {
            action: "adjust",
            title: "Reset it to new",
            how: "Often volume-up and play for five to ten seconds; the app's help names the keys.",
            see: "a blink or a spoken word.",
          },
          {
            action: "adjust",
            title: "Set it up again",
            how: "In the app, with the phone on the 2.4 GHz network, which most speakers need.",
          },
          {
            action: "adjust",
            title: "Let it update",
            how: "Leave phone and speaker side by side until the bar is full.",
          },
          {
            action: "test",
            title: "Play for ten minutes",
            how: "Lock the phone's screen meanwhile.",
            see: "no gap and no drop.",
          },
        ],
      },
    },
    range: {
      name: "distance, walls or a crowded band",
      short: "the distance",
      weight: 3,
      why: "Bluetooth reaches some 10 m in the open and half of that through a wall. Microwave ovens and USB 3 drives drown it.",
      check: {
        do: "Put phone and speaker a metre apart in another room.",
        finds: "it plays without gaps there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Tape measure", instead: "your paces" }],
        steps: [
          {
            action: "test",
            title: "Find the distance",
            how: "Walk away with the phone and note with the tape measure where it begins to stutter.",
            see: "at least 5 m in the open. Less points to the speaker's aerial.",
          },
          {
            action: "adjust",
            title: "Clear the way",
            how: "Take it out of cupboards and away from metal, and put it at chest height.",
          },
          {
            action: "adjust",
            title: "Move disturbers",
            how: "A metre between it and router, USB 3 drives and the microwave oven.",
          },
          {
            action: "test",
            title: "Play in the old place",
            how: "With the microwave oven on, too.",
            see: "steady music.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the speaker connect, but with gaps and drop-outs?",
      answers: {
        yes: {
          means: "it connects with drop-outs",
          heard: [
            "stutters",
            "drops",
            "keeps disconnecting",
            "cuts out when",
            "choppy",
            "connection lost",
          ],
          when: { range: "often", taken: "sometimes", memory: "sometimes" },
        },
        no: {
          means: "it does not connect at all",
          heard: ["won't connect", "not found", "won't pair", "pairing failed"],
        },
      },
    },
    {
      ask: "Has a phone, password, router or update changed since the speaker last connected?",
      answers: {
        yes: {
          means: "a phone, router or update has changed",
          heard: [
            "new phone",
            "new router",
            "new wifi",
            "after update",
            "changed password",
            "moved house",
            "offline",
          ],
          when: { memory: "often", taken: "sometimes", range: "rarely" },
        },
        no: { means: "nothing has changed" },
      },
    },
    {
      ask: "Does another phone or tablet in the house still connect to the speaker?",
      answers: {
        yes: {
          means: "another device still connects",
          heard: [
            "connects to the tablet",
            "other phone connects",
            "works with another phone",
            "connects to wrong device",
          ],
          when: { taken: "always", memory: "rarely", range: "sometimes" },
        },
        no: {
          means: "no device connects",
          heard: ["no device", "not with any phone", "nothing can find it"],
        },
      },
    },
  ],
  safety: [
    "Keep the speaker on dry ground while you set it up: wet fingers and chargers do not go together.",
  ],
  prevention: ["Rename it in the app, so that nobody in the house takes it by mistake."],
  stopWhen: ["It is found by no device even after a reset: its radio part has failed."],
});

const buzzes = defineFault({
  id: "speaker-buzzes",
  name: "buzzes, hums or distorts",
  weight: 6,
  says: [
    "buzzing",
    "hums",
    "rattles",
    "distorted",
    "crackles",
    "vibrates",
    "blown speaker",
    "torn cone",
    "foam perished",
    "hissing",
    "sounds scratchy",
    "muffled",
    "noise in the background",
    "ground loop hum",
    "banging noises",
    "bass distorts",
    "surround rotten",
  ],
  causes: {
    hum: {
      name: "hum from the cable or a loop between two plugs",
      short: "hum in the cable",
      weight: 5,
      why: "An audio lead that runs beside mains cords, or two devices on two sockets, collects the 50 Hz of the mains.",
      check: {
        do: "Pull the audio lead out of the speaker and listen.",
        finds: "the hum ends with the lead out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [{ name: "Shielded audio lead" }, { name: "Ground loop isolator" }],
        steps: [
          {
            action: "test",
            title: "Touch the plug's sleeve",
            how: "With the lead in at the speaker end only, touch the metal sleeve at the other end.",
            see: "hum that changes: the shield of the lead is broken.",
          },
          {
            action: "replace",
            title: "Try another lead",
            how: "A shielded lead as short as possible, pushed in until it clicks.",
          },
          {
            action: "adjust",
            title: "One strip for all",
            how: "Plug player, screen and speaker into the same power strip, and lay the audio lead away from mains cords.",
          },
          {
            action: "adjust",
            title: "Put an isolator in",
            how: "If it hums only while a laptop charges, the isolator in the audio lead ends it.",
          },
          {
            action: "test",
            title: "Listen with nothing playing",
            how: "At your usual volume.",
            see: "near silence at one metre.",
          },
        ],
      },
    },
    cone: {
      name: "a torn cone or a rotten foam edge",
      short: "the cone",
      weight: 5,
      why: "The foam ring round the cone turns to crumbs in 15 to 20 years, and fingers and drawing pins tear paper.",
      check: {
        do: "Take the grille off and look round the edge of each cone under a light.",
        finds: "you see a tear, crumbs or a gap",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [3, 35],
        tools: [
          { name: "New foam ring" },
          { name: "White glue" },
          { name: "Tissue paper" },
          { name: "Soft brush" },
          { name: "Screwdriver" },
        ],
        steps: [
          { action: "unplug", title: "Switch off and unplug all", how: "Lay the box on its back." },
          {
            action: "pry",
            title: "Lift the grille",
            how: "Work round with your fingers; most sit on pegs.",
            fallsOut: "Brittle pegs: put a drop of glue on them later.",
          },
          {
            action: "glue",
            title: "Patch a tear",
            how: "Tissue paper on both sides, white glue thinned with a third of water, put on with the soft brush.",
            see: "a flat patch after three hours.",
          },
          {
            action: "replace",
            title: "Renew a rotten ring",
            how: "Take the driver out with the screwdriver, scrape the old foam off, glue the new foam ring first to the cone, then to the frame. Press the cone in while it dries, to hear that it does not scrape.",
            warning: "Keep crumbs out of the gap round the coil.",
            putBack: "Driver, screws crosswise, grille.",
          },
          {
            action: "test",
            title: "Wait a day, then play bass",
            how: "Low volume first.",
            see: "a clear deep note.",
          },
        ],
      },
    },
    loose: {
      name: "something that rattles in or on the box",
      short: "a loose part",
      weight: 3,
      why: "A screw that has loosened, a grille, a cable that lies against the box: bass makes all of it sing.",
      check: {
        do: "Play a slow bass tone and press on grille, feet and back with a finger.",
        finds: "the buzz stops at one spot",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Screwdriver" }, { name: "Self-adhesive felt" }],
        steps: [
          {
            action: "test",
            title: "Find the tone",
            how: "A tone generator on the phone, from 40 to 200 Hz, slowly.",
            see: "the tone at which it buzzes most.",
          },
          { action: "unplug", title: "Switch off and unplug", how: "Before screws are turned." },
          {
            action: "adjust",
            title: "Tighten all outer screws",
            how: "Drivers, feet and back, crosswise with the screwdriver, just snug.",
          },
          {
            action: "glue",
            title: "Pad what touches",
            how: "A strip of felt behind the grille and under the box.",
          },
          {
            action: "test",
            title: "Play the same tone",
            how: "At the same volume.",
            see: "the tone alone.",
          },
        ],
      },
    },
    overload: {
      name: "too much bass or volume for its size",
      short: "overload",
      weight: 3,
      why: "Bass boost on phone, app and speaker add up, and a small cone strikes its end stop.",
      check: {
        do: "Set every equaliser to flat and the phone to three quarters.",
        finds: "it plays cleanly",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Well-known song" }],
        steps: [
          {
            action: "adjust",
            title: "Flatten the sound",
            how: "Equaliser off on phone, music app and speaker; bass boost off.",
          },
          {
            action: "adjust",
            title: "Set phone high, speaker low",
            how: "Phone at three quarters, then raise the speaker.",
          },
          {
            action: "test",
            title: "Play the song from a good file",
            how: "One well-known song, not a recording from a video.",
            see: "no scratch at the loud places.",
          },
          {
            action: "look",
            title: "Compare on headphones",
            how: "If it distorts there as well, the file is to blame.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the speaker hum or hiss also when nothing plays?",
      answers: {
        yes: {
          means: "it hums also when nothing plays",
          heard: [
            "hum",
            "hums",
            "humming",
            "hiss",
            "background noise",
            "when nothing is playing",
            "constant",
          ],
          when: { hum: "always", cone: "never", loose: "never", overload: "never" },
        },
        no: { means: "it is quiet when nothing plays" },
      },
    },
    {
      ask: "Do you see a tear, crumbs or a gap at the speaker's cone?",
      answers: {
        yes: {
          means: "the cone or its edge is damaged",
          heard: [
            "torn",
            "foam",
            "perished",
            "rotten",
            "hole in",
            "ripped",
            "cone broken",
            "surround",
          ],
          when: { cone: "always", hum: "rarely", loose: "rarely", overload: "rarely" },
        },
        no: { means: "the cone looks whole" },
      },
    },
    {
      ask: "Does the speaker play cleanly at low volume without bass boost?",
      answers: {
        yes: {
          means: "it is clean when quiet",
          heard: ["only when loud", "at high volume", "loud", "with bass"],
          when: { overload: "always", loose: "often", cone: "sometimes", hum: "rarely" },
        },
        no: { means: "it is bad at any volume", heard: ["even at low volume"] },
      },
    },
    {
      ask: "Does the speaker's buzz stop when you press somewhere on the box?",
      answers: {
        yes: {
          means: "pressing the box stops the buzz",
          heard: ["press", "rattles", "vibrates", "loose part"],
          when: { loose: "often", cone: "rarely", hum: "never", overload: "never" },
        },
        no: { means: "pressing changes nothing" },
      },
    },
  ],
  safety: ["Touch only the sleeves of audio plugs, never anything at the mains side."],
  prevention: ["Keep boxes out of the sun: light is what rots the foam."],
  stopWhen: ["The hum is loud from the moment of switching on, with no lead connected."],
});

const oneSide = defineFault({
  id: "speaker-one-of-pair-silent",
  name: "plays on one side of the pair only",
  weight: 5,
  says: [
    "one side not working",
    "left speaker silent",
    "right speaker dead",
    "no sound in one channel",
    "computer speakers one side",
    "one box quiet",
    "tweeter not working",
    "woofer not working",
    "satellite silent",
    "stereo only one side",
    "one channel",
    "other speaker still works",
    "only one of the pair plays",
  ],
  causes: {
    lead: {
      name: "a broken lead or plug between the two",
      short: "the lead between them",
      weight: 5,
      why: "The thin lead from the main box to the second one, or the 3.5 mm plug, breaks at its ends.",
      check: {
        do: "Bend the lead at both ends while music plays quietly.",
        finds: "the silent side flickers up",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Wire strippers" },
          { name: "Soldering iron" },
          { name: "Replacement plug" },
          { name: "Heat-shrink tube" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the mains and all leads",
            how: "Mark the spot where it flickered.",
          },
          {
            action: "replace",
            title: "Cut the bad piece out",
            how: "2 cm on both sides. Strip the ends by 5 mm with the wire strippers and slide a piece of shrink tube on.",
          },
          {
            action: "reassemble",
            title: "Join it or fit a new plug",
            how: "Solder colour to colour with the iron; on a 3.5 mm plug tip is left, ring is right, sleeve is ground.",
            warning: "Only low-level leads are mended like this. A mains cord is replaced.",
            see: "shiny joints, none touching another.",
            putBack: "Tube over the joints, warmed until tight.",
          },
          {
            action: "test",
            title: "Play a left-right test",
            how: "Low volume, moving the lead.",
            see: "both sides, without gaps.",
          },
        ],
      },
    },
    source: {
      name: "balance, input or the player",
      short: "the player",
      weight: 4,
      why: "A balance slider off centre or a half-inserted plug silences one side of any pair.",
      check: {
        do: "Exchange left and right at the player's end, or use another player.",
        finds: "the silence moves to the other side or is gone",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 8],
        tools: [{ name: "Second player" }, { name: "Cotton bud" }],
        steps: [
          {
            action: "adjust",
            title: "Centre the balance",
            how: "In the sound settings, on the amplifier and in the program.",
          },
          {
            action: "unplug",
            title: "Switch off and reseat the plugs",
            how: "Pull each out, wipe its socket with the cotton bud, push it in until it stops.",
          },
          {
            action: "test",
            title: "Use a second player",
            how: "With the same lead.",
            see: "both sides: then the first player's socket is worn.",
          },
          {
            action: "look",
            title: "Get round a worn socket",
            how: "A USB sound stick for about €8 replaces the headphone socket of a computer.",
          },
        ],
      },
    },
    box: {
      name: "a dead driver or wire in that box",
      short: "the box",
      weight: 4,
      why: "A wire has come off inside, or the driver's coil has burned through.",
      check: {
        do: "Exchange the two boxes at the amplifier.",
        finds: "the same box stays silent on both outputs",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 40],
        tools: [
          { name: "Screwdriver" },
          { name: "Multimeter", instead: "a 1.5 V battery and two wires" },
          { name: "Soldering iron" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the power off everything",
            how: "Go on only with the box that has no mains cord of its own.",
          },
          {
            action: "measure",
            title: "Measure at its terminals",
            how: "Set the multimeter to ohms on the box's own lead or clamps.",
            see: "4 to 8 ohms. No reading: the break is inside.",
          },
          {
            action: "unscrew",
            title: "Lift the silent driver out",
            how: "Use the screwdriver crosswise and lift it on its wires.",
            fallsOut: "A sealing ring.",
          },
          {
            action: "replace",
            title: "Put the wire back or change the driver",
            how: "Slide the tab on, or solder a broken wire with the iron. A dead driver is replaced by one of the same size and ohms.",
            putBack: "Wide tab to the marked wire.",
          },
          {
            action: "test",
            title: "Listen to both boxes in turn",
            how: "With the same voice.",
            see: "the same loudness.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "When you exchange the two speakers, does the silence stay with the same box?",
      answers: {
        yes: {
          means: "the same box stays silent",
          heard: ["same speaker", "swapped the speakers", "tweeter", "woofer"],
          when: { box: "always", lead: "sometimes", source: "never" },
        },
        no: { means: "the silence moves to the other box", heard: ["other side now"] },
      },
    },
    {
      ask: "Does the silent speaker come on when you bend its lead or move a plug?",
      answers: {
        yes: {
          means: "bending the lead brings it on",
          heard: [
            "wiggle",
            "bend the cable",
            "jack lead",
            "loose lead",
            "broken lead",
            "hold the plug",
          ],
          when: { lead: "always", source: "sometimes", box: "rarely" },
        },
        no: { means: "bending the lead changes nothing" },
      },
    },
    {
      ask: "Do both speakers play with another player?",
      answers: {
        yes: {
          means: "both play with another player",
          heard: ["fine with another", "works on phone"],
          when: { source: "always", lead: "never", box: "never" },
        },
        no: { means: "one stays silent with any player", heard: ["every player"] },
      },
    },
  ],
  safety: [
    "Change wires only with the power off: a short on one side takes the amplifier with it.",
  ],
  prevention: ["Fix the thin lead to the desk, so that a knee cannot pull it."],
  stopWhen: [
    "Both boxes work when exchanged, yet one output is dead: the amplifier needs a repairer.",
  ],
});

export const speaker: Playbook = {
  faults: [noSound, dead, doesNotCharge, doesNotConnect, buzzes, oneSide],
  notes: [
    {
      about: ["wire colours", "plus minus", "phase"],
      text: "Connect plus to plus on both boxes: red or the marked wire at both ends. One box the wrong way round does no harm, but the bass is lost.",
    },
    {
      about: ["ohms", "impedance"],
      text: "A box of lower ohms than the amplifier allows draws too much current. Stay at or above the figure printed beside the amplifier's terminals.",
    },
    {
      about: ["wet", "water", "fell in"],
      text: "Rinse salt water off a waterproof speaker with fresh water, dry the port for a day, and do not charge it before. If it warms up or bulges, take it to hazardous waste.",
    },
    {
      about: ["foam", "surround", "refoam"],
      text: "Foam rings are sold by the size of the cone. Count an evening for two boxes and about €20 for the pair.",
    },
  ],
};
