import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const losesAir = defineFault({
  id: "sleeping-mat-loses-air",
  name: "loses air",
  usual: true,
  weight: 10,
  says: [
    "loses air",
    "leaks air",
    "goes down overnight",
    "deflates",
    "won't stay inflated",
    "flat in the morning",
    "puncture",
    "slow puncture",
    "hole",
    "tiny hole",
    "can't find the hole",
    "air comes out",
    "seam leaking",
    "valve leaks",
    "hisses",
    "goes flat",
    "patch came off",
  ],
  causes: {
    hole: {
      name: "a pinhole in the surface",
      short: "a pinhole",
      weight: 6,
      why: "A thorn, a cat or a zip makes a hole that nobody sees. Water shows it by a chain of bubbles.",
      check: {
        do: "Blow it up hard, brush soapy water over it in strips, and look in slanting light.",
        finds: "bubbles grow at one point of the surface",
        minutes: 15,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 10],
        tools: [
          { name: "Repair kit with patch and glue for the material" },
          { name: "Sponge with soapy water", instead: "a bath full of water" },
          { name: "Waterproof pen" },
          { name: "Surgical spirit" },
          { name: "Heavy book" },
        ],
        steps: [
          {
            action: "look",
            title: "Find it and mark it",
            how: "Press the mat bay by bay while you wipe it with the sponge. Circle each chain of bubbles with the pen.",
            see: "mostly one, sometimes two close together.",
          },
          {
            action: "clean",
            title: "Let the air out and clean",
            how: "Dry it, wipe 5 cm round the hole with spirit, and let it dry.",
          },
          {
            action: "glue",
            title: "Glue thinly, wait, press",
            how: "Spread glue from the kit 1 cm past the hole, wait for as long as the tube says, and press a round patch on. On flocked tops rub the flock away first.",
            warning: "Open the window: the solvent gives headaches.",
            see: "a rim that lies down all round.",
          },
          {
            action: "glue",
            title: "Weigh it down",
            how: "Heavy book, hard board below, at least four hours, better a night.",
          },
          {
            action: "test",
            title: "Blow it up and sleep on it",
            how: "Or lay weights on it overnight.",
            see: "as hard in the morning. In the cold it gets a little softer by itself.",
          },
        ],
        prevention: ["Lay a sheet below it and keep zips and dogs off."],
      },
    },
    valve: {
      name: "a leaking valve",
      short: "the valve",
      weight: 4,
      why: "Sand on the soft rim of the plug, or a flap that has curled, lets air by. It costs nothing to clean.",
      check: {
        do: "Blow it up, close the valve, and wet it with a spoon of soapy water.",
        finds: "bubbles rise from it",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Cotton buds" },
          { name: "Lukewarm soapy water" },
          { name: "Silicone grease" },
          { name: "Spare valve for the model" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wipe rim and flap",
            how: "Cotton buds with water, all round, until they stay white.",
          },
          {
            action: "adjust",
            title: "Warm a curled flap",
            how: "Hold it in warm water at 50 °C for a minute and press it flat.",
            see: "a flap that lies on its seat.",
          },
          {
            action: "lubricate",
            title: "A trace of silicone grease",
            how: "On the rubber rim only.",
          },
          {
            action: "replace",
            title: "Change the insert",
            how: "Many valves screw or pull out with a coin; the spare goes in by hand.",
          },
          {
            action: "test",
            title: "Wet it again",
            how: "Under full pressure.",
            see: "no bubble for a minute.",
          },
        ],
      },
    },
    seam: {
      name: "a seam that has opened",
      short: "the seam",
      weight: 3,
      why: "Welded seams open when somebody sits down on the edge or the sun heats a full mat. A patch does not bend round the corner well.",
      check: {
        do: "Run a wet finger along the rim and listen.",
        finds: "air comes out along the weld",
        minutes: 3,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [4, 12],
        tools: [
          { name: "Flexible urethane glue" },
          { name: "Toothpick" },
          { name: "Clothes pegs with two strips of wood" },
          { name: "Rubbing alcohol" },
        ],
        steps: [
          {
            action: "clean",
            title: "Open the gap a little and clean it",
            how: "All air out, a drop of rubbing alcohol in the gap, dry it for an hour.",
          },
          {
            action: "glue",
            title: "Push glue in",
            how: "With the toothpick, 5 mm past both ends of the gap.",
          },
          {
            action: "glue",
            title: "Clamp it",
            how: "A strip of wood on each side and pegs along it, for 24 hours.",
            see: "a bead on the edge.",
          },
          {
            action: "glue",
            title: "Coat it once more",
            how: "A film of glue over the edge, another night.",
          },
          {
            action: "test",
            title: "Half pressure first",
            how: "Wait an hour, then full.",
            see: "no hiss.",
          },
        ],
        stopWhen: ["The seam goes on opening beside the glue."],
      },
    },
  },
  questions: [
    {
      ask: "Do bubbles come from the valve of the sleeping mat when you wet it?",
      answers: {
        yes: {
          means: "the valve bubbles",
          heard: ["valve", "plug", "stopper"],
          when: { valve: "always", hole: "rarely", seam: "rarely" },
        },
        no: { means: "the valve is tight" },
      },
    },
    {
      ask: "Does the air come out along the edge of the sleeping mat?",
      answers: {
        yes: {
          means: "air comes out at the edge",
          heard: ["seam", "edge", "weld", "corner"],
          when: { seam: "always", hole: "rarely", valve: "rarely" },
        },
        no: { means: "the edge is tight" },
      },
    },
    {
      ask: "How soon is the sleeping mat flat: within minutes, or only by the morning?",
      answers: {
        minutes: {
          means: "it is flat within minutes",
          heard: ["minutes", "fast", "quickly", "straight away"],
          when: { seam: "often", valve: "sometimes", hole: "sometimes" },
        },
        morning: {
          means: "it is flat by the morning",
          heard: ["overnight", "morning", "slowly", "slow"],
        },
      },
    },
  ],
  safety: [
    "Use a pump rather than your breath for large beds: it makes you dizzy, and breath brings mould.",
  ],
  prevention: ["Let some air out when the sun shines on it: warm air bursts seams."],
  stopWhen: ["Holes come up all over it: the coating is perished."],
});

const bulge = defineFault({
  id: "sleeping-mat-bulge",
  name: "has a bulge or does not keep its shape",
  weight: 4,
  says: [
    "bulge",
    "bubble",
    "big bump",
    "chambers joined",
    "baffle broken",
    "delaminated",
    "foam came loose",
    "air pocket",
    "lump in the middle",
    "blister",
    "balloon on one side",
    "internal wall torn",
  ],
  causes: {
    baffle: {
      name: "an inner wall that has torn off",
      short: "a torn inner wall",
      weight: 5,
      why: "Inside, strips hold top and bottom together. Too much pressure or heat tears a weld, the next ones follow, and a hump grows. Nothing can be glued in there from outside.",
      check: {
        do: "Blow it up half and look along the surface.",
        finds: "two chambers have become one hump, and the outside is tight",
        minutes: 2,
      },
      repair: {
        handOver:
          "The weld lies inside the closed mat; makers replace such mats under guarantee, and nobody can repair them at home.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Camera" }],
        steps: [
          {
            action: "adjust",
            title: "Use it with less air",
            how: "At half pressure the next weld holds longer.",
          },
          {
            action: "look",
            title: "Photograph hump and label",
            how: "With the camera, and the receipt beside it if you have it.",
          },
          {
            action: "look",
            title: "Write to the maker",
            how: "Several give two to five years, some a lifetime, on torn inner walls.",
          },
        ],
      },
    },
    foam: {
      name: "cloth that has come off the foam core",
      short: "loose foam",
      weight: 4,
      why: "In self-inflating mats the cloth is glued to foam. Damp storage, rolled tight, dissolves the bond.",
      check: { do: "Pinch the cloth at the bulge.", finds: "it lifts off the foam", minutes: 1 },
      repair: {
        handOver:
          "The cloth would have to be glued to the foam over its whole area from inside, which only the maker can do.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Marker" }],
        steps: [
          {
            action: "look",
            title: "Mark the rim of the bulge",
            how: "With the marker, today and after a week.",
            see: "whether it grows.",
          },
          {
            action: "adjust",
            title: "Keep it flat and half full",
            how: "Valve open, lying under a bed, slows it down.",
          },
          {
            action: "look",
            title: "Ask for a replacement",
            how: "Delaminating counts as a fault of make at most makers.",
          },
        ],
      },
    },
    overfull: {
      name: "too much air or heat",
      short: "too much air",
      weight: 3,
      why: "Air expands: a mat blown up hard in the morning is as tight as a drum in the midday sun.",
      check: {
        do: "Let a third of the air out and look again in the shade.",
        finds: "the bulge is gone",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Hand pump with a soft setting", instead: "your own breath" }],
        steps: [
          {
            action: "adjust",
            title: "Let it down to shoulder depth",
            how: "Lie on your side: hip and shoulder should sink in and just not touch the ground.",
          },
          {
            action: "adjust",
            title: "Fill it with the hand pump",
            how: "An electric pump for cars gives far too much.",
          },
          {
            action: "look",
            title: "Take it out of the sun",
            how: "Or open the valve for the day.",
            see: "an even surface.",
          },
          {
            action: "test",
            title: "Look at it after a night",
            how: "In the same place.",
            see: "no new hump.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bulge of the sleeping mat go away when you let a third of the air out?",
      answers: {
        yes: {
          means: "the bulge goes away with less air",
          heard: ["sun", "too hard", "overinflated"],
          when: { overfull: "always", baffle: "rarely", foam: "sometimes" },
        },
        no: { means: "the bulge stays" },
      },
    },
    {
      ask: "Is the sleeping mat one with foam inside that inflates itself?",
      answers: {
        yes: {
          means: "it has foam inside",
          heard: ["foam", "self inflating", "thermarest"],
          when: { foam: "always", baffle: "never", overfull: "sometimes" },
        },
        no: {
          means: "it holds only air",
          heard: ["airbed", "air bed", "air mattress", "chambers"],
        },
      },
    },
    {
      ask: "Has the bulge of the sleeping mat grown from one night to the next?",
      answers: {
        yes: {
          means: "the bulge grows",
          heard: ["getting bigger", "growing", "grows"],
          when: { baffle: "often", foam: "often", overfull: "never" },
        },
        no: { means: "the bulge stays as it is" },
      },
    },
  ],
  safety: ["Do not press a hump flat by sitting on it: the next weld bursts."],
  prevention: ["Store it unrolled with the valve open, dry."],
  stopWhen: ["It carries a child at night and sags on one side."],
});

const pump = defineFault({
  id: "sleeping-mat-will-not-inflate",
  name: "does not fill or self-inflate",
  weight: 5,
  says: [
    "won't inflate",
    "doesn't inflate",
    "does not self inflate",
    "stays flat",
    "won't fill",
    "pump doesn't work",
    "built in pump not working",
    "foot pump broken",
    "takes forever to inflate",
    "foam compressed",
    "valve stuck",
    "valve won't open",
  ],
  causes: {
    foam: {
      name: "foam that was stored rolled up",
      short: "compressed foam",
      weight: 5,
      why: "Foam that lay squeezed for a year has forgotten how to rise. Warmth and a few rounds of air wake it.",
      check: {
        do: "Lay it flat in a warm room with the valve open for an hour.",
        finds: "it rises a little, but slowly",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Pump sack", instead: "a bin liner held round the valve" }],
        steps: [
          {
            action: "adjust",
            title: "Warm it",
            how: "A room at 25 °C or a shady place on a warm day; no heater on top of it.",
          },
          {
            action: "adjust",
            title: "Fill it with the pump sack",
            how: "As hard as it is meant to be, valve shut, for a day.",
          },
          {
            action: "adjust",
            title: "Repeat it three times",
            how: "Let it out, let it draw in, fill it.",
            see: "it rises faster each time.",
          },
          {
            action: "test",
            title: "Roll it, open it, wait",
            how: "Fifteen minutes.",
            see: "at least three quarters full by itself.",
          },
        ],
        prevention: ["Store it flat with the valve open."],
      },
    },
    valve: {
      name: "a valve that is blocked or set the wrong way",
      short: "the valve's position",
      weight: 4,
      why: "Many valves have one position that only lets air in and one that only lets it out. Turned round, nothing fills.",
      check: {
        do: "Look for arrows or IN and OUT at the valve.",
        finds: "it stands on OUT, or its flap is stuck",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Damp cotton bud" }, { name: "Coin" }],
        steps: [
          {
            action: "look",
            title: "Read the signs",
            how: "Turn or flip the inner part to IN with a coin.",
          },
          {
            action: "clean",
            title: "Free the flap",
            how: "Lift it with a wet cotton bud and wipe the seat.",
            see: "a flap that falls shut.",
          },
          {
            action: "test",
            title: "Blow in and take your mouth away",
            how: "Do this three times in a row.",
            see: "no air comes back.",
          },
          { action: "adjust", title: "Close it for the night", how: "Cap on, hand-tight." },
        ],
      },
    },
    pump: {
      name: "a faulty pump",
      short: "the pump",
      weight: 4,
      why: "Foot pumps split at their folds, built-in electric ones clog with dust or die. Any other pump with the right tip does as well.",
      check: {
        do: "Hold your palm on the pump's outlet while it works.",
        finds: "you feel hardly any air",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [
          { name: "Strong tape" },
          { name: "Hand pump with a set of tips", instead: "a vacuum cleaner that can blow" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug of an electric one",
            how: "Its case stays closed: there is mains behind the grille.",
            warning: "Do not poke into the grille while it is plugged in.",
          },
          {
            action: "clean",
            title: "Free the inlet",
            how: "Wipe fluff off the grille from outside.",
          },
          {
            action: "adjust",
            title: "Tape a split foot pump",
            how: "Clean the fold and wind tape along it, pressed open.",
            see: "no air at the side.",
          },
          {
            action: "replace",
            title: "Use a hand pump instead",
            how: "Choose the tip that fits the valve, and fill it by hand.",
          },
          {
            action: "test",
            title: "Lie on it after ten minutes",
            how: "Valve closed.",
            see: "as hard as you want it.",
          },
        ],
        stopWhen: ["An electric pump hums, smells or trips the fuse: use it no more."],
      },
    },
  },
  questions: [
    {
      ask: "Is the sleeping mat one that should fill by itself?",
      answers: {
        yes: {
          means: "it should fill by itself",
          heard: ["self inflate", "not self inflate", "self inflating", "foam"],
          when: { foam: "always", valve: "sometimes", pump: "never" },
        },
        no: { means: "it is filled with a pump", heard: ["pump", "electric pump", "foot pump"] },
      },
    },
    {
      ask: "Does air come strongly out of the pump that you use for the sleeping mat?",
      answers: {
        yes: {
          means: "the pump blows strongly",
          when: { pump: "never", valve: "often", foam: "sometimes" },
        },
        no: {
          means: "the pump blows weakly or not at all",
          heard: ["pump broken", "pump not working", "pump dead"],
        },
      },
    },
    {
      ask: "Was the sleeping mat stored rolled up for months?",
      answers: {
        yes: {
          means: "it was stored rolled up",
          heard: ["rolled", "storage", "attic", "stored"],
          when: { foam: "often", valve: "sometimes", pump: "sometimes" },
        },
        no: { means: "it was stored flat" },
      },
    },
  ],
  safety: ["Never fill it with a car compressor: it bursts before the gauge moves."],
  prevention: ["Keep the valve clean and capped."],
  stopWhen: ["The built-in pump runs on mains and would have to be opened."],
});

export const sleepingMat: Playbook = {
  faults: [losesAir, bulge, pump],
  notes: [
    {
      about: ["tape", "duct tape", "superglue", "bicycle patch"],
      text: "Bicycle patches hold on rubber and on most coated nylon, badly on PVC. Superglue turns brittle and cracks. For PVC beds take a vinyl kit, for silicone cloth only silicone glue.",
    },
    {
      about: ["find the hole", "bubbles", "bath"],
      text: "Without a bath: blow it up hard, wet your cheek or the back of your hand and pass it slowly over the mat in a quiet room. You feel a leak before you hear it.",
    },
  ],
};
