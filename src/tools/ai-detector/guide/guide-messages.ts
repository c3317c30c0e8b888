import { defineMessages } from "#i18n/messages.ts";

export const detectorGuideMessages = defineMessages({
  ar: {
    title: "كاشف النصوص: كيف يعمل وكم يخطئ",
    description: "ما يقيسه كاشف نصوص الذكاء الاصطناعي، وكم يخطئ في كل لغة وطول ونوع، ولماذا لا تصلح نتيجته دليلًا.",
    lead: "صفحة لمن سيقرأ نتيجة الكاشف، معلمًا كان أو محررًا أو كاتبًا متهمًا.",
    tryIt: "فحص نص",
    notProofTitle: "ليست دليلًا على أحد",
    notProof:
      "لا توجد طريقة تعرف من كتب نصًا بالنظر إلى النص وحده. الكاشف يقارن أسلوبه بأساليب رآها، ومن الناس من يكتب كما تكتب الآلة: متعلمو اللغة، ومن يكتب بقوالب رسمية، ومن نقّح نصه كثيرًا. والآلة تكتب كما يكتب الناس إذا طُلب منها ذلك أو كانت أحدث من بيانات التدريب.",
    howTitle: "كيف يصل إلى تقديره",
    how: "يحذف ما يتعلق بالموضوع ما أمكن، ويُبقي الأدوات ونهايات الكلمات وإيقاع الجمل وعادات الربط والصيغ الجاهزة، ثم يزنها بأوزان تعلّمها من نصوص بشرية وآلية برخص مفتوحة. لا يرسل النص إلى أي جهة، ولا يلتفت إلى التشكيل ولا شكل الأرقام ولا تنسيق الصفحة.",
    verdictsTitle: "أحكامه الأربعة",
    verdictAi: "فيه ما يكثر في النصوص الآلية: تجاوز حدًا لم يتجاوزه من نصوص الناس إلا القليل جدًا.",
    verdictHuman: "لا علامة واضحة: وقع حيث قلّ أن تقع نصوص النماذج الحديثة. لا يقال في النصوص القصيرة.",
    verdictMixed: "جزء يشبه وجزء لا يشبه: قسم متصل طويل يختلف عن بقية النص.",
    verdictSilent:
      "لا يمكن الجزم: وهو الجواب الغالب، ويقال دائمًا في الشعر والقوائم والأكواد والاقتباسات الطويلة واللغات الأخرى.",
    rangeTitle: "لماذا نطاق لا نسبة",
    range:
      "الرقم بين صفر ومئة ليس نسبة ما كُتب آليًا. هو تقدير لو كان نصف النصوص التي تراها آليًا، وهذا نادرًا ما يصح. ويتغير الخطأ بتغير المصدر، ولذلك يظهر معه نطاق.",
    doTitle: "إن كان عليك أن تقرر",
    do1: "اسأل الكاتب عن مسوداته ومصادره، واطلب منه أن يشرح فقرة من نصه.",
    do2: "قارن بنصوص سابقة للكاتب نفسه كُتبت أمامك.",
    do3: "لا تتخذ إجراءً بناءً على هذه النتيجة وحدها، ولا على نتائج كاشفات أخرى مجتمعة معها.",
    figuresTitle: "الأرقام المقيسة",
    limits:
      "كل رقم قيس على مصادر لم يرها الكاشف في تدريبه، وحُدّد معياره دون النظر إليها. «وقد تبلغ» هو الطرف الأعلى من نطاق ثقة ٩٥ من مئة، ويتسع حين يقل عدد النصوص. لم تُقس لهجات الخليج والعراق والمغرب، ولا مقالات الطلاب العرب اليوم، لغياب نصوص برخصة مفتوحة.",
  },
  en: {
    title: "The text detector: how it works and how often it is wrong",
    description:
      "What the AI text detector measures, how often it errs for each language, length and kind of text, and why its result is no proof.",
    lead: "For anyone who has to read a result: a teacher, an editor, or a writer who has been accused.",
    tryIt: "Examine a text",
    notProofTitle: "Proof of nothing, against nobody",
    notProof:
      "No method can tell who wrote a text from the text alone. The detector compares a style with styles it has seen. Some people write as machines do: learners of the language, writers of set forms, anybody who edits a lot. And machines write as people do when asked to, or when they are newer than the training texts.",
    howTitle: "How it comes to its estimate",
    how: "It drops what belongs to the topic as far as it can and keeps small words, word endings, the rhythm of sentences, connecting habits and stock frames. Those it weighs with what it learned from human and machine texts under open licences. The text is sent to nobody. Marks on letters, the form of digits and the layout of the page play no part.",
    verdictsTitle: "Its four verdicts",
    verdictAi: "Shows what is common in AI texts: it passed a line that very few human texts passed.",
    verdictHuman: "No clear sign of AI: it lies where texts by recent models rarely lay. Never said of short texts.",
    verdictMixed: "One part resembles AI texts, another does not: one long stretch differs from the rest.",
    verdictSilent:
      "Cannot tell: the usual answer, and always the answer for verse, lists, code, long quotation and other languages.",
    rangeTitle: "Why a range and not a percentage",
    range:
      "The number between 0 and 100 is not the share that AI wrote. It is an estimate for a reader of whose texts half are by machines, which is seldom so. And the error changes with where a text comes from, so a range is shown with it.",
    doTitle: "If you must decide something",
    do1: "Ask the writer about drafts and sources, and have a paragraph explained.",
    do2: "Compare with earlier texts that the same writer wrote in front of you.",
    do3: "Take no step on this result alone, nor on several detectors that agree.",
    figuresTitle: "The measured figures",
    limits:
      "Every figure was measured on sources that training never saw, by a line that was drawn without them. “May be up to” is the upper end of a 95 per cent interval, wide where texts are few. Gulf, Iraqi and Moroccan dialects and essays by today's Arab students were not measured: no such texts exist under an open licence.",
  },
});
