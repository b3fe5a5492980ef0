import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import type { Evidence } from "~/domain/handbook/rank-causes";
import type { Likelihood } from "~/domain/handbook/playbook";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { writeCause } from "~/domain/handbook/write-cause";
import { bellCap, bellLever, openBell, question, told } from "./open-bell";

const likelihoods = { cap: "always", lever: "rarely" } as const;

const other = (source: Evidence["source"], means: string) =>
  told({
    question: {
      ...question,
      ask: means,
      answers: { ...question.answers, yes: { means, likelihoods } },
    },
    source,
  });

const tell = (...evidence: Evidence[]) => writeCause(openBell({ evidence }));

describe("how the root cause says where it knows something from", () => {
  it.each([
    [told({ source: "text" }), "From what you wrote, it rattles. That points to the cap"],
    [told({ source: "photo" }), "The photo suggests that it rattles"],
    [told({ source: "recording" }), "The recording suggests that it rattles"],
    [told({ sureness: 0.51 }), "Your answer sounds as if it rattles"],
    [told({ sureness: 0.89 }), "Your answer sounds as if it rattles"],
    [told({ sureness: 0.5 }), "Your answer could mean that it rattles"],
    [told({ answer: "no" }), "You said that it is quiet"],
  ])("%j", (evidence, expected) => {
    expect(writeCause(openBell({ evidence: [evidence] }))).toContain(expected);
  });

  it("tells the text first, then photo, recording and answers", () => {
    const text = other("text", "A");
    const photo = other("photo", "B");
    const recording = other("recording", "C");
    const answer = other("answer", "D");
    expect(tell(photo, text)).toMatch(/what you wrote, A\..*that B\./s);
    expect(tell(recording, photo)).toMatch(/that B\..*that C\./s);
    expect(tell(answer, recording)).toMatch(/that C\..*that D\./s);
  });

  it("names two statements that exclude each other", () => {
    const evidence = [told(), told({ answer: "no" })];
    expect(writeCause(openBell({ evidence }))).toContain(
      "You said once that it rattles and once that it is quiet. Please check again",
    );
  });
});

const unsettled = (...answers: string[]) =>
  answers.map((answer, id) => ({ id, question: "?", answer }));

describe("an answer that told nothing", () => {
  it("is not held against anybody", () => {
    const text = writeCause(openBell({ unsettled: unsettled("dunno", "blue") }));
    expect(text).not.toMatch(/dunno|blue/);
  });
});

const clue = (means: string, when: Record<string, Likelihood>, more: Partial<Evidence> = {}) =>
  told({
    question: { ask: means, answers: { yes: { means, likelihoods: when }, no: { means: "no" } } },
    ...more,
  });

describe("the clues that the root cause tells", () => {
  const strong = clue("it clanks", { cap: "always", lever: "never", spring: "never" });
  const good = clue("it hums", { cap: "often", lever: "rarely", spring: "rarely" });
  const weak = clue("it ticks", { cap: "often", lever: "sometimes", spring: "sometimes" });

  it("are the two that tell most", () => {
    const text = writeCause(openBell({ evidence: [weak, good, strong] }));
    expect(text).toContain("- You said that it hums.\\\n  That points the same way.");
    expect(text).toContain("- You said that it clanks.\\\n  That points to the cap");
    expect(text).not.toContain("it ticks");
  });

  it("are not made of what a complaint leaves out", () => {
    const evidence = [told({ source: "text", answer: "no" })];
    expect(writeCause(openBell({ evidence }))).not.toContain("it is quiet");
  });
});

const checked = (
  first: number,
  second: number,
  professionalOnly?: string,
  secondHandOver?: string,
) =>
  writeCause(
    openBell({
      causes: [
        {
          id: "cap",
          share: 0.6,
          cause: {
            ...bellCap,
            check: { ...bellCap.check, minutes: first },
            repair: { ...bellCap.repair, professionalOnly },
          },
        },
        {
          id: "lever",
          share: 0.4,
          cause: {
            ...bellLever,
            check: { ...bellLever.check, minutes: second },
            repair: { ...bellLever.repair, professionalOnly: secondHandOver },
          },
        },
      ],
    }),
  )
    .split("\n\n")
    .at(-1);

describe("the test at the end of the root cause", () => {
  it("is the likeliest cause's, however long it takes", () => {
    const cap =
      "Hold the base and wiggle the cap. If the cap rattles or touches the base, it is the cap. If not, check the lever next: push the lever slowly and let it go.";
    expect(checked(2, 1)).toBe(`**Before you buy anything** (2 min, no cost): ${cap}`);
    expect(checked(1, 2)).toBe(`**Before you buy anything** (1 min, no cost): ${cap}`);
    expect(checked(1, 1, "Give it away.", "Away.")).toBe(
      `**What to do now:** Give it away. Make sure of it first (1 min, no cost): ${cap}`,
    );
  });

  it("gives way to handing it over", () => {
    expect(checked(1, 2, "Give it away.")).toMatch(/^\*\*Before you hand it over\*\*/);
    expect(checked(1, 2, undefined, "Give it away.")).toMatch(/^\*\*Before you buy anything\*\*/);
    const one = openBell({
      causes: [
        {
          id: "cap",
          cause: { ...bellCap, repair: { ...bellCap.repair, professionalOnly: "Away." } },
          share: 1,
        },
      ],
    });
    expect(writeCause(one)).toMatch(
      /\*\*What to do now:\*\* Away\. Hold the base and wiggle the cap\.$/,
    );
    const stopped: Diagnosis = { ...one, basis: "danger" };
    expect(writeCause(stopped)).toMatch(/\*\*What to do now:\*\* Away\.$/);
    const danger = { ...stopped, fault: { ...one.fault, id: "danger-shock" } };
    expect(writeCause(danger)).toMatch(/Away\. Hold the base and wiggle the cap\.$/);
    const home = openBell({ causes: [{ id: "cap", cause: bellCap, share: 1 }] });
    expect(writeCause(home)).toMatch(/\*\*What to do now:\*\* Hold the base and wiggle the cap\.$/);
  });
});

const notice = (more: Partial<Diagnosis>) => writeCause(openBell({ basis: "general", ...more }));

describe("the notice that this is the general method", () => {
  it("says plainly what there is no page for", () => {
    expect(notice({})).toContain("The handbook has no page for “bell”, so this is general advice");
    expect(notice({})).toContain("can tell you who repairs them");
    expect(notice({ thing: "item" })).toContain("not clear yet what you would like to repair");
    const kind = itemTypes.find(({ id }) => id === "kettle") ?? null;
    expect(notice({ kind, thing: "kettle" })).toContain(
      "no page for this problem with your kettle",
    );
    expect(writeCause(openBell())).not.toMatch(/The handbook/);
  });

  it.each([
    ["de", /auf Englisch/],
    ["nl", /in het Engels/],
    ["fr", /en anglais/],
  ] as const)("says in the person's own language that it is in English: %s", (language, words) => {
    expect(notice({ language })).toMatch(words);
    expect(notice({ language })).not.toMatch(/cap|lever/);
    expect(notice({ language, power: "mains" })).toContain("a loose cap");
  });
});
