import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

describe("what holds a rider", () => {
  it("is done up by its torque and never by feel", async () => {
    const say = await openChat("bicycle", "the chain slips under load");
    expect(
      answeredOtherwise(
        say,
        "how tight does the lockring go; how tight should the stem bolts be; what torque for the seat clamp; can i overtighten it",
        (reply) => !/snug by hand/.test(reply) && /\bNm\b/.test(reply),
      ),
    ).toEqual([]);
  });

  it("leaves the screws of a household thing to the general rule", async () => {
    const say = await openChat("cabinet", "the door hangs crooked");
    expect(say("how tight should the nut be")).not.toContain("lockring");
  });
});
