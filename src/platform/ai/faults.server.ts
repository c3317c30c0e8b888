import { ModelFault } from "./ai.ts";

const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** What the SDKs put on the errors they throw and the error parts they stream. */
interface Failure {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
  code?: unknown;
  type?: unknown;
  data?: unknown;
  responseBody?: unknown;
  responseHeaders?: Record<string, string>;
  cause?: unknown;
}

/** Translates whatever a provider, its SDK or the network threw into one ModelFault. `now` is for a Retry-After that is a date. */
export function toModelFault(error: unknown, now: number): ModelFault {
  const chain = causes(error);
  const known = chain.find((item) => item instanceof ModelFault);
  if (known) return known;
  const answered = chain.find(
    (item) => typeof (item as Failure).statusCode === "number" && ((item as Failure).statusCode as number) >= 400,
  ) as Failure | undefined;
  if (answered) return fromStatus(answered.statusCode as number, answered, now);
  const redirected = chain.some((item) => /unexpected redirect/i.test(String((item as Failure).message)));
  if (redirected) return new ModelFault("rejected", { detail: "redirect refused" });
  const network = chain
    .map((item) => (item as Failure).code)
    .find((code) => typeof code === "string" && /^(E[A-Z]|UND_ERR|ERR_|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE)/.test(code));
  if (network) return new ModelFault("unavailable", { retryable: true, detail: `network ${String(network)}` });
  const names = chain.map((item) => String((item as Failure).name));
  if (names.some((name) => /JSONParse|TypeValidation|InvalidResponseData|SyntaxError/.test(name)))
    return new ModelFault("malformed", { retryable: true, detail: "malformed frame" });
  if (names.some((name) => /NoOutputGenerated|EmptyResponseBody/.test(name)))
    return new ModelFault("empty", { retryable: true, detail: "nothing in the stream" });
  if (chain.some((item) => /terminated|fetch failed|cannot connect/i.test(String((item as Failure).message))))
    return new ModelFault("unavailable", { retryable: true, detail: "connection lost" });
  return new ModelFault("unavailable", {
    retryable: true,
    detail: `provider error ${errorCode(chain[0] as Failure) || names[0]}`,
  });
}

function causes(error: unknown): object[] {
  const chain: object[] = [];
  for (
    let item = error;
    typeof item === "object" && item !== null && !chain.includes(item) && chain.length < 8;
    item = (item as Failure).cause
  )
    chain.push(item);
  return chain.length > 0 ? chain : [new Error("unknown")];
}

function fromStatus(status: number, failure: Failure, now: number): ModelFault {
  const code = errorCode(failure);
  const detail = `HTTP ${status}${code ? ` ${code}` : ""}`;
  const retryAfterMs = readRetryAfter(failure.responseHeaders, now);
  if (code === "insufficient_quota" || code === "billing_error") return new ModelFault("credentials", { detail });
  if (status === 401 || status === 402 || status === 403) return new ModelFault("credentials", { detail });
  const loading = status === 401 || status === 403 ? null : loadingOf(failure);
  if (loading) return new ModelFault("not_loaded", { retryable: loading === "under way", detail });
  if (status === 404 || code === "model_not_found" || (status === 400 && saysModelIsGone(failure)))
    return new ModelFault("model", { detail });
  if (code === "content_filter" || code === "content_policy_violation") return new ModelFault("refused", { detail });
  if (status === 429) return new ModelFault("rate_limited", { retryable: true, retryAfterMs, detail });
  if (status === 408 || status === 409 || status >= 500)
    return new ModelFault("unavailable", { retryable: true, retryAfterMs, detail });
  return new ModelFault("rejected", { detail });
}

/** The provider's own machine-readable code. Its prose is left out: it may quote the key or the prompt. */
function errorCode(failure: Failure): string {
  const body = bodyOf(failure);
  const candidates = [body?.["code"], body?.["type"], failure.code, failure.type];
  return (
    candidates.find((value): value is string => typeof value === "string" && /^[a-z][a-z0-9_.-]{1,63}$/i.test(value)) ??
    ""
  );
}

/**
 * Servers on one's own machine have no code for a model that is not in memory, and each its own status: llama.cpp 503 while
 * it loads, LM Studio 400 or 404 where nobody loaded one.
 */
function loadingOf(failure: Failure): "under way" | "not begun" | null {
  const prose = proseOf(failure);
  if (/\bloading (?:the )?model\b|\bmodel\b.{0,80}\bis (?:still |currently |being )?load(?:ing|ed up)\b/i.test(prose))
    return "under way";
  const absent = [
    /\bno models? (?:is |are |currently )*loaded\b/i,
    /\bmodel\b.{0,80}\bnot (?:yet |currently )?loaded\b/i,
    /\bmodel (?:was |is )?unloaded\b|\bfailed to load model\b/i,
  ];
  return absent.some((pattern) => pattern.test(prose)) ? "not begun" : null;
}

/** What the provider says in words; read, and never shown. */
function proseOf(failure: Failure): string {
  const body = bodyOf(failure);
  return String(body?.["message"] ?? body?.["error"] ?? failure.message ?? "");
}

/** DeepSeek answers a withdrawn model with a bare 400 whose only mark is its wording. */
function saysModelIsGone(failure: Failure): boolean {
  const message = proseOf(failure);
  return /\bmodel\b.{0,80}\b(not exist|does not exist|not found|not supported|retired|deprecated|decommissioned)/i.test(
    message,
  );
}

function bodyOf(failure: Failure): Record<string, unknown> | undefined {
  const data = failure.data ?? parseJson(failure.responseBody);
  const record = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : undefined;
  const error = record?.["error"];
  return typeof error === "object" && error !== null ? (error as Record<string, unknown>) : record;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds or a date, bounded to a day; null for anything else. */
function readRetryAfter(headers: Record<string, string> | undefined, now: number): number | null {
  const given = headers?.["retry-after"]?.trim();
  if (!given) return null;
  const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS) : null;
}
