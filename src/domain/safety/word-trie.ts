type Node = { next: Map<string, Node>; ends: Atom[] };
type Atom = { id: number; open: boolean };

/** So many words are remembered between two texts. */
const mostKnown = 5000;

/** The number of the pattern `*`. */
const anyWord = 0;

/**
 * Finds which patterns ("melt*", "*kabel", "fuse") a word fits, in one walk along its letters, so
 * that a long lexicon costs no more than a short one.
 */
export class WordTrie {
  readonly #fromStart = emptyNode();
  readonly #fromAnywhere = emptyNode();
  readonly #known = new Map<string, readonly number[]>();
  readonly #ids = new Map<string, number>([["*", anyWord]]);

  /** The number of a pattern; the same pattern has the same number. */
  add(pattern: string): number {
    const known = this.#ids.get(pattern);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(pattern, id);
    let node = pattern.startsWith("*") ? this.#fromAnywhere : this.#fromStart;
    for (const letter of pattern.replaceAll("*", "")) {
      const next = node.next.get(letter) ?? emptyNode();
      node.next.set(letter, next);
      node = next;
    }
    node.ends.push({ id, open: pattern.endsWith("*") });
    return id;
  }

  /** Whether the word, or its plural, stands there in full. */
  knows(word: string): boolean {
    let node: Node | undefined = this.#fromStart;
    for (let at = 0; at < word.length; at++) {
      node = node.next.get(word.charAt(at));
      if (!node) return false;
      if (node.ends.some(({ open }) => !open) && isEnding(word, at + 1)) return true;
    }
    return false;
  }

  /** The numbers of the patterns that the word fits. */
  find(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const found = this.#search(word);
    if (this.#known.size > mostKnown) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }

  #search(word: string): readonly number[] {
    const found = [anyWord];
    walk(this.#fromStart, word, 0, found);
    for (let start = 0; start < word.length; start++) walk(this.#fromAnywhere, word, start, found);
    return found;
  }
}

function emptyNode(): Node {
  return { next: new Map(), ends: [] };
}

function walk(from: Node, word: string, start: number, found: number[]): void {
  let node: Node | undefined = from;
  for (let at = start; at < word.length; at++) {
    node = node.next.get(word.charAt(at));
    if (!node) return;
    for (const { id, open } of node.ends) if (open || isEnding(word, at + 1)) found.push(id);
  }
}

/** Nothing, or the ending of a plural. */
function isEnding(word: string, at: number): boolean {
  const rest = word.length - at;
  return (
    rest === 0 ||
    (at > 2 && rest === 1 && word.endsWith("s") && !word.endsWith("ss")) ||
    (at > 2 && rest === 2 && word.endsWith("es"))
  );
}
