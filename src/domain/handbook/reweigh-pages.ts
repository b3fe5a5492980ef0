import type { AnsweredQuestion } from "~/domain/repair-case";
import { toPlainWords } from "~/domain/language/plain-words";
import { toWords } from "~/domain/language/words";
import { tellsNothing } from "./answers/tells-nothing";
import { hearAnswer } from "./answers/hear-answer";
import { classifyAnswer } from "./classify-answer";
import { pageWeights } from "./page-weights";
import type { Fault } from "./playbook";
import { chances } from "./rank-causes";
import { openCandidates, sharePages } from "./rank-pages";
import type { PageMatch } from "./rank-pages";

/*
 * Pages and causes together: each page has its share by the complaint, times how well it bears the
 * answers. A page bears them badly where none of its causes goes with them, and where what was said
 * beside yes and no is what another page of the same thing is about. The kind itself stays, with all of
 * its share: an answer names other things in passing, such as the lamp that was tried in the same
 * socket, and a page of another thing goes with every answer because none of its questions was asked.
 */

/** The complaint, with what the files tell beside it. */
export type Told = { description: string; issue: string };

/** Beside the complaint, by trial: enough for "it boils fine, it just never switches off" to change the page. */
const worthOfWords = 1.3;
/** However well a complaint fits, so much of the share is left to the other pages of its kind. */
const doubt = 0.05;
const fewestWords = 3;

/** What is left of a page's share where the person says that this very thing goes well. */
const leftOfDenied = 0.1;

const goesWell =
  /\b(?:fine|al ?right|all right|ok|okay|perfectly|normally|properly|again|well|works|no (?:problem|trouble))\b/i;

/** "It charges fine with another cable" is no denial. */
const onlyThen =
  /\b(?:with|when|whenever|if|after|while|once|until|before|another|other|used to|should|not|never)\b|n['’]t\b/i;

/** The pages by complaint and answers, likeliest first; the shares add up to one. */
export async function reweighPages(
  ranked: readonly PageMatch[],
  told: Told,
  answers: readonly AnsweredQuestion[],
): Promise<PageMatch[]> {
  const beside = wordsBeside(ranked[0]?.fault, answers);
  const withWords = await shareWithWords(ranked, told, beside);
  const odds = ranked.map((page, place) => {
    const { kind, fault, share } = page;
    const lift = Math.log((withWords[place] ?? share) / share);
    // Words that no page has may be about anything; only what goes against a page speaks for none.
    const words = fault === null || saysOtherwise(fault, beside) ? Math.min(0, lift) : lift;
    const denied = isDenied(page, answers) ? Math.log(leftOfDenied) : 0;
    const ofKind = ranked.filter((one) => one.kind === kind);
    const open = (doubt * sumOf(ofKind)) / ofKind.length + (1 - doubt) * share;
    return open * Math.exp(worthOfWords * words + bears(fault, answers) + denied);
  });
  const weighed = ranked.map((page, place) => ({ ...page, share: odds[place] ?? 0 }));
  return weighed
    .map((page) => {
      const isAlike = ({ kind }: PageMatch) => kind === page.kind;
      const ofKind = sumOf(ranked.filter(isAlike)) / sumOf(weighed.filter(isAlike));
      return { ...page, share: page.share * ofKind };
    })
    .toSorted((a, b) => b.share - a.share);
}

const sumOf = (pages: readonly PageMatch[]) => pages.reduce((sum, { share }) => sum + share, 0);

/** The logarithm of how much worse the answers fit the best of its causes than by chance; 0 where one bears them. */
function bears(fault: Fault | null, answers: readonly AnsweredQuestion[]): number {
  if (fault === null) return 0;
  const read = answers.flatMap(({ question: ask, answer }) => {
    const question = fault.questions.find((one) => one.ask === ask);
    const understood = question && classifyAnswer(question, answer);
    return question && understood ? [{ question, ...understood }] : [];
  });
  const fits = Object.keys(fault.causes).map((id) =>
    read.reduce((sum, { question, answer, sureness }) => {
      const chance = chances(question, id).get(answer) ?? 1;
      return sum + sureness * Math.log(chance * Object.keys(question.answers).length);
    }, 0),
  );
  return Math.min(0, Math.max(...fits));
}

/** What is parted by commas only, explains what stands before it: "can't see, there's a grille over it". */
const thoughtsOf = (answer: string) => answer.split(/[.;!?\n]+|\bbut\b/i);
const clausesOf = (answer: string) => answer.split(/[.,;:!?\n]+|\b(?:but|and)\b/i);

/** "Only when I pedal hard" tells when, and not what. */
const tellsWhen =
  /^\s*(?:only\b|(?:(?:mostly|usually|even|also|just) )*(?:when|if|while|after|before|at|in|on|with|for|since)\b)/i;

/** "It boils fine", on a page where it does not boil; "the chain is fine", on one about the chain. */
function isDenied({ kind, fault }: PageMatch, answers: readonly AnsweredQuestion[]): boolean {
  if (fault === null || kind === null) return false;
  const own = new Set([kind.name, ...kind.aliases].flatMap(toWords));
  const trouble = new Set([
    ...toWords(fault.name).filter((word) => word !== "not" && !own.has(word)),
    ...[fault.name, ...fault.utterances].flatMap((text) => {
      const words = toWords(text);
      return words.filter((_, place) => words[place - 1] === "not");
    }),
  ]);
  const praised = answers
    .flatMap(({ answer }) => clausesOf(answer))
    .filter((clause) => goesWell.test(clause) && !onlyThen.test(clause))
    .some((clause) => toWords(clause.replace(goesWell, " ")).some((word) => trouble.has(word)));
  return praised || isOutrightDenied(fault, answers);
}

/** "It isn't leaking", on a page about a leak; to a question about leaks it would be an answer. */
function isOutrightDenied({ name }: Fault, answers: readonly AnsweredQuestion[]): boolean {
  const [trouble = "", ...more] = toWords(name);
  if (more.length > 0 || trouble === "not") return false;
  return answers.some(({ question, answer }) => {
    if (toWords(question).includes(trouble)) return false;
    return clausesOf(answer).some((clause) => {
      const words = toWords(clause);
      const at = words.indexOf(trouble);
      return (
        !onlyWhen.test(clause) && at > 0 && words.slice(Math.max(0, at - 2), at).includes("not")
      );
    });
  });
}

const onlyWhen = /\b(?:when|whenever|while|until|before|after|if|always|any ?more|now|yet|then)\b/i;

/** What the answers say beside what the opened page asked for, clause by clause. */
function wordsBeside(
  fault: Fault | null | undefined,
  answers: readonly AnsweredQuestion[],
): string {
  return answers
    .flatMap(({ question: ask, answer }) => {
      const question = fault?.questions.find((one) => one.ask === ask);
      const isAnswered = question !== undefined && classifyAnswer(question, answer) !== null;
      const isExcuse = (thought: string) =>
        question !== undefined && tellsNothing(question, toPlainWords(clausesOf(thought)[0] ?? ""));
      return thoughtsOf(answer)
        .filter((thought) => !isExcuse(thought))
        .flatMap(clausesOf)
        .slice(isAnswered ? 1 : 0)
        .filter(
          (clause) =>
            clause.trim().split(/\s+/).length >= fewestWords &&
            !tellsWhen.test(clause) &&
            (question === undefined ||
              (!isEcho(question.ask, clause) &&
                hearAnswer(question, clause) === null &&
                !tellsNothing(question, toPlainWords(clause)))),
        );
    })
    .join(". ");
}

/** Words that the question itself has, such as "can't be pulled", are its answer. */
function isEcho(ask: string, clause: string): boolean {
  const asked = new Set(toWords(ask));
  return toWords(clause).every((word) => word === "not" || asked.has(word));
}

/** "Then it clicks off" has the words of a page on what "does not click off", and says the opposite. */
function saysOtherwise({ name, utterances }: Fault, words: string): boolean {
  const missing = [name, ...utterances].flatMap((text) => {
    const [, ...others] = toWords(text)
      .join(" ")
      .split(/(?:^| )not /);
    return others.filter((what) => what.includes(" "));
  });
  return clausesOf(words).some((clause) => {
    const said = toWords(clause).join(" ");
    return !/\bnot\b/.test(said) && missing.some((what) => ` ${said} `.includes(` ${what} `));
  });
}

/** The share of each page with these words as a part of the complaint; each kind keeps its own. */
async function shareWithWords(
  ranked: readonly PageMatch[],
  { description, issue }: Told,
  words: string,
): Promise<number[]> {
  if (words === "") return [];
  const kinds = [...new Set(ranked.map(({ kind }) => kind))];
  const items = kinds.map((kind) => ({ kind, signs: {} }));
  const candidates = await openCandidates(items, description, `${issue}. ${words}`);
  const again = sharePages(candidates, pageWeights);
  return ranked.map(({ kind, fault }) => {
    const found = again.find((page) => page.kind === kind && page.fault?.id === fault?.id);
    const ofKind = (pages: readonly PageMatch[]) =>
      sumOf(pages.filter((page) => page.kind === kind));
    return ((found?.share ?? 0) / ofKind(again)) * ofKind(ranked);
  });
}
