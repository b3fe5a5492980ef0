import { events, json, type WireExample } from "./wire-example";

const choice = (delta: string, finishReason = "null", model = "qwen3:8b") =>
  `data: {"id":"chatcmpl-480","object":"chat.completion.chunk","created":1726013482,"model":"${model}","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant",${delta}},"finish_reason":${finishReason}}]}\n\n`;

const start = choice(`"content":"Unplug the"`) + choice(`"content":" kettle. "`);
const end =
  choice(`"content":"Its fuse has blown."`) + choice(`"content":""`, `"stop"`) + "data: [DONE]\n\n";

const thought = choice(`"content":"","reasoning":"It stays cold. "`);

const error = (status: number, message: string, type: string) =>
  json(status, `{"error":{"message":"${message}","type":"${type}","param":null,"code":null}}`);

export const ollama: WireExample = {
  server: "Ollama",
  sources: [
    "https://github.com/ollama/ollama/blob/634c416/openai/openai.go",
    "https://github.com/ollama/ollama/blob/fb30760/middleware/openai.go",
    "https://github.com/ollama/ollama/pull/4144",
    "https://github.com/pydantic/pydantic-ai/issues/6610",
    "https://github.com/datalab-to/marker/issues/984",
  ],
  streamed: [start + end, thought + thought + start + end],
  plain: [
    `{"id":"chatcmpl-480","object":"chat.completion","created":1726013482,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[{"index":0,"message":{"role":"assistant","content":"Unplug the kettle. Its fuse has blown.","reasoning":"It stays cold."},"finish_reason":"stop"}],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}\n`,
    // Some versions leave the reason out.
    `{"id":"chatcmpl-480","object":"chat.completion","created":1726013482,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[{"index":0,"message":{"role":"assistant","content":"Unplug the kettle. Its fuse has blown."},"finish_reason":null}],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}\n`,
  ],
  failures: {
    "unknown model": [
      error(404, "model 'gpt-9' not found", "not_found_error"),
      error(404, 'model \\"gpt-9\\" not found, try pulling it first', "api_error"),
    ],
    "wrong address": [{ status: 404, type: "text", body: "404 page not found" }],
    overloaded: [
      error(503, "server busy, please try again.  maximum pending requests exceeded", "api_error"),
      error(500, "llama runner process has terminated: exit status 2", "api_error"),
    ],
    "broken off": [
      // Its error is turned into a chunk in which nothing is left of it.
      events(start + choice(`"content":""`, "null", "")),
      events(`${start}data: [DONE]\n\n`),
    ],
  },
  refusedParameters: [
    {
      parameter: "response_format",
      answer: error(500, "invalid JSON schema in format", "api_error"),
    },
  ],
};
