import { expect, it } from "vitest";
import { findPage } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";
import { describeJourneys, firmNo } from "./read-journey";

/*
 * Journeys over bicycles, clothing, furniture, tools and other things, as a second reader took them:
 * those that end in a repair.
 */

const plugOut = /Pull the plug|mains current|Take the batter/;

/** A wish to leave a step out is not granted, be it only for the sake of the work. */
const keepsTo = /^(?:No\b|Better not|The guide holds no step that can be left out)/;

describeJourneys([
  {
    said: ["trek mountain bike", "breaks squeal and dont bite like they used to, discs"],
    answers: [[/grooves gone/, "yes since I oiled the chain"]],
    fault: "bicycle-brakes-weak",
    cause: "pads",
    outcome: "caution",
    tells: [/Do not ride until both brakes hold/, /there may be oil or dirt on the brake/],
    chat: [["can I skip cleaning the disc?", keepsTo]],
  },
  {
    said: ["City bike", "back brake lever goes right to the handlebar"],
    answers: [[/bare wire cable/, "a wire cable"]],
    fault: "bicycle-brakes-weak",
    cause: "cable",
    outcome: "caution",
    tells: [/Do not ride before it holds/],
    never: [/lever come close to/],
    chat: [
      ["is it ok to ride with only the front brake?", /^(?:No\b|Not even with one good brake)/],
      ["my kettle leaks", /about your bicycle only/],
    ],
  },
  {
    said: ["bicycle", "wheel wobly"],
    answers: [
      [/does the metal rim swing/, "only when I pedal hard"],
      [/rumble/, "I dont know"],
      [/spokes .* slack/, "yes"],
    ],
    fault: "bicycle-wheel-wobbles",
    cause: "spokes",
    outcome: "none",
    tells: [/it can fold or jam in the fork/, /rim is cracked/],
  },
  {
    said: ["Honda petrol lawn mower", "will not start this spring, it ran fine in october"],
    answers: [
      [/starter cord/, "yes, the petrol is from last year"],
      [/spark plug wet/, "no"],
    ],
    fault: "lawn-mower-petrol-does-not-start",
    cause: "fuel",
    outcome: "caution",
    tells: [/Pull the cap off the spark plug/, /never with your mouth/],
    never: [plugOut],
    chat: [["can I skip pulling the spark plug cap?", firmNo]],
  },
  {
    said: ["battery fairy lights", "mouse bit through the thin wire"],
    fault: "string-lights-cord-damaged",
    cause: "low-voltage",
    outcome: "none",
  },
  {
    said: ["down jacket", "zipper gets stuck half way up, it is not broken, no teeth missing"],
    answers: [
      [/cloth or thread going into/, "no"],
      [/metal with white or green/, "yes the lining gets caught"],
    ],
    fault: "zip-stuck",
    cause: "bent",
    outcome: "none",
    tells: [
      /You said once that no cloth or thread goes into the slider and once that cloth or thread goes/,
    ],
    never: [/teeth are missing\. That/],
  },
  {
    said: [
      "Wool jumper from my grandmother",
      "There are two small holes at the elbow, I think moths, and I have never sewn anything in my life but I would love to wear it at christmas because she knitted it herself, the yarn is dark green and I don't have any of it left",
    ],
    answers: [[/thin around the hole/, "moths I think"]],
    fault: "garment-hole",
    cause: "knit",
    outcome: "none",
    tells: [/two weeks/, /Darning needle/],
    never: [/denim|light bulb|patch of/i],
    chat: [["Can I skip freezing it?", keepsTo]],
  },
  {
    said: ["office chair", "sinks down slowly wen i sit on it"],
    answers: [
      [/lean, tilt or click/, "yes a little"],
      [/wheels drag/, "no"],
    ],
    fault: "chair-sinks-or-does-not-roll",
    cause: "gas-lift",
    outcome: "none",
    tells: [/never open, drill or heat/],
    never: [/\bsaw\b|wobbl/i],
    chat: [["can I open the gas cylinder?", /^No\b(?!.*(?:a shock|found a fault))/s]],
  },
  {
    said: ["sofa", "sags"],
    fault: "sofa-sags",
    cause: "foam",
    outcome: "none",
    tells: [/Your answers leave it open/],
    never: [/almost certain/],
  },
  {
    said: [
      "chest of drawers IKEA Malm",
      "bottom drawer fell out and the front came off, also it could tip, I have kids",
    ],
    answers: [
      [/bottom sag/, "no"],
      [/gap open/, "no"],
    ],
    fault: "drawer-bottom-or-front-broken",
    cause: "front",
    outcome: "caution",
    tells: [/fix it to the wall before the drawer goes back/],
    chat: [["can I skip the wall anchor?", /wall/]],
  },
  {
    said: [
      "Grandfather's mantel clock",
      "stops after about ten minutes, winds up fine, was moved to a new shelf",
    ],
    answers: [[/tick even/, "no, it limps"]],
    fault: "clock-wound-stops",
    cause: "beat",
    outcome: "caution",
    tells: [/card under one foot/],
    never: [plugOut, /fresh batter|spirit level/i],
    chat: [["Can I oil it with WD-40?", /No household oil and no spray/]],
  },
  {
    said: ["brolly", "blew inside out, one rib is broken"],
    answers: [[/Where on the umbrella/, "out along the rib"]],
    fault: "umbrella-rib-broken",
    cause: "snapped",
    outcome: "none",
    tells: [/away from eyes/],
  },
  {
    said: ["coffee mug", "the handle came off"],
    answers: [[/How many pieces/, "clean break, one piece"]],
    fault: "ceramic-broken",
    cause: "handle",
    outcome: "caution",
    tells: [/not for lifting/],
    never: [plugOut],
    chat: [["can I drink coffee from it after?", firmNo]],
  },
  {
    said: ["kitchn tap", "drips"],
    answers: [[/handle move/, "only the hot"]],
    fault: "tap-drips",
    cause: "washer",
    outcome: "none",
    tells: [/Shut the water off and drain the tap/],
    chat: [["can I skip turning the water off?", /^No\b(?!.*(?:fingers|to rest))/s]],
  },
  {
    said: ["Deckchair", "canvas ripped along the wood"],
    fault: "chair-seat-worn",
    cause: "sling",
    outcome: "none",
    never: [/dental floss/],
  },
  {
    said: ["bed", "two slats broken"],
    answers: [[/holder of the bed/, "no"]],
    fault: "bed-slat-broken",
    cause: "slat",
    outcome: "none",
    chat: [["can I glue the slat?", /No glue/]],
  },
  {
    said: ["extension lead", "needs a new plug, cord fine"],
    answers: [
      [/open, cut or taped/, "no"],
      [/socket end/, "no"],
    ],
    fault: "extension-lead-damaged",
    cause: "plug",
    outcome: "caution",
    tells: [/Earth and insulation/],
    chat: [["can I skip the earth wire?", firmNo]],
  },
  {
    said: ["drill", "plug cracked, needs new plug"],
    answers: [[/in the middle of the power tool/, "no"]],
    fault: "power-tool-cord-or-plug",
    cause: "plug",
    outcome: "caution",
    tells: [/needs a plug with earth/],
  },
  {
    said: ["thing", "broken"],
    fault: "general-anything",
    cause: "outside",
    outcome: "none",
    tells: [/everyday name of the thing/],
    never: [/pieces/],
  },
]);

it.each([
  ["extension lead", "needs a new plug", "extension-lead"],
  ["bed", "two slats broken", "bed"],
  ["IKEA bed frame", "creaks at night", "bed"],
  ["sofa bed", "sags", "sofa"],
  ["bed sheet", "ripped", "household-textile"],
])("knows what a %s is", async (item, issue, kind) => {
  expect((await findPage(newCase(item, issue))).kind?.id).toBe(kind);
});
