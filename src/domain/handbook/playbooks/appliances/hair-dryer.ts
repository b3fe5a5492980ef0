import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "hair-dryer-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not working",
    "no power",
    "not switching on",
    "dead",
    "does not work",
    "just stopped",
    "fuse gone",
    "cable damaged",
    "damaged lead",
    "loose connection",
    "intermittent power",
    "only works when I hold the cable",
    "motor dead",
    "motor packed up",
    "earth pin snapped off plug",
    "broken wire",
    "flex coming out",
    "completely dead",
  ],
  causes: {
    supply: {
      name: "a dead socket, a blown plug fuse or a plug with its own test button",
      short: "the socket, fuse or plug",
      weight: 4,
      why: "Two kilowatts wear out plug fuses, bathroom sockets are often on a breaker of their own, and American plugs carry a safety switch that has to be reset.",
      check: {
        do: "Try the dryer in a kitchen socket. If its plug has buttons “test” and “reset”, press reset.",
        finds: "it blows again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Small screwdriver", instead: "a key" }, { name: "13 A fuse" }],
        steps: [
          {
            action: "test",
            title: "Use a kitchen socket",
            how: "Dry hands, no extension lead, dryer on the lowest level.",
            see: "air. Then only the bathroom socket or its breaker is the matter.",
          },
          {
            action: "adjust",
            title: "Reset the plug if it has buttons",
            how: "Press “test”, then “reset” until it clicks and stays in.",
            see: "a lamp on the plug, on models that have one.",
          },
          {
            action: "unplug",
            title: "Take the plug out and check the fuse",
            how: "British plugs only: lift the carrier with the screwdriver and put in a 13 A fuse.",
            fallsOut: "The old fuse.",
            putBack: "Carrier level with the plug.",
          },
          {
            action: "look",
            title: "Look at pins and cord grip",
            how: "Straight pins, no brown, and a cord that does not move in the plug.",
            warning: "A snapped pin or a loose cord means a new plug before it is used again.",
          },
          {
            action: "test",
            title: "Run it for five minutes",
            how: "First cold, then on each heat.",
            see: "steady air and a plug that stays cool.",
          },
        ],
        stopWhen: [
          "The plug's own switch clicks off again: the dryer leaks current and is finished.",
        ],
      },
    },
    cord: {
      name: "a cord broken at the handle or at the plug",
      short: "the cord",
      weight: 5,
      why: "The cord is twisted with each use and wrapped round the hot handle afterwards. Its strands break in the bush below the grip.",
      check: {
        do: "With the plug out look for cuts in the cord. If there are none, run it on the lowest level and bend the cord a little at the handle, then at the plug.",
        finds: "it starts or stutters in some positions",
        minutes: 1,
      },
      repair: {
        handOver:
          "The cord is clamped in a sealed handle that you hold with damp hands, so the new joint and its grip have to be tested.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [5, 15],
        tools: [{ name: "Ribbon", instead: "a rubber band" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and leave it out",
            how: "The broken strands spark inside, right where your hand is.",
          },
          {
            action: "look",
            title: "Feel along the cord",
            how: "Bend it a finger's width at a time.",
            see: "a soft place where it folds like string. Tie the ribbon there.",
            warning: "If you see copper, wrap nothing round it: that cord has to come off.",
          },
          {
            action: "look",
            title: "Look how the handle closes",
            how: "A screw under the hanging loop or a sticker means that it can be opened. Two halves without a screw are welded.",
            see: "a screw head, often a star with a pin.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "They cut the bad end off and fit the cord anew in half an hour, if the handle opens.",
          },
        ],
        prevention: ["Hang it up with the cord loose instead of winding it round the handle."],
      },
    },
    "thermal-fuse": {
      name: "a thermal fuse or cut-out that has opened",
      short: "the thermal fuse",
      weight: 5,
      why: "With fluff in the back grille the wires get too hot. A small disc switches the dryer off for ten minutes; if that fails, a fuse melts for good.",
      check: {
        do: "Leave it unplugged for half an hour, brush the back grille clean and try it on cold.",
        finds: "it works again after the rest",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 3],
        tools: [{ name: "Old toothbrush" }, { name: "Vacuum cleaner" }, { name: "Tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for half an hour",
            how: "The disc closes by itself when it has cooled.",
            see: "a nozzle that feels cold.",
          },
          {
            action: "open",
            title: "Take the back filter off",
            how: "Most back grilles turn a quarter to the left or pull straight off.",
            fallsOut: "A thin mesh or foam disc behind it.",
            putBack: "Mesh first, then the grille until it clicks.",
          },
          {
            action: "clean",
            title: "Clear hair and fluff",
            how: "Brush the mesh with the toothbrush, pick hair out with the tweezers, and hold the vacuum cleaner to front and back.",
            see: "daylight through the mesh.",
          },
          {
            action: "test",
            title: "Run it on cold, then warm, then hot",
            how: "Two minutes each.",
            see: "it keeps running.",
          },
          {
            action: "look",
            title: "If it stays dead",
            how: "Then the one-time fuse has gone. It costs €2, but a repairer fits it, since it sits on the hot wires and must be the same degrees and amps.",
          },
        ],
        prevention: ["Brush the back grille once a month."],
      },
    },
    "switch-or-motor": {
      name: "a burnt switch or a dead motor",
      short: "the switch or motor",
      weight: 5,
      why: "The sliding switch carries 8 A and burns at its contacts. The little motor wears out its brushes after some hundred hours.",
      check: {
        do: "Move the switches slowly through all positions, and use the cold button.",
        finds: "some positions work, or the switch feels loose",
        minutes: 1,
      },
      repair: {
        handOver:
          "Switch and motor hang on bare heating wire under mains, in a case that a wet hand holds.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 40],
        tools: [{ name: "Paper" }],
        steps: [
          {
            action: "test",
            title: "Write down what works",
            how: "Level 1, level 2, cold button, heat: a tick or a cross on the paper for each.",
            see: "a pattern. One dead level is the switch.",
          },
          {
            action: "unplug",
            title: "Put it away unplugged",
            how: "Not on the edge of the basin.",
          },
          {
            action: "look",
            title: "Look up its price new",
            how: "Below €30 a motor is not worth fitting. Dear ones have spares and a service.",
          },
          {
            action: "look",
            title: "Hand it over with your list",
            how: "Switches are often cleaned or replaced at a repair café.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another device work in the hair dryer's socket?",
      answers: {
        yes: {
          means: "the socket is alive",
          heard: ["changed the fuse", "socket works", "fuse is fine", "tried other sockets"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse gone", "fuse blown"] },
      },
    },
    {
      ask: "Does the hair dryer start or stutter when you bend its cord?",
      answers: {
        yes: {
          means: "bending the cord makes it come and go",
          heard: [
            "cable",
            "cord",
            "flex",
            "lead",
            "loose connection",
            "intermittent",
            "hold the cable",
          ],
          when: {
            cord: "often",
            supply: "rarely",
            "thermal-fuse": "never",
            "switch-or-motor": "rarely",
          },
        },
        no: { means: "bending the cord changes nothing" },
      },
    },
    {
      ask: "Did the hair dryer get very hot, or was its back grille full of fluff, before it stopped?",
      answers: {
        yes: {
          means: "it was hot or clogged before it stopped",
          heard: ["overheated", "very hot", "fluff", "full of hair", "dusty"],
          when: {
            "thermal-fuse": "often",
            supply: "rarely",
            cord: "rarely",
            "switch-or-motor": "sometimes",
          },
        },
        no: { means: "it was neither hot nor clogged" },
      },
    },
    {
      ask: "Do some of the hair dryer's switch positions still work, or is its switch loose?",
      answers: {
        yes: {
          means: "some positions work or the switch is loose",
          heard: [
            "only works on one setting",
            "one speed",
            "switch loose",
            "switch broken",
            "faulty switch",
            "motor dead",
          ],
          when: {
            "switch-or-motor": "often",
            supply: "never",
            cord: "sometimes",
            "thermal-fuse": "rarely",
          },
        },
        no: { means: "every position is dead and the switch feels firm" },
      },
    },
  ],
  safety: ["Use it and test it only in a dry room, well away from basin and bath."],
  prevention: ["Let it run cold for half a minute before you switch it off."],
  stopWhen: ["It crackles, or you see a glow where there was none."],
});

const cutsOut = defineFault({
  id: "hair-dryer-cuts-out",
  name: "cuts out or gets too hot",
  weight: 6,
  says: [
    "cuts out",
    "cutting out",
    "turns itself off",
    "works for a short while then switches off",
    "stops after a few minutes",
    "overheats",
    "gets too hot",
    "smells hot",
    "smells of burning hair",
    "very hot",
    "comes back after cooling",
    "heats up but minimal air flow",
    "weak air",
    "blows weakly",
    "hardly any air",
    "runs slowly",
    "full of fluff",
  ],
  causes: {
    filter: {
      name: "a back grille or filter choked with fluff",
      short: "the back filter",
      weight: 7,
      why: "The fan draws in hair and lint with the air. Once the mesh is felted over, too little air cools the wires and a cut-out stops it.",
      check: {
        do: "Hold the back against a lamp, or lay a sheet of paper on it while it runs on cold.",
        finds: "the mesh is grey, or the paper is hardly held",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Soft toothbrush" },
          { name: "Vacuum cleaner" },
          { name: "Bowl of lukewarm water" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, ten minutes' rest",
            how: "The wires must be cold before air is drawn over them the other way.",
          },
          {
            action: "open",
            title: "Twist the rear grille off",
            how: "A quarter turn to the left. On fixed grilles work from outside.",
            fallsOut: "A fine sieve, perhaps a ring.",
            see: "a felt of hair and lint.",
          },
          {
            action: "clean",
            title: "Brush and wash the sieve",
            how: "Brush it dry with the toothbrush first, then use the bowl of water with a drop of shampoo. Dry it on a towel for an hour.",
          },
          {
            action: "clean",
            title: "Vacuum the inlet",
            how: "Hold the vacuum cleaner to the open back, while you turn the fan wheel with a cotton bud.",
            see: "a wheel without hair round its axle.",
          },
          {
            action: "test",
            title: "Repeat with the paper",
            how: "Grille back on, cold air, full level.",
            see: "the sheet held firmly against the back.",
          },
        ],
        prevention: ["Once a month is enough, once a week with long hair."],
      },
    },
    outlet: {
      name: "a nozzle or a grip that blocks the air",
      short: "a blocked outlet",
      weight: 3,
      why: "A concentrator pressed against the hair, a hand over the back or a diffuser full of styling product does the same as fluff.",
      check: {
        do: "Take every attachment off and hold it well below the back grille for five minutes on full.",
        finds: "it runs through",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Washing-up brush" }, { name: "Hand mirror" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and pull the attachments off",
            how: "They are pushed on; twist gently.",
          },
          {
            action: "clean",
            title: "Wash them",
            how: "Hot soapy water and the washing-up brush until hairspray and wax are gone. Dry them.",
          },
          {
            action: "look",
            title: "Look into the outlet",
            how: "Turn it to a window and use the mirror.",
            see: "wires in even rows, without hair across them.",
            warning: "Do not poke at the wires: they are thin and brittle.",
          },
          {
            action: "test",
            title: "Dry with two fingers' distance",
            how: "Keep nozzle and hair apart and your hand on the handle only.",
            see: "no pause in ten minutes.",
          },
        ],
      },
    },
    fan: {
      name: "a fan that turns too slowly",
      short: "a slow fan",
      weight: 5,
      why: "Hair wound round the axle, or a worn motor, robs the fan of speed. Then even clean grilles do not let enough air through.",
      check: {
        do: "Listen on cold: compare the tone with what you remember.",
        finds: "it sounds deeper, labours or starts with a delay",
        minutes: 1,
      },
      repair: {
        handOver:
          "The axle lies between the heating wires, and a motor that was slow once has often burnt its brushes.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [0, 25],
        tools: [{ name: "Long tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and let it cool",
            how: "Then take the back grille off, if it turns off by hand.",
          },
          {
            action: "clean",
            title: "Pull out what can be reached",
            how: "Grip hair at the axle with the tweezers and draw it out along the axle, without touching anything behind the wheel.",
            see: "a wheel that spins on after a flick.",
          },
          {
            action: "test",
            title: "One trial on cold",
            how: "Grille closed, ten seconds.",
            see: "the old tone. If not, go no further.",
          },
          {
            action: "unplug",
            title: "Stop using it on heat",
            how: "With a slow fan the wires glow red. Give it to a repairer, who can open and oil it.",
          },
        ],
      },
    },
    "cut-out": {
      name: "a tired thermal switch",
      short: "the thermal switch",
      weight: 2,
      why: "The bimetal disc that guards against heat loses its spring after hundreds of actions and opens too early.",
      check: {
        do: "With a clean grille, no attachment and strong air, time how long it runs on the middle heat.",
        finds: "it goes off within two or three minutes although the air is strong",
        minutes: 6,
      },
      repair: {
        handOver: "The disc is the guard against fire and is riveted onto the heater.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 10],
        tools: [{ name: "Clock" }],
        steps: [
          {
            action: "test",
            title: "Note the times",
            how: "Low, middle, high: write down after how many minutes by the clock it goes off and comes back.",
          },
          {
            action: "unplug",
            title: "Let it rest",
            how: "Use only the cold level until it is mended, if at all.",
          },
          {
            action: "look",
            title: "Leave the guard alone",
            how: "A disc that is bent, bypassed or cleaned no longer opens when it must.",
          },
          {
            action: "look",
            title: "Ask whether the heater is sold whole",
            how: "For dear dryers the frame with wires and disc is one spare. For others a new dryer is cheaper.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there fluff on the hair dryer's back grille?",
      answers: {
        yes: {
          means: "the back grille is full of fluff",
          heard: ["fluff", "full of hair", "dusty", "dirty", "clogged"],
          when: { filter: "always", outlet: "sometimes", fan: "sometimes", "cut-out": "rarely" },
        },
        no: { means: "the back grille is clean", heard: ["cleaned the filter", "cleaned it"] },
      },
    },
    {
      ask: "Is the hair dryer's air as strong as it used to be, with the attachments off?",
      answers: {
        yes: {
          means: "the air is as strong as ever",
          when: { outlet: "often", "cut-out": "always", filter: "rarely", fan: "never" },
        },
        no: {
          means: "the air has become weak",
          heard: ["weak air", "minimal air", "hardly any air", "blows weakly", "slowly"],
        },
      },
    },
    {
      ask: "Does the hair dryer's motor sound deeper, rougher or slower than before?",
      answers: {
        yes: {
          means: "the motor sounds slower or rougher",
          heard: ["slow", "slowly", "labours", "rough", "noisy"],
          when: { fan: "often", filter: "sometimes", outlet: "rarely", "cut-out": "never" },
        },
        no: { means: "the motor sounds as always" },
      },
    },
    {
      ask: "Does the hair dryer run through without its nozzle or diffuser?",
      answers: {
        yes: {
          means: "it runs through without attachments",
          heard: ["with the diffuser", "with the nozzle"],
          when: { outlet: "often", filter: "rarely", fan: "rarely", "cut-out": "rarely" },
        },
        no: { means: "it cuts out without attachments too" },
      },
    },
  ],
  safety: [
    "When it has cut out, switch it off and put it on tiles: it can start again by itself as it cools.",
  ],
  prevention: ["Keep a hand's breadth between the back and your hair or bathrobe."],
  stopWhen: ["Wires glow orange, or hair is singed."],
});

const coldAir = defineFault({
  id: "hair-dryer-blows-cold",
  name: "blows but does not get warm, or has lost a level",
  weight: 4,
  says: [
    "blows cold",
    "no heat",
    "only cold air",
    "not heating",
    "heat does not work",
    "heats on one level only",
    "only works on one setting",
    "one speed only",
    "speed switch not working",
    "switch does not work",
    "stays on",
    "does not switch off",
    "cool button stuck",
    "lukewarm",
  ],
  causes: {
    "cool-button": {
      name: "a cold-shot button that is stuck, or a heat slider on cold",
      short: "the cold button",
      weight: 4,
      why: "The cold button takes the heater off as long as it is in. Hairspray glues it down.",
      check: {
        do: "Press the cold button ten times and slide the heat switch through all positions.",
        finds: "it sticks or comes up slowly, or warmth returns",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 2],
        tools: [{ name: "Cotton buds" }, { name: "Isopropyl alcohol", instead: "clear spirit" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and lay it down, buttons up",
            how: "Let it cool for ten minutes.",
          },
          {
            action: "clean",
            title: "Loosen the glue round the button",
            how: "Wet a cotton bud with alcohol, squeeze it out and run it round the gap while you press the button again and again.",
            warning:
              "Damp, never dripping: the contacts lie right below. Alcohol burns, so let it dry for half an hour.",
            see: "a button that springs up at once.",
          },
          {
            action: "clean",
            title: "Do the same at the sliders",
            how: "Move each one twenty times over its full way.",
          },
          {
            action: "test",
            title: "Go through all levels",
            how: "Cold, warm, hot, and the cold shot in between.",
            see: "warm air within ten seconds.",
          },
        ],
        prevention: ["Put it away before you use hairspray."],
      },
    },
    switch: {
      name: "a switch contact that is burnt",
      short: "a switch contact",
      weight: 5,
      why: "Each level has its own contact. The one that you use daily burns off first, and sometimes it welds itself together, so that the dryer no longer goes off.",
      check: {
        do: "Try each combination of speed and heat and note which are missing.",
        finds: "one level is dead or will not go off while the others work",
        minutes: 2,
      },
      repair: {
        handOver: "The contacts carry the full current and sit under a cover among mains wires.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 15],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug after every use",
            how: "If it no longer goes off at the switch, do not use it at all.",
          },
          {
            action: "look",
            title: "Put the pattern on a note",
            how: "For instance “II warm dead, II cold works”. A repairer reads the contact out of it.",
          },
          {
            action: "look",
            title: "Find the model number",
            how: "It is stamped on the handle or near the loop. Sliding switches are sold by it.",
          },
          {
            action: "look",
            title: "Ask about a new switch",
            how: "The part costs a few euros and takes half an hour, if the handle has screws.",
          },
        ],
      },
    },
    heater: {
      name: "a heating wire or its thermal fuse that has gone",
      short: "the heating wire",
      weight: 4,
      why: "The wire in front of the fan parts at one turn, or its fuse melts. The motor has its own path and blows on.",
      check: {
        do: "Unplug it, let it cool and look into the outlet with a torch.",
        finds: "a coil hangs loose or has a gap, or all heat levels stay cold",
        minutes: 2,
      },
      repair: {
        handOver: "Heating wire cannot be soldered, and a loose end can touch the nozzle.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 40],
        tools: [{ name: "Torch", instead: "your phone's light" }],
        steps: [
          {
            action: "unplug",
            title: "Put it out of use",
            how: "A loose wire end can make the front of it live.",
          },
          {
            action: "look",
            title: "Shine the torch into the outlet",
            how: "Compare the rows of wire with each other.",
            see: "a gap or a sagging turn, if the wire is the fault.",
          },
          {
            action: "look",
            title: "Ask for the heater as a spare",
            how: "Salon dryers have one. Household dryers mostly do not.",
          },
          {
            action: "look",
            title: "Hand it over or recycle it",
            how: "A repair café finds out in five minutes whether only the fuse has gone.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hair dryer's cold button spring up freely?",
      answers: {
        yes: {
          means: "the cold button springs up",
          when: { "cool-button": "rarely", switch: "often", heater: "often" },
        },
        no: {
          means: "the cold button sticks",
          heard: ["button stuck", "sticky", "glue", "cool button", "cold button"],
        },
      },
    },
    {
      ask: "Does at least one of the hair dryer's heat levels still give warm air?",
      answers: {
        yes: {
          means: "one heat level still works",
          heard: ["one setting", "one level", "only on high", "only on low", "one speed"],
          when: { switch: "often", "cool-button": "rarely", heater: "rarely" },
        },
        no: { means: "no level gives warm air", heard: ["no heat", "only cold"] },
      },
    },
    {
      ask: "Do you see a loose turn or a gap in the wires behind the hair dryer's nozzle?",
      answers: {
        yes: {
          means: "a heating wire is loose or parted",
          heard: ["wire hanging", "broken coil", "element gone", "element broken"],
          when: { heater: "often", switch: "never", "cool-button": "never" },
        },
        no: { means: "the wires look whole" },
      },
    },
  ],
  safety: ["Look into the outlet only with the plug out and everything cold."],
  prevention: ["Switch from hot to cold before you switch off: the wires last longer."],
  stopWhen: ["It does not go off at its switch."],
});

const noisy = defineFault({
  id: "hair-dryer-noisy",
  name: "squeals, rattles or smells",
  weight: 3,
  says: [
    "noisy",
    "making noises",
    "high pitched noise",
    "squeals",
    "rattles",
    "screeching",
    "whining",
    "vibrates",
    "grinding",
    "something loose inside",
    "smells",
    "smells of hair",
    "loud",
  ],
  causes: {
    hair: {
      name: "hair or fluff on the fan wheel",
      short: "hair in the fan",
      weight: 5,
      why: "One long hair round the axle squeals, and a ball of lint makes the wheel shake.",
      check: {
        do: "With the plug out look through the back grille with a torch while you turn the wheel with a cotton bud.",
        finds: "hair or lint moves along with it",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Pointed tweezers" },
          { name: "Cotton bud" },
          { name: "Compressed air", instead: "a bicycle pump" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, grille off",
            how: "Turn the back grille to the left, or lift its two catches.",
            fallsOut: "Lint by the handful.",
          },
          {
            action: "clean",
            title: "Unwind the axle",
            how: "Turn the wheel backwards with the cotton bud and pull hair off with the tweezers.",
            see: "a wheel that coasts.",
          },
          {
            action: "clean",
            title: "Blow it through",
            how: "From the front to the back, outdoors, in short bursts of compressed air. Hold the wheel still meanwhile.",
          },
          {
            action: "reassemble",
            title: "Close the grille",
            how: "Sieve flat, grille to the right until it clicks.",
          },
          {
            action: "test",
            title: "Run it cold for a minute",
            how: "At arm's length, blowing away from you.",
            see: "an even tone and no more smell of hair.",
          },
        ],
      },
    },
    loose: {
      name: "a loose nozzle, grille or piece of plastic",
      short: "a loose part",
      weight: 3,
      why: "After a fall a peg or a blade of the wheel breaks and rattles in the stream of air.",
      check: {
        do: "Shake it gently, unplugged, near your ear; then press on nozzle and grille while it runs cold.",
        finds: "something rolls, or the noise stops under your hand",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [{ name: "Torch" }, { name: "Long-nosed tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take everything off",
            how: "Nozzle, diffuser and back grille.",
          },
          {
            action: "look",
            title: "Search with the torch",
            how: "Tilt it until the loose bit slides to an opening.",
            see: "a chip of plastic or a hairpin.",
            warning:
              "A chip that came off the fan wheel means a new wheel or dryer: it runs out of balance.",
          },
          {
            action: "clean",
            title: "Pull the bit out",
            how: "With the tweezers, without scraping along the wires.",
          },
          {
            action: "reassemble",
            title: "Snap the grille on firmly",
            how: "All catches. A grille that stays loose is replaced: it keeps hair out of the fan.",
          },
          {
            action: "test",
            title: "Listen on both levels",
            how: "Cold first, then warm.",
            see: "no rattle when you tilt it.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn motor bearing or a wheel that slips",
      short: "the bearing or wheel",
      weight: 4,
      why: "The motor turns ten thousand times a minute in two tiny sleeves. When they are dry it whistles, and when the wheel's hub cracks it whines without blowing much.",
      check: {
        do: "With the back clean, start on cold and listen for the first five seconds.",
        finds: "it whistles or howls at the start, or the air is weak for so much noise",
        minutes: 1,
      },
      repair: {
        handOver: "To reach the bearing or the hub, the heater has to be lifted out of the handle.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 20],
        tools: [{ name: "Phone to record the sound" }],
        steps: [
          {
            action: "test",
            title: "Record it",
            how: "Ten seconds on cold with your phone: sounds like to hide on the day of the repair.",
          },
          {
            action: "unplug",
            title: "Give it a rest",
            how: "A seizing motor lets the wires overheat.",
          },
          {
            action: "look",
            title: "Look for screws",
            how: "Under the loop, the badge and the label. Without any, only a repairer with patience can open it.",
          },
          {
            action: "look",
            title: "Let a repairer oil or glue it",
            how: "A drop of oil or a glued hub takes them half an hour, and they test it afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you see hair or lint on the hair dryer's fan wheel or back grille?",
      answers: {
        yes: {
          means: "there is hair or lint in it",
          heard: ["hair caught", "full of fluff", "fluff", "hair around fan", "smells of hair"],
          when: { hair: "always", loose: "rarely", bearing: "sometimes" },
        },
        no: { means: "the wheel looks clean" },
      },
    },
    {
      ask: "Does something roll or knock when you shake the unplugged hair dryer?",
      answers: {
        yes: {
          means: "something rolls or knocks inside",
          heard: ["something loose", "rattles", "rattle", "dropped"],
          when: { loose: "always", hair: "rarely", bearing: "rarely" },
        },
        no: { means: "nothing knocks when it is shaken" },
      },
    },
    {
      ask: "Is the hair dryer's noise a whistle or a howl?",
      answers: {
        yes: {
          means: "it whistles or howls",
          heard: ["high pitched", "squeal", "squeals", "whistle", "whine", "whining", "screeching"],
          when: { bearing: "often", hair: "sometimes", loose: "rarely" },
        },
        no: { means: "it is another noise" },
      },
    },
  ],
  safety: ["Turn the wheel with a cotton bud, not with metal."],
  prevention: ["Do not lay it on its back while it runs."],
  stopWhen: ["The noise ends in a smell of hot plastic."],
});

export const hairDryer: Playbook = {
  faults: [dead, cutsOut, coldAir, noisy],
  notes: [
    {
      about: ["open", "screw", "sealed", "welded", "halves"],
      text: "Many dryers hide their screws under the hanging loop, the badge or a sticker; others are welded. A welded handle is broken by opening it, so only the outside can be looked after.",
    },
    {
      about: ["filter", "clean", "how often"],
      text: "The back filter wants brushing once a month. Turn it to the left or pull it off, with the plug out, and put it back only when it is dry.",
    },
    {
      about: ["bathroom", "bath", "wet hands"],
      text: "Keep it out of reach of basin and bath, and use dry hands. A dryer that fell into water is not touched before the breaker is off, and not used again until it has been tested.",
    },
  ],
};
