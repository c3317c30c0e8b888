import { useTranslations } from "#i18n/translations.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { faultBeside } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { FormFault } from "./read-auth-page.ts";

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export function TwoFactorForm({
  page,
  step,
  returnTo,
  fault,
}: {
  page: string;
  step: "app" | "backup";
  returnTo: string;
  fault: FormFault | null;
}) {
  const t = useTranslations("login");
  const backup = step === "backup";
  const other = `${page}?${new URLSearchParams({ twoFactor: backup ? "app" : "backup", ...(returnTo ? { returnTo } : {}) })}`;
  const startOver = page + (returnTo ? `?${new URLSearchParams({ returnTo })}` : "");
  return (
    <AuthForm
      path={backup ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp"}
      hidden={{ page: `${page}?twoFactor=${step}`, returnTo }}
      fault={fault}
      asksAgainOn="second_step_over"
    >
      <Field label={backup ? t("backupCode") : t("code")} error={faultBeside(fault, "code", t("codeRequired"))}>
        <TextInput
          code
          name="code"
          autoComplete="one-time-code"
          inputMode={backup ? "text" : "numeric"}
          required
          maxLength={40}
          data-missing={t("codeRequired")}
          data-invalid={t("codeRequired")}
        />
      </Field>
      <Checkbox name="trustDevice" label={t("trustDevice")} hint={t("trustDeviceHint")} />
      <Button type="submit" variant="primary" className="w-full">
        {t("verify")}
      </Button>
      <LinkButton variant="quiet" to={other}>
        {backup ? t("useApp") : t("useBackup")}
      </LinkButton>
      <LinkButton variant="quiet" to={startOver}>
        {t("startOver")}
      </LinkButton>
      {backup && page !== "/rai/login" ? <p className="text-center text-sm text-soft">{t("lostBoth")}</p> : null}
    </AuthForm>
  );
}
