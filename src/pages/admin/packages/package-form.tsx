import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useAct } from "../shared/use-act.ts";

/** A version's fields as the form shows them. */
export interface PackageValues {
  name: string;
  displayName: string;
  displayNameAr: string;
  description: string;
  descriptionAr: string;
  price: string;
  currency: string;
  credits: string;
  durationValue: string;
  durationUnit: string;
  isRecurring: boolean;
  stripePriceId: string;
}

export const NEW_PACKAGE: PackageValues = {
  name: "",
  displayName: "",
  displayNameAr: "",
  description: "",
  descriptionAr: "",
  price: "0",
  currency: "USD",
  credits: "0",
  durationValue: "1",
  durationUnit: "months",
  isRecurring: false,
  stripePriceId: "",
};

const UNITS = ["days", "weeks", "months"] as const;
const CURRENCIES = ["USD", "EUR", "GBP"];

/** Makes a version, or changes the one with `id`; its name then stays as it is. */
export function PackageForm({
  id,
  values,
  title,
  onClose,
}: {
  id: number | null;
  values: PackageValues;
  title: string;
  onClose: () => void;
}) {
  const t = useTranslations("adminPackages");
  const words = useTranslations("admin");
  const { act, pending } = useAct();
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { name: given, ...typed } = Object.fromEntries(form) as Record<string, string>;
    const fields = { ...typed, isRecurring: form.has("isRecurring"), stripePriceId: typed["stripePriceId"] || null };
    const answer = await act("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/packages" : `/admin/packages/${id}`,
      body: id === null ? { name: given, ...fields } : fields,
      done: id === null ? t("created") : t("updated"),
      failed: t("failedSave"),
    });
    if (answer.ok) return onClose();
    setFaults(answer.fault.fields);
  }

  const text = (name: "displayName" | "displayNameAr", dir: "ltr" | "rtl") => (
    <Field label={t(name)} error={faults[name]}>
      <TextInput name={name} defaultValue={values[name]} dir={dir} required maxLength={80} />
    </Field>
  );
  return (
    <Card as="section" className="mb-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      <form onSubmit={save} className="grid gap-4 md:grid-cols-2">
        <Field label={t("name")} hint={t("nameHint")} error={faults["name"]} className="md:col-span-2">
          <TextInput code name="name" defaultValue={values.name} disabled={id !== null} required maxLength={40} />
        </Field>
        {text("displayNameAr", "rtl")}
        {text("displayName", "ltr")}
        <Field label={t("descriptionAr")} optional error={faults["descriptionAr"]}>
          <TextArea name="descriptionAr" defaultValue={values.descriptionAr} rows={2} maxLength={500} />
        </Field>
        <Field label={t("descriptionEn")} optional error={faults["description"]}>
          <TextArea name="description" defaultValue={values.description} rows={2} maxLength={500} />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <NumberField name="price" label={t("price")} value={values.price} fault={faults["price"]} isDecimal />
          <Field label={t("currency")} error={faults["currency"]}>
            <Select
              name="currency"
              defaultValue={values.currency}
              options={CURRENCIES.map((value) => ({ value, label: value }))}
            />
          </Field>
        </div>
        <NumberField name="credits" label={t("credits")} value={values.credits} fault={faults["credits"]} />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            name="durationValue"
            label={t("durationValue")}
            value={values.durationValue}
            fault={faults["durationValue"]}
          />
          <Field label={t("durationUnit")} error={faults["durationUnit"]}>
            <Select
              name="durationUnit"
              defaultValue={values.durationUnit}
              options={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
            />
          </Field>
        </div>
        <Field label={t("stripePriceId")} optional error={faults["stripePriceId"]}>
          <TextInput code name="stripePriceId" defaultValue={values.stripePriceId} maxLength={120} />
        </Field>
        <Checkbox
          name="isRecurring"
          label={t("isRecurring")}
          defaultChecked={values.isRecurring}
          className="md:col-span-2"
        />
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" variant="primary" loading={pending === "save"}>
            {id === null ? t("create") : t("save")}
          </Button>
          <Button onClick={onClose}>{words("cancel")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** Either kind of digits; what is no number becomes 0 when the field is left. */
function NumberField({
  name,
  label,
  value,
  fault,
  isDecimal = false,
}: {
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  isDecimal?: boolean;
}) {
  return (
    <Field label={label} error={fault}>
      <TextInput
        name={name}
        defaultValue={value}
        inputMode={isDecimal ? "decimal" : "numeric"}
        dir="ltr"
        className="rtl:text-end"
        onBlur={(event) => {
          if (!/^[\d٠-٩۰-۹]+([.,٫][\d٠-٩۰-۹]+)?$/.test(event.target.value.trim())) event.target.value = "0";
        }}
      />
    </Field>
  );
}
