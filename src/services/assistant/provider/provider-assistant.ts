import type { RepairCase } from "~/domain/repair-case";
import { readGuide } from "~/domain/guide/read-guide";
import { goOnWith } from "~/domain/guide/replace-rest";
import type { RequestOptions, RepairAssistant } from "~/services/assistant/assistant";
import { openChatServer, type ProviderConfig } from "./chat-server";
import { askQuestions } from "./ask-questions";
import type { Wire } from "./complete";
import { handbookNotes, noteSizeFor } from "./handbook-notes";
import { describeBench, describeTrouble } from "./describe-trouble";
import { chatMessages, guideMessages, rewriteMessages, rootCauseMessages } from "./prompts";
import { sleep, startTimer, timeLimitsFor, type TimeLimits } from "./time-limits";
import { writeAnswer } from "./write-answer";

/** In tokens. A guide with five sections does not fit into the usual length. */
const usualLength = 500;
const guideLength = 1500;

/** What tests replace to be quick and exact. */
type Instruments = Partial<Pick<Wire, "sleep" | "random">> & { limits?: Partial<TimeLimits> };

/**
 * The assistant behind any server that speaks OpenAI's chat completions. With a configuration that
 * cannot be asked, every verb rejects with "not-initialized".
 */
export function createProviderAssistant(
  config: ProviderConfig,
  { limits, ...instruments }: Instruments = {},
): RepairAssistant {
  /** Opens the wire for one verb and holds that to the person's Stop and the total time limit. */
  async function asking<T>(
    options: RequestOptions,
    run: (wire: Wire, options: RequestOptions) => Promise<T>,
  ): Promise<T> {
    const server = openChatServer(config);
    const wire: Wire = {
      server,
      sleep,
      random: Math.random,
      ...instruments,
      limits: { ...timeLimitsFor(server.baseUrl), ...limits },
    };
    const timer = startTimer(options.signal);
    timer.allow(wire.limits.totalMs, "complete answer");
    try {
      return await run(wire, { ...options, signal: timer.signal });
    } finally {
      timer.end();
    }
  }

  const notesFor = ({ server }: Wire, repair: RepairCase) =>
    handbookNotes(repair, noteSizeFor(server));

  return {
    source: "provider",
    diagnosticQuestions: (repair, options) =>
      asking(options, (wire, options) => askQuestions(wire, repair, usualLength, options)),
    rootCause: (repair, options) =>
      asking(options, async (wire, options) => {
        const messages = rootCauseMessages(repair, await notesFor(wire, repair));
        return writeAnswer(wire, messages, usualLength, options);
      }),
    repairGuide: (repair, options) =>
      asking(options, async (wire, options) => {
        const messages = guideMessages(repair, await notesFor(wire, repair));
        return readGuide(await writeAnswer(wire, messages, guideLength, options));
      }),
    rewriteGuide: (repair, trouble, options) =>
      asking(options, async (wire, options) => {
        const notes = await notesFor(wire, repair);
        const messages = rewriteMessages(repair, notes, describeBench(repair.guide, trouble));
        const text = await writeAnswer(wire, messages, guideLength, options);
        return {
          ...goOnWith(text, repair.guide, trouble.done),
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
