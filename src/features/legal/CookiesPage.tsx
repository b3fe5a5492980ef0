import Button from "@mui/material/Button";
import { openPreferences } from "~/services/consent/consent";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { LegalPage } from "./LegalPage";

export default function CookiesPage() {
  return (
    <LegalPage title="Cookie Policy" file="/cookie-policy.html">
      <Button
        variant="outlined"
        startIcon={<UiIcon name="cookie" />}
        onClick={openPreferences}
        sx={{ mt: 2 }}
      >
        Change cookie settings
      </Button>
    </LegalPage>
  );
}
