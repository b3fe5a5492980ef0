import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotSwitchOn = defineFault({
  id: "oven-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "not working",
    "no power",
    "does not switch on",
    "dead",
    "clock flashing",
    "display dark",
    "display blank",
    "not coming on",
    "no response",
    "after power cut",
    "locked",
    "child lock",
    "won't start",
    "stopped working",
    "buttons not responding",
    "timer not working",
  ],
  causes: {
    clock: {
      name: "a clock that is not set, a timer or a child lock",
      short: "the clock, timer or lock",
      weight: 7,
      why: "After a power cut many ovens refuse to heat until the clock is set, and a timer left on “auto” does the same. The hand or padlock sign means manual or locked.",
      check: {
        do: "Set the clock, then press the hand sign or “+” and “−” together for five seconds.",
        finds: "the blinking ends and it heats",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Set the time of day",
            how: "Hold the clock key, or the two outer keys together, turn to the hour and wait for five seconds.",
            see: "steady figures.",
          },
          {
            action: "adjust",
            title: "Take it out of “auto”",
            how: "Press the hand sign, or end the programmed time. Old ovens have a knob on the timer: pull it or turn it to the hand.",
            see: "no “A” and no pot sign.",
          },
          {
            action: "adjust",
            title: "Undo the child lock",
            how: "The manual names the key; often it is held for five seconds.",
          },
          {
            action: "test",
            title: "Fan and 180 °C",
            how: "Wait for two minutes.",
            see: "light, a lamp for heating, and warm air.",
          },
        ],
      },
    },
    breaker: {
      name: "a breaker, fuse or wall switch that is off",
      short: "the breaker or wall switch",
      weight: 4,
      why: "Built-in ovens have a breaker and often a switch on the wall of their own. On a three-phase connection one missing fuse kills a part of it.",
      check: {
        do: "Look for the breaker labelled oven or cooker, and for a switch with a red lamp above the worktop.",
        finds: "it is off, or the hob on the same line is dead too",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Torch", instead: "a phone's light" }],
        steps: [
          {
            action: "look",
            title: "Find switch and breaker",
            how: "Torch to the fuse box; the wall switch may hide in a cupboard.",
          },
          {
            action: "unplug",
            title: "Turn the oven's knobs to 0",
            how: "And a plug-in oven out of its socket, before the breaker goes back.",
          },
          {
            action: "adjust",
            title: "Set the breaker back once",
            how: "Fully down, then up.",
            see: "it stays up.",
            warning:
              "If it drops again, leave it down: the oven or its line has a fault to earth, and an electrician finds it.",
          },
          {
            action: "test",
            title: "Light first, then heat",
            how: "Ten minutes on 100 °C drive damp out of an oven that stood unused.",
            see: "a breaker that holds.",
          },
        ],
        stopWhen: ["The breaker drops again."],
      },
    },
    "cut-out": {
      name: "a safety cut-out that has opened from heat",
      short: "the safety cut-out",
      weight: 3,
      why: "After self-cleaning, or with blocked vents, a thermostat behind the panel takes everything off. Some close again when cold, some have to be pressed.",
      check: {
        do: "Leave it off at the breaker overnight and try it in the morning.",
        finds: "it works again",
        minutes: 3,
      },
      repair: {
        handOver:
          "The button of the cut-out sits behind the rear or top panel, among live parts of a built-in appliance.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [0, 40],
        tools: [{ name: "Ruler" }],
        steps: [
          { action: "unplug", title: "Breaker off for a night", how: "Door open." },
          {
            action: "look",
            title: "Look at its air",
            how: "Gaps above and below the front must be free: at least 5 mm by the ruler, with no foil or cloth in them.",
          },
          {
            action: "test",
            title: "Try it in the morning",
            how: "150 °C, and listen for the cooling fan.",
            see: "a fan that blows out above the door. If it is silent, the cut-out will open again.",
          },
          {
            action: "look",
            title: "Call a service",
            how: "Say that it went off during cleaning or heat, and whether the cooling fan runs.",
          },
        ],
      },
    },
    inside: {
      name: "a failed clock unit, switch or wiring",
      short: "the clock unit or wiring",
      weight: 4,
      why: "The clock works as the main switch and its small relay or power supply fails. Terminals at the back can scorch.",
      check: {
        do: "With the breaker proved, press and turn everything once.",
        finds:
          "the light works and nothing heats, or all stays dark although the hob on the same breaker works",
        minutes: 2,
      },
      repair: {
        handOver: "An oven takes 10 to 16 A and is mostly wired in without a plug.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [20, 150],
        tools: [{ name: "Phone with a camera" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off",
            how: "A smell at the panel or a brown knob: leave it off.",
          },
          {
            action: "look",
            title: "Photograph the type plate",
            how: "It is in the door frame; use your phone.",
          },
          {
            action: "look",
            title: "Note what still works",
            how: "Light, fan, clock, each heat: a repairer reads the part out of it.",
          },
          {
            action: "look",
            title: "Ask an electrician or the service",
            how: "A clock unit costs €40 to €120. Plug-in mini ovens can go to a repair café.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the oven's display show a time, and is it steady?",
      answers: {
        yes: {
          means: "the display shows a steady time",
          when: { clock: "rarely", breaker: "never", "cut-out": "sometimes", inside: "sometimes" },
        },
        no: {
          means: "the display blinks or is dark",
          heard: ["flashing", "blinking", "power cut", "12:00", "00:00"],
        },
      },
    },
    {
      ask: "Does the oven's light come on?",
      answers: {
        yes: {
          means: "the light comes on",
          heard: ["light works", "light comes on"],
          when: { breaker: "never", clock: "often", "cut-out": "sometimes", inside: "often" },
        },
        no: { means: "the light stays dark", heard: ["no power", "completely dead", "no light"] },
      },
    },
    {
      ask: "Did the oven stop after self-cleaning, or after a long time at high heat?",
      answers: {
        yes: {
          means: "it stopped after great heat",
          heard: [
            "after cleaning",
            "self clean",
            "pyrolytic",
            "pyrolysis",
            "high heat",
            "overheated",
          ],
          when: { "cut-out": "often", clock: "rarely", breaker: "sometimes", inside: "sometimes" },
        },
        no: { means: "it did not stop from heat" },
      },
    },
    {
      ask: "Is the oven's breaker on, and does the hob or another device on it work?",
      answers: {
        yes: {
          means: "its breaker is on and its line is live",
          heard: ["breaker on", "breaker is fine", "hob works"],
          when: { breaker: "never", clock: "often", "cut-out": "often", inside: "often" },
        },
        no: { means: "its line is dead", heard: ["breaker off", "hob not working"] },
      },
    },
  ],
  safety: [
    "A built-in oven has no plug in reach: “unplugged” means breaker off, tape over it, and the display dark.",
  ],
  prevention: ["Write the model number inside a cupboard door, before you need it."],
  stopWhen: ["You see brown marks or smell plastic at the knobs."],
});

const doesNotHeat = defineFault({
  id: "oven-does-not-heat",
  name: "lights up but does not heat, or only in part",
  weight: 8,
  says: [
    "not heating",
    "doesn't heat",
    "no heat",
    "not getting hot",
    "light on but no heat",
    "grill not working",
    "top element not working",
    "bottom not heating",
    "fan works but no heat",
    "element gone",
    "takes long to heat",
    "only grill works",
    "heats slowly",
    "cold",
    "broken wire in top oven",
    "won't heat up",
  ],
  causes: {
    setting: {
      name: "a mode that does not heat, or a timer that has run out",
      short: "the mode or timer",
      weight: 3,
      why: "The signs for light only, defrost and fan look like each other, and without a set time some ovens do not heat.",
      check: {
        do: "Set the clock to manual, choose fan with ring at 200 °C, and close the door.",
        finds: "the heating lamp comes on and it warms",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Oven thermometer", instead: "a cup of water with a tea bag" }],
        steps: [
          {
            action: "look",
            title: "Read the signs",
            how: "A line above: top heat. Below: bottom heat. Zigzag: grill. Fan in a ring: hot air. Fan alone or a snowflake: no heat.",
          },
          {
            action: "adjust",
            title: "Turn the mini timer past zero",
            how: "On ovens with a wind-up timer set it to the hand or to 60 minutes.",
          },
          {
            action: "test",
            title: "Try four modes for five minutes each",
            how: "Top, bottom, grill, hot air, each at 200 °C, with the thermometer on the middle rack.",
            see: "heat in all of them.",
          },
          {
            action: "look",
            title: "Write down which stays cold",
            how: "That one names the element.",
          },
        ],
      },
    },
    element: {
      name: "a heating element that has broken",
      short: "an element",
      weight: 7,
      why: "Top, bottom and ring each have their own. They burn through one at a time, so one mode dies and others live.",
      check: {
        do: "With the breaker off and all cold, look along the elements you can see; then run each mode for five minutes.",
        finds: "there is a blister, a crack or a burnt spot, or one mode alone stays cold",
        minutes: 15,
      },
      repair: {
        handOver:
          "An element carries 5 to 10 A, and after changing it the earth and insulation have to be measured.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [15, 45],
        tools: [{ name: "Torch" }, { name: "Notepad" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off, oven cold",
            how: "Tape over the breaker; try the light: it must stay dark.",
          },
          {
            action: "look",
            title: "Look along each element",
            how: "Torch along top and bottom. The ring sits behind the back wall.",
            see: "an even grey tube. A blister or gap is the fault.",
          },
          {
            action: "look",
            title: "Note mode and model on the notepad",
            how: "“Hot air cold, top and bottom warm” means the ring.",
          },
          {
            action: "look",
            title: "Have it fitted",
            how: "The part costs €15 to €40 by model, and an electrician or service needs half an hour.",
          },
          {
            action: "look",
            title: "Use the sound modes meanwhile",
            how: "Only if its tube looks whole from end to end and the breaker holds. With a blister, a gap or a burnt spot leave the breaker off: a broken tube can make the oven live.",
          },
        ],
      },
    },
    thermostat: {
      name: "a thermostat, sensor or relay that no longer calls for heat",
      short: "the thermostat or relay",
      weight: 4,
      why: "A thin tube or sensor in the oven tells the switch how hot it is. When it fails, all modes are cold or far too weak.",
      check: {
        do: "Turn slowly from 0 to 250 °C and listen for a click.",
        finds: "there is no click, the heating lamp stays off, or a code shows",
        minutes: 2,
      },
      repair: {
        handOver: "Tube and switch run through the mains space behind the panel.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [20, 90],
        tools: [{ name: "Clock" }],
        steps: [
          {
            action: "test",
            title: "Time it",
            how: "Hot air at 200 °C: note by the clock when the heating lamp goes out.",
            see: "10 to 15 minutes in a sound oven.",
          },
          {
            action: "unplug",
            title: "Breaker off",
            how: "Then feel the knob: does its shaft have play?",
          },
          {
            action: "look",
            title: "Look whether the probe hangs in its clips",
            how: "A thin metal rod at the upper wall. Push it gently back into its clips, with everything cold.",
          },
          {
            action: "look",
            title: "Pass your notes on",
            how: "Time, code, click: the service brings the right part.",
          },
        ],
      },
    },
    door: {
      name: "a door that lets the heat out",
      short: "the door",
      weight: 3,
      why: "A torn seal or tired hinges leave a gap, and the oven heats the kitchen.",
      check: {
        do: "Shut a strip of paper in the door, cold, at eight places, and pull.",
        finds: "it slips out somewhere without drag",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 25],
        tools: [
          { name: "Strip of paper" },
          { name: "Soapy cloth" },
          { name: "Seal for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Oven off and cold",
            how: "Breaker off if you take parts out.",
          },
          {
            action: "clean",
            title: "Wash seal and frame",
            how: "Soapy cloth, no scraper: burnt fat holds the door open.",
            see: "a soft, whole seal.",
          },
          {
            action: "replace",
            title: "Change a torn seal",
            how: "It hangs on four hooks at the corners: unhook it, hook the new seal in, joint downwards.",
            fallsOut: "Crumbs and the old seal.",
            putBack: "Hooks first in the upper corners.",
          },
          {
            action: "adjust",
            title: "Seat the hinges",
            how: "Open fully, push the door down on both sides; the catches must lie flat.",
          },
          { action: "test", title: "Paper again", how: "All round.", see: "drag everywhere." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does at least one of the oven's modes heat well?",
      answers: {
        yes: {
          means: "one of its modes heats well",
          heard: [
            "only grill works",
            "grill works",
            "only top",
            "only bottom",
            "one element",
            "half",
          ],
          when: {
            element: "always",
            setting: "sometimes",
            thermostat: "rarely",
            door: "sometimes",
          },
        },
        no: { means: "no mode heats well" },
      },
    },
    {
      ask: "Do you hear a click, and does the oven's heating lamp come on, when the temperature is turned up?",
      answers: {
        yes: {
          means: "it clicks and the heating lamp comes on",
          heard: ["clicks", "heating light on"],
          when: { thermostat: "rarely", element: "always", setting: "rarely", door: "always" },
        },
        no: { means: "no click and no heating lamp" },
      },
    },
    {
      ask: "Can you see a blister, gap or burnt spot on one of the oven's elements?",
      answers: {
        yes: {
          means: "an element is visibly broken",
          heard: [
            "element broken",
            "element gone",
            "broken element",
            "burnt element",
            "element snapped",
          ],
          when: { element: "often", setting: "never", thermostat: "never", door: "never" },
        },
        no: { means: "the visible elements look whole" },
      },
    },
    {
      ask: "Does hot air come out round the oven's door?",
      answers: {
        yes: {
          means: "heat escapes at the door",
          heard: ["door doesn't close", "seal", "gasket", "door loose", "heat escapes"],
          when: { door: "always", element: "rarely", thermostat: "rarely", setting: "rarely" },
        },
        no: { means: "the door is tight" },
      },
    },
  ],
  safety: [
    "Elements stay hot for half an hour after they stop glowing.",
    "Never line the floor with foil: it melts the enamel and the bottom element.",
  ],
  prevention: ["Preheat only as long as the lamp is on."],
  stopWhen: ["An element glows in one spot only, or the breaker drops."],
});

const wrongTemperature = defineFault({
  id: "oven-wrong-temperature",
  name: "bakes unevenly, burns or has the wrong temperature",
  weight: 5,
  says: [
    "too hot",
    "burns everything",
    "uneven",
    "bakes unevenly",
    "not hot enough",
    "temperature wrong",
    "undercooked",
    "burnt on top",
    "raw in the middle",
    "overheats",
    "thermostat faulty",
    "one side burnt",
    "won't keep temperature",
    "gets too hot",
  ],
  causes: {
    loading: {
      name: "the rack, the tin or the mode",
      short: "the rack, tin or mode",
      weight: 5,
      why: "Dark tins brown sooner, a tray at the back wall stops the air, and hot air needs 20 °C less than top and bottom heat.",
      check: {
        do: "Bake a tray of equal slices of white bread on the middle rack at 180 °C for eight minutes.",
        finds: "they brown evenly",
        minutes: 15,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Sliced white bread" }, { name: "Light baking tin" }],
        steps: [
          {
            action: "adjust",
            title: "Middle rack, two fingers from the wall",
            how: "One tray at a time for a start.",
          },
          {
            action: "adjust",
            title: "Match mode and figure",
            how: "Top and bottom heat as in the recipe; hot air 20 °C lower.",
          },
          {
            action: "test",
            title: "Toast the white bread",
            how: "Eight minutes at 180 °C.",
            see: "one brown all over, a little darker at the back.",
          },
          {
            action: "adjust",
            title: "Turn the tin at half time",
            how: "A light tin, turned once, evens out what is left.",
          },
        ],
      },
    },
    calibration: {
      name: "a thermostat that is off by some degrees",
      short: "the thermostat's setting",
      weight: 5,
      why: "Knobs slip on their shafts, and thermostats drift by 20 to 30 °C in the course of the years.",
      check: {
        do: "Put an oven thermometer in the middle, set 180 °C and read it after 30, 40 and 50 minutes.",
        finds: "the average is more than 15 °C off",
        minutes: 50,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [5, 12],
        tools: [{ name: "Oven thermometer" }, { name: "Marker" }, { name: "Plastic card" }],
        steps: [
          {
            action: "test",
            title: "Average three readings",
            how: "It swings by 15 °C by nature; take the mean.",
          },
          {
            action: "unplug",
            title: "Cold, breaker off, knob off",
            how: "Pull it straight, with the plastic card under it.",
            fallsOut: "A spring or a felt ring.",
            see: "a shaft with a flat; a cracked knob has been turning by itself.",
          },
          {
            action: "adjust",
            title: "Use the correction",
            how: "Electronic ovens have a menu for it, ± 20 °C. On others leave the screws behind the knob alone and make your own scale.",
          },
          {
            action: "reassemble",
            title: "Mark the true 180 °C",
            how: "Knob on at 0, and a dot with the marker where the thermometer showed 180 °C.",
          },
          {
            action: "test",
            title: "Bake by the dot",
            how: "The bread test once more.",
            see: "golden slices.",
          },
        ],
        stopWhen: [
          "It climbs beyond the setting without stopping: switch off, since the thermostat sticks.",
        ],
      },
    },
    fan: {
      name: "a fan that stands still or a half dead element",
      short: "the fan or element",
      weight: 4,
      why: "Without the fan the ring burns what stands at the back. With bottom heat gone, cakes stay raw below.",
      check: {
        do: "Choose hot air, look through the glass and listen.",
        finds: "the fan wheel stands still, squeals, or one side stays cold",
        minutes: 3,
      },
      repair: {
        handOver: "Fan and elements are reached through the back wall, with mains behind it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [15, 50],
        tools: [{ name: "Flashlight" }],
        steps: [
          {
            action: "test",
            title: "Watch the wheel",
            how: "Flashlight through the glass on hot air.",
            see: "a blur. A wheel that you can count is too slow.",
          },
          {
            action: "unplug",
            title: "Breaker off, cold",
            how: "Then use top and bottom heat only, until it is mended.",
          },
          {
            action: "look",
            title: "Tell noise from silence",
            how: "Squeal: bearing. Silence: motor. Rattle: nut of the wheel.",
          },
          {
            action: "look",
            title: "Have it changed",
            how: "€15 to €40 for the motor and half an hour for an electrician or service.",
          },
        ],
      },
    },
    seal: {
      name: "a leaking door",
      short: "the door seal",
      weight: 3,
      why: "Cold air comes in below and hot air leaves above, so the front stays pale.",
      check: {
        do: "Move a hand along the closed door, at 10 cm, while it is hot.",
        finds: "there is a hot draught on one side",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 25],
        tools: [
          { name: "Degreaser", instead: "baking soda and water" },
          { name: "Door seal" },
          { name: "Wooden spatula" },
        ],
        steps: [
          { action: "unplug", title: "Off and cold", how: "Door fully open." },
          {
            action: "clean",
            title: "Take the fat off",
            how: "Degreaser on a cloth, crust off with the wooden spatula, frame as well.",
          },
          {
            action: "look",
            title: "Feel along the seal",
            how: "Flat, hard or torn?",
            see: "a seal that springs back.",
          },
          { action: "replace", title: "Hook a new one in", how: "Corner by corner." },
          { action: "test", title: "Hand along the door", how: "At 150 °C.", see: "no draught." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the oven's fan turn on hot air?",
      answers: {
        yes: {
          means: "the fan turns",
          when: { fan: "rarely", loading: "often", calibration: "often", seal: "often" },
        },
        no: {
          means: "the fan does not turn",
          heard: ["fan not working", "fan not turning", "fan stopped", "squeals"],
        },
      },
    },
    {
      ask: "Does a thermometer in the oven agree with the setting to within 15 °C?",
      answers: {
        yes: {
          means: "the temperature agrees with the setting",
          when: { calibration: "never", loading: "always", fan: "sometimes", seal: "sometimes" },
        },
        no: {
          means: "the temperature is far off",
          heard: [
            "too hot",
            "not hot enough",
            "temperature wrong",
            "thermostat",
            "overheats",
            "burns everything",
          ],
        },
      },
    },
    {
      ask: "Is it always the same side or level of the oven that goes wrong?",
      answers: {
        yes: {
          means: "it is always the same side or level",
          heard: [
            "one side",
            "burnt on top",
            "back",
            "front pale",
            "uneven",
            "raw in the middle",
            "bottom",
          ],
          when: { fan: "often", seal: "often", calibration: "rarely", loading: "sometimes" },
        },
        no: { means: "it changes, or all of it is wrong" },
      },
    },
    {
      ask: "Do you feel a hot draught along the oven's closed door?",
      answers: {
        yes: {
          means: "there is a hot draught at the door",
          heard: ["seal", "door gap", "heat escapes"],
          when: { seal: "always", loading: "rarely", calibration: "rarely", fan: "rarely" },
        },
        no: { means: "there is no draught" },
      },
    },
  ],
  safety: ["Open the door from the side, and let the first heat out."],
  prevention: ["Keep the vents at the top of the door free."],
  stopWhen: ["It goes on heating beyond 250 °C or with the knob at 0: breaker off."],
});

const door = defineFault({
  id: "oven-door-broken",
  name: "has a door that does not close, a loose glass or a broken hinge",
  weight: 4,
  says: [
    "door won't close",
    "door doesn't shut",
    "door loose",
    "hinge broken",
    "door falls open",
    "glass loose",
    "inner glass fell out",
    "glass broken",
    "shattered glass",
    "door handle broken",
    "handle loose",
    "door spring",
    "door drops",
    "seal torn",
    "casing bent",
  ],
  causes: {
    hinge: {
      name: "a hinge that has slipped or lost its spring",
      short: "the hinges",
      weight: 5,
      why: "Each hinge holds a strong spring. A roller breaks, or the catch was left half open after cleaning, and the door hangs.",
      check: {
        do: "Open the door fully and look at both hinge catches and rollers.",
        finds: "one catch stands up, or the door springs back on one side only",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 60],
        tools: [
          { name: "Thick gloves" },
          { name: "Blanket" },
          { name: "Pair of hinges for the model" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, cold, breaker off",
            how: "Thick gloves on; ask somebody to hold the door: it weighs 10 kg.",
          },
          {
            action: "open",
            title: "Lift the door off",
            how: "Open it fully, flip both catches towards you, close it to a third, lift and pull.",
            fallsOut: "The whole door; lay it on the blanket.",
            warning:
              "A hinge that snaps shut without its door crushes fingers. With the door off, stay out of its way and do not flip the catches.",
          },
          {
            action: "look",
            title: "Compare left and right",
            how: "Roller, hook, spring.",
            see: "two alike. If one hangs, both are changed.",
          },
          {
            action: "unscrew",
            title: "Change the hinges",
            how: "Inside the door, two screws each; use the screwdriver, with the catch locked open.",
            fallsOut: "Long screws; they differ from those of the handle.",
          },
          {
            action: "reassemble",
            title: "Hang it in",
            how: "Both hooks into their slots at once, a third open, then open fully and flip the catches back.",
            putBack: "Both catches flat, checked twice.",
          },
          {
            action: "test",
            title: "Open and close it ten times, cold",
            how: "Then the paper test at the seal.",
            see: "it shuts by itself on the last hand's breadth.",
          },
        ],
        stopWhen: ["The hinge's seat in the oven's frame is bent or torn."],
      },
    },
    glass: {
      name: "a glass pane that is loose, missing or broken",
      short: "the glass",
      weight: 4,
      why: "The inner panes are held by a strip at the top and two rails. After cleaning they are easily put back the wrong way round.",
      check: {
        do: "Look at the cold door from above and press each pane lightly.",
        finds: "a pane rattles, is crooked or cracked",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 70],
        tools: [
          { name: "Towel" },
          { name: "Glass cleaner" },
          { name: "Crosshead screwdriver" },
          { name: "Pane by part number" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off and cold",
            how: "Breaker off. Lay the door on a towel if it comes off, or work with it locked open.",
          },
          {
            action: "unscrew",
            title: "Take the top strip off",
            how: "Press both ends in, or two screws with the screwdriver.",
            fallsOut: "Strip, rubber corners.",
            warning:
              "Cracked safety glass bursts into crumbs: gloves and glasses on, a cloth over it.",
          },
          {
            action: "clean",
            title: "Slide the panes out and clean them",
            how: "Note their order and which side has print. Glass cleaner, no scraper.",
          },
          {
            action: "replace",
            title: "Fit the right pane",
            how: "By the part number; window glass bursts at 200 °C.",
            see: "the print readable from outside.",
          },
          {
            action: "reassemble",
            title: "Pane, rubbers, strip",
            how: "Until both ends click.",
            putBack: "The coated side faces inwards.",
          },
          {
            action: "test",
            title: "Half an hour at 150 °C",
            how: "Then feel for a rattle when it is cold.",
            see: "panes that sit still.",
          },
        ],
      },
    },
    seal: {
      name: "a seal or a bent frame that keeps it from shutting",
      short: "the seal or frame",
      weight: 3,
      why: "A hook of the seal has jumped out, a rack is pushed askew, or the sheet metal of a small oven is bent.",
      check: {
        do: "Close it slowly and watch where it touches first.",
        finds: "it touches on one side, on the seal or on a rack",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 25],
        tools: [
          { name: "Rubber mallet", instead: "a wooden spoon and a cloth" },
          { name: "Wooden block" },
        ],
        steps: [
          { action: "unplug", title: "Plug or breaker off, cold", how: "Racks out." },
          {
            action: "adjust",
            title: "Hook the seal in",
            how: "Four to eight little hooks into their holes, seam downwards.",
          },
          {
            action: "adjust",
            title: "Straighten sheet metal",
            how: "Block behind the edge, light taps of the mallet, in small steps.",
            see: "an even gap.",
            warning: "Only bare edges of the case, nowhere near elements or wires.",
          },
          {
            action: "adjust",
            title: "Tighten the handle",
            how: "Its screws sit inside the door's edge.",
          },
          {
            action: "test",
            title: "Close it on paper",
            how: "Drag on all four sides.",
            see: "no light through the gap from a torch inside.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the oven's door hang, drop or spring back on one side?",
      answers: {
        yes: {
          means: "the door hangs or drops",
          heard: ["hinge", "falls open", "drops", "door loose", "spring", "hangs"],
          when: { hinge: "always", glass: "rarely", seal: "rarely" },
        },
        no: { means: "the door moves as always" },
      },
    },
    {
      ask: "Is one of the panes in the oven's door loose, cracked or missing?",
      answers: {
        yes: {
          means: "a pane is loose, cracked or missing",
          heard: ["glass", "pane", "shattered", "cracked"],
          when: { glass: "always", hinge: "rarely", seal: "never" },
        },
        no: { means: "all panes are firm" },
      },
    },
    {
      ask: "Does a seal, rack or bent edge stop the oven's door from closing?",
      answers: {
        yes: {
          means: "something stops the door",
          heard: ["seal", "bent", "casing", "straightening", "gap", "rack"],
          when: { seal: "always", hinge: "sometimes", glass: "rarely" },
        },
        no: { means: "nothing stops the door" },
      },
    },
  ],
  safety: ["Work on the door only when it has been cold for an hour."],
  prevention: ["Nothing heavy on the open door, and no child either."],
  stopWhen: ["The outer pane is cracked: do not heat it."],
});

const lightOrNoise = defineFault({
  id: "oven-light-or-noise",
  name: "has no light inside, or makes noise",
  weight: 3,
  says: [
    "light not working",
    "bulb gone",
    "oven lamp",
    "no light inside",
    "bulb replacement",
    "light stays on",
    "fan noisy",
    "rattling fan",
    "loud fan",
    "fan keeps running",
    "squealing",
    "humming",
    "clicking",
  ],
  causes: {
    bulb: {
      name: "a burnt-out oven bulb",
      short: "the bulb",
      weight: 7,
      why: "It stands 300 °C and lives for about a thousand hours.",
      check: {
        do: "Look at the bulb through its glass cover, with the oven cold and off.",
        finds: "its wire is broken or its glass grey",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [2, 8],
        tools: [{ name: "Oven bulb for 300 °C" }, { name: "Rubber glove", instead: "a dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off, oven cold",
            how: "Switch the light on first, so that you see it go out with the breaker.",
            see: "a dark display.",
            warning: "The holder is live as long as the breaker is on, even with the knob at 0.",
          },
          {
            action: "unscrew",
            title: "Turn the glass cover left",
            how: "With the rubber glove for grip. Side covers are levered out with a spoon.",
            fallsOut: "Cover and perhaps a seal.",
          },
          {
            action: "replace",
            title: "Change the bulb",
            how: "Same base (E14 or G9), 25 or 40 W, “300 °C” printed on it. Do not touch a halogen bulb with bare fingers.",
          },
          {
            action: "reassemble",
            title: "Cover on, hand-tight",
            how: "Seal flat.",
            putBack: "Never without its cover: fat bursts a hot bulb.",
          },
          {
            action: "test",
            title: "Breaker on, light on",
            how: "Then ten minutes at 150 °C.",
            see: "light.",
          },
        ],
        stopWhen: ["The new bulb stays dark: holder or switch is for an electrician."],
      },
    },
    "cooling-fan": {
      name: "the cooling fan, which runs on or has grown loud",
      short: "the cooling fan",
      weight: 4,
      why: "It cools the case and runs on for up to an hour. Fluff and dry bearings make it loud.",
      check: {
        do: "Listen where air comes out above the door, with the oven off but warm.",
        finds: "the noise comes from there and ends when it has cooled",
        minutes: 3,
      },
      repair: {
        handOver:
          "It sits on top of the oven behind the panel, which has to come out of its cabinet.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [0, 60],
        tools: [{ name: "Vacuum cleaner" }],
        steps: [
          {
            action: "look",
            title: "Time it",
            how: "Up to an hour after baking is by design.",
            see: "it stops by itself.",
          },
          {
            action: "unplug",
            title: "Cold: breaker off",
            how: "If it never stops, its switch is at fault.",
          },
          {
            action: "clean",
            title: "Draw fluff out of the front slots",
            how: "Vacuum cleaner above and below the door.",
          },
          {
            action: "look",
            title: "Have a loud one changed",
            how: "A dry bearing seizes, and then the cut-out stops the oven. €25 to €60 and half an hour.",
          },
        ],
      },
    },
    rattle: {
      name: "a loose rack, guard or fan cover",
      short: "something loose",
      weight: 4,
      why: "The screws of the rear cover loosen with heat and cold, and racks sing along.",
      check: {
        do: "Take racks and trays out and choose hot air.",
        finds: "the noise is gone, or it sits in the rear wall",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Crosshead screwdriver" }],
        steps: [
          { action: "unplug", title: "Cold, breaker off", how: "Racks out." },
          {
            action: "adjust",
            title: "Tighten the rear cover",
            how: "Its two to four screws inside, with the screwdriver. Do not take it off.",
            see: "a cover that does not move.",
          },
          {
            action: "adjust",
            title: "Seat the side rails",
            how: "Hook at the back, press in front, nut finger-tight.",
          },
          {
            action: "test",
            title: "Hot air, empty",
            how: "Two minutes, then with racks.",
            see: "only the rush of air.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the light of the oven, rather than a noise?",
      answers: {
        yes: {
          means: "it is the light",
          heard: ["light", "bulb", "lamp"],
          when: { bulb: "always", "cooling-fan": "never", rattle: "never" },
        },
        no: {
          means: "it is a noise",
          heard: ["noise", "noisy", "loud", "rattling", "squealing", "fan"],
        },
      },
    },
    {
      ask: "Does the noise of the oven go on after it has been switched off?",
      answers: {
        yes: {
          means: "the noise goes on after switching off",
          heard: ["keeps running", "after switching off", "stays on"],
          when: { "cooling-fan": "always", rattle: "rarely", bulb: "sometimes" },
        },
        no: { means: "it ends with the heat" },
      },
    },
    {
      ask: "Is the noise gone without racks and trays in the oven?",
      answers: {
        yes: {
          means: "it is quiet without racks",
          heard: ["rattling", "rattles", "vibrates"],
          when: { rattle: "often", "cooling-fan": "rarely", bulb: "sometimes" },
        },
        no: { means: "racks make no difference" },
      },
    },
  ],
  safety: ["A bulb is changed in a cold oven with the breaker off, never by the knob alone."],
  prevention: ["Wipe fat off the lamp cover."],
  stopWhen: ["The lamp holder is brown or crumbles."],
});

export const oven: Playbook = {
  faults: [doesNotSwitchOn, doesNotHeat, wrongTemperature, door, lightOrNoise],
  notes: [
    {
      about: ["gas"],
      text: "These pages are about electric ovens. In a gas oven only the door, the racks and the lamp are for you; burners, taps and ignition go to a registered gas engineer.",
    },
    {
      about: ["self clean", "pyrolytic", "pyrolysis", "cleaning"],
      text: "Self-cleaning heats to 480 °C. Take racks and loose dirt out first, air the room, and do not run it on an oven that has had faults: it is the harshest test there is.",
    },
    {
      about: ["mini oven", "toaster oven", "portable"],
      text: "A mini oven has a plug: pull it where the guide says breaker. Its case gets hot, so keep a hand's breadth free on all sides.",
    },
    {
      about: ["plug", "breaker", "hardwired", "unplug"],
      text: "Most built-in ovens are wired in. Switch the breaker off, put tape over it, and check that display and light are dead before you touch anything inside.",
    },
  ],
};
