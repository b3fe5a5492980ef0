import { answerWhoMends } from "../answer-elsewhere";
import { isStopped } from "../answer-emergency";
import { quoteStep } from "../describe-step";
import type { ChatContext } from "../chat-context";
import type { KnowHow } from "./know-how";

const child =
  /\b(?:son|daughter|kids?|child(?:ren)?|boy|girl|grand(?:son|daughter|child|kids?)|teen\w*|nephew|niece|toddler|\d{1,2}[- ]?(?:yo|year[- ]old))\b/;

function sayWhoMay({ asked, page, guide }: ChatContext): string {
  if (isStopped(page)) return `No, nobody at home: ${page.causes[0].cause.repair.professionalOnly}`;
  const warned = guide.steps.filter(({ text }) => text.includes("Warning:"));
  const where = warned.map(({ number }) => number).join(" and ");
  if (child.test(asked))
    return [
      "With you beside them, yes: a child can hold the torch, sort the screws, read the steps aloud and do what has no warning.",
      page.power === "none"
        ? "Knives, irons, glue and all that is under tension stay in your hands."
        : "You pull the plug or the batteries, open what has to be opened and try it out.",
      where && `Mind the warning in step ${where}.`,
    ]
      .filter(Boolean)
      .join(" ");
  return `Yes, whoever reads it through first and keeps to it. ${guide.effort && `The guide allows for this: ${guide.effort}.`}${where && ` Mind the warning in step ${where}.`}`.trim();
}

function sayWhetherAlone({ guide, page, asked }: ChatContext): string {
  const helper = guide.steps.find(({ title, text }) =>
    /\b(?:helper|second person|two people|somebody (?:to )?hold|for two|with two)\b/i.test(
      `${title} ${text}`,
    ),
  );
  return helper
    ? `For one step you need a second pair of hands. ${quoteStep(helper)}`
    : `${/\bneed\b/.test(asked) ? "No" : "Yes"}, the guide asks for nobody else. What is heavy or awkward goes better with a second pair of hands${page.power === "mains" ? ", and it is good if somebody is at home when you plug it in again" : ""}.`;
}

/** Who may do it, with whom, and who it is that answers. */
export const people: readonly KnowHow[] = [
  {
    asked: new RegExp(
      String.raw`\b(?:can|could|may|should|is it (?:ok|okay|safe|fine) (?:for|if|to let)|let)\b.{0,15}${child.source}.*\b(?:do|help|try|fix|mend|repair|hold|watch|it)\b`,
    ),
    evenWhenStopped: true,
    answer: sayWhoMay,
  },
  {
    asked:
      /\b(?:can|could|may) (?:my |the )?(?:wife|husband|partner|mum|mother|dad|father|gran\w*|neighbour|friend|flat ?mate|beginner|anyone|anybody|a woman|an amateur)\b.*\b(?:do|try|fix|mend|repair) (?:it|this|that)\b/,
    evenWhenStopped: true,
    answer: sayWhoMay,
  },
  {
    asked:
      /\b(?:alone|on my own|by myself|single[- ]handed|two people|second person|need (?:a |some )?(?:help|hand|helper)|someone to (?:hold|help))\b/,
    answer: (talk) => (isStopped(talk.page) ? null : sayWhetherAlone(talk)),
  },
  {
    asked:
      /\b(?:am i|i'?m|i am) (?:too |a bit |really |not )?(?:stupid|thick|clumsy|old|useless|handy|good at this|technical|practical)\b|\b(?:two|2) left (?:hands|thumbs)\b|\bcan a beginner do\b|\bnever (?:done|fixed|repaired|mended) (?:anything|one|this|a thing)\b/,
    answer: ({ page, guide }) =>
      isStopped(page) || guide.effort === ""
        ? null
        : `People who had never opened anything have done such things. The guide allows for this: ${guide.effort}. Read it through once, lay a cloth under your work, take a photo before each part comes off, and stop wherever you are unsure: nothing is lost if you leave it there. A repair café does it with you.`,
  },
  {
    asked:
      /\b(?:are|r) (?:you|u) (?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer|actual)\b|\bis (?:this|there) (?:a )?(?:real |actual )?(?:bot|robot|ai|person|human)\b|\bam i (?:talking|speaking) to\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `No, I am a program: I answer from the handbook page on your ${page.thing} and from what holds for any repair. I see and hear nothing but your words. For a person's eyes, take it to a repair café.`,
  },
  {
    asked:
      /\b(?:print|download|save|send|e-?mail|share) (?:me )?(?:this|the|it|that|a copy)\b(?:.*\b(?:guide|page|steps|instructions)\b|\W*(?:for me|out|please)?\W*$)/,
    evenWhenStopped: true,
    answer: "I cannot, but the buttons above the guide can: “Print” and “Download”.",
  },
  {
    asked:
      /\b(?:repair ?caf[eé]s?|fix(?:it|er)? ?(?:clinic|caf[eé]))\b.*\b(?:open|when|where|near|today|tomorrow|\w+day|find|time|cost)\b|\b(?:when|where)\b.*\brepair ?caf[eé]\b/,
    evenWhenStopped: true,
    answer:
      "I do not know the dates near you. Most repair cafés open once a month, often on a Saturday: search for “repair café” and the name of your town, or look on repaircafe.org. Many want you to book. Bring the thing, its cord and all loose parts; it costs nothing or a donation.",
  },
  {
    asked:
      /\b(?:fixable|mendable|repairable)\b|\bcan (?:anyone|anybody|someone|somebody|it) (?:still )?(?:fix|mend|repair|be (?:fixed|mended|repaired))\b|\bcan (?:someone|somebody|they) come (?:to (?:the|my|our) (?:house|home)|out|round)\b|\bwho (?:fixes|repairs|mends|can (?:fix|mend|repair))\b/,
    evenWhenStopped: true,
    answer: answerWhoMends,
  },
  {
    asked:
      /\bi never said\b|\bi did ?n'?t (?:say|tell you|mean)\b.*\b(?:that|it|can'?t)\b|\bthat'?s not what i (?:said|meant)\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `I am sorry if that was taken wrongly. Go back to the questions and answer again as it is: the root cause for your ${page.thing} and the guide are then worked out anew.`,
  },
];
