import { describe, expect, it } from "vitest";
import type { Likelihood, Question } from "~/domain/handbook/playbook";
import { writeCause } from "~/domain/handbook/write-cause";
import { bellSilent } from "./example-fault";
import { bellCap, openBell, question, told } from "./open-bell";

const words = {
  sure: "From what you say, this is almost certain.",
  likely: "This is likely, though not certain.",
  even: "There is about an even chance that this is it.",
  close: "Several causes are about as likely, so look here first.",
  other: "It could be something else too, but look here first.",
  open: "Your answers leave it open",
};

describe("how sure the root cause says it is", () => {
  const two = [told(), told({ question: { ...question, ask: "Again?" } })];

  it.each([
    [0.91, "sure"],
    [0.9, "sure"],
    [0.89, "likely"],
    [0.65, "likely"],
    [0.64, "even"],
    [0.45, "even"],
    [0.44, "close"],
  ] as const)("with a share of %d: %s", (share, wording) => {
    expect(writeCause(openBell({ evidence: two }, [share, 1 - share]))).toContain(words[wording]);
  });

  it.each([
    [0.98, 0.93, "sure"],
    [0.9, 0.95, "likely"],
    [0.6, 0.95, "even"],
    [0.4, 0.95, "other"],
  ] as const)("with a page at %d and a cause at %d: %s", (pageShare, share, wording) => {
    expect(writeCause(openBell({ evidence: two, pageShare }, [share, 1 - share]))).toContain(
      words[wording],
    );
  });

  it("takes more than one answer to be quite sure, and a page of its own", () => {
    const almost = [told(), told({ sureness: 0.89 })];
    expect(writeCause(openBell({ evidence: almost }, [0.95, 0.05]))).toContain(words.likely);
    expect(writeCause(openBell({ evidence: [told()] }, [0.95, 0.05]))).toContain(words.likely);
    expect(
      writeCause(openBell({ evidence: two, basis: "general", power: "mains" }, [0.95, 0.05])),
    ).toContain(words.likely);
  });

  it("takes an answer to be sure at all", () => {
    const read = two.map((one) => ({ ...one, source: "text" as const }));
    expect(writeCause(openBell({ evidence: read }, [0.95, 0.05]))).toContain(words.open);
    expect(writeCause(openBell({}, [0.95, 0.05]))).toContain(words.open);
    expect(writeCause(openBell({ evidence: [...read, told()] }, [0.95, 0.05]))).toContain(
      words.sure,
    );
  });

  it("is not said where a page knows one cause only", () => {
    const one = openBell({
      fault: { ...bellSilent, causes: { cap: bellCap } },
      causes: [{ id: "cap", cause: bellCap, share: 1 }],
    });
    const text = writeCause({ ...one, evidence: [told()] });
    expect(text).toMatch(
      /^Your bell has a bell that does not ring\. This points to \*\*a loose cap\*\*\./,
    );
    expect(text).not.toMatch(/likely|even chance|Next comes/);
  });
});

describe("the causes that the root cause names", () => {
  it("come in order, without those that are hardly possible", () => {
    expect(writeCause(openBell({}, [0.9, 0.05, 0.04]))).toContain(
      "Next comes **a rusty lever**, then **a tired spring**.",
    );
    expect(writeCause(openBell({}, [0.9, 0.06, 0.039]))).toContain("Next comes **a rusty lever**.");
    expect(writeCause(openBell({}, [0.95, 0.03, 0.02]))).not.toContain("Next comes");
    expect(writeCause(openBell())).toMatch(
      /^Your bell .* The likeliest cause is \*\*a loose cap\*\*\./,
    );
    expect(writeCause(openBell({ basis: "general" }))).toContain(
      "The first place to look is **a loose cap**.",
    );
  });

  it("are at most three", () => {
    const [first, second, third] = openBell().causes;
    if (!second || !third) throw new Error("Three causes are open");
    const fourth = { id: "rust", cause: { ...bellCap, name: "rust" }, share: 0.2 };
    const text = writeCause(openBell({ causes: [first, second, third, fourth] }));
    expect(text.split("\n\n")[0]).not.toContain("rust**");
  });
});

const effect = (when: Record<string, Likelihood>) => {
  const asked: Question = {
    ask: "?",
    answers: { yes: { means: "it rattles", likelihoods: when }, no: { means: "no" } },
  };
  return /it rattles\. That (.*?)\./.exec(
    writeCause(openBell({ evidence: [told({ question: asked })] })),
  )?.[1];
};

describe("what an answer is said to speak for", () => {
  it("follows from how much it moves each cause", () => {
    expect(effect({ cap: "always", lever: "never", spring: "sometimes" })).toBe(
      "points to the cap rather than the lever",
    );
    expect(effect({ cap: "always", lever: "always", spring: "never" })).toBe(
      "points to the cap or the lever rather than the spring",
    );
    expect(effect({ cap: "rarely", lever: "never", spring: "never" })).toBe(
      "points to the cap rather than the lever or the spring",
    );
    expect(effect({ cap: "often", lever: "always", spring: "often" })).toBeUndefined();
    expect(effect({})).toBeUndefined();
    expect(effect({ cap: "often" })).toBe("points to the cap rather than the lever or the spring");
    expect(effect({ cap: "always", lever: "often", spring: "sometimes" })).toBe(
      "points to the cap rather than the spring",
    );
  });
});
