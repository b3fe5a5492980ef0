import type { Diagnosis } from "./diagnosis";
import { writeChange } from "./write-change";
import { writeClues } from "./write-clues";
import { isInAnotherLanguage, isUnknown, writeHonesty } from "./write-honesty";

/** Two answers given without a doubt; one alone, however telling, leaves room for a mistake. */
const enoughForSure = 1.8;
/** Of the sureness of a page whose name is denied. */
const leftOfDenied = 0.6;
/** A cause with a smaller share is not worth a word. */
const leastShare = 0.04;

/**
 * The root cause in two or three paragraphs of Markdown: the causes in order, how sure that is, the
 * clues that tell most, and the cheapest test before anything is bought.
 */
export function writeCause(page: Diagnosis): string {
  if (isInAnotherLanguage(page)) return writeHonesty(page);
  return [writeRanking(page), writeClues(page), writeTest(page)].filter(Boolean).join("\n\n");
}

function writeRanking(page: Diagnosis): string {
  const { causes } = page;
  const [{ cause }, ...others] = causes;
  const next = others.filter(({ share }) => share >= leastShare).slice(0, 2);
  return [
    writeChange(page),
    writeHonesty(page),
    writeFirst(page),
    cause.why,
    hasSeveral(page) && !isUnknown(page) && writeSureness(page),
    next.length > 0 && `Next comes ${next.map((one) => `**${one.cause.name}**`).join(", then ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A general page does not know what the thing does, so it does not say that it did. */
function writeFirst(page: Diagnosis): string {
  const { thing, fault, basis, isNameDenied, causes } = page;
  const [{ cause }] = causes;
  if (basis === "general") return `The first place to look is **${cause.name}**.`;
  const verdict = hasSeveral(page) ? "The likeliest cause is" : "This points to";
  const trouble = isNameDenied
    ? `The closest match is “${fault.name}”, though not all of that fits what you describe.`
    : `Your ${thing} ${fault.name}.`;
  return `${trouble} ${verdict} **${cause.name}**.`;
}

/** Of several causes a page on a danger tells one, and still does not know that it is the one. */
function hasSeveral({ fault }: Diagnosis): boolean {
  return Object.keys(fault.causes).length > 1;
}

/** A share in words, as a careful repairer would put it: no answers, no certainty, and the page's own doubt counts. */
function writeSureness({
  evidence,
  basis,
  pageShare,
  isNameDenied,
  causes: [{ share }],
}: Diagnosis): string {
  const told = evidence.reduce((sum, { sureness }) => sum + sureness, 0);
  const answered = evidence.some(({ source }) => source === "answer");
  const page = isNameDenied ? pageShare * leftOfDenied : pageShare;
  const both = basis === "fault" ? share * page : share;
  if (!answered)
    return "Your answers leave it open, so this is based on what you described and on what usually causes it.";
  if (basis !== "general" && both >= 0.9 && told >= enoughForSure)
    return "From what you say, this is almost certain.";
  if (both >= 0.65) return "This is likely, though not certain.";
  if (both >= 0.45) return "There is about an even chance that this is it.";
  if (share >= 0.45) return "It could be something else too, but look here first.";
  return "Several causes are about as likely, so look here first.";
}

/** A stop on a page that was meant for the hands: its check runs the thing, where a page on a danger only looks. */
const isStoppedRepair = ({ basis, fault }: Diagnosis) =>
  basis === "danger" && !fault.id.startsWith("danger-");

/** The likeliest cause's check, and what follows from either outcome; each cause has one that needs no spare part. */
function writeTest(page: Diagnosis): string {
  const [{ cause }, second] = page.causes;
  const { short, check, repair } = cause;
  const reason = repair.professionalOnly;
  if (second === undefined) {
    const test = reason !== undefined && isStoppedRepair(page) ? "" : check.do;
    return `**What to do now:** ${[reason, test].filter(Boolean).join(" ")}`;
  }
  const other = second.cause;
  const isFree = `(${check.minutes} min, no cost)`;
  const lead =
    reason === undefined
      ? `**Before you buy anything** ${isFree}:`
      : other.repair.professionalOnly === undefined
        ? `**Before you hand it over** ${isFree}:`
        : `**What to do now:** ${reason} Make sure of it first ${isFree}:`;
  return `${lead} ${check.do} If ${check.finds}, it is ${short}. If not, check ${other.short} next: ${lowerFirst(other.check.do)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
