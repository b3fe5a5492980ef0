import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { requestResetCode } from "~/services/accounts/password-reset";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { readResetCode } from "~/services/email/reset-code-email";
import { cryptoFailure, redBox, fillIn, openApp, press } from "./auth-app";

const address = "/reset-password#email=test%40example.com";
const passwords = { "New password": "a new password", "Confirm new password": "a new password" };

async function codeFromInbox() {
  await requestResetCode("test@example.com");
  return readResetCode(useDemoOutbox.getState().messages[0]?.htmlContent ?? "") ?? "";
}

/** What "Copy code" copies. The message itself is a page in a frame, which jsdom does not load. */
async function copyCode(user: UserEvent) {
  await press(user, "Copy code");
  expect(await screen.findByText("Code copied.")).toBeVisible();
  return navigator.clipboard.readText();
}

async function reset(values: Record<string, string>, at = address) {
  const opened = await openApp(at);
  await fillIn(opened.user, values);
  await press(opened.user, "Reset Password");
  return opened;
}

describe("setting a new password", () => {
  it("ends at the sign-in screen, where the new password works", async () => {
    const code = await codeFromInbox();
    const { user } = await reset({ ...passwords, "Verification code": code });
    expect(
      await screen.findByRole("heading", { name: "Password reset successful!" }),
    ).toHaveFocus();

    await press(user, "Sign In");
    await fillIn(user, { Email: "test@example.com", Password: "a new password" });
    await press(user, "Sign In");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("takes the code as it is pasted, with spaces", async () => {
    const code = await codeFromInbox();
    const { user } = await openApp(address);
    const field = screen.getByLabelText("Verification code");
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await user.click(field);
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    await fillIn(user, passwords);
    await press(user, "Reset Password");
    expect(
      await screen.findByRole("heading", { name: "Password reset successful!" }),
    ).toBeVisible();
  });

  it("does not ask for the address again", async () => {
    await openApp(address);
    expect(screen.getByText("test@example.com")).toBeVisible();
    expect(screen.queryByLabelText("Email")).not.toBeInTheDocument();
  });

  it("takes the address along to who needs another code", async () => {
    const { user } = await openApp(address);
    await user.click(screen.getByRole("link", { name: "Request a new code" }));
    expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("test@example.com");
  });

  it("is not possible without a hash, and says where to get one", async () => {
    await openApp("/reset-password");
    expect(await redBox()).toEqual(["Invalid password reset link. Please request a new one."]);
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
  });

  it("knows when no code was asked for", async () => {
    await reset({ ...passwords, "Verification code": "123456" });
    expect(await redBox()).toEqual(["No verification code found for this email"]);
    expect(screen.getByLabelText("Verification code")).toHaveFocus();
    expect(screen.getByLabelText("New password")).toHaveValue("a new password");
  });

  it("knows a code that is too old", async () => {
    const code = await codeFromInbox();
    vi.setSystemTime(Date.now() + 30 * 60_000);
    await reset({ ...passwords, "Verification code": code });
    expect(await redBox()).toEqual(["Verification code has expired"]);
  });

  it("knows a wrong code", async () => {
    const code = await codeFromInbox();
    await reset({ ...passwords, "Verification code": code === "123456" ? "654321" : "123456" });
    expect(await redBox()).toEqual(["Invalid verification code"]);
  });

  it("says of the fifth wrong code that it was the last", async () => {
    const code = await codeFromInbox();
    const wrong = code === "123456" ? "654321" : "123456";
    const { user } = await reset({ ...passwords, "Verification code": wrong });
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await redBox()).toEqual(["Invalid verification code"]);
      await press(user, "Reset Password");
    }
    await screen.findByText(
      "Invalid verification code. That was the fifth wrong one: request a new code.",
    );
    expect(screen.getByRole("link", { name: "Request a new code" })).toBeVisible();
  });

  it("wants a code", async () => {
    await reset(passwords);
    expect(await redBox()).toEqual(["Please verify your email with a verification code first"]);
    expect(screen.getByLabelText("Verification code")).toHaveFocus();
  });

  it("wants a new password", async () => {
    await reset({ "Verification code": "123456" });
    expect(await redBox()).toEqual(["Email and new password are required"]);
    expect(screen.getByLabelText("New password")).toHaveFocus();
  });

  it("wants an address in its link", async () => {
    await reset({ ...passwords, "Verification code": "123456" }, "/reset-password#code");
    expect(await redBox()).toEqual(["Email and new password are required"]);
  });

  it("wants eight characters", async () => {
    await reset({
      "Verification code": "123456",
      "New password": "1234567",
      "Confirm new password": "1234567",
    });
    expect(await redBox()).toEqual(["Password must be at least 8 characters long"]);
  });

  it("wants the same password twice", async () => {
    await reset({ ...passwords, "Verification code": "123456", "Confirm new password": "another" });
    expect(await redBox()).toEqual(["Passwords do not match"]);
    expect(screen.getByLabelText("Confirm new password")).toHaveFocus();
  });

  it("falls back on its own words when something else fails", async () => {
    const code = await codeFromInbox();
    vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(cryptoFailure);
    await reset({ ...passwords, "Verification code": code });
    expect(await redBox()).toEqual(["Failed to reset password"]);
  });
});

describe("the whole way, through the demo inbox", () => {
  it("goes from a forgotten password to a new one", async () => {
    const { router, user } = await openApp("/forgot-password");
    await fillIn(user, { Email: "test@example.com" });
    await press(user, "Send Reset Link");
    await screen.findByRole("heading", { name: "Reset link sent!" });

    expect(screen.getByText("Unread in the demo inbox: 1")).toBeInTheDocument();
    await press(user, "Demo inbox");
    const mail = await screen.findByTitle("Your Password Reset Code");
    expect(mail.getAttribute("sandbox")).not.toContain("allow-scripts");
    expect(screen.queryByText(/Unread in the demo inbox/)).not.toBeInTheDocument();

    const code = await copyCode(user);
    await press(user, "Close");

    await user.click(await screen.findByRole("link", { name: "Enter code" }));
    expect(router.state.location).toMatchObject({
      pathname: "/reset-password",
      hash: "#email=test%40example.com",
    });
    await fillIn(user, { ...passwords, "Verification code": code });
    await press(user, "Reset Password");
    expect(
      await screen.findByRole("heading", { name: "Password reset successful!" }),
    ).toBeVisible();
  });

  it("shows the message that is chosen, and an empty inbox as empty", async () => {
    const { user } = await openApp("/");
    await press(user, "Demo inbox");
    expect(await screen.findByText(/No messages yet/)).toBeVisible();

    const first = await act(codeFromInbox);
    const second = await act(codeFromInbox);
    const rows = screen.getAllByRole("button", { name: /Your Password Reset Code/ });
    await user.click(rows[0] ?? document.body);
    expect(await copyCode(user)).toBe(second);
    await user.click(rows[1] ?? document.body);
    expect(await copyCode(user)).toBe(first);
  });
});
