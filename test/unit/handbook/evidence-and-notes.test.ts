import type { RecordingFindings } from "~/domain/findings";
import { describe, expect, it } from "vitest";
import type { RepairCase } from "~/domain/repair-case";
import { causeNotes } from "~/domain/handbook/case-notes";
import { casePages } from "~/domain/handbook/case-pages";
import { gatherEvidence } from "~/domain/handbook/gather-evidence";
import { historyQuestions } from "~/domain/handbook/history-questions";
import type { Fault, Question } from "~/domain/handbook/playbook";
import { itemTypes } from "virtual:handbook/item-types";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { bellSilent } from "./example-fault";
import { newCase } from "./journey";

const rattle: Question = {
  ask: "Is there a noise?",
  answers: { yes: { means: "yes", phrases: ["rattles"] }, no: { means: "no", phrases: ["quiet"] } },
};
const rust: Question = {
  ask: "Is it rusty?",
  answers: { yes: { means: "yes", phrases: ["rust"] }, no: { means: "no", phrases: ["shiny"] } },
};
const fault: Fault = { ...bellSilent, questions: [rattle, rust] };

const gather = (more: Partial<RepairCase>, of: Fault = fault) =>
  gatherEvidence(of, { ...newCase("Bell", "odd"), ...more });
const told = (more: Partial<RepairCase>) =>
  gather(more).evidence.map(({ answer, sureness, source }) => [answer, sureness, source]);
const answers = (...given: [string, string][]) =>
  given.map(([question, answer], id) => ({ id, question, answer }));

const heard = (recording: RecordingFindings) => ({ findings: { recording } });

describe("how surely something is known", () => {
  it.each<[string, Partial<RepairCase>, unknown]>([
    ["a plain answer", { answers: answers([rattle.ask, "yes"]) }, ["yes", 1, "answer"]],
    ["the complaint", { itemIssue: "it rattles" }, ["yes", 0.9, "text"]],
    ["the description", { itemDescription: "Bell that rattles" }, ["yes", 0.9, "text"]],
    [
      "said in passing",
      { answers: answers(["How old?", "old, and it rattles"]) },
      ["yes", 0.8, "answer"],
    ],
    ["words in a recording", heard({ words: "it rattles" }), ["yes", 0.8, "text"]],
    ["the photo", { findings: { photo: "A thing that rattles" } }, ["yes", 0.5, "photo"]],
    ["a sound", heard({ correction: "It rattles" }), ["yes", 0.5, "recording"]],
  ])("%s", (_what, more, expected) => {
    expect(told(more)).toEqual([expected]);
  });

  it("goes by the person before the files, and by the answer before the rest", () => {
    const files = { findings: { photo: "It rattles", recording: { correction: "It rattles" } } };
    expect(told({ ...files, itemIssue: "quiet" })).toEqual([["no", 0.9, "text"]]);
    expect(told(files)).toEqual([["yes", 0.5, "photo"]]);
    expect(told({ ...files, answers: answers([rattle.ask, "no"]) })).toEqual([["no", 1, "answer"]]);
  });

  it("counts half where the person says two things that exclude each other", () => {
    const both = answers([rattle.ask, "yes"], ["How old?", "old, and quiet"]);
    expect(told({ answers: both })).toEqual([
      ["yes", 0.5, "answer"],
      ["no", 0.4, "answer"],
    ]);
    expect(gather({ answers: both }).unsettled).toEqual([]);
    expect(told({ answers: both, itemIssue: "quiet" })).toEqual([
      ["yes", 0.5, "answer"],
      ["no", 0.45, "text"],
    ]);
  });
});

const found = (question: Question) =>
  gather(heard({ correction: "It rattles" }), { ...fault, questions: [question] }).evidence.length;

it.each(
  "noise noisy sound sounds hear heard loud silent quiet hum humming buzz click squeal squeak whine whining whistle hiss rattle grind knock beep crackle tick roar".split(
    " ",
  ),
)("listens to the recording where a question asks for “%s”", (word) => {
  const asking = { ...rattle, ask: `Is there something like ${word} in it?` };
  expect(found(asking)).toBe(1);
  expect(found({ ...rattle, ask: "Is it rusty?" })).toBe(0);
});

it.each(["what is rust?", "What's rust", "which part would rust?", "what are the rust ?"])(
  "takes nothing from a question back: %s",
  (answer) => {
    expect(told({ answers: answers([rattle.ask, answer]) })).toEqual([]);
  },
);

it.each(["what is left of it is rust", "how it looks: rust all over"])(
  "hears what begins like a question and is none: %s",
  (answer) => {
    expect(told({ answers: answers([rattle.ask, answer]) })).toContainEqual(["yes", 0.8, "answer"]);
  },
);

it("takes a yes or no for its own question only", () => {
  const sayings = ["yes", "Yeah", "yep", "no", "nope", "nothing", "none", "never", " no."];
  const question: Question = {
    ask: "Noise?",
    answers: { a: { means: "a", phrases: sayings.map((one) => one.trim().replace(".", "")) } },
  };
  const found = (answer: string) =>
    gather({ answers: answers(["How old?", answer]) }, { ...fault, questions: [question] });
  expect(sayings.filter((answer) => found(answer).evidence.length > 0)).toEqual([]);
  expect(found("yes").unsettled).toEqual([]);
  expect(found("never mind, never").evidence).toHaveLength(1);
});

it("leaves an answer out that told nothing where the same answer told something", () => {
  const { unsettled } = gather({
    answers: answers([rattle.ask, "yes"], ["How old?", " YES "], ["Why?", "blue"]),
  });
  expect(unsettled.map(({ answer }) => answer)).toEqual(["blue"]);
});

const rankedCauses = async (repair: RepairCase) => causeNotes(await casePages(repair), "whole");

const likelihood = (share: number) =>
  share >= 0.65 ? "very likely" : share >= 0.4 ? "likely" : share >= 0.15 ? "possible" : "rare";

describe("the notes for a prompt", () => {
  it("name up to four causes, each with the right word for its share", async () => {
    for (const kind of itemTypes.slice(0, 8)) {
      for (const page of (await kind.playbook()).faults) {
        const complaint = newCase(kind.name, page.utterances[0] ?? "");
        const repair = { ...complaint, answers: answers(["How old?", "ten years"]) };
        const { basis, causes } = await diagnoseCase(repair);
        if (basis !== "fault") continue;
        const lines = (await rankedCauses(repair))
          .split("\n")
          .filter((one) => one.startsWith("- "));
        const expected = causes.slice(0, 4).map(({ cause, share }) => {
          const home = cause.repair.professionalOnly === undefined ? "" : ", not for home repair";
          return `- ${cause.name} (${likelihood(share)}${home}).`;
        });
        expect(lines).toEqual(expected);
      }
    }
  });

  it("end the ranking of the causes with the check that tells two apart", async () => {
    const drain = newCase("Bosch washing machine", "does not drain");
    const notes = await rankedCauses({ ...drain, answers: answers(["How old?", "ten years"]) });
    expect(notes).toMatch(/^After the answers, the likeliest first:\n- /);
    expect(notes.split("\n").filter((line) => line.startsWith("- ")).length).toBeLessThanOrEqual(4);
    expect(notes).toMatch(/\nTo tell the first two apart: /);
  });
});

const asked = (power: Parameters<typeof historyQuestions>[1], complaint = "") =>
  historyQuestions("bell", power, complaint).map((question) =>
    question.replaceAll("the bell", "it"),
  );

describe("the questions that fit any repair", () => {
  it("ask about the socket, the batteries or neither", () => {
    expect(asked("mains").at(-1)).toBe("Does another device work in the socket you use for it?");
    expect(asked("rechargeable").at(-1)).toBe(
      "When did you last charge it or change its batteries?",
    );
    expect(asked("battery")).toEqual(asked("rechargeable"));
    expect(asked(null)).toHaveLength(4);
    expect(asked("none")).toHaveLength(3);
    expect(asked("none")[0]).toMatch(/^When did the problem with it start/);
  });

  it.each([
    ["what happened just before", "dropped fell knocked suddenly gradually worn getting-worse"],
    ["repaired before", "mended repaired glued sewn tried"],
    ["how old is it", "years-old new"],
  ])("come last for what has no power where that is told: %s", (question, heard) => {
    for (const word of heard.replaceAll("-", " ").split(/ (?!worse|old)/))
      expect(asked("none", `odd: ${word}`).at(-1), word).toContain(question);
  });

  it.each([
    ["just before this started", ["dropped", "fell", "after", "since", "knocked", "spilled"]],
    ["already tried", ["tried", "replaced", "changed", "cleaned", "checked"]],
    ["start suddenly, or has it", ["suddenly", "gradually", "slowly", "getting worse", "at once"]],
    ["how old is it", ["years old", "year old", "new"]],
    ["another device work", ["socket"]],
  ])("come last where the complaint has told already: %s", (question, heard) => {
    for (const word of heard)
      expect(asked("mains", `odd: ${word}`).at(-1), word).toContain(question);
    expect(asked("mains", "odd").findIndex((one) => one.includes(question))).toBeLessThan(5);
  });

  it.each([
    [
      "When did the problem",
      ["dropped", "fell", "knocked", "suddenly", "gradually", "worn", "getting worse"],
    ],
    ["been repaired before", ["mended", "repaired", "glued", "sewn", "tried"]],
    ["how old is it", ["years old", "year old", "new"]],
  ])("come last for a simple thing too: %s", (question, heard) => {
    for (const word of heard)
      expect(asked("none", `odd: ${word}`).at(-1), word).toContain(question);
  });

  it("ask for the batteries last where they were just charged", () => {
    expect(asked("battery", "dropped. it was charged").slice(-2).join(" ")).toMatch(/batteries/);
  });
});
