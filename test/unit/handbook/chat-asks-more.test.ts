import { describe, expect, it } from "vitest";
import { asksMore } from "~/domain/handbook/chat/asks-more";
import { list } from "./bell-talk";

describe("whether a message asks something of its own", () => {
  it("asks with a question word, a question's order of words or its mark", () => {
    const asking =
      "really?; how do i open it; which one; where is it; what size; who does that; can i skip it; should the dome turn; is it normal; does my clapper move; aren't these alike; won't it break; could that be it";
    expect(list(asking).filter((message) => !asksMore(message))).toEqual([]);
  });

  it("asks nothing where it only tells, or asks how to go on", () => {
    const telling =
      "it still hums; the dome is cracked; step 2 did not help, what now; no luck, what next?; what else; any other ideas?; any tips; now what?; did all that. why?; it hums when i turn it; it stops when it is pushed";
    expect(list(telling).filter(asksMore)).toEqual([]);
  });
});
