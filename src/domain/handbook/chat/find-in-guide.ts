import { toWords } from "~/domain/language/words";
import type { ChatContext } from "./chat-context";
import { quoteStep } from "./describe-step";
import { contentWords } from "./find-passage";

/** Words for one thing that people do or use: the guide may have another of a row. */
const rows = `drain empty pour tip let
poke push prod clear clean straw stick
hoover vacuum suck
glue adhesive bond superglue
filler mortar plaster putty
needle pin pick
fluff lint dust dirt hair
fabric cloth backing patch lining material
screw bolt
take remove pull lift detach
put fit set place insert fix
change replace swap renew exchange fit
join splice connect solder twist
wipe wash clean rinse brush
spray lubricate oil grease
petrol fuel gas
inside inner wrong
outside outer right
wear use sit ride walk load
dry cure set harden
clamp press hold
open undo unscrew
thread yarn wool
hook catch
tape strip
wire strand core cord cable lead
work data photo picture save copy`
  .split("\n")
  .map((row) => toWords(row));

function alike(word: string): ReadonlySet<string> {
  return new Set([word, ...rows.filter((row) => row.includes(word)).flat()]);
}

const asksWithWhat =
  /\b(?:what|which)\b.{1,25}\buse\b|\b(?:what|which)(?: \w+){0,2}? (?:do|should|shall|can|could|am|would|must) (?:i|we)\b|\bwith what\b|^(?:and |so |ok )?(?:what|which) (?:kind of |sort of |size )?\w+(?: then)?\W*$|\bwhat (?:kind|sort|size|type) of\b|\b(?:special|certain|particular|right) \w+\b/;
/** "Which spanner do I need?", of a tool that the guide calls otherwise. */
const asksForTool =
  /\b(?:what|which)\b.{0,20}\b(?:tools?|(?:screw)?drivers?|spanners?|wrench(?:es)?|keys?|allen|hex|torx|pliers|sockets?|bits?|needles?)\b/;
const asksHowOrWhether = /\b(?:how|what|which|where|when|do i|should i|must i)\b/;
/** Asking for more than a guide of steps can tell. */
const elsewhere = /\b(?:colou?r|cost|price|weather|why)\b/;

/** Words of a question that name neither a thing nor a deed. */
const empty = new Set(
  toWords(
    `even meant mean what which do i use need special old new it that one kind sort type size rest exactly please properly
     till until can could should must put go take change clean then off out myself just somehow actually get them here`,
  ),
);

/** The tool or the step that speaks of it, in the guide's words or others for the same; null when none does. */
export function findInGuide(talk: ChatContext): string | null {
  const { asked, guide, message } = talk;
  if (!asksHowOrWhether.test(asked) || elsewhere.test(asked)) return null;
  const words = contentWords(message);
  const wanted = words.filter((word) => !empty.has(word));
  const tools = guide.tools.filter((tool) => holds(tool.split(" (")[0] ?? tool, wanted) > 0);
  if (tools.length > 0 && asksWithWhat.test(asked))
    return `From the list of tools and materials: ${tools.join("; ")}.`;
  const other = asksWithWhat.test(asked)
    ? talk.page.causes.find(
        ({ cause }) =>
          holds(cause.name, wanted) > 0 &&
          cause.repair.professionalOnly === undefined &&
          cause.repair.tools.length > 0,
      )
    : undefined;
  // What is wanted of a step are its thing and its deed together.
  const strict = asksWithWhat.test(asked) ? wanted : words;
  if (strict.length === 0) return null;
  const [best] = guide.steps
    .map((step) => {
      const inTitle = holds(step.title, strict);
      const anywhere = holds(`${step.title} ${step.text}`, strict);
      const named = holds(`${step.title} ${step.text}`, wanted);
      return { step, inTitle, named, fit: anywhere + inTitle };
    })
    .filter(
      ({ fit, named, inTitle }) =>
        fit >= enough * strict.length && (named > 0 || inTitle > 0) && named >= wanted.length / 2,
    )
    .toSorted((a, b) => b.fit - a.fit);
  if (best) return quoteStep(best.step);
  if (other === undefined)
    return asksForTool.test(asked) && guide.tools.length > 0
      ? `The guide lists this: ${guide.tools.join("; ")}.`
      : null;
  const needed = other.cause.repair.tools.map((tool) => tool.name);
  return `For ${other.cause.name} you need: ${needed.join("; ")}. ${talk.guide.safety.find((line) => /\buse\b/i.test(line)) ?? ""}`.trim();
}

/** "How do I drain the old petrol?": what is done, and behind it what it is done to. */
const howTo =
  /^\W*(?:(?:and|so|ok) )?how (?:(?:do|should|shall|can|could|would|must) (?:i|we|you)|to) (?:best |actually |just )?([a-z]+) (.+)$/;

/** "How do I sharpen it?" */
const pointed = /^(?:it|them|this|that|these|those)\W*$/;

/** The step whose title tells a deed that is asked for and which names all that it is done to; null when none does. */
export function findDeed(talk: ChatContext): string | null {
  const [, deed = "", rest = ""] = howTo.exec(talk.asked) ?? [];
  const [verb] = contentWords(deed);
  const things = contentWords(rest).filter((word) => !empty.has(word));
  if (verb === undefined || (things.length === 0 && !pointed.test(rest))) return null;
  const [step] = talk.guide.steps
    .filter(
      ({ title, text }) =>
        holds(title, [verb]) === 1 && holds(`${title} ${text}`, things) === things.length,
    )
    .toSorted((a, b) => holds(b.title, things) - holds(a.title, things));
  return step === undefined ? null : quoteStep(step);
}

/** "Can I darn it by hand?" */
const asksToDo =
  /^\W*(?:(?:and|so|ok|but) )?(?:can|could|may) (?:i|we) (?:just |really |also )?([a-z]+) (?:it|them|this|that)(?: (?:by hand|myself|at home|now))*\W*$/;

/** That what somebody asks leave for is a step of the guide, told with it; null where it is none. */
export function allowDeed({ page, guide, asked }: ChatContext): string | null {
  const [verb] = contentWords(asksToDo.exec(asked)?.[1] ?? "");
  if (verb === undefined || page.causes[0].cause.repair.professionalOnly !== undefined) return null;
  const step = guide.steps.find(
    ({ title }) => toWords(title)[0] === verb || (turnsOver.test(verb) && turnedOver.test(title)),
  );
  return step === undefined ? null : `Yes. ${quoteStep(step)}`;
}

/** "Can I flip it?", where the step says "Turn the shelf over". */
const turnsOver = /^(?:flip|invert|turn)$/;
const turnedOver = /^(?:flip|invert|turn\b.*\b(?:over|round|upside down))\b/i;

const enough = 0.6;

/** How many of the words, or of words for the same, a text has. */
function holds(text: string, wanted: readonly string[]): number {
  const said = toWords(text);
  return wanted.filter((word) => {
    const row = alike(word);
    return said.some((one) => row.has(one) || isSlip(one, word));
  }).length;
}

/** One letter wrong, missing or doubled in a long word. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1)
    return false;
  if (one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, rival] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === rival.slice(1) || rest.slice(1) === rival || rest === rival.slice(1);
}
