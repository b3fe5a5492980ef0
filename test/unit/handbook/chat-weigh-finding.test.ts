import { describe, expect, it } from "vitest";
import { answerFinding } from "~/domain/handbook/chat/answer-finding";
import { weighFinding } from "~/domain/handbook/chat/weigh-finding";
import { bellCap, bellLever, openBell } from "./open-bell";
import { list, talk } from "./bell-talk";

/** A dome that is cracked, a clapper that is bent, a string that has frayed. */
const causes = [
  {
    id: "dome",
    share: 0.7,
    cause: {
      ...bellCap,
      name: "a cracked dome",
      short: "the dome",
      why: "Frost splits bronze.",
      check: { do: "Tap the rim.", finds: "it sounds flat", minutes: 1 },
    },
  },
  {
    id: "clapper",
    share: 0.2,
    cause: {
      ...bellLever,
      name: "a bent clapper",
      short: "the clapper",
      why: "A fall bends its wire.",
      check: { do: "Look from below.", finds: "it hangs askew", minutes: 1 },
    },
  },
  {
    id: "string",
    share: 0.1,
    cause: {
      ...bellLever,
      name: "a frayed string",
      short: "the string",
      why: "Hemp wears through.",
      check: { do: "Pull gently.", finds: "fibres stand out", minutes: 1 },
    },
  },
] as const;
const page = openBell({ power: "mains", causes: [...causes] });

const spoken = (message: string) => {
  const [dome = 0, clapper = 0, string = 0] = weighFinding(talk(message, { page })).map(
    (weighed) => weighed.spoken,
  );
  return { dome, clapper, string };
};

const answer = (message: string) => answerFinding(talk(message, { page })) ?? "";

describe("a finding in the words of the causes", () => {
  it("speaks for the cause whose name, sign or reason it tells, the name most", () => {
    const { dome, clapper, string } = spoken("the clapper is crooked");
    expect(clapper).toBeGreaterThan(1.8);
    expect({ dome, string }).toEqual({ dome: 0, string: 0 });
    expect(spoken("it hangs sort of askew").clapper).toBeGreaterThan(clapper);
    expect(spoken("the hemp is thin").string).toBeGreaterThan(0);
    expect(spoken("the hemp is thin").string).toBeLessThan(clapper);
  });

  it("speaks against what is sound, done already, or not so", () => {
    const against =
      "the dome is fine; dome ok; dome's solid; new dome; i replaced the dome; dome already changed; no crack in the dome; it is not the dome; it isn't the dome; it cant be the dome; nothing wrong with the dome; never touched the dome";
    expect(list(against).filter((message) => spoken(message).dome >= 0)).toEqual([]);
    expect(spoken("it needs a new dome").dome).toBeGreaterThan(0);
  });

  it("holds a denial to its clause, and to what stands behind it", () => {
    for (const message of list(
      "dome is fine, its the clapper; the dome is sound but the clapper is bent; it's the clapper not the dome; the dome's ok so the clapper",
    )) {
      expect(spoken(message).dome, message).toBeLessThan(0);
      expect(spoken(message).clapper, message).toBeGreaterThan(0);
    }
  });

  it("passes over the trouble told again, and words that say nothing", () => {
    expect(spoken("the bell is silent still")).toEqual({ dome: 0, clapper: 0, string: 0 });
    expect(spoken("first one, only a new part")).toEqual({ dome: 0, clapper: 0, string: 0 });
  });
});

describe("what is answered to a finding", () => {
  it("names the cause that it speaks for", () => {
    expect(answer("dome is fine, its the clapper that hangs askew")).toBe(
      "That speaks for another cause than the one this guide begins with: a bent clapper. A fall bends its wire. To see for yourself: Look from below. If it hangs askew, that is it.",
    );
  });

  it("names the next one where the first is ruled out and none is told", () => {
    expect(answer("there is no crack in the dome at all")).toBe(
      "Then it is hardly the dome. Look at a bent clapper next. A fall bends its wire. To see for yourself: Look from below. If it hangs askew, that is it.",
    );
    expect(answer("no crack in the dome, the clapper is fine as well")).toMatch(
      /^Then it is hardly the dome\. Look at a frayed string next\./,
    );
  });

  it("says where that would not be for home", () => {
    const repair = { ...bellLever.repair, professionalOnly: "It hangs high." };
    const [dome, clapper, string] = causes;
    const high = { ...clapper, cause: { ...clapper.cause, repair } };
    const handed = openBell({ power: "mains", causes: [dome, high, string] });
    expect(
      answerFinding(talk("dome fine, its the clapper that hangs askew", { page: handed })),
    ).toMatch(/ It would not be for home: It hangs high\.$/);
  });

  it("is nothing to a question, to a step, to a single word, or where no page of a fault is open", () => {
    const others =
      "is it the clapper that hangs askew?; where does the clapper hang askew; step 2: the clapper hangs askew; clapper; the weather was lovely today";
    expect(list(others).filter((message) => answer(message) !== "")).toEqual([]);
    const general = openBell({ basis: "general", causes: [...causes] });
    expect(answerFinding(talk("its the clapper that hangs askew", { page: general }))).toBeNull();
  });
});
