import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { FeatureOverview } from "#domain/tool-features/read-back-office.ts";
import { checkPromptContent } from "#domain/tool-features/rules.ts";
import { fieldFaultsOf } from "#i18n/field-messages.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { isToolSlug, runnerOf, TOOLS } from "#tools/index.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import { usableRows } from "#tools/pipeline/settings.ts";
import { threadRunner } from "#tools/pipeline/built-in/thread-runner.ts";

/** What a trial of a draft gave. `fault` names why a provider did not answer. */
export interface Trial {
  ok: boolean;
  provider: string | null;
  model: string | null;
  ms: number;
  tokensIn: number | null;
  tokensOut: number | null;
  /** The tool's result, as its page would get it. */
  result: unknown;
  fault: string | null;
}

/**
 * Runs an unsaved draft on a text through the feature's own providers. Costs no credits and keeps nothing but an audit
 * row. Throws `invalid_input` (draft or text), `engine_unavailable` (the tool has no model half),
 * `no_engine` (no row has a key).
 */
export async function tryPrompt(
  deps: Deps,
  admin: Administrator,
  feature: FeatureOverview,
  draft: { promptContent: string; text: string },
  signal: AbortSignal,
): Promise<Trial> {
  const prompt = checkPromptContent(draft.promptContent);
  if ("fault" in prompt) throw new RefusalError("invalid_input", { fields: { promptContent: prompt.fault } });
  if (!isToolSlug(feature.slug)) throw new RefusalError("not_found");
  const tool = TOOLS[feature.slug];
  const runner = runnerOf(feature.slug);
  if (!runner.viaModel || tool.file?.required) throw new RefusalError("engine_unavailable");
  const parsed = tool.input.safeParse({ text: draft.text });
  if (!parsed.success) throw new RefusalError("invalid_input", { fields: fieldFaultsOf(parsed.error.issues) });
  const active = feature.providers.filter((row) => row.isActive && row.fault === null);
  const providers = usableRows(deps, runner, active);
  if (providers.length === 0) throw new RefusalError("no_engine");
  await appendAudit(deps.db, admin, { action: "prompt-version.try", subject: feature.name });
  const started = performance.now();
  const run = {
    runner: threadRunner(deps.ports.engines, feature.slug, runner, parsed.data),
    input: parsed.data,
    lang: feature.language,
    prompt: prompt.content,
    providers,
    mainText: tool.mainText,
    ports: deps.ports,
    signal,
  };
  for await (const event of runOnModels(deps, run)) {
    if (event.type !== "answer" && event.type !== "failed") continue;
    return {
      ok: event.type === "answer",
      provider: event.provider ?? null,
      model: event.model ?? null,
      ms: Math.round(performance.now() - started),
      tokensIn: event.tokensIn,
      tokensOut: event.tokensOut,
      result: event.type === "answer" ? event.result : null,
      fault: event.type === "failed" ? event.kind : null,
    };
  }
  throw new RefusalError("provider_unavailable");
}
