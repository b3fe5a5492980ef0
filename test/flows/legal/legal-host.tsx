import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { server } from "../../../mocks/node";
import { CookieConsent } from "../../../src/features/consent/CookieConsent";
import CookiesPage from "../../../src/features/legal/CookiesPage";
import PrivacyPage from "../../../src/features/legal/PrivacyPage";
import TermsPage from "../../../src/features/legal/TermsPage";
import { paths } from "../../../src/shared/paths";

const root = resolve(import.meta.dirname, "../../..");

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
  return render(<RouterProvider router={router} />);
}

describe.each(pages)("$title", ({ title, path, file, says }) => {
  it("is fetched, under one heading and with a spinner until it is there", async () => {
    host();
    open(path);
    expect(screen.getByRole("progressbar", { name: `Loading the ${title}` })).toBeVisible();
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getAllByRole("heading", { level: 1 }).map((h1) => h1.textContent)).toEqual([
      title,
    ]);
    expect(document.title).toBe(`${title} · Mendwise`);
    expect(screen.getByText("Last updated: 21 November 2026")).toBeVisible();
  });

  it("leads to nothing but screens of the app", async () => {
    host();
    open(path);
    await screen.findByText(says);
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !Object.values<unknown>(paths).includes(target))).toEqual([]);
  });

  it.each([
    ["404", () => chooseScenario("legal-missing")],
    ["no answer", () => host(() => HttpResponse.error())],
  ])("says so when it cannot be fetched: %s", async (_name, breakIt) => {
    breakIt();
    open(path);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `Failed to load the ${title}. Please try again later.`,
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  it.each([
    ["another document", () => chooseScenario("legal-without-body")],
    [
      "the app itself, as a host may for a missing file",
      () => host(() => HttpResponse.html(readFileSync(resolve(root, "index.html"), "utf8"))),
    ],
    ["nothing", () => host(() => HttpResponse.html(""))],
  ])("says so when what comes has no body element: %s", async (_name, breakIt) => {
    breakIt();
    open(path);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `The ${title} could not be loaded. Please try again later.`,
    );
  });

  it("comes with Try again, once the host has it", async () => {
    chooseScenario("legal-missing");
    open(path);
    await screen.findByRole("alert");
    chooseScenario("all-well");
    host();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is a whole document when it is opened by itself", () => {
    const page = new DOMParser().parseFromString(documentOf(file), "text/html");
    expect(page.title).toBe(`${title} · Mendwise`);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    expect(page.documentElement.lang).toBe("en");
    // Not a style element: the app's policy would complain of it when the document is read.
    const style = page.querySelector("link[rel=stylesheet]")?.getAttribute("href");
    expect(documentOf(style ?? "")).toContain("prefers-color-scheme: dark");
    expect(page.querySelectorAll("style, [style], script")).toHaveLength(0);
    expect(page.querySelectorAll('[data-custom-class="body"]')).toHaveLength(1);
  });
});
