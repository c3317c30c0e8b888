import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { FaultBox } from "#pages/shell/auth/auth-fields.tsx";
import { readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { MessageField, PersonFields } from "./form-fields.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, deps } = pageContextOf(context);
  const { WHATSAPP_NUMBER: number, SUPPORT_EMAIL: supportEmail } = deps.settings;
  const whatsapp = number ? `https://wa.me/${number.replace(/\D/g, "")}` : null;
  return { ...readAuthPage(request, language), whatsapp, supportEmail };
}

/** A page that works without script. */
export const handle = { static: true };

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const { language } = useLanguage();
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {loaderData.whatsapp ? (
          <a
            href={loaderData.whatsapp}
            rel="noopener"
            className="inline-flex min-h-11 items-center font-medium text-petrol underline"
          >
            {t("whatsapp")}
          </a>
        ) : null}
        <span className="text-soft">
          {t("mail")}{" "}
          <a href={`mailto:${loaderData.supportEmail}`} className="text-petrol underline">
            <bdi dir="ltr">{loaderData.supportEmail}</bdi>
          </a>
        </span>
      </p>
      {loaderData.sent ? (
        <Alert tone="success">{t("sent")}</Alert>
      ) : (
        <Card>
          <form method="post" action={`/api/contact?lang=${language}`} className="grid gap-4">
            <FaultBox fault={loaderData.fault} />
            <PersonFields fault={loaderData.fault} />
            <MessageField fault={loaderData.fault} hint={t("messageHint")} />
            <Button type="submit" variant="primary">
              {t("send")}
            </Button>
          </form>
        </Card>
      )}
    </div>
  );
}
