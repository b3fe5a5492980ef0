import type { AssistantSource, RepairAssistant } from "./assistant";
import { currentSettings } from "./assistant-settings";

/** Who answers: the handbook inside the app, or the server that was chosen or configured. */
export function assistantSource(): AssistantSource {
  return currentSettings().source;
}

/**
 * The assistant to ask, fetched on first use: neither the SDK nor the handbook belongs in the first screen.
 *
 * @throws AssistantError "not-initialized" when a provider is chosen but has no key to be asked with
 */
export async function loadAssistant(): Promise<RepairAssistant> {
  const settings = currentSettings();
  if (settings.source === "handbook") {
    const { handbookAssistant } = await import("./handbook/handbook-assistant");
    return handbookAssistant;
  }
  const { createProviderAssistant } = await import("./provider/provider-assistant");
  return createProviderAssistant(settings);
}
