import { type Plugin, runnerImport } from "vite";
import { scriptlessPolicy } from "./content-security-policy.ts";
import { withPolicy } from "./policy-plugin.ts";

const fileName = "landing.html";

/**
 * The landing page as a file of its own, for a browser that runs no script. The app's page leads
 * there only in that case, so nobody else pays for it.
 */
export function landingWithoutScript(): Plugin {
  return {
    name: "landing-without-script",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "noscript",
        children: `<meta http-equiv="refresh" content="0; url=/${fileName}">`,
        injectTo: "head",
      },
    ],
    async generateBundle() {
      const { module } = await runnerImport<{ landingDocument: () => string }>(
        "./src/app/landing-document",
        { configFile: false, resolve: { tsconfigPaths: true } },
      );
      const source = withPolicy(module.landingDocument(), scriptlessPolicy);
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}
