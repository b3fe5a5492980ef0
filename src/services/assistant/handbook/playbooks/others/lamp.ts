import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const dark = defineFault({
  id: "lamp-does-not-light",
  name: "does not light",
  usual: true,
  weight: 9,
  says: [
    "won't turn on",
    "not switching on",
    "doesn't light up",
    "not lighting",
    "stopped working",
    "no light",
    "switch not working",
    "bulb changed still not working",
    "new bulb doesn't help",
    "fuse changed",
    "bulb broken",
    "fell over and broke",
    "knocked over",
    "lampholder broken",
    "bulb fitting broken",
    "touch not working",
    "touch switch",
    "dead",
    "inline switch broken",
    "rewire",
  ],
  causes: {
    bulb: {
      name: "a bulb that is dead, loose or of the wrong kind",
      short: "the bulb",
      weight: 6,
      why: "New bulbs are dead too now and then, and one that is not screwed down touches nothing. Dimmers and touch lamps need bulbs made for them.",
      check: {
        do: "With the plug out, screw in a bulb that has just burned in another lamp.",
        finds: "it lights",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 8],
        tools: [{ name: "Bulb that works in another lamp" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let the bulb cool",
            how: "Halogen is hot for ten minutes.",
          },
          {
            action: "look",
            title: "Read base and watts",
            how: "On the old bulb and on the label in the shade. Do not go over the watts.",
            see: "the same base, such as E14, E27, GU10, B22.",
          },
          {
            action: "replace",
            title: "Screw the good bulb in",
            how: "Hold it with the cloth, turn until it is firm.",
            warning:
              "A bulb that has broken off in its fitting is turned out with pliers, plug out, glasses on.",
          },
          {
            action: "test",
            title: "Plug in and switch on",
            how: "Touch or dimmer lamps: take a dimmable LED or a halogen bulb as a test.",
            see: "steady light.",
          },
        ],
      },
    },
    supply: {
      name: "a dead socket or a blown fuse in the plug",
      short: "socket or fuse",
      weight: 3,
      why: "Lamp plugs with a fuse often carry 3 A, and a bulb that dies with a flash takes the fuse along.",
      check: {
        do: "Try another device in the lamp's socket, and the lamp in another room.",
        finds: "the socket is dead, or the lamp burns elsewhere",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Fuse of the same rating, usually 3 A" }, { name: "Small screwdriver" }],
        steps: [
          {
            action: "test",
            title: "Prove the socket with another device",
            how: "Leave out timers and smart plugs.",
          },
          {
            action: "unplug",
            title: "Lever the fuse out of the plug",
            how: "With the small screwdriver; put the new fuse in, 3 A for a lamp.",
            fallsOut: "The holder.",
            putBack: "Press it flush.",
          },
          {
            action: "test",
            title: "Try it in the good socket",
            how: "With a bulb that works.",
            see: "light, also after ten minutes.",
          },
        ],
        stopWhen: ["The second fuse blows too: there is a short in cord or holder."],
      },
    },
    switch: {
      name: "a worn switch in the cord or on the lamp",
      short: "the switch",
      weight: 5,
      why: "Switches in the cord are stepped on and pulled at. Their small contact burns or jumps out.",
      check: {
        do: "With a good bulb, press the switch slowly, and press its case from both sides.",
        finds: "it flickers, or clicks without effect",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 35,
        euros: [3, 10],
        tools: [
          { name: "Cord switch with screw terminals, for the same kind of cord" },
          { name: "Small screwdrivers" },
          { name: "Wire stripper", instead: "a sharp knife, used with care" },
          { name: "Phone for a photo" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and keep it in sight",
            how: "Lay it on the table beside your work.",
            warning: "If it is out of sight somebody will plug it in.",
          },
          {
            action: "unscrew",
            title: "Open the old switch and photograph it",
            how: "Undo its screws with the screwdriver, and take a picture with the phone. Switches that are riveted shut are cut off.",
            fallsOut: "A spring and the rocker.",
            see: "two wires that pass or end, and a third, green-yellow, that must run through.",
          },
          {
            action: "look",
            title: "Look at the wires",
            how: "Copper must be bright and all strands inside the terminal.",
            warning: "Brown or brittle insulation means a new cord, not a new switch.",
          },
          {
            action: "replace",
            title: "Fit the new switch as on the photo",
            how: "Strip 6 mm with the stripper, twist, screw each wire down. It interrupts the brown (live) wire; blue and green-yellow run through.",
            see: "no strand sticking out, and the cord's outer cover held by the clamp.",
          },
          {
            action: "reassemble",
            title: "Close it and tug",
            how: "Screws in, pull on both sides of the cord.",
            see: "nothing moves.",
          },
          {
            action: "test",
            title: "Plug in with dry hands",
            how: "Switch ten times.",
            see: "light at each click, and a cool switch after ten minutes.",
          },
        ],
        stopWhen: [
          "You are not sure which wire is which: a repair café does it in a quarter of an hour and tests it.",
        ],
      },
    },
    holder: {
      name: "a worn lampholder or a broken wire",
      short: "holder or wire",
      weight: 4,
      why: "Heat makes the holder brittle, its middle tongue flattens, and after a fall a wire has come off.",
      check: {
        do: "With the plug out and the bulb out, look into the holder with a torch.",
        finds: "the tongue lies flat, is black, or the holder is loose or cracked",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [3, 12],
        tools: [
          { name: "New holder of the same size, with earth if the old one has it" },
          { name: "Set of screwdrivers" },
          { name: "Wooden stick", instead: "a chopstick" },
          { name: "Side cutter" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, bulb out", how: "Put the plug where you see it." },
          {
            action: "adjust",
            title: "Lift the middle tongue",
            how: "With the wooden stick, 2 mm up. Try it with a bulb before you go on: that alone mends many.",
            see: "a tongue that springs.",
          },
          {
            action: "unscrew",
            title: "Open the holder",
            how: "Turn its ring or press its catch, and undo the terminals with the right screwdriver.",
            fallsOut: "Ring, shade and inner part; lay them in order.",
          },
          {
            action: "replace",
            title: "Wire the new holder",
            how: "Cut brittle ends off with the cutter, strip 6 mm, blue to the outer thread, brown to the middle, green-yellow to the metal.",
            warning:
              "A metal lamp without a green-yellow wire and without the double square sign is not used: have it rewired.",
            see: "no copper outside a terminal.",
          },
          {
            action: "reassemble",
            title: "Set it together and clamp the cord",
            how: "The cord must not turn or slip.",
          },
          {
            action: "test",
            title: "Bulb in, then plug in",
            how: "Touch metal parts only after a check by a tester if you have renewed wires.",
            see: "steady light.",
          },
        ],
        stopWhen: [
          "It is a metal lamp that you have rewired: let a repair café measure its earth before anybody uses it.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you tried a bulb in the lamp that works in another lamp?",
      answers: {
        yes: {
          means: "a good bulb did not help",
          heard: [
            "new bulb",
            "changed the bulb",
            "changing bulb",
            "tried new bulb",
            "bulb is fine",
            "bulb ok",
            "replaced bulb",
          ],
          when: { bulb: "rarely", supply: "often", switch: "often", holder: "often" },
        },
        no: {
          means: "no good bulb has been tried",
          heard: ["needs a bulb", "bulb blown", "bulb gone"],
        },
      },
    },
    {
      ask: "Does the lamp's switch feel loose, or work only when you press it in a certain way?",
      answers: {
        yes: {
          means: "the switch is unreliable",
          heard: [
            "switch not working",
            "switch broken",
            "dodgy switch",
            "switch loose",
            "inline switch",
            "faulty switch",
            "faulty button",
            "touch switch",
            "dimmer",
          ],
          when: { switch: "often", bulb: "rarely", supply: "rarely", holder: "rarely" },
        },
        no: { means: "the switch feels right" },
      },
    },
    {
      ask: "Did the lamp fall, or is its bulb holder loose, cracked or brown?",
      answers: {
        yes: {
          means: "it fell, or the holder is damaged",
          heard: [
            "fell over",
            "knocked over",
            "dropped",
            "lampholder",
            "holder broken",
            "bulb fitting",
            "fitting broken",
            "loose holder",
          ],
          when: { holder: "often", bulb: "sometimes", switch: "rarely", supply: "rarely" },
        },
        no: { means: "it did not fall, and the holder looks sound" },
      },
    },
    {
      ask: "Does another device work in the lamp's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["socket works", "changed the fuse", "fuse changed", "new fuse", "tried fuse"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead" },
      },
    },
  ],
  safety: [
    "The plug is out and in sight for every step but the last.",
    "Old lamps of metal without an earth wire can put mains on their stand: have them tested.",
  ],
  prevention: ["LED bulbs run cool and spare the holder."],
  stopWhen: [
    "It is fixed to wall or ceiling: that is the wiring of the house.",
    "Cord or plug is brittle, cut or brown.",
  ],
});

const flickers = defineFault({
  id: "lamp-flickers",
  name: "flickers or goes out by itself",
  weight: 6,
  says: [
    "flickers",
    "flickering",
    "light comes and goes",
    "works intermittently",
    "goes off after a few seconds",
    "loose connection",
    "turns off by itself",
    "dims",
    "sort of works",
    "works when moved",
    "bulbs keep blowing",
    "buzzes",
    "cable break in lead",
    "works when I move the cable",
  ],
  causes: {
    bulb: {
      name: "a loose bulb, or one that does not suit the dimmer",
      short: "bulb or dimmer",
      weight: 5,
      why: "Vibration turns bulbs loose, and plain LED bulbs blink on a dimmer.",
      check: {
        do: "With the plug out and the bulb cold, tighten it; then try a bulb marked “dimmable”.",
        finds: "the flicker ends",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 8],
        tools: [{ name: "Dimmable LED bulb, same base" }, { name: "Cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, wait until it is cool",
            how: "Hold shade and bulb with a cloth.",
          },
          {
            action: "adjust",
            title: "Turn the bulb until it is firm",
            how: "A quarter turn is often all.",
          },
          {
            action: "test",
            title: "Watch for ten minutes",
            how: "Tap the stand lightly.",
            see: "no blink.",
          },
          {
            action: "replace",
            title: "Change the kind of bulb",
            how: "On a dimmer or a touch lamp a dimmable LED; as a test, a halogen bulb.",
            see: "calm light at every level.",
          },
        ],
      },
    },
    cord: {
      name: "a break in the cord",
      short: "the cord",
      weight: 4,
      why: "Where the cord enters plug, switch and base it is bent thousands of times, until its strands part.",
      check: {
        do: "With the lamp on, move the cord gently, a hand's width at a time, without touching plug pins or metal.",
        finds: "it flickers at one place",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 15],
        tools: [
          { name: "Cord with moulded plug, as many wires as the old one" },
          { name: "Screwdriver set" },
          { name: "Stripping knife", instead: "a wire stripper" },
          { name: "Strong thread" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, for the rest of the work",
            how: "Lay it before you.",
            warning: "A cord that crackles or is warm is not moved again under power.",
          },
          {
            action: "unscrew",
            title: "Open base or holder",
            how: "Felt off, screws out with the set, until you see where the cord ends.",
            fallsOut: "A nut and a weight in the foot.",
          },
          {
            action: "look",
            title: "Draw what goes where",
            how: "Two or three wires with their colours.",
            see: "blue, brown, and green-yellow on metal lamps.",
          },
          {
            action: "replace",
            title: "Pull the new cord in with the old",
            how: "Tie both with the thread, draw through; strip 6 mm with the knife, each wire to its old place.",
            see: "no bare copper outside the terminals.",
          },
          {
            action: "reassemble",
            title: "Clamp the cord and close",
            how: "The clamp takes the pull, not the wires.",
          },
          {
            action: "test",
            title: "Have it measured, then light it",
            how: "A repair café tests earth and insulation in five minutes.",
            see: "no flicker while you move it.",
          },
        ],
        stopWhen: [
          "The cord runs through joints and springs of an architect's lamp, and you cannot follow it.",
        ],
      },
    },
    contact: {
      name: "a tired contact in holder or switch",
      short: "a contact",
      weight: 5,
      why: "A flat tongue, a burnt switch or a loose screw makes and breaks with warmth: it works cold and goes out warm.",
      check: {
        do: "Note whether it goes out after the same few minutes each time.",
        finds: "it goes out warm and comes back cold",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Wooden skewer" },
          { name: "Fine sandpaper", instead: "a nail file" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug, bulb out, cool",
            how: "Light from the side into the holder.",
          },
          {
            action: "clean",
            title: "Sand the tongue bright",
            how: "A strip of sandpaper wrapped on the skewer; then bend the tongue up 2 mm.",
            see: "shining brass.",
          },
          {
            action: "unscrew",
            title: "Retighten the terminals",
            how: "Open holder and switch with the screwdriver and give each terminal a quarter turn.",
            warning: "Black or melted plastic is replaced, not cleaned.",
          },
          {
            action: "test",
            title: "Burn it for half an hour",
            how: "Plug in, stay in the room.",
            see: "steady light, and a holder no hotter than before.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp flicker when you move its cord?",
      answers: {
        yes: {
          means: "moving the cord makes it flicker",
          heard: [
            "move the cable",
            "move the cord",
            "when moved",
            "break in lead",
            "cable",
            "cord",
            "lead",
          ],
          when: { cord: "often", bulb: "rarely", contact: "rarely" },
        },
        no: { means: "moving the cord changes nothing" },
      },
    },
    {
      ask: "Does the lamp go out when it is warm and come back when it is cold?",
      answers: {
        yes: {
          means: "it goes out warm and comes back cold",
          heard: [
            "after a few seconds",
            "after a few minutes",
            "when warm",
            "when hot",
            "goes off after",
            "turns off after",
          ],
          when: { contact: "often", bulb: "sometimes", cord: "rarely" },
        },
        no: { means: "warmth makes no difference" },
      },
    },
    {
      ask: "Is the lamp on a dimmer, or does it have an LED bulb?",
      answers: {
        yes: {
          means: "it has a dimmer or an LED bulb",
          heard: ["dimmer", "led bulb", "dims", "led"],
          when: { bulb: "often", cord: "sometimes", contact: "sometimes" },
        },
        no: { means: "it has neither dimmer nor LED bulb" },
      },
    },
  ],
  safety: ["Do not move the cord with wet hands or bare feet on stone."],
  prevention: ["Lead the cord where nobody walks or vacuums over it."],
  stopWhen: ["It crackles, smells or has a hot spot."],
});

const falls = defineFault({
  id: "lamp-arm-or-stand-broken",
  name: "no longer stands or holds its position",
  weight: 4,
  says: [
    "arm won't stay up",
    "droops",
    "falls over",
    "wobbly",
    "joint loose",
    "spring broken",
    "head drops",
    "base loose",
    "shade broken",
    "stand broken",
    "shade falls off",
    "won't stay in position",
    "neck broken",
    "anglepoise won't stay",
    "rotted base",
  ],
  causes: {
    screw: {
      name: "a loose friction screw",
      short: "a loose screw",
      weight: 6,
      why: "Arms are held by washers pressed together. The screw loosens a little each time you move it.",
      check: {
        do: "Turn the knob or screw at the drooping joint to the right.",
        finds: "the joint gets stiff again",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Screwdriver or hex key that fits" },
          { name: "Small spanner", instead: "pliers" },
          { name: "Thin fibre washer", instead: "a disc cut from a plastic bottle" },
        ],
        steps: [
          { action: "unplug", title: "Unplug it", how: "Wires run through many joints." },
          {
            action: "adjust",
            title: "Tighten the joint",
            how: "Hold the nut with the spanner and turn the screw with the key.",
            see: "an arm that moves with some force and stays.",
          },
          {
            action: "replace",
            title: "Add a washer if it loosens again",
            how: "Screw out, washer in, screw back.",
            fallsOut: "Old washers in a certain order: lay them out in a row.",
          },
          {
            action: "test",
            title: "Leave it stretched overnight",
            how: "At its longest reach.",
            see: "the head where you left it.",
          },
        ],
      },
    },
    spring: {
      name: "a slack or unhooked spring",
      short: "the spring",
      weight: 4,
      why: "Balanced arms hang on springs. One that is stretched or off its hook lets the arm sink.",
      check: {
        do: "Compare the springs on both sides.",
        finds: "one is longer, off or missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Pliers" }, { name: "Safety glasses" }, { name: "String loop" }],
        steps: [
          { action: "unplug", title: "Plug out, bulb out", how: "Put the glasses on." },
          {
            action: "adjust",
            title: "Fold the arm so that the spring is short",
            how: "Tie it in that position.",
            warning: "A stretched spring jumps: keep your face out of its line.",
          },
          {
            action: "replace",
            title: "Hook the spring in again",
            how: "Draw its end over with the string loop and set it on the peg with the pliers. Stretched ones are changed in pairs.",
            see: "both springs equally long.",
          },
          {
            action: "test",
            title: "Untie and move it slowly",
            how: "Up, down, out.",
            see: "it stays wherever you let go.",
          },
        ],
      },
    },
    stand: {
      name: "a loose foot, tube or shade ring",
      short: "foot or ring",
      weight: 4,
      why: "A threaded tube holds foot, stem and holder. Its nut under the foot works loose, and the whole lamp leans.",
      check: {
        do: "Turn the lamp over and feel for a nut under the felt.",
        finds: "it turns by hand",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 6],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Flat knife for the felt" },
          { name: "Fabric glue", instead: "double-sided tape" },
        ],
        steps: [
          { action: "unplug", title: "Unplug, shade and bulb off", how: "Lay it on a blanket." },
          {
            action: "open",
            title: "Lift the felt at one edge",
            how: "With the knife, halfway.",
            see: "nut and washer in the middle, and the cord.",
          },
          {
            action: "adjust",
            title: "Tighten the nut",
            how: "Hold the stem straight and turn with the spanner, not the stem itself: that twists the cord.",
            warning: "If the cord turns with it, stop and let some slack in first.",
          },
          {
            action: "glue",
            title: "Close the felt",
            how: "A thin line of glue at the edge, press under a book.",
          },
          {
            action: "test",
            title: "Rock it gently",
            how: "On a table.",
            see: "no lean, no rattle.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it a lamp with springs on its arm?",
      answers: {
        yes: {
          means: "its arm has springs",
          heard: ["spring", "springs", "anglepoise", "angle poise", "balanced arm"],
          when: { spring: "always", screw: "sometimes", stand: "never" },
        },
        no: { means: "its arm has no springs" },
      },
    },
    {
      ask: "Does the lamp's foot or stem wobble?",
      answers: {
        yes: {
          means: "foot or stem wobbles",
          heard: ["base", "wobbly", "falls over", "leans", "stand", "foot", "rotted"],
          when: { stand: "always", screw: "rarely", spring: "never" },
        },
        no: { means: "foot and stem are firm" },
      },
    },
    {
      ask: "Does one joint of the lamp turn more easily than the others?",
      answers: {
        yes: {
          means: "one joint turns too easily",
          heard: ["joint", "droops", "head drops", "loose arm", "not stay up"],
          when: { screw: "always", spring: "rarely", stand: "rarely" },
        },
        no: { means: "all joints are equally stiff" },
      },
    },
  ],
  safety: ["Keep the cord free of springs and joints when you tighten them."],
  prevention: ["Move the arm with two hands, near the joint."],
  stopWhen: ["The cord is pinched or bare at a joint."],
});

export const lamp: Playbook = {
  faults: [dark, flickers, falls],
  notes: [
    {
      about: ["earth", "metal lamp", "green yellow", "ground"],
      text: "A metal lamp needs the green-yellow earth wire, or the sign of a double square for double insulation. Without either it should be rewired and tested before use.",
    },
    {
      about: ["wire colours", "brown", "blue", "live", "neutral"],
      text: "Brown is live, blue is neutral, green-yellow is earth. In old cords: black or red live, grey or black neutral. The switch belongs in the live wire, and the middle contact of the holder gets the live one.",
    },
    {
      about: ["watt", "led", "which bulb"],
      text: "Stay at or below the watts on the label in the shade. An LED of 6 to 8 W gives as much light as an old 60 W bulb and keeps the holder cool.",
    },
    {
      about: ["vintage", "old wiring", "1930s", "cloth cord"],
      text: "Wiring that is older than about 40 years is replaced, not trusted: its rubber crumbles inside the cloth. A repair café does it with you and tests it.",
    },
  ],
};
