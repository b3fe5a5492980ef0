import type { Power, Question } from "./playbook";
import { hearAnswer } from "./answers/hear-answer";

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
    ask(`What happened to the ${thing} just before this started?`, [
      "dropped",
      "fell",
      "after",
      "since",
      "knocked",
      "spilled",
    ]),
    ask(`What have you already tried with the ${thing}, and did it change anything?`, [
      "tried",
      "replaced",
      "changed",
      "cleaned",
      "checked",
    ]),
    ask(`Did this problem with the ${thing} start suddenly, or has it been getting worse?`, [
      "suddenly",
      "gradually",
      "slowly",
      "getting worse",
      "at once",
    ]),
    ask(`About how old is the ${thing}, and how often is it used?`, ["years old", "new"]),
  ];
}

/** For what neither switches on nor runs, such as a coat or a chair. */
function simpleQuestions(thing: string): Question[] {
  return [
    ask(`When did the problem with the ${thing} start, and what happened just before?`, [
      "dropped",
      "fell",
      "knocked",
      "suddenly",
      "gradually",
      "worn",
      "getting worse",
    ]),
    ask(`Has this part of the ${thing} been repaired before, and how?`, [
      "mended",
      "repaired",
      "glued",
      "sewn",
      "tried",
    ]),
    ask(`About how old is the ${thing}, and how often is it used?`, ["years old", "new"]),
  ];
}

function powerQuestions(thing: string, power: Power | null): Question[] {
  if (power === "mains")
    return [ask(`Does another device work in the socket you use for the ${thing}?`, ["socket"])];
  if (power === "rechargeable" || power === "battery")
    return [ask(`When did you last charge the ${thing} or change its batteries?`, ["charged"])];
  return [];
}
