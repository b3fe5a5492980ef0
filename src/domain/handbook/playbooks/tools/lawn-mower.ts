import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const electricDead = defineFault({
  id: "lawn-mower-does-not-start",
  name: "does not start",
  usual: true,
  weight: 9,
  says: [
    "won't start",
    "no power",
    "dead",
    "does not turn on",
    "motor doesn't run",
    "nothing happens when I pull the lever",
    "not working",
    "cable issue",
    "switch broken",
    "handle switch not working",
    "starts and stops",
    "works intermittently",
    "won't go",
    "safety bar",
    "lead worn out",
    "flymo doesn't turn on",
    "defective switch",
    "out of order",
  ],
  causes: {
    supply: {
      name: "no current from socket, RCD, lead or battery",
      short: "the supply",
      weight: 5,
      why: "Between house and mower lie an RCD, an extension lead and a coupling in the wet grass. A cordless one needs its key and a pack that clicks in.",
      check: {
        do: "Plug a lamp into the end of the lead, or look at the lights of the battery and its key.",
        finds: "the lamp stays dark, or the pack is low or not home",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Lamp that works" }, { name: "Dry cloth" }, { name: "Small screwdriver" }],
        steps: [
          {
            action: "test",
            title: "Test the end of the lead",
            how: "Plug the lamp in where the mower was.",
            see: "light. If it stays dark, press the RCD's reset once.",
          },
          {
            action: "unplug",
            title: "Unplug at the house and look at all joints",
            how: "Coupling, plug, the piece of cord at the handle. Wipe wet contacts with the dry cloth.",
            warning: "A nicked or taped lead is out of use, not used up.",
          },
          {
            action: "replace",
            title: "Change the fuse in a British plug",
            how: "Lever it out with the screwdriver; 13 A goes in.",
          },
          {
            action: "adjust",
            title: "Seat key and battery",
            how: "Cordless: push the pack until it clicks, turn the key, and charge until all lights are on.",
          },
          {
            action: "test",
            title: "Start it on short grass",
            how: "Safety button first, then the lever, both hands on the bar.",
            see: "a steady run.",
          },
        ],
        stopWhen: ["The RCD goes again: a cable or the motor has let water in."],
      },
    },
    interlock: {
      name: "a safety lever, button or grass-box switch that does not close",
      short: "the safety switch",
      weight: 5,
      why: "A mower starts only when button and lever are pressed in the right order, and often only with box or flap in place. Grass and bent cables keep the switch from closing.",
      check: {
        do: "Unplugged, press button and lever slowly and listen for a click in the handle.",
        finds: "no click comes, the lever has play, or the flap hangs open",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 25],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Soft brush" },
          { name: "Multimeter" },
          { name: "Switch box for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, or take key and battery out",
            how: "Nothing on a mower is touched before that.",
          },
          {
            action: "clean",
            title: "Brush handle, flap and box seat",
            how: "Dry grass packs behind button and flap.",
            see: "a flap that falls shut by itself.",
          },
          {
            action: "open",
            title: "Open the switch box",
            how: "Three to five screws with the screwdriver; photograph it.",
            fallsOut: "Button, spring and the lever's cam.",
          },
          {
            action: "look",
            title: "Press and watch",
            how: "The cam must push the switch fully in.",
            see: "a switch that clicks before the lever reaches its end.",
          },
          {
            action: "measure",
            title: "Bleep it through",
            how: "Multimeter across the switch, plug out.",
            see: "a bleep only while button and lever are held.",
          },
          {
            action: "replace",
            title: "Change switch or box as a whole",
            how: "Wire by wire, same places.",
            putBack: "Spring, button, cam, cord clamp, all screws.",
            warning: "Never bridge or tie the lever: it is what stops the blade.",
          },
        ],
      },
    },
    cord: {
      name: "a broken wire in the mower's cord",
      short: "the cord",
      weight: 4,
      why: "The short cord from the switch to the motor folds with the handle at each storing, and breaks there.",
      check: {
        do: "Unplug it at the house and feel along the cord where the handle folds and where it enters the deck.",
        finds: "it is flat, soft or cut at one place",
        minutes: 2,
      },
      repair: {
        handOver:
          "Outdoors, in wet grass, a cord has to be whole, clamped at both ends and tested, so a mower workshop or a trained volunteer renews it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 35],
        tools: [{ name: "Bright tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug at the house and coil the lead up",
            how: "So that nobody plugs it in. Do not move the cord about with the power on: the blade may start.",
          },
          {
            action: "look",
            title: "Mark the place",
            how: "Bright tape beside it, not over it.",
            see: "a fold, a flat spot or a cut.",
          },
          {
            action: "look",
            title: "Look at the rest of the way",
            how: "Cord clamp at the handle, grommet at the deck, and the plug.",
            see: "clamps that still hold the sheath. One that does not is why the wire broke: say so to the repairer.",
          },
          {
            action: "look",
            title: "Bring it clean, with its type number",
            how: "Rubber cord costs a few euros, the fitting half an hour, and the insulation is measured afterwards.",
          },
        ],
      },
    },
    motor: {
      name: "worn brushes, a burnt motor or electronics",
      short: "the motor",
      weight: 3,
      why: "Older motors have carbon brushes; newer ones a board. Damp storage and thick grass end both.",
      check: {
        do: "Turn the blade by hand with a stick, unplugged, then listen at the next try.",
        finds: "it turns freely, and there is no hum at all with lead and switch good",
        minutes: 3,
      },
      repair: {
        handOver:
          "The motor sits under sealed covers in a machine with a blade, and its insulation must be tested afterwards.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 70],
        tools: [{ name: "Note" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it dry for a day",
            how: "Indoors. Condensation after the winter goes off by itself.",
          },
          {
            action: "clean",
            title: "Brush the air slots",
            how: "Use the brush, deck on its side, blade towards the wall.",
          },
          {
            action: "test",
            title: "Try once more, outdoors on the RCD",
            how: "No humming for longer than two seconds.",
            see: "a start or silence.",
          },
          {
            action: "look",
            title: "Bring it clean",
            how: "Type number, what it did last and what you tested on a note. Brushes are cheap where the maker sells them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a lamp burn at the end of the lead, or do the battery's lights show a full pack in the lawn mower?",
      answers: {
        yes: {
          means: "current reaches the mower",
          heard: [
            "socket works",
            "battery is charged",
            "fully charged",
            "changed the fuse",
            "lead is fine",
            "fuse ok",
            "other tools work",
          ],
          when: { supply: "never" },
        },
        no: {
          means: "no current reaches the mower",
          heard: ["rcd", "battery flat", "extension lead"],
        },
      },
    },
    {
      ask: "With its plug or key out, do you hear a click in the lawn mower's handle when you press button and lever?",
      answers: {
        yes: {
          means: "the handle clicks",
          when: { interlock: "rarely", supply: "always", cord: "often", motor: "always" },
        },
        no: {
          means: "the handle does not click",
          heard: [
            "lever loose",
            "lever broken",
            "button stuck",
            "switch broken",
            "safety bar",
            "handle switch",
            "switch",
          ],
        },
      },
    },
    {
      ask: "Did the lawn mower cut in and out as its handle or cord moved?",
      answers: {
        yes: {
          means: "it cut in and out as handle or cord moved",
          heard: [
            "wiggle",
            "move the handle",
            "intermittent",
            "loose connection",
            "worn cable",
            "lead worn",
            "cuts in and out",
          ],
          when: { cord: "often", interlock: "sometimes", supply: "rarely", motor: "never" },
        },
        no: { means: "moving it had no effect" },
      },
    },
    {
      ask: "Does the lawn mower hum when you pull the lever?",
      answers: {
        yes: {
          means: "it hums",
          heard: ["hums", "buzzes", "humming"],
          when: { motor: "often", supply: "never", interlock: "never", cord: "rarely" },
        },
        no: { means: "it is silent", heard: ["silent", "nothing happens", "completely dead"] },
      },
    },
  ],
  safety: [
    "Plug out, or key and battery out, before a hand goes near the deck.",
    "Wear gloves: the blade is sharp even when it is blunt for grass.",
  ],
  prevention: ["Store it dry, with the cord in loose loops and the handle folded without a kink."],
  stopWhen: [
    "The mower or its lead has been in the rain and trips the RCD.",
    "The blade keeps turning for more than three seconds after letting go.",
  ],
});

const petrolStart = defineFault({
  id: "lawn-mower-petrol-does-not-start",
  name: "has a petrol engine that does not start or dies",
  power: "none",
  weight: 6,
  says: [
    "petrol mower won't start",
    "engine won't start",
    "pull cord",
    "starts then dies",
    "cuts out after a minute",
    "old petrol",
    "carburettor blocked",
    "spark plug",
    "engine stalls",
    "won't start after winter",
    "runs rough",
    "surges",
    "starts with choke only",
    "pull start broken",
    "gas mower won't start",
    "engine hunts",
    "primer bulb",
    "petrol lawnmower not starting",
    "starter cord stuck",
  ],
  causes: {
    fuel: {
      name: "stale petrol or an empty tank",
      short: "stale petrol",
      weight: 5,
      why: "Petrol with ethanol ages within two to three months, draws water and leaves gum. Last autumn's petrol is the commonest fault of the spring.",
      check: {
        do: "Outdoors, engine cold: open the cap and smell. Think when it was filled.",
        finds: "it smells sour like varnish, or it is older than three months",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 8],
        tools: [
          { name: "Siphon pump" },
          { name: "Petrol can" },
          { name: "Fresh petrol" },
          { name: "Nitrile gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the cap off the spark plug, outdoors",
            how: "Engine cold, the cap tucked aside so that it cannot touch the plug.",
            warning:
              "No flame, no cigarette, no mains tools nearby. Petrol vapour creeps along the ground.",
          },
          {
            action: "replace",
            title: "Empty the tank",
            how: "Gloves on. Draw the old petrol into the can with the siphon pump, never with your mouth. It goes to the hazardous-waste point.",
          },
          {
            action: "replace",
            title: "Fill half a litre of fresh petrol",
            how: "The kind in the manual. Two-stroke engines want oil in it. Wipe spills and let them dry for ten minutes.",
          },
          {
            action: "adjust",
            title: "Prime it as the plate says",
            how: "Bulb three to five times, choke on when cold, the cap on the spark plug again.",
          },
          {
            action: "test",
            title: "Pull the cord briskly, five times",
            how: "On level ground, a foot on the deck where the plate shows it.",
            see: "a start, and an even run after half a minute.",
          },
        ],
        prevention: ["Run it dry in autumn, or fill alkylate petrol, which keeps for years."],
      },
    },
    plug: {
      name: "a fouled or worn spark plug",
      short: "the spark plug",
      weight: 4,
      why: "Soot and oil bridge the gap, or the plug has been wetted by too much choke.",
      check: {
        do: "Engine cold, pull the cap off and turn the spark plug out; look at its tip.",
        finds: "it is black and wet, or the gap is closed with soot",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [3, 8],
        tools: [
          { name: "Plug spanner" },
          { name: "Wire brush" },
          { name: "New spark plug" },
          { name: "Feeler gauge", instead: "a folded strip of card, 0.7 mm" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the cap off the spark plug",
            how: "With a twist, never by its wire. Let the engine cool for half an hour.",
          },
          {
            action: "unscrew",
            title: "Turn the plug out",
            how: "Brush dirt away first, then the plug spanner anticlockwise.",
            fallsOut: "A sealing ring.",
          },
          {
            action: "clean",
            title: "Brush it and set the gap",
            how: "Wire brush, then 0.7 to 0.8 mm by feeler gauge.",
            see: "a light brown tip. Oily black or chipped: new plug.",
          },
          {
            action: "replace",
            title: "Fit it by hand",
            how: "Turn the new spark plug in with fingers, then a quarter turn with the spanner.",
            warning: "Askew in the light metal it ruins the thread.",
          },
          { action: "reassemble", title: "Push the cap on", how: "Until it snaps." },
          {
            action: "test",
            title: "Start it without choke if it was wet",
            how: "Throttle open, five brisk pulls.",
            see: "a start.",
          },
        ],
      },
    },
    air: {
      name: "a clogged air filter or carburettor",
      short: "filter or carburettor",
      weight: 4,
      why: "Dust chokes the filter. In the carburettor a hole of half a millimetre feeds the engine, and gum from old petrol closes it.",
      check: {
        do: "Take the air filter out and start it for a few seconds without.",
        finds: "it runs better without, or it only runs with the choke on",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [5, 25],
        tools: [
          { name: "Screwdriver" },
          { name: "Carburettor cleaner spray" },
          { name: "New air filter" },
          { name: "Cloth" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Spark plug cap off, engine cold, outdoors",
            how: "Close the fuel tap. Without one, draw the tank empty first.",
            warning: "Spray and petrol burn: glasses on, no flame, plenty of air.",
          },
          {
            action: "clean",
            title: "Clean or change the air filter",
            how: "Foam: wash in soapy water, dry, a few drops of engine oil. Paper: knock out or fit a new air filter.",
            see: "light through the paper.",
          },
          {
            action: "clean",
            title: "Spray into the intake",
            how: "Two seconds of carburettor cleaner into the throat, wait ten minutes, again.",
          },
          {
            action: "unscrew",
            title: "Take the float bowl off",
            how: "A cloth below, the single bolt at the bottom with screwdriver or spanner.",
            fallsOut: "Half a cup of petrol and a ring seal. The bolt itself is often the jet.",
          },
          {
            action: "clean",
            title: "Blow the jet free",
            how: "Spray through each small hole; no wire.",
            see: "a round spot of daylight.",
            putBack: "Seal in its groove, bowl, bolt snug.",
          },
          {
            action: "test",
            title: "Open the tap, look for drips, start",
            how: "Wait five minutes first.",
            see: "a dry bowl and a steady run without choke.",
          },
        ],
        stopWhen: [
          "Petrol drips after the bowl is back: close the tap and take it to a mower shop.",
        ],
      },
    },
    starter: {
      name: "a broken starter cord or a held engine brake",
      short: "starter or brake",
      weight: 3,
      why: "The lever on the bar releases a brake and the ignition. If its cable is slack, the engine can neither turn freely nor fire.",
      check: {
        do: "Pull the cap off the spark plug, hold the lever to the bar and pull the cord slowly.",
        finds: "the cord is stuck, torn or very hard to pull",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "Socket wrench" },
          { name: "Starter cord" },
          { name: "Safety glasses" },
          { name: "Pliers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Spark plug cap off",
            how: "So that it cannot fire while you pull.",
          },
          {
            action: "look",
            title: "Look under the deck",
            how: "Tip it with the air filter upwards. Grass or wire round the blade holds the engine too.",
            see: "a blade that you can turn with a stick.",
          },
          {
            action: "adjust",
            title: "Take the slack out of the brake cable",
            how: "Turn its adjuster or move its hook by one hole, so that the lever pulls the brake fully off.",
          },
          {
            action: "unscrew",
            title: "Take the starter housing off",
            how: "Three bolts with the socket wrench.",
            warning:
              "A coil spring sits under tension in it: glasses on, and do not take the pulley out.",
            fallsOut: "Two pawls may drop on some makes.",
          },
          {
            action: "replace",
            title: "Thread the new cord",
            how: "Wind the pulley up by about five turns, hold it, thread the cord through, knot it, pull tight with the pliers and let it wind in.",
            see: "a handle that is drawn to its stop.",
            putBack: "Three bolts, evenly.",
          },
          {
            action: "test",
            title: "Cap on the spark plug, start",
            how: "A foot on the deck, hands clear of the blade.",
            see: "a cord that goes home by itself.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the petrol in the lawn mower older than about three months?",
      answers: {
        yes: {
          means: "the petrol is old",
          heard: [
            "old petrol",
            "last year",
            "after winter",
            "since autumn",
            "stood all winter",
            "stale",
          ],
          when: { fuel: "always", air: "often", plug: "sometimes", starter: "sometimes" },
        },
        no: {
          means: "the petrol is fresh",
          heard: ["fresh petrol", "new fuel", "new petrol"],
          when: { fuel: "rarely" },
        },
      },
    },
    {
      ask: "Can the lawn mower's starter cord be pulled smoothly, with the lever held to the bar?",
      answers: {
        yes: {
          means: "the cord can be pulled smoothly",
          when: { starter: "never", fuel: "always", plug: "always", air: "always" },
        },
        no: {
          means: "the cord is stuck, torn or very hard",
          heard: [
            "cord stuck",
            "cord broken",
            "cord snapped",
            "pull cord broken",
            "can't pull",
            "pull start",
            "starter cord",
          ],
        },
      },
    },
    {
      ask: "Does the lawn mower start and die, or run only with the choke on?",
      answers: {
        yes: {
          means: "it starts and dies, or needs the choke",
          heard: [
            "starts then dies",
            "with choke",
            "cuts out after",
            "surges",
            "hunts",
            "stalls",
            "runs rough",
            "dies after",
          ],
          when: { air: "often", fuel: "sometimes", plug: "sometimes", starter: "rarely" },
        },
        no: { means: "it does not fire at all" },
      },
    },
    {
      ask: "Is the tip of the lawn mower's spark plug wet or black?",
      answers: {
        yes: {
          means: "the spark plug is wet or black",
          heard: ["plug is wet", "plug black", "flooded", "fouled plug", "sooty plug"],
          when: { plug: "always", air: "sometimes", fuel: "sometimes", starter: "rarely" },
        },
        no: {
          means: "the spark plug is dry and brown",
          heard: ["new spark plug", "changed the plug"],
        },
      },
    },
  ],
  safety: [
    "Pull the cap off the spark plug before a hand goes under the deck: a warm engine can start from one turn of the blade.",
    "Work outdoors, engine cold, away from flames; fill the tank only when it has cooled.",
  ],
  prevention: ["Change oil and spark plug once a year."],
  stopWhen: ["Petrol drips anywhere.", "It starts but races, or cannot be stopped by its lever."],
});

const bladeStill = defineFault({
  id: "lawn-mower-blade-does-not-turn",
  name: "runs, but its blade or drive does not turn",
  weight: 4,
  says: [
    "blade doesn't turn",
    "blade stuck",
    "hums but doesn't turn",
    "motor runs but blade doesn't",
    "blade jammed",
    "something wrapped round the blade",
    "line tangled around the motor",
    "belt broken",
    "self drive not working",
    "wheels don't drive",
    "cylinder doesn't turn",
    "blade slips",
    "blade loose",
    "wire round the blade",
    "roller stuck",
    "blade won't spin",
    "drive shaft not engaging",
    "blade not spinning",
    "rotor has stopped",
  ],
  causes: {
    jam: {
      name: "grass, string or wire round the blade",
      short: "something round the blade",
      weight: 6,
      why: "A cord or a packed lump of wet grass holds the blade, and the motor only hums. That heats it within seconds.",
      check: {
        do: "Take plug, key or spark plug cap off, tip it and look under the deck.",
        finds: "something is wound round the shaft, or grass fills the deck",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Wooden stick" },
          { name: "Side cutters", instead: "an old knife" },
          { name: "Stiff brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Make it powerless",
            how: "Electric: mains plug out. Cordless: key and battery out. Petrol: cap off the spark plug.",
            warning:
              "Do this also if it has just stopped by itself: it may start when it comes free.",
          },
          {
            action: "look",
            title: "Tip it the right way",
            how: "Petrol with air filter and carburettor upwards, electric on its side.",
          },
          {
            action: "clean",
            title: "Cut and pull the tangle out",
            how: "Gloves on, side cutters for string and wire, turn the blade with the wooden stick.",
            fallsOut: "Packed grass; keep your face away.",
          },
          {
            action: "clean",
            title: "Scrape the deck",
            how: "Stick and stiff brush, no hose into a motor.",
            see: "bare deck and a blade that swings freely.",
          },
          {
            action: "test",
            title: "Start it on short grass",
            how: "Upright, both hands on the bar.",
            see: "full speed within two seconds.",
          },
        ],
      },
    },
    fixing: {
      name: "a loose blade bolt or a sheared key",
      short: "the blade fixing",
      weight: 3,
      why: "After a stone the blade slips on its shaft, or the small key that is meant to give way has done so.",
      check: {
        do: "Made powerless and with gloves on, hold the shaft and turn the blade.",
        finds: "the blade turns on the shaft or rocks",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 20],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Socket wrench" },
          { name: "Block of wood" },
          { name: "Shear key or spacer for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Mains plug, key or spark plug cap off",
            how: "Then gloves on and tip it.",
          },
          {
            action: "unscrew",
            title: "Block the blade, undo the bolt",
            how: "Wedge the block of wood between blade and deck; socket wrench anticlockwise on most. Hover mowers need their own flat spanner.",
            fallsOut: "Washer, spacers, fan and key: lay them in order.",
          },
          {
            action: "look",
            title: "Look at the key and the hole",
            how: "A half-moon or a plastic pin.",
            see: "a whole key. If it has sheared, the blade has hit something hard.",
          },
          {
            action: "replace",
            title: "Fit key and blade",
            how: "New key, blade with its wings upwards.",
            putBack: "Fan, spacers, blade, washer, bolt in that order.",
          },
          {
            action: "adjust",
            title: "Tighten to the figure",
            how: "Usually 35 to 50 Nm, or as hard as one arm can on a 20 cm wrench.",
            warning: "A blade that comes off at 3,000 turns kills. Check it twice.",
          },
          {
            action: "test",
            title: "Run it a minute",
            how: "Nobody in front or beside.",
            see: "an even run.",
          },
        ],
      },
    },
    belt: {
      name: "a worn or slipped belt",
      short: "the belt",
      weight: 4,
      why: "Cylinder mowers and self-driven ones pass the power through a toothed or V belt. It frays, slips or loses teeth.",
      check: {
        do: "Powerless, take the side cover off and look at the belt.",
        finds: "it is off, slack, glazed or has lost teeth",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [8, 25],
        tools: [{ name: "Screwdriver" }, { name: "Belt for the model" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Cut it off from power",
            how: "Mains plug, battery or spark plug cap off.",
          },
          {
            action: "unscrew",
            title: "Take the cover off",
            how: "Screws at the side with the screwdriver; petrol drives are reached from below or above the deck.",
            fallsOut: "Sometimes a tension roller with its spring.",
          },
          {
            action: "clean",
            title: "Brush the pulleys",
            how: "Grass between the teeth lifts the belt off. Use the brush.",
          },
          {
            action: "replace",
            title: "Lay the new belt on",
            how: "Small pulley first, then roll it onto the large one by turning. Never lever with steel.",
            see: "a finger's width of give in the middle.",
            putBack: "Tension roller, cover.",
          },
          {
            action: "test",
            title: "Mow five metres",
            how: "Feel whether it slips in thick grass.",
            see: "a blade or wheel that follows at once.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you turn the lawn mower's blade with a stick, with mains plug, key or spark plug cap off?",
      answers: {
        yes: {
          means: "the blade turns by hand",
          heard: ["turns freely", "spins by hand"],
          when: { jam: "never", fixing: "always", belt: "always" },
        },
        no: {
          means: "the blade is stuck",
          heard: ["stuck", "jammed", "hums", "wrapped", "tangled", "seized", "wire round"],
        },
      },
    },
    {
      ask: "Did the lawn mower hit a stone, a root or an edge just before?",
      answers: {
        yes: {
          means: "it hit something hard",
          heard: ["hit a stone", "hit a root", "hit something", "stone", "loud clunk"],
          when: { fixing: "often", jam: "sometimes", belt: "sometimes" },
        },
        no: { means: "it hit nothing" },
      },
    },
    {
      ask: "Is the lawn mower driven by a belt, as cylinder and self-propelled ones are?",
      answers: {
        yes: {
          means: "it has a belt",
          heard: [
            "belt",
            "cylinder",
            "self drive",
            "self propelled",
            "roller",
            "wheels don't drive",
          ],
          when: { belt: "always", jam: "sometimes", fixing: "sometimes" },
        },
        no: {
          means: "the blade sits on the motor",
          heard: ["hover", "rotary"],
          when: { belt: "never" },
        },
      },
    },
  ],
  safety: ["Cut-proof gloves for everything under the deck, and a stick instead of fingers."],
  prevention: ["Walk the lawn before you mow and pick up string, stones and toys."],
  stopWhen: ["Shaft or blade is bent: a bent one is replaced, never straightened."],
});

const cutsBadly = defineFault({
  id: "lawn-mower-cuts-badly",
  name: "cuts badly",
  weight: 6,
  says: [
    "cuts badly",
    "blunt",
    "blade needs sharpening",
    "tears the grass",
    "doesn't cut",
    "leaves strips",
    "uneven cut",
    "doesn't collect grass",
    "grass box stays empty",
    "blocks with grass",
    "clogs",
    "scalps the lawn",
    "brown tips",
    "not picking up",
    "leaves grass behind",
    "blade dull",
    "cylinder not cutting",
  ],
  causes: {
    blunt: {
      name: "a blunt blade",
      short: "a blunt blade",
      weight: 6,
      why: "A season of sand and twigs rounds the edge. It then tears the grass, and the tips turn brown after two days.",
      check: {
        do: "Look at the tips of cut grass, and with the mower powerless at the edge of the blade.",
        finds: "the tips are frayed and the edge is round or nicked",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Socket wrench" },
          { name: "Flat file", instead: "a grindstone" },
          { name: "Vice", instead: "two clamps at a bench" },
          { name: "Nail" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Make sure that it cannot start",
            how: "Mains plug, key or spark plug cap off, gloves on. Photograph how the blade sits.",
          },
          {
            action: "unscrew",
            title: "Take the blade off",
            how: "Wedge it with wood and turn the bolt out with the socket wrench.",
            fallsOut: "Bolt, washers, spacers.",
          },
          {
            action: "adjust",
            title: "File the edge",
            how: "Blade in the vice, file away from you at the old angle of about 30°, only from the top side. The same number of strokes on both ends.",
            see: "a bright edge like a butter knife's. Razor-sharp is not needed.",
            warning: "A cracked, thin or bent blade is scrapped.",
          },
          {
            action: "measure",
            title: "Balance it on a nail",
            how: "Hang its middle hole on the nail. File the heavier end a little.",
            see: "a blade that stays level.",
          },
          {
            action: "reassemble",
            title: "Bolt it on",
            how: "Wings towards the motor.",
            putBack: "Spacers as on the photo, bolt firm.",
          },
          {
            action: "test",
            title: "Mow a strip and look at the tips",
            how: "Dry grass.",
            see: "clean, straight cuts.",
          },
        ],
        prevention: ["Sharpen once in spring and once in summer."],
      },
    },
    clogged: {
      name: "a deck or box clogged with grass",
      short: "a clogged deck",
      weight: 4,
      why: "The wind under the deck lifts and throws the grass. Wet lumps and a felted box stop that wind.",
      check: {
        do: "Powerless, look under the deck and hold the box up to the light.",
        finds: "there is a crust under the deck or no light through the box",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Plastic scraper", instead: "a wooden spoon" },
          { name: "Stiff brush" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Mains plug, battery key or spark plug cap off",
            how: "Gloves on, tip it: petrol with the filter up.",
          },
          {
            action: "clean",
            title: "Scrape the deck and the chute",
            how: "Plastic scraper down to the metal.",
            fallsOut: "Wet grass in lumps.",
          },
          {
            action: "clean",
            title: "Brush and wash the box",
            how: "Stiff brush from inside, then the hose, away from the mower. Dry it.",
            see: "daylight through the weave.",
          },
          {
            action: "adjust",
            title: "Mow higher and drier",
            how: "One third of the blade of grass at most, in two goes if it is high.",
          },
          {
            action: "test",
            title: "Mow ten metres",
            how: "Half the width.",
            see: "grass in the box right to the back.",
          },
        ],
      },
    },
    height: {
      name: "a wrong height or an uneven setting",
      short: "the cutting height",
      weight: 3,
      why: "One wheel in another notch, or a cylinder too far from its bottom blade, and it leaves strips or scalps.",
      check: {
        do: "Stand it on a flat floor and compare the height of all four wheels' levers.",
        finds: "they differ, or a cylinder does not cut a strip of paper",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Ruler" },
          { name: "Strip of newspaper" },
          { name: "Spanner" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take its power away",
            how: "Mains plug, key or spark plug cap off; gloves on.",
          },
          {
            action: "adjust",
            title: "Set all wheels alike",
            how: "Start at 4 to 5 cm. Measure deck to floor at both ends with the ruler.",
            see: "the same height, front at most 5 mm lower.",
          },
          {
            action: "adjust",
            title: "Set the cylinder",
            how: "Turn the screws at both ends with the spanner by an eighth, until a strip of newspaper is cut over the whole width when you turn the cylinder by its far end.",
            warning: "Fingers never between cylinder and bottom blade.",
          },
          {
            action: "test",
            title: "Mow a strip",
            how: "Overlap by a hand's width.",
            see: "no ridge between the strips.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the tips of the grass look ragged after the lawn mower has passed?",
      answers: {
        yes: {
          means: "the grass tips are ragged",
          heard: ["tears", "frayed", "brown tips", "blunt", "sharpening", "dull"],
          when: { blunt: "always", clogged: "sometimes", height: "rarely" },
        },
        no: { means: "the grass is cut cleanly" },
      },
    },
    {
      ask: "Does the lawn mower leave grass lying, or does its box stay half empty?",
      answers: {
        yes: {
          means: "it leaves grass lying",
          heard: [
            "doesn't collect",
            "box",
            "clogs",
            "blocks",
            "not picking up",
            "leaves grass",
            "wet grass",
          ],
          when: { clogged: "always", blunt: "sometimes", height: "rarely" },
        },
        no: { means: "it collects the grass" },
      },
    },
    {
      ask: "Does the lawn mower leave strips or ridges, or cut lower on one side?",
      answers: {
        yes: {
          means: "the cut is uneven",
          heard: ["uneven", "strips", "scalps", "ridges", "one side lower", "lines"],
          when: { height: "always", blunt: "sometimes", clogged: "rarely" },
        },
        no: { means: "the cut is even" },
      },
    },
  ],
  safety: ["Never lift or tip a mower that has power: the blade is 5 cm from your toes."],
  prevention: ["Scrape the deck after each third mowing, while the grass is still soft."],
  stopWhen: ["The blade has a crack, or is thinner than half at its wings."],
});

const shakes = defineFault({
  id: "lawn-mower-shakes-or-cuts-out",
  name: "shakes, rattles or cuts out while mowing",
  weight: 4,
  says: [
    "vibrates",
    "shakes",
    "very noisy",
    "rattles",
    "cuts out",
    "keeps cutting out",
    "stops in thick grass",
    "overheats",
    "stops after ten minutes",
    "loud noise",
    "bearing noise",
    "blade off centre",
    "hits the deck",
    "motor overheats",
    "loses power",
    "battery runs out quickly",
    "cuts out when mowing",
    "grinding noise",
  ],
  causes: {
    unbalanced: {
      name: "a bent, loose or unbalanced blade",
      short: "the blade",
      weight: 5,
      why: "After a stone one wing is bent, or one end was sharpened more. At 3,000 turns a minute 20 g shake the whole deck.",
      check: {
        do: "Powerless and gloved, turn the blade by stick and measure the gap from each tip to the deck's rim.",
        finds: "the gaps differ by more than 5 mm, or the blade is loose",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 30],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Socket wrench" },
          { name: "New blade for the model" },
          { name: "File" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut the power and wait for stillness",
            how: "Mains plug, battery or spark plug cap off, and gloves on.",
          },
          {
            action: "unscrew",
            title: "Unbolt the blade",
            how: "Wedge with wood, bolt out with the socket wrench.",
            fallsOut: "Spacers and fan: keep their order.",
          },
          {
            action: "look",
            title: "Lay it on a flat floor",
            how: "Look underneath from the side.",
            see: "no gap. A bent blade is not hammered straight.",
          },
          {
            action: "adjust",
            title: "Balance it",
            how: "On a screwdriver through its hole; take metal off the heavy end with the file.",
          },
          {
            action: "replace",
            title: "Fit it or a new one",
            how: "Blade for the model, bolt firm.",
            putBack: "Fan, spacers, blade, washer, bolt.",
          },
          {
            action: "test",
            title: "Run it on a hard, level spot",
            how: "Half a minute.",
            see: "a glass of water on the path beside it without rings.",
          },
        ],
        stopWhen: ["It shakes with a new blade too: the shaft is bent."],
      },
    },
    overload: {
      name: "high, wet grass or clogged air slots",
      short: "overload",
      weight: 4,
      why: "The motor protects itself: a thermal switch opens and closes again after a quarter of an hour.",
      check: {
        do: "Let it cool for half an hour, set it to its highest cut and try on dry, short grass.",
        finds: "it runs on without stopping",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 0],
        tools: [{ name: "Soft brush" }, { name: "Gloves" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Half an hour in the shade.",
          },
          {
            action: "clean",
            title: "Free slots and deck",
            how: "Soft brush on the motor's slots, gloves on for the deck.",
            see: "open slots all round.",
          },
          {
            action: "adjust",
            title: "Cut in two goes",
            how: "Highest setting first, lower two days later, half the width.",
          },
          {
            action: "test",
            title: "Mow for ten minutes",
            how: "Listen to the pitch: it must not sink.",
            see: "no stop.",
          },
        ],
      },
    },
    wear: {
      name: "worn bearings, brushes or battery cells",
      short: "worn parts",
      weight: 3,
      why: "A bearing that has drunk water rumbles, short brushes stutter, and tired cells sag under load.",
      check: {
        do: "Powerless, move the blade up and down by hand with gloves on. Cordless: try a second pack.",
        finds: "the shaft has play, or it runs well on another pack",
        minutes: 3,
      },
      repair: {
        handOver:
          "Bearings are pressed in, mower motors are sealed, and lithium packs are never opened.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 120],
        tools: [{ name: "Note" }, { name: "Second battery pack" }],
        steps: [
          { action: "unplug", title: "Take plug, or key and pack, out", how: "Let it cool." },
          {
            action: "look",
            title: "Feel for play",
            how: "Glove on, up and down and sideways at the blade.",
            see: "no movement but the turn.",
          },
          {
            action: "test",
            title: "Try a second battery pack",
            how: "Borrowed from the same system, fully charged.",
          },
          {
            action: "look",
            title: "Ask for a quote",
            how: "Type number and symptom on a note. A bearing job is worth it on petrol and better electric mowers; a worn pack is replaced by the maker's own.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lawn mower shake or rattle more than it used to?",
      answers: {
        yes: {
          means: "it shakes or rattles",
          heard: ["vibrates", "shakes", "rattles", "noisy", "off centre", "loud", "hits the deck"],
          when: { unbalanced: "always", wear: "often", overload: "rarely" },
        },
        no: { means: "it runs smoothly until it stops" },
      },
    },
    {
      ask: "Does the lawn mower run again after half an hour's rest?",
      answers: {
        yes: {
          means: "it runs again after a rest",
          heard: [
            "after a rest",
            "when cool",
            "after cooling",
            "overheats",
            "stops after ten minutes",
            "thick grass",
            "wet grass",
          ],
          when: { overload: "always", wear: "sometimes", unbalanced: "rarely" },
        },
        no: { means: "a rest changes nothing" },
      },
    },
    {
      ask: "Did the lawn mower hit something, or was its blade sharpened, before this began?",
      answers: {
        yes: {
          means: "the blade was hit or sharpened before",
          heard: ["hit a stone", "hit something", "sharpened", "new blade", "root"],
          when: { unbalanced: "always", wear: "rarely", overload: "rarely" },
        },
        no: { means: "nothing happened to the blade" },
      },
    },
    {
      ask: "Has the shaft of the lawn mower's blade play, or does a second battery change things?",
      answers: {
        yes: {
          means: "the shaft has play or another battery helps",
          heard: ["bearing", "play in the shaft", "battery runs out", "another battery"],
          when: { wear: "always", unbalanced: "rarely", overload: "never" },
        },
        no: { means: "there is no play and the battery is good" },
      },
    },
  ],
  safety: [
    "Stop at once when it begins to shake: pieces of a blade fly further than the lawn is wide.",
  ],
  prevention: ["Check the blade's bolt at the start of each season."],
  stopWhen: ["Metal touches metal under the deck."],
});

const cordDamaged = defineFault({
  id: "lawn-mower-cord-damaged",
  name: "has a damaged cord or plug",
  weight: 4,
  says: [
    "mowed over the cable",
    "ran over the cable",
    "cable needs replacing",
    "cut the lead",
    "needs a new cable",
    "plug broken",
    "cord worn",
    "cable joint broken",
    "new plug needed",
    "cord needs replacing",
    "connector broken",
    "cable came out",
    "wire needs re-attaching",
    "broken cable",
    "needs a new lead",
    "ran over the lead",
    "mowed over the lead",
    "cut in the lead",
    "small cut in the cable",
    "nick in the flex",
    "taped up cable",
    "extension lead cut",
    "bare wire",
    "went over the wire",
  ],
  causes: {
    "mower-cord": {
      name: "a cut or chafed cord of the mower",
      short: "the mower's cord",
      weight: 5,
      why: "The blade has caught the cord, or the folding handle has worn it through. Outdoors only a whole cord will do, and a shallow cut is still a cut.",
      check: {
        do: "Pull the plug at the house first. Then look how far from the mower the cut is.",
        finds: "the piece fixed to the mower is hurt",
        minutes: 2,
      },
      repair: {
        handOver:
          "You stand on wet ground and hold a metal handle: a cord here is neither taped nor joined. A workshop or a trained volunteer fits a whole one and tests it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 35],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug at the house",
            how: "Do not pick the cord up before. If you are not sure, switch the breaker off.",
            warning: "The cut end on the house side is live until then. Do not touch bare copper.",
          },
          {
            action: "look",
            title: "Look at the blade too",
            how: "From a step away. Cord may be wound round it, and that is cut off with the mower unplugged and gloves on.",
            see: "no wire at the blade.",
          },
          {
            action: "look",
            title: "Take the mower out of use",
            how: "“Cord cut, do not plug in” on the label, also if it still runs.",
          },
          {
            action: "look",
            title: "Have the whole cord renewed",
            how: "Ask for orange or black rubber (H05RN-F or H07RN-F) and for a measurement of the insulation. For an old hover mower compare with the price of a used one.",
          },
        ],
      },
    },
    extension: {
      name: "a cut extension lead",
      short: "the extension lead",
      weight: 4,
      why: "It lies in the grass in front of the blade. A joint with tape in the grass is a trap, and a nick lets the dew in.",
      check: {
        do: "Pull its plug at the house, and see whether the cut lies in the lead and not in the mower's cord.",
        finds: "the mower's own cord is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [15, 40],
        tools: [{ name: "Outdoor extension lead of 1.5 mm²" }, { name: "Side cutters" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out at the house",
            how: "Then pick up both pieces.",
            warning:
              "Until the plug is out, bare ends in the grass can kill: keep children and animals away.",
          },
          {
            action: "look",
            title: "Look at the mower's own cord",
            how: "From the coupling to the handle and along to the deck.",
            see: "a sheath without a mark. If it is hurt as well, the mower stays unplugged and goes to a repairer.",
          },
          {
            action: "replace",
            title: "Take a whole new lead",
            how: "Rubber, 1.5 mm², orange or another colour that shows in the grass, with a splash-proof socket. Nothing is taped, and no coupling is set in the middle.",
          },
          {
            action: "look",
            title: "Make the old one useless",
            how: "Still unplugged, cut both ends off with the side cutters and take it all to the electrical waste.",
            see: "two ends that nobody can plug in.",
          },
          {
            action: "test",
            title: "Mow a strip on the RCD",
            how: "Press the RCD's test button first.",
            see: "an RCD that goes at the button and stays in while you mow.",
          },
        ],
        prevention: [
          "Lay the lead behind you and over your shoulder, never where you are going to mow.",
        ],
      },
    },
    plug: {
      name: "a broken plug or coupling",
      short: "the plug",
      weight: 3,
      why: "Couplings lie in dew and are trodden on; pins go green and get hot.",
      check: {
        do: "Unplugged, open the coupling and look at pins and case.",
        finds: "pins are green or brown, or the case is cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [4, 10],
        tools: [{ name: "Screwdriver" }, { name: "Wire strippers" }, { name: "Rubber plug" }],
        steps: [
          { action: "unplug", title: "Pull it at the house", how: "By its case, with dry hands." },
          {
            action: "look",
            title: "See which part it is",
            how: "A plug with pins at the end of the lead may be renewed at home. A coupling in the middle may not: wired the wrong way round, its bare pins are live. Let a repairer change that one.",
            see: "a plug, and a cord behind it without any mark.",
          },
          {
            action: "replace",
            title: "Cut the old plug off",
            how: "5 cm behind it, back to bright copper. Bend a pin of the old one before you throw it away.",
          },
          {
            action: "reassemble",
            title: "Wire the new plug",
            how: "Rubber, splash-proof. Brown L, blue N, green-yellow earth if there is one; wire strippers for the ends, screwdriver for the screws. A British plug gets the fuse printed on the mower, mostly 13 A.",
            see: "sheath clamped, nothing bare.",
          },
          {
            action: "test",
            title: "Run a minute on the RCD",
            how: "On dry ground, before the first strip.",
            see: "a steady run and a plug that stays cool.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage in the cord that is fixed to the lawn mower?",
      answers: {
        yes: {
          means: "it is the mower's own cord",
          heard: [
            "mower cable",
            "cord of the mower",
            "at the handle",
            "mowed over",
            "ran over the cable",
          ],
          when: { "mower-cord": "always", extension: "rarely", plug: "rarely" },
        },
        no: { means: "the mower's own cord is whole" },
      },
    },
    {
      ask: "Is it the extension lead of the lawn mower that was cut?",
      answers: {
        yes: {
          means: "it is the extension lead",
          heard: ["extension", "extension lead", "extension cord"],
          when: { extension: "always", "mower-cord": "rarely", plug: "rarely" },
        },
        no: { means: "the extension lead is whole" },
      },
    },
    {
      ask: "Is the lawn mower's plug or coupling cracked, green or brown?",
      answers: {
        yes: {
          means: "plug or coupling is damaged",
          heard: ["plug", "coupling", "connector", "joint", "new plug"],
          when: { plug: "always", "mower-cord": "rarely", extension: "sometimes" },
        },
        no: { means: "plug and coupling are sound" },
      },
    },
  ],
  safety: [
    "Plug out at the house before you touch any part of a damaged lead.",
    "Use a mower only on a socket with an RCD.",
  ],
  prevention: [
    "Start mowing near the socket and work away from it, the lead always on the cut side.",
  ],
  stopWhen: ["Water has got into switch box or coupling."],
});

export const lawnMower: Playbook = {
  faults: [electricDead, petrolStart, bladeStill, cutsBadly, shakes, cordDamaged],
  notes: [
    {
      about: ["tape", "taped", "insulating tape", "join", "join the cable", "connector"],
      text: "No tape and no joint on a lead that lies in the grass: moisture gets in, and the sheath of the cord must be whole. A cut extension lead is replaced; the mower's own cord is renewed and tested by a repairer.",
    },
    {
      about: ["tip", "which side", "turn over"],
      text: "Petrol: always with air filter and carburettor upwards, or oil and petrol run into them. Electric: on its side. Spark plug cap, mains plug or key off first.",
    },
    {
      about: ["oil", "how much oil"],
      text: "Four-stroke mowers take about 0.5 to 0.6 litres, mostly SAE 30 or 10W-30. Check on level ground, and change it once a year with the engine warm.",
    },
    {
      about: ["robot", "robotic mower"],
      text: "Robot mowers: switch them off at the main switch before you turn them over, change all small blades and screws together, and clean the charging contacts. Their pack is not opened.",
    },
    {
      about: ["sharpen", "angle"],
      text: "About 30°, only on the upper side, and the same on both ends. Hang it on a nail to see whether it is balanced.",
    },
    {
      about: ["plastic blades", "hover"],
      text: "Plastic blades of hover mowers click on and off by hand with the plug out. Change all of them when one is worn.",
    },
  ],
};
