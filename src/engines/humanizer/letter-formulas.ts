/** How letters greet and close, in both languages, at the beginning of a sentence or line. */
const FORMULA = new RegExp(
  "^(?:(?:السادة|السيد|السيدة|سعادة|معالي|حضرة) |تحية طيبة|السلام عليكم|(?:و?تفضلوا?|و?تقبلوا?) (?:بقبول|فائق|خالص)|" +
    "(?:و?لكم|مع) (?:جزيل|خالص|فائق|وافر|أطيب) |" +
    "dear |to whom it may concern|yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards)",
  "iu",
);

/** Whether a sentence greets or closes a letter: a letter needs it, and a machine's chat has nothing of it. */
export function isLetterFormula(sentence: string): boolean {
  return FORMULA.test(sentence.trim());
}

/** Courtesy before the point of a letter. */
const COURTESY = new RegExp(
  "^(?:(?:i|we) (?:do )?(?:hope|trust) (?:that )?(?:this|my|our|you(?: are|['’]re))(?: \\w+){0,2} (?:finds|reaches|well|doing)\\b|" +
    "(?:آمل|أتمنى|أرجو|نأمل|نتمنى) أن (?:تصل|تجد|تكون)\\p{L}* (?:رسالتي |هذه |بخير|بأفضل|بأتم|في أتم|في أحسن|وأنت))",
  "iu",
);
/** And the point itself. */
const PURPOSE =
  /^(?:(?:i|we)(?: am| are|['’]m|['’]re) (?:writing|reaching out)\b|i wanted to reach out\b|(?:أكتب|نكتب) إلي(?:ك|كم))/iu;

/** What of a letter's opening a sentence is; null for another. It may be stock, but it ends no chat. */
export function letterOpening(sentence: string): "courtesy" | "purpose" | null {
  const text = sentence.trim();
  if (COURTESY.test(text)) return "courtesy";
  return PURPOSE.test(text) ? "purpose" : null;
}
