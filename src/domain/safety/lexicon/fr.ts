import type { Lexicon } from "./lexicon";

export const fr: Lexicon = {};
