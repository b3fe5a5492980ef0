import type { TestProject } from "vitest/node";
import { findBrowser } from "../support/find-browser";
import { serveBuild } from "../support/serve-build";

declare module "vitest" {
  interface ProvidedContext {
    appUrl: string;
    browserPath: string;
  }
}

/** The finished build on a local port, and a real browser to look at it with. */
export default async function setup(project: TestProject) {
  project.provide("browserPath", findBrowser());
  const served = await serveBuild();
  project.provide("appUrl", served.url);
  return served.close;
}
