import type { Asked } from "./asked";

/** Answers as people give them about appliances of the house. */
export const appliances: readonly Asked[] = [
  {
    item: "television",
    ask: "Does another device work in the television's socket?",
    said: {
      yes: [
        "plugged a lamp in and it came straight on",
        "hoover runs off it no problem",
        "the kettle's happy there",
      ],
      no: ["lamp wouldn't light there either", "nope that socket is dead as well"],
      unknown: ["the socket is behind the unit, cant get to it", "havent tried that yet"],
    },
  },
  {
    item: "string-lights",
    ask: "Did the string lights begin to flicker after rain or frost?",
    said: {
      yes: ["it chucked it down the night before", "yeah we had a hard frost that week"],
      no: ["they're indoors, never been outside", "no it had been dry for weeks"],
      unknown: ["couldnt say when it began", "my wife put them up so ask her"],
    },
  },
  {
    item: "juicer",
    ask: "Is the juicer quiet with a clean, empty sieve?",
    said: {
      yes: ["purrs like a kitten when its empty", "yep quiet then"],
      no: ["still screams", "makes the same racket clean or not", "no, just as loud"],
      unknown: ["which bit is the sieve?", "I haven't cleaned it so I wouldnt know"],
    },
  },
  {
    item: "kettle",
    ask: "Does the kettle also leak when it stands unheated, half full?",
    said: {
      yes: [
        "left it overnight and there was a puddle in the morning",
        "drips all the time, hot or cold",
      ],
      no: ["bone dry until i switch it on", "not a drop when its cold"],
      unknown: ["ill have to leave it standing and see", "not left it long enough to find out"],
    },
  },
  {
    item: "kettle",
    ask: "Is the floor of the kettle inside white, brown or rough?",
    said: {
      yes: [
        "furred right up, we have very hard water",
        "its caked in white stuff",
        "theres a chalky layer",
      ],
      no: ["shiny as new", "descaled it last week so its gleaming", "no nice and clean"],
      unknown: ["cant see in, the lid only opens a crack"],
    },
  },
  {
    item: "electric-toothbrush",
    ask: "Is the toothbrush's button sticky, torn or working only in one spot?",
    said: {
      yes: [
        "you have to press it just so on the left edge",
        "the rubber over it has split",
        "bit gummy yes",
      ],
      no: ["button feels fine", "clicks nicely as it always did"],
      unknown: ["mine doesn't have a button, it starts by itself", "no clue tbh"],
    },
  },
  {
    item: "electric-toothbrush",
    ask: "Does the toothbrush slow down when you press it?",
    said: {
      yes: ["the second I push on it it nearly stalls", "yes it bogs right down"],
      no: ["same speed however hard i push", "no difference", "pressing makes no odds"],
      unknown: ["it wont run at all so i cant test that"],
    },
  },
  {
    item: "hair-dryer",
    ask: "Did the hair dryer get very hot, or was its back grille full of fluff, before it stopped?",
    said: {
      yes: [
        "the back was matted with hair",
        "it was roasting, couldnt hold it",
        "now you say it, yes it felt boiling",
      ],
      no: [
        "grille was clean and it was only lukewarm",
        "neither, it was cool and I clean it every week",
      ],
      unknown: ["my daughter was using it, she didnt say"],
    },
  },
  {
    item: "dehumidifier",
    ask: "Does pressing on the dehumidifier's tank or panels stop the noise?",
    said: {
      yes: ["goes quiet when i lean on the side", "if i push the tank in the rattle stops"],
      no: ["pushed everywhere and it still rattles", "makes no difference where I press"],
      unknown: ["I dont want to touch it while its running", "its not noisy, its the smell"],
    },
  },
  {
    item: "fan",
    ask: "Do the fan's blades scrape or stop at one and the same place?",
    said: {
      yes: [
        "catches on the guard every time round at the top",
        "you can hear it scraping the cage",
      ],
      no: ["nothing in the way, spins clean", "they turn freely all the way round"],
      unknown: ["can't see the blades through the mesh", "hard to tell, they dont move"],
    },
  },
  {
    item: "oven",
    ask: "Do you feel a hot draught along the oven's closed door?",
    said: {
      yes: ["you could dry your hands there", "hot air pouring out the top edge"],
      no: ["cool as anything along there", "cant feel any draught", "no, no heat coming out"],
      unknown: ["oven's not been on since", "what do you mean by draught"],
    },
  },
  {
    item: "hair-straightener",
    ask: "Are the straightener's plates brown, rough or sticky?",
    said: {
      yes: ["covered in old hairspray gunk", "theyve gone a bit rough at the edges"],
      no: ["smooth and shiny", "nope i wipe them down each time"],
      unknown: ["too hot to touch at the moment"],
    },
  },
  {
    item: "hair-straightener",
    ask: "Does the straightener's button click?",
    said: {
      yes: ["I can hear it click", "clicks fine", "yes clear click"],
      no: ["goes in all mushy", "no, feels dead under my finger"],
      unknown: ["theres no button on these, just a slide", "button? where"],
    },
  },
  {
    item: "slow-cooker",
    ask: "Is the pot's knob or switch loose, or do some of its keys fail?",
    said: {
      yes: ["the knob just spins round and round", "minus key does nothing", "its wobbly"],
      no: ["knob is nice and firm", "all the keys work"],
      unknown: ["what pot"],
    },
  },
  {
    item: "slow-cooker",
    ask: "Does steam hiss at the rim of its locked lid?",
    said: {
      yes: ["whistles round the edge all the time", "yep hissing"],
      no: ["not a peep", "no steam coming out anywhere"],
      unknown: ["lid doesnt lock on this one, its just glass"],
    },
  },
  {
    item: "iron",
    ask: "Does the iron's lamp flicker, or does it heat now and then, when its cord is moved?",
    said: {
      yes: [
        "if I waggle the flex it comes back to life for a second",
        "the light blinks when i bend it near the plug",
      ],
      no: ["moved it about every which way, nothing", "waggling the flex does nothing"],
      unknown: ["its a cordless iron", "i dont fancy wiggling a live cable"],
    },
  },
  {
    item: "sewing-machine",
    ask: "Is there a mat of lint between the sewing machine's feed teeth?",
    said: {
      yes: ["pulled out a wodge like felt", "its packed with fluff in there"],
      no: ["brushed it out yesterday, spotless", "no its clear"],
      unknown: ["how do I get the plate off to look?", "what are feed teeth"],
    },
  },
  {
    item: "sewing-machine",
    ask: "Is the sewing machine's handwheel stiff all the way round, or does it stop hard at one point?",
    said: {
      stiff: ["its stiff all round", "heavy to turn the whole way", "same stiffness everywhere"],
      hard: ["goes so far then hits something solid", "it stops dead half way"],
      unknown: ["yes", "where is the handwheel"],
    },
  },
  {
    item: "washing-machine",
    ask: "Where does the washing machine's water appear first: at the door, at the soap drawer, behind it, or under its middle?",
    said: {
      door: ["runs down the front from the door", "from the rubber on the porthole door"],
      drawer: ["out of the powder drawer", "where the soap goes in"],
      behind: ["comes from round the back", "at the hose behind"],
      unknown: [
        "just find the floor wet when i come home",
        "everywhere, couldnt tell you where it starts",
      ],
    },
  },
  {
    item: "vacuum",
    ask: "Is the vacuum cordless?",
    said: {
      yes: ["its one of those battery stick ones", "yes, charges on the wall"],
      no: ["no its got a lead", "it plugs in", "has a cable"],
      unknown: ["whats it matter"],
    },
  },
  {
    item: "vacuum",
    ask: "Did you hear a bang or smell rubber when the vacuum's brush stopped?",
    said: {
      yes: ["definite whiff of burnt rubber", "a loud pop then nothing"],
      no: ["it just quietly stopped", "no bang no smell"],
      unknown: ["wasn't in the room", "I have no sense of smell since covid and wasn't listening"],
    },
  },
  {
    item: "dvd-player",
    ask: "What do you hear when you press Open on the player: a hum, a rattle or silence?",
    said: {
      hum: ["a faint hum", "the motor hums away"],
      rattle: ["sounds like a rattle", "rattly noise like gears slipping"],
      nothing: ["silence", "no sound at all", "nothing happens"],
      unknown: ["I'm hard of hearing", "cant find the open button"],
    },
  },
  {
    item: "hob",
    ask: "Does the hob's burner go out when you let go of its knob?",
    said: {
      yes: ["dies the moment i release it", "soon as i take my hand off it goes out"],
      no: ["stays lit", "no, keeps burning"],
      unknown: ["it never lights in the first place", "its an induction hob"],
    },
  },
];
