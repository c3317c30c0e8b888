/** A text to measure the humanizer on. */
export interface Row {
  id: string;
  lang: "ar" | "en";
  kind: "machine" | "human";
  split: string;
  text: string;
  facts: string[];
  /** Names of signs, or signs by their place: the stretch as it is in the text. */
  signs: (string | PlacedSign)[];
}

interface PlacedSign {
  id: string;
  quote: string;
}

/** The start and end of each placed sign, looked for in the order of the text. */
export function placesOf({ text, signs }: Row): { id: string; start: number; end: number }[] {
  let from = 0;
  return signs.flatMap((sign) => {
    if (typeof sign === "string") return [];
    const start = text.indexOf(sign.quote, from);
    if (start < 0) throw new Error(`Not in the text, or not in its order: ${sign.quote}`);
    from = start + sign.quote.length;
    return [{ id: sign.id, start, end: from }];
  });
}

/** True where two stretches share half of one of them. */
export function meet(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0 && shared >= 0.5 * Math.min(a.end - a.start, b.end - b.start);
}

const HUMAN_PER_LANGUAGE = 20;

export function readRows(text: string): Row[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

/** A row of the design's data for all tools. */
interface GivenRow {
  id: string;
  tool: string;
  lang: "ar" | "en";
  input: string;
  notes: { facts?: string[] };
  labels: { signs?: string[] };
}

/** Rows of this bench's own form, or those of this tool in the design's. */
export function givenRows(text: string): Row[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row | GivenRow)
    .filter((row) => !("tool" in row) || row.tool === "ai-humanizer")
    .map((row) =>
      "tool" in row
        ? {
            id: row.id,
            lang: row.lang,
            kind: "machine",
            split: "given",
            text: row.input,
            facts: row.notes.facts ?? [],
            signs: row.labels.signs ?? [],
          }
        : { ...row, facts: row.facts ?? [], signs: row.signs ?? [] },
    );
}

/** The same texts every time, taken in turn from each source in the order of the file. */
export function humanRows(text: string): Row[] {
  const rows = text
    .trim()
    .split("\n")
    .map(
      (line) =>
        JSON.parse(line) as {
          id: string;
          text: string;
          label: string;
          lang: "ar" | "en";
          source: string;
          domain: string;
        },
    );
  const picked: Row[] = [];
  for (const lang of ["ar", "en"] as const) {
    const bySource = Map.groupBy(
      rows.filter((row) => row.label === "human" && row.lang === lang),
      (row) => `${row.source}/${row.domain}`,
    );
    for (
      let round = 0;
      picked.filter((row) => row.lang === lang).length < HUMAN_PER_LANGUAGE && round < 50;
      round += 1
    ) {
      for (const list of bySource.values()) {
        const row = list[round * 2];
        if (row && picked.filter((other) => other.lang === lang).length < HUMAN_PER_LANGUAGE)
          picked.push({ id: row.id, lang, kind: "human", split: "other", text: row.text, facts: [], signs: [] });
      }
    }
  }
  return picked;
}
