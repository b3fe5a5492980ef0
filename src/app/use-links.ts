import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { savesData } from "~/shared/when-quiet";
import { onAGuess } from "~/shared/on-a-guess";
import { isScreen, prefetchScreen } from "./screens";

/**
 * Follows links of the app that React has not come to yet, or that are none of React's; and has a
 * screen fetched as soon as somebody points at a link to it.
 */
export function useLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = linkAt(event);
      if (!isPlain || event.defaultPrevented || !link || link.target) return;
      // On the same page a hash is the browser's.
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    function prepare(event: Event) {
      const link = linkAt(event);
      if (link && !savesData()) void onAGuess(() => prefetchScreen(link.pathname));
    }
    document.addEventListener("click", follow);
    for (const kind of signs) document.addEventListener(kind, prepare, { passive: true });
    return () => {
      document.removeEventListener("click", follow);
      for (const kind of signs) document.removeEventListener(kind, prepare);
    };
  }, [navigate]);
}

const signs = ["pointerover", "focusin", "touchstart"] as const;

/** The link to a screen of the app that an event is about. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.origin === location.origin && isScreen(link.pathname) ? link : null;
}
