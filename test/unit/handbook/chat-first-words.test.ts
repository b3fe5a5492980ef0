import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

type Thing = readonly [item: string, issue: string];

const gas: Thing = ["Gas hob", "smell of gas in the kitchen"];
const shock: Thing = ["Kettle", "it gave me a shock when I touched it"];
const swollen: Thing = ["Power bank", "swollen, on its charger"];
const bicycle: Thing = ["Bicycle", "flat tyre"];

describe("the first words of a reply", () => {
  it.each<[Thing, string, RegExp]>([
    [swollen, "is it dangerous", /^Yes\. /],
    [swollen, "can it explode", /^Yes\. /],
    [swollen, "is it safe", /^No/],
    [shock, "is it dangerous", /^Yes\. /],
    [bicycle, "is it dangerous?", /^Not if you keep to this/],
    [bicycle, "is it safe?", /^Yes, if you keep to this/],
    [shock, "is the black goo poisonous", /^The guide does not say\. Take it as harmful/],
  ])("fit what was asked: %j, %s", async (thing, message, wanted) => {
    expect((await openChat(...thing))(message)).toMatch(wanted);
  });

  it("forbid nothing that the guide asks for", async () => {
    const say = await openChat(
      "Radio",
      "crackles",
      "## Steps\n\n1. **Clean it** Use contact spray with an open window and no flame.",
    );
    expect(say("can i spray contact spray in it")).toMatch(/^Yes, like this: Use contact spray/);
  });
});

describe("where somebody is in danger", () => {
  it.each([
    "what number do i ring",
    "what number is it im in the uk",
    "who do i call",
    "can i put the light on to see",
    "i opened a window is it ok now",
    "where is the nearest shop",
  ])("gas is left first, and the number follows: %s", async (message) => {
    const reply = (await openChat(...gas))(message);
    expect(reply).toMatch(/Leave the building now.*0800 111 999.*112 or 911/);
    expect(reply).not.toMatch(/repair café/);
  });

  it.each<[Thing, string, RegExp]>([
    [
      gas,
      "could the headaches be from it",
      /fresh air now.*emergency number.*0800 111 999.*doctor/,
    ],
    [shock, "my arm feels tingly should i worry", /^See a doctor today.*emergency number/],
    [shock, "i feel dizzy", /^See a doctor today/],
    [shock, "my chest feels tight", /^See a doctor today/],
  ])("the body comes first: %j, %s", async (thing, message, wanted) => {
    expect((await openChat(...thing))(message)).toMatch(wanted);
  });

  it("a battery comes off its charger where that can be done", async () => {
    const say = await openChat(...swollen);
    expect(say("should i unplug it")).toMatch(/^Yes, if you can reach the plug without touching/);
  });

  it("the breaker is what brings the lights back", async () => {
    const say = await openChat(...shock);
    expect(say("how do i get the lights back on")).toMatch(/^Pull the plug .*fuse box/);
  });
});
