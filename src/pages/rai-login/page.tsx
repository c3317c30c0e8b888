import { redirect } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { SignInForm } from "#pages/shell/auth/sign-in-form.tsx";
import { TwoFactorForm } from "#pages/shell/auth/two-factor-form.tsx";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";

/** Open, but of no use to search engines. */
export const meta: Route.MetaFunction = (args) => [
  ...pageMeta("raiLogin")(args).filter((each) => !("tagName" in each)),
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, language } = pageContextOf(context);
  if (viewer?.emailVerified && viewer.role === "administrator") throw redirect("/rai/dashboard");
  return readAuthPage(request, language);
}

/** Sent without framework script; its form works on the markup. */
export const handle = { static: true };

export default function AdminLoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("raiLogin");
  const login = useTranslations("login");
  const { language } = useLanguage();
  const { returnTo, fault, twoFactor, denied } = loaderData;
  return (
    <AuthPanel
      title={twoFactor ? login("codeTitle") : t("title")}
      lead={twoFactor ? login(twoFactor === "backup" ? "backupLead" : "codeLead") : undefined}
    >
      <div className="grid gap-4">
        {denied ? <Alert tone="error">{t("denied")}</Alert> : null}
        {twoFactor ? (
          <TwoFactorForm page="/rai/login" step={twoFactor} returnTo={returnTo} fault={fault} />
        ) : (
          <SignInForm page="/rai/login" returnTo={returnTo} fault={fault} submitLabel={t("submit")} />
        )}
        <LinkButton to={pathIn(language, "/")} variant="quiet">
          {t("back")}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}
