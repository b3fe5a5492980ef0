import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "power-tool-does-not-start",
  name: "does not start",
  usual: true,
  weight: 9,
  says: [
    "won't start",
    "no power",
    "completely dead",
    "won't turn on",
    "not running",
    "nothing happens",
    "changed fuse still dead",
    "stopped working",
    "complete loss of power",
    "stopped while in use",
    "fuse and cable ok",
    "does nothing when I press the trigger",
    "just stopped",
    "power but no action",
    "motor not turning",
    "works intermittently",
    "intermittent power",
    "wiring needs checking",
    "not working properly",
  ],
  causes: {
    supply: {
      name: "a dead socket, extension lead, fuse or cut-out",
      short: "the supply",
      weight: 4,
      why: "Tools draw a lot when they start. Extension reels, RCD plugs and the fuse in the plug give in before the tool does.",
      check: {
        do: "Plug a lamp into the same lead, then the tool straight into a wall socket.",
        finds: "the lamp stays dark, or the tool runs at the wall",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "Lamp that works" }, { name: "Small screwdriver" }, { name: "13 A fuse" }],
        steps: [
          {
            action: "test",
            title: "Leave the extension lead out",
            how: "Plug a lamp that works into the wall socket, then the tool.",
            see: "light, then a running tool.",
          },
          {
            action: "unplug",
            title: "Unplug the tool and look at its plug",
            how: "Cracks, loose pins and brown spots rule it out.",
            warning: "Lay the tool so that a sudden start could not hurt: no blade near a leg.",
          },
          {
            action: "replace",
            title: "Change the fuse",
            how: "In a British plug lever the fuse out with the screwdriver and put in one of the printed rating, mostly 13 A.",
          },
          {
            action: "adjust",
            title: "Reset what has tripped",
            how: "RCD plug, reel cut-out and the small button on bench tools: press once. Unroll a reel fully before you use it.",
            see: "a button that stays in.",
          },
          {
            action: "test",
            title: "Start it without load",
            how: "Hold it firmly, two hands, no work piece.",
            see: "a smooth start.",
          },
        ],
        stopWhen: ["The breaker or RCD goes again: there is a fault to earth in the tool."],
      },
    },
    brushes: {
      name: "worn carbon brushes",
      short: "the brushes",
      weight: 5,
      why: "Two little blocks of carbon lead the current to the spinning part. They wear like chalk; under about 5 mm they no longer touch, and the tool stops.",
      check: {
        do: "Unplug it and look for two round caps with a slot on opposite sides of the motor; turn one out.",
        finds: "the carbon is shorter than 5 mm, or sticks in its guide",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [5, 15],
        tools: [
          { name: "Flat screwdriver" },
          { name: "Soft brush" },
          { name: "Set of carbon brushes" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take the bit or blade out",
            how: "Wait until everything stands still and is cool.",
          },
          {
            action: "unscrew",
            title: "Turn out both caps",
            how: "Use the flat screwdriver with a finger over the cap. Without caps the brushes sit under the housing: open it only if all screws are in reach, and photograph it.",
            fallsOut: "The spring pushes the brush out. Mark which side and which way round.",
          },
          {
            action: "measure",
            title: "Measure the carbon",
            how: "Lay a ruler beside it.",
            see: "at least 5 mm, with a smooth, hollow face.",
          },
          {
            action: "clean",
            title: "Clean the guides",
            how: "Dust out with the soft brush, then a cotton bud with alcohol. The brush must slide by its own weight.",
          },
          {
            action: "replace",
            title: "Fit a pair",
            how: "New carbon brushes always in twos, of the maker's number, with the curve along the turn of the motor.",
            putBack: "Caps until they stop, not tighter.",
          },
          {
            action: "test",
            title: "Run it in for two minutes",
            how: "Without load, then light work.",
            see: "an even sound, and only small blue points at the brushes.",
          },
        ],
        prevention: ["Look at the brushes every 50 hours and change them at 6 mm."],
      },
    },
    switch: {
      name: "dust or wear in the trigger switch",
      short: "the trigger switch",
      weight: 4,
      why: "Fine dust packs into the switch until its contacts no longer meet. Plaster and metal dust are the worst.",
      check: {
        do: "Unplug it, pull the trigger thirty times quickly, blow the slots out, and try again.",
        finds: "it runs now, or the trigger feels gritty or loose",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Soft brush" },
          { name: "Vacuum cleaner" },
          { name: "Multimeter" },
          { name: "New trigger switch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and keep it in sight",
            how: "Wait five minutes: speed controls keep a little charge.",
          },
          {
            action: "open",
            title: "Open the handle",
            how: "Lay it flat, take all screws out with the Torx screwdriver and lift the upper half straight up.",
            fallsOut: "The trigger spring, the lock button and the cord sleeve. Photograph first.",
          },
          {
            action: "clean",
            title: "Take the dust out",
            how: "Brush and vacuum cleaner, no compressed air into the switch.",
            see: "a trigger that springs back by itself.",
          },
          {
            action: "measure",
            title: "Test the switch",
            how: "Set the multimeter to its bleep and hold it to the two wires in and out, plug still out.",
            see: "a bleep only while the trigger is pulled.",
          },
          {
            action: "replace",
            title: "Change a dead switch",
            how: "Move the wires one by one to the new switch of the same number.",
            putBack: "Wires in their channels, away from the screw posts and the fan.",
            warning:
              "A pinched wire makes the whole tool live. Look along the seam before you close it.",
          },
          {
            action: "test",
            title: "Close it and start it",
            how: "All screws in. On a socket with an RCD, without load.",
            see: "a start at each pull, and a stop when you let go.",
          },
        ],
        stopWhen: ["The tool does not stop when you let go of the trigger."],
      },
    },
    cord: {
      name: "a wire broken in the cord",
      short: "the cord",
      weight: 4,
      why: "The cord bends sharply where it leaves the handle, and there its copper breaks. From outside it looks whole.",
      check: {
        do: "Unplug it and bend the cord at the sleeve and at the plug: feel for a soft spot.",
        finds:
          "it bends like a hinge at one spot, or the tool has started and stopped with its movement",
        minutes: 2,
      },
      repair: {
        handOver:
          "A tool that is shaken and pulled needs a rubber cord that is clamped and connected inside its handle and then tested for insulation. A repair shop or a trained volunteer does that; a plug is all that may be fitted at home.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [8, 30],
        tools: [{ name: "Felt pen" }, { name: "Ruler" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, accessory out",
            how: "Lay the plug beside the tool. Do not try it again while you move the cord: it may start in your hands.",
          },
          {
            action: "look",
            title: "Mark the soft spot",
            how: "Bend the cord a hand's width at a time, from the plug to the handle, and put a ring round the spot with the felt pen.",
            see: "one place that folds like a hinge.",
          },
          {
            action: "measure",
            title: "See whether it is the plug's end",
            how: "Measure with the ruler how far the mark is from the plug.",
            see: "less than 10 cm: then cutting that off and fitting a new plug may be the whole repair. More: it takes a new cord.",
          },
          {
            action: "look",
            title: "Bring it with its type number",
            how: "A repair café or a tool shop fits a rubber cord in half an hour and measures the insulation before you use it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you tried the power tool straight in a wall socket that works, and changed its fuse if it has one?",
      answers: {
        yes: {
          means: "socket and fuse are good",
          heard: [
            "changed the fuse",
            "fuse ok",
            "new fuse",
            "fuse checked",
            "different socket",
            "cabling checked",
            "fuse in tact",
          ],
          when: { supply: "rarely" },
        },
        no: {
          means: "socket and fuse are untested",
          heard: ["extension lead", "extension cord", "reel"],
        },
      },
    },
    {
      ask: "Did the power tool grow weak, stutter or start only now and then before it stopped?",
      answers: {
        yes: {
          means: "it grew weak or stuttered before it stopped",
          heard: [
            "intermittent",
            "stuttered",
            "losing power",
            "weaker",
            "cut out",
            "on and off",
            "sometimes works",
          ],
          when: { brushes: "often", switch: "often", cord: "often", supply: "rarely" },
        },
        no: {
          means: "it stopped from one moment to the next",
          heard: ["suddenly", "complete loss"],
        },
      },
    },
    {
      ask: "Did the power tool cut in and out as its cord moved at the handle or the plug?",
      answers: {
        yes: {
          means: "it cut in and out as the cord moved",
          heard: [
            "wiggle the cable",
            "move the cord",
            "loose wire",
            "broken wire",
            "break in the cable",
            "bend the cord",
            "broken connection",
          ],
          when: { cord: "always", supply: "rarely", brushes: "rarely", switch: "rarely" },
        },
        no: { means: "the cord had no part in it" },
      },
    },
    {
      ask: "Does the power tool's trigger feel gritty or loose, or does it start only when pressed in a certain way?",
      answers: {
        yes: {
          means: "the trigger feels wrong",
          heard: [
            "trigger",
            "switch",
            "press hard",
            "button loose",
            "switch broken",
            "dodgy switch",
            "faulty switch",
          ],
          when: { switch: "often", brushes: "rarely", cord: "rarely", supply: "never" },
        },
        no: { means: "the trigger feels as always" },
      },
    },
  ],
  safety: [
    "Take the bit, blade or disc out before you start: nothing sharp on a tool that may start by itself.",
  ],
  prevention: [
    "Blow the slots out after dusty work, and let the tool run a moment without load before you put it down.",
  ],
  stopWhen: [
    "You see a ring of fire round the brushes, or the case is hot and smells.",
    "Wires inside are brown or their insulation crumbles.",
  ],
});

const weak = defineFault({
  id: "power-tool-weak-or-cuts-out",
  name: "runs weakly, gets hot or cuts out under load",
  weight: 6,
  says: [
    "loses power",
    "cuts out",
    "keeps cutting out",
    "stops under load",
    "slow",
    "no torque",
    "gets hot",
    "overheats",
    "stops when it touches the wood",
    "runs slowly",
    "keeps jamming",
    "motor overheats",
    "weak",
    "intermittent stopping",
    "stops after a few minutes",
    "bogs down",
    "doesn't cut",
    "blade stops",
    "thermal cut out",
    "needs sharpening",
    "blunt",
    "full of sawdust",
  ],
  causes: {
    blunt: {
      name: "a blunt blade, disc or paper, or too much push",
      short: "a blunt tool",
      weight: 4,
      why: "A blunt edge rubs instead of cutting. The motor strains, heats and slows, and it looks like a weak motor.",
      check: {
        do: "Unplug it, fit a new blade, bit or paper, and try it on soft wood with little pressure.",
        finds: "it works as it used to",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [3, 20],
        tools: [
          { name: "Fresh blade or sanding paper" },
          { name: "Gloves" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it stop",
            how: "Put gloves on: a hot blade is as sharp as a cold one.",
          },
          {
            action: "look",
            title: "Look at the edge",
            how: "Rounded teeth shine, resin and soot stick to the flanks, paper is smooth.",
            see: "sharp points that catch the light nowhere.",
          },
          {
            action: "replace",
            title: "Fit a fresh one for this material",
            how: "Wood, metal and stone each want their own blade, bit or paper. Teeth point in the direction of the arrow.",
            fallsOut: "Flange and nut of a saw or grinder: note the order.",
            warning: "A chipped or bent blade goes in the bin, not back on the tool.",
          },
          {
            action: "test",
            title: "Cut scrap with glasses on",
            how: "Let the weight of the tool do the work, and clamp the piece.",
            see: "an even sound, and chips instead of dust.",
          },
        ],
      },
    },
    dust: {
      name: "clogged air slots or a tripped thermal switch",
      short: "clogged air slots",
      weight: 4,
      why: "The fan on the motor draws air through the slots. Felted with dust, it lets the windings overheat, and a thermal switch stops it.",
      check: {
        do: "Unplug it and look into the slots with a light; let it cool for half an hour and try.",
        finds: "they are felted, and it runs well when cold",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 0],
        tools: [{ name: "Soft brush" }, { name: "Vacuum cleaner" }, { name: "Dust mask" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Half an hour, slots upwards.",
          },
          {
            action: "clean",
            title: "Brush and draw the dust out",
            how: "Mask on. Brush across the slots with the vacuum cleaner beside them, from both ends.",
            see: "light through the slots.",
          },
          {
            action: "clean",
            title: "Empty bag and hose",
            how: "A full dust bag chokes sanders and saws. Knock out bag and filter outdoors.",
          },
          {
            action: "test",
            title: "Run it free for two minutes",
            how: "Air blows out strongly.",
            see: "a case that stays hand-warm.",
          },
          {
            action: "test",
            title: "Work ten minutes, rest five",
            how: "Small tools are made for pauses.",
            see: "no cutting out.",
          },
        ],
      },
    },
    brushes: {
      name: "brushes near their end",
      short: "the brushes",
      weight: 4,
      why: "Short carbons press lightly, pass less current and arc. The tool is weak, and then it stutters.",
      check: {
        do: "Unplug it and look at the carbons under their caps.",
        finds: "one is shorter than 6 mm, chipped or jammed",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [5, 15],
        tools: [{ name: "Flat screwdriver" }, { name: "Pair of brushes" }, { name: "Cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug out",
            how: "Wipe the motor housing with the cloth, so that no grit falls in.",
          },
          {
            action: "unscrew",
            title: "Take both carbons out",
            how: "Turn the caps with the screwdriver. If they sit inside, let a repairer open it.",
            fallsOut: "Spring and carbon come out together.",
          },
          {
            action: "look",
            title: "Read how they wore",
            how: "One much shorter than the other: its guide is dirty. Both pitted: the copper ring is rough.",
            see: "a smooth, shiny face on both.",
          },
          {
            action: "replace",
            title: "Put new brushes in",
            how: "The maker's size; filing bigger ones down is possible, turning them round is not.",
            putBack: "Spring on the carbon, cap flush.",
          },
          {
            action: "test",
            title: "Run in and load slowly",
            how: "Five minutes free, then light cuts.",
            see: "full power again.",
          },
        ],
        stopWhen: ["The copper ring under the brushes is black, grooved or has a burnt bar."],
      },
    },
    "long-lead": {
      name: "a long or thin extension lead",
      short: "the extension lead",
      weight: 2,
      why: "50 m of thin cable swallow a tenth of the voltage, and a coiled reel heats up on top of that.",
      check: {
        do: "Use it straight at the wall.",
        finds: "it is clearly stronger there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 35],
        tools: [{ name: "Extension lead of 1.5 mm² or more" }],
        steps: [
          { action: "test", title: "Work at the wall once", how: "The same cut, no lead." },
          {
            action: "unplug",
            title: "Unplug and feel the lead",
            how: "Run a hand along plug and cable.",
            see: "a lead that is nowhere more than lukewarm.",
          },
          {
            action: "replace",
            title: "Use a thicker, shorter lead",
            how: "1.5 mm² up to 25 m, 2.5 mm² beyond, fully unrolled.",
            warning: "A reel that is used rolled up can melt.",
          },
          {
            action: "test",
            title: "Make the same cut",
            how: "On the better lead.",
            see: "the strength as at the wall.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the power tool recover after half an hour of rest?",
      answers: {
        yes: {
          means: "it recovers after a rest",
          heard: ["after cooling", "after a rest", "gets hot", "overheats", "after a few minutes"],
          when: { dust: "always", blunt: "sometimes", brushes: "rarely", "long-lead": "sometimes" },
        },
        no: { means: "a rest does not help" },
      },
    },
    {
      ask: "Is the power tool's blade, bit, chain or paper new or freshly sharpened?",
      answers: {
        yes: {
          means: "the blade or paper is fresh",
          heard: ["new blade", "sharpened", "new disc", "new paper"],
          when: { blunt: "rarely" },
        },
        no: {
          means: "the blade or paper is old",
          heard: ["blunt", "doesn't cut", "stops when it touches", "jamming", "old blade"],
        },
      },
    },
    {
      ask: "Does the power tool stutter or crackle also without load?",
      answers: {
        yes: {
          means: "it stutters also without load",
          heard: ["stutters", "crackles", "jerky", "even without load", "pulses", "surges"],
          when: { brushes: "always", blunt: "never", dust: "rarely", "long-lead": "rarely" },
        },
        no: {
          means: "it runs smoothly without load",
          heard: ["runs fine without", "fine when stationary"],
        },
      },
    },
    {
      ask: "Is the power tool stronger when it is plugged straight into the wall?",
      answers: {
        yes: {
          means: "it is stronger straight at the wall",
          heard: ["extension lead", "extension cord", "long cable", "reel"],
          when: { "long-lead": "always", blunt: "rarely", dust: "rarely", brushes: "rarely" },
        },
        no: { means: "the lead makes no difference" },
      },
    },
  ],
  safety: ["Clamp the work and keep both hands on the tool: one that stops and starts kicks."],
  prevention: ["Change blades and paper before they are blunt, and empty the dust bag at half."],
  stopWhen: ["The tool smells burnt or its case is too hot to hold."],
});

const cord = defineFault({
  id: "power-tool-cord-or-plug",
  name: "has a damaged cord or plug",
  weight: 5,
  says: [
    "cable needs replacing",
    "cord needs replacing",
    "needs new plug",
    "cable worn",
    "plug broken",
    "cable snapped",
    "cable came out",
    "lead pulled out",
    "broken cable",
    "needs new cable",
    "cut the lead",
    "cable nicked",
    "sleeve torn",
    "extension cord broken",
    "sawed through the cord",
    "cable joint broken",
    "cut through the wire",
    "wire cut",
    "cable issue",
    "nick in the flex",
    "went through the cable",
    "cut into the lead",
    "bare wire",
    "wire showing",
    "taped up cable",
    "dog chewed the lead",
    "extension lead cut",
  ],
  causes: {
    "cut-cord": {
      name: "a cord that has been cut, nicked or chafed",
      short: "the cord",
      weight: 6,
      why: "Saws, sanders and hot metal find their own cords. Tape over a nick does not insulate under strain and wet.",
      check: {
        do: "Pull the plug first. Then look along the cord in good light and note how far the damage is from the tool.",
        finds: "copper, a coloured core or a notch in the sheath shows",
        minutes: 2,
      },
      repair: {
        handOver:
          "Even a nick lets current out onto your hand as soon as the cord is wet or bent. A whole new cord is clamped, connected and tested inside the handle by somebody who has learned it; nothing is taped or joined.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [8, 35],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug before you touch the cord",
            how: "If the cord was cut while plugged in, switch the breaker off first.",
            warning: "The end on the wall side is live until then. Do not touch bare copper.",
          },
          {
            action: "look",
            title: "Look how deep it goes",
            how: "In good light, without bending it open.",
            see: "only a scratch in the rubber, a coloured core, or copper. A core or copper ends its use today; for a scratch let a repairer decide.",
          },
          {
            action: "look",
            title: "Put it out of reach, labelled",
            how: "“Cord cut, do not plug in” on the label, tied round the plug.",
          },
          {
            action: "look",
            title: "Have a new cord fitted",
            how: "Ask for rubber (H07RN-F) in the old thickness and for a measurement of the insulation. If more than 2 m from the tool is sound, they can shorten it and fit a plug, which costs less.",
          },
        ],
        prevention: ["Lead the cord over your shoulder and behind you."],
      },
    },
    plug: {
      name: "a cracked or loose plug",
      short: "the plug",
      weight: 4,
      why: "Plugs fall on stone floors and are pulled out by their cords. A loose terminal inside gets hot.",
      check: {
        do: "With the plug in your hand look at pins, case and the spot where the cord goes in.",
        finds: "it is cracked, the cord turns in it, or a pin is loose",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 8],
        tools: [{ name: "Screwdriver" }, { name: "Wire strippers" }, { name: "Rubber plug" }],
        steps: [
          {
            action: "unplug",
            title: "Pull it out of the socket",
            how: "By its case. If that is broken, switch the breaker off first.",
          },
          {
            action: "replace",
            title: "Cut the old plug off",
            how: "5 cm behind it. Bend one of its pins, so that nobody uses it again.",
          },
          {
            action: "unscrew",
            title: "Wire the new plug",
            how: "Strip 4 cm of sheath and 6 mm of each core with the wire strippers; screws firm with the screwdriver. Brown to L, blue to N, green-yellow to earth. In North America smooth to brass, ribbed to silver, green to the green screw.",
            warning: "A tool with three cores needs a plug with earth.",
          },
          {
            action: "reassemble",
            title: "Clamp the sheath",
            how: "The clamp grips the outer cover. In a British plug set the fuse printed on the tool, mostly 13 A.",
            see: "no core outside the plug.",
          },
          {
            action: "test",
            title: "Pull and run",
            how: "Pull once firmly, then a minute without load.",
            see: "a plug that stays cool.",
          },
        ],
      },
    },
    connector: {
      name: "a joint or coupling in the cord",
      short: "the cord joint",
      weight: 3,
      why: "Garden and older tools have a coupling a hand's length from the handle. Its pins corrode, and taped joints were never safe.",
      check: {
        do: "Unplug it at the wall and open the coupling, or look for tape and chocolate-block terminals along the cord.",
        finds: "the pins are green or brown, or there is a taped joint",
        minutes: 2,
      },
      repair: {
        handOver:
          "In a coupling that is wired the wrong way round bare pins are live, and a joint in a cord gives way at the first pull. Somebody who has learned it makes it new and tests it.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the far end first",
            how: "At the wall, not at the coupling.",
          },
          {
            action: "clean",
            title: "Wipe a made coupling dry",
            how: "The dry cloth over its outside and over the pins. Dampness alone goes away by that.",
            see: "bright pins. Green or brown ones have been hot or wet for long: leave them apart.",
          },
          {
            action: "look",
            title: "Leave a taped joint as it is",
            how: "Do not unwind it to look. The tool stays out of use.",
          },
          {
            action: "look",
            title: "Have one whole cord fitted instead",
            how: "A tool shop or a repair café removes the joint, and the weak place with it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage in the middle of the power tool's cord, rather than at the plug?",
      answers: {
        yes: {
          means: "the cord itself needs renewing",
          heard: [
            "cut",
            "nicked",
            "chafed",
            "cable damaged",
            "snapped",
            "worn cable",
            "sawed",
            "sanded through",
          ],
          when: { "cut-cord": "always", plug: "rarely", connector: "sometimes" },
        },
        no: { means: "the cord itself looks sound" },
      },
    },
    {
      ask: "Is the power tool's plug cracked, loose or missing?",
      answers: {
        yes: {
          means: "the plug is cracked, loose or missing",
          heard: ["plug broken", "new plug", "no plug", "plug cracked", "needs plug", "pin loose"],
          when: { plug: "always", "cut-cord": "rarely", connector: "rarely" },
        },
        no: { means: "the plug is sound" },
      },
    },
    {
      ask: "Is there a coupling or a taped joint in the power tool's cord?",
      answers: {
        yes: {
          means: "there is a coupling or joint in the cord",
          heard: ["joint", "coupling", "connector", "taped", "insulation tape", "extension"],
          when: { connector: "always", "cut-cord": "sometimes", plug: "rarely" },
        },
        no: { means: "the cord is one piece" },
      },
    },
  ],
  safety: ["Never hold a damaged cord while its plug is in, not even to move it away."],
  prevention: ["Wind the cord in loose loops, and keep it off hot metal and oil."],
  stopWhen: ["The plug, the socket or the tool was wet, brown or warm when it failed."],
});

const trigger = defineFault({
  id: "power-tool-trigger",
  name: "has a trigger or speed control that fails",
  weight: 4,
  says: [
    "trigger stuck",
    "won't turn off",
    "switch seized",
    "only one speed",
    "speed control not working",
    "trigger broken",
    "switch broken",
    "lock button stuck",
    "works only when pressed hard",
    "switch intermittent",
    "reverse not working",
    "forward and reverse switch",
    "motor stays on",
    "trigger loose",
    "not working in forward position",
    "button flashes",
    "runs at full speed only",
  ],
  causes: {
    dirt: {
      name: "dust or gum in the trigger or its lock",
      short: "dust in the trigger",
      weight: 5,
      why: "Wood resin and plaster creep between trigger and handle until it hangs or no longer reaches its end.",
      check: {
        do: "With the plug out work trigger, lock and reverse lever twenty times.",
        finds: "one of them hangs, grates or comes back slowly",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Soft brush" },
          { name: "Isopropyl alcohol" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug before you touch the trigger",
            how: "Take the blade or bit out as well.",
          },
          {
            action: "clean",
            title: "Brush the gaps",
            how: "Round trigger, lock and lever, with the soft brush, tool held with the trigger down.",
            fallsOut: "Packed dust.",
          },
          {
            action: "clean",
            title: "Loosen gum",
            how: "A few drops of alcohol along the gap, then scrape with the toothpick and work it fifty times. Dry for half an hour.",
          },
          {
            action: "test",
            title: "Plug in and pull, let go, pull",
            how: "Ten times, free running.",
            see: "a stop within a second each time you let go.",
          },
        ],
        stopWhen: ["It does not always stop: do not use it once more."],
      },
    },
    switch: {
      name: "a burnt or broken switch",
      short: "the switch",
      weight: 4,
      why: "The contacts inside weld together or burn away. Welded ones keep the tool running when you let go.",
      check: {
        do: "With the plug out listen to the click at each pull and release.",
        finds: "one of the two clicks is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [8, 30],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Replacement switch" },
          { name: "Camera", instead: "a phone" },
          { name: "Multimeter" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and wait five minutes",
            how: "The speed control holds a charge for a while.",
          },
          {
            action: "open",
            title: "Open the handle on a tray",
            how: "Screws out with the Torx screwdriver, a picture with the camera before anything moves.",
            fallsOut: "Spring, lock pin, sleeve.",
          },
          {
            action: "look",
            title: "Read the number on the switch",
            how: "Maker and number are on its side. Order exactly that.",
            see: "how many wires and where each goes.",
          },
          {
            action: "replace",
            title: "Change it wire by wire",
            how: "Release each clamp with a thin pin, push the wire into the new switch, then the next.",
            warning: "Anything scorched near it is changed too.",
            putBack: "Reverse lever into its fork, wires into their channels.",
          },
          {
            action: "measure",
            title: "Measure with the plug out",
            how: "Multimeter on its bleep, from pin to pin through the motor.",
            see: "a reading only while you pull.",
          },
          {
            action: "test",
            title: "Start it free, tool clamped",
            how: "Pull and let go ten times.",
            see: "start and stop in step with your finger.",
          },
        ],
      },
    },
    electronics: {
      name: "a failed speed control",
      short: "the speed control",
      weight: 3,
      why: "A small power component in trigger or handle sets the speed. When it fails the tool knows only full speed, or none.",
      check: {
        do: "Turn the wheel from lowest to highest, running free.",
        finds: "the speed stays the same, or it jerks",
        minutes: 1,
      },
      repair: {
        handOver:
          "The control is a sealed block at mains voltage and is changed with the switch as a whole.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 45],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Try it once more, clamped",
            how: "No accessory in it, the tool in a vice or under a clamp, sleeves and hair away.",
            see: "the same speed at all settings.",
          },
          {
            action: "unplug",
            title: "Unplug it",
            how: "Do not use a tool at full speed that was made for less: large bits and polishing pads fly apart.",
            warning: "Take the accessory out.",
          },
          {
            action: "look",
            title: "Copy the type plate",
            how: "Write the ten-digit type number on a note.",
          },
          {
            action: "look",
            title: "Ask for the module",
            how: "The maker's parts list shows it with a price. For tools under €60 it seldom pays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the power tool keep running when you let go of the trigger?",
      answers: {
        yes: {
          means: "it keeps running when the trigger is let go",
          heard: [
            "won't turn off",
            "won't switch off",
            "stays on",
            "keeps running",
            "doesn't stop",
            "seized",
          ],
          when: { switch: "often", dirt: "often", electronics: "rarely" },
        },
        no: { means: "it stops when the trigger is let go" },
      },
    },
    {
      ask: "Does the power tool run, but only at one speed or in one direction?",
      answers: {
        yes: {
          means: "it runs at one speed or in one direction only",
          heard: ["one speed", "full speed", "speed control", "reverse", "forward", "variable"],
          when: { electronics: "always", switch: "sometimes", dirt: "rarely" },
        },
        no: { means: "speed and direction are as always" },
      },
    },
    {
      ask: "Does the power tool's trigger hang, grate or move stiffly?",
      answers: {
        yes: {
          means: "the trigger hangs or grates",
          heard: ["stuck", "stiff", "sticky", "hangs", "gritty", "dusty", "lock button"],
          when: { dirt: "always", switch: "sometimes", electronics: "rarely" },
        },
        no: { means: "the trigger moves freely", heard: ["loose trigger", "trigger loose"] },
      },
    },
  ],
  safety: ["A tool that does not stop is unplugged at the wall, never by grabbing at it."],
  prevention: ["Keep resin and plaster off the handle with a damp cloth after each job."],
  stopWhen: ["It starts by itself when it is plugged in."],
});

const doesNotHold = defineFault({
  id: "power-tool-does-not-hold-accessory",
  name: "does not hold its bit, blade, belt or paper",
  weight: 4,
  says: [
    "chuck won't tighten",
    "chuck stuck",
    "chuck won't loosen",
    "bit stuck",
    "drill bit stuck in chuck",
    "blade falls out",
    "blade wobbles",
    "blade clamp broken",
    "belt keeps falling off",
    "sanding sheet won't stick",
    "velcro worn",
    "sanding pad worn",
    "disc stuck",
    "nut won't come off",
    "chain came off",
    "bit slips",
    "blade loose",
    "loose clamp",
    "over tightened",
    "nut needs loosening",
  ],
  causes: {
    stuck: {
      name: "a chuck, nut or bit that is jammed",
      short: "a jammed chuck or nut",
      weight: 5,
      why: "Dust and a hard stop wedge the jaws, and a grinder tightens its own nut while it works.",
      check: {
        do: "With the plug out, hold the spindle and turn chuck or nut both ways by hand.",
        finds: "it does not move, or grates",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Penetrating oil" },
          { name: "Rubber strap wrench", instead: "a bicycle tube wound round" },
          { name: "Water pump pliers" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and put gloves on",
            how: "Set the gear lever to low: it holds the spindle.",
          },
          {
            action: "clean",
            title: "Brush and oil it",
            how: "Point the chuck down, brush the jaws, two drops of penetrating oil between them, ten minutes.",
          },
          {
            action: "adjust",
            title: "Turn with rubber, not with steel",
            how: "Strap wrench on the front ring, pliers with a cloth on the rear one. Counter-clockwise as seen from the tip opens.",
            warning: "No hammer on the chuck: it bends the spindle.",
          },
          {
            action: "adjust",
            title: "Free a grinder's nut",
            how: "Press the spindle lock, set the two-pin key and give it a short pull against the arrow. Twice is better than hard.",
            fallsOut: "Flange and disc.",
          },
          {
            action: "lubricate",
            title: "Wipe and work it",
            how: "Open and close it fully ten times, wipe the oil off.",
            see: "jaws that move evenly and meet in the middle.",
          },
        ],
      },
    },
    worn: {
      name: "a worn pad, clamp or set of jaws",
      short: "a worn pad or clamp",
      weight: 5,
      why: "The hooks of a sanding pad melt, jaws round off and blade clamps spread. They are wear parts and sold as such.",
      check: {
        do: "Unplug it, fit a new sheet, blade or bit, and pull at it.",
        finds: "it comes off although it is new and fits",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [6, 30],
        tools: [
          { name: "Screwdriver or hex key" },
          { name: "Replacement pad or chuck" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and take the accessory off",
            how: "Gloves on for blades.",
          },
          {
            action: "look",
            title: "Look at hooks, clamp or jaws",
            how: "Hooks should feel like a cat's tongue; clamp faces should be flat.",
            see: "which of them is smooth or spread.",
          },
          {
            action: "unscrew",
            title: "Take the worn part off",
            how: "A pad has one to four screws under the paper; use the screwdriver or hex key. A chuck has a left-hand screw inside, turned clockwise to loosen, and then comes off anticlockwise.",
            fallsOut: "Felt ring or spring washer beneath.",
          },
          {
            action: "replace",
            title: "Fit the new part",
            how: "By type number: pads by size and hole pattern, chucks by thread (1/2 inch 20 UNF is common).",
            putBack: "Washer, part, screw; the left-hand screw again anticlockwise.",
          },
          {
            action: "test",
            title: "Run it free, then lightly loaded",
            how: "Stand to the side for the first minute.",
            see: "an accessory that runs true and stays.",
            warning: "Glasses on: what is not seated flies off in the first second.",
          },
        ],
      },
    },
    tracking: {
      name: "a belt, chain or blade that runs off its track",
      short: "belt or chain tracking",
      weight: 3,
      why: "Belts and chains stay on only when rollers are parallel and the tension is right.",
      check: {
        do: "Unplug it and turn the belt or chain by hand for one round.",
        finds: "it wanders to one side or hangs loose",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [{ name: "Cut-proof gloves" }, { name: "Screwdriver" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, gloves on",
            how: "A chain bites also when it stands.",
          },
          {
            action: "clean",
            title: "Brush rollers or bar",
            how: "Dust under a belt and sawdust in the groove of a bar push it off. Use the brush.",
          },
          {
            action: "adjust",
            title: "Set tension or tracking",
            how: "Sander: the tracking knob, a few degrees at a time. Chain: tension screw with the screwdriver until the chain just lifts 3 mm off the bar in the middle.",
            see: "a chain that can be pulled round by hand without sagging.",
            warning:
              "Belts and chains have a direction: arrow on the back, cutting edges forwards on top of the bar.",
          },
          {
            action: "replace",
            title: "Change a stretched one",
            how: "A belt with a frayed joint or a chain at the end of its adjustment is worn out.",
          },
          {
            action: "test",
            title: "Run it free for half a minute",
            how: "Sander upside down in the hands, saw pointed at the ground.",
            see: "a belt that stays in the middle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is something on the power tool jammed so that it cannot be loosened?",
      answers: {
        yes: {
          means: "something is jammed",
          heard: [
            "stuck",
            "jammed",
            "won't loosen",
            "won't come off",
            "seized",
            "over tightened",
            "needs loosening",
            "welded",
          ],
          when: { stuck: "always", worn: "rarely", tracking: "rarely" },
        },
        no: {
          means: "nothing is jammed; it comes loose",
          heard: ["slips", "falls out", "falls off", "loose"],
          when: { stuck: "never" },
        },
      },
    },
    {
      ask: "Does the power tool have a belt or chain that wanders or jumps off?",
      answers: {
        yes: {
          means: "a belt or chain comes off",
          heard: ["belt", "chain", "belt keeps falling", "chain came off", "falls off"],
          when: { tracking: "always", worn: "rarely", stuck: "never" },
        },
        no: { means: "it has no belt or chain, or that stays on" },
      },
    },
    {
      ask: "Does a brand-new bit, blade or sheet slip out of the power tool as well?",
      answers: {
        yes: {
          means: "new ones slip out as well",
          heard: [
            "new blade falls out",
            "won't stick",
            "velcro",
            "pad worn",
            "clamp",
            "not holding",
          ],
          when: { worn: "always", stuck: "rarely", tracking: "rarely" },
        },
        no: { means: "new ones hold" },
      },
    },
  ],
  safety: ["Pull the plug for each change of bit, blade, disc or belt."],
  prevention: [
    "Wipe the chuck after overhead drilling, and do not tighten discs by running them against wood.",
  ],
  stopWhen: [
    "The spindle is bent or a blade guard does not close by itself.",
    "The chain brake of a chainsaw does not stop the chain at once: do not cut with it, and let a dealer set it.",
  ],
});

const noisy = defineFault({
  id: "power-tool-noisy",
  name: "is noisy, grinds or shakes",
  weight: 3,
  says: [
    "grinding noise",
    "noisy",
    "vibrates",
    "shakes",
    "rattles",
    "screeching",
    "bearing noise",
    "gears broken",
    "gears slip",
    "drive shaft not engaging",
    "motor runs but nothing turns",
    "head keeps rocking",
    "clunking",
    "whining",
    "runs but doesn't drive",
    "motor spins but blade doesn't move",
    "gear trouble",
  ],
  causes: {
    unbalanced: {
      name: "an accessory that is bent, worn or badly seated",
      short: "the accessory",
      weight: 4,
      why: "At 3,000 to 11,000 turns a minute a bent disc or a bit that sits askew shakes the whole tool.",
      check: {
        do: "Unplug it, take the accessory out and run it empty.",
        finds: "it runs quietly without",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "New disc or blade" }, { name: "Brush" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug and take it out",
            how: "Look along it against the light.",
            see: "a straight edge and an even rim.",
          },
          {
            action: "clean",
            title: "Brush the seat",
            how: "One chip under a flange tilts the disc. Brush spindle and flanges.",
          },
          {
            action: "replace",
            title: "Throw away what is bent or cracked",
            how: "Fit a new disc, blade or bit, seated fully home.",
            warning: "Never run a cracked disc: it bursts.",
          },
          {
            action: "test",
            title: "Run it free, standing aside",
            how: "For half a minute.",
            see: "hardly any shaking.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn bearing",
      short: "the bearing",
      weight: 4,
      why: "Dust eats the ball bearings at both ends of the motor. They whine, then rumble, and the shaft gets play.",
      check: {
        do: "Unplug it and move the spindle sideways with your fingers.",
        finds: "it has play or grates when turned",
        minutes: 1,
      },
      repair: {
        handOver:
          "Bearings are pressed on with an extractor, and the housing has to be opened round its wiring.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 30],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, take disc or bit out",
            how: "Turn the spindle slowly by hand and listen.",
          },
          {
            action: "look",
            title: "Tell motor from gear",
            how: "Play at the spindle and noise at the front: front bearing. Noise from the end with the slots: rear one.",
            see: "play of more than you can just feel.",
          },
          {
            action: "look",
            title: "Stop using it",
            how: "A bearing that breaks up jams the motor and burns it.",
          },
          {
            action: "look",
            title: "Bring it with the type number",
            how: "Write it on a note. Bearings cost €3 to 8 each, the press work half an hour.",
          },
        ],
      },
    },
    gears: {
      name: "worn or broken gears, or a coupling that slips",
      short: "the gears",
      weight: 4,
      why: "The motor runs and the output stands: a nylon gear has lost its teeth, a pin has sheared or the grease is gone.",
      check: {
        do: "Unplug it and turn the output by hand.",
        finds: "it turns without taking the motor along, or clicks at one place",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [5, 35],
        tools: [
          { name: "Torx screwdriver" },
          { name: "Gear set for the model" },
          { name: "Gear grease" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, blade or bit out",
            how: "Work on a tray with a rim.",
          },
          {
            action: "unscrew",
            title: "Take the gear head off",
            how: "Four long screws at the front, with the Torx screwdriver; pull the head straight off the motor.",
            fallsOut: "A washer or ball on the shaft.",
            warning: "Do not pull the motor out with it: the brushes jump off.",
          },
          {
            action: "clean",
            title: "Wipe the old grease out",
            how: "Use the cloth and look for metal in it.",
            see: "which gear has rounded or missing teeth.",
          },
          {
            action: "replace",
            title: "Change the gears in pairs",
            how: "By the exploded drawing of the model, from the gear set.",
          },
          {
            action: "lubricate",
            title: "Grease to a third",
            how: "Gear grease on the teeth, the space one third full.",
            putBack: "Washer, head, screws crosswise.",
          },
          {
            action: "test",
            title: "Turn by hand, then run free",
            how: "One minute.",
            see: "a hum without clicks.",
          },
        ],
        stopWhen: ["The maker has no gears for it: look for a second tool of the same model."],
      },
    },
  },
  questions: [
    {
      ask: "Is the power tool quiet and smooth with the bit, blade or disc taken out?",
      answers: {
        yes: {
          means: "it is quiet without an accessory",
          heard: ["quiet without", "only with the blade", "shakes", "wobble", "off centre"],
          when: { unbalanced: "always", bearing: "rarely", gears: "rarely" },
        },
        no: { means: "it is as loud without an accessory" },
      },
    },
    {
      ask: "Does the power tool's motor run while the bit or blade stands still or slips?",
      answers: {
        yes: {
          means: "the motor runs and the output slips",
          heard: [
            "motor runs but",
            "not engaging",
            "gears slip",
            "runs but blades",
            "doesn't drive",
            "motor spins",
            "slips",
            "blade doesn't move",
          ],
          when: { gears: "always", bearing: "rarely", unbalanced: "never" },
        },
        no: { means: "the output turns with the motor" },
      },
    },
    {
      ask: "Has the power tool's spindle play when you move it sideways, unplugged?",
      answers: {
        yes: {
          means: "the spindle has play",
          heard: ["play", "wobbles", "rocking", "loose shaft", "bearing"],
          when: { bearing: "often", gears: "sometimes", unbalanced: "rarely" },
        },
        no: { means: "the spindle has no play" },
      },
    },
  ],
  safety: ["Wear glasses for each test run, and stand out of line with disc or blade."],
  prevention: [
    "Lay the tool down only when it has stopped, and keep stone dust out with a bag or vacuum.",
  ],
  stopWhen: ["The tool locks up or the shaking grows from minute to minute."],
});

const battery = defineFault({
  id: "power-tool-battery",
  name: "runs on a battery that does not charge or hold its charge",
  power: "rechargeable",
  weight: 3,
  says: [
    "won't charge",
    "battery dead",
    "battery flat",
    "needs new battery",
    "doesn't hold charge",
    "charger not working",
    "no power to charger",
    "battery doesn't last",
    "battery pack dead",
    "charging light flashes",
    "battery seems ok but won't run",
    "may be a fault with the charger",
    "cordless tool won't charge",
    "light comes on but not working",
    "cells worn out",
  ],
  causes: {
    contacts: {
      name: "dirty contacts, or a charger without power",
      short: "contacts or charger",
      weight: 5,
      why: "Metal dust and oil coat the blades in tool and charger, and chargers hang on switched sockets.",
      check: {
        do: "Wipe all contacts dry, try the charger in another socket, and watch its lamps.",
        finds: "the lamps change as soon as the pack goes in",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 40],
        tools: [{ name: "Dry cloth" }, { name: "Pencil eraser" }, { name: "Soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Charger out of the wall, pack out of the tool",
            how: "Lay the pack on wood.",
            warning: "Nothing of metal may touch two of its contacts.",
          },
          {
            action: "clean",
            title: "Brush the slots, rub the blades",
            how: "Soft brush for chips, eraser for dull blades, the cloth to finish.",
            see: "blades that shine and stand in line.",
          },
          {
            action: "test",
            title: "Try another socket",
            how: "Charger alone first.",
            see: "its ready lamp.",
          },
          {
            action: "test",
            title: "Push the pack home",
            how: "Until it clicks. Note the lamps after a minute: steady, slow or fast blinking.",
            see: "the sign for charging, as in the leaflet.",
          },
          {
            action: "look",
            title: "Borrow before you buy",
            how: "The same pack on a second charger tells charger from pack.",
          },
        ],
      },
    },
    temperature: {
      name: "a pack that is too warm, too cold or sound asleep",
      short: "temperature or deep sleep",
      weight: 3,
      why: "Chargers refuse a pack below about 5 °C or above 40 °C, and one that lay empty all winter may have fallen asleep.",
      check: {
        do: "Leave the pack in a room for two hours, then put it on the charger three times for a minute.",
        finds: "it starts to charge",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 130,
        euros: [0, 0],
        tools: [{ name: "Thermometer", instead: "the back of your hand" }],
        steps: [
          {
            action: "unplug",
            title: "Take the pack off and look at it",
            how: "No dent, no bulge, no smell.",
            warning: "A hurt pack is not woken: outdoors with it and to hazardous waste.",
          },
          {
            action: "adjust",
            title: "Bring it to 15 to 25 °C",
            how: "Two hours in the room, by the thermometer; not on a radiator.",
          },
          {
            action: "test",
            title: "Knock three times",
            how: "On the charger for a minute, off for a minute, three times. Some wake so.",
            see: "a charging lamp that stays.",
          },
          {
            action: "test",
            title: "Stay with the first charge",
            how: "On tiles, in sight.",
            see: "a full sign after its usual time, and a pack that is lukewarm.",
          },
        ],
        prevention: ["Store packs half full and in the house, not in the shed."],
      },
    },
    cells: {
      name: "worn-out cells",
      short: "worn cells",
      weight: 5,
      why: "After 300 to 800 charges one row of cells is weaker than the rest. The pack shows full and gives in at the first screw.",
      check: {
        do: "Charge it fully and time how long the tool runs, or put the pack in another tool.",
        finds: "it sags within minutes in any tool",
        minutes: 5,
      },
      repair: {
        handOver:
          "Packs hold enough energy to burn down a workshop, and rebuilt ones lose the protection that the maker built in.",
        difficulty: "Easy",
        minutes: 15,
        euros: [30, 120],
        tools: [{ name: "Adhesive tape" }, { name: "Second pack" }],
        steps: [
          {
            action: "test",
            title: "Compare with a second pack",
            how: "The same tool, the same hole in the same board.",
            see: "one that does twice as many.",
          },
          {
            action: "unplug",
            title: "Take the tired one out of use",
            how: "Off the charger for good.",
          },
          {
            action: "look",
            title: "Look for the same system",
            how: "Voltage and system name count, not the colour. Makers sell packs for ten years and longer; old NiCd and NiMH tools have adapters or licensed rebuilders.",
          },
          {
            action: "look",
            title: "Tape its contacts and hand it in",
            how: "Adhesive tape over the blades, then to the shop's battery box.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the charger's lamps change when the power tool's pack goes in?",
      answers: {
        yes: {
          means: "the charger sees the pack",
          heard: ["charging light", "shows full", "says full", "fully charged", "light comes on"],
          when: { cells: "always", contacts: "rarely", temperature: "rarely" },
        },
        no: {
          means: "the charger does not see the pack",
          heard: [
            "no power to charger",
            "charger dead",
            "no light",
            "not charging",
            "won't charge",
          ],
        },
      },
    },
    {
      ask: "Was the power tool's pack left empty, or in the cold or heat, before this began?",
      answers: {
        yes: {
          means: "the pack was left empty, cold or hot",
          heard: ["winter", "shed", "not used for", "cold", "stored", "left empty", "months"],
          when: { temperature: "always", cells: "sometimes", contacts: "rarely" },
        },
        no: { means: "the pack was in daily use" },
      },
    },
    {
      ask: "Does the power tool run well on another pack?",
      answers: {
        yes: {
          means: "the tool runs on another pack",
          heard: ["other battery works", "works with another battery", "second battery"],
          when: { cells: "always", temperature: "often", contacts: "rarely" },
        },
        no: {
          means: "the tool does not run on another pack",
          heard: ["both batteries", "other battery too"],
        },
      },
    },
  ],
  safety: [
    "Charge on something that cannot burn, in sight, and never a pack that fell from a height today.",
    "Packs are not opened, pierced or soldered.",
  ],
  prevention: ["Stop when the tool weakens instead of squeezing the last turn out of the pack."],
  stopWhen: ["A pack is warm without use, bulged, dented or smells sweet."],
});

export const powerTool: Playbook = {
  faults: [dead, weak, cord, trigger, doesNotHold, noisy, battery],
  notes: [
    {
      about: ["sparks", "sparking", "brushes spark"],
      text: "Small blue points where the brushes run are normal. A yellow ring of sparks, crackling or smoke are not: unplug it and do not use it again before it has been looked at.",
    },
    {
      about: ["tape", "taped", "insulating tape", "join", "new cord", "new cable"],
      text: "Tape and joints are no repair for a tool's cord. A whole cord is fitted and tested by somebody who has learned it; at home only the plug may be renewed, with the tool unplugged.",
    },
    {
      about: ["chain brake", "guard", "without the brake", "without the guard"],
      text: "Brake and guard stay in force. A chain brake that does not stop the chain at once, or a guard that does not close by itself, takes the saw out of use until a dealer has set it.",
    },
    {
      about: ["brush size", "which brushes"],
      text: "Brushes are sold by the tool's type number. Without it measure width, depth and length in millimetres, and note plug or spring at the end.",
    },
    {
      about: ["double insulated", "earth", "two wires"],
      text: "Two nested squares on the plate mean double insulation: two wires, no earth. Keep it so, and never lead a wire to metal parts.",
    },
    {
      about: ["extension", "reel"],
      text: "Unroll a reel fully. For 2,000 W use at least 1.5 mm² up to 25 m.",
    },
    {
      about: ["battery tool", "cordless"],
      text: "On a battery tool the battery comes out before anything else. Packs are not opened: the maker or a licensed shop does that.",
    },
  ],
};
