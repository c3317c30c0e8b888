import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { FaultBox, faultBeside } from "./auth-fields.tsx";
import type { FormFault } from "./read-auth-page.ts";
import { faultsOf, useAuthForm } from "./use-auth-form.ts";

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export function TwoFactorForm({
  page,
  returnTo,
  fault: first,
}: {
  page: string;
  returnTo: string;
  fault: FormFault | null;
}) {
  const t = useTranslations("login");
  const [backup, setBackup] = useState(false);
  const { fault, pending, formProps } = useAuthForm({
    path: backup ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp",
    fault: first,
    check: ({ code = "" }) => faultsOf({ code: code.trim() === "" ? t("codeRequired") : null }),
    onAnswer: ({ redirectTo = "/" }) => window.location.replace(redirectTo),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FaultBox fault={fault} />
      <input type="hidden" name="page" value={`${page}?twoFactor=1`} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={backup ? t("backupCode") : t("code")} error={faultBeside(fault, "code", t("codeRequired"))}>
        <TextInput
          code
          name="code"
          autoComplete="one-time-code"
          inputMode={backup ? "text" : "numeric"}
          required
          maxLength={40}
        />
      </Field>
      <Checkbox name="trustDevice" label={t("trustDevice")} />
      <Button type="submit" variant="primary" loading={pending} className="w-full">
        {t("verify")}
      </Button>
      <Button variant="quiet" onClick={() => setBackup(!backup)}>
        {backup ? t("useApp") : t("useBackup")}
      </Button>
    </form>
  );
}
