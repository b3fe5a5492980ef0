import { useCallback } from "react";
import { useForm } from "react-hook-form";
import { readPhoto, readRecording } from "~/features/repair/check-upload";
import type { RequestState } from "~/features/repair/flow";
import { useUpload } from "./use-upload";

export type RequestFields = Pick<RequestState, "itemDescription" | "itemIssue">;

/** The request as it stands, from what is typed and the files chosen so far. */
export type ToDraft = (typed: RequestFields) => RequestState;

/**
 * The form, its files, and how they make the request.
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
  const toDraft = useCallback<ToDraft>(
    ({ itemDescription, itemIssue }) => ({
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
    [photo.file, recording.file, left],
  );
  return { form, photo, recording, toDraft };
}
