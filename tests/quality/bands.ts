import { readFileSync } from "node:fs";

/** Least and most that a figure may come to. */
export type Bands<Figures> = { readonly [Name in keyof Figures]: readonly [least: number, most: number] };

/**
 * The figures that are not in their bands: what became worse, and what became better without a new band to keep it by. Most rows
 * are ones that the engines learned from, so a figure watches over a change and does not say how good an engine is on others.
 */
export function outside<Figures extends Record<string, number>>(figures: Figures, bands: Bands<Figures>): string[] {
  return Object.entries(bands as Record<string, readonly [number, number]>).flatMap(([name, [least, most]]) => {
    const figure = figures[name] as number;
    return figure >= least && figure <= most
      ? []
      : [`${name}: ${figure.toFixed(3)} is not within ${least} and ${most}`];
  });
}

export function shareOf<Row>(rows: readonly Row[], isMet: (row: Row) => boolean): number {
  return rows.length === 0 ? Number.NaN : rows.filter(isMet).length / rows.length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One row of so many, the same ones each time. */
export function everyNth<Row>(rows: readonly Row[], step: number): Row[] {
  return rows.filter((_row, index) => index % step === 0);
}

export function linesOfJson<Row>(path: string): Row[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
