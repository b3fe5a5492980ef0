import { describe, expect, it } from "vitest";
import { askAnew, crumbsTo, flow, handBack } from "~/features/repair/flow";
import { answersIn, packGuide, toRepairCase, wordsOf } from "~/features/repair/to-repair-case";
import { readGuide } from "~/domain/guide/read-guide";
import { answered, guideEntry, kettlePhoto, rootCauseEntry } from "../../support/repair-entries";

const whole = guideEntry().state;
const guideWith = (name: string, value: unknown): Record<string, unknown> =>
  flow.guide.needs.parse({ ...whole, [name]: value });

describe("a part of the guide's state", () => {
  it.each([
    ["isGuideCut", true, [false, "true", null], undefined],
    ["isRootCauseCut", true, [false, "true", null], undefined],
    ["atBench", true, [false, "true", null], undefined],
    ["atHandOff", true, [false, "true", null], undefined],
    ["outcome", "worked", ["broken", true, null], undefined],
    ["outcome", "needs help", ["worked ", 1], undefined],
    ["chatDraft", "Which fuse?", [7, null, undefined], ""],
    [
      "prices",
      { whole: "60", parts: "" },
      [{ whole: 60, parts: "" }, { whole: "60" }, "60"],
      undefined,
    ],
    ["soundAfter", kettlePhoto, [{ ...kettlePhoto, size: -1 }, "a hum"], undefined],
    ["doneSteps", [2, 1], [["2"], "2", null], []],
  ])("called %s is kept as %j, and given up where it is junk", (name, good, junk, without) => {
    expect(guideWith(name, good)[name]).toEqual(good);
    for (const value of junk) expect(guideWith(name, value)[name]).toEqual(without);
  });

  it("is the guide taken apart, read from its text where it did not come along", () => {
    const parts = { facts: [], sections: [], steps: [] };
    expect(guideWith("guideParts", parts).guideParts).toEqual(parts);
    const { facts, sections, steps } = readGuide(whole.repairGuide);
    expect(steps.length).toBeGreaterThan(0);
    for (const junk of [undefined, 7, { facts, sections }])
      expect(guideWith("guideParts", junk).guideParts).toEqual({ facts, sections, steps });
  });
});

describe("a guide that the cause led to before", () => {
  const { needs } = flow.rootCause;
  const { state } = rootCauseEntry();

  it("is kept with what became of it, or given up as a whole", () => {
    const madeGuide = { repairGuide: " 1. Go ", outcome: "worked", doneSteps: [1] };
    expect(needs.parse({ ...state, madeGuide }).madeGuide).toEqual({
      repairGuide: "1. Go",
      outcome: "worked",
      doneSteps: [1],
      chat: [],
      chatDraft: "",
    });
    for (const junk of ["1. Go", { ...madeGuide, repairGuide: " " }, { outcome: "worked" }])
      expect(needs.parse({ ...state, madeGuide: junk }).madeGuide).toBeUndefined();
  });
});

describe("the way back", () => {
  const guide = flow.guide.needs.parse(whole);

  it("shows form and questions as they were left", () => {
    expect(handBack(flow.request, guide)).toMatchObject({ preserveFormData: true });
    expect(handBack(flow.diagnostics, guide)).toMatchObject({
      preserveAnswers: true,
      questions: guide.questions,
    });
    expect(handBack(flow.rootCause, guide)).not.toHaveProperty("repairGuide");
  });

  it("can be told to ask anew", () => {
    const back = handBack(flow.diagnostics, { ...guide, ...askAnew });
    expect(back.questions).toBeUndefined();
  });

  it("is drawn as crumbs, one for each screen before", () => {
    const crumbs = crumbsTo(flow.rootCause, guide);
    expect(crumbs.map(({ label, to }) => [label, to])).toEqual([
      ["Home", "/"],
      ["Repair Request", flow.request.path],
      ["Diagnostics", flow.diagnostics.path],
    ]);
    expect(crumbs.map(({ state }) => state)).toEqual([
      undefined,
      handBack(flow.request, guide),
      handBack(flow.diagnostics, guide),
    ]);
    expect(crumbsTo(flow.request, guide)).toEqual([{ label: "Home", to: "/" }]);
    expect(crumbsTo(flow.guide, null)).toEqual([{ label: "Back to Home", to: "/" }]);
    expect(() => crumbsTo({ ...flow.guide, title: "Elsewhere" }, guide)).toThrow(
      '"Elsewhere" is no screen of the flow',
    );
  });
});

describe("what the assistant is asked about", () => {
  const guide = flow.guide.needs.parse(whole);
  const today = answered.slice(0, 2);
  const earlier = { id: 1, question: "Since when?", answer: " " };

  it("has the earlier answers behind those of today, each question once and counted anew", () => {
    const repair = { ...guide, questions: today, earlierAnswers: [earlier, ...today] };
    expect(wordsOf(repair).answers.map(({ id, question }) => [id, question])).toEqual([
      [1, today[0]?.question],
      [2, today[1]?.question],
      [3, "Since when?"],
    ]);
    expect(answersIn(repair).map(({ id }) => id)).toEqual([1, 2]);
  });

  it("has no answers, files and guide where there are none yet", () => {
    const { itemDescription, itemIssue } = guide;
    const fresh = { itemDescription, itemIssue, imageFile: null, audioFile: null };
    expect(toRepairCase({ ...guide, ...fresh, guideParts: undefined })).toMatchObject({
      photo: null,
      recording: null,
      guide: undefined,
    });
    expect(wordsOf({ ...guide, questions: undefined, earlierAnswers: undefined }).answers).toEqual(
      [],
    );
  });

  it("has the guide as it was packed, and the files as they were", () => {
    const read = readGuide("## Steps\n1. **Open it.** Turn it.");
    const packed = { ...guide, ...packGuide(read), imageFile: kettlePhoto, audioFile: kettlePhoto };
    const { guide: unpacked, photo, recording } = toRepairCase(packed);
    expect(unpacked).toEqual(read);
    expect([photo?.name, recording?.name]).toEqual([kettlePhoto.name, kettlePhoto.name]);
    expect(toRepairCase({ ...packed, repairGuide: undefined }).guide?.text).toBe("");
  });
});
