import { itemTypes } from "virtual:handbook/item-types";
import { findMention, toClauses } from "~/domain/language/words";
import { canBeElectric, kindsOfMaker, noKind, scoreNames } from "./classify-item";
import type { ItemType } from "./playbook";

/** One thing that a case may be about, with the signs of it; `kind` is null for a thing that the handbook does not know. */
export type ItemSigns = { kind: ItemType | null; signs: Readonly<Record<string, number>> };

/** No more playbooks than these are loaded for one case. */
const mostKinds = 4;
/** The thing is mostly named at the beginning of a complaint: "Mobile - no sound". */
const beginning = 5;

/** Names that cover many things: the shelf on which one is kept, and what else may lie there. */
const shelves: readonly (readonly [RegExp, (kind: ItemType) => boolean])[] = [
  [/\bhi-?fi\b|\baudio\b|\bstereo\b|\bmusic\b/i, ({ category }) => category === "audio"],
  [/\bkitchen\b/i, ({ category }) => category === "kitchen"],
  [/\btools?\b/i, ({ category }) => category === "tools"],
  [
    /\bhair\b|\bbeauty\b/i,
    ({ id }) => ["hair-dryer", "hair-straightener", "shaver"].includes(id),
  ],
  [
    /\bflat ?screen\b|\btv\b|\bgaming\b/i,
    ({ id }) => ["television", "monitor", "dvd-player", "games-console"].includes(id),
  ],
  [/\bprinters?\b|\bscanners?\b/i, ({ id }) => ["printer", "scanner"].includes(id)],
  [/\blights?\b/i, ({ id }) => ["torch", "string-lights", "lamp", "bicycle"].includes(id)],
  [/\bfans?\b/i, ({ id }) => ["fan", "heater"].includes(id)],
  [
    /\bhand-?held\b|\bportable\b/i,
    ({ id }) => ["hi-fi", "radio", "games-console", "dvd-player"].includes(id),
  ],
];

const shelfName =
  /\b(?:misc\w*|items?|things?|separates|accessor(?:y|ies)|e\. ?g|electricals?|other|devices?|equipment|appliances?|gadgets?|tools?)\b|[/&]|^\s*$/i;

/** A lamp that tells something is a part of the thing, and "lights up" names no lamp. */
const signalLamp =
  /\b(?:lights? (?:up|on|comes?|came|flash\w*|blink\w*|is|are|goes|stays?|but|not|wo)|(?:red|green|blue|orange|amber|white|power|indicator|warning|little|small|standby|charging|oven|status) (?:led )?lights?)\b/gi;

/** The kinds of thing that a complaint may be about, at most four, and "none of them" as the last. */
export function findItems(description: string, issue: string): ItemSigns[] {
  const described = scoreNames(description);
  const named = issue.replace(signalLamp, " ");
  const complained = scoreNames(named);
  const atOnce = scoreNames(named.split(/[.,;:!?\n]/, 1).join("").split(/\s+/).slice(0, beginning).join(" "));
  const clauses = [...toClauses(description), ...toClauses(issue)];
  const isShelf = Number(shelfName.test(description));
  const shelf = shelves.filter(([name]) => name.test(description)).map(([, holds]) => holds);
  const makers = new Set(kindsOfMaker(description).map(({ kind }) => kind.id));
  const best = (scores: ReadonlyMap<string, number>) => Math.max(0, ...scores.values());
  const topDescribed = best(described);
  const topComplained = best(complained);
  const found = itemTypes
    .filter((kind) => canBeElectric(kind, description))
    .map((kind) => {
      const inDescription = described.get(kind.id) ?? 0;
      const inIssue = complained.get(kind.id) ?? 0;
      const keywords = kind.keywords.filter((phrase) => findMention(clauses, phrase) === "said").length;
      const maker = Number(kind.makers.some((name) => findMention(clauses, name)));
      const onShelf = Number(shelf.some((holds) => holds(kind)));
      const signs = {
        described: inDescription * (1 - isShelf),
        describedShelf: inDescription * isShelf,
        inIssue: inIssue * (1 - isShelf),
        inIssueShelf: inIssue * isShelf,
        atOnce: (atOnce.get(kind.id) ?? 0) * (1 - isShelf),
        atOnceShelf: (atOnce.get(kind.id) ?? 0) * isShelf,
        keyword: Number(keywords > 0),
        keywords: Number(keywords > 1),
        maker,
        makerAlone: Number(makers.has(kind.id)),
        topDescribed: Number(inDescription > 0 && inDescription === topDescribed),
        topInIssue: Number(inIssue > 0 && inIssue === topComplained),
        onShelf,
      };
      const rough =
        Math.max(inDescription, inIssue * 0.9) +
        0.35 * Math.min(keywords, 2) +
        0.15 * maker +
        (onShelf && isShelf ? 0.2 : 0) +
        (makers.has(kind.id) ? 0.5 : 0);
      return { kind, signs, rough };
    })
    .filter(({ rough }) => rough >= 0.3)
    .toSorted((a, b) => b.rough - a.rough)
    .slice(0, mostKinds);
  const none = {
    none: 1,
    noneBest: found[0]?.rough ?? 0,
    noneNamed: Math.max(described.get(noKind) ?? 0, (complained.get(noKind) ?? 0) * 0.9),
    noneNothing: Number(found.length === 0),
    noneShelf: isShelf,
  };
  return [...found.map(({ kind, signs }) => ({ kind, signs })), { kind: null, signs: none }];
}
