import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const notStarting = defineFault({
  id: "e-reader-does-not-turn-on",
  name: "does not turn on or charge",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not charging",
    "won't charge",
    "dead",
    "frozen",
    "frozen screen",
    "stuck on sleep screen",
    "battery dead",
    "doesn't wake",
    "on off switch broken",
    "battery symbol with exclamation mark",
    "charger and switch okay",
    "usb port broken",
    "not used for a while",
    "picture stays on the screen",
  ],
  causes: {
    hung: {
      name: "a program that hangs behind a still picture",
      short: "a hung reader",
      weight: 5,
      why: "Electronic paper keeps its picture without power, so a hung reader looks as if it were only asleep.",
      check: {
        do: "Hold the power switch for 40 seconds.",
        finds: "the screen flashes black and white",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Computer" }, { name: "Data cable" }],
        steps: [
          {
            action: "test",
            title: "Hold the switch for 40 seconds",
            how: "Count. Let go, wait for a minute.",
            see: "a flash and the start picture.",
          },
          {
            action: "test",
            title: "Repeat it while it charges",
            how: "After half an hour on the cable.",
          },
          {
            action: "test",
            title: "Connect it to the computer",
            how: "With the data cable.",
            see: "a new drive with a folder of books. Copy it.",
          },
          {
            action: "adjust",
            title: "Update it",
            how: "Fetch the update file for your model from the maker, put it on the drive, eject, Settings, Update.",
          },
          {
            action: "adjust",
            title: "Remove the book that hangs it",
            how: "If it freezes at the same book or while indexing, delete the newest files.",
          },
        ],
      },
    },
    empty: {
      name: "a battery that has been deeply empty",
      short: "an empty battery",
      weight: 5,
      why: "After a year in a drawer the cell sleeps, and the first half hour on the cable shows nothing at all.",
      check: {
        do: "Charge it for three hours with another cable on a 5 V wall charger of 1 to 2 A.",
        finds: "its light or a battery sign comes on",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 190,
        euros: [0, 8],
        tools: [{ name: "5 V wall charger" }, { name: "Second cable" }, { name: "Toothpick" }],
        steps: [
          {
            action: "clean",
            title: "Clear the socket",
            how: "Lift fluff out with the toothpick, reader off.",
            see: "a plug that goes in to its collar.",
          },
          {
            action: "test",
            title: "Charge it in sight for three hours",
            how: "Wall charger, second cable. Quick chargers confuse some old readers.",
            warning: "Stop if the back gets more than hand-warm.",
          },
          {
            action: "test",
            title: "Restart it on the cable",
            how: "Switch held for 40 seconds.",
            see: "a start picture.",
          },
          {
            action: "adjust",
            title: "Switch radio off at first",
            how: "Flight mode, until it is full: searching empties it again.",
          },
        ],
        prevention: ["Charge it to half before it goes into the drawer."],
      },
    },
    battery: {
      name: "a worn battery",
      short: "the battery",
      weight: 3,
      why: "After eight years a charge lasts for days instead of weeks, then for pages.",
      check: {
        do: "Use it on the cable.",
        finds: "it works on the cable and goes off without",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [15, 30],
        tools: [
          { name: "Plastic opening tool", instead: "a guitar pick" },
          { name: "Small screwdriver" },
          { name: "Battery for the model's number" },
        ],
        safety: [
          "The screen's glass is as thin as paper: never bend the reader while you open it.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, cable out, nearly empty",
            how: "Find the model number under Settings or by the serial number's first letters.",
          },
          {
            action: "open",
            title: "Lift the back or the front frame",
            how: "Run the opening tool along the seam from a corner.",
            warning: "Do not push deeper than 5 mm: the cell lies flat behind.",
            fallsOut: "Small clips; some readers have screws under the front frame.",
          },
          {
            action: "unscrew",
            title: "Unplug and free the cell",
            how: "Pull its plug, undo its two to four screws with the screwdriver.",
            see: "a flat cell with a label.",
          },
          {
            action: "replace",
            title: "Screw the new battery in",
            how: "Same plug, same order of wires.",
            putBack: "Plug, screws, frame.",
          },
          {
            action: "test",
            title: "Charge it to the full",
            how: "Before you read.",
            see: "a percentage that rises by 20 to 30 an hour.",
          },
        ],
        stopWhen: ["The cell is thick or has lifted the back."],
      },
    },
    port: {
      name: "a loose charging socket",
      short: "the socket",
      weight: 3,
      why: "The micro-USB socket is soldered on and breaks loose by tugging.",
      check: {
        do: "Move the plug and watch the light.",
        finds: "the light comes and goes",
        minutes: 1,
      },
      repair: {
        handOver:
          "The socket is soldered under a metal frame between plastic parts; without hot air the board is ruined.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 40],
        tools: [{ name: "Cable with a firm plug" }],
        steps: [
          {
            action: "test",
            title: "Try a cable with a firm plug",
            how: "Many cables are worn more than the socket.",
            see: "a light that stays when the reader lies still.",
          },
          {
            action: "unplug",
            title: "Do not wedge the plug",
            how: "Propping it up tears the last joint.",
          },
          {
            action: "test",
            title: "Copy your own files off while it still connects",
            how: "Bought books can be loaded again.",
          },
          {
            action: "look",
            title: "Ask at a repair café or phone shop",
            how: "A socket costs €2, the work €15 to 40.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the e-reader's screen show a picture that never changes?",
      answers: {
        yes: {
          means: "a picture stands still on the screen",
          heard: ["frozen", "stuck on", "sleep screen", "picture stays", "screensaver"],
          when: { hung: "often", empty: "sometimes", battery: "sometimes", port: "rarely" },
        },
        no: {
          means: "the screen is empty or asks for charging",
          heard: ["blank", "battery symbol"],
        },
      },
    },
    {
      ask: "Had the e-reader been unused for months?",
      answers: {
        yes: {
          means: "it had been unused for months",
          heard: ["not used for", "unused", "drawer", "months", "long time"],
          when: { empty: "always", hung: "rarely", battery: "sometimes", port: "rarely" },
        },
        no: { means: "it was in use" },
      },
    },
    {
      ask: "Does the e-reader's charging light come and go when you move the plug?",
      answers: {
        yes: {
          means: "the light changes when the plug is moved",
          heard: ["loose", "wiggle", "usb port broken", "socket"],
          when: { port: "always", hung: "never", empty: "rarely", battery: "rarely" },
        },
        no: { means: "the plug makes no difference" },
      },
    },
    {
      ask: "Did the e-reader's charge last for shorter and shorter times?",
      answers: {
        yes: {
          means: "its charge lasted shorter and shorter",
          heard: ["not hold charge", "drains", "runs out quickly", "battery only lasts"],
          when: { battery: "always", hung: "rarely", empty: "rarely", port: "rarely" },
        },
        no: { means: "its charge lasted as always" },
      },
    },
  ],
  safety: ["Never bend the reader or put weight on it."],
  prevention: ["Restart it once a month and update it once a year."],
  stopWhen: ["The back bulges."],
});

const screen = defineFault({
  id: "e-reader-screen",
  name: "has a broken or faulty screen",
  weight: 7,
  says: [
    "screen broken",
    "broken screen",
    "lines on screen",
    "garbled screen",
    "half the screen frozen",
    "cracked screen",
    "screen damaged",
    "part of the picture stays",
    "screen not responsive",
    "touch not working",
    "ghosting",
    "kindle broken screen",
    "mirror",
    "front light not working",
  ],
  causes: {
    glass: {
      name: "a broken layer of glass inside the display",
      short: "the display's glass",
      weight: 7,
      why: "Electronic paper lies on glass thinner than a card. It cracks from pressure in a bag, and the part beyond the crack stays frozen or shows lines, while the surface looks whole.",
      check: {
        do: "Turn some pages and look which part does not change.",
        finds: "lines or a frozen part run from one point or edge",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [25, 70],
        tools: [
          { name: "Opening tool of plastic" },
          { name: "Precision screwdriver" },
          { name: "Plastic tweezers" },
          { name: "Replacement display" },
        ],
        steps: [
          {
            action: "look",
            title: "Ask the maker and compare prices",
            how: "Some replace it at a discount. A used reader of the same model often costs what a display costs.",
            see: "the number on the display's ribbon in the pictures of the offer.",
          },
          { action: "unplug", title: "Off, cable out, battery low", how: "Work on a soft cloth." },
          {
            action: "open",
            title: "Open it at the seam",
            how: "Slide the tool of plastic round, flat.",
            warning: "Keep it off the cell at the back.",
          },
          {
            action: "unscrew",
            title: "Unplug the cell, then the board",
            how: "Undo the screws with the screwdriver, lift the board's ribbons by their flaps with tweezers.",
            fallsOut: "The board with its frame.",
          },
          {
            action: "replace",
            title: "Lift the old display, set the new one in",
            how: "It is stuck along the edge. Press the new one only at its rim, never in the middle.",
            putBack: "Ribbons straight, flaps down, cell last.",
          },
          {
            action: "test",
            title: "Turn pages before you close it",
            how: "And touch all corners.",
            see: "an even grey without a line.",
          },
        ],
        prevention: ["A stiff cover is what saves the glass in a bag."],
      },
    },
    ghost: {
      name: "a picture that was not refreshed, or a hung display",
      short: "a hung display",
      weight: 3,
      why: "To save power the reader does not redraw everything. Shadows of old pages stay until a full refresh.",
      check: {
        do: "Restart it by holding the switch for 40 seconds.",
        finds: "the whole screen flashes and is clean",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Charging cable" }],
        steps: [
          {
            action: "test",
            title: "Restart it",
            how: "On the cable, switch held for 40 seconds.",
            see: "black, white, start picture.",
          },
          {
            action: "adjust",
            title: "Switch full refresh on",
            how: "Settings, Reading: refresh at each page.",
          },
          {
            action: "test",
            title: "Bring it to room temperature",
            how: "Below 5 °C the paper reacts slowly.",
          },
          {
            action: "adjust",
            title: "Update it",
            how: "With at least half a charge.",
            see: "clean pages.",
          },
        ],
      },
    },
    touch: {
      name: "dirt at the screen's edge or a misled touch",
      short: "the touch",
      weight: 3,
      why: "Many readers feel the finger by light along the frame. A crumb at the edge is a finger that never lifts.",
      check: {
        do: "Brush along all four inner edges and try again.",
        finds: "it answers again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Soft brush" },
          { name: "Microfibre cloth" },
          { name: "Edge of stiff paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cable out, cover off",
            how: "A cover that laps over the edge counts as a finger.",
          },
          {
            action: "clean",
            title: "Run paper along the frame",
            how: "The stiff paper goes between frame and screen, all round; then the brush.",
            fallsOut: "Sand, after a holiday.",
          },
          { action: "clean", title: "Wipe the screen", how: "With the cloth, hardly damp." },
          {
            action: "test",
            title: "Restart and type in the search field",
            how: "All letters.",
            see: "the letters that you touch.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a part of the e-reader's screen stay as it is when you turn the page?",
      answers: {
        yes: {
          means: "a part of the screen never changes",
          heard: [
            "half the screen",
            "part of the screen",
            "lines",
            "frozen part",
            "garbled",
            "stripes",
          ],
          when: { glass: "always", ghost: "rarely", touch: "rarely" },
        },
        no: { means: "the whole screen changes" },
      },
    },
    {
      ask: "Was the e-reader pressed, sat on or dropped?",
      answers: {
        yes: {
          means: "it was pressed, sat on or dropped",
          heard: ["dropped", "sat on", "bag", "pressed", "fell", "stepped"],
          when: { glass: "always", ghost: "rarely", touch: "rarely" },
        },
        no: { means: "nothing pressed on it" },
      },
    },
    {
      ask: "Is the e-reader's picture good and only the touch fails?",
      answers: {
        yes: {
          means: "only the touch fails",
          heard: ["touch", "not responsive", "swipe", "tap"],
          when: { touch: "always", glass: "rarely", ghost: "rarely" },
        },
        no: { means: "the picture itself is bad", heard: ["ghosting", "shadows"] },
      },
    },
  ],
  safety: ["Splinters of the inner glass stay inside; do not cut the film in front."],
  prevention: ["Put nothing on top of it, not even a book."],
  stopWhen: ["You feel splinters through the surface."],
});

const content = defineFault({
  id: "e-reader-content",
  name: "does not load books or connect",
  weight: 4,
  says: [
    "won't connect to wifi",
    "can't download books",
    "books won't open",
    "needs resetting",
    "not recognised by computer",
    "memory full",
    "slow",
    "can't register",
    "library books not working",
    "won't sync",
    "update",
    "reset",
  ],
  causes: {
    link: {
      name: "a Wi-Fi or clock that the reader has wrong",
      short: "the Wi-Fi or clock",
      weight: 5,
      why: "Old readers know only simple Wi-Fi, and with a wrong date no shop lets them in.",
      check: {
        do: "Look at the date in the settings and try the hotspot of a phone.",
        finds: "the date is wrong, or the hotspot works",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Wi-Fi password" }],
        steps: [
          { action: "test", title: "Restart reader and router", how: "Both off for a minute." },
          {
            action: "adjust",
            title: "Set date and time",
            how: "Settings, Device options.",
            see: "today.",
          },
          {
            action: "adjust",
            title: "Forget and join again",
            how: "2.4 GHz and WPA2; type the password with care.",
          },
          {
            action: "test",
            title: "Open the shop",
            how: "And tap Sync.",
            see: "covers appearing.",
          },
        ],
      },
    },
    cable: {
      name: "a cable that only charges",
      short: "a charge-only cable",
      weight: 4,
      why: "Many cables carry power and no data, so that the computer sees nothing.",
      check: {
        do: "Use another cable and confirm the message on the reader.",
        finds: "a drive appears",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [{ name: "Data cable" }, { name: "Calibre, a free program" }],
        steps: [
          {
            action: "test",
            title: "Connect with the data cable",
            how: "Straight into the computer, reader awake.",
            see: "a drive with its name.",
          },
          { action: "test", title: "Tap “connect” on the reader", how: "Some ask first." },
          {
            action: "adjust",
            title: "Copy books in the right format",
            how: "EPUB for most, AZW or EPUB by mail for Kindle. Calibre, the free program, converts your own books.",
          },
          {
            action: "test",
            title: "Eject, then unplug",
            how: "Otherwise the list of books is damaged.",
            see: "the new titles.",
          },
        ],
      },
    },
    account: {
      name: "an account, a licence or a full memory that stands in the way",
      short: "the account or memory",
      weight: 4,
      why: "Bought and lent books open only with the account for which they were made, and shops drop very old readers.",
      check: {
        do: "Look which account is signed in and how much memory is free.",
        finds: "it is another account, signed out, or there is no room",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Account password" }],
        steps: [
          {
            action: "look",
            title: "Free some room",
            how: "Delete read books; bought ones stay in the cloud.",
            see: "100 MB or more.",
          },
          {
            action: "adjust",
            title: "Sign out and in again",
            how: "With the account that bought the books and its password.",
          },
          {
            action: "adjust",
            title: "For lent books authorise it anew",
            how: "Adobe ID: on the computer, in Digital Editions, the same ID as on the reader.",
          },
          {
            action: "adjust",
            title: "Reset it as the last way",
            how: "Copy your own files first.",
            warning: "Notes that were not synced are lost.",
          },
          {
            action: "test",
            title: "Load one book",
            how: "And open it with radio off.",
            see: "its first page.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "How should the books come onto the e-reader: by Wi-Fi, by cable, or are they there but do not open?",
      answers: {
        wifi: {
          means: "books should come by Wi-Fi",
          heard: ["wifi", "wi fi", "download", "sync", "connect"],
          when: { link: "always", cable: "never", account: "sometimes" },
        },
        cable: {
          means: "books should come by cable",
          heard: ["cable", "computer", "usb", "pc"],
          when: { cable: "always", link: "never", account: "rarely" },
        },
        open: {
          means: "books are there but do not open",
          heard: ["not open", "licence", "library", "drm", "register"],
          when: { account: "always", link: "rarely", cable: "rarely" },
        },
      },
    },
    {
      ask: "Do other devices use the same Wi-Fi as the e-reader?",
      answers: {
        yes: {
          means: "other devices use the Wi-Fi",
          when: { link: "sometimes", account: "often", cable: "sometimes" },
        },
        no: {
          means: "the Wi-Fi is new or down",
          heard: ["new router", "wifi down"],
          when: { link: "always", account: "rarely", cable: "rarely" },
        },
      },
    },
    {
      ask: "Was the e-reader reset, given away or bought used?",
      answers: {
        yes: {
          means: "it was reset or changed hands",
          heard: ["reset", "second hand", "given", "bought used", "inherited"],
          when: { account: "always", link: "sometimes", cable: "rarely" },
        },
        no: { means: "it has always been yours" },
      },
    },
  ],
  safety: ["Keep a copy of your own notes and books on a computer."],
  prevention: ["Sync it once a month, so that notes are saved."],
  stopWhen: ["The maker has shut the shop for this model: load by cable from now on."],
});

export const eReader: Playbook = {
  faults: [notStarting, screen, content],
  notes: [
    {
      about: ["front light", "light"],
      text: "The front light is a row of tiny lamps at the lower edge. If it is dark but the page works, restart it, then look at the brightness setting; the lamps themselves come with the display.",
    },
    {
      about: ["water", "bath", "wet"],
      text: "If a reader got wet: off, no charging, open the same day, cell unplugged, brush with strong isopropyl alcohol, dry for a day. Salt water and a wet cell mean hands off.",
    },
  ],
};
