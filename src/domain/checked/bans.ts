import type { PageCause } from "./match-page";
import { sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** What a page forbids: the sentence, and the terms of the deed. */
export type Ban = {
  quote: string;
  terms: ReadonlySet<string>;
  isThing: boolean;
  /** "Leave the screws along the arms alone": looked at, but not undone. */
  isLeft?: true;
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

/** "Drill and screw nothing into walls or door": a deed, and where it is forbidden. */
const nothingInto =
  /\b(?:\w+ (?:and|or) )?(\w+) nothing (?:in|into|on|onto|to|through) ((?:[\w-]+ ?){1,3}(?:(?:,| or| and) (?:[\w-]+ ?){1,3})*)/gi;

/** "Leave the screws along the arms alone." */
const leftAlone = /\bleave ([^.;,]+?) (?:alone|untouched|undisturbed)\b/gi;

const staysShut =
  /\b(?:stays? (?:closed|shut)|(?:keep|leave) (?:the |its )?[\w ]+ (?:closed|shut)|(?:keep|leave)s? (?:the )?(?:lid|cover|case|casing) on|(?:cannot|must not|is never|are never) (?:be )?opened)\b/i;

/** All that the page of a cause forbids: a deed anywhere, a thing for the work that it is said of. */
export function bansOf({ id, page, steps }: PageCause): Ban[] {
  const { fault, causes } = page;
  const repairs = causes.map(({ cause }) => cause.repair);
  const texts = [
    ...fault.safety,
    ...fault.stopWhen,
    ...repairs.flatMap(({ safety = [], stopWhen = [] }) => [...safety, ...stopWhen]),
  ];
  const elsewhere = causes
    .filter((other) => other.id !== id)
    .flatMap(({ cause }) => cause.repair.steps)
    .map(({ how, warning = "" }) => `${how} ${warning}`);
  return [
    ...steps.flatMap(({ step: { how, warning = "", ifNot = "" }, terms }) =>
      [...sentencesOf(`${how} ${warning}`), ...always(ifNot)].flatMap((one) => bansIn(one, terms)),
    ),
    ...texts.flatMap(sentencesOf).flatMap((one) => bansIn(one, termsOf(one))),
    ...elsewhere
      .flatMap(sentencesOf)
      .flatMap((one) => bansIn(one, termsOf(one)).filter(({ isThing }) => !isThing)),
  ];
}

/** "If it does not turn, it is glued. Do not cut it" forbids that only then. */
const always = (text: string) => {
  const sentences = sentencesOf(text);
  return sentences.filter(
    (one, place) =>
      !(/^do not\b/i.test(one) && /^(?:if|where|when)\b/i.test(sentences[place - 1] ?? "")),
  );
};

/** One word that says enough: "Never scratch it off." */
const rough = termsOf(
  "scratch scrape force hammer drill bend pry poke twist solder grind sand squeeze",
);

/** "It bulges there, so do not press there" forbids a place that only the sentence knows. */
const isPlaced = ([, words = ""]: RegExpExecArray) => !/\bthere$/i.test(words.trim());

/** "Paint from before 1980 can hold lead: then use wax alone and do not sand." */
const onCondition =
  /[:;,] then [^.;]*$|^(?:with|once) [^.;,]+ (?:off|out|open),[^.;]*$|^(?:if|when|there is) [^.;]*:[^.;]*$/i;

function bansIn(sentence: string, around: ReadonlySet<string>): Ban[] {
  const told = [...sentence.matchAll(forbids)]
    .filter((ban) => isPlaced(ban) && !onCondition.test(sentence.slice(0, ban.index)))
    .flatMap(([told, words = ""]) => {
      const [clause = ""] = words.split(
        /,(?! or| and)|\bor you\b|\bbefore\b|\buntil\b|\bunless\b|\bwhile\b|\bwhen\b|\beven\b/i,
      );
      const isThing = thingOnly.test(words) || /^nothing (?:made )?of/i.test(told);
      const [, deed = "", choice = ""] = isThing ? [] : (choices.exec(words) ?? []);
      const oneOf = choice === "" ? null : termsOf(choice);
      const what = isThing
        ? clause.replace(/ (?:on|in|near|under) .*$/, "")
        : oneOf
          ? deed
          : clause;
      const [, state] = /\bwhile (?:it|they) ([^,;]+)/i.exec(words) ?? [];
      const onlyWhile = state === undefined ? null : termsOf(state);
      const whats = isThing ? what.split(alternatives) : [what];
      return whats.map((one) => ({
        quote: sentence,
        terms: termsOf(one),
        isThing,
        around,
        oneOf,
        onlyWhile,
      }));
    });
  const shut = staysShut.exec(sentence);
  const closed = shut
    ? [
        {
          quote: sentence,
          terms: new Set([...termsOf(sentence.slice(0, shut.index + shut[0].length)), "open"]),
          isThing: false,
          onlyWhile: null,
          oneOf: null,
          around,
        },
      ]
    : [];
  const withoutIt = [noSubstance, noThing, harmful]
    .flatMap((told) => [...sentence.matchAll(told)])
    .flatMap(([, things = ""]) => things.split(alternatives))
    .map((thing) => ({
      quote: sentence,
      terms: termsOf(thing),
      isThing: true,
      onlyWhile: null,
      oneOf: null,
      around,
    }));
  const left = [...sentence.matchAll(leftAlone)].map(([, part = ""]) => ({
    quote: sentence,
    terms: termsOf(part),
    isThing: false,
    isLeft: true as const,
    onlyWhile: null,
    oneOf: null,
    around,
  }));
  const undone = [...sentence.matchAll(nothingIsDone)].map(([, deed = ""]) => ({
    quote: sentence,
    terms: termsOf(deed),
    isThing: false,
    onlyWhile: null,
    oneOf: null,
    around,
  }));
  const nothing = [...sentence.matchAll(nothingInto)].map(([, deed = "", places = ""]) => ({
    quote: sentence,
    terms: termsOf(deed),
    isThing: false,
    onlyWhile: null,
    oneOf: termsOf(places),
    around,
  }));
  return [...told, ...closed, ...withoutIt, ...left, ...undone, ...nothing].filter(
    ({ terms, isThing, oneOf }) =>
      terms.size >= 2 ||
      (terms.size === 1 && (isThing || oneOf !== null || commonTerms(terms, rough) === 1)),
  );
}
