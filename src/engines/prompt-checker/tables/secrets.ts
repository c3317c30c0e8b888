import { either } from "#engines/text/words/word-pattern.ts";
import checkerWords from "../checker-words.json" with { type: "json" };
import { fold, foldAligned, sourceSpan, type FoldedText } from "#engines/text/fold.ts";

/** A secret's value: offsets in the original text, `end` exclusive. */
export interface SecretSpan {
  start: number;
  end: number;
}

/** Shapes that are secrets whatever is around them: prefixes published by the vendors, private keys, passwords in addresses. */
const SHAPES: RegExp[] = [
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]{0,5000}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)/g,
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant|or|svcacct)?[-_]?[A-Za-z0-9_-]{16,200}/g,
  either(
    "g",
    /\b(?:gh[pousr]_[A-Za-z0-9]{20,100}|github_pat_[A-Za-z0-9_]{20,120}|glpat-[A-Za-z0-9_-]{16,60})/,
    /\b(?:hf_[A-Za-z0-9]{20,60}|npm_[A-Za-z0-9]{20,60}|whsec_[A-Za-z0-9]{12,80}|dop_v1_[a-f0-9]{20,80})/,
  ),
  either(
    "g",
    /\b(?:AKIA|ASIA)[A-Z0-9]{12,20}\b|\bAIza[A-Za-z0-9_-]{20,60}|\bxox[abprs]-[A-Za-z0-9-]{10,100}/,
    /\bSG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,60}|\b\d{8,10}:AA[A-Za-z0-9_-]{30,40}/,
  ),
  /\beyJ[A-Za-z0-9_-]{8,500}\.[A-Za-z0-9_-]{8,1000}\.[A-Za-z0-9_-]{4,500}/g,
];
const ADDRESS_PASSWORD = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,64}:([^\s@/]{3,100})@/gi;
/** Anything between spaces and quotation marks that is long enough to be a secret. */
const TOKEN = /[^\s"'`،؛<>{}«»|]{4,200}/g;
/** A name for a secret. What follows it within a few words is its value, if it looks like one. */
const LABEL = new RegExp(`(?<!\\p{L})[وفبل]?(?:${checkerWords.secrets.labels})(?!\\p{L})`, "gu");
/** A name that ends in a label: api_key, not api_key_count. */
const LABEL_AT_END = new RegExp(`(?:${LABEL.source})[\\s:=>]*$`, "u");
/** After a label of a lock or a card, digits alone are the secret. */
const NUMERIC_LABEL =
  /(?:code|combination|pin|otp|with(?: the)?(?: code| number)?|سري|رمز|كود|شفره|رقم|مرور|سر|دخول)[^\n]{0,14}$/u;
/** What may come between a label and digits, or a plain word. */
const CLOSE = /^(?:["'`\s:=\-–]|=>|(?:is|are|was|to|هو|هي|هيا|تبع|بتاع|تبعنا|بتاعه|حق|ال[ء-ي]+)(?!\p{L}))*$/u;
/** Ways of speaking about signing in, and the words that lead to the value there. */
const SIGN_IN = new RegExp(`(?<!\\p{L})[وفبل]?(?:${checkerWords.secrets.signIn})(?!\\p{L})`, "u");
const LEADS = /(?:with|using|via|type|types|enter|and|then|both|is|are|by|ب|ثم|و|هو|هي|بكلمه|برمز|بال\p{L}+)\s*$/u;
const NOT_A_VALUE = new RegExp(`^(?:${checkerWords.secrets.noValue})`, "i");
const EXAMPLE_LEAD = /(?:such as|for example|e\.g\.?|like|example|مثل|مثلا|زي|نحو)[\s:"'«(]*$/u;
/** How far before a value its label may be, in characters. */
const REACH = 90;
const MOST_WORDS_BETWEEN = 5;

/** Secrets of a text: keys with a known prefix, private keys, passwords in addresses, and values that are placed as secrets are. */
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
  for (const match of folded.text.matchAll(TOKEN)) {
    // A plain word is no secret, and nearly all tokens are plain words.
    if (!SIGN_OF_SECRET.test(match[0])) continue;
    const value = valueIn(match[0]);
    if (!value || !couldBeSecret(value.text)) continue;
    const at = match.index + value.from;
    const span = sourceSpan(folded, at, at + value.text.length);
    if (isSecret(folded.text, at, value.text, text.slice(span.start, span.end), value.assigned)) found.push(span);
  }
  return withoutOverlaps(found);
}

/** Secrets by the shapes that vendors publish, so proven whatever is around them. */
export function findProvenSecrets(text: string): SecretSpan[] {
  const shaped = SHAPES.flatMap((shape) =>
    Array.from(text.matchAll(shape), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return withoutOverlaps(shaped.filter(({ start, end }) => /\d/.test(text.slice(start, end))));
}

/** A name for a secret right before its value, with nothing but a sign or "is" between. */
const NAMED_RIGHT_BEFORE = new RegExp(
  `bearer $|(?:${LABEL.source})["'\`]?\\s{0,2}(?:[:=]|=>|is|are|هي|هو)\\s{0,2}["'\`]?$`,
  "u",
);

/** Whether a span is a secret beyond doubt: by a vendor's shape, in an address, or named as one, with letters and digits in it. */
export function isProvenSecret(text: string, start: number, end: number): boolean {
  if (findProvenSecrets(text).some((one) => one.start < end && one.end > start)) return true;
  const value = text.slice(start, end);
  if (/:\/\/[^\s:@/]{1,64}:$/.test(text.slice(Math.max(0, start - 90), start)) && text[end] === "@") return true;
  const before = fold(text.slice(Math.max(0, start - REACH), start)).replace(/[_.-]/g, " ");
  return NAMED_RIGHT_BEFORE.test(before) && hasLetterAndDigit(value) && value.length >= 8;
}

/** The value with everything but a hint of its start hidden. */
export function maskValue(value: string): string {
  const visible = value.length >= 12 ? 3 : value.length >= 6 ? 1 : 0;
  return `${value.slice(0, visible)}${"•".repeat(6)}`;
}

/** The part of a token that a secret would be: after `key=` or `key:`, without closing punctuation. */
function valueIn(token: string): { text: string; from: number; assigned: boolean } | null {
  const parts = token.split(";").map((part) => part.length + 1);
  let from = 0;
  for (const length of parts) {
    const part = token.slice(from, from + length - 1);
    const sign = /^[\p{L}_.-]{2,40}(?:=>?|:)(?!\/\/)/u.exec(part)?.[0] ?? "";
    const label = sign !== "" && LABEL_AT_END.test(sign.replace(/[_.-]/g, " "));
    // A number under a name of its own, device_id=5518204467, is no secret.
    if (sign !== "" && !label && /^["']?\d+\W*$/.test(part.slice(sign.length))) return null;
    const text = part.slice(label ? sign.length : 0).replace(/^[([]+|[.,:;?)\]]+$/g, "");
    if (label && text) return { text, from: from + part.indexOf(text, sign.length), assigned: true };
    from += length;
  }
  const text = token.replace(/^[([]+|[.,:;?)\]]+$/g, "");
  return text.length < 4 ? null : { text, from: token.indexOf(text), assigned: false };
}

const SIGN_OF_SECRET = /[\d!@#$%^&*+=?~_]/;

/** Quick: letters with digits, letters with signs, or a short run of digits. */
function couldBeSecret(value: string): boolean {
  if (!SIGN_OF_SECRET.test(value)) return false;
  return !isPlaceholder(value) && !/^(?:https?:|www\.)|\p{L}\.\p{L}{2,5}$|^[\d.,:/٫-]{1,3}$/u.test(value);
}

function isSecret(text: string, at: number, folded: string, value: string, assigned: boolean): boolean {
  if (assigned) return looksSecret(value) || /\d/.test(value);
  const before = sentenceBefore(text, at);
  if (EXAMPLE_LEAD.test(before)) return false;
  if (isRandom(value)) return true;
  const label = [...before.matchAll(LABEL)].at(-1);
  if (label) {
    const between = before.slice(label.index + label[0].length);
    const words = between.match(/[\p{L}\p{N}'@._-]+/gu)?.length ?? 0;
    if (/^[\d#*-]+$/.test(folded))
      return /^\D?\d{4,12}\D?$/.test(folded) && CLOSE.test(between) && NUMERIC_LABEL.test(label[0]);
    if (words <= MOST_WORDS_BETWEEN && !/(?:^|\s)(?:at least|of|than|field|policy|must|length|reset)\s/.test(between))
      if (hasLetterAndDigit(value) ? value.length >= 6 : CLOSE.test(between) && looksSecret(value)) return true;
  }
  const context = SIGN_IN.exec(before);
  if (!context || /(?:name|ssid|called|اسم\p{L}*|شبكه)\s*(?:is|:|هو)?\s*$/u.test(before)) return false;
  const after = before.slice(context.index + context[0].length).trim();
  if (after === "" || /^(?:is|as|:|=|هو|باسم)?$/.test(after)) return false;
  return (
    isStrong(value) || (LEADS.test(before) && hasLetterAndDigit(value) && value.length >= 8 && /[-_#]/.test(value))
  );
}

/** The same sentence before a place, as far as a label can reach. */
function sentenceBefore(text: string, at: number): string {
  const reach = text.slice(Math.max(0, at - REACH), at);
  const stop = Math.max(
    reach.lastIndexOf("\n"),
    reach.lastIndexOf(". "),
    reach.lastIndexOf("؟ "),
    reach.lastIndexOf("? "),
  );
  return reach.slice(stop + 1);
}

function hasLetterAndDigit(value: string): boolean {
  return /\p{L}/u.test(value) && /\d/.test(value) && !/^(?:\d+(?:[.,]\d+)?[a-z]{1,3}|[a-z]{1,3}\d{1,3})$/i.test(value);
}

/** Letters of both cases or a sign of passwords, with digits. */
function isStrong(value: string): boolean {
  const bothCases = /[a-z]/.test(value) && /[A-Z]/.test(value);
  return (
    value.length >= 8 &&
    hasLetterAndDigit(value) &&
    (bothCases || /[!@#$%^&*+=?~]/.test(value)) &&
    !/^@|^[\w.+-]+@[\w-]+\.|[()[\]\\/]|^#/.test(value)
  );
}

/** A long run that changes between letters and digits all the time, as keys do and words do not. */
function isRandom(value: string): boolean {
  if (value.length < 32 || !/^[A-Za-z0-9/+_=-]+$/.test(value)) return false;
  const counted = [/\d/g, /[a-z]/g, /[A-Z]/g].every((kind) => (value.match(kind)?.length ?? 0) >= 4);
  return counted && (value.match(/(?:\d(?=[A-Za-z])|[a-z](?=[A-Z\d])|[A-Z](?=\d))/g)?.length ?? 0) >= 8;
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
