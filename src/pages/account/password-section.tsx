import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput, TextInput } from "#ui/fields/text-input.tsx";
import { callApi, type ApiFault } from "#browser/call-api.ts";
import { Section } from "./fact-list.tsx";

/** Change of password and of e-mail. */
export function PasswordSection({ hasKeys }: { hasKeys: boolean }) {
  const t = useTranslations("account");
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Section title={t("passwordTitle")}>
        <AccountForm path="/auth/change-password" submit={t("changePassword")} done={t("passwordChanged")}>
          {(fields) => (
            <>
              <Field label={t("currentPassword")} error={fields["currentPassword"]}>
                <PasswordInput name="currentPassword" autoComplete="current-password" required />
              </Field>
              <Field label={t("newPassword")} hint={t("passwordHint")} error={fields["newPassword"]}>
                <PasswordInput name="newPassword" autoComplete="new-password" minLength={6} required />
              </Field>
              {hasKeys ? (
                <Checkbox name="revokeKeys" value="yes" label={t("revokeKeys")} hint={t("revokeKeysHint")} />
              ) : null}
            </>
          )}
        </AccountForm>
      </Section>
      <Section title={t("emailTitle")}>
        <AccountForm path="/auth/change-email" submit={t("changeEmail")} done={t("emailSent")}>
          {(fields) => (
            <>
              <Field label={t("newEmail")} error={fields["newEmail"]}>
                <TextInput type="email" name="newEmail" autoComplete="email" required />
              </Field>
              <Field label={t("password")} error={fields["password"]}>
                <PasswordInput name="password" autoComplete="current-password" required />
              </Field>
            </>
          )}
        </AccountForm>
      </Section>
    </div>
  );
}

/** Who comes by Google alone has no password to change, and gets one by mail. */
export function NoPasswordSection() {
  const t = useTranslations("account");
  const { language } = useLanguage();
  return (
    <Section title={t("noPasswordTitle")} lead={t("noPasswordBody")}>
      <LinkButton to={pathIn(language, "/forgot-password")}>{t("setPassword")}</LinkButton>
    </Section>
  );
}

/** A form of the account: sends its fields, empties itself when they were taken, keeps them when not. */
function AccountForm({
  path,
  submit,
  done,
  children,
}: {
  path: string;
  submit: string;
  done: string;
  children: (fields: Record<string, string>) => ReactNode;
}) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<ApiFault | "done" | null>(null);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    const result = await callApi(language, "POST", path, Object.fromEntries(new FormData(form)));
    setPending(false);
    setAnswer(result.ok ? "done" : result.fault);
    if (result.ok) form.reset();
  }
  const fields = answer !== null && answer !== "done" ? answer.fields : {};
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      {answer === "done" ? <Alert tone="success">{done}</Alert> : null}
      {answer !== null && answer !== "done" && Object.keys(fields).length === 0 ? (
        <Alert tone="error">{answer.message || t("failed")}</Alert>
      ) : null}
      {children(fields)}
      <Button type="submit" loading={pending} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
