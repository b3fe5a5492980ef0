import { z } from "zod";
import { sounds } from "./findings";

const lowest = 40;
const highest = 8000;
const bands = 160;

/** Where the bands of a spectrum begin, in hertz, and where the last ends: each as wide for the ear. */
export const bandEdges: readonly number[] = Array.from(
  { length: bands + 1 },
  (_, band) => lowest * (highest / lowest) ** (band / bands),
);

/** What stands out in a recording, and how strong it is at each pitch. */
export const heard = z.object({
  sounds,
  /** In dBFS, for each of `bandEdges`' bands, the lowest first. */
  levels: z.array(z.number()).length(bands),
});

export type Heard = z.infer<typeof heard>;
