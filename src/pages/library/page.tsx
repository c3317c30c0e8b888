import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { listCategories, listPublishedPrompts } from "#domain/library/read.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { NewsletterForm } from "#pages/newsletter/newsletter-form.tsx";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { classNames } from "#ui/class-names.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { defaultMeta } from "#pages/shell/meta/page-meta.ts";
import { listThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Link } from "#ui/link.tsx";

const PREVIEW_CHARACTERS = 180;

/** Published prompts by language, search, category and page, as the address says. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, language } = pageContextOf(context);
  const parameters = new URL(request.url).searchParams;
  const q = (parameters.get("q") ?? "").slice(0, 200);
  const category = (parameters.get("category") ?? "").slice(0, 200);
  const page = pageNumberIn(parameters);
  const [found, categories] = await Promise.all([
    listPublishedPrompts(deps.db, { language, q, category: category || undefined }, page),
    listCategories(deps.db, language),
  ]);
  const prompts = found.prompts.map(({ id, title, content, category: kind, featured }) => ({
    id,
    title,
    category: kind,
    featured,
    preview: previewOf(content),
  }));
  return { q, category, page, prompts, total: found.total, pages: found.pages, categories };
}

/** The beginning, cut between words and never inside a blank. */
function previewOf(content: string): string {
  return content.length <= PREVIEW_CHARACTERS
    ? content
    : `${content.slice(0, PREVIEW_CHARACTERS).replace(/\{\{[^}]*$|\s\S*$/, "")}…`;
}

/** A page to read. */
export const handle = { static: true };

export const meta: Route.MetaFunction = (args) => [
  ...defaultMeta(args),
  ...structuredData(args, (shell) =>
    listThings(shell, {
      block: "library",
      path: "/prompts",
      items: args.loaderData?.prompts.map(({ id }) => ({ path: `/prompts/${id}` })) ?? [],
    }),
  ),
];

export default function LibraryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("library");
  const { language } = useLanguage();
  const { q, category, page, pages, prompts, total } = loaderData;
  const path = pathIn(language, "/prompts");
  const hrefOf = (number: number) => {
    const wanted = {
      ...(q ? { q } : {}),
      ...(category ? { category } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    };
    const query = new URLSearchParams(wanted).toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <>
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <Filters q={q} category={category} categories={loaderData.categories} />
      <p className="mt-6 text-sm text-soft">{t("found", { count: total, shown: formatNumber(language, total) })}</p>
      {prompts.length === 0 ? (
        <EmptyState title={t("none")} action={<LinkButton to={path}>{t("showAll")}</LinkButton>}>
          {t("noneHint")}
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {prompts.map((prompt) => (
            <li
              key={prompt.id}
              className="relative flex flex-col rounded-card border border-line bg-raised p-5 hover:border-petrol"
            >
              <div className="flex items-center gap-2 text-sm text-soft">
                <bdi>{prompt.category}</bdi>
                {prompt.featured ? <Badge tone="gold">{t("featured")}</Badge> : null}
              </div>
              <h2 className="mt-2 text-base font-medium">
                <Link
                  to={pathIn(language, `/prompts/${prompt.id}`)}
                  className="no-underline after:absolute after:inset-0"
                >
                  <bdi>{prompt.title}</bdi>
                </Link>
              </h2>
              <AutoDirText hasBlanks text={prompt.preview} className="mt-2 line-clamp-4 text-sm text-soft" />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} format={(value) => formatNumber(language, value)} />
      <div className="mt-12">
        <NewsletterForm />
      </div>
    </>
  );
}

/** A field to search in, and the categories as links: one press shows one of them. */
function Filters({ q, category, categories }: { q: string; category: string; categories: readonly string[] }) {
  const t = useTranslations("library");
  const { language } = useLanguage();
  const path = pathIn(language, "/prompts");
  const hrefOf = (chosen: string) => {
    const query = new URLSearchParams({ ...(q ? { q } : {}), ...(chosen ? { category: chosen } : {}) }).toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <form action={path} role="search" className="flex items-end gap-3">
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <Field label={t("search")} className="min-w-0 grow sm:max-w-md">
          <TextInput type="search" name="q" defaultValue={q} placeholder={t("searchHint")} maxLength={200} />
        </Field>
        <Button type="submit">{t("find")}</Button>
      </form>
      <nav aria-label={t("category")}>
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {["", ...categories].map((each) => (
            <li key={each} className="shrink-0">
              <Link
                to={hrefOf(each)}
                aria-current={each === category ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center rounded-full border px-4 no-underline",
                  each === category
                    ? "border-petrol bg-petrol-ground text-petrol"
                    : "border-edge bg-raised text-ink hover:border-petrol",
                )}
              >
                <bdi>{each || t("all")}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
