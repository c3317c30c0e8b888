import { createContext, type ReactNode, useContext, useMemo } from "react";
import { directionOf, type Language } from "./language.ts";
import { localeOf } from "./format.ts";
import { MessagesContext, type PageMessages } from "./translations.ts";

interface LanguageValue {
  language: Language;
  direction: "rtl" | "ltr";
  timeZone: string;
}

const LanguageContext = createContext<LanguageValue | null>(null);

/** Gives the pages below their language and messages. */
export function LanguageProvider(props: {
  language: Language;
  timeZone: string;
  messages: PageMessages["messages"];
  children: ReactNode;
}) {
  const { language, timeZone, messages, children } = props;
  const words = useMemo(() => ({ locale: localeOf(language), messages }), [language, messages]);
  return (
    <LanguageContext.Provider value={{ language, direction: directionOf(language), timeZone }}>
      <MessagesContext value={words}>{children}</MessagesContext>
    </LanguageContext.Provider>
  );
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error("useLanguage must be used within a LanguageProvider");
  return value;
}
