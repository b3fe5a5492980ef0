import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CookieConsent } from "~/features/consent/CookieConsent";
import { openPreferences, startConsent, useConsentStore } from "~/services/consent/consent";
import { renderStill } from "../../support/render-still";

const banner = () => screen.queryByRole("region", { name: "Cookie consent" });
const dialog = () => screen.queryByRole("dialog", { name: "Customize Settings" });
const button = (name: string) => screen.getByRole("button", { name });
const heading = () => screen.getByRole("heading", { name: "Home" });
const category = (name: string) => screen.getByRole("switch", { name });
const bottomEdge = () => document.documentElement.style.getPropertyValue("--mw-bottom-edge");
const press = (name: string) => userEvent.click(button(name));
const gone = (find: () => HTMLElement | null) => waitFor(() => expect(find()).toBeNull());

function start(storedCookie?: string) {
  if (storedCookie) document.cookie = `CookieConsent=${storedCookie}; path=/`;
  startConsent();
  renderStill(
    <MemoryRouter>
      <main>
        <h1 tabIndex={-1}>Home</h1>
      </main>
      <button onClick={openPreferences}>Cookie settings</button>
      <CookieConsent />
    </MemoryRouter>,
  );
}

async function customize() {
  await press("Customize Settings");
  await screen.findByRole("dialog", { name: "Customize Settings" });
}

let resize: () => void;

beforeEach(() => {
  class StubbedResizeObserver {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", StubbedResizeObserver);
  useConsentStore.setState(useConsentStore.getInitialState(), true);
});

describe("the cookie banner", () => {
  it("asks while there is no choice, and does not stand in the way", () => {
    start();
    expect(banner()).toBeVisible();
    expect(screen.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookies");
    expect(dialog()).toBeNull();
  });

  it.each(["1111", "1000", "false"])("is not there when the cookie holds %s", (stored) => {
    start(stored);
    expect(banner()).toBeNull();
  });

  it.each([
    ["Accept All", "1111"],
    ["Decline All", "false"],
  ])("goes with %s", async (name, cookie) => {
    start();
    await press(name);
    expect(banner()).toBeNull();
    expect(document.cookie).toBe(`CookieConsent=${cookie}`);
    expect(heading()).toHaveFocus();
  });

  it("says how much of the bottom edge it takes, for as long as it is there", async () => {
    const place = vi.spyOn(Element.prototype, "getBoundingClientRect");
    place.mockReturnValue(new DOMRect(0, window.innerHeight - 132.4, 360, 132.4));
    start();
    resize();
    expect(bottomEdge()).toBe("133px");
    place.mockReturnValue(new DOMRect(0, window.innerHeight - 180, 320, 180));
    resize();
    expect(bottomEdge()).toBe("180px");
    await press("Decline All");
    expect(bottomEdge()).toBe("");
  });
});

describe("Customize Settings", () => {
  it("offers the four categories: essential locked, the others off", async () => {
    start();
    await customize();
    expect(category("Essential")).toBeChecked();
    expect(category("Essential")).toBeDisabled();
    for (const name of ["Functional", "Analytics", "Marketing"]) {
      expect(category(name)).not.toBeChecked();
      expect(category(name)).toHaveAccessibleDescription(/^Lets an added tool .+\.$/);
    }
  });

  it("saves what is switched on, and closes itself and the banner", async () => {
    start();
    await customize();
    await userEvent.click(category("Functional"));
    await userEvent.click(category("Analytics"));
    await userEvent.click(category("Functional"));
    await press("Save Preferences");
    await gone(dialog);
    expect(banner()).toBeNull();
    expect(document.cookie).toBe("CookieConsent=1010");
    expect(heading()).toHaveFocus();
  });

  it.each([
    ["Cancel", () => press("Cancel")],
    [
      "the backdrop",
      () => userEvent.click(screen.getByRole("dialog").parentElement ?? document.body),
    ],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("changes nothing when it is closed with %s", async (_name, close) => {
    start();
    await customize();
    await userEvent.click(category("Marketing"));
    await close();
    await gone(dialog);
    expect(document.cookie).toBe("");
    expect(banner()).toBeVisible();
    expect(button("Customize Settings")).toHaveFocus();

    await customize();
    expect(category("Marketing")).not.toBeChecked();
  });

  it("shows what was chosen when it is opened again later, from wherever", async () => {
    start("1001");
    await press("Cookie settings");
    await screen.findByRole("dialog");
    expect(category("Functional")).not.toBeChecked();
    expect(category("Analytics")).not.toBeChecked();
    expect(category("Marketing")).toBeChecked();
    await userEvent.click(category("Marketing"));
    await press("Save Preferences");
    await gone(dialog);
    expect(document.cookie).toBe("CookieConsent=1000");
    expect(button("Cookie settings")).toHaveFocus();
  });

  it("says when the browser blocks cookies, and remembers the choice as long as it can", async () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    start();
    await press("Accept All");
    expect(banner()).toBeNull();
    await press("Cookie settings");
    const preferences = within(await screen.findByRole("dialog"));
    expect(preferences.getByText(/Your browser blocks cookies/)).toBeVisible();
    expect(category("Analytics")).toBeChecked();
  });
});
