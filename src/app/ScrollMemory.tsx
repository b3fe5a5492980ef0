import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Where each history entry of this visit was left. */
const positions = new Map<string, number>();

/** A new screen begins at its top, or where its address points; Back and Forward find it as it was left. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const move = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void positions.set(shown.current, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    history.scrollRestoration = "manual";
    // For a reload the browser knows best.
    const leave = () => (history.scrollRestoration = "auto");
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (move === NavigationType.Pop) return keepTrying(positions.get(key) ?? 0);
    const aim = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (aim) aim.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [key, hash, move]);

  return null;
}

/** The page grows as its parts come, so it is tried until it is long enough or somebody scrolls. */
function keepTrying(top: number) {
  const go = () => {
    // A screen may know better where one goes on in it.
    const aim = document.querySelector("[data-aim]");
    if (aim) aim.scrollIntoView();
    else window.scrollTo({ top, behavior: "instant" });
  };
  go();
  if (top === 0) return;
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  const stop = () => growth.disconnect();
  const end = setTimeout(stop, 1000);
  for (const kind of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(kind, stop, { once: true, passive: true });
  return () => {
    clearTimeout(end);
    stop();
  };
}
