type Samples = readonly [string, string, string];

/** Three fixed requests a tool and language, on which the administrator tries a draft: a usual one, a thin one, an awkward one. */
const SAMPLES: Record<string, { ar: Samples; en: Samples }> = {
  "prompt-generate": {
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
  "prompt-checker": {
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
  "ai-detector": {
    ar: [
      "في عالمنا المعاصر، تلعب التكنولوجيا دورًا محوريًا في تشكيل حياتنا اليومية. ومن الجدير بالذكر أن هذا التحول لا يقتصر على جانب واحد، بل يشمل مختلف المجالات. وفي الختام، يمكن القول إن المستقبل يحمل فرصًا واعدة.",
      "وصلت متأخرًا لأن الباص وقف عند الإشارة ربع ساعة. أمي كانت تنتظر عند الباب وسألتني قبل السلام: أكلت؟ قلت لها نعم وأنا جائع.",
      "شكرًا، وصلتني الرسالة.",
    ],
    en: [
      "In today's fast-paced world, technology plays a pivotal role in shaping our daily lives. It is worth noting that this shift is not limited to one area but spans many fields. In conclusion, the future holds promising opportunities.",
      "I got there late because the bus sat at the lights for a quarter of an hour. Mum was waiting at the door and before hello she asked whether I had eaten. I said yes. I was starving.",
      "Thanks, got your message.",
    ],
  },
  "ai-humanizer": {
    ar: [
      "يُعد التسويق الرقمي من أهم الركائز الأساسية التي تسهم بشكل كبير في تعزيز نجاح الشركات الناشئة. علاوة على ذلك، فإنه يوفر العديد من المزايا التي لا غنى عنها.",
      "يسعدنا أن نعلن عن إطلاق الإصدار 2.4 من تطبيق «ميزان» يوم 3 مارس، بسعر 49 ريالًا شهريًا. ومن الجدير بالذكر أن الإصدار يتضمن تحسينات جوهرية في الأداء.",
      "تجدر الإشارة إلى أن العسل الطبيعي يحتوي على العديد من الفوائد الصحية المتنوعة، كما يُنصح باستشارة الطبيب قبل إعطائه للأطفال دون السنة.",
    ],
    en: [
      "Digital marketing is one of the most fundamental pillars that significantly contribute to the success of startups. Furthermore, it offers numerous advantages that are truly indispensable.",
      "We are thrilled to announce the launch of Mizan 2.4 on 3 March at $49 a month. It is worth noting that this release includes substantial performance improvements.",
      "It is important to note that natural honey contains a wide variety of health benefits, and consulting a doctor is recommended before giving it to children under one.",
    ],
  },
  "image-prompt": {
    ar: ["مقهى قديم في دمشق وقت الغروب", "قطة", "شعار محل ورد اسمه «ياسمين» بلا أشخاص، خلفية بيضاء"],
    en: [
      "an old coffee house in Damascus at sunset",
      "a cat",
      "a logo for a flower shop called Yasmin, no people, white background",
    ],
  },
  "video-prompt": {
    ar: ["طائرة ورقية فوق شاطئ جدة، طفل يركض وراءها", "مطر", "امرأة تفتح رسالة وتقول: وصلت أخيرًا، ثم تبتسم، لقطتان"],
    en: [
      "a kite over the beach in Jeddah and a child running after it",
      "rain",
      "a woman opens a letter, says: it came at last, and smiles, two shots",
    ],
  },
};

/** The samples of a feature; none for a tool that works on an image. */
export function trialSamples(slug: string, language: "ar" | "en"): readonly string[] {
  return SAMPLES[slug]?.[language] ?? [];
}
