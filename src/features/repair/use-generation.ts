import { useEffect, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand";
import {
  type RequestOptions,
  AssistantError,
  type AssistantSource,
  type RepairAssistant,
  type PendingReason,
} from "~/services/assistant/assistant";
import { assistantSource, loadAssistant } from "~/services/assistant/choose-assistant";

export type Generation =
  | { status: "idle" }
  /** `wait` says why nothing comes at the moment. */
  | { status: "busy"; growing: GrowingText; wait: PendingReason | null }
  /** The person stopped it; `text` is what had come by then. */
  | ({ status: "stopped" } & UnfinishedText)
  | FailedGeneration;

/** How it went wrong, and who was asked. */
export type FailedGeneration =
  /** It broke off, or nothing says that it is whole; `text` is never empty. */
  | ({ status: "incomplete"; error: AssistantError } & UnfinishedText)
  /** `text` is what had been written before it failed, if anything was. */
  | ({ status: "failed"; error: unknown } & UnfinishedText);

/** What had come of a text when it was left, and from whom. */
export type UnfinishedText = { text: string; source: AssistantSource };

/** What has been written so far. Only who follows it is drawn again as it grows. */
export type GrowingText = StoreApi<string>;

type Outcome<Answer> =
  | { status: "answered"; answer: Answer; source: AssistantSource }
  | { status: "stopped" | "incomplete" | "failed"; text: string }
  /** Left, or already under way: nothing is to be said. */
  | { status: "dropped" };

/** One for all, so that nothing is drawn anew where nothing was shown. */
const idle: Generation = { status: "idle" };

/** `source`: who is to answer, for this once. `continueFrom`: as in `RequestOptions`. */
export type GenerateOptions = { source?: AssistantSource; continueFrom?: string };

export type Generating = ReturnType<typeof useGeneration>;

type Run = { controller: AbortController; text: string; source: AssistantSource };

/** Still fluent to the eye. */
const showEveryMs = 60;

/** The handbook's answer shows itself; to draw a wait before it would only delay it. */
const handbookTakesMs = 250;

const stoppedByPerson = "stopped by the person";

/**
 * One call to the assistant at a time: what it has written so far, how it ended, and a way to stop it.
 * Leaving the screen ends the call without a word.
 *
 * @param left what an earlier call had written when it was stopped, to start with
 */
export function useGeneration(left?: UnfinishedText) {
  const [generation, setGeneration] = useState<Generation>(
    left ? { status: "stopped", ...left } : idle,
  );
  const running = useRef<Run>(null);
  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  async function generate<Answer>(
    verb: (assistant: RepairAssistant, ask: RequestOptions) => Promise<Answer>,
    { source = assistantSource(), continueFrom }: GenerateOptions = {},
  ): Promise<Outcome<Answer>> {
    if (running.current) return { status: "dropped" };
    const run: Run = { controller: new AbortController(), text: continueFrom ?? "", source };
    const { signal } = run.controller;
    running.current = run;
    const growing: GrowingText = createStore(() => run.text);
    const showWait = (wait: PendingReason | null) => {
      if (running.current === run) setGeneration({ status: "busy", growing, wait });
    };
    const isQuick = source === "handbook";
    const waiting = isQuick && setTimeout(() => showWait(null), handbookTakesMs);
    if (!isQuick) showWait(null);
    const ask: RequestOptions = {
      signal,
      onText: keepText(run, growing),
      onWait: showWait,
      continueFrom,
    };
    try {
      const assistant = await loadAssistant(source);
      // Left meanwhile (or mounted twice by StrictMode): the server is never asked.
      signal.throwIfAborted();
      const answer = await verb(assistant, ask);
      signal.throwIfAborted();
      setGeneration(idle);
      return { status: "answered", answer, source: assistant.source };
    } catch (error) {
      if (signal.reason === stoppedByPerson) return { status: "stopped", text: run.text };
      if (signal.aborted) return { status: "dropped" };
      const failure = judge(error, source);
      if (failure.status === "failed") console.error("The assistant failed:", error);
      setGeneration(failure);
      return failure;
    } finally {
      if (waiting) clearTimeout(waiting);
      if (running.current === run) running.current = null;
    }
  }

  /** Ends the call, if one is under way; what has come stays. */
  function stop() {
    const run = running.current;
    if (!run) return;
    running.current = null;
    run.controller.abort(stoppedByPerson);
    setGeneration({ status: "stopped", text: run.text, source: run.source });
  }

  return { generation, generate, stop };
}

/** Keeps what comes, and has it shown at intervals: to draw it takes a slow phone a whole frame. */
function keepText(run: Run, growing: GrowingText): (soFar: string) => void {
  let isScheduled = false;
  return (soFar) => {
    run.text = soFar;
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      growing.setState(run.text);
    }, showEveryMs);
  };
}

function judge(error: unknown, source: AssistantSource): FailedGeneration {
  const text = error instanceof AssistantError ? error.partialText : "";
  return error instanceof AssistantError && error.kind === "cut-short" && text
    ? { status: "incomplete", text, source, error }
    : { status: "failed", text, source, error };
}
