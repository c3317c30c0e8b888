import { useId } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { SWATCHES } from "./lettering-data.ts";

/** A few colours at hand, and the platform's own picker for any other. */
export function ColourPick({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (colour: string) => void;
}) {
  const t = useTranslations("lettering");
  const name = useId();
  const isOther = !SWATCHES.some(([, colour]) => colour === value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="-ms-1.5 flex flex-wrap">
        {SWATCHES.map(([id, colour]) => (
          <label key={id} title={t(id)} className={SWATCH}>
            <input
              type="radio"
              name={name}
              aria-label={t(id)}
              className="sr-only"
              checked={value === colour}
              onChange={() => onChange(colour)}
            />
            <span className="size-8 rounded-full border border-edge" style={{ background: colour }} />
          </label>
        ))}
        <label title={t("otherColour")} className={SWATCH} data-other={isOther || undefined}>
          <input
            type="color"
            aria-label={`${label}: ${t("otherColour")}`}
            className="sr-only"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span
            className="grid size-8 place-items-center rounded-full border border-dashed border-edge bg-raised text-soft"
            style={isOther ? { background: value } : undefined}
          >
            {isOther ? null : <Icon name="plus" size={18} />}
          </span>
        </label>
      </div>
    </fieldset>
  );
}

const SWATCH =
  "relative grid size-11 cursor-pointer place-items-center rounded-full has-checked:outline-2 " +
  "has-checked:-outline-offset-2 has-checked:outline-petrol data-other:outline-2 data-other:-outline-offset-2 " +
  "data-other:outline-petrol has-focus-visible:bg-petrol-ground has-focus-visible:outline-2 has-focus-visible:outline-petrol";
