import { IMAGE_MODELS, VIDEO_MODELS } from "#engines/media/media-models.ts";
import { formatDate, formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { MODELS, statusOn } from "#tools/model-call/models.ts";

/** What every row of the three tables has. */
export interface ModelRow {
  id: string;
  label: string;
  status: "live" | "retiring" | "retired";
  retiredOn: string;
  successor: string;
  source: string;
  checkedOn: string;
}

interface Dated {
  id: string;
  label: string;
  retiredOn?: string | undefined;
  successor?: string | undefined;
  source: string;
  checkedOn: string;
}

/** The tables of models as people read them; a day is "2026-11-28". */
export function readModels(language: Language, day: string) {
  const date = (iso: string | undefined) => (iso ? formatDate(language, new Date(`${iso}T00:00:00Z`), "UTC") : "");
  const number = (value: number | undefined) => (value === undefined ? null : formatNumber(language, value));
  const labels = new Map([...MODELS, ...IMAGE_MODELS, ...VIDEO_MODELS].map(({ id, label }) => [id, label]));
  const row = (model: Dated, status: ModelRow["status"]): ModelRow => ({
    id: model.id,
    label: model.label,
    status,
    retiredOn: date(model.retiredOn),
    successor: labels.get(model.successor ?? "") ?? "",
    source: model.source,
    checkedOn: date(model.checkedOn),
  });
  return {
    images: IMAGE_MODELS.filter(({ id }) => id !== "any").map((model) => ({
      ...row(model, model.status),
      ratios: ratiosIn(language, model.ratios),
      takesNegative: model.takesNegative,
      words: model.words
        ? { least: formatNumber(language, model.words[0]), most: formatNumber(language, model.words[1]) }
        : null,
      letters: number(model.lettersMost),
      writesWords: model.writesWords === true,
    })),
    videos: VIDEO_MODELS.filter(({ id }) => id !== "any").map((model) => ({
      ...row(model, model.status),
      ratios: ratiosIn(language, model.ratios),
      takesNegative: model.takesNegative,
      seconds:
        "only" in model.seconds
          ? model.seconds.only.map((each) => formatNumber(language, each)).join(" / ")
          : { least: formatNumber(language, model.seconds.least), most: formatNumber(language, model.seconds.most) },
      letters: number(model.lettersMost),
      shots: model.areShotsOurs ? null : formatNumber(language, model.shotsMost),
      hasSound: model.hasSound,
      speaks: model.speaks ?? [],
    })),
    languages: MODELS.map((model) => ({
      ...row(model, statusOn(model, day)),
      sees: model.sees,
      context: number(model.limits.contextTokens),
      output: number(model.limits.outputTokens),
      price: model.price
        ? {
            input: money(language, model.price.currency, model.price.input),
            output: money(language, model.price.currency, model.price.output),
          }
        : null,
    })),
  };
}

function money(language: Language, currency: string, value: number): string {
  return formatMoney(language, Math.round(value * 100), currency);
}

/** "16:9" in the page's own digits, as every other figure of the tables. */
function ratiosIn(language: Language, ratios: readonly string[]): string[] {
  return ratios.map((ratio) => ratio.replace(/\d+/g, (digits) => formatNumber(language, Number(digits))));
}
