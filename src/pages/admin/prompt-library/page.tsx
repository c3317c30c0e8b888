import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import {
  LIBRARY_ADMIN_PAGE_SIZE,
  LIBRARY_COLUMNS,
  listCategories,
  listLibraryForAdministrator,
} from "#domain/library/read.ts";
import { LIBRARY_DEFAULTS } from "#domain/library/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LanguageTabs } from "#pages/admin/shared/fields/language-tabs.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { readSort } from "#pages/admin/shared/sort.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { ImportExport } from "./import-export.tsx";
import { PromptForm } from "./prompt-form.tsx";
import { PromptTable } from "./prompt-table.tsx";
import { SearchForm } from "#ui/fields/search-form.tsx";

export const meta = pageMeta("adminLibrary");

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  const language = query.get("language") === "en" ? "en" : "ar";
  const q = (query.get("q") ?? "").slice(0, 200);
  const category = query.get("category") ?? "";
  const isExact = query.has("exact");
  const number = pageNumberIn(query);
  const sort = readSort(query, LIBRARY_COLUMNS);
  const { db } = page.deps;
  const [found, categories] = await Promise.all([
    readOrNull(page, () => listLibraryForAdministrator(db, { language, category, q, isExact }, number, sort)),
    readOrNull(page, () => listCategories(db, language, true)),
  ]);
  return {
    filter: { language, q, category, isExact } as const,
    sort,
    page: number,
    pages: Math.max(1, Math.ceil((found?.total ?? 0) / LIBRARY_ADMIN_PAGE_SIZE)),
    categories: categories ?? [],
    prompts: found?.prompts.map(({ createdAt: _created, updatedAt: _updated, ...prompt }) => prompt) ?? null,
  };
}

export default function AdminLibraryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminLibrary");
  const address = useAddress();
  const { filter, prompts, categories } = loaderData;
  const form = address.get("form");
  const edited = prompts?.find((prompt) => String(prompt.id) === form);
  const close = () => address.set({ form: "" });
  const [fault, setFault] = useState<string | null>(null);
  const isFiltered = filter.q !== "" || filter.category !== "";
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <>
          <LanguageTabs
            value={address.get("language") === "en" ? "en" : "ar"}
            onChange={(language) =>
              address.set({ language: language === "ar" ? "" : language, category: "", page: "", form: "" })
            }
          />
          <Button
            variant="primary"
            icon="plus"
            aria-expanded={form === "new"}
            onClick={() => address.set({ form: form === "new" ? "" : "new" })}
          >
            {t("newPrompt")}
          </Button>
        </>
      }
    >
      {fault ? <Alert tone="error">{fault}</Alert> : null}
      {form === "new" ? (
        <PromptForm
          key={`new-${filter.language}`}
          id={null}
          values={{
            title: "",
            content: "",
            category: "",
            imageUrl: "",
            language: filter.language,
            ...LIBRARY_DEFAULTS,
          }}
          categories={categories}
          onClose={close}
        />
      ) : null}
      {edited ? (
        <PromptForm
          key={edited.id}
          id={edited.id}
          values={{ ...edited, imageUrl: edited.imageUrl ?? "" }}
          categories={categories}
          onClose={close}
        />
      ) : null}
      <LibraryFilter filter={filter} categories={categories} />
      {prompts === null ? <LoadFailed message={t("failedLoad")} /> : null}
      {prompts?.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            isFiltered ? (
              <ClearFilter />
            ) : (
              <Button icon="plus" onClick={() => address.set({ form: "new" })}>
                {t("newPrompt")}
              </Button>
            )
          }
        >
          {isFiltered ? null : t("emptyBody")}
        </EmptyState>
      ) : null}
      {prompts && prompts.length > 0 ? (
        <PromptTable
          key={JSON.stringify(filter)}
          prompts={prompts}
          sort={loaderData.sort}
          onFault={setFault}
          onEdit={(id) => address.set({ form: String(id) })}
        />
      ) : null}
      <Pagination
        page={loaderData.page}
        pages={loaderData.pages}
        hrefOf={(number) => address.hrefWith({ page: String(number) })}
      />
      <ImportExport language={filter.language} />
    </AdminFrame>
  );
}

function LibraryFilter({
  filter,
  categories,
}: {
  filter: Route.ComponentProps["loaderData"]["filter"];
  categories: readonly string[];
}) {
  const t = useTranslations("adminLibrary");
  const words = useTranslations("admin");
  const address = useAddress();
  const isFiltered = filter.q !== "" || filter.category !== "" || filter.isExact;
  return (
    <SearchForm
      key={filter.q}

      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        address.set({ q: String(new FormData(event.currentTarget).get("q")), page: "" });
      }}
    >
      <Field label={t("searchLabel")} className="grow basis-56">
        <TextInput type="search" name="q" defaultValue={filter.q} maxLength={200} />
      </Field>
      <Field label={t("category")} className="grow basis-40">
        <Select
          name="category"
          value={address.get("category")}
          onChange={(event) => address.set({ category: event.target.value, page: "" })}
          options={[{ value: "", label: t("allCategories") }, ...categories.map((value) => ({ value, label: value }))]}
        />
      </Field>
      <Button type="submit" icon="search">
        {words("search")}
      </Button>
      {isFiltered ? <ClearFilter /> : null}
      <Checkbox
        className="basis-full"
        label={t("exact")}
        checked={address.get("exact") !== ""}
        onChange={(event) => address.set({ exact: event.target.checked ? "1" : "", page: "" })}
      />
    </SearchForm>
  );
}

function ClearFilter() {
  const words = useTranslations("admin");
  const address = useAddress();
  return (
    <Button variant="quiet" onClick={() => address.set({ q: "", category: "", exact: "", page: "" })}>
      {words("clear")}
    </Button>
  );
}
