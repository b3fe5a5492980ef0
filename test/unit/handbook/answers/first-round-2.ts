import type { Asked } from "./asked";

/** More answers about all kinds of things, first round. */
export const firstRest: readonly Asked[] = [
  {
    item: "monitor",
    ask: "Does the monitor work with another device and another cable?",
    said: {
      yes: ["hooked it to my laptop and its fine"],
      no: ["tried a new hdmi lead and the xbox, still no signal", "black with everything"],
      unknown: ["dont own another computer"],
    },
  },
  {
    item: "scanner",
    ask: "Do the marks change after you wipe the scanner's glass?",
    said: {
      yes: ["they moved", "the marks went after wiping"],
      no: ["marks are still in exactly the same place", "cleaned it twice, still there"],
      unknown: ["how do you open the lid"],
    },
  },
  {
    item: "digital-camera",
    ask: "Does the camera whir or click when you press Eject, with its mains adapter on?",
    said: {
      yes: ["whirs for a sec then stops", "i can hear a click"],
      no: ["not a whisper", "doesnt make any sound"],
      unknown: ["lost the mains adapter"],
    },
  },
  {
    item: "hi-fi",
    ask: "Is there a disc inside the hi-fi that does not come out?",
    said: {
      yes: ["queens greatest hits is stuck in there", "yep wont eject"],
      no: ["its empty", "no discs in it"],
      unknown: ["cant tell if theres one in"],
    },
  },
  {
    item: "chair",
    ask: "Does the chair lean, tilt or click at the plate below its seat?",
    said: {
      yes: ["tips over to the left", "theres a clunk underneath when i lean back"],
      no: ["sits dead level and firm", "nope its solid underneath"],
      unknown: ["its a wooden dining chair, no plate"],
    },
  },
  {
    item: "paper-shredder",
    ask: "Were the shredder's cutters oiled within the last month?",
    said: {
      yes: ["oiled it last week", "yes did it on sunday"],
      no: ["never been oiled", "didnt know you had to", "not for years"],
      unknown: ["its the office shredder, no idea who oils it"],
    },
  },
  {
    item: "vacuum",
    ask: "Have the vacuum's bag or bin and its filters been emptied and cleaned in the last month?",
    said: {
      yes: ["emptied and washed the filter yesterday", "new bag last week"],
      no: ["not since i bought it", "cant remember the last time i did, ages ago"],
      unknown: ["cleaner does that"],
    },
  },
  {
    item: "steam-mop",
    ask: "Did the steam mop fall, or do you see a crack?",
    said: {
      yes: ["dropped it down the stairs", "theres a hairline crack by the tank"],
      no: ["never dropped, no cracks", "its not been knocked"],
      unknown: ["its my mothers, ill ask"],
    },
  },
  {
    item: "heater",
    ask: "Does the heater react when you press down on it or stand it on a hard floor?",
    said: {
      yes: ["it came on when i moved it off the carpet", "pushing down gets it going"],
      no: ["pushed it, moved it to the tiles, zilch", "makes no odds"],
      unknown: ["its fixed to the wall"],
    },
  },
  {
    item: "heater",
    ask: "Is the air from the heater's fan weaker or noisier than it used to be?",
    said: {
      yes: ["hardly any air now", "it used to roar, now its just a breeze"],
      no: ["blows as hard as ever", "same as its always been"],
    },
  },
  {
    item: "washing-machine",
    ask: "Was the washing machine moved or newly set up shortly before?",
    said: {
      yes: ["had it moved for the new floor last week", "we just moved house"],
      no: ["its been in the same spot for 10 years", "hasnt moved an inch"],
      unknown: ["landlord might have"],
    },
  },
  {
    item: "dishwasher",
    ask: "Is there foam in the dishwasher when you open it after five minutes?",
    said: {
      yes: ["loads of suds", "like a bubble bath in there"],
      no: ["no suds at all", "just water"],
      unknown: ["door locks, wont let me open it"],
    },
  },
  {
    item: "tablet",
    ask: "Is the tablet more than six years old?",
    said: {
      yes: ["older than my daughter and shes 9"],
      no: ["18 months old", "its this years model"],
    },
  },
  {
    item: "zip",
    ask: "Does the zip open anywhere along its length, or always at the same spot?",
    said: {
      anywhere: ["opens anywhere", "all over the place"],
      spot: ["always same spot near the bottom", "just in the one place"],
      unknown: ["yes it does"],
    },
  },
  {
    item: "fan",
    ask: "What does it sound like on the fan: a rattle, a squeal, or a click at each turn?",
    said: {
      rattle: ["its more of a rattle", "rattling"],
      squeal: ["squeaky", "high pitched squeal"],
      click: ["tick tick tick once per turn"],
      unknown: ["all of them", "just loud"],
    },
  },
  {
    item: "bicycle",
    ask: "Does the bicycle slip in every gear, or mainly in one or two?",
    said: {
      all: ["every gear", "all of them"],
      few: ["only in the top two", "just second gear"],
      unknown: ["it doesnt have gears"],
    },
  },
  {
    item: "bag",
    ask: "Is the damage of the bag in its outer cloth, or only in the lining?",
    said: {
      outside: ["outer", "right through the outside"],
      inside: ["just the lining", "inside only"],
      unknown: ["yes"],
    },
  },
  {
    item: "television",
    ask: "What do you see on the television: fixed lines or bands, blocks and freezing, or wrong colours and shape?",
    said: {
      lines: ["vertical lines down one side", "a band across the middle"],
      blocks: ["keeps freezing and going blocky", "goes all pixelated"],
      colours: ["everyones face is green", "colours are wrong"],
      unknown: ["nothing wrong with the picture its the sound"],
    },
  },
  {
    item: "radio",
    ask: "Does the radio play on fresh batteries?",
    said: {
      yes: ["put 4 new AAs in and it plays"],
      no: ["new batteries, not a peep"],
      none: ["mains only", "doesnt take batteries"],
      unknown: ["need to buy some first"],
    },
  },
  {
    item: "blender",
    ask: "Where does the blender leak: at the bottom round the blade, out of a crack, or at the lid?",
    said: {
      bottom: ["from underneath the blade", "bottom"],
      crack: ["through a crack in the jug"],
      lid: ["out the top", "squirts out round the lid"],
      unknown: ["i just find a puddle"],
    },
  },
];
