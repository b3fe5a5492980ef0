import { useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router-dom";
import { focusHeading } from "~/shared/focus-heading";

/**
 * After a move inside the app the new screen's heading takes the focus, so that a screen reader says
 * where one is; so too where the same screen was drawn anew and what had the focus went with it. It
 * stands beside the screen, within what waits for it: a screen that is still to come has no heading yet.
 * A field that the new screen itself has put the focus in keeps it.
 * @param props.openedAt where the app was opened: there the browser itself says where one is
 */
export function RouteFocus({ openedAt }: { openedAt: Pick<Location, "pathname" | "key"> }) {
  const { pathname, key, hash } = useLocation();
  const shown = useRef(openedAt);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isDrawnAnew =
      before.key !== key && hash === "" && document.activeElement === document.body;
    if (before.pathname === pathname && !isDrawnAnew) return;
    if (document.activeElement?.matches("main textarea")) return;
    focusHeading();
  }, [pathname, key, hash]);
  return null;
}
