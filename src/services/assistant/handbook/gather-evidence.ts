import type { AnsweredQuestion, RepairCase } from "../assistant";
import type { Evidence } from "./diagnose";
import type { Fault } from "./playbook";
import { hearAnswer, understandAnswer } from "./understand-answer";
import { toClauses } from "./words";

const readOutOfTheComplaint = 0.9;
const saidInPassing = 0.8;

export type Gathered = {
  evidence: readonly Evidence[];
  /** Answers that settled nothing, or questions that are not this fault's. */
  unsettled: readonly AnsweredQuestion[];
};

/** All that the complaint and the answers tell about a fault's questions, each question once. */
export function gatherEvidence(fault: Fault, repair: RepairCase): Gathered {
  const direct = repair.answers.map((given) => ({ given, evidence: readDirectly(fault, given) }));
  const evidence = direct.flatMap((entry) => entry.evidence ?? []);
  const remarks: readonly (readonly [string, number, Evidence["source"]])[] = [
    [repair.itemIssue, readOutOfTheComplaint, "text"],
    [repair.itemDescription, readOutOfTheComplaint, "text"],
    [repair.answers.map(({ answer }) => answer).join(".\n"), saidInPassing, "answer"],
  ];
  for (const [text, sureness, source] of remarks) {
    const clauses = toClauses(text);
    const settled = new Set(evidence.map(({ question }) => question));
    for (const question of fault.questions.filter((candidate) => !settled.has(candidate))) {
      const answer = hearAnswer(question, clauses);
      if (answer !== null) evidence.push({ question, answer, sureness, source });
    }
  }
  const unsettled = direct.filter((entry) => entry.evidence === null).map(({ given }) => given);
  return { evidence, unsettled };
}

function readDirectly(fault: Fault, given: AnsweredQuestion): Evidence | null {
  const question = fault.questions.find(({ ask }) => ask === given.question);
  const understood = question && understandAnswer(question, given.answer);
  return question && understood ? { question, ...understood, source: "answer" } : null;
}
