import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { diffWordsWithSpace } from "diff";
import { humanizeText } from "#engines/humanizer/humanize-text.ts";
import { RULES } from "#engines/humanizer/messages.ts";
import { fold } from "#engines/text/fold.ts";
import { countWords, sentences } from "#engines/text/segment.ts";
import { OTHER_NAMES } from "#training/humanizer/style-rows.ts";
import { givenRows, humanRows, meet, placesOf, readRows, type Row } from "../support/humanizer-rows.ts";

interface Score {
  texts: number;
  factsKept: number;
  facts: number;
  /** Seen before and not seen after. */
  signsRemoved: number;
  /** Removed, or marked in their place with advice. */
  signsHandled: number;
  /** Of people's texts: sentences with a change or a mark. */
  alarms: number;
  sentences: number;
  signs: number;
  changedWords: number;
  words: number;
  misses: string[];
  /** Each change with its text around it, to be read by a person. */
  changes: string[];
}

const SAMPLES = new URL("../samples/humanizer.jsonl", import.meta.url);

/**
 * Measures the humanizer: facts kept, planted signs removed (found before, gone after), words of human texts changed,
 * and time. Signs given by their place count where a change or mark shares half of the quote or half of itself. `data` is a file of rows (as in `samples/humanizer.jsonl` or the design's) or a folder with `dev.jsonl`;
 * `detector/` beside it holds people's texts.
 */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const own = readRows(readFileSync(SAMPLES, "utf8"));
  const groups: [string, Row[]][] = [];
  const given = options.data?.endsWith(".jsonl") ? options.data : join(options.data ?? "", "dev.jsonl");
  const folder = options.data?.endsWith(".jsonl") ? dirname(options.data) : options.data;
  if (options.data && existsSync(given)) {
    const rows = givenRows(readFileSync(given, "utf8"));
    for (const lang of ["ar", "en"] as const)
      for (const kind of ["machine", "human"] as const)
        groups.push([`given, ${lang}, ${kind}`, rows.filter((row) => row.lang === lang && row.kind === kind)]);
  }
  for (const split of ["dev", "held"]) {
    for (const kind of ["machine", "human"])
      groups.push([`own ${split}, ${kind}`, own.filter((row) => row.split === split && row.kind === kind)]);
  }
  const validation = folder ? join(folder, "..", "detector", "validation.jsonl.gz") : "";
  if (validation && existsSync(validation)) {
    const human = humanRows(gunzipSync(readFileSync(validation)).toString("utf8"));
    for (const lang of ["ar", "en"] as const)
      groups.push([`other people's texts, ${lang}`, human.filter((row) => row.lang === lang)]);
  }
  const scores = groups.map(([name, rows]) => ({ name, ...score(rows) }));
  const speed = measureSpeed(own);
  const share = (part: number, whole: number) =>
    whole === 0 ? "–" : `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;
  const table = [
    ["set", "texts", "facts kept", "signs removed", "removed or marked", "words changed", "sentences touched"],
    ...scores
      .filter(({ texts }) => texts > 0)
      .map((row) => [
        row.name,
        String(row.texts),
        share(row.factsKept, row.facts),
        share(row.signsRemoved, row.signs),
        share(row.signsHandled, row.signs),
        share(row.changedWords, row.words),
        share(row.alarms, row.sentences),
      ]),
    ["1,000 words, median round", `${speed.median.toFixed(1)} ms`, "", "", "", "", ""],
    ["1,000 words, fastest round", `${speed.fastest.toFixed(1)} ms`, "", "", "", "", ""],
    ["hostile 10,000 characters, worst", `${speed.hostile.toFixed(1)} ms`, "", "", "", "", ""],
    ["rules", String(Object.keys(RULES).length), "", "", "", "", ""],
  ];
  return { table, json: { scores, speed, rules: Object.keys(RULES).length } };
}

function score(rows: Row[]): Score {
  const total: Score = {
    texts: rows.length,
    factsKept: 0,
    facts: 0,
    signsRemoved: 0,
    signsHandled: 0,
    alarms: 0,
    sentences: 0,
    signs: 0,
    changedWords: 0,
    words: 0,
    misses: [],
    changes: [],
  };
  for (const row of rows) {
    const result = humanizeText({
      text: row.text,
      strength: "standard",
      register: "keep",
      keep: [],
      interfaceLanguage: row.lang,
    });
    const lost = row.facts.filter((fact) => !fold(result.text).includes(fold(fact)));
    const places = placesOf(row);
    const seen = places.filter((place) => [...result.changes, ...result.marks].some((each) => meet(each, place)));
    const unseen = places.filter((place) => !seen.includes(place));
    total.signs += places.length;
    total.signsHandled += seen.length;
    total.signsRemoved += seen.filter((place) => result.changes.some((change) => meet(change, place))).length;
    const names = row.signs.filter((sign) => typeof sign === "string").map((sign) => OTHER_NAMES[sign] ?? sign);
    const found = names.filter((sign) => result.signs.before[sign]);
    const left = names.filter((sign) => !result.signs.before[sign]);
    total.facts += row.facts.length;
    total.factsKept += row.facts.length - lost.length;
    total.signs += names.length;
    total.signsRemoved += found.filter((sign) => !result.signs.after[sign]).length;
    total.signsHandled += found.length;
    for (const sentence of sentences(row.text)) {
      const touched = [...result.changes, ...result.marks].some(
        ({ start, end }) => start < sentence.end && end > sentence.start,
      );
      total.sentences += 1;
      if (touched) total.alarms += 1;
    }
    for (const { start, end, after } of result.changes)
      total.changes.push(
        `${row.id}: ${row.text.slice(Math.max(0, start - 60), start)}[${row.text.slice(start, end)} → ${after}]${row.text.slice(end, end + 60)}`,
      );
    total.words += countWords(row.text);
    total.changedWords += changedWords(row.text, result.text);
    const missed = [
      ...lost.map((fact) => `lost "${fact}"`),
      ...left,
      ...unseen.map(({ id, start, end }) => `${id} "${row.text.slice(start, end)}"`),
    ];
    if (missed.length > 0) total.misses.push(`${row.id}: ${missed.join(", ")}`);
  }
  return total;
}

function changedWords(before: string, after: string): number {
  if (before === after) return 0;
  return diffWordsWithSpace(before, after)
    .filter((part) => part.removed)
    .reduce((sum, part) => sum + countWords(part.value), 0);
}

/** `fastest` is of the slower language; each hostile text counts with its fastest of three rounds. */
function measureSpeed(rows: Row[]): { median: number; fastest: number; hostile: number } {
  const thousand = (lang: "ar" | "en") => {
    const texts = rows.filter((row) => row.lang === lang).map((row) => row.text);
    let text = "";
    for (let index = 0; countWords(text) < 1000; index += 1) text += `${texts[index % texts.length]}\n\n`;
    return text;
  };
  const rounds = [thousand("ar"), thousand("en")].map((text) => Array.from({ length: 30 }, () => timed(text)).slice(5));
  const times = rounds.flat().toSorted((a, b) => a - b);
  const hostile = [
    "a, ".repeat(3333),
    "— ".repeat(5000),
    "not only ".repeat(1111),
    "من أجل أن ".repeat(900),
    "«".repeat(10_000),
    "**a".repeat(3300),
    "و ".repeat(5000),
    " ".repeat(10_000),
    "in today's ".repeat(900),
    "\n#".repeat(5000),
    "من ".repeat(3333),
    "from a to ".repeat(1000),
  ];
  return {
    median: times[Math.floor(times.length / 2)] as number,
    fastest: Math.max(...rounds.map((own) => Math.min(...own))),
    hostile: Math.max(...hostile.map((text) => Math.min(timed(text), timed(text), timed(text)))),
  };
}

/** Processor time in milliseconds: what other work on the machine takes does not count. */
function timed(text: string): number {
  const start = process.cpuUsage();
  humanizeText({ text, strength: "standard", register: "keep", keep: [], interfaceLanguage: "en" });
  const used = process.cpuUsage(start);
  return (used.user + used.system) / 1000;
}
