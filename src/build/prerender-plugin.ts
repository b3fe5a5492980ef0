import { readFileSync } from "node:fs";
import { loadEnv, minifySync, type Plugin, type Rolldown, runnerImport } from "vite";
import type { Page } from "../app/prerender.tsx";
import { paths } from "../shared/paths.ts";
import { appPolicy, configuredAddresses } from "./content-security-policy.ts";
import { writePage } from "./write-page.ts";

/** A small script of `inline/`, as it stands in a page. */
const inline = (name: string) => {
  const file = `src/build/inline/${name}.js`;
  return minifySync(file, readFileSync(file, "utf8")).code.trim();
};

/**
 * Makes the public screens static pages: what a browser paints before any script is there, and what it
 * shows where none runs. Each page holds its own styles and its own policy.
 */
export function prerenderedPages(mode: string): Plugin {
  const beforePaint = inline("before-paint");
  return {
    name: "prerendered-pages",
    enforce: "post",
    // The dev server's page has no policy, and nothing in its root.
    transformIndexHtml: (_html, { server }) =>
      server && [{ tag: "script", children: beforePaint, injectTo: "head" }],
    async generateBundle(_options, bundle) {
      const template = bundle["index.html"];
      if (template?.type !== "asset") return;
      const empty = String(template.source);
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error("The build has no entry");
      // The bundler may have put what the entry imports, and its styles, into files of their own.
      const atStart = new Set(closure(bundle, [entry.fileName]));
      const sheets = chunks
        .filter(({ fileName }) => atStart.has(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      if (sheets.length === 0) throw new Error("The start has no styles: its fonts would be lost");
      const css = sheets.map((file) => takeAsset(bundle, file));
      // Else what comes later would wait for sheets that are no longer there.
      for (const { viteMetadata } of chunks)
        for (const file of sheets) viteMetadata?.importedCss.delete(file);
      const env = loadEnv(mode, process.cwd());
      const { pages, addresses } = await prerender(mode, env);
      for (const page of pages) {
        const files = closure(bundle, [entry.fileName, screenOf(chunks, page.page)]);
        const source = writePage(empty, page, {
          css: css.join(""),
          beforePaint,
          start: inline("start")
            .replace("ENTRY", JSON.stringify(`/${entry.fileName}`))
            .replace("FILES", JSON.stringify(files.map((file) => `/${file}`))),
          // The mocked services answer for any address.
          servers: mode === "mocked" ? undefined : addresses.map((to) => new URL(to).origin),
          policy: (hashes) =>
            appPolicy({
              isMocked: mode === "mocked",
              addresses: configuredAddresses(env),
              ...hashes,
            }),
        });
        if (page.page === paths.home) template.source = source;
        else this.emitFile({ type: "asset", fileName: `${fileNameOf(page.page)}.html`, source });
      }
    },
  };
}

/** "/signin" → "signin", "404" → "404"; the frame alone is "app", for hosts that answer unknown paths with it. */
const fileNameOf = (page: string) => (page === "shell" ? "app" : page.replace("/", ""));

type Prerendered = { pages: Page[]; addresses: string[] };

async function prerender(mode: string, env: Record<string, string>): Promise<Prerendered> {
  Object.assign(process.env, env);
  const { module } = await runnerImport<Prerendered>("./src/app/prerender", {
    configFile: false,
    mode,
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** The text of an asset, which the pages hold from now on. */
function takeAsset(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== "asset") throw new Error(`The build has no ${file}`);
  delete bundle[file];
  return String(asset.source);
}

/** The file of each public screen's code. The landing page's comes when there is time. */
const screens: Record<string, string> = {
  [paths.signIn]: "SignInPage",
  [paths.signUp]: "SignUpPage",
  [paths.forgotPassword]: "ForgotPasswordPage",
  [paths.resetPassword]: "ResetPasswordPage",
  [paths.terms]: "TermsPage",
  [paths.privacy]: "PrivacyPage",
  [paths.cookies]: "CookiesPage",
  "404": "NotFoundPage",
};

function screenOf(chunks: readonly Rolldown.OutputChunk[], page: string): string | undefined {
  const name = screens[page];
  if (!name) return undefined;
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}.tsx`)));
  if (!chunk) throw new Error(`The build has no chunk for ${name}.tsx`);
  return chunk.fileName;
}

/** The files and all that they import at once. */
function closure(bundle: Rolldown.OutputBundle, files: readonly (string | undefined)[]): string[] {
  const all = new Set<string>();
  const add = (file: string | undefined) => {
    const chunk = file && bundle[file];
    if (!file || all.has(file) || !chunk || chunk.type !== "chunk") return;
    all.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return [...all];
}
