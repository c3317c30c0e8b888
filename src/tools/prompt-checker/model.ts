import { z } from "zod";
import { type CheckResult, checkPrompt, rescore } from "#engines/prompt-checker/check-prompt.ts";
import { placeholdersOf, verdictOf } from "#engines/prompt-checker/judge-prompt.ts";
import { mergeFindings } from "#engines/prompt-checker/merge-findings.ts";
import { findSecrets } from "#engines/prompt-checker/tables/secrets.ts";
import { missingLiterals } from "#engines/prompt-composer/verify-prompt.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { countWords } from "#engines/text/segment.ts";
import type { Language } from "#i18n/language.ts";
import type { RunnerOf } from "#tools/runner.ts";
import type { promptChecker } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof promptChecker>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");

/** What the model hands back; the score is never its business. */
const ANSWER = z.object({
  improved: z.string(),
  issues: z
    .array(
      z.object({ id: z.string(), severity: text, quote: z.string().nullable().catch(null), message: text, fix: text }),
    )
    .catch([]),
  strengths: z.array(z.string()).catch([]),
});

const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});

/**
 * The checker's run through a model: it finds what rules cannot and writes the rewrite; the rules' own findings stay,
 * quotes are checked to the letter, and score, band and verdict come from the same code as without a model.
 */
export const promptCheckerViaModel: ModelRun = {
  request(input, { lang }) {
    return {
      variables: {
        options: optionsOf(input, lang),
        target: TARGETS[lang](input.target),
        answer_language: "",
        model_facts: "",
      },
      user: input.text,
      fields: {
        ...(input.question ? { question: input.question } : {}),
        ...(input.badOutput ? { bad_output: input.badOutput } : {}),
      },
      answerSchema: ANSWER_SCHEMA,
      // Room for the rewrite of the longest prompt the deadline allows, and for eight findings.
      maxOutputTokens: Math.min(6000, 1500 + countWords(input.text) * 4),
      temperature: 0.1,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    const improved = parsed.success ? parsed.data.improved.trim() : "";
    if (!parsed.success || improved === "") return { ok: false, fault: FAULTS[lang].empty };
    const fault = faultOf(input.text, improved, praiseIn(parsed.data.issues), lang);
    if (fault) return { ok: false, fault };
    const { textLanguage: _textLanguage, variety, ...own } = checkPrompt({ ...input, interfaceLanguage: lang });
    return {
      ok: true,
      warnings: [],
      ...(variety ? { variety } : {}),
      result: merged(own, parsed.data, improved, input, lang),
    };
  },
};

function merged(
  own: Omit<CheckResult, "textLanguage" | "variety">,
  answer: z.output<typeof ANSWER>,
  improved: string,
  { text: source, strictness }: Pick<Input, "text" | "strictness">,
  lang: Language,
) {
  const found = answer.issues.map((issue) => ({ ...issue, severity: issue.severity || "low" }));
  const issues = mergeFindings(own.issues, found, source);
  const { score, band, dimensions } = rescore(source, strictness, issues);
  const after = checkPrompt({ text: improved, target: "any", strictness, interfaceLanguage: lang });
  const strengths = answer.strengths.map((line) => line.trim()).filter(Boolean);
  return {
    ...own,
    score,
    band,
    dimensions,
    issues,
    improved,
    scoreAfter: Math.max(score, after.score),
    strengths: (strengths.length > 0 ? strengths : own.strengths).slice(0, 3),
    placeholders: placeholdersOf(improved, lang),
    verdict: verdictOf(band, issues, lang),
  };
}

/** Figures boast too ("30 years", "110 %"): what the model quotes as praise or drama may go from the rewrite. */
const PRAISE = new Set(["persona-puffery", "shouting-emphasis", "filler-politeness", "subjective-quality-words"]);
/** Longer than boasting gets: such a quote would let facts go with it. */
const LONGEST_PRAISE = 160;

function praiseIn(issues: z.output<typeof ANSWER>["issues"]): string[] {
  const quotes = issues.flatMap(({ id, quote }) => (PRAISE.has(id) ? (quote?.trim() ?? []) : []));
  return quotes.filter((quote) => quote !== "" && quote.length <= LONGEST_PRAISE);
}

/** A rewrite keeps every literal but secrets and what was in praise alone, and never a secret. */
function faultOf(source: string, improved: string, praise: readonly string[], lang: Language): string | null {
  const secrets = findSecrets(source).map(({ start, end }) => source.slice(start, end));
  if (secrets.some((secret) => improved.includes(secret))) return FAULTS[lang].secret;
  const facts = praise.reduce((text, quote) => text.replaceAll(quote, " "), source);
  const lost = missingLiterals(facts, improved).filter(
    (value) => !secrets.some((secret) => secret.includes(value) || value.includes(secret)),
  );
  return lost.length > 0 ? FAULTS[lang].lost(lost.slice(0, 6).join(lang === "ar" ? "، " : ", ")) : null;
}

function optionsOf(input: Input, lang: Language): string {
  const isArabicPrompt = detectLanguage(input.text) === "ar";
  const strictness = STRICTNESS[lang][input.strictness];
  return lang === "ar"
    ? `الخيارات:\n- ${strictness}\n- صيغة الخانة: ${isArabicPrompt ? "{{اسم_الخانة}}" : "{{field_name}}"}`
    : `Options:\n- ${strictness}\n- Form of a placeholder: ${isArabicPrompt ? "{{اسم_الخانة}}" : "{{field_name}}"}`;
}

const STRICTNESS: Record<Language, Record<Input["strictness"], string>> = {
  ar: {
    gentle: "الفحص متسامح: أبلغ عمّا يُفسد الجواب فقط.",
    normal: "الفحص معتاد: ما يُفسد الجواب وما يُضعفه.",
    strict: "الفحص صارم: كل ما له مُعرّف وأثر، ولو كان خفيفًا.",
  },
  en: {
    gentle: "Gentle check: only what spoils the answer.",
    normal: "Normal check: what spoils the answer or weakens it.",
    strict: "Strict check: everything with an id and an effect, slight ones too.",
  },
};

const TARGETS: Record<Language, (target: Input["target"]) => string> = {
  ar: (target) => (target === "any" ? "البرومبت لأي نموذج." : `البرومبت موجه إلى نموذج ${target}.`),
  en: (target) => (target === "any" ? "The prompt is for any model." : `The prompt is meant for ${target}.`),
};

const FAULTS: Record<Language, { empty: string; secret: string; lost(values: string): string }> = {
  ar: {
    empty: "المفتاح improved غائب أو فارغ.",
    secret: "ما زال في improved سر مكشوف. ضع خانة مكانه.",
    lost: (values) => `سقط من improved ما يجب أن يبقى بحروفه: ${values}`,
  },
  en: {
    empty: "The key improved is missing or empty.",
    secret: "improved still holds an exposed secret. Put a placeholder in its place.",
    lost: (values) => `improved lost what must be kept to the letter: ${values}`,
  },
};
