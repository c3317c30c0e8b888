import months from "./words/months.json" with { type: "json" };
import { either, inOrder } from "./words/word-pattern.ts";
import { toAsciiDigits } from "./digits.ts";

type LiteralKind =
  | "placeholder"
  | "code"
  | "url"
  | "email"
  | "quote"
  | "phone"
  | "date"
  | "time"
  | "money"
  | "percent"
  | "number"
  | "identifier"
  | "latin";

/** A token of the user's text that must survive to the letter. `value` is the exact text between `start` and `end`. */
export interface Literal {
  kind: LiteralKind;
  start: number;
  end: number;
  value: string;
}

const D = "[0-9٠-٩۰-۹]";
const MORE_OF_NUMBER = `${D}*(?:[.,٫٬]${D}+)*`;
const NUMBER = `${D}${MORE_OF_NUMBER}`;
/**
 * A number from its beginning: looking for one again inside another would take quadratic time on long runs of digits. It
 * looks back only once it has a digit: looking back at each place of a text took 4 times as long, and for "number" 9 times.
 */
const WHOLE_NUMBER = `${D}(?<!${D}${D}|${D}[.,٫٬]${D})${MORE_OF_NUMBER}`;
const CURRENCY =
  "(?:\\$|€|£|﷼|USD|EUR|GBP|SAR|AED|EGP|KWD|QAR|JOD|MAD|دولار(?:ات)?|يورو|ريال(?:ات)?|درهم|دراهم|جنيه(?:ات)?|دينار|دنانير|ليره|ليرة)";

/** In order of precedence: an earlier pattern owns its characters. */
const PATTERNS: [LiteralKind, RegExp][] = [
  ["code", /```[\s\S]*?```|`[^`\n]+`/g],
  ["placeholder", /\{\{[^{}\n]+\}\}|<<[^<>\n]+>>|\[\[[^[\]\n]+\]\]|\[[A-Z][A-Z0-9_ ]+\]/g],
  ["url", /(?:https?:\/\/|www\.)[^\s<>"'«»،؛]+[^\s<>"'«»،؛.,!?؟)]/g],
  ["email", /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g],
  ["quote", /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|(?<![\p{L}\p{N}])'[^'\n]{2,200}'(?![\p{L}\p{N}])/gu],
  [
    "date",
    new RegExp(
      [
        `${D}{1,4}[/.-]${D}{1,2}[/.-]${D}{1,4}`,
        `${D}{1,2}\\s+(?:${months.arabic}|${months.english})(?:\\s+${D}{4})?`,
        `(?:${months.english})\\.?\\s+${D}{1,2}(?:,?\\s+${D}{4})?(?!${D})`,
      ].join("|"),
      "g",
    ),
  ],
  [
    "time",
    new RegExp(
      `${D}{1,2}:${D}{2}(?:\\s?(?:am|pm|AM|PM|ص|م)(?![\\p{L}]))?|${D}{1,2}\\s?(?:am|pm|AM|PM)(?![\\p{L}])`,
      "gu",
    ),
  ],
  ["phone", new RegExp(`(?:\\+|00)${D}[${"0-9٠-٩"} -]{7,16}${D}|(?<!${D})[0٠][5-9٥-٩1١]${D}{7,9}(?!${D})`, "g")],
  ["money", new RegExp(`(?:\\$|€|£)\\s?${NUMBER}(?:\\s?[kKmM](?![\\p{L}]))?|${WHOLE_NUMBER}\\s?${CURRENCY}`, "gu")],
  ["percent", new RegExp(`${WHOLE_NUMBER}\\s?[%٪]`, "g")],
  [
    "identifier",
    // Cheap questions first, and a plain word is passed over at once: trying each form at each place took 4 times as long.
    inOrder(
      "gu",
      /(?<!\w)(?![A-Za-z][a-z]*[^\w.(-])(?<![\p{L}\p{N}])/u,
      either(
        "u",
        /[a-z]+_[a-z0-9_]+|[a-z]+[A-Z][A-Za-z0-9]*|[A-Z]{2,}[-_][A-Z0-9-]+|[A-Za-z]+\d[\w.-]*|[A-Za-z_][\w]*\(\)/u,
        /[\w-]+\.(?:ts|js|py|csv|xlsx?|json|pdf|docx?|html|css|sql|md|txt|png|jpe?g|mp4)/u,
      ),
      /(?![\p{L}\p{N}_])/u,
    ),
  ],
  // Arabic writes "and", "by" and "for" onto the figure (و143); a Latin letter before it makes another kind of word (x143).
  ["number", new RegExp(`${D}(?<!(?:[\\p{L}--[\\p{Script=Arabic}ـ]]|\\p{N})${D})${MORE_OF_NUMBER}`, "gv")],
  [
    "latin",
    /(?<![\p{L}\p{N}])[A-Za-z][A-Za-z0-9+#.-]*[A-Za-z0-9+#](?:\s[A-Z][A-Za-z0-9+#.-]*[A-Za-z0-9+#])*(?![\p{L}\p{N}])/gu,
  ],
];

/**
 * Tokens that must survive a rewrite, in order of their place and without overlaps. `latin` (Latin words) is found only
 * when asked for: inside Arabic text they are names and terms, inside English text they are the text itself.
 */
export function findLiterals(text: string, options: { latinWords?: boolean } = {}): Literal[] {
  const taken = new Uint8Array(text.length);
  const found: Literal[] = [];
  for (const [kind, pattern] of PATTERNS) {
    if (kind === "latin" && !options.latinWords) continue;
    // Every word could be the name before an @.
    if (kind === "email" && !text.includes("@")) continue;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ kind, start, end, value: match[0] });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every number in a text in ASCII digits, thousands separators removed ("1,500" and "١٬٥٠٠" are both "1500"). */
export function numbersIn(text: string): string[] {
  const ascii = toAsciiDigits(text).replace(/٫/g, ".").replace(/٬/g, ",");
  return (ascii.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3}(?:\D|$))/g, ""));
}
