import { closePreferences, useConsentStore } from "~/services/consent/consent";
import { OnDemand } from "~/shared/ui/OnDemand";
import { CookieBanner } from "./CookieBanner";

/** The banner until something was chosen, and the preferences, which any screen can open again. */
export function CookieConsent() {
  const choice = useConsentStore((consent) => consent.choice);
  const isDialogOpen = useConsentStore((consent) => consent.isDialogOpen);

  return (
    <>
      {!choice && <CookieBanner isUnsure={choice === undefined} />}
      <OnDemand
        name="The cookie settings"
        isNeeded={isDialogOpen}
        load={async () => (await import("./PreferencesDialog")).PreferencesDialog}
        onFailure={closePreferences}
      >
        {(Preferences) => <Preferences />}
      </OnDemand>
    </>
  );
}
