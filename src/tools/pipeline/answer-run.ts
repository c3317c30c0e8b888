import { readCredits } from "#domain/credits/read.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import type { StoredRun } from "#domain/runs/stored-run.ts";
import { chargeLate, lockAnsweredRun, type RunVersion, saveVersion, versionsOf } from "#domain/runs/write-versions.ts";
import { fieldFaultsOf } from "#i18n/field-messages.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { isToolSlug, mainTextOf, runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { AnswerRules } from "#tools/runner.ts";
import type { Envelope } from "#tools/tool.ts";
import { statsOf } from "./settle-run.ts";

export interface AnsweredRun {
  version: RunVersion;
  envelope: Envelope;
}

type Fields = Record<string, unknown>;

/** The rules of a stored run's tool. Throws `not_found` where the tool asks nothing. */
function answerRulesOf(run: Pick<StoredRun, "tool">): AnswerRules<Fields, unknown> {
  const rules = isToolSlug(run.tool) ? runnerOf(run.tool).answers : undefined;
  if (!rules) throw new RefusalError("not_found");
  return rules as AnswerRules<Fields, unknown>;
}

/**
 * Puts answers into a finished run by rule: no model is asked, the same answers give the same bytes, and it is free but
 * for the first that enters a run which was free so far. Throws `not_found`, `invalid_input`, `insufficient_credits`,
 * `run_in_progress` while a model weaves.
 */
export async function answerByRule(deps: Deps, user: SignedInUser, runId: string, body: unknown): Promise<AnsweredRun> {
  const now = deps.now();
  const answered = await deps.db.transaction(async (tx) => {
    const run = await lockAnsweredRun(tx, user, runId);
    if (run.weaveUntil !== null && run.weaveUntil > now)
      throw new RefusalError("run_in_progress", { retryAfterSeconds: 2 });
    return keepByRule(tx, run, body, now);
  });
  return withCredits(deps, user, answered);
}

/** The same inside a transaction that holds the run's lock; `warnings` are added to the envelope's. */
export async function keepByRule(
  tx: Database,
  run: StoredRun,
  body: unknown,
  now: Date,
  warnings: Envelope["warnings"] = [],
): Promise<AnsweredRun> {
  const { input, result, isFree, isStep } = applyAnswers(run, body);
  const cost = isFree ? run.cost : await chargeLate(tx, run, TOOLS[run.tool as ToolSlug].cost, now);
  const first = firstOf(run);
  const text = mainTextOf(run.tool as ToolSlug, result);
  const envelope: Envelope = {
    ...(first.envelope as Envelope),
    runId: run.id,
    cost,
    result,
    warnings: [...(first.envelope as Envelope).warnings, ...warnings],
    stats: statsOf(text),
  };
  const texts = [JSON.stringify(input), text];
  const version = await saveVersion(tx, run, { by: "rule", isStep, input, envelope, texts, now });
  return { version, envelope };
}

/** What the answers make of a run by rule. Throws `invalid_input`. */
export function applyAnswers(run: StoredRun, body: unknown) {
  const rules = answerRulesOf(run);
  const given = rules.schema.safeParse(body);
  if (!given.success) throw new RefusalError("invalid_input", { fields: fieldFaultsOf(given.error.issues) });
  const first = firstOf(run);
  const { engine, result } = first.envelope as Envelope;
  return rules.byRule({ input: first.input as Fields, result, engine }, (run.input ?? {}) as Fields, given.data);
}

function firstOf(run: StoredRun): RunVersion {
  return versionsOf(run)[0] as RunVersion;
}

export async function withCredits(deps: Deps, user: SignedInUser, answered: AnsweredRun): Promise<AnsweredRun> {
  const { credits } = await readCredits(deps.db, user.id, deps.now());
  return { ...answered, envelope: { ...answered.envelope, creditsLeft: credits } };
}
