import { callApi } from "#browser/call-api.ts";
import { isLanguage, type Language, DEFAULT_LANGUAGE } from "#i18n/language.ts";
import type { Theme } from "./use-shell.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Shows a theme at once and keeps it: in a cookie, and with the account when there is one. */
export async function keepTheme(theme: Theme, isSignedIn: boolean): Promise<void> {
  document.documentElement.dataset["theme"] = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  if (isSignedIn) await keepPreference({ theme });
}

/** Keeps a choice with the account. A failure costs nothing: the page shows the choice already. */
export async function keepPreference(choice: { theme?: Theme; timeZone?: string }): Promise<void> {
  await callApi(languageOfPage(), "PUT", "/preferences", choice);
}

/** Counts a press on a banner. Lost without harm: analytics fail open. */
export function reportBannerPress(bannerId: number): void {
  const press = { pressId: crypto.randomUUID() };
  void callApi(languageOfPage(), "POST", `/banners/${bannerId}/clicks`, press, { keepalive: true });
}

/** The language that the page is in. */
export function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/** Lets the language form lead back to the address as it is now, with what only the browser knows of it. */
export function returnHere(form: HTMLFormElement): void {
  const field = form.elements.namedItem("returnTo") as HTMLInputElement;
  field.value = location.pathname + location.search + location.hash;
}
