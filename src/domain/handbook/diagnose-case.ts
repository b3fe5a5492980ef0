import type { Harmless } from "~/domain/safety/find-harmless";
import { findHazards } from "~/domain/safety/read-hazards";
import type { AnsweredQuestion, RepairCase } from "~/domain/repair-case";
import { smallWords } from "~/domain/language/small-words";
import { recogniseLanguage } from "~/domain/language/recognise-language";
import type { Language } from "~/domain/language/recognise-language";
import { openingAbroad } from "./answers/yes-or-no-abroad";
import { rankCauses } from "./rank-causes";
import type { Complaint, Diagnosis, FoundPage, OtherPage } from "./diagnosis";
import { pagesOfChoice } from "./choose-page";
import { deniesWholeName } from "./deny-name";
import { findDanger } from "./find-danger";
import { gatherEvidence } from "./gather-evidence";
import { leaveOutQuestions } from "./leave-out-questions";
import { powerSaid } from "./match-fault";
import { ownWord } from "./own-word";
import type { ItemType, Power } from "./playbook";
import { pageWeights } from "./page-weights";
import { rankPages, surenessOf } from "./rank-pages";
import type { PageMatch } from "./rank-pages";
import { movePage } from "./move-page";
import { extractItemName } from "./extract-item-name";
import { describeSounds } from "~/domain/describe-recording";

/** The root cause, the guide and each message of the chat ask again, the chat with its message and without. */
const mostKept = 4;
/** What was asked for last, by its words, the oldest first. */
const kept = new Map<string, Promise<Diagnosis>>();

/** Finds the page that fits a case and weighs its causes. The same case always opens the same page. */
export function diagnoseCase(repair: RepairCase): Promise<Diagnosis> {
  const { itemDescription, itemIssue, answers, findings, chosen } = repair;
  const words = JSON.stringify([itemDescription, itemIssue, answers, findings, chosen]);
  // A guess may still be under way: whoever joins it tries for themselves where it fails.
  const known = kept.get(words);
  if (known) return known.catch(() => diagnose(repair));
  const diagnosis = diagnose(repair);
  kept.set(words, diagnosis);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  // A page that did not load is asked for again.
  diagnosis.catch(() => {
    if (kept.get(words) === diagnosis) kept.delete(words);
  });
  return diagnosis;
}

async function diagnose(wholeCase: RepairCase): Promise<Diagnosis> {
  const repair = inBrief(wholeCase);
  const page = await openPageFor(repair, repair.answers);
  const opened = weigh(page, repair);
  const { outcome, hazards, harmless } = findHazards(wholeCase);
  if (harmless && outcome !== "stop") {
    // "It is switched off now" answers the page on a danger, and complains of nothing.
    const found = await openPageFor(repair, []);
    if (isUncertain(found)) return diagnoseHarmless(harmless, found, repair);
  }
  if (outcome !== "stop") return opened;
  const thing = page.kind?.asOne ?? page.thing;
  const power = powerSaid(repair.itemDescription) ?? page.power;
  const danger = findDanger(hazards, { ...opened, thing, power });
  return danger === null
    ? { ...opened, basis: "danger", causes: [opened.causes[0]] }
    : weigh({ ...page, thing, fault: danger, basis: "danger" }, repair);
}

/** No kind has a page on what is harmless; what is told beside it, such as a hole, may have one that is surer. */
const sureEnough = 0.75;
const isUncertain = ({ basis, pageShare }: FoundPage) =>
  basis === "general" || (pageShare ?? 1) < sureEnough;

async function diagnoseHarmless(harmless: Harmless, page: FoundPage, repair: RepairCase) {
  const { generalPage } = await import("./general-pages");
  const thing = page.kind?.asOne ?? page.thing;
  const fault = generalPage(harmless, thing);
  return weigh({ ...page, thing, fault, basis: "general", runnerUp: null }, repair);
}

/** In characters. More tells no more of which page fits; only dangers are looked for in all that was said. */
const longest = { item: 500, issue: 2000, answer: 500 };

/** A case whose words are read in a tenth of a second, however many there are. */
export function inBrief(repair: RepairCase): RepairCase {
  return {
    ...repair,
    itemDescription: repair.itemDescription.slice(0, longest.item),
    itemIssue: repair.itemIssue.slice(0, longest.issue),
    answers: repair.answers.map((answered) => ({
      ...answered,
      answer: answered.answer.slice(0, longest.answer),
    })),
  };
}

function weigh(page: FoundPage, repair: RepairCase): Diagnosis {
  const language = recogniseLanguage(`${repair.itemDescription}. ${repair.itemIssue}`);
  const gathered = gatherEvidence(page.fault, withReadAnswers(repair, language));
  const [first, ...others] = rankCauses(page.fault, gathered.evidence);
  if (first === undefined) throw new Error(`The fault ${page.fault.id} has no cause`);
  // After a move the person has taken the complaint back themselves.
  const isNameDenied =
    page.basis === "fault" && page.moved === null && deniesWholeName(page.fault, repair.itemIssue);
  return { ...page, ...gathered, language, isNameDenied, causes: [first, ...others] };
}

/**
 * Beside a complaint in another language a tapped "Yes" counts, and so does a "ja" with whatever is behind it;
 * other words of that language do not: "sie läuft" would be taken for whatever English word it resembles.
 */
function withReadAnswers(repair: RepairCase, language: Language): RepairCase {
  if (language === "en") return repair;
  return {
    ...repair,
    answers: repair.answers.flatMap((answered) => {
      if (recogniseLanguage(answered.answer) === "en") return [answered];
      const opening = openingAbroad(answered.answer);
      return opening === null ? [] : [{ ...answered, answer: opening }];
    }),
  };
}

/** The page that fits what is complained of. What the files hold counts as far as the words leave it open. */
export async function findPage(complaint: Complaint): Promise<FoundPage> {
  return openPageFor(complaint, []);
}

async function openPageFor(
  complaint: Complaint,
  answers: readonly AnsweredQuestion[],
): Promise<FoundPage> {
  const {
    itemDescription,
    itemIssue,
    chosen,
    findings: { photo = "", recording } = {},
  } = complaint;
  const description = [itemDescription, photo, recording?.words, describeSounds(recording)]
    .filter(Boolean)
    .join(".\n");
  const language = recogniseLanguage(`${itemDescription}. ${itemIssue}`);
  const issue = await inEnglish(itemIssue, language);
  const told = poweredFirst(
    await rankPages(itemDescription, issue, { description, photo }),
    powerSaid(itemDescription),
  );
  const picked = chosen && (await pagesOfChoice(chosen, description, issue));
  const pages = picked ?? told;
  // What a person has picked by its name, no answer of theirs takes away.
  const isFixed = picked !== undefined && picked !== null && chosen?.fault !== undefined;
  // Answers in another language are not read, and what is not read moves nothing.
  const isUnread = language !== "en";
  const { ranked, moved } =
    answers.length === 0 || isFixed || isUnread
      ? { ranked: pages, moved: null }
      : await movePage(pages, { description, issue: itemIssue }, answers);
  const beside = picked ? told.filter(({ kind }) => kind?.id !== chosen?.kind) : [];
  const page = await openPage([...ranked, ...beside], complaint, description);
  return { ...page, moved };
}

/** Of two pages that are nearly as likely, that of the power which the name tells: a petrol mower has no socket. */
function poweredFirst(pages: readonly PageMatch[], power: Power | null): readonly PageMatch[] {
  const [first] = pages;
  if (power === null || !first?.fault || first.fault.power === power) return pages;
  const own = pages.find(
    ({ kind, fault, share }) =>
      kind === first.kind && fault?.power === power && share >= first.share * nearlyAsGood,
  );
  return own === undefined ? pages : [own, ...pages.filter((page) => page !== own)];
}

/** The words for what is wrong are few, and are fetched only for a language that needs them. */
async function inEnglish(issue: string, language: Language): Promise<string> {
  if (language === "en") return issue;
  // Without a network they may not come; then the thing's own name has to do.
  const words = await import("~/domain/language/foreign-troubles").catch(() => null);
  const known = words?.troubleInEnglish(language, issue) ?? "";
  return known === "" ? issue : `${known}. ${withoutSmallWords(issue)}`;
}

/** The German "die" is no thing that died. */
function withoutSmallWords(issue: string): string {
  return issue.replace(/\p{L}+/gu, (word) => (smallWords.has(word.toLowerCase()) ? "" : word));
}

/** The first of the pages, with what else it may be. */
async function openPage(
  ranked: readonly PageMatch[],
  { itemDescription, itemIssue }: Complaint,
  description: string,
): Promise<Omit<FoundPage, "moved">> {
  const [first, ...others] = ranked;
  const { kind = null, share = 1 } = first ?? {};
  const otherPages = others.filter(isPage).slice(0, mostOthers);
  const common = {
    kind,
    pageShare: first ? surenessOf({ ...first, isPage: first.fault !== null }, pageWeights) : 1,
    otherPages,
    otherKinds: kindsBeside(kind, others),
  };
  if (!first?.fault || !kind) {
    const thing = kind
      ? (kind.asOne ?? ownWord(kind, itemDescription))
      : extractItemName(itemDescription);
    // Most cases have a page of their own and need none of these.
    const { generalFault } = await import("./general-method");
    const general = generalFault(thing, kind, `${description}.\n${itemIssue}`);
    return { ...common, ...general, thing, basis: "general", runnerUp: null };
  }
  const fault = leaveOutQuestions(first.fault, `${description}.\n${itemIssue}`);
  const power = fault.power ?? powerSaid(itemDescription) ?? kind.power;
  const next = otherPages.find((page) => page.kind === kind && page.share >= share * nearlyAsGood);
  const runnerUp = next?.fault ?? null;
  const thing = ownWord(kind, itemDescription);
  return { ...common, thing, power, fault, basis: "fault", runnerUp };
}

/** As a part of the first page's share. */
const nearlyAsGood = 0.3;
const mostOthers = 3;

/** A thing with less of a share than this was hardly meant: a washing machine's drum is no instrument. */
const leastShareOfKind = 0.03;

function kindsBeside(kind: ItemType | null, others: readonly PageMatch[]): ItemType[] {
  const shares = new Map<ItemType, number>();
  for (const page of others)
    if (page.kind && page.kind !== kind)
      shares.set(page.kind, (shares.get(page.kind) ?? 0) + page.share);
  return [...shares]
    .flatMap(([one, share]) => (share >= leastShareOfKind ? [one] : []))
    .slice(0, mostOthers);
}

function isPage(match: PageMatch): match is PageMatch & OtherPage {
  return match.kind !== null && match.fault !== null;
}
