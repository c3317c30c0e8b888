interface Bilingual {
  ar: string;
  en: string;
}

export interface RuleText {
  title: Bilingual;
  why: Bilingual;
}

const rule = (titleAr: string, titleEn: string, whyAr: string, whyEn: string): RuleText => ({
  title: { ar: titleAr, en: titleEn },
  why: { ar: whyAr, en: whyEn },
});

/** Every rule by its id: what it is called and why a change was made. */
export const RULES = {
  "opener-cliche": rule(
    "افتتاحية مستهلكة",
    "Stock opening",
    "مقدمة تصلح لأي موضوع؛ الأفضل أن يبدأ النص من أول معلومة.",
    "An opening that fits any subject; the text is better off starting at its first fact.",
  ),
  "significance-inflation": rule(
    "تضخيم الأهمية",
    "Inflated importance",
    "كلام عن عِظم الشأن لا يضيف معلومة؛ الأثر نفسه أبلغ.",
    "It announces importance and adds no information; the effect itself says more.",
  ),
  "legacy-tail": rule(
    "خاتمة عن الإرث والسياق الأوسع",
    "Legacy and wider-context ending",
    "إحالة إلى سياق أوسع بلا معلومة محددة.",
    "It points at a wider context and names nothing in it.",
  ),
  "shallow-tail": rule(
    "تعليق سطحي في آخر الجملة",
    "Shallow trailing clause",
    "عبارة معلّقة في الآخر تفسّر ما لا يحتاج إلى تفسير.",
    "A clause hung on the end that explains what needs no explaining.",
  ),
  "promotional-adjectives": rule(
    "صفات دعائية",
    "Promotional adjectives",
    "صفات مديح لا تقاس؛ حذفها لا ينقص المعنى.",
    "Praise that cannot be measured; nothing is lost without it.",
  ),
  "vague-attribution": rule(
    "نسبة إلى مجهول",
    "Vague attribution",
    "نُسب الكلام إلى خبراء أو دراسات بلا اسم؛ اذكر المصدر أو قل الفكرة مباشرة.",
    "Unnamed experts or studies; name the source or state the claim plainly.",
  ),
  "notability-padding": rule(
    "حشو عن الشهرة",
    "Padding about fame",
    "حديث عن الاهتمام والشهرة بلا جهة مسماة.",
    "Talk of attention and fame with nobody named.",
  ),
  "challenges-future": rule(
    "تحديات ثم مستقبل واعد",
    "Challenges, then a bright future",
    "قالب جاهز يختم بتفاؤل عام؛ يبقى التحدي المحدد وحده.",
    "A formula that ends in general optimism; only the concrete challenge stays.",
  ),
  "generic-conclusion": rule(
    "خاتمة عامة",
    "Generic conclusion",
    "خاتمة تصلح لأي نص؛ يكفي أن يقف الكلام عند آخر معلومة.",
    "A closing that fits any text; it can end on its last fact.",
  ),
  "summary-restating": rule(
    "تلخيص لما قيل للتو",
    "Restating summary",
    "إعادة لما سبق بكلمات أخرى.",
    "It says again what was just said.",
  ),
  signposting: rule(
    "إعلان عما سيأتي",
    "Signposting",
    "إعلان عن الكلام بدل الكلام نفسه.",
    "It announces the text and is not yet the text.",
  ),
  "importance-note": rule(
    "تنبيه إلى الأهمية",
    "Importance note",
    "عبارة تمهيد يغني عنها ذكر المعلومة نفسها.",
    "A frame around the information; the information is complete without it.",
  ),
  "connector-pileup": rule(
    "تراكم أدوات الربط",
    "Connector pile-up",
    "الجمل متصلة بمعناها؛ الرابط الثقيل زائد.",
    "The sentences follow on by their sense; the heavy connector is not needed.",
  ),
  "negative-parallelism": rule(
    "نفي ثم إثبات",
    "Negation before the point",
    "قالب «ليس كذا بل كذا» يؤخر المعنى المقصود.",
    'The "not X but Y" pattern delays what is meant.',
  ),
  "tailing-negation": rule(
    "نفي دعائي في آخر الجملة",
    "Negation tacked on",
    "نفي أُلحق بالجملة للزينة.",
    "A negation hung on the end for effect.",
  ),
  "rule-of-three": rule(
    "ثلاثيات متقاربة",
    "Rule of three",
    "ثلاث كلمات متقاربة حيث تكفي واحدة أو اثنتان.",
    "Three words close in meaning where one or two do.",
  ),
  "doublet-synonyms": rule(
    "كلمتان لمعنى واحد",
    "Two words for one meaning",
    "معناهما واحد؛ تكفي إحداهما.",
    "Both words mean the same; one is enough.",
  ),
  "false-range": rule(
    "مدى مصطنع",
    "False range",
    "«من كذا إلى كذا» بلا تدرّج حقيقي؛ الأوضح ذكر الأشياء.",
    '"From X to Y" with no scale between them; naming the items is clearer.',
  ),
  "copula-avoidance": rule(
    "تهرّب من الجملة البسيطة",
    'Avoiding a plain "is"',
    "جملة بسيطة تقول المعنى بلا وسيط.",
    'A plain "is" or "has" says it.',
  ),
  "ai-vocabulary": rule(
    "مفردات رائجة بلا حاجة",
    "Fashionable vocabulary",
    "كلمة شائعة في النصوص الآلية، ولها أبسط منها.",
    "A fashionable word where the ordinary one is more exact.",
  ),
  "light-verb": rule(
    "فعل مساعد فارغ",
    "Empty verb",
    "الفعل نفسه أقصر وأوضح من «قام بكذا» و«تم كذا».",
    "The verb itself is shorter and clearer than a noun with an empty verb.",
  ),
  "agentless-passive": rule(
    "مبني للمجهول بلا حاجة",
    "Needless passive",
    "الفاعل معروف، فذكره أوضح.",
    "The doer is known, so the sentence can name it first.",
  ),
  "adverb-calque": rule(
    "حال مطوّلة",
    "Padded adverb",
    "«بشكل كذا» صياغة مترجمة؛ تكفي كلمة واحدة، أو لا شيء.",
    "A padded adverb; one word does, or none.",
  ),
  "filler-phrases": rule(
    "عبارات حشو",
    "Filler",
    "عبارة طويلة لها مقابل قصير.",
    "A long phrase with a short equivalent.",
  ),
  "hedging-stack": rule(
    "تراكم التحفظ",
    "Stacked hedges",
    "تحفظ واحد يكفي، ويُبقي درجة اليقين كما هي.",
    "One hedge is enough and keeps the same degree of doubt.",
  ),
  "intensifier-stack": rule(
    "مبالغة في التوكيد",
    "Intensifiers",
    "التوكيد لا يزيد الكلام صدقًا.",
    "Emphasis does not make a statement truer.",
  ),
  "both-sides": rule(
    "توازن شكلي",
    "Empty balance",
    "موازنة عامة لا تقول شيئًا عن الموضوع.",
    "A general balance that says nothing about this subject.",
  ),
  "authority-trope": rule(
    "ادعاء الجوهر",
    "Claiming the essence",
    "عبارات مثل «في جوهره» و«الحقيقة أن» لا تضيف شيئًا؛ يكفي قول الفكرة.",
    "It claims the essence; stating the point is enough.",
  ),
  "fake-candour": rule(
    "صراحة مصطنعة",
    "Staged candour",
    "صراحة معلنة لا حاجة إليها.",
    "Announced honesty that the sentence does not need.",
  ),
  "rhetorical-hook": rule(
    "سؤال تشويقي",
    "Rhetorical hook",
    "سؤال يجيب عن نفسه؛ الجملة الخبرية أسرع.",
    "A question that answers itself; the statement is quicker.",
  ),
  "aphorism-formula": rule(
    "حكمة جاهزة",
    "Ready-made aphorism",
    "صيغة حكمة تصلح لأي شيء.",
    "A saying that could be made of anything.",
  ),
  "metaphor-cliche": rule(
    "استعارة مستهلكة",
    "Worn metaphor",
    "صورة فقدت معناها من كثرة الاستعمال؛ اللفظ المباشر أوضح.",
    "A picture worn out by use; the literal word is clearer.",
  ),
  "collective-address": rule(
    "نداء جماعي",
    "Collective call",
    "نداء عام لا يطلب شيئًا محددًا.",
    "A general call that asks for nothing in particular.",
  ),
  sycophancy: rule("مجاملة السائل", "Flattery", "مجاملة من بقايا حوار مع آلة.", "Flattery left over from a chat."),
  "chatbot-opening": rule(
    "افتتاحية محادثة آلية",
    "Chatbot opening",
    "من بقايا رد آلي، وليست من النص.",
    "Left over from a chat reply and no part of the text.",
  ),
  "chatbot-closing": rule(
    "ختام محادثة آلية",
    "Chatbot closing",
    "من بقايا رد آلي، وليس من النص.",
    "Left over from a chat reply and no part of the text.",
  ),
  "knowledge-cutoff": rule(
    "حديث الآلة عن نفسها",
    "The model about itself",
    "حديث نموذج لغوي عن نفسه؛ وقد تكون المعلومة قديمة.",
    "A language model speaking of itself; the information may be old.",
  ),
  "placeholder-residue": rule("خانة لم تُملأ", "Unfilled blank", "خانة بقيت بلا تعبئة.", "A blank nobody filled in."),
  "tool-residue": rule(
    "بقايا أداة",
    "Tool residue",
    "رموز خلّفتها أداة ولا معنى لها في النص.",
    "Marks a tool left behind; they mean nothing here.",
  ),
  "em-dash-run": rule(
    "كثرة الشرطات",
    "Runs of dashes",
    "شرطة في موضع تكفي فيه فاصلة أو نقطة.",
    "A dash where a comma or a full stop does.",
  ),
  "boldface-scatter": rule(
    "خط عريض متناثر",
    "Scattered bold",
    "كثرة الخط العريض تُذهب أثره.",
    "Bold everywhere stands out nowhere.",
  ),
  "inline-header-bullets": rule(
    "عنوان بخط عريض في كل بند",
    "Bold lead-ins on every item",
    "العنوان بخط عريض قبل كل جملة من علامات الرد الآلي.",
    "A bold label before every sentence is the look of a chat reply.",
  ),
  "emoji-decor": rule(
    "رموز للزينة",
    "Decorative emoji",
    "رموز تعبيرية بدل نقاط التعداد.",
    "Emoji doing the work of bullets.",
  ),
  "heading-inflation": rule(
    "عناوين كثيرة",
    "Too many headings",
    "نص قصير لا يحتاج إلى عنوان لكل فقرة.",
    "A short text does not need a heading per paragraph.",
  ),
  "calque-collocation": rule(
    "تركيب مترجم حرفيًا",
    "Translated phrase",
    "تركيب منقول عن لغة أخرى وله مقابل عربي.",
    "A phrase carried over from another language; Arabic has its own.",
  ),
  "mixed-digits-punct": rule(
    "خلط الأرقام والترقيم",
    "Mixed digits and punctuation",
    "علامات لاتينية أو تطويل أو أرقام من نظامين في نص عربي.",
    "Latin marks, stretched letters or two digit systems inside Arabic.",
  ),
  "audience-triad": rule(
    "سواء كنت كذا أو كذا",
    '"Whether you\'re" triad',
    "تعداد القراء لا يخبر القارئ بشيء.",
    "Listing kinds of reader tells the reader nothing.",
  ),
  "vague-quantity": rule(
    "كثرة مبهمة",
    "Vague quantity",
    "«مجموعة واسعة من» لا تحدد عددًا.",
    '"A wide range of" gives no number.',
  ),
  "abstract-subject": rule(
    "فاعل مجرّد",
    "An abstraction as the doer",
    "الجملة تسند الفعل إلى معنى مجرد، فلا يعرف القارئ من فعل ماذا.",
    "The sentence lets an abstraction act, so the reader never sees who did what.",
  ),
  "exclamation-run": rule(
    "علامات تعجب",
    "Exclamation marks",
    "التعجب المتكرر يضعف الجملة.",
    "Repeated exclamation marks weaken the sentence.",
  ),
  "register-wording": rule(
    "ضبط الأسلوب المطلوب",
    "Fitting the chosen register",
    "لتوافق الأسلوب الذي اخترته.",
    "To fit the register you chose.",
  ),
  "sample-habit": rule(
    "عادة من عينتك",
    "A habit from your sample",
    "لتوافق عادتك في العينة التي أرفقتها.",
    "To follow a habit in the sample you gave.",
  ),
} satisfies Record<string, RuleText>;

export type RuleId = keyof typeof RULES;

/** Texts of the flags. */
export const FLAG_TEXTS = {
  "needs-source": {
    ar: "كلام منسوب إلى جهة غير مسماة: اذكر المصدر أو احذف الادعاء.",
    en: "A claim with no named source: give the source or take the claim out.",
  },
  "check-date": {
    ar: "قد تكون المعلومة قديمة: يحسن التحقق من تاريخها.",
    en: "This may be out of date: check when it was true.",
  },
  placeholder: { ar: "خانة لم تُملأ بعد.", en: "A blank that is still empty." },
  "mixed-digits": {
    ar: "في النص أرقام من نظامين (123 و١٢٣)، والأوضح أن تكون من نظام واحد.",
    en: "Two digit systems in one text (123 and ١٢٣); one reads more easily.",
  },
  variety: {
    ar: "المحرك المدمج لا يحوّل النص إلى لهجة؛ نقّى الأسلوب وأبقى مستوى اللغة كما هو.",
    en: "The built-in engine does not rewrite into a dialect; it cleaned the style and left the variety as it was.",
  },
  register: {
    ar: "المحرك المدمج يعدّل لهذا الأسلوب كلمات قليلة، ولا يعيد كتابة الجمل.",
    en: "For this register the built-in engine changes a few wordings only; it does not rewrite sentences.",
  },
  language: {
    ar: "لغة النص ليست عربية ولا إنجليزية، فبقي كما هو.",
    en: "The text is neither Arabic nor English, so it was left as it is.",
  },
  verse: { ar: "أبيات من الشعر: بقيت كما هي.", en: "Lines of verse: left as they are." },
} satisfies Record<string, Bilingual>;
