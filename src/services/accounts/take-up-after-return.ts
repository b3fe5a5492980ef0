import { useSessionStore } from "./session-store";

/** From now on a page that Back or Forward brings back as it was takes up who is signed in by now. */
export function takeUpAfterReturn() {
  window.addEventListener("pageshow", ({ persisted }) => {
    // Junk in storage tells nothing.
    if (persisted) void takeUp().catch(() => {});
  });
}

async function takeUp() {
  const { storage, name = "" } = useSessionStore.persist.getOptions();
  // In a storage that is blocked stands nothing: then the memory is all there is.
  if (await storage?.getItem(name)) await useSessionStore.persist.rehydrate();
}
