import { IMAGE_MODELS, VIDEO_MODELS } from "./media-models.ts";
import { SLOT_NAMES } from "./media-phrases.ts";
import { ANGLE, LENS, MOVE, SHOT } from "./vocabulary/terms.ts";
import { LIGHT, MOOD, STYLE } from "./vocabulary/terms.ts";
import type { Term } from "./vocabulary/term.ts";
import { COLOUR } from "./vocabulary/terms.ts";

/** What a page offers to choose from: the terms of each slot, the models with their limits, and the slots' names. */
export const PICKER: {
  terms: Record<"style" | "light" | "shot" | "lens" | "mood" | "palette" | "move", readonly Term[]>;
  imageModels: typeof IMAGE_MODELS;
  videoModels: typeof VIDEO_MODELS;
  slotNames: typeof SLOT_NAMES;
} = {
  terms: {
    style: STYLE.terms,
    light: LIGHT.terms,
    shot: [...SHOT.terms, ...ANGLE.terms],
    lens: LENS.terms,
    mood: MOOD.terms,
    palette: COLOUR.terms,
    move: MOVE.terms,
  },
  imageModels: IMAGE_MODELS,
  videoModels: VIDEO_MODELS,
  slotNames: SLOT_NAMES,
};
