import arabic from "./search-words.ar.json?url";
import english from "./search-words.en.json?url";

/**
 * By task the everyday words that people use for it, in one language; data of its own (28 or 56 KB), since the script of a page to read is
 * one small file. Nothing where it cannot be fetched: the search then has what the page shows.
 */
export async function searchWords(language: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(language === "ar" ? arabic : english).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Record<string, string>) : {};
}
