import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useToast } from "#ui/overlays/toast.tsx";
import type { Route } from "./+types/page";
import { listSaved, listSavedTags } from "#domain/saved/read.ts";
import { SAVED_PAGE_SIZE } from "#domain/saved/rules.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { ExportAll } from "./export/export-menus.tsx";
import { ImportPrompts } from "./import/import-prompts.tsx";
import { SavedRow } from "./saved-row.tsx";
import { SearchForm } from "#ui/fields/search-form.tsx";

export const meta = pageMeta("saved");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, viewer, language, timeZone } = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  const q = (query.get("q") ?? "").slice(0, 200);
  const page = pageNumberIn(query);
  const tag = (query.get("tag") ?? "").slice(0, 40);
  const [{ prompts, total }, tags] = await Promise.all([
    listSaved(deps.db, viewer?.id ?? "", { q: q || undefined, tag: tag || undefined, page }),
    listSavedTags(deps.db, viewer?.id ?? ""),
  ]);
  return {
    q,
    tag,
    tags,
    page,
    pages: Math.ceil(total / SAVED_PAGE_SIZE),
    total,
    prompts: prompts.map(({ id, title, content, tags, createdAt }) => ({
      id,
      title,
      content,
      tags,
      at: createdAt.toISOString(),
      when: formatDate(language, createdAt, timeZone),
    })),
  };
}

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("saved");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<string | null>(null);
  const { prompts, q, tag, tags, page, pages, total } = loaderData;
  const isNarrowed = q !== "" || tag !== "";
  const here = pathIn(language, "/saved");
  const toast = useToast();
  /** Whether it worked; a failure is shown. */
  async function change(id: string, method: "PUT" | "DELETE", body?: object): Promise<boolean> {
    const answer = await callApi(language, method, `/saved/${id}`, body);
    if (!answer.ok) toast(answer.fault.message || t("changeFailed"), "error");
    await revalidate();
    return answer.ok;
  }
  async function remove(id: string) {
    if (await change(id, "DELETE")) setRemoved(id);
  }
  async function undo() {
    if (removed && (await change(removed, "PUT", { restore: true }))) setRemoved(null);
  }
  return (
    <>
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <ImportPrompts onSaved={() => void revalidate()} />
        {total > 0 ? <ExportAll /> : null}
      </div>
      {total > 0 || isNarrowed ? (
        <SearchForm className="mb-6 flex flex-wrap items-end gap-3">
          <Field label={t("search")} className="min-w-60 grow">
            <TextInput type="search" name="q" defaultValue={q} />
          </Field>
          {tags.length > 0 ? (
            <Field label={t("tag")} className="min-w-40">
              <Select
                name="tag"
                key={tag}
                defaultValue={tag}
                options={[{ value: "", label: t("allTags") }, ...tags.map((name) => ({ value: name, label: name }))]}
              />
            </Field>
          ) : null}
          <Button type="submit">{t("find")}</Button>
        </SearchForm>
      ) : null}
      <p role="status" className="mb-3 flex items-center gap-3 text-sm text-soft">
        {removed ? (
          <>
            {t("removed")}{" "}
            <Button size="small" variant="quiet" onClick={() => void undo()}>
              {t("undo")}
            </Button>
          </>
        ) : total > 0 ? (
          t("count", { count: total })
        ) : null}
      </p>
      {prompts.length === 0 ? (
        isNarrowed ? (
          <EmptyState title={t("noResults")} action={<LinkButton to={here}>{t("showAll")}</LinkButton>} />
        ) : (
          <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>
        )
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {prompts.map((prompt) => (
            <SavedRow
              key={`${prompt.id}${prompt.title}${prompt.tags.join()}`}
              prompt={prompt}
              onRemove={() => void remove(prompt.id)}
              onChanged={() => void revalidate()}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        format={(value) => formatNumber(language, value)}
        hrefOf={(next) =>
          `${here}?${new URLSearchParams({ ...(q ? { q } : {}), ...(tag ? { tag } : {}), page: String(next) })}`
        }
      />
    </>
  );
}
