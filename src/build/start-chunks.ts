import type { Plugin, Rolldown } from "vite";

/**
 * Puts what the start needs at once into three files, which pack better than dozens and are read in a
 * task each: React itself, the components' engine, and the app.
 */
export function startChunks(): Plugin {
  let start: Set<string> | undefined;
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    if (entry === undefined) return null;
    start ??= reachedFrom(entry, context);
    if (!start.has(id)) return null;
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return "react";
    return /\/node_modules\/(?:@mui|@emotion|stylis)\//.test(id) ? "look" : "start";
  };
  let entry: string | undefined;
  return {
    name: "start-chunks",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: nameOf, debugName: "start" }] } },
        },
      },
    }),
    // Names for developer tools count as a use of what is named. Without them the router's forms, fetchers
    // and preloads, which nothing here uses, stay out of the start.
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
          .replaceAll(/(= )(React\d*\.forwardRef\()/g, "$1/* @__PURE__ */ $2"),
        map: null,
      }),
    },
    moduleParsed: ({ id }) => {
      if (id.endsWith("/src/main.tsx")) entry = id;
    },
  };
}

/** The module and all that it imports at once. */
function reachedFrom(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    // A way to the inputs that nothing of the start goes.
    if (id.endsWith("/styles/enhanceHighContrast.mjs")) continue;
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) reached.add(other);
  }
  return reached;
}
