import { lazy, Suspense, useEffect, useState } from "react";
import { whenQuiet } from "~/shared/when-quiet";

const Toasts = lazy(() => import("./Toasts"));

/** Toasts come only after something was done, so their code comes after the first screen. */
export function LateToasts() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  return <Suspense>{isQuiet && <Toasts />}</Suspense>;
}
