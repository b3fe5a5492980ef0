import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotKnead = defineFault({
  id: "bread-maker-does-not-knead",
  name: "does not turn its paddle",
  weight: 8,
  says: [
    "doesn't turn",
    "paddle doesn't turn",
    "not kneading",
    "not mixing",
    "spindle no longer rotates",
    "motor works but the paddle doesn't",
    "paddle stuck",
    "belt broken",
    "belt slipped",
    "drive belt",
    "shaft seized",
    "blade not turning",
    "stops kneading",
    "struggles",
    "flour not mixed",
  ],
  causes: {
    paddle: {
      name: "a paddle that is missing, worn or not pushed down",
      short: "the paddle",
      weight: 4,
      why: "The paddle slides onto a shaft with one flat side. Baked-on crumbs keep it up, and a worn hole lets it slip.",
      check: {
        do: "Pull the pan out, push the paddle down and try to turn it on its shaft by hand.",
        finds: "it slips round, or sat too high",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 15],
        tools: [
          { name: "Warm water" },
          { name: "Wooden skewer" },
          { name: "New paddle for the model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, pan out, cold",
            how: "Pan a quarter turn left and up.",
          },
          {
            action: "clean",
            title: "Soak paddle and shaft",
            how: "Warm water in the pan for half an hour; the shaft end below stays dry. Clear the hole with the skewer.",
            see: "a D-shaped hole, clean.",
          },
          {
            action: "reassemble",
            title: "Push it to the bottom",
            how: "Flat to flat. A trace of oil on the shaft keeps it from sticking.",
          },
          {
            action: "replace",
            title: "A rounded hole wants a new paddle",
            how: "€6 to €15 by the model.",
          },
          {
            action: "test",
            title: "Knead water and flour",
            how: "Dough programme, five minutes.",
            see: "dough that moves all round.",
          },
        ],
      },
    },
    shaft: {
      name: "a seized shaft in the bottom of the pan",
      short: "the pan's shaft",
      weight: 6,
      why: "Water and dough creep past its seal, and the bearing rusts. Then it squeals, drags and stands.",
      check: {
        do: "Pan out, turn the wing or coupling under it by hand.",
        finds: "it is stiff, grates or has black streaks round it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 40],
        tools: [
          { name: "Food-safe oil", instead: "paraffin oil from the pharmacy" },
          { name: "Pliers" },
          { name: "Circlip pliers", instead: "two small screwdrivers" },
          { name: "Seal and bearing set" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Machine unplugged, pan on the table",
            how: "Upside down on a towel.",
          },
          {
            action: "lubricate",
            title: "Oil and work it",
            how: "Two drops of food-safe oil at the shaft below, turn it with the pliers to and fro, an hour's wait, repeat.",
            see: "a wing that turns by a finger.",
          },
          {
            action: "replace",
            title: "If it grates still: new seal and bearing",
            how: "Take the ring off the groove with the circlip pliers, draw the shaft out upwards, press new seals in as the old ones sat.",
            fallsOut: "Ring, washers and coupling: lay them in a row.",
            putBack: "Ring fully in its groove.",
          },
          {
            action: "clean",
            title: "Wash the pan inside",
            how: "And fill it with water for ten minutes.",
            see: "no drop below. A pan that leaks wets the heater.",
          },
          {
            action: "test",
            title: "Dough programme with a small dough",
            how: "Beside it for ten minutes.",
            see: "an even turn, no squeal.",
          },
        ],
        prevention: ["Do not soak the pan standing in water."],
        stopWhen: ["The pan leaks after this: a new pan costs €25 to €45."],
      },
    },
    belt: {
      name: "a belt that has slipped off or torn",
      short: "the belt",
      weight: 6,
      why: "A toothed belt runs from the motor to the coupling below the pan. It jumps off when the dough is too stiff.",
      check: {
        do: "Pan out, unplugged: turn the coupling at the bottom by hand.",
        finds: "it spins with no drag at all",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Toothed belt for the model" },
          { name: "Blanket" },
          { name: "Phone camera" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, an hour to cool, pan out",
            how: "Turn it over on a blanket.",
          },
          {
            action: "unscrew",
            title: "Take the bottom plate off",
            how: "Four to eight screws with the screwdriver, some under the feet.",
            fallsOut: "Feet and screws. Picture with the phone camera.",
            warning:
              "Motor wires and a capacitor lie there: touch only belt and wheels. A capacitor keeps a charge.",
          },
          {
            action: "look",
            title: "See what happened",
            how: "Slipped: lay it on again. Teeth missing: new belt.",
            see: "a large wheel and a small one.",
          },
          {
            action: "replace",
            title: "Lay the belt on",
            how: "Small wheel first, then turn the large one while it rolls on. If the motor sits in slots, draw it back until the belt gives 5 mm.",
          },
          {
            action: "reassemble",
            title: "Close the plate",
            how: "Wires in their clips, all screws in.",
          },
          {
            action: "test",
            title: "Dough programme, empty, then with dough",
            how: "Five minutes each.",
            see: "a coupling that turns under load.",
          },
        ],
        stopWhen: ["Wires below are brown or chafed."],
      },
    },
    motor: {
      name: "a weak capacitor or a dead motor",
      short: "the capacitor or motor",
      weight: 3,
      why: "The motor gets its push from a capacitor. Without it, it only hums.",
      check: {
        do: "Start the dough programme without the pan and listen.",
        finds: "it hums and the coupling stands, although it turns by hand with some drag",
        minutes: 2,
      },
      repair: {
        handOver:
          "A capacitor can hold mains voltage with the plug out, and the motor is wired to the board.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [4, 35],
        tools: [{ name: "Note with the model" }],
        steps: [
          { action: "unplug", title: "Stop the hum", how: "Within seconds: the winding heats up." },
          {
            action: "look",
            title: "Write it on the note",
            how: "“Hums, coupling free by hand”, with the model from the back.",
          },
          {
            action: "look",
            title: "Rule out the relay",
            how: "If there is not even a hum, say so: then it is the board.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "A capacitor costs €4, a repairer measures it safely in a minute.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear the bread maker's motor when it should knead?",
      answers: {
        yes: {
          means: "the motor can be heard",
          heard: ["motor works", "motor runs", "hear the motor", "motor turns"],
          when: { motor: "rarely", paddle: "always", shaft: "often", belt: "always" },
        },
        no: { means: "the motor is silent or hums only", heard: ["hums", "no sound", "silent"] },
      },
    },
    {
      ask: "Does the coupling under the bread maker's pan turn easily by hand?",
      answers: {
        yes: {
          means: "the pan's coupling turns easily",
          when: { shaft: "never", paddle: "often", belt: "often", motor: "often" },
        },
        no: {
          means: "the pan's coupling is stiff",
          heard: ["seized", "stiff", "stuck", "squeals", "squeaks"],
        },
      },
    },
    {
      ask: "Does the drive in the bottom of the bread maker spin with no drag at all when it is unplugged?",
      answers: {
        yes: {
          means: "the drive below spins without drag",
          heard: ["belt", "spins freely"],
          when: { belt: "always", paddle: "rarely", shaft: "rarely", motor: "never" },
        },
        no: { means: "the drive below has some drag" },
      },
    },
    {
      ask: "Does the bread maker's paddle slip on its shaft?",
      answers: {
        yes: {
          means: "the paddle slips on its shaft",
          heard: ["paddle loose", "paddle slips", "paddle worn", "blade loose"],
          when: { paddle: "always", shaft: "rarely", belt: "never", motor: "never" },
        },
        no: { means: "the paddle grips" },
      },
    },
  ],
  safety: ["Pan out and in only with the plug out: the element glows beside it."],
  prevention: ["Liquids first, and no stiff whole-grain dough without more water."],
  stopWhen: ["The motor hums and stands."],
});

const doesNotBake = defineFault({
  id: "bread-maker-does-not-bake",
  name: "kneads but does not bake, or bakes badly",
  weight: 6,
  says: [
    "not heating",
    "heating function not working",
    "doesn't bake",
    "bread raw",
    "bread not cooked",
    "no heat",
    "element gone",
    "bread doesn't rise",
    "collapsed loaf",
    "burnt crust",
    "pale crust",
    "heavy bread",
    "bread sinks",
    "too dark",
    "doughy",
  ],
  causes: {
    recipe: {
      name: "the recipe, the yeast or the programme",
      short: "the recipe or programme",
      weight: 6,
      why: "Old yeast, salt on yeast, ten grams too much water or the dough programme explain most bad loaves.",
      check: {
        do: "Stir a teaspoon of the yeast into warm sugar water and wait for ten minutes; read the programme number.",
        finds: "hardly any foam rises, or it was a programme without baking",
        minutes: 10,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [1, 4],
        tools: [
          { name: "Kitchen scales" },
          { name: "Fresh dried yeast" },
          { name: "Manual", instead: "the maker's recipe page" },
        ],
        steps: [
          {
            action: "look",
            title: "Pick the basic programme",
            how: "By the manual. “Dough” and “jam” do not bake bread.",
          },
          {
            action: "adjust",
            title: "Weigh everything",
            how: "Scales for water too: 500 g flour, 320 g water, 8 g salt, 5 g fresh dried yeast.",
          },
          {
            action: "adjust",
            title: "Keep yeast and salt apart",
            how: "Water below, flour over it, salt in a corner, yeast on top.",
          },
          {
            action: "test",
            title: "Look in after ten minutes of kneading",
            how: "A spoon of water or flour, if need be.",
            see: "a smooth ball that cleans the wall.",
          },
        ],
      },
    },
    lid: {
      name: "a lid that is open, or a room that is too cold or hot",
      short: "the lid or room",
      weight: 3,
      why: "Warmth leaves through an ajar lid, and after a hot bake the machine refuses to start again until it has cooled.",
      check: {
        do: "Close the lid, let it cool for an hour and start in a room of 20 °C.",
        finds: "the message or the pale crust is gone",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 65,
        euros: [0, 0],
        tools: [{ name: "Thermometer" }, { name: "Cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Lid open, pan out, an hour. “H:HH” or “E01” means too hot inside.",
          },
          {
            action: "clean",
            title: "Wipe the rim and hinge",
            how: "With the cloth: crumbs hold the lid open.",
            see: "a lid that lies flat.",
          },
          {
            action: "adjust",
            title: "Find it a place at 20 °C",
            how: "By the thermometer, no draught, no window sill.",
          },
          {
            action: "test",
            title: "Basic loaf",
            how: "Lid shut throughout.",
            see: "an even crust.",
          },
        ],
      },
    },
    element: {
      name: "a heating ring that is broken or has lost its wire",
      short: "the heating ring",
      weight: 4,
      why: "The ring at the bottom burns through, or its terminal comes off with the shaking of the motor.",
      check: {
        do: "Choose “bake” for ten minutes with the pan in, and feel the air at the lid's vent.",
        finds: "it stays cold",
        minutes: 11,
      },
      repair: {
        handOver:
          "The terminal carries 3 A beside the motor and must be crimped with heat-proof parts, and the metal box checked for earth.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [2, 30],
        tools: [{ name: "Torch" }],
        steps: [
          { action: "unplug", title: "Plug out, cold, pan out", how: "Half an hour." },
          {
            action: "look",
            title: "Look along the ring",
            how: "Torch, all round, without touching its ends.",
            see: "an even dark tube. A blister or a gap is the end of the ring.",
          },
          {
            action: "look",
            title: "Note whether it kneads and keeps time",
            how: "Then motor and board are sound, and a repair is worth it.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "A wire that came off is half an hour's work. A ring has to be ordered by model.",
          },
        ],
      },
    },
    sensor: {
      name: "a thermal fuse or sensor that has failed",
      short: "the fuse or sensor",
      weight: 3,
      why: "A fuse guards the box against fire; a sensor on its wall tells the board how hot it is.",
      check: {
        do: "Look at the display when “bake” should begin.",
        finds: "it shows E00, E01 or EE when it is cold, or switches off",
        minutes: 3,
      },
      repair: {
        handOver: "Both sit at the hot box behind the shell, with mains wires.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 25],
        tools: [{ name: "Photo of the display" }],
        steps: [
          {
            action: "unplug",
            title: "Ten minutes without power",
            how: "Then try once in a room of 20 °C.",
          },
          {
            action: "look",
            title: "Take a photo of the code on the display",
            how: "And note when in the programme it came.",
          },
          {
            action: "look",
            title: "Look the code up",
            how: "“Cold” codes below 5 °C and “hot” codes are normal; others mean the sensor.",
            see: "which of the three it is.",
          },
          { action: "look", title: "Hand it over", how: "With photo and model." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bread maker get hot on its “bake” programme?",
      answers: {
        yes: {
          means: "it gets hot on bake",
          heard: ["gets hot", "bakes but"],
          when: { recipe: "always", lid: "often", element: "never", sensor: "rarely" },
        },
        no: {
          means: "it stays cold on bake",
          heard: ["no heat", "not heating", "stays cold", "raw"],
        },
      },
    },
    {
      ask: "Is the bread maker's bread heavy, sunken or pale, but baked?",
      answers: {
        yes: {
          means: "the bread is baked but heavy, sunken or pale",
          heard: ["heavy", "sunken", "sinks", "collapsed", "doesn't rise", "pale", "dense"],
          when: { recipe: "always", lid: "often", element: "rarely", sensor: "rarely" },
        },
        no: { means: "the bread is not baked" },
      },
    },
    {
      ask: "Does the bread maker show a code?",
      answers: {
        yes: {
          means: "it shows a code",
          heard: ["error", "code", "e01", "e00", "hhh", "ee"],
          when: { sensor: "often", lid: "often", element: "rarely", recipe: "never" },
        },
        no: { means: "it shows no code" },
      },
    },
  ],
  safety: ["Turn the pan with oven gloves: its handle reaches 100 °C and more."],
  prevention: ["Let it cool for an hour between two loaves."],
  stopWhen: ["It smells scorched with a clean element."],
});

const noPower = defineFault({
  id: "bread-maker-does-not-switch-on",
  name: "does not switch on or hangs with an error",
  usual: true,
  weight: 6,
  says: [
    "won't turn on",
    "not working",
    "no power",
    "dead",
    "display blank",
    "display not working",
    "buttons not working",
    "error code",
    "stops in the middle",
    "beeps",
    "won't start",
    "fuse gone",
    "switches off",
    "start button broken",
  ],
  causes: {
    supply: {
      name: "no current from socket or fuse",
      short: "the socket or fuse",
      weight: 5,
      why: "Display and motor share one lead, so a dead plug fuse takes all of it off.",
      check: {
        do: "Try the toaster in that socket and the bread maker in another.",
        finds: "the toaster stays cold, or the display lights",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 12,
        euros: [0, 2],
        tools: [
          { name: "Toaster" },
          { name: "Screwdriver" },
          { name: "Plug fuse of the same rating" },
        ],
        steps: [
          {
            action: "test",
            title: "Toaster into its socket",
            how: "Half a minute.",
            see: "glowing wires.",
          },
          {
            action: "unplug",
            title: "Plug out, cord through the hand",
            how: "Also where it passes the hot back.",
            warning: "Cord that has melted on the case: have it replaced.",
          },
          {
            action: "replace",
            title: "Change the fuse",
            how: "British plug: carrier out with the screwdriver, same number of amps.",
            fallsOut: "The old fuse.",
          },
          {
            action: "test",
            title: "Plug in",
            how: "Without pan.",
            see: "a beep and a programme number.",
          },
        ],
        stopWhen: ["The new fuse blows when baking begins."],
      },
    },
    hot: {
      name: "a machine that is too hot, too cold or in a pause",
      short: "heat or a pause",
      weight: 5,
      why: "Right after baking it blocks; whole-grain programmes rest for half an hour before anything moves; a delay timer waits for hours.",
      check: {
        do: "Hold stop for three seconds, let it stand open for an hour, and choose “dough”.",
        finds: "it starts kneading within a minute",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 65,
        euros: [0, 0],
        tools: [{ name: "Instruction booklet", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Cancel it",
            how: "“Stop” for three seconds, until it beeps.",
          },
          {
            action: "unplug",
            title: "Cool it off for an hour",
            how: "Plug out, lid open, pan out.",
          },
          {
            action: "look",
            title: "Read what its programme does first",
            how: "The booklet shows the minutes of rest before kneading.",
            see: "0 minutes for “dough” on most.",
          },
          {
            action: "test",
            title: "Dough programme",
            how: "Timer at 0.",
            see: "the paddle turning within a minute.",
          },
        ],
      },
    },
    buttons: {
      name: "keys clogged with flour",
      short: "the keys",
      weight: 4,
      why: "Flour and damp set under the foil, and a key stays pressed.",
      check: {
        do: "Press each key, unplugged, and compare the clicks.",
        finds: "one has no click or stays in",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [{ name: "Damp microfibre cloth" }, { name: "Soft toothbrush" }],
        steps: [
          { action: "unplug", title: "Plug out", how: "Lid closed, so that nothing falls in." },
          {
            action: "clean",
            title: "Brush and wipe the keys",
            how: "Toothbrush dry, cloth damp, each key twenty presses.",
          },
          {
            action: "look",
            title: "Let it dry for a day",
            how: "In a warm room, upright.",
            see: "the same click everywhere.",
          },
          { action: "test", title: "Every key", how: "Plug in.", see: "one beep a press." },
        ],
        stopWhen: ["A key stays dead: the panel is sold as a part for some models."],
      },
    },
    board: {
      name: "a failed board or inner fuse",
      short: "the board or inner fuse",
      weight: 4,
      why: "Heat ages the small power supply, and an inner fuse guards it.",
      check: {
        do: "With a proved socket, look at the display in the dark.",
        finds: "nothing shows, or it flickers and starts anew",
        minutes: 1,
      },
      repair: {
        handOver: "The board is fed straight from the mains and has capacitors that stay charged.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 40],
        tools: [{ name: "Slip of paper" }],
        steps: [
          {
            action: "unplug",
            title: "Leave it unplugged for a night",
            how: "Try once in the morning.",
          },
          {
            action: "look",
            title: "Note on a slip of paper when it died",
            how: "While kneading: motor side. While baking: heat side. Unused: power supply.",
          },
          {
            action: "look",
            title: "Look for the model on the back",
            how: "For some models used boards are sold.",
          },
          {
            action: "look",
            title: "Take pan and paddle along",
            how: "A repairer wants to see all programmes.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bread maker's display show anything?",
      answers: {
        yes: {
          means: "the display shows something",
          heard: ["display", "error", "code", "beeps"],
          when: { supply: "never", board: "rarely", hot: "always", buttons: "often" },
        },
        no: { means: "the display is blank", heard: ["blank", "no power", "dead"] },
      },
    },
    {
      ask: "Had the bread maker just baked, or was it set with a delay or a whole-grain programme?",
      answers: {
        yes: {
          means: "it had just baked or waits by programme",
          heard: ["just baked", "second loaf", "delay", "timer", "whole grain", "wholemeal"],
          when: { hot: "often", supply: "rarely", buttons: "rarely", board: "rarely" },
        },
        no: { means: "it was cold and without delay" },
      },
    },
    {
      ask: "Do all keys of the bread maker click and answer?",
      answers: {
        yes: {
          means: "all keys click",
          when: { buttons: "never", supply: "often", hot: "often", board: "often" },
        },
        no: {
          means: "a key is dead or stuck",
          heard: ["button", "buttons not working", "key stuck", "start button"],
        },
      },
    },
    {
      ask: "Does another device work in the bread maker's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["socket works", "changed the fuse", "fuse is fine"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse gone"] },
      },
    },
  ],
  safety: ["Let it cool before you turn or carry it."],
  prevention: ["Wipe flour off the panel right away."],
  stopWhen: ["Cord or plug is brown or soft."],
});

export const breadMaker: Playbook = {
  faults: [noPower, doesNotKnead, doesNotBake],
  notes: [
    {
      about: ["paddle", "stuck", "remove paddle", "in the loaf"],
      text: "Fill the pan with warm water for half an hour, then twist the paddle while you pull. A paddle left in the loaf comes out with a wooden hook. No metal in a coated pan.",
    },
    {
      about: ["coating", "peeling", "pan"],
      text: "A pan whose coating peels is replaced, €25 to €45. Do not wash it in the dishwasher: it loosens coating and shaft seal.",
    },
    {
      about: ["recipe", "yeast", "flour"],
      text: "500 g flour, 320 g water, 8 g salt and 5 g dried yeast make a good test loaf. If it rises, the machine is in order.",
    },
  ],
};
