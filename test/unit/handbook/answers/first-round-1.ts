import type { Asked } from "./asked";

/** More answers about all kinds of things, first round. */
export const firstHalf: readonly Asked[] = [
  {
    item: "dehumidifier",
    ask: "Does the dehumidifier's tank lamp shine, or does its float stick?",
    said: {
      yes: ["tank light is on all the time even when empty", "float wont go up and down"],
      no: ["no light and the float bobs up and down nicely", "light's off"],
      unknown: ["where's the float"],
    },
  },
  {
    item: "string-lights",
    ask: "Is the adapter of the string lights cold, or without its own light, in a socket that works?",
    said: {
      yes: ["stone cold, no light on it", "no little green light any more"],
      no: ["it gets warm", "green led is on", "no adapter, solar"],
      unknown: ["they run off batteries"],
    },
  },
  {
    item: "tumble-dryer",
    ask: "Is it a heat pump tumble dryer (an A++ label, no hose, fins behind a flap)?",
    said: {
      yes: ["label says A++", "yeah heat pump"],
      no: ["vented with a hose out the window", "ordinary condenser"],
      unknown: ["label has worn off"],
    },
  },
  {
    item: "food-processor",
    ask: "Does the food processor hum or click, or has it smelled burnt?",
    said: {
      yes: ["you can hear a low hum", "it stank of burning last time", "clicks when i turn it"],
      no: ["silent as the grave", "not a sound and no smell"],
      unknown: ["I was not in the kitchen"],
    },
  },
  {
    item: "torch",
    ask: "Does the torch react when you shake, hit or twist it?",
    said: {
      yes: ["comes on for a sec when i whack it"],
      no: ["shook it like mad, nothing doing"],
    },
  },
  {
    item: "garden-hose",
    ask: "Is one winding of the garden hose caught under another?",
    said: {
      yes: ["its all tangled up", "yes one loop is trapped"],
      no: ["wound neatly", "no they all lie side by side"],
      unknown: ["its in a sealed box"],
    },
  },
  {
    item: "hob",
    ask: "Does the hob's burner go out when you let go of its knob?",
    said: {
      yes: ["only stays lit while i hold it in", "needs holding in or it dies"],
      no: ["keeps burning fine when i let go"],
    },
  },
  {
    item: "lamp",
    ask: "Do you see cracks, brown edges or worn slots on the lamp's holder?",
    said: {
      yes: ["edges have gone brown", "theres a big crack down one side"],
      no: ["looks brand new", "holder seems fine", "none that i can see"],
      unknown: ["bulb is stuck in it so i cant see"],
    },
  },
  {
    item: "clock",
    ask: "Is the clock's tick even, with the same pause after tick and tock?",
    said: {
      yes: ["nice and regular", "yes"],
      no: ["tick is lopsided"],
    },
  },
  {
    item: "vacuum",
    ask: "Did you hear a bang or smell rubber when the vacuum's brush stopped?",
    said: {
      yes: ["yes a right bang", "smelt like burning tyres"],
      no: ["nothing like that"],
    },
  },
  {
    item: "bed",
    ask: "Has a metal hook, plate or bracket of the bed torn out of its board?",
    said: {
      yes: ["hook ripped clean out of the side rail", "bracket has pulled out of the chipboard"],
      no: ["all the brackets are still in", "no all firmly fixed"],
      unknown: ["mattress is on, cant see"],
    },
  },
  {
    item: "bed",
    ask: "Does a slat of the bed squeak when you press on it with the mattress off?",
    said: {
      yes: ["third one from the top squeaks", "oh yes creaks like mad"],
      no: ["pressed each one and not a creak", "silent"],
      unknown: ["not taken the mattress off"],
    },
  },
  {
    item: "ceramic",
    ask: "Is there a nick in the rim of your china or glass?",
    said: {
      yes: ["tiny chip near the handle", "small nick yes"],
      no: ["rim is perfect", "ran my finger round, smooth all the way"],
    },
  },
  {
    item: "headphones",
    ask: "Do the headphones give sound with another device?",
    said: {
      yes: ["work a treat on my phone"],
      no: ["silent on that too", "still nothing out of them"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Does the computer beep, or does a small light stay on at the board, when it should start?",
    said: {
      yes: ["three beeps", "a little red light stays on inside"],
      no: ["no beeps no lights", "totally silent and dark"],
      unknown: ["I cannot open the case"],
    },
  },
  {
    item: "e-bike",
    ask: "Is there dirt, damp or a bent pin in the e-bike's charging socket?",
    said: {
      yes: ["one of the pins is squashed over", "bit of mud in there"],
      no: ["looks spotless to me", "clean and dry, pins straight"],
      unknown: ["cover is stuck, cant look in"],
    },
  },
  {
    item: "e-scooter",
    ask: "Do bubbles come from the valve of the electric scooter's tyre when you wet it?",
    said: {
      yes: ["loads of bubbles", "there was a stream of little bubbles"],
      no: ["tight as a drum", "didnt bubble"],
      unknown: ["tyres are solid rubber", "no valve, theyre solid"],
    },
  },
  {
    item: "laptop",
    ask: "Does the laptop show a list of Wi-Fi networks?",
    said: {
      yes: ["shows about 12", "yep lots of them"],
      no: ["empty"],
    },
  },
  {
    item: "cordless-drill",
    ask: "Does any lamp light on the drill's charger?",
    said: {
      yes: ["red one comes on", "green light flashing"],
      no: ["no lights at all", "dead as a dodo"],
      unknown: ["left the charger at work"],
    },
  },
  {
    item: "power-tool",
    ask: "Does the power tool run well on another pack?",
    said: {
      yes: ["stuck my mates pack in and away it went", "works fine with a different one"],
      no: ["same with both", "still weak with the other battery"],
      unknown: ["only got the one pack"],
    },
  },
];
