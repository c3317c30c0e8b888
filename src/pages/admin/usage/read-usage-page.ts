import { listOutcomes, type OutcomeRow } from "#domain/proofs/read.ts";
import { listUsage, PRICES_NOTED_IN, type UsageRow } from "#domain/runs/read-usage.ts";
import { formatDate, formatNumber, localeOf } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { isToolSlug } from "#tools/index.ts";
import { scaleOf } from "#pages/admin/shared/chart/bar-scale.ts";
import type { PageContext } from "#pages/page-context.ts";
import { dollars } from "#pages/admin/shared/dollars.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { readSort, type Sort } from "#pages/admin/shared/sort.ts";
import { type Measure, MEASURES } from "./measures.ts";
import { readShares } from "./read-shares.ts";

const COLUMNS = ["tool", "engine", "runs", "failures", "givenBack", "median", "p95", "tokens", "cost"] as const;
type Column = (typeof COLUMNS)[number];

export type ShownUsage = ReturnType<typeof shownRow>;

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
const DAYS_AT_MOST = 400;

/** Runs of a period by tool and engine, their totals, and one measure by day for the chart. */
export async function readUsagePage(page: PageContext, query: URLSearchParams) {
  const { deps, language } = page;
  const toDay = dayOf(query.get("to")) ?? dayOf(deps.now().toISOString().slice(0, 10)) ?? deps.now();
  const asked = dayOf(query.get("from")) ?? new Date(toDay.getTime() - (DAYS_SHOWN - 1) * DAY_MS);
  const from = new Date(Math.min(Math.max(asked.getTime(), toDay.getTime() - DAYS_AT_MOST * DAY_MS), toDay.getTime()));
  const slug = query.get("tool") ?? "";
  const period = { from, to: new Date(toDay.getTime() + DAY_MS), tool: isToolSlug(slug) ? slug : undefined };
  const measure = MEASURES.find((name) => name === query.get("chart")) ?? "runs";
  const sort = readSort(query, COLUMNS);
  const found = await readOrNull(page, async () => ({
    together: await listUsage(deps.db, { ...period, byDay: false }),
    byDay: await listUsage(deps.db, period),
    outcomes: await listOutcomes(deps.db, period),
  }));
  const bars = found ? barsOf(language, found.byDay, period, measure) : [];
  return {
    filter: { from: isoDay(from), to: isoDay(toDay), tool: period.tool ?? "" },
    measure,
    sort,
    csv: `/api/admin/usage.csv?from=${isoDay(from)}&to=${isoDay(period.to)}${period.tool ? `&tool=${period.tool}` : ""}`,
    rows: found ? sorted(found.together, sort).map((row) => shownRow(language, row)) : null,
    bars,
    scale: scaleOf(
      bars.map(({ value }) => value),
      { whole: measure !== "cost" },
    ).map((value) => ({ value, shown: shownAs(language, measure, value) })),
    outcomes: found ? found.outcomes.map((row) => shownOutcome(language, row)) : [],
    shares: await readShares(page, period),
    totals: found ? totalsOf(language, found.together) : null,
    pricesNotedIn: new Intl.DateTimeFormat(localeOf(language), {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }).format(new Date(`${PRICES_NOTED_IN}-01T00:00:00Z`)),
  };
}

/** How often the prompt's answer was chosen over the request's, of the proofs with a choice. */
function shownOutcome(language: Language, row: OutcomeRow) {
  const number = (value: number) => formatNumber(language, value);
  return {
    key: `${row.tool}/${row.engine}/${row.promptVersion}`,
    tool: row.tool,
    engine: row.engine,
    version: row.promptVersion === null ? null : number(row.promptVersion),
    chosen: number(row.chosen),
    wins: number(row.wins),
    equal: number(row.equal),
    losses: number(row.losses),
    share: formatNumber(language, row.wins / row.chosen, { style: "percent", maximumFractionDigits: 0 }),
  };
}

function dayOf(value: string | null): Date | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** What has no value in the column comes last, whichever way. */
function sorted(rows: readonly UsageRow[], sort: Sort<Column> | null): readonly UsageRow[] {
  if (!sort) return rows;
  const turn = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueIn(a, sort.by), valueIn(b, sort.by)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one < other ? -turn : one > other ? turn : 0;
  });
}

function valueIn(row: UsageRow, column: Column): number | string | null {
  const values: Record<Column, number | string | null> = {
    tool: row.tool,
    engine: row.model ?? row.engine,
    runs: row.runs,
    failures: row.failures,
    givenBack: row.givenBack,
    median: row.medianMs,
    p95: row.p95Ms,
    tokens: row.tokensIn + row.tokensOut,
    cost: row.estimatedCost,
  };
  return values[column];
}

function shownRow(language: Language, row: UsageRow) {
  const number = (value: number) => formatNumber(language, value);
  const seconds = (ms: number | null) =>
    ms === null ? null : formatNumber(language, ms / 1000, { maximumFractionDigits: 2 });
  return {
    key: `${row.tool}/${row.engine}/${row.model}`,
    tool: row.tool,
    engine: row.engine,
    model: row.model,
    runs: number(row.runs),
    failures: number(row.failures),
    givenBack: number(row.givenBack),
    median: seconds(row.medianMs),
    p95: seconds(row.p95Ms),
    tokens: row.tokensIn + row.tokensOut === 0 ? null : `${number(row.tokensIn)} / ${number(row.tokensOut)}`,
    cost: row.estimatedCost === null ? null : dollars(language, row.estimatedCost),
  };
}

function shownAs(language: Language, measure: Measure, value: number): string {
  return measure === "cost" ? dollars(language, value) : formatNumber(language, value);
}

function barsOf(language: Language, rows: readonly UsageRow[], period: { from: Date; to: Date }, measure: Measure) {
  const days = Math.round((period.to.getTime() - period.from.getTime()) / DAY_MS);
  const measured = (row: UsageRow) => (measure === "cost" ? (row.estimatedCost ?? 0) : row[measure]);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(period.from.getTime() + index * DAY_MS);
    const value = rows.filter((row) => row.day === isoDay(day)).reduce((sum, row) => sum + measured(row), 0);
    return { label: formatDate(language, day, "UTC"), value, shown: shownAs(language, measure, value) };
  });
}

function totalsOf(language: Language, rows: readonly UsageRow[]) {
  const sum = (pick: (row: UsageRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const count = (pick: (row: UsageRow) => number) => formatNumber(language, sum(pick));
  return {
    runs: count((row) => row.runs),
    failures: count((row) => row.failures),
    givenBack: count((row) => row.givenBack),
    cost: dollars(
      language,
      sum((row) => row.estimatedCost ?? 0),
    ),
  };
}
