import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

describe("a step that keeps from harm", () => {
  it.each([
    "Unplug it",
    "Pull the plug",
    "Make it powerless",
    "Put on goggles",
    "Wear gloves",
    "Discharge it",
    "Drain the tank",
    "Take the batteries out",
    "Take the battery out",
    "Shut the valve off",
    "Close the water",
    "Switch the lamp off",
    "Switching it off",
    "Turn off the tap",
    "Turn the tap",
    "Cut the power",
    "Take the current away",
  ])("is never left out: %s", async (title) => {
    const say = await openChat("Bicycle", "flat tyre", `## Steps\n\n1. **${title}** Now.`);
    expect(say("can i leave out step 1")).toMatch(/^No\. That step keeps you from harm\./);
  });

  it("is told from one with a warning, and from any other", async () => {
    const say = await openChat(
      "Bicycle",
      "flat tyre",
      "## Steps\n\n1. **Sand it** Warning: dust.\n\n2. **Wax it** Thinly.",
    );
    expect(say("can i leave out step 1")).toMatch(
      /^No\. The repair needs that step, and it has a warning\./,
    );
    expect(say("can i leave out step 2")).toMatch(/^Better not: the steps after it build on it\./);
  });
});
