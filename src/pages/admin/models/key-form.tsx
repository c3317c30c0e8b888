import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { plainFault } from "#domain/provider-keys/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { VendorRow } from "./read-models-page.ts";

interface Tested {
  ok: boolean;
  model: string;
  fault?: string;
  detail?: string;
}
interface Used extends Tested {
  saved: boolean;
}
/** What was pressed, and what came of it. */
type Outcome = { act: "key" | "use" | "test"; answer: Tested | Used };

/** The field for a vendor's key with the one button that saves, tests and uses it; for a key that is there, the test alone as well. */
export function KeyForm({ vendor, name }: { vendor: VendorRow; name: string }) {
  const t = useTranslations("adminModels");
  const { send, pending } = useApiChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [fieldFault, setFieldFault] = useState<string | undefined>(undefined);
  const path = `/admin/provider-keys/${vendor.provider}`;
  const hasKey = vendor.source === "environment" || vendor.source === "stored";

  async function press(act: Outcome["act"], body: { key?: string }): Promise<boolean> {
    setOutcome(null);
    setFieldFault(undefined);
    const change = act === "test" ? { path: `${path}/tests` } : { method: "PUT" as const, path, body };
    const answer = await send<Tested | Used>(act, { ...change, failed: t("failed"), onFault: setFault });
    if (answer.ok) setOutcome({ act, answer: answer.data });
    else if (answer.fault.fields["key"]) {
      // The words beside the field say it better.
      setFieldFault(answer.fault.fields["key"]);
      setFault(null);
    }
    return answer.ok;
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await press("key", { key: String(new FormData(form).get("key")) })) form.reset();
  }

  return (
    <>
      {hasKey ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" loading={pending === "use"} onClick={() => void press("use", {})}>
            {t("useAgain")}
          </Button>
          <Button loading={pending === "test"} onClick={() => void press("test", {})}>
            {t("test")}
          </Button>
        </div>
      ) : null}
      {vendor.source === "environment" ? null : (
        <form onSubmit={(event) => void save(event)} autoComplete="off" className="mt-4 flex flex-col gap-3">
          <Field
            label={t(hasKey ? "newKey" : "key", { vendor: name })}
            hint={t("keyHint")}
            error={fieldFault}
            className="max-w-form"
          >
            <TextInput
              type="password"
              code
              name="key"
              required
              maxLength={300}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
              data-1p-ignore=""
              data-lpignore="true"
            />
          </Field>
          <div>
            <Button variant={hasKey ? "secondary" : "primary"} type="submit" loading={pending === "key"}>
              {t("use")}
            </Button>
          </div>
        </form>
      )}
      {fault ? (
        <Alert tone="error" className="mt-4">
          {fault}
        </Alert>
      ) : null}
      {outcome ? <OutcomeAlert {...outcome} /> : null}
    </>
  );
}

function OutcomeAlert({ act, answer }: Outcome) {
  const t = useTranslations("adminModels");
  const { ok, model, detail } = answer;
  if (ok)
    return (
      <Alert tone="success" className="mt-4">
        {t(act === "test" ? "answered" : "used", { model })}
      </Alert>
    );
  const fault = t(`fault.${plainFault(answer.fault ?? "", detail)}`);
  const wasSaved = "saved" in answer && answer.saved;
  return (
    <Alert tone="error" className="mt-4">
      {t(act === "key" ? (wasSaved ? "savedButFailed" : "notSaved") : "testFailed", { fault })}
      {detail ? <code className="block text-sm">{detail}</code> : null}
    </Alert>
  );
}
