import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test as appTest } from "./app-test";
import { serveBuild } from "./serve-build";

/** A host of the test's own, and the network that leads to it. */
type Host = {
  url: string;
  /** Takes the network away: the browser is told, and the host is gone as well. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Puts another build in the place of the one that is served. */
  deploy: (outDir: string) => Promise<void>;
};

/** With the service worker, which the other tests do without. */
export const test = appTest.extend<{ host: Host }>({
  serviceWorkers: "allow",
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "mendwise-host-"));
    await cp("dist", folder, { recursive: true });
    let server = await serveBuild(folder);
    const { url, port } = server;
    await use({
      url,
      cut: () => server.close(),
      mend: async () => {
        server = await serveBuild(folder, port);
      },
      // All of it at once: a worker that is looked for half way through fails, and nobody looks again so soon.
      deploy: async (outDir) => {
        await cp(outDir, `${folder}-next`, { recursive: true });
        await rename(folder, `${folder}-before`);
        await rename(`${folder}-next`, folder);
        await rm(`${folder}-before`, { recursive: true });
      },
    });
    await server.close();
    await rm(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.url),
  // What the browser says of each request that fails.
  expectedErrors: ({}, use) => use([/^Failed to load resource: net::ERR_/]),
});

/** Chromium 150 tells only the document that is open, so each reload begins as if online; and only what changed. */
async function tellOffline(page: Page) {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

export async function cutNetwork(page: Page, host: Host) {
  await host.cut();
  await tellOffline(page);
  page.on("domcontentloaded", tellOffline);
}

export async function mendNetwork(page: Page, host: Host) {
  page.off("domcontentloaded", tellOffline);
  await host.mend();
  await page.context().setOffline(false);
}

export async function seeReadyForOffline(page: Page) {
  await expect(page.getByText("Ready for offline use")).toBeVisible();
}
