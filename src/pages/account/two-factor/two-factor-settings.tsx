import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { callApi } from "#browser/call-api.ts";
import { OffForm, OnForm, type Proof } from "./proof-form.tsx";

/** A person's second factor, as the account pages read it. */
export interface TwoFactorState {
  isOn: boolean;
  /** The day it was turned on, formatted; null where that was not kept. */
  since: string | null;
  codesLeft: number;
}

/** Shown after a press alone, so that the account page starts without them. */
const Enrolment = lazy(() => import("./enrolment.tsx").then((module) => ({ default: module.Enrolment })));
const NewCodes = lazy(() => import("./enrolment.tsx").then((module) => ({ default: module.NewCodes })));

type Shown = { kind: "enrolment"; totpUri: string; backupCodes: string[] } | { kind: "codes"; backupCodes: string[] };

interface Fault {
  message: string | null;
  fields: Record<string, string>;
}

/** Turns the second factor on (key, backup codes, then a code that proves it) and off, and makes new backup codes. */
export function TwoFactorSettings({
  factor,
  hasPassword,
  heading: Heading,
}: {
  factor: TwoFactorState;
  hasPassword: boolean;
  heading: "h2" | "h3";
}) {
  const t = useTranslations("twoFactor");
  const { language } = useLanguage();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);

  async function call<Answer>(name: string, body: Record<string, string>): Promise<Answer | null> {
    setPending(name);
    const answer = await callApi<Answer>(language, "POST", `/auth/two-factor/${name}`, body);
    setPending(null);
    setFault(answer.ok ? null : faultOf(answer.fault));
    return answer.ok ? answer.data : null;
  }

  /** What belongs to a field is said beside it alone. */
  function faultOf({ message, fields }: { message: string; fields: Record<string, string> }): Fault {
    return { message: Object.keys(fields).length > 0 ? null : message || t("failed"), fields };
  }

  async function enable(proof: Proof) {
    const begun = await call<{ totpUri: string; backupCodes: string[] }>("enable", proof);
    if (begun) setShown({ kind: "enrolment", ...begun });
  }

  async function confirm(code: string) {
    if (!(await call("verify-totp", { code }))) return;
    setShown(null);
    toast(t("enabled"));
    await revalidate();
  }

  async function disable(proof: Proof) {
    if (!(await call("disable", proof))) return;
    toast(t("disabled"));
    await revalidate();
  }

  async function renew(proof: Proof) {
    const made = await call<{ backupCodes: string[] }>("generate-backup-codes", proof);
    if (!made) return;
    setShown({ kind: "codes", ...made });
    await revalidate();
  }

  function close() {
    setShown(null);
    setFault(null);
  }

  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <Heading className={Heading === "h2" ? "text-lg" : "text-base font-medium"}>{t("title")}</Heading>
        {factor.isOn ? <Badge tone="green">{t("on")}</Badge> : <Badge>{t("off")}</Badge>}
      </div>
      <State factor={factor} />
      {fault?.message ? (
        <Alert tone="error" className="mb-4">
          {fault.message}
        </Alert>
      ) : null}
      <Suspense>
        {shown?.kind === "enrolment" ? (
          <Enrolment
            totpUri={shown.totpUri}
            backupCodes={shown.backupCodes}
            isBusy={pending === "verify-totp"}
            onCode={confirm}
            onCancel={close}
          />
        ) : null}
        {shown?.kind === "codes" ? <NewCodes backupCodes={shown.backupCodes} onDone={close} /> : null}
      </Suspense>
      {shown ? null : factor.isOn ? (
        <OnForm
          hasPassword={hasPassword}
          pending={pending}
          fields={fault?.fields ?? {}}
          onRenew={renew}
          onDisable={disable}
        />
      ) : (
        <OffForm hasPassword={hasPassword} pending={pending} fields={fault?.fields ?? {}} onEnable={enable} />
      )}
    </>
  );
}

function State({ factor: { isOn, since, codesLeft } }: { factor: TwoFactorState }) {
  const t = useTranslations("twoFactor");
  if (!isOn) return <p className="mb-4 text-soft">{t("offBody")}</p>;
  return (
    <div className="mb-4 grid gap-1 text-soft">
      <p>
        {t("onBody")} {since === null ? null : t("onSince", { date: since })}
      </p>
      <p>{t("codesLeft", { count: codesLeft })}</p>
    </div>
  );
}
