import type { Language } from "./language.ts";

/** Kinds of files as a sentence names them. */
const KINDS = {
  png: { ar: "صورة PNG", en: "a PNG picture" },
  jpeg: { ar: "صورة JPEG", en: "a JPEG picture" },
  webp: { ar: "صورة WebP", en: "a WebP picture" },
  gif: { ar: "صورة GIF", en: "a GIF picture" },
  avif: { ar: "صورة AVIF", en: "an AVIF picture" },
  pdf: { ar: "ملف PDF", en: "a PDF file" },
  docx: { ar: "مستند Word", en: "a Word document" },
  odt: { ar: "مستند ODT", en: "an OpenDocument text (ODT)" },
  pptx: { ar: "عرض PowerPoint", en: "a PowerPoint file (PPTX)" },
  epub: { ar: "كتاب EPUB", en: "an EPUB book" },
  text: { ar: "ملف نصي", en: "a text file" },
  rtf: { ar: "مستند RTF", en: "an RTF document" },
  heic: { ar: "صورة HEIC من هاتف", en: "a HEIC picture" },
  tiff: { ar: "صورة TIFF", en: "a TIFF picture" },
  bmp: { ar: "صورة BMP", en: "a BMP picture" },
  xlsx: { ar: "جدول Excel", en: "an Excel workbook" },
  "open-document": {
    ar: "ملف OpenDocument غير نصي (مثل ODS)",
    en: "an OpenDocument file other than a text (such as ODS)",
  },
  "old-office": {
    ar: "ملف Office بالصيغة القديمة (مثل DOC) أو محميّ بكلمة مرور",
    en: "an Office file of the old kind (such as DOC), or one locked with a password",
  },
  archive: { ar: "ملف مضغوط", en: "an archive" },
  unknown: {
    ar: "ملف من نوع لا نعرفه، أو نص بترميز لا نعرفه",
    en: "of a kind, or text in an encoding, that is not known here",
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What a file is by its bytes, taken or not. */
export type FileKind = keyof typeof KINDS;

/** What helps the person on. */
const ADVICE: Partial<Record<FileKind, Record<Language, string>>> = {
  rtf: { ar: "افتحه في Word واحفظه بصيغة DOCX.", en: "Open it in Word and save it as DOCX." },
  "old-office": { ar: "افتحه واحفظه بصيغة DOCX دون كلمة مرور.", en: "Open it and save it as DOCX without a password." },
  heic: { ar: "احفظها بصيغة JPEG أو خذ لقطة شاشة لها.", en: "Save it as JPEG, or take a screenshot of it." },
  tiff: { ar: "احفظ صفحاتها في ملف PDF أو كل صفحة صورة PNG.", en: "Save its pages as a PDF, or each as a PNG." },
  unknown: { ar: "إن كان نصًا فاحفظه بترميز UTF-8.", en: "If it is text, save it as UTF-8." },
};

/** That a file of this kind is not taken, and what is: a sentence or two. `taken` has the names of kinds as people write them. */
export function notTakenMessage(kind: FileKind, taken: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(taken);
  const what = KINDS[kind][language];
  const words = language === "ar" ? `هذا ${what}، ولا نقرأ هنا إلا ${list}.` : `This is ${what}. Taken here: ${list}.`;
  return [words, ADVICE[kind]?.[language] ?? ""].join(" ").trim();
}

/** Whether a word is the name of a kind. */
export function isFileKind(value: string): value is FileKind {
  return Object.hasOwn(KINDS, value);
}
