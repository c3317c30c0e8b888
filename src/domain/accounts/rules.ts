import { toAsciiDigits } from "#engines/text/digits.ts";
import { BASE_WORDS, COMMON_PASSWORDS } from "./common-passwords-data.ts";

export const PASSWORD_MIN_CHARACTERS = 6;
const PASSWORD_MAX_BYTES = 1024;

/** The cookie that brings the address back to a form which was sent without script and refused. */
export const TYPED_ADDRESS = "typed_address";

/** Why a new password is refused; null when it may be used. Counted in characters, limited in bytes, never cut. */
export function passwordFault(
  password: string,
  email: string,
): "password_too_short" | "password_too_long" | "weak_password" | null {
  if ([...password].length < PASSWORD_MIN_CHARACTERS) return "password_too_short";
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return "password_too_long";
  return isCommonPassword(password, email) ? "weak_password" : null;
}

/**
 * True for what guessing programs try first: listed passwords, repeats, runs of keys, dates, common words with a few digits, the
 * address itself.
 */
export function isCommonPassword(password: string, email = ""): boolean {
  const plain = toAsciiDigits(password.normalize("NFKC").toLowerCase());
  if (COMMON_PASSWORDS.has(plain)) return true;
  if (isRepeat(plain) || isRun(plain) || isDate(plain)) return true;
  const local = email.toLowerCase().split("@")[0] ?? "";
  const word = plain.replace(/^[\d!@#$%&*._ -]{1,6}/, "").replace(/[\d!@#$%&*._ -]{1,8}$/, "");
  const words = [plain, word, unleet(plain), unleet(word)];
  return words.some(
    (candidate) =>
      candidate !== "" && (BASE_WORDS.has(candidate) || candidate === local || candidate === email.toLowerCase()),
  );
}

/** "aaaaaa", "121212", "abcabcabc". */
function isRepeat(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text) && text.length <= 24;
}

const KEY_RUNS = [
  "0123456789012345",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "ضصثقفغعهخحجد",
  "شسيبلاتنمكط",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
];

/** One or two pieces of a keyboard row, the alphabet or the digits, in either direction: "qwerty123", "654321". */
function isRun(text: string): boolean {
  const pieces = text.match(/\d+|\D+/gu) ?? [];
  return (pieces.length <= 2 && pieces.every(isPieceOfRow)) || isPieceOfRow(text);
}

function isPieceOfRow(text: string): boolean {
  if (text.length < 3) return false;
  const backwards = [...text].reverse().join("");
  return KEY_RUNS.some((row) => row.includes(text) || row.includes(backwards));
}

/** Six or eight digits that read as a date of 1940–2029, in any order of day, month and year. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-/. ]/g, "");
  const day = "(0[1-9]|[12]\\d|3[01])";
  const month = "(0[1-9]|1[0-2])";
  const year = digits.length === 8 ? "(19[4-9]\\d|20[0-2]\\d)" : "\\d\\d";
  return new RegExp(`^(${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`).test(digits);
}

function unleet(text: string): string {
  const letters: Record<string, string> = {
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
    "!": "i",
  };
  return text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
}

/** How an address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A one-time code as it was meant: people type Arabic digits and spaces, and copying brings direction marks along. */
export function normaliseCode(code: string): string {
  return toAsciiDigits(code).replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Whether it has the shape of an authenticator's code; backup codes have letters. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
