import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { z } from "zod";
import type { Stage } from "./flow";

/** The repair as this screen was handed it, or null when something it cannot do without is missing. */
export function useRepair<Needs extends z.ZodType>({ needs }: Stage<Needs>): z.infer<Needs> | null {
  const { state } = useLocation();
  return useMemo(() => needs.safeParse(state).data ?? null, [needs, state]);
}
