import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotStart = defineFault({
  id: "blender-does-not-start",
  name: "does not start",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not working",
    "not switching on",
    "no power",
    "doesn't turn on",
    "won't start",
    "dead",
    "stopped working",
    "switch sticking",
    "button stuck",
    "motor burned out",
    "intermittent",
    "just stopped",
    "cut out while blending",
    "fuse changed",
    "loose connection",
    "power is not coming",
    "wire torn",
  ],
  causes: {
    interlock: {
      name: "a jug, cup or lid that does not press the safety switch",
      short: "the safety switch",
      weight: 6,
      why: "Two or three tabs on the cup press little levers in the base. A worn tab, a broken clip or dried smoothie on a lever is enough to keep it dead.",
      check: {
        do: "Set the empty jug on, turn it to its stop and press it down while you switch on.",
        finds: "it starts while you press or twist",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [{ name: "Cotton buds" }, { name: "Old toothbrush" }, { name: "Warm water" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, jug off",
            how: "Look down into the base.",
            see: "two to four slots or pins round the rim.",
          },
          {
            action: "clean",
            title: "Dissolve what has dried there",
            how: "Damp, not wet: toothbrush and cotton buds with warm water round each pin, with the base tilted so that it drains outwards.",
            warning: "Never pour water into the base: switch and motor lie below the rim.",
          },
          {
            action: "adjust",
            title: "Work each pin",
            how: "Press it twenty times with a bud.",
            see: "pins that spring up by themselves, all alike.",
          },
          {
            action: "look",
            title: "Compare the tabs on the cup",
            how: "Hold cup and second cup side by side. A tab worn by 1 mm no longer reaches.",
            fallsOut: "Loose seals; push them back into their grooves.",
          },
          {
            action: "test",
            title: "Dry it for an hour, then try",
            how: "Each cup in turn.",
            see: "a start without pressing. If only one cup works, replace the other.",
          },
        ],
        prevention: ["Wipe the base after each leak, before it dries."],
        stopWhen: [
          "A pin stays down: the switch below is replaced by a repairer, not bridged. It guards your fingers.",
        ],
      },
    },
    heat: {
      name: "a motor that has switched itself off from heat",
      short: "heat",
      weight: 4,
      why: "Ice, nut butter or more than a minute without a pause heat the small motor. A protector opens, and closes again after half an hour or more.",
      check: {
        do: "Unplug it for an hour, empty it and try it with a cup of water.",
        finds: "it runs",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 70,
        euros: [0, 0],
        tools: [{ name: "Vacuum cleaner" }, { name: "Spatula" }],
        steps: [
          {
            action: "unplug",
            title: "Let it cool for an hour",
            how: "Some bases have a red reset button underneath: press it when they are cold.",
            see: "a base that no longer smells warm.",
          },
          {
            action: "clean",
            title: "Suck the air slots free",
            how: "Nozzle of the vacuum cleaner under the base and at the back.",
          },
          {
            action: "adjust",
            title: "Loosen the load",
            how: "Scrape it down with the spatula, add liquid first, and fill to two thirds at most.",
          },
          {
            action: "test",
            title: "Blend in pulses",
            how: "30 seconds, then a minute's pause.",
            see: "it runs through a whole portion.",
          },
        ],
        prevention: ["Liquid first, then soft, then frozen."],
        stopWhen: ["It stops with water alone."],
      },
    },
    supply: {
      name: "a plug fuse, socket or cord without current",
      short: "the supply",
      weight: 4,
      why: "The cord of a stick blender is bent at the handle a thousand times, and the fuse of a jug blender takes a jolt at each start.",
      check: {
        do: "Use another socket. If the cord shows no cut, press the button and bend the cord softly where it leaves the case.",
        finds: "it runs elsewhere, or stutters as the cord bends",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Screwdriver for the fuse carrier", instead: "a butter knife" },
          { name: "New plug fuse" },
        ],
        steps: [
          {
            action: "test",
            title: "Try the socket of the kettle",
            how: "Jug on, lid on, lowest speed.",
            see: "movement, if only its own socket was dead.",
          },
          {
            action: "unplug",
            title: "Unplug it and look along the cord",
            how: "Plug, middle, and the last 10 cm before the case.",
            warning:
              "If it stuttered while you bent it, the cord is broken inside. Mark the place, use it no more and have a new cord fitted.",
          },
          {
            action: "replace",
            title: "Change the fuse",
            how: "Lever the carrier out with the screwdriver; same number of amps on the new fuse.",
            fallsOut: "The old fuse.",
          },
          {
            action: "test",
            title: "Once more with water",
            how: "A cup of water, five seconds.",
            see: "a spinning blade.",
          },
        ],
      },
    },
    "switch-or-motor": {
      name: "a stuck switch or a burnt motor",
      short: "the switch or motor",
      weight: 5,
      why: "Juice runs under the buttons and glues them; the brushes of the motor wear down or the winding burns after overload.",
      check: {
        do: "Press every button in turn, unplugged, and sniff at the slots of the base.",
        finds: "a button sticks or has no click, or there is a sharp smell of varnish",
        minutes: 1,
      },
      repair: {
        handOver:
          "Motor, board and switch sit together under mains in a base that is often glued shut.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 50],
        tools: [{ name: "Damp cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and clean the buttons from outside",
            how: "A damp cloth round each edge, press it again and again, and let it dry for a day. That alone frees many.",
            see: "a click at every button.",
          },
          {
            action: "test",
            title: "One trial without a load",
            how: "Jug on, empty, one second.",
            see: "a spin. A hum without a spin: stop at once.",
          },
          {
            action: "unplug",
            title: "Put it out of use if it hums or smells",
            how: "A winding that smells is burnt.",
          },
          {
            action: "look",
            title: "Ask about brushes or switch",
            how: "For dear makes both are spares of €5 to €15. A stick blender that is glued shut ends here.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the blender start when you press or twist its jug or cup?",
      answers: {
        yes: {
          means: "it starts when jug or cup are pressed",
          heard: [
            "press down",
            "twist",
            "hold it down",
            "jug not sitting",
            "bowl not connecting",
            "sticking",
          ],
          when: {
            interlock: "always",
            heat: "rarely",
            supply: "never",
            "switch-or-motor": "rarely",
          },
        },
        no: { means: "pressing and twisting do not help" },
      },
    },
    {
      ask: "Did the blender stop in the middle of a thick or long blend?",
      answers: {
        yes: {
          means: "it stopped in the middle of a heavy blend",
          heard: ["while blending", "cut out", "overheated", "ice", "frozen", "got hot", "hot"],
          when: {
            heat: "often",
            "switch-or-motor": "sometimes",
            interlock: "rarely",
            supply: "rarely",
          },
        },
        no: { means: "it did not start in the first place" },
      },
    },
    {
      ask: "Does the blender come alive in another socket, or when its cord is bent?",
      answers: {
        yes: {
          means: "another socket or bending the cord wakes it",
          heard: ["cable", "cord", "wire", "loose connection", "lead", "intermittent"],
          when: {
            supply: "often",
            interlock: "rarely",
            heat: "never",
            "switch-or-motor": "rarely",
          },
        },
        no: {
          means: "socket and cord are not to blame",
          heard: ["changed the fuse", "fuse ok", "tested fuse"],
        },
      },
    },
    {
      ask: "Is one of the blender's buttons stuck, or does its base smell sharp?",
      answers: {
        yes: {
          means: "a button sticks or the base smells",
          heard: [
            "button stuck",
            "switch sticking",
            "switch broken",
            "smell",
            "motor burned",
            "motor burnt",
            "hums",
          ],
          when: {
            "switch-or-motor": "often",
            interlock: "rarely",
            heat: "sometimes",
            supply: "never",
          },
        },
        no: { means: "the buttons click and nothing smells" },
      },
    },
  ],
  safety: [
    "Keep fingers out of the jug while the plug is in: the blade starts without a warning.",
    "Hold blades by their hub. They cut through a sponge.",
  ],
  prevention: ["Do not run it for longer than the label says, often one minute."],
  stopWhen: ["The base smells of varnish or sparks inside more than a flicker."],
});

const bladeStands = defineFault({
  id: "blender-blade-does-not-turn",
  name: "has a motor that runs while the blade stands still",
  weight: 6,
  says: [
    "blade not turning",
    "blades don't spin",
    "motor runs but blade doesn't turn",
    "not blending",
    "blade stuck",
    "blade seized",
    "coupling broken",
    "drive stripped",
    "clutch broken",
    "rivets broken",
    "pin lost on head",
    "faulty connection between handle and blade",
    "slips",
    "hums but does not blend",
    "rubber smell",
    "mech part sticking",
  ],
  causes: {
    coupling: {
      name: "a stripped coupling between base and jug",
      short: "the coupling",
      weight: 6,
      why: "A rubber or plastic star on the motor grips one under the jug. It is the weak link on purpose and rounds off when the blade stalls.",
      check: {
        do: "Lift the jug off, unplugged, and look at both halves.",
        finds: "teeth are round, rubber crumbs lie about, or the star turns on its shaft",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [5, 20],
        tools: [
          { name: "New coupling for the model" },
          { name: "Pliers" },
          { name: "Flat screwdriver" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and get the part",
            how: "Search for the model with “drive coupling” or “clutch”. It comes as one half or a pair.",
          },
          {
            action: "unscrew",
            title: "Unscrew the worn star",
            how: "Hold the motor shaft: from below through a slot with the screwdriver, or by its flat. Grip the star with pliers and cloth and turn it clockwise, since most have a left-hand thread.",
            fallsOut: "A slinger washer under the star; it goes back first.",
            warning:
              "If the shaft cannot be held from outside, stop: holding it from inside means opening the mains part.",
          },
          {
            action: "clean",
            title: "Wipe the crumbs away",
            how: "Dry cloth round the shaft and the seat.",
            see: "clean thread or flat.",
          },
          {
            action: "replace",
            title: "Turn the new star on",
            how: "Against the clock until it is hand-tight. It tightens itself in use.",
          },
          {
            action: "look",
            title: "Check the half under the jug",
            how: "It unscrews or unclips in the same way. Blade unit and star are often one part.",
          },
          {
            action: "test",
            title: "Water first",
            how: "Two cups, five seconds on low.",
            see: "a strong whirl and no smell of rubber.",
          },
        ],
        prevention: ["Never lift the jug before the motor has stopped."],
      },
    },
    seized: {
      name: "a blade bearing that is stuck",
      short: "the blade bearing",
      weight: 5,
      why: "Juice passes a tired seal and dries in the bearing of the blade unit; rust does the rest.",
      check: {
        do: "Unplug it, take the jug off and turn the blade from below by its star.",
        finds: "it is stiff or does not move",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Bowl of hot water" },
          { name: "Washing-up liquid" },
          { name: "Cooking oil" },
          { name: "Thick towel" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Base unplugged, blade unit out",
            how: "Unscrew the ring under the jug to the left. Wrap the blade in a thick towel.",
            fallsOut: "The flat seal; mind which way it lay.",
            warning: "Grip the unit by its rim only.",
          },
          {
            action: "clean",
            title: "Soak it",
            how: "Half an hour in hot water with washing-up liquid, blade under water, star above if it is rubber.",
          },
          {
            action: "adjust",
            title: "Turn it by the star",
            how: "To and fro with the towel in your hand, and soak it again.",
            see: "a blade that turns a full circle.",
          },
          {
            action: "lubricate",
            title: "One drop of cooking oil",
            how: "At the shaft from both sides, turn, rinse. Nothing else goes there: it meets food.",
          },
          {
            action: "reassemble",
            title: "Seal flat, ring hand-tight",
            how: "Fill with water and wait for ten minutes over the sink.",
            see: "no drop under the ring.",
          },
          {
            action: "test",
            title: "Blend the water",
            how: "Ten seconds.",
            see: "a whirl, without a howl.",
          },
        ],
        stopWhen: ["It grates or leaks after that: the blade unit is replaced, €8 to €25."],
      },
    },
    joint: {
      name: "a stick, pin or gear that no longer engages",
      short: "the joint of the stick",
      weight: 4,
      why: "Stick blenders join shaft and handle with a small plastic socket. If the click is not complete or the socket is worn, the handle hums and the blade stands.",
      check: {
        do: "Unplug it, take the foot off, press the button side of the catch and snap it in again.",
        finds: "there is no click, or the socket in the foot is round inside",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [{ name: "Torch" }, { name: "Wooden skewer" }, { name: "Damp cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, foot off",
            how: "Press both catches at once.",
          },
          {
            action: "clean",
            title: "Clear the socket",
            how: "Dried puree out of catch and socket with the skewer and a damp cloth.",
          },
          {
            action: "look",
            title: "Compare male and female",
            how: "Shine the torch in: four or six edges should be sharp on both.",
            see: "crisp edges. Round ones mean a new foot or socket.",
          },
          {
            action: "look",
            title: "Turn the blade with the skewer",
            how: "It should turn the socket at the top end along.",
            see: "both ends turning. If not, the shaft has broken inside the foot.",
            warning: "Push at the flat of the blade, never at its edge.",
          },
          {
            action: "reassemble",
            title: "Snap it home",
            how: "Arrow to arrow until it clicks, then pull.",
          },
          {
            action: "test",
            title: "In water, low",
            how: "Five seconds, foot held on the bottom of a pot.",
            see: "an even pull.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the blender's blade turn easily by hand when it is off the base and unplugged?",
      answers: {
        yes: {
          means: "the blade turns easily by hand",
          when: { seized: "never", coupling: "often", joint: "often" },
        },
        no: {
          means: "the blade is stiff",
          heard: ["blade stuck", "seized", "stiff", "jammed", "sticking"],
          when: { seized: "always", coupling: "rarely", joint: "rarely" },
        },
      },
    },
    {
      ask: "Are there rubber crumbs or rounded teeth between the blender's jug and base?",
      answers: {
        yes: {
          means: "the coupling is crumbled or rounded",
          heard: ["coupling", "rubber", "stripped", "clutch", "teeth worn", "crumbs"],
          when: { coupling: "always", seized: "sometimes", joint: "rarely" },
        },
        no: { means: "the coupling looks whole" },
      },
    },
    {
      ask: "Is it a stick blender?",
      answers: {
        yes: {
          means: "it is a stick blender",
          heard: ["stick blender", "hand blender", "immersion blender", "bamix", "soup"],
          when: { joint: "always", coupling: "rarely", seized: "sometimes" },
        },
        no: {
          means: "it has a jug or cup",
          heard: ["jug", "cup", "smoothie", "nutribullet", "liquidiser", "liquidizer"],
        },
      },
    },
  ],
  safety: ["Touch blades only by hub or rim, and only with the base unplugged."],
  prevention: ["Rinse the blade unit at once: half a cup of water, one pulse."],
  stopWhen: ["A piece of blade or rivet is missing: throw the food away."],
});

const leaks = defineFault({
  id: "blender-leaks",
  name: "leaks",
  weight: 4,
  says: [
    "leaking",
    "leaks from the bottom",
    "leaks at the base",
    "seal gone",
    "rubber seal needs replacing",
    "gasket broken",
    "water in the base",
    "drips",
    "jug cracked",
    "broken piece",
    "lid does not close",
    "can't close the top",
    "tap leaks",
  ],
  causes: {
    seal: {
      name: "a seal that is missing, twisted or hard",
      short: "the seal",
      weight: 7,
      why: "The flat ring between jug and blade shrinks and hardens in the dishwasher, or stays in the sink after washing up.",
      check: {
        do: "With the jug off its base and empty, unscrew the blade unit and look at the ring.",
        finds: "it is missing, flattened, cracked or does not lie in its groove",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 8],
        tools: [{ name: "New sealing ring" }, { name: "Washing-up brush" }],
        steps: [
          { action: "unplug", title: "Jug off, base unplugged", how: "Empty it." },
          {
            action: "open",
            title: "Unscrew the blade unit",
            how: "Grip the ring at its ribs and turn it to the left.",
            fallsOut: "Blade unit and ring; lay them on a towel.",
            warning: "The blade comes out with it.",
          },
          {
            action: "clean",
            title: "Clean groove and thread",
            how: "Washing-up brush, also under the thread.",
            see: "no grain in the groove.",
          },
          {
            action: "replace",
            title: "Lay the new ring in flat",
            how: "Smooth side to the jug if it has two different ones. Moisten it with water.",
          },
          {
            action: "reassemble",
            title: "Screw it together by hand",
            how: "Firm, without tools.",
            putBack: "Ring between blade flange and glass, not below.",
          },
          {
            action: "test",
            title: "Let water stand in it",
            how: "Half full on kitchen paper for ten minutes, off the base.",
            see: "dry paper.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn shaft seal in the blade unit",
      short: "the shaft seal",
      weight: 4,
      why: "Round the turning shaft sits a small lip that wears. Then brown drops run down the coupling into the base.",
      check: {
        do: "Let the filled jug stand, then turn the blade from below and look at the star.",
        finds: "it weeps round the shaft, often brown",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [8, 30],
        tools: [{ name: "New blade unit for the model" }, { name: "Kitchen towel" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the base and dry it",
            how: "Turn it over so that juice runs out, never into the motor, and let it dry for a day.",
            warning:
              "If liquid has run into the slots of the base, it is not switched on before a repairer has looked at it.",
          },
          {
            action: "open",
            title: "Unscrew the old unit",
            how: "Kitchen towel round the blade, ring to the left.",
          },
          { action: "replace", title: "Fit the new unit", how: "With its new seal, hand-tight." },
          {
            action: "look",
            title: "Try it dry",
            how: "Turn the star by hand.",
            see: "it runs smoothly and centrally.",
          },
          {
            action: "test",
            title: "Water test, then base",
            how: "Ten minutes of standing, then ten seconds of blending.",
            see: "a dry star.",
          },
        ],
      },
    },
    crack: {
      name: "a crack in jug, cup or lid",
      short: "a crack",
      weight: 3,
      why: "Hot soup, the dishwasher or a fall makes fine cracks at the foot and the spout.",
      check: {
        do: "Hold the empty jug against a lamp and tap it.",
        finds: "a line shows, or it sounds dull",
        minutes: 1,
      },
      repair: {
        handOver:
          "A jug with a crack can burst at speed, and no glue is safe for food, heat and vibration at once.",
        difficulty: "Very easy",
        minutes: 10,
        euros: [12, 45],
        tools: [{ name: "Newspaper" }],
        steps: [
          { action: "unplug", title: "Take the jug out of use", how: "Base unplugged, jug empty." },
          {
            action: "look",
            title: "Look whether lid, blade and base are sound",
            how: "Then a jug alone makes it whole: new by model, or second-hand.",
          },
          {
            action: "look",
            title: "Wrap glass in newspaper",
            how: "Before it goes into the bin. A plastic cup may serve for dry things that are not blended.",
          },
        ],
      },
    },
    "lid-or-overfill": {
      name: "a lid that does not seal, or too much in the jug",
      short: "the lid or overfilling",
      weight: 3,
      why: "Above the top mark the whirl climbs and finds every gap. Residue in the thread or under the lid's ring keeps it open.",
      check: {
        do: "Fill to half, dry the outside, and blend cold water.",
        finds: "it stays dry",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "Toothpick" }, { name: "Hot soapy water" }],
        steps: [
          { action: "unplug", title: "Base off the mains", how: "Jug on the draining board." },
          {
            action: "clean",
            title: "Pick the thread and groove clean",
            how: "Toothpick for dried fruit, also in small holes and under the lid's ring, then hot soapy water.",
            see: "a lid that closes with a short even turn.",
          },
          {
            action: "adjust",
            title: "Set ring and stopper",
            how: "Ring flat in its groove, stopper turned to its lock.",
          },
          {
            action: "test",
            title: "Blend half a jug of water",
            how: "A hand with a cloth on the lid.",
            see: "a dry lid.",
            warning:
              "Hot soup pushes the lid off: let it cool to hand-warm and leave the stopper out under a cloth.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the blender's jug leak when it just stands filled, off the base?",
      answers: {
        yes: {
          means: "it leaks while standing",
          heard: ["leaks when standing", "drips"],
          when: { seal: "often", crack: "often", bearing: "sometimes", "lid-or-overfill": "never" },
        },
        no: {
          means: "it leaks only while it runs",
          heard: ["only when running", "only when blending"],
        },
      },
    },
    {
      ask: "Where does the blender leak: at the bottom round the blade, out of a crack, or at the lid?",
      answers: {
        bottom: {
          means: "it leaks at the bottom",
          heard: ["bottom", "base", "underneath", "seal", "gasket"],
          when: { seal: "always", bearing: "always", crack: "rarely", "lid-or-overfill": "never" },
        },
        crack: {
          means: "it leaks out of a crack",
          heard: ["crack", "cracked"],
          when: { crack: "always", seal: "never", bearing: "never", "lid-or-overfill": "never" },
        },
        lid: {
          means: "it leaks at the lid",
          heard: ["lid", "top"],
          when: { "lid-or-overfill": "always", seal: "never", bearing: "never", crack: "rarely" },
        },
      },
    },
    {
      ask: "Are the drops under the blender brown or greasy, or is its coupling wet?",
      answers: {
        yes: {
          means: "the drops are brown or the coupling is wet",
          heard: ["brown", "rusty", "greasy", "black liquid"],
          when: { bearing: "always", seal: "rarely", crack: "never", "lid-or-overfill": "never" },
        },
        no: { means: "the drops are clear" },
      },
    },
  ],
  safety: ["Dry base and plug before you switch on."],
  prevention: ["Wash seals by hand: dishwasher heat hardens them."],
  stopWhen: ["Liquid has run into the base."],
});

const noisy = defineFault({
  id: "blender-noisy-or-smells",
  name: "is loud, smells or has become weak",
  weight: 4,
  says: [
    "noisy",
    "loud",
    "grinding",
    "smells",
    "making a smell",
    "smells sometimes",
    "overheats",
    "weak",
    "only one speed",
    "slow",
    "blades catching",
    "rattles",
    "vibrates",
    "can't deal with hard vegetables",
    "does not blend smoothly",
    "works on one mode only",
  ],
  causes: {
    load: {
      name: "a load that is too hard, too thick or too full",
      short: "the load",
      weight: 5,
      why: "Dry or frozen lumps hold the blade, and the motor turns its current into heat instead of movement.",
      check: { do: "Run it with water only.", finds: "it sounds and smells normal", minutes: 1 },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Knife and board" }, { name: "Measuring jug" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for a quarter of an hour",
            how: "Empty and rinse it.",
          },
          {
            action: "adjust",
            title: "Cut smaller, wet more",
            how: "Cubes of 2 cm on the board with the knife, and at least 150 ml of liquid from the measuring jug.",
          },
          {
            action: "adjust",
            title: "Work in pulses",
            how: "Three short ones, then low, then high. Shake a cup in between.",
          },
          {
            action: "test",
            title: "Blend half a portion",
            how: "Thirty seconds.",
            see: "a whirl in the middle, and a base that stays below hand warmth.",
          },
        ],
        prevention: ["Raw carrots are for a grater or a food processor."],
      },
    },
    blade: {
      name: "a loose, bent or blunt blade",
      short: "the blade",
      weight: 4,
      why: "A rivet or nut works loose, and the blade rattles or scrapes on the guard. Ice and bones bend it.",
      check: {
        do: "Unplug it and rock the blade with a wooden spoon.",
        finds: "it wobbles on its shaft or touches the wall",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 30],
        tools: [
          { name: "Wooden spoon" },
          { name: "Small spanner" },
          { name: "Cut-proof glove", instead: "a thick oven glove" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, glove on",
            how: "Blade unit out of the jug, or stick on the table.",
          },
          {
            action: "look",
            title: "See how it is held",
            how: "Rock the blade with the wooden spoon. A cap nut can be tightened, a rivet cannot.",
            see: "nut or rivet in the middle.",
          },
          {
            action: "adjust",
            title: "Tighten a nut",
            how: "Hold the star below and turn the nut with the spanner until it stops.",
          },
          {
            action: "replace",
            title: "Replace a riveted unit",
            how: "A loose rivet goes on until the blade flies. New unit by model.",
            warning: "Do not bend blades back: they crack at the bend.",
          },
          { action: "test", title: "Water, five seconds", how: "Lid closed.", see: "no rattle." },
        ],
      },
    },
    bearing: {
      name: "a dry or worn bearing under the blade",
      short: "the bearing",
      weight: 4,
      why: "It howls first, gets hot, smells of rubber and finally seizes.",
      check: {
        do: "Run the base for a second without the jug, if it allows it. Then unplug it and turn the star by hand.",
        finds: "the base alone is quiet, and the blade unit grates",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 25],
        tools: [
          { name: "Food-safe oil", instead: "paraffin oil from the pharmacy" },
          { name: "Hot water" },
          { name: "Old towel" },
        ],
        steps: [
          { action: "unplug", title: "Base off, unit out", how: "Old towel round the blade." },
          {
            action: "clean",
            title: "Flush it",
            how: "Hold the star side under hot water and turn the blade until the water stays clear.",
          },
          {
            action: "lubricate",
            title: "One drop of food-safe oil",
            how: "At the shaft below the star. Turn fifty times and wipe.",
            see: "a unit that spins on after a flick.",
          },
          { action: "reassemble", title: "Seal and ring on", how: "Hand-tight." },
          {
            action: "test",
            title: "Water for twenty seconds",
            how: "Then feel the star, unplugged.",
            see: "barely warm.",
          },
        ],
        stopWhen: [
          "It grates still: replace the unit before it seizes and takes the coupling along.",
        ],
      },
    },
    motor: {
      name: "motor brushes or a speed control at their end",
      short: "the motor or control",
      weight: 4,
      why: "Short brushes spark and smell of ozone; a speed control that has failed leaves one speed.",
      check: {
        do: "Watch the slots of the base in a dim room while it runs on water for five seconds.",
        finds: "there is a bright ring of light, or speeds are missing",
        minutes: 1,
      },
      repair: {
        handOver:
          "Brushes and control are mains parts in a closed base that juice may have entered.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 40],
        tools: [{ name: "List of speeds" }],
        steps: [
          {
            action: "test",
            title: "Make a list",
            how: "Each of the speeds: works, weak, nothing. Five seconds each with water.",
          },
          {
            action: "unplug",
            title: "Do not run it to the end",
            how: "A brush that wears through scores the motor.",
          },
          {
            action: "look",
            title: "Look for screws under the feet",
            how: "Rubber feet hide them. Without screws the base is glued.",
            see: "feet that can be lifted with a nail.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "Brushes cost €5, and a repairer sees at once whether the motor still deserves them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the blender sound and smell normal with water only?",
      answers: {
        yes: {
          means: "it is normal with water only",
          heard: ["hard objects", "hard vegetables", "raw vegetables", "ice", "frozen"],
          when: { load: "always", blade: "sometimes", bearing: "rarely", motor: "rarely" },
        },
        no: { means: "it is loud or smells with water too" },
      },
    },
    {
      ask: "Does the blender's blade wobble or touch the wall?",
      answers: {
        yes: {
          means: "the blade wobbles or scrapes",
          heard: ["blades catching", "blade loose", "wobbles", "scrapes", "rattles", "bent blade"],
          when: { blade: "always", load: "rarely", bearing: "sometimes", motor: "never" },
        },
        no: { means: "the blade sits firm" },
      },
    },
    {
      ask: "Is one of the blender's speeds or modes missing, or do you see light in its slots?",
      answers: {
        yes: {
          means: "speeds are missing or light shows in the slots",
          heard: ["only one speed", "one mode", "lowest speed", "works on grind", "speed"],
          when: { motor: "often", load: "rarely", blade: "never", bearing: "rarely" },
        },
        no: { means: "all speeds work and no light shows" },
      },
    },
    {
      ask: "Does the blender howl or grate?",
      answers: {
        yes: {
          means: "it howls or grates",
          heard: ["howl", "grinding", "grates", "screech", "squeal"],
          when: { bearing: "often", blade: "sometimes", load: "rarely", motor: "sometimes" },
        },
        no: { means: "it does not howl" },
      },
    },
  ],
  safety: ["Never reach in to free the blade before the plug is out."],
  prevention: ["A minute's work, a minute's rest."],
  stopWhen: ["The smell stays after cooling."],
});

export const blender: Playbook = {
  faults: [doesNotStart, bladeStands, leaks, noisy],
  notes: [
    {
      about: ["dishwasher"],
      text: "Jugs and lids may go into the dishwasher if they say so. Blade units and seals last longer when washed by hand, and a stick blender's foot is only dipped up to its joint.",
    },
    {
      about: ["hot", "soup"],
      text: "Let soup cool until you can touch the pot. Fill a jug to a third, take the stopper out, put a cloth over it and start on low. Closed cups are never for warm things: pressure builds up.",
    },
    {
      about: ["coupling", "thread", "left hand", "unscrew"],
      text: "The star on most motors has a left-hand thread: clockwise opens it. Blade units under jugs open to the left as usual.",
    },
  ],
};
