import { z } from "zod";
import { mayAsk } from "~/services/assistant/page-policy";
import { trustedScript } from "~/shared/trusted-script";
import type { ProviderConfig } from "./chat-server";
import type { ConnectionQuestion } from "./connection-worker";
// oxlint-disable-next-line import/default -- Vite turns the file into its address.
import workerAddress from "./connection-worker?worker&url";
import { type ConnectionOutcome, connectionOutcomes } from "./connection-outcomes";

type Server = ProviderConfig & { baseUrl: string };

/** As `testConnection`, wherever the server is: what this page may not ask, a worker does. */
export async function tryConnection(
  config: Server,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  if (!mayAsk(config.baseUrl))
    return z.enum(connectionOutcomes).parse(await askWorker({ ask: "test", config }, signal));
  const { testConnection } = await import("./test-connection");
  return testConnection(config, signal);
}

/** As `listModels`, likewise. */
export async function findModels(config: Server, signal: AbortSignal): Promise<string[]> {
  if (!mayAsk(config.baseUrl))
    return z.array(z.string()).parse(await askWorker({ ask: "models", config }, signal));
  const { listModels } = await import("./test-connection");
  return listModels(config, signal);
}

let address: string | undefined;

/** A worker is held to no policy of the page. It knows two questions, and ends with its answer. */
function askWorker(question: ConnectionQuestion, signal: AbortSignal): Promise<unknown> {
  // A page may create a policy once only.
  address ??= trustedScript("connection-worker", workerAddress);
  const worker = new Worker(address, { type: "module" });
  const answer = new Promise<unknown>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", () => reject(new Error("The connection worker failed")));
    worker.addEventListener("message", ({ data }) => resolve(data));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(question);
  return answer.finally(() => worker.terminate());
}
