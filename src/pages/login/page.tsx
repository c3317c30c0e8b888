import { data, Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { AuthFrame } from "#pages/shell/auth/auth-frame.tsx";
import { GoogleButton } from "#pages/shell/auth/google-button.tsx";
import { leaveWhenSignedIn, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { SignInForm } from "#pages/shell/auth/sign-in-form.tsx";
import { TwoFactorForm } from "#pages/shell/auth/two-factor-form.tsx";
import { pageMeta } from "#pages/shell/page-meta.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/read-banner.ts";

export const meta = pageMeta("login");

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const asked = readAuthPage(request, page.language);
  leaveWhenSignedIn(page, asked.returnTo);
  const banner = await readBannerFor(page, "open");
  return data({ ...asked, banner }, { headers: banner ? OUTSIDE_IMAGES : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("login");
  const { language } = useLanguage();
  const { returnTo, fault, twoFactor, banner } = loaderData;
  const page = pathIn(language, "/login");
  if (twoFactor) {
    return (
      <AuthFrame banner={banner} title={t("codeTitle")} lead={t("codeLead")}>
        <TwoFactorForm page={page} returnTo={returnTo} fault={fault} />
      </AuthFrame>
    );
  }
  const signUp = pathIn(language, "/signup") + (returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : "");
  return (
    <AuthFrame banner={banner} title={t("title")}>
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
