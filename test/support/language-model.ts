import { vi } from "vitest";
import { photoMark, replyTo } from "../../mocks/replies";
import type {
  Availability,
  LanguageModel,
  ModelMessage,
  Session,
  SessionOptions,
} from "~/services/assistant/browser/language-model";

type Behaviour = {
  availability?: Availability;
  takesPhotos?: boolean;
  /** Instead of the pieces of an answer of the mock world; an Error among them is where it fails. */
  pieces?: (string | Error)[];
  /** Creating it fails so. */
  refusal?: Error;
  /** Nothing more comes after the pieces. */
  neverEnds?: boolean;
  /** Settles when the model is there; until then it is being downloaded. */
  download?: (progress: (loaded: number) => void, signal?: AbortSignal) => Promise<void>;
};

type Asked = { options: SessionOptions; input: ModelMessage[]; constraint: unknown };

/**
 * Gives the page a model of the documented shape until the test ends: https://developer.chrome.com/docs/ai/prompt-api
 *
 * @returns what it was asked, and how many of its sessions are still open
 */
export function stubLanguageModel(behaviour: Behaviour = {}) {
  const asked: Asked[] = [];
  const open = new Set<Session>();
  let state = behaviour.availability ?? "available";

  const model: LanguageModel = {
    availability: ({ expectedInputs }) =>
      Promise.resolve(takes(expectedInputs) ? state : "unavailable"),
    async create(options) {
      options.signal?.throwIfAborted();
      if (behaviour.refusal) throw behaviour.refusal;
      if (!takes(options.expectedInputs)) throw domError("NotSupportedError");
      if (options.initialPrompts?.some(({ role }, at) => role === "system" && at > 0))
        throw new TypeError("The system prompt comes first");
      if (state !== "available") await download(options);
      options.signal?.throwIfAborted();
      const session: Session = {
        promptStreaming(input, { signal, responseConstraint }) {
          if (!open.has(session)) throw domError("InvalidStateError");
          asked.push({ options, input, constraint: responseConstraint });
          return streamOf(piecesOf(options, input, responseConstraint), signal);
        },
        destroy: () => void open.delete(session),
      };
      open.add(session);
      return session;
    },
  };
  vi.stubGlobal("LanguageModel", model);

  const takes = (inputs: SessionOptions["expectedInputs"]) =>
    behaviour.takesPhotos === true || inputs.every(({ type }) => type === "text");

  async function download({ monitor, signal }: SessionOptions) {
    state = "downloading";
    const events = new EventTarget();
    monitor?.(events);
    const progress = (loaded: number) =>
      events.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded }));
    try {
      await behaviour.download?.(progress, signal);
      state = "available";
    } catch (error) {
      state = "downloadable";
      throw error;
    }
  }

  function piecesOf(options: SessionOptions, input: ModelMessage[], constraint: unknown) {
    if (behaviour.pieces) return behaviour.pieces;
    const reply = replyTo([...(options.initialPrompts ?? []), ...input].map(asWire));
    return (constraint ? held(reply) : reply).split(/(?<=\s)/);
  }

  function streamOf(pieces: readonly (string | Error)[], signal: AbortSignal) {
    return new ReadableStream<string>({
      async start(controller) {
        signal.addEventListener("abort", () => controller.error(signal.reason), { once: true });
        for (const piece of pieces) {
          await Promise.resolve();
          if (signal.aborted) return;
          if (piece instanceof Error) return controller.error(piece);
          controller.enqueue(piece);
        }
        if (!behaviour.neverEnds) controller.close();
      },
    });
  }

  return { asked, openSessions: () => open.size };
}

export const domError = (name: string) => new DOMException("In the browser's own words", name);

function asWire({ role, content }: ModelMessage) {
  const parts = typeof content === "string" ? [{ type: "text" as const, value: content }] : content;
  const texts = parts.map((part) => (part.type === "text" ? part.value : photoMark));
  return { role, content: texts.join("\n\n") };
}

/** The questions of the mock world in the shape that the schema asks for. */
function held(reply: string): string {
  const list = reply.indexOf("[{");
  const photo = /^Photo: (.*)$/m.exec(reply)?.[1];
  const questions: unknown = JSON.parse(reply.slice(list));
  return JSON.stringify(photo ? { photo, questions } : { questions });
}
