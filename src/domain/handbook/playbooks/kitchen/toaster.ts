import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const leverStaysUp = defineFault({
  id: "toaster-lever-stays-up",
  name: "does not hold its lever down",
  usual: true,
  weight: 8,
  says: [
    "won't stay down",
    "doesn't stay down",
    "not staying down",
    "lever pops straight up",
    "handle won't stay down",
    "mechanism not staying down",
    "will not latch",
    "not latching",
    "spring broken",
    "button does not stay down",
    "bread won't go down",
    "not turning on",
    "no power",
    "won't start",
  ],
  causes: {
    crumbs: {
      name: "crumbs between the lever's latch and its magnet",
      short: "crumbs at the latch",
      weight: 5,
      why: "A small electromagnet holds the lever down, and it only reaches across a hair's breadth. One crumb on its face is enough to keep the latch away.",
      check: {
        do: "Unplug it, hold it over the sink upside down and shake it.",
        finds: "a heap of crumbs comes out, or the lever goes lower afterwards",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Clean, dry paint brush", instead: "a pastry brush" },
          { name: "Wooden skewer", instead: "a chopstick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and let it cool",
            how: "Wait for a quarter of an hour: the wires inside stay hot longer than the case.",
          },
          {
            action: "clean",
            title: "Empty the crumb tray",
            how: "Pull the tray out from below or behind, and wipe it.",
            fallsOut: "More crumbs than you expect, so do it over the sink.",
            see: "a bare tray.",
          },
          {
            action: "clean",
            title: "Shake and brush it out",
            how: "Turn it over, tap the sides with your palm, and sweep the slots with the brush.",
            warning: "Do not scrape the thin wires: they break like glass.",
          },
          {
            action: "clean",
            title: "Free the end of the lever",
            how: "Push the lever down with the plug out and look beside it, where it ends at the bottom. Pick crumbs out there with the skewer.",
            see: "the lever going down a few millimetres further than before.",
          },
          {
            action: "test",
            title: "Plug in and press the lever",
            how: "Put the tray back first. The magnet works only with mains on.",
            see: "the lever stays, and the wires begin to glow.",
          },
        ],
        prevention: ["Empty the tray once a week."],
      },
    },
    supply: {
      name: "no mains power, so the magnet does not pull",
      short: "the supply",
      weight: 3,
      why: "With the plug out, no toaster holds its lever down. A dead socket or a blown fuse looks just like a broken latch.",
      check: {
        do: "Press the lever down with your finger and hold it for ten seconds while you look into the slots from the side.",
        finds: "no wire glows",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Table lamp" }, { name: "Fuse with the rating printed on the plug" }],
        steps: [
          {
            action: "test",
            title: "Test the socket with a lamp",
            how: "Plug the lamp in where the toaster was.",
            see: "light. If not, look at the fuse box.",
          },
          {
            action: "unplug",
            title: "Change the fuse in the plug, if there is one",
            how: "With the plug in your hand, lever the fuse out and put in a new one of the same rating.",
          },
          {
            action: "look",
            title: "Feel the cord where it enters the case",
            how: "Bend it gently to both sides, still unplugged.",
            warning: "If it is kinked, flat or cut, do not plug it in again.",
            see: "an even, supple cord.",
          },
          {
            action: "test",
            title: "Try it in a wall socket",
            how: "No extension lead. Press the lever.",
            see: "the lever stays down by itself.",
          },
        ],
        stopWhen: ["The new fuse blows as well."],
      },
    },
    magnet: {
      name: "a worn-out magnet, board or bent latch",
      short: "the magnet or board",
      weight: 3,
      why: "The wires glow as long as you hold the lever, but the magnet gets no current from the little board, or the latch plate is bent.",
      check: {
        do: "Hold the lever down by hand for ten seconds.",
        finds:
          "the wires glow while you hold it, and it springs up when you let go, even after cleaning",
        minutes: 1,
      },
      repair: {
        handOver:
          "The board and the magnet sit beside bare wires that carry mains, so the open toaster must never be tried out at home.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and clean it once more",
            how: "A second round of shaking settles half of these cases for nothing.",
          },
          {
            action: "look",
            title: "Look whether the lever runs straight",
            how: "Move it slowly, unplugged. If it scrapes on one side, the carriage is bent.",
            see: "the same gap left and right of the lever.",
          },
          {
            action: "look",
            title: "Write down what you saw",
            how: "Put “glows when held, does not latch” on a note with the model. It points the repairer straight at magnet and board.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "Bending a latch plate takes them ten minutes. A new board pays only for a good toaster.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the toaster's wires glow while you hold the lever down by hand?",
      answers: {
        yes: {
          means: "the wires glow while the lever is held",
          heard: ["glows", "heats when held", "works if I hold it", "have to hold it down"],
          when: { supply: "never", crumbs: "often", magnet: "often" },
        },
        no: { means: "the wires stay dark", heard: ["no power", "stays cold", "not turn on"] },
      },
    },
    {
      ask: "Have you shaken the crumbs out of the toaster and emptied its tray already?",
      answers: {
        yes: {
          means: "the crumbs are out",
          heard: ["cleaned", "emptied the tray", "shook it out"],
          when: { crumbs: "rarely", magnet: "often" },
        },
        no: { means: "the crumbs are still in it", heard: ["full of crumbs", "crumbs"] },
      },
    },
    {
      ask: "Does the toaster's lever reach the bottom with a firm stop?",
      answers: {
        yes: {
          means: "the lever reaches the bottom",
          when: { crumbs: "rarely", supply: "often", magnet: "sometimes" },
        },
        no: {
          means: "the lever does not go all the way down",
          heard: ["lever stuck", "not go down", "jammed"],
        },
      },
    },
    {
      ask: "Does another device work in the toaster's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["changed the fuse", "socket works", "other socket"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
  ],
  safety: ["Never reach into the slots with metal while the plug is in."],
  prevention: ["Let the bread thaw before it goes in, and keep buttered slices out."],
  stopWhen: ["The case gives you a tingle, or a wire inside touches the metal."],
});

const oneSideCold = defineFault({
  id: "toaster-one-side-cold",
  name: "toasts on one side only",
  weight: 4,
  says: [
    "one side not working",
    "only toasts one side",
    "left side not working",
    "right side stopped",
    "half of it doesn't work",
    "only 2 slots working",
    "one slot cold",
    "element gone",
    "heating element broken",
    "not toasting evenly",
    "does not toast",
    "stays white on one side",
    "heater wire broken",
  ],
  causes: {
    mode: {
      name: "a setting that switches half of it off",
      short: "a setting",
      weight: 3,
      why: "Buttons for bagels, rolls or one slice switch off a row of wires on purpose, and they are easily pressed by mistake.",
      check: {
        do: "Look for a button with a bagel, a half slice or a “1” and press it once.",
        finds: "its lamp goes out, or both sides glow again",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "The manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "look",
            title: "Go through all the buttons",
            how: "Compare each sign with the manual. “Bagel” heats the inner sides only.",
          },
          {
            action: "test",
            title: "Run it empty on the middle setting",
            how: "Press the lever and look along the slots from the side, with your face well away.",
            see: "every row of wires glowing after half a minute.",
          },
          {
            action: "test",
            title: "Toast two slices of the same bread",
            how: "Turn one slice round halfway.",
            see: "the same brown on all four sides, give or take a shade.",
          },
        ],
      },
    },
    element: {
      name: "a heating wire that has broken",
      short: "a broken heating wire",
      weight: 6,
      why: "The flat wire that glows has burned thin and parted. It is wound on a thin board of mica, and one break takes out the whole row.",
      check: {
        do: "With the plug out and everything cold, look along the wires of the cold side with a torch.",
        finds: "a wire hangs loose or has a gap",
        minutes: 2,
      },
      repair: {
        handOver:
          "Bare heating wire cannot be soldered or twisted: the joint glows, drops off and can touch the case.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [10, 40],
        tools: [{ name: "Torch", instead: "the light of your phone" }],
        steps: [
          {
            action: "unplug",
            title: "Take it out of use",
            how: "Pull the plug. A loose wire end can make the case live.",
          },
          {
            action: "look",
            title: "Find the break",
            how: "Shine the torch along each row, from above and from below.",
            see: "a gap, or an end that stands out.",
          },
          {
            action: "look",
            title: "Ask for the element by model",
            how: "Makers of solid toasters sell single elements, and some have their own repair service. For others there is no spare.",
          },
          {
            action: "look",
            title: "Hand it over, or recycle it",
            how: "A repair shop changes an element in half an hour. Without a spare, bring it to the small-appliance bin.",
          },
        ],
      },
    },
    connection: {
      name: "a burnt or loose connection to that side",
      short: "a connection inside",
      weight: 3,
      why: "The rows are fed through small spot-welded joints and switch contacts that get hot at every breakfast.",
      check: {
        do: "Watch the cold side while you tap the case lightly with a wooden spoon during toasting.",
        finds: "it flickers or comes on for a moment",
        minutes: 2,
      },
      repair: {
        handOver:
          "The joint sits under the cover among bare live parts and has to be welded or crimped, not soldered.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Wooden spoon" }],
        steps: [
          {
            action: "test",
            title: "Tap it once more to be sure",
            how: "Use the wooden spoon, and keep your other hand off the metal.",
            see: "a flicker on the cold side. Then stop testing.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "A contact that flickers, sparks. Do not toast with it in the meantime.",
          },
          {
            action: "look",
            title: "Tell the repairer which side and when",
            how: "“Left row, comes on when tapped” leads straight to the joint.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the toaster have a button for bagels, rolls or a single slice, and may it be pressed in?",
      answers: {
        yes: {
          means: "such a button may be on",
          heard: ["bagel", "single slice button"],
          when: { mode: "always", element: "sometimes", connection: "sometimes" },
        },
        no: { means: "no such button is on" },
      },
    },
    {
      ask: "Can you see a gap or a loose end in the wires on the toaster's cold side?",
      answers: {
        yes: {
          means: "a wire is broken",
          heard: ["wire broken", "broken wire", "loose wire", "element gone", "element broken"],
          when: { element: "often", mode: "never", connection: "rarely" },
        },
        no: { means: "the wires look whole" },
      },
    },
    {
      ask: "Does the toaster's cold side come on now and then?",
      answers: {
        yes: {
          means: "the cold side comes on now and then",
          heard: ["now and then", "intermittent", "sometimes works", "flickers"],
          when: { connection: "often", element: "never", mode: "rarely" },
        },
        no: { means: "the cold side stays cold" },
      },
    },
  ],
  safety: [
    "Look along the slots from the side, never straight down into them.",
    "Unplug it before you reach for a slice that is caught.",
  ],
  prevention: ["Do not jam thick slices in: they tear at the wires."],
  stopWhen: ["A wire touches the case, or the fuse box trips."],
});

const doesNotPopUp = defineFault({
  id: "toaster-does-not-pop-up",
  name: "does not pop up in time",
  weight: 4,
  says: [
    "doesn't pop up",
    "won't pop up",
    "bread stuck",
    "toast gets stuck",
    "toast too dark",
    "burns the toast",
    "timer not working",
    "doesn't turn off",
    "jammed",
    "browning dial broken",
    "bread does not come up",
    "lever jammed",
  ],
  causes: {
    "stuck-bread": {
      name: "bread or crumbs that jam the carriage",
      short: "jammed bread",
      weight: 4,
      why: "Curled slices and hard crumbs wedge between the cage and the carriage, so that the spring cannot lift it.",
      check: {
        do: "Unplug it, let it cool and move the lever up and down without bread.",
        finds: "it is stiff or stops halfway",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Wooden tongs", instead: "two chopsticks" }, { name: "Soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it before anything else",
            how: "A stuck carriage keeps the wires on. Then wait until it is cold.",
          },
          {
            action: "clean",
            title: "Lift the bread out",
            how: "Use wooden tongs and wriggle the slice lengthwise.",
            warning: "No knife and no fork, even with the plug out: they tear the wires.",
          },
          {
            action: "clean",
            title: "Brush the guides",
            how: "Turn it over, shake, and sweep both ends of each slot with the brush.",
            see: "the cage wires standing straight and parallel.",
          },
          {
            action: "adjust",
            title: "Move the lever ten times",
            how: "All the way down and up, unplugged.",
            see: "it jumps up by itself with a clack.",
          },
          {
            action: "test",
            title: "Toast one thin slice on low",
            how: "Stay beside it.",
            see: "it comes up within two minutes.",
          },
        ],
        prevention: ["Cut slices thinner than the slot."],
      },
    },
    dial: {
      name: "a dirty or worn browning dial",
      short: "the browning dial",
      weight: 3,
      why: "The dial is a small resistor that sets the time. Dust on its track makes the time jump to its longest.",
      check: {
        do: "Turn the dial from end to end twenty times and toast once on the lowest setting.",
        finds: "the time changes, even if only for a few slices",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 8],
        tools: [{ name: "Kitchen timer", instead: "the clock of your phone" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it",
            how: "The dial is worked without power, so that nothing sparks on the dust.",
          },
          {
            action: "adjust",
            title: "Turn the dial thirty times",
            how: "From stop to stop, quickly. It scrapes the track clean from inside.",
            see: "an even feel all the way.",
          },
          {
            action: "test",
            title: "Measure two settings",
            how: "Plug in, and time level 2 and level 4 with the kitchen timer, without bread.",
            see: "level 4 lasting clearly longer than level 2.",
          },
          {
            action: "look",
            title: "Decide",
            how: "If both times are the same, the dial or the board is worn. Use it only beside you, and pull the plug after each slice until it is mended.",
          },
        ],
        stopWhen: ["All settings last the same: the board needs a repairer."],
      },
    },
    timer: {
      name: "a timer circuit that no longer lets go",
      short: "the timer",
      weight: 3,
      why: "The magnet that holds the lever is switched off by a timer. If it fails, the toaster heats until the bread burns.",
      check: {
        do: "Run it empty on the lowest setting and press “stop” after three minutes.",
        finds: "only “stop” or the plug ends it",
        minutes: 4,
      },
      repair: {
        handOver:
          "A toaster that does not stop is a fire in waiting, and its timer is a board beside bare mains.",
        difficulty: "Difficult",
        minutes: 5,
        euros: [15, 40],
        tools: [{ name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and tape its pins",
            how: "Two turns of tape, so that nobody uses it half asleep.",
          },
          {
            action: "look",
            title: "Check recalls",
            how: "Search for the maker, the model and “recall”. Toasters that do not stop are taken back more often than others.",
          },
          {
            action: "look",
            title: "Hand it over or replace it",
            how: "A repair café can tell whether a cheap part is at fault. For most toasters the board costs as much as a new one.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the toaster's lever move freely by hand when it is cold and unplugged?",
      answers: {
        yes: {
          means: "the lever moves freely",
          when: { "stuck-bread": "rarely", dial: "often", timer: "often" },
        },
        no: { means: "the lever is stiff", heard: ["jammed", "stuck", "lever stuck", "stiff"] },
      },
    },
    {
      ask: "Does the time change when you turn the toaster's browning dial from lowest to highest?",
      answers: {
        yes: {
          means: "the dial changes the time",
          when: { dial: "rarely", timer: "rarely", "stuck-bread": "often" },
        },
        no: {
          means: "the dial changes nothing",
          heard: ["dial", "browning", "always too dark", "burns the toast"],
        },
      },
    },
    {
      ask: "Does the toaster stop when you press its stop button?",
      answers: {
        yes: {
          means: "the stop button ends it",
          when: { "stuck-bread": "rarely", dial: "often", timer: "sometimes" },
        },
        no: { means: "the stop button does nothing" },
      },
    },
  ],
  safety: ["Stay with the toaster while it is on, and keep curtains and paper away from it."],
  prevention: ["Toast thick or sweet bread on low and twice, not on high."],
  stopWhen: ["It does not switch off by itself even when empty."],
});

export const toaster: Playbook = {
  faults: [leverStaysUp, oneSideCold, doesNotPopUp],
  notes: [
    {
      about: ["solder", "soldering"],
      text: "Nothing in the hot part of a toaster is soldered: solder melts at about 200 °C, and the wires glow at 600 °C. Joints there are welded or crimped.",
    },
    {
      about: ["smell", "first use", "new smell"],
      text: "A light smell in the first minutes after cleaning comes from leftover crumbs. If it smells of plastic or smokes, pull the plug and do not use it again.",
    },
  ],
};
