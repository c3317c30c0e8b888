/** The wire formats of the providers, as their streams look: what a loopback server writes. */
export type Wire = "openai-chat" | "openai-responses" | "anthropic" | "deepseek";

/** How an answer may end; each wire has its own word for it. */
export type Ending = "stop" | "length" | "refusal" | "none";

export const USAGE = { input: 321, output: 123 };

const MODEL = "a-model";

interface WireFrames {
  opening(): string[];
  text(text: string): string[];
  /** Content that is no answer: reasoning where the wire has it. */
  reasoning(text: string): string[];
  keepAlive(): string;
  closing(whole: string, ending: Ending): string[];
  /** An error inside a stream that began with 200. */
  error(code: string): string[];
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;

function chatChunk(delta: object | null, finishReason: string | null, extra: object = {}): string {
  const choices = delta === null ? [] : [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_795_000_000,
    model: MODEL,
    choices,
    ...extra,
  });
}

function chatFrames(vendor: "openai" | "deepseek"): WireFrames {
  const usage = {
    prompt_tokens: USAGE.input,
    completion_tokens: USAGE.output,
    total_tokens: USAGE.input + USAGE.output,
  };
  const cache = vendor === "deepseek" ? { prompt_cache_hit_tokens: 0, prompt_cache_miss_tokens: USAGE.input } : {};
  const reasons = { stop: "stop", length: "length", refusal: "content_filter" } as const;
  return {
    opening: () => [chatChunk({ role: "assistant", content: "" }, null)],
    text: (text) => [chatChunk({ content: text }, null)],
    reasoning: (text) => [chatChunk({ content: null, reasoning_content: text }, null)],
    keepAlive: () => ": keep-alive\n\n",
    closing: (_whole, ending) =>
      ending === "none"
        ? []
        : [
            chatChunk({}, reasons[ending]),
            chatChunk(null, null, { usage: { ...usage, ...cache } }),
            "data: [DONE]\n\n",
          ],
    error: (code) => [data({ error: { message: "The server had an error", type: "server_error", param: null, code } })],
  };
}

/** Responses number their events; a fresh counter for each stream. */
function responsesFrames(): WireFrames {
  let sequence = 0;
  const event = (type: string, value: object) => named(type, { ...value, sequence_number: sequence++ });
  const item = { item_id: "msg_1", output_index: 0, content_index: 0 };
  const response = (status: string, more: object = {}) => ({
    id: "resp_1",
    object: "response",
    created_at: 1_795_000_000,
    status,
    model: MODEL,
    output: [],
    error: null,
    incomplete_details: null,
    instructions: null,
    tools: [],
    tool_choice: "auto",
    parallel_tool_calls: true,
    metadata: {},
    temperature: 1,
    top_p: 1,
    ...more,
  });
  const usage = {
    input_tokens: USAGE.input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: USAGE.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: USAGE.input + USAGE.output,
  };
  const message = (text: string, status: string) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    status,
    content: text === "" ? [] : [{ type: "output_text", text, annotations: [], logprobs: [] }],
  });
  return {
    opening: () => [
      event("response.created", { response: response("in_progress") }),
      event("response.in_progress", { response: response("in_progress") }),
      event("response.output_item.added", { output_index: 0, item: message("", "in_progress") }),
      event("response.content_part.added", {
        ...item,
        part: { type: "output_text", text: "", annotations: [], logprobs: [] },
      }),
    ],
    text: (text) => [event("response.output_text.delta", { ...item, delta: text, logprobs: [] })],
    reasoning: (text) => [
      event("response.reasoning_summary_text.delta", {
        item_id: "rs_1",
        output_index: 0,
        summary_index: 0,
        delta: text,
      }),
    ],
    keepAlive: () => ": keep-alive\n\n",
    closing: (whole, ending) => {
      if (ending === "none") return [];
      const done = [
        event("response.output_text.done", { ...item, text: whole, logprobs: [] }),
        event("response.content_part.done", {
          ...item,
          part: { type: "output_text", text: whole, annotations: [], logprobs: [] },
        }),
        event("response.output_item.done", { output_index: 0, item: message(whole, "completed") }),
      ];
      if (ending === "stop")
        return [...done, event("response.completed", { response: response("completed", { usage }) })];
      const reason = ending === "length" ? "max_output_tokens" : "content_filter";
      return [
        ...done,
        event("response.incomplete", { response: response("incomplete", { incomplete_details: { reason }, usage }) }),
      ];
    },
    error: (code) =>
      code === "response.failed"
        ? [
            event("response.failed", {
              response: response("failed", { error: { code: "server_error", message: "The model failed" } }),
            }),
          ]
        : [event("error", { code, message: "The server had an error", param: null })],
  };
}

function anthropicFrames(): WireFrames {
  const reasons = { stop: "end_turn", length: "max_tokens", refusal: "refusal" } as const;
  const counts = {
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens_details: null,
    server_tool_use: null,
  };
  const usage = { ...counts, cache_creation: null, inference_geo: null, service_tier: "standard", speed: "standard" };
  const unended = { container: null, stop_details: null, stop_sequence: null };
  return {
    opening: () => [
      named("message_start", {
        message: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: MODEL,
          content: [],
          diagnostics: null,
          stop_reason: null,
          ...unended,
          usage: { ...usage, input_tokens: USAGE.input, output_tokens: 1 },
        },
      }),
      named("content_block_start", { index: 0, content_block: { type: "text", text: "", citations: null } }),
      named("ping", {}),
    ],
    text: (text) => [named("content_block_delta", { index: 0, delta: { type: "text_delta", text } })],
    reasoning: (text) => [
      named("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: text } }),
    ],
    keepAlive: () => named("ping", {}),
    closing: (_whole, ending) =>
      ending === "none"
        ? []
        : [
            named("content_block_stop", { index: 0 }),
            named("message_delta", {
              delta: { stop_reason: reasons[ending], ...unended },
              usage: { ...counts, input_tokens: USAGE.input, output_tokens: USAGE.output },
            }),
            named("message_stop", {}),
          ],
    error: (code) => [named("error", { error: { type: code, message: "Overloaded" } })],
  };
}

/** The frames of one stream on this wire. */
export function framesOf(wire: Wire): WireFrames {
  if (wire === "anthropic") return anthropicFrames();
  if (wire === "openai-responses") return responsesFrames();
  return chatFrames(wire === "deepseek" ? "deepseek" : "openai");
}

/** An error body as this wire writes it. */
export function errorBody(wire: Wire, code: string, message: string): object {
  if (wire === "anthropic") return { type: "error", error: { type: code, message }, request_id: "req_1" };
  return { error: { message, type: "invalid_request_error", param: null, code: wire === "deepseek" ? null : code } };
}
