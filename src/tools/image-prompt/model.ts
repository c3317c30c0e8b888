import { z } from "zod";
import { FAULT_PHRASES } from "#engines/media/fault-phrases.ts";
import { checkImage } from "#engines/media/image/check-image.ts";
import { composeImage } from "#engines/media/image/compose-image.ts";
import { planImage } from "#engines/media/image/plan-image.ts";
import type { Language } from "#i18n/language.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { modelFacts, optionLines } from "./model-phrases.ts";
import type { imagePrompt } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof imagePrompt>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");
const texts = z.array(z.string()).catch([]);
const SLOTS = ["subject", "action", "setting", "light", "palette", "framing", "mood", "style"] as const;

/** What the model hands back; only the prompt is indispensable. */
const ANSWER = z.object({
  prompt: z.string(),
  negative: z.string().nullable().catch(null),
  explanation: text,
  slots: z.object(Object.fromEntries(SLOTS.map((name) => [name, text]))).catch({}),
  variants: texts,
  notes: texts,
  assumptions: texts,
});
const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});
const FIELDS = ["style", "lighting", "mood", "shot", "lens", "textInImage", "avoid"] as const;
const OUTPUT_TOKENS = 1800;

/** The tool's run through a model: what it is asked, and how its answer is checked by the same tables before anyone sees it. */
export const imagePromptViaModel: ModelRun = {
  request(input, { lang }) {
    const { plan } = planImage({ ...input, interfaceLanguage: lang });
    return {
      variables: {
        options: optionLines(input, plan, lang),
        target: plan.model.label,
        answer_language: input.promptLanguage,
        model_facts: modelFacts(plan.model, lang),
      },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: OUTPUT_TOKENS,
      temperature: 0.7,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    if (!parsed.success) return { ok: false, fault: FAULT_PHRASES.empty[lang]("prompt") };
    const request = { ...input, interfaceLanguage: lang };
    const { plan } = planImage(request);
    const own = composeImage(request);
    const answer = parsed.data;
    const prompt = answer.prompt.trim();
    const negative = answer.negative?.trim() || undefined;
    const flags = / (--[a-z].*)$/i.exec(prompt)?.[1];
    const settings = { ratio: plan.ratio, ...(plan.size ? { size: plan.size } : {}), ...(flags ? { flags } : {}) };
    const source = sourceOf(input);
    const faults = checkImage(plan.model, { prompt, negative, settings }, plan.lettering, source);
    if (faults.length > 0) return { ok: false, fault: said(faults, lang) };
    return {
      ok: true,
      warnings: [],
      result: {
        prompt,
        ...(negative ? { negative } : {}),
        settings,
        slots: filled(answer.slots),
        origins: {},
        explanation: answer.explanation,
        variants: answer.variants
          .filter(
            (variant) => checkImage(plan.model, { prompt: variant, settings }, plan.lettering, source).length === 0,
          )
          .slice(0, input.variants),
        notes: [...new Set([...own.notes.filter((note) => !isOfBuiltIn(note, own.notes)), ...answer.notes])],
        assumptions: answer.assumptions,
      },
    };
  },
};

/** The note on untranslated words is the built-in engine's own. */
function isOfBuiltIn(note: string, notes: readonly string[]): boolean {
  return note.includes("« »") && notes.includes(note);
}

function filled(slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value.trim() !== ""));
}

function fieldsOf(input: Input): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of FIELDS) if (input[name]) given[name] = input[name];
  if (input.palette.length > 0) given["palette"] = input.palette.join(", ");
  return given;
}

function sourceOf(input: Input): string {
  return [input.text, ...Object.values(fieldsOf(input))].join("\n");
}

function said(faults: ReturnType<typeof checkImage>, lang: Language): string {
  return faults
    .slice(0, 6)
    .map(({ code, detail }) => FAULT_PHRASES[code][lang](detail))
    .join("\n");
}
