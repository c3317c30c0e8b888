import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { callApi, type ApiFault } from "#browser/call-api.ts";

export const FAULTS = [
  "key_name",
  "endpoint",
  "host",
  "key_missing",
  "sight",
  "timeout",
  "unavailable",
  "rate_limited",
  "credentials",
  "model",
  "not_loaded",
  "rejected",
  "refused",
  "truncated",
  "malformed",
  "empty",
  "stopped",
] as const;

interface Trial {
  ok: boolean;
  model: string | null;
  ms: number;
  result: unknown;
  fault: string | null;
}

/** Runs the unsaved draft on one of three fixed samples or an own text. */
export function TrialPanel({ path, samples, draft }: { path: string; samples: readonly string[]; draft: string }) {
  const t = useTranslations("adminFeatures");
  const { language } = useLanguage();
  const [choice, setChoice] = useState("0");
  const [text, setText] = useState(samples[0] ?? "");
  const [isRunning, setRunning] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [fault, setFault] = useState<ApiFault | null>(null);

  async function run() {
    setRunning(true);
    const answer = await callApi<Trial>(language, "POST", `${path}/prompt-trials`, { promptContent: draft, text });
    setRunning(false);
    setTrial(answer.ok ? answer.data : null);
    setFault(answer.ok ? null : answer.fault);
  }

  return (
    <Card tone="sunk" as="section" className="mt-6">
      <h2 className="text-base font-medium">{t("trial")}</h2>
      <p className="mb-4 text-soft">{samples.length === 0 ? t("trialOnImage") : t("trialHint")}</p>
      {samples.length === 0 ? null : (
        <div className="grid gap-3">
          <Field hideLabel label={t("sample", { number: "" })}>
            <Select
              value={choice}
              onChange={(event) => {
                setChoice(event.target.value);
                setText(samples[Number(event.target.value)] ?? "");
              }}
              options={[
                ...samples.map((_, index) => ({
                  value: String(index),
                  label: t("sample", { number: formatNumber(language, index + 1) }),
                })),
                { value: "own", label: t("ownText") },
              ]}
            />
          </Field>
          <Field label={t("trialText")} error={fault?.fields["text"]}>
            <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} maxLength={20_000} />
          </Field>
          <Button
            loading={isRunning}
            disabled={text.trim() === "" || draft.trim() === ""}
            onClick={() => void run()}
            className="justify-self-start"
          >
            {t("runTrial")}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="mt-4 empty:hidden">
        {fault ? (
          <Alert tone="error" live={false} title={t("failedTrial")}>
            {fault.fields["promptContent"] ?? fault.message}
          </Alert>
        ) : null}
        {trial && !trial.ok ? (
          <Alert tone="error" live={false}>
            {t("trialFault", { fault: t(`fault.${FAULTS.find((name) => name === trial.fault) ?? "unavailable"}`) })}
          </Alert>
        ) : null}
        {trial?.ok ? (
          <>
            <p className="mb-2 text-soft">
              {t("trialDone", {
                model: trial.model ?? "",
                seconds: formatNumber(language, trial.ms / 1000, { maximumFractionDigits: 1 }),
              })}
            </p>
            <TrialResult result={trial.result} />
          </>
        ) : null}
      </div>
    </Card>
  );
}

/** The result's fields by name, texts as texts and the rest as the API gives it; what is empty is left out. */
function TrialResult({ result }: { result: unknown }) {
  const fields = Object.entries((result ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== "" && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return (
    <dl className="grid gap-3">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code className="text-soft">{name}</code>
          </dt>
          {(Array.isArray(value) ? value : [value]).map((one: unknown, index) => (
            <dd key={index}>
              {typeof one === "string" ? (
                <AutoDirText text={one} />
              ) : (
                <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{JSON.stringify(one, null, 2)}</pre>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
