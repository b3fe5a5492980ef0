import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../support/find-browser";
import { serveBuild } from "../support/serve-build";

/**
 * The finished build on a local port, a real browser to look at it with, and a folder for what is walked
 * once; the workers read where they are from here.
 */
export default async function setUp() {
  process.env.CHROME_PATH = findBrowser();
  const app = await serveBuild();
  process.env.APP_URL = app.url;
  const folder = await mkdtemp(join(tmpdir(), "mendwise-walks-"));
  process.env.WALKS_FOLDER = folder;
  return async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
}
