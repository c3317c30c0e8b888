import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { EmailField, FaultBox, PasswordField } from "./auth-fields.tsx";
import type { FormFault } from "./read-auth-page.ts";
import { faultsOf, useAuthForm, useCredentialCheck } from "./use-auth-form.ts";

/** E-mail and password; leads on where the server says, in place of this page. */
export function SignInForm({
  page,
  returnTo,
  fault: first,
  submitLabel,
}: {
  page: string;
  returnTo: string;
  fault: FormFault | null;
  submitLabel: string;
}) {
  const t = useTranslations("auth");
  const words = useTranslations("login");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const check = useCredentialCheck();
  const { fault, pending, setPending, formProps } = useAuthForm({
    path: "/sign-in/email",
    fault: first,
    check: ({ email = "", password = "" }) =>
      faultsOf({ email: check.email(email), password: check.password(password) }),
    onAnswer({ status, redirectTo = "/" }) {
      if (status !== "two_factor") return window.location.replace(redirectTo);
      setPending(false);
      void navigate(redirectTo, { replace: true });
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FaultBox fault={fault} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <EmailField fault={fault} />
      <PasswordField
        name="password"
        label={t("password")}
        fault={fault}
        aside={
          <Link
            to={pathIn(language, "/forgot-password")}
            className="inline-flex min-h-6 items-center text-petrol underline"
          >
            {words("forgot")}
          </Link>
        }
      />
      <Button type="submit" variant="primary" loading={pending} className="mt-2 w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
