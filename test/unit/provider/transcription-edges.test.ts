import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import type { Findings } from "~/domain/findings";
import type { RepairCase } from "~/domain/repair-case";
import { openChatServer } from "~/services/assistant/provider/chat-server";
import { addWordsSpoken } from "~/services/assistant/provider/transcribe";
import { freshKettleCase } from "../../support/repair-cases";

const recording = new File(["RIFF"], "kettle.wav", { type: "audio/wav" });
const recorded: RepairCase = { ...freshKettleCase, recording };

/** Each test has a server of its own: that one cannot transcribe is remembered. */
let hosts = 0;
function transcriber(answer: () => Response) {
  const seen: Request[] = [];
  server.use(
    http.post("*/audio/transcriptions", ({ request }) => {
      seen.push(request);
      return answer();
    }),
  );
  const baseUrl = `https://listens-${(hosts += 1)}.test/v1`;
  const chat = openChatServer({ baseUrl, apiKey: "sk-test", model: "any" });
  const onFindings = vi.fn<(found: Findings) => void>();
  const { signal } = new AbortController();
  return {
    seen,
    onFindings,
    ask: (repair = recorded) => addWordsSpoken(chat, repair, { signal, onFindings }),
  };
}

const saying = (text: unknown) => () => HttpResponse.json({ text });
const failing = (status: number) => () => HttpResponse.json({ error: {} }, { status });

describe("the words spoken", () => {
  it("stand alone where nothing else was heard", async () => {
    const { ask, onFindings } = transcriber(saying("It hums."));
    const found = { recording: { words: "It hums." } };
    expect(await ask()).toEqual({ ...recorded, findings: found });
    expect(onFindings.mock.calls).toEqual([[found]]);
  });

  it("are asked for with the file, by the model's name", async () => {
    const { ask, seen } = transcriber(saying("It hums."));
    await ask();
    const form = await seen[0]?.formData();
    expect(form?.get("model")).toBe("whisper-1");
    expect([...(form?.keys() ?? [])]).toEqual(["model", "file"]);
  });

  it("are waited for no longer than 20 seconds", async () => {
    const { ask } = transcriber(saying("It hums."));
    const timeout = vi.spyOn(globalThis, "setTimeout");
    await ask();
    expect(timeout.mock.calls.map(([, delay]) => delay)).toContain(20_000);
  });

  it.each([400, 415])(
    "are asked for again after a recording that was refused with %i",
    async (status) => {
      const error = { message: "Audio file might be corrupted or unsupported" };
      const { ask, seen } = transcriber(() => HttpResponse.json({ error }, { status }));
      await ask();
      await ask();
      expect(seen).toHaveLength(2);
    },
  );

  it("are not asked for again where there is no such model", async () => {
    const error = { message: "Invalid model: whisper-1" };
    const { ask, seen } = transcriber(() => HttpResponse.json({ error }, { status: 400 }));
    await ask();
    await ask();
    expect(seen).toHaveLength(1);
  });

  it("are at most 1000 characters", async () => {
    const { ask } = transcriber(saying(`  ${"a".repeat(1000)}b`));
    expect(await ask()).toHaveProperty("findings.recording.words", "a".repeat(1000));
  });

  it.each(["", " \n", 7, null])("are none where the server says %j", async (text) => {
    const { ask, onFindings } = transcriber(saying(text));
    expect(await ask()).toBe(recorded);
    expect(onFindings).not.toHaveBeenCalled();
  });

  it("are not asked for without a recording, or where they are known", async () => {
    const { ask, seen } = transcriber(saying("It hums."));
    for (const known of [
      { ...recorded, recording: null },
      { ...recorded, findings: { recording: { correction: "A hum.", words: "a" } } },
    ])
      expect(await ask(known)).toBe(known);
    expect(seen).toEqual([]);
  });

  it.each([400, 404, 405, 415, 422, 501])("are not asked for again after %d", async (status) => {
    const { ask, seen } = transcriber(failing(status));
    expect([await ask(), await ask()]).toEqual([recorded, recorded]);
    expect(seen).toHaveLength(1);
  });

  it.each([401, 402, 403, 408, 413, 429, 500, 502, 503])(
    "are asked for again after %d, which may pass",
    async (status) => {
      const { ask, seen } = transcriber(failing(status));
      expect([await ask(), await ask()]).toEqual([recorded, recorded]);
      expect(seen).toHaveLength(2);
    },
  );
});
