import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

describe("good news in the chat", () => {
  it.each([
    "now it works",
    "it drains now",
    "the water is gone again, it works now",
    "i got a lump of fluff out, now it drains",
    "found it: a coin, it works now",
  ])("is taken as such: %s", async (message) => {
    const say = await openChat("Bosch washing machine", "hums but does not drain");
    expect(say(message)).toMatch(/^Glad to hear it: that was it, then\. .*Step \d, /);
  });

  it("leaves a find to be tested", async () => {
    const say = await openChat("Vacuum cleaner", "no suction");
    expect(say("there was a sock in the hose, i pulled it out")).toMatch(
      /^Well found: .*Step \d, /,
    );
  });

  it.each([
    "it works now but it is still loud",
    "now it does not spin",
    "it works for a minute, then it is dead again",
    "i took the filter out and nothing happens",
    "i took it out, now it smells burnt",
  ])("is not heard where there is none: %s", async (message) => {
    const say = await openChat("Bosch washing machine", "hums but does not drain");
    expect(say(message)).not.toMatch(/^(?:Glad|Well found)/);
  });
});
