/** First parts that keep their hyphen when a line ends after them. */
const KEEPS_ITS_HYPHEN = new RegExp(
  `^(?:${[
    "all|cross|ex|full|half|high|ill|long|low|mid|multi|non|part|post|pre|quasi|self|semi|short|single|so|state|well",
    "two|three|four|five|six|seven|eight|nine|ten",
  ].join("|")})$`,
  "iu",
);

/**
 * The hyphen at the end of a line, which the library gives as U+FFFE without the line's end: gone where it parted a word,
 * kept where it was written (compounds, numbers, capitals, paths). A word that the text has elsewhere, whole or with its
 * hyphen, decides.
 */
export function withWholeWords(text: string): string {
  return text.replace(
    /([\p{L}\p{M}\p{N}'’-]*)\uFFFE\s*([\p{L}\p{M}\p{N}'’-]*)/gu,
    (_all, before: string, after: string) => {
      if (after === "") return `${before}-\n`;
      if (!isLatinWord(before) || !isLatinWord(after))
        return `${before}-${isNumber(before, after) ? "" : "\n"}${after}`;
      return `${before}${isOneWord(text, before, after) ? "" : "-"}${after}`;
    },
  );
}

function isOneWord(text: string, before: string, after: string): boolean {
  if (hasWord(text, before + after)) return true;
  if (hasWord(text, `${before}-${after}`) || /[-'’]/u.test(before + after)) return false;
  return before.length > 1 && after.length > 1 && !KEEPS_ITS_HYPHEN.test(before) && /^\p{Ll}/u.test(after);
}

function hasWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at >= 0 && !/[\p{L}-]/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`);
}

function isLatinWord(part: string): boolean {
  return /^[\p{Script=Latin}\p{M}'’-]+$/u.test(part);
}

function isNumber(before: string, after: string): boolean {
  return /\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(after);
}
