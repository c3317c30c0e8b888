import { type FormEvent, useState } from "react";
import { type ApiFault, callApi } from "#browser/call-api.ts";
import { MOST_URL_LENGTH, WEBHOOK_EVENTS } from "#domain/webhooks/rules.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** A new address and the events that it hears of. */
export function NewWebhook({ onAdded }: { onAdded: (secret: string) => void }) {
  const t = useTranslations("webhooks");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<ApiFault | null>(null);
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    setPending(true);
    const answer = await callApi<{ secret: string }>(language, "POST", "/webhook-addresses", {
      url: form.get("url"),
      events: form.getAll("events"),
    });
    setPending(false);
    setRefused(answer.ok ? null : answer.fault);
    if (!answer.ok) return;
    element.reset();
    onAdded(answer.data.secret);
  }
  const fields = refused?.fields ?? {};
  return (
    <form onSubmit={(event) => void add(event)} className="mt-4 grid gap-4">
      {refused && Object.keys(fields).length === 0 ? (
        <Alert tone="error">{refused.message || t("failed")}</Alert>
      ) : null}
      <Field label={t("address")} hint={t("addressHint")} error={fields["url"]}>
        <TextInput name="url" type="url" dir="ltr" required maxLength={MOST_URL_LENGTH} autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="font-medium">{t("events")}</legend>
        <div className="grid gap-x-6 md:grid-cols-3">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              defaultChecked={event === "run.ended"}
              label={t(`event.${event}`)}
              hint={t(`eventHint.${event}`)}
            />
          ))}
        </div>
        {fields["events"] ? (
          <p role="alert" className="mt-2 font-medium text-red">
            {fields["events"]}
          </p>
        ) : null}
      </fieldset>
      <Button type="submit" variant="primary" loading={pending} className="justify-self-start">
        {t("add")}
      </Button>
    </form>
  );
}
