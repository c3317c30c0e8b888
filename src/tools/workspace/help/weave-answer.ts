import type { ApiFault } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { followRun } from "#tools/browser/tool-run/follow-run.ts";
import type { Envelope } from "#tools/tool.ts";

/** Has the model work the person's answer into a result, within the run's credit. The fault says why it did not. */
export async function weaveAnswer<Result>(
  run: { runId: string; language: Language },
  answer: { id: string; text: string },
): Promise<{ envelope: Envelope<Result> } | { fault: ApiFault | null }> {
  const { envelope, error } = await followRun<Result>({
    path: `/runs/${run.runId}/answers`,
    language: run.language,
    input: { answers: [answer], weave: true },
    file: null,
    key: crypto.randomUUID(),
    signal: new AbortController().signal,
    setState: () => {},
    onStart: () => {},
  });
  return envelope ? { envelope } : { fault: error };
}
