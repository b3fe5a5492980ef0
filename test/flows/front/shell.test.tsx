import { act, render, screen, waitFor, within } from "@testing-library/react";
import { ThemeProvider } from "@mui/material/styles";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ErrorBoundary } from "react-error-boundary";
import { describe, expect, it } from "vitest";
import { AccountButton } from "~/app/AccountButton";
import { ErrorFallback } from "~/app/ErrorFallback";
import { RequireUser } from "~/app/RequireUser";
import { StartUp } from "~/app/StartUp";
import { useSessionStore } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";
import { makeTheme } from "~/shared/theme/theme";
import { expectConsole } from "../../support/console-guard";
import { renderApp } from "../../support/render-app";
import { description } from "../repair/request-form";

const someone = { id: "1", email: "test@example.com", name: "Test User" };

const mainNavigation = () => screen.findByRole("navigation", { name: "Main" });

describe("the top navigation", () => {
  it("leads from every screen to the parts of the landing page", async () => {
    renderApp(paths.signIn, { isSignedIn: false });
    const navigation = within(await mainNavigation());
    for (const [name, address] of [
      ["Home", "/"],
      ["Categories", "/#categories"],
      ["How It Works", "/#how-it-works"],
      ["About", "/#about"],
    ]) {
      expect(navigation.getByRole("link", { name })).toHaveAttribute("href", address);
    }
  });

  it("offers Sign In and Get Started to a visitor", async () => {
    renderApp(paths.signIn, { isSignedIn: false });
    const navigation = within(await mainNavigation());
    expect(navigation.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/signin");
    expect(navigation.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/repair-request",
    );
    expect(navigation.queryByRole("button", { name: "Account menu" })).toBeNull();
  });

  it("has a menu with name, email, Profile and Log out for a user, and logs out to the home page", async () => {
    const { user, router } = renderApp("/profile");
    await user.click(await screen.findByRole("button", { name: "Account menu" }));
    const menu = await screen.findByRole("menu");
    expect(menu).toHaveTextContent("Test User");
    expect(menu).toHaveTextContent("test@example.com");
    expect(within(menu).getByRole("menuitem", { name: "Profile" })).toHaveAttribute(
      "href",
      "/profile",
    );
    await user.click(within(menu).getByRole("menuitem", { name: "Log out" }));
    expect(
      await within(await mainNavigation()).findByRole("link", { name: "Sign In" }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe("/");
    expect(useSessionStore.getState()).toMatchObject({ user: null, isAuthenticated: false });
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  it("logs out on the home page to its heading", async () => {
    const { user } = renderApp(paths.home);
    await user.click(await screen.findByRole("button", { name: "Account menu" }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(useSessionStore.getState().user).toBeNull();
  });

  it("logs out though the home page takes it off the screen", async () => {
    useSessionStore.setState({ user: someone, isAuthenticated: true, isLoading: false });
    const router = createMemoryRouter(
      [
        { path: paths.profile, element: <AccountButton user={someone} /> },
        { path: paths.home, element: <p>It did not load.</p> },
      ],
      { initialEntries: [paths.profile] },
    );
    render(
      <ThemeProvider theme={makeTheme()}>
        <RouterProvider router={router} />
      </ThemeProvider>,
    );
    act(() => screen.getByRole("button", { name: "Account menu" }).click());
    const logOut = await screen.findByRole("menuitem", { name: "Log out" });
    act(() => logOut.click());
    expect(await screen.findByText("It did not load.")).toBeVisible();
    expect(useSessionStore.getState()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it("opens as a menu on small screens, and closes again", async () => {
    const { user } = renderApp(paths.signIn, { isSignedIn: false });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    const menu = await screen.findByRole("navigation", { name: "Menu" });
    expect(within(menu).getByRole("link", { name: "How It Works" })).toBeVisible();
    await user.click(within(menu).getByRole("button", { name: "Close menu" }));
    expect(await screen.findByRole("button", { name: "Open menu" })).toHaveFocus();
  });
});

describe("the frame of every screen", () => {
  it("begins with a way past it, and has its landmarks", async () => {
    renderApp(paths.signIn, { isSignedIn: false });
    const skip = await screen.findByRole("link", { name: "Skip to content" });
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("has a footer with tagline, quick links, contact and the legal pages", async () => {
    renderApp(paths.signIn, { isSignedIn: false });
    const footer = within(await screen.findByRole("contentinfo"));
    expect(footer.getByText(/One repair at a time/)).toBeVisible();
    expect(footer.getByRole("navigation", { name: "Quick links" })).toBeVisible();
    expect(footer.getByRole("link", { name: "hello@mendwise.example" })).toHaveAttribute(
      "href",
      "mailto:hello@mendwise.example",
    );
    for (const [name, address] of [
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Cookies", "/cookies"],
    ]) {
      expect(footer.getByRole("link", { name })).toHaveAttribute("href", address);
    }
  });

  it("begins another repair behind the one that is typed, which Back then finds", async () => {
    const { user, router } = renderApp(paths.repairRequest);
    await user.type(await description(), "My Bosch kettle");
    const footer = within(screen.getByRole("contentinfo"));
    await user.click(footer.getByRole("link", { name: "Start a repair" }));
    await waitFor(async () => expect(await description()).toHaveValue(""));
    expect(router.state.historyAction).toBe("PUSH");
  });

  it("gives the focus to the heading of the screen that was gone to", async () => {
    const { user } = renderApp("/", { isSignedIn: false });
    await user.click(within(await mainNavigation()).getByRole("link", { name: "Sign In" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Sign in" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toContain("Sign in");
  });
});

function Broken(): never {
  throw new Error("broken on purpose");
}

describe("where something is missing or broken", () => {
  it("an unknown address says so, and its path is logged", async () => {
    expectConsole("error", /no-such-page/);
    renderApp("/no-such-page", { isSignedIn: false });
    expect(await screen.findByRole("heading", { level: 1, name: "404" })).toBeVisible();
    expect(screen.getByText("Oops! Page not found")).toBeVisible();
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });

  it("an error leaves two ways on", async () => {
    expectConsole("error", /broken on purpose/);
    render(
      <ThemeProvider theme={makeTheme()}>
        <ErrorBoundary FallbackComponent={ErrorFallback}>
          <Broken />
        </ErrorBoundary>
      </ThemeProvider>,
    );
    expect(screen.getByRole("heading", { name: "An error has occurred" })).toBeVisible();
    expect(screen.getByRole("main")).toContainElement(screen.getByRole("alert"));
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  });
});

describe("while it starts", () => {
  it("says that the application is being initialised, until it is", async () => {
    const start = new EventTarget();
    const ready = new Promise<void>((resolve) => {
      start.addEventListener("done", () => resolve());
    });
    await act(async () => {
      render(
        <StartUp ready={ready}>
          <p>The app</p>
        </StartUp>,
      );
    });
    expect(screen.getByText("Initializing application...")).toBeVisible();
    expect(screen.queryByText("The app")).toBeNull();
    await act(async () => void start.dispatchEvent(new Event("done")));
    expect(screen.getByText("The app")).toBeVisible();
  });

  it("a protected screen waits for the session", () => {
    useSessionStore.setState({ user: null, isAuthenticated: false, isLoading: true });
    const router = createMemoryRouter([
      { element: <RequireUser />, children: [{ path: "/", element: <p>Protected</p> }] },
    ]);
    render(<RouterProvider router={router} />);
    expect(screen.getByText("Loading...")).toBeVisible();
    expect(screen.queryByText("Protected")).toBeNull();
  });
});
