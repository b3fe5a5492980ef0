import { beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import { readGuide } from "~/domain/guide/read-guide";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { ask, takeJourney } from "./journey";

describe("the chat on a guide", () => {
  let repair: RepairCase;
  const say = (message: string, history: readonly ChatMessage[] = []) =>
    handbookAssistant.chatReply(repair, history, message, ask());

  beforeAll(async () => {
    ({ repair } = await takeJourney(
      "Bosch washing machine",
      "hums but does not drain",
      () => "not sure",
    ));
  });

  it("gives the step that is asked for by its number", async () => {
    expect(await say("What do I do in step 2?")).toMatch(/^Step 2, “Open the flap/);
    expect(await say("the third step?")).toMatch(/^Step 3, /);
    expect(await say("step 99")).toMatch(/no step 99/);
  });

  it("knows which step comes next", async () => {
    const history = [{ text: await say("step 2"), isUser: false }];
    expect(await say("ok, next", history)).toMatch(/^Step 3, /);
  });

  it("finds the step that a question is about", async () => {
    expect(await say("How do I get the filter out?")).toMatch(/Step \d, “Unscrew the filter/);
  });

  it("names the tools, and what to take instead", async () => {
    expect(await say("Which tools do I need?")).toMatch(/tray.*towels.*torch.*screwdriver/i);
    expect(await say("I don't have a tray")).toMatch(/baking tin/);
    expect(await say("I have no towels")).toMatch(/no substitute/);
  });

  it("tells time, difficulty and cost", async () => {
    expect(await say("How long will it take?")).toMatch(/40 min/);
    expect(await say("Is it expensive?")).toMatch(/€0–5/);
  });

  it("goes to the next cause when it did not help", async () => {
    expect(await say("I did all that and it still doesn't drain")).toMatch(
      /look for a kinked or blocked drain hose/,
    );
  });

  it("says how to prevent it and when to stop", async () => {
    expect(await say("How can I prevent this?")).toMatch(/four times a year/);
    expect(await say("When should I call a professional?")).toMatch(/fuse box/);
  });

  it("answers from the notes on the machine", async () => {
    expect(await say("What does the error code E18 mean?")).toMatch(
      /water did not go out in time/i,
    );
  });

  it.each([
    "Can I bypass the door lock switch?",
    "can I work on the pump while it is plugged in",
    "Could I put foil in the fuse?",
    "how do I disable the safety sensor",
    "Can I open it without unplugging it first?",
  ])("says a firm no: %s", async (message) => {
    expect(await say(message)).toMatch(/^No\. .*Pull the plug/);
  });

  it("puts a new danger before everything else", async () => {
    const reply = await say("Step 3 is done, but now there is smoke coming out");
    expect(reply).toMatch(/^Stop here\./);
    expect(reply).toMatch(/- Cut the power/);
  });

  it("declines what is not this repair, naming what was asked", async () => {
    expect(await say("What is the capital of France?")).toMatch(
      /cannot help with “What is the capital of France\?”.*washing machine/,
    );
    expect(await say("Write a poem about autumn")).toMatch(/only know this repair/);
    expect(await say("How do I mend my toaster?")).toMatch(
      /only\. For the toaster, start a new repair request/,
    );
  });

  it("says that it does not know instead of guessing", async () => {
    expect(await say("What colour is the gasket?")).toMatch(
      /^The guide does not say\. Ask the maker/,
    );
  });

  it("is courteous and short", async () => {
    expect(await say("Hello!")).toMatch(/^Hello\..*washing machine/);
    expect(await say("Thank you, that was clear")).toMatch(/^You are welcome/);
  });

  it("answers each message in its own way", async () => {
    const replies = await Promise.all(
      ["step 1", "step 2", "tools?", "cost?", "banana"].map((message) => say(message)),
    );
    expect(new Set(replies).size).toBe(replies.length);
  });
});

describe("the chat where the repair belongs in other hands", () => {
  it.each([
    ["LG microwave", "runs but does not heat", "Can I open it myself?"],
    ["iPhone", "the battery is swollen", "Can I press it flat and use it?"],
  ])("stays firm: %s", async (item, issue, message) => {
    const { repair } = await takeJourney(item, issue, () => "yes");
    expect(await handbookAssistant.chatReply(repair, [], message, ask())).toMatch(/^No\. /);
  });
});

it("reads the guide that is on the screen, whoever wrote it", async () => {
  const { repair } = await takeJourney("Kettle", "leaks", () => "not sure");
  const guide = readGuide(
    "## Steps\n\n1. **Dry the base.** Wipe it.\n\n2. **Call Anna.** She knows.",
  );
  const reply = await handbookAssistant.chatReply(
    { ...repair, guide },
    [],
    "what is step 2?",
    ask(),
  );
  expect(reply).toBe("Step 2, “Call Anna”: She knows.");
});
