import { joinWords, shorten } from "./quote-answer";
import { writeChange } from "./write-change";
import { chances } from "./rank-causes";
import type { Evidence, RankedCause } from "./rank-causes";
import { plainText } from "./extract-item-name";
import type { Diagnosis } from "./diagnosis";

/** How far above or below the average over the causes a chance speaks for or against one. */
const telling = 1.2;
/** Two answers given without a doubt; one alone, however telling, leaves room for a mistake. */
const enoughForSure = 1.8;
/** Below this it was read between the lines, and is not told as if it had been said. */
const saidOutright = 0.9;
/** Of the sureness of a page whose name is denied. */
const leftOfDenied = 0.6;
/** A cause with a smaller share is not worth a word. */
const leastShare = 0.04;

/**
 * The root cause in two or three paragraphs of Markdown: the causes in order, how each answer moved
 * them, how sure that is, and the cheapest test before anything is bought.
 */
export function writeCause(page: Diagnosis): string {
  return [writeRanking(page), writeMoves(page), writeTest(page.causes)]
    .filter(Boolean)
    .join("\n\n");
}

/** The notice that a guide or an analysis is the general method; empty for a page of its own. */
export function writeHonesty({ thing, basis, kind, power }: Diagnosis): string {
  if (basis !== "general") return "";
  const nothingUnderstood = kind === null && power === null;
  const item = thing === "item" ? "the item" : `“${thing}”`;
  return nothingUnderstood
    ? `The handbook did not recognise ${item}, and it understands English only, so this is its general method, not knowledge of your model. To get a page that fits, describe the item differently: its everyday English name first, then what is wrong with it.`
    : `The handbook has no page for this trouble with your ${thing}, so this is its general method, not knowledge of your model.`;
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
    hasSeveral(page) && writeSureness(page),
    next.length > 0 &&
      `After it comes ${next.map((one) => `**${one.cause.name}**`).join(", then ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A general page does not know what the thing does, so it does not say that it did. */
function writeFirst(page: Diagnosis): string {
  const { thing, fault, basis, isNameDenied, causes } = page;
  const [{ cause }] = causes;
  if (basis === "general") return `The first place to look is **${cause.name}**.`;
  const verdict = hasSeveral(page) ? "The likeliest cause is" : "This speaks for";
  const trouble = isNameDenied
    ? `The nearest page is “${fault.name}”, though not all of that is what you describe.`
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
    return "Your answers leave it open, so this goes by your complaint and by what is met most often.";
  if (basis !== "general" && both >= 0.9 && told >= enoughForSure)
    return "By what you say, this is quite sure.";
  if (both >= 0.65) return "This is likely, though not certain.";
  if (both >= 0.45) return "This is the best bet, about an even chance.";
  if (share >= 0.45)
    return "What you tell fits other troubles too, so take this as the place to look first.";
  return "The causes lie close together, so take this as the place to look first.";
}

function writeMoves({ evidence, unsettled, causes, moved }: Diagnosis): string {
  const inOrder = evidence.toSorted(
    (a, b) => sources.indexOf(a.source) - sources.indexOf(b.source),
  );
  const questions = [...new Set(inOrder.map(({ question }) => question))];
  const moves = questions.map((question) =>
    writeMove(
      inOrder.filter((known) => known.question === question),
      causes,
    ),
  );
  const quotes = unsettled
    .filter((one) => !moved?.answers.some(({ question }) => question === one.question))
    .map(({ answer }) => plainText(answer))
    .filter((answer) => /\w/.test(answer))
    .map((answer) => `“${shorten(answer)}”`);
  const open =
    causes.length > 1 &&
    quotes.length > 0 &&
    `What you said with ${joinWords([...new Set(quotes)])} does not change this order.`;
  return [...moves, open].filter(Boolean).join(" ");
}

/** In the order in which they are told. */
const sources: readonly Evidence["source"][] = ["text", "photo", "recording", "answer"];

/**
 * What is known of one question: "You answered that the pump hums, which speaks for a blocked filter
 * and against a dead pump." Two things known of it exclude each other.
 */
function writeMove(known: readonly Evidence[], causes: readonly RankedCause[]): string {
  const [first, second] = known;
  if (first === undefined) return "";
  if (second !== undefined)
    return `You say once that ${meaningOf(first)} and once that ${meaningOf(second)}: try it again, because until then neither counts in full.`;
  const said = `${leadIn(first)} ${meaningOf(first)}`;
  return causes.length === 1 ? `${said}.` : `${said}, which ${writeEffect(first, causes)}.`;
}

function meaningOf({ question, answer }: Evidence): string {
  return question.answers[answer]?.means ?? "";
}

function leadIn({ source, sureness }: Evidence): string {
  switch (source) {
    case "text":
      return "What you wrote sounds as if";
    case "photo":
      return "The photo looks as if";
    case "recording":
      return "The recording sounds as if";
    case "answer":
      if (sureness >= saidOutright) return "You answered that";
      return sureness > 0.5 ? "Your answer sounds as if" : "You half answered that";
  }
}

/** "speaks for the drain filter and against the pump" */
function writeEffect({ question, answer }: Evidence, causes: readonly RankedCause[]): string {
  const lifts = causes.map(({ id, cause }) => ({
    name: cause.short,
    chance: chances(question, id).get(answer) ?? 1,
  }));
  const average = lifts.reduce((sum, { chance }) => sum + chance, 0) / lifts.length;
  const speaksFor = lifts.filter(({ chance }) => chance >= average * telling);
  const speaksAgainst = lifts.filter(({ chance }) => chance <= average / telling);
  const effects = [
    speaksFor.length > 0 && `for ${joinWords(speaksFor.map(({ name }) => name))}`,
    speaksAgainst.length > 0 && `against ${joinWords(speaksAgainst.map(({ name }) => name))}`,
  ].filter(Boolean);
  return effects.length > 0 ? `speaks ${effects.join(" and ")}` : "fits all of the causes";
}

/** The likeliest cause's check, and what follows from either outcome; each cause has one that needs no spare part. */
function writeTest([{ cause }, second]: Diagnosis["causes"]): string {
  const { short, check, repair } = cause;
  const reason = repair.professionalOnly;
  if (second === undefined)
    return `**What to do now:** ${[reason, check.do].filter(Boolean).join(" ")}`;
  const other = second.cause;
  const isFree = `(${check.minutes} min, no cost)`;
  const lead =
    reason === undefined
      ? `**Before you buy anything** ${isFree}:`
      : other.repair.professionalOnly === undefined
        ? `**Before you hand it over** ${isFree}:`
        : `**What to do now:** ${reason} Make sure of it first ${isFree}:`;
  return `${lead} ${check.do} If ${check.finds}, it is ${short}. If not, turn to ${other.short}: ${lowerFirst(other.check.do)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
