import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const stopped = defineFault({
  id: "clock-stopped",
  name: "has stopped",
  usual: true,
  weight: 9,
  says: [
    "stopped",
    "not working",
    "doesn't tick",
    "stops and starts",
    "won't go",
    "dead",
    "new battery doesn't help",
    "stopped after battery change",
    "ticks but doesn't move",
    "hands don't move",
    "second hand twitches",
    "clock mechanism doesn't work",
    "mechanism broken",
    "stops after a while",
    "arms not working",
    "needs new movement",
    "motor needs replacing",
    "alarm clock stopped",
    "alarm clock not working",
    "hands won't turn",
    "needs a new clock module",
    "clock not working",
  ],
  causes: {
    battery: {
      name: "a weak battery or a dull contact",
      short: "the battery",
      weight: 6,
      why: "A quartz movement lives a year or two on one cell. Rechargeable or old cells and a film on the contacts are enough to stop it.",
      check: {
        do: "Put in a fresh alkaline cell, and turn it once on the spot with your thumb.",
        finds: "it ticks",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 3],
        tools: [
          { name: "Fresh alkaline battery" },
          { name: "Cotton bud" },
          { name: "White vinegar" },
          { name: "Nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the old battery out",
            how: "Read the date on it and look for crust.",
          },
          {
            action: "clean",
            title: "Clean both contacts",
            how: "Dry cotton bud; if there is crust, one with vinegar, then water, then dry. One stroke of the nail file.",
            see: "bright metal.",
            warning: "Crust stings: keep it off eyes and skin.",
          },
          {
            action: "adjust",
            title: "Bend the contacts a little inwards",
            how: "So that they squeeze the cell.",
          },
          {
            action: "replace",
            title: "Put the fresh battery in",
            how: "Alkaline AA, by the signs. Start the movement by turning its setting wheel a few minutes on.",
          },
          {
            action: "test",
            title: "Watch it for ten minutes",
            how: "Hanging as it will hang.",
            see: "a second hand that jumps each second.",
          },
        ],
        prevention: ["Change the cell each New Year, before it leaks."],
      },
    },
    hands: {
      name: "hands that touch each other, the dial or the glass",
      short: "touching hands",
      weight: 5,
      why: "A bent hand is held by its neighbour at the same time every hour. The movement is sound and only stuck.",
      check: {
        do: "Look from the side, and turn the hands round once with the setting wheel.",
        finds: "they meet or rub somewhere, or it always stops at the same time",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Blunt tweezers", instead: "your fingertips" },
          { name: "Magnifying glass" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the battery out, open the glass",
            how: "It unscrews, unclips, or the back comes off.",
            fallsOut: "Glass or bezel: hold a hand below.",
          },
          {
            action: "look",
            title: "Look from the side at eye height",
            how: "With the magnifying glass.",
            see: "three layers with air between: hour below, minute, second on top.",
          },
          {
            action: "adjust",
            title: "Bend the wrong one",
            how: "With tweezers near the middle, by a millimetre, holding the hand's root.",
            warning: "The second hand only by its root: its pin breaks off.",
          },
          {
            action: "adjust",
            title: "Press loose hands on",
            how: "Straight down with a fingertip. Set all to twelve first.",
          },
          {
            action: "test",
            title: "Turn twelve hours by hand",
            how: "Slowly, with the setting wheel.",
            see: "no place where they touch, the glass included.",
            putBack: "Glass, then the battery.",
          },
        ],
      },
    },
    movement: {
      name: "a worn-out quartz movement",
      short: "the movement",
      weight: 5,
      why: "The plastic gears get dusty and dry. A new movement costs a few euros and is the usual mend for a wall clock.",
      check: {
        do: "Take the hands off and put a fresh battery in.",
        finds: "it does not tick even without hands, or only twitches",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [5, 12],
        tools: [
          { name: "Quartz movement with hands" },
          { name: "Ruler" },
          { name: "Spanner", instead: "pliers with a cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery out, clock face up",
            how: "Take glass or bezel off.",
          },
          {
            action: "pry",
            title: "Pull the hands off",
            how: "Straight up by their middles, second hand first, on some after a small nut.",
            fallsOut: "Nut, washer and a rubber ring behind the dial.",
          },
          {
            action: "measure",
            title: "Measure the threaded stem",
            how: "With the ruler, from the dial to the end of the thread: dial plus 3 to 5 mm is right. Note the hole (8 or 10 mm) and the shape of the hand holes.",
            see: "a length such as 12, 16 or 21 mm.",
          },
          {
            action: "replace",
            title: "Fit the new movement",
            how: "Rubber ring, through the dial, washer, nut hand-tight with the spanner, hanger upwards.",
          },
          {
            action: "reassemble",
            title: "Set the hands to twelve",
            how: "Hour, minute, nut, second hand. Old hands fit only if their holes match; otherwise use the new ones.",
            putBack: "Glass or bezel.",
          },
          {
            action: "test",
            title: "Let it run overnight",
            how: "On its wall.",
            see: "the right time in the morning.",
          },
        ],
      },
    },
    mechanical: {
      name: "a wound clock that is out of beat, run down or gummed up",
      short: "a wound movement",
      weight: 3,
      why: "A pendulum clock must stand level and tick evenly. Old oil turns to glue and stops it.",
      check: {
        do: "Listen: an even tick… tock, or a limping one? Tilt it a little to the left and right.",
        finds: "it goes on in a tilted position, or it is fully wound and stops",
        minutes: 3,
      },
      repair: {
        handOver:
          "A wound mainspring holds a force that strips gears and cuts fingers when it is let go.",
        difficulty: "Difficult",
        minutes: 20,
        euros: [0, 150],
        tools: [{ name: "Thin wedge of card" }],
        steps: [
          {
            action: "adjust",
            title: "Wind it, gently, to the stop",
            how: "Half a turn at a time. It cannot be overwound: one that stops fully wound is gummed up.",
          },
          {
            action: "adjust",
            title: "Bring it into beat",
            how: "Shift it with a wedge of card under one side until tick and tock come evenly. Your ear decides, not a level.",
            see: "an even beat, like a march.",
          },
          {
            action: "adjust",
            title: "Set the pendulum swinging gently",
            how: "Two or three centimetres to one side, then let go. It must swing free of case and weights.",
            warning: "Keep fingers off the works, and take out no screw beside the spring.",
          },
          {
            action: "look",
            title: "Hand it to a clockmaker",
            how: "Cleaning and oiling costs €80 to 200, every ten years. Take pendulum and weights off for the way.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the clock tick with a fresh alkaline battery?",
      answers: {
        yes: {
          means: "it ticks with a fresh battery",
          heard: ["ticks but", "ticks", "twitches"],
          when: { battery: "often", hands: "often", movement: "sometimes", mechanical: "never" },
        },
        no: {
          means: "it does not tick with a fresh battery",
          heard: [
            "new battery not help",
            "new battery",
            "battery changed",
            "changed the battery",
            "fresh battery",
          ],
          when: { movement: "often", battery: "rarely", hands: "sometimes", mechanical: "never" },
        },
        wound: {
          means: "it is wound and has no battery",
          heard: [
            "wind",
            "wound",
            "key",
            "pendulum",
            "mantel clock",
            "weights",
            "grandfather",
            "cuckoo",
            "chime",
          ],
          when: { mechanical: "always", battery: "never", hands: "rarely", movement: "never" },
        },
      },
    },
    {
      ask: "Do the clock's hands meet, rub, or does it stop at the same time again and again?",
      answers: {
        yes: {
          means: "hands rub, or it stops at the same time",
          heard: [
            "same time",
            "hands touch",
            "hands stuck",
            "stopping at 12",
            "12 and 6",
            "hands catch",
            "rub",
          ],
          when: { hands: "always", battery: "rarely", movement: "rarely", mechanical: "rarely" },
        },
        no: { means: "the hands are free" },
      },
    },
    {
      ask: "Does the clock's second hand twitch on the spot, go on after a push, or stand quite still?",
      answers: {
        twitches: {
          means: "its hand twitches on the spot",
          heard: ["twitch", "twitches", "jumps on the spot", "trembles"],
          when: { battery: "often", hands: "often", movement: "sometimes", mechanical: "never" },
        },
        push: {
          means: "it goes on after a push and stops again",
          heard: ["stops after a while", "stops and starts", "goes for a bit"],
          when: {
            battery: "sometimes",
            hands: "often",
            movement: "sometimes",
            mechanical: "often",
          },
        },
        still: {
          means: "it stands quite still",
          heard: ["mechanism broken", "movement dead", "motor"],
        },
      },
    },
  ],
  safety: ["Lay the clock on its face only on a soft cloth, and keep the second hand free."],
  prevention: ["Hang it away from steam, sun and slamming doors."],
  stopWhen: [
    "It is an old or dear clock: a clockmaker cleans it, and oil from a can ruins it.",
    "Dial or hands glow by themselves and date from before 1960: they may hold radium, so leave the glass closed.",
  ],
});

const woundStops = defineFault({
  id: "clock-wound-stops",
  name: "stops after a while although it is wound",
  power: "none",
  weight: 4,
  says: [
    "stops after a few minutes",
    "stops after ten minutes",
    "winds up fine but stops",
    "fully wound and does not go",
    "overwound",
    "pendulum stops swinging",
    "pendulum clock stopped",
    "grandfather clock stopped",
    "mantel clock stopped",
    "was moved and stops",
    "stopped since we moved house",
    "out of beat",
    "uneven tick",
    "needs winding all the time",
    "carriage clock stops",
    "cuckoo clock stops",
  ],
  causes: {
    beat: {
      name: "a clock that stands out of beat",
      short: "the beat",
      weight: 6,
      why: "A pendulum has to be let go of at the same height on both sides. On a new shelf or a soft carpet it is not, and after some minutes the push no longer reaches it.",
      check: {
        do: "Start it and listen with your eyes shut: even as a march, or limping? Then lift one side by a few sheets of card.",
        finds: "the tick limps, and gets even or lasts longer with the card",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Strips of card" }],
        steps: [
          {
            action: "look",
            title: "Put it where it stays",
            how: "A firm shelf or a wall, not a carpet. See that the pendulum hangs freely: not on the case, not on a weight or chime rod.",
            see: "a finger of air in front of and behind the bob.",
          },
          {
            action: "test",
            title: "Start it and listen",
            how: "Push the pendulum aside by two or three centimetres and let go.",
            see: "tick and tock with the same pause between them.",
          },
          {
            action: "adjust",
            title: "Slip card under one foot",
            how: "One strip of card at a time, left or right, whichever evens the beat. A wall clock is shifted at its lower end by a millimetre.",
            see: "an even beat, even if the case now leans a little.",
          },
          {
            action: "test",
            title: "Leave it alone for a day",
            how: "Mark the place on wall or shelf in pencil.",
            see: "a clock that still goes tomorrow.",
          },
        ],
        prevention: [
          "Take the pendulum off before it is carried, and set the beat anew after each move.",
        ],
      },
    },
    touching: {
      name: "hands or a pendulum that touch something",
      short: "something that touches",
      weight: 4,
      why: "Two hands that catch, or a bob that strokes the case, take more force than a clock has to give. It then stops at the same place again and again.",
      check: {
        do: "Look across the dial from the side, and watch bob and case for a minute.",
        finds: "it always stops at the same time, or something strokes along",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }, { name: "Torch" }],
        steps: [
          {
            action: "look",
            title: "Note where it stops",
            how: "Three times, with the time.",
            see: "the same minute each hour, or none at all. The same minute speaks for the hands.",
          },
          {
            action: "look",
            title: "Stop it and shine in",
            how: "Hold the bob still with the cloth and let the torch show hands, glass and case from the side.",
            see: "air between the hands and under the glass.",
          },
          {
            action: "adjust",
            title: "Free what touches",
            how: "Bend a hand by a hair near its middle; turn the case, or hang the pendulum straight. Nothing behind the dial is touched.",
            warning: "Turn the hands forwards only, and wait for each strike.",
          },
          {
            action: "test",
            title: "Let it pass that minute twice",
            how: "Leave it alone meanwhile.",
            see: "hands that go through.",
          },
        ],
      },
    },
    gummed: {
      name: "old oil that has turned to glue",
      short: "old oil",
      weight: 5,
      why: "After ten years oil is brown varnish. The spring is fully wound and cannot turn the wheels: that is what people call overwound.",
      check: {
        do: "Set it in even beat with nothing touching, fully wound, and see how long it goes.",
        finds: "it stops within hours all the same, wherever it stands",
        minutes: 5,
      },
      repair: {
        handOver:
          "Cleaning means letting the mainspring down first, and a wound spring strips gears and cuts fingers when it slips. No oil and no spray goes in meanwhile.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [80, 250],
        tools: [{ name: "Small box" }, { name: "Notepaper" }],
        steps: [
          {
            action: "adjust",
            title: "Stop the pendulum and take it off",
            how: "Hold the strip that it hangs on, and lift. Key, pendulum and weights go into the box.",
            warning: "Leave every screw on the works, and do not force the key.",
          },
          {
            action: "look",
            title: "Write down what it does",
            how: "How long it goes, whether the strike is weak as well, and when it was last cleaned, on the notepaper.",
          },
          {
            action: "look",
            title: "Wipe the outside only",
            how: "Dry cloth on the case. Lacquered brass and gilt are not polished.",
          },
          {
            action: "look",
            title: "Ask a clockmaker for a price",
            how: "Cleaning and oiling a mantel clock costs €80 to 200, and lasts about ten years.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the clock's tick even, with the same pause after tick and tock?",
      answers: {
        yes: {
          means: "its tick is even",
          heard: ["even tick", "ticks evenly"],
          when: { beat: "never", touching: "often", gummed: "often" },
        },
        no: {
          means: "its tick limps",
          heard: ["uneven tick", "limps", "limping", "out of beat", "not level"],
        },
      },
    },
    {
      ask: "Was the clock moved, or its shelf changed, before it began to stop?",
      answers: {
        yes: {
          means: "it was moved before",
          heard: ["moved", "new shelf", "moving house", "new place", "carpet", "dusted"],
          when: { beat: "always", touching: "sometimes", gummed: "rarely" },
        },
        no: { means: "it has stood in its place for long" },
      },
    },
    {
      ask: "Does the clock always stop at about the same time, or does anything stroke along hands or pendulum?",
      answers: {
        yes: {
          means: "it stops at the same time or something touches",
          heard: ["same time", "hands touch", "rubs", "pendulum touches"],
          when: { touching: "always", beat: "rarely", gummed: "rarely" },
        },
        no: { means: "it stops at any time and nothing touches" },
      },
    },
    {
      ask: "Is it more than ten years since the clock was cleaned?",
      answers: {
        yes: {
          means: "it has not been cleaned for more than ten years",
          heard: ["never been cleaned", "stood for years", "inherited", "in the attic", "decades"],
          when: { gummed: "often", beat: "sometimes", touching: "sometimes" },
        },
        no: { means: "it was cleaned within ten years", when: { gummed: "rarely" } },
      },
    },
  ],
  safety: [
    "It has no battery: what holds force in it is the spring or the weights. Leave its works closed.",
  ],
  prevention: ["Wind it at the same hour each week, to the stop and no further."],
  stopWhen: [
    "The key flies back, or turns without resistance: the spring has slipped or broken.",
    "It is an old or dear clock: every scratch on its works costs more than a cleaning.",
  ],
});

const wrongTime = defineFault({
  id: "clock-wrong-time",
  name: "does not keep time",
  weight: 6,
  says: [
    "loses time",
    "gains time",
    "runs slow",
    "runs fast",
    "wrong time",
    "not keeping time",
    "clock times wrong",
    "slow",
    "fast",
    "time running fast",
    "radio controlled clock wrong",
    "won't set to radio signal",
    "hour wrong",
    "pendulum needs adjusting",
    "not time keeping",
    "wrong hour after summer time",
    "flip clock not keeping time",
    "numbers not changing",
    "pendulum adjustment",
  ],
  causes: {
    "weak-battery": {
      name: "a battery near its end",
      short: "the battery",
      weight: 5,
      why: "Before it stops, a quartz clock loses steps: the second hand trembles and the time falls behind.",
      check: {
        do: "Put a fresh alkaline cell in, set it and compare after two days.",
        finds: "it keeps time now",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 3],
        tools: [{ name: "New alkaline cell" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Take the old cell out",
            how: "Wipe both contacts with the dry cloth.",
          },
          {
            action: "replace",
            title: "Fit the new cell",
            how: "Alkaline: 1.5 V. Rechargeable ones give 1.2 V and are too weak for many.",
          },
          {
            action: "adjust",
            title: "Set it to the second",
            how: "With the wheel at the back, by a phone.",
          },
          {
            action: "test",
            title: "Compare after two days",
            how: "With the same phone.",
            see: "less than two seconds of difference.",
          },
        ],
      },
    },
    regulator: {
      name: "the rate of a wound or pendulum clock",
      short: "the regulator",
      weight: 4,
      why: "Warmth, height and age shift the rate. A nut below the pendulum or a small lever sets it.",
      check: {
        do: "Note for three days how many minutes it gains or loses.",
        finds: "it is off by about the same each day",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Notebook" }, { name: "Soft cloth" }],
        steps: [
          {
            action: "look",
            title: "Find the regulator",
            how: "A nut under the bob; a square hole above twelve; or a lever marked S–F (slow–fast) at the back.",
            see: "one of the three.",
          },
          {
            action: "adjust",
            title: "Move it by a little",
            how: "Nut to the right raises the bob and makes it faster: a full turn is about one minute a day. Hold the bob with the cloth so that the spring above is not twisted.",
            warning: "The strip that the pendulum hangs on is thin as paper.",
          },
          {
            action: "adjust",
            title: "Set the hands forwards only",
            how: "Wait for each strike. Never turn a striking clock back past the hour.",
          },
          {
            action: "test",
            title: "Write it down for three days",
            how: "In the notebook, at the same hour.",
            see: "less than a minute a day, after two or three rounds.",
          },
        ],
      },
    },
    signal: {
      name: "a radio clock that gets no signal",
      short: "the time signal",
      weight: 4,
      why: "Radio clocks listen at night for a weak long-wave signal. Concrete, LED lamps and televisions drown it, and the zone may be wrong.",
      check: {
        do: "Put it on a window sill for a night, away from devices, after taking the battery out for a minute.",
        finds: "it is right in the morning",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "New battery" }, { name: "The manual", instead: "the maker's page" }],
        steps: [
          {
            action: "unplug",
            title: "Take the battery out for a minute",
            how: "Hands run to twelve when it returns; leave them alone.",
          },
          {
            action: "replace",
            title: "New battery in, on the window sill",
            how: "The side towards the transmitter: Mainflingen in Germany, Anthorn in England, Fort Collins in Colorado.",
          },
          {
            action: "adjust",
            title: "Set zone and summer time",
            how: "As the manual says; press “wave” for a new search.",
          },
          {
            action: "test",
            title: "Look in the morning",
            how: "Do not touch it at night.",
            see: "the right time to the second.",
          },
        ],
      },
    },
    hands: {
      name: "hands that slip or were set wrongly",
      short: "slipping hands",
      weight: 3,
      why: "If minute and hour do not agree, or it is always wrong by the same amount, the hands sit in the wrong place or slip.",
      check: {
        do: "Turn to exactly twelve and look at all hands.",
        finds: "they do not meet at twelve, or one turns loosely",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Fingertips and a soft cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Stop it, take the glass off",
            how: "Battery out.",
            fallsOut: "Glass or bezel.",
          },
          {
            action: "pry",
            title: "Pull the hands off by their middles",
            how: "Second, minute, hour, straight up with a cloth under your nails.",
          },
          {
            action: "adjust",
            title: "Press them on at twelve",
            how: "Hour first, all pointing to twelve, firmly on the root.",
            see: "air between the hands.",
          },
          {
            action: "test",
            title: "Turn to three, six and nine",
            how: "With the wheel.",
            see: "the hour hand right on the number each time.",
            putBack: "Glass, battery.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What drives the clock: a battery, a spring or weights, or is it set by radio?",
      answers: {
        battery: {
          means: "it runs on a battery",
          heard: ["battery", "quartz"],
          when: {
            "weak-battery": "always",
            hands: "often",
            regulator: "never",
            signal: "sometimes",
          },
        },
        wound: {
          means: "it is wound up",
          heard: ["pendulum", "wind", "wound", "mantel", "spring", "weights", "key", "grandfather"],
          when: {
            regulator: "always",
            "weak-battery": "never",
            signal: "never",
            hands: "sometimes",
          },
        },
        radio: {
          means: "it is set by radio",
          heard: ["radio controlled", "radio signal", "summer time", "atomic", "automatic"],
          when: {
            signal: "always",
            "weak-battery": "sometimes",
            hands: "sometimes",
            regulator: "never",
          },
        },
      },
    },
    {
      ask: "Is the clock off by about the same amount each day?",
      answers: {
        yes: {
          means: "it is off by the same amount each day",
          heard: ["every day", "minutes a day", "per day"],
          when: {
            regulator: "often",
            "weak-battery": "sometimes",
            signal: "rarely",
            hands: "rarely",
          },
        },
        no: {
          means: "it is off by a different amount, or always by the same hour",
          heard: ["an hour wrong", "exactly an hour", "jumps"],
        },
      },
    },
    {
      ask: "Do the clock's hands all point exactly to twelve at twelve?",
      answers: {
        yes: {
          means: "the hands agree at twelve",
          when: { hands: "never", "weak-battery": "often", regulator: "often", signal: "often" },
        },
        no: {
          means: "the hands do not agree at twelve",
          heard: ["hands wrong", "hand loose", "hands were loose", "hands slipped", "hour hand"],
        },
      },
    },
  ],
  safety: ["Stop a pendulum by hand, at its bob, before you lift the clock."],
  prevention: ["Hang it where neither sun nor heater changes its warmth."],
  stopWhen: [
    "It varies by minutes from day to day although it stands still: it needs a clockmaker.",
  ],
});

const hands = defineFault({
  id: "clock-hands-or-glass",
  name: "has loose hands, or a broken hand or glass",
  weight: 5,
  says: [
    "hands fell off",
    "hands loose",
    "hands touch",
    "second hand missing",
    "hand bent",
    "glass broken",
    "hands fallen off",
    "minute hand loose",
    "numbers fell off",
    "number came off dial",
    "missing numbers",
    "dial loose",
    "knob at back broken",
    "case broken",
    "fell off the wall",
    "hands came off",
    "pointer loose",
    "hook broken",
  ],
  causes: {
    "loose-hand": {
      name: "a hand that no longer grips its post",
      short: "a loose hand",
      weight: 6,
      why: "Hands are only pressed on. After a fall or a change of movement the small tube has widened.",
      check: {
        do: "Press the hand straight down on its post and tilt the clock.",
        finds: "it drops again or turns loosely",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [{ name: "Small pliers" }, { name: "Tweezers" }, { name: "New set of hands" }],
        steps: [
          {
            action: "unplug",
            title: "Battery out, clock on its back",
            how: "Open glass or bezel.",
            fallsOut: "The hand, perhaps a nut or washer.",
          },
          {
            action: "adjust",
            title: "Narrow the tube",
            how: "Squeeze it very lightly with the pliers, from two sides.",
            warning: "A cracked tube is past squeezing; then take new hands.",
          },
          {
            action: "reassemble",
            title: "Press it on at twelve",
            how: "Hour, minute, nut, second hand; hold by tweezers, press with a fingertip.",
            see: "hands one above the other, with air between.",
          },
          {
            action: "replace",
            title: "Or fit new hands",
            how: "A new set whose holes match the movement: most quartz works take a round hour hole and an oblong minute hole.",
          },
          {
            action: "test",
            title: "Turn twelve hours by the wheel",
            how: "Then hang it up.",
            see: "no hand that lags.",
            putBack: "Glass, battery.",
          },
        ],
      },
    },
    "bent-hand": {
      name: "a bent hand",
      short: "a bent hand",
      weight: 4,
      why: "The glass or a finger has bent it, and now it catches its neighbour.",
      check: {
        do: "Look across the dial from the side.",
        finds: "a hand rises or dips at its tip",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Tweezers" }, { name: "Strip of card" }],
        steps: [
          { action: "unplug", title: "Take battery and glass off", how: "Lay it flat." },
          {
            action: "adjust",
            title: "Support and bend",
            how: "Hold the root with the tweezers, card under the tip, bend back in two or three goes.",
            see: "a straight line seen from the side.",
          },
          {
            action: "adjust",
            title: "Space all three",
            how: "2 mm between each and from the glass.",
          },
          {
            action: "test",
            title: "Turn it through twelve hours",
            how: "With the wheel at the back.",
            see: "no touch.",
            putBack: "Glass with its clips.",
          },
        ],
      },
    },
    dial: {
      name: "a loose number, dial or glass",
      short: "a loose dial or glass",
      weight: 4,
      why: "Glue dries out, and a number that slides down stops the hands.",
      check: {
        do: "Tilt the clock and listen.",
        finds: "something slides or rattles behind the glass",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 15],
        tools: [
          { name: "Contact glue" },
          { name: "Toothpick" },
          { name: "Masking tape" },
          { name: "Soft brush" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery out, open it",
            how: "Broken glass with gloves on.",
            warning: "Collect splinters with tape and not with fingers.",
            fallsOut: "Numbers, pins and glass.",
          },
          { action: "clean", title: "Brush glue crumbs away", how: "Soft brush, dry." },
          {
            action: "glue",
            title: "Stick the number on",
            how: "A dot of contact glue with the toothpick, place it by the shadow of the old glue, tape it for an hour.",
            see: "all numbers on their circle.",
          },
          {
            action: "replace",
            title: "Have new glass cut",
            how: "A framer cuts round glass or acrylic for €5 to 15; measure the rim to the millimetre.",
          },
          {
            action: "test",
            title: "Turn the hands round once",
            how: "Before the glass goes on.",
            see: "free passage.",
            putBack: "Glass, bezel, battery.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has one of the clock's hands come off, or does one turn loosely?",
      answers: {
        yes: {
          means: "a hand is off or loose",
          heard: [
            "fell off",
            "fallen off",
            "came off",
            "loose",
            "hands were loose",
            "missing second hand",
            "missing",
          ],
          when: { "loose-hand": "always", "bent-hand": "rarely", dial: "rarely" },
        },
        no: { means: "all hands sit firmly" },
      },
    },
    {
      ask: "Is one of the clock's hands bent, or do they touch each other?",
      answers: {
        yes: {
          means: "a hand is bent or touches another",
          heard: ["bent", "touch", "touching", "catch", "rub"],
          when: { "bent-hand": "always", "loose-hand": "sometimes", dial: "rarely" },
        },
        no: { means: "the hands are straight" },
      },
    },
    {
      ask: "Is it a number, the dial or the glass of the clock that is loose or broken?",
      answers: {
        yes: {
          means: "number, dial or glass is loose or broken",
          heard: ["number", "numbers", "dial", "glass", "numeral", "face"],
          when: { dial: "always", "loose-hand": "rarely", "bent-hand": "rarely" },
        },
        no: { means: "dial and glass are sound" },
      },
    },
  ],
  safety: ["Gloves for broken glass, and glasses when a bezel is under tension."],
  prevention: ["Hang it on a screw with a proper head, not on a smooth nail."],
  stopWhen: ["The dial's paint flakes or may be radium paint: then leave the glass closed."],
});

const batteryLeak = defineFault({
  id: "clock-battery-leaked",
  name: "has a leaked battery or broken contacts",
  weight: 4,
  says: [
    "battery leaked",
    "corroded contacts",
    "battery acid",
    "battery connection snapped",
    "battery contact broken",
    "contacts rusty",
    "battery stuck",
    "spring broken",
    "battery compartment broken",
    "green stuff on battery",
    "faulty connection",
    "battery won't stay in",
    "battery cover missing",
    "battery keeps falling out",
    "battery runs out quickly",
  ],
  causes: {
    crust: {
      name: "crust on the contacts",
      short: "crust",
      weight: 6,
      why: "A cell that was left in for years leaks a caustic liquid. Its crust does not conduct.",
      check: {
        do: "Take the cell out and look into the bay with a light.",
        finds: "you see white, green or brown deposits",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 3],
        tools: [
          { name: "Rubber gloves" },
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Nail file" },
          { name: "Alkaline battery" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Get the cell out, gloves on",
            how: "A stuck one with a wooden stick, from the minus side.",
          },
          {
            action: "clean",
            title: "Neutralise it",
            how: "Cotton buds with a little vinegar until nothing fizzes; then water, then dry. Nothing may run into the movement.",
            warning: "The liquid burns: rinse skin at once.",
          },
          {
            action: "clean",
            title: "File to bright metal",
            how: "Nail file, a few strokes at each end.",
            see: "metal that shines.",
          },
          {
            action: "replace",
            title: "Fresh battery in",
            how: "Alkaline, turned once on the spot.",
          },
          {
            action: "test",
            title: "Look after a day",
            how: "Time and contacts.",
            see: "the right time and no new white.",
          },
        ],
      },
    },
    contact: {
      name: "a broken or bent contact",
      short: "a broken contact",
      weight: 4,
      why: "The thin tongue at the plus end breaks at its bend when cells are levered out.",
      check: {
        do: "Press the cell towards each end with a finger.",
        finds: "it runs while you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 10],
        tools: [
          { name: "Small pliers" },
          { name: "Kitchen foil" },
          { name: "Replacement movement" },
        ],
        steps: [
          { action: "unplug", title: "Cell out", how: "Look how both contacts should spring." },
          {
            action: "adjust",
            title: "Bend the tongue inwards",
            how: "With the pliers, in one go: it does not like to and fro.",
            see: "a cell that sits under pressure.",
          },
          {
            action: "adjust",
            title: "Fill a gap with foil",
            how: "A folded pad of foil between cell and tongue.",
            warning: "It must not touch the other end.",
          },
          {
            action: "replace",
            title: "If it has broken off, change the movement",
            how: "For €5 to 10 with contacts and all; length of the stem as before.",
          },
          {
            action: "test",
            title: "Tap the case",
            how: "With the clock running.",
            see: "no stop.",
          },
        ],
      },
    },
    drain: {
      name: "a movement that draws too much",
      short: "a thirsty movement",
      weight: 3,
      why: "Dry gears and heavy hands make the little motor work, and a backlight left on empties cells in weeks.",
      check: {
        do: "Think how long a fresh alkaline cell lasts.",
        finds: "it is less than half a year",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 12],
        tools: [{ name: "Quartz movement, high torque" }, { name: "Ruler" }, { name: "Spanner" }],
        steps: [
          {
            action: "look",
            title: "Rule out light and alarm",
            how: "Switch backlight, sweep second and hourly chime off.",
          },
          {
            action: "look",
            title: "Look at the hands",
            how: "Longer than 15 cm they need a high-torque movement.",
            see: "whether they are light metal or heavy plastic.",
          },
          {
            action: "unplug",
            title: "Cell out, hands off",
            how: "Straight up, nut off with the spanner.",
            fallsOut: "Washer and rubber ring.",
          },
          {
            action: "replace",
            title: "Fit a stronger movement",
            how: "Stem by the ruler, hole 8 or 10 mm.",
            putBack: "Ring, washer, nut, hands at twelve.",
          },
          {
            action: "test",
            title: "Write the date on the new cell",
            how: "And look in a year.",
            see: "a clock still running.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you see crust on the contacts of the clock's battery bay?",
      answers: {
        yes: {
          means: "there is crust on the contacts",
          heard: ["leaked", "corroded", "acid", "rust", "green", "crust", "white stuff"],
          when: { crust: "always", contact: "sometimes", drain: "rarely" },
        },
        no: { means: "the contacts are clean" },
      },
    },
    {
      ask: "Does the clock run while you press the battery with a finger?",
      answers: {
        yes: {
          means: "pressing the battery makes it run",
          heard: [
            "press the battery",
            "hold the battery",
            "loose battery",
            "falls out",
            "snapped",
            "broken contact",
            "won't stay in",
          ],
          when: { contact: "always", crust: "sometimes", drain: "never" },
        },
        no: { means: "pressing changes nothing" },
      },
    },
    {
      ask: "Does a fresh battery last less than half a year in the clock?",
      answers: {
        yes: {
          means: "a battery lasts less than half a year",
          heard: [
            "runs out quickly",
            "eats batteries",
            "battery doesn't last",
            "every month",
            "drains",
          ],
          when: { drain: "always", crust: "rarely", contact: "rarely" },
        },
        no: { means: "batteries last as they should" },
      },
    },
  ],
  safety: ["Gloves on, and wash your hands: battery crust burns."],
  prevention: ["Take cells out of clocks that you do not use."],
  stopWhen: ["Crust has run into the movement: replace the whole movement."],
});

const alarmOrDisplay = defineFault({
  id: "clock-alarm-or-display",
  name: "has an alarm, chime, button or display that fails",
  weight: 5,
  says: [
    "alarm not working",
    "alarm doesn't ring",
    "alarm won't stop",
    "buttons not working",
    "display blank",
    "screen is blank",
    "digits missing",
    "backlight not working",
    "cuckoo doesn't come out",
    "chime not working",
    "doesn't strike",
    "snooze broken",
    "numbers not changing time",
    "segments missing",
    "display faded",
    "clock cannot wind any more",
    "makes odd noise",
    "loose wire power cable",
    "strikes wrong hour",
  ],
  causes: {
    button: {
      name: "a dirty button or alarm switch",
      short: "a button",
      weight: 4,
      why: "The alarm's slide and the snooze button are used half asleep every day, and their contacts wear.",
      check: {
        do: "Work the switch twenty times and try again; set the alarm two minutes ahead.",
        finds: "it works now and then, or only when pressed hard",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Small screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take battery and any adapter out",
            how: "A clock with a mains cord into its case stays closed.",
          },
          {
            action: "clean",
            title: "A drop of alcohol at the switch",
            how: "Work it thirty times, wait fifteen minutes, try it.",
          },
          { action: "unplug", title: "Take the power off again", how: "Before screws are turned." },
          {
            action: "open",
            title: "Open the back",
            how: "With the screwdriver.",
            fallsOut: "Buttons and a rubber mat.",
          },
          {
            action: "clean",
            title: "Wipe the pads",
            how: "Cotton bud with alcohol on board and rubber.",
            see: "bright pads.",
            putBack: "Mat on its pins, buttons in their holes.",
          },
          {
            action: "test",
            title: "Set the alarm two minutes ahead",
            how: "Three times.",
            see: "it rings and stops each time.",
          },
        ],
      },
    },
    display: {
      name: "a display with a lost connection",
      short: "the display",
      weight: 4,
      why: "A striped rubber or a printed foil joins glass and board. When it shifts, digits go missing.",
      check: {
        do: "Press gently on the rim of the display.",
        finds: "missing digits come back",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 3],
        tools: [
          { name: "Small screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Lint-free cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Batteries and adapter out",
            how: "Wait a minute, put fresh ones in and try first.",
          },
          {
            action: "unplug",
            title: "Out again",
            how: "Now it is opened. Not with a mains cord of its own.",
          },
          {
            action: "open",
            title: "Unscrew back and board",
            how: "With the screwdriver, face down on the cloth.",
            fallsOut: "The glass and a striped rubber strip: note how they lay.",
          },
          {
            action: "clean",
            title: "Clean strip and pads",
            how: "Cloth with alcohol on glass edge, strip and gold pads.",
            warning: "Glass edges are sharp, and a cracked display is not to be saved.",
          },
          {
            action: "reassemble",
            title: "Screw the board down evenly",
            how: "Crosswise, a little at a time.",
            putBack: "Strip exactly under the row of pads.",
            see: "all segments.",
          },
        ],
      },
    },
    power: {
      name: "a loose lead, adapter or backup cell",
      short: "the lead or cell",
      weight: 4,
      why: "Bedside clocks lose time and alarm when the adapter's plug is loose and the backup cell is flat.",
      check: {
        do: "Move the plug in its socket, and try the clock on fresh backup cells alone.",
        finds: "the display flickers, or the time is lost at the least power cut",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 15],
        tools: [{ name: "Backup cell" }, { name: "Matching adapter" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the adapter out",
            how: "Look along its cord; a hurt one is replaced as a whole.",
            warning: "No tape over bare copper.",
          },
          {
            action: "replace",
            title: "New backup cell",
            how: "CR2032 or 9 V, in the flap below.",
            fallsOut: "The old cell: keep it away from children.",
          },
          {
            action: "replace",
            title: "Try a like adapter",
            how: "The same volts, kind and polarity.",
          },
          {
            action: "test",
            title: "Pull the plug for a minute",
            how: "Then put it back.",
            see: "the right time still there.",
          },
        ],
      },
    },
    striking: {
      name: "a striking train, cuckoo or winding that is out of order",
      short: "the striking works",
      weight: 4,
      why: "A cuckoo's door is latched for transport, chains slip off their wheel, and striking gets out of step when hands are turned back.",
      check: {
        do: "Open the little door's wire latch, look at the chains, and count strikes against the hand.",
        finds: "a latch is shut, a chain is off, or the count is wrong",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 5],
        tools: [{ name: "Thin wire hook" }, { name: "Torch" }],
        steps: [
          {
            action: "look",
            title: "Look for latches and locks",
            how: "With the torch: wire over the cuckoo's door, night switch at the side, transport clips behind.",
          },
          {
            action: "adjust",
            title: "Put a chain back",
            how: "Clock on the wall, weight off, feed the links onto the wheel with the wire hook and pull gently to and fro.",
            see: "a chain that runs over the teeth.",
          },
          {
            action: "adjust",
            title: "Bring the strike into step",
            how: "Move the hour hand alone to the number it struck, or lift the rack lever at the back until it agrees.",
          },
          {
            action: "test",
            title: "Let it strike four times",
            how: "Turn the minute hand forwards and wait each time.",
            see: "the right count.",
            warning:
              "Do not force a winding key that is stuck: the spring behind it is strong. Leave it to a clockmaker.",
          },
        ],
        stopWhen: [
          "The key turns without resistance or flies back: the mainspring has gone, and opening it can hurt you.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the clock's display that is blank or missing parts?",
      answers: {
        yes: {
          means: "the display is blank or incomplete",
          heard: ["blank", "display", "digits", "segments", "screen", "faded", "numbers missing"],
          when: { display: "always", power: "often", button: "rarely", striking: "never" },
        },
        no: { means: "the display is fine, or there is none" },
      },
    },
    {
      ask: "Is it the chime, cuckoo, strike or winding of the clock?",
      answers: {
        yes: {
          means: "chime, cuckoo or winding is at fault",
          heard: ["cuckoo", "chime", "strike", "strikes", "wind any more", "winding", "chain"],
          when: { striking: "always", button: "never", display: "never", power: "never" },
        },
        no: { means: "it has no chime or that works" },
      },
    },
    {
      ask: "Does the clock flicker or lose its time when you move its lead, or at each power cut?",
      answers: {
        yes: {
          means: "it flickers or loses time with its lead",
          heard: [
            "loose wire",
            "power cable",
            "loses time when",
            "power cut",
            "turns off",
            "lead",
            "adapter",
          ],
          when: { power: "always", display: "rarely", button: "rarely", striking: "never" },
        },
        no: { means: "its lead does not matter" },
      },
    },
    {
      ask: "Does the clock's button or alarm switch work when pressed hard or several times?",
      answers: {
        yes: {
          means: "the button works now and then",
          heard: ["button", "buttons", "snooze", "alarm switch", "press hard", "alarm"],
          when: { button: "always", display: "rarely", power: "rarely", striking: "rarely" },
        },
        no: { means: "the button is dead or fine" },
      },
    },
  ],
  safety: [
    "Clocks with a mains cord into the case are left closed: only adapter and battery ones are opened.",
  ],
  prevention: ["Renew backup cells every two years."],
  stopWhen: ["It is someone's only alarm and stays unreliable after the repair."],
});

export const clock: Playbook = {
  faults: [stopped, wrongTime, hands, batteryLeak, alarmOrDisplay, woundStops],
  notes: [
    {
      about: ["movement size", "stem length", "which movement"],
      text: "Measure the threaded stem from the dial's face: it should be the dial's thickness plus 3 to 5 mm. Note the hole (8 or 10 mm) and the length of the hands; above 15 cm take a high-torque movement.",
    },
    {
      about: ["turn back", "summer time", "striking clock"],
      text: "Striking clocks are set forwards, waiting for each strike. To go back an hour, stop the pendulum and wait.",
    },
    {
      about: ["oil", "oil it", "wd40", "wd 40", "wd", "spray oil"],
      text: "No household oil and no spray in a clockwork: it gums up within a year. Clock oil goes on pivots only, in drops the size of a pinhead.",
    },
    {
      about: ["radium", "glow", "luminous"],
      text: "Glowing dials from before about 1960 may hold radium. Leave the glass closed, do not scrape them, and ask a clockmaker or your waste service.",
    },
    {
      about: ["wound", "overwind", "overwound"],
      text: "A clock cannot be overwound. One that stops fully wound is gummed up and wants cleaning by a clockmaker.",
    },
  ],
};
