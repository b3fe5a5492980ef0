import type { AnsweredQuestion, RepairCase } from "../assistant";
import type { Evidence } from "./diagnose";
import type { Fault } from "./playbook";
import { hearAnswer, understandAnswer } from "./understand-answer";

const readOutOfTheComplaint = 0.9;
const saidInPassing = 0.8;

export type Gathered = {
  evidence: readonly Evidence[];
  /** Answers that told nothing at all; a "yes" that told nothing is left out beside one that did. */
  unsettled: readonly AnsweredQuestion[];
};

type Remark = { text: string; sureness: number; source: Evidence["source"] };

/** All that the complaint and the answers tell about a fault's questions, each question once. */
export function gatherEvidence(fault: Fault, repair: RepairCase): Gathered {
  const direct = repair.answers.map((given) => ({ given, evidence: readDirectly(fault, given) }));
  const evidence = direct.flatMap((entry) => entry.evidence ?? []);
  const listen = ({ text, sureness, source }: Remark): boolean => {
    const settled = new Set(evidence.map(({ question }) => question));
    const heard = fault.questions
      .filter((question) => !settled.has(question))
      .flatMap((question): Evidence[] => {
        const answer = hearAnswer(question, text);
        return answer === null ? [] : [{ question, answer, sureness, source }];
      });
    evidence.push(...heard);
    return heard.length > 0;
  };
  for (const text of [repair.itemIssue, repair.itemDescription])
    listen({ text, sureness: readOutOfTheComplaint, source: "text" });
  const heard = direct.map(({ given, evidence: settled }) => {
    const text = withoutYesNo(given.answer);
    const told = listen({ text, sureness: saidInPassing, source: "answer" });
    return { given, used: told || settled !== null };
  });
  const used = new Set(heard.filter((entry) => entry.used).map(({ given }) => wording(given)));
  const unused = heard.map(({ given }) => given).filter((given) => !used.has(wording(given)));
  return { evidence, unsettled: unused };
}

function wording({ answer }: AnsweredQuestion): string {
  return answer.trim().toLowerCase();
}

/** What an answer says beside its yes or no, which speaks of its own question only. */
function withoutYesNo(answer: string): string {
  return answer.replace(
    /^\s*(?:yes|yeah|yep|no|nope|nothing|none|never)\b(?=\s*(?:[,.;:!?]|$))/i,
    "",
  );
}

function readDirectly(fault: Fault, given: AnsweredQuestion): Evidence | null {
  const question = fault.questions.find(({ ask }) => ask === given.question);
  const understood = question && understandAnswer(question, given.answer);
  return question && understood ? { question, ...understood, source: "answer" } : null;
}
