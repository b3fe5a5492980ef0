import { describe, expect, it, vi } from "vitest";
import type { Findings } from "~/domain/findings";
import type { AssistantErrorKind, PendingReason } from "~/services/assistant/assistant";
import { browserAssistant } from "~/services/assistant/browser/browser-assistant";
import { availability } from "~/services/assistant/browser/language-model";
import { longestAnswer } from "~/services/assistant/model/answer-text";
import { questionSchema } from "~/services/assistant/model/question-schema";
import { domError, stubLanguageModel } from "../../support/language-model";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import { failureOf, listening, quietly } from "../provider/wire";

const photo = new File([new Uint8Array([255, 216, 255])], "kettle.jpg", { type: "image/jpeg" });
const photographed = { ...freshKettleCase, photo };

describe("the browser's own model", () => {
  it("is asked for the questions by schema, with the photo where it takes one", async () => {
    const { asked, openSessions } = stubLanguageModel({ takesPhotos: true });
    const onFindings = vi.fn<(found: Findings) => void>();
    const ask = { ...quietly(), onFindings };
    expect(await browserAssistant.diagnosticQuestions(photographed, ask)).toHaveLength(3);
    const [{ options, input, constraint } = {}] = asked;
    expect(constraint).toEqual(questionSchema(true));
    expect(options?.expectedInputs.map(({ type }) => type)).toEqual(["text", "image"]);
    expect(options?.initialPrompts?.map(({ role }) => role)).toEqual(["system"]);
    const [, image] = [input?.[0]?.content].flat();
    expect(image).toEqual({ type: "image", value: new Blob(["any"], { type: "image/jpeg" }) });
    expect(await blobOf(image)?.bytes()).toEqual(new Uint8Array([255, 216, 255]));
    expect(onFindings).toHaveBeenCalledWith({ photo: expect.stringContaining("scale") });
    expect(openSessions()).toBe(0);
  });

  it("is not shown a photo that it does not take", async () => {
    const { asked } = stubLanguageModel({ takesPhotos: false });
    const onFindings = vi.fn<(found: Findings) => void>();
    await browserAssistant.diagnosticQuestions(photographed, { ...quietly(), onFindings });
    expect(asked[0]?.options.expectedInputs).toEqual([{ type: "text", languages: ["en"] }]);
    expect(asked[0]?.constraint).toEqual(questionSchema(false));
    expect(onFindings).not.toHaveBeenCalled();
  });

  it("writes all else as text, piece by piece, and is said to load until the first has come", async () => {
    const { asked, openSessions } = stubLanguageModel({ pieces: ["The ", "<think>", "fuse."] });
    const onWait = vi.fn<(wait: PendingReason | null) => void>();
    const ask = { ...listening(), onWait };
    expect(await browserAssistant.rootCause(kettleCase, ask)).toBe("The <think>fuse.");
    expect(ask.onText.mock.calls).toEqual([["The "], ["The <think>"], ["The <think>fuse."]]);
    expect(onWait.mock.calls).toEqual([[{ reason: "loading" }], [null]]);
    expect(asked[0]?.constraint).toBeUndefined();
    expect(openSessions()).toBe(0);
  });

  it("is told the chat before the new message as what was said in its session", async () => {
    const { asked } = stubLanguageModel({ pieces: ["Yes."] });
    const history = [
      { text: "Is it safe?", isUser: true },
      { text: "Once it is cool.", isUser: false },
    ];
    await browserAssistant.chatReply(kettleCase, history, "And now?", quietly());
    expect(asked[0]?.options.initialPrompts?.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
    ]);
    expect(asked[0]?.input).toEqual([
      { role: "user", content: [{ type: "text", value: "And now?" }] },
    ]);
  });

  it.each<[string, AssistantErrorKind]>([
    ["NotAllowedError", "not-initialized"],
    ["NotSupportedError", "refused"],
    ["QuotaExceededError", "too-large"],
    ["NotReadableError", "filtered"],
    ["NetworkError", "unreachable"],
    ["InvalidStateError", "unavailable"],
    ["OperationError", "unavailable"],
  ])("fails with %s as an assistant does: %s", async (name, kind) => {
    stubLanguageModel({ refusal: domError(name) });
    expect(await failureOf(browserAssistant.rootCause(kettleCase, quietly()))).toMatchObject({
      kind,
      message: "The browser's model failed",
      partialText: "",
    });
    const { openSessions } = stubLanguageModel({ pieces: ["Unplug", domError(name)] });
    expect(await failureOf(browserAssistant.rootCause(kettleCase, listening()))).toMatchObject({
      kind: "cut-short",
      partialText: "Unplug",
      cause: { kind },
    });
    expect(openSessions()).toBe(0);
  });

  it.each([[[]], [[" ", "\n"]]])("has said nothing with the pieces %j", async (pieces) => {
    stubLanguageModel({ pieces });
    const { kind } = await failureOf(browserAssistant.rootCause(kettleCase, quietly()));
    expect(kind).toBe("empty");
  });

  it("is stopped where it goes on and on", async () => {
    stubLanguageModel({ pieces: ["a".repeat(longestAnswer), "b"] });
    expect(await failureOf(browserAssistant.rootCause(kettleCase, quietly()))).toMatchObject({
      kind: "cut-short",
      cause: { kind: "too-long" },
    });
  });

  it("is stopped in the middle, and what had come is kept", async () => {
    const { openSessions } = stubLanguageModel({ pieces: ["Unplug"], neverEnds: true });
    const controller = new AbortController();
    const onText = () => controller.abort();
    const answer = browserAssistant.rootCause(kettleCase, { signal: controller.signal, onText });
    expect(await failureOf(answer)).toMatchObject({ kind: "aborted", partialText: "Unplug" });
    await vi.waitFor(() => expect(openSessions()).toBe(0));
  });

  it("goes on from a text that broke off", async () => {
    const { asked } = stubLanguageModel({ pieces: [" the kettle."] });
    const ask = { ...quietly(), continueFrom: "Unplug" };
    expect(await browserAssistant.rootCause(kettleCase, ask)).toBe("Unplug the kettle.");
    expect(asked[0]?.options.initialPrompts?.at(-1)?.role).toBe("assistant");
  });

  it("is not to be had where the browser has none, or does not tell", async () => {
    expect(await availability()).toBe("unavailable");
    const { kind } = await failureOf(browserAssistant.rootCause(kettleCase, quietly()));
    expect(kind).toBe("not-initialized");
    vi.stubGlobal("LanguageModel", { availability: () => Promise.reject(new Error("no")) });
    expect(await availability()).toBe("unavailable");
  });
});

const blobOf = (part: unknown): Blob | undefined =>
  typeof part === "object" && part && "value" in part && part.value instanceof Blob
    ? part.value
    : undefined;
