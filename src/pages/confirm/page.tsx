import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { PasswordField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthForm } from "#pages/shell/auth/auth-form.tsx";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { type AuthPageData, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";

export const meta = pageMeta("confirm");

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuthPage(request, pageContextOf(context).language);
}

/** Sent without framework script; its form works on the markup. */
export const handle = { static: true };

/** Where the mailed link leads. It asks for a press, since mail scanners open links by themselves. */
export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("confirm");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  return (
    <AuthPanel title={t("title")} lead={loaderData.token ? t("lead") : undefined}>
      <div className="grid gap-4">
        {loaderData.token ? <ConfirmForm data={loaderData} /> : <Alert tone="error">{t("noToken")}</Alert>}
        <LinkButton to={pathIn(language, "/login")} variant="quiet">
          {auth("backToSignIn")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}

const OTHER_BROWSER = new Set(["password_needed", "invalid_credentials"]);

function ConfirmForm({ data }: { data: AuthPageData }) {
  const t = useTranslations("confirm");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const fault = data.faultCode === "password_needed" ? null : data.fault;
  return (
    <AuthForm
      path="/verify-email"
      hidden={{ page: pathIn(language, "/confirm"), token: data.token }}
      fault={fault}
      asksAgainOn="password_needed"
    >
      {OTHER_BROWSER.has(data.faultCode) ? (
        <>
          <Alert>{t("otherBrowser")}</Alert>
          <PasswordField name="password" label={auth("password")} fault={fault} />
        </>
      ) : null}
      <Button type="submit" variant="primary">
        {t("submit")}
      </Button>
    </AuthForm>
  );
}
