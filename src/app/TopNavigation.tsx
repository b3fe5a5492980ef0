import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AiSettings } from "../features/assistant-settings/AiSettings";
import { DemoInbox } from "../features/demo-inbox/DemoInbox";
import { useSessionStore } from "../services/accounts/session-store";
import { readEnv } from "../shared/env";
import { paths } from "../shared/paths";
import { UiIcon } from "../shared/ui/icons/UiIcon";
import { AccountMenu } from "./AccountMenu";
import { BrandLink } from "./BrandLink";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";

const anchors = [
  { label: "Home", to: paths.home },
  { label: "Categories", to: `${paths.home}#categories` },
  { label: "How It Works", to: `${paths.home}#how-it-works` },
  { label: "About", to: `${paths.home}#about` },
];

export function TopNavigation() {
  const user = useSessionStore((session) => session.user);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const openSettings = () => setSettingsOpen(true);

  return (
    <Box component="header" className="no-print">
      <Container
        component="nav"
        aria-label="Main"
        sx={{ display: "flex", alignItems: "center", gap: 1, py: 1.5 }}
      >
        <BrandLink />
        <Stack
          direction="row"
          sx={{ ml: "auto", mr: { md: 0, lg: 2 }, display: { xs: "none", md: "flex" } }}
        >
          <NavigationLinks />
        </Stack>
        <Stack
          direction="row"
          spacing={0.5}
          sx={{ ml: { xs: "auto", md: 0 }, alignItems: "center" }}
        >
          {readEnv().email.source === "demo-inbox" && <DemoInbox />}
          <Box sx={{ display: { xs: "none", md: "flex" } }}>
            <Tooltip title="AI settings">
              <IconButton aria-label="AI settings" aria-haspopup="dialog" onClick={openSettings}>
                <UiIcon name="settings" />
              </IconButton>
            </Tooltip>
            <ColorSchemeSwitch />
          </Box>
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <SignedOutLinks sx={{ display: { xs: "none", md: "flex" } }} />
          )}
          <IconButton
            aria-label="Open menu"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
            sx={{ display: { md: "none" } }}
          >
            <UiIcon name="menu" />
          </IconButton>
        </Stack>
      </Container>

      <MenuDrawer
        isOpen={isMenuOpen}
        onClose={closeMenu}
        onOpenSettings={openSettings}
        isSignedIn={Boolean(user)}
      />
      <AiSettings isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
    </Box>
  );
}

type MenuDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onOpenSettings: () => void;
  isSignedIn: boolean;
};

/** On a small screen, what has no room in the bar. */
function MenuDrawer({ isOpen, onClose, onOpenSettings, isSignedIn }: MenuDrawerProps) {
  return (
    <Drawer anchor="right" open={isOpen} onClose={onClose}>
      <Stack
        component="nav"
        aria-label="Menu"
        spacing={1}
        sx={{ width: "min(320px, 88vw)", p: 2.5, alignItems: "stretch" }}
      >
        <Box sx={{ display: "flex", justifyContent: "space-between" }}>
          <ColorSchemeSwitch />
          <IconButton aria-label="Close menu" onClick={onClose}>
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

type Follow = { onFollow?: () => void };

function NavigationLinks({ onFollow }: Follow) {
  return anchors.map(({ label, to }) => (
    <Button
      key={label}
      component={Link}
      to={to}
      variant="text"
      onClick={onFollow}
      sx={{
        color: "text.primary",
        justifyContent: "flex-start",
        fontWeight: 500,
        whiteSpace: "nowrap",
        "&.MuiButton-text": { px: { md: 1, lg: 1.5 } },
      }}
    >
      {label}
    </Button>
  ));
}

function SignedOutLinks({ onFollow, sx }: Follow & { sx: object }) {
  return (
    <Stack direction="row" sx={{ gap: 1, whiteSpace: "nowrap", ...sx }}>
      <Button
        component={Link}
        to={paths.signIn}
        variant="text"
        onClick={onFollow}
        sx={{ color: "text.primary" }}
      >
        Sign In
      </Button>
      <Button component={Link} to={paths.repairRequest} onClick={onFollow}>
        Get Started
      </Button>
    </Stack>
  );
}
