import type { Sign } from "../humanizer-types.ts";
import type { LockedSpan } from "../locked-spans.ts";
import { touchesLock } from "../locked-spans.ts";

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
  const digits = /[٠-٩]/.exec(text);
  if (digits && /[0-9]/.test(text)) {
    const arabic = text.match(/[٠-٩]+/g)?.length ?? 0;
    const rarer = arabic > (text.match(/[0-9]+/g)?.length ?? 0) ? /[0-9]+/.exec(text) : /[٠-٩]+/.exec(text);
    const start = rarer?.index ?? digits.index;
    signs.push({
      ruleId: "mixed-digits-punct",
      start,
      end: start + (rarer?.[0].length ?? 1),
      level: 1,
      weight: 0.5,
      flag: "mixed-digits",
    });
  }
  return signs;
}
