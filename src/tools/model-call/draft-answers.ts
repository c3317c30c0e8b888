import type { Language } from "#i18n/language.ts";
import { type Ai, type ModelCall, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import type { ModelRequest } from "#tools/runner.ts";
import { LeakGuard } from "./leak-guard.ts";
import { writeMessages } from "./model-messages.ts";
import { withoutThinking } from "./without-thinking.ts";

/** What two colleagues are asked before the answer is written, and how its writer reads their answers. */
export interface DraftTexts {
  /** System prompts, each asked by itself at the same time; their answers are free text. */
  asks: readonly string[];
  /** Joins the tool's system prompt where a draft came back. */
  edit: string;
}

interface DraftCall {
  drafts: DraftTexts;
  request: ModelRequest;
  language: Language;
  signal: AbortSignal;
  /** Milliseconds. */
  firstContentMs: number;
  totalMs: number;
}

export interface Drafts {
  /** `draft_1`, `draft_2`: data for the call that writes the answer. */
  fields: Record<string, string>;
  calls: number;
  tokensIn: number;
  tokensOut: number;
}

/** What a reader sees while there is no text yet. */
export const STEPS = {
  drafting: {
    ar: { value: 0.1, label: "يكتب مسودتين…" },
    en: { value: 0.1, label: "Writing two drafts…" },
  },
  comparing: {
    ar: { value: 0.6, label: "يقارن بينهما ويكتب النتيجة…" },
    en: { value: 0.6, label: "Comparing them and writing the result…" },
  },
} as const satisfies Record<string, Record<Language, { value: number; label: string }>>;

/** Longer than any draft should be; the rest is cut, for it is read and not shown. */
const LONGEST_DRAFT = 12_000;

/**
 * Asks for every draft at once. A draft that fails is left out: the answer is then written from fewer, or from none. A ModelFault comes
 * back only where the person stopped.
 */
export async function draftAnswers(
  ai: Ai,
  choice: ProviderChoice,
  { drafts, request, language, ...limits }: DraftCall,
): Promise<Drafts | ModelFault> {
  const { images, maxOutputTokens, temperature } = request;
  const calls = drafts.asks.map((ask) => ({
    ...writeMessages(ask, request, language),
    images,
    maxOutputTokens,
    temperature,
    ...limits,
  }));
  const own = [request.user, ...Object.values(request.fields ?? {})];
  const answers = await Promise.all(
    calls.map((call, index) => draftOf(ai, choice, call, new LeakGuard(drafts.asks[index] ?? "", own))),
  );
  const given: Drafts = { fields: {}, calls: calls.length, tokensIn: 0, tokensOut: 0 };
  for (const answer of answers) {
    if (answer instanceof ModelFault) {
      if (answer.kind === "stopped") return answer;
      continue;
    }
    if (answer.text !== "") given.fields[`draft_${Object.keys(given.fields).length + 1}`] = answer.text;
    given.tokensIn += answer.tokensIn ?? 0;
    given.tokensOut += answer.tokensOut ?? 0;
  }
  return given;
}

async function draftOf(ai: Ai, choice: ProviderChoice, call: ModelCall, guard: LeakGuard) {
  try {
    for await (const event of ai.stream(choice, call)) {
      if (event.type !== "end") continue;
      const text = withoutThinking(event.text).trim().slice(0, LONGEST_DRAFT);
      return { ...event, text: guard.sees(text) ? "" : text };
    }
    return new ModelFault("truncated");
  } catch (error) {
    if (error instanceof ModelFault) return error;
    throw error;
  }
}
