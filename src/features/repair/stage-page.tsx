import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { z } from "zod";
import { flow, type Stage } from "./flow";
import { useRepair } from "./use-repair";

/** A screen of the flow as a route: shown anew for each history entry, and only with what it needs. */
export function stagePage<Needs extends z.ZodType>(
  stage: Stage<Needs>,
  Screen: ComponentType<{ repair: z.infer<Needs> }>,
) {
  return function StagePage() {
    const { key } = useLocation();
    const repair = useRepair(stage);
    if (!repair) return <Navigate to={flow.request.path} replace />;
    return <Screen key={key} repair={repair} />;
  };
}
