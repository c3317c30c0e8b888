import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { EmailField, PasswordField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthForm } from "#pages/shell/auth/auth-form.tsx";
import { AuthFrame, AuthPanel } from "#pages/shell/auth/auth-frame.tsx";
import { GoogleButton } from "#pages/shell/auth/google-button.tsx";
import { type FormFault, leaveWhenSignedIn, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/frame/read-banner.ts";
import { CheckEmail } from "./check-email.tsx";
import { Link } from "#ui/link.tsx";

export const meta = pageMeta("signup");

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

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const { returnTo, fault, faultCode, sent, sentAgain, banner } = loaderData;
  const t = useTranslations("signup");
  const { language } = useLanguage();
  if (sent) {
    return (
      <AuthPanel title={t("checkTitle")}>
        <CheckEmail again={sentAgain} fault={fault} />
      </AuthPanel>
    );
  }
  const signIn = pathIn(language, "/login") + (returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : "");
  return (
    <AuthFrame banner={banner} title={t("title")}>
      <GoogleButton page="signup" returnTo={returnTo} />
      <SignupForm fault={fault} faultCode={faultCode} returnTo={returnTo} />
      <p className="mt-6 text-center text-soft">
        {t("haveAccount")}{" "}
        <Link to={signIn} className="font-medium text-petrol underline">
          {t("signIn")}
        </Link>
      </p>
    </AuthFrame>
  );
}

interface SignupFormProps {
  fault: FormFault | null;
  faultCode: string;
  returnTo: string;
}

function SignupForm({ fault: given, faultCode, returnTo }: SignupFormProps) {
  const t = useTranslations("auth");
  const words = useTranslations("signup");
  const { language } = useLanguage();
  const differ = faultCode === "invalid_input" && given?.fields["confirmPassword"] !== undefined;
  const fault = differ ? { ...given, fields: { confirmPassword: t("passwordsDiffer") } } : given;
  return (
    <AuthForm
      path="/sign-up/email"
      hidden={{ language, returnTo }}
      fault={fault}
      next={`${pathIn(language, "/signup")}?sent=1`}
    >
      <EmailField fault={fault} />
      <PasswordField name="password" label={t("password")} fault={fault} isNew hint />
      <PasswordField name="confirmPassword" label={t("confirmPassword")} fault={fault} isNew sameAs="password" />
      <Button type="submit" variant="primary" className="mt-2 w-full">
        {words("submit")}
      </Button>
    </AuthForm>
  );
}
