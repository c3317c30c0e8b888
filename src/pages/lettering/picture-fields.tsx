import { useRef } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Field, FieldError } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { ColourPick } from "./colour-pick.tsx";
import { RATIOS } from "./lettering-data.ts";
import { wordsOfSize } from "./save-bar.tsx";
import type { Sheet } from "./sheet.ts";

interface PictureFieldsProps {
  sheet: Sheet;
  isFault: boolean;
  onPicture: (file: File | null) => void;
  onChange: (change: Partial<Pick<Sheet, "ratio" | "plate">>) => void;
}

/** The picture of somebody's own, or a plate of one colour. */
export function PictureFields({ sheet, isFault, onPicture, onChange }: PictureFieldsProps) {
  const t = useTranslations("lettering");
  const input = useRef<HTMLInputElement>(null);
  const { language } = useLanguage();
  const { picture, ratio } = sheet;
  const labels: Record<string, string> = {
    "1:1": t("ratio11"),
    "4:5": t("ratio45"),
    "9:16": t("ratio916"),
    "16:9": t("ratio169"),
    a3: t("ratioA3"),
  };
  const offered = [...new Set<string>([...RATIOS, ratio])];
  return (
    <div role="group" aria-label={t("picture")} className="flex flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button icon="image" onClick={() => input.current?.click()}>
            {t(picture ? "pickOther" : "pick")}
          </Button>
          {picture ? (
            <Button icon="trash" variant="quiet" onClick={() => onPicture(null)}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t("pick")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            onPicture(event.target.files?.[0] ?? null);
            event.target.value = "";
          }}
        />
        <div role="alert">{isFault ? <FieldError>{t("pictureFault")}</FieldError> : null}</div>
        <p className="mt-2 text-sm text-soft">
          {picture ? (
            <>
              <bdi className="break-all">{picture.name}</bdi> ·{" "}
              <bdi>{t("pictureSize", wordsOfSize(language, picture.size))}</bdi>
            </>
          ) : (
            t("pickHint")
          )}
        </p>
      </div>
      {picture ? null : (
        <>
          <Field label={t("ratio")}>
            <Select
              options={offered.map((value) => ({ value, label: labels[value] ?? value }))}
              value={ratio}
              onChange={(event) => onChange({ ratio: event.target.value })}
            />
          </Field>
          <ColourPick label={t("plateColour")} value={sheet.plate} onChange={(plate) => onChange({ plate })} />
        </>
      )}
    </div>
  );
}
