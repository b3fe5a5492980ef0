import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotStart = defineFault({
  id: "food-processor-does-not-start",
  name: "does not start",
  usual: true,
  weight: 9,
  says: [
    "won't turn on",
    "does not switch on",
    "not working",
    "just stopped working",
    "stopped working",
    "no power",
    "doesn't operate",
    "motor gone",
    "safety mechanism",
    "interlock stuck",
    "lid switch",
    "on off switch no longer works",
    "gets power but no movement",
    "electrical fault",
    "tried changing the fuse",
    "button stopped working",
    "arms aren't closing the lid",
    "capacitor burnt out",
    "switch broken",
    "dead",
  ],
  causes: {
    interlock: {
      name: "a bowl or lid that does not press the safety switch",
      short: "the bowl or lid switch",
      weight: 8,
      why: "It runs only with bowl and lid turned home. A rod in the bowl's handle or a tab on the lid presses a switch in the base, and a broken tab, a stuck rod or crumbs in the slot are enough.",
      check: {
        do: "With the plug out, turn bowl and lid home and watch the rod in the handle: it should come out below by some millimetres.",
        finds: "the rod does not move, or a tab is broken",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 35],
        tools: [
          { name: "Old toothbrush" },
          { name: "Warm soapy water" },
          { name: "Wooden skewer" },
          { name: "Torch", instead: "your phone's light" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, blade out",
            how: "Put the blade aside at once, edge to the wall.",
          },
          {
            action: "look",
            title: "Follow the chain",
            how: "Lid tab, rod in the handle, hole in the base. Shine the torch on each.",
            see: "a tab, a rod that springs, and a lever or pin in the hole.",
          },
          {
            action: "clean",
            title: "Flush the handle",
            how: "Bowl into warm soapy water for half an hour, press the rod twenty times, rinse and dry it upside down.",
            see: "a rod that springs back fast.",
          },
          {
            action: "clean",
            title: "Free the hole in the base",
            how: "Dry brushing with the toothbrush, then the skewer, with the base tilted so that crumbs fall out.",
            warning: "No water into the hole: the switch lies right behind it, and it is mains.",
          },
          {
            action: "reassemble",
            title: "Turn it home",
            how: "Bowl first to its stop, then blade, then lid to its stop, with the pusher in if your model wants it.",
            putBack: "Arrow on arrow; most have two stops and need the second.",
          },
          {
            action: "test",
            title: "One pulse, empty",
            how: "A hand on the lid.",
            see: "a start without pressing. If it starts only while you press, bowl or lid are worn and are sold as spares.",
          },
        ],
        prevention: ["Wash lid and bowl by hand: hot dishwashers warp the tabs."],
        stopWhen: ["It runs with the lid off: the guard has failed, so use it no more."],
      },
    },
    supply: {
      name: "a dead socket or a blown fuse",
      short: "the socket or fuse",
      weight: 3,
      why: "At each start the motor takes five times its usual current for a moment, and that wears the fuse in the plug.",
      check: {
        do: "Plug the kettle in there, then the food processor where the kettle was.",
        finds: "the kettle stays cold, or it starts there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 12,
        euros: [0, 2],
        tools: [{ name: "Flat screwdriver" }, { name: "Plug fuse of the same amps" }],
        steps: [
          {
            action: "test",
            title: "Swap it with the kettle",
            how: "Bowl and lid on, one pulse.",
            see: "which of the two is dead.",
          },
          {
            action: "unplug",
            title: "Look at the plug",
            how: "Cool, clean, pins straight.",
            warning: "Brown means that it has been hot: do not use that plug.",
          },
          {
            action: "replace",
            title: "Fit the fuse",
            how: "British plug: lever the carrier out with the screwdriver. The number is printed beside it.",
            fallsOut: "The old fuse, which can look perfect.",
          },
          { action: "test", title: "Three pulses", how: "Empty, lid on.", see: "three starts." },
        ],
        stopWhen: ["The second fuse blows."],
      },
    },
    heat: {
      name: "an overload cut-out that has opened",
      short: "the overload cut-out",
      weight: 4,
      why: "Bread dough, a full bowl or frozen meat heat the motor until a protector opens. It closes again after half an hour to an hour.",
      check: {
        do: "Leave it unplugged for an hour and pulse it empty.",
        finds: "it runs again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 65,
        euros: [0, 0],
        tools: [{ name: "Dry brush" }],
        steps: [
          {
            action: "unplug",
            title: "Switch to 0, plug out, an hour's rest",
            how: "In a cool place, and empty the bowl meanwhile.",
          },
          {
            action: "look",
            title: "Look below for a button",
            how: "A small red or black reset button, on some models. Press it when it is cold.",
            see: "a soft click.",
          },
          {
            action: "clean",
            title: "Brush the slots",
            how: "Flour and fluff away from the openings at the back and below, with the dry brush.",
          },
          {
            action: "test",
            title: "Start empty, then half full",
            how: "Pulses of five seconds.",
            see: "it goes on.",
          },
        ],
        prevention: ["Half a bowl, short pulses, and dough for two minutes at the most."],
      },
    },
    inside: {
      name: "a burnt capacitor, switch or motor",
      short: "the capacitor, switch or motor",
      weight: 5,
      why: "Capacitors on the control board burst with age, often with a bang and a smell. Switches char, and motor brushes wear down.",
      check: {
        do: "With lid and bowl proved right, listen at the base as you switch on, and sniff.",
        finds: "it hums, clicks or smells burnt, or is silent on a good socket",
        minutes: 1,
      },
      repair: {
        handOver: "Board and motor are at mains voltage, and capacitors may stay charged.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 45],
        tools: [{ name: "Carrier bag" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and stop trying",
            how: "A hum without movement burns the winding.",
          },
          {
            action: "look",
            title: "Note the sign",
            how: "Silent, hums, clicks, or smelled: one word on a slip of paper.",
          },
          {
            action: "look",
            title: "Copy the model number from below",
            how: "Boards, switches and brush kits are sold by it.",
            see: "model and watts on the label.",
          },
          {
            action: "look",
            title: "Pack base, bowl and lid into the bag",
            how: "Without bowl and lid nobody can test it. A repair café replaces a capacitor for €2.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the food processor start when you press or twist its lid or bowl?",
      answers: {
        yes: {
          means: "it starts when lid or bowl are pressed",
          heard: [
            "press",
            "twist",
            "lid",
            "interlock",
            "safety",
            "safety switch",
            "bowl not connecting",
          ],
          when: { interlock: "always", supply: "never", heat: "rarely", inside: "rarely" },
        },
        no: { means: "pressing lid and bowl does not help" },
      },
    },
    {
      ask: "Does the socket of the food processor work with another device?",
      answers: {
        yes: {
          means: "the socket works",
          heard: [
            "changed the fuse",
            "changing the fuse",
            "fuse checked",
            "new fuse",
            "socket works",
          ],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
    {
      ask: "Did the food processor stop while it was working hard?",
      answers: {
        yes: {
          means: "it stopped during heavy work",
          heard: ["while working", "dough", "overheated", "hot", "overloaded", "cut out"],
          when: { heat: "often", inside: "sometimes", interlock: "rarely", supply: "rarely" },
        },
        no: { means: "it did not start in the first place" },
      },
    },
    {
      ask: "Does the food processor hum or click, or has it smelled burnt?",
      answers: {
        yes: {
          means: "it hums, clicks or has smelled",
          heard: ["hums", "clicks", "buzz", "gets power", "capacitor", "motor gone"],
          when: { inside: "often", interlock: "rarely", supply: "never", heat: "rarely" },
        },
        no: { means: "it is silent and does not smell" },
      },
    },
  ],
  safety: [
    "Take the blade out before you look for the fault, and hold it by its hub.",
    "Never poke a stick into the switch hole with the plug in.",
  ],
  prevention: ["Turn lid and bowl without force: broken tabs are the commonest end."],
  stopWhen: ["It starts by itself or runs without its lid."],
});

const noDrive = defineFault({
  id: "food-processor-blade-does-not-turn",
  name: "has a motor that runs while the blade stands still or stalls",
  weight: 5,
  says: [
    "blade not turning",
    "motor runs but blade doesn't turn",
    "not spinning",
    "not mixing properly",
    "slips under load",
    "belt broken",
    "drive belt",
    "gear broken",
    "stops when I add food",
    "coupling broken",
    "weak",
    "whisks not spinning",
    "spindle turns but bowl doesn't",
    "clicks and stops",
    "disc not turning",
  ],
  causes: {
    adapter: {
      name: "a blade, disc or drive shaft that is not seated or is rounded inside",
      short: "the blade or drive shaft",
      weight: 5,
      why: "The spindle is flat or toothed, and plastic hubs wear round. A disc needs its own drive shaft below it.",
      check: {
        do: "Unplugged, hold the spindle and turn the hub on it.",
        finds: "it turns on the spindle, or does not go all the way down",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 25],
        tools: [{ name: "Toothpick" }, { name: "Brush" }],
        steps: [
          { action: "unplug", title: "Plug out, bowl off", how: "Blade out by its hub." },
          {
            action: "clean",
            title: "Clean hub and spindle",
            how: "Toothpick and brush into the hub: dried dough keeps it from going down.",
            see: "flats or teeth inside, crisp.",
          },
          {
            action: "reassemble",
            title: "Seat it to the stop",
            how: "Turn it a little while it slides down. Discs: drive shaft first.",
            putBack: "Blade 1 to 2 mm above the bowl's bottom.",
          },
          {
            action: "test",
            title: "Pulse with a carrot",
            how: "Lid on.",
            see: "it cuts without a clack. A hub that slips is a spare: blade or shaft for €8 to €25.",
          },
        ],
      },
    },
    belt: {
      name: "a worn or torn drive belt",
      short: "the belt",
      weight: 5,
      why: "In machines whose bowl stands beside the motor, a toothed belt drives the spindle. It loses teeth or stretches.",
      check: {
        do: "Unplugged, turn the spindle by hand.",
        finds: "it turns without the weight of the motor, or black crumbs lie below",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [6, 18],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Toothed belt for the model" },
          { name: "Soft cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and turn it over",
            how: "On a soft cloth. Wait for five minutes.",
          },
          {
            action: "unscrew",
            title: "Take the bottom plate off",
            how: "Screws under the rubber feet and in deep holes; a long screwdriver helps.",
            fallsOut: "Feet, screws of two lengths: note which went where.",
            warning:
              "Motor, board and capacitors lie there too. Touch the belt and its wheels, nothing else.",
          },
          {
            action: "look",
            title: "Look at the belt",
            how: "Turn the big wheel by hand.",
            see: "missing teeth or a loose belt. If it is tight and whole, close it again.",
          },
          {
            action: "replace",
            title: "Roll the new one on",
            how: "Over the motor pinion first, then over the big wheel while you turn it.",
          },
          {
            action: "reassemble",
            title: "Plate on, cord in its grip",
            how: "No wire under the edge, all screws in.",
          },
          {
            action: "test",
            title: "Pulse empty, then with a potato",
            how: "Lid on.",
            see: "no slipping.",
          },
        ],
        stopWhen: ["The bearing of the spindle wobbles, or wires are scorched."],
      },
    },
    overload: {
      name: "food that is too much or too hard",
      short: "the load",
      weight: 3,
      why: "A motor of 400 W stalls on a full bowl of cheese, and then a slipping clutch or an electronic stop protects it.",
      check: {
        do: "Empty it to a third and cut the pieces smaller.",
        finds: "it works",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Kitchen knife" }],
        steps: [
          { action: "unplug", title: "Unplug it and empty the bowl", how: "Blade out first." },
          {
            action: "adjust",
            title: "Cut to 2 cm",
            how: "With the kitchen knife; let frozen things thaw for ten minutes.",
          },
          {
            action: "adjust",
            title: "Drop it onto the running blade",
            how: "Through the tube, with the pusher, bit by bit.",
          },
          {
            action: "test",
            title: "Half a bowl, pulses",
            how: "Five of three seconds.",
            see: "an even cut and a tone that does not sag.",
          },
        ],
      },
    },
    gear: {
      name: "a broken gear or coupling inside",
      short: "a gear inside",
      weight: 3,
      why: "Compact machines and choppers have plastic gears between motor and spindle, and they give in when the blade jams.",
      check: {
        do: "Listen at a pulse with the bowl empty.",
        finds: "it clatters or clicks and the spindle jerks",
        minutes: 1,
      },
      repair: {
        handOver:
          "The gearbox is closed by the same screws as the mains part and is hardly ever sold alone.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Phone to record it" }],
        steps: [
          {
            action: "test",
            title: "Record two pulses",
            how: "With your phone, bowl empty, lid on.",
          },
          {
            action: "unplug",
            title: "Leave it at that",
            how: "Broken teeth wander into the good ones.",
          },
          {
            action: "look",
            title: "Search for gear and model",
            how: "If a gear or a base is sold, note its price.",
          },
          {
            action: "look",
            title: "Decide with a repairer",
            how: "Printed gears exist for some old machines: ask at a repair café or a maker space.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the food processor's spindle turn without a blade on it?",
      answers: {
        yes: {
          means: "the bare spindle turns",
          heard: ["spindle turns", "motor turns"],
          when: { adapter: "always", overload: "always", belt: "rarely", gear: "rarely" },
        },
        no: { means: "the bare spindle stands still" },
      },
    },
    {
      ask: "Does it clatter or click inside the food processor?",
      answers: {
        yes: {
          means: "it clatters or clicks",
          heard: ["clicks", "clatters", "grinding", "cogs", "gear"],
          when: { gear: "often", belt: "sometimes", adapter: "sometimes", overload: "rarely" },
        },
        no: { means: "there is no clatter" },
      },
    },
    {
      ask: "Does the food processor stall only with a full bowl or hard food?",
      answers: {
        yes: {
          means: "it stalls with a heavy load only",
          heard: ["when I add food", "under load", "full bowl", "hard food", "cheese"],
          when: { overload: "often", belt: "often", adapter: "sometimes", gear: "rarely" },
        },
        no: { means: "it stands still with an empty bowl too" },
      },
    },
  ],
  safety: ["Blades stay sharp for years: lift them by the hub, with a towel."],
  prevention: ["Stop before you scrape the bowl down."],
  stopWhen: ["The motor hums and does not turn."],
});

const stuck = defineFault({
  id: "food-processor-parts-stuck",
  name: "has a bowl, lid or blade that is stuck",
  weight: 3,
  says: [
    "bowl stuck",
    "lid stuck",
    "can't get the lid off",
    "blade stuck",
    "adapter stuck on central pin",
    "can't remove blade",
    "attachment stuck",
    "won't come apart",
    "jamming the bowl",
    "pusher stuck",
    "bowl won't turn",
    "locked",
  ],
  causes: {
    residue: {
      name: "dried dough or sugar that glues parts together",
      short: "dried food",
      weight: 6,
      why: "Dough creeps up the spindle and sets like mortar between two plastics.",
      check: {
        do: "Look at the gap round hub, lid or bowl.",
        finds: "something white, brown or shiny fills it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 50,
        euros: [0, 0],
        tools: [
          { name: "Hot water" },
          { name: "Washing-up liquid" },
          { name: "Wooden spatula" },
          { name: "Oven gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, oven gloves on",
            how: "A stuck blade comes loose with a jerk.",
            warning: "Do not pull with bare hands near the blade.",
          },
          {
            action: "clean",
            title: "Soak the joint only",
            how: "Fill the bowl 2 cm high with hot water and a drop of washing-up liquid, if hub and bowl are what sticks, and wait for half an hour.",
            see: "bubbles or crumbs floating up.",
          },
          {
            action: "pry",
            title: "Lift evenly",
            how: "Two wooden spatulas under the hub, one each side.",
            fallsOut: "The blade; let it fall back into the bowl.",
          },
          { action: "clean", title: "Clean spindle and hub", how: "Until they slide." },
          {
            action: "test",
            title: "On and off three times",
            how: "By hand, unplugged.",
            see: "no resistance.",
          },
        ],
        prevention: ["A trace of cooking oil on the spindle before you make dough."],
      },
    },
    lock: {
      name: "a lid or bowl that is turned past its stop or not unlocked",
      short: "the lock",
      weight: 4,
      why: "Force turns a warped lid past its catch, or the bowl stays locked as long as the lid is on.",
      check: {
        do: "Read the arrows: does the lid have to come off first, is there a button to press?",
        finds: "you find a padlock sign, a button or an arrow the other way",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Rubber glove", instead: "a damp cloth" }, { name: "Bag of ice" }],
        steps: [
          { action: "unplug", title: "Plug out", how: "Switch at 0." },
          {
            action: "look",
            title: "Go by the signs",
            how: "Lid first, then bowl. Some release only with a button beside the handle.",
          },
          {
            action: "adjust",
            title: "Grip and rock",
            how: "Rubber gloves on, press the lid down and turn it in small jerks.",
            see: "the tab moving in its slot.",
          },
          {
            action: "adjust",
            title: "Shrink the inner part",
            how: "Ten minutes of ice in the bowl for a stuck bowl, hot cloth round the outer ring.",
          },
          {
            action: "test",
            title: "Close it gently and open again",
            how: "A lid that jams each time is warped and wants replacing.",
            see: "it opens with two fingers.",
          },
        ],
      },
    },
    shaft: {
      name: "a metal adapter that has seized on the spindle",
      short: "a seized adapter",
      weight: 3,
      why: "Aluminium and steel corrode together when they are put away wet.",
      check: {
        do: "Turn spindle and adapter by hand, unplugged.",
        finds: "they turn as one, and a white or brown bloom shows at the edge",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "White vinegar" },
          { name: "Cooking oil" },
          { name: "Rubber mallet", instead: "a wooden rolling pin" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, base level",
            how: "A towel round the spindle keeps liquid from running down.",
          },
          {
            action: "clean",
            title: "Vinegar on the edge",
            how: "A few drops of vinegar, ten minutes, wipe. Three times.",
            warning: "Drops only: below the spindle is the motor.",
          },
          {
            action: "lubricate",
            title: "Oil overnight",
            how: "Two drops of cooking oil at the edge.",
          },
          {
            action: "adjust",
            title: "Tap all round",
            how: "Light taps of the mallet on the side of the adapter, then lift straight with both thumbs.",
            see: "a hair of movement, then more.",
            fallsOut: "A pin or clip may come along.",
          },
          {
            action: "clean",
            title: "Polish and oil both",
            how: "Until the adapter drops on by its own weight.",
          },
        ],
        stopWhen: ["The spindle bends or the plastic round it cracks."],
      },
    },
  },
  questions: [
    {
      ask: "Is it the blade or adapter of the food processor that is stuck, or its lid or bowl?",
      answers: {
        blade: {
          means: "blade or adapter are stuck",
          heard: ["blade stuck", "adapter", "attachment stuck", "central pin", "spindle"],
          when: { residue: "sometimes", shaft: "always", lock: "never" },
        },
        lid: {
          means: "lid or bowl are stuck",
          heard: ["lid stuck", "bowl stuck", "lid off", "locked"],
          when: { lock: "always", residue: "sometimes", shaft: "never" },
        },
      },
    },
    {
      ask: "Is the stuck part of the food processor metal on metal?",
      answers: {
        yes: {
          means: "metal is stuck on metal",
          heard: ["rust", "rusty", "corroded", "aluminium", "metal"],
          when: { shaft: "always", residue: "rarely", lock: "never" },
        },
        no: { means: "plastic is involved" },
      },
    },
    {
      ask: "Is there dried food in the gap of the food processor's stuck part?",
      answers: {
        yes: {
          means: "dried food fills the gap",
          heard: ["dough", "dried", "sticky", "sugar"],
          when: { residue: "always", lock: "rarely", shaft: "sometimes" },
        },
        no: { means: "the gap is clean" },
      },
    },
  ],
  safety: ["Gloves on: what comes loose suddenly has a blade on it."],
  prevention: ["Take it apart right after use."],
  stopWhen: ["Only force with a hammer would do it."],
});

const noisyOrBroken = defineFault({
  id: "food-processor-noisy-or-leaks",
  name: "grinds, leaks or has a cracked part",
  weight: 3,
  says: [
    "grinding noise",
    "noisy",
    "loud",
    "vibrates",
    "leaks",
    "leaking",
    "bowl cracked",
    "lid cracked",
    "handle broken",
    "broken piece",
    "blade touches bowl",
    "scraping",
    "smells",
    "spare part needed",
    "walks on the worktop",
  ],
  causes: {
    scraping: {
      name: "a blade that scrapes or is out of balance",
      short: "a scraping blade",
      weight: 4,
      why: "A cracked hub, a chipped blade or dough under the hub tilts it by a millimetre.",
      check: {
        do: "Turn the seated blade by hand, unplugged.",
        finds: "it touches the wall or the bottom somewhere",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 25],
        tools: [{ name: "Washing-up brush" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Off the mains", how: "Blade out, by its hub." },
          {
            action: "look",
            title: "Check hub and blades with the torch",
            how: "Hairlines in the hub, chips, bent tips.",
            see: "a whole hub and two even blades.",
            warning: "A cracked hub is replaced: shards end up in the food.",
          },
          { action: "clean", title: "Clean under the hub", how: "Washing-up brush, spindle too." },
          {
            action: "reassemble",
            title: "Set it down and turn it",
            how: "One full turn by hand.",
            see: "a gap all round.",
          },
          {
            action: "test",
            title: "Pulse with water",
            how: "Two cups, lid on.",
            see: "no scraping.",
          },
        ],
      },
    },
    bearing: {
      name: "a dry or worn bearing of spindle or motor",
      short: "a bearing",
      weight: 4,
      why: "Liquid runs down the spindle and takes the grease with it. Then it howls, warms up and smells.",
      check: {
        do: "Run it for two seconds with an empty bowl and no blade.",
        finds: "it howls or grates without the blade too",
        minutes: 1,
      },
      repair: {
        handOver:
          "The bearing lies under the bottom plate between motor, belt and mains wires, and it has to be pressed in straight.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Paper towel" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and wipe round the spindle",
            how: "With a paper towel.",
            see: "clean paper. Brown on it means that grease and juice are coming out.",
          },
          {
            action: "look",
            title: "Rock the spindle",
            how: "More than a hair of play sideways means worn.",
          },
          {
            action: "look",
            title: "Do not oil it from above",
            how: "Oil at the spindle drips into the bowl and never reaches the bearing.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "Bearings are standard sizes and cost €5; the work takes an hour.",
          },
        ],
      },
    },
    crack: {
      name: "a crack in bowl, lid or handle",
      short: "a crack",
      weight: 5,
      why: "The bowl's handle and the lid's tabs take all the force of turning. Dishwasher heat makes them brittle.",
      check: {
        do: "Fill the bowl with water to a third and let it stand, and bend tabs gently.",
        finds: "water weeps out, or a tab moves",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [8, 45],
        tools: [{ name: "Spare bowl or lid by model" }, { name: "Note with the model number" }],
        steps: [
          { action: "unplug", title: "Set the base aside unplugged", how: "Bowl empty." },
          {
            action: "look",
            title: "Find the part number",
            how: "On the bottom of bowl or lid in raised letters. Put it on the note with the model number.",
            see: "a number of five to nine figures.",
          },
          {
            action: "look",
            title: "Do not glue what holds or touches food",
            how: "Glued tabs shear off under load and free the guard. Only a handle cover far from food may be glued.",
          },
          {
            action: "replace",
            title: "Fit the spare bowl or lid",
            how: "New, or from a dead machine of the same model: ask a repair café.",
          },
          {
            action: "test",
            title: "Water test and a pulse",
            how: "A third full.",
            see: "dry outside, and a lid that stays closed.",
          },
        ],
        prevention: ["No boiling liquids, and no lower rack of the dishwasher."],
      },
    },
    overfill: {
      name: "liquid above the centre post",
      short: "overfilling",
      weight: 3,
      why: "The bowl has a tube in its middle. Whatever stands higher runs down through it onto the base.",
      check: {
        do: "Compare the level with the mark or with the top of the tube.",
        finds: "it stood higher",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Cloth" }],
        steps: [
          { action: "unplug", title: "Plug out first", how: "Then bowl off." },
          {
            action: "clean",
            title: "Dry the base",
            how: "Cloth round the spindle, turn the base over, and let it stand upside down for a night.",
            see: "nothing dripping out.",
          },
          {
            action: "adjust",
            title: "Work in portions",
            how: "A third of the bowl for soups, or the blender jug.",
          },
          {
            action: "test",
            title: "Half a litre of water",
            how: "Two pulses.",
            see: "a dry base.",
          },
        ],
        stopWhen: ["Liquid has run into the motor: do not try it before it has been checked."],
      },
    },
  },
  questions: [
    {
      ask: "Is it noise, a leak or a broken part that troubles your food processor?",
      answers: {
        noise: {
          means: "it is the noise",
          heard: ["noise", "noisy", "grinding", "loud", "scraping", "vibrates"],
          when: { scraping: "always", bearing: "always", crack: "rarely", overfill: "never" },
        },
        leak: {
          means: "it leaks",
          heard: ["leaks", "leaking", "drips"],
          when: { overfill: "always", crack: "sometimes", scraping: "never", bearing: "rarely" },
        },
        part: {
          means: "a part is cracked or broken",
          heard: ["cracked", "crack", "broken piece", "snapped", "handle broken"],
          when: { crack: "always", scraping: "rarely", bearing: "never", overfill: "never" },
        },
      },
    },
    {
      ask: "Is the food processor quiet without its blade?",
      answers: {
        yes: {
          means: "it is quiet without the blade",
          when: { scraping: "always", bearing: "never" },
        },
        no: { means: "it is loud without the blade too" },
      },
    },
    {
      ask: "Does the food processor's bowl hold a third of water for ten minutes?",
      answers: {
        yes: { means: "the bowl holds water", when: { crack: "rarely", overfill: "always" } },
        no: { means: "water weeps out of the bowl" },
      },
    },
  ],
  safety: ["Throw food away if plastic or metal chips are missing."],
  prevention: ["Hand-warm is the hottest that goes into the bowl."],
  stopWhen: ["It smells of varnish."],
});

export const foodProcessor: Playbook = {
  faults: [doesNotStart, noDrive, stuck, noisyOrBroken],
  notes: [
    {
      about: ["bowl", "lid", "spare", "parts", "second hand"],
      text: "Bowls and lids are sold by the number moulded into them. Second-hand ones from a dead machine of the same model are the cheapest repair.",
    },
    {
      about: ["interlock", "bypass", "bridge", "without lid"],
      text: "The lid switch is not to be bridged. It keeps the blade from turning while a hand is in the bowl.",
    },
    {
      about: ["blade", "sharpen", "blunt"],
      text: "Blades with a fine saw edge cannot be sharpened at home. A new blade costs €10 to €25.",
    },
  ],
};
