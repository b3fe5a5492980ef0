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
