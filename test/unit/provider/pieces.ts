import { vi } from "vitest";
import { readStream } from "~/services/assistant/provider/read-completion";

export const piece = (delta: object | null, finishReason?: string | null) => ({
  choices: [{ delta, finish_reason: finishReason }],
});

async function* cut(pieces: readonly unknown[], after?: Error) {
  await Promise.resolve();
  yield* pieces;
  if (after) throw after;
}

export function readPieces(pieces: readonly unknown[], after?: Error) {
  const listener = { onLife: vi.fn<() => void>(), onText: vi.fn<(soFar: string) => void>() };
  const completion = readStream(cut(pieces, after), new AbortController().signal, listener);
  return { completion, ...listener };
}
