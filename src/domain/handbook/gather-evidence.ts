import type { AnsweredQuestion, RepairCase } from "~/domain/repair-case";
import type { Evidence } from "./rank-causes";
import type { Fault, Question } from "./playbook";
import { describeSounds } from "~/domain/describe-recording";
import { hearAnswer } from "./answers/hear-answer";
import { classifyAnswer } from "./classify-answer";

const readOutOfTheComplaint = 0.9;
const saidInPassing = 0.8;
/** What a picture or a sound seems to hold, found by a program. */
const foundInAFile = 0.5;
/** Of two statements that exclude each other one is a slip, and nobody knows which. */
const contradicted = 0.5;

export type Gathered = {
  evidence: readonly Evidence[];
  /** Answers that told nothing at all; a "yes" that told nothing is left out beside one that did. */
  unsettled: readonly AnsweredQuestion[];
};

type Remark = { text: string; sureness: number; source: Evidence["source"] };

const asksForASound =
  /\b(?:nois\w*|sounds?|hear|heard|loud|silent|quiet|hum\w*|buzz\w*|click\w*|squeal\w*|squeak\w*|whin\w*|whistl\w*|hiss\w*|rattl\w*|grind\w*|knock\w*|beep\w*|crackl\w*|tick\w*|roar\w*)\b/i;

/**
 * All that is known of a fault's questions, each question once: by the answers, the complaint, what was
 * said beside an answer, and last of all what was found in the photo and the recording. Where the
 * person says two things that exclude each other, both stand at half their weight.
 */
export function gatherEvidence(fault: Fault, repair: RepairCase): Gathered {
  const direct = repair.answers.map((given) => ({ given, evidence: readDirectly(fault, given) }));
  const evidence = direct.flatMap((entry) => entry.evidence ?? []);
  const contradictions = findContradictions(evidence, repair);
  const listen = ({ text, sureness, source }: Remark): boolean => {
    const settled = new Set(evidence.map(({ question }) => question));
    const heard = fault.questions
      .filter((question) => !settled.has(question) && isAbout(question, source))
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
    const contradicts = contradictions.some((one) => hearAnswer(one.question, text) === one.answer);
    return { given, used: told || contradicts || settled !== null };
  });
  const { photo = "", recording } = repair.findings ?? {};
  listen({ text: recording?.words ?? "", sureness: saidInPassing, source: "text" });
  listen({ text: photo, sureness: foundInAFile, source: "photo" });
  listen({ text: describeSounds(recording), sureness: foundInAFile, source: "recording" });

  const used = new Set(heard.filter((entry) => entry.used).map(({ given }) => wording(given)));
  const asks = new Set(fault.questions.map(({ ask }) => ask));
  const unused = heard
    .map(({ given }) => given)
    .filter((given) => !used.has(wording(given)))
    .filter(({ question, answer }) => asks.has(question) || !speaksOfItsQuestion.test(answer));
  return { evidence: weighContradictions(evidence, contradictions), unsettled: unused };
}

/** Such an answer says nothing without its question, which another page may have asked. */
const speaksOfItsQuestion = /^\s*(?:yes|yeah|yep|no|nope|not|can['’]?t|cannot|don['’]?t|i )\b/i;

/** A recording tells nothing of a question that does not ask for a sound. */
function isAbout({ ask }: Question, source: Evidence["source"]): boolean {
  return source !== "recording" || asksForASound.test(ask);
}

/** What the person says elsewhere against an answer of their own, at most one thing for each. */
function findContradictions(
  answers: readonly Evidence[],
  { itemIssue, answers: given }: RepairCase,
): Evidence[] {
  return answers.flatMap(({ question, answer }) => {
    const complaint = { text: itemIssue, sureness: readOutOfTheComplaint, source: "text" } as const;
    const asides = given
      .filter((other) => other.question !== question.ask)
      .map((other) => withoutYesNo(other.answer))
      .map((text) => ({ text, sureness: saidInPassing, source: "answer" }) as const);
    return [complaint, ...asides]
      .flatMap(({ text, ...how }): Evidence[] => {
        const heard = hearAnswer(question, text);
        return heard === null || heard === answer ? [] : [{ question, answer: heard, ...how }];
      })
      .slice(0, 1);
  });
}

function weighContradictions(evidence: readonly Evidence[], contradictions: readonly Evidence[]) {
  const open = new Set(contradictions.map(({ question }) => question));
  const all = [...evidence, ...contradictions];
  return all.map((known) =>
    open.has(known.question) ? { ...known, sureness: known.sureness * contradicted } : known,
  );
}

function wording({ answer }: AnsweredQuestion): string {
  return answer.trim().toLowerCase();
}

/** "What is descaling?" tells of no descaling. */
const asksBack =
  /^\s*(?:(?:what(?:['’]?s|\s+(?:is|are|does|do))|which|where|how|who|why)\b[^.,;!]*\?|what(?:['’]?s|\s+(?:is|are))\s+(?:(?:an?|the|that|this)\s+)?[\w-]+)\s*\??\s*$/i;

/**
 * What an answer says beside its yes or no, which speaks of its own question only: "no it turns" denies
 * no turning, and in "can't see a menu it's black" nothing but the menu is denied.
 */
function withoutYesNo(answer: string): string {
  if (asksBack.test(answer)) return "";
  return answer
    .replace(/^\s*(?:yes|yeah|yep|no|nope|nothing|none|never)\b(?=\s*(?:[,.;:!?]|$))/i, "")
    .replace(
      /^\s*(?:yes|yeah|yep|no|nope)\s+(?=(?:its?|it['’]s|they|that|there|i|we|the|just)\b)/i,
      "",
    )
    .replace(/(?<=\w)\s+(?=(?:it['’]?s|it is|they['’]?re|they are)\s)/gi, ", ");
}

function readDirectly(fault: Fault, given: AnsweredQuestion): Evidence | null {
  const question = fault.questions.find(({ ask }) => ask === given.question);
  const understood = question && classifyAnswer(question, given.answer);
  return question && understood ? { question, ...understood, source: "answer" } : null;
}
