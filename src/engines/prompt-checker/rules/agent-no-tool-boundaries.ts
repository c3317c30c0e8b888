import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const OPEN_MANDATE = lexicon([
  "whatever|wherever|however is_needed|is_necessary|it_takes|you_think|you_want|works|is_required|you_like|it_wants|it_thinks",
  "do anything|everything",
  "anything you|it need|needs|want|wants|think|thinks",
  "full access|control|autonomy|permission|authority|rights",
  "complete control|autonomy|freedom",
  "act on my_behalf|your_own",
  "handle|manage|manages|handles|run|runs everything",
  "manages my|our|the",
  "use any tool|tools|means|method",
  "without asking|approval|confirmation|permission|supervision",
  "no need to ask|confirm",
  "as you see fit",
  "fully autonomous|automatically",
  "do_not|don't|never … ask … permission|approval|confirmation",
  "free hand|rein",
  "autonomous|autonomously agent",
  "decide everything|what",
  "any action|actions",
  "كل اللي يشوفه|تشوفه|يلزم|لازم|يحتاجه",
  "اي شيء|شي|حاجه تحتاجه|يحتاجه|تراه|تشوفه|يلزم|لازمه",
  "كل ما يلزم|تراه|يحتاج|تحتاجه",
  "ما تراه|يراه|تشوفه|يشوفه مناسبا|مناسب",
  "صلاحيات|صلاحيه كامله|مطلقه|مفتوحه",
  "تحكم|سيطره كامل|كامله",
  "بدون|دون|من_غير|بلا ما|ان|الرجوع|اذن|استئذان|موافقه|تسال|يسال|ترجع|يرجع",
  "تصرف|يتصرف|اتصرف براحتك|بحريه|براحته|كما|زي|كانك|لوحدك|من_نفسك|من_عندك",
  "يدير|تدير|ادر|يمسك|تمسك|يتولى|تولى كل|حساباتي|الحساب|بريدي|ايميلي|الحسابات|المتجر",
  "نيابه عني",
  "بكل حريه",
  "اعمل اللي|اللازم",
  "سوي اللي تشوفه|تبيه",
  "كامل الصلاحيات|الحريه",
  "من تلقاء نفسه|نفسك",
  "لا تسالني|تستاذن|ترجع",
  "اللي يشوفه|تشوفه|يراه|تراه|يعجبه|تشوفها",
  "كل شيء بنفسك|بنفسه",
]);
const AGENT = lexicon(
  [
    "agent|agents|bot|chatbot|assistant|autonomous|autonomously|automation|automate|copilot",
    "on my behalf",
    "manages my|our|the",
    "ايجنت|وكيل|وكيلا|بوت|شات_بوت|روبوت|مساعد|مساعدا|الوكيل|البوت|اتمته|نيابه_عني|آلي",
  ],
  { loose: true },
);
const RIGHTS = lexicon(
  [
    "tools|tool|permissions|permission|allowed|may_only|may_not",
    "you|it may|can only|never",
    "never send|delete|pay|share|promise|refund|buy",
    "read only",
    "ask … before|first|approval|confirm|confirmation",
    "confirm before|with",
    "must not",
    "not allowed",
    "access only to",
    "only answer|use|read|from",
    "limited to",
    "الادوات|اداه|ادوات|باداتين|اداتين|مسموح|صلاحياته|صلاحياتك|يمكنك_فقط",
    "لا ترسل|تحذف|تدفع|تعد|تشارك|يرسل|يحذف",
    "اسال|استاذن|اطلب … قبل|الموافقه|تاكيد|موافقه",
    "قبل اي|كل ارسال|حذف|دفع|تنفيذ",
    "قراءه فقط",
    "من … فقط",
    "غير مسموح",
    "مسموح له",
    "فقط",
  ],
  { loose: false },
);

/** An agent that acts in the world with an open mandate. */
export const agentNoToolBoundaries: Rule = {
  id: "agent-no-tool-boundaries",
  severity: "medium",
  dimension: "safety",
  title: { ar: "وكيل بلا صلاحيات محددة", en: "An agent without limits on its tools" },
  why: {
    ar: "الوكيل مفوَّض بلا حدود، فقد يرسل أو يحذف أو يدفع ما لا تريده.",
    en: "The agent has an open mandate, so it may send, delete or pay what you never meant.",
  },
  fix: {
    ar: "عدّد الأدوات وما يجوز له، وما يحتاج موافقة قبل تنفيذه.",
    en: "List its tools, what it may do and what needs your approval first.",
  },
  examples: {
    bad: {
      ar: "ابنِ وكيلًا يدير حساباتي على المنصات ويعمل كل ما يراه مناسبًا.",
      en: "Build an agent that runs my shop accounts and does whatever it takes.",
    },
    good: {
      ar: "ابنِ وكيلًا لحسابات المتجر، أدواته: قراءة الطلبات وكتابة مسودة رد، ولا يرسل شيئًا قبل موافقتي، ويتوقف بعد 20 طلبًا.",
      en: "Build an agent for my shop orders. Tools: read_orders, draft_reply. It may never send or refund, and stops after 20 orders.",
    },
  },
  find(document) {
    if (!document.has(AGENT) || document.findAffirmed(RIGHTS).length > 0) return [];
    const hit = document.findAffirmed(OPEN_MANDATE)[0];
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "الأدوات والصلاحيات: {{الأدوات_والصلاحيات}}، واطلب موافقتي قبل أي إرسال أو حذف أو دفع.",
      en: "Tools and rights: {{tools_and_rights}}. Ask for approval before you send, delete or pay anything.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
