import { useTranslations } from "#i18n/translations.ts";
import { useShell } from "#pages/shell/use-shell.ts";

/** Which tools the packages open today, and which they do not: nobody pays for what is not there. */
export function ToolsIncluded() {
  const t = useTranslations("pricing");
  const { tools, language } = useShell();
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const namesOf = (isReady: boolean) =>
    list.format(tools.filter((tool) => (tool.state === "ready") === isReady).map((tool) => tool.title));
  const later = namesOf(false);
  return (
    <div className="mt-6 text-sm text-soft">
      <p>{t("toolsNow", { names: namesOf(true) })}</p>
      {later === "" ? null : <p className="mt-1">{t("toolsLater", { names: later })}</p>}
    </div>
  );
}
