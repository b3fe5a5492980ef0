import { useEffect, useRef, useState } from "react";
import { connectionOf, isKey, isServerAddress, type SettingsDraft } from "./settings-draft";

/** The models that the server of a draft offers, asked for once per server and key. */
export function useModelNames() {
  const [names, setNames] = useState<readonly string[]>([]);
  const asked = useRef("");
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function loadNames(draft: SettingsDraft) {
    const connection = connectionOf(draft);
    const question = `${connection.baseUrl} ${connection.apiKey}`;
    const isComplete = isServerAddress(draft.baseUrl) === true && isKey(draft.apiKey) === true;
    if (!isComplete || question === asked.current) return;
    asked.current = question;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setNames([]);
    const { listModels } = await import("../../services/assistant/provider/test-connection");
    const found = await listModels(connection, controller.signal);
    if (!controller.signal.aborted) setNames(found);
  }

  return { names, loadNames };
}
