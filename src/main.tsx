import "./app/configure-zod";
import { CacheProvider } from "@emotion/react";
import { startTransition, StrictMode } from "react";
import { App } from "./app/App";
import { AppRouter } from "./app/AppRouter";
import { prefetchScreen } from "./app/screens";
import { createStyleCache } from "./app/style-cache";
import { followOtherTabs, restoreSession } from "./services/accounts/session-store";
import { startConsent } from "./services/consent/consent";
import { reloadOnceForMissingChunk } from "./services/errors/reload-once";
import { startErrorReporting } from "./services/errors/report-error";
import { paths } from "./shared/paths";
import { makeTheme } from "./shared/theme/theme";
import { whenQuiet } from "./shared/when-quiet";
import "./shared/theme/fonts.css";

async function startUp() {
  if (import.meta.env.MODE === "mocked") {
    const { startMocking } = await import("../mocks/browser");
    await startMocking();
  }
  startErrorReporting();
  reloadOnceForMissingChunk();
  startConsent();
  followOtherTabs();
  await restoreSession();
  void whenQuiet()
    .then(() => prefetchScreen(location.pathname))
    .then(() => import("./app/start-late"))
    .then(({ startLate }) => startLate())
    // Where that does not load, the screens go on without it.
    .catch(() => undefined);
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** What `page` the HTML was built for: "shell" has the frame alone, "other" belongs to another address. */
async function start(container: HTMLElement, page: string | undefined) {
  // The reading of this file is a long task already: what is touched meanwhile goes first.
  await pause();
  const ready = startUp();
  const isPrerendered = page !== undefined && page !== "other";
  await pause();
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  await pause();
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App
          theme={makeTheme()}
          ready={isPrerendered ? undefined : ready}
          startsAsFrame={page === "shell"}
          route={(screens) => <AppRouter>{screens}</AppRouter>}
        />
      </CacheProvider>
    </StrictMode>
  );
  if (location.pathname !== paths.home) void prefetchScreen(location.pathname);
  if (isPrerendered) {
    await ready;
    // As a transition it is cut into small tasks.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
}

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root");
void start(container, document.documentElement.dataset.page);
