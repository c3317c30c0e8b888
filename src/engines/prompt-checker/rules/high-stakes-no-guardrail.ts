import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const VERDICTS = lexicon([
  "dose|dosage|doses",
  "how many|much … mg|pills|tablets|milligrams|insulin|take",
  "diagnose|diagnosis",
  "do i have cancer|diabetes|depression",
  "what is wrong with",
  "which|what medicine|medication|drug|antibiotic|pills",
  "stop taking",
  "should i|we stop|take|sue|invest|buy|sell|sign|divorce|plead|confess",
  "prescribe|prescription",
  "tell me definitively|exactly|for_sure|if",
  "guarantee|guaranteed … return|returns|profit|profits",
  "guaranteed returns|profit",
  "where|how should_i|to|do_i invest",
  "put all my|our savings|money",
  "which stock|stocks|crypto|coin|shares",
  "am i liable|guilty",
  "is it legal|illegal",
  "draft … lawsuit|will|pleading",
  "cure for|my",
  "treat … myself|infection|depression|wound",
  "invest my|our|all|20k",
  "lawful|win my case",
  "safe to mix|combine|take",
  "جرعه|الجرعه|جرعات",
  "شخص|شخصلي|شخصي حالته|حالتي|حالتها|المرض",
  "شخص|شخصلي|تشخيص",
  "كم|قد حبه|حبايه|ملغ|مل|مرات … دواء|الدوا|اخذ|يوميا",
  "اي|انهي|شو|وش|ايش|ايه دواء|الدوا|علاج|العلاج|مضاد|حبوب",
  "اوقف|اترك|ابطل الدواء|العلاج|الدوا|الانسولين",
  "اوصف|وصفلي|اوصفلي … دواء|علاج|دوا",
  "عالجني|علاج نهائي",
  "هل|اذا|لو ارفع|اقاضي|ارفع_دعوى|قضيه",
  "احكم|حكم نهائي|نهائيا|قاطع",
  "حكم قانوني|شرعي قاطع|نهائي",
  "هل اوقع|اطلق|اقاضي|اشتري|ابيع|استثمر",
  "استثمر|احط|اضع … فلوسي|مدخراتي|اموالي|تحويشه|تحويشتي|مالي",
  "ربح|عائد|ارباح مضمون|مضمونه",
  "اي سهم|اسهم|عمله",
  "في اي سهم|اسهم",
  "قل لي بالضبط|اشتري",
  "قرر|قررلي|احسم",
  "بدل الطبيب|الدكتور|المحامي",
  "اين|وين|فين استثمر|احط|اضع",
]);
const SWITCHED_OFF = lexicon([
  "no|without|skip|omit|drop disclaimers|disclaimer|warnings|warning|caveats|caveat",
  "don't|dont|do_not|never … tell|say|mention|refer|suggest|warn|advise … doctor|lawyer|professional|disclaimer|adviser|advisor|warnings",
  "don't|dont|do_not|never … see|consult|ask … doctor|lawyer|professional",
  "without telling me to",
  "no need for|to … doctor|lawyer",
  "instead of a doctor|lawyer|vet",
  "don't hedge|be_cautious",
  "not consult",
  "لا|ما|بدون|دون|بلا … راجع|تراجع|مراجعه|استشر|تستشير|استشاره … طبيب|الطبيب|دكتور|الدكتور|محام|محامي|المحامي|مختص",
  "لا|ما|متقولش|لا تقل|تقل|تقول … راجع|استشر|روح|روحي|اسال طبيب|الطبيب|دكتور|الدكتور|محام|محامي|مختص",
  "بدون|دون|بلا|من_غير تحذيرات|تحذير|تنبيه|تنبيهات|تحفظات|اخلاء",
  "لا تحذرني|تنبهني|تحيلني",
  "متقوليش|ماتقوليش|متقولش|ما_تقولي|ما_تقلي",
  "لا تذكر … تحذير|تنبيه",
  "من غير ما تقولي|تقول",
  "بلاش تحذيرات|نصايح",
]);
const GUARDRAIL = lexicon([
  "see|consult|ask|call|contact|speak|talk|refer|tell|questions|question … doctor|pharmacist|lawyer|solicitor|professional|adviser|advisor|clinician|nurse|vet|emergency|ambulance|attorney",
  "before i speak|talk|see|meet|call",
  "urgent|warning|red signs|symptoms|flags",
  "red flags",
  "not a diagnosis|decision|substitute|advice|replacement",
  "do_not|don't|never|no diagnose|prescribe|dose|dosing|cite|recommend",
  "general information|education only",
  "questions to ask|for",
  "assumptions",
  "verify|check with",
  "is not in the text",
  "escalate|hand over|hand-over",
  "professional decides",
  "when to seek",
  "educational",
  "متى|اذا|وقت … طبيب|الطبيب|الطوارئ|الاسعاف|مختص",
  "علامات الخطر|خطر|طارئه",
  "ليس|لا_يعد|دون تشخيص|تشخيصا|بديلا|استشاره|قرارا",
  "بدون|دون|لا تشخيص|تشخص|جرعات|تحدد|تصف|تعط",
  "اسئله|اسال … للطبيب|الطبيب|المحامي|للمحامي|الصيدلي|محاميا|مختصا",
  "معلومات عامه|تثقيفيه",
  "استشر|يراجع|راجع|احل|حول|احله|حوله طبيب|الطبيب|محام|محاميا|مختص|مختصا|صيدلي|موظف",
  "وضح الافتراضات|المخاطر",
  "قبل ما اروح|مراجعه|زياره|استشاره",
  "للتوعيه",
  "ليست نصيحه",
  "اسئله … الطبيب|المحامي",
  "ينبغي التحقق",
  "تحقق من",
]);
const STAKES = new Set(["health-info", "legal-info", "finance-info"]);

/** A medical, legal or financial verdict without limits. */
export const highStakesNoGuardrail: Rule = {
  id: "high-stakes-no-guardrail",
  severity: "high",
  dimension: "safety",
  title: { ar: "قرار خطير بلا حدود أمان", en: "High stakes, no limits" },
  why: {
    ar: "الطلب قرار طبي أو قانوني أو مالي بلا حدود، وقد تؤذي إجابة واثقة خاطئة صاحبها.",
    en: "It asks for a medical, legal or money decision without limits, and a confident wrong answer can do harm.",
  },
  fix: {
    ar: "اطلب معلومات عامة، وعلامات الخطر أولًا، وأسئلة تُحمل إلى المختص.",
    en: "Ask for general information, urgent signs first, and questions to take to a professional.",
  },
  examples: {
    bad: {
      ar: "حدد لي جرعة الأنسولين المناسبة لأمي ولا تقل راجعي الطبيب.",
      en: "Diagnose my rash and tell me what dose of steroids to take, no disclaimers.",
    },
    good: {
      ar: "اشرح لأمي المصابة بالسكري كيف يعمل الأنسولين في فقرتين، دون جرعات، مع علامات الخطر وثلاثة أسئلة للطبيب.",
      en: "Explain in 100 words what can cause a ring-shaped rash, list warning signs first and end with three questions to ask my doctor.",
    },
  },
  find(document) {
    const off = document.find(SWITCHED_OFF);
    const stakes = document.task.types.some((type) => STAKES.has(type));
    const line = document.inTextLanguage({
      ar: "اذكر علامات الخطر أولًا، وقدّم معلومات عامة دون تشخيص أو جرعات أو حكم نهائي، واختم بأسئلة للمختص.",
      en: "List urgent warning signs first, give general information only, no diagnosis, dosing or final verdict, and end with questions to ask a professional.",
    });
    if (off[0] && stakes)
      return [
        { start: off[0].start, end: off[0].end, replacement: "" },
        { start: null, end: null, replacement: line },
      ];
    if (!stakes) return [];
    const guarded =
      document.findAffirmed(GUARDRAIL).length > 0 ||
      document.find(GUARDRAIL).some((hit) => /^(?:do not|don't|never|no|not|دون|بدون|لا|ليس)/.test(hit.text));
    if (guarded) return [];
    const verdict = document.findAffirmed(VERDICTS)[0];
    return verdict
      ? [
          { start: verdict.start, end: verdict.end },
          { start: null, end: null, replacement: line },
        ]
      : [];
  },
};
