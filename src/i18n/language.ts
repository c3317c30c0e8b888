/** The interface's languages. Arabic is the default and has the unprefixed paths. */
export const LANGUAGES = ["ar", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "ar";

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { ar: "العربية", en: "English" };

export function isLanguage(value: unknown): value is Language {
  return value === "ar" || value === "en";
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The caller's language from an Accept-Language header: English only when it is asked for before Arabic. */
export function languageOfHeader(header: string | null | undefined): Language {
  const first = (header ?? "").toLowerCase().match(/\b(ar|en)\b/);
  return first?.[1] === "en" ? "en" : DEFAULT_LANGUAGE;
}
