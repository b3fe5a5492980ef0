import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const read = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] });

describe("what a new thing that heats gives off", () => {
  it.each([
    ["brand new toaster", "first time I used it, it stank and smoked a bit, second time nothing"],
    ["new oven", "smoked slightly on first use"],
    ["air fryer", "first use, light smoke and a burnt smell for five minutes, gone now"],
    ["sandwich maker", "brand new, it smoked a little on the first go, then never again"],
    ["fan heater", "a whiff of burning the first time we switched it on"],
  ])("is no danger where it is little and on the first use: %s, %s", (thing, said) => {
    const { outcome, harmless } = read(thing, said);
    expect(outcome).not.toBe("stop");
    expect(harmless).toBe("first-use");
  });

  it.each([
    ["new waffle iron", "first use, thick smoke filled the kitchen"],
    ["toaster", "first time I used it it smoked a bit, and the second time it smoked again"],
    ["new air fryer", "first use, a bit of a smell of burning plastic"],
    ["new toaster", "first use, it smoked a bit and there was a flame"],
    ["new heater", "first time I switched it on it smoked a bit and the plug went brown"],
    ["new heater", "first use, smoked for a minute and then tripped the breaker"],
    ["new toaster", "smoked a little on first use and still smells burnt each time"],
    ["toaster", "smoked a bit for the first time today"],
    ["toaster", "smoked a bit the first time I used it after three years in the loft"],
    ["toaster", "it smokes a bit"],
    ["new laptop", "first time I used it, it smoked a bit, second time nothing"],
  ])("is one where it is more than that: %s, %s", (thing, said) => {
    expect(read(thing, said).outcome).toBe("stop");
  });
});
