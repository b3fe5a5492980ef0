import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "cordless-drill-does-not-run",
  name: "does not run",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not working",
    "dead",
    "no power",
    "trigger not working",
    "does nothing",
    "works intermittently",
    "switch broken",
    "drill stops",
    "cuts out",
    "just clicks",
    "motor not turning",
    "works if I jiggle the battery",
    "stopped working",
  ],
  causes: {
    contacts: {
      name: "dirty or bent contacts between battery and drill",
      short: "the contacts",
      weight: 5,
      why: "Sawdust, oil and rust on the blades of the battery slot stop the large current that a drill needs.",
      check: {
        do: "Take the battery out, wipe its contacts, and push it in hard. Then move it while you press the trigger.",
        finds: "it runs in some positions",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Old toothbrush" },
          { name: "Isopropyl alcohol", instead: "clear spirit" },
          { name: "Needle-nose pliers with plastic tips", instead: "a wooden clothes peg" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the battery out",
            how: "Take the bit out as well, so that nothing can start in your hand.",
          },
          {
            action: "clean",
            title: "Brush both sides",
            how: "Toothbrush with alcohol over the contacts of tool and battery.",
            warning: "Let nothing of metal touch two battery contacts at once.",
            see: "bright metal.",
          },
          {
            action: "adjust",
            title: "Close up spread contacts",
            how: "On the tool only: press the two leaves of each clip together a little with the pliers.",
            see: "leaves that are parallel and springy.",
          },
          {
            action: "test",
            title: "Dry for ten minutes, battery in until it clicks",
            how: "Press the trigger slowly.",
            see: "it runs up evenly, also when you wiggle the battery.",
          },
        ],
        prevention: ["Blow the slot out after dusty work."],
      },
    },
    pack: {
      name: "an empty or worn battery pack",
      short: "the battery pack",
      weight: 6,
      why: "Under load an old pack drops its voltage and its protection switches off, although the lamps still show charge.",
      check: {
        do: "Try a second pack of the same system, or ask a neighbour for one.",
        finds: "it runs well with the other pack",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [30, 90],
        tools: [{ name: "Battery pack of the same system and volts" }],
        steps: [
          {
            action: "unplug",
            title: "Take the pack off and look at it",
            how: "In good light, from all sides.",
            warning:
              "Swollen, cracked, hot or wet: put it outside on stone and do not charge it again.",
          },
          {
            action: "test",
            title: "Let it come to room temperature and charge it",
            how: "Packs refuse below 5 °C and above 45 °C. Give it an hour on the charger.",
            see: "the lamp for “full”.",
          },
          {
            action: "test",
            title: "Load it",
            how: "Drive a long screw into wood.",
            see: "it pulls through. If it dies at once, the pack is worn.",
          },
          {
            action: "replace",
            title: "Buy the pack, not the drill",
            how: "Same system, same volts. More ampere-hours just last longer. The old pack goes back to the shop.",
          },
        ],
        stopWhen: [
          "Somebody offers to change single cells at the kitchen table: a rebuilt pack can burn.",
        ],
      },
    },
    switch: {
      name: "a worn trigger switch",
      short: "the trigger switch",
      weight: 4,
      why: "Dust gets into the trigger, its contacts burn, and it works only when you pull in a certain way.",
      check: {
        do: "With a good battery, pull the trigger slowly, fully, and at a slant.",
        finds: "it runs at one point of the pull, or by fits",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [10, 30],
        tools: [
          { name: "Trigger switch for the model" },
          { name: "Torx screwdriver" },
          { name: "Phone for photos" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery off, bit out",
            how: "Lay the drill on a light cloth, screw side up.",
          },
          {
            action: "unscrew",
            title: "Open one half of the case",
            how: "Undo all screws with the torx screwdriver, and lift the upper half straight up. Take a photo with your phone before you touch more.",
            fallsOut: "The direction lever, and sometimes balls and springs of the clutch.",
          },
          {
            action: "look",
            title: "Look at the wires first",
            how: "A wire that has come off costs nothing to put back.",
            see: "all of them firm.",
          },
          {
            action: "replace",
            title: "Swap the switch",
            how: "Lift it out with its wires, move them over one by one, lay the new switch into the same bed.",
          },
          {
            action: "reassemble",
            title: "Close it without pinching",
            how: "Lever on its peg, wires in their channels, halves together by hand.",
            see: "no gap before the first screw goes in.",
          },
          {
            action: "test",
            title: "Run it both ways",
            how: "Slowly, then fast, without a bit.",
            see: "speed that follows your finger, and a stop as you let go.",
          },
        ],
      },
    },
    motor: {
      name: "a worn or burnt motor",
      short: "the motor",
      weight: 2,
      why: "Motors with carbon brushes wear out; after hard work in masonry they also burn.",
      check: {
        do: "Look through the air slots in the dark while somebody presses the trigger for a second.",
        finds: "you see a ring of fire, or nothing moves though the lamp lights",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 80,
        euros: [15, 45],
        tools: [
          { name: "Motor, or brush set, for the model" },
          { name: "Torx driver" },
          { name: "Soldering iron", instead: "none if its wires are plugged" },
        ],
        steps: [
          {
            action: "look",
            title: "Price it first",
            how: "Brushes cost €5, a motor €30. For a brushless drill the motor comes with its board.",
          },
          {
            action: "unplug",
            title: "Pack off, chuck empty",
            how: "Wait for ten minutes until it is cool.",
          },
          {
            action: "unscrew",
            title: "Open the case with the torx driver",
            how: "Photograph gears and wires.",
            fallsOut: "The gearbox can slide apart; lift motor and gearbox as one piece.",
          },
          {
            action: "replace",
            title: "Change brushes or motor",
            how: "Brushes: springs back, old out, new in. Motor: red and black as before, with the soldering iron for two seconds each.",
          },
          {
            action: "test",
            title: "Run it free for a minute",
            how: "Closed, no load.",
            see: "small, blue sparks at most.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the drill run with another battery pack?",
      answers: {
        yes: {
          means: "it runs with another pack",
          heard: ["works with another battery", "other battery works", "battery dead", "pack dead"],
          when: { pack: "always", contacts: "sometimes", switch: "never", motor: "never" },
        },
        no: {
          means: "another pack does not help",
          heard: ["tried another battery", "both batteries"],
        },
      },
    },
    {
      ask: "Does the drill start when you wiggle or press its battery?",
      answers: {
        yes: {
          means: "wiggling the battery helps",
          heard: ["wiggle", "jiggle", "push the battery", "loose battery", "intermittently"],
          when: { contacts: "often", pack: "rarely", switch: "rarely", motor: "never" },
        },
        no: { means: "wiggling the battery changes nothing" },
      },
    },
    {
      ask: "Does the drill run at one point of the trigger only, or always at full speed?",
      answers: {
        yes: {
          means: "it reacts to the trigger in a strange way",
          heard: ["trigger", "only full speed", "switch", "one speed", "runs by itself"],
          when: { switch: "often", contacts: "rarely", pack: "never", motor: "rarely" },
        },
        no: { means: "the trigger is not the point" },
      },
    },
    {
      ask: "Does the drill's lamp light up while the motor stands still?",
      answers: {
        yes: {
          means: "its lamp lights while the motor stands",
          heard: ["light comes on", "led works", "light works", "lamp lights"],
          when: { motor: "often", switch: "sometimes", pack: "sometimes", contacts: "rarely" },
        },
        no: { means: "its lamp stays dark" },
      },
    },
  ],
  safety: [
    "Take the bit out of the chuck before you work on the drill.",
    "Wear glasses when you test it with a bit.",
  ],
  prevention: ["Let it cool by running it free for a minute after heavy work."],
  stopWhen: ["The pack is hot, swollen or smells."],
});

const charging = defineFault({
  id: "cordless-drill-battery-does-not-charge",
  name: "has a battery that does not charge",
  weight: 6,
  says: [
    "battery won't charge",
    "not charging",
    "battery dead",
    "charger not working",
    "red light flashing on charger",
    "battery doesn't hold charge",
    "charges but runs out fast",
    "charger shows error",
    "no light on charger",
    "battery flat quickly",
    "battery pack faulty",
  ],
  causes: {
    charger: {
      name: "a charger without power or with dirty contacts",
      short: "the charger",
      weight: 4,
      why: "Chargers live on dusty shelves. Their contacts tarnish and their cords break.",
      check: {
        do: "Look for a lamp on the charger without a pack, and try a second pack.",
        finds: "no lamp lights, or no pack charges in it",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 40],
        tools: [{ name: "Cotton buds" }, { name: "Alcohol" }, { name: "Lamp for the socket" }],
        steps: [
          {
            action: "test",
            title: "Try the lamp in its socket",
            how: "Straight into the wall.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Unplug the charger",
            how: "Look along its cord.",
            warning: "The charger carries mains: its case stays closed.",
          },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Cotton buds and alcohol, on charger and pack; ten minutes to dry.",
          },
          {
            action: "test",
            title: "Plug in, then set the pack on",
            how: "Watch the lamp for a minute.",
            see: "“charging”. Without any lamp the charger is replaced as a whole.",
          },
        ],
      },
    },
    temperature: {
      name: "a pack that is too hot, too cold or deeply empty",
      short: "temperature or deep discharge",
      weight: 4,
      why: "Chargers refuse packs outside 5 to 40 °C, and packs that have lain empty for a winter.",
      check: {
        do: "Bring pack and charger to the living room for two hours and try again.",
        finds: "it now charges",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 130,
        euros: [0, 0],
        tools: [{ name: "Clock" }],
        steps: [
          {
            action: "unplug",
            title: "Take the pack off the charger",
            how: "Two hours at room temperature by the clock, away from heaters.",
          },
          {
            action: "test",
            title: "Set it on and off five times",
            how: "Ten seconds each. Some chargers wake a sleeping pack that way.",
            warning: "Never wake a pack with another power supply: overcharged cells burn.",
          },
          {
            action: "test",
            title: "Charge in sight",
            how: "On stone or tiles, the first hour beside it.",
            see: "a steady lamp, a hand-warm pack at most.",
          },
          {
            action: "test",
            title: "Use it and charge it again",
            how: "Two full rounds.",
            see: "a longer run the second time.",
          },
        ],
        prevention: ["Store packs half full, dry, between 10 and 25 °C."],
      },
    },
    cells: {
      name: "worn-out cells in the pack",
      short: "the cells",
      weight: 6,
      why: "One weak cell among five or ten drags the rest down. The pack charges in minutes and is empty in minutes.",
      check: {
        do: "Time how long “full” takes and how long the pack lasts.",
        finds: "both are a fraction of what they were",
        minutes: 10,
      },
      repair: {
        handOver:
          "A pack with a weak cell cannot be balanced at home, and one short with a tool sets it on fire.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [30, 90],
        tools: [{ name: "Adhesive tape" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off charger and drill",
            how: "Feel it: cool is right.",
          },
          {
            action: "look",
            title: "Tape its contacts",
            how: "One strip of adhesive tape across all of them, for the way to the collection point.",
          },
          {
            action: "look",
            title: "Look for the guarantee",
            how: "Many makers give three years on packs that are registered.",
          },
          {
            action: "replace",
            title: "Buy the same system",
            how: "Volts and shape must match; original or a make with a test mark.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does any lamp light on the drill's charger?",
      answers: {
        yes: {
          means: "a lamp lights on the charger",
          heard: ["red light", "flashing", "light flashing", "green light", "shows error"],
          when: { charger: "rarely", temperature: "always", cells: "always" },
        },
        no: {
          means: "no lamp lights on the charger",
          heard: ["no light", "charger dead", "charger not working"],
        },
      },
    },
    {
      ask: "Does the drill's battery charge, but last for a few minutes only?",
      answers: {
        yes: {
          means: "it charges and lasts for minutes only",
          heard: ["runs out fast", "not hold charge", "flat quickly", "only lasts", "short time"],
          when: { cells: "always", charger: "rarely", temperature: "rarely" },
        },
        no: { means: "it does not take a charge at all" },
      },
    },
    {
      ask: "Did the drill's battery lie unused or in the cold for months?",
      answers: {
        yes: {
          means: "it lay unused or in the cold for months",
          heard: ["unused", "garage", "shed", "winter", "cold", "not used for"],
          when: { temperature: "often", cells: "sometimes", charger: "sometimes" },
        },
        no: { means: "it was in use all along" },
      },
    },
  ],
  safety: ["Charge packs on stone, in sight, never overnight in the stairway."],
  prevention: ["Charge before it is quite empty."],
  stopWhen: ["Pack or charger smells, bulges or gets too hot to hold."],
});

const chuck = defineFault({
  id: "cordless-drill-chuck-or-gear",
  name: "runs, but the chuck slips, jams or wobbles",
  weight: 5,
  says: [
    "chuck stuck",
    "chuck jammed",
    "bit stuck",
    "bit won't come out",
    "chuck won't tighten",
    "bit falls out",
    "chuck wobbles",
    "slips",
    "motor runs but chuck doesn't turn",
    "grinding noise",
    "gear slipping",
    "clutch slipping",
    "won't change speed",
    "chuck won't open",
    "drive shaft not engaging",
  ],
  causes: {
    setting: {
      name: "a clutch or gear setting",
      short: "a setting",
      weight: 4,
      why: "The numbered ring lets the chuck slip on purpose, and a gear slider between two positions grinds.",
      check: {
        do: "Turn the ring to the drill sign, and push the slider fully to 1 or 2 while you turn the chuck by hand.",
        finds: "it drives again",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [0, 0],
        tools: [{ name: "Piece of scrap wood" }],
        steps: [
          {
            action: "unplug",
            title: "Take the battery off",
            how: "Then it cannot start while you hold the chuck.",
          },
          {
            action: "adjust",
            title: "Turn the ring to the drill sign",
            how: "Numbers are for screws.",
          },
          {
            action: "adjust",
            title: "Push the gear slider home",
            how: "Turn the chuck by hand until it goes in.",
            see: "“1” or “2” in full.",
          },
          {
            action: "test",
            title: "Bore into scrap wood",
            how: "Battery on, gear 1.",
            see: "the bit turning without a rattle.",
          },
        ],
      },
    },
    "jammed-chuck": {
      name: "a chuck that is jammed or full of dust",
      short: "the chuck",
      weight: 5,
      why: "Fine dust and rust lock the jaws, or a bit has been wedged crooked.",
      check: {
        do: "Hold the ring, turn the sleeve, and look at the three jaws.",
        finds: "they stick, stand unevenly or are rusty",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Penetrating oil" },
          { name: "Rubber strap wrench", instead: "a rubber glove and a second pair of hands" },
          { name: "Stiff brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery off",
            how: "Lay the drill with the chuck pointing down.",
          },
          {
            action: "lubricate",
            title: "Let oil creep in",
            how: "Three drops of oil between jaws and sleeve, tap with a wooden handle, wait for a quarter of an hour.",
          },
          {
            action: "adjust",
            title: "Turn it with force, not with blows",
            how: "Wrench on the sleeve, hand on the ring, to the left.",
            warning: "Do not start the motor with a tool on the chuck: it breaks wrists.",
            fallsOut: "The wedged bit.",
          },
          {
            action: "clean",
            title: "Brush the jaws",
            how: "Open and shut the chuck ten times, and brush between. Wipe the oil off the front.",
            see: "three jaws that meet in the middle.",
          },
          {
            action: "test",
            title: "Clamp a bit and pull",
            how: "Straight, until it clicks.",
            see: "it stays.",
          },
        ],
        prevention: ["Bore upwards with a dust cup, and open the chuck fully once a month."],
      },
    },
    "worn-chuck": {
      name: "a worn chuck or gearbox",
      short: "chuck or gearbox",
      weight: 3,
      why: "Jaws wear round, and plastic gears lose teeth. Then the motor sings and the chuck stands.",
      check: {
        do: "Hold the chuck with the battery off and turn the gear slider through: rock the chuck to and fro.",
        finds: "it has a lot of play, or turns freely with a crunch",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 40],
        tools: [
          { name: "Chuck with the same thread, or gearbox for the model" },
          { name: "Large Allen key" },
          { name: "Rubber mallet", instead: "a piece of wood" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery off, jaws wide open",
            how: "Look into the chuck.",
            see: "a screw head in the depth. It has a left-hand thread.",
          },
          {
            action: "unscrew",
            title: "Take that screw out to the right",
            how: "With a screwdriver that fits.",
          },
          {
            action: "unscrew",
            title: "Break the chuck loose",
            how: "Clamp the short arm of the Allen key in the chuck, gear 1, and hit the long arm once with the mallet, to the left.",
            warning: "One hand away from the swing; glasses on.",
            fallsOut: "Chuck and screw.",
          },
          {
            action: "replace",
            title: "Screw the new chuck on",
            how: "Hand-tight, then the screw to the left. A gearbox goes in as a unit with the case open, by the guide for the model.",
          },
          {
            action: "test",
            title: "Run it free and look at the tip",
            how: "With a straight bit.",
            see: "a tip that does not draw a circle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the drill's motor turn while its chuck stands still?",
      answers: {
        yes: {
          means: "the motor turns and the chuck stands",
          heard: ["motor runs", "chuck not turn", "not engaging", "slipping", "spins but"],
          when: { "worn-chuck": "often", setting: "often", "jammed-chuck": "never" },
        },
        no: { means: "the chuck turns with the motor" },
      },
    },
    {
      ask: "Can you open and close the drill's chuck by hand?",
      answers: {
        yes: {
          means: "the chuck opens and closes",
          when: { "jammed-chuck": "rarely", setting: "always", "worn-chuck": "often" },
        },
        no: {
          means: "the chuck is stuck",
          heard: ["stuck", "jammed", "bit stuck", "not open", "seized"],
        },
      },
    },
    {
      ask: "Does the drill work with the numbered ring on the drill sign?",
      answers: {
        yes: {
          means: "on the drill sign it works",
          heard: ["clutch", "torque ring"],
          when: { setting: "always", "worn-chuck": "rarely", "jammed-chuck": "sometimes" },
        },
        no: { means: "the ring changes nothing" },
      },
    },
  ],
  safety: ["Battery off before your hand goes to the chuck."],
  prevention: ["Change gear only at a standstill."],
  stopWhen: ["The spindle itself is bent: each bit draws a circle."],
});

export const cordlessDrill: Playbook = {
  faults: [dead, charging, chuck],
  notes: [
    {
      about: ["rebuild", "cells", "solder battery", "open the battery"],
      text: "No rebuilding of packs: cells have to match, be welded and be watched by their electronics. A slip shorts the pack, and it burns. Buy a pack or ask the maker's service.",
    },
    {
      about: ["voltage", "18v", "other brand", "adapter"],
      text: "Use packs of the same system and the same volts. More ampere-hours are fine. Adapters between makes bypass the pack's protection, so leave them.",
    },
  ],
};
