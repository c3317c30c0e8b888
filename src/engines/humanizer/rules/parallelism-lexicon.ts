import { fold } from "#engines/text/fold.ts";
import { VERBS } from "./arabic-verbs.ts";
import { bareWord, hasTanween, nominative, thirdPerson } from "./word-forms.ts";
import { kept } from "#engines/humanizer/wording.ts";
import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";

const ONLY = "(?:only|just|merely|simply|solely|purely)";
/** A noun phrase or clause that can stand right after "is". */
const COMPLEMENT =
  "(?=(?:a|an|the|about|your|our|their|its|his|her|one|what|how|whether|who|why|where|something|someone|in|to|for|by|because) )";
const BREAK = "(?:,|;| —|—| –|\\.)";
const IT_IS = "(?:it's|it is|they're|they are|it was|they were|that's|this is)";

/** "doesn't just track X; it" → "tracks X and". */
const doesToo: Rewrite = ([, helper = "", verb = ""]) => {
  if (/^did/.test(helper)) return null;
  return `${kept(1)}${/^does/.test(helper) ? thirdPerson(verb) : verb}${kept(4)} and `;
};
/** "Not only does it save X, but it also" → "It saves X, and it". */
const inverted: Rewrite = ([helper = "", subject = "", verb = ""]) => {
  const plain = helper === "does" ? thirdPerson(verb) : helper === "do" ? verb : `${helper} ${verb}`;
  return helper === "did" ? null : `${subject}${plain}${kept(4)} and `;
};

/** "From pasta to grills to desserts, the menu caters to all" → "The menu caters to all: pasta, grills and desserts". */
function items(clause = "", list: (string | undefined)[]): string | null {
  const names = list.filter((item): item is string => item !== undefined && item !== "");
  if (
    names.some((name) =>
      /\b(?:is|are|was|were|has|have|to|start|end|time|then|one|left|right|top|bottom|now|here)\b|\d/i.test(name),
    )
  )
    return null;
  return `${clause}: ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** Words whose ending would have to change once «من» no longer governs them. */
const GENITIVE = /\p{L}{3,}ين(?: |$)|(?:أبي|أخي|ذي)(?: |$)/u;

function itemsArabic(clause = "", list: (string | undefined)[]): string | null {
  const names = list.filter((item): item is string => item !== undefined && item !== "").map((name) => name.trim());
  if (names.some((name) => GENITIVE.test(bareWord(name)) || /\d/.test(name))) return null;
  return `${clause}: ${names.join(" و")}`;
}

const FAH = "(?: فحسب| وحسب| فقط| لا أكثر| لا سواه| وحده| وحدها| لا غير| ليس إلا)?";
const BUT = "[،,؛;]? ?و?(?:بل|إنما|لكن|لكنه|لكنها|ولكن)(?: (?:إنه|إنها|هو|هي|أيضا|كذلك))*";
const NOT_IS = "(?:ليس|ليست|ليسوا)";
const BEYOND =
  "(?:يتعدى ذلك|تتعدى ذلك|يتعداه|يتعداها|تتعداه|تتعداها|يمتد|تمتد|امتد|امتدت|يتجاوز ذلك|تتجاوز ذلك|تجاوز ذلك|تجاوزت ذلك|يتجاوزه|يتجاوزها|تتجاوزه|تتجاوزها|يتخطى ذلك|تتخطى ذلك|يتخطاه|يتخطاها|يشمل|تشمل|شمل|شملت|يصل|تصل|وصل|وصلت|يطال|تطال|يتسع|تتسع|يعني|تعني)";
const REACH = `(?: (?:ذلك|أيضا|كذلك|إلى|ليشمل|لتشمل|ليصل إلى|لتصل إلى|ليطال|لتطال|حتى))*`;
/** Definite words: a subject whose end can be told from the indefinite word that follows. */
const SUBJECT = "(?:(?:ال|لل)\\p{L}+|\\p{L}{2,}(?:ها|هم|نا|كم)|هذا|هذه|ذلك|تلك)(?: (?:ال\\p{L}+|\\p{L}+ ال\\p{L}+))?";
/** «لا تكتفي المنصة بعرض الدروس، بل» → «تعرض المنصة الدروس و». */
const notContent: Rewrite = ([verb = "", subject = "", noun = ""]) => {
  const present = VERBS.get(fold(noun))?.present[/^ت/.test(bareWord(verb)) ? 1 : 0];
  if (!present) return null;
  return `${present} ${subject}${kept(4)} و`;
};
/** «لم يعد الهاتف ترفًا، بل ضرورة» → «الهاتف ضرورة»; an accusative needs its verb («صار الهاتف واجبًا»). */
const noLonger: Rewrite = ([verb = "", subject = "", next = ""]) =>
  `${hasTanween(next) ? (/^ت/.test(bareWord(verb)) ? "صارت " : "صار ") : ""}${subject.trim()} ${kept(3)}`;

/** Ideas set up only to be knocked down, ranges that are none, and balance without weight. */
export const PARALLELISM: PhraseBook = {
  "negative-parallelism": {
    en: [
      [
        `{^}not ${ONLY} (does|do|did|is|are|can|will|has|have|was|were) ((?:it|they|he|she|we|you|this|that|these|those|(?:the|this|that|these|our|your|their|its|his|her|my) {w}) )({w})( [^.;:\\n]{2,90}?)?,? but (?:(?:it|they|he|she|we|you) )?(?:also |even |rather )?`,
        inverted,
        { weight: 2 },
      ],
      [
        `not ${ONLY} (?!(?:does|do|did|is|are|can|will|has|have|had|was|were|should|could|would|must|may) )([^.;:\\n]{2,110}?),? but (?:(?:it|they|you|we) )?(?:also |rather |even |equally |indeed )?`,
        "$1 and ",
        { weight: 2 },
      ],
      [
        [
          `(is|are|was|were)(?:n't| not) ${ONLY} ((?:about |a |an |the )?[^.;—\\n]{2,70}?)${BREAK} ?${IT_IS} (?:also |actually |really )?${COMPLEMENT}`,
          `(it's|that's|this is|they're|we're|these are) not ${ONLY} ((?:about |a |an |the )?[^.;—\\n]{2,70}?)${BREAK} ?${IT_IS} (?:also |actually |really )?${COMPLEMENT}`,
        ],
        "$1 $2 and ",
        { weight: 2 },
      ],
      [
        `(is|are|was|were)(?:n't| not) ${ONLY} ((?:about |a |an |the )?[^.;—\\n]{2,70}?)${BREAK} ?(it's|it is|they're|they are) `,
        "$1 $2 and $3 ",
        { weight: 2 },
      ],
      [
        `({w} )(doesn't|does not|don't|do not) ${ONLY} ({w})( [^.;—\\n]{2,80}?)${BREAK} ?(?:it|they|we|you|he|she) (?:also |actually )?`,
        doesToo,
        { weight: 2 },
      ],
      [
        [
          `(is|are|was|were|be)(?:n't| not) (?![^.,;—\\n]{2,40} (?:that|who) [^.,;—\\n]{2,40}\\.)(?:really |actually |simply )?(?:about |a |an |the |your |our )[^.,;—\\n]{2,60}?${BREAK} ?${IT_IS} (?:actually |really |rather )?${COMPLEMENT}`,
          `(it's|that's|this is|they're|these are) not (?:really |actually |so much )?(?:about |a |an |the |your |our )?[^.,;—\\n]{2,60}?${BREAK} ?${IT_IS} (?:actually |really |rather )?${COMPLEMENT}`,
          "(is|are|was|were|be|it's|that's|this is|they're)(?:n't| not) (?:so much |really )?(?:a|an) [^.,;\\n]{2,60}?,? but (?:rather )?(?=(?:a|an) )",
          "(is|are|was|were|be|it's|that's|this is|they're)(?:n't| not) (?:so much |really )?(?:the|our|your|their|its|his|her) [^.,;\\n]{2,50}?,? but (?:rather )?(?=(?:the|our|your|their|its|his|her) {w}(?: {w}){0,5}(?:{$}|,))",
          "(is|are|was|were|be|lies|lie|it's)(?:n't| not) (?:so much |really )?(?:whether|what|how|who|when|where|why|if) [^.;\\n]{2,90}?,? but (?:rather )?(?=(?:what|how|who|when|where|why|whether|which) )",
          "(is|are|was|were|be|lies|lie|comes|come|it's) not so much (?:about|in|from|on|a|an|the) [^.;\\n]{2,70}? as (?=(?:about|in|from|on|a|an|the|it) )",
          "(is|are|was|were) (?:really |actually |far |much )?less (?:a|an|the|about) [^.,;\\n]{2,50} than (?=(?:a|an|the|about) )",
          "{^}(?:far |much |so much )?more than (?:just |merely |simply |only )?(?:an? |the )?[^,.!?\\n]{2,60}, (it|they|this|that|he|she|the {w}|{w}) (?=(?:is|are|was|were|has|have|becomes?|offers?|serves?|represents?|stands?|remains?|means?|brings?|gives?|carries) )",
        ],
        "$1 ",
        { weight: 2 },
      ],
      [
        [
          "not (because|by|for|in|with|from|through|on|to|as|about|at|when|if|despite) [^.;\\n]{2,80}?,? but (?:rather |simply )?(?=\\k<g1> )",
          `go(?:es)? (?:far |well |way )?beyond (?:mere |${ONLY} )?[^.;,—\\n]{2,60}?(?:;|,|—| —|\\.) ?(?:it|they) (?!is |are )(?:also )?`,
          "(doesn't|does not) mean [^.;,\\n]{2,70}(?:\\.|;|,| —) (?:it|this) (?=means )",
          "{^}not [^.,\\n]{1,40}\\. (?:not [^.\\n]{1,40}\\. )*(?:just |but |only |simply )",
          `{^}no longer ${ONLY} (?:a|an|the|about) [^,.\\n]{2,60}, `,
        ],
        "",
        { weight: 2 },
      ],
      [
        `less about [^.;\\n]{2,70}?,? (?:and (?:it's |it is )?(?:more|all)|and|than(?: it is)?|(?:but|it's) more) about `,
        "about ",
        { weight: 2 },
      ],
      [
        "(?:far |much )?more about ([^.,;\\n]{2,60}?) than (?:it is )?(?:about )?[^.,;\\n]{2,60}?(?={$})",
        "about $1",
        { weight: 2 },
      ],
      [
        `(?:is|represents|means|was|becomes|remains|offers) (?:so |far |much |something )*more than (?:${ONLY} )?[^.;—\\n]{2,70}?(?:;|,|—| —|\\.) ?(?:it is|it's|it was|this is|that's) `,
        "is ",
        { weight: 2 },
      ],
      [
        `(?:are|represent|mean|were|become|remain|offer) (?:so |far |much |something )*more than (?:${ONLY} )?[^.;—\\n]{2,70}?(?:;|,|—| —|\\.) ?(?:they are|they're|they were) `,
        "are ",
        { weight: 2 },
      ],
      [
        "(was|is|has) never (?:just |only |really |simply )*(?:been )?about [^.;,—\\n]{2,60}(?:\\.|;|,| —|—) ?(?:it|this|that)(?:'s| was| is| has)(?: always| really)*(?: been)? about ",
        (g) => (g[0] === "has" ? "has always been about " : `${g[0] ?? ""} about `),
        { weight: 2 },
      ],
      [
        ", not (?:just|merely|only|simply) (?:a |an |the |another |about |for |in |by )?[^.,;\\n]{2,50}?(?={$})",
        "",
        { weight: 1 },
      ],
      [
        "{^}([^.!?,\\n]{3,50}?) (?:isn't|is not|was never|is no longer) the ({w})[.;] ([^.!?,\\n]{3,50}?) is(?={$})",
        (g) => `${g[2] ?? ""} is the ${g[1] ?? ""}`,
        { weight: 2 },
      ],
      ["(?:is|are) (?:so |far |much )*more than (?:just |merely |simply )", null, { weight: 1 }],
      [
        "{^}(?:far |much )?(?:rather than|instead of) (?:just |merely |simply |only )(?:being )?(?:an? |the )?[^,.!?\\n]{2,60}, (?=(?:it|they|this|he|she|the|we|you) )",
        "",
        { weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          `(?:لا|ما) (?:يقتصر|يقف|ينحصر|يتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?:${BEYOND}${REACH}|على|في|إلى) `,
          `(?:لا|ما) (?:يقتصر|يقف|ينحصر|يتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?=[يتن])`,
        ],
        "يشمل $1$2 و",
        { weight: 2 },
      ],
      [
        [
          `(?:لا|ما) (?:تقتصر|تقف|تنحصر|تتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?:${BEYOND}${REACH}|على|في|إلى) `,
          `(?:لا|ما) (?:تقتصر|تقف|تنحصر|تتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?=[يتن])`,
        ],
        "تشمل $1$2 و",
        { weight: 2 },
      ],
      [
        `لم (?:يقتصر|يقف|ينحصر|يتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?:${BEYOND}${REACH} |على |في |إلى )?`,
        "شمل $1$2 و",
        { weight: 2 },
      ],
      [
        `لم (?:تقتصر|تقف|تنحصر|تتوقف) ((?:{w} ){0,5}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)${FAH}${BUT} (?:${BEYOND}${REACH} |على |في |إلى )?`,
        "شملت $1$2 و",
        { weight: 2 },
      ],
      [`لا (يكتفي|تكتفي) ((?:{w} ){0,4}?)ب(\\p{L}+)( [^.؟!\\n]{2,80}?)${FAH}${BUT} `, notContent, { weight: 2 }],
      [`لا ((?:ي|ت|ن)\\p{L}+ [^.؟!\\n]{2,90}?) (?:فحسب|وحسب|فقط)${BUT} و?`, "$1 و", { weight: 2 }],
      [`لا (ال\\p{L}+[^.؟!،\\n]{0,50}?) (?:فحسب|وحسب|فقط)${BUT} و?`, "$1 و", { weight: 2 }],
      [`(?:ليس|ليست) فقط ([^.؟!\\n]{2,70}?)${BUT} و?`, "$1 و", { weight: 2 }],
      [`${NOT_IS} (?:مجرد |محض )([^.؟!،,\\n]{2,60}?) (?:فحسب|وحسب|فقط)${BUT} و?`, "$1 و", { weight: 2 }],
      [
        `لم (يعد|تعد) ((?:{w} ){1,6}?)(?:مجرد |محض )?(?:\\p{L}+ا|\\p{L}+ه|\\p{L}+)(?: {c})?${FAH}${BUT} (?:أصبح|صار|بات|غدا|أضحى|أصبحت|صارت|باتت|غدت|أضحت) `,
        (g) => `${/^ت/.test(bareWord(g[0] ?? "")) ? "صارت" : "صار"} ${(g[1] ?? "").trim()} `,
        { weight: 2 },
      ],
      [`لم (يعد|تعد) ((?:{w} ){1,6}?)(?:مجرد |محض )(?:[^.؟!،,\\n]{2,60}?)${FAH}${BUT} ({w})`, noLonger, { weight: 2 }],
      [`لم (يعد|تعد) ((?:{w} ){1,6}?)\\p{L}+ا(?: [^.؟!،,\\n]{2,60}?)?${FAH}${BUT} ({w})`, noLonger, { weight: 2 }],
      [
        `لم (يكن|تكن) ((?:{w} ){1,5}?)(?:مجرد |محض )[^.؟!،,\\n]{2,60}?${FAH}${BUT} (?:كان |كانت )?`,
        (g) => `${/^ت/.test(bareWord(g[0] ?? "")) ? "كانت" : "كان"} ${(g[1] ?? "").trim()} `,
        { weight: 2 },
      ],
      [`{^}{&}${NOT_IS} (${SUBJECT}) (?:مجرد |محض )?[^.؟!\\n]{2,70}?${FAH}${BUT} `, "{&}$1 ", { weight: 2 }],
      [
        `${NOT_IS} ([^.؟!،,\\n]{2,60}?) (?:فحسب|وحسب|فقط|وحده|وحدها)${BUT} و?`,
        (g) => `${nominative(g[0] ?? "")} و`,
        { weight: 2 },
      ],
      [
        [
          `${NOT_IS} (?:مجرد |محض )?(?!له |لها |لهم |لي |لنا |هناك |ب)[^.؟!،,\\n]{2,70}?[،,؛;]? ?(?:بل|وإنما|إنما) (هو|هي) `,
          `(?:ليس|ليست|لم يكن|لم تكن) [^.؟!\\n]{2,70}? بقدر ما (هو|هي|كان|كانت) `,
          "(?:يتجاوز|تتجاوز|يتخطى|تتخطى|يتعدى|تتعدى) (?:كونه|كونها|مجرد) [^.؟!\\n]{2,60}?[،,]? ل(يصبح|تصبح|يكون|تكون|يشكل|تشكل|يمثل|تمثل) ",
        ],
        "$1 ",
        { weight: 2 },
      ],
      [
        [
          `${NOT_IS} (?:مجرد |محض )?(?!له |لها |لهم |لي |لنا |هناك |ب)[^.؟!،,\\n]{2,70}?[،,؛;]? ?(?:بل|وإنما|إنما)(?: (?:إنه|إنها|أيضا|كذلك))* `,
          `${NOT_IS} (?:مجرد |محض )?(?!ب)[^.؟!،,\\n]{2,60}?[،,؛;] ?(?:إنه|إنها|فهو|فهي) `,
          "(ال\\p{L}+) (?:ليس|ليست|لم يكن|لم تكن) [^.؟!،,;؛\\n]{2,60}[،,؛;] ?(?=\\k<g1> )",
          "(?:أكثر|أكبر|أبعد|أعمق|أسمى) (?:بكثير )?من (?:كونه|كونها|مجرد|أن يكون|أن تكون|أن يختزل في|أن تختزل في) [^.؟!\\n]{2,60}?[،,؛;:] ?(?:بل )?(?:إنه|إنها|فهو|فهي|هو|هي) ",
          "(?:لا|وليس|ليس) (لأن\\p{L}*|من أجل|في|من|على|إلى|عن|عبر|بسبب|بفضل|بهدف) [^.؟!\\n]{2,70}?[،,]? (?:بل|وإنما|إنما) (?=\\k<g1>(?: |\\p{L}))",
        ],
        "",
        { weight: 2 },
      ],
      [
        "لا ((?:ي|ت)\\p{L}+) ([^.؟!،\\n]{0,50}?)(?:على|في|من|إلى|عن|ب\\p{L}+) ?[^.؟!،\\n]{2,60}?[،,]? بقدر ما \\k<g1> ",
        "$1 $2",
        { weight: 2 },
      ],
      ["لا (يتعلق|تتعلق) ((?:{w} ){0,3}?)ب[^.؟!،,\\n]{2,60}?[،,]? (?:بل|وإنما|إنما) (?=ب)", "$1 $2", { weight: 2 }],
      ["ليس (?:لأن|بسبب|من أجل|فقط لأن) {c}[،,] بل (?:لأن|بسبب|من أجل)", null, { weight: 1 }],
    ],
  },
  "tailing-negation": {
    en: [
      [
        [
          `,? (?:and )?(?:with )?no (?:hassles?|fuss|guesswork|stress|strings attached|jargon|fluff|surprises|drama|compromises?|excuses|shortcuts|headaches?|crowds|worries|clutter|hidden (?:fees|costs)|experience (?:needed|required)|frills|nonsense|gimmicks|filler|strings|learning curve|second thoughts|mess|waiting|limits|pressure|judg(?:e)?ment|catch(?:es)?|regrets|fine print|complications?|fiddling|friction|delays|downtime|distractions|questions asked|sweat|trade-?offs|apologies|exceptions)(?:,? (?:and |or )?no {w}(?: {w}){0,2})*(?={$})`,
          ",? without (?:the |any |all the |a |ever )?(?:usual )?(?:hassles?|fuss|guesswork|stress|headaches?|worry(?:ing)?|compromis(?:e|ing)(?: on {c})?|breaking (?:a sweat|the bank)|missing a beat|a second thought|overthinking(?: it)?|lifting a finger|complications?|friction|drama|clutter|pressure|cutting corners|sacrificing {c}|the noise|overwhelm|feeling overwhelmed|losing (?:sleep|your mind)|hidden (?:fees|costs)|end|limits|effort)(?={$})",
          ",? (?:and |with |all with )*(?:zero|no) (?:{w} )?{w}(?:,|,? and| or) (?:zero|no) (?:{w} )?{w}(?:,? (?:and|or) (?:zero|no) (?:{w} )?{w})?(?={$})",
          ",? (?:and |all )?with zero (?:{w} )?(?:downtime|headaches?|hassles?|stress|fuss|effort|friction|waste|surprises|guesswork|compromises?|setup|learning curve|risk|complications?|worries|delays|mess|clutter)(?={$})",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:no|zero) {w}(?: {w}){0,3}, (?:and )?(?:no|zero) {w}(?: {w}){0,3}(?:, (?:and |just )?(?:no |zero )?{w}(?: {w}){0,3})?{$}",
        null,
        { weight: 1, drop: true },
      ],
      ["{^}no more [^.!?,\\n]{2,30}(?:, no more [^.!?,\\n]{2,30})*{$}", null, { weight: 1, drop: true }],
      ["{^}(?:no|zero) {w}(?: {w})?,? (?:and|or) (?:no|zero) {w}(?: {w})?{$}", null, { weight: 1, drop: true }],
      [
        ",? no matter (?:what|who you are|where you are|where you (?:are|come from|live)|how (?:big|small|busy|far|hard|old)[^.,;\\n]{0,40}|what (?:life|the day|the weather)[^.,;\\n]{0,40}|your (?:level|background|experience|age|budget|goals?))(?={$})",
        "",
        { weight: 0.5 },
      ],
      [", (?:free|worry|hassle|stress|guilt|fuss)[- ]free(?={$})", "", { weight: 0.5 }],
    ],
    ar: [
      [
        [
          "(?<![.!؟\\n] ?)(?:[،,] ?| )(?:و)?(?:كل ذلك |كل هذا )?(?:من )?(?:دون|بدون|بلا|غير) (?:أدنى |أي |أيه |أدني |الحاجة إلى أي )?(?:جهد|عناء|تعب|مجهود|قلق|متاعب|تعقيد|تعقيدات|مشقة|عوائق|توقف|منازع|كلل|ملل|مبالغة|استثناء|تكلف|إرهاق|ضجيج|ضغوط|توتر|مفاجآت|تنازلات|مساومة|تردد|خوف|حيرة|صعوبة|صعوبات|مخاطر|وجع رأس|هموم|قيود|انقطاع|هوادة|شروط خفية|رسوم خفية|تكاليف خفية|أسرار)(?: يذكر| تذكر| خفية)?(?:(?: أو| ولا| و) ?\\p{L}+){0,2}(?={$}|[،,])",
          "[،,] ?(?:و)?(?:لا|ولا) (?:عناء|تعب|قلق|تعقيد|انتظار|زحام|مفاجآت|تنازلات)(?: (?:ولا|و لا) \\p{L}+)*(?={$}|[،,])",
        ],
        "",
        { weight: 1 },
      ],
      [
        [
          "{^}{&}(?:لا|بلا|دون|بدون) \\p{L}+(?: \\p{L}+)?[،,] (?:و)?(?:لا|بلا|دون|بدون) \\p{L}+(?: \\p{L}+)?(?:[،,] (?:و)?(?:لا|بلا|دون|بدون) \\p{L}+(?: \\p{L}+)?)?{$}",
          "{^}{&}(?:لا|بلا|دون|بدون) \\p{L}+ (?:ولا|وبلا|ودون|وبدون|أو) \\p{L}+(?: (?:ولا|وبلا|أو) \\p{L}+)?{$}",
        ],
        null,
        { drop: true, weight: 1 },
      ],
    ],
  },
  "false-range": {
    en: [
      [
        "{^}from ([^.,;:\\n\uE000]{3,60}?),? to ([^.,;:\\n\uE000]{3,60}?),? (?:and |through )?to ([^.,;:\\n\uE000]{3,60}?),? there(?:'s| is| are) ((?:an?|something|always an?) {w}(?: {w})?) for (?:everyone|every {w}|all|each|anyone|everybody)(?={$})",
        (g) => `There is ${g[3] ?? ""} for ${g[0] ?? ""}, ${g[1] ?? ""} and ${g[2] ?? ""}`,
        { weight: 2 },
      ],
      [
        "{^}from ([^.,;:\\n\uE000]{3,60}?) to ([^.,;:\\n\uE000]{3,60}?)(?:,? and| to|, to) ([^.,;:\\n\uE000]{3,60}?), (?:there is|there's) something for (?:everyone|every taste|all)",
        "There are $1, $2 and $3",
        { weight: 2 },
      ],
      [
        "ranging from ([^.,;:\\n\uE000]{3,60}?) to ([^.,;:\\n\uE000]{3,60}?),? (?:and|to) ([^.,;:\\n\uE000]{3,60}?)(?={$})",
        "including $1, $2 and $3",
        { weight: 1.5 },
      ],
      [
        "{^}from ([^.,;:\\n\uE000]{3,60}?) to ([^.,;:\\n\uE000]{3,60}?), (?:there is|there's) something for (?:everyone|every taste|all)",
        "There are $1 and $2",
        { weight: 2 },
      ],
      [
        "{^}from ([^.,;:\\n\uE000]{3,60}?),? to ([^.,;:\\n\uE000]{3,60}?),? (?:and |through )?to ([^.,;:\\n\uE000]{3,60}?)(?:,? and everything in between)?, ([^.;:\\n]{6,160}?)(?={$})",
        (g) => items(g[3], [g[0], g[1], g[2]]),
        { weight: 2 },
      ],
      [
        "{^}from ([^.,;:\\n\uE000]{3,60}?) to ([^.,;:\\n\uE000]{3,60}?)(?:,? and everything in between)?, ([^.;:\\n]{6,160}?)(?={$})",
        (g) => items(g[2], [g[0], g[1]]),
        { weight: 1 },
      ],
      [
        ",? from ([^.,;:\\n\uE000]{3,50}?),? to ([^.,;:\\n\uE000]{3,50}?),? (?:and |all the way )to ([^.,;:\\n\uE000]{3,50}?)(?:,? and everything in between)?(?={$})",
        ": $1, $2 and $3",
        { weight: 1.5 },
      ],
      [", and everything in between", "", { weight: 0.5 }],
    ],
    ar: [
      [
        "[،,]? (?:بدءا|بداية|ابتداء|انطلاقا|تبدأ|يبدأ|تمتد|يمتد|تتنوع|يتنوع|تتدرج|تتراوح) (?:من|ب|بين) ?([^.،,\\n]{3,60}?)[،,]? (?:و)?مرورا ب([^.،,\\n]{3,60}?)[،,]? (?:و)?(?:وصولا|انتهاء) (?:إلى |حتى |ب|ل)([^.،,\\n]{3,60}?)(?={$}|[،,])",
        " مثل $1 و$2 و$3",
        { weight: 2 },
      ],
      [
        "[،,]? (?:بدءا|ابتداء|انطلاقا) من ([^.،,\\n]{3,60}?)[،,]? (?:و)?(?:وصولا|انتهاء) (?:إلى |حتى |ب)([^.،,\\n]{3,60}?)(?={$}|[،,])",
        " مثل $1 و$2",
        { weight: 1.5 },
      ],
      ["بدءا من ([^.،,\\n]{3,50}?)[،,]? (?:و)?(?:مرورا|ومرورا) (?:ب)?{+}", null, { weight: 1 }],
      ["{^}من ([^.،,\\n]{3,40}?) إلى ([^.،,\\n]{3,40}?)[،,]? ومن ([^.،,\\n]{3,40}?) إلى ", null, { weight: 1 }],
      [
        "{^}{&}من ([^.،,:\\n\uE000]{3,50}?)[،,]? (?:و)?إلى ([^.،,:\\n\uE000]{3,50}?)[،,]? (?:و)?(?:حتى |إلى |وصولا إلى |مرورا ب)([^.،,:\\n\uE000]{3,50}?)[،,] ([^.؛:\\n]{6,140}?)(?={$})",
        (g) => itemsArabic(g[3], [g[0], g[1], g[2]]),
        { weight: 2 },
      ],
      [
        "{^}{&}من ([^.،,:\\n\uE000]{3,50}?) إلى ([^.،,:\\n\uE000]{3,50}?)[،,]? ومن ([^.،,:\\n\uE000]{3,50}?) إلى ([^.،,:\\n\uE000]{3,50}?)[،,] ([^.؛:\\n]{6,140}?)(?={$})",
        (g) => itemsArabic(g[4], [g[0], g[1], g[2], g[3]]),
        { weight: 2 },
      ],
    ],
  },
  "both-sides": {
    en: [
      [
        "{^}(?:that being said|having said that|with that being said|that said|at the same time|be that as it may|on the flip side|then again|by the same token|even so|with all that said|all that said|to be fair),? ",
        "",
        { weight: 1 },
      ],
      ["{^}on (?:the )?one hand, ", "", { weight: 1 }],
      [
        [
          "(?:strik(?:e|es|ing)|find(?:s|ing)?|achiev(?:e|es|ing)|maintain(?:s|ing)?|hit(?:ting)?) (?:a|the|that) (?:(?:right|delicate|careful|healthy|proper|perfect|fine|sensible|workable|good) )?balance(?: between [^.\\n]*)?",
          "{^}(?:it is|it's|it remains) (?:essential|important|crucial|vital|key|necessary) to (?:strike|find|maintain|achieve|weigh|consider|recogni[sz]e|acknowledge|hear|look at) (?:a|the|both|all) (?:{w} )?(?:balance|sides|perspectives|viewpoints|points of view|angles)[^.\\n]*{$}",
          "{^}(?:there are|it has|they have|both have|both (?:options|approaches|sides|methods|views|camps) have|each (?:option|approach|side|method|one)? ?has|every (?:option|approach|choice) has)[^.\\n]{0,40}?(?:advantages and (?:disadvantages|drawbacks)|pros and cons|benefits and (?:drawbacks|risks)|strengths and weaknesses|upsides and downsides|merits?|valid (?:points|arguments|concerns)|good (?:points|arguments)|trade-?offs|a case|a point)[^.\\n]*{$}",
          "{^}(?:as|like) (?:with )?(?:most|many|all|any|so many|so much|anything|everything)(?: of)? ?(?:things|in life|technolog(?:y|ies)|choices|decisions|tools?|changes?|[^,.\\n]{0,30}), (?:there (?:are|is)|it (?:comes|has|is|depends)|the (?:truth|answer|reality|key))[^.\\n]*{$}",
          "{^}[^.\\n]{0,80}?(?:reasonable|thoughtful|good|smart|honest) people (?:can|may|will|do)? ?(?:disagree|differ)[^.\\n]*{$}",
          "{^}(?:of course,? |ultimately,? |perhaps,? |as always,? |as ever,? )?the (?:truth|answer|reality|right approach|solution|sweet spot) (?:probably |likely |often |usually |may |perhaps )*(?:lies|lie|is|sits|rests|falls|can be found) (?:somewhere |likely )*(?:in between|in the middle|in finding|in moderation|in balance|between)[^.\\n]*{$}",
          "{^}(?:there are|we find) (?:valid|strong|good|compelling|reasonable|legitimate|persuasive) (?:arguments|points|concerns|cases|reasons|views)[^.\\n]{0,30} (?:on|for|from) (?:both|all|either) (?:sides?|camps?)[^.\\n]*{$}",
          "{^}[^.\\n]{0,50}?(?:cuts both ways|a double-edged sword|two sides (?:of|to) (?:the same|every) coin|two sides to every story|a mixed blessing)[^.\\n]*{$}",
          "{^}(?:ultimately,? |in the end,? |perhaps,? )?(?:finding|striking|achieving|maintaining|seeking) (?:the |a |that )?(?:{w} )?(?:balance|equilibrium|middle ground|sweet spot|harmony|compromise)[^.\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}[^.\\n]{0,60}?(?:is|remains|are) (?:a |an )?(?:complex,? (?:and )?(?:multifaceted|nuanced|multi-faceted|layered)|(?:complex|nuanced|multifaceted|delicate|thorny|contentious|divisive|polari[sz]ing) (?:issue|topic|question|subject|matter|debate|problem|one))[^.\\n]*{$}",
          "{^}(?:there is|there's|there are) (?:rarely |usually |simply )?no (?:one-size-fits-all|right or wrong|single|easy|simple|perfect|universal|silver) (?:answers?|solutions?|approach|way|bullet|path|formula)[^.\\n]*{$}",
          "{^}(?:it|this|much|a lot|everything) (?:all )?(?:ultimately |really |largely )?(?:depends|comes down to|boils down to) (?:on )?(?:your|one's|individual|personal|the individual|what you|who you|context|the context)[^.\\n]*{$}",
          "{^}(?:opinions?|views|attitudes|reactions|experts|people) (?:on this |on the matter |on the subject )?(?:are|is|remain|remains|differ|vary|diverge|continue to be) ?(?:sharply |deeply |still |widely |understandably )?(?:divided|split|mixed|varied|differ)?[^.!?\\n]{0,40}{$}",
          "{^}(?:the )?(?:debate|discussion|conversation|question|answer|reality|issue|truth|picture|relationship|story)(?: (?:around|about|over|of|on|surrounding) [^.,\\n]{2,50})? (?:is|remains|has become) (?:far )?(?:more )?(?:nuanced|complex|complicated|multifaceted|layered|ongoing|far from settled|not black and white|rarely simple|never simple)(?: and {w}| than [^.\\n]{2,50}| one)?{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}on (?:the )?one hand, ([^.\\n]+?)[;,.] ?(?:but |and |while |yet )?on the other(?: hand)?, ",
        "$1, but ",
        { weight: 2 },
      ],
      ["{^}on the other(?: hand)?, ", "But ", { level: 2, weight: 1 }],
      [
        [
          "{^}(?:while|although|though) (?:some|many|critics|supporters|proponents|advocates|opponents) (?:people )?(?:may |might |would )?(?:argue|say|see|view|believe|claim|feel|point|praise|worry)[^.\\n]{3,90}, (?:others|many|critics|opponents|supporters|skeptics|sceptics)[^.\\n]*{$}",
          "{^}(?:proponents|supporters|advocates|enthusiasts|optimists|defenders|fans|some|some people|those in favou?r|its champions|backers) (?:{w} ){0,2}?(?:argue|say|point|praise|see|view|believe|claim|hail|celebrate|cite|highlight|note|insist|welcome|applaud|tout)[^.\\n]{3,90}(?:,|;) (?:while|whereas|but|yet|and)? ?(?:critics|opponents|detractors|skeptics|sceptics|others|pessimists|naysayers|traditionalists)[^.\\n]*{$}",
        ],
        null,
        { drop: true, flag: "needs-source", weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:مع ذلك[،,] )?(?:من (?:المهم|الضروري) )?[^.\\n]{0,50}(?:لكل|أن لكل|يبقى لكل|فلكل) (?:تقنية|طريقة|خيار|أسلوب|شيء|أمر|حل|منهما|نهج|نظام|منتج|مشروع|واحد|طرف|رأي|وسيلة|أداة|منها|نوع|فريق|جانب|تجربة|قرار|موقف)(?: منهما| منها)? (?:مزاياه|مزاياها|إيجابياته|إيجابياتها|محاسنه|محاسنها|فوائده|فوائدها|ما له|حسناته|حسناتها|حججه|حججها|مبرراته|مبرراتها|وجاهته|وجاهتها|وجهة نظره)(?: و(?:عيوبه|عيوبها|سلبياته|سلبياتها|مساوئه|مساوئها|أضراره|أضرارها|ما عليه|سيئاته|سيئاتها))?{s}{$}",
          "{^}{&}(?:لا بد من|من المهم|من الضروري|يجب|ينبغي|يبقى من المهم|المطلوب|الحل يكمن في|المهم) (?:هو )?(?:تحقيق|إيجاد|إقامة|الحفاظ على) (?:ال)?(?:توازن|الموازنة|موازنة)(?: {w})? بين {s}{$}",
          "{^}[^.؟!\\n]{0,70}?(?:سلاح ذو حدين|سلاحا ذا حدين|وجهان لعملة واحدة|له وجهان|لها وجهان|لا يخلو من (?:سلبيات|عيوب|مخاطر)|لا تخلو من (?:سلبيات|عيوب|مخاطر)){s}{$}",
          "{^}{&}خير الأمور (?:أوسطها|الوسط){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["لكل ({w}) (?:مزاياه|مزاياها|إيجابياته|إيجابياتها) و(?:عيوبه|عيوبها|سلبياته|سلبياتها)", null, { weight: 1 }],
      [
        [
          "{^}{&}(?:بين مؤيد ومعارض|بين هذا وذاك|بين هذا الرأي وذاك|بين الرأيين|بين الفريقين|تبقى المسألة نسبية|يبقى الأمر نسبيا|الأمر نسبي|المسألة نسبية){s}{$}",
          "(?:الحقيقة|الحل|الصواب|الأمر|خير الأمور|الحكمة|الجواب|الإجابة) (?:في|هو|هي|تكمن في|يكمن في|تقع في|يقع في) (?:الاعتدال|الوسط|الوسطية|التوازن|المنتصف|مكان ما بين|منطقة وسطى|إيجاد التوازن|تحقيق التوازن){s}{$}",
          "{^}{&}(?:لا توجد|لا يوجد|ليس هناك|ليست هناك|ما من) (?:إجابة|حل|وصفة|قاعدة|طريقة|جواب|صيغة) (?:واحدة|واحد|قاطعة|قاطع|سحرية|سحري|نهائية|نهائي|جاهزة|جاهز|صحيحة|مثالية|مثالي|تناسب){s}{$}",
          "{^}{&}(?:يعتمد|يتوقف|تعتمد|يختلف|يظل|يبقى) (?:الأمر|ذلك|هذا|الجواب|القرار|الاختيار)?(?: في النهاية| في المقام الأول)? ?(?:على|من|رهنا ب|مرهونا ب) ?(?:كل شخص|شخص لآخر|شخص إلى آخر|احتياجاتك|أولوياتك|ظروفك|ظروف كل|السياق|عوامل عدة|عدة عوامل){s}{$}",
          "{^}{&}(?:تتباين|تختلف|تنقسم|انقسمت|تباينت|اختلفت|تتفاوت|تتعدد) (?:ال)?(?:آراء|مواقف|وجهات النظر|الرؤى|رؤى)[^.!؟\\n،]{0,50}(?={$})",
          "{^}{&}(?:(?:في نهاية الأمر|في النهاية|يبقى|ويبقى|تبقى)[،,]? )?لكل (?:ال)?\\p{L}+ (?:ظروف|خصوصي|طبيع|رأي|تجرب|وجه|أسلوب|طريق|أولوي|حاجات|منطق|حج)\\p{L}*(?: \\p{L}+){0,3}{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        [
          "[،,؛] ?و?(?:بين هذا وذاك|بين الرأيين|بين هذا وذلك|بين مؤيد ومعارض) (?:تبقى|يبقى|تظل|يظل|تكمن|تقف) {s}(?={$})",
          "[،,؛] ?(?:و|ف)(?:لكل|إن لكل) \\p{L}+(?: \\p{L}+)? (?:مزايا|محاسن|إيجابيات|فوائد|حسنات|حجج|مبررات|ظروف|ميزات)(?:ه|ها|هم|هما) و(?:عيوب|سلبيات|مساوئ|أضرار|سيئات|مخاطر|حدود)(?:ه|ها|هم|هما)(?={$})",
        ],
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}(?:بينما|فبينما|في حين|فيما) (?:يرى|يعتقد|يرجح|يعتبر|يميل|يؤيد|يذهب|يؤكد|يدافع) (?:ال)?(?:بعض|بعضهم|كثيرون|فريق|المؤيدون|أنصار|مؤيدو){s}[،,] (?:يرى|يعتقد|يؤكد|يعتبر|يميل|يذهب|يحذر|يعارض|يعترض|يجد|يفضل) (?:ال)?(?:آخرون|بعض|معارضون|فريق){s}(?={$}|[،,])",
        null,
        { drop: true, flag: "needs-source", weight: 2 },
      ],
      [
        "{^}{&}في حين أن ({c})[،,] (?:إلا أن|فإن) ",
        (g) => (GENITIVE.test(bareWord(g[0] ?? "")) ? null : `${g[0] ?? ""}، لكن `),
        { weight: 1 },
      ],
      [
        "{^}{&}من (?:جهة|ناحية|جانب)[،,] ([^.\\n]+?)[،؛,.] ?(?:و|لكن |ولكن )?من (?:جهة|ناحية|جانب) (?:أخرى|آخر|ثانية|ثان)[،,] ",
        "{&}$1، لكن ",
        { weight: 1 },
      ],
    ],
  },
};
