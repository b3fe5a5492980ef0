import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import {
  backToDiagnostics,
  backToRequest,
  backToRootCause,
  diagnosticsState,
  guideState,
  itemOf,
  requestState,
  rootCauseState,
  toRepairCase,
  useArrivedState,
} from "~/features/repair/repair-state";
import { serializeFile, restoreFile, serializedFile } from "~/features/repair/serialized-file";
import {
  answered,
  diagnosticsEntry,
  guideEntry,
  kettlePhoto,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";

const questionsOf = (questions: unknown) =>
  diagnosticsState.parse({ ...diagnosticsEntry().state, questions }).questions;

const fourth = { question: "And the plug?", answer: "Fine." };
const whole = guideEntry({ photoShows: "A base.", recordingHolds: "A hum." }).state;
const found = { photoShows: "A base.", recordingHolds: "A hum." };

describe("the questions that travel", () => {
  it.each([0, 1, 2, 3])("to the root cause may be %d", (count) => {
    const questions = answered.slice(0, count);
    const state = { ...rootCauseEntry().state, questions };
    expect(rootCauseState.parse(state).questions).toEqual(questions);
  });

  it.each([
    ["four", [...answered, fourth]],
    ["one without words", [{ question: "", answer: "Yes" }]],
    ["one that is no text", [{ question: 7, answer: "Yes" }]],
    ["one without an answer", [{ question: "One?" }]],
    ["missing", undefined],
    ["no list", { 0: answered[0] }],
  ])("to the root cause and the guide are left out when they are %s", (_what, questions) => {
    expect(rootCauseState.parse({ ...rootCauseEntry().state, questions }).questions).toEqual([]);
    expect(guideState.parse({ ...guideEntry().state, questions }).questions).toEqual([]);
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
    const parsed = diagnosticsState.parse({ ...diagnosticsEntry().state, questions });
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
    ["photoShows", undefined],
    ["recordingHolds", undefined],
    ["questionsFrom", undefined],
    ["rootCauseFrom", undefined],
    ["guideFrom", undefined],
    ["questions", []],
    ["doneSteps", []],
    ["chat", []],
  ])("leaves %s out of the guide when it is junk or missing", (name, without) => {
    for (const value of [...junk, undefined, "someone", [{}], [1, "2"]]) {
      if (typeof value === "string" && without === undefined && !name.endsWith("From")) continue;
      const parsed = guideState.parse({ ...whole, [name]: value });
      expect(parsed, JSON.stringify(value)).toEqual({
        ...guideState.parse(whole),
        [name]: without,
      });
    }
  });

  it.each(["imageFile", "audioFile"])("leaves a broken %s out of every screen", (name) => {
    const states = [
      [requestState, requestEntry().state],
      [diagnosticsState, diagnosticsEntry().state],
      [rootCauseState, rootCauseEntry().state],
    ] as const;
    for (const [schema, state] of states) {
      const broken = { ...state, [name]: { ...kettlePhoto, bytes: "gone" } };
      expect(schema.parse(broken)).toMatchObject({ [name]: null });
    }
  });

  it.each(["photoShows", "recordingHolds"])("leaves %s out when it is no text", (name) => {
    expect(requestState.parse({ ...requestEntry().state, [name]: 7 })).toEqual(
      requestState.parse(requestEntry().state),
    );
    expect(requestState.parse({ ...requestEntry().state, [name]: "" })).toHaveProperty(name, "");
  });

  it.each([
    [true, true],
    [false, false],
    ["yes", undefined],
    [1, undefined],
  ])("takes preserveAnswers %j as %s", (preserveAnswers, expected) => {
    const parsed = diagnosticsState.parse({ ...diagnosticsEntry().state, preserveAnswers });
    expect(parsed.preserveAnswers).toBe(expected);
  });

  it.each(["handbook", "provider"])("knows the source %s", (source) => {
    const from = { questionsFrom: source, rootCauseFrom: source, guideFrom: source };
    expect(guideState.parse({ ...whole, ...from })).toMatchObject(from);
  });

  it("takes ticks and talk as they are", () => {
    const chat = [
      { text: "", isUser: false },
      { text: "Which fuse?", isUser: true },
    ];
    expect(guideState.parse({ ...whole, doneSteps: [3, 1], chat })).toMatchObject({
      doneSteps: [3, 1],
      chat,
    });
    expect(guideState.parse({ ...whole, chat: [{ text: "a" }] }).chat).toEqual([]);
    expect(guideState.parse({ ...whole, chat: [{ isUser: true }] }).chat).toEqual([]);
  });
});

describe("the texts", () => {
  it("are trimmed behind the request, and kept as they were typed in its form", () => {
    const typed = { itemDescription: " Kettle ", itemIssue: "\nNo heat" };
    expect(requestState.parse({ ...requestEntry().state, ...typed })).toMatchObject(typed);
    const trimmed = { itemDescription: "Kettle", itemIssue: "No heat" };
    expect(diagnosticsState.parse({ ...diagnosticsEntry().state, ...typed })).toMatchObject(
      trimmed,
    );
    const written = { rootCause: " The fuse. ", repairGuide: "\n1. Go \n" };
    expect(guideState.parse({ ...whole, ...typed, ...written })).toMatchObject({
      ...trimmed,
      rootCause: "The fuse.",
      repairGuide: "1. Go",
    });
  });

  it("may be blank in the request's form, but not missing", () => {
    const state = { ...requestEntry().state, itemDescription: "", itemIssue: "" };
    expect(requestState.safeParse(state).success).toBe(true);
    for (const name of ["itemDescription", "itemIssue"]) {
      expect(requestState.safeParse({ ...state, [name]: undefined }).success).toBe(false);
    }
  });

  it("may be one character long", () => {
    const one = { itemDescription: "a", itemIssue: "b", rootCause: "c", repairGuide: "d" };
    expect(guideState.parse({ ...whole, ...one })).toMatchObject(one);
  });
});

describe("what was found in the files", () => {
  const guide = guideState.parse(whole);

  it("goes along on every way", () => {
    expect(itemOf(guide)).toMatchObject(found);
    expect(backToRequest(guide)).toMatchObject(found);
    expect(backToDiagnostics(guide)).toMatchObject(found);
    expect(backToRootCause(guide)).toMatchObject(found);
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

const Screen = () => JSON.stringify(useArrivedState(guideState));

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
    expect(arriveWith(whole)).toEqual(guideState.parse(whole));
    expect(arriveWith({ ...whole, rootCause: "" })).toBeNull();
    expect(arriveWith(null)).toBeNull();
  });
});
