import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useColorScheme } from "@mui/material/styles";
import { useState } from "react";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

const schemes = [
  { mode: "light", label: "Light", icon: "sun" },
  { mode: "dark", label: "Dark", icon: "moon" },
  { mode: "system", label: "As the system", icon: "auto" },
] as const;

export function ColorSchemeSwitch() {
  const { mode = "system", setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const icon = schemes.find((scheme) => scheme.mode === mode)?.icon ?? "auto";
  return (
    <>
      <IconButton
        aria-label="Colour scheme"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UiIcon name={icon} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {schemes.map((scheme) => (
          <MenuItem
            key={scheme.mode}
            selected={scheme.mode === mode}
            onClick={() => {
              setMode(scheme.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <UiIcon name={scheme.icon} />
            </ListItemIcon>
            {scheme.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
