import { z } from "zod";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { readEnv } from "~/shared/env";
import { tabStorage } from "~/shared/tab-storage";
import type { AssistantSource } from "./assistant";
import { settingsName } from "./kept-settings";
import { isSameOrigin, readServerAddress } from "./server-address";

const serverSchema = z.object({
  baseUrl: z.string().refine((text) => readServerAddress(text) === text),
  model: z.string().min(1),
  apiKey: z.string().min(1).optional(),
  /** Whether the model sees photos; absent, its name has to tell. */
  readsPhotos: z.boolean().optional(),
});

type Server = z.infer<typeof serverSchema>;

export type AssistantSettings = Server & { source: AssistantSource };

const choiceSchema = z.discriminatedUnion("source", [
  z.object({ source: z.literal("provider"), server: serverSchema }),
  z.object({
    source: z.enum(["handbook", "browser"]),
    /** The one that was connected before. Whatever became of it, the choice stays. */
    server: serverSchema.optional().catch(undefined),
  }),
]);

/** `chosen` is what was chosen in this tab; undefined, the build's configuration holds. */
type SettingsState = { chosen: z.infer<typeof choiceSchema> | undefined };

const storedState = z.object({ chosen: choiceSchema });

/** Kept for this tab alone, because of the key; junk in storage counts as nothing chosen. */
export const useAssistantSettings = create<SettingsState>()(
  persist<SettingsState, [], [], unknown>((): SettingsState => ({ chosen: undefined }), {
    name: settingsName,
    version: 1,
    // Any version is welcome: `merge` takes only what it can read.
    migrate: (stored) => stored,
    merge: (stored, current) => storedState.safeParse(stored).data ?? current,
    storage: createJSONStorage(() => tabStorage),
  }),
);

/** Whether a reload will find what was chosen: a browser that is full, or blocks its storage, keeps nothing. */
export function areSettingsKept(): boolean {
  const { chosen } = useAssistantSettings.getState();
  return tabStorage.getItem(settingsName)?.includes(JSON.stringify(chosen)) ?? false;
}

export const openAiAddress = "https://api.openai.com/v1";

function builtSettings(): AssistantSettings {
  const { ai } = readEnv();
  return { ...ai, baseUrl: ai.baseUrl ?? openAiAddress };
}

/** What holds now: what was chosen in this tab, else what the build was configured with. */
export function currentSettings(): AssistantSettings {
  const { chosen } = useAssistantSettings.getState();
  if (!chosen) return builtSettings();
  const server = chosen.server ?? builtSettings();
  return { ...server, source: chosen.source, apiKey: keyFor(server.baseUrl) };
}

/** The same, drawn anew when it is changed in AI settings. */
export function useCurrentSettings(): AssistantSettings {
  useAssistantSettings(({ chosen }) => chosen);
  return currentSettings();
}

/** The key that may be sent to `address`: the one entered for its origin, else the build's for it. */
export function keyFor(address: string): string | undefined {
  return storedKeyFor(address) ?? keyWithin(builtSettings(), address);
}

/** The key that was entered in this tab for the origin of `address`. */
export function storedKeyFor(address: string): string | undefined {
  const { chosen } = useAssistantSettings.getState();
  return chosen?.server && keyWithin(chosen.server, address);
}

function keyWithin({ baseUrl, apiKey }: Server, address: string): string | undefined {
  return isSameOrigin(baseUrl, address) ? apiKey : undefined;
}

/** Answers come from what needs no server; which one was connected is remembered. */
export function chooseSource(source: Exclude<AssistantSource, "provider">) {
  useAssistantSettings.setState(({ chosen }) => ({ chosen: { source, server: chosen?.server } }));
}

/** Answers come from this server. Without a new key, the old one stays only at the same origin. */
export function connectProvider(server: Server) {
  const apiKey = server.apiKey ?? storedKeyFor(server.baseUrl);
  useAssistantSettings.setState({
    chosen: { source: "provider", server: { ...server, apiKey } },
  });
}

/** Nothing is chosen any more, and no key is left. */
export function forgetSettings() {
  useAssistantSettings.setState({ chosen: undefined });
}

export function removeKey() {
  const { chosen } = useAssistantSettings.getState();
  if (!chosen?.server) return;
  const server = { ...chosen.server, apiKey: undefined };
  useAssistantSettings.setState({ chosen: { ...chosen, server } });
}
