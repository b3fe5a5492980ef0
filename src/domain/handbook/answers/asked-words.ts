import { toPlainWords } from "~/domain/language/plain-words";
import type { Question } from "../playbook";
import { listSaid } from "./denied-words";
import { withoutCondition } from "./question-leaning";
import { sayings } from "./sayings";

const families: Readonly<Record<string, readonly [yes: string, no: string]>> = sayings;

/** For each word that speaks for one answer of a question: 1 for the yes, -1 for the no. */
type Sides = ReadonlyMap<string, number>;

/** What a question asks, as an answer is compared with it. */
export type Asked = {
  /** Its words, and those of them that stand in no "when …" or "with …". */
  words: ReadonlySet<string>;
  main: ReadonlySet<string>;
  /** How it begins, and whether it hangs on a try. */
  form: string;
  /** Whether its yes says that something is not so, or not there. */
  isAbsence: boolean;
  sides: Readonly<Record<"means" | "phrases" | "said" | "like", Sides>>;
};

const known = new WeakMap<Question, Asked>();

/** Reads a question once. */
export function readAsked(question: Question): Asked {
  const asked = known.get(question) ?? compare(question);
  known.set(question, asked);
  return asked;
}

const forms: readonly (readonly [string, RegExp])[] = [
  ["you", /^(?:do|can|did) you\b/i],
  ["have", /^(?:has|have|had)\b/i],
  ["was", /^(?:was|were|did)\b/i],
  ["is", /^(?:is|are)\b/i],
  ["does", /^(?:does|do|can|will)\b/i],
];
const tries = /\b(?:when|while|if|with|without|after|another)\b/i;
const absence =
  /\b(?:not|no|nothing|never|without|missing|gone|dead|silent|dark|stays?|unlit|lost|off|only)\b/;

function compare({ ask, answers, like = [] }: Question): Asked {
  const form = forms.find(([, start]) => start.test(ask))?.[0] ?? "other";
  const ofAnswers = (list: (answer: Question["answers"][string] | undefined) => string[]) =>
    readSides(list(answers["yes"]), list(answers["no"]));
  return {
    words: wordsOf(ask),
    main: wordsOf(withoutCondition(ask)),
    form: form + Number(tries.test(ask)),
    isAbsence: absence.test(toPlainWords(answers["yes"]?.means ?? "")),
    sides: {
      means: ofAnswers((answer) => (answer ? [answer.means] : [])),
      phrases: ofAnswers((answer) => [...(answer?.phrases ?? [])]),
      said: ofAnswers((answer) => [...(answer?.said ?? [])]),
      like: readSides(
        like.flatMap((name) => families[name]?.[0].split(",") ?? []),
        like.flatMap((name) => families[name]?.[1].split(",") ?? []),
      ),
    },
  };
}

const wordsOf = (text: string) => new Set(listSaid(toPlainWords(text)).map(({ word }) => word));

function readSides(yes: readonly string[], no: readonly string[]): Sides {
  const sums = new Map<string, number>();
  for (const [texts, side] of [
    [yes, 1],
    [no, -1],
  ] as const) {
    const heard = texts.flatMap((text) => listSaid(toPlainWords(text)));
    for (const key of new Set(
      heard.map(({ word, denied }) => `${word} ${denied ? -side : side}`),
    )) {
      const [word = "", end] = key.split(" ");
      sums.set(word, (sums.get(word) ?? 0) + Number(end));
    }
  }
  return new Map([...sums].flatMap(([word, sum]) => (sum === 0 ? [] : [[word, Math.sign(sum)]])));
}
