import { lexicon, type Lexicon } from "../lexicon.ts";
import type { Hit, PromptDocument } from "../document.ts";
import type { Finding, Rule } from "../rule.ts";

const loose = { loose: true };
const SHORT = lexicon(
  [
    "short|shorter|brief|briefly|concise|concisely|terse|minimal|succinct|tiny|compact",
    "super|very|really|extremely short|brief|concise",
    "keep it short|brief|concise|simple",
    "as few words",
    "one|single sentence|line",
    "in a nutshell",
    "few words",
    "bite sized",
    "to the point",
    "مختصر|مختصره|قصير|قصيره|موجز|موجزه|وجيز|مقتضب",
    "باختصار|بايجاز",
    "لا تطل",
    "على السريع",
    "من غير تطويل",
    "بدون اطاله|تطويل|اسهاب",
    "خير الكلام",
    "في سطر|سطرين",
    "كلمتين وبس",
    "ع السريع",
    "زبده",
  ],
  loose,
);
const LONG = lexicon(
  [
    "detailed|comprehensive|exhaustive|thorough|thoroughly|in-depth|lengthy|long|extensive|extensively|elaborate|complete|full-length|fully",
    "in_detail|depth|full",
    "every detail|aspect|angle",
    "all the details",
    "cover everything",
    "extremely|very thorough|detailed|long",
    "fully featured",
    "as much detail",
    "leave nothing out",
    "step by step detail",
    "full history",
    "مفصل|مفصله|شامل|شامله|مطول|مطوله|موسع|طويل|طويله|مسهب|وافي|وافيه|مستفيض",
    "بالتفصيل|بالتفاصيل|بتفصيل",
    "كل التفاصيل|تفصيل|التفاصيل",
    "لكل|بكل|جميع التفاصيل|الجوانب",
    "دون استثناء",
    "لا تترك شيئا|تفصيله",
    "من الالف للياء",
    "بكل حاجه|شي",
    "ما تخلي|تسيب حاجه|شي",
    "بالكامل",
  ],
  loose,
);
const FORMAL = lexicon(
  [
    "formal|official|businesslike|ceremonial",
    "very|super|strictly formal",
    "formal tone|language|register|style",
    "professional tone",
    "legal language",
    "corporate tone",
    "academic tone|style",
    "high register",
    "رسمي|رسميه|رسميا",
    "بلغه|لغه|اسلوب|نبره رسميه|رسمي",
    "بالفصحى|فصحى|الفصحى",
    "عربيه فصحى|فصيحه",
    "لغه فصيحه|اكاديميه",
    "اسلوب اكاديمي",
  ],
  loose,
);
const CASUAL = lexicon(
  [
    "casual|informal|chatty|slangy|slang|laid-back|playful",
    "super|very|really casual|informal",
    "casual tone|language|style",
    "like a friend|mate|buddy",
    "street language",
    "jokey tone",
    "full of slang|jokes",
    "relaxed tone",
    "عامي|عاميه|بالعاميه|دارجه|شعبي|شعبيه",
    "غير رسمي|رسميه",
    "بلهجه|باللهجه|لهجه مصريه|خليجيه|شاميه|سعوديه|نجديه|حجازيه|عراقيه|مغربيه|شعبيه|عاميه|بدويه",
    "بالمصري|بالخليجي|بالشامي|بالسعودي|باللبناني|بالعراقي|بالمغربي",
    "زي الصحاب",
    "كلام صحاب|شوارع",
    "لهجه … قحه",
  ],
  loose,
);
const SIMPLE = lexicon(
  [
    "simple words|language|english|terms",
    "no jargon",
    "plain english|language|words",
    "for children|kids|beginners",
    "for a child|beginner",
    "five|six|seven year old|olds",
    "easy words",
    "avoid jargon|technical",
    "للاطفال|لاطفال|للمبتدئين|للصغار",
    "بلغه بسيطه|سهله",
    "كلمات بسيطه|سهله",
    "بدون|من_غير|دون مصطلحات",
    "مبسط|مبسطه",
    "لغه الاطفال",
  ],
  loose,
);
const TECHNICAL = lexicon(
  [
    "advanced terminology|terms|jargon|mathematics|concepts",
    "highly|very|deeply technical",
    "technical jargon|depth|terminology",
    "expert level",
    "phd level",
    "academic jargon",
    "graduate level",
    "specialist terms|vocabulary",
    "مصطلحات … متقدمه|متخصصه|معقده|هندسيه|تقنيه",
    "مستوى متقدم|الخبراء|الدكتوراه",
    "للخبراء|لخبراء|للمختصين|للمتخصصين",
    "تفاصيل تقنيه دقيقه",
    "لغه متخصصه|تخصصيه",
  ],
  loose,
);
const LITERAL = lexicon(
  [
    "word for word",
    "literal|literally|verbatim",
    "exact translation",
    "do_not|don't change a|any word|words",
    "keep every word",
    "without changing a|any word",
    "ترجمه حرفيه",
    "حرفيا|حرفي",
    "كلمه بكلمه",
    "بلا|دون|بدون تغيير اي كلمه|حرف",
    "لا تغير اي|ولا كلمه|حرف|شيئا",
    "كما هو بالنص",
  ],
  loose,
);
const FREE = lexicon(
  [
    "free|loose|creative translation|adaptation",
    "adapt freely",
    "rewrite it freely|completely",
    "make it sound native|natural",
    "use your own words",
    "in your own words",
    "restructure|rephrase everything|freely|completely",
    "بتصرف",
    "ترجمه حره|ابداعيه",
    "باسلوبك",
    "صياغه جديده تماما",
    "بكلماتك",
    "غير الصياغه",
  ],
  loose,
);

/** Pairs that cannot both hold for one deliverable. */
const OPPOSITES: readonly (readonly [Lexicon, Lexicon])[] = [
  [SHORT, LONG],
  [FORMAL, CASUAL],
  [SIMPLE, TECHNICAL],
  [LITERAL, FREE],
];
const DIRECT = lexicon([
  "no numbers … mention|include|growth|revenue",
  "with and without",
  "minimal … fully featured",
  "without code … code",
  "بدون ارقام … اذكر|نسبه",
  "بلا مصطلحات … مصطلحات",
]);
const RANKED = lexicon([
  "if … conflict|clash|contradict",
  "takes priority|precedence",
  "priority over",
  "when|where … conflict|clash",
  "first version|then",
  "two|both versions",
  "one short|brief|formal|casual … one",
  "followed by",
  "عند التعارض",
  "اذا|لو تعارض|تعارضت|تعارضا",
  "الاولويه ل",
  "نسختين|نسختان|مرتين",
  "مره … ومره",
  "اولا … ثم",
  "ثم نسخه|ملخص|ملخصا|شرح",
  "تليه|يليه|يليها",
  "ثم … مفصل|تفصيل|مختصر",
]);
const SMALL_LIMIT =
  /(?:exactly|max(?:imum)?|at most|under|in|within|no more than|less than|limit(?:ed)? to|to|(?:لا|ما|م)\s?(?:ي|ت)زيدش?(?: عن| علي)?|بحد اقصي|في|خلال|ب|حدود|اقل من|بالضبط)\s{0,2}(\d{1,3})[ -](?:words?|characters?|كلمه|كلمات|حرف)/gu;
const PARTS = lexicon(
  [
    "history|instructions|policy|stories|story|biography|background|guide|specifications|benefits|features|testimonials|reviews|faq|recipe|analysis|table|chapters|sections|examples",
    "تاريخ|تعليمات|سياسه|قصص|قصه|سيره|خلفيه|دليل|مواصفات|فوائد|مميزات|مزايا|شهادات|اراء|اسئله_شائعه|تحليل|فصول|اقسام|امثله|خدماتنا|خدمات|جدول|شرح|خطوات|مقارنه",
  ],
  loose,
);
const FULLNESS = lexicon(
  [
    "full|detailed|complete|entire|in_detail|all|every|each|comprehensive",
    "كل|جميع|كامل|كامله|مفصل|مفصله|بالتفصيل|التفصيل|شامل|شامله|كافه",
  ],
  loose,
);

/** Two instructions that exclude each other. */
export const contradictoryInstructions: Rule = {
  id: "contradictory-instructions",
  severity: "high",
  dimension: "consistency",
  title: { ar: "تعليمات متعارضة", en: "Instructions that contradict" },
  why: {
    ar: "في النص تعليمتان لا تجتمعان، فسيختار النموذج إحداهما دون أن تدري أيهما.",
    en: "Two instructions cannot both hold, so the model will pick one without telling you which.",
  },
  fix: {
    ar: "اختر إحداهما، أو قل أيهما يُقدَّم عند التعارض.",
    en: "Keep one of them, or say which comes first when they conflict.",
  },
  examples: {
    bad: {
      ar: "اكتب تعريفًا مختصرًا وشاملًا لكل التفاصيل عن ورشة النجارة لزوار الموقع.",
      en: "Write a very short but comprehensive profile of our carpentry workshop for site visitors.",
    },
    good: {
      ar: "اكتب تعريفًا من 60 كلمة عن ورشة النجارة لزوار الموقع، يذكر الموقع وأنواع الخشب وساعات العمل.",
      en: "Write a 60-word profile of our carpentry workshop for site visitors: address, woods used, opening hours.",
    },
  },
  find(document) {
    if (document.has(RANKED)) return [];
    const found: Finding[] = [];
    for (const [left, right] of OPPOSITES) {
      const pair = closest(
        document.findAffirmed(left),
        document.findAffirmed(right).filter((hit) => !describesInput(document, hit)),
      );
      if (pair) found.push(clash(document, pair[0], pair[1]));
    }
    const direct = document.find(DIRECT)[0];
    if (direct) found.push({ start: direct.start, end: direct.end });
    found.push(...limitAgainstParts(document), ...mustAndMustNot(document));
    if (found.length > 0) found.push({ start: null, end: null, replacement: rankingLine(document, found[0]?.detail) });
    return found;
  },
};

function clash(document: PromptDocument, one: Hit, other: Hit): Finding {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const a = document.text.slice(first.start, first.end);
  const b = document.text.slice(second.start, second.end);
  return { start: first.start, end: second.end, detail: { ar: `«${a}» و«${b}»`, en: `“${a}” and “${b}”` } };
}

function rankingLine(document: PromptDocument, pair: Finding["detail"]): string {
  const named = pair ? document.inTextLanguage(pair) : "";
  if (document.language === "ar")
    return named ? `عند التعارض بين ${named} قدّم: {{الأولوية}}` : "عند التعارض قدّم: {{الأولوية}}";
  return named
    ? `Where ${named} conflict, put this first: {{priority}}`
    : "When instructions conflict, put this first: {{priority}}";
}

/** The nearest pair within three sentences of each other. */
function closest(left: readonly Hit[], right: readonly Hit[]): [Hit, Hit] | null {
  let best: [Hit, Hit] | null = null;
  for (const a of left) {
    for (const b of right) {
      if (a.start < b.end && b.start < a.end) continue;
      const distance = Math.abs(a.first - b.first);
      if (distance <= 40 && (!best || distance < Math.abs(best[0].first - best[1].first))) best = [a, b];
    }
  }
  return best;
}

/** "Summarise the long report" speaks of the source, not of the answer. */
function describesInput(document: PromptDocument, hit: Hit): boolean {
  const around = document.phrase(hit.first - 2, hit.last + 2);
  return /\b(?:the|this|that|following|attached) (?:\w+ )?(?:long|detailed|full|complete|lengthy|formal|casual)|long term|full name|complete (?:sentence|beginner)|formal (?:garden|dress)|full (?:time|stop|form)|(?:النص|التقرير|المقال|هذا|الملف|العقد|المحضر) (?:ال)?(?:طويل|مفصل|كامل|شامل)|الاسم (?:ال)?كامل|طويل (?:الامد|المدي)/.test(
    around,
  );
}

/** A small word limit beside three or more parts, or one asked for in full. */
function limitAgainstParts(document: PromptDocument): Finding[] {
  for (const limit of document.match(SMALL_LIMIT)) {
    const count = Number(/\d+/.exec(limit.text)?.[0]);
    const parts = document.findAffirmed(PARTS);
    const full = document
      .findAffirmed(FULLNESS)
      .filter((hit) => parts.some((part) => Math.abs(part.first - hit.last) <= 3));
    const long = document.findAffirmed(LONG);
    const heavy =
      (count <= 100 && full.length > 0 && parts.length >= 2) ||
      (count <= 60 && parts.length >= 4) ||
      (count <= 100 && long.length > 0);
    if (heavy) return [{ start: limit.start, end: limit.end }];
  }
  return [];
}

const MUST_NOT =
  /(?:do not|don'?t|never|avoid|without) (?:mention|include|use|add|talk about|say|mentioning|including|using)(?:ing)? (?:the |any |a )?([\p{L}]{3,}(?: [\p{L}]{3,})?)|(?:لا|ما|بدون|دون|من غير|تجنب) ?(?:ت?ذكرش?|تستخدم|تستعمل|تضف|تكتب|ذكر|استخدام|تتكلم عن|تجيب سيره|تحط) (?:اي |كلمه )?([ء-ي]{3,}(?: [ء-ي]{3,})?)/gu;

/** "Mention X" and "do not mention X". */
function mustAndMustNot(document: PromptDocument): Finding[] {
  for (const match of document.match(MUST_NOT)) {
    const words = match.text.split(" ");
    const object = words.at(-1) as string;
    const phrase = words.slice(-2).join(" ");
    const order = new RegExp(
      `(?<!\\p{L})(?:mention|include|use|add|describe|cover|talk about|say|و?اذكر|و?ضف|و?اضف|و?استخدم|و?استعمل|تكلم عن|و?حط|و?ركز علي)(?: the| a| any| all)? (?:${phrase}|${object})(?!\\p{L})`,
      "gu",
    );
    for (const must of document.match(order)) {
      const before = document.freeText.slice(0, document.freeText.indexOf(must.text));
      if (
        /(?:not|n't|never|dont|لا|ما|بدون|دون|غير)\s*$/.test(before) &&
        must.start > match.start &&
        must.end <= match.end
      )
        continue;
      if (must.start >= match.start && must.end <= match.end) continue;
      return [{ start: Math.min(must.start, match.start), end: Math.max(must.end, match.end) }];
    }
  }
  return [];
}
