/** Letters that Persian, Urdu and Kurdish write and Arabic does not; Arabic speech uses a few for its own sounds (گ چ پ ڤ). */
const OTHER_LETTERS = /[کیہۀھےںٹڈڑەێۆۇڵڕېۍ]/g;
const SOUNDS = /[پچژگ]/g;
const LETTERS = /[\u0621-\u064A\u066E-\u06D3\u06D5]/g;
const WORDS = /[\u0621-\u0652\u066E-\u06D3\u06D5]+/g;
/** Small words of Persian, as they are written on Arabic keyboards too. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "در به از که كه این اين است را با می مي برای براي های هاي آن یک يك تا بر شد شود کرد كرد هم نیست نيست بود دارد".split(
    " ",
  ),
);
const ARTICLE = /^[وفبك]?(?:ال|لل)[\u0621-\u064A]{2}/;
/** Of ten words of Arabic one at the least has the article; Persian, Urdu and Kurdish only borrow it. */
const LEAST_ARTICLE = 0.08;
const LEAST_OTHER = 0.05;
const LEAST_SOUNDS = 0.02;
const LEAST_SMALL_WORDS = 0.12;
const FEWEST_WORDS = 4;

/** Whether a text in Arabic script is in another language than Arabic: Persian, Urdu, Kurdish and their like. */
export function isOtherLanguageInArabicScript(text: string): boolean {
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  const sounds = text.match(SOUNDS)?.length ?? 0;
  if (others + sounds === 0) return false;
  const words = text.match(WORDS) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const letters = text.match(LETTERS)?.length ?? 1;
  const share = (test: (word: string) => boolean) => words.filter(test).length / words.length;
  if (share((word) => ARTICLE.test(word)) >= LEAST_ARTICLE) return false;
  if (others / letters >= LEAST_OTHER) return true;
  return sounds / letters >= LEAST_SOUNDS && share((word) => SMALL_WORDS.has(word)) >= LEAST_SMALL_WORDS;
}
