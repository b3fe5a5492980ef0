import Box from "@mui/material/Box";
import { memo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { CookieConsent } from "~/features/consent/CookieConsent";
import { reportError } from "~/services/errors/report-error";
import { goLive } from "~/shared/early-touches";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { ErrorFallback } from "./ErrorFallback";
import { Footer } from "./Footer";
import { LateToasts } from "./LateToasts";
import { OfflineNotice } from "./OfflineNotice";
import { PresentScreen } from "./PresentScreen";
import { ScrollMemory } from "./ScrollMemory";
import { TopNavigation } from "./TopNavigation";
import { UpdateOffer } from "./UpdateOffer";
import { useLinks } from "./use-links";
import { WithoutScript } from "./WithoutScript";

const contentId = "content";

/** The frame of every screen. An error in one screen, or a screen that could not be fetched, leaves two ways on. */
export function AppLayout() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={ErrorFallback}
      onError={(error) => {
        console.error(error);
        reportError(error);
      }}
      resetKeys={[pathname]}
    >
      <Frame />
    </ErrorBoundary>
  );
}

const Frame = memo(function Frame() {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }} ref={takeUpFrame}>
      <PlaceLink to={contentId} sx={skipLink}>
        Skip to content
      </PlaceLink>
      <TopNavigation />
      <OfflineNotice />
      <UpdateOffer />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, outline: "none" }}>
        <WithoutScript />
        <PresentScreen />
      </Box>
      <Footer />
      <CookieConsent />
      <ScrollMemory />
      <LateToasts />
      <Links />
    </Box>
  );
});

function Links() {
  useLinks();
  return null;
}

/** From here on all that is not the screen itself answers. */
const takeUpFrame = (frame: HTMLElement | null) => goLive(frame && frame.parentElement);

const skipLink = {
  position: "absolute",
  insetInlineStart: 16,
  top: -80,
  zIndex: "tooltip",
  padding: "12px 20px",
  borderRadius: 2,
  bgcolor: "background.paper",
  "&:focus": { top: 12 },
} as const;
