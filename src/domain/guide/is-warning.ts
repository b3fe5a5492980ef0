import type { MarkedToken } from "marked";

/** "**Warning:** The edge is sharp." "Warning signs" tell when to stop; they warn of no single act. */
export function isWarning({ raw }: MarkedToken): boolean {
  return /^[\W_]*(?:warning|caution|danger)(?![^\W_]| signs)/i.test(raw);
}
