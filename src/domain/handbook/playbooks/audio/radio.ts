import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "radio-dead",
  name: "does not switch on",
  usual: true,
  weight: 9,
  says: [
    "won't turn on",
    "no power",
    "completely dead",
    "no sign of life",
    "power keeps disconnecting",
    "mains doesn't work",
    "just stopped working",
    "poor connection",
    "have to fiddle with the power cable",
    "cuts out",
    "intermittent power",
    "loose connection",
    "power socket loose",
    "faulty power supply",
    "doesn't work with batteries either",
    "trouble switching on",
    "turns on then stops",
    "dropped not working",
    "needs new adapter",
    "on off button does not work",
  ],
  causes: {
    adapter: {
      name: "a dead, wrong or loose power supply",
      short: "the power supply",
      weight: 5,
      why: "Radios and adapters get mixed up in drawers. A plug that fits can carry the wrong voltage, the wrong polarity or nothing at all.",
      check: {
        do: "Read the volts, amps and polarity sign on the adapter and compare them with those printed beside the radio's socket. Then try it on fresh batteries if it takes any.",
        finds: "the numbers differ, or it plays on batteries",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          {
            name: "Torch",
            instead: "the light of a phone",
          },
          { name: "Matching adapter" },
        ],
        steps: [
          {
            action: "test",
            title: "Try another wall socket",
            how: "Plug the radio straight into a socket where a lamp has just burned.",
            see: "a light or a display.",
          },
          {
            action: "unplug",
            title: "Unplug it and look at both ends",
            how: "Shine the torch on plug, cord and socket of the radio.",
            warning: "A cord with a cut or a bare core is replaced, never taped.",
            see: "a straight pin and a socket that does not give way.",
          },
          {
            action: "look",
            title: "Compare the labels",
            how: "Volts, AC or DC and polarity must be the same; the amps of the adapter may be higher.",
          },
          {
            action: "replace",
            title: "Use a like adapter",
            how: "Give the radio a second matching adapter, borrowed or bought. Universal ones must be set to the volts of the radio before they are plugged in.",
            warning: "Too many volts kill the sound board within a second.",
          },
          {
            action: "test",
            title: "Switch it on and move the plug a little",
            how: "Turn the plug in its socket while it plays.",
            see: "sound without a gap.",
          },
        ],
        prevention: ["Write “radio” on its adapter with a marker."],
      },
    },
    batteries: {
      name: "flat, leaked or turned-round batteries",
      short: "the batteries",
      weight: 4,
      why: "One cell the wrong way round stops all of them, and a leaked one eats the spring that it stands on.",
      check: {
        do: "Take all batteries out and look at them and at the springs.",
        finds: "one is turned round, or you see white or green crust",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 10],
        tools: [
          { name: "Fresh batteries" },
          { name: "Cotton buds" },
          {
            name: "White vinegar",
            instead: "lemon juice",
          },
          {
            name: "Fine sandpaper",
            instead: "a nail file",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take plug and batteries out",
            how: "Put leaked cells in a bag and wash your hands.",
            warning: "The crust is caustic. Keep it off eyes and skin.",
          },
          {
            action: "clean",
            title: "Dissolve the crust",
            how: "Dab vinegar on springs and plates with cotton buds until it stops fizzing. Wipe with a damp one and let it dry for an hour.",
          },
          {
            action: "clean",
            title: "Rub the metal bright",
            how: "A few strokes with the sandpaper where the cell touches.",
            see: "bare, shining metal.",
          },
          {
            action: "adjust",
            title: "Pull the springs out a little",
            how: "Each spring should press the cell firmly against the other end.",
          },
          {
            action: "replace",
            title: "Put in fresh cells by the marks",
            how: "All new, all of one make. The minus goes to the spring.",
            fallsOut: "In some radios a strip of ribbon, for lifting the cells out.",
            putBack: "Lay the ribbon under the first cell again.",
          },
          {
            action: "test",
            title: "Play it on batteries alone",
            how: "Leave the mains lead out for ten minutes. Some sockets cut the batteries off as long as a plug is in.",
            see: "sound at full volume without fading.",
          },
        ],
        prevention: ["Take the batteries out when the radio runs from the mains for weeks."],
      },
    },
    switch: {
      name: "a worn power switch or a locked keypad",
      short: "the switch",
      weight: 4,
      why: "Power buttons wear and gum up. Digital radios also have a key lock or a standby that looks just like being dead.",
      check: {
        do: "Hold the power button down for ten seconds, and look for a hold or lock switch.",
        finds: "it comes alive, or only comes on under firm or repeated pressure",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Screwdriver" },
          {
            name: "Contact cleaner spray",
            instead: "isopropyl alcohol",
          },
          {
            name: "Plastic spudger",
            instead: "an old bank card",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take all batteries out",
            how: "Wait ten minutes: that also resets a hung processor. Try it once before you open anything.",
          },
          {
            action: "adjust",
            title: "Undo a lock",
            how: "Slide “hold” off, or press the menu or alarm button for five seconds, as the manual says.",
          },
          {
            action: "open",
            title: "Open the back",
            how: "Take the screws out with the screwdriver, also those in the battery bay, and part the case with the spudger.",
            warning:
              "Only where the power comes from a plug-in adapter. If a mains cord goes into the case, leave it closed.",
            fallsOut: "Knobs and loose buttons. Open it face down on a cloth.",
          },
          {
            action: "clean",
            title: "Clean the switch",
            how: "A short puff of contact spray into the switch, then press it thirty times. Let it dry for a quarter of an hour.",
            see: "a button that snaps again.",
          },
          {
            action: "reassemble",
            title: "Close it without pinching wires",
            how: "Speaker and battery wires must lie clear of the screw posts.",
            putBack: "Buttons first, face down, then the back.",
          },
          {
            action: "test",
            title: "Switch it twenty times",
            how: "Light presses.",
            see: "on and off each time.",
          },
        ],
      },
    },
    inside: {
      name: "a broken power socket or supply inside",
      short: "the inside supply",
      weight: 3,
      why: "Pulling at the lead cracks the joints of the socket, and in radios with a mains cord the supply board itself grows old.",
      check: {
        do: "Move the plug gently in the radio's socket while it should play.",
        finds: "the socket wobbles in the case, or nothing helps although the supply is sound",
        minutes: 2,
      },
      repair: {
        handOver:
          "A mains supply inside holds its charge after unplugging, and the socket is soldered to the main board.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 25],
        tools: [{ name: "Note" }, { name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and leave it closed",
            how: "If it plays on batteries, use it so for the time being.",
          },
          {
            action: "look",
            title: "Look how the power gets in",
            how: "A flat mains cord, a figure-eight socket or a thin round plug.",
            see: "whether the socket moves when you touch it.",
          },
          {
            action: "look",
            title: "Note what you have tried",
            how: "Write sockets, adapters and batteries on a note and fix it to the radio with tape.",
          },
          {
            action: "look",
            title: "Bring radio and adapter",
            how: "Resoldering a socket takes a repair café half an hour and costs nearly nothing.",
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
          means: "it plays on batteries",
          heard: [
            "works on batteries",
            "plays on battery",
            "battery works",
            "only works on batteries",
          ],
          when: {
            adapter: "often",
            inside: "often",
            batteries: "never",
            switch: "rarely",
          },
        },
        no: {
          means: "it does not play on batteries",
          heard: ["not work with batteries", "batteries either", "new batteries not help"],
        },
        none: {
          means: "it takes no batteries",
          heard: ["no batteries", "mains only", "mains radio"],
          when: {
            batteries: "never",
            adapter: "sometimes",
            inside: "sometimes",
            switch: "sometimes",
          },
        },
      },
    },
    {
      ask: "Does moving the power plug in the radio's socket make it come and go?",
      answers: {
        yes: {
          means: "moving the plug makes it come and go",
          heard: [
            "fiddle with",
            "wiggle",
            "loose connection",
            "power keeps disconnecting",
            "certain positions",
            "socket loose",
            "poor connection",
            "cable won't stay in",
          ],
          when: {
            inside: "often",
            adapter: "often",
            batteries: "rarely",
            switch: "rarely",
          },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Is the radio's adapter the original one, or one with the same volts and polarity?",
      answers: {
        yes: {
          means: "the adapter is the right one",
          heard: [
            "original adapter",
            "tried another power supply",
            "tried another adapter",
            "psu ok",
            "power cable okay",
            "plug is fine",
            "changed the fuse",
          ],
          when: { adapter: "rarely" },
        },
        no: {
          means: "the adapter may be a wrong one",
          heard: [
            "wrong adapter",
            "lost the adapter",
            "different adapter",
            "needs new adapter",
            "replacement adapter",
          ],
        },
      },
    },
    {
      ask: "Does the radio's power button feel loose, sticky or need several presses?",
      answers: {
        yes: {
          means: "the power button is worn or sticky",
          heard: [
            "button does not work",
            "switch not working",
            "on off switch",
            "press several times",
            "trouble in switching on",
            "keylock",
            "locked",
            "button stuck",
          ],
          when: {
            switch: "often",
            adapter: "rarely",
            batteries: "rarely",
            inside: "rarely",
          },
        },
        no: { means: "the button feels as always" },
      },
    },
  ],
  safety: ["Only a radio with a plug-in adapter may be opened, with adapter and batteries out."],
  prevention: ["Pull the plug by its body and give the lead some slack behind the radio."],
  stopWhen: [
    "The adapter hums, is too hot to hold or has a cracked case.",
    "It is a valve radio: its inside holds several hundred volts.",
  ],
});

const noSound = defineFault({
  id: "radio-no-sound",
  name: "switches on but gives no sound",
  weight: 6,
  says: [
    "no sound",
    "turns on but no sound",
    "lights up but no sound",
    "no audio",
    "silent",
    "display works but no sound",
    "powers up but nothing",
    "sound very faint",
    "very quiet",
    "sound comes and goes",
    "speaker not working",
    "lost sound",
    "plays only with headphones",
    "no volume",
    "lights up but doesn't work",
    "earphone socket loose",
    "headphone connection lost",
  ],
  causes: {
    "headphone-socket": {
      name: "a headphone socket that keeps the speaker switched off",
      short: "the headphone socket",
      weight: 4,
      why: "A plug in the headphone socket opens a tiny contact that cuts the speaker. Fluff or a tired spring leaves it open with the plug out.",
      check: {
        do: "Push a headphone plug in and pull it out twenty times, and listen on headphones.",
        finds: "headphones play, or the speaker comes back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 6],
        tools: [
          { name: "Old headphone plug" },
          { name: "Wooden toothpick" },
          {
            name: "Contact cleaner spray",
            instead: "a few drops of isopropyl alcohol",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut the power, batteries too",
            how: "Nothing should be live while the socket is wet.",
          },
          {
            action: "clean",
            title: "Pick the fluff out",
            how: "Turn the toothpick round in the socket and blow.",
            see: "an empty hole in the light.",
          },
          {
            action: "clean",
            title: "Polish it with the plug",
            how: "Wet the plug with contact spray and push it in and out thirty times, turning it.",
            fallsOut: "A little grey dirt on the plug.",
          },
          {
            action: "test",
            title: "Dry it, then listen",
            how: "Wait fifteen minutes, put the power back and turn the volume up slowly.",
            see: "the speaker playing as soon as the plug is out.",
          },
        ],
      },
    },
    setting: {
      name: "volume, source or mute",
      short: "a setting",
      weight: 4,
      why: "After a power cut many radios wake up on AUX, Bluetooth or an empty station, with the volume at zero.",
      check: {
        do: "Step through all sources to FM, turn the volume to the middle and look for “mute” or a crossed-out speaker.",
        finds: "sound comes on one source",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          {
            name: "The manual",
            instead: "the maker's page for the model",
          },
        ],
        steps: [
          {
            action: "adjust",
            title: "Choose FM and half volume",
            how: "FM hisses even without a station, so it shows at once whether the sound path lives.",
            see: "hiss or a station.",
          },
          {
            action: "unplug",
            title: "Take all power away for ten minutes",
            how: "Mains and batteries. Then start again.",
          },
          {
            action: "adjust",
            title: "Reset it",
            how: "Look in the manual for “factory reset”; presets are lost by it. Then let it search for stations.",
          },
          {
            action: "test",
            title: "Try each source",
            how: "FM, DAB, Bluetooth, AUX.",
            see: "which ones play. Write it down if one stays silent.",
          },
        ],
      },
    },
    speaker: {
      name: "a loose speaker wire or a dead speaker",
      short: "the speaker",
      weight: 3,
      why: "A fall tears the thin wire off the speaker, or its coil has burned out.",
      check: {
        do: "Listen with headphones.",
        finds: "headphones play well and cleaning the socket did not help",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Screwdriver" },
          {
            name: "Multimeter",
            instead: "a 1.5 V battery and two wires",
          },
          { name: "Soldering iron" },
          { name: "Solder" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Remove adapter and batteries",
            how: "A radio with a mains cord into the case stays closed and goes to a repairer.",
          },
          {
            action: "unscrew",
            title: "Open it face down",
            how: "Take out the screws with the screwdriver and fold the back aside without pulling.",
            fallsOut: "Knobs and a loose aerial wire.",
          },
          {
            action: "look",
            title: "Look at the speaker's tabs",
            how: "Follow both wires to the board.",
            see: "a wire that dangles, or a green tab.",
          },
          {
            action: "measure",
            title: "Measure the speaker",
            how: "Touch its tabs with the multimeter, set to ohms. A 1.5 V battery touched on for a moment must make it click.",
            see: "4 to 8 ohms and a click.",
          },
          {
            action: "replace",
            title: "Solder the wire or change the speaker",
            how: "Heat the tab with the soldering iron, add a little solder, hold the wire still for five seconds. A new speaker has the same ohms and width.",
            warning: "The iron has 350 °C. Put it in its stand each time.",
          },
          {
            action: "reassemble",
            title: "Close it and listen",
            how: "Keep wires out of the screw posts.",
            putBack: "Aerial wire under its screw.",
          },
        ],
      },
    },
    amplifier: {
      name: "a failed sound board",
      short: "the sound board",
      weight: 3,
      why: "A wrong adapter or a surge kills the small amplifier chip, while light and display go on as if nothing had happened.",
      check: {
        do: "Remember whether another adapter was used, or a thunderstorm or power cut came before.",
        finds: "it has been silent since then, in headphones as well",
        minutes: 1,
      },
      repair: {
        handOver: "The chip sits among fine solder joints on a board that is rarely sold.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [10, 60],
        tools: [{ name: "Headphones" }, { name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Listen to the headphones once more",
            how: "Plug them in and turn the volume up by half.",
            see: "silence, also without hiss.",
          },
          {
            action: "unplug",
            title: "Unplug it",
            how: "Do not try further adapters.",
          },
          {
            action: "look",
            title: "Look for a line-out",
            how: "A socket marked “line out” or Bluetooth out may still work with an active speaker.",
          },
          {
            action: "look",
            title: "Ask the maker with model and story",
            how: "Write model, year and the adapter used on the note. Some makers exchange boards at a fixed price.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear the radio in headphones?",
      answers: {
        yes: {
          means: "headphones play",
          heard: [
            "works with headphones",
            "headphones work",
            "only with headphones",
            "earphones work",
          ],
          when: {
            "headphone-socket": "often",
            speaker: "always",
            setting: "rarely",
            amplifier: "never",
          },
        },
        no: {
          means: "headphones are silent too",
          heard: ["headphones not work", "nothing in headphones"],
        },
        none: {
          means: "it has no headphone socket",
          heard: ["no headphone socket"],
          when: {
            "headphone-socket": "never",
            setting: "sometimes",
            speaker: "sometimes",
            amplifier: "sometimes",
          },
        },
      },
    },
    {
      ask: "Does the radio's sound come for a moment when you knock the case or move a plug?",
      answers: {
        yes: {
          means: "knocking or moving a plug brings sound",
          heard: [
            "comes and goes",
            "knock",
            "tap it",
            "loose",
            "intermittent",
            "cuts in and out",
            "losing connection",
          ],
          when: {
            speaker: "often",
            "headphone-socket": "often",
            setting: "never",
            amplifier: "rarely",
          },
        },
        no: { means: "knocking changes nothing" },
      },
    },
    {
      ask: "Did the radio fall silent after a power cut, a storm or the use of another adapter?",
      answers: {
        yes: {
          means: "it fell silent after a power cut or another adapter",
          heard: [
            "power cut",
            "wrong adapter",
            "wrong adaptor",
            "thunderstorm",
            "lightning",
            "different adapter",
            "surge",
          ],
          when: {
            amplifier: "often",
            setting: "sometimes",
            speaker: "never",
            "headphone-socket": "never",
          },
        },
        no: { means: "nothing of that kind came before" },
      },
    },
    {
      ask: "Is the radio silent on every source, also on FM between two stations?",
      answers: {
        yes: {
          means: "it is silent on every source",
          when: {
            setting: "rarely",
            "headphone-socket": "always",
            speaker: "always",
            amplifier: "always",
          },
        },
        no: {
          means: "one source still sounds",
          heard: ["fm works", "only dab silent", "aux works", "bluetooth works"],
        },
      },
    },
  ],
  safety: ["Turn the volume down before you put headphones on for a test."],
  prevention: [
    "Let the headphone cable end in a short extension that may wear out in place of the socket.",
  ],
  stopWhen: ["It has a mains cord into the case, and the headphones stay silent."],
});

const crackles = defineFault({
  id: "radio-crackles",
  name: "crackles, buzzes or hums",
  weight: 5,
  says: [
    "crackles",
    "crackly volume",
    "volume control faulty",
    "volume knob noisy",
    "scratchy sound",
    "hums",
    "buzzing",
    "mains hum",
    "distorted",
    "volume can't be turned down",
    "volume jumps",
    "sound goes when I turn the knob",
    "intermittent crackle",
    "interference",
    "rattles",
    "sound knob not working",
    "volume goes up and down",
    "have to hold the knob",
  ],
  causes: {
    control: {
      name: "dirt in the volume control or a slide switch",
      short: "the volume control",
      weight: 6,
      why: "Inside the knob a finger slides on a carbon track. Dust and old grease lift it off, and each gap is a crack in the speaker.",
      check: {
        do: "Turn the volume slowly up and down, then slide the band switch.",
        finds: "the crackle follows your hand and stops when you let go",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          {
            name: "Contact cleaner spray",
            instead: "isopropyl alcohol in a syringe",
          },
          { name: "Screwdriver" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Make it powerless and turn the knob",
            how: "Plug and batteries out, then turn the knob from stop to stop fifty times. Often that is already enough.",
          },
          {
            action: "pry",
            title: "Pull the knob off",
            how: "Lay the cloth round it and pull straight. Some have a grub screw.",
            fallsOut: "A felt ring behind the knob.",
          },
          {
            action: "open",
            title: "Reach the control",
            how: "Open the back with the screwdriver if it runs on an adapter or batteries.",
            warning: "With a mains cord into the case do not open it: spray only along the shaft.",
          },
          {
            action: "clean",
            title: "Spray a short puff into its slot",
            how: "Aim the tube at the gap beside the tabs, half a second, and turn the shaft fifty times.",
            see: "a shaft that turns evenly.",
          },
          {
            action: "test",
            title: "Let it dry, then listen",
            how: "Fifteen minutes open. Close it, put the power back and turn slowly.",
            see: "a rise without cracks.",
            putBack: "Knob with its mark at zero.",
          },
        ],
        prevention: ["Turn every knob through its range once a month."],
      },
    },
    supply: {
      name: "hum or hiss from the power supply",
      short: "the power supply",
      weight: 3,
      why: "Cheap adapters, LED lamps and chargers put noise on the line, and a tired capacitor in a mains radio no longer smooths it.",
      check: {
        do: "Play it on batteries, or unplug chargers and lamps nearby.",
        finds: "the hum is gone on batteries or in another room",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 20],
        tools: [{ name: "Fresh batteries" }, { name: "Adapter of the same values" }],
        steps: [
          {
            action: "test",
            title: "Listen on batteries",
            how: "Pull the lead and play the fresh batteries on the same station.",
            see: "a clean sound, if the supply is at fault.",
          },
          {
            action: "adjust",
            title: "Part it from disturbers",
            how: "Move it a metre from chargers, dimmers, routers and LED lamps, and use a socket on another wall.",
          },
          {
            action: "replace",
            title: "Try another adapter",
            how: "One with the same values, if possible a heavy old one with a transformer.",
          },
          {
            action: "look",
            title: "Hand it over if it has its own mains cord",
            how: "A hum at 50 or 60 Hz from the first moment is a smoothing capacitor. It costs cents, but it sits in the mains part.",
            warning: "Leave the case closed for this.",
          },
        ],
      },
    },
    "loose-speaker": {
      name: "a torn or loose speaker",
      short: "the speaker",
      weight: 3,
      why: "A paper cone that has torn, or a screw that lies in it, buzzes with every deep note.",
      check: {
        do: "Play speech, then music with bass, and press on the grille and the case.",
        finds: "it buzzes only with bass, or stops when you press somewhere",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "Thinned white glue" },
          { name: "Tissue paper" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take all power away",
            how: "Adapter and batteries out; sets with a built-in mains cord stay closed.",
          },
          {
            action: "open",
            title: "Lift the back",
            how: "Undo its screws with the screwdriver and look for anything that rattles.",
            fallsOut: "Often just a screw that was on the loose. Find where it is missing.",
          },
          {
            action: "clean",
            title: "Brush the cone",
            how: "Use the soft brush, without pressing. Iron dust sticks to the magnet: pick it off with sticky tape.",
          },
          {
            action: "glue",
            title: "Close a tear",
            how: "Lay a strip of tissue paper over it, and dab it with the thinned glue (half water). A small tear needs a strip of 1 cm.",
            see: "paper that lies flat. Let it dry for three hours.",
          },
          {
            action: "reassemble",
            title: "Tighten the speaker",
            how: "Nip its screws evenly, crosswise.",
            putBack: "Back on, wires free.",
          },
          {
            action: "test",
            title: "Play bass at the old level",
            how: "Then a bit louder.",
            see: "a clear note without buzz.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the radio's noise follow your hand when you turn the volume or slide a switch?",
      answers: {
        yes: {
          means: "the noise follows the knob",
          heard: [
            "volume control",
            "volume knob",
            "turning the volume",
            "knob",
            "volume jumps",
            "have to hold",
            "volume switch",
            "scratchy",
          ],
          when: {
            control: "always",
            supply: "never",
            "loose-speaker": "rarely",
          },
        },
        no: { means: "the knob does not matter" },
      },
    },
    {
      ask: "Is the radio's noise a steady hum or hiss that goes away on batteries or in another place?",
      answers: {
        yes: {
          means: "it is a steady hum that depends on power or place",
          heard: [
            "hum",
            "hums",
            "mains hum",
            "interference",
            "hiss",
            "buzz on mains",
            "only on mains",
          ],
          when: {
            supply: "often",
            control: "never",
            "loose-speaker": "never",
          },
        },
        no: { means: "it is not a steady hum" },
      },
    },
    {
      ask: "Does the radio buzz mostly with deep notes or loud passages?",
      answers: {
        yes: {
          means: "it buzzes with deep or loud notes",
          heard: ["bass", "loud music", "rattles", "distorted", "when loud", "torn speaker"],
          when: {
            "loose-speaker": "often",
            control: "rarely",
            supply: "rarely",
          },
        },
        no: { means: "deep notes do not matter" },
      },
    },
  ],
  safety: [
    "Use contact spray with an open window and no flame, and let it dry before the power returns.",
  ],
  prevention: ["Keep the radio away from the steam of the hob and from open windows."],
  stopWhen: [
    "The hum is loud from the first second at any volume and the mains cord goes into the case.",
  ],
});

const noReception = defineFault({
  id: "radio-no-reception",
  name: "gets no stations, or only badly",
  weight: 6,
  says: [
    "no reception",
    "bad reception",
    "no signal",
    "doesn't receive signal",
    "won't tune",
    "can't find stations",
    "no dab stations",
    "not searching",
    "station not available",
    "aerial broken",
    "antenna broken",
    "aerial snapped off",
    "only hiss",
    "weak signal",
    "tuning dial not working",
    "stations lost",
    "keeps losing signal",
    "won't do dab",
    "digital tuning broken",
    "wifi not working",
    "tuner not working",
    "poor reception",
    "broken arial",
    "powers up but no stations",
    "needs tuning in",
  ],
  causes: {
    aerial: {
      name: "a broken or loose aerial",
      short: "the aerial",
      weight: 5,
      why: "The telescopic rod breaks at its joint, and the thin wire behind it comes off its screw. The radio then hears only the strongest station.",
      check: {
        do: "Pull the rod out fully, hold its foot firmly and move it.",
        finds: "the reception jumps, the foot turns loosely or the rod has snapped",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Screwdriver" },
          {
            name: "Replacement telescopic aerial",
            instead: "75 cm of stiff wire, as a stopgap",
          },
          { name: "Soldering iron" },
          { name: "Solder" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take adapter and batteries out",
            how: "Look for the aerial's screw: behind the rod, under a flap or only from inside.",
          },
          {
            action: "unscrew",
            title: "Open the back if the screw is inside",
            how: "Use a long thin screwdriver; some screws sit 10 cm deep.",
            warning: "Not if a mains cord goes into the case.",
            fallsOut: "The aerial's nut or plate. Mark where it sat.",
          },
          {
            action: "look",
            title: "Follow the aerial wire",
            how: "It runs from a ring under the screw to the board.",
            see: "a ring that is tight, or a wire end in the air.",
          },
          {
            action: "replace",
            title: "Fasten or change it",
            how: "Solder the wire to its ring with the iron, or fit a new aerial with the same foot: its hole, thread and length count.",
            putBack: "Ring under the screw, then the rod.",
          },
          {
            action: "test",
            title: "Tune to a weak station",
            how: "Rod fully out and upright for DAB, 75 cm and tilted for FM.",
            see: "the station without hiss.",
          },
        ],
      },
    },
    "station-list": {
      name: "an old station list or a radio that needs a new scan",
      short: "the station list",
      weight: 4,
      why: "DAB stations move to other channels, and some countries have changed to DAB+, which radios from before about 2010 may not play. Long wave and medium wave are being switched off.",
      check: {
        do: "Start a full scan in the menu, beside a window with the aerial out.",
        finds: "stations turn up, or the old ones are marked with a question mark",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          {
            name: "The manual",
            instead: "the maker's page for the model",
          },
        ],
        steps: [
          {
            action: "adjust",
            title: "Carry it to a window",
            how: "Aerial fully out and upright, a metre from computers and chargers.",
          },
          {
            action: "adjust",
            title: "Run a full scan",
            how: "Menu, then “full scan”. It takes one to three minutes.",
            see: "the count of stations rising.",
          },
          {
            action: "adjust",
            title: "Clear the dead ones",
            how: "Choose “prune” or “remove stations”, or do the factory reset that the manual describes.",
          },
          {
            action: "look",
            title: "Check what is still on air",
            how: "Look at the broadcaster's coverage page for your postcode. For internet stations renew the Wi-Fi password in the menu.",
          },
          {
            action: "test",
            title: "Store a preset and switch off and on",
            how: "Wait half a minute.",
            see: "the same station coming back.",
          },
        ],
      },
    },
    disturbance: {
      name: "something nearby that drowns the signal",
      short: "interference",
      weight: 3,
      why: "LED lamps, chargers, routers and solar inverters fill the air with noise. Concrete and coated window panes keep the signal out.",
      check: {
        do: "Play it on batteries in the garden or on the balcony.",
        finds: "it receives well there",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 8],
        tools: [{ name: "Clip-on ferrite" }, { name: "Batteries" }],
        steps: [
          {
            action: "test",
            title: "Carry it round on batteries",
            how: "Listen room by room.",
            see: "the spot where it hisses most.",
          },
          {
            action: "unplug",
            title: "Pull plugs one by one",
            how: "Chargers, lamps, power-line adapters: with each plug you pull, listen.",
            see: "the hiss ending with one of them.",
          },
          {
            action: "adjust",
            title: "Keep that thing apart",
            how: "Two metres are often enough, or another make of lamp.",
          },
          {
            action: "adjust",
            title: "Clip a ferrite on the lead",
            how: "Wind the lead twice through the ferrite, close to the radio.",
          },
          {
            action: "test",
            title: "Listen in its usual place",
            how: "By day and in the evening.",
            see: "the same clear reception.",
          },
        ],
      },
    },
    tuner: {
      name: "a slipped dial cord or a failed tuner",
      short: "the tuner",
      weight: 3,
      why: "In a dial radio a thin cord moves pointer and tuning wheel. In a digital one the tuner module is a closed tin.",
      check: {
        do: "Turn the tuning knob from end to end and watch the pointer.",
        finds: "the knob turns without the pointer moving, or a full scan finds nothing anywhere",
        minutes: 2,
      },
      repair: {
        handOver:
          "Dial cords run over many pulleys under tension, and tuner modules are soldered in.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 40],
        tools: [{ name: "Note" }, { name: "Second radio" }],
        steps: [
          {
            action: "test",
            title: "Compare with another",
            how: "Set a second radio beside it on the same station.",
            see: "that the other receives well: then it is not the place.",
          },
          {
            action: "unplug",
            title: "Unplug it and take the batteries out",
            how: "Leave the case closed.",
          },
          {
            action: "look",
            title: "Write down what works",
            how: "FM, DAB, medium wave, presets: put on the note which of them live.",
          },
          {
            action: "look",
            title: "Hand it to somebody with old radios",
            how: "A radio club restrings a dial cord in an hour. A dead DAB module is rarely worth its price.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the radio's aerial broken, loose or missing?",
      answers: {
        yes: {
          means: "the aerial is broken or loose",
          heard: [
            "aerial broken",
            "antenna broken",
            "broken arial",
            "snapped",
            "aerial detached",
            "aerial loose",
            "aerial",
            "arial",
            "antenna",
          ],
          when: {
            aerial: "often",
            "station-list": "rarely",
            disturbance: "rarely",
            tuner: "rarely",
          },
        },
        no: { means: "the aerial is whole" },
      },
    },
    {
      ask: "Does the radio receive well in another place, such as by a window or outdoors?",
      answers: {
        yes: {
          means: "it receives well in another place",
          heard: ["by the window", "outside", "other room", "works elsewhere", "depends where"],
          when: {
            disturbance: "always",
            aerial: "sometimes",
            "station-list": "rarely",
            tuner: "never",
          },
        },
        no: { means: "it is bad everywhere" },
      },
    },
    {
      ask: "Is only DAB or the internet part of the radio affected, while FM works?",
      answers: {
        yes: {
          means: "only the digital part is affected",
          heard: [
            "won't do dab",
            "dab",
            "digital",
            "fm works",
            "wifi",
            "internet radio",
            "station not available",
          ],
          when: {
            "station-list": "often",
            tuner: "sometimes",
            disturbance: "sometimes",
            aerial: "sometimes",
          },
        },
        no: {
          means: "FM is affected as well",
          heard: ["all bands", "only hiss"],
        },
      },
    },
    {
      ask: "Does the radio's pointer or frequency move when you tune?",
      answers: {
        yes: {
          means: "tuning moves the pointer",
          when: {
            tuner: "rarely",
            aerial: "always",
            disturbance: "always",
            "station-list": "often",
          },
        },
        no: {
          means: "tuning moves nothing",
          heard: ["dial not working", "won't tune", "not tuning", "dial cord", "knob turns but"],
        },
      },
    },
  ],
  safety: ["Bend the tip of the aerial away from faces: at eye height it is as sharp as a pencil."],
  prevention: [
    "Fold the aerial in before you carry the radio, and turn it at its foot rather than at its tip.",
  ],
  stopWhen: ["A full scan by the window finds nothing, and another radio there plays."],
});

const controls = defineFault({
  id: "radio-buttons-or-display",
  name: "has a button, knob or display that does not work",
  weight: 5,
  says: [
    "button stuck",
    "button not working",
    "display not working",
    "screen blank",
    "dim display",
    "display faded",
    "knob broken",
    "knob loose",
    "knob came off",
    "fm button failed",
    "presets not working",
    "can't set the alarm",
    "alarm button not working",
    "clock wrong",
    "time runs fast",
    "sleep button not working",
    "keys stick",
    "alarm does not switch off",
    "jumps from channel to channel",
    "broken display",
    "dial not working",
    "handle broken",
    "won't respond to buttons",
    "keylock on",
    "light behind the dial gone",
    "switch come loose",
    "screen doesn't work",
  ],
  causes: {
    contacts: {
      name: "dirty or worn contacts under a button",
      short: "the button's contacts",
      weight: 5,
      why: "Under each button lies a small dome that clicks. Kitchen grease creeps in, and it clicks without making contact or presses itself.",
      check: {
        do: "Press the button firmly at different corners, twenty times.",
        finds: "it works now and then, or only with force",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 8],
        tools: [
          { name: "Screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull adapter and batteries",
            how: "Press each button a few times so that nothing stays charged.",
          },
          {
            action: "clean",
            title: "Clean from outside first",
            how: "Brush round the buttons with a drop of alcohol and work them. Wait ten minutes and try.",
          },
          {
            action: "open",
            title: "Open it if that does not help",
            how: "Back off with the screwdriver, then the board with the buttons.",
            warning: "A radio with its own mains cord stays closed.",
            fallsOut: "Buttons and rubber mats drop out. Keep it face down.",
          },
          {
            action: "clean",
            title: "Wipe pads or switches",
            how: "Wipe rubber mats and gold pads with a cotton bud and alcohol. Put one drop on a clicking switch and press it thirty times.",
            see: "clean, dull black rubber and bright pads.",
          },
          {
            action: "reassemble",
            title: "Put it together and try each button",
            how: "Let it dry for fifteen minutes.",
            putBack: "Mats with their studs in the holes.",
            see: "one press, one step.",
          },
        ],
      },
    },
    knob: {
      name: "a loose or broken knob or shaft",
      short: "the knob",
      weight: 4,
      why: "Knobs split at their slot and then turn on the shaft without taking it along.",
      check: {
        do: "Pull the knob off and turn the shaft with your fingers.",
        finds: "the shaft works and the knob is split",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          {
            name: "Heat-shrink tube",
            instead: "a turn of tape round the shaft",
          },
          { name: "Superglue" },
          {
            name: "Thread",
            instead: "thin wire",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and pull the plug",
            how: "Then pull the knob straight off, with a cloth behind it for grip.",
            fallsOut: "A spring clip inside the knob. Keep it.",
          },
          {
            action: "glue",
            title: "Close the split",
            how: "Bind the knob's neck with thread, tightly, and soak it with a drop of superglue. Let it dry off the shaft.",
            warning: "Glue on the shaft ruins the control for good.",
          },
          {
            action: "adjust",
            title: "Take up the play",
            how: "Slip a ring of heat-shrink tube over the shaft and press the knob on.",
          },
          {
            action: "test",
            title: "Turn it from stop to stop",
            how: "Plug in and turn.",
            see: "the radio following at once.",
          },
        ],
      },
    },
    hung: {
      name: "a hung processor or a key lock",
      short: "a hung processor",
      weight: 4,
      why: "Digital radios are small computers. After a drop in voltage they hang, and a lock against children is easily switched on by accident.",
      check: {
        do: "Take away mains and batteries for ten minutes, then try.",
        finds: "the buttons answer again",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          {
            name: "The manual",
            instead: "the maker's page for the model",
          },
          { name: "Backup cell" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Leave it without power for ten minutes",
            how: "Adapter, batteries and a pack that can be removed.",
          },
          {
            action: "adjust",
            title: "Undo the lock",
            how: "Look for a key sign on the display. The manual names the button to hold, often for three to five seconds.",
          },
          {
            action: "replace",
            title: "Change the backup cell of a clock radio",
            how: "A 9 V block or a coin cell behind a flap keeps the time. Put a new backup cell in while the plug is out.",
          },
          {
            action: "adjust",
            title: "Set clock and alarms anew",
            how: "Switch automatic time from the station on, if it has that.",
            see: "the right time after a minute.",
          },
          {
            action: "test",
            title: "Try all the buttons in turn",
            how: "Also the alarm, set two minutes ahead.",
            see: "an alarm that comes and goes off again.",
          },
        ],
      },
    },
    display: {
      name: "a worn-out display",
      short: "the display",
      weight: 4,
      why: "The bright yellow and white displays of many DAB radios fade with the hours, and backlights die. The radio itself goes on playing.",
      check: {
        do: "Look at the display in a dark room, and set the brightness to its highest in the menu.",
        finds: "faint characters are to be seen, or the light behind them is gone",
        minutes: 2,
      },
      repair: {
        handOver:
          "The display is joined by a thin foil or many fine joints, and for most models none is sold.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 40],
        tools: [{ name: "Magnifying glass" }, { name: "Note" }],
        steps: [
          {
            action: "adjust",
            title: "Set brightness and contrast",
            how: "In the menu under display or backlight. Choose “dim in standby”, which spares what is left.",
          },
          {
            action: "look",
            title: "Learn it by heart",
            how: "Store six presets. With them the radio can be used without reading anything.",
          },
          {
            action: "unplug",
            title: "Unplug it and read the label",
            how: "The magnifying glass helps with the model and revision number. Put them on a note.",
          },
          {
            action: "look",
            title: "Ask for a display of that model",
            how: "Some shops sell displays for the most common DAB radios. A repairer needs an hour to solder one in.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the radio's display that fails, while buttons and sound still work?",
      answers: {
        yes: {
          means: "only the display fails",
          heard: ["display", "screen", "dim display", "faded", "blank screen", "backlight"],
          when: {
            display: "always",
            hung: "rarely",
            contacts: "never",
            knob: "never",
          },
        },
        no: { means: "the display is fine or not the only trouble" },
      },
    },
    {
      ask: "Is it a knob on the radio that turns loosely or has come off?",
      answers: {
        yes: {
          means: "a knob is loose or off",
          heard: ["knob loose", "knob broken", "knob came off", "dial loose", "knob", "handle"],
          when: {
            knob: "always",
            contacts: "rarely",
            hung: "never",
            display: "never",
          },
        },
        no: { means: "no knob is loose" },
      },
    },
    {
      ask: "Do all the radio's buttons fail, rather than one or two?",
      answers: {
        yes: {
          means: "all buttons fail",
          heard: ["buttons dead", "nothing reacts", "frozen", "not respond", "locked", "keylock"],
          when: {
            hung: "often",
            contacts: "rarely",
            knob: "never",
            display: "sometimes",
          },
        },
        no: {
          means: "one or two buttons fail",
          heard: [
            "on off button",
            "button failed",
            "fm button",
            "alarm button",
            "sleep button",
            "play button",
          ],
        },
      },
    },
    {
      ask: "Did taking mains and batteries away for ten minutes change anything on the radio?",
      answers: {
        yes: {
          means: "a restart helped",
          heard: ["restart helped", "reset helped", "after unplugging it works"],
          when: {
            hung: "often",
            contacts: "rarely",
            display: "rarely",
            knob: "never",
          },
        },
        no: { means: "a restart did not help" },
      },
    },
  ],
  safety: ["Keep sprays and liquids away from the display's edges: what creeps in stays."],
  prevention: ["Set the display to switch off in standby."],
  stopWhen: ["A button of an alarm that somebody depends on stays unreliable after cleaning."],
});

const batteryBay = defineFault({
  id: "radio-battery-bay",
  name: "does not run on batteries, or does not charge",
  weight: 4,
  says: [
    "battery leaked",
    "corroded batteries",
    "battery contacts",
    "battery compartment corroded",
    "won't run on batteries",
    "doesn't hold charge",
    "won't charge",
    "battery terminal rusty",
    "spring broken in battery compartment",
    "battery cover missing",
    "rechargeable pack dead",
    "batteries stuck",
    "battery contacts dirty",
    "battery acid",
    "usb socket broken",
    "charging socket loose",
    "battery drains quickly",
    "wind up does not charge",
  ],
  causes: {
    corrosion: {
      name: "corroded battery contacts",
      short: "corroded contacts",
      weight: 6,
      why: "A forgotten alkaline cell leaks potassium hydroxide. It creeps under the spring and up the wire, and the white crust does not conduct.",
      check: {
        do: "Shine a torch into the empty battery bay.",
        finds: "springs or plates are white, green or brown",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Rubber gloves" },
          {
            name: "White vinegar",
            instead: "lemon juice",
          },
          { name: "Cotton buds" },
          {
            name: "Glass-fibre pen",
            instead: "a nail file",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Lead out, batteries out",
            how: "Gloves on. Cells that are stuck come out with a wooden spoon handle, not a knife.",
            warning: "The crust burns skin and eyes. Rinse with plenty of water if it touches you.",
          },
          {
            action: "clean",
            title: "Tip out the loose crust",
            how: "Hold the bay downwards and tap, so that nothing falls into the radio.",
            fallsOut: "White crumbs; wipe them up damp.",
          },
          {
            action: "clean",
            title: "Dab with vinegar",
            how: "Use cotton buds until it no longer fizzes, then damp ones with water, then dry ones.",
          },
          {
            action: "clean",
            title: "Scratch the metal bright",
            how: "Go over each contact with the pen or the file.",
            see: "shiny metal where the cell will press.",
          },
          {
            action: "test",
            title: "Put fresh cells in and turn them",
            how: "Turn each cell once on the spot with your thumb while it plays.",
            see: "no crackle and no gap.",
          },
        ],
      },
    },
    spring: {
      name: "a broken or flattened spring or plate",
      short: "a broken spring",
      weight: 3,
      why: "Rust thins the spring until it breaks, and a plate that has slipped down no longer meets the cell.",
      check: {
        do: "Push each cell towards its plus end with a finger while the radio is on.",
        finds: "it comes alive at one of them",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Small pliers" },
          { name: "Kitchen foil" },
          { name: "Replacement battery spring" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Disconnect the mains and empty the bay",
            how: "Look how springs and plates slide into their grooves.",
          },
          {
            action: "adjust",
            title: "Bend it forward",
            how: "Pull a flat spring out by 3 mm, or bend a plate towards the cell, with the pliers.",
          },
          {
            action: "adjust",
            title: "Bridge a small gap",
            how: "A pad of folded foil between cell and plate is a fair stopgap.",
            warning: "The foil must touch one contact only: across two it makes a short.",
          },
          {
            action: "replace",
            title: "Swap a broken spring",
            how: "Slide the old one up out of its groove and the new one in. If a wire hangs on it, that is soldered to the new one.",
            fallsOut: "The plate on the other side may follow.",
            putBack: "Spring at minus, button at plus.",
          },
          {
            action: "test",
            title: "Shake it gently while it plays",
            how: "Lid on.",
            see: "sound that does not break off.",
          },
        ],
      },
    },
    pack: {
      name: "a worn rechargeable pack",
      short: "the pack",
      weight: 4,
      why: "A built-in or clip-in pack gives 500 to 1000 charges. Left on the mains for years it loses its capacity in its third or fourth.",
      check: {
        do: "Charge it for a night and time how long it plays.",
        finds: "it plays for less than a third of what it did when new",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [15, 40],
        tools: [{ name: "Screwdriver" }, { name: "Pack of the same type" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the radio and switch it off",
            how: "Open the battery door with the screwdriver.",
            warning:
              "A pack that is swollen, hot or smells sweet is not charged again. Take it outside and to the hazardous-waste point.",
          },
          {
            action: "look",
            title: "Read the type on the pack",
            how: "Name, volts, NiMH or Li-ion. Only the same type fits the charging circuit.",
          },
          {
            action: "replace",
            title: "Unplug the old, plug in the new",
            how: "Pull the small connector by its body, not by its wires.",
            fallsOut: "A foam pad that keeps it from rattling.",
            putBack: "Foam first, wires away from the door.",
          },
          {
            action: "test",
            title: "Charge it once fully",
            how: "In sight, on a surface that cannot burn.",
            see: "the sign for full, and hours of play afterwards.",
          },
        ],
        safety: [
          "Never put ordinary cells where a rechargeable pack belongs while the mains lead is in: they would be charged and burst.",
        ],
      },
    },
    "charge-socket": {
      name: "a loose charging or power socket",
      short: "the charging socket",
      weight: 3,
      why: "A USB or barrel socket hangs on a few solder joints. A tug at the lead tears them, or pushes the socket into the case.",
      check: {
        do: "With a lead in it, move the plug very gently up and down.",
        finds: "the socket moves or the charging light comes and goes",
        minutes: 1,
      },
      repair: {
        handOver:
          "The socket's pads are a millimetre wide and sit on the main board next to the battery.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 20],
        tools: [{ name: "Second charging lead" }, { name: "Toothpick" }],
        steps: [
          {
            action: "test",
            title: "Try another charging lead",
            how: "Half of these sockets are fine and the lead is worn.",
          },
          {
            action: "unplug",
            title: "Pull the lead and switch off",
            how: "Nothing may be live while you reach in.",
          },
          {
            action: "clean",
            title: "Pick fluff out",
            how: "Turn a dry toothpick along the walls of the socket.",
            see: "a plug that clicks in.",
          },
          {
            action: "look",
            title: "Have the socket resoldered",
            how: "Stop pulling at it before its pads tear off. A repair café does it in half an hour.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you see white, green or brown crust in the radio's battery bay?",
      answers: {
        yes: {
          means: "there is crust on the contacts",
          heard: [
            "leaked",
            "corroded",
            "corrosion",
            "crust",
            "rusty",
            "battery acid",
            "contaminated",
            "green",
          ],
          when: {
            corrosion: "always",
            spring: "sometimes",
            pack: "rarely",
            "charge-socket": "rarely",
          },
        },
        no: { means: "the battery bay is clean" },
      },
    },
    {
      ask: "Has the radio a rechargeable pack of its own?",
      answers: {
        yes: {
          means: "it has a rechargeable pack",
          heard: [
            "rechargeable",
            "charge",
            "won't charge",
            "hold charge",
            "pack",
            "usb",
            "wind up",
          ],
          when: {
            pack: "always",
            "charge-socket": "often",
            corrosion: "rarely",
            spring: "rarely",
          },
        },
        no: {
          means: "it takes ordinary cells",
          heard: ["aa batteries", "d cells", "ordinary batteries"],
        },
      },
    },
    {
      ask: "Does the radio come on when you press a cell against its contacts, or move its plug?",
      answers: {
        press: {
          means: "pressing a cell brings it on",
          heard: ["press the battery", "push the battery", "spring broken", "loose battery"],
          when: {
            spring: "often",
            corrosion: "sometimes",
            pack: "never",
            "charge-socket": "rarely",
          },
        },
        plug: {
          means: "moving the plug brings it on",
          heard: [
            "wiggle the lead",
            "socket loose",
            "move the plug",
            "charging port",
            "usb socket",
          ],
          when: {
            "charge-socket": "often",
            pack: "rarely",
            corrosion: "never",
            spring: "never",
          },
        },
        neither: { means: "neither of these helps" },
      },
    },
  ],
  safety: ["Wear gloves for leaked cells, and wash your hands afterwards."],
  prevention: ["Note the month on new cells with a pen and change them after a year."],
  stopWhen: ["The crust goes on along the wires into the case."],
});

const discOrTape = defineFault({
  id: "radio-cd-or-cassette",
  name: "does not play its CD or cassette",
  weight: 4,
  says: [
    "cd player not working",
    "cd won't play",
    "doesn't read cds",
    "cassette not working",
    "tape machine does not work",
    "tape gets caught",
    "chews tapes",
    "cd stuck inside",
    "cd door won't open",
    "cd lid broken",
    "skips",
    "drive belt perished",
    "cassette will not rewind",
    "no disc",
    "cd jumps",
    "tape not working",
    "cd does not spin",
    "tape heads dirty",
  ],
  causes: {
    lens: {
      name: "a dirty lens or a lid switch that does not close",
      short: "the lens or lid",
      weight: 5,
      why: "The lens looks upwards and collects dust and kitchen grease. The disc starts only when a small switch feels that the lid is shut.",
      check: {
        do: "Put a clean, bought disc in, press the lid down and look whether it spins.",
        finds: "it says “no disc”, or spins only while you press the lid",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
          {
            name: "Rubber blower",
            instead: "a clean squeeze bottle",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and open the lid",
            how: "Take the disc out and leave the batteries out too.",
            warning:
              "Never look at the lens with the power on: its laser is invisible and harms the eye.",
          },
          {
            action: "clean",
            title: "Blow the dust away",
            how: "A few puffs with the blower over lens and tray.",
          },
          {
            action: "clean",
            title: "Wipe the lens with one drop",
            how: "Moisten cotton buds with alcohol, press them out and circle over the lens without force. Dry with a fresh one.",
            see: "a blue shimmer without streaks.",
          },
          {
            action: "clean",
            title: "Work the lid switch",
            how: "Press the little tab beside the tray twenty times. See that the peg on the lid reaches it.",
          },
          {
            action: "test",
            title: "Play a bought disc",
            how: "Wait ten minutes until it is dry. Copied discs are harder to read.",
            see: "the number of tracks, then sound.",
          },
        ],
      },
    },
    belt: {
      name: "a stretched or perished belt",
      short: "the belt",
      weight: 4,
      why: "A rubber belt turns reels and pinch wheel. After twenty years it is slack or has melted to tar, and the tape loops out and is chewed.",
      check: {
        do: "Press play without a cassette and watch the spindles.",
        finds: "the motor hums and the spindles stand still or stop under a finger",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [3, 12],
        tools: [
          { name: "Screwdriver" },
          { name: "Tweezers" },
          { name: "Matching belt" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut mains and batteries off",
            how: "A set with a mains cord into its case is for a repairer.",
          },
          {
            action: "open",
            title: "Open the back and photograph",
            how: "Unscrew it, and take a picture of every wire before you fold it aside.",
            fallsOut: "Knobs, and with luck only those.",
          },
          {
            action: "unscrew",
            title: "Free the tape deck",
            how: "Three to five screws with the screwdriver. Behind it the belt runs from the small motor wheel to the flywheel.",
          },
          {
            action: "clean",
            title: "Wipe the tar away",
            how: "Take rests of the belt out with tweezers and clean both wheels with alcohol and cotton buds.",
            see: "clean metal in the grooves.",
          },
          {
            action: "replace",
            title: "Fit a belt 5 % shorter than the way round",
            how: "Lay a thread round the wheels, measure it, and take a square belt of that length less 5 %.",
            putBack: "Flat in its groove, without a twist.",
          },
          {
            action: "test",
            title: "Try it before you close",
            how: "On batteries, with a tape that may be lost.",
            see: "both reels turning, also when you brake one lightly.",
          },
        ],
        stopWhen: ["The deck is riveted together."],
      },
    },
    mechanism: {
      name: "a jammed or worn mechanism",
      short: "the mechanism",
      weight: 3,
      why: "A disc that has slipped off its hub, a broken hinge or a tired laser: the small drives in radios are not made to be mended.",
      check: {
        do: "With the power off, open the lid by hand and look for a loose disc, a label or a broken catch.",
        finds: "something is jammed or broken, or a clean lens changes nothing",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 25],
        tools: [{ name: "Blunt tweezers" }, { name: "Screwdriver" }, { name: "Superglue" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take the batteries out",
            how: "Then nothing moves while your fingers are in there.",
          },
          {
            action: "open",
            title: "Open a stuck lid or door",
            how: "Press the lid down and pull the catch with tweezers. A motor drawer has a pin-sized hole under its front.",
            fallsOut: "The disc, or pieces of it.",
          },
          {
            action: "adjust",
            title: "Seat disc and hub",
            how: "Press a disc down until its three catches click. Turn it by hand.",
            see: "a disc that turns without rubbing.",
          },
          {
            action: "glue",
            title: "Mend catch or hinge",
            how: "One drop of superglue on the clean break, held for two minutes. A rubber band over the lid does the job meanwhile.",
            warning: "Keep the vapour away from the lens: leave the lid open until it is hard.",
          },
          {
            action: "look",
            title: "Use another source if the laser is worn",
            how: "A portable player on the AUX socket costs less than a laser. Open the back with the screwdriver only to free a disc.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the radio's CD part or its cassette part that fails?",
      answers: {
        cd: {
          means: "the CD part fails",
          heard: ["cd", "cds", "disc", "disk", "compact disc"],
          when: {
            lens: "always",
            mechanism: "often",
            belt: "never",
          },
        },
        tape: {
          means: "the cassette part fails",
          heard: ["cassette", "tape", "tapes"],
          when: {
            belt: "always",
            mechanism: "sometimes",
            lens: "never",
          },
        },
      },
    },
    {
      ask: "Does anything turn in the radio's CD or tape part when you press play?",
      answers: {
        yes: {
          means: "something turns",
          heard: ["spins", "turns but", "motor runs", "skips", "jumps", "no disc"],
          when: {
            lens: "often",
            belt: "sometimes",
            mechanism: "rarely",
          },
        },
        no: {
          means: "nothing turns",
          heard: ["not spin", "not turn", "nothing moves", "belt", "not advance"],
        },
      },
    },
    {
      ask: "Is a disc or tape stuck in the radio, or its lid or door broken?",
      answers: {
        yes: {
          means: "something is stuck or broken",
          heard: [
            "stuck",
            "jammed",
            "lid broken",
            "door broken",
            "won't open",
            "caught",
            "hinge",
            "tape gets caught",
          ],
          when: {
            mechanism: "often",
            belt: "sometimes",
            lens: "never",
          },
        },
        no: { means: "nothing is stuck" },
      },
    },
  ],
  safety: [
    "Keep the lid's safety switch as it is: it is what switches the laser off when you look in.",
  ],
  prevention: ["Close the lid after each disc, so that no dust falls on the lens."],
  stopWhen: ["You would have to run it open with the laser on to see more."],
});

export const radio: Playbook = {
  faults: [dead, noSound, crackles, noReception, controls, batteryBay, discOrTape],
  notes: [
    {
      about: ["adapter", "voltage", "polarity"],
      text: "Three things must match: volts, AC or DC, and the polarity sign with plus and minus. The amps of the adapter may be higher than those of the radio, never lower.",
    },
    {
      about: ["valve", "tube radio", "old radio"],
      text: "Valve radios hold several hundred volts long after unplugging. Leave the back on and ask a radio club.",
    },
    {
      about: ["dab plus", "dab+", "switch off", "medium wave", "long wave"],
      text: "Where broadcasting has moved to DAB+, radios older than about 2010 that know only DAB stay silent. Medium and long wave are closing in many countries.",
    },
    {
      about: ["contact cleaner", "wd40"],
      text: "Use contact cleaner for electronics, not WD-40 or oil: those leave a film that gathers dust.",
    },
    {
      about: ["power consumption", "always plugged"],
      text: "A radio on standby draws about 0.5 to 3 W. A switched socket saves that and spares the display.",
    },
  ],
};
