import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { promptGenerateMessages } from "./messages.ts";
import { promptGenerateRunner } from "./run/run.ts";
import { promptGenerate } from "./tool.ts";

export const promptGenerateTool = registerTool({
  declaration: promptGenerate,
  runner: promptGenerateRunner,
  messages: promptGenerateMessages,
  systemPrompts: systemPromptsOf("prompt-generate"),
  samples: {
    ar: [
      "عايز بوست انستجرام لمحل قهوة صغير في المعادي، فيه عرض على القهوة الباردة لحد يوم الخميس",
      "اكتب بريد اعتذار",
      "أحتاج خطة مذاكرة لاختبار الأيلتس خلال 6 أسابيع، عندي ساعتان يوميًا، ولا تذكر أسعار الكتب، والناتج جدول",
    ],
    en: [
      "an Instagram post for a small coffee shop about the iced coffee offer that ends on Thursday",
      "write an apology email",
      "I need an IELTS study plan for 6 weeks, two hours a day, no book prices, and the result as a table",
    ],
  },
});
