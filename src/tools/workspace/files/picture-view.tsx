import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

/** A place on the picture in shares of its width and height, 0 to 1. */
export interface Place {
  id: number;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: "sure" | "doubtful" | "weak";
}

/** Room between a place and its frame, pixels. */
const AROUND = 5;
const STEPS = [1, 1.5, 2, 3, 4];
const TONES = {
  sure: "border-petrol/40",
  doubtful: "border-amber",
  weak: "border-dashed border-grey",
};

/** A picture that zooms, with places on it that can be picked. */
export function PictureView({
  address,
  alt,
  places,
  picked,
  onPick,
}: {
  address: string;
  alt: string;
  places: readonly Place[];
  picked: number | null;
  onPick: (id: number) => void;
}) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] as number;
  return (
    <div className="flex flex-col gap-2">
      <div
        tabIndex={0}
        role="group"
        aria-label={alt}
        className="max-h-[70vh] overflow-auto rounded-control border border-line bg-sunk"
      >
        {/* A picture's left is its left in both languages. */}
        <div dir="ltr" className="relative" style={{ width: `${zoom * 100}%` }}>
          <img src={address} alt={alt} className="block h-auto w-full" />
          {places.map((place) => (
            <button
              key={place.id}
              type="button"
              aria-label={place.label}
              aria-pressed={picked === place.id}
              onClick={() => onPick(place.id)}
              className={classNames(
                "absolute rounded-xs border-2 hover:border-petrol hover:bg-petrol/10",
                picked === place.id ? "border-petrol bg-petrol/15" : TONES[place.tone],
              )}
              style={{
                left: `calc(${100 * place.x}% - ${AROUND}px)`,
                top: `calc(${100 * place.y}% - ${AROUND}px)`,
                width: `calc(${100 * place.width}% + ${2 * AROUND}px)`,
                height: `calc(${100 * place.height}% + ${2 * AROUND}px)`,
              }}
            />
          ))}
        </div>
      </div>
      <div role="group" aria-label={t("zoom")} className="flex items-center gap-1">
        <IconButton
          icon="plus"
          label={t("zoomIn")}
          disabled={step === STEPS.length - 1}
          onClick={() => setStep((now) => Math.min(STEPS.length - 1, now + 1))}
        />
        <IconButton
          icon="minus"
          label={t("zoomOut")}
          disabled={step === 0}
          onClick={() => setStep((now) => Math.max(0, now - 1))}
        />
        <span aria-live="polite" className="text-sm text-soft">
          {t("zoomed", { percent: formatNumber(language, 100 * zoom) })}
        </span>
      </div>
    </div>
  );
}
