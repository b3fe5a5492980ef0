import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { assistantSources } from "~/services/assistant/assistant";
import type { AssistantSource } from "~/services/assistant/assistant";
import { keepDraft, keptDraft } from "~/services/assistant/kept-draft";
import { currentSettings, keyFor } from "~/services/assistant/assistant-settings";
import { readServerAddress } from "~/services/assistant/server-address";

/** The fields of the form, as they are typed. `apiKey` is a new key only: a stored one is never filled in. */
export type SettingsDraft = {
  source: AssistantSource;
  baseUrl: string;
  model: string;
  apiKey: string;
  /** Absent: the model's name decides. */
  readsPhotos?: boolean;
};

/** Without the key: what is typed there is nowhere until it is saved. */
const draftSchema = z.object({
  source: z.enum(assistantSources),
  baseUrl: z.string(),
  model: z.string(),
  readsPhotos: z.boolean().optional(),
});

/** As the form was left before a reload, else what holds now. */
export function startDraft(): SettingsDraft {
  const { source, baseUrl, model, readsPhotos } = readKept() ?? currentSettings();
  return { source, baseUrl, model, readsPhotos, apiKey: "" };
}

function readKept() {
  try {
    return draftSchema.safeParse(JSON.parse(keptDraft() ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for a reload. */
export function useKeptDraft({ watch }: UseFormReturn<SettingsDraft>) {
  useEffect(() => {
    const typing = watch((draft) => keepDraft(JSON.stringify({ ...draft, apiKey: undefined })));
    return () => typing.unsubscribe();
  }, [watch]);
}

/*
 * One rule for each field, in react-hook-form's shape: true, or what is wrong.
 */

/** Whether the app may ask there: over https, or on this computer, and with no password in the address. */
export function isServerAddress(text: string) {
  if (readServerAddress(text) !== undefined) return true;
  return readServerAddress(text.replace(login, "//")) === undefined
    ? "Enter an address that starts with https://, or with http:// if the server runs on this computer"
    : "Enter the address without a name and password";
}

/** "https://name:password@ai.test": a password may hold an @ too. */
const login = /\/\/[^/?#]*@/;

export const isModelName = (text: string) => text.trim() !== "" || "Enter the name of a model";

/** An HTTP header takes no other characters. */
export const isKey = (text: string) =>
  /^[!-~]*$/.test(text.trim()) || "A key is one word of letters, digits and signs. Copy it again";

/** What a valid draft connects to, with the key that may be sent there. */
export function connectionOf({ baseUrl, model, apiKey, readsPhotos }: SettingsDraft) {
  const address = readServerAddress(baseUrl) ?? "";
  return {
    baseUrl: address,
    model: model.trim(),
    apiKey: apiKey.trim() || keyFor(address),
    readsPhotos,
  };
}
