import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/article";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { describePage } from "#pages/shell/meta/page-meta.ts";
import { shareImageOf } from "#pages/shell/meta/share-image.ts";
import { articleThing, breadcrumbThing, structuredData } from "#pages/shell/meta/structured-data.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { NewsletterForm } from "#pages/newsletter/newsletter-form.tsx";
import { ArticleLine } from "./article-line.tsx";
import { blogMessages } from "./messages.ts";
import { Link } from "#ui/link.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language } = pageContextOf(context);
  const { findArticle } = await import("./read-articles.server.ts");
  const found = findArticle(params.slug ?? "", language);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** A page to read. */
export const handle = { static: true };

export function meta(args: Route.MetaArgs) {
  const { loaderData: article } = args;
  if (!article) return describePage(args, { title: "", description: "" });
  const path = `/blog/${article.slug}`;
  return [
    ...describePage(args, article),
    ...structuredData(args, (shell) => [
      articleThing(shell, { ...article, path, image: shareImageOf(shell.language, path) }),
      breadcrumbThing(shell, [
        [blogMessages[shell.language].title, "/blog"],
        [article.title, path],
      ]),
    ]),
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const { language } = useLanguage();
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle lead={loaderData.description}>{loaderData.title}</PageTitle>
      <ArticleLine date={loaderData.date} minutes={loaderData.minutes} />
      {/* Markdown of this repository, rendered on the server. */}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
      <div className="mt-12">
        <NewsletterForm />
      </div>
      <nav aria-label={t("related")} className="mt-12 border-t border-line pt-6">
        <h2 className="text-lg">{t("related")}</h2>
        <ul className="mt-3 grid gap-3">
          {loaderData.related.map((other) => (
            <li key={other.slug}>
              <Link to={pathIn(language, `/blog/${other.slug}`)} className="text-petrol underline">
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LinkButton to={pathIn(language, "/blog")} variant="quiet">
            {t("back")}
          </LinkButton>
        </p>
      </nav>
    </article>
  );
}
