import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a move inside the app the new screen's heading takes the focus, so that a screen reader says
 * where one is; so too where the same screen was drawn anew and what had the focus went with it.
 */
export function RouteFocus() {
  const { pathname, key, hash } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isDrawnAnew =
      before.key !== key && hash === "" && document.activeElement === document.body;
    if (before.pathname === pathname && !isDrawnAnew) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, key, hash]);
  return null;
}
