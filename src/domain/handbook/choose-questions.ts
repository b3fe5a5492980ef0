import { chances, rankCauses } from "./rank-causes";
import type { Evidence, RankedCause } from "./rank-causes";
import type { Fault, Question } from "./playbook";

/**
 * The questions of a fault that tell most about its causes in this case, the most telling first.
 * What the evidence has answered already is not asked again, so fewer than `count` may come back.
 */
export function chooseQuestions(
  fault: Fault,
  evidence: readonly Evidence[],
  count: number,
): Question[] {
  const causes = rankCauses(fault, evidence);
  const known = new Set(evidence.map(({ question }) => question));
  const open = fault.questions.filter((question) => !known.has(question));
  const chosen: Question[] = [];
  while (chosen.length < count && open.length > 0) {
    const left = open.map((question) => entropyAfter(causes, [...chosen, question]));
    const best = left.indexOf(Math.min(...left));
    chosen.push(...open.splice(best, 1));
  }
  return chosen;
}

/** How open the matter is on average, in nats, once all these questions have been answered. */
function entropyAfter(causes: readonly RankedCause[], questions: readonly Question[]): number {
  const shares = causes.map(({ share }) => share);
  const branches = questions.reduce<readonly (readonly number[])[]>(
    (soFar, question) => {
      const tables = causes.map(({ id }) => chances(question, id));
      return soFar.flatMap((branch) =>
        Object.keys(question.answers).map((key) =>
          branch.map((share, place) => share * (tables[place]?.get(key) ?? 0)),
        ),
      );
    },
    [shares],
  );
  return branches.reduce((sum, branch) => sum + weightedEntropy(branch), 0);
}

function weightedEntropy(branch: readonly number[]): number {
  const total = branch.reduce((sum, share) => sum + share, 0);
  return branch.reduce(
    (sum, share) => (share === 0 ? sum : sum - share * Math.log(share / total)),
    0,
  );
}
