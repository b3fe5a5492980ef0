import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const notRecognised = defineFault({
  id: "scanner-not-recognised",
  name: "is not recognised, or does not scan to the computer",
  usual: true,
  weight: 8,
  says: [
    "not recognised",
    "scanner not working",
    "not working",
    "not scanning",
    "driver",
    "no driver",
    "can't connect",
    "not found",
    "won't scan to computer",
    "scanner not detected",
    "windows 10",
    "wifi",
    "stopped working after update",
    "no power",
    "won't turn on",
    "software",
    "dead",
  ],
  faultTypes: {
    Scanner: [],
  },
  causes: {
    driver: {
      name: "a missing or outdated driver",
      short: "the driver",
      weight: 6,
      why: "Makers stop writing drivers long before a scanner wears out. After a change of computer or system nobody speaks its language any more.",
      check: {
        do: "Look whether it scans on an older computer, or copies by its own keys.",
        finds: "it works there",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 40],
        tools: [{ name: "Computer with internet" }],
        steps: [
          {
            action: "look",
            title: "Read the exact model",
            how: "Underneath: letters and digits count.",
          },
          {
            action: "replace",
            title: "Fetch the driver from the maker",
            how: "For your system, with internet on. Unplug the scanner until the installer asks for it.",
            see: "its name under Scanners.",
          },
          {
            action: "test",
            title: "Try the system's own program",
            how: "Windows Scan or Image Capture; often it knows the scanner without any driver.",
          },
          {
            action: "test",
            title: "Use a program that brings its own drivers",
            how: "VueScan speaks to thousands of old scanners and has a free trial; on Linux many run at once.",
            see: "a preview.",
          },
        ],
      },
    },
    cable: {
      name: "a cable, port or power plug",
      short: "the cable or plug",
      weight: 4,
      why: "Hubs and long cables lose data, and small scanners starve at weak ports.",
      check: {
        do: "Use another USB cable straight at the computer, and look for the scanner's light.",
        finds: "its light comes or it is found",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [{ name: "USB cable with a square plug" }],
        steps: [
          {
            action: "unplug",
            title: "Both ends out, mains out for a minute",
            how: "Look into the square socket.",
            see: "four straight contacts.",
          },
          {
            action: "replace",
            title: "Swap cable and port",
            how: "At most 2 m, no hub, a cable with a square plug.",
          },
          {
            action: "test",
            title: "Switch on: scanner first, computer second",
            how: "And listen.",
            see: "a hum as the carriage finds its place.",
          },
          { action: "test", title: "Scan a page", how: "At 150 dpi.", see: "a preview." },
        ],
      },
    },
    network: {
      name: "a network connection that was lost",
      short: "the network",
      weight: 3,
      why: "After a new router the device keeps looking for the old one.",
      check: {
        do: "Print or show its network page and compare the name with your Wi-Fi.",
        finds: "another or no network is shown",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Router password" }],
        steps: [
          { action: "test", title: "Restart router, scanner and computer", how: "In this order." },
          {
            action: "adjust",
            title: "Join the network anew",
            how: "Menu, Wi-Fi setup; 2.4 GHz. Type the password of the router.",
          },
          {
            action: "adjust",
            title: "Delete it on the computer and add it again",
            how: "By “add device”, with both in the same network.",
            see: "its name with “ready”.",
          },
          {
            action: "test",
            title: "Scan by the computer, not by its keys",
            how: "Scan-to keys need one program more.",
            see: "a page.",
          },
        ],
      },
    },
    lock: {
      name: "a transport lock or a failed supply",
      short: "the lock or supply",
      weight: 3,
      why: "A slide at the bottom holds the carriage for transport, and small adapters die.",
      check: {
        do: "Unplug it, turn it over and look for a slide with a padlock.",
        finds: "it is locked, or the adapter stays cold",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Adapter with the same volts" }],
        steps: [
          { action: "unplug", title: "Unplug before you move the lock", how: "Lay it level." },
          {
            action: "adjust",
            title: "Slide to the open padlock",
            how: "With a fingernail; it needs some force.",
            see: "the open padlock.",
          },
          {
            action: "replace",
            title: "Try an adapter with the same volts",
            how: "Same plug and polarity, at least the same amps.",
          },
          {
            action: "test",
            title: "Plug in and listen",
            how: "With the lid closed.",
            see: "a light, and the carriage going out and back.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the scanner light up and move when it gets power?",
      answers: {
        yes: {
          means: "it lights up and moves",
          heard: ["lights up", "copies", "copy works", "moves"],
          when: { driver: "often", network: "often", lock: "never", cable: "sometimes" },
        },
        no: {
          means: "it stays dark or still",
          heard: ["no power", "dead", "no light", "not turn on"],
          when: { lock: "often", cable: "sometimes", driver: "rarely", network: "rarely" },
        },
      },
    },
    {
      ask: "Did it begin with a new computer or an update at the scanner's computer?",
      answers: {
        yes: {
          means: "it began with a new computer or an update",
          heard: [
            "new computer",
            "new laptop",
            "windows 10",
            "windows 11",
            "update",
            "upgrade",
            "driver",
            "mac",
          ],
          when: { driver: "always", network: "rarely", cable: "rarely", lock: "rarely" },
        },
        no: { means: "the computer is the same as before" },
      },
    },
    {
      ask: "Does the scanner work by cable or by Wi-Fi?",
      answers: {
        cable: {
          means: "it hangs on a cable",
          heard: ["usb", "cable"],
          when: { cable: "often", driver: "sometimes", network: "never", lock: "sometimes" },
        },
        wifi: {
          means: "it works by Wi-Fi",
          heard: ["wi fi", "wifi", "wireless", "network"],
          when: { network: "often", driver: "sometimes", cable: "never", lock: "sometimes" },
        },
      },
    },
    {
      ask: "Was the scanner moved, or the router replaced?",
      answers: {
        yes: {
          means: "it was moved or the router is new",
          heard: ["moved", "new router"],
          when: { network: "often", lock: "often", driver: "rarely", cable: "sometimes" },
        },
        no: { means: "it stands where it stood" },
      },
    },
  ],
  safety: ["Drivers come from the maker: other pages add adverts."],
  prevention: ["Keep the driver file with your documents, before the maker deletes it."],
  stopWhen: ["The case would have to be opened while it is plugged in."],
});

const badPicture = defineFault({
  id: "scanner-bad-picture",
  name: "makes scans with lines, spots or shadows",
  weight: 6,
  says: [
    "lines on scans",
    "black line",
    "black marks appear on copy",
    "black box appears on page when scanning",
    "spots",
    "streaks",
    "scan too dark",
    "scan blurred",
    "spoiled image",
    "vertical line",
    "faded scan",
    "dust on glass",
    "white stripe",
    "scan crooked",
    "pink tint",
  ],
  faultTypes: {
    Scanner: [],
  },
  causes: {
    glass: {
      name: "dirt on the glass or on the narrow strip beside it",
      short: "dirt on the glass",
      weight: 7,
      why: "A dot of correction fluid on the strip, over which the feeder draws its pages, makes a line from top to bottom.",
      check: {
        do: "Scan with the lid open and nothing on it, then wipe the strip and scan again.",
        finds: "the line or spot is gone or has moved",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Microfibre cloth" }, { name: "Isopropyl alcohol" }],
        steps: [
          { action: "unplug", title: "Unplug it", how: "Lid up, feeder's cover up." },
          {
            action: "look",
            title: "Look along the glass from the side",
            how: "Large pane, and the strip of 1 cm beside it.",
            see: "a dot on the strip, mostly.",
          },
          {
            action: "clean",
            title: "Wipe both",
            how: "Alcohol on the cloth, never on the glass. Rub dried ink with a fingernail in the cloth.",
            see: "glass without a mark.",
          },
          {
            action: "clean",
            title: "Wipe the white backing",
            how: "In the lid and in the feeder: its marks become shadows.",
          },
          {
            action: "test",
            title: "Scan a white page twice",
            how: "From the glass and from the feeder.",
            see: "white.",
          },
        ],
      },
    },
    lid: {
      name: "a lid that does not lie flat, or a setting",
      short: "the lid or setting",
      weight: 4,
      why: "Light from the side makes shadows and black boxes at the edge, and a wrong format cuts.",
      check: {
        do: "Lay a thick dark cloth over the lid and scan once more.",
        finds: "the shadow is gone",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Dark cloth" }, { name: "Crosshead screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it to set the lid",
            how: "Lift both hinges as high as they go; most slide in a shaft.",
            see: "a lid level on all four corners.",
          },
          {
            action: "reassemble",
            title: "Push a hinge that came off back in",
            how: "Straight down. Tighten a hinge that has a screw with the screwdriver.",
          },
          {
            action: "adjust",
            title: "Choose size and mode",
            how: "A4, colour, 300 dpi, “reflective” and not “film”. Brightness to the middle.",
          },
          {
            action: "test",
            title: "Scan with the cloth over it",
            how: "Dark cloth, pressed lightly.",
            see: "no border.",
          },
        ],
      },
    },
    lamp: {
      name: "a tired lamp, or dirt inside on mirror and white strip",
      short: "the lamp or inside dirt",
      weight: 3,
      why: "The scanner measures itself on a hidden white strip. Fog from its plastics, dust or a fading lamp gives stripes and tints over the whole length.",
      check: {
        do: "Wipe the glass, let it warm up for ten minutes and scan a white page.",
        finds: "the stripe stays at the same place and in the whole length",
        minutes: 12,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 10],
        tools: [
          { name: "Torx or crosshead screwdriver" },
          { name: "Lint-free cloth" },
          { name: "Blower bulb" },
          { name: "Isopropyl alcohol" },
        ],
        safety: [
          "For scanners with a mains lead that goes into the case leave the inside to a repairer; this is for those with an adapter or USB alone.",
        ],
        steps: [
          {
            action: "unplug",
            title: "USB, adapter and lid off",
            how: "Wait for ten minutes: old lamps run on high voltage from a little converter.",
          },
          {
            action: "unscrew",
            title: "Take the glass frame off",
            how: "Four to six screws with the screwdriver, some under stickers. Lift it straight.",
            fallsOut: "Glass, if it is not glued to its frame: hold it.",
            warning: "Glass edges cut; wear gloves.",
          },
          {
            action: "clean",
            title: "Wipe the glass from below",
            how: "Alcohol on the lint-free cloth, then dry; most fog sits there.",
          },
          {
            action: "clean",
            title: "Blow the white strip and the carriage",
            how: "Blower bulb only. Do not touch the mirror or the sensor.",
            see: "an even white strip under the frame's edge.",
          },
          {
            action: "reassemble",
            title: "Frame on, screws in",
            how: "Carriage back at its start.",
            putBack: "Cable band without a kink.",
          },
          {
            action: "test",
            title: "Scan white and colours",
            how: "After ten minutes of warming.",
            see: "no stripe.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the marks come only from the feeder, only from the scanner's glass, or from both?",
      answers: {
        feeder: {
          means: "the marks come from the feeder",
          heard: ["feeder", "adf"],
          when: { glass: "always", lid: "never", lamp: "rarely" },
        },
        glass: {
          means: "the marks come from the glass",
          heard: ["flatbed", "glass"],
          when: { lid: "often", glass: "sometimes", lamp: "sometimes" },
        },
        both: {
          means: "the marks come from both",
          heard: ["both"],
          when: { lamp: "often", glass: "sometimes", lid: "rarely" },
        },
      },
    },
    {
      ask: "Do the marks change after you wipe the scanner's glass?",
      answers: {
        yes: {
          means: "wiping changes the marks",
          heard: ["dust", "dirty glass"],
          when: { glass: "always", lid: "rarely", lamp: "never" },
        },
        no: { means: "wiping changes nothing", heard: ["cleaned the glass", "wiped"] },
      },
    },
    {
      ask: "Is it a black border or box at the edge of the scanner's pages?",
      answers: {
        yes: {
          means: "it is a border or box at the edge",
          heard: ["black box", "border", "shadow", "edge", "crooked"],
          when: { lid: "always", glass: "rarely", lamp: "rarely" },
        },
        no: { means: "it is a line, spot or tint" },
      },
    },
  ],
  safety: ["Spray nothing onto the glass: it runs into the case."],
  prevention: ["Wipe glass and strip once a month, and let correction fluid dry."],
  stopWhen: ["The pane is cracked."],
});

const carriage = defineFault({
  id: "scanner-carriage",
  name: "makes noises, does not move or jams in its feeder",
  weight: 4,
  says: [
    "grinding noise",
    "ticking noise",
    "lights up but does not go",
    "carriage stuck",
    "won't move",
    "makes a noise",
    "jams",
    "paper jam in feeder",
    "feeder doesn't pull",
    "scanner stuck",
    "lid came off",
    "several pages at once",
    "carriage jerks",
  ],
  faultTypes: {
    Scanner: [],
  },
  causes: {
    foreign: {
      name: "something that fell inside, or a carriage that is stuck",
      short: "something inside",
      weight: 4,
      why: "Paper clips and pen caps slide in at the edge, and dry rails hold the carriage.",
      check: {
        do: "Look through the glass with a torch, with the plug out.",
        finds: "something lies there, or the carriage stands askew",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Torch" },
          { name: "Crosshead screwdriver" },
          { name: "Cotton cloth" },
          { name: "Silicone grease" },
        ],
        safety: ["Not for devices with mains inside: those go to a repairer for this."],
        steps: [
          {
            action: "unplug",
            title: "Adapter, USB and lid off",
            how: "Tilt it gently and follow with the torch; small things slide to the edge.",
          },
          {
            action: "unscrew",
            title: "Lift the glass frame",
            how: "Screws out with the screwdriver, frame straight up.",
            fallsOut: "What was rattling.",
            see: "carriage, rail and belt.",
          },
          {
            action: "clean",
            title: "Wipe the rail",
            how: "With the cotton cloth. Push the carriage slowly by hand.",
            see: "an even glide.",
          },
          {
            action: "lubricate",
            title: "A film of silicone grease on the rail",
            how: "As thin as breath, none on belt or band.",
          },
          {
            action: "test",
            title: "Frame on, then plug in",
            how: "Listen to its first move.",
            putBack: "Carriage at the start, band lying flat.",
            see: "out and back without a tick.",
          },
        ],
      },
    },
    belt: {
      name: "a slack belt or a cracked gear",
      short: "the belt or gear",
      weight: 3,
      why: "The toothed belt jumps when its spring is tired, and small gears split on their axle.",
      check: {
        do: "Listen as it starts.",
        finds: "it ticks fast at one place, like a ratchet",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 10],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Tweezers" }, { name: "Plastic glue" }],
        steps: [
          {
            action: "unplug",
            title: "All cables off",
            how: "Scanners with a mains lead into the case stay closed.",
          },
          {
            action: "unscrew",
            title: "Frame off",
            how: "With the screwdriver, as for cleaning from inside.",
          },
          {
            action: "look",
            title: "Turn the gear by hand",
            how: "Look at every tooth.",
            see: "a split, or a belt that hangs.",
          },
          {
            action: "adjust",
            title: "Hook the belt's spring into its next notch",
            how: "With the tweezers.",
          },
          {
            action: "glue",
            title: "Glue a split gear",
            how: "Off its axle, a trace of plastic glue in the split, tied with thread for a day.",
            putBack: "Press it on without a wobble.",
          },
          {
            action: "test",
            title: "Close it and scan",
            how: "At low and high resolution.",
            see: "a straight line in the scan of a ruler.",
          },
        ],
      },
    },
    feeder: {
      name: "smooth rollers or a torn scrap in the feeder",
      short: "the feeder",
      weight: 5,
      why: "Rubber gets smooth and dusty: it slips, or takes three sheets at once.",
      check: {
        do: "Open the feeder's cover and feel the rollers.",
        finds: "they are shiny and smooth, or a scrap sticks there",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 15],
        tools: [{ name: "Lint-free cloth" }, { name: "Isopropyl alcohol" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Unplug and open the feeder", how: "Lever or key, cover up." },
          {
            action: "clean",
            title: "Pull scraps in the direction of the paper",
            how: "Torch in the other hand.",
            see: "a free path.",
          },
          {
            action: "clean",
            title: "Wipe the rollers",
            how: "Cloth with alcohol, turning them through several rounds, and the small cork or rubber pad opposite.",
            see: "dull rubber that grips.",
          },
          {
            action: "test",
            title: "Feed ten sheets",
            how: "Fanned, straight, guides set.",
            see: "one after the other. If not, a set of rollers for the model costs €10 to 15.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the trouble in the scanner's feeder, or under the glass?",
      answers: {
        feeder: {
          means: "the trouble is in the feeder",
          heard: ["feeder", "adf", "paper", "jams", "pages"],
          when: { feeder: "always", foreign: "rarely", belt: "never" },
        },
        glass: {
          means: "the trouble is under the glass",
          heard: ["under the glass", "carriage", "flatbed", "lights up", "ticking", "grinding"],
          when: { foreign: "often", belt: "often", feeder: "never" },
        },
      },
    },
    {
      ask: "What does the scanner sound like: a fast tick, a grind, or silence?",
      answers: {
        tick: {
          means: "it ticks fast",
          heard: ["ticking", "ticks", "ratchet", "clicking"],
          when: { belt: "often", foreign: "sometimes", feeder: "rarely" },
        },
        grind: {
          means: "it grinds",
          heard: ["grinding", "grinds", "scrapes"],
          when: { foreign: "often", belt: "sometimes", feeder: "rarely" },
        },
        nothing: {
          means: "there is no unusual sound",
          heard: ["silence", "silent", "no noise"],
          when: { feeder: "often", foreign: "sometimes", belt: "rarely" },
        },
      },
    },
    {
      ask: "Can you see something lying under the scanner's glass?",
      answers: {
        yes: {
          means: "something lies under the glass",
          heard: ["debris", "paper clip", "something inside"],
          when: { foreign: "always", belt: "rarely", feeder: "rarely" },
        },
        no: { means: "nothing lies under the glass" },
      },
    },
  ],
  safety: ["Keep hair and sleeves out of the feeder."],
  prevention: ["Take staples out before you feed, and keep clips off the lid."],
  stopWhen: ["The carriage runs against its end again and again: pull the plug."],
});

export const scanner: Playbook = {
  faults: [notRecognised, badPicture, carriage],
  notes: [
    {
      about: ["vuescan", "old driver", "linux"],
      text: "Old scanners often live on with VueScan, or with SANE on Linux, years after the maker's last driver.",
    },
    {
      about: ["resolution", "dpi"],
      text: "300 dpi are enough for documents and prints, 2,400 dpi for slides. More only makes larger files.",
    },
  ],
};
