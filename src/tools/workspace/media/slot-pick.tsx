import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { later } from "#tools/workspace/later.tsx";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import type { SlotField } from "./slot-fields.ts";

const SlotDialog = later(() => import("./slot-dialog.tsx").then((module) => module.SlotDialog));
const TermPicture = later(() =>
  import("#tools/workspace/pictures/term-picture.tsx").then((module) => module.TermPicture),
);

/** A field of the form whose value is chosen in the slot's dialog. */
export function SlotPick({ field, onChange }: { field: SlotField; onChange: (value: string) => void }) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const term = field.terms?.find((each) => each[language] === field.value);
  return (
    <div>
      <span className="field-head font-medium">{field.label}</span>
      <button
        type="button"
        aria-label={`${field.label}: ${field.value || t("slotOpen")}`}
        onClick={() => setOpen(true)}
        className="control flex min-h-11 items-center gap-3 text-start"
      >
        {term ? (
          <span className="w-12 shrink-0 empty:hidden">
            <TermPicture kind={term.kind} id={term.id} />
          </span>
        ) : null}
        <span className={field.value ? "min-w-0 grow truncate" : "grow text-soft"}>
          <bdi>{field.value || t("slotOpen")}</bdi>
        </span>
        <Icon name="chevron-down" size={18} className="text-soft" />
      </button>
      {isOpen ? <SlotDialog field={field} onClose={() => setOpen(false)} onChoose={onChange} /> : null}
    </div>
  );
}
