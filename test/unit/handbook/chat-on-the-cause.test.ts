import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

describe("the chat on the cause", () => {
  it("goes to the next one when it did not help", async () => {
    const say = await openChat("Bicycle", "flat tyre");
    const failed =
      "it did not help; it didn't work; it does not work; that has not fixed it; it hasn't helped; that is not it; it wasn't solved; it was not fixed; it didn't change; it didn't solve anything; it didn't fix it; it still leaks; still not; still the same; still broken; it still won't hold; it still doesn't hold; no luck; no change; no difference; no better; not any better; the same problem; what else; something else; another, other cause; other reasons; other reason; what if it is not; what if that isn't; what if this doesn't; what if it does not";
    expect(answeredOtherwise(say, failed, (reply) => reply.startsWith("Then look for "))).toEqual(
      [],
    );
  });

  it("says why, and how sure it is", async () => {
    const say = await openChat("Bicycle", "flat tyre");
    const asked =
      "how sure is that; how certain; are you sure; are you certain; why do you think so; why is it flat; why has it gone; why did my tyre go; why does the tyre go; why is this so; the root cause; the cause; what's wrong; what is actually wrong; what is wrong; the reason";
    expect(
      answeredOtherwise(say, asked, (reply) =>
        /^The likeliest cause is .* \d cases of 10/.test(reply),
      ),
    ).toEqual([]);
  });
});
