import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useSessionStore } from "~/services/accounts/session-store";
import { cryptoFailure, redBox, fillIn, openApp, press } from "./auth-app";

const ada = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "ada@example.com",
  Password: "one two three",
  "Confirm password": "one two three",
};

async function signUp(values: Record<string, string> = ada, { accepting = true } = {}) {
  const opened = await openApp("/signup");
  await fillIn(opened.user, values);
  if (accepting) await opened.user.click(screen.getByRole("checkbox"));
  await press(opened.user, "Create Account");
  return opened;
}

function described(name: string, words: string) {
  expect(screen.getByLabelText(name)).toHaveAccessibleDescription(words);
  expect(screen.getAllByText(words).at(-1)).toBeVisible();
}

describe("signing up", () => {
  it("signs in under the full name, and goes home", async () => {
    await signUp();
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
    expect(useSessionStore.getState().user?.name).toBe("Ada Byron");
  });

  it("says beforehand how long an account lasts", async () => {
    await openApp("/signup");
    expect(screen.getByRole("note")).toHaveTextContent("lasts until the app is closed or reloaded");
  });

  it("returns to the page a guard had turned away from", async () => {
    const { user } = await openApp("/profile");
    await user.click(screen.getByRole("link", { name: "Sign Up" }));
    await fillIn(user, ada);
    await user.click(screen.getByRole("checkbox"));
    await press(user, "Create Account");
    expect(await screen.findByRole("heading", { name: "Profile" })).toBeVisible();
  });

  it("refuses an address that is taken, and goes to it", async () => {
    await signUp({ ...ada, Email: "Test@Example.com" });
    expect(await redBox()).toEqual(["User already exists with this email"]);
    expect(screen.getAllByText("User already exists with this email")).toHaveLength(1);
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("First name")).toHaveValue("Ada");
    expect(screen.getByLabelText("Password")).toHaveValue("one two three");
  });

  it("wants a password of eight characters", async () => {
    const { user } = await signUp({ ...ada, Password: "1234567", "Confirm password": "1234567" });
    expect(await redBox()).toEqual(["Password must be at least 8 characters long"]);
    expect(screen.getByLabelText("Password")).toHaveFocus();
    await user.paste("8");
    await fillIn(user, { "Confirm password": "12345678" });
    await press(user, "Create Account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("wants the same password twice, and sees at once when it is", async () => {
    const { user } = await signUp({ ...ada, "Confirm password": "one two 3" });
    expect(await redBox()).toEqual(["Passwords do not match"]);
    expect(screen.getByLabelText("Confirm password")).toHaveFocus();

    await fillIn(user, { Password: "one two 3" });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("wants the terms accepted", async () => {
    await signUp(ada, { accepting: false });
    expect(await redBox()).toEqual(["You must accept the Terms and Privacy Policy to continue"]);
    const terms = screen.getByRole("checkbox", { name: /Terms of Service and the Privacy Policy/ });
    expect(terms).toHaveFocus();
    expect(terms).toBeInvalid();
  });

  it("lists all that is missing, and goes to the first field", async () => {
    await signUp({}, { accepting: false });
    expect(await redBox()).toEqual([
      "First name is required",
      "Last name is required",
      "Email and password are required",
      "You must accept the Terms and Privacy Policy to continue",
    ]);
    expect(screen.getByLabelText("First name")).toHaveFocus();
  });

  it("says under each field what is wrong there", async () => {
    const { user } = await signUp({}, { accepting: false });
    described("First name", "First name is required");
    described("Last name", "Last name is required");
    described("Email", "Email and password are required");
    described("Password", "Email and password are required");
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(
      "You must accept the Terms and Privacy Policy to continue",
    );

    await fillIn(user, { "First name": "Ada", Password: "one two three" });
    expect(screen.getByLabelText("First name")).not.toHaveAccessibleDescription();
    described("Password", "At least 8 characters. The longer, the safer.");
  });

  it("wants something like an address", async () => {
    await signUp({ ...ada, Email: "ada" });
    expect(await redBox()).toEqual(["Enter an email address such as name@example.com"]);
  });

  it("falls back on its own words when something else fails", async () => {
    vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(cryptoFailure);
    await signUp();
    expect(await redBox()).toEqual(["Failed to sign up"]);
  });

  it("has a toggle for each password", async () => {
    const { user } = await openApp("/signup");
    const toggles = screen.getAllByRole("button", { name: "Show password" });
    expect(toggles).toHaveLength(2);
    for (const toggle of toggles.slice(1)) await user.click(toggle);
    expect(screen.getByLabelText("Confirm password")).toHaveAttribute("type", "text");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    await press(user, "Show password");
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAttribute("type", "text");
    expect(password).toHaveAttribute("autocomplete", "new-password");
  });
});
