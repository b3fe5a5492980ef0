import { useEffect, useRef, useState } from "react";
import { tryConnection } from "~/services/assistant/provider/ask-connection";
import type { ConnectionOutcome } from "~/services/assistant/provider/connection-outcomes";
import { connectionOf, type SettingsDraft } from "./settings-draft";

type Test = { draft: SettingsDraft; outcome: "testing" | ConnectionOutcome };

/** One test of the connection at a time. Changing the draft or leaving ends it, and forgets what it found. */
export function useConnectionTest(draft: SettingsDraft) {
  const [test, setTest] = useState<Test>();
  const running = useRef<{ draft: SettingsDraft; controller: AbortController }>(null);
  useEffect(() => {
    if (running.current?.draft !== draft) running.current?.controller.abort();
  }, [draft]);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = { draft, controller };
    setTest({ draft, outcome: "testing" });
    try {
      const outcome = await tryConnection(connectionOf(draft), signal);
      if (!signal.aborted) setTest({ draft, outcome });
    } catch {
      // The test reports failures of the server itself, so only loading its code can have failed here.
      if (!signal.aborted) setTest({ draft, outcome: "unreachable" });
    }
  }

  function stop() {
    running.current?.controller.abort();
    setTest(undefined);
  }

  return { outcome: test?.draft === draft ? test.outcome : undefined, start, stop };
}
