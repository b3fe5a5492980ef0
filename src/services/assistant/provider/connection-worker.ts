import { listModels, testConnection } from "./test-connection";
import type { ProviderConfig } from "./chat-server";

/** What the worker is asked, and answers: one question for each worker. */
export type ConnectionQuestion = { ask: "test" | "models"; config: ProviderConfig };

addEventListener("message", ({ data }: MessageEvent<ConnectionQuestion>) => {
  const { signal } = new AbortController();
  const answer = data.ask === "test" ? testConnection : listModels;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void answer(data.config, signal).then((told) => postMessage(told));
});
