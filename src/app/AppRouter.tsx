import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { isFetched } from "./screens";

/**
 * React Router's BrowserRouter, but for one thing: it draws each move as a transition, in small slices
 * between other frames, which takes a slow phone half as long again. A screen that is here already is
 * drawn in one go instead; while one is fetched, the screen before stays.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    nameFirstEntry();
    return createBrowserHistory({ v5Compat: true });
  });
  const [{ action, location }, setPlace] = useState<Pick<typeof history, "action" | "location">>({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((place) => {
      const { pathname } = place.location;
      // Within a screen a move may lead to a part of it that is still to be fetched.
      const isHere = pathname !== shown && isFetched(pathname);
      shown = pathname;
      if (isHere) setPlace(place);
      else startTransition(() => setPlace(place));
    });
  }, [history]);
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
}

/** The entry that the app is opened with has no key yet, and what is typed there is kept by it as well. */
function nameFirstEntry() {
  const { state }: { state: unknown } = window.history;
  if (state instanceof Object && "key" in state) return;
  window.history.replaceState({ ...Object(state), key: crypto.randomUUID() }, "");
}
