import { useEffect, useEffectEvent, useState } from "react";
import { keyOfWords, type RepairCase, type RepairWords } from "~/domain/repair-case";
import type { openCheck } from "./open-check";

/** Everything of the check, fetched only where a model writes. */
type OpenedCheck = Awaited<ReturnType<typeof openCheck>>;

/**
 * What holds a guide to the handbook, once it is fetched and the pages are open; null until then, where
 * that failed, and where the handbook itself wrote the guide.
 *
 * @param words what the pages follow from; another case opens other ones
 */
export function useCheck(words: RepairWords, isNeeded: boolean) {
  const [opened, setOpened] = useState<{ key: string; part: OpenedCheck }>();
  const key = keyOfWords(words);

  const openPages = useEffectEvent(() => open({ ...words, photo: null, recording: null }));
  useEffect(() => {
    if (!isNeeded) return;
    let isAwaited = true;
    openPages().then(
      (part) => isAwaited && setOpened({ key, part }),
      // The guide is there without it.
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [key, isNeeded]);

  return opened?.key === key && isNeeded ? opened.part : null;
}

async function open(repair: RepairCase): Promise<OpenedCheck> {
  const code = await import("./open-check");
  return code.openCheck(repair);
}
