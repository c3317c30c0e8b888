import { lexicon } from "../lexicon.ts";
import type { PromptDocument } from "../document.ts";
import type { Hit } from "../word.ts";
import type { Rule } from "../rule.ts";

const ACTIONS = lexicon([
  "open|visit|go|browse|access|check https|www|website|site|link|url",
  "open|visit|browse|go … website|site|page|link|url|browser|account|inbox|facebook|instagram|twitter|linkedin|url|web",
  "search|google|look|browse the_web|the_internet|internet|online|web",
  "search online|google|twitter|the",
  "look up online",
  "check … live|current|right|today's|website|site|inbox|balance|price|prices|stock|weather|account|now",
  "send|sends|email|mail|forward|text|post|publish|upload|submit|tweet … to|it|him|her|them|the|on|an",
  "send|sends … email|message|whatsapp|sms|invoice|text|it",
  "email the|it|them|him|her|this|my",
  "call|phone|ring our|my|him|her|them|the|a|up",
  "book|reserve|order|buy|purchase|pay … flight|hotel|table|ticket|tickets|room|appointment|pizza|for|it|the|invoice|bill|online",
  "remind me|us",
  "set an|a alarm|reminder|timer",
  "remember … next|tomorrow|later|forever|always|conversation|time|week",
  "watch|listen to|this|the … video|youtube|podcast|recording|song|link",
  "monitor|track|watch … prices|price|stock|website|site|inbox|live|every|feed|server",
  "save|store|download|upload … to|my|the … drive|disk|computer|folder|desktop|google",
  "log|sign in|into … account|my|site|portal|bank",
  "move|transfer … money|funds",
  "transfer … money|euros|dollars|to",
  "run … on my|the|our computer|server|machine|laptop",
  "every morning|day|hour|week send|email|check|post|remind",
  "notify|alert me|us when|if",
  "turn on|off the|my",
  "delete … from my|our|the … inbox|drive|account|server",
  "live score|scores|prices|weather|traffic",
  "افتح|افتحلي|ادخل|تفتح|تدخل|يفتح|زر|خش … الموقع|موقع|رابط|الرابط|الصفحه|صفحه|الحساب|حسابي|حساب|https|المتصفح|الايميل|ايميلي|فيسبوك|انستا|تويتر",
  "ابحث|دور|سيرش|ابحثلي|دورلي … في|على|ب … الانترنت|النت|جوجل|قوقل|الويب",
  "ارسل|ارسله|ارسلها|ابعت|ابعته|ابعتها|ابعث|دز|طرش|تبعت|ترسل|يرسل|يبعت … ايميل|رساله|بريد|بريدي|واتس|واتساب|مسج|للمدير|للعميل|للعملاء|للزبون|الى|ل|لهم|له|الفاتوره|لي",
  "اتصل|اتصلي|كلم|دق|تتصل|خابر … ب|على|المدير|العميل|الدعم|المطعم|الطبيب|الشركه|المهندس",
  "احجز|احجزلي|تحجز|اطلب|اطلبلي|تشتري|اشتر|اشتري|اشتريلي … تذكره|موعد|فندق|طاوله|طيران|رحله|غرفه|بيتزا|اكل|مقعد",
  "ادفع|سدد|حول|تدفع|اشتر|اشتري … فاتوره|الفاتوره|مبلغ|مبلغا|ريال|جنيه|دينار|درهم|تذكره|اسهم|فلوس",
  "ذكرني|فكرني|نبهني|تذكرني|تنبهني|صحيني",
  "راقب|تراقب|تابع|تتابع … الاسعار|السعر|سعر|الموقع|الحساب|لحظه|باستمرار|يوميا|كل|مباشر|البورصه",
  "شاهد|اسمع|شوف|اتفرج|تشوف … الفيديو|فيديو|يوتيوب|التسجيل|المقطع|الرابط|اخر تعليق",
  "انشر|نزل|تنشر|انشره|نزله … على|في|ب … حسابي|صفحتي|انستا|فيسبوك|تويتر|الموقع|الصفحه",
  "احفظ|احفظه|خزن|حمل|ارفع … على|في … الدرايف|جهازي|الكمبيوتر|السحابه|مجلد|الملف",
  "تذكر|افتكر … المره|بكره|غدا|دائما|المحادثه القادمه|الجايه",
  "اعطني|عطني|هات|كم|قل_لي سعر|درجه|حاله … الان|اليوم|الحين|هلق|دلوقتي|الطقس|الحراره",
  "سجل|ادخل دخول|على_حسابي|الى_حسابي",
  "كل يوم|صباح|ساعه ارسل|ابعت|ذكرني|راجع|انشر",
  "شغل|اطف|طفي … النور|المكيف|الجهاز",
]);
const TOOLS = lexicon(
  [
    "tools|tool|function|functions|plugin|browser_tool|api|with_web_access",
    "you|it have|has access",
    "web search|browsing is|enabled|on",
    "draft … email|message",
    "script|code|function|app|program|command|workflow|component|bash",
    "الادوات|اداه|ادوات|اداتين|باداتين|صلاحيات|صلاحيه|متصل|دوال",
    "سكربت|سكريبت|كود|برنامج|داله|تطبيق",
    "لديك|معك|عندك … اداه|ادوات|صلاحيه|وصول",
    "مسموح لك",
    "مسوده",
  ],
  { loose: true },
);
const CODE = new Set(["code-write", "code-fix-review"]);
const NAMED_TOOLS = /\btools?\s*:|\{\{[^{}]{0,60}tool|الأدوات\s*:|أداة\s*:/i;

/** A live or outside action with no tool named. */
export const impossibleCapability: Rule = {
  id: "impossible-capability",
  severity: "high",
  dimension: "constraints",
  title: { ar: "فعل لا يقدر عليه النموذج", en: "Something a plain model cannot do" },
  why: {
    ar: "هذا فعل خارج المحادثة لا يقدر عليه النموذج دون أداة، وقد يدّعي أنه فعله.",
    en: "A plain model cannot act outside the chat, and it may claim that it did.",
  },
  fix: {
    ar: "سمِّ الأداة المتاحة، أو اطلب مسودة أو خطوات تنفذها بنفسك.",
    en: "Name the tool it has, or ask for a draft or steps you carry out yourself.",
  },
  examples: {
    bad: {
      ar: "اتصل بالمطعم واحجز طاولة لأربعة أشخاص الليلة.",
      en: "Call the restaurant and book a table for four tonight.",
    },
    good: {
      ar: "اكتب نص مكالمة من خمس جمل أحجز بها طاولة لأربعة أشخاص.",
      en: "Write a five-line phone script I can read to book a table for four.",
    },
  },
  find(document) {
    if (NAMED_TOOLS.test(document.text) || CODE.has(document.task.primary) || document.findAffirmed(TOOLS).length > 0)
      return [];
    const requests = document.task.requests;
    const hit = document
      .findAffirmed(ACTIONS)
      .filter((action) => !/^أ(?!رسل|بعث|عط|دخل|رفع)/.test(document.text.slice(action.start)))
      .filter((action) => !namesAText(document, action))
      .find(
        (action) =>
          requests.some((request) => request.first >= action.first - 2 && request.first <= action.last) ||
          /^(?:every|live|كل|ت|ي)/.test(action.text),
      );
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "إن لم تتوفر لك أداة لهذا الفعل فاكتب مسودة أنفذها بنفسي. الأدوات: {{الأدوات_المتاحة}}",
      en: "If you have no tool for this, write a draft I can carry out myself. Tools: {{available_tools}}",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};

/** "An email to my landlord" and "text ready to publish" name what to write. */
function namesAText(document: PromptDocument, action: Hit): boolean {
  if (!/^(?:email|mail|text|post|tweet|call|book|order|search|watch)(?![a-z])/.test(action.text)) return false;
  if (/^(?:text|post|email) ready/.test(action.text)) return true;
  if (
    /^order the/.test(action.text) &&
    /^(?:possible|steps?|lines|points?|findings|options|list|items|results|sections|ideas|answers|actions|events|facts)$/.test(
      document.words[action.last + 1]?.text ?? "",
    )
  )
    return true;
  const before = document.phrase(Math.max(action.first - 2, 0), action.first - 1);
  return /(?:^| )(?:an?|the|this|that|my|our|your|his|her|each|one|per|short|brief|formal|polite|friendly|firm|follow-up|cold|finished)(?: [a-z-]+)?$/.test(
    before,
  );
}
