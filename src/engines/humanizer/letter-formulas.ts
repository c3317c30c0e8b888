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
