import type { Asked } from "./asked";

/** More answers about all kinds of things, second round. */
export const secondHalf: readonly Asked[] = [
  {
    item: "dehumidifier",
    ask: "Is the dehumidifier's room colder than 15 °C, or below 50 % humidity already?",
    said: {
      yes: ["its in the garage and freezing in there", "perishing cold down there"],
      no: ["its a warm steamy bathroom", "no, heated to 20 and dripping wet walls"],
      unknown: ["no thermometer here"],
    },
  },
  {
    item: "dishwasher",
    ask: "Does the dishwasher show any light or sound?",
    said: {
      yes: ["a couple of leds blink", "it beeps once"],
      no: ["not so much as a beep", "completely lifeless", "dark"],
      unknown: ["its behind a door panel so I wouldnt see any"],
    },
  },
  {
    item: "electric-toothbrush",
    ask: "Does a lamp come on when the toothbrush stands on its base?",
    said: {
      yes: ["blue light comes on", "yeah it glows green"],
      no: ["no light shows", "stays dark on the stand"],
      unknown: ["my base hasn't got a lamp", "lost the base"],
    },
  },
  {
    item: "fridge",
    ask: "Does water collect under the fridge's lowest drawers?",
    said: {
      yes: ["always a pool under the salad drawers", "i mop it out every week"],
      no: ["bone dry under there", "not a drop"],
      unknown: ["drawers are frozen in, cant get them out"],
    },
  },
  {
    item: "heater",
    ask: "Is the heater's smell or noise over after the first half hour?",
    said: {
      yes: ["goes off after ten minutes", "settles down once its warm"],
      no: ["goes on all evening", "never stops", "still stinks hours later"],
      unknown: ["never left it on that long"],
    },
  },
  {
    item: "sewing-machine",
    ask: "Does the sewing machine's bobbin turn at all when the winder is engaged?",
    said: {
      yes: ["turns but slowly", "spins ok"],
      no: ["just sits there", "doesn't budge", "stays still"],
      unknown: ["how do i engage it"],
    },
  },
  {
    item: "sewing-machine",
    ask: "Is the sewing machine's handwheel heavy or squeaky when turned by hand?",
    said: {
      yes: ["takes two hands to turn", "squeaks like a mouse", "its hard work"],
      no: ["turns like butter", "light as a feather", "nice and free"],
      unknown: ["havent turned it by hand"],
    },
  },
  {
    item: "steam-mop",
    ask: "Do you see drips, rust or white trails on the steam mop's body?",
    said: {
      yes: ["rusty streaks down the front", "some white marks yes"],
      no: ["not that i can see", "body is dry and clean"],
      unknown: ["its in the cupboard, ill look later"],
    },
  },
  {
    item: "vacuum",
    ask: "Does the vacuum screech or grind as it runs down after switching off?",
    said: {
      yes: ["squeals to a stop", "makes a horrible grinding"],
      no: ["winds down quietly", "smooth and quiet"],
      unknown: ["it wont switch on to begin with so i dont know"],
    },
  },
  {
    item: "washing-machine",
    ask: "Does the washing machine move about on the floor?",
    said: {
      yes: ["walks half way across the kitchen", "it creeps forward a few inches"],
      no: ["stays put", "hasn't moved at all", "rooted to the spot"],
      unknown: ["im never in when it spins"],
    },
  },
  {
    item: "hi-fi",
    ask: "Does the hi-fi's sound come back when you turn the volume or the source knob to and fro?",
    said: {
      yes: ["crackles then comes back", "if i twiddle the volume it cuts back in"],
      no: ["twiddled everything, still silent", "no amount of turning brings it back"],
      unknown: ["mine only has a remote"],
    },
  },
  {
    item: "record-player",
    ask: "Does the record player's hum change when you touch its metal arm or the thin earth wire?",
    said: {
      yes: ["hum disappears when i touch the arm", "gets louder"],
      no: ["same hum whatever i touch", "touching it does nothing"],
      unknown: ["there isnt an earth wire on it"],
    },
  },
  {
    item: "speaker",
    ask: "Has the speaker a battery of its own?",
    said: {
      yes: ["its a bluetooth one you charge", "yes rechargeable"],
      no: ["runs off the mains only", "plugs into the wall"],
      unknown: ["how would i know"],
    },
  },
  {
    item: "bicycle",
    ask: "Did the bicycle crash, fall hard or run into something before this began?",
    said: {
      yes: ["went into the back of a van", "hit a massive pothole", "came off it on the ice"],
      no: ["no accidents", "never crashed it"],
      unknown: ["bought it used last month so who knows"],
    },
  },
  {
    item: "household-textile",
    ask: "Does light come through a large area of the household textile?",
    said: {
      yes: ["you can see right through the middle", "threadbare all over"],
      no: ["still nice and thick apart from the hole", "no its dense"],
      unknown: ["its dark out, will check in the morning"],
    },
  },
  {
    item: "shoe",
    ask: "Do you see a row of empty stitch holes along the damage to the shoe?",
    said: {
      yes: ["yeah a line of little holes", "stitching has come out"],
      no: ["no stitching there, its glued", "just a rip in the leather"],
      unknown: ["too dirty to tell"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Is the computer's system out of support, such as Windows 7 or 8, or an old macOS?",
    said: {
      yes: ["windows xp", "still on 7"],
      no: ["windows 11", "fully up to date"],
      unknown: ["it wont boot so i cant see which"],
    },
  },
  {
    item: "digital-camera",
    ask: "Does the camera say that the card is locked, full or must be formatted?",
    said: {
      yes: ["card locked it says", "wants me to format"],
      no: ["says no card", "it doesnt say anything"],
      unknown: ["screen is dead"],
    },
  },
];
