import { type ApiFault, callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import type { GeneratorEnvelope, RunVersion } from "#tools/prompt-generate/draft.ts";
import type { GivenAnswer } from "./recompose-run.ts";

/** All answers of a run, the options that changed, and a wish. */
export interface Body {
  answers: readonly GivenAnswer[];
  options: Record<string, string | boolean>;
  wish?: string;
}

/** Keeps answers with their run, also while the page is left. Returns the version that they made. */
export async function postAnswers(
  id: string,
  language: Language,
  body: Body,
): Promise<{ version: RunVersion } | { fault: ApiFault }> {
  const answer = await callApi<{ version: RunVersion; envelope: GeneratorEnvelope }>(
    language,
    "POST",
    `/runs/${id}/answers`,
    body,
    { keepalive: true },
  );
  return answer.ok ? { version: { ...answer.data.version, envelope: answer.data.envelope } } : { fault: answer.fault };
}
