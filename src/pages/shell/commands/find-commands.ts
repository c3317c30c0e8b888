import { folded } from "#pages/shell/folded.ts";

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
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const beginning = folded(typed.trim());
  return commands
    .filter(({ label, also }) => words.every((word) => folded(`${label} ${also}`).includes(word)))
    .toSorted(
      (one, other) =>
        Number(folded(other.label).startsWith(beginning)) - Number(folded(one.label).startsWith(beginning)),
    );
}

/** What else pages and tools are called, in the language that the page does not speak. */
export const ALSO: Readonly<Record<string, string>> = {
  "/": "home الرئيسية مولد generator",
  "/history": "history السجل النتائج results",
  "/saved": "saved prompts المحفوظات",
  "/prompts": "prompt library مكتبة البرومبتات",
  "/dashboard": "dashboard لوحة التحكم",
  "/rai/dashboard": "admin back office لوحة الإدارة",
  "/account": "account credits password حسابي الرصيد كلمة المرور",
  "/pricing": "pricing plans packages الأسعار الباقات",
  "/guide/prompt-checker": "guide help دليل مساعدة",
  "/blog": "blog articles المدونة مقالات",
  "/contact": "contact support تواصل الدعم",
  "/prompt-generate": "prompt generator مولد البرومبت النصي",
  "/prompt-checker": "prompt checker فاحص البرومبت",
  "/ai-detector": "ai detector كاشف نصوص الذكاء الاصطناعي",
  "/ai-humanizer": "humanizer humanize أنسنة النصوص",
  "/image-prompt": "image prompt midjourney مولد برومبت الصور",
  "/image-to-prompt": "image to prompt من صورة إلى برومبت",
  "/image-to-text": "image to text ocr من صورة إلى نص",
  "/video-prompt": "video prompt مولد برومبت الفيديو",
};
