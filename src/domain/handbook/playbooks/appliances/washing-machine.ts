import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotDrain = defineFault({
  id: "washing-machine-does-not-drain",
  name: "does not drain",
  weight: 8,
  says: [
    "doesn't drain",
    "won't drain",
    "hums but does not drain",
    "not draining",
    "water stays in the drum",
    "drum full of water",
    "won't pump out",
    "not pumping",
    "water not going out",
    "error e18",
    "error f21",
    "error 5e",
    "stops with water inside",
    "door won't open water inside",
    "clothes soaking wet",
    "pump not working",
    "filter blocked",
  ],
  causes: {
    filter: {
      name: "a blocked drain filter or pump wheel",
      short: "the drain filter",
      weight: 6,
      why: "Coins, hairpins, buttons and lint collect in the filter in front of the pump. The pump turns or hums, but its wheel is held fast or gets no water.",
      check: {
        do: "Plug out and water lukewarm: let it off through the flap at the bottom front, unscrew the filter and look into the hole with a torch.",
        finds:
          "there is lint or an object in the filter, or the little wheel behind it does not turn with a finger",
        minutes: 15,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Flat tray", instead: "a baking tin" },
          { name: "Two towels" },
          { name: "Torch", instead: "the light of your phone" },
          { name: "Flat screwdriver", instead: "a coin, for the flap" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and close the tap",
            how: "Pull the plug and turn the water tap shut.",
            warning:
              "Switched off is not enough: the pump stays live until the plug is out. After a hot wash wait until the water is lukewarm, or it scalds.",
          },
          {
            action: "open",
            title: "Open the flap and lay out towels",
            how: "Lever the flap at the bottom front open with the screwdriver. Put the towels in front and the tray under the spout.",
            see: "a round filter cap, often with a thin hose beside it.",
          },
          {
            action: "clean",
            title: "Let the water off",
            how: "Pull the thin hose out and take its stopper off, or turn the cap a quarter to the left and close it again when the tray is full. Count on ten litres or more.",
            see: "the flow ending before you take the cap off.",
            putBack: "Put the stopper back and push the hose in.",
          },
          {
            action: "unscrew",
            title: "Unscrew the filter and clean it",
            how: "Turn it out to the left, pull lint and objects off and rinse it under the tap.",
            fallsOut: "A last cup of water, and whatever was stuck.",
          },
          {
            action: "look",
            title: "Turn the pump wheel with a finger",
            how: "Shine the torch into the hole and push the wheel round. It turns in small jerks: that is the magnet.",
            see: "a wheel that turns all the way, without a hairpin or thread round it.",
            warning: "Broken glass and needles hide there. Look first, then reach in.",
          },
          {
            action: "reassemble",
            title: "Screw the filter in straight",
            how: "Wipe the rubber ring and its seat, and turn the filter to the right until it is firm. A crooked filter floods the room.",
          },
          {
            action: "test",
            title: "Run “drain” or “rinse and spin”",
            how: "Open the tap, plug in, keep the towels there for the first minutes.",
            see: "water gurgling away within two minutes, and a dry floor under the flap.",
          },
        ],
        prevention: ["Clean the filter four times a year and empty all pockets."],
      },
    },
    hose: {
      name: "a kinked or blocked drain hose",
      short: "the drain hose",
      weight: 3,
      why: "If the machine was pushed back, the hose behind it can be bent flat. Where it joins the sink, grease and lint close the narrow nozzle.",
      check: {
        do: "Pull the machine forward a little, follow the grey hose to the sink, and hang its end into a bucket for one “drain” run.",
        finds: "it is flat somewhere, or water gushes into the bucket",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 15],
        tools: [
          { name: "Bucket" },
          { name: "Screwdriver for the hose clip", instead: "pliers" },
          { name: "Bottle brush", instead: "a piece of stiff garden wire with its end bent over" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and draw the machine out",
            how: "Move it a hand's breadth at a time, left and right in turn, so that no hose is torn off.",
          },
          {
            action: "adjust",
            title: "Lay the hose in a wide bow",
            how: "Follow it by hand from machine to sink and take out every kink. Its highest point should be 60 to 90 cm above the floor.",
            see: "a round hose all the way.",
          },
          {
            action: "unscrew",
            title: "Take it off at the sink",
            how: "Bucket under the joint. Loosen the clip with the screwdriver and pull.",
            fallsOut: "A cup of grey water.",
          },
          {
            action: "clean",
            title: "Clear nozzle and hose",
            how: "Push the bottle brush through the nozzle of the trap and the first piece of hose. New sinks have a cap in that nozzle that must be cut open.",
            see: "an open way, as wide as your thumb.",
          },
          {
            action: "test",
            title: "Drain into the bucket, then into the sink",
            how: "Plug in and run “drain” with the end held in the bucket, then put the hose back and tighten the clip.",
            see: "a strong gush, and no drop at the clip.",
          },
        ],
        prevention: ["Leave a hand's width between wall and machine."],
      },
    },
    pump: {
      name: "a drain pump that has failed",
      short: "the drain pump",
      weight: 3,
      why: "The pump motor has burned out, or its shaft has worn so that the wheel slips. Then it stays silent, or it buzzes with a free wheel.",
      check: {
        do: "With the filter clean and the wheel free, start “drain” and put your ear low at the front.",
        finds: "you hear nothing at all, or a loud buzz without any flow",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [18, 45],
        tools: [
          { name: "Drain pump for the exact model" },
          { name: "Torx and crosshead screwdrivers" },
          { name: "Pliers" },
          { name: "Old towels" },
          { name: "Phone for photos" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and empty it",
            how: "Pull the plug, close the tap, and let all water off through the filter flap.",
            warning:
              "Wait for ten minutes before you reach in: parts of the control stay charged for a while.",
          },
          {
            action: "look",
            title: "Find the way to the pump",
            how: "On most machines it is reached from below after tilting, or behind the plinth. Search for a guide to your very model before you turn a screw.",
            warning: "It weighs 70 kg. Tilt it with a second person onto towels, and wedge it.",
          },
          {
            action: "unscrew",
            title: "Free the pump",
            how: "Photograph the plug and hoses with the phone. Pull the plug off, open the two clips with pliers, and undo the screws with the screwdrivers.",
            fallsOut: "Water from the sump, so have the towels ready.",
          },
          {
            action: "replace",
            title: "Put the new pump in",
            how: "Hoses first, clips over the beads, then the screws, then the plug until it clicks.",
            see: "everything as on your photo.",
          },
          {
            action: "test",
            title: "Test it before you push it back",
            how: "Set it upright, pour two litres into the drum, plug in and run “drain”.",
            see: "two litres gone in half a minute, and a dry floor.",
          },
        ],
        stopWhen: [
          "The new pump is silent too: then the control or the wiring is at fault, which is a technician's work.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear the washing machine hum or buzz low down when it should pump the water out?",
      answers: {
        yes: {
          means: "it hums when it should pump",
          heard: ["hums", "humming", "buzzing", "buzzes", "pump runs", "hear the pump"],
          when: { filter: "often", hose: "often", pump: "rarely" },
        },
        no: {
          means: "it is silent when it should pump",
          heard: ["silent", "no sound", "not hear the pump", "no noise"],
        },
      },
    },
    {
      ask: "Has the washing machine's drain filter, behind the flap at the bottom, been cleaned since this began?",
      answers: {
        yes: {
          means: "the filter is clean",
          heard: ["cleaned the filter", "filter is clean", "checked the filter"],
          when: { filter: "rarely", hose: "often", pump: "often" },
        },
        no: {
          means: "the filter has not been looked at",
          heard: ["filter blocked", "never cleaned the filter"],
        },
      },
    },
    {
      ask: "Was the washing machine moved, or the sink or its hose changed, shortly before?",
      answers: {
        yes: {
          means: "machine or hose was moved before",
          heard: ["moved", "new kitchen", "pushed back", "kinked", "new sink", "moved house"],
          when: { hose: "often", filter: "rarely", pump: "rarely" },
        },
        no: { means: "nothing was moved" },
      },
    },
    {
      ask: "Does the washing machine drain at least slowly, or when you start “drain” several times?",
      answers: {
        yes: {
          means: "it still drains slowly",
          heard: ["slowly", "drains slow", "takes ages to drain", "some of the water"],
          when: { filter: "often", hose: "often", pump: "rarely" },
        },
        no: { means: "no water goes out at all" },
      },
    },
  ],
  safety: [
    "Let hot water cool to lukewarm before you open the filter.",
    "Ten litres want to come out: have towels and tray ready before you turn anything.",
  ],
  prevention: ["Wash small things such as socks and bras in a bag."],
  stopWhen: [
    "Water has run under the machine while it was plugged in: switch off at the fuse box first.",
  ],
});

const doesNotStart = defineFault({
  id: "washing-machine-does-not-start",
  name: "does not start",
  usual: true,
  weight: 6,
  says: [
    "won't start",
    "won't turn on",
    "no power",
    "nothing happens",
    "no lights",
    "door won't lock",
    "door does not close",
    "buttons do not respond",
    "lights up but does not start",
    "stuck at start",
    "door lock broken",
    "no water coming in",
    "does not fill",
  ],
  causes: {
    door: {
      name: "a door that does not lock",
      short: "the door lock",
      weight: 5,
      why: "The machine starts only when an electric lock has shut the door and reported it. Lint in the catch, a bent hook or a tired lock stops it there.",
      check: {
        do: "Press the door hard with your knee while you start a programme, and listen for a click.",
        finds: "no click comes, or it starts only while you press",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 35],
        tools: [
          { name: "Cotton buds" },
          { name: "Torx or crosshead screwdriver" },
          { name: "Door lock for the model, only if the old one has failed" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, wait five minutes",
            how: "The lock cools and lets go in that time.",
          },
          {
            action: "clean",
            title: "Clean the catch and the hook",
            how: "Wipe lint and soap out of the slot with cotton buds. Press the hook on the door: it should spring back.",
            see: "a hook that is straight and snaps.",
          },
          {
            action: "adjust",
            title: "Lift the door on its hinge",
            how: "If it hangs, the hook misses the slot. Tighten the hinge screws with the screwdriver while somebody lifts the door.",
            see: "the hook meeting the middle of the slot.",
          },
          {
            action: "replace",
            title: "Change the lock if there is still no click",
            how: "Pull the wire ring off the door seal, fold the seal back, undo the two screws beside the slot, and take the lock out behind the front. Plug over and fit the new lock.",
            fallsOut: "The wire ring springs off; hold it with one hand.",
            putBack: "Seal over the rim, then the ring with its spring at the bottom.",
          },
          {
            action: "test",
            title: "Start a short programme",
            how: "Plug in, shut the door, press start.",
            see: "a click within five seconds, then water.",
          },
        ],
        prevention: ["Shut the door with your hand on its edge, not with your knee."],
      },
    },
    water: {
      name: "a closed tap, a clogged inlet sieve or a hose with a tripped stop",
      short: "the water supply",
      weight: 3,
      why: "It has power and waits for water. Without enough of it, it stops with a tap sign or simply stands still.",
      check: {
        do: "Open the tap fully and listen for water rushing in half a minute after the start.",
        finds: "you hear a hum but no water",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Pliers", instead: "a strong hand and a rubber glove" },
          { name: "Bucket" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and shut the tap",
            how: "Tap to the right until it stops. Set the bucket under the joint.",
          },
          {
            action: "unscrew",
            title: "Take the inlet hose off at the machine",
            how: "Turn the plastic nut to the left, by hand or gently with pliers.",
            fallsOut: "A glass of water under pressure.",
          },
          {
            action: "clean",
            title: "Pull the sieve and brush it",
            how: "Draw the small sieve out by its nose with the pliers, and brush sand and rust off under water with the toothbrush.",
            see: "light through all of its holes.",
            putBack: "Push it home with its nose outwards.",
          },
          {
            action: "test",
            title: "Let a litre run into the bucket",
            how: "Hold the free hose into the bucket and open the tap.",
            see: "a strong jet. If it only dribbles, the tap or the safety hose has closed: a plumber changes it.",
          },
          {
            action: "reassemble",
            title: "Screw it back by hand and start",
            how: "Tighten by hand and a quarter turn more. Open the tap and wipe the joint dry before you plug in.",
            see: "a dry joint and water in the drum.",
          },
        ],
      },
    },
    supply: {
      name: "no power, child lock or a delayed start",
      short: "power or a setting",
      weight: 4,
      why: "With a lock or delay set, all lamps can be on and nothing happens. Without any lamp the socket is the first suspect.",
      check: {
        do: "Plug another appliance into its socket, and look for a key or a clock on the display.",
        finds: "the socket is dead, or a key or clock is shown",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Lamp for testing the socket" }],
        steps: [
          {
            action: "test",
            title: "Try a lamp in the socket",
            how: "Most machines have a breaker of their own. Look at the fuse box too.",
            see: "light from the lamp. Otherwise the house wiring is the place to look, not the socket of the machine.",
          },
          {
            action: "unplug",
            title: "Leave it unplugged for ten minutes",
            how: "The control forgets a hung programme.",
          },
          {
            action: "adjust",
            title: "End lock and delay",
            how: "Hold the button with the key for five seconds. Set the delay to zero and turn the dial to “off” and back.",
          },
          {
            action: "test",
            title: "Choose the shortest programme",
            how: "Press start for a full second.",
            see: "the door clicking shut.",
          },
        ],
        stopWhen: ["The breaker trips again when it starts."],
      },
    },
  },
  questions: [
    {
      ask: "Do any lamps or the display of the washing machine light up?",
      answers: {
        yes: {
          means: "its lamps light up",
          heard: ["lights up", "display on", "light flashing", "lights flash", "beeps"],
          when: { supply: "rarely", door: "always", water: "always" },
        },
        no: { means: "no lamp lights up", heard: ["no lights", "no power", "dead", "not turn on"] },
      },
    },
    {
      ask: "Does the washing machine's door click when you press start?",
      answers: {
        yes: {
          means: "the door clicks shut",
          when: { door: "rarely", water: "always", supply: "rarely" },
        },
        no: {
          means: "the door does not click",
          heard: ["door not lock", "door not close", "door open", "not click", "door lock"],
        },
      },
    },
    {
      ask: "Does water run into the washing machine within a minute of the start?",
      answers: {
        yes: { means: "water runs in", when: { water: "never", door: "rarely", supply: "rarely" } },
        no: { means: "no water runs in", heard: ["no water", "not fill", "not take water"] },
      },
    },
  ],
  safety: ["Keep the floor dry while you work: water and the plug do not go together."],
  prevention: ["Leave the door ajar after washing, so that the lock and the seal dry."],
  stopWhen: ["The breaker trips, or the control shows the same error after two tries."],
});

const doesNotSpin = defineFault({
  id: "washing-machine-does-not-spin",
  name: "does not spin or turn its drum",
  weight: 6,
  says: [
    "won't spin",
    "doesn't spin",
    "not spinning",
    "drum does not turn",
    "drum won't turn",
    "clothes come out wet",
    "laundry dripping wet",
    "stops before spinning",
    "spin cycle not working",
    "motor runs but drum not turning",
    "belt broken",
    "carbon brushes worn",
    "drum stuck",
  ],
  causes: {
    load: {
      name: "a load that is out of balance",
      short: "the load",
      weight: 5,
      why: "Before it spins fast, the machine feels whether the drum runs round. One wet towel or a bath mat alone makes it give up, to save itself.",
      check: {
        do: "Take everything out, run “spin” empty, and watch the drum.",
        finds: "empty, it spins fast",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Spirit level", instead: "a glass of water on the lid" }],
        steps: [
          {
            action: "adjust",
            title: "Take the load out and sort it",
            how: "Loosen knots, and take bags of laundry apart. Mix large and small pieces.",
          },
          {
            action: "adjust",
            title: "Add or take away",
            how: "One heavy piece alone needs two towels beside it. A crammed drum needs half taken out.",
            see: "a hand's width of room above the laundry.",
          },
          {
            action: "adjust",
            title: "Set the feet level",
            how: "Lay the spirit level on top, and turn the feet until none of the corners rocks.",
            see: "a bubble in the middle both ways.",
          },
          {
            action: "test",
            title: "Spin at 800, then at full speed",
            how: "Stay for the first two minutes.",
            see: "a steady hum without walking.",
          },
        ],
        prevention: ["Never spin a single heavy piece."],
      },
    },
    belt: {
      name: "a drive belt that has slipped off or torn",
      short: "the belt",
      weight: 3,
      why: "On machines with a belt, a thin ribbed band carries the motor's turn to the drum. If it is off, the motor runs and the drum turns by hand as light as a feather.",
      check: {
        do: "With the plug out turn the empty drum by hand and feel.",
        finds: "it turns very lightly and no motor is felt to turn with it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [8, 25],
        tools: [
          { name: "Belt with the number printed on the old one" },
          { name: "Screwdriver that fits the back panel" },
          { name: "Work gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, close the tap, draw it out",
            how: "Leave room to kneel behind it.",
            warning: "The plug must lie where you can see it while you work.",
          },
          {
            action: "unscrew",
            title: "Take the back panel off",
            how: "Put on the gloves: the edges are sharp. Undo the screws with the screwdriver.",
            fallsOut: "The panel drops the last centimetre, and the old belt may lie on the floor.",
            see: "a large wheel above and a small one at the motor.",
          },
          {
            action: "look",
            title: "Look at belt and wheels",
            how: "Turn the large wheel. It must run true, and the motor must turn freely by hand.",
            see: "no cracks, no shavings.",
          },
          {
            action: "replace",
            title: "Put the belt on",
            how: "First round the small wheel, then hold it on the large one and turn that with your other hand until it has climbed on all round.",
            see: "the ribs in their grooves and the belt in the middle of the wheel.",
          },
          {
            action: "reassemble",
            title: "Close the back",
            how: "Panel in at the bottom first, then all screws.",
          },
          {
            action: "test",
            title: "Run a spin without laundry",
            how: "Plug in, stay in the room.",
            see: "a drum that runs up without a squeal.",
          },
        ],
      },
    },
    brushes: {
      name: "worn carbon brushes in the motor",
      short: "the carbon brushes",
      weight: 3,
      why: "Two sticks of carbon press on the turning part of the motor and wear down like pencils. After eight to ten years they are too short.",
      check: {
        do: "Start a short wash with the empty drum, watch through the glass and listen. Then end it, pull the plug and turn the drum by hand.",
        finds:
          "it turned by fits for some weeks and now hums or stands still, though the drum is free by hand",
        minutes: 5,
      },
      repair: {
        handOver:
          "The motor has to come out, and worn brushes often hide a worn motor. It takes somebody with a meter and the right spare.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 40],
        tools: [{ name: "Photo of the type plate" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the laundry out",
            how: "Let the water off through the filter flap, if any stands in the drum.",
          },
          {
            action: "look",
            title: "Find out whether it has brushes at all",
            how: "“Direct drive” or “inverter” on the front means that it has none. Then the fault is elsewhere.",
            see: "the word on the front or the photo of the plate inside the door.",
          },
          {
            action: "look",
            title: "Ask for the price of a pair",
            how: "A pair costs about €20, the work about an hour. For a machine under twelve years that is well spent.",
          },
          {
            action: "look",
            title: "Book the repair",
            how: "Say “drum does not turn, turned by fits before”, so that the brushes are in the van.",
          },
        ],
      },
    },
    undrained: {
      name: "water that has not been pumped out",
      short: "water left in it",
      weight: 3,
      why: "The machine never spins while water stands in the drum. The real fault is then in filter, hose or pump.",
      check: {
        do: "Look through the door when it has stopped.",
        finds: "you see water",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [{ name: "Shallow dish", instead: "a baking tin" }, { name: "Floor cloths" }],
        steps: [
          {
            action: "unplug",
            title: "Cut power and water",
            how: "Plug out, tap shut.",
            warning: "Let hot suds cool before the next step.",
          },
          {
            action: "open",
            title: "Let the drum run empty at the front",
            how: "Open the flap at the bottom, put the dish and the cloths there, and let the water off by turns of the filter cap.",
            see: "an empty drum.",
          },
          {
            action: "clean",
            title: "Clear the filter and the wheel behind",
            how: "Unscrew the cap, take out what is caught and turn the little wheel once round.",
            fallsOut: "Coins, pins and a cup of water.",
          },
          {
            action: "test",
            title: "Drain, then spin",
            how: "Close the cap, open the tap, plug in, and run “drain” before “spin”.",
            see: "it drains with a gurgle and then runs up.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does water stand in the washing machine's drum when it stops?",
      answers: {
        yes: {
          means: "water stands in the drum",
          heard: ["full of water", "water inside", "water left", "water in the drum", "not drain"],
          when: { undrained: "always", load: "rarely", belt: "sometimes", brushes: "sometimes" },
        },
        no: {
          means: "the drum is empty of water",
          heard: ["water drains", "drains fine", "no water left"],
        },
      },
    },
    {
      ask: "Does the washing machine's drum turn slowly during the wash?",
      answers: {
        yes: {
          means: "the drum still turns during the wash",
          heard: ["turns during wash", "washes fine", "washes ok", "washes but"],
          when: { load: "always", undrained: "often", belt: "never", brushes: "rarely" },
        },
        no: {
          means: "the drum never turns",
          heard: ["drum not turn", "drum not moving", "drum not spinning"],
        },
      },
    },
    {
      ask: "Does the washing machine spin when it is empty?",
      answers: {
        yes: {
          means: "empty, it spins",
          heard: ["spins when empty", "only with heavy load", "empty it spins"],
          when: { load: "always", undrained: "rarely", belt: "never", brushes: "rarely" },
        },
        no: { means: "even empty it does not spin" },
      },
    },
    {
      ask: "Can you turn the empty drum of the washing machine very lightly by hand, with no drag at all?",
      answers: {
        yes: {
          means: "the drum turns without any drag",
          heard: ["belt broken", "belt off", "drum loose"],
          when: { belt: "always", brushes: "rarely", load: "sometimes", undrained: "sometimes" },
        },
        no: { means: "the drum turns with the usual drag" },
      },
    },
  ],
  safety: ["Never force the door while the drum turns or water stands above its rim."],
  prevention: ["Load it three quarters full: too little is as bad as too much."],
  stopWhen: [
    "The drum grinds, or hangs so low that it touches the seal: bearings or springs are gone.",
  ],
});

const leaks = defineFault({
  id: "washing-machine-leaks",
  name: "leaks",
  weight: 5,
  says: [
    "leaking",
    "leaks water",
    "water on the floor",
    "leaks from the door",
    "puddle in front",
    "leaks underneath",
    "drips",
    "door seal torn",
    "rubber seal broken",
    "water from the drawer",
    "leaking from soap drawer",
  ],
  causes: {
    "door-seal": {
      name: "a dirty or torn door seal",
      short: "the door seal",
      weight: 4,
      why: "The grey rubber ring seals against the glass. Hair, coins and a small tear in its fold let water run down the front.",
      check: {
        do: "Pull the fold of the rubber open all round, most of all at the bottom, and wipe the glass.",
        finds: "you find dirt, an object or a tear",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 60],
        tools: [
          { name: "Cloth" },
          { name: "Washing-up liquid" },
          {
            name: "Bicycle patch and rubber solution",
            instead: "for a few weeks only: waterproof tape",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and open the door",
            how: "Put a cloth under the lowest point of the seal.",
          },
          {
            action: "clean",
            title: "Clean fold and glass",
            how: "Draw the fold open and go through it with the cloth and a little washing-up liquid. Wipe the glass where it meets the rubber.",
            fallsOut: "Hair, coins, and a surprising amount of grit.",
            see: "smooth, shiny rubber.",
          },
          {
            action: "look",
            title: "Look for a tear",
            how: "Stretch the rubber gently with both hands, a hand's width at a time.",
            see: "no slit. A slit at the bottom leaks at once, one at the top only when spinning.",
          },
          {
            action: "glue",
            title: "Patch a short slit",
            how: "Dry it well, roughen it, spread rubber solution, wait until it is dull, and press the patch on for two minutes. Let it rest overnight. A longer tear needs a new seal.",
          },
          {
            action: "test",
            title: "Run a short warm wash empty",
            how: "Lay kitchen paper along the front and plug in.",
            see: "dry paper at the end.",
          },
        ],
        prevention: ["Wipe the fold after each wash day and leave the door ajar."],
      },
    },
    drawer: {
      name: "a clogged soap drawer or too much foam",
      short: "drawer or foam",
      weight: 3,
      why: "When old powder blocks the drawer's channels, the incoming water runs over its front. Too much soap pushes foam out by the same way.",
      check: {
        do: "Pull the drawer right out and look at the roof of its box with a torch.",
        finds: "there is a crust of powder, or the nozzles in the roof are closed",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Old toothbrush" }, { name: "Bowl of hot water" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, drawer out",
            how: "Pull the drawer to the stop, press the tongue in the middle, and lift it out.",
            fallsOut: "The siphon cap of the softener part.",
            putBack: "Cap on first, then slide the drawer in level.",
          },
          {
            action: "clean",
            title: "Soak the drawer",
            how: "Ten minutes in the bowl of hot water, then brush all corners.",
            see: "open channels.",
          },
          {
            action: "clean",
            title: "Brush the roof of the box",
            how: "Reach in with the wet toothbrush and free each nozzle.",
            see: "small round holes in a row.",
          },
          {
            action: "test",
            title: "Watch one filling",
            how: "Run a rinse with the drawer open by a finger's width.",
            see: "jets falling straight down into the drawer.",
          },
        ],
        prevention: [
          "Use half the powder in soft water, and liquid soap only for what it is meant.",
        ],
      },
    },
    hoses: {
      name: "a loose inlet or drain hose",
      short: "a hose",
      weight: 3,
      why: "Rubber rings in the hose nuts flatten, and hoses rub through where they touch the wall.",
      check: {
        do: "Dry all joints with paper, run a wash, and feel each joint with dry paper after five minutes.",
        finds: "one of them is wet",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 15],
        tools: [{ name: "New rubber washers" }, { name: "Pliers" }, { name: "Kitchen paper" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, tap shut",
            how: "Draw the machine forward until you reach both hoses.",
          },
          {
            action: "look",
            title: "Find the wet joint",
            how: "Wipe each with kitchen paper: tap, machine inlet, drain at the sink.",
            see: "the highest wet place. Water only runs down.",
          },
          {
            action: "replace",
            title: "Change the washer",
            how: "Unscrew the nut by hand or with pliers, take the flat ring out and lay new washers in.",
            fallsOut: "A glass of water.",
            putBack: "By hand, then a quarter turn with the pliers.",
          },
          {
            action: "test",
            title: "Open the tap slowly",
            how: "Wait five minutes with paper round the joint, then plug in and wash.",
            see: "dry paper before and after.",
          },
        ],
        prevention: ["Shut the tap when you go away for longer than a day."],
      },
    },
    tub: {
      name: "a leak inside, at the tub or its hoses",
      short: "a leak inside",
      weight: 2,
      why: "Inside, thick rubber hoses and the bearing seal hold the water. When they leak, water drips under the middle of the machine.",
      check: {
        do: "Lay newspaper under the machine, run a short wash, and see where the first spot is.",
        finds: "the first spot is under the middle",
        minutes: 10,
      },
      repair: {
        handOver: "Water runs near the motor and the wiring there, and the tub has to come apart.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 150],
        tools: [{ name: "Newspaper" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, and leave it unplugged",
            how: "Dry hands, dry floor.",
            warning: "If the floor is wet up to the plug, switch off at the fuse box first.",
          },
          {
            action: "look",
            title: "Mark the first spot",
            how: "Draw a cross on the newspaper where it got wet first, and note the age and model.",
          },
          {
            action: "look",
            title: "Ask for an estimate",
            how: "A hose is cheap, a bearing seal means taking the tub apart. Above ten years that seldom pays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Where does the washing machine's water appear first: at the door, at the soap drawer, behind it, or under its middle?",
      answers: {
        door: {
          means: "the water appears at the door",
          heard: ["door", "front", "rubber seal", "door seal"],
          when: { "door-seal": "always", drawer: "rarely", hoses: "never", tub: "rarely" },
        },
        drawer: {
          means: "the water appears at the soap drawer",
          heard: ["drawer", "dispenser", "soap"],
          when: { drawer: "always", "door-seal": "rarely", hoses: "never", tub: "never" },
        },
        behind: {
          means: "the water appears behind it",
          heard: ["behind", "back", "hose", "tap"],
          when: { hoses: "always", "door-seal": "never", drawer: "never", tub: "rarely" },
        },
        middle: {
          means: "the water appears under its middle",
          heard: ["middle", "underneath", "under"],
          when: { tub: "always", hoses: "sometimes", "door-seal": "rarely", drawer: "rarely" },
        },
      },
    },
    {
      ask: "Does the washing machine leak while it fills with water, in the first five minutes?",
      answers: {
        yes: {
          means: "it leaks while it fills",
          heard: ["when filling", "at the start"],
          when: { drawer: "often", hoses: "often", "door-seal": "rarely", tub: "sometimes" },
        },
        no: {
          means: "it leaks later, while washing or spinning",
          heard: ["when spinning", "during spin", "at the end", "while draining"],
        },
      },
    },
    {
      ask: "Is there a crack, a slit or something caught in the washing machine's door rubber?",
      answers: {
        yes: {
          means: "the door rubber is damaged or dirty",
          heard: ["torn seal", "seal torn", "rubber torn", "hole in seal", "mould"],
          when: {
            "door-seal": "always",
            drawer: "sometimes",
            hoses: "sometimes",
            tub: "sometimes",
          },
        },
        no: { means: "the door rubber is whole and clean" },
      },
    },
  ],
  safety: [
    "Do not step into a puddle while the machine is plugged in: switch off at the fuse box first.",
  ],
  prevention: ["Look behind the machine once a year."],
  stopWhen: ["Water reaches the plug, or the leak comes from inside the case."],
});

const shakesOrRoars = defineFault({
  id: "washing-machine-shakes-or-roars",
  name: "shakes, walks or makes a loud noise",
  weight: 4,
  says: [
    "very loud",
    "makes a noise",
    "noisy when spinning",
    "shakes",
    "jumps around",
    "walks across the floor",
    "vibrates",
    "banging",
    "rattles",
    "grinding noise",
    "roars like a plane",
    "bearing gone",
    "clunking",
    "thumping",
  ],
  causes: {
    feet: {
      name: "feet that are not level, or transport bolts left in",
      short: "the feet",
      weight: 5,
      why: "A machine that stands on three feet starts to walk. After a move the four transport bolts at the back clamp the drum and make it thump.",
      check: {
        do: "Press on each top corner in turn, and look at the back for bolts or holes.",
        finds: "a corner gives way, or bolts are still in",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 15],
        tools: [
          { name: "Spirit level", instead: "a glass of water" },
          { name: "Open-ended spanner", instead: "adjustable pliers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and look at the back",
            how: "Transport bolts sit in a square, with plastic sleeves.",
            see: "four covers, or four bolts that must come out with the spanner.",
          },
          {
            action: "adjust",
            title: "Screw the feet",
            how: "Turn the front feet until the spirit level shows the middle and no corner rocks. Keep them as short as you can.",
            see: "a machine that does not move when you lean on a corner.",
          },
          {
            action: "adjust",
            title: "Lock each foot",
            how: "Turn the flat nut on the foot up against the case with the spanner.",
          },
          {
            action: "test",
            title: "Spin half a load",
            how: "Rest your hand on the top.",
            see: "a tremble, but no walking.",
          },
        ],
        prevention: ["Check the feet a week after each move."],
      },
    },
    object: {
      name: "something caught between drum and tub",
      short: "a foreign object",
      weight: 3,
      why: "A bra wire, a coin or a button that has slipped through rattles on every turn and can pierce the tub.",
      check: {
        do: "With the plug out turn the empty drum slowly by hand and listen.",
        finds: "it scrapes or clicks once in each turn",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Torch" },
          { name: "Long tweezers", instead: "a bent wire hook" },
          { name: "Magnet on a string" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the plug out of the wall",
            how: "Also close the tap, and let the water off at the filter.",
          },
          {
            action: "look",
            title: "Look through the holes of the drum",
            how: "Shine the torch through, turning the drum a hand's width at a time.",
            see: "a shine or a wire end.",
          },
          {
            action: "clean",
            title: "Fish it out",
            how: "Pull a wire end with the tweezers straight into the drum. Try steel with the magnet. What lies low often comes out at the filter.",
            warning: "Wire ends are sharp. Do not turn the drum with one sticking out.",
          },
          {
            action: "test",
            title: "Turn by hand, then spin",
            how: "First without power, then a short spin.",
            see: "no click any more.",
          },
        ],
        prevention: ["Wash bras in a bag, and turn pockets out."],
      },
    },
    bearing: {
      name: "a worn drum bearing",
      short: "the drum bearing",
      weight: 4,
      why: "The drum runs on two ball bearings. When the seal before them lets water in, they rust, and the machine roars like a plane taking off.",
      check: {
        do: "Open the door and push the rim of the empty drum up and down.",
        finds: "the drum moves against the tub, or it rumbles when you turn it fast",
        minutes: 1,
      },
      repair: {
        handOver: "The whole tub comes out for this, and on many machines it is welded shut.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [30, 200],
        tools: [{ name: "Recording of the noise", instead: "a good description" }],
        steps: [
          {
            action: "test",
            title: "Record one spin",
            how: "Film the machine from the front during a spin. The sound in the recording tells bearing from belt.",
          },
          {
            action: "adjust",
            title: "Keep it alive for a while",
            how: "Wash at 800 turns at most. Worn bearings run for months at low speed.",
            warning: "Stop for good when the drum touches the rubber, or brown water drips behind.",
          },
          {
            action: "look",
            title: "Ask whether the tub opens",
            how: "Give model and year. If it is screwed together, bearings cost about €30 and half a day; if welded, a new tub is due.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Was the washing machine moved or newly set up shortly before?",
      answers: {
        yes: {
          means: "it was moved before",
          heard: ["moved", "new", "moved house", "delivered", "after moving"],
          when: { feet: "often", object: "rarely", bearing: "rarely" },
        },
        no: { means: "it has not been moved" },
      },
    },
    {
      ask: "Does the washing machine's drum scrape or click when you turn it by hand?",
      answers: {
        yes: {
          means: "it scrapes or clicks by hand",
          heard: ["scraping", "clicking", "metallic", "rattles", "coin", "wire"],
          when: { object: "often", bearing: "sometimes", feet: "never" },
        },
        no: { means: "it turns quietly by hand" },
      },
    },
    {
      ask: "Does the washing machine roar louder and louder as the spin gets faster?",
      answers: {
        yes: {
          means: "it roars louder as it spins faster",
          heard: ["roars", "like a plane", "grinding", "rumbling", "getting louder", "jet engine"],
          when: { bearing: "always", object: "rarely", feet: "rarely" },
        },
        no: { means: "the noise does not grow with the speed" },
      },
    },
    {
      ask: "Does the washing machine move about on the floor?",
      answers: {
        yes: {
          means: "it moves about",
          heard: ["walks", "jumps", "moves around", "shakes", "dances"],
          when: { feet: "always", bearing: "sometimes", object: "rarely" },
        },
        no: { means: "it stays in its place" },
      },
    },
  ],
  safety: [
    "Keep hands off the machine while it walks: switch it off and wait until the drum stands still.",
  ],
  prevention: ["Do not overload it, and mix large and small pieces."],
  stopWhen: ["The drum hits the case, or you smell hot rubber."],
});

const smells = defineFault({
  id: "washing-machine-smells",
  name: "smells or leaves the laundry smelling",
  weight: 3,
  says: [
    "smells",
    "smells bad",
    "musty smell",
    "mouldy",
    "black mould in the seal",
    "clothes smell after washing",
    "stinks",
    "smells of drains",
    "grey flakes on clothes",
  ],
  causes: {
    film: {
      name: "a film of soap and bacteria from cold washing",
      short: "a film in the drum",
      weight: 6,
      why: "Below 40 °C and with liquid soap a grey film grows behind the drum, in the seal and in the drawer. It smells of feet and flakes off onto the laundry.",
      check: {
        do: "With the plug out wipe the fold of the door rubber and the drawer's roof with white paper.",
        finds: "the paper is grey, black or slimy",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 150,
        euros: [0, 5],
        tools: [
          { name: "Powder detergent with bleach", instead: "a machine cleaner" },
          { name: "Old toothbrush" },
          { name: "Paper towels" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, drawer and seal first",
            how: "Take the drawer out, brush drawer and roof with the toothbrush, and wipe the rubber's fold all round with paper towels.",
            see: "rubber that leaves the paper white.",
          },
          {
            action: "test",
            title: "Run it empty at its hottest",
            how: "90 or 95 °C, with two measures of the powder in the drum. Plug in for that.",
            warning:
              "Do not open the door before it has cooled, and never mix cleaner, bleach and vinegar: they make a poisonous gas.",
          },
          {
            action: "test",
            title: "Rinse once more, empty",
            how: "Then sniff at the drum.",
            see: "the smell of nothing.",
          },
          {
            action: "adjust",
            title: "Change one habit",
            how: "One wash at 60 °C a month with powder, door and drawer ajar afterwards.",
          },
        ],
      },
    },
    sump: {
      name: "old water and lint in the drain filter",
      short: "the drain filter",
      weight: 4,
      why: "A litre always stays in front of the pump. With hair and a forgotten sock in it, it goes bad within weeks.",
      check: {
        do: "Open the flap at the bottom front and sniff.",
        finds: "the smell is strongest there",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Flat baking tray" }, { name: "Old towel" }, { name: "Bottle brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, tap shut, water cold",
            how: "Towel down, tray under the cap.",
          },
          {
            action: "open",
            title: "Let it run into the tray, bit by bit",
            how: "By the thin hose, or a quarter turn of the cap at a time.",
            fallsOut: "A litre or more of grey water, coins, hair.",
          },
          {
            action: "clean",
            title: "Scrub cap and hole",
            how: "The bottle brush all round, and look for the sock with a light first: needles hide there.",
          },
          {
            action: "reassemble",
            title: "Screw the cap in straight",
            how: "Rubber ring clean, hand-tight.",
          },
          {
            action: "test",
            title: "Rinse programme, paper below the flap",
            how: "Five minutes.",
            see: "dry paper.",
          },
        ],
      },
    },
    waste: {
      name: "air that comes back from the drain",
      short: "the drain connection",
      weight: 3,
      why: "If the hose hangs too low or its nozzle at the sink has no trap, sink water and sewer air creep back into the drum.",
      check: {
        do: "Leave the door shut for two days without washing, then open it and sniff; look how the hose runs under the sink.",
        finds: "it smells of drains, or the hose has no high bow",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [
          { name: "Cable tie", instead: "a bit of string" },
          { name: "Screwdriver for the clip" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out before you move it",
            how: "A bucket under the sink's trap.",
          },
          {
            action: "adjust",
            title: "Lift the hose",
            how: "Tie it up with the cable tie so that its bow touches the underside of the worktop, higher than the nozzle.",
            see: "an arch, then a fall to the sink.",
          },
          {
            action: "adjust",
            title: "Join it above the trap",
            how: "The nozzle belongs on the sink's side of the water seal. Loosen the clip with the screwdriver, set it there, tighten. A standpipe needs a trap of its own and is not sealed airtight.",
          },
          {
            action: "test",
            title: "Drain once, and smell again after two days",
            how: "Paper under the joint.",
            see: "dry paper and no smell.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there grey or black slime in the washing machine's door rubber or drawer?",
      answers: {
        yes: {
          means: "there is slime or mould in rubber or drawer",
          heard: ["mould", "mouldy", "slime", "black", "flakes"],
          when: { film: "always", sump: "sometimes", waste: "rarely" },
        },
        no: { means: "rubber and drawer are clean" },
      },
    },
    {
      ask: "Is the smell strongest behind the flap at the washing machine's bottom front?",
      answers: {
        yes: {
          means: "it comes from the flap below",
          heard: ["from the filter", "stagnant water", "from the bottom"],
          when: { sump: "always", film: "rarely", waste: "rarely" },
        },
        no: { means: "the flap does not smell" },
      },
    },
    {
      ask: "Does the washing machine smell of drains, most of all after it has stood shut for days?",
      answers: {
        yes: {
          means: "it smells of drains after standing",
          heard: ["drains", "sewer", "sewage", "rotten water"],
          when: { waste: "always", sump: "sometimes", film: "rarely" },
        },
        no: { means: "it smells after washing too" },
      },
    },
    {
      ask: "Do you wash mostly at 40 °C or less in the washing machine?",
      answers: {
        yes: {
          means: "it mostly washes cool",
          heard: ["cold wash", "30 degrees", "eco"],
          when: { film: "always", sump: "sometimes", waste: "sometimes" },
        },
        no: { means: "it washes hot often" },
      },
    },
  ],
  safety: [
    "A smell of burning or hot rubber is another matter: plug out, and do not start it again.",
  ],
  prevention: ["Leave door and drawer ajar after each wash."],
  stopWhen: ["It smells of hot electrics or the laundry has scorched places."],
});

export const washingMachine: Playbook = {
  faults: [doesNotStart, doesNotDrain, doesNotSpin, leaks, shakesOrRoars, smells],
  notes: [
    {
      about: ["door open", "open the door", "laundry locked", "get my clothes out"],
      text: "The door stays locked while water stands above its rim and for about two minutes after. Let the water off through the filter flap at the bottom, pull the plug, wait five minutes, and it opens. Many machines also have a tape behind the flap that pulls the lock.",
    },
    {
      about: ["smell", "smells", "mould", "musty"],
      text: "A musty smell comes from washing cold only. Run 60 °C or more with powder once a month, and leave door and drawer open to dry.",
    },
    {
      about: ["error code", "code", "e18", "f21"],
      text: "The meaning of a code is the maker's own: look it up with the model number. On many makes E18, F21, 5E and OE all mean “water did not go out in time”.",
    },
  ],
};
