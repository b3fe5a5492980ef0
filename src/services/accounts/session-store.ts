import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { tolerantStorage } from "~/shared/tolerant-storage";

/** Who is signed in. No password and no hash belongs in here. */
export type User = { id: string; email: string; name?: string };

type SessionState = { user: User | null; isAuthenticated: boolean; isLoading: boolean };

/** Addresses are compared trimmed, without case, and in one Unicode form. */
export const canonicalEmail = (email: string) => email.normalize("NFKC").trim().toLowerCase();

/** Whose a repair is: by the address, for an account that is created again has another id. */
export const ownerIn = ({ user }: Pick<SessionState, "user">) =>
  user ? canonicalEmail(user.email) || user.id : undefined;

/** Somebody signed in, if that is what stands in storage. By hand: every screen's start would wait for zod. */
function readSession(stored: unknown): Pick<SessionState, "user" | "isAuthenticated"> | undefined {
  const { user, isAuthenticated } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (isAuthenticated !== true || typeof user !== "object" || user === null) return undefined;
  const { id, email = "", name } = user as Partial<Record<string, unknown>>;
  if (typeof id !== "string" || typeof email !== "string") return undefined;
  if (name !== undefined && typeof name !== "string") return undefined;
  return { user: { id, email, name }, isAuthenticated };
}

const signedOut = { user: null, isAuthenticated: false };

/** The session, kept under `auth-storage`. Loading until `restoreSession` has read it. */
export const useSessionStore = create<SessionState>()(
  persist<SessionState, [], [], unknown>((): SessionState => ({ ...signedOut, isLoading: true }), {
    name: "auth-storage",
    version: 1,
    // Any version is welcome: `merge` takes only what it can read.
    migrate: (stored) => stored,
    merge: (stored, current) => ({ ...current, ...signedOut, ...readSession(stored) }),
    storage: createJSONStorage(() => tolerantStorage(() => localStorage)),
    skipHydration: true,
  }),
);

/** From now on who signs in or out in another tab has done so in this one. */
export function followOtherTabs() {
  window.addEventListener("storage", ({ key }) => {
    // No key: everything was cleared.
    if (key === null || key === "auth-storage") void useSessionStore.persist.rehydrate();
  });
}

/** Start-up, once: reads the stored session; junk counts as signed out, and is overwritten. */
export async function restoreSession(): Promise<void> {
  if (!useSessionStore.getState().isLoading) return;
  await useSessionStore.persist.rehydrate();
  useSessionStore.setState({ isLoading: false });
}

export function startSession(user: User) {
  useSessionStore.setState({ user, isAuthenticated: true, isLoading: false });
}

export function signOut() {
  useSessionStore.setState({ ...signedOut, isLoading: false });
}
