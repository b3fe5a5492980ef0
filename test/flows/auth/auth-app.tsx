import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import { ToastContainer } from "react-toastify/unstyled";
import { RequireUser } from "~/app/RequireUser";
import ForgotPasswordPage from "~/features/auth/ForgotPasswordPage";
import ResetPasswordPage from "~/features/auth/ResetPasswordPage";
import SignInPage from "~/features/auth/SignInPage";
import SignUpPage from "~/features/auth/SignUpPage";
import { DemoInbox } from "~/features/demo-inbox/DemoInbox";
import ProfilePage from "~/features/profile/ProfilePage";
import { restoreSession } from "~/services/accounts/session-store";
import { joinOtherTabs } from "~/services/accounts/tab-sync";
import { paths } from "~/shared/paths";
import { renderStill, setUpUser } from "../../support/render-still";

/** The account screens, as the app routes to them, with the demo inbox above and toasts below. */
export async function openApp(at: InitialEntry) {
  joinOtherTabs();
  await restoreSession();
  const router = createMemoryRouter(
    [
      { path: paths.home, element: <h1>Home</h1> },
      { path: paths.signIn, element: <SignInPage /> },
      { path: paths.signUp, element: <SignUpPage /> },
      { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
      { path: paths.resetPassword, element: <ResetPasswordPage /> },
      {
        element: <RequireUser />,
        children: [
          { path: paths.profile, element: <ProfilePage /> },
          { path: paths.rootCause, element: <h1>Root cause</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  renderStill(
    <>
      <DemoInbox />
      <RouterProvider router={router} />
      <ToastContainer />
    </>,
  );
  return { router, user: setUpUser() };
}

/** Fills fields in by their labels; an empty text leaves a field empty. At once, for typing takes its time. */
export async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.paste(value);
  }
}

export async function press(user: UserEvent, name: string) {
  await user.click(screen.getByRole("button", { name }));
}

/** What the red box says, line by line, once it is there. */
export async function redBox() {
  const box = await screen.findByRole("alert");
  return Array.from(box.querySelectorAll("p, li"), (line) => line.textContent);
}

/** How a browser's WebCrypto fails. */
export const cryptoFailure = () =>
  Promise.reject(new DOMException("No reason given", "OperationError"));
