import { z } from "zod";
import {
  declareTool,
  directionSchema,
  helpAnswers,
  helpFields,
  optionalText,
  shortTitle,
  textField,
} from "#tools/tool.ts";
import { TEXT_LIMIT } from "./limits.ts";

export const imagePrompt = declareTool({
  slug: "image-prompt",
  featureType: "image",
  group: "image",
  cost: 1,
  isFreeByRule: true,
  file: null,
  point: 4,
  glyph: "M4 5.5h16v13H4v-13ZM4 16l5-5 4 4 2.5-2.5L20 16.5",
  limits: { perDay: 30, perMonth: 500 },
  mainText: "prompt",
  input: z.object({
    text: textField(3, TEXT_LIMIT),
    model: z
      .enum([
        "any",
        "gpt-image",
        "gemini-image",
        "midjourney",
        "flux-3",
        "flux",
        "ideogram-4",
        "ideogram",
        "sdxl",
        "seedream",
        "qwen-image",
        "recraft",
        "reve",
        "grok-image",
        "krea",
        "mai-image",
        "muse-image",
      ])
      .default("any"),
    style: optionalText(200),
    lighting: optionalText(200),
    mood: optionalText(200),
    shot: optionalText(200),
    lens: optionalText(200),
    palette: z.array(z.string().trim().min(1).max(40)).max(5).default([]),
    /** Without one the request's own ratio, else what its kind of picture usually has; fitted to the model. */
    aspectRatio: z
      .string()
      .regex(/^\d{1,2}:\d{1,2}$/)
      .optional(),
    textInImage: optionalText(200),
    avoid: optionalText(500),
    detail: z.enum(["short", "standard", "rich"]).default("standard"),
    variants: z.number().int().min(1).max(3).default(1),
    promptLanguage: z.enum(["en", "ar"]).default("en"),
    answers: helpAnswers,
  }),
  result: z.object({
    prompt: z.string(),
    /** Why the prompt is to be translated before it is used; the first of the notes too. */
    mustTranslate: z.string().optional(),
    negative: z.string().optional(),
    settings: z.object({ ratio: z.string(), size: z.string().optional(), flags: z.string().optional() }),
    slots: z.record(z.string(), z.string()),
    /** Who filled each slot: the request, a field of the form, or the engine by itself. */
    origins: z.record(z.string(), z.enum(["stated", "option", "assumed"])).default({}),
    /** The same scene as an object, for models that read one. */
    json: z.record(z.string(), z.unknown()).optional(),
    explanation: z.string(),
    variants: z.array(z.string()),
    ...helpFields,
    /** Other ways, whole prompts with a name each. */
    directions: z.array(directionSchema).default([]),
    /** Words that are to be read in the picture, to the letter. */
    lettering: z.array(z.string()).default([]),
    assumptions: z.array(z.string()),
  }),
  titleOf: (input) => shortTitle(input.text),
});
