import { Workbox } from "workbox-window";
import { trustedScript } from "~/shared/trusted-script";
import { fillContent } from "./fill-content";
import { useOfflineStore } from "./offline-store";

const hourMs = 60 * 60 * 1000;

/**
 * Has the service worker look after the page, and tells the store of a newer build. Without a worker,
 * as in a private window, the app goes on as it was.
 */
export async function startWorker(): Promise<void> {
  const worker = new Workbox(trustedScript("service-worker", "/sw.js"));
  worker.addEventListener("waiting", offerNewVersion);
  offerWhenReplaced();
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  lookForNewVersions(registration);
  await navigator.serviceWorker.ready;
  fill();
  window.addEventListener("online", fill);
}

const fill = () => void fillContent().catch(() => undefined);

/** What it has besides its shell is fetched now, so that a network may be gone once it is taken. */
function offerNewVersion() {
  useOfflineStore.setState({ hasNewVersion: true });
  fill();
}

/** Another tab may have the newer build take over; this one then runs on code that is no longer kept. */
function offerWhenReplaced() {
  let isLookedAfter = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isLookedAfter) offerNewVersion();
    isLookedAfter = true;
  });
}

/** The browser looks when a page is loaded, which an open tab may not do for days. */
function lookForNewVersions(registration: ServiceWorkerRegistration) {
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, hourMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}
