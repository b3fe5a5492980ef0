import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const handset = defineFault({
  id: "landline-phone-answering-machine-handset",
  name: "has a handset that does not charge or stay on",
  usual: true,
  weight: 8,
  says: [
    "batteries will not recharge",
    "handset won't charge",
    "battery flat",
    "won't hold charge",
    "handset dead",
    "cordless phone not charging",
    "goes off during call",
    "beeps and cuts out",
    "no display",
    "not working",
    "won't turn on",
    "batteries apparently not charging",
  ],
  causes: {
    cells: {
      name: "worn rechargeable cells",
      short: "the cells",
      weight: 7,
      why: "Two small rechargeable cells sit on the cradle day and night. After three to five years they are full in minutes and empty in minutes.",
      check: {
        do: "Open the lid and put in two charged AAA rechargeable cells, or look whether the old ones are older than four years.",
        finds: "it works with other cells, or beeps after minutes of talk",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [5, 12],
        tools: [{ name: "Two AAA NiMH cells, 550 to 800 mAh" }],
        steps: [
          {
            action: "unplug",
            title: "Handset off the cradle, lid down",
            how: "Press the ridged spot and slide.",
            fallsOut: "Two cells, or a small pack with a plug.",
          },
          {
            action: "look",
            title: "Read what was in it",
            how: "NiMH, 1.2 V, AAA in most. A pack with a wire is ordered by its number.",
            warning: "Never put in normal alkaline cells: on the cradle they leak or burst.",
          },
          {
            action: "replace",
            title: "Put both new cells in",
            how: "Same make, same mAh, plus and minus as drawn.",
            putBack: "Lid until it clicks.",
          },
          {
            action: "test",
            title: "Sixteen hours on the cradle",
            how: "The first charge is a long one.",
            see: "a full sign, and ten hours of talk afterwards.",
          },
        ],
        prevention: ["Take the handset off the cradle when it is full, now and then for a day."],
      },
    },
    contacts: {
      name: "dirty charging contacts",
      short: "the contacts",
      weight: 5,
      why: "Hand grease lies on two small metal spots, and dust in the cradle.",
      check: {
        do: "Press the handset gently into its cradle and watch the charging sign.",
        finds: "the sign comes when you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Pencil eraser" }, { name: "Cotton bud" }, { name: "Isopropyl alcohol" }],
        steps: [
          { action: "unplug", title: "Unplug the cradle", how: "Brush crumbs out of it." },
          {
            action: "clean",
            title: "Rub the handset's spots",
            how: "With the eraser, then a cotton bud with alcohol.",
            see: "bright metal.",
          },
          {
            action: "clean",
            title: "Wipe and lift the cradle's springs",
            how: "Both should spring up by 2 mm.",
          },
          {
            action: "test",
            title: "Plug in and put it down",
            how: "Three times.",
            see: "the sign or beep at each.",
          },
        ],
      },
    },
    adapter: {
      name: "a cradle without current",
      short: "the adapter",
      weight: 3,
      why: "Base and extra cradles each have an adapter, and they are easily mixed up.",
      check: {
        do: "Feel the adapter after an hour, and put the handset on another cradle of the set.",
        finds: "it charges on another cradle, or the adapter is cold",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Fitting adapter" }],
        steps: [
          { action: "test", title: "Try another socket", how: "One in which a lamp works." },
          {
            action: "unplug",
            title: "Read volts on adapter and cradle",
            how: "Both labels must agree: base and cradle often differ, 6.5 V and 9 V.",
          },
          {
            action: "replace",
            title: "Put the fitting adapter in",
            how: "Same volts, same plug, same polarity.",
            warning: "Do not exchange the two adapters of a set by eye: read.",
          },
          {
            action: "test",
            title: "Put the handset on",
            how: "For ten minutes.",
            see: "a charging sign and a slightly warm adapter.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the cells in the telephone's handset older than three years?",
      answers: {
        yes: {
          means: "its cells are old or never changed",
          heard: ["years old", "original batteries", "never changed", "old"],
          when: { cells: "always", contacts: "sometimes", adapter: "sometimes" },
        },
        no: {
          means: "its cells are new",
          heard: ["new batteries", "replaced batteries", "new cells"],
          when: { cells: "rarely", contacts: "often", adapter: "often" },
        },
      },
    },
    {
      ask: "Does the telephone show a charging sign when the handset is pressed into its cradle?",
      answers: {
        yes: {
          means: "pressing it brings the sign",
          heard: ["press it down", "wiggle"],
          when: { contacts: "always", cells: "rarely", adapter: "never" },
        },
        no: { means: "pressing changes nothing" },
      },
    },
    {
      ask: "Does the handset charge on another cradle of the telephone?",
      answers: {
        yes: {
          means: "it charges on another cradle",
          heard: ["other cradle"],
          when: { adapter: "always", contacts: "sometimes", cells: "never" },
        },
        no: { means: "there is no other cradle, or it does not charge there" },
      },
    },
  ],
  safety: ["Only rechargeable cells go into a handset that sits on a cradle."],
  prevention: ["Change both cells every three years."],
  stopWhen: ["The cells get hot on the cradle."],
});

const noLine = defineFault({
  id: "landline-phone-answering-machine-no-line",
  name: "has no dial tone, or a bad line",
  weight: 6,
  says: [
    "no dial tone",
    "line dead",
    "can't make calls",
    "crackles",
    "noise on the line",
    "sound fades",
    "can't hear",
    "they can't hear me",
    "works as a lamp but not as phone",
    "hum on the line",
    "searching for base",
    "does not ring",
    "no connection to base",
    "can't hear phone ring",
  ],
  causes: {
    line: {
      name: "the line, or a change at the provider",
      short: "the line",
      weight: 5,
      why: "Telephones now run through the router. An old one in the wall socket has nobody to talk to, and a dead router silences all.",
      check: {
        do: "Plug another telephone into the same socket, and look at the phone light of the router.",
        finds: "the other one is silent too",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [
          {
            name: "Telephone adapter for the router",
            instead: "the cable that came with the router",
          },
        ],
        steps: [
          {
            action: "test",
            title: "Call your number from a mobile",
            how: "Engaged, ringing or “not available” each tell something.",
            see: "which of the three.",
          },
          {
            action: "unplug",
            title: "Move the telephone's plug into the router",
            how: "Socket “Phone 1” or “FON”, with the adapter if the plug does not fit the router.",
          },
          {
            action: "adjust",
            title: "Assign the number",
            how: "Router's page, Telephony: device “analogue telephone”. Old dial-pulse sets need a router that understands them.",
          },
          {
            action: "test",
            title: "Call out and in",
            how: "Both ways.",
            see: "tone, ring, voice.",
          },
        ],
      },
    },
    cord: {
      name: "a worn cord or plug",
      short: "the cord",
      weight: 5,
      why: "The curly cord breaks inside at its ends; plugs lose their latch.",
      check: {
        do: "Bend the cords at both ends during the tone.",
        finds: "the tone crackles or comes and goes",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [3, 10],
        tools: [{ name: "New curly cord or line cord" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it at the wall",
            how: "Press the latch of each small plug and draw it out.",
          },
          {
            action: "look",
            title: "Compare plugs",
            how: "Curly cord: the narrow one (4P4C). Line: the wider (RJ11) or the national one. Old sets have screws inside.",
          },
          {
            action: "replace",
            title: "Click the new cord in",
            how: "Both ends.",
            see: "plugs that cannot be pulled out.",
          },
          {
            action: "test",
            title: "Listen and move",
            how: "A call of some minutes.",
            see: "no crackle.",
          },
        ],
      },
    },
    handset: {
      name: "a dirty receiver, or a handset that has lost its base",
      short: "the handset or registration",
      weight: 4,
      why: "The small holes over ear and mouth clog; cordless handsets forget their base when the cells were out.",
      check: {
        do: "Look at the display for “search base”, and into the holes with a lamp.",
        finds: "it searches, or the holes are closed",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Dry toothbrush" }, { name: "Adhesive putty" }, { name: "Manual" }],
        steps: [
          {
            action: "clean",
            title: "Open the holes",
            how: "Dry toothbrush, then dab with adhesive putty. No needle: a membrane lies behind.",
            see: "light in each hole.",
          },
          {
            action: "adjust",
            title: "Turn the volume up during a call",
            how: "It is kept apart from the ringer's.",
          },
          {
            action: "unplug",
            title: "Restart base and handset",
            how: "Base without mains for a minute, cells out as long.",
          },
          {
            action: "adjust",
            title: "Register it again",
            how: "Hold the page key of the base for five seconds, as the manual draws it; handset menu, Register, code 0000.",
            see: "the base's name in the display.",
          },
          {
            action: "test",
            title: "Call from three rooms",
            how: "Away from router and microwave.",
            see: "a clear voice.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another telephone work in the same socket?",
      answers: {
        yes: {
          means: "another telephone works there",
          heard: ["another phone works"],
          when: { line: "never", cord: "often", handset: "often" },
        },
        no: {
          means: "another telephone is silent too",
          heard: ["line dead", "new provider", "new router", "fibre"],
        },
      },
    },
    {
      ask: "Does the telephone's sound crackle or come and go when you move its cord?",
      answers: {
        yes: {
          means: "moving the cord changes the sound",
          heard: ["crackles", "crackle", "cord", "intermittent"],
          when: { cord: "always", line: "rarely", handset: "rarely" },
        },
        no: { means: "the cord makes no difference" },
      },
    },
    {
      ask: "Does the telephone say that it searches its base, or is only the voice too quiet?",
      answers: {
        yes: {
          means: "it searches its base or the voice is quiet",
          heard: ["searching", "search base", "no base", "quiet", "fades", "can't hear"],
          when: { handset: "always", line: "rarely", cord: "sometimes" },
        },
        no: { means: "neither is so" },
      },
    },
  ],
  safety: ["A ringing line carries up to 90 V: unplug it before you touch its wires."],
  prevention: ["Untwist the curly cord now and then by letting the handset hang."],
  stopWhen: ["The wall socket itself would have to be opened."],
});

const answering = defineFault({
  id: "landline-phone-answering-machine-messages",
  name: "does not take or play messages, or has dead keys",
  weight: 4,
  says: [
    "answering machine not recording",
    "messages not playing",
    "no messages",
    "tape stuck",
    "keys not working",
    "buttons don't work",
    "display faded",
    "memory full",
    "doesn't answer",
    "announcement gone",
    "ringer not working",
    "number keys stuck",
  ],
  causes: {
    setting: {
      name: "a full memory or a setting",
      short: "the memory or setting",
      weight: 5,
      why: "A full memory takes nothing more, and a provider's voicemail may be quicker than the machine.",
      check: {
        do: "Delete old messages, and call yourself to hear who answers after how many rings.",
        finds: "the memory was full, or the provider's voice answers",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Mobile phone" }],
        steps: [
          {
            action: "adjust",
            title: "Delete and switch on",
            how: "Delete all messages; the key “On” must light.",
          },
          {
            action: "adjust",
            title: "Let it answer sooner",
            how: "Three rings, or switch the provider's voicemail off.",
          },
          {
            action: "adjust",
            title: "Speak the announcement again",
            how: "After a power cut it is often gone.",
          },
          {
            action: "test",
            title: "Call by mobile phone",
            how: "Leave ten words.",
            see: "a blinking number.",
          },
        ],
      },
    },
    tape: {
      name: "a worn tape or belt in an old machine",
      short: "the tape or belt",
      weight: 3,
      why: "Small cassettes stretch, and the belt slips.",
      check: {
        do: "Look through the window while it plays.",
        finds: "the reels stand still or turn by fits",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 10],
        tools: [{ name: "Microcassette" }, { name: "Cotton bud" }, { name: "Isopropyl alcohol" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the tape out",
            how: "If tape hangs inside, wind it in with a pencil.",
          },
          {
            action: "clean",
            title: "Wipe head and rubber roller",
            how: "Cotton bud with alcohol, through the open lid.",
            see: "no brown on the bud.",
          },
          {
            action: "replace",
            title: "Put a fresh microcassette in",
            how: "Used ones from the flea market do.",
          },
          {
            action: "test",
            title: "Record and play",
            how: "Twenty words.",
            see: "an even voice. If reels still stand, its belt is due at a repair café.",
          },
        ],
      },
    },
    keys: {
      name: "greasy key contacts",
      short: "the keys",
      weight: 4,
      why: "Below the keys lies a rubber mat like that of a remote control, and it sweats.",
      check: { do: "Press the bad keys hard.", finds: "they work when pressed hard", minutes: 1 },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 2],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Plastic card" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton cloth" },
        ],
        steps: [
          { action: "unplug", title: "Off the line, off the mains, cells out", how: "All three." },
          {
            action: "open",
            title: "Undo the screws and the seam",
            how: "Screwdriver first, also in the battery bay; then the card.",
            fallsOut: "Key mat and board.",
          },
          {
            action: "clean",
            title: "Wipe board and mat",
            how: "Alcohol on the cloth; the black dots only lightly.",
            see: "a cloth that stays clean.",
          },
          {
            action: "reassemble",
            title: "Mat in, board on, seam closed",
            how: "Mind the wires of speaker and cells.",
            putBack: "Screws by hand.",
          },
          {
            action: "test",
            title: "Dial every digit",
            how: "0 to 9, star and hash.",
            see: "each on the display at a light touch.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it about messages or about keys on the telephone?",
      answers: {
        messages: {
          means: "it is about messages",
          heard: ["message", "messages", "answering", "record", "announcement", "memory"],
          when: { setting: "often", tape: "often", keys: "never" },
        },
        keys: {
          means: "it is about keys",
          heard: ["keys", "buttons", "key", "button", "digit"],
          when: { keys: "always", setting: "rarely", tape: "never" },
        },
      },
    },
    {
      ask: "Has the answering machine a small cassette?",
      answers: {
        yes: {
          means: "it has a cassette",
          heard: ["tape", "cassette"],
          when: { tape: "always", setting: "rarely", keys: "sometimes" },
        },
        no: { means: "it has no cassette", heard: ["digital"] },
      },
    },
    {
      ask: "Does somebody else's voice, such as your provider's, take the call before the answering machine?",
      answers: {
        yes: {
          means: "the provider's voice takes the call",
          heard: ["voicemail", "provider"],
          when: { setting: "always", tape: "rarely", keys: "rarely" },
        },
        no: { means: "nobody else takes the call" },
      },
    },
  ],
  safety: ["Pull the line plug before the case is opened."],
  prevention: ["Empty the memory once a month."],
  stopWhen: ["The board is green or brown where the line comes in, after a thunderstorm."],
});

export const landlinePhoneAnsweringMachine: Playbook = {
  faults: [handset, noLine, answering],
  notes: [
    {
      about: ["which battery", "battery type", "alkaline"],
      text: "Cordless handsets take NiMH cells, mostly AAA with 550 to 800 mAh. Alkaline cells must not go on a cradle.",
    },
    {
      about: ["old telephone", "rotary", "dial phone", "pulse"],
      text: "Rotary telephones dial with pulses. Many routers understand them; for others a small pulse-to-tone converter costs about €25.",
    },
  ],
};
