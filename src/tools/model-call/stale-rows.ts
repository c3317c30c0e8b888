import { IMAGE_MODELS, VIDEO_MODELS } from "#engines/media/media-models.ts";
import { MODELS, statusOn } from "./models.ts";

/** Days after which a fact about a model is looked up again. */
export const FRESH_DAYS = 60;

const DAY_MS = 86_400_000;

/**
 * Rows of all tables of models last looked at more than `FRESH_DAYS` before a day ("2026-11-28"), the oldest first; those of
 * models that ended on their own are left out.
 */
export function staleRows(day: string): { id: string; checkedOn: string; days: number; source: string }[] {
  const media = [...IMAGE_MODELS, ...VIDEO_MODELS].filter(({ id, status }) => id !== "any" && status === "live");
  const texts = MODELS.filter((model) => statusOn(model, day) !== "retired");
  return [...texts, ...media]
    .map(({ id, checkedOn, source }) => ({
      id,
      checkedOn,
      days: (Date.parse(day) - Date.parse(checkedOn)) / DAY_MS,
      source,
    }))
    .filter(({ days }) => days > FRESH_DAYS)
    .toSorted((a, b) => b.days - a.days);
}
