import { foldAligned, sourceSpan, type FoldedText } from "../text/fold.ts";

/** A secret's value: offsets in the original text, `end` exclusive. */
export interface SecretSpan {
  start: number;
  end: number;
}

/** Shapes that are secrets whatever stands around them: prefixes published by the vendors, private keys, passwords in addresses. */
const SHAPES: RegExp[] = [
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]{0,5000}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)/g,
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant|or|svcacct)?[-_]?[A-Za-z0-9_-]{16,200}/g,
  /\b(?:gh[pousr]_[A-Za-z0-9]{20,100}|github_pat_[A-Za-z0-9_]{20,120}|glpat-[A-Za-z0-9_-]{16,60}|hf_[A-Za-z0-9]{20,60}|npm_[A-Za-z0-9]{20,60})/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{12,20}\b|\bAIza[A-Za-z0-9_-]{20,60}|\bxox[abprs]-[A-Za-z0-9-]{10,100}|\bSG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,60}/g,
  /\beyJ[A-Za-z0-9_-]{8,500}\.[A-Za-z0-9_-]{8,1000}\.[A-Za-z0-9_-]{4,500}/g,
];
const ADDRESS_PASSWORD = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,64}:([^\s@/]{3,100})@/gi;
const LABEL =
  "(?:pass(?:word|wd|phrase|code)|pwd|(?:api|access|secret|private|auth)[ _-]?(?:key|token)|token|secret|bearer|client[ _-]?secret|pin(?: code)?|credentials?|كلم(?:ه|ات) (?:ال)?(?:مرور|سر)|(?:ال)?رقم (?:ال)?سري|(?:ال)?باس(?:وورد|ورد)|(?:ال)?توكن|(?:ال)?مفتاح(?: ال)?(?: ?api| سري| الواجهه)?|رمز (?:ال)?(?:دخول|وصول|تحقق)|(?:ال)?سر)";
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])${LABEL}(?:\\s{0,2}(?:ال)?(?:api|بتاعي|تبعي|حقي|بتاعنا|تبعنا))?\\s{0,3}(?:[:=]|is\\b|are\\b|هو|هي|=>)\\s{0,3}["'\`]?([^\\s"'\`،؛<>{}]{4,200})`,
  "gu",
);
const NOT_A_VALUE =
  /^(?:\*+|x+|\.+|\$|process\.|env|your|my|the|none|null|undefined|required|optional|string|\[|%|os\.)/i;

/** Secrets of a text: keys with a known prefix, private keys, passwords in addresses, and values that follow a label. */
export function findSecrets(text: string, folded: FoldedText = foldAligned(text)): SecretSpan[] {
  const found: SecretSpan[] = [];
  for (const shape of SHAPES)
    for (const match of text.matchAll(shape)) found.push({ start: match.index, end: match.index + match[0].length });
  // Every word could be the scheme of an address.
  for (const match of text.includes("://") ? text.matchAll(ADDRESS_PASSWORD) : []) {
    const value = match[1] as string;
    const end = match.index + match[0].length - 1;
    if (!isPlaceholder(value)) found.push({ start: end - value.length, end });
  }
  for (const match of folded.text.matchAll(LABELLED)) {
    const value = (match[1] as string).replace(/[.,:;!?)\]]+$/, "");
    if (!looksSecret(value)) continue;
    const start = match.index + match[0].length - (match[1] as string).length;
    found.push(sourceSpan(folded, start, start + value.length));
  }
  return withoutOverlaps(found);
}

/** The value with everything but a hint of its start hidden. */
export function maskValue(value: string): string {
  const visible = value.length >= 12 ? 3 : value.length >= 6 ? 1 : 0;
  return `${value.slice(0, visible)}${"•".repeat(6)}`;
}

function isPlaceholder(value: string): boolean {
  return NOT_A_VALUE.test(value) || /^[A-Z_]+$/.test(value) || /[{}<>]/.test(value);
}

function looksSecret(value: string): boolean {
  if (isPlaceholder(value) || value.length < 4) return false;
  const hasDigit = /\d/.test(value);
  const hasLetter = /\p{L}/u.test(value);
  const hasSymbol = /[^\p{L}\d.,-]/u.test(value);
  if (hasDigit && hasLetter) return value.length >= 6;
  if (hasDigit) return value.length >= 4 && value.length <= 12;
  return hasSymbol && hasLetter && value.length >= 8 && !/[()[\]|/]/.test(value);
}

function withoutOverlaps(spans: SecretSpan[]): SecretSpan[] {
  const kept: SecretSpan[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else kept.push({ ...span });
  }
  return kept;
}
