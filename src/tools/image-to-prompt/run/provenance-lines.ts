import type { Provenance } from "#engines/image-metadata/provenance/c2pa.ts";
import type { Language } from "#i18n/language.ts";

/** What a provenance manifest says, line by line; terms that the table does not know stay as they are written. */
export function provenanceLines(provenance: Provenance | null, lang: Language): string[] {
  if (!provenance) return [];
  const words = WORDS[lang];
  // Latin names keep their order inside an Arabic line.
  const apart = (text: string) => (lang === "ar" ? `\u2066${text}\u2069` : text);
  const listed = (names: readonly string[]) => names.join(lang === "ar" ? "، " : ", ");
  const worded = (terms: readonly string[], known: Record<string, string>) =>
    listed([...new Set(terms.map((term) => known[term] ?? apart(term)))]);
  return [
    provenance.programs.length > 0 ? `${words.programs}: ${listed(provenance.programs.map(apart))}` : "",
    provenance.actions.length > 0 ? `${words.actions}: ${worded(provenance.actions, words.action)}` : "",
    provenance.sources.length > 0 ? `${words.sources}: ${worded(provenance.sources, words.source)}` : "",
  ].filter(Boolean);
}

const WORDS: Record<
  Language,
  { programs: string; actions: string; sources: string; action: Record<string, string>; source: Record<string, string> }
> = {
  ar: {
    programs: "البرامج المذكورة في بيان المصدر",
    actions: "الخطوات المذكورة في بيان المصدر",
    sources: "أصل الصورة بحسب بيان المصدر",
    action: {
      "c2pa.created": "إنشاء",
      "c2pa.opened": "فتح ملف سابق",
      "c2pa.edited": "تعديل",
      "c2pa.placed": "إدراج صورة أخرى",
      "c2pa.converted": "تحويل الصيغة",
      "c2pa.transcoded": "تحويل الصيغة",
      "c2pa.cropped": "اقتصاص",
      "c2pa.resized": "تغيير الحجم",
      "c2pa.color_adjustments": "ضبط الألوان",
      "c2pa.filtered": "إضافة مرشّح",
      "c2pa.drawing": "رسم",
      "c2pa.published": "نشر",
    },
    source: {
      trainedAlgorithmicMedia: "أنتجها نموذج ذكاء اصطناعي",
      compositeWithTrainedAlgorithmicMedia: "صورة مركّبة، بعضها من نموذج ذكاء اصطناعي",
      algorithmicMedia: "أنتجها برنامج من غير نموذج ذكاء اصطناعي",
      digitalCapture: "التقطتها كاميرا رقمية",
      computationalCapture: "التقطتها كاميرا رقمية وعالجها برنامجها",
      digitalCreation: "رسمها شخص ببرنامج",
      humanEdits: "عدّلها شخص",
      composite: "مركّبة من عدة صور",
      screenCapture: "لقطة شاشة",
    },
  },
  en: {
    programs: "Programs named in the provenance manifest",
    actions: "Steps named in the provenance manifest",
    sources: "Origin according to the provenance manifest",
    action: {
      "c2pa.created": "created",
      "c2pa.opened": "opened an earlier file",
      "c2pa.edited": "edited",
      "c2pa.placed": "placed another picture",
      "c2pa.converted": "changed the format",
      "c2pa.transcoded": "changed the format",
      "c2pa.cropped": "cropped",
      "c2pa.resized": "resized",
      "c2pa.color_adjustments": "adjusted colours",
      "c2pa.filtered": "filtered",
      "c2pa.drawing": "drawn",
      "c2pa.published": "published",
    },
    source: {
      trainedAlgorithmicMedia: "made by an AI model",
      compositeWithTrainedAlgorithmicMedia: "a composite, partly made by an AI model",
      algorithmicMedia: "made by a program without an AI model",
      digitalCapture: "taken by a digital camera",
      computationalCapture: "taken by a digital camera and worked on by its software",
      digitalCreation: "drawn by a person with a program",
      humanEdits: "edited by a person",
      composite: "put together from several pictures",
      screenCapture: "a screenshot",
    },
  },
};
