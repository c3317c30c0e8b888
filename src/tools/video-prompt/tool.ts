import { z } from "zod";
import { declareTool, optionalText, shortTitle, textField } from "#tools/tool.ts";

const line = z.object({
  speaker: z.string().max(80),
  line: z.string().max(500),
  language: z.string().max(40),
  delivery: z.string().max(120),
});

export const videoPrompt = declareTool({
  slug: "video-prompt",
  featureType: "video",
  group: "video",
  cost: 1,
  file: null,
  point: 7,
  limits: { perDay: 30, perMonth: 500 },
  mainText: "prompt",
  input: z.object({
    text: textField(3, 2000),
    model: z.enum(["any", "veo", "gemini-omni", "runway", "kling", "sora"]).default("any"),
    duration: z.number().int().min(2).max(60).default(8),
    aspectRatio: z.enum(["16:9", "9:16", "1:1"]).default("16:9"),
    shots: z.number().int().min(1).max(6).default(1),
    style: optionalText(200),
    camera: optionalText(200),
    lighting: optionalText(200),
    dialogue: z.array(line).max(12).default([]),
    audio: optionalText(300),
    avoid: optionalText(500),
    format: z.enum(["text", "json"]).default("text"),
  }),
  result: z.object({
    prompt: z.string(),
    negative: z.string().optional(),
    json: z.record(z.string(), z.unknown()),
    settings: z.object({ durationSeconds: z.number(), ratio: z.string(), resolution: z.string().optional() }),
    shots: z.array(z.record(z.string(), z.unknown())),
    dialogue: z.array(line),
    audio: z.record(z.string(), z.string()),
    explanation: z.string(),
    warnings: z.array(z.string()),
    variants: z.array(z.string()),
  }),
  titleOf: (input) => shortTitle(input.text),
});
