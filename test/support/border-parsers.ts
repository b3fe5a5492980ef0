/* oxlint-disable unicorn/no-useless-spread -- two lines are read faster */
import { z } from "zod";
import { emailInHash } from "~/features/auth/reset-link";
import { readReturn, safeReturnPath } from "~/features/auth/return-path";
import { flow } from "~/features/repair/flow";
import { readGuide } from "~/domain/guide/read-guide";
import { readTimes } from "~/domain/guide/read-times";
import { plainText } from "~/domain/markdown/plain-text";
import { rawText, readMarkdown } from "~/domain/markdown/read-markdown";
import { nothingRead, readMore } from "~/domain/markdown/read-more";
import { safeLink } from "~/domain/markdown/safe-link";
import { passGate, passReply, passRootCause } from "~/domain/safety/gate";
import { findHazards } from "~/domain/safety/read-hazards";
import { AssistantError } from "~/services/assistant/assistant";
import { readServerAddress } from "~/services/assistant/server-address";
import { createAnswerText, withoutOuterFence } from "~/services/assistant/model/answer-text";
import { joinContinuation } from "~/services/assistant/model/join-continuation";
import { readPlain } from "~/services/assistant/provider/read-completion";
import { readPhotoNote } from "~/services/assistant/model/read-photo-note";
import { readQuestions } from "~/services/assistant/model/read-questions";

/** What holds of whatever a parser at the border makes of a text: true, or what is wrong. */
type BorderParser = (text: string) => true | string;

const words = (text: string) => text.replaceAll(/\s/g, "");

const is = (holds: boolean, otherwise: string) => holds || otherwise;

const noHazards = { outcome: "none", hazards: [] } as const;

/** What may be thrown at who asks the assistant; anything else would be a mistake of ours. */
function orUnreadable<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof AssistantError || error instanceof SyntaxError) return null;
    throw error;
  }
}

const repair = (text: string) => ({
  itemDescription: text,
  itemIssue: text,
  answers: [{ id: 1, question: text, answer: text }],
});

/** Each reader of what comes from people, models, addresses, histories and storage. */
export const borderParsers: Readonly<Record<string, BorderParser>> = {
  "Markdown keeps all of a text": (text) => {
    const raws = readMarkdown(text).map(({ raw }) => raw);
    return is(words(raws.join("")) === words(text), `it read ${JSON.stringify(raws)}`);
  },
  "Markdown that grows is read as the whole": (text) => {
    const half = readMore(nothingRead, text.slice(0, text.length / 2));
    const { tokens } = readMore(half, text);
    return is(words(rawText(tokens)) === words(rawText(readMarkdown(text))), "it read otherwise");
  },
  "a guide has no more than two hundred steps": (text) =>
    is(readGuide(text).steps.length <= 200, "it has more"),
  "plain text is text": (text) => is(typeof plainText(text) === "string", "it is none"),
  "times to wait are three days at most": (text) =>
    is(
      readTimes(text, true).every(({ seconds }) => seconds > 0 && seconds <= 259_200),
      "one is longer",
    ),
  "a link leads to the web or to a mail": (text) => {
    const link = safeLink(text);
    return is(link === null || /^(?:https?:\/\/|mailto:)/.test(link.href), `to ${link?.href}`);
  },
  "the way back leads into the app": (text) => {
    const path = safeReturnPath(text);
    const { origin } = new URL(path, "https://mendwise.example");
    return is(path.startsWith("/") && origin === "https://mendwise.example", `to ${path}`);
  },
  "what was asked for before signing in is a path": (text) =>
    is(readReturn({ from: text, state: text }).path.startsWith("/"), "it is none"),
  "an address in a link is text": (text) =>
    is(typeof emailInHash(`#email=${text}`) === "string", "it is none"),
  "a server's address is https, or of this machine": (text) => {
    const address = readServerAddress(text);
    const isSafe =
      address === undefined ||
      /^(?:https:|http:\/\/(?:localhost|127\.|[^/]*\.localhost))/.test(address);
    return is(isSafe, `it is ${address}`);
  },
  "dangers are found in any text": (text) =>
    is(/stop|caution|none/.test(findHazards(repair(text)).outcome), "there is no outcome"),
  "a stop shows no steps": (text) => {
    const shown = passGate({
      ...repair(`${text} There is smoke and a burning smell.`),
      rootCause: text,
      guide: readGuide(text),
    });
    return is(shown.stop === null || shown.guide.steps.length === 0, "it has some");
  },
  "what is being written passes the gate": (text) =>
    is(typeof (passReply(text, noHazards) + passRootCause(text, noHazards)) === "string", "not"),
  "history state is taken or refused": (text) => {
    const state = orUnreadable((): unknown => JSON.parse(text)) ?? text;
    for (const { needs } of Object.values(flow)) {
      const taken = z.safeParse(needs, state);
      if (taken.success && "isAdmin" in taken.data) return "it took what does not belong there";
    }
    return true;
  },
  "a text in history state is shown as text": (text) => {
    const { success } = flow.guide.needs.safeParse({
      ...{ itemDescription: text, itemIssue: text, rootCause: text, repairGuide: text },
    });
    return is(success === (text.trim() !== ""), "it was taken otherwise");
  },
  "an answer in one piece is read or refused": (text) => {
    const answer = { choices: [{ message: { content: text }, finish_reason: "stop" }] };
    const read = [text, JSON.stringify(answer)].map((body) => orUnreadable(() => readPlain(body)));
    return is(
      read.every((one) => one === null || one.text.trim() !== ""),
      "it is empty",
    );
  },
  "an answer in pieces is the same as in one": (text) => {
    const [whole, pieces] = [createAnswerText(), createAnswerText()];
    whole.add(text);
    for (const letter of text.match(/[^]{1,7}/g) ?? []) pieces.add(letter);
    return is(whole.soFar() === pieces.soFar(), `${whole.soFar()} is not ${pieces.soFar()}`);
  },
  "three questions, or none": (text) => {
    const questions = orUnreadable(() => readQuestions(text));
    return is(
      questions === null || (questions.length === 3 && questions.every((one) => one.trim() !== "")),
      JSON.stringify(questions),
    );
  },
  "a note of the photo is short": (text) => is(readPhotoNote(text).length <= 1000, "it is long"),
  "a fence is taken off, and no word": (text) =>
    is(withoutOuterFence(text).length <= text.length + 4, "it grew"),
  "a continuation begins with what was held": (text) =>
    is(joinContinuation("The cord is worn.", text).startsWith("The cord is worn."), "it does not"),
};
