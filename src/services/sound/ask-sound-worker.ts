import { heard, type Heard } from "~/domain/heard";
import { trustedScript } from "~/shared/trusted-script";
// oxlint-disable-next-line import/default -- Vite turns the file into its address.
import workerAddress from "./sound-worker?worker&url";

let address: string | undefined;

/**
 * Has the samples analysed off the main thread.
 * @param samples mono, at `sampleRate`; they go over to the worker and are empty afterwards
 * @returns what is heard in them; rejects when the worker fails, and stays silent once `signal` is aborted
 */
export function askSoundWorker(
  samples: Float32Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    // A page may create a policy once only.
    address ??= trustedScript("sound-worker", workerAddress);
    const worker = new Worker(address, { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("The sound worker failed"));
    });
    worker.addEventListener("message", ({ data }) => {
      worker.terminate();
      resolve(heard.parseAsync(data));
    });
    worker.postMessage(samples, [samples.buffer]);
  });
}
