import { findHazards } from "~/domain/safety/read-hazards";
import type { Ban } from "./bans";
import type { Step } from "~/domain/handbook/playbook";
import { opensTheCase } from "./find-live-opening";
import type { Finding } from "./finding";
import { likeness } from "./match-page";
import type { PageCause } from "./match-page";
import { deedsOf, sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

const neverBridged =
  "What cuts the power off protects you from fire and shock. It is replaced by one of the same kind, never bridged.";

/** What nobody does at home, whatever the page says, and the safety rules' reason. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bridg|bypass|jumper|short(?:-| )?circuit|shorten?|wrap\w* [^.]{0,30}foil|defeat|overrid|disabl)\w*[^.;]{0,50}\b(?:fuse|cut-?out|thermostat|thermal|interlock|safety switch|protector|sensor|switch)|überbrück\p{L}*/iu,
    neverBridged,
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

const packStaysShut =
  "The cells of a pack are matched and guarded. One that is lifted out, pierced or swapped can catch fire.";

/** A rechargeable pack is taken apart, or a cell of it taken out. */
const opensPack = (text: string, deeds: readonly string[]) =>
  /\bpack(?:['’]s|s)?\b/i.test(text) &&
  deeds.some((deed) =>
    /\b(?:undo|unscrew|open|pry|prise|crack|split|cut)\w*[^.;]{0,30}\bpack\b(?!aging)|\b(?:lift|solder|swap|replac|exchang)\w*[^.;]{0,30}\bcells?\b|\bcells? (?:that|which) (?:reads?|is|has)\b|\b(?:screw|glue)\w* (?:the |its )?pack (?:shut|closed|together)\b|\bcells?\b[^.;]{0,30}\b(?:lifted|taken|swapped|replaced)\b/i.test(
      deed,
    ),
  );

/** What somebody puts in a fuse's place for want of one. */
const stopgap =
  /\b(?:foil|(?:strands?|piece|bit|length) of (?:\w+ )?wire|copper wire|nail|coin|paper ?clip)\b/i;

const actsOnIt =
  /\b(?:open|reach|access|expos|get (?:at|to)|unscrew|replac|swap|solder|rewire|repair|install|fit|remov|disassembl|dismantl|pry|prise|bend|cut|drill|connect|desolder|tausch|wechsel|ersetz|löt|ausbau|öffn|einbau|reparier)\p{L}*/giu;

const handsOver =
  /\b(?:technician|professional|repairer|electrician|expert|workshop|service|repair (?:café|cafe|shop)|someone|qualified|fachmann|fachbetrieb|werkstatt|elektriker|techniker)\b/iu;

/** What is scraped or poked with metal, and where a battery's current comes out. */
function pokesContacts(deed: string): boolean {
  return (
    /\b(?:scrap|pick|pok|scratch|dig|prod|clean|loosen|scoop|kratz|stocher)\p{L}*/iu.test(deed) &&
    /\b(?:contacts?|pins?|terminals?|ports?|sockets?|kontakte?n?|stifte?n?|buchse)\b/i.test(deed) &&
    commonTerms(metals, termsOf(deed)) > 0
  );
}

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
  const isBridged = /\bfuses?\b/i.test(text) && deeds.some((deed) => stopgap.test(deed));
  const hasPack = own?.page.power === "rechargeable";
  const reason = isBridged
    ? neverBridged
    : hasPack && opensPack(text, deeds)
      ? packStaysShut
      : hasPack && deeds.some(pokesContacts)
        ? "Metal between the contacts of a battery short-circuits it, and it can catch fire."
        : never.find(([pattern]) => deeds.some((deed) => pattern.test(deed)))?.[1];
  if (reason) return finding("Nobody should do this at home.", reason);
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
  /\b(?:no|not|never|nor|nobody|n['’]t|stays?|closed|shut|kein\p{L}*|nicht|nie\p{L}*)\b|n['’]t\b|\bkeep\w* [^.;]{0,30}\b(?:off|away)\b/iu;

/** The step forbids it too, and so does not do it. */
function repeats(said: readonly ReadonlySet<string>[], { terms }: Ban): boolean {
  return said.some((sentence) => commonTerms(terms, sentence) >= enough * terms.size);
}

const takes =
  /\b(?:with|using|uses?|take|straighten|unfold|grab|squirt|spray|appl|drip|drop|pour|dab|spread|rub|scrap|slide|slip|push|poke|insert|stick|work|put|mit|nehm|nimm|verwend|benutz)\p{L}*/giu;

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
    // What the page has done for the guide's own cause is left to nobody else.
    if (own.steps.some(({ words }) => commonTerms(part, wordsBehind(words, actsOnIt)) > 0))
      continue;
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
