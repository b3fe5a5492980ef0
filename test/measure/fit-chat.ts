import { writeFileSync } from "node:fs";
import { intents } from "~/domain/handbook/chat/intent";
import { hearSigns } from "~/domain/handbook/chat/intent-signs";
import { laterSayings, seenSayings } from "../unit/handbook/chat-intents";
import { softmax } from "~/domain/handbook/rank-pages";
import { openPage, openTalk } from "./open-talk";
import { readChatRecords } from "./read-records";
import { percent } from "./show";

const hold = 0.0004;
/** A sign that fewer messages hold teaches nothing. */
const leastOften = 3;
const rounds = 150;
const step = 0.1;
const folds = 5;
const weightsFile = "src/domain/handbook/chat/intent-weights.ts";

type Row = { intent: string; signs: readonly string[] };

/**
 * Fits what each sign of a message says of its intent to the messages in test/measure/chat and to the
 * sayings of the tests, prints how many of those in test/measure/chat are read rightly by weights that
 * they took no part in, and writes the weights fitted to all where `write` is given.
 */
export async function fitChat(write: boolean): Promise<void> {
  const own = await Promise.all((readChatRecords("test/measure/chat") ?? []).map(hear));
  const others = await Promise.all([...seenSayings, ...laterSayings].map(hear));
  const right = Array.from({ length: folds }, (_, part) => {
    const weights = fit([...others, ...own.filter((_row, place) => place % folds !== part)]);
    return own.filter(
      (row, place) => place % folds === part && choose(row, weights) === row.intent,
    );
  }).flat();
  console.log(`Messages read by the weights of the other ${folds - 1} parts:`);
  console.log(percent(right.length, own.length));
  if (write) writeFileSync(weightsFile, writeWeights(fit([...others, ...own])));
}

async function hear({ fault, message, intent }: Record<"fault" | "message" | "intent", string>) {
  const page = await openPage(fault);
  if (page === null) throw new Error(`The handbook has no fault ${fault}`);
  return { intent, signs: hearSigns(openTalk(page, message)) };
}

/** For each sign what it is worth for each intent, in the order of intent.ts. */
type Weights = ReadonlyMap<string, Float64Array>;

/** A multinomial logit by Adam, held near nought by `hold`. */
function fit(rows: readonly Row[]): Weights {
  const often = new Map<string, number>();
  for (const sign of rows.flatMap(({ signs }) => signs))
    often.set(sign, (often.get(sign) ?? 0) + 1);
  const signs = [...often].flatMap(([sign, count]) => (count >= leastOften ? [sign] : []));
  const weights = new Map(signs.map((sign) => [sign, new Float64Array(intents.length)]));
  const momentum = new Map(signs.map((sign) => [sign, new Float64Array(intents.length)]));
  const spread = new Map(signs.map((sign) => [sign, new Float64Array(intents.length)]));
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = slopesOf(rows, weights);
    for (const [sign, own] of weights) {
      const mean = momentum.get(sign) ?? own;
      const square = spread.get(sign) ?? own;
      slopes.get(sign)?.forEach((slope, place) => {
        const now = slope - hold * (own[place] ?? 0);
        mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * now;
        square[place] = 0.99 * (square[place] ?? 0) + 0.01 * now * now;
        const size = Math.sqrt((square[place] ?? 0) / (1 - 0.99 ** round)) + 1e-8;
        own[place] = (own[place] ?? 0) + (step * (mean[place] ?? 0)) / (1 - 0.9 ** round) / size;
      });
    }
  }
  return weights;
}

function slopesOf(rows: readonly Row[], weights: Weights): Map<string, Float64Array> {
  const slopes = new Map(
    [...weights.keys()].map((sign) => [sign, new Float64Array(intents.length)]),
  );
  for (const { intent, signs } of rows) {
    const likely = softmax(score(signs, weights));
    for (const slope of signs.flatMap((sign) => slopes.get(sign) ?? []))
      intents.forEach((one, place) => {
        const missed = (one === intent ? 1 : 0) - (likely[place] ?? 0);
        slope[place] = (slope[place] ?? 0) + missed / rows.length;
      });
  }
  return slopes;
}

function score(signs: readonly string[], weights: Weights): number[] {
  const heard = signs.flatMap((sign) => weights.get(sign) ?? []);
  return intents.map((_intent, place) => heard.reduce((sum, one) => sum + (one[place] ?? 0), 0));
}

function choose({ signs }: Row, weights: Weights): string | undefined {
  const scores = score(signs, weights);
  return intents[scores.indexOf(Math.max(...scores))];
}

function writeWeights(weights: Weights): string {
  const lines = [...weights]
    .map(([sign, own]) => `  ${sign} | ${[...own].map((one) => Math.round(one * 10)).join(" ")}`)
    .toSorted();
  return `// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of a message is worth for each intent, in the order of intent.ts, in tenths of
 * logarithms of odds; "=" marks a concept or a sign of the guide, "^" the start, "$" the end. Written by
 * \`npm run fit:chat -- --write\`, which fits them to messages written for it.
 */
export const intentWeights = \`
${lines.join("\n")}
\`;
`;
}
