import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/unsubscribe";
import { pageContextOf } from "#pages/page-context.ts";
import { LinkPage, readLinkPage } from "./link-page.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return readLinkPage(request, pageContextOf(context).language);
}

/** A page that works without script. */
export const handle = { static: true };

export default function LeaveNewsletterPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("newsletter");
  const isCredits = loaderData.token.startsWith("credits.") || loaderData.doneWith === "credits";
  return (
    <LinkPage
      page={loaderData}
      path="/newsletter/unsubscribe"
      words={
        isCredits
          ? {
              title: t("leaveCreditsTitle"),
              lead: t("leaveCreditsLead"),
              act: t("leaveCredits"),
              done: t("leftCredits"),
            }
          : { title: t("leaveTitle"), lead: t("leaveLead"), act: t("leave"), done: t("left") }
      }
    />
  );
}
