import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

describe("a toy that a child wants back", () => {
  const asksForIt =
    "can he have it back tonight; can my 3 year old have it back straight away?; can she play with it now; can i give it back to him; may our toddler have it again tomorrow; is it ok for the baby to have it; when can she have it back";

  it("is given back only when it is dry, clean, shut and whole", async () => {
    for (const [item, issue] of [
      ["talking toy", "does nothing, the batteries have leaked"],
      ["wooden toy train", "a wheel came off"],
    ] as const) {
      const say = await openChat(item, issue);
      expect(
        answeredOtherwise(say, asksForIt, (reply) =>
          reply.startsWith("Not as it is. Give it back only when it is mended, dry and clean"),
        ),
      ).toEqual([]);
      expect(
        answeredOtherwise(
          say,
          "what if she chews it; what if my son chews on it; does it matter if the baby sucks it",
          (reply) => reply.startsWith("Then whatever is loose can come off"),
        ),
      ).toEqual([]);
    }
  });

  it("says nothing of the kind for other things", async () => {
    const say = await openChat("kettle", "does not switch on");
    expect(say("can she have it back tonight")).not.toContain("Give it back only");
  });
});
