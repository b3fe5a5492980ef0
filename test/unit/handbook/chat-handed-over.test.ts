import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const stays = (reply: string) => /^No\. .*What to do now is in the guide/.test(reply);

const isYes = (reply: string) => reply.startsWith("Yes, that is the way.");

const isTold = (reply: string) => /Do this now: [^\d]/.test(reply);

const isNo = (reply: string) => reply.startsWith("No, not until it has been mended");

describe("the chat on a thing that belongs in other hands", () => {
  it("says no to every wish to go on", async () => {
    const say = await openChat("Bicycle", "the fork is cracked");
    const wishes = `I would open the headset; I would unscrew the fork; take it apart; take this off; take the wheel off; take the fork apart; press the fork; squeeze the fork; flatten the fork; pierce the fork; charge; charging;
      use it; using this; use that; using the fork; use my glue; switch it on; turn it on; try it; do the job myself; ride anyway; until Friday; skip the fork; keep riding; carry on riding; continue riding; go on riding; keep on riding; carry on on riding`;
    expect(answeredOtherwise(say, wishes, stays)).toEqual([]);
  });

  it("says no to who takes it for safe, and to who pleads", async () => {
    const say = await openChat("Microwave oven", "runs but does not heat");
    const believed = `i have unplugged it for an hour so its safe right; unplugged since yesterday, so it's safe to touch now?;
      it is off, then it must be safe; the plug is out so that's safe enough, isn't it`;
    expect(answeredOtherwise(say, believed, isNo)).toEqual([]);
    const pleas =
      "but it's only for this afternoon; but the crack is only small; even if it is just for a minute";
    expect(answeredOtherwise(say, pleas, stays)).toEqual([]);
    expect(say("but who can look at it, only a shop?")).not.toMatch(/^No\./);
  });

  it("says no to “is that ok” about a scorched lead", async () => {
    const say = await openChat("Extension lead with 4 sockets", "one socket is scorched brown");
    const wishes = "it's only used for a heater, is that ok; just for the lamp, is this fine";
    expect(answeredOtherwise(say, wishes, stays)).toEqual([]);
  });

  it.each([
    ["why not", /^For this reason: The case stays shut/],
    ["but why can't i open it", /^For this reason: The case stays shut/],
    ["how much", /half the price of a new one/],
    ["what do i tell them", /^Take the “Hand-off sheet” along/],
    ["what do we show him?", /^Take the “Hand-off sheet” along/],
  ])("answers what is asked before it goes there: %s", async (message, wanted) => {
    expect((await openChat("Microwave oven", "runs but does not heat"))(message)).toMatch(wanted);
  });

  it.each([
    ["Cordless drill", "battery swollen", "how do i throw it away", /hazardous waste/],
    ["Cordless drill", "battery swollen", "how long can i keep it", /^No longer than it takes/],
    ["Child car seat", "a strap is frayed", "where do i get a new strap", /nothing used/],
  ])(
    "keeps a danger from bins, cupboards and used parts: %s, %s, %s",
    async (item, issue, message, wanted) => {
      expect((await openChat(item, issue))(message)).toMatch(wanted);
    },
  );

  it("does not say no to handing it over", async () => {
    const say = await openChat("Bicycle", "the fork is cracked");
    const ways = `can I call a shop; can I ask my dealer; can I send a message; can I bring the fork along; can I claim on my insurance; can I return the fork; can I recycle the fork; can I throw the fork away; can I bin the fork; can I dispose of the fork; should I replace it; can I buy a fork;
      can I get it done; can I get a fork; can I get an expert; can I get the shop to look; can I have it done; can I take it back; can I see who mends forks; can I see where forks are sold; can I say whom to see; could I see the cost; can I know more; can I tell my insurer`;
    expect(answeredOtherwise(say, ways, (reply) => !stays(reply))).toEqual([]);
    const yes =
      "can I take it to a shop; bring this to a shop; send that to the maker; show it to a shop; take it back to the shop";
    expect(answeredOtherwise(say, yes, isYes)).toEqual([]);
    expect(say("can I ride")).toMatch(/^No\. /);
  });

  it("tells what to do now, however it is asked", async () => {
    const asked = "what do i do now; what should we do; what can i do; what must we do";
    const handedOver = await openChat("Bicycle", "the fork is cracked");
    expect(answeredOtherwise(handedOver, asked, isTold)).toEqual([]);
    const atHome = await openChat("Bicycle", "flat tyre");
    expect(answeredOtherwise(atHome, asked, (reply) => !isTold(reply))).toEqual([]);
  });
});

const isKept = (reply: string) => reply.startsWith("No. Glued pieces are for display");

const steps = (title: string) => `## Steps\n\n1. **${title}** Slowly.`;

const said = async (item: string, issue: string, title: string) =>
  isKept((await openChat(item, issue, steps(title)))("fit for food?"));

describe("the chat on a glued mug", () => {
  it("keeps it from food", async () => {
    const say = await openChat("Ceramic mug", "handle broke off");
    const uses = `fit for food?; can we eat from it; good for eating; to drink from?; for drinking; for cold drinks; for hot water; for coffee; for tea; for soup; dishwasher?; may it go in the microwave; may it go in the oven`;
    expect(answeredOtherwise(say, uses, isKept)).toEqual([]);
    const others = "would hot glue do; would hot melt glue do; how long does it dry";
    expect(answeredOtherwise(say, others, (reply) => !isKept(reply))).toEqual([]);
  });

  it("but not a thing that holds no glue or has a plug", async () => {
    expect(await said("Ceramic mug", "handle broke off", "Wash it")).toBe(false);
    expect(await said("Ceramic mug", "handle broke off", "Glue it")).toBe(true);
    expect(await said("Ceramic mug", "handle broke off", "Two glued halves")).toBe(true);
    expect(await said("Ceramic mug", "handle broke off", "Mix the epoxy")).toBe(true);
    expect(await said("Ceramic mug", "handle broke off", "Warm the adhesive")).toBe(true);
    expect(await said("Toaster", "does not heat", "Glue it")).toBe(false);
  });
});

it("warns in the chat of a danger that is new, and not of what the thing is", async () => {
  const say = await openChat("Toaster", "does not heat");
  expect(say("now it smokes")).toMatch(/^Stop here\. .*\n\nDo this now:\n\n- /s);
  expect(say("the plug of the toaster")).not.toMatch(/^Stop here/);
});
