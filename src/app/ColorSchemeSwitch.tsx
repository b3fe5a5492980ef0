import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { OnDemand } from "~/shared/ui/OnDemand";
import { colorSchemes } from "./color-schemes";

export function ColorSchemeSwitch() {
  const { mode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // The page's head marks the root before the first paint; from then on it is kept up here.
  useEffect(() => {
    if (mode) document.documentElement.dataset.mode = mode;
  }, [mode]);

  return (
    <>
      <IconButton
        aria-label="Colour scheme"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {colorSchemes.map(({ mode, icon }) => (
          <Box
            key={mode}
            component="span"
            sx={{ display: "none", [`html[data-mode=${mode}] &`]: { display: "inline-flex" } }}
          >
            <UiIcon name={icon} />
          </Box>
        ))}
      </IconButton>
      <OnDemand
        name="The colour schemes"
        isNeeded={anchor !== null}
        load={async () => (await import("./ColorSchemeMenu")).ColorSchemeMenu}
        onFailure={close}
      >
        {(Menu) => <Menu anchor={anchor} onClose={close} />}
      </OnDemand>
    </>
  );
}
