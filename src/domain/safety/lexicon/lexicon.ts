import type { ConceptId } from "../concepts";

/**
 * The words of one language for each concept: phrases, parted by commas.
 *
 * - `melt*`, `*kabel`, `*kabel*`: the word may go on before or behind. Else it may end in -s or -es.
 * - `cut/cuts`: either word.
 * - `*` alone: any word.
 * - `_` between words: up to two others; `__`: up to four. `~` between words: up to three that say little ("is", "very").
 * - `!brand`: counts only where the text is in this language, as it means another thing elsewhere.
 * - `^then`: counts only at the beginning of a clause.
 */
export type Lexicon = Readonly<Partial<Record<ConceptId, string>>>;
