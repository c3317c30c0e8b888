import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { PaperMenu } from "#tools/workspace/paper/paper-menu.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Icon } from "#ui/marks/icon.tsx";

/** Where no model answers here: the answer that somebody got elsewhere, as a paper. It is made in the browser and goes nowhere. */
export function PastedAnswer() {
  const t = useTranslations("promptGenerate");
  const [text, setText] = useState("");
  return (
    <details className="group border-t border-line" data-print="never">
      <summary className="flex min-h-11 items-center gap-3 text-soft">
        <span className="grow">{t("pasteAnswer")}</span>
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-3 pb-2">
        <div className="w-full">
          <Field label={t("pastedAnswer")} hint={t("pastedAnswerStays")}>
            <TextArea value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </div>
        {text.trim() === "" ? null : <PaperMenu text={text} />}
      </div>
    </details>
  );
}
