import { useTranslations } from "#i18n/translations.ts";
import { Cell, Table } from "#ui/table.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import type { Sort } from "#pages/admin/shared/sort.ts";
import { useSort } from "#pages/admin/shared/use-sort.tsx";
import type { ShownUsage } from "./read-usage-page.ts";

const FIGURES = ["runs", "failures", "givenBack", "median", "p95", "tokens", "cost"] as const;

/** Runs of the period by tool and by what made them. */
export function UsageTable({ rows, sort }: { rows: readonly ShownUsage[]; sort: Sort<string> | null }) {
  const t = useTranslations("adminUsage");
  const { tools } = useShell();
  const column = useSort(sort);
  const nameOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.title ?? slug;
  const seconds = (value: string | null) => (value ? t("seconds", { value }) : "–");
  return (
    <Table
      dense
      caption={t("title")}
      columns={[
        column("tool", t("tool")),
        column("engine", t("engine")),
        ...FIGURES.map((figure) => column(figure, t(figure), { align: "end" })),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.key}>
          <Cell header className="min-w-36">
            {nameOf(row.tool)}
          </Cell>
          <Cell className="whitespace-nowrap">
            {row.model ? <bdi dir="ltr">{row.model}</bdi> : row.engine === "builtin" ? t("builtin") : t("noEngine")}
          </Cell>
          {[row.runs, row.failures, row.givenBack, seconds(row.median), seconds(row.p95), row.tokens ?? "–"].map(
            (figure, index) => (
              <Cell key={index} align="end" className="whitespace-nowrap">
                {figure}
              </Cell>
            ),
          )}
          <Cell align="end" className="whitespace-nowrap">
            {row.cost ?? <span className="text-soft">{t("noPrice")}</span>}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
