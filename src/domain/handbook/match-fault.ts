import MiniSearch from "minisearch";
import { matchFaultTypes } from "./match-fault-type";
import type { Fault, Power } from "./playbook";
import { toClauses, toWords, vagueSayings } from "~/domain/language/words";

export type FaultMatch = { fault: Fault; score: number };

type Saying = { id: number; faultId: string; words: string; worth: number };

/** A saying of which less than this part was said does not count as said. */
const leastCoverage = 0.4;
/** "The roller is not working" speaks of the roller first. */
const vagueWorth = 0.5;
/** What the words of the description tell about the fault, beside a complaint that tells something itself. */
const besideComplaint = 0.15;
/** Beside the best match, what a fault that has the thing's own power must reach. */
const fitsWell = 0.5;
/** How far a fault that is met often goes before one that is met rarely. */
const commonness = 0.25;

/** The faults that a complaint fits, best first; empty when it fits none. */
export function matchFaults(
  faults: readonly Fault[],
  description: string,
  issue: string,
): FaultMatch[] {
  const index = indexSayings(faults);
  const byIssue = scoreSayings(index, issue);
  const byDescription = scoreSayings(index, description);
  const weightOfDescription = byIssue.size === 0 ? 1 : besideComplaint;
  const types = matchFaultTypes(faults, description, issue);
  const matches = faults
    .map((fault) => {
      const said = byIssue.get(fault.id) ?? 0;
      const described = (byDescription.get(fault.id) ?? 0) * weightOfDescription;
      const fit = Math.max(said, described);
      return { fault, score: fit === 0 ? 0 : fit + commonness * Math.log(fault.weight) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => placeOf(a.fault, types) - placeOf(b.fault, types) || b.score - a.score);
  return poweredFirst(matches, powerSaid(description));
}

/** A "petrol mower" that will not start has no plug: among faults that fit well, those of its power go first. */
function poweredFirst(matches: readonly FaultMatch[], power: Power | null): FaultMatch[] {
  const least = (matches[0]?.score ?? 0) * fitsWell;
  const isOwn = ({ fault, score }: FaultMatch) => fault.power === power && score >= least;
  return power === null
    ? [...matches]
    : [...matches.filter(isOwn), ...matches.filter((match) => !isOwn(match))];
}

/** The source of energy that a description names; null when it names none. */
export function powerSaid(description: string): Power | null {
  if (
    /\b(?:petrol|gasoline|diesel|[24] ?stroke|wind-? ?up|clockwork|acoustic|stove-?top)\b/i.test(
      description,
    )
  )
    return "none";
  return onBattery.test(description) ? "rechargeable" : null;
}

const onBattery =
  /\b(?:cordless|rechargeable|battery(?! charger)|\d\d(?:\.\d)? ?v(?:olts?)?|dyson v\d+|(?:bluetooth|portable) (?:speaker|box)|jbl (?:flip|charge|go|clip|xtreme))\b/i;

/** Where the likeliest of a fault's types stands; 0 for a kind without fault types, so that the score decides. */
function placeOf({ faultTypes = {} }: Fault, types: readonly string[]): number {
  const places = Object.keys(faultTypes).map((type) => types.indexOf(type));
  return types.length === 0 ? 0 : Math.min(types.length, ...places.filter((place) => place >= 0));
}

/** One index for each kind, built when its faults are first asked for. */
const indexes = new WeakMap<readonly Fault[], MiniSearch<Saying>>();

function indexSayings(faults: readonly Fault[]): MiniSearch<Saying> {
  const built = indexes.get(faults) ?? buildIndex(faults);
  indexes.set(faults, built);
  return built;
}

function buildIndex(faults: readonly Fault[]): MiniSearch<Saying> {
  const index = new MiniSearch<Saying>({
    fields: ["words"],
    storeFields: ["faultId", "words", "worth"],
    tokenize: (words) => words.split(" "),
    processTerm: (word) => word,
  });
  const sayings = faults.flatMap(({ id, utterances, faultTypes = {}, usual }) => [
    ...[...utterances, ...Object.values(faultTypes).flat()].map((text) => ({
      faultId: id,
      text,
      worth: 1,
    })),
    ...(usual ? vagueSayings : []).map((text) => ({ faultId: id, text, worth: vagueWorth })),
  ]);
  index.addAll(
    sayings.map(({ faultId, text, worth }, id) => ({
      id,
      faultId,
      words: toTerms(toWords(text)).join(" "),
      worth,
    })),
  );
  return index;
}

/** Words, and with each "not" what it denies: "light not on" and "not hot, light on" differ in that alone. */
function toTerms(words: readonly string[]): string[] {
  return words.flatMap((word, place) =>
    words[place - 1] === "not" ? [`not-${word}`, word] : word,
  );
}

/**
 * The score of each fault: its best saying in each clause, added up. A saying counts within one clause
 * only, or "the light comes on, but the water stays cold" would say "stays on".
 */
function scoreSayings(index: MiniSearch<Saying>, text: string): Map<string, number> {
  const scores = new Map<string, number>();
  for (const clause of toClauses(text)) {
    for (const [faultId, score] of scoreClause(index, toTerms(clause))) {
      scores.set(faultId, (scores.get(faultId) ?? 0) + score);
    }
  }
  return scores;
}

/** The score of each fault's best saying: BM25, less what of the saying was not said. */
function scoreClause(index: MiniSearch<Saying>, terms: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const results = index.search(terms.join(" "), {
    prefix: (word) => word.length >= 5,
    fuzzy: (word) => word.length >= 6 && 1,
  });
  const known = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  for (const result of results) {
    const wanted = new Set(String(result.words).split(" "));
    const coverage = [...wanted].filter((word) => word in result.match).length / wanted.size;
    if (coverage < leastCoverage) continue;
    const faultId = String(result.faultId);
    const saidInFull = new Set(result.queryTerms).size === known.size;
    const score = result.score * coverage * (saidInFull ? 1 : Number(result.worth));
    scores.set(faultId, Math.max(scores.get(faultId) ?? 0, score));
  }
  return scores;
}
