import { useEffect, useMemo, useState } from "react";
import type { Language } from "#i18n/language.ts";
import { type Counting, lengthOf } from "./draft.ts";

/** How long the text is, counted as the server counts; null before the counter is here, and where it does not come. */
export function useLength(text: string, page: Language): ReturnType<typeof lengthOf> | null {
  const [counting, setCounting] = useState<Counting | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([import("#engines/text/segment.ts"), import("#engines/text/language.ts")]).then(
      ([{ countWords }, { detectLanguage }]) => current && setCounting({ countWords, detectLanguage }),
      // The server refuses what is too short as well.
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return useMemo(() => counting && lengthOf(text, page, counting), [text, page, counting]);
}
