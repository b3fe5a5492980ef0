import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import type { RuntimeCaching } from "workbox-build";
import { contentCache, contentList } from "../services/offline/content-cache.ts";

type Bundle = Rolldown.OutputBundle;
type Entry = { url: string; revision: string | null; size: number; integrity?: string };

/** What the first screens need besides. For pages that are not named here, the shell page does. */
const otherShell = ["index.html", "icon.svg", "message-frame.html"];

/**
 * The service worker, made by Workbox. When it is installed it fetches the shell alone: what the first
 * screens and the flow need. A list of the other files is left for the page, which fetches them when
 * nothing else is to be done.
 *
 * @param shellPage the page for each address that has none of its own in the shell
 */
export function offline(shellPage: string) {
  const shell = new Set<string>();
  let outDir = "";
  const listFiles: Plugin = {
    name: "offline-files",
    apply: "build",
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const name of [...filesOfFirstScreens(bundle), contentList, shellPage, ...otherShell])
          shell.add(name);
        const others = [...Object.keys(bundle).filter(isNoPage), ...readdirSync("public")]
          .filter((name) => !shell.has(name))
          .map((name) => `/${name}`);
        const source = JSON.stringify(others.toSorted());
        this.emitFile({ type: "asset", fileName: contentList, source });
      },
    },
  };
  const precached = (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => shell.has(url)).map((entry) => withHash(entry, outDir)),
  });
  return [
    listFiles,
    VitePWA({
      filename: "sw.js",
      manifest: false,
      injectRegister: false,
      // After whatever else writes into the folder.
      integration: { closeBundleOrder: "post" },
      workbox: {
        globPatterns: ["**/*"],
        globIgnores: ["sw.js"],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [precached],
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // The first visit is looked after at once; a later version waits until it is asked for.
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        ignoreURLParametersMatching: [/./],
        navigateFallback: `/${shellPage}`,
        // A name with a dot is a file's.
        navigateFallbackDenylist: [/^[^?]*\.[^/?]+(?:\?|$)/],
        runtimeCaching: [codeOnFirstUse, documentsAsTheyAre],
      },
    }),
  ];
}

/** The page has put files there with headers other than those that a script is asked for with. */
const matchOptions = { ignoreVary: true };

const codeOnFirstUse: RuntimeCaching = {
  urlPattern: /\/assets\/[^/]+$/,
  handler: "CacheFirst",
  options: {
    cacheName: contentCache,
    matchOptions,
    plugins: [
      {
        // A host that answers a file it no longer has with a page must not have that kept as code.
        cacheWillUpdate: async ({ response }) =>
          response.ok && !response.headers.get("content-type")?.includes("html") ? response : null,
      },
    ],
  },
};

/** The legal documents and the pictures keep their names when they change. */
const documentsAsTheyAre: RuntimeCaching = {
  urlPattern: /^[^?]+\/[^/]+\.(?:html|css|png|webmanifest)$/,
  handler: "NetworkFirst",
  options: { cacheName: contentCache, networkTimeoutSeconds: 3, matchOptions },
};

const isNoPage = (name: string) => !name.endsWith(".html");

/**
 * A script with the hash of what must come: a host that is half way through a deployment may answer
 * with a page where a script is missing, and the worker would keep that for good.
 */
function withHash(entry: Entry, outDir: string): Entry {
  if (!entry.url.startsWith("assets/")) return entry;
  const hash = createHash("sha256").update(readFileSync(join(outDir, entry.url)));
  return { ...entry, integrity: `sha256-${hash.digest("base64")}` };
}

/** The chunks and style sheets of the start, of signing in and of the flow up to the request. Menus and dialogs can wait. */
function filesOfFirstScreens(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  function add(name: string) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    const screens = chunk.dynamicImports.filter((other) => isFirstScreen(bundle[other]));
    for (const next of [...chunk.imports, ...screens]) add(next);
  }
  for (const [name, file] of Object.entries(bundle))
    if (file.type === "chunk" && file.isEntry) add(name);
  return found;
}

const isFirstScreen = (file: Bundle[string] | undefined) =>
  file?.type === "chunk" && firstScreens.test(file.facadeModuleId ?? "");

/**
 * The questions, the root cause and the guide are an assistant's answers: without the handbook, which is not
 * in the shell either, or a server they cannot be reached, so their code comes with the handbook's. The recorder comes on a tap, and what checks a model's guide only with a model.
 */
const firstScreens =
  /\/src\/features\/(?:landing\/|auth\/SignIn|repair\/(?!(?:diagnostics|root-cause|guide|recording|checked)\/))/;
