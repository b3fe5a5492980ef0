import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import type { GuideState } from "./flow";
import { keepGuide, type RepairWords } from "./kept-guide";
import type { SerializedFile } from "./serialized-file";

/** What the history entries do not hold yet, by their keys. After Back or a link they can no longer be written. */
const unwritten = new Map<unknown, object>();

/** What was left in a history entry that had no time to be written there. */
export const unwrittenIn = (entry: string): object | undefined => unwritten.get(entry);

const presentOwner = () => ownerIn(useSessionStore.getState());

/** False where the browser refuses: for its size (Firefox), or because it was asked too often (Safari). */
function hasWritten(state: object): boolean {
  try {
    // React Router keeps `location.state` under this key of the history entry.
    const usr = { ...window.history.state?.usr, ...state, owner: presentOwner() };
    window.history.replaceState({ ...window.history.state, usr }, "");
    unwritten.delete(presentEntry());
    return true;
  } catch {
    return false;
  }
}

/** Recordings whose loss the person has been told about already. */
const leftBehind = new WeakSet<SerializedFile>();

/** A repair, or a part of it that is kept by itself. */
type Kept = {
  audioFile?: SerializedFile | null;
  soundAfter?: SerializedFile | null;
  [part: string]: unknown;
};

/** What stays behind where there is no room, the first first. */
const heavy = ["soundAfter", "audioFile"] as const;

/**
 * Keeps `state` in the present history entry, beside what stands there already, so that Back, Forward
 * and reload bring it back. Where the browser refuses the size (Firefox has a limit), a recording
 * stays behind and the person is told.
 *
 * @returns the state that the browser took, to navigate on with; null when it takes none
 */
export function persistHistoryState<State extends Kept>(state: State): State | null {
  if (hasWritten(state)) return state;
  let lighter = state;
  for (const part of heavy) {
    const recording = lighter[part];
    if (!recording) continue;
    lighter = { ...lighter, [part]: null };
    if (!hasWritten(lighter)) continue;
    tellOnce(recording);
    return lighter;
  }
  return null;
}

function tellOnce(recording: SerializedFile) {
  if (leftBehind.has(recording)) return;
  leftBehind.add(recording);
  toast.warning("This browser cannot carry a recording that large. The rest goes on without it.");
}

/** React Router gives each history entry a key of its own. */
export const presentEntry = (): unknown => window.history.state?.key;

/** Writing at each key would slow typing down, and Safari refuses more than 100 times in 30 s. */
const restMs = 400;

/** Keeps what is typed, ticked or said in the history entry as it changes, and when the page is left. */
export function usePersistedHistoryState(state: Kept) {
  // After Back or Forward this screen is still up while the next one loads, but the history entry is the next one's.
  const [entry] = useState(presentEntry);
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Before it can be seen: whoever leaves or reloads at once finds what was there.
  useLayoutEffect(() => {
    latest.current = state;
    unwritten.set(entry, { ...unwritten.get(entry), ...state, owner: presentOwner() });
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (presentEntry() === entry) persistHistoryState(latest.current);
    }, restMs);
  }, [state, entry]);

  useEffect(() => {
    // A reload keeps only what is written by "beforeunload". A phone may drop a tab in the background
    // without that event; "visibilitychange" is the last it gets.
    const keepLatest = () => presentEntry() === entry && void persistHistoryState(latest.current);
    window.addEventListener("beforeunload", keepLatest);
    document.addEventListener("visibilitychange", keepLatest);
    return () => {
      window.removeEventListener("beforeunload", keepLatest);
      document.removeEventListener("visibilitychange", keepLatest);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [entry]);
}

/** Keeps a part of a repair's guide as it changes: for a reload, and for the next screen that shows it. */
export function useKeptGuide(repair: RepairWords, part: Partial<GuideState>) {
  usePersistedHistoryState(part);
  useEffect(() => keepGuide(repair, part), [repair, part]);
}
