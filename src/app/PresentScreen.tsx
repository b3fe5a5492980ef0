import { startTransition, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { goLive } from "~/shared/early-touches";
import { savesData, whenIdle } from "~/shared/when-quiet";
import { onAGuess } from "~/shared/on-a-guess";
import { RouteFocus } from "./RouteFocus";
import { prefetchNext } from "./screens";
import { Initializing } from "./StartUp";
import { StartsAsFrame } from "./starts-as-frame";

/** The screen at the present address. While another one is fetched, the one before stays. */
export function PresentScreen() {
  const startsAsFrame = use(StartsAsFrame);
  const [openedAt] = useState(useLocation());
  const [isShown, setShown] = useState(!startsAsFrame);
  useEffect(() => startTransition(() => setShown(true)), []);
  if (!isShown) return <Initializing />;
  return (
    <Suspense fallback={<Initializing />}>
      <Outlet />
      <RouteFocus openedAt={openedAt} />
      <LiveScreen />
    </Suspense>
  );
}

/** Comes to life together with the screen before it. What the page was built for is of no interest then. */
function LiveScreen() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.page;
  }, []);
  useEffect(() => goLive(document.querySelector("main")), []);
  const { pathname } = useLocation();
  useEffect(() => {
    // The dev server would have to compile screens that nobody has asked for.
    if (import.meta.env.PROD && !savesData())
      void whenIdle().then(() => onAGuess(() => prefetchNext(pathname)));
  }, [pathname]);
  return null;
}
