import { useSessionStore } from "~/services/accounts/session-store";
import { removeKeptSettings } from "~/services/assistant/kept-settings";
import { closeAiSettings } from "~/services/assistant/settings-dialog";

/**
 * A server and its key are whose session it was.
 *
 * @returns a way to end it
 */
export function forgetSettingsAtSignOut() {
  return useSessionStore.subscribe((session, before) => {
    if (!before.isAuthenticated || session.isAuthenticated) return;
    closeAiSettings();
    removeKeptSettings();
    // What cannot be fetched holds no settings either.
    import("~/services/assistant/assistant-settings").then(
      ({ forgetSettings }) => forgetSettings(),
      () => undefined,
    );
  });
}
