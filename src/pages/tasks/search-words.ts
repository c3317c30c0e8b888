/** By task the everyday words that people use for it, in one language; a part of the script of its own, since they are 60 KB. */
export async function searchWords(language: string): Promise<Readonly<Record<string, string>>> {
  const { default: words } = await (language === "ar"
    ? import("./search-words.ar.json")
    : import("./search-words.en.json"));
  return words;
}
