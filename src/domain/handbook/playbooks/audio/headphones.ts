import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const oneSide = defineFault({
  id: "headphones-one-side-silent",
  name: "play on one side only",
  usual: true,
  weight: 9,
  says: [
    "one side not working",
    "only one side works",
    "no sound in one ear",
    "left side silent",
    "left ear gone",
    "right ear gone",
    "one ear gone",
    "one ear dead",
    "one airpod not working",
    "right side dead",
    "no sound in one channel",
    "one channel not working",
    "one earbud not working",
    "only works in one ear",
    "sound one side only",
    "left earbud quiet",
    "one ear louder than the other",
    "one side much quieter",
    "lost left channel",
    "wires have come out",
    "wires disconnected",
    "needs soldering",
    "very quiet",
    "cable bitten through",
    "broken cable",
  ],
  causes: {
    cable: {
      name: "a wire that has broken in the cable",
      short: "a broken wire",
      weight: 6,
      why: "The cable holds hair-thin wires that break where they bend: just behind the plug, at the fork and where it enters the cup.",
      check: {
        do: "Play a mono voice and bend the cable slowly, 2 cm at a time, from the plug to each cup.",
        finds: "the silent side comes back for a moment at one spot",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 12],
        tools: [
          { name: "Side cutters", instead: "sharp scissors" },
          { name: "New 3.5 mm plug" },
          { name: "Soldering iron" },
          { name: "Thin solder" },
          { name: "Multimeter" },
          { name: "Heat-shrink tube" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether the cable comes off",
            how: "Many cups have a small socket. If the cable pulls out of it, a new cable for €10 is the whole repair.",
          },
          {
            action: "measure",
            title: "Find the broken end",
            how: "Set the multimeter to its bleep, one probe on the tip or ring of the plug, and bend the cable. Without a meter, trust the spot where the sound came back.",
            see: "a bleep that comes and goes at the plug or at the cup.",
          },
          {
            action: "replace",
            title: "Cut the bad piece away",
            how: "Cut 2 cm beyond the break with the side cutters. Slide the cap of the new plug and a piece of shrink tube on the cable first.",
          },
          {
            action: "clean",
            title: "Free the wires from their lacquer",
            how: "Coloured wires are lacquered. Hold each end in the drop of solder on the iron for three seconds until it is silver.",
            see: "shining tips on left (often green or blue), right (red) and the bare or copper ground.",
            warning: "The iron is at 350 °C and the lacquer gives off fumes: open the window.",
          },
          {
            action: "reassemble",
            title: "Solder them to the plug",
            how: "Tip is left, ring is right, sleeve is ground. With four wires both grounds go to the sleeve.",
            putBack: "Squeeze the strain relief round the sheath, then screw the cap on.",
          },
          {
            action: "test",
            title: "Listen and bend",
            how: "Play a left-right test and bend the cable behind the plug.",
            see: "both sides equally loud, without a gap.",
          },
        ],
        prevention: [
          "Pull the plug by its body and wind the cable in a loose bow, never round the player.",
        ],
      },
    },
    blocked: {
      name: "wax or dust in the mesh of one ear",
      short: "a blocked mesh",
      weight: 4,
      why: "A film of wax over the mesh of an earbud swallows half the sound. It looks like nothing, and one side just fades.",
      check: {
        do: "Compare both meshes under a bright light.",
        finds: "one is yellow, shiny or closed and that side is quiet rather than dead",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Soft dry toothbrush" },
          { name: "Sticky putty", instead: "a strip of tape" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "look",
            title: "Take the rubber tip off",
            how: "Turn the bud so that the mesh faces down, and keep it so: what comes loose must fall out.",
            fallsOut: "The tip; note its size.",
          },
          {
            action: "clean",
            title: "Brush the mesh",
            how: "Light strokes with the dry toothbrush, from below.",
          },
          {
            action: "clean",
            title: "Lift the wax off",
            how: "Press the putty on the mesh and pull it away, ten times with a clean spot each.",
            warning: "No needle and no liquid: both go through the mesh into the driver.",
            see: "light glinting on every hole.",
          },
          {
            action: "clean",
            title: "Wash the tips",
            how: "Warm soapy water, a cotton bud through the hole, then dry for an hour.",
            putBack: "Press the tip on until it clicks over the rim.",
          },
          {
            action: "test",
            title: "Compare the sides",
            how: "Play a mono voice and swap the buds between your ears.",
            see: "the same loudness on both.",
          },
        ],
      },
    },
    source: {
      name: "the socket or the settings of the player",
      short: "the player",
      weight: 3,
      why: "A plug that is not quite in, fluff in the phone's socket or a shifted balance silences one side of any headphones.",
      check: {
        do: "Try the headphones on another device, and other headphones on this one.",
        finds: "both sides play there, or the others also lose a side",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Wooden toothpick" },
          { name: "Torch", instead: "the light of another phone" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Push the plug fully in",
            how: "Take a thick phone cover off. The last millimetre clicks.",
          },
          {
            action: "adjust",
            title: "Set the balance to the middle",
            how: "On phones it is under accessibility, audio; on computers under sound, output, channels.",
            see: "the slider in the centre and “mono” off.",
          },
          {
            action: "clean",
            title: "Clear the socket",
            how: "Switch the player off, light in with the torch and lift fluff out with the toothpick, along the wall.",
            fallsOut: "A felt plug of pocket fluff.",
          },
          {
            action: "test",
            title: "Play a left-right test",
            how: "Any video with “left right test” will do.",
            see: "each side by itself.",
          },
        ],
      },
    },
    bud: {
      name: "one earbud that is flat, dirty at its contacts or has lost its partner",
      short: "the other earbud",
      weight: 4,
      why: "True wireless buds are two separate players. If one does not charge in its case, or the two no longer know each other, one ear stays silent.",
      check: {
        do: "Lay both buds in their case for ten minutes with the lid shut and look for a light on each.",
        finds: "one bud shows no light, or both play again for a while",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 60],
        tools: [{ name: "Cotton bud, dry" }, { name: "The maker's page for the model" }],
        steps: [
          {
            action: "clean",
            title: "Wipe the gold dots",
            how: "On both buds and at the bottom of the case, with the dry cotton bud. A drop of skin grease keeps one bud from charging.",
            see: "a light on each bud when it goes in.",
          },
          {
            action: "test",
            title: "Charge the pair to the full",
            how: "Half an hour in the case, on its cable.",
            warning:
              "A bud that gets hot or opens at its seam is not charged again: outdoors with it.",
          },
          {
            action: "adjust",
            title: "Introduce them to each other again",
            how: "Delete them on the phone. Reset as the maker's page says, mostly both in the open case and its button held for fifteen seconds.",
            see: "one entry in the phone's list, not two.",
          },
          {
            action: "test",
            title: "Listen to a left-right test",
            how: "Swap the silent bud's rubber tip with the other one too.",
            see: "left in the left ear, right in the right one.",
          },
        ],
        stopWhen: [
          "One bud takes no charge after cleaning: makers sell single buds for €25 to 60.",
        ],
      },
    },
    driver: {
      name: "a dead driver or a loose wire in the cup",
      short: "the driver",
      weight: 3,
      why: "The little loudspeaker in the cup, or the solder joint beside it, has given up.",
      check: {
        do: "Bend the cable everywhere and press lightly on the silent cup.",
        finds: "the cable makes no difference, but pressing the cup sometimes does",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Small screwdriver" },
          { name: "Plastic spudger", instead: "a guitar pick" },
          { name: "Multimeter" },
          { name: "Soldering iron" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the ear pad off",
            how: "Headphones off and unplugged from everything. Slide the spudger under its rim and go round, or turn the pad a little.",
            fallsOut: "A foam disc behind the pad.",
          },
          {
            action: "unscrew",
            title: "Open the cup",
            how: "Undo the screws under the pad with the screwdriver and lift the plate.",
            warning:
              "Wireless ones hold a lithium cell: switch off, keep metal away from it and cut nothing.",
          },
          {
            action: "look",
            title: "Look at the two joints of the driver",
            how: "Push each wire gently with the spudger.",
            see: "a joint that moves, or a wire in the air.",
          },
          {
            action: "measure",
            title: "Measure the driver",
            how: "Set the multimeter to ohms, with the headphones unplugged or switched off.",
            see: "16 to 300 ohms, nearly the same on both sides. No reading means a dead driver.",
          },
          {
            action: "replace",
            title: "Resolder or change it",
            how: "Touch the joint with the iron for one second and add a trace of solder. A dead driver is replaced by one of the same width and ohms.",
            putBack: "Foam disc, plate, screws, pad.",
          },
          {
            action: "test",
            title: "Listen before you press the pad on",
            how: "Low volume first.",
            see: "sound without a rattle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the silent side of the headphones come back when you bend the cable somewhere?",
      answers: {
        yes: {
          means: "bending the cable brings the side back",
          heard: [
            "wiggle",
            "bend the cable",
            "twist the cable",
            "loose connection",
            "ripped cable",
            "cable broken",
            "broken wire",
            "hold the wire",
            "move the wire",
            "wires have come out",
            "bitten through",
          ],
          when: {
            cable: "often",
            driver: "rarely",
            source: "sometimes",
            blocked: "never",
            bud: "never",
          },
        },
        no: { means: "bending the cable changes nothing" },
        none: {
          means: "they have no cable",
          heard: ["wireless", "bluetooth", "airpods", "earbuds", "no cable"],
          when: {
            cable: "never",
            blocked: "often",
            source: "rarely",
            driver: "sometimes",
            bud: "always",
          },
        },
      },
    },
    {
      ask: "Is the bad side of the headphones quiet rather than quite silent?",
      answers: {
        yes: {
          means: "that side is quiet, not silent",
          heard: ["quiet", "quieter", "faint", "muffled", "louder than the other", "low volume"],
          when: {
            blocked: "always",
            driver: "sometimes",
            cable: "rarely",
            source: "rarely",
            bud: "rarely",
          },
        },
        no: { means: "that side is silent", heard: ["no sound", "dead", "silent"] },
      },
    },
    {
      ask: "Do the headphones play on both sides with another device?",
      answers: {
        yes: {
          means: "both sides play on another device",
          heard: ["works on another", "fine on my phone", "works with other device"],
          when: {
            source: "always",
            cable: "rarely",
            blocked: "never",
            driver: "never",
            bud: "rarely",
          },
        },
        no: {
          means: "it is the same on another device",
          heard: [
            "same on another",
            "tried another device",
            "different phone",
            "tried other devices",
          ],
        },
      },
    },
    {
      ask: "Are the headphones two separate earbuds, and does the silent one stay without a light in its case?",
      answers: {
        yes: {
          means: "the silent earbud shows no light in its case",
          heard: [
            "one earbud not charging",
            "no light on one",
            "one bud not connecting",
            "one airpod",
          ],
          when: {
            bud: "always",
            blocked: "rarely",
            source: "never",
            cable: "never",
            driver: "rarely",
          },
        },
        no: { means: "there is no case, or both show a light in it" },
      },
    },
    {
      ask: "Do you see wax or dust on the mesh of the headphones' bad side?",
      answers: {
        yes: {
          means: "the mesh is dirty",
          heard: ["wax", "dirty", "ear wax", "earwax"],
          when: { blocked: "always", cable: "sometimes", driver: "sometimes", source: "sometimes" },
        },
        no: { means: "the mesh is clean", heard: ["cleaned"], when: { blocked: "rarely" } },
      },
    },
  ],
  safety: ["Begin each listening test at low volume: a mended side can be loud."],
  prevention: ["Keep them in a case, and brush the meshes once a month."],
  stopWhen: [
    "They are sealed earbuds and cleaning does not help: their cases do not open without damage.",
  ],
});

const crackle = defineFault({
  id: "headphones-crackle-at-plug",
  name: "crackle or cut out at the plug",
  weight: 6,
  says: [
    "crackle",
    "loose connection",
    "cuts out",
    "have to hold the plug",
    "only works when I twist the jack",
    "jack broken",
    "plug bent",
    "jack snapped off",
    "plug needs soldering",
    "intermittent",
    "sound comes and goes",
    "lose connection",
    "connector broken off",
    "bad contact",
    "hissing",
    "scratchy",
    "jack connector broken",
    "socket worn",
  ],
  causes: {
    dirt: {
      name: "dirt on the plug or in the socket",
      short: "dirt at the plug",
      weight: 4,
      why: "A film of oxide on the plug, or fluff at the bottom of the socket, keeps the contacts a hair apart.",
      check: {
        do: "Turn the plug in its socket, then try it in another device.",
        finds: "it crackles while turning, or is clean on the other device",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [
          { name: "Cloth" },
          { name: "Isopropyl alcohol", instead: "glasses cleaner" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wipe the plug",
            how: "Moisten the cloth with alcohol and pull the plug through it, turning. Look at the grooves between the rings.",
            see: "bright metal and no grey on a fresh spot of the cloth.",
          },
          {
            action: "clean",
            title: "Lift fluff out of the socket",
            how: "Switch the device off. Scrape gently along the wall with the toothpick and shake it out.",
            warning: "No metal: it shorts or bends the springs.",
          },
          {
            action: "test",
            title: "Push it in until it clicks",
            how: "Turn it three times.",
            see: "a plug that sits flush.",
          },
          {
            action: "test",
            title: "Play something quiet",
            how: "Turn the plug again while it plays.",
            see: "silence between the notes.",
          },
        ],
      },
    },
    plug: {
      name: "a broken wire or bent pin at the plug",
      short: "the plug",
      weight: 6,
      why: "All tugs end at the plug. The strands break one after another inside the moulding, or the pin bends in a pocket.",
      check: {
        do: "Hold the plug still in the socket and bend the cable just behind it.",
        finds: "the sound comes and goes with the cable, not with the plug",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 8],
        tools: [
          { name: "Solderable 3.5 mm plug" },
          { name: "Soldering iron" },
          { name: "Thin solder" },
          { name: "Sharp knife" },
          { name: "Multimeter", instead: "a careful listen on each side" },
        ],
        steps: [
          {
            action: "look",
            title: "Count the rings",
            how: "Two black rings: stereo. Three: with microphone, and then the new plug needs four contacts too.",
          },
          {
            action: "replace",
            title: "Cut it off and strip 15 mm",
            how: "Roll the cable under the knife without pressing and pull the sheath off. Put the new cap on the cable before you go on.",
            warning: "Cut away from your fingers, on a board.",
          },
          {
            action: "clean",
            title: "Tin the wires",
            how: "Hold each coloured wire in a drop of solder on the iron until its lacquer has burned off.",
          },
          {
            action: "reassemble",
            title: "Solder from the tip to the sleeve",
            how: "Tip left, first ring right, sleeve ground. With a microphone: second ring ground, sleeve microphone, on nearly all phones.",
            see: "three separate joints, none touching its neighbour.",
            putBack: "Clamp on the sheath, insulation, cap.",
          },
          {
            action: "measure",
            title: "Check for a short",
            how: "With the multimeter between tip, ring and sleeve.",
            see: "16 ohms or more between each pair, never zero.",
          },
          {
            action: "test",
            title: "Play and bend",
            how: "Bend the cable behind the plug in all directions.",
            see: "steady sound.",
          },
        ],
      },
    },
    detachable: {
      name: "a detachable cable that is worn at the cup",
      short: "the detachable cable",
      weight: 3,
      why: "The small plug at the cup turns with every movement of the head, and socket or cable wears.",
      check: {
        do: "Turn the small plug at the cup, and try any cable with the same plug.",
        finds: "it crackles there, or another cable plays cleanly",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [8, 25],
        tools: [
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
          { name: "Replacement cable" },
        ],
        steps: [
          {
            action: "look",
            title: "Pull the cable out of the cup",
            how: "Straight, or a quarter turn first where a mark shows it.",
            see: "a plug of 2.5 or 3.5 mm, or two tiny pins.",
          },
          {
            action: "clean",
            title: "Clean plug and socket",
            how: "Wipe the plug with alcohol, and turn a thinned-out cotton bud in the socket.",
          },
          {
            action: "replace",
            title: "Fit a new cable",
            how: "Model and plug must match: some have a narrow neck, some a lock.",
            putBack: "Turn until it locks.",
          },
          {
            action: "test",
            title: "Shake your head",
            how: "Walk about with music on.",
            see: "no crackle.",
          },
        ],
        stopWhen: [
          "The socket in the cup wobbles: it is soldered to a small board, a job for a repair café.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the crackle of the headphones depend on the cable just behind the plug?",
      answers: {
        yes: {
          means: "bending the cable behind the plug makes it crackle",
          heard: [
            "behind the plug",
            "bend the cable",
            "hold the plug",
            "hold the cable",
            "at the plug",
            "jack snapped",
            "jack broken",
            "plug bent",
            "broken off",
            "twist the jack",
            "plug",
          ],
          when: { plug: "often", dirt: "rarely", detachable: "rarely" },
        },
        no: { means: "the cable behind the plug does not matter" },
      },
    },
    {
      ask: "Do the headphones play without crackling on another device?",
      answers: {
        yes: {
          means: "they play cleanly on another device",
          heard: ["fine on another", "works on my laptop", "only on my phone"],
          when: { dirt: "always", plug: "rarely", detachable: "rarely" },
        },
        no: {
          means: "they crackle on every device",
          heard: ["on every device", "same on another"],
        },
      },
    },
    {
      ask: "Can the cable be pulled off at the headphones' cup, and does it crackle there?",
      answers: {
        yes: {
          means: "it crackles at the cup, where the cable comes off",
          heard: ["detachable cable", "at the cup", "at the ear", "removable cable"],
          when: { detachable: "always", plug: "rarely", dirt: "rarely" },
        },
        no: { means: "the cable is fixed or quiet at the cup" },
      },
    },
  ],
  safety: ["Take them off your ears while you move plugs: the cracks can be loud."],
  prevention: [
    "Slip a 4 cm spring from a ball pen over the cable behind the plug: it keeps the bend wide.",
  ],
  stopWhen: [
    "The tip of a plug has broken off in a device: do not push it deeper, have it drawn out.",
  ],
});

const noSound = defineFault({
  id: "headphones-no-sound",
  name: "give no sound at all",
  weight: 5,
  says: [
    "no sound",
    "not working",
    "both sides dead",
    "nothing comes out",
    "silent",
    "computer doesn't see headset",
    "connected but no sound",
    "headset no sound",
    "microphone not working",
    "won't turn on",
    "mic doesn't work",
    "no audio through headphones",
    "not recognised",
    "headset not detected",
    "sound still from speakers",
  ],
  causes: {
    output: {
      name: "another output or a muted volume on the device",
      short: "the output setting",
      weight: 5,
      why: "Computers and phones keep sending sound to the last speaker, television or car they knew.",
      check: {
        do: "Open the sound menu of the device and read which output is chosen.",
        finds: "another one is chosen, or the volume is at zero",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Second device" }],
        steps: [
          {
            action: "adjust",
            title: "Choose the headphones as output",
            how: "Click the speaker sign and pick them from the list. In calls the program has a list of its own.",
          },
          {
            action: "adjust",
            title: "Turn up all three volumes",
            how: "Device, program, and the wheel or buttons on the headphones.",
          },
          {
            action: "test",
            title: "Try them on something else",
            how: "Plug or pair them with a second device, such as a phone.",
            see: "sound there: then the first device is to blame.",
          },
          {
            action: "adjust",
            title: "Restart the first device",
            how: "Pull the plug or switch Bluetooth off, restart, connect again.",
            see: "their name in the list.",
          },
        ],
      },
    },
    wire: {
      name: "a broken plug or ground wire",
      short: "the plug or ground",
      weight: 4,
      why: "Both sides share the ground wire. When it parts, both fall silent or play only a thin, hollow echo.",
      check: {
        do: "Bend the cable at the plug while music plays.",
        finds: "sound flickers up, or voices vanish and only echoes remain",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 8],
        tools: [
          { name: "New plug" },
          { name: "Soldering iron" },
          { name: "Sharp knife" },
          { name: "Tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the spot",
            how: "Wind a bit of tape round the cable where bending brings the sound back.",
          },
          {
            action: "replace",
            title: "Cut beyond the mark",
            how: "Strip the sheath with the knife and sort the wires: coloured for left and right, copper for ground.",
          },
          {
            action: "reassemble",
            title: "Solder the new plug, ground first",
            how: "Both copper wires twisted together go to the sleeve; then right to the ring and left to the tip. Lacquer burns off in the drop on the iron.",
            warning: "Fumes: window open. The iron goes into its stand.",
          },
          {
            action: "test",
            title: "Listen before you close the cap",
            how: "Low volume.",
            see: "a full sound with the voice in the middle.",
            putBack: "Clamp the sheath, screw the cap on.",
          },
        ],
      },
    },
    power: {
      name: "an empty or hung battery part",
      short: "the battery part",
      weight: 4,
      why: "Wireless sets, and wired ones with noise cancelling, need charge. Their little processor can also hang.",
      check: {
        do: "Charge them for an hour with a cable that charges a phone, then hold the power button for fifteen seconds.",
        finds: "a light comes on or changes",
        minutes: 60,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 75,
        euros: [0, 8],
        tools: [{ name: "Charging cable" }, { name: "Dry toothbrush" }],
        steps: [
          {
            action: "clean",
            title: "Brush the charging port",
            how: "Switch them off and brush fluff out of the port with the dry toothbrush.",
          },
          {
            action: "test",
            title: "Charge for an hour",
            how: "With a cable and charger that you know work.",
            see: "a charging light within a few minutes.",
            warning: "If they grow hot or the case bulges, unplug and take them outside.",
          },
          {
            action: "adjust",
            title: "Reset them",
            how: "Most take the power button for 10 to 20 seconds while the cable is in; the maker's page names the exact press.",
          },
          {
            action: "adjust",
            title: "Pair them anew",
            how: "Delete them from the phone's list first.",
          },
          {
            action: "test",
            title: "Play something for ten minutes",
            how: "Away from the charger.",
            see: "sound on both sides.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the headphones give sound with another device?",
      answers: {
        yes: {
          means: "they play with another device",
          heard: [
            "works on another",
            "works with my phone",
            "fine on phone",
            "only on the computer",
          ],
          when: { output: "always", wire: "never", power: "rarely" },
        },
        no: {
          means: "they are silent everywhere",
          heard: ["every device", "tried other devices", "on anything"],
        },
      },
    },
    {
      ask: "Are the headphones wireless?",
      answers: {
        yes: {
          means: "they are wireless",
          heard: ["wireless", "bluetooth", "airpods", "earbuds", "ear buds"],
          when: { power: "always", wire: "never", output: "often" },
        },
        no: {
          means: "they have a cable",
          heard: ["wired", "cable", "plug", "jack", "usb headset"],
        },
      },
    },
    {
      ask: "Does bending the headphones' cable make sound flicker up?",
      answers: {
        yes: {
          means: "bending the cable makes sound flicker up",
          heard: ["wiggle", "bend", "hold the cable", "twist", "echo", "hollow"],
          when: { wire: "often", output: "never", power: "never" },
        },
        no: { means: "bending the cable changes nothing" },
      },
    },
  ],
  safety: ["Leave them off your ears until the volume is down again."],
  prevention: ["Disconnect them in the menu before you hand them to another device."],
  stopWhen: ["They light up, pair and play nothing on any device: the sound chip has failed."],
});

const doNotCharge = defineFault({
  id: "headphones-do-not-charge",
  name: "do not charge or run flat quickly",
  weight: 5,
  says: [
    "needs new battery",
    "battery replacement",
    "won't charge",
    "does not hold charge",
    "battery dead",
    "battery drains fast",
    "one earbud doesn't charge",
    "case not charging",
    "case dead",
    "charging port loose",
    "usb port broken",
    "no charging light",
    "battery life short",
    "dies after ten minutes",
    "charging port pushed in",
    "earbud won't charge in case",
    "battery life gradually shortening",
  ],
  causes: {
    contacts: {
      name: "dirty charging contacts or a blocked port",
      short: "dirty contacts",
      weight: 5,
      why: "Earbuds charge through pins as small as a grain of salt. A film of skin grease or a bit of fluff in the port is enough.",
      check: {
        do: "Look at the contacts of buds and case, or into the port, with a bright light.",
        finds: "there is grease, fluff or a green spot, or the plug does not click in",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take them off the charger",
            how: "Switch them off, and take the buds out of their case.",
          },
          {
            action: "clean",
            title: "Wipe all contacts",
            how: "A cotton bud, barely moist with alcohol, over the dots on the buds and the pins in the case. The pins must spring back.",
            warning: "Do not bend pins or let liquid run into the wells.",
          },
          {
            action: "clean",
            title: "Clear the port",
            how: "Lift fluff out with the dry toothpick, along the walls.",
            fallsOut: "A felt pad of lint.",
            see: "a plug that goes in fully and clicks.",
          },
          {
            action: "test",
            title: "Charge for half an hour",
            how: "Buds in, lid closed.",
            see: "the charging light on both sides.",
          },
        ],
        prevention: ["Wipe the buds before they go into the case."],
      },
    },
    cable: {
      name: "a bad cable or charger",
      short: "the charging cable",
      weight: 4,
      why: "Charging cables wear faster than anything else. Some headphones also refuse fast chargers and C-to-C cables.",
      check: {
        do: "Use a plain USB-A charger and a cable that charges another device.",
        finds: "the charging light comes on",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [0, 8],
        tools: [{ name: "Second cable" }, { name: "USB charger with 5 V" }],
        steps: [
          {
            action: "test",
            title: "Change the cable first",
            how: "Second cable, same charger, ten minutes.",
          },
          {
            action: "test",
            title: "Change the charger",
            how: "A plain charger with 5 V and 1 A, or a computer's port, in place of a fast one.",
          },
          {
            action: "test",
            title: "Wait for deep-empty cells",
            how: "A cell that has lain flat for months needs half an hour before the light comes.",
            see: "a light at the latest after thirty minutes.",
            warning: "Stay near. A cell that warms up clearly is past saving.",
          },
          {
            action: "look",
            title: "Mark the good pair",
            how: "Keep the cable and charger that work with the headphones.",
            see: "full charge within two to three hours.",
          },
        ],
      },
    },
    "worn-battery": {
      name: "a worn battery",
      short: "the battery",
      weight: 5,
      why: "Small cells last 300 to 500 charges. After two or three years of daily use only a part of the hours is left.",
      check: {
        do: "Charge fully and time how long they play at half volume.",
        finds: "they play less than half of the hours they had when new",
        minutes: 5,
      },
      repair: {
        handOver:
          "The cell is soldered or glued in beside thin foil, and a nick in it starts a fire.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 50],
        tools: [{ name: "Clock" }, { name: "Note with the model" }],
        steps: [
          {
            action: "test",
            title: "Time them once",
            how: "From full to empty, by the clock.",
            see: "a number to compare with the maker's.",
          },
          {
            action: "unplug",
            title: "Take them off the charger when full",
            how: "And do not leave them on it overnight from now on.",
          },
          {
            action: "look",
            title: "Ask for the battery service",
            how: "Give the maker the model: over-ear sets are often rebatteried for €30 to 50, and single earbuds are sold on their own.",
          },
          {
            action: "look",
            title: "Let a repair café change an over-ear cell",
            how: "In large cups the cell has a plug or two wires. They know the right type and the right way.",
          },
          {
            action: "look",
            title: "Make do meanwhile",
            how: "Many over-ear sets play through an audio cable with an empty battery.",
          },
        ],
      },
    },
    port: {
      name: "a loose or torn-off charging port",
      short: "the charging port",
      weight: 3,
      why: "The port is held by four tiny joints. A fall on the plug pushes it into the cup.",
      check: {
        do: "Look into the port and move a plugged-in cable with one finger.",
        finds: "the port wobbles, sits askew or has sunk in",
        minutes: 1,
      },
      repair: {
        handOver:
          "Its pads are under a millimetre and tear off for good when they are overheated, right beside the cell.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [5, 40],
        tools: [{ name: "Bright light" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the cable out straight",
            how: "Do not prop the plug up with paper or tape: that tears the last joints.",
          },
          {
            action: "look",
            title: "Look in under bright light",
            how: "A tongue of contacts should stand in the middle.",
            see: "whether the tongue is whole.",
          },
          {
            action: "look",
            title: "Try other ways to charge",
            how: "Some cases charge on a wireless pad. Some headsets have contacts for a dock.",
          },
          {
            action: "look",
            title: "Have it resoldered",
            how: "A phone shop or repair café with a microscope does this within the hour.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a charging light come on when you connect the headphones with another cable and charger?",
      answers: {
        yes: {
          means: "another cable brings the charging light",
          heard: ["works with another cable", "different cable works"],
          when: {
            cable: "always",
            "worn-battery": "sometimes",
            port: "rarely",
            contacts: "rarely",
          },
        },
        no: {
          means: "no cable brings the charging light",
          heard: ["no charging light", "tried other cables", "different charger", "no light"],
        },
      },
    },
    {
      ask: "Do the headphones charge, but play for much less time than when new?",
      answers: {
        yes: {
          means: "they charge but run flat soon",
          heard: [
            "battery life",
            "hold charge",
            "drains",
            "runs flat",
            "dies after",
            "short battery",
            "doesn't last",
            "holds no charge",
          ],
          when: { "worn-battery": "always", contacts: "rarely", cable: "rarely", port: "rarely" },
        },
        no: {
          means: "they do not charge at all",
          heard: ["won't charge", "not charging", "does not charge"],
        },
      },
    },
    {
      ask: "Does the plug wobble in the headphones' port, or has the port moved?",
      answers: {
        yes: {
          means: "the port is loose",
          heard: [
            "port loose",
            "port broken",
            "pushed in",
            "port pushed",
            "wobbly",
            "usb port",
            "socket loose",
          ],
          when: { port: "often", contacts: "sometimes", cable: "rarely", "worn-battery": "never" },
        },
        no: { means: "the port is firm" },
      },
    },
    {
      ask: "Are the contacts or the port of the headphones and their case clean?",
      answers: {
        yes: {
          means: "contacts and port are clean",
          heard: ["cleaned the contacts", "cleaned the port"],
          when: { contacts: "rarely", cable: "often", "worn-battery": "often", port: "sometimes" },
        },
        no: {
          means: "contacts or port are dirty",
          heard: ["dirty", "fluff", "lint", "one earbud", "only one charges"],
        },
      },
    },
  ],
  safety: [
    "Charge them in sight and on a surface that cannot burn.",
    "Stop at once if a bud, cup or case bulges, hisses or is too warm to hold.",
  ],
  prevention: ["Keep them between 20 and 80 % for storage, and out of hot cars."],
  stopWhen: [
    "The case of a bud has opened at its seam.",
    "They got wet and now grow warm while charging.",
  ],
});

const doNotPair = defineFault({
  id: "headphones-do-not-pair",
  name: "do not connect by Bluetooth, or lose the connection",
  weight: 4,
  says: [
    "won't pair",
    "does not connect",
    "bluetooth not working",
    "keeps disconnecting",
    "not found",
    "only one earbud connects",
    "pairing failed",
    "connection drops",
    "stutters",
    "can't find headphones",
    "not discoverable",
    "connects to the wrong device",
    "bluetooth cuts out",
    "left and right not in sync",
    "lag",
    "keeps losing connection",
  ],
  causes: {
    "other-device": {
      name: "another device that has grabbed the connection",
      short: "another device",
      weight: 5,
      why: "Headphones call the device they last knew first. A tablet in the next room takes them before your phone gets a chance.",
      check: {
        do: "Switch Bluetooth off on every other device nearby, then switch the headphones on.",
        finds: "they connect to yours",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "The manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Silence the others",
            how: "Bluetooth off on tablet, laptop, television and old phone.",
          },
          {
            action: "adjust",
            title: "Forget them on your device",
            how: "Tap the entry in the list and choose “forget” or “remove”.",
            see: "a list without their name.",
          },
          {
            action: "adjust",
            title: "Bring them into pairing mode",
            how: "Hold the button named in the manual, usually for five to seven seconds.",
            see: "a light that blinks in two colours, or a voice.",
          },
          {
            action: "test",
            title: "Pair and play",
            how: "Choose them, play for five minutes, switch off and on.",
            see: "that they come back by themselves.",
          },
        ],
      },
    },
    reset: {
      name: "a muddled memory that needs a reset",
      short: "their memory",
      weight: 4,
      why: "They remember about eight devices. When the list is full or an update went wrong, pairing fails or one bud loses the other.",
      check: {
        do: "Look up the reset for the model and do it with both buds in the case, or with the cable in.",
        finds: "they pair as new",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "The maker's app" }],
        steps: [
          {
            action: "test",
            title: "Charge them first",
            how: "Half an hour. A nearly empty set does not pair.",
          },
          {
            action: "adjust",
            title: "Delete them everywhere",
            how: "On each device that knows them, also in the car.",
          },
          {
            action: "adjust",
            title: "Reset them",
            how: "Most buds: both in the case, hold the button for fifteen seconds. Most cups: power and volume-up together.",
            see: "a long blink or a tone.",
          },
          {
            action: "adjust",
            title: "Update them",
            how: "Open the maker's app, connect, and let the update run to its end with the lid open.",
          },
          {
            action: "test",
            title: "Walk to the next room",
            how: "With music.",
            see: "both sides in step, without stutter up to 5 m.",
          },
        ],
      },
    },
    radio: {
      name: "too much distance or a disturbed signal",
      short: "the signal",
      weight: 3,
      why: "Bluetooth is weak and shares its band with Wi-Fi and microwave ovens. Your body between pocket and ear is enough to swallow it.",
      check: {
        do: "Hold the phone in front of you, one metre away, in another room.",
        finds: "it plays without gaps there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Phone" }],
        steps: [
          {
            action: "test",
            title: "Listen with the phone in your hand",
            how: "Then in the front pocket, then in the back pocket.",
            see: "where the gaps begin.",
          },
          {
            action: "adjust",
            title: "Use 5 GHz for Wi-Fi",
            how: "In the router or phone choose the 5 GHz network; it leaves Bluetooth's band free.",
          },
          {
            action: "adjust",
            title: "Choose a plainer codec",
            how: "In the app switch from “quality” to “stable connection”.",
          },
          {
            action: "adjust",
            title: "Keep away from USB 3 hubs",
            how: "At computers move the receiver to the front with a short extension.",
          },
          {
            action: "test",
            title: "Walk your usual way",
            how: "Ten minutes.",
            see: "music without holes.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the headphones connect, but stutter or drop out?",
      answers: {
        yes: {
          means: "they connect but drop out",
          heard: [
            "stutter",
            "drops",
            "keeps disconnecting",
            "cuts out",
            "lag",
            "losing connection",
            "choppy",
          ],
          when: { radio: "often", "other-device": "sometimes", reset: "sometimes" },
        },
        no: {
          means: "they do not connect at all",
          heard: ["won't connect", "won't pair", "not found", "pairing failed", "not discoverable"],
        },
      },
    },
    {
      ask: "Do other devices that know these headphones stand nearby, switched on?",
      answers: {
        yes: {
          means: "other devices that know them are on",
          heard: ["wrong device", "connects to my tablet", "other phone", "several devices"],
          when: { "other-device": "always", reset: "sometimes", radio: "sometimes" },
        },
        no: { means: "no other device is on" },
      },
    },
    {
      ask: "Do the headphones pair with a second phone that has never known them?",
      answers: {
        yes: {
          means: "they pair with a second phone",
          heard: ["works with another phone", "pairs with another"],
          when: { "other-device": "often", reset: "rarely", radio: "always" },
        },
        no: {
          means: "they do not pair with a second phone",
          heard: ["not with any phone", "only one earbud connects", "tried other phones"],
        },
      },
    },
  ],
  safety: ["Do such tests sitting down, not in traffic."],
  prevention: ["Switch Bluetooth off on devices that you no longer use with them."],
  stopWhen: ["They were wet and have not connected since."],
});

const padsAndBand = defineFault({
  id: "headphones-pads-or-headband",
  name: "have worn pads or a broken headband",
  weight: 5,
  says: [
    "ear pads worn",
    "ear pad peeling",
    "pads falling apart",
    "padding missing",
    "ear cushion detached",
    "headband broken",
    "hinge broken",
    "joint broken",
    "break in support arm",
    "arm snapped",
    "foam crumbling",
    "leather flaking",
    "won't stay on head",
    "cup fell off",
    "plastic cracked",
    "headband cracked",
    "upholstery peeling",
    "rubber tip lost",
  ],
  causes: {
    pads: {
      name: "worn ear pads",
      short: "the pads",
      weight: 6,
      why: "Artificial leather peels from sweat and light after three to five years. New pads also bring the bass back, since they seal.",
      check: {
        do: "Press a pad and rub its surface with a finger.",
        finds: "it flakes, is hard or its foam crumbles",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [8, 30],
        tools: [
          { name: "Replacement ear pads" },
          { name: "Plastic card", instead: "a guitar pick" },
          { name: "Damp cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "Find model and size",
            how: "The model stands inside the band. Without one, measure the pad's outer length and width in millimetres.",
          },
          {
            action: "pry",
            title: "Take the old pad off",
            how: "Pull its lip out of the groove all round, or lift a clip ring with the card, a little at a time.",
            fallsOut: "A clip ring or a foam disc: both go back in.",
          },
          {
            action: "clean",
            title: "Wipe the groove",
            how: "Take crumbs off with the damp cloth, and keep water away from the driver's mesh.",
          },
          {
            action: "replace",
            title: "Work the lips of the new pads in",
            how: "Hook it at the bottom, stretch it round with the card and tuck it in bit by bit.",
            see: "a lip that has vanished all round.",
            putBack: "Seam of the pad at the lowest point, mark L on the left.",
          },
          {
            action: "test",
            title: "Play bass",
            how: "Press the cups lightly, then let go.",
            see: "no difference: the seal is right.",
          },
        ],
        prevention: ["Wipe the pads dry after use."],
      },
    },
    hinge: {
      name: "a broken hinge or slider",
      short: "the hinge",
      weight: 5,
      why: "All the force of putting them on goes through a finger's width of plastic beside the cup.",
      check: {
        do: "Spread the band a little and look at hinge and slider from all sides.",
        finds: "you see a crack, or the cup hangs on its wire",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Thin steel pin", instead: "a straightened paper clip" },
          { name: "Hand drill with 1 mm bit" },
          { name: "Sandpaper" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Spare the wire",
            how: "See where the wire runs through the joint. Support the cup so that it does not hang on it.",
            warning: "Wireless cups: never drill or heat near the cell.",
          },
          {
            action: "look",
            title: "Look for a printed or sold part",
            how: "For well-known models there are metal hinges for €10 and files for 3D printing. That beats glue.",
          },
          {
            action: "clean",
            title: "Roughen both faces",
            how: "A few strokes with the sandpaper and wipe the dust away.",
          },
          {
            action: "adjust",
            title: "Pin it",
            how: "Where the wall is thicker than 3 mm, turn a hole into both halves with the bit, by hand, and put the steel pin in.",
          },
          {
            action: "glue",
            title: "Glue and strap",
            how: "Mix the epoxy, thin on both faces and round the pin; hold with masking tape for 24 hours.",
            see: "a closed line without a step.",
          },
          {
            action: "test",
            title: "Spread it slowly",
            how: "First by 2 cm, then onto the head.",
            see: "no whitening at the joint.",
          },
        ],
      },
    },
    band: {
      name: "a torn cushion or a cracked headband",
      short: "the headband",
      weight: 3,
      why: "The cushion peels like the pads, and plastic bands tear along the middle, where they bend most.",
      check: {
        do: "Take the cushion off the band if it unzips or unclips.",
        finds: "only the cover is gone, or the strip beneath has a crack",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 15],
        tools: [
          { name: "Zip-on band cover", instead: "a strip of felt with sticky edges" },
          { name: "Spring steel strip", instead: "a slice cut from a plastic bottle" },
          { name: "Strong fabric tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take the loose flakes off",
            how: "Rub them away with a dry cloth until nothing peels any more.",
          },
          {
            action: "look",
            title: "Feel the strip beneath",
            how: "Bend the band gently.",
            see: "an even curve. A kink marks the crack.",
          },
          {
            action: "reassemble",
            title: "Splint a crack",
            how: "Lay the spring steel strip along the inside, 4 cm beyond the crack on both sides, and bind it with fabric tape in three places.",
            warning: "Tape over sharp ends, so that nothing can cut the wire or your head.",
          },
          {
            action: "replace",
            title: "Zip the cover on",
            how: "Over the old cushion, with the zip on top.",
            putBack: "Wire inside the cover, with a little slack at both ends.",
          },
          {
            action: "test",
            title: "Wear them for an hour",
            how: "With the usual width.",
            see: "even pressure left and right.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the soft ear pads of the headphones, rather than a hard part?",
      answers: {
        yes: {
          means: "the ear pads are worn",
          heard: [
            "pads",
            "pad",
            "cushion",
            "padding",
            "foam",
            "leather",
            "peeling",
            "upholstery",
            "flaking",
          ],
          when: { pads: "always", band: "sometimes", hinge: "never" },
        },
        no: {
          means: "a hard part is at fault",
          heard: ["plastic", "hinge", "joint", "arm", "snapped", "cracked"],
        },
      },
    },
    {
      ask: "Is the break of the headphones beside the cup, at hinge or slider?",
      answers: {
        yes: {
          means: "the break is beside the cup",
          heard: ["hinge", "joint", "arm", "slider", "cup fell off", "cup came off", "support arm"],
          when: { hinge: "always", band: "rarely", pads: "never" },
        },
        no: {
          means: "the break is not beside the cup",
          heard: ["headband", "top of the band", "middle"],
        },
      },
    },
    {
      ask: "Do the headphones still play on both sides?",
      answers: {
        yes: {
          means: "both sides still play",
          heard: ["working", "still works", "sound is fine"],
          when: { pads: "always", hinge: "sometimes", band: "always" },
        },
        no: { means: "one side has gone silent with the break" },
      },
    },
  ],
  safety: ["Let glue harden fully before the pads go near your skin."],
  prevention: ["Put them on with two hands, and hang them up rather than lay them down."],
  stopWhen: ["The break lies where the wire or a wireless cell is exposed."],
});

export const headphones: Playbook = {
  faults: [oneSide, crackle, noSound, doNotCharge, doNotPair, padsAndBand],
  notes: [
    {
      about: ["which wire", "colour", "wiring", "pinout"],
      text: "Usual colours: red is right, green, blue or white is left, bare copper is ground. On the plug the tip is left, the ring right, the sleeve ground; with a microphone there is a fourth contact.",
    },
    {
      about: ["lacquer", "enamel", "solder won't stick"],
      text: "The wires are lacquered, and solder does not take on them at first. Hold them in a drop of solder at 350 °C until the lacquer has burned off.",
    },
    {
      about: ["washing machine", "wet", "washed"],
      text: "If they have been washed, do not charge them. Shake them out and let them dry in moving air for three days; rice does nothing. If they bulge or warm up, take them to hazardous waste.",
    },
    {
      about: ["hygiene", "clean"],
      text: "Wipe plastic with a cloth moistened with alcohol, wash rubber tips in soapy water, and keep all liquid away from the mesh.",
    },
  ],
};
