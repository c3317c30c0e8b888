import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { formatDate } from "#i18n/format.ts";
import { barePath } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { describePage } from "#pages/shell/meta/page-meta.ts";
import { PageTitle } from "#ui/text/page-title.tsx";

/** A page of prose: its file in `content/` is named by the path. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, deps } = pageContextOf(context);
  const { findContent } = await import("./read-content.server.ts");
  const slug = barePath(new URL(request.url).pathname).replaceAll("/", "");
  const found = findContent(slug, language, deps.settings.SUPPORT_EMAIL);
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, updatedOn: formatDate(language, new Date(found.updated)) };
}

/** A page to read. */
export const handle = { static: true };

export function meta(args: Route.MetaArgs) {
  return describePage(args, args.loaderData ?? { title: "", description: "" });
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("content");
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle lead={loaderData.description}>{loaderData.title}</PageTitle>
      {/* Markdown of this repository, rendered on the server. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
      <p className="mt-10 border-t border-line pt-4 text-sm text-soft">
        <time dateTime={loaderData.updated}>{t("updated", { date: loaderData.updatedOn })}</time>
      </p>
    </article>
  );
}
