import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import type { Stage } from "./flow";
import { unwrittenIn } from "./persist-history-state";

/** Whose repair it is, where that has been noted. */
const owned = z.object({ owner: z.string() });

/**
 * The repair as this screen was handed it, or null when something it cannot do without is missing, or
 * when it is somebody else's, who was signed in before.
 */
export function useRepair<Needs extends z.ZodType>({ needs }: Stage<Needs>): z.infer<Needs> | null {
  const { state, key } = useLocation();
  const user = useSessionStore(ownerIn);
  return useMemo(() => {
    const unwritten = unwrittenIn(key);
    const left: unknown = unwritten ? { ...state, ...unwritten } : state;
    const owner = owned.safeParse(left).data?.owner ?? user;
    return owner === user ? (needs.safeParse(left).data ?? null) : null;
  }, [needs, state, key, user]);
}
