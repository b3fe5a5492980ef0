import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const badPrint = defineFault({
  id: "printer-bad-print",
  name: "prints faint, streaky or not at all in one colour",
  weight: 8,
  says: [
    "streaks",
    "lines on printing",
    "faint",
    "prints blank pages",
    "not printing properly",
    "black not printing",
    "black cartridge not working",
    "colour missing",
    "print quality",
    "needs heads cleaned",
    "blocked print head",
    "deep clean needed",
    "ink dried up",
    "ink not coming out",
    "stripes",
    "smudges",
    "blurred print",
    "doesn't print black",
    "toner faded",
  ],
  causes: {
    dried: {
      name: "dried ink in the print head",
      short: "the print head",
      weight: 7,
      why: "An inkjet that rests for weeks dries at its nozzles, which are finer than a hair.",
      check: {
        do: "Print the nozzle test from its own menu.",
        finds: "the test pattern has gaps",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 10],
        tools: [
          { name: "Lint-free cloth", instead: "a coffee filter" },
          { name: "Distilled water", instead: "boiled water that has cooled" },
          { name: "Rubber gloves" },
          { name: "Kitchen paper" },
        ],
        steps: [
          {
            action: "test",
            title: "Run the cleaning twice, no more",
            how: "From the menu, with a nozzle test after each. More only fills the waste pad.",
            see: "fewer gaps each time.",
          },
          {
            action: "test",
            title: "Let it rest overnight",
            how: "The ink softens what has dried. Test again in the morning.",
          },
          {
            action: "unplug",
            title: "Unplug it with the carriage in the middle",
            how: "Pull the plug while it changes cartridges, so that the carriage moves freely.",
          },
          {
            action: "clean",
            title: "Wash the nozzles",
            how: "Gloves on. With the head in the cartridge: dab it on a cloth with warm distilled water until it leaves a clear stripe. With the head in the printer: lay folded kitchen paper, damp, under it for an hour.",
            warning: "Ink stains for good. Never scratch the nozzles.",
            see: "a stripe of each colour on the paper.",
          },
          {
            action: "reassemble",
            title: "Cartridges in until they click",
            how: "Wipe their contacts dry first.",
          },
          {
            action: "test",
            title: "Print the test, then a photo",
            how: "Plug in.",
            see: "an unbroken grid.",
          },
        ],
        prevention: ["Print one page in colour each week."],
      },
    },
    empty: {
      name: "an empty cartridge or toner, or a closed vent",
      short: "the cartridge",
      weight: 5,
      why: "Gauges guess. A new cartridge with its tape left on gives no ink either.",
      check: {
        do: "Take the cartridge out, look for tape, and weigh it in your hand against a full one.",
        finds: "tape covers its vent, or it is clearly light",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 60],
        tools: [
          { name: "New cartridge or toner with the number on the lid" },
          { name: "Dry tissue" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the levels in the menu",
            how: "Then open the lid and wait until the carriage stands still.",
          },
          {
            action: "replace",
            title: "Take the old one out",
            how: "Press, tilt, pull.",
            fallsOut: "A drop of ink; hold a tissue under it.",
          },
          {
            action: "replace",
            title: "Pull the yellow tape and put the new one in",
            how: "Shake toner gently from side to side first. Push the cartridge in until it clicks.",
            see: "the lid closing freely.",
          },
          {
            action: "test",
            title: "Print the test page",
            how: "From its own menu.",
            see: "all colours.",
          },
        ],
      },
    },
    align: {
      name: "a dirty strip, roller or drum",
      short: "dirt inside",
      weight: 3,
      why: "A clear strip tells the carriage where it is. Ink on it makes jumps and double lines. In a laser, a scratched drum leaves the same mark at equal distances.",
      check: {
        do: "Look at the faults on three pages.",
        finds: "marks come back at equal distances, or lines jump",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 60],
        tools: [{ name: "Soft damp cloth" }, { name: "Soft dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, lid open",
            how: "A laser cools for half an hour: its fuser is at 200 °C.",
          },
          {
            action: "clean",
            title: "Wipe the clear strip",
            how: "Between thumb and finger with the damp cloth, end to end, once; then the dry cloth.",
            warning: "Do not unhook it: note how its ends are hooked in case it slips.",
          },
          {
            action: "clean",
            title: "Wipe rollers and paper path",
            how: "Damp, then dry. Keep light and fingers off a laser drum.",
          },
          {
            action: "test",
            title: "Run “align” from the menu",
            how: "Plug in and follow it.",
            see: "straight lines. If a laser still marks every few centimetres, its drum is due.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the printer stand unused for weeks before this began?",
      answers: {
        yes: {
          means: "it stood unused for weeks",
          heard: ["not used for", "unused", "long time", "dried", "ink dried"],
          when: { dried: "always", empty: "rarely", align: "rarely" },
        },
        no: { means: "it was in use all the time" },
      },
    },
    {
      ask: "Does the printer's nozzle test show gaps in some colours?",
      answers: {
        yes: {
          means: "the test shows gaps",
          heard: ["gaps", "missing colour", "streaks", "stripes", "faint"],
          when: { dried: "often", empty: "sometimes", align: "never" },
        },
        no: { means: "the test has no gaps" },
      },
    },
    {
      ask: "Were the printer's cartridges changed just before?",
      answers: {
        yes: {
          means: "cartridges were changed before",
          heard: [
            "after cartridge change",
            "new cartridge",
            "changed cartridge",
            "changed the ink",
            "replaced ink",
          ],
          when: { empty: "often", dried: "sometimes", align: "rarely" },
        },
        no: { means: "the cartridges were not changed" },
      },
    },
    {
      ask: "Do the marks on the printer's pages come back at equal distances?",
      answers: {
        yes: {
          means: "marks come back at equal distances",
          heard: ["same mark", "repeating", "black box", "double lines"],
          when: { align: "often", dried: "rarely", empty: "rarely" },
        },
        no: { means: "the marks follow no rule" },
      },
    },
  ],
  safety: ["Toner dust and ink stay off skin and lungs: gloves, and no vacuum cleaner for toner."],
  prevention: ["Switch it off at its own button, so that it parks and caps the head."],
  stopWhen: [
    "Three cleanings and a night have changed nothing: a new head may cost more than the printer.",
  ],
});

const paper = defineFault({
  id: "printer-paper",
  name: "does not feed paper, or jams",
  weight: 6,
  says: [
    "paper jam",
    "paper stuck",
    "not feeding paper",
    "doesn't take paper",
    "won't pick up paper",
    "pulls several sheets",
    "rollers not working",
    "paper obstruction",
    "jammed",
    "crumples paper",
    "says paper jam but no paper",
    "paper feed",
    "rollers sticky",
    "tray not working",
  ],
  causes: {
    rollers: {
      name: "pick-up rollers that have gone smooth or dusty",
      short: "the rollers",
      weight: 6,
      why: "Rubber rollers lose their grip to paper dust. They turn, slip, and the sheet stays where it is.",
      check: {
        do: "Listen while it tries to feed, and look at the rollers above the tray.",
        finds: "they turn and slip over the paper, or shine",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [
          { name: "Lint-free cloth" },
          { name: "Warm water with a drop of soap", instead: "isopropyl alcohol" },
          { name: "Fresh paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the tray out",
            how: "Look up into the opening with a light.",
          },
          {
            action: "clean",
            title: "Rub each roller",
            how: "Damp cloth with soapy water, turn the roller by hand, all round, then clear water.",
            see: "dull, dark rubber instead of a grey shine.",
          },
          {
            action: "adjust",
            title: "Fan the paper and fill half the tray",
            how: "Fresh, dry paper, edges knocked even, guides touching but not bending it.",
          },
          {
            action: "test",
            title: "Print five pages",
            how: "Tray pushed home, plug in.",
            see: "five pages one by one.",
          },
        ],
        prevention: ["Keep paper dry and the tray closed."],
      },
    },
    scrap: {
      name: "a scrap of paper or a foreign object in the path",
      short: "a scrap",
      weight: 5,
      why: "A torn corner, a label or a child's coin keeps a sensor pressed, and the printer reports a jam that nobody sees.",
      check: {
        do: "Open every flap, also the one at the back, and look with a torch.",
        finds: "you see paper or an object",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Torch", instead: "the light of a phone" }, { name: "Tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "With a laser wait for half an hour: the roller behind the flap is as hot as an iron.",
          },
          {
            action: "look",
            title: "Open all flaps and take the tray out",
            how: "Top, back, underneath. Shine the torch along the whole way.",
          },
          {
            action: "clean",
            title: "Draw the paper out",
            how: "With both hands in the direction of travel; small pieces with the tweezers. Count the corners: four make a sheet.",
            warning: "Never against the direction, and never with a knife.",
            fallsOut: "Toner dust with lasers.",
          },
          {
            action: "look",
            title: "Free the little levers",
            how: "Tip each sensor lever with a finger.",
            see: "each springing back.",
          },
          {
            action: "test",
            title: "Close and print one page",
            how: "Each flap with a click.",
            see: "no jam message.",
          },
        ],
        prevention: ["No labels that have been half peeled, no stapled sheets."],
      },
    },
    mechanism: {
      name: "a broken gear or a worn separation pad",
      short: "gear or pad",
      weight: 2,
      why: "A cracked tooth clicks once in each turn; a smooth pad lets several sheets through at once.",
      check: {
        do: "Turn the feed roller by hand with the plug out.",
        finds: "it clicks, jumps, or is loose on its shaft",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 25],
        tools: [
          { name: "Separation pad or roller for the model" },
          { name: "Crosshead screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Search for the part by model",
            how: "Pads and rollers are sold as a kit for many office models.",
          },
          {
            action: "unplug",
            title: "Plug out, tray out, cartridges out",
            how: "Lay it on its back on a towel.",
          },
          {
            action: "unscrew",
            title: "Take roller and pad out",
            how: "A catch or one screw each; use the screwdriver.",
            fallsOut: "A small spring under the pad.",
          },
          {
            action: "replace",
            title: "Put the new roller and pad in",
            how: "Spring first, cork or rubber side up.",
            putBack: "Press until the catch snaps.",
          },
          { action: "test", title: "Feed ten sheets", how: "Plain paper.", see: "one at a time." },
        ],
        stopWhen: [
          "A gear behind the side wall is cracked: ask what the part costs before anything is opened.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the printer report a jam although you see no paper?",
      answers: {
        yes: {
          means: "it reports a jam without paper",
          heard: ["says paper jam", "no paper stuck", "false jam", "paper stuck", "obstruction"],
          when: { scrap: "often", rollers: "rarely", mechanism: "sometimes" },
        },
        no: { means: "it does not report a hidden jam" },
      },
    },
    {
      ask: "Do the printer's rollers turn without taking the paper?",
      answers: {
        yes: {
          means: "the rollers turn without taking paper",
          heard: [
            "not pick up",
            "not picking up",
            "not feeding",
            "slips",
            "not take paper",
            "rollers not",
          ],
          when: { rollers: "always", mechanism: "sometimes", scrap: "rarely" },
        },
        no: { means: "the paper is taken and then stops" },
      },
    },
    {
      ask: "Does the printer click, grind or pull several sheets at once?",
      answers: {
        yes: {
          means: "it clicks or pulls several sheets",
          heard: ["clicks", "clicking", "grinding", "several sheets", "multiple sheets"],
          when: { mechanism: "often", rollers: "rarely", scrap: "sometimes" },
        },
        no: { means: "it sounds as always" },
      },
    },
  ],
  safety: ["Keep ties, hair and sleeves out of the open printer."],
  prevention: ["Wipe the rollers twice a year."],
  stopWhen: ["The paper sits where you cannot reach it without unscrewing the case."],
});

const noConnection = defineFault({
  id: "printer-does-not-print",
  name: "switches on but does not print from the computer",
  weight: 5,
  says: [
    "won't print",
    "offline",
    "wifi problem",
    "not connecting",
    "does not connect",
    "can't find printer",
    "printer not found",
    "not recognised",
    "does nothing else",
    "error message",
    "usb not working",
    "driver problem",
    "stuck in queue",
    "won't print from phone",
    "won't scan",
    "scanner not working",
  ],
  causes: {
    queue: {
      name: "a stuck job or the wrong printer chosen",
      short: "the queue",
      weight: 5,
      why: "One bad job at the head of the line holds up all others, and computers like to choose a printer that does not exist.",
      check: {
        do: "Make a copy or print a status page from the printer itself.",
        finds: "that works",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Computer you print from" }],
        steps: [
          {
            action: "clean",
            title: "Empty the queue",
            how: "On the computer: printers, your printer, open queue, cancel all.",
          },
          {
            action: "test",
            title: "Switch both off for a minute",
            how: "Printer by its button, then the computer.",
          },
          {
            action: "adjust",
            title: "Choose the right one",
            how: "Take “use printer offline” off, and make it the default. Remove doubles called “copy 1”.",
          },
          {
            action: "test",
            title: "Print a test page",
            how: "From its properties.",
            see: "the page within a minute.",
          },
        ],
      },
    },
    network: {
      name: "a lost Wi-Fi connection or a bad cable",
      short: "the connection",
      weight: 5,
      why: "After a new router or password the printer still looks for the old network.",
      check: {
        do: "Print its network page, or connect it by USB cable.",
        finds: "no network name or address is shown, or it prints by cable",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "USB cable" }, { name: "Wi-Fi name and password on paper" }],
        steps: [
          {
            action: "test",
            title: "Restart router, printer, computer",
            how: "In this order, two minutes apart.",
          },
          {
            action: "adjust",
            title: "Log the printer in anew",
            how: "Network menu, setup wizard; choose the 2.4 GHz name and type the password from your paper.",
            see: "a steady blue or green light.",
          },
          {
            action: "adjust",
            title: "Add it afresh",
            how: "On the computer remove it and add it by search or by its number.",
          },
          {
            action: "test",
            title: "Try the cable as proof",
            how: "A short USB cable, straight into the computer.",
            see: "printing by cable even if Wi-Fi fails. Then only the network is left.",
          },
        ],
        prevention: ["Give the printer a fixed place in the router's list."],
      },
    },
    error: {
      name: "a fault that the printer reports about itself",
      short: "its own error",
      weight: 4,
      why: "Cartridge not recognised, lid open, waste pad full: until it is settled nothing is printed.",
      check: {
        do: "Read its display, or count how often its lamps blink.",
        finds: "it shows a message or blinks in a pattern",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 30],
        tools: [{ name: "Pencil eraser" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "look",
            title: "Look the message up",
            how: "Model and the message or blink count in a search.",
          },
          {
            action: "unplug",
            title: "Unplug it for five minutes",
            how: "Open all lids while you wait.",
          },
          {
            action: "clean",
            title: "Clean the cartridge contacts",
            how: "Rub the gold fields lightly with the eraser and wipe them with the cloth.",
            see: "bright gold.",
          },
          {
            action: "reassemble",
            title: "Close every lid with a click",
            how: "Cartridges in their own colour's place.",
          },
          {
            action: "test",
            title: "Switch on and copy a page",
            how: "Without the computer.",
            see: "no message. A full waste pad is changed by a service.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can the printer make a copy, or print its own status page, without the computer?",
      answers: {
        yes: {
          means: "it prints by itself",
          heard: ["copies fine", "copier works", "can copy"],
          when: { queue: "always", network: "always", error: "never" },
        },
        no: { means: "it does not even print by itself" },
      },
    },
    {
      ask: "Was a router, a Wi-Fi password or a computer changed before the printer stopped?",
      answers: {
        yes: {
          means: "router, password or computer was changed",
          heard: ["new router", "new wifi", "changed password", "new computer", "wifi", "wi fi"],
          when: { network: "always", queue: "sometimes", error: "rarely" },
        },
        no: { means: "nothing in the network was changed" },
      },
    },
    {
      ask: "Does the printer show an error message or a blinking lamp?",
      answers: {
        yes: {
          means: "it shows an error or blinks",
          heard: [
            "error code",
            "error message",
            "blinking",
            "flashing",
            "cartridge not recognised",
            "does not detect",
          ],
          when: { error: "always", network: "sometimes", queue: "rarely" },
        },
        no: { means: "it shows that it is ready" },
      },
    },
  ],
  safety: ["Type no password into a page that a search advert offers as “printer support”."],
  prevention: ["Note model and network address on a label at the printer."],
  stopWhen: ["It asks for a paid reset or a remote session by strangers."],
});

const noPower = defineFault({
  id: "printer-no-power",
  name: "does not switch on",
  usual: true,
  weight: 4,
  says: [
    "won't turn on",
    "no power",
    "dead",
    "not switching on",
    "no lights",
    "power supply broken",
    "turns off by itself",
    "power module",
    "loose connection",
    "power button not working",
  ],
  causes: {
    cord: {
      name: "a loose cord, a dead socket or a tripped strip",
      short: "cord or socket",
      weight: 6,
      why: "The plug at the back of a printer is often only pushed in, and works loose when the printer is moved.",
      check: {
        do: "Push the cord in at the back, and plug it straight into the wall.",
        finds: "a lamp lights",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 8],
        tools: [
          { name: "Lamp" },
          { name: "Spare cord with the same end", instead: "the cord of a radio or monitor" },
        ],
        steps: [
          {
            action: "test",
            title: "Try a lamp in the socket",
            how: "Leave the power strip out.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Change the cord",
            how: "Printer end and wall end. Push the spare in firmly.",
            warning: "Take only a cord with the same shape of plug.",
          },
          {
            action: "test",
            title: "Hold the button for three seconds",
            how: "Some need a long press.",
            see: "a lamp and a whirr.",
          },
        ],
      },
    },
    hung: {
      name: "a hung control",
      short: "the control",
      weight: 3,
      why: "After a brief power cut the control can hang in the middle, dead to its button.",
      check: {
        do: "Pull the cord for ten minutes, hold the button for ten seconds, and plug in again.",
        finds: "it starts",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Watch" }],
        steps: [
          {
            action: "unplug",
            title: "Pull mains and USB",
            how: "Both, for ten minutes by the watch.",
          },
          {
            action: "adjust",
            title: "Hold the button down",
            how: "Ten seconds, while it is unplugged.",
          },
          {
            action: "look",
            title: "Open and shut all lids",
            how: "An open flap keeps some models off.",
            see: "each lid flush.",
          },
          {
            action: "test",
            title: "Mains first, then the button",
            how: "USB stays out until it has started.",
            see: "its start-up noises.",
          },
        ],
      },
    },
    supply: {
      name: "a failed power supply",
      short: "the power supply",
      weight: 3,
      why: "The block that turns mains into low voltage fails with age and heat. In some printers it is a box that slides out at the back.",
      check: {
        do: "With a good cord and socket, look for any lamp at all.",
        finds: "it stays quite dead",
        minutes: 1,
      },
      repair: {
        handOver:
          "Inside a power supply stay dangerous voltages, also with the plug out. It is only changed as a closed unit.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [15, 40],
        tools: [{ name: "Model number on a note" }],
        steps: [
          { action: "unplug", title: "Pull the cord", how: "Wait for ten minutes." },
          {
            action: "look",
            title: "See whether the supply is a box of its own",
            how: "At the back, with a latch and a label. Those are sold by number; note it.",
          },
          {
            action: "look",
            title: "Price it",
            how: "Above half the price of the printer, recycle it and keep cord and cartridges.",
          },
          {
            action: "look",
            title: "Let a repair café slide it in and test it",
            how: "They measure before they plug in.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the printer come on with another cord, or in another socket?",
      answers: {
        yes: {
          means: "another cord or socket helps",
          heard: ["loose connection", "loose cord", "loose plug"],
          when: { cord: "always", hung: "rarely", supply: "never" },
        },
        no: {
          means: "another cord or socket does not help",
          heard: ["tried another socket", "tried another cable"],
        },
      },
    },
    {
      ask: "Was there a power cut or a thunderstorm before the printer went dead?",
      answers: {
        yes: {
          means: "there was a power cut or a storm",
          heard: ["power cut", "thunderstorm", "lightning", "power outage"],
          when: { hung: "often", supply: "sometimes", cord: "rarely" },
        },
        no: { means: "there was no power cut" },
      },
    },
    {
      ask: "Did the printer go off by itself now and then before it died?",
      answers: {
        yes: {
          means: "it went off by itself before",
          heard: ["turns off by itself", "switches itself off", "intermittent"],
          when: { supply: "often", cord: "sometimes", hung: "rarely" },
        },
        no: { means: "it died at once" },
      },
    },
  ],
  safety: ["Hold the plug by its body, with dry hands."],
  prevention: ["A strip with surge protection costs less than a printer."],
  stopWhen: ["It smells, hums or trips the breaker."],
});

export const printer: Playbook = {
  faults: [noPower, badPrint, paper, noConnection],
  notes: [
    {
      about: ["scanner", "scan", "black line on copies"],
      text: "A line on every scan comes from a speck on the narrow glass strip beside the scanner's plate. Unplug it and wipe the strip with a damp cloth.",
    },
    {
      about: ["refill", "third party", "compatible ink"],
      text: "Compatible cartridges work in most printers. Where an update rejects them, the maker's or a returned original is the way out.",
    },
    {
      about: ["waste", "pad", "waste ink"],
      text: "The waste pad takes the ink of all cleanings. When the printer says it is full, a service changes pad and counter; do not just reset it, or ink runs onto the table.",
    },
  ],
};
