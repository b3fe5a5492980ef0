import { events, json, type WireExample } from "./wire-example";

const choice = (delta: string, finishReason = "null") =>
  `data: {"id":"chatcmpl-t8tsxqx7kwi9ekj70xwwl","object":"chat.completion.chunk","created":1745605592,"model":"gemma-3-1b-it-qat","system_fingerprint":"gemma-3-1b-it-qat","choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finishReason}}]}\n\n`;

const start =
  choice(`{"role":"assistant","content":"Unplug"}`) + choice(`{"content":" the kettle. "}`);
const end =
  choice(`{"content":"Its fuse has blown."}`) + choice("{}", `"stop"`) + "data: [DONE]\n\n";

const thought = choice(`{"role":"assistant","reasoning_content":"It stays cold."}`);

const errorEvent = (message: string) =>
  `event: error\ndata: {"error":{"message":"${message}"},"message":"${message}"}\n\n`;

const tooLong =
  "Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input. Error Data: n/a, Additional Data: n/a";

export const lmStudio: WireExample = {
  server: "LM Studio",
  sources: [
    "https://lmstudio.ai/docs/app/api/endpoints/openai",
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/618",
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/619",
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/2322",
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/546",
    "https://github.com/letta-ai/letta/pull/1876",
    "https://github.com/continuedev/continue/issues/10150",
    "https://github.com/zendev-sh/goai/pull/110",
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/189",
  ],
  streamed: [start + end, thought + start + end],
  plain: [
    `{\n  "id": "chatcmpl-t8tsxqx7kwi9ekj70xwwl",\n  "object": "chat.completion",\n  "created": 1745605592,\n  "model": "gemma-3-1b-it-qat:2",\n  "choices": [\n    {\n      "index": 0,\n      "logprobs": null,\n      "finish_reason": "stop",\n      "message": {\n        "role": "assistant",\n        "content": "Unplug the kettle. Its fuse has blown."\n      }\n    }\n  ],\n  "usage": {\n    "prompt_tokens": 19,\n    "completion_tokens": 10,\n    "total_tokens": 29\n  },\n  "stats": {},\n  "system_fingerprint": "gemma-3-1b-it-qat:2"\n}`,
  ],
  failures: {
    "unknown model": [
      json(
        404,
        `{"error":{"message":"Model \\"gpt-9\\" not found. Please specify a valid model.\\n\\nYour models:\\n\\ntext-embedding-nomic-embed-text-v1.5","type":"invalid_request_error","param":"model","code":"model_not_found"}}`,
      ),
      json(400, `{"error":"Failed to load model \\"gpt-oss-20b\\". Error: Error loading model."}`),
    ],
    "wrong address": [
      json(200, `{"error":"Unexpected endpoint or method. (POST /chat/completions)"}`),
    ],
    "too long": [json(400, `{"error":"${tooLong}"}`), events(errorEvent(tooLong))],
    "broken off": [events(start + errorEvent("Compute error."))],
  },
  refusedParameters: [
    {
      parameter: "response_format",
      answer: json(400, `{"error":"'response_format.type' must be 'json_schema' or 'text'"}`),
    },
  ],
};
