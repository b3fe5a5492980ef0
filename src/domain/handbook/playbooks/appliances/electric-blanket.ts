import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotHeat = defineFault({
  id: "electric-blanket-does-not-heat",
  name: "does not heat",
  usual: true,
  weight: 8,
  says: [
    "doesn't heat",
    "not heating",
    "stays cold",
    "not getting warm",
    "won't turn on",
    "no power",
    "control flashing",
    "error on controller",
    "controller not working",
    "light on but cold",
    "open circuit",
    "switches itself off",
    "connector broken",
    "stopped heating",
    "needs testing",
    "switch broken",
  ],
  causes: {
    plug: {
      name: "a dead socket, a blown plug fuse or a connector that is not pushed home",
      short: "plug or connector",
      weight: 5,
      why: "The control plugs into the blanket near the foot or the side, and that connector is pulled half out whenever the bed is made.",
      check: {
        do: "Unplug it, pull the connector off the blanket, push it on until it clicks, and try another socket.",
        finds: "the control lights up again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Table lamp" }, { name: "Plug fuse" }, { name: "Small screwdriver" }],
        steps: [
          {
            action: "test",
            title: "Prove the wall socket with a lamp",
            how: "A wall socket, no extension lead, no timer.",
            see: "the lamp lights.",
          },
          {
            action: "unplug",
            title: "Pull the plug and look the lead over",
            how: "From the plug to the control and on to the blanket.",
            warning: "A kink, a bare place or a soft plug ends its life here.",
            see: "a smooth, round lead.",
          },
          {
            action: "replace",
            title: "Change the fuse if the plug has one",
            how: "Lever it out with the screwdriver and fit one with the same number of amps, usually 3 A.",
          },
          {
            action: "look",
            title: "Look into the connector",
            how: "Plug still out. Both halves must be clean, dry and without brown spots, and click together.",
            warning: "Brown or melted pins: stop, and replace the blanket.",
          },
          {
            action: "test",
            title: "Spread it flat and switch on",
            how: "On the bare bed, on its highest level, and stay beside it for ten minutes.",
            see: "an even warmth for your palm all over.",
          },
        ],
      },
    },
    control: {
      name: "a control that has failed or gone into its safety stop",
      short: "the control",
      weight: 4,
      why: "The control watches the wire and switches off when something is out of order, often with a flashing lamp. Some restart after a rest, others are worn out.",
      check: {
        do: "Leave it unplugged for ten minutes, spread it flat, plug in and note what the lamp does.",
        finds: "it works again, or the lamp flashes at once",
        minutes: 12,
      },
      repair: {
        handOver:
          "Control and blanket are one tested pair: a control of another make can overheat the wire, and its sealed case is not opened.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [15, 40],
        tools: [{ name: "Notebook" }],
        steps: [
          {
            action: "unplug",
            title: "Give it ten minutes without power",
            how: "Take all weight and folds off the blanket. Heat that builds up in a fold is the usual reason for the safety stop.",
          },
          {
            action: "test",
            title: "Try once more, flat and empty",
            how: "Lowest level, somebody beside it.",
            see: "a steady lamp.",
          },
          {
            action: "look",
            title: "Count the flashes",
            how: "Write number and model into the notebook: makers list them as codes.",
          },
          {
            action: "look",
            title: "Ask the maker for that control",
            how: "Only with the same part number. Without it, or after eight to ten years of use, replace the whole blanket.",
          },
        ],
      },
    },
    wire: {
      name: "a broken heating wire or a blown safety link inside",
      short: "the heating wire",
      weight: 6,
      why: "The thin wire is sewn between two layers and breaks where it is folded most. Its safety link melts when a spot gets too hot, and that is meant to be final.",
      check: {
        do: "With the plug out, feel along the blanket for a hard, thick or displaced stretch of wire.",
        finds: "wires cross, lump or have moved out of their lines",
        minutes: 4,
      },
      repair: {
        handOver:
          "A joint in a heating wire becomes a hot spot under a sleeping person. Heating textiles are replaced and not mended.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [25, 70],
        tools: [{ name: "Heavy scissors" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the bed",
            how: "Plug out, connector off.",
            warning: "Do not try to find the warm half by switching it on again.",
          },
          {
            action: "look",
            title: "Look for guarantee and recall",
            how: "Label with model and date near the connector. Makers give two to six years, and blankets are recalled now and then.",
            see: "a code with week and year.",
          },
          {
            action: "open",
            title: "Make it useless",
            how: "Unplugged for good, cut the lead off at the blanket with the scissors, so that nobody takes it out of the bin and uses it.",
          },
          {
            action: "look",
            title: "Bring it to the small-appliance bin",
            how: "Blanket, lead and control together. Charity shops cannot take it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp of the electric blanket's control light up?",
      answers: {
        steady: {
          means: "its lamp is steady",
          heard: ["light on but", "lights up but", "light is on"],
          when: { wire: "often", control: "sometimes", plug: "never" },
        },
        flashing: {
          means: "its lamp flashes or shows an error",
          heard: ["flashing", "flashes", "error", "blinking"],
          when: { control: "often", wire: "often", plug: "rarely" },
        },
        dark: {
          means: "its lamp stays dark",
          heard: ["no light", "no power", "completely dead", "not turn on"],
        },
      },
    },
    {
      ask: "Does the electric blanket come on when you push its connector firmly home or try another socket?",
      answers: {
        yes: {
          means: "it comes on with the connector pushed home or in another socket",
          heard: ["loose connection", "connector loose", "wiggle", "other socket"],
          when: { plug: "always", control: "rarely", wire: "never" },
        },
        no: {
          means: "connector and socket change nothing",
          heard: ["tried another socket", "changed the fuse", "fuse is fine"],
        },
      },
    },
    {
      ask: "Was the electric blanket stored folded, washed or trodden on before it failed?",
      answers: {
        yes: {
          means: "it was folded, washed or trodden on",
          heard: ["washed", "folded", "stored", "after washing"],
          when: { wire: "often", control: "sometimes", plug: "sometimes" },
        },
        no: { means: "it was neither folded nor washed" },
      },
    },
  ],
  safety: [
    "Never switch it on folded, rucked up, wet or under a heavy pile.",
    "Babies, and people who do not feel heat, do not use one.",
  ],
  prevention: [
    "Store it rolled up loosely, not folded, with nothing on top.",
    "Replace it after ten years, working or not.",
  ],
  stopWhen: [
    "It shows a brown spot, smells scorched, or one place gets hotter than the rest: pull the plug and use it no more.",
  ],
});

const partlyCold = defineFault({
  id: "electric-blanket-partly-cold",
  name: "heats on one side or in places only",
  weight: 4,
  says: [
    "one side not working",
    "only half works",
    "one side doesn't get warm",
    "one side cold",
    "cold patch",
    "hot spot",
    "uneven heat",
    "left side not heating",
    "feet cold",
    "only top gets warm",
    "dual control one side",
    "foot zone cold",
    "patchy",
  ],
  causes: {
    swapped: {
      name: "swapped or half-plugged controls of a double blanket",
      short: "the two controls",
      weight: 5,
      why: "Double blankets have two halves with two plugs. After making the bed they are easily swapped, so each control heats the other side.",
      check: {
        do: "Switch on one control only, wait ten minutes and feel both halves.",
        finds: "the other half warms up, or one plug was loose",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Two coloured stickers", instead: "bits of tape with L and R" }],
        steps: [
          {
            action: "unplug",
            title: "Pull both plugs",
            how: "Then take both connectors off the blanket.",
          },
          {
            action: "adjust",
            title: "Sort them",
            how: "Lay the blanket with its label at the foot, as the maker says, and lead each cord to its own side.",
          },
          {
            action: "adjust",
            title: "Click them in and mark them",
            how: "One of the stickers on each connector and each socket.",
            see: "no gap between the halves of a connector.",
          },
          {
            action: "test",
            title: "Warm each half alone",
            how: "Ten minutes on a middle level, flat, while you stay there.",
            see: "the right half warm, evenly to the edge.",
          },
        ],
      },
    },
    half: {
      name: "a broken wire in one half",
      short: "the wire of one half",
      weight: 5,
      why: "Each half has its own wire. When one is open, that side stays cold, and what broke there can break on the other side soon.",
      check: {
        do: "Exchange the two controls, each on the other half, for ten minutes.",
        finds: "the cold stays in the same half",
        minutes: 12,
      },
      repair: {
        handOver:
          "Nothing in the cloth is mended, and half a blanket is no safe blanket: the whole is replaced.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [30, 80],
        tools: [{ name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Stop using the good half too",
            how: "Plugs out. Both halves are of one age and one wear.",
          },
          {
            action: "look",
            title: "Feel for the break",
            how: "Unplugged, run your palm along the wires of the cold side.",
            see: "a kink, or a stretch that has moved.",
          },
          {
            action: "look",
            title: "Mark and hand it back",
            how: "Tape a note with “one half cold” to it and ask the shop, within two years of buying.",
          },
          {
            action: "look",
            title: "Keep the good control only for the same model",
            how: "By its part number. It fits no other.",
          },
        ],
      },
    },
    fold: {
      name: "a fold, a weight or a mattress topper that keeps the heat in or out",
      short: "how it lies",
      weight: 4,
      why: "A rucked underblanket is hot in the fold and cool beside it, and the control then turns the whole down.",
      check: {
        do: "Strip the bed and look how it lies.",
        finds: "it is rucked, upside down or under a topper",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Bed sheet" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off, pull the plug and strip the bed",
            how: "Take the topper off as well.",
          },
          {
            action: "adjust",
            title: "Lay it flat and tie it down",
            how: "Right side up, tapes round the mattress, no wire area folded over the edge.",
            see: "a surface without a ruck.",
          },
          {
            action: "adjust",
            title: "One sheet above it and no more",
            how: "Underblankets lie on the mattress, overblankets above the person. Neither lies under a topper.",
            warning: "Memory foam over a heated blanket traps heat: never combine them.",
          },
          {
            action: "test",
            title: "Half an hour on low",
            how: "Then feel all over.",
            see: "even warmth.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the electric blanket have two controls, one for each side?",
      answers: {
        yes: {
          means: "it has two controls",
          heard: ["dual control", "two controls", "double", "king size"],
          when: { swapped: "always", half: "often", fold: "sometimes" },
        },
        no: { means: "it has one control" },
      },
    },
    {
      ask: "When you exchange the controls of the electric blanket, does the cold move to the other side?",
      answers: {
        moves: {
          means: "the cold moves with the control",
          heard: ["swapped the controls and"],
          when: { swapped: "often", half: "never", fold: "rarely" },
        },
        stays: { means: "the cold stays in the same half", heard: ["same side", "still cold"] },
      },
    },
    {
      ask: "Does the electric blanket lie flat, without a fold and without a foam topper above?",
      answers: {
        yes: {
          means: "it lies flat and free",
          when: { fold: "never", swapped: "always", half: "always" },
        },
        no: {
          means: "it lies in folds or under a topper",
          heard: ["folded", "rucked", "topper", "creased"],
        },
      },
    },
  ],
  safety: [
    "A place that is hotter than your hand likes is a reason to pull the plug, not to turn it down.",
  ],
  prevention: ["Check each autumn, on the bare bed and beside it, that it warms evenly."],
  stopWhen: ["One spot glows hot, whatever the level."],
});

const damaged = defineFault({
  id: "electric-blanket-damaged",
  name: "has a damaged lead, cloth or a scorched place",
  weight: 5,
  says: [
    "cable damaged",
    "lead frayed",
    "cable broken",
    "wire showing",
    "scorch mark",
    "brown mark",
    "burn mark",
    "hole in blanket",
    "torn",
    "chewed cable",
    "dog chewed",
    "got wet",
    "tapes torn off",
    "cable needs joining",
    "wire broken",
  ],
  causes: {
    lead: {
      name: "a damaged lead or control cord",
      short: "the lead",
      weight: 5,
      why: "The lead lies between bed and wall, gets pinched and bent, and pets chew it. It carries mains to a place where somebody sleeps.",
      check: {
        do: "With the plug out, run the lead through your fingers.",
        finds: "you feel a flat, cut or soft place",
        minutes: 1,
      },
      repair: {
        handOver:
          "Lead and control are moulded together and come only as the maker's part. A taped or joined lead in a bed is out of the question.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [15, 40],
        tools: [{ name: "Marker pen" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take the lead off",
            how: "It unclips from the blanket.",
          },
          {
            action: "look",
            title: "Mark the place",
            how: "A ring with the pen round it, so that nobody tries it again.",
          },
          {
            action: "look",
            title: "Order by part number",
            how: "On the underside of the control. If the maker no longer sells it, the blanket has had its time.",
            see: "a number and a rating in watts.",
          },
          {
            action: "look",
            title: "Have the blanket looked at too",
            how: "A shop with a tester measures its insulation before the new lead goes on.",
          },
        ],
      },
    },
    scorch: {
      name: "a scorched place from an overheated wire",
      short: "a scorched place",
      weight: 4,
      why: "Brown cloth means that the wire has been too hot there. The next time it may not stop at brown.",
      check: {
        do: "Spread it over a table in daylight and look at both faces.",
        finds: "there is a yellow or brown place, or cloth that is stiff",
        minutes: 2,
      },
      repair: {
        handOver: "Nothing can be done about it: it goes out of the house today.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [25, 70],
        tools: [{ name: "Strong shears" }, { name: "Camera" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out for good",
            how: "Do not switch it on to see whether it still works.",
          },
          {
            action: "look",
            title: "Photograph mark and label",
            how: "Both in one picture with your camera. Report it to shop or maker: others may sleep under the same model.",
            see: "model, date and mark, all readable.",
          },
          {
            action: "open",
            title: "Cut the cord off",
            how: "Unplugged, close to the blanket, with the shears.",
          },
          { action: "look", title: "Recycle it as an appliance", how: "Not in the clothes bank." },
        ],
      },
    },
    cloth: {
      name: "torn cloth or tapes beside the wires",
      short: "torn cloth",
      weight: 4,
      why: "The cloth holds the wires apart. Where it is open they wander and touch, and a needle finds a wire that you do not see.",
      check: {
        do: "Look how far the tear is from the nearest wire, with the plug out.",
        finds: "the tear or the torn tape lies within a hand's breadth of a wire",
        minutes: 2,
      },
      repair: {
        handOver:
          "No needle, pin or hot iron goes near a heating wire, so cloth over wires is not sewn.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 70],
        tools: [{ name: "Bag" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take it off the bed",
            how: "Roll it up loosely, do not fold it.",
          },
          {
            action: "look",
            title: "Feel where the wires run",
            how: "Between finger and thumb, from the edge inwards.",
            see: "whether any wire is bare or crosses another. Then it is finished.",
          },
          {
            action: "look",
            title: "Ask the maker about the tapes",
            how: "If only a fixing tape at the border is off, far from wires, some makers mend it under guarantee. Meanwhile it stays in its bag, unused.",
          },
          {
            action: "look",
            title: "Replace it otherwise",
            how: "A new one with overheat protection and a timer costs €25 to 70 and takes a few cents of current a night.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage to the electric blanket on its lead, or on the blanket itself?",
      answers: {
        lead: {
          means: "the damage is on its lead",
          heard: ["cable", "lead", "cord", "plug", "chewed"],
          when: { lead: "always", scorch: "never", cloth: "never" },
        },
        blanket: {
          means: "the damage is on the blanket",
          heard: ["cloth", "fabric", "hole", "torn", "mark"],
        },
      },
    },
    {
      ask: "Is there a yellow or brown place on the electric blanket?",
      answers: {
        yes: {
          means: "there is a yellow or brown place",
          heard: ["scorch", "scorched", "brown", "yellow", "burn mark"],
          when: { scorch: "always", lead: "rarely", cloth: "rarely" },
        },
        no: { means: "there is no brown place" },
      },
    },
    {
      ask: "Is the electric blanket's cloth or a fixing tape torn?",
      answers: {
        yes: {
          means: "cloth or tape is torn",
          heard: ["tear", "hole", "seam", "tape", "tie"],
          when: { cloth: "always", lead: "rarely", scorch: "rarely" },
        },
        no: { means: "the cloth is whole" },
      },
    },
  ],
  safety: ["Keep it unplugged from now on, also for looking."],
  prevention: ["Lead the cord to the side of the bed where nobody steps and no pet lies."],
  stopWhen: [
    "In every one of these cases: a damaged heating textile is not used, not mended and not given away.",
  ],
});

export const electricBlanket: Playbook = {
  faults: [doesNotHeat, partlyCold, damaged],
  notes: [
    {
      about: ["test", "charity", "safe to use", "second hand"],
      text: "Second-hand electric blankets need an insulation test, and many fire services test them free of charge. Anything older than ten years is replaced.",
    },
    {
      about: ["wash", "washing", "clean"],
      text: "Wash one only if its label shows a wash tub, with the control off, and let it dry on a line for two days. It is never switched on to dry itself.",
    },
    {
      about: ["solder", "join", "join the wire", "crimp"],
      text: "A heating wire is neither soldered nor crimped: the joint runs hotter than the wire and lies under a sleeping person.",
    },
  ],
};
