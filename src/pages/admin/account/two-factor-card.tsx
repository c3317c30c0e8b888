import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput, TextInput } from "#ui/fields/text-input.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { callApi } from "#browser/call-api.ts";
import { QrCode } from "./qr-code.tsx";

interface Enrolment {
  totpUri?: string;
  backupCodes?: string[];
}

/** Turns the second factor on (password, key and backup codes, then a code that proves it) and off. */
export function TwoFactorCard({ isOn }: { isOn: boolean }) {
  const t = useTranslations("adminAccount");
  const { language } = useLanguage();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  async function call(
    name: "enable" | "disable" | "generate-backup-codes" | "verify-totp",
    body: Record<string, string>,
  ): Promise<Enrolment | null> {
    setPending(name);
    const answer = await callApi<Enrolment>(language, "POST", `/auth/two-factor/${name}`, body);
    setPending(null);
    setFault(answer.ok ? null : Object.values(answer.fault.fields)[0] || answer.fault.message || t("failedTwoFactor"));
    return answer.ok ? answer.data : null;
  }

  async function finish(code: string) {
    if (!(await call("verify-totp", { code }))) return;
    setEnrolment(null);
    toast(t("enabled"));
    await revalidate();
  }

  async function disable(password: string) {
    if (!(await call("disable", { password }))) return;
    setEnrolment(null);
    toast(t("disabled"));
    await revalidate();
  }

  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{t("twoFactorTitle")}</h2>
        {isOn ? <Badge tone="green">{t("on")}</Badge> : <Badge>{t("off")}</Badge>}
      </div>
      <p className="mb-4 text-soft">{isOn ? t("twoFactorOn") : t("twoFactorOff")}</p>
      {fault ? (
        <Alert tone="error" className="mb-4">
          {fault}
        </Alert>
      ) : null}
      {enrolment ? <EnrolmentSteps enrolment={enrolment} isBusy={pending === "verify-totp"} onCode={finish} /> : null}
      {!enrolment && !isOn ? (
        <PasswordForm
          actions={[
            {
              label: t("begin"),
              isPrimary: true,
              isBusy: pending === "enable",
              run: async (password) => setEnrolment(await call("enable", { password })),
            },
          ]}
        />
      ) : null}
      {isOn && !enrolment ? (
        <PasswordForm
          actions={[
            {
              label: t("newCodes"),
              isBusy: pending === "generate-backup-codes",
              run: async (password) => setEnrolment(await call("generate-backup-codes", { password })),
            },
            { label: t("disable"), isDanger: true, isBusy: pending === "disable", run: disable },
          ]}
        />
      ) : null}
    </Card>
  );
}

interface PasswordAction {
  label: string;
  isPrimary?: boolean;
  isDanger?: boolean;
  isBusy: boolean;
  run: (password: string) => Promise<void>;
}

/** Every change of the second factor asks for the password again. */
function PasswordForm({ actions }: { actions: readonly PasswordAction[] }) {
  const t = useTranslations("adminAccount");
  const [password, setPassword] = useState("");
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void actions[0]?.run(password);
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={t("password")}>
        <PasswordInput
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <Button
            key={action.label}
            type={index === 0 ? "submit" : "button"}
            variant={action.isPrimary ? "primary" : action.isDanger ? "danger" : "secondary"}
            loading={action.isBusy}
            disabled={password === ""}
            onClick={index === 0 ? undefined : () => void action.run(password)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </form>
  );
}

function EnrolmentSteps({
  enrolment,
  isBusy,
  onCode,
}: {
  enrolment: Enrolment;
  isBusy: boolean;
  onCode: (code: string) => Promise<void>;
}) {
  const t = useTranslations("adminAccount");
  const [code, setCode] = useState("");
  const { totpUri, backupCodes = [] } = enrolment;
  const key = totpUri ? (new URL(totpUri).searchParams.get("secret") ?? "") : "";
  return (
    <div className="grid gap-5">
      {totpUri ? (
        <div>
          <p className="mb-3">{t("stepKey")}</p>
          <QrCode text={totpUri} label={t("qrCode")} />
          <p className="my-2 rounded-control bg-sunk px-4 py-3">
            <span className="sr-only">{t("key")}: </span>
            <code className="break-all">{key}</code>
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={key} size="small" />
            <LinkButton size="small" icon="external" to={totpUri} reloadDocument>
              {t("openApp")}
            </LinkButton>
          </div>
        </div>
      ) : (
        <Alert tone="success">{t("newCodesDone")}</Alert>
      )}
      <div>
        <p>{t("stepCodes")}</p>
        <ul
          aria-label={t("backupCodes")}
          className="my-2 grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunk px-4 py-3"
        >
          {backupCodes.map((backup) => (
            <li key={backup}>
              <code>{backup}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={backupCodes.join("\n")} size="small" />
      </div>
      {totpUri ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void onCode(code.trim());
          }}
        >
          <p>{t("stepCode")}</p>
          <Field label={t("code")}>
            <TextInput
              code
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={10}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" loading={isBusy} className="justify-self-start">
            {t("finish")}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
