import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { darkPalette, lightPalette } from "../shared/theme/palette.ts";

/** The files in `colored/`, which lie at the top of the site, and how they are served. */
const contentTypes = {
  "icon.svg": "image/svg+xml",
  "legal.css": "text/css",
  "manifest.webmanifest": "application/manifest+json",
};

/**
 * A text with its colours: `token(light.primary.main)` becomes what the palette says there.
 * @throws Error for a token that is no colour of the palette
 */
export function fillTokens(text: string): string {
  return text.replaceAll(/token\(([\w.]+)\)/g, (_, token: string) => {
    const color = token.split(".").reduce<unknown>(valueAt, {
      light: lightPalette,
      dark: darkPalette,
    });
    if (typeof color !== "string") throw new Error(`The palette has no colour ${token}`);
    return color;
  });
}

function valueAt(branch: unknown, name: string): unknown {
  return typeof branch === "object" && branch !== null ? Reflect.get(branch, name) : undefined;
}

/** A file of `colored/` with its colours. */
export function coloredFile(fileName: string): string {
  return fillTokens(readFileSync(`src/build/colored/${fileName}`, "utf8"));
}

/** Gives the page and the files beside it the theme's colours. */
export function coloredFiles(): Plugin {
  return {
    name: "colored-files",
    transformIndexHtml: { order: "pre", handler: fillTokens },
    configureServer(server) {
      for (const [fileName, type] of Object.entries(contentTypes))
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader("Content-Type", type);
          response.end(coloredFile(fileName));
        });
    },
    generateBundle() {
      for (const fileName of Object.keys(contentTypes))
        this.emitFile({ type: "asset", fileName, source: coloredFile(fileName) });
    },
  };
}
