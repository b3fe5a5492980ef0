import { useEffect, useRef, useState } from "react";
import type { ConnectionOutcome } from "~/services/assistant/provider/test-connection";
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
      const { testConnection } = await import("~/services/assistant/provider/test-connection");
      const outcome = await testConnection(connectionOf(draft), signal);
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
