import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { parseWholeNumber } from "#domain/packages/rules.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { FeatureRow } from "./read-features-page.ts";

/** Limits per user of every feature, beside today's use. */
export function LimitsTab({ features }: { features: readonly FeatureRow[] }) {
  const t = useTranslations("adminFeatures");
  return (
    <>
      <p className="mb-4 text-soft">{t("limitsHint")}</p>
      <Table
        dense
        caption={t("limits")}
        columns={[
          { label: t("feature") },
          { label: t("dailyLimit") },
          { label: t("monthlyLimit") },
          { label: t("isEnabled") },
          { label: t("todayUse") },
          { label: t("actions"), align: "end" },
        ]}
      >
        {features.map((feature) => (
          <Row key={`${feature.id}-${JSON.stringify(feature.limits)}`} feature={feature} />
        ))}
      </Table>
    </>
  );
}

function Row({ feature }: { feature: FeatureRow }) {
  const t = useTranslations("adminFeatures");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const formId = useId();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const whole = (name: string) => parseWholeNumber(String(form.get(name) ?? ""));
    const limits = { dailyLimit: whole("dailyLimit"), monthlyLimit: whole("monthlyLimit") };
    // A limit of 0 refuses everybody, so that what is no number is never taken for it.
    const unread = Object.entries(limits).filter(([, limit]) => limit === null);
    if (unread.length > 0) return setFaults(Object.fromEntries(unread.map(([name]) => [name, t("wholeNumber")])));
    const answer = await send("save", {
      method: "PUT",
      path: `/admin/features/${feature.id}/limits`,
      body: { ...limits, isEnabled: form.has("isEnabled") },
      done: t("limitsSaved"),
      failed: t("failedLimits"),
    });
    setFaults(answer.ok ? {} : answer.fault.fields);
  }

  const field = (name: "dailyLimit" | "monthlyLimit") => (
    <Cell>
      <Field hideLabel label={`${t(name)}: ${feature.displayName}`} error={faults[name]}>
        <TextInput
          form={formId}
          name={name}
          defaultValue={feature.limits[name]}
          inputMode="numeric"
          dir="ltr"
          className="w-28"
          autoComplete="off"
        />
      </Field>
    </Cell>
  );
  return (
    <tr>
      <Cell header className="min-w-44 align-middle!">
        <bdi>{feature.displayName}</bdi>
      </Cell>
      {field("dailyLimit")}
      {field("monthlyLimit")}
      <Cell className="align-middle!">
        <Switch
          form={formId}
          name="isEnabled"
          label=""
          aria-label={`${t("isEnabled")}: ${feature.displayName}`}
          defaultChecked={feature.limits.isEnabled}
        />
      </Cell>
      <Cell className="min-w-40 align-middle!">
        {feature.today ? t("todayUseDetail", feature.today) : <span className="text-soft">{t("noUse")}</span>}
      </Cell>
      <Cell align="end" className="align-middle!">
        <form id={formId} onSubmit={save}>
          <Button
            type="submit"
            size="small"
            loading={pending === "save"}
            aria-label={`${words("save")}: ${feature.displayName}`}
          >
            {words("save")}
          </Button>
        </form>
      </Cell>
    </tr>
  );
}
