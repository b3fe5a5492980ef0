import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { assistantSources } from "~/services/assistant/assistant";
import { usePersistedHistoryState } from "./persist-history-state";
import { type Generation, type UnfinishedText, useGeneration } from "./use-generation";

const keptText = z.object({
  unfinished: z.object({
    text: z.string().min(1),
    source: z.enum(assistantSources),
  }),
});

/** A text that was stopped or broke off stays in the history entry, to be taken or gone on with after a reload. */
export function useKeptGeneration() {
  const { state } = useLocation();
  const [left] = useState(() => keptText.safeParse(state).data?.unfinished);
  const made = useGeneration(left);
  const { generation } = made;
  usePersistedHistoryState(useMemo(() => ({ unfinished: unfinished(generation) }), [generation]));
  return made;
}

function unfinished(generation: Generation): UnfinishedText | undefined {
  if (generation.status !== "stopped" && generation.status !== "incomplete") return undefined;
  const { text, source } = generation;
  return text ? { text, source } : undefined;
}
