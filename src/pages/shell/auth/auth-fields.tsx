import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput, TextInput } from "#ui/fields/text-input.tsx";
import type { FormFault } from "./read-auth-page.ts";

/** The service's message in its red box. */
export function FaultBox({ fault }: { fault: FormFault | null }) {
  return fault?.message ? <Alert tone="error">{fault.message}</Alert> : null;
}

/** What is shown beside a field. */
export function faultBeside(fault: FormFault | null, name: string, fallback: string): string | undefined {
  if (!fault || !Object.hasOwn(fault.fields, name)) return undefined;
  return fault.fields[name] || fallback;
}

export function EmailField({ fault }: { fault: FormFault | null }) {
  const t = useTranslations("auth");
  return (
    <Field label={t("email")} error={faultBeside(fault, "email", t("emailInvalid"))}>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={fault?.email}
        data-missing={t("emailRequired")}
        data-invalid={t("emailInvalid")}
      />
    </Field>
  );
}

/** A password field of one of the forms; new ones say how long it must be. */
export function PasswordField({
  name,
  label,
  fault,
  isNew = false,
  hint = false,
  aside,
  sameAs,
}: {
  name: string;
  label: string;
  fault: FormFault | null;
  isNew?: boolean;
  hint?: boolean;
  aside?: React.ReactNode;
  /** The field whose value this one repeats. */
  sameAs?: string;
}) {
  const t = useTranslations("auth");
  return (
    <Field
      label={label}
      error={faultBeside(fault, name, t("fieldInvalid"))}
      hint={hint ? t("passwordHint") : undefined}
      aside={aside}
    >
      <PasswordInput
        name={name}
        autoComplete={isNew ? "new-password" : "current-password"}
        required
        minLength={isNew ? 6 : undefined}
        data-missing={t("passwordRequired")}
        data-short={t("passwordTooShort")}
        data-invalid={t("fieldInvalid")}
        {...(sameAs ? { "data-same-as": sameAs, "data-differs": t("passwordsDiffer") } : {})}
      />
    </Field>
  );
}
