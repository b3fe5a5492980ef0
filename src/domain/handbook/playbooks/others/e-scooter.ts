import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noPower = defineFault({
  id: "e-scooter-no-power",
  name: "does not charge or does not switch on",
  usual: true,
  weight: 9,
  says: [
    "won't turn on",
    "does not switch on",
    "no power",
    "completely dead",
    "won't charge",
    "does not charge",
    "not charging",
    "charger light stays green",
    "charging light not on",
    "won't hold charge",
    "battery flat",
    "doesn't start",
    "display dead",
    "screen blank",
    "power button not working",
    "dead after the winter",
    "loses charge quickly",
    "dead after storage",
  ],
  causes: {
    charger: {
      name: "a dead socket or a faulty charger",
      short: "the charger",
      weight: 4,
      why: "The box on the cord gets warm, falls down stairs and is pulled out by its lead. It fails more often than the battery does, and a new one of the same type simply plugs in.",
      check: {
        do: "Look at the charger's lamp: plugged into the wall alone, then with the scooter on it.",
        finds: "the lamp stays dark, or does not change when the scooter is connected",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 50],
        tools: [
          { name: "Table lamp" },
          { name: "Original charger, new or borrowed, for this very model" },
        ],
        steps: [
          {
            action: "test",
            title: "See whether the wall gives power",
            how: "Plug the lamp in where the charger was. Use a wall socket, no extension lead.",
            see: "light.",
          },
          {
            action: "look",
            title: "Look along the charger's lead",
            how: "Both leads, both plugs.",
            warning: "A brown, cracked or hot plug ends its life: do not connect it again.",
            see: "smooth insulation without a kink.",
          },
          {
            action: "test",
            title: "Try another charger of the same model",
            how: "Volts, amps and plug must be those printed on yours; 42 V is common. Stay beside it for the first half hour.",
            warning:
              "A charger with a higher voltage sets the pack on fire. When in doubt, do not plug it in.",
            see: "red while it charges, green when it is full.",
          },
          {
            action: "replace",
            title: "Buy the maker's charger",
            how: "The box is sealed and stays closed: inside are mains and capacitors that hold a charge.",
            see: "a lamp that goes red with the scooter connected.",
          },
        ],
        prevention: ["Plug it in at the wall first, then at the scooter, and pull it by the plug."],
      },
    },
    port: {
      name: "a dirty, wet or bent charging port",
      short: "the charging port",
      weight: 3,
      why: "The port sits low behind a rubber flap. Without the flap it fills with spray and grit, and its pin corrodes.",
      check: {
        do: "Switch the scooter off and look into the port with a torch.",
        finds: "you see water, green crust, grit or a bent pin",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Torch" },
          { name: "Dry wooden toothpick" },
          { name: "Rubber puffer", instead: "a drinking straw" },
          { name: "New rubber flap for the port" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charger off, scooter off",
            how: "Pull the charger from the wall. The port carries the voltage of the pack, so nothing of metal goes in.",
          },
          {
            action: "clean",
            title: "Blow it out and let it dry",
            how: "Use the puffer, then leave it open in a warm room for a day if it was wet.",
            see: "a dry port in the light of the torch.",
          },
          {
            action: "clean",
            title: "Lift grit out with wood",
            how: "The toothpick only, along the wall. No needle, no screwdriver, no liquid.",
            warning: "Metal across the pins shorts the pack, and that burns.",
          },
          {
            action: "replace",
            title: "Fit a new flap",
            how: "Push the new flap's plug into its hole; it keeps the next shower out.",
            see: "a flap that closes all round.",
          },
          {
            action: "test",
            title: "Charge it in sight",
            how: "Half an hour on a stone floor while you stay.",
            see: "the red lamp, and a plug that stays cool.",
          },
        ],
        stopWhen: [
          "The pin is bent or black, or the plug gets hot: the port is soldered to the pack and belongs to the service.",
        ],
      },
    },
    pack: {
      name: "a battery pack that is empty for good or has locked itself",
      short: "the battery pack",
      weight: 4,
      why: "A pack that stood flat over the winter sinks below the limit at which its electronics allow charging. That lock is there to prevent a fire, so it is not tricked.",
      check: {
        do: "Think of how long it stood and whether it was put away empty, and look at the deck with the light off.",
        finds: "it stood flat for months, or range had shrunk before",
        minutes: 2,
      },
      repair: {
        handOver:
          "Do not open, jump-start or rebuild the pack: a damaged cell burns with a jet of flame. The maker's service reads its log and changes it as a whole.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [120, 350],
        tools: [{ name: "Slip of paper" }],
        steps: [
          {
            action: "unplug",
            title: "No more charging from now on",
            how: "Charger out of the wall. Stand the scooter on stone, away from the way out and from anything that burns.",
          },
          {
            action: "look",
            title: "Look for swelling",
            how: "The deck should be flat and its screws level.",
            warning:
              "If the deck bulges, is warm or smells sweet, go away from it and call the fire service from outside.",
            see: "a flat, cool deck.",
          },
          {
            action: "look",
            title: "Write model, serial number and age on a slip of paper",
            how: "They are under the deck or on the stem. Add when it was last charged.",
          },
          {
            action: "look",
            title: "Call the maker's service",
            how: "Ask for the price of a new pack first. Above half the price of the scooter, hand it in at the dealer, who has to take it back.",
          },
        ],
        prevention: ["Store it half full, dry, at 10 to 20 °C, and top it up every two months."],
      },
    },
    electronics: {
      name: "a loose plug to the display or a dead control unit",
      short: "the electronics",
      weight: 3,
      why: "Button and display hang on a plug in the stem that works loose, or rain has got into them. Charging works, but nothing wakes up.",
      check: {
        do: "Charge it for two hours, then press the button for five seconds.",
        finds: "the charger's lamp went from red to green as usual, and the display stays dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 60],
        tools: [
          { name: "Hex key or Torx key" },
          { name: "Contact cleaner" },
          { name: "Replacement display for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charger off, and hold the button for ten seconds",
            how: "That lets the electronics run down. Work only at the top of the stem; the deck stays shut.",
          },
          {
            action: "unscrew",
            title: "Lift the display off",
            how: "One to three screws with the hex or Torx key, or a cap that clips.",
            fallsOut: "A thin cable: do not pull.",
            putBack: "Cable first, without a twist.",
          },
          {
            action: "adjust",
            title: "Press the plug home",
            how: "Part it, look for green or wet pins, spray a little contact cleaner, wait for ten minutes, and push it together until it clicks.",
            see: "clean pins and arrows that meet.",
          },
          {
            action: "test",
            title: "Try the button",
            how: "Before you close it.",
            see: "the display lights up.",
          },
          {
            action: "replace",
            title: "Change the display as a whole",
            how: "If it stays dark and the plug is clean. Order by model and version, since they are paired.",
          },
        ],
        stopWhen: [
          "The fault sits in the control unit in the deck: it is beside the pack, so leave it to the service.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "What does the charger's lamp do when the electric scooter is connected: stay dark, stay green, or go red as usual?",
      answers: {
        dark: {
          means: "the charger's lamp stays dark",
          heard: [
            "charger light off",
            "charging light not on",
            "charger dead",
            "no light on the charger",
          ],
          when: { charger: "often", port: "rarely", pack: "rarely", electronics: "never" },
        },
        green: {
          means: "the charger's lamp stays green",
          heard: ["stays green", "green light"],
          when: { charger: "sometimes", port: "often", pack: "often", electronics: "rarely" },
        },
        red: {
          means: "the charger's lamp goes red as usual",
          heard: ["red light", "charges fine", "goes red"],
        },
      },
    },
    {
      ask: "Did the electric scooter stand unused for more than two months, or was it put away empty?",
      answers: {
        yes: {
          means: "it stood long or empty",
          heard: ["winter", "storage", "stored", "months", "not used", "garage"],
          when: { pack: "often", charger: "sometimes", port: "sometimes", electronics: "rarely" },
        },
        no: { means: "it was in use" },
      },
    },
    {
      ask: "Is the electric scooter's charging port dry, clean and straight inside?",
      answers: {
        yes: {
          means: "the port is clean",
          when: { port: "never", charger: "often", pack: "often", electronics: "often" },
        },
        no: {
          means: "the port is wet, dirty or bent",
          heard: ["port", "socket loose", "charging socket", "rain", "rubber flap", "corroded"],
        },
      },
    },
    {
      ask: "Does the electric scooter charge as usual and only fail to switch on?",
      answers: {
        yes: {
          means: "it charges but does not switch on",
          heard: [
            "charges but",
            "charged but",
            "display dead",
            "screen blank",
            "button not working",
          ],
          when: { electronics: "always", charger: "never", port: "never", pack: "rarely" },
        },
        no: { means: "charging itself is the trouble", heard: ["not charge", "not charging"] },
      },
    },
  ],
  safety: [
    "Charge it only with its own charger, awake, on stone, and never in the stairway.",
    "The deck over the battery stays closed.",
  ],
  prevention: ["Let it cool for half an hour after a ride before you charge it."],
  stopWhen: [
    "It got under water, fell hard or smells sweet: no more charging.",
    "Any cell, pack or control unit would have to be opened.",
  ],
});

const tyre = defineFault({
  id: "e-scooter-flat-tyre",
  name: "has a flat or worn tyre",
  weight: 7,
  says: [
    "flat tyre",
    "puncture",
    "tyre flat",
    "tire flat",
    "slow puncture",
    "inner tube",
    "tube burst",
    "loses air",
    "valve broken",
    "tyre worn",
    "tyre worn out",
    "tyre came off",
    "change the tyre",
    "nail in the tyre",
    "soft tyre",
  ],
  causes: {
    pressure: {
      name: "too little air or a leaking valve",
      short: "air or valve",
      weight: 4,
      why: "Small tyres lose air fast: after three weeks half of it is gone. The valve's core also works loose.",
      check: {
        do: "Pump it up, wet the valve with a little spit, and watch.",
        finds: "bubbles form at the valve, or it holds for days",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [
          { name: "Pump with gauge and angled adapter" },
          { name: "Valve core tool", instead: "a metal valve cap with two prongs" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off",
            how: "Charger out, scooter off, stand down, so that the motor cannot start in your hand.",
          },
          {
            action: "adjust",
            title: "Tighten the valve core",
            how: "A quarter turn clockwise with the tool.",
          },
          {
            action: "adjust",
            title: "Pump to the number on the tyre",
            how: "Mostly 2.5 to 3.5 bar. Screw the adapter on straight.",
            see: "a tyre that your thumb hardly dents.",
          },
          {
            action: "test",
            title: "Read the gauge next morning",
            how: "Put the pump on again.",
            see: "no more than 0.2 bar lost.",
          },
        ],
        prevention: [
          "Pump every two weeks: nearly all punctures of small tyres come from low pressure.",
        ],
      },
    },
    puncture: {
      name: "a hole in the tube",
      short: "a puncture",
      weight: 5,
      why: "Glass, a nail or a pinch against the kerb. On tiny wheels the tyre sits so tightly that patience is the main tool.",
      check: {
        do: "Turn the wheel slowly and look for glass, nails and cuts.",
        finds: "you find something, or it is flat again within an hour",
        minutes: 5,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [6, 18],
        tools: [
          { name: "Thick cloth" },
          { name: "Bicycle pump" },
          { name: "Three steel tyre levers, 25 cm" },
          { name: "Inner tube of the exact size, often 8.5 or 10 inch" },
          { name: "Spanner, 18 mm or as needed" },
          { name: "Hair dryer" },
          { name: "Washing-up liquid" },
          { name: "Work gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, and lay it on its side",
            how: "Charger out of the wall, scooter off. Photograph the order of washers.",
          },
          {
            action: "unscrew",
            title: "Take out the wheel without the motor",
            how: "Undo the axle nuts with the spanner. On a motor wheel the cable must be parted at its plug first; if there is no plug to be seen outside the deck, leave that wheel to a shop.",
            fallsOut: "Washers with a nose that fits into a slot.",
            putBack: "Nose into its slot, or the axle spins and tears the cable.",
          },
          {
            action: "pry",
            title: "Warm the tyre and lift it over",
            how: "Five minutes of hair dryer make it soft. Rub washing-up liquid on the rim, squeeze the tyre into the middle, and lever 3 cm at a time.",
            warning: "Gloves on: the lever strikes back.",
          },
          {
            action: "look",
            title: "Search the inside",
            how: "Feel with a cloth for what made the hole and pull it out.",
            see: "a clean inside.",
          },
          {
            action: "replace",
            title: "New tube, a little air",
            how: "Valve first, then tuck it in all round so that it does not lie in a fold.",
            see: "no tube between tyre and rim.",
          },
          {
            action: "reassemble",
            title: "Work the tyre on and mount the wheel",
            how: "From both sides to the last piece, with soap and palms. Nuts firm, washers in their slots, plug joined.",
          },
          {
            action: "test",
            title: "Pump, spin, brake",
            how: "By hand first, then ten metres at walking pace.",
            see: "a round tyre and a brake that works as before.",
          },
        ],
        stopWhen: ["The motor's cable would have to be cut or the deck opened."],
      },
    },
    worn: {
      name: "a worn-out or split tyre",
      short: "the tyre",
      weight: 3,
      why: "A tyre of 8 inches turns three times as often as a bicycle's. When the tread is gone, glass goes through and wet leaves throw you off.",
      check: {
        do: "Feel the tread in the middle and look at the sides.",
        finds: "it is smooth, or threads or cracks are to be seen",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [12, 40],
        tools: [
          { name: "Air pump" },
          { name: "New tyre with the same marking" },
          { name: "Tyre levers" },
          { name: "Bowl of hot water" },
          { name: "Spanner for the axle" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Scooter off, charger away",
            how: "Stand it upside down on a blanket.",
          },
          {
            action: "look",
            title: "Read the marking",
            how: "For instance 8½ × 2 or 10 × 2.5. A tubeless rim needs a tubeless tyre.",
            see: "the same figures on the new one.",
          },
          {
            action: "unscrew",
            title: "Wheel out with the spanner",
            how: "Only the wheel without motor cable, or one whose plug lies outside.",
            fallsOut: "Axle washers; keep their order.",
          },
          {
            action: "replace",
            title: "Change the tyre",
            how: "Lay the new one in the hot water for five minutes, lever the old one off, and push the new one on, arrow in the direction of travel.",
          },
          {
            action: "test",
            title: "Pump it until both lines sit level",
            how: "A thin line on each side should run parallel to the rim.",
            see: "no wobble when it spins.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the electric scooter's tyre hold its air for at least a week once it is pumped?",
      answers: {
        yes: {
          means: "the tyre holds air for a week",
          when: { pressure: "often", puncture: "never", worn: "sometimes" },
        },
        no: {
          means: "the tyre loses its air",
          heard: ["puncture", "flat again", "nail", "hole", "burst", "loses air", "goes down"],
        },
      },
    },
    {
      ask: "Do bubbles come from the valve of the electric scooter's tyre when you wet it?",
      answers: {
        yes: {
          means: "the valve leaks",
          heard: ["valve"],
          when: { pressure: "often", puncture: "rarely", worn: "rarely" },
        },
        no: { means: "the valve is tight" },
      },
    },
    {
      ask: "Is the tread of the electric scooter's tyre smooth, cracked or split?",
      answers: {
        yes: {
          means: "the tread is worn or split",
          heard: ["worn", "bald", "cracked", "split", "smooth"],
          when: { worn: "always", puncture: "sometimes", pressure: "rarely" },
        },
        no: { means: "the tread is good" },
      },
    },
  ],
  safety: ["Switch it off and keep hands away from the throttle while a wheel is in the air."],
  prevention: ["Look over both tyres for glass once a week."],
  stopWhen: ["The rim is bent or cracked."],
});

const brake = defineFault({
  id: "e-scooter-brake",
  name: "brakes weakly, rubs or squeaks",
  weight: 6,
  says: [
    "brake weak",
    "brakes not working",
    "brake not working",
    "brake squeaks",
    "brake squeals",
    "brake rubbing",
    "brake rubs",
    "brake lever loose",
    "brake cable loose",
    "brake cable snapped",
    "disc rubbing",
    "no brakes",
    "brake too soft",
    "stops slowly",
    "brake pads worn",
  ],
  causes: {
    cable: {
      name: "a stretched brake cable",
      short: "the cable",
      weight: 5,
      why: "A new cable stretches in the first 100 km. The lever then comes to the bar before the brake bites.",
      check: {
        do: "Pull the lever slowly.",
        finds: "it comes closer than 2 cm to the grip before you feel the brake",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "5 mm hex key" }, { name: "Pliers" }],
        steps: [
          {
            action: "unplug",
            title: "Off, and on its stand",
            how: "Pull the charger and switch it off: the lever also talks to the motor.",
          },
          {
            action: "adjust",
            title: "Turn the adjuster",
            how: "The knurled barrel at lever or brake: anticlockwise, half a turn at a time, spinning the wheel in between.",
            see: "the brake biting after a third of the lever's way.",
          },
          {
            action: "adjust",
            title: "Draw the cable in if that is not enough",
            how: "Barrel right in, loosen the clamp with the hex key, pull 3 mm of cable with the pliers, tighten firmly.",
          },
          {
            action: "look",
            title: "Look at the cable's ends",
            how: "Frayed wires mean a new cable.",
            see: "a whole cable with a cap on its end.",
          },
          {
            action: "test",
            title: "Brake from walking pace",
            how: "Ten times on flat ground, helmet on. Then from 10 km/h.",
            warning:
              "Do not ride in traffic before it stops you within two metres at walking pace.",
          },
        ],
      },
    },
    pads: {
      name: "worn or greasy pads",
      short: "the pads",
      weight: 4,
      why: "Pads of small disc brakes last 500 to 1,000 km. A drop of oil on the disc makes them squeal and slip.",
      check: {
        do: "Shine a light into the caliper from above.",
        finds: "less than 1 mm of lining is left, or the disc looks greasy",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [5, 15],
        tools: [
          { name: "Hex keys" },
          { name: "Set of brake pads for the caliper" },
          { name: "Isopropyl alcohol" },
          { name: "Clean cloth" },
          { name: "Disposable gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and let the disc cool",
            how: "A disc can burn you after a long hill.",
          },
          {
            action: "clean",
            title: "Wipe the disc",
            how: "Cloth and isopropyl alcohol, gloves on, no fingers on the metal afterwards.",
            see: "a cloth that stays white.",
          },
          {
            action: "unscrew",
            title: "Take caliper and pads out",
            how: "Two screws of the caliper with the hex keys, then the pin or magnet that holds the pads.",
            fallsOut: "A thin spring between the pads.",
            putBack: "Spring between the new pads, ends outwards.",
          },
          {
            action: "replace",
            title: "New pads in",
            how: "Same form. Slide them in until they click.",
          },
          {
            action: "adjust",
            title: "Set the caliper",
            how: "Screws a little loose, pull the lever, tighten while it is pulled.",
            see: "a sliver of light on each side of the disc.",
          },
          {
            action: "test",
            title: "Bed them in",
            how: "Twenty gentle stops from 10 km/h, helmet on, away from traffic.",
            see: "more bite at each stop.",
          },
        ],
      },
    },
    rubbing: {
      name: "a disc or caliper out of line",
      short: "the alignment",
      weight: 4,
      why: "The small disc bends when the scooter is leant against things. It then rubs once a turn and costs range.",
      check: {
        do: "Lift the wheel, spin it and look down through the caliper.",
        finds: "the disc swings from side to side or touches on one side",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [
          { name: "Hex key" },
          { name: "Adjustable spanner with a cloth" },
          { name: "Sheet of white paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switched off, charger away",
            how: "Prop the frame so that the wheel hangs free.",
          },
          {
            action: "adjust",
            title: "Centre the caliper",
            how: "Loosen its two screws half a turn with the hex key, slide it until the gaps are alike, tighten. Hold the paper behind to see the gaps.",
          },
          {
            action: "adjust",
            title: "Bend the disc by a hair",
            how: "Mark the place that rubs, hold it with the spanner in a clean cloth, press lightly away from the pad, spin again.",
            warning: "Fingers out of the disc's holes while it turns.",
            see: "half a millimetre of swing at most.",
          },
          {
            action: "test",
            title: "Spin and pull",
            how: "The wheel turns freely, and the lever stops it.",
            see: "no scraping in ten turns.",
          },
        ],
      },
    },
    handover: {
      name: "a fault in a hydraulic or electric brake",
      short: "hydraulics or electronics",
      weight: 3,
      why: "Hydraulic brakes lose fluid, and the brake sensor that cuts the motor can fail. Neither can be judged from outside.",
      check: {
        do: "Pull the lever: does it go to the bar without resistance, or does the motor push on while you brake?",
        finds: "it is so, although cable and pads are in order",
        minutes: 1,
      },
      repair: {
        handOver:
          "A brake that fails throws you into traffic, so fluid, sensors and motor brake are for a workshop.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [20, 80],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and ride it no more",
            how: "Push it home with the power off.",
            warning:
              "Do not count on the motor to slow you down in the meantime: with a full battery some motors brake hardly at all.",
          },
          {
            action: "look",
            title: "Look for fluid",
            how: "At lever and caliper, with a white tissue.",
            see: "oil, or none.",
          },
          {
            action: "look",
            title: "Note any code",
            how: "Write the number on the display on the label; E-codes for brakes are listed in the manual.",
          },
          {
            action: "look",
            title: "Bring it to a scooter workshop",
            how: "Many bicycle shops bleed brakes, but not all touch the electronics: ask before. Bleeding costs about €20 to €40 a wheel.",
            see: "a lever that is firm again when you fetch it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lever of the electric scooter come almost to the grip before it brakes?",
      answers: {
        yes: {
          means: "the lever comes to the grip",
          heard: [
            "lever loose",
            "lever comes to",
            "lever goes to",
            "too soft",
            "loose cable",
            "cable loose",
          ],
          when: { cable: "always", pads: "sometimes", rubbing: "rarely", handover: "sometimes" },
        },
        no: { means: "the lever is firm" },
      },
    },
    {
      ask: "Does the electric scooter's brake rub or scrape while you do not brake?",
      answers: {
        yes: {
          means: "it rubs without braking",
          heard: ["rubbing", "rubs", "scrapes", "drags"],
          when: { rubbing: "always", cable: "rarely", pads: "sometimes", handover: "rarely" },
        },
        no: { means: "it runs free while you do not brake" },
      },
    },
    {
      ask: "Does the electric scooter's brake squeal, or is its lining thinner than a coin?",
      answers: {
        yes: {
          means: "it squeals or the lining is thin",
          heard: ["squeal", "squeaks", "pads worn", "pads", "grinding"],
          when: { pads: "always", cable: "rarely", rubbing: "sometimes", handover: "rarely" },
        },
        no: { means: "it is quiet and the lining is thick" },
      },
    },
    {
      ask: "Is there oil at the electric scooter's brake, or an error code, or does the motor push on while you brake?",
      answers: {
        yes: {
          means: "there is oil, a code or a motor that pushes on",
          heard: [
            "hydraulic",
            "oil leak",
            "fluid",
            "error code",
            "error",
            "keeps pushing",
            "motor brake",
          ],
          when: { handover: "always", cable: "never", pads: "rarely", rubbing: "never" },
        },
        no: { means: "there is no oil and no code" },
      },
    },
  ],
  safety: ["Push it, do not ride it, until the brake stops you."],
  prevention: ["Check the lever's way before each ride and the pads once a month."],
  stopWhen: ["It does not brake firmly after the adjusting."],
});

const stem = defineFault({
  id: "e-scooter-folding-stem",
  name: "has a loose stem, fold or handlebar",
  weight: 5,
  says: [
    "stem wobbles",
    "stem loose",
    "folding mechanism loose",
    "folding mechanism broken",
    "latch broken",
    "won't fold",
    "won't lock",
    "handlebar loose",
    "handlebars wobble",
    "play in the steering",
    "creaks",
    "rattles",
    "hinge loose",
    "hook broken",
    "stem cracked",
    "neck loose",
    "rear mudguard broken",
    "mudguard snapped",
  ],
  causes: {
    latch: {
      name: "a latch that has worked loose",
      short: "the latch",
      weight: 5,
      why: "The folding latch is set by a screw. Cobbles loosen it until the stem rocks with each pull at the bar.",
      check: {
        do: "Hold the front brake and rock the bar back and forth.",
        finds: "the joint clicks, and tightening by hand makes it better",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Set of hex keys" },
          { name: "Medium thread lock" },
          { name: "Rubber damper or shim for the model" },
        ],
        steps: [
          { action: "unplug", title: "Off and unplugged", how: "On flat ground, stand down." },
          {
            action: "unscrew",
            title: "Take out the latch's screw",
            how: "Open the latch, find its set screw, turn it out with the hex keys, one screw at a time.",
            fallsOut: "A small washer.",
          },
          { action: "glue", title: "Thread lock, then back in", how: "One drop on the thread." },
          {
            action: "adjust",
            title: "Set it so that it closes with a push",
            how: "Tighten by an eighth of a turn until the latch needs the heel of your hand. A shim goes between hook and stem if the maker sells one.",
            see: "no click when you rock it.",
          },
          {
            action: "test",
            title: "Look again after 20 km",
            how: "Fold, unfold, rock.",
            see: "the same firmness.",
          },
        ],
        stopWhen: ["The latch opens by itself, even once."],
      },
    },
    headset: {
      name: "play in the steering bearing",
      short: "the headset",
      weight: 3,
      why: "The bearing below the stem settles. Then the front knocks on every joint of the pavement.",
      check: {
        do: "Turn the bar by 90 degrees and rock it again, one hand at the joint between stem and deck.",
        finds: "it knocks below the folding joint",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 20],
        tools: [{ name: "Hex keys" }, { name: "Thin hook spanner" }, { name: "Grease" }],
        steps: [
          {
            action: "unplug",
            title: "Make sure that the motor is off",
            how: "Charger away, display dark.",
          },
          {
            action: "look",
            title: "See where the cables run",
            how: "They go through the stem. Do nothing that pulls at them.",
            see: "some slack above the deck.",
          },
          {
            action: "adjust",
            title: "Take the play out",
            how: "Loosen the clamp screws with the hex keys, turn the ring with the hook spanner by an eighth of a turn, tighten the clamp.",
            see: "no knock, and a bar that still falls to the side by itself.",
          },
          {
            action: "lubricate",
            title: "Grease what you can reach",
            how: "A little grease into the gap of the bearing, turn it ten times, wipe.",
          },
          {
            action: "test",
            title: "Ride at walking pace",
            how: "Over a kerb edge.",
            see: "no sound.",
          },
        ],
      },
    },
    cracked: {
      name: "a cracked hook, hinge or stem",
      short: "a crack",
      weight: 4,
      why: "Several models had hooks and stems that cracked and snapped while riding. A crack is never a matter of tightening.",
      check: {
        do: "Wipe the folding joint clean and look at hook, hinge and the foot of the stem with a torch.",
        finds: "you see a line, bare new metal or an oval hole",
        minutes: 3,
      },
      repair: {
        handOver:
          "A stem that breaks at 20 km/h throws you on your face, so hook, hinge and stem are changed by a workshop.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 90],
        tools: [{ name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Do not ride it, not even home",
            how: "Switch it off and push it. Take it along folded and tied, if it folds at all.",
            warning: "A hook that is cracked lets go without any sign.",
          },
          {
            action: "look",
            title: "Photograph the crack",
            how: "In the light of the torch, with the serial number in a second picture.",
          },
          {
            action: "look",
            title: "Search for a recall",
            how: "Model and serial number on the maker's page. A recalled hook is changed for nothing.",
          },
          {
            action: "look",
            title: "Have it changed",
            how: "Ask the workshop to look at the other joints of the same age. They should turn every screw of the stem with a torque key.",
            see: "a stem that stands without the smallest click.",
          },
        ],
      },
    },
    mudguard: {
      name: "a broken mudguard or lamp holder",
      short: "the mudguard",
      weight: 3,
      why: "The rear mudguard is thin plastic with the lamp's cable in it. Whoever stands on it to brake breaks it.",
      check: {
        do: "Wiggle the rear mudguard.",
        finds: "it is cracked at its screws or hangs by the cable",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [5, 18],
        tools: [{ name: "Hex key" }, { name: "New mudguard with brace" }, { name: "Cable tie" }],
        steps: [
          {
            action: "unplug",
            title: "Scooter off",
            how: "Pull the charger first, so that the lamp has no power either.",
          },
          {
            action: "unscrew",
            title: "Take the old one off",
            how: "Two or three screws with the hex key. Part the plug of the rear lamp, if it has one.",
            fallsOut: "Rubber caps over the screws.",
          },
          {
            action: "replace",
            title: "Fit the new one with its brace",
            how: "The brace carries it to the frame, so that it does not break at the same place.",
          },
          {
            action: "adjust",
            title: "Tie the lamp's cable up",
            how: "Cable tie, with 1 cm of air to the tyre.",
            see: "no cable that can touch the wheel.",
          },
          {
            action: "test",
            title: "Spin the wheel and switch the lamp on",
            how: "Then brake: the lamp should get brighter.",
            see: "nothing that rubs.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the electric scooter's folding joint itself move when you rock the bar?",
      answers: {
        yes: {
          means: "the folding joint moves",
          heard: ["latch", "folding", "fold", "not fold", "hook", "hinge", "won't lock"],
          when: { latch: "always", headset: "rarely", cracked: "often", mudguard: "never" },
        },
        no: { means: "the folding joint is firm" },
      },
    },
    {
      ask: "Can you see a crack, fresh metal or an oval hole on the electric scooter?",
      answers: {
        yes: {
          means: "there is a crack or fresh metal",
          heard: ["crack", "cracked", "snapped", "hook broken", "broken latch"],
          when: { cracked: "always", latch: "never", headset: "never", mudguard: "sometimes" },
        },
        no: { means: "there is no crack" },
      },
    },
    {
      ask: "Does the electric scooter knock below the folding joint, where the bar turns?",
      answers: {
        yes: {
          means: "it knocks where the bar turns",
          heard: ["steering", "headset", "play in the steering", "knocks", "neck"],
          when: { headset: "always", latch: "rarely", cracked: "rarely", mudguard: "never" },
        },
        no: { means: "it does not knock there" },
      },
    },
    {
      ask: "Is it the mudguard or rear lamp of the electric scooter that is loose?",
      answers: {
        yes: {
          means: "the mudguard is loose",
          heard: ["mudguard", "fender", "rear light", "rear lamp"],
          when: { mudguard: "always", latch: "never", headset: "never", cracked: "never" },
        },
        no: { means: "the mudguard is firm" },
      },
    },
  ],
  safety: ["Rock the bar before every ride; ride only if nothing clicks."],
  prevention: ["Carry it by the deck, and do not lift it by a half-closed latch."],
  stopWhen: ["Anything between bar and deck is cracked, bent or opens by itself."],
});

export const eScooter: Playbook = {
  faults: [noPower, tyre, brake, stem],
  notes: [
    {
      about: ["open the battery", "change cells", "bypass", "jump start", "bms"],
      text: "The pack stays closed. Its electronics lock it because a cell is out of range; waking it from outside is how scooter fires begin. The maker's service or a licensed battery workshop decides.",
    },
    {
      about: ["faster", "speed limit", "tune", "unlock"],
      text: "Changing the speed ends approval and insurance, and overloads brake and battery. This handbook does not help with that.",
    },
    {
      about: ["error code", "e1", "beeps"],
      text: "Codes differ from maker to maker. The manual or the app lists yours; codes for battery and brake mean that you push it home.",
    },
  ],
};
