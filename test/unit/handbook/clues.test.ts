import { describe, expect, it } from "vitest";
import { writeClues } from "~/domain/handbook/write-clues";
import type { Evidence } from "~/domain/handbook/rank-causes";
import type { Likelihood } from "~/domain/handbook/playbook";
import { bellCauses, openBell, told } from "./open-bell";

const clue = (cap: Likelihood, rest: Likelihood) =>
  told({
    question: {
      ask: "?",
      answers: {
        yes: { means: "it rattles", likelihoods: { cap, lever: rest, spring: rest } },
        no: { means: "it is quiet" },
      },
    },
  });

describe("what a clue points to", () => {
  const shorts = Object.values(bellCauses).map(({ short }) => short);
  const [capShort = "", leverShort = "", springShort = ""] = shorts;

  it("is the cause for which it is clearly likelier", () => {
    expect(writeClues(openBell({ evidence: [clue("always", "rarely")] }))).toBe(
      `You said that it rattles. That points to ${capShort} rather than ${leverShort} or ${springShort}.`,
    );
    expect(writeClues(openBell({ evidence: [clue("often", "always")] }))).toBe("");
    expect(writeClues(openBell({ evidence: [clue("rarely", "always")] }))).toBe(
      `You said that it rattles. That points to ${leverShort} or ${springShort} rather than ${capShort}. All the same, begin with ${capShort}: it is the most usual cause.`,
    );
    expect(writeClues(openBell({ evidence: [clue("sometimes", "sometimes")] }))).toBe("");
  });

  it("says once what an earlier clue has ruled out", () => {
    const clues = (second: Evidence) =>
      writeClues(openBell({ evidence: [clue("always", "rarely"), second] }));
    expect(clues(clue("always", "never"))).toBe(
      [
        "- You said that it rattles.\\",
        `  That points to ${capShort} rather than ${leverShort} or ${springShort}.`,
        "- You said that it rattles.\\",
        "  That points the same way.",
      ].join("\n"),
    );
    const oneLess = told({
      question: {
        ask: "?",
        answers: {
          yes: {
            means: "it is old",
            likelihoods: { cap: "always", lever: "always", spring: "never" },
          },
          no: { means: "it is new" },
        },
      },
    });
    expect(clues(oneLess)).toMatch(
      new RegExp(`it is old\\.\\W+That points to ${capShort} or ${leverShort}\\.`),
    );
  });

  it("is weighed against another where they disagree on what comes first", () => {
    const [ours, others] = [clue("always", "rarely"), clue("rarely", "always")];
    expect(
      writeClues(openBell({ evidence: [ours, others] }))
        .split("\n\n")
        .at(-1),
    ).toBe(`All told, ${capShort} still comes first.`);
    expect(writeClues(openBell({ evidence: [ours] }))).not.toMatch(/All told|All the same/);
  });

  it("is told of the two that tell most", () => {
    const evidence = [
      clue("often", "rarely"),
      clue("always", "never"),
      clue("always", "rarely"),
    ].map((one, place) => ({
      ...one,
      question: {
        ...one.question,
        answers: {
          ...one.question.answers,
          yes: { ...one.question.answers["yes"], means: `sign ${place}` },
        },
      },
    }));
    const text = writeClues(openBell({ evidence }));
    expect(text).toContain("sign 1");
    expect(text).toContain("sign 2");
    expect(text).not.toContain("sign 0");
  });

  it("is no “no” that the complaint is only silent about", () => {
    const no = { ...clue("rarely", "always"), answer: "no" };
    expect(writeClues(openBell({ evidence: [no] }))).toContain("it is quiet");
    expect(writeClues(openBell({ evidence: [{ ...no, source: "text" }] }))).toBe("");
  });
});
