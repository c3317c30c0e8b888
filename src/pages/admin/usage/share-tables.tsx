import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Cell, Table } from "#ui/table.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import type { readShares } from "./read-shares.ts";

type Shares = Awaited<ReturnType<typeof readShares>>;

/** How useful people found each tool's results. */
export function RatingsTable({ rows }: { rows: Shares["ratings"] }) {
  const t = useTranslations("adminUsage");
  const { tools } = useShell();
  const heads = [{ label: t("tool") }, ...atEnd(t("useful"), t("notUseful"), t("usefulShare"))];
  return (
    <ShareSection
      id="ratings"
      title={t("ratings")}
      hint={hintOf(rows, t("ratingsHint"), t("ratingsNone"), t("failed"))}
    >
      {rows && rows.length > 0 ? (
        <Table dense caption={t("ratings")} columns={heads}>
          {rows.map((row) => (
            <tr key={row.tool}>
              <Cell header>{tools.find((tool) => tool.slug === row.tool)?.title ?? row.tool}</Cell>
              <Cell align="end">{row.useful}</Cell>
              <Cell align="end">{row.notUseful}</Cell>
              <Cell align="end">{row.share}</Cell>
            </tr>
          ))}
        </Table>
      ) : null}
    </ShareSection>
  );
}

/** What each package sold. */
export function SalesTable({ rows }: { rows: Shares["sales"] }) {
  const t = useTranslations("adminUsage");
  const heads = [{ label: t("package") }, ...atEnd(t("payments"), t("sum"), t("salesShare"))];
  return (
    <ShareSection id="sales" title={t("sales")} hint={hintOf(rows, t("salesHint"), t("salesNone"), t("failed"))}>
      {rows && rows.length > 0 ? (
        <Table dense caption={t("sales")} columns={heads}>
          {rows.map((row) => (
            <tr key={row.key}>
              <Cell header>{row.name === null ? t("unknownPackage") : <bdi>{row.name}</bdi>}</Cell>
              <Cell align="end">{row.payments}</Cell>
              <Cell align="end" className="whitespace-nowrap">
                {row.sum}
              </Cell>
              <Cell align="end">{row.share}</Cell>
            </tr>
          ))}
        </Table>
      ) : null}
    </ShareSection>
  );
}

function ShareSection(props: { id: string; title: string; hint: string; children: ReactNode }) {
  return (
    <section id={props.id} className="mt-10 scroll-mt-20">
      <h2 className="text-lg">{props.title}</h2>
      <p className="mb-3 text-soft">{props.hint}</p>
      {props.children}
    </section>
  );
}

function hintOf(rows: readonly unknown[] | null, hint: string, none: string, failed: string): string {
  if (rows === null) return failed;
  return rows.length === 0 ? none : hint;
}

function atEnd(...labels: string[]) {
  return labels.map((label) => ({ label, align: "end" as const }));
}
