import { z } from "zod";
import { measure } from "./measure";

/** What the hands do in a step. */
export const stepAction = z.enum([
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

/** How hard, how long or how dear: "difficulty", "time" or "parts". */
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
  /** What a multimeter is to show; undefined where the guide's writer does not say. */
  measures: z.array(measure).readonly().optional().catch(undefined),
  /** What to do where this very step does not go; not part of the guide's text. */
  ifNot: z.string().optional(),
  /** The name of its picture; without one it has none. */
  picture: z.string().optional(),
});

/** A guide taken apart: no fact twice, and steps only where one section is about them. */
export const guideParts = z
  .object({ facts: z.array(fact), sections: z.array(section), steps: z.array(step) })
  .refine(({ facts }) => new Set(facts.map(({ label }) => label)).size === facts.length)
  .refine(({ sections, steps }) => {
    const aboutSteps = sections.filter(({ kind }) => kind === "steps").length;
    return aboutSteps === 1 || (aboutSteps === 0 && steps.length === 0);
  });

export type GuideParts = z.infer<typeof guideParts>;

/** A repair guide: its parts, and the Markdown that they were read from or written to. */
export type Guide = GuideParts & { text: string };

export type GuideFact = z.infer<typeof fact>;
export type GuideSection = z.infer<typeof section>;
export type GuideStep = z.infer<typeof step>;
export type SectionKind = z.infer<typeof sectionKind>;
export type StepAction = z.infer<typeof stepAction>;
