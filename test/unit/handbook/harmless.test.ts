import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

const pageOf = async (item: string, issue: string, answer?: string) => {
  const answers = answer === undefined ? [] : [{ id: 1, question: "Is it unplugged now?", answer }];
  const { fault } = await diagnoseCase({ ...newCase(item, issue), answers });
  return fault.id;
};

it.each([
  ["fleece jumper", "gives me static shocks"],
  ["nylon dress", "crackles and clings to my tights"],
  ["car door", "I get zapped getting out"],
  ["office chair", "a shock whenever I stand up"],
])("has a page of its own: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).toBe("general-static");
});

it("takes the place of a stop that an answer ends, and of no heated thing's", async () => {
  const shocks = "electric shocks when I fold it";
  expect(await pageOf("blanket", shocks)).toBe("danger-shock");
  expect(await pageOf("blanket", shocks, "no plug, it is an ordinary one")).toBe("general-static");
  expect(await pageOf("heated blanket", shocks, "no plug")).toMatch(/^danger/);
});

it("leaves what else is told its own page", async () => {
  expect(await pageOf("jumper", "moths ate a hole in it, and it gives static shocks")).toBe(
    "garment-hole",
  );
});

it("is that of a first use, where a new thing smelled a little", async () => {
  const smoked = "first time I used it, it stank and smoked a bit, second time nothing at all";
  expect(await pageOf("brand new toaster", smoked)).toBe("general-first-use");
  expect(await pageOf("brand new toaster", `${smoked}. then a flame came out`)).toBe(
    "danger-smoke",
  );
});

it("stays that of a first use, whatever the questions on the danger were answered", async () => {
  const { fault } = await diagnoseCase({
    ...newCase(
      "brand new oven, Siemens",
      "first time we turned it on it smoked and stank of burning!!",
    ),
    answers: ["yes switched off now", "smells a bit", "no its brand new, nothing in it"].map(
      (answer, id) => ({ id, question: "Is the oven switched off at the fuse box?", answer }),
    ),
  });
  expect(fault.id).toBe("general-first-use");
});

it.each([
  ["Lenovo charger", "little blue spark at the socket when I plug it in, every time"],
  ["phone charger usb", "tiny spark when I push it in the wall socket"],
  [
    "laptop adapter",
    "a brief spark when plugging it in, the plug stays cool and it does not smell",
  ],
  ["laptop", "bit of a spark as I put the plug in, no brown marks"],
])("has a page on the spark of a plug: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).toBe("general-plug-spark");
  expect(await pageOf(item, issue, "no, cool and no smell")).toBe("general-plug-spark");
});

it.each([
  ["phone", "short flash of the screen when I connect it"],
  ["television", "brief flicker when plugging in hdmi"],
])("leaves the flicker of a screen its own page: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).not.toBe("general-plug-spark");
});

it.each([
  ["phone charger", "little blue spark when I plug it in, and a brown mark on the socket"],
  ["phone charger", "tiny spark when I plug it in, it gets hot"],
  ["laptop charger", "small spark when I plug it in, and it smells"],
  ["laptop charger", "a tiny spark when I plug it in and it crackles"],
  ["laptop charger", "small sparks while it is in"],
  ["laptop charger", "a big yellow spark when I plug it in"],
  ["toaster", "a small spark when I plug it in"],
])("stops at a spark that is more: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).toMatch(/^danger/);
});

it.each([
  ["LED ceiling light", "still glows faintly all night when it's switched off. fire risk?"],
  ["led ceiling lamp", "glows a tiny bit like a ghost even when the switch is off. scary"],
  ["LED bulb in bedroom", "stays on very dim when off"],
  ["LED spotlights", "they glimmer when switched off"],
])("has a page on the glow of LEDs: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).toBe("general-off-glow");
});

it.each([
  ["ceiling light", "glows faintly when off and smells burnt"],
  ["ceiling light", "glows when it is off, and the rose is warm"],
  ["ceiling light", "flickers"],
  ["ceiling light", "goes dim, then off"],
  ["ceiling light", "it goes dim and off"],
])("stops at a lamp of the house that does more: %s, %s", async (item, issue) => {
  expect(await pageOf(item, issue)).toMatch(/^danger/);
});
