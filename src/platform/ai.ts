/** One stored provider row of a feature, as the model's road needs it. */
export interface ProviderChoice {
  providerName: "deepseek" | "openai" | "anthropic";
  modelName: string;
  /** Name of the variable that holds the key, never the key. */
  apiKeyName: string;
  apiEndpoint: string | null;
}

export interface ModelCall {
  system: string;
  user: string;
  /** Text of an earlier answer and what was wrong with it, for the one repair turn. */
  repair?: { reply: string; fault: string };
  maxOutputTokens: number;
  temperature?: number;
  signal: AbortSignal;
  /** Milliseconds from the call's start until content must have begun, and until the answer must be whole. */
  firstContentMs: number;
  totalMs: number;
}

export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "end"; text: string; model: string; tokensIn: number | null; tokensOut: number | null };

export type ModelFaultKind = "timeout" | "unavailable" | "rate_limited" | "credentials" | "model" | "rejected" | "refused" | "truncated" | "malformed" | "empty" | "stopped";

/** A provider's failure, translated once. `retryable` says whether the same provider is worth one more try. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  constructor(kind: ModelFaultKind, options: { retryable?: boolean; retryAfterMs?: number | null; detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? kind, { cause: options.cause });
    this.name = "ModelFault";
    this.kind = kind;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The door to language models. */
export interface Ai {
  /** False when the row's key variable is not set, its host is not allowed, or its breaker is open: the row counts as absent. */
  isAvailable(choice: ProviderChoice): boolean;
  /** Streams one answer; throws ModelFault. Never retries by itself. */
  stream(choice: ProviderChoice, call: ModelCall): AsyncGenerator<ModelEvent>;
}
