import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { passGate, passGuideSoFar, passReply, passRootCause } from "~/domain/safety/gate";
import type { Hazards } from "~/domain/safety/read-hazards";

const guide = readGuide(`**Difficulty:** Easy

Open it as follows.

## Tools and materials
- Multimeter

## Safety precautions
- Pull the plug.

## Steps
1. **Measure the fuse.** It reads below 1 Ω.

## Prevention
- Open it once a year.

## When to seek professional help
- The cord is scorched.`);
const toy = { itemDescription: "Toy train", itemIssue: "It stands still", answers: [], guide };
const microwave = { ...toy, itemDescription: "Microwave oven" };
const none: Hazards = { outcome: "none", hazards: [] };
const { hazards: stop } = passGate(microwave);

describe("the gate", () => {
  it("lets a repair without a stop through as it is", () => {
    const shown = passGate({ ...toy, rootCause: "A fuse." });
    expect(shown).toMatchObject({ stop: null, rootCause: "A fuse.", guide });
  });

  it("leaves how to make it safe and whom to call of a guide on a stop", () => {
    const shown = passGate(microwave);
    expect(shown.stop).toMatch(/deadly charge/);
    expect(shown.guide).toEqual({
      facts: [],
      steps: [],
      sections: [
        { kind: "safety", title: "Safety precautions", body: "- Pull the plug." },
        {
          kind: "professional",
          title: "When to seek professional help",
          body: "- The cord is scorched.",
        },
      ],
      text: "## Safety precautions\n\n- Pull the plug.\n\n## When to seek professional help\n\n- The cord is scorched.",
    });
  });

  it.each([
    ["the person's words", { itemIssue: "It smells of burning" }],
    [
      "an answer",
      { answers: [{ id: 1, question: "Is there a smell of burning?", answer: "Yes" }] },
    ],
    ["the chat", { chat: [{ text: "How do I bypass the interlock?", isUser: true }] }],
    ["a reply", { chat: [{ text: "You can safely open the microwave.", isUser: false }] }],
    ["the root cause", { rootCause: "You can safely open the microwave." }],
    ["the guide's text", { guide: { ...guide, text: "You can safely open the microwave." } }],
    [
      "the guide's parts",
      {
        guide: {
          ...guide,
          steps: [
            {
              title: "Go on",
              action: "open" as const,
              warnings: "",
              body: "You can safely open the microwave.",
            },
          ],
        },
      },
    ],
  ])("finds the stop in %s", (_where, more) => {
    const shown = passGate({ ...toy, ...more });
    expect(shown.stop).not.toBeNull();
    expect(shown.guide.steps).toEqual([]);
    expect(shown.guide.text).not.toContain("Measure");
  });

  it("has the notice stand for replies that tell how, and leaves what the person wrote", () => {
    const chat = [
      { text: "Shall I unscrew it?", isUser: true },
      { text: "Unscrew the back.", isUser: false },
      { text: "Ask a service.", isUser: false },
    ];
    const shown = passGate({ ...microwave, chat });
    expect(shown.chat.map(({ text }) => text)).toEqual([
      "Shall I unscrew it?",
      shown.stop,
      "Ask a service.",
    ]);
  });
});

describe("a text that is being written", () => {
  it("is shown where nothing stops it", () => {
    expect(passGuideSoFar("1. Open", none)).toBe("1. Open");
    expect(passReply("1. Open", none)).toBe("1. Open");
    expect(passRootCause("The fuse.")).toBe("The fuse.");
  });

  it("is held back on a stop, and where it is one itself", () => {
    const dangerous = "You can safely open the microwave.";
    expect(passGuideSoFar("## Tools", stop)).toBeNull();
    expect(passGuideSoFar(dangerous, none)).toBeNull();
    expect(passReply(dangerous, none)).toMatch(/deadly charge/);
    expect(passReply("Unscrew it", stop)).toMatch(/deadly charge/);
    expect(passReply("Call somebody", stop)).toBe("Call somebody");
  });
});
