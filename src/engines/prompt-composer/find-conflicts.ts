import { fold } from "#engines/text/fold.ts";

export type ConflictId = "length-detail" | "limit-long" | "register" | "children-advanced" | "numbers-banned";

/** "Long" of the text, not of winters or distances. */
const LONG_TEXT =
  /(?<!not )(?:(?:very|super|extremely|really|quite) long|\blong(?:,| and)? (?:[a-z]+ )?(?:article|post|essay|story|text|version|report|email|letter|answer|reply|guide|summary|piece|poem|blog)|it long)\b/;

const PAIRS: [ConflictId, RegExp, RegExp][] = [
  [
    "limit-long",
    /(?:لا|ما|م)\s?(?:ي|ت)?(?:زيد|تجاوز)[ء-ي]*|بحد اقص[يى]|اقل من \d|في \d+ كلم|\d+ كلمه فقط|no more than|at most|max(?:imum)?\b|under \d+ words|in \d+ words|up to \d+ words|exactly \d+ words/,
    /طويل جدا|طويله جدا|طويل|طويله|مفصل|بالتفصيل|شامل لكل|كل التفاصيل|detailed|thorough|in depth|in-depth|comprehensive/,
  ],
  [
    "length-detail",
    /مختصر|قصير|باختصار|موجز|مقتضب|(?:super|very)? ?short|brief|concise|tiny/,
    /مفصل|بالتفصيل|كل التفاصيل|شامل لكل|طويل|detailed|comprehensive|thorough|in depth|in-depth|exhaustive/,
  ],
  [
    "register",
    /رسمي|فصحي|formal|professional tone|corporate/,
    /عامي|شبابي|casual|slang|بلهجه|chatty|غير رسمي|informal/,
  ],
  [
    "children-advanced",
    /للاطفال|لاطفال|لطفل|for (?:kids|children|toddlers|a child)|year-old/,
    /متقدم|اكاديمي|علميه دقيقه|مصطلحات هندسي|مصطلحات تقني|advanced|academic|technical terms|phd/,
  ],
  [
    "numbers-banned",
    /بدون ارقام|بلا ارقام|من غير ارقام|لا تذكر ارقام|no numbers|without numbers|no figures/,
    /\d+\s?%|نسبه \d|(?:mention|include)[^.]*\d/,
  ],
];

/** Pairs of demands in the request that cannot both hold. */
export function findConflicts(text: string): ConflictId[] {
  const folded = fold(text)
    .replace(/غير رسمي/g, "غيررسمي")
    .replace(/(?:مش|مو|غير|ليس|ليست) (?:طويل|طويله|مفصل|مفصله)/g, "")
    .replace(LONG_TEXT, "detailed");
  const found = PAIRS.filter(([, one, other]) => one.test(folded) && other.test(folded)).map(([id]) => id);
  return found.includes("limit-long") ? found.filter((id) => id !== "length-detail") : found;
}
