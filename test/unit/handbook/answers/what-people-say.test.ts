import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hearSayings, toSaying, toSayingClauses } from "~/domain/handbook/answers/hear-sayings";
import { sayings } from "~/domain/handbook/answers/sayings";
import { listSayings, weighSayings } from "~/domain/handbook/answers/weigh-sayings";
import { toPlainWords } from "~/domain/language/plain-words";
import type { Question } from "~/domain/handbook/playbook";

/*
 * In said/*.txt stands under each state or event what people say when it is so, and when it is not: first
 * answers as they were written to questions of the handbook, then what is "said whole", where each phrase
 * is one saying from its first word to its last. "…" stands for whatever follows.
 */
const askFor = (family: string): Question => ({
  ask: "Is it so?",
  like: [family],
  answers: { yes: { means: "so" }, no: { means: "not so" } },
});

function speaksFor(side: string, question: Question, phrase: string): boolean {
  return weighSayings(question, toPlainWords(phrase)) * (side === "yes" ? 1 : -1) > 0;
}

/** Whether a saying of the right side takes in all words of the phrase, and is not denied. */
function isHeardWhole(side: string, question: Question, phrase: string): boolean {
  const ofOneWord = 1.5;
  const ofEachMore = 0.45;
  const least = ofOneWord + (toSaying(phrase).length - 1) * ofEachMore;
  const heard = hearSayings(toSayingClauses(toPlainWords(phrase)), listSayings(question));
  return heard.some(({ answer, weight, denied }) => answer === side && !denied && weight >= least);
}

it("leaves out that something need not be done, and no word that looks like it", () => {
  expect(toSaying("you don't need to push")).toEqual(["push"]);
  expect(toSaying("you don't have to push")).toEqual(["push"]);
  expect(toSaying("I do not have tools")).toEqual(["not", "tool"]);
  expect(toSaying("does the knot need to go")).toEqual(["knot", "need", "go"]);
});

it.each(["things", "behaviour", "history"])("knows what people say of %s", (file) => {
  const lines = readFileSync(`test/unit/handbook/answers/said/${file}.txt`, "utf8").split("\n");
  let question = askFor("");
  const unheard = lines.filter(Boolean).flatMap((line) => {
    const [, side = "", whole, phrases = ""] =
      /^ {2}(yes|no)(, said whole)?: (.*)$/.exec(line) ?? [];
    if (side === "") {
      question = askFor(line);
      return line in sayings ? [] : [`there is no family ${line}`];
    }
    const isHeard = whole ? isHeardWhole : speaksFor;
    return phrases
      .split("; ")
      .filter((phrase) => !isHeard(side, question, phrase))
      .map((phrase) => `${question.like?.[0]}, ${side}: ${phrase}`);
  });
  expect(unheard).toEqual([]);
});
