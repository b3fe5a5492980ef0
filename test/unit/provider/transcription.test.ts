import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import type { Findings } from "~/domain/findings";
import { createProviderAssistant } from "~/services/assistant/provider/provider-assistant";
import { freshKettleCase } from "../../support/repair-cases";
import { key, plain, quietly, serve } from "./wire";

const recording = new File(["RIFF"], "kettle.wav", { type: "audio/wav" });
const recorded = {
  ...freshKettleCase,
  recording,
  findings: { recording: { correction: "A steady hum at 100 Hz." } },
};
const questions = JSON.stringify(["One?", "Two?", "Three?"].map((question) => ({ question })));

/** Each test has a server of its own: that one cannot transcribe is remembered. */
function assistantAt(host: string) {
  return createProviderAssistant({ apiKey: key, baseUrl: `https://${host}/v1`, model: "any" });
}

function serveTranscripts(answer: () => Response) {
  const seen: Request[] = [];
  server.use(
    http.post("*/audio/transcriptions", ({ request }) => {
      seen.push(request);
      return answer();
    }),
  );
  return seen;
}

function listeningForFindings() {
  return { ...quietly(), onFindings: vi.fn<(found: Findings) => void>() };
}

const heard = { recording: { correction: "A steady hum at 100 Hz.", words: "It hums." } };

describe("the words in a recording", () => {
  it("are written down by the server, told, and asked about", async () => {
    const transcripts = serveTranscripts(() => HttpResponse.json({ text: " It hums. " }));
    const seen = serve(() => plain(questions));
    const ask = listeningForFindings();
    await assistantAt("hears.test").diagnosticQuestions(recorded, ask);
    expect(transcripts).toHaveLength(1);
    expect(ask.onFindings.mock.calls).toEqual([[heard]]);
    expect(JSON.stringify(seen[0]?.body)).toContain(
      "A steady hum at 100 Hz. Words spoken: “It hums.”",
    );
  });

  it("are written down once", async () => {
    const transcripts = serveTranscripts(() => HttpResponse.json({ text: "It hums." }));
    serve(() => plain(questions));
    await assistantAt("hears-once.test").diagnosticQuestions(
      { ...recorded, findings: heard },
      quietly(),
    );
    expect(transcripts).toHaveLength(0);
  });

  it("are not asked for again where the server cannot", async () => {
    const transcripts = serveTranscripts(() => HttpResponse.json({ error: {} }, { status: 404 }));
    serve(() => plain(questions));
    const assistant = assistantAt("deaf.test");
    const ask = listeningForFindings();
    expect(await assistant.diagnosticQuestions(recorded, ask)).toEqual(["One?", "Two?", "Three?"]);
    await assistant.diagnosticQuestions(recorded, ask);
    expect(transcripts).toHaveLength(1);
    expect(ask.onFindings).not.toHaveBeenCalled();
  });

  it("are asked for again after a failure that passes", async () => {
    const transcripts = serveTranscripts(() => HttpResponse.error());
    serve(() => plain(questions));
    const assistant = assistantAt("away.test");
    await assistant.diagnosticQuestions(recorded, quietly());
    await assistant.diagnosticQuestions(recorded, quietly());
    expect(transcripts).toHaveLength(2);
  });

  it("do not hold up a stop", async () => {
    const controller = new AbortController();
    serveTranscripts(() => {
      controller.abort();
      return HttpResponse.json({ text: "It hums." });
    });
    const seen = serve(() => plain(questions));
    await expect(
      assistantAt("stopped.test").diagnosticQuestions(recorded, controller),
    ).rejects.toMatchObject({ kind: "aborted" });
    expect(seen).toHaveLength(0);
  });
});
