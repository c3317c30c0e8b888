import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Field } from "#ui/fields/field.tsx";
import { BlankArea } from "#ui/fields/blank-area.tsx";

interface PlaceholderField {
  key: string;
  label: string;
  why: string;
  required: boolean;
}

interface PlaceholderFormProps {
  fields: readonly PlaceholderField[];
  values: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
}

/** The blanks of a prompt as a small form; the prompt beside it changes as one types. */
export function PlaceholderForm({ fields, values, onChange }: PlaceholderFormProps) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  if (fields.length === 0) return null;
  const filled = fields.filter((field) => values[field.key]?.trim()).length;
  const count = t("filledCount", {
    filled: formatNumber(language, filled),
    total: formatNumber(language, fields.length),
  });
  return (
    <section
      data-print="never"
      aria-label={t("placeholders")}
      className="rounded-control border border-line bg-sunk p-4"
    >
      <h3 className="flex items-baseline justify-between gap-3 text-base font-medium">
        {t("placeholders")} <span className="text-sm font-normal text-soft">{count}</span>
      </h3>
      <p className="mb-3 text-sm text-soft">{t("placeholdersHint")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <Field key={field.key} label={field.label} optional={!field.required} hint={field.why}>
            <BlankArea value={values[field.key] ?? ""} onChange={(event) => onChange(field.key, event.target.value)} />
          </Field>
        ))}
      </div>
    </section>
  );
}
