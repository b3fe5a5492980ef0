import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "react-router-dom";
import type { User } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type AccountMenuProps = {
  user: User;
  anchor: HTMLElement | null;
  onClose: () => void;
  onLogOut: () => void;
};

export function AccountMenu({ user, anchor, onClose, onLogOut }: AccountMenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <ListItemText primary={user.name} secondary={user.email} sx={{ px: 2, py: 0.5, m: 0 }} />
      <Divider sx={{ my: 1 }} />
      <MenuItem component={Link} to={paths.profile} onClick={onClose}>
        <ListItemIcon>
          <UiIcon name="user" />
        </ListItemIcon>
        Profile
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          onLogOut();
        }}
      >
        <ListItemIcon>
          <UiIcon name="log-out" />
        </ListItemIcon>
        Log out
      </MenuItem>
    </Menu>
  );
}
