import type { Asked } from "./asked";

/** Answers as people give them about what is worn, about tools, taps and what is used outdoors. */
export const outdoors: readonly Asked[] = [
  {
    item: "spectacles",
    ask: "Is the small screw at the hinge of your glasses still there?",
    said: {
      yes: ["its there but wobbly", "yes both are in"],
      no: ["long gone", "it dropped out in the car park", "nope just an empty hole"],
      unknown: ["I need my glasses to see that!", "no hinge on these, they're flexible wire"],
    },
  },
  {
    item: "clock",
    ask: "Is the clock's tick even, with the same pause after tick and tock?",
    said: {
      yes: ["steady as a drum", "sounds even to me"],
      no: ["it limps", "tick......tock tick......tock, all uneven"],
      unknown: ["it doesn't tick at all", "it isn't going at the moment"],
    },
  },
  {
    item: "clock",
    ask: "Has one of the clock's hands come off, or does one turn loosely?",
    said: {
      yes: [
        "minute hand flops about",
        "the big hand is lying in the bottom",
        "one of them is loose",
      ],
      no: ["both on tight", "hands are fine"],
      unknown: ["its a digital clock"],
    },
  },
  {
    item: "hand-tool",
    ask: "Does the hand tool's rust come off in flakes or leave pits?",
    said: {
      yes: ["it flakes off in sheets", "theres pits all over the blade"],
      no: ["just a light orange film", "no it rubbed straight off, smooth underneath"],
      unknown: ["not tried to get any off"],
    },
  },
  {
    item: "chair",
    ask: "Is the chair's broken part made of wood?",
    said: {
      yes: ["solid oak", "yeah wood"],
      no: ["its plastic", "metal leg", "its steel tube"],
      unknown: ["could be either, its painted over"],
    },
  },
  {
    item: "chair",
    ask: "Does the chair rock on a perfectly flat surface with nobody on it?",
    said: {
      yes: ["tips back and forth even on the kitchen worktop", "yes it wobbles"],
      no: ["stands rock steady", "solid as anything"],
      unknown: ["dont think any floor in this house is flat"],
    },
  },
  {
    item: "tap",
    ask: "Is the tap a single lever or quarter-turn tap, rather than one that takes several turns?",
    said: {
      yes: ["its a mixer with one lever", "quarter turn"],
      no: ["you have to twist it round and round", "old fashioned cross heads, several turns"],
      unknown: ["what is a quarter turn tap"],
    },
  },
  {
    item: "cistern",
    ask: "Do you have to pump the cistern's handle several times before it flushes?",
    said: {
      yes: ["four or five goes every time", "pump it like mad"],
      no: ["goes first time", "one push does it"],
      unknown: ["its a button not a handle", "guests use that loo, not me"],
    },
  },
  {
    item: "garden-hose",
    ask: "Is the tap itself weak when the garden hose is taken off?",
    said: {
      yes: ["its only a dribble from the tap too", "yeah pathetic"],
      no: ["gushes out", "tap has loads of pressure", "full force"],
      unknown: ["cant get the hose off, its seized on"],
    },
  },
  {
    item: "pressure-washer",
    ask: "Does a lamp burn in the pressure washer's socket, and is its fuse new?",
    said: {
      yes: ["lamp works there and i put a new 13 amp in", "yes to both"],
      no: ["lamp doesnt light there", "no, havent changed the fuse"],
      unknown: ["no lamp to try it with", "I don't do electrics"],
    },
  },
  {
    item: "cordless-drill",
    ask: "Does the drill run with another battery pack?",
    said: {
      yes: ["borrowed my neighbours and it flies", "runs like new on the other one"],
      no: ["both packs the same, dead", "tried the spare, not a flicker"],
      unknown: ["only have the one battery", "don't own another"],
    },
  },
  {
    item: "garment",
    ask: "Is there a cord in the garment that is pulled tight, or elastic that stretches?",
    said: {
      cord: ["a drawstring", "theres a cord with toggles"],
      elastic: ["elastic", "its elasticated"],
      unknown: ["yes", "dont know until I unpick it"],
    },
  },
  {
    item: "curtain",
    ask: "Does a bracket of the curtain's rail move in the wall?",
    said: {
      yes: [
        "left one's hanging out of the plaster",
        "it wobbles when you draw them",
        "pulls out a bit",
      ],
      no: ["brackets are rock solid", "won't budge"],
      unknown: ["i cant climb up there", "no brackets, the rails on the ceiling"],
    },
  },
  {
    item: "zip",
    ask: "Are the zip's teeth of metal with white or green spots, or has it been in salt water?",
    said: {
      yes: ["its off my wetsuit, in the sea every weekend", "theres green crud on them"],
      no: ["plastic teeth, never near the sea", "clean metal no spots"],
      unknown: ["colour blind so cant tell"],
    },
  },
  {
    item: "camping-stove",
    ask: "Is there rust on the camping stove's pipe or valve?",
    said: {
      yes: ["quite a lot actually", "a few orange patches"],
      no: ["not a speck", "no its stainless and clean"],
      unknown: ["where would the valve be?"],
    },
  },
];
