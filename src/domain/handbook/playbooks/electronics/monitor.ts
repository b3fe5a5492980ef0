import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noSignal = defineFault({
  id: "monitor-no-signal",
  name: "stays without a picture, or says “no signal”",
  usual: true,
  weight: 7,
  says: [
    "no signal",
    "no picture",
    "no display",
    "black screen",
    "blank screen",
    "goes to sleep",
    "power saving mode",
    "input not supported",
    "not detected by computer",
    "second screen not working",
    "dual screen not working",
    "screen stays black",
    "no image",
    "hdmi not working",
  ],
  causes: {
    input: {
      name: "a wrong input or a cable that is not quite in",
      short: "the input or cable",
      weight: 6,
      why: "The screen listens on one socket at a time. DisplayPort and VGA plugs also creep out by a millimetre, and then nothing comes through.",
      check: {
        do: "Unplug both ends of the picture cable, push them in again and go through the inputs with the screen's own key.",
        finds: "a picture appears",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [
          { name: "Second picture cable" },
          { name: "Laptop", instead: "a games console or TV box with HDMI" },
        ],
        steps: [
          {
            action: "look",
            title: "Read what the screen says",
            how: "Switch it off and on at its key. Any message or logo means that it is alive.",
            see: "a message for some seconds.",
          },
          {
            action: "adjust",
            title: "Choose the input by hand",
            how: "Press Input or Source until the name of the socket that you use is shown.",
          },
          {
            action: "replace",
            title: "Change the cable",
            how: "Use the second cable. Long or thin HDMI cables fail at high resolutions first.",
            see: "a picture within five seconds.",
          },
          {
            action: "test",
            title: "Ask another device",
            how: "Connect a laptop. If that shows, the fault is in the first computer.",
          },
        ],
      },
    },
    computer: {
      name: "a computer setting that sends nothing or too much",
      short: "the computer's setting",
      weight: 4,
      why: "A refresh rate that the screen cannot take, a driver after an update or “second screen only” leave it dark.",
      check: {
        do: "Press the Windows key and P, or on a Mac open Displays, and look what is chosen.",
        finds: "the screen is listed but switched off, or set to an odd value",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Keyboard" }],
        steps: [
          {
            action: "test",
            title: "Restart with the screen on",
            how: "Switch the screen on first, then the computer.",
            see: "the computer's logo. Then the screen is sound.",
          },
          {
            action: "adjust",
            title: "Choose “Duplicate” or “Extend”",
            how: "Windows and P on the keyboard, arrow down, Enter.",
          },
          {
            action: "adjust",
            title: "Lower the resolution",
            how: "Display settings: 1920 × 1080 at 60 Hz. Wait fifteen seconds; without a click it goes back by itself.",
          },
          {
            action: "adjust",
            title: "Renew the graphics driver",
            how: "From the maker of the computer. With a USB docking station also its DisplayLink driver.",
            see: "both screens in the settings.",
          },
        ],
      },
    },
    electronics: {
      name: "a socket or a board in the screen that has failed",
      short: "the screen's electronics",
      weight: 2,
      why: "A surge by the cable or a tug at the plug takes out one socket, now and then the whole board.",
      check: {
        do: "Try each socket of the screen with a device that is known to work.",
        finds: "one or all stay dead with every cable",
        minutes: 5,
      },
      repair: {
        handOver:
          "The board sits beside the mains supply in a case without screws, and used spares exist for few models.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 60],
        tools: [{ name: "HDMI to DisplayPort adapter" }],
        steps: [
          {
            action: "test",
            title: "Use a socket that still lives",
            how: "An adapter for €10 brings the signal to VGA, DVI or DisplayPort.",
            see: "a picture by the other way.",
          },
          {
            action: "unplug",
            title: "Give it half an hour without mains",
            how: "Hold its key meanwhile. Hung boards come back that way.",
          },
          {
            action: "look",
            title: "Note model and year",
            how: "They stand on the back, beside the serial number.",
          },
          {
            action: "look",
            title: "Ask for a used board, or let it go",
            how: "Above €50 a used screen is the better bargain.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the monitor show a message or its menu, such as “no signal”?",
      answers: {
        yes: {
          means: "the monitor shows a message",
          heard: ["no signal", "power saving", "input not supported", "menu works"],
          when: { input: "often", computer: "often", electronics: "sometimes" },
        },
        no: { means: "the monitor shows nothing at all" },
      },
    },
    {
      ask: "Does the monitor work with another device and another cable?",
      answers: {
        yes: {
          means: "it works with another device or cable",
          heard: ["works with another", "replace cable"],
          when: { input: "often", computer: "often", electronics: "never" },
        },
        no: {
          means: "it stays dark with another device and cable",
          heard: ["tried another cable", "tried another computer"],
        },
      },
    },
    {
      ask: "Did it begin after an update, a new graphics card or a new docking station at the monitor's computer?",
      answers: {
        yes: {
          means: "something at the computer was changed",
          heard: ["update", "new graphics card", "docking station", "new driver", "new computer"],
          when: { computer: "often", input: "sometimes", electronics: "rarely" },
        },
        no: { means: "nothing at the computer was changed" },
      },
    },
    {
      ask: "Is the monitor shown in the computer's display settings?",
      answers: {
        yes: {
          means: "the computer lists it",
          heard: ["detected", "shows in settings"],
          when: { computer: "often", input: "rarely", electronics: "rarely" },
        },
        no: { means: "the computer does not list it", heard: ["not detected", "not recognised"] },
      },
    },
  ],
  safety: ["Leave the case of the screen closed."],
  prevention: ["Lead the cable with a loop, so that moving the screen does not tug at its plug."],
  stopWhen: ["A socket is hot or its plastic has changed colour."],
});

const doesNotTurnOn = defineFault({
  id: "monitor-does-not-turn-on",
  name: "does not turn on",
  weight: 6,
  says: [
    "won't turn on",
    "won't switch on",
    "no power",
    "dead",
    "no light",
    "power light flashes",
    "takes a while to warm up",
    "takes long time to come on",
    "power button not working",
    "power light blinking",
    "no power on display or menu",
    "needs several attempts",
  ],
  causes: {
    lead: {
      name: "a lead, an adapter or a switch before the screen",
      short: "the lead or adapter",
      weight: 5,
      why: "Many screens have a black adapter in the lead that dies long before the screen, or a rocker at the back that was knocked.",
      check: {
        do: "Look for a rocker beside the lead, and feel the adapter after ten minutes.",
        finds: "the rocker is on “0”, or the adapter stays stone cold",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 25],
        tools: [
          { name: "Mains lead of another device" },
          { name: "Adapter with the same volts and plug" },
        ],
        steps: [
          {
            action: "test",
            title: "Swap socket and lead",
            how: "Straight at the wall, with the lead of another device, if the socket fits.",
            see: "a light in the screen's key.",
          },
          {
            action: "unplug",
            title: "Pull the adapter and read its label",
            how: "Copy volts, amps and the sign with plus and minus.",
          },
          {
            action: "replace",
            title: "Try a like adapter",
            how: "Same volts, same plug, same polarity, at least the same amps.",
            warning:
              "More volts destroy the screen in a second. If you are not sure of the polarity, ask first.",
          },
          {
            action: "test",
            title: "Press the key for two seconds",
            how: "Some keys are a joystick under the rim.",
            see: "the logo.",
          },
        ],
      },
    },
    key: {
      name: "a worn or sticky power key",
      short: "the power key",
      weight: 2,
      why: "Touch keys fail with grease, push keys with wear.",
      check: {
        do: "Unplug the mains for ten minutes, plug it in and watch whether the screen wakes by itself.",
        finds: "it starts by itself when mains returns, but not by its key",
        minutes: 11,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Lint-free cloth" },
          { name: "Contact spray", instead: "isopropyl alcohol" },
        ],
        steps: [
          { action: "unplug", title: "Pull the mains plug", how: "Let it stand for some minutes." },
          {
            action: "clean",
            title: "Wipe touch keys",
            how: "Use the cloth, barely damp, then dry.",
          },
          {
            action: "clean",
            title: "Rinse push keys",
            how: "One short puff of the spray on a cotton bud, worked into the gap, then forty presses. Let it dry for an hour.",
            see: "a key that clicks evenly.",
          },
          {
            action: "adjust",
            title: "Let the computer switch it",
            how: "Leave the screen on for good, with sleep set to five minutes; then the key is not needed.",
          },
        ],
      },
    },
    board: {
      name: "a power board with aged capacitors",
      short: "the power board",
      weight: 4,
      why: "First the screen needs some tries or minutes, then its lamp only blinks: the capacitors inside have dried out.",
      check: {
        do: "Remember whether it started later and later, and whether a warm room helps.",
        finds: "it came on late for weeks, or blinks without starting",
        minutes: 1,
      },
      repair: {
        handOver:
          "In screens with a mains lead the board holds several hundred volts after unplugging.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 50],
        tools: [{ name: "Label with the symptom" }],
        steps: [
          {
            action: "test",
            title: "Leave it plugged in for half an hour once",
            how: "Stay with it. If it then starts, the capacitors are the cause as good as surely.",
            see: "a start after a wait.",
          },
          {
            action: "unplug",
            title: "Unplug it and leave it closed",
            how: "Nobody should stick a tool into the slots.",
          },
          {
            action: "look",
            title: "Take it to a repair café that does electronics",
            how: "Put the symptom on the label: “starts after 30 minutes”. New capacitors cost €5 and an hour.",
          },
          {
            action: "look",
            title: "Otherwise compare with a used one",
            how: "Office screens of 24 inches are sold for €30 to 60.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the monitor start later and later, or only after several tries?",
      answers: {
        yes: {
          means: "it started later and later",
          heard: [
            "warm up",
            "takes long",
            "takes a while",
            "several attempts",
            "eventually",
            "takes ages",
          ],
          when: { board: "always", lead: "rarely", key: "sometimes" },
        },
        no: { means: "it failed all at once" },
      },
    },
    {
      ask: "Is there any light on the monitor or on its adapter?",
      answers: {
        yes: {
          means: "a light is on or blinks",
          heard: ["flashes", "blinking", "light is on", "light comes on"],
          when: { board: "often", key: "sometimes", lead: "rarely" },
        },
        no: { means: "there is no light", heard: ["no light", "no power", "dead"] },
      },
    },
    {
      ask: "Does the monitor wake by itself when mains returns?",
      answers: {
        yes: {
          means: "it wakes by itself when mains returns",
          when: { key: "often", board: "sometimes", lead: "rarely" },
        },
        no: { means: "it does not wake when mains returns" },
      },
    },
    {
      ask: "Have you tried another lead or adapter on the monitor?",
      answers: {
        yes: {
          means: "another lead or adapter did not help",
          heard: ["tried another lead", "new adapter", "another cable"],
          when: { lead: "never" },
        },
        no: { means: "only its own lead has been tried" },
      },
    },
  ],
  safety: ["Nothing is measured at a lead that is plugged in."],
  prevention: ["Switch it off at a strip overnight: standby is what ages its board."],
  stopWhen: ["The adapter is cracked, buzzes or rattles."],
});

const flickers = defineFault({
  id: "monitor-flickers",
  name: "flickers, is dim or has lines",
  weight: 5,
  says: [
    "flickers",
    "flickering",
    "flickering display",
    "lines on screen",
    "screen dim",
    "picture goes dark after a second",
    "vertical line",
    "wrong colours",
    "pink tint",
    "blurred picture",
    "dead pixel",
    "screen cracked",
    "backlight",
    "shimmering",
    "white out screen",
    "half the screen dark",
  ],
  causes: {
    cable: {
      name: "a poor cable or a rate that does not fit",
      short: "the cable or refresh rate",
      weight: 6,
      why: "A cable with one bad wire drops the picture for moments, turns it pink or makes sparkles.",
      check: {
        do: "Open the screen's own menu while it flickers, and bend the cable gently.",
        finds: "the menu stays calm, or the flicker follows the cable",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [5, 15],
        tools: [{ name: "New HDMI or DisplayPort cable" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and reseat both ends",
            how: "Look for bent pins in VGA and DVI plugs and tighten their screws.",
          },
          {
            action: "replace",
            title: "Take a new, short cable",
            how: "Two metres at most, with a plug that holds firmly.",
            see: "colours without a tint.",
          },
          {
            action: "adjust",
            title: "Set 60 Hz and the panel's own resolution",
            how: "Display settings, Advanced. Other values make letters soft.",
          },
          {
            action: "test",
            title: "Show a white page for ten minutes",
            how: "And touch the cable now and then.",
            see: "a calm, even white.",
          },
        ],
      },
    },
    setting: {
      name: "a brightness or saving setting",
      short: "a setting",
      weight: 3,
      why: "Low brightness is made by switching the lamps very fast, which some eyes see, and eco modes dim by themselves.",
      check: {
        do: "Set brightness to 100 % and every eco or dynamic mode off.",
        finds: "the flicker or the dimness is gone",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Desk lamp" }],
        steps: [
          { action: "adjust", title: "Reset the screen's menu", how: "Menu, Others, Reset." },
          {
            action: "adjust",
            title: "Switch dynamic contrast and eco off",
            how: "Also “low blue light”, which makes it yellow.",
            see: "a white that is white.",
          },
          {
            action: "adjust",
            title: "Raise brightness, light the room",
            how: "Put the desk lamp behind the screen and set brightness to 70 %. Less contrast with the room tires less.",
          },
          {
            action: "test",
            title: "Look past it from the side",
            how: "The corner of the eye sees flicker best.",
            see: "a calm surface.",
          },
        ],
      },
    },
    backlight: {
      name: "a worn backlight or panel",
      short: "the backlight or panel",
      weight: 4,
      why: "Tubes or lamp strips behind the panel fade, turn pink and go out after a second. Fixed lines come from the edge of the glass.",
      check: {
        do: "Hold a torch close to the dark screen, and look whether lines run over the menu too.",
        finds: "a faint picture is there, or the lines run over the menu",
        minutes: 2,
      },
      repair: {
        handOver:
          "Backlights run on high voltage and lie under a thin pane; the panel is not sold for less than a whole screen.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 60],
        tools: [{ name: "Torch" }],
        steps: [
          {
            action: "test",
            title: "Confirm it with the torch",
            how: "Move it slowly over the screen in the dark.",
            see: "windows and icons like a watermark.",
          },
          {
            action: "unplug",
            title: "Unplug it when it goes out by itself",
            how: "Switching on over and over strains the part that makes the high voltage.",
          },
          {
            action: "look",
            title: "Ask for a warranty on pixels and light",
            how: "Many makers give three years and collect the screen.",
          },
          {
            action: "look",
            title: "Pass it on honestly, or recycle it",
            how: "One line matters little at a server or a workbench. Screens with tubes contain mercury: to the electronics yard, whole.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the monitor's own menu calm while the picture flickers or has lines?",
      answers: {
        yes: {
          means: "its menu stays calm",
          heard: ["menu is fine"],
          when: { cable: "often", setting: "sometimes", backlight: "never" },
        },
        no: { means: "its menu is affected too" },
      },
    },
    {
      ask: "Does moving the monitor's cable change anything?",
      answers: {
        yes: {
          means: "moving the cable changes it",
          heard: ["move the cable", "wiggle", "hdmi cable", "touch the cable"],
          when: { cable: "always", setting: "never", backlight: "never" },
        },
        no: { means: "moving the cable changes nothing", heard: ["new cable"] },
      },
    },
    {
      ask: "Does the monitor's picture go dark after a moment, or has it fixed lines?",
      answers: {
        yes: {
          means: "it goes dark after a moment or has fixed lines",
          heard: ["goes dark", "after a second", "lines", "line", "half"],
          when: { backlight: "often", cable: "rarely", setting: "never" },
        },
        no: { means: "it only flickers or is dim" },
      },
    },
    {
      ask: "Does the flicker go when you set the monitor to full brightness?",
      answers: {
        yes: {
          means: "at full brightness it is calm",
          when: { setting: "often", cable: "rarely", backlight: "rarely" },
        },
        no: { means: "brightness makes no difference" },
      },
    },
  ],
  safety: ["Do not press on a screen with a crack; tape it before you carry it."],
  prevention: ["Let it sleep after five minutes and keep brightness below 80 %."],
  stopWhen: ["The picture turns pink and the case gets hot at the lower edge."],
});

const stand = defineFault({
  id: "monitor-stand",
  name: "does not hold its position",
  weight: 2,
  says: [
    "stand broken",
    "won't stay up",
    "sinks down",
    "tilts forward",
    "stand wobbly",
    "arm drops",
    "stand loose",
    "won't stand straight",
  ],
  causes: {
    screws: {
      name: "loose screws at stand or arm",
      short: "loose screws",
      weight: 6,
      why: "Each turn of the screen works a little at the screws of base and hinge.",
      check: {
        do: "Hold the screen and rock it: look which joint moves.",
        finds: "one joint has play",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Hex key" }, { name: "Folded towel" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug all cables",
            how: "Lay the screen face down on the towel at the edge of the table.",
            see: "no weight on the glass.",
          },
          {
            action: "look",
            title: "Find the joint that moves",
            how: "Base plate, column, hinge or the four screws at the back.",
          },
          {
            action: "adjust",
            title: "Tighten it",
            how: "Screwdriver for the column, hex key for hinge and arm, a quarter turn at a time.",
            warning: "Do not use longer screws in the back: they reach the electronics.",
            see: "a joint that moves, but with some force.",
          },
          {
            action: "test",
            title: "Stand it up",
            how: "Tilt it up and down three times.",
            see: "it stays where you leave it.",
          },
        ],
      },
    },
    spring: {
      name: "a gas spring that no longer matches the weight",
      short: "the gas spring",
      weight: 3,
      why: "Arms and columns are balanced by a spring that is set for a certain weight and grows weaker with the years.",
      check: {
        do: "Let the arm go halfway, with a hand below it.",
        finds: "it sinks or rises by itself",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 40],
        tools: [{ name: "Long hex key" }, { name: "Stack of books" }],
        steps: [
          {
            action: "unplug",
            title: "Cables loose, screen held",
            how: "Somebody holds the screen, or it rests on the books.",
          },
          {
            action: "look",
            title: "Find the adjusting screw",
            how: "It lies in the joint of the arm and is marked plus and minus.",
          },
          {
            action: "adjust",
            title: "Turn it with the hex key",
            how: "With the arm level. Plus when it sinks, five turns at a time.",
            warning: "An arm without a screen springs up with force: keep your face away.",
            see: "an arm that stays at every height.",
          },
          {
            action: "look",
            title: "A fixed column: set it on a base",
            how: "If there is no screw, the cylinder has lost its gas. It is not opened; four books or a used stand with the 75 or 100 mm hole pattern help.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the monitor wobble at a joint, or does it sink slowly?",
      answers: {
        wobbles: {
          means: "a joint wobbles",
          heard: ["wobbly", "loose", "tilts", "wobble"],
          when: { screws: "always", spring: "rarely" },
        },
        sinks: {
          means: "it sinks or rises by itself",
          heard: ["sinks", "drops", "not stay up", "slides down"],
          when: { spring: "always", screws: "rarely" },
        },
      },
    },
    {
      ask: "Is the monitor on an arm, or has it a stand that moves up and down?",
      answers: {
        yes: {
          means: "it is on an arm or a moving column",
          heard: ["arm", "height adjustable"],
          when: { spring: "often", screws: "sometimes" },
        },
        no: { means: "its stand is fixed", when: { spring: "never", screws: "often" } },
      },
    },
    {
      ask: "Can you see a loose screw or a gap at a joint of the monitor's stand?",
      answers: {
        yes: { means: "a screw or joint is loose", when: { screws: "often", spring: "rarely" } },
        no: { means: "all joints look tight" },
      },
    },
  ],
  safety: ["Support the screen before you loosen anything that carries it."],
  prevention: ["Tighten the joints once a year."],
  stopWhen: ["The plastic round the hinge has split."],
});

export const monitor: Playbook = {
  faults: [noSignal, doesNotTurnOn, flickers, stand],
  notes: [
    {
      about: ["open", "inside", "capacitor"],
      text: "Screens with a plain mains lead have the power supply inside; it stays charged after unplugging, so the case is not opened at home.",
    },
    {
      about: ["dead pixel", "stuck pixel"],
      text: "A coloured pixel that is stuck sometimes wakes when a video of quickly changing colours runs over it for an hour. A black one stays black.",
    },
    {
      about: ["adapter", "vga", "dvi"],
      text: "HDMI and DVI carry the same picture, and a plain adapter does. To and from VGA it takes a converter with electronics, about €12.",
    },
  ],
};
