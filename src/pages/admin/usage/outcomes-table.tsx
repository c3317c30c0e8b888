import { useTranslations } from "#i18n/translations.ts";
import { Cell, Table } from "#ui/table.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import type { readUsagePage } from "./read-usage-page.ts";

const FIGURES = ["chosen", "wins", "equal", "losses", "share"] as const;

/** What people chose when they compared a request's answer with its prompt's. */
export function OutcomesTable({ rows }: { rows: Awaited<ReturnType<typeof readUsagePage>>["outcomes"] }) {
  const t = useTranslations("adminUsage");
  const { tools } = useShell();
  return (
    <section className="mt-10">
      <h2 className="text-lg">{t("outcomes")}</h2>
      <p className="mb-3 text-soft">{rows.length === 0 ? t("outcomesNone") : t("outcomesHint")}</p>
      {rows.length === 0 ? null : (
        <Table
          dense
          caption={t("outcomes")}
          columns={[
            { label: t("tool") },
            { label: t("engine") },
            { label: t("promptVersion"), align: "end" },
            ...FIGURES.map((figure) => ({ label: t(figure), align: "end" as const })),
          ]}
        >
          {rows.map((row) => (
            <tr key={row.key}>
              <Cell header>{tools.find((tool) => tool.slug === row.tool)?.title ?? row.tool}</Cell>
              <Cell>{row.engine === "builtin" ? t("builtin") : t("byModel")}</Cell>
              <Cell align="end">{row.version ?? "–"}</Cell>
              {FIGURES.map((figure) => (
                <Cell key={figure} align="end">
                  {row[figure]}
                </Cell>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
