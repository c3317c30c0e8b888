import type { Language } from "#i18n/language.ts";
import { randomInt, randomUUID } from "node:crypto";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readCredits } from "#domain/credits/read.ts";
import { shownProof, type ShownProof } from "#domain/proofs/read.ts";
import { giveBackProof, holdProof, PROOF_COST, type ProofAnswers, settleProof } from "#domain/proofs/write.ts";
import { readRun } from "#domain/runs/read.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import type { Deps } from "#platform/deps.ts";
import { mainTextOf, type ToolSlug } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import { readToolSettings } from "#tools/pipeline/settings.ts";

const LIMITS = { firstContentMs: 20_000, totalMs: 60_000 };
const MOST_PROVIDERS = 2;
/** Long enough to judge by; an answer that is longer is shown as far as it goes. */
const OUTPUT_TOKENS = 1500;

interface Order {
  runId: string;
  idempotencyKey: string;
  signal: AbortSignal;
}

/**
 * Sends a run's request and its prompt to the same model and keeps both answers, their order drawn by lot. Throws
 * `not_found`, `engine_unavailable` without a usable provider, `nothing_to_compare` where the prompt is the request,
 * `insufficient_credits`, `provider_unavailable`, then nothing was charged; or what `holdProof` says of an earlier proof of
 * this key. `onAdmitted` is called when no more is asked of the database until the answers are there.
 */
export async function proveRun(
  deps: Deps,
  user: SignedInUser,
  order: Order,
  onAdmitted: () => void = () => {},
): Promise<ShownProof & { creditsLeft: number }> {
  const run = await readRun(deps.db, user.id, order.runId);
  const envelope = run.envelope as Envelope | null;
  const request = (run.input as { text?: string } | null)?.text ?? "";
  const prompt = envelope ? mainTextOf(run.tool as ToolSlug, envelope.result) : "";
  if (!envelope || request === "" || prompt === "") throw new RefusalError("not_found");
  if (request.trim() === prompt.trim()) throw new RefusalError("nothing_to_compare");
  const rows = await usableProviders(deps, run.tool as ToolSlug, run.lang);
  const id = randomUUID();
  const { earlier } = await holdProof(deps.db, user, {
    id,
    runId: run.id,
    idempotencyKey: order.idempotencyKey,
    tool: run.tool,
    lang: run.lang,
    engine: envelope.engine,
    promptVersion: envelope.promptVersion ?? null,
    promptFirst: randomInt(2) === 0,
    keptUntil: run.keptUntil,
    leaseSeconds: deps.settings.LEASE_SECONDS,
    now: deps.now(),
  });
  onAdmitted();
  const proof =
    earlier ?? (await answerAndSettle(deps, { id, tool: run.tool }, rows, { request, prompt }, order.signal));
  return { ...shownProof(proof), creditsLeft: (await readCredits(deps.db, user.id, deps.now())).credits };
}

async function usableProviders(deps: Deps, slug: ToolSlug, lang: Language): Promise<ProviderChoice[]> {
  const settings = await readToolSettings(deps, slug, lang);
  const rows = deps.settings.BUILTIN_ENGINES === "only" ? [] : settings.providers;
  const usable = rows.filter((row) => deps.ai.isAvailable(row)).slice(0, MOST_PROVIDERS);
  if (usable.length === 0) throw new RefusalError("engine_unavailable");
  return usable;
}

async function answerAndSettle(
  deps: Deps,
  { id, tool }: { id: string; tool: string },
  rows: readonly ProviderChoice[],
  texts: { request: string; prompt: string },
  signal: AbortSignal,
) {
  const started = performance.now();
  let outcome: "done" | "abandoned" | "stopped" | "failed" = "failed";
  deps.metrics.credits("held", PROOF_COST);
  try {
    const settled = await settleProof(deps.db, id, await answerBoth(deps, rows, texts, signal));
    outcome = settled ? "done" : "abandoned";
    if (!settled) throw new RefusalError("run_ended");
    return settled;
  } finally {
    if (outcome === "failed") {
      outcome = signal.aborted ? "stopped" : "failed";
      await giveBackProof(deps.db, id, outcome);
    }
    const seconds = (performance.now() - started) / 1000;
    deps.metrics.work({ kind: "proof", tool, engine: "provider", outcome, seconds });
    if (outcome !== "abandoned") deps.metrics.credits(outcome === "done" ? "captured" : "released", PROOF_COST);
  }
}

/** Both answers of the first provider that gives both. */
async function answerBoth(
  deps: Deps,
  rows: readonly ProviderChoice[],
  texts: { request: string; prompt: string },
  signal: AbortSignal,
): Promise<ProofAnswers> {
  const endsAt = performance.now() + LIMITS.totalMs;
  for (const row of rows) {
    // One failure ends its sibling too: half a comparison is none.
    const pair = new AbortController();
    const both = AbortSignal.any([signal, pair.signal]);
    const ask = (user: string) => answerOnce(deps, row, user, both, endsAt - performance.now());
    try {
      const [request, prompt] = await Promise.all([ask(texts.request), ask(texts.prompt)]);
      return {
        answers: { request: request.text, prompt: prompt.text },
        provider: row.providerName,
        model: prompt.model,
        tokensIn: sum(request.tokensIn, prompt.tokensIn),
        tokensOut: sum(request.tokensOut, prompt.tokensOut),
      };
    } catch (error) {
      pair.abort();
      if (!(error instanceof ModelFault)) throw error;
      if (signal.aborted || performance.now() >= endsAt) break;
    }
  }
  throw new RefusalError("provider_unavailable");
}

async function answerOnce(
  deps: Deps,
  row: ProviderChoice,
  user: string,
  signal: AbortSignal,
  totalMs: number,
): Promise<{ text: string; model: string; tokensIn: number | null; tokensOut: number | null }> {
  let text = "";
  try {
    const call = { user, maxOutputTokens: OUTPUT_TOKENS, signal, firstContentMs: LIMITS.firstContentMs, totalMs };
    for await (const event of deps.ai.stream(row, call)) {
      if (event.type === "text") text += event.text;
      else return event;
    }
  } catch (error) {
    // Cut by our own limit: what there is can be judged.
    if (error instanceof ModelFault && error.kind === "truncated" && !error.retryable && text.trim() !== "")
      return { text: `${text.trimEnd()}…`, model: row.modelName, tokensIn: null, tokensOut: null };
    throw error;
  }
  throw new ModelFault("truncated", { retryable: true });
}

function sum(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
