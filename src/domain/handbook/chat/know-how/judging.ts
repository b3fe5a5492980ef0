import { isStopped } from "../answer-emergency";
import type { ChatContext } from "../chat-context";
import { quoteStep } from "../describe-step";
import { allSentences, findSentences, subjectWords } from "../find-sentences";
import { toWords } from "~/domain/language/words";
import type { KnowHow } from "./know-how";

const seen = /You should see: [^.!?]*[.!?]?/;

/** What a step says is to be seen when it went well: of the step that is asked about, else of the last one. */
function sayWhatToSee(talk: ChatContext): string | null {
  const { steps } = talk.guide;
  if (isStopped(talk.page) || steps.length === 0) return null;
  const words = subjectWords(talk.message);
  const own = steps.filter(({ text }) => seen.test(text));
  const meant =
    own.find(({ title, text }) =>
      words.some((word) => toWords(`${title} ${text}`).includes(word)),
    ) ?? own.at(-1);
  if (meant === undefined) return null;
  return `${quoteStep(meant)} If you see that, it is done; if not, tell me what you see instead.`;
}

/** "How often do I have to do that?" */
function sayHowOften(talk: ChatContext): string | null {
  const often =
    /\b(?:once a|twice a|every|each (?:day|week|month|year|time|use|wash)|weekly|monthly|yearly|after (?:each|every) (?:use|wash|time)|(?:week|month|year)s?)\b/i;
  const said = allSentences(talk).filter((one) => often.test(one) && !one.startsWith("It may be"));
  const words = subjectWords(talk.message);
  const own = said.find((one) => words.some((word) => toWords(one).includes(word)));
  const line = own ?? talk.guide.prevention.find((one) => often.test(one));
  if (line !== undefined) return `The guide says this: ${line}`;
  return talk.guide.prevention.length > 0
    ? `The guide names no interval. To keep it from coming back it says: ${talk.guide.prevention.join(" ")}`
    : null;
}

/** "2 hours really? nothing happening after 30 min": the step that asks for the wait. */
function confirmWait({ asked, guide }: ChatContext): string | null {
  const [, amount, unit] =
    /\b(\d+|an?|two|three|four|half an) ?(min|hour|hr|day|week|h\b)/.exec(asked) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const step = guide.steps.find(({ text }) =>
    new RegExp(
      String.raw`\b(?:${amount}|\w+) ${unit === "hr" || unit === "h" ? "hour" : unit}`,
      "i",
    ).test(text),
  );
  return step ? `Yes, give it that long, even if nothing shows at first. ${quoteStep(step)}` : null;
}

/** Did it work, how often, will it last. */
export const judging: readonly KnowHow[] = [
  {
    asked:
      /\bhow (?:do|can|will|would|should) (?:i|we) (?:know|tell|see|check|be sure)\b.{0,25}\b(?:work\w*|fixed|done|right|ok|okay|level|enough|good|finished|ready|tight|clean|success\w*)\b|\bhow (?:do|will) (?:i|we) know\W*$|\bwhen (?:is it|am i) (?:done|finished|ready)\b|\bwhat should (?:i|it) (?:see|look like|feel like|happen)\b/,
    answer: sayWhatToSee,
  },
  {
    asked: /\bhow (?:often|regularly|many times a (?:week|month|year))\b/,
    answer: sayHowOften,
  },
  {
    asked:
      /\b(?:really|seriously|that long|are you sure)\b.*\b(?:\d+ ?(?:min|hour|hr|day|h\b))|\b\d+ ?(?:min\w*|hours?|hrs?|h|days?)\b.{0,10}\b(?:really|seriously)\b/,
    answer: confirmWait,
  },
  {
    asked:
      /\bwill (?:it|this|that|they) (?:\w+ )?(?:come (?:off|back|loose|undone) again|(?:break|leak|fail) again|hold)\b|\bhow long will (?:the (?:repair|fix|glue|patch) last|it hold)\b/,
    answer: ({ guide }) =>
      guide.prevention.length === 0
        ? null
        : `Nobody can promise it, but if the last step goes well there is no reason why it should not hold. To keep it from coming back: ${guide.prevention.join(" ")}`,
  },
  {
    asked:
      /(?<!\bcut[- ]?out\b.*)\b(?:reset|restart|reboot)\b.*\b(?:button|how|where|is there|hole)\b|\b(?:how|where)\b.*\breset\b/,
    own: /\b(?:reset|restart)\b/i,
    answer:
      "On most things with a chip: hold the power button for 10 to 20 seconds, or leave it without power for five minutes. A reset in a pinhole takes a straightened paper clip. A restart loses nothing; a factory reset erases all, so save what you need first.",
  },
  {
    asked:
      /\b(?:is|are) there (?:even )?(?:a|an|any|some) (?!point\b|way\b|chance\b|need\b|other\b|danger\b|risk\b)[\w -]{2,25} (?:in (?:it|this|mine|there|here)|on (?:it|this|mine)|somewhere|anywhere|inside)\b/,
    answer: (talk) => {
      const said = findSentences(talk, 2);
      return said.length > 0
        ? `By what the guide says, there should be: ${said.join(" ")} Models differ, so look whether yours has it.`
        : `The page on your ${talk.page.thing} does not speak of one. Search for its model number together with the word: the manual or a list of spares tells at once whether it has one.`;
    },
  },
  {
    evenWhenStopped: true,
    asked:
      /\b(?:lose|erase|delete|wipe)\b.*\b(?:data|photos?|pictures|files|games?|maps|places|contacts|messages|music|settings|everything|saved)\b/,
    own: /\b(?:back ?up|backup|copy|erases?|saved)\b/i,
    answer:
      "A restart, a new battery or a clean socket erases nothing. A factory reset and a new disk or board do. So copy what you would miss before you begin, as long as it still starts.",
  },
  {
    asked:
      /\bis (?:it|that|this) normal\b|\bsupposed to (?:be|do|look|sound|feel|smell)\b|\bnormal (?:that|if|for)\b/,
    answer: (talk) => {
      const said = findSentences(talk, 1);
      return said.length > 0
        ? `The guide says this: ${said[0]} What a step gives under “You should see” is normal; a new smell, heat or noise is not: switch off and tell me of it.`
        : "What a step gives under “You should see” is normal. A new smell, heat, noise or play is not: switch off, go back one step and look what is different. Tell me what you see, hear or smell.";
    },
  },
  {
    asked:
      /\bhow (?:do|can|could|should) (?:i|we) (?:test|check) (?:it|that|this|for that)\b(?!.*\bmeter\b)/,
    answer: ({ page }) => {
      const { name, check } = page.causes[0].cause;
      return `For ${name}: ${check.do} If ${check.finds}, that is it.`;
    },
  },
  {
    asked:
      /\b(?:can|could|may|shall) (?:i|we) (?:just |also )?(?:leave|stop|pause|finish|continue|carry on|do|go on)\b.{0,25}\b(?:tomorrow|tonight|later|overnight|another day|next (?:day|week|weekend)|for now|half ?way|in the morning|after (?:lunch|dinner|work))\b/,
    answer: ({ page }) =>
      `Yes, after any step. Leave the ${page.thing} ${page.power === "none" ? "where nobody uses it by mistake" : "off and without power, where nobody switches it on by mistake"}, out of reach of children, and put screws and small parts into a cup beside it. Keep this tab open: what you have ticked stays ticked. If a glue or a battery lies open, see to it first.`,
  },
  {
    asked:
      /\bshould (?:i|we) (?:stop|leave it|give up|carry on or stop)\b|\btime to (?:stop|give up)\b/,
    answer: ({ page, guide }) =>
      `If you are unsure, yes: stop here, with the ${page.thing} ${page.power === "none" ? "as it is" : "off and without power"}; nothing is lost by waiting.${guide.help.length > 0 ? ` Hand it over in these cases: ${guide.help.join(" ")}` : ""}`,
  },
  {
    asked:
      /\bhow much (?:oil|glue|grease|water|thread|paint|paste|cleaner|filler|descaler|vinegar|citric|salt|wax|lubricant|solder|force|pressure)\b/,
    answer: (talk) => {
      const amount =
        /\b(?:drops?|ml|litres?|spoon\w*|grams?|g|pea|grain|thin|little|film|a few|half|\d+)\b/i;
      const said = findSentences(talk, 4);
      const own = said.find((one) => amount.test(one));
      if (own !== undefined) return `The guide says this: ${own}`;
      const lead =
        said[0] === undefined ? "" : `The guide names no amount. It says this: ${said[0]} `;
      return `${lead}As a rule, less than one thinks: oil by the drop, grease and paste as a thin film, glue so that hardly any comes out when you press. More can be added, and too much runs where it does harm.`;
    },
  },
];
