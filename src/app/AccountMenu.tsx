import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { signOut } from "~/services/accounts/accounts";
import type { User } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";
import { initials } from "~/shared/initials";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const close = () => setAnchor(null);

  async function logOut() {
    close();
    // First away, at once, then signed out: a guard would send somebody still on its screen to sign in.
    await navigate(paths.home, { flushSync: true });
    signOut();
  }

  return (
    <>
      <IconButton aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Avatar
          aria-hidden
          sx={{
            width: 36,
            height: 36,
            fontSize: "0.9375rem",
            bgcolor: "primary.main",
            color: "primary.contrastText",
          }}
        >
          {initials(user.name)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          Account menu
        </Box>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListItemText primary={user.name} secondary={user.email} sx={{ px: 2, py: 0.5, m: 0 }} />
        <Divider sx={{ my: 1 }} />
        <MenuItem component={Link} to={paths.profile} onClick={close}>
          <ListItemIcon>
            <UiIcon name="user" />
          </ListItemIcon>
          Profile
        </MenuItem>
        <MenuItem onClick={() => void logOut()}>
          <ListItemIcon>
            <UiIcon name="log-out" />
          </ListItemIcon>
          Log out
        </MenuItem>
      </Menu>
    </>
  );
}
