import { writeFileSync } from "node:fs";
import { CONSTRUCTIONS } from "#engines/humanizer/signs/constructions.ts";
import { figureEvidence, type FigureWeights } from "#engines/humanizer/signs/figure-model.ts";
import { type Figure, figuresIn } from "#engines/humanizer/signs/figures-in.ts";
import { stableHash } from "#engines/text/hash.ts";
import { loadRows, type Row } from "../detector/load-rows.ts";
import { outputOf, readStyle, readStyleRows, type StyleLanguage, type StyleRow } from "../humanizer/style-rows.ts";

/** Of twenty parts of people's texts: those that are counted; those that set the threshold; the last are only measured on. */
const PARTS = { all: 20, counted: 10, threshold: 15 };
/** The share of people's sentences at which the constructions alone are reported; the engine weighs them with the words. */
const MOST_ALARMS = { ar: 0.007, en: 0.004 };
/** What is added to the counts, so that a construction seen once is not sure of anything. */
const SMOOTHING = { signs: 0.3, people: 1 };

interface Labelled {
  figures: Figure[];
  /** Outputs of the signs in the sentence. */
  signs: number[];
}

/**
 * `npm run train -- constructions --data DIR`: counts the constructions in labelled paragraphs (`training/style` and here) and in
 * people's texts, and writes what each is worth. A minute; the same data give the same bytes.
 */
export function train(): void {
  const at = process.argv.indexOf("--data");
  const data = at < 0 ? undefined : process.argv[at + 1];
  if (!data) throw new Error("Say where people's texts are: npm run train -- constructions --data DIR");
  const rows = [...readStyleRows("training/style"), ...readStyleRows("training/constructions")];
  const people = loadRows(data).filter(({ label }) => label === "human");
  const found: Partial<Record<StyleLanguage, FigureWeights>> = {};
  for (const language of ["ar", "en"] as const) {
    const own = rows.filter(({ lang }) => lang === language);
    const texts = people.filter(({ lang }) => lang === language);
    const figures = (from: number, to: number) => textsOf(texts, from, to).map((text) => read(text, language));
    const counted = figures(0, PARTS.counted);
    const setting = figures(PARTS.counted, PARTS.threshold);
    const measured = figures(PARTS.threshold, PARTS.all);
    found[language] = fit(own, counted, language);
    report(language, own, counted, setting, measured);
  }
  writeFileSync("models/constructions.json", `${JSON.stringify(found)}\n`);
}

function textsOf(rows: readonly Row[], from: number, to: number): string[] {
  return rows
    .filter(({ group, source }) => {
      const part = stableHash(group + source) % PARTS.all;
      return part >= from && part < to;
    })
    .map(({ text }) => text);
}

function read(text: string, language: StyleLanguage): Figure[][] {
  const { tokens, runs } = readStyle(text);
  return runs.map(({ from, to }) => figuresIn(tokens, language, from, to));
}

/** The sentences of a labelled paragraph as the engine cuts them, each with its signs. */
function labelled({ text, lang, sentences }: StyleRow): Labelled[] {
  const { tokens, runs } = readStyle(text);
  const found = runs.map(({ from, to }): Labelled => ({ figures: figuresIn(tokens, lang, from, to), signs: [] }));
  let after = 0;
  for (const { t, signs } of sentences) {
    const at = text.indexOf(t.trim(), after);
    if (at < 0) continue;
    after = at + t.trim().length;
    for (const { id, quote } of signs) {
      const place = at + Math.max(0, t.indexOf(quote));
      const index = runs.findIndex(({ start, end }) => start <= place && place < end);
      if (outputOf(id) >= 0) found[index]?.signs.push(outputOf(id));
    }
  }
  return found;
}

function fit(rows: readonly StyleRow[], counted: readonly Figure[][][], language: StyleLanguage): FigureWeights {
  const withSign = rows.flatMap(labelled).filter(({ signs }) => signs.length > 0);
  const people = counted.flat();
  const size = CONSTRUCTIONS[language].length;
  const inSigns = new Float64Array(size);
  const inPeople = new Float64Array(size);
  const bySign = Array.from({ length: size }, () => new Map<number, number>());
  const all = new Map<number, number>();
  for (const { figures, signs } of withSign) {
    for (const sign of signs) all.set(sign, (all.get(sign) ?? 0) + 1);
    for (const { index } of figures) {
      inSigns[index] = (inSigns[index] as number) + 1;
      for (const sign of signs) bySign[index]?.set(sign, (bySign[index]?.get(sign) ?? 0) + 1);
    }
  }
  for (const { index } of people.flat()) inPeople[index] = (inPeople[index] as number) + 1;
  const weights = Array.from(inSigns, (count, index) => {
    const own = (count + SMOOTHING.signs) / (withSign.length + 1);
    const others = ((inPeople[index] as number) + SMOOTHING.people) / (people.length + 1);
    return Number(Math.log(own / others).toFixed(2));
  });
  return { weights, signs: bySign.map((counts) => likeliest(counts, all)) };
}

/** The sign that is in a construction's sentences most beyond its own share; -1 where none did. */
function likeliest(counts: ReadonlyMap<number, number>, all: ReadonlyMap<number, number>): number {
  const ranked = [...counts].map(([sign, count]) => ({ sign, worth: (count * count) / ((all.get(sign) ?? 0) + 5) }));
  return ranked.reduce((best, each) => (each.worth > best.worth ? each : best), { sign: -1, worth: 0 }).sign;
}

function leastOf(setting: readonly Figure[][][], model: FigureWeights, share: number): number {
  const evidence = setting.flatMap((text) => figureEvidence(text, model)).sort((a, b) => b - a);
  return Number((evidence[Math.floor(evidence.length * share)] as number).toFixed(2)) + 0.01;
}

/** Each writer left out in turn, and people's texts that set nothing. */
function report(
  language: StyleLanguage,
  rows: readonly StyleRow[],
  counted: readonly Figure[][][],
  setting: readonly Figure[][][],
  measured: readonly Figure[][][],
): void {
  for (const writer of new Set(rows.map((row) => row.writer))) {
    const model = fit(
      rows.filter((row) => row.writer !== writer),
      counted,
      language,
    );
    const least = leastOf(setting, model, MOST_ALARMS[language]);
    const seen = { signs: 0, found: 0, plain: 0, alarms: 0 };
    for (const row of rows.filter((each) => each.writer === writer)) {
      const sentences = labelled(row);
      const evidence = figureEvidence(
        sentences.map(({ figures }) => figures),
        model,
      );
      sentences.forEach(({ signs }, index) => {
        const counts = (evidence[index] as number) >= least;
        seen[signs.length > 0 ? "signs" : "plain"] += 1;
        if (counts) seen[signs.length > 0 ? "found" : "alarms"] += 1;
      });
    }
    process.stdout.write(
      `${writer} left out: ${seen.found} of ${seen.signs} sentences with a sign, ${seen.alarms} of ${seen.plain} without\n`,
    );
  }
  const model = fit(rows, counted, language);
  const least = leastOf(setting, model, MOST_ALARMS[language]);
  const evidence = measured.flatMap((text) => figureEvidence(text, model));
  const alarms = evidence.filter((each) => each >= least).length;
  process.stdout.write(`${language}: people's texts that set nothing: ${alarms} of ${evidence.length} sentences\n`);
}
