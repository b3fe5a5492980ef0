import type { Question } from "../playbook";
import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { isGoodScale, readStates } from "~/domain/language/states";
import { countGood } from "./wellbeing";

/** For each scale of states, the end to which the yes of a question leads, and how surely. */
export type Leaning = ReadonlyMap<string, number>;

const found = new WeakMap<Question, Leaning>();

/** Towards which end of each scale the yes leads; what both answers name tells nothing. */
export function findLeaning(question: Question): Leaning {
  const leaning = found.get(question) ?? weighLeaning(question);
  found.set(question, leaning);
  return leaning;
}

function weighLeaning({ ask, answers }: Question): Leaning {
  const { yes, no } = answers;
  const leaning = new Map<string, number>();
  const sources = [
    { weight: 1, yes: [yes?.means ?? ""], no: [no?.means ?? ""] },
    { weight: 0.7, yes: [ask], no: [] },
    { weight: 0.4, yes: yes?.phrases ?? [], no: no?.phrases ?? [] },
  ];
  for (const { weight, yes: forYes, no: forNo } of sources) {
    const sums = new Map<string, number>();
    for (const [texts, side] of [
      [forYes, 1],
      [forNo, -1],
    ] as const)
      for (const { scale, end } of readStates(texts.flatMap(clausesOf)))
        sums.set(scale, (sums.get(scale) ?? 0) + end * side);
    for (const [scale, sum] of sums)
      if (!leaning.has(scale)) leaning.set(scale, Math.sign(sum) * weight);
  }
  return leaning;
}

const clausesOf = (text: string) => toPlainClauses(toPlainWords(withoutCondition(text)));

/** A text without what it hangs on: a try or a time is not what is asked for. */
export function withoutCondition(text: string): string {
  return text
    .replace(
      /^(?:with|when|on|after|lying|if|while|unplugged)\b.*, (?=(?:does|do|is|are|can|did|has)\b)/i,
      "",
    )
    .replace(
      /(?<!\b(?:begin|began|start|started|happen|happened|is it|stop|stopped) )\b(?:when|if|while|with(?=out)?|without|although|though|before|once|rather than)\b.*$/i,
      "",
    );
}

/** 1 when the yes of a question is the good state, -1 when it is trouble, 0 when it is neither. */
export function findSide({ answers }: Question, leaning: Leaning): number {
  const words = goodIn(answers["yes"]?.means) - goodIn(answers["no"]?.means);
  const states = [...leaning].filter(
    ([scale, weight]) => isGoodScale(scale) && Math.abs(weight) > 0.5,
  );
  const told = Math.sign(words + states.reduce((sum, [, end]) => sum + end, 0));
  return (
    told ||
    Number(/\bunchanged|does nothing|not help/.test(toPlainWords(answers["no"]?.means ?? "")))
  );
}

const goodIn = (text = "") => countGood(toPlainClauses(toPlainWords(text)));
