import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const drips = defineFault({
  id: "tap-drips",
  name: "drips although it is shut",
  usual: true,
  weight: 9,
  says: [
    "drips",
    "keeps dripping",
    "drip drip",
    "won't stop dripping",
    "leaking tap",
    "leaks from the spout",
    "water keeps running",
    "does not close fully",
    "can't turn it off completely",
    "won't turn off",
    "runs all the time",
    "washer worn",
    "needs a new washer",
    "trickles when off",
    "constant drip",
    "cartridge worn",
  ],
  causes: {
    washer: {
      name: "a worn rubber washer",
      short: "the washer",
      weight: 5,
      why: "A tap that takes several turns presses a rubber disc onto a brass ring. After some years the rubber is hard and has a groove, and water finds its way through.",
      check: {
        do: "Shut the tap hard, once, and watch the spout for two minutes.",
        finds:
          "the handle makes several full turns and the drip slows or stops while you press it shut",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [1, 6],
        tools: [
          { name: "Adjustable spanner", instead: "water pump pliers with a cloth over the jaws" },
          { name: "Screwdriver" },
          { name: "Matching tap washer", instead: "the old one turned over, as a stopgap" },
          { name: "Old towel" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the water off and drain the tap",
            how: "Turn the small valve on the pipe below, or the main stop valve, clockwise. Then open the tap until nothing comes and lay the towel in the basin over the plughole.",
            warning: "If the stop valve is seized, do not force it: a broken one floods the room.",
            see: "no water at all after half a minute.",
          },
          {
            action: "unscrew",
            title: "Take the handle off",
            how: "Prise the coloured cap up with the screwdriver, undo the screw beneath and pull the handle straight up.",
            fallsOut: "The cap and a short screw.",
            putBack: "Push the handle on in the shut position before you tighten its screw.",
          },
          {
            action: "unscrew",
            title: "Undo the valve",
            how: "Set the spanner on the hexagon and turn it anticlockwise. Hold the spout with your other hand so that the whole tap does not turn with it.",
          },
          {
            action: "replace",
            title: "Swap the washer",
            how: "The rubber disc sits at the lower end, held by a small nut or just pressed on. Take the old one along when you buy: 1/2 inch is usual at basins, 3/4 inch at baths.",
            see: "a flat, soft disc of the same width.",
          },
          {
            action: "reassemble",
            title: "Screw the valve back in",
            how: "Turn it in by hand first, then snug with the spanner. Leave it half open while you do, so that the rubber is not crushed.",
          },
          {
            action: "test",
            title: "Open the water slowly",
            how: "Shut the tap, then open the supply. Run the tap, shut it with two fingers and wait five minutes.",
            see: "a dry spout, and no water at the hexagon.",
          },
        ],
        prevention: ["Shut a screw tap only until it stops running. Force is what eats washers."],
      },
    },
    cartridge: {
      name: "a worn or gritty ceramic cartridge",
      short: "the cartridge",
      weight: 4,
      why: "Levers and quarter-turn handles slide two polished ceramic discs over each other. A grain of sand scratches them, and a scratch lets water through.",
      check: {
        do: "Look how far the handle goes from shut to fully open.",
        finds: "it is a single lever, or a handle that goes only a quarter or half turn",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [8, 40],
        tools: [
          { name: "Hex key" },
          { name: "Adjustable spanner" },
          { name: "Replacement cartridge" },
          { name: "White vinegar", instead: "citric acid in warm water" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close hot and cold below the basin",
            how: "Turn the slot of each service valve square to its pipe. Lift the lever to let the rest run out.",
            warning: "Both must be shut. Water from the hot side can be 60 °C.",
          },
          {
            action: "unscrew",
            title: "Free the lever",
            how: "Look for a plug, often red and blue, behind or under the lever. Behind it the hex key (often 2.5 mm) loosens a tiny grub screw; two turns are enough.",
            fallsOut: "The plug and, if you go too far, the grub screw. Close the plughole first.",
          },
          {
            action: "unscrew",
            title: "Unscrew dome and ring",
            how: "Turn the dome off by hand, with a cloth for grip. The ring under it comes off with the spanner.",
          },
          {
            action: "clean",
            title: "Lift the cartridge out and look",
            how: "Pull it straight up. Wipe the hole with the cloth and rinse the cartridge; soak a scaly one in vinegar for half an hour.",
            see: "a clean bore and three soft seals on the underside of the cartridge.",
          },
          {
            action: "replace",
            title: "Fit the new one",
            how: "Hold old and new side by side: width (35 and 40 mm are common), height and pegs must match. Turn it until its pegs drop into their holes.",
            putBack: "Ring snug, dome by hand, lever, grub screw, plug.",
          },
          {
            action: "test",
            title: "Flush, then shut",
            how: "Open the valves and run warm water for a minute with the aerator off the spout, so that grit leaves. Then shut the lever.",
            see: "no drop for five minutes.",
          },
        ],
        stopWhen: ["The ring does not move with a long, steady pull: the body can crack."],
      },
    },
    seat: {
      name: "a pitted valve seat",
      short: "the seat",
      weight: 2,
      why: "The brass ring under the washer wears too. A nick in it cuts each new washer, so the drip comes back within weeks.",
      check: {
        do: "Think back to the last new washer in this tap.",
        finds: "it was fitted less than a year ago and the drip is back",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [8, 20],
        tools: [
          { name: "Tap reseating tool", instead: "a push-in plastic seat from the plumber's shop" },
          { name: "Adjustable spanner" },
          { name: "Torch", instead: "the light of a phone" },
          { name: "New washer" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Cut the supply and empty the tap",
            how: "Close the valve nearest to this tap and leave the tap open until it has run dry.",
          },
          {
            action: "unscrew",
            title: "Take the headgear out",
            how: "Pull the handle off and unscrew the valve body with the spanner, holding the spout still.",
            fallsOut: "The loose washer plate may stay behind in the hole; hook it out.",
          },
          {
            action: "look",
            title: "Shine into the hole",
            how: "The torch shows a brass ring round the opening. Run a fingertip over it.",
            see: "a smooth ring. Nicks and grooves are what you are looking for.",
          },
          {
            action: "adjust",
            title: "Cut the ring flat",
            how: "Screw the reseating tool in and turn its cutter clockwise four or five times with light pressure.",
            see: "bright brass all the way round. Stop then.",
          },
          {
            action: "clean",
            title: "Flush the filings out",
            how: "Hold a cup over the hole, open the supply for one second and shut it again.",
            warning: "A full opening shoots water to the ceiling.",
          },
          {
            action: "reassemble",
            title: "Close it up with a fresh washer",
            how: "Fit the washer, screw the headgear in and put the handle on.",
            see: "a tap that shuts with two fingers and stays dry overnight.",
          },
        ],
        stopWhen: ["The ring is cracked or eaten deeper than 1 mm: the tap has to be replaced."],
      },
    },
  },
  questions: [
    {
      ask: "How does the tap's handle move: through several full turns, through a quarter or half turn, or as a single lever?",
      answers: {
        turns: {
          means: "the handle makes several full turns",
          heard: [
            "several turns",
            "full turns",
            "many turns",
            "old fashioned",
            "screw tap",
            "cross head",
            "rubber washer",
            "few turns",
          ],
          when: { washer: "often", seat: "often", cartridge: "never" },
        },
        quarter: {
          means: "the handle moves a quarter or half turn",
          heard: ["quarter turn", "half turn", "ceramic"],
          when: { cartridge: "sometimes", washer: "never", seat: "never" },
        },
        lever: {
          means: "it is a single lever",
          heard: ["lever", "mixer", "single handle", "mono"],
          when: { cartridge: "sometimes", washer: "never", seat: "never" },
        },
      },
    },
    {
      ask: "Has the tap had a new washer within the last year?",
      answers: {
        yes: {
          means: "its washer is new",
          heard: ["new washer", "changed the washer", "replaced the washer", "again after"],
          when: { seat: "often", washer: "rarely" },
        },
        no: { means: "its washer is not new" },
      },
    },
    {
      ask: "Does the drip stop for a while when you shut the tap harder than usual?",
      answers: {
        yes: {
          means: "shutting it harder stops the drip",
          heard: [
            "shut it hard",
            "tighten it",
            "turn it really hard",
            "close it tight",
            "have to force",
          ],
          when: { washer: "often", seat: "sometimes", cartridge: "rarely" },
        },
        no: { means: "shutting it harder changes nothing" },
      },
    },
  ],
  safety: [
    "Find the main stop valve of the home and turn it once before you start, so that you can close it in a hurry.",
    "Close the plughole: small screws fall into it.",
  ],
  prevention: ["Turn each service valve once a year, so that it still moves when you need it."],
  stopWhen: [
    "No valve shuts the water off, or one keeps letting it through.",
    "The tap body turns in the basin or the pipes below bend.",
  ],
});

const stiff = defineFault({
  id: "tap-stiff-handle",
  name: "is hard to turn",
  weight: 3,
  says: [
    "stiff",
    "stiff handle",
    "hard to turn",
    "won't turn",
    "stuck",
    "seized",
    "can't open it",
    "can't close it",
    "jammed",
    "tight",
    "squeaks when turned",
    "squeals",
    "lever hard to move",
    "needs both hands",
    "grinding when turning",
    "seized up",
  ],
  causes: {
    spindle: {
      name: "a dry or limed spindle",
      short: "the spindle",
      weight: 4,
      why: "The spindle of a screw tap turns in a thread that was greased once. Hard water washes the grease out and leaves lime in its place.",
      check: {
        do: "Turn the handle through its whole way and listen.",
        finds: "it squeaks or scrapes over several full turns",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [2, 8],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Screwdriver" },
          { name: "White vinegar" },
          { name: "Silicone tap grease", instead: "petroleum jelly, for the cold tap only" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Turn the supply off",
            how: "Use the valve under the basin. Open the tap as far as it goes and let it drip dry.",
          },
          {
            action: "unscrew",
            title: "Bare the headgear",
            how: "Lever the cap off with the screwdriver, take the handle screw out and pull the handle. A cone-shaped cover unscrews by hand.",
            fallsOut: "Handle screw, cap and cover, in that order.",
          },
          {
            action: "unscrew",
            title: "Lift the headgear out",
            how: "Undo the big hexagon with the spanner and wind the spindle out of it by hand, turning as if to open.",
          },
          {
            action: "clean",
            title: "Dissolve the lime",
            how: "Lay the metal parts in vinegar for half an hour, then go over the thread with the toothbrush and rinse.",
            see: "a thread of clean brass that runs through your fingers without catching.",
          },
          {
            action: "lubricate",
            title: "Grease the thread",
            how: "Press a pea of silicone grease into the thread and under the gland nut, and turn the spindle in and out three times. Mineral oil would swell the rubber.",
            putBack: "Headgear, cover, handle, screw, cap.",
          },
          {
            action: "test",
            title: "Open and shut it ten times",
            how: "Turn the supply on and work the tap with one hand.",
            see: "an even movement with two fingers.",
          },
        ],
      },
    },
    gland: {
      name: "a gland nut that is too tight",
      short: "the gland nut",
      weight: 2,
      why: "The small nut under the handle squeezes a packing round the spindle. Somebody who stopped a leak by tightening it also braked the tap.",
      check: {
        do: "Ask yourself whether the nut under the handle was tightened lately, or the tap repaired.",
        finds: "it has been stiff ever since",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Small spanner" },
          { name: "Screwdriver" },
          { name: "PTFE tape", instead: "cotton thread with petroleum jelly" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Pull the handle",
            how: "With the tap shut, take out its screw with the screwdriver and lift it off.",
            fallsOut: "A decorative cover may slide down with it.",
          },
          {
            action: "adjust",
            title: "Ease the nut by an eighth of a turn",
            how: "Set the spanner on the smaller, upper nut and turn it a little anticlockwise.",
            see: "the spindle going round between finger and thumb.",
          },
          {
            action: "test",
            title: "Run it and watch the nut",
            how: "Slip the handle on without its screw and open the tap.",
            see: "no water creeping up the spindle.",
          },
          {
            action: "replace",
            title: "Repack it if it weeps",
            how: "Shut the water off, undo the nut, wind five turns of PTFE tape round the spindle into the gap, press it down and nip the nut up again.",
            putBack: "Handle and screw last.",
          },
        ],
        stopWhen: ["It is either stiff or wet and never neither: a new headgear is due."],
      },
    },
    "tight-cartridge": {
      name: "a cartridge stiff with lime or without grease",
      short: "a stiff cartridge",
      weight: 4,
      why: "Ceramic discs slide on a film of food-safe grease. Hot water washes it away, and then the lever moves in jerks.",
      check: {
        do: "Move the lever or quarter-turn handle slowly in both directions.",
        finds: "it goes in jerks, and worse on the hot side",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [5, 40],
        tools: [
          { name: "Hex key" },
          { name: "Adjustable spanner" },
          { name: "White vinegar" },
          { name: "Food-safe silicone grease" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close both service valves",
            how: "Then lift the lever and swing it left and right until the spout stays dry.",
          },
          {
            action: "unscrew",
            title: "Remove lever and dome",
            how: "Loosen the grub screw behind the coloured plug with the hex key. Unscrew the dome by hand and the ring beneath it with the spanner.",
            fallsOut: "The grub screw is no longer than a grain of rice.",
          },
          {
            action: "clean",
            title: "Soak the cartridge",
            how: "Lay it in vinegar for an hour, working its stem now and then, and rinse it well.",
          },
          {
            action: "lubricate",
            title: "Grease stem and seals",
            how: "Rub a thin film of silicone grease on the seals and round the stem. Do not take the ceramic discs apart.",
            see: "a stem that tilts without jerks.",
          },
          {
            action: "replace",
            title: "Buy a new one if it still sticks",
            how: "Take the old cartridge to the shop. Diameter and pegs decide, not the brand on the tap.",
          },
          {
            action: "reassemble",
            title: "Put it back and try it",
            how: "Seat the pegs, tighten the ring until the stem just begins to resist, and back it off a hair.",
            see: "a lever that stays where you leave it and moves with one finger.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tap a single lever or quarter-turn tap, rather than one that takes several turns?",
      answers: {
        yes: {
          means: "it is a lever or quarter-turn tap",
          heard: ["lever", "mixer", "quarter turn", "ceramic"],
          when: { "tight-cartridge": "always", spindle: "never", gland: "never" },
        },
        no: {
          means: "it takes several turns",
          heard: ["several turns", "screw tap", "cross head"],
        },
      },
    },
    {
      ask: "Did the tap turn stiff right after somebody worked on it?",
      answers: {
        yes: {
          means: "it turned stiff after somebody worked on it",
          heard: ["since the repair", "after changing the washer", "after tightening", "plumber"],
          when: { gland: "often", spindle: "rarely", "tight-cartridge": "rarely" },
        },
        no: { means: "it turned stiff by and by" },
      },
    },
    {
      ask: "Does the tap squeak or scrape when it is turned?",
      answers: {
        yes: {
          means: "it squeaks or scrapes",
          heard: ["squeaks", "squeals", "scrapes", "grinding", "noise"],
          when: { spindle: "often", gland: "rarely", "tight-cartridge": "sometimes" },
        },
        no: { means: "it makes no noise" },
      },
    },
  ],
  safety: [
    "Never lengthen the handle with a pipe or pliers: the spindle snaps, and then the water cannot be shut.",
  ],
  prevention: ["Move taps that are seldom used once a month."],
  stopWhen: ["The whole tap twists in the basin while you turn the hexagon."],
});

const leaksAtBase = defineFault({
  id: "tap-leaks-at-base",
  name: "leaks at its base or round the handle",
  weight: 5,
  says: [
    "leaks at base",
    "water around the base",
    "leaking at the bottom",
    "leaks round the handle",
    "water comes out under the handle",
    "leaks when turned on",
    "puddle behind the tap",
    "wet cupboard",
    "leaks under the sink",
    "drips into the cupboard",
    "spout leaks where it swivels",
    "leaks at the joint",
    "o ring gone",
    "hose leaking",
    "worktop gets wet",
    "leaks when running",
  ],
  causes: {
    "spout-rings": {
      name: "worn O-rings in the swivelling spout",
      short: "the spout's O-rings",
      weight: 4,
      why: "A spout that swings turns on two rubber rings. Each swing rubs them, and in the end water rises past them when the tap runs.",
      check: {
        do: "Dry everything, run the tap and swing the spout from side to side.",
        finds: "water wells up where the spout meets the body",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Hex key or small screwdriver" },
          { name: "Matching sealing rings" },
          { name: "Silicone grease" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the water off below",
            how: "Close hot and cold and open the tap to empty it.",
          },
          {
            action: "unscrew",
            title: "Release the spout",
            how: "Some have a grub screw at the back of the base, others a ring at the top or none at all. Loosen it with the hex key or screwdriver, then twist and pull the spout upwards.",
            fallsOut: "Plastic sliding rings lie above and below the seals. Note which way round.",
          },
          {
            action: "clean",
            title: "Brush the groove",
            how: "Lift the old rings off with a fingernail and brush the lime out with the toothbrush.",
            see: "two clean grooves and a bore that is smooth to the fingertip.",
          },
          {
            action: "replace",
            title: "Roll the new sealing rings on",
            how: "Rub them with grease first. They must sit in the groove without a twist. Take an old one to the shop to match its thickness: 0.3 mm too thin leaks.",
          },
          {
            action: "reassemble",
            title: "Press the spout home",
            how: "Push straight down while you turn it a little left and right.",
            putBack: "Sliding rings as they were, grub screw just tight.",
          },
          {
            action: "test",
            title: "Swing it while it runs",
            how: "Open the water, run both sides and swing the spout twenty times.",
            see: "a dry ring of metal at its foot.",
          },
        ],
      },
    },
    packing: {
      name: "a loose gland or a worn seal under the handle",
      short: "the seal under the handle",
      weight: 3,
      why: "Water that comes up along the spindle is held back by a packing or a small ring right under the handle. It shows only while the tap is open.",
      check: {
        do: "Open the tap halfway, hold a dry tissue round the stem just under the handle.",
        finds: "the tissue gets wet while the foot of the spout stays dry",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 4],
        tools: [{ name: "Adjustable spanner" }, { name: "Screwdriver" }, { name: "PTFE tape" }],
        steps: [
          {
            action: "unscrew",
            title: "Uncover the gland nut",
            how: "Shut the tap, remove the handle with the screwdriver and slide its cover up.",
            fallsOut: "Cap, screw and cover.",
          },
          {
            action: "adjust",
            title: "Nip the nut up",
            how: "Give the upper, smaller nut an eighth of a turn clockwise with the spanner. Open the tap and look.",
            see: "no more water at the stem, and a stem that still turns by hand.",
          },
          {
            action: "replace",
            title: "Renew the packing if that is not enough",
            how: "Close the supply, take the nut off, pick the old string or ring out and wind in six turns of PTFE tape, or fit a ring of the same size.",
          },
          {
            action: "reassemble",
            title: "Close up and try",
            how: "Screw the nut down until the drip just ends. Put cover and handle on.",
            see: "a dry tissue after a minute of running.",
          },
        ],
      },
    },
    hoses: {
      name: "a leaking hose or connection under the basin",
      short: "a hose below",
      weight: 3,
      why: "The flexible hoses end in rubber seals and a thin thread. They loosen with every turn of the tap and rust through after ten or fifteen years.",
      check: {
        do: "Clear the cupboard, dry hoses and valves with kitchen paper, lay fresh paper under them and wait ten minutes.",
        finds: "there are drops on the paper, also with the tap shut",
        minutes: 12,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 25],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Bucket" },
          { name: "Torch" },
          { name: "New flexible hose" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close the service valves",
            how: "If they do not close tightly, close the main valve. Set the bucket underneath and open the tap.",
            warning:
              "Take electrical things, such as a small boiler's plug or a power strip, out of the wet first.",
          },
          {
            action: "look",
            title: "Follow the water up",
            how: "Feel along each hose with a dry hand in the light of the torch. The topmost wet spot is the culprit.",
            see: "rust, a bulge or broken wires on a bad hose.",
          },
          {
            action: "adjust",
            title: "Tighten a loose union",
            how: "Hold the valve with one hand and give the nut a quarter turn with the spanner, no more.",
          },
          {
            action: "replace",
            title: "Change a bad hose",
            how: "Unscrew it at the valve, then at the tap. Fit one of the same length and thread, with its new seal in place, hand-tight plus a quarter turn.",
            fallsOut: "A cup of water and the old fibre washer.",
            putBack: "Hoses hang in a wide bow, without a kink or twist.",
          },
          {
            action: "test",
            title: "Put it under pressure",
            how: "Open the valves slowly and lay dry paper under all joints. Look after ten minutes and again the next morning.",
            see: "dry paper both times.",
          },
        ],
        prevention: [
          "Change both hoses together every ten years: the second one is as old as the first.",
        ],
      },
    },
    mounting: {
      name: "a tap that has come loose on its basin",
      short: "a loose mounting",
      weight: 2,
      why: "Splash water runs along the body and under a tap whose seal no longer presses on the basin. Nothing in the tap itself is leaking.",
      check: {
        do: "Take hold of the body and try to rock it. Then pour a cup of water round its foot without opening the tap.",
        finds: "it moves, or water turns up in the cupboard",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Basin wrench", instead: "a deep socket, or a slotted piece of pipe" },
          { name: "Torch" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Dry and clean round the foot",
            how: "Wipe crumbs of lime and soap from the joint with a cloth, so that the seal can lie flat again.",
          },
          {
            action: "look",
            title: "Find the fixing from below",
            how: "Lie on your back with the torch. One or two threaded rods or a big plastic nut hold a horseshoe plate.",
            see: "a nut with thread below it.",
          },
          {
            action: "adjust",
            title: "Tighten while somebody holds it straight",
            how: "Turn the nut clockwise with the basin wrench until the body no longer rocks. Hand force is enough on ceramic.",
            warning: "A basin cracks without a warning. Stop at the first creak.",
          },
          {
            action: "test",
            title: "Pour the cup of water once more",
            how: "Pour it round the foot and wait five minutes.",
            see: "a dry underside.",
          },
        ],
        stopWhen: ["The seal is torn or the sink has rusted away round the hole."],
      },
    },
  },
  questions: [
    {
      ask: "Where does the tap's water first appear: at the foot of the spout, under the handle, or in the cupboard below?",
      answers: {
        spout: {
          means: "the water appears at the foot of the spout",
          heard: [
            "foot of the spout",
            "where spout swivels",
            "base of the spout",
            "spout joint",
            "where it swivels",
          ],
          when: {
            "spout-rings": "often",
            packing: "rarely",
            hoses: "never",
            mounting: "sometimes",
          },
        },
        handle: {
          means: "the water appears under the handle",
          heard: [
            "under the handle",
            "round the handle",
            "around the handle",
            "at the handle",
            "from the handle",
          ],
          when: { packing: "often", "spout-rings": "rarely", hoses: "never", mounting: "never" },
        },
        below: {
          means: "the water appears in the cupboard",
          heard: [
            "cupboard",
            "under the sink",
            "underneath",
            "below the sink",
            "under the basin",
            "hose",
          ],
          when: { hoses: "often", mounting: "often", "spout-rings": "rarely", packing: "rarely" },
        },
      },
    },
    {
      ask: "Does water still appear while the tap is shut?",
      answers: {
        yes: {
          means: "it leaks also while shut",
          heard: ["even when it is off", "overnight"],
          when: { hoses: "often", "spout-rings": "never", packing: "never", mounting: "rarely" },
        },
        no: {
          means: "it leaks only while it runs",
          heard: ["only when running", "when running", "when turned on", "while running"],
        },
      },
    },
    {
      ask: "Does the body of the tap move when you rock it?",
      answers: {
        yes: {
          means: "the body rocks",
          heard: ["wobble", "loose", "moves", "rocks"],
          when: {
            mounting: "always",
            hoses: "sometimes",
            "spout-rings": "rarely",
            packing: "rarely",
          },
        },
        no: { means: "the body stands firm", heard: ["firm", "not loose"] },
      },
    },
  ],
  safety: ["Know where the main stop valve is before you loosen anything below the basin."],
  prevention: ["Wipe the foot of the tap dry in the evening: lime starts where drops stand."],
  stopWhen: [
    "Water has reached a power socket, a lamp or the ceiling below: switch that circuit off and call a plumber.",
  ],
});

const weakFlow = defineFault({
  id: "tap-weak-flow",
  name: "gives only a weak stream",
  weight: 5,
  says: [
    "weak flow",
    "low pressure",
    "low water pressure",
    "trickle",
    "only trickles",
    "slow",
    "hardly any water",
    "not much water comes out",
    "sprays sideways",
    "splashes everywhere",
    "blocked",
    "no hot water comes out",
    "hot is weak",
    "cold is weak",
    "water comes out slowly",
    "stream is crooked",
    "aerator clogged",
  ],
  causes: {
    aerator: {
      name: "a clogged aerator",
      short: "the aerator",
      weight: 7,
      why: "The sieve at the end of the spout mixes air into the water. It also catches every grain of lime and rust that comes down the pipe.",
      check: {
        do: "Unscrew the end of the spout by hand, with a cloth for grip, and run the tap without it.",
        finds: "the stream is strong without it",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Pliers", instead: "a rubber glove" },
          { name: "Cloth" },
          { name: "White vinegar", instead: "lemon juice" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Unscrew the aerator",
            how: "Close the plughole. Grip the ring with the cloth and turn it clockwise as seen from above. If it sticks, take pliers over the cloth.",
            fallsOut: "A sieve, a plastic insert and a rubber washer. Lay them down in order.",
          },
          {
            action: "clean",
            title: "Soak it in vinegar",
            how: "Half an hour for a grey film, overnight for a hard crust.",
            see: "fizzing that slowly dies away.",
          },
          {
            action: "clean",
            title: "Brush and rinse it backwards",
            how: "Brush both sides with the toothbrush and hold it upside down under another tap.",
            see: "light through every hole.",
          },
          {
            action: "clean",
            title: "Flush the pipe",
            how: "Run the bare spout for half a minute, so that loose grit does not land in the clean sieve.",
          },
          {
            action: "reassemble",
            title: "Screw it on by hand",
            how: "Washer first, then insert, then ring. Hand-tight is right.",
            see: "a full, clear stream and a dry ring.",
          },
        ],
        prevention: [
          "Take the aerator off every six months, and always after the water company has worked in the street.",
        ],
      },
    },
    valve: {
      name: "a valve that is half shut, or a kinked hose",
      short: "a half-shut valve",
      weight: 3,
      why: "The little valves below are often closed for some work and not fully opened afterwards. A hose that is pushed aside by a bin kinks.",
      check: {
        do: "Look under the basin at both valves and both hoses.",
        finds: "a slot stands askew to its pipe or a hose has a sharp bend",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Flat screwdriver", instead: "a coin" }, { name: "Torch" }],
        steps: [
          {
            action: "look",
            title: "Empty the cupboard and look",
            how: "Shine the torch along both pipes from the wall to the tap.",
            see: "two valves and two hoses in a soft bow.",
          },
          {
            action: "adjust",
            title: "Open each valve fully",
            how: "Turn the slot with the screwdriver until it lies along the pipe. Round handles turn anticlockwise to the stop, then a quarter turn back.",
            warning:
              "A valve that has not moved for years can start to weep. Put a bowl under it for a day.",
          },
          {
            action: "adjust",
            title: "Lay the hoses in a bow",
            how: "Free them from bottles and bins and turn out any twist.",
          },
          {
            action: "test",
            title: "Fill a litre measure",
            how: "Time cold alone and hot alone.",
            see: "a litre in about ten seconds at a basin, on both sides.",
          },
        ],
      },
    },
    inside: {
      name: "grit or lime inside the tap",
      short: "grit inside",
      weight: 3,
      why: "Small filters and the slots of a cartridge catch what the pipes shed. Often only one side is weak, because only one inlet is clogged.",
      check: {
        do: "Run hot alone and cold alone with the aerator off.",
        finds: "one of the two stays weak although its valve is open",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 30],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Hex key" },
          { name: "Bucket" },
          { name: "White vinegar" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut both sides and relieve the tap",
            how: "Close the valves and open the tap until nothing comes.",
          },
          {
            action: "unscrew",
            title: "Undo the weak side's hose at the valve",
            how: "Hold the bucket under it and loosen the nut with the spanner. Point the valve into the bucket and open it for two seconds.",
            see: "a strong jet. If it is weak here, the trouble is in the pipe and not in the tap.",
          },
          {
            action: "clean",
            title: "Look for a filter",
            how: "Many inlets hold a thimble of fine mesh. Pull it out, rinse it and soak it in vinegar.",
            fallsOut: "The mesh and a flat seal.",
          },
          {
            action: "clean",
            title: "Rinse the cartridge",
            how: "Take the lever off with the hex key, unscrew dome and ring, lift the cartridge and rinse its slots under running water.",
            putBack: "Pegs into their holes, then ring, dome and lever.",
          },
          {
            action: "test",
            title: "Flush before the aerator goes on",
            how: "Run both sides fully for a minute.",
            see: "hot and cold equally strong.",
          },
        ],
        stopWhen: [
          "Every tap in the home is weak on the same side: that is the heater or the mains, a case for a plumber.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the tap weak on hot and cold alike, or only on one of them?",
      answers: {
        both: {
          means: "hot and cold are both weak",
          heard: ["both", "hot and cold", "whole tap"],
          when: { aerator: "always", valve: "rarely", inside: "sometimes" },
        },
        one: {
          means: "only one side is weak",
          heard: [
            "only hot",
            "only cold",
            "hot side",
            "cold side",
            "no hot water",
            "hot is weak",
            "cold is weak",
          ],
          when: { aerator: "never", valve: "often", inside: "often" },
        },
      },
    },
    {
      ask: "Does the tap's stream get strong when you take the sieve off the end of the spout?",
      answers: {
        yes: {
          means: "the stream is strong without the sieve",
          heard: ["sprays sideways", "splashes", "crooked", "aerator clogged", "sieve blocked"],
          when: { aerator: "always", valve: "rarely", inside: "rarely" },
        },
        no: {
          means: "the stream is weak without the sieve too",
          heard: [
            "cleaned the aerator",
            "cleaned the filter",
            "took off the aerator",
            "new aerator",
          ],
        },
      },
    },
    {
      ask: "Was a valve shut, a hose moved or any plumbing done shortly before the tap grew weak?",
      answers: {
        yes: {
          means: "there was work on the plumbing shortly before",
          heard: [
            "since the plumber",
            "after the repair",
            "after moving",
            "new hose",
            "water was turned off",
          ],
          when: { valve: "often", inside: "sometimes", aerator: "rarely" },
        },
        no: {
          means: "nothing was done to the plumbing",
          heard: ["gradually", "slowly got worse", "over time"],
        },
      },
    },
  ],
  safety: ["Hot water can scald: let it run into the basin before you put a hand in."],
  prevention: [
    "Where the water is hard, wipe the spout dry and soak the sieve with every spring clean.",
  ],
  stopWhen: ["Other taps are weak as well, or the water is brown."],
});

const handleLoose = defineFault({
  id: "tap-handle-loose",
  name: "has a handle that is loose or turns without effect",
  weight: 2,
  says: [
    "handle loose",
    "handle came off",
    "handle fell off",
    "handle spins",
    "turns round and round",
    "handle turns but nothing happens",
    "lever wobbly",
    "lever loose",
    "knob broken",
    "handle broken",
    "lever snapped",
    "handle slips",
    "keeps turning",
    "tap head came off",
    "screw missing",
  ],
  causes: {
    screw: {
      name: "a loose screw in the handle",
      short: "the handle's screw",
      weight: 6,
      why: "One small screw holds the handle on the spindle. It works loose a little with each turn.",
      check: {
        do: "Pull the handle gently upwards.",
        finds: "it lifts or rocks on the spindle",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Hex key" },
          { name: "Small screwdriver" },
          { name: "Clear nail varnish", instead: "a drop of thread lock" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the hidden screw",
            how: "Close the plughole. Look under the coloured cap on top, or behind a small plug at the back of the lever.",
          },
          {
            action: "pry",
            title: "Lift the cap",
            how: "Slide the screwdriver under its rim and twist lightly.",
            fallsOut: "The cap jumps; hold a hand over it.",
          },
          {
            action: "adjust",
            title: "Tighten the screw",
            how: "Set the handle straight in its shut position and tighten with the hex key (2 to 3 mm) or the screwdriver. A dot of nail varnish on the thread keeps it there.",
            warning: "Firm by hand is enough. The thread is in soft brass.",
          },
          {
            action: "test",
            title: "Work it twenty times",
            how: "Press the cap in, open and shut.",
            see: "a handle without play that shuts the water fully.",
          },
        ],
      },
    },
    spline: {
      name: "a worn-out toothing between handle and spindle",
      short: "the toothing",
      weight: 3,
      why: "The plastic inside the handle grips a toothed brass stem. When its teeth have worn round it slips, also with its screw tight.",
      check: {
        do: "Lift the handle off and look into it.",
        finds: "the teeth inside are smooth or the plastic has split",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "PTFE tape", instead: "a strip of thin plastic from a bag" },
          { name: "New handle insert" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the handle off",
            how: "Cap off, screw out with the screwdriver, pull straight up.",
            fallsOut: "Sometimes a separate plastic insert.",
          },
          {
            action: "look",
            title: "Count the teeth on the stem",
            how: "8, 18, 20 and 24 are common. The number and the width across decide which insert fits.",
            see: "sharp brass teeth. It is the plastic that wears.",
          },
          {
            action: "adjust",
            title: "Bridge it with tape",
            how: "Wind two turns of PTFE tape over the stem and press the handle on. It holds for weeks until the part comes.",
          },
          {
            action: "replace",
            title: "Fit the new insert",
            how: "Press it into the handle, set the handle in the shut position and put the screw in.",
            putBack: "The cap goes on last.",
          },
          {
            action: "test",
            title: "Shut it firmly three times",
            how: "Turn with normal force.",
            see: "no slipping at the stop.",
          },
        ],
      },
    },
    stem: {
      name: "a broken spindle or cartridge stem",
      short: "a broken stem",
      weight: 2,
      why: "The stem itself has snapped, or the thread in the valve has stripped, so the handle turns and the valve does not move.",
      check: {
        do: "With the handle off, turn the stem with pliers over a cloth.",
        finds: "it turns freely without changing the stream",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [8, 40],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Pliers" },
          { name: "New headgear or cartridge" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Stop the water first",
            how: "Close the service valve. If the tap cannot be shut, this is also how you live with it until the part comes.",
          },
          {
            action: "unscrew",
            title: "Take the valve out whole",
            how: "Loosen the hexagon or the ring with the spanner; draw a broken stump out with pliers.",
            fallsOut: "Washers and a rest of water.",
          },
          {
            action: "look",
            title: "Measure it in the shop",
            how: "Bring the old part. Thread, length and stem have to match.",
            see: "the same number of teeth on both stems.",
          },
          {
            action: "replace",
            title: "Fit the new headgear or cartridge",
            how: "Screw it in by hand, then snug.",
            putBack: "Handle in the shut position, screw, cap.",
          },
          {
            action: "test",
            title: "Bring the pressure back slowly",
            how: "Open the service valve by a quarter, look for water, then fully.",
            see: "it opens and shuts, and nothing weeps.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you pull or rock the tap's handle on its stem?",
      answers: {
        yes: {
          means: "the handle rocks on its stem",
          heard: ["wobble", "loose", "came off", "fell off", "comes off"],
          when: { screw: "often", spline: "sometimes", stem: "rarely" },
        },
        no: { means: "the handle sits firm" },
      },
    },
    {
      ask: "Does the tap's handle turn on and on without reaching a stop?",
      answers: {
        yes: {
          means: "the handle turns without a stop",
          heard: ["round and round", "spins", "keeps turning", "turns but nothing", "slips"],
          when: { spline: "often", stem: "often", screw: "rarely" },
        },
        no: { means: "the handle still finds its stops" },
      },
    },
    {
      ask: "With the handle off, does turning the tap's bare stem with pliers open and shut the water?",
      answers: {
        yes: {
          means: "the bare stem still works the valve",
          heard: ["works with pliers", "use pliers", "with a pair of pliers"],
          when: { stem: "never", spline: "always", screw: "always" },
        },
        no: {
          means: "the bare stem does nothing",
          heard: ["stem broken", "stem snapped", "spindle snapped"],
        },
      },
    },
  ],
  safety: ["Pad the jaws of pliers with cloth: chrome chips are as sharp as glass."],
  prevention: [
    "Check the little screw when the handle first feels loose, before it wears the teeth.",
  ],
  stopWhen: [
    "The water cannot be shut at all, neither here nor below: close the main valve and call a plumber.",
  ],
});

export const tap: Playbook = {
  faults: [drips, stiff, leaksAtBase, weakFlow, handleLoose],
  notes: [
    {
      about: ["after use", "few drops", "after shutting"],
      text: "A few drops in the first minute after use are normal: the high spout of a mixer empties itself. Only what still drips after five minutes counts as a leak.",
    },
    {
      about: ["wasted", "how much water", "cost"],
      text: "One drop a second adds up to about 15 to 20 litres a day, some 6 m³ a year. A washer costs about a euro.",
    },
    {
      about: ["which way", "close the valve", "direction"],
      text: "Valves with a round handle close clockwise. Those with a slot or a lever are open when it lies along the pipe and shut when it lies across.",
    },
    {
      about: ["vinegar", "chrome", "damage"],
      text: "Vinegar is fine on brass, plastic and ceramic for an hour. Rinse chrome after half an hour and keep acid off marble, enamel and gilded or black finishes.",
    },
  ],
};
