import { describe, expect, it } from "vitest";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { readGuide } from "~/domain/guide/read-guide";
import { suggestQuestions } from "~/domain/suggest-questions";
import { kettleGuide } from "../../support/repair-entries";
import { newCase } from "../handbook/journey";

describe("the first questions to a guide", () => {
  it("name its tools and its steps", () => {
    expect(suggestQuestions(readGuide(kettleGuide))).toEqual([
      "I have no screwdriver set. What can I use instead?",
      "What if step 2 does not work?",
      "What do I have to watch out for in step 1?",
    ]);
  });

  it("ask for the tool that something else does for, and leave names in capitals", () => {
    const guide = readGuide(
      "## Tools\n- Torch\n- USB cable (instead: any lead)\n\n## Steps\n1. Look.",
    );
    expect(suggestQuestions(guide)).toContain("I have no USB cable. What can I use instead?");
  });

  it("are none where there is nothing to ask about", () => {
    expect(suggestQuestions(readGuide("Take it to a repair café."))).toEqual([]);
  });

  it.each([
    ["Bosch washing machine", "hums but does not drain"],
    ["Philips kettle", "the light comes on but the water stays cold"],
    ["My city bicycle", "the chain comes off"],
    ["Winter jacket", "the zip is stuck"],
    ["Old table lamp", "it flickers when I touch the cord"],
    ["iPhone 8", "the battery runs out by noon"],
    ["Wooden chair", "one leg wobbles"],
  ])("are answered by the handbook: %s", async (item, issue) => {
    const page = await diagnoseCase(newCase(item, issue));
    const guide = composeGuide(page);
    const questions = suggestQuestions(guide);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions)
      expect(writeReply(page, guide, [], question), question).not.toMatch(
        /I am sorry|The guide does not say|What would you like to know|There is no step/i,
      );
  });
});
