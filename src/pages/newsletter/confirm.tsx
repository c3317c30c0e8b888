import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/confirm";
import { pageContextOf } from "#pages/page-context.ts";
import { LinkPage, readLinkPage } from "./link-page.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readLinkPage(request, pageContextOf(context).language);
}

/** A page that works without script. */
export const handle = { static: true };

export default function ConfirmNewsletterPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("newsletter");
  return (
    <LinkPage
      page={loaderData}
      path="/newsletter/confirm"
      words={{ title: t("confirmTitle"), lead: t("confirmLead"), act: t("confirm"), done: t("confirmed") }}
    />
  );
}
