import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { followRun } from "#tools/browser/tool-run/follow-run.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import type { AnsweredRun, GeneratorResult } from "#tools/prompt-generate/draft.ts";
import { readRun } from "#tools/prompt-generate/use-kept-run.ts";

/** The model writing the answers of a run into one text, followed like a run. */
export function createWeaving(page: {
  runId: string;
  language: Language;
  setState: (update: (now: RunState<GeneratorResult>) => RunState<GeneratorResult>) => void;
  onChange: (run: AnsweredRun) => void;
}) {
  const { runId, language, setState, onChange } = page;

  async function weave(body: object): Promise<void> {
    setState(() => ({ ...IDLE, phase: "working" }));
    const { envelope, error } = await followRun<GeneratorResult>({
      path: `/runs/${runId}/answers`,
      language,
      input: { ...body, weave: true },
      file: null,
      key: crypto.randomUUID(),
      signal: new AbortController().signal,
      setState,
      onStart: () => {},
    });
    const again = envelope ? await readRun(runId, language) : null;
    if (again) onChange(again);
    setState((now) => ({ ...now, error, phase: error ? "failed" : "done" }));
  }

  /** A stop that did not arrive: the model writes on, and the page says so. */
  async function stop(): Promise<void> {
    setState((now) => ({ ...now, error: null }));
    const asked = await callApi(language, "POST", `/runs/${runId}/cancel`, {});
    if (!asked.ok) setState((now) => (now.phase === "working" ? { ...now, error: asked.fault } : now));
  }

  return { weave, stop };
}
