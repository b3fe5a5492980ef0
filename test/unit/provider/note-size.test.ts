import { expect, it } from "vitest";
import { noteSizeFor } from "~/services/assistant/provider/note-size";

const sizeFor = (model: string, address = "https://ai.test/v1") =>
  noteSizeFor({ model, baseUrl: new URL(address) });

it.each([
  ["1b", "llama3.2:1b"],
  ["9b", "yi-9b"],
  ["a number with a fraction", "exaone-2.4b"],
  ["a longer fraction", "model-1.25b"],
  ["a number in capitals", "Mistral-7B-Instruct"],
  ["GPT-4 of old", "gpt-4"],
  ["GPT-4 of a day", "gpt-4-0613"],
  ["Llama 2", "llama2"],
  ["Llama 2 with a dash", "llama-2"],
  ["Llama 3, the latest", "llama3:latest"],
  ["a model made of Llama 2", "medllama2"],
  ["Gemma", "gemma"],
  ["Gemma 2", "gemma2"],
  ["Gemma, the latest", "gemma:latest"],
  ["Phi", "phi"],
  ["Phi 3", "phi3"],
  ["Phi 2 with a dash", "phi-2"],
  ["Phi, the latest", "phi:latest"],
  ["Phi 3, the small one", "phi3:mini"],
  ["TinyLlama", "tinyllama-chat"],
  ["SmolLM", "smollm2-instruct"],
])("sends the short notes to a model with a small context: %s", (_what, model) => {
  expect(sizeFor(model)).toBe("short");
});

it.each([
  ["13b", "vicuna-13b"],
  ["more than nine and a fraction", "exaone-12.5b"],
  ["a number of bits", "llama-3-large-8bit"],
  ["a longer word", "gpt-4-turbo"],
  ["a GPT-4 by another name", "notgpt-4"],
  ["Llama 3.1", "llama3.1"],
  ["Gemma 3", "gemma3"],
  ["a Gemma 3 that knows medicine", "medgemma"],
  ["Phi 4", "phi4"],
  ["a name that ends like Phi", "delphi"],
])("sends the whole notes to any other model: %s", (_what, model) => {
  expect(sizeFor(model)).toBe("whole");
});

it("sends the short notes to every model on the person's own machine", () => {
  expect(sizeFor("gpt-oss:120b", "http://127.0.0.1:1234/v1")).toBe("short");
});
