import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useColorScheme } from "@mui/material/styles";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { colorSchemes } from "./color-schemes";

type ColorSchemeMenuProps = { anchor: HTMLElement | null; onClose: () => void };

export function ColorSchemeMenu({ anchor, onClose }: ColorSchemeMenuProps) {
  const { mode: present = "system", setMode } = useColorScheme();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {colorSchemes.map(({ mode, label, icon }) => (
        <MenuItem
          key={mode}
          selected={mode === present}
          onClick={() => {
            setMode(mode);
            onClose();
          }}
        >
          <ListItemIcon>
            <UiIcon name={icon} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
