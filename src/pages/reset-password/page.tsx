import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { PasswordField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthForm } from "#pages/shell/auth/auth-form.tsx";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { type AuthPageData, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";

export const meta = pageMeta("resetPassword");

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuthPage(request, pageContextOf(context).language);
}

/** Sent without framework script; its form works on the markup. */
export const handle = { static: true };

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("resetPassword");
  const { language } = useLanguage();
  if (loaderData.changed) {
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
        {loaderData.token ? <ResetForm data={loaderData} /> : <Alert tone="error">{t("noToken")}</Alert>}
        <LinkButton to={pathIn(language, "/forgot-password")} variant="quiet">
          {t("newLink")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}

function ResetForm({ data: { fault, token } }: { data: AuthPageData }) {
  const t = useTranslations("resetPassword");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const page = pathIn(language, "/reset-password");
  return (
    <AuthForm path="/reset-password" hidden={{ page, token }} fault={fault} next={`${page}?changed=1`}>
      <PasswordField name="newPassword" label={auth("newPassword")} fault={fault} isNew hint />
      <PasswordField name="confirmPassword" label={auth("confirmPassword")} fault={fault} isNew sameAs="newPassword" />
      <Checkbox name="revokeKeys" value="yes" label={t("revokeKeys")} hint={t("revokeKeysHint")} />
      <Button type="submit" variant="primary">
        {t("submit")}
      </Button>
    </AuthForm>
  );
}
