import type { AssistantSource, RepairAssistant } from "./assistant";
import { currentSettings } from "./assistant-settings";

/** Who answers: the handbook inside the app, or the server that was chosen or configured. */
export function assistantSource(): AssistantSource {
  return currentSettings().source;
}

/**
 * The assistant to ask, fetched on first use: neither the SDK nor the handbook belongs in the first screen.
 *
 * @param source "handbook" where the person wants it for this once, whatever was chosen
 * @throws AssistantError "not-initialized" when a provider is chosen but has no key to be asked with
 */
export async function loadAssistant(source = assistantSource()): Promise<RepairAssistant> {
  if (source === "handbook") {
    const { handbookAssistant } = await import("./handbook/handbook-assistant");
    return handbookAssistant;
  }
  const { createProviderAssistant } = await import("./provider/provider-assistant");
  return createProviderAssistant(currentSettings());
}
