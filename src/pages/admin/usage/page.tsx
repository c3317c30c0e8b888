import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { BarChart } from "#pages/admin/shared/chart/bar-chart.tsx";
import { Choice } from "#pages/admin/shared/fields/choice.tsx";
import { KeptParameters } from "#pages/admin/shared/kept-parameters.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { MEASURES } from "./measures.ts";
import { readUsagePage } from "./read-usage-page.ts";
import { OutcomesTable } from "./outcomes-table.tsx";
import { RatingsTable, SalesTable } from "./share-tables.tsx";
import { UsageTable } from "./usage-table.tsx";
import { SearchForm } from "#ui/fields/search-form.tsx";

export const meta = pageMeta("adminUsage");

export function loader({ request, context }: Route.LoaderArgs) {
  return readUsagePage(pageContextOf(context), new URL(request.url).searchParams);
}

const TOTALS = ["runs", "failures", "givenBack", "cost"] as const;

export default function AdminUsagePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminUsage");
  const address = useAddress();
  const { rows, bars, scale, totals, measure } = loaderData;
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
      <UsageFilter filter={loaderData.filter} />
      {rows === null ? <LoadFailed message={t("failed")} /> : null}
      {rows?.length === 0 ? (
        <EmptyState title={t("empty")} action={<LinkButton to="/rai/usage">{t("lastDays")}</LinkButton>}>
          {t("emptyBody")}
        </EmptyState>
      ) : null}
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
            <Choice
              label={t("chartShows")}
              value={measure}
              options={MEASURES.map((name) => [name, t(name)])}
              onChange={(name) => address.set({ chart: name === "runs" ? "" : name })}
              className="mb-4"
            />
            <BarChart
              title={t(`byDay.${measure}`)}
              bars={bars}
              scale={scale}
              labels={{ label: t("day"), value: t(measure) }}
            />
          </Card>
          <UsageTable rows={rows} sort={loaderData.sort} />
          <p className="mt-3 text-sm text-soft">{t("costNote", { month: loaderData.pricesNotedIn })}</p>
        </>
      ) : null}
      <RatingsTable rows={loaderData.shares.ratings} />
      <OutcomesTable rows={loaderData.outcomes} />
      <SalesTable rows={loaderData.shares.sales} />
    </AdminFrame>
  );
}

function UsageFilter({ filter }: { filter: Route.ComponentProps["loaderData"]["filter"] }) {
  const t = useTranslations("adminUsage");
  const words = useTranslations("admin");
  const { tools } = useShell();
  return (
    <SearchForm key={JSON.stringify(filter)} className="mb-6 flex flex-wrap items-end gap-3">
      <Field label={t("from")} className="grow basis-36">
        <TextInput type="date" name="from" defaultValue={filter.from} />
      </Field>
      <Field label={t("to")} className="grow basis-36">
        <TextInput type="date" name="to" defaultValue={filter.to} />
      </Field>
      <Field label={t("tool")} className="grow basis-52">
        <Select
          name="tool"
          defaultValue={filter.tool}
          options={[
            { value: "", label: t("allTools") },
            ...tools.map((tool) => ({ value: tool.slug, label: tool.title })),
          ]}
        />
      </Field>
      <KeptParameters names={["chart", "sort"]} />
      <Button type="submit">{words("filter")}</Button>
    </SearchForm>
  );
}
