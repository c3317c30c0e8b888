/** Letters that people write for one another are one, digits too, and case and vowel marks count for nothing. */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Whether a text has words that begin with each word that was typed, in any order; an Arabic word may have و، ال and the like
 * before it; hamza may sit on another letter (مسئول، مسؤول) or be written as that letter (قايمة).
 */
export function holdsWords(text: string, typed: string): boolean {
  const plain = folded(text);
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const alike = (word: string) => word.replace(/[ئؤ]/g, "ء").replace(/(?<=.{4})ء$/, "");
  const bare = (word: string) => word.replace(/ئ/g, "ي").replace(/ؤ/g, "و");
  // A plural finds its singular: مخالفات, مخالفة.
  const single = (word: string) => word.replace(/(?<=.{4})ات$/, "");
  return words.every((word) =>
    [alike, bare].some((as) =>
      /^[a-z]/.test(word) ? beginsAWord(as(plain), as(word)) : as(plain).includes(single(as(word))),
    ),
  );
}

/** Words without what hangs on their end: whose it is, more than one («جارتي» as «جار», "neighbours" as "neighbour"). */
export function withoutEndings(typed: string): string {
  return folded(typed)
    .split(/\s+/)
    .map((word) =>
      /^[a-z]/.test(word)
        ? word.replace(/(?<=.{3})(?:ies|es|s|ing|ed)$/, "")
        : word.replace(/(?<=.{3})(?:تي|تنا|تك|ته|تها|ي|نا|ك|ها|هم|كم|ه|ين|ات)$/, ""),
    )
    .join(" ");
}

/** In Latin letters a word inside another is another word: "rent" in "parents". */
function beginsAWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
}
