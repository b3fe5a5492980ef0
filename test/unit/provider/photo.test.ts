import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Findings } from "~/domain/findings";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import { plain, provider, quietly, serve, serverError } from "./wire";

const questions = JSON.stringify(["One?", "Two?", "Three?"].map((question) => ({ question })));
const withNote = `Photo: A Bosch kettle. Its base is cracked.\n${questions}`;
const photo = new File([new Uint8Array([255, 216, 255])], "kettle.jpg", { type: "image/jpeg" });
const photographed = { ...freshKettleCase, photo };
const asked = ["One?", "Two?", "Three?"];

const part = z.looseObject({ type: z.string() });
const body = z.object({
  messages: z.array(z.object({ content: z.union([z.string(), z.array(part)]) })),
});

function partsOf(request: { body: unknown } | undefined) {
  const content = body.parse(request?.body).messages[1]?.content;
  return typeof content === "string" ? ["text"] : content?.map(({ type }) => type);
}

const schemaOf = (request: { body: unknown } | undefined) =>
  z
    .object({
      response_format: z.object({
        json_schema: z.object({ schema: z.object({ required: z.array(z.string()) }) }),
      }),
    })
    .parse(request?.body).response_format.json_schema.schema;

function listeningForFindings() {
  return { ...quietly(), onFindings: vi.fn<(found: Findings) => void>() };
}

describe("a photo", () => {
  it("goes along with the questions to a model that sees, and what it shows is told", async () => {
    const seen = serve(() => plain(withNote));
    const ask = listeningForFindings();
    const answer = await provider({}, "gpt-4o-mini").diagnosticQuestions(photographed, ask);
    expect(answer).toEqual(asked);
    expect(ask.onFindings.mock.calls).toEqual([
      [{ photo: "A Bosch kettle. Its base is cracked." }],
    ]);
    expect(partsOf(seen[0])).toEqual(["text", "image_url", "text"]);
    expect(JSON.stringify(seen[0]?.body)).toContain("data:image/jpeg;base64,/9j/");
  });

  it("is told in a field where the server holds its model to a schema", async () => {
    const photo = "A Bosch kettle.\nIts **base** is cracked [left].";
    const answer = { photo, questions: asked.map((question) => ({ question })) };
    const seen = serve(() => plain(JSON.stringify(answer)));
    const ask = listeningForFindings();
    expect(await provider({}, "gpt-4o").diagnosticQuestions(photographed, ask)).toEqual(asked);
    expect(ask.onFindings.mock.calls).toEqual([
      [{ photo: "A Bosch kettle. Its base is cracked [left]." }],
    ]);
    const { required } = schemaOf(seen[0]);
    expect(required).toEqual(["photo", "questions"]);
  });

  it.each([
    ["to a model that does not see", "gpt-3.5-turbo", photographed],
    ["where there is none", "gpt-4o-mini", freshKettleCase],
    [
      "a second time",
      "gpt-4o-mini",
      { ...photographed, findings: { photo: "A Bosch kettle. Its base is cracked." } },
    ],
  ])("does not go along %s", async (_when, model, repair) => {
    const seen = serve(() => plain(questions));
    const ask = listeningForFindings();
    expect(await provider({}, model).diagnosticQuestions(repair, ask)).toEqual(asked);
    expect(partsOf(seen[0])).toEqual(["text"]);
    expect(ask.onFindings).not.toHaveBeenCalled();
  });

  it("goes along with no other call", async () => {
    const seen = serve(() => plain("The fuse."));
    const assistant = provider({}, "gpt-4o-mini");
    const repair = { ...kettleCase, photo };
    await assistant.rootCause(repair, quietly());
    await assistant.repairGuide(repair, quietly());
    await assistant.chatReply(repair, [], "Which fuse?", quietly());
    expect(seen).toHaveLength(3);
    expect(JSON.stringify(seen.map((request) => request.body))).not.toContain("image_url");
  });

  it("leaves its words to all further calls", async () => {
    const seen = serve(() => plain("The fuse."));
    await provider().rootCause(
      { ...kettleCase, photo, findings: { photo: "A cracked base." } },
      quietly(),
    );
    expect(JSON.stringify(seen[0]?.body)).toContain(
      "<photo_shows>\\nA cracked base.\\n</photo_shows>",
    );
  });

  it.each([
    ["OpenRouter", 404, { error: { message: "No endpoints found that support image input" } }],
    ["llama.cpp", 500, { error: { message: "image input is not supported - hint: mmproj" } }],
    ["vLLM", 400, { error: { message: "llama is not a multimodal model" } }],
    [
      "a server that knows text only",
      422,
      { detail: [{ loc: ["body", "messages", 1], msg: "Input should be a valid string" }] },
    ],
  ])("that %s turns down is left out, then and later", async (server, status, body) => {
    const seen = serve(
      () => HttpResponse.json(body, { status }),
      () => plain(questions),
    );
    const assistant = provider({}, `gpt-4o at ${server}`);
    const ask = listeningForFindings();
    expect(await assistant.diagnosticQuestions(photographed, ask)).toEqual(asked);
    expect(await assistant.diagnosticQuestions(photographed, ask)).toEqual(asked);
    expect(seen.map(partsOf)).toEqual([["text", "image_url", "text"], ["text"], ["text"]]);
    expect(ask.onFindings).not.toHaveBeenCalled();
  });

  it.each([401, 402, 403, 408, 429])(
    "is not given up for a %i, whatever its words",
    async (status) => {
      const seen = serve(
        () => serverError(status, { message: "image_url: too many requests" }),
        () => plain(withNote),
      );
      const assistant = provider({}, `gpt-4o with ${status}`);
      await assistant.diagnosticQuestions(photographed, quietly()).catch(() => {});
      await assistant.diagnosticQuestions(photographed, quietly());
      expect(seen.length).toBeGreaterThanOrEqual(2);
      for (const request of seen) expect(partsOf(request)).toContain("image_url");
    },
  );
});
