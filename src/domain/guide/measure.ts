import { z } from "zod";

export const cellKinds = ["alkaline", "block", "nimh", "coin", "lithium", "lead"] as const;

/** What a multimeter is to show at a step, with nothing under mains voltage. */
export const measure = z.object({
  what: z
    .enum(["connection", "separation", "switch", "resistance", "heater", "cell"])
    .describe(
      "connection: the two points are joined. separation: they are not. switch: they are while it is pressed. resistance: so many ohms. heater: ohms by its rating plate. cell: volts of a battery.",
    ),
  between: z
    .string()
    .optional()
    .describe('Where the two tips go, if that needs saying: "tip to sleeve".'),
  from: z.number().optional().describe("Least ohms of a sound part."),
  to: z.number().optional().describe("Most ohms of a sound part."),
  cell: z.enum(cellKinds).optional().describe("The kind of battery, where it is known."),
});

export type Measure = z.infer<typeof measure>;
export type CellKind = (typeof cellKinds)[number];
