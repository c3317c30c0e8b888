import type { ImageModel, ImageModelId } from "../media-models.ts";
import type { Exclusion } from "../exclusions.ts";
import type { Scene } from "../read-scene.ts";
import type { PromptLanguage, Slot } from "../slots.ts";
import type { Term } from "../vocabulary/term.ts";
import type { GenreFrame } from "./genre-frames.ts";

/** A request for a picture, as the tool's form gives it. */
export interface ImageRequest {
  text: string;
  model: ImageModelId;
  style?: string | undefined;
  lighting?: string | undefined;
  mood?: string | undefined;
  shot?: string | undefined;
  lens?: string | undefined;
  palette: readonly string[];
  aspectRatio?: string | undefined;
  textInImage?: string | undefined;
  avoid?: string | undefined;
  detail: "short" | "standard" | "rich";
  variants: number;
  promptLanguage: PromptLanguage;
  /** In which notes and chips are written. */
  interfaceLanguage: "ar" | "en";
}

export type ImageSlotName = "style" | "light" | "shot" | "lens" | "mood" | "palette";

/** All that a form writes. */
export interface ImagePlan {
  scene: Scene;
  model: ImageModel;
  language: PromptLanguage;
  slots: Partial<Record<ImageSlotName, Slot>>;
  /** To the letter, in order. */
  lettering: readonly string[];
  /** Lettering of the form's field, which the request's own words do not hold. */
  addedLettering: readonly string[];
  exclusions: readonly Exclusion[];
  genre: string;
  frame: GenreFrame;
  /** Grounds and empty areas that were asked for, by the table. */
  spaces: readonly Term[];
  ratio: string;
  size?: string;
  /** The model's flags without the ratio's and version's, each with its value. */
  flags: readonly string[];
  /** The version that the person typed, with its flag. */
  version?: string;
}

export interface ImageResult {
  prompt: string;
  /** Why the prompt is to be translated before it is used; its model hardly reads the language it is in. */
  mustTranslate?: string;
  negative?: string;
  settings: { ratio: string; size?: string; flags?: string };
  slots: Record<string, string>;
  origins: Record<string, "stated" | "option" | "assumed">;
  json?: Record<string, unknown>;
  explanation: string;
  variants: string[];
  notes: string[];
  assumptions: string[];
}
