import { fold } from "#engines/text/fold.ts";
import { DIALECT_CUES, WORDS as CUE_WORDS } from "#engines/text/variety-lexicon.ts";
import type { Dialect } from "./dialect-tables.ts";
import { RESIDUE_STEMS, RESIDUE_WORDS } from "./dialect-residue-lexicon.ts";

const WORDS = new Set(RESIDUE_WORDS.map(fold));
const JOINED = /^(?:وال|بال|فال|لل|ال|و)(?=[ء-ي]{3})/;
/** A verb of speech in any person, with what is joined to it. */
const SPOKEN_VERB = new RegExp(
  `^[وف]?(?:[يتناهب]|ب[يتنا]|ه[يتنا]|ك[يتن]|مك[يتن])?(?:${RESIDUE_STEMS.split(" ").map(fold).join("|")})(?:وا?|ي|نا|ين)?(?:ني|ه|ها|هم|هن|ك|كم|و|لي|له|لها|لو|لنا|لهم|لك)?$`,
);
/** «وصلتلها», «باعتالي»: a past verb with "to" joined to it. */
const JOINED_TO =
  /^(?!.*(?:تالي|قاتل|مقاتل|كتل|محتل|معتل|مختل|مبتل|يتلو|تتلو))[ء-ي]{3,}تا?ل(?:ي|ها|ه|و|هم|نا|ك)$|^[وف]?[يتن][ء-ي]{2,}ول(?:ي|نا|ها|هم)$/;
/** «نسألو»: a verb with a spoken "him". */
const SPOKEN_HIM =
  /^(?!و?(?:ال|لل|بال)?(?:عضو|نحو|عدو|فيديو|راديو|كيلو|يورو|مايو|يوليو|يونيو|استوديو|ستوديو|سيناريو|بيانو|نمو|علو|سمو|دلو|ابو|اخو|عمرو|الجو|مترو|ميترو|كازينو|باندو|نادو|مانجو|افوكادو|كاكاو|ارجو|نرجو|يرجو|ترجو|ادعو|يدعو|ندعو|تدعو|يبدو|تبدو|يشكو|تشكو|اشكو|يخلو|تخلو|ينمو|تنمو|مدعو|مرجو|لينكدو|بورتو|طوكيو|القاهرو|هدو|خلو|حلو|عفو|صفو|لهو|سهو|محو|غزو|يوتو|شامبو|كيمونو|لوغو|لوجو|اوتو|فوتو|برونتو|جينو|بونو)$)[ء-ي]{2,}[^او]و$/;
/** «اقول له ما؟»: a question word left where speech has it. */
const LATE_QUESTION = /(?:له|لها|لهم|قد|اقول|افعل|اعمل|نفعل|نعمل) ما(?=\s*[؟?،]|$| (?:من|في|علي|عن|مع|بدون) )/;
/** Letters of speech that standard spelling has not. */
const SPOKEN_LETTER = /[چگڤ]/;
const LEAST_SCORE = 2;
/** One letter alone, as in «ع» and «ف». */
const LONE_LETTER = /(?<![ء-ي])[عف](?![ء-ي])(?!\s?[0-9٠-٩])/;
/** «اتقمصت», «اتخصم»: the reflexive of speech, beside the few standard verbs in ات. */
const REFLEXIVE =
  /(?<![\u0621-\u0652])و?ات(?!ساب|س(?![\u0621-\u064A])|صل|صال|فق|فاق|خذ|خاذ|جه|جاه|هم|هام|سع|ساع|سم|حد|حاد|ضح|باع|بع|كل|كال|زن|زان|قي|قن|قان|صف|مام|مم|رك|علم|درب|كلم|حدث|ساق|سق|عاب|لاف|مني)[\u0621-\u064A]{3,}(?![\u0621-\u0652])/;
/** «ما بغاش»: negation by two pieces. */
const NEGATED = /(?<![ء-ي])(?:و|ف)?(?:ما|لا) [ء-ي]{2,7}ش(?![ء-ي])|(?<![ء-ي])مك[نيت][ء-ي]{3,}/;
/** «عالمحل»: on the. */
const ONTO = /(?<![ء-ي])و?عال(?!م(?:ي|يه|ين|ا|نا|هم|ه|ك)?(?![ء-ي])|ي|ج|ق|ه|ا)[ء-ي]{4,}/;
const GOING_ON = /(?<![ء-ي])(?:عم|رح|راح|قاعد|قاعده|جالس|جالسه|لين) [يتنا][ء-ي]{2,}/;

/** Standard words that look like cues once folded. */
const STANDARD =
  /(?<![ء-ي])(?:و?لدي|زين|عقب|خلال|ولدي|قل لي|[بلو]?اماكن|مساكن|بنابلس|بنجران|بنيويورك|بتونس|بتركيا|بتبوك|بينبع)(?![ء-ي])/g;

/** True when a converted text still holds words of speech, so that it reads as half of each. */
export function hasDialectResidue(converted: string, dialect: Dialect): boolean {
  const folded = fold(converted).replace(STANDARD, " ");
  if (REFLEXIVE.test(converted.replace(/[\u064B-\u0652]/g, ""))) return true;
  if (
    SPOKEN_LETTER.test(converted) ||
    LONE_LETTER.test(folded) ||
    GOING_ON.test(folded) ||
    NEGATED.test(folded) ||
    ONTO.test(folded) ||
    LATE_QUESTION.test(folded)
  )
    return true;
  if (DIALECT_CUES[dialect].forms.some(([weight, form]) => weight >= LEAST_SCORE && folded.search(form) >= 0))
    return true;
  return (folded.match(/[ء-ي]+/g) ?? []).some((word) => {
    const bare = word.replace(JOINED, "");
    return (
      WORDS.has(word) ||
      WORDS.has(bare) ||
      (CUE_WORDS[dialect].get(word) ?? 0) >= LEAST_SCORE ||
      SPOKEN_VERB.test(word) ||
      JOINED_TO.test(word) ||
      SPOKEN_HIM.test(word)
    );
  });
}
