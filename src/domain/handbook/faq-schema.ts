import { z } from "zod";
import { words } from "./step-schema.ts";

const asked = z.strictObject({
  asks: z
    .array(words)
    .min(3)
    .describe("One question as different people type it, the answer right for each wording."),
  faults: z
    .array(words)
    .optional()
    .describe("The faults beside whose guides it is asked, by their files; any without it."),
  answer: words.describe("Stands alone, and says no first where it is a no."),
});

/** What people ask beside the guides of a kind of thing: its `faq.yaml`. */
export const faqSchema = z.array(asked);
