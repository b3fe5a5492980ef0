import type { Power, Question } from "./playbook";
import { hearAnswer } from "./classify-answer";

/**
 * Questions that fit any repair, for a fault whose own run out because the text has told so much.
 * What the complaint has told already comes last.
 */
export function historyQuestions(thing: string, power: Power | null, complaint: string): string[] {
  const questions =
    power === "none"
      ? simpleQuestions(thing)
      : [...generalQuestions(thing), ...powerQuestions(thing, power)];
  const told = (question: Question) => hearAnswer(question, complaint) !== null;
  return [...questions.filter((q) => !told(q)), ...questions.filter(told)].map(({ ask }) => ask);
}

function ask(question: string, phrases: readonly string[]): Question {
  return { ask: question, answers: { told: { means: "", phrases } } };
}

function generalQuestions(thing: string): Question[] {
  return [
    ask(`What was the last thing that happened to the ${thing} before this began?`, [
      "dropped",
      "fell",
      "after",
      "since",
      "knocked",
      "spilled",
    ]),
    ask(`What have you tried on the ${thing} so far, and what changed?`, [
      "tried",
      "replaced",
      "changed",
      "cleaned",
      "checked",
    ]),
    ask(`Did the ${thing} fail all at once, or has it been getting worse for a while?`, [
      "suddenly",
      "gradually",
      "slowly",
      "getting worse",
      "at once",
    ]),
    ask(`How old is the ${thing}, and how often do you use it?`, ["years old", "year old", "new"]),
  ];
}

/** For what neither switches on nor runs, such as a coat or a chair. */
function simpleQuestions(thing: string): Question[] {
  return [
    ask(`How did the ${thing} come to harm: all at once, or by wear over the years?`, [
      "dropped",
      "fell",
      "knocked",
      "suddenly",
      "gradually",
      "worn",
      "getting worse",
    ]),
    ask(`Has the ${thing} been mended at this place before, and how?`, [
      "mended",
      "repaired",
      "glued",
      "sewn",
      "tried",
    ]),
    ask(`How old is the ${thing}, and how often do you use it?`, ["years old", "year old", "new"]),
  ];
}

function powerQuestions(thing: string, power: Power | null): Question[] {
  if (power === "mains")
    return [ask(`Does another device work in the socket that the ${thing} uses?`, ["socket"])];
  if (power === "rechargeable" || power === "battery")
    return [ask(`When were the batteries of the ${thing} last charged or changed?`, ["charged"])];
  return [];
}
