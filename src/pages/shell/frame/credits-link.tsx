import { useTranslations } from "#i18n/translations.ts";
import { useCredits } from "#browser/credits.tsx";
import { formatNumber } from "#i18n/format.ts";
import { pathIn } from "#i18n/path.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

/** What is left to spend, on every page of somebody who spends. */
export function CreditsLink() {
  const { viewer, language } = useShell();
  const { credits, freeOffer } = useCredits();
  const t = useTranslations("shell");
  if (!viewer || viewer.isAdministrator || credits === null || freeOffer) return null;
  return (
    <Link to={pathIn(language, "/account")} className="menu-link px-2">
      <span className="badge bg-gold-ground text-gold-text">
        <span className="sr-only">{t("creditsLeft")}</span>
        {/* An Arabic zero alone would look like a speck: nothing left is said in words on the narrowest screen too. */}
        {credits > 0 ? (
          <span aria-hidden="true" className="min-[27rem]:hidden">
            {formatNumber(language, credits)}
          </span>
        ) : null}
        <span className={credits > 0 ? "max-[27rem]:sr-only" : undefined}>{t("credits", { count: credits })}</span>
      </span>
    </Link>
  );
}
