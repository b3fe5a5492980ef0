import type { Lexicon } from "./lexicon";

export const nl: Lexicon = {};
