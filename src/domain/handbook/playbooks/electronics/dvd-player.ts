import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const tray = defineFault({
  id: "dvd-player-tray",
  name: "does not open or close its tray",
  weight: 8,
  says: [
    "tray stuck",
    "tray not coming out",
    "drawer not opening",
    "won't open",
    "won't eject",
    "tray sticking",
    "tray won't close",
    "disc stuck inside",
    "dvd stuck inside",
    "tray not operating",
    "opens and closes again",
    "drawer stuck",
    "eject not working",
    "tray was stuck",
    "won't load",
  ],
  causes: {
    belt: {
      name: "a slack or slipping belt of the tray",
      short: "the tray belt",
      weight: 6,
      why: "A rubber ring no bigger than a coin pulls the tray. It stretches with age, and then its wheel slips: you hear a hum, and the tray trembles.",
      check: {
        do: "Press Open, listen, and help the tray with a fingernail.",
        finds: "the motor hums, and it opens when you help",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 8],
        tools: [
          { name: "Crosshead screwdriver" },
          {
            name: "Small square belt",
            instead: "a firm rubber ring of 25 mm, for a while",
          },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Straightened paper clip" },
        ],
        safety: [
          "Inside lies an open power supply at the side where the mains lead comes in: do not touch it, even unplugged, and cover it with a piece of dry card.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and wait for an hour",
            how: "So that the supply's capacitors run down.",
          },
          {
            action: "open",
            title: "Free the tray by its pinhole",
            how: "Push the paper clip into the small hole under the tray, and draw the tray out by hand.",
            see: "the tray, and with luck the disc.",
          },
          {
            action: "unscrew",
            title: "Take the hood off",
            how: "Five to seven screws at back and sides with the screwdriver; lift it at the back.",
            fallsOut: "Tray trim: it unclips upwards before the drive comes out.",
            warning: "Keep your hands at the drive's end, away from the supply.",
          },
          {
            action: "clean",
            title: "Wipe both pulleys",
            how: "Lift the belt off. Roll alcohol on cotton buds round both wheels, until the shine is gone.",
            see: "dull plastic that grips.",
          },
          {
            action: "replace",
            title: "Put the new belt on",
            how: "It should sit taut and untwisted: about a twentieth shorter than the old one.",
            putBack: "Use tweezers or the paper clip, no grease.",
          },
          {
            action: "reassemble",
            title: "Hood on, then plug in",
            how: "All screws back before the plug goes in.",
            see: "a tray that opens in one go, ten times.",
          },
        ],
      },
    },
    blocked: {
      name: "a disc out of place or something foreign in the tray",
      short: "a disc out of place",
      weight: 4,
      why: "A disc that has slid off its hollow, or two at once, wedges the tray from inside.",
      check: {
        do: "Tilt the unplugged player gently and listen.",
        finds: "something slides, or the tray moves a little and stops hard",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Paper clip" }, { name: "Torch" }, { name: "Wooden skewer" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out for five minutes",
            how: "Then in again, holding Open: many players give the disc back at the start. If not, unplug once more.",
          },
          {
            action: "open",
            title: "Use the pinhole",
            how: "Push the clip in straight until you feel a wheel give way, and draw the tray.",
            see: "the tray coming by a centimetre or more.",
          },
          {
            action: "look",
            title: "Light in and guide the disc",
            how: "Torch in one hand, lift or slide the disc with the skewer while you draw.",
            warning: "Do not press the disc down: the lens lies below.",
            fallsOut: "The disc, now and then a second one.",
          },
          {
            action: "test",
            title: "Close it empty, then plug in",
            how: "Open and close five times without a disc.",
            see: "no scraping.",
          },
        ],
      },
    },
    gear: {
      name: "a broken gear or a dead tray motor",
      short: "the gear or motor",
      weight: 3,
      why: "A tooth of the rack breaks when the tray is pushed shut by hand for years.",
      check: {
        do: "Listen as you press Open: a hum, a rattle or nothing.",
        finds: "it rattles like a ratchet, or nothing moves with the display lit",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [0, 25],
        tools: [
          { name: "Pin", instead: "a straightened paper clip" },
          { name: "Used player of the same type" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off the mains, tray out by the pinhole",
            how: "Press the pin in and draw the tray out as far as it goes.",
          },
          {
            action: "look",
            title: "Look along the teeth",
            how: "Both at the tray's underside and at the white wheel below.",
            see: "a gap in the row, or a crack from hub to rim.",
          },
          {
            action: "look",
            title: "Weigh it up",
            how: "Gears are not sold alone. A used player of the same type or a new simple one costs €15 to 30.",
          },
          {
            action: "test",
            title: "Keep using it with the tray helped",
            how: "If just the last tooth is gone, a hand that helps for the last centimetre does no harm.",
            see: "discs that play.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What do you hear when you press Open on the player: a hum, a rattle or silence?",
      answers: {
        hum: {
          means: "the motor hums",
          heard: ["hums", "motor runs", "whirs", "trying to open"],
          when: { belt: "often", blocked: "sometimes", gear: "rarely" },
        },
        rattle: {
          means: "it rattles like a ratchet",
          heard: ["rattles", "clicks", "ratchet", "grinding"],
          when: { gear: "always", belt: "rarely", blocked: "sometimes" },
        },
        nothing: {
          means: "nothing is to be heard",
          heard: ["silence", "no sound", "nothing happens", "silent"],
          when: { gear: "sometimes", blocked: "sometimes", belt: "rarely" },
        },
      },
    },
    {
      ask: "Does the player's tray open when you help it with a fingernail?",
      answers: {
        yes: {
          means: "the tray opens with help",
          heard: ["helps if I", "pull it", "sticking", "sticks"],
          when: { belt: "always", blocked: "rarely", gear: "sometimes" },
        },
        no: { means: "the tray does not come even with help" },
      },
    },
    {
      ask: "Is a disc inside the player, or did one slip?",
      answers: {
        yes: {
          means: "a disc is inside or slipped",
          heard: ["disc stuck", "dvd stuck", "disc inside", "two discs"],
          when: { blocked: "often", belt: "sometimes", gear: "sometimes" },
        },
        no: { means: "the tray is empty" },
      },
    },
    {
      ask: "Was the player moved with a disc in it, or does something slide inside?",
      answers: {
        yes: {
          means: "it was moved with a disc, or something slides",
          heard: ["moved", "rattles inside", "carried"],
          when: { blocked: "often", belt: "rarely", gear: "rarely" },
        },
        no: { means: "it stood still" },
      },
    },
  ],
  safety: ["Do not pry at the tray with a screwdriver."],
  prevention: ["Close the tray by its key, never by pushing."],
  stopWhen: ["A wheel or rack inside is broken and no like player can be found for parts."],
});

const doesNotRead = defineFault({
  id: "dvd-player-does-not-read",
  name: "does not read its discs",
  weight: 7,
  says: [
    "dvd won't play",
    "not playing disks",
    "dvd isn't playing",
    "does not read discs",
    "no disc",
    "disc error",
    "disc error message",
    "skips",
    "freezes",
    "starts then stops",
    "won't load",
    "cannot read disc",
    "motor not spinning",
    "laser not working",
    "it will not play anything",
    "stutters",
    "blu ray not playing",
  ],
  causes: {
    disc: {
      name: "a dirty, scratched or foreign disc",
      short: "the disc",
      weight: 5,
      why: "Prints and scratches hide the track, and a region code or home-made disc may not be allowed.",
      check: { do: "Try two bought discs that play elsewhere.", finds: "they play", minutes: 3 },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }, { name: "Washing-up liquid" }],
        steps: [
          {
            action: "look",
            title: "Read the small print of the disc",
            how: "Region number in a globe, Blu-ray or DVD, bought or burned. A DVD player reads no Blu-ray.",
          },
          {
            action: "clean",
            title: "Wash it",
            how: "Water and a drop of washing-up liquid, dry with the cloth from hub to rim.",
            see: "no prints in slanting light.",
          },
          {
            action: "clean",
            title: "Polish a shallow scratch",
            how: "A little toothpaste on a wet finger, across the scratch, rinse. It works for scratches that a nail does not feel.",
          },
          {
            action: "test",
            title: "Play the place that stuttered",
            how: "Go there by chapter.",
            see: "ten minutes without a stop.",
          },
        ],
      },
    },
    lens: {
      name: "dust on the laser lens",
      short: "the dusty lens",
      weight: 6,
      why: "The lens is as large as a lentil and looks up at the room's dust and at kitchen haze.",
      check: {
        do: "Notice whether several discs fail, some after several tries.",
        finds: "good discs fail too, but not always",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Lens-cleaning disc", instead: "none: go straight on to the cotton bud" },
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "test",
            title: "Play the cleaning disc",
            how: "As its leaflet says, twice.",
            see: "a menu that loads.",
          },
          {
            action: "unplug",
            title: "On a portable with a lid: off, mains out, battery out",
            how: "There the lens lies open under the lid, and you need no tool. In a player with a tray stop after the cleaning disc, or let somebody open it.",
          },
          {
            action: "clean",
            title: "Wipe the lens once round",
            how: "One drop of alcohol on the cotton bud, no pressure: the lens floats on wires.",
            see: "a clear bluish eye.",
          },
          {
            action: "clean",
            title: "Let it dry for five minutes",
            how: "With the lid open, face down over a table.",
          },
          {
            action: "test",
            title: "Play three discs",
            how: "Lid closed: never look at the lens in operation.",
            see: "each is recognised within twenty seconds.",
          },
        ],
      },
    },
    drive: {
      name: "a worn laser or disc motor",
      short: "the laser or motor",
      weight: 4,
      why: "Lasers fade after some thousand hours, and the motor that spins the disc gets weak or stands still.",
      check: {
        do: "Hold your ear to the player after loading.",
        finds: "the disc does not spin up, or spins up and down again and again with every disc",
        minutes: 2,
      },
      repair: {
        handOver:
          "The drive lies next to an open mains supply, and a new laser has to be matched and set; only a valued machine is worth it.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 60],
        tools: [{ name: "Bought test disc" }],
        steps: [
          {
            action: "test",
            title: "Compare CD, DVD and burned disc",
            how: "Use a bought test disc of each. A laser often fails for one kind first.",
            see: "which kind still plays.",
          },
          {
            action: "unplug",
            title: "Unplug it for the night",
            how: "Now and then a hung drive comes back in the morning.",
          },
          {
            action: "look",
            title: "Look up the laser unit",
            how: "Its number, such as KHM or SF-HD, stands in the service sheet. It costs €8 to 25.",
          },
          {
            action: "look",
            title: "Hand it over or replace it",
            how: "A recorder with your films on its disk deserves a repairer. A plain player is €20 second hand.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do bought discs that play elsewhere also fail in the player?",
      answers: {
        yes: {
          means: "good discs fail too",
          heard: ["every disc", "every dvd", "whatever disc", "no discs", "will not play anything"],
          when: { disc: "never", lens: "often", drive: "often" },
        },
        no: {
          means: "only some discs fail",
          heard: ["certain discs", "particular disc", "only one disc"],
        },
      },
    },
    {
      ask: "Does the disc spin up in the player?",
      answers: {
        yes: {
          means: "the disc spins up",
          heard: ["spins"],
          when: { lens: "often", disc: "often", drive: "rarely" },
        },
        no: {
          means: "the disc does not spin up",
          heard: ["not spinning", "not spin", "motor not"],
        },
      },
    },
    {
      ask: "Does the player read a disc after several tries, or stutter in the middle?",
      answers: {
        yes: {
          means: "it reads after several tries or stutters",
          heard: [
            "skips",
            "stutters",
            "sometimes",
            "several tries",
            "freezes",
            "starts and then stops",
          ],
          when: { lens: "often", disc: "often", drive: "sometimes" },
        },
        no: { means: "it never reads anything" },
      },
    },
    {
      ask: "Has a cleaning disc been used on the player?",
      answers: {
        yes: {
          means: "a cleaning disc did not help",
          heard: ["cleaning disc", "lens cleaned", "cleaned the lens"],
          when: { drive: "often", lens: "rarely" },
        },
        no: { means: "nothing has been cleaned" },
      },
    },
  ],
  safety: ["The laser is invisible: do not defeat the lid switch to watch it."],
  prevention: ["Close the tray after use and keep discs in their boxes."],
  stopWhen: ["The disc scrapes or shatters."],
});

const noPower = defineFault({
  id: "dvd-player-no-power",
  name: "does not turn on",
  usual: true,
  weight: 6,
  says: [
    "no power",
    "not switching on",
    "won't turn on",
    "dead",
    "no light",
    "does not power up",
    "standby light flashes",
    "light comes on but not working",
    "freeview box no power",
    "goes to standby",
    "not charging",
  ],
  causes: {
    supply: {
      name: "a lead, socket or adapter that gives nothing",
      short: "the lead or adapter",
      weight: 5,
      why: "The small figure-of-eight lead works loose at the back, and portables hang on an adapter that dies early.",
      check: {
        do: "Push the lead home and use another wall socket; take the lead of a radio with the same plug.",
        finds: "a light comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 15],
        tools: [
          { name: "Figure-of-eight lead" },
          { name: "Night light", instead: "any small lamp" },
        ],
        steps: [
          {
            action: "test",
            title: "Test socket and strip",
            how: "With the night light.",
            see: "light in the same place of the strip.",
          },
          {
            action: "unplug",
            title: "Swap the lead",
            how: "Both ends out, the figure-of-eight lead in.",
            see: "a snug fit at the player.",
          },
          {
            action: "look",
            title: "For portables compare the adapter",
            how: "9 or 12 V, plug size, plus inside or outside: all must match before you try another.",
          },
          {
            action: "test",
            title: "Press the key on the player, not on the remote",
            how: "For two seconds.",
            see: "“HELLO”, a clock or a dot.",
          },
        ],
      },
    },
    hung: {
      name: "a player that hangs in standby",
      short: "a hung player",
      weight: 3,
      why: "Recorders and boxes are small computers and hang after power cuts.",
      check: {
        do: "Pull the plug for ten minutes.",
        finds: "afterwards it starts, or shows something else",
        minutes: 11,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Clock" }],
        steps: [
          {
            action: "unplug",
            title: "Off the mains for ten minutes by the clock",
            how: "Pull the HDMI and aerial plugs as well.",
          },
          {
            action: "test",
            title: "Start with a key held",
            how: "Hold Stop, or power, while you plug in; the manual names the key that resets it.",
            see: "a first-use menu.",
          },
          {
            action: "test",
            title: "Start bare",
            how: "Only mains and television. A disc that is unreadable can hang it: give it out first by the pinhole.",
          },
          {
            action: "adjust",
            title: "Update or reset it in the menu",
            how: "Setup, Factory settings. Recordings are listed separately; do not format the disk.",
            see: "a normal start twice in a row.",
          },
        ],
      },
    },
    board: {
      name: "a failed power supply inside",
      short: "the power supply",
      weight: 5,
      why: "Capacitors in the supply dry up where it is always warm. The light blinks, clicks or stays out.",
      check: {
        do: "Notice whether it started worse and worse, and whether the display had grown dim.",
        finds: "it did, or the light blinks without a start",
        minutes: 1,
      },
      repair: {
        handOver:
          "The supply is open in the case and keeps several hundred volts after unplugging.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 40],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for good until it is mended",
            how: "Standby cooks what is left of the supply.",
          },
          {
            action: "look",
            title: "Copy make and model from the back",
            how: "Recorders often share one known fault; the number leads to it.",
          },
          {
            action: "look",
            title: "Write the symptom on a label",
            how: "“Display dim for months, then dead” points at two capacitors.",
            see: "model and symptom together.",
          },
          {
            action: "look",
            title: "Bring it to a repairer of electronics",
            how: "€5 of parts and an hour. Plain players are replaced.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the player's light unlit, steady or blinking when it is plugged in?",
      answers: {
        none: {
          means: "there is no light at all",
          heard: ["unlit", "light off", "no light", "dead", "no power"],
          when: { supply: "often", board: "often", hung: "rarely" },
        },
        steady: {
          means: "a light is on but it does not start",
          heard: ["steady", "light comes on", "standby light", "red light"],
          when: { hung: "often", board: "sometimes", supply: "never" },
        },
        blinks: {
          means: "the light blinks or the display is dim",
          heard: ["flashes", "blinks", "dim", "flashing"],
          when: { board: "often", hung: "sometimes", supply: "rarely" },
        },
      },
    },
    {
      ask: "Have you tried another lead and socket on the player?",
      answers: {
        yes: {
          means: "another lead and socket did not help",
          heard: ["another socket", "changed the lead", "changed fuse", "new lead"],
          when: { supply: "never" },
        },
        no: { means: "only its own lead has been tried" },
      },
    },
    {
      ask: "Did the player start worse and worse, or grow dim, over weeks?",
      answers: {
        yes: {
          means: "it grew worse over weeks",
          heard: ["getting worse", "gradually", "took several tries"],
          when: { board: "always", supply: "rarely", hung: "rarely" },
        },
        no: { means: "it failed all at once" },
      },
    },
    {
      ask: "Does ten minutes without mains change anything on the player?",
      answers: {
        yes: {
          means: "a rest without mains changes it",
          when: { hung: "often", board: "sometimes", supply: "rarely" },
        },
        no: { means: "a rest changes nothing" },
      },
    },
  ],
  safety: ["The hood stays on when the fault is the power."],
  prevention: ["Switch it off at the strip when it is not recording."],
  stopWhen: ["It clicks, buzzes or gets hot while it is off."],
});

const noSignal = defineFault({
  id: "dvd-player-no-signal",
  name: "plays but gives no picture or sound",
  weight: 4,
  says: [
    "no picture",
    "no signal",
    "no sound",
    "scart loose",
    "intermittent video connection",
    "black and white picture",
    "picture flickers",
    "hdmi no picture",
    "remote not working",
    "no connection to tv",
  ],
  causes: {
    cable: {
      name: "a cable or input on the television that is wrong",
      short: "the cable or input",
      weight: 7,
      why: "SCART plugs hang half out by their own weight, and the television stays on the input of yesterday.",
      check: {
        do: "Push both plugs in fully and go through the inputs of the television.",
        finds: "a logo of the player appears",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [{ name: "Other HDMI or SCART cable" }],
        steps: [
          {
            action: "unplug",
            title: "Both devices off, plugs out and in",
            how: "Bent pins in a SCART plug are set straight with tweezers.",
          },
          {
            action: "test",
            title: "Choose the input",
            how: "Source on the television's remote: HDMI 1, 2, AV.",
            see: "the player's logo.",
          },
          {
            action: "replace",
            title: "Use another cable",
            how: "And another socket of the television.",
          },
          {
            action: "test",
            title: "Move the plug gently",
            how: "While it plays.",
            see: "a picture that does not wink. If it does, the socket at the back is loose.",
          },
        ],
      },
    },
    output: {
      name: "an output setting that the television cannot show",
      short: "the output setting",
      weight: 4,
      why: "A player set to progressive, to RGB or to 4K leaves an old television dark, grey or purple.",
      check: {
        do: "Hold Stop or the resolution key on the player for five seconds.",
        finds: "a picture appears",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Player's own remote" }],
        steps: [
          {
            action: "adjust",
            title: "Reset the video output",
            how: "With an open, empty tray hold Stop, Play or the resolution key; the manual names it.",
          },
          {
            action: "adjust",
            title: "Connect by the oldest cable once",
            how: "The yellow plug always shows something.",
            see: "the setup menu.",
          },
          {
            action: "adjust",
            title: "Set RGB off, PAL or auto, PCM sound",
            how: "With the remote: Setup, Video and Audio. Silent speakers usually mean “bitstream”.",
          },
          {
            action: "test",
            title: "Go back to the good cable",
            how: "Play a chapter.",
            see: "colour and sound.",
          },
        ],
      },
    },
    socket: {
      name: "a socket that has come loose at the back",
      short: "the loose socket",
      weight: 3,
      why: "Heavy plugs lever on sockets that are held by one screw or by solder only.",
      check: {
        do: "With the plug out of the wall, move the socket at the back with two fingers.",
        finds: "it moves against the case",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Self-tapping screw of 3 × 8 mm" },
          { name: "Cable tie" },
        ],
        steps: [
          { action: "unplug", title: "Mains out for an hour", how: "Then all the other cables." },
          {
            action: "unscrew",
            title: "Tighten from outside first",
            how: "Each socket has one or two screws in the back panel. Turn them with the screwdriver; put the self-tapping screw in where one is missing.",
            see: "a socket that no longer moves.",
          },
          {
            action: "adjust",
            title: "Take the weight off the plug",
            how: "Tie the cable to the foot of the player with the cable tie.",
          },
          {
            action: "test",
            title: "Play and touch the cable",
            how: "A quarter of an hour.",
            see: "a steady picture. If it still winks, its solder has cracked; use another kind of socket or hand it over.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the picture come and go when you move the plug at the player?",
      answers: {
        yes: {
          means: "moving the plug changes the picture",
          heard: ["loose", "intermittent", "wiggle", "move the cable", "hold the cable"],
          when: { socket: "often", cable: "often", output: "never" },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Have you tried another cable and another input with the player?",
      answers: {
        yes: {
          means: "another cable and input did not help",
          heard: ["tried another cable", "new scart", "another input"],
          when: { cable: "rarely", output: "often" },
        },
        no: { means: "only one cable has been tried" },
      },
    },
    {
      ask: "Did the player get a new television, or were its settings changed?",
      answers: {
        yes: {
          means: "the television or a setting is new",
          heard: ["new tv", "new television", "changed settings", "black and white"],
          when: { output: "often", cable: "sometimes", socket: "rarely" },
        },
        no: { means: "nothing has changed" },
      },
    },
  ],
  safety: ["Switch off at the strip before you plug SCART."],
  prevention: ["Use HDMI where there is a choice, and hang no adapters on the socket."],
  stopWhen: ["The case has to come off near the mains lead."],
});

const tape = defineFault({
  id: "dvd-player-tape",
  name: "jams or chews its video tapes",
  weight: 3,
  says: [
    "tape stuck inside",
    "video recorder",
    "vhs",
    "tapes being chewed",
    "chews tapes",
    "tape won't eject",
    "video tape stuck",
    "vcr",
    "snowy picture",
    "tape tangled",
    "won't rewind",
  ],
  causes: {
    "stuck-tape": {
      name: "a cassette that is caught by its own tape",
      short: "a caught cassette",
      weight: 5,
      why: "The recorder pulls a loop of tape round its drum. If the loop is not wound back, the lift lets the cassette go no further.",
      check: {
        do: "Pull the plug for a minute, plug in and press Eject.",
        finds: "it tries, rises halfway and goes back",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 0],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Wooden skewer" },
          { name: "Thin cotton glove" },
        ],
        safety: [
          "The power supply beside the deck is open: an hour without mains, and no hand on its side.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Mains out, an hour of rest",
            how: "Cover the supply's side with dry card once the hood is off.",
          },
          {
            action: "open",
            title: "Take the hood off",
            how: "Screws at the sides and back with the screwdriver.",
            see: "the cassette in its lift, and where tape hangs.",
          },
          {
            action: "adjust",
            title: "Turn the loading motor by hand",
            how: "Find the worm at its end and turn it with a finger in the glove, patiently, until the loop goes slack and the lift rises.",
            warning: "Do not touch the shining drum with bare skin, and do not cut the tape.",
          },
          {
            action: "clean",
            title: "Lift tape off the rollers",
            how: "Use the skewer, and wind it in by the hub under the cassette.",
            fallsOut: "The cassette, upwards.",
            putBack: "Hood on before mains goes in.",
          },
          {
            action: "test",
            title: "Try a tape that does not matter",
            how: "Play for a minute, stop, eject.",
            see: "tape wound in flat.",
          },
        ],
      },
    },
    heads: {
      name: "dirty heads and rollers",
      short: "dirty heads",
      weight: 5,
      why: "Oxide from old tapes smears heads and the rubber roller: snow in the picture, and tape that creeps to the side and gets chewed.",
      check: {
        do: "Play two sound tapes.",
        finds: "both are snowy or the tape creases",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [5, 12],
        tools: [{ name: "Cleaning cassette" }, { name: "Sacrificial tape" }],
        steps: [
          {
            action: "look",
            title: "Look at the tape first",
            how: "A mouldy or creased tape dirties the heads at once. White bloom at the edge is mould.",
            see: "a smooth, black edge.",
          },
          {
            action: "clean",
            title: "Run the cleaning cassette",
            how: "As its leaflet says, for seconds only.",
          },
          {
            action: "test",
            title: "Play the sacrificial tape",
            how: "Five minutes. Repeat the cleaning once.",
            see: "a picture with less snow.",
          },
          {
            action: "unplug",
            title: "If it still chews, stop",
            how: "Unplug it. The rubber roller needs cleaning by hand with the hood off, which a repair café does in a quarter of an hour.",
          },
        ],
      },
    },
    belts: {
      name: "perished belts or rubber wheels",
      short: "the belts and rubber",
      weight: 4,
      why: "Rubber of the nineties has turned to tar or stone. The tape is drawn out, but no longer taken up.",
      check: {
        do: "Try to rewind a tape.",
        finds: "it rewinds slowly, stops, or leaves a loop outside",
        minutes: 2,
      },
      repair: {
        handOver:
          "The deck comes out in one piece and must go back in step; next to it lies the mains supply.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [8, 40],
        tools: [{ name: "Rewinder", instead: "a pencil in the hub" }],
        steps: [
          {
            action: "unplug",
            title: "Play no precious tape in it",
            how: "Unplug it, so that nobody does by mistake.",
          },
          {
            action: "look",
            title: "Wind tapes outside",
            how: "With a rewinder or pencil; that spares the belts.",
          },
          {
            action: "look",
            title: "Order a belt set by model",
            how: "€8 to 15; sellers list by model number.",
          },
          {
            action: "look",
            title: "Have it fitted, or have the tapes copied",
            how: "Copying costs €10 to 20 a tape. For a box full of family films the repair is worth it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is a tape stuck in the recorder now?",
      answers: {
        yes: {
          means: "a tape is stuck inside",
          heard: ["stuck", "not eject", "caught", "tangled"],
          when: { "stuck-tape": "always", heads: "rarely", belts: "sometimes" },
        },
        no: { means: "no tape is stuck" },
      },
    },
    {
      ask: "Does the recorder rewind a tape at full speed to the end?",
      answers: {
        yes: {
          means: "it rewinds at full speed",
          when: { heads: "often", belts: "never", "stuck-tape": "sometimes" },
        },
        no: {
          means: "it rewinds slowly or not at all",
          heard: ["not rewind", "slow rewind", "loop"],
        },
      },
    },
    {
      ask: "Is the recorder's picture snowy or full of stripes?",
      answers: {
        yes: {
          means: "the picture is snowy",
          heard: ["snow", "snowy", "stripes", "lines", "fuzzy"],
          when: { heads: "always", belts: "rarely", "stuck-tape": "rarely" },
        },
        no: { means: "the picture is clear or does not come" },
      },
    },
  ],
  safety: ["Test with a tape that you can lose."],
  prevention: ["Take tapes out before you switch off, and store them upright and dry."],
  stopWhen: ["The tape inside is the only copy and it pulls tight."],
});

export const dvdPlayer: Playbook = {
  faults: [noPower, tray, doesNotRead, noSignal, tape],
  notes: [
    {
      about: ["region", "region code", "american disc"],
      text: "A disc from another continent is refused by its region code, and players can rarely be changed. That is a lock and not a fault.",
    },
    {
      about: ["pinhole", "emergency eject"],
      text: "Most trays have a pinhole under the front. With the plug out, a straightened paper clip pushed in by 3 to 5 cm unlocks the tray.",
    },
    {
      about: ["belt size", "which belt"],
      text: "Lay the old belt flat, measure its inner diameter, and order one about 5 % smaller, square in section and as thick as the old one.",
    },
  ],
};
