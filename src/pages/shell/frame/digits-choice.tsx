import { useTranslations } from "#i18n/translations.ts";
import { DIGITS } from "#i18n/digits.ts";
import { classNames } from "#ui/class-names.ts";
import { useShell } from "#pages/shell/use-shell.ts";

const SAMPLES = { arab: "٠١٢", latn: "012" };

/** The digits of Arabic pages side by side: a plain form, so that it needs no script. */
export function DigitsChoice() {
  const t = useTranslations("shell");
  const { digits, language } = useShell();
  if (language !== "ar") return null;
  return (
    <form
      method="post"
      action="/api/digits"
      aria-label={t("digits")}
      className="inline-flex rounded-control border border-line bg-raised p-0.5"
    >
      {DIGITS.map((each) => (
        <button
          key={each}
          name="digits"
          value={each}
          aria-pressed={digits === each}
          className={classNames(
            "inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-control px-3",
            digits === each ? "bg-petrol-ground font-medium text-petrol" : "text-soft hover:text-ink",
          )}
        >
          {SAMPLES[each]}
        </button>
      ))}
    </form>
  );
}
