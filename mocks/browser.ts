import { setupWorker } from "msw/browser";
import { aiHandler, modelsHandler, transcriptionHandler } from "./handlers/ai";
import { emailHandler } from "./handlers/email";
import { legalHandler } from "./handlers/legal";
import { showScenarioPanel } from "./scenario-panel";

/**
 * Puts the mocked services between the app and the network, and their panel on the page. The app's
 * own files pass; any other request that no handler knows is warned of in the console.
 */
export async function startMocking(): Promise<void> {
  const worker = setupWorker(
    aiHandler({ beforeAnswerMs: 800, betweenWordsMs: 25 }),
    modelsHandler,
    transcriptionHandler,
    emailHandler,
    legalHandler,
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin !== window.location.origin) print.warning();
    },
  });
  showScenarioPanel(document.body);
}
