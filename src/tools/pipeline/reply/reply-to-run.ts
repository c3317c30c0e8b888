import { createHash, randomUUID } from "node:crypto";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readCredits } from "#domain/credits/read.ts";
import { shownReply, type StoredReply } from "#domain/replies/read.ts";
import { giveBackReply, holdReply, REPLY_COST, settleReply } from "#domain/replies/write.ts";
import { readRun } from "#domain/runs/read.ts";
import type { StoredRun } from "#domain/runs/stored-run.ts";
import { clearStop } from "#domain/runs/write-stop.ts";
import { lockAnsweredRun, versionsOf } from "#domain/runs/write-versions.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import type { Deps } from "#platform/deps.ts";
import { fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { isToolSlug, mainTextOf, type ToolSlug } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import { askForReply, type ModelReply, type ReplyEvent } from "./ask-for-reply.ts";
import type { RunEvent } from "#tools/pipeline/run-events.ts";
import { statsOf } from "#tools/pipeline/settle-run.ts";
import { readToolSettings } from "#tools/pipeline/settings.ts";
import { watchForStop } from "#tools/pipeline/stop-watch.ts";
import { warningOf } from "#tools/pipeline/warnings.ts";

const MOST_PROVIDERS = 2;
/** The tool whose result a model that writes can answer. */
const ANSWERED: ToolSlug = "prompt-generate";
/** Characters; the longest request with all its answers is a third of it. */
const LONGEST_PROMPT = 60_000;

export interface ReplyOrder {
  runId: string;
  /** Which state of the prompt is sent; without it the newest. */
  version?: number | undefined;
  /** What was typed into the prompt's blanks, by name. */
  blanks?: Readonly<Record<string, string>> | undefined;
  idempotencyKey: string;
  signal: AbortSignal;
}

/**
 * Sends a run's prompt alone to a model and keeps the answer with the run. The same prompt again gives the answer that is kept, at
 * no cost. Yields events like a run; ends with a result, or with credits alone when it was stopped before anything showed.
 * Throws `not_found` (also for a tool that makes nothing to be answered), `feature_inactive`, `engine_unavailable` without a usable
 * provider, `insufficient_credits`, `provider_unavailable`, and then nothing was charged; or what `holdReply` says.
 */
export async function* replyToRun(deps: Deps, user: SignedInUser, order: ReplyOrder): AsyncGenerator<RunEvent> {
  const started = performance.now();
  const id = randomUUID();
  const { run, prompt, rows, earlier } = await admit(deps, user, order, id);
  yield { type: "start", runId: run.id, engine: "provider" };
  const work: Work = { deps, id, tool: run.tool, isEnded: false, started };
  if (!earlier) deps.metrics.credits("held", REPLY_COST);
  try {
    const reply: StoredReply | null = earlier ?? (yield* answer(work, { run, prompt, rows, signal: order.signal }));
    const { credits } = await readCredits(deps.db, user.id, deps.now());
    if (reply) {
      const ms = Math.round(performance.now() - started);
      yield { type: "result", envelope: { ...envelopeOf(run, reply, ms), creditsLeft: credits } };
    }
    yield { type: "credits", left: credits };
  } finally {
    // Reached unended by an error, or by a caller that stopped reading.
    if (!earlier && !work.isEnded) await giveBack(work, "failed");
  }
}

async function admit(deps: Deps, user: SignedInUser, order: ReplyOrder, id: string) {
  const now = deps.now();
  // Before the transaction: it may ask the database for stored keys.
  const { tool, lang } = await readRun(deps.db, user.id, order.runId);
  if (!isToolSlug(tool)) throw new RefusalError("not_found");
  const settings = await readToolSettings(deps, tool, lang);
  return deps.db.transaction(async (tx) => {
    const run = await lockAnsweredRun(tx, user, order.runId);
    const prompt = promptOf(run, order);
    const { earlier } = await holdReply(tx, user, {
      id,
      runId: run.id,
      idempotencyKey: order.idempotencyKey,
      tool: run.tool,
      lang: run.lang,
      prompt,
      promptHash: createHash("sha256").update(prompt).digest("hex"),
      keptUntil: run.keptUntil,
      leaseSeconds: deps.settings.LEASE_SECONDS,
      now,
    });
    if (earlier) return { run, prompt, rows: [], earlier };
    if (!settings.isActive) throw new RefusalError("feature_inactive");
    const rows = usableRows(deps, settings.providers);
    if (rows.length === 0) throw new RefusalError("engine_unavailable");
    await clearStop(tx, run.id);
    return { run, prompt, rows, earlier };
  });
}

/** The prompt as the person sees it. Throws `not_found` where there is none. */
function promptOf(run: StoredRun, { version, blanks = {} }: ReplyOrder): string {
  const shown = version === undefined ? run : versionsOf(run).find(({ number }) => number === version);
  const envelope = shown?.envelope as Envelope | undefined;
  const prompt = run.tool === ANSWERED && envelope ? mainTextOf(ANSWERED, envelope.result) : "";
  if (prompt.trim() === "") throw new RefusalError("not_found");
  const filled = fillPlaceholders(prompt, blanks);
  // The same blank may be in a prompt at several places.
  if (filled.length > LONGEST_PROMPT)
    throw new RefusalError("invalid_input", { fields: { blanks: `too_long ${LONGEST_PROMPT}` } });
  return filled;
}

function usableRows(deps: Deps, providers: readonly ProviderChoice[]): ProviderChoice[] {
  if (deps.settings.BUILTIN_ENGINES === "only") return [];
  return providers.filter((row) => deps.ai.isAvailable(row)).slice(0, MOST_PROVIDERS);
}

interface Work {
  deps: Deps;
  id: string;
  tool: string;
  started: number;
  /** Settled or given back. */
  isEnded: boolean;
}

/** The stored answer; null when it was stopped before anything showed, and then it is given back. */
async function* answer(
  work: Work,
  { run, prompt, rows, signal }: { run: StoredRun; prompt: string; rows: ProviderChoice[]; signal: AbortSignal },
): AsyncGenerator<RunEvent, StoredReply | null> {
  const { deps, id } = work;
  const stop = new AbortController();
  const endWatch = watchForStop(deps.db, run.id, () => stop.abort());
  const both = AbortSignal.any([signal, stop.signal]);
  let made: ModelReply | null = null;
  try {
    const call = { prompt, lang: run.lang, now: deps.now(), signal: both };
    const events: AsyncGenerator<ReplyEvent> = askForReply(deps.ai, rows, call);
    for await (const event of events) {
      if (event.type === "reply") made = event;
      else yield event;
    }
  } finally {
    endWatch();
  }
  if (!made) {
    await giveBack(work, "stopped");
    return null;
  }
  const { type: _type, ...end } = made;
  const settled = await settleReply(deps.db, id, { ...end, now: deps.now() });
  work.isEnded = true;
  count(work, settled ? end.status : "abandoned", end.isFree ? "released" : "captured");
  if (!settled) throw new RefusalError("run_ended");
  return settled;
}

/** Without a database the lease ends it, which the sweep sees to. */
async function giveBack(work: Work, status: "stopped" | "failed"): Promise<void> {
  const { deps, id } = work;
  work.isEnded = true;
  try {
    await giveBackReply(deps.db, id, status);
    count(work, status, "released");
  } catch (error) {
    deps.log.error({ replyId: id, error }, "reply not given back; the sweep will");
  }
}

/** The process that ended an abandoned one gave its credit back. */
function count(
  { deps, tool, started }: Work,
  outcome: "done" | "stopped" | "failed" | "abandoned",
  change: "captured" | "released",
): void {
  const seconds = (performance.now() - started) / 1000;
  deps.metrics.work({ kind: "reply", tool, engine: "provider", outcome, seconds });
  if (outcome !== "abandoned") deps.metrics.credits(change, REPLY_COST);
}

function envelopeOf(run: StoredRun, reply: StoredReply, ms: number): Envelope {
  const { status, cost } = reply;
  return {
    tool: run.tool,
    lang: run.lang,
    engine: "provider",
    ...(reply.provider ? { provider: reply.provider } : {}),
    ...(reply.model ? { model: reply.model } : {}),
    runId: run.id,
    cost,
    result: shownReply(reply),
    warnings: status === "stopped" && cost > 0 ? [warningOf("stopped_early", run.lang)] : [],
    stats: statsOf(reply.text ?? ""),
    ms,
  };
}
