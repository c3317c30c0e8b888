import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "#i18n/language-provider.tsx";

/**
 * Markup that nothing changes while a page is open, made by the server alone: the browser keeps what came with the page and
 * carries no script for it. Its children are behind `import.meta.env.SSR`, so that the browser's build leaves them out. A page
 * that came to speak another language is loaded again.
 */
export function ServerMarkup({ id, children }: { id: string; children: ReactNode }) {
  const { language } = useLanguage();
  const [first] = useState(language);
  useEffect(() => {
    if (language !== first) location.reload();
  }, [language, first]);
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markupOf(id) }} />;
}

/** As it came: read once, while it is in the page, for the frame may be made again. */
const kept = new Map<string, string>();

function markupOf(id: string): string {
  const markup = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  kept.set(id, markup);
  return markup;
}
