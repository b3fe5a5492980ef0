import { useCurrentSettings } from "~/services/assistant/assistant-settings";
import { hostOf } from "~/services/assistant/server-address";
import { supportsVision } from "~/services/assistant/vision-models";

/** What becomes of the photo, said before anything is sent. */
export function PhotoNote() {
  const { source, baseUrl, model, readsPhotos } = useCurrentSettings();
  if (source === "handbook") {
    return "The built-in handbook can't see photos. Describe what yours shows.";
  }
  if (source === "browser") {
    return "The photo stays on this device: the browser's own model looks at it, where it can.";
  }
  return supportsVision({ model, readsPhotos })
    ? `The photo is sent once to ${hostOf(baseUrl)}, for ${model} to look at.`
    : `The photo is not sent: ${model} cannot see photos. Describe what yours shows.`;
}

/** What becomes of the recording, said before anything is sent. */
export function RecordingNote() {
  const { source, baseUrl } = useCurrentSettings();
  const heard = "This browser listens for hum, clicks and squeals.";
  return source === "provider"
    ? `${heard} Words spoken are written down by ${hostOf(baseUrl)}, where it can.`
    : `${heard} The recording is not sent anywhere.`;
}

/** The address may be invalid: a build's configuration is not checked. */
