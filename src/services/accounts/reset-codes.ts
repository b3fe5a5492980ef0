import { z } from "zod";
import { secretHashSchema } from "./secret-hash";

export const resetCodeSchema = z.object({
  email: z.string(),
  code: secretHashSchema,
  /** Milliseconds since 1970; at this very moment the code is no longer good. */
  expiresAt: z.number(),
  triesLeft: z.number().int().positive(),
});

export type ResetCode = z.infer<typeof resetCodeSchema>;

export const resetCodeLifeMs = 30 * 60_000;
export const resetCodeTries = 5;

const lowestCode = 100_000;
const codeCount = 900_000;
/** The largest multiple of the number of codes below 2^32. A draw above it is repeated, because it would favour low codes. */
const drawLimit = 2 ** 32 - (2 ** 32 % codeCount);

/** A code of six digits, each of 100000 to 999999 equally likely. */
export function drawResetCode(): string {
  let draw: number;
  do {
    [draw = drawLimit] = crypto.getRandomValues(new Uint32Array(1));
  } while (draw >= drawLimit);
  return String(lowestCode + (draw % codeCount));
}
