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
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:previous|prior|above|your|all)\b[^.\n]{0,20}\b(?:instructions?|rules|prompts?)\b/i,
  /\b(?:reveal|print|show|repeat|leak)\b[^.\n]{0,20}\b(?:your system prompt|hidden (?:prompt|instructions|configuration))\b/i,
  /(?:تجاهل|انسى|انسَ|تجاوز|أهمل|اهمل)[^.\n]{0,30}(?:تعليمات|التعليمات|القواعد|الأوامر)/,
  /(?:اطبع|أظهر|اظهر|اعرض|قولي|اكشف)[^.\n]{0,25}(?:رسالة النظام|التعليمات السرية|تعليماتك)/,
];
