import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { SlotDialog } from "./slot-dialog.tsx";
import type { SlotField } from "./slot-fields.ts";

interface SlotChipsProps {
  fields: readonly SlotField[];
  /** Slots that we filled by ourselves; they look lighter. */
  assumed: ReadonlySet<string>;
  onChange: (slot: string, value: string) => void;
}

/** The parts of a prompt, each a button that opens its choices; what is empty can be added. */
export function SlotChips({ fields, assumed, onChange }: SlotChipsProps) {
  const t = useTranslations("workspace");
  const [open, setOpen] = useState<string | null>(null);
  const field = fields.find(({ slot }) => slot === open);
  return (
    <section aria-label={t("slots")} data-print="never" className="flex flex-col gap-2">
      <h3 className="text-base font-medium">{t("slots")}</h3>
      <p className="text-sm text-soft">{t("slotsHint")}</p>
      <ul className="flex flex-wrap gap-2">
        {fields.map(({ slot, label, value }) => (
          <li key={slot} className="max-w-full">
            <button
              type="button"
              onClick={() => setOpen(slot)}
              className={classNames(
                "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3.5 py-1.5 " +
                  "text-start text-sm transition-colors hover:border-petrol hover:text-petrol",
                value === ""
                  ? "border-line text-soft"
                  : assumed.has(slot)
                    ? "border-dashed border-gold bg-raised"
                    : "border-line bg-sunk",
              )}
            >
              {value === "" ? <Icon name="plus" size={14} /> : null}
              <span className={value === "" ? undefined : "text-soft"}>{value === "" ? label : `${label}:`}</span>
              {value === "" ? null : (
                <span className="min-w-0 truncate">
                  <bdi>{value}</bdi>
                </span>
              )}
              {assumed.has(slot) && value !== "" ? <span className="sr-only">{t("slotAdded")}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {field ? (
        <SlotDialog
          key={field.slot}
          field={field}
          onClose={() => setOpen(null)}
          onChoose={(value) => onChange(field.slot, value)}
        />
      ) : null}
    </section>
  );
}
