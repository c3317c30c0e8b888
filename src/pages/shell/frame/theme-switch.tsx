import { useSyncExternalStore } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { keepTheme } from "#pages/shell/page-controls.ts";
import { type Theme, useShell } from "#pages/shell/use-shell.ts";

const THEMES = ["light", "dark", "system"] as const;
const ICONS = { light: "sun", dark: "moon", system: "monitor" } as const;
const NAMES = { light: "themeLight", dark: "themeDark", system: "themeSystem" } as const;
const CHANGED = "themeChanged";

/** The three themes side by side. */
export function ThemeSwitch() {
  const t = useTranslations("shell");
  const [theme, choose] = useTheme();
  return (
    <fieldset className="inline-flex rounded-control border border-line bg-raised p-0.5">
      <legend className="sr-only">{t("theme")}</legend>
      {THEMES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={theme === each}
          data-choose-theme={each}
          onClick={() => choose(each)}
          className={classNames(
            "inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-3 text-sm whitespace-nowrap",
            theme === each ? "bg-petrol-ground font-medium text-petrol" : "text-soft hover:text-ink",
          )}
        >
          <Icon name={ICONS[each]} size={16} />
          {t(NAMES[each])}
        </button>
      ))}
    </fieldset>
  );
}

/** One button that goes on to the next theme. */
export function ThemeButton() {
  const t = useTranslations("shell");
  const [theme, choose] = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as Theme;
  return (
    <IconButton
      icon={ICONS[theme]}
      label={t("changeTheme", { theme: t(NAMES[theme]) })}
      data-choose-theme={next}
      onClick={() => choose(next)}
    />
  );
}

/** The theme shown now, and how to choose another: at once on the page, kept in a cookie, and with the account when there is one. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const { theme: stored, viewer } = useShell();
  const shown = useSyncExternalStore(
    (changed) => {
      window.addEventListener(CHANGED, changed);
      return () => window.removeEventListener(CHANGED, changed);
    },
    () => document.documentElement.dataset["theme"] as Theme,
    () => stored,
  );
  function choose(theme: Theme) {
    void keepTheme(theme, viewer !== null);
    window.dispatchEvent(new Event(CHANGED));
  }
  return [shown, choose];
}
