import { useNavigation } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { Star } from "#ui/marks/star.tsx";

/** While the next page loads: the star above the page, once waiting has become noticeable. */
export function PageProgress() {
  const t = useTranslations("shell");
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-4 z-50 grid place-items-center">
      {state === "loading" ? (
        <span className="appear-late rounded-full border border-line bg-raised p-2 text-petrol shadow-card">
          <Star size={28} loading />
          <span className="sr-only">{t("loading")}</span>
        </span>
      ) : null}
    </div>
  );
}
