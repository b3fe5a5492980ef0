import { screen, within } from "@testing-library/react";
import type { Options } from "@testing-library/user-event";
import { StrictMode, Suspense, useState } from "react";
import {
  createMemoryRouter,
  type InitialEntry,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from "react-router-dom";
import { RouteFocus } from "~/app/RouteFocus";
import { routes } from "~/app/routes";
import Toasts from "~/app/Toasts";
import { forgetAnswers } from "~/features/repair/kept-answers";
import { forgetGuides } from "~/features/repair/kept-guide";
import { useSessionStore } from "~/services/accounts/session-store";
import { closeAiSettings } from "~/services/assistant/settings-dialog";
import { paths } from "~/shared/paths";
import { renderStill, setUpUser } from "./render-still";

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
  renderStill(
    <StrictMode>
      <RouterProvider router={router} />
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
  renderStill(<RouterProvider router={router} />);
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
  const [openedAt] = useState(useLocation());
  return (
    <>
      <main>
        <Suspense>
          <Outlet />
          <RouteFocus openedAt={openedAt} />
        </Suspense>
      </main>
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
  forgetAnswers();
  forgetGuides();
  closeAiSettings();
  const router = createMemoryRouter(routes, { initialEntries: [entries].flat() });
  return { router, user: setUpUser(user) };
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
