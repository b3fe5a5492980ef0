import type { RepairAssistant } from "~/services/assistant/assistant";
import { openChatServer, type ProviderConfig } from "./chat-server";
import { complete, type ServerWire } from "./complete";
import { noteSizeFor } from "./note-size";
import { refusesPhotos } from "./parameters";
import { modelAssistant } from "~/services/assistant/model/model-assistant";
import { timeLimitsFor, type TimeLimits } from "./time-limits";
import { sleep } from "~/services/assistant/model/timer";
import { addWordsSpoken } from "./transcribe";

/** What tests replace to be quick and exact. */
type Instruments = Partial<Pick<ServerWire, "sleep" | "random">> & { limits?: Partial<TimeLimits> };

/**
 * The assistant behind any server that speaks OpenAI's chat completions. With a configuration that
 * cannot be asked, every verb rejects with "not-initialized".
 */
export function createProviderAssistant(
  config: ProviderConfig,
  { limits: ownLimits, ...instruments }: Instruments = {},
): RepairAssistant {
  return modelAssistant("provider", () => {
    const server = openChatServer(config);
    const limits = { ...timeLimitsFor(server.baseUrl), ...ownLimits };
    const wire: ServerWire = { server, sleep, random: Math.random, ...instruments, limits };
    return {
      noteSize: noteSizeFor(server),
      supportsVision: server.supportsVision,
      totalMs: limits.totalMs,
      complete: (request) => complete(wire, request),
      refusesPhotos: () => refusesPhotos(server),
      addWordsSpoken: (repair, options) => addWordsSpoken(server, repair, options),
    };
  });
}
