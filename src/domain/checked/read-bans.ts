import {
  alternatives,
  choices,
  endsBadly,
  forbids,
  harmful,
  keptOut,
  leftAlone,
  neverSuch,
  noSubstance,
  noThing,
  nothingInto,
  nothingIsDone,
  notThere,
  sprays,
  staysShut,
  thingOnly,
} from "./ban-forms";
import { commonTerms, termsOf } from "./terms";

/** What a page forbids: the sentence, and the terms of the deed. */
export type Ban = {
  quote: string;
  terms: ReadonlySet<string>;
  isThing: boolean;
  /** A substance that the cause has no use for at all: kept away from every step. */
  isAnywhere?: true;
  /** "Leave the screws along the arms alone": looked at, but not undone. */
  isLeft?: true;
  /** "If it does not turn, it is glued. Do not cut it": forbidden to a step that has an "if" as well. */
  isAfterIf?: true;
  /** "Never unscrew it while it hisses": forbidden in that state alone, so it has to be told. */
  onlyWhile: ReadonlySet<string> | null;
  /** "Never oil anything near rim, disc or pads": the deed and one of these. */
  oneOf: ReadonlySet<string> | null;
  /** The words around it: a thing is forbidden for that work alone. */
  around: ReadonlySet<string>;
};

const bodyParts = termsOf("finger hand face");

/** One word that says enough: "Never scratch it off." */
const rough = termsOf(
  "scratch scrape force hammer drill bend pry poke twist solder grind sand spray squeeze",
);

/** "It bulges there, so do not press there" forbids a place that only the sentence knows. */
const isPlaced = ([, words = ""]: RegExpExecArray) => !/\bthere$/i.test(words.trim());

/** "Paint from before 1980 can hold lead: then use wax alone and do not sand." */
const onCondition =
  /[:;,] then [^.;]*$|^(?:with|once) [^.;,]+ (?:off|out|open),[^.;]*$|^(?:if|when|there is) [^.;]*:[^.;]*$|^with [^.;,:]*$/i;

/** What a sentence of the page forbids, before it is told of which sentence it is. */
type Told = Pick<Ban, "terms"> & Partial<Omit<Ban, "quote" | "around">>;

/** What a sentence of a page forbids. @param around the words of the work that it is said of */
export function bansIn(sentence: string, around: ReadonlySet<string>): Ban[] {
  return [
    ...outright(sentence),
    ...shut(sentence),
    ...withoutIt(sentence),
    ...told(leftAlone, sentence, (part) => ({ terms: termsOf(part), isLeft: true })),
    ...told(neverSuch, sentence, (thing) => ({ terms: termsOf(thing), isThing: true })),
    ...told(notThere, sentence, (deed, place) => ({
      terms: termsOf(deed),
      oneOf: termsOf(place),
    })),
    ...told(keptOut, sentence, (place, state) => ({
      terms: termsOf(place),
      oneOf: bodyParts,
      onlyWhile: termsOf(state),
    })),
    ...told(endsBadly, sentence, (deed) => ({ terms: termsOf(deed) })),
    ...told(sprays, sentence, (deed) => ({ terms: termsOf(deed) })),
    ...told(nothingIsDone, sentence, (deed) => ({ terms: termsOf(deed) })),
    ...told(nothingInto, sentence, (deed, places) => ({
      terms: termsOf(deed),
      oneOf: termsOf(places),
    })),
  ]
    .map((one) => ({
      isThing: false,
      onlyWhile: null,
      oneOf: null,
      ...one,
      quote: sentence,
      around,
    }))
    .filter(saysEnough);
}

const saysEnough = ({ terms, isThing, oneOf }: Ban) =>
  terms.size >= 2 ||
  (terms.size === 1 && (isThing || oneOf !== null || commonTerms(terms, rough) === 1));

const told = (form: RegExp, sentence: string, read: (one: string, other: string) => Told) =>
  [...sentence.matchAll(form)].map(([, one = "", other = ""]) => read(one, other));

/** "Never …", "do not …", "no knife and no fork" */
function outright(sentence: string): Told[] {
  return [...sentence.matchAll(forbids)]
    .filter((ban) => isPlaced(ban) && !onCondition.test(sentence.slice(0, ban.index)))
    .flatMap(([all, words = ""]) => {
      const [clause = ""] = words.split(
        /,(?! or| and(?! (?:never|do not)))|\bor you\b|\bbefore\b|\buntil\b|\bunless\b|\bwhile\b|\bwhen\b|\beven\b/i,
      );
      const [, state] = /\bwhile (?:it|they) ([^,;]+)/i.exec(words) ?? [];
      const onlyWhile = state === undefined ? null : termsOf(state);
      if (thingOnly.test(words) || /^nothing (?:made )?of/i.test(all))
        return clause
          .replace(/ (?:on|in|near|under) .*$/, "")
          .split(alternatives)
          .map((thing): Told => ({ terms: termsOf(thing), isThing: true, onlyWhile }));
      const [, deed = clause, choice = ""] = choices.exec(words) ?? [];
      return { terms: termsOf(deed), oneOf: choice === "" ? null : termsOf(choice), onlyWhile };
    });
}

/** "It stays closed": not opened either. */
function shut(sentence: string): Told[] {
  const found = staysShut.exec(sentence);
  if (!found) return [];
  const closed = sentence.slice(0, found.index + found[0].length);
  return [{ terms: new Set([...termsOf(closed), "open"]) }];
}

/** What is kept away from a work by name, or does it harm. */
const withoutIt = (sentence: string): Told[] =>
  [noSubstance, noThing, harmful]
    .flatMap((form) => [...sentence.matchAll(form)])
    .flatMap(([, things = ""]) => things.split(alternatives))
    .map((thing) => ({ terms: termsOf(thing), isThing: true }));
