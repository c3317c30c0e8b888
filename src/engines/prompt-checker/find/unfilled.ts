import checkerWords from "../checker-words.json" with { type: "json" };
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

/** What a blank stands for. */
const NAMED = checkerWords.blanks.named;
const NAMED_AR = checkerWords.blanks.namedInArabic;
const HINT_WORDS = checkerWords.blanks.hints;
/** Hints in brackets, in letters of any case. */
const HINTS = new RegExp(
  [
    `\\[(?=[^[\\]\\n]{1,84}\\])[^\\]\\n]{0,20}(?:${HINT_WORDS})[^\\]\\n]{0,40}\\]`,
    [
      `(?<![\\p{L}\\p{N}_])\\((?=[^)\\n]{2,40}\\))`,
      `(?:[^)\\n]{0,18}(?<!\\p{L})(?:${checkerWords.blanks.hintsInRound})(?!\\p{L})[^)\\n]{0,20}`,
      `|(?:your|the|ضع) [^)\\n]{2,24}|(?:the )?${NAMED}|${NAMED_AR})\\)`,
    ].join(""),
    `\\[(?:the )?(?:${NAMED}|${NAMED_AR}|[A-Z][A-Z _]{2,24})\\]`,
    `<(?:insert|your|enter|add|ضع|أدخل)[ _-][^>\\n]{0,40}>`,
    `lorem ipsum`,
  ].join("|"),
  "giu",
);
/** Words between square brackets that are no link and no mark of their own. */
const BRACKETS = /(?<!\[)\[[\p{L}_][\p{L}\p{N}_ '’/-]{1,60}\](?![(\]])/gu;
/** Blanks that other letters would make words of. */
const BLANKS = new RegExp(
  [
    `(?<![\\p{L}\\p{N}_/-])(?:TBD|TBC|TBA|TODO|TK|FIXME|XX{2,}|xxx+|yyy+|(?<![A-Z])NN|nnn+|ZZZ+)(?![\\p{L}\\p{N}_/-])`,
    `(?<!\\p{L})(?:${checkerWords.blanks.somebody})(?!\\p{L})`,
    `(?<!\\p{L})(?:Mr|Mrs|Ms|Dr|Prof)\\.? X(?!\\p{L})`,
    `(?:company|product|city|brand|firm|client) (?:X|XYZ|ABC)(?!\\p{L})`,
    `(?:X|XYZ|ABC) (?:company|corp|ltd|inc)(?!\\p{L})`,
    `(?<!\\p{L})س (?=(?:شهر|سنة|يوم|ساعة|ريال|دينار|جنيه|درهم|كلمة|سنوات|أيام)(?!\\p{L}))`,
    `(?<![.…_-])(?:_{3,}|\\.{5,}|…{2,})(?![.…_-])`,
    `(?<=\\p{L} )(?:\\.{3}|…)(?= \\p{L})`,
    `\\[(?:\\.{2,}|…|_+|\\s)\\]`,
    `(?<![\\p{L}\\p{N}])(?:\\?\\?\\?+|؟؟؟+|[×]{2,}|#{2,4}(?= ?[\\p{L}/])(?<!^#{2,4})(?<!\\n#{2,4}))`,
    `(?<![\\p{L}\\p{N}])--(?= (?:${checkerWords.blanks.months}))`,
    `(?<!\\p{N})(?:_{1,3}|\\.{2,4})/(?:_{1,3}|\\.{2,4})(?:/\\S{1,4})?`,
    `(?<=(?:by|on|before|until|due|from|قبل|يوم|بتاريخ|في|حتى) )(?:DD[/-]MM(?:[/-]YYYY)?|dd[/-]mm(?:[/-]yyyy)?)`,
    `\\b(?:19|20)(?:XX|xx)\\b`,
    `(?<![\\p{L}\\p{N}])(?:XX|xx)(?=%| ?٪)`,
    `[$£€](?:AMOUNT|XX+|xx+|_{2,})`,
    `(?<![\\p{L}\\p{N}])\\+?[X]{2,}[ -][X]{2,}`,
  ].join("|"),
  "gu",
);
/** "In the form 07n nnn nnnn" shows a shape. */
const FORM = /(?:form|format|shape|pattern|like|as|بصيغة|صيغة|بشكل|شكل|مثل)(?:at)?\s[^\n]{0,22}$/iu;
/** The type of a field in brackets is no blank. */
const TYPE = new RegExp(`^[([](?:${checkerWords.blanks.fieldTypes})s?[)\\]]$`, "i");
const TYPED = /json|\bkeys?\b|\bcolumns?\b|\bfields?\b|csv|schema|مفتاح|مفاتيح|أعمدة|الأعمدة|حقول/i;
/** "(length adjustable)" tells the reader of the prompt what may be changed. */
const ADJUSTABLE = /adjustable|قابلة? للتعديل/i;
/** "Write [?] for …" and "put [date] where …" say what to answer. */
const WRITE_ORDER =
  /(?:write|mark|put|leave|with|use|using|like|such as|as|اكتب|وضع|ضع|مثل|بصيغة|كـ|استعمل)\s*["“«'(]?$/iu;

/** Hints and blanks that were never filled in; each becomes a declared blank. */
export function findUnfilled(prompt: Prompt): Finding[] {
  const certain = [...prompt.text.matchAll(HINTS), ...prompt.text.matchAll(BLANKS)];
  // Where one pair of brackets holds a blank, so do the others: one style for all, or none is changed.
  const others = certain.some(([text]) => text.startsWith("[")) ? [...prompt.text.matchAll(BRACKETS)] : [];
  return [...certain, ...others]
    .sort((a, b) => a.index - b.index)
    .filter(
      (match, index, all) =>
        index === 0 || match.index >= (all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0),
    )
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))
    .filter(({ start, end }) => !prompt.isInRegion(start) && !prompt.isInRegion(end - 1))
    .filter(
      ({ start, text }) => !(/^[X+ -]+$/i.test(text) && FORM.test(prompt.text.slice(Math.max(0, start - 34), start))),
    )
    .filter(({ text }) => !ADJUSTABLE.test(text) && !(TYPE.test(text) && TYPED.test(prompt.text)))
    .filter(({ start }) => !WRITE_ORDER.test(prompt.text.slice(Math.max(0, start - 16), start)))
    .map(({ start, end, text }) => ({
      id: "unfilled-placeholder",
      start,
      end,
      replacement: `{{${slotName(text, prompt.language === "ar")}}}`,
    }));
}

function slotName(hint: string, arabic: boolean): string {
  const words = hint
    .replace(/[[\]()<>_.…?]/g, " ")
    .replace(/\b(?:insert|enter|your|here|fill in|add|put|replace|tbd|tbc|tba|todo|fixme|x+|the|lorem ipsum)\b/gi, " ")
    .replace(/(?<![ء-ي])(?:أدخل|ادخل|ضع|اكتب|هنا|املأ|أضف)(?![ء-ي])/g, " ")
    .match(/[\p{L}\p{N}]+/gu);
  return words && words.length > 0 ? words.slice(0, 4).join("_").toLowerCase() : arabic ? "قيمة" : "value";
}
