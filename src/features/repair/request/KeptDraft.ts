import { useMemo } from "react";
import { type Control, useWatch } from "react-hook-form";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import type { RequestFields, ToDraft } from "./use-request-draft";

type KeptDraftProps = { control: Control<RequestFields>; toDraft: ToDraft };

/** Keeps the request in the history entry. A part of its own, so that a key draws nothing else anew. */
export function KeptDraft({ control, toDraft }: KeptDraftProps) {
  const [itemDescription, itemIssue] = useWatch({
    control,
    name: ["itemDescription", "itemIssue"],
  });
  const draft = useMemo(
    () => toDraft({ itemDescription, itemIssue }),
    [toDraft, itemDescription, itemIssue],
  );
  usePersistedHistoryState(draft);
  return null;
}
