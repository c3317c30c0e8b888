import { useTranslations } from "use-intl";
import { Field } from "#ui/field.tsx";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { HumanizerDraft } from "./draft.ts";

/** How strongly, in which style, what stays, and a sample to come closer to. */
export function HumanizerOptions({
  draft,
  onChange,
  errors,
}: {
  draft: HumanizerDraft;
  onChange: (change: Partial<HumanizerDraft>) => void;
  errors: Readonly<Record<string, string>>;
}) {
  const t = useTranslations("aiHumanizer");
  const strength = [
    { value: "light", label: t("strengthLight") },
    { value: "standard", label: t("strengthStandard") },
    { value: "strong", label: t("strengthStrong") },
  ];
  const register = [
    { value: "keep", label: t("registerKeep") },
    { value: "formal", label: t("registerFormal") },
    { value: "friendly", label: t("registerFriendly") },
    { value: "professional", label: t("registerProfessional") },
    { value: "academic", label: t("registerAcademic") },
  ];
  const nameOf = (list: typeof register, value: string) => list.find((choice) => choice.value === value)?.label ?? "";
  return (
    <FoldedOptions
      summary={t("optionsSummary", {
        strength: nameOf(strength, draft.strength),
        register: nameOf(register, draft.register),
      })}
    >
      <Field label={t("strength")}>
        <Select
          options={strength}
          value={draft.strength}
          onChange={(event) => onChange({ strength: event.target.value })}
        />
      </Field>
      <Field label={t("register")}>
        <Select
          options={register}
          value={draft.register}
          onChange={(event) => onChange({ register: event.target.value })}
        />
      </Field>
      <Field label={t("purpose")} hint={t("purposeHint")} error={errors["purpose"]}>
        <TextInput value={draft.purpose} onChange={(event) => onChange({ purpose: event.target.value })} />
      </Field>
      <Field label={t("keep")} hint={t("keepHint")} error={errors["keep"]}>
        <TextInput value={draft.keep} onChange={(event) => onChange({ keep: event.target.value })} />
      </Field>
      <Field label={t("sample")} hint={t("sampleHint")} error={errors["sample"]} className="sm:col-span-2">
        <TextArea rows={3} value={draft.sample} onChange={(event) => onChange({ sample: event.target.value })} />
      </Field>
    </FoldedOptions>
  );
}
