import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recoveryHint } from "~/services/assistant/error-messages";
import { joinContinuation, joinSoFar } from "~/services/assistant/model/join-continuation";
import { kettleCase } from "../../support/repair-cases";
import {
  end,
  events,
  failureOf,
  listening,
  plain,
  provider,
  quietly,
  serve,
  serverError,
  text,
} from "./wire";

const half = () => events(text("Undo the"), end("length"));

describe("an answer that hits the token limit", () => {
  it("is continued once, from where it stopped", async () => {
    const seen = serve(half, () => events(text(" screws"), text("."), end()));
    const ask = listening();
    expect(await provider().repairGuide(kettleCase, ask)).toHaveProperty(
      "text",
      "Undo the screws.",
    );
    expect(ask.onText.mock.calls).toEqual([
      ["Undo the"],
      ["Undo the screws"],
      ["Undo the screws."],
    ]);
    expect(seen).toHaveLength(2);
    expect(seen[1]?.body).toMatchObject({
      messages: [
        { role: "system" },
        { role: "user" },
        { role: "assistant", content: "Undo the" },
        { role: "user", content: expect.stringMatching(/go on exactly where it stopped/i) },
      ],
    });
  });

  it("is continued without a listener too", async () => {
    serve(
      () => plain("Undo the", "length"),
      () => plain(" screws."),
    );
    expect(await provider().repairGuide(kettleCase, quietly())).toHaveProperty(
      "text",
      "Undo the screws.",
    );
  });

  it("is cut short when it hits the limit again, and keeps all that came", async () => {
    const seen = serve(half, () => events(text(" screws of"), end("length")));
    expect(await failureOf(provider().repairGuide(kettleCase, listening()))).toMatchObject({
      kind: "cut-short",
      partialText: "Undo the screws of",
    });
    expect(seen).toHaveLength(2);
  });

  it("is cut short when the continuation fails, and keeps the first half", async () => {
    serve(half, () => serverError(401));
    expect(await failureOf(provider().repairGuide(kettleCase, listening()))).toMatchObject({
      kind: "cut-short",
      partialText: "Undo the",
    });
  });

  it("keeps the first half when the person stops the second", async () => {
    const controller = new AbortController();
    serve(half, () => {
      controller.abort();
      return events(text(" screws."), end());
    });
    const ask = { ...listening(), signal: controller.signal };
    expect(await failureOf(provider().repairGuide(kettleCase, ask))).toMatchObject({
      kind: "aborted",
      partialText: "Undo the",
    });
  });

  it("tells why the second half did not come", async () => {
    serve(half, () => serverError(401));
    const failure = await failureOf(provider().repairGuide(kettleCase, listening()));
    expect(recoveryHint(failure, "provider")).toMatch(/key, model and address/);
  });

  it("is read as far as it came where it was to be a list of questions", async () => {
    const seen = serve(() =>
      plain('[{"question": "Is it plugged in?"}, {"question": "Does', "length"),
    );
    expect(await provider().diagnosticQuestions(kettleCase, quietly())).toEqual([
      "Is it plugged in?",
      "Question 2: Please provide more details about the issue.",
      "Question 3: Please provide more details about the issue.",
    ]);
    expect(seen).toHaveLength(1);
  });
});

describe("an answer that broke off and is to go on", () => {
  it("is asked for from its end, and begins with what there was", async () => {
    const seen = serve(() => events(text(" screws"), text("."), end()));
    const ask = { ...listening(), continueFrom: "Undo the" };
    expect(await provider().repairGuide(kettleCase, ask)).toHaveProperty(
      "text",
      "Undo the screws.",
    );
    expect(ask.onText.mock.calls).toEqual([["Undo the screws"], ["Undo the screws."]]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toMatchObject({
      messages: [
        { role: "system" },
        { role: "user" },
        { role: "assistant", content: "Undo the" },
        { role: "user", content: expect.stringMatching(/go on exactly where it stopped/i) },
      ],
    });
  });

  it("keeps what there was when it breaks off again", async () => {
    serve(() => events(text(" screws")));
    const ask = { ...listening(), continueFrom: "Undo the" };
    expect(await failureOf(provider().chatReply(kettleCase, [], "How?", ask))).toMatchObject({
      kind: "cut-short",
      partialText: "Undo the screws",
    });
  });
});

describe("a continuation that repeats what there was", () => {
  const held = "Unplug it. The thermal cut-out has tri";
  const whole = "Unplug it. The thermal cut-out has tripped. Reset it.";

  it.each([
    [
      "from the very beginning",
      ["\nUnplug it. The", " thermal cut-out has tri", "pped. Reset it."],
    ],
    ["from its last sentence on", ["The thermal", " cut-out has tripped.", " Reset it."]],
    ["not at all", ["pped.", " Reset it."]],
  ])("is joined without that: %s", async (_where, pieces) => {
    serve(() => events(...pieces.map(text), end()));
    const ask = { ...listening(), continueFrom: held };
    expect(await provider().repairGuide(kettleCase, ask)).toHaveProperty("text", whole);
    let shown = held;
    for (const [soFar] of ask.onText.mock.calls) {
      expect(soFar.startsWith(shown)).toBe(true);
      expect(whole.startsWith(soFar)).toBe(true);
      shown = soFar;
    }
    expect(shown).toBe(whole);
  });

  it("is joined so after the token limit, without a listener", async () => {
    serve(
      () => plain(held, "length"),
      () => plain(whole),
    );
    expect(await provider().repairGuide(kettleCase, quietly())).toHaveProperty("text", whole);
  });

  it.each([
    ["while it repeats", "Unplug it. The thermal", held],
    ["after that", "Unplug it. The thermal cut-out has tripped.", `${held}pped.`],
  ])("leaves nothing twice when it breaks off %s", async (_when, came, partialText) => {
    serve(() => events(text(came)));
    const ask = { ...listening(), continueFrom: held };
    expect(await failureOf(provider().repairGuide(kettleCase, ask))).toMatchObject({
      kind: "cut-short",
      partialText,
    });
    expect(ask.onText).toHaveBeenLastCalledWith(partialText);
  });

  it.each([
    ["begins with a word that was the last", "Press it, and the", " the lamp goes on."],
    ["is a word that was said before", "Open the lid. Unscrew", " the lid."],
    ["is the text's first word", "Unplug it. When it is cold, ", "Unplug"],
  ])("is kept as it is where it only %s", async (_what, continueFrom, more) => {
    serve(() => events(text(more), end()));
    const ask = { ...listening(), continueFrom };
    expect(await provider().repairGuide(kettleCase, ask)).toHaveProperty(
      "text",
      continueFrom + more,
    );
  });

  it("only grows, wherever the pieces are cut", () => {
    const words = fc.array(fc.constantFrom("the ", "lid", " ", "\n", "unscrew it "));
    const written = words.map((parts) => parts.join(""));
    fc.assert(
      fc.property(written, written, fc.nat(80), (start, rest, back) => {
        const more = start.slice(-back) + rest;
        let shown = start;
        for (let length = 0; length <= more.length; length += 1) {
          const soFar = joinSoFar(start, more.slice(0, length));
          expect(soFar.startsWith(shown)).toBe(true);
          shown = soFar;
        }
        expect(joinContinuation(start, more).startsWith(shown)).toBe(true);
      }),
    );
  });
});
