import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, http, HttpResponse } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { chooseScenario } from "../../../mocks/scenarios";
import { CookieConsent } from "../../../src/features/consent/CookieConsent";
import CookiesPage from "../../../src/features/legal/CookiesPage";
import PrivacyPage from "../../../src/features/legal/PrivacyPage";
import TermsPage from "../../../src/features/legal/TermsPage";
import { paths } from "../../../src/shared/paths";

const root = resolve(import.meta.dirname, "../../..");

const pages = [
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

const documentOf = (file: string) => readFileSync(resolve(root, `public${file}`), "utf8");

/** Answers for the static host, with the app's own documents unless told otherwise. */
function host(answer: (file: string) => Response = (file) => HttpResponse.html(documentOf(file))) {
  server.use(
    ...pages.map(({ file }) =>
      http.get(`*${file}`, async () => {
        await delay(0);
        return answer(file);
      }),
    ),
  );
}

const hostBody = (body: string) =>
  host(() => HttpResponse.html(`<!doctype html><body><div data-custom-class="body">${body}</div>`));

function open(path: string) {
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

describe("what the documents say", () => {
  it("names every place where something is stored", async () => {
    host();
    open(paths.privacy);
    const table = within(await screen.findByRole("table"));
    for (const place of [
      /auth-storage/,
      /mw-mode/,
      /CookieConsent/,
      /AI key/,
      /navigation state/,
    ]) {
      expect(table.getByRole("row", { name: place })).toBeVisible();
    }
    expect(table.getByRole("columnheader", { name: "How long" })).toBeVisible();
  });

  it("has the cookie table, and opens the preferences from it", async () => {
    host();
    open(paths.cookies);
    expect(await screen.findByRole("row", { name: /^CookieConsent .+ 365 days$/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Change cookie settings" }));
    expect(await screen.findByRole("dialog", { name: "Customize Settings" })).toBeVisible();
  });

  it("follows a link to another screen without loading the page again", async () => {
    host();
    open(paths.terms);
    const [link] = await screen.findAllByRole("link", { name: "Privacy Policy" });
    await userEvent.click(link ?? document.body);
    expect(await screen.findByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
    await screen.findByText(/It has no server of its own/);
  });
});

describe("a document that was tampered with", () => {
  it("keeps its text and loses everything that could act", async () => {
    hostBody(`
      <h1>Big</h1><h2>Heading</h2><h3>Smaller</h3>
      <p onclick="hacked()" style="position:fixed">Safe <strong>words</strong>, <em>said</em>.</p>
      <script>window.hacked = true</script>
      <img src="x" onerror="window.hacked = true">
      <svg onload="window.hacked = true"><a xlink:href="javascript:hacked()">drawn</a></svg>
      <style>body { display: none }</style>
      <iframe src="https://evil.example" srcdoc="<script>parent.hacked = true</script>"></iframe>
      <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
      <link rel="stylesheet" href="https://evil.example/x.css">
      <form action="https://evil.example"><input name="password"><button>Send</button>Form words</form>
      <object data="https://evil.example"></object><video src="https://evil.example" autoplay></video>
      <math><mtext><img src="x" onerror="window.hacked = true"></mtext></math>
      <p><a href="javascript:hacked()">script link</a> <a href="data:text/html,x">data link</a>
         <a href=" java&#10;script:hacked()">split link</a> <a href="//evil.example/x">outside link</a></p>
      <ul><li>One</li></ul><ol><li>First</li></ol>
      <table><caption>Hidden</caption><tbody><tr><th>Row</th><td>Cell</td></tr></tbody></table>`);
    const { container } = open(paths.terms);

    expect(await screen.findByText(/^Safe/)).toHaveTextContent("Safe words, said.");
    expect(screen.getByRole("heading", { level: 2, name: "Big" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Smaller" })).toBeVisible();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "One",
      "First",
    ]);
    expect(screen.getByRole("rowheader", { name: "Row" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "Cell" })).toBeVisible();
    expect(container).toHaveTextContent("script link data link split link outside link");

    const text = container.querySelector("h2")?.parentElement ?? container;
    const kept = new Set(Array.from(text.querySelectorAll("*"), ({ localName }) => localName));
    const allowed = "h2 h3 p strong em a ul ol li table tbody tr th td".split(" ");
    expect([...kept].toSorted()).toEqual(allowed.toSorted());
    const attributes = Array.from(text.querySelectorAll("*")).flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(new Set(attributes)).toEqual(new Set(["class", "href", "target", "rel", "scope"]));
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "http://evil.example/x",
    ]);
    expect(window).not.toHaveProperty("hacked");
  });

  it.each([
    ["https://example.org/repair", "https://example.org/repair"],
    ["//example.org", "http://example.org/"],
    ["/%2F/example.org", "http://localhost:3000/%2F/example.org"],
  ])("opens %s in a tab of its own, without telling where it came from", async (href, target) => {
    hostBody(`<p><a href="${href}">elsewhere</a></p>`);
    open(paths.terms);
    const link = await screen.findByRole("link", { name: "elsewhere" });
    expect(link).toHaveAttribute("href", target);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it.each([["/privacy"], ["privacy?from=terms#top"], ["http://localhost:3000/privacy"]])(
    "takes %s for a screen of the app",
    async (href) => {
      hostBody(`<p><a href="${href}">inside</a></p>`);
      open(paths.terms);
      const link = await screen.findByRole("link", { name: "inside" });
      expect(link.getAttribute("href")).toMatch(/^\/privacy/);
      expect(link).not.toHaveAttribute("target");
    },
  );

  it("lets a mail address be written to", async () => {
    hostBody(`<p><a href="mailto:hello@mendwise.example">write</a></p>`);
    open(paths.terms);
    const link = await screen.findByRole("link", { name: "write" });
    expect(link).toHaveAttribute("href", "mailto:hello@mendwise.example");
    expect(link).not.toHaveAttribute("target");
  });

  it.each(["body", "main", "section"])("may mark its %s as the body", async (tag) => {
    host(() => HttpResponse.html(`<${tag} data-custom-class="body"><p>Marked</p></${tag}>`));
    open(paths.terms);
    expect(await screen.findByText("Marked")).toBeVisible();
  });
});
