import { events, json, type WireExample } from "./wire-example";

const chunk = (rest: string) =>
  `data: {"id":"chatcmpl-8d1b0e","object":"chat.completion.chunk","created":1756284000,"model":"Qwen/Qwen3-8B",${rest}}\n\n`;

const choice = (delta: string, rest = `"finish_reason":null`) =>
  chunk(`"choices":[{"index":0,"delta":${delta},"logprobs":null,${rest}}]`);

const begin = choice(`{"role":"assistant","content":""}`);
const thought = choice(`{"reasoning_content":"It stays cold."}`);
const start = `${choice(`{"content":"Unplug the"}`)}${choice(`{"content":" kettle. "}`)}`;
const end =
  choice(`{"content":"Its fuse has blown."}`) +
  choice(`{"content":""}`, `"finish_reason":"stop","stop_reason":null`) +
  chunk(`"choices":[],"usage":{"prompt_tokens":19,"total_tokens":29,"completion_tokens":10}`) +
  "data: [DONE]\n\n";

const plain = (content: string) =>
  `{"id":"chatcmpl-8d1b0e","object":"chat.completion","created":1756284000,"model":"Qwen/Qwen3-8B","choices":[{"index":0,"message":{"role":"assistant","content":"${content}","refusal":null,"annotations":null,"audio":null,"function_call":null,"tool_calls":[],"reasoning_content":null},"logprobs":null,"finish_reason":"stop","stop_reason":null}],"service_tier":null,"system_fingerprint":null,"usage":{"prompt_tokens":19,"total_tokens":29,"completion_tokens":10,"prompt_tokens_details":null},"prompt_logprobs":null,"kv_transfer_params":null}`;

const tooLong =
  "This model's maximum context length is 8192 tokens. However, you requested 8204 tokens (7704 in the messages, 500 in the completion). Please reduce the length of the messages or completion.";

export const vllm: WireExample = {
  server: "vLLM",
  sources: [
    "https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html",
    "https://github.com/vllm-project/vllm/blob/main/vllm/entrypoints/openai/server_utils.py",
    "https://github.com/vllm-project/vllm/issues/3485",
    "https://github.com/harbor-framework/harbor/pull/996",
    "https://github.com/gpustack/gpustack/issues/929",
    "https://github.com/vllm-project/vllm/pull/37011",
  ],
  streamed: [
    begin + start + end,
    begin + thought + start + end,
    // Started without --reasoning-parser.
    begin +
      choice(`{"content":"It stays"}`) +
      choice(`{"content":" cold.\\n</think>\\n\\n"}`) +
      start +
      end,
  ],
  plain: [
    plain("Unplug the kettle. Its fuse has blown."),
    plain("It stays cold.\\n</think>\\n\\nUnplug the kettle. Its fuse has blown."),
  ],
  failures: {
    "unknown model": [
      json(
        404,
        `{"error":{"message":"The model \`gpt-9\` does not exist.","type":"NotFoundError","param":"model","code":404}}`,
      ),
      json(
        404,
        `{"object":"error","message":"The model \`gpt-9\` does not exist.","type":"NotFoundError","param":null,"code":404}`,
      ),
    ],
    "wrong key": [json(401, `{"error":"Unauthorized"}`)],
    "wrong address": [json(404, `{"detail":"Not Found"}`)],
    overloaded: [
      json(
        500,
        `{"error":{"message":"EngineCore encountered an issue. See stack trace (above) for the root cause.","type":"InternalServerError","param":null,"code":500}}`,
      ),
    ],
    "too long": [
      json(
        400,
        `{"error":{"message":"You passed 1015 input tokens and requested 10 output tokens. However, the model's context length is only 1024 tokens, resulting in a maximum input length of 1014 tokens. Please reduce the length of the input prompt. (parameter=input_tokens, value=1015)","type":"BadRequestError","param":"input_tokens","code":400}}`,
      ),
      json(
        400,
        `{"object":"error","message":"${tooLong}","type":"BadRequestError","param":null,"code":400}`,
      ),
    ],
    "broken off": [
      events(
        `${begin}${start}data: {"error": {"object": "error", "message": "Internal server error", "type": "InternalServerError", "param": null, "code": 500}}\n\ndata: [DONE]\n\n`,
      ),
    ],
  },
  refusedParameters: [
    {
      // Before it knew schemas, in August 2024.
      parameter: "response_format",
      answer: json(
        400,
        `{"object":"error","message":"[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \\"Input should be 'text' or 'json_object'\\", 'input': 'json_schema'}]","type":"BadRequestError","param":null,"code":400}`,
      ),
    },
  ],
};
