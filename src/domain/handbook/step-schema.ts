import { z } from "zod";
import { pictureName } from "../guide/picture-name.ts";
import { measure } from "../guide/measure.ts";

/** A text that says something. */
export const words = z.string().regex(/\S/, "says nothing");

/** What the hands do; on mains a step that opens or measures needs an "unplug" before it. */
const action = z
  .enum([
    "unplug",
    "look",
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
  ])
  .describe("What the hands do. It tells when the plug must be out.");

const besides = {
  warning: words.optional().describe("Danger of this very step, said before it is done."),
  see: words.optional().describe('Goes on after "You should see:".'),
  fallsOut: words.optional().describe("What comes loose or falls out."),
  putBack: words.optional().describe("How it goes back together."),
  ifNot: words
    .optional()
    .describe("What to do where this very step does not go: a screw that will not turn."),
  picture: pictureName
    .optional()
    .describe("What is to be seen beside it. Nothing is guessed: a step without one has none."),
};

const ownStep = z.strictObject({
  action,
  title: words.describe(
    'Short and imperative, without a full stop: "Close the tap and pull the plug".',
  ),
  how: words.describe("What to do, in full sentences."),
  ...besides,
  measures: z
    .array(measure.strict())
    .min(1)
    .optional()
    .describe("What a multimeter shows where all is well, with the plug out."),
});

/** Steps that should read the same every time, each under the name by which others use it. */
export const fragmentsSchema = z
  .record(z.string().regex(/^[a-z][a-z-]*$/), ownStep)
  .describe("Precautions that read the same in every guide. A step takes one by its name.");

export type Fragments = z.output<typeof fragmentsSchema>;

/**
 * A step in its own words, or one of the `fragments` by name.
 *
 * @returns a schema whose output has the fragment's words in place of its name
 */
export function stepSchema(fragments: Fragments) {
  const borrowed = z.strictObject({
    use: z.enum(Object.keys(fragments)).describe("The name of a step in fragments.yaml."),
    and: words.optional().describe("What is particular here; it follows the fragment's own words."),
    ...besides,
  });
  return z.union([ownStep, borrowed.transform((step) => fillIn(step, fragments[step.use]))]);
}

type Borrowed = { use: string; and?: string } & Partial<z.output<typeof ownStep>>;

function fillIn({ use, and, ...own }: Borrowed, fragment: Fragments[string] | undefined) {
  if (fragment === undefined) throw new Error(`No fragment is called ${use}`);
  const how = and === undefined ? fragment.how : `${fragment.how} ${and}`;
  return { ...fragment, ...own, how };
}
