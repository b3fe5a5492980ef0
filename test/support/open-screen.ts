import { expect, type Page } from "@playwright/test";
import type { BenchPlace } from "~/features/repair/bench-state";
import { connectAiServer } from "./ai-settings";
import { answeredEntry, guideEntry } from "./repair-entries";
import type { Visitor } from "./visitors";
import { keptWalk, type RepairName } from "./kept-walks";
import { type Entry, openEntry, type Walk } from "./walk-repair";

export type Screen = {
  visitor: Visitor;
  open: (page: Page) => Promise<void>;
  /** It lies over the page, and is seen in one window. */
  isOverlay?: true;
  /** It is there only where the window is narrow. */
  isForPhones?: true;
  /** What the page is to write as errors on the way. */
  errors?: readonly RegExp[];
};

/** It was painted before; only from now on may its window or its colours change under it. */
export async function seeAlive(page: Page) {
  await expect(page.locator("main[data-live]")).toBeAttached();
}

/** A screen behind an address, and what stands on it once it is complete. */
export const at = (path: string, sign: string, visitor: Visitor = "visitor"): Screen => ({
  visitor,
  open: async (page) => {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await seeAlive(page);
  },
});

/** A screen of the flow, as its walk left it. */
export const onWalk = (repair: RepairName, stage: keyof Walk, sign: string): Screen => ({
  visitor: "demo user",
  open: async (page) => {
    await openEntry(page, keptWalk(repair)[stage]);
    await expect(page.getByRole("button", { name: sign })).toBeVisible();
    await seeAlive(page);
  },
});

/** The bench of a repair's guide, left at this place, and what is opened there by a key. */
export const atBench = (
  repair: RepairName,
  place: BenchPlace,
  sign: string,
  key?: string,
): Screen => ({
  visitor: "demo user",
  isOverlay: true,
  open: async (page) => {
    const { guide } = keptWalk(repair);
    await openEntry(page, { ...guide, state: leftAtBench(guide, place) });
    const heading = page.getByRole("dialog", { name: /^At the bench/ }).getByRole("heading");
    await expect(heading.first()).toBeFocused();
    if (key) await page.keyboard.press(key);
    await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
  },
});

/** What came off is put back once its steps are done. */
export const leftAtBench = ({ state }: Entry, place: BenchPlace) => ({
  ...Object(state),
  atBench: true,
  doneSteps: place === "putBack" ? [1, 2, 3, 4, 5, 6, 7] : [],
  bench: { place },
});

/** An AI server that answers so, or never. */
async function connectServer(page: Page, answer?: { status: number }) {
  await page.route("http://localhost:11434/v1/**", async (route) => {
    const headers = { "Access-Control-Allow-Origin": "*" };
    if (answer) await route.fulfill({ ...answer, headers });
  });
  await connectAiServer(page, "http://localhost:11434/v1");
}

const failures = [/^The assistant failed:/, /^Failed to load resource:/];

/** What such a server makes of the next step. */
export const askingServer = (sign: string, answer?: { status: number }): Screen => ({
  visitor: "demo user",
  errors: failures,
  open: async (page) => {
    await connectServer(page, answer);
    await openEntry(page, answeredEntry({ questionsFrom: "provider" }));
    await page.getByRole("button", { name: "Generate Root Cause" }).click();
    await expect(page.getByRole("button", { name: sign })).toBeVisible();
  },
});

/** What such a server makes of a question in the chat. */
export const askingInChat = (sign: string, answer?: { status: number }): Screen => ({
  visitor: "demo user",
  isOverlay: true,
  errors: failures,
  open: async (page) => {
    await connectServer(page, answer);
    await openEntry(page, guideEntry());
    await page.getByRole("button", { name: "Ask about repair steps" }).click();
    const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
    await chat.getByLabel("Your question").fill("Where is the fuse?");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(chat.getByRole("button", { name: sign })).toBeVisible();
  },
});
