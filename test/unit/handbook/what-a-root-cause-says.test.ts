import { describe, expect, it } from "vitest";
import type { Evidence } from "~/domain/handbook/rank-causes";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { writeCause } from "~/domain/handbook/write-cause";
import { bellCap, bellLever, openBell, told } from "./open-bell";

const other = (source: Evidence["source"], means: string) =>
  told({ question: { ask: means, answers: { yes: { means } } }, source });

describe("how the root cause says where it knows something from", () => {
  it.each([
    [told({ source: "text" }), "What you wrote sounds as if it rattles"],
    [told({ source: "photo" }), "The photo looks as if it rattles"],
    [told({ source: "recording" }), "The recording sounds as if it rattles"],
    [told({ sureness: 0.51 }), "Your answer sounds as if it rattles"],
    [told({ sureness: 0.89 }), "Your answer sounds as if it rattles"],
    [told({ sureness: 0.5 }), "You half answered that it rattles"],
    [told({ answer: "no" }), "You answered that it is quiet"],
  ])("%j", (evidence, expected) => {
    expect(writeCause(openBell({ evidence: [evidence] }))).toContain(expected);
  });

  it("tells the text first, then photo, recording and answers", () => {
    const evidence = [
      other("answer", "D"),
      other("recording", "C"),
      other("photo", "B"),
      other("text", "A"),
    ];
    expect(writeCause(openBell({ evidence }))).toMatch(/if A,.*if B,.*if C,.*that D,/);
  });

  it("names two statements that exclude each other", () => {
    const evidence = [told(), told({ answer: "no" })];
    expect(writeCause(openBell({ evidence }))).toContain(
      "You say once that it rattles and once that it is quiet: try it again",
    );
  });
});

const unsettled = (...answers: string[]) =>
  answers.map((answer, id) => ({ id, question: "?", answer }));

describe("an answer that told nothing", () => {
  it("is quoted once, as far as it fits a line", () => {
    const text = writeCause(
      openBell({ unsettled: unsettled("blue", "blue", "*green*", "?!", " ") }),
    );
    expect(text).toContain("What you said with “blue” and “green” does not change this order.");
    const sixty = "x".repeat(60);
    expect(writeCause(openBell({ unsettled: unsettled(sixty) }))).toContain(`“${sixty}”`);
    expect(writeCause(openBell({ unsettled: unsettled(`${sixty}y`) }))).toContain(`“${sixty}…”`);
    expect(writeCause(openBell({ unsettled: unsettled(`${"x".repeat(59)} yz`) }))).toContain(
      `“${"x".repeat(59)}…”`,
    );
    expect(writeCause(openBell({ unsettled: unsettled("a", "b", "c") }))).toContain(
      "“a”, “b” and “c”",
    );
  });

  it("is left out where there is no order to change, or nothing to quote", () => {
    const one = openBell({
      unsettled: unsettled("blue"),
      causes: [{ id: "cap", cause: bellCap, share: 1 }],
    });
    expect(writeCause(one)).not.toContain("blue");
    expect(writeCause(openBell({ unsettled: unsettled("?!") }))).not.toContain("What you said");
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
      "Hold the base and wiggle the cap. If the cap rattles or touches the base, it is the cap. If not, turn to the lever: push the lever slowly and let it go.";
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
    const home = openBell({ causes: [{ id: "cap", cause: bellCap, share: 1 }] });
    expect(writeCause(home)).toMatch(/\*\*What to do now:\*\* Hold the base and wiggle the cap\.$/);
  });
});

const notice = (more: Partial<Diagnosis>) => writeCause(openBell({ basis: "general", ...more }));

describe("the notice that this is the general method", () => {
  it("says whether anything was understood", () => {
    expect(notice({})).toContain("did not recognise “bell”, and it understands English only");
    expect(notice({ thing: "item" })).toContain("did not recognise the item, and");
    expect(notice({ power: "mains" })).toContain("has no page for this trouble with your bell");
    expect(writeCause(openBell())).not.toMatch(/The handbook/);
  });
});
