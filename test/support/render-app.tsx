import { ThemeProvider } from "@mui/material/styles";
import { render, screen, within } from "@testing-library/react";
import userEvent, { type Options, PointerEventsCheckLevel } from "@testing-library/user-event";
import { StrictMode } from "react";
import {
  createMemoryRouter,
  type InitialEntry,
  Outlet,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { RouteFocus } from "../../src/app/RouteFocus";
import { routes } from "../../src/app/routes";
import Toasts from "../../src/app/Toasts";
import { useSessionStore } from "../../src/services/accounts/session-store";
import { paths } from "../../src/shared/paths";
import { theme } from "../../src/shared/theme/theme";

/** Without motion and ripples: they end by timers of their own, in the middle of whatever a test does then. */
const stillTheme = {
  ...theme,
  motion: { ...theme.motion, reducedMotion: "always" as const },
  components: { ...theme.components, MuiButtonBase: { defaultProps: { disableRipple: true } } },
};

const testUser = { id: "user_0", email: "test@example.com", name: "Test User" };

type Entries = InitialEntry | InitialEntry[];

type AppOptions = {
  isSignedIn?: boolean;
  /** Passed on to Testing Library's user. */
  user?: Options;
};

/**
 * Shows the app as main.tsx does, with a history in memory: the last of the `entries` is where one
 * is, the ones before it lie behind. Somebody is signed in unless told.
 */
export function renderApp(entries: Entries, options: AppOptions = {}) {
  const { router, user } = start(routes, entries, options);
  render(
    <StrictMode>
      <ThemeProvider theme={stillTheme} noSsr>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
  return { router, user };
}

/**
 * Shows the same screens without what surrounds them all: navigation, footer and the landing page,
 * which cost a test of a screen more than the screen itself. Nothing is drawn twice.
 */
export function renderScreen(entries: Entries, options: AppOptions = {}) {
  return renderRoutes(bareRoutes, entries, options);
}

export function renderRoutes(routes: RouteObject[], entries: Entries, options: AppOptions = {}) {
  const { router, user } = start(routes, entries, options);
  render(
    <ThemeProvider theme={stillTheme} noSsr>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, user };
}

const bareRoutes: RouteObject[] = routes.map(({ children = [], ...app }) => ({
  ...app,
  index: false,
  element: <BareLayout />,
  children: children.map((child) =>
    child.path === paths.home ? { path: paths.home, element: <h1>Home</h1> } : child,
  ),
}));

function BareLayout() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <RouteFocus />
      <Toasts />
    </>
  );
}

function start(routes: RouteObject[], entries: Entries, { isSignedIn = true, user }: AppOptions) {
  useSessionStore.setState({
    user: isSignedIn ? testUser : null,
    isAuthenticated: isSignedIn,
    isLoading: false,
  });
  const router = createMemoryRouter(routes, { initialEntries: [entries].flat() });
  // What takes pointer events away is a style, and those are kept out of the page.
  const pointerEventsCheck = PointerEventsCheckLevel.Never;
  return { router, user: userEvent.setup({ pointerEventsCheck, ...user }) };
}

const toastRegion = () => screen.findByLabelText(/^Notifications/);

/** The toast that says so, once it is there. */
export async function findToast(text: string) {
  return within(await toastRegion()).findByText(text);
}

/** What the toasts on screen say. */
export async function toasts() {
  return within(await toastRegion())
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent);
}
