import { describe, expect, it } from "vitest";
import { sayUntilKnown } from "~/domain/handbook/chat/describe-safety";
import { openChat } from "./open-chat";

describe("the chat's own sentences", () => {
  it("answer whether a thing has to be opened, and list nothing that nobody asked for", async () => {
    const say = await openChat("kettle", "limescale");
    expect(say("do i need to open it")).toBe("No: the guide opens nothing.");
  });

  it("speak of leaving off only what is switched on", async () => {
    const pot = await openChat("moka pot", "leaks at the middle");
    expect(pot("is it safe for the garden party")).not.toContain("Leave the coffee maker off");
  });

  it("take a harm that is asked about for possible", () => {
    for (const asked of ["can i break the neck doing that", "could it crack the dial"])
      expect(sayUntilKnown(asked)).toBe("Until you know, assume that it can happen.");
    expect(sayUntilKnown("can i use tape")).toBe("Until you know, the safe answer is no.");
  });

  it("say what the guide allows for", async () => {
    const say = await openChat("wall clock", "stopped");
    expect(say("how difficult is it")).toMatch(/^The guide allows for this: /);
  });
});
