import { countPayers, listSales, readPeopleFigures, readWork, type Sales } from "#domain/status/read-business.ts";
import { usageWindows } from "#domain/runs/rules.ts";
import { listUsage } from "#domain/runs/read-usage.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { dollars } from "#pages/admin/shared/dollars.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import type { PageContext } from "#pages/page-context.ts";

const WEEK_MS = 7 * 86_400_000;

/** The business in one look: each figure as shown, null where it could not be read. A month begins as the limits' does, in UTC. */
export async function readBusiness(page: PageContext) {
  const { deps, language } = page;
  const { db } = deps;
  const now = deps.now();
  const number = (value: number) => formatNumber(language, value);
  const week = { from: new Date(now.getTime() - WEEK_MS), to: now };
  const month = { from: usageWindows(now).month, to: now };
  const [people, payers, sales, work, usage] = await Promise.all([
    readOrNull(page, () => readPeopleFigures(db, week.from)),
    readOrNull(page, () => countPayers(db)),
    readOrNull(page, () => listSales(db, month)),
    readOrNull(page, () => readWork(db, week)),
    readOrNull(page, () => listUsage(db, { ...week, byDay: false })),
  ]);
  const unpriced = usage?.filter((row) => row.estimatedCost === null).reduce((sum, row) => sum + row.runs, 0) ?? 0;
  return {
    people: people && number(people.all),
    arrived: people && number(people.arrived),
    payers: payers === null ? null : number(payers),
    income: sales && incomeOf(language, sales),
    runs: work && number(work.runs),
    credits: work && number(work.credits),
    modelCost:
      usage &&
      dollars(
        language,
        usage.reduce((sum, row) => sum + (row.estimatedCost ?? 0), 0),
      ),
    unpriced: unpriced === 0 ? null : number(unpriced),
  };
}

/** One sum a currency: they are never added up. */
function incomeOf(language: Language, sales: readonly Sales[]): string[] {
  return [...Map.groupBy(sales, ({ currency }) => currency)].map(([currency, rows]) =>
    formatMoney(
      language,
      rows.reduce((sum, row) => sum + row.amountMinor, 0),
      currency,
    ),
  );
}
