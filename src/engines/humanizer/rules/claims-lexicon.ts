import { kept } from "../wording.ts";
import type { PhraseBook, Rewrite } from "../wording.ts";

/** "An inspection was conducted by Greg Palmer" → "Greg Palmer inspected …" needs the verb of the noun. */
const VERBS: Record<string, string> = {
  analysis: "analysed",
  review: "reviewed",
  inspection: "inspected",
  assessment: "assessed",
  study: "studied",
  survey: "surveyed",
  evaluation: "evaluated",
  audit: "audited",
  investigation: "investigated",
  test: "tested",
  examination: "examined",
  comparison: "compared",
};
const actorFirst: Rewrite = ([noun = "", , actor = ""]) => {
  const verb = VERBS[noun.toLowerCase()];
  return verb ? `${cap(actor.trim())} ${verb} ${kept(2)}` : null;
};

/** How a text claims, doubts and stresses. */
export const CLAIMS: PhraseBook = {
  "vague-attribution": {
    en: [
      [
        "{^}(?:many |most |some |several |numerous |leading |industry )?(?:experts?|researchers|scientists|studies|research|analysts|observers|scholars|critics|specialists|professionals|historians|surveys|reports|statistics|sources|data|evidence|critics|commentators|reviewers) (?:widely |generally |also |have |has |recently |consistently |often )*(?:say|says|believe|believes|agree|agrees|suggest|suggests|argue|argues|show|shows|shown|indicate|indicates|claim|claims|note|notes|recommend|recommends|found|finds|estimate|predict|confirm|reveal|reveals|point out|consider) that ",
        "",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}(?:according to (?:(?:many|some|several|various|numerous|leading|recent|industry) )?(?:experts|studies|researchers|reports|research|sources|surveys|analysts|specialists|scientists)),? ",
        "",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}(?:it is|it's) (?:widely|generally|commonly|often|universally) (?:believed|accepted|known|agreed|regarded|acknowledged|recogni[sz]ed|said|understood|held) that ",
        "",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}(?:some|many|critics|observers) (?:have )?(?:argue|argued|say|believe|claim|suggest)(?: that)? ",
        null,
        { weight: 0.5, flag: "needs-source" },
      ],
      [
        "{^}studies have (?:consistently |repeatedly )?(?:shown|found|demonstrated|proven|indicated) (?:that )?",
        "",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      ["(?:recent|numerous|countless|several|many) studies", null, { weight: 0.5, flag: "needs-source" }],
    ],
    ar: [
      [
        "{^}{&}(?:يرى|يؤكد|يعتقد|يشير|يقول|يجمع|يتفق|ينصح|يوصي|يذهب|يحذر|يوضح|أكد|أشار|أجمع|يعتبر) (?:العديد من |كثير من |بعض |معظم |أغلب |عدد من |الكثير من )?(?:ال)?(?:خبراء|مراقبون|مراقبين|مختصون|مختصين|متخصصون|متخصصين|باحثون|باحثين|علماء|محللون|محللين|نقاد|مؤرخون|مؤرخين|أطباء|مهتمون|كثيرون|البعض|خبير) ?(?:في (?:هذا )?(?:المجال|الشأن|الميدان)? ?)?(?:على |إلى |ب)?{an} ",
        "{an}",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}{&}(?:تشير|أشارت|تظهر|أظهرت|تؤكد|أكدت|تثبت|أثبتت|تكشف|كشفت|توضح|أوضحت|بينت|تبين|تفيد|أفادت) (?:العديد من |بعض |معظم |أحدث |عدة |عدد من |الكثير من )?(?:ال)?(?:دراسات|أبحاث|بحوث|تقارير|إحصائيات|إحصاءات|دراسة|مصادر|استطلاعات|تجارب|بيانات|أرقام|معطيات)(?: الحديثة| العلمية| الأخيرة| حديثة| علمية| المتخصصة)*(?: إلى)? ?{an} ",
        "{an}",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}{&}(?:وفقا|طبقا|بحسب|حسب|استنادا) (?:ل|إلى )?(?:ل|ال)?(?:خبراء|لخبراء|دراسات|لدراسات|للدراسات|للخبراء|الخبراء|الدراسات|مصادر|لمصادر|مختصين|لمختصين|تقارير|لتقارير|كثيرين)(?: {w})?[،,] ",
        "",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
      [
        "{^}{&}(?:من المتعارف عليه|من المسلم به|من المتفق عليه|يعتقد على نطاق واسع|يقال|يشاع|ثبت علميا|أثبت العلم|أثبتت العلوم)[،,]? {an} ",
        "{an}",
        { weight: 1, flag: "needs-source", level: 2 },
      ],
    ],
  },
  "hedging-stack": {
    en: [
      ["(may|might|could) (?:potentially|possibly|perhaps|conceivably|likely)", "$1"],
      ["(?:potentially|possibly|perhaps) (may|might|could)", "$1"],
      ["(may|might|could) (?:be able to|have the potential to|well) (?:potentially |possibly )", "$1 "],
      ["(seems?|appears?) to (?:potentially|possibly|perhaps) ", "$1 to "],
      ["(?:it is|it's) (?:possible|likely|conceivable) that ({c}) (may|might|could) ", "$1 $2 ", { level: 2 }],
      ["(?:somewhat|rather|fairly) (relatively|comparatively|arguably)", "$1"],
      ["(?:generally|typically) (tends?) to", "$1 to"],
      ["(can) (?:often |sometimes )?(?:potentially|possibly)", null, { weight: 0.5 }],
      ["(may|might|could) (?:or may not|in some cases|to some extent|arguably)", null, { weight: 0.5 }],
    ],
    ar: [
      ["((?:و|ف)?قد (?:ي|ت|ن|أ)\\p{L}+(?: {w}){0,3}) (?:ربما|على الأرجح|من المحتمل|لعله)(?= )", "$1"],
      ["(?:ربما|لعل)(?: من)? (?:المحتمل|الممكن|الجائز) أن ", "ربما "],
      ["(?:قد )?(?:من )?(?:المحتمل|الممكن|الجائز) (?:ربما )?أنه? قد ", "قد ", { level: 2 }],
      ["ربما قد ", "ربما "],
      ["(?:قد )?يكون من (?:المحتمل|الممكن) أن ", "قد ", { level: 2 }],
      ["(?:يبدو|يظهر) أنه (?:ربما|من المحتمل أن) ", null],
      [" (?:نوعا ما|إلى حد ما|بعض الشيء)[،,]? (?:إلى حد ما|نوعا ما|بعض الشيء|ربما)", null],
      ["على الأرجح ربما ", "على الأرجح "],
    ],
  },
  "intensifier-stack": {
    en: [
      [
        "(?:truly|really|incredibly|extremely|absolutely|undoubtedly|undeniably|unquestionably|remarkably|exceptionally|immensely|profoundly|utterly|tremendously|wholeheartedly|genuinely|simply) (?:truly|really|incredibly|extremely|absolutely|undoubtedly|remarkably|very|exceptionally) ",
        "",
      ],
      [
        "(?:is|are|was|were) (?:truly|really|absolutely|undoubtedly|undeniably|unquestionably|certainly|without a doubt|simply) (?=\\p{L})",
        null,
        { weight: 0.5 },
      ],
      ["(?:truly|undoubtedly|undeniably|unquestionably|incredibly|wholeheartedly|immensely|profoundly) (?=\\p{L})", ""],
      [
        "{^}(?:undoubtedly|undeniably|unquestionably|without a doubt|without question|indeed|truly|of course|certainly|clearly|obviously),? ",
        "",
      ],
      ["(?:very|extremely|highly|absolutely) (crucial|essential|vital|critical|unique|pivotal|key)", "$1"],
    ],
    ar: [
      [
        "{^}{&}(?:لا شك(?: في)?|بلا شك|مما لا شك فيه|لا ريب(?: في)?|من المؤكد|مما لا ريب فيه|لا جدال في|لا يختلف اثنان على|ليس هناك شك في|ما من شك في|لا يخالجنا شك في) {an} ",
        "{an}",
      ],
      ["{&}(?:مما لا شك فيه|لا شك) {an} ", "{&}{an}"],
      ["[،,] (?:بلا شك|بلا أدنى شك|دون شك|من دون شك|بلا ريب|لا محالة|حتما|قطعا)(?=[،,.]|{$})", ""],
      ["{^}{&}(?:بلا شك|بلا أدنى شك|دون شك|دون أدنى شك|بلا ريب|حتما|قطعا|بالتأكيد|بالفعل)[،,] ", ""],
      [" (?:بلا شك|بلا أدنى شك|دون أدنى شك|بلا ريب|حتما) ", " ", { weight: 0.5 }],
      [
        " (?:للغاية|إلى أقصى حد|بكل معنى الكلمة|بكل ما تحمله الكلمة من معنى|إلى أبعد الحدود|على الإطلاق)(?={$}|[،,])",
        "",
        { weight: 0.5 },
      ],
      ["(?:غاية في|في غاية) (?:ال)?(?:أهمية|روعة|جمال|دقة|إتقان|بساطة|سهولة)", null, { weight: 0.5 }],
      ["مهم(?:ة)? (?:جدا )?(?:للغاية|جدا جدا)", null, { weight: 0.5 }],
    ],
  },
  "agentless-passive": {
    en: [
      [
        "{^}(?:a|an|the) (?:comprehensive |thorough |detailed |careful |full )?(analysis|review|inspection|assessment|study|survey|evaluation|audit|investigation|examination|test|comparison) (?:of|into) ([^.,;\\n]*?) (?:was|were) (?:conducted|carried out|performed|undertaken|completed|made|done) by ((?:the )?(?:\\p{L}+ ?){1,3}?)(?=,|\\.| (?:on|in|at|and|during|between|last|this)(?! \\p{L}+ing) )",
        actorFirst,
        { weight: 1.5 },
      ],
      [
        "{^}(?:a|an|the) (?:comprehensive |thorough |detailed |careful )?(?:analysis|review|assessment|study|evaluation|survey|inspection) (?:was|were) (?:conducted|carried out|performed|undertaken) by ((?:the )?\\p{L}+(?: \\p{L}+)?),? and it was found that ",
        (g) => `${cap(g[0] ?? "")} found that `,
        { weight: 2 },
      ],
      [
        "{^}it (?:was|has been|is|can be) (?:found|determined|observed|shown|discovered|demonstrated|established|concluded|decided|seen|reported|estimated|revealed) that ",
        "",
        { weight: 1 },
      ],
      ["(?:,)? and it was (?:found|determined|observed|discovered|concluded) that ", null, { weight: 0.5 }],
      [
        "was (?:opened|built|designed|written|founded|created|led|launched|developed|introduced|established) by ",
        null,
        { weight: 0.25 },
      ],
    ],
    ar: [
      [
        "(?:تم|جرى) ({w} {c}) من قبل ({c})(?=[،,.]|{$}| (?:في|يوم|خلال|عام|سنة|منذ|قبل|بعد|بشكل) )",
        null,
        { weight: 1.5 },
      ],
      [
        "(?:من قبل|من طرف|من جانب|على يد) (?:ال)?(?:وزير|وزارة|إدارة|شركة|فريق|لجنة|مدير|هيئة|حكومة|خبراء|مختصين|باحثين|رئيس|مؤسسة|بلدية|مجلس)",
        null,
        { weight: 0.5 },
      ],
    ],
  },
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
