import MiniSearch from "minisearch";
import { itemTypes, otherThings } from "virtual:handbook/item-types";
import { toWords } from "~/domain/language/words";
import type { ItemType } from "./playbook";

type Name = { id: number; kindId: string; words: string };

/** The id of no kind, for the names of things that the handbook does not know. */
export const noKind = "";

type ItemNames = {
  index: MiniSearch<Name>;
  kindsByMaker: ReadonlyMap<string, readonly ItemType[]>;
  /** Words that are right as they stand, so that "chain" is not read as a misspelled "chair". */
  knownWords: ReadonlySet<string>;
};

let known: ItemNames | undefined;

/**
 * The names by which things are known. They are read when they are first asked for: a slow phone takes
 * a tenth of a second over them, and its owner may be typing when this file comes.
 */
export const itemNames = (): ItemNames => (known ??= readItemNames());

function readItemNames(): ItemNames {
  return {
    index: indexNames(),
    kindsByMaker: sortByMaker(),
    knownWords: new Set(
      itemTypes.flatMap((kind) =>
        [kind.name, ...kind.aliases, ...kind.keywords, ...kind.makers].flatMap(toWords),
      ),
    ),
  };
}

function indexNames(): MiniSearch<Name> {
  const names = [
    ...itemTypes.flatMap(({ id, name, aliases }) => [name, ...aliases].map((one) => [id, one])),
    ...Object.values(otherThings).flatMap((names) => names.map((name) => [noKind, name])),
  ].map(([kindId = noKind, name = ""], id) => ({
    id,
    kindId,
    words: [...new Set(toWords(name))].join(" "),
  }));
  const index = new MiniSearch<Name>({
    fields: ["words"],
    storeFields: ["kindId", "words"],
    tokenize: (words) => words.split(" "),
    processTerm: (word) => word,
  });
  index.addAll(names);
  return index;
}

function sortByMaker() {
  const kinds = new Map<string, readonly ItemType[]>();
  for (const kind of itemTypes) {
    for (const name of kind.makers) {
      const maker = toWords(name).join(" ");
      kinds.set(maker, [...(kinds.get(maker) ?? []), kind]);
    }
  }
  return kinds;
}
