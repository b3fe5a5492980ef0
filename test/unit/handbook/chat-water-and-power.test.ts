import { describe, expect, it } from "vitest";
import { closeTheWater } from "~/domain/handbook/chat/close-the-water";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { guide, talk } from "./bell-talk";
import { openBell } from "./open-bell";

describe("how the water is turned off", () => {
  it("is told in general, and then by the step of the guide that says so", () => {
    const general = closeTheWater(talk("How do I turn the water off?"));
    expect(general).toMatch(/^Look for a small valve on its own pipe/);
    const tap = { number: 3, title: "Close the tap", text: "It is under the basin." };
    const told = closeTheWater(
      talk("How do I turn the water off?", { guide: { ...guide, steps: [...guide.steps, tap] } }),
    );
    expect(told).toMatch(/“Close the tap”: It is under the basin\.$/);
    expect(told?.startsWith(general ?? "-")).toBe(true);
  });
});

const ask = (power: "rechargeable" | "mains") => {
  const page = openBell({ power });
  return writeReply(page, composeGuide(page), [], "Can I run it without the battery?");
};

describe("a thing without its battery", () => {
  it("may run from its charger where the battery comes out by hand", () => {
    expect(ask("rechargeable")).toMatch(/^Where the battery comes out by hand/);
  });

  it("is no matter of a thing that has none", () => {
    expect(ask("mains")).not.toMatch(/battery comes out/);
  });
});
