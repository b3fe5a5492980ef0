import { events, json, type WireExample } from "./wire-example";

const chunk = (rest: string) =>
  `data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-4o-mini-2024-07-18","service_tier":"default","system_fingerprint":"fp_44add55e8e",${rest}}\n\n`;

const choice = (delta: string, finishReason = "null") =>
  chunk(
    `"choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finishReason}}],"usage":null,"obfuscation":"7dXp2"`,
  );

const start =
  choice(`{"role":"assistant","content":"","refusal":null}`) +
  choice(`{"content":"Unplug the"}`) +
  choice(`{"content":" kettle. "}`);

const end =
  choice(`{"content":"Its fuse has blown."}`) +
  choice("{}", `"stop"`) +
  chunk(`"choices":[],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}`) +
  "data: [DONE]\n\n";

const error = (status: number, details: string) => json(status, `{"error":{${details}}}`);

export const openAi: WireExample = {
  server: "OpenAI",
  sources: [
    "https://platform.openai.com/docs/api-reference/chat/streaming",
    "https://developers.openai.com/docs/guides/error-codes",
    "openai 7.55 resources/chat/completions/completions.ts",
    "https://github.com/microsoft/vscode-copilot-release/issues/8065",
    "https://github.com/acheong08/ChatGPT/issues/607",
    "https://github.com/langchain-ai/langchain/issues/31490",
  ],
  streamed: [start + end],
  plain: [
    `{"id":"chatcmpl-B9","object":"chat.completion","created":1741569952,"model":"gpt-4o-mini-2024-07-18","choices":[{"index":0,"message":{"role":"assistant","content":"Unplug the kettle. Its fuse has blown.","refusal":null,"annotations":[]},"logprobs":null,"finish_reason":"stop"}],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29,"completion_tokens_details":{"reasoning_tokens":0}},"service_tier":"default","system_fingerprint":"fp_44add55e8e"}`,
  ],
  failures: {
    "unknown model": [
      error(
        404,
        `"message":"The model \`gpt-9\` does not exist or you do not have access to it.","type":"invalid_request_error","param":null,"code":"model_not_found"`,
      ),
    ],
    "wrong key": [
      error(
        401,
        `"message":"Incorrect API key provided: sk-test-****7890. You can find your API key at https://platform.openai.com/account/api-keys.","type":"invalid_request_error","param":null,"code":"invalid_api_key"`,
      ),
    ],
    overloaded: [
      error(
        503,
        `"message":"Our servers are currently overloaded. Please try again later.","type":"service_unavailable_error","param":null,"code":"server_is_overloaded"`,
      ),
      error(
        500,
        `"message":"The server experienced an error while processing your request. Sorry about that!","type":"server_error","param":null,"code":null`,
      ),
    ],
    "rate limit": [
      error(
        429,
        `"message":"Rate limit reached for gpt-4o-mini in organization org-1 on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.","type":"requests","param":null,"code":"rate_limit_exceeded"`,
      ),
    ],
    "no credit": [
      error(
        429,
        `"message":"You exceeded your current quota, please check your plan and billing details.","type":"insufficient_quota","param":null,"code":"insufficient_quota"`,
      ),
    ],
    "too long": [
      error(
        400,
        `"message":"This model's maximum context length is 16385 tokens. However, your messages resulted in 20011 tokens. Please reduce the length of the messages.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"`,
      ),
    ],
    "broken off": [
      events(start),
      events(
        `${start}data: {"error":{"message":"The server had an error while processing your request. Sorry about that!","type":"server_error","param":null,"code":null}}\n\n`,
      ),
    ],
  },
  refusedParameters: [
    {
      parameter: "response_format",
      answer: error(
        400,
        `"message":"Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs","type":"invalid_request_error","param":null,"code":null`,
      ),
    },
    {
      parameter: "max_tokens",
      answer: error(
        400,
        `"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","type":"invalid_request_error","param":"max_tokens","code":"unsupported_parameter"`,
      ),
    },
    {
      parameter: "temperature",
      answer: error(
        400,
        `"message":"Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.","type":"invalid_request_error","param":"temperature","code":"unsupported_value"`,
      ),
    },
  ],
};
