import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotSwitchOn = defineFault({
  id: "kettle-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not switching on",
    "no power",
    "switch won't stay down",
    "switch does not latch",
    "completely dead",
    "nothing happens when I press the switch",
    "no light",
    "only works when I wiggle it on the base",
    "loose connection",
    "lost connection on base",
    "intermittent fault",
    "cuts out",
    "switch not working",
    "on button broken",
    "fuse gone",
  ],
  causes: {
    supply: {
      name: "a dead socket or a blown fuse in the plug",
      short: "the socket or fuse",
      weight: 3,
      why: "The kettle draws more current than nearly anything else in the kitchen, so the fuse and the socket are what gives in first.",
      check: {
        do: "Plug a lamp into the kettle's socket, then plug the kettle into a socket that you know works.",
        finds: "the lamp stays dark, or the kettle works in the other socket",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Small crosshead screwdriver", instead: "the tip of a blunt table knife" },
          { name: "Fuse of the same rating, often 13 A" },
        ],
        steps: [
          {
            action: "test",
            title: "Try another socket",
            how: "Plug the kettle straight into a wall socket in another room, without an extension lead.",
            see: "the lamp of the kettle lights if only the socket was at fault. Then the kettle is sound.",
          },
          {
            action: "unplug",
            title: "Pull the plug and look at it",
            how: "Turn the plug over in the light. It should be clean and straight.",
            warning: "A brown, soft or cracked plug has overheated. Do not use it again.",
            see: "smooth plastic and bright pins.",
          },
          {
            action: "replace",
            title: "Change the fuse if the plug has one",
            how: "Lever the fuse holder out with the screwdriver and put in a fuse with the same number of amps. The rating is printed on the plug. Plugs without a fuse have none to change.",
            fallsOut: "The old fuse drops out with its holder.",
            putBack: "Push the holder back until it is flush.",
          },
          {
            action: "test",
            title: "Boil half a litre",
            how: "Fill the kettle to half a litre and switch it on. Stay beside it.",
            see: "a steady light, and steam after about two minutes.",
          },
        ],
        stopWhen: ["The new fuse blows too: there is a short inside, so do not try a third one."],
      },
    },
    "base-contact": {
      name: "a dirty or bent contact between kettle and base",
      short: "the contact on the base",
      weight: 4,
      why: "The jug sits on a round connector. Spilled water, scale and grease build up on its rings until the current no longer gets across.",
      check: {
        do: "Set the jug on the base and turn it slowly through a full circle with the switch on.",
        finds: "it comes alive in some positions and not in others",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol", instead: "clear spirit or surgical alcohol" },
          { name: "Wooden toothpick", instead: "a matchstick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the base and empty the jug",
            how: "Lift the jug off, pour the water away and let both parts stand for ten minutes.",
            see: "a dry base without drops around the connector.",
          },
          {
            action: "clean",
            title: "Wipe the rings of the base",
            how: "Dip cotton buds in alcohol and wipe the metal rings of the connector until a fresh bud stays white. Scratch hard crusts off with the toothpick, never with metal.",
            warning:
              "Alcohol burns. Keep it away from the hob, and let it dry for ten minutes before the plug goes in.",
            see: "shining metal all round.",
          },
          {
            action: "look",
            title: "Look at the socket under the jug",
            how: "Turn the jug over. The pin in the middle and the springs around it should stand straight and at one height. Wipe them as you did the base.",
            see: "no black spots and no melted plastic.",
            warning: "Melted plastic means it has run too hot. Stop here and replace base and jug.",
          },
          {
            action: "test",
            title: "Set it together and try it",
            how: "Put the jug on the base, plug in and switch on. Turn the jug gently while it heats.",
            see: "the light stays on in every position.",
          },
        ],
        prevention: ["Wipe the base dry when water has run under the jug."],
      },
    },
    "dry-cut-out": {
      name: "the boil-dry cut-out, which has tripped or stuck",
      short: "the boil-dry cut-out",
      weight: 2,
      why: "A small disc under the floor of the jug snaps open when the kettle runs dry. It should snap back when it is cold, and now and then it needs time or a little help.",
      check: {
        do: "Leave the empty jug off its base for an hour, fill it with cold water and try again.",
        finds: "it works again after it has cooled",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 70,
        euros: [0, 5],
        tools: [{ name: "White vinegar", instead: "two spoons of citric acid" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains and off the base",
            how: "Let the empty jug cool for an hour with the lid open. Cooling is what resets the cut-out.",
            see: "a floor that feels cold to your hand.",
          },
          {
            action: "test",
            title: "Fill it with a litre of cold water",
            how: "Cold water pulls the last heat out of the disc. Set it on the base, plug in and switch on.",
            see: "the light, and a soft rumble within a minute.",
          },
          {
            action: "clean",
            title: "Take the scale off the floor",
            how: "Pour in one part vinegar and three parts water, boil once, switch off and let it stand for half an hour. Rinse three times. Scale makes the floor run hot, and that trips the cut-out.",
            see: "bare metal without white islands.",
          },
          {
            action: "test",
            title: "Boil it twice in a row",
            how: "Boil a litre, pour it away, and boil a second litre at once.",
            see: "that it also starts while it is still warm.",
          },
        ],
        stopWhen: [
          "It trips with water in it: then the cut-out is worn and the kettle has reached its end.",
        ],
      },
    },
    switch: {
      name: "a burnt switch or a broken heating element",
      short: "the switch or element",
      weight: 3,
      why: "The contacts of the switch spark a little at each use and wear away, and an element can part inside. Both sit under the jug, close to water and mains.",
      check: {
        do: "With the kettle unplugged, press the switch ten times and feel how it snaps.",
        finds: "it feels loose, does not snap or does not stay down",
        minutes: 1,
      },
      repair: {
        handOver:
          "Contacts that carry 13 A next to water must be right at the first try, and a sealed floor cannot be opened without breaking it.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 60],
        tools: [{ name: "Sticky label" }],
        steps: [
          {
            action: "unplug",
            title: "Take it out of use",
            how: "Pull the plug, pour the water out and put the kettle where nobody switches it on by habit.",
          },
          {
            action: "look",
            title: "Note what the switch does",
            how: "Write the model and “switch does not latch” or “latches, stays cold” on a label and stick it on. That saves the repairer the first quarter of an hour.",
            see: "the model number on the underside of the base.",
          },
          {
            action: "look",
            title: "Look for the maker's guarantee",
            how: "Kettles carry two years in many countries. With the receipt, the shop is the first place to ask.",
          },
          {
            action: "look",
            title: "Ask a repair café before you buy",
            how: "They have the tools for the special screws and a tester for earth and insulation. If the floor is sealed, they can say so in five minutes.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another device work in the same socket as the kettle?",
      answers: {
        yes: {
          means: "the socket gives power",
          heard: ["socket works", "tried another socket", "changed the fuse", "fuse is fine"],
          when: { supply: "rarely" },
        },
        no: {
          means: "the socket gives no power",
          heard: ["socket is dead", "other things do not work either"],
        },
      },
    },
    {
      ask: "Does the kettle come on for a moment when you turn or press it on its base?",
      answers: {
        yes: {
          means: "it comes on when it is turned or pressed on its base",
          heard: [
            "wiggle",
            "loose connection",
            "hold it down on the base",
            "press it on the base",
            "connection on base",
          ],
          when: {
            "base-contact": "often",
            supply: "rarely",
            "dry-cut-out": "rarely",
            switch: "rarely",
          },
        },
        no: { means: "moving it on its base changes nothing" },
      },
    },
    {
      ask: "Was the kettle switched on with little or no water in it before it stopped?",
      answers: {
        yes: {
          means: "it ran dry before it stopped",
          heard: ["boiled dry", "ran dry", "without water", "empty"],
          when: {
            "dry-cut-out": "often",
            "base-contact": "rarely",
            supply: "rarely",
            switch: "sometimes",
          },
        },
        no: { means: "it always had water in it" },
      },
    },
    {
      ask: "Does the kettle's switch click down and stay down?",
      answers: {
        yes: {
          means: "the switch still clicks and stays down",
          heard: ["switch clicks"],
          when: {
            switch: "rarely",
            supply: "always",
            "base-contact": "often",
            "dry-cut-out": "sometimes",
          },
        },
        no: {
          means: "the switch does not stay down",
          heard: [
            "switch not stay down",
            "switch not latch",
            "switch pops up",
            "switch loose",
            "switch broken",
          ],
        },
      },
    },
  ],
  safety: [
    "Pour the water out first, and keep the base dry.",
    "Never hold the jug under the tap from below: water in the connector is what shocks people.",
  ],
  prevention: ["Switch it off at the lever before you lift it, so that the contacts do not spark."],
  stopWhen: [
    "The plug, the cord or the base has brown spots or soft plastic.",
    "The kettle trips the fuse box.",
  ],
});

const doesNotHeat = defineFault({
  id: "kettle-lights-but-stays-cold",
  name: "lights up but does not heat the water",
  weight: 4,
  says: [
    "won't heat water",
    "light comes on but doesn't heat",
    "does not boil",
    "stays cold",
    "not heating",
    "element gone",
    "heating element broken",
    "takes ages to boil",
    "very slow to boil",
    "turns off before it boils",
    "switches off too early",
  ],
  causes: {
    scale: {
      name: "a thick crust of scale",
      short: "scale",
      weight: 4,
      why: "Scale is stone, and stone keeps the heat away from the water. The floor overheats under it and the kettle slows down or gives up early.",
      check: {
        do: "Look into the empty jug with a torch.",
        finds: "the floor or the coil is white or brown and rough all over",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 60,
        euros: [0, 4],
        tools: [
          { name: "Citric acid", instead: "white vinegar mixed with the same amount of water" },
          { name: "Wooden spoon" },
        ],
        steps: [
          {
            action: "clean",
            title: "Dissolve 30 g of acid in a litre",
            how: "Fill the jug with a litre of cold water and stir two tablespoons of citric acid in with the wooden spoon. Do not boil it: hot citric acid leaves a crust of its own.",
            see: "small bubbles rising from the floor.",
          },
          {
            action: "clean",
            title: "Let it work for half an hour",
            how: "Leave the lid open and wait. With a thick crust, pour it away and do it once more.",
            see: "bare metal showing through.",
          },
          {
            action: "clean",
            title: "Rinse it three times",
            how: "Swirl fresh water round, pour it out, and loosen the last flakes with the spoon.",
            see: "clear water without flakes.",
          },
          {
            action: "test",
            title: "Time a litre",
            how: "Boil one litre of cold water and throw it away. A 2 kW kettle needs about three minutes.",
            see: "a rolling boil in under four minutes.",
          },
        ],
        prevention: [
          "Descale once a month where the water is hard, and do not leave water standing overnight.",
        ],
      },
    },
    element: {
      name: "a heating element that has parted",
      short: "the element",
      weight: 4,
      why: "The wire inside the floor has burned through. The lamp has its own path, so it still lights up, but no heat is made.",
      check: {
        do: "Fill in a cup of water, switch on, and after a minute lift the lid and feel the steam with your hand held well above it.",
        finds: "the lamp is on and the water is still stone cold",
        minutes: 2,
      },
      repair: {
        handOver:
          "The element is pressed into the floor of the jug and cannot be changed on its own.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 60],
        tools: [{ name: "The receipt, if you still have it" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for good",
            how: "Pull the plug and pour the jug empty.",
          },
          {
            action: "look",
            title: "Look up the age",
            how: "Find the date on the receipt, or the code under the base. Within the guarantee the shop owes you a repair or a new one, so have it in hand when you ask.",
            see: "a four-digit code, often week and year.",
          },
          {
            action: "look",
            title: "Ask whether the jug is sold alone",
            how: "Some makers sell the jug without the base. It costs about half of a new kettle and saves the good half of yours.",
          },
          {
            action: "look",
            title: "Bring the rest to the small-appliance bin",
            how: "Metal and cord are recycled there. Keep the lid filter: it often fits the next kettle of the same make.",
          },
        ],
      },
    },
    "half-contact": {
      name: "a switch contact that no longer carries the full current",
      short: "the switch contact",
      weight: 2,
      why: "The lamp needs next to nothing, the element needs 10 A. A burnt contact can pass the one and not the other.",
      check: {
        do: "Switch on with a litre of water in and hold the lever down gently for ten seconds.",
        finds: "it starts to rumble only while you hold the lever",
        minutes: 2,
      },
      repair: {
        handOver: "A contact that glows is a fire hazard, and it sits in a sealed control.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 60],
        tools: [{ name: "A photo of the type plate", instead: "the number written on paper" }],
        steps: [
          {
            action: "unplug",
            title: "Stop using it now",
            how: "Pull the plug. Do not hold the lever down to get one more pot of tea.",
          },
          {
            action: "look",
            title: "Feel the lever side for heat marks",
            how: "When it is cold, look round the lever for yellowed plastic.",
            see: "the same colour as on the other side. Yellow means that it has glowed.",
          },
          {
            action: "look",
            title: "Photograph the type plate",
            how: "The photo of the plate under the base tells a repairer which control is in it. Some are sold as a spare for under €10.",
          },
          {
            action: "look",
            title: "Let a repair café fit the control",
            how: "With the part in hand it takes half an hour, and they test the earth afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the floor of the kettle inside white, brown or rough?",
      answers: {
        yes: {
          means: "the floor inside is covered with scale",
          heard: ["limescale", "scale", "hard water", "white crust", "furred up"],
          when: { scale: "always", element: "sometimes", "half-contact": "sometimes" },
        },
        no: { means: "the floor inside is clean", heard: ["descaled", "clean inside"] },
      },
    },
    {
      ask: "Does the water in the kettle get at least a little warm?",
      answers: {
        yes: {
          means: "the water still gets warm",
          heard: ["slow", "takes ages", "lukewarm", "gets warm", "turns off before"],
          when: { scale: "always", element: "never", "half-contact": "sometimes" },
        },
        no: {
          means: "the water stays cold",
          heard: ["stone cold", "stays cold", "not heat at all"],
        },
      },
    },
    {
      ask: "Does the kettle rumble or heat while you hold its lever down?",
      answers: {
        yes: {
          means: "it heats while the lever is held",
          heard: ["hold the lever", "hold the switch down"],
          when: { "half-contact": "often", scale: "sometimes", element: "never" },
        },
        no: { means: "holding the lever changes nothing" },
      },
    },
  ],
  safety: ["Steam burns sooner than you pull your hand back: lift the lid from the side."],
  prevention: ["Fill in only what you need, but always cover the floor."],
  stopWhen: ["You notice yellowed or soft plastic near the lever."],
});

const doesNotSwitchOff = defineFault({
  id: "kettle-does-not-switch-off",
  name: "keeps boiling and does not switch itself off",
  weight: 5,
  says: [
    "won't switch off",
    "does not turn off",
    "keeps boiling",
    "boils forever",
    "never stops boiling",
    "doesn't click off",
    "auto off not working",
    "does not disconnect when boiling",
    "stays on",
    "switches on and stays on",
    "thermostat broken",
  ],
  causes: {
    lid: {
      name: "a lid that does not close tightly",
      short: "the lid",
      weight: 4,
      why: "Steam has to be driven through a slot at the back to the switch. With the lid ajar it escapes at the top and the switch never hears of it.",
      check: {
        do: "Boil half a litre while you keep the lid shut with a wooden spoon, standing to the side.",
        finds: "it now switches off within half a minute of boiling",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [{ name: "Old toothbrush" }, { name: "Washing-up liquid" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it go cold",
            how: "Lift the jug from the base, tip the water out and wait until lid and rim are cool to the touch.",
          },
          {
            action: "clean",
            title: "Brush the rim and the catch",
            how: "Brush the rim, the hinge and the little catch with the toothbrush and a drop of washing-up liquid. A flake of scale under the rim is enough to hold the lid open.",
            see: "a rim without white dots.",
          },
          {
            action: "adjust",
            title: "Set the lid straight",
            how: "Press the hinge side down first, then the front, until the catch snaps. If a hinge pin has slipped out, push it back into its hole.",
            fallsOut: "On some models the lid comes off whole; that is meant for cleaning.",
            putBack: "Line up both pins and press until they click.",
            see: "the same narrow gap all round.",
          },
          {
            action: "test",
            title: "Boil and count",
            how: "Boil half a litre with the lid shut and count from the first big bubbles.",
            see: "the lever flips up before you reach thirty.",
          },
        ],
        stopWhen: [
          "The catch is broken off: ask the maker for a lid, since a taped one blows open.",
        ],
      },
    },
    "steam-path": {
      name: "scale in the steam slot",
      short: "the steam slot",
      weight: 4,
      why: "A narrow channel carries steam from the top of the jug to the switch. Scale narrows it until too little steam arrives.",
      check: {
        do: "With the kettle cold and empty, shine a torch on the slot or the small holes high up behind the handle.",
        finds: "the slot is white or partly closed",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 50,
        euros: [0, 4],
        tools: [
          { name: "Citric acid", instead: "lemon juice" },
          { name: "Small sponge", instead: "kitchen paper folded to a pad" },
          { name: "Pipe cleaner", instead: "a cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take jug and base apart, unplugged",
            how: "Empty the jug and lay it on its back, so that the slot is at the lowest point inside.",
          },
          {
            action: "clean",
            title: "Soak the slot",
            how: "Stir a teaspoon of citric acid into a glass of warm water. Wet the sponge with it, press it on the slot from inside and leave it for twenty minutes.",
            warning:
              "Do not pour liquid into the slot: it leads to the switch. A wet sponge is enough.",
            see: "foam at first, then clean edges.",
          },
          {
            action: "clean",
            title: "Brush it free",
            how: "Turn the pipe cleaner in the slot a few times and wipe with clear water.",
            see: "light through the slot from the handle side, if your model is open there.",
          },
          {
            action: "clean",
            title: "Let it dry overnight with the lid open",
            how: "The switch behind the slot must be dry before the mains comes back.",
          },
          {
            action: "test",
            title: "Boil a full jug",
            how: "Fill to the upper mark, never above it, and boil.",
            see: "it switches off within about twenty seconds of a rolling boil.",
          },
        ],
        prevention: ["Wipe the slot with a damp cloth whenever you descale."],
      },
    },
    "steam-switch": {
      name: "a worn steam switch",
      short: "the steam switch",
      weight: 3,
      why: "A small metal disc bends in the steam and flips the lever. After years it grows tired and bends too late or not at all.",
      check: {
        do: "With the kettle unplugged and cold, move the lever up and down.",
        finds: "it moves stiffly or does not spring back by itself",
        minutes: 1,
      },
      repair: {
        handOver:
          "The disc belongs to the control that also protects against boiling dry, so it is changed as one tested part.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [8, 60],
        tools: [{ name: "Pen" }],
        steps: [
          {
            action: "unplug",
            title: "Use it no longer without watching",
            how: "Unplug it. A kettle that does not stop boils dry, and then only the last cut-out stands between you and a fire.",
          },
          {
            action: "look",
            title: "Write down the control's make",
            how: "With the pen, copy the model number from the base. Most controls come from two makers, and a repairer finds the spare by that number.",
            see: "a number of six to ten digits.",
          },
          {
            action: "look",
            title: "Compare prices",
            how: "A control costs about €8 and half an hour of a repairer's time. Above half the price of a new kettle it is no longer worth it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the kettle's lid snap shut and stay shut while it boils?",
      answers: {
        yes: {
          means: "the lid shuts tightly",
          when: { lid: "rarely", "steam-path": "often", "steam-switch": "often" },
        },
        no: {
          means: "the lid does not shut tightly",
          heard: ["lid not close", "lid not shut", "lid broken", "lid loose", "lid open"],
        },
      },
    },
    {
      ask: "Do you see white scale at the top of the kettle, near the handle?",
      answers: {
        yes: {
          means: "there is scale at the steam slot",
          heard: ["limescale", "scale", "hard water", "needs descaling"],
          when: { "steam-path": "often", lid: "sometimes", "steam-switch": "rarely" },
        },
        no: { means: "the steam slot is clean", heard: ["descaled"] },
      },
    },
    {
      ask: "Does the kettle's lever move freely by hand when it is cold?",
      answers: {
        yes: {
          means: "the lever moves freely",
          when: { "steam-switch": "rarely", lid: "often", "steam-path": "often" },
        },
        no: {
          means: "the lever is stiff",
          heard: ["lever stuck", "switch stuck", "switch stiff", "lever stiff"],
        },
      },
    },
  ],
  safety: [
    "Stay with it while it boils, and switch it off by hand until it is mended.",
    "Fill no higher than the upper mark: boiling water is thrown out of an overfull jug.",
  ],
  prevention: ["Close the lid until it clicks, each time."],
  stopWhen: ["It does not even switch off by hand: pull the plug and use it no more."],
});

const leaks = defineFault({
  id: "kettle-leaks",
  name: "leaks",
  weight: 3,
  says: [
    "leaking",
    "drips",
    "water on the worktop",
    "water under the base",
    "leaks from the bottom",
    "leaks at the window",
    "puddle",
    "water runs out",
  ],
  causes: {
    overfill: {
      name: "water that is thrown out at the spout or lid",
      short: "overfilling",
      weight: 3,
      why: "Above the upper mark boiling water splashes out, runs down the outside and looks like a leak.",
      check: {
        do: "Dry the jug all round, fill it to half with cold water, and let it stand on kitchen paper for half an hour.",
        finds: "the paper stays dry",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 35,
        euros: [0, 0],
        tools: [{ name: "Kitchen paper" }],
        steps: [
          {
            action: "unplug",
            title: "Lift the jug off and dry it",
            how: "Pull the plug and dry base and jug with kitchen paper, also around the connector.",
            see: "no drops in the ring under the jug.",
          },
          {
            action: "look",
            title: "Find the upper mark",
            how: "It is on the inside or beside the window. Fill to two fingers below it.",
            see: "the water well under the spout.",
          },
          {
            action: "clean",
            title: "Free the spout filter",
            how: "Pull the small sieve out of the spout and rinse it. When it is clogged, water wells up behind it.",
            fallsOut: "The sieve slides straight up.",
            putBack: "Slide it down until it sits level.",
          },
          {
            action: "test",
            title: "Boil on dry paper",
            how: "Set the base on fresh paper, boil, and pour a cup.",
            see: "dry paper all round.",
          },
        ],
        prevention: ["Rinse the sieve in the spout each week."],
      },
    },
    seal: {
      name: "a leaking seal at the floor or the window",
      short: "the seal",
      weight: 4,
      why: "A ring of rubber seals the floor, and a bead of glue the window. Both harden with age and heat until water creeps through.",
      check: {
        do: "Put the filled, unplugged jug on dry paper and wait half an hour, then look where the first wet spot is.",
        finds: "there is a wet spot under the floor or below the window",
        minutes: 3,
      },
      repair: {
        handOver:
          "Water that comes out below runs into the mains connector, and no household glue withstands boiling water that you drink.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 60],
        tools: [{ name: "Waterproof pen" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains at once",
            how: "Pull the plug with dry hands, before you lift the jug.",
          },
          {
            action: "look",
            title: "Mark the place",
            how: "Draw a circle with the pen around the first wet spot. A leak that is shown is half found.",
            see: "water creeping along one line.",
          },
          {
            action: "look",
            title: "Ask the maker for a new jug",
            how: "Seals are hardly ever sold alone, jugs now and then are.",
          },
          {
            action: "look",
            title: "Keep it as a watering can, or recycle it",
            how: "A jug with a leak at the window is still good for cold water in the garden. Cut no cord off; bring base and cord to the recycling point.",
          },
        ],
      },
    },
    crack: {
      name: "a crack in the jug",
      short: "a crack",
      weight: 2,
      why: "Plastic grows brittle from heat, and glass from one knock. Cracks start at the handle and at the spout.",
      check: {
        do: "Run a dry fingertip along the jug, most of all around the handle.",
        finds: "you feel an edge or see a hairline",
        minutes: 1,
      },
      repair: {
        handOver: "A cracked jug can burst with a litre of boiling water in it.",
        difficulty: "Very difficult",
        minutes: 5,
        euros: [20, 60],
        tools: [{ name: "Newspaper" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and fill it no more",
            how: "Empty it over the sink, away from your body.",
            warning: "Do not pour hot water into it to see how bad it is.",
          },
          {
            action: "look",
            title: "Look whether base and lid are sound",
            how: "If they are, a second-hand jug of the same model makes it whole again.",
          },
          {
            action: "look",
            title: "Wrap it for disposal",
            how: "Wrap a glass jug in newspaper before it goes into the bin, so that nobody is cut.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the kettle also leak when it stands unheated, half full?",
      answers: {
        yes: {
          means: "it leaks while it stands cold",
          heard: ["leaks when standing", "leaks overnight"],
          when: { overfill: "never", seal: "often", crack: "often" },
        },
        no: {
          means: "it stays dry while it stands cold",
          heard: ["only when boiling", "only when hot", "only when pouring"],
        },
      },
    },
    {
      ask: "Can you feel or see a crack or a hairline in the kettle's jug?",
      answers: {
        yes: {
          means: "there is a crack",
          heard: ["crack", "cracked", "hairline", "dropped"],
          when: { crack: "always", seal: "rarely", overfill: "never" },
        },
        no: { means: "there is no crack to be seen" },
      },
    },
    {
      ask: "Where does the water come from on the kettle: the spout or lid, the window, or underneath?",
      answers: {
        top: {
          means: "the water comes from the top",
          heard: ["spout", "lid", "top"],
          when: { overfill: "always", crack: "rarely", seal: "never" },
        },
        window: {
          means: "the water comes from the window",
          heard: ["window", "gauge", "side"],
          when: { seal: "sometimes", crack: "sometimes", overfill: "rarely" },
        },
        below: {
          means: "the water comes from underneath",
          heard: ["underneath", "bottom", "base", "under"],
          when: { seal: "often", crack: "sometimes", overfill: "rarely" },
        },
      },
    },
  ],
  safety: ["Dry your hands and the worktop before you touch plug or base."],
  prevention: ["Set the jug down gently: most cracks begin with a knock on the tap."],
  stopWhen: ["Water has run into the base or the connector."],
});

export const kettle: Playbook = {
  faults: [doesNotSwitchOn, doesNotHeat, doesNotSwitchOff, leaks],
  notes: [
    {
      about: ["vinegar", "descale", "descaling", "limescale", "citric acid", "lemon"],
      text: "For scale, white vinegar with the same amount of water does as well as citric acid, but it smells. Never mix either with bleach. Use citric acid cold and rinse three times.",
    },
    {
      about: ["flakes", "white bits", "drink", "healthy"],
      text: "White flakes are scale from the water. They are harmless to drink, and descaling and a clean spout sieve get rid of them.",
    },
    {
      about: ["triangle", "special screw", "security screw", "torx"],
      text: "Makers close kettles with special screws, often with three wings or a triangle. This guide does not need the base open; leave it to somebody who can test the earth afterwards.",
    },
  ],
};
