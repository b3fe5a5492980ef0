import type { Guide, GuideStep } from "./guide";

/** What begins a paragraph of its own in a step that the handbook wrote. */
export const stepLabels = {
  see: "You should see",
  comesOff: "What comes out",
  putBack: "To put it back",
} as const;

type StepPart = keyof typeof stepLabels;

/** A step with its parts set apart; `body` is what to do. A part that it has not is empty. */
export type SplitStep = GuideStep & Record<StepPart, string>;

/** Takes what is to be seen, what comes off and how it goes back out of a step's words. */
export function splitStep(step: GuideStep): SplitStep {
  const paragraphs = step.body.split(/\n{2,}/);
  const told = (part: StepPart) =>
    paragraphs.flatMap((text) => wordsBehind(part, text) ?? []).join("\n\n");
  const body = paragraphs.filter((text) => parts.every((part) => !wordsBehind(part, text)));
  return {
    ...step,
    body: body.join("\n\n"),
    see: told("see"),
    comesOff: told("comesOff"),
    putBack: told("putBack"),
  };
}

/** A guide whose steps are to be shown one by one. */
export function splitSteps<Whole extends Guide>(guide: Whole): Whole & { steps: SplitStep[] } {
  return { ...guide, steps: guide.steps.map(splitStep) };
}

const parts: readonly StepPart[] = ["see", "comesOff", "putBack"];

function wordsBehind(part: StepPart, paragraph: string): string | undefined {
  return new RegExp(String.raw`^\W*${stepLabels[part]}:\W*\s+(.+)$`, "is").exec(paragraph)?.[1];
}
