import { useTranslations } from "#i18n/translations.ts";
import { CURRENCIES, DURATION_UNITS } from "#domain/packages/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

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

/** Makes a version, or changes the one with `id`; its name then stays as it is, and of one that was sold only the words change. */
export function PackageForm({
  id,
  values,
  title,
  onClose,
  onCopy,
}: {
  id: number | null;
  values: PackageValues;
  title: string;
  onClose: () => void;
  /** Given for a version that was sold: opens a new version with the same values. */
  onCopy?: (() => void) | undefined;
}) {
  const t = useTranslations("adminPackages");
  const { send } = useApiChange();

  function save(form: FormData) {
    const { name: given, ...typed } = Object.fromEntries(form) as Record<string, string>;
    // What is greyed is not in the form's data.
    const fields = onCopy
      ? { ...values, ...typed, stripePriceId: values.stripePriceId || null, name: undefined }
      : { ...typed, isRecurring: form.has("isRecurring"), stripePriceId: typed["stripePriceId"] || null };
    return send("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/packages" : `/admin/packages/${id}`,
      body: id === null ? { name: given, ...fields } : fields,
      done: id === null ? t("created") : t("updated"),
    });
  }

  return (
    <AdminForm
      title={title}
      submitLabel={id === null ? t("create") : t("save")}
      failed={t("failedSave")}
      save={save}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {onCopy ? <SoldNotice onCopy={onCopy} /> : null}
          <Fields values={values} isNew={id === null} isSold={onCopy !== undefined} faults={faults} />
        </>
      )}
    </AdminForm>
  );
}

/** Why some fields are grey, and the way on. */
function SoldNotice({ onCopy }: { onCopy: () => void }) {
  const t = useTranslations("adminPackages");
  return (
    <Alert tone="info" live={false} className="md:col-span-2">
      <p>{t("soldNotice")}</p>
      <Button size="small" icon="plus" className="mt-2" onClick={onCopy}>
        {t("copyToChange")}
      </Button>
    </Alert>
  );
}

function Fields({
  values,
  isNew,
  isSold,
  faults,
}: {
  values: PackageValues;
  isNew: boolean;
  isSold: boolean;
  faults: Record<string, string>;
}) {
  const t = useTranslations("adminPackages");
  const text = (name: "displayName" | "displayNameAr", dir: "ltr" | "rtl") => (
    <Field label={t(name)} error={faults[name]}>
      <TextInput name={name} defaultValue={values[name]} dir={dir} required maxLength={80} />
    </Field>
  );
  const number = (name: "price" | "credits" | "durationValue", isDecimal = false) => (
    <NumberField
      name={name}
      label={t(name)}
      value={values[name]}
      fault={faults[name]}
      isDecimal={isDecimal}
      disabled={isSold}
    />
  );
  return (
    <>
      <Field label={t("name")} hint={t("nameHint")} error={faults["name"]} className="md:col-span-2">
        <TextInput code name="name" defaultValue={values.name} disabled={!isNew} required maxLength={40} />
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
        {number("price", true)}
        <Field label={t("currency")} error={faults["currency"]}>
          <Select
            name="currency"
            defaultValue={values.currency}
            disabled={isSold}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </Field>
      </div>
      {number("credits")}
      <div className="grid grid-cols-2 gap-4">
        {number("durationValue")}
        <Field label={t("durationUnit")} error={faults["durationUnit"]}>
          <Select
            name="durationUnit"
            defaultValue={values.durationUnit}
            disabled={isSold}
            options={DURATION_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          />
        </Field>
      </div>
      <Field label={t("stripePriceId")} optional error={faults["stripePriceId"]}>
        <TextInput code name="stripePriceId" defaultValue={values.stripePriceId} disabled={isSold} maxLength={120} />
      </Field>
      <Checkbox
        name="isRecurring"
        label={t("isRecurring")}
        defaultChecked={values.isRecurring}
        disabled={isSold}
        className="md:col-span-2"
      />
    </>
  );
}

/** Either kind of digits; what is no number becomes 0 when the field is left. */
function NumberField({
  name,
  label,
  value,
  fault,
  isDecimal,
  disabled,
}: {
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  isDecimal: boolean;
  disabled: boolean;
}) {
  return (
    <Field label={label} error={fault}>
      <TextInput
        name={name}
        defaultValue={value}
        disabled={disabled}
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
