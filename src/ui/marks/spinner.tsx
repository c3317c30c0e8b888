import { useTranslations } from "#i18n/translations.ts";
import { Star } from "./star.tsx";

/** Something is being worked on: the star's points light in turn, with the words beside it or for screen readers only. */
export function Spinner({
  label,
  size = 24,
  showLabel = false,
}: {
  label?: string;
  size?: number;
  showLabel?: boolean;
}) {
  const t = useTranslations("ui");
  return (
    <span role="status" className="inline-flex items-center gap-3 text-petrol">
      <Star size={size} loading />
      <span className={showLabel ? "text-soft" : "sr-only"}>{label ?? t("loading")}</span>
    </span>
  );
}
