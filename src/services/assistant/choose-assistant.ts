import { AssistantError, type AssistantSource, type RepairAssistant } from "./assistant";
import { currentSettings } from "./assistant-settings";

/** Who answers: the handbook inside the app, the browser's own model, or the server that was chosen or configured. */
export function assistantSource(): AssistantSource {
  return currentSettings().source;
}

/**
 * The assistant to ask, fetched on first use: neither the SDK nor a model nor the handbook belongs in the first screen.
 *
 * @param source "handbook" where the person wants it for this once, whatever was chosen
 * @throws AssistantError "unreachable" when its code could not be fetched
 */
export async function loadAssistant(source = assistantSource()): Promise<RepairAssistant> {
  if (source === "handbook") {
    const { handbookAssistant } = await orUnreachable(import("./handbook-adapter"));
    return handbookAssistant;
  }
  if (source === "browser") {
    const { browserAssistant } = await orUnreachable(import("./browser/browser-assistant"));
    return browserAssistant;
  }
  const { createProviderAssistant } = await orUnreachable(import("./provider/provider-assistant"));
  return createProviderAssistant(currentSettings());
}

/** Has the code of who is to answer fetched before it is asked; what fails now is tried again then. */
export async function prefetchAssistant(): Promise<void> {
  await loadAssistant().catch(() => undefined);
}

function orUnreachable<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((cause: unknown) => {
    throw new AssistantError("unreachable", "The assistant's code did not load", { cause });
  });
}
