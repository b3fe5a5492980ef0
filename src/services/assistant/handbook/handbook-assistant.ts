import { AssistantError } from "../assistant";
import type { Ask, RepairAssistant, RepairCase } from "../assistant";
import { writeReply } from "./chat/write-reply";
import { chooseQuestions } from "./choose-questions";
import { historyQuestions } from "./history-questions";
import { readCase } from "./read-case";
import type { OpenPage } from "./read-case";
import { writeCause } from "./write-cause";
import { writeGuide } from "./write-guide";

/** The repair handbook as an assistant: knowledge inside the app, no network but for its own pages. */
export const handbookAssistant: RepairAssistant = {
  source: "handbook",

  async diagnosticQuestions(repair, ask) {
    const page = await open(repair, ask);
    const { thing, power, fault, evidence } = page;
    const history = historyQuestions(
      thing,
      power,
      `${repair.itemDescription}. ${repair.itemIssue}`,
    );
    const asks = chooseQuestions(fault, evidence, 3).map((question) => question.ask);
    const [first, second, third] = new Set([...asks, ...history]);
    if (first === undefined || second === undefined || third === undefined)
      throw new AssistantError("empty", `Fewer than three questions for ${fault.id}`);
    return [first, second, third];
  },

  async rootCause(repair, ask) {
    return deliver(writeCause(await open(repair, ask)), ask);
  },

  async repairGuide(repair, ask) {
    return deliver(writeGuide(await open(repair, ask)), ask);
  },

  async chatReply(repair, history, message, ask) {
    const page = await open(repair, ask);
    return deliver(writeReply(page, repair.guide ?? writeGuide(page), history, message), ask);
  },
};

/** @throws AssistantError "aborted", or "unreachable" when a page of the handbook could not be fetched */
async function open(repair: RepairCase, { signal }: Ask): Promise<OpenPage> {
  stopIfAborted(signal);
  const page = await readCase(repair).catch((cause: unknown) => {
    throw new AssistantError("unreachable", "A page of the handbook did not load", { cause });
  });
  stopIfAborted(signal);
  return page;
}

function deliver(text: string, { onText }: Ask): string {
  onText?.(text);
  return text;
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AssistantError("aborted", "The call was ended");
}
