import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noInternet = defineFault({
  id: "router-no-internet",
  name: "gives no internet",
  usual: true,
  weight: 8,
  says: [
    "no internet",
    "not working",
    "no connection",
    "internet down",
    "dsl light off",
    "dsl light blinking",
    "red light",
    "wan light",
    "connected but no internet",
    "broadband down",
    "can't get online",
    "internet light flashing",
    "lost internet",
    "no dial tone through router",
  ],
  causes: {
    line: {
      name: "a fault of the line or the provider",
      short: "the line or provider",
      weight: 5,
      why: "When the line's light blinks or is red, the router is asking and nobody answers: the fault lies outside.",
      check: {
        do: "Look up your provider's fault page by mobile, or ask a neighbour with the same one.",
        finds: "a fault is reported, or the neighbour is off as well",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Mobile phone" }],
        steps: [
          {
            action: "look",
            title: "Read the lights",
            how: "Power, line (DSL, WAN, Internet), Wi-Fi. The line's light should be steady.",
            see: "which of them blinks.",
          },
          {
            action: "test",
            title: "Restart it once, in order",
            how: "Plug out, a minute, plug in, ten minutes of patience. More restarts do not help a broken line.",
          },
          {
            action: "look",
            title: "Look at the fault page",
            how: "On the mobile phone without Wi-Fi. Many providers measure the line there while you wait.",
          },
          {
            action: "look",
            title: "Report it with times",
            how: "Since when, which light, customer number. Ask for a mobile substitute for the days until it runs.",
            see: "a ticket number.",
          },
        ],
      },
    },
    cable: {
      name: "a cable or filter between wall and router",
      short: "the cable or filter",
      weight: 4,
      why: "The thin cable to the wall breaks under furniture, its latch snaps, and splitters of old lines go bad.",
      check: {
        do: "Take the router to the first socket in the flat and connect it there directly, without extension.",
        finds: "the line's light turns steady",
        minutes: 8,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [4, 12],
        tools: [{ name: "New line cable of the same kind" }],
        steps: [
          {
            action: "unplug",
            title: "Router off, cable out at both ends",
            how: "Run it through your fingers.",
            see: "a latch that clicks at both ends.",
          },
          {
            action: "look",
            title: "Choose the right cable",
            how: "DSL: thin, with plugs like a telephone's or network plugs. Fibre and cable television have their own; never bend a fibre sharply.",
          },
          {
            action: "replace",
            title: "Connect it without detours",
            how: "First wall socket, new cable of the same kind, the port marked DSL or WAN. Leave phone splitters out if you do not need them.",
          },
          {
            action: "test",
            title: "Wait ten minutes",
            how: "The first handshake takes time.",
            see: "a steady light, pages that load.",
          },
        ],
      },
    },
    settings: {
      name: "a router that hangs or has lost its login data",
      short: "the router's settings",
      weight: 4,
      why: "After an update or a pressed reset hole it does not know name and password for the provider any more.",
      check: {
        do: "Open the address on its sticker, such as 192.168.1.1, in a browser and read the message under Internet.",
        finds: "it says “login failed” or shows the first-use page",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 0],
        tools: [
          { name: "Provider's letter with login data" },
          { name: "Network cable" },
          { name: "Paper clip" },
        ],
        steps: [
          {
            action: "test",
            title: "Connect a computer by network cable",
            how: "Open the router's page and log in with the password from its sticker.",
            see: "the overview page.",
          },
          {
            action: "adjust",
            title: "Type the login data again",
            how: "Provider, user name, password from the letter. Many routers need only a start code.",
          },
          {
            action: "adjust",
            title: "Update its software",
            how: "System, Update. Two minutes without pulling the plug.",
          },
          {
            action: "adjust",
            title: "Reset it if the page does not open",
            how: "Press the paper clip into the hole for ten seconds with the router on.",
            warning:
              "Names and passwords of your Wi-Fi are gone then. Have the letter ready first.",
          },
          {
            action: "test",
            title: "Open two new pages",
            how: "By cable first, then by Wi-Fi.",
            see: "both load.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "How is the line's light (DSL, WAN or Internet) on the router: steady, blinking or red, or unlit?",
      answers: {
        steady: {
          means: "the line's light is steady",
          heard: ["steady", "lights green", "connected without internet", "lights are fine"],
          when: { settings: "often", line: "rarely", cable: "rarely" },
        },
        blinking: {
          means: "the line's light blinks or is red",
          heard: ["red", "blinking", "flashing", "red light", "orange"],
          when: { line: "often", cable: "often", settings: "rarely" },
        },
        off: {
          means: "the line's light is off",
          heard: ["unlit", "light off", "no light"],
          when: { cable: "often", line: "sometimes", settings: "sometimes" },
        },
      },
    },
    {
      ask: "Was furniture moved, or a cable of the router touched, before this?",
      answers: {
        yes: {
          means: "furniture or a cable was moved",
          heard: ["moved", "furniture", "decorating", "cleaning", "unplugged it", "moved house"],
          when: { cable: "often", line: "rarely", settings: "rarely" },
        },
        no: { means: "nothing was touched" },
      },
    },
    {
      ask: "Does your provider report a fault, or are neighbours of the router without internet?",
      answers: {
        yes: {
          means: "a fault is known or neighbours are off too",
          heard: ["neighbours", "outage", "area"],
          when: { line: "always", cable: "never", settings: "never" },
        },
        no: { means: "no fault is known" },
      },
    },
    {
      ask: "Was the router reset, updated or replaced lately?",
      answers: {
        yes: {
          means: "it was reset, updated or replaced",
          heard: ["reset", "update", "new router", "replaced"],
          when: { settings: "always", line: "rarely", cable: "sometimes" },
        },
        no: { means: "nothing was changed on it" },
      },
    },
  ],
  safety: ["Work on the line outside or in the wall box belongs to the provider."],
  prevention: ["Keep the letter with your login data beside the router."],
  stopWhen: [
    "Two restarts and another cable changed nothing: the provider measures the line for free.",
  ],
});

const weakWifi = defineFault({
  id: "router-weak-wifi",
  name: "has slow, weak or broken Wi-Fi",
  weight: 6,
  says: [
    "wifi slow",
    "weak wifi",
    "wifi drops",
    "wifi keeps dropping",
    "poor signal",
    "no wifi upstairs",
    "slow internet",
    "wifi disappears",
    "device won't connect to wifi",
    "wifi password",
    "wifi booster",
    "mesh",
    "range extender",
    "buffering",
    "wifi not visible",
  ],
  causes: {
    place: {
      name: "a bad place for the router",
      short: "its place",
      weight: 6,
      why: "Walls with steel, water in aquariums and the cupboard swallow the waves. Height and a free view are worth more than a new router.",
      check: {
        do: "Stand beside the router with a phone and run a speed test, then in the bad room.",
        finds: "it is fast beside it and slow in the room",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 60],
        tools: [{ name: "Phone with a speed test" }, { name: "Longer network cable" }],
        steps: [
          {
            action: "test",
            title: "Measure in every room",
            how: "Note the numbers of the speed test.",
            see: "where it breaks down.",
          },
          {
            action: "unplug",
            title: "Move it",
            how: "Unplug it, then to the middle of the flat, at head height, out of the cupboard, a metre from television, microwave and radiators.",
          },
          { action: "adjust", title: "Set the aerials", how: "One upright, one lying." },
          {
            action: "test",
            title: "Measure again",
            how: "In the same places.",
            see: "half more than before in the bad room.",
          },
          {
            action: "replace",
            title: "Bridge what is left",
            how: "A network cable to a second access point is best; a mesh pair is easiest; a cheap repeater halves the speed.",
          },
        ],
      },
    },
    channel: {
      name: "a crowded channel or a tired router",
      short: "the channel or load",
      weight: 4,
      why: "In a house with twenty routers all talk at once, and a router that has run for months loses track.",
      check: {
        do: "Restart the router and test at ten in the morning and at eight in the evening.",
        finds: "it is slow in the evening, or fast after a restart",
        minutes: 6,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Computer" }],
        steps: [
          { action: "test", title: "Restart it", how: "Plug out for a minute." },
          {
            action: "adjust",
            title: "Set the channel to automatic",
            how: "Router's page on the computer, Wi-Fi, Channel. On 2.4 GHz only 1, 6 and 11 make sense.",
          },
          {
            action: "adjust",
            title: "Give 5 GHz its own name",
            how: "So near devices use the fast band and far ones the other.",
            see: "two names in the list.",
          },
          {
            action: "adjust",
            title: "See who uses it",
            how: "Page “Devices”. A backup or a stranger shows there; change the password then.",
          },
          {
            action: "test",
            title: "Watch it for two evenings",
            how: "Same time, same place.",
            see: "steady numbers.",
          },
        ],
      },
    },
    device: {
      name: "one device that remembers the network wrongly",
      short: "one device",
      weight: 4,
      why: "Old passwords, old radios and saving modes make a single device stumble while the others are well.",
      check: {
        do: "Try three other devices in the same spot.",
        finds: "only one of them fails",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 15],
        tools: [{ name: "Wi-Fi password from the sticker" }],
        steps: [
          {
            action: "adjust",
            title: "Forget the network on the device and join again",
            how: "Type the password from the sticker, with capital letters as printed.",
          },
          {
            action: "adjust",
            title: "Offer it a network that it knows",
            how: "Old devices see 2.4 GHz with WPA2 only. Switch “WPA2 and WPA3 mixed” on.",
            see: "the name in its list.",
          },
          {
            action: "adjust",
            title: "Switch its saving mode and VPN off",
            how: "And let date and time be set by itself.",
          },
          {
            action: "test",
            title: "Load a film for ten minutes",
            how: "Beside the router, then in its place.",
            see: "no pause.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the connection good right beside the router?",
      answers: {
        yes: {
          means: "it is good beside the router",
          heard: ["upstairs", "other room", "far away", "bedroom", "next to it"],
          when: { place: "always", channel: "rarely", device: "rarely" },
        },
        no: { means: "it is bad beside the router too" },
      },
    },
    {
      ask: "Does only one device have trouble with the router?",
      answers: {
        yes: {
          means: "only one device has trouble",
          heard: [
            "only my laptop",
            "single device",
            "only one device",
            "only this device",
            "printer won't",
          ],
          when: { device: "always", place: "rarely", channel: "never" },
        },
        no: {
          means: "all devices have trouble",
          heard: ["everything", "every device"],
        },
      },
    },
    {
      ask: "Is it worse in the evening, or better for a while after a restart of the router?",
      answers: {
        yes: {
          means: "it is worse in the evening or better after a restart",
          heard: ["evening", "after restart", "restart helps", "reboot"],
          when: { channel: "always", place: "rarely", device: "rarely" },
        },
        no: { means: "time and restart make no difference" },
      },
    },
  ],
  safety: ["Router plugs and strips lie dry and off the carpet."],
  prevention: ["Let it restart once a week by its own timer."],
  stopWhen: ["The speed by cable is poor too: then it is the line."],
});

const restarts = defineFault({
  id: "router-restarts",
  name: "restarts by itself or does not turn on",
  weight: 4,
  says: [
    "keeps restarting",
    "restarts",
    "reboots",
    "no lights",
    "won't turn on",
    "dead",
    "no power",
    "switches off",
    "overheats",
    "hot",
    "cuts out",
    "lights go off",
    "goes off every evening",
  ],
  causes: {
    adapter: {
      name: "a worn adapter",
      short: "the adapter",
      weight: 6,
      why: "It works day and night for years. Its voltage sags as soon as the router has something to do.",
      check: {
        do: "Feel plug and adapter, and move the thin plug at the router.",
        finds: "it restarts when you move the plug, or the adapter is stone cold or very hot",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [8, 20],
        tools: [{ name: "Adapter with the same volts" }],
        steps: [
          {
            action: "unplug",
            title: "Pull it and read the label",
            how: "Volts, amps and the small drawing with plus and minus.",
          },
          {
            action: "look",
            title: "Match three things",
            how: "Same volts, at least the same amps, plug of the same size with plus in the same place.",
            see: "three ticks.",
          },
          {
            action: "replace",
            title: "Put the new one in",
            how: "Straight at the wall.",
            warning:
              "12 V into a 9 V router ends it within seconds. Providers exchange adapters for free, so ask first.",
          },
          {
            action: "test",
            title: "Let it run for a day",
            how: "The router's page shows since when.",
            see: "an uptime of 24 hours.",
          },
        ],
      },
    },
    heat: {
      name: "heat in its place",
      short: "heat",
      weight: 4,
      why: "In a closed box or stacked on other devices it cooks, and protects itself by restarting.",
      check: {
        do: "Lay a hand on it when it fails, then run it for a day on the open table.",
        finds: "it is hot, and runs on the table",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Soft brush" }],
        steps: [
          { action: "unplug", title: "Plug out, cool for an hour", how: "Take it out of its box." },
          {
            action: "clean",
            title: "Brush its slots",
            how: "From outside with the soft brush.",
            see: "light through them.",
          },
          {
            action: "adjust",
            title: "Stand it upright and free",
            how: "Or hang it on the wall as meant, with nothing on top.",
          },
          {
            action: "test",
            title: "Feel it after an evening",
            how: "With a film running.",
            see: "warm, but easy to touch.",
          },
        ],
      },
    },
    board: {
      name: "software or a board that has failed",
      short: "the router itself",
      weight: 3,
      why: "A bad update makes it turn in a circle, and after a thunderstorm a part on the board is gone.",
      check: {
        do: "Start it with nothing but its adapter plugged in.",
        finds: "it restarts or stays dark even so, with a sound adapter",
        minutes: 6,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 60],
        tools: [{ name: "Network cable" }, { name: "Computer" }],
        steps: [
          {
            action: "unplug",
            title: "All cables off for ten minutes",
            how: "Storage sticks too: a bad one stops the start.",
          },
          {
            action: "test",
            title: "Reset it",
            how: "Hold the reset hole for fifteen seconds while it is on.",
            see: "lights that go through their start.",
          },
          {
            action: "adjust",
            title: "Load its software again",
            how: "The maker has a recovery program; connect the computer by network cable to port 1 and follow it.",
          },
          {
            action: "look",
            title: "After lightning, ask for a new one",
            how: "Rented routers are exchanged by the provider; own ones by household insurance in some cases.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the router restart when you move its power plug or adapter?",
      answers: {
        yes: {
          means: "moving the power plug restarts it",
          heard: ["loose plug", "wiggle", "move the plug"],
          when: { adapter: "always", heat: "never", board: "rarely" },
        },
        no: { means: "the plug makes no difference" },
      },
    },
    {
      ask: "Is the router hot, or shut into a box or cupboard?",
      answers: {
        yes: {
          means: "it is hot or shut in",
          heard: ["hot", "cupboard", "overheats", "box"],
          when: { heat: "always", adapter: "sometimes", board: "rarely" },
        },
        no: { means: "it stands free and is only warm" },
      },
    },
    {
      ask: "Did it begin after an update or a thunderstorm at the router?",
      answers: {
        yes: {
          means: "it began after an update or thunderstorm",
          heard: ["storm", "lightning", "thunder", "update", "power cut"],
          when: { board: "often", adapter: "sometimes", heat: "never" },
        },
        no: { means: "it began by itself" },
      },
    },
    {
      ask: "Are there any lights on the router?",
      answers: {
        yes: {
          means: "its lights come and go",
          heard: ["lights", "restarts", "reboots", "restarting"],
          when: { heat: "often", board: "often", adapter: "sometimes" },
        },
        no: { means: "there are no lights", heard: ["no lights", "dead", "no power"] },
      },
    },
  ],
  safety: ["The adapter is replaced, never opened."],
  prevention: ["Pull adapter and line cable before a thunderstorm when you go away."],
  stopWhen: ["The adapter is brown, buzzes or smells."],
});

export const router: Playbook = {
  faults: [noInternet, weakWifi, restarts],
  notes: [
    {
      about: ["reset hole", "factory reset"],
      text: "The reset hole wipes name, password and login data of the router. Have the provider's letter at hand before you press it.",
    },
    {
      about: ["security", "old router", "update"],
      text: "A router that gets no updates any more should go: it is the front door of all devices. Ask the provider for an exchange.",
    },
  ],
};
