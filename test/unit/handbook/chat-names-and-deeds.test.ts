import { expect, it } from "vitest";
import { answerNewPart } from "~/domain/handbook/chat/answer-new-part";
import { answerPartLook } from "~/domain/handbook/chat/answer-part";
import { talk } from "./bell-talk";
import { answeredOtherwise, openChat } from "./open-chat";

const guide = `**Difficulty:** Easy · **Time:** 20 min · **Parts:** €3

## Tools and materials

- Soldering iron
- Thin solder
- Foam stuffing (instead: cotton wool)
- Needle

## Steps

1. **Take the cap off the well** Slowly.

2. **Empty the well** Let the old oil out into a jar.

3. **Solder the wire** Briefly.

## Prevention

- Keep it dry.`;

const isWanted = (name: string) => (reply: string) =>
  reply.startsWith(`The guide asks for this: ${name}`) && !reply.includes("; ");

it("names the thing on the list that is asked for, where the list says more of it", async () => {
  const say = await openChat("Bicycle", "flat tyre", guide);
  expect(
    answeredOtherwise(
      say,
      "what solder do i use; which solder; what kind of solder should I buy; what solder do we need?",
      isWanted("Thin solder."),
    ),
  ).toEqual([]);
  expect(
    answeredOtherwise(
      say,
      "what do I stuff it with; what can i stuff him with?",
      isWanted("Foam stuffing (instead: cotton wool)."),
    ),
  ).toEqual([]);
  expect(
    answeredOtherwise(
      say,
      "what needle; what tool do i use; what thing do i need",
      (reply) => !reply.startsWith("The guide asks for this:"),
    ),
  ).toEqual([]);
});

it("gives the step in which a deed is done to the thing that is named", async () => {
  const say = await openChat("Bicycle", "flat tyre", guide);
  expect(
    answeredOtherwise(
      say,
      "how do I drain the old oil; how to empty the well; how should i pour the oil out",
      (reply) => reply.startsWith("Step 2, "),
    ),
  ).toEqual([]);
  expect(
    answeredOtherwise(say, "how do I paint the well", (reply) => !reply.startsWith("Step 2, ")),
  ).toEqual([]);
});

it("a new part that the guide lists is needed, another one is not", () => {
  expect(answerNewPart(talk("do i need new beeswax"))).toBe(
    "Yes, the guide asks for this: Beeswax.",
  );
  expect(answerNewPart(talk("do i need a new dome"))).toMatch(/^Not as far as the guide goes/);
});

it("somebody's own photos are no wish for a picture", () => {
  expect(answerPartLook(talk("are my photos gone"))).toBeNull();
  expect(answerPartLook(talk("have you got a photo"))).toMatch(/^I have words only/);
  expect(answerPartLook(talk("which side is the spring"))).toMatch(
    /^The guide says of it: (?!.*picture)/,
  );
});
