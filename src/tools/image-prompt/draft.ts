import type { z } from "zod";
import type { ImageRequest } from "#engines/media/image/image-types.ts";
import { coloursOf } from "#tools/workspace/media/slot-fields.ts";
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

export const DRAFT_NAME = "image-prompt";

/** Names of models as their makers write them: the best known first, then the others. */
export const MODEL_LABELS: Record<"known" | "other", Readonly<Record<string, string>>> = {
  known: {
    "gpt-image": "GPT Image",
    "gemini-image": "Gemini (Nano Banana)",
    midjourney: "Midjourney",
    "flux-3": "FLUX.3",
    "ideogram-4": "Ideogram 4",
    sdxl: "SDXL",
  },
  other: {
    seedream: "Seedream 5.5",
    "qwen-image": "Qwen-Image 3",
    "grok-image": "Grok Imagine 2",
    recraft: "Recraft V4.1",
    reve: "Reve 2.1",
    krea: "Krea 3",
    "mai-image": "MAI-Image 2.7",
    "muse-image": "Meta Muse Image",
    flux: "FLUX.2",
    ideogram: "Ideogram 3",
  },
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
