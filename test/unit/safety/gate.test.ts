import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { writeGuide } from "~/domain/guide/write-guide";
import { dangerPages } from "~/domain/handbook/danger-pages";
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

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

describe("the gate", () => {
  it("lets a repair without a stop through as it is", () => {
    const shown = passGate({ ...toy, rootCause: "A fuse." });
    expect(shown).toMatchObject({ stop: null, rootCause: "A fuse.", guide });
  });

  it("has nothing tried out on a stop, and leaves what not to try", () => {
    const rootCause =
      "The casing stays shut. Heat 250 ml of water for two minutes. Do not switch it on again. " +
      "Make sure first: switch it on and listen. Plug it back in.";
    const shown = passGate({ ...microwave, rootCause });
    expect(shown.rootCause).toBe("The casing stays shut. Do not switch it on again.");
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
    [
      "a section of steps that speaks of safety",
      "## Repair procedure with safety precautions\n1. Unscrew the cover.\n2. Discharge the capacitor.",
    ],
    [
      "a section of steps for professionals",
      "## Professional repair steps\n1. Turn the cover.\n2. Short the terminals.",
    ],
    ["steps before you start", "## Before you start\n1) Slide the back away.\n2) Pull the fuse."],
    ["a task among the precautions", "## Safety\n### Open the case\nTwo clips hold the back."],
    ["points that are work", "## Safety\n- Unscrew the back.\n- Short the terminals and test it."],
    ["a sentence that is work", "## Safety\nThe back is sharp. Remove the two clips of the back."],
    ["numbers in a quotation", "## Safety\n> 1. Turn the cover\n> 2. Pull the fuse"],
    ["a title that is work", "## Safety: open the case\nTwo clips hold the back."],
  ])("leaves no work in it: %s", (_what, text) => {
    const shown = passGate({
      ...microwave,
      guide: readGuide(`${text}\n\n## When to seek help\n- It sparks.`),
    });
    expect(shown.guide.text).not.toMatch(/cover|clips|fuse|capacitor|terminals|unscrew|case/i);
    expect(shown.guide.text).toMatch(/It sparks\.$/);
    expect(JSON.stringify(shown.guide.sections)).not.toMatch(/cover|clips|fuse|capacitor/i);
  });

  it.each([
    "- Pull the plug of the oven before you open, wet or take hold of anything in it.",
    "- Never open the case, and keep children away.",
    "- Do not glue, sew or drill it.",
    "- The cord is cut.",
    "- It runs with the door open: pull the plug at once.",
    "Stop using it and cut the power. Leave the room and call the fire service.",
    "### With gas\n\nOnly 230 V 5.5 A parts. Go outside.",
  ])("leaves in it what keeps safe: %s", (body) => {
    const shown = passGate({ ...microwave, guide: readGuide(`## Safety precautions\n${body}`) });
    expect(shown.guide.sections).toEqual([{ kind: "safety", title: "Safety precautions", body }]);
  });

  it("leaves in it all that the handbook says of dangers", () => {
    const pages = Object.values(dangerPages).map((open) => open("cordless drill", "mains"));
    for (const { safety, stopWhen, causes } of pages) {
      const rootCause = Object.values(causes)
        .map(({ why, check, repair }) => `${why} ${repair.professionalOnly} ${check.do}`)
        .join("\n\n");
      const sections = [
        { kind: "safety" as const, title: "Safety precautions", body: list(safety) },
        {
          kind: "professional" as const,
          title: "When to seek professional help",
          body: list(stopWhen),
        },
      ];
      const own = { facts: [], steps: [], sections };
      const said = { ...microwave, rootCause, guide: { ...own, text: writeGuide(own) } };
      expect(passGate(said)).toMatchObject({ rootCause, guide: said.guide });
    }
  });

  it("leaves of a root cause what is wrong, and takes out what to do", () => {
    const why =
      "Your cordless drill hums. The **magnetron** has failed, but your answers leave it open.";
    const work = "1. Turn the cover.\n2. Short the terminals.";
    const { rootCause } = passGate({
      ...microwave,
      rootCause: `${why} Measure the diode.\n\n${work}`,
    });
    expect(rootCause.trim()).toBe(why);
  });

  it("has the notice stand for a root cause that is nothing but work", () => {
    const shown = passGate({ ...microwave, rootCause: "1. Turn the cover." });
    expect(shown.rootCause).toBe(shown.stop);
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
    expect(passRootCause("The fuse. Open it.", none)).toBe("The fuse. Open it.");
  });

  it("is held back on a stop, and where it is one itself", () => {
    const dangerous = "You can safely open the microwave.";
    expect(passGuideSoFar("## Tools", stop)).toBeNull();
    expect(passGuideSoFar(dangerous, none)).toBeNull();
    expect(passReply(dangerous, none)).toMatch(/deadly charge/);
    expect(passRootCause("The fuse has blown.\n\n1. Turn it", stop)).toBe("The fuse has blown.");
    expect(passRootCause(dangerous, none)).toMatch(/deadly charge/);
    expect(passReply("Unscrew it", stop)).toMatch(/deadly charge/);
    expect(passReply("Call somebody", stop)).toBe("Call somebody");
  });
});

describe("the verbs that tell work", () => {
  it.each(
    `Unscrew; Unclip; Unsolder; Unbolt; Open; Remove; Take off; Take out; Take apart; Lift off; Pry; Prise; Disassemble;
    Dismantle; Disconnect; Reconnect; Discharge; Bypass; Bridge; Override; Solder; Swap; Measure; Test; Loosen;
    Tighten; Reset; Replace; Cut`
      .split(";")
      .map((verb) => verb.trim()),
  )("hold back a reply: “%s the back”", (verb) => {
    expect(passReply(`${verb} the back.`, stop)).toMatch(/deadly charge/);
  });

  it.each(["Drill it", "Drill a hole", "Drill through", "Go back to step 3"])(
    "hold back a reply: “%s”",
    (order) => {
      expect(passReply(`${order}.`, stop)).toMatch(/deadly charge/);
    },
  );

  it.each(["The drill is old", "Replace it or have it repaired", "Cut off the power"])(
    "let through: “%s”",
    (text) => {
      expect(passReply(`${text}.`, stop)).toBe(`${text}.`);
    },
  );
});

it("holds back an assistant that sends a hand into a microwave", () => {
  for (const reply of ["Reach inside the microwave.", "Put your hand into the microwave."])
    expect(passReply(reply, none), reply).toMatch(/deadly charge/);
  expect(passReply("Warm the bowl in the microwave.", none)).toBe(
    "Warm the bowl in the microwave.",
  );
});
