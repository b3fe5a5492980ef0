import { toPlainClauses } from "~/domain/language/plain-words";
import { stem } from "~/domain/language/words";
import type { Question } from "../playbook";
import { readAsked, type Asked } from "./asked-words";
import { listSaid, negators } from "./denied-words";
import { tellsNothing } from "./tells-nothing";
import { compareTimes } from "./time-spans";
import { weighAnswer } from "./weigh-answer";
import { weighSayings } from "./weigh-sayings";
import { weighTold } from "./weigh-told";
import { countGood } from "./wellbeing";
import { commonWords, isShaping, nameClass } from "./word-classes";
import { readYesOrNo } from "./yes-or-no";

/** What shows in an answer, and how strongly. */
export type Signs = ReadonlyMap<string, number>;

/** The strongest that a sum of votes can be. */
const most = 3;

/**
 * The signs of an answer to a question of yes and no: its wording, with the words of the question and
 * rare words made alike; on which side its words stand; and what it was `read` as by the rules.
 */
export function listSigns(question: Question, plain: string, read: string | null): Signs {
  const asked = readAsked(question);
  const signs = new Map<string, number>();
  const tokens = tokenize(plain, asked);
  addRuns(signs, "", tokens, [1, 2, 3]);
  const shape = tokens.map((token) => (isPlain(token) ? token : "x"));
  addRuns(signs, "~", shape, [2, 3]);
  addRuns(signs, "@", nameSides(plain, asked), [1, 2, 3]);
  addSides(signs, plain, asked);
  signs.set(`form ${asked.form}`, 1);
  signs.set(`length ${Math.min(Math.floor(tokens.length / 4), 5)}`, 1);
  for (const [name, value] of [
    ["sayings", weighSayings(question, plain)],
    ["states", weighAnswer(question, plain)],
    ["well", countGood(toPlainClauses(plain)) * most],
  ] as const)
    addVote(signs, name, value);
  addTold(signs, weighTold(question, plain));
  signs.set(`first ${readYesOrNo(plain)}`, 1);
  signs.set(`opens ${opensWith(plain)}`, 1);
  signs.set(`time ${compareTimes(question.ask, plain)}`, 1);
  signs.set(`read ${read}`, 1);
  if (tellsNothing(question, plain)) signs.set("tells nothing", 1);
  return signs;
}

/** The yes or no that an answer opens with before it goes on: "nope, …", "no it …", but not "no light …". */
function opensWith(plain: string): string {
  if (/^(?:\w{1,4} )?(?:yes|yeah|yep|yup|aye|yea)\b/.test(plain)) return "yes";
  const isNo =
    /^(?:\w{1,4} )?(?:nope|nah|naw|no(?=,|$| (?:it|its|i|we|they|that|this|not|mate|there|just|only|the|my)\b))/;
  return isNo.test(plain) ? "no" : "";
}

const isPlain = (token: string) => /^[A-Z,?]/.test(token) || isShaping(token);

/** The words of an answer as signs know them: ASKED and TRIED for those of the question, and classes. */
function tokenize(plain: string, { words, main }: Asked): string[] {
  return (plain.match(/[a-z]+|\d+|[?.,;:!]/g) ?? []).map((word) => {
    if (word === "?") return word;
    if (/^\W/.test(word)) return ",";
    const root = stem(word);
    if (!commonWords.has(word) && words.has(root)) return main.has(root) ? "ASKED" : "TRIED";
    return nameClass(word);
  });
}

/** The answer with the words that speak for one side named by it, and rare words made alike. */
function nameSides(plain: string, asked: Asked): string[] {
  const { means, said, like, phrases } = asked.sides;
  return (plain.match(/[a-z]+|[?.,;:!]/g) ?? []).map((word) => {
    if (/^\W/.test(word)) return ",";
    if (negators.has(word)) return "not";
    if (commonWords.has(word)) return word;
    const root = stem(word);
    const side = means.get(root) ?? said.get(root) ?? like.get(root) ?? phrases.get(root) ?? 0;
    if (side !== 0) return side > 0 ? "FORYES" : "FORNO";
    return asked.words.has(root) ? "ASKED" : "x";
  });
}

/** Each run of so many tokens. */
function addRuns(
  signs: Map<string, number>,
  mark: string,
  tokens: readonly string[],
  lengths: readonly number[],
) {
  const all = ["^", ...tokens, "$"];
  for (const length of lengths)
    for (let start = 0; start + length <= all.length; start++)
      signs.set(mark + all.slice(start, start + length).join(" "), 1);
}

function addVote(signs: Map<string, number>, name: string, value: number) {
  if (value === 0) return;
  signs.set(`= ${name}`, (Math.max(-most, Math.min(most, value)) * 2) / most);
  signs.set(`= ${name} ${value > 0 ? "+" : "-"}`, 1);
}

/** For which side the words of others who answered speak, and how clearly. */
function addTold(signs: Map<string, number>, told: ReadonlyMap<string, number>) {
  const lead = (told.get("yes") ?? 0) - (told.get("no") ?? 0);
  signs.set(`told ${told.size > 0}`, 1);
  if (lead === 0) return;
  const side = lead > 0 ? "+" : "-";
  signs.set("= told", Math.max(-1, Math.min(1, lead / most)) * 2);
  for (const least of [0, 0.7, 1.5, 3])
    if (Math.abs(lead) > least) signs.set(`= told ${side}${least}`, 1);
}

/** For which side the words speak, whether those of the question are said or denied, and how much is denied. */
function addSides(signs: Map<string, number>, plain: string, asked: Asked) {
  const said = listSaid(plain);
  for (const [name, sides] of Object.entries(asked.sides)) {
    const own = said.filter(({ word }) => name === "means" || !asked.words.has(word));
    const sum = own.reduce(
      (all, { word, denied }) => all + (sides.get(word) ?? 0) * (denied ? -1 : 1),
      0,
    );
    addVote(signs, name, (Math.max(-2, Math.min(2, sum)) * most) / 2);
  }
  const echoes = said.filter(({ word }) => asked.main.has(word));
  const echo = `${echoes.some(({ denied }) => !denied)} ${echoes.some(({ denied }) => denied)}`;
  const denials = plain.match(
    /\b(?:not|no|never|none|nothing|nobody|hardly|barely|without|neither)\b/g,
  );
  const denied = Math.min(denials?.length ?? 0, 2);
  for (const about of ["", asked.isAbsence ? "absence" : "presence", asked.form]) {
    signs.set(`echo ${echo} ${about}`, 1);
    signs.set(`denied ${denied} ${about}`, 1);
  }
}
