import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { aiDetectorMessages } from "./messages.ts";
import { aiDetectorRunner } from "./run.ts";
import { aiDetector } from "./tool.ts";

export const aiDetectorTool = registerTool({
  declaration: aiDetector,
  runner: aiDetectorRunner,
  messages: aiDetectorMessages,
  systemPrompts: systemPromptsOf("ai-detector"),
  samples: {
    ar: [
      "في عالمنا المعاصر، تلعب التكنولوجيا دورًا محوريًا في تشكيل حياتنا اليومية. ومن الجدير بالذكر أن هذا " +
        "التحول لا يقتصر على جانب واحد، بل يشمل مختلف المجالات. وفي الختام، يمكن القول إن المستقبل يحمل فرصًا واعدة.",
      "وصلت متأخرًا لأن الباص وقف عند الإشارة ربع ساعة. أمي كانت تنتظر عند الباب وسألتني قبل السلام: أكلت؟ قلت لها نعم وأنا جائع.",
      "شكرًا، وصلتني الرسالة.",
    ],
    en: [
      "In today's fast-paced world, technology plays a pivotal role in shaping our daily lives. It is worth " +
        "noting that this shift is not limited to one area but spans many fields. In conclusion, the future holds promising opportunities.",
      "I got there late because the bus sat at the lights for a quarter of an hour. Mum was waiting at the door " +
        "and before hello she asked whether I had eaten. I said yes. I was starving.",
      "Thanks, got your message.",
    ],
  },
});
