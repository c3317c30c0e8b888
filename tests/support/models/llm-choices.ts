import { createAi } from "#platform/ai/ai.server.ts";
import type { Ai, ModelCall, ProviderChoice } from "#platform/ai/ai.ts";
import { readSettings, type Settings } from "#platform/env.server.ts";
import { createLog } from "#platform/process/log.ts";
import { findLiveModel } from "#tools/model-call/models.ts";
import type { Wire } from "./llm-servers-frames.ts";

export const TEST_KEY = "sk-test-key-that-must-not-leak-0123456789";

/** Settings under which the loopback server at `origin` stands for every vendor, and for a compatible endpoint. */
export function settingsFor(origin: string, env: Record<string, string> = {}): Settings {
  return readSettings({
    LOG_LEVEL: "silent",
    OPENAI_API_KEY: TEST_KEY,
    ANTHROPIC_API_KEY: TEST_KEY,
    DEEPSEEK_API_KEY: TEST_KEY,
    OPENAI_BASE_URL: `${origin}/v1`,
    ANTHROPIC_BASE_URL: origin,
    DEEPSEEK_BASE_URL: origin,
    PROVIDER_HOSTS: new URL(origin).host,
    ...env,
  });
}

export function createTestAi(origin: string, now?: () => number): Ai {
  return createAi(settingsFor(origin), createLog("silent"), findLiveModel, now);
}

/** A provider row that speaks this wire to the loopback server. */
export function choiceFor(wire: Wire, origin: string): ProviderChoice {
  if (wire === "anthropic")
    return {
      providerName: "anthropic",
      modelName: "claude-haiku-5-5",
      apiKeyName: "ANTHROPIC_API_KEY",
      apiEndpoint: null,
    };
  if (wire === "deepseek")
    return { providerName: "deepseek", modelName: "deepseek-chat", apiKeyName: "DEEPSEEK_API_KEY", apiEndpoint: null };
  return {
    providerName: "openai",
    modelName: "gpt-6.1-terra",
    apiKeyName: "OPENAI_API_KEY",
    apiEndpoint: wire === "openai-chat" ? `${origin}/v1` : null,
  };
}

export function callOf(more: Partial<ModelCall> = {}): ModelCall {
  return {
    system: "You answer in JSON.",
    user: "A question",
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    firstContentMs: 1500,
    totalMs: 2500,
    ...more,
  };
}
