import { listRatings } from "#domain/runs/read-ratings.ts";
import { listSales, type Sales } from "#domain/status/read-business.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";

type Period = Parameters<typeof listRatings>[1];

/** What people said of each tool's results, and what each package sold of all sales in its currency; null where it could not be read. */
export async function readShares(page: PageContext, period: Period) {
  const { deps, language } = page;
  const [ratings, sales] = await Promise.all([
    readOrNull(page, () => listRatings(deps.db, period)),
    readOrNull(page, () => listSales(deps.db, period)),
  ]);
  const number = (value: number) => formatNumber(language, value);
  const percent = (part: number, whole: number) =>
    whole === 0 ? "–" : formatNumber(language, part / whole, { style: "percent", maximumFractionDigits: 0 });
  return {
    ratings:
      ratings?.map(({ tool, useful, notUseful }) => ({
        tool,
        useful: number(useful),
        notUseful: number(notUseful),
        share: percent(useful, useful + notUseful),
      })) ?? null,
    sales:
      sales?.map((row) => ({
        key: `${row.packageName}/${row.currency}`,
        name: language === "ar" ? row.displayNameAr : row.displayName,
        payments: number(row.payments),
        sum: formatMoney(language, row.amountMinor, row.currency),
        share: percent(row.amountMinor, totalIn(row.currency, sales)),
      })) ?? null,
  };
}

function totalIn(currency: string, sales: readonly Sales[]): number {
  return sales.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.amountMinor, 0);
}
