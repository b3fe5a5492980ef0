import type { ChatContext } from "./chat-context";
import { readMessage } from "./read-message";
import { recogniseLanguage } from "./recognise-language";

const repairers: Readonly<Record<string, string>> = {
  bicycles: "a bicycle workshop",
  clothing: "a tailor, a cobbler or a sewing shop",
  furniture: "a joiner or an upholsterer",
  kitchen: "the maker's customer service or a workshop for household appliances",
  appliances: "the maker's customer service or a workshop for household appliances",
  electronics: "a repair shop for phones and computers, or the maker's service",
  audio: "a workshop for radio and audio, or the maker's service",
  tools: "the maker's service or a workshop for tools",
};

/** "Who can do it for me?" */
export function answerWhoMends({ page, guide }: ChatContext): string {
  const who =
    repairers[page.kind?.category ?? ""] ?? "a workshop for such things, or the maker's service";
  return [
    guide.help.length > 0 && `Hand it over in these cases: ${guide.help.join(" ")}`,
    `Whom to ask: ${who}; for fixed wiring or water pipes an electrician or a plumber, for gas a registered gas engineer.`,
    "The maker lists those that it trusts, and a repair café looks at it with you for nothing or a donation.",
  ]
    .filter(Boolean)
    .join(" ");
}

const kindly = {
  German: "Es tut mir leid, ich kann hier nur auf Englisch antworten.",
  Dutch: "Het spijt me, ik kan hier alleen in het Engels antwoorden.",
  French: "Je suis désolé, je ne peux répondre ici qu'en anglais.",
} as const;

const named = {
  German: / (?:german|deutsch) /,
  Dutch: / (?:dutch|nederlands) /,
  French: / (?:french|français|francais) /,
} as const;

/** "Auf Deutsch bitte": only English, said in the language that was asked for where it is one of three. */
export function answerLanguage({ page, message }: ChatContext): string {
  const text = readMessage(message);
  const written = recogniseLanguage(message);
  const asked =
    (["German", "Dutch", "French"] as const).find(
      (language) => named[language].test(text) || written === language,
    ) ?? null;
  return [
    asked && kindly[asked],
    `I am sorry, I answer in English only. The guide for your ${page.thing} can be copied into a translator; have its warnings checked by somebody who reads both languages.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "It drains now, but it does not spin": another trouble than the guide's. */
export function answerNewSymptom({ page, guide, message }: ChatContext): string {
  const others = page.causes.slice(1).map(({ cause }) => cause.name);
  return [
    `That is another trouble than the one this guide was written for (the ${page.thing} ${page.basis === "general" ? "in general" : page.fault.name}).`,
    guide.steps.length > 0 &&
      "First look whether something was left loose, unplugged or the wrong way round when you put it together.",
    page.runnerUp !== null && `It may be that the ${page.thing} ${page.runnerUp.name}.`,
    others.length > 0 && `On the same page there is also ${others.join(", or ")}.`,
    `A new request with “${message.slice(0, 80).trim()}” would weigh it anew, with questions of its own.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A danger in words that no rule of the gate has: make safe before all else. */
export function stopAtDanger({ page }: ChatContext): string {
  const off =
    page.power === "none"
      ? "let go of it and keep away"
      : "cut its power where you can do so safely, at the plug with dry hands or at the fuse box, and do not touch it again";
  return `Stop here. What you tell may be dangerous. Leave the ${page.thing} alone: ${off}. If there is smoke, fire or gas, leave the room and call the fire brigade. Go no further with the guide; have it looked at by somebody who does this for a living.`;
}
