import { type ComponentType, createElement, lazy } from "react";
import { paths } from "~/shared/paths";
import { markAsGuess } from "~/shared/on-a-guess";
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
  [paths.sharedGuide]: () =>
    import("~/features/repair/guide/GuidePage").then((guide) => ({
      default: guide.SharedGuidePage,
    })),
  [paths.terms]: () => import("~/features/legal/TermsPage"),
  [paths.privacy]: () => import("~/features/legal/PrivacyPage"),
  [paths.cookies]: () => import("~/features/legal/CookiesPage"),
};

const notFound: Load = () => import("./NotFoundPage");

const loaded = new Map<Load, ComponentType>();
type Coming = { page: ComponentType; arrival: Promise<void>; isShown: boolean };

const coming = new Map<Load, Coming>();

/**
 * Has a screen fetched. A failure is forgotten, so that the next try begins anew; but not while the
 * screen is to be shown, or React would try without end instead of showing the failure.
 */
function fetchBy(load: Load) {
  const before = coming.get(load);
  if (before) return before;
  const module = load();
  const arrival = module.then(
    ({ default: page }) => void loaded.set(load, page),
    (error: unknown) => {
      if (one.isShown) return;
      coming.delete(load);
      markAsGuess(error);
    },
  );
  const one: Coming = { page: lazy(() => module), arrival: arrival.then(() => {}), isShown: false };
  coming.set(load, one);
  return one;
}

/** Has the screen at an address of the app fetched before anybody goes there. */
export function prefetchScreen(path: string): Promise<void> {
  return fetchBy(loads[path] ?? notFound).arrival;
}

/** The screens that are likely to come after one, the likeliest first. */
const next: Record<string, readonly string[]> = {
  [paths.home]: [paths.repairRequest, paths.signIn],
  [paths.signIn]: [paths.repairRequest],
  [paths.signUp]: [paths.repairRequest],
  [paths.repairRequest]: [paths.diagnostics],
  [paths.diagnostics]: [paths.rootCause],
  [paths.rootCause]: [paths.repairGuide],
};

/** Has what is likely to come after a screen fetched, one after the other. */
export async function prefetchNext(path: string): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the likeliest is not to wait for the others
  for (const one of next[path] ?? []) await prefetchScreen(one);
}

/** Whether the app has a screen at this address. */
export const isScreen = (path: string) => path in loads;

/** Whether the screen at this address can be shown without waiting. */
export const isFetched = (path: string) => loaded.has(loads[path] ?? notFound);

/** The screen at an address; the rest of the page waits for nothing while it comes. */
export function Screen({ path }: { path: string }) {
  const load = loads[path] ?? notFound;
  const page = loaded.get(load);
  if (page) return createElement(page);
  const one = fetchBy(load);
  one.isShown = true;
  return createElement(one.page);
}
