import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { readPhoto, readRecording } from "~/features/repair/check-upload";
import type { RequestState } from "~/features/repair/flow";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import { useUpload } from "./use-upload";

export type RequestFields = Pick<RequestState, "itemDescription" | "itemIssue">;

/**
 * The request as it is being filled in, kept in the history entry.
 * @param left the form as it was left before, if it was
 */
export function useRequestDraft(left: RequestState | null) {
  const photo = useUpload(left?.imageFile ?? null, readPhoto);
  const recording = useUpload(left?.audioFile ?? null, readRecording);
  const form = useForm<RequestFields>({
    defaultValues: {
      itemDescription: left?.itemDescription ?? "",
      itemIssue: left?.itemIssue ?? "",
    },
  });
  const [itemDescription, itemIssue] = useWatch({
    control: form.control,
    name: ["itemDescription", "itemIssue"],
  });
  const draft = useMemo<RequestState>(
    () => ({
      preserveFormData: true,
      itemDescription,
      itemIssue,
      imageFile: photo.file,
      audioFile: recording.file,
      // What was found holds as long as the file is the same.
      findings: {
        photo: photo.file === left?.imageFile ? left?.findings.photo : undefined,
        recording: recording.file === left?.audioFile ? left?.findings.recording : undefined,
      },
      // What was set right holds as long as the words are the same.
      chosen:
        itemDescription === left?.itemDescription && itemIssue === left.itemIssue
          ? left.chosen
          : undefined,
    }),
    [itemDescription, itemIssue, photo.file, recording.file, left],
  );
  usePersistedHistoryState(draft);
  return { form, photo, recording, draft };
}
