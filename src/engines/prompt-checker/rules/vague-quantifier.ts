import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const VAGUE = lexicon([
  "some|several|many|enough|various|numerous|plenty|lots|multiple|sufficient|few",
  "a few|lot|couple|bunch|handful|number",
  "a lot of",
  "as many|much as possible",
  "not too many|much|long|short",
  "a bit|little",
  "fairly|quite|relatively|reasonably|somewhat",
  "short enough",
  "more or less",
  "around a few",
  "the most important|popular|relevant",
  "and so on",
  "etc",
  "things like that",
  "as needed|appropriate|necessary",
  "from time to time",
  "بعض|عده|كثير|كثيره|كافي|كاف|كافيه|عديد|عديده|متعدده|مختلفه|شويه|شويت|شوي|كام|كم_واحد|حبتين|مجموعه",
  "بعض",
  "عدد من",
  "عدد كبير|كاف|كافي|مناسب",
  "قدر الامكان|المستطاع",
  "اكبر عدد",
  "كميه كافيه|مناسبه",
  "شويه|شوي|شويت",
  "كام|كم سؤال|فكره|نقطه|اسم|واحد|حاجه",
  "الى حد ما",
  "نوعا ما",
  "مش كتير|طويل",
  "مو طويل|كثير|وايد",
  "اهم|اشهر|ابرز",
  "وهكذا|الخ",
  "وما الى ذلك",
  "حسب الحاجه|اللزوم",
  "من وقت لاخر",
  "اكتر من كده",
  "الكثير من",
  "العديد من",
  "كذا|كم نقطه|فكره",
  "وايد|هواي|ياسر|بزاف|شويا|برشه|كتير|كثير|وفير|وفيره|غزير|غزيره|حفنه|كمشه|شله|باقه|لمه|رشه|نتفه|تشكيله|سلسله_من",
  "قدر|كميه|عدد|مقدار|نسبه معقول|معقوله|لا_باس|مناسب|مناسبه|جيد|محترم|محترمه|كبير|كبيره|وافر",
  "اكبر|اقصى|اكثر قدر|عدد|كميه|ما_يمكن|ممكن",
  "شي|كم|كام واحد|وحده|اثنين|يوم|اسم|فكره|نقطه|سطر",
  "كم|كام|كذا|شي … اسم|فكره|نقطه|مثال|جمله|نصيحه|سؤال|بوست|طريقه|سبب|خطوه|يوم",
  "مو|مش|ليس كثير|كتير|طويل|كبير|وايد|بزاف",
  "loads|tons|heaps|plenty|bags|dozens|hundreds|masses|scads of",
  "a|the touch|dash|pinch|hint|sprinkle|splash|bit|smattering|range|host|wealth|variety|selection|mix|good_deal|fair_amount|decent_number of",
  "fair|good|decent|reasonable|certain|suitable|appropriate|adequate|small|large|limited amount|number|deal|bit|length|quantity|selection",
  "reasonably|fairly|relatively|quite|rather|moderately|sufficiently|suitably short|long|brief|detailed|many|few|big|small|often",
  "as many|much as you|i|we can|could|like|want|possible",
  "not too|very|overly many|much|long|short|few|big",
  "every now|so and|often then",
  "here and there",
  "or so",
]);
/** "أشهر" after a number is months, not the most famous. */
const COUNTED =
  /^(?:[بلوف]?(?:\d+|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثمانيه?|ثمان|تسعه?|عشره?|عده|بضعه)|كل|منذ|خلال|قبل|بعد)$/;
/** «أشهر الشتاء» are months too. */
const SEASONS =
  /^(?:ال)?(?:شتا|شتاء|صيف|صيفيه|ربيع|خريف|سنه|عام|حمل|دراسه|حر|برد|مطر|سته|ثلاثه|اولي|اخيره|ماضيه|قادمه)$/;
const MEASURED = /^(?:some|several|many|few|بعض)$/;

/** A quantity nobody can count. */
export const vagueQuantifier: Rule = {
  id: "vague-quantifier",
  severity: "low",
  dimension: "constraints",
  title: { ar: "كمية غامضة", en: "A vague quantity" },
  why: {
    ar: "هذه كمية بلا رقم، فيختار النموذج العدد كما يشاء.",
    en: "This is a quantity without a number, so the model picks its own.",
  },
  fix: { ar: "ضع رقمًا أو معيارًا يمكن قياسه.", en: "Give a number, or a test that can be checked." },
  examples: {
    bad: { ar: "اقترح بعض الأسماء لمخبز في حلب.", en: "Suggest some names for a bakery in Leith." },
    good: { ar: "اقترح ستة أسماء لمخبز في حلب.", en: "Suggest six names for a bakery in Leith." },
  },
  find: (document) =>
    document
      .findAffirmed(VAGUE)
      .filter((hit) => !(MEASURED.test(hit.text) && /^\d/.test(document.words[hit.last + 1]?.text ?? "")))
      .filter(
        (hit) =>
          !(
            hit.text === "اشهر" &&
            (COUNTED.test(document.words[hit.first - 1]?.text ?? "") ||
              SEASONS.test(document.words[hit.last + 1]?.text ?? ""))
          ) &&
          !/^(?:قدم|ابدا|رتب|ضع) (?:ب?ال)(?:اهم|اشهر|ابرز)/.test(document.phrase(hit.first - 1, hit.last)) &&
          !/^ب?ال/.test(hit.text) &&
          !/^(?:how|كم)$/.test(document.words[hit.first - 1]?.text ?? "") &&
          !/^(?:etc|more or less|ورشه)$/.test(hit.text) &&
          !/^(?:مجموعه|مختلفه|كام)$/.test(hit.text),
      )
      .map(({ start, end }) => ({ start, end })),
};
