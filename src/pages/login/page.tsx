import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { barePath, pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { AuthFrame, AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { GoogleButton } from "#pages/shell/auth/google-button.tsx";
import { leaveWhenSignedIn, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { SignInForm } from "#pages/shell/auth/sign-in-form.tsx";
import { TwoFactorForm } from "#pages/shell/auth/two-factor-form.tsx";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { productThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/frame/read-banner.ts";
import { Link } from "#ui/link.tsx";

export const meta: Route.MetaFunction = (args) => [...pageMeta("login")(args), ...structuredData(args, productThings)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const asked = readAuthPage(request, page.language);
  leaveWhenSignedIn(page, asked.returnTo);
  const banner = await readBannerFor(page, "open");
  return data({ ...asked, banner }, { headers: banner ? OUTSIDE_IMAGES : {} });
}

/** Sent without framework script; its form works on the markup. */
export const handle = { static: true };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("login");
  const { language } = useLanguage();
  const { returnTo, fault, twoFactor, ended, banner } = loaderData;
  const page = pathIn(language, "/login");
  if (twoFactor) {
    return (
      <AuthPanel title={t("codeTitle")} lead={t(twoFactor === "backup" ? "backupLead" : "codeLead")}>
        <TwoFactorForm page={page} step={twoFactor} returnTo={returnTo} fault={fault} />
      </AuthPanel>
    );
  }
  const signUp = pathIn(language, "/signup") + (returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : "");
  // Who was sent here from a page, or has tried to sign in, wants the form.
  const isStranger = !ended && !fault && (!returnTo || barePath(returnTo) === "/");
  return (
    <AuthFrame banner={banner} title={t("title")} signUpPath={isStranger ? signUp : undefined}>
      {ended && !fault ? (
        <Alert live={false} className="mb-6">
          {t("ended")}
        </Alert>
      ) : null}
      <GoogleButton page="login" returnTo={returnTo} />
      <SignInForm page={page} returnTo={returnTo} fault={fault} submitLabel={t("submit")} />
      <p className="mt-6 text-center text-soft">
        {t("noAccount")}{" "}
        <Link to={signUp} className="font-medium text-petrol underline">
          {t("signUp")}
        </Link>
      </p>
    </AuthFrame>
  );
}
