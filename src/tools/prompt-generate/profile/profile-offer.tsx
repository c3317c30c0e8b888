import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { useHasProfile } from "#tools/workspace/profile/with-profile.tsx";
import { Link } from "#ui/link.tsx";

/** One line for who has answered and has no profile: that answers can be remembered. */
export function ProfileOffer({ hasAnswer }: { hasAnswer: boolean }) {
  const t = useTranslations("profileHere");
  const { language } = useLanguage();
  if (useHasProfile() || !hasAnswer) return null;
  return (
    <p className="mt-4 text-sm text-soft">
      {t("offer")} <Link to={pathIn(language, "/profile")}>{t("offerLink")}</Link>
    </p>
  );
}
