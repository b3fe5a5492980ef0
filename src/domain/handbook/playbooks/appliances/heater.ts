import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noHeat = defineFault({
  id: "heater-no-heat",
  name: "runs or lights up but does not heat",
  weight: 7,
  says: [
    "no heat",
    "not heating",
    "doesn't heat",
    "does not get hot",
    "not getting warm",
    "blows cold air",
    "blowing but not heating",
    "fan works but no heat",
    "light comes on but no heat",
    "stays cold",
    "only lukewarm",
    "only half of it heats",
    "one bar not working",
    "element gone",
    "heating element broken",
    "no heat on low",
    "one setting not working",
    "thermostat broken",
    "filament broken",
  ],
  causes: {
    setting: {
      name: "a thermostat, timer or mode that asks for no heat",
      short: "a setting",
      weight: 4,
      why: "A thermostat turned below the warmth of the room, a summer “fan only” mode or a timer wheel with no pins pressed leaves the lamp on and the heater cold.",
      check: {
        do: "Turn the thermostat to its highest mark, the power to full and the timer to “I” or continuous, and wait for five minutes.",
        finds: "you hear a click and it warms up",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "The manual", instead: "the signs beside the knobs" },
          { name: "Room thermometer", instead: "the display of a clock radio" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Turn the thermostat slowly upwards",
            how: "Go from the lowest to the highest mark and listen for a click.",
            see: "a click somewhere between the marks. That is the room's own temperature.",
          },
          {
            action: "look",
            title: "Read the mode",
            how: "A fan sign without waves, a snowflake or “eco” means little or no heat. The manual names each sign.",
          },
          {
            action: "adjust",
            title: "Free the timer wheel",
            how: "Set the slider beside the wheel to “I”, or press all pins of the ring inwards.",
          },
          {
            action: "test",
            title: "Give it a quarter of an hour",
            how: "Oil needs ten to fifteen minutes before the fins feel warm. Watch the thermometer two metres away.",
            see: "fins or air that are clearly warm.",
          },
        ],
        prevention: ["Write the setting that suits you on a strip of tape beside the knob."],
      },
    },
    "low-setting": {
      name: "one of two heating stages that is out",
      short: "one stage",
      weight: 3,
      why: "Most heaters add a small and a large element together. If one breaks, or its switch contact burns, one position gives nothing and full power gives half.",
      check: {
        do: "Run each power position for five minutes and feel the warmth with a hand at 30 cm.",
        finds: "one position is cold and another is warm",
        minutes: 12,
      },
      repair: {
        handOver:
          "A contact for 8 A or an element between bare mains parts must be crimped with heat-proof parts and tested.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Paper and pencil" }],
        steps: [
          {
            action: "look",
            title: "Draw a small table",
            how: "List position I, II and both with paper and pencil, and write cold, half or full beside each.",
          },
          {
            action: "unplug",
            title: "Pull the plug and feel the switch",
            how: "When it is cold, press each rocker. A spongy one is burnt inside.",
            see: "an even, crisp click on the sound ones.",
          },
          {
            action: "look",
            title: "Use the stage that works in the meantime",
            how: "That is allowed as long as plug and switch stay cool to the hand and nothing smells.",
          },
          {
            action: "look",
            title: "Bring table and heater to a repairer",
            how: "With the table they know in a minute whether to measure switch or element.",
          },
        ],
      },
    },
    "cut-out": {
      name: "an overheat cut-out that has opened",
      short: "the overheat cut-out",
      weight: 4,
      why: "Dust in the grille or a curtain before it makes the inside too hot, and a cut-out takes the element off. Some come back when cold, some only after the plug is out for a while, some never.",
      check: {
        do: "Unplug it for an hour, free the grilles and try again in the middle of the room.",
        finds: "it heats again",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 80,
        euros: [0, 0],
        tools: [
          { name: "Vacuum cleaner with a brush nozzle" },
          { name: "Soft brush", instead: "a clean make-up brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and wait an hour",
            how: "Many cut-outs hold themselves open as long as there is mains, so the plug must be out.",
            see: "a case at room temperature.",
          },
          {
            action: "clean",
            title: "Vacuum intake and outlet",
            how: "Brush fluff out of both grilles and hold the vacuum cleaner against them. Turn the case round so that dust falls out.",
          },
          {
            action: "look",
            title: "Look for a reset pin",
            how: "Ceramic and oil heaters may have a small red or recessed button at the back or underneath. Press it until it clicks.",
            warning:
              "Do not bridge or tape anything down: the cut-out is what keeps the heater from burning.",
          },
          {
            action: "adjust",
            title: "Give it room",
            how: "Half a metre to walls, a whole metre to curtains, beds and sofas. Nothing lies on it.",
          },
          {
            action: "test",
            title: "Heat for half an hour",
            how: "Stay in the room.",
            see: "steady warmth without a pause.",
          },
        ],
        stopWhen: ["It opens again in free air: the thermostat or the fan inside is at fault."],
      },
    },
    element: {
      name: "a broken element or a blown thermal fuse",
      short: "the element or thermal fuse",
      weight: 5,
      why: "The heating wire burns through at its thinnest place, or a one-time fuse beside it melts for good. The lamp has its own wires and still glows.",
      check: {
        do: "Run it on every position for five minutes with the thermostat at its highest.",
        finds: "the lamp is on or the fan blows, and no position brings any warmth",
        minutes: 15,
      },
      repair: {
        handOver:
          "The thermal fuse blew for a reason, and both parts sit bare inside a case that you touch.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [3, 40],
        tools: [{ name: "Torch", instead: "a phone's light" }, { name: "Sticky label" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "An oil radiator needs two hours.",
          },
          {
            action: "look",
            title: "Look through the grille",
            how: "Shine the torch along the wires of a fan or halogen heater.",
            see: "an unbroken coil. A gap or a dark tube settles it.",
            warning: "Nothing goes through the grille, no wire and no screwdriver.",
          },
          {
            action: "look",
            title: "Copy model and watts",
            how: "Write both on the label, with “fan runs, no heat” or “lamp only”.",
          },
          {
            action: "look",
            title: "Ask what the part costs",
            how: "A thermal fuse costs €3, a halogen tube €10. An oil radiator is sealed for life, so there its end has come.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the heater click and warm up when its thermostat is turned all the way up?",
      answers: {
        yes: {
          means: "turning the thermostat up wakes it",
          when: {
            setting: "often",
            "low-setting": "sometimes",
            "cut-out": "rarely",
            element: "never",
          },
        },
        no: {
          means: "the thermostat makes no difference",
          heard: ["thermostat broken", "no click"],
        },
      },
    },
    {
      ask: "Does at least one of the heater's power positions give warmth?",
      answers: {
        yes: {
          means: "one of the positions still gives warmth",
          heard: [
            "one bar",
            "half of it",
            "on low power",
            "on high only",
            "one setting",
            "one side",
          ],
          when: {
            "low-setting": "always",
            setting: "sometimes",
            "cut-out": "rarely",
            element: "never",
          },
        },
        no: {
          means: "no position gives any warmth",
          heard: ["no heat at all", "stone cold", "heater block"],
        },
      },
    },
    {
      ask: "Had the heater been covered, dusty or close to a wall before the heat stopped?",
      answers: {
        yes: {
          means: "it was dusty, covered or boxed in",
          heard: ["dusty", "covered", "fluff", "against the wall"],
          when: {
            "cut-out": "often",
            element: "sometimes",
            setting: "rarely",
            "low-setting": "sometimes",
          },
        },
        no: { means: "it stood free and clean" },
      },
    },
    {
      ask: "Does the heater heat again for a while after an hour without the plug in?",
      answers: {
        yes: {
          means: "it heats again after an hour's rest",
          heard: ["works again after", "after cooling down"],
          when: {
            "cut-out": "often",
            element: "never",
            setting: "rarely",
            "low-setting": "rarely",
          },
        },
        no: { means: "a rest does not bring the heat back" },
      },
    },
  ],
  safety: [
    "Let it cool before you touch the grille: an oil radiator stays hot for an hour.",
    "Plug it straight into the wall: extension leads and timers overheat under a heater.",
  ],
  prevention: ["Vacuum its grilles before the first cold week."],
  stopWhen: ["The plug or the socket is brown, soft or too warm to touch."],
});

const doesNotSwitchOn = defineFault({
  id: "heater-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "no power",
    "not working",
    "stopped working",
    "no lights",
    "completely dead",
    "fuse gone",
    "cannot override the timer",
    "timer not working",
    "switch broken",
    "power supply problem",
    "loose wiring",
    "no plug",
    "cable broken",
    "fan heater not working",
    "radiator not working",
    "fell over and stopped",
  ],
  causes: {
    supply: {
      name: "a worn socket or a blown 13 A fuse",
      short: "the socket or fuse",
      weight: 5,
      why: "A heater draws 9 A for hours. That ages plug fuses and the springs of sockets faster than any other use.",
      check: {
        do: "Try a kettle or a hair dryer in that socket, then the heater in a socket on another wall.",
        finds: "the socket is dead, or the heater lights up elsewhere",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Small flat screwdriver", instead: "a nail file" },
          { name: "Fuse with 13 A" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and feel it",
            how: "Do it soon after the heater has stopped.",
            warning:
              "A plug that is hot, brown or smells of fish is finished, and so is the socket. Use neither.",
            see: "cool white or black plastic.",
          },
          {
            action: "test",
            title: "Try another circuit",
            how: "Plug it directly into a socket in another room, with the switch on full.",
            see: "the lamp.",
          },
          {
            action: "unplug",
            title: "Take it out again and open the fuse holder",
            how: "Only British plugs have one. Lever it out with the screwdriver.",
            fallsOut: "The fuse, which may look whole and still be blown.",
          },
          {
            action: "replace",
            title: "Put in a 13 A fuse",
            how: "No lower number, since a heater of 2 kW needs 9 A, and never foil or wire.",
            putBack: "Push the holder home until it is flush.",
          },
          {
            action: "test",
            title: "Heat on half power first",
            how: "Half an hour, and then feel the plug with the back of your hand.",
            see: "a plug that is barely warm.",
          },
        ],
        stopWhen: ["The plug becomes hot in the second socket too."],
      },
    },
    "tilt-switch": {
      name: "a tip-over switch that does not feel the floor",
      short: "the tip-over switch",
      weight: 4,
      why: "A pin or a pendulum in the base cuts the power when the heater leans or is lifted. Carpet, a missing foot or a knock keeps it open.",
      check: {
        do: "Stand it on a hard, level floor and press down on its top.",
        finds: "it comes on",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          { name: "Stiff board", instead: "a wooden tray or a tile" },
          { name: "Dry paintbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and turn it over",
            how: "Let it cool first. Lay an oil radiator down on a blanket, no longer than needed.",
          },
          {
            action: "look",
            title: "Find the pin",
            how: "It sticks out of the base by 5 to 10 mm near one foot.",
            see: "a pin that springs back when you press it.",
          },
          {
            action: "clean",
            title: "Sweep round the pin",
            how: "Brush fluff and carpet hair away with the paintbrush and work the pin twenty times.",
          },
          {
            action: "adjust",
            title: "Refit feet and castors",
            how: "Snap loose feet in or tighten their wing nuts, so that the base stands level.",
            putBack: "All four feet on; a missing one can be had from the maker.",
          },
          {
            action: "test",
            title: "Stand it on the board",
            how: "On soft carpet put the stiff board under it, wait half an hour if it lay down, and switch on.",
            see: "it stays on when you nudge it.",
          },
        ],
        stopWhen: [
          "It works only with the pin held down by hand: the switch is replaced, not taped.",
        ],
      },
    },
    timer: {
      name: "a timer, child lock or open-window setting that holds it off",
      short: "the timer or lock",
      weight: 3,
      why: "A mechanical timer gives current only where its pins are in. Electronic heaters lock their keys, wait for a start time or think that a window stands open.",
      check: {
        do: "Turn the timer wheel by hand through a whole circle, or hold the lock key for five seconds.",
        finds: "it clicks on somewhere, or the keys react again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Instruction booklet", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Set the wheel to continuous",
            how: "Push the slider to “I”. On wheels without one, press all the pins in and turn the arrow to the right hour.",
          },
          {
            action: "adjust",
            title: "Unlock the keys",
            how: "The booklet names the key, often “+” and “−” together.",
            see: "the key sign disappearing.",
          },
          {
            action: "unplug",
            title: "Reset it",
            how: "Pull the plug for ten minutes. That ends open-window detection and a hung display.",
          },
          {
            action: "test",
            title: "Start it without any programme",
            how: "Highest temperature, no timer.",
            see: "a heating sign, then warmth within some minutes.",
          },
        ],
      },
    },
    inside: {
      name: "a broken cord, switch or connection inside",
      short: "the cord, switch or connection",
      weight: 4,
      why: "Nine amperes heat every joint a little. Push-on connectors loosen, turn brown and fall off; the switch beside them melts.",
      check: {
        do: "Unplugged, look for splits in the cord. If you find none, switch it on, nudge the cord with a wooden spoon where it enters the case, and press the switch from the side.",
        finds: "the lamp flickers, or the switch feels soft",
        minutes: 1,
      },
      repair: {
        handOver:
          "A joint that carries 9 A has to be crimped new in sound wire, and the metal case checked for earth.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 20],
        tools: [{ name: "Adhesive label" }],
        steps: [
          {
            action: "unplug",
            title: "Use it no more",
            how: "A connection that flickers gets hotter with each minute. Pull the plug now.",
          },
          {
            action: "look",
            title: "Sniff and look at the switch",
            how: "Yellow or brown plastic round the switch, or a smell of fish, points to the joint behind it.",
          },
          {
            action: "look",
            title: "Note it on a label",
            how: "Which position flickered, which way the cord was bent, how old it is.",
          },
          {
            action: "look",
            title: "Ask for crimping and an earth test",
            how: "Both are routine at a repair café. A heater under €25 is often not worth more than that.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the heater come on in another socket?",
      answers: {
        yes: {
          means: "it works in another socket",
          when: { supply: "often", "tilt-switch": "rarely", timer: "rarely", inside: "rarely" },
        },
        no: {
          means: "it is dead in other sockets too",
          heard: [
            "tried another socket",
            "fuse ok",
            "changed the fuse",
            "fuse is fine",
            "checked the fuse",
          ],
        },
      },
    },
    {
      ask: "Does the heater react when you press down on it or stand it on a hard floor?",
      answers: {
        yes: {
          means: "it reacts to being pressed down or stood level",
          heard: ["fell over", "tipped over", "foot fell off", "on carpet", "tilt switch"],
          when: { "tilt-switch": "often", supply: "rarely", timer: "never", inside: "sometimes" },
        },
        no: { means: "how it stands makes no difference" },
      },
    },
    {
      ask: "Does the heater have a timer wheel, a display or a key lock?",
      answers: {
        yes: {
          means: "it has a timer, display or lock",
          heard: ["timer", "display", "child lock", "programme"],
          when: {
            timer: "always",
            supply: "sometimes",
            "tilt-switch": "sometimes",
            inside: "sometimes",
          },
        },
        no: { means: "it has only plain knobs" },
      },
    },
    {
      ask: "Does the heater's lamp flicker when you move its cord or touch its switch?",
      answers: {
        yes: {
          means: "it flickers when cord or switch is moved",
          heard: [
            "flickers",
            "loose wiring",
            "loose wire",
            "loose connection",
            "switch loose",
            "intermittent",
          ],
          when: { inside: "often", supply: "sometimes", "tilt-switch": "rarely", timer: "never" },
        },
        no: { means: "moving cord and switch changes nothing" },
      },
    },
  ],
  safety: ["Never leave a heater that has failed once running alone in a room."],
  prevention: ["Carry it by its handle, and let it cool before you wind the cord up."],
  stopWhen: ["Plug, cord or case show brown or soft plastic."],
});

const switchesOff = defineFault({
  id: "heater-switches-off",
  name: "switches itself off too soon",
  weight: 5,
  says: [
    "cuts out",
    "keeps cutting out",
    "turns itself off",
    "starts ok but quickly stops",
    "stops after a few minutes",
    "switches off and on",
    "goes off too early",
    "intermittent",
    "short cycling",
    "overheats",
    "goes off before room is warm",
    "works for a while then stops",
  ],
  causes: {
    dust: {
      name: "dust or fabric that chokes the air",
      short: "choked air",
      weight: 5,
      why: "Without free air the inside passes 100 °C while the room is still cold, and the cut-out does its duty.",
      check: {
        do: "Hold a strip of tissue before the outlet, then look into both grilles.",
        finds: "the tissue hardly moves, or the grilles are grey",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 50,
        euros: [0, 0],
        tools: [
          { name: "Vacuum cleaner" },
          { name: "Long soft brush", instead: "a pastry brush" },
          { name: "Tissue" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool fully",
            how: "Half an hour for a fan heater, two hours for oil.",
          },
          {
            action: "clean",
            title: "Wash the filter",
            how: "Some fan heaters have a foam or mesh filter at the back; it slides out. Rinse it and let it dry.",
            putBack: "Only when it is bone dry.",
          },
          {
            action: "clean",
            title: "Draw the dust out",
            how: "Go into each slot with the brush and hold the vacuum cleaner close. Between the fins of an oil radiator the brush reaches from above.",
            see: "free slots against the light.",
          },
          {
            action: "adjust",
            title: "Find it a better place",
            how: "Away from curtains, sofa and washing. Warm air must leave and cool air must come in from behind.",
          },
          {
            action: "test",
            title: "Repeat the tissue test",
            how: "Run it for half an hour on full.",
            see: "the tissue blown well aside, and no pause.",
          },
        ],
        prevention: ["Never dry laundry on it."],
      },
    },
    thermostat: {
      name: "a thermostat that is set low or feels its own heat",
      short: "the thermostat",
      weight: 4,
      why: "The thermostat sits in the case. In a corner or under a shelf it warms with the heater and believes that the room is done.",
      check: {
        do: "Move the heater into the middle of the room and turn the thermostat up until it clicks, then a little further.",
        finds: "it runs on much longer there",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 10],
        tools: [{ name: "Room thermometer" }],
        steps: [
          {
            action: "look",
            title: "Measure the room, not the corner",
            how: "Put the thermometer on a table at the other side of the room and wait for ten minutes.",
          },
          {
            action: "adjust",
            title: "Set it by the click",
            how: "Heat on full until the room is as you like it, then turn the thermostat back slowly until it clicks off.",
            see: "it switching on again when the room has cooled by 2 °C.",
          },
          {
            action: "adjust",
            title: "Move it out of its own warm air",
            how: "Not under a window sill, a desk or a shelf.",
          },
          {
            action: "test",
            title: "Watch two rounds",
            how: "Note when it goes off and on.",
            see: "pauses of several minutes with a room that stays even. That is normal work.",
          },
        ],
        stopWhen: ["The thermostat clicks at random or not at all: it has to be replaced."],
      },
    },
    fan: {
      name: "a fan that turns slowly or stands still",
      short: "a slow fan",
      weight: 4,
      why: "In a fan heater the fan cools the wires. With dry bearings it starts late, the wires glow and the cut-out opens.",
      check: {
        do: "Switch to “fan only” and hold a strip of paper in front of it.",
        finds: "the air is weak, or it squeals or starts late",
        minutes: 2,
      },
      repair: {
        handOver:
          "Fan and glowing wires share one closed case, and the screws give access to bare mains.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 15],
        tools: [{ name: "Strip of paper" }],
        steps: [
          {
            action: "test",
            title: "Hear it once on cold",
            how: "Fan only, a few seconds, with the paper strip before the grille.",
            see: "a strong steady stream on a sound heater.",
          },
          {
            action: "unplug",
            title: "Then stop using it",
            how: "A heater whose fan fails can scorch its own case before the cut-out acts.",
          },
          {
            action: "look",
            title: "Describe the sound",
            how: "Squeal, late start or silence: each points to dry bearings, dirt or a dead motor.",
          },
          {
            action: "look",
            title: "Bring it to a repairer",
            how: "Cleaning and one drop of oil is often all it takes, with the tester beside it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there dust in the heater's grilles, or does it stand near curtains, a wall or furniture?",
      answers: {
        yes: {
          means: "its air is hindered",
          heard: ["dusty", "full of dust", "fluff", "near the wall", "curtain"],
          when: { dust: "often", thermostat: "sometimes", fan: "sometimes" },
        },
        no: { means: "it is clean and stands free", heard: ["cleaned"] },
      },
    },
    {
      ask: "Does the heater go off with a soft click and come back by itself after some minutes?",
      answers: {
        yes: {
          means: "it clicks off and comes back by itself",
          heard: ["switches off and on", "comes back on", "off and on"],
          when: { thermostat: "often", dust: "sometimes", fan: "rarely" },
        },
        no: { means: "it stays off until it has cooled or been unplugged" },
      },
    },
    {
      ask: "Is the air from the heater's fan weaker or noisier than it used to be?",
      answers: {
        yes: {
          means: "the fan is weak or noisy",
          heard: ["fan slow", "fan noisy", "weak air", "squeals"],
          when: { fan: "always", dust: "sometimes", thermostat: "never" },
        },
        no: { means: "the fan is strong, or there is none" },
      },
    },
  ],
  safety: ["A heater that cuts out is too hot inside: do not switch it on again and again."],
  prevention: ["Dust it every few weeks while it is in use."],
  stopWhen: ["The case discolours, or it smells of anything other than dust."],
});

const smells = defineFault({
  id: "heater-smells-or-makes-noise",
  name: "smells or makes a noise",
  weight: 3,
  says: [
    "smells",
    "dusty smell",
    "smell of dust",
    "smells of dust",
    "funny smell when first used",
    "smells hot",
    "ticking",
    "clicking noise",
    "clunking",
    "gurgling",
    "fan noisy",
    "rattles",
    "squeals",
    "humming",
    "noisy",
  ],
  causes: {
    "settled-dust": {
      name: "dust of the summer that is baked off",
      short: "settled dust",
      weight: 6,
      why: "Wires and fins reach 200 °C and more. What has settled on them in months roasts in the first half hour.",
      check: {
        do: "Smell closely: is it like a hot attic, without any sting of plastic or fish?",
        finds: "it smells of dust only and fades within half an hour",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Vacuum cleaner with a brush" }, { name: "Damp cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and wait until it is cold",
            how: "Carry it to an open window or outdoors.",
          },
          {
            action: "clean",
            title: "Vacuum every slot",
            how: "Front, back and below, with the brush on the vacuum cleaner.",
            see: "no more fluff in the nozzle.",
          },
          {
            action: "clean",
            title: "Wipe the outside and the fins",
            how: "With a cloth that is damp, not wet. Let it dry for an hour.",
          },
          {
            action: "test",
            title: "Burn it in by the open window",
            how: "Full power for half an hour, with you in the room.",
            warning: "If it stings in the nose or you see haze, pull the plug.",
            see: "a smell that is gone at the end.",
          },
        ],
        prevention: ["Put a cotton cover over it for the summer, and take it off before use."],
      },
    },
    overheating: {
      name: "a plug, a connection or plastic that gets too hot",
      short: "an overheating part",
      weight: 3,
      why: "A slack connection or a part of the case too near the wires is scorching. Hot plastic stings or smells of fish, and it smells again each time, however clean the heater is.",
      check: {
        do: "Pull the plug after five minutes of heating. Feel the plug with the back of your hand and look at pins, cord and grille for brown spots.",
        finds:
          "the plug is too warm to hold, something is brown, or the smell stings and comes back every time",
        minutes: 7,
      },
      repair: {
        handOver:
          "Whatever smells of hot plastic is on its way to a fire, and finding it means opening a heater with mains at every joint.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 40],
        tools: [{ name: "Luggage label" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and leave it off",
            how: "By the plug, not by the thermostat. If the plug is hot or soft, switch off at the fuse box first.",
            warning:
              "Haze, crackling or a glow at the plug: leave the room and call the fire service.",
          },
          {
            action: "look",
            title: "Sniff at plug, cord and case once it is cold",
            how: "Fish or burnt paint near the plug speaks for plug or socket, in the warm air for something inside.",
            see: "where the smell is strongest.",
          },
          {
            action: "look",
            title: "Rest the wall socket too",
            how: "A brown socket is changed by an electrician before anything draws 2 kW from it again.",
          },
          {
            action: "look",
            title: "Tie a label on and hand it over",
            how: "“Smells of hot plastic after five minutes” on the luggage label. Below €30 it goes to the recycling point instead, with its cord on.",
          },
        ],
      },
    },
    expansion: {
      name: "metal that stretches as it warms",
      short: "metal stretching",
      weight: 4,
      why: "Fins and sheets grow by a millimetre and tick. Oil gurgles when the radiator was carried or laid down.",
      check: {
        do: "Listen whether the ticking comes only in the first ten minutes and after switching off.",
        finds: "it is silent once it has warmed through",
        minutes: 15,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 0],
        tools: [{ name: "Spirit level", instead: "a marble on a tray" }, { name: "Cardboard" }],
        steps: [
          {
            action: "unplug",
            title: "Let it stand for an hour unplugged",
            how: "Oil runs back into place. A heater that was laid flat needs this before every start.",
          },
          {
            action: "adjust",
            title: "Set it level",
            how: "Check with the level and slide cardboard under a castor that hangs in the air.",
          },
          {
            action: "adjust",
            title: "Tighten feet and handles",
            how: "By hand, when it is cold: wing nuts and clips only.",
          },
          {
            action: "test",
            title: "Warm it up on half power",
            how: "Slower warming means softer ticking. Turn it up after ten minutes.",
            see: "silence at full warmth.",
          },
        ],
        stopWhen: ["Oil is seen on the fins or the floor: an oil radiator that leaks is recycled."],
      },
    },
    "fan-bearing": {
      name: "a fan that grinds or touches its housing",
      short: "a grinding fan",
      weight: 3,
      why: "The little motor's bearings dry out in the heat, and fluff pulls the wheel out of balance.",
      check: {
        do: "Run “fan only” and turn the heater on its side and back for a moment.",
        finds: "the sound changes with the position",
        minutes: 2,
      },
      repair: {
        handOver: "The wheel can be reached only through the case with the heating wires in it.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Vacuum cleaner" }],
        steps: [
          { action: "unplug", title: "Pull the plug", how: "Let the wires cool for half an hour." },
          {
            action: "clean",
            title: "Try what can be done from outside",
            how: "Hold the vacuum cleaner to the intake for a minute and tap the case with a flat hand.",
            see: "fluff or a hairgrip in the nozzle.",
          },
          {
            action: "test",
            title: "Listen once more on cold",
            how: "Fan only, half a minute.",
            see: "a clean rush of air if fluff was the reason.",
          },
          {
            action: "unplug",
            title: "If it still grinds, put it out of use",
            how: "A fan that jams leaves glowing wires without air. Hand it to a repairer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the smell, a ticking metal sound, or the sound of the heater's fan that troubles you?",
      answers: {
        smell: {
          means: "it is the smell",
          heard: ["smell", "smells", "dusty smell"],
          when: {
            "settled-dust": "always",
            expansion: "never",
            "fan-bearing": "rarely",
            overheating: "always",
          },
        },
        ticking: {
          means: "it ticks or gurgles",
          heard: ["ticking", "clicking", "gurgling", "clunking", "creaking"],
          when: {
            expansion: "always",
            "settled-dust": "never",
            "fan-bearing": "rarely",
            overheating: "never",
          },
        },
        fan: {
          means: "the fan is loud",
          heard: ["fan noisy", "squeals", "rattles", "grinding", "humming"],
          when: {
            "fan-bearing": "always",
            "settled-dust": "never",
            expansion: "rarely",
            overheating: "never",
          },
        },
      },
    },
    {
      ask: "Does the heater smell of hot plastic or fish, sting in the nose, or is its plug hot to the touch?",
      answers: {
        yes: {
          means: "it smells of plastic or fish, stings, or the plug is hot",
          heard: [
            "plastic",
            "fishy",
            "stings",
            "chemical",
            "acrid",
            "plug is hot",
            "hot plug",
            "smells hot",
          ],
          when: {
            overheating: "always",
            "settled-dust": "never",
            expansion: "never",
            "fan-bearing": "rarely",
          },
        },
        no: {
          means: "it smells of dust at most, and the plug is cool",
          heard: ["dusty smell", "smell of dust", "smells of dust"],
        },
      },
    },
    {
      ask: "Had the heater stood unused for a month or more?",
      answers: {
        yes: {
          means: "it had stood unused for long",
          heard: ["first time this winter", "all summer", "first used", "not used for"],
          when: {
            "settled-dust": "often",
            expansion: "sometimes",
            "fan-bearing": "sometimes",
            overheating: "rarely",
          },
        },
        no: { means: "it is in daily use" },
      },
    },
    {
      ask: "Is the heater's smell or noise over after the first half hour?",
      answers: {
        yes: {
          means: "it is over after half an hour",
          heard: ["goes away", "only at first"],
          when: {
            "settled-dust": "always",
            expansion: "often",
            "fan-bearing": "rarely",
            overheating: "never",
          },
        },
        no: { means: "it goes on all the time" },
      },
    },
  ],
  safety: [
    "Dust smells like a hot attic. A sting of plastic or fish is something else: pull the plug.",
  ],
  prevention: ["Clean it before you put it away in spring."],
  stopWhen: ["The smell stings, or comes back each time."],
});

export const heater: Playbook = {
  faults: [doesNotSwitchOn, noHeat, switchesOff, smells],
  notes: [
    {
      about: ["extension lead", "extension cord", "power strip", "multi plug"],
      text: "A heater belongs in a wall socket. Two kilowatts heat a coiled or thin extension lead until its insulation gives in.",
    },
    {
      about: ["oil", "refill", "leak", "leaking oil"],
      text: "An oil radiator is sealed for life. The oil does not burn off and is not refilled. If it leaks, unplug it and take it to a recycling point.",
    },
    {
      about: ["gas", "paraffin", "kerosene"],
      text: "These pages are about electric heaters. Heaters that burn gas or paraffin go to a registered engineer, and a room with one needs a carbon monoxide alarm.",
    },
    {
      about: ["cost", "consumption", "electricity", "how much"],
      text: "A 2 kW heater uses 2 kWh an hour on full power. A heater with a thermostat that clicks off uses less, whatever its type.",
    },
  ],
};
