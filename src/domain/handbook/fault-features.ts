import { toClauses, toWords, vagueSayings } from "~/domain/language/words";
import { bodyParts, brokenPartsIn } from "./body-parts";
import { deniesName } from "./deny-name";
import { cosine, piecesOf, toVector, withPairs, wordingsOf, worthSaid } from "./fault-wordings";
import type { FaultWordings, KindWordings, Vector } from "./fault-wordings";
import { matchFaults, powerSaid } from "./match-fault";
import { toSigns } from "./match-fault-type";
import { conceptsOf } from "./page-concepts";
import type { Fault, ItemType } from "./playbook";
import { saysSigns } from "./says-signs";
import { weighComplaints } from "./weigh-complaints";

/** What speaks for something, by the names that the weights have. */
export type Signs = Readonly<Record<string, number>>;

/** One trouble that a case may be about; `fault` is null for one that the kind has no page for. */
export type FaultSigns = { fault: Fault | null; signs: Signs };

/** Words that any complaint may hold. */
const vague = new Set(
  [...vagueSayings, "need fix repair problem issue replace test check sometimes anymore"].flatMap(
    toWords,
  ),
);

/** A test, a sale or a lesson is no trouble. */
const noTrouble =
  /\b(?:(?:needs?|needed|needing|requires?|brought|in|just|wants?) )?(?:(?:for|an?|to be|just) )*(?:pat[- ]?(?:test\w*)?|(?:electrical )?safety (?:check|test)\w*)\b|\b(?:for|before|possible|in|at|our) (?:possible )?(?:sale|resale|donat\w+|charity shop)\b|\b(?:help|advice|lesson|training) (?:with|on|in) us(?:e|ing)\b|\bhow to use\b/gi;

/** What a volunteer notes beside the trouble: "spare parts have arrived, repeat item". */
const noted =
  /\b(?:(?:general )?overhaul|general (?:service|check[- ]?(?:up|over)?))\b|\bfollow[- ]?(?:up|on)\b|\b(?:repeat|return(?:ing|ed)?|second|second opinion) (?:item|visit|customer|repair|opinion)\b|\b(?:spare|replacement|new|ordered) (?:parts?|items?) (?:have |has |are |is )?(?:arrived|come|here|ordered|need(?:s|ed)? to be (?:put|fitted)(?: in| on)?|to be (?:put|fitted)(?: in| on)?)(?: now| today)?\b|\btested for safety\b|\b(?:so as|in order) to (?:recycle|sell|donate)\b|\b(?:could(?:n['’]?t| not)|unable to) (?:find|get|source) (?:a |the |any )?(?:spares?|replacements?|parts?)\b[^.;!?]*|\bno improvement\b|\brepair with (?:a )?parts?\b/gi;

/** "The tray opens alright, but": what is in order is no trouble either. */
const inOrder =
  /(?:^|[,.;:!?()\n]|\b(?:and|but|although|though)\b)(?:(?!\b(?:not|no|never|but|until|then|should)\b|n['’]?t\b)[^,.;:!?()\n])*?\b(?:alright|all right|fine|ok|okay|perfectly|normally|work(?:s|ing)(?=,? (?:but|although)\b))\b/gi;

/** "There is sound, but": what a thing is for is there, or was filled, and the trouble comes behind it. */
export const isThere =
  /(?:^|[,.;:!?()\n])[^\S\n]*(?:there(?:['’]?s| is| are) (?:still )?(?:(?:sound|audio|picture|image|signal|reception|wi-?fi|internet|heat|water|gas|pressure|steam|air|suction|ink|paper|charge)s?)|(?:the |its? |my )?(?:battery|batteries|pack|tank|accu)(?: pack)? (?:is|are)(?: (?:fully|freshly))? (?:charged|full))(?=,? (?:but|although|yet)\b)/gi;

/** "Grows warm while its freezer still freezes": there a freezer that is fine belongs to the trouble. */
const goesOn = /\bwhile its (\w+) still\b/;

/** What a word that no wording of a fault has counts there. */
const unheard = 0.05;
/** No single sign may outweigh all others. */
const lowest = -8;

/** What speaks for each fault of a kind, and, as the last, for none of them. */
export function findFaults(
  kind: ItemType,
  faults: readonly Fault[],
  description: string,
  issue: string,
): FaultSigns[] {
  const kept = new Set(faults.flatMap(({ name }) => toWords(goesOn.exec(name)?.[1] ?? "")));
  const trouble = issue
    .replace(noTrouble, " ")
    .replace(noted, " ")
    .replace(isThere, ",")
    .replace(inOrder, (aside) => (toWords(aside).some((word) => kept.has(word)) ? aside : ","));
  const wordings = wordingsOf(kind, faults);
  const told = issue.trim() === "" ? description : trouble;
  const complaint = readComplaint(wordings, told);
  const votes = countVotesFor(wordings, told);
  const matches = matchFaults(faults, description, trouble);
  const power = powerSaid(description);
  const likenesses = weighComplaints(faults, told);
  const found = wordings.faults.map((page, place) => {
    const match = matches.findIndex(({ fault }) => fault === page.fault);
    const { usual, weight, power: own } = page.fault;
    return {
      fault: page.fault,
      signs: {
        ...compare(page, complaint, wordings),
        ...likenesses[place],
        score: Math.log1p(matches[match]?.score ?? 0),
        scoreBest: Number(match === 0),
        bayes: votes[place] ?? 0,
        weight: Math.log(weight),
        usualVague: Number(usual === true && complaint.content.size === 0),
        power: Number(power !== null && own === power),
        otherPower: Number(power !== null && own !== undefined && own !== power),
        denied: Number(deniesName(page.fault, issue)),
        broken: Number([...complaint.broken].some((part) => page.broken.has(part))),
      },
    };
  });
  const best = (sign: "score" | "saying" | "toldAlike") =>
    Math.max(0, ...found.map(({ signs }) => signs[sign] ?? 0));
  const none = {
    ...saysSigns(issue),
    none: 1,
    noneScore: best("score"),
    noneSaying: best("saying"),
    noneTold: best("toldAlike"),
    noneVague: Number(complaint.content.size === 0),
    noneSilent: Number(isSilent(complaint, wordings)),
    noneUnknown: shareUnknown(complaint, wordings),
    nonePart: Number([...complaint.content].some((word) => isForeignPart(word, wordings))),
    noneBroken: Number(complaint.broken.size > 0),
    noTrouble: Number(
      issue.search(noTrouble) !== -1 ||
        (issue.search(noted) !== -1 && complaint.content.size === 0),
    ),
  };
  return [...found, { fault: null, signs: none }];
}

type Complaint = {
  words: ReadonlySet<string>;
  /** Without the thing's own name and without words that any complaint may hold. */
  content: ReadonlySet<string>;
  said: Vector;
  pieces: Vector;
  concepts: Vector;
  broken: ReadonlySet<string>;
};

function readComplaint({ untelling, worth, pieceWorth }: KindWordings, told: string): Complaint {
  const clauses = toClauses(told);
  const words = clauses.flat().filter((word) => !untelling.has(word));
  return {
    words: new Set(clauses.flat()),
    content: new Set(words.filter((word) => !vague.has(word))),
    said: toVector(
      withPairs(clauses).filter((word) => !untelling.has(word)),
      worth,
    ),
    pieces: toVector(piecesOf(words), pieceWorth),
    concepts: toVector(conceptsOf(clauses.flat()), () => 1),
    broken: brokenPartsIn(clauses),
  };
}

function compare(page: FaultWordings, complaint: Complaint, { worth }: KindWordings) {
  const { words, content } = complaint;
  const all = [...words].reduce((sum, word) => sum + worth(word), 0);
  return {
    said: cosine(complaint.said, page.said),
    pieces: cosine(complaint.pieces, page.pieces),
    concepts: cosine(complaint.concepts, page.concepts),
    name: Number([...content].some((word) => page.name.has(word))),
    cause: Math.max(0, ...page.causes.map((cause) => worthSaid(cause, content) / cause.total)),
    saying: Math.max(
      0,
      ...page.sayings.map((saying) => (2 * worthSaid(saying, words)) / (saying.total + all)),
    ),
  };
}

/** Naive Bayes as for the fault types: how far each fault lies behind the likeliest. */
function countVotesFor({ faults }: KindWordings, told: string): number[] {
  const signs = [...new Set(toSigns(told))].filter((sign) =>
    faults.some(({ votes }) => votes.has(sign)),
  );
  const logs = faults.map(({ votes, voteSize }) =>
    signs.reduce(
      (sum, sign) => sum + Math.log(((votes.get(sign) ?? 0) + unheard) / Math.sqrt(voteSize)),
      0,
    ),
  );
  const best = Math.max(...logs);
  return logs.map((log) => Math.max(lowest, log - best));
}

/** "A wifi booster": what only names the thing, its maker perhaps, tells of no trouble. */
function isSilent({ words }: Complaint, { ownName, knows }: KindWordings): boolean {
  return [...words].every((word) => ownName.has(word) || !(vague.has(word) || knows(word)));
}

function shareUnknown({ content }: Complaint, { knows }: KindWordings): number {
  return content.size === 0 ? 0 : [...content].filter((word) => !knows(word)).length / content.size;
}

function isForeignPart(word: string, { faults }: KindWordings): boolean {
  return bodyParts.has(word) && !faults.some(({ said }) => said.values.has(word));
}
