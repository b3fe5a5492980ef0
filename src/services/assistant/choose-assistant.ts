import { readEnv } from "../../shared/env";
import type { AssistantSource, RepairAssistant } from "./assistant";

/** Who answers: the handbook inside the app, or the server that was configured. */
export function assistantSource(): AssistantSource {
  return readEnv().ai.source;
}

/**
 * The assistant to ask, fetched on first use: neither the SDK nor the handbook belongs in the first screen.
 *
 * @throws AssistantError "not-initialized" when a provider is chosen but has no key to be asked with
 */
export async function loadAssistant(): Promise<RepairAssistant> {
  if (assistantSource() === "handbook") {
    const { handbookAssistant } = await import("./handbook/handbook-assistant");
    return handbookAssistant;
  }
  const { createProviderAssistant } = await import("./provider/provider-assistant");
  return createProviderAssistant(readEnv().ai);
}
