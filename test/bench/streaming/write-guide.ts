import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { kettleCase } from "../../support/repair-cases";

const deltas = 5000;
const charactersEach = 4;
/** 250 tokens a second, as a fast hosted model writes. */
const msBetween = 4;

const { signal } = new AbortController();
const { text: guide } = await handbookAssistant.repairGuide(kettleCase, { signal });
const length = deltas * charactersEach;
const longGuide = `${guide}\n\n`.repeat(Math.ceil(length / guide.length)).slice(0, length);

/** Writes the handbook's guide for a kettle, time and again, as a model would: 20,000 characters. */
export async function writeGuide(onText?: (soFar: string) => void): Promise<void> {
  const start = performance.now();
  let soFar = "";
  for (let count = 1; count <= deltas; count += 1) {
    soFar += longGuide.slice(soFar.length, count * charactersEach);
    onText?.(soFar);
    // A page that cannot keep up runs late, but is never given two deltas in one task.
    await pause(start + count * msBetween - performance.now());
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
