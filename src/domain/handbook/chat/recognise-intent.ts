import type { ChatContext } from "./chat-context";
import { intents, type Intent } from "./intent";
import { hearSigns } from "./intent-signs";
import { intentWeights } from "./intent-weights";

/**
 * What a message to the chat wants, by meaning: all that is heard in it speaks for or against each
 * intent, as much as it was fitted to, and the one with the most for it is taken.
 */
export function recogniseIntent(talk: ChatContext): Intent {
  const known = recognised.get(talk) ?? weigh(talk);
  recognised.set(talk, known);
  return known;
}

/** Several handlers ask for the intent of one message. */
const recognised = new WeakMap<ChatContext, Intent>();

const weights = new Map(
  intentWeights
    .trim()
    .split("\n")
    .map((line) => {
      const [sign = "", numbers = ""] = line.trim().split(" | ");
      return [sign, numbers.split(" ").map(Number)] as const;
    }),
);

/** Words alone do not make these: a mistake here would end the talk. */
const needed: Partial<Record<Intent, readonly string[]>> = {
  "new-danger": ["=danger", "=hazard"],
  "language-request": ["=language", "=foreign"],
};

function weigh(talk: ChatContext): Intent {
  const signs = new Set(hearSigns(talk));
  const heard = [...signs].flatMap((sign) => weights.get(sign) ?? []);
  const scores = intents
    .map((intent, place) => ({
      intent,
      score: heard
        .filter((_weight, at) => at % intents.length === place)
        .reduce((sum, weight) => sum + weight, 0),
    }))
    .filter(({ intent }) => needed[intent]?.some((sign) => signs.has(sign)) ?? true);
  return scores.toSorted((a, b) => b.score - a.score)[0]?.intent ?? "other";
}
