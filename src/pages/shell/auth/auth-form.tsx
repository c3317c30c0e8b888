import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { FieldError } from "#ui/fields/field.tsx";
import { FaultBox } from "./auth-fields.tsx";
import type { FormFault } from "./read-auth-page.ts";

interface AuthFormProps {
  /** Below /api/auth. */
  path: string;
  /** What goes along unseen; empty ones are left out. `page` is where a refused form comes back to. */
  hidden: Record<string, string>;
  /** What the form came back with when it was sent without script. */
  fault: FormFault | null;
  /** Where the page goes on; without it where the answer says. */
  next?: string;
  /** Said in place of whatever the service said. */
  refusal?: string;
  /** The refusal that this page answers by asking for more: it comes again with it in its address. */
  asksAgainOn?: string;
  children: ReactNode;
}

/**
 * A form of the auth API. It is complete without script; `auth-controls.ts` sends it as JSON, and shows what it is refused for in
 * the boxes of its two templates.
 */
export function AuthForm({ path, hidden, fault, next, refusal, asksAgainOn, children }: AuthFormProps) {
  const { language } = useLanguage();
  const t = useTranslations("auth");
  return (
    <form
      method="post"
      action={`/api/auth${path}?lang=${language}`}
      className="grid gap-4"
      data-auth-form=""
      data-next={next}
      data-refusal={refusal}
      data-asks-again-on={asksAgainOn}
      data-error={t("error")}
    >
      <FaultBox fault={fault} />
      {Object.entries(hidden).map(([name, value]) =>
        value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <template data-form-fault="">
        <Alert tone="error">
          <span data-words="" />
        </Alert>
      </template>
      <template data-field-fault="">
        <FieldError>
          <span data-words="" />
        </FieldError>
      </template>
    </form>
  );
}
