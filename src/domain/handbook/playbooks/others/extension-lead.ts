import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "extension-lead-dead",
  name: "gives no current, or only now and then",
  usual: true,
  weight: 8,
  says: [
    "not working",
    "no power",
    "dead",
    "stopped working",
    "nothing works on it",
    "one socket not working",
    "some sockets dead",
    "works sometimes",
    "flickers",
    "loose connection",
    "reel doesn't work",
    "switch doesn't light",
    "fuse gone",
    "cut-out tripped",
    "lost power",
    "unpredictable",
  ],
  causes: {
    fuse: {
      name: "a blown fuse, a cut-out that has tripped or a switch that is off",
      short: "fuse or cut-out",
      weight: 6,
      why: "A lead feeds several things at once, and its fuse or the small button on a reel lets go when that is too much. It did its work; what matters is why.",
      check: {
        do: "Plug a lamp into the wall socket, then look on the lead for a switch, a small button and, in a British plug, the fuse.",
        finds: "the wall gives light, and switch, button or fuse was off",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Lamp that works" },
          { name: "Small screwdriver" },
          { name: "Fuse as printed on the lead, mostly 13 A" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead out, and everything out of it",
            how: "Add up the watts on the labels of what hung on it. On a lead for 13 A more than 3,000 W together is too much, on a rolled-up reel often already 1,000 W.",
            see: "a sum below the figure on the lead. If it is above, that was the reason.",
          },
          {
            action: "look",
            title: "Look it over by daylight",
            how: "Plug, sheath and each socket.",
            warning: "A brown, soft or cracked place, or a sheath with a cut, ends its use now.",
            see: "one colour and one shape all along.",
          },
          {
            action: "replace",
            title: "Change the fuse, or press the button",
            how: "Lever the fuse out with the screwdriver and put in one of the same figure. The button of a reel is pressed once, when it is cold.",
          },
          {
            action: "test",
            title: "Try it with the lamp alone",
            how: "In each of its sockets, the lead laid out straight.",
            see: "light in every one.",
          },
        ],
        stopWhen: [
          "The new fuse goes as well: there is a short in the lead or in what hangs on it.",
        ],
      },
    },
    plug: {
      name: "a loose wire in a plug that can be opened",
      short: "the plug",
      weight: 4,
      why: "Leads are pulled out by their cord. In a plug with screws the wires come loose by and by, and a loose wire gets hot before it fails.",
      check: {
        do: "Unplugged, look whether the plug is held by a screw, and whether the cord turns or slides in it.",
        finds: "the plug has a screw, and the cord is not firmly held",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [2, 6],
        tools: [
          { name: "Screwdriver" },
          { name: "Wire strippers" },
          { name: "New plug with a cord clamp" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Lay both ends in front of you",
            how: "Nothing plugged in at either end.",
          },
          {
            action: "look",
            title: "Read the cord before you cut it",
            how: "Three cores of at least 1 mm², sheath whole.",
            see: "brown, blue and green-yellow. Other colours, or only two cores: leave it to a repairer.",
          },
          {
            action: "replace",
            title: "Cut 5 cm off and fit a new plug",
            how: "4 cm of sheath off, 6 mm of each core with the wire strippers. Brown to L, blue to N, green-yellow to earth, the earth core the longest; screws firm with the screwdriver.",
            warning: "An extension lead without its earth makes every metal thing on it dangerous.",
          },
          {
            action: "reassemble",
            title: "Clamp the sheath and close it",
            how: "Pull once. A British plug gets the fuse printed on the lead.",
            see: "sheath inside the clamp, no core outside.",
          },
          {
            action: "test",
            title: "Have the earth measured",
            how: "A repair café does it in a minute. Then a lamp, then what it is for.",
            see: "a pass on the tester.",
          },
        ],
      },
    },
    broken: {
      name: "a broken wire, or worn contacts in a moulded lead",
      short: "the lead itself",
      weight: 5,
      why: "Where it is trodden on and rolled up, copper breaks inside a sheath that looks whole. Moulded plugs and socket strips cannot be opened without breaking them.",
      check: {
        do: "Unplugged, draw it through your hand and feel for a soft or flat place; think whether it came and went when it was moved.",
        finds: "there is such a place, or it comes and goes, with a moulded plug",
        minutes: 2,
      },
      repair: {
        handOver:
          "A lead with a broken wire heats up at the break, and a joint in a cord gives way under a foot. It is replaced as a whole.",
        difficulty: "Very easy",
        minutes: 10,
        euros: [8, 40],
        tools: [{ name: "Pair of side cutters" }],
        steps: [
          {
            action: "unplug",
            title: "Take it out of use today",
            how: "Not “only for the lamp”: it is the lamp on the carpet that sets fire.",
          },
          {
            action: "look",
            title: "Note length and thickness",
            how: "Printed along the sheath, such as 3G1.5: three cores of 1.5 mm².",
            see: "the figure to buy again, or the next thicker one.",
          },
          {
            action: "look",
            title: "Make it useless",
            how: "Unplugged, nip the plug off with the side cutters and take both to the electrical waste.",
          },
          {
            action: "look",
            title: "Buy the right one",
            how: "1.5 mm² for tools and heaters, rubber and splash-proof for outdoors, no longer than you need.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a lamp burn in the wall socket that feeds the extension lead?",
      answers: {
        yes: {
          means: "the wall gives current",
          heard: ["wall socket works", "socket is fine", "other things work at the wall"],
          when: { fuse: "often", plug: "always", broken: "always" },
        },
        no: { means: "the wall gives no current", heard: ["no power at the wall"] },
      },
    },
    {
      ask: "Has the extension lead's switch, button and fuse been checked?",
      answers: {
        yes: {
          means: "switch, button and fuse are good",
          heard: ["new fuse", "changed the fuse", "fuse ok", "reset it"],
          when: { fuse: "rarely" },
        },
        no: {
          means: "switch, button and fuse are unchecked",
          heard: ["fuse gone", "cut-out", "tripped"],
        },
      },
    },
    {
      ask: "Did the current come and go when the extension lead was moved?",
      answers: {
        yes: {
          means: "it comes and goes with its movement",
          heard: [
            "works sometimes",
            "flickers",
            "loose connection",
            "intermittent",
            "wiggle",
            "unpredictable",
          ],
          when: { broken: "often", plug: "often", fuse: "never" },
        },
        no: { means: "moving it made no difference" },
      },
    },
    {
      ask: "Can the extension lead's plug be opened with a screwdriver?",
      answers: {
        yes: {
          means: "its plug has a screw",
          heard: ["rewirable plug", "screw in the plug", "plug can be opened"],
          when: { plug: "always", broken: "sometimes", fuse: "sometimes" },
        },
        no: {
          means: "its plug is moulded",
          heard: ["moulded", "sealed plug"],
          when: { plug: "never" },
        },
      },
    },
  ],
  safety: ["Nothing hangs on the lead while you look at it, and its plug lies where you see it."],
  prevention: ["Pull it out by the plug, and roll it in loose loops."],
  stopWhen: ["It hums, crackles or smells, even for a moment."],
});

const hot = defineFault({
  id: "extension-lead-hot",
  name: "gets hot, crackles or has brown marks",
  weight: 5,
  says: [
    "gets hot",
    "plug gets warm",
    "socket gets hot",
    "brown mark",
    "burn mark on the socket",
    "melted",
    "scorched",
    "crackles",
    "smells hot",
    "reel got hot",
    "plug stuck in the socket",
    "discoloured",
    "buzzing from the strip",
    "overloaded",
  ],
  causes: {
    overload: {
      name: "more load than it can carry, or a reel used rolled up",
      short: "too much load",
      weight: 5,
      why: "Heaters, kettles and saws draw 2,000 W and more. A thin lead, a strip on a strip, or a reel that cannot give off its heat cooks itself from inside.",
      check: {
        do: "Pull everything out. Then add up the watts of what hung on it, and read the figure on the lead.",
        finds: "the sum is higher, or the reel was rolled up, and nothing is brown yet",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 40],
        tools: [{ name: "Slip of paper" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, and let it cool unrolled",
            how: "On stone, for an hour.",
          },
          {
            action: "look",
            title: "Search for traces of heat",
            how: "Plug pins, each socket hole, the inner turns of a reel.",
            see: "no brown, no soft sheath, no turns stuck together. One such trace, and it is finished.",
            warning:
              "A lead that has been hot once in one place gets hot there again: there is no mending that.",
          },
          {
            action: "look",
            title: "Share the load out",
            how: "On the slip of paper: what has a heater or a big motor goes straight to a wall socket, one to each. Never a strip on a strip.",
            see: "a sum for this lead below two thirds of its figure.",
          },
          {
            action: "test",
            title: "Feel it after half an hour",
            how: "With the smaller load, fully unrolled. Back of the hand on plug and sheath.",
            see: "lukewarm at most.",
          },
        ],
      },
    },
    contact: {
      name: "worn or scorched contacts in a plug or socket",
      short: "a scorched contact",
      weight: 6,
      why: "The springs in a socket tire, the plug sits loosely, and a little arc burns at each contact. Brown plastic is the sign that it has come near to fire.",
      check: {
        do: "With its plug out, look into each hole and at each pin with a torch, and feel whether a plug sits loosely.",
        finds: "something is brown, soft or cracked, or a plug falls out by itself",
        minutes: 2,
      },
      repair: {
        handOver:
          "A socket strip that has been scorched is not cleaned, tightened or rewired: its springs have lost their strength. It is thrown away, and the socket that fed it is looked at too.",
        difficulty: "Very easy",
        minutes: 10,
        euros: [8, 40],
        tools: [{ name: "Wire cutters" }],
        steps: [
          {
            action: "unplug",
            title: "Cut the current, then pull it",
            how: "If plug or socket is hot, switch off at the fuse box before you take hold of it.",
            warning:
              "Glow, smoke or a smell of burning: leave the room, close the door and call the fire service.",
          },
          {
            action: "look",
            title: "Look at its neighbours",
            how: "The wall socket and the plugs that sat in the brown hole.",
            see: "clean plastic. A wall socket with a mark is for an electrician, a plug with one is renewed.",
          },
          {
            action: "look",
            title: "Cut it up unplugged",
            how: "With the wire cutters close to the plug, so that nobody rescues it.",
          },
          {
            action: "look",
            title: "Replace it by a better one",
            how: "1.5 mm², with a test mark, and with a switch that takes the full load.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is plastic anywhere on the extension lead brown, soft or cracked?",
      answers: {
        yes: {
          means: "there are traces of heat",
          heard: ["brown", "melted", "scorched", "burn mark", "discoloured", "black"],
          when: { contact: "always", overload: "rarely" },
        },
        no: { means: "there is no trace of heat" },
      },
    },
    {
      ask: "Was a heater, a kettle or a big tool running on the extension lead, or was it rolled up?",
      answers: {
        yes: {
          means: "it carried much, or was rolled up",
          heard: ["heater", "kettle", "rolled up", "reel", "saw", "overloaded", "lots plugged in"],
          when: { overload: "always", contact: "sometimes" },
        },
        no: { means: "it carried little" },
      },
    },
    {
      ask: "Do plugs sit loosely in the extension lead's sockets?",
      answers: {
        yes: {
          means: "plugs sit loosely",
          heard: ["falls out", "loose in the socket", "crackles", "loose plug"],
          when: { contact: "always", overload: "rarely" },
        },
        no: { means: "plugs sit firmly" },
      },
    },
  ],
  safety: ["Do not touch a plug that is hot: switch its circuit off first."],
  prevention: ["One lead, one heater; nothing under carpets, and no strip hung on a strip."],
  stopWhen: ["Whatever is brown, soft or cracked: today is its last day."],
});

const damaged = defineFault({
  id: "extension-lead-damaged",
  name: "has a damaged cord, plug or socket",
  weight: 5,
  says: [
    "exposed wires",
    "cut cable",
    "cable damaged",
    "plug broken",
    "plug cracked",
    "socket cracked",
    "needs a new plug",
    "socket in bits",
    "mowed over it",
    "chewed",
    "frayed",
    "wires coming out of the plug",
    "insulation split",
    "case broken",
  ],
  causes: {
    sheath: {
      name: "a cut, chewed or split sheath",
      short: "the sheath",
      weight: 5,
      why: "The sheath is what keeps foot, paw and rain from the copper. Once it is open anywhere, the rest of the lead is worth nothing.",
      check: {
        do: "Pull its plug at the wall first. Then look along it by daylight without bending it.",
        finds: "a core or copper shows anywhere, or it has been taped",
        minutes: 2,
      },
      repair: {
        handOver:
          "An extension lead is neither taped, joined nor given a new cord: whole leads are sold tested, for less than an hour's wage.",
        difficulty: "Very easy",
        minutes: 10,
        euros: [8, 40],
        tools: [{ name: "Strong scissors" }],
        steps: [
          {
            action: "unplug",
            title: "Wall end first",
            how: "Then gather it up.",
            warning:
              "Do not step on it or take hold of it near the open place while its plug is in.",
          },
          {
            action: "look",
            title: "Keep no sound half of it",
            how: "A shorter lead with a home-made end looks thrifty and has nobody who tested it.",
          },
          {
            action: "look",
            title: "Take both ends off",
            how: "Unplugged, with the scissors, and bring it to the electrical waste.",
          },
          {
            action: "look",
            title: "Choose the next one for its place",
            how: "Rubber and splash-proof outdoors, in a bright colour; under a table one with a flat plug.",
          },
        ],
      },
    },
    plug: {
      name: "a cracked or missing plug on a sound cord",
      short: "the plug",
      weight: 4,
      why: "Plugs are stepped on and reversed over. As long as the cord behind it is whole and the plug never got hot, a new one is fitted in a quarter of an hour.",
      check: {
        do: "With it in your hand look at the pins, the case, and the 20 cm of cord behind.",
        finds: "only the plug is hurt, nothing is brown, and the cord is without a mark",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [3, 8],
        tools: [
          { name: "Rubber plug with earth" },
          { name: "Stripping pliers" },
          { name: "Crosshead screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Out of the wall, nothing plugged into it",
            how: "If the plug fell apart in the socket, switch off at the fuse box before you pull the rest.",
          },
          {
            action: "clean",
            title: "Cut behind the old plug and bare the ends",
            how: "5 cm off, sheath 4 cm, cores 6 mm with the stripping pliers.",
            see: "bright copper. Dark copper has been wet or hot: then replace the lead.",
          },
          {
            action: "reassemble",
            title: "Each core under its own screw",
            how: "Brown L, blue N, green-yellow earth, screws tight with the crosshead screwdriver, sheath clamped.",
            warning:
              "Three cores, three screws: a lead whose earth is left off looks as if it worked.",
          },
          {
            action: "test",
            title: "Let somebody measure it once",
            how: "Earth and insulation, at a repair café. Until then it stays unused.",
            see: "two passes.",
          },
        ],
      },
    },
    socket: {
      name: "a broken socket or strip",
      short: "the socket end",
      weight: 4,
      why: "A cracked socket lets a finger or a hairpin reach live metal, and a strip that was opened once seldom closes tightly again.",
      check: {
        do: "Unplugged, press the case of each socket and look for cracks and gaps.",
        finds: "it is cracked, rattles or gapes",
        minutes: 1,
      },
      repair: {
        handOver:
          "Socket ends carry live metal where small fingers go. They are not glued or screwed together again; the lead is replaced.",
        difficulty: "Very easy",
        minutes: 5,
        euros: [8, 40],
        tools: [{ name: "Gaffer tape" }],
        steps: [
          {
            action: "unplug",
            title: "Pull it, before anything else",
            how: "And out of reach of children.",
          },
          {
            action: "look",
            title: "Cover the holes for the way",
            how: "Gaffer tape over them, so that nobody uses it from the box of spares.",
            see: "a strip that cannot take a plug.",
          },
          {
            action: "look",
            title: "Hand it in",
            how: "At the electrical waste. Buy one with shutters in its holes if children live with you.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the extension lead's cord open, cut or taped anywhere?",
      answers: {
        yes: {
          means: "its cord is open, cut or taped",
          heard: [
            "exposed",
            "cut",
            "chewed",
            "frayed",
            "split",
            "mowed",
            "taped",
            "wires coming out",
          ],
          when: { sheath: "always", plug: "rarely", socket: "rarely" },
        },
        no: { means: "its cord is whole" },
      },
    },
    {
      ask: "Is it the plug of the extension lead that is broken?",
      answers: {
        yes: {
          means: "its plug is broken",
          heard: ["plug", "plug broken", "plug cracked", "new plug", "no plug"],
          when: { plug: "always", sheath: "rarely", socket: "rarely" },
        },
        no: { means: "its plug is sound" },
      },
    },
    {
      ask: "Is the socket end of the extension lead broken, or does it rattle?",
      answers: {
        yes: {
          means: "a socket is cracked or rattles",
          heard: ["socket cracked", "socket in bits", "case broken", "strip broken", "rattles"],
          when: { socket: "always", sheath: "rarely", plug: "rarely" },
        },
        no: { means: "its sockets are whole" },
      },
    },
  ],
  safety: ["Wall plug out first, always, also for a mere look."],
  prevention: ["Lay it where nobody walks, mows or shuts a door on it."],
  stopWhen: ["It has been under water or in the rain with an indoor plug."],
});

export const extensionLead: Playbook = {
  faults: [dead, hot, damaged],
  notes: [
    {
      about: ["tape", "taped", "join", "joint", "connector"],
      text: "Tape and joints are no repair for an extension lead. A lead with an open sheath is replaced; at home only a broken plug on a sound cord may be renewed, with nothing plugged in.",
    },
    {
      about: ["watts", "how much", "load", "heater", "overload"],
      text: "Add up the watts of all that hangs on it. 13 A at 230 V are about 3,000 W, 10 A about 2,300 W; a reel carries a third of that while it is rolled up.",
    },
    {
      about: ["pat test", "test", "safe to use"],
      text: "A tester measures earth and insulation in two minutes. Repair cafés have one; after a new plug it is worth the way.",
    },
    {
      about: ["outdoors", "garden", "rain"],
      text: "Outdoors take rubber (H05RN-F or H07RN-F) with splash-proof plugs, on a socket with an RCD. Indoor leads stay indoors.",
    },
  ],
};
