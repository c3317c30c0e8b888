import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";

/** Which language's rows are shown. */
export function LanguageTabs({ value, onChange }: { value: "ar" | "en"; onChange: (language: "ar" | "en") => void }) {
  const t = useTranslations("admin");
  return (
    <div
      role="group"
      aria-label={t("language")}
      className="inline-flex rounded-control border border-edge bg-raised p-0.5"
    >
      {(["ar", "en"] as const).map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={value === language}
          onClick={() => onChange(language)}
          className={classNames(
            "min-h-10 rounded-control px-4 font-medium",
            value === language ? "bg-petrol text-on-petrol" : "text-soft hover:text-ink",
          )}
        >
          {language === "ar" ? t("arabic") : t("english")}
        </button>
      ))}
    </div>
  );
}
