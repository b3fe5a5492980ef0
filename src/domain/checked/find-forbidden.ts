import { findHazards } from "~/domain/safety/read-hazards";
import { type Finding, forbidden } from "./finding";
import {
  closedPart,
  mendedDamage,
  openedCase,
  openedDespiteStop,
  openedForOthers,
} from "./left-to-others";
import { likeness, nearestStep, type PageCause } from "./match-page";
import { neverAtHome } from "./never-at-home";
import type { Ban } from "./read-bans";
import { deedsOf, denies, sentencesOf, wordsBehind } from "./sentences";
import { commonTerms, metals, termsOf } from "./terms";

/** What a step does that the page, or the safety rules, leave to nobody or to others. */
export function findForbidden(
  text: string,
  bans: readonly Ban[],
  own: PageCause | null,
  causes: readonly PageCause[],
): Finding | null {
  const deeds = deedsOf(text);
  return (
    findBanned(text, deeds, bans, own) ??
    mendedDamage(deeds, termsOf(text), own) ??
    openedDespiteStop(text, own) ??
    openedForOthers(text, own) ??
    closedPart(deeds, own, causes) ??
    (own && openedCase(text, own))
  );
}

/** What the safety rules, or the page in so many words, forbid anybody to do. */
export function findBanned(
  text: string,
  deeds: readonly string[],
  bans: readonly Ban[],
  own: PageCause | null,
): Finding | null {
  const reason = neverAtHome(text, deeds, hasPack(own));
  if (reason) return forbidden("Nobody should do this at home.", reason);
  const advice = {
    itemDescription: "",
    itemIssue: "",
    answers: [],
    assistantText: deeds.join(".\n"),
  };
  const hazard = findHazards(advice).hazards.find(({ severity }) => severity !== "caution");
  if (hazard) return forbidden("The safety rules forbid this.", `${hazard.why} ${hazard.now}`);
  const said = sentencesOf(text)
    // "Sew it up there, so you need not take it down" does it all the same.
    .map((one) => one.replace(/, so (?:that )?(?:you|it|there)\b.*$/i, ""))
    .filter((one) => denies.test(one))
    .map(termsOf);
  const step = termsOf(text);
  const nearest = own && nearestStep(step, own.steps)?.step.terms;
  const banned = bans.find(
    (ban) =>
      !repeats(said, ban) &&
      deeds.some((deed) =>
        breaks(
          deed,
          ban,
          ban.isAnywhere || ban.around === nearest || likeness(step, ban.around) >= sameWork,
        ),
      ) &&
      (ban.isAfterIf !== true || onCondition.test(text)) &&
      (ban.onlyWhile === null || commonTerms(ban.onlyWhile, step) > 0),
  );
  return banned ? forbidden("The handbook says not to do this.", banned.quote) : null;
}

const onCondition = /\b(?:if|should it|wenn|falls)\b/i;

/** A thing may have a pack that is charged beside its plug. */
const hasPack = (own: PageCause | null) =>
  own !== null && (own.page.power === "rechargeable" || own.about.has(pack));

const [pack = ""] = termsOf("pack");

/** By what part of its words a deed has to be told to be the forbidden one. */
const enough = 0.75;

/** The step forbids it too, and so does not do it. */
function repeats(said: readonly ReadonlySet<string>[], { terms }: Ban): boolean {
  return said.some((sentence) => commonTerms(terms, sentence) >= enough * terms.size);
}

const takes =
  /\b(?:with|using|uses?|take|straighten|unfold|run|grab|squirt|spray|appl|drip|drop|pour|dab|spread|rub|scrap|slide|slip|push|poke|insert|stick|work|put|mit|nehm|nimm|verwend|benutz|setz|sprüh|träufel|gieß)\p{L}*/giu;

const undoes =
  /\b(?:undo|unscrew|loosen|open|remov|detach|pry|prise|pull|take|cut|twist|bend|disassembl|separat|lös|entfern|schraub)\p{L}*/giu;

/** How much of the work that a thing is forbidden for a step has to tell. */
const sameWork = 0.2;

function breaks(
  deed: string,
  { terms, isThing, isLeft, oneOf }: Ban,
  isSameWork: boolean,
): boolean {
  const done = termsOf(deed);
  const common = commonTerms(terms, isLeft ? wordsBehind(deed, undoes) : done);
  if (oneOf) return common === terms.size && commonTerms(oneOf, done) > 0 && isSameWork;
  // "Never scratch it off" is said of the work that it stands with.
  if (!isThing && terms.size === 1) return common === 1 && isSameWork;
  if (!isThing) return common >= 2 && common >= enough * terms.size;
  const tool = wordsBehind(deed, takes);
  const isMetal = terms.has("metal") && commonTerms(metals, tool) > 0;
  const isTaken = isMetal || commonTerms(terms, tool) >= enough * terms.size;
  return isTaken && isSameWork;
}
