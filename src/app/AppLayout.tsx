import Box from "@mui/material/Box";
import { type ComponentType, Fragment, lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { CookieConsent } from "~/features/consent/CookieConsent";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { Footer } from "./Footer";
import { OfflineNotice } from "./OfflineNotice";
import { RouteFocus } from "./RouteFocus";
import { TopNavigation } from "./TopNavigation";
import { UpdateOffer } from "./UpdateOffer";

/**
 * Toasts come only after something was done, so their code comes after the first screen. Where it does
 * not come, the screens go on without them.
 */
const Toasts = lazy<ComponentType>(() => import("./Toasts").catch(() => ({ default: Fragment })));

const contentId = "content";

export function AppLayout() {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <PlaceLink to={contentId} sx={skipLink}>
        Skip to content
      </PlaceLink>
      <TopNavigation />
      <OfflineNotice />
      <UpdateOffer />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, outline: "none" }}>
        <Outlet />
      </Box>
      <Footer />
      <CookieConsent />
      <RouteFocus />
      <ScrollRestoration />
      <Suspense>
        <Toasts />
      </Suspense>
    </Box>
  );
}

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
