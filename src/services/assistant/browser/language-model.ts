import type { JsonSchema } from "~/services/assistant/model/question-schema";

/*
 * The part of the Prompt API that is used here. TypeScript's DOM does not know it yet:
 * https://developer.chrome.com/docs/ai/prompt-api
 */

export type Availability = "unavailable" | "downloadable" | "downloading" | "available";

export type Content = { type: "text"; value: string } | { type: "image"; value: Blob };

export type ModelMessage = {
  role: "system" | "user" | "assistant";
  content: string | Content[];
};

type Expected = { type: "text" | "image"; languages?: string[] };

/** What a session is to take and to write; availability depends on it. */
export type Abilities = { expectedInputs: Expected[]; expectedOutputs: Expected[] };

/** Fires "downloadprogress" with `loaded` from 0 to 1. */
type Monitor = Pick<EventTarget, "addEventListener">;

export type SessionOptions = Abilities & {
  initialPrompts?: ModelMessage[];
  signal?: AbortSignal;
  monitor?: (monitor: Monitor) => void;
};

export type Session = {
  /** A stream of pieces. */
  promptStreaming(
    input: ModelMessage[],
    options: { signal: AbortSignal; responseConstraint?: JsonSchema },
  ): ReadableStream<string>;
  destroy(): void;
};

export type LanguageModel = {
  availability(abilities: Abilities): Promise<Availability>;
  create(options: SessionOptions): Promise<Session>;
};

/** Undefined where the browser has no such interface. */
export const languageModel = (): LanguageModel | undefined =>
  Reflect.get(globalThis, "LanguageModel");

export function abilities(withPhoto: boolean): Abilities {
  const text: Expected = { type: "text", languages: ["en"] };
  return {
    expectedInputs: withPhoto ? [text, { type: "image" }] : [text],
    expectedOutputs: [text],
  };
}

/**
 * Has the browser fetch its model, or waits for one that it fetches already. To be called from a tap.
 *
 * @param onProgress told how much of it is there, from 0 to 1
 * @throws what the browser throws, and once `signal` aborts
 */
export async function downloadModel(signal: AbortSignal, onProgress: (share: number) => void) {
  const session = await languageModel()?.create({
    ...abilities(false),
    signal,
    monitor: (events) =>
      events.addEventListener("downloadprogress", (event) => {
        if ("loaded" in event && typeof event.loaded === "number") onProgress(event.loaded);
      }),
  });
  session?.destroy();
}

/** What the browser says of its model; "unavailable" also where it has none, or does not tell. */
export async function availability(withPhoto = false): Promise<Availability> {
  try {
    return (await languageModel()?.availability(abilities(withPhoto))) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}
