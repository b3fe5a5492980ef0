import { z } from "zod";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { tolerantStorage } from "~/shared/tolerant-storage";

/** Who is signed in. No password and no hash belongs in here. */
export type User = { id: string; email: string; name?: string };

type SessionState = { user: User | null; isAuthenticated: boolean; isLoading: boolean };

/** What counts as somebody signed in, among whatever may stand in storage. */
const storedSession = z.object({
  user: z.object({ id: z.string(), email: z.string().default(""), name: z.string().optional() }),
  isAuthenticated: z.literal(true),
});

/** The session, kept under `auth-storage`. Loading until `restoreSession` has read it. */
export const useSessionStore = create<SessionState>()(
  persist<SessionState, [], [], unknown>(
    (): SessionState => ({ user: null, isAuthenticated: false, isLoading: true }),
    {
      name: "auth-storage",
      version: 1,
      // Any version is welcome: `merge` takes only what it can read.
      migrate: (stored) => stored,
      merge: (stored, current) => {
        const session = storedSession.safeParse(stored);
        return session.success ? { ...current, ...session.data } : current;
      },
      storage: createJSONStorage(() => tolerantStorage(() => localStorage)),
      skipHydration: true,
    },
  ),
);

/** Reads the stored session; junk counts as signed out, and is overwritten. */
export async function restoreSession(): Promise<void> {
  await useSessionStore.persist.rehydrate();
  useSessionStore.setState({ isLoading: false });
}

export function startSession(user: User) {
  useSessionStore.setState({ user, isAuthenticated: true, isLoading: false });
}

export function endSession() {
  useSessionStore.setState({ user: null, isAuthenticated: false, isLoading: false });
}
