import { openAiAddress } from "~/services/assistant/assistant-settings";
import { readServerAddress } from "~/services/assistant/server-address";
import { isLoopback } from "~/services/assistant/server-address";

type ServerPreset = {
  name: string;
  baseUrl: string;
  /** A model to begin with, as an example. */
  model: string;
  /** What it costs to try: no prices, which change. */
  cost: string;
  /** Where the key comes from, or the program. */
  start: { label: string; url: string };
  /** For a server on the person's own machine; a hosted one has none. */
  commands?: ServerCommands;
};

/** Lines for the terminal. */
export type ServerCommands = {
  start: (model: string) => string;
  /** Starts it so that pages from `origin` may ask it. */
  allow: (origin: string, model: string) => string;
  getModel?: (model: string) => string;
};

/** Servers that speak OpenAI's chat completions, each at its usual address. */
export const serverPresets: readonly ServerPreset[] = [
  {
    name: "OpenAI",
    baseUrl: openAiAddress,
    model: "gpt-3.5-turbo",
    cost: "Pay as you go: the account needs some credit before its key works.",
    start: { label: "Get a key from OpenAI", url: "https://platform.openai.com/api-keys" },
  },
  {
    name: "OpenRouter",
    baseUrl: "https://openrouter.ai/api/v1",
    model: "openai/gpt-4o-mini",
    cost: "Pay as you go, for models of many makers. Those that end in :free cost nothing, with a limit for each day.",
    start: { label: "Get a key from OpenRouter", url: "https://openrouter.ai/keys" },
  },
  {
    name: "Ollama",
    baseUrl: "http://localhost:11434/v1",
    model: "llama3.2",
    cost: "Free: it runs on your own computer, without a key or an account.",
    start: { label: "Get Ollama", url: "https://ollama.com/download" },
    commands: {
      start: () => "ollama serve",
      allow: (origin) => `OLLAMA_ORIGINS=${origin} ollama serve`,
      getModel: (model) => `ollama pull ${model}`,
    },
  },
  {
    name: "LM Studio",
    baseUrl: "http://localhost:1234/v1",
    model: "qwen2.5-7b-instruct",
    cost: "Free: it runs on your own computer, with windows and buttons, without a key or an account.",
    start: { label: "Get LM Studio", url: "https://lmstudio.ai/download" },
    commands: {
      start: () => "lms server start --cors",
      allow: () => "lms server start --cors",
      getModel: (model) => `lms get ${model}`,
    },
  },
  {
    name: "llama.cpp",
    baseUrl: "http://localhost:8080/v1",
    model: "default",
    cost: "Free: it runs on your own computer, with a model file that you choose.",
    start: { label: "Get llama.cpp", url: "https://github.com/ggml-org/llama.cpp" },
    commands: {
      start: () => "llama-server -m model.gguf --port 8080",
      // This server allows every page by default. When it does not, another program is listening on its port.
      allow: () => "llama-server -m model.gguf --port 8080",
    },
  },
  {
    name: "vLLM",
    baseUrl: "http://localhost:8000/v1",
    model: "Qwen/Qwen2.5-7B-Instruct",
    cost: "Free: it runs on your own computer, which needs a strong graphics card.",
    start: { label: "Get vLLM", url: "https://docs.vllm.ai" },
    commands: {
      start: (model) => `vllm serve ${model}`,
      allow: (origin, model) => `vllm serve ${model} --allowed-origins '["${origin}"]'`,
    },
  },
];

/** Whether the address leads to the device that it is entered on. */
export function isOnThisDevice(baseUrl: string): boolean {
  const address = readServerAddress(baseUrl);
  return address !== undefined && isLoopback(new URL(address));
}

/** The preset at this address; undefined for the person's own. */
export function presetAt(baseUrl: string): ServerPreset | undefined {
  return serverPresets.find((preset) => preset.baseUrl === baseUrl);
}
