import { openings } from "~/domain/guide/openings";
import type { Step } from "~/domain/handbook/playbook";
import { baresCurrent, opensTheCase } from "./find-live-opening";
import { chargedInside } from "./never-at-home";
import { type Finding, forbidden } from "./finding";
import type { PageCause } from "./match-page";
import { denies, handsOver, sentencesOf, wordsBehind } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** A plug, a fuse's carrier or a cord that is cut is no case. */
const opensAPart = ({ action, title, how }: Step) =>
  opensTheCase(how) || (openings.has(action) && !/\b(?:cut|plug|fuse)\b/i.test(`${title} ${how}`));

const opensSomething = ({ action, title, how }: Step) =>
  openings.has(action) || opensTheCase(`${title}. ${how}`);

/** "With a mains cord into the case do not open it": some may be opened, and some may not. */
const someStayShut = /\b(?:with|if|when|on|where)\b[^.;]*\b(?:do not|don['’]t|never) open\b/i;

/** "If it runs on batteries": the condition under which it may be opened. */
const namesPower = /\b(?:if|only|unless)\b[^.;]*\b(?:batter|adapter|mains)\w*/i;

/** A case with current in it that the page never opens, or opens on a condition that the step leaves out. */
export function openedCase(text: string, { page, steps }: PageCause): Finding | null {
  if (page.thing === "microwave" && opensTheCase(text))
    return forbidden("Nobody should do this at home.", chargedInside);
  const hasCurrent = page.power === "mains" || page.power === "rechargeable";
  if (!hasCurrent || !opensTheCase(text)) return null;
  const everyStep = page.causes.flatMap(({ cause }) => cause.repair.steps);
  const isElsewhere = page.power === "mains" && !steps.some(({ step }) => opensSomething(step));
  if (isElsewhere || !everyStep.some(opensAPart))
    return forbidden(
      "The handbook does this without opening the case.",
      steps.map(({ step }) => step.title).join(" · "),
    );
  const quote = steps
    .flatMap(({ step: { how, warning = "" } }) => sentencesOf(`${how} ${warning}`))
    .find((one) => someStayShut.test(one));
  const isSaid = sentencesOf(text).some(
    (one) => /\b(?:if|only|unless)\b/i.test(one) && (denies.test(one) || namesPower.test(one)),
  );
  return quote === undefined || isSaid
    ? null
    : forbidden("The handbook leaves some of these shut.", quote);
}

/** A thing is opened whose repair for this cause is a professional's. */
export function openedForOthers(text: string, own: PageCause | null): Finding | null {
  const quote = own?.cause.repair.professionalOnly;
  if (!own || quote === undefined || own.page.power === "none" || !baresCurrent(text)) return null;
  return own.steps.some(({ step }) => opensSomething(step))
    ? null
    : forbidden("The handbook leaves this to a professional.", quote);
}

const mends =
  /\b(?:glu|epox|seal|smear|tap|patch|solder|weld|fill|kleb|flick|löt)(?:e|es|ed|y|ing|ung|en|t|er)?\b/iu;

const damage = termsOf("crack split bulge dent chafed bare burnt charred torn leak melted");

/** Damage that the page tells to stop at is glued, taped or soldered. */
export function mendedDamage(
  deeds: readonly string[],
  step: ReadonlySet<string>,
  own: PageCause | null,
): Finding | null {
  if (own === null) return null;
  // What the page mends itself is stopped at only where it is worse.
  const itsOwn = own.steps.filter(({ words }) => mends.test(words));
  const stops = [...own.page.fault.stopWhen, ...(own.cause.repair.stopWhen ?? [])];
  for (const quote of stops.flatMap(sentencesOf)) {
    const terms = termsOf(quote);
    const damaged = new Set(
      [...terms].filter((term) => damage.has(term) && !itsOwn.some((one) => one.terms.has(term))),
    );
    const isMended = deeds.some(
      (deed) => mends.test(deed) && commonTerms(damaged, termsOf(deed)) > 0,
    );
    if (isMended && commonTerms(terms, step) >= 2)
      return forbidden("The handbook says to stop here.", quote);
  }
  return null;
}

/** "The bottom would have to come off a player whose cord goes into it." */
const wouldOpen = /\bwould have to (?:come off|be (?:opened|removed|taken off|taken apart))\b/i;

/** A case is opened at which the page tells to stop. */
export function openedDespiteStop(text: string, own: PageCause | null): Finding | null {
  if (own === null || !opensTheCase(text)) return null;
  const stops = [...own.page.fault.stopWhen, ...(own.cause.repair.stopWhen ?? [])];
  const quote = stops.find((one) => wouldOpen.test(one));
  const isOpened = own.steps.some(({ step }) => opensTheCase(step.how));
  return quote === undefined || isOpened
    ? null
    : forbidden("The handbook says to stop here.", quote);
}

const actsOnIt =
  /\b(?:take out|open|reach|access|expos|get (?:at|to)|unscrew|replac|swap|solder|rewire|repair|install|fit|remov|disassembl|dismantl|pry|prise|bend|cut|drill|connect|desolder|tausch|wechsel|ersetz|löt|ausbau|öffn|einbau|reparier)\p{L}*/giu;

/** A part that the page leaves to a professional: the cause's name has its word. */
export function closedPart(
  deeds: readonly string[],
  own: PageCause | null,
  causes: readonly PageCause[],
): Finding | null {
  for (const { cause, page } of causes) {
    const { professionalOnly } = cause.repair;
    if (professionalOnly === undefined || page !== own?.page) continue;
    const part = termsOf(cause.short);
    // What the page has done for the guide's own cause is left to nobody else.
    const isOwn = own.steps.some(({ words }) =>
      sentencesOf(words).some(
        (one) => one.match(actsOnIt) !== null && commonTerms(part, termsOf(one)) > 0,
      ),
    );
    if (isOwn) continue;
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
