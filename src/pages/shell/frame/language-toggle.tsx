import { useLocation } from "react-router";
import { useLanguage } from "#i18n/language-provider.tsx";
import { LANGUAGE_NAMES } from "#i18n/language.ts";
import { classNames } from "#ui/class-names.ts";
import { returnHere } from "#pages/shell/page-controls.ts";

/**
 * Leads to this page in the other language, named in that language. A plain form, so that it works without script; with it the
 * hash goes along.
 */
export function LanguageToggle() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === "ar" ? "en" : "ar";
  return (
    <form method="post" action="/api/language" onSubmit={(event) => returnHere(event.currentTarget)}>
      <input type="hidden" name="lang" value={other} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        lang={other}
        className={classNames(
          "min-h-11 rounded-control px-3 font-medium text-soft transition-colors hover:bg-petrol-ground hover:text-petrol",
          other === "ar" && "other-script",
        )}
      >
        {LANGUAGE_NAMES[other]}
      </button>
    </form>
  );
}
