import { expect, it } from "vitest";
import { takeJourney } from "./journey";
import { describeJourneys, firmNo } from "./read-journey";

/* Journeys over electronics, audio, appliances and kitchen, as a second reader took them. */

/** What nobody reads who has been told to stop. */
const opening =
  /\*\*(?:Unscrew|Open the (?:case|back|bottom)|Pry|Lift the (?:back|screen)|Solder)/i;

describeJourneys([
  {
    said: [
      "old dell latitude laptop",
      "wont connect to wifi since tuesday, my phone is fine on it",
    ],
    answers: [
      [/beside the router/, "yes"],
      [/update/, "no"],
    ],
    fault: "laptop-does-not-get-online",
    tells: [/reception/, /USB Wi-Fi stick/],
    never: [/password at its source/, /Do other devices get online/, /one single program/],
  },
  {
    said: ["Lenovo laptop", "forgoten password"],
    answers: [[/mail address/, "yes"]],
    fault: "laptop-refuses-password",
    tells: [/provider's own page/, /give nobody remote access/],
    never: [/get online, or/, /an update is part of it/],
  },
  {
    said: ["HP laptop", "no sound out of the speakers but headphones are fine"],
    fault: "laptop-sound-or-camera",
    tells: [/another output/],
    never: [/plug go in less far/, /superglue/],
  },
  {
    said: ["MacBook Pro", "daughter spilled a coffee on it last night and now it wont switch on"],
    answers: [[/lamp light or the fan/, "no"]],
    fault: "laptop-does-not-start",
    tells: [/Take every bit of power away/],
    never: [/press it once/, /Start on the charger/],
    chat: [["can I dry it with a hair dryer", firmNo]],
  },
  {
    said: ["Samsung Galaxy phone", "camera pictures are all blury"],
    answers: [[/wiped with a clean cloth/, "yes, much better"]],
    fault: "mobile-phone-camera",
    tells: [/lens glass/],
    never: [/touch/i, /screen that/],
  },
  {
    said: ["iphone 11", "people cant hear me when I ring them, otherwise its ok"],
    answers: [[/voice memo/, "no, it sounds like under water"]],
    fault: "mobile-phone-microphone",
    tells: [/Nothing goes into the hole/],
    never: [/SIM card fail/, /sound come back/],
    chat: [
      ["can i use a needle", /needle.*(?:pierces|Nothing goes)|(?:pierces|Nothing goes).*needle/s],
    ],
  },
  {
    said: ["Nokia phone", "sim card not recognised"],
    answers: [[/another phone/, "yes it works in my wifes"]],
    fault: "mobile-phone-sim-or-signal",
    never: [/headphones/, /voice memo/, /grille/],
  },
  {
    said: [
      "my mobile phone, 4 years old",
      "back has come away a bit and the screen doesn't sit flat any more, works fine though",
    ],
    answers: [[/warm/, "a bit warm"]],
    outcome: "stop",
    never: [opening, /Opening pick|Suction cup/],
    chat: [["can I just press it back down", firmNo]],
  },
  {
    said: ["Panasonic flat screen tv", "can hear it but theres no picture"],
    answers: [[/faint picture/, "yes, very faint"]],
    fault: "television-no-picture",
    outcome: "caution",
    tells: [/backlight/, /200 V/],
    never: [opening],
  },
  {
    said: [
      "Sony hi fi separates CD player",
      "Hello, I inherited this from my uncle who was a great jazz fan, it sat in the loft for six years, the tray opens and closes alright and the display comes up but then it says no disc whatever I put in, the tape deck we never used",
    ],
    answers: [[/lens .*cleaned/, "no"]],
    fault: "hi-fi-cd-does-not-read",
    tells: [/Unplug it and wait a quarter of an hour.*Get at the lens/s, /laser is invisible/],
  },
  {
    said: ["Roberts radio", "crackles when I turn the volume"],
    answers: [[/steady hum/, "no"]],
    fault: "radio-crackles",
    tells: [/With a mains cord into the case do not open it/],
    chat: [["can I skip taking the plug out", firmNo]],
  },
  {
    said: ["Sony bluetooth headphones", "left ear gone"],
    answers: [[/separate earbuds/, "yes"]],
    fault: "headphones-one-side-silent",
    tells: [/other earbud/],
    never: [/matchstick|wood glue/i],
  },
  {
    said: ["Bosch dishwasher", "no lights, nothing happens at all"],
    answers: [[/press its door/, "no"]],
    fault: "dishwasher-does-not-start",
    tells: [
      /Look for water before.*Take its power away.*Prove the empty socket/s,
      /close the water tap/,
    ],
    never: [/it burns and/],
  },
  {
    said: ["Tefal steam iron", "works ok but the cord gets hot near the plug"],
    outcome: "stop",
    never: [opening, /dial that slips/],
    chat: [["can I keep using it till friday", firmNo]],
  },
  {
    said: ["henry hoover", "cable wont rewind"],
    answers: [[/no pull at all/, "no"]],
    fault: "vacuum-cord-does-not-rewind",
    never: [/heat cut-out/, /Open the drum/],
  },
  {
    said: ["GHD hair dryer", "bit of wire showing where it goes into the handle otherwise fine"],
    answers: [[/unplugged now/, "yes"]],
    outcome: "stop",
    tells: [/whole new cord/],
    never: [opening],
    chat: [["can I tape it", firmNo]],
  },
  {
    said: ["Hotpoint washing machine", "drum wont spin, no burning smell"],
    answers: [[/spin when it is empty/, "there is a burning smell now that you say it"]],
    outcome: "stop",
    tells: [/Cut the power/],
    never: [opening, /Put it on stone/],
  },
  {
    said: ["Breville toaster", "lever wont stay down"],
    answers: [[/crumbs/, "no"]],
    fault: "toaster-lever-stays-up",
    outcome: "caution",
    tells: [/Pull the plug and let it cool.*Shake and brush/s],
    chat: [
      ["can I skip unplugging to clean the crumbs", /^No\b(?!.*(?:acting up|found a fault))/s],
      ["how long for bagels", /^(?!.*Difficulty)/s],
    ],
  },
  {
    said: ["Kenwood liquidiser", "leaks from the bottom"],
    answers: [[/filled, off the base/, "yes"]],
    fault: "blender-leaks",
    outcome: "caution",
    tells: [/base unplugged/, /The blade comes out with it/],
  },
  {
    said: ["Panasonic microwave", "the light inside has gone, heats fine"],
    outcome: "stop",
    never: [opening, /does not turn its plate/],
    chat: [["can I change the bulb myself", firmNo]],
  },
  {
    said: ["Beko fridge freezer", "not as cold as it was, some hissing"],
    outcome: "stop",
    never: [opening, /back wall is warm/],
    chat: [["can I use a knife on the ice", firmNo]],
  },
  {
    said: ["fan heater", "smells a bit when its on, works fine"],
    answers: [[/over after the first half hour/, "no"]],
    fault: "heater-smells-or-makes-noise",
    tells: [/overheating part|gets too hot/],
  },
  {
    said: ["electric carving knife", "blades dont move"],
    tells: [/plug/i],
    never: [/hand tool/, /whetstone/i],
  },
  {
    said: ["desktop pc", "computer turns off after 30 seconds"],
    answers: [[/another mains lead/, "only when it is warm"]],
    fault: "desktop-computer-power-battery",
    tells: [/power supply is never opened/],
    never: [/half answered that lead and socket/],
  },
  {
    said: ["Acer laptop", "trackpad has risen up and clicks badly"],
    tells: [/swelling battery|damaged lithium battery/, /out of the wall/],
    never: [opening, /sticky/],
  },
  {
    said: ["my phone", "wont turn on"],
    fault: "mobile-phone-does-not-turn-on",
    never: [/loses its charge too fast/],
  },
  {
    said: ["phone", "dropped in the toilet"],
    answers: [[/logo/, "yes it still comes"]],
    fault: "mobile-phone-does-not-turn-on",
    tells: [/Do not charge it/],
    never: [/Charge from the wall/],
    chat: [["can I charge it now", firmNo]],
  },
  {
    said: ["desktop computer", "not working"],
    fault: "desktop-computer-power-battery",
    never: [/what you type/],
  },
  {
    said: ["electric toothbrush", "dead after it fell in the sink"],
    fault: "electric-toothbrush-does-not-run",
    tells: [/A wet cell is not charged/],
    never: [/starts strong and fades/],
  },
]);

it("names no battery and no plug in a repair that only touches settings", async () => {
  for (const issue of ["wont connect to wifi", "forgot my password", "email not working"]) {
    const { guide } = await takeJourney("Acer laptop", issue, () => "not sure");
    expect(guide).not.toMatch(
      /sharp edges away from the battery|off its charger and switch it off/,
    );
  }
});
