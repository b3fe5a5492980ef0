import { coloredFile } from "~/build/colored-files";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { paths } from "~/shared/paths";
import { pages, documentOf, host, open, root } from "./legal-host";

/** In their order. What stands in cells of its own is never one word. */
function wordsIn(element: Element | null): string[] {
  const pieces = Array.from(element?.childNodes ?? [], (node) =>
    node instanceof Element ? wordsIn(node) : (node.textContent?.match(/\S+/g) ?? []),
  );
  return pieces.flat();
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

  it("is shown whole, word for word", async () => {
    host();
    open(path);
    const shown = (await screen.findByText(/^Last updated:/)).parentElement;
    const page = new DOMParser().parseFromString(documentOf(file), "text/html");
    const words = wordsIn(page.querySelector('[data-custom-class="body"]'));
    expect(words.length).toBeGreaterThan(100);
    expect(wordsIn(shown)).toEqual(words);
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
    expect(style).toBe("/legal.css");
    expect(coloredFile("legal.css")).toContain("prefers-color-scheme: dark");
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
