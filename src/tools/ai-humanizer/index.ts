import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { aiHumanizerMessages } from "./messages.ts";
import { aiHumanizerRunner } from "./run.ts";
import { aiHumanizer } from "./tool.ts";

export const aiHumanizerTool = registerTool({
  declaration: aiHumanizer,
  runner: aiHumanizerRunner,
  messages: aiHumanizerMessages,
  systemPrompts: systemPromptsOf("ai-humanizer"),
  samples: {
    ar: [
      "يُعد التسويق الرقمي من أهم الركائز الأساسية التي تسهم بشكل كبير في تعزيز نجاح الشركات الناشئة. علاوة على " +
        "ذلك، فإنه يوفر العديد من المزايا التي لا غنى عنها.",
      "يسعدنا أن نعلن عن إطلاق الإصدار 2.4 من تطبيق «ميزان» يوم 3 مارس، بسعر 49 ريالًا شهريًا. ومن الجدير بالذكر " +
        "أن الإصدار يتضمن تحسينات جوهرية في الأداء.",
      "تجدر الإشارة إلى أن العسل الطبيعي يحتوي على العديد من الفوائد الصحية المتنوعة، كما يُنصح باستشارة الطبيب " +
        "قبل إعطائه للأطفال دون السنة.",
    ],
    en: [
      "Digital marketing is one of the most fundamental pillars that significantly contribute to the success of " +
        "startups. Furthermore, it offers numerous advantages that are truly indispensable.",
      "We are thrilled to announce the launch of Mizan 2.4 on 3 March at $49 a month. It is worth noting that " +
        "this release includes substantial performance improvements.",
      "It is important to note that natural honey contains a wide variety of health benefits, and consulting a " +
        "doctor is recommended before giving it to children under one.",
    ],
  },
});
