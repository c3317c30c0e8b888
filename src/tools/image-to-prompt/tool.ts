import { z } from "zod";
import { IMAGE_TYPES } from "#tools/file-type.ts";
import { declareTool, shortTitle } from "#tools/tool.ts";

const layer = z.enum(["subject", "composition", "style", "light", "colour", "camera", "mood", "text"]);

export const imageToPrompt = declareTool({
  slug: "image-to-prompt",
  featureType: "converter",
  group: "image",
  cost: 1,
  file: { types: IMAGE_TYPES, maxBytes: 10 * 1024 * 1024, required: true },
  point: 5,
  limits: { perDay: 30, perMonth: 500 },
  mainText: null,
  input: z.object({
    model: z.enum(["any", "midjourney", "flux", "sdxl", "gpt-image", "gemini-image"]).default("any"),
    mode: z.enum(["recreate", "style", "caption", "alt-text"]).default("recreate"),
    layers: z.array(layer).default([]),
    detail: z.enum(["short", "standard", "rich"]).default("standard"),
  }),
  result: z.object({
    source: z.enum(["embedded", "vision", "measured"]),
    prompt: z.string(),
    negative: z.string().optional(),
    description: z.string(),
    altText: z.string().max(125),
    layers: z.partialRecord(layer, z.string()),
    palette: z.array(z.object({ hex: z.string(), nameAr: z.string(), nameEn: z.string(), share: z.number() })),
    variants: z.array(z.string()),
  }),
  titleOf: ({ file }) => shortTitle(file.name),
});
