import type { Language } from "#i18n/language.ts";
import type { Measured, MeasuredRates } from "#engines/ai-detector/measured-rates.ts";

/** One row of the published table: human and machine texts of a group side by side. */
export interface MeasuredRow {
  by: "length" | "genre";
  name: string;
  human: MeasuredRates | null;
  ai: MeasuredRates | null;
}

export interface PublishedFigures {
  language: Language;
  rows: MeasuredRow[];
  newModel: { caught: number; missed: number };
  /** The genre whose human texts were accused most often. */
  worst: { genre: string; rate: number };
}

/** Too few to say a share of. */
const LEAST_TEXTS = 30;

/** What page and guide show of the measured figures. */
export async function readPublished(): Promise<PublishedFigures[]> {
  const { MEASURED } = await import("#engines/ai-detector/measured-rates.ts");
  return [MEASURED.ar, MEASURED.en].map(published);
}

function published({ language, groups, newModel }: Measured): PublishedFigures {
  const enough = groups.filter(({ rates }) => rates.texts >= LEAST_TEXTS);
  const rows = (["length", "genre"] as const).flatMap((by) => {
    const own = enough.filter((group) => group.by === by);
    return [...new Set(own.map(({ name }) => name))].map((name): MeasuredRow => {
      const ratesOf = (label: "human" | "ai") =>
        own.find((group) => group.name === name && group.label === label)?.rates ?? null;
      return { by, name, human: ratesOf("human"), ai: ratesOf("ai") };
    });
  });
  const worst = rows
    .filter(({ by, human }) => by === "genre" && human !== null)
    .toSorted((a, b) => (b.human?.likelyAi.careful ?? 0) - (a.human?.likelyAi.careful ?? 0))[0];
  return {
    language,
    rows,
    newModel: { caught: newModel.likelyAi.careful, missed: newModel.likelyHuman },
    worst: { genre: worst?.name ?? "other", rate: worst?.human?.likelyAi.careful ?? 0 },
  };
}
