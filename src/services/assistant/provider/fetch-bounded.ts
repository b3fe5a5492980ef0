import { AssistantError } from "~/services/assistant/assistant";

/** In bytes. The longest answer, a word a piece and with all its reasoning, has two million. */
const mostBytes = 20_000_000;

/** In bytes. A list of all models in one line has a tenth of it. */
const longestLine = 2_000_000;

/** In bytes. So much is read before the page may do something else: the SDK takes 20 ms for it. */
const batch = 65_536;

const lineEnd = 10;

/**
 * `fetch` for servers that nobody has checked. A redirect is not followed, as it could carry the key and
 * the conversation to another server. What comes has a length, and comes in pieces between which the page
 * stays alive, however fast it was sent.
 *
 * @throws AssistantError "redirected"; where the body is read, "too-long"
 */
export async function fetchBounded(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  // A browser tells no more than that; Node shows the status.
  if (response.type === "opaqueredirect" || /^30[1-8]$/.test(String(response.status))) {
    throw new AssistantError("redirected", "The server answered with a redirect");
  }
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(new TransformStream(boundedPieces())), response);
}

function boundedPieces(): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  let lineStart = 0;
  let pauseAt = batch;
  return {
    async transform(chunk, controller) {
      for (let start = 0; start < chunk.length; start += batch) {
        const piece = chunk.subarray(start, start + batch);
        const end = piece.lastIndexOf(lineEnd);
        if (end >= 0) lineStart = bytes + end;
        bytes += piece.length;
        if (bytes > mostBytes || bytes - lineStart > longestLine) {
          throw new AssistantError("too-long", `The answer does not end within ${bytes} bytes`);
        }
        controller.enqueue(piece);
        if (bytes < pauseAt) continue;
        pauseAt = bytes + batch;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await nextTask();
      }
    },
  };
}

/** By a message: a hidden tab puts timers off. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port takes none
    port2.postMessage(null);
  });
}
