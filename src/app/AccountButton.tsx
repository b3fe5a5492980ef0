import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { visuallyHidden } from "@mui/utils";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signOut, type User } from "~/services/accounts/session-store";
import { initials } from "~/shared/initials";
import { paths } from "~/shared/paths";
import { OnDemand } from "~/shared/ui/OnDemand";

/** @param props.user null while it is not known who is signed in: the page's head then gives the initials */
export function AccountButton({ user }: { user: User | null }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = useLogOut();

  return (
    <>
      <IconButton aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Box component="span" aria-hidden sx={user ? avatar : unknownAvatar}>
          {user && initials(user.name)}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          Account menu
        </Box>
      </IconButton>
      <OnDemand
        name="The account menu"
        isNeeded={anchor !== null}
        load={async () => (await import("./AccountMenu")).AccountMenu}
        onFailure={close}
      >
        {(Menu) => user && <Menu user={user} anchor={anchor} onClose={close} onLogOut={leave} />}
      </OnDemand>
    </>
  );
}

/**
 * First away, then signed out: a guard would send somebody still on its screen to sign in. Where the
 * landing page cannot be shown, this button is gone with the screen, and that signs out as well.
 */
function useLogOut() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(
    () => (isLeaving && pathname !== paths.home ? signOut : undefined),
    [isLeaving, pathname],
  );
  return () => {
    const isHome = pathname === paths.home;
    if (isHome) signOut();
    setLeaving(!isHome);
    void navigate(paths.home, { replace: isHome });
  };
}

const avatar = {
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  lineHeight: 1,
  fontSize: "0.9375rem",
  bgcolor: "primary.main",
  color: "primary.contrastText",
};

const unknownAvatar = { ...avatar, "&::before": { content: "var(--mw-initials, '')" } };
