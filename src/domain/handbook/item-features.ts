import { itemTypes } from "virtual:handbook/item-types";
import { findMention, toClauses, toWords } from "~/domain/language/words";
import { canBeElectric, kindsOfMaker, scoreNames } from "./classify-item";
import type { Signs } from "./fault-features";
import { noKind } from "./item-names";
import type { ItemType } from "./playbook";
import { saysSigns } from "./says-signs";

/** One thing that a case may be about, with the signs of it; `kind` is null for a thing that the handbook does not know. */
export type ItemSigns = { kind: ItemType | null; signs: Signs };

/** No more playbooks than these are loaded for one case. */
const mostKinds = 4;
/** For the choice of kinds that are looked into; which one is meant is decided by the weights. */
const worth = {
  namedInIssue: 0.9,
  keyword: 0.35,
  maker: 0.15,
  onShelf: 0.2,
  makerAlone: 0.5,
  roughName: 0.8,
  /** "Power tool" may be all that is known of a pressure washer. */
  asShelf: 0.6,
};
const leastRough = 0.3;
/** As a part of the best. A playbook costs time to read, so it is worth reading only then. */
const nearlyAsGood = 0.45;

/** Names that cover many things: the shelf on which one is kept, and what else may lie there. */
const shelves: readonly (readonly [RegExp, (kind: ItemType) => boolean])[] = [
  [/\bhi-?fi\b|\baudio\b|\bstereo\b|\bmusic\b/i, ({ category }) => category === "audio"],
  [/\bkitchen\b/i, ({ category }) => category === "kitchen"],
  [/\btools?\b/i, ({ category }) => category === "tools"],
  [/\bhair\b|\bbeauty\b/i, ({ id }) => ["hair-dryer", "hair-straightener", "shaver"].includes(id)],
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

/** Parts of many things with pages of their own: whoever names one in the complaint means it, whatever it sits in. */
const parts: ReadonlySet<string> = new Set(["zip"]);

const shelfName =
  /\b(?:misc\w*|items?|things?|separates|accessor(?:y|ies)|e\. ?g|electricals?|other|devices?|equipment|appliances?|gadgets?|tools?)\b|[/&]|^\s*$/i;

/** A lamp that tells something is a part of the thing, and "lights up" names no lamp. */
const signalLamp =
  /\b(?:lights? (?:up|on|comes?|came|flash\w*|blink\w*|is|are|goes|stays?|but|not|wo)|(?:red|green|blue|orange|amber|white|power|indicator|warning|little|small|standby|charging|oven|status) (?:led )?lights?)\b/gi;

/** "I have to tap it": what one does names no tap. */
const deed =
  /\b(?:to|must|can|could|should|i|you|we) (?:tap|iron|drill|hammer|watch|zip|ring|book|saw|screw|pump|lock|brush)\b/gi;

/** The kinds of thing that a complaint may be about, at most four, and "none of them" as the last. */
export function findItems(description: string, issue: string): ItemSigns[] {
  const described = withRoughNames(scoreNames(description), description);
  const complained = scoreNames(issue.replace(signalLamp, " ").replace(deed, " "));
  const clauses = [...toClauses(description), ...toClauses(issue)];
  const isShelf = shelfName.test(description);
  const shelf = shelves.filter(([name]) => name.test(description)).map(([, holds]) => holds);
  const makers = new Set(kindsOfMaker(description).map(({ kind }) => kind.id));
  const top = {
    described: Math.max(...described.values()),
    inIssue: Math.max(...complained.values()),
  };
  const isForeign = !isShelf && described.size === 0 && makers.size === 0;
  const isOther = isForeign || described.get(noKind) === top.described;
  const likely = itemTypes
    .filter((kind) => canBeElectric(kind, description))
    .map((kind) => {
      const isPart = parts.has(kind.id) && complained.has(kind.id);
      const named = described.get(kind.id) ?? (isPart ? top.described : 0);
      const inIssue = complained.get(kind.id) ?? 0;
      const keywords = kind.keywords.filter((word) => findMention(clauses, word) === "said").length;
      const maker = Number(kind.makers.some((name) => findMention(clauses, name)));
      const onShelf = Number(shelf.some((holds) => holds(kind)));
      const rough =
        Math.max(named * (isShelf ? worth.asShelf : 1), inIssue * worth.namedInIssue) +
        worth.keyword * Math.min(keywords, 2) +
        worth.maker * maker +
        worth.onShelf * onShelf * Number(isShelf) +
        worth.makerAlone * Number(makers.has(kind.id));
      const names = {
        described: named,
        inIssue,
        topDescribed: Number(named === top.described),
        topInIssue: Number(inIssue === top.inIssue),
      };
      const signs = {
        ...(isShelf ? onlyShelf(names) : names),
        keyword: Number(keywords > 0),
        maker,
        onShelf,
        onlyHinted: Number(isOther && named === 0 && inIssue === 0),
      };
      return { kind, signs, rough };
    })
    .filter(({ rough }) => rough >= leastRough);
  const best = Math.max(...likely.map(({ rough }) => rough));
  const found = likely
    .filter(({ rough }) => rough >= best * nearlyAsGood)
    .toSorted((a, b) => b.rough - a.rough)
    .slice(0, mostKinds);
  const other = Math.max(
    described.get(noKind) ?? 0,
    (complained.get(noKind) ?? 0) * worth.namedInIssue,
  );
  const none = {
    ...saysSigns(issue),
    none: 1,
    noneNamed: other,
    noneShelf: Number(isShelf),
    noneForeign: Number(isForeign),
  };
  return [...found.map(({ kind, signs }) => ({ kind, signs })), { kind: null, signs: none }];
}

/** "Broadband box", "wifi thing": what stands for a name where somebody does not know it. */
const roughHead =
  /\b(?:box|thing(?:y|ie|ummy|amajig)?|gadget|gizmo|device|machine|unit|contraption|doodah|doofer)s?\b/gi;

/** No name at all, but a word that one kind of thing is known by, and "box" or "thing": as good as a misspelled name. */
function withRoughNames(names: Map<string, number>, description: string): Map<string, number> {
  const word = toWords(description.replace(roughHead, " ")).join(" ");
  if (names.size > 0 || word === "" || description.search(roughHead) < 0) return names;
  const known = itemTypes.filter(({ keywords }) =>
    keywords.some((keyword) => toWords(keyword).join(" ") === word),
  );
  return known.length === 1 ? new Map(known.map(({ id }) => [id, worth.roughName])) : names;
}

/** A shelf's name says less of the thing than its own, so its signs have weights of their own. */
function onlyShelf(names: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [`${name}Shelf`, value]));
}
