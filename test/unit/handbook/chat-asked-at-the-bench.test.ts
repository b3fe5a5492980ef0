import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

/** What somebody asks with the thing in their hands, over many kinds of it. */
const asked: readonly (readonly [string, string, string, RegExp])[] = [
  ["Bicycle", "gears don't shift properly", "can I do it with the wheel on", /can stay on/],
  [
    "Bicycle",
    "gears don't shift properly",
    "which allen key do I need",
    /^The guide asks for this: 5 mm Allen key\.$/,
  ],
  [
    "Sewing machine",
    "thread keeps jamming underneath",
    "can I do it with the needle in",
    /can stay in/,
  ],
  [
    "Dishwasher",
    "dishes come out dirty",
    "do I have to take the spray arms off",
    /^Yes\. Step 2, “Take the arms off”/,
  ],
  [
    "Microwave",
    "the turntable does not turn",
    "do I have to take the plate out",
    /^Yes\. Step 1, /,
  ],
  [
    "Microwave",
    "the turntable does not turn",
    "is there voltage left in it",
    /^Take it that it does/,
  ],
  [
    "Wardrobe door",
    "hangs crooked",
    "do I have to take the door off",
    /^No step of this guide takes the door off/,
  ],
  [
    "Wardrobe door",
    "hangs crooked",
    "which screwdriver",
    /^The guide asks for this: Pozidriv screwdriver/,
  ],
  [
    "Laptop",
    "the fan is loud",
    "can I clean it with the battery still in",
    /^No\. Do not work on the laptop like that/,
  ],
  [
    "Desk lamp",
    "the switch does not work",
    "could it electrocute me",
    /^Only as long as it has power/,
  ],
  ["Hair straightener", "the cord is loose at the handle", "does it matter if I use it", /^Yes\. /],
  ["Wooden chair", "the seat is broken", "I have no clamps", /twisted tight with a spoon/],
  ["Wall clock, quartz", "the hands do not move", "can I do it with the battery in", /^No\. /],
  ["Wristwatch", "a strap pin came out", "I don't have the tool", /a small flat screwdriver/],
  [
    "Electric guitar",
    "the jack crackles",
    "can I do it with the strings on",
    /^No step of this guide takes the strings off/,
  ],
  [
    "Digital piano",
    "some keys do not play",
    "which screwdriver do I need",
    /^The guide asks for this: Crosshead/,
  ],
  ["Petrol strimmer", "won't start", "can I drain it in the garage", /^No\. Petrol vapour/],
  ["Petrol strimmer", "won't start", "can I smoke while I wait", /^No\. Petrol vapour/],
  ["Doll", "an arm has come off", "is the glue poisonous", /Take it as harmful until you know/],
  ["Doll", "an arm has come off", "can I use superglue", /^(?!No: No)/],
  [
    "Toilet",
    "the flush handle is loose",
    "can I tighten it too much",
    /^Yes\. .*the ceramic cracks/,
  ],
  [
    "Kitchen tap",
    "drips",
    "can I do it with the water still on",
    /^No\. Step 1, “Shut the water off/,
  ],
  [
    "Portable radio",
    "no sound",
    "can I touch the aerial while it is on",
    /^Yes, as in everyday use/,
  ],
  ["Umbrella", "a rib is broken", "can I do it with the cover on", /can stay on/],
  ["Umbrella", "a rib is broken", "I don't have wire", /florist's wire/],
  ["Jeans", "hole in the knee", "which thread", /^The guide asks for this: Thread/],
  [
    "Toaster",
    "only one side toasts",
    "can I get a shock from the wires",
    /^Only as long as it has power/,
  ],
  [
    "Garden hose",
    "leaks at the connector",
    "can I do it with the water running",
    /^(?!No\. Do not work)/,
  ],
];

describe("the chat at the bench", () => {
  it.each(asked)("%s, %s: %s", async (item, issue, message, reply) => {
    expect((await openChat(item, issue))(message)).toMatch(reply);
  });
});
