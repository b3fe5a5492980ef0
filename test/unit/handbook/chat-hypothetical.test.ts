import { describe, expect, it } from "vitest";
import { isHypothetical } from "~/domain/handbook/chat/answer-hypothetical";
import { answeredOtherwise, openChat } from "./open-chat";

describe("a question that tells of no danger", () => {
  it("says what would be bad, and raises no stop", async () => {
    const say = await openChat("table lamp", "flickers a bit");
    expect(
      answeredOtherwise(
        say,
        "when would a spark be bad; when is a spark dangerous; when would smoke be a problem; when should i worry about a smell",
        (reply) => /It is bad if it smells of burning/.test(reply) && !reply.startsWith("Stop"),
      ),
    ).toEqual([]);
    expect(say("when would a spark be bad")).toMatch(/^A tiny blue one, once/);
  });

  it("never answers whether it can explode with a rule for the repair", async () => {
    const asks = "can it explode; is it about to blow up; will it burst";
    const fridge = await openChat("fridge", "there is water on the floor inside");
    expect(
      answeredOtherwise(fridge, asks, (reply) =>
        reply.startsWith("Nothing on this page points to that."),
      ),
    ).toEqual([]);
    const cooker = await openChat("moka pot", "leaks at the middle");
    expect(
      answeredOtherwise(cooker, asks, (reply) =>
        /^(?:That cannot be ruled out|With a stuck valve)/.test(reply),
      ),
    ).toEqual([]);
  });

  it("still stops where a danger is told", async () => {
    const say = await openChat("table lamp", "flickers a bit");
    expect(
      answeredOtherwise(
        say,
        "there was a spark and it smells burnt; it sparks, can it explode; smoke comes out, when would that be bad",
        (reply) => reply.startsWith("Stop here."),
      ),
    ).toEqual([]);
  });

  it("takes what goes on now for no such question", () => {
    for (const asked of [
      "is it catching fire",
      "is it exploding",
      "it is bursting",
      "smoke is bad",
    ])
      expect(isHypothetical(asked), asked).toBe(false);
  });

  it("still says yes beside a danger", async () => {
    const say = await openChat("lamp", "the cord is frayed and copper shows");
    expect(say("can it explode")).toMatch(/^Yes\./);
    expect(say("when would a spark be bad")).toMatch(/^Stop/);
  });

  it("takes a thing for poisonous until somebody knows", async () => {
    const say = await openChat("stuffed fox", "one ear has come off");
    expect(say("is it poisonous")).toContain("Take it as harmful until you know");
  });
});

describe("the beginning of an answer beside a danger", () => {
  it("fits the word that asks", async () => {
    const say = await openChat("boiler", "heating is out and there is a smell of gas");
    expect(say("when can i put the heating back on")).toMatch(/^Not yet\. /);
    const lamp = await openChat("lamp", "the cord is frayed and copper shows");
    expect(lamp("how do i open it")).toMatch(/^Not at home\. /);
    expect(lamp("when can i use it again")).not.toMatch(/^No\./);
  });
});
