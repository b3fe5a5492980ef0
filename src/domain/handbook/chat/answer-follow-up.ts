import { matchFaults } from "~/domain/handbook/match-fault";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { toWords } from "~/domain/language/words";
import { answerWhoMends } from "./answer-elsewhere";
import { answerCost } from "./answer-shopping";
import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { contentWords } from "./find-passage";
import { findSentences, subjectWords } from "./find-sentences";

/** "And what about the chuck?": somebody comes back to what else they told. */
const comesBack =
  /^\W*(?:(?:ok|okay|right|fine|so|but|oh|great|thanks|cheers)\W+)*(?:and|what about|how about|what of)\b/;

/** Words of such a question that name nothing. */
const beside = new Set(toWords("thing thingy bit part problem trouble issue one other too also"));
const mostWords = 9;

/** Another trouble of the same thing that the handbook has a page for, and how to get to it. */
export const answerOtherTrouble: IntentHandler = ({
  page,
  guide,
  asked,
  message,
  siblings = [],
}) => {
  if (
    !comesBack.test(asked) ||
    asked.trim().split(/\s+/).length > mostWords ||
    page.basis === "danger"
  )
    return null;
  const subject = contentWords(message).filter((word) => !beside.has(word));
  const ofGuide = new Set(
    [...guide.tools, ...guide.steps.map(({ title, text }) => `${title} ${text}`)].flatMap(toWords),
  );
  if (subject.every((word) => ofGuide.has(word))) return null;
  const others = siblings.filter(({ id }) => id !== page.fault.id);
  const fault =
    others.find(({ name }) => subject.some((word) => toWords(name).includes(word))) ??
    matchFaults(others, "", subject.join(" "))[0]?.fault;
  const cause = fault && rankCauses(fault, [])[0]?.cause;
  if (fault === undefined || cause === undefined) return null;
  return `That is another trouble, and the handbook has a page for it: the ${page.thing} ${fault.name}. Its likeliest cause is ${cause.name}. ${cause.check.do} If ${cause.check.finds}, that is it. To go into it, open the root cause, choose “It is something else” and take it from there.`;
};

const blame = new Set(toWords("problem cause culprit reason trouble fault blame behind old new"));

const supposesNot =
  /\b(?:what|and|but|even) if (?:it|that|this|those|they)(?:(?:'?s| is| was|'?re| are)? not|(?: is| was| are)n'?t| ?isn'?t) (.{2,40})/;

const findsNothing =
  /^\W*(?:(?:and|but|so|ok)\W+)*what if (?:there(?:'s|s| is)|i (?:find|see|found)) (?:nothing|none)\b/;

/** "What if it's not the hose?", "what if there is nothing in it?": the cause that is looked for after the one that the guide begins with. */
export const passToNextCause: IntentHandler = ({ page, asked }) => {
  const [first, next] = page.causes;
  const supposed = supposesNot.exec(asked)?.[1] ?? "";
  const isNothing = findsNothing.test(asked);
  if (supposed === "" && !isNothing) return null;
  if (page.basis !== "fault" || isStopped(page)) return null;
  const words = subjectWords(supposed);
  const named = toWords(`${first.cause.name} ${first.cause.short}`);
  const isMeant =
    isNothing ||
    words.some((word) => named.includes(word)) ||
    words.every((word) => blame.has(word));
  if (next === undefined || !isMeant) return null;
  const { name, why, check, repair } = next.cause;
  return [
    `Then look at ${name} next. ${why} To see for yourself: ${check.do} If ${check.finds}, that is it.`,
    repair.professionalOnly && `It would not be for home: ${repair.professionalOnly}`,
  ]
    .filter(Boolean)
    .join(" ");
};

const asksWhereItGoes =
  /\b(?:get rid of|dispos\w*|throw\w* (?:\w+ ){0,4}(?:away|out)|recycl\w*)\b|\b(?:where|how)\b.{0,30}\b(?:bin|dump|tip|scrap)\b/;
/** "Should I just throw it out?" asks for the price of mending it, and not for a bin. */
const asksWhetherToGiveUp =
  /^(?!.*\b(?:where|how)\b).*(?:\b(?:should|shall) (?:i|we) (?:(?:just|rather|better|simply|not) )*(?:throw|chuck|bin|ditch|scrap|dump|toss|get rid of) (?:it|this|that|them|the (?:whole|lot|thing))\b|\btime to (?:bin|scrap|chuck|ditch) (?:it|this|that)\b)/;
const asksWhereToTakeIt =
  /\bwhere\b.{0,25}\b(?:take|bring|hand|drop|throw|dump|dispose|recycle|get rid)\b/;
const asksWhereToLeaveIt =
  /\bwhere\b.{0,20}\b(?:put|keep|leave|store|set)\b.{0,15}\b(?:it|this|that|them)\b|\bwhere (?:is|would be) (?:it )?safe\b/;
const outdoors = /\b(?:outside|outdoors|open air|balcony|away from)\b/i;

/** "Where should I put it?" beside a swollen battery. */
export const answerWhereToLeaveIt: IntentHandler = ({ page, asked }) => {
  if (page.basis !== "danger" || !asksWhereToLeaveIt.test(asked)) return null;
  const { steps } = page.causes[0].cause.repair;
  const step = steps.find(({ title, how }) => outdoors.test(`${title} ${how}`));
  return step === undefined ? null : `The guide says this: ${step.title}. ${step.how}`;
};

const collects = /\b(?:hazardous|recycling|collection point|scrap metal)\b/i;
/** What never goes down a drain or into a bin. */
const poisonous =
  /\b(?:petrol|fuel|oil|diesel|paint|solvent|thinner|spirit|acid|coolant|toner|battery|batteries|cells?)\b/;

/** "Where do I get rid of the old petrol?", and where a battery that is a danger goes. */
export const answerDisposal: IntentHandler = ({ page, guide, asked, ...talk }) => {
  if (asksWhetherToGiveUp.test(asked) && !isStopped(page))
    return answerCost({ page, guide, asked, ...talk });
  const ofDanger =
    page.basis === "danger" && (asksWhereToTakeIt.test(asked) || asksWhereItGoes.test(asked));
  if (!asksWhereItGoes.test(asked) && !ofDanger) return null;
  const told = [
    ...guide.steps.map(({ title, text }) => `${title}. ${text}`),
    ...guide.safety,
    ...(ofDanger
      ? page.causes[0].cause.repair.steps.map(({ title, how }) => `${title}. ${how}`)
      : []),
  ].find((text) => collects.test(text));
  if (ofDanger && told === undefined) return null;
  const wanted = subjectWords(talk.message);
  const own = findSentences({ page, guide, asked, ...talk }, 3).find((one) => collects.test(one));
  if (own !== undefined || ofDanger) return `The guide says this: ${own ?? told}`;
  const isPoison = poisonous.test(asked);
  // “Get rid of the squeak” is meant otherwise.
  if (!isPoison) return /\b(?:throw\w*|dispos\w*|recycl\w*)\b/.test(asked) ? toRecycling : null;
  return wanted.length > 0
    ? "Take it to the hazardous-waste point of your town, in a closed can or with its contacts taped. It never goes into a drain, on the ground or into the household bin."
    : null;
};

const toRecycling =
  "Things with a plug or a battery, bulbs and their parts go to the recycling point of your town, never into the household bin; a shop that sells such things takes old ones back. Before that, ask a repair café whether somebody needs the parts.";

const skill =
  "(?:sew(?:n|ed|ing)?|stitch(?:ed)?|darn(?:ed|ing)?|knit(?:ted)?|solder(?:ed|ing)?|drill(?:ed)?|saw(?:n|ed)?|weld(?:ed)?|hammer(?:ed)?|glue[ds]?|paint(?:ed)?)";
const lacksSkill = new RegExp(
  `\\b(?:can(?:['’]?t|not| not)|do(?:n['’]?t| not) know how to|never(?: \\w+)?|no good at|rubbish at|hopeless at|bad at|not able to) (?:really |actually |even )?${skill}\\b`,
);

/** "I can't sew", "never darned before, how hard is it?" */
export const answerLackOfSkill: IntentHandler = (talk) => {
  if (!lacksSkill.test(talk.asked) || isStopped(talk.page)) return null;
  const { effort } = talk.guide;
  return [
    effort !== "" &&
      `The guide allows for this: ${effort}. Practise on a scrap first, and go slowly.`,
    /\b(?:glue|tape|iron(?:-| )?on)\b/.test(talk.asked) &&
      "The page knows no way with glue or tape alone; such a patch holds for a while at best.",
    `If you would rather not: ${answerWhoMends({ ...talk, guide: { ...talk.guide, help: [] } })}`,
  ]
    .filter(Boolean)
    .join(" ");
};
