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
import { guardedFetch, plainInputFetch } from "./fetch.server.ts";
import type { Endpoint } from "./hosts.server.ts";
import { type LiveModel, type ModelCall, type ModelEvent, ModelFault, type ProviderChoice } from "./ai.ts";

/** Characters of an answer. None of our answers comes near; a provider that writes on is cut off before it fills the memory. */
const LONGEST_ANSWER = 100_000;

globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * A server on one's own machine may not know `response_format`: what it refuses with the schema is asked again without it,
 * at once, and so from then on.
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
    yield* streamOnce(languageModelOf(endpoint, model.id), provider, model, isPlain ? plain : call);
  } catch (error) {
    const isRefused = provider === "local" && call.answerSchema !== undefined && !isPlain;
    if (!isRefused || toModelFault(error, 0).kind !== "rejected") throw error;
    withoutSchema.add(name);
    yield* streamOnce(languageModelOf(endpoint, model.id), provider, model, plain);
  }
}

function languageModelOf(endpoint: Endpoint, modelId: string): LanguageModel {
  const options = { apiKey: endpoint.key, baseURL: endpoint.baseUrl, fetch: guardedFetch };
  if (endpoint.wire === "openai-responses")
    return createOpenAI({ ...options, fetch: plainInputFetch }).responses(modelId);
  if (endpoint.wire === "anthropic") return createAnthropic(options)(modelId);
  if (endpoint.wire === "deepseek") return createDeepSeek(options)(modelId);
  return createOpenAI(options).chat(modelId);
}

/** One call under our own clock: bytes that are not content extend nothing. Leaving it, however, closes the upstream. */
async function* streamOnce(
  model: LanguageModel,
  provider: ProviderChoice["providerName"],
  live: LiveModel,
  call: ModelCall,
): AsyncGenerator<ModelEvent> {
  const clock = startClock(call);
  try {
    const result = streamText({
      model,
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
    yield* readAnswer(result.stream, clock, live.id);
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
    () => cut(new ModelFault("timeout", { detail: `no content within ${call.firstContentMs} ms` })),
    call.firstContentMs,
  );
  const whole = setTimeout(
    () => cut(new ModelFault("timeout", { detail: `no whole answer within ${call.totalMs} ms` })),
    call.totalMs,
  );
  const stop = () => cut(new ModelFault("stopped"));
  if (call.signal.aborted) stop();
  else call.signal.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    over,
    contentBegan: () => clearTimeout(first),
    end() {
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
): AsyncGenerator<ModelEvent> {
  const parts = stream[Symbol.asyncIterator]();
  let text = "";
  for (;;) {
    const { done, value: part } = await Promise.race([parts.next(), clock.over]);
    if (done) throw new ModelFault("truncated", { retryable: true, detail: "stream ended without an end" });
    if (part.type === "error") throw part.error;
    if (part.type === "text-delta" && part.text !== "") {
      if (text.trim() === "" && part.text.trim() !== "") clock.contentBegan();
      text += part.text;
      if (text.length > LONGEST_ANSWER) throw new ModelFault("malformed", { detail: "answer without end" });
      yield { type: "text", text: part.text };
    } else if (part.type === "finish") {
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
