import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { closePreferences, savePreferences, useConsentStore } from "~/services/consent/consent";
import { essentialOnly } from "~/services/consent/consent-cookie";
import { focusHeading } from "~/shared/focus-heading";
import { CategorySwitch } from "./CategorySwitch";

const optional = [
  {
    category: "functional",
    label: "Functional",
    purpose: "Lets an added tool remember how you like things.",
  },
  {
    category: "analytics",
    label: "Analytics",
    purpose: "Lets an added tool count visits and see which screens are used.",
  },
  {
    category: "marketing",
    label: "Marketing",
    purpose: "Lets an added tool measure advertisements.",
  },
] as const;

/** Asks for each category by itself. */
export function PreferencesDialog() {
  const isOpen = useConsentStore((consent) => consent.isDialogOpen);
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={closePreferences}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: handFocusOn } }}
    >
      <DialogTitle id={titleId} variant="h3">
        Customize Settings
      </DialogTitle>
      <Preferences />
    </Dialog>
  );
}

/** The button that opened it may be gone with the banner, and would get the focus back. */
function handFocusOn(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) focusHeading();
}

/** A draft of the choice. It is gone when the dialog closes; only saving makes it count. */
function Preferences() {
  const choice = useConsentStore((consent) => consent.choice);
  const isKept = useConsentStore((consent) => consent.isKept);
  const [draft, setDraft] = useState(choice ?? essentialOnly);
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <CategorySwitch
            label="Essential"
            purpose="Remembers this answer, so that you are asked once. Always on."
            isOn
            isLocked
          />
          {optional.map(({ category, label, purpose }) => (
            <CategorySwitch
              key={category}
              label={label}
              purpose={purpose}
              isOn={draft[category]}
              onSwitch={(isOn) => setDraft({ ...draft, [category]: isOn })}
            />
          ))}
          {!isKept && (
            <Typography variant="body2">
              Your browser blocks cookies. Your choice holds until you close or reload this page.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={closePreferences}>
          Cancel
        </Button>
        <Button onClick={() => savePreferences(draft)}>Save Preferences</Button>
      </DialogActions>
    </>
  );
}
