import { useEffect } from "react";
import { focusHeading } from "~/shared/focus-heading";
import { useCurrentSettings } from "./assistant-settings";

/**
 * Whether the policy of this page lets the address be asked. before-paint.js has narrowed it to the
 * servers of the build and the one that was chosen when the page was loaded, and nothing widens it but
 * loading the page again.
 */
export function mayAsk(address: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>("meta#servers");
  if (!policy || !URL.canParse(address)) return true;
  return policy.content.split(" ").includes(new URL(address).origin);
}

/** In the history entry: the page was loaded again by us, who take the focus along. */
const mark = "isLoadedAgain";

/**
 * Loads the page again where another server was chosen than its policy knows. For screens that ask and
 * keep what is typed in the history entry.
 */
export function useFittingPolicy() {
  const { source, baseUrl } = useCurrentSettings();
  const isShutOut = source === "provider" && !mayAsk(baseUrl);
  useEffect(() => {
    if (isShutOut) {
      window.history.replaceState({ ...window.history.state, [mark]: true }, "");
      window.location.reload();
    } else if (Reflect.has(Object(window.history.state), mark)) focusHeading();
  }, [isShutOut]);
}
