import { useTranslations } from "#i18n/translations.ts";
import { faultBeside } from "#pages/shell/auth/auth-fields.tsx";
import type { FormFault } from "#pages/shell/auth/read-auth-page.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** Who writes, and what: shared by contact and advertise. */
export function PersonFields({ fault }: { fault: FormFault | null }) {
  const t = useTranslations("contact");
  return (
    <>
      <Field label={t("name")} error={faultBeside(fault, "name", t("fieldInvalid"))}>
        <TextInput name="name" required maxLength={120} autoComplete="name" />
      </Field>
      <Field label={t("email")} error={faultBeside(fault, "email", t("emailInvalid"))}>
        <TextInput name="email" type="email" required maxLength={254} autoComplete="email" />
      </Field>
    </>
  );
}

export function MessageField({ fault, hint }: { fault: FormFault | null; hint: string }) {
  const t = useTranslations("contact");
  return (
    <Field label={t("message")} hint={hint} error={faultBeside(fault, "message", t("fieldInvalid"))}>
      <TextArea name="message" required maxLength={4000} rows={6} />
    </Field>
  );
}
