import { toWords } from "~/domain/language/words";
import { answerWhoMends } from "./answer-elsewhere";
import { byMyself } from "./ask-leave";
import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import type { StepInWords } from "./guide-in-words";
import { quoteStep } from "./describe-step";
import { findSentences, subjectWords } from "./find-sentences";

const mustI =
  "(?:do|must|should|would|will) (?:i|we) (?:really |actually |still )?(?:have to |need to |got to |gotta )?";
const opening = new RegExp(
  `\\b(?<!\\b(?:how|where|when|why|what \\w+|which \\w+) )${mustI}(?:open|take)\\b.{0,15}\\b(?:up|apart|open|to bits|to pieces)\\b|\\b(?<!\\b(?:how|where|when|why|what \\w+|which \\w+) )${mustI}open (?:it|this|that|the (?:case|back|thing))\\b|\\b${mustI}(?:dismantle|unscrew)\\b`,
);
/** "What tool do I need to open it?" */
const openedWith =
  /\b(?:what|which) \w+ (?:do|should|would|must) (?:i|we) (?:need|use|take|have) (?:to|for) open(?:ing)? (?:it|this|that|the (?:case|back|thing))\b/;
const someone =
  /\b(?:do|will|would) (?:i|we) need (?:to (?:get|call|have) )?(?:a |an |some )?(?:man|guy|bloke|pro|professional|expert|plumber|electrician|engineer|technician|specialist|someone|somebody|repair ?man|handyman|workshop)\b/;
/** "Can they fix it in a shop?" */
const byOthers =
  /\b(?:can|could|will|would) (?:they|(?:a|the) (?:repair )?shop|the maker|someone|somebody|anyone) (?:still |even )?(?:fix|mend|repair|do) (?:it|this|that)\b/;
/** "What can I clean it with?" */
const withWhat =
  /\b(?:what|which \w+) (?:can|do|should|shall|would) (?:i|we|you) (?:clean|wipe|wash|dry) (?:it|them|this|that|the \w+) with\b|\bwith what (?:do|can|should) (?:i|we) (?:clean|wipe|wash)\b/;
const cleaners =
  /\b(?:cloth|sponge|brush|toothbrush|buds?|alcohol|isopropyl|washing-up|soap|detergent|water|cleaner|vinegar|acid|descaler|spirit)\b/i;
/** "How do I get the old one off?" */
const oldOneOff =
  /\bhow (?:do|can|would|should) (?:i|we|you) (?:get|take|pull|prise|remove) (?:the )?old (?:one|thing|part|bit)(?: (?:off|out))?\b|\bwhich screws? (?:do|should|must|shall) (?:i|we) (?:undo|loosen|unscrew|take out|remove)\b/;
/** "How do I get it off?", of a part that is not named. */
export const somethingOff =
  /^\W*(?:(?:ok|so|and|but) )*how (?:do|can|would|should) (?:i|we|you) (?:get|take|pull|prise|pry|remove) (?:it|this|that|them|the thing) (?:off|out|apart|loose)\W*$/;
const doing = new RegExp(`\\bdo (?:i|we) (?:really |actually )?(?:have to|need to) ([a-z]{4,})\\b`);
const vacuuming = /\b(?:hoover|vacuum)(?: cleaner)?\b/;

/** "Do I have to open it up?", "do I need to solder?", "do I need a man for this?": yes or no from the steps. */
export const answerOfSteps: IntentHandler = (talk) => {
  const { asked, guide, page } = talk;
  if (byOthers.test(asked)) return answerWhoMends(talk);
  if (isStopped(page) || guide.steps.length === 0) return null;
  if (opening.test(asked)) return sayWhetherOpened(talk);
  if (openedWith.test(asked) && findOpening(talk) === undefined)
    return "None: the guide opens nothing.";
  const cleaned = withWhat.test(asked) ? findByAction(talk, ["clean"], cleaners) : undefined;
  const takenOff =
    oldOneOff.test(asked) || somethingOff.test(asked)
      ? findByAction(talk, ["unscrew", "pry", "open"])
      : undefined;
  const step = cleaned ?? takenOff;
  if (step !== undefined) return quoteStep(step);
  if (somethingOff.test(asked))
    return `Tell me which part you mean, by the name that the guide gives it. ${listSteps(talk)}`;
  const isMine = byMyself.test(asked);
  if (isMine || someone.test(asked))
    return [
      `${isMine ? "Yes" : "No"}, the guide is meant for doing it yourself.`,
      guide.effort && `It allows for this: ${guide.effort}.`,
      guide.help.length > 0 && `Hand it over in these cases: ${guide.help.join(" ")}`,
    ]
      .filter(Boolean)
      .join(" ");
  const told = stepThatCounts(talk) ?? stepThatFinds(talk);
  if (told !== undefined) return quoteStep(told);
  const deed = doing.exec(asked)?.[1];
  if (deed === "solder") {
    const soldered = guide.steps.find(({ title, text }) => /\bsolder/i.test(`${title} ${text}`));
    return soldered === undefined
      ? "No: no step of the guide asks for it."
      : `Yes. ${quoteStep(soldered)}`;
  }
  return null;
};

const howMany =
  /^\W*(?:(?:and|so|ok|but) )?how many (?!(?:minutes|hours|days|weeks|steps|times|people)\b)([a-z]{3,})\b/;
const number =
  "(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|\\d+)";

/** "How many turns?": the step that says a number of them. */
function stepThatCounts({ asked, guide }: ChatContext): StepInWords | undefined {
  const counted = howMany.exec(asked)?.[1]?.replace(/s$/, "");
  if (counted === undefined) return undefined;
  const said = new RegExp(`\\b${number}(?:[ -]\\w+)? ${counted}`, "i");
  return guide.steps.find(({ title, text }) => said.test(`${title}. ${text}`));
}

const whichOne =
  /^\W*(?:(?:and|so|ok|but) )?which ([a-z]{3,}) (?:is it|is that|is the right one|(?:do|should|must) i turn)\W*$/;

/** "Which screw is it?": the step that begins with finding it. */
function stepThatFinds({ asked, guide }: ChatContext): StepInWords | undefined {
  const thing = whichOne.exec(asked)?.[1];
  return thing === undefined
    ? undefined
    : guide.steps.find(
        ({ title }) =>
          /^(?:find|look for)\b/i.test(title) && toWords(title).includes(toWords(thing)[0] ?? ""),
      );
}

/** The first step of the guide in which the hands do one of these, and whose text names what is wanted. */
function findByAction(
  { guide, page }: ChatContext,
  actions: readonly string[],
  naming = /^/,
): StepInWords | undefined {
  const own = page.causes[0].cause.repair.steps.filter(({ action }) => actions.includes(action));
  const titles = new Set(own.map(({ title }) => title));
  return guide.steps.find(({ title, text }) => titles.has(title) && naming.test(text));
}

const listSteps = ({ guide }: ChatContext) =>
  `Its steps are ${guide.steps.map(({ number, title }) => `${number}. ${title}`).join("; ")}.`;

function findOpening(talk: ChatContext): StepInWords | undefined {
  const byAction = findByAction(talk, ["open", "unscrew", "pry"]);
  return talk.guide.steps.find(
    (step) =>
      step === byAction ||
      /\b(?:open|unscrew|take (?:the )?(?:back|cover|case|lid|top|panel)\w* off|take (?:it )?apart)\b/i.test(
        `${step.title} ${step.text.replace(/Warning:[^.]*\./g, "")}`,
      ),
  );
}

function sayWhetherOpened(talk: ChatContext): string {
  const opened = findOpening(talk);
  return opened === undefined
    ? "No: the guide opens nothing."
    : `Yes, as far as the guide says. ${quoteStep(opened)}`;
}

/** "Can I just hoover it?" */
export const answerHoover: IntentHandler = ({ asked, guide, page, notes = [] }) => {
  if (!/\b(?:can|could|may|should|shall) (?:i|we)\b/.test(asked) || !vacuuming.test(asked))
    return null;
  if (page.kind?.id === "vacuum" || isStopped(page)) return null;
  const rule = [
    ...guide.safety,
    ...guide.steps.map(({ text }) => text),
    ...notes.map(({ text }) => text),
  ]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .find((line) => vacuuming.test(line.toLowerCase()) && /\b(?:no|not|never)\b/i.test(line));
  if (rule !== undefined) return `No: ${rule}`;
  const step = guide.steps.find(({ title, text }) =>
    vacuuming.test(`${title} ${text}`.toLowerCase()),
  );
  return step === undefined
    ? `The guide does not say. What it asks for is this: ${guide.steps.map(({ number, title }) => `${number}. ${title}`).join("; ")}. Until you know, leave the vacuum cleaner out of it.`
    : `Yes, as far as this step says. ${quoteStep(step)}`;
};

/** "Where does the salt go?": a place, and nothing that was taken apart. */
export function answerWhereItGoes(talk: ChatContext): string | null {
  if (!/\bwhere (?:does|do|should|would|must) .{2,30}\bgo\b(?! (?:back|again))/.test(talk.asked))
    return null;
  const subject = subjectWords(talk.message).filter((word) => !/^(?:go|turn)$/.test(word));
  const said =
    subject.length === 0 ? [] : findSentences({ ...talk, message: subject.join(" ") }, 2);
  const step = talk.guide.steps.find(({ title, text }) => {
    const words = new Set(toWords(`${title} ${text}`));
    return (
      /\b(?:goes|go|into|fill)\b/i.test(text) &&
      subject.length > 0 &&
      subject.every((word) => words.has(word))
    );
  });
  if (step !== undefined) return quoteStep(step);
  return said.length > 0
    ? `The guide says this: ${said.join(" ")} If that is not the place you mean, look in the manual of the ${talk.page.thing}.`
    : `The guide does not say. Look in the manual of the ${talk.page.thing}, or search for its model number and the name of the part; a picture shows the place best.`;
}

/** It speaks of what was taken apart. */
export const speaksOfPuttingBack =
  /\b(?:(?:put|puts|putting|go|goes|went|fits?|fitting|gets?|getting|screw\w*|slot\w*|snap\w*|it|them|everything) back\b|(?<!\b(?:come|comes|came) )back (?:on(?! its own)|in|together|into|again)\b|(?:on|in|together|up) again|together|re-?(?:assembl\w*|fit\w*|attach\w*|connect\w*|insert\w*|thread\w*|store)|assembl\w*|undo\w*|undone|order|reverse\w*|way (?:round|up|was)|backwards|upside|inside out|left ?over|spares?|extra|left with|screws? left|bits? left|parts? left|fell out|popp?ed out|pops out|dropped out|flew out|jumped out|pinged|come from|came from|belongs?|close (?:it|up|the)|shut (?:it|the)|click\w*|unstick|unpick|unglue|mistake|wrong|crooked|facing|pieces|bits|in bits|mess\w*|damage|start over|went where|goes where|go where)\b/;
