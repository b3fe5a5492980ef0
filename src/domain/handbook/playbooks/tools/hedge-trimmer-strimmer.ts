import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "hedge-trimmer-strimmer-does-not-start",
  name: "does not start",
  usual: true,
  weight: 9,
  says: [
    "won't start",
    "no power",
    "does not turn on",
    "dead",
    "not working",
    "works intermittently",
    "dodgy switch",
    "switch broken",
    "on off switch not working",
    "both switches pressed nothing",
    "does nothing",
    "only runs sometimes",
    "motor doesn't run",
    "electrical fail",
    "cable joint fine still dead",
    "works intermittently on the trigger",
  ],
  causes: {
    supply: {
      name: "no current from lead, socket, RCD or battery",
      short: "the supply",
      weight: 5,
      why: "An RCD, an extension lead and a coupling that lies in the dew stand before the tool. Cordless ones want a full pack that clicks in.",
      check: {
        do: "Plug a lamp into the end of the lead, or put another pack in.",
        finds: "the lamp stays dark, or it runs on the other pack",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Lamp that works" },
          { name: "Small screwdriver" },
          { name: "13 A fuse" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "test",
            title: "Feed a lamp from the same lead",
            how: "Plug a lamp in where the tool was.",
            see: "a steady light. If not, press the RCD in once.",
          },
          {
            action: "unplug",
            title: "Unplug at the wall and dry the coupling",
            how: "Wipe it with the dry cloth and look for green pins.",
          },
          {
            action: "replace",
            title: "Change the fuse in a British plug",
            how: "Lever the old fuse out with the screwdriver.",
          },
          {
            action: "adjust",
            title: "Cordless: wipe and seat the pack",
            how: "Rub the contacts with the cloth, push until it clicks, charge until the light changes.",
            warning: "Hold the tool by its rear handle, guard on: it may start.",
          },
          {
            action: "test",
            title: "Press both switches",
            how: "Most need both hands: lock first, then trigger.",
            see: "a clean start.",
          },
        ],
      },
    },
    switches: {
      name: "one of the two safety switches that does not close",
      short: "a safety switch",
      weight: 5,
      why: "Two switches in a row, one at each handle. Dust, sap or a bent rod keeps one from being reached, and nothing runs.",
      check: {
        do: "Unplugged or without battery, press each switch alone and listen for its click.",
        finds: "one of them does not click, hangs or has play",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 20],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Soft brush" },
          { name: "Multimeter" },
          { name: "Micro switch of the same type" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, or take the battery out",
            how: "Guard on the blades, or the line taken off.",
          },
          {
            action: "clean",
            title: "Brush round both handles",
            how: "Soft brush and a few drops of alcohol for sap; work each switch twenty times. Try before you open it.",
          },
          {
            action: "unplug",
            title: "Take the power off again to open it",
            how: "Lay it flat on a cloth with a rim.",
          },
          {
            action: "open",
            title: "Open the rear handle",
            how: "All screws out with the Torx screwdriver; photograph it before the half comes off.",
            fallsOut: "Levers, springs and the rod between the handles.",
          },
          {
            action: "measure",
            title: "Bleep each switch",
            how: "Multimeter across its two terminals, pressing it by hand.",
            see: "a bleep with each press.",
          },
          {
            action: "replace",
            title: "Change the silent one",
            how: "The same form and amps, wire by wire.",
            putBack: "Rod into both levers, wires in their channels, all screws.",
            warning:
              "Both switches stay in use: with one bridged, the blade runs while a hand is at it.",
          },
        ],
      },
    },
    cord: {
      name: "a broken wire in the cord",
      short: "the cord",
      weight: 4,
      why: "The short cord swings with every stroke and breaks where it leaves the handle.",
      check: {
        do: "Unplugged, bend the cord at the handle and feel for a soft hinge.",
        finds: "it folds at one place, or it used to run only with the cord held just so",
        minutes: 1,
      },
      repair: {
        handOver:
          "The cord is clamped and connected inside the handle, between trigger and blade. Whoever has learned it shortens or renews it and measures the insulation.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Coloured pencil" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug out",
            how: "Blade guard on, or line head off. No more trying with the cord held just so: it starts without warning.",
          },
          {
            action: "look",
            title: "Mark where it folds",
            how: "With the coloured pencil, on the sheath.",
            see: "mostly a spot within 5 cm of the handle.",
          },
          {
            action: "look",
            title: "Look for a second one",
            how: "At the plug and all along.",
            see: "supple rubber without cracks. Cracks all along mean a whole new cord.",
          },
          {
            action: "look",
            title: "Let a repairer shorten it",
            how: "With the spot marked it takes a repair café twenty minutes, and nothing but a few centimetres of cord.",
          },
        ],
      },
    },
    motor: {
      name: "worn brushes or a burnt motor",
      short: "the motor",
      weight: 3,
      why: "The motor is small and works hard. After some seasons its carbons are short, or thick twigs have burned it.",
      check: {
        do: "Listen for a hum and look through the slots at the brushes, unplugged.",
        finds: "there is no hum with good switches, or it has long been weak",
        minutes: 2,
      },
      repair: {
        handOver:
          "In most of these tools the brushes sit in the middle of the motor, and its insulation has to be tested afterwards.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [8, 40],
        tools: [{ name: "Note" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Half an hour: a thermal switch may close again.",
          },
          { action: "clean", title: "Clear the air slots", how: "Use the brush, slots downwards." },
          {
            action: "test",
            title: "Try once, without load",
            how: "Not longer than two seconds if it only hums.",
            see: "a run, a hum or silence.",
          },
          {
            action: "look",
            title: "Bring it with the type number",
            how: "Put “hums” or “silent” on a note. Brushes cost €8, a motor often more than the tool.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a lamp burn at the end of the lead, or is the pack of the trimmer full?",
      answers: {
        yes: {
          means: "current reaches the tool",
          heard: [
            "changed the fuse",
            "cable joint fine",
            "battery charged",
            "fully charged",
            "fuse ok",
            "socket works",
            "battery seems ok",
            "cable joint checked",
          ],
          when: { supply: "never" },
        },
        no: {
          means: "no current reaches the tool",
          heard: ["battery flat", "not charging", "may not be charging", "extension lead"],
        },
      },
    },
    {
      ask: "Unplugged or without its battery, do both switches of the trimmer click when you press them one by one?",
      answers: {
        yes: {
          means: "both switches click",
          when: { switches: "rarely", supply: "always", cord: "always", motor: "always" },
        },
        no: {
          means: "one switch does not click",
          heard: [
            "switch broken",
            "dodgy switch",
            "trigger loose",
            "on off switch",
            "switch faulty",
            "switch",
            "trigger",
          ],
        },
      },
    },
    {
      ask: "Did the trimmer cut in and out as its cord swung at the handle?",
      answers: {
        yes: {
          means: "it cut in and out as its cord swung",
          heard: [
            "intermittent",
            "wiggle",
            "loose cable",
            "works intermittently",
            "broken cable",
            "hold the cable",
            "broken wire",
          ],
          when: { cord: "always", switches: "sometimes", supply: "rarely", motor: "rarely" },
        },
        no: { means: "the cord played no part" },
      },
    },
    {
      ask: "Was the trimmer weak, hot or stuttering before it stopped?",
      answers: {
        yes: {
          means: "it was weak or hot before it stopped",
          heard: ["weak", "hot", "overheated", "slow", "stuttering", "motor damaged"],
          when: { motor: "often", switches: "rarely", cord: "rarely", supply: "rarely" },
        },
        no: { means: "it stopped without a sign" },
      },
    },
  ],
  safety: [
    "Plug or battery out before a hand goes near blade or line head.",
    "Gloves on: hedge blades cut while they stand still.",
  ],
  prevention: ["Hang it up dry, cord in loose loops, blades oiled and in their guard."],
  stopWhen: [
    "It starts with only one of its two switches.",
    "The RCD goes when it is switched on.",
  ],
});

const cord = defineFault({
  id: "hedge-trimmer-strimmer-cord-cut",
  name: "has a cut or damaged cord",
  weight: 7,
  says: [
    "cut the lead",
    "needs new cable",
    "lead needs replacing",
    "cable cut in half",
    "new plug on break",
    "cable needs rejoining",
    "cut through wire",
    "broken cable joint",
    "cable broken",
    "broken wire",
    "needs a new plug",
    "cable repair",
    "extension cut",
    "nicked the cable",
    "nicked the lead",
    "cut the cable",
    "put tape round the cable",
    "taped up the lead",
    "cuts out when I bend the cable",
    "cuts out when cable moves",
    "chewed cable",
    "bare wire",
    "sliced the flex",
    "cut through the lead",
  ],
  causes: {
    "own-cord": {
      name: "a cut in the tool's own cord",
      short: "the tool's cord",
      weight: 6,
      why: "The blade is as near to the cord as to the twigs. A nick that somebody has taped lets damp in and gives way at the next pull.",
      check: {
        do: "Pull the plug at the house first. Then see how far from the handle the cut is.",
        finds: "the cut lies in the piece that is fixed to the tool",
        minutes: 2,
      },
      repair: {
        handOver:
          "A cord that you swing through wet leaves is neither taped nor joined: a trained hand fits a whole one inside the handle and tests it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [8, 30],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out at the house before you touch it",
            how: "The RCD may have gone; do not rely on it.",
            warning:
              "Copper on the house side of the cut can be live. Do not touch it, and keep children away.",
          },
          {
            action: "look",
            title: "Measure the sound rest with your eye",
            how: "From the handle to the cut.",
            see: "more or less than 30 cm. With more, a repairer can shorten the cord instead of renewing it.",
          },
          {
            action: "look",
            title: "Take it out of use, also if it still runs",
            how: "“Cord cut” on the label, tied round the plug.",
          },
          {
            action: "look",
            title: "Bring it to a repairer",
            how: "A garden-machine shop or a repair café fits rubber cord and measures the insulation. Ask them to look at both switches as well.",
          },
        ],
      },
    },
    extension: {
      name: "a cut extension lead",
      short: "the extension lead",
      weight: 4,
      why: "It is pulled through the hedge and comes into the blade's way.",
      check: {
        do: "Unplug it at the house and look whether the tool's own short cord is whole.",
        finds: "the cut lies in the long lead",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [15, 40],
        tools: [{ name: "Outdoor extension lead" }, { name: "Side cutters" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead's plug at the house",
            how: "Only then gather both pieces.",
            warning: "The half that leads to the house is live until its plug is out.",
          },
          {
            action: "look",
            title: "Go over the tool's cord as well",
            how: "Where one cut is there is often a second.",
            see: "rubber without a mark.",
          },
          {
            action: "replace",
            title: "Replace the lead as a whole",
            how: "An outdoor lead in rubber, in a colour that stands out from leaves, long enough that no second one is needed.",
          },
          {
            action: "look",
            title: "See that nobody uses the old one",
            how: "Unplugged, take its ends off with the side cutters, and bring the rest to the electrical waste.",
          },
          {
            action: "test",
            title: "Trim a metre, cord over the shoulder",
            how: "On a socket whose RCD you have just tried with its button.",
            see: "a lead that never comes in front of the blade.",
          },
        ],
      },
    },
    joint: {
      name: "a bad joint or coupling near the handle",
      short: "the joint",
      weight: 3,
      why: "Many of these tools have been cut before. An old joint corrodes in the dew and gets loose.",
      check: {
        do: "Unplug it and look along the cord for tape, terminal blocks or a coupling with green pins.",
        finds: "you find one of them",
        minutes: 1,
      },
      repair: {
        handOver:
          "A joint beside your hand carries the full mains, and a coupling that is wired the wrong way round bares it. It is taken out by somebody who has learned it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [8, 30],
        tools: [{ name: "Dry rag" }],
        steps: [
          { action: "unplug", title: "Unplug at the wall", how: "Not at the joint." },
          {
            action: "clean",
            title: "Dry a factory coupling",
            how: "Wipe its outside with the rag and look into it.",
            see: "bright pins and whole rubber rings. Then it was only damp.",
          },
          {
            action: "look",
            title: "Do not unwrap tape",
            how: "What is below it is not for bare fingers, and it does not get better by being seen.",
          },
          {
            action: "look",
            title: "Ask for one cord without a joint",
            how: "Say how it behaved: cuts out when bent, goes when damp. That tells the repairer where to measure.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the cut in the cord that is fixed to the trimmer?",
      answers: {
        yes: {
          means: "it is the tool's own cord",
          heard: [
            "cut through",
            "cut the cable",
            "cut lead",
            "cut the lead",
            "trimmer cable",
            "nicked",
            "sliced",
          ],
          when: { "own-cord": "always", extension: "rarely", joint: "rarely" },
        },
        no: { means: "the tool's own cord is whole" },
      },
    },
    {
      ask: "Is it the long extension lead of the trimmer that is damaged?",
      answers: {
        yes: {
          means: "it is the extension lead",
          heard: ["extension", "extension lead", "long lead"],
          when: { extension: "always", "own-cord": "rarely", joint: "rarely" },
        },
        no: { means: "the extension lead is sound" },
      },
    },
    {
      ask: "Is there an old joint, tape or coupling in the cord of the trimmer?",
      answers: {
        yes: {
          means: "there is an old joint or coupling",
          heard: ["joint", "tape", "coupling", "connector", "rejoined"],
          when: { joint: "always", "own-cord": "sometimes", extension: "sometimes" },
        },
        no: { means: "there is no joint" },
      },
    },
  ],
  safety: [
    "Do not pick up a cut cord before its plug is out at the house.",
    "Use an RCD for everything outdoors.",
  ],
  prevention: ["Lead the cord over the shoulder and through a belt loop, and cut away from it."],
  stopWhen: [
    "Water or sap has run into the handle.",
    "It cuts out when the cord is bent: that is a cord at its end, not a switch.",
  ],
});

const blades = defineFault({
  id: "hedge-trimmer-strimmer-blades",
  name: "has hedge blades that jam, do not move or cut badly",
  weight: 5,
  says: [
    "blades stuck",
    "blades jammed",
    "blade doesn't move",
    "motor runs but blades don't",
    "runs but blades not driven",
    "blunt",
    "doesn't cut",
    "chews the hedge",
    "needs sharpening",
    "gears broken",
    "drive broken",
    "blades seized",
    "slow",
    "gets hot",
    "jams on twigs",
    "blades rusty",
    "bent blade",
    "rust on blades",
  ],
  causes: {
    sap: {
      name: "sap and rust between the blades",
      short: "sap and rust",
      weight: 6,
      why: "Resin dries like glue between the two combs. The motor heats and the blades stop.",
      check: {
        do: "Unplugged, gloves on, try to slide the upper blade by turning the drive or with a piece of wood.",
        finds: "it is stiff, brown or sticky",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 8],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Resin remover spray", instead: "white spirit on a rag" },
          { name: "Stiff brush" },
          { name: "Light machine oil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug or battery out, gloves on",
            how: "Lay it on newspaper outdoors.",
          },
          {
            action: "clean",
            title: "Spray and wait",
            how: "Resin remover along the whole blade, ten minutes.",
            warning: "It burns: no flame, and no spray into the motor.",
          },
          {
            action: "clean",
            title: "Brush between the teeth",
            how: "Stiff brush from the back to the tip, wipe, again.",
            see: "bare metal on both combs.",
          },
          {
            action: "lubricate",
            title: "Oil the blades",
            how: "A thin line of machine oil along the gap.",
          },
          {
            action: "test",
            title: "Run it for half a minute",
            how: "Tip downwards, away from you.",
            see: "a fast, even rattle and an oil film on both combs.",
          },
        ],
        prevention: ["Spray the blades before and after each hedge."],
      },
    },
    blunt: {
      name: "blunt, bent or slack blades",
      short: "blunt or slack blades",
      weight: 4,
      why: "Wire in the hedge nicks the teeth, and when the bolts along the bar loosen, twigs fold between the combs instead of being cut.",
      check: {
        do: "Unplugged, look along the bar from the tip and try to slip paper between the combs.",
        finds: "there is a gap of more than 0.5 mm, or teeth are round or bent",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [0, 10],
        tools: [
          { name: "Cut-proof gloves" },
          { name: "Diamond file", instead: "a fine flat file" },
          { name: "Spanner" },
          { name: "Light machine oil" },
          { name: "Pliers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut the power, gloves on",
            how: "Clamp the bar, blade upwards.",
          },
          {
            action: "adjust",
            title: "Close the gap",
            how: "Tighten each bolt with the spanner until it just holds, then back by a quarter, and lock its nut.",
            see: "combs that touch and still slide.",
          },
          {
            action: "adjust",
            title: "Straighten a tooth",
            how: "Small bends only, with pliers. Cracked teeth are left: the blade is at its end.",
            warning: "A tooth that breaks in use flies off.",
          },
          {
            action: "adjust",
            title: "File each edge",
            how: "Diamond file along the old bevel, away from you, three strokes for each tooth; turn the drive so that the other half comes out.",
          },
          {
            action: "lubricate",
            title: "Take the burr off and oil",
            how: "One flat stroke on the back, then oil.",
            see: "a clean edge that catches a fingernail.",
          },
          {
            action: "test",
            title: "Cut thin green twigs",
            how: "Full speed first, then into the hedge.",
            see: "cuts without a frayed skin.",
          },
        ],
      },
    },
    gear: {
      name: "a stripped gear or eccentric",
      short: "the gear",
      weight: 4,
      why: "A twig that is too thick stops the blade while the motor pushes on. A nylon gear is made to lose its teeth then.",
      check: {
        do: "Listen: the motor whirrs freely and the blades stand or twitch.",
        finds: "the motor runs and the blades do not follow, although they slide freely",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [8, 30],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Gear for the model" },
          { name: "Gear grease" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Power off, guard on the blades",
            how: "Gloves on for the whole job.",
          },
          {
            action: "unscrew",
            title: "Take the cover under the gear off",
            how: "Six to eight screws with the Torx screwdriver; photograph each layer.",
            fallsOut: "Felt seal, washers and the connecting plates.",
          },
          {
            action: "look",
            title: "Find the damage",
            how: "Wipe the grease away.",
            see: "bare teeth on a large plastic or bronze gear.",
          },
          {
            action: "replace",
            title: "Change the gear",
            how: "By model number, both eccentrics in the same position as before.",
          },
          {
            action: "lubricate",
            title: "Grease and close",
            how: "Gear grease, half full.",
            putBack: "Plates, washers, felt, cover; screws crosswise.",
            warning: "Blades slide freely by hand before the cover goes on.",
          },
          {
            action: "test",
            title: "Run it free",
            how: "Half a minute.",
            see: "the full stroke without knocking.",
          },
        ],
        stopWhen: ["The gear is not sold, or the motor's pinion is worn as well."],
      },
    },
  },
  questions: [
    {
      ask: "Does the motor of the hedge trimmer run while its blades stand still?",
      answers: {
        yes: {
          means: "the motor runs and the blades stand still",
          heard: [
            "motor runs but",
            "blades not driven",
            "blades don't move",
            "gears",
            "runs but blades",
            "whirrs",
            "blade doesn't move",
          ],
          when: { gear: "always", sap: "rarely", blunt: "never" },
        },
        no: { means: "the blades move or the motor stalls" },
      },
    },
    {
      ask: "Are the blades of the hedge trimmer sticky, brown or hard to slide when it is unplugged?",
      answers: {
        yes: {
          means: "the blades are sticky or stiff",
          heard: [
            "stuck",
            "jammed",
            "seized",
            "rust",
            "rusty",
            "sap",
            "sticky",
            "stiff",
            "slow",
            "hot",
          ],
          when: { sap: "always", blunt: "sometimes", gear: "rarely" },
        },
        no: { means: "the blades slide freely", heard: ["oiled", "lubricated"] },
      },
    },
    {
      ask: "Does the hedge trimmer chew or fold twigs although its blades run fast?",
      answers: {
        yes: {
          means: "it chews twigs although it runs fast",
          heard: [
            "chews",
            "blunt",
            "doesn't cut",
            "folds",
            "sharpening",
            "tears",
            "bent",
            "not cutting",
          ],
          when: { blunt: "always", sap: "sometimes", gear: "never" },
        },
        no: { means: "it cuts while it runs" },
      },
    },
  ],
  safety: [
    "Never free a twig with the plug in: the blade jumps when the twig goes.",
    "Gloves for all work on the bar, also unplugged.",
  ],
  prevention: ["Cut only twigs that fit between the teeth, and look for wire before you start."],
  stopWhen: ["A tooth has cracked, or the bar is bent."],
});

const line = defineFault({
  id: "hedge-trimmer-strimmer-line",
  name: "does not feed or keep its cutting line",
  weight: 7,
  says: [
    "line doesn't feed",
    "line won't come out",
    "cord doesn't feed through",
    "spool stuck",
    "line keeps breaking",
    "needs new line",
    "string tangled",
    "bump feed not working",
    "auto feed not working",
    "spool cover lost",
    "line welded together",
    "line runs out",
    "how to restring",
    "parts missing spool",
    "head keeps coming off",
    "doesn't cut grass",
    "new cutting cord",
    "line needs fitting",
    "cord needs pulling through",
  ],
  causes: {
    tangled: {
      name: "a line that is crossed or welded on its spool",
      short: "a tangled spool",
      weight: 6,
      why: "Line wound loosely or across itself clamps, and heat melts the layers together.",
      check: {
        do: "Unplugged or without battery, take the cap off and pull the line by hand.",
        finds: "it sticks, lies crosswise or comes off in a lump",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 8],
        tools: [
          { name: "Trimmer line of the right diameter" },
          { name: "Side cutters", instead: "scissors" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug or battery out",
            how: "Petrol: cap off the spark plug. Turn it upside down.",
          },
          {
            action: "open",
            title: "Take the cap off",
            how: "Gloves on, press both tabs, or turn the knob (often clockwise) and pull.",
            fallsOut: "Spool and a spring.",
          },
          {
            action: "clean",
            title: "Cut the old line off",
            how: "Side cutters for the lump; wipe grass out of the housing.",
            see: "a spool that turns freely in the cap.",
          },
          {
            action: "replace",
            title: "Wind new line tightly",
            how: "The diameter printed on the cap (often 1.2 to 2.4 mm), 3 to 6 m, in the arrow's direction, layer beside layer. Leave 15 cm through the eyelet.",
            warning: "Never wire or thicker line: it breaks off like shot and burns the motor.",
            putBack: "Spring, spool, cap until both tabs click.",
          },
          {
            action: "test",
            title: "Tap the head on the grass",
            how: "Running, short taps.",
            see: "a few centimetres of line at each tap, cut off by the blade in the guard.",
          },
        ],
        prevention: ["Lay the line in water overnight before winding: it stays supple."],
      },
    },
    feed: {
      name: "a worn or dirty feed",
      short: "the feed",
      weight: 4,
      why: "A button, a spring and a toothed edge let the line out in small steps. Grass packs under the button, and its edge wears round.",
      check: {
        do: "Unplugged, press the button in the middle and pull the line.",
        finds: "the line does not come although it is wound well",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 15],
        tools: [
          { name: "Stiff brush" },
          { name: "Spool and cap for the model" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the power off",
            how: "Mains plug, battery or spark plug cap off; gloves on.",
          },
          {
            action: "open",
            title: "Take cap, spool and spring out",
            how: "Look how the spring sits.",
            fallsOut: "Spring and metal eyelets.",
          },
          {
            action: "clean",
            title: "Brush all grass out",
            how: "Stiff brush in housing, lever and eyelets.",
          },
          {
            action: "look",
            title: "Look at the teeth",
            how: "On the spool's edge and the lever.",
            see: "sharp steps. Round ones slip or feed all the time.",
          },
          {
            action: "replace",
            title: "Change spool and cap",
            how: "The spool and cap for the model, with spring.",
            putBack: "Spring first, spool with its arrow outwards, cap clicked.",
          },
          {
            action: "test",
            title: "Feed three times",
            how: "By tap, or by letting go of the trigger with automatic ones.",
            see: "the same bit of line each time.",
          },
        ],
      },
    },
    wound: {
      name: "grass or line wound round the shaft",
      short: "something wound round it",
      weight: 4,
      why: "Long grass winds itself under the head until it brakes the motor.",
      check: {
        do: "Made powerless, turn the head by hand.",
        finds: "it is stiff, or grass looks out from below it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Old knife" }, { name: "Gloves" }],
        steps: [
          {
            action: "unplug",
            title: "Mains plug, battery or spark plug cap off",
            how: "Lay it down with the head towards you.",
          },
          {
            action: "open",
            title: "Take spool and cap off",
            how: "So that you see the shaft.",
            fallsOut: "Spring.",
          },
          {
            action: "clean",
            title: "Cut the wreath",
            how: "Gloves on, old knife along the shaft, away from your hand; pull the strands out.",
            see: "bare shaft and a head that spins.",
          },
          {
            action: "reassemble",
            title: "Put spool and cap on",
            how: "Both tabs click.",
            putBack: "Line through its eyelet before the cap.",
          },
          { action: "test", title: "Run it free", how: "Ten seconds.", see: "full speed at once." },
        ],
        prevention: ["Cut high grass in two layers, from the top down."],
      },
    },
  },
  questions: [
    {
      ask: "Does the line of the strimmer come out when you pull it by hand, with the power off?",
      answers: {
        yes: {
          means: "the line can be pulled out by hand",
          heard: ["pull it out by hand", "manually"],
          when: { tangled: "never", feed: "often", wound: "always" },
        },
        no: {
          means: "the line is stuck on the spool",
          heard: ["stuck", "tangled", "welded", "won't come out", "doesn't feed through", "jammed"],
        },
      },
    },
    {
      ask: "Was the line of the strimmer wound on new shortly before?",
      answers: {
        yes: {
          means: "the line was wound new",
          heard: ["new line", "restring", "rewound", "new spool"],
          when: { tangled: "often", feed: "sometimes", wound: "rarely" },
        },
        no: { means: "the line is the old one" },
      },
    },
    {
      ask: "Is the strimmer's head hard to turn by hand, with the power off?",
      answers: {
        yes: {
          means: "the head is hard to turn",
          heard: ["wound around", "wrapped", "stiff head", "grass round", "tangled around"],
          when: { wound: "always", tangled: "rarely", feed: "rarely" },
        },
        no: { means: "the head turns freely" },
      },
    },
  ],
  safety: [
    "Mains plug, battery or spark plug cap off before you touch the head.",
    "Glasses and long trousers for each test: line throws stones.",
  ],
  prevention: ["Keep the line off walls and fences, and store spools out of the sun."],
  stopWhen: [
    "The guard with its small blade is missing: without it the motor burns and stones fly freely.",
  ],
});

const weak = defineFault({
  id: "hedge-trimmer-strimmer-weak",
  name: "is weak, noisy, hot or cuts out",
  weight: 4,
  says: [
    "weak",
    "slow",
    "loses power",
    "noisy",
    "overheats",
    "motor overheats",
    "cuts out",
    "battery doesn't last",
    "stops after a few minutes",
    "vibrates",
    "rattles",
    "gets hot",
    "squeals",
    "battery won't charge",
    "runs slowly",
    "keeps stopping",
    "battery drains fast",
    "keeps cutting out",
  ],
  causes: {
    load: {
      name: "too much load: thick stuff, dull blades or long line",
      short: "too much load",
      weight: 5,
      why: "Line that is longer than the guard allows, or twigs as thick as a thumb, ask too much of a small motor.",
      check: {
        do: "Run it without load and listen.",
        finds: "it is strong and smooth without load",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [{ name: "Side cutters" }, { name: "Soft brush" }, { name: "Light machine oil" }],
        steps: [
          {
            action: "unplug",
            title: "Give the motor a quarter of an hour",
            how: "Unplugged or without its pack, in the shade, slots upwards.",
          },
          {
            action: "adjust",
            title: "Cut the line to the guard",
            how: "With the side cutters; fit the guard's small blade if it is missing.",
          },
          {
            action: "lubricate",
            title: "Oil hedge blades",
            how: "A line of machine oil, and take thinner layers.",
          },
          {
            action: "clean",
            title: "Brush the air slots",
            how: "Soft brush, from both sides.",
            see: "open slots.",
          },
          {
            action: "test",
            title: "Trim in short spells",
            how: "Thin growth first, and a rest after every ten minutes.",
            see: "a motor that keeps its pitch.",
          },
        ],
      },
    },
    battery: {
      name: "a tired or cold battery pack",
      short: "the battery",
      weight: 4,
      why: "After 300 to 500 charges a pack sags under load. Below 5 °C and above 40 °C it gives or takes less.",
      check: {
        do: "Try a second pack, or the same pack in another tool.",
        finds: "the tool is strong on the second pack",
        minutes: 3,
      },
      repair: {
        handOver:
          "Lithium packs are never opened; the maker's own replacement carries the right protection.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [30, 120],
        tools: [{ name: "Dry cloth" }, { name: "Second battery" }],
        steps: [
          {
            action: "unplug",
            title: "Take the pack off tool and charger",
            how: "Let it come to room temperature for an hour.",
          },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Dry cloth over pack, tool and charger.",
            warning: "No metal near the contacts, and stop if the pack is dented, bulged or hot.",
          },
          {
            action: "test",
            title: "Compare with a second battery",
            how: "The same cut, both full.",
            see: "which one sags.",
          },
          {
            action: "look",
            title: "Replace it as a whole",
            how: "The maker's pack of the same system; the old one goes to the battery collection with its contacts taped.",
          },
        ],
      },
    },
    bearing: {
      name: "worn brushes, bearings or a bent shaft",
      short: "worn parts",
      weight: 3,
      why: "Noise and heat that are there without load as well come from the motor or the head's bearing.",
      check: {
        do: "Powerless, turn head or drive by hand and move it sideways.",
        finds: "it grates or has play",
        minutes: 1,
      },
      repair: {
        handOver:
          "Bearings and motor sit under pressed or sealed covers, and blade and line must run true afterwards.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [8, 40],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Power off, blades guarded",
            how: "Clean it, so that the repairer can see something.",
          },
          {
            action: "look",
            title: "Look for the simple things",
            how: "A loose guard, a stone in the head, a spool that sits askew.",
            see: "everything tight and straight.",
          },
          {
            action: "test",
            title: "Run it free for ten seconds",
            how: "Listen where it grates: head or motor.",
            see: "the end that gets warm first.",
          },
          {
            action: "look",
            title: "Ask for a quote",
            how: "Type number and finding on a note. For tools under €60 a second-hand one of the same make is often cheaper, and yours then gives spares.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the trimmer run strongly and quietly without load?",
      answers: {
        yes: {
          means: "it runs well without load",
          heard: ["fine without load", "only in thick", "under load", "thick grass"],
          when: { load: "always", battery: "often", bearing: "never" },
        },
        no: {
          means: "it is weak or loud without load too",
          heard: ["noisy", "grinding", "squeals", "loud", "rattles", "vibrates"],
        },
      },
    },
    {
      ask: "Does the trimmer run on a battery?",
      answers: {
        yes: {
          means: "it runs on a battery",
          heard: ["battery", "cordless", "charge", "rechargeable"],
          when: { battery: "always", load: "sometimes", bearing: "sometimes" },
        },
        no: {
          means: "it runs on mains or petrol",
          heard: ["mains", "corded", "petrol"],
          when: { battery: "never" },
        },
      },
    },
    {
      ask: "Does the trimmer's head or drive grate or wobble when turned by hand, with the power off?",
      answers: {
        yes: {
          means: "head or drive grates or wobbles",
          heard: ["grates", "wobble", "play", "bearing", "rough"],
          when: { bearing: "always", load: "rarely", battery: "never" },
        },
        no: { means: "head and drive turn smoothly" },
      },
    },
  ],
  safety: ["Let it stop by itself; do not brake blade or head on the ground."],
  prevention: ["Keep packs at 10 to 20 °C and half full over the winter."],
  stopWhen: ["The pack is damaged, or the case of the tool too hot to hold."],
});

const petrol = defineFault({
  id: "hedge-trimmer-strimmer-petrol",
  name: "has a petrol engine that does not start, dies or leaks",
  power: "none",
  weight: 4,
  says: [
    "petrol strimmer won't start",
    "petrol hedge cutter won't start",
    "engine won't start",
    "engine dies",
    "will not idle",
    "dies when I let go of the throttle",
    "starts then dies",
    "two stroke",
    "carburettor",
    "spark plug",
    "pull cord",
    "old fuel",
    "fuel leaking",
    "petrol dripping",
    "primer bulb cracked",
    "bogs down when I accelerate",
    "only runs with choke",
    "floods",
    "brush cutter engine",
  ],
  causes: {
    fuel: {
      name: "stale or wrongly mixed fuel",
      short: "the fuel",
      weight: 6,
      why: "Two-stroke engines drink petrol with about 2 % of oil in it. After two or three months that mix goes gummy, and it is the commonest fault of the season's first day.",
      check: {
        do: "Think when it was mixed, and outdoors, engine cold, smell at the open tank.",
        finds: "it is older than three months, or smells of varnish instead of petrol",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [5, 12],
        tools: [
          { name: "Fuel can" },
          { name: "Funnel" },
          { name: "Fresh two-stroke mix", instead: "ready-mixed alkylate fuel" },
          { name: "Nitrile gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Engine cold, cap off the spark plug",
            how: "Outdoors, on bare ground, line head or blade guarded.",
            warning: "No flame, no cigarette: the vapour lies on the ground and creeps.",
          },
          {
            action: "replace",
            title: "Tip the old mix out",
            how: "Gloves on. Through the funnel into the can, and that goes to the hazardous-waste point.",
          },
          {
            action: "replace",
            title: "Fill fresh mix",
            how: "The share of oil is on the cap, mostly 1:50: 20 ml of two-stroke oil for a litre of petrol, shaken in the can.",
            see: "a mix that has taken the colour of the oil evenly.",
          },
          {
            action: "adjust",
            title: "Prime it and set the choke",
            how: "Press the bulb until fuel runs back, five to ten times. Wipe spills off, go 3 m away from the can, and put the cap on the spark plug.",
          },
          {
            action: "test",
            title: "Pull, on the ground, held down",
            how: "Choke shut until the first cough, then half open, and pull again.",
            see: "a start within ten pulls, and an even run after a minute.",
          },
        ],
        prevention: ["Mix no more than you use in a month, and put it away with an empty tank."],
      },
    },
    plug: {
      name: "a wet or sooted spark plug",
      short: "the spark plug",
      weight: 4,
      why: "Too much choke drowns the spark plug, and too much oil covers it with soot.",
      check: {
        do: "Cold engine, cap off: turn the spark plug out and look at its tip.",
        finds: "it is black, oily or wet",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [3, 8],
        tools: [
          { name: "Spark plug spanner" },
          { name: "Brass brush" },
          { name: "Spark plug of the same type" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Let it cool and pull the spark plug cap",
            how: "Half an hour. Brush the dirt round it away, so that none falls in.",
          },
          {
            action: "unscrew",
            title: "Turn it out",
            how: "Spanner anticlockwise.",
            fallsOut: "A ring, on some.",
          },
          {
            action: "clean",
            title: "Dry it, or change it",
            how: "Brass brush and a rag. With the plug out pull the cord five times, switch off, face away: that blows the wet out.",
            see: "a dry, brown tip. A white or cracked one is replaced by the same type.",
            warning:
              "Fuel mist comes out of the hole: no flame near it, and never the loose plug on its wire beside it.",
          },
          {
            action: "reassemble",
            title: "Screw it in by hand, then snug",
            how: "A quarter turn with the spanner after it stops. Cap on.",
          },
          {
            action: "test",
            title: "Start it without choke",
            how: "On the ground, throttle a little open.",
            see: "a start, and smoke that clears within a minute.",
          },
        ],
      },
    },
    air: {
      name: "a clogged air filter or carburettor",
      short: "filter or carburettor",
      weight: 4,
      why: "Dust closes the filter, and gum closes holes in the carburettor that are finer than a needle. It then runs on choke only, or dies at idle.",
      check: {
        do: "Engine cold, cap off the spark plug: take the cover off the air filter and hold the filter to the light.",
        finds: "no light comes through, or it is oily and the engine lives on choke only",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [3, 25],
        tools: [{ name: "Soapy water" }, { name: "Carburettor spray" }, { name: "Safety glasses" }],
        steps: [
          {
            action: "unplug",
            title: "Cap off the spark plug, engine cold",
            how: "Tank upright, outdoors.",
          },
          {
            action: "clean",
            title: "Wash the filter",
            how: "Foam in soapy water, squeezed out and dried; felt or paper is tapped out or renewed.",
            see: "light through it.",
          },
          {
            action: "clean",
            title: "Spray into the throat",
            how: "Glasses on, two short bursts of carburettor spray, and a quarter of an hour of patience.",
            warning: "It burns and harms the eyes. Let it dry off before you start.",
          },
          {
            action: "adjust",
            title: "Set the idle screw only",
            how: "The one marked T or LA: a quarter turn clockwise if it dies at idle. H and L are left alone: too lean burns the piston.",
            warning: "Head or blade must stand still at idle. If it turns, unscrew T again.",
          },
          {
            action: "test",
            title: "Let it idle for a minute",
            how: "Cover on, then a few gulps of throttle.",
            see: "a still head at idle and a clean pick-up.",
          },
        ],
        stopWhen: [
          "It still runs on choke only: the carburettor wants new membranes, €10 at a dealer.",
        ],
      },
    },
    leak: {
      name: "a leaking tank, fuel line or primer bulb",
      short: "a fuel leak",
      weight: 3,
      why: "Fuel lines and bulbs grow hard and crack after five years. Petrol then drips beside a hot exhaust.",
      check: {
        do: "Do not start it. Stand it cold on clean cardboard outdoors for a quarter of an hour.",
        finds: "a wet spot grows, or a line or the bulb is cracked",
        minutes: 15,
      },
      repair: {
        handOver:
          "Petrol that drips onto a hot exhaust burns the one who carries it. A dealer changes lines and bulb as a set and tests it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 40],
        tools: [{ name: "Sheet of cardboard" }],
        steps: [
          {
            action: "unplug",
            title: "Do not start it once more",
            how: "Cap off the spark plug, and let the engine cool out of doors, away from flames, cigarettes and anything electric.",
            warning:
              "If petrol has run over your clothes, take them off before you go near a flame.",
          },
          {
            action: "look",
            title: "Empty the tank outdoors",
            how: "Into a petrol can, by tipping. Leave the cap open so that it dries.",
          },
          {
            action: "look",
            title: "See where it came from",
            how: "On the cardboard: below tank, bulb or carburettor. Touch nothing.",
            see: "one spot. Say it to the dealer.",
          },
          {
            action: "look",
            title: "Bring it to a garden-machine dealer",
            how: "Empty and dry, and not inside a closed car.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does fuel drip or smell from the trimmer while it stands cold?",
      answers: {
        yes: {
          means: "fuel leaks while it stands",
          heard: [
            "dripping",
            "fuel leak",
            "leaking petrol",
            "leaking fuel",
            "smells of petrol",
            "petrol coming out",
          ],
          when: { leak: "always", fuel: "rarely", plug: "rarely", air: "rarely" },
        },
        no: { means: "nothing leaks while it stands" },
      },
    },
    {
      ask: "Is the fuel in the trimmer older than about three months?",
      answers: {
        yes: {
          means: "the fuel is old",
          heard: [
            "old fuel",
            "old petrol",
            "last year",
            "after winter",
            "last season",
            "stood all winter",
          ],
          when: { fuel: "always", air: "often", plug: "sometimes", leak: "sometimes" },
        },
        no: {
          means: "the fuel is fresh",
          heard: ["fresh fuel", "new fuel", "fresh petrol"],
          when: { fuel: "rarely" },
        },
      },
    },
    {
      ask: "Does the trimmer fire and then die, or run only with its choke on?",
      answers: {
        yes: {
          means: "it fires and dies, or needs its choke",
          heard: ["starts then dies", "not idle", "dies at idle", "choke", "bogs down", "stalls"],
          when: { air: "always", fuel: "sometimes", plug: "rarely", leak: "sometimes" },
        },
        no: { means: "it does not fire at all", heard: ["does not fire", "not even a cough"] },
      },
    },
    {
      ask: "Is the tip of the trimmer's spark plug wet or black?",
      answers: {
        yes: {
          means: "the spark plug is wet or black",
          heard: ["flooded", "plug wet", "plug black", "fouled"],
          when: { plug: "always", fuel: "sometimes", air: "sometimes", leak: "rarely" },
        },
        no: { means: "the spark plug is dry and brown" },
      },
    },
  ],
  safety: [
    "It has no mains plug: what makes it safe is the cap pulled off the spark plug, with the engine cold.",
    "Work outdoors, and fill fuel 3 m away from the place where you start it.",
  ],
  prevention: ["Change the fuel line and its filter every five years, before they crack."],
  stopWhen: [
    "Fuel drips anywhere.",
    "Head or blade turns while it idles, whatever the screw is set to.",
  ],
});

export const hedgeTrimmerStrimmer: Playbook = {
  faults: [dead, cord, blades, line, weak, petrol],
  notes: [
    {
      about: ["which line", "diameter", "thickness"],
      text: "The right diameter stands on the cap or in the manual, mostly 1.2 to 1.6 mm for electric and 2.0 to 2.7 mm for petrol tools. Thicker line overheats the motor.",
    },
    {
      about: ["petrol", "two stroke", "mix"],
      text: "Petrol trimmers run on petrol with 2 % oil, as the cap says. Stale mix is the commonest fault: empty it outdoors with the engine cold, and fill fresh.",
    },
    {
      about: ["oil blades", "which oil"],
      text: "Thin machine oil or resin spray for hedge blades, before and after each use. Kitchen oil turns into varnish.",
    },
    {
      about: ["tape", "taped", "insulating tape", "join", "joining the cable", "connector"],
      text: "Tape is no joint for a cord, and a coupling in the middle is none for an untrained hand: wired the wrong way round its pins are live. A cut extension lead is replaced; the tool's own cord is renewed and tested by a repairer.",
    },
  ],
};
