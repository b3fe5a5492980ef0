import { useLayoutEffect, useRef } from "react";

const sizes = ["1.75rem", "1.625rem", "1.5rem", "1.375rem"];

/** Sets what is read in the largest size at which nothing has to be scrolled; the smallest if none will do. */
export function useFittingText<Box extends HTMLElement>(shown: unknown) {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    function fit() {
      for (const size of sizes) {
        element?.style.setProperty("--bench-text", size);
        if (element && element.scrollHeight <= element.clientHeight) return;
      }
    }
    fit();
    const changes = new ResizeObserver(fit);
    changes.observe(element);
    return () => changes.disconnect();
  }, [shown]);
  return box;
}
