import { describe, expect, it } from "vitest";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import { openPlaybook } from "../open-playbook";
import { appliances } from "./appliances";
import type { Asked } from "./asked";
import { electronics } from "./electronics";
import { firstHalf } from "./first-round-1";
import { firstRest } from "./first-round-2";
import { household } from "./household";
import { outdoors } from "./outdoors";
import { secondHalf } from "./second-round-1";
import { secondRest } from "./second-round-2";

const written = [...appliances, ...electronics, ...household, ...outdoors];
/** Every third question was looked at far less while the reading was tuned. */
const others = written.filter((_, place) => place % 3 === 2);
const seen = [...written.filter((one) => !others.includes(one)), ...firstHalf, ...firstRest];

describe.each([
  ["that the reading was tuned on", [...seen, ...secondHalf, ...secondRest], 0.9, 0.92, 0.02],
  ["of every third question, seldom looked at", others, 0.9, 0.92, 0.03],
] as const)("natural answers %s", (_, asked, leastRead, leastUnknown, mostInverted) => {
  it("are mostly read as meant, and seldom turned round", async () => {
    const read = (await Promise.all(asked.map(readAll))).flat();
    const unknown = read.filter(({ means }) => means === "unknown");
    const wrong = read.filter(
      ({ means, got }) => means !== "unknown" && got !== "unknown" && got !== means,
    );
    expect(share(read.filter(isRight), read)).toBeGreaterThan(leastRead);
    expect(share(unknown.filter(isRight), unknown)).toBeGreaterThan(leastUnknown);
    expect(share(wrong, read)).toBeLessThan(mostInverted);
  });
});

async function readAll({ item, ask, said }: Asked) {
  const { faults } = await openPlaybook(item);
  const question = faults.flatMap(({ questions }) => questions).find((one) => one.ask === ask);
  if (!question) throw new Error(`Nobody asks any more: ${ask}`);
  return Object.entries(said).flatMap(([means, answers]) =>
    answers.map((answer) => ({
      means,
      answer,
      got: classifyAnswer(question, answer)?.answer ?? "unknown",
    })),
  );
}

const isRight = ({ means, got }: { means: string; got: string }) => means === got;
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
