import { joinOtherTabs } from "~/services/accounts/tab-sync";
import { takeUpAfterReturn } from "~/services/accounts/take-up-after-return";
import { startOfflineWhenIdle } from "~/services/offline/start-when-idle";
import { keepUpWithTranslator } from "./keep-up-with-translator";

/** The part of start-up that no first screen needs. */
export function startLate() {
  joinOtherTabs();
  takeUpAfterReturn();
  keepUpWithTranslator();
  if (import.meta.env.PROD && import.meta.env.MODE !== "mocked") startOfflineWhenIdle();
}
