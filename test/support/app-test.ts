import { test as base, type BrowserContext, expect } from "@playwright/test";
import { type OpenAiServer, startOpenAiServer } from "./openai-server";
import { storageOf, type Visitor } from "./visitors";

type Fixtures = {
  visitor: Visitor;
  /**
   * What the pages wrote as errors, those included that nobody caught or that the policy refused.
   * A test fails with each that it did not expect.
   */
  errors: string[];
  expectErrors: (...patterns: RegExp[]) => void;
  /** A server of the test's own. What it drips takes minutes, so that nobody can be too late to see it. */
  ai: OpenAiServer;
};

export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  // As root it cannot run in its own sandbox. Chromium's calls home are off.
  launchOptions: [
    ({}, use) =>
      use({
        executablePath: process.env.CHROME_PATH,
        args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
      }),
    { scope: "worker" },
  ],
  baseURL: ({}, use) => use(process.env.APP_URL),
  // A test that meets the worker says so: it would answer before a test's own routes.
  serviceWorkers: "block",
  visitor: ["visitor", { option: true }],
  expectedErrors: ({}, use) => use([]),
  expectErrors: ({ expectedErrors }, use) =>
    use((...patterns) => void expectedErrors.push(...patterns)),
  errors: [
    async ({ context, visitor, baseURL, expectedErrors }, use) => {
      // Not as the context's own option, by which each visitor would be in need of another context.
      await context.setStorageState(storageOf(visitor, baseURL ?? ""));
      // These two outlast the test before.
      await context.setOffline(false);
      await context.clearPermissions();
      await skipSimulatedWait(context);
      const errors = await watchErrors(context);
      await use(errors);
      const unexpected = errors.filter((line) => !expectedErrors.some((some) => some.test(line)));
      expect(unexpected, "errors on the page").toEqual([]);
    },
    { auto: true },
  ],
  ai: async ({}, use) => {
    const server = await startOpenAiServer({ pauseMs: 500 });
    await use(server);
    await server.close();
  },
});

/** The request's simulated wait is a matter of the screens' own tests; here it would only be sat out. */
const simulatedWaitMs = 1500;

async function skipSimulatedWait(context: BrowserContext) {
  await context.addInitScript((skippedMs) => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        later(handler, ms === skippedMs ? 0 : ms, ...rest),
    });
  }, simulatedWaitMs);
}

async function watchErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on("weberror", (error) =>
    errors.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`),
  );
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await context.addInitScript(() =>
    window.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
    ),
  );
  return errors;
}
