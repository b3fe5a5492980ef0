import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { LandingPage } from "~/features/landing/LandingPage";
import { paths } from "~/shared/paths";
import { AppLayout } from "./AppLayout";
import { NotFoundPage } from "./NotFoundPage";
import { RequireUser } from "./RequireUser";
import { RouteError } from "./RouteError";

type Page = { default: ComponentType };

/** Every screen but the landing page is fetched when somebody goes there. */
const screen = (path: string, load: () => Promise<Page>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      { path: paths.home, element: <LandingPage /> },
      screen(paths.signIn, () => import("~/features/auth/SignInPage")),
      screen(paths.signUp, () => import("~/features/auth/SignUpPage")),
      screen(paths.forgotPassword, () => import("~/features/auth/ForgotPasswordPage")),
      screen(paths.resetPassword, () => import("~/features/auth/ResetPasswordPage")),
      {
        element: <RequireUser />,
        children: [
          screen(paths.profile, () => import("~/features/profile/ProfilePage")),
          screen(paths.repairRequest, () => import("~/features/repair/request/RequestPage")),
          screen(paths.diagnostics, () => import("~/features/repair/diagnostics/DiagnosticsPage")),
          screen(paths.rootCause, () => import("~/features/repair/root-cause/RootCausePage")),
          screen(paths.repairGuide, () => import("~/features/repair/guide/GuidePage")),
        ],
      },
      screen(paths.terms, () => import("~/features/legal/TermsPage")),
      screen(paths.privacy, () => import("~/features/legal/PrivacyPage")),
      screen(paths.cookies, () => import("~/features/legal/CookiesPage")),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];
