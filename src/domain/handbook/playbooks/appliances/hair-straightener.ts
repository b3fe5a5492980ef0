import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "hair-straightener-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "doesn't turn on",
    "not working",
    "not powering up",
    "no power",
    "no lights",
    "dead",
    "stopped working",
    "cable fraying",
    "bad connection",
    "loose connection at the swivel",
    "works if I hold the cable",
    "intermittent",
    "fuse replaced",
    "puppy chewed the cable",
    "cuts out when moved",
  ],
  causes: {
    cord: {
      name: "a cord broken where it swivels",
      short: "the swivel cord",
      weight: 7,
      why: "The cord turns with each curl and bends at the swivel. Inside, its strands or the little sliding contacts of the swivel break.",
      check: {
        do: "Look along the unplugged cord. If it is whole, lay the tool on tiles, switch it on and nudge the cord at the swivel with a wooden spoon.",
        finds: "the light comes and goes",
        minutes: 1,
      },
      repair: {
        handOver:
          "The cord carries mains into a tool that is held near the face, and its new joints have to stand heat and twisting.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [6, 20],
        tools: [{ name: "Bright sticker" }],
        steps: [
          {
            action: "unplug",
            title: "Put it away, unplugged and cold",
            how: "A swivel that flickers has a spark in it, a hand's breadth from your hair.",
          },
          {
            action: "look",
            title: "Find the place by feel",
            how: "Bend the cord softly from the swivel down to the plug.",
            see: "one limp spot, mostly within 5 cm of the swivel. Put the sticker there.",
            warning: "Bare strands or tooth marks: nobody plugs that in again.",
          },
          {
            action: "look",
            title: "Find the model name",
            how: "It stands inside the arms near the hinge, or on the label of the cord. Cords with their swivel are sold by it.",
          },
          {
            action: "look",
            title: "Let somebody with a tester fit it",
            how: "A repair café opens the arm, changes the cord and checks the insulation. Expect three quarters of an hour.",
          },
        ],
        prevention: ["Lay it down with the cord straight and never wrap it round warm arms."],
      },
    },
    supply: {
      name: "a blown plug fuse or a dead socket",
      short: "the fuse or socket",
      weight: 3,
      why: "The heaters draw a burst of current when they start, and the 3 A or 5 A fuse in a British plug gives in to that after years.",
      check: {
        do: "Try a lamp where the straightener was, and the straightener in the kitchen.",
        finds: "the lamp stays out, or the straightener beeps",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [
          { name: "Bedside lamp" },
          { name: "Small screwdriver" },
          { name: "Fuse of the number printed on the plug" },
        ],
        steps: [
          {
            action: "test",
            title: "Test with the bedside lamp",
            how: "Same socket, no adapter.",
            see: "light. If not, look for a tripped breaker.",
          },
          {
            action: "unplug",
            title: "Look at the plug in daylight",
            how: "Straight pins, clean plastic, and a cord that does not slide.",
          },
          {
            action: "replace",
            title: "Change the fuse",
            how: "Lift the carrier with the screwdriver, and put in a fuse with the same number, usually 3 or 5.",
            fallsOut: "The old fuse.",
            putBack: "Carrier in until it is level.",
          },
          {
            action: "test",
            title: "Wait for the beep",
            how: "Lay it on tiles, switch on and wait for two minutes.",
            see: "a steady light when it is hot.",
          },
        ],
        stopWhen: ["The next fuse goes too."],
      },
    },
    "thermal-fuse": {
      name: "a thermal fuse in an arm that has blown",
      short: "the thermal fuse",
      weight: 4,
      why: "A one-time fuse lies against each heater. If the control fails or the tool lies under a cushion, it melts and nothing lights any more.",
      check: {
        do: "Think back: had it lain covered, or had it become far too hot, the last time?",
        finds: "it died hot, and moving the cord makes no difference",
        minutes: 1,
      },
      repair: {
        handOver:
          "The fuse has to be the same degrees and amps and pressed against the heater; one that is bridged lets the plates glow.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 15],
        tools: [{ name: "Envelope" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool for an hour",
            how: "Try it once more afterwards: some models use a fuse that closes again.",
            see: "a beep or a light, if you are lucky.",
          },
          {
            action: "look",
            title: "Look for the reason",
            how: "Brown plastic at the plates or a plate that hangs loose says that more than the fuse is gone.",
          },
          {
            action: "look",
            title: "Ask the maker first",
            how: "Several makers repair or exchange within two or three years. The serial number is on the cord label or the hologram.",
          },
          {
            action: "look",
            title: "Collect parts in an envelope",
            how: "Screws, loose plates and shims go along in the envelope to the repairer.",
          },
        ],
      },
    },
    switch: {
      name: "a worn on button or a sleeping electronic control",
      short: "the button or control",
      weight: 3,
      why: "Hairspray creeps under the button. Controls also hang after a surge and stay dark until the mains has been off for a while.",
      check: {
        do: "Leave it unplugged for ten minutes, then plug in and hold the button for three seconds.",
        finds: "it wakes up, or the button has no click",
        minutes: 12,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 2],
        tools: [{ name: "Cotton buds" }, { name: "Isopropyl alcohol", instead: "clear spirit" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for ten minutes",
            how: "That empties the control, so that it starts afresh.",
          },
          {
            action: "clean",
            title: "Clean round the button",
            how: "Squeeze a cotton bud with alcohol out and run it round the edge while you press the button twenty times.",
            warning: "Damp only. Let it dry for half an hour, away from flames.",
            see: "a button with a clear click.",
          },
          {
            action: "test",
            title: "Press long, then short",
            how: "Plug in, hold for three seconds, let go, press once.",
            see: "a light or a beep.",
          },
          {
            action: "look",
            title: "If it stays dark",
            how: "Then the control or a resistor on its board has failed. That board works at mains voltage, so it goes to a repairer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the straightener's light come and go when its cord is moved at the swivel?",
      answers: {
        yes: {
          means: "moving the cord at the swivel makes it come and go",
          heard: [
            "bad connection",
            "loose connection",
            "cable fraying",
            "hold the cable",
            "swivel",
            "intermittent",
            "chewed",
            "wire broken",
            "cable",
          ],
          when: { cord: "often", supply: "rarely", "thermal-fuse": "never", switch: "rarely" },
        },
        no: { means: "moving the cord changes nothing" },
      },
    },
    {
      ask: "Does something else work in the straightener's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["changed the fuse", "fuse replaced", "socket works", "fuse is fine"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket does not work either", heard: ["fuse gone"] },
      },
    },
    {
      ask: "Had the straightener been far too hot or covered when it died?",
      answers: {
        yes: {
          means: "it died hot or covered",
          heard: ["overheated", "too hot", "left on", "thermal fuse"],
          when: { "thermal-fuse": "often", cord: "rarely", supply: "rarely", switch: "rarely" },
        },
        no: { means: "it was at its usual heat" },
      },
    },
    {
      ask: "Does the straightener's button click?",
      answers: {
        yes: {
          means: "the button clicks",
          when: { switch: "rarely", cord: "often", supply: "often", "thermal-fuse": "often" },
        },
        no: {
          means: "the button has no click",
          heard: ["button broken", "button stuck", "switch broken"],
        },
      },
    },
  ],
  safety: ["Test it lying on tiles or on its mat, never in your hand."],
  prevention: ["Pull the plug, not only the switch, when you leave the mirror."],
  stopWhen: ["You see bare wire, a glow or a brown spot at the swivel."],
});

const noHeat = defineFault({
  id: "hair-straightener-does-not-heat",
  name: "lights up but does not get hot, or flashes",
  weight: 6,
  says: [
    "not heating",
    "doesn't heat up",
    "switches on but doesn't warm up",
    "won't heat",
    "element not heating",
    "only one plate heats",
    "one side cold",
    "flashes red",
    "red light flashing",
    "beeps and goes off",
    "heats slowly",
    "not hot enough",
    "goes off while using",
    "turns itself off",
    "light on but cold",
  ],
  causes: {
    setting: {
      name: "a low setting, a travel voltage or an automatic switch-off",
      short: "a setting",
      weight: 3,
      why: "Most go off after 30 minutes. Many blink while they warm, some lock their temperature, and abroad at 120 V a 230 V tool stays lukewarm.",
      check: {
        do: "Set the highest temperature, look for a lock sign, and wait for three minutes.",
        finds: "the blinking stops and the plates are hot",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "look",
            title: "Read the lamp",
            how: "Look up in the manual what red, blinking and two beeps mean for this model.",
          },
          {
            action: "adjust",
            title: "Unlock and turn up",
            how: "Hold “+” for three seconds, or press the lock twice. On dials go to the end.",
            see: "the number rising.",
          },
          {
            action: "unplug",
            title: "Restart it",
            how: "Plug out for a minute, then switch on without pressing anything else.",
          },
          {
            action: "test",
            title: "Press a strand of damp paper tissue",
            how: "After three minutes close the plates on it for two seconds.",
            see: "steam and a dry tissue.",
          },
        ],
      },
    },
    sensor: {
      name: "a sensor or control that reports a fault",
      short: "the sensor or control",
      weight: 4,
      why: "A bead behind the plate measures the heat. If its wire breaks in the hinge, the control blinks and switches the heaters off, as it should.",
      check: {
        do: "Switch on, and open and close the arms slowly while you watch the lamp.",
        finds: "the blinking starts or stops as the arms move",
        minutes: 2,
      },
      repair: {
        handOver: "The sensor's hair-thin wires share the hinge with mains wires.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 25],
        tools: [{ name: "Phone with a camera" }],
        steps: [
          {
            action: "test",
            title: "Film the blinking",
            how: "Ten seconds with your phone, arms open, then closed. The number of blinks is a code.",
          },
          {
            action: "unplug",
            title: "Use it no further",
            how: "A tool that does not know its own heat either stays cold or burns.",
          },
          {
            action: "look",
            title: "Compare with the code list",
            how: "The maker's page tells sensor, heater and control apart.",
            see: "a code that fits your film.",
          },
          {
            action: "look",
            title: "Ask for a repair price",
            how: "For dear brands there are workshops that change sensor or board for €20 to €40.",
          },
        ],
      },
    },
    heater: {
      name: "a heater plate that has cracked or lost its wire",
      short: "the heater",
      weight: 4,
      why: "Each arm has a thin ceramic heater. A fall cracks it, or its wire breaks off in the hinge, and that arm stays cold.",
      check: {
        do: "Let it run for three minutes and hold a hand 5 cm from each plate.",
        finds: "one plate gives warmth and the other does not",
        minutes: 4,
      },
      repair: {
        handOver:
          "A ceramic heater lies at mains voltage behind the plate and is pressed in with paste.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [6, 30],
        tools: [{ name: "Tape" }],
        steps: [
          {
            action: "test",
            title: "Find the cold arm",
            how: "Without touching: warmth on the back of your hand is enough. Mark the cold arm with a strip of tape.",
          },
          {
            action: "unplug",
            title: "Stop there",
            how: "One arm alone runs hotter than it should.",
          },
          {
            action: "look",
            title: "Judge it cold",
            how: "Press each plate: it should spring evenly.",
            see: "no crack across the plate.",
          },
          {
            action: "look",
            title: "Have both arms looked at",
            how: "Spare heaters come in pairs for known models. For cheap ones recycling is the answer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do both plates, or the whole barrel, of the straightener stay cold?",
      answers: {
        yes: {
          means: "everything stays cold",
          heard: ["both cold", "no heat at all"],
          when: { heater: "rarely", setting: "often", sensor: "often" },
        },
        no: { means: "a part of it still gets warm", heard: ["one plate", "one side", "half"] },
      },
    },
    {
      ask: "Does the straightener's lamp flash or beep in a pattern?",
      answers: {
        yes: {
          means: "it flashes or beeps",
          heard: ["flashes", "flashing", "blinks", "beeps", "error"],
          when: { sensor: "often", setting: "sometimes", heater: "sometimes" },
        },
        no: { means: "its lamp is steady" },
      },
    },
    {
      ask: "Does the straightener get hot when you set it to the highest temperature and wait for three minutes?",
      answers: {
        yes: {
          means: "it gets hot on the highest setting",
          heard: ["not hot enough", "heats slowly", "turns itself off"],
          when: { setting: "often", sensor: "rarely", heater: "never" },
        },
        no: { means: "the highest setting does not help" },
      },
    },
    {
      ask: "Was the straightener dropped before this?",
      answers: {
        yes: {
          means: "it was dropped",
          heard: ["dropped", "fell"],
          when: { heater: "often", sensor: "sometimes", setting: "rarely" },
        },
        no: { means: "it was not dropped" },
      },
    },
  ],
  safety: ["The plates reach 230 °C: feel for warmth from a distance only."],
  prevention: ["Close the arms gently, and do not let them snap."],
  stopWhen: ["A plate is cracked, or one arm gets much hotter than the other."],
});

const plateLoose = defineFault({
  id: "hair-straightener-plate-loose",
  name: "has a loose plate, a broken hinge or arms that snag",
  weight: 4,
  says: [
    "plate has come loose",
    "plate fell off",
    "loose plate",
    "hinge broken",
    "arms don't close",
    "pulls hair",
    "snags hair",
    "clamp broken",
    "spring broken",
    "won't close",
    "lock broken",
    "casing cracked",
    "barrel loose",
    "plates don't meet",
  ],
  causes: {
    plate: {
      name: "a plate whose lugs have broken or whose cushion is lost",
      short: "the plate",
      weight: 5,
      why: "The plate floats on rubber pads and is held by small lugs. Heat makes the lugs brittle.",
      check: {
        do: "With the tool cold and unplugged, press the plate at both ends.",
        finds: "it lifts, sinks on one side or comes out",
        minutes: 1,
      },
      repair: {
        handOver:
          "Behind the plate lies a heater at mains voltage, and common glue fails at 230 °C.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 25],
        tools: [{ name: "Small bag" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for good until it is mended",
            how: "Without its plate the heater lies bare.",
          },
          {
            action: "look",
            title: "Save every piece",
            how: "Plate, lugs, rubber pads and shims go into the small bag.",
          },
          {
            action: "look",
            title: "Look whether the other plate sits firm",
            how: "Press it cold, at both ends.",
            see: "an even spring. If both are loose, the arms have been too hot.",
          },
          {
            action: "look",
            title: "Ask for high-temperature silicone or new lugs",
            how: "A repairer has glue for 300 °C and checks the insulation of the heater with the arm open.",
          },
        ],
      },
    },
    hinge: {
      name: "a hinge pin or spring that has slipped",
      short: "the hinge or spring",
      weight: 4,
      why: "The arms turn on a pin between two covers. A cover screw loosens, the pin wanders, and the plates no longer meet.",
      check: {
        do: "Move the cold arms sideways against each other.",
        finds: "they have play, or the spring end can be seen",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Precision screwdriver set", instead: "a spectacle screwdriver" },
          { name: "Tweezers" },
          { name: "Flat cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cold and off the mains",
            how: "Lay it on a light flat cloth, so that nothing rolls away.",
          },
          {
            action: "unscrew",
            title: "Take the cap off the hinge only",
            how: "Turn the small screws at the hinge with a fitting tool from the screwdriver set. Leave the screws along the arms alone.",
            fallsOut: "A spring under tension; hold it with the tweezers.",
            warning:
              "The wires to the second arm pass here. Do not pull on them, and stop if one is chafed.",
          },
          {
            action: "adjust",
            title: "Set pin and spring in place",
            how: "Pin through both covers, spring ends in their slots.",
            see: "plates that meet along their whole length.",
          },
          {
            action: "reassemble",
            title: "Close the cap",
            how: "Screws in by hand, firm but not forced.",
          },
          {
            action: "test",
            title: "Open and close it thirty times cold",
            how: "Then heat it on tiles and watch the lamp while the arms move.",
            see: "a steady light and parallel plates.",
          },
        ],
        stopWhen: ["The wires in the hinge look pinched, dark or bare."],
      },
    },
    residue: {
      name: "baked-on product that snags",
      short: "residue",
      weight: 4,
      why: "Hairspray and oil burn to a brown lacquer that grips the hair and keeps the arms from closing.",
      check: {
        do: "Run a fingernail along the cold plates and their edges.",
        finds: "they are rough, brown or sticky",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Isopropyl alcohol", instead: "rubbing alcohol" },
          { name: "Microfibre cloth" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Let it cool and unplug it",
            how: "Half an hour. Alcohol and hot plates do not go together.",
            warning: "Alcohol burns: no flame, no heat until it has dried.",
          },
          {
            action: "clean",
            title: "Soften the lacquer",
            how: "Lay the microfibre cloth, wetted with alcohol, between the plates for five minutes and rub along them.",
          },
          {
            action: "clean",
            title: "Scrape the edges",
            how: "Push the toothpick along the gap between plate and case.",
            see: "brown crumbs, then a clean line.",
          },
          {
            action: "clean",
            title: "Wipe with water and dry",
            how: "A damp cloth first, then a dry one, and ten minutes' wait.",
          },
          {
            action: "test",
            title: "Glide over a paper strip",
            how: "Warm it up and draw a strip of paper through.",
            see: "it glides without catching and stays white.",
          },
        ],
        prevention: [
          "Wipe the plates with a damp cloth when they have cooled, and spray only afterwards.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does one of the straightener's plates lift, sink or come out when it is cold?",
      answers: {
        yes: {
          means: "a plate is loose",
          heard: ["plate loose", "plate has come loose", "plate fell off", "lugs broken"],
          when: { plate: "always", hinge: "rarely", residue: "never" },
        },
        no: { means: "both plates sit firm" },
      },
    },
    {
      ask: "Do the straightener's arms have play at the hinge, or not meet?",
      answers: {
        yes: {
          means: "the hinge has play or the arms do not meet",
          heard: ["hinge", "spring", "do not close", "won't close", "plates don't meet", "clamp"],
          when: { hinge: "often", plate: "sometimes", residue: "rarely" },
        },
        no: { means: "the arms close evenly" },
      },
    },
    {
      ask: "Are the straightener's plates brown, rough or sticky?",
      answers: {
        yes: {
          means: "the plates are brown or sticky",
          heard: ["sticky", "brown", "dirty", "snags", "pulls hair", "hairspray"],
          when: { residue: "often", plate: "rarely", hinge: "rarely" },
        },
        no: { means: "the plates are clean and smooth" },
      },
    },
  ],
  safety: ["Touch plates and barrel only when they have been unplugged for half an hour."],
  prevention: ["Let it cool open on its mat before you lock the arms."],
  stopWhen: ["A wire or the heater can be seen beside the plate."],
});

const tooHot = defineFault({
  id: "hair-straightener-too-hot",
  name: "gets too hot or does not switch off",
  weight: 3,
  says: [
    "too hot",
    "won't switch off",
    "does not turn off",
    "stays on",
    "burns hair",
    "singes hair",
    "temperature wrong",
    "overheats",
    "temperature does not change",
    "handle gets hot",
    "auto off not working",
    "dial does nothing",
  ],
  causes: {
    setting: {
      name: "a temperature that is set too high for the hair",
      short: "the setting",
      weight: 4,
      why: "Many start at 230 °C each time. Fine or bleached hair wants 140 to 170 °C.",
      check: {
        do: "Turn it down to its lowest mark, wait for five minutes and try one strand of tissue.",
        finds: "the tissue stays white at the low mark",
        minutes: 6,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "White paper tissue" }],
        steps: [
          {
            action: "adjust",
            title: "Set 150 °C",
            how: "Press “−” until the display shows it, or turn the dial to a third of its way.",
          },
          {
            action: "test",
            title: "Wait and press the tissue",
            how: "After five minutes close the plates on a dry white tissue for three seconds.",
            see: "no brown at all.",
          },
          {
            action: "test",
            title: "Go up by 20 °C at a time",
            how: "Stop at the first step that shapes a strand in one pass.",
          },
          {
            action: "look",
            title: "Look for a memory",
            how: "Some models keep the last setting only if you hold the button until it beeps.",
          },
        ],
      },
    },
    button: {
      name: "an off button stuck with hairspray",
      short: "a stuck button",
      weight: 3,
      why: "A button that does not come up, or has no contact, cannot tell the control to stop.",
      check: {
        do: "With the plug out, press the button ten times and look from the side.",
        finds: "it stays in or has no click",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 2],
        tools: [{ name: "Cotton buds" }, { name: "Rubbing alcohol" }],
        steps: [
          {
            action: "unplug",
            title: "End it at the plug",
            how: "From now on the plug is the switch, until the button works.",
          },
          {
            action: "clean",
            title: "Work the lacquer out",
            how: "When it is cold, draw a cotton bud, damp with alcohol, round the button's gap. Press the button thirty times and repeat it twice.",
            see: "a button that returns at once.",
          },
          { action: "clean", title: "Dry it", how: "Half an hour, arms open, in moving air." },
          {
            action: "test",
            title: "Switch on and off five times",
            how: "On tiles, and hold the button for three seconds each time.",
            see: "the lamp out each time, and plates that cool.",
          },
        ],
        stopWhen: ["The lamp stays on after all: it is the control."],
      },
    },
    control: {
      name: "a control that no longer cuts the heat",
      short: "the control",
      weight: 4,
      why: "An electronic switch on the little board can fail closed. Then the plates heat as long as the plug is in.",
      check: {
        do: "Set it low, leave it on tiles and hold a hand 10 cm away after five and after ten minutes.",
        finds: "the heat keeps rising on the lowest setting",
        minutes: 10,
      },
      repair: {
        handOver:
          "A control that has failed closed sets fire to what lies beside it, and its board works at mains voltage.",
        difficulty: "Difficult",
        minutes: 5,
        euros: [10, 40],
        tools: [{ name: "Cable tie" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug now",
            how: "Lay it on stone until it is cold.",
          },
          {
            action: "look",
            title: "Close the plug off",
            how: "Fix a note to it with the cable tie: “does not switch off”.",
          },
          {
            action: "look",
            title: "Look for a recall",
            how: "Maker, model and the word “recall”: for tools like this there have been several.",
          },
          {
            action: "look",
            title: "Repair or recycle",
            how: "Dear brands have workshops with boards. Others belong into the small-appliance bin.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the straightener's heat follow its setting?",
      answers: {
        yes: {
          means: "the heat follows the setting",
          when: { setting: "often", button: "often", control: "never" },
        },
        no: {
          means: "the heat does not follow the setting",
          heard: [
            "temperature does not change",
            "dial does nothing",
            "overheats",
            "too hot on low",
          ],
        },
      },
    },
    {
      ask: "Does the straightener's button stick or lack its click?",
      answers: {
        yes: {
          means: "the button sticks",
          heard: ["button stuck", "sticky button", "no click"],
          when: { button: "always", setting: "rarely", control: "rarely" },
        },
        no: { means: "the button moves freely" },
      },
    },
    {
      ask: "Does the straightener stay hot after it has been switched off at its button?",
      answers: {
        yes: {
          means: "it stays hot after it is switched off",
          heard: ["won't switch off", "does not turn off", "stays on", "not switch off"],
          when: { control: "often", button: "often", setting: "never" },
        },
        no: { means: "it cools down when it is switched off" },
      },
    },
  ],
  safety: ["Until this is settled, it is off only when the plug is out."],
  prevention: ["Use a timer for yourself: half an hour is enough for any head."],
  stopWhen: ["Plastic near the plates turns soft, shiny or brown."],
});

export const hairStraightener: Playbook = {
  faults: [dead, noHeat, plateLoose, tooHot],
  notes: [
    {
      about: ["voltage", "travel", "abroad", "america", "usa"],
      text: "Look at the label: “100–240 V” works everywhere with a plug adapter. One for 230 V only stays lukewarm at 120 V, and one for 120 V only burns out at 230 V.",
    },
    {
      about: ["temperature", "how hot", "setting"],
      text: "140 to 170 °C is right for fine or coloured hair, 180 to 200 °C for normal, and more only for thick hair.",
    },
    {
      about: ["glue", "superglue", "plate"],
      text: "Super glue lets go at 80 °C. A plate is held with lugs or with silicone for 300 °C, and the heater behind it has to be tested afterwards.",
    },
  ],
};
