import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { AiSettings } from "~/features/assistant-settings/AiSettings";
import { DemoInbox } from "~/features/demo-inbox/DemoInbox";
import {
  closeAiSettings,
  openAiSettings,
  useSettingsDialog,
} from "~/services/assistant/settings-dialog";
import { readEnv } from "~/shared/env";
import { Hint } from "~/shared/ui/Hint";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { OnDemand } from "~/shared/ui/OnDemand";
import { Account } from "./Account";
import { BrandLink } from "./BrandLink";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";
import { NavigationLinks } from "./NavigationLinks";

export function TopNavigation() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isSettingsOpen = useSettingsDialog((settings) => settings.isOpen);
  const closeMenu = () => setMenuOpen(false);

  return (
    <Box component="header" className="no-print">
      <Container
        component="nav"
        aria-label="Main"
        sx={{ display: "flex", alignItems: "center", gap: 1, py: 1.5, minHeight: 76 }}
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
            <SettingsButton onOpen={openAiSettings} />
            <ColorSchemeSwitch />
          </Box>
          <Account />
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

      <OnDemand
        name="The menu"
        isNeeded={isMenuOpen}
        load={async () => (await import("./MenuDrawer")).MenuDrawer}
        onFailure={closeMenu}
      >
        {(MenuDrawer) => (
          <MenuDrawer isOpen={isMenuOpen} onClose={closeMenu} onOpenSettings={openAiSettings} />
        )}
      </OnDemand>
      <AiSettings isOpen={isSettingsOpen} onClose={closeAiSettings} />
    </Box>
  );
}

function SettingsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Hint title="AI settings">
      <IconButton aria-label="AI settings" aria-haspopup="dialog" onClick={onOpen}>
        <UiIcon name="settings" />
      </IconButton>
    </Hint>
  );
}
