import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { AiSettings } from "~/features/assistant-settings/AiSettings";
import { DemoInbox } from "~/features/demo-inbox/DemoInbox";
import { useSessionStore } from "~/services/accounts/session-store";
import { readEnv } from "~/shared/env";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { AccountMenu } from "./AccountMenu";
import { BrandLink } from "./BrandLink";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";
import { MenuDrawer } from "./MenuDrawer";
import { NavigationLinks, SignedOutLinks } from "./NavigationLinks";

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
            <SettingsButton onOpen={openSettings} />
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

function SettingsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Tooltip title="AI settings">
      <IconButton aria-label="AI settings" aria-haspopup="dialog" onClick={onOpen}>
        <UiIcon name="settings" />
      </IconButton>
    </Tooltip>
  );
}
