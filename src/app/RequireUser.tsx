import Box from "@mui/material/Box";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSessionStore } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";

/** Lets signed-in people through; sends everybody else to sign in, and from there back to here. */
export function RequireUser() {
  const isLoading = useSessionStore((session) => session.isLoading);
  const isAuthenticated = useSessionStore((session) => session.isAuthenticated);
  useEffect(tellOfSignOut, []);
  const { pathname, search, hash, state, key } = useLocation();

  if (isLoading) return <Loading />;
  if (!isAuthenticated) {
    // A screen keeps what is typed in its history entry, behind the router's back. The entry is the
    // next screen's already while that one loads.
    const entry = window.history.state;
    const kept = (entry?.key ?? "default") === key ? entry?.usr : null;
    const asked = { from: pathname + search + hash, state: kept ?? state };
    return <Navigate to={paths.signIn} replace state={asked} />;
  }
  return <Outlet />;
}

/** Who logs out in this tab is home by then, so it was done in another. */
function tellOfSignOut() {
  return useSessionStore.subscribe((session, before) => {
    const { user } = before;
    if (user && !session.isAuthenticated)
      void import("./signed-out-elsewhere").then(({ sayWhy }) => sayWhy(user));
  });
}

function Loading() {
  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        inset: 0,
        display: "grid",
        placeItems: "center",
        zIndex: "modal",
        bgcolor: "background.default",
      }}
    >
      Loading...
    </Box>
  );
}
