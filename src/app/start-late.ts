import { joinOtherTabs } from "~/services/accounts/tab-sync";
import { takeUpAfterReturn } from "~/services/accounts/take-up-after-return";
import { keptDraft } from "~/services/assistant/kept-draft";
import { openAiSettings } from "~/services/assistant/settings-dialog";
import { startOfflineWhenIdle } from "~/services/offline/start-when-idle";
import { forgetSettingsAtSignOut } from "./forget-settings-at-sign-out";
import { keepUpWithTranslator } from "./keep-up-with-translator";

/** After a reload in the middle of that form. */
function reopenSettings() {
  if (keptDraft() !== null) openAiSettings();
}

/** The part of start-up that no first screen needs. */
export function startLate() {
  joinOtherTabs();
  forgetSettingsAtSignOut();
  reopenSettings();
  takeUpAfterReturn();
  keepUpWithTranslator();
  if (import.meta.env.PROD && import.meta.env.MODE !== "mocked") startOfflineWhenIdle();
}
