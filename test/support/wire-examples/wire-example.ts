/** One answer as it came over the wire: the status line, the type and the bytes behind it. */
export type WireAnswer = { status: number; type: "json" | "event-stream" | "text"; body: string };

/** What a failure says, whichever words the server has for it. */
export type Meaning =
  | "unknown model"
  | "wrong key"
  | "wrong address"
  | "overloaded"
  | "rate limit"
  | "no credit"
  | "too long"
  | "flagged"
  /** After "Unplug the kettle. " had come. */
  | "broken off";

/** One server's answers to the same question, each of them `exampleText` if all goes well. */
export type WireExample = {
  server: string;
  /** Where the shapes are documented, or were recorded by others. */
  sources: readonly string[];
  streamed: readonly string[];
  plain: readonly string[];
  failures: Partial<Record<Meaning, readonly WireAnswer[]>>;
  /** What it says where a model does not take a parameter. */
  refusedParameters?: {
    parameter: "max_tokens" | "temperature" | "response_format";
    answer: WireAnswer;
  }[];
};

export const exampleText = "Unplug the kettle. Its fuse has blown.";

export const json = (status: number, body: string): WireAnswer => ({ status, type: "json", body });

export const events = (body: string): WireAnswer => ({ status: 200, type: "event-stream", body });
