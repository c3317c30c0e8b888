/** Lam-alef and the name of God with their letters turned round: no Arabic word has them. */
const TURNED = /األ|اإل|اآل|اهلل|هللا/u;
/** The article by itself before a word: it is written to its word, so that a turned "لا" is likelier. */
const LONE_ARTICLE = /(?<![\p{L}\p{M}\p{N}])ال (?=\p{Script=Arabic})/u;
const MARK_WITHOUT_LETTER = /(?<![\p{L}\p{M}])[\u064B-\u0652]/gu;
/** Two vowels on one letter. */
const TWO_VOWELS = /[\u064B-\u0650\u0652]\u0651?[\u064B-\u0650\u0652]/u;
const OTHER_LETTER = /[^\p{Script=Arabic}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const OTHER_SCRIPT_INSIDE = new RegExp(
  `(?<=[\\u0620-\\u064A])(?:[A-Za-z]|(?=\\p{L})${OTHER_LETTER.source})(?=[\\u0620-\\u064A])`,
  "gu",
);
const SEVERAL = 2;
const SHORT_LINE = 4;
const LEAST_LINES = 5;

/** Whether an Arabic text bears the signs of a file that gives its letters in another order, or other letters, than it shows. */
export function isDoubtfulArabic(text: string): boolean {
  if (TURNED.test(text) || LONE_ARTICLE.test(text) || TWO_VOWELS.test(text)) return true;
  const signs = [MARK_WITHOUT_LETTER, OTHER_SCRIPT_INSIDE];
  return signs.some((sign) => (text.match(sign)?.length ?? 0) >= SEVERAL) || isInScraps(text);
}

function isInScraps(text: string): boolean {
  const lines = text.split("\n").filter((line) => /\p{Script=Arabic}/u.test(line));
  const short = lines.filter((line) => (line.match(/\p{L}/gu)?.length ?? 0) < SHORT_LINE);
  return lines.length >= LEAST_LINES && short.length * 2 > lines.length;
}
