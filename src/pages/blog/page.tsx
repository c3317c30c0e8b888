import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { defaultMeta } from "#pages/shell/meta/page-meta.ts";
import { listThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import { ArticleLine } from "./article-line.tsx";
import { Link } from "#ui/link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { listArticles } = await import("./read-articles.server.ts");
  return { articles: listArticles(pageContextOf(context).language) };
}

/** A page to read. */
export const handle = { static: true };

export const meta: Route.MetaFunction = (args) => [
  ...defaultMeta(args),
  ...structuredData(args, (shell) =>
    listThings(shell, {
      block: "blog",
      path: "/blog",
      items: args.loaderData?.articles.map(({ slug }) => ({ path: `/blog/${slug}` })) ?? [],
    }),
  ),
];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const { language } = useLanguage();
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <ul className="divide-y divide-line">
        {loaderData.articles.map((article) => (
          <li key={article.slug} className="relative py-7">
            <h2 className="text-lg">
              <Link
                to={pathIn(language, `/blog/${article.slug}`)}
                className="no-underline after:absolute after:inset-0 hover:text-petrol"
              >
                {article.title}
              </Link>
            </h2>
            <p className="mt-2">{article.description}</p>
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-3">
              <ArticleLine date={article.date} minutes={article.minutes} />
              <span aria-hidden className="text-sm text-petrol">
                {t("readMore")}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm">
        <a href={pathIn(language, "/blog/rss.xml")} className="text-petrol underline">
          {t("rss")}
        </a>
      </p>
    </div>
  );
}
