/*
 * What people ask to leave out, by a plain noun. A stand-in ("empty of people") only where it says no more than the exclusion
 * and can contradict nothing; it is for models whose guides want no denials. Own wording. Checked 2026-11.
 */
import { fold } from "#engines/text/fold.ts";

export interface Excludable {
  en: string;
  ar: string;
  cues: string;
  insteadEn?: string;
  insteadAr?: string;
}

const row = (en: string, ar: string, cues: string, insteadEn?: string, insteadAr?: string): Excludable => ({
  en,
  ar,
  cues,
  ...(insteadEn && insteadAr ? { insteadEn, insteadAr } : {}),
});

export const EXCLUDABLES: readonly Excludable[] = [
  row(
    "people",
    "أشخاص",
    "people|persons|humans|anyone|person|one|nobody|محدش|محد|ماحد|ناس|بشر|احد|حدا|حد|اشخاص|شخص|الناس|اي شخص|بني ادمين|crowd|crowds|زحمة|زحام|ازدحام",
    "empty of people",
    "خالٍ من الناس",
  ),
  row(
    "text",
    "نصوص",
    "text|texts|words|lettering|writing|letters|typography|نص|كتابة|كتابات|حروف|كلمات|نصوص|كتابه|اي نص|اي كتابة",
    "free of lettering",
    "خالية من الكتابة",
  ),
  row("logos", "شعارات تجارية", "logo|logos|brand|brands|branding|شعارات|لوجو|لوجوهات|علامات تجارية|ماركات|شعار"),
  row("watermark", "علامة مائية", "watermark|watermarks|signature|علامة مائية|علامات مائية|توقيع"),
  row("faces", "وجوه", "face|faces|وجه|وجوه|ملامح"),
  row("cars", "سيارات", "car|cars|vehicles|traffic|سيارات|سيارة|عربيات|مركبات"),
  row("buildings", "مبانٍ", "building|buildings|skyscrapers|towers|مباني|عمارات|ابراج|بنايات"),
  row("leaves", "أوراق", "leaves|foliage|اوراق|ورق شجر"),
  row("trees", "أشجار", "trees|tree|شجر|اشجار"),
  row("animals", "حيوانات", "animals|animal|pets|حيوانات|حيوان"),
  row("clouds", "غيوم", "clouds|cloud|غيوم|سحب|غيم"),
  row("shadows", "ظلال", "shadow|shadows|ظل|ظلال"),
  row("background", "خلفية", "background|backgrounds|خلفية|خلفيه"),
  row("blur", "ضبابية", "blur|blurry|bokeh|تمويه|ضبابية|تشويش"),
  row("music", "موسيقى", "music|soundtrack|موسيقى|موسيقي|مزيكا|موسيقا|اغاني"),
  row(
    "subtitles",
    "ترجمة مكتوبة",
    "subtitles|subtitle|captions|ترجمة|ترجمه مكتوبة|سبتايتل|شريط ترجمة",
    "free of lettering",
    "خالية من الكتابة",
  ),
  row(
    "speech",
    "كلام",
    "dialogue|dialog|talking|speech|speaking|voice|voiceover|voice-over|narration|حوار|حكي|كلام|تعليق صوتي|صوت بشري",
  ),
  row(
    "camera shake",
    "اهتزاز",
    "shake|camera shake|shaky camera|shakiness|اهتزاز|هزة",
    "a steady camera",
    "كاميرا ثابتة اليد",
  ),
  row("cuts", "قطع", "cuts|cut|edits|قطع|تقطيع|مونتاج", "one continuous take", "لقطة واحدة متصلة"),
  row("camera movement", "حركة كاميرا", "camera movement|camera motion|camera moves|حركة كاميرا|تحريك كاميرا"),
  row("blood", "دم", "blood|gore|violence|دم|دماء|عنف"),
  row("weapons", "أسلحة", "weapons|weapon|guns|gun|سلاح|اسلحة|سيوف"),
  row("smoke", "دخان", "smoke|دخان"),
  row("flowers", "زهور", "flowers|flower|زهور|ورود|ورد"),
  row("glasses", "نظارات", "glasses|sunglasses|نظارة|نظارات"),
  row("jewellery", "حلي", "jewelry|jewellery|حلي|مجوهرات|اكسسوارات"),
  row("gradients", "تدرجات", "gradient|gradients|تدرج|تدرجات"),
];

/** Their wordings by the first word, longest first. */
export const EXCLUDABLES_BY_WORD = new Map<string, { words: string[]; known: Excludable }[]>();
for (const known of EXCLUDABLES)
  for (const cue of [known.en, known.ar, ...known.cues.split("|")]) {
    const words = fold(cue).split(" ");
    const same = [...(EXCLUDABLES_BY_WORD.get(words[0] as string) ?? []), { words, known }];
    EXCLUDABLES_BY_WORD.set(
      words[0] as string,
      same.sort((a, b) => b.words.length - a.words.length),
    );
  }
