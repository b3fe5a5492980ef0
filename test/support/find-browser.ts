import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The same browser without its windows, at half the work; the compared pictures are its own. */
const shell = "chromium-headless-shell";
const others = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** False where there is no Debian, no network, or no leave to install. */
function hasInstalled(name: string): boolean {
  console.log(`Installing Debian's ${name}.`);
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", name], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a Chromium lies: the one that `CHROME_PATH` names, else Debian's headless shell, which is
 * installed here and now where it is missing, else any Chromium or Chrome that is there.
 *
 * @throws when there is none and none can be installed
 */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  const found =
    inPath(shell) ??
    (hasInstalled(shell) ? inPath(shell) : undefined) ??
    [...others.map(inPath), chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found) throw new Error("Install Chromium or Chrome, or name one in CHROME_PATH.");
  return found;
}
