import { z } from "zod";
import { IMAGE_TYPES } from "#tools/file-type.ts";
import { declareTool, shortTitle } from "#tools/tool.ts";

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const imageToText = declareTool({
  slug: "image-to-text",
  featureType: "converter",
  group: "image",
  cost: 1,
  file: { types: [...IMAGE_TYPES, "application/pdf"], maxBytes: 10 * 1024 * 1024, required: true },
  point: 6,
  limits: { perDay: 30, perMonth: 500 },
  mainText: "text",
  input: z.object({
    textLanguage: z.enum(["auto", "ar", "en", "ar+en"]).default("auto"),
    mode: z.enum(["plain", "layout", "table"]).default("plain"),
    diacritics: z.enum(["keep", "remove"]).default("keep"),
    digits: z.enum(["keep", "latin", "arabic"]).default("keep"),
    joinLines: z.boolean().default(true),
    engine: z.enum(["auto", "builtin", "provider"]).default("auto"),
  }),
  result: z.object({
    text: z.string(),
    blocks: z.array(z.object({ text: z.string(), lang: z.string(), dir: z.string(), confidence: z.number(), box })),
    words: z.array(z.object({ text: z.string(), confidence: z.number(), box })),
    confidence: z.number(),
    language: z.string(),
    tables: z.array(z.array(z.array(z.string()))),
    pages: z.number(),
  }),
  titleOf: ({ file }) => shortTitle(file.name),
});
