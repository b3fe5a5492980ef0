import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { redBox, fillIn, openApp, press } from "./auth-app";

const apiUrl = "https://email.example/v3/smtp/email";

async function askForLink(email = "test@example.com") {
  const opened = await openApp("/forgot-password");
  await fillIn(opened.user, { Email: email });
  await press(opened.user, "Send Reset Link");
  return opened;
}

/** Every console line from here on; the e-mails that reached the provider. */
function listen(answer: () => Response) {
  const lines: unknown[][] = [];
  for (const level of ["log", "info", "debug", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push([level, ...parts]));
  }
  const codes: (string | undefined)[] = [];
  server.use(
    http.post(apiUrl, async ({ request }) => {
      codes.push(/>(\d{6})</.exec(await request.text())?.[1]);
      return answer();
    }),
  );
  return { lines, codes };
}

describe("asking for a reset link", () => {
  it("says that it was sent, where to look, and where to go on", async () => {
    const { router, user } = await askForLink();
    expect(await screen.findByRole("heading", { name: "Reset link sent!" })).toHaveFocus();
    expect(screen.getByText(/spam folder/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Enter code" })).toHaveAttribute(
      "href",
      "/reset-password#email=test%40example.com",
    );

    await press(user, "Return to Sign In");
    expect(router.state.location.pathname).toBe("/signin");
  });

  it("holds the next code for 60 seconds, counted down on screen", async () => {
    const { user } = await askForLink();
    await screen.findByRole("heading", { name: "Reset link sent!" });
    const resend = screen.getByRole("button", { name: "Resend code" });
    expect(resend).toBeDisabled();
    expect(screen.getByText("You can ask for another code in 60 s.")).toBeVisible();

    vi.setSystemTime(Date.now() + 59_000);
    expect(await screen.findByText("You can ask for another code in 1 s.")).toBeVisible();
    expect(resend).toBeDisabled();

    vi.setSystemTime(Date.now() + 1000);
    await waitFor(() => expect(resend).toBeEnabled());
    await user.click(resend);
    expect(await screen.findByText("You can ask for another code in 60 s.")).toBeVisible();
    expect(useDemoOutbox.getState().messages).toHaveLength(2);
    expect(screen.getByText("Another code is on its way.")).toBeVisible();
  });

  it("wants an address", async () => {
    await askForLink("");
    expect(await redBox()).toEqual(["Email is required"]);
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("offers an account to who has none", async () => {
    await askForLink("nobody@example.com");
    expect(await redBox()).toEqual(["No account found with this email. Please register first."]);
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/signup",
    );
  });

  it("says when no code could be made", async () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new DOMException("No reason given", "OperationError");
    });
    await askForLink();
    expect(await redBox()).toEqual(["Failed to send verification code. Please try again."]);
  });

  it("falls back on its own words when something else fails", async () => {
    vi.stubEnv("VITE_EMAIL_SOURCE", "carrier-pigeon");
    await askForLink();
    expect(await redBox()).toEqual(["Failed to send password reset email"]);
  });
});

describe("the e-mail provider, asked for a reset link", () => {
  beforeEach(() => {
    vi.stubEnv("VITE_EMAIL_API_KEY", "xkeysib-secret");
    vi.stubEnv("VITE_EMAIL_API_URL", apiUrl);
  });

  it("writes nothing to the console when the e-mail left", async () => {
    const { lines, codes } = listen(() =>
      HttpResponse.json({ messageId: "<1@x>" }, { status: 201 }),
    );
    await askForLink();
    expect(await screen.findByRole("heading", { name: "Reset link sent!" })).toBeVisible();
    expect(screen.getByText("Nothing there? Check your spam folder.")).toBeVisible();
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
    expect(lines).toEqual([]);
    expect(useDemoOutbox.getState().messages).toEqual([]);
  });

  it.each([
    [
      "an error",
      () => HttpResponse.json({ code: "unauthorized", message: "Key not found" }, { status: 401 }),
    ],
    ["no connection", () => HttpResponse.error()],
  ])(
    "on %s says so, writes the code alone on one line, and lets it be used",
    async (_name, answer) => {
      const { lines, codes } = listen(answer);
      const { user } = await askForLink();
      expect(await redBox()).toEqual([
        "Failed to send verification email. Please try again later.",
      ]);
      expect(lines).toEqual([["warn", codes[0]]]);

      await user.click(screen.getByRole("link", { name: "Enter code" }));
      await fillIn(user, {
        "Verification code": codes[0] ?? "",
        "New password": "a new password",
        "Confirm new password": "a new password",
      });
      await press(user, "Reset Password");
      expect(
        await screen.findByRole("heading", { name: "Password reset successful!" }),
      ).toBeVisible();
    },
  );

  it("writes nothing when that is turned off", async () => {
    vi.stubEnv("VITE_RESET_CODE_CONSOLE", "off");
    const { lines } = listen(() => HttpResponse.error());
    await askForLink();
    expect(await redBox()).toEqual(["Failed to send verification email. Please try again later."]);
    expect(lines).toEqual([]);
  });

  it("says so as well when the second code does not leave", async () => {
    let status = 201;
    const { lines } = listen(() => HttpResponse.json({}, { status }));
    const { user } = await askForLink();
    await screen.findByRole("heading", { name: "Reset link sent!" });

    status = 500;
    vi.setSystemTime(Date.now() + 60_000);
    const resend = screen.getByRole("button", { name: "Resend code" });
    await waitFor(() => expect(resend).toBeEnabled());
    await user.click(resend);
    expect(await redBox()).toEqual(["Failed to send verification email. Please try again later."]);
    expect(lines).toHaveLength(1);
    // "Try again", it says; so one can.
    expect(resend).toBeEnabled();
  });
});
