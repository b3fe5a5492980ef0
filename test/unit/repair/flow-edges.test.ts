import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { flow, handBack } from "~/features/repair/flow";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { useRepair } from "~/features/repair/use-repair";
import { serializeFile, restoreFile, serializedFile } from "~/features/repair/serialized-file";
import {
  answered,
  diagnosticsEntry,
  guideEntry,
  kettlePhoto,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";

const findingsOf = (findings: unknown) =>
  flow.request.needs.parse({ ...requestEntry().state, findings }).findings;

const questionsOf = (questions: unknown) =>
  flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, questions }).questions;

const fourth = { question: "And the plug?", answer: "Fine." };
const found = { findings: { photo: "A base.", recording: { words: "It hums." } } };
const whole = guideEntry(found).state;

describe("the questions that travel", () => {
  it.each(["Yes", ["a", 7], Array.from({ length: 9 }, String)])(
    "lose only their choices where these are junk: %j",
    (choices) => {
      const [first] = answered;
      const state = { ...rootCauseEntry().state, questions: [{ ...first, choices }] };
      expect(flow.rootCause.needs.parse(state).questions).toEqual([
        { ...first, choices: undefined },
      ]);
    },
  );

  it.each([0, 1, 2, 3])("to the root cause may be %d", (count) => {
    const questions = answered.slice(0, count);
    const state = { ...rootCauseEntry().state, questions };
    expect(flow.rootCause.needs.parse(state).questions).toEqual(questions);
  });

  it.each([
    ["four", [...answered, fourth]],
    ["one without words", [{ question: "", answer: "Yes" }]],
    ["one that is no text", [{ question: 7, answer: "Yes" }]],
    ["one without an answer", [{ question: "One?" }]],
    ["missing", undefined],
    ["no list", { 0: answered[0] }],
  ])("to the root cause and the guide are left out when they are %s", (_what, questions) => {
    expect(flow.rootCause.needs.parse({ ...rootCauseEntry().state, questions }).questions).toEqual(
      [],
    );
    expect(flow.guide.needs.parse({ ...guideEntry().state, questions }).questions).toEqual([]);
  });

  it("to their own screen are three, or there are none", () => {
    expect(questionsOf(answered)).toEqual(answered);
    expect(questionsOf(undefined)).toBeUndefined();
    expect(questionsOf([])).toBeUndefined();
    expect(questionsOf(answered.slice(0, 2))).toBeUndefined();
    expect(questionsOf([...answered, fourth])).toBeUndefined();
  });

  it("may have an answer that is still blank, and no more than question and answer", () => {
    const questions = answered.map(({ question }) => ({ question, answer: "", likes: 7 }));
    const parsed = flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, questions });
    expect(parsed.questions).toEqual(
      answered.map(({ id, question }) => ({ id, question, answer: "" })),
    );
  });
});

describe("what can be done without", () => {
  const junk = [null, 7, {}, ["handbook"], true];

  it.each([
    ["imageFile", null],
    ["audioFile", null],
    ["questionsFrom", undefined],
    ["rootCauseFrom", undefined],
    ["guideFrom", undefined],
    ["questions", []],
    ["doneSteps", []],
    ["chat", []],
  ])("leaves %s out of the guide when it is junk or missing", (name, without) => {
    for (const value of [...junk, undefined, "someone", [{}], [1, "2"]]) {
      if (typeof value === "string" && without === undefined && !name.endsWith("From")) continue;
      const parsed = flow.guide.needs.parse({ ...whole, [name]: value });
      expect(parsed, JSON.stringify(value)).toEqual({
        ...flow.guide.needs.parse(whole),
        [name]: without,
      });
    }
  });

  it.each(["imageFile", "audioFile"])("leaves a broken %s out of every screen", (name) => {
    const states = [
      [flow.request.needs, requestEntry().state],
      [flow.diagnostics.needs, diagnosticsEntry().state],
      [flow.rootCause.needs, rootCauseEntry().state],
    ] as const;
    for (const [schema, state] of states) {
      const broken = { ...state, [name]: { ...kettlePhoto, bytes: "gone" } };
      expect(schema.parse(broken)).toMatchObject({ [name]: null });
    }
  });

  it("leaves out what is no finding, and keeps the rest", () => {
    for (const junk of [undefined, null, 7, "A base.", []]) expect(findingsOf(junk)).toEqual({});
    expect(findingsOf({ photo: 7, recording: "A hum." })).toEqual({});
    expect(findingsOf({ photo: "", recording: { sounds: {}, correction: 7, words: "a" } })).toEqual(
      {
        photo: "",
        recording: { words: "a" },
      },
    );
    expect(findingsOf(found.findings)).toEqual(found.findings);
  });

  it.each([
    [true, true],
    [false, false],
    ["yes", undefined],
    [1, undefined],
  ])("takes preserveAnswers %j as %s", (preserveAnswers, expected) => {
    const parsed = flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, preserveAnswers });
    expect(parsed.preserveAnswers).toBe(expected);
  });

  it.each(["handbook", "provider", "browser"])("knows the source %s", (source) => {
    const from = { questionsFrom: source, rootCauseFrom: source, guideFrom: source };
    expect(flow.guide.needs.parse({ ...whole, ...from })).toMatchObject(from);
  });

  it("takes ticks and talk as they are", () => {
    const chat = [
      { text: "", isUser: false },
      { text: "Which fuse?", isUser: true },
    ];
    expect(flow.guide.needs.parse({ ...whole, doneSteps: [3, 1], chat })).toMatchObject({
      doneSteps: [3, 1],
      chat,
    });
    expect(flow.guide.needs.parse({ ...whole, chat: [{ text: "a" }] }).chat).toEqual([]);
    expect(flow.guide.needs.parse({ ...whole, chat: [{ isUser: true }] }).chat).toEqual([]);
  });
});

describe("the texts", () => {
  it("are trimmed behind the request, and kept as they were typed in its form", () => {
    const typed = { itemDescription: " Kettle ", itemIssue: "\nNo heat" };
    expect(flow.request.needs.parse({ ...requestEntry().state, ...typed })).toMatchObject(typed);
    const trimmed = { itemDescription: "Kettle", itemIssue: "No heat" };
    expect(flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, ...typed })).toMatchObject(
      trimmed,
    );
    const written = { rootCause: " The fuse. ", repairGuide: "\n1. Go \n" };
    expect(flow.guide.needs.parse({ ...whole, ...typed, ...written })).toMatchObject({
      ...trimmed,
      rootCause: "The fuse.",
      repairGuide: "1. Go",
    });
  });

  it("may be blank in the request's form, but not missing", () => {
    const state = { ...requestEntry().state, itemDescription: "", itemIssue: "" };
    expect(flow.request.needs.safeParse(state).success).toBe(true);
    for (const name of ["itemDescription", "itemIssue"]) {
      expect(flow.request.needs.safeParse({ ...state, [name]: undefined }).success).toBe(false);
    }
  });

  it("may be one character long", () => {
    const one = { itemDescription: "a", itemIssue: "b", rootCause: "c", repairGuide: "d" };
    expect(flow.guide.needs.parse({ ...whole, ...one })).toMatchObject(one);
  });
});

describe("what was found in the files", () => {
  const guide = flow.guide.needs.parse(whole);

  it("goes along on every way", () => {
    expect(handBack(flow.request, guide)).toMatchObject(found);
    expect(handBack(flow.diagnostics, guide)).toMatchObject(found);
    expect(handBack(flow.rootCause, guide)).toMatchObject(found);
    expect(toRepairCase(guide)).toMatchObject(found);
  });
});

describe("a file that travels", () => {
  it.each([
    ["a fraction of a byte", 1.5],
    ["less than nothing", -1],
    ["endlessly much", Infinity],
    ["a text", "1"],
  ])("is not %s long", (_what, size) => {
    expect(serializedFile.safeParse({ ...kettlePhoto, size }).success).toBe(false);
  });

  it("may be empty, and has a name and a type", async () => {
    const empty = await serializeFile(new Blob([]), "empty.txt");
    expect(serializedFile.parse(empty)).toEqual({
      name: "empty.txt",
      type: "",
      size: 0,
      bytes: new ArrayBuffer(0),
    });
    expect(serializedFile.safeParse({ ...empty, type: undefined }).success).toBe(false);
    expect(restoreFile(kettlePhoto).type).toBe("image/jpeg");
  });
});

const Screen = () => JSON.stringify(useRepair(flow.guide));

/** What a screen is handed that was reached with this state. */
function arriveWith(state: unknown): unknown {
  const initialEntries = [{ pathname: "/repair-guide", state }];
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries }, createElement(Screen)),
  );
  return JSON.parse(html.replaceAll("&quot;", '"'));
}

describe("a screen", () => {
  it("is handed what it was reached with, or null where that does not do", () => {
    expect(arriveWith(whole)).toEqual(flow.guide.needs.parse(whole));
    expect(arriveWith({ ...whole, rootCause: "" })).toBeNull();
    expect(arriveWith(null)).toBeNull();
  });
});
