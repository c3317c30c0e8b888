import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Cell, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useAct } from "../shared/use-act.ts";
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
  const { act, pending } = useAct();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const formId = useId();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const whole = (name: string) => Number.parseInt(asciiDigits(String(form.get(name) ?? "")), 10) || 0;
    const body = {
      dailyLimit: whole("dailyLimit"),
      monthlyLimit: whole("monthlyLimit"),
      isEnabled: form.has("isEnabled"),
    };
    const answer = await act("save", {
      method: "PUT",
      path: `/admin/features/${feature.id}/limits`,
      body,
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
          className="w-24"
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

function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
