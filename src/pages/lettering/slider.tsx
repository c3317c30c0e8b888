import { useId } from "react";
import { useTranslations } from "#i18n/translations.ts";

/** A share in percent, drawn with a thumb or set by arrow keys. */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  isAcross = false,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** It names places from the picture's left to its right: a picture does not turn round with the page. */
  isAcross?: boolean;
  onChange: (value: number) => void;
}) {
  const t = useTranslations("lettering");
  const id = useId();
  const shown = t("percent", { value: Math.round(value) });
  return (
    <div>
      <div className="field-head">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-sm text-soft">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        dir={isAcross ? "ltr" : undefined}
        min={min}
        max={max}
        value={Math.round(value)}
        aria-valuetext={shown}
        className="block h-11 w-full cursor-pointer"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
