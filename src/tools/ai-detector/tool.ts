import { z } from "zod";
import { TEXT_FILE } from "#tools/file-text.ts";
import { FILE_LIMIT_BYTES, LEAST_WORDS, TEXT_LIMIT } from "./limits.ts";
import { declareTool, enoughWords, shortTitle, textField } from "#tools/tool.ts";

const probability = z.number().min(0).max(1);

export const aiDetector = declareTool({
  slug: "ai-detector",
  featureType: "detector",
  group: "text",
  cost: 1,
  file: { types: TEXT_FILE.types, maxBytes: FILE_LIMIT_BYTES, required: false },
  point: 2,
  glyph: "M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM19.5 19.5l-4.8-4.8",
  limits: { perDay: 30, perMonth: 500 },
  mainText: null,
  input: z.object({
    /** Left out where a file is given. */
    text: textField(3, TEXT_LIMIT).superRefine(enoughWords(LEAST_WORDS)).optional(),
    textLanguage: z.enum(["auto", "ar", "en"]).default("auto"),
    sensitivity: z.enum(["careful", "balanced", "sensitive"]).default("careful"),
  }),
  result: z.object({
    verdict: z.enum(["likely-human", "mixed", "likely-ai", "cannot-tell"]),
    probability,
    interval: z.object({ low: probability, high: probability }),
    reliability: z.object({ level: z.enum(["high", "medium", "low"]), reasons: z.array(z.string()) }),
    sentences: z.array(z.object({ start: z.number(), end: z.number(), probability, reason: z.string() })),
    signals: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.number(),
        humanRange: z.array(z.number()),
        direction: z.enum(["ai", "human"]),
      }),
    ),
    /** None for a language that was not measured. */
    falseAlarmRate: probability.optional(),
    textLanguage: z.enum(["ar", "en"]),
    words: z.number(),
    /** What was read from a file: the places of sentences belong to it. */
    text: z.string().optional(),
    /** What a model found worth pointing out; it has no part in verdict and figures. */
    remarks: z
      .array(z.object({ label: z.string(), quote: z.string(), direction: z.enum(["ai", "human"]), why: z.string() }))
      .optional(),
  }),
  canShare: false,
  titleOf: (input) => (input.text === undefined ? (input.file?.name ?? "") : shortTitle(input.text)),
});
