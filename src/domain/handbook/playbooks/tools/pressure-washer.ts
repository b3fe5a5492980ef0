import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "pressure-washer-does-not-start",
  name: "does not start",
  usual: true,
  weight: 8,
  says: [
    "won't start",
    "not working",
    "no power",
    "dead",
    "does not turn on",
    "switch broken",
    "even with new fuse",
    "hums but doesn't start",
    "motor hums",
    "pressure washer not working",
    "power washer not working",
    "internal switch linkage broken",
    "motor doesn't run",
    "just stopped",
    "on off switch stuck",
  ],
  causes: {
    supply: {
      name: "a dead socket, fuse, RCD or lead",
      short: "the supply",
      weight: 5,
      why: "It starts with a jolt of current. Thin extension reels, tired fuses and RCD plugs give in first.",
      check: {
        do: "Plug it straight into an indoor socket where a lamp has just burned.",
        finds: "it starts there, or the lamp stays dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 4],
        tools: [
          { name: "Lamp that works" },
          { name: "Small screwdriver" },
          { name: "13 A fuse" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "test",
            title: "Test the socket with the lamp",
            how: "No reel, no timer. Press the RCD's reset once.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Plug out, hands and plug dry",
            how: "Wipe plug and cord with the dry cloth and look along both.",
            warning:
              "A nick in this cord means water and mains together: out of use until it is renewed.",
          },
          {
            action: "replace",
            title: "A British plug has a fuse: put in a new one",
            how: "Lever it out with the screwdriver; 13 A.",
          },
          {
            action: "adjust",
            title: "Use a thick, short lead",
            how: "1.5 mm² or more, fully unrolled.",
          },
          {
            action: "test",
            title: "Water on first, then the switch",
            how: "Trigger pulled while it starts.",
            see: "a start without a hum.",
          },
        ],
      },
    },
    linkage: {
      name: "a knob or lever that no longer reaches the switch",
      short: "the switch linkage",
      weight: 4,
      why: "The big knob outside pushes a small switch deep inside by a plastic rod. The rod slips off or snaps.",
      check: {
        do: "Unplugged, turn or press the knob and listen.",
        finds: "it moves without a click",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Camera", instead: "a phone" },
          { name: "Spare rod or switch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, hoses off, let it drain for an hour",
            how: "Pull the trigger until no water comes: pressure stays in the gun.",
          },
          {
            action: "unscrew",
            title: "Take the cover off",
            how: "Screws all round with the Torx screwdriver, a picture with the camera first.",
            fallsOut: "The knob and its spring.",
          },
          {
            action: "look",
            title: "Move the knob and follow the rod",
            how: "From knob to switch.",
            see: "where it has slipped or snapped.",
          },
          {
            action: "reassemble",
            title: "Click the rod in, or fit the spare",
            how: "Rod or switch as one part of the maker's list; wires stay on their terminals, one by one if the switch is changed.",
            warning: "No wire may touch pump or hose: everything in here gets wet.",
            putBack: "Seals in their grooves, cover, all screws.",
          },
          {
            action: "test",
            title: "Start it on an RCD",
            how: "Outdoors, water on, standing on dry ground.",
            see: "start and stop with the knob.",
          },
        ],
      },
    },
    motor: {
      name: "a hot, seized or burnt motor",
      short: "the motor",
      weight: 4,
      why: "A pump that has stood dry or frozen seizes and the motor only hums. A thermal switch opens until it has cooled.",
      check: {
        do: "Let it cool for an hour and try with water on and the trigger pulled.",
        finds: "it only hums, or it starts when cold and stops again",
        minutes: 5,
      },
      repair: {
        handOver:
          "Motor and pump share a wet housing with the mains, and its insulation must be tested after any work.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 90],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "test",
            title: "One last try",
            how: "Water on, trigger pulled, no longer than two seconds if it hums.",
            see: "a start or a hum.",
          },
          { action: "unplug", title: "Unplug it and empty it", how: "Hoses off, trigger pulled." },
          {
            action: "look",
            title: "Look for frost and drips",
            how: "A crack in the pump shows as white streaks below.",
            see: "a dry or a streaked bottom.",
          },
          {
            action: "look",
            title: "Ask for a quote",
            how: "Type number, “hums” or “silent” on a note. A pump set costs half of a small machine.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a lamp burn in the pressure washer's socket, and is its fuse new?",
      answers: {
        yes: {
          means: "socket and fuse are good",
          heard: ["new fuse", "changed the fuse", "socket works", "fuse ok"],
          when: { supply: "rarely" },
        },
        no: { means: "socket or fuse are untested", heard: ["extension lead", "rcd"] },
      },
    },
    {
      ask: "Does the pressure washer's knob click when you turn it, unplugged?",
      answers: {
        yes: {
          means: "the knob clicks",
          when: { linkage: "never", supply: "always", motor: "always" },
        },
        no: {
          means: "the knob does not click",
          heard: [
            "knob loose",
            "switch loose",
            "linkage",
            "switch broken",
            "lever broken",
            "switch stuck",
            "not latching",
          ],
        },
      },
    },
    {
      ask: "Does the pressure washer hum when it is switched on?",
      answers: {
        yes: {
          means: "it hums",
          heard: ["hums", "humming", "buzzes"],
          when: { motor: "always", supply: "rarely", linkage: "never" },
        },
        no: { means: "it is silent", heard: ["silent", "nothing happens", "no power", "dead"] },
      },
    },
  ],
  safety: [
    "Dry hands, dry plug, and a socket with an RCD.",
    "Release the pressure at the trigger before anything is loosened.",
  ],
  prevention: ["Never let it run dry, and keep it frost-free with its hoses emptied."],
  stopWhen: ["It trips the RCD or prickles: nobody touches it until it has been tested."],
});

const weak = defineFault({
  id: "pressure-washer-weak",
  name: "has weak or pulsing pressure",
  weight: 8,
  says: [
    "no pressure",
    "weak pressure",
    "low pressure",
    "pulses",
    "pulsating",
    "surging",
    "dribbles",
    "water comes out slowly",
    "not enough pressure",
    "pressure drops",
    "lance blocked",
    "only dribbles",
    "pressure goes up and down",
    "runs but no water",
    "stutters",
    "nozzle blocked",
    "no detergent",
  ],
  causes: {
    nozzle: {
      name: "a clogged or wrongly set nozzle",
      short: "the nozzle",
      weight: 5,
      why: "The hole is as fine as a pin. One grain of sand halves the jet, and nozzles with a low setting for detergent look like a fault.",
      check: {
        do: "Turn the lance to high pressure, then take it off and run the gun without it.",
        finds: "a full, soft stream comes without the lance",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "Pin", instead: "a straightened paper clip" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "unplug",
            title: "Off, plug out, trigger pulled",
            how: "Until no water comes any more.",
          },
          {
            action: "clean",
            title: "Prick the nozzle from the front",
            how: "Pin through the hole, then turn it round and rinse from the other side.",
            fallsOut: "A grain of sand or a flake of lime.",
          },
          {
            action: "clean",
            title: "Brush the seat",
            how: "Toothbrush over the coupling of the lance.",
          },
          {
            action: "test",
            title: "Run the gun without lance, then with",
            how: "Twenty seconds each.",
            see: "a sharp fan.",
            warning: "Never point the jet at skin: it cuts.",
          },
        ],
      },
    },
    inlet: {
      name: "too little water at the inlet, or air in it",
      short: "the water inlet",
      weight: 6,
      why: "The pump wants 5 to 10 litres a minute. A clogged inlet sieve, a kinked hose or air makes it stutter.",
      check: {
        do: "Let the garden hose run into a bucket for one minute, and look at the sieve in the inlet.",
        finds: "less than 8 litres come, or the sieve is full of grit",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Bucket" }, { name: "Long-nose pliers" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, tap shut, hose off",
            how: "Pull the trigger to let the pressure go.",
          },
          {
            action: "clean",
            title: "Pull the sieve out",
            how: "With the pliers, from the inlet thread; brush it with the toothbrush.",
            fallsOut: "Sieve and a rubber ring.",
            putBack: "Closed end first.",
          },
          {
            action: "test",
            title: "Measure the flow",
            how: "A minute into the bucket.",
            see: "10 litres. If not: wider hose, tap fully open, no kinks.",
          },
          {
            action: "adjust",
            title: "Drive the air out",
            how: "Hose on, machine off, lance off, trigger pulled for two minutes.",
          },
          {
            action: "test",
            title: "Switch on with the trigger pulled",
            how: "Lance on again afterwards.",
            see: "a jet without pulses.",
          },
        ],
      },
    },
    valves: {
      name: "worn valves or seals in the pump",
      short: "the pump",
      weight: 3,
      why: "Spring-loaded valves stick with lime, seals wear with sand, and the pressure collapses.",
      check: {
        do: "With inlet and nozzle clean, listen: does the motor labour or run light?",
        finds: "it runs light and the jet stays weak",
        minutes: 2,
      },
      repair: {
        handOver:
          "The pump works at more than 100 bar beside the motor, and a seal that gives way there injures.",
        difficulty: "Difficult",
        minutes: 30,
        euros: [15, 70],
        tools: [{ name: "White vinegar" }, { name: "Bucket" }, { name: "Note" }],
        steps: [
          {
            action: "clean",
            title: "Rinse it with dilute vinegar",
            how: "Garden hose end in a bucket with one part vinegar and four of water, if the machine can suck: two minutes on, half an hour off, then clear water.",
          },
          {
            action: "test",
            title: "Try the jet",
            how: "On stone.",
            see: "more pressure, if a valve had stuck.",
          },
          { action: "unplug", title: "Unplug and empty it", how: "Trigger pulled, hoses off." },
          {
            action: "look",
            title: "Ask for a valve and seal set",
            how: "Type number on the note. Shops fit it for €40 to 80; for small machines compare with a used one.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a full stream come from the pressure washer's gun with the lance taken off?",
      answers: {
        yes: {
          means: "the stream is full without the lance",
          heard: ["nozzle", "lance blocked", "full without the lance"],
          when: { nozzle: "always", inlet: "rarely", valves: "sometimes" },
        },
        no: {
          means: "the stream is weak without the lance too",
          heard: ["dribbles", "hardly any water"],
        },
      },
    },
    {
      ask: "Does the pressure washer's jet pulse or stutter?",
      answers: {
        yes: {
          means: "the jet pulses",
          heard: ["pulses", "pulsating", "surging", "stutters", "up and down"],
          when: { inlet: "often", valves: "often", nozzle: "rarely" },
        },
        no: { means: "the jet is even but weak" },
      },
    },
    {
      ask: "Do 8 litres a minute or more come from the garden hose that feeds the pressure washer?",
      answers: {
        yes: {
          means: "enough water reaches it",
          heard: ["good water pressure", "tap is fully open"],
          when: { inlet: "rarely" },
        },
        no: {
          means: "too little water reaches it",
          heard: ["water butt", "low water", "kinked", "long hose", "tank"],
        },
      },
    },
  ],
  safety: [
    "Never point the jet at people, animals or yourself, not even at low setting.",
    "Release the pressure before you take the lance off.",
  ],
  prevention: ["Rinse with clear water after detergent, and put a filter before the inlet."],
  stopWhen: ["Water runs out of the motor housing: unplug it."],
});

const leaks = defineFault({
  id: "pressure-washer-leaks",
  name: "leaks",
  weight: 5,
  says: [
    "leaks",
    "water spraying from the side",
    "leaks a lot but works",
    "seals not watertight",
    "leaks at the hose",
    "drips underneath",
    "gun leaks",
    "hose burst",
    "o ring gone",
    "leaks from connection",
    "water from under the machine",
    "sprays at the coupling",
    "trigger leaks",
    "pump leaking",
    "hose split",
  ],
  causes: {
    ring: {
      name: "a worn sealing ring at a coupling",
      short: "a sealing ring",
      weight: 6,
      why: "Each coupling seals with a small rubber ring that wears with every plugging in.",
      check: {
        do: "Let it run and look where the first drop appears: inlet, hose, gun or lance.",
        finds: "it comes from a coupling that you can open by hand",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 6],
        tools: [
          { name: "Sealing ring set for the model" },
          { name: "Wooden toothpick" },
          { name: "Silicone grease" },
        ],
        steps: [
          { action: "unplug", title: "Off, plug out, trigger pulled", how: "Until nothing comes." },
          {
            action: "look",
            title: "Take the coupling apart",
            how: "Twist or unclip it.",
            fallsOut: "The ring, sometimes two with a plastic one.",
          },
          {
            action: "replace",
            title: "Swap the ring",
            how: "Lift it with the toothpick, never with steel; same thickness from the sealing ring set, greased.",
            see: "a ring that stands a little proud of its groove.",
          },
          {
            action: "test",
            title: "Run it and look",
            how: "A minute with the trigger pulled, a minute shut.",
            see: "a dry coupling both times.",
            putBack: "Clip fully home.",
          },
        ],
      },
    },
    hose: {
      name: "a split hose or a leaking gun",
      short: "hose or gun",
      weight: 4,
      why: "The hose carries 100 bar and more. Kinks and edges break its inner wall, and the gun's valve wears.",
      check: {
        do: "With the machine off look along the hose for bulges, and at the gun for drops with the trigger shut.",
        finds: "there is a bulge or split, or the gun drips",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [15, 45],
        tools: [{ name: "Hose or gun for the model" }, { name: "Small screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, pressure off",
            how: "Trigger pulled until it is quiet.",
            warning: "No tape and no clamp on a pressure hose: it bursts in your hand.",
          },
          {
            action: "look",
            title: "Read type and ends",
            how: "Some click, some screw; length and bar stand on the hose.",
          },
          {
            action: "replace",
            title: "Change hose or gun",
            how: "Lift the clip with the screwdriver, pull, push the new hose or gun in until it clicks.",
            fallsOut: "A U-shaped clip.",
            putBack: "Clip fully in.",
          },
          {
            action: "test",
            title: "Run it for two minutes",
            how: "Hose laid out straight.",
            see: "no drop and no bulge.",
          },
        ],
      },
    },
    pump: {
      name: "a cracked or worn pump",
      short: "the pump",
      weight: 4,
      why: "Water left in it over winter freezes and splits the head. Then it runs out below the machine.",
      check: {
        do: "Stand it on dry stone, water on, machine off.",
        finds: "it drips from inside, near the motor",
        minutes: 2,
      },
      repair: {
        handOver:
          "Water beside the motor can make the whole machine live, and the pump head works at more than 100 bar.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [20, 90],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and turn the water off",
            how: "Dry hands. Do not use it again in this state.",
          },
          {
            action: "look",
            title: "Let it drain and look from outside",
            how: "Through the slots.",
            see: "white streaks or a crack.",
          },
          { action: "look", title: "Label it", how: "“Leaks inside, do not plug in” on a label." },
          {
            action: "look",
            title: "Ask for a pump head",
            how: "With the type number. Shops test the insulation afterwards; that matters more here than anywhere.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the pressure washer's water come from a coupling that you can open by hand?",
      answers: {
        yes: {
          means: "it leaks at a coupling",
          heard: ["coupling", "connection", "at the hose", "o ring", "inlet", "lance", "seals"],
          when: { ring: "always", hose: "sometimes", pump: "never" },
        },
        no: { means: "it leaks elsewhere" },
      },
    },
    {
      ask: "Does the pressure washer drip from inside its housing?",
      answers: {
        yes: {
          means: "it drips from inside",
          heard: [
            "underneath",
            "from inside",
            "under the machine",
            "from the side",
            "pump leaking",
            "from the motor",
          ],
          when: { pump: "always", ring: "rarely", hose: "never" },
        },
        no: { means: "its housing stays dry" },
      },
    },
    {
      ask: "Has the pressure washer's hose a bulge or split, or does the gun drip when shut?",
      answers: {
        yes: {
          means: "hose or gun is at fault",
          heard: ["hose split", "hose burst", "gun leaks", "trigger leaks", "bulge", "hose leaks"],
          when: { hose: "always", ring: "rarely", pump: "never" },
        },
        no: { means: "hose and gun are sound" },
      },
    },
  ],
  safety: [
    "Do not search for a leak with a finger: a fine jet goes through skin. Such a wound belongs in a hospital at once.",
  ],
  prevention: ["Empty machine and hose before the first frost."],
  stopWhen: ["Water comes from near motor or switch."],
});

const doesNotStop = defineFault({
  id: "pressure-washer-does-not-stop",
  name: "keeps running or starts by itself",
  weight: 4,
  says: [
    "motor stays on",
    "won't switch off",
    "keeps running",
    "starts by itself",
    "cuts in and out",
    "starts and stops",
    "doesn't stop when trigger released",
    "motor keeps running",
    "switches on and off",
    "pulses when not in use",
    "cycles",
    "runs all the time",
    "won't turn off",
    "auto stop not working",
  ],
  causes: {
    drip: {
      name: "a small leak at gun, hose or lance",
      short: "a small leak",
      weight: 5,
      why: "The motor stops when the pressure stands still. A few drops from a coupling let it sink, and the motor starts again and again.",
      check: {
        do: "Let go of the trigger and look at all couplings and the nozzle.",
        finds: "it drips somewhere and starts every few seconds",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [1, 8],
        tools: [{ name: "Sealing rings" }, { name: "Silicone grease" }],
        steps: [
          { action: "unplug", title: "Plug out, trigger pulled", how: "Wait until it is quiet." },
          {
            action: "look",
            title: "Find the wet coupling",
            how: "Dry all of them, start, shut the trigger, look.",
            see: "one bead that returns.",
          },
          { action: "unplug", title: "Plug out again, pressure off", how: "Before you open it." },
          {
            action: "replace",
            title: "New ring, greased",
            how: "The same size; sealing rings cost cents.",
            putBack: "Coupling until it clicks.",
          },
          {
            action: "test",
            title: "Trigger shut for two minutes",
            how: "Machine on.",
            see: "silence.",
          },
        ],
      },
    },
    air: {
      name: "air in the system, or a hose that stretches",
      short: "air",
      weight: 3,
      why: "Air is springy. A long suction hose or a half-open tap keeps the pressure from standing still.",
      check: {
        do: "Run it for two minutes with the trigger pulled and the lance off.",
        finds: "it behaves afterwards",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Bucket" }],
        steps: [
          { action: "adjust", title: "Open the tap fully", how: "Hose without kinks." },
          {
            action: "adjust",
            title: "Flush it with the machine off",
            how: "Lance off, trigger pulled into the bucket, two minutes.",
          },
          {
            action: "test",
            title: "Switch on, trigger pulled for half a minute",
            how: "Then let go.",
            see: "a stop within two seconds.",
          },
          {
            action: "unplug",
            title: "Unplug it after work",
            how: "Then pull the trigger once: nothing stays under pressure.",
          },
        ],
      },
    },
    valve: {
      name: "a stuck overflow valve or pressure switch",
      short: "the pressure switch",
      weight: 5,
      why: "A piston in the pump feels the pressure and opens a small switch. Lime holds the piston, or the switch has welded.",
      check: {
        do: "With all couplings dry let go of the trigger.",
        finds: "the motor runs on for more than a few seconds",
        minutes: 1,
      },
      repair: {
        handOver:
          "Piston and switch sit in the wet part of the pump, the one at 100 bar, the other at mains.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 50],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off at the plug",
            how: "Never let it run against the shut trigger: the pump overheats within minutes.",
          },
          {
            action: "look",
            title: "Use it meanwhile with care",
            how: "Switch it off at the machine whenever the trigger is shut.",
          },
          {
            action: "look",
            title: "Rule out the simple things",
            how: "Detergent lever, nozzle setting, kinked hose.",
            see: "nothing that holds the pressure back.",
          },
          {
            action: "look",
            title: "Have the valve set changed",
            how: "“Runs on with trigger shut, no leak” on a note, with the type number.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the pressure washer start for a second every now and then, with the trigger shut?",
      answers: {
        yes: {
          means: "it starts every now and then",
          heard: [
            "every few seconds",
            "starts by itself",
            "cuts in and out",
            "cycles",
            "pulses when not in use",
            "on and off",
          ],
          when: { drip: "always", air: "sometimes", valve: "rarely" },
        },
        no: {
          means: "it runs on without stopping",
          heard: ["stays on", "keeps running", "won't switch off", "runs all the time"],
        },
      },
    },
    {
      ask: "Does the pressure washer drip at a coupling, the gun or the nozzle?",
      answers: {
        yes: {
          means: "it drips somewhere",
          heard: ["leaks", "drips", "dripping"],
          when: { drip: "always", valve: "rarely", air: "rarely" },
        },
        no: { means: "all is dry" },
      },
    },
    {
      ask: "Is the pressure washer fed from a water butt, or was its hose empty?",
      answers: {
        yes: {
          means: "it may have sucked air",
          heard: ["water butt", "rain barrel", "suction", "empty hose"],
          when: { air: "always", drip: "sometimes", valve: "rarely" },
        },
        no: { means: "it is fed from a tap" },
      },
    },
  ],
  safety: ["A gun that is put down is locked: it may start by itself."],
  prevention: ["Switch off at the machine for breaks of more than two minutes."],
  stopWhen: ["It cannot be switched off at its own switch."],
});

export const pressureWasher: Playbook = {
  faults: [dead, weak, leaks, doesNotStop],
  notes: [
    {
      about: ["winter", "frost", "store"],
      text: "Empty it in autumn: hoses off, run it for ten seconds, trigger pulled, and store it above freezing. Frost splits the pump.",
    },
    {
      about: ["injury", "jet on skin", "cut by jet"],
      text: "A jet that goes through the skin is an emergency, even if the wound looks small. Go to hospital at once and say that it was a pressure washer.",
    },
    {
      about: ["flow", "litres", "water pressure"],
      text: "It wants 5 to 10 litres a minute. Ten litres in a bucket in one minute is enough for small machines.",
    },
  ],
};
