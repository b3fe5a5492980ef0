/** On a line so slow, loading the page again would not help. */
const patienceMs = 10_000;

/** Whether the app's own host answers. The browser alone knows only that there is some network. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    // The service worker answers no HEAD, so this goes out.
    const { ok } = await fetch("/", { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}
