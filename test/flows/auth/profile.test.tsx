import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { signIn, signUp } from "~/services/accounts/accounts";
import { useSessionStore } from "~/services/accounts/session-store";
import { freshMemory } from "../../unit/accounts/fresh-memory";
import { fillIn, openApp, press } from "./auth-app";

async function openProfile() {
  await signIn("test@example.com", "password123");
  return openApp("/profile");
}

describe("the profile", () => {
  it("shows who one is", async () => {
    vi.setSystemTime(new Date(2027, 2, 14));
    await openProfile();
    expect(screen.getByText("TU")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Test User" })).toBeVisible();
    expect(screen.getByText("Member since 14 March 2027")).toBeVisible();
    const email = screen.getByRole("textbox", { name: "Email" });
    expect(email).toHaveValue("test@example.com");
    expect(email).toHaveAttribute("readonly");
    expect(email).toHaveAccessibleDescription("Your email cannot be changed");
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
  });

  it("takes a second to save a name, says so, and shows it everywhere", async () => {
    const { user } = await openProfile();
    await fillIn(user, { "Full name": "Grace Brewster Hopper" });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press(user, "Update Profile");
    expect(await screen.findByRole("button", { name: "Updating..." })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(useSessionStore.getState().user?.name).toBe("Test User");

    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(await screen.findByText("Profile updated")).toBeInTheDocument();
    expect(
      screen.getByText("Your profile information has been updated successfully."),
    ).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Grace Brewster Hopper" })).toBeVisible();
    expect(screen.getByText("GB")).toBeVisible();
    expect(screen.getByRole("button", { name: "Update Profile" })).toBeEnabled();
  });

  it("says U for somebody without a name", async () => {
    useSessionStore.setState({
      user: { id: "user_0", email: "a@b.c" },
      isAuthenticated: true,
      isLoading: false,
    });
    await openApp("/profile");
    expect(screen.getByText("U")).toBeVisible();
  });

  it("after a reload says what is left and what is gone", async () => {
    await signUp({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      password: "one two",
    });
    const stored = localStorage.getItem("auth-storage") ?? "";
    freshMemory();
    localStorage.setItem("auth-storage", stored);

    await openApp("/profile");
    expect(await screen.findByRole("heading", { name: "Ada Byron" })).toBeVisible();
    expect(screen.getByRole("note")).toHaveTextContent(/your account with its password is gone/);
  });
});
