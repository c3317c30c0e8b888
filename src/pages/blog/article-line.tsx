import { useTranslations } from "#i18n/translations.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";

/** When an article was written and how long it takes to read. */
export function ArticleLine({ date, minutes }: { date: string; minutes: number }) {
  const t = useTranslations("blog");
  const { language } = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-soft">
      <time dateTime={date}>{formatDate(language, new Date(date))}</time>
      <span>{t("minutes", { count: minutes, shown: formatNumber(language, minutes) })}</span>
    </p>
  );
}
