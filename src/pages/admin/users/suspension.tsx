import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { PersonDetails } from "./read-users-page.ts";

/** Keeps a person out, with a reason, or lets them in again. Not for the administrator's own account. */
export function Suspension({ person }: { person: PersonDetails }) {
  const t = useTranslations("adminUsers");
  if (person.isAdministrator) return null;
  return (
    <Card as="section" className="mt-4">
      <h2 className="mb-4 text-base font-medium">{t("suspension")}</h2>
      {person.renewal ? <Renewal renewal={person.renewal} /> : null}
      {person.suspended ? <Lift id={person.id} suspended={person.suspended} /> : <Suspend id={person.id} />}
    </Card>
  );
}

/** Said before: what is paid goes on, here and at the payment provider. */
function Renewal({ renewal }: { renewal: NonNullable<PersonDetails["renewal"]> }) {
  const t = useTranslations("adminUsers");
  return (
    <Alert tone="warning" live={false} className="mb-4">
      <p>{renewal.date === null ? t("renews") : t("renewsOn", { date: renewal.date })}</p>
      {renewal.url === null ? null : (
        <a
          href={renewal.url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11"
        >
          {t("atProvider")}
        </a>
      )}
    </Alert>
  );
}

function Suspend({ id }: { id: string }) {
  const t = useTranslations("adminUsers");
  const { send, pending } = useApiChange();
  const [fault, setFault] = useState<string>();

  async function suspend(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = await send("suspend", {
      method: "PUT",
      path: `/admin/users/${id}/suspension`,
      body: { reason: new FormData(event.currentTarget).get("reason") },
      done: t("suspended"),
      failed: t("failedSuspend"),
    });
    setFault(answer.ok ? undefined : answer.fault.fields["reason"]);
  }

  return (
    <form noValidate onSubmit={(event) => void suspend(event)} className="grid gap-4">
      <p className="text-soft">{t("suspendBody")}</p>
      <Field label={t("suspendReason")} hint={t("suspendReasonHint")} error={fault}>
        <TextInput name="reason" required maxLength={500} autoComplete="off" />
      </Field>
      <Button
        type="submit"
        size="small"
        variant="danger"
        loading={pending === "suspend"}
        className="justify-self-start"
      >
        {t("suspend")}
      </Button>
    </form>
  );
}

function Lift({ id, suspended }: { id: string; suspended: NonNullable<PersonDetails["suspended"]> }) {
  const t = useTranslations("adminUsers");
  const { send, pending } = useApiChange();
  return (
    <>
      <p className="font-medium">{t("suspendedSince", { date: suspended.since })}</p>
      <p className="mb-4 break-words">
        {t("reason")}: <bdi>{suspended.reason}</bdi>
      </p>
      <Button
        size="small"
        loading={pending === "lift"}
        onClick={() =>
          void send("lift", {
            method: "DELETE",
            path: `/admin/users/${id}/suspension`,
            done: t("lifted"),
            failed: t("failedLift"),
          })
        }
      >
        {t("lift")}
      </Button>
    </>
  );
}
