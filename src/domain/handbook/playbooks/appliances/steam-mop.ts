import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noSteam = defineFault({
  id: "steam-mop-no-steam",
  name: "heats but gives no steam, or only a little",
  weight: 8,
  says: [
    "no steam",
    "not steaming",
    "doesn't produce steam",
    "heats up but no steam",
    "water heats but no steam",
    "blocked",
    "little steam",
    "weak steam",
    "steam not coming through",
    "light not showing not steaming",
    "needs descaling",
    "spits water",
    "pump not working",
    "no water comes out",
    "steam comes out in bursts",
  ],
  causes: {
    scale: {
      name: "scale in the nozzle or the boiler",
      short: "scale",
      weight: 7,
      why: "All the lime of the water stays behind where it turns to steam. The little hole at the end closes first.",
      check: {
        do: "When it is cold, unplug it, take the pad and the nozzle off and look into the holes.",
        finds: "they are white, or flakes fall out",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 4],
        tools: [
          { name: "Citric acid", instead: "the maker's descaler" },
          { name: "Pin", instead: "an opened paper clip" },
          { name: "Old towel" },
          { name: "Jug" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, wait for an hour",
            how: "Press the trigger until nothing comes any more.",
            warning:
              "A tank with a screw cap stays under pressure while it is warm. Open it only when it is cold and the trigger gives no hiss.",
          },
          {
            action: "clean",
            title: "Free the nozzle",
            how: "Take the mop head off, turn the pin in the nozzle hole and rinse it.",
            see: "a round dark hole.",
          },
          {
            action: "clean",
            title: "Fill it with mild acid",
            how: "A level tablespoon of citric acid in half a litre of lukewarm water from the jug, into the tank. Leave it for half an hour, unplugged and cold.",
            warning: "Only if the maker allows acid. Otherwise use clear water several times.",
          },
          {
            action: "clean",
            title: "Shake and pour out",
            how: "For machines with a boiler: close, shake, pour over the sink. Flakes come along.",
          },
          {
            action: "test",
            title: "Steam it through on the towel",
            how: "Fill with clear water, plug in, and steam two tanks into the old towel, outdoors or in the bath.",
            see: "a steady cloud without flakes.",
          },
        ],
        prevention: [
          "Use demineralised water, half and half with tap water, and empty it after use.",
        ],
        stopWhen: ["No steam after two rounds, or steam from anywhere but the head."],
      },
    },
    "setting-or-trigger": {
      name: "a level that is not chosen, or a trigger, lock or head that is not in place",
      short: "the level, lock or head",
      weight: 4,
      why: "Several models heat but send no steam until a level is pressed, and others have a child lock or a contact in the joint.",
      check: {
        do: "Press each steam level once and push the handle or trigger down firmly, with the mop upright and then tilted.",
        finds: "it puffs",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Manual", instead: "the maker's page with the model number" },
          { name: "Dry cloth" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, take head and tank off", how: "When it is cold." },
          {
            action: "clean",
            title: "Wipe the joints dry",
            how: "With the dry cloth, contacts and seals too.",
          },
          {
            action: "reassemble",
            title: "Click each part in",
            how: "Handle, tank, head: one click each.",
            see: "no gap between them.",
          },
          {
            action: "adjust",
            title: "Choose a level by the manual",
            how: "Low, middle or high; lock off. Wait for the lamp to change.",
          },
          {
            action: "test",
            title: "Pump with the handle",
            how: "Some pump as you push: ten strokes over a towel.",
            see: "steam after a few strokes.",
          },
        ],
      },
    },
    pump: {
      name: "an air lock, a blocked filter or a dead pump",
      short: "the pump",
      weight: 4,
      why: "The small pump loses its water when the tank ran dry, its intake sieve clogs, or its coil gives up.",
      check: {
        do: "Fill the tank to the brim, hold the trigger for a minute and listen.",
        finds: "there is a dry rattle or silence instead of a soft hum",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Syringe without needle", instead: "a drinking straw" },
          { name: "Soft toothbrush" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, tank off", how: "Cold." },
          {
            action: "clean",
            title: "Brush the intake",
            how: "The little valve under the tank and the sieve in its seat, with the toothbrush.",
            fallsOut:
              "A cartridge against lime, on some models; change it if it is yellow or older than three months.",
          },
          {
            action: "adjust",
            title: "Fill the intake with water",
            how: "Push a few millilitres in with the syringe, at the seat of the tank.",
            see: "water standing in the seat, no bubbles rising.",
          },
          { action: "reassemble", title: "Press the full tank home", how: "Until it clicks." },
          {
            action: "test",
            title: "Hold the trigger for half a minute",
            how: "Over a towel, three times with pauses.",
            see: "a soft even hum and steam.",
          },
        ],
        stopWhen: [
          "It stays silent: the pump is mains inside, and a repairer measures it in a minute.",
        ],
      },
    },
    heater: {
      name: "a heater or thermostat that no longer boils the water",
      short: "the heater or thermostat",
      weight: 3,
      why: "Water that comes out lukewarm or not at all, under a warm case, points to a heater that is half dead or a thermostat that opens too early.",
      check: {
        do: "Let it heat for the full time and steam onto a cold tile.",
        finds: "there is warm water instead of steam, or nothing, though the nozzle is free",
        minutes: 5,
      },
      repair: {
        handOver: "Boiler and heater are one pressure part with mains on it.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [15, 60],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, let it cool, empty it",
            how: "An hour, tank upside down over the sink afterwards.",
          },
          {
            action: "look",
            title: "Look for damp or rust below",
            how: "At seams, screws and cord entry.",
            see: "dry plastic. Damp there ends it.",
          },
          {
            action: "look",
            title: "Put down on the note what comes out",
            how: "Nothing, warm water, or a short puff, and after how many minutes.",
          },
          {
            action: "look",
            title: "Ask the maker about exchange",
            how: "Two years' guarantee are usual. Later a repairer can tell whether a €5 thermostat is to blame.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the steam mop's nozzle holes white, or is your water hard?",
      answers: {
        yes: {
          means: "there is scale or hard water",
          heard: ["limescale", "hard water", "scale", "flakes", "blocked", "descale", "descaling"],
          when: {
            scale: "always",
            "setting-or-trigger": "sometimes",
            pump: "sometimes",
            heater: "sometimes",
          },
        },
        no: { means: "the holes are clean", heard: ["descaled"] },
      },
    },
    {
      ask: "Do you hear the steam mop's pump hum softly when you pull the trigger or push the handle?",
      answers: {
        yes: {
          means: "the pump hums",
          heard: ["pump hums", "pump works", "hear the pump"],
          when: { pump: "rarely", scale: "often", "setting-or-trigger": "rarely", heater: "often" },
        },
        no: {
          means: "the pump is silent or rattles",
          heard: ["pump not working", "no pump", "rattles"],
        },
      },
    },
    {
      ask: "Does it steam once you choose a level, or press handle or trigger of the steam mop harder?",
      answers: {
        yes: {
          means: "choosing a level or pressing harder brings steam",
          heard: ["select", "trigger", "level", "button"],
          when: {
            "setting-or-trigger": "always",
            scale: "rarely",
            pump: "rarely",
            heater: "never",
          },
        },
        no: { means: "levels and trigger make no difference" },
      },
    },
    {
      ask: "Does warm water come out of the steam mop instead of steam?",
      answers: {
        yes: {
          means: "warm water comes out",
          heard: ["warm water", "lukewarm", "spits water", "drips water"],
          when: {
            heater: "often",
            scale: "sometimes",
            pump: "never",
            "setting-or-trigger": "rarely",
          },
        },
        no: { means: "no water comes out either" },
      },
    },
  ],
  safety: [
    "Steam scalds at once and is hardly seen near the head: keep feet and pets away.",
    "Never point it at a socket, an appliance or a person.",
  ],
  prevention: ["Pour the rest of the water out each time."],
  stopWhen: ["Steam comes out at handle, hose or cap."],
});

const noPower = defineFault({
  id: "steam-mop-does-not-switch-on",
  name: "does not switch on or does not get warm",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "not working",
    "no power",
    "no power supply",
    "doesn't switch on",
    "no light",
    "light not showing",
    "not heating",
    "water not heating",
    "dead",
    "fuse changed",
    "refuses to work",
    "reset button",
    "intermittent fault",
    "cuts out",
    "steamer won't turn on",
    "stopped working",
  ],
  causes: {
    supply: {
      name: "a blown 13 A fuse, a dead socket or a cord broken at the handle",
      short: "the fuse, socket or cord",
      weight: 5,
      why: "It draws 7 A, its cord is twisted and stepped on, and many are used far from the socket with a coiled lead.",
      check: {
        do: "Look the cord over before the plug goes in. If it is whole and dry, use a kitchen socket and nudge the cord at handle and plug with a wooden spoon.",
        finds: "its lamp comes on, or flickers as the cord moves",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Thin screwdriver" }, { name: "Fuse, 13 A" }],
        steps: [
          { action: "test", title: "Kitchen socket, no lead", how: "Tank full.", see: "the lamp." },
          {
            action: "unplug",
            title: "Plug out; run the cord through your hand",
            how: "Plug, cord hooks, handle.",
            warning:
              "A crushed, split or limp place means a new cord by a repairer: it is used on wet floors.",
          },
          {
            action: "replace",
            title: "Change the fuse in a British plug",
            how: "Lift the carrier with the screwdriver. 13 A, no less.",
            fallsOut: "The old fuse.",
          },
          {
            action: "test",
            title: "Heat it up in sight",
            how: "Five minutes on a tiled floor.",
            see: "lamp on, then ready.",
          },
        ],
        stopWhen: ["The breaker goes when it warms up: water has reached the heater."],
      },
    },
    tank: {
      name: "an empty tank, a switch at the joint or a lock",
      short: "the tank, joint or lock",
      weight: 4,
      why: "It does not heat without water or with the handle upright, and contacts in the fold of the handle have to meet.",
      check: {
        do: "Fill it, click every part in and fold the handle to its working position.",
        finds: "the lamp comes on",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Cloth" }, { name: "Water" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, pull handle and body apart",
            how: "Only where they come apart by a button.",
          },
          {
            action: "clean",
            title: "Dry the contacts",
            how: "Cloth round the pins in the joint, no water.",
            see: "straight, bright pins.",
            warning: "Green or black pins are a matter for a repairer.",
          },
          {
            action: "reassemble",
            title: "Push together until it clicks",
            how: "And fill the tank with water to its mark.",
          },
          {
            action: "test",
            title: "Switch on and tilt",
            how: "Half a minute.",
            see: "lamp on in the working position.",
          },
        ],
      },
    },
    "cut-out": {
      name: "an overheat cut-out after running dry",
      short: "the overheat cut-out",
      weight: 5,
      why: "Without water the boiler gets too hot. A thermostat opens and closes again when cold; behind it a one-time fuse guards against fire.",
      check: {
        do: "Unplug it for two hours, fill it with cold water and try again.",
        finds: "it heats again",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 130,
        euros: [0, 0],
        tools: [{ name: "Cold water" }, { name: "Citric acid" }],
        steps: [
          { action: "unplug", title: "Two hours' rest", how: "Plug out, tank off." },
          {
            action: "look",
            title: "Look for a reset pin",
            how: "A few steam cleaners have one under the base. Press it once when cold.",
          },
          {
            action: "test",
            title: "Cold water and on",
            how: "Wait for the ready lamp.",
            see: "it within its usual time.",
          },
          {
            action: "unplug",
            title: "Unplug it again and descale it",
            how: "When it is cold, with a level spoon of citric acid in half a litre, if the maker allows it: a scaled boiler overheats again.",
          },
        ],
        stopWhen: [
          "It stays dead after resting: the one-time fuse is gone, and its reason has to be found.",
        ],
      },
    },
    inside: {
      name: "water damage, a dead heater or a failed board",
      short: "damage inside",
      weight: 4,
      why: "Leaking seals wet switch and board from inside; heaters burn through under scale.",
      check: {
        do: "Look at seams, switch and cord entry, with the plug out.",
        finds: "there are drips, rust, white trails or brown plastic",
        minutes: 2,
      },
      repair: {
        handOver: "Water, pressure and mains meet in one closed body.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 60],
        tools: [{ name: "Camera" }],
        steps: [
          { action: "unplug", title: "Keep it unplugged", how: "Also if it works now and then." },
          {
            action: "look",
            title: "Empty it and let it dry for a week",
            how: "Caps open, in a warm room. Do not try it before somebody has tested it.",
          },
          {
            action: "look",
            title: "Photograph trails and rust",
            how: "With the camera, near and far.",
          },
          {
            action: "look",
            title: "Bring it to a repair café with a tester",
            how: "They measure insulation first. If it fails, recycling is the answer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the steam mop come on in another socket, or flicker when its cord is moved?",
      answers: {
        yes: {
          means: "another socket or moving the cord wakes it",
          heard: ["wiggle", "cable", "cord", "intermittent", "loose"],
          when: { supply: "often", tank: "rarely", "cut-out": "never", inside: "rarely" },
        },
        no: {
          means: "socket and cord make no difference",
          heard: ["changed the fuse", "fuse ok", "have changed the fuse"],
        },
      },
    },
    {
      ask: "Did the steam mop run dry or get very hot before it stopped?",
      answers: {
        yes: {
          means: "it ran dry or got very hot",
          heard: [
            "ran dry",
            "without water",
            "overheated",
            "hot motor",
            "left on",
            "casing is warm",
          ],
          when: { "cut-out": "often", supply: "rarely", tank: "rarely", inside: "sometimes" },
        },
        no: { means: "it neither ran dry nor got hot" },
      },
    },
    {
      ask: "Does the steam mop react when you refill it and click its handle and joint together?",
      answers: {
        yes: {
          means: "clicking it together helps",
          heard: ["handle loose", "joint", "clip", "fold"],
          when: { tank: "always", supply: "rarely", "cut-out": "rarely", inside: "rarely" },
        },
        no: { means: "joint and tank make no difference" },
      },
    },
    {
      ask: "Do you see drips, rust or white trails on the steam mop's body?",
      answers: {
        yes: {
          means: "there are traces of water on its body",
          heard: ["leaks", "leaking", "water damaged", "water damage", "rust"],
          when: { inside: "often", supply: "rarely", tank: "rarely", "cut-out": "rarely" },
        },
        no: { means: "its body is dry" },
      },
    },
  ],
  safety: ["Dry hands, dry plug, and never a socket near the wet floor."],
  prevention: ["Switch off before the tank is empty."],
  stopWhen: ["It tingles, or the breaker goes."],
});

const leaks = defineFault({
  id: "steam-mop-leaks",
  name: "leaks or leaves the floor too wet",
  weight: 4,
  says: [
    "leaking",
    "leaks water",
    "drips",
    "water under it",
    "too wet",
    "puddles",
    "leaves floor wet",
    "leaks from the bottom",
    "leaks when standing",
    "cracked tank",
    "crack",
    "seal broken",
    "spits hot water",
    "steam from the handle",
  ],
  causes: {
    pad: {
      name: "a soaked pad or steam before it is hot",
      short: "the pad or a cold start",
      weight: 5,
      why: "A wet pad takes up nothing more, and in the first half minute water instead of steam reaches the floor.",
      check: {
        do: "Fit a dry pad, wait for the ready lamp and steam over the sink first.",
        finds: "the floor stays just damp",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 10],
        tools: [{ name: "Second pad", instead: "a microfibre cloth with a rubber band" }],
        steps: [
          {
            action: "test",
            title: "Wait until it is ready",
            how: "Then two seconds into the sink.",
          },
          {
            action: "unplug",
            title: "Plug out to change the pad",
            how: "The plate is hot: pull the pad by its tab or with your foot on it.",
          },
          { action: "replace", title: "Dry second pad on", how: "A new one every 15 m²." },
          {
            action: "adjust",
            title: "Lowest level on wood",
            how: "And keep it moving; standing steam lifts varnish.",
            see: "a film that dries in a minute.",
          },
        ],
      },
    },
    seal: {
      name: "a worn seal at tank or joint",
      short: "a seal",
      weight: 5,
      why: "The ring of the tank valve hardens and drips while it stands.",
      check: {
        do: "Stand the filled tank alone on paper for half an hour.",
        finds: "it drips at the valve or cap",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 8],
        tools: [
          { name: "Kitchen paper" },
          { name: "Silicone grease", instead: "petroleum jelly, on rings that stay cold" },
          { name: "O-ring of the same size" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, cold, tank off", how: "Pour it empty." },
          {
            action: "clean",
            title: "Wipe ring and seat",
            how: "Kitchen paper; a hair across the ring is enough to leak.",
            see: "a smooth, whole ring.",
          },
          {
            action: "replace",
            title: "Change a flat or cracked ring",
            how: "Lift it off with a toothpick and roll the new O-ring on.",
            fallsOut: "A spring and valve may follow: note their order.",
          },
          {
            action: "lubricate",
            title: "A trace of silicone grease",
            how: "On cold seals of the tank only.",
          },
          {
            action: "test",
            title: "Half an hour on paper",
            how: "Then in the machine, upright.",
            see: "dry paper.",
          },
        ],
      },
    },
    crack: {
      name: "a crack in tank or body, or a seal of the boiler that has gone",
      short: "a crack or boiler seal",
      weight: 4,
      why: "Falls crack the tank; pressure opens old boiler seals. Then hot water runs where it should not.",
      check: {
        do: "Dry it outside, fill it, leave it unplugged on paper and look where the first drop is.",
        finds: "a drop comes from the body, not from the tank",
        minutes: 10,
      },
      repair: {
        handOver: "Hot water under pressure and mains are divided by this part alone.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 60],
        tools: [{ name: "Marker" }],
        steps: [
          { action: "unplug", title: "Use it no more", how: "Plug out, water out." },
          {
            action: "look",
            title: "Mark the first drop with the marker",
            how: "Tank: a spare tank by model solves it. Body: the boiler or a hose.",
          },
          {
            action: "look",
            title: "Do not glue the body",
            how: "Steam finds each gap, and the next crack opens towards your hand.",
          },
          {
            action: "look",
            title: "Ask for the tank, or recycle the rest",
            how: "Tanks cost €10 to €25. The body goes to the small-appliance bin.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the steam mop leak while it stands cold and unplugged?",
      answers: {
        yes: {
          means: "it leaks while standing cold",
          heard: ["leaks when standing", "leaks overnight", "leaks when off"],
          when: { seal: "always", crack: "often", pad: "never" },
        },
        no: { means: "it is wet only in use" },
      },
    },
    {
      ask: "Where does the first drop of the steam mop come from: the pad, the tank or the body?",
      answers: {
        pad: {
          means: "the water comes through the pad",
          heard: ["floor wet", "too wet", "puddles"],
          when: { pad: "always", seal: "rarely", crack: "rarely" },
        },
        tank: {
          means: "the first drop comes from the tank",
          heard: ["tank", "valve", "cap"],
          when: { seal: "always", crack: "sometimes", pad: "never" },
        },
        body: {
          means: "the first drop comes from the body",
          heard: ["body", "handle", "underneath", "bottom"],
          when: { crack: "always", seal: "rarely", pad: "never" },
        },
      },
    },
    {
      ask: "Did the steam mop fall, or do you see a crack?",
      answers: {
        yes: {
          means: "it fell or has a crack",
          heard: ["crack", "cracked", "dropped", "fell", "broken"],
          when: { crack: "always", seal: "rarely", pad: "rarely" },
        },
        no: { means: "there was no fall and no crack" },
      },
    },
  ],
  safety: ["A leak near handle or cord: plug out before you touch it."],
  prevention: ["Empty the tank and take the pad off after use."],
  stopWhen: ["Steam or hot water comes out near your hand."],
});

export const steamMop: Playbook = {
  faults: [noPower, noSteam, leaks],
  notes: [
    {
      about: ["water", "which water", "distilled", "perfume", "vinegar"],
      text: "Tap water mixed half and half with demineralised water is best. No perfume, no vinegar in the running machine, no cleaner: they eat seals and pump.",
    },
    {
      about: ["clothes steamer", "garment", "wallpaper"],
      text: "Garment and wallpaper steamers work the same way: scale in the nozzle, an empty tank and an overheat cut-out are the usual reasons.",
    },
    {
      about: ["pressure", "cap", "open", "boiler"],
      text: "Open a boiler cap only when it is cold and the trigger no longer hisses. If the cap turns hard, there is still pressure behind it.",
    },
  ],
};
