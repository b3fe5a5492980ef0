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

const forbids =
  /\b(?:never(?! mind)|do not|don['’]t|must not|nothing (?:made )?of|no(?= \w+ (?:and no|on|in|near|under)\b)|(?<=, |: )not(?= with| on| in| near))\s+([^.;:!?]+)/gi;

/** "Never with metal", "no knife and no fork": a thing is forbidden, whatever is done with it. */
const thingOnly = /^(?:with|near|by|use|using)\b|^\w+ and no\b/i;

/** "No scraping and no hair dryer" */
const alternatives = /,? (?:and no|and|or|nor) |, /;

/** "No oil: it glues the dust": what is kept away from a work by name. */
const noSubstance =
  /\bno ((?:oil|grease|water|alcohol|spray|glue|superglue|solvent|acetone|vinegar|bleach|soap|detergent|force|heat|metal|tape|solder|salt)(?: (?:and|or|and no) \w+)?)(?=[.,;:]|$| (?:on|in|near|under)\b)/gi;

/** "Blow it free; no wire.": what a clause of its own keeps away. */
const noThing = /(?:^|[,:] )no ((?:\w+ )?\w+(?: (?:and no|or) \w+)?)(?=[.,]|$)/gi;

/** "Nothing is drilled: pipes run in the walls." */
const nothingIsDone = /\bnothing (?:else )?(?:is|gets) (\w+(?: or \w+)?)(?=[.,:;]|$)/gi;

/** "Metal scratches the rollers": what does harm is not taken for that work. */
const harmful =
  /\b(metal|oil|grease|acetone|bleach|alcohol|spirit|vinegar) (?:scratch|damag|ruin|dissolv|attack|harm|spoil|swell)\w*/gi;

/** A deed, and of several places those where it is forbidden. */
const choices =
  /^(.+?) (?:near|on|onto|in|into|at|from|through|under|to) ((?:[\w-]+ ?){1,3}(?:, (?:[\w-]+ ?){1,3})*,? (?:or|and|nor) [\w -]+)/i;

/** "With a toothpick, never a needle", "never an alkaline cell": a thing in place of another. */
const neverSuch = /(?:^|[,:] )(?:never|not) (?:an?|any) ([\w -]+?)(?=[.,:;]|$| which\b| that\b)/gi;

/** "Spray the plug, not into the set": a deed, and where it is not done. */
const notThere =
  /^(\w+) [^.;:]+, not (?:in|into|on|onto|at|from|through) ([\w'’ -]+?)(?=[.,:;]|$| and\b)/gi;

/** "Fingers stay out of the opening while it runs." */
const keptOut =
  /\b(?:fingers?|hands?|face)\b[^.;:]*? (?:out of|off|away from|clear of) ([\w ]+?) (?:while|as long as|when) (?:it|they) (runs?|turns?|spins?|moves?|is on)\b/gi;

const bodyParts = termsOf("finger hand face");

/** "Sewing on a ladder ends badly." */
const endsBadly =
  /\b(\w+ing (?:on|in|with|near|from|over) [\w ]+?) (?:ends badly|is (?:dangerous|unsafe|not safe)|kills|can kill)\b/gi;

/** "Spray cans leave gas that burns." */
const sprays = /\b(spray) cans? [^.;:]*\bburns?\b/gi;

/** "Drill and screw nothing into walls or door": a deed, and where it is forbidden. */
const nothingInto =
  /\b(?:\w+ (?:and|or) )?(\w+) nothing (?:in|into|on|onto|to|through) ((?:[\w-]+ ?){1,3}(?:(?:,| or| and) (?:[\w-]+ ?){1,3})*)/gi;

/** "Leave the screws along the arms alone." */
const leftAlone = /\bleave ([^.;,]+?) (?:alone|untouched|undisturbed)\b/gi;

const staysShut =
  /\b(?:stays? (?:closed|shut)|(?:keep|leave) (?:the |its )?[\w ]+ (?:closed|shut)|(?:keep|leave)s? (?:the )?(?:lid|cover|case|casing) on|(?:cannot|must not|is never|are never) (?:be )?opened)\b/i;

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
