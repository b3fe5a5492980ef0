import type { Plugin, Rolldown } from "vite";

/** The account screens, and the field that other forms share with them. */
const forms = /\/src\/(?:features\/auth\/\w+Page|shared\/ui\/FormField)\.tsx$/;

/** What is known of a guide's steps is needed at the guide alone. */
const ofSteps = "openings|power|put-back-first|read-times|replace-rest|safe-steps|split-step";
const steps = new RegExp(`/src/domain/guide/(?:${ofSteps})\\.ts$`);

/** What every screen of a repair reads its state with: each chunk of its own is a name more in the start. */
const flow = new RegExp(
  `/src/(?:features/repair/(?:recording/take-focus|[\\w-]+)|services/assistant/vision-models|domain/(?:findings|default-questions|read-tool|guide/(?!(?:${ofSteps})\\.)[\\w-]+))\\.ts$`,
);

/** Components of MUI that the app has none of. The theme would work out colours for them at each start. */
const unused =
  "AppBar|Chip|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell";
const others = new RegExp(`/@mui/material/(${unused})/\\1\\.mjs$`);
const coloursOfOthers = new RegExp(`^ *setColor\\(palette\\.(?:${unused}),.*;$`, "gm");

/** What is left out of the code of dependencies, which an update may write otherwise: the build then fails. */
const leftOut: readonly { what: string; from: RegExp; to: string }[] = [
  {
    what: "a link of another kind of app, which says in advance what its target needs",
    from: /return shouldPrefetch && /,
    to: "return false && ",
  },
  { what: "the colours of components that the app has none of", from: coloursOfOthers, to: "" },
  {
    what: "a theme for a box without one",
    from: /(?<=\bdefaultTheme(?: =|:) )createTheme\(\)/,
    to: "{}",
  },
  {
    what: "prefixes, which no browser that runs this script needs and the prerendered styles do not have",
    from: /defaultStylisPlugins = \[prefixer\]/,
    to: "defaultStylisPlugins = []",
  },
  {
    what: "names for developer tools, which count as a use of what is named",
    from: /^\w+\.displayName = "[^"]*";$/gm,
    to: "",
  },
  {
    what: "contexts and components that nobody uses",
    from: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    to: "= /* @__PURE__ */ $1",
  },
];

/**
 * Puts what the start needs at once into one file, and what the account forms need besides into another:
 * they pack better than dozens of small ones. What the start does not use is kept out of it.
 */
export function startChunks(): Plugin {
  const entries = { start: new Set<string>(), forms: new Set<string>() };
  const found = new Set<string>();
  const group = (name: keyof typeof entries, priority: number) => {
    let reached: Set<string> | undefined;
    return {
      debugName: name,
      priority,
      name: (id: string, context: Rolldown.ChunkingContext) => {
        reached ??= reachedFrom(entries[name], context);
        return reached.has(id) ? name : null;
      },
    };
  };
  return {
    name: "start-chunks",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The start names some seventy files, whose hashes do not pack: a letter less saves 50 bytes, and
            // sixteen letters instead of sixty-four 150.
            chunkFileNames: "assets/[name]-[hash:7].js",
            hashCharacters: "hex",
            codeSplitting: {
              groups: [
                group("start", 3),
                group("forms", 2),
                // A group takes along what it imports, unless another one comes first.
                { name: "schemas", test: /\/node_modules\/zod\//, priority: 1 },
                { name: "flow", test: flow },
                { name: "steps", test: steps },
              ],
            },
          },
        },
      },
    }),
    resolveId: {
      filter: {
        id: /^(?:hoist-non-react-statics|react-is|.*\/(?:TouchRipple|defaultTheme|ThemeProviderNoVars)\.mjs|react-router(?:\/.*)?)$/,
      },
      async handler(id, importer, options) {
        // Emotion's way to wrap a component, which nobody here goes, the ripples, which are switched off,
        // the theme that MUI makes at its start for components without one, and a provider of such themes.
        // Merging themes asks whether a value is a component: this app's theme holds none.
        if (id === "react-is" && !importer?.includes("/deepmerge/")) return null;
        if (!id.startsWith("react-router")) return `\0unused`;
        // The router names its build for development whatever is built.
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        return (
          resolved && {
            ...resolved,
            id: resolved.id.replace("/dist/development/", "/dist/production/"),
          }
        );
      },
    },
    load: {
      filter: { id: /^\0unused$/ },
      handler: () =>
        "export default (target) => target; export const isValidElementType = () => false;",
    },
    // Without all that the router's forms, fetchers and preloads fall away as well.
    transform: {
      filter: {
        id: /\/node_modules\/(?:react-router\/dist|@emotion\/cache\/dist|@mui\/(?:material\/(?:Box|styles)|system\/Stack))\/.*js$/,
      },
      handler: (code) => ({
        code: leftOut.reduce((before, { what, from, to }) => {
          const after = before.replace(from, to);
          if (after !== before) found.add(what);
          return after;
        }, code),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      for (const { what } of leftOut)
        if (!found.has(what)) this.error(`start-chunks.ts no longer leaves out ${what}`);
      for (const file of Object.values(bundle))
        for (const id of file.type === "chunk" ? file.moduleIds : [])
          if (others.test(id)) this.error(`${id} needs its colours: see start-chunks.ts`);
    },
    moduleParsed({ id }) {
      // main.tsx asks for the latter a moment later, but from the same file.
      if (/\/src\/main\.tsx$|\/node_modules\/react-dom\/client\.js$/.test(id))
        entries.start.add(id);
      if (forms.test(id)) entries.forms.add(id);
    },
  };
}

/** The modules and all that they import at once. */
function reachedFrom(entries: ReadonlySet<string>, context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    // A way to the inputs that nothing of the start goes.
    if (id.endsWith("/styles/enhanceHighContrast.mjs")) continue;
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) reached.add(other);
  }
  return reached;
}
