import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** After a move inside the app the new screen's heading takes the focus, so that a screen reader says where one is. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
