import { openAiAddress } from "~/services/assistant/assistant-settings";

type ServerPreset = {
  name: string;
  baseUrl: string;
  /** A model to begin with, as an example. */
  model: string;
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
  { name: "OpenAI", baseUrl: openAiAddress, model: "gpt-3.5-turbo" },
  { name: "OpenRouter", baseUrl: "https://openrouter.ai/api/v1", model: "openai/gpt-4o-mini" },
  {
    name: "Ollama",
    baseUrl: "http://localhost:11434/v1",
    model: "llama3.2",
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
    commands: {
      start: (model) => `vllm serve ${model}`,
      allow: (origin, model) => `vllm serve ${model} --allowed-origins '["${origin}"]'`,
    },
  },
];

/** The preset at this address; undefined for the person's own. */
export function presetAt(baseUrl: string): ServerPreset | undefined {
  return serverPresets.find((preset) => preset.baseUrl === baseUrl);
}
