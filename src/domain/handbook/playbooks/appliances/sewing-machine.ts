import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotRun = defineFault({
  id: "sewing-machine-does-not-run",
  name: "does not run when the pedal is pressed",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "not working",
    "no power",
    "motor not working",
    "does not run",
    "needle doesn't move",
    "pedal not working",
    "foot pedal doesn't work",
    "motor runs but needle doesn't move",
    "stops while sewing",
    "stopped while sewing",
    "light on but no motor",
    "loose plug into machine",
    "wiring",
    "intermittent",
    "dead",
    "smells then stopped",
    "does not start",
    "new cable needed",
  ],
  causes: {
    supply: {
      name: "a switch, plug or cord that does not bring the current in",
      short: "the plug, switch or cord",
      weight: 4,
      why: "The cord and the pedal often share one loose plug at the side of the machine, and the light switch is the main switch on many models.",
      check: {
        do: "Press the plug firmly into the machine's side and look whether the lamp comes on.",
        finds: "the lamp stays dark, or comes and goes as you press the plug",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 20],
        tools: [{ name: "Reading lamp" }, { name: "Flat screwdriver" }, { name: "Spare 3 A fuse" }],
        steps: [
          {
            action: "test",
            title: "Try the wall socket with a reading lamp",
            how: "No extension lead this time.",
            see: "the lamp lit.",
          },
          {
            action: "unplug",
            title: "Take every plug out and look",
            how: "The wall plug, and the flat plug at the machine. Its pins or tubes should be straight and bright.",
            warning:
              "A cord with cracked rubber or cloth that shows copper is not used again. Old machines often have one.",
          },
          {
            action: "replace",
            title: "Change the fuse of a British plug",
            how: "Lift the carrier with the screwdriver and fit a 3 A fuse.",
            fallsOut: "The old fuse with its carrier.",
          },
          {
            action: "adjust",
            title: "Make a slack plug grip again",
            how: "If the flat plug slips out, set the slotted pins of the machine apart by a hair with the screwdriver, unplugged.",
            see: "a plug that goes in with some force.",
          },
          {
            action: "test",
            title: "Switch on and press the pedal lightly",
            how: "Needle up, no cloth, presser foot lifted.",
            see: "lamp and motor.",
          },
        ],
        stopWhen: ["The switch or the flat plug is loose inside the machine: its wires are mains."],
      },
    },
    clutch: {
      name: "a bobbin winder that is engaged or a loose handwheel clutch",
      short: "the winder or clutch",
      weight: 4,
      why: "For winding a bobbin the needle is uncoupled: by the winder's lever, or by the inner knob of the handwheel. Left like that, the motor hums and the needle stands.",
      check: {
        do: "Push the bobbin winder to the left, then hold the handwheel and turn its inner disc clockwise.",
        finds: "the needle moves along with the handwheel again",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "Small screwdriver" }, { name: "Sewing machine oil" }],
        steps: [
          {
            action: "adjust",
            title: "Push the winder back",
            how: "Spindle to the left until it clicks. On computer machines a spool sign vanishes.",
            see: "the sign gone.",
          },
          {
            action: "unplug",
            title: "Plug out before you touch the wheel",
            how: "The needle will move when the clutch grips.",
          },
          {
            action: "adjust",
            title: "Tighten the inner knob",
            how: "Hold the rim and turn the disc in the middle clockwise until it is firm.",
            see: "the needle going up and down with the rim.",
          },
          {
            action: "adjust",
            title: "If it slips still, turn the washer",
            how: "Undo the little stop screw with the screwdriver, take the knob off, turn the washer with its three horns by half a turn and put it back.",
            fallsOut: "The washer; note which side faced you.",
            putBack: "Stop screw back in, clear of the horns.",
          },
          {
            action: "lubricate",
            title: "One drop of oil on the shaft",
            how: "Only where the wheel turns free in winding. Wipe the rest off.",
          },
          {
            action: "test",
            title: "Sew ten stitches on a scrap",
            how: "Slowly at first.",
            see: "a needle that starts with the motor.",
          },
        ],
      },
    },
    pedal: {
      name: "a pedal or its cord that has failed",
      short: "the pedal",
      weight: 4,
      why: "The pedal is stepped on and rolled over. Its cord breaks at the bush, its contacts char, and in old ones a capacitor bursts.",
      check: {
        do: "Pull the wall plug and take the pedal off. If the machine has a start button, plug in and try that. Otherwise try a friend's pedal of the same make and model.",
        finds: "it runs without this pedal, or with another one",
        minutes: 3,
      },
      repair: {
        handOver:
          "In most machines mains runs through the pedal, and its capacitor keeps a charge.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 45],
        tools: [{ name: "Note with the model" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the wall plug",
            how: "If the pedal has smelled, buzzed or become hot, it is not tried again.",
          },
          {
            action: "look",
            title: "Look along its cord",
            how: "Bend it at both ends.",
            see: "a firm bush and an even sheath.",
          },
          {
            action: "look",
            title: "Read the plate under it",
            how: "Type and current are on it, for example “0.6 A”. Copy them to the note: a spare must have the same.",
          },
          {
            action: "look",
            title: "Have it repaired or order one",
            how: "A repair café changes a burst capacitor or a cord in half an hour. New pedals for common machines cost €15 to €40.",
          },
        ],
      },
    },
    motor: {
      name: "a motor with worn brushes, a torn belt or a dead board",
      short: "the motor, belt or board",
      weight: 4,
      why: "The small brushes wear down in decades of use, the belt stretches or cracks, and computer machines stop when their board sees an error.",
      check: {
        do: "Turn the handwheel by hand, then press the pedal and listen.",
        finds: "the wheel turns easily, the lamp is on, and the motor is silent or spins alone",
        minutes: 2,
      },
      repair: {
        handOver:
          "Motor, brushes and board lie behind covers with mains wires among moving parts, and timing is lost if the wrong screw is turned.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 60],
        tools: [{ name: "Torch", instead: "the light of your phone" }],
        steps: [
          {
            action: "test",
            title: "Tell the three apart",
            how: "Motor hums and the wheel stands: belt. Silent with lamp: brushes, pedal or board. A code on the display: board or a sensor.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "A motor that hums without turning burns in minutes.",
          },
          {
            action: "look",
            title: "Look at an outside belt",
            how: "On old machines motor and belt hang at the back. Shine the torch along it.",
            see: "a belt without cracks that gives about a centimetre under a finger.",
          },
          {
            action: "look",
            title: "Hand it over with its history",
            how: "Age, when it was last oiled, what it did last. Belts and brushes cost €5 to €15 and are worth it in any metal machine.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the sewing machine's lamp or display come on?",
      answers: {
        yes: {
          means: "lamp or display come on",
          heard: ["light on", "light works", "lights up", "light comes on"],
          when: { supply: "rarely", clutch: "always", pedal: "often", motor: "often" },
        },
        no: {
          means: "lamp and display stay dark",
          heard: ["no light", "no power", "completely dead"],
        },
      },
    },
    {
      ask: "Do you hear the sewing machine's motor when you press the pedal?",
      answers: {
        yes: {
          means: "the motor can be heard",
          heard: ["motor runs", "motor turns", "hums", "motor spins", "hear the motor"],
          when: { clutch: "always", supply: "never", pedal: "rarely", motor: "sometimes" },
        },
        no: { means: "the motor is silent", heard: ["motor not working", "no sound"] },
      },
    },
    {
      ask: "Does the sewing machine's needle go up and down when you turn the handwheel by hand?",
      answers: {
        yes: {
          means: "the needle follows the handwheel",
          when: { clutch: "never", supply: "often", pedal: "often", motor: "often" },
        },
        no: {
          means: "the needle does not follow the handwheel",
          heard: ["needle doesn't move", "needle not moving", "handwheel slips"],
        },
      },
    },
    {
      ask: "Does the sewing machine stutter when you move the pedal's cord or tread on the pedal in different places?",
      answers: {
        yes: {
          means: "cord or pedal make it stutter",
          heard: ["pedal", "foot pedal", "footplate", "pedal cable", "foot control"],
          when: { pedal: "often", supply: "sometimes", clutch: "never", motor: "rarely" },
        },
        no: { means: "cord and pedal make no difference" },
      },
    },
  ],
  safety: [
    "Keep your foot off the pedal, better still pull the plug, whenever your fingers are near the needle.",
  ],
  prevention: [
    "Unplug it when you stop for the day: in many machines the pedal is live all the time.",
  ],
  stopWhen: ["The pedal or the motor becomes hot, or there is a smell of varnish."],
});

const badStitches = defineFault({
  id: "sewing-machine-bad-stitches",
  name: "skips stitches, makes loops or tangles its thread",
  weight: 9,
  says: [
    "skips stitches",
    "skipping stitches",
    "missing stitches",
    "not stitching",
    "not sewing correctly",
    "thread tangles",
    "thread bunching",
    "loops underneath",
    "bird's nest",
    "tension problems",
    "tension needs adjusting",
    "tension too tight",
    "tension broken",
    "uneven stitches",
    "stitches don't interlock",
    "does not pick up bobbin thread",
    "bobbin not working",
    "bobbin thread not catching",
    "thread jamming and knotting",
    "tracking is off",
    "timing off",
  ],
  causes: {
    threading: {
      name: "upper thread or bobbin that is not in its path",
      short: "the threading",
      weight: 7,
      why: "If the thread was laid in with the foot down, the tension discs were closed and it lies on them, not between them. Loops under the cloth nearly always come from above.",
      check: {
        do: "Raise the presser foot, take out both threads and thread them anew from spool to needle by the picture on the machine.",
        finds: "the loops are gone on a scrap of cotton",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Good polyester thread in two colours" },
          { name: "Scrap of cotton" },
          { name: "Threading chart", instead: "the maker's page for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, foot up, needle up",
            how: "Turn the handwheel towards you until the take-up lever is at its top. Lift the presser foot: only then are the discs open.",
          },
          {
            action: "look",
            title: "Thread the top by the chart",
            how: "Spool, guide, down between the discs, round, up through the take-up lever, down, needle from the side with the groove. Lower the foot and pull.",
            see: "a thread that pulled freely before, and now resists.",
          },
          {
            action: "look",
            title: "Lay the bobbin in the right way",
            how: "Its thread has to turn against the slot: mostly the letter P when you look at a drop-in bobbin. Draw it under the small spring.",
            see: "a light even drag.",
            warning:
              "Use only the bobbin type of your model: a class 15 looks like a class 66 and jams.",
          },
          {
            action: "test",
            title: "Sew two colours",
            how: "Plug in, hold both thread ends behind the foot for the first stitches and sew 10 cm on the scrap.",
            see: "one colour above, one below, and the knot inside the cloth.",
          },
          {
            action: "adjust",
            title: "Only now the tension",
            how: "Set the dial to 4. Loops below: tighten by half a number. Bobbin thread above: loosen by half a number.",
          },
        ],
        prevention: ["Always thread with the foot up."],
      },
    },
    needle: {
      name: "a needle that is blunt, bent, wrong or put in backwards",
      short: "the needle",
      weight: 6,
      why: "The hook catches a loop that is one millimetre wide. A needle that is bent by a hair, too low or turned round makes the loop in the wrong place.",
      check: {
        do: "Take the needle out, roll it on a flat glass and look at its tip.",
        finds: "it wobbles, is blunt, or its flat side did not face the way the manual shows",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 4],
        tools: [{ name: "New needle of system 130/705 H" }, { name: "Small screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the machine",
            how: "Lay paper over the hole of the plate, so that nothing drops in.",
          },
          {
            action: "unscrew",
            title: "Loosen the clamp and let the needle down",
            how: "Half a turn of the screw with finger or screwdriver.",
            fallsOut: "The needle; pull it straight down.",
          },
          {
            action: "replace",
            title: "Push the new needle up to the stop",
            how: "Flat side of the shank to the back on most machines. Size 80 for cotton, a stretch or jersey needle for knits, 100 for denim.",
            see: "no gap above the shank.",
            putBack: "Tighten the clamp firmly.",
          },
          {
            action: "test",
            title: "Turn by hand, then sew",
            how: "One full turn of the wheel towards you, then 20 cm on a scrap of the cloth in question.",
            see: "stitches of one length without gaps.",
          },
        ],
        prevention: ["A new needle after eight hours' sewing or each large piece."],
      },
    },
    lint: {
      name: "lint in the hook or a thread end in the tension discs",
      short: "lint",
      weight: 5,
      why: "Felt packs itself under the bobbin and lifts it; a scrap of thread holds the discs open, and the top thread has no tension at all.",
      check: {
        do: "Pull the plug, take plate and bobbin out and look under them with a torch.",
        finds: "there is grey felt, or a thread end sticks out of the discs",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Screwdriver for the plate" },
          { name: "Small stiff brush" },
          { name: "Tweezers" },
          { name: "Sewing machine oil" },
          { name: "Cotton cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take the foot off",
            how: "Needle up and out as well.",
          },
          {
            action: "unscrew",
            title: "Lift the needle plate",
            how: "Undo its screws with a short screwdriver, or slide it towards you until it snaps off.",
            fallsOut:
              "The bobbin case, if it is a drop-in one. Note how its finger rests against the stop.",
          },
          {
            action: "clean",
            title: "Brush and pick",
            how: "Brush from the inside out and take felt with the tweezers. Do not blow: that drives it into the bearings.",
            see: "bare metal in the race and between the feed teeth.",
          },
          {
            action: "clean",
            title: "Floss the discs",
            how: "Presser foot up, dial at 0, and draw a folded edge of the cloth through between the discs.",
          },
          {
            action: "lubricate",
            title: "One drop on the hook's track",
            how: "Only if the manual says so: many plastic races run dry. Turn the wheel and wipe.",
            putBack: "Bobbin case with its finger in the stop, then the plate, flat all round.",
          },
          {
            action: "test",
            title: "Sew 30 cm on a rag",
            how: "The first stitches may bring some oil out.",
            see: "even stitches on both sides.",
          },
        ],
        prevention: ["Brush it out after every second bobbin of thread."],
      },
    },
    timing: {
      name: "a hook that is out of time with the needle",
      short: "the timing",
      weight: 3,
      why: "The point of the hook has to pass just above the needle's eye as it begins to rise. After a knock or a jam it comes too early or too late and catches nothing.",
      check: {
        do: "With a new needle, the threading right and the plug out, take the plate off and turn the wheel slowly while you watch hook and needle.",
        finds: "the hook's point passes below the eye or far above it, or more than a hair away",
        minutes: 5,
      },
      repair: {
        handOver:
          "Tenths of a millimetre decide, and the setting screws differ from machine to machine.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 80],
        tools: [{ name: "Phone to film" }, { name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, and film what you see",
            how: "Light it with the torch and film the hook for one turn of the wheel with your phone.",
            see: "where the point is when the needle has risen by 2 mm.",
          },
          {
            action: "look",
            title: "Make sure that it is not the needle",
            how: "Needles that are not pushed up fully look exactly like lost timing.",
          },
          {
            action: "look",
            title: "Leave the set screws alone",
            how: "Once they are loose, the old setting is gone.",
          },
          {
            action: "look",
            title: "Bring it to a machine mechanic",
            how: "Setting the time costs €40 to €80 in a shop. Repair cafés with somebody who knows sewing machines do it too.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the sewing machine's needle been changed since the trouble began?",
      answers: {
        yes: {
          means: "the needle is new",
          heard: ["new needle", "changed the needle", "changed needle"],
          when: { needle: "rarely", timing: "often", threading: "sometimes", lint: "sometimes" },
        },
        no: { means: "the needle is the old one" },
      },
    },
    {
      ask: "Is it loops and tangles on the sewing machine, stitches that are left out, or no stitch at all?",
      answers: {
        loops: {
          means: "it makes loops and tangles",
          heard: ["loops", "tangles", "bunching", "nest", "knotting", "tension"],
          when: { threading: "often", lint: "often", needle: "rarely", timing: "never" },
        },
        gaps: {
          means: "it leaves stitches out",
          heard: ["skips", "skipping", "missing stitches", "missed stitches"],
          when: { needle: "often", threading: "rarely", lint: "rarely", timing: "sometimes" },
        },
        none: {
          means: "it makes no stitch at all",
          heard: [
            "not catching",
            "does not pick up",
            "no stitch",
            "don't interlock",
            "not stitching",
          ],
          when: { timing: "often", needle: "sometimes", threading: "sometimes", lint: "rarely" },
        },
      },
    },
    {
      ask: "With the sewing machine's foot down, does the upper thread resist when you pull it?",
      answers: {
        yes: {
          means: "the upper thread resists with the foot down",
          when: { threading: "rarely", lint: "sometimes", needle: "often", timing: "often" },
        },
        no: {
          means: "the upper thread runs freely with the foot down",
          heard: ["no tension", "tension loose"],
        },
      },
    },
    {
      ask: "Did the sewing machine hit something hard or jam just before?",
      answers: {
        yes: {
          means: "it jammed or hit something before",
          heard: ["needle broke", "hit a pin", "jammed before", "dropped", "sewed over a zip"],
          when: { timing: "often", needle: "often", threading: "rarely", lint: "rarely" },
        },
        no: { means: "it came without a jam" },
      },
    },
    {
      ask: "Is there grey felt under the sewing machine's plate?",
      answers: {
        yes: {
          means: "there is felt under the plate",
          heard: ["lint", "fluff", "needs clean", "dirty", "dust"],
          when: {
            lint: "always",
            threading: "sometimes",
            needle: "sometimes",
            timing: "sometimes",
          },
        },
        no: { means: "it is clean under the plate", heard: ["cleaned it", "serviced"] },
      },
    },
  ],
  safety: ["Plug out before your fingers go under the needle."],
  prevention: [
    "Use new polyester thread: old cotton from grandmother's tin breaks and sheds lint.",
  ],
  stopWhen: ["Needle and hook touch: do not go on turning."],
});

const breaksThread = defineFault({
  id: "sewing-machine-breaks-thread",
  name: "breaks its thread or its needles",
  weight: 4,
  says: [
    "breaks thread",
    "thread keeps breaking",
    "keeps breaking thread",
    "snaps thread",
    "tension breaking cotton",
    "shreds thread",
    "needle breaks",
    "breaks needles",
    "keeps breaking needles",
    "needle hits the plate",
    "needle hitting the plate",
    "needle knocks against bobbin case",
    "needle hits metal",
    "cuts the thread",
    "thread frays",
  ],
  causes: {
    thread: {
      name: "old or unsuitable thread, or a spool that catches",
      short: "the thread",
      weight: 5,
      why: "Cotton grows brittle in the drawer, and a notch in the rim of the spool tugs at the thread once a turn.",
      check: {
        do: "Snap a piece of the thread between your hands, and watch the spool while you sew slowly.",
        finds: "it snaps without effort, or the spool jerks",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 5],
        tools: [
          { name: "New polyester thread" },
          { name: "Spool cap" },
          { name: "Fine sandpaper", instead: "a nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take all thread out, plug pulled",
            how: "Also the scraps in the take-up lever and the guides.",
          },
          {
            action: "adjust",
            title: "Set the spool so that it runs",
            how: "Turn the notch away from the thread, and hold the spool with a cap a little larger than itself.",
            see: "thread that slips off without a jerk.",
          },
          {
            action: "clean",
            title: "Smooth a nick",
            how: "Rub a rough spool rim or pin with sandpaper.",
          },
          {
            action: "replace",
            title: "Thread it with new polyester",
            how: "The same brand above and below, weight 120 for most cloth.",
          },
          {
            action: "test",
            title: "Sew half a metre at speed",
            how: "On two layers of cotton.",
            see: "no break and no fuzz at the needle.",
          },
        ],
      },
    },
    "needle-or-tension": {
      name: "a damaged needle or a top tension that is too tight",
      short: "the needle or tension",
      weight: 5,
      why: "A burr in the eye saws at the thread. A needle that is too thin for the cloth bends and strikes the plate.",
      check: {
        do: "Draw a stocking over the needle's tip, and look at the number on the tension dial.",
        finds: "the tip pulls a thread, or the dial is above 5",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 4],
        tools: [{ name: "Needle to suit the cloth" }, { name: "Screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Lower the foot and put paper over the plate.",
          },
          {
            action: "replace",
            title: "Change the needle",
            how: "Loosen the clamp with the screwdriver, flat side to the back, up to the stop. Size 70 for fine cloth, 90 for heavier, 100 for jeans.",
            fallsOut: "The old needle: wrap it in tape before it goes in the bin.",
          },
          {
            action: "adjust",
            title: "Set tension to 4",
            how: "With the foot down, so that the dial acts. Then test by pulling: the needle should bend a little before the thread comes.",
          },
          {
            action: "adjust",
            title: "Help it with thick seams",
            how: "Turn the wheel by hand over the thick place and do not pull on the cloth: pulling bends the needle onto the plate.",
          },
          {
            action: "test",
            title: "Sew over a folded seam",
            how: "Slowly.",
            see: "neither a click nor a break.",
          },
        ],
      },
    },
    burr: {
      name: "a nick in the needle plate, the hook or a guide",
      short: "a nick in the metal",
      weight: 3,
      why: "Each needle that broke has left a scratch round the hole or on the hook, and thread catches on it.",
      check: {
        do: "Plug and needle out: pull a strand of thread to and fro through the hole of the plate and along the hook.",
        finds: "it catches or frays in one place",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "Very fine emery paper, grit 1000" },
          { name: "Cotton string" },
          { name: "Magnifying glass", instead: "your phone's camera" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the plate off",
            how: "Needle out first.",
            fallsOut: "Two screws; keep them in a saucer.",
          },
          {
            action: "look",
            title: "Look with the magnifying glass",
            how: "Round the hole, on the tip of the hook and on the edge of the bobbin case.",
            see: "bright scratches, if this is it.",
          },
          {
            action: "clean",
            title: "Polish the hole",
            how: "Draw the string, wrapped with a strip of emery paper, through the hole and along the scratch.",
            warning: "Only polish. Do not file the hook's point: it becomes too short to catch.",
          },
          {
            action: "clean",
            title: "Wipe every grain away",
            how: "With an oily cloth. Grit in the race ruins it.",
          },
          {
            action: "reassemble",
            title: "Put plate and needle back",
            how: "Turn by hand once: the needle stays in the middle of the hole.",
          },
          {
            action: "test",
            title: "Repeat the strand of thread",
            how: "Then sew on a scrap.",
            see: "nothing that catches.",
          },
        ],
        stopWhen: ["The hook's point is chipped: it is replaced by a mechanic."],
      },
    },
    "bobbin-case": {
      name: "a bobbin case or foot that is in the needle's way",
      short: "the bobbin case or foot",
      weight: 4,
      why: "A case that is not seated turns with the hook until the needle strikes it. A straight-stitch foot with zigzag set does the same above.",
      check: {
        do: "With the plug out, turn the wheel towards you for one full stitch and look where the needle passes.",
        finds: "it touches the bobbin case, the foot or the plate",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 25],
        tools: [{ name: "Short screwdriver" }, { name: "Soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, needle at its highest",
            how: "Take bobbin and case out.",
            fallsOut: "The bobbin case with its bobbin.",
          },
          {
            action: "look",
            title: "Look for holes and nicks in the case",
            how: "A plastic case that the needle has hit has craters.",
            see: "a smooth rim. With craters it is replaced.",
          },
          {
            action: "clean",
            title: "Brush its seat",
            how: "Felt under the case lifts it by a millimetre.",
          },
          {
            action: "reassemble",
            title: "Seat it against its stop",
            how: "Drop-in: finger against the spring stop at the front. Upright: finger up into the notch until it clicks.",
            putBack: "It may have a little play, but it must not turn.",
          },
          {
            action: "adjust",
            title: "Match foot and stitch",
            how: "Wide foot for zigzag, and tighten the needle plate with the screwdriver.",
          },
          {
            action: "test",
            title: "Ten stitches by hand",
            how: "Turn the wheel on the widest zigzag.",
            see: "a needle free on both sides. Then try the motor, slowly.",
          },
        ],
        stopWhen: [
          "The needle still strikes with case, foot and plate right: the needle bar or the timing has shifted.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the sewing machine's thread that breaks, or does the needle strike or break?",
      answers: {
        thread: {
          means: "the thread breaks",
          heard: [
            "thread breaks",
            "breaks thread",
            "breaking thread",
            "thread breaking",
            "snaps thread",
            "breaking cotton",
            "shreds",
          ],
          when: {
            thread: "always",
            "needle-or-tension": "often",
            burr: "often",
            "bobbin-case": "rarely",
          },
        },
        needle: {
          means: "the needle strikes or breaks",
          heard: [
            "needle breaks",
            "breaks needles",
            "needle hits",
            "needle knocks",
            "needle hitting",
            "hits the plate",
          ],
          when: {
            "bobbin-case": "always",
            "needle-or-tension": "sometimes",
            burr: "rarely",
            thread: "never",
          },
        },
      },
    },
    {
      ask: "Has the sewing machine got a new needle and new thread in it?",
      answers: {
        yes: {
          means: "needle and thread are new",
          heard: ["new thread", "new needle", "changed the needle"],
          when: {
            thread: "rarely",
            "needle-or-tension": "rarely",
            burr: "often",
            "bobbin-case": "often",
          },
        },
        no: { means: "needle or thread are old", heard: ["old thread"] },
      },
    },
    {
      ask: "Does the sewing machine's thread fray at one and the same spot, or did a needle break earlier?",
      answers: {
        yes: {
          means: "it frays at one spot, or a needle broke before",
          heard: ["frays", "shreds", "burr", "needle broke"],
          when: {
            burr: "often",
            thread: "rarely",
            "needle-or-tension": "sometimes",
            "bobbin-case": "sometimes",
          },
        },
        no: { means: "it breaks in different places" },
      },
    },
    {
      ask: "Is the number on the sewing machine's tension dial above 5?",
      answers: {
        yes: {
          means: "the top tension is set high",
          heard: ["too tight", "tension tight", "tension is too tight"],
          when: {
            "needle-or-tension": "often",
            thread: "sometimes",
            burr: "sometimes",
            "bobbin-case": "sometimes",
          },
        },
        no: { means: "the tension is set in the middle" },
      },
    },
  ],
  safety: ["Wear glasses while needles are breaking: the tips fly."],
  prevention: ["Take pins out before they reach the foot."],
  stopWhen: ["Needle and hook strike each other."],
});

const jammed = defineFault({
  id: "sewing-machine-jammed",
  name: "is jammed or turns very stiffly",
  weight: 6,
  says: [
    "jammed",
    "seized",
    "seized up",
    "stuck",
    "wheel won't turn",
    "handwheel stuck",
    "wheel is not turning",
    "jamming on rotation",
    "needle jammed down",
    "needle stuck down",
    "mechanism jammed",
    "stiff",
    "rusty",
    "locked",
    "stuck on buttonhole",
    "stitch dial stuck",
    "won't go fully down",
    "not used for years",
  ],
  causes: {
    thread: {
      name: "thread or a broken needle in the hook race",
      short: "thread in the race",
      weight: 6,
      why: "A thread that was pulled down wraps itself round the hook and wedges it. A needle tip does the same.",
      check: {
        do: "Plug out. Take the bobbin out and rock the handwheel gently to and fro.",
        finds: "it moves a little and then stops, and thread ends show round the hook",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Pointed tweezers" },
          { name: "Small scissors" },
          { name: "Screwdriver" },
          { name: "Magnet", instead: "a fridge magnet" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and cut the cloth free",
            how: "Cut every thread under the foot with the scissors, and lift the cloth away without pulling.",
          },
          {
            action: "unscrew",
            title: "Take needle and plate out",
            how: "Loosen both with the screwdriver. If the needle is stuck in the cloth, cut the cloth round it.",
            fallsOut: "The needle, plate screws and bobbin case.",
          },
          {
            action: "clean",
            title: "Fish the thread out",
            how: "Rock the wheel by a centimetre and draw with the tweezers; cut and draw again. On upright hooks swing the two black clips aside and lift out ring and hook.",
            see: "a race without a single fibre.",
            putBack: "Hook with its bar to the side of the shaft, ring, clips closed.",
          },
          {
            action: "clean",
            title: "Look for the needle tip",
            how: "Run the magnet through the race and the bed.",
          },
          {
            action: "reassemble",
            title: "Plate, foot, new needle",
            how: "Turn the wheel three full turns by hand.",
            see: "no hard spot.",
          },
          {
            action: "test",
            title: "Sew slowly on a scrap",
            how: "Hold both thread ends at the start.",
            see: "stitches, and a wheel that stays light.",
          },
        ],
        prevention: [
          "Hold the thread ends for the first three stitches, and turn the wheel only towards you.",
        ],
        stopWhen: ["It is free, yet needle and hook now touch."],
      },
    },
    "old-oil": {
      name: "oil and grease that have turned to varnish",
      short: "gummed oil",
      weight: 6,
      why: "A machine that rests for years grows stiff: its oil dries to a brown lacquer in every bearing. It feels broken and only wants cleaning.",
      check: {
        do: "Plug out, bobbin and needle out. Turn the wheel with both hands, slowly.",
        finds: "it moves like in honey, evenly all the way round",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [4, 10],
        tools: [
          { name: "Sewing machine oil" },
          { name: "Screwdriver" },
          { name: "Kitchen paper" },
          { name: "Hair dryer" },
          { name: "Isopropyl alcohol", instead: "methylated spirit" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, away from flames",
            how: "Lay paper under the machine: what comes out is brown.",
          },
          {
            action: "open",
            title: "Open the flap at the left and the lid on top",
            how: "A screw or a snap holds each; use the screwdriver. Tilt the head back if it sits in a cabinet, and look from below.",
            fallsOut: "The lid's screws. Take a picture before you put it down.",
            warning:
              "Stay away from motor, board and wires. On machines with closed plastic shells stop at the covers the manual shows.",
          },
          {
            action: "lubricate",
            title: "One drop in every joint of metal",
            how: "Wherever metal turns or slides in metal. Wait for half an hour, rock the wheel, wipe and repeat.",
            see: "brown streaks on the kitchen paper, and a wheel that gets lighter.",
          },
          {
            action: "clean",
            title: "Help the stubborn joint",
            how: "Warm it for two minutes with the hair dryer on low, add a drop, rock. A pivot that does not give takes a drop of alcohol, and fresh oil afterwards.",
            warning:
              "Alcohol away from paint, plastic and belts, and let it dry before the plug goes in.",
          },
          {
            action: "adjust",
            title: "Free the levers as well",
            how: "Stitch length, reverse, zigzag and buttonhole: move each over its whole way with a drop on its pivot.",
            see: "each one springing back by itself.",
          },
          {
            action: "test",
            title: "Run it empty for five minutes",
            how: "No thread, foot up, a rag under the foot, slowly and then faster.",
            see: "a wheel that coasts for a turn.",
          },
        ],
        prevention: ["One drop a joint once a year, and a short run every few months."],
        stopWhen: ["It stays stiff at one and the same point of each turn."],
      },
    },
    bent: {
      name: "a broken gear, a bent part or a locked cam stack",
      short: "a gear or cam",
      weight: 3,
      why: "Plastic gears of the seventies crack, and the block of cams behind the stitch dial sticks on one pattern. Then force only breaks more.",
      check: {
        do: "With the plug out and the hook empty and clean, turn the wheel gently and listen.",
        finds: "it stops hard at one point, clicks, or the dial turns without effect",
        minutes: 2,
      },
      repair: {
        handOver:
          "Gears and cams are set against each other by degrees, and a repair needs the model's service sheet.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [10, 90],
        tools: [{ name: "Sticky notes" }],
        steps: [
          {
            action: "unplug",
            title: "Stop forcing it",
            how: "Pull the plug and leave dial and lever where they are.",
          },
          {
            action: "look",
            title: "Mark the hard point",
            how: "Stick one of the notes on the handwheel where it stops. A mechanic reads from it what meets there.",
          },
          {
            action: "look",
            title: "Note model and what sticks",
            how: "For instance “stuck on buttonhole since January”.",
          },
          {
            action: "look",
            title: "Ask a sewing machine mechanic",
            how: "Gears for well-known machines cost €10 to €25, and setting them takes an hour. A good metal machine is worth it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the sewing machine stood unused for a year or more?",
      answers: {
        yes: {
          means: "it has stood unused for long",
          heard: ["years", "not used", "non use", "old", "rusty", "storage"],
          when: { "old-oil": "always", thread: "rarely", bent: "sometimes" },
        },
        no: { means: "it was in use until now" },
      },
    },
    {
      ask: "Is the sewing machine's handwheel stiff all the way round, or does it stop hard at one point?",
      answers: {
        stiff: {
          means: "it is stiff all the way round",
          heard: ["stiff", "sluggish", "seized", "heavy"],
          when: { "old-oil": "always", thread: "rarely", bent: "rarely" },
        },
        hard: {
          means: "it stops hard at one point",
          heard: ["jammed", "stops dead", "stuck down", "needle jammed", "blocks"],
          when: { thread: "often", bent: "often", "old-oil": "rarely" },
        },
      },
    },
    {
      ask: "Did the sewing machine jam while you were sewing?",
      answers: {
        yes: {
          means: "it jammed in the middle of sewing",
          heard: ["while sewing", "thread stuck", "pulled the fabric", "thread jammed"],
          when: { thread: "always", "old-oil": "rarely", bent: "sometimes" },
        },
        no: { means: "it was stiff from the start" },
      },
    },
    {
      ask: "Is one of the sewing machine's dials or levers stuck, such as the stitch or the buttonhole?",
      answers: {
        yes: {
          means: "a dial or lever is stuck",
          heard: ["buttonhole", "stitch dial", "dial stuck", "stitch selector", "lever stuck"],
          when: { bent: "often", "old-oil": "sometimes", thread: "never" },
        },
        no: { means: "dials and levers move" },
      },
    },
  ],
  safety: ["Never free a jam with the motor: it burns, or something bends."],
  prevention: ["Keep it under a cover, dry and warm."],
  stopWhen: ["Something gives with a crack."],
});

const doesNotFeed = defineFault({
  id: "sewing-machine-does-not-feed",
  name: "does not move the cloth, or sews only backwards",
  weight: 4,
  says: [
    "not feeding",
    "not feeding properly",
    "fabric doesn't move",
    "does not pull the fabric",
    "stays in one place",
    "sews backwards only",
    "goes backwards",
    "will only go backwards",
    "going backwards",
    "reverse stuck",
    "stitch length not working",
    "stitches too small",
    "stitches too long",
    "feed dogs not moving",
    "footplate not working",
    "presser foot",
  ],
  causes: {
    setting: {
      name: "lowered feed teeth, a stitch length of 0 or a foot that does not press",
      short: "a setting",
      weight: 5,
      why: "For darning the teeth are lowered by a slider or a plate. With the length at 0 or the foot pressure off, the cloth stays where it is.",
      check: {
        do: "Set the length to 3, the straight stitch, the foot down, and look at the teeth while you turn the wheel.",
        finds: "the teeth stay below the plate, or come up once the slider is moved",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Manual", instead: "the maker's page for the model" },
          { name: "Scrap of cloth" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Raise the teeth",
            how: "The slider is at the back, under the bed or in the accessory box's bay. Then turn the wheel a full turn: they come up only then.",
            see: "teeth a millimetre above the plate.",
          },
          {
            action: "look",
            title: "Look for a darning plate",
            how: "A plate clipped over the teeth is lifted off with a fingernail. The manual shows it.",
          },
          {
            action: "adjust",
            title: "Set length and foot pressure",
            how: "Length 2.5 to 3. The pressure screw or plunger above the foot in the middle of its way.",
          },
          {
            action: "test",
            title: "Sew without holding the cloth",
            how: "Guide the scrap only.",
            see: "ten stitches in 25 to 30 mm.",
          },
        ],
      },
    },
    lint: {
      name: "felt packed between the teeth",
      short: "felt in the teeth",
      weight: 5,
      why: "Lint fills the rows until the teeth no longer stand above it.",
      check: {
        do: "Unplug it, take the plate off and look between the rows.",
        finds: "there is a grey mat as hard as cardboard",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Short screwdriver", instead: "a coin" },
          { name: "Bodkin", instead: "a toothpick" },
          { name: "Brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and clear the way",
            how: "Foot and needle off, bobbin out.",
          },
          {
            action: "unscrew",
            title: "Lift the plate",
            how: "Two screws, loosened with the short screwdriver.",
            fallsOut: "Lint, and perhaps the bobbin case.",
          },
          {
            action: "clean",
            title: "Lever the mat out",
            how: "Run the bodkin along each groove of the plate's underside and between the teeth, then brush.",
            see: "light between the rows.",
          },
          {
            action: "look",
            title: "Turn the wheel and watch",
            how: "The teeth draw a small square: up, back, down, forward.",
            see: "all four moves.",
          },
          {
            action: "reassemble",
            title: "Refit the plate",
            how: "Flat, screws firm.",
            putBack: "Bobbin case first, with its finger at the stop.",
          },
          {
            action: "test",
            title: "Sew thin and thick cloth",
            how: "20 cm each.",
            see: "even stitches without help.",
          },
        ],
        prevention: ["Clean the teeth with each tenth bobbin, sooner with fleece."],
      },
    },
    "reverse-stuck": {
      name: "a reverse or length lever stuck with old grease",
      short: "the reverse lever",
      weight: 5,
      why: "The lever turns a small block that decides forwards or back. When its grease hardens, the spring can no longer pull it home, and the machine sews backwards only.",
      check: {
        do: "Press the reverse lever down and let go.",
        finds: "it comes back slowly or not at all",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [4, 8],
        tools: [
          { name: "Screwdriver" },
          { name: "Sewing machine oil" },
          { name: "Hair dryer" },
          { name: "Lint-free rag" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and take a picture",
            how: "Set the length to its middle.",
          },
          {
            action: "open",
            title: "Take off the cover on the lever's side",
            how: "The end flap and the base plate on metal machines; only covers that the manual lets you open on others. Use the screwdriver.",
            fallsOut: "Cover screws of different lengths: stick them to the picture.",
          },
          {
            action: "look",
            title: "Move the lever and follow it inside",
            how: "Find the pivot that lags behind.",
            see: "yellow or brown crust at that pivot.",
            warning: "Do not touch set screws or wires: only pivots get oil.",
          },
          {
            action: "lubricate",
            title: "Warm it, oil it, move it",
            how: "Two minutes of the hair dryer on low, one drop at each side of the pivot, then fifty strokes of the lever. Wipe with the rag. Repeat until it springs.",
            see: "a lever that snaps back by itself.",
          },
          { action: "reassemble", title: "Cover on", how: "No wire pinched under its edge." },
          {
            action: "test",
            title: "Forwards, backwards, forwards",
            how: "On a scrap.",
            see: "it changes direction at once, both ways.",
          },
        ],
        stopWhen: [
          "The lever moves freely and it still sews backwards: the cam or the length control is out of place.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the sewing machine's teeth come up above the plate when you turn the wheel?",
      answers: {
        yes: {
          means: "the teeth come up",
          when: { setting: "rarely", lint: "sometimes", "reverse-stuck": "always" },
        },
        no: {
          means: "the teeth stay below the plate",
          heard: ["feed dogs not moving", "feed dogs down"],
        },
      },
    },
    {
      ask: "Does the sewing machine sew backwards when it should sew forwards?",
      answers: {
        yes: {
          means: "it sews backwards by itself",
          heard: ["backwards", "goes backwards", "reverse"],
          when: { "reverse-stuck": "always", setting: "never", lint: "never" },
        },
        no: { means: "the direction is right" },
      },
    },
    {
      ask: "Is there a mat of lint between the sewing machine's feed teeth?",
      answers: {
        yes: {
          means: "lint lies between the teeth",
          heard: ["lint", "fluff", "dust", "dirty"],
          when: { lint: "always", setting: "sometimes", "reverse-stuck": "sometimes" },
        },
        no: { means: "the teeth are clean" },
      },
    },
  ],
  safety: ["Do not push or pull the cloth: it bends the needle into the plate."],
  prevention: ["Oil the reverse pivot once a year."],
  stopWhen: ["The teeth rub on the plate."],
});

const pedalSpeed = defineFault({
  id: "sewing-machine-pedal-speed",
  name: "runs at full speed only, or starts by itself",
  weight: 4,
  says: [
    "full speed",
    "full speed or stop",
    "no speed control",
    "does not allow speed adjustment",
    "runs by itself",
    "starts by itself",
    "runs away",
    "won't stop",
    "pedal stuck",
    "pedal jerky",
    "speed control",
    "too fast",
    "jerky",
    "goes slow then fast",
    "hums when pedal not pressed",
    "capacitor in pedal",
  ],
  causes: {
    "pedal-dirt": {
      name: "a pedal that is jammed with lint or does not spring back",
      short: "a jammed pedal",
      weight: 4,
      why: "Carpet fluff, pins and thread collect under the hinge, so that the pedal never comes all the way up or goes down in jumps.",
      check: {
        do: "Pull the wall plug, take the pedal off, shake it and press it by hand over its whole way.",
        finds: "it sticks, grates, or does not come fully up",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Vacuum cleaner with a crevice nozzle" }, { name: "Stiff brush" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the wall plug, then the pedal's",
            how: "Both, since mains runs through the pedal.",
          },
          {
            action: "clean",
            title: "Suck and brush the gap",
            how: "Draw the vacuum cleaner along the hinge and under the tread, and loosen threads with the brush. Leave the pedal closed.",
            see: "pins and fluff coming out.",
          },
          {
            action: "adjust",
            title: "Work it thirty times",
            how: "By hand, over the whole way.",
            see: "a spring that brings it fully up.",
          },
          {
            action: "adjust",
            title: "Put it on a hard floor",
            how: "On carpet its feet sink in, and the tread is pressed from below.",
          },
          {
            action: "test",
            title: "Creep",
            how: "Plug in, needle out, and press as lightly as you can.",
            see: "slow single stitches.",
          },
        ],
        prevention: ["Store the pedal in a bag, with the tread upwards."],
      },
    },
    capacitor: {
      name: "a failed capacitor or burnt contacts in the pedal",
      short: "the pedal's inside",
      weight: 6,
      why: "A little suppressor capacitor sits in nearly every old pedal. When it shorts, the motor hums or runs as soon as the plug is in; burnt contacts leave only “off” and “full”.",
      check: {
        do: "Plug in with the needle out and the foot off the pedal.",
        finds:
          "it hums, creeps or runs without being pressed, or there is nothing between stop and full",
        minutes: 1,
      },
      repair: {
        handOver:
          "The capacitor can burst and hold a charge, and everything in the pedal is at mains voltage.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [2, 40],
        tools: [{ name: "Tag with the machine's name" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug at once",
            how: "A machine that starts by itself drives the needle through a finger.",
          },
          {
            action: "look",
            title: "Sniff at the pedal",
            how: "A sharp or fishy smell, or tar on its underside, means a burst capacitor.",
            see: "a clean underside if it is only the contacts.",
          },
          {
            action: "look",
            title: "Tag it",
            how: "Machine, model and “runs by itself” or “full speed only” on the tag.",
          },
          {
            action: "look",
            title: "Have it repaired",
            how: "A volunteer solders in a new class X2 capacitor for €2 or cleans the contacts. Where that is not possible, an electronic pedal of the same plug costs €15 to €40.",
          },
        ],
      },
    },
    board: {
      name: "a speed slider or an electronic control that misreads the speed",
      short: "the slider or control",
      weight: 3,
      why: "Computer machines limit the speed with a slider and measure it with a sensor. Dust on either gives full speed, jerks or a beep.",
      check: {
        do: "Move the speed slider twenty times. With the wall plug out take the pedal off, then plug in and use the start button.",
        finds: "it jerks or races with the button too, or the slider changes something",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Dry soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Switch off and pull the plug for five minutes",
            how: "The control forgets a hung state.",
          },
          {
            action: "clean",
            title: "Brush the slider's slot",
            how: "Slide it to and fro twenty times, and brush between the strokes.",
          },
          {
            action: "reassemble",
            title: "Seat the pedal's plug",
            how: "Push it in straight until it stops; crooked jacks give jerks.",
          },
          {
            action: "test",
            title: "Slow, middle, fast",
            how: "With the button first, then with the pedal.",
            see: "three clearly different speeds.",
          },
        ],
        stopWhen: [
          "It races with every control: the board is at fault, and that is for the maker's service.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the sewing machine hum or run although nobody presses the pedal?",
      answers: {
        yes: {
          means: "it hums or runs by itself",
          heard: ["by itself", "runs away", "won't stop", "hums", "on its own"],
          when: { capacitor: "often", "pedal-dirt": "sometimes", board: "sometimes" },
        },
        no: { means: "it stands still until the pedal is pressed" },
      },
    },
    {
      ask: "Does the sewing machine's pedal move freely and come fully up, when tried by hand and unplugged?",
      answers: {
        yes: {
          means: "the pedal moves freely",
          when: { "pedal-dirt": "rarely", capacitor: "often", board: "often" },
        },
        no: {
          means: "the pedal sticks or grates",
          heard: ["pedal stuck", "pedal sticking", "pedal jammed"],
        },
      },
    },
    {
      ask: "Is it a sewing machine with a display or a start and stop button?",
      answers: {
        yes: {
          means: "it has a display or a start button",
          heard: ["computer", "computerised", "display", "start button", "electronic"],
          when: { board: "always", capacitor: "rarely", "pedal-dirt": "sometimes" },
        },
        no: { means: "it is a mechanical machine with a pedal" },
      },
    },
  ],
  safety: ["Take the needle out while you test the speed."],
  prevention: ["Unplug it after sewing: the pedal ages under voltage."],
  stopWhen: ["The pedal smells or gets warm while nobody sews."],
});

const slowOrNoisy = defineFault({
  id: "sewing-machine-slow-or-noisy",
  name: "runs slowly, roughly or noisily",
  weight: 4,
  says: [
    "not running smoothly",
    "needs oiling",
    "needs service",
    "noisy",
    "loud",
    "squeaks",
    "rattles",
    "clunks",
    "slow",
    "sluggish",
    "belt slipping",
    "worn belts",
    "drive belt",
    "general check",
    "please service and clean",
    "not running right",
    "vibrates",
    "knocking",
  ],
  causes: {
    oil: {
      name: "joints that run dry or are gummed",
      short: "dry joints",
      weight: 7,
      why: "Dozens of joints share a few drops of oil. Dry, they squeak; gummed, they brake.",
      check: {
        do: "Turn the wheel by hand with the plug out, needle and bobbin out.",
        finds: "it is heavy or squeaks somewhere",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 50,
        euros: [3, 6],
        tools: [
          { name: "Sewing machine oil", instead: "clock oil, never cooking oil" },
          { name: "Screwdriver" },
          { name: "Soft brush" },
          { name: "Old rag" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take thread, foot and needle off",
            how: "Cover the table.",
          },
          {
            action: "clean",
            title: "Clean before you oil",
            how: "Brush hook, teeth and the space behind the end flap. Oil on lint makes paste.",
          },
          {
            action: "open",
            title: "Open what the manual opens",
            how: "End flap, top lid, bobbin door: with the screwdriver, and a picture of each.",
            warning: "Leave the cover of the motor and the electronics closed.",
          },
          {
            action: "lubricate",
            title: "One drop each",
            how: "Needle bar, take-up lever, presser bar, hook race, and each red or marked hole. Turn the wheel while it creeps in, then wipe.",
            see: "a wheel that turns with one finger.",
          },
          {
            action: "test",
            title: "Run it in on a rag",
            how: "Five minutes without thread, then sew the rag until no oil comes.",
            see: "a lower, even sound.",
          },
        ],
        prevention: [
          "Oil it after every ten hours of sewing, or as its manual says; some modern ones want none.",
        ],
      },
    },
    belt: {
      name: "a worn, slack or too tight belt",
      short: "the belt",
      weight: 4,
      why: "Rubber stretches and cracks. A slack belt slips under load; one that is too tight slows the motor and whines.",
      check: {
        do: "Press the belt between motor and wheel with a finger, unplugged.",
        finds: "it gives more than 15 mm or hardly at all, or it is cracked",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [5, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "Belt of the same length and profile" },
          { name: "Ruler" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out and cover off",
            how: "Only where the belt runs outside or under a small guard with its own screws.",
          },
          {
            action: "measure",
            title: "Measure the old belt",
            how: "Cut it if it is torn, lay it flat and measure its length with the ruler.",
            see: "smooth or toothed: the new belt has to match.",
          },
          {
            action: "unscrew",
            title: "Loosen the motor's bracket",
            how: "Half a turn of its one or two screws with the screwdriver, and push the motor towards the wheel.",
            fallsOut: "The old belt.",
          },
          {
            action: "replace",
            title: "Lay the new belt on",
            how: "First round the small pulley, then over the wheel while you turn it.",
          },
          {
            action: "adjust",
            title: "Set its tension",
            how: "Pull the motor back until the belt gives by a centimetre under light pressure, and tighten the bracket.",
            see: "the wheel turning as lightly as without the belt.",
          },
          {
            action: "test",
            title: "Sew four layers of cotton",
            how: "From slow to fast.",
            see: "no slipping, no whine.",
          },
        ],
        stopWhen: [
          "The belt lies inside a closed shell: the machine has to be taken apart for it.",
        ],
      },
    },
    loose: {
      name: "a loose screw, plate or bobbin case that knocks",
      short: "something loose",
      weight: 4,
      why: "A hook that is dirty or a bobbin case out of its stop knocks once a stitch. A plate screw or the foot's screw rattles.",
      check: {
        do: "Sew slowly and take things away one by one: thread, then bobbin, then foot.",
        finds: "the knock goes when one of them is off",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [{ name: "Set of small screwdrivers" }, { name: "Brush" }],
        steps: [
          { action: "unplug", title: "Plug out first", how: "Fingers go under the needle now." },
          {
            action: "adjust",
            title: "Tighten foot, needle clamp and plate",
            how: "By hand, then a quarter turn with the screwdrivers.",
          },
          {
            action: "clean",
            title: "Reseat the bobbin case",
            how: "Out, brush, in, finger against its stop.",
            fallsOut: "The bobbin.",
            see: "a case with 1 mm of play, no more.",
          },
          {
            action: "adjust",
            title: "Level the machine",
            how: "Rubber feet on a firm table; a folded cloth under one of them stops the rattle.",
          },
          {
            action: "test",
            title: "Listen again",
            how: "With thread, on a scrap.",
            see: "an even purr.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the sewing machine's handwheel heavy or squeaky when turned by hand?",
      answers: {
        yes: {
          means: "the handwheel is heavy or squeaks",
          heard: ["stiff", "squeaks", "needs oiling", "heavy", "oil"],
          when: { oil: "always", belt: "rarely", loose: "rarely" },
        },
        no: { means: "the handwheel turns lightly" },
      },
    },
    {
      ask: "Does the sewing machine's motor speed up while the needle slows, in thick cloth?",
      answers: {
        yes: {
          means: "the drive slips under load",
          heard: ["belt", "slipping", "slips", "worn belts", "drive belt"],
          when: { belt: "often", oil: "rarely", loose: "never" },
        },
        no: { means: "motor and needle keep together" },
      },
    },
    {
      ask: "Is it a knock or rattle at each stitch of the sewing machine?",
      answers: {
        yes: {
          means: "it knocks once a stitch",
          heard: ["knocking", "clunks", "rattles", "clicking", "clattering"],
          when: { loose: "often", oil: "rarely", belt: "rarely" },
        },
        no: { means: "the sound is even" },
      },
    },
  ],
  safety: ["Oil and thread do not mix: take the thread out before you oil."],
  prevention: ["A cover against dust is half the service."],
  stopWhen: ["The motor smells of varnish or is too hot to touch."],
});

const winder = defineFault({
  id: "sewing-machine-bobbin-winder",
  name: "does not wind bobbins",
  weight: 3,
  says: [
    "bobbin winder broke",
    "bobbin winder",
    "doesn't wind bobbin",
    "bobbin line isn't winding",
    "bobbin not winding",
    "bobbin winder intermittent",
    "winds unevenly",
    "bobbin spindle loose",
    "spool pin broken",
    "spool holder broken",
    "winder slips",
    "bobbin winds loosely",
  ],
  causes: {
    tyre: {
      name: "a worn or oily friction wheel",
      short: "the friction wheel",
      weight: 5,
      why: "A small rubber tyre presses on the handwheel or the belt. Flat, hard or oily, it slips.",
      check: {
        do: "Push the winder over and watch the rubber while the machine runs slowly.",
        finds: "the handwheel turns and the rubber slips or hardly touches",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 4],
        tools: [
          { name: "Rubbing alcohol" },
          { name: "Cotton cloth" },
          { name: "Rubber ring of the same size" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Swing the winder so that the rubber is free.",
          },
          {
            action: "clean",
            title: "Degrease both faces",
            how: "Rub the tyre and the rim it runs on with alcohol on the cloth.",
            see: "a dull, dry rubber.",
          },
          {
            action: "replace",
            title: "Change a flat tyre",
            how: "Lift it off its wheel and press the new ring into the groove, without glue.",
            fallsOut: "The old ring, often in crumbs.",
          },
          {
            action: "adjust",
            title: "Let it press a little more",
            how: "One screw holds the winder's bracket; loosen it, push the wheel 1 mm nearer and tighten it.",
          },
          {
            action: "test",
            title: "Wind half a bobbin",
            how: "Needle uncoupled, thread through the winding guide.",
            see: "a tight, level bobbin that stops by itself.",
          },
        ],
        prevention: ["Keep oil off the rim."],
      },
    },
    path: {
      name: "thread that misses the winding guide",
      short: "the thread's path",
      weight: 4,
      why: "Without the little disc on top the thread has no tension and the bobbin turns soft, crooked or climbs up its shaft.",
      check: {
        do: "Follow the dotted line on the machine with the thread, through the disc and round it.",
        finds: "it had missed the disc, or lay on top of it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Bobbin of the right class" }, { name: "Small crosshead screwdriver" }],
        steps: [
          {
            action: "look",
            title: "Choose the right bobbin",
            how: "Same height and diameter as the one that came with it; a lipped edge catches.",
          },
          {
            action: "adjust",
            title: "Thread it under the disc",
            how: "Press the thread between disc and spring with a tug, then through the bobbin's hole from inside out.",
          },
          {
            action: "unplug",
            title: "Plug out, and set the disc's height",
            how: "If the bobbin fills at the top only, loosen the disc's screw with the screwdriver and lower it a hair; if it fills below, raise it.",
          },
          {
            action: "test",
            title: "Wind slowly",
            how: "Hold the thread end for the first turns, then cut it.",
            see: "even layers from edge to edge.",
          },
        ],
      },
    },
    spindle: {
      name: "a loose spindle, a broken spool pin or a worn latch",
      short: "the spindle or latch",
      weight: 4,
      why: "Thin plastic pins snap, and the latch that holds the winder over loses its edge.",
      check: {
        do: "Hold the winder over by hand while it winds, and wiggle spindle and spool pin.",
        finds: "it winds as long as you hold it, or something is loose",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Steel pin", instead: "a cut knitting needle" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and look at the break",
            how: "A spool pin breaks at its root, a spindle works loose on its screw.",
          },
          {
            action: "adjust",
            title: "Tighten the spindle",
            how: "A tiny screw in its side: turn it with the screwdriver while the flat of the shaft faces it.",
          },
          {
            action: "replace",
            title: "Stand in for a spool pin",
            how: "Order one by model for a few euros, or set a steel pin of the same thickness.",
          },
          {
            action: "glue",
            title: "Fix the pin",
            how: "Drill nothing. Press the pin into the old hole with a little epoxy, straight up, and wait for a day.",
            see: "a pin that does not lean.",
          },
          {
            action: "test",
            title: "Wind a full bobbin",
            how: "Watch the latch at the end.",
            see: "it lets go by itself when it is full.",
          },
        ],
        stopWhen: ["The latch's part is broken under the lid beside the motor."],
      },
    },
  },
  questions: [
    {
      ask: "Does the sewing machine's bobbin turn at all when the winder is engaged?",
      answers: {
        yes: {
          means: "the bobbin turns",
          heard: ["winds unevenly", "winds loosely", "slowly"],
          when: { path: "always", tyre: "sometimes", spindle: "sometimes" },
        },
        no: {
          means: "the bobbin does not turn",
          heard: ["not winding", "isn't winding", "does not wind"],
        },
      },
    },
    {
      ask: "Does it wind as long as you press the sewing machine's winder over by hand?",
      answers: {
        yes: {
          means: "it winds while you press it over",
          heard: ["hold it", "pops back", "intermittent"],
          when: { spindle: "often", tyre: "often", path: "rarely" },
        },
        no: { means: "pressing does not help" },
      },
    },
    {
      ask: "Is the sewing machine's spool pin or winder spindle broken or loose?",
      answers: {
        yes: {
          means: "a pin or spindle is broken or loose",
          heard: ["spool pin", "spool broken", "spindle loose", "snapped", "reel"],
          when: { spindle: "always", tyre: "rarely", path: "rarely" },
        },
        no: { means: "pin and spindle are firm" },
      },
    },
  ],
  safety: ["Uncouple the needle, or take it out, before you wind."],
  prevention: ["Do not fill bobbins over their rim."],
  stopWhen: ["The winder rubs and smells of rubber."],
});

export const sewingMachine: Playbook = {
  faults: [
    doesNotRun,
    badStitches,
    breaksThread,
    jammed,
    doesNotFeed,
    pedalSpeed,
    slowOrNoisy,
    winder,
  ],
  notes: [
    {
      about: ["bulb", "light", "lamp"],
      text: "Most older machines take a 15 W bulb with a small bayonet or screw base. Unplug, let it cool, and never fit one of more watts. LED bulbs of the same base stay cool.",
    },
    {
      about: ["overlocker", "serger"],
      text: "An overlocker is threaded in a fixed order, usually lower looper last or first as the door shows. Trouble is nearly always threading, a blunt needle or a bent looper; looper timing is for a mechanic.",
    },
    {
      about: ["oil", "which oil", "wd40", "wd 40"],
      text: "Use clear sewing machine oil, a drop a joint. Penetrating spray and cooking oil turn to varnish, and then the machine seizes.",
    },
    {
      about: ["needle", "size", "which needle"],
      text: "System 130/705 H fits nearly all household machines. 70 for fine cloth, 80 for cotton, 90 for linen, 100 for denim, and a stretch needle for knits.",
    },
    {
      about: ["tension", "loops"],
      text: "Loops below the cloth come from the upper thread: thread again with the foot up. Only when both threads are right does the dial come into it, half a number at a time.",
    },
  ],
};
