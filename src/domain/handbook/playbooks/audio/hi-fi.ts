import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "hi-fi-does-not-switch-on",
  name: "does not switch on, or switches itself off",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "no power",
    "dead",
    "switches off",
    "keeps switching off",
    "cuts out after a few minutes",
    "power shuts off",
    "goes into protect",
    "protection mode",
    "standby light only",
    "lost power when plugged in",
    "on off switch not working",
    "no sign of life",
    "no life",
    "relay clicks",
    "turns itself off",
    "power light on but nothing",
    "audio component no power",
  ],
  causes: {
    supply: {
      name: "no power from socket, strip, fuse or lead",
      short: "the supply",
      weight: 4,
      why: "Hi-fi hangs on power strips behind furniture, with timers and a second switch at the back. The round or figure-eight lead also slips out of its socket.",
      check: {
        do: "Push the lead home at the back, look for a main switch there, and plug straight into a socket that works.",
        finds: "a light comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Lamp" },
          { name: "Small screwdriver" },
          { name: "Fuse of the printed rating" },
        ],
        steps: [
          {
            action: "test",
            title: "Test the socket with a lamp",
            how: "A lamp in the very hole of the strip where the hi-fi was.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Unplug it and look at the lead",
            how: "Try a second lead of the same kind if it can be pulled out at the back.",
          },
          {
            action: "replace",
            title: "Change the fuse in the plug",
            how: "In a British plug lever it out with the screwdriver; put in one of the printed rating.",
            warning: "Fuses inside the case are left alone: they blow for a reason.",
          },
          {
            action: "adjust",
            title: "Switch on at the back, then at the front",
            how: "Some sets have a hard switch at the back and only standby in front.",
          },
          {
            action: "test",
            title: "Let it warm up for ten minutes",
            how: "Nothing connected but one source.",
            see: "a steady display.",
          },
        ],
      },
    },
    protection: {
      name: "its protection, set off by heat or by a speaker wire",
      short: "the protection",
      weight: 5,
      why: "Amplifiers disconnect themselves when two strands touch at the terminals, when the speakers are of too few ohms, or when a shelf keeps the heat in.",
      check: {
        do: "Switch off, unplug, take all speaker wires off, and switch on again.",
        finds: "it stays on without speakers",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Wire strippers", instead: "a sharp knife" },
          { name: "Soft brush" },
          { name: "Vacuum cleaner" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool for an hour",
            how: "Then pull all speaker wires out.",
          },
          {
            action: "test",
            title: "Start it bare",
            how: "Plug in, volume at zero.",
            see: "a click of the relay after some seconds, and a light that stays.",
          },
          {
            action: "clean",
            title: "Free its air",
            how: "Unplugged again, brush the slots with the soft brush and hold the vacuum cleaner beside. Leave 10 cm of air above.",
            see: "slots that you can look through.",
          },
          {
            action: "replace",
            title: "Make clean wire ends",
            how: "Cut off stray strands, strip 10 mm with the wire strippers and twist.",
            warning: "One strand across two terminals is enough for a short.",
          },
          {
            action: "test",
            title: "Connect one speaker, then the other",
            how: "Power off for each. Play ten minutes.",
            see: "which box or wire sets it off, or neither.",
            putBack: "Red to red, black to black.",
          },
        ],
        stopWhen: ["It goes off with nothing connected."],
      },
    },
    button: {
      name: "a worn power button or a hung processor",
      short: "the button or processor",
      weight: 3,
      why: "After a power cut the little computer can hang, and soft power buttons wear out.",
      check: {
        do: "Unplug it for ten minutes. Then try the button and the remote control.",
        finds: "it starts, or only one of the two starts it",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Fresh batteries" }, { name: "The manual", instead: "the maker's page" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for ten minutes",
            how: "Press its power button a few times meanwhile, to drain it.",
          },
          {
            action: "replace",
            title: "Renew the cells of the remote",
            how: "Fresh batteries, and look at it through a phone camera: the diode should flash.",
          },
          {
            action: "adjust",
            title: "Reset it",
            how: "The manual names two keys to hold while plugging in. Demo and child lock are undone so as well.",
          },
          {
            action: "test",
            title: "Switch it ten times",
            how: "Five by button, five by remote.",
            see: "which of them can be trusted.",
          },
        ],
      },
    },
    inside: {
      name: "a failed part in power supply or output stage",
      short: "a part inside",
      weight: 4,
      why: "Capacitors dry out and output transistors fail. Beside them are the mains and capacitors the size of a thumb.",
      check: {
        do: "Listen for a hum from the transformer and look for any light.",
        finds: "there is neither, though the socket is good",
        minutes: 1,
      },
      repair: {
        handOver:
          "The capacitors of an amplifier stay charged for minutes to days after unplugging.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 120],
        tools: [{ name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and keep the lid on",
            how: "A blown inner fuse is a sign and not the fault.",
          },
          {
            action: "look",
            title: "Look through the slots with a light",
            how: "Lid on.",
            see: "anything brown, bulged or wet.",
          },
          {
            action: "look",
            title: "Write its last hours on a note",
            how: "A pop, a smell, a thunderstorm, a shorted wire: it shortens the search.",
          },
          {
            action: "look",
            title: "Ask what it is worth",
            how: "Good amplifiers are worth a repair of €60 to 150. For mini systems look for a second-hand one instead.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hi-fi stay on with all speaker wires disconnected?",
      answers: {
        yes: {
          means: "it stays on without speakers",
          heard: ["stays on without speakers", "only with speakers"],
          when: { protection: "always", supply: "never", button: "rarely", inside: "rarely" },
        },
        no: { means: "it does not stay on even without speakers", heard: ["without speakers too"] },
      },
    },
    {
      ask: "Does the hi-fi come on at first and switch off after seconds or minutes?",
      answers: {
        yes: {
          means: "it comes on and goes off again",
          heard: [
            "switches off",
            "cuts out",
            "shuts off",
            "turns itself off",
            "after a few minutes",
            "after 20 minutes",
            "protect",
            "kept switching off",
          ],
          when: { protection: "often", supply: "rarely", button: "rarely", inside: "sometimes" },
        },
        no: {
          means: "it does not come on at all",
          heard: ["no sign of life", "no power", "dead", "no light"],
        },
      },
    },
    {
      ask: "Does any light on the hi-fi show when it is plugged in?",
      answers: {
        yes: {
          means: "some light shows",
          heard: ["standby light", "red light", "light on", "power light"],
          when: { supply: "never", protection: "always", button: "often", inside: "sometimes" },
        },
        no: { means: "no light shows", heard: ["no light", "no lights"] },
      },
    },
    {
      ask: "Did the hi-fi stop after a power cut or a long time unused?",
      answers: {
        yes: {
          means: "it stopped after a power cut or a long rest",
          heard: ["power cut", "storage", "not used for", "years unused", "attic", "after moving"],
          when: { button: "often", inside: "sometimes", supply: "sometimes", protection: "rarely" },
        },
        no: { means: "it was in daily use" },
      },
    },
  ],
  safety: [
    "Leave the lid of an amplifier on: its capacitors hold their charge long after the plug is out.",
  ],
  prevention: ["Give it 10 cm of air on top, and stack nothing on an amplifier."],
  stopWhen: ["It hums loudly, or a fuse has gone twice."],
});

const noSound = defineFault({
  id: "hi-fi-no-sound",
  name: "gives no sound, or only on one side",
  weight: 7,
  says: [
    "no sound",
    "power works but no sound",
    "one channel not working",
    "no output on one channel",
    "one side silent",
    "one speaker not working",
    "sound cuts out",
    "silent",
    "loses one channel",
    "no volume",
    "left channel gone",
    "right channel dead",
    "crackles and goes quiet",
    "sound comes and goes",
    "aux input not working",
    "doesn't switch channels",
    "distorted sound",
    "randomly goes silent",
    "amp channel dead",
  ],
  causes: {
    setting: {
      name: "a source, monitor or speaker switch in the wrong place",
      short: "a switch setting",
      weight: 5,
      why: "“Tape monitor”, “Speakers B”, mute, or a headphone plug left in: each of them silences a healthy amplifier.",
      check: {
        do: "Pull any headphone plug out, press “Speakers A”, switch “tape monitor” off and choose the source again.",
        finds: "the sound is back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Phone with audio lead", instead: "any player" }],
        steps: [
          {
            action: "adjust",
            title: "Go along the front",
            how: "Volume a quarter up, balance in the middle, mute off, Speakers A on, tape monitor off.",
          },
          {
            action: "adjust",
            title: "Move the headphone plug",
            how: "Push a plug in and out ten times. A worn socket keeps the speakers off.",
          },
          {
            action: "test",
            title: "Feed it from a phone",
            how: "With an audio lead into AUX.",
            see: "sound on both sides.",
          },
          {
            action: "test",
            title: "Choose each source in turn",
            how: "Tuner, CD, AUX.",
            see: "which one is silent; only that one needs a closer look.",
          },
        ],
      },
    },
    connection: {
      name: "a loose speaker wire or a worn lead",
      short: "a lead or wire",
      weight: 5,
      why: "Wires slip out of their clamps when somebody dusts, and phono leads go green at their plugs.",
      check: {
        do: "Switch off and exchange left and right, first the speaker wires, then the source's leads.",
        finds: "the silence moves to the other side with one of them",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 12],
        tools: [
          { name: "Wire strippers" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Phono lead" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the set before you touch wires",
            how: "Draw a little map: red, black, left, right.",
          },
          {
            action: "clean",
            title: "Clean all plugs and sockets",
            how: "Use cotton buds with alcohol on the rims and tips, and turn each plug in its socket.",
            see: "buds that stay white.",
          },
          {
            action: "replace",
            title: "Make new wire ends",
            how: "Strip 10 mm with the wire strippers, twist and clamp. Pull on each.",
            warning: "No strand may look out beside the clamp.",
          },
          {
            action: "replace",
            title: "Try another lead",
            how: "Swap the doubtful phono lead for a good one.",
          },
          {
            action: "test",
            title: "Power on, volume low",
            how: "Play a voice in mono.",
            see: "the voice in the middle between the boxes.",
          },
        ],
      },
    },
    control: {
      name: "dirt in the volume, balance or source control, or in the speaker relay",
      short: "dirty contacts inside",
      weight: 4,
      why: "Contacts that carry tiny signals go blind with the years. One side fades in and out and comes back with a jolt of volume.",
      check: {
        do: "Turn volume and balance to and fro thirty times, and turn up for a moment.",
        finds: "the missing side comes back, if only for a while",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 10],
        tools: [{ name: "Contact cleaner spray" }, { name: "Soft cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for a whole day",
            how: "The lid stays on. The day lets what is stored inside run down.",
          },
          {
            action: "clean",
            title: "Work every control dry",
            how: "Each knob and switch fifty times from end to end. This alone mends many.",
          },
          {
            action: "pry",
            title: "Pull the knobs off",
            how: "A cloth behind the knob, pull straight.",
            fallsOut: "Felt rings and grub screws.",
          },
          {
            action: "clean",
            title: "Spray along the shafts",
            how: "One short puff of contact spray into the gap round the shaft, then turn it fifty times. Let it dry for an hour.",
            warning: "Only from outside, through the front.",
            putBack: "Felt ring, then knob with its mark at zero.",
          },
          {
            action: "test",
            title: "Play for half an hour",
            how: "Change volume and source now and then.",
            see: "both sides steady.",
          },
        ],
        stopWhen: [
          "The side stays away: relay and controls have to be reached inside, by a repairer.",
        ],
      },
    },
    stage: {
      name: "a failed output stage",
      short: "the output stage",
      weight: 3,
      why: "Each side has an amplifier of its own. When one has burned out, that side hums, distorts or is dead whatever you connect.",
      check: {
        do: "Listen to both sides in headphones with the speakers off.",
        finds: "the same side is dead or distorted there, on all sources",
        minutes: 3,
      },
      repair: {
        handOver:
          "It lies beside capacitors that stay charged, and new transistors need a set of adjustments under power.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 100],
        tools: [{ name: "Headphones" }, { name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Make sure with headphones",
            how: "Plug the headphones in, mono source, low volume.",
            see: "one side missing with every source.",
          },
          {
            action: "unplug",
            title: "Unplug it",
            how: "Do not turn up to force it: a failing stage takes the speaker along.",
          },
          {
            action: "look",
            title: "Use it through another way",
            how: "If “pre out” or “rec out” is sound on both sides, active speakers can be fed from there.",
          },
          {
            action: "look",
            title: "Hand it over with a note",
            how: "Which side, since when, warm or cold.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is only one side of the hi-fi silent?",
      answers: {
        yes: {
          means: "only one side is silent",
          heard: ["one channel", "one side", "left", "right", "other channel"],
          when: { setting: "rarely", connection: "often", control: "often", stage: "often" },
        },
        no: {
          means: "both sides are silent",
          heard: ["no sound at all", "both speakers", "both sides"],
        },
      },
    },
    {
      ask: "Does the hi-fi's sound come back when you turn the volume or the source knob to and fro?",
      answers: {
        yes: {
          means: "turning the knobs brings the sound back",
          heard: [
            "turn the volume",
            "comes and goes",
            "crackles",
            "goes silent",
            "crackeling",
            "turn it up",
            "volume knob",
          ],
          when: { control: "always", stage: "rarely", connection: "rarely", setting: "sometimes" },
        },
        no: { means: "turning the knobs changes nothing" },
      },
    },
    {
      ask: "When you exchange left and right at the hi-fi's plugs or wires, does the silence change sides?",
      answers: {
        yes: {
          means: "the silence changes sides with the wires",
          heard: [
            "swapped the speakers",
            "speaker lead",
            "loose wire",
            "lead is temperamental",
            "other speaker now",
          ],
          when: { connection: "always", setting: "rarely", control: "rarely", stage: "never" },
        },
        no: { means: "the silence stays on its side" },
      },
    },
    {
      ask: "Is the hi-fi silent with every source: radio, disc and AUX?",
      answers: {
        yes: {
          means: "it is silent with every source",
          heard: ["every source"],
          when: {
            setting: "sometimes",
            connection: "sometimes",
            control: "sometimes",
            stage: "always",
          },
        },
        no: {
          means: "another source sounds",
          heard: [
            "radio works",
            "only cd silent",
            "radio is fine",
            "aux works",
            "no sound from cd",
          ],
          when: { stage: "never" },
        },
      },
    },
  ],
  safety: [
    "Change speaker wires only with the set unplugged.",
    "Begin with the volume at zero after each change.",
  ],
  prevention: ["Turn each knob through its whole range once a month."],
  stopWhen: [
    "A speaker cone jumps and stays out when you switch on: switch off at once, or the speaker burns.",
  ],
});

const cdNotRead = defineFault({
  id: "hi-fi-cd-does-not-read",
  name: "does not read or play discs",
  weight: 8,
  says: [
    "cd won't play",
    "doesn't read cds",
    "cd not reading",
    "no disc",
    "disc error",
    "skips",
    "keeps skipping",
    "cd jumps",
    "cd player not working",
    "won't play cds",
    "not reading discs",
    "laser needs cleaning",
    "dvd not playing",
    "cd starts but does not continue",
    "cd does not spin",
    "won't recognise disc",
    "keeps jumping",
    "laser faulty",
    "twin cd player not working",
    "comes on but won't read a cd",
    "disc doesn't turn",
  ],
  causes: {
    "dirty-lens": {
      name: "dust or a film on the lens",
      short: "the lens",
      weight: 6,
      why: "The lens is smaller than a lentil and reads through a spot of dust badly. Smoke and kitchen air leave a film.",
      check: {
        do: "Try three clean, bought discs, and listen whether each is spun up and stopped again.",
        finds: "it spins them and gives up, or reads some and not others",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 10],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
          { name: "Rubber blower" },
          { name: "Screwdriver" },
          { name: "Lens cleaning disc" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wipe the disc first",
            how: "From the middle outwards with a soft cloth, never round in circles.",
          },
          {
            action: "test",
            title: "Run a cleaning disc once",
            how: "The lens cleaning disc with its tiny brush takes loose dust off.",
            see: "tracks on the display afterwards.",
          },
          {
            action: "unplug",
            title: "Unplug it and wait a quarter of an hour",
            how: "The laser must be off for certain before you look in.",
            warning:
              "A running laser is invisible and burns the eye. Never work round the lid switch.",
          },
          {
            action: "open",
            title: "Get at the lens",
            how: "A lid player: open the lid. A drawer: undo the cover with the screwdriver. In a set with an amplifier in the same case leave that to a repairer.",
            fallsOut: "Above the lens a light clamp may lie loose.",
          },
          {
            action: "clean",
            title: "Clean the lens",
            how: "Blow dust off with the blower. Press cotton buds with a drop of alcohol nearly dry and circle on the lens without pressure. Dry with a fresh one.",
            see: "a clear bluish lens that springs on its own.",
          },
          {
            action: "test",
            title: "Close it and play",
            how: "After ten minutes of drying.",
            putBack: "Clamp, cover, screws.",
            see: "the count of tracks within ten seconds.",
          },
        ],
      },
    },
    discs: {
      name: "the disc itself",
      short: "the disc",
      weight: 4,
      why: "Home-burned, scratched or copy-protected discs ask more of a laser than a bought one. DVDs do not play in CD players.",
      check: {
        do: "Play a bought disc without scratches.",
        finds: "that one plays to the end",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Soft cloth" },
          { name: "Washing-up liquid" },
          { name: "White toothpaste", instead: "plastic polish" },
        ],
        steps: [
          {
            action: "look",
            title: "Hold the disc to the light",
            how: "Look at the shiny side, then through it at a lamp.",
            see: "no pinholes. A hole in the silver cannot be mended.",
          },
          {
            action: "clean",
            title: "Wash it",
            how: "A drop of washing-up liquid and lukewarm water, dab dry with the soft cloth, from the middle outwards.",
          },
          {
            action: "clean",
            title: "Polish a scratch",
            how: "A little toothpaste, straight strokes from the hub to the rim, rinse.",
          },
          {
            action: "replace",
            title: "Copy a disc that skips",
            how: "A computer drive often still reads it; burn the copy at 8x on a CD-R and finalise it.",
          },
          {
            action: "test",
            title: "Play the bad place",
            how: "Jump to the track that skipped.",
            see: "the track without a jump.",
          },
        ],
      },
    },
    drive: {
      name: "a tired spindle motor or a dry rail",
      short: "the drive",
      weight: 3,
      why: "The laser slides on a rail from the middle outwards. Old grease holds it, and a worn motor no longer reaches its speed.",
      check: {
        do: "Listen: a disc should rush up to speed within a second and the laser sweep with a short buzz.",
        finds: "the disc turns slowly or not at all, or later tracks never play",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [2, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "White lithium grease", instead: "a trace of silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for an hour",
            how: "Go on only with a separate player or one with a plug-in adapter; a set with a power amplifier stays closed.",
          },
          {
            action: "open",
            title: "Uncover the drive",
            how: "Cover screws with the screwdriver, then lift the clamp above the disc.",
            warning:
              "Touch bare metal before you reach in, and leave all coloured pins on the laser alone.",
          },
          {
            action: "adjust",
            title: "Turn the hub by hand",
            how: "It should spin freely for a second. Turn it to and fro thirty times.",
          },
          {
            action: "clean",
            title: "Wipe the rails",
            how: "Move the laser by its large gear and wipe both rails with cotton buds and alcohol.",
          },
          {
            action: "lubricate",
            title: "Grease the rails thinly",
            how: "A film of the white grease, spread by moving the laser from end to end.",
            see: "a laser that glides without a jerk.",
            putBack: "Clamp and cover.",
          },
          {
            action: "test",
            title: "Play the first and the last track",
            how: "Of a long disc.",
            see: "both within a few seconds.",
          },
        ],
      },
    },
    laser: {
      name: "a worn-out laser",
      short: "the laser",
      weight: 3,
      why: "The laser diode fades after some thousand hours. It then reads nothing, or only the best discs when cold.",
      check: {
        do: "Remember how many hours it has played, and whether cleaning helped.",
        finds: "a clean lens and clean discs change nothing",
        minutes: 1,
      },
      repair: {
        handOver:
          "A new laser has to be unlocked against static, aligned and run with the lid open.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [15, 50],
        tools: [{ name: "Note" }, { name: "Audio lead" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it rest",
            how: "Heat makes a fading laser worse; an hour off is a fair last try.",
          },
          {
            action: "test",
            title: "Try one bought disc cold",
            how: "If it plays ten minutes and then fails, the diode is at its end.",
            see: "how long it holds out.",
          },
          {
            action: "look",
            title: "Find the number of the laser",
            how: "Search for the model; numbers such as KSS-213 turn up in many makes. Put it on the note for the repairer.",
          },
          {
            action: "look",
            title: "Get round it",
            how: "A second-hand player or a phone on the AUX socket with an audio lead costs less than a laser.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hi-fi play a clean, bought disc?",
      answers: {
        yes: {
          means: "it plays a clean, bought disc",
          heard: [
            "some discs play",
            "only some cds",
            "burnt cds",
            "copied discs",
            "original cd works",
          ],
          when: { discs: "always", "dirty-lens": "sometimes", drive: "rarely", laser: "rarely" },
        },
        no: {
          means: "it plays no disc",
          heard: ["tried different cds", "no disc", "tried several"],
        },
      },
    },
    {
      ask: "Does the disc in the hi-fi spin up to full speed?",
      answers: {
        yes: {
          means: "the disc spins up",
          heard: ["spins", "starts but does not continue", "skips", "jumps"],
          when: { drive: "rarely", "dirty-lens": "often", laser: "sometimes", discs: "always" },
        },
        no: {
          means: "the disc does not spin up",
          heard: ["not spin", "not turning", "needs new motor", "not rotate", "turns slowly"],
        },
      },
    },
    {
      ask: "Has the lens of the hi-fi been cleaned without success?",
      answers: {
        yes: {
          means: "cleaning the lens did not help",
          heard: [
            "cleaned the laser",
            "cleaned lens",
            "used a cleaning disc",
            "cleaning did not help",
          ],
          when: { "dirty-lens": "rarely", discs: "rarely", laser: "often", drive: "sometimes" },
        },
        no: { means: "the lens has not been cleaned", heard: ["laser needs cleaning", "dusty"] },
      },
    },
    {
      ask: "Do the first tracks play in the hi-fi, and later ones skip or stop?",
      answers: {
        yes: {
          means: "first tracks play and later ones do not",
          heard: ["later tracks", "end of the disc", "after a few tracks", "halfway"],
          when: { drive: "often", discs: "sometimes", "dirty-lens": "sometimes", laser: "rarely" },
        },
        no: { means: "it is the same on all tracks" },
      },
    },
  ],
  safety: ["The laser is invisible. Look at the lens only with the plug out."],
  prevention: ["Keep the drawer closed, and smoke and cook elsewhere."],
  stopWhen: ["You would have to run it with the cover off to see more."],
});

const drawerStuck = defineFault({
  id: "hi-fi-drawer-stuck",
  name: "does not open or close its disc drawer",
  weight: 5,
  says: [
    "cd drawer stuck",
    "tray won't open",
    "drawer won't close",
    "cd door stuck",
    "won't eject",
    "cd stuck inside",
    "tray sticking",
    "drawer goes in and out",
    "loading mechanism",
    "lid won't stay shut",
    "cd lid spring broken",
    "tray jammed",
    "drawer opens by itself",
    "disc changer stuck",
    "won't open",
    "won't close",
    "dvd tray sticking",
    "hinge broken on cd cover",
    "cd sticking",
  ],
  causes: {
    belt: {
      name: "a slack rubber belt in the drawer drive",
      short: "the drawer belt",
      weight: 6,
      why: "A rubber ring the size of a coin moves the drawer. With age it stretches and slips, so that the motor hums and nothing moves.",
      check: {
        do: "Press “open” and help the drawer gently with a fingernail.",
        finds: "a motor whirrs and the drawer comes with a little help",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 8],
        tools: [
          { name: "Screwdriver" },
          { name: "Tweezers" },
          { name: "New square belt" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "test",
            title: "Open it by power, if it can",
            how: "With the drawer out the belt is easiest to reach. Then switch off.",
          },
          {
            action: "unplug",
            title: "Unplug it and wait an hour",
            how: "This is for a separate player. In a set with amplifier let a repairer open it.",
          },
          {
            action: "open",
            title: "Take the cover off",
            how: "Screws at sides and back, with the screwdriver; lift from behind.",
            fallsOut: "The front flap of the drawer clips off upwards.",
          },
          {
            action: "replace",
            title: "Change the belt",
            how: "It runs from the motor to a plastic wheel near the front. Lift it off with tweezers, clean both wheels with a cotton bud and alcohol, and lay the new belt on.",
            see: "a belt that is snug, 5 to 10 % smaller than the way round.",
            warning: "Touch nothing on the power board.",
          },
          {
            action: "lubricate",
            title: "Wipe the slides",
            how: "Old grease off the drawer's rails, a trace of fresh silicone grease on.",
          },
          {
            action: "test",
            title: "Cover on, open and shut ten times",
            how: "Plug in.",
            putBack: "Flap last.",
            see: "a smooth run both ways.",
          },
        ],
      },
    },
    jam: {
      name: "a disc or label that is jammed inside",
      short: "a jammed disc",
      weight: 4,
      why: "A disc that slipped off the tray, two discs at once or a paper label that has peeled: the gears then stop halfway.",
      check: {
        do: "Listen at “open”: clicking, or a motor that stops short.",
        finds: "it clicks or begins and goes back, and a disc is inside",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 0],
        tools: [
          { name: "Straightened paper clip" },
          { name: "Screwdriver" },
          { name: "Strip of card" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for ten minutes and try once",
            how: "Some find their way again after a restart, with “open” held down.",
          },
          {
            action: "look",
            title: "Look for an emergency hole",
            how: "Under the drawer's front is often a hole of 1 mm. Push the paper clip straight in, with the plug out.",
            see: "the drawer coming out by a centimetre.",
          },
          {
            action: "adjust",
            title: "Slide the disc free",
            how: "Push a strip of card over the disc from the front and press it down onto the tray while you pull.",
            fallsOut: "The disc, sometimes with a label.",
          },
          {
            action: "open",
            title: "Take the cover off if nothing helps",
            how: "Separate players only: cover off with the screwdriver, and turn the drawer's large gear by hand.",
            warning: "Count the turns and do not force a gear: its teeth must stay in step.",
            putBack: "Drawer in as you found it.",
          },
          {
            action: "test",
            title: "Run it empty",
            how: "Plug in, open and shut.",
            see: "no click on the way.",
          },
        ],
      },
    },
    lid: {
      name: "a broken lid catch, spring or hinge",
      short: "the lid",
      weight: 3,
      why: "Lids of small systems snap into a plastic nose, and the disc only starts when the nose presses a switch.",
      check: {
        do: "Press the lid down by hand, with a disc in.",
        finds: "it plays as long as you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Superglue" },
          { name: "Baking soda" },
          { name: "Thin plastic strip" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and open the lid",
            how: "Look at nose, spring and hinge.",
            fallsOut: "A spring from the hinge: see how it was hooked.",
          },
          {
            action: "clean",
            title: "Clean the catch",
            how: "A damp cotton bud takes old drink and dust out of the hole.",
          },
          {
            action: "glue",
            title: "Build the nose up",
            how: "A strip of plastic with superglue, or a pinch of baking soda under a drop of glue, filed to shape.",
            warning:
              "Glue vapour clouds the lens: cover it with paper and leave the lid open for an hour.",
          },
          {
            action: "test",
            title: "Close it and listen for the click",
            how: "Plug in.",
            see: "the disc starting by itself.",
          },
        ],
        prevention: ["A book on the lid keeps it working until it is mended."],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear a motor whirr when you press “open” on the hi-fi?",
      answers: {
        yes: {
          means: "a motor whirrs",
          heard: ["whirrs", "motor runs", "hums", "tries to open", "makes a noise"],
          when: { belt: "always", jam: "sometimes", lid: "rarely" },
        },
        no: { means: "no motor is heard" },
      },
    },
    {
      ask: "Is there a disc inside the hi-fi that does not come out?",
      answers: {
        yes: {
          means: "a disc is caught inside",
          heard: ["cd stuck", "disc stuck", "stuck inside", "not ejecting", "jammed"],
          when: { jam: "often", belt: "sometimes", lid: "never" },
        },
        no: { means: "no disc is inside" },
      },
    },
    {
      ask: "Has the hi-fi a lid that you close by hand, rather than a drawer?",
      answers: {
        yes: {
          means: "it has a lid",
          heard: ["lid", "cd cover", "cd door", "hinge", "spring"],
          when: { lid: "always", jam: "sometimes", belt: "rarely" },
        },
        no: { means: "it has a drawer", heard: ["drawer", "tray", "changer"] },
      },
    },
  ],
  safety: ["Never defeat the lid switch with a match or tape: it keeps the laser off."],
  prevention: ["Close the drawer with its button, and never push it by its front."],
  stopWhen: ["A gear has lost teeth: it has to be ordered by the drive's number."],
});

const cassette = defineFault({
  id: "hi-fi-cassette",
  name: "does not play cassettes properly",
  weight: 5,
  says: [
    "cassette not working",
    "chews tapes",
    "tape gets eaten",
    "tape deck not working",
    "tape won't rewind",
    "needs new belt",
    "plays too slow",
    "plays too fast",
    "wow and flutter",
    "sound muffled",
    "tape stops",
    "cassette door won't open",
    "no drive to capstan",
    "tape tangled",
    "not recording",
    "drive belt broken",
    "eats cassettes",
    "plays wrong side",
    "spindle doesn't turn",
    "walkman not working",
    "fast forward not working",
  ],
  causes: {
    belt: {
      name: "a stretched or melted belt",
      short: "the belt",
      weight: 6,
      why: "Rubber belts go slack or turn to tar after 15 to 25 years. The motor still runs, the reels do not.",
      check: {
        do: "Press play without a cassette and stop the turning spindle lightly with a finger.",
        finds: "it stands still, or stops at a touch while the motor hums on",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [3, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "Tweezers" },
          { name: "Belt set for the model" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, or take the batteries out",
            how: "A separate deck or a portable may be opened after an hour. A system with amplifier goes to a repairer.",
          },
          {
            action: "open",
            title: "Open it and photograph the way of the belts",
            how: "Cover off with the screwdriver. Two or three belts are usual.",
            fallsOut: "The window of the cassette door slides up and off.",
          },
          {
            action: "clean",
            title: "Take the old rubber off",
            how: "Tweezers for the pieces, cotton buds with alcohol for the tar. Gloves help: it stains for weeks.",
            see: "clean grooves on motor, flywheel and idler.",
          },
          {
            action: "replace",
            title: "Lay the new belts on",
            how: "Order the belt set by model, or measure the way round and take 5 % off for the model without a set.",
            putBack: "Flat, without a twist, the flywheel's end play as it was.",
            warning: "Bend no lever: each has its place in the sequence.",
          },
          {
            action: "test",
            title: "Try a tape that may be lost",
            how: "Play, rewind, stop, both sides.",
            see: "even take-up, and a spindle that resists the finger.",
          },
        ],
      },
    },
    dirt: {
      name: "dirt on head and pinch roller",
      short: "dirt on the head",
      weight: 5,
      why: "Brown oxide from the tape coats head and roller. The sound grows dull, and a sticky roller drags the tape round itself.",
      check: {
        do: "Open the door and look at the small rubber roller and the metal head with a light.",
        finds: "they are brown or shiny",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "Cotton buds" }, { name: "Isopropyl alcohol" }, { name: "Pencil" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it with the door open",
            how: "Press play first and pull the plug then, if the head only comes forward in play.",
          },
          {
            action: "clean",
            title: "Wipe head and pin",
            how: "Cotton buds with alcohol on head, erase head and the steel pin, until they stay white.",
            see: "mirror-bright metal.",
          },
          {
            action: "clean",
            title: "Wipe the roller",
            how: "Turn the rubber roller as you wipe. It should be matt black.",
          },
          {
            action: "adjust",
            title: "Take the slack out of the tape",
            how: "Put the pencil through a reel and wind until the tape is tight.",
            fallsOut: "A loop of tape. Smooth it; do not cut it.",
          },
          {
            action: "test",
            title: "Play after ten minutes",
            how: "Something with cymbals.",
            see: "clear treble and no loop.",
          },
        ],
        prevention: ["Clean the head after every ten hours of old tapes."],
      },
    },
    tape: {
      name: "a bad cassette",
      short: "the cassette",
      weight: 3,
      why: "Tight reels, a lost pressure pad or 120-minute tape jam in sound machines too.",
      check: {
        do: "Play another cassette of 60 or 90 minutes.",
        finds: "the other one runs well",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Pencil" },
          { name: "Small screwdriver" },
          { name: "Splicing tape", instead: "thin clear tape, trimmed" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Stop the deck and wind the tape by hand",
            how: "Switch off, take the cassette out and wind it with the pencil, to the end and back. That loosens the layers.",
          },
          {
            action: "look",
            title: "Look at the felt pad",
            how: "A small pad on a spring sits behind the tape.",
            see: "the pad in place. Without it the sound is dull.",
          },
          {
            action: "open",
            title: "Move it into a good shell",
            how: "Five screws with the screwdriver, flat on the table, label side up. Lift both reels over together.",
            fallsOut: "Rollers and slip sheets: keep their places.",
            putBack: "Tape over both rollers and in front of the pad.",
          },
          {
            action: "glue",
            title: "Splice a tear",
            how: "Cut both ends at a slant, butt them, tape on the outer side only, rub it down.",
          },
          { action: "test", title: "Rewind to and fro", how: "Then play.", see: "no squeal." },
        ],
      },
    },
    mechanism: {
      name: "a cracked gear, worn idler or jammed keys",
      short: "the mechanism",
      weight: 3,
      why: "Small plastic gears split and the rubber tyre of the idler grows smooth, so that one function fails and the rest works.",
      check: {
        do: "Try play, rewind and fast forward one after another.",
        finds: "only some of them work, or keys do not stay down",
        minutes: 2,
      },
      repair: {
        handOver:
          "The mechanism is a clockwork of springs and levers that have to be put back in step.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [5, 40],
        tools: [{ name: "Note" }, { name: "Cotton bud" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and free the tape",
            how: "Do not pull the cassette out by force: open the door and turn the reel by hand until the loop lets go.",
          },
          {
            action: "clean",
            title: "Clean what you reach",
            how: "A cotton bud with alcohol round keys and roller.",
          },
          {
            action: "look",
            title: "Write down what works",
            how: "Note each key: play, rewind, forward, stop, record.",
          },
          {
            action: "look",
            title: "Bring it with a cassette",
            how: "A repair café can see in ten minutes whether gear or idler is to be had.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the hi-fi's spindles turn firmly when you press play without a cassette?",
      answers: {
        yes: {
          means: "the spindles turn firmly",
          when: { belt: "rarely", dirt: "always", tape: "always", mechanism: "sometimes" },
        },
        no: {
          means: "the spindles stand still or turn weakly",
          heard: [
            "not turn",
            "spindle",
            "belt",
            "no drive",
            "not advance",
            "slow",
            "motor runs but",
          ],
        },
      },
    },
    {
      ask: "Does another cassette run well in the hi-fi?",
      answers: {
        yes: {
          means: "another cassette runs well",
          heard: ["other tapes are fine", "only this tape"],
          when: { tape: "always", dirt: "rarely", belt: "never", mechanism: "rarely" },
        },
        no: {
          means: "all cassettes run badly",
          heard: ["every tape", "chews tapes", "eats tapes"],
        },
      },
    },
    {
      ask: "Is the tape pulled out and wound round the hi-fi's roller, or does it sound dull?",
      answers: {
        yes: {
          means: "tape is wound round the roller or sounds dull",
          heard: ["chews", "eats", "tangled", "caught", "muffled", "dull", "mangled"],
          when: { dirt: "often", belt: "sometimes", tape: "sometimes", mechanism: "rarely" },
        },
        no: { means: "no tape is caught and the sound is clear" },
      },
    },
    {
      ask: "Do some of the hi-fi's tape keys work and others not?",
      answers: {
        yes: {
          means: "only some tape keys work",
          heard: [
            "rewind",
            "fast forward",
            "keys",
            "play button",
            "only rewinds",
            "not recording",
            "wrong side",
          ],
          when: { mechanism: "often", belt: "sometimes", dirt: "rarely", tape: "never" },
        },
        no: { means: "all keys behave alike" },
      },
    },
  ],
  safety: ["Keep long hair and sleeves away from running reels."],
  prevention: ["Take the cassette out after playing, so that the roller does not get a flat spot."],
  stopWhen: ["A loved recording is in danger: have it copied before you try further."],
});

const volumeCrackles = defineFault({
  id: "hi-fi-volume-or-buttons",
  name: "has a crackling volume control or a bad button",
  weight: 5,
  says: [
    "volume crackles",
    "volume control faulty",
    "volume knob noisy",
    "volume goes up and down on its own",
    "knob broken",
    "buttons not working",
    "remote not working",
    "display not working",
    "play button not working",
    "volume jumps",
    "dodgy switching",
    "selector switch noisy",
    "input selector not working",
    "hums",
    "crackling sound",
    "loose knob",
    "contacts need cleaning",
    "volume control not working",
    "hissing",
  ],
  causes: {
    track: {
      name: "dust on the track of the volume control",
      short: "the volume control",
      weight: 6,
      why: "A finger slides on a carbon track. Where dust lies, each turn makes a crack, and one side may drop out.",
      check: {
        do: "Turn the knob slowly with a quiet piece playing.",
        finds: "it crackles while turning and is quiet when you stop",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [{ name: "Contact cleaner spray" }, { name: "Cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the set for a day",
            how: "The lid stays closed: all of this is done from the front.",
          },
          {
            action: "adjust",
            title: "Turn it fifty times",
            how: "From stop to stop, quickly. Old dust is scraped aside.",
            see: "an easier, more even feel.",
          },
          {
            action: "pry",
            title: "Take the knob off",
            how: "Cloth behind it, pull straight. Big ones have a grub screw underneath.",
            fallsOut: "A felt or a clip.",
          },
          {
            action: "clean",
            title: "Spray along the shaft",
            how: "Half a second of contact spray into the gap, set upright so that it runs in; fifty turns more. An hour to dry.",
            warning: "Not a drop more: what runs on lands on the board.",
          },
          {
            action: "test",
            title: "Plug in, low volume",
            how: "Turn slowly.",
            see: "no crackle.",
            putBack: "Felt, knob, mark at zero.",
          },
        ],
      },
    },
    encoder: {
      name: "a worn rotary encoder or button",
      short: "an encoder or button",
      weight: 4,
      why: "Knobs that turn without a stop send small steps to a processor. When their contacts wear, the volume jumps or goes the wrong way.",
      check: {
        do: "Change the volume with the remote control.",
        finds: "the remote does it cleanly while the knob jumps",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 15],
        tools: [{ name: "Contact cleaner spray" }, { name: "Soft brush" }],
        steps: [
          {
            action: "adjust",
            title: "Use the remote meanwhile",
            how: "If it works, nothing else is wrong.",
          },
          {
            action: "unplug",
            title: "Pull the plug and wait an hour",
            how: "Then take the knob off to the front.",
          },
          {
            action: "clean",
            title: "Brush and spray from outside",
            how: "Dust off with the soft brush, a short puff of contact spray at the shaft, fifty turns both ways. Press buttons thirty times.",
            see: "clear clicks.",
          },
          {
            action: "test",
            title: "Turn ten clicks up, ten down",
            how: "After an hour of drying.",
            see: "the number on the display back where it began.",
          },
          {
            action: "look",
            title: "Have the encoder changed",
            how: "If it comes back in a week, a repairer solders in a new one for €2 to 5 in parts.",
          },
        ],
      },
    },
    hum: {
      name: "hum that comes in from outside",
      short: "hum from outside",
      weight: 3,
      why: "A lead with a broken shield, or aerial and mains that form a loop, bring the mains tone into the amplifier.",
      check: {
        do: "Pull out all leads but the speakers' and listen.",
        finds: "the hum is gone, and comes back with one lead",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 15],
        tools: [{ name: "Shielded phono lead" }, { name: "Aerial isolator" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and pull all source leads",
            how: "Mark them first.",
          },
          {
            action: "test",
            title: "Add them one by one",
            how: "Volume at zero for each.",
            see: "the lead with which the hum returns.",
          },
          {
            action: "replace",
            title: "Swap that lead",
            how: "For a shielded phono lead, short, away from mains cords.",
          },
          {
            action: "adjust",
            title: "Break the loop",
            how: "If it is the aerial or cable television, an isolator in the aerial lead ends it. Put all devices on one strip.",
            warning: "Never cut or tape the earth pin of a plug for this.",
          },
          {
            action: "test",
            title: "Listen at your usual volume",
            how: "No music.",
            see: "hardly a breath at one metre.",
          },
        ],
      },
    },
    remote: {
      name: "a remote control that no longer sends",
      short: "the remote control",
      weight: 3,
      why: "Flat cells, a sticky key or a crusted contact: the set is fine and only gets no orders.",
      check: {
        do: "Look at the remote's tip through the camera of a phone and press a key.",
        finds: "no light flickers in the picture",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 12],
        tools: [
          { name: "Fresh batteries" },
          { name: "Isopropyl alcohol" },
          { name: "Plastic card" },
          { name: "Phone" },
        ],
        steps: [
          {
            action: "replace",
            title: "Put in fresh batteries",
            how: "Rub the contacts bright while it is open.",
          },
          {
            action: "unplug",
            title: "Take the batteries out for the rest",
            how: "Look for a screw under the flap.",
          },
          {
            action: "pry",
            title: "Open the shells with a card",
            how: "Go along the seam with the plastic card.",
            fallsOut: "The rubber mat with all keys.",
          },
          {
            action: "clean",
            title: "Wash the mat, wipe the board",
            how: "The mat in soapy water; the board with alcohol.",
            putBack: "Mat dry, studs in their holes, shells clicked.",
          },
          {
            action: "test",
            title: "Look through the phone again",
            how: "Press each key.",
            see: "a violet flicker for each.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hi-fi's noise come only while you turn a knob?",
      answers: {
        yes: {
          means: "it is noisy only while a knob is turned",
          heard: [
            "volume crackles",
            "volume control",
            "noisy volume",
            "crackling when turning",
            "volume knob",
          ],
          when: { track: "always", encoder: "rarely", hum: "never", remote: "never" },
        },
        no: { means: "knobs make no noise" },
      },
    },
    {
      ask: "Does the hi-fi's volume or display jump or go the wrong way when you turn or press?",
      answers: {
        yes: {
          means: "the volume jumps or goes the wrong way",
          heard: [
            "jumps",
            "on its own",
            "wrong way",
            "up and down",
            "buttons not working",
            "button",
            "dodgy",
          ],
          when: { encoder: "often", track: "rarely", hum: "never", remote: "rarely" },
        },
        no: { means: "nothing jumps" },
      },
    },
    {
      ask: "Is there a steady hum from the hi-fi, also with the volume down?",
      answers: {
        yes: {
          means: "there is a steady hum",
          heard: ["hum", "hums", "humming", "buzz", "hiss"],
          when: { hum: "always", track: "never", encoder: "never", remote: "never" },
        },
        no: { means: "there is no hum" },
      },
    },
    {
      ask: "Do the keys on the hi-fi itself work, and only the remote does not?",
      answers: {
        yes: {
          means: "only the remote fails",
          heard: ["remote not working", "remote control", "remote"],
          when: { remote: "always", track: "rarely", encoder: "rarely", hum: "rarely" },
        },
        no: { means: "it is not the remote" },
      },
    },
  ],
  safety: ["Contact spray burns: air the room, and give it an hour before the plug goes in."],
  prevention: ["Dust the front with a dry brush and leave no drinks on top."],
  stopWhen: ["The hum stays with every lead pulled out: its smoothing capacitors are due, inside."],
});

const recordDeck = defineFault({
  id: "hi-fi-record-deck",
  name: "plays the rest, but has trouble with its record deck",
  weight: 4,
  says: [
    "record player does not work",
    "turntable not turning",
    "turntable speed incorrect",
    "turntable wobbling",
    "stylus damaged",
    "needs new stylus",
    "record deck not working",
    "turntable needs a push",
    "arm not retracting",
    "arm broken on record deck",
    "record deck belt broken",
    "vinyl sticky",
    "radio fine but records don't play",
    "turntable grinding",
    "elastic band slipped off",
    "problem with the arm",
    "needle broken",
    "deck not turning",
  ],
  causes: {
    drive: {
      name: "a belt that is off or slack, or stiff old grease",
      short: "belt or grease",
      weight: 6,
      why: "After years in a cabinet the rubber belt has stretched or stuck, and the spindle sits in grease like glue.",
      check: {
        do: "With the plug out turn the platter by hand and lift the mat: look for a belt below.",
        finds: "it turns hard, or the belt is off, sticky or slack",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "New flat belt" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Sewing machine oil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the whole set, fix the arm",
            how: "Guard on the needle, arm tied to its rest.",
          },
          {
            action: "open",
            title: "Draw the platter off upwards",
            how: "Everything here is done from above: the case of the set stays shut.",
            fallsOut: "A clip and washers on the spindle.",
          },
          {
            action: "clean",
            title: "Wash spindle, hole and wheels",
            how: "Cotton buds with alcohol until they come out white; rests of rubber off all wheels.",
          },
          {
            action: "lubricate",
            title: "One drop on the spindle",
            how: "Sewing machine oil; rubber and wheels stay dry.",
            see: "a platter that spins on for ten turns.",
          },
          {
            action: "replace",
            title: "Put the new belt on",
            how: "Round the inner rim and over the small brass wheel, without a twist.",
            putBack: "Washers, clip, mat.",
          },
          {
            action: "test",
            title: "Play a side you can spare",
            how: "Count with a paper mark on the rim.",
            see: "33 turns in a minute.",
          },
        ],
      },
    },
    needle: {
      name: "a worn, bent or missing needle",
      short: "the needle",
      weight: 5,
      why: "Music centres use simple cartridges whose needle is worn after 50 to 300 hours, or bent by a visitor.",
      check: {
        do: "Look at the tip from the front through a magnifying glass.",
        finds: "it is gone, leans or carries a ball of fluff",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [8, 25],
        tools: [
          { name: "Magnifying glass" },
          { name: "Dry artist's brush" },
          { name: "Replacement needle" },
        ],
        steps: [
          { action: "unplug", title: "Set off, plug out", how: "A white cloth below the arm." },
          {
            action: "clean",
            title: "Stroke the fluff off",
            how: "Dry brush, from the back to the front only.",
            see: "a fine point in the magnifying glass.",
          },
          {
            action: "look",
            title: "Read the number of the cartridge",
            how: "On its front or side. It decides, not the name on the set.",
          },
          {
            action: "replace",
            title: "Slip the new needle on",
            how: "Straight forwards off, straight on, held by its plastic.",
            fallsOut: "The old needle: some are turned for 78s.",
          },
          {
            action: "test",
            title: "Play one side",
            how: "Listen for rasping at the end.",
            see: "clean sound to the last groove.",
          },
        ],
      },
    },
    automatics: {
      name: "stuck automatics or a broken arm",
      short: "arm or automatics",
      weight: 3,
      why: "The cam below the platter lifts and returns the arm. Hard grease or a broken plastic lever leaves it halfway.",
      check: {
        do: "Unplugged, turn the platter by hand through one start and stop and watch the arm.",
        finds: "it stops halfway, or something is broken",
        minutes: 2,
      },
      repair: {
        handOver:
          "The levers lie under the deck, in the same case as the mains part and amplifier of the set.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 60],
        tools: [{ name: "Note" }, { name: "Soft tape" }],
        steps: [
          {
            action: "adjust",
            title: "Try the manual way",
            how: "Arm by hand onto the record, automatic off, size switch as the record.",
          },
          {
            action: "unplug",
            title: "Unplug and run one cycle by hand",
            how: "Turn the platter clockwise, three turns, with the arm free.",
            see: "where the arm hangs.",
          },
          {
            action: "look",
            title: "Secure the arm",
            how: "Soft tape to its rest, guard on, platter off for the way.",
          },
          {
            action: "look",
            title: "Hand it over with a note",
            how: "“Plays by hand, does not return” or the like.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hi-fi's turntable turn at its proper speed?",
      answers: {
        yes: {
          means: "the turntable turns properly",
          heard: ["turns fine", "spins fine"],
          when: { drive: "never", needle: "always", automatics: "often" },
        },
        no: {
          means: "the turntable does not turn properly",
          heard: [
            "not turning",
            "speed",
            "needs a push",
            "slow",
            "grinding",
            "stuck",
            "wobbling",
            "belt",
            "elastic band",
            "sticky",
          ],
        },
      },
    },
    {
      ask: "Is the hi-fi's needle bent, worn or missing?",
      answers: {
        yes: {
          means: "the needle is bent, worn or missing",
          heard: ["stylus", "needle", "stylus damaged", "skips", "grandson", "crackles"],
          when: { needle: "always", drive: "rarely", automatics: "rarely" },
        },
        no: { means: "the needle is sound" },
      },
    },
    {
      ask: "Does the arm of the hi-fi's record deck stop halfway, or is it broken?",
      answers: {
        yes: {
          means: "the arm stops halfway or is broken",
          heard: ["arm", "not retracting", "not returning", "arm broken", "auto stop"],
          when: { automatics: "always", drive: "sometimes", needle: "never" },
        },
        no: { means: "the arm moves as it should" },
      },
    },
  ],
  safety: ["Turn the volume to zero before you touch the needle."],
  prevention: ["Let the turntable run for five minutes a month."],
  stopWhen: ["Anything below the deck plate would have to be opened."],
});

export const hiFi: Playbook = {
  faults: [dead, noSound, cdNotRead, drawerStuck, cassette, volumeCrackles, recordDeck],
  notes: [
    {
      about: ["capacitor", "open the amplifier", "inside"],
      text: "Amplifiers hold their charge in large capacitors for minutes, sometimes days. What can be done at home is done from outside, with the lid on.",
    },
    {
      about: ["laser", "pickup", "lens"],
      text: "Never look at a running laser and leave the small screw on it alone: it sets the beam's power and cannot be set by ear.",
    },
    {
      about: ["belt", "size", "which belt"],
      text: "Belts are sold by model or by size. Lay a thread round the wheels, measure it, and take about 5 % off; most are square, 1.2 mm.",
    },
    {
      about: ["video", "vhs"],
      text: "Video recorders fail in the same ways as cassette decks: dirty heads, tired belts and idlers. A stuck tape is freed by hand, never by pulling.",
    },
    {
      about: ["protect", "protection"],
      text: "“Protect” on the display means that the amplifier has disconnected its speakers. Unplug it, take all speaker wires off and start it bare: if it stays on, a wire or box is to blame.",
    },
  ],
};
