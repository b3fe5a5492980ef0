import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotCharge = defineFault({
  id: "electric-toothbrush-does-not-charge",
  name: "does not charge or does not last",
  weight: 8,
  says: [
    "won't charge",
    "not charging",
    "doesn't hold charge",
    "battery dead",
    "battery replacement",
    "new battery",
    "runs down quickly",
    "charging light flashes",
    "no charging light",
    "only lasts one day",
    "short battery life",
    "charger not working",
    "base broken",
    "lasts a minute only",
  ],
  causes: {
    charger: {
      name: "a charging base that is dead or badly placed",
      short: "the base",
      weight: 3,
      why: "The base charges without contacts, through two coils. It needs mains all day, and metal under it or a toothbrush that stands askew weakens it.",
      check: {
        do: "Feel the base after an hour's charging in a kitchen socket, away from metal.",
        finds: "it stays stone cold and no lamp shows in the handle",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 25],
        tools: [{ name: "Damp cloth" }, { name: "Another base of the same make" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the base and wash it",
            how: "Wipe toothpaste and scale off the peg with the damp cloth, and dry it.",
            warning:
              "A base with a cracked case or a split cable is not used again: it has mains inside.",
          },
          {
            action: "test",
            title: "Use a socket that is always on",
            how: "Many shaver sockets are dead when the mirror light is off.",
            see: "a lamp in the handle within some minutes, up to half an hour if it was quite empty.",
          },
          {
            action: "test",
            title: "Borrow another base",
            how: "Same make and type. A different make often fits and does not charge.",
          },
          {
            action: "replace",
            title: "Replace the base if that one works",
            how: "It is sealed. New or used ones cost €8 to €25.",
            see: "the charging lamp with the new base.",
          },
        ],
      },
    },
    dirt: {
      name: "toothpaste and scale between handle and base",
      short: "dirt at the foot",
      weight: 3,
      why: "Grime in the hollow under the handle lifts it off the peg by some millimetres, and the charge falls to a trickle.",
      check: {
        do: "Turn the handle over and look into its foot.",
        finds: "there is a white or black ring, or it rocks on the base",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Cotton buds" }, { name: "White vinegar" }],
        steps: [
          {
            action: "unplug",
            title: "Base out of the wall, handle off",
            how: "Keep the plug dry.",
          },
          {
            action: "clean",
            title: "Dissolve the ring",
            how: "Cotton buds with vinegar round the hollow and the peg, five minutes' wait, wipe with water.",
            see: "white plastic on both.",
          },
          {
            action: "clean",
            title: "Dry both parts",
            how: "A towel, and the handle upright for ten minutes.",
          },
          {
            action: "test",
            title: "Set it down and turn it once",
            how: "It should sit without rocking.",
            see: "a steady lamp, and a full battery after 16 hours.",
          },
        ],
        prevention: ["Rinse and wipe the foot of the handle each week."],
      },
    },
    battery: {
      name: "a cell at the end of its life",
      short: "the battery",
      weight: 8,
      why: "After three to five years of daily charging the cell holds a few minutes. Then the lamp blinks after one brushing.",
      check: {
        do: "Charge it for 24 hours, then let it run and time it.",
        finds: "it stops within ten minutes",
        minutes: 15,
      },
      repair: {
        handOver:
          "The handle is welded or pressed together against water, and the cell, often lithium, is soldered to the board.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 20],
        tools: [{ name: "Phone timer" }],
        steps: [
          {
            action: "test",
            title: "Run it empty and full again twice",
            how: "Time each run with the timer. Older nickel cells gain a little by it.",
            see: "20 minutes or more if the cell is still good.",
          },
          {
            action: "unplug",
            title: "Use it off the base in between",
            how: "Charge it once a week only, so that the rest of its life is longer.",
          },
          {
            action: "look",
            title: "Look at the foot for “open here”",
            how: "Some handles have a slot for a coin to take the cell out for recycling. That way it does not close watertight again.",
            warning: "Do not cut or pry a handle open: a lithium cell lies right under the wall.",
          },
          {
            action: "look",
            title: "Ask a repairer who does toothbrushes",
            how: "There are kits with cell and seal for known models, €5 to €12, and half an hour of soldering.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a lamp come on when the toothbrush stands on its base?",
      answers: {
        yes: {
          means: "the lamp comes on while charging",
          heard: ["light comes on", "charging light on", "flashes"],
          when: { battery: "often", charger: "rarely", dirt: "sometimes" },
        },
        no: { means: "no lamp comes on while charging", heard: ["no light", "no charging light"] },
      },
    },
    {
      ask: "Does the toothbrush run at full strength right after charging, and fade within minutes?",
      answers: {
        yes: {
          means: "it starts strong and fades",
          heard: [
            "not hold charge",
            "doesn't hold charge",
            "runs down",
            "dies within",
            "short battery life",
            "one day",
          ],
          when: { battery: "always", dirt: "sometimes", charger: "rarely" },
        },
        no: { means: "it never gets strong" },
      },
    },
    {
      ask: "Is there a crust in the toothbrush's foot, or does it rock on its base?",
      answers: {
        yes: {
          means: "there is crust at the foot or it rocks",
          heard: ["dirty", "mould", "toothpaste", "crust"],
          when: { dirt: "always", charger: "sometimes", battery: "sometimes" },
        },
        no: { means: "foot and base are clean" },
      },
    },
  ],
  safety: ["Base and plug stay well away from the basin."],
  prevention: ["Take it off the base for a week at a time."],
  stopWhen: ["The handle bulges, cracks or gets hot on the base."],
});

const doesNotRun = defineFault({
  id: "electric-toothbrush-does-not-run",
  name: "does not run",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "not working",
    "dead",
    "stopped working",
    "button not working",
    "switch stuck",
    "leaking switch",
    "doesn't start",
    "won't switch off",
    "runs by itself",
    "no power",
    "fell in the sink",
    "dropped in water",
    "buzzes but does not move",
    "turns on by itself",
  ],
  causes: {
    empty: {
      name: "a battery that is quite empty",
      short: "an empty battery",
      weight: 5,
      why: "After weeks in a drawer the cell is below the level at which anything lights up. It then needs a long first charge.",
      check: {
        do: "Leave it on its base overnight, in a socket that is always live.",
        finds: "it runs in the morning",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Night light", instead: "any lamp" }],
        steps: [
          {
            action: "test",
            title: "Prove the socket",
            how: "A night light in the same socket, with the mirror lamp switched off.",
            see: "the night light lit.",
          },
          {
            action: "unplug",
            title: "Wipe handle and base dry",
            how: "With the base out of the wall. Then plug it in again.",
          },
          {
            action: "test",
            title: "Charge for 16 hours",
            how: "Upright, without the brush head, in sight for the first half hour.",
            see: "a lamp after half an hour at the latest.",
          },
          {
            action: "test",
            title: "Press once, briefly",
            how: "With the head off.",
            see: "a vibrating shaft.",
          },
        ],
      },
    },
    button: {
      name: "a button that is stuck or leaks",
      short: "the button",
      weight: 5,
      why: "Toothpaste dries under the rubber skin of the button; once the skin tears, water gets to the contact and starts or stops the motor by itself.",
      check: {
        do: "Press the button in its middle and at each edge.",
        finds: "it works only in one spot, or the rubber is torn",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Soft toothbrush" },
          { name: "Lukewarm water" },
          { name: "Silicone sealant" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the base, head off",
            how: "Keep the base away from the water.",
          },
          {
            action: "clean",
            title: "Brush the button clean",
            how: "Lukewarm water and an old toothbrush round the rim, pressing it all the while.",
            see: "a button that springs back.",
          },
          {
            action: "look",
            title: "Look for a tear",
            how: "Dry it and bend the skin lightly with a nail.",
          },
          {
            action: "glue",
            title: "Close a hairline tear",
            how: "A thin film of silicone sealant, smoothed with a wet finger, only when everything inside has dried for two days. Let it set for a day.",
          },
          {
            action: "test",
            title: "Press twenty times",
            how: "On and off.",
            see: "each press answered.",
          },
        ],
        stopWhen: ["It runs by itself after drying: water has reached the board."],
      },
    },
    shaft: {
      name: "a shaft that is jammed with toothpaste or rust",
      short: "a jammed shaft",
      weight: 4,
      why: "Paste creeps down the metal shaft and hardens at the seal, or the brush head rusts onto it.",
      check: {
        do: "Take the head off and move the shaft with two fingers.",
        finds: "it is stuck, or the handle hums and the shaft stands",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Cotton buds" },
          { name: "Warm water" },
          { name: "Petroleum jelly", instead: "lip balm" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the base and switched off",
            how: "Pull the head straight up; a stuck one comes after a minute in warm water.",
          },
          {
            action: "clean",
            title: "Soften the crust at the seal",
            how: "Hold only the tip in warm water for five minutes and roll cotton buds round the shaft.",
            see: "a free ring round the shaft.",
          },
          {
            action: "adjust",
            title: "Move the shaft by hand",
            how: "A few degrees to and fro, without bending it.",
          },
          {
            action: "lubricate",
            title: "Protect the seal",
            how: "A trace of petroleum jelly on the rubber ring.",
          },
          {
            action: "test",
            title: "Run it bare, then with a new head",
            how: "Ten seconds each.",
            see: "an even hum and a moving head.",
          },
        ],
        prevention: ["Take the head off after brushing and rinse shaft and head."],
      },
    },
    inside: {
      name: "water or wear inside the handle",
      short: "damage inside",
      weight: 4,
      why: "Once a seal is gone, board, motor and cell corrode together.",
      check: {
        do: "After a night on the base press the button and listen with your ear on the handle.",
        finds: "there is no sound, or drops come out at the foot",
        minutes: 2,
      },
      repair: {
        handOver:
          "The handle cannot be opened without breaking its seal, and a wet cell may be damaged.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 40],
        tools: [{ name: "Receipt" }],
        steps: [
          {
            action: "unplug",
            title: "Off the base for good",
            how: "A wet cell is not charged. Leave it on a stone window sill for a night.",
            warning: "If it becomes warm by itself, carry it outside.",
          },
          {
            action: "look",
            title: "Look for the guarantee",
            how: "Two or three years are usual, and makers exchange it against the receipt.",
          },
          {
            action: "look",
            title: "Keep the base and the heads",
            how: "A used handle of the same type makes the set whole for little money.",
          },
          {
            action: "look",
            title: "Recycle the handle",
            how: "At the collection for small electricals, since a cell is in it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the toothbrush run after a whole night on its base?",
      answers: {
        yes: {
          means: "it runs after a night on its base",
          heard: ["works after charging"],
          when: { empty: "always", button: "sometimes", shaft: "rarely", inside: "never" },
        },
        no: { means: "a night on its base does not help", heard: ["charged it"] },
      },
    },
    {
      ask: "Did the toothbrush lie in water, or take a fall, before it stopped?",
      answers: {
        yes: {
          means: "it lay in water or fell before it stopped",
          heard: [
            "fell in the sink",
            "dropped in water",
            "fell in",
            "dropped",
            "fell",
            "under water",
            "in the bath",
          ],
          when: { inside: "always", empty: "rarely", button: "sometimes", shaft: "rarely" },
        },
        no: { means: "it neither lay in water nor fell" },
      },
    },
    {
      ask: "Does the toothbrush hum or buzz without moving its head?",
      answers: {
        yes: {
          means: "it hums without moving",
          heard: ["buzzes", "hums", "buzzing", "vibrates but"],
          when: { shaft: "often", empty: "rarely", button: "rarely", inside: "rarely" },
        },
        no: { means: "it makes no sound" },
      },
    },
    {
      ask: "Is the toothbrush's button sticky, torn or working only in one spot?",
      answers: {
        yes: {
          means: "the button is sticky, torn or works only in one spot",
          heard: ["button", "switch", "runs by itself", "turns on by itself", "won't switch off"],
          when: { button: "always", empty: "rarely", shaft: "rarely", inside: "sometimes" },
        },
        no: { means: "the button feels as always" },
      },
    },
    {
      ask: "Do drops or rust come out of the toothbrush's foot or button?",
      answers: {
        yes: {
          means: "water or rust comes out of it",
          heard: ["water inside", "rust", "leaking", "leaks", "corroded"],
          when: { inside: "often", button: "sometimes", empty: "never", shaft: "sometimes" },
        },
        no: { means: "nothing comes out" },
      },
    },
  ],
  safety: ["Never rinse it on its base."],
  prevention: ["Stand it upright to dry, without its head."],
  stopWhen: ["It runs or heats up by itself."],
});

const weak = defineFault({
  id: "electric-toothbrush-weak",
  name: "is weak, loud or loses its head",
  weight: 4,
  says: [
    "weak",
    "slow",
    "loud",
    "noisy",
    "rattles",
    "vibrates less",
    "head falls off",
    "head loose",
    "brush head stuck",
    "stops when pressed",
    "head does not move",
    "metal pin loose",
    "makes a grinding noise",
  ],
  causes: {
    head: {
      name: "a worn or unsuitable brush head",
      short: "the brush head",
      weight: 6,
      why: "The little joint in the head wears out after three months. Copies often sit loosely on the shaft and rattle.",
      check: {
        do: "Run it without a head, then with a new head of the same make.",
        finds: "it sounds right without the head, or with the new one",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [3, 10],
        tools: [{ name: "New brush head" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off its base",
            how: "And the old head off the shaft.",
          },
          {
            action: "clean",
            title: "Rinse shaft and head inside",
            how: "Paste inside the sleeve takes the stroke away.",
          },
          {
            action: "replace",
            title: "Push the new brush head on",
            how: "Straight down until a gap of 1 mm is left: it must not touch the handle.",
            see: "a head that does not wobble.",
          },
          {
            action: "test",
            title: "Brush without pressing",
            how: "Two minutes.",
            see: "even movement, and no rattle.",
          },
        ],
        prevention: ["A new head every three months."],
      },
    },
    shaft: {
      name: "a shaft that has come loose on its drive",
      short: "a loose shaft",
      weight: 4,
      why: "In vibrating handles a small screw clamps the shaft to its lever. It loosens, and then the handle shakes and the head does not.",
      check: {
        do: "Move the bare shaft sideways with two fingers.",
        finds: "it turns freely or wobbles, and the handle shakes more than the shaft",
        minutes: 1,
      },
      repair: {
        handOver: "The screw lies under the sealed cap, together with board and cell.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [0, 5],
        tools: [{ name: "Phone with video" }],
        steps: [
          {
            action: "test",
            title: "Film shaft and handle",
            how: "Five seconds of slow motion on the phone, without a head.",
            see: "a shaft that stands still while the handle shakes.",
          },
          {
            action: "unplug",
            title: "Keep it off its base until then",
            how: "It may be used meanwhile, it only cleans badly.",
          },
          {
            action: "look",
            title: "Find your model's guide",
            how: "Search for the model and “loose shaft screw”. Some caps unclip, others are welded.",
          },
          {
            action: "look",
            title: "Let a repairer tighten it",
            how: "One screw and a drop of thread lock, and the seal set again.",
          },
        ],
      },
    },
    battery: {
      name: "a tired battery that cannot carry the load",
      short: "a tired battery",
      weight: 5,
      why: "Under pressure the voltage of an old cell breaks down: it runs in the air and stops on the teeth.",
      check: {
        do: "Charge it fully and press the bristles lightly on your palm.",
        finds: "it slows or stops under light pressure",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Cup of warm water" }],
        steps: [
          { action: "test", title: "Charge it for a day", how: "24 hours without a break." },
          {
            action: "unplug",
            title: "Free the shaft",
            how: "Off the base, head off, tip in the cup of warm water for five minutes, move it by hand. A stiff shaft looks just like a weak cell.",
          },
          {
            action: "adjust",
            title: "Change the mode",
            how: "Press the button twice: it may have been set to “sensitive”.",
            see: "a higher tone in the daily mode.",
          },
          {
            action: "test",
            title: "Press it on your palm again",
            how: "As hard as you brush.",
            see: "it goes on. If not, the cell is at its end.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the toothbrush run right without a head, or with a new one?",
      answers: {
        yes: {
          means: "it runs right without the old head",
          heard: ["head loose", "head falls off", "head worn"],
          when: { head: "always", shaft: "never", battery: "sometimes" },
        },
        no: { means: "another head makes no difference", heard: ["new head"] },
      },
    },
    {
      ask: "Does the toothbrush slow down when you press it?",
      answers: {
        yes: {
          means: "it slows under pressure",
          heard: ["stops when pressed", "slow", "weak", "slows"],
          when: { battery: "often", head: "rarely", shaft: "sometimes" },
        },
        no: { means: "pressing changes nothing" },
      },
    },
    {
      ask: "Does the toothbrush's handle shake or rattle more than its head?",
      answers: {
        yes: {
          means: "the handle shakes more than the head",
          heard: ["rattles", "loud", "pin loose", "grinding", "noisy", "vibrates"],
          when: { shaft: "often", head: "sometimes", battery: "never" },
        },
        no: { means: "handle and head move as always" },
      },
    },
  ],
  safety: ["Try it in the air first, with your mouth closed."],
  prevention: ["Press lightly: pressure wears the drive."],
  stopWhen: ["The metal shaft comes out or has sharp edges."],
});

export const electricToothbrush: Playbook = {
  faults: [doesNotRun, doesNotCharge, weak],
  notes: [
    {
      about: ["battery", "replace battery", "open"],
      text: "Handles are sealed against water. A new cell means soldering and a new seal, which is work for a repairer; a coin slot in the foot is meant for recycling only.",
    },
    {
      about: ["head", "compatible", "copy"],
      text: "Copies fit most makes, but loose ones rattle and wear the shaft. A gap of about a millimetre between head and handle is right.",
    },
  ],
};
