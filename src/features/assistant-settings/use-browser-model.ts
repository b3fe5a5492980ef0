import { useEffect, useRef, useState } from "react";
import {
  type Availability,
  availability,
  downloadModel,
} from "~/services/assistant/browser/language-model";

export type BrowserModel = {
  /** Undefined until the browser has said it. */
  availability: Availability | undefined;
  /** How much of the model is there, from 0 to 1, while it is being fetched. */
  progress: number | undefined;
  hasFailed: boolean;
  download: () => Promise<void>;
  stop: () => void;
};

/** What the browser has of a model of its own, and its download, which ends when the dialog is closed. */
export function useBrowserModel(): BrowserModel {
  const [state, setState] = useState<Availability>();
  const [progress, setProgress] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    let isWanted = true;
    void availability().then((told) => isWanted && setState(told));
    return () => {
      isWanted = false;
      running.current?.abort();
    };
  }, []);

  async function download() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailed(false);
    setProgress(0);
    try {
      await downloadModel(signal, (share) => !signal.aborted && setProgress(share));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    const told = await availability();
    if (signal.aborted) return;
    setProgress(undefined);
    setState(told);
  }

  function stop() {
    running.current?.abort();
    setProgress(undefined);
  }

  return { availability: state, progress, hasFailed, download, stop };
}
