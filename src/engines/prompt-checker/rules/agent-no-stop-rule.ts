import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const ENDLESS = lexicon([
  "until … perfect|satisfied|happy|done|works|solved|best|complete|finished|success|everything",
  "keep going|trying|working|looping|iterating|improving|searching|researching",
  "never stop|stops|give|gives",
  "don't stop",
  "do not stop",
  "without stopping|end",
  "forever|endlessly|indefinitely|continuously|nonstop",
  "non stop",
  "as long as it takes",
  "24 7",
  "all the time",
  "every possible",
  "exhaustively",
  "at all times",
  "loop until",
  "always on",
  "everything there is",
  "again and again",
  "day and night",
  "لحد_ما|لين|الى_ان|حتى|لغايه_ما … يتبسط|يرضى|تنتهي|يكتمل|تكتمل|يخلص|تخلص|ينجح|تنجح|يقتنع|يزبط|تضبط|يشتري|تحقق|يكون|مثالي|تصل",
  "لا تتوقف|يتوقف|توقف",
  "متوقفش|ماتوقفش|ما_توقف|ما_يوقف|لا_توقف",
  "باستمرار|بلا_توقف|دون_توقف|بدون_توقف|من_غير_توقف|الى_ما_لا_نهايه|الى_الابد|طول_الوقت|على_مدار_الساعه|طوال_الوقت|علي_طول|دايما",
  "استمر|كمل|واصل|ضل|خليك|ابق … حتى|لحد|لين|الى",
  "كرر المحاوله",
  "حاول|جرب … حتى|لحد|لين|مرات",
  "مهما كلف|طال",
  "ليل نهار",
  "كل الاحتمالات|الطرق_الممكنه",
  "بلا نهايه",
  "٢٤ ساعه",
  "24 ساعه",
  "لا تياس|تستسلم",
]);
const AGENT = lexicon(
  [
    "agent|agents|bot|chatbot|autonomous|autonomously|automation|loop|crawler|monitor",
    "assistant that|who|which",
    "manages my|our|the",
    "ايجنت|وكيل|وكيلا|بوت|شات_بوت|روبوت|مساعد|مساعدا|اتمته|الوكيل|البوت|راقب|يراقب",
  ],
  { loose: true },
);
const STOP = lexicon(
  [
    "stop after|when|if|at",
    "stops after|when|at",
    "hand over|off",
    "escalate|escalates|budget|limit|maximum|max|at_most",
    "after … messages|attempts|tries|steps|rounds|minutes|failures",
    "transfer to",
    "time limit",
    "end when",
    "give up after",
    "توقف|يتوقف|قف|تتوقف … بعد|عند|اذا|لو",
    "حول|حوله|يحول|احل|حولها … لموظف|الى|لبشري|لانسان|للدعم",
    "بحد اقصى",
    "بعد … محاولات|محاولتين|رسائل|مرات|خطوات|دقائق|دقيقه",
    "مرتين",
    "الميزانيه",
    "يسلم|تسليم المحادثه",
  ],
  { loose: false },
);

/** An open-ended loop without an end. */
export const agentNoStopRule: Rule = {
  id: "agent-no-stop-rule",
  severity: "medium",
  dimension: "constraints",
  title: { ar: "لا شرط للتوقف", en: "No rule for stopping" },
  why: {
    ar: "الغاية مفتوحة بلا نهاية، فقد يدور الوكيل بلا توقف ويستهلك الوقت والمال.",
    en: "The goal has no end, so the agent may loop and burn time and money.",
  },
  fix: {
    ar: "حدد عدد المحاولات أو الوقت، ومتى يسلّم الأمر لإنسان.",
    en: "Set a budget of steps or time, an end test and a hand-over.",
  },
  examples: {
    bad: {
      ar: "ابنِ بوتًا يرد على الزبائن ويستمر حتى يرضى الزبون تمامًا.",
      en: "Build an agent that keeps improving the report until it is perfect.",
    },
    good: {
      ar: "ابنِ بوتًا يرد على الزبائن من قائمة الأسعار، ويحوّل الزبون إلى موظف بعد محاولتين.",
      en: "Build an agent that improves the report, stops after three rounds and hands over to me.",
    },
  },
  find(document) {
    if (!document.has(AGENT) || document.has(STOP)) return [];
    const hit = document.find(ENDLESS)[0];
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "شرط التوقف: توقف بعد {{عدد_المحاولات}} محاولات، ثم حوّل الأمر إلى إنسان.",
      en: "Stop after {{max_steps}} steps, then hand over to a person.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
