import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";

/** What the names of blanks take the place of, in the sentence that says that they were left. */
const NAMES = "{names}";

/** What to do with a text on a page without framework script (`prompt-controls.ts` listens). */
export function PromptActions({ copyLabel, use }: { copyLabel?: string; use?: { label: string; hint: string } }) {
  const t = useTranslations("library");
  const ui = useTranslations("ui");
  const { language } = useLanguage();
  const refused = { "data-refused": ui("copyFailed"), "data-close": ui("close") };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="primary" data-copy-prompt data-done={t("copied")} {...refused}>
        {copyLabel ?? t("copy")}
      </Button>
      <Button data-use-prompt={pathIn(language, "/prompt-generate")} title={use?.hint ?? t("useHint")}>
        {use?.label ?? t("use")}
      </Button>
      <span className="flex flex-wrap items-center gap-1 text-sm">
        <span className="text-soft">{t("openIn")}</span>
        <Button variant="quiet" size="small" data-open-in="https://chatgpt.com/?q=">
          <bdi>ChatGPT</bdi>
        </Button>
        <Button variant="quiet" size="small" data-open-in="https://claude.ai/new?q=">
          <bdi>Claude</bdi>
        </Button>
      </span>
      <Button variant="quiet" size="small" data-copy-link data-done={t("copied")} {...refused}>
        {t("link")}
      </Button>
      <p
        role="status"
        data-blanks-left={t("blanksLeft", { names: NAMES })}
        className="basis-full text-sm empty:hidden"
      />
    </div>
  );
}
