import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** What lies over the bench, one thing at a time, and where the focus belongs once it is closed. */
export function useOpened<What extends string>() {
  const [opened, setOpened] = useState<What | null>(null);
  const opener = useRef<Element>(null);

  function open(what: What) {
    // From one sheet to the other it stays what it was.
    if (opened === null) opener.current = document.activeElement;
    setOpened(what);
  }

  /** For a new screen, whose heading takes the focus. */
  const giveWay = () => flushSync(() => setOpened(null));

  function close() {
    giveWay();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return { opened, open, close, giveWay };
}
