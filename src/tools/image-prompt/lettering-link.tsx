import { letteringPath } from "#browser/lettering-address.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { useTranslations } from "#i18n/translations.ts";
import { LinkButton } from "#ui/button.tsx";

/** Between the pieces of a result's lettering. */
const BETWEEN = " · ";

/**
 * Leads to the page that sets words over a picture and takes words and ratio along; in a tab of its own, since the prompt is still
 * needed. Nothing where there are no words.
 */
export function LetteringLink({
  text,
  ratio = "",
  hasPrompt = false,
}: {
  text: string;
  ratio?: string | undefined;
  /** Beside a prompt: it makes no picture yet, so the way from it to the words is said. */
  hasPrompt?: boolean;
}) {
  const t = useTranslations("imagePrompt");
  const { language } = useLanguage();
  if (text.trim() === "") return null;
  const words = text.replaceAll(BETWEEN, "\n");
  return (
    <div className="flex flex-col gap-1">
      <LinkButton
        size="small"
        icon="edit"
        iconEnd="external"
        to={pathIn(language, letteringPath({ text: words, ratio }))}
        target="_blank"
        className="self-start"
      >
        {t("setLettering")}
      </LinkButton>
      {hasPrompt ? <p className="text-sm text-soft">{t("setLetteringHow")}</p> : null}
    </div>
  );
}
