import { readFileSync } from "node:fs";
import { detectText, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import type { Measured } from "#engines/ai-detector/measured-rates.ts";
import { MEASURED } from "#engines/ai-detector/measured-rates.ts";
import { countWords } from "#engines/text/segment.ts";

interface Sample {
  id: string;
  text: string;
  lang: "ar" | "en";
}

const SAMPLES = new URL("../samples/detector.jsonl", import.meta.url);

/**
 * The detector's figures. With `data` (the folder of labelled texts) both languages are trained and measured again, source by
 * source left out, with and without texts of 2026; without it the published figures are printed. Speed, loading and memory are
 * measured either way, on texts written for this project.
 */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const cost = await measureCost();
  const measured = options.data ? await measureAgain(options.data) : Object.values(MEASURED);
  const table = [
    ["figure", ...measured.flatMap(({ language }) => [language, `${language} without 2026`])],
    ...summaryRows(measured),
    ...rateRows(measured),
    ["words a second, one core", String(cost.wordsPerSecond), "", "", ""],
    ["loading both languages", `${cost.loadMs} ms`, "", "", ""],
    ["memory for both, after a run", `${cost.memoryMiB} MiB`, "", "", ""],
  ];
  return {
    table,
    json: {
      source: options.data ? "measured now" : "published",
      cost,
      languages: measured.map(({ language, summary, withoutFrontier, newModel }) => ({
        language,
        summary,
        withoutFrontier,
        newModel,
      })),
    },
  };
}

async function measureAgain(data: string): Promise<Measured[]> {
  const { trainLanguage } = await import("#training/detector/train-language.ts");
  return (["ar", "en"] as const).map((language) => trainLanguage(language, data).figures);
}

function summaryRows(measured: readonly Measured[]): string[][] {
  const names = {
    aurocSourceOut: "AUROC, human source left out",
    aurocBothOut: "AUROC, both sources left out",
    aurocFrontier: "AUROC, texts of 2026 left out",
    catchAtOnePercent: "caught at 1 % false alarms, both left out",
    calibrationError: "expected calibration error",
    abstained: "no verdict at careful",
  } as const;
  return Object.entries(names).map(([key, name]) => [
    name,
    ...measured.flatMap(({ summary, withoutFrontier }) => [
      String(summary[key as keyof typeof names]),
      String(withoutFrontier[key as keyof typeof names]),
    ]),
  ]);
}

/** False alarms of each human source and what becomes of texts of 2026, at the shipped thresholds. */
function rateRows(measured: readonly Measured[]): string[][] {
  return measured.flatMap(({ language, groups, newModel }) => {
    const row = (name: string, cells: string) =>
      language === "ar" ? [name, cells, "", "", ""] : [name, "", "", cells, ""];
    const human = groups.filter(({ by, label }) => label === "human" && (by === "source" || by === "test"));
    const frontier = groups.find(({ by, name }) => by === "generator" && name === "claude-2026");
    return [
      ...human.map(({ by, name, rates }) =>
        row(
          `called AI, ${name}${by === "test" ? " (test)" : ""}, ${rates.texts} texts`,
          `${percent(rates.likelyAi.careful)} / ${percent(rates.likelyAi.balanced)} / ${percent(rates.likelyAi.sensitive)}, at most ${percent(rates.likelyAiUpTo)}`,
        ),
      ),
      ...(frontier
        ? [
            row(
              "2026 left out: AI, no clear sign",
              `${percent(frontier.rates.likelyAi.careful)}, ${percent(frontier.rates.likelyHuman)}`,
            ),
          ]
        : []),
      row(
        "2026 never seen: AI, no clear sign",
        `${percent(newModel.likelyAi.careful)}, ${percent(newModel.likelyHuman)}`,
      ),
    ];
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

async function measureCost(): Promise<{ wordsPerSecond: number; loadMs: number; memoryMiB: number }> {
  const samples = readFileSync(SAMPLES, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  detectorWeights("ar");
  detectorWeights("en");
  const loadMs = Math.round(performance.now() - started);
  const longest = samples.map(({ text }) =>
    Array.from({ length: 12 }, () => text)
      .join("\n\n")
      .slice(0, 20_000),
  );
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const used = process.cpuUsage();
    for (const text of longest)
      detectText({ text, sensitivity: "careful", interfaceLanguage: "en" }, detectorWeights(languageFor(text, "auto")));
    const { user } = process.cpuUsage(used);
    rounds.push((longest.reduce((sum, text) => sum + countWords(text), 0) / user) * 1_000_000);
  }
  return {
    wordsPerSecond: Math.round(rounds.toSorted((a, b) => a - b)[2] as number),
    loadMs,
    memoryMiB: Math.round((process.memoryUsage().rss - before) / 1024 / 1024),
  };
}
