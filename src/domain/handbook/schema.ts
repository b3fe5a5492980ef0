import { z } from "zod";
import type { dangerSchema } from "./danger-schema.ts";
import type { faultSchema } from "./fault-schema.ts";
import { power, weight } from "./fault-schema.ts";
import type { faqSchema } from "./faq-schema.ts";
import type { partsSchema } from "./parts-schema.ts";
import { words } from "./step-schema.ts";

/*
 * What the handbook's files may hold. This is the one definition: the files are checked by it, the app's
 * types come from it, and editors get it as JSON Schema. The app itself takes types only.
 */

const note = z
  .strictObject({
    text: words,
    about: z.array(words).describe("For the matcher only: words of the question that call for it."),
  })
  .describe("A fact that the chat can give when somebody asks about it.");

/** A kind of thing, and everything that tells it is meant: its `item.yaml`. */
export const itemSchema = z
  .strictObject({
    name: words.describe(
      'Stands in a sentence after "the" or "your", so lower case: "washing machine".',
    ),
    asOne: words
      .optional()
      .describe(
        'For a name in the plural: "pair of headphones", where a sentence needs one thing.',
      ),
    power,
    itemCategory: z
      .enum(["smartphone", "computer", "television", "appliance", "other"])
      .optional()
      .describe("The derived category that speaks for this kind."),
    notes: z.array(note).optional(),
    matching: z
      .strictObject({
        weight: weight
          .default(1)
          .describe("How often one comes to be mended, beside the other things of its makers."),
        aliases: z
          .array(words)
          .describe("Other names, and common misspellings. All words of a name must be there."),
        makers: z.array(words).describe("Makers known for it. A weak hint."),
        keywords: z
          .array(words)
          .describe('Words of a complaint that give it away when it is not named: "spin cycle".'),
      })
      .describe("For the matcher only: nobody reads these words."),
  })
  .transform(({ matching, ...item }) => ({ ...item, ...matching }));

export const otherThingsSchema = z
  .strictObject({
    mains: z.array(words),
    battery: z.array(words),
    none: z.array(words),
    unknown: z.array(words).describe("One may have a plug, the next an engine."),
  })
  .describe("Names of things that the handbook has no page for, by what they run on.");

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** What its `item.yaml` tells of a kind. */
export type Item = Deep<z.output<typeof itemSchema>>;
/** Things that the handbook has no page for. */
export type OtherThings = Deep<z.output<typeof otherThingsSchema>>;
/** What a file tells of a fault, and the id that its place gives it. */
export type Fault = Deep<z.output<ReturnType<typeof faultSchema>>> & { readonly id: string };
/** What a kind's `parts.yaml` tells of one part. */
export type Part = Deep<z.output<typeof partsSchema>>[number];
export type Asked = Deep<z.output<typeof faqSchema>>[number];
/** What must be made safe and handed over, for one or more safety rules. */
export type DangerPage = Deep<z.output<ReturnType<typeof dangerSchema>>>;
