import Box from "@mui/material/Box";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSessionStore } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";

/** Lets signed-in people through; sends everybody else to sign in, and from there back to here. */
export function RequireUser() {
  const isLoading = useSessionStore((session) => session.isLoading);
  const isAuthenticated = useSessionStore((session) => session.isAuthenticated);
  const { pathname, search, hash, state } = useLocation();

  if (isLoading) return <Loading />;
  if (!isAuthenticated) {
    const asked = { from: pathname + search + hash, state };
    return <Navigate to={paths.signIn} replace state={asked} />;
  }
  return <Outlet />;
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
