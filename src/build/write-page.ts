import { createHash } from "node:crypto";
import type { Page } from "../app/prerender.tsx";
import { paths } from "../shared/paths.ts";
import type { InlineHashes } from "./content-security-policy.ts";

type Parts = {
  /** The app's own style sheet. */
  css: string;
  /** The scripts of the head and of the end of the page. */
  beforePaint: string;
  start: string;
  /** The origins that the build asks by itself; before-paint.js narrows the policy to them. */
  servers: readonly string[] | undefined;
  policy: (hashes: InlineHashes) => string;
};

/**
 * The page of another address shows its frame alone: see before-paint.js. And the footer, which moves
 * when the screen comes, is not seen before.
 */
const beforeScreen = "[data-page=other] main>*,[data-page=shell] footer{visibility:hidden}";

/** One static page, from the page that Vite built. */
export function writePage(template: string, page: Page, parts: Parts): string {
  // React never writes an empty attribute that says something, and a policy would have to name it.
  const markup = page.markup.replaceAll(' style=""', "");
  const css = parts.css + beforeScreen;
  const styles = [`<style>${css}</style>`, ...page.styles.map(writeStyle)].join("");
  const scripts = `<script>${parts.beforePaint}</script>`;
  const policy = parts.policy({
    scripts: [parts.beforePaint, parts.start].map(hashOf),
    styles: [css, ...page.styles.map(({ css }) => css)].map(hashOf),
    styleAttributes: [...new Set(Array.from(markup.matchAll(/ style="([^"]*)"/g), readHash))],
  });
  const known = page.page === "404" ? ` data-paths="${Object.values(paths).join(" ")}"` : "";
  const servers = parts.servers ? ` data-servers="${parts.servers.join(" ")}"` : "";
  return template
    .replace(
      /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      "",
    )
    .replace(/\n\s+/g, "\n")
    .replace("<html", `<html data-page="${page.page}"${known}${servers}`)
    .replace(/<title>.*?<\/title>/, (own) => (page.title ? `<title>${page.title}</title>` : own))
    .replace(
      /<meta charset[^>]*>/i,
      (own) => `${own}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace("</head>", () => `${scripts}${styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${markup}</div><script>${parts.start}</script>`,
    );
}

const writeStyle = ({ key, css }: Page["styles"][number]) =>
  `<style data-emotion="${key}">${css}</style>`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const readHash = ([, text = ""]: RegExpMatchArray) =>
  hashOf(text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
