import type { Asked } from "./asked";

/** More answers about all kinds of things, second round. */
export const secondRest: readonly Asked[] = [
  {
    item: "dvd-player",
    ask: "Have you tried another lead and socket on the player?",
    said: {
      yes: ["tried three leads and the socket upstairs", "swapped the lead, same"],
      no: ["not yet", "only the one it came with"],
      unknown: ["what lead"],
    },
  },
  {
    item: "e-reader",
    ask: "Was the e-reader pressed, sat on or dropped?",
    said: {
      yes: ["i knelt on it", "my son stood on it", "it was at the bottom of my bag under books"],
      no: ["never", "always been in its case, no knocks"],
      unknown: ["might have been, not sure"],
    },
  },
  {
    item: "landline-phone-answering-machine",
    ask: "Does the telephone show a charging sign when the handset is pressed into its cradle?",
    said: {
      yes: ["if i push it down hard the battery thing comes up"],
      no: ["press as i might, nothing", "display stays blank"],
      unknown: ["the cradle broke years ago"],
    },
  },
  {
    item: "laptop",
    ask: "Is the laptop fast with one program open and slow with many?",
    said: {
      yes: [
        "fine with just word, crawls when i open chrome too",
        "yes once i have loads open it dies",
      ],
      no: ["slow as treacle even with one", "slow whatever"],
      unknown: ["i only do email"],
    },
  },
  {
    item: "mobile-phone",
    ask: "Did the phone fall on the side where that button sits?",
    said: {
      yes: ["landed right on it", "yes slap on the volume side"],
      no: ["fell on its back", "never dropped it"],
      unknown: ["which button"],
    },
  },
  {
    item: "mobile-phone",
    ask: "Is the memory card new, larger than the last one, or from another phone?",
    said: {
      yes: ["bought it yesterday, 256 instead of 32", "came out of my old samsung"],
      no: ["same card its always had", "had it in there for years"],
      unknown: ["there is no card in it"],
    },
  },
  {
    item: "mobile-phone",
    ask: "Is the phone's sound faint, muffled or scratching, rather than gone?",
    said: {
      yes: ["very quiet", "sounds like its under water"],
      no: ["nothing at all", "completely gone", "dead silent"],
      unknown: ["i always have it on vibrate"],
    },
  },
  {
    item: "router",
    ask: "Was the router reset, updated or replaced lately?",
    said: {
      yes: ["virgin swapped it last week", "i reset it on friday"],
      no: ["same box for 4 years, untouched", "nobody has touched it"],
      unknown: ["my flatmate runs it"],
    },
  },
  {
    item: "smartwatch",
    ask: "Does the watch buzz, or show a logo, when its keys are held?",
    said: {
      yes: ["vibrates once", "little apple pops up"],
      no: ["held both for a minute, nada", "dead as a doornail"],
      unknown: ["the key fell off"],
    },
  },
  {
    item: "tablet",
    ask: "Was the tablet empty or unused for a long time before this?",
    said: {
      yes: ["been in a drawer since last year", "hadn't charged it for months"],
      no: ["used it daily", "it was in use right up to the day"],
      unknown: ["its not mine"],
    },
  },
  {
    item: "tablet",
    ask: "Did the tablet fall, get wet or hang on a strange charger before it failed?",
    said: {
      yes: ["juice got spilt on it", "used a cheap charger from the market"],
      no: ["none of those", "nothing like that happened"],
      unknown: ["grandkids had it so anythings possible"],
    },
  },
  {
    item: "chair",
    ask: "Is the chair's seat woven from cane, rush or cord?",
    said: {
      yes: ["rattan", "its cane"],
      no: ["padded", "solid wood seat", "its upholstered"],
      unknown: ["seats missing altogether"],
    },
  },
  {
    item: "table",
    ask: "Does the table stop wobbling when you turn it by a quarter or move it to another place?",
    said: {
      yes: ["solid once i turned it round", "its fine in the kitchen"],
      no: ["wobbles wherever i put it", "still rocks"],
      unknown: ["its too heavy to move"],
    },
  },
  {
    item: "extractor-hood",
    ask: "Can the bulbs of the extractor be taken out?",
    said: {
      yes: ["they unscrew", "yeah they pop out"],
      no: ["no built in leds", "sealed unit"],
      unknown: ["tried to reach but couldnt work it out"],
    },
  },
  {
    item: "food-processor",
    ask: "Is there dried food in the gap of the food processor's stuck part?",
    said: {
      yes: ["full of old dough", "some sticky stuff yes"],
      no: ["i scrubbed it, nothing there", "no its clean"],
      unknown: ["too tight to see in"],
    },
  },
  {
    item: "kitchen-scales",
    ask: "Have you put a new battery into the scales, one that works in another device?",
    said: {
      yes: ["new one in, works in the remote", "yes brand new and tested"],
      no: ["same old battery", "i havent replaced it"],
      unknown: ["its a solar one"],
    },
  },
  {
    item: "mixer",
    ask: "Do the mixer's tools sit firmly after a tug?",
    said: {
      yes: ["pulled hard and they stay in", "locked in tight"],
      no: ["come straight out", "one pulls out easily"],
      unknown: ["tug where"],
    },
  },
  {
    item: "bread-maker",
    ask: "Does the bread maker's paddle slip on its shaft?",
    said: {
      yes: ["it turns round loose on the shaft", "spins freely on it"],
      no: ["grips well", "good tight fit"],
      unknown: ["the paddle is baked in"],
    },
  },
];
