import { useEffect, useRef, useState } from "react";
import { type Ask, AssistantError, type RepairAssistant } from "../../services/assistant/assistant";
import { loadAssistant } from "../../services/assistant/choose-assistant";

export type Generation =
  | { status: "idle" }
  | { status: "busy"; text: string }
  /** `text` is what had been written before it failed, if anything was. */
  | { status: "failed"; error: unknown; text: string };

type Outcome<Answer> =
  | { status: "answered"; answer: Answer; assistant: RepairAssistant }
  | { status: "failed"; text: string }
  /** Stopped by the person, left, or already under way: nothing is to be said. */
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
  ): Promise<Outcome<Answer>> {
    if (running.current) return { status: "dropped" };
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setGeneration({ status: "busy", text: "" });
    try {
      const assistant = await loadAssistant();
      // Left meanwhile (or mounted twice by StrictMode): the server is never asked.
      if (signal.aborted) return { status: "dropped" };
      const answer = await verb(assistant, {
        signal,
        onText: (text) => !signal.aborted && setGeneration({ status: "busy", text }),
      });
      if (signal.aborted) return { status: "dropped" };
      setGeneration({ status: "idle" });
      return { status: "answered", answer, assistant };
    } catch (error) {
      if (signal.aborted) return { status: "dropped" };
      console.error("The assistant failed:", error);
      const text = error instanceof AssistantError ? error.partialText : "";
      setGeneration({ status: "failed", error, text });
      return { status: "failed", text };
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  function stop() {
    running.current?.abort();
    running.current = null;
    setGeneration({ status: "idle" });
  }

  return { generation, generate, stop };
}
