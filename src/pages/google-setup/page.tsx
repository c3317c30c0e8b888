import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { pageContextOf } from "#pages/page-context.ts";

/** Where the Google button leads while it is not configured: what to do about it. */
export function loader({ context }: Route.LoaderArgs) {
  return { callback: `${pageContextOf(context).deps.settings.PUBLIC_URL}/api/auth/callback/google` };
}

export default function GoogleSetupPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("googleSetup");
  const { language } = useLanguage();
  return (
    <div className="mx-auto max-w-measure">
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      <ol className="flex list-decimal flex-col gap-4 ps-6">
        <li>{t("step1")}</li>
        <li>
          {t("step2")} <code className="mt-1 block break-all">{loaderData.callback}</code>
        </li>
        <li>
          {t("step3")} <code className="mt-1 block">GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET</code>
        </li>
      </ol>
      <p className="mt-6 text-soft">{t("note")}</p>
      <LinkButton className="mt-6" to={pathIn(language, "/login")}>
        {t("back")}
      </LinkButton>
    </div>
  );
}
