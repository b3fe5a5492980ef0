import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noAssist = defineFault({
  id: "e-bike-no-assist",
  name: "does not help when you pedal",
  usual: true,
  weight: 8,
  says: [
    "motor not working",
    "no assist",
    "assist not working",
    "motor doesn't start",
    "no help from motor",
    "won't turn on",
    "no power",
    "motor cuts out",
    "assist stops",
    "pedal assist broken",
    "motor intermittent",
    "loses power",
    "throttle not working",
    "won't switch on",
    "display stays dark",
    "cuts out over bumps",
    "motor dead",
  ],
  causes: {
    contacts: {
      name: "a battery that is not seated, or dirty contacts",
      short: "the battery's seat",
      weight: 6,
      why: "The pack sits on a few flat contacts. Grit, damp or a catch that has not snapped shut breaks the current over each bump.",
      check: {
        do: "Switch off, take the battery out, and push it home again until the lock clicks.",
        finds: "it works again, or the pack could be moved before",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Dry cloth" }, { name: "Soft brush", instead: "a dry toothbrush" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take the battery out",
            how: "By its key. Lay it on a dry table, contacts up, away from keys and tools.",
            warning:
              "Nothing of metal near the contacts. A cracked, swollen, hot or smelling pack is left alone: carry it outdoors if it is cool, and call the dealer.",
          },
          {
            action: "look",
            title: "Look at both sets of contacts",
            how: "On the pack and in the cradle.",
            see: "clean, straight metal. Green, black or melted contacts are for the dealer.",
          },
          {
            action: "clean",
            title: "Brush and wipe them dry",
            how: "Soft brush for grit, cloth for the rest. No sandpaper, no contact spray with the pack on.",
          },
          {
            action: "adjust",
            title: "Put it back until it clicks",
            how: "Push at the top and pull once.",
            putBack: "Lock it with the key.",
            see: "a pack without any play.",
          },
          {
            action: "test",
            title: "Ride over a rough stretch",
            how: "On a quiet path.",
            see: "help that does not drop out.",
          },
        ],
        prevention: [
          "Wipe the contacts when you charge, and cover the cradle when you ride without the pack.",
        ],
      },
    },
    sensor: {
      name: "a speed magnet or sensor that has shifted",
      short: "the speed sensor",
      weight: 5,
      why: "A small magnet on a spoke or the disc tells the motor that the wheel turns. When it has slipped by a centimetre, the help stops after some metres, often with an error.",
      check: {
        do: "Turn the back wheel slowly and watch the magnet pass the sensor on the frame.",
        finds: "it passes more than 15 mm away, or the magnet is missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Ruler" }, { name: "Damp cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Battery out",
            how: "The wheel is going to be turned by hand, with fingers near the spokes.",
          },
          {
            action: "look",
            title: "Find magnet and sensor",
            how: "On the spokes of the back wheel and on the stay beside it, or on the brake disc.",
            see: "a mark or line on the sensor's case.",
          },
          {
            action: "adjust",
            title: "Set the magnet",
            how: "Loosen its screw with the screwdriver, slide it to the height of the mark, turn its face to the sensor, tighten.",
            see: "5 to 15 mm of gap by the ruler.",
          },
          {
            action: "clean",
            title: "Wipe the sensor",
            how: "With the cloth: metal dust from brakes sticks to the magnet.",
          },
          {
            action: "test",
            title: "Battery in, ride a round",
            how: "Watch the speed on the display.",
            see: "speed from the first metres and help that stays.",
          },
        ],
      },
    },
    setting: {
      name: "an assist level, a lock or a brake switch that holds it off",
      short: "a setting or switch",
      weight: 4,
      why: "Level 0 or “off” looks like a fault, and on many models a brake lever that does not come back fully keeps the motor off for safety.",
      check: {
        do: "Raise the level to the middle, flick both brake levers, and look for a lock sign on the display.",
        finds: "the level was 0, a sign goes out, or help returns",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page for your display" }],
        steps: [
          {
            action: "adjust",
            title: "Switch off, wait a minute, switch on with feet off the pedals",
            how: "Many systems set their sensor to zero in that second. A foot on the pedal spoils it.",
            see: "a display without a code.",
          },
          {
            action: "adjust",
            title: "Go through levels and modes",
            how: "Compare each sign with the manual: off, walk, eco, lock.",
          },
          {
            action: "look",
            title: "Check the brake levers",
            how: "Both must spring fully back by themselves.",
            see: "no brake sign on the display.",
          },
          {
            action: "test",
            title: "Ride off in a low gear",
            how: "Press firmly for three turns of the pedals.",
            see: "help that comes within one turn.",
          },
        ],
      },
    },
    drive: {
      name: "a fault in motor, controller or wiring",
      short: "motor or wiring",
      weight: 4,
      why: "Cables chafe at the head tube, plugs corrode, and the controller or the motor's gears wear out. Only the maker's software tells which.",
      check: {
        do: "Read the display and write the code down.",
        finds: "a code comes back after switching off and on",
        minutes: 2,
      },
      repair: {
        handOver:
          "The drive runs on 36 to 48 V from a pack that can deliver enough to melt a spanner, and its parts are coded to one another. The dealer reads the fault out.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [40, 500],
        tools: [{ name: "Pen" }],
        steps: [
          {
            action: "unplug",
            title: "Battery out",
            how: "Before you follow any cable with your fingers.",
          },
          {
            action: "look",
            title: "Look along the cables you can see",
            how: "At the handlebar, the head tube and the motor.",
            see: "whole sleeves. A crushed or bare one is told to the dealer, and not taped.",
          },
          {
            action: "look",
            title: "Write it all down with the pen",
            how: "Code, kilometres, weather, whether it comes over bumps, uphill or at once.",
          },
          {
            action: "look",
            title: "Take it to a dealer of that system",
            how: "Bosch, Shimano, Yamaha, Bafang and others each have their own network. Take charger and both keys along.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the e-bike's display come on?",
      answers: {
        yes: {
          means: "the display comes on",
          heard: ["display works", "display on", "error", "code"],
          when: { contacts: "sometimes", sensor: "always", setting: "always", drive: "often" },
        },
        no: {
          means: "the display stays dark",
          heard: [
            "display dark",
            "no display",
            "completely dead",
            "not turn on",
            "no power",
            "blank",
          ],
        },
      },
    },
    {
      ask: "Does the e-bike's drive cut out over bumps?",
      answers: {
        yes: {
          means: "it cuts out over bumps",
          heard: ["bumps", "cuts out", "loose connection", "intermittent", "rattles"],
          when: { contacts: "always", sensor: "rarely", setting: "never", drive: "sometimes" },
        },
        no: { means: "bumps make no difference" },
      },
    },
    {
      ask: "Does the e-bike help for the first few metres and then stop?",
      answers: {
        yes: {
          means: "it helps for some metres and then stops",
          heard: ["few metres", "few seconds", "then stops", "at first"],
          when: { sensor: "always", contacts: "rarely", setting: "never", drive: "sometimes" },
        },
        no: { means: "it does not help at all, or at random" },
      },
    },
    {
      ask: "Does the e-bike show an error code that comes back after a restart?",
      answers: {
        yes: {
          means: "a code comes back after a restart",
          heard: ["error code", "code", "error", "503", "e10"],
          when: { drive: "often", sensor: "often", contacts: "rarely", setting: "rarely" },
        },
        no: { means: "there is no code" },
      },
    },
  ],
  safety: [
    "Take the battery out before your fingers go near chain, wheel or cables: the motor can start by itself.",
    "Do not open battery, motor or display, and do not raise the speed limit.",
  ],
  prevention: ["Wash it with a bucket and a brush, never with a pressure washer."],
  stopWhen: [
    "The pack is cracked, swollen, hot or smells: keep away from it and call the dealer.",
    "The motor runs on when you stop pedalling: brake, switch off, and do not ride it.",
  ],
});

const doesNotCharge = defineFault({
  id: "e-bike-battery-does-not-charge",
  name: "has a battery that does not charge or goes flat quickly",
  weight: 7,
  says: [
    "battery won't charge",
    "not charging",
    "doesn't charge",
    "charger light",
    "charger not working",
    "battery dead",
    "battery flat",
    "short range",
    "range dropped",
    "battery drains fast",
    "loses charge",
    "battery old",
    "charger stays green",
    "charging port broken",
    "battery stopped after winter",
    "battery not holding charge",
  ],
  causes: {
    charger: {
      name: "a charger or socket that gives nothing",
      short: "the charger",
      weight: 5,
      why: "Chargers are carried about, dropped and left in the damp. Their lamp tells whether they see mains and a battery.",
      check: {
        do: "Plug the charger alone into a socket that you know works.",
        finds: "its lamp stays dark",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 120],
        tools: [{ name: "Desk lamp" }, { name: "Replacement charger" }],
        steps: [
          {
            action: "test",
            title: "Try the socket with a lamp",
            how: "Wall socket, no timer.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Pull the charger and look it over",
            how: "Lead, plug and case.",
            warning:
              "A crushed lead, a rattle inside or a smell: it is finished. Its case stays shut.",
          },
          {
            action: "test",
            title: "Look at its lamp with and without battery",
            how: "Most are green alone and red while charging. Both dark means that the charger is dead.",
          },
          {
            action: "replace",
            title: "Replace it with the maker's own",
            how: "A replacement charger must have the same volts and the same plug and be named for this pack.",
            warning: "A charger that merely fits can set the pack on fire.",
            see: "the lamp for charging within ten seconds.",
          },
        ],
      },
    },
    port: {
      name: "dirt or damp in the charging socket",
      short: "the charging socket",
      weight: 4,
      why: "The small socket on the pack collects dust and rain. A bent pin or a damp crumb keeps the charger from seeing the battery.",
      check: {
        do: "Look into the socket of the battery with a torch, charger unplugged.",
        finds: "you see dirt, damp or a bent pin",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Wooden toothpick" },
          { name: "Rubber bulb blower", instead: "your breath through a straw" },
          { name: "Torch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charger out of the wall, pack off the bicycle",
            how: "Lay the pack down in a dry room at 10 to 25 °C.",
          },
          {
            action: "look",
            title: "Shine the torch in",
            how: "At the pins of the socket and of the plug.",
            warning:
              "A bent or brown pin ends it here: pins that touch short the pack. Take it to the dealer.",
          },
          {
            action: "clean",
            title: "Blow and pick it dry",
            how: "Wooden toothpick only, then the blower. Nothing wet, nothing of metal.",
            see: "bare pins standing straight.",
          },
          {
            action: "test",
            title: "Wait an hour and charge in sight",
            how: "On stone or tiles, with nothing that burns near it.",
            see: "the pack only lukewarm, the lamp for charging.",
          },
        ],
      },
    },
    pack: {
      name: "a pack that is worn out or has switched itself off",
      short: "the pack",
      weight: 6,
      why: "Lithium cells age by years and by charges, and after a winter at empty the pack's own guard shuts it off for good, since charging such cells can start a fire.",
      check: {
        do: "Look at the date on its label, and at what its lamps do when you press its button.",
        finds: "it is older than five years, has stood empty for months, or its lamps stay dark",
        minutes: 1,
      },
      repair: {
        handOver:
          "A pack is neither opened, woken with another charger nor fitted with new cells at home: one weak cell or a slip with a tool starts a fire that is hard to put out.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 800],
        tools: [{ name: "Battery key" }],
        steps: [
          {
            action: "unplug",
            title: "Off the charger, off the bicycle",
            how: "Unlock it with the key and carry it by hand to a dry place on stone, out of your way to the door.",
            warning:
              "If it is swollen, hot, hissing or smells sweet, leave it, go out and call the fire service.",
          },
          {
            action: "test",
            title: "One try at room temperature",
            how: "Two hours indoors, then its own charger for ten minutes while you stand beside it. A pack below 0 °C refuses on purpose.",
            warning:
              "Not with a pack that has fallen, got wet, is warm by itself or stood empty for months: that one is not charged again, not even for a test.",
            see: "a lamp that moves. If none does, stop trying.",
          },
          {
            action: "look",
            title: "Have its log read",
            how: "The dealer sees charges, capacity and cell voltages in ten minutes. Under two years or 500 charges it may be a case for the guarantee.",
          },
          {
            action: "look",
            title: "Replace or return it",
            how: "A new pack costs €400 to 800. The dealer takes the old one back; it goes neither into a bin nor into the post.",
          },
        ],
      },
    },
    hurt: {
      name: "a pack that has been hurt by a fall, water or heat",
      short: "a hurt pack",
      weight: 2,
      why: "A knock can press two layers of a cell together behind a case that looks sound. Nothing happens for days, and then, mostly while it charges, the cell heats itself up and burns.",
      check: {
        do: "Think whether it fell, was knocked, lay in water or got hot. Then look at case and lamps from a step away, without charging it.",
        finds: "one of these happened, whatever it looks like now",
        minutes: 1,
      },
      repair: {
        handOver:
          "A pack that has been hurt is not charged, not even for a test, and nobody can see from outside whether it is sound. The dealer tests it or takes it back.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 800],
        tools: [{ name: "Key of the pack" }],
        steps: [
          {
            action: "unplug",
            title: "Charger out of the wall, and leave it out",
            how: "If the pack is cool, unlock it with the key and take it off the bicycle.",
            warning:
              "If it is warm, hisses or smells sweet, do not touch it: get everybody out, close the door and call the fire service.",
          },
          {
            action: "look",
            title: "Put it where a fire would do no harm",
            how: "Outdoors or in a garage, on stone, dry, out of the sun, and some metres from anything that burns.",
          },
          {
            action: "look",
            title: "Look at it again after an hour, and the next day",
            how: "From a step away.",
            see: "a cool, flat, silent case. Anything else: the fire service.",
          },
          {
            action: "look",
            title: "Call the dealer before you carry it there",
            how: "Say that it fell. Dealers have a box for the way; a hurt pack goes neither into the post nor into a bus or train.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp of the e-bike's charger come on without the battery?",
      answers: {
        yes: {
          means: "the charger's lamp comes on",
          heard: ["charger light is green", "charger works", "stays green", "charger lights"],
          when: { charger: "never", port: "always", pack: "always", hurt: "often" },
        },
        no: {
          means: "the charger's lamp stays dark",
          heard: ["charger dead", "charger no light", "charger not working"],
        },
      },
    },
    {
      ask: "Has the e-bike's battery stood unused or empty for months, or is it older than five years?",
      answers: {
        yes: {
          means: "the battery stood empty or is old",
          heard: ["winter", "stood", "months", "old", "years old", "unused"],
          when: { pack: "always", charger: "sometimes", port: "sometimes" },
        },
        no: { means: "the battery is younger and was in use" },
      },
    },
    {
      ask: "Has the e-bike's battery fallen, been knocked or got wet, even if it looks sound?",
      answers: {
        yes: {
          means: "the battery fell, was knocked or got wet",
          heard: ["fell", "dropped", "knocked", "fallen", "stairs", "crash", "under water"],
          when: { hurt: "always", pack: "rarely", charger: "rarely", port: "rarely" },
        },
        no: { means: "the battery has not fallen or got wet" },
      },
    },
    {
      ask: "Is there dirt, damp or a bent pin in the e-bike's charging socket?",
      answers: {
        yes: {
          means: "the charging socket is dirty, damp or bent",
          heard: ["dirt", "rain", "wet", "bent pin", "port", "corroded"],
          when: { port: "always", charger: "rarely", pack: "rarely", hurt: "sometimes" },
        },
        no: { means: "the charging socket is clean" },
      },
    },
    {
      ask: "Does the e-bike's battery still charge, but last for a shorter way than before?",
      answers: {
        yes: {
          means: "it charges but does not last",
          heard: [
            "range",
            "drains",
            "not last",
            "goes flat quickly",
            "not holding charge",
            "loses charge",
          ],
          when: { pack: "often", charger: "never", port: "rarely", hurt: "sometimes" },
        },
        no: {
          means: "it does not charge at all",
          heard: ["not charge", "not charging any more", "not take a charge"],
        },
      },
    },
  ],
  safety: [
    "Charge it in sight, on stone or tiles, never in the stairway, at night or on the way out.",
    "Use only its own charger.",
  ],
  prevention: [
    "Store it half full at 10 to 20 °C, and look at it every two months.",
    "Let it come to room temperature before you charge it.",
  ],
  stopWhen: [
    "The pack has fallen, got under water, or shows any bulge or crack: it is not charged again before a dealer has tested it.",
  ],
});

const displayOrError = defineFault({
  id: "e-bike-display-or-error",
  name: "shows an error or a wrong display",
  weight: 4,
  says: [
    "error code",
    "error on display",
    "display broken",
    "display dark",
    "display cracked",
    "speed shows zero",
    "no speed",
    "display flickers",
    "buttons don't work",
    "display water",
    "shows wrong speed",
    "beeps",
    "display frozen",
    "light button dead",
  ],
  causes: {
    holder: {
      name: "dirty contacts between display and holder",
      short: "the display's contacts",
      weight: 5,
      why: "Displays that come off sit on small gold pins. Rain and sweat leave a film that breaks the contact for a moment.",
      check: {
        do: "Take the display off, look at the pins, and click it on again.",
        finds: "it works again for a while",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol", instead: "a dry microfibre cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take the battery out",
            how: "The holder keeps a small voltage otherwise.",
          },
          {
            action: "clean",
            title: "Wipe pins and pads",
            how: "A bud, hardly damp with alcohol, over display and holder.",
            warning: "Do not bend the sprung pins: push them straight down only.",
            see: "all pins springing back.",
          },
          {
            action: "reassemble",
            title: "Click it on dry",
            how: "After two minutes.",
            putBack: "Until the catch holds it.",
            see: "no play.",
          },
          {
            action: "test",
            title: "Switch on and shake the handlebar",
            how: "Battery in first.",
            see: "a picture that stays.",
          },
        ],
      },
    },
    code: {
      name: "a passing fault that a restart clears",
      short: "a passing fault",
      weight: 4,
      why: "Cold, a foot on the pedal while it starts or a gear change under load can leave a code that has no broken part behind it.",
      check: {
        do: "Switch off, take the battery out for a minute, put it back and switch on with feet on the ground.",
        finds: "the code is gone",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Paper" }],
        steps: [
          {
            action: "look",
            title: "Note the code first",
            how: "On paper with date and what you were doing: it is gone after the restart.",
          },
          {
            action: "unplug",
            title: "Battery out for a minute",
            how: "Hold the on button for ten seconds meanwhile: it empties what is left in the system.",
          },
          {
            action: "test",
            title: "Start without touching a pedal",
            how: "Count to ten before you get on.",
            see: "the usual picture.",
          },
          {
            action: "look",
            title: "Look the code up",
            how: "In the manual or on the maker's page. Codes for speed point to the magnet, those for voltage to the battery.",
          },
        ],
        stopWhen: ["The same code comes a third time within a week."],
      },
    },
    broken: {
      name: "a broken display or its cable",
      short: "the display or cable",
      weight: 3,
      why: "A fall cracks the glass, water creeps in, or the thin cable at the stem chafes through where the handlebar turns.",
      check: {
        do: "Turn the handlebar slowly from end to end while it is on and the bicycle stands.",
        finds: "the picture fails at one angle, or you see damp or cracks behind the glass",
        minutes: 1,
      },
      repair: {
        handOver:
          "Display and cable are paired with the drive and sealed: the dealer changes and registers them.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [40, 200],
        tools: [{ name: "Plastic bag and rubber band" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take the battery out",
            how: "Damp and current eat contacts overnight.",
          },
          {
            action: "look",
            title: "Dry it slowly",
            how: "If it comes off: two days at room temperature, no oven and no rice.",
            see: "clear glass.",
          },
          {
            action: "look",
            title: "Cover it for the way",
            how: "Bag over the display, closed with the band. It rides as a plain bicycle meanwhile.",
          },
          {
            action: "look",
            title: "Ask for price and delivery",
            how: "Name system, year and the number on the back. Second-hand displays may be locked to another bicycle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can the e-bike's display be taken off its holder?",
      answers: {
        yes: {
          means: "the display comes off",
          heard: ["removable", "clip on"],
          when: { holder: "always", code: "sometimes", broken: "sometimes" },
        },
        no: { means: "the display is fixed", when: { holder: "never", broken: "sometimes" } },
      },
    },
    {
      ask: "Does the e-bike's trouble go away when you switch it off and on?",
      answers: {
        yes: {
          means: "a restart clears it",
          heard: ["restart", "off and on again", "comes back", "goes away"],
          when: { code: "often", holder: "sometimes", broken: "rarely" },
        },
        no: { means: "a restart changes nothing" },
      },
    },
    {
      ask: "Is the e-bike's display cracked or misted, or did it fall?",
      answers: {
        yes: {
          means: "the display is cracked, misted or has fallen",
          heard: ["cracked", "water", "mist", "fell", "broken display", "smashed"],
          when: { broken: "always", holder: "rarely", code: "rarely" },
        },
        no: { means: "the display looks whole" },
      },
    },
  ],
  safety: ["Do not look down at the display while you ride to see whether it comes back."],
  prevention: ["Take the display off and dry it after rain."],
  stopWhen: [
    "The code concerns the battery's temperature or voltage: stop charging and riding, and ask the dealer.",
  ],
});

export const eBike: Playbook = {
  faults: [noAssist, doesNotCharge, displayOrError],
  notes: [
    {
      about: ["cells", "rebuild", "repair battery", "open battery", "spot weld"],
      text: "A drive battery is not opened at home. Licensed firms refurbish some packs; ask your dealer which one its maker allows, since insurance and guarantee hang on it.",
    },
    {
      about: ["tuning", "speed limit", "derestrict", "25 km"],
      text: "Lifting the speed limit makes it an unregistered moped in many countries, ends guarantee and insurance, and wears brakes and drive. This guide does not help with it.",
    },
    {
      about: ["range", "winter", "cold"],
      text: "Cold takes 20 to 30 percent of the range, and soft tyres 10 to 20. Keep the pack indoors until you start, and ride in a lower gear at 60 to 70 turns of the pedal a minute.",
    },
  ],
};
