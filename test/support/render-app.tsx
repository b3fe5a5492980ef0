import { ThemeProvider } from "@mui/material/styles";
import { configure, render, screen, within } from "@testing-library/react";
import userEvent, { type Options } from "@testing-library/user-event";
import { StrictMode } from "react";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { routes } from "../../src/app/routes";
import { useSessionStore } from "../../src/services/accounts/session-store";
import { theme } from "../../src/shared/theme/theme";

// A screen, the assistant and the toasts are fetched on first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

/** Without ripples: they end by timers of their own, in the middle of whatever a test does then. */
const stillTheme = {
  ...theme,
  components: { ...theme.components, MuiButtonBase: { defaultProps: { disableRipple: true } } },
};

const testUser = { id: "user_0", email: "test@example.com", name: "Test User" };

type AppOptions = {
  isSignedIn?: boolean;
  /** Passed on to Testing Library's user. */
  user?: Options;
};

/**
 * Shows the app as main.tsx does, with a history in memory: the last of the `entries` is where one
 * is, the ones before it lie behind. Somebody is signed in unless told.
 */
export function renderApp(
  entries: InitialEntry | InitialEntry[],
  { isSignedIn = true, user }: AppOptions = {},
) {
  useSessionStore.setState({
    user: isSignedIn ? testUser : null,
    isAuthenticated: isSignedIn,
    isLoading: false,
  });
  // Screens keep their state in the browser's own entry; one test must not find that of another.
  window.history.replaceState(null, "");
  const router = createMemoryRouter(routes, { initialEntries: [entries].flat() });
  render(
    <StrictMode>
      <ThemeProvider theme={stillTheme} noSsr>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
  return { router, user: userEvent.setup(user) };
}

const toastRegion = () => screen.findByRole("region", { name: /^Notifications/ });

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
