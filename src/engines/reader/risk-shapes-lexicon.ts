import { inOrder } from "#engines/text/words/word-pattern.ts";
/** Shapes of secrets: keys by their issuers' prefixes, private keys, tokens, a password that is given. A closed list, November 2026. */
export const SECRET_SHAPES: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_](?:(?:live|test|proj|ant)[-_])?[A-Za-z0-9]{8,}/,
  /\bAKIA[0-9A-Z]{12,}/,
  /\bgh[pousr]_[A-Za-z0-9]{8,}/,
  /\bxox[baprs]-[A-Za-z0-9-]{8,}/,
  /\bAIza[\w-]{20,}/,
  /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  /\b\d{6,}:AA[\w-]{10,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bapi[-_ ]?key["']?\s*[:=]\s*["']?[\w-]{8,}/i,
  /(?:\bpass(?:word|wd|code)|\bpwd|كلمة (?:السر|المرور)|باسورد)\s*(?:is\b|[=:]|هي|هو)\s*\S*[\d٠-٩]/i,
];

/** Shapes of orders to an assistant to drop or show its instructions. A closed list, November 2026. */
export const INJECTION_SHAPES: readonly RegExp[] = [
  inOrder(
    "i",
    /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,30}/,
    /\b(?:previous|prior|above|your|all)\b[^.\n]{0,20}\b(?:instructions?|rules|prompts?)\b/,
  ),
  /\b(?:reveal|print|show|repeat|leak)\b[^.\n]{0,20}\b(?:your system prompt|hidden (?:prompt|instructions|configuration))\b/i,
  /(?:تجاهل|انسى|انسَ|تجاوز|أهمل|اهمل)[^.\n]{0,30}(?:تعليمات|التعليمات|القواعد|الأوامر)/,
  /(?:اطبع|أظهر|اظهر|اعرض|قولي|اكشف)[^.\n]{0,25}(?:رسالة النظام|التعليمات السرية|تعليماتك)/,
];

/**
 * Words of somebody in danger: of taking a life, or beaten at home. A closed list, November 2026: the learned flag was right in
 * 2 of 9, and grief, quarrels and bad handwriting are no emergency.
 */
export const CRISIS_SHAPES: readonly RegExp[] = [
  /\bsuicid(?:e(?! squad)|al)\b|\bkill(?:ing)? (?:myself|himself|herself|themselves)\b|\bself[- ]harm/i,
  /\b(?:end|take|taking|ending) (?:my|his|her|their) own life\b|\bend (?:my|his|her|their) life\b|\bno reason to live\b/i,
  /\b(?:don'?t|do not|doesn'?t|does not) want to (?:live(?: any ?more)?(?= ?[.,!?]| ?$)|be alive|be here any ?more)/i,
  /\b(?:wants?|wish(?:es)?) (?:to die|(?:i|he|she) (?:was|were) dead)\b/i,
  inOrder(
    "i",
    /\b(?:husband|wife|father|dad|mother|mum|mom|brother|boyfriend|girlfriend|partner) /,
    /(?:hits|beats|is hitting|is beating|keeps hitting) (?:me|us|her|him)\b(?! (?:at|in|every time we play))/,
  ),
  /نتحا?ر|(?:ا|أ)قتل (?:نفسي|حالي|روحي)|ا?نقتل روحي|(?:ا|أ|ب)?ؤ?[اأ]?ذي (?:نفسي|حالي|روحي)(?![\u0621-\u064a])/,
  /(?:مش|مو|ما|مب|لا) ?(?:عايزة?|عاوزة?|بدي|[اأ]بي|[اأ]بغى|[اأ]ريد|بغيت|ودي) (?:ن|[اأ])?عيش/,
  /(?:ما عاد|مفيش|ما في|ما فيه|ماكو|لا) (?:لها|ليا|لي)? ?(?:سبب|معنى|داعي) (?:لل?حياة|لحياتي|(?:[اأ]|ي|ت)عيش|للعيش)/,
  /(?:ب|بي|عم ي|عم بي|كي|ي)ضربني|(?:زوج[يها]?|جوز[يها]+|ابو[يها]|[اأ]خو[يها]) (?:ب|بي|عم ي|كي|ي)?ضرب(?:ني|ها|نا)/,
];
