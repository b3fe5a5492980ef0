import type { ChatContext } from "./chat-context";

const greets =
  /^(?:hi|hello|hey|hallo|guten (?:tag|morgen|abend)|bonjour|goede(?:n|morgen|middag|navond)?dag|good (?:morning|afternoon|evening))[\s!.,]*(?:there)?[\s!.,]*$/;
const thanks =
  /^(?:many )?(?:thanks?|thank you|danke(?:sch[öo]n)?|vielen dank|merci(?: beaucoup)?|bedankt|dank je|dank u|dankjewel|cheers|great|perfect|super|ok(?:ay)?)\b.{0,25}$/;

/** "Hello", "thank you, that was clear". */
export function returnCourtesy({ asked, page }: ChatContext): string | null {
  if (greets.test(asked))
    return `Hello. I have the guide for your ${page.thing} open. Ask me about a step, a tool or a warning.`;
  return thanks.test(asked) && !asked.includes("?") ? welcome(page) : null;
}

export const welcome = ({ thing }: ChatContext["page"]) =>
  `You are welcome. If a step on the ${thing} looks different from what the guide says, tell me which one.`;
