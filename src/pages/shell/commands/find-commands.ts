import { folded, holdsWords } from "#pages/shell/folded.ts";

/** A line of the command menu. */
export interface Command {
  id: string;
  label: string;
  /** Words that find it besides its label, in both languages. */
  also: string;
  /** Where it leads, or what it does. */
  to?: string;
  act?: () => void;
}

/** The commands that hold every word that was typed, those whose label begins with it first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const beginning = folded(typed.trim());
  return commands
    .filter(({ label, also }) => holdsWords(`${label} ${also}`, typed))
    .toSorted(
      (one, other) =>
        Number(folded(other.label).startsWith(beginning)) - Number(folded(one.label).startsWith(beginning)),
    );
}

/** What else pages and tools are called, in the language that the page does not speak. */
export const ALSO: Readonly<Record<string, string>> = {
  "/": "home الرئيسية مولد generator",
  "/history": "history السجل النتائج results سابقة قديم previous old",
  "/saved": "saved prompts المحفوظات",
  "/profile":
    "my profile remember memory facts about me shop prices customers tone ملفي ذاكرة تذكر معلوماتي متجري أسعاري زبائني لهجتي",
  "/tasks": "tasks templates letter plan complaint resume المهام مهمة خطاب شكوى خطة سيرة نموذج",
  "/prompts": "prompt library letter template مكتبة البرومبتات خطاب قالب جاهز نموذج",
  "/dashboard": "dashboard لوحة التحكم",
  "/rai/dashboard": "admin back office لوحة الإدارة",
  "/account":
    "account credits password cancel subscription invoice delete حسابي الرصيد كلمة المرور اشتراك الاشتراك إلغاء " +
    "الغاء تجديد فاتورة حذف فلوس",
  "/pricing": "pricing plans packages subscribe money cost الأسعار الباقات اشتراك فلوس سعر ثمن دفع تكلفة",
  "/guide/prompt-checker": "guide help دليل مساعدة",
  "/blog": "blog articles المدونة مقالات",
  "/contact": "contact support complaint refund تواصل الدعم شكوى مشكلة استرداد",
  "/prompt-generate": "prompt generator write letter email مولد البرومبت النصي كتابة اكتب خطاب رسالة إيميل",
  "/prompt-checker": "prompt checker check review score improve فاحص البرومبت فحص افحص تقييم تحسين",
  "/ai-detector": "ai detector detect written by a machine كاشف نصوص الذكاء الاصطناعي كشف اكشف فحص نص آلي نص",
  "/ai-humanizer": "humanizer humanize rewrite style أنسنة النصوص إعادة صياغة أسلوب تحسين النص نص",
  "/image-prompt": "image prompt midjourney picture photo draw مولد برومبت الصور صورة رسم",
  "/image-to-prompt": "image to prompt picture describe من صورة إلى برومبت وصف استخراج",
  "/image-to-text":
    "image to text ocr read scan pdf transcribe type out من صورة إلى نص النص قراءة استخراج تفريغ نسخ مسح",
  "/video-prompt": "video prompt film clip مولد برومبت الفيديو مقطع",
};
