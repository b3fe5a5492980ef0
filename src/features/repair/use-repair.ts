import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { useSessionStore } from "~/services/accounts/session-store";
import type { Stage } from "./flow";

/** Whose repair it is, where that has been noted. */
const owned = z.object({ owner: z.string() });

/**
 * The repair as this screen was handed it, or null when something it cannot do without is missing, or
 * when it is somebody else's, who was signed in before.
 */
export function useRepair<Needs extends z.ZodType>({ needs }: Stage<Needs>): z.infer<Needs> | null {
  const { state } = useLocation();
  const user = useSessionStore((session) => session.user?.id);
  return useMemo(() => {
    const owner = owned.safeParse(state).data?.owner ?? user;
    return owner === user ? (needs.safeParse(state).data ?? null) : null;
  }, [needs, state, user]);
}
