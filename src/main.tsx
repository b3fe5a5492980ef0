import "./app/configure-zod";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { initializeSession } from "./services/accounts/accounts";
import { startConsent } from "./services/consent/consent";
import { reloadOnceForMissingChunk } from "./services/errors/reload-once";
import { startErrorReporting } from "./services/errors/report-error";
import { startOfflineWhenIdle } from "./services/offline/start-when-idle";
import "./shared/theme/fonts.css";

async function startUp() {
  if (import.meta.env.MODE === "mocked") {
    const { startMocking } = await import("../mocks/browser");
    await startMocking();
  }
  startErrorReporting();
  reloadOnceForMissingChunk();
  startConsent();
  await initializeSession();
}

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root");
createRoot(container).render(
  <StrictMode>
    <App ready={startUp()} />
  </StrictMode>,
);

if (import.meta.env.PROD && import.meta.env.MODE !== "mocked") startOfflineWhenIdle();
