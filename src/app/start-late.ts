import { useSessionStore } from "~/services/accounts/session-store";
import { joinOtherTabs } from "~/services/accounts/tab-sync";
import { takeUpAfterReturn } from "~/services/accounts/take-up-after-return";
import { startOfflineWhenIdle } from "~/services/offline/start-when-idle";
import { keepUpWithTranslator } from "./keep-up-with-translator";

/** A server and its key are whose session it was. */
function forgetSettingsAtSignOut() {
  useSessionStore.subscribe((session, before) => {
    if (before.isAuthenticated && !session.isAuthenticated)
      void import("~/services/assistant/assistant-settings").then(({ forgetSettings }) =>
        forgetSettings(),
      );
  });
}

/** The part of start-up that no first screen needs. */
export function startLate() {
  joinOtherTabs();
  forgetSettingsAtSignOut();
  takeUpAfterReturn();
  keepUpWithTranslator();
  if (import.meta.env.PROD && import.meta.env.MODE !== "mocked") startOfflineWhenIdle();
}
