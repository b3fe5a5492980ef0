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

/** The Arial of Debian: until our fonts are there, the pages are set in it, at our fonts' measures. */
const arial = "fonts-liberation";
const isArialThere = () => existsSync("/usr/share/fonts/truetype/liberation");

/** Does nothing where there is no Debian, no network, or no leave to install. */
function install(names: readonly string[]) {
  if (names.length === 0 || !inPath("apt-get")) return;
  console.log(`Installing Debian's ${names.join(" and ")}.`);
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", ...names], {
      stdio: "ignore",
    });
  } catch {
    console.log("That did not work.");
  }
}

/**
 * Where a Chromium lies: the one that `CHROME_PATH` names, else Debian's headless shell, which is
 * installed here and now where it is missing, with its Arial, else any Chromium or Chrome that is there.
 *
 * @throws when there is none and none can be installed
 */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  install([...(inPath(shell) ? [] : [shell]), ...(isArialThere() ? [] : [arial])]);
  const found =
    inPath(shell) ??
    [...others.map(inPath), chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found) throw new Error("Install Chromium or Chrome, or name one in CHROME_PATH.");
  return found;
}
