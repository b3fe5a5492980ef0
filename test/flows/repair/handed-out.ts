import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, vi } from "vitest";
import type { GuideState } from "~/features/repair/flow";
import { findToast, renderScreen } from "../../support/render-app";
import { guideEntry } from "../../support/repair-entries";

export type Surface = {
  /** All that it lets a person read, or hands to somebody else. */
  give: (state: Partial<GuideState>) => Promise<string>;
  /** True where nobody has written a step yet. */
  isBeforeGuide?: true;
};

export async function showGuide(state: Partial<GuideState>) {
  const app = renderScreen(guideEntry({ outcome: "worked", ...state }));
  await screen.findByRole("region", { name: "Step-by-Step Repair Guide" });
  return app;
}

export const pageText = () => document.body.textContent;

export const download: Surface = {
  give: async (state) => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Download" }));
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    return file.text();
  },
};

export const sharing: Surface = {
  give: async (state) => {
    const share = vi.fn<typeof navigator.share>();
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    return JSON.stringify(share.mock.calls);
  },
};

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

export const markdown: Surface = {
  give: async (state) => {
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
    return navigator.clipboard.readText();
  },
};

/** What opens for whoever gets the link. */
export const sharedGuide: Surface = {
  give: async (state) => {
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Share" }));
    await findToast("Link copied to clipboard!");
    const { pathname, hash } = new URL(await navigator.clipboard.readText());
    cleanup();
    renderScreen({ pathname, hash }, { isSignedIn: false });
    await screen.findByRole("heading", { name: "Shared repair guide" });
    return pageText();
  },
};

/** The page for a technician, and the record that is saved from it. */
export const handOff: Surface = {
  give: async (state) => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user } = renderScreen(guideEntry({ ...state, atHandOff: true }));
    await screen.findByRole("heading", { name: "Hand-off sheet" });
    await user.click(screen.getByRole("button", { name: "Save the record as JSON" }));
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    return pageText() + (await file.text());
  },
};
