import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import type { Route } from "./+types/page";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { listRuns, RUNS_PAGE_SIZE } from "#domain/runs/read.ts";
import { formatAgo, formatDateTime, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { pathIn } from "#i18n/path.ts";
import { readMessages } from "#messages.ts";
import { isToolSlug, TOOLS } from "#tools/index.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { groupsOf, HistoryRow, type HistoryRun } from "./history-row.tsx";
import { unlessUnreadable } from "#pages/shell/unless-unreadable.ts";
import { useDelayedDelete } from "./use-delayed-delete.ts";
import { SearchForm } from "#ui/fields/search-form.tsx";

export const meta = pageMeta("history");

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = pageContextOf(context);
  const { deps, viewer, language, timeZone } = own;
  const userId = viewer?.id ?? "";
  const query = new URL(request.url).searchParams;
  const tool = query.get("tool") ?? "";
  const q = (query.get("q") ?? "").slice(0, 200);
  const page = pageNumberIn(query);
  const [found, preferences] = await Promise.all([
    listRuns(deps.db, userId, { tool: isToolSlug(tool) ? tool : undefined, q: q || undefined, page }),
    unlessUnreadable(own, "preferences", () => readPreferences(deps.db, userId)),
  ]);
  return {
    q,
    tool,
    page,
    pages: Math.ceil(found.total / RUNS_PAGE_SIZE),
    total: found.total,
    keepHistory: preferences?.keepHistory ?? true,
    verdicts: verdictsIn(language),
    runs: found.runs.map(({ id, tool: slug, title, status, createdAt, pinned, shareId, versions }) => ({
      id,
      slug,
      title,
      stopped: status === "stopped",
      pinned,
      canShare: isToolSlug(slug) && TOOLS[slug].canShare !== false,
      isShared: shareId !== null,
      versions,
      at: createdAt.toISOString(),
      when: formatAgo(language, createdAt, deps.now(), timeZone),
      exactly: formatDateTime(language, createdAt, timeZone),
    })),
  };
}

const VERDICTS = ["likely-human", "mixed", "likely-ai", "cannot-tell"] as const;

/** The detector's verdicts in its own words: a row needs no more of its messages. */
function verdictsIn(language: Language): Record<string, string> {
  const words = parseMessages(readMessages(language, ["aiDetector"]))["aiDetector"] as Record<string, string>;
  return Object.fromEntries(VERDICTS.map((id) => [id, `${words[`verdict_${id}`]}. ${words[`meaning_${id}`]}`]));
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history");
  const { language } = useLanguage();
  const { runs, q, tool, page, pages, total } = loaderData;
  const { hidden, remove, undo } = useDelayedDelete();
  const names = useShell().tools;
  const isFiltered = q !== "" || tool !== "";
  const here = pathIn(language, "/history");
  const { revalidate } = useRevalidator();
  const row = (run: HistoryRun) => (
    <HistoryRow
      run={run}
      toolName={names.find((each) => each.slug === run.slug)?.title ?? run.slug}
      verdicts={loaderData.verdicts}
      onRemove={() => remove(run.id)}
      onUndo={hidden.has(run.id) ? () => undo(run.id) : null}
      onChanged={() => void revalidate()}
    />
  );
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
      <SearchForm className="mb-6 flex flex-wrap items-end gap-3">
        <Field label={t("search")} hint={t("searchHint")} className="min-w-60 grow">
          <TextInput type="search" name="q" defaultValue={q} />
        </Field>
        <Field label={t("tool")} className="min-w-48 grow self-start sm:grow-0">
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
      </SearchForm>
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
          {groupsOf(shown).map(([run, ...earlier]) => (
            <li key={run.id} className="py-3">
              {row(run)}
              {earlier.length > 0 ? (
                <details className="group/earlier mt-1 ms-4 border-s-2 border-line ps-4">
                  <summary className="inline-flex min-h-11 items-center gap-2 text-sm text-petrol">
                    {t("earlier", { count: earlier.length })}
                    <Icon name="chevron-down" size={16} className="group-open/earlier:rotate-180" />
                  </summary>
                  <ul className="divide-y divide-line">
                    {earlier.map((each) => (
                      <li key={each.id} className="py-2">
                        {row(each)}
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
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
