import { useState } from "react";
import { data, Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { EmailField, FaultBox, PasswordField } from "#pages/shell/auth/auth-fields.tsx";
import { AuthFrame } from "#pages/shell/auth/auth-frame.tsx";
import { GoogleButton } from "#pages/shell/auth/google-button.tsx";
import { type FormFault, leaveWhenSignedIn, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { faultsOf, useAuthForm, useCredentialCheck } from "#pages/shell/auth/use-auth-form.ts";
import { pageMeta } from "#pages/shell/page-meta.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/read-banner.ts";
import { CheckEmail } from "./check-email.tsx";

export const meta = pageMeta("signup");

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const asked = readAuthPage(request, page.language);
  leaveWhenSignedIn(page, asked.returnTo);
  const banner = await readBannerFor(page, "open");
  return data({ ...asked, banner }, { headers: banner ? OUTSIDE_IMAGES : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const { returnTo, fault, faultCode, sent, banner } = loaderData;
  const t = useTranslations("signup");
  const { language } = useLanguage();
  const [sentTo, setSentTo] = useState(sent ? "" : null);
  if (sentTo !== null) {
    return (
      <AuthFrame banner={banner} title={t("checkTitle")}>
        <CheckEmail email={sentTo} />
      </AuthFrame>
    );
  }
  const signIn = pathIn(language, "/login") + (returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : "");
  return (
    <AuthFrame banner={banner} title={t("title")}>
      <GoogleButton page="signup" returnTo={returnTo} />
      <SignupForm fault={fault} faultCode={faultCode} returnTo={returnTo} onSent={setSentTo} />
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
  onSent: (email: string) => void;
}

function SignupForm({ fault: first, faultCode, returnTo, onSent }: SignupFormProps) {
  const t = useTranslations("auth");
  const words = useTranslations("signup");
  const { language } = useLanguage();
  const check = useCredentialCheck();
  const [email, setEmail] = useState("");
  const differ = faultCode === "invalid_input" && first?.fields["confirmPassword"] !== undefined;
  const { fault, pending, formProps } = useAuthForm({
    path: "/sign-up/email",
    fault: differ ? { message: t("passwordsDiffer"), fields: { confirmPassword: "" } } : first,
    check(values) {
      const { email: address = "", password = "", confirmPassword = "" } = values;
      setEmail(address.trim());
      return faultsOf({
        email: check.email(address),
        password: check.password(password) ?? (password.length < 6 ? t("passwordTooShort") : null),
        confirmPassword: confirmPassword === password ? null : t("passwordsDiffer"),
      });
    },
    onAnswer: () => onSent(email),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FaultBox fault={fault} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <EmailField fault={fault} />
      <PasswordField name="password" label={t("password")} fault={fault} isNew hint />
      <PasswordField name="confirmPassword" label={t("confirmPassword")} fault={fault} isNew />
      <Button type="submit" variant="primary" loading={pending} className="mt-2 w-full">
        {words("submit")}
      </Button>
    </form>
  );
}
