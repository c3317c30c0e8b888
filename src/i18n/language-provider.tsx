import { createContext, type ReactNode, useContext } from "react";
import { IntlProvider } from "use-intl";
import { directionOf, type Language } from "./language.ts";
import { localeOf } from "./format.ts";
import type { CompiledTree } from "./messages.ts";

interface LanguageValue {
  language: Language;
  direction: "rtl" | "ltr";
  timeZone: string;
}

const LanguageContext = createContext<LanguageValue | null>(null);

/** Gives the pages below their language and messages. A key without a message shows itself. */
export function LanguageProvider(props: {
  language: Language;
  timeZone: string;
  messages: Record<string, CompiledTree>;
  children: ReactNode;
}) {
  const { language, timeZone, messages, children } = props;
  return (
    <LanguageContext.Provider value={{ language, direction: directionOf(language), timeZone }}>
      <IntlProvider
        locale={localeOf(language) as "ar"}
        messages={messages as never}
        timeZone={timeZone}
        getMessageFallback={({ key }) => key}
        onError={() => {}}
      >
        {children}
      </IntlProvider>
    </LanguageContext.Provider>
  );
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error("useLanguage must be used within a LanguageProvider");
  return value;
}
