import type { Diagnosis } from "./diagnosis";
import { joinWords } from "./quote-answer";
import { chances } from "./rank-causes";
import type { Evidence, RankedCause } from "./rank-causes";

/** How far above or below the average over the causes a chance speaks for or against one. */
const telling = 1.2;
/** Below this it was read between the lines, and is not told as if it had been said. */
const saidOutright = 0.9;
/** More clues than this nobody reads. */
const mostClues = 2;
/** More causes than this in one sentence nobody keeps apart. */
const mostNames = 2;

/**
 * The clues that tell most about the likeliest cause: "You said it hums. That points to the drain
 * filter rather than the pump." Several make a list. Two statements that exclude each other are always named.
 */
export function writeClues({ evidence, causes }: Diagnosis): string {
  const questions = [...new Set(evidence.map(({ question }) => question))];
  const known = questions.map((question) => evidence.filter((one) => one.question === question));
  const single = known.flatMap(([first, second]) => (first && !second ? [first] : []));
  const told = single
    .filter((clue) => isWorthTelling(clue, causes))
    .toSorted((a, b) => weightOf(b, causes) - weightOf(a, causes))
    .slice(0, mostClues)
    .toSorted((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));
  const clues = told.map((clue, place) => [
    `${leadIn(clue)} ${meaningOf(clue)}.`,
    writeEffect(clue, causes, told.slice(0, place)),
  ]);
  const upshot = [writeWhyFirst(told, causes), ...known.map(writeContradiction)];
  if (clues.length < 2) return [...clues.flat(), ...upshot].filter(Boolean).join(" ");
  // What each points to has a line of its own.
  const list = clues.map((lines) => `- ${lines.filter(Boolean).join("\\\n  ")}`).join("\n");
  return [list, upshot.filter(Boolean).join(" ")].filter(Boolean).join("\n\n");
}

/** Where a clue that is told speaks against the cause that is named first, a reader asks why it is. */
function writeWhyFirst(told: readonly Evidence[], causes: readonly RankedCause[]): string {
  const [first, ...others] = causes;
  const isAgainst = (clue: Evidence) =>
    chancesOf(clue, causes).rarer.includes(first?.cause.short ?? "");
  if (first === undefined || !told.some(isAgainst)) return "";
  const { short, prior } = first.cause;
  const isUsual = others.every(({ cause }) => cause.prior < prior);
  return isUsual && told.every(isAgainst)
    ? `All the same, begin with ${short}: it is the most usual cause.`
    : `All told, ${short} still comes first.`;
}

/** In the order in which they are told. */
const sources: readonly Evidence["source"][] = ["text", "photo", "recording", "answer"];

/** What a complaint is silent about, it has not denied; and a mere “it is not that” is no clue to a reader. */
function isWorthTelling(clue: Evidence, causes: readonly RankedCause[]): boolean {
  if (clue.source === "text" && clue.answer === "no") return false;
  if (meaningOf(clue).startsWith("it is not that ")) return false;
  return writeEffect(clue, causes) !== "";
}

/** How far it moves the likeliest cause from the others, each as much as it is to be reckoned with. */
function weightOf({ question, answer, sureness }: Evidence, causes: readonly RankedCause[]) {
  const chanceOf = (id: string) => Math.log(chances(question, id).get(answer) ?? 1);
  const [first, ...others] = causes;
  if (first === undefined) return 0;
  const ofFirst = chanceOf(first.id);
  return others.reduce(
    (sum, { id, share }) => sum + sureness * share * Math.abs(ofFirst - chanceOf(id)),
    0,
  );
}

function writeContradiction([first, second]: readonly Evidence[]): string {
  return first && second
    ? `You said once that ${meaningOf(first)} and once that ${meaningOf(second)}. Please check again: until then neither counts in full.`
    : "";
}

function meaningOf({ question, answer }: Evidence): string {
  return question.answers[answer]?.means ?? "";
}

function leadIn({ source, sureness }: Evidence): string {
  switch (source) {
    case "text":
      return "From what you wrote,";
    case "photo":
      return "The photo suggests that";
    case "recording":
      return "The recording suggests that";
    case "answer":
      if (sureness >= saidOutright) return "You said that";
      return sureness > 0.5 ? "Your answer sounds as if" : "Your answer could mean that";
  }
}

/**
 * "That points to the drain filter rather than the pump."; empty where it fits all of the causes.
 *
 * @param before the clues told before it: what they have ruled out is not said again
 */
function writeEffect(
  clue: Evidence,
  causes: readonly RankedCause[],
  before: readonly Evidence[] = [],
): string {
  const { likelier, rarer } = chancesOf(clue, causes);
  const earlier = before.map((one) => chancesOf(one, causes));
  if (earlier.some((one) => isSame(one.likelier, likelier) && isSame(one.rarer, rarer)))
    return likelier.length + rarer.length > 0 ? "That points the same way." : "";
  const isMostly = likelier.length > mostNames || likelier.length === 0;
  if (isMostly && rarer.length > 0) return `That makes ${joinWords(rarer)} less likely.`;
  if (likelier.length === 0) return "";
  const known = new Set(earlier.flatMap((one) => one.rarer));
  const news = rarer.length <= mostNames ? rarer.filter((name) => !known.has(name)) : [];
  const than = news.length > 0 ? ` rather than ${joinWords(news, "or")}` : "";
  return `That points to ${joinWords(likelier, "or")}${than}.`;
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.join() === others.join();

/** The causes that a clue speaks for, and those that it speaks against. */
function chancesOf({ question, answer }: Evidence, causes: readonly RankedCause[]) {
  const lifts = causes.map(({ id, cause }) => ({
    name: cause.short,
    chance: chances(question, id).get(answer) ?? 1,
  }));
  const average = lifts.reduce((sum, { chance }) => sum + chance, 0) / lifts.length;
  return {
    likelier: lifts.filter(({ chance }) => chance >= average * telling).map(nameOf),
    rarer: lifts.filter(({ chance }) => chance <= average / telling).map(nameOf),
  };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
