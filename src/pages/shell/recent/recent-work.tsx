import { useTranslations } from "#i18n/translations.ts";
import { pathIn } from "#i18n/path.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

interface RecentRun {
  id: string;
  slug: string;
  title: string;
  at: string;
  when: string;
}

/** The last results, each at its own address. */
export function RecentWork({ runs }: { runs: readonly RecentRun[] }) {
  const t = useTranslations("shell");
  const { tools, language } = useShell();
  if (runs.length === 0) return null;
  return (
    <section className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t("recent")}</h2>
        <Link
          to={pathIn(language, "/history")}
          className="inline-flex min-h-11 items-center text-sm text-petrol underline"
        >
          {t("recentAll")}
        </Link>
      </div>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {runs.map(({ id, slug, title, at, when }) => {
          const name = tools.find((tool) => tool.slug === slug)?.title ?? slug;
          return (
            <li key={id}>
              <Link
                to={`${pathIn(language, `/${slug}`)}?run=${id}&from=${id}`}
                className={
                  "block h-full rounded-card border border-line bg-raised p-4 text-ink no-underline " +
                  "transition-colors hover:border-petrol"
                }
              >
                <span className="line-clamp-2 font-medium">
                  <bdi>{title || name}</bdi>
                </span>
                <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
                  <span>{name}</span>
                  <time dateTime={at}>{when}</time>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
