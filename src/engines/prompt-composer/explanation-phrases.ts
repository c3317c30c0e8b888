import type { PromptLanguage, TaskType } from "./compose-types.ts";
import type { ConflictId } from "./find-conflicts.ts";
import type { OverlayId } from "./find-overlays.ts";

/** What the result says about itself, in the interface's language. */
export interface ExplanationPhrases {
  types: Record<TaskType, string>;
  varieties: Record<"egy" | "glf" | "lev" | "mgr" | "msa" | "simple-msa", string>;
  ownPlaceholder: string;
  assumedType: (label: string) => string;
  fromDialect: (variety: string) => string;
  simpleArabic: string;
  formalArabic: string;
  spokenArabic: (variety: string) => string;
  quoted: (count: number) => string;
  foreign: (language: string) => string;
  languages: Record<PromptLanguage, string>;
  conflicts: Record<ConflictId, { settled: string; ask: string }>;
  safety: Record<OverlayId, string>;
  changes: Record<
    | "task"
    | "placeholders"
    | "output"
    | "missing"
    | "overlay"
    | "conflict"
    | "delimiter"
    | "rules"
    | "askFirst"
    | "language",
    { what: string; why: string }
  >;
}

export const EXPLANATION_PHRASES: Record<PromptLanguage, ExplanationPhrases> = {
  ar: {
    types: {
      article: "مقال",
      marketing: "محتوى تسويقي",
      "email-letter": "رسالة",
      "support-reply": "رد على عميل",
      summarise: "تلخيص",
      translate: "ترجمة",
      rewrite: "إعادة صياغة",
      "code-write": "كتابة كود",
      "code-fix-review": "إصلاح كود أو مراجعته",
      data: "تحليل بيانات",
      "extract-classify": "استخراج وتصنيف",
      tutor: "شرح وتعليم",
      "exam-lesson": "مادة دراسية",
      plan: "خطة",
      "research-compare": "بحث ومقارنة",
      "agent-bot": "مساعد آلي",
      "health-info": "معلومات صحية",
      "legal-info": "معلومات قانونية",
      "finance-info": "معلومات مالية",
      career: "مادة مهنية",
      creative: "كتابة إبداعية",
      "ideas-names": "أفكار وأسماء",
      roleplay: "محاكاة وأداء دور",
      recipe: "وصفة",
      general: "طلب عام",
    },
    varieties: {
      egy: "المصرية",
      glf: "الخليجية",
      lev: "الشامية",
      mgr: "المغربية",
      msa: "الفصحى",
      "simple-msa": "الفصحى المبسطة",
    },
    ownPlaceholder: "وردت في طلبك فبقيت كما هي",
    assumedType: (label) => `عومل الطلب على أنه: ${label} (قابل للتعديل).`,
    fromDialect: (variety) => `الطلب باللهجة ${variety}، والبرومبت بفصحى واضحة.`,
    simpleArabic: "يُكتب الناتج بفصحى مبسطة ما لم تختر لهجة (قابل للتعديل).",
    formalArabic: "الرسائل والأوراق الرسمية تُكتب بالفصحى وإن جاء الطلب بلهجة (قابل للتعديل).",
    spokenArabic: (variety) => `الكلام المطلوب يُقال، فيُكتب باللهجة ${variety} (قابل للتعديل).`,
    quoted: (count) =>
      count === 1
        ? "بقيت عبارة واحدة بنصها بين علامتي اقتباس تجنبًا لتخمين معناها."
        : "بقيت عبارات بنصها بين علامتي اقتباس تجنبًا لتخمين معناها.",
    foreign: (language) => `البرومبت ${language} بطلبك، أما كلامك فبقي بنصه بين علامتي اقتباس لأن المحرك المدمج لا يترجمه.`,
    languages: { ar: "بالعربية", en: "بالإنجليزية" },
    conflicts: {
      "limit-long": { settled: "طُلب نص طويل مع حد للطول؛ قُدّم الحد.", ask: "أيهما أولى: حد الطول أم التفصيل؟" },
      "length-detail": {
        settled: "طُلب الاختصار والتفصيل معًا؛ قُدّم الاختصار مع تفصيل أهم نقطة.",
        ask: "أيهما أولى: الاختصار أم التفصيل؟",
      },
      register: {
        settled: "طُلبت الرسمية والعفوية معًا؛ اختيرت نبرة مهذبة بسيطة.",
        ask: "أي النبرتين تفضّل: الرسمية أم العفوية؟",
      },
      "children-advanced": {
        settled: "القارئ طفل والمصطلحات متقدمة؛ تبقى المصطلحات مع شرح فوري لكل منها.",
        ask: "هل المهم فهم الصغار أم دقة المصطلحات؟",
      },
      "numbers-banned": {
        settled: "طُلب تجنب الأرقام مع ذكر رقم بعينه؛ يُذكر ذلك الرقم وحده.",
        ask: "هل يُذكر الرقم المطلوب أم تُترك الأرقام كلها؟",
      },
    },
    safety: {
      minors: "القارئ من الصغار: أضيف شرط المحتوى اللطيف الآمن.",
      medical: "موضوع صحي: البرومبت يمنع التشخيص والجرعات ويحيل القرار إلى الطبيب.",
      legal: "موضوع قانوني: معلومات عامة لا استشارة، ويُتحقق منها مع محامٍ.",
      finance: "موضوع مالي: لا نسب ولا عوائد من الذاكرة، والقرار ليس للنموذج.",
      deception: "في الطلب جزء يضلل غيره؛ حُوّل إلى أقرب بديل صادق.",
      "personal-data": "في الطلب بيانات شخصية؛ يحسن حذفها أو حجبها قبل الإرسال.",
      injection: "في الطلب عبارة تحاول تغيير التعليمات؛ نُقلت نصًّا لا أمرًا.",
    },
    changes: {
      task: { what: "جملة مهمة واضحة في البداية", why: "ليعرف النموذج الناتج المطلوب من السطر الأول" },
      placeholders: { what: "خانات لما ينقص", why: "حتى لا يخترع النموذج ما لم تذكره" },
      output: { what: "شكل للمخرجات", why: "لتكون النتيجة قابلة للاستعمال كما هي" },
      missing: { what: "قاعدة لنقص المعلومات", why: "ليسأل بدل أن يخمّن" },
      overlay: { what: "حدود أمان", why: "لأن الموضوع أو القارئ يحتاج إليها" },
      conflict: { what: "تسوية معلنة للتعارض", why: "حتى لا يختار النموذج بصمت" },
      delimiter: { what: "وسمان حول النص", why: "لفصل المادة عن التعليمات" },
      rules: { what: "شروط جودة تخص هذا النوع", why: "لتجنب النتيجة العامة" },
      askFirst: { what: "طلب الأسئلة قبل التنفيذ", why: "كما اخترت" },
      language: { what: "تحديد لغة الناتج", why: "حتى لا تنزلق إلى لغة أو لهجة أخرى" },
    },
  },
  en: {
    types: {
      article: "Article",
      marketing: "Marketing copy",
      "email-letter": "Message",
      "support-reply": "Customer reply",
      summarise: "Summary",
      translate: "Translation",
      rewrite: "Rewrite",
      "code-write": "Code",
      "code-fix-review": "Code fix or review",
      data: "Data analysis",
      "extract-classify": "Extraction and labelling",
      tutor: "Teaching",
      "exam-lesson": "Teaching material",
      plan: "Plan",
      "research-compare": "Research and comparison",
      "agent-bot": "Assistant",
      "health-info": "Health information",
      "legal-info": "Legal information",
      "finance-info": "Money question",
      career: "Career",
      creative: "Creative writing",
      "ideas-names": "Ideas and names",
      roleplay: "Role-play",
      recipe: "Recipe",
      general: "Request",
    },
    varieties: {
      egy: "Egyptian",
      glf: "Gulf",
      lev: "Levantine",
      mgr: "Maghrebi",
      msa: "Modern Standard",
      "simple-msa": "simple Modern Standard",
    },
    ownPlaceholder: "it was in your request and stays as it is",
    assumedType: (label) => `The request was read as: ${label} (adjustable).`,
    fromDialect: (variety) => `The request is in ${variety} Arabic; the prompt is in clear standard Arabic.`,
    simpleArabic: "The result will be in simple standard Arabic unless a dialect is chosen (adjustable).",
    formalArabic:
      "Formal letters and papers are written in standard Arabic even when asked for in dialect (adjustable).",
    spokenArabic: (variety) => `The words are to be spoken, so they will be in ${variety} Arabic (adjustable).`,
    quoted: (count) =>
      count === 1
        ? "One passage stays in your own words, in quotation marks, rather than being guessed at."
        : "Some passages stay in your own words, in quotation marks, rather than being guessed at.",
    foreign: (language) =>
      `The prompt is ${language} as you chose; your own words stay quoted, because the built-in engine does not translate them.`,
    languages: { ar: "in Arabic", en: "in English" },
    conflicts: {
      "limit-long": {
        settled: "A long text was asked for with a length limit; the limit wins.",
        ask: "Which matters more: the length limit or the detail?",
      },
      "length-detail": {
        settled: "Short and detailed were both asked for; brevity wins, with detail on the main point.",
        ask: "Which matters more: brevity or detail?",
      },
      register: {
        settled: "Formal and casual were both asked for; a polite, plain tone was chosen.",
        ask: "Which tone do you prefer: formal or casual?",
      },
      "children-advanced": {
        settled: "The reader is a child but advanced terms were asked for; each term is explained at once.",
        ask: "Which matters more: that a child understands, or the exact terms?",
      },
      "numbers-banned": {
        settled: "Numbers were ruled out but one was asked for; only that one is allowed.",
        ask: "Should the figure be mentioned, or no numbers at all?",
      },
    },
    safety: {
      minors: "The readers are children: gentle, safe content is required.",
      medical: "A health topic: the prompt rules out diagnosis and doses and leaves decisions to a doctor.",
      legal: "A legal topic: general information, not advice, to be verified with a lawyer.",
      finance: "A money topic: no rates or returns from memory, and the decision is not the model's.",
      deception: "Part of the request would mislead someone; it was turned into the closest honest version.",
      "personal-data": "The request holds personal data; better remove or mask it before sending.",
      injection: "The request holds a phrase that tries to change instructions; it was kept as text, not as an order.",
    },
    changes: {
      task: { what: "A clear task sentence at the top", why: "the model knows the outcome from the first line" },
      placeholders: { what: "Fields for what is missing", why: "so that the model does not make it up" },
      output: { what: "A shape for the output", why: "so that the result can be used as it is" },
      missing: { what: "A rule for missing information", why: "so that it asks instead of guessing" },
      overlay: { what: "Safety limits", why: "because the topic or the reader calls for them" },
      conflict: { what: "An open settlement of the conflict", why: "so that the model does not choose silently" },
      delimiter: { what: "Tags around the text", why: "to keep material apart from instructions" },
      rules: { what: "Quality rules for this kind of task", why: "to avoid a generic result" },
      askFirst: { what: "Questions before the work", why: "as you chose" },
      language: { what: "The language of the result", why: "so that it does not drift into another" },
    },
  },
};
