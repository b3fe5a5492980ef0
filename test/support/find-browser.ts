import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The shell first: it is the same browser without its windows, at half the work. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Where a Chromium or Chrome lies: the installed one, else Playwright's own, else Debian's package,
 * which is installed here and now.
 *
 * @throws when there is none and none can be installed
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  console.log("No Chromium found; installing Debian's package.");
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  execFileSync(
    "apt-get",
    ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"],
    {
      stdio: "ignore",
    },
  );
  const installed = installedBrowser();
  if (!installed) throw new Error("Install Chromium or Chrome, or name one in CHROME_PATH.");
  return installed;
}
