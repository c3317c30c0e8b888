import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { LockedSpan } from "#engines/humanizer/locked-spans.ts";
import { touchesLock } from "#engines/humanizer/locked-spans.ts";

const LATIN_MARK = /(?<=[\u0621-\u064A\u064B-\u0652»)])[ \t]?([,;?])(?=\s|$)/gu;
const STRETCHED = /(?<=[\u0621-\u064A])\u0640+(?=[\u0621-\u064A])/gu;
const MARKS: Record<string, string> = { ",": "،", ";": "؛", "?": "؟" };

/** Latin commas and question marks in Arabic sentences, stretched letters, and two digit systems in one text. */
export function arabicTypingSigns(text: string, locks: LockedSpan[]): Sign[] {
  const signs: Sign[] = [];
  for (const match of text.matchAll(LATIN_MARK)) {
    const end = match.index + match[0].length;
    signs.push({
      ruleId: "mixed-digits-punct",
      start: match.index,
      end,
      level: 1,
      weight: 0.5,
      parts: [{ start: match.index, end, after: MARKS[match[1] as string] as string }],
    });
  }
  for (const match of text.matchAll(STRETCHED)) {
    const end = match.index + match[0].length;
    if (!touchesLock(locks, match.index, end))
      signs.push({
        ruleId: "mixed-digits-punct",
        start: match.index,
        end,
        level: 1,
        weight: 0.25,
        parts: [{ start: match.index, end, after: "" }],
      });
  }
  signs.push(...mixedDigits(text, locks));
  return signs;
}

/** Locks whose numbers stay as they are written; the numbers of others keep their value in any digits. */
const AS_WRITTEN =
  /^(?:url|email|code|quote|leave|keep|sacred|citation|verse|line|placeholder|latin|identifier|phone)$/;
const RUN = /(?<![\p{L}\p{M}_])[0-9]+(?:[.,:/٫٬][0-9]+)*[%٪]?(?![\p{L}_])|[٠-٩]+(?:[.,:/٫٬][٠-٩]+)*[%٪]?/gu;

/** Two digit systems in one text: the rarer one gives way. The year sign هـ and what is quoted stay. */
function mixedDigits(text: string, locks: LockedSpan[]): Sign[] {
  if (!/[٠-٩]/.test(text) || !/[0-9]/.test(text)) return [];
  const runs = [...text.matchAll(RUN)].filter(
    ({ index, 0: run }) =>
      !locks.some((lock) => AS_WRITTEN.test(lock.kind) && index < lock.end && index + run.length > lock.start),
  );
  const arabic = runs.filter(({ 0: run }) => /[٠-٩]/.test(run));
  const latin = runs.filter(({ 0: run }) => /[0-9]/.test(run));
  const rarer = arabic.length > latin.length ? latin : arabic;
  if (arabic.length === 0 || latin.length === 0) return [];
  return rarer.map(({ index, 0: run }, place): Sign => {
    const end = index + run.length;
    const after = rarer === latin ? inArabicDigits(run) : inLatinDigits(run);
    return {
      ruleId: "mixed-digits-punct",
      start: index,
      end,
      level: 1,
      weight: 0.25,
      parts: [{ start: index, end, after }],
      throughLocks: true,
      ...(place === 0 ? { flag: "mixed-digits" as const } : {}),
    };
  });
}

function inLatinDigits(run: string): string {
  return run
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, ".")
    .replace(/٬/g, ",")
    .replace(/٪/g, "%");
}

function inArabicDigits(run: string): string {
  return run
    .replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replace(/(?<=\p{N})\.(?=\p{N})/gu, "٫")
    .replace(/%/g, "٪");
}
