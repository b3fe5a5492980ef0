import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { matchFaults } from "~/domain/handbook/match-fault";
import type { Fault } from "~/domain/handbook/playbook";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { recogniseLanguage as languageOf } from "~/domain/language/recognise-language";
import { findHazards } from "~/domain/safety/read-hazards";
import { translateHazard } from "~/domain/safety/translate-hazard";
import { findSibling } from "./answer-objection";
import type { ChatContext } from "./chat-context";
import { findSentences } from "./find-sentences";
import { listActions } from "./guide-in-words";
import { readMessage } from "./read-message";
import { recogniseLanguage } from "./recognise-language";

const repairers: Readonly<Record<string, string>> = {
  bicycles: "a bicycle workshop",
  clothing: "a tailor, a cobbler or a sewing shop",
  furniture: "a joiner or an upholsterer",
  kitchen: "the maker's customer service or a workshop for household appliances",
  appliances: "the maker's customer service or a workshop for household appliances",
  electronics: "a repair shop for phones and computers, or the maker's service",
  audio: "a workshop for radio and audio, or the maker's service",
  tools: "the maker's service or a workshop for tools",
};

/** "Who can do it for me?" */
export function answerWhoMends({ page, guide }: ChatContext): string {
  const who =
    repairers[page.kind?.category ?? ""] ?? "a workshop for such things, or the maker's service";
  return [
    guide.help.length > 0 && `Hand it over in these cases: ${guide.help.join(" ")}`,
    `Whom to ask: ${who}${page.power === "mains" || page.power === null ? "; for fixed wiring or water pipes an electrician or a plumber, for gas a registered gas engineer" : ""}.`,
    "The maker lists those that it trusts, and a repair café looks at it with you for nothing or a donation.",
  ]
    .filter(Boolean)
    .join(" ");
}

const kindly = {
  German:
    "Es tut mir leid: Fragen zur Anleitung kann ich nur auf Englisch beantworten. Von einer Gefahr (Rauch, Funken, Gas, ein Schlag) können Sie mir auf Deutsch schreiben. Die Anleitung lässt sich kopieren und übersetzen; lassen Sie die Warnungen von jemandem prüfen, der beide Sprachen liest.",
  Dutch:
    "Het spijt me: vragen over de handleiding kan ik alleen in het Engels beantwoorden. Over gevaar (rook, vonken, gas, een schok) kunt u mij in het Nederlands schrijven. U kunt de handleiding kopiëren en laten vertalen; laat de waarschuwingen nakijken door iemand die beide talen leest.",
  French:
    "Je suis désolé : je ne peux répondre aux questions sur le guide qu'en anglais. Vous pouvez me signaler un danger (fumée, étincelles, gaz, décharge) en français. Le guide peut être copié dans un traducteur ; faites vérifier les avertissements par quelqu'un qui lit les deux langues.",
} as const;

const named = {
  German: / (?:german|deutsch) /,
  Dutch: / (?:dutch|nederlands) /,
  French: / (?:french|français|francais) /,
} as const;

/** A message too short to tell its language is in that of the case. */
const ofCase = { en: null, de: "German", nl: "Dutch", fr: "French" } as const;

/** "Auf Deutsch bitte": only English, said in the language that was asked for where it is one of three. */
export function answerLanguage({ page, guide, message }: ChatContext): string {
  const text = readMessage(message);
  const written = recogniseLanguage(message);
  const asked =
    (["German", "Dutch", "French"] as const).find(
      (language) => named[language].test(text) || written === language,
    ) ?? ofCase[page.language];
  return [
    page.basis === "danger" && sayDangerAgain(page, guide, message),
    asked && kindly[asked],
    `I am sorry, I answer in English only. The guide for your ${page.thing} can be copied into a translator; have its warnings checked by somebody who reads both languages.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whoever asks beside a danger may just have told that it grows: what to do now, in their own language where we have it. */
function sayDangerAgain(page: Diagnosis, guide: ChatContext["guide"], remarks: string): string {
  const told = { itemDescription: page.thing, itemIssue: "", answers: [], remarks };
  const raised = findHazards(told).hazards.find(({ severity }) => severity === "stop");
  const now = raised && translateHazard(raised, languageOf(remarks)).inLanguage?.now;
  return [now, `Do this now: ${listActions(page, guide)}.`].filter(Boolean).join(" ");
}

/** "It drains now, but it does not spin": another trouble than the guide's, or the same told again. */
export function answerNewSymptom(talk: ChatContext): string | null {
  const { page, guide, message, siblings = [] } = talk;
  // What works by now stands before the turn: "it drains, but it does not spin".
  const turned = message.split(/\b(?:but|however|only|though)\b|[,.;:]\s*(?:now\b)?|\bnow\b/i);
  const news = turned.findLast((part) => /\S\s\S/.test(part)) ?? message;
  const isOwn = tellsOwn(page.fault, siblings, message);
  const fault = isOwn ? undefined : (findSibling(talk, news) ?? findSibling(talk, message));
  const trouble = `the ${page.thing} ${page.basis === "general" ? "in general" : page.fault.name}`;
  // Told again in other words it asks for nothing that this could answer.
  if (isOwn || (fault === undefined && !isNew.test(message))) return null;
  const isAfterwards =
    guide.steps.length > 0 &&
    /\b(?:now|since|after|suddenly|again|put (?:it )?(?:back|together))\b/i.test(message);
  return [
    fault === undefined
      ? `The page that this guide comes from (${trouble}) does not speak of that.`
      : `That is another trouble than the one this guide was written for (${trouble}).`,
    isAfterwards &&
      "First look whether something was left loose, unplugged or the wrong way round when you put it together.",
    fault !== undefined &&
      `It sounds like another page of the handbook: the ${page.thing} ${fault.name}. Its likeliest cause is ${rankCauses(fault, [])[0]?.cause.name}.`,
    fault === undefined &&
      findSentences(talk, 1).map((one) => `The nearest it has is this: ${one}`),
    `A new request with “${message.slice(0, 80).trim()}” would weigh it anew, with questions of its own.`,
  ]
    .flat()
    .filter(Boolean)
    .join(" ");
}

/** Something has come up that was not so before. */
const isNew =
  /\b(?:now|since|suddenly|also|as well|another|besides|too|started|noticed|begun|began|new)\b/i;

/** Whether the guide's own trouble is told again, in other words. */
function tellsOwn(own: Fault, siblings: readonly Fault[], message: string): boolean {
  return (
    matchFaults([own, ...siblings.filter(({ id }) => id !== own.id)], "", message)[0]?.fault.id ===
    own.id
  );
}

/** A danger in words that no rule of the gate has: make safe before all else. */
export function stopAtDanger({ page }: ChatContext): string {
  const off =
    page.power === "none"
      ? "let go of it and keep away"
      : "cut its power where you can do so safely, at the plug with dry hands or at the fuse box, and do not touch it again";
  return `Stop here. What you describe may be dangerous. Leave the ${page.thing} alone: ${off}. If there is smoke, fire or gas, leave the room and call the fire brigade. Go no further with the guide; have it looked at by somebody who does this for a living.`;
}
