import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const scooter = () => openChat("Kick scooter", "the front wheel squeaks");
const trampoline = () => openChat("Trampoline", "the zip of the net is torn");
const kettle = () => openChat("Kettle", "takes ages to boil");
const dryer = () => openChat("Tumble dryer", "takes ages to dry");
const screen = () => openChat("Phone", "the screen is cracked");
const brakes = () => openChat("Bicycle", "the brakes rub");
const swollen = () => openChat("Phone", "the battery is swollen");
const paraffin = () => openChat("Paraffin lamp", "the flame smokes up the glass");
const clock = () => openChat("Mantel clock", "the mainspring is broken, it stops");
const tube = () => openChat("Old tube television", "the picture is a thin line");
const washer = () => openChat("Washing machine", "bangs and walks, it is brand new");
const drive = () => openChat("USB hard drive", "the computer does not see it");
const drill = () => openChat("Cordless drill", "the bit slips in the chuck");
const lock = () => openChat("Front door lock", "the key is hard to turn");

describe("the chat on what may be done meanwhile", () => {
  it.each([
    [
      "lets nobody ride",
      scooter,
      "can he ride it; can my son use it",
      /^No, not before the last step/,
    ],
    [
      "lets nobody jump",
      trampoline,
      "can the kids jump on it; is it ok for them to bounce on it",
      /^No, not before the last step/,
    ],
    ["lets a child help", trampoline, "can my son help me", /^With you beside them, yes/],
    [
      "says until when it may be used",
      screen,
      "is it ok to use; is it fine to keep using",
      /^Only as long as none of this is so/,
    ],
    [
      "lets both brakes hold first",
      brakes,
      "can I ride home; can i ride home like this",
      /^Only if both levers/,
    ],
    [
      "carries out no warm battery",
      swollen,
      "how do I get it outside; can i carry it out",
      /^Only if it is cool, dry and quiet.+ do not carry it/,
    ],
    [
      "burns no petrol for paraffin",
      paraffin,
      "can I use petrol instead of paraffin",
      /^No, never: petrol/,
    ],
    [
      "takes a lukewarm plug for normal",
      kettle,
      "plug gets a bit warm is that normal; the cord is warm, should i worry",
      /^Lukewarm is normal/,
    ],
    ["takes no hot plug for normal", kettle, "the plug gets very hot is that normal", /^Stop here/],
    ["takes no fear for a fire", dryer, "can fluff catch fire", /lint on the heater catches fire/],
    [
      "opens no spring barrel",
      clock,
      "how do i open the spring barrel; can i fit the new spring myself",
      /^No(?:[.,]|t at home\.) .*mainspring/,
    ],
    [
      "discharges no picture tube",
      tube,
      "how do i discharge the tube",
      /^Leave that to somebody who is trained/,
    ],
    [
      "runs nothing on transport bolts",
      washer,
      "can I run it once more with the bolts in just to finish the load",
      /^No, not once/,
    ],
    [
      "saves what is on a drive",
      drive,
      "my photos are on it!!",
      /^Most likely they are still there\. Do not format/,
    ],
    [
      "hears past a strong word",
      drill,
      "what even is the chuck; what on earth is a chuck",
      /^The chuck grips the bit/,
    ],
    [
      "hears no good news in a question",
      lock,
      "door open it turns fine, so is it the door",
      /^(?!Glad|Well found)/,
    ],
  ])("%s", async (_name, open, asked, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, asked, (reply) => wanted.test(reply))).toEqual([]);
  });
});
