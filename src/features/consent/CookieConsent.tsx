import { lazy, Suspense, useState } from "react";
import { useConsentStore } from "~/services/consent/consent";
import { CookieBanner } from "./CookieBanner";

const PreferencesDialog = lazy(() => import("./PreferencesDialog"));

/** The banner until something was chosen, and the preferences, which any screen can open again. */
export function CookieConsent() {
  const isUnanswered = useConsentStore(({ choice }) => choice === null);
  const isDialogOpen = useConsentStore((consent) => consent.isDialogOpen);
  // Fetched when first opened; from then on it stays, so that it can fade out.
  const [wasOpened, setOpened] = useState(false);
  if (isDialogOpen && !wasOpened) setOpened(true);

  return (
    <>
      {isUnanswered && <CookieBanner />}
      {wasOpened && (
        <Suspense>
          <PreferencesDialog />
        </Suspense>
      )}
    </>
  );
}
