import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmailField, FaultBox } from "#pages/shell/auth/auth-fields.tsx";
import { OutboxHint } from "#pages/shell/auth/outbox-hint.tsx";
import { faultsOf, useAuthForm, useCredentialCheck } from "#pages/shell/auth/use-auth-form.ts";

/** After signing up: where the link went, where else to look, and how to get another. `email` is empty after a form without script. */
export function CheckEmail({ email }: { email: string }) {
  const t = useTranslations("signup");
  const auth = useTranslations("auth");
  const { language } = useLanguage();
  const [resent, setResent] = useState(false);
  const check = useCredentialCheck();
  const { fault, pending, setPending, formProps } = useAuthForm({
    path: "/send-verification-email",
    fault: null,
    check: (values) => faultsOf({ email: check.email(values["email"] ?? "") }),
    onAnswer() {
      setPending(false);
      setResent(true);
    },
  });
  return (
    <div className="grid gap-4">
      <Icon name="mail" size={40} className="text-petrol" />
      {email ? (
        <p>
          {t("checkBodyTo")}{" "}
          <bdi dir="ltr" className="block font-medium break-all">
            {email}
          </bdi>
        </p>
      ) : (
        <p>{t("checkBody")}</p>
      )}
      <p className="text-soft">{t("checkSpam")}</p>
      <OutboxHint />
      {resent ? <Alert tone="success">{t("resent")}</Alert> : null}
      <form {...formProps} className="grid gap-3">
        <FaultBox fault={fault} />
        <input type="hidden" name="page" value={`${pathIn(language, "/signup")}?sent=1`} />
        {email ? <input type="hidden" name="email" value={email} /> : <EmailField fault={fault} />}
        <Button type="submit" loading={pending} icon="refresh">
          {t("resend")}
        </Button>
      </form>
      <LinkButton to={pathIn(language, "/login")} variant="quiet">
        {auth("backToSignIn")}
      </LinkButton>
    </div>
  );
}
