import Box from "@mui/material/Box";
import { useSessionStore } from "~/services/accounts/session-store";
import { AccountButton } from "./AccountButton";
import { SignedOutLinks } from "./NavigationLinks";

/**
 * Who is signed in, or the way to. A page as it was built holds both, and its head, which looks into
 * the storage before the first paint, marks the root with the one that is to be seen.
 */
export function Account() {
  const user = useSessionStore((session) => session.user);
  const isLoading = useSessionStore((session) => session.isLoading);
  return (
    <>
      {(user || isLoading) && (
        <Box key="user" sx={isLoading ? unlessVisitor : null}>
          <AccountButton user={user} />
        </Box>
      )}
      {!user && (
        <SignedOutLinks
          key="visitor"
          sx={{ display: { xs: "none", md: "flex" }, ...(isLoading && unlessUser) }}
        />
      )}
    </>
  );
}

const unlessVisitor = { "html:not([data-session]) &": { display: "none" } };
const unlessUser = { "html[data-session] &": { display: "none" } };
