import { useSessionStore } from "./session-store";

/** Whether the browser keeps a session beyond the page. In some private windows, or when it is full, it does not. */
export function isSessionKept(): boolean {
  const { storage } = useSessionStore.persist.getOptions();
  const probe = "storage-probe";
  void storage?.setItem(probe, { state: useSessionStore.getState() });
  const isKept = Boolean(storage?.getItem(probe));
  void storage?.removeItem(probe);
  return isKept;
}
