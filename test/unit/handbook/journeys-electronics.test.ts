import { expect, it } from "vitest";
import { takeJourney } from "./journey";
import { describeJourneys, firmNo, opening } from "./read-journey";

/* Journeys over electronics and audio, as a second reader took them. */

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
    cause: "reception",
    outcome: "caution",
    tells: [/reception/, /USB Wi-Fi stick/],
    never: [/password at its source/, /Do other devices get online/, /one single program/],
  },
  {
    said: ["Lenovo laptop", "forgoten password"],
    answers: [[/mail address/, "yes"]],
    fault: "laptop-refuses-password",
    cause: "online",
    outcome: "caution",
    tells: [/provider's own page/, /give nobody remote access/],
    never: [/get online, or/, /an update is part of it/],
  },
  {
    said: ["HP laptop", "no sound out of the speakers but headphones are fine"],
    fault: "laptop-sound-or-camera",
    cause: "part",
    outcome: "caution",
    tells: [/another output/],
    never: [/plug go in less far/, /superglue/],
  },
  {
    said: ["MacBook Pro", "daughter spilled a coffee on it last night and now it wont switch on"],
    answers: [[/lamp light or the fan/, "no"]],
    fault: "laptop-does-not-start",
    cause: "liquid",
    outcome: "caution",
    tells: [/Take every bit of power away/],
    never: [/press it once/, /Start on the charger/],
    chat: [["can I dry it with a hair dryer", firmNo]],
  },
  {
    said: ["Samsung Galaxy phone", "camera pictures are all blury"],
    answers: [[/wiped with a clean cloth/, "yes, much better"]],
    fault: "mobile-phone-camera",
    cause: "lens",
    outcome: "caution",
    tells: [/lens glass/],
    never: [/touch/i, /screen that/],
  },
  {
    said: ["iphone 11", "people cant hear me when I ring them, otherwise its ok"],
    answers: [[/voice memo/, "no, it sounds like under water"]],
    fault: "mobile-phone-microphone",
    cause: "hole",
    outcome: "caution",
    tells: [/Nothing goes into the microphone hole/],
    never: [/SIM card fail/, /sound come back/],
    chat: [
      ["can i use a needle", /needle.*(?:pierces|Nothing goes)|(?:pierces|Nothing goes).*needle/s],
    ],
  },
  {
    said: ["Nokia phone", "sim card not recognised"],
    answers: [[/another phone/, "yes it works in my wifes"]],
    fault: "mobile-phone-sim-or-signal",
    cause: "seat",
    outcome: "caution",
    never: [/headphones/, /voice memo/, /grille/],
  },
  {
    said: [
      "my mobile phone, 4 years old",
      "back has come away a bit and the screen doesn't sit flat any more, works fine though",
    ],
    answers: [[/warm/, "a bit warm"]],
    fault: "danger-battery",
    cause: "danger",
    outcome: "stop",
    never: [opening, /Opening pick|Suction cup/],
    chat: [["can I just press it back down", firmNo]],
  },
  {
    said: ["Panasonic flat screen tv", "can hear it but theres no picture"],
    answers: [[/faint picture/, "yes, very faint"]],
    fault: "television-no-picture",
    cause: "backlight",
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
    cause: "dirty-lens",
    outcome: "caution",
    tells: [/Unplug it and wait a quarter of an hour.*Get at the lens/s, /laser is invisible/],
  },
  {
    said: ["Roberts radio", "crackles when I turn the volume"],
    answers: [[/steady hum/, "no"]],
    fault: "radio-crackles",
    cause: "control",
    outcome: "caution",
    tells: [/With a mains cord into the case do not open it/],
    chat: [["can I skip taking the plug out", firmNo]],
  },
  {
    said: ["Sony bluetooth headphones", "left ear gone"],
    answers: [[/separate earbuds/, "yes"]],
    fault: "headphones-one-side-silent",
    cause: "bud",
    outcome: "none",
    tells: [/other earbud/],
    never: [/matchstick|wood glue/i],
  },
  {
    said: ["desktop pc", "computer turns off after 30 seconds"],
    answers: [[/another mains lead/, "only when it is warm"]],
    fault: "desktop-computer-power-battery",
    cause: "psu",
    outcome: "caution",
    tells: [/Never open the metal box of the power supply/],
    never: [/could mean that lead and socket/],
  },
  {
    said: ["Acer laptop", "trackpad has risen up and clicks badly"],
    fault: "danger-battery",
    cause: "danger",
    outcome: "stop",
    tells: [/swelling battery|damaged lithium battery/, /out of the wall/],
    never: [opening, /sticky/],
  },
  {
    said: ["my phone", "wont turn on"],
    fault: "mobile-phone-does-not-turn-on",
    cause: "empty",
    outcome: "caution",
    never: [/loses its charge too fast/],
  },
  {
    said: ["phone", "dropped in the toilet"],
    answers: [[/logo/, "yes it still comes"]],
    fault: "mobile-phone-does-not-turn-on",
    cause: "board",
    outcome: "caution",
    tells: [/Do not charge it/],
    never: [/Charge from the wall/],
    chat: [["can I charge it now", firmNo]],
  },
  {
    said: ["desktop computer", "not working"],
    fault: "desktop-computer-power-battery",
    cause: "psu",
    outcome: "caution",
    never: [/what you type/],
  },
]);

it.each([
  ["wont connect to wifi", /stored Wi-Fi key or a switch/],
  ["forgot my password", /password of an online account/],
  ["email not working", /one program that is damaged/],
])("names no battery and no plug where only settings are touched: %s", async (issue, mends) => {
  const { guide } = await takeJourney("Acer laptop", issue, () => "not sure");
  expect(guide).toMatch(mends);
  expect(guide).not.toMatch(/sharp edges away from the battery|off its charger and switch it off/);
});
