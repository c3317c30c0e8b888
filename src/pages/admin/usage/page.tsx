import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { listUsage, type UsageRow } from "../../../domain/runs/read-usage.ts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/language.ts";
import { isToolSlug } from "../../../tools/index.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Cell, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { pageContextOf } from "../../page-context.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useShell } from "../../shell/use-shell.ts";
import { AdminFrame } from "../shared/admin-frame.tsx";
import { BarChart } from "../shared/bar-chart.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { readOrNull } from "../shared/read-or-null.ts";

export const meta = pageMeta("adminUsage");

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
const DAYS_AT_MOST = 400;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { deps, language } = page;
  const query = new URL(request.url).searchParams;
  const toDay = dayOf(query.get("to")) ?? dayOf(deps.now().toISOString().slice(0, 10)) ?? deps.now();
  const asked = dayOf(query.get("from")) ?? new Date(toDay.getTime() - (DAYS_SHOWN - 1) * DAY_MS);
  const from = new Date(Math.min(Math.max(asked.getTime(), toDay.getTime() - DAYS_AT_MOST * DAY_MS), toDay.getTime()));
  const slug = query.get("tool") ?? "";
  const period = { from, to: new Date(toDay.getTime() + DAY_MS), tool: isToolSlug(slug) ? slug : undefined };
  const found = await readOrNull(page, async () => ({
    together: await listUsage(deps.db, { ...period, byDay: false }),
    byDay: await listUsage(deps.db, period),
  }));
  return {
    filter: { from: isoDay(from), to: isoDay(toDay), tool: period.tool ?? "" },
    csv: `/api/admin/usage.csv?from=${isoDay(from)}&to=${isoDay(period.to)}${period.tool ? `&tool=${period.tool}` : ""}`,
    rows: found?.together.map((row) => shownRow(language, row)) ?? null,
    bars: found ? barsOf(language, found.byDay, period) : [],
    totals: found ? totalsOf(language, found.together) : null,
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

function dollars(language: Language, amount: number): string {
  return formatNumber(language, amount, { style: "currency", currency: "USD", maximumFractionDigits: 4 });
}

function barsOf(language: Language, rows: readonly UsageRow[], period: { from: Date; to: Date }) {
  const days = Math.round((period.to.getTime() - period.from.getTime()) / DAY_MS);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(period.from.getTime() + index * DAY_MS);
    const value = rows.filter((row) => row.day === isoDay(day)).reduce((sum, row) => sum + row.runs, 0);
    return { label: formatDate(language, day, "UTC"), value, shown: formatNumber(language, value) };
  });
}

function totalsOf(language: Language, rows: readonly UsageRow[]) {
  const sum = (pick: (row: UsageRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    runs: formatNumber(
      language,
      sum((row) => row.runs),
    ),
    failures: formatNumber(
      language,
      sum((row) => row.failures),
    ),
    givenBack: formatNumber(
      language,
      sum((row) => row.givenBack),
    ),
    cost: dollars(
      language,
      sum((row) => row.estimatedCost ?? 0),
    ),
  };
}

const TOTALS = ["runs", "failures", "givenBack", "cost"] as const;

export default function AdminUsagePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminUsage");
  const words = useTranslations("admin");
  const { tools } = useShell();
  const { filter, rows, bars, totals } = loaderData;
  const nameOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.title ?? slug;
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <LinkButton size="small" icon="download" to={loaderData.csv} download reloadDocument>
          {t("download")}
        </LinkButton>
      }
    >
      <Form key={JSON.stringify(filter)} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <Field label={t("from")}>
          <TextInput type="date" name="from" defaultValue={filter.from} />
        </Field>
        <Field label={t("to")}>
          <TextInput type="date" name="to" defaultValue={filter.to} />
        </Field>
        <Field label={t("tool")} className="min-w-44 grow">
          <Select
            name="tool"
            defaultValue={filter.tool}
            options={[
              { value: "", label: t("allTools") },
              ...tools.map((tool) => ({ value: tool.slug, label: tool.title })),
            ]}
          />
        </Field>
        <Button type="submit">{words("filter")}</Button>
      </Form>
      {rows === null ? <LoadFailed message={t("failed")} /> : null}
      {rows?.length === 0 ? <EmptyState title={t("empty")}>{t("emptyBody")}</EmptyState> : null}
      {rows && rows.length > 0 && totals ? (
        <>
          <dl className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
            {TOTALS.map((total) => (
              <Card key={total} className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-soft">{t(total)}</dt>
                <dd className="text-lg font-bold">{totals[total]}</dd>
              </Card>
            ))}
          </dl>
          <Card className="mb-6">
            <BarChart title={t("runsByDay")} bars={bars} labels={{ label: t("day"), value: t("runs") }} />
          </Card>
          <UsageTable rows={rows} nameOf={nameOf} />
          <p className="mt-3 text-sm text-soft">{t("costNote")}</p>
        </>
      ) : null}
    </AdminFrame>
  );
}

function UsageTable({
  rows,
  nameOf,
}: {
  rows: readonly ReturnType<typeof shownRow>[];
  nameOf: (slug: string) => string;
}) {
  const t = useTranslations("adminUsage");
  const end = "end" as const;
  return (
    <Table
      dense
      caption={t("title")}
      columns={[
        { label: t("tool") },
        { label: t("engine") },
        { label: t("runs"), align: end },
        { label: t("failures"), align: end },
        { label: t("givenBack"), align: end },
        { label: t("median"), align: end },
        { label: t("p95"), align: end },
        { label: t("tokens"), align: end },
        { label: t("cost"), align: end },
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
          <Cell align={end}>{row.runs}</Cell>
          <Cell align={end}>{row.failures}</Cell>
          <Cell align={end}>{row.givenBack}</Cell>
          <Cell align={end} className="whitespace-nowrap">
            {row.median ? t("seconds", { value: row.median }) : "–"}
          </Cell>
          <Cell align={end} className="whitespace-nowrap">
            {row.p95 ? t("seconds", { value: row.p95 }) : "–"}
          </Cell>
          <Cell align={end} className="whitespace-nowrap">
            {row.tokens ?? "–"}
          </Cell>
          <Cell align={end} className="whitespace-nowrap">
            {row.cost ?? <span className="text-soft">{t("noPrice")}</span>}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
