import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const noPower = defineFault({
  id: "radio-no-power",
  name: "does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "no power",
    "dead",
    "not switching on",
    "doesn't work on mains",
    "mains not working",
    "only works on batteries",
    "on off switch not working",
    "turns on then stops",
    "battery contacts corroded",
    "won't charge",
    "power lead loose",
    "works if I hold the cable",
    "lights up but doesn't work",
    "adapter missing",
    "stopped working",
    "battery compartment corroded",
  ],
  causes: {
    batteries: {
      name: "flat batteries or corroded contacts",
      short: "battery contacts",
      weight: 6,
      why: "Batteries that were forgotten leak. The crust eats the springs, and a corner that looks clean may not conduct.",
      check: {
        do: "Open the battery compartment and look at both ends of each cell.",
        finds: "you find white or green crust, rust or a flat spring",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 8],
        tools: [
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Fine sandpaper", instead: "a nail file" },
          { name: "Fresh batteries" },
          { name: "Thin gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take all batteries out",
            how: "Gloves on: the crust is caustic.",
            fallsOut: "Flakes; catch them on newspaper.",
          },
          {
            action: "clean",
            title: "Dab the crust with vinegar",
            how: "Roll a bud soaked in vinegar on it until the foaming ends, then wipe with clear water and dry.",
            see: "metal instead of crust.",
          },
          {
            action: "clean",
            title: "Sand what stays dull",
            how: "A few strokes with the sandpaper, on springs and plates.",
          },
          {
            action: "adjust",
            title: "Pull the springs out a little",
            how: "So that each cell is pressed.",
            see: "cells that do not rattle.",
          },
          {
            action: "test",
            title: "Put fresh batteries in",
            how: "All of one make, plus and minus as drawn.",
            see: "sound, also when you tap the case.",
          },
        ],
        prevention: ["Take the batteries out when it runs on mains for months."],
      },
    },
    lead: {
      name: "a loose or broken mains lead or adapter",
      short: "lead or adapter",
      weight: 5,
      why: "The small plug at the back works loose, and adapters die quietly. Many radios also switch the batteries off as soon as a plug is in.",
      check: {
        do: "Pull the lead out at the radio and run it on batteries, then wiggle the plug in its socket.",
        finds: "it plays on batteries, or crackles as you wiggle",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [5, 15],
        tools: [
          { name: "Lead or adapter with the same volts, amps and polarity" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the lead at the wall, then at the radio",
            how: "Look at both ends and along it.",
            warning: "A cut or brown lead is thrown away.",
          },
          {
            action: "look",
            title: "Read what it wants",
            how: "Beside the socket: volts, AC or DC, and the sign that shows whether plus is inside.",
            see: "the same three on the adapter.",
          },
          {
            action: "clean",
            title: "Wipe the socket",
            how: "Cotton bud, dry, turned once round; push the plug in fully.",
          },
          {
            action: "test",
            title: "Try the new lead or adapter",
            how: "Radio off first, then on.",
            see: "sound that stays when you touch the plug.",
          },
        ],
        stopWhen: [
          "The socket in the radio itself is loose: its joint has to be soldered with the mains side in view, which is a repairer's job.",
        ],
      },
    },
    switch: {
      name: "a dirty switch or volume knob",
      short: "the switch",
      weight: 4,
      why: "In many radios the switch sits on the volume knob. Dust and tarnish on it break the contact.",
      check: {
        do: "Turn or press the switch thirty times, with plug and batteries out, then try.",
        finds: "it comes back, or crackles and cuts out",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [
          { name: "Contact cleaner without oil residue", instead: "none: work it dry" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take plug and batteries out",
            how: "Let it stand for five minutes.",
          },
          {
            action: "clean",
            title: "Work the switch dry",
            how: "Thirty times through its whole way.",
          },
          {
            action: "clean",
            title: "Add cleaner from outside",
            how: "Pull the knob off, one short puff of cleaner along its shaft, and work it again. Wipe the rest with the cloth.",
            warning: "It burns: no mains and no flame for half an hour.",
            fallsOut: "The knob, sometimes with a small spring clip.",
          },
          {
            action: "test",
            title: "Let it dry, then play",
            how: "After half an hour.",
            see: "it comes on at each turn.",
          },
        ],
      },
    },
    inside: {
      name: "a fault in its power part",
      short: "the power part",
      weight: 2,
      why: "A fuse or an aged capacitor behind the mains socket.",
      check: {
        do: "Try it on batteries.",
        finds: "it plays well on batteries and a good lead changes nothing",
        minutes: 2,
      },
      repair: {
        handOver: "The power part carries mains and can hold a charge after the plug is out.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 25],
        tools: [{ name: "Set of batteries" }],
        steps: [
          {
            action: "unplug",
            title: "Run it on batteries for now",
            how: "Mains lead out. That is safe and shows that the rest is sound.",
          },
          {
            action: "look",
            title: "Note hum and smell",
            how: "A hum before it died points at a capacitor.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "With lead and batteries. Old radios are their favourite work.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the radio play on fresh batteries?",
      answers: {
        yes: {
          means: "it plays on fresh batteries",
          heard: [
            "works on batteries",
            "only works on batteries",
            "battery works",
            "mains not work",
            "not work on mains",
          ],
          when: { batteries: "rarely", lead: "always", inside: "always", switch: "rarely" },
        },
        no: {
          means: "it is dead on fresh batteries too",
          heard: ["changed the batteries", "new batteries"],
        },
      },
    },
    {
      ask: "Is there crust or rust in the radio's battery compartment?",
      answers: {
        yes: {
          means: "the battery contacts are corroded",
          heard: ["corroded", "corrosion", "leaked", "rust", "battery contacts", "contaminated"],
          when: { batteries: "always", lead: "sometimes", switch: "sometimes", inside: "rarely" },
        },
        no: { means: "the battery contacts are clean" },
      },
    },
    {
      ask: "Does the radio crackle or come on for a moment when you move its lead?",
      answers: {
        yes: {
          means: "moving the lead brings it back",
          heard: ["hold the cable", "wiggle", "loose", "holding the lead", "intermittent"],
          when: { lead: "often", batteries: "rarely", switch: "sometimes", inside: "rarely" },
        },
        no: { means: "moving the lead changes nothing" },
      },
    },
    {
      ask: "Does the radio's switch or knob feel loose, or work only in one position?",
      answers: {
        yes: {
          means: "switch or knob is unreliable",
          heard: ["switch not working", "switch broken", "knob", "button failed", "switch loose"],
          when: { switch: "always", lead: "rarely", batteries: "rarely", inside: "rarely" },
        },
        no: { means: "the switch feels right" },
      },
    },
  ],
  safety: ["Take the batteries out as well: a radio has two ways to be live."],
  prevention: ["Keep it out of steam: kitchens and bathrooms age contacts."],
  stopWhen: [
    "It hums loudly on mains, or the lead gets warm.",
    "It has valves inside: those hold high voltage.",
  ],
});

const noSound = defineFault({
  id: "radio-sound",
  name: "has no sound, or crackles and distorts",
  weight: 6,
  says: [
    "no sound",
    "crackles",
    "crackling when turning the volume",
    "distorted sound",
    "scratchy volume",
    "volume can't be turned down",
    "volume knob not working",
    "buzzing",
    "one speaker not working",
    "sound cuts out",
    "quiet",
    "hums",
    "headphone socket",
    "speaker rattles",
  ],
  causes: {
    pot: {
      name: "a dusty volume control",
      short: "the volume control",
      weight: 6,
      why: "The control is a track with a wiper on it. Dust makes it scratch, jump or fall silent at some positions.",
      check: {
        do: "Turn the volume slowly from end to end while it plays.",
        finds: "it scratches or drops out at certain points",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Contact spray for potentiometers", instead: "patience: work it dry" },
          { name: "Paper towel" },
        ],
        steps: [
          { action: "unplug", title: "Plug and batteries out", how: "Five minutes' rest." },
          {
            action: "clean",
            title: "Turn it fifty times",
            how: "From stop to stop. Half of all cases are mended by that.",
          },
          {
            action: "clean",
            title: "Puff spray along the shaft",
            how: "Pull the knob off, one puff of spray, turn it thirty times, and dab with the towel.",
            fallsOut: "The knob.",
            putBack: "Flat side of shaft and knob together.",
          },
          {
            action: "test",
            title: "Dry for half an hour, then listen",
            how: "Quiet to loud.",
            see: "no scratch.",
          },
        ],
        prevention: ["Turn each knob through its range now and then."],
      },
    },
    socket: {
      name: "a headphone socket that thinks something is plugged in",
      short: "the headphone socket",
      weight: 4,
      why: "A spring in the socket cuts the loudspeaker off. If it sticks, the loudspeaker stays silent.",
      check: {
        do: "Plug headphones in and out ten times.",
        finds: "there is sound in them, or the loudspeaker comes back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "3.5 mm plug", instead: "any headphone cable" },
          { name: "Cotton bud, thinned", instead: "a toothpick with cotton wool" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off, plug and batteries out",
            how: "Look into the socket with a light.",
          },
          {
            action: "clean",
            title: "Turn the cotton bud in the socket",
            how: "With a trace of alcohol.",
            see: "tarnish on the bud.",
          },
          {
            action: "adjust",
            title: "Push the plug in and out twenty times",
            how: "Turn it as you do. That frees the spring.",
          },
          {
            action: "test",
            title: "Play",
            how: "Nothing plugged in.",
            see: "sound from the loudspeaker.",
          },
        ],
      },
    },
    speaker: {
      name: "a torn loudspeaker or a broken wire to it",
      short: "the loudspeaker",
      weight: 3,
      why: "Paper cones tear and their wires break from shaking.",
      check: {
        do: "Listen with headphones.",
        finds: "the sound is clean there and bad in the loudspeaker",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Tissue paper and wood glue" },
          { name: "Soldering iron" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, batteries out, wait half an hour",
            how: "Large parts inside let their charge go in that time.",
            warning:
              "If the mains lead goes straight into the case, leave it closed: its mains part lies open behind the cover. A repair café goes on from here.",
          },
          {
            action: "unscrew",
            title: "Open the back of an adapter or battery radio",
            how: "With the crosshead screwdriver; keep the halves together by their cables.",
            fallsOut: "The aerial wire may be held by a screw.",
          },
          {
            action: "look",
            title: "Look at cone and wires",
            how: "Push the cone gently with two fingers.",
            see: "an even movement without a rasp. A wire that hangs off is the fault.",
          },
          {
            action: "glue",
            title: "Mend cone or wire",
            how: "Tear: a snippet of tissue paper with thinned wood glue. Wire: touch it on with the soldering iron.",
          },
          {
            action: "test",
            title: "Close it and play quietly",
            how: "Then louder.",
            see: "no buzz on deep notes.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the radio scratch or drop out when you turn its volume knob?",
      answers: {
        yes: {
          means: "turning the volume scratches",
          heard: ["scratchy", "volume knob", "turning the volume", "crackles when", "volume"],
          when: { pot: "always", socket: "rarely", speaker: "rarely" },
        },
        no: { means: "the volume turns silently" },
      },
    },
    {
      ask: "Is the sound good when you plug headphones into the radio?",
      answers: {
        yes: {
          means: "in headphones the sound is good",
          heard: ["headphones work", "fine with headphones", "works with headphones"],
          when: { speaker: "always", socket: "often", pot: "rarely" },
        },
        no: { means: "in headphones it is bad as well" },
      },
    },
    {
      ask: "Does the radio buzz or rattle most on deep notes?",
      answers: {
        yes: {
          means: "it buzzes on deep notes",
          heard: ["buzz", "rattles", "buzzing", "distorted"],
          when: { speaker: "often", pot: "rarely", socket: "never" },
        },
        no: { means: "deep notes sound no worse" },
      },
    },
  ],
  safety: ["Start each test at the lowest volume."],
  prevention: ["Do not play it at full volume: small cones tear."],
  stopWhen: ["It hums on mains even with the volume at zero."],
});

const reception = defineFault({
  id: "radio-reception-or-display",
  name: "receives badly, or shows nothing on its display",
  weight: 5,
  says: [
    "no signal",
    "doesn't receive signal",
    "poor reception",
    "no stations",
    "no DAB",
    "DAB not working",
    "FM hiss",
    "aerial broken",
    "aerial snapped",
    "antenna",
    "display not working",
    "display dim",
    "display blank",
    "display broken",
    "clock wrong",
    "alarm not working",
    "buttons don't respond",
    "frozen",
    "static",
  ],
  causes: {
    aerial: {
      name: "a broken or folded aerial",
      short: "the aerial",
      weight: 6,
      why: "The telescope snaps at its foot, or its wire inside has come off. Then only the strongest station is left.",
      check: {
        do: "Pull the aerial out fully, touch its tip, and stand by a window.",
        finds: "the sound changes clearly as you touch it, or the aerial is loose",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 10],
        tools: [{ name: "Telescopic aerial of the same foot" }, { name: "Small screwdriver" }],
        steps: [
          { action: "unplug", title: "Plug out, batteries out", how: "Lay the radio on its face." },
          {
            action: "look",
            title: "Look at the foot of the aerial",
            how: "One screw holds it as a rule, reached from outside or through the battery compartment.",
            warning:
              "If you would have to open a radio whose mains lead goes into the case, stop and let a repair café do it.",
          },
          {
            action: "replace",
            title: "Change it",
            how: "Undo the screw with the small screwdriver, lay the ring of the wire under the new aerial's foot, and tighten.",
            fallsOut: "A spring washer.",
            see: "wire, washer and foot clamped together.",
          },
          {
            action: "test",
            title: "Scan for stations",
            how: "At a window, aerial out, “full scan”.",
            see: "more stations than before.",
          },
        ],
        prevention: ["Push the aerial in from the bottom, not from its tip."],
      },
    },
    scan: {
      name: "an outdated list of stations or a hung control",
      short: "list or control",
      weight: 5,
      why: "Stations move. A radio that was not scanned for years looks for them where they used to be.",
      check: {
        do: "Hold “scan” or “menu” for three seconds and let it search.",
        finds: "stations come back, or the display wakes",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Manual", instead: "the maker's page: “factory reset”" }],
        steps: [
          {
            action: "unplug",
            title: "Leave it without any power for ten minutes",
            how: "Plug and batteries out.",
            see: "a display that has gone quite dark.",
          },
          {
            action: "test",
            title: "Reset it",
            how: "By the manual; on most DAB sets in the menu under “system”.",
          },
          {
            action: "test",
            title: "Scan at a window",
            how: "The full scan, not the local one.",
            see: "a count of stations rising.",
          },
          {
            action: "adjust",
            title: "Set clock, alarm and presets",
            how: "Turn any lock off: a key sign means that buttons are asleep.",
          },
        ],
      },
    },
    display: {
      name: "a worn display or its light",
      short: "the display",
      weight: 3,
      why: "The light behind it fades over years, and the cheap strip that joins it to the board loses contact.",
      check: {
        do: "Shine a torch on the display at a slant, and press its frame.",
        finds: "you can read it in the torchlight, or lines come and go as you press",
        minutes: 1,
      },
      repair: {
        handOver:
          "The display is rarely sold on its own, and pressing its strip back means taking the whole front off.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Torch" }],
        steps: [
          {
            action: "adjust",
            title: "Turn the brightness up",
            how: "In the menu, also “when off”. Check once more with the torch.",
          },
          {
            action: "adjust",
            title: "Use it by presets",
            how: "Save six stations: then it serves without a display.",
          },
          {
            action: "look",
            title: "Ask the maker for the display",
            how: "Some makers of good radios repair their own for a fixed price.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the radio's sound change when you touch or move the aerial?",
      answers: {
        yes: {
          means: "touching the aerial changes the sound",
          heard: ["aerial", "antenna", "hold the aerial", "aerial broken", "aerial snapped"],
          when: { aerial: "often", scan: "rarely", display: "never" },
        },
        no: { means: "touching the aerial changes nothing" },
      },
    },
    {
      ask: "Can you read the radio's display?",
      answers: {
        yes: {
          means: "the display can be read",
          when: { display: "never", aerial: "always", scan: "often" },
        },
        no: {
          means: "the display cannot be read",
          heard: [
            "display blank",
            "display not working",
            "display dim",
            "dim display",
            "display broken",
            "lcd",
          ],
        },
      },
    },
    {
      ask: "Has the radio been moved, or is it long since it last searched for stations?",
      answers: {
        yes: {
          means: "it was moved or has not searched for long",
          heard: ["moved", "retune", "no stations", "old stations", "dab"],
          when: { scan: "often", aerial: "sometimes", display: "sometimes" },
        },
        no: { means: "it stands where it always stood and was scanned" },
      },
    },
  ],
  safety: ["Put no wire on the roof or near power lines as an aerial."],
  prevention: ["Scan anew once a year."],
  stopWhen: [
    "Other radios in the same place hear nothing either: then it is the place, not the radio.",
  ],
});

export const radio: Playbook = {
  faults: [noPower, noSound, reception],
  notes: [
    {
      about: ["polarity", "adapter", "volts"],
      text: "An adapter has to match in three things: volts, kind of current (AC or DC) and polarity, which the small drawing with plus and minus shows. More amps than asked for do no harm.",
    },
    {
      about: ["cassette", "tape", "cd"],
      text: "If a cassette or CD part has stopped, clean its head or lens with a cotton bud and alcohol first. Rubber belts that have turned to tar are the next suspect; a repair café has them.",
    },
  ],
};
