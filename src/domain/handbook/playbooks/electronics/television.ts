import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotTurnOn = defineFault({
  id: "television-does-not-turn-on",
  name: "does not turn on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "doesn't start",
    "no power",
    "dead",
    "won't switch on",
    "standby light only",
    "red light but won't turn on",
    "light blinks but no start",
    "no standby light",
    "takes ages to turn on",
    "on switch faulty",
    "power light flashing",
    "takes half an hour to switch on",
    "not turning on",
    "blinks red",
    "power supply board",
    "internal fuse",
    "no life",
    "starts then restarts",
    "keeps rebooting",
  ],
  causes: {
    supply: {
      name: "no mains at the set, or a switch on its edge that is off",
      short: "the supply or switch",
      weight: 4,
      why: "Many sets have a real off switch under the rim or at the back that the remote cannot reach, and the lead only pushes in behind.",
      check: {
        do: "Feel along the lower rim and the back for a switch, and push the lead firmly in at the set.",
        finds: "the standby light comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Bedside lamp" },
          { name: "Matching mains lead", instead: "the lead of a radio with the same socket" },
        ],
        steps: [
          {
            action: "test",
            title: "Try the wall socket with a lamp",
            how: "No strip and no timer between.",
            see: "the bedside lamp lit.",
          },
          {
            action: "unplug",
            title: "Pull the plug and swap the lead",
            how: "If it comes off at the set, try the matching lead. If not, run your fingers along it for cuts.",
            warning: "A set with a cut or hot lead stays unplugged.",
          },
          {
            action: "look",
            title: "Find the real switch",
            how: "Under the maker's logo, at the right edge or behind. Press it once and wait.",
            see: "a red or white dot.",
          },
          {
            action: "test",
            title: "Turn it on at the set, not by remote",
            how: "Press the key or small joystick on the set for a second.",
            see: "a logo within half a minute.",
          },
        ],
      },
    },
    hung: {
      name: "electronics that hang in standby",
      short: "a hung set",
      weight: 4,
      why: "A smart set is a computer that never sleeps quite. After a power cut or an update it can hang with its red light on, or begin again and again.",
      check: {
        do: "Pull the plug, hold the set's own power key for 30 seconds, wait ten minutes and plug in again.",
        finds: "it starts, or the light behaves differently",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "USB stick" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains for ten minutes",
            how: "While the plug is out hold the power key for half a minute. That empties what keeps the fault alive.",
            see: "the standby dot going dark.",
          },
          {
            action: "unplug",
            title: "Pull out everything else",
            how: "HDMI, USB, aerial, network and the card slot: a bad stick or box can stop the start.",
          },
          {
            action: "test",
            title: "Start it bare",
            how: "Plug in, wait a minute, press the key on the set.",
            see: "the first menu or “no signal”.",
          },
          {
            action: "adjust",
            title: "Update it",
            how: "Settings, Support, Software update. Without internet, fetch the file on a computer and bring it on the stick.",
            see: "the new version number.",
          },
          {
            action: "test",
            title: "Plug things back one by one",
            how: "A day for each, if it had been looping.",
            see: "which one brings the trouble back, if any.",
          },
        ],
      },
    },
    board: {
      name: "a failed power board inside",
      short: "the power board",
      weight: 5,
      why: "One board makes all voltages from the mains. Its capacitors dry up: the set first needs minutes to start, then blinks, then stays dark.",
      check: {
        do: "Count how often the standby light blinks and whether it took longer and longer to start in the past weeks.",
        finds: "it blinks in a pattern, clicks without starting, or had been slow for weeks",
        minutes: 2,
      },
      repair: {
        handOver:
          "The board carries rectified mains, and its large capacitor holds 300 to 400 V long after the plug is out.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 90],
        tools: [{ name: "Phone for a film" }],
        steps: [
          {
            action: "look",
            title: "Film the light",
            how: "Ten seconds with the phone. Repairers read the blink code from it.",
            see: "a number of blinks that repeats.",
          },
          {
            action: "unplug",
            title: "Pull the plug and leave the back on",
            how: "Also do not leave it in standby: a dying board runs hot.",
          },
          {
            action: "look",
            title: "Copy the full model number",
            how: "It is on the back, such as UE40H6400, and decides which board fits.",
          },
          {
            action: "look",
            title: "Ask for the price of the board",
            how: "As an exchange part it costs €20 to 60, and fitting takes half an hour. Under a third of a new set it is worth it.",
          },
          {
            action: "look",
            title: "Carry it upright",
            how: "Two people, screen to screen with a blanket, never flat: panels crack under their own weight.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the television's standby light unlit, steady or blinking when it is plugged in?",
      answers: {
        none: {
          means: "there is no light at all",
          heard: [
            "unlit",
            "light off",
            "no light",
            "no standby light",
            "completely dead",
            "no life",
          ],
          when: { supply: "often", board: "often", hung: "rarely" },
        },
        steady: {
          means: "the standby light is steady",
          heard: [
            "steady",
            "red light",
            "standby light is on",
            "light stays on",
            "standby light only",
          ],
          when: { hung: "often", board: "sometimes", supply: "never" },
        },
        blinks: {
          means: "the standby light blinks",
          heard: ["blinks", "blinking", "flashing", "flashes", "pulsing"],
          when: { board: "often", hung: "sometimes", supply: "never" },
        },
      },
    },
    {
      ask: "Did the television need longer and longer to start before it failed?",
      answers: {
        yes: {
          means: "it needed longer and longer to start",
          heard: [
            "takes half an hour",
            "takes ages",
            "longer and longer",
            "slow to start",
            "takes a while",
            "warm up",
          ],
          when: { board: "always", supply: "never", hung: "rarely" },
        },
        no: { means: "it failed from one day to the next" },
      },
    },
    {
      ask: "Does the television start after ten minutes without mains?",
      answers: {
        yes: {
          means: "it starts after a rest without mains",
          heard: ["works after unplugging", "after unplugging it works"],
          when: { hung: "often", board: "sometimes", supply: "rarely" },
        },
        no: {
          means: "a rest without mains changes nothing",
          heard: ["tried unplugging", "unplugging did not help"],
        },
      },
    },
    {
      ask: "Does another device work in the television's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["socket works", "tried another socket", "fuse is fine"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
  ],
  safety: ["The back of the set stays screwed on: the danger inside outlasts the plug."],
  prevention: [
    "Switch it off at a strip when you go away, and leave a hand's breadth of air behind it.",
  ],
  stopWhen: ["It hums loudly, or something inside ticks like a spark."],
});

const noPicture = defineFault({
  id: "television-no-picture",
  name: "has sound but no picture",
  weight: 7,
  says: [
    "no picture",
    "sound but no picture",
    "turns on but no picture",
    "comes on but no picture",
    "screen is black",
    "black screen",
    "blank screen",
    "screen not working but you can hear it",
    "backlight gone",
    "backlight",
    "picture goes dark",
    "picture disappears after a few seconds",
    "half the screen is dark",
    "shows logo then black",
    "dim picture",
    "screen dark",
    "white screen",
    "cracked screen",
  ],
  causes: {
    input: {
      name: "the wrong input, or a box that sends no picture",
      short: "the input or box",
      weight: 4,
      why: "One press on a wrong key sends the set to an input where nothing is plugged in. The sound you hear may come from another box.",
      check: {
        do: "Press Menu or Home on the remote.",
        finds: "the set's own menu shows clearly",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "Second HDMI cable" }, { name: "Remote" }],
        steps: [
          {
            action: "test",
            title: "Go through all inputs",
            how: "Press Source on the remote, wait five seconds at each.",
            see: "a picture at one of them.",
          },
          {
            action: "unplug",
            title: "Restart the box",
            how: "Pull its plug for a minute. Reseat both ends of its cable.",
          },
          {
            action: "replace",
            title: "Change cable and port",
            how: "Use the second HDMI cable and another port of the set.",
            see: "a picture that stays.",
          },
          {
            action: "adjust",
            title: "Give the box another picture size",
            how: "In its menu choose 1080p. An old set stays dark with 4K.",
          },
        ],
      },
    },
    backlight: {
      name: "a failed backlight",
      short: "the backlight",
      weight: 6,
      why: "Strips of small lamps behind the panel light the picture. When one lamp in a row dies, the rest go out within seconds, and the picture stays there in the dark.",
      check: {
        do: "Darken the room and shine a torch at a flat angle on the screen while it plays.",
        finds: "you see a faint moving picture",
        minutes: 2,
      },
      repair: {
        handOver:
          "The strips lie under the panel, whose glass is as thin as a watch glass and a metre wide, and they run on up to 200 V.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [20, 120],
        tools: [{ name: "Strong torch" }],
        steps: [
          {
            action: "test",
            title: "Make sure with the torch",
            how: "Hold it a hand's breadth from the glass and look for menus and faces.",
            see: "a shadow of the picture.",
          },
          {
            action: "test",
            title: "Try the brightness and eco settings by ear",
            how: "Open the menu by remote, and switch eco, “picture off” and the room sensor off. Now and then that was all.",
          },
          {
            action: "unplug",
            title: "Switch it off for good",
            how: "A set that lights for a second and goes out strains its driver each time.",
          },
          {
            action: "look",
            title: "Ask for a fixed price",
            how: "Workshops that often do it take €80 to 150 for a set of strips. For a set older than eight years, a second-hand one costs as much.",
          },
        ],
      },
    },
    board: {
      name: "a main board that hangs or sends nothing to the panel",
      short: "the main board",
      weight: 3,
      why: "The set shows its logo and then goes black, because its computer hangs or the flat cable to the panel carries nothing.",
      check: {
        do: "Pull the plug for ten minutes, take every cable but the mains off, and start it.",
        finds: "the logo comes and goes, and no menu appears, with no shadow in the torch light",
        minutes: 12,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 80],
        tools: [{ name: "USB stick" }, { name: "Note with the model number" }],
        steps: [
          {
            action: "unplug",
            title: "Off the mains for ten minutes",
            how: "Take sticks, cards and HDMI plugs out.",
          },
          {
            action: "test",
            title: "Look for the reset keys",
            how: "The maker's page names a key combination for a factory reset from standby.",
            see: "a logo followed by a language question.",
          },
          {
            action: "adjust",
            title: "Load the software from a stick",
            how: "Copy the file for your exact model number onto the USB stick, put it in, plug the set in, hold the power key.",
          },
          {
            action: "look",
            title: "If it stays black, ask for the board",
            how: "A used main board costs €20 to 60 and is fitted with the back off, so let a repairer do it.",
            see: "the same board number in the offer.",
          },
        ],
      },
    },
    panel: {
      name: "a cracked panel",
      short: "the panel",
      weight: 2,
      why: "A game controller or a knock in transport breaks the glass inside, often without a mark outside.",
      check: {
        do: "Look at the lit screen from close by for a star, a web or a spreading dark blot.",
        finds: "lines run from one point, or a blot like ink",
        minutes: 1,
      },
      repair: {
        handOver: "A new panel costs as much as a new set, and cannot be mended.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 400],
        tools: [{ name: "Photo of the damage" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and keep children off",
            how: "Splinters can come loose at the edge.",
          },
          {
            action: "look",
            title: "Ask your insurance",
            how: "Household insurance covers some accidents. They want a photo of the damage and the receipt.",
          },
          {
            action: "look",
            title: "Sell or give it for its boards",
            how: "Power board and main board of a set with a broken panel are what other owners look for. Say “panel cracked, boards fine”.",
          },
          {
            action: "look",
            title: "Bring it to the electronics yard",
            how: "Whole and unopened. Shops that sell large sets take one back.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the television show its own menu when you press Menu?",
      answers: {
        yes: {
          means: "its own menu shows",
          heard: ["menu works", "no signal", "menu shows"],
          when: { input: "always", backlight: "never", board: "rarely", panel: "sometimes" },
        },
        no: { means: "not even the menu shows", heard: ["no menu"] },
      },
    },
    {
      ask: "With a torch held to the television's dark screen, can you see a faint picture?",
      answers: {
        yes: {
          means: "a faint picture is there in torch light",
          heard: ["torch", "faint picture", "very dim", "shadow"],
          when: { backlight: "always", board: "never", input: "never", panel: "rarely" },
        },
        no: { means: "no picture is there in torch light" },
      },
    },
    {
      ask: "Does the picture of the television come for a moment and then go?",
      answers: {
        yes: {
          means: "the picture comes for a moment and goes",
          heard: [
            "then black",
            "goes black after",
            "for a few seconds",
            "logo before",
            "comes and goes",
            "flickers",
          ],
          when: { backlight: "often", board: "often", input: "rarely", panel: "never" },
        },
        no: { means: "there is no picture at any time" },
      },
    },
    {
      ask: "Did the television take a knock, or do you see lines from one point?",
      answers: {
        yes: {
          means: "it took a knock or shows a crack",
          heard: [
            "cracked",
            "smashed",
            "knocked",
            "hit the screen",
            "threw",
            "fell",
            "broken screen",
          ],
          when: { panel: "always", backlight: "rarely", board: "rarely", input: "rarely" },
        },
        no: { means: "there was no knock and there is no crack" },
      },
    },
  ],
  safety: ["A large panel is carried upright by two people."],
  prevention: ["Turn the backlight down to 60 %: that doubles the life of its lamps."],
  stopWhen: ["The next step would be to unscrew the back."],
});

const noSound = defineFault({
  id: "television-no-sound",
  name: "has a picture but no sound",
  weight: 5,
  says: [
    "no sound",
    "no sound from speakers",
    "sound not working",
    "all works except volume",
    "sound gone",
    "sound crackles",
    "can't hear anything",
    "volume doesn't work",
    "sound cuts out",
    "sound very quiet",
    "no audio",
    "item buzzes",
    "sound distorted",
  ],
  causes: {
    setting: {
      name: "a sound setting that sends it elsewhere",
      short: "a sound setting",
      weight: 6,
      why: "Sets can send their sound to a soundbar, by an optical or HDMI cable or to headphones, and then their own speakers are silent on purpose.",
      check: {
        do: "Open Settings, Sound, and read what stands under Output.",
        finds: "it does not say “TV speaker”",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Television remote" }],
        steps: [
          {
            action: "adjust",
            title: "Press Mute and Volume up",
            how: "On the set itself too, not only on the remote.",
            see: "a bar that grows.",
          },
          {
            action: "adjust",
            title: "Set the output to “TV speaker”",
            how: "Settings, Sound, Output. Switch Bluetooth devices off there.",
          },
          {
            action: "adjust",
            title: "Set the sound format to PCM",
            how: "In the menu of set and box. Some sets are silent with Dolby from a box.",
          },
          {
            action: "test",
            title: "Try a channel, a stick and an app",
            how: "Each takes another way.",
            see: "which of them has sound. If one has, the speakers are fine.",
          },
        ],
      },
    },
    socket: {
      name: "a headphone socket or cable that cuts the speakers off",
      short: "the headphone socket",
      weight: 3,
      why: "A small contact in the socket switches the speakers off as soon as a plug is in, and dust can hold it there.",
      check: {
        do: "Push a headphone plug in and pull it out ten times.",
        finds: "the speakers come back for a moment",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Pair of headphones" },
          { name: "Contact cleaner", instead: "a drop of alcohol on the plug" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the mains plug",
            how: "The socket is at the side; you need not open anything.",
          },
          {
            action: "clean",
            title: "Work the contact free",
            how: "Spray a short puff of contact cleaner on the headphones' plug, not into the set, and turn it in the socket twenty times.",
            see: "a plug that comes out clean.",
          },
          {
            action: "clean",
            title: "Let it dry for ten minutes",
            how: "Blow into the socket once.",
          },
          {
            action: "test",
            title: "Plug in the mains and listen",
            how: "Without headphones.",
            see: "sound from the speakers.",
          },
        ],
      },
    },
    speaker: {
      name: "a torn speaker or a dead amplifier inside",
      short: "the speakers or amplifier",
      weight: 3,
      why: "Thin sets have speakers the size of a matchbox. They tear at high volume, or the chip that drives them fails.",
      check: {
        do: "Connect headphones or an external speaker to the set.",
        finds: "there the sound is right",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [20, 90],
        tools: [{ name: "Active speakers or soundbar" }, { name: "Optical or HDMI cable" }],
        steps: [
          {
            action: "test",
            title: "Find an outlet that still has sound",
            how: "Try headphone, optical and HDMI ARC in turn.",
            see: "sound at one of them.",
          },
          {
            action: "unplug",
            title: "Unplug the set before you connect",
            how: "Then plug the cable in at both ends.",
          },
          {
            action: "adjust",
            title: "Send the sound out",
            how: "Settings, Sound, Output: choose that outlet. A used soundbar or a pair of computer speakers sounds better than what was in the set.",
          },
          {
            action: "test",
            title: "Play speech",
            how: "Turn from quiet to loud.",
            see: "lips and voice at the same time; otherwise move “delay” in the menu.",
          },
          {
            action: "look",
            title: "Or have the speaker changed",
            how: "It needs the back off, so ask a repairer; the part costs €10 to 20.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do headphones or an external speaker on the television have sound?",
      answers: {
        yes: {
          means: "headphones or an external speaker have sound",
          heard: ["headphones work", "works with soundbar", "bluetooth works"],
          when: { speaker: "often", setting: "sometimes", socket: "sometimes" },
        },
        no: { means: "they are silent too" },
      },
    },
    {
      ask: "Is a soundbar, headphone or hearing device connected to the television, or was one lately?",
      answers: {
        yes: {
          means: "a soundbar or headphone is or was connected",
          heard: ["soundbar", "sound bar", "after using headphones", "bluetooth", "optical"],
          when: { setting: "often", socket: "often", speaker: "rarely" },
        },
        no: { means: "nothing was connected" },
      },
    },
    {
      ask: "Is the television's sound gone altogether, or does it crackle and rattle?",
      answers: {
        gone: {
          means: "the sound is gone altogether",
          heard: ["gone altogether", "gone", "no sound", "silent", "no audio", "except volume"],
          when: { setting: "often", socket: "often", speaker: "sometimes" },
        },
        crackles: {
          means: "the sound crackles or rattles",
          heard: ["crackles", "rattles", "distorted", "buzzes", "buzzing"],
          when: { speaker: "often", setting: "rarely", socket: "rarely" },
        },
      },
    },
  ],
  safety: ["Turn the volume down before you plug a speaker in."],
  prevention: [
    "Take headphones off by their plug, and keep the sound below the point where it rattles.",
  ],
  stopWhen: ["It hums loudly with the volume at zero."],
});

const linesOnScreen = defineFault({
  id: "television-lines",
  name: "shows lines, bands or wrong colours",
  weight: 5,
  says: [
    "lines on the screen",
    "vertical lines",
    "horizontal line",
    "bands on screen",
    "stripes",
    "wrong colours",
    "picture distorted",
    "half the picture missing",
    "picture pixelated",
    "purple tint",
    "spots on the screen",
    "flickering picture",
    "flickers",
    "ghost picture",
    "burn in",
    "white out",
    "dead pixels",
    "picture breaks up",
    "freezes picture",
  ],
  causes: {
    source: {
      name: "a cable, an aerial or a box that sends a bad picture",
      short: "the cable or signal",
      weight: 4,
      why: "Blocks, sparkles and freezing come from a weak signal, not from the set. Only the set's own menu is always clean.",
      check: {
        do: "Open the menu over the disturbed picture.",
        finds: "the menu is clean while the picture behind it is not",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 15],
        tools: [{ name: "New HDMI or aerial cable" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "test",
            title: "Compare two sources",
            how: "Aerial, box, stick.",
            see: "which of them is disturbed.",
          },
          {
            action: "clean",
            title: "Wipe and tighten the plugs",
            how: "Aerial plugs turn dull; rub them with the dry cloth and push them in to the stop.",
          },
          {
            action: "replace",
            title: "Swap the cable of the bad source",
            how: "A new cable, away from mains leads, and not sharply bent.",
            see: "a still picture for ten minutes.",
          },
          {
            action: "adjust",
            title: "Look for channels again",
            how: "Menu, Channels, Automatic. Signal strength stands in the same place.",
            see: "quality above 70 %.",
          },
        ],
      },
    },
    settings: {
      name: "a picture setting gone astray",
      short: "a picture setting",
      weight: 2,
      why: "Zoom, colour tone, 3D and film modes distort and tint without being broken.",
      check: {
        do: "Choose Picture, Reset in the menu.",
        finds: "the picture is right afterwards",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Remote control" }],
        steps: [
          {
            action: "adjust",
            title: "Reset the picture",
            how: "Settings, Picture, Reset with the remote control.",
          },
          {
            action: "adjust",
            title: "Set the format to 16:9 or “original”",
            how: "So nothing is cut off or stretched.",
          },
          {
            action: "adjust",
            title: "Switch the helpers off",
            how: "Motion smoothing, noise filter, dynamic contrast.",
            see: "faces of a natural colour.",
          },
          {
            action: "test",
            title: "Run the built-in picture test",
            how: "Settings, Support, Self-diagnosis, Picture test.",
            see: "a clean test picture. If it has lines, look at the panel.",
          },
        ],
      },
    },
    panel: {
      name: "a panel whose edge bonding or board has failed",
      short: "the panel",
      weight: 5,
      why: "Hundreds of hair-thin tracks are glued to the edge of the glass. Where one lets go, a line stays at the same place for ever; a whole board gives a band or half a picture.",
      check: {
        do: "Look whether the lines run over the menu as well and stay at the same place on every source.",
        finds: "they run over the menu too",
        minutes: 1,
      },
      repair: {
        handOver:
          "The bonding is pressed on by machine, and the boards at the edge sit behind the cover with the power supply.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 100],
        tools: [{ name: "Camera" }],
        steps: [
          {
            action: "test",
            title: "Feel whether warmth changes it",
            how: "Watch for half an hour.",
            see: "lines that fade with warmth: a contact. Lines that stay: the glass.",
          },
          {
            action: "unplug",
            title: "Unplug it and leave the back closed",
            how: "Pressing and slapping makes the bonding worse.",
          },
          {
            action: "look",
            title: "Photograph the pattern",
            how: "Hold the camera straight on, with the menu open. A thin line, a broad band and a half picture point at different parts.",
          },
          {
            action: "look",
            title: "Ask whether it is a plug-in board",
            how: "The board called T-Con costs €20 to 50 and is changed in half an hour by a repairer. If it is the glass, the set has reached its end, or becomes a set with a line.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the lines run over the television's own menu too?",
      answers: {
        yes: {
          means: "the lines run over the menu too",
          heard: ["on menu too", "every channel", "every input"],
          when: { panel: "always", source: "never", settings: "sometimes" },
        },
        no: { means: "the menu is clean" },
      },
    },
    {
      ask: "Is it the same on the television with every source: aerial, box and stick?",
      answers: {
        yes: {
          means: "it is the same with every source",
          heard: ["every channel", "every source"],
          when: { panel: "often", settings: "often", source: "never" },
        },
        no: {
          means: "only one source is disturbed",
          heard: ["only on", "only one channel", "certain channels"],
        },
      },
    },
    {
      ask: "What do you see on the television: fixed lines or bands, blocks and freezing, or wrong colours and shape?",
      answers: {
        lines: {
          means: "there are fixed lines or bands",
          heard: ["lines", "line", "bands", "stripes", "half the picture"],
          when: { panel: "always", source: "rarely", settings: "never" },
        },
        blocks: {
          means: "the picture breaks up or freezes",
          heard: ["blocks", "freezes", "pixelated", "breaks up", "jerky"],
          when: { source: "always", panel: "rarely", settings: "never" },
        },
        colours: {
          means: "colours or shape are wrong",
          heard: ["colours", "tint", "stretched", "cut off", "zoomed", "screen size"],
          when: { settings: "often", panel: "sometimes", source: "rarely" },
        },
      },
    },
  ],
  safety: ["Do not press on the glass to make a line go away."],
  prevention: [
    "Wipe the screen with a dry cloth only: liquid runs into the lower edge and kills the bonding there.",
  ],
  stopWhen: ["The glass has a crack, or a band grows by the day."],
});

const remote = defineFault({
  id: "television-remote",
  name: "does not obey its remote control",
  weight: 4,
  says: [
    "remote not working",
    "remote control doesn't work",
    "remote doesn't respond",
    "tv doesn't react to remote",
    "lost remote",
    "have to press buttons on the side",
    "remote only works close up",
    "remote control dodgy",
  ],
  causes: {
    batteries: {
      name: "flat batteries or dirty contacts in the remote",
      short: "the remote's batteries",
      weight: 6,
      why: "A remote still lights its little lamp when its cells are too weak to reach the set.",
      check: {
        do: "Look at the front of the remote through a phone's camera and press a key.",
        finds: "the lamp shows no flicker or a faint one",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Two new batteries" }, { name: "Cotton bud" }, { name: "White vinegar" }],
        steps: [
          {
            action: "unplug",
            title: "Open the lid and take the cells out",
            how: "Look for crust, and read plus and minus.",
            fallsOut: "The old cells.",
          },
          {
            action: "clean",
            title: "Take crust off",
            how: "Roll a cotton bud with a little vinegar over the springs, then a dry one.",
            see: "bright metal.",
          },
          {
            action: "replace",
            title: "Put both batteries in new",
            how: "Never one old and one new.",
            putBack: "Flat end to the spring, lid until it clicks.",
          },
          {
            action: "test",
            title: "Press and look through the camera",
            how: "Some phones filter the light on the back camera; use the front one.",
            see: "a violet flicker at each press.",
          },
        ],
      },
    },
    receiver: {
      name: "a receiver eye that is covered or disturbed",
      short: "the set's receiver",
      weight: 3,
      why: "A small dark window at the lower rim takes in the infrared. A soundbar, a sticker or strong sun blinds it.",
      check: {
        do: "Stand a metre in front of the set, off to one side, with the curtains closed.",
        finds: "it obeys there",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }, { name: "Torch" }],
        steps: [
          {
            action: "look",
            title: "Find the window",
            how: "Shine the torch along the lower rim: it is near the standby dot.",
            see: "a dark, shiny spot.",
          },
          {
            action: "clean",
            title: "Wipe it with the cloth",
            how: "Dry. Take stickers and protective film off.",
          },
          {
            action: "adjust",
            title: "Move what stands before it",
            how: "Soundbar, ornaments, and LED lamps that flicker.",
          },
          {
            action: "unplug",
            title: "Give the set a rest without mains",
            how: "Five minutes. A hung receiver wakes up again.",
            see: "a blink of the standby dot at each press.",
          },
        ],
      },
    },
    pairing: {
      name: "a radio remote that has lost its pairing",
      short: "the pairing",
      weight: 3,
      why: "Remotes with a microphone talk by Bluetooth. After new batteries or an update, the set forgets them; only the power key still works by light.",
      check: {
        do: "See whether the power key works and all the others do not.",
        finds: "only the power key works",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 15],
        tools: [{ name: "The set's own keys" }],
        steps: [
          { action: "unplug", title: "Restart the set", how: "Plug out for a minute." },
          {
            action: "test",
            title: "Hold the pairing keys",
            how: "A metre from the set. LG: the wheel for five seconds. Samsung: Back and Play. Others: Home and Back, or the key with the microphone.",
            see: "“remote registered” on the screen.",
          },
          {
            action: "adjust",
            title: "Otherwise go by the menu",
            how: "With the keys on the set: Settings, Remotes and accessories, Add.",
          },
          {
            action: "look",
            title: "Use a phone meanwhile",
            how: "The maker's app in the same Wi-Fi is a full remote. A universal one costs €10.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a phone's camera show a flicker at the front of the television's remote when you press a key?",
      answers: {
        yes: {
          means: "the remote sends light",
          heard: ["remote sends", "camera shows light"],
          when: { receiver: "often", pairing: "sometimes", batteries: "rarely" },
        },
        no: { means: "the remote sends no light" },
      },
    },
    {
      ask: "Do some keys still work on the television's remote, such as power?",
      answers: {
        yes: {
          means: "only some keys work",
          heard: ["some buttons", "only power", "power button works"],
          when: { pairing: "often", batteries: "rarely", receiver: "rarely" },
        },
        no: { means: "no key works" },
      },
    },
    {
      ask: "Does the television obey when you hold the remote close in front of it?",
      answers: {
        yes: {
          means: "it obeys from close by",
          heard: ["close up", "only works close", "have to go near"],
          when: { batteries: "often", receiver: "often", pairing: "rarely" },
        },
        no: { means: "it does not obey from close by either" },
      },
    },
  ],
  safety: ["Keep button cells and old batteries out of children's reach."],
  prevention: ["Change both cells once a year, before they leak."],
  stopWhen: ["The keys on the set itself do nothing either: then the set hangs, not the remote."],
});

const noChannels = defineFault({
  id: "television-no-signal",
  name: "finds no channels or no network",
  weight: 4,
  says: [
    "no signal",
    "no channels",
    "lost channels",
    "freeview not working",
    "aerial problem",
    "smart tv won't connect to wifi",
    "no internet on tv",
    "apps not working",
    "netflix not working",
    "hdmi not working",
    "hdmi ports loose",
    "hdmi doesn't stay in",
    "usb port stuck",
    "set top box error",
    "disc stuck in tv",
    "dvd not working",
    "unable to use as second screen",
  ],
  causes: {
    aerial: {
      name: "an aerial plug, cable or channel list that is out of order",
      short: "the aerial or channel list",
      weight: 5,
      why: "Stations move, plugs work loose, and the set looks for them where they were last year.",
      check: {
        do: "Push the aerial plug in at both ends and start an automatic search.",
        finds: "channels come back",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 15],
        tools: [{ name: "New aerial cable" }, { name: "Fine sandpaper" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the mains plug and the aerial",
            how: "Look at the pin in the middle of the aerial plug.",
            see: "a straight pin that stands out by 2 mm.",
          },
          {
            action: "clean",
            title: "Rub the plug bright",
            how: "Two strokes with the sandpaper on pin and ring.",
          },
          {
            action: "replace",
            title: "Try the new cable",
            how: "Straight from the wall, without splitters.",
          },
          {
            action: "adjust",
            title: "Search by the right kind",
            how: "Aerial, cable or satellite: the wrong choice finds nothing. Then start the automatic search.",
            see: "the number of channels growing.",
          },
        ],
      },
    },
    network: {
      name: "a network connection or an app that is out of date",
      short: "the network or app",
      weight: 4,
      why: "The set's Wi-Fi is weak, and services stop supporting sets after some years.",
      check: {
        do: "Open Settings, Network, Test.",
        finds: "the test fails, or it passes and only one app fails",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 40],
        tools: [{ name: "Network cable or streaming stick" }],
        steps: [
          {
            action: "unplug",
            title: "Restart router and set",
            how: "Both without mains for a minute; router first.",
          },
          {
            action: "adjust",
            title: "Forget the Wi-Fi and join again",
            how: "Type the password slowly. Date and time of the set must be right too.",
            see: "all three ticks in the network test.",
          },
          {
            action: "adjust",
            title: "Update the set, then the app",
            how: "Delete the app that fails and fetch it again.",
          },
          {
            action: "replace",
            title: "Use a cable or a stick",
            how: "A network cable ends Wi-Fi trouble. When the app is no longer offered, a streaming stick for €30 to 40 in an HDMI port makes the old set new.",
            see: "the film starting within ten seconds.",
          },
        ],
      },
    },
    port: {
      name: "a worn or blocked HDMI, USB or disc slot",
      short: "the port",
      weight: 3,
      why: "HDMI plugs hang by friction only. A heavy cable bends the socket, and a broken stick tip or a child's coin blocks it.",
      check: {
        do: "Use the same cable and box in another port.",
        finds: "it works in the other port",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [{ name: "Short HDMI extension" }, { name: "Plastic tweezers" }, { name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the mains plug, wait for a minute",
            how: "Then take the cable out.",
          },
          {
            action: "look",
            title: "Light it with the torch",
            how: "Look for a bent tongue or something stuck.",
            see: "one flat tongue in the middle.",
          },
          {
            action: "pry",
            title: "Draw the piece out",
            how: "With plastic tweezers, straight. Leave it if it sits behind the tongue.",
          },
          {
            action: "replace",
            title: "Let the extension carry the weight",
            how: "Put the short HDMI extension in once and for all, tie it to the stand, and plug there from now on.",
            see: "a picture that does not flicker when you touch the cable.",
          },
          {
            action: "test",
            title: "For a stuck disc: eject right at the start",
            how: "Plug in while you hold the eject key. If it stays in, a repairer opens the drive.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What fails on the television: channels by aerial, internet and apps, or a socket or slot?",
      answers: {
        channels: {
          means: "channels by aerial fail",
          heard: ["channels", "aerial", "freeview", "antenna", "stations", "tuner", "satellite"],
          when: { aerial: "always", network: "never", port: "rarely" },
        },
        internet: {
          means: "internet or apps fail",
          heard: ["wi fi", "wifi", "internet", "netflix", "apps", "youtube", "iplayer", "smart"],
          when: { network: "always", aerial: "never", port: "never" },
        },
        port: {
          means: "a socket or slot fails",
          heard: ["hdmi", "usb", "port", "socket", "slot", "disc", "dvd"],
          when: { port: "always", aerial: "rarely", network: "rarely" },
        },
      },
    },
    {
      ask: "Do other televisions or devices in the house have the same trouble?",
      answers: {
        yes: {
          means: "others in the house have it too",
          heard: ["every tv", "whole house"],
          when: { aerial: "often", network: "often", port: "never" },
        },
        no: { means: "only this set has it", heard: ["other tv works"] },
      },
    },
    {
      ask: "Does the plug sit loosely in the television, or is something stuck in the socket?",
      answers: {
        yes: {
          means: "the plug is loose or something is stuck",
          heard: ["loose", "not stay in", "stuck", "broken off"],
          when: { port: "often", aerial: "sometimes", network: "never" },
        },
        no: { means: "plugs sit firmly" },
      },
    },
  ],
  safety: ["An aerial on the roof is no work for a ladder in wind or alone."],
  prevention: ["Run the channel search once a year, and hang no weight on HDMI plugs."],
  stopWhen: ["The aerial outside has to be touched."],
});

const switchesOff = defineFault({
  id: "television-switches-itself-off",
  name: "switches itself off",
  weight: 4,
  says: [
    "switches itself off",
    "turns off by itself",
    "intermittent switches off",
    "cuts out",
    "turned off after a short time and back on",
    "goes off after a while",
    "turns on and off",
    "shuts down by itself",
    "restarts by itself",
  ],
  causes: {
    timer: {
      name: "a timer, an eco setting or a stuck key",
      short: "a timer or key",
      weight: 5,
      why: "Sleep timers and four-hour limits switch off on purpose, and a sticky power key does it by chance.",
      check: {
        do: "Look in the menu for sleep timer, auto power off and “no signal standby”.",
        finds: "one of them is on",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Damp cloth" }],
        steps: [
          {
            action: "adjust",
            title: "Switch every timer off",
            how: "Menu, System or Eco: sleep, auto off, and control by HDMI (CEC), with which a box can switch the set off.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Now you can work the keys on the set.",
          },
          {
            action: "clean",
            title: "Free the power key",
            how: "Wring the damp cloth out well, wipe round the key, and press it thirty times.",
            see: "a key that springs back.",
          },
          {
            action: "test",
            title: "Take the remote's batteries out for an evening",
            how: "Use the set by its keys.",
            see: "a set that stays on. Then the remote has a stuck key.",
          },
        ],
      },
    },
    heat: {
      name: "heat in a closed shelf",
      short: "heat",
      weight: 3,
      why: "The slots at the top must let warm air out. Dust and a tight niche trip the protection after an hour.",
      check: {
        do: "Feel the top of the back after an hour.",
        finds: "it is hot, and the set runs on in a free place",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Vacuum cleaner with brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, let it cool",
            how: "Half an hour. Two people lift it.",
          },
          {
            action: "clean",
            title: "Vacuum the slots from outside",
            how: "Use the brush on all slots at the back.",
            see: "black slots without grey.",
          },
          {
            action: "adjust",
            title: "Give it air",
            how: "10 cm above and behind, and nothing on top that blocks the slots.",
          },
          {
            action: "test",
            title: "Let it play for two hours",
            how: "Brightness at 60 %.",
            see: "a back that is warm, not hot.",
          },
        ],
      },
    },
    board: {
      name: "a power board that gives in under load",
      short: "the power board",
      weight: 4,
      why: "When its capacitors age, the board's voltage drops in bright scenes, and the set protects itself by switching off.",
      check: {
        do: "Turn backlight and volume low and watch for an evening.",
        finds: "it lasts clearly longer that way",
        minutes: 3,
      },
      repair: {
        handOver:
          "Its capacitors keep mains voltage after the plug is pulled, so nothing in there is touched at home.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 90],
        tools: [{ name: "Diary of the faults" }],
        steps: [
          {
            action: "test",
            title: "Go on with low brightness for now",
            how: "And stay in the room. It can last for weeks that way.",
          },
          {
            action: "look",
            title: "Keep a diary of the faults",
            how: "After how many minutes, what blinked, what the picture was.",
          },
          {
            action: "unplug",
            title: "Unplug it at night",
            how: "An ageing board belongs off the mains when nobody is there.",
          },
          {
            action: "look",
            title: "Have board or capacitors changed",
            how: "A workshop or an experienced repair café does it for €30 to 90, if the model's board is to be had.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the television go off after the same time each evening?",
      answers: {
        yes: {
          means: "it goes off after the same time",
          heard: [
            "after an hour",
            "every evening",
            "after two hours",
            "same time",
            "after four hours",
          ],
          when: { timer: "often", heat: "often", board: "rarely" },
        },
        no: {
          means: "it goes off at odd times",
          heard: ["random", "intermittent", "now and then"],
        },
      },
    },
    {
      ask: "Is the back of the television hot when it goes off?",
      answers: {
        yes: {
          means: "its back is hot",
          heard: ["hot", "overheats", "warm"],
          when: { heat: "always", board: "sometimes", timer: "rarely" },
        },
        no: { means: "its back is only warm" },
      },
    },
    {
      ask: "Can the television be switched on again at once?",
      answers: {
        yes: {
          means: "it can be switched on again at once",
          heard: ["turns back on", "comes back on", "back on again"],
          when: { timer: "always", board: "sometimes", heat: "rarely" },
        },
        no: { means: "it needs a rest or blinks first", heard: ["has to rest", "flashes"] },
      },
    },
  ],
  safety: ["Do not leave a set that switches itself off in standby overnight."],
  prevention: ["Dust the slots twice a year."],
  stopWhen: ["A smell comes from the slots, or it clicks on and off by itself."],
});

const tube = defineFault({
  id: "television-tube",
  name: "is an old tube set with a fault",
  weight: 1,
  says: [
    "picture tube",
    "old tube television",
    "crt",
    "thick old tv",
    "picture has shrunk to a line",
    "one bright line across",
    "colours in the corner",
    "portable black and white tv",
  ],
  causes: {
    outside: {
      name: "something outside the case: aerial, box, magnet or setting",
      short: "something outside the set",
      weight: 4,
      why: "Old sets receive only analogue signals, which are hardly sent any more, and a speaker's magnet near the tube makes coloured corners.",
      check: {
        do: "Move speakers a metre away and connect a player or box by SCART or aerial lead.",
        finds: "picture or colour improves",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 25],
        tools: [{ name: "Set-top box or converter" }, { name: "SCART lead" }],
        steps: [
          {
            action: "unplug",
            title: "Move magnets away and unplug",
            how: "Speakers, motors, telephones: a metre off. Leave it unplugged for an hour.",
          },
          {
            action: "test",
            title: "Switch it on ten times over a day",
            how: "At each cold start the set clears magnetism off the mask.",
            see: "colours that go back to even.",
          },
          {
            action: "replace",
            title: "Give it a signal that it knows",
            how: "A set-top box by the SCART lead, or a converter from HDMI by the aerial socket on channel 36.",
            see: "a picture without snow.",
          },
          {
            action: "adjust",
            title: "Set brightness and contrast to the middle",
            how: "With the knobs outside only.",
          },
        ],
      },
    },
    inside: {
      name: "a fault inside, around the picture tube",
      short: "the inside of the tube set",
      weight: 5,
      why: "The tube runs on 15,000 to 30,000 V and keeps that charge for days, like a bottle. A line in place of a picture, or none, means a fault in that part.",
      check: {
        do: "Look from the front only, in a dark room, for a line, a dot or a glow.",
        finds: "there is a line or a dot, or the set whines without a picture",
        minutes: 1,
      },
      repair: {
        handOver: "The back of a tube set is not opened at home by anybody.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 100],
        tools: [{ name: "Blanket" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "A single bright line burns itself into the tube, so switch it off at once.",
          },
          {
            action: "look",
            title: "Leave each screw where it is",
            how: "Also at the slots: nothing is poked in.",
          },
          {
            action: "look",
            title: "Find somebody who still does this",
            how: "Clubs for old radios and game collectors know the few workshops that discharge and mend tube sets.",
          },
          {
            action: "look",
            title: "Carry it glass to your chest",
            how: "The weight is in front. Wrap it in the blanket; a broken tube bursts inwards. To the electronics yard it goes whole.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the old television show a full picture or snow, or only a line, a dot or nothing?",
      answers: {
        full: {
          means: "it fills the screen with picture or snow",
          heard: ["snow", "colours in the corner", "no channels", "fuzzy"],
          when: { outside: "often", inside: "rarely" },
        },
        line: {
          means: "it shows a line, a dot or nothing",
          heard: ["line", "dot", "no picture", "dead", "shrunk"],
          when: { inside: "always", outside: "never" },
        },
      },
    },
    {
      ask: "Is a loudspeaker or another magnet near the old television?",
      answers: {
        yes: {
          means: "a speaker or magnet is near",
          heard: ["speaker", "magnet"],
          when: { outside: "often", inside: "rarely" },
        },
        no: { means: "nothing magnetic is near" },
      },
    },
    {
      ask: "Is the old television fed by a box or player, and not by its own aerial alone?",
      answers: {
        yes: { means: "a box or player feeds it", when: { inside: "often", outside: "rarely" } },
        no: { means: "it has only its aerial", heard: ["aerial only", "antenna"] },
      },
    },
  ],
  safety: ["The tube holds a deadly charge for days after the plug is out."],
  prevention: ["Use it once a month: capacitors that rest for years fail at the next start."],
  stopWhen: ["Before the first screw."],
});

export const television: Playbook = {
  faults: [doesNotTurnOn, noPicture, noSound, linesOnScreen, remote, noChannels, switchesOff, tube],
  notes: [
    {
      about: ["open", "back cover", "inside", "capacitor", "power supply"],
      text: "The back stays on. The power board's capacitor holds 300 to 400 V after the plug is out; a trained repairer discharges it first.",
    },
    {
      about: ["worth", "price", "repair shop", "cost"],
      text: "A board is worth changing up to about a third of the price of a like set. A cracked panel is not.",
    },
    {
      about: ["old analogue", "old set", "analogue signal"],
      text: "Most countries have switched analogue television off. An old set needs a box or a converter to show anything.",
    },
    {
      about: ["clean", "screen wipes", "smear"],
      text: "Clean the screen unplugged with a dry microfibre cloth. A barely damp one takes stains; no spray on the screen, because it runs into the lower edge.",
    },
  ],
};
