import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput } from "#ui/fields/text-input.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { signOut } from "#pages/shell/session/sign-out.ts";
import { callApi } from "#browser/call-api.ts";
import { readTwoFactor } from "#pages/account/two-factor/read-two-factor.ts";
import { TwoFactorSettings } from "#pages/account/two-factor/two-factor-settings.tsx";

export const meta = pageMeta("adminAccount");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { viewer } = page;
  return {
    email: viewer?.email ?? "",
    mustChange: viewer?.mustChangePassword ?? false,
    twoFactor: viewer && (await readTwoFactor(page, viewer.id)),
  };
}

export default function AdminAccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminAccount");
  const { email, mustChange, twoFactor } = loaderData;
  return (
    <AdminFrame title={t("title")} lead={<bdi dir="ltr">{email}</bdi>} actions={<SignOut />} hasBack={!mustChange}>
      <div className="grid max-w-measure gap-6">
        {mustChange ? (
          <Alert tone="warning" live={false}>
            {t("mustChange")}
          </Alert>
        ) : null}
        <PasswordCard email={email} />
        {mustChange || !twoFactor ? null : (
          <Card as="section">
            <TwoFactorSettings factor={twoFactor} hasPassword heading="h2" />
          </Card>
        )}
      </div>
    </AdminFrame>
  );
}

/** Signing out clears this page's person even when the call fails. */
function SignOut() {
  const t = useTranslations("adminAccount");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  async function leave() {
    setPending(true);
    await signOut(language, "/rai/login");
    setPending(false);
  }
  return (
    <Button size="small" loading={pending} onClick={() => void leave()}>
      {t("signOut")}
    </Button>
  );
}

function PasswordCard({ email }: { email: string }) {
  const t = useTranslations("adminAccount");
  const { language } = useLanguage();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<{ message: string; fields: Record<string, string> } | null>(null);

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (typed["newPassword"] !== typed["confirmPassword"])
      return setFault({ message: "", fields: { confirmPassword: t("mismatch") } });
    setPending(true);
    const body = { currentPassword: typed["currentPassword"], newPassword: typed["newPassword"] };
    const answer = await callApi<{ redirectTo?: string }>(language, "POST", "/auth/change-password", body);
    setPending(false);
    if (!answer.ok)
      return setFault({ message: answer.fault.message || t("failedChange"), fields: answer.fault.fields });
    toast(t("changed"));
    window.location.assign("/rai/dashboard");
  }

  return (
    <Card as="section">
      <h2 className="mb-4 text-lg">{t("passwordTitle")}</h2>
      <form onSubmit={change} className="grid gap-4">
        {fault?.message ? <Alert tone="error">{fault.message}</Alert> : null}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label={t("currentPassword")} error={fault?.fields["currentPassword"]}>
          <PasswordInput name="currentPassword" autoComplete="current-password" required maxLength={1024} />
        </Field>
        <Field label={t("newPassword")} hint={t("passwordHint")} error={fault?.fields["newPassword"]}>
          <PasswordInput name="newPassword" autoComplete="new-password" required minLength={6} maxLength={1024} />
        </Field>
        <Field label={t("confirmPassword")} error={fault?.fields["confirmPassword"]}>
          <PasswordInput name="confirmPassword" autoComplete="new-password" required maxLength={1024} />
        </Field>
        <Button type="submit" variant="primary" loading={pending} className="justify-self-start">
          {t("change")}
        </Button>
      </form>
    </Card>
  );
}
