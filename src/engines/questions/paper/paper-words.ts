import words from "./paper-words.json" with { type: "json" };

/* Words of letters and bills, from `content/lexicon/paper-words.yaml`; lists are between bars. */

/** What a fact on a paper is. */
export type PaperRole = keyof typeof words.roles;

/** How each is called before its value, in an answer in either language. */
export const ROLE_NAMES: Record<PaperRole, { ar: string; en: string }> = words.roles;

type Labels = readonly (readonly [role: PaperRole, words: string])[];
const labelsOf = (rows: readonly { role: string; words: string }[]): Labels =>
  rows.map((row) => [row.role as PaperRole, row.words]);

/** Words before a number. The last line is too weak by itself: its words count only with a sign behind them. */
export const REFERENCE_LABELS = labelsOf(words.references);
export const DATE_LABELS = labelsOf(words.dates);
export const AMOUNT_LABELS = labelsOf(words.amounts);
export const PHONE_LABELS = labelsOf(words.phones);

/** Letters and signs of money, as they are before or after a number. */
export const CURRENCIES = words.currencies;
export const CURRENCY_SIGNS = words.currencySigns;
export const MONTHS = words.months;

/** Heads of the names of offices and companies; one that has the article is only taken before another word that has it. */
export const ARABIC_HEADS = words.arabicHeads;
export const ENGLISH_HEADS = words.englishHeads;
/** Words that end a name in running text. */
export const ARABIC_ENDS = words.arabicEnds;
export const ENGLISH_ENDS = words.englishEnds;
/** Words after which a line names who wrote, sells or asks. */
export const NAME_LABELS = words.nameLabels;
