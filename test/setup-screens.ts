import { configure, getConfig } from "@testing-library/react";
import * as react from "react";
import { afterAll, beforeEach, vi } from "vitest";
import { useAssistantSettings } from "~/services/assistant/assistant-settings";
import { closeAiSettings } from "~/services/assistant/settings-dialog";
import { useConsentStore } from "~/services/consent/consent";
import { setReturnPlace } from "~/features/repair/return-place";
import { setUnderWay } from "~/shared/under-way";
import { keepStylesOut } from "./support/styles";
import { freshMemory } from "./unit/accounts/fresh-memory";

keepNoPlaces();

const { getElementError } = getConfig();

configure({
  // What is waited for is there at once on a quiet machine; a busy one may take its time.
  asyncUtilTimeout: 30_000,
  // The page is printed when the wait is over, and not each time that something is not there yet.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics")
      ? new Error(message ?? "")
      : getElementError(message, container),
});
keepStylesOut();

// The files share their modules, so each test begins with what a newly loaded app remembers.
beforeEach(() => {
  freshMemory();
  useConsentStore.setState(useConsentStore.getInitialState(), true);
  useAssistantSettings.setState(useAssistantSettings.getInitialState(), true);
  closeAiSettings();
  sessionStorage.clear();
  setUnderWay(null);
  setReturnPlace(undefined);
  // Screens keep their state in the browser's own entry, and by its key what had no time to be written there.
  window.history.replaceState({ key: crypto.randomUUID() }, "");
});

// A module that is still on its way when the page goes away fails, and fails for all files after this one.
afterAll(() => vi.dynamicImportSettled());

/**
 * React keeps where each element was made, a tenth of all time here, up to a limit, which is reached at
 * once now.
 */
function keepNoPlaces() {
  const internals: unknown = Reflect.get(
    react,
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  );
  if (!internals || !Reflect.has(internals, "recentlyCreatedOwnerStacks"))
    throw new Error("React keeps these places by another name now");
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}
