import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { promptCheckerMessages } from "./messages.ts";
import { promptCheckerRunner } from "./run.ts";
import { promptChecker } from "./tool.ts";

export const promptCheckerTool = registerTool({
  declaration: promptChecker,
  runner: promptCheckerRunner,
  messages: promptCheckerMessages,
  systemPrompts: systemPromptsOf("prompt-checker"),
  samples: {
    ar: [
      "اكتب مقالًا عن الصحة",
      "أنت خبير تسويق. اكتب ثلاثة عناوين إعلانية لمتجر عسل في المدينة المنورة، كل عنوان أقل من 8 كلمات، بلا مبالغة، وأعدها قائمة مرقمة.",
      "لخص النص في 3 أسطر واكتبه مفصلًا في صفحتين واجعله رسميًا وفكاهيًا",
    ],
    en: [
      "Write an article about health",
      "You are a marketing editor. Write three headlines for a honey shop, each under 8 words, no exaggeration, as a numbered list.",
      "Summarise the text in 3 lines and write it in full over two pages, formal and funny",
    ],
  },
});
