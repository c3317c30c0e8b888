import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { EmailField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthForm } from "#pages/shell/auth/auth-form.tsx";
import { OutboxHint } from "#pages/shell/auth/outbox-hint.tsx";
import type { FormFault } from "#pages/shell/auth/read-auth-page.ts";

/** After signing up: where the link went (which only the browser's own script knows), where else to look, and how to get another. */
export function CheckEmail({ again, fault }: { again: boolean; fault: FormFault | null }) {
  const t = useTranslations("signup");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const page = `${pathIn(language, "/signup")}?sent=again`;
  return (
    <div className="grid gap-4">
      <Icon name="mail" size={40} className="text-petrol" />
      <div>
        <p>{t("checkBody")}</p>
        <p data-mailed-to="" hidden>
          <bdi dir="ltr" className="font-medium break-all" />
        </p>
      </div>
      <p className="text-soft">{t("checkSpam")}</p>
      <OutboxHint />
      {again ? <Alert tone="success">{t("resent")}</Alert> : null}
      <AuthForm path="/send-verification-email" hidden={{ page }} fault={fault} next={page}>
        <EmailField fault={fault} />
        <Button type="submit" icon="refresh">
          {t("resend")}
        </Button>
      </AuthForm>
      <LinkButton to={pathIn(language, "/login")} variant="quiet">
        {auth("backToSignIn")}
      </LinkButton>
    </div>
  );
}
