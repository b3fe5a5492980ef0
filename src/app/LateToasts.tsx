import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { whenQuiet } from "~/shared/when-quiet";

/** Where they do not come, the screens go on without them. */
const Toasts = lazy<ComponentType>(() => import("./Toasts").catch(() => ({ default: Nothing })));

const Nothing = () => null;

/** Toasts come only after something was done, so their code comes after the first screen. */
export function LateToasts() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  return <Suspense>{isQuiet && <Toasts />}</Suspense>;
}
