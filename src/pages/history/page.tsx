import { useState } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { callApi } from "#browser/call-api.ts";
import type { Route } from "./+types/page";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { listRuns, RUNS_PAGE_SIZE } from "#domain/runs/read.ts";
import { formatDateTime, formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { isToolSlug } from "#tools/index.ts";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { Switch } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useToast } from "#ui/toast.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { RunDetails } from "./run-details.tsx";
import { useDelayedDelete } from "./use-delayed-delete.ts";

export const meta = pageMeta("history");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, viewer, language, timeZone } = pageContextOf(context);
  const userId = viewer?.id ?? "";
  const query = new URL(request.url).searchParams;
  const tool = query.get("tool") ?? "";
  const q = (query.get("q") ?? "").slice(0, 200);
  const page = pageNumberIn(query);
  const [found, preferences] = await Promise.all([
    listRuns(deps.db, userId, { tool: isToolSlug(tool) ? tool : undefined, q: q || undefined, page }),
    readPreferences(deps.db, userId),
  ]);
  return {
    q,
    tool,
    page,
    pages: Math.ceil(found.total / RUNS_PAGE_SIZE),
    total: found.total,
    keepHistory: preferences.keepHistory,
    runs: found.runs.map(({ id, tool: slug, title, status, createdAt }) => ({
      id,
      slug,
      title,
      stopped: status === "stopped",
      at: createdAt.toISOString(),
      when: formatDateTime(language, createdAt, timeZone),
    })),
  };
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history");
  const { language } = useLanguage();
  const { runs, q, tool, page, pages, total } = loaderData;
  const { hidden, remove, undo } = useDelayedDelete();
  const names = useShell().tools;
  const isFiltered = q !== "" || tool !== "";
  const here = pathIn(language, "/history");
  const shown = runs.filter((run) => !hidden.has(run.id) || hidden.get(run.id) === "undoable");
  return (
    <>
      <PageTitle
        lead={t("lead")}
        actions={
          total > 0 ? (
            <LinkButton to="/api/me/export" icon="download" size="small">
              {t("export")}
            </LinkButton>
          ) : null
        }
      >
        {t("title")}
      </PageTitle>
      <Form role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <Field label={t("search")} hint={t("searchHint")} className="min-w-60 grow">
          <TextInput type="search" name="q" defaultValue={q} />
        </Field>
        <Field label={t("tool")} className="min-w-48 self-start">
          <Select
            name="tool"
            defaultValue={tool}
            options={[
              { value: "", label: t("allTools") },
              ...names.map((each) => ({ value: each.slug, label: each.title })),
            ]}
          />
        </Field>
        <Button type="submit" className="self-start md:mt-8">
          {t("find")}
        </Button>
      </Form>
      {total > 0 ? <p className="mb-3 text-sm text-soft">{t("count", { count: total })}</p> : null}
      {shown.length === 0 ? (
        isFiltered ? (
          <EmptyState title={t("noResults")} action={<LinkButton to={here}>{t("showAll")}</LinkButton>} />
        ) : (
          <EmptyState
            title={t("empty")}
            action={
              <LinkButton variant="primary" to={pathIn(language, "/prompt-generate")}>
                {t("emptyAction")}
              </LinkButton>
            }
          >
            {t("emptyHint")}
          </EmptyState>
        )
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((run) => (
            <li key={run.id} className="py-3">
              {hidden.has(run.id) ? (
                <p className="flex items-center justify-between gap-3 text-soft">
                  {t("removed")}{" "}
                  <Button size="small" variant="quiet" onClick={() => undo(run.id)}>
                    {t("undo")}
                  </Button>
                </p>
              ) : (
                <HistoryRow
                  run={run}
                  toolName={names.find((each) => each.slug === run.slug)?.title ?? run.slug}
                  onRemove={() => remove(run.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        format={(value) => formatNumber(language, value)}
        hrefOf={(next) =>
          `${here}?${new URLSearchParams({ ...(q ? { q } : {}), ...(tool ? { tool } : {}), page: String(next) })}`
        }
      />
      <KeepHistory initial={loaderData.keepHistory} />
    </>
  );
}

interface Row {
  id: string;
  slug: string;
  title: string;
  stopped: boolean;
  at: string;
  when: string;
}

function HistoryRow({ run, toolName, onRemove }: { run: Row; toolName: string; onRemove: () => void }) {
  const t = useTranslations("history");
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap">
      <details className="min-w-0 grow basis-full sm:basis-auto" name="history">
        <summary className="min-h-11">
          <span className="line-clamp-2 font-medium">
            <bdi>{run.title || toolName}</bdi>
          </span>
          <span className="block text-sm text-soft">
            {toolName} · <time dateTime={run.at}>{run.when}</time>
            {run.stopped ? ` · ${t("stopped")}` : ""}
          </span>
        </summary>
        <RunDetails id={run.id} />
      </details>
      <Link
        to={`${pathIn(language, `/${run.slug}`)}?from=${run.id}`}
        className="ms-auto grid min-h-11 shrink-0 place-items-center rounded-control px-3 text-sm font-medium text-petrol hover:bg-petrol-ground"
      >
        {t("again")}
      </Link>
      <IconButton icon="trash" label={t("remove", { title: run.title })} onClick={onRemove} />
    </div>
  );
}

function KeepHistory({ initial }: { initial: boolean }) {
  const t = useTranslations("history");
  const { language } = useLanguage();
  const toast = useToast();
  const [keeps, setKeeps] = useState(initial);
  function change(next: boolean) {
    setKeeps(next);
    void callApi(language, "PUT", "/preferences", { keepHistory: next }).then((answer) => {
      if (answer.ok) return;
      setKeeps(!next);
      toast(answer.fault.message || t("keepFailed"), "error");
    });
  }
  return (
    <Switch
      className="mt-10"
      label={t("keep")}
      hint={t("keepHint")}
      checked={keeps}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
