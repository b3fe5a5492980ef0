import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const lamp = () => openChat("Halogen floor lamp", "flickers");
const toaster = () => openChat("Toaster", "does not pop up");
const television = () => openChat("Samsung TV", "sound but no picture");
const tingles = () => openChat("Kettle", "it gave me a tingle");
const drill = () => openChat("Cordless drill", "the bit keeps slipping");
const chair = () => openChat("Chair", "wobbles");
const trimmer = () => openChat("Electric hedge trimmer", "I cut through the cable with it");
const speaker = () => openChat("Bluetooth speaker", "the battery dies after an hour");

it("answers the fear of a noise that belongs to a fridge, and stops at a bang that came", async () => {
  const say = await openChat("Fridge", "cracks like a gunshot at night, it cools perfectly");
  const fears =
    "will it explode lol; could it burst or something?; is it about to explode haha; is it going to blow up";
  expect(answeredOtherwise(say, fears, (reply) => reply.startsWith("No: single cracks"))).toEqual(
    [],
  );
  expect(say("it exploded lol")).toMatch(/^Stop here/);
  expect(say("is the cracking normal")).toMatch(/^Yes, now and then/);
});

describe("the chat on a shock that is only feared", () => {
  it.each([
    [
      "says how the guide keeps it away",
      lamp,
      "can I get shocked changing it; could I get a shock from the holder; will it shock me if I touch the bulb; is there a risk of a shock; am I going to get electrocuted",
      /^Only as long as it has power, .*Pull the plug of the lamp/,
    ],
    [
      "says the same of a thing with the plug out that holds no charge",
      toaster,
      "can I get a shock from the wires; can my kid get electrocuted by it",
      /^Only as long as it has power/,
    ],
    [
      "speaks of the charge that stays",
      television,
      "can the capacitors inside bite me after unplugging; will the back shock me once it is unplugged; could I electrocute myself",
      /^Yes, take it that you can\. Large capacitors/,
    ],
    [
      "says yes beside that very danger",
      tingles,
      "can it shock me; could I get shocked again",
      /^Yes\. Do not touch it/,
    ],
    [
      "knows a weak battery",
      drill,
      "can I get a shock from the battery",
      /^Hardly from its battery/,
    ],
    ["knows what has no current", chair, "can I get a shock from it", /^No: there is no current/],
  ] as const)("%s", async (_what, open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("stops where it has happened", async () => {
    const messages =
      "I got shocked changing it; I just got a shock; it shocks me when I touch it; can I use it, it gave me a shock; it keeps zapping me; can I get a shock, I felt a tingle; will it shock me again";
    expect(
      answeredOtherwise(await lamp(), messages, (said) => !said.startsWith("Only as long")),
    ).toEqual([]);
  });

  it("says what makes it tingle, beside that danger", async () => {
    const messages =
      "what makes it do that; what causes a tingle; why does it tingle; what causes it";
    expect(
      answeredOtherwise(await tingles(), messages, (said) => said.startsWith("Because of this: ")),
    ).toEqual([]);
  });
});

describe("the chat says no only where somebody asks leave", () => {
  it.each([
    [speaker, "how do I open the grille; what voltage should I measure", /^Not at home\./],
    [speaker, "can I open it; could I open the grille myself; is it ok to open it", /^No\. /],
    [
      trimmer,
      "but the tape is really good tape; but it still works; but I need it tonight",
      /^That does not make it safe\. /,
    ],
    [trimmer, "can I just tape it up; may I use it once more", /^No\. /],
    [
      () =>
        openChat("Mountain bike", "hydraulic brake, the lever comes back to the bar, feels spongy"),
      "does it matter if I keep using it; is it bad to keep riding it",
      /^Yes\. /,
    ],
  ] as const)("%#", async (open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("takes it that voltage is left", async () => {
    const messages =
      "is there voltage left in it; is there any charge in it after unplugging; is there still something live in it; does it have high voltage in it";
    expect(
      answeredOtherwise(await television(), messages, (said) => said.startsWith("Take it that")),
    ).toEqual([]);
  });
});
