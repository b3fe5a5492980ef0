import { events, json, type WireExample } from "./wire-example";

const timings = `"timings":{"cache_n":7,"prompt_n":10,"prompt_ms":251.51,"prompt_per_token_ms":25.151,"prompt_per_second":39.75985050296211,"predicted_n":10,"predicted_ms":143.56,"predicted_per_token_ms":14.356,"predicted_per_second":69.66}`;

const chunk = (choices: string, rest = "") =>
  `data: {"choices":[${choices}],"created":1781492231,"id":"chatcmpl-qC6laQHbZ2CmxNvJ4NoB1L93LcVF7nfe","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"${rest}}\n\n`;

const choice = (delta: string, finishReason = "null") =>
  chunk(`{"finish_reason":${finishReason},"index":0,"delta":${delta}}`);

const begin = choice(`{"role":"assistant","content":null}`);
const thought =
  choice(`{"reasoning_content":"It stays"}`) + choice(`{"reasoning_content":" cold."}`);
const start = `${choice(`{"content":"Unplug the"}`)}${choice(`{"content":" kettle. "}`)}`;
const end =
  choice(`{"content":"Its fuse has blown."}`) +
  chunk(`{"finish_reason":"stop","index":0,"delta":{}}`, `,${timings}`) +
  "data: [DONE]\n\n";

const overflow = (code: number) =>
  `{"error":{"code":${code},"message":"request (13392 tokens) exceeds the available context size (8192 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":13392,"n_ctx":8192}}`;

export const llamaCpp: WireExample = {
  server: "llama.cpp",
  sources: [
    "https://github.com/ggml-org/llama.cpp/blob/00dc805/tools/server/README.md",
    "https://github.com/openai-php/client/issues/780",
    "https://github.com/ggml-org/llama.cpp/pull/14352",
    "https://github.com/ggml-org/llama.cpp/pull/15780",
    "https://github.com/ggml-org/llama.cpp/pull/16109",
    "https://github.com/oobabooga/textgen/issues/7257",
  ],
  streamed: [
    begin + start + end,
    begin + thought + start + end,
    // Started with --reasoning-format none, by a template that opens the reasoning itself.
    begin + choice(`{"content":"It stays cold.\\n</think>\\n\\n"}`) + start + end,
  ],
  plain: [
    `{"choices":[{"finish_reason":"stop","index":0,"message":{"role":"assistant","reasoning_content":"It stays cold.","content":"Unplug the kettle. Its fuse has blown."}}],"created":1781492231,"model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion","usage":{"completion_tokens":10,"prompt_tokens":19,"total_tokens":29},"id":"chatcmpl-qC6laQHbZ2CmxNvJ4NoB1L93LcVF7nfe",${timings}}`,
    `{"choices":[{"finish_reason":"stop","index":0,"message":{"role":"assistant","content":"It stays cold.\\n</think>\\n\\nUnplug the kettle. Its fuse has blown."}}],"created":1781492231,"model":"qwen3","object":"chat.completion","id":"chatcmpl-q"}`,
  ],
  failures: {
    "wrong key": [
      json(401, `{"error":{"code":401,"message":"Invalid API Key","type":"authentication_error"}}`),
    ],
    "wrong address": [
      json(404, `{"error":{"code":404,"message":"File Not Found","type":"not_found_error"}}`),
    ],
    overloaded: [
      json(503, `{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}`),
    ],
    "too long": [
      json(400, overflow(400)),
      // Older builds give another code, or answer 200 before they count.
      json(500, overflow(500)),
      events(`data: ${overflow(400)}\n\n`),
    ],
    "broken off": [
      events(
        `${begin}${start}data: {"error":{"code":500,"message":"Compute error.","type":"server_error"}}\n\n`,
      ),
      // Until September 2025 the line had a name that is none of server-sent events.
      events(
        `${begin}${start}error: {"code":500,"message":"Compute error.","type":"server_error"}\n\n`,
      ),
    ],
  },
  refusedParameters: [
    {
      parameter: "response_format",
      answer: json(
        400,
        `{"error":{"code":400,"message":"Failed to initialize samplers: failed to parse grammar","type":"invalid_request_error"}}`,
      ),
    },
  ],
};
