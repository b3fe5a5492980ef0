import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { crumbsTo, flow, handBack, stages } from "~/features/repair/flow";
import { packGuide, toRepairCase, unpackGuide } from "~/features/repair/to-repair-case";
import {
  answered,
  diagnosticsEntry,
  guideEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";

const files = { imageFile: kettlePhoto, audioFile: kettleSound };
const guide = flow.guide.needs.parse(
  guideEntry({
    ...files,
    questionsFrom: "handbook",
    rootCauseFrom: "provider",
    guideFrom: "provider",
    doneSteps: [1],
    chat: [{ text: "Which fuse?", isUser: true }],
  }).state,
);

/** As the handbook hands it over: its step is drawn otherwise than its words alone would be. */
const written = {
  ...readGuide("## Steps\n\n1. **Take the lid off**\n\n   Turn it."),
  steps: [
    { title: "Take the lid off", action: "unscrew" as const, warnings: "", body: "Turn it." },
  ],
};

const hard = { label: "difficulty", value: "Hard" };

describe("a guide in the history", () => {
  it("comes back as its writer handed it over", () => {
    const { state } = guideEntry(packGuide(written));
    expect(unpackGuide(flow.guide.needs.parse(structuredClone(state)))).toEqual(written);
  });

  it.each([
    ["no parts", undefined],
    ["parts of another time", { facts: [], sections: [] }],
    [
      "a step that nobody can draw",
      { ...written, steps: [{ ...written.steps[0], action: "hop" }] },
    ],
    [
      "two sections about the steps",
      { ...written, sections: [...written.sections, ...written.sections] },
    ],
    ["steps and no section about them", { ...written, sections: [] }],
    ["a fact twice", { ...written, facts: [hard, hard] }],
    ["a step without words", { ...written, steps: [{ title: "Go" }] }],
  ])("is read from its text where there are %s", (_what, guideParts) => {
    const state = { ...guideEntry().state, repairGuide: written.text, guideParts };
    expect(unpackGuide(flow.guide.needs.parse(state))).toEqual(readGuide(written.text));
  });
});

describe("what a screen is handed", () => {
  it.each([
    ["the request form", flow.request.needs, requestEntry(files)],
    ["the questions", flow.diagnostics.needs, diagnosticsEntry(files)],
    ["the root cause", flow.rootCause.needs, rootCauseEntry(files)],
    ["the guide", flow.guide.needs, guideEntry({ ...files, ...packGuide(written) })],
  ])("comes through the browser's history whole: %s", (_name, schema, { state }) => {
    expect(schema.parse(structuredClone(state))).toEqual(state);
  });

  it.each([
    ["the questions", flow.diagnostics.needs, diagnosticsEntry().state],
    ["the root cause", flow.rootCause.needs, rootCauseEntry().state],
    ["the guide", flow.guide.needs, guideEntry().state],
  ])("is refused when a text that %s cannot do without is missing", (_name, schema, state) => {
    const needed = ["itemDescription", "itemIssue", "rootCause", "repairGuide"] as const;
    for (const name of needed.filter((name) => name in state)) {
      for (const junk of [undefined, null, "", " \n", 7, ["text"], { text: "text" }]) {
        expect(
          schema.safeParse({ ...state, [name]: junk }).success,
          `${name}: ${JSON.stringify(junk)}`,
        ).toBe(false);
      }
    }
  });

  it("is refused, never a crash, when it is anything at all", () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        for (const schema of [
          flow.request.needs,
          flow.diagnostics.needs,
          flow.rootCause.needs,
          flow.guide.needs,
        ]) {
          expect(schema.safeParse(junk).success).toBe(false);
        }
      }),
    );
  });

  it("keeps its texts when something that can be done without is junk", () => {
    fc.assert(
      fc.property(
        fc.record({
          imageFile: fc.anything(),
          audioFile: fc.anything(),
          questions: fc.anything(),
          questionsFrom: fc.anything(),
          rootCauseFrom: fc.anything(),
          guideFrom: fc.anything(),
          doneSteps: fc.anything(),
          chat: fc.anything(),
          guideParts: fc.anything(),
        }),
        (junk) => {
          const { itemDescription, itemIssue, rootCause, repairGuide } = guide;
          const parsed = flow.guide.needs.parse({ ...guide, ...junk });
          expect(parsed).toMatchObject({ itemDescription, itemIssue, rootCause, repairGuide });
        },
      ),
    );
  });

  it.each([
    ["two questions", answered.slice(1)],
    ["four questions", [...answered, ...answered.slice(2)]],
    ["a question without words", answered.map((entry) => ({ ...entry, question: "" }))],
    ["an answer that is no text", answered.map((entry) => ({ ...entry, answer: null }))],
  ])("brings no questions along when there are %s", (_name, questions) => {
    const parsed = flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, questions });
    expect(parsed.questions).toBeUndefined();
  });

  it("numbers the questions by their place, whatever they say of themselves", () => {
    const questions = answered.map((entry) => ({ ...entry, id: 7 }));
    const parsed = flow.diagnostics.needs.parse({ ...diagnosticsEntry().state, questions });
    expect(parsed.questions).toEqual(answered);
  });

  it("refills the request form only when it is flagged to", () => {
    const { state } = requestEntry();
    for (const flag of [undefined, false, "true", 1]) {
      expect(flow.request.needs.safeParse({ ...state, preserveFormData: flag }).success).toBe(
        false,
      );
    }
  });
});

describe("a way back", () => {
  it("to the request carries preserveFormData, both texts and both files, and nothing else", () => {
    expect(handBack(flow.request, guide)).toEqual(requestEntry(files).state);
  });

  it("to the questions carries preserveAnswers with the questions and answers, but no cause", () => {
    expect(handBack(flow.diagnostics, guide)).toEqual(
      diagnosticsEntry({
        ...files,
        preserveAnswers: true,
        questions: answered,
        questionsFrom: "handbook",
      }).state,
    );
  });

  it("to the root cause leaves the guide, its ticks and its chat behind", () => {
    expect(handBack(flow.rootCause, guide)).toEqual(
      rootCauseEntry({ ...files, questionsFrom: "handbook", rootCauseFrom: "provider" }).state,
    );
  });
});

describe("the breadcrumb", () => {
  it("does not guess the way to a screen that is not in the flow", () => {
    expect(() => crumbsTo({ ...flow.guide }, guide)).toThrow("no screen of the flow");
  });

  it("leads home from the first screen, and from the others to all before", () => {
    expect(crumbsTo(flow.request, null).map(({ label }) => label)).toEqual(["Back to Home"]);
    expect(crumbsTo(flow.request, guide).map(({ label }) => label)).toEqual(["Home"]);
    expect(crumbsTo(flow.guide, guide).map(({ label, to }) => [label, to])).toEqual([
      ["Home", "/"],
      ["Repair Request", "/repair-request"],
      ["Diagnostics", "/diagnostics"],
      ["Root Cause", "/root-cause"],
    ]);
  });

  it("hands each screen what it needs", () => {
    for (const [at, { state }] of crumbsTo(flow.guide, guide).slice(1).entries())
      expect(stages[at]?.needs.safeParse(state).success, stages[at]?.path).toBe(true);
  });
});

describe("what the assistant is asked about", () => {
  it("grows with the flow", () => {
    expect(toRepairCase(flow.diagnostics.needs.parse(diagnosticsEntry().state))).toEqual({
      itemDescription: guide.itemDescription,
      itemIssue: guide.itemIssue,
      photo: null,
      recording: null,
      findings: {},
      answers: [],
      rootCause: undefined,
      guide: undefined,
    });
    expect(toRepairCase(guide)).toMatchObject({
      answers: answered,
      rootCause: guide.rootCause,
      guide: readGuide(guide.repairGuide),
    });
  });

  it("holds photo and recording as files", async () => {
    const { photo, recording } = toRepairCase(guide);
    expect(photo?.name).toBe("kettle.jpg");
    expect(await recording?.text()).toBe("a low hiss");
  });
});
