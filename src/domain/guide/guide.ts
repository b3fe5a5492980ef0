import { z } from "zod";

/** What the hands do in a step. It chooses the step's picture. */
const stepAction = z.enum([
  "unplug",
  "open",
  "unscrew",
  "pry",
  "clean",
  "measure",
  "replace",
  "glue",
  "sew",
  "lubricate",
  "adjust",
  "reassemble",
  "test",
  "inspect",
]);

const sectionKind = z.enum(["tools", "safety", "steps", "prevention", "professional", "other"]);

/** How hard, how long and how dear: "difficulty", "time" and "parts", each at most once. */
const fact = z.object({ label: z.string(), value: z.string() });

/** `body` is Markdown; in the section about the steps it is what stands before the first. */
const section = z.object({ kind: sectionKind, title: z.string(), body: z.string() });

const step = z.object({
  /** Words without marks. */
  title: z.string(),
  action: stepAction,
  /** The step's own warnings in Markdown, which are shown apart. */
  warnings: z.string(),
  /** What to do and what to see, in Markdown. */
  body: z.string(),
});

/** A guide taken apart. At most one section is about the steps, and there are steps only where one is. */
export const guideParts = z.object({
  facts: z.array(fact),
  sections: z.array(section),
  steps: z.array(step),
});

export type GuideParts = z.infer<typeof guideParts>;

/** A repair guide: its parts, and the Markdown that they were read from or written to. */
export type Guide = GuideParts & { text: string };

export type GuideFact = z.infer<typeof fact>;
export type GuideSection = z.infer<typeof section>;
export type GuideStep = z.infer<typeof step>;
export type SectionKind = z.infer<typeof sectionKind>;
export type StepAction = z.infer<typeof stepAction>;
