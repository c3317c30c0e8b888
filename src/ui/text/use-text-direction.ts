import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "./text-direction.ts";

/** Gives a piece of somebody's text its `dir`; one without letters has the page's. */
export function useTextDirection(): (text: string) => "rtl" | "ltr" {
  const { direction } = useLanguage();
  return (text) => directionOf(text, direction);
}
