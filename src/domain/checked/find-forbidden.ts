import { findHazards } from "~/domain/safety/read-hazards";
import type { Step } from "~/domain/handbook/playbook";
import { opensTheCase } from "./find-live-opening";
import type { Finding } from "./finding";
import { likeness } from "./match-page";
import type { PageCause } from "./match-page";
import { deedsOf, sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** What a page forbids: the sentence, and the terms of the deed. */
export type Ban = {
  quote: string;
  terms: ReadonlySet<string>;
  isThing: boolean;
  /** "Never oil anything near rim, disc or pads": the deed and one of these. */
  oneOf: ReadonlySet<string> | null;
  /** The words around it: a thing is forbidden for that work alone. */
  around: ReadonlySet<string>;
};

const forbids =
  /\b(?:never(?! mind)|do not|don['’]t|must not|nothing of|no(?= \w+ (?:and no|on|in|near|under)\b)|(?<=, |: )not(?= with| on| in| near))\s+([^.;:!?]+)/gi;

/** "Never with metal", "no knife and no fork": a thing is forbidden, whatever is done with it. */
const thingOnly = /^(?:with|near|by|use|using)\b|^\w+ and no\b/i;

/** "No oil: it glues the dust": what is kept away from a work by name. */
const noSubstance =
  /\bno ((?:oil|grease|water|alcohol|spray|glue|superglue|solvent|acetone|vinegar|bleach|soap|detergent|force|heat|metal|tape|solder|salt)(?: (?:and|or|and no) \w+)?)(?=[.,;:]|$)/gi;

/** A deed, and of several places those where it is forbidden. */
const choices =
  /^(.+?) (?:near|on|onto|in|into|at|from|through|under|to) ((?:[\w-]+ ?){1,3}(?:, (?:[\w-]+ ?){1,3})*,? (?:or|and|nor) [\w -]+)/i;

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
    ...steps.flatMap(({ step: { how, warning = "" }, terms }) =>
      sentencesOf(`${how} ${warning}`).flatMap((one) => bansIn(one, terms)),
    ),
    ...texts.flatMap(sentencesOf).flatMap((one) => bansIn(one, termsOf(one))),
    ...elsewhere
      .flatMap(sentencesOf)
      .flatMap((one) => bansIn(one, termsOf(one)).filter(({ isThing }) => !isThing)),
  ];
}

function bansIn(sentence: string, around: ReadonlySet<string>): Ban[] {
  const told = [...sentence.matchAll(forbids)].map(([told, words = ""]) => {
    const [clause = ""] = words.split(
      /,(?! or| and)|\bor you\b|\bbefore\b|\buntil\b|\bunless\b|\bwhile\b|\bwhen\b|\beven\b/i,
    );
    const isThing = thingOnly.test(words) || /^nothing of/i.test(told);
    const [, deed = "", choice = ""] = isThing ? [] : (choices.exec(words) ?? []);
    const one = choice === "" ? null : termsOf(choice);
    return { quote: sentence, terms: termsOf(one ? deed : clause), isThing, around, oneOf: one };
  });
  const shut = staysShut.exec(sentence);
  const closed = shut
    ? [
        {
          quote: sentence,
          terms: new Set([...termsOf(sentence.slice(0, shut.index + shut[0].length)), "open"]),
          isThing: false,
          oneOf: null,
          around,
        },
      ]
    : [];
  const withoutIt = [...sentence.matchAll(noSubstance)].map(([, thing = ""]) => ({
    quote: sentence,
    terms: termsOf(thing),
    isThing: true,
    oneOf: null,
    around,
  }));
  return [...told, ...closed, ...withoutIt].filter(
    ({ terms, isThing, oneOf }) => terms.size >= (isThing || oneOf ? 1 : 2),
  );
}

/** What nobody does at home, whatever the page says, and the safety rules' reason. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bridg|bypass|jumper|short(?:-| )?circuit|shorten?|wrap\w* [^.]{0,30}foil|defeat|overrid|disabl)\w*[^.;]{0,50}\b(?:fuse|cut-?out|thermostat|thermal|interlock|safety switch|protector|sensor|switch)|überbrück\p{L}*/iu,
    "What cuts the power off protects you from fire and shock. It is replaced by one of the same kind, never bridged.",
  ],
  [
    /\b(?:open|unscrew|pry|prise|crack(?!ed|s\b)|cut|disassembl|remove the (?:cover|case|lid) (?:of|from))\w*[^.;]{0,30}\b(?:power supply|power brick|adapter|charger block|psu|microwave|battery pack|compressor|(?:sealed )?cooling circuit|capacitor)|(?:netzteil|mikrowelle|akkupack|kondensator)\p{L}* (?:\p{L}+ ){0,3}(?:öffnen|aufschrauben|aufhebeln|aufbrechen|zerlegen)|öffnen sie (?:\p{L}+ ){0,3}(?:netzteil|mikrowelle|akkupack)/iu,
    "Parts inside can hold a dangerous charge or pressure even when it is unplugged. It stays closed and is replaced as a whole.",
  ],
  [
    /\b(?:discharge|short)\w*[^.;]{0,30}\bcapacitor/iu,
    "Capacitors can hold a charge. If you cannot check them with a meter, do not open this part.",
  ],
  [
    /\b(?:cut|remove|leave (?:off|out)|tape over|break off|snip)\w*[^.;]{0,25}\bearth (?:pin|wire|lead|conductor)|schutzleiter (?:\p{L}+ ){0,3}(?:abschneiden|weglassen|entfernen)/iu,
    "The earth wire is what keeps a metal case from killing. It is never cut, taped or left off.",
  ],
  [
    /\b(?:solder|re-?cell|pierc|punctur|bend|squeez|flatten)\w*[^.;]{0,25}\b(?:lithium|li-?ion|pouch cell|swollen battery|bulging battery)/iu,
    "A cell that is bent, pierced or heated can catch fire.",
  ],
];

const actsOnIt =
  /\b(?:open|reach|access|expos|get (?:at|to)|unscrew|replac|swap|solder|rewire|repair|install|fit|remov|disassembl|dismantl|pry|prise|bend|cut|drill|connect|desolder|tausch|wechsel|ersetz|löt|ausbau|öffn|einbau|reparier)\p{L}*/giu;

const handsOver =
  /\b(?:technician|professional|repairer|electrician|expert|workshop|service|repair (?:café|cafe|shop)|someone|qualified|fachmann|fachbetrieb|werkstatt|elektriker|techniker)\b/iu;

const finding = (says: string, quote: string): Finding => ({ kind: "opening", says, quote });

/** What a step does that the page, or the safety rules, leave to nobody or to others. */
export function findForbidden(
  text: string,
  bans: readonly Ban[],
  own: PageCause | null,
  causes: readonly PageCause[],
): Finding | null {
  const deeds = deedsOf(text);
  const step = termsOf(text);
  const forbidden = never.find(([pattern]) => deeds.some((deed) => pattern.test(deed)));
  if (forbidden) return finding("Nobody should do this at home.", forbidden[1]);
  const advice = {
    itemDescription: "",
    itemIssue: "",
    answers: [],
    assistantText: deeds.join(".\n"),
  };
  const hazard = findHazards(advice).hazards.find(({ severity }) => severity !== "caution");
  if (hazard) return finding("The safety rules forbid this.", `${hazard.why} ${hazard.now}`);
  const said = sentencesOf(text)
    .filter((one) => denies.test(one))
    .map(termsOf);
  const banned = bans.find(
    (ban) => !repeats(said, ban) && deeds.some((deed) => breaks(deed, ban, step)),
  );
  if (banned) return finding("The handbook says not to do this.", banned.quote);
  return closedPart(deeds, own, causes) ?? (own && openedCase(text, own));
}

const openings: ReadonlySet<Step["action"]> = new Set(["open", "unscrew", "pry"]);

/** "With a mains cord into the case do not open it": some may be opened, and some may not. */
const someStayShut = /\b(?:with|if|when|on|where)\b[^.;]*\b(?:do not|don['’]t|never) open\b/i;

/** A case with current in it that the page never opens, or opens on a condition that the step leaves out. */
function openedCase(text: string, { page, steps }: PageCause): Finding | null {
  const hasCurrent = page.power === "mains" || page.power === "rechargeable";
  if (!hasCurrent || !opensTheCase(text)) return null;
  const everyStep = page.causes.flatMap(({ cause }) => cause.repair.steps);
  if (!everyStep.some(({ action, how }) => openings.has(action) || opensTheCase(how)))
    return finding(
      "The handbook does this without opening the case.",
      steps.map(({ step }) => step.title).join(" · "),
    );
  const quote = steps
    .flatMap(({ step: { how, warning = "" } }) => sentencesOf(`${how} ${warning}`))
    .find((one) => someStayShut.test(one));
  const isSaid = sentencesOf(text).some(
    (one) => /\b(?:if|only|unless)\b/i.test(one) && denies.test(one),
  );
  return quote === undefined || isSaid
    ? null
    : finding("The handbook leaves some of these shut.", quote);
}

/** By what part of its words a deed has to be told to be the forbidden one. */
const enough = 0.75;

const metals = termsOf(
  "metal screwdriver knife fork wire steel brass copper iron scissors nail needle paperclip tweezers razor blade chisel awl hairpin",
);

const denies =
  /\b(?:no|not|never|nor|n['’]t|stays?|closed|shut|kein\p{L}*|nicht|nie\p{L}*)\b|n['’]t\b/iu;

/** The step forbids it too, and so does not do it. */
function repeats(said: readonly ReadonlySet<string>[], { terms }: Ban): boolean {
  return said.some((sentence) => commonTerms(terms, sentence) >= enough * terms.size);
}

const takes =
  /\b(?:with|using|uses?|take|straighten|unfold|grab|squirt|spray|appl|drip|drop|pour|dab|spread|rub|scrap|slide|slip|push|poke|insert|stick|work|mit|nehm|nimm|verwend|benutz)\p{L}*/giu;

/** How much of the work that a thing is forbidden for a step has to tell. */
const sameWork = 0.25;

function breaks(
  deed: string,
  { terms, isThing, around, oneOf }: Ban,
  step: ReadonlySet<string>,
): boolean {
  const done = termsOf(deed);
  const common = commonTerms(terms, done);
  if (oneOf)
    return (
      common === terms.size && commonTerms(oneOf, done) > 0 && likeness(step, around) >= sameWork
    );
  if (!isThing) return common >= 2 && common >= enough * terms.size;
  const tool = wordsBehind(deed, takes);
  const isMetal = terms.has("metal") && commonTerms(metals, tool) > 0;
  return (isMetal || commonTerms(terms, tool) > 0) && likeness(step, around) >= sameWork;
}

/** What follows a verb, as far as six words; in German it may also stand before it. */
function wordsBehind(deed: string, verbs: RegExp): ReadonlySet<string> {
  const behind = [...deed.matchAll(verbs)].map(({ 0: verb, index }) =>
    deed
      .slice(index + verb.length)
      .split(/\s+/)
      .slice(0, 7)
      .join(" "),
  );
  const isGerman = /[äöüß]|\bSie\b/.test(deed);
  return termsOf(behind.length > 0 && isGerman ? deed : behind.join(". "));
}

/** A part that the page leaves to a professional: the cause's name has its word. */
function closedPart(
  deeds: readonly string[],
  own: PageCause | null,
  causes: readonly PageCause[],
): Finding | null {
  for (const { cause, page } of causes) {
    const { professionalOnly } = cause.repair;
    if (professionalOnly === undefined || page !== own?.page) continue;
    const part = termsOf(cause.short);
    const isOpened = deeds.some(
      (deed) => !handsOver.test(deed) && commonTerms(part, wordsBehind(deed, actsOnIt)) > 0,
    );
    if (isOpened)
      return {
        kind: "opening",
        says: `The handbook leaves ${cause.short} to a professional.`,
        quote: professionalOnly,
      };
  }
  return null;
}
