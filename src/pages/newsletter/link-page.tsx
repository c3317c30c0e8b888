import { useTranslations } from "#i18n/translations.ts";
import type { Language } from "#i18n/language.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { FaultBox } from "#pages/shell/auth/auth-fields.tsx";
import { type AuthPageData, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";

export interface LinkPageData extends AuthPageData {
  done: boolean;
  /** Which mails were ended, where the page is about more than one kind. */
  doneWith: string;
}

/** What the address of a page that a newsletter mail leads to carries. */
export function readLinkPage(request: Request, language: Language): LinkPageData {
  const done = new URL(request.url).searchParams.get("done");
  return { ...readAuthPage(request, language), done: done !== null, doneWith: done ?? "" };
}

interface LinkPageProps {
  page: LinkPageData;
  path: string;
  words: { title: string; lead: string; act: string; done: string };
}

/** Asks for one press before anything changes: mail scanners open links, and press nothing. */
export function LinkPage({ page, path, words }: LinkPageProps) {
  const t = useTranslations("newsletter");
  const { language } = useLanguage();
  const isWaiting = !page.done && !page.sent;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <PageTitle lead={isWaiting ? words.lead : undefined}>{page.sent ? t("sentTitle") : words.title}</PageTitle>
      <FaultBox fault={page.fault} />
      {page.sent ? <Alert tone="success">{t("sent")}</Alert> : null}
      {page.done ? <Alert tone="success">{words.done}</Alert> : null}
      {isWaiting && page.token !== "" ? (
        <form method="post" action={`/api${path}?lang=${language}`}>
          <input type="hidden" name="token" value={page.token} />
          <Button type="submit" variant="primary">
            {words.act}
          </Button>
        </form>
      ) : (
        <div>
          <LinkButton to={pathIn(language, "/")}>{t("home")}</LinkButton>
        </div>
      )}
    </div>
  );
}
