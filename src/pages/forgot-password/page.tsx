import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { EmailField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthForm } from "#pages/shell/auth/auth-form.tsx";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { OutboxHint } from "#pages/shell/auth/outbox-hint.tsx";
import { readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";

export const meta = pageMeta("forgotPassword");

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuthPage(request, pageContextOf(context).language);
}

/** Sent without framework script; its form works on the markup. */
export const handle = { static: true };

export default function ForgotPasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("forgotPassword");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const { sent, fault } = loaderData;
  const page = pathIn(language, "/forgot-password");
  return (
    <AuthPanel title={t("title")} lead={sent ? undefined : t("lead")}>
      <div className="grid gap-4">
        {sent ? (
          <>
            <Alert tone="success">{t("sent")}</Alert>
            <p className="text-soft">{t("spam")}</p>
            <OutboxHint />
          </>
        ) : (
          <AuthForm path="/request-password-reset" hidden={{ page }} fault={fault} next={`${page}?sent=1`}>
            <EmailField fault={fault} />
            <Button type="submit" variant="primary">
              {t("submit")}
            </Button>
          </AuthForm>
        )}
        <LinkButton to={pathIn(language, "/login")} variant="quiet">
          {auth("backToSignIn")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}
