import type { RepairCase } from "~/domain/repair-case";
import { readGuide } from "~/domain/guide/read-guide";
import { goOnWith } from "~/domain/guide/replace-rest";
import {
  AssistantError,
  type AssistantSource,
  type RequestOptions,
  type RepairAssistant,
} from "~/services/assistant/assistant";
import { describeBench, describeTrouble } from "~/services/assistant/describe-trouble";
import { askQuestions } from "./ask-questions";
import { handbookNotes } from "./handbook-notes";
import { isRefusal } from "./is-refusal";
import { chatMessages, guideMessages, rewriteMessages, rootCauseMessages } from "./prompts";
import { startTimer } from "./timer";
import type { Wire } from "./wire";
import { writeAnswer } from "./write-answer";

/** In tokens. A guide with five sections does not fit into the usual length. */
const usualLength = 500;
const guideLength = 1500;

/**
 * The five verbs as a model is asked for them, wherever it runs.
 *
 * @param openWire what it throws, every verb rejects with
 */
export function modelAssistant(
  source: AssistantSource,
  openWire: () => Wire | Promise<Wire>,
): RepairAssistant {
  /** Opens the wire for one verb and holds that to the person's Stop and the total time limit. */
  async function asking<T>(
    options: RequestOptions,
    run: (wire: Wire, options: RequestOptions) => Promise<T>,
  ): Promise<T> {
    const wire = await openWire();
    const timer = startTimer(options.signal);
    timer.allow(wire.totalMs, "complete answer");
    try {
      return await run(wire, { ...options, signal: timer.signal });
    } finally {
      timer.end();
    }
  }

  return {
    source,
    diagnosticQuestions: (repair, options) =>
      asking(options, (wire, options) => askQuestions(wire, repair, usualLength, options)),
    rootCause: (repair, options) =>
      asking(options, async (wire, options) => {
        const messages = rootCauseMessages(repair, await notesFor(wire, repair));
        return orDeclined(await writeAnswer(wire, messages, usualLength, options));
      }),
    repairGuide: (repair, options) =>
      asking(options, async (wire, options) => {
        const messages = guideMessages(repair, await notesFor(wire, repair));
        return readGuide(orDeclined(await writeAnswer(wire, messages, guideLength, options)));
      }),
    rewriteGuide: (repair, trouble, options) =>
      asking(options, async (wire, options) => {
        const notes = await notesFor(wire, repair);
        const messages = rewriteMessages(repair, notes, describeBench(repair.guide, trouble));
        const text = orDeclined(await writeAnswer(wire, messages, guideLength, options));
        return {
          ...goOnWith(text, repair.guide, trouble),
          tried: [...trouble.tried, describeTrouble(repair.guide, trouble)],
        };
      }),
    chatReply: (repair, history, message, options) =>
      asking(options, async (wire, options) => {
        const messages = chatMessages(repair, await notesFor(wire, repair), history, message);
        return writeAnswer(wire, messages, usualLength, options);
      }),
  };
}

/** What a refusal says is no root cause and no guide. */
function orDeclined(answer: string): string {
  if (!isRefusal(answer)) return answer;
  throw new AssistantError("declined", "The model declined in words", { partialText: answer });
}

const notesFor = ({ noteSize }: Wire, repair: RepairCase) => handbookNotes(repair, noteSize);
