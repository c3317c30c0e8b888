import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./marks/icon.tsx";
import { Link } from "./link.tsx";

/** Earlier and later pages of a list; the numbers come formatted from the loader, or plain. */
export function Pagination({
  page,
  pages,
  hrefOf,
  format = String,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  format?: (value: number) => string;
}) {
  const t = useTranslations("ui");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-6 flex items-center justify-center gap-x-2 sm:gap-x-4">
      <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <Icon name="chevron-start" size={18} />
        {t("previous")}
      </Step>
      <span className="whitespace-nowrap text-soft">{t("pageOf", { page: format(page), pages: format(pages) })}</span>
      <Step to={page < pages ? hrefOf(page + 1) : null} rel="next">
        {t("next")}
        <Icon name="chevron-end" size={18} />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: React.ReactNode }) {
  const look = "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium";
  if (to === null) {
    return (
      <span aria-hidden="true" className={classNames(look, "invisible")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={classNames(look, "text-petrol hover:bg-petrol-ground")}>
      {children}
    </Link>
  );
}
