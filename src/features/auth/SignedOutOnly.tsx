import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSessionStore } from "~/services/accounts/session-store";
import { readReturn } from "./return-path";

/** Sends whoever is signed in, or has just signed in, on to the page they had asked for. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const isAuthenticated = useSessionStore((session) => session.isAuthenticated);
  const asked = readReturn(useLocation().state);
  return isAuthenticated ? <Navigate replace to={asked.path} state={asked.state} /> : children;
}
