import { dequal } from "dequal";
import { useEffect, useLayoutEffect, useState } from "react";
import { toast } from "react-toastify/unstyled";
import type { RepairWords } from "~/domain/repair-case";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import type { GuideState } from "./flow";
import { keepGuide } from "./kept-guide";
import type { SerializedFile } from "./serialized-file";

/** What the history entries do not hold yet, by their keys. After Back or a link they can no longer be written. */
const unwritten = new Map<unknown, Kept>();

/** What was left in a history entry that had no time to be written there. */
export const unwrittenIn = (entry: string): object | undefined => unwritten.get(entry);

const presentOwner = () => ownerIn(useSessionStore.getState());

/** React Router gives each history entry a key of its own. */
export const presentEntry = (): unknown => window.history.state?.key;

/** @returns false where the browser refuses: for its size (Firefox), or because it was asked too often (Safari). */
function write(state: Kept): boolean {
  const entry = presentEntry();
  try {
    // React Router keeps `location.state` under this key of the history entry.
    const usr = {
      ...window.history.state?.usr,
      owner: presentOwner(),
      ...unwritten.get(entry),
      ...state,
    };
    window.history.replaceState({ ...window.history.state, usr }, "");
    unwritten.delete(entry);
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
  if (write(state)) return state;
  let lighter = state;
  for (const part of heavy) {
    const recording = lighter[part];
    if (!recording) continue;
    lighter = { ...lighter, [part]: null };
    if (!write(lighter)) continue;
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

/** Writing at each key would slow typing down, and Safari refuses more than 100 times in 30 s. */
const restMs = 400;

let rest: ReturnType<typeof setTimeout> | undefined;

/** All parts of a screen in one go, if one has changed: with a photo and a recording a write takes the browser long. */
function writeUnwritten() {
  const left = unwritten.get(presentEntry());
  const held = window.history.state?.usr;
  const isNew = ([part, value]: [string, unknown]) => !dequal(held?.[part], value);
  if (left && Object.entries(left).some(isNew)) persistHistoryState(left);
}

/** A link, or "Log out", leads to another entry, from where this one can no longer be written. */
function writeBeforeLeaving({ target }: Event) {
  if (target instanceof Element && target.closest("a, [role=menuitem]")) writeUnwritten();
}

/** Keeps what is typed, ticked or said in the history entry once the person rests, and when the page is left. */
export function usePersistedHistoryState(state: Kept) {
  // After Back or Forward this screen is still up while the next one loads, but the history entry is the next one's.
  const [entry] = useState(presentEntry);
  // Before it can be seen: whoever leaves or reloads at once finds what was there.
  useLayoutEffect(() => {
    unwritten.set(entry, { ...unwritten.get(entry), ...state, owner: presentOwner() });
    clearTimeout(rest);
    rest = setTimeout(writeUnwritten, restMs);
  }, [state, entry]);

  useEffect(() => {
    // A reload keeps only what is written by "beforeunload". A phone may drop a tab in the background
    // without that event; "visibilitychange" is the last it gets. The same listener is taken only once.
    window.addEventListener("beforeunload", writeUnwritten);
    document.addEventListener("click", writeBeforeLeaving, true);
    document.addEventListener("visibilitychange", writeUnwritten);
    // A screen that goes leaves no write for later: by then the page may be gone.
    return () => {
      clearTimeout(rest);
      writeUnwritten();
    };
  }, []);
}

/** Keeps a part of a repair's guide as it changes: for a reload, and for the next screen that shows it. */
export function useKeptGuide(repair: RepairWords, part: Partial<GuideState>) {
  usePersistedHistoryState(part);
  useEffect(() => keepGuide(repair, part), [repair, part]);
}
