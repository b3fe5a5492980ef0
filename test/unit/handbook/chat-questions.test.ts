import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const guide = `**Difficulty:** Easy · **Time:** 20 min · **Parts:** €3

## Tools and materials

- Screwdriver (instead: a coin)
- Copper brush

## Safety precautions

- Never iron the patch.

## Steps

1. **Loosen the frame** Slowly.

2. **Brush the hinge** Well.

3. **Close the frame** Firmly.

## Prevention

- Keep it dry.

## When to seek professional help

- The frame is bent.`;

const chat = () => openChat("Bicycle", "flat tyre", guide);

async function check(starts: string, asked: string, others = "") {
  const say = await chat();
  return [
    ...answeredOtherwise(say, asked, (reply) => reply.startsWith(starts)),
    ...answeredOtherwise(say, others, (reply) => !reply.startsWith(starts)),
  ];
}

describe("the chat tells of the guide on the screen", () => {
  it("its tools", () =>
    expect(
      check(
        "For this repair you need: Screwdriver",
        "which tool; tools?; materials?; the equipment; what do i need; what will i need; what would i need; what should i buy; what do i have; part list; parts list; parts do",
        "is it hard; hello",
      ),
    ).resolves.toEqual([]));

  it("whether a tool is needed", async () => {
    await expect(
      check(
        "Yes: for this repair you need",
        "do i need a screwdriver; will i need any brush; would i need some brush; should i need the brush; do i need an old brush",
      ),
    ).resolves.toEqual([]);
    await expect(check("It is not on the list: for", "do i need a hammer")).resolves.toEqual([]);
  });

  it("what to take instead", async () => {
    const lacking =
      "I don't have a coin-free screwdriver; I do not own a screwdriver; I haven't got a screwdriver; I have not a screwdriver; I have no screwdriver; no screwdriver here; what instead of the screwdriver; a substitute for the screwdriver; an alternative to the screwdriver; without a screwdriver; without an old screwdriver";
    await expect(
      check("The guide asks for this: Screwdriver. Instead you can use this: a coin.", lacking),
    ).resolves.toEqual([]);
    await expect(
      check("The guide gives no substitute for this: Copper brush.", "I have no brush"),
    ).resolves.toEqual([]);
  });

  it.each(["or", "substitute:", "Instead,"])(
    "what to take instead, in a list that says “%s”",
    async (word) => {
      const say = await openChat(
        "Waffle iron",
        "sticks",
        `## Tools and materials\n- Screwdriver (${word} a coin)\n\n## Steps\n1. Undo the screws.`,
      );
      expect(say("I have no screwdriver")).toBe(
        "The guide asks for this: Screwdriver. Instead you can use this: a coin.",
      );
    },
  );

  it("how many steps there are, also where it is one", async () => {
    const effort = "**Difficulty:** easy · **Time:** 5 min";
    const say = await openChat("Waffle iron", "sticks", `${effort}\n\n## Steps\n1. Wipe it.`);
    expect(say("how long does it take")).toContain("It has one step.");
  });

  it("time, effort and cost", () =>
    expect(
      check(
        "The guide allows for this: Difficulty: Easy",
        "how hard is it; how difficult; how easy; how expensive; how many minutes; how many hours; how many steps; how long; how long does it take; how long will it last; how long do i need; how long is the repair; how long is the job; how long is a step; how long for the whole; how long for all; how much time; how much money; how much does it; how much will it be; how much would it be; how much is it; the cost; what costs; the price; is it expensive; the difficulty; is it worth it; worth repairing; worth fixing; buy new; buy a new one",
        "how long do bagels take; how long boils an egg",
      ),
    ).resolves.toEqual([]));

  it("prevention", () =>
    expect(
      check(
        "To keep it from coming back: Keep it dry.",
        "how to prevent it; prevention; how to avoid it; will it happen again; will this be happening again; in future; in the future; make it last longer; maintenance; maintain it; look after it",
      ),
    ).resolves.toEqual([]));

  it("who can help", () =>
    expect(
      check(
        "Hand it over in these cases: The frame is bent.",
        "a professional; a technician; an electrician; an engineer; a plumber; an expert; a specialist; a repair shop; a workshop; I give up; call someone; call somebody; who can mend it",
      ),
    ).resolves.toEqual([]));

  it("safety, with a yes or a no as it was asked", async () => {
    await expect(
      check(
        "Yes, if you keep to this: Never iron the patch.",
        "is it safe; safely?; safety; be careful; precautions; a precaution",
        "is it safe near orange flowers in spring",
      ),
    ).resolves.toEqual([]);
    await expect(
      check(
        "Not if you keep to this: Never iron the patch.",
        "any danger; dangerous?; is it dangerous; a risk; risky?; a shock; am i hurt; can it hurt me",
      ),
    ).resolves.toEqual([]);
  });

  it("its steps", async () => {
    await expect(
      check(
        "Step 2, “Brush the hinge”",
        "step 2; step two; steps 2; step no 2; step no. 2; step number 2; step nr 2; step nr. 2; the second step; done with step 1; i finished step 1; i completed step 1; i did step 1",
      ),
    ).resolves.toEqual([]);
    await expect(
      check(
        "Step 3, “Close the frame”",
        "the last step; the final step; step three; the third step",
      ),
    ).resolves.toEqual([]);
    await expect(
      check(
        "Step 1, “Loosen the frame”",
        "how do i start; where do i begin; how should i start; where can i start; the first step; step one",
      ),
    ).resolves.toEqual([]);
    await expect(
      check("The guide has 3 steps, so there is no step 4.", "step 4; step four; the fourth step"),
    ).resolves.toEqual([]);
  });

  it("the step after, before and again", async () => {
    const say = await chat();
    const history = [
      { text: "Step 1, …", isUser: false },
      { text: "Step 2, …", isUser: false },
      { text: "Step 1?", isUser: true },
    ];
    const inTalk = (message: string) => say(message, history);
    const after =
      "next step; what's next; what next; what is next; what comes next; and then; and now; done, next; ok next; okay now; then what comes after that, and after that; next";
    expect(answeredOtherwise(inTalk, after, (reply) => reply.startsWith("Step 3,"))).toEqual([]);
    const before = "the previous step; the earlier step; the step before; go back";
    expect(answeredOtherwise(inTalk, before, (reply) => reply.startsWith("Step 1,"))).toEqual([]);
    const again =
      "explain that step; this step; the same step; say that again; say it; explain it; explain this; say this again";
    expect(answeredOtherwise(inTalk, again, (reply) => reply.startsWith("Step 2,"))).toEqual([]);
  });

  it("that no step is to be left out", async () => {
    await expect(
      check(
        "Better not: the steps after it build on it. Step 2,",
        "can i skip step 2; leave out step 2; miss out step 2; omit step 2; do without step 2; can i skip the brush",
      ),
    ).resolves.toEqual([]);
    await expect(
      check(
        "Yes. Step 2,",
        "do i have to do step 2; must i need to do step 2; should i really need to do step 2; do i still have to do step 2",
      ),
    ).resolves.toEqual([]);
    await expect(
      check(
        "Better not: each step of the guide",
        "can i skip the polish; leave out the polish; miss out the polish; omit the polish",
        "do i have to polish",
      ),
    ).resolves.toEqual([]);
    await expect(
      check("No: Never iron the patch.", "do i have to iron the patch"),
    ).resolves.toEqual([]);
  });

  it("what is forbidden", () =>
    expect(
      check(
        "No: Never iron the patch.",
        "can i iron the patch; is it ok to iron the patch",
        "can i iron my trousers there; i iron the patch",
      ),
    ).resolves.toEqual([]));

  it("that it may go on for now", () =>
    expect(
      check(
        "Only as long as none of this is so: The frame is bent.",
        "keep riding; keep on riding; carry on riding; continue riding; go on riding; use it until friday; wear them till then; ride this for now; run it meanwhile; use it in the meantime; use it anyway",
      ),
    ).resolves.toEqual([]));
});

it("is courteous", async () => {
  const say = await chat();
  const hello = "hi; hello; hey!; good morning; good afternoon; good evening; hi there";
  expect(answeredOtherwise(say, hello, (reply) => reply.startsWith("Hello. I have"))).toEqual([]);
  const thanks =
    "thanks; thank; many thanks; thank you so much; cheers; great; perfect; super; ok; okay";
  expect(answeredOtherwise(say, thanks, (reply) => reply.startsWith("You are welcome."))).toEqual(
    [],
  );
  expect(say("great?")).not.toMatch(/^You are welcome/);
});

const isNo = (reply: string) => reply.endsWith("Until you know, the safe answer is no.");

it("ends what it does not know with a no where leave is asked", async () => {
  const say = await chat();
  const leave =
    "can i paint it green; could i paint it green; may we paint it green; should i paint it green; is it okay to paint it green; is it fine to paint it green; is it alright to paint it green; is it ok to paint it green";
  expect(answeredOtherwise(say, leave, isNo)).toEqual([]);
  const open =
    "what can i paint it with; how can i paint it green; where can i paint it green; when can i paint it; who can i ask to paint it; which can i paint on it; which colour can i paint it";
  expect(answeredOtherwise(say, open, (reply) => !isNo(reply))).toEqual([]);
});
