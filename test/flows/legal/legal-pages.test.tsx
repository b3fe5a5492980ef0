import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { paths } from "../../../src/shared/paths";
import { host, open } from "./legal-host";

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
