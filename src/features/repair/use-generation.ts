import { useEffect, useRef, useState } from "react";
import {
  type Ask,
  AssistantError,
  type AssistantSource,
  type RepairAssistant,
} from "../../services/assistant/assistant";
import { loadAssistant } from "../../services/assistant/choose-assistant";

export type Generation =
  | { status: "idle" }
  | { status: "busy"; text: string }
  /** The person stopped it; `text` is what had come by then. */
  | { status: "stopped"; text: string }
  /** `text` is what had been written before it failed, if anything was. */
  | { status: "failed"; error: unknown; text: string };

type Outcome<Answer> =
  | { status: "answered"; answer: Answer; assistant: RepairAssistant }
  | { status: "failed"; text: string }
  | { status: "stopped"; text: string }
  /** Left, or already under way: nothing is to be said. */
  | { status: "dropped" };

/**
 * One call to the assistant at a time: what it has written so far, how it failed, and a way to stop it.
 * Leaving the screen ends the call without a word.
 */
export function useGeneration() {
  const [generation, setGeneration] = useState<Generation>({ status: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  async function generate<Answer>(
    verb: (assistant: RepairAssistant, ask: Ask) => Promise<Answer>,
    source?: AssistantSource,
  ): Promise<Outcome<Answer>> {
    if (running.current) return { status: "dropped" };
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let soFar = "";
    const onText = (text: string) => {
      if (signal.aborted) return;
      soFar = text;
      setGeneration({ status: "busy", text });
    };
    onText("");
    try {
      const assistant = await loadAssistant(source);
      // Left meanwhile (or mounted twice by StrictMode): the server is never asked.
      if (signal.aborted) return ended(signal, soFar);
      const answer = await verb(assistant, { signal, onText });
      if (signal.aborted) return ended(signal, soFar);
      setGeneration({ status: "idle" });
      return { status: "answered", answer, assistant };
    } catch (error) {
      if (signal.aborted) return ended(signal, soFar);
      console.error("The assistant failed:", error);
      const text = error instanceof AssistantError ? error.partialText : "";
      setGeneration({ status: "failed", error, text });
      return { status: "failed", text };
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  /** Ends the call; what has come stays. */
  function stop() {
    running.current?.abort(stoppedByPerson);
    running.current = null;
    setGeneration((last) => ({ status: "stopped", text: last.status === "busy" ? last.text : "" }));
  }

  return { generation, generate, stop };
}

const stoppedByPerson = "stopped by the person";

function ended(signal: AbortSignal, text: string) {
  return signal.reason === stoppedByPerson
    ? ({ status: "stopped", text } as const)
    : ({ status: "dropped" } as const);
}
