import { fold } from "#engines/text/fold.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

const STYLES: [string, RegExp][] = [
  ["braces", /(?<![$={])\{\{\s*(?![#^>!&/."'$])([^{}\n|]{1,40}?)\s*(?:\|[^{}\n]{0,200})?\}\}(?!\})/g],
  ["brackets", /(?<!\[)\[([\p{L}_][\p{L}\p{N}_ -]{1,30})\](?![(\]])/gu],
  ["angles", /<([\p{L}][\p{L}\p{N}_-]{1,30})>/gu],
  ["single", /(?<!\{)\{([\p{L}_][\p{L}\p{N}_ ]{1,30})\}(?!\})/gu],
  ["percent", /%([\p{L}_]{2,30})%/gu],
  ["dollar", /\$\{?([A-Za-z_]{3,30})\}?(?![\p{L}\d{])/gu],
  ["underscores", /(?<![\p{L}_])__([\p{L}][\p{L}_ ]{1,28})__(?![\p{L}_])/gu],
  ["squares", /\[\[([\p{L}][\p{L}_ ]{1,28})\]\]/gu],
  ["rounds", /\(\(([\p{L}][\p{L}_ ]{1,28})\)\)/gu],
  ["hashes", /#([\p{L}][\p{L}_]{1,28})#/gu],
];

const CLOSING_TAG = /<\/([\p{L}][\p{L}\p{N}_-]{1,30})>/gu;

/** Blanks written in different styles, or one blank under two names. */
export function findInconsistentBlanks(prompt: Prompt): Finding[] {
  const slots = findSlots(prompt);
  const styles = new Set(slots.map((slot) => slot.style));
  if (styles.size >= 2) {
    return slots
      .filter((slot) => slot.style !== "braces")
      .map(({ start, end, name }): Finding => ({
        id: "inconsistent-placeholder",
        start,
        end,
        replacement: `{{${name.trim().replace(/[\s-]+/g, "_")}}}`,
      }));
  }
  const twin = firstTwin(slots);
  return twin ? [{ id: "inconsistent-placeholder", start: twin.start, end: twin.end }] : [];
}

/** "Write [inaudible] and go on" gives the answer's own mark. */
const WRITE_ORDER =
  /(?:write|mark|put|print|use|say|mark it|mark them|اكتب|فاكتب|ضع|فضع|قل|فقل|علّم|أثبت)(?: it| as| عليه)?[ \t]*["“«']?$/iu;

/** The first slot that has the meaning of an earlier one under another name. */
function firstTwin(slots: readonly Slot[]): Slot | undefined {
  const names = new Map<string, string>();
  return slots.find(({ name }) => {
    const key = keyOf(name);
    const known = names.get(key);
    if (known === undefined) names.set(key, name);
    return known !== undefined && known !== name;
  });
}

interface Slot {
  style: string;
  name: string;
  start: number;
  end: number;
}

function findSlots(prompt: Prompt): Slot[] {
  const closings = new Map(Array.from(prompt.text.matchAll(CLOSING_TAG), ({ 1: name, index }) => [name, index]));
  return STYLES.flatMap(([style, pattern]) =>
    [...prompt.text.matchAll(pattern)]
      .filter((match) => style !== "angles" || (closings.get(match[1]) ?? -1) < match.index)
      .filter((match) => !/(?:insert|your|enter|tbd|أدخل|ادخل|ضع|اكتب|هنا)/i.test(match[0]))
      .filter(
        (match) =>
          style === "braces" || !WRITE_ORDER.test(prompt.text.slice(Math.max(0, match.index - 24), match.index)),
      )
      .filter(
        (match) =>
          !prompt.isInRegion(match.index, [
            "code",
            "quote",
            "address",
            ...(style === "braces" ? [] : ["delimited" as const]),
          ]),
      )
      .map((match) => ({ style, name: match[1] as string, start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start);
}

/** Words for one thing, by the first of them. */
const SYNONYMS = new Map(
  [
    "customer client buyer shopper عميل زبون مشتري",
    "tenant renter lessee مستاجر ساكن",
    "unit apartment flat شقه وحده",
    "phone mobile telephone tel cell هاتف جوال تلفون موبايل",
    "email mail e-mail ايميل بريد",
    "amount sum total مبلغ قيمه",
    "date day تاريخ يوم",
    "company firm business organisation organization شركه جهه مؤسسه",
    "staff employee worker موظف عامل",
    "student pupil طالب تلميذ",
    "city town مدينه بلد",
    "address location place عنوان مكان موقع",
    "price cost fee سعر ثمن تكلفه رسوم",
    "order booking reservation طلب حجز طلبيه",
    "recipient receiver addressee مستلم مستقبل",
    "sender from مرسل",
    "start begin begins",
    "child kid طفل ولد",
    "teacher instructor معلم مدرس استاذ",
    "doctor physician طبيب دكتور",
  ].flatMap((row) => {
    const words = row.split(" ").map((word) => bare(fold(word)));
    const firstOf = (latin: boolean) => skeleton(words.find((word) => /^[a-z]/.test(word) === latin) ?? "");
    return words.map((word) => [word, firstOf(/^[a-z]/.test(word))] as const);
  }),
);

/** "customer_name", "CustomerName", "name of customer" and "client_name" have one key. */
function keyOf(name: string): string {
  const parts = fold(name.replace(/([a-z])([A-Z])/g, "$1 $2"))
    .split(/[\s_-]+/)
    .filter((part) => !["the", "of", "a", "no", "number", "num", "id", "رقم", "new", "full"].includes(part))
    .map((part) => SYNONYMS.get(bare(part)) ?? skeleton(part));
  return [...new Set(parts)].sort().join(" ");
}

/** A word without article or plural. */
function bare(word: string): string {
  return /^[a-z]/.test(word) ? word.replace(/(?:ed|ing|s|'s)$/, "") : word.replace(/^(?:وال|بال|لل|ال)/, "");
}

/** A word without article and endings; for an Arabic one also without the letters that make forms of a root. */
function skeleton(word: string): string {
  const stem = bare(word);
  if (/^[a-z]/.test(word)) return stem;
  const root = stem
    .replace(/^(?:(?:است|مست)(?=..)|(?:مت|م|ت)(?=.{3}))/, "")
    .replace(/[اويةهءئؤى]/g, "")
    .replace(/(.)\1/g, "$1");
  return root.length >= 2 ? root : stem;
}
