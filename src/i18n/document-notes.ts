import type { Language } from "./language.ts";

/** What a document's reader leaves out, and how an old text file was read; each said to the person in one quiet line. */
const NOTES = {
  deleted_left_out: {
    ar: "لم ننقل ما حُذف مع تتبّع التغييرات، ونقلنا ما أضيف.",
    en: "Text deleted under tracked changes was left out; what was added is in.",
  },
  comments_left_out: { ar: "لم ننقل التعليقات.", en: "Comments were left out." },
  hidden_left_out: { ar: "لم ننقل النص المخفي.", en: "Hidden text was left out." },
  headers_left_out: { ar: "لم ننقل رأس الصفحة ولا تذييلها.", en: "Headers and footers were left out." },
  objects_left_out: {
    ar: "لم ننقل الصور والرسوم وما في داخلها من كلام.",
    en: "Pictures, charts and any words inside them were left out.",
  },
  list_signs_left_out: {
    ar: "نقلنا بنود القوائم من دون أرقامها ونقاطها.",
    en: "List items came without their automatic numbers or bullets.",
  },
  speaker_notes_left_out: { ar: "لم ننقل ملاحظات المتحدث.", en: "Speaker notes were left out." },
  picture_pages_left_out: {
    ar: "بعض الصفحات صور، ولم ننقل كلامها. اقرأ الملف بأداة «من صورة إلى نص» لتحصل عليه كاملًا.",
    en: "Some pages are pictures and their words were left out. Image to Text reads them too.",
  },
  doubtful_text: {
    ar: "قد تكون بعض الحروف في هذا الملف في غير مواضعها، ولو حرف نفي مثل «لا». قابل النص بالملف، أو اقرأه بأداة «من صورة إلى نص».",
    en: "Some letters in this file may be out of order, even a “not”. Compare the text with the file, or read it with Image to Text.",
  },
  hidden_text: {
    ar: "النص المنقول طبقة مخفية تحت صورة الصفحة، وقد لا يطابقها. قابله بالملف.",
    en: "This text lies hidden beneath a picture of the page and may differ from it. Compare it with the file.",
  },
  encoding: {
    ar: "قرأنا الملف بترميز {name}. إن ظهرت حروفه خاطئة فاحفظه بترميز UTF-8.",
    en: "The file was read as {name}. If its letters look wrong, save it as UTF-8.",
  },
} as const satisfies Record<string, Record<Language, string>>;

type NoteCode = keyof typeof NOTES;
/** What was left out of a document. */
export type LeftOut = Exclude<NoteCode, "encoding">;
/** A note as it travels: a code, and after a space the encoding's name where it has one. */
export type DocumentNote = LeftOut | `encoding ${string}`;

/** A note's code and its words. */
export function documentNote(note: DocumentNote, language: Language): { code: string; message: string } {
  const [code = "", name = ""] = note.split(" ");
  return { code, message: NOTES[code as NoteCode][language].replace("{name}", name) };
}
