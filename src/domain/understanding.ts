import { z } from "zod";

/** What a person set right: which thing it is, and which of its troubles (null for none in the handbook). */
export const choice = z.object({
  kind: z.string().min(1),
  fault: z.string().min(1).nullable().optional(),
});

const trouble = choice.required().extend({ name: z.string().min(1) });

/** What was made of a person's words, to be seen and set right. */
export const understanding = z.object({
  /** Stands after "your". */
  thing: z.string().min(1),
  /** False where the handbook goes by its general method. */
  hasPage: z.boolean(),
  /** The page that was opened, as a choice; null where the kind is not known, and on a danger. */
  opened: choice.required().nullable(),
  /** Whether one of the questions that were answered belongs to that page. */
  isAsked: z.boolean(),
  otherThings: z.array(z.object({ kind: z.string().min(1), name: z.string().min(1) })),
  otherTroubles: z.array(trouble),
  /** A second trouble, in the person's own words; `thing` where it is another thing that has it. */
  also: z.object({ thing: z.string().min(1).nullable(), words: z.string().min(1) }).nullable(),
});

export type Choice = z.infer<typeof choice>;
export type Trouble = z.infer<typeof trouble>;
export type Understanding = z.infer<typeof understanding>;
