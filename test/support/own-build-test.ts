import { rm } from "node:fs/promises";
import type { WorkerFixture } from "@playwright/test";
import { buildApp } from "./build-app";
import { type OpenAiServer, startOpenAiServer } from "./openai-server";

/** What it is configured with; none of it stands in the build that all other tests look at. */
export const configured = { key: "sk-local-test", contact: "own-build@mendwise.example" };

export type OwnBuild = {
  /** Where it is, once it is made. The tests of a worker share it: to make one takes longer than a test. */
  folder: Promise<string>;
  /** The server that it is configured with. */
  provider: OpenAiServer;
};

/** For a test that looks at a build of its own. */
export const withOwnBuild: { ownBuild: [WorkerFixture<OwnBuild, object>, { scope: "worker" }] } = {
  ownBuild: [
    async ({}, use) => {
      const provider = await startOpenAiServer();
      const folder = buildApp({
        VITE_AI_BASE_URL: provider.url,
        VITE_AI_API_KEY: configured.key,
        VITE_CONTACT_EMAIL: configured.contact,
      });
      await use({ folder, provider });
      await provider.close();
      await rm(await folder, { recursive: true });
    },
    { scope: "worker" },
  ],
};
