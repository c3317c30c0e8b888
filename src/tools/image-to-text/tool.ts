import { z } from "zod";
import { declareTool, shortTitle } from "#tools/tool.ts";
import { FILE_TYPES, MOST_BYTES } from "./file-rule.ts";

/** Pixels on the page's upright image, of the size that `sheets` names. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const MOST_PAGES = 10;

export const imageToText = declareTool({
  slug: "image-to-text",
  featureType: "converter",
  group: "image",
  cost: 1,
  file: { types: FILE_TYPES, maxBytes: MOST_BYTES, required: true },
  point: 6,
  glyph: "M5 6h14M12 6v13M9 19h6",
  limits: { perDay: 30, perMonth: 500 },
  mainText: "text",
  input: z.object({
    textLanguage: z.enum(["auto", "ar", "en", "ar+en"]).default("auto"),
    mode: z.enum(["plain", "layout", "table", "markdown"]).default("plain"),
    diacritics: z.enum(["keep", "remove"]).default("keep"),
    digits: z.enum(["keep", "latin", "arabic"]).default("keep"),
    joinLines: z.boolean().default(true),
    engine: z.enum(["auto", "builtin", "provider"]).default("auto"),
  }),
  result: z.object({
    text: z.string(),
    /** In reading order. `box` is null where the text did not come from a place in a picture; a weak block is no part of `text`. */
    blocks: z.array(
      z.object({
        text: z.string(),
        lang: z.string(),
        dir: z.string(),
        confidence: z.number(),
        box: box.nullable(),
        page: z.number(),
        weak: z.boolean(),
      }),
    ),
    words: z.array(z.object({ text: z.string(), confidence: z.number(), box, block: z.number() })),
    confidence: z.number(),
    language: z.string(),
    tables: z.array(z.array(z.array(z.string()))),
    pages: z.number(),
    /** The size of each page's image that boxes are measured on; zeros for a page whose text came with the file. */
    sheets: z.array(z.object({ width: z.number(), height: z.number() })),
  }),
  titleOf: ({ file }) => shortTitle(file.name),
  titleOfResult: ({ text }) => shortTitle(text),
});
