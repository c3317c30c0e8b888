import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { type ApiAnswer, callApi } from "#browser/call-api.ts";
import type { FeatureRow, KnownModel } from "./read-features-page.ts";
import { FAULTS } from "./trial-panel.tsx";

export interface ProviderFields {
  providerName: "deepseek" | "openai" | "anthropic" | "local";
  modelName: string;
  apiKeyName: string;
  apiEndpoint: string | null;
  isActive: boolean;
  position?: number;
}

interface Connection {
  ok: boolean;
  ms: number;
  fault?: string;
  detail?: string;
}

interface ProviderCardProps {
  row: Omit<FeatureRow["providers"][number], "id">;
  title: string;
  order: string;
  models: readonly KnownModel[];
  testPath: string;
  isSaving: boolean;
  canMove: { up: boolean; down: boolean };
  onMove: (step: -1 | 1) => void;
  onSave: (fields: ProviderFields) => Promise<ApiAnswer<unknown>>;
  /** What else is decided on saving. */
  children?: ReactNode;
}

/** One provider: model, key variable, endpoint, place in the order, and a test of the connection as typed. */
export function ProviderCard({
  row,
  title,
  order,
  models,
  testPath,
  isSaving,
  canMove,
  onMove,
  onSave,
  children,
}: ProviderCardProps) {
  const t = useTranslations("adminFeatures");
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [model, setModel] = useState(row.modelName);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isTesting, setTesting] = useState(false);
  const [connection, setConnection] = useState<Connection | null>(null);

  function readForm(): ProviderFields {
    const typed = new FormData(form.current as HTMLFormElement);
    return {
      providerName: row.providerName,
      modelName: model,
      apiKeyName: String(typed.get("apiKeyName") ?? ""),
      apiEndpoint: String(typed.get("apiEndpoint") ?? "") || null,
      isActive: typed.has("isActive"),
    };
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = await onSave(readForm());
    setFaults(answer.ok ? {} : answer.fault.fields);
  }

  async function test() {
    setTesting(true);
    const { isActive: _active, ...choice } = readForm();
    const answer = await callApi<Connection>(language, "POST", testPath, choice);
    setTesting(false);
    setConnection(answer.ok ? answer.data : { ok: false, ms: 0, fault: "unavailable", detail: answer.fault.message });
  }

  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="text-base font-medium">
          <bdi dir="ltr">{title}</bdi>
        </h2>
        <Badge>{t("order", { number: order })}</Badge>
        {row.providerName === "local" && row.fault === null ? null : row.fault === "key_missing" ? (
          <Badge tone="amber">{t("keyMissing")}</Badge>
        ) : row.fault === null ? (
          <Badge tone="green">{t("keySet")}</Badge>
        ) : (
          <Badge tone="red">{t(`fault.${row.fault}`)}</Badge>
        )}
        <span className="ms-auto flex">
          <IconButton
            icon="chevron-down"
            className="-scale-y-100"
            label={t("moveUp", { name: title })}
            disabled={!canMove.up || isSaving}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t("moveDown", { name: title })}
            disabled={!canMove.down || isSaving}
            onClick={() => onMove(1)}
          />
        </span>
      </div>
      <form ref={form} onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <ModelField value={model} models={models} fault={faults["modelName"]} onChange={setModel} />
        {row.providerName === "local" ? (
          <input type="hidden" name="apiKeyName" value={row.apiKeyName} />
        ) : (
          <Field label={t("apiKeyName")} hint={t("apiKeyHint")} error={faults["apiKeyName"]}>
            <TextInput
              code
              name="apiKeyName"
              defaultValue={row.apiKeyName}
              required
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        )}
        <Field label={t("apiEndpoint")} optional hint={t("apiEndpointHint")} error={faults["apiEndpoint"]}>
          <TextInput type="url" code name="apiEndpoint" defaultValue={row.apiEndpoint ?? ""} maxLength={2048} />
        </Field>
        <Switch name="isActive" label={t("isActive")} defaultChecked={row.isActive} className="self-center" />
        {children}
        <div className="flex flex-wrap items-center gap-3 md:col-span-2">
          <Button type="submit" variant="primary" size="small" loading={isSaving}>
            {t("saveProvider")}
          </Button>
          <Button size="small" loading={isTesting} onClick={() => void test()}>
            {t("test")}
          </Button>
        </div>
      </form>
      {connection ? (
        <Alert tone={connection.ok ? "success" : "error"} className="mt-4">
          {connection.ok
            ? t("testOk", { ms: formatNumber(language, connection.ms) })
            : t("testFailed", {
                fault: t(`fault.${FAULTS.find((name) => name === connection.fault) ?? "unavailable"}`),
              })}
          {connection.detail ? <code className="block text-sm">{connection.detail}</code> : null}
        </Alert>
      ) : null}
    </Card>
  );
}

/** The known models of a provider, or any other by its name; one that was retired offers its successor. */
function ModelField({
  value,
  models,
  fault,
  onChange,
}: {
  value: string;
  models: readonly KnownModel[];
  fault: string | undefined;
  onChange: (model: string) => void;
}) {
  const t = useTranslations("adminFeatures");
  const known = models.find((model) => model.id === value || model.names.includes(value));
  const [isOther, setOther] = useState(!known);
  const { successor } = known ?? {};
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Field label={t("model")} error={isOther ? undefined : fault}>
        <Select
          value={isOther ? "" : value}
          onChange={(event) => {
            setOther(event.target.value === "");
            onChange(event.target.value);
          }}
          options={[
            ...models.map((model) => ({ value: model.id, label: model.label })),
            { value: "", label: t("otherModel") },
          ]}
        />
      </Field>
      {isOther ? (
        <Field label={t("otherModelName")} error={fault}>
          <TextInput
            code
            value={value}
            onChange={(event) => onChange(event.target.value)}
            required
            maxLength={200}
            spellCheck={false}
          />
        </Field>
      ) : null}
      {known && known.status !== "live" && successor ? (
        <Alert
          tone="warning"
          live={false}
          action={
            <Button size="small" onClick={() => onChange(successor)}>
              {t("useSuccessor", { successor })}
            </Button>
          }
        >
          {t(known.status, { date: known.retiredOn ?? "", successor })}
        </Alert>
      ) : null}
    </div>
  );
}
