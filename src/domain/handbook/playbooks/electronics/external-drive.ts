import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const notRecognised = defineFault({
  id: "external-drive-not-recognised",
  name: "is not recognised",
  usual: true,
  weight: 8,
  says: [
    "not recognised",
    "not recognized",
    "not recognised by laptop",
    "not detected",
    "won't turn on",
    "does not start",
    "doesn't show up",
    "not working",
    "can't access",
    "cannot access saved data",
    "no longer being recognised by the computer",
    "usb connector",
    "dead",
    "no light",
    "asks to format",
    "drive not found",
    "won't mount",
    "can't open",
    "usb stick not working",
    "cable broken",
    "new usb cable",
  ],
  causes: {
    cable: {
      name: "a worn cable or a port that gives too little",
      short: "the cable or port",
      weight: 6,
      why: "A disk needs half an amp to spin up. A thin or worn cable, a hub or a tired port gives it enough to light up and too little to turn.",
      check: {
        do: "Use another short cable and a port on the computer itself.",
        finds: "it spins up and appears",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [{ name: "Short USB cable with the same plug" }, { name: "Second computer" }],
        steps: [
          {
            action: "unplug",
            title: "Eject it if you can, then unplug",
            how: "Look at the flat micro plug of many disks: its two halves must be straight.",
            see: "no crack and no play.",
          },
          {
            action: "replace",
            title: "Swap the cable",
            how: "It needs to carry data and, for USB 3, have the broad plug. Short USB cables do best.",
            see: "its lamp and a soft whirr.",
          },
          {
            action: "test",
            title: "Go round the hub",
            how: "Straight into the computer, at the back. Disks with an adapter of their own: check that it is in.",
          },
          {
            action: "test",
            title: "Try the second computer",
            how: "Wait for a minute.",
            see: "the drive in the list.",
          },
          {
            action: "test",
            title: "Copy what matters at once",
            how: "Before you look for reasons.",
          },
        ],
      },
    },
    letter: {
      name: "a drive letter or a format that the computer does not show",
      short: "the letter or format",
      weight: 4,
      why: "The computer sees the disk but gives it no letter, or its format comes from another system.",
      check: {
        do: "Open Disk Management (right-click on Start) or Disk Utility and look for it there.",
        finds: "it is listed with its size, but without a letter",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Computer that it worked on before" }],
        steps: [
          {
            action: "look",
            title: "Say no to formatting",
            how: "Whatever a window proposes.",
            warning: "Formatting and “initialising” wipe the table of your files.",
          },
          {
            action: "adjust",
            title: "Give it a letter",
            how: "Disk Management, right-click on its bar, Change drive letter, Add.",
            see: "the drive in the file list.",
          },
          {
            action: "test",
            title: "Try it where it worked before",
            how: "A Mac disk opens on a Mac, a Linux or television disk there.",
          },
          {
            action: "adjust",
            title: "Run the gentle repair after a copy",
            how: "Right-click, Properties, Tools, Check. On a Mac: First Aid. Only once your files are safe.",
          },
          { action: "test", title: "Open ten files", how: "Old and new ones.", see: "all ten." },
        ],
      },
    },
    port: {
      name: "a loose or broken socket on the drive",
      short: "the drive's socket",
      weight: 4,
      why: "Tugging cracks the socket off its little board. In many cases the disk inside is sound and has a standard plug.",
      check: {
        do: "Move the plug at the drive, very lightly.",
        finds: "its lamp comes and goes, or the socket moves",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [8, 20],
        tools: [
          { name: "Plastic opening pick", instead: "an old loyalty card" },
          { name: "Small screwdriver" },
          { name: "USB case or SATA adapter" },
          { name: "Soft towel" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it come to rest",
            how: "A minute without power; never open one that turns.",
          },
          {
            action: "open",
            title: "Open the case on the towel",
            how: "Run the pick along the seam; screws hide under feet.",
            fallsOut: "Rubber corners.",
            see: "a bare disk with a label.",
          },
          {
            action: "look",
            title: "Look at its plug",
            how: "If the small board pulls off and two L-shaped combs appear, it is a standard SATA disk. If USB is soldered to the disk, stop and hand it over.",
            see: "two combs, one short and one long.",
          },
          {
            action: "unscrew",
            title: "Take the small board off",
            how: "One or two screws with the screwdriver, then slide it off straight.",
            warning: "Touch metal first, and hold the disk by its sides.",
          },
          {
            action: "replace",
            title: "Put the disk into a new case",
            how: "Slide it onto the combs of the USB case or adapter.",
            putBack: "Screw it in, so that it does not wobble.",
          },
          {
            action: "test",
            title: "Plug in and copy",
            how: "Flat on the table.",
            see: "your folders.",
          },
        ],
        stopWhen: [
          "Some makers encrypt by that small board: if the disk then asks to be formatted, put the old board back and ask a data rescuer.",
        ],
      },
    },
    electronics: {
      name: "failed electronics or memory",
      short: "the electronics",
      weight: 3,
      why: "A stick that was bent or a board that got the wrong voltage no longer answers.",
      check: {
        do: "Try three computers and two cables, and feel it after a minute.",
        finds: "no computer reacts, or it gets hot",
        minutes: 6,
      },
      repair: {
        handOver:
          "What is on it can only be read by somebody who changes chips, and every try with current can spoil it.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 500],
        tools: [{ name: "Antistatic bag", instead: "aluminium foil round a paper bag" }],
        steps: [
          { action: "unplug", title: "Plug it in no more", how: "Above all if it gets hot." },
          {
            action: "look",
            title: "Look for copies",
            how: "Clouds, mails, old phones.",
            see: "what is really only on it.",
          },
          {
            action: "look",
            title: "A snapped stick is not lost",
            how: "If only the plug has broken off, a repair café with fine soldering makes it readable once.",
          },
          {
            action: "look",
            title: "Ask a data rescuer for a free look",
            how: "Send it in the bag, padded. €100 to 500, and nothing if nothing is found.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the drive light up or spin when it is plugged in?",
      answers: {
        yes: {
          means: "it lights up or spins",
          heard: ["light comes on", "spins", "lights up"],
          when: { letter: "always", cable: "sometimes", port: "sometimes", electronics: "rarely" },
        },
        no: { means: "it stays dark and still", heard: ["no light", "dead", "no power"] },
      },
    },
    {
      ask: "Have another cable and another port been tried on the drive?",
      answers: {
        yes: {
          means: "another cable and port did not help",
          heard: [
            "tried another cable",
            "new cable",
            "different port",
            "another computer",
            "tried on another",
          ],
          when: { cable: "never", electronics: "often" },
        },
        no: { means: "only one cable has been tried" },
      },
    },
    {
      ask: "Does the drive's plug wobble, or does its lamp follow when you move it?",
      answers: {
        yes: {
          means: "its plug wobbles or the lamp follows",
          heard: ["loose", "wobbly", "usb connector", "connector", "wiggle", "socket broken"],
          when: { port: "always", cable: "sometimes", letter: "never", electronics: "rarely" },
        },
        no: { means: "its plug sits firmly" },
      },
    },
    {
      ask: "Does the computer list the drive in Disk Management or Disk Utility, or ask to format it?",
      answers: {
        yes: {
          means: "the computer lists it or wants to format it",
          heard: ["format", "shows in disk management", "no drive letter", "raw"],
          when: { letter: "always", cable: "rarely", port: "rarely", electronics: "rarely" },
        },
        no: { means: "the computer does not list it" },
      },
    },
    {
      ask: "Was the drive bent, or did a wrong adapter hang on it?",
      answers: {
        yes: {
          means: "it was bent or had a wrong adapter",
          heard: ["bent", "snapped", "wrong adapter", "dropped"],
          when: { electronics: "often", port: "often", cable: "rarely", letter: "never" },
        },
        no: { means: "nothing happened to it" },
      },
    },
  ],
  safety: ["Answer no to every offer to format until your files are copied."],
  prevention: ["Eject before you unplug, and keep a second copy elsewhere."],
  stopWhen: ["The only copy of something precious is on it and two cables did not help."],
});

const clicks = defineFault({
  id: "external-drive-clicks",
  name: "clicks, or was dropped",
  weight: 6,
  says: [
    "clicking",
    "clicking noise",
    "ticking",
    "dropped",
    "fell",
    "grinding",
    "beeping",
    "makes a noise",
    "scraping noise",
    "dropped hard drive",
    "hard drive faulty",
  ],
  causes: {
    power: {
      name: "too little power for its start",
      short: "too little power",
      weight: 3,
      why: "A disk that cannot reach its speed parks its heads and tries again: a soft, even tick every second or two.",
      check: {
        do: "Use a short cable at a port of the computer itself, or a cable with two plugs.",
        finds: "the ticking turns into an even whirr",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [5, 20],
        tools: [{ name: "Y-cable with two USB plugs", instead: "a hub with its own supply" }],
        steps: [
          {
            action: "unplug",
            title: "Stop at once and unplug",
            how: "Each failed start strains the heads.",
          },
          {
            action: "test",
            title: "Give it full power once",
            how: "Two plugs of the Y-cable in two ports.",
            see: "a whirr without a tick.",
          },
          {
            action: "test",
            title: "If it runs, copy without a break",
            how: "The most important files first.",
          },
          {
            action: "look",
            title: "If it still ticks after ten seconds, stop for good",
            how: "Then it is no longer the power.",
          },
        ],
      },
    },
    heads: {
      name: "damaged heads or platters",
      short: "the heads",
      weight: 6,
      why: "The heads fly over the platters at a fraction of a hair. A fall bends them, and from then on they click or scrape the layer with your data off.",
      check: {
        do: "Listen once, for five seconds, on good power.",
        finds: "it clicks, scrapes or beeps and does not appear",
        minutes: 1,
      },
      repair: {
        handOver:
          "Opening it lets in dust that finishes the platters; only a clean room with donor heads helps.",
        difficulty: "Very difficult",
        minutes: 20,
        euros: [0, 900],
        tools: [{ name: "Padded box" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and leave it so",
            how: "Every second of running can cost a folder.",
          },
          {
            action: "look",
            title: "Believe no home remedy",
            how: "Freezer, knocking and spinning by hand ruin what could be saved.",
          },
          {
            action: "look",
            title: "List what was on it and where else it may be",
            how: "Phones, clouds, friends whom you sent pictures.",
            see: "a shorter list than you feared.",
          },
          {
            action: "look",
            title: "Ask two data rescuers",
            how: "A first look free, payment only for found data: €300 to 900. Send it in the padded box.",
          },
        ],
      },
    },
    wear: {
      name: "a worn disk that still reads with pauses",
      short: "a worn disk",
      weight: 4,
      why: "Bad places make it try again and again. It clicks now and then, and files take ages.",
      check: {
        do: "Copy one middle-sized folder and watch the speed.",
        finds: "it stands still in between and goes on",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 180,
        euros: [40, 90],
        tools: [{ name: "New external drive" }, { name: "Computer that can run overnight" }],
        steps: [
          {
            action: "look",
            title: "Rank your folders",
            how: "What you could not bear to lose comes first.",
          },
          {
            action: "test",
            title: "Copy in that order",
            how: "To the new drive, in small portions. Skip files that hang it.",
            see: "a growing copy.",
          },
          {
            action: "test",
            title: "Image the rest",
            how: "ddrescue reads around bad places, with the computer left on overnight.",
          },
          {
            action: "unplug",
            title: "Rest it between portions",
            how: "Unplug it for half an hour when it gets warm.",
          },
          {
            action: "replace",
            title: "Retire it",
            how: "Wipe or drill it, then recycle. The new one gets a twin.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the drive fall or get a knock, perhaps while it was running?",
      answers: {
        yes: {
          means: "it fell or got a knock",
          heard: ["dropped", "fell", "knocked", "drop"],
          when: { heads: "often", wear: "rarely", power: "rarely" },
        },
        no: { means: "it got no knock" },
      },
    },
    {
      ask: "Does the drive still show some of its files?",
      answers: {
        yes: {
          means: "some files can still be read",
          heard: ["some files", "slow", "sometimes", "freezes"],
          when: { wear: "always", heads: "rarely", power: "rarely" },
        },
        no: { means: "no files can be seen", heard: ["not recognised", "not show"] },
      },
    },
    {
      ask: "Does the drive's ticking stop with a shorter cable or a second plug?",
      answers: {
        yes: {
          means: "more power stops the ticking",
          when: { power: "always", heads: "never", wear: "rarely" },
        },
        no: { means: "more power changes nothing", heard: ["tried another cable"] },
      },
    },
  ],
  safety: ["Keep it still and flat while it runs."],
  prevention: ["Put it down before you switch it on, and never carry it running."],
  stopWhen: ["It scrapes or beeps: no further start."],
});

const files = defineFault({
  id: "external-drive-files",
  name: "shows wrong or no files, or is full",
  weight: 4,
  says: [
    "files missing",
    "files gone",
    "deleted files",
    "folders empty",
    "corrupted",
    "full",
    "read only",
    "can't write",
    "recover files",
    "formatted by mistake",
    "virus on usb stick",
    "password forgotten",
    "needs troubleshooting",
    "slow copying",
  ],
  causes: {
    deleted: {
      name: "files that were deleted or a disk that was formatted",
      short: "deleted files",
      weight: 4,
      why: "Deleting only strikes files off the list. Until something new is written, most can be found again.",
      check: {
        do: "Look in its recycle bin and in the hidden folders.",
        finds: "the files are gone from there too, and nothing was written since",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 0],
        tools: [
          { name: "Second drive with enough room" },
          { name: "PhotoRec or another rescue program" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Write nothing more to it",
            how: "Eject it until you are ready.",
          },
          {
            action: "test",
            title: "Install the rescue program on the computer",
            how: "Not on the drive itself.",
          },
          {
            action: "test",
            title: "Scan and save to the second drive, where there is room",
            how: "Choose the kinds of files; a scan takes hours.",
            see: "files with new names.",
          },
          {
            action: "look",
            title: "Open some of each kind",
            how: "Before you touch the old drive again.",
          },
        ],
      },
    },
    damaged: {
      name: "a table of files that was damaged by pulling it out",
      short: "a damaged file table",
      weight: 5,
      why: "The list is written last. Unplugged too early, it points nowhere.",
      check: {
        do: "Try it on a second system, and look whether its used space fits your files.",
        finds: "the space is used, but folders look empty or have odd names",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [{ name: "Spare disk for a copy" }],
        steps: [
          {
            action: "look",
            title: "Show hidden files",
            how: "Some malware only hides them.",
            see: "your folders, pale.",
          },
          { action: "test", title: "Copy what can be read", how: "For safety, a copy first." },
          {
            action: "test",
            title: "Let the system check it",
            how: "Windows: Properties, Tools, Check. Mac: First Aid.",
            see: "a list of repaired entries.",
          },
          {
            action: "unplug",
            title: "Eject, unplug, plug in",
            how: "Look again.",
            see: "folders with their names.",
          },
        ],
      },
    },
    lock: {
      name: "a write lock, a full disk or an encryption",
      short: "a lock or full disk",
      weight: 4,
      why: "Small slides, the wrong format or a forgotten password stand in the way without any damage.",
      check: {
        do: "Read the exact message when you save something on it.",
        finds: "it speaks of write protection, room or a password",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "List of passwords" }],
        steps: [
          {
            action: "look",
            title: "Look for a slide or a switch",
            how: "On sticks and cards, at the edge.",
          },
          {
            action: "adjust",
            title: "Mind the format",
            how: "A Mac only reads NTFS; FAT32 takes no file above 4 GB. After a copy, format as exFAT.",
            warning: "Formatting deletes all: copy first.",
          },
          {
            action: "adjust",
            title: "Make room",
            how: "Empty its own bin; backups of computers can be thinned out in their program.",
            see: "a tenth free.",
          },
          {
            action: "look",
            title: "Look for the key of an encryption",
            how: "BitLocker keys stand in your online account; others in your list of passwords. Without the key nobody gets in.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Were the files on the drive deleted, or was it formatted?",
      answers: {
        yes: {
          means: "files were deleted or it was formatted",
          heard: ["deleted", "formatted", "erased", "wiped"],
          when: { deleted: "always", damaged: "rarely", lock: "rarely" },
        },
        no: { means: "nothing was deleted" },
      },
    },
    {
      ask: "Does the drive speak of write protection, of too little room or of a password?",
      answers: {
        yes: {
          means: "it speaks of a lock, room or a password",
          heard: ["read only", "write protected", "full", "password", "encrypted", "can't write"],
          when: { lock: "always", deleted: "never", damaged: "rarely" },
        },
        no: { means: "there is no such message" },
      },
    },
    {
      ask: "Was the drive pulled out while it was being written to?",
      answers: {
        yes: {
          means: "it was pulled out while writing",
          heard: ["pulled out", "unplugged", "power cut", "corrupted"],
          when: { damaged: "always", deleted: "rarely", lock: "rarely" },
        },
        no: { means: "it was ejected properly" },
      },
    },
  ],
  safety: ["Save found files to another drive, never to the same."],
  prevention: ["Eject, wait for the lamp, unplug."],
  stopWhen: ["It makes noises during the scan."],
});

export const externalDrive: Playbook = {
  faults: [notRecognised, clicks, files],
  notes: [
    {
      about: ["freezer", "home remedy", "knock"],
      text: "Freezing or knocking a disk was never a cure for modern ones. Moisture on the platters makes the rescue dearer.",
    },
    {
      about: ["backup", "how many copies"],
      text: "Three copies on two kinds of storage, one of them in another place, is the rule that saves families' pictures.",
    },
  ],
};
