import type { Asked } from "./asked";

/** Answers as people give them about computers, telephones and what plays sound and pictures. */
export const electronics: readonly Asked[] = [
  {
    item: "speaker",
    ask: "Did the speaker fall silent while it played very loud?",
    said: {
      yes: ["we had it cranked right up at a party", "full blast when it happened"],
      no: ["it was only on low", "just background music", "never play it loud"],
      unknown: ["it was like that when i bought it second hand"],
    },
  },
  {
    item: "headphones",
    ask: "Do the headphones give sound with another device?",
    said: {
      yes: ["they're fine on my tablet", "tried my ipod and they play", "perfect with the laptop"],
      no: ["tried two phones, no sound on either", "dead on everything"],
      unknown: ["don't have anything else to plug them into", "havent got another device"],
    },
  },
  {
    item: "laptop",
    ask: "Does the laptop's charging come and go when you move the plug?",
    said: {
      yes: [
        "got to hold it at an angle",
        "if i jiggle it the light comes back",
        "cuts in and out when i touch it",
      ],
      no: ["moving it doesn't change a thing", "rock solid, charges fine wherever i push it"],
      unknown: ["it never charges so no idea", "charger's at work"],
    },
  },
  {
    item: "laptop",
    ask: "Does hardly any air come out of the laptop's outlet, though its fan runs?",
    said: {
      yes: ["barely a breath", "hardly any, i can feel almost nothing"],
      no: ["blows a gale", "plenty of warm air comes out"],
      unknown: ["it hasn't got a fan, its a macbook air", "where is the outlet"],
    },
  },
  {
    item: "laptop",
    ask: "Do you see a logo, a message or a blue screen on the laptop?",
    said: {
      yes: [
        "the dell logo comes up then it restarts",
        "it says no operating system found",
        "blue one with a sad face",
      ],
      no: ["black as night", "screen stays blank", "nothing at all"],
      unknown: ["lid is stuck shut so i cannot see the screen"],
    },
  },
  {
    item: "laptop",
    ask: "Does the laptop show a list of Wi-Fi networks?",
    said: {
      yes: ["I can see mine and all the neighbours", "yes they all come up"],
      no: ["list is empty", "not one network in there", "says no networks found"],
      unknown: ["dont know where to look for that"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Are there pop-ups, a strange start page or an unknown program on the computer?",
    said: {
      yes: [
        "adverts jumping up every 5 minutes",
        "theres something called driver booster i never installed",
      ],
      no: ["looks all normal to me", "nothing unusual"],
      unknown: ["wouldn't know what is strange and what isn't"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Does the computer start when all sticks and external disks are out?",
    said: {
      yes: ["took the usb out and it booted", "fires up then"],
      no: [
        "pulled everything out, same again",
        "still just a black screen",
        "unplugged the lot, no change",
      ],
      unknown: ["nothing is plugged into it anyway", "will try tonight"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Does the computer's disk click, grind or spin up again and again?",
    said: {
      yes: ["tick tick tick all day", "makes a grinding sort of noise"],
      no: ["runs silent", "cant hear any clicking"],
      unknown: ["the fan is so loud i can't hear anything else", "its an ssd"],
    },
  },
  {
    item: "desktop-computer",
    ask: "Was it liquid, or a knock, that the computer got?",
    said: {
      liquid: ["cup of tea went over it", "spilled wine on it", "water"],
      knock: ["fell off the desk", "it got a knock in the van"],
      unknown: ["neither that i know of", "bought it like this"],
    },
  },
  {
    item: "tablet",
    ask: "Did the tablet fall before its camera failed?",
    said: {
      yes: ["toddler lobbed it down the stairs", "slipped out of my hand last week"],
      no: ["its never been dropped", "no always lived in its case on the shelf"],
      unknown: ["kids use it, they deny everything"],
    },
  },
  {
    item: "tablet",
    ask: "Is the tablet more than six years old?",
    said: {
      yes: ["got it in 2012", "had it ten years", "ancient", "about 8 years"],
      no: ["bought it last christmas", "only 2 years old", "nearly new"],
      unknown: ["it was given to me, no idea how old", "how can i find out?"],
    },
  },
  {
    item: "mobile-phone",
    ask: "Are the phone's pictures better after its lens has been wiped with a clean cloth?",
    said: {
      yes: ["much sharper now thanks", "that sorted it", "a lot better"],
      no: ["wiped it, still blurry", "just as foggy as before", "made no difference"],
      unknown: ["glass is cracked so i dont want to rub it"],
    },
  },
  {
    item: "mobile-phone",
    ask: "Does the phone show a logo or a battery sign at any time?",
    said: {
      yes: ["apple appears then goes", "empty battery picture comes up when plugged in"],
      no: ["not a thing ever shows", "totally black"],
      unknown: ["screen is smashed so i wouldnt see it"],
    },
  },
  {
    item: "router",
    ask: "Did it begin after an update or a thunderstorm at the router?",
    said: {
      yes: [
        "we had lightning that night",
        "right after it updated itself",
        "big storm on sunday yes",
      ],
      no: ["no weather been lovely and no updates", "came out of the blue"],
      unknown: ["couldn't tell you, i was on holiday"],
    },
  },
  {
    item: "smartwatch",
    ask: "Is there a film or green spot on the back of the watch or its charger?",
    said: {
      yes: ["theres some gunk on the pins", "greenish stuff yes"],
      no: ["both nice and clean", "no, all shiny"],
      unknown: ["eyesight not good enough to see that"],
    },
  },
  {
    item: "printer",
    ask: "Were the printer's cartridges changed just before?",
    said: {
      yes: ["put a new black in on monday", "yes swapped them the day before"],
      no: ["same ones since xmas", "havent changed them in months", "no still the originals"],
      unknown: ["its the office one, others look after that"],
    },
  },
  {
    item: "printer",
    ask: "Do the printer's rollers turn without taking the paper?",
    said: {
      yes: ["they spin but nothing goes in", "whirrs away and the paper just sits there"],
      no: ["takes it in then jams", "it grabs the sheet ok"],
      unknown: ["can't see the rollers"],
    },
  },
  {
    item: "power-bank",
    ask: "Is it a small device such as earphones or a watch that hangs on the power bank?",
    said: {
      yes: ["yeah its for my fitbit", "charging my earbuds"],
      no: ["my phone", "no a big tablet"],
      unknown: ["why do you need to know"],
    },
  },
  {
    item: "projector",
    ask: "Did the projector run for some minutes and then go off?",
    said: {
      yes: ["lasts about ten minutes then dies", "ran for a quarter of an hour then shut down"],
      no: ["doesn't even start", "never came on at all"],
      unknown: ["found it in the loft never used it before"],
    },
  },
  {
    item: "projector",
    ask: "Does the projector's lamp blow at once, has it grown dim, or does it stay out?",
    said: {
      blows: ["every bulb pops straight away", "blows the second i turn it on"],
      dim: ["getting dimmer and dimmer", "picture is very dim now"],
      dark: ["stays dark", "doesn't light at all"],
      unknown: ["is the lamp the same as the light?"],
    },
  },
  {
    item: "games-console",
    ask: "Does the console take the disc in and spin it up?",
    said: {
      yes: ["pulls it in and i can hear it spinning", "yeah takes it fine"],
      no: ["spits it straight back out", "wont accept it"],
      unknown: ["mine is digital only, no disc slot"],
    },
  },
  {
    item: "games-console",
    ask: "Is the console a handheld with a screen of its own, or does it hang on a television?",
    said: {
      handheld: ["its a handheld", "a gameboy"],
      television: ["its plugged into the telly", "the TV, its an xbox"],
      unknown: ["both"],
    },
  },
  {
    item: "laptop",
    ask: "Is it one single program or web page that fails on the laptop, while others do the same thing well?",
    said: {
      yes: ["only zoom, everything else is ok", "just the one website"],
      no: ["its everything", "all of them do it", "whole machine is slow"],
      unknown: ["only ever use the one program"],
    },
  },
];
