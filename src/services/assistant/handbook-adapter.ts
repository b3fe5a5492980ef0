import { AssistantError } from "./assistant";
import type { QuestionDetails, RequestOptions, RepairAssistant } from "./assistant";
import type { RepairCase } from "~/domain/repair-case";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { historyQuestions } from "~/domain/handbook/history-questions";
import { diagnoseCase, inBrief } from "~/domain/handbook/diagnose-case";
import { describeUnderstanding } from "~/domain/handbook/describe-understanding";
import type { Question } from "~/domain/handbook/playbook";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { quickAnswers } from "~/domain/handbook/quick-answers";
import { writeCause } from "~/domain/handbook/write-cause";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { nextPlan } from "~/domain/handbook/next-plan";

/** The repair handbook as an assistant: knowledge inside the app, no network but for its own pages. */
export const handbookAssistant: RepairAssistant = {
  source: "handbook",

  async diagnosticQuestions(repair, options) {
    const page = await open(repair, options);
    const { thing, power, fault, evidence } = page;
    const chosen = chooseQuestions(fault, evidence, 3);
    const history = historyQuestions(
      thing,
      power,
      `${repair.itemDescription}. ${repair.itemIssue}`,
    );
    const asks = [...new Set([...chosen.map((question) => question.ask), ...history])];
    const [first, second, third] = asks;
    if (first === undefined || second === undefined || third === undefined)
      throw new AssistantError("empty", `Fewer than three questions for ${fault.id}`);
    options.onDetails?.(
      [first, second, third].map((ask) => detailsOf(chosen.find((one) => one.ask === ask))),
    );
    await tellUnderstanding(page, repair, options);
    return [first, second, third];
  },

  async rootCause(repair, options) {
    const page = await open(repair, options);
    await tellUnderstanding(page, repair, options);
    return deliver(writeCause(page), options);
  },

  async repairGuide(repair, options) {
    const guide = composeGuide(await open(repair, options));
    deliver(guide.text, options);
    return guide;
  },

  async rewriteGuide(repair, trouble, options) {
    const page = await open(repair, options);
    return nextPlan(page, repair.guide, trouble, trouble.tried);
  },

  async chatReply(repair, history, message, options) {
    const page = await open(repair, options);
    const guide = repair.guide ?? composeGuide(page);
    const siblings = page.kind ? (await loaded(page.kind.playbook())).faults : [];
    const background = page.kind ? await loaded(page.kind.background()) : {};
    const told = message.slice(0, longestMessage);
    const reweighed = await open({ ...repair, itemIssue: `${repair.itemIssue}. ${told}` }, options);
    const known = { siblings, reweighed, ...background };
    return deliver(writeReply(page, guide, history, told, known), options);
  },
};

/** In characters: what is asked stands in fewer. */
const longestMessage = 2000;

/** An extra: where a page beside this one does not load, the answer does without. */
async function tellUnderstanding(
  page: Diagnosis,
  repair: RepairCase,
  { onUnderstood }: RequestOptions,
): Promise<void> {
  const understood = await describeUnderstanding(page, inBrief(repair)).catch(() => undefined);
  if (understood) onUnderstood?.(understood);
}

/** Of the questions that fit any repair none tells of a danger. */
function detailsOf(question: Question | undefined): QuestionDetails {
  return {
    choices: question && quickAnswers(question),
    raisesStop: question?.raisesStop ?? false,
  };
}

/** @throws AssistantError "aborted", or "unreachable" when a page of the handbook could not be fetched */
async function open(repair: RepairCase, { signal }: RequestOptions): Promise<Diagnosis> {
  stopIfAborted(signal);
  const page = await loaded(diagnoseCase(repair));
  stopIfAborted(signal);
  return page;
}

/** @throws AssistantError "unreachable" */
async function loaded<T>(pages: Promise<T>): Promise<T> {
  try {
    return await pages;
  } catch (cause) {
    throw new AssistantError("unreachable", "A page of the handbook did not load", { cause });
  }
}

function deliver(text: string, { onText }: RequestOptions): string {
  onText?.(text);
  return text;
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AssistantError("aborted", "The call was ended");
}
