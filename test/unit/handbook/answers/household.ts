import type { Asked } from "./asked";

/** Answers as people give them about furniture, clothes, tools, bicycles and what lies about the house. */
export const household: readonly Asked[] = [
  {
    item: "drawer",
    ask: "Is the drawer's front crooked when it is nearly closed?",
    said: {
      yes: ["left side sticks out by a cm", "it hangs skew", "wonky as anything"],
      no: ["sits dead straight", "lines up perfectly"],
      unknown: ["cant get it anywhere near closed", "the drawer hasn't got a front any more"],
    },
  },
  {
    item: "ceramic",
    ask: "Can you see a line on your china that a fingernail feels?",
    said: {
      yes: ["theres a hairline running down from the rim", "my nail catches on it"],
      no: ["surface is smooth all over", "cant feel a thing", "not a mark"],
      unknown: ["i bite my nails"],
    },
  },
  {
    item: "pushchair",
    ask: "Is a strap of the pushchair frayed, cut or coming unsewn, or the buckle cracked?",
    said: {
      yes: ["one strap is hanging by a thread", "corner of the buckle has snapped off"],
      no: ["straps are as good as new", "all in one piece"],
      unknown: ["its got no straps, its a carrycot", "not looked"],
    },
  },
  {
    item: "sleeping-mat",
    ask: "Do bubbles come from the valve of the sleeping mat when you wet it?",
    said: {
      yes: ["yes tiny ones", "it fizzed when i put soapy water on"],
      no: ["not one bubble", "no bubbles anywhere round the valve"],
      unknown: ["im camping, no water here", "havent a bath big enough"],
    },
  },
  {
    item: "book",
    ask: "Does the book smell although it is dry?",
    said: {
      yes: ["stinks of fags", "a bit musty yes", "reeks"],
      no: ["smells of nothing", "no smell whatsoever"],
      unknown: ["cant smell anything since covid", "its still damp"],
    },
  },
  {
    item: "sofa",
    ask: "Does a thin skin flake off the sofa's cover?",
    said: {
      yes: ["little black flakes all over our clothes", "peeling like sunburn"],
      no: ["its cotton, no flaking", "the covers fine just ripped", "not flaking"],
      unknown: ["what sort of skin?"],
    },
  },
  {
    item: "cabinet",
    ask: "Does the cabinet lean sideways into a diamond, or does it rock from corner to corner?",
    said: {
      leans: ["leans to the left", "the whole lot sways sideways"],
      rocks: ["rocks on its feet", "it rocks corner to corner"],
      unknown: ["no", "its fixed to the wall so cant say"],
    },
  },
  {
    item: "bed",
    ask: "Is a plastic holder of the bed's slats split or missing?",
    said: {
      yes: ["two of them have gone awol", "one cracked in half"],
      no: ["theyre all there and whole", "none missing, none broken"],
      unknown: [
        "there arent any plastic bits on my bed, slats sit on wood",
        "mattress is too heavy to lift",
      ],
    },
  },
  {
    item: "torch",
    ask: "Does the torch react when you shake, hit or twist it?",
    said: {
      yes: ["bash it and it comes on", "if I twist the end it flickers"],
      no: ["bashed it about, stays off", "nowt"],
      unknown: ["I daren't hit it, it was expensive"],
    },
  },
  {
    item: "torch",
    ask: "Does the torch work after charging, but only for minutes?",
    said: {
      yes: ["five mins and its flat", "dies after a few minutes"],
      no: ["doesn't come on at all even after charging all night", "lasts for hours"],
      unknown: ["takes AA batteries, it isn't chargeable"],
    },
  },
  {
    item: "bicycle",
    ask: "When it slips, do the pedals spin forward freely for a quarter turn or more?",
    said: {
      yes: ["my feet go right round with no drive", "they spin freely"],
      no: ["only jumps a tooth", "no just a little skip"],
      unknown: ["happens too fast to notice"],
    },
  },
  {
    item: "bicycle",
    ask: "Did the air go out of the bicycle's tyre at once, or over hours or days?",
    said: {
      fast: ["went bang", "flat within seconds", "all at once"],
      slow: ["takes about two days", "slowly overnight", "goes soft over a week"],
      unknown: ["found it flat in the shed"],
    },
  },
  {
    item: "bicycle",
    ask: "Do the bicycle's lights run on a dynamo, or on batteries or USB?",
    said: {
      dynamo: ["dynamo on the front wheel", "hub dynamo"],
      battery: ["I charge them by usb", "2 AA batteries"],
      unknown: ["haven't a clue"],
    },
  },
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
