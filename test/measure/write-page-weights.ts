import type { PageWeights } from "~/domain/handbook/page-weights";
import { sayingOf } from "~/domain/handbook/says-signs";
import type { Weights } from "./fit-weights";
import { isWord } from "./rare-words";

/** The text of page-weights.ts for these weights. */
export function writePageWeights({ item, fault, sureness }: PageWeights): string {
  return `import { saysWeights } from "./says-signs";

export type PageWeights = Readonly<
  Record<"item" | "fault" | "sureness", Readonly<Record<string, number>>>
>;

/**
 * What each sign is worth, in logarithms of odds; the signs are named in item-features.ts and
 * fault-features.ts. Written by \`npm run fit:pages -- FOLDER --write\`, which fits them to records of
 * repair cafés (Open Repair Data) and prints how they do on rows that they were not fitted to.
 */
export const pageWeights: PageWeights = {
  item: ${write(item)},
  fault: ${write(fault)},
  sureness: ${write(sureness)},
};
`;
}

/** The many words in one string, the other signs by name. */
function write(weights: Weights): string {
  const all = Object.entries(weights);
  const words = all.filter(([sign]) => isWord(sign));
  const signs = all.filter(([sign]) => !isWord(sign));
  const packed = words.map(([sign, weight]) => `${sign.slice(sayingOf.length)}:${weight}`);
  const named = JSON.stringify(Object.fromEntries(signs)).slice(1);
  return packed.length === 0 ? `{${named}` : `{ ...saysWeights("${packed.join(" ")}"), ${named}`;
}
