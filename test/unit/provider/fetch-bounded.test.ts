import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchBounded } from "~/services/assistant/provider/fetch-bounded";

/** A server whose body is these pieces. */
function answerWith(...pieces: Uint8Array<ArrayBuffer>[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const headers = { "Content-Type": "text/event-stream" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers })));
}

const line = (length: number) => {
  const bytes = new Uint8Array(length).fill(97);
  bytes[length - 1] = 10;
  return bytes;
};

const read = async () => (await fetchBounded("https://ai.test")).text();

describe("a body", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("comes as it is, with what is said of it", async () => {
    answerWith(new TextEncoder().encode("data: ä\n\n"), line(300_000));
    const response = await fetchBounded("https://ai.test");
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect((await response.text()).length).toBe(300_009);
  });

  it("ends where a line has more than two million bytes", async () => {
    answerWith(line(2_000_000), line(2_000_000));
    expect(await read()).toHaveLength(4_000_000);
    answerWith(new Uint8Array(2_000_000), line(2_000_000));
    await expect(read()).rejects.toHaveProperty("kind", "too-long");
  });

  it("ends after twenty million bytes", async () => {
    const pieces = Array.from({ length: 20 }, () => line(1_000_000));
    answerWith(...pieces);
    expect(await read()).toHaveLength(20_000_000);
    answerWith(...pieces, line(1));
    await expect(read()).rejects.toHaveProperty("kind", "too-long");
  });

  it("lets the page do something else however fast it comes", async () => {
    answerWith(...Array.from({ length: 4000 }, () => line(200)));
    const pauses = vi.spyOn(globalThis, "MessageChannel");
    let turns = 0;
    const turn = setInterval(() => (turns += 1));
    await read();
    clearInterval(turn);
    expect(turns).toBeGreaterThan(2);
    // 800,000 bytes hold twelve times 65,536 and a little.
    expect(pauses).toHaveBeenCalledTimes(12);
    pauses.mockClear();
    answerWith(...Array.from({ length: 4 }, () => line(65_536)));
    await read();
    expect(pauses).toHaveBeenCalledTimes(4);
  });
});
