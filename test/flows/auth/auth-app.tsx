import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import { ToastContainer } from "react-toastify/unstyled";
import { RequireUser } from "../../../src/app/RequireUser";
import ForgotPasswordPage from "../../../src/features/auth/ForgotPasswordPage";
import ResetPasswordPage from "../../../src/features/auth/ResetPasswordPage";
import SignInPage from "../../../src/features/auth/SignInPage";
import SignUpPage from "../../../src/features/auth/SignUpPage";
import { DemoInbox } from "../../../src/features/demo-inbox/DemoInbox";
import ProfilePage from "../../../src/features/profile/ProfilePage";
import { initializeSession } from "../../../src/services/accounts/accounts";
import { paths } from "../../../src/shared/paths";
import { freshMemory } from "../../unit/accounts/fresh-memory";

// Each password costs 600,000 rounds, also here.
configure({ asyncUtilTimeout: 4000 });

/** The account screens, as the app routes to them, with the demo inbox above and toasts below. */
export async function openApp(
  at: InitialEntry,
  { memory = "fresh" }: { memory?: "fresh" | "kept" } = {},
) {
  if (memory === "fresh") freshMemory();
  await initializeSession();
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
  render(
    <>
      <DemoInbox />
      <RouterProvider router={router} />
      <ToastContainer />
    </>,
  );
  return { router, user: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

/** Types into fields by their labels; an empty text leaves a field empty. */
export async function fillIn(user: Person, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (value) await user.type(field, value);
  }
}

export async function press(user: Person, name: string) {
  await user.click(screen.getByRole("button", { name }));
}

/** What the red box says, line by line, once it is there. */
export async function redBox() {
  const box = await screen.findByRole("alert");
  return Array.from(box.querySelectorAll("p"), (line) => line.textContent);
}

/** How a browser's WebCrypto fails. */
export const cryptoFailure = () =>
  Promise.reject(new DOMException("No reason given", "OperationError"));
