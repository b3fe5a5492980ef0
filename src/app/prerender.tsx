import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { provideLegalBody } from "~/features/legal/use-legal-document";
import { openAiAddress } from "~/services/assistant/assistant-settings";
import { readEnv } from "~/shared/env";
import { makeTheme } from "~/shared/theme/theme";
import { App } from "./App";
import { publicPaths } from "./routes";

/** A page of the build: the address it is for, the HTML of its root, its styles, and its title. */
export type Page = {
  /** "/signin"; "404" for addresses without a screen, "shell" for the frame alone. */
  page: string;
  markup: string;
  title: string | undefined;
  /** Style elements, as Emotion looks for them when the app takes over. */
  styles: { key: string; css: string }[];
};

for (const file of ["/terms-of-service.html", "/privacy-policy.html", "/cookie-policy.html"]) {
  const { document } = new JSDOM(readFileSync(`public${file}`, "utf8")).window;
  const body = document.querySelector('[data-custom-class="body"]');
  if (!body) throw new Error(`${file} has no body`);
  provideLegalBody(file, body);
}

/** The addresses that this build asks by itself, in what it is configured with. */
export const addresses: string[] = addressesOf(readEnv());

function addressesOf({ ai, email, errorReportUrl = "" }: ReturnType<typeof readEnv>): string[] {
  return [
    ai.source === "provider" ? (ai.baseUrl ?? openAiAddress) : "",
    email.source === "provider" ? email.apiUrl : "",
    errorReportUrl,
  ].filter((address) => URL.canParse(address));
}

const theme = makeTheme();

/** The pages of the build, each with what a browser paints before any script is there. */
export const pages: Page[] = await Promise.all([...publicPaths, "404", "shell"].map(prerenderPage));

async function prerenderPage(page: string): Promise<Page> {
  // Without the prefixes that browsers of today do without.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const app = (
    <CacheProvider value={cache}>
      <App
        theme={theme}
        startsAsFrame={page === "shell"}
        route={(screens) => (
          <StaticRouter location={page.startsWith("/") ? page : `/${page}`}>{screens}</StaticRouter>
        )}
      />
    </CacheProvider>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    // A part that is written later would need a script of React's own.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw new Error(`${page} cannot be built`, { cause: failures[0] });
  const html = await new Response(prelude).text();
  const title = /<title>(.*?)<\/title>/.exec(html);
  const markup = html.replace(title?.[0] ?? "", "");
  return {
    page,
    markup,
    title: title?.[1],
    styles: emotion
      .extractCriticalToChunks(html)
      .styles.filter(({ css }) => css)
      .map(({ key, ids, css }) => ({ key: `${key} ${ids.join(" ")}`, css })),
  };
}
