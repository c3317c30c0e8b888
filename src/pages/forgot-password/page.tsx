import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { EmailField, FaultBox } from "#pages/shell/auth/auth-fields.tsx";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { OutboxHint } from "#pages/shell/auth/outbox-hint.tsx";
import { readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { faultsOf, useAuthForm, useCredentialCheck } from "#pages/shell/auth/use-auth-form.ts";
import { pageMeta } from "#pages/shell/page-meta.ts";

export const meta = pageMeta("forgotPassword");

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuthPage(request, pageContextOf(context).language);
}

export default function ForgotPasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("forgotPassword");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const [sent, setSent] = useState(loaderData.sent);
  const check = useCredentialCheck();
  const { fault, pending, formProps } = useAuthForm({
    path: "/request-password-reset",
    fault: loaderData.fault,
    check: ({ email = "" }) => faultsOf({ email: check.email(email) }),
    onAnswer: () => setSent(true),
  });
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
          <form {...formProps} className="grid gap-4">
            <FaultBox fault={fault} />
            <input type="hidden" name="page" value={pathIn(language, "/forgot-password")} />
            <EmailField fault={fault} />
            <Button type="submit" variant="primary" loading={pending}>
              {t("submit")}
            </Button>
          </form>
        )}
        <LinkButton to={pathIn(language, "/login")} variant="quiet">
          {auth("backToSignIn")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}
