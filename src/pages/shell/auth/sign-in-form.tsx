import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { FormFault } from "./read-auth-page.ts";
import { Link } from "#ui/link.tsx";

/** E-mail and password; leads on where the server says, in place of this page. */
export function SignInForm({
  page,
  returnTo,
  fault,
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
  return (
    <AuthForm path="/sign-in/email" hidden={{ page, returnTo }} fault={fault}>
      <EmailField fault={fault} />
      <PasswordField
        name="password"
        label={t("password")}
        fault={fault}
        aside={
          <Link
            to={pathIn(language, "/forgot-password")}
            className="inline-flex min-h-6 items-center pointer-coarse:-my-2.5 pointer-coarse:min-h-11 text-petrol underline"
          >
            {words("forgot")}
          </Link>
        }
      />
      <Button type="submit" variant="primary" className="mt-2 w-full">
        {submitLabel}
      </Button>
    </AuthForm>
  );
}
