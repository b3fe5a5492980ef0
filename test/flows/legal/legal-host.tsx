import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { delay, http, HttpResponse } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { server } from "../../../mocks/node";
import { CookieConsent } from "~/features/consent/CookieConsent";
import CookiesPage from "~/features/legal/CookiesPage";
import PrivacyPage from "~/features/legal/PrivacyPage";
import TermsPage from "~/features/legal/TermsPage";
import { paths } from "~/shared/paths";
import { renderStill } from "../../support/render-still";

export const root = resolve(import.meta.dirname, "../../..");

export const pages = [
  {
    title: "Terms of Service",
    path: paths.terms,
    file: "/terms-of-service.html",
    says: /Advice from Mendwise can be wrong, incomplete or not right for your item\./,
  },
  {
    title: "Privacy Policy",
    path: paths.privacy,
    file: "/privacy-policy.html",
    says: /with its own handbook and its demo inbox, nothing that you enter is sent anywhere\./,
  },
  {
    title: "Cookie Policy",
    path: paths.cookies,
    file: "/cookie-policy.html",
    says: /Mendwise sets one cookie: your answer about cookies\./,
  },
];

export const documentOf = (file: string) => readFileSync(resolve(root, `public${file}`), "utf8");

/** Answers for the static host, with the app's own documents unless told otherwise. */
export function host(
  answer: (file: string) => Response = (file) => HttpResponse.html(documentOf(file)),
) {
  server.use(
    ...pages.map(({ file }) =>
      http.get(`*${file}`, async () => {
        await delay(0);
        return answer(file);
      }),
    ),
  );
}

export const hostBody = (body: string) =>
  host(() => HttpResponse.html(`<!doctype html><body><div data-custom-class="body">${body}</div>`));

export function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: paths.terms, element: <TermsPage /> },
      { path: paths.privacy, element: <PrivacyPage /> },
      {
        path: paths.cookies,
        element: (
          <>
            <CookiesPage />
            <CookieConsent />
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  return renderStill(<RouterProvider router={router} />);
}
