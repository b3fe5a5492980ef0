import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const zone = defineFault({
  id: "hob-zone-does-not-heat",
  name: "has a zone or plate that does not heat as it should",
  usual: true,
  weight: 8,
  says: [
    "zone won't turn off",
    "ring stays on full",
    "not heating",
    "one ring not working",
    "one plate not working",
    "zone not working",
    "ring doesn't heat",
    "plate stays cold",
    "doesn't get hot",
    "heats slowly",
    "only gets very hot",
    "no control over heat",
    "induction does not recognise pan",
    "pan not detected",
    "u symbol",
    "switches off when pan on",
    "not working",
    "half the hob not working",
    "pulsing",
    "hotplate not working",
    "element gone",
  ],
  causes: {
    pan: {
      name: "a pan that does not suit, or a zone that shares its power",
      short: "the pan or shared power",
      weight: 5,
      why: "Induction needs a magnetic bottom that covers most of the ring. Hobs also throttle one zone when its neighbour is on full or boost.",
      check: {
        do: "Hold a fridge magnet to the pan, then try a pan of cold water on that zone alone.",
        finds: "the magnet falls off, or the zone works alone",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 25],
        tools: [{ name: "Fridge magnet" }, { name: "Pan with a flat magnetic bottom" }],
        steps: [
          {
            action: "test",
            title: "Magnet to the bottom",
            how: "In the middle and at the edge.",
            see: "it sticks firmly. Aluminium, copper and old steel do not hold it.",
          },
          {
            action: "look",
            title: "Compare ring and bottom",
            how: "Bottom at least two thirds of the ring, flat on the glass, both dry.",
          },
          {
            action: "adjust",
            title: "End boost on the neighbour",
            how: "And the timer. One zone at full, the one behind it at half is normal.",
          },
          {
            action: "test",
            title: "A litre of water in that pan",
            how: "Level 9, alone on the hob.",
            see: "a boil in five to eight minutes.",
          },
        ],
      },
    },
    element: {
      name: "a heating element or plate that has failed",
      short: "the element",
      weight: 6,
      why: "The ribbon under the glass or the wire in a cast plate burns through. The lamp may glow all the same.",
      check: {
        do: "Look at the zone in the dark on full for two minutes, with nothing on it.",
        finds: "it stays dark and cold, or only a part glows, while the others do",
        minutes: 3,
      },
      repair: {
        handOver: "It lies under the glass on a line of up to 32 A, wired in without a plug.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [25, 90],
        tools: [{ name: "Notepad" }],
        steps: [
          {
            action: "test",
            title: "Compare with a neighbour",
            how: "Same size, same level, two minutes; hold a hand 20 cm above.",
            see: "glow and warmth there, none here.",
          },
          {
            action: "unplug",
            title: "Breaker off if a part glows white or hums",
            how: "Otherwise leave this knob at 0 and use the others.",
          },
          {
            action: "look",
            title: "Note zone and size",
            how: "“Front left, 180 mm” and the model from the plate below, on the notepad.",
          },
          {
            action: "look",
            title: "Call an electrician or the service",
            how: "An element costs €25 to €60. A portable hotplate with a plug can go to a repair café.",
          },
        ],
      },
    },
    control: {
      name: "a regulator, sensor or relay that has failed",
      short: "the regulator",
      weight: 4,
      why: "The regulator behind the knob pulses the heat. When it sticks there is only “full” or nothing; on touch hobs a relay or sensor does the same.",
      check: {
        do: "Set level 2 and watch for five minutes.",
        finds: "it stays on full, or never comes on although the knob clicks",
        minutes: 6,
      },
      repair: {
        handOver: "Regulator and relay switch up to 10 A under the panel.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 150],
        tools: [{ name: "Sticky note" }],
        steps: [
          {
            action: "test",
            title: "Watch the pulse",
            how: "On a sound hob level 2 glows for a few seconds and rests for many.",
          },
          {
            action: "unplug",
            title: "A zone stuck on full: breaker off",
            how: "It cannot be switched off in another way.",
          },
          {
            action: "look",
            title: "Sticky note on the knob",
            how: "“Full only” or “dead”, so that nobody puts oil on it.",
          },
          {
            action: "look",
            title: "Order by model, fit by a professional",
            how: "A regulator costs €15 to €35, a board €80 to €150.",
          },
        ],
      },
    },
    phase: {
      name: "one of the phases or fuses that is missing",
      short: "a missing phase",
      weight: 2,
      why: "Hobs often hang on two or three fuses. If one is gone, one half of the zones is dead and the other works.",
      check: {
        do: "Try all zones, and look at all breakers for cooker, hob and oven.",
        finds: "exactly two zones, or one side, are dead, or one breaker is down",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Torch" }],
        steps: [
          { action: "unplug", title: "All knobs to 0", how: "Pans off." },
          {
            action: "look",
            title: "Torch to the fuse box",
            how: "Hobs may have up to three breakers side by side.",
            see: "all levers at one height.",
          },
          {
            action: "adjust",
            title: "Set a dropped one back once",
            how: "Fully down, then up.",
            warning:
              "If it drops again, leave it: the hob or its line has a short, and that is for an electrician.",
          },
          {
            action: "test",
            title: "Zone by zone",
            how: "One minute each.",
            see: "warmth on all of them.",
          },
        ],
        stopWhen: [
          "All breakers are up and half the hob stays dead: an electrician looks at the connection.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it an induction hob?",
      answers: {
        yes: {
          means: "it is an induction hob",
          heard: ["induction", "pan not detected", "recognise pan", "magnet"],
          when: { pan: "always", element: "rarely", control: "sometimes", phase: "sometimes" },
        },
        no: {
          means: "it is a radiant or plate hob",
          heard: ["ceramic", "halogen", "solid plate", "hotplate"],
        },
      },
    },
    {
      ask: "Do all the other zones of the hob work?",
      answers: {
        yes: {
          means: "only one zone is affected",
          heard: ["one ring", "one plate", "one zone", "other rings work"],
          when: { phase: "never", element: "always", control: "often", pan: "often" },
        },
        no: {
          means: "several zones are affected",
          heard: ["half the hob", "two rings", "left side", "right side"],
        },
      },
    },
    {
      ask: "Does the hob's zone heat on full whatever you set?",
      answers: {
        yes: {
          means: "the zone heats on full only",
          heard: ["only gets very hot", "full only", "no control", "too hot", "won't turn down"],
          when: { control: "often", element: "rarely", pan: "never", phase: "never" },
        },
        no: { means: "it does not race" },
      },
    },
    {
      ask: "Does another pan work on the hob's zone?",
      answers: {
        yes: {
          means: "another pan works there",
          heard: ["some pans", "certain pans", "new pan", "new pans"],
          when: { pan: "always", element: "never", control: "rarely", phase: "never" },
        },
        no: { means: "no pan works there" },
      },
    },
  ],
  safety: ["A dark zone can still be at 300 °C: test with a drop of water, not with a hand."],
  prevention: ["Dry pans and flat bottoms: both spare the element."],
  stopWhen: ["The glass is cracked, or the breaker drops."],
});

const doesNotSwitchOn = defineFault({
  id: "hob-does-not-switch-on",
  name: "does not switch on, or switches itself off",
  weight: 6,
  says: [
    "won't turn on",
    "no power",
    "dead",
    "touch controls not working",
    "locked",
    "child lock",
    "key symbol",
    "beeps",
    "switches off by itself",
    "turns itself off",
    "error code",
    "error",
    "cuts out",
    "display flashing",
    "won't unlock",
    "l symbol",
  ],
  causes: {
    lock: {
      name: "a child lock or a demo mode",
      short: "the lock",
      weight: 6,
      why: "A cloth wiped over the keys locks it. A key, an “L” or “Lo” shows, and nothing reacts.",
      check: {
        do: "Hold the key sign for five seconds; without one, the two outer keys together.",
        finds: "it beeps and the sign goes out",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Manual", instead: "the maker's page for the model" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Dry the keys",
            how: "Water on them counts as a finger. Dry cloth, also along the edge.",
          },
          {
            action: "adjust",
            title: "Hold the lock key",
            how: "Five seconds, one fingertip, lying flat.",
            see: "no key, no “L”.",
          },
          {
            action: "unplug",
            title: "Breaker off for five minutes",
            how: "If it stays locked: the control starts anew.",
          },
          {
            action: "look",
            title: "Look for demo mode",
            how: "“dE” or “demo”: the manual says how to leave it within two minutes of switching on.",
          },
          { action: "test", title: "Pan with water, level 5", how: "One minute.", see: "warmth." },
        ],
      },
    },
    "wet-or-covered": {
      name: "liquid or an object on the keys",
      short: "wet or covered keys",
      weight: 4,
      why: "Boiled-over milk or a spoon on the panel switches it off, by design, with a beep.",
      check: {
        do: "Clear the panel, dry it and wait for a minute.",
        finds: "it works",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "Vinegar and water" }, { name: "Microfibre cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off, let the panel cool",
            how: "Breaker off if it goes on beeping.",
          },
          {
            action: "clean",
            title: "Take the grease film off",
            how: "Vinegar and water on the microfibre cloth, then dry. Grease confuses the sensors as much as water does.",
            see: "a panel without streaks.",
          },
          {
            action: "adjust",
            title: "Keep pans off the panel",
            how: "A hot handle above the keys is enough.",
          },
          { action: "test", title: "Every key once", how: "Dry finger.", see: "one beep a key." },
        ],
      },
    },
    heat: {
      name: "an overheat protection because of blocked air",
      short: "overheating",
      weight: 4,
      why: "Induction hobs cool themselves through a slot below. A drawer full of paper or an oven underneath at full heat stops the air.",
      check: {
        do: "Feel the drawer below, and hold a strip of paper to the slot under the worktop's front edge.",
        finds: "it is hot there, or no air moves",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Vacuum cleaner" }, { name: "Strip of paper" }],
        steps: [
          { action: "unplug", title: "Breaker off, half an hour", how: "Drawer out." },
          {
            action: "clean",
            title: "Free the slots from below",
            how: "Vacuum cleaner along the fan openings, paper and cloths out of the drawer.",
            see: "at least 2 cm of free space under the hob.",
          },
          {
            action: "adjust",
            title: "Not with the oven on full",
            how: "Self-cleaning below and induction above do not go together.",
          },
          {
            action: "test",
            title: "Boost for five minutes",
            how: "And the strip of paper again.",
            see: "moving paper and no beep.",
          },
        ],
        stopWhen: ["No air moves at all: the fan is dead."],
      },
    },
    supply: {
      name: "a dropped breaker, a failed board or a loose connection",
      short: "the supply or board",
      weight: 4,
      why: "Boards under the glass get warm for years, and connections in the wall box loosen.",
      check: {
        do: "Look at the breakers, and whether the oven on the same line works.",
        finds: "a breaker is down, or all is on and the hob stays dark or shows E",
        minutes: 2,
      },
      repair: {
        handOver: "A hob is connected to the house wiring for up to 32 A.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 200],
        tools: [{ name: "Phone" }],
        steps: [
          {
            action: "unplug",
            title: "Knobs at 0, breaker off",
            how: "Wait for five minutes, set it back once.",
            see: "a breaker that holds.",
          },
          {
            action: "look",
            title: "Photograph the code",
            how: "With your phone, together with the type plate from below.",
          },
          {
            action: "look",
            title: "Sniff at the connection box",
            how: "Fishy or scorched: breaker off and leave it off.",
          },
          {
            action: "look",
            title: "Call an electrician first",
            how: "The connection is checked before a board is ordered.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hob show a key, an L or “demo”?",
      answers: {
        yes: {
          means: "a lock or demo sign shows",
          heard: ["child lock", "key symbol", "locked", "l symbol", "demo", "lo"],
          when: { lock: "often", "wet-or-covered": "rarely", heat: "rarely", supply: "never" },
        },
        no: { means: "no such sign shows" },
      },
    },
    {
      ask: "Does anything light up on the hob?",
      answers: {
        yes: {
          means: "something lights up",
          heard: ["display", "beeps", "error", "flashing", "lights"],
          when: { supply: "rarely", lock: "always", "wet-or-covered": "always", heat: "always" },
        },
        no: { means: "it is quite dark", heard: ["no power", "completely dead", "dead"] },
      },
    },
    {
      ask: "Does the hob switch off only after some minutes of cooking?",
      answers: {
        yes: {
          means: "it goes off after some minutes",
          heard: [
            "after a few minutes",
            "switches off by itself",
            "turns itself off",
            "cuts out",
            "while cooking",
          ],
          when: { heat: "often", "wet-or-covered": "sometimes", lock: "never", supply: "rarely" },
        },
        no: { means: "it does not come on at all" },
      },
    },
    {
      ask: "Is the hob's panel wet, greasy or covered?",
      answers: {
        yes: {
          means: "the panel is wet, greasy or covered",
          heard: ["boiled over", "spilled", "spilt", "wet", "water on", "after cleaning"],
          when: { "wet-or-covered": "often", lock: "sometimes", heat: "rarely", supply: "rarely" },
        },
        no: { means: "the panel is clean and dry" },
      },
    },
  ],
  safety: ["A hob has no plug: “unplugged” means breaker off and display dark."],
  prevention: ["Lock the hob before you wipe it."],
  stopWhen: ["The breaker drops again, or it smells scorched."],
});

const glass = defineFault({
  id: "hob-glass-damaged",
  name: "has a cracked, stained or scratched surface",
  weight: 4,
  says: [
    "cracked glass",
    "glass cracked",
    "broken glass",
    "chipped",
    "scratched",
    "stains",
    "burnt on",
    "burnt sugar",
    "marks on glass",
    "white marks",
    "rust on plate",
    "rusty plate",
    "surface damaged",
    "knob broken",
    "knob loose",
    "plastic stuck on hob",
  ],
  causes: {
    crack: {
      name: "a crack in the glass",
      short: "a crack",
      weight: 4,
      why: "A falling jar is enough. Through the crack liquid reaches live parts, even if it still heats.",
      check: {
        do: "Run a fingernail across the line, when it is cold.",
        finds: "the nail catches, or the line goes through",
        minutes: 1,
      },
      repair: {
        handOver: "Boiling liquid that runs through a crack makes pan and hob live.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [80, 300],
        tools: [{ name: "Adhesive tape" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off now",
            how: "And stick tape over its lever.",
            warning: "Do not cook on the other zones: heat drives the crack on.",
          },
          {
            action: "look",
            title: "Lay tape over the crack",
            how: "A strip of adhesive tape against splinters, nothing more. No glue holds.",
          },
          {
            action: "look",
            title: "Ask for the glass by model",
            how: "€80 to €250. Household insurance sometimes pays for glass.",
          },
          {
            action: "look",
            title: "Have it changed",
            how: "By the service or an electrician, an hour.",
          },
        ],
      },
    },
    residue: {
      name: "burnt-on food, sugar or scale",
      short: "burnt-on residue",
      weight: 6,
      why: "Starch and fat bake to a film. Sugar is worse: it pulls flakes out of the glass as it cools.",
      check: {
        do: "With the hob off and cold, wet the place with vinegar for five minutes and scrape a corner.",
        finds: "it lifts off",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 6],
        tools: [
          { name: "Glass scraper with a new blade" },
          { name: "Baking soda" },
          { name: "Damp cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off and hand-warm at most",
            how: "Sugar and plastic only: scrape while it is still warm, with an oven glove.",
            warning: "Never on a hot zone.",
          },
          {
            action: "clean",
            title: "Soak it",
            how: "Baking soda, a damp cloth on top, ten minutes.",
          },
          {
            action: "clean",
            title: "Scrape flat",
            how: "Blade of the scraper at 30°, always forwards.",
            see: "flakes coming off without a sound of glass.",
          },
          {
            action: "clean",
            title: "Wipe and dry",
            how: "Twice with clear water: what is left burns in next time.",
          },
        ],
        prevention: ["A cloth after each cooking, when it is cold."],
      },
    },
    rust: {
      name: "rust on a cast plate, or a loose knob",
      short: "rust or a knob",
      weight: 3,
      why: "Cast plates rust where the black coating has gone, and knobs crack at their hub.",
      check: {
        do: "Rub the plate with a dry cloth, and pull at the knob.",
        finds: "red dust comes off, or the knob turns without its shaft",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 12],
        tools: [
          { name: "Fine steel wool" },
          { name: "Plate polish", instead: "a thin film of cooking oil" },
          { name: "Spare knob" },
        ],
        steps: [
          { action: "unplug", title: "Breaker off, cold", how: "A portable plate: plug out." },
          {
            action: "clean",
            title: "Rub the rust off",
            how: "Steel wool along the rings, wipe, dry.",
            see: "grey iron.",
          },
          {
            action: "lubricate",
            title: "Polish thinly",
            how: "A film of polish or oil, wiped nearly dry.",
          },
          {
            action: "replace",
            title: "Change the knob",
            how: "Pull it off straight, spare knob with the same flat on.",
            fallsOut: "A small spring in the hub.",
          },
          {
            action: "test",
            title: "Burn it in",
            how: "Five minutes on middle heat, window open.",
            see: "a matt black plate.",
          },
        ],
      },
    },
    scratch: {
      name: "scratches or worn marks",
      short: "scratches",
      weight: 3,
      why: "Pan bottoms with sand and abrasive creams leave grey lines. They do not weaken the glass.",
      check: {
        do: "Drag a fingernail over the line.",
        finds: "the nail glides over it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 8],
        tools: [{ name: "Hob cream" }, { name: "Soft cloth" }],
        steps: [
          { action: "unplug", title: "Off and cold", how: "Lock on." },
          {
            action: "clean",
            title: "Polish with hob cream",
            how: "Small circles with the soft cloth, five minutes: metal rub-off from pans goes, true scratches stay.",
            see: "a paler line.",
          },
          {
            action: "look",
            title: "Look against the light",
            how: "Nothing catches the nail: it is for the eye only, and you may cook on.",
          },
          {
            action: "adjust",
            title: "Lift pans, do not push them",
            how: "And wipe their bottoms before use.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a fingernail catch in the line on the hob's surface?",
      answers: {
        yes: {
          means: "the nail catches in the line",
          heard: ["crack", "cracked", "chipped", "broken glass"],
          when: { crack: "always", residue: "rarely", rust: "rarely", scratch: "never" },
        },
        no: { means: "the nail glides over it", heard: ["scratched", "scratches"] },
      },
    },
    {
      ask: "Does the mark on the hob soften with vinegar or baking soda?",
      answers: {
        yes: {
          means: "the mark softens",
          heard: ["burnt on", "stains", "sugar", "plastic", "white marks"],
          when: { residue: "always", crack: "never", rust: "rarely", scratch: "rarely" },
        },
        no: { means: "the mark does not soften" },
      },
    },
    {
      ask: "Is it a cast plate or a knob of the hob?",
      answers: {
        yes: {
          means: "it is a cast plate or a knob",
          heard: ["rust", "rusty", "knob", "cast", "solid plate"],
          when: { rust: "always", crack: "rarely", residue: "rarely", scratch: "never" },
        },
        no: { means: "it is the glass" },
      },
    },
  ],
  safety: ["Scrape only when it is off, and push the blade away from you."],
  prevention: ["Do not store jars above the hob."],
  stopWhen: ["The glass is cracked through: breaker off."],
});

const gasBurner = defineFault({
  id: "hob-gas-burner",
  name: "has a gas burner that does not light or burns badly",
  weight: 5,
  says: [
    "gas burner won't light",
    "burner not lighting",
    "ignition not working",
    "igniter not clicking",
    "keeps clicking",
    "won't stay lit",
    "goes out when I let go",
    "burner weak",
    "yellow burner",
    "uneven burner",
    "burner blocked",
    "gas ring not working",
    "spark not working",
  ],
  causes: {
    cap: {
      name: "a wet, dirty or misplaced burner cap",
      short: "the burner cap",
      weight: 7,
      why: "Boiled-over food closes the slots, and a cap that sits crooked leads the gas past the lighter.",
      check: {
        do: "With everything off and cold, lift cap and crown, look, and set them back so that they do not rock.",
        finds: "slots are closed, wet, or the cap was crooked",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 35,
        euros: [0, 0],
        tools: [
          { name: "Washing-up brush" },
          { name: "Hot soapy water" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Knobs at 0, gas tap closed, plug out",
            how: "Air the room. If there is any smell of gas, go no further: out, and call the gas emergency line.",
          },
          {
            action: "clean",
            title: "Wash cap and crown",
            how: "Only the loose parts that lift off without tools: hot soapy water, brush, toothpick in the slots.",
            warning: "No wire and no drill in the small hole below: it sets the gas.",
          },
          {
            action: "clean",
            title: "Wipe round the lighter",
            how: "Dry, with a cloth; nothing poured into the opening.",
            see: "a white pin without a crack.",
          },
          {
            action: "reassemble",
            title: "Bone dry, back in place",
            how: "Crown with its notch on the pin, cap flat: it must not rock.",
          },
          {
            action: "test",
            title: "Gas on, light it",
            how: "With a match if the lighter is still damp, hand at the side.",
            see: "an even blue ring.",
          },
        ],
        stopWhen: ["It stays yellow, blows off or smells: close the tap."],
      },
    },
    spark: {
      name: "a lighter that does not spark",
      short: "the lighter",
      weight: 4,
      why: "A flat battery, damp under the knob or a dirty pin stops the spark; the gas itself is in order, and a match lights it.",
      check: {
        do: "Press the lighter with the gas closed and listen.",
        finds: "it does not click, or does not stop clicking",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Fresh battery" }, { name: "Dry cloth" }, { name: "Match" }],
        steps: [
          { action: "unplug", title: "Gas tap closed, plug out", how: "Knobs at 0." },
          {
            action: "replace",
            title: "Change the battery if it has one",
            how: "Under the front edge behind a round cap: fresh battery, plus as before.",
            fallsOut: "The old cell.",
          },
          {
            action: "clean",
            title: "Dry knob and pin",
            how: "Pull the knob straight off, dry cloth round the shaft, an hour's wait. Damp there makes it click without end.",
          },
          {
            action: "test",
            title: "Plug in, gas closed: listen",
            how: "One press.",
            see: "clicks that stop when you let go.",
          },
          {
            action: "test",
            title: "Gas on",
            how: "Until it clicks again, light it with a match: match first, then the knob.",
          },
        ],
      },
    },
    "gas-part": {
      name: "a fault in the flame guard, tap, jet or supply",
      short: "a gas part",
      weight: 4,
      why: "A small probe beside the burner keeps the gas open only while it is hot. When it ages, the burner goes out as you let go. Jets for the wrong gas burn yellow.",
      check: {
        do: "With a clean dry cap hold the knob in for fifteen seconds after lighting, then let go.",
        finds: "it goes out, burns yellow, or all burners are weak",
        minutes: 2,
      },
      repair: {
        handOver: "Probe, tap and jet are gas parts: only a registered gas engineer works on them.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 120],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "look",
            title: "Close tap or bottle",
            how: "Square to the pipe. Open a window.",
          },
          {
            action: "look",
            title: "See whether the bottle is empty",
            how: "Weigh or rock it; all burners weak together means bottle or regulator.",
          },
          {
            action: "look",
            title: "Label the burner",
            how: "“Goes out when released” or “burns yellow”.",
          },
          {
            action: "look",
            title: "Call a registered gas engineer",
            how: "Probe and labour cost €60 to €120, and they measure the burning afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can the hob's burner be lit with a match?",
      answers: {
        yes: {
          means: "a match lights the burner",
          heard: ["with a match", "with a lighter", "lighter works"],
          when: { spark: "always", cap: "sometimes", "gas-part": "sometimes" },
        },
        no: { means: "a match does not light it either" },
      },
    },
    {
      ask: "Does the hob's burner go out when you let go of its knob?",
      answers: {
        yes: {
          means: "it goes out when the knob is released",
          heard: ["goes out", "let go", "won't stay lit"],
          when: { "gas-part": "often", cap: "sometimes", spark: "never" },
        },
        no: { means: "it stays lit" },
      },
    },
    {
      ask: "Are the slots of the hob's burner dirty, or was it washed or boiled over lately?",
      answers: {
        yes: {
          means: "the burner is dirty or was wet",
          heard: ["boiled over", "after cleaning", "wet", "blocked", "dirty"],
          when: { cap: "often", spark: "often", "gas-part": "rarely" },
        },
        no: { means: "the burner is clean and dry" },
      },
    },
  ],
  safety: [
    "Gas without fire for more than five seconds: knob to 0, wait for a minute, window open.",
    "Only what lifts off by hand comes off.",
  ],
  prevention: ["Wipe burners when they are cold, and dry the caps before they go back."],
  stopWhen: ["You smell gas with the knobs at 0: out of the house, and call from outside."],
});

export const hob: Playbook = {
  faults: [zone, doesNotSwitchOn, glass, gasBurner],
  notes: [
    {
      about: ["gas", "gas engineer"],
      text: "Caps and crowns that lift off by hand may be washed. Taps, jets, probes, hoses and regulators belong to a registered gas engineer.",
    },
    {
      about: ["induction", "pans", "which pan"],
      text: "A pan works on induction if a magnet sticks to its bottom and it covers about two thirds of the ring. A hum with light pans on full is normal.",
    },
    {
      about: ["breaker", "plug", "hardwired", "unplug"],
      text: "A built-in hob is wired in. Switch all its breakers off, up to three, and check that the display stays dark.",
    },
    {
      about: ["hotplate", "camping", "portable"],
      text: "A portable hotplate has a plug: pull it where the guide says breaker, and plug it straight into the wall.",
    },
  ],
};
