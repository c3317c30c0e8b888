import { fold } from "#engines/text/fold.ts";
import type { PromptDocument } from "./document.ts";

/** An answer that the prompt shows in an example: as written, and its place. */
export interface ShownAnswer {
  value: string;
  start: number;
  end: number;
}

const ANSWER_LABEL =
  /(?:^|\n|[.؟?!"”»] ?|— ?|– ?|; ?)[ \t]*(?:label|labels|category|output|answer|class|sentiment|result|response|reply|returns?|verdict|slug|tag|title|slogan|summary|mood|genre|priority|status|a|التصنيف|الناتج|الإجابة|الاجابة|المخرج|المخرجات|النتيجة|الفئة|الجواب|جواب|ج|الرد|الوسم|الشعار|الحكم|الملخص|الأولوية|الحالة|النوع|المزاج)[ \t]*(?:[:：=]|→|->|=>|←)[ \t]*([^\n]{1,200})/giu;
const ARROW =
  /(?:→|->|=>|←|⇒|(?<!\p{L})(?:becomes?|gives?|returns?|turns? into|(?:ت|ي)صبح|(?:ت|ي)صير|يعطي)(?!\p{L}))[ \t]*([^\n]{1,160})/giu;
/** "Sample output: …", where what follows is the answer itself. */
const SAMPLE =
  /^[ \t]*(?:(?:sample|example|e\.g\.|model)(?: of)?(?: the| an?)? (?:output|answer|reply|response|line|result|row|label|title|slogan|bullet|entry|post|json)|(?:نموذج|مثال|عينة)(?: (?:لل|على ال|من ال|عن ال|ل))?(?:رد|ناتج|إجابة|اجابة|جواب|مخرج|مخرجات|سطر|نتيجة|الرد|الناتج|الإجابة|الجواب|السطر))[ \t]*[:：—–-][ \t]*([^\n]{1,200})/iu;
/** Any "Name: value" of an example; of two or more the last is the answer. */
const LABELLED =
  /(?:^|\n|[.؟?!"”»،,] ?|— ?|– ?|; ?)[ \t]*(?!(?:example|e\.g|for|sample|مثال|مثلا|مثلًا|نموذج)(?!\p{L}))\p{L}[\p{L} ]{0,18}[ \t]?[:：][ \t]*([^\n:：]{1,200})(?=\n|$|[;؛])/giu;
/** The last thing quoted after a dash or a colon: 'Bakery – "Fresh bread"'. */
const AFTER_DASH = /[–—:-][ \t]*(["“«'][^\n]{1,200}?["”»'])[ \t]*\.?[ \t]*(?=\n|$)/gu;

/** A sample of tone or dialect is no answer. */
const OF_STYLE = /^[^\n:：]{0,40}(?:tone|voice|style|dialect|نبرة|لهجة|أسلوب)/iu;

/** The answers shown in the examples of a prompt. */
export function shownAnswers(document: PromptDocument): ShownAnswer[] {
  const found: ShownAnswer[] = [];
  for (const region of document.regions) {
    if (region.kind !== "example") continue;
    const part = document.text.slice(region.start, region.end);
    if (OF_STYLE.test(part)) continue;
    const add = (value: string, at: number) => {
      const plain = value.trim();
      if (plain) found.push({ value: plain, start: region.start + at, end: region.start + at + plain.length });
    };
    for (const pattern of [ANSWER_LABEL, ARROW])
      for (const match of part.matchAll(pattern))
        add(match[1] as string, match.index + match[0].lastIndexOf((match[1] as string).trim()));
    if (found.length > 0) continue;
    const pairs = [...part.matchAll(LABELLED)];
    const last = pairs.at(-1);
    if (last && pairs.length >= 2) {
      add(last[1] as string, last.index + last[0].lastIndexOf(last[1] as string));
      continue;
    }
    const sample = SAMPLE.exec(part);
    if (sample?.[1] && !/[:：]\s/.test(sample[1]))
      add(sample[1], sample.index + sample[0].lastIndexOf(sample[1].trim()));
    else
      for (const match of part.matchAll(AFTER_DASH))
        add(match[1] as string, match.index + match[0].lastIndexOf(match[1] as string));
  }
  return found;
}

/** The answer without quotation marks and its full stop, folded. */
export function plainAnswer(value: string): string {
  return fold(value)
    .replace(/["'«»“”`]/g, "")
    .replace(/[.،,؛;]+$/, "")
    .trim();
}
