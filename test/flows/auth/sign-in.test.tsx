import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useAccountStore } from "~/services/accounts/account-store";
import { hashSecret } from "~/services/accounts/secret-hash";
import { seededAccount } from "~/services/accounts/seeded-account";
import { signOut } from "~/services/accounts/session-store";
import { cryptoFailure, redBox, fillIn, openApp, press } from "./auth-app";

const demo = { Email: "test@example.com", Password: "password123" };

describe("signing in", () => {
  it("goes home", async () => {
    const { user } = await openApp("/signin");
    await fillIn(user, { ...demo, Email: "TEST@example.com" });
    await press(user, "Sign In");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("works with the Enter key", async () => {
    const { user } = await openApp("/signin");
    await user.type(screen.getByLabelText("Email"), "test@example.com");
    await user.type(screen.getByLabelText("Password"), "password123{Enter}");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("takes one click with the demo account", async () => {
    const { user } = await openApp("/signin");
    await press(user, "Use the demo account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("takes one click with the demo account whose password was reset, which opens by hand to the new one alone", async () => {
    const password = await hashSecret("three saddles");
    useAccountStore.setState({ accounts: [{ ...seededAccount, password }] });
    const { user, router } = await openApp("/signin");
    await fillIn(user, demo);
    await press(user, "Sign In");
    expect(await redBox()).toEqual(["Invalid email or password"]);
    await press(user, "Use the demo account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();

    act(signOut);
    await act(() => router.navigate("/signin"));
    await fillIn(user, { ...demo, Password: "three saddles" });
    await press(user, "Sign In");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  const unkept = /^Your browser keeps nothing for this app\. You stay signed in until/;

  it("says nothing of storage where the browser keeps the session", async () => {
    await openApp("/signin");
    expect(screen.queryByText(unkept)).not.toBeInTheDocument();
  });

  it("says that it ends with the page where the browser keeps nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    const { user } = await openApp("/signin");
    expect(screen.getByText(unkept)).toBeVisible();
    await press(user, "Use the demo account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("returns to the page a guard had turned away from, with its state", async () => {
    const state = { rootCause: "a blown fuse" };
    const { user, router } = await openApp({
      pathname: "/root-cause",
      search: "?from=mail",
      state,
    });
    expect(router.state.location.pathname).toBe("/signin");

    await press(user, "Use the demo account");
    expect(await screen.findByRole("heading", { name: "Root cause" })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: "/root-cause",
      search: "?from=mail",
      state,
    });
  });

  it("never returns to another site", async () => {
    const { user, router } = await openApp({
      pathname: "/signin",
      state: { from: "//evil.example" },
    });
    await press(user, "Use the demo account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/");
  });

  it("sends on whoever is signed in, and comes into view again for who is not", async () => {
    const { user, router } = await openApp("/signin");
    await press(user, "Use the demo account");
    await screen.findByRole("heading", { name: "Home" });
    await act(() => router.navigate("/signin", { state: { from: "/profile" } }));
    expect(router.state.location.pathname).toBe("/profile");

    // As another tab has it do.
    act(signOut);
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await screen.findByText(/^You logged out in another tab\./)).toBeVisible();
  });

  it.each([
    { Email: "", Password: "" },
    { Email: "test@example.com", Password: "" },
    { Email: "", Password: "password123" },
  ])("says what is missing, once, and goes to the first empty field: %j", async (values) => {
    const { user } = await openApp("/signin");
    await fillIn(user, values);
    await press(user, "Sign In");
    expect(await redBox()).toEqual(["Email and password are required"]);

    const empty = screen.getByLabelText(values.Email ? "Password" : "Email");
    expect(empty).toHaveFocus();
    expect(empty).toBeInvalid();
    expect(empty).toHaveAccessibleDescription("Email and password are required");
  });

  it.each([
    { Email: "nobody@example.com", Password: "password123" },
    { Email: "test@example.com", Password: "Password123" },
  ])("refuses %j in the same words, and keeps what was typed", async (values) => {
    const { user } = await openApp("/signin");
    await fillIn(user, values);
    await press(user, "Sign In");
    expect(await redBox()).toEqual(["Invalid email or password"]);
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue(values.Email);
    expect(screen.getByLabelText("Password")).toHaveValue(values.Password);
  });

  it("falls back on its own words when something else fails", async () => {
    vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(cryptoFailure);
    const { user } = await openApp("/signin");
    await fillIn(user, demo);
    await press(user, "Sign In");
    expect(await redBox()).toEqual(["Failed to sign in"]);
  });

  it("says plainly that passwords need a secure connection", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user } = await openApp("/signin");
    await fillIn(user, demo);
    await press(user, "Sign In");
    expect(await redBox()).toEqual([
      "Passwords need a secure connection. Open this page with https.",
    ]);
  });

  it("shows and hides the password, and lets password managers in", async () => {
    const { user } = await openApp("/signin");
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAttribute("type", "password");
    await press(user, "Show password");
    expect(password).toHaveAttribute("type", "text");
    await press(user, "Hide password");
    expect(password).toHaveAttribute("type", "password");

    expect(password).toHaveAttribute("autocomplete", "current-password");
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
  });

  it("hands the address that was typed to who has forgotten the password", async () => {
    const { user } = await openApp("/signin");
    await fillIn(user, { Email: "ada@example.com" });
    await user.click(screen.getByRole("link", { name: "Forgot Password?" }));
    expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  });

  it("leads to the other screens", async () => {
    await openApp("/signin");
    expect(screen.getByRole("link", { name: "Forgot Password?" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  });
});
