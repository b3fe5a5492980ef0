import { useEffect, useRef, useState } from "react";
import { findModels } from "~/services/assistant/provider/ask-connection";
import { connectionOf, isKey, isServerAddress, type SettingsDraft } from "./settings-draft";

type ModelList = { baseUrl: string; names: readonly string[] };

/** The models that the server at `baseUrl` offers, asked for once per server and key. */
export function useModelNames(baseUrl: string) {
  const [list, setList] = useState<ModelList>();
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
    const names = await fetchNames(connection, controller.signal);
    // The address was changed meanwhile, so this answer is about the wrong server.
    if (controller.signal.aborted) return;
    // Not remembered: a server that is started later should be asked again.
    if (names.length === 0) asked.current = "";
    setList({ baseUrl: draft.baseUrl, names });
  }

  return { names: list?.baseUrl === baseUrl ? list.names : [], loadNames };
}

/** Empty also when the code for asking could not be loaded. */
async function fetchNames(connection: ReturnType<typeof connectionOf>, signal: AbortSignal) {
  try {
    return await findModels(connection, signal);
  } catch {
    return [];
  }
}
