import { MASK } from "./locked-spans.ts";
import type { MaskedText } from "./wording.ts";
import { isSentenceStart } from "./wording-places.ts";

const KEEPS_ITS_FORM = new RegExp(`^(?:ال\\p{L}{2,}|\\p{L}{3,}(?:ها|هم|نا)|${MASK}+)$`, "u");

/** Frames that weigh what is to be done; others report what is so. */
const WEIGHS =
  /(?:اهم|افضل|اجمل|اولي|اجدر|احري|سر|عبره|قاعده|اصل|فكره|يكفي|ضروري|واجب|لازم|مناسب|مفيد|مستحسن|حكمه|انصاف|يجب|ينبغي|يلزم|لا بد|لابد|جميل|مطلوب|حل)/;

const STANDS_ALONE = /^(?:قد|لا|لم|لن|ليس|يمكن|يجب|ينبغي|يوجد|توجد|تم|يتم|جري|كلما|اذا)$/;

/**
 * What remains of «أن», where a match has one, once its frame is gone: nothing before a definite singular noun, whose written form does not
 * change; «إن» before anything whose ending would (dual and sound plurals, a fronted adverb with a late noun).
 */
export function assertion(text: MaskedText, match: RegExpExecArray, isStart = false): string | null {
  const found = match.groups?.["an"];
  if (found === undefined) return "";
  const particle = isStart || isSentenceStart(text.masked, match.index) || match.groups?.["lead"] ? "إن" : "فإن";
  const next = /^[ \t]*([^\s.،,؛:!?؟]+)/u.exec(text.masked.slice(match.index + match[0].length))?.[1] ?? "";
  // The pronoun of «أنه قد بدأ» stands for nothing.
  if (found === "انه" && STANDS_ALONE.test(next)) return "";
  if (found.length > 2) return `${particle}${found.slice(2)} `;
  // «والأهم أن تحب ما تأكل»: this «أن» governs a verb, which cannot stand without it.
  if (
    WEIGHS.test(match[0]) &&
    !/^ال[ء-ي]{3}/.test(next) &&
    /^[يتنا][ء-ي]{2,}$/.test(next) &&
    !/(?:ه|ات|اء)$|^ا[سن]ت|^ت..ي.$/.test(next)
  )
    return null;
  const settled =
    KEEPS_ITS_FORM.test(next) &&
    !/(?:ين|تي|[ي]ا)$/u.test(next) &&
    !/^(?:هناك|هنالك|لدى|بين|خلال|فيها|عليها|منها|لها|لنا)/.test(next);
  // «أن … وأن …»: the second would be left without the first.
  const again = /^[^.!?؟\n]*[ \t]وان(?:ه|ها|هم|نا)?[ \t]/u.test(text.masked.slice(match.index + match[0].length));
  return settled && !again ? "" : `${particle} `;
}
