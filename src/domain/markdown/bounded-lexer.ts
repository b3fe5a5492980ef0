import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from "marked";

/** Nobody reads a list in a list in a list any deeper; marked would read each level anew, or fail. */
const deepest = 8;

/** Twenty bars in the first line. A shorter row is filled up, so wide tables of short rows grow far beyond their text. */
const tooWide = /^(?:[^|\n]*\|){20}/;

/** marked, but lists and quotes end at a depth, and very wide tables are text. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  override list(src: string): Tokens.List | undefined {
    return this.#within(() => super.list(src));
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.#within(() => super.blockquote(src));
  }

  override table(src: string): Tokens.Table | undefined {
    return tooWide.test(src) ? undefined : super.table(src);
  }

  #within<Read>(read: () => Read): Read | undefined {
    if (this.#depth === deepest) return undefined;
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/**
 * So many marks of a paragraph as are read at once: marked looks ahead from each of them. No person's
 * paragraph has more; of one that has, what is bold across the end of a run keeps its stars.
 */
const marksAtOnce = 200;
const run = /(?:[^*_~`[\]()<>!\\&@:]*[*_~`[\]()<>!\\&@:]){200}\S{0,200}|[^]+/gu;

/** marked with bounds, so that a text takes time by its length, whatever its shape. */
class BoundedLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length < marksAtOnce) return super.inlineTokens(src, tokens);
    for (const [part] of src.matchAll(run)) super.inlineTokens(part, tokens);
    return tokens;
  }
}

/**
 * The blocks of a text as marked reads them.
 *
 * @throws Error where marked fails
 */
export function lex(text: string): Token[] {
  return new BoundedLexer({ ...getDefaults(), tokenizer: new BoundedTokenizer() }).lex(text);
}
