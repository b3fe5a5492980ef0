import { beforeEach, describe, expect, it, vi } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { AssistantError, type RepairAssistant } from "~/services/assistant/assistant";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { browserAssistant } from "~/services/assistant/browser/browser-assistant";
import { createProviderAssistant } from "~/services/assistant/provider/provider-assistant";
import { stubLanguageModel } from "../support/language-model";
import { freshKettleCase, kettleCase } from "../support/repair-cases";

const provider = createProviderAssistant({
  baseUrl: "https://ai.test/v1",
  apiKey: "sk-test",
  model: "gpt-3.5-turbo",
});

const guide = readGuide(`## Steps
1. **Unplug the kettle.** Let it cool.
2. **Measure the fuse.** Below 1 Ω is good.
3. **Close it.** Screw it shut.`);
const atBench = { ...kettleCase, guide };
const trouble = {
  step: 2,
  what: "looks different",
  done: [1],
  cameOff: ["2 screws"],
  tried: [],
} as const;

const fiveKinds = ["tools", "safety", "steps", "prevention", "professional"];

const ask = () => ({ signal: new AbortController().signal });

const verbs = {
  diagnosticQuestions: (assistant: RepairAssistant, signal: AbortSignal) =>
    assistant.diagnosticQuestions(freshKettleCase, { signal }),
  rootCause: (assistant: RepairAssistant, signal: AbortSignal) =>
    assistant.rootCause(kettleCase, { signal }),
  repairGuide: (assistant: RepairAssistant, signal: AbortSignal) =>
    assistant.repairGuide(kettleCase, { signal }),
  rewriteGuide: (assistant: RepairAssistant, signal: AbortSignal) =>
    assistant.rewriteGuide(atBench, trouble, { signal }),
  chatReply: (assistant: RepairAssistant, signal: AbortSignal) =>
    assistant.chatReply(kettleCase, [], "Which tool do I need?", { signal }),
};

beforeEach(() => void stubLanguageModel());

describe.each<RepairAssistant>([provider, handbookAssistant, browserAssistant])(
  "the $source",
  (assistant) => {
    it("asks three different questions", async () => {
      const questions = await assistant.diagnosticQuestions(freshKettleCase, ask());
      expect(questions.map((question) => question.trim()).filter(Boolean)).toHaveLength(3);
      expect(new Set(questions).size).toBe(3);
    });

    it("names a root cause for the item", async () => {
      expect(await assistant.rootCause(kettleCase, ask())).toMatch(/kettle/i);
    });

    it("writes a guide with its five sections, in order, and numbered steps", async () => {
      const { text, sections, steps } = await assistant.repairGuide(kettleCase, ask());
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
        "Tools and materials",
        "Safety precautions",
        "Steps",
        "Prevention",
        "When to seek professional help",
      ]);
      expect(text).toMatch(/^1\. \*\*.+\*\*/m);
      expect(text).toMatch(/^2\. \*\*.+\*\*/m);
      expect(sections.map(({ kind }) => kind).filter((kind) => kind !== "other")).toEqual(
        fiveKinds,
      );
      expect(steps.length).toBeGreaterThan(1);
    });

    it("goes on otherwise from a step that did not work, and differently each time", async () => {
      const first = await assistant.rewriteGuide(atBench, trouble, ask());
      if (!first) throw new Error("Something is left to try");
      expect(first.done).toEqual([1]);
      expect(first.guide.steps[0]).toEqual(guide.steps[0]);
      expect(first.guide.steps.map(({ title }) => title)).not.toContain("Measure the fuse");
      expect(first.tried).toHaveLength(1);
      expect(first.guide.text).toContain(first.guide.steps[1]?.title);
      const again = { ...atBench, guide: first.guide };
      const second = await assistant.rewriteGuide(again, { ...trouble, ...first }, ask());
      expect(second?.tried.slice(0, 1)).toEqual(first.tried);
      expect(second?.guide.steps[1]).not.toEqual(first.guide.steps[1]);
    });

    it("replies in the chat", async () => {
      const history = [
        { text: "Is it safe to open?", isUser: true },
        { text: "Once it is unplugged and cool.", isUser: false },
      ];
      const reply = await assistant.chatReply(kettleCase, history, "Which tool do I need?", ask());
      expect(reply.trim()).not.toBe("");
    });

    it.each(["rootCause", "repairGuide"] as const)("hands %s over as it grows", async (verb) => {
      const onText = vi.fn<(soFar: string) => void>();
      const answer = await assistant[verb](kettleCase, { ...ask(), onText });
      const texts = onText.mock.calls.map(([soFar]) => soFar);
      expect(texts.length).toBeGreaterThan(0);
      for (const [index, text] of texts.slice(1).entries()) {
        expect(text.startsWith(texts[index] ?? "")).toBe(true);
      }
      expect(texts.at(-1)?.trim()).toBe(typeof answer === "string" ? answer : answer.text);
    });

    describe.each(Object.entries(verbs))("%s", (_name, verb) => {
      it("rejects when it is stopped before it begins", async () => {
        const error = await verb(assistant, AbortSignal.abort()).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(AssistantError);
        expect(error).toHaveProperty("kind", "aborted");
      });

      it("rejects when it is stopped on its way", async () => {
        const controller = new AbortController();
        const answer = verb(assistant, controller.signal);
        controller.abort();
        await expect(answer).rejects.toMatchObject({ name: "AssistantError", kind: "aborted" });
      });
    });
  },
);
