import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi, type ApiFault } from "#browser/call-api.ts";
import { KEY_SCOPES } from "#domain/api-keys/rules.ts";
import { parseWholeNumber } from "#domain/packages/rules.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** Name, scopes and limit of a new key. */
export function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const t = useTranslations("apiKeys");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<ApiFault | null>(null);
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const limit = String(form.get("runsPerDay") ?? "").trim();
    setPending(true);
    const answer = await callApi<{ key: string }>(language, "POST", "/keys", {
      name: form.get("name"),
      scopes: form.getAll("scopes"),
      runsPerDay: limit === "" ? null : (parseWholeNumber(limit) ?? limit),
    });
    setPending(false);
    setRefused(answer.ok ? null : answer.fault);
    if (!answer.ok) return;
    element.reset();
    onMade(answer.data.key);
  }
  const fields = refused?.fields ?? {};
  return (
    <Card as="section">
      <h2 className="text-lg">{t("newTitle")}</h2>
      <form onSubmit={(event) => void make(event)} className="mt-4 grid gap-4">
        {refused && Object.keys(fields).length === 0 ? (
          <Alert tone="error">{refused.message || t("failed")}</Alert>
        ) : null}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field label={t("name")} hint={t("nameHint")} error={fields["name"]}>
            <TextInput name="name" required maxLength={60} autoComplete="off" />
          </Field>
          <Field label={t("runsPerDay")} hint={t("runsPerDayHint")} error={fields["runsPerDay"]} optional>
            <TextInput name="runsPerDay" inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <fieldset>
          <legend className="font-medium">{t("scopes")}</legend>
          <div className="grid gap-x-6 md:grid-cols-3">
            {KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                defaultChecked={scope === "run"}
                label={t(`scope.${scope}`)}
                hint={t(`scopeHint.${scope}`)}
              />
            ))}
          </div>
          {fields["scopes"] ? (
            <p role="alert" className="mt-2 font-medium text-red">
              {fields["scopes"]}
            </p>
          ) : null}
        </fieldset>
        <Button type="submit" variant="primary" loading={pending} className="justify-self-start">
          {t("make")}
        </Button>
      </form>
    </Card>
  );
}
