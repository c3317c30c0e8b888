import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";

/** Kept by the service worker (`public/sw.js`), which shows it in place of a page that cannot be reached. */
export const handle = { static: true };

export default function OfflinePage() {
  const t = useTranslations("offline");
  return (
    <div className="mx-auto max-w-measure">
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      {/* Without an address of its own it asks for the page that was wanted. */}
      <form>
        <Button type="submit" variant="primary" icon="refresh">
          {t("again")}
        </Button>
      </form>
    </div>
  );
}
