import type { Asked } from "./asked";

/** Answers as people give them about furniture, bicycles and torches. */
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
];
