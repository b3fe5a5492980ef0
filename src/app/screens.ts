import { type ComponentType, createElement, lazy } from "react";
import { paths } from "~/shared/paths";
import { whenQuiet } from "~/shared/when-quiet";

type Load = () => Promise<{ default: ComponentType }>;

/** The landing page's own part holds nothing but links, which work without it: it comes when there is time. */
const quiet = typeof window === "undefined" ? Promise.resolve() : whenQuiet();

/** Every screen is fetched when somebody goes there, or is likely to. */
const loads: Record<string, Load> = {
  [paths.home]: () => quiet.then(() => import("~/features/landing/LandingPage")),
  [paths.signIn]: () => import("~/features/auth/SignInPage"),
  [paths.signUp]: () => import("~/features/auth/SignUpPage"),
  [paths.forgotPassword]: () => import("~/features/auth/ForgotPasswordPage"),
  [paths.resetPassword]: () => import("~/features/auth/ResetPasswordPage"),
  [paths.profile]: () => import("~/features/profile/ProfilePage"),
  [paths.repairRequest]: () => import("~/features/repair/request/RequestPage"),
  [paths.diagnostics]: () => import("~/features/repair/diagnostics/DiagnosticsPage"),
  [paths.rootCause]: () => import("~/features/repair/root-cause/RootCausePage"),
  [paths.repairGuide]: () => import("~/features/repair/guide/GuidePage"),
  [paths.terms]: () => import("~/features/legal/TermsPage"),
  [paths.privacy]: () => import("~/features/legal/PrivacyPage"),
  [paths.cookies]: () => import("~/features/legal/CookiesPage"),
};

const notFound: Load = () => import("./NotFoundPage");

const loaded = new Map<Load, ComponentType>();
const coming = new Map<Load, { page: ComponentType; arrival: Promise<void> }>();

/** Has a screen fetched. A failure is forgotten, so that the next try begins anew. */
function fetchBy(load: Load) {
  const before = coming.get(load);
  if (before) return before;
  const module = load();
  const arrival = module.then(
    ({ default: page }) => void loaded.set(load, page),
    () => void coming.delete(load),
  );
  const one = { page: lazy(() => module), arrival };
  coming.set(load, one);
  return one;
}

/** Has the screen at an address of the app fetched before anybody goes there. */
export function prefetchScreen(path: string): Promise<void> {
  return fetchBy(loads[path] ?? notFound).arrival;
}

/** Whether the app has a screen at this address. */
export const isScreen = (path: string) => path in loads;

/** The screen at an address; the rest of the page waits for nothing while it comes. */
export function Screen({ path }: { path: string }) {
  const load = loads[path] ?? notFound;
  return createElement(loaded.get(load) ?? fetchBy(load).page);
}
