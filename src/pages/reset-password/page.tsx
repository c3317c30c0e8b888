import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { FaultBox, PasswordField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { type AuthPageData, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { faultsOf, useAuthForm, useCredentialCheck } from "#pages/shell/auth/use-auth-form.ts";
import { pageMeta } from "#pages/shell/page-meta.ts";

export const meta = pageMeta("resetPassword");

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuthPage(request, pageContextOf(context).language);
}

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("resetPassword");
  const { language } = useLanguage();
  const [changed, setChanged] = useState(false);
  if (changed) {
    return (
      <AuthPanel title={t("title")}>
        <div className="grid gap-4">
          <Alert tone="success">{t("changed")}</Alert>
          <LinkButton to={pathIn(language, "/login")} variant="primary">
            {t("signIn")}
          </LinkButton>
        </div>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={t("title")} lead={loaderData.token ? t("lead") : undefined}>
      <div className="grid gap-4">
        {loaderData.token ? (
          <ResetForm data={loaderData} onChanged={() => setChanged(true)} />
        ) : (
          <Alert tone="error">{t("noToken")}</Alert>
        )}
        <LinkButton to={pathIn(language, "/forgot-password")} variant="quiet">
          {t("newLink")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}

function ResetForm({ data, onChanged }: { data: AuthPageData; onChanged: () => void }) {
  const t = useTranslations("resetPassword");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const check = useCredentialCheck();
  const { fault, pending, formProps } = useAuthForm({
    path: "/reset-password",
    fault: data.fault,
    check({ newPassword = "", confirmPassword = "" }) {
      return faultsOf({
        newPassword: check.password(newPassword) ?? (newPassword.length < 6 ? auth("passwordTooShort") : null),
        confirmPassword: confirmPassword === newPassword ? null : auth("passwordsDiffer"),
      });
    },
    onAnswer: onChanged,
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FaultBox fault={fault} />
      <input type="hidden" name="page" value={pathIn(language, "/reset-password")} />
      <input type="hidden" name="token" value={data.token} />
      <PasswordField name="newPassword" label={auth("newPassword")} fault={fault} isNew hint />
      <PasswordField name="confirmPassword" label={auth("confirmPassword")} fault={fault} isNew />
      <Button type="submit" variant="primary" loading={pending}>
        {t("submit")}
      </Button>
    </form>
  );
}
