import { z } from "zod";
import { IMAGE_TYPES } from "#tools/file-type.ts";
import { declareTool, shortTitle } from "#tools/tool.ts";
import { MOST_BYTES } from "./file-rule.ts";
import { printedPrompt } from "./printed-prompt.ts";

const layer = z.enum(["subject", "composition", "style", "light", "colour", "camera", "mood", "text"]);

export const imageToPrompt = declareTool({
  slug: "image-to-prompt",
  featureType: "converter",
  group: "image",
  cost: 1,
  file: { types: IMAGE_TYPES, maxBytes: MOST_BYTES, required: true },
  point: 5,
  glyph:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  limits: { perDay: 30, perMonth: 500 },
  mainText: null,
  input: z.object({
    model: z.enum(["any", "midjourney", "flux", "sdxl", "gpt-image", "gemini-image", "ideogram"]).default("any"),
    mode: z.enum(["recreate", "style", "caption", "alt-text"]).default("recreate"),
    layers: z.array(layer).default([]),
    detail: z.enum(["short", "standard", "rich"]).default("standard"),
  }),
  result: z.object({
    source: z.enum(["embedded", "vision", "measured"]),
    prompt: z.string(),
    negative: z.string().optional(),
    /** What the program that drew the image wrote into it: to the letter, or put together from its parts (`isJoined`). */
    embedded: z
      .object({
        generator: z.string(),
        prompt: z.string(),
        negative: z.string().nullable(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
        loras: z.array(z.string()),
        isJoined: z.literal(true).exactOptional(),
      })
      .nullable(),
    description: z.string(),
    /** The words in the picture as our own reader copies them; empty where it is sure of none. */
    textInImage: z.string(),
    /** At most 125 characters; empty where nobody looked at the picture. */
    altText: z.string().max(125),
    layers: z.partialRecord(layer, z.string()),
    palette: z.array(z.object({ hex: z.string(), nameAr: z.string(), nameEn: z.string(), share: z.number() })),
    facts: z.object({
      width: z.number(),
      height: z.number(),
      ratio: z.string(),
      brightness: z.enum(["low", "middle", "high"]),
      contrast: z.enum(["low", "medium", "high"]),
      saturation: z.enum(["none", "muted", "medium", "vivid"]),
      warmth: z.enum(["warm", "neutral", "cool"]),
      sharpness: z.enum(["soft", "medium", "sharp"]),
      detail: z.enum(["minimal", "medium", "busy"]),
      weight: z.enum(["centre", "left", "right", "top", "bottom", "even"]),
      isMirrored: z.boolean(),
      focus: z.enum(["centre", "even"]),
      isFlat: z.boolean(),
      format: z.string(),
      hasAlpha: z.boolean(),
      camera: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
      hasGps: z.boolean(),
      aiDeclared: z.boolean(),
      c2pa: z.boolean(),
      /** What the provenance manifest (C2PA) names; nothing of it is verified. */
      provenance: z
        .object({ programs: z.array(z.string()), actions: z.array(z.string()), sources: z.array(z.string()) })
        .nullable(),
    }),
    /** What is known of the image in the run's language, each with where it comes from. */
    statements: z.array(z.object({ origin: z.enum(["embedded", "measured", "camera", "vision"]), text: z.string() })),
    /** The prompt in each model's form. */
    variants: z.array(z.object({ model: z.string(), prompt: z.string(), negative: z.string().optional() })),
  }),
  titleOf: ({ file }) => shortTitle(file.name),
  printed: printedPrompt,
});

export type ImageToPromptResult = z.output<typeof imageToPrompt.result>;
