import type { ItemType } from "./playbook";

/** Kinds that gather many things, whose name nobody says of their own: a pair of jeans is no “garment” to its owner. */
const gathersMany: ReadonlySet<string> = new Set([
  "garment",
  "household-textile",
  "cabinet",
  "ceramic",
  "wooden-ware",
  "hand-tool",
  "hedge-trimmer-strimmer",
  "jewellery",
  "keyboard-mouse",
  "musical-instrument",
  "power-adapter",
  "power-tool",
  "shaver",
  "slow-cooker",
]);

/** Names that do not stand after "your" in the singular, or that are misspelled. */
const unfit =
  /^(?:clothing|clothes|underwear|china|ceramics?|pottery|porcelain|crockery|bedding|trouser|jaket|cubb?oard|wardrob|ceramik|vaze|pilow|garden tool|diy tool|dremel|socket set|multi tool|vsb mouse|pc accessory|tastatur|toetsenbord|transformer|rasierer|scheerapparaat|rasoir|bodygroom|grooming kit|jewell?ery|jewelry|necklass|braclet|halskette|strummer|heckenschere|heggenschaar|snoeischaar|takkenschaar|tuinschaar|gartenschere|rosenschere|astschere|secateur|cisaille|gitarre|gitaar|guitare|guitar lead|music tuning device)$|\b(?:door|manual)$|^old /;
const inPairs =
  /\b(?:jeans|trousers|pants|shorts|tights|leggings|stockings|socks|gloves|mittens|pyjamas|pajamas|overalls|dungarees|joggers|pliers|secateurs|pruners|loppers|scissors|shears|snips)$/;
const isPlural = /(?:[^s]s|knives)$/;

/** What to call the thing after "your": the word the person used, where the kind's name is only a heading. */
export function ownWord({ id, name, aliases }: ItemType, description: string): string {
  if (!gathersMany.has(id)) return name;
  const said = ` ${(description.toLowerCase().match(/[a-z]+/g) ?? []).join(" ")} `;
  const own = aliases
    .filter((alias) => !unfit.test(alias) && said.includes(` ${alias} `))
    .toSorted((a, b) => b.length - a.length)[0];
  if (own === undefined) return name;
  if (inPairs.test(own)) return own.startsWith("pair of ") ? own : `pair of ${own}`;
  return isPlural.test(own) ? name : own;
}
