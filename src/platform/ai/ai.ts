/** One stored provider row of a feature, as a call of a model needs it. */
export interface ProviderChoice {
  /** "local": a server on this machine that speaks the OpenAI wire and asks for no key. */
  providerName: "deepseek" | "openai" | "anthropic" | "local";
  modelName: string;
  /** Name of the variable that holds the key, never the key. */
  apiKeyName: string;
  apiEndpoint: string | null;
}

/** An image that travels with the user's text. */
export interface ModelImage {
  mediaType: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  bytes: Uint8Array;
}

export interface ModelCall {
  /** Left out where the model is to answer the user's text alone. */
  system?: string;
  user: string;
  /** Sent in the same message as `user`, before its text; only to a model that `sees`. */
  images?: readonly ModelImage[] | undefined;
  /** Text of an earlier answer and what was wrong with it, for the one repair turn. */
  repair?: { reply: string; fault: string };
  /** JSON Schema of the answer; a provider that can enforce it is asked to. Without it the answer is free text. */
  answerSchema?: Record<string, unknown>;
  maxOutputTokens: number;
  temperature?: number;
  signal: AbortSignal;
  /**
   * Milliseconds from the call's start, or the last of its thoughts, until content must have begun; and from the start until the
   * answer must be whole.
   */
  firstContentMs: number;
  totalMs: number;
  /** An administrator's own test, which is made even while the breaker is open. */
  evenWhenOpen?: boolean;
  /** A key that is tried before it is kept, in the place of the one in use. */
  keyOnTrial?: string | undefined;
}

export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "end"; text: string; model: string; tokensIn: number | null; tokensOut: number | null };

export type ModelFaultKind =
  | "timeout"
  | "unavailable"
  | "rate_limited"
  | "credentials"
  | "model"
  | "not_loaded"
  | "rejected"
  | "refused"
  | "truncated"
  | "malformed"
  | "empty"
  | "stopped";

/**
 * A provider's failure, translated once. `retryable` says whether the same provider is worth one more try. The message
 * is for operators: a status and the provider's error code, never its prose, a key or a prompt.
 */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  constructor(
    kind: ModelFaultKind,
    options: { retryable?: boolean; retryAfterMs?: number | null; detail?: string } = {},
  ) {
    super(options.detail ?? kind);
    this.name = "ModelFault";
    this.kind = kind;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/**
 * Why a provider row cannot be used: a key name without an allowed prefix, an address that is not one, a host that is not on the
 * list for this key, a key that is neither in the environment nor stored, or a model without sight for a tool that shows images.
 */
export type ChoiceFault = "key_name" | "endpoint" | "host" | "key_missing" | "sight";

/** What is known of one provider, host and model since this process started. Times are milliseconds since the epoch. */
export interface ProviderHealth {
  provider: string;
  host: string;
  model: string;
  state: "closed" | "open" | "probing";
  successes: number;
  failures: number;
  lastFault: { kind: ModelFaultKind; detail: string; at: number } | null;
  /** When an open one may be tried again. */
  nextProbeAt: number | null;
}

/** The live id of a stored model name, and the options the vendor's API wants with it. */
export interface LiveModel {
  id: string;
  options: Record<string, string | number | boolean | Record<string, string>>;
  /** Whether it takes images. */
  sees: boolean;
}

/** A model in a vendor's own list; `shutdownOn` is the ISO day on which it closes, where the vendor says so. */
export interface ListedModel {
  id: string;
  shutdownOn: string | null;
}

/** A vendor's list for a key; not whole where it had more pages than are read. */
export interface ModelList {
  models: ListedModel[];
  isWhole: boolean;
}

/** Language models, as the product reaches them. */
export interface Ai {
  /**
   * Lets a changed key count: to be awaited before a row is judged. Cheap within seconds; `evenIfFresh` reads at once. Never
   * inside a transaction.
   */
  refreshKeys(evenIfFresh?: boolean): Promise<void>;
  /** What makes the row unusable whatever the provider's state, or null. */
  faultOf(choice: ProviderChoice): ChoiceFault | null;
  /** False when the row has a fault or its breaker is open: the row counts as absent. */
  isAvailable(choice: ProviderChoice): boolean;
  /** Whether the row's model takes images; a name that the catalogue does not know counts as one that does. */
  sees(choice: ProviderChoice): boolean;
  /** Streams one answer; throws ModelFault. Never retries by itself. Leaving the loop closes the upstream. */
  stream(choice: ProviderChoice, call: ModelCall): AsyncGenerator<ModelEvent>;
  /** What the row's vendor lists for its key. Throws what the wire throws, or ModelFault; never inside a transaction. */
  listModels(choice: ProviderChoice): Promise<ModelList>;
  health(): ProviderHealth[];
}
