import { z } from "zod";
import { detectText, type Detection, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import type { RunnerOf } from "#tools/runner.ts";
import type { aiDetector } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof aiDetector>["viaModel"]>;

const word = z.string().catch("");

/** What the model hands back: what shows in the text. Verdict and figures are never its business. */
const ANSWER = z.object({
  signals: z
    .array(z.object({ label: word, quote: word, direction: z.enum(["human", "ai"]).catch("ai"), why: word }))
    .catch([]),
  reasons: z.array(z.string()).catch([]),
});

const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});

const MOST_REMARKS = 6;
/** The detector's run through a model: it points at passages and says why; a passage that is not in the text to the letter is dropped. */
export const aiDetectorViaModel: ModelRun = {
  async request(input, { lang }) {
    const text = input.text ?? "";
    const weights = detectorWeights(languageFor(text, input.textLanguage));
    return {
      variables: {
        options: lang === "ar" ? "اكتب label وwhy وreasons بالعربية." : "Write label, why and reasons in English.",
        answer_language: "",
        model_facts: "",
        target: "",
      },
      user: text,
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: 1200,
      temperature: 0.1,
      evidence: detectText({ text, sensitivity: input.sensitivity, interfaceLanguage: lang }, weights),
    };
  },

  parse(reply, input, { lang, evidence }) {
    const parsed = ANSWER.safeParse(reply);
    const text = input.text ?? "";
    const own = evidence as Detection | undefined;
    if (!parsed.success || !own) return { ok: false, fault: FAULTS[lang] };
    const remarks = parsed.data.signals
      .filter(({ label, quote }) => label !== "" && quote.trim() !== "" && text.includes(quote.trim()))
      .slice(0, MOST_REMARKS)
      .map((remark) => ({ ...remark, quote: remark.quote.trim() }));
    const isFree = own.verdict === "cannot-tell";
    return { ok: true, warnings: [], isFree, result: { ...own, ...(remarks.length > 0 ? { remarks } : {}) } };
  },
};

const FAULTS = {
  ar: "الرد ليس كائن JSON فيه المفتاحان signals وreasons.",
  en: "The answer is not one JSON object with the keys signals and reasons.",
};
