import { events, json, type WireExample } from "./wire-example";

const comment = ": OPENROUTER PROCESSING\n\n";

const chunk = (rest: string) =>
  `data: {"id":"gen-1778031306-UD7bR0I1JNCsPvVzlXat","object":"chat.completion.chunk","created":1778031306,"model":"openai/gpt-4o-mini","provider":"Azure","system_fingerprint":"fp_eb37e061ec",${rest}}\n\n`;

const choice = (content: string, finishReason = "null") =>
  chunk(
    `"choices":[{"index":0,"delta":{"content":"${content}","role":"assistant","reasoning":null},"finish_reason":${finishReason},"native_finish_reason":${finishReason}}]`,
  );

const start = comment + comment + choice("Unplug the") + choice(" kettle. ");

const end =
  comment +
  choice("Its fuse has blown.") +
  choice("", `"stop"`) +
  chunk(
    `"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null,"native_finish_reason":null,"logprobs":null}],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29,"cost":0.0000087}`,
  ) +
  "data: [DONE]\n\n";

const plainChoice = (finishReason: string) =>
  `{"logprobs":null,"finish_reason":${finishReason},"native_finish_reason":${finishReason},"index":0,"message":{"role":"assistant","content":"Unplug the kettle. Its fuse has blown.","refusal":null,"reasoning":null}}`;

export const openRouter: WireExample = {
  server: "OpenRouter",
  sources: [
    "https://openrouter.ai/docs/api-reference/streaming",
    "https://openrouter.ai/docs/errors",
    "https://github.com/OpenRouterTeam/openrouter-examples/issues/74",
    "https://github.com/RightNow-AI/openfang/issues/697",
    "https://github.com/musistudio/claude-code-router/issues/227",
    "https://github.com/refly-ai/refly/issues/1177",
  ],
  streamed: [start + end],
  plain: [
    // Blank lines keep the connection alive while the answer is written.
    `\n         \n{"id":"gen-1778031306","provider":"Azure","model":"openai/gpt-4o-mini","object":"chat.completion","created":1778031306,"choices":[${plainChoice(`"stop"`)}],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}`,
  ],
  failures: {
    "unknown model": [
      json(
        400,
        `{"error":{"message":"gpt-9 is not a valid model ID","code":400},"user_id":"user_39ktqAYU0JZKhG1fder8F40HVSC"}`,
      ),
    ],
    "wrong key": [json(401, `{"error":{"message":"No auth credentials found","code":401}}`)],
    overloaded: [
      json(
        503,
        `{"error":{"message":"There is no available model provider that meets your routing requirements","code":503}}`,
      ),
      // Once the model had begun, the status is 200.
      json(
        200,
        `{"error":{"message":"Provider returned error","code":502,"metadata":{"raw":"upstream connect error","provider_name":"Azure"}},"user_id":"user_1"}`,
      ),
      events(`${comment}data: {"error":{"message":"Provider returned error","code":502}}\n\n`),
    ],
    "rate limit": [
      json(
        429,
        `{"error":{"message":"Rate limit exceeded: free-models-per-min. ","code":429,"metadata":{"headers":{"X-RateLimit-Limit":"20","X-RateLimit-Remaining":"0"}}}}`,
      ),
    ],
    "no credit": [
      json(
        402,
        `{"error":{"message":"Insufficient credits. Add more using https://openrouter.ai/settings/credits","code":402}}`,
      ),
    ],
    "too long": [
      json(
        400,
        `{"error":{"message":"This endpoint's maximum context length is 32768 tokens. However, you requested about 42832 tokens (42832 of text input). Please reduce the length of either one, or use the \\"middle-out\\" transform to compress your prompt automatically.","code":400}}`,
      ),
    ],
    flagged: [
      json(
        403,
        `{"error":{"code":403,"message":"openai/gpt-4o-mini requires moderation on OpenAI. Your input was flagged for \\"violence\\". No credits were charged.","metadata":{"reasons":["violence"],"flagged_input":"the kettle...","provider_name":"OpenAI","model_slug":"openai/gpt-4o-mini"}}}`,
      ),
    ],
    "broken off": [
      events(
        start +
          chunk(
            `"error":{"code":"server_error","message":"Provider disconnected unexpectedly"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]`,
          ),
      ),
      events(start + choice("", `"error"`) + "data: [DONE]\n\n"),
    ],
  },
  refusedParameters: [
    {
      parameter: "response_format",
      answer: json(
        400,
        `{"error":{"message":"Provider returned error","code":400,"metadata":{"raw":"{\\"error\\":{\\"message\\":\\"This model does not support response format \`json_schema\`. See supported models at https://console.groq.com/docs/structured-outputs#supported-models\\",\\"type\\":\\"invalid_request_error\\"}}","provider_name":"Groq"}}}`,
      ),
    },
    {
      // What the provider behind it says is passed on as it came.
      parameter: "max_tokens",
      answer: json(
        400,
        `{"error":{"message":"Provider returned error","code":400,"metadata":{"raw":"{\\n  \\"error\\": {\\n    \\"message\\": \\"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.\\",\\n    \\"type\\": \\"invalid_request_error\\"\\n  }\\n}","provider_name":"OpenAI"}}}`,
      ),
    },
  ],
};
