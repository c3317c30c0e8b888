import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { type Ai, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import { visibleAnswer } from "./visible-answer.ts";

const LIMITS = { firstContentMs: 20_000, totalMs: 60_000 };
/** About 3,000 English or 2,000 Arabic words: what people ask for is shorter. */
const OUTPUT_TOKENS = 4000;

interface ReplyCall {
  prompt: string;
  lang: Language;
  now: Date;
  signal: AbortSignal;
  /** Milliseconds; the tests shorten them. */
  limits?: typeof LIMITS;
}

/** An answer to be kept: whole, cut at our longest length, or as far as it came before a stop or the end of its time (`isFree`). */
export interface ModelReply {
  type: "reply";
  text: string;
  status: "done" | "stopped";
  isCut: boolean;
  isFree: boolean;
  provider: string;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
}

export type ReplyEvent = { type: "delta"; text: string } | { type: "restart"; engine: "provider" } | ModelReply;

/**
 * The prompt alone, as a person would paste it, answered by the first provider that does; all inside one deadline. Yields what may
 * be seen as it is written, and the reply; without one when it was stopped before anything showed. Throws `provider_unavailable`.
 */
export async function* askForReply(
  ai: Ai,
  rows: readonly ProviderChoice[],
  call: ReplyCall,
): AsyncGenerator<ReplyEvent> {
  const { totalMs } = call.limits ?? LIMITS;
  const endsAt = performance.now() + totalMs;
  for (const row of rows) {
    const shown = { written: "", text: "" };
    try {
      yield* askOne(ai, row, call, { shown, endsAt });
      return;
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      const isOver = performance.now() >= endsAt - 1;
      const kept = keptOf(row, shown.text, { error, isStopped: call.signal.aborted, isOver });
      if (kept) yield kept;
      if (kept || call.signal.aborted) return;
      if (isOver || error.kind === "refused") break;
      if (shown.text !== "") yield { type: "restart", engine: "provider" };
    }
  }
  throw new RefusalError("provider_unavailable");
}

interface Asked {
  /** What has been written, and what of it was shown. */
  shown: { written: string; text: string };
  endsAt: number;
}

async function* askOne(
  ai: Ai,
  row: ProviderChoice,
  { prompt, lang, now, signal, limits = LIMITS }: ReplyCall,
  { shown, endsAt }: Asked,
): AsyncGenerator<ReplyEvent> {
  const totalMs = endsAt - performance.now();
  const { firstContentMs } = limits;
  const asked = { system: dateLine(now, lang), user: prompt, maxOutputTokens: OUTPUT_TOKENS };
  for await (const event of ai.stream(row, { ...asked, signal, firstContentMs, totalMs })) {
    shown.written = event.type === "text" ? shown.written + event.text : event.text;
    const text = visibleAnswer(shown.written, event.type === "end");
    yield* shownNow(shown, text);
    if (event.type !== "end") continue;
    if (text === "") throw new ModelFault("empty", { retryable: true });
    const { model, tokensIn, tokensOut } = event;
    const end = { status: "done", isCut: false, isFree: false } as const;
    yield { type: "reply", text, ...end, provider: row.providerName, model, tokensIn, tokensOut };
    return;
  }
  throw new ModelFault("truncated", { retryable: true });
}

/** What came since; from the start where thinking turned out to be what was shown. */
function* shownNow(shown: { text: string }, text: string): Generator<ReplyEvent> {
  const continues = text.startsWith(shown.text);
  // The end of a finished text may have lost the blanks that were shown.
  if (!continues && shown.text.trimEnd() === text) return;
  if (!continues) yield { type: "restart", engine: "provider" };
  const more = continues ? text.slice(shown.text.length) : text;
  shown.text = text;
  if (more !== "") yield { type: "delta", text: more };
}

/** What was shown before a stop, our longest length or the end of the time is kept; after any other fault it is not. */
function keptOf(
  row: ProviderChoice,
  shown: string,
  { error, isStopped, isOver }: { error: ModelFault; isStopped: boolean; isOver: boolean },
): ModelReply | null {
  const text = shown.trimEnd();
  if (text === "") return null;
  const of = { provider: row.providerName, model: row.modelName, tokensIn: null, tokensOut: null };
  if (isStopped) return { type: "reply", text, status: "stopped", isCut: false, isFree: false, ...of };
  if (error.kind === "truncated" && !error.retryable)
    return { type: "reply", text, status: "done", isCut: true, isFree: false, ...of };
  if (error.kind === "timeout" && isOver)
    return { type: "reply", text, status: "stopped", isCut: false, isFree: true, ...of };
  return null;
}

/** All that an assistant would know beside the prompt. */
function dateLine(now: Date, lang: Language): string {
  const date = now.toISOString().slice(0, 10);
  return lang === "ar" ? `تاريخ اليوم: ${date}` : `Today's date: ${date}`;
}
