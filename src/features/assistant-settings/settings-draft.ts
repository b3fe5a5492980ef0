import type { AssistantSource } from "~/services/assistant/assistant";
import {
  currentSettings,
  keyFor,
  readServerAddress,
} from "~/services/assistant/assistant-settings";

/** The fields of the form, as they are typed. `apiKey` is a new key only: a stored one is never filled in. */
export type SettingsDraft = {
  source: AssistantSource;
  baseUrl: string;
  model: string;
  apiKey: string;
  /** Absent: the model's name decides. */
  readsPhotos?: boolean;
};

export function startDraft(): SettingsDraft {
  const { source, baseUrl, model, readsPhotos } = currentSettings();
  return { source, baseUrl, model, readsPhotos, apiKey: "" };
}

/*
 * One rule for each field, in react-hook-form's shape: true, or what is wrong.
 */

export const isServerAddress = (text: string) =>
  readServerAddress(text) !== undefined ||
  "Enter an address that starts with https://, or with http:// if the server runs on this computer";

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
