import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useSessionStore } from "~/services/accounts/session-store";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";
import { NavigationLinks, SignedOutLinks } from "./NavigationLinks";

type MenuDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onOpenSettings: () => void;
};

/** On a small screen, what has no room in the bar. */
export function MenuDrawer({ isOpen, onClose, onOpenSettings }: MenuDrawerProps) {
  const isSignedIn = useSessionStore((session) => session.isAuthenticated);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { "aria-label": "Menu" } }}
    >
      <Stack
        component="nav"
        aria-label="Menu"
        spacing={1}
        sx={{ width: "min(320px, 88vw)", p: 2.5, alignItems: "stretch" }}
      >
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <Box component="span" aria-hidden sx={{ ml: 2, fontWeight: 500 }}>
            Colour scheme
          </Box>
          <ColorSchemeSwitch />
          <IconButton aria-label="Close menu" onClick={onClose} sx={{ ml: "auto" }}>
            <UiIcon name="close" />
          </IconButton>
        </Box>
        <NavigationLinks onFollow={onClose} />
        <Button
          variant="text"
          aria-haspopup="dialog"
          startIcon={<UiIcon name="settings" />}
          onClick={() => {
            onClose();
            onOpenSettings();
          }}
          sx={{ color: "text.primary", justifyContent: "flex-start", fontWeight: 500 }}
        >
          AI settings
        </Button>
        {!isSignedIn && (
          <SignedOutLinks onFollow={onClose} sx={{ flexDirection: "column", pt: 2 }} />
        )}
      </Stack>
    </Drawer>
  );
}
