import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noHeat = defineFault({
  id: "iron-no-heat",
  name: "does not get hot, or has a fault at its cord",
  usual: true,
  weight: 8,
  says: [
    "not heating",
    "no heat",
    "won't heat up",
    "doesn't get hot",
    "not getting hot",
    "no power",
    "won't turn on",
    "stopped working",
    "just stopped working",
    "light on but no heat",
    "light comes on but doesn't heat up",
    "plate stays cold",
    "element gone",
    "fuse checked",
    "thermostat gone",
    "dropped and not working",
    "stopped switching on",
    "cable damaged",
    "lead damaged",
    "cord has a split",
    "needs a new lead",
    "cord gets hot",
    "plug gets hot",
    "won't get very hot",
    "dead",
  ],
  causes: {
    supply: {
      name: "a tired socket or a blown fuse in the plug",
      short: "the socket or fuse",
      weight: 4,
      why: "An iron takes up to 12 A each time its thermostat clicks in. The 13 A fuse in a British plug warms and cools with it for years and then parts.",
      check: {
        do: "Put a kettle into the iron's socket, and the iron into the kettle's.",
        finds: "the kettle stays cold, or the iron comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Flat screwdriver", instead: "the tip of a butter knife" },
          { name: "13 A fuse" },
        ],
        steps: [
          {
            action: "test",
            title: "Swap sockets",
            how: "Use a socket in the kitchen, on its own, without an ironing-board lead or an extension.",
            see: "the lamp of the iron. Then the first socket or the lead was to blame.",
          },
          {
            action: "unplug",
            title: "Pull the plug and turn it over",
            how: "The pins should be bright and the plastic its own colour.",
            warning:
              "Brown round the live pin means heat inside the plug: leave it unplugged and have a new plug fitted.",
          },
          {
            action: "replace",
            title: "Fit a new 13 A fuse",
            how: "In a British plug lever the carrier out with the screwdriver, change the fuse, and push the carrier home.",
            fallsOut: "The old fuse; do not mix it up with the new one.",
          },
          {
            action: "test",
            title: "Heat it on cotton",
            how: "Stand it on its heel, highest setting, for five minutes.",
            see: "the lamp going out once it is hot, and coming back after a minute or two.",
          },
        ],
        stopWhen: ["A second fuse blows: the element or the cord is shorted."],
      },
    },
    setting: {
      name: "a dial at “min”, or an automatic switch-off that has acted",
      short: "the dial or auto-off",
      weight: 3,
      why: "Many irons go off after 30 seconds lying flat or 8 minutes standing, and blink. Others simply stand at “min”, where there is next to no heat.",
      check: {
        do: "Turn the dial to cotton, lift the iron and swing it to and fro for ten seconds.",
        finds: "the lamp stops blinking and you hear a click",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "The manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Turn the dial past the click",
            how: "From “min” to the end. Somewhere on the way the thermostat clicks.",
            see: "the heating lamp coming on.",
          },
          {
            action: "test",
            title: "Wake it up",
            how: "Tilt it as if you ironed. A tilt sensor inside ends the pause.",
            see: "a steady lamp instead of a blinking one.",
          },
          {
            action: "look",
            title: "Look up the blinking",
            how: "The manual says what each blink means: pause, empty tank or descale.",
          },
          {
            action: "test",
            title: "Iron a tea towel",
            how: "Three minutes with the dial at cotton.",
            see: "a flat towel, and the lamp going on and off by itself.",
          },
        ],
      },
    },
    cord: {
      name: "a cord that has broken where it leaves the iron",
      short: "the cord",
      weight: 4,
      why: "Each stroke bends the cord at the same two centimetres. The copper breaks strand by strand inside a sleeve that still looks whole.",
      check: {
        do: "Unplugged, look along the cord: if its cloth is open, stop here. If it is whole, stand the iron on its heel, switch it on and move the cord slowly behind the handle with a wooden spoon.",
        finds: "the lamp flickers or goes out as the cord moves",
        minutes: 2,
      },
      repair: {
        handOver:
          "The new cord must be of the heat-proof kind, clamped against pull, and its earth tested before a metal plate goes back into your hand.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [5, 15],
        tools: [{ name: "Coloured tape", instead: "a rubber band" }],
        steps: [
          {
            action: "unplug",
            title: "Stop ironing with it",
            how: "Pull the plug. A cord that breaks inside gets hot at the break and burns through its cloth.",
            warning:
              "Do not pull at the cord and do not wind tape over a split in order to carry on.",
          },
          {
            action: "look",
            title: "Mark the bad spot",
            how: "Wind coloured tape loosely beside the place where the lamp flickered.",
          },
          {
            action: "look",
            title: "Look at the back of the iron",
            how: "One or two screws in the rear cover mean that the cord can be changed. A cover without screws means clips.",
            see: "the type number, mostly under the heel.",
          },
          {
            action: "look",
            title: "Take it to a repair café",
            how: "A broken iron cord is one of their standard jobs: shortened or new, half an hour, with an earth test at the end.",
          },
        ],
        prevention: [
          "Let the cord hang free from the board, and wind it up only when the iron is cold, in loose loops.",
        ],
      },
    },
    "thermostat-or-element": {
      name: "a thermostat with burnt contacts, a blown thermal fuse or a dead element",
      short: "the thermostat, fuse or element",
      weight: 5,
      why: "The thermostat opens and closes with every patch of cloth. Its contacts burn; a thermal fuse beside it melts when they stick; the element is cast into the plate.",
      check: {
        do: "Turn the dial slowly up and down several times and listen at the plate.",
        finds: "there is no click, or it clicks and lights but stays cold",
        minutes: 2,
      },
      repair: {
        handOver:
          "All three sit on the hot plate under a cover that is also the insulation, and a wrong assembly makes the plate live.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [3, 60],
        tools: [{ name: "Notepad" }],
        steps: [
          {
            action: "look",
            title: "Separate the three",
            how: "No click: thermostat. Click and lamp, but cold: element. Neither lamp nor click: thermal fuse or cord. Put it on the notepad.",
          },
          {
            action: "unplug",
            title: "Unplug it and empty the tank",
            how: "A repairer likes it dry.",
          },
          {
            action: "look",
            title: "Ask after the guarantee",
            how: "Irons carry two years in many countries, and makers exchange rather than repair.",
          },
          {
            action: "look",
            title: "Decide with a repairer",
            how: "Cleaning contacts or a €3 fuse is worth it. A dead element is the end of the plate, and mostly of the iron.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the iron's lamp come on?",
      answers: {
        yes: {
          means: "its lamp comes on",
          heard: ["light comes on", "light on", "light turns on", "lamp on", "lights up"],
          when: {
            supply: "never",
            setting: "often",
            cord: "rarely",
            "thermostat-or-element": "sometimes",
          },
        },
        no: { means: "its lamp stays dark", heard: ["no light", "no power", "completely dead"] },
      },
    },
    {
      ask: "Does another device work in the iron's socket?",
      answers: {
        yes: {
          means: "the socket gives power",
          heard: [
            "changed the fuse",
            "checked fuse",
            "checked the fuse",
            "socket works",
            "tried another socket",
          ],
          when: { supply: "rarely" },
        },
        no: { means: "the socket gives none", heard: ["fuse gone"] },
      },
    },
    {
      ask: "Does the iron's lamp flicker, or does it heat now and then, when its cord is moved?",
      answers: {
        yes: {
          means: "moving the cord makes it come and go",
          heard: [
            "cord",
            "plug gets hot",
            "flex worn",
            "cable damaged",
            "lead damaged",
            "loose cable",
            "wiggle",
            "intermittent",
          ],
          when: {
            cord: "often",
            supply: "rarely",
            setting: "never",
            "thermostat-or-element": "rarely",
          },
        },
        no: { means: "moving the cord changes nothing" },
      },
    },
    {
      ask: "Do you hear a click when you turn the iron's dial from low to high?",
      answers: {
        yes: {
          means: "the dial clicks",
          when: {
            setting: "often",
            "thermostat-or-element": "sometimes",
            supply: "often",
            cord: "often",
          },
        },
        no: {
          means: "the dial does not click",
          heard: ["no click", "dial broken", "dial doesn't work", "temperature dial", "thermostat"],
        },
      },
    },
    {
      ask: "Does the iron heat after you swing it and turn it to cotton?",
      answers: {
        yes: {
          means: "it heats once it is moved and turned up",
          heard: ["blinks", "blinking", "auto off"],
          when: {
            setting: "always",
            "thermostat-or-element": "rarely",
            supply: "never",
            cord: "rarely",
          },
        },
        no: { means: "moving it and turning it up does not help" },
      },
    },
  ],
  safety: ["Test for heat with a drop of water on the plate, never with a finger."],
  prevention: ["Set it down on its heel rather than dropping it onto the rest."],
  stopWhen: ["You see the cloth of the cord open, or feel the cord hot."],
});

const noSteam = defineFault({
  id: "iron-no-steam",
  name: "does not steam",
  weight: 7,
  says: [
    "no steam",
    "not steaming",
    "won't steam",
    "doesn't steam",
    "steam doesn't come out",
    "steam not coming through",
    "steam button not working",
    "water heats but no steam",
    "little steam",
    "weak steam",
    "steam blocked",
    "needs descaling",
    "descale light on",
    "calc light",
    "steam generator not working",
    "spray not working",
    "pump not working",
    "no water comes out",
  ],
  causes: {
    setting: {
      name: "a dial too low, an empty tank or a closed steam slider",
      short: "the dial, tank or slider",
      weight: 3,
      why: "Steam needs a plate well above 130 °C. Below the steam mark a valve keeps the water back on purpose.",
      check: {
        do: "Fill the tank to half, turn to the steam mark or to cotton, open the slider and wait until the lamp goes out.",
        finds: "steam comes when the iron is level",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Jug of tap water" }, { name: "Old tea towel" }],
        steps: [
          {
            action: "unplug",
            title: "Fill it with the plug out",
            how: "Pour water from the jug up to the line, close the flap and wipe the outside dry.",
          },
          {
            action: "adjust",
            title: "Set steam",
            how: "Dial to two or three dots, slider to the cloud, and press “eco” off.",
            see: "the slider moving with a soft stop at both ends.",
          },
          {
            action: "test",
            title: "Wait for the lamp",
            how: "Plug in, heel down, until the lamp goes out. Then hold it level over the tea towel for half a minute.",
            see: "a soft hiss and damp dots on the cloth.",
          },
          {
            action: "test",
            title: "Prime the shot button",
            how: "Press it ten times quickly: an empty pump needs some strokes before it draws water.",
            see: "resistance under your thumb, then a cloud.",
          },
        ],
      },
    },
    scale: {
      name: "scale in the steam chamber or its holes",
      short: "scale",
      weight: 7,
      why: "Each litre of hard water leaves a third of a gram of stone behind. It fills the little chamber over the plate and plugs the holes one by one.",
      check: {
        do: "Look at the holes of the cold plate with a torch.",
        finds: "they are white or brown, or flakes fall out when you shake it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 4],
        tools: [
          { name: "Citric acid", instead: "the maker's descaler" },
          { name: "Cotton buds" },
          { name: "Wooden toothpick" },
          { name: "Old towel" },
        ],
        steps: [
          {
            action: "look",
            title: "Read what your iron allows",
            how: "The tank says “self clean”, “calc” or “no descaler”. With a collector behind a screw at the side or back, rinse that first, with the iron cold.",
          },
          {
            action: "unplug",
            title: "Fill it with mild acid",
            how: "With the plug out, stir a level teaspoon of citric acid into 250 ml of lukewarm water and pour it into the tank.",
            warning:
              "No vinegar in irons with a pump: it eats the seals. If the maker forbids acids, use clear water only and repeat.",
          },
          {
            action: "test",
            title: "Heat it with the steam shut",
            how: "Dial to cotton, slider shut, until the lamp has gone out twice.",
          },
          {
            action: "unplug",
            title: "Pull the plug and let it spit",
            how: "Hold it level over the sink, press “self clean” or open the slider, rock it gently and let water and steam run out until the tank is empty.",
            warning: "Hot drops and steam shoot out of the plate: keep hands and face away.",
            see: "white or brown grains in the sink.",
          },
          {
            action: "clean",
            title: "Free the holes",
            how: "When it is cold, turn the toothpick in each hole and wipe the plate with wet cotton buds.",
            see: "dark round holes in every row.",
          },
          {
            action: "test",
            title: "Rinse twice",
            how: "Fill with clear water, heat, and steam it all out on the old towel.",
            see: "steam from all holes and no stains.",
          },
        ],
        prevention: ["Empty the tank after ironing, and run “self clean” once a month."],
        stopWhen: ["Two rounds bring no steam: the chamber is full, or a valve is stuck."],
      },
    },
    valve: {
      name: "a stuck drip valve or steam button",
      short: "the valve or button",
      weight: 4,
      why: "Under the slider a thin needle opens a hole of a millimetre. Scale or rust glues the needle, and then the slider moves without lifting it.",
      check: {
        do: "Fill the cold iron, hold it level over the sink and move the slider to full, then press the button ten times.",
        finds: "no drop comes, or the slider and button feel loose or stuck",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 2],
        tools: [
          { name: "Soft toothbrush" },
          { name: "Lemon juice", instead: "a pinch of citric acid in water" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Let it cool with the plug out",
            how: "Empty the tank through the filling hole.",
          },
          {
            action: "open",
            title: "Pull the needle out if it comes",
            how: "On many irons the slider or knob turns to a mark “anti-calc” and lifts straight out. Do not force one that has no such mark.",
            fallsOut: "The needle with its knob, about 8 cm long.",
            see: "a brown or white crust on its tip.",
          },
          {
            action: "clean",
            title: "Soak and brush the tip",
            how: "Lay it in lemon juice for fifteen minutes, brush it with the toothbrush and rinse it. Do not bend it and touch its tip with nothing hard.",
          },
          {
            action: "reassemble",
            title: "Slide it back in",
            how: "Same direction, push down, turn back from the mark.",
            putBack: "Tweezers help to set the little seal straight on the needle.",
          },
          {
            action: "test",
            title: "Count the drops cold",
            how: "Water in, iron level, slider open: watch the plate from below over the sink.",
            see: "one or two drops a second. Then dry it, and heat it up.",
          },
        ],
        stopWhen: ["The button stays down or the tank leaks round it: the pump part is inside."],
      },
    },
    generator: {
      name: "a pump, valve or switch in a steam station that has failed",
      short: "the pump or electric valve",
      weight: 3,
      why: "Stations heat water in a separate boiler and send it up a hose. A pump, an electric valve and a small switch in the handle all have to answer your trigger.",
      check: {
        do: "Listen at the base while you press the trigger.",
        finds: "there is no hum or click from the base, although the iron is hot",
        minutes: 1,
      },
      repair: {
        handOver: "The boiler is under pressure, and pump and valve are mains parts beside water.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [5, 50],
        tools: [{ name: "Drip tray", instead: "a baking tray" }],
        steps: [
          {
            action: "look",
            title: "Rule out the simple things",
            how: "Tank seated and full, “ready” lamp on, eco mode off, descaling lamp not lit.",
          },
          {
            action: "unplug",
            title: "Let the pressure go",
            how: "Pull the plug and wait for two hours before anything is moved.",
            warning:
              "Never open the boiler cap or its rinse screw while it is warm: it throws boiling water.",
          },
          {
            action: "look",
            title: "Look for water under the base",
            how: "Set the cold base on the tray for a night.",
            see: "a dry tray. Water in it means that the boiler or a hose has given way.",
          },
          {
            action: "look",
            title: "Report what the base does",
            how: "“No hum” means the pump or the handle switch, “hum and no steam” means the valve or scale. Tell that to a repairer of the make.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the holes in the iron's plate white or brown, or do flakes come out?",
      answers: {
        yes: {
          means: "there is scale in the holes",
          heard: [
            "limescale",
            "scale",
            "hard water",
            "flakes",
            "white bits",
            "blocked",
            "needs descaling",
            "descale",
          ],
          when: { scale: "often", valve: "sometimes", setting: "rarely", generator: "sometimes" },
        },
        no: { means: "the holes look clean", heard: ["descaled"] },
      },
    },
    {
      ask: "Does water drip from the iron's plate when it is cold, level and set to full steam?",
      answers: {
        yes: {
          means: "water gets through to the plate",
          when: { setting: "often", scale: "sometimes", valve: "never", generator: "sometimes" },
        },
        no: { means: "no water gets through" },
      },
    },
    {
      ask: "Is it an iron with a separate base and a hose?",
      answers: {
        yes: {
          means: "it is a station with a base",
          heard: ["steam generator", "steam station", "generator", "base station", "hose"],
          when: { generator: "always", setting: "sometimes", scale: "sometimes", valve: "never" },
        },
        no: { means: "it has its tank in the handle" },
      },
    },
    {
      ask: "Does the iron's steam button feel firm, and does it spring back?",
      answers: {
        yes: {
          means: "the button feels as always",
          when: { valve: "rarely", scale: "often", setting: "often" },
        },
        no: {
          means: "the button is loose or stuck",
          heard: [
            "button stuck",
            "button not working",
            "button loose",
            "slider loose",
            "slider stuck",
            "when button pressed",
          ],
        },
      },
    },
  ],
  safety: [
    "Steam is hotter than boiling water: test it over a sink or an old towel, never over your hand.",
  ],
  prevention: [
    "Use tap water mixed with the same amount of demineralised water where the water is hard, and no scented water.",
  ],
  stopWhen: ["Water runs out of the handle or near the cord."],
});

const leaks = defineFault({
  id: "iron-leaks",
  name: "leaks or spits water",
  weight: 5,
  says: [
    "leaking",
    "leaks water",
    "leaking from the front",
    "drips",
    "spits",
    "spitting water",
    "spits brown water",
    "leaves wet spots",
    "rusty water",
    "brown stains on clothes",
    "water comes out of the plate",
    "leaks when standing",
    "dripping when cold",
  ],
  causes: {
    "too-cold": {
      name: "a plate that is too cold for steam",
      short: "a cold plate",
      weight: 6,
      why: "Water that reaches the plate below about 130 °C does not boil but runs out of the holes. It happens at low settings, right after filling, and after many shots of steam in a row.",
      check: {
        do: "Close the steam slider, heat on cotton until the lamp goes out, and open it again.",
        finds: "it steams without dripping",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "White cloth" }],
        steps: [
          {
            action: "adjust",
            title: "Close the steam while it heats",
            how: "Slider shut, dial at two dots or more. Open it only when the lamp is out.",
          },
          {
            action: "unplug",
            title: "Fill it less full",
            how: "With the plug out, pour water off until it stands a finger below the line.",
          },
          {
            action: "adjust",
            title: "Give it time between shots",
            how: "Five seconds each. A cold shot leaves as water.",
          },
          {
            action: "test",
            title: "Steam over a white cloth",
            how: "One minute of level strokes.",
            see: "an even mist and no drops.",
          },
          {
            action: "adjust",
            title: "Park it dry",
            how: "Before you set it down for longer, close the slider.",
          },
        ],
        prevention: ["Empty it while it is warm and store it on its heel."],
      },
    },
    scale: {
      name: "scale that keeps the valve open or bursts out",
      short: "scale in the valve",
      weight: 5,
      why: "A grain under the needle keeps the drip valve ajar. Loose scale in the chamber foams and spits brown.",
      check: {
        do: "Steam on a white cloth and look at what comes out.",
        finds: "there are white grains or brown drops",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 4],
        tools: [{ name: "Citric acid" }, { name: "Baking tray" }, { name: "Old cotton cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Fill it with a weak solution",
            how: "Plug out. A level teaspoon of citric acid in 250 ml of water goes into the tank, unless the maker forbids it.",
          },
          {
            action: "test",
            title: "Heat it fully, slider shut",
            how: "Cotton, until the lamp has gone out twice.",
          },
          {
            action: "unplug",
            title: "Pull the plug and rinse it through",
            how: "Hold it level above the baking tray, open the slider and shake it gently until nothing comes any more.",
            warning:
              "It spits boiling water. Hold it away from you and keep children out of the room.",
            see: "grey or brown water with grains.",
          },
          {
            action: "clean",
            title: "Do it twice with clear water",
            how: "The last water must run colourless.",
          },
          {
            action: "test",
            title: "Iron the old cotton cloth dry",
            how: "With the steam off, so that the rest leaves the holes.",
            see: "no more spots.",
          },
        ],
        prevention: ["No water from a tumble dryer, a fridge or a perfume bottle: it foams."],
      },
    },
    body: {
      name: "a cracked tank or a seal that has given way",
      short: "the tank or seal",
      weight: 4,
      why: "After a fall the clear tank splits at the nose, or the joint between tank and plate opens. The water runs outside, and sometimes inside to the contacts.",
      check: {
        do: "Fill the cold, unplugged iron, dry it and stand it on kitchen paper for half an hour with the steam shut.",
        finds: "the paper is wet although it stands on its heel",
        minutes: 5,
      },
      repair: {
        handOver:
          "Water that leaves the tank can reach live contacts, and no glue keeps a joint tight at 200 °C.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 60],
        tools: [{ name: "Kitchen paper" }],
        steps: [
          {
            action: "unplug",
            title: "Do not plug it in again",
            how: "Empty the tank over the sink, slider open, nose down.",
          },
          {
            action: "look",
            title: "Find the first drop",
            how: "Dry it, fill it with the plug out and press kitchen paper round the nose, the flap and the joint over the plate.",
            see: "a wet line on the paper where it leaks.",
          },
          {
            action: "look",
            title: "Check the flap first",
            how: "A filling flap that lacks its rubber leaks when the iron lies flat. That part alone can be ordered.",
          },
          {
            action: "look",
            title: "Otherwise replace it",
            how: "Irons under two years go back to the shop. Older ones go to the small-appliance bin, with the cord left on.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the iron also leak when it stands cold and unplugged on its heel?",
      answers: {
        yes: {
          means: "it leaks standing cold",
          heard: ["leaks when standing", "leaks when cold", "leaking in front", "dropped"],
          when: { body: "often", "too-cold": "never", scale: "rarely" },
        },
        no: { means: "it stays dry standing cold", heard: ["only when hot", "only when ironing"] },
      },
    },
    {
      ask: "Are there white grains or brown stains in what the iron drips?",
      answers: {
        yes: {
          means: "grains or brown stains come out",
          heard: ["brown", "rusty", "stains", "white bits", "flakes", "limescale"],
          when: { scale: "always", "too-cold": "rarely", body: "rarely" },
        },
        no: { means: "clear water comes out" },
      },
    },
    {
      ask: "Does the iron drip mostly at low settings, just after filling or after many shots of steam?",
      answers: {
        yes: {
          means: "it drips when the plate is not hot enough",
          heard: ["low setting", "after filling", "before it is hot", "when first used"],
          when: { "too-cold": "often", scale: "sometimes", body: "rarely" },
        },
        no: { means: "it drips at full heat as well" },
      },
    },
  ],
  safety: ["Fill and empty it only with the plug out, and dry the handle before you plug in."],
  prevention: ["Do not overfill, and let it stand on its heel only."],
  stopWhen: ["Water comes out near the cord or the dial."],
});

const plateSticks = defineFault({
  id: "iron-plate-sticks-or-stains",
  name: "sticks, drags or leaves marks",
  weight: 3,
  says: [
    "sticks",
    "sticky plate",
    "drags",
    "burnt plate",
    "burnt on",
    "black marks",
    "marks on clothes",
    "melted fabric on the plate",
    "dirty soleplate",
    "glue on the plate",
    "not gliding",
    "scratched plate",
    "starch on the iron",
  ],
  causes: {
    residue: {
      name: "starch, glue or scorched fibres on the plate",
      short: "residue",
      weight: 6,
      why: "Spray starch and synthetic fibres bake on above 150 °C and turn brown. Each stroke then picks up more.",
      check: {
        do: "Run a fingernail over the cold plate.",
        finds: "it feels rough or tacky, and brown can be pushed off",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 6],
        tools: [
          { name: "Baking soda", instead: "white toothpaste" },
          { name: "Cotton cloth" },
          { name: "Wooden spatula" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Work on a cold plate",
            how: "Plug out, tank empty, iron on its back on a towel.",
          },
          {
            action: "clean",
            title: "Rub with a paste",
            how: "Three parts baking soda, one part water, on a damp cotton cloth. Rub in small circles without pressing hard.",
            see: "the cloth turning brown and the plate bright.",
          },
          {
            action: "clean",
            title: "Lift thick spots with wood",
            how: "Warm the iron on the lowest setting for a minute, unplug it again and push the softened spot off with the wooden spatula.",
            warning:
              "No knife, no steel wool and no oven cleaner: a scratched coating sticks for ever.",
          },
          {
            action: "clean",
            title: "Clear the holes",
            how: "Wipe paste out of each hole with wet cotton buds.",
          },
          {
            action: "test",
            title: "Iron a clean rag",
            how: "Medium heat, then with steam.",
            see: "a rag that stays white.",
          },
        ],
        prevention: ["Use starch on the reverse side, and iron prints inside out."],
      },
    },
    melted: {
      name: "synthetic cloth that has run onto the plate",
      short: "melted cloth",
      weight: 4,
      why: "Nylon and polyester turn liquid at 220 to 260 °C, well below the cotton setting, and freeze on the plate as a hard skin.",
      check: {
        do: "Look for a shiny, hard patch with the pattern of cloth in it.",
        finds: "the patch is smooth and plastic-like",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Thick cotton rag" },
          { name: "Wooden spoon" },
          { name: "Aluminium foil" },
          { name: "Coarse salt" },
        ],
        steps: [
          {
            action: "test",
            title: "Warm it until the skin turns soft",
            how: "Lowest setting, on its heel, by an open window. Two minutes are enough.",
          },
          {
            action: "unplug",
            title: "Pull the plug and peel",
            how: "Push the skin off with the edge of the wooden spoon and wipe the rest with the thick rag.",
            warning:
              "The plate is hot. Hold the iron by its handle and keep the rag folded four times.",
            see: "the skin coming off in curls.",
          },
          {
            action: "clean",
            title: "Polish on salt",
            how: "On an uncoated metal plate only: a tablespoon of salt on foil, and glide the warm iron, with steam off, over it for a minute.",
            see: "salt grains turning brown.",
          },
          {
            action: "clean",
            title: "Wipe it when it is cold",
            how: "With a damp cloth, and let it dry.",
          },
          {
            action: "test",
            title: "Try it on an old sheet",
            how: "From low to high.",
            see: "no thread that catches.",
          },
        ],
        prevention: ["Read the label, and sort the laundry from cool to hot."],
      },
    },
    coating: {
      name: "a coating that is scratched or worn through",
      short: "a worn coating",
      weight: 3,
      why: "Zips and buttons scratch the thin non-stick layer. Where it is gone, cloth drags and starch sticks again at once.",
      check: {
        do: "Wipe the plate clean and look along it against a lamp.",
        finds: "there are scratches or bare islands",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          { name: "Metal polish", instead: "white toothpaste" },
          { name: "Soft cloth" },
          { name: "Teflon shoe for the iron" },
        ],
        steps: [
          { action: "unplug", title: "Cold and unplugged", how: "Lay it plate up on a towel." },
          {
            action: "look",
            title: "Tell coating from metal",
            how: "Bright stainless steel may be polished. Grey, white or coloured coatings may not.",
          },
          {
            action: "clean",
            title: "Polish steel lightly",
            how: "A pea of metal polish on the soft cloth, along the plate, then wipe with alcohol until the cloth stays clean.",
          },
          {
            action: "replace",
            title: "Put a shoe on a worn coating",
            how: "A teflon shoe for €10 to €20 hooks over the nose and a spring holds it at the heel.",
            see: "it lies flat all round.",
          },
          {
            action: "test",
            title: "Iron something old",
            how: "Turn the dial one step higher than before: a shoe takes away some of the heat.",
            see: "it glides.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the patch on the iron's plate hard and shiny like plastic?",
      answers: {
        yes: {
          means: "the patch is hard and shiny",
          heard: ["nylon", "polyester", "synthetic", "plastic stuck", "melted fabric"],
          when: { melted: "always", residue: "rarely", coating: "never" },
        },
        no: { means: "there is no plastic-like patch" },
      },
    },
    {
      ask: "Is the iron's plate brown or sticky?",
      answers: {
        yes: {
          means: "the plate is brown or sticky",
          heard: ["brown", "starch", "sticky", "burnt", "black marks", "glue", "dirty"],
          when: { residue: "often", melted: "sometimes", coating: "rarely" },
        },
        no: { means: "the plate is not sticky" },
      },
    },
    {
      ask: "Do you see scratches or bare spots on the iron's plate?",
      answers: {
        yes: {
          means: "the plate is scratched or bare",
          heard: ["scratched", "scratches", "coating gone", "peeling"],
          when: { coating: "always", residue: "sometimes", melted: "rarely" },
        },
        no: { means: "the surface is whole" },
      },
    },
  ],
  safety: ["Work by an open window: heated residue gives off fumes."],
  prevention: ["Wipe the cold plate with a damp cloth once a week."],
  stopWhen: ["The coating comes off in flakes."],
});

const wrongHeat = defineFault({
  id: "iron-wrong-temperature",
  name: "gets too hot, or does not keep its temperature",
  weight: 4,
  says: [
    "too hot",
    "gets too hot",
    "overheats",
    "burns clothes",
    "scorches",
    "does not regulate temperature",
    "temperature dial not working",
    "dial turns freely",
    "heat setting wrong",
    "thermostat stuck",
    "same heat on every setting",
    "switches off too early",
    "cuts out",
    "heats now and then",
  ],
  causes: {
    dial: {
      name: "a dial that slips on its shaft",
      short: "a slipping dial",
      weight: 4,
      why: "The knob is pushed onto a flat shaft. When its plastic cracks it turns freely, and the thermostat stays wherever it was.",
      check: {
        do: "Turn the dial of the cold iron from stop to stop.",
        finds: "it turns without a stop or without any resistance",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Plastic card" },
          { name: "Thin wire", instead: "a cable tie" },
          { name: "Two-part epoxy" },
        ],
        steps: [
          { action: "unplug", title: "Plug out, fully cold", how: "An hour after the last use." },
          {
            action: "pry",
            title: "Lift the dial off",
            how: "Slide the plastic card under both sides and lift it straight up. If it does not come, leave it.",
            fallsOut: "A thin spring ring may jump out of the hub.",
            see: "a crack in the hub or a rounded hole.",
          },
          {
            action: "glue",
            title: "Bind the cracked hub",
            how: "Wind two turns of thin wire round the hub, twist the ends, and fix them with a little epoxy glue on the outside. Keep the hole clean and wait for a day.",
          },
          {
            action: "reassemble",
            title: "Press it on in the right place",
            how: "Turn the shaft to its lower stop with your fingers, set the dial to “min” and push it down.",
            putBack: "Spring ring first, in its groove.",
          },
          {
            action: "test",
            title: "Follow the click",
            how: "Plug in and turn up slowly: the click comes soon after “min”.",
            see: "the lamp going out earlier on one dot than on three.",
          },
        ],
        stopWhen: ["The shaft itself turns without a stop: the thermostat below is broken."],
      },
    },
    thermostat: {
      name: "a thermostat whose contacts stick or burn",
      short: "the thermostat",
      weight: 5,
      why: "A bent strip of two metals opens a contact when the plate is hot. When the contact welds itself shut, nothing stops the heating but a last fuse.",
      check: {
        do: "Set it to one dot, stand it on its heel in sight, and watch the lamp for ten minutes.",
        finds: "the lamp never goes out, or goes out only when the plate scorches a paper tissue",
        minutes: 10,
      },
      repair: {
        handOver:
          "An iron that does not stop heating is a fire in waiting, and its thermostat must be set with a thermometer on the plate.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 25],
        tools: [{ name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug at once",
            how: "Let it cool on its rest, on stone or tiles, with you in the room.",
          },
          {
            action: "look",
            title: "Label it",
            how: "“Does not switch off” on the label keeps others from using it by habit.",
          },
          {
            action: "look",
            title: "Check recalls and guarantee",
            how: "Search for maker, model and “recall”.",
          },
          {
            action: "look",
            title: "Leave the setting to a repairer",
            how: "Contacts can be cleaned and the screw set, but only with a probe on the plate.",
          },
        ],
      },
    },
    "auto-off": {
      name: "an automatic switch-off that acts by itself",
      short: "the auto-off",
      weight: 3,
      why: "A tilt sensor counts the seconds without movement. Slow strokes or a worn sensor make it think that you have left.",
      check: {
        do: "Move it briskly for a minute and note whether the lamp blinks.",
        finds: "it stays on as long as it is moved, and blinks when it goes off",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Stopwatch", instead: "the clock of your phone" }],
        steps: [
          {
            action: "test",
            title: "Time the pause",
            how: "Leave it lying flat on the rest and start the stopwatch, then do the same on its heel.",
            see: "about 30 seconds flat and 8 minutes upright. Those are the usual figures.",
          },
          {
            action: "adjust",
            title: "Wake it with a shake",
            how: "Lift and turn it once. It needs up to a minute to be hot again.",
          },
          {
            action: "unplug",
            title: "Reset the sensor",
            how: "Pull the plug for ten minutes, and shake the cold iron lightly to free the ball inside.",
          },
          {
            action: "test",
            title: "Iron a shirt",
            how: "With strokes as you are used to.",
            see: "no blinking before the shirt is done.",
          },
        ],
        stopWhen: [
          "It goes off while you move it: the sensor or a loose connection needs a repairer.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the iron's dial have firm stops at both ends?",
      answers: {
        yes: {
          means: "the dial has firm stops",
          when: { dial: "never", thermostat: "often", "auto-off": "often" },
        },
        no: {
          means: "the dial turns freely",
          heard: ["dial loose", "dial turns", "dial broken", "temperature dial", "knob"],
        },
      },
    },
    {
      ask: "Does the iron's lamp go out by itself when it stands on its heel at one dot?",
      answers: {
        yes: {
          means: "the lamp goes out by itself",
          when: { thermostat: "rarely", dial: "sometimes", "auto-off": "always" },
        },
        no: {
          means: "the lamp never goes out",
          heard: [
            "too hot",
            "burns clothes",
            "scorches",
            "overheats",
            "thermostat stuck",
            "does not regulate",
          ],
        },
      },
    },
    {
      ask: "Does the iron blink or beep when it goes off?",
      answers: {
        yes: {
          means: "it blinks or beeps when it goes off",
          heard: ["blinks", "blinking", "beeps", "flashing"],
          when: { "auto-off": "often", thermostat: "rarely", dial: "rarely" },
        },
        no: { means: "it does not blink or beep" },
      },
    },
  ],
  safety: ["Until it is mended, do not let it stand plugged in while you leave the room."],
  prevention: ["Turn the dial gently, and to “min” before you unplug it."],
  stopWhen: ["It scorches paper at its lowest setting."],
});

export const iron: Playbook = {
  faults: [noHeat, noSteam, leaks, wrongHeat, plateSticks],
  notes: [
    {
      about: ["water", "distilled", "demineralised", "tap water", "which water"],
      text: "Most irons are made for tap water. Where it is hard, mix it half and half with demineralised water. Pure demineralised water makes some irons spit. Condensed water from a dryer and scented water leave brown stains.",
    },
    {
      about: ["vinegar", "citric acid", "descaler"],
      text: "Citric acid, a level teaspoon in 250 ml of lukewarm water, is milder than vinegar. Follow the maker where descalers are forbidden, and rinse twice.",
    },
    {
      about: ["screw", "open", "special screw", "back cover"],
      text: "The rear cover of most irons hides under a clip and one or two screws, often with a star or an oval head. Opening it exposes mains connections: leave it to somebody who can test earth and insulation afterwards.",
    },
    {
      about: ["old iron", "vintage", "travel iron", "antique"],
      text: "Old irons with cloth cord may hold asbestos and often have no earth. Keep them for show, or have them tested before use.",
    },
  ],
};
