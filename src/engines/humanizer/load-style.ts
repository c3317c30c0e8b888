import { modelOf } from "#engines/models/models.ts";
import { openSeams, type SeamCheck } from "./edits/seam-model.ts";
import { openSigns, type SignModel } from "./signs/sign-model.ts";
import type { FigureWeights } from "./signs/figure-model.ts";
import type { StyleWeights } from "./signs/style-weights.ts";
import constructions from "#models/constructions.json" with { type: "json" };

/** The models of a language. */
export interface StyleModels {
  signs: SignModel;
  seam: SeamCheck;
  figures: FigureWeights;
}

const opened: Partial<Record<"ar" | "en", StyleModels>> = {};

/** The models of a language, opened at their first use and kept. */
export function loadStyle(language: "ar" | "en"): StyleModels {
  return (opened[language] ??= open(language));
}

function open(language: "ar" | "en"): StyleModels {
  const weights = modelOf<StyleWeights>(`humanizer-${language}`);
  return { signs: openSigns(weights), seam: openSeams(weights), figures: constructions[language] };
}
