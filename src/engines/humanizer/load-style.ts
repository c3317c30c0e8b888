import { openSeams, type SeamCheck } from "./edits/seam-model.ts";
import { openSigns, type SignModel } from "./signs/sign-model.ts";
import type { FigureWeights } from "./signs/figure-model.ts";
import { AR_FIGURES } from "./weights/ar-figures.ts";
import { AR_STYLE } from "./weights/ar.ts";
import { EN_FIGURES } from "./weights/en-figures.ts";
import { EN_STYLE } from "./weights/en.ts";

/** The models of a language. */
export interface StyleModels {
  signs: SignModel;
  seam: SeamCheck;
  figures: FigureWeights;
}

const opened: Partial<Record<"ar" | "en", StyleModels>> = {};

/** The models of a language, opened at their first use and kept. */
export function loadStyle(language: "ar" | "en"): StyleModels {
  const weights = language === "ar" ? AR_STYLE : EN_STYLE;
  const figures = language === "ar" ? AR_FIGURES : EN_FIGURES;
  return (opened[language] ??= { signs: openSigns(weights), seam: openSeams(weights), figures });
}
