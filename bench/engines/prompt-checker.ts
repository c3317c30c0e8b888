import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { checkLive } from "#engines/prompt-checker/live-check.ts";
import type { Issue } from "#engines/prompt-checker/finding.ts";

interface Row {
  id: string;
  tool: string;
  lang: "ar" | "en";
  split?: "dev" | "held";
  input: string;
  notes: { kind: string; pair?: string; side?: "worse" | "better" };
  labels: { expected?: string[]; planted?: string[]; also_ok?: string[]; good?: boolean };
}

interface Figures {
  set: string;
  rows: number;
  found: number;
  planted: number;
  falseAlarms: number;
  goodPrompts: number;
  ordered: number;
  pairs: number;
  exactSpans: number;
  spans: number;
  misses: string[];
  alarms: string[];
  disorder: string[];
}

const GRAVE = new Set(["critical", "high", "medium"]);
const OWN_SAMPLE = new URL("../samples/prompt-checker.jsonl", import.meta.url);

/** Recall of planted defects, false alarms on good prompts, order of pairs, exact spans, and speed. `data` is a folder with dev.jsonl. */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const own = readRows(readFileSync(OWN_SAMPLE, "utf8"));
  const sets: [string, Row[]][] = [
    ["own sample, tuned half", own.filter((row) => row.split === "dev")],
    ["own sample, held half", own.filter((row) => row.split === "held")],
  ];
  if (options.data) sets.unshift(["development data", readRows(readFileSync(join(options.data, "dev.jsonl"), "utf8"))]);
  const figures = sets.map(([name, rows]) => measure(name, rows));
  const speed = measureSpeed();
  const table = [
    ["set", "planted found", "medium+ alarms on good prompts", "pairs in order", "exact spans"],
    ...figures.map((f) => [
      f.set,
      `${f.found} of ${f.planted}`,
      `${f.falseAlarms} in ${f.goodPrompts}`,
      `${f.ordered} of ${f.pairs}`,
      `${f.exactSpans} of ${f.spans}`,
    ]),
    ...figures.flatMap((f) => [
      ...f.misses.map((miss) => [f.set, `missed: ${miss}`, "", "", ""]),
      ...f.alarms.map((alarm) => [f.set, `alarm: ${alarm}`, "", "", ""]),
      ...f.disorder.map((pair) => [f.set, `order: ${pair}`, "", "", ""]),
    ]),
    ...Object.entries(speed).map(([name, ms]) => ["speed", `${name}: ${ms.toFixed(2)} ms`, "", "", ""]),
  ];
  return { table, json: { figures, speed } };
}

function readRows(text: string): Row[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .filter((row) => row.tool === "prompt-checker");
}

function measure(set: string, rows: readonly Row[]): Figures {
  const figures: Figures = {
    set,
    rows: rows.length,
    found: 0,
    planted: 0,
    falseAlarms: 0,
    goodPrompts: 0,
    ordered: 0,
    pairs: 0,
    exactSpans: 0,
    spans: 0,
    misses: [],
    alarms: [],
    disorder: [],
  };
  const scores = new Map<string, number>();
  for (const row of rows) {
    const result = checkPrompt({ text: row.input, target: "any", strictness: "normal", interfaceLanguage: row.lang });
    const ids = result.issues.map((issue) => issue.id as string);
    for (const id of row.labels.planted ?? row.labels.expected ?? []) {
      figures.planted += 1;
      if (ids.includes(id)) figures.found += 1;
      else figures.misses.push(`${row.id} ${id} (got ${ids.join(" ") || "nothing"})`);
    }
    if (row.labels.good) {
      figures.goodPrompts += 1;
      const alarms = result.issues.filter((issue) => GRAVE.has(issue.severity));
      figures.falseAlarms += alarms.length;
      figures.alarms.push(...alarms.map((issue) => `${row.id} ${issue.id}`));
    }
    if (row.notes.pair) scores.set(`${row.notes.pair} ${row.notes.side}`, result.score);
    for (const issue of result.issues.filter((one) => one.start !== null)) {
      figures.spans += 1;
      if (isExact(row.input, issue)) figures.exactSpans += 1;
    }
  }
  for (const [key, better] of scores) {
    if (!key.endsWith(" better")) continue;
    const pair = key.slice(0, -" better".length);
    const worse = scores.get(`${pair} worse`) ?? 0;
    figures.pairs += 1;
    if (better > worse) figures.ordered += 1;
    else figures.disorder.push(`${pair}: better ${better}, worse ${worse}`);
  }
  return figures;
}

/** A masked quote shows dots and the text around them as it is. */
function isExact(text: string, issue: Issue): boolean {
  const slice = text.slice(issue.start ?? 0, issue.end ?? 0);
  if (issue.quote === slice) return true;
  const parts = issue.quote?.split("••••••") ?? [];
  return parts.length > 1 && slice.startsWith(parts[0] ?? "") && slice.endsWith(parts.at(-1) ?? "");
}

function measureSpeed(): Record<string, number> {
  const english = words(
    "Write a clear update for the tenants of our building about the repair of the lift and mention the dates the costs and the person to call.",
    1000,
  );
  const arabic = words(
    "اكتب رسالة واضحة إلى سكان العمارة عن صيانة المصعد واذكر المواعيد والتكلفة واسم من يتصلون به عند الحاجة مع جدول قصير.",
    1000,
  );
  return {
    "rules, 1,000 English words, median": median(() => checkLive(english, "normal", "en")),
    "rules, 1,000 Arabic words, median": median(() => checkLive(arabic, "normal", "ar")),
    "check with rewrite, 1,000 English words, median": median(() =>
      checkPrompt({ text: english, target: "any", strictness: "normal", interfaceLanguage: "en" }),
    ),
    "check with rewrite, 1,000 Arabic words, median": median(() =>
      checkPrompt({ text: arabic, target: "any", strictness: "normal", interfaceLanguage: "ar" }),
    ),
  };
}

/** About `count` words made of one sentence, in paragraphs, with a number in each so that no two are alike. */
function words(sentence: string, count: number): string {
  const size = sentence.split(" ").length;
  return Array.from(
    { length: Math.ceil(count / size) },
    (_, index) => `${sentence} (${index + 1})${index % 3 === 2 ? "\n\n" : ""}`,
  ).join(" ");
}

/** Processor time of one run in ms, so that other work on the machine does not count. */
function median(work: () => unknown): number {
  const times = Array.from({ length: 41 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[20] ?? 0;
}
