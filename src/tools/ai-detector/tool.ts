import { z } from "zod";
import { DOCX } from "#tools/file-type.ts";
import { declareTool, shortTitle, textField } from "#tools/tool.ts";

const probability = z.number().min(0).max(1);

export const aiDetector = declareTool({
  slug: "ai-detector",
  featureType: "detector",
  group: "text",
  cost: 1,
  file: { types: ["text/plain", "application/pdf", DOCX], maxBytes: 5 * 1024 * 1024, required: false },
  point: 2,
  limits: { perDay: 30, perMonth: 500 },
  mainText: null,
  input: z.object({
    text: textField(3, 20_000),
    textLanguage: z.enum(["auto", "ar", "en"]).default("auto"),
    sensitivity: z.enum(["careful", "balanced", "sensitive"]).default("careful"),
  }),
  result: z.object({
    verdict: z.enum(["likely-human", "mixed", "likely-ai", "cannot-tell"]),
    probability,
    interval: z.object({ low: probability, high: probability }),
    reliability: z.object({ level: z.enum(["high", "medium", "low"]), reasons: z.array(z.string()) }),
    sentences: z.array(z.object({ start: z.number(), end: z.number(), probability })),
    signals: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.number(),
        humanRange: z.array(z.number()),
        direction: z.string(),
      }),
    ),
    falseAlarmRate: probability,
  }),
  titleOf: (input) => shortTitle(input.text),
});
