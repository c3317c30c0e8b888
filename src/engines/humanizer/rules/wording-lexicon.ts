import { fold } from "#engines/text/fold.ts";
import { kept } from "#engines/humanizer/wording.ts";
import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";
import { baseOf } from "./english-forms.ts";
import { MANNERS } from "./adverbs-data.ts";
import { nominative, participleOf, pastOf, thirdPerson } from "./word-forms.ts";

const NOUN_VERBS: Record<string, string> = {
  analysis: "analyse",
  inspection: "inspect",
  review: "review",
  assessment: "assess",
  evaluation: "evaluate",
  investigation: "investigate",
  examination: "examine",
  decision: "decide",
  improvement: "improve",
  recommendation: "recommend",
  assessments: "assess",
  comparison: "compare",
  calculation: "calculate",
  adjustment: "adjust",
  change: "change",
  changes: "change",
  study: "study",
  discussion: "discuss",
  explanation: "explain",
  installation: "install",
  test: "test",
  tests: "test",
  check: "check",
  search: "search",
  measurement: "measure",
  recruitment: "recruit",
  allocation: "allocate",
  collection: "collect",
  treatment: "treat",
  preparation: "prepare",
  observation: "observe",
  measurements: "measure",
};
const VERB_ENDINGS: Record<string, (base: string) => string> = {
  base: (base) => base,
  s: (base) =>
    /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? base.replace(/y$/, "ies") : `${base}s`,
  ed: (base) => (base.endsWith("e") ? `${base}d` : /[^aeiou]y$/.test(base) ? base.replace(/y$/, "ied") : `${base}ed`),
};
/** "carried out an inspection of" → "inspected". */
const plainVerb: Rewrite = ([verb = "", noun = ""]) => {
  const base = NOUN_VERBS[noun.toLowerCase()];
  if (!base) return null;
  const ending = /^(?:carries|performs|conducts|makes|does|undertakes)/i.test(verb)
    ? "s"
    : /^(?:carried|performed|conducted|made|did|undertook)/i.test(verb)
      ? "ed"
      : "base";
  return (VERB_ENDINGS[ending] as (base: string) => string)(base);
};
const ADJECTIVE_VERBS: Record<string, string> = {};
for (const [adjective, verb] of [
  ["indicative", "show"],
  ["reflective", "reflect"],
  ["supportive", "support"],
  ["representative", "represent"],
  ["illustrative", "show"],
  ["suggestive", "suggest"],
] as const) {
  ADJECTIVE_VERBS[`is ${adjective}`] = `${thirdPerson(verb)} `;
  ADJECTIVE_VERBS[`are ${adjective}`] = `${verb} `;
  ADJECTIVE_VERBS[`was ${adjective}`] = `${pastOf(verb)} `;
  ADJECTIVE_VERBS[`were ${adjective}`] = `${pastOf(verb)} `;
}
/** "A review of fuel receipts was undertaken" → "Fuel receipts were reviewed". */
const passiveVerb: Rewrite = ([, noun = "", object = ""]) => {
  const base =
    noun.toLowerCase() === "audit" || noun.toLowerCase() === "survey" || noun.toLowerCase() === "count"
      ? noun.toLowerCase()
      : NOUN_VERBS[noun.toLowerCase()];
  if (!base) return null;
  const head = object.replace(/\s*\(.*$/, "").split(/ (?:of|in|on|at|for|from|with|by|that|which) /)[0] ?? object;
  const plural = / and /.test(head) || (/[^sui]s$/.test(head) && !/(?:ness|sis|ics|business|process)$/.test(head));
  return `${kept(3)} ${plural ? "were" : "was"} ${participleOf(base)}`;
};
const gerundToBase =
  (before: string): Rewrite =>
  ([gerund = ""]) => {
    const base = baseOf(gerund);
    return base === null ? null : before + base;
  };

/** After a form of "have": no other verb governs it. */
const FREE =
  "(?<!(?:to|will|would|shall|should|may|might|must|can|could|not|n't|never|who|do|did|does|'ll|'d) ha(?:s|ve|d))";

const MANNER = `(?:${Object.keys(MANNERS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})(?:ة)?`;
const MANNER_WORDS = new Map(Object.entries(MANNERS).map(([adjective, adverb]) => [fold(adjective), adverb]));

/** «بشكل سريع ودقيق» → «بسرعة ودقة». */
function manner(adjective: string, second: string): string | null {
  const adverb = mannerOf(adjective);
  if (adverb === undefined) return null;
  if (second === "") return adverb === "" ? "" : ` ${adverb}`;
  const other = mannerOf(second.trim().replace(/^و/, ""));
  if (other === undefined) return null;
  if (adverb === "" || other === "") return adverb + other === "" ? "" : ` ${adverb + other}`;
  return ` ${adverb} و${/^ب/.test(adverb) && /^ب/.test(other) ? other.slice(1) : other}`;
}

function mannerOf(adjective: string): string | undefined {
  const folded = fold(adjective);
  return MANNER_WORDS.get(folded) ?? MANNER_WORDS.get(folded.replace(/ه$/, ""));
}

function both(first: string | null, second: string | null): string | null {
  return first && second ? `${first} and ${second}` : null;
}

/** Word choice: a longer or grander wording where the plain one says the same. */
export const WORDING: PhraseBook = {
  "copula-avoidance": {
    en: [
      ["holds the distinction of being ", "is "],
      ["has the distinction of being ", "is "],
      [
        "(?:serves|stands|functions|acts|operates|doubles|works|ranks|qualifies|counts|comes|figures|shines|emerges|exists) (?:today |now |also |both |primarily |largely |proudly )*as (?=(?:a|an|the|its|their|our|his|her|one|both|more|an) )",
        "is ",
      ],
      [
        "(?:boasts|sports|touts|packs|flaunts|houses) (?=(?:a|an|the|over|more|some|its|several|many|two|\uE000|impressive|incredible|stunning) ?)",
        "has ",
      ],
      ["boasts", "has"],
      ["(?:they|cities|hotels|rooms|we|you) boast ", null],
      ["(?:which|that) boasts ", null],
      ["represents (?=(?:a|an|one) )", "is ", { level: 2 }],
      ["constitutes (?=(?:a|an|the) )", "is ", { level: 2 }],
      ["(?:features|offers) (?:a|an) (?:wide|diverse|rich|impressive)", null, { weight: 0.5 }],
      ["embodies the ", null, { weight: 0.5 }],
      ["(?:finds|found) (?:itself|themselves|himself|herself) (?=(?:at|in|on|with|as) )", null, { weight: 0.5 }],
      [
        "(?:is considered to be|is regarded as|is widely considered|is known to be) (?=(?:a|an|one|the) )",
        "is ",
        { level: 3 },
      ],
      ["{^}(?:there exists|there exist) ", "There is ", { level: 3, weight: 0.5 }],
      ["proves to be ", "is ", { level: 3, weight: 0.5 }],
      [
        "(has|have|had) (?:{ALREADY} )*(?:served|stood|functioned|acted|operated|worked) as (?={POSSESSIVE_OR_ARTICLE} )",
        "$1 been ",
        { level: 2, weight: 0.75 },
      ],
      [
        "has (?:{ALREADY} )*(?:emerged|ranked|qualified) as (?={POSSESSIVE_OR_ARTICLE} )",
        "is now ",
        { level: 2, weight: 0.75 },
      ],
      [
        "have (?:{ALREADY} )*(?:emerged|ranked|qualified) as (?={POSSESSIVE_OR_ARTICLE} )",
        "are now ",
        { level: 2, weight: 0.75 },
      ],
      [
        "(?:served|stood|functioned|acted|operated|doubled|worked|ranked|qualified|emerged) (?:also |both |primarily |largely |proudly )*as (?={POSSESSIVE_OR_ARTICLE} )",
        "was ",
        { level: 2, weight: 0.75 },
      ],
      [
        [
          "(?:serve|stand|function|act|operate|double|work|rank|qualify|count) (?:today |now |also |both |primarily )*as (?=(?:a|an|the|its|their|our|one|key|important|vital|essential|powerful|living) )",
          "(represent|constitute|signify|mark|comprise|embody) (?=(?:a|an|one of the|some of the|the (?:most|best|first|largest|only|heart|essence|core|spirit)) )",
        ],
        "are ",
        { level: 2 },
      ],
      [
        "(it|this|that|which|{w}) features (?=(?:a|an|the|over|more|some|its|several|many|two|three|\uE000|{w} (?:{w} )?(?:rooms?|modes?|ports?|colou?rs?|screens?|options?|levels?|pages?|designs?|displays?|battery|camera|lenses|sensors?|menus?|gardens?|galleries))+)",
        "$1 has ",
      ],
      ["boasting (?=(?:a|an|the|over|more|some|its|several|many|\uE000|impressive))", "with ", { weight: 0.75 }],
      ["featuring (?=(?:a|an|the|over|more|some|its|several|many|\uE000))", "with ", { level: 2, weight: 0.5 }],
      [
        "(represents|constitutes|signifies|marks|comprises|embodies|remains|proves) (?=(?:a|an|one of the|the (?:most|best|first|largest|only|ultimate|perfect|very|heart|essence|core|spirit)) )",
        (g) => (/^remains/.test(g[0] ?? "") ? null : "is "),
      ],
      ["(?:is|are) (?:nothing (?:less|short|more) than|none other than) (?=(?:a|an|the) )", null, { weight: 0.75 }],
      ["has {GROWN} into (?=(?:a|an|one|the) )", "is now ", { weight: 1 }],
      ["have {GROWN} into (?=(?:a|an|one|the|some) )", "are now ", { weight: 1 }],
    ],
    ar: [
      [
        "{^}{&}(?:يعد|تعد|يعتبر|تعتبر) ((?:ال\\p{L}+|\\p{L}+ ال\\p{L}+|\\p{L}+ ال\\p{L}+ ال\\p{L}+|\uE000+)) (?:بمثابة )(?=ال)",
        "$1 ",
      ],
      ["(?:كما |حيث |إذ )?(?:يعد|تعد|يعتبر|تعتبر) ({c}) بمثابة ", null],
      ["{&}(?:يعد|تعد|يعتبر|تعتبر) {c}\\p{L}+ا(?=[،,. ])", null, { weight: 0.75 }],
      [
        [
          "{&}(?:يعد|تعد|يعتبر|تعتبر) ",
          "(?:يعتبر|تعتبر|يعد|تعد) (?:هذا|هذه|ذلك|تلك) (?=من |أحد |إحدى |أول |أهم |أكبر |أفضل )",
          "(يتمتع|تتمتع|يتميز|تتميز|يمتاز|تمتاز|يتسم|تتسم|يزخر|تزخر|يحفل|تحفل|يختص|تختص|ينفرد|تنفرد) ((?:{w} ){0,3}?)ب(?:ال)?(?:قدرة|قدرته|قدرتها|كونه|كونها|العديد|مجموعة)",
          "(?:يتمتع|تتمتع|يحظى|تحظى) ((?:{w} ){0,3}?)ب(?:موقع|أهمية|مكانة|شهرة|شعبية|إقبال|حضور|سمعة|اهتمام|قدرة|خبرة) ",
        ],
        null,
        { weight: 0.5 },
      ],
      [
        "{^}{&}(?:يعد|تعد|يعتبر|تعتبر|يمثل|تمثل|يشكل|تشكل) ((?=[^.،\\n]{0,70}?(?:ال\\p{L}|\uE000|\\p{L}ها|\\p{L}نا|هذا|هذه))(?:{w} ){1,8}?)(?:بمثابة )?((?<=(?: |\uE000))(?:من أهم|من أبرز|من أكثر|من أفضل|من أكبر|من أشهر|من أجمل|من أعرق|من أقدم|من أغنى|من بين|من ال\\p{L}+|واحدة من|واحدا من|واحد من|أحد|إحدى|أهم|أبرز|أكثر|أفضل|أكبر|أجمل|أشهر|أول|أداة|وسيلة|خطوة|ركيزة|طريقة|وجهة|ظاهرة|قضية|مسألة|مهارة|تجربة|فرصة|مادة|لغة|دولة|شركة|مؤسسة|منصة|تقنية|وظيفة|نقلة|علامة|ضرورة|حاجة|ثروة|مدينة|قرية|منطقة|بيئة|ثقافة|رسالة|مسؤولية|قيمة|إضافة|نتيجة|بداية|مرحلة|صورة|رحلة|حكاية|قصة|هواية|مهنة|حرفة|صناعة|زراعة|رياضة|عادة|مبادرة|شراكة|منظومة|نافذة|بوابة|جزءا|خيارا|حلا|عنصرا|عاملا|رمزا|مصدرا|مركزا|نموذجا|مثالا|لغزا|تحديا|هدفا|أساسا|ملاذا|موعدا|مكانا|مشروعا|إنجازا|حدثا|كنزا|مرجعا|ركنا|محورا|جسرا|شرطا|سببا|دليلا|تجسيدا|امتدادا|انعكاسا|متنفسا|ملتقى|منارة)(?!\\p{L})[^.!؟؛\\n]{0,60}?)(?={$}|[،,]| (?:في|من|على|إلى|ل|ب|عن|بين|منذ|عند|لدى|التي|الذي|مما|حيث) )",
        (g) => `${(g[0] ?? "").trim()} ${nominative(g[1] ?? "")}`,
        { weight: 1 },
      ],
      [
        "(?:التي|الذي) (?:تعد|يعد|تعتبر|يعتبر) ((?:من|واحدة من|أحد|إحدى|أهم|أبرز|أكبر|أفضل|أشهر) )",
        (g) => g[0] ?? "",
        { weight: 0.75 },
      ],
      [
        "(?:يبرز|تبرز|يأتي|تأتي|يقف|تقف|يظهر|تظهر|يطل|تطل|يتربع|تتربع) ([^.،؛\\n]{2,70}?) (?:ك|بوصفه |بوصفها |باعتباره |باعتبارها |بصفته |بصفتها )(خيار|حل|نموذج|مثال|رمز|وجهة|أداة|بديل|ركيزة|فرصة|محطة|مركز|وسيلة|علامة|عنصر|مصدر|ملاذ|شريك|قوة|منصة|أحد|إحدى|واحد|واحدة|لاعب|مرجع|محرك|جسر|مكان|متنفس|مشروع)",
        (g) => `${g[0] ?? ""} ${(g[1] ?? "").replace(/ًا$/, "")}`,
        { weight: 1 },
      ],
      [
        "{^}{&}(?:يعد|تعد|يعتبر|تعتبر) ((?:(?:ال|لل)\\p{L}+|\\p{L}{2,}(?:ها|هم|نا|كم|ته|ك)|هذا|هذه|ذلك|تلك)(?: (?:ال\\p{L}+)){0,3}) (?!في |من قبل|على )([^.!؟؛،\\n]{3,90}?)(?={$}|[،,])",
        (g) => `${g[0] ?? ""} ${nominative(g[1] ?? "")}`,
        { weight: 1 },
      ],
      [
        "{^}{&}(يتميز|يمتاز|يتمتع|يتسم|ينفرد) ب(?!ال|ه|أن|(?:لد|لاد|يت|يئ|ني|رنامج|طاري|حير|رج|واب|اب|حر|نك|شر|قر|طل|حث|يانات|ذور|ناء|ستان|ئر|ضاع|صل|رتقال|ريد|داي|وصل|وست|حوث|رامج|يوت|نوك|لدان|لدي)\\p{L}* )(?=\\p{L}{3})",
        "له ",
        { weight: 0.75 },
      ],
      [
        "{^}{&}(?:تتميز|تمتاز|تتمتع|تتسم|تنفرد) ب(?!ال|ه|أن|(?:لد|لاد|يت|يئ|ني|رنامج|طاري|حير|رج|واب|اب|حر|نك|شر|قر|طل|حث|يانات|ذور|ناء|ستان|ئر|ضاع|صل|رتقال|ريد|داي|وصل|وست|حوث|رامج|يوت|نوك|لدان|لدي)\\p{L}* )(?=\\p{L}{3})",
        "لها ",
        { weight: 0.75 },
      ],
      [
        "{^}{&}(?:يتميز|يمتاز|يتمتع|يتسم|ينفرد|تتميز|تمتاز|تتمتع|تتسم|تنفرد) ال(\\p{L}+(?: ال\\p{L}+){0,2}) ب(?!ال|ه|أن)(?=\\p{L}{3})",
        (g) => `لل${g[0] ?? ""} `,
        { weight: 0.75 },
      ],
    ],
  },
  "ai-vocabulary": {
    en: [
      [
        "captivat(e|es|ed|ing) the (?:imagination|attention|hearts?|senses|minds?)(?: and {w})? of ",
        (g) => `interest${(g[0] ?? "").replace(/^e(?=s|$)/, "")} `,
        { weight: 1 },
      ],
      ["delv(?:es|ing|e|ed) (?:deeper |deeply )?into", null, { weight: 1 }],
      ["delve into ", "look at ", { weight: 1 }],
      ["delves into ", "looks at ", { weight: 1 }],
      ["leverage(s?) (?=\\p{L})", "use$1 "],
      ["utili[sz]e(s?|d?) (?=\\p{L})", "use$1 "],
      ["leveraging (?=\\p{L})", "using "],
      ["utili[sz]ing (?=\\p{L})", "using "],
      ["harnessing the (?:full )?(?:power|potential) of ", "using "],
      ["foster(s?) (?=\\p{L})", "encourage$1 "],
      ["fostering (?=\\p{L})", "encouraging "],
      ["facilitate(s?) (?=\\p{L})", "help$1 ", { level: 3 }],
      ["empower(s?) ({PEOPLE}) to ", "let$1 $2 ", { level: 2 }],
      ["empowering ({PEOPLE}) to ", "letting $1 "],
      [
        "enables (individuals|people|teams|users|developers|students|employees|you|us|them) to ",
        "lets $1 ",
        { weight: 0.5 },
      ],
      ["harness(?:es)? the (?:full )?(?:power|potential) of ", "use ", { level: 2 }],
      ["embark(?:s|ed|ing)? on ", null],
      ["(?:in )?the realm of ", null],
      ["intricate (?:interplay|dance|web|balance)", null],
      [
        "the (?:ever-evolving |ever-changing |complex |dynamic |broader |current |competitive )*landscape of ",
        "",
        { level: 2 },
      ],
      [
        "the (?:intricate|fascinating|complex|exciting|wonderful|vibrant|captivating) (?:world|realm|landscape|tapestry) of ",
        "",
      ],
      ["(?:intricacies|complexities|nuances) of ", "details of ", { level: 2, weight: 0.5 }],
      [
        [
          "(?:sustainable|synergy|synergies|paradigm shift|paradigm|ecosystem|holistic|actionable insights|valuable insights|key takeaways|deep dive|game changer|north star|low-hanging fruit)",
          "(?:underscore|underscores|underscored|underscoring|bolster|bolsters|bolstering|garner|garners|garnered|elucidate|elucidates|showcase|showcases|showcasing|spearhead|spearheaded|cultivate|cultivates|elevate|elevates|elevating|resonate|resonates|captivate|captivates|transcend|transcends|exemplify|exemplifies|encompass|encompasses|intertwined|interplay|meticulous|meticulously|commendable|paramount|indelible|profound|profoundly|myriad|poised|navigate|navigating|unveil|unveils|reimagine|revolutionize|revolutionise|supercharge|turbocharge)",
          "fostering a (?:sense|culture|spirit) of ",
          "plays a (?:crucial|key|vital|pivotal) ",
        ],
        null,
        { weight: 0.5 },
      ],
      ["bolster(s?) (?=\\p{L})", "strengthen$1 ", { level: 2 }],
      ["garnered ", "got ", { level: 2 }],
      ["showcases ", "shows ", { level: 2 }],
      ["underscores ", "shows ", { level: 2 }],
      ["showcase ", "show ", { level: 2 }],
      ["encompasses ", "includes ", { level: 2 }],
      ["(?:ongoing|continued|tireless|collective) efforts to foster ", "efforts to encourage ", { level: 1 }],
      [
        "resonat(es|ed|ing|e) (?:deeply |strongly |powerfully )?with (?=(?:the |our |their |many |its |his |her |all |young |modern )?(?:readers?|audiences?|people|users?|customers|viewers|listeners|me|us|many|everyone|fans|families|visitors|others|generations?|travell?ers|students|voters|parents) ?)",
        (g) => REACHES[g[0] ?? ""] ?? null,
        { weight: 0.5 },
      ],
      [
        "resonat(es|ed|ing|e) (?:deeply |strongly |powerfully )?with ",
        (g) => FITS[g[0] ?? ""] ?? null,
        { weight: 0.5 },
      ],
      ["a holistic approach", "an approach", { weight: 0.5 }],
      ["paramount(?= (?:importance|concern))", "first", { level: 2 }],
      [
        "embark(s|ed|ing|) on (?!(?:a|an|the|this|your|their|our|his|her|my) (?:{w} ){0,2}(?:journey|adventure|quest|voyage|path))",
        (g) => `start${g[0] ?? ""} `,
        { weight: 0.5 },
      ],
      [
        "(digital|business|political|media|educational|competitive|technological|cultural|economic|global|modern|healthcare|retail|corporate|startup|tech|marketing|financial|culinary|urban|literary|artistic|social|legal|workplace|job|news) landscape",
        "$1 world",
        { weight: 0.5 },
      ],
      [
        "(?:valuable|actionable|meaningful|deep|key|rich|practical) insights(?! into)",
        "useful findings",
        { weight: 0.5 },
      ],
      ["(?:a|the) paradigm shift", "a big change", { weight: 0.75 }],
      ["(?:a|the|real|true) game[- ]changer", "a big change", { weight: 0.75 }],
      ["(?:a|the) deep dive (?:into|on)", "a close look at", { weight: 0.75 }],
      ["low-hanging fruit", "easy gains", { weight: 0.5 }],
      ["pain points?", "problems", { weight: 0.5 }],
      ["(?:key|main) takeaways?", "main points", { weight: 0.5 }],
      [
        "(?:fast-paced|dynamic|ever-changing|rapidly changing|ever-evolving) (environments?|settings?|workplaces?|teams?|worlds?|industr(?:y|ies)|markets?)",
        "busy $1",
        { weight: 0.5 },
      ],
      ["complex and multi-?faceted", "complex", { weight: 1 }],
      [
        "(?:a|the) (?:intricate|delicate|complex|dynamic) (?:dance|interplay|balance|web) (?:of|between) ",
        null,
        { weight: 0.75 },
      ],
      [
        "a sense of (community|purpose|belonging|pride|calm|peace|ownership|wonder|unity|connection|accomplishment|identity|place|responsibility|urgency|freedom|security)",
        "$1",
        { weight: 0.5 },
      ],
      ["in the realm of ", "in ", { weight: 0.75 }],
      [
        [
          "(?:take|takes|taking|took) (?:{w} ){1,4}to (?:the next level|new heights)",
          "push(?:es|ed|ing)? the (?:boundaries|envelope|limits)(?: of (?:what is possible|what's possible|{w}))?",
          "(?:unlock|tap into|maximi[sz]e|reach|realize|realise|fulfil|fulfill)(?:s|ed|ing)? (?:your|their|its|our|his|her|the) (?:full|true|untapped|hidden) potential",
        ],
        null,
        { drop: true, weight: 0.75 },
      ],
    ],
    ar: [
      [
        "(يعزز|تعزز|نعزز|عزز|عززت) ((?:ال\\p{L}+ |هذا ال\\p{L}+ |هذه ال\\p{L}+ )?)من (?=\\p{L})",
        (g) => `${STRENGTHENS[bare(g[0] ?? "")] ?? ""}${g[1] ?? ""}`,
        { weight: 0.75 },
      ],
      ["(?:منظومة|المنظومة) (?:متكاملة|المتكاملة|شاملة|الشاملة)", null],
      ["(?:ركيزة|الركيزة|ركائز|دعامة|دعائم) (?:أساسية|الأساسية|رئيسية|أساسي){+}", null],
      ["(?:شامل|شاملا|الشامل|شاملة|متكامل|متكاملا|المتكامل) و(?:متكامل|المتكامل|متكاملا|متكاملة|شامل|شاملا)", null],
      [
        [
          "منظومة (?:العمل|التعليم|القيم|النقل|الصحة|الإنتاج|الخدمات)",
          "(?:تمكين|لتمكين|وتمكين) ",
          "(?:تمكن|يمكن|تمكنهم|تمكنك) (?:المطورين|المستخدمين|الأفراد|الطلاب|الشركات) من ",
          "(?:الريادة|ريادة|التميز|بالتميز|والتميز|والريادة|الابتكار والإبداع|الإبداع والابتكار|رؤية طموحة|رؤية مستقبلية)",
          "(?:يسهم|تسهم|يساهم|تساهم) (?:بشكل (?:كبير|فعال|ملحوظ|مباشر) )?في (?:تعزيز|تحقيق|تطوير|بناء|خلق|رفع|تحسين|دعم|إثراء|ترسيخ)",
          "(?:تعزيز|لتعزيز|وتعزيز) (?:الإنتاجية|الكفاءة|الثقة|الوعي|التواصل|التعاون|الابتكار|المهارات|التفاعل|القدرات|جودة|مكانة)",
          "(?:يسلط|تسلط|مسلطا|تسليط|سلط) الضوء على ",
          "(?:نهج|منهج|إطار) (?:شامل|متكامل|متوازن|استباقي)",
          "تحقيق التوازن (?:بين|المطلوب)",
          "(?:نهج|نهجا) (?:شامل|متكامل|مبتكر|استباقي|متوازن|تشاركي)(?:ا)?",
          "(?:المسارات|المسيرة|العملية|الجهود|الخطط|المشاريع) (?:التنموية|الإبداعية|الابتكارية|النهضوية)",
          "(?:نقلة|قفزة) نوعية (?:في|نحو|ل)",
          "(?:أكثر من مجرد|أبعد من مجرد) ",
        ],
        null,
        { weight: 0.5 },
      ],
      [
        "(?:تمكين|لتمكين|وتمكين) (المرأة|الشباب|الموظفين|الأفراد|الطلاب|المستخدمين|المجتمع|المجتمعات|الأسر|المطورين) من (?=ال|ت)",
        null,
        { weight: 0.75 },
      ],
      ["(?:آفاق|آفاقا|الآفاق) (?:جديدة|واسعة|أوسع|رحبة|أرحب|واعدة|لا حدود لها)", null, { weight: 0.75 }],
      ["(?:ال)?ارتقاء ب(?=\\p{L}{3})", "تحسين ", { weight: 0.75 }],
      [
        "(يرتقي|ترتقي) ((?:{w} ){0,2}?)ب(?=\\p{L}{3})",
        (g) => `${/^ت/.test(g[0] ?? "") ? "تحسّن" : "يحسّن"} ${g[1] ?? ""}`,
        { weight: 0.75 },
      ],
      [
        "(يسلط|تسلط|سلط|سلطت) ((?:{w} ){0,3}?)الضوء على ",
        (g) => `${SHOWS[g[0] ?? ""] ?? ""} ${g[1] ?? ""}`,
        { weight: 0.75 },
      ],
      ["تسليط (?:ال|مزيد من ال)ضوء على ", "عرض ", { weight: 0.75 }],
      ["(?:إلقاء|القاء) الضوء على ", "عرض ", { weight: 0.75 }],
      ["(يعزز|تعزز|عزز|عززت) من ", (g) => `${SUPPORTS[g[0] ?? ""] ?? ""} `, { weight: 0.75 }],
      ["تعزيز من ", "دعم ", { weight: 0.5 }],
      [
        "(?:يسهم|يساهم) (?:بشكل (?:كبير|فعال|ملحوظ|مباشر|إيجابي) |إسهاما \\p{L}+ )?في (?=ت\\p{L}{2}ي\\p{L} |رفع |بناء |دعم |زيادة |خلق |نشر |إثراء )",
        "يساعد على ",
        { weight: 0.5 },
      ],
      [
        "(?:تسهم|تساهم) (?:بشكل (?:كبير|فعال|ملحوظ|مباشر|إيجابي) |إسهاما \\p{L}+ )?في (?=ت\\p{L}{2}ي\\p{L} |رفع |بناء |دعم |زيادة |خلق |نشر |إثراء )",
        "تساعد على ",
        { weight: 0.5 },
      ],
      ["(رؤية|برؤية) (?:شاملة|طموحة|متكاملة|استراتيجية|مستقبلية|ثاقبة|واضحة المعالم)", "$1", { weight: 0.75 }],
      ["(شراكات) (?:فاعلة|استراتيجية|مثمرة|بناءة|متينة|نوعية)", "$1", { weight: 0.75 }],
      ["(منظومة) (?:متكاملة|شاملة|متطورة|حديثة)", "$1", { weight: 0.75 }],
      ["(حلول|حلولا) (?:مبتكرة|متكاملة|ذكية|إبداعية|خلاقة|نوعية)", "$1", { weight: 0.5 }],
      ["(?:بيئة) (?:محفزة|داعمة|ملهمة|حاضنة|خصبة|تفاعلية|متكاملة)", "بيئة جيدة", { weight: 0.75 }],
      [
        "تمكين (المرأة|الشباب|الموظفين|الأفراد|الطلاب|المستخدمين|المجتمع|المجتمعات|الأسر|المطورين|الأطفال|الفتيات|النساء|الشركات|المزارعين) من (?=ال|ت|إ|ا|م)",
        "مساعدة $1 على ",
        { weight: 0.75 },
      ],
      ["(?:إطلاق|أطلق|يطلق|تطلق|أطلقت) (?:العنان ل|طاقات |الطاقات |قدرات )", null, { weight: 0.75, drop: true }],
      [
        "(?:يفتح|تفتح|فتح|فتحت) (?:ال)?(?:باب|أبواب|أبوابا|آفاقا|آفاق|المجال|نافذة|الأفق) (?:جديدة |واسعة |رحبة |واسعا )?(?:أمام|ل|على|نحو|إلى)",
        null,
        { weight: 0.75, drop: true },
      ],
      ["(?:رسم|صياغة|تشكيل) (?:ملامح|معالم) (?=ال|\\p{L})", "تحديد ", { weight: 0.75 }],
      [
        "(?:بما|بشكل|بطريقة) (?:يلبي|تلبي|يواكب|تواكب|يحاكي|تحاكي|يليق|تليق|يضمن|تضمن|يحقق|تحقق|ينسجم|تنسجم|يتماشى|تتماشى) [^.!؟؛;،\\n]*?(?:تطلعات|احتياجات|متطلبات|توقعات|طموحات|روح العصر|العصر|المعايير|أهداف|رؤية|الأهداف)[^.!؟؛;،\\n]*?(?={$}|[،,])",
        "",
        { weight: 0.75 },
      ],
      ["(?:على|في) مختلف (?:الأصعدة|المستويات|الصعد|المجالات)", "", { level: 3, weight: 0.5 }],
    ],
  },
  "light-verb": {
    en: [
      [
        "(carry out|carries out|carried out|perform|performs|performed|conduct|conducts|conducted|make|makes|made|undertake|undertakes|undertook|do|does|did) (?:a|an|the) (?:comprehensive |thorough |detailed |careful |full |quick |complete )?(analysis|inspection|review|assessment|evaluation|investigation|examination|comparison|calculation|adjustment|study|installation|measurement|search) of ",
        (g) => {
          const verb = plainVerb(g);
          return verb === null ? null : `${verb} `;
        },
      ],
      ["make(?:s)? (?:a|the) decision to ", null, { weight: 0.5 }],
      ["provide(s?) (?:an explanation|an overview|a description) of ", null, { weight: 0.5 }],
      ["(?:is|are) in (?:agreement|possession) (?:with|of) ", null, { weight: 0.5 }],
      ["gives? consideration to ", null, { weight: 0.5 }],
      ["made (?:a|the) decision to ", "decided to "],
      ["make a decision (?:about|on) ", "decide on "],
      ["has the (?:ability|capacity|capability) to ", "can "],
      [`have${FREE} the (?:ability|capacity|capability) to `, "can "],
      ["make(s?) use of ", "use$1 "],
      ["made use of ", "used "],
      ["making use of ", "using "],
      [
        "(?:analysis|review|study|assessment|evaluation|inspection|investigation|fermentation|test|audit|survey) (?:was|were|is|are) (?:conducted|carried out|performed|undertaken)",
        null,
        { weight: 0.75 },
      ],
      [
        "{^}((?:a |an |the )?)(?:comprehensive |thorough |detailed |careful |full |further |brief |independent |initial |complete |systematic |formal )?(analysis|review|inspection|assessment|evaluation|audit|investigation|examination|survey|comparison|study|test|check|count|discussion|recruitment|measurement|collection|allocation|preparation|observation) of ([^.,;:\\n]{3,70}?) (?:was|were|has been|have been) (?:then |also |recently )?(?:undertaken|conducted|carried out|performed|completed|made|done|held)(?= (?:and|in|on|at|during|between|after|before|last|this)|,|{$})",
        (g) => passiveVerb(g),
        { weight: 1.5 },
      ],
      [
        "((?:a|an|the) )(?:{w} )?(analysis|review|inspection|assessment|evaluation|audit|investigation|examination|survey|comparison|study) (?:was|were|has been) (?:undertaken|conducted|carried out|performed|made) (?:into|of|on) ([^.,;:\\n]{3,90}?)(?={$})",
        (g) => passiveVerb(g),
        { weight: 1.5 },
      ],
      ["in an? (\\p{L}+) and \\p{L}+ly (?:manner|fashion|way)(?= |{$}|,)", (g) => adverbOf(g[0] ?? ""), { weight: 1 }],
      [
        "in an? (?:highly|very|most|extremely|truly) (\\p{L}+) (?:manner|fashion|way)(?= |{$}|,)",
        (g) => adverbOf(g[0] ?? ""),
        { weight: 1 },
      ],
      [
        "(is|are|was|were) (indicative|reflective|supportive|representative|illustrative|suggestive) of ",
        (g) => ADJECTIVE_VERBS[`${g[0] ?? ""} ${g[1] ?? ""}`] ?? null,
      ],
      ["is in need of ", "needs "],
      ["are in need of ", "need "],
      ["is capable of (\\p{L}+ing)(?= )", gerundToBase("can ")],
      ["are capable of (\\p{L}+ing)(?= )", gerundToBase("can ")],
      [`(?:has|have)${FREE} (?:the |an? )?(?:ability|capacity|capability|power|potential) to `, "can ", { level: 2 }],
      [`had${FREE} the (?:ability|capacity|capability|power) to `, "could ", { level: 2 }],
      [
        "(ma[dk]e)(s?) (?:an? |the )?(?:firm |clear |public |strong )?(?:commitment|promise|pledge|vow) to (?=\\p{L}+ )(?!\\p{L}+ing )",
        (g) => `${g[0] === "made" ? "promised" : `promise${g[1] ?? ""}`} to `,
        { weight: 1 },
      ],
      [
        "(was|were|is|are) (?:shown|found|proven) to be of (?:great |some |real |significant )?(?:benefit|help|use)",
        (g) => (/^(?:was|were)$/.test(g[0] ?? "") ? "helped" : g[0] === "is" ? "helps" : "help"),
        { weight: 1 },
      ],
    ],
    ar: [
      [
        "س(?:يتم|تتم|يجري) (?:ال)?(?:بدء|شروع|انطلاق) (?:ب|في )(?:{PROCESS} )?(?=(ال\\p{L}+))",
        (g) => (/ة$/.test(g[0] ?? "") ? "ستبدأ " : "سيبدأ "),
        { weight: 1 },
      ],
      [
        "(?:تم|جرى) (?:ال)?(?:بدء|شروع) (?:ب|في )(?:{PROCESS} )?(?=(ال\\p{L}+))",
        (g) => (/ة$/.test(g[0] ?? "") ? "بدأت " : "بدأ "),
        { weight: 1 },
      ],
      ["(?:وذلك )?من خلال القيام ب{+}", "ب"],
      ["(?:من أجل|بهدف|بغرض|بغية|لغرض|في سبيل|سعيا إلى|سعيا وراء) (?:ال)?(قيام ب|عمل على )", null, { weight: 0.5 }],
      [
        "(?:ال)?قيام ب(?=(?:ال)?(?:ت\\p{L}{2}[يا]\\p{L}|إ\\p{L}{3,}|ا\\p{L}{4,}|م\\p{L}ا\\p{L}{2}ة|جرد|فحص|جمع|نقل|رفع|حفظ|عمل|بناء|شراء|بيع|زيارة|دراسة|كتابة|قراءة|صيانة|متابعة))",
        "",
        { weight: 1 },
      ],
      [
        "(في|على|من|إلى|عن|بعد|قبل|عبر|خلال|لأجل) (?:إجراء|تنفيذ|إتمام|عمل) (?=(?:ت\\p{L}{2}[يا]\\p{L}|م\\p{L}ا\\p{L}{2}ة|فحص|جرد|دراسة|استطلاع|اختبار|بحث|مسح|مقارنة|مقابلة|مقابلات|دراسات|تجارب|اختبارات|إصلاحات|تعديلات|تحسينات)(?!\\p{L}))",
        "$1 ",
        { weight: 0.75 },
      ],
      [
        "(?:مهمة|مهام|عملية|عمليات|أعمال|نشاط|أنشطة|إجراءات|جهود) (?=(?:ال)(?:ت\\p{L}{2}[يا]\\p{L}|عد|جرد|فحص|نقل|بناء|صيانة|شراء|بيع|بحث|جمع|حفر|ترميم|إنقاذ|كتابة|قراءة|إنتاج|تصنيع)(?!\\p{L}))",
        "",
        { level: 2, weight: 0.5 },
      ],
      ["ب(?:تولي|القيام ب) (?:مهمة |مهام |عملية |مسؤولية )(?=ال\\p{L})", "ب", { weight: 1 }],
      [
        "(?:يجري|تجري|يتم|جار) العمل (?:حاليا |الآن )?على (?=إعداد|تطوير|تجهيز|بناء|تنفيذ|استكمال|تحديث|صياغة)",
        "يجري ",
        { weight: 1 },
      ],
      [
        "(عمل|عملت|يعمل|تعمل|عملنا) ((?:{w} ){0,3}?)على (?:القيام ب|إجراء |تنفيذ |إتمام )",
        (g) => `${g[0] ?? ""} ${g[1] ?? ""}على `,
        { weight: 0.75 },
      ],
    ],
  },
  "adverb-calque": {
    en: [
      ["in (?:a|an) (?:significant|substantial|considerable|notable|meaningful) (?:manner|way|fashion)", "a lot"],
      ["in a timely (?:manner|way|fashion)", "on time"],
      ["in (?:a|an) (\\p{L}+) (?:manner|fashion|way)", (g) => adverbOf(g[0] ?? "")],
      [
        "in an? (\\p{L}+) and (\\p{L}+) (?:manner|fashion|way)",
        (g) => both(adverbOf(g[0] ?? ""), adverbOf(g[1] ?? "")),
      ],
      ["on a (daily|weekly|monthly|yearly|quarterly) basis", "$1"],
      ["on an annual basis", "yearly"],
      ["on a regular basis", "regularly"],
      ["on a (?:frequent|constant) basis", "often"],
      ["on a (?:temporary) basis", "temporarily"],
      ["on a (?:voluntary) basis", "voluntarily"],
      ["on a (?:part-time) basis", "part-time"],
      ["on a (?:full-time) basis", "full-time"],
      ["on a case-by-case basis", "case by case"],
      ["on (?:a|an) (?:continuous|ongoing|continual) basis", "continually"],
      ["(?:to|in) a (?:great|large|significant|considerable) (?:extent|degree|measure)", "largely"],
      [
        "(?:significantly|substantially|dramatically|considerably|drastically|greatly|vastly|immensely|tremendously|profoundly|exponentially|meaningfully|effectively|fundamentally) (?=(?:improv|enhanc|increas|reduc|boost|impact|transform|contribut|affect|strengthen|simplif|chang|rais|lower|cut|expand|streamlin|elevat|help|benefit|shap|accelerat|enrich|support)\\p{L}* )(?![^.!?\\n]{0,80}(?:\uE000|p ?[<=]|%))",
        "",
        { level: 2, weight: 0.5 },
      ],
      [
        [
          "(?:efficiently|seamlessly|effortlessly|meticulously|strategically|proactively|holistically|dynamically|intuitively|organically|harmoniously|thoughtfully|intentionally|purposefully|collaboratively) (?=\\p{L})",
          " (?:seamlessly|effortlessly|efficiently and effectively|with ease|in no time|like never before)(?={$}|,)",
        ],
        "",
        { weight: 0.5 },
      ],
      ["effectively and efficiently|efficiently and effectively", "well"],
      ["(?:on|as) an? (?:priority|urgent|immediate) basis", "urgently", { weight: 1 }],
      ["on an? (?:as-needed|as needed|ad hoc|ad-hoc) basis", "as needed", { weight: 1 }],
      ["on an? (?:consistent|continuing|permanent|rolling) basis", "all the time", { level: 3, weight: 0.5 }],
    ],
    ar: [
      [
        ` (?:على نحو|ب(?:شكل|صورة|صوره|طريقة|أسلوب|صفة|كيفية|وتيرة|درجة)) (${MANNER})((?: و${MANNER})?)(?:(?<=كبير|كبيرة|ملحوظ|ملحوظة) جدا)?(?![،,]? و(?:أكثر|أفضل|أقل|أسرع|أسهل))`,
        (g) => manner(g[0] ?? "", g[1] ?? ""),
        { weight: 1 },
      ],
      ["{^}{&}(?:على نحو|ب(?:شكل|صورة|صوره|طريقة)) (?:عام|عامة|أساسي|أساسية|رئيسي|خاص)[،,] ", "", { weight: 0.5 }],
    ],
  },

  "filler-phrases": {
    en: [
      [
        "(i|we)(?: would|'d)? (?:like to |want to |wish to |just want to )?take (?:this|the) (?:opportunity|chance|moment|time) to (?=\\p{L})",
        "$1 ",
        { weight: 1 },
      ],
      ["in order to (?=\\p{L})", "to "],
      ["in an effort to ", "to "],
      ["in an attempt to ", "to "],
      ["so as to ", "to "],
      ["as a means to ", "to "],
      ["in order for ", "for "],
      [
        "(?:for the reason that|on the grounds that|by virtue of the fact that|in light of the fact that|in view of the fact that|seeing as how|due to the fact that|owing to the fact that|because of the fact that|given the fact that|on account of the fact that) ",
        "because ",
      ],
      ["(?:in light|in view) of the fact that ", "since "],
      ["despite the fact that ", "although "],
      ["in spite of the fact that ", "although "],
      ["in the event (?:that|of the fact that) ", "if "],
      [
        "(?:in the event that|on the condition that|in the case that|under circumstances in which|in a situation where|in situations where|in cases where|provided the fact that) ",
        "if ",
      ],
      ["prior to ", "before ", { level: 2, weight: 0.5 }],
      ["subsequent to ", "after ", { level: 2, weight: 0.5 }],
      [
        "(?:an? (?:large|significant|considerable|substantial|vast|huge|great|high|growing|increasing) (?:number|amount|quantity|proportion|majority|volume) of) ",
        "many ",
        { weight: 0.5 },
      ],
      ["the (?:vast|overwhelming) majority of ", "most "],
      ["the process of (?=\\p{L}+ing )", ""],
      ["not only that,? (?:but )?", ""],
      ["(?<=\\p{L} )(?:with regard|with respect|in regard|in relation) to ", "about ", { level: 2, weight: 0.5 }],
      [
        "(?<=\\p{L} )(?:with regards? to|in regards to|in reference to|pertaining to|as regards|relating to the matter of|on the subject of) ",
        "about ",
        { level: 2, weight: 0.5 },
      ],
      ["simply by (?=\\p{L}+ing)", "by "],
      [
        "(?:it is|it's) (?:essential|crucial|vital|important|imperative|necessary) (?:that (?:you|we) |for (?:you|us) to )",
        null,
        { weight: 0.5 },
      ],
      ["a bit of ", "some ", { level: 3, weight: 0.25 }],
      ["has the potential to ", "can ", { level: 3, weight: 0.5 }],
      [
        "(?:for|with) the (?:sole |express |main )?(?:purpose|aim|goal|intention|object|view|intent) (?:of|to) (\\p{L}+ing)(?= )",
        gerundToBase("to "),
      ],
      ["with a view to (\\p{L}+ing)(?= )", gerundToBase("to ")],
      ["as a means (?:of|to) (\\p{L}+ing)(?= )", gerundToBase("to ")],
      ["in such a way (?:that|as to) ", "so that ", { level: 2 }],
      [
        "(?:as a result of|on account of|by virtue of|owing to|in light of|in view of|on the grounds of|as a consequence of) (?!the fact)",
        "because of ",
        { level: 2, weight: 0.5 },
      ],
      ["(?:in the event of|in case of) ", "if there is ", { level: 3, weight: 0.25 }],
      ["(?:at all times|on each occasion|at any given time)", "always", { level: 2, weight: 0.5 }],
      [
        "(?:at (?:this|the present|the current) (?:point in time|moment in time|juncture|time|stage))(?! (?:of|when|that))",
        "now",
        { level: 1 },
      ],
      [
        "(?:in the near future|in the not[- ]too[- ]distant future|in due course|at a later date|at some point in the future)",
        "soon",
        { level: 2, weight: 0.5 },
      ],
      ["(?:in the process of|in the midst of) (?=\\p{L}+ing)", "", { weight: 0.75 }],
      [
        "(?:first things first|first of all|first and foremost|to begin with|to start with|for starters),? ",
        "",
        { weight: 0.75 },
      ],
      ["(?:until such time as|up until such time as) ", "until "],
      ["(?:during the course of|in the course of|over the course of|throughout the course of) ", "during "],
      ["(?:with effect from|effective as of|as from) ", "from ", { weight: 0.75 }],
      ["(?:in close proximity to|in the vicinity of|in proximity to) ", "near "],
      ["(?:a sufficient (?:number|amount) of|an adequate (?:number|amount) of) ", "enough "],
      ["(?:the majority of|most of the|a majority of) (?=\\p{L}+s )", "most ", { level: 2, weight: 0.5 }],
      ["(?:is able to) ", "can ", { weight: 0.5 }],
      ["(?:are able to) ", "can ", { weight: 0.5 }],
      [
        "(?:has the (?:option|opportunity|chance|possibility) to|have the (?:option|opportunity|chance|possibility) to) ",
        "can ",
        { level: 2, weight: 0.5 },
      ],
      [
        "(?:needless to say|as a matter of fact|for all intents and purposes|for what it's worth|if you will|so to speak|as it were|at the end of the day|all things considered|when all is said and done|in actual fact|in point of fact|the fact of the matter is that|it is what it is|be that as it may|by and large|as previously mentioned|as mentioned above|as you may know|as you can see|in other words|that is to say),? ",
        "",
        { level: 2, weight: 0.75 },
      ],
      ["the fact that ", "that ", { level: 3, weight: 0.25 }],
      ["(?:whether or not) ", "whether ", { weight: 0.5 }],
      ["(?:each individual|each and every one of the) ", "each ", { weight: 0.5 }],
      [
        "(?:completely|totally|absolutely) (?=(?:eliminate|finish|free|full|unique|new|essential|necessary|destroy))",
        "",
        { weight: 0.5 },
      ],
      ["(?:end result|final outcome|final result)", "result", { weight: 0.5 }],
      ["(?:advance planning|future planning|future plans)", "plans", { weight: 0.5 }],
      ["(?:past (?:history|experience))", "experience", { weight: 0.25 }],
      ["(?:basic fundamentals|key fundamentals)", "basics", { weight: 0.5 }],
      [
        "(?:in the world of|in the field of|in the area of|in the domain of|in the realm of|in the context of) ",
        "in ",
        { level: 2, weight: 0.5 },
      ],
      [
        "(?:concerns have been raised|questions have been raised) (?:with regard to|regarding|about|over|concerning) ",
        "there are concerns about ",
        { weight: 0.75 },
      ],
      [
        "{^}(?:i|we) (?:do )?(?:sincerely |truly |really )?(?:hope|trust) (?:that )?(?:this|my|our) (?:email|e-mail|message|letter|note|mail) (?:finds|reaches) you[^.!?\\n]*[.!]",
        "",
        { weight: 1 },
      ],
      [
        "i (?:just )?(?:wanted|want|would like|wish|am writing) to (?:reach out|touch base|get in touch|connect|check in|follow up)(?: with you)? (?:regarding|about|concerning|on|in regard to|with regard to) ",
        "I am writing about ",
        { weight: 1 },
      ],
      ["at your earliest convenience", "soon", { weight: 1 }],
      ["kindly (?=\\p{L})", "please ", { weight: 0.5 }],
      [
        "(take|takes|took|taking) (?:great |immense |real )?pride in (\\p{L}+ing)(?= )",
        (g) => prideIn(g[0] ?? "", g[1] ?? ""),
        { weight: 0.75 },
      ],
      ["(?:am|are) in possession of (?:the (?:ability|capability|capacity|skills?|means) to )", "can ", { weight: 1 }],
      ["is in possession of (?:the (?:ability|capability|capacity|skills?|means) to )", "can ", { weight: 1 }],
      ["(?:am|are) in possession of ", "have ", { weight: 0.75 }],
      ["is in possession of ", "has ", { weight: 0.75 }],
      [
        "(?:should you|if you) (?:require|need|have) any (?:further |additional |more )?(?:information|assistance|clarification|questions|help|details), (?:please )?(?:do not|don't) hesitate to (?:contact|reach out to|get in touch with|let) (?:me|us)(?: know)?",
        null,
        { drop: true, weight: 0.75 },
      ],
      [
        "(?:please )?(?:do not|don't) hesitate to (?=(?:contact|call|write|email|reach|ask|get|visit) )",
        "please ",
        { weight: 0.75 },
      ],
      ["(?:we|i) (?:would like|wish|want) to take this opportunity to ", null, { weight: 0.75 }],
      ["in the (?:interim|intervening|mean) (?:period|time)", "meanwhile"],
      [
        "{^}there are (?:several|many|a few|a number of|some|various|multiple|countless|lots of|plenty of|a handful of) (?:key |important |main |different |other )?(?:factors|things|points|considerations|reasons|ways|steps|aspects|options|elements) (?:to consider|to keep in mind|to bear in mind|you should|worth|that (?:you|can|may|might)|to think about|to note|at play|involved)[^.!?:\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:(?:نود|نحب|أود|يسرنا|يسرني|يسعدنا|نرغب في|نفيد|نحيط|نعلم|نبلغ|نخبر)(?: أن)? ?)(?:نحيطكم علما|إحاطتكم علما|أحيطكم علما|نحيطكم|إفادتكم|نفيدكم|إعلامكم|نعلمكم|إبلاغكم|نبلغكم|نخبركم|إخباركم|أخبركم|كم علما|كم) ب(?:أنه قد |{an} )",
        "{an}",
        { weight: 1 },
      ],
      ["من أجل أن ", "كي "],
      ["{^}{&}من أجل أن ", "كي "],
      ["من أجل (?=\\p{L}{3,} ال)", "ل", { level: 3 }],
      [
        "من أجل (تسريع|تحسين|تحقيق|تعزيز|ضمان|توفير|تسهيل|تقليل|زيادة|رفع|خفض|حماية|تطوير|الحصول|الوصول|معرفة|فهم|تجنب|دعم|بناء|إنجاز|إتمام)(?= )",
        (g) => `ل${(g[0] ?? "").replace(/^ال/, "ل")}`,
      ],
      ["في حال ما إذا (?=كان)", "إذا "],
      ["في حالة ما إذا ", "إذا "],
      ["(?:على الرغم من|بالرغم من|رغم|بغض النظر عن|مع) حقيقة أن ", "مع أن "],
      ["(?:نظرا لحقيقة|بسبب حقيقة|بفعل حقيقة|لحقيقة|انطلاقا من حقيقة|نظرا إلى حقيقة|بالنظر إلى حقيقة) أن ", "لأن "],
      [
        "(?:عملية|عمليات) (?=(?:ال)?(?:تعلم|تعليم|تواصل|بحث|تطوير|تحليل|شراء|بيع|تسجيل|دفع|توظيف|تقييم|كتابة|قراءة|تخطيط|إدارة|اختيار|تحويل|تخزين|نقل|إنتاج|تصنيع|تنظيف|صيانة|تدريب) )",
        "",
        { weight: 0.5, level: 2 },
      ],
      ["(?:في المقام الأول|بالدرجة الأولى|بالأساس|في الأساس)(?={$}|[،,])", "", { weight: 0.5, level: 2 }],
      ["في الوقت (?:الحالي|الراهن|الحاضر)", "الآن", { level: 2, weight: 0.5 }],
      ["بهدف (?:العمل على )?(?=ت\\p{L}{2,}ي\\p{L} )", "ل", { level: 3, weight: 0.5 }],
      [
        "(?:العمل|والعمل) على (تحسين|تطوير|تعزيز|رفع|توفير|دعم|تقليل|زيادة|تحقيق)(?= )",
        "$1",
        { level: 3, weight: 0.5 },
      ],
      ["كل من (?=ال\\p{L}+ وال)", "", { level: 3, weight: 0.25 }],
      [
        "[،,]? ?وذلك (من خلال|عن طريق|عبر|بهدف|من أجل|بسبب|نتيجة|لأن|بفضل|بواسطة|بعد|قبل|خلال|ضمن|في إطار|حرصا|بغية|بغرض|لضمان|بالتعاون|وفق|بناء على)(?= )",
        " $1",
        { weight: 0.75 },
      ],
      ["(?:على الرغم من|بالرغم من) (?=أن )", "رغم ", { level: 2, weight: 0.5 }],
      [
        "(?:في حال|في حالة|في الحالة التي) (?:ما إذا|ما|إذا ما|أن)? ?(?=(?:كان|كانت|تم|حدث|رغب|أراد|احتاج|وجد)\\p{L}* )",
        "إذا ",
        { weight: 0.75 },
      ],
      ["(?:في الوقت|في اللحظة) (?:الذي|التي) (?=[يت])", "حين ", { level: 2, weight: 0.5 }],
      ["(?:من الممكن|من المستطاع|بالإمكان|من المتاح) أن (?=[يتنأ])", "يمكن أن ", { level: 2, weight: 0.5 }],
      [
        "(?:في ما|فيما|وفي ما|وفيما) (?:يخص|يتعلق ب|يتصل ب|يختص ب) ?((?:ال)?\\p{L}+)[،,] ف(?=قد |إن )",
        "أما $1 ف",
        { weight: 0.75 },
      ],
      ["(?:عن طريق|من خلال|بواسطة|عبر) (?:استخدام|استعمال|الاستعانة ب|اللجوء إلى) ", "بـ", { level: 3, weight: 0.5 }],
      [
        "(?:كما هو (?:معلوم|معروف|واضح|الحال|متوقع)|كما نعلم|كما تعلمون|كما ذكرنا|كما أسلفنا|إن صح التعبير|إن جاز التعبير|على سبيل المثال لا الحصر|بطبيعة الحال|في حقيقة الأمر|في واقع الأمر|بشكل أو بآخر|بكل ما في الكلمة من معنى|إلى آخره|وما إلى ذلك|من هذا القبيل)[،,] ",
        "",
        { weight: 0.75 },
      ],
      ["(?:زيادة على|علاوة على|فضلا عن) ما (?:سبق|تقدم|ذكر)[،,] ", "", { weight: 0.75 }],
      ["(?:على سبيل المثال لا الحصر)", "مثلًا", { weight: 0.5 }],
      ["(?:على سبيل المثال)", "مثلًا", { level: 2, weight: 0.25 }],
      ["(?:الغالبية العظمى|السواد الأعظم|النسبة الأكبر|الشريحة الأكبر) من ", "معظم ", { weight: 0.5 }],
      [
        "(?:عدد كبير|أعداد كبيرة|عدد لا بأس به|كم هائل|كم كبير|قدر كبير|شريحة واسعة|طيف واسع) من ",
        "كثير من ",
        { weight: 0.5 },
      ],
      ["(?:كافة|جميع) (?:أنواع|أشكال|مختلف) ", "كل ", { level: 3, weight: 0.25 }],
      ["(?:بالقرب من)", "قرب", { level: 3, weight: 0.25 }],
      ["(?:في غضون|في ظرف|خلال فترة) (?=\uE000|\\p{L})", "خلال ", { level: 2, weight: 0.5 }],
      ["(?:قبل أي شيء آخر|قبل كل شيء|أولا وقبل كل شيء)[،,] ", "أولًا، ", { level: 2, weight: 0.5 }],
      [
        "{^}{&}(?:آمل|أرجو|أتمنى|نأمل|نرجو) أن (?:تكون|تكونوا|تصلكم|تصلك|تجدكم|تجدك) (?:بخير|رسالتي|رسالتنا|هذه الرسالة|بأتم|في أتم)[^.!؟\\n]*[.!]",
        "",
        { weight: 1 },
      ],
      [
        "(?:يطيب|يسعد|يسر|يشرف)(?:لي|ني|نا| لي| لنا) أن (?:أكتب|نكتب|أتواصل|نتواصل|أخاطبكم|نخاطبكم) (?:إليكم |معكم |إليك )?(?:بخصوص|بشأن|حول|فيما يخص) ",
        "أكتب إليكم بشأن ",
        { weight: 1 },
      ],
      ["في أقرب (?:وقت ممكن|فرصة ممكنة|فرصة متاحة)", "قريبًا", { weight: 0.75 }],
    ],
  },
  "doublet-synonyms": {
    en: [
      ["each and every ", "every "],
      ["first and foremost,? ", "first, "],
      ["one and only", "only"],
      ["growth and development", "growth"],
      ["any and all ", "all "],
      ["(?:tried and true|tried and tested)", "proven"],
      ["(?:by leaps and bounds|in leaps and bounds)", "quickly"],
      ["(?:time and time again|over and over again)", "often"],
      ["null and void", "void"],
      ["various and sundry", "various"],
      ["part and parcel of", "part of"],
      ["all the more so", "more so"],
      ["peace of mind and comfort", "peace of mind"],
      ["hustle and bustle", "bustle"],
      ["ways and means", "ways"],
      ["bits and pieces", "pieces"],
      ["tradition and innovation", null, { weight: 0.5 }],
    ],
    ar: [
      ["بكل دقة وإتقان", "بدقة"],
      ["جملة وتفصيلا", "تمامًا"],
      ["قلبا وقالبا", "تمامًا"],
      ["شكلا ومضمونا", null, { weight: 0.5 }],
      ["جنبا إلى جنب مع", "مع"],
      ["أولا وأخيرا", "أولًا"],
      ["بادئ ذي بدء", "أولًا"],
      ["كل كبيرة وصغيرة", "كل شيء"],
    ],
  },

  "calque-collocation": {
    ar: [
      [
        "(يأخذ|تأخذ|نأخذ|أخذ|أخذت|يضع|تضع|نضع|وضع|وضعت) ((?:\\p{L}+ ){1,5}?)(?:ب|في )(?:عين |ال)?(?:الاعتبار|اعتبار|الحسبان|حسبان)(?= (?:ال|\\p{L}{3,})|{$}|[،,])",
        (g) => `${TAKES[bare(g[0] ?? "")] ?? KEEPS[bare(g[0] ?? "")] ?? ""} ${(g[1] ?? "").trim()}`,
        { weight: 1 },
      ],
      [
        "(و|ف)?(ت|ي|أ|ن)?لعب((?:ت|وا|ا|ون|ن)?) ((?:{w} ){0,4}?)(دورا(?: (?:هاما|مهما|كبيرا|بارزا|رئيسيا|أساسيا|محوريا|حيويا|فعالا|جوهريا|حاسما|بالغ الأهمية))*)(?= في|{$}|[،,])",
        (g) => playsRole(g),
        { weight: 1.5 },
      ],
      [
        "(و|ف)?(يأخذ|تأخذ|نأخذ|يأخذون|أخذ|أخذت|أخذنا|خذ|الأخذ|أخذوا) (?:بعين الاعتبار|في الاعتبار|بالاعتبار|في الحسبان)(?= )",
        (g) => led(g[0] ?? "", TAKES[bare(g[1] ?? "")]),
      ],
      ["{^}(?:على|وعلى) الجانب الآخر[،,] ", "لكن ", { weight: 1 }],
      [
        "(و|ف)?(يأخذ|تأخذ|نأخذ|أخذ|أخذت|أخذنا|اتخاذ|أخذوا) (قرار\\p{L}*)",
        (g) => {
          const verb = DECIDES[bare(g[1] ?? "")];
          return verb ? `${g[0] ?? ""}${verb} ${g[2] ?? ""}` : null;
        },
      ],
      ["(?:يضع|تضع|وضع) (?:اللمسات الأخيرة|النقاط على الحروف|حدا ل)", null, { weight: 0.5 }],
      ["(?:بناء|لبناء) (?:جسور|جسر) (?:من|بين|ال)", null, { weight: 0.5 }],
      ["(?:قصة|قصص) نجاح", null, { weight: 0.5 }],
      ["على الساحة (?:العالمية|الدولية|المحلية|العربية)", null, { weight: 0.5 }],
      ["مع الأخذ (?:بعين الاعتبار|في الاعتبار|في الحسبان)(?: أن)? ", null, { weight: 0.5 }],
      ["(?:يمثل|تمثل|يشكل|تشكل|شكل|شكلت|مثل|مثلت) تحديا (?:كبيرا|حقيقيا|هائلا|صعبا)?", null, { weight: 0.5 }],
      ["(?:يلقي|تلقي|ألقى|ألقت) (?:ال)?(?:ضوء|بظلاله|بظلالها|نظرة) (?:على|عن)", null, { weight: 0.5 }],
      ["(?:على قدم وساق|على نفس الصفحة|على ذات الصفحة|قاب قوسين أو أدنى)", null, { weight: 0.5 }],
      ["بعيدا عن كون(?:ه|ها|هم)? ", null, { weight: 0.5 }],
      ["(?:خذ وقتك|يأخذ وقتا|تأخذ وقتا|يأخذ مكانا|تأخذ مكانا|أخذ مكان)", null, { weight: 0.5 }],
      ["[،,]? ?(?:والذي|والتي|وهو|وهي) بدور(?:ه|ها) ", null, { weight: 0.5 }],
      ["في نهاية اليوم[،,] ", "", { weight: 0.5 }],
      [" بدور(?:ه|ها|هم)(?= |{$}|[،,])", "", { weight: 0.5 }],
      ["(?:ال)?تفكير خارج الصندوق", "التفكير بطريقة جديدة", { weight: 1 }],
      ["(يفكر|نفكر|تفكر|فكر|أفكر|يفكرون) خارج الصندوق", "$1 بطريقة جديدة", { weight: 1 }],
      ["(?:خارج|من خارج) الصندوق", "غير مألوف", { level: 3, weight: 0.5 }],
      [" (?:في نهاية اليوم|في نهاية المطاف|عند نهاية اليوم)(?={$}|[،,])", "", { weight: 0.75 }],
      ["{^}{&}(?:في نهاية اليوم|عند نهاية اليوم)[،,] ", "", { weight: 0.75 }],
      ["{^}{&}على المدى (?:الطويل|البعيد)[،,] ", "مع الوقت، ", { weight: 0.75 }],
      [" على المدى (?:الطويل|البعيد)(?={$}|[،,])", " مع الوقت", { weight: 0.75 }],
      [" على المدى (?:القصير|القريب)(?={$}|[،,])", " قريبًا", { weight: 0.5 }],
      [
        "(يصنع|تصنع|نصنع|يحدث|تحدث|نحدث|يشكل|تشكل) (?:ال)?(?:فارقا|فرقا|الفارق|الفرق)(?: (?:كبيرا|حقيقيا|ملموسا|هائلا|جوهريا|حقيقي))?",
        (g) => HELPS[bare(g[0] ?? "")] ?? null,
        { weight: 1 },
      ],
      [
        "(صنع|صنعت|أحدث|أحدثت|شكل|شكلت) (?:ال)?(?:فارقا|فرقا|الفارق|الفرق)(?: (?:كبيرا|حقيقيا|ملموسا|هائلا|جوهريا|حقيقي))?",
        (g) => (/ت$/.test(bare(g[0] ?? "")) ? "نفعت" : "نفع"),
        { weight: 1 },
      ],
      ["(?:ال)?أخذ (?:بعين الاعتبار|في الاعتبار|في الحسبان|بالحسبان|بنظر الاعتبار) ", "مراعاة ", { weight: 0.75 }],
      [
        "(يضع|تضع|نضع|ضع|وضع|وضعت) (?:في الاعتبار|في الحسبان|بعين الاعتبار|نصب عينيه|نصب عينيها|نصب أعيننا|في عين الاعتبار)(?= )",
        (g) => KEEPS[bare(g[0] ?? "")] ?? null,
        { weight: 0.75 },
      ],
      ["أكثر من أي وقت مضى", "اليوم", { level: 2, weight: 0.5 }],
      [
        "(?:في نفس|بنفس) ال(وقت|مكان|طريقة|مستوى|اتجاه|يوم|سنة|عام)",
        (g) => `في ال${g[0] ?? ""} نفس${/ة$/.test(g[0] ?? "") ? "ها" : "ه"}`,
        { weight: 0.5, level: 2 },
      ],
      ["(?:من ناحية أخرى|على الجانب الآخر|من الجانب الآخر|في الجهة المقابلة)[،,] ", "لكن ", { level: 2, weight: 0.75 }],
      ["{^}{&}ناهيك عن {an} ", "{&}{an}", { weight: 0.75 }],
    ],
  },
  "language-slip": {
    ar: [
      ["حيث أن(?=(?:ه|ها|هم|ك|نا)? )", "لأن", { level: 2, weight: 0.5 }],
      ["حيث أن(ه|ها|هم|ك|نا) ", "لأن$1 ", { level: 2, weight: 0.5 }],
      ["سوف لن ", "لن ", { level: 2, weight: 0.5 }],
      ["الغير (?=\\p{L})", "غير ال", { level: 3, weight: 0.5 }],
    ],
  },
};

const HELPS: Record<string, string> = {
  يصنع: "ينفع",
  تصنع: "تنفع",
  نصنع: "ننفع",
  يحدث: "ينفع",
  تحدث: "تنفع",
  نحدث: "ننفع",
  يشكل: "ينفع",
  تشكل: "تنفع",
};
const KEEPS: Record<string, string> = {
  يضع: "يراعي",
  تضع: "تراعي",
  نضع: "نراعي",
  ضع: "راعِ",
  وضع: "راعى",
  وضعت: "راعت",
};
const REACHES: Record<string, string> = { e: "reach ", es: "reaches ", ed: "reached ", ing: "reaching " };
const FITS: Record<string, string> = { e: "fit ", es: "fits ", ed: "fitted ", ing: "fitting " };
/** "take pride in offering" → "offer". */
function prideIn(take: string, gerund: string): string | null {
  const base = baseOf(gerund);
  if (base === null) return null;
  const forms: Record<string, string> = { takes: thirdPerson(base), took: pastOf(base), taking: gerund.toLowerCase() };
  return forms[take.toLowerCase()] ?? base;
}

const STRENGTHENS: Record<string, string> = {
  يعزز: "يقوّي ",
  تعزز: "تقوّي ",
  نعزز: "نقوّي ",
  عزز: "قوّى ",
  عززت: "قوّت ",
};
const SHOWS: Record<string, string> = { يسلط: "يعرض", تسلط: "تعرض", سلط: "عرض", سلطت: "عرضت" };
const SUPPORTS: Record<string, string> = { يعزز: "يدعم", تعزز: "تدعم", عزز: "دعم", عززت: "دعمت" };
const TAKES: Record<string, string> = {
  يأخذ: "يراعي",
  تأخذ: "تراعي",
  نأخذ: "نراعي",
  يأخذون: "يراعون",
  أخذ: "راعى",
  أخذت: "راعت",
  أخذنا: "راعينا",
  خذ: "راعِ",
  الأخذ: "مراعاة",
  أخذوا: "راعوا",
};
const DECIDES: Record<string, string> = {
  يأخذ: "يتخذ",
  تأخذ: "تتخذ",
  نأخذ: "نتخذ",
  أخذ: "اتخذ",
  أخذت: "اتخذت",
  أخذنا: "اتخذنا",
  أخذوا: "اتخذوا",
};

function led(lead: string, verb: string | undefined): string | null {
  return verb ? lead + verb : null;
}

function bare(word: string): string {
  return word.replace(/[\u064B-\u0652\u0640]/g, "");
}

/** «تلعب العادات دورًا محوريًا في» → «تؤدي العادات دورًا في». */
function playsRole([lead = "", prefix = "", suffix = "", doer = ""]: string[]): string | null {
  const present: Record<string, string> = { ت: "تؤدي", ي: "يؤدي", ن: "نؤدي", أ: "أؤدي" };
  const past: Record<string, string> = { "": "أدى", ت: "أدت", وا: "أدوا" };
  const verb = prefix !== "" ? (suffix === "" ? present[prefix] : null) : past[suffix];
  return verb ? `${lead}${verb} ${doer}دورًا` : null;
}

function adverbOf(adjective: string): string | null {
  const lower = adjective.toLowerCase();
  if (/(?:ly|ary|unique|whole|same|different|similar|this|that|such|his|her)$/.test(lower)) return null;
  if (lower.endsWith("ic")) return `${lower}ally`;
  if (lower.endsWith("le")) return `${lower.slice(0, -1)}y`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ily`;
  return /(?:[tsrvnmgc]e|[^aeiouy])$/.test(lower) ? `${lower}ly` : null;
}
