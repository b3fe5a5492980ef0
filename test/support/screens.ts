import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import {
  askingInChat,
  askingServer,
  at,
  atBench,
  leftAtBench,
  onWalk,
  type Screen,
  seeAlive,
} from "./open-screen";
import { keptWalk } from "./kept-walks";
import { sharedLink } from "./shared-link";
import { openEntry } from "./walk-repair";

const shortGuide = `**Difficulty:** Easy · **Time:** 40 min · **Parts:** €5–12

## Tools and materials
- Screwdriver set
- Multimeter

## Safety precautions
- Let the kettle cool for 30 minutes.

## Steps
1. **Unplug the kettle.** Wait 30 minutes.

   **Warning:** Switched off is not enough.
2. **Measure the fuse.** A good fuse reads below 1 Ω.

## When to seek professional help
- The cord is scorched.`;

const newcomersBanner = "Mendwise sets one cookie";
const guide = onWalk("kettle", "guide", "Ask about repair steps");
const signIn = at(paths.signIn, "Use the demo account");
const request = at(paths.repairRequest, "Continue to Diagnostics", "demo user");

/** Every screen and dialog, by a name that fits into a file's. */
export const screens = {
  "landing-first-visit": {
    ...at(paths.home, newcomersBanner, "newcomer"),
    isOverlay: true,
  },
  "cookie-preferences": {
    visitor: "newcomer",
    isOverlay: true,
    open: async (page) => {
      await page.goto(paths.home);
      await page.getByRole("button", { name: "Customize Settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  landing: at(paths.home, "Start Repairing Now"),
  menu: { visitor: "visitor", open: openMenu, isOverlay: true, isForPhones: true },
  "ai-settings": { visitor: "visitor", open: openAiServerSettings, isOverlay: true },
  signin: signIn,
  signup: at(paths.signUp, "Confirm password"),
  "forgot-password": at(paths.forgotPassword, "Send Reset Link"),
  "reset-password": at(`${paths.resetPassword}#email=test%40example.com`, "Verification code"),
  "reset-password-without-link": at(paths.resetPassword, "Invalid password reset link."),
  terms: at(paths.terms, "Last updated"),
  privacy: at(paths.privacy, "Last updated"),
  cookies: at(paths.cookies, "Last updated"),
  "not-found": {
    ...at("/no-such-page", "Oops! Page not found"),
    errors: [/^No page at this address/],
  },
  profile: at(paths.profile, "Update Profile", "demo user"),
  request,
  "request-with-errors": {
    visitor: "demo user",
    open: async (page) => {
      await request.open(page);
      await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
      await expect(
        page.getByText("Description must be at least 10 characters", { exact: true }),
      ).toBeVisible();
    },
  },
  "request-recording": {
    visitor: "demo user",
    open: async (page) => {
      await page.addInitScript(giveSilentMicrophone);
      await request.open(page);
      await page.getByRole("button", { name: "Record a sound" }).click();
      await expect(page.getByRole("button", { name: "Stop recording" })).toBeVisible();
    },
  },
  "diagnostics-busy": askingServer("Stop"),
  "diagnostics-failed": askingServer("Use the built-in handbook", { status: 401 }),
  offline: {
    visitor: "visitor",
    errors: [/^Failed to load resource: net::ERR_/],
    open: async (page) => {
      await signIn.open(page);
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
  diagnostics: onWalk("kettle", "diagnostics", "Generate Root Cause"),
  "root-cause": onWalk("kettle", "rootCause", "Generate Repair Guide"),
  guide,
  chat: {
    visitor: "demo user",
    isOverlay: true,
    open: async (page) => {
      await guide.open(page);
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Ask about repair steps" }).click();
      await expect(page.getByRole("dialog", { name: "Repair Steps Assistant" })).toBeVisible();
    },
  },
  "chat-busy": askingInChat("Stop"),
  "chat-failed": askingInChat("Use the built-in handbook", { status: 401 }),
  "shared-guide": at(sharedLink(shortGuide), "Somebody sent you this guide"),
  "shared-guide-damaged": at(`${paths.sharedGuide}#1.abc`, "This link is damaged"),
  "hand-off": {
    visitor: "demo user",
    open: async (page) => {
      await guide.open(page);
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Hand-off sheet" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Hand-off sheet" })).toBeVisible();
      await seeAlive(page);
    },
  },
  "bench-ready": atBench("washingMachine", "ready", "Ready, begin"),
  "bench-step": atBench("washingMachine", 3, "Drain the water"),
  "bench-log": atBench("washingMachine", 3, "+ screw", "l"),
  "bench-trouble": atBench("washingMachine", 3, "I can’t do it", "?"),
  "bench-put-back": atBench("washingMachine", "putBack", "Put it back"),
  "bench-stop": {
    visitor: "demo user",
    isOverlay: true,
    open: async (page) => {
      const { guide } = keptWalk("microwave");
      await openEntry(page, { ...guide, state: leftAtBench(guide, 2) });
      await expect(page.getByText(/^Leave the bench: the guide says/)).toBeVisible();
    },
  },
  "diagnostics-stop": onWalk("microwave", "diagnostics", "Generate Root Cause"),
  "root-cause-stop": onWalk("microwave", "rootCause", "Generate Repair Guide"),
  "guide-stop": onWalk("microwave", "guide", "Ask about repair steps"),
} satisfies Record<string, Screen>;

/** Runs in the page, which else would have none. */
function giveSilentMicrophone() {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
}

async function openMenu(page: Page) {
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}

async function openAiServerSettings(page: Page) {
  await page.goto(paths.home);
  const button = page.getByRole("button", { name: "AI settings" });
  const menu = page.getByRole("button", { name: "Open menu" });
  await expect(button.or(menu)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "AI settings" });
  await dialog.getByRole("radio", { name: /server/i }).check();
  await expect(dialog.getByRole("combobox", { name: "Model" })).toBeVisible();
}
