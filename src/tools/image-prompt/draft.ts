import type { z } from "zod";
import type { ImageRequest } from "#engines/media/image/image-types.ts";
import { coloursOf } from "#tools/bench/media/slot-fields.ts";
import type { imagePrompt } from "./tool.ts";

export type ImageResult = z.output<typeof imagePrompt.result>;

/** The form as the page keeps it: every field a plain string, empty where not set; colours between commas. */
export interface ImageDraft {
  text: string;
  model: string;
  style: string;
  lighting: string;
  mood: string;
  shot: string;
  lens: string;
  palette: string;
  aspectRatio: string;
  textInImage: string;
  avoid: string;
  detail: string;
  variants: number;
  promptLanguage: string;
}

export const EMPTY_DRAFT: ImageDraft = {
  text: "",
  model: "any",
  style: "",
  lighting: "",
  mood: "",
  shot: "",
  lens: "",
  palette: "",
  aspectRatio: "",
  textInImage: "",
  avoid: "",
  detail: "standard",
  variants: 2,
  promptLanguage: "en",
};

export const TEXT_LIMIT = 2000;
export const DRAFT_NAME = "image-prompt";

/** Names of models as their makers write them. */
export const MODEL_LABELS: Record<string, string> = {
  midjourney: "Midjourney",
  flux: "FLUX.2",
  sdxl: "SDXL",
  "gpt-image": "GPT Image",
  "gemini-image": "Gemini (Nano Banana)",
  ideogram: "Ideogram",
};

/** The draft as the API takes it: unset fields left out. */
export function inputOf(draft: ImageDraft): object {
  const set = Object.entries(draft).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(set), palette: coloursOf(draft.palette) };
}

/** The draft as the engine takes it, in the browser. */
export function requestOf(draft: ImageDraft, interfaceLanguage: "ar" | "en"): ImageRequest {
  return { ...inputOf(draft), interfaceLanguage } as unknown as ImageRequest;
}

/** What a stored run's input becomes in the form. */
export function draftOf(input: Record<string, unknown>): ImageDraft {
  const palette = input["palette"];
  return { ...EMPTY_DRAFT, ...input, palette: Array.isArray(palette) ? palette.join(", ") : "" } as ImageDraft;
}
