import { setTimeout as sleep } from "node:timers/promises";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createDeepSeek } from "@ai-sdk/deepseek";
import { createOpenAI } from "@ai-sdk/openai";
import {
  type LanguageModel,
  type ModelMessage,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
  type UserContent,
} from "ai";
import { toModelFault } from "./faults.server.ts";
import { heedingFetch, namedFetch, plainInputFetch } from "./fetch.server.ts";
import type { Endpoint } from "./hosts.server.ts";
import { ThoughtFilter } from "./thoughts.ts";
import { type LiveModel, type ModelCall, type ModelEvent, ModelFault, type ProviderChoice } from "./ai.ts";

/** Characters of an answer. None of our answers comes near; a provider that writes on is cut off before it fills the memory. */
const LONGEST_ANSWER = 100_000;

globalThis.AI_SDK_LOG_WARNINGS = false;

/** Between two tries at a model that its server is still loading. */
const LOADING_PAUSE_MS = 1000;

/**
 * A server on one's own machine may not know `response_format`: what it refuses with the schema is asked again without it
 * at once, and from then on where that was answered. A refusal of both was not about the schema.
 */
export async function* streamHeeding(
  withoutSchema: Set<string>,
  endpoint: Endpoint,
  provider: ProviderChoice["providerName"],
  model: LiveModel,
  call: ModelCall,
): AsyncGenerator<ModelEvent> {
  const name = `${endpoint.host}/${model.id}`;
  const { answerSchema: _schema, ...plain } = call;
  const isPlain = provider === "local" && withoutSchema.has(name);
  try {
    yield* streamLoaded(endpoint, provider, model, isPlain ? plain : call);
  } catch (error) {
    const isRefused = provider === "local" && call.answerSchema !== undefined && !isPlain;
    if (!isRefused || toModelFault(error, 0).kind !== "rejected") throw error;
    for await (const event of streamLoaded(endpoint, provider, model, plain)) {
      if (event.type === "end") withoutSchema.add(name);
      yield event;
    }
  }
}

/**
 * A server on one's own machine may say that it is still loading the model, or hold the request while it does, and some
 * give up loading when the request goes away. So it is asked again for as long as the call may take, and its first content may
 * take as long as the whole answer.
 */
async function* streamLoaded(
  endpoint: Endpoint,
  provider: ProviderChoice["providerName"],
  model: LiveModel,
  call: ModelCall,
): AsyncGenerator<ModelEvent> {
  if (provider !== "local") return yield* streamOnce(endpoint, provider, model, call);
  const endsAt = performance.now() + call.totalMs;
  for (;;) {
    const left = endsAt - performance.now();
    try {
      return yield* streamOnce(endpoint, provider, model, { ...call, firstContentMs: left, totalMs: left });
    } catch (error) {
      const fault = toModelFault(error, 0);
      const isLoading = fault.kind === "not_loaded" && fault.retryable;
      if (!isLoading || endsAt - performance.now() <= LOADING_PAUSE_MS) throw error;
      await sleep(LOADING_PAUSE_MS, undefined, { signal: call.signal }).catch(() => {
        throw new ModelFault("stopped");
      });
    }
  }
}

function languageModelOf(
  endpoint: Endpoint,
  provider: ProviderChoice["providerName"],
  modelId: string,
  onThinking: () => void,
): LanguageModel {
  const heeding = heedingFetch(endpoint.wire, onThinking);
  const options = { apiKey: endpoint.key, baseURL: endpoint.baseUrl, fetch: heeding };
  if (endpoint.wire === "openai-responses")
    return createOpenAI({ ...options, fetch: plainInputFetch(heeding) }).responses(modelId);
  if (endpoint.wire === "anthropic") return createAnthropic(options)(modelId);
  if (endpoint.wire === "deepseek") return createDeepSeek(options)(modelId);
  // The library knows vendors' models by their names, and would treat a file on somebody's disk as one of them.
  if (provider === "local") return createOpenAI({ ...options, fetch: namedFetch(heeding, modelId) }).chat("local");
  return createOpenAI(options).chat(modelId);
}

/** One call under our own clock: bytes that are neither content nor thought extend nothing. Leaving it, however, closes the upstream. */
async function* streamOnce(
  endpoint: Endpoint,
  provider: ProviderChoice["providerName"],
  live: LiveModel,
  call: ModelCall,
): AsyncGenerator<ModelEvent> {
  const clock = startClock(call);
  try {
    const result = streamText({
      model: languageModelOf(endpoint, provider, live.id, clock.thoughtCame),
      ...(call.system === undefined ? {} : { instructions: call.system }),
      messages: messagesOf(call),
      maxRetries: 0,
      maxOutputTokens: call.maxOutputTokens,
      temperature: call.temperature,
      abortSignal: clock.signal,
      ...(call.answerSchema ? { output: jsonText(call.answerSchema) } : {}),
      providerOptions:
        provider === "local"
          ? {}
          : { [provider]: provider === "openai" ? { store: false, ...live.options } : live.options },
      onError: () => {},
    });
    yield* readAnswer(result.stream, clock, live.id, endpoint.wire === "openai-chat" ? new ThoughtFilter() : null);
  } finally {
    clock.end();
  }
}

function messagesOf(call: ModelCall): ModelMessage[] {
  const messages: ModelMessage[] = [{ role: "user", content: contentOf(call) }];
  if (call.repair)
    messages.push({ role: "assistant", content: call.repair.reply }, { role: "user", content: call.repair.fault });
  return messages;
}

function contentOf({ user, images = [] }: ModelCall): UserContent {
  if (images.length === 0) return user;
  const files = images.map(({ mediaType, bytes }) => ({ type: "file" as const, mediaType, data: bytes }));
  return [...files, { type: "text", text: user }];
}

/** Asks the provider to hold to the schema, and leaves reading the text to us. */
function jsonText(schema: Record<string, unknown>) {
  return { ...Output.text(), responseFormat: Promise.resolve({ type: "json" as const, schema, name: "answer" }) };
}

interface Clock {
  signal: AbortSignal;
  /** Rejects with the reason once the call is over time or stopped. */
  over: Promise<never>;
  /** A model that thinks lives: its first content may take as long again. */
  thoughtCame(): void;
  contentBegan(): void;
  end(): void;
}

function startClock(call: ModelCall): Clock {
  const controller = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  const cut = (fault: ModelFault) => {
    reject(fault);
    controller.abort(fault);
  };
  const first = setTimeout(
    () => cut(new ModelFault("timeout", { detail: `no content within ${Math.round(call.firstContentMs)} ms` })),
    call.firstContentMs,
  );
  let hasBegun = false;
  const whole = setTimeout(
    () => cut(new ModelFault("timeout", { detail: `no whole answer within ${Math.round(call.totalMs)} ms` })),
    call.totalMs,
  );
  const stop = () => cut(new ModelFault("stopped"));
  if (call.signal.aborted) stop();
  else call.signal.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    over,
    thoughtCame() {
      if (!hasBegun) first.refresh();
    },
    contentBegan() {
      hasBegun = true;
      clearTimeout(first);
    },
    end() {
      hasBegun = true;
      clearTimeout(first);
      clearTimeout(whole);
      call.signal.removeEventListener("abort", stop);
      controller.abort(new ModelFault("stopped"));
    },
  };
}

async function* readAnswer(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  clock: Clock,
  model: string,
  thoughts: ThoughtFilter | null,
): AsyncGenerator<ModelEvent> {
  const parts = stream[Symbol.asyncIterator]();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value: part } = await Promise.race([parts.next(), clock.over]);
    if (done) throw new ModelFault("truncated", { retryable: true, detail: "stream ended without an end" });
    if (part.type === "error") throw part.error;
    if (part.type === "text-delta" && part.text !== "") {
      const piece = thoughts ? thoughts.read(part.text) : part.text;
      if (piece === "") clock.thoughtCame();
      if (text.trim() === "" && piece.trim() !== "") clock.contentBegan();
      text += piece;
      length += part.text.length;
      if (length > LONGEST_ANSWER) throw new ModelFault("malformed", { detail: "answer without end" });
      if (piece !== "") yield { type: "text", text: piece };
    } else if (part.type === "finish") {
      const last = thoughts?.end() ?? "";
      text += last;
      if (last !== "") yield { type: "text", text: last };
      checkEnding(part.finishReason, part.rawFinishReason, text);
      const { inputTokens, outputTokens } = part.totalUsage;
      yield { type: "end", text, model, tokensIn: inputTokens ?? null, tokensOut: outputTokens ?? null };
      return;
    }
  }
}

/** A stream that merely stops looks like a whole one to the SDKs: only the finish reason tells. */
function checkEnding(reason: string, raw: string | undefined, text: string): void {
  if (reason === "content-filter") throw new ModelFault("refused", { detail: "refused" });
  if (reason === "length") throw new ModelFault("truncated", { detail: "output limit reached" });
  if (reason === "error")
    throw new ModelFault("unavailable", { retryable: true, detail: `finished with ${raw ?? "an error"}` });
  if (reason === "tool-calls") throw new ModelFault("malformed", { detail: "a tool call in place of an answer" });
  if (reason !== "stop" && !raw) {
    if (text === "") throw new ModelFault("empty", { retryable: true, detail: "nothing in the stream" });
    throw new ModelFault("truncated", { retryable: true, detail: "no finish reason" });
  }
  if (text.trim() === "") throw new ModelFault("empty", { retryable: true, detail: "empty answer" });
}
