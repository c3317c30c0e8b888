import { kept } from "#engines/humanizer/wording.ts";
import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";
import { VERBS } from "./arabic-verbs.ts";
import { thirdPerson } from "./word-forms.ts";
import { fold } from "#engines/text/fold.ts";

/** «حصولنا على الرخصة» → «حصلنا على الرخصة»: the verb of a known verbal noun and the person of its pronoun. */
const deedOf: Rewrite = ([noun = "", who = ""]) => {
  const verb = VERBS.get(fold(noun));
  if (!verb?.regular) return null;
  const forms: Record<string, string> = { نا: `${verb.past[0]}نا`, ه: verb.past[0], ها: verb.past[1] };
  const form = forms[who];
  return form === undefined ? null : `${form} ${kept(3)}`;
};

/** «بوصفها» and the like tell the gender of what they speak of. */
const thisIs: Rewrite = ([, , by = ""]) => `${/ها\s*$/.test(by) ? "هذه" : "هذا"} ${kept(2)}`;

/** An announcement leaves its topic as a heading; the next sentence needs no «و» then. */
const asHeading: Rewrite = ([, and = ""]) => `${kept(1)}:${and === "" ? "" : " "}`;

/** A subject under «أن» whose written ending would change as the head of a sentence. */
const ENDING_CHANGES = /(?:ين|ًا|[^ةىا]ا)$/u;

const ATTENTION =
  "(?:(?:ال)?(?:إشارة|تنويه|تنبيه|تنبه|تذكير|ذكر|تأكيد|تشديد|انتباه|التفات|لفت (?:ال)?(?:انتباه|نظر|أنظار)\\p{L}*)|(?:أن )?(?:نشير|ننوه|ننبه|نتنبه|نذكر|نتذكر|نؤكد|نشدد|ننتبه|نلتفت|نلفت (?:ال)?(?:انتباه|نظر|أنظار)\\p{L}*|أشير|أذكر|أؤكد|أنوه|أنبه))(?: إليه| له| كذلك| أيضا| هنا)*";
const OBLIGED =
  "(?:لا يفوت\\p{L}+|لا يسع\\p{L}+ إلا|(?:مما )?(?:يحسن|يجدر|يجمل|ينبغي|يجب|يلزم|يستحسن|يجدر)(?: بنا| بك| لنا| علينا| هنا| كذلك)*|من (?:ال)?(?:مهم|مفيد|ضروري|واجب|لازم|جدير)(?: ب)?)";

/**
 * Figures of speech told by their build rather than by fixed words: what is said of a thing, and with which class of noun.
 */
export const FRAMES: PhraseBook = {
  "opener-cliche": {
    en: [
      [
        [
          "{^}there is an? (?:particular|certain|special|unique|quiet) (?:{w} ){0,2}?(?:kind|sort|type|magic|quality|feeling|beauty|comfort|joy|charm)(?: of {w})? (?:that|in|to|about) {s}{$}",
          "{^}[^.!?\\n]{0,80}(?:now|this|today) is the (?:perfect|ideal|best|right) (?:time|moment|season) to[^.!?\\n]*{$}",
          "{^}(?:life|the world|time|technology|change|work) (?:today |now |these days )?(?:moves?|changes?|evolves?|goes|rushes|races) (?:at|faster|so|ever|more|quicker){s}{$}",
          "{^}few {w} (?:on earth |in (?:life|the world) )?{w} {s}(?:quite )?(?:like|as|more than){s}{$}",
          "{^}(?:everyone|everybody|each of us|most of us) (?:remembers?|knows?|loves?|dreams?|wants?|feels?){s}{$}",
          "{^}gone are the (?:times|years|nights|mornings) {s}{$}",
        ],
        null,
        { at: "first", drop: true, weight: 2 },
      ],
      [
        "{^}[^.!?\\n]{0,120}there(?: has|'s| is| was)? never (?:been |a )?(?:a )?(?:better|greater|more {w}) (?:time|moment|reason|season)[^.!?\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:حين|حيث|عندما) [يت](?:لتقي|جتمع|متزج|تعانق|تلاقى|تقاطع) {s}{$}",
        null,
        { at: "first", drop: true, weight: 2 },
      ],
    ],
  },
  signposting: {
    en: [
      [
        "{^}(?:below|in what follows|in the (?:next|following) {w}|here|today)?,? ?(?:we|i)(?:'ll| will| shall| are going to| am going to) (?:look at|cover|explain|go over|go through|explore|discuss|walk (?:you )?through|take you through|show you) (?:{w} ){0,3}?(?:about|how to|on) ([^.!?,;:\\n]{8,120})\\.",
        "About $1:",
        { level: 3, weight: 2 },
      ],
      [
        [
          "{^}in the (?:{w} )?(?:sections?|paragraphs?|lines?|pages?|steps?) (?:that follow|below|ahead|to come),? [^.!?\\n]*{$}",
          "{^}here are (?:a few|some|several|the|our|my) (?:{w} ){0,2}?(?:things|tips|points|ideas|reasons|ways|facts|thoughts)(?: (?:to|you|that|worth) [^.!?:\\n]*)?{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:سوف )?س?[نأ](?:ستعرض|عرض|تناول|شرح|وضح|بين|قدم|تعرف|تحدث|لخص|ناقش)(?: (?:معا|سويا|لكم|لك|فيما يلي|بإيجاز|(?:في|خلال|عبر) هذ[اه] (?:ال)?\\p{L}+|في (?:ال)?سطور (?:ال)?\\p{L}+))*(?: (?:على|إلى|عن))?(?: (?:أبرز|أهم|كل|جميع))?(?: (?:ما (?:ينبغي|يجب|يلزم|تحتاجون|تحتاج)(?: إلى)? (?:معرفته|أن \\p{L}+)|النقاط|المعلومات|الحقائق|الخطوات))? (?:عن|حول|بشأن) ([^.!?؟؛:\\n]{6,140})\\.( و(?=[يت]\\p{L}{2,} ))?{+}",
          "{^}{&}(?:سوف )?س?ن(?:أخذ|صحب|صطحب|رافق|نتقل|سافر|بحر|تجول|طوف)(?:كم|ك|كن)?(?: (?:معا|سويا|(?:في|عبر|خلال) هذ[اه] (?:ال)?\\p{L}+|في (?:ال)?سطور (?:ال)?\\p{L}+))* (?:إلى|في|عبر|بين) ([^.!?؟؛:\\n]{6,140})\\.( و(?=[يت]\\p{L}{2,} ))?{+}",
        ],
        asHeading,
        { weight: 2 },
      ],
    ],
  },
  "importance-note": {
    en: [
      [
        [
          "{^}please (?:be advised|be aware|keep in mind|bear in mind|remember) that ",
          "{^}(?:also )?worth (?:noting|mentioning|remembering|stressing|adding)(?: here)? is (?:the fact )?that ",
          "{^}(?:it |this )?(?:bears|merits|deserves) (?:mentioning|repeating|noting|remembering|emphasis|stressing|attention) that ",
          "{^}(?:readers|users|visitors|you|one|we|applicants) (?:should|must|need to|may wish to) (?:be aware|bear in mind|keep in mind|remember|note) that ",
          "{^}(?:one|we|you) (?:cannot|can't|must not|should not|shouldn't|mustn't) (?:forget|overlook|ignore|underestimate) (?:the fact )?that ",
        ],
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      [`{^}{&}${OBLIGED} ?${ATTENTION}(?: إلى| على| ب)? (?:ضرورة|وجوب) (?=\\p{L}{3})`, "{&}يجب ", { weight: 1.5 }],
      [`{^}{&}${OBLIGED} ?${ATTENTION}(?: إلى| على)? ?(?:ب)?{an} `, "{&}{an}", { weight: 1.25 }],
      [
        "{^}{&}(?:ينبغي |يجب |لا بد )?(?:ألا|أن لا|لا) (?:يغيب|ننسى|نغفل|تنسى?|تنسوا|يفوت\\p{L}*|يخفى)(?: (?:عن|على) (?:ال)?\\p{L}+| علينا| عليك)? ?{an} ",
        "{&}{an}",
        { weight: 1.25 },
      ],
    ],
  },

  "significance-inflation": {
    en: [
      [
        [
          "{^}[^.!?\\n]{2,50} (?:holds?|has|occup(?:y|ies)) a special place in (?:the )?(?:hearts?|memory|lives|history|story|minds?) of {s}{$}",
          "{^}[^.!?\\n]{2,60} (?:will|would) (?:echo|resonate|reverberate|be felt|be remembered)(?: {w}){0,3} (?:for|across|through|by) (?:{w} )?(?:decades|generations|years|centuries|ages){s}{$}",
          "{^}[^.!?\\n]{2,50} (?:changed|transformed|redefined|shaped|revolutioni[sz]ed) (?:forever )?(?:the way|how) (?:we|people|the world|everyone|generations){s}{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        ",? and (?:has |have |had )?(?:forever |truly |fundamentally |permanently )*(?:changed|altered|reshaped|transformed|redefined|rewrote|rewritten) (?:the )?(?:course|face|fate|history|story|map|shape|future|destiny|landscape) of [^.!?,;\\n]{2,60}(?:forever)?(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        "(is|are|was|were|remains?|became) a matter of (?:{w},? (?:and )?){0,3}(?:importance|significance|concern|interest)(?={$}|,)",
        "$1 important",
        { weight: 1 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:هو|هي) (?:إنجاز|نجاح|خطوة|تكريم|فوز) [يت]ضاف {s}{$}",
          "{^}{&}(?:كان|كانت) (?:{w} ){1,4}?لحظة {EVALUATIVE_ADJECTIVE}{s}{$}",
          "{^}{&}(?:[يت]عد|[يت]عتبر|[يت]ظل|[يت]بقى|[يت]مثل|[يت]شكل) (?:{w} ){1,4}?(?:شاهدا|دليلا|برهانا|مثالا|رمزا|عنوانا) (?:حيا|حية|ساطعا|ناصعا|بارزا|صارخا|واضحا|خالدا) (?:على|ل){s}{$}",
          "{^}{&}[يت](?:كتسب|كتسي|حمل|نطوي على|حتل) (?:{w} ){1,3}?أهمية (?:بالغة|خاصة|كبرى|كبيرة|قصوى|استثنائية|مضاعفة){s}{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}{&}(?:لقد |قد )?(?:كان|كانت|[يت]?مثل|مثلت|[يت]?شكل|شكلت|[يت]عد|[يت]عتبر) (\\p{L}{4,}?)(نا|ها|ه) ([^.!?؟؛،\\n]{4,80}?) (?={GRAND_NOUN}(?: {w}){0,8}){s}(?={$})",
        deedOf,
        { weight: 2 },
      ],
      [
        [
          "[،,]? ?(?:فكان|فكانت|وكان|وكانت|ليكون|لتكون|فشكل|فشكلت|ليشكل|لتشكل) (?:ذلك |هذا |بذلك )?{GRAND_NOUN}(?!\\p{L}){s}(?={$})",
          "[،,] ?و?(?:هو|هي) \\p{L}+ (?:ي|ت)(?:تجاوز|تخطى|فوق|تعدى) (?:ال)?(?:حدود|نقاط|أرقام|توقع|مجرد|وصف|كل|زمان|مكان)\\p{L}*{s}(?={$})",
        ],
        "",
        { weight: 2 },
      ],
      [
        "(?:خطوة|مبادرة|نقلة|قفزة|إنجاز|حدث|تحول|محطة|لحظة)(?: (?:{EVALUATIVE_ADJECTIVE}|\\p{L}+ من نوعه\\p{L}*)){0,3} (?:[يت]تمثل|تمثلت|تمثل) في (?=\\p{L}{4})",
        "",
        { weight: 1.5 },
      ],
      [
        "{^}{&}(?:لقد |قد )?(?:كتب|سطر|نقش|خط|حفر|رسم|نسج|صنع|دون)(?:ت|وا)? (?:{w} ){0,3}?(?:ملحمة|ملاحم|تاريخا|التاريخ|مجدا|صفحة|صفحات|أسطورة|سطورا|فصلا|اسمه|اسمها|أسماءهم)(?: (?:جديد|خالد|مشرق|مضيء|ذهبي|ناصع|بحروف|بماء|في سجل|من نور|من ذهب|مشرف)\\p{L}*){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "legacy-tail": {
    en: [
      [
        [
          "{^}the (?:story|history|tale|fate|rise) of {c} (?:is|was)(?:,| in)? {s}(?:story|history|tale) of {s}{$}",
          "{^}[^.!?\\n]{2,70} (?:speaks?|points?|reflects?|mirrors?|echo(?:es)?|taps?|hints?|connects?|belongs?|tells?|reveals?)(?: to| at| into| of)? (?:an? |the )?{BROAD} (?:{w} ){0,2}?(?:questions?|story|stories|shifts?|trends?|conversations?|currents?|truths?|forces?|narratives?|patterns?|transformations?|changes?|themes?|movements?|picture|struggles?)(?![a-z]){s}{$}",
          "{^}(?:its|his|her|their|the) {w}(?: {w}){0,3} (?:can|could) still be (?:felt|seen|heard|traced|sensed){s}{$}",
          "{^}(?:its|his|her|their) {w}(?: {w}){0,3} (?:continues? to|still) (?:inspires?|resonates?|echo(?:es)?|shapes?|influences?|lives? on|captivates?|guides?){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        ", (?:and )?(?:open|opens|opened|opening|begin|begins|write|writes|writing|turn|turns|mark|marks|marking) (?:a|the) (?:new |fresh |next |bold )?(?:chapter|page|era) (?:in|for|of) [^.!?,;\\n]{2,50}(?={$})",
        "",
        { weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}ل[يت](?:ظل|بقى) {s}(?:خالد|محفور|راسخ)\\p{L}*{s}{$}",
          "{^}{&}(?:ما زال|ما زالت|لا يزال|لا تزال|ما يزال|ما تزال|سيظل|ستظل|يظل|تظل|سيبقى|ستبقى|يبقى|تبقى) (?:{w} ){0,3}?(?:صدى|أثر|إرث|ذكر|بصم|صوت|سير|اسم|حضور)\\p{L}* {s}(?:أجيال|ذاكرة|وجدان|قلوب|نفوس|تاريخ|ضمير|زمن){s}{$}",
          "{^}{&}(?:[يت]ندرج|[يت]دخل|[يت]نخرط|[يت]صب|[يت]أتي) (?:هذا|هذه|ذلك|ال\\p{L}+)(?: ال\\p{L}+){0,2} (?:في|ضمن) (?:إطار |سياق |مسار |خضم |صلب )?(?:{w} ){0,3}?(?:{BROAD}|دينامي\\p{L}+|تحول\\p{L}*|توج[هه]\\p{L}*)(?!\\p{L}){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["[،,] ?ل[يت](?:ظل|بقى) {s}(?:خالد|محفور|راسخ)\\p{L}*{s}(?={$})", "", { weight: 1.5 }],
      [
        " (?:و)?(?:[يت]ترك|ترك|تركت) (?:أثر|بصم)\\p{L}*(?: ال\\p{L}+| \\p{L}+ا)? (?:في|على|داخل) (?:نفوس|قلوب|ذاكرة|وجدان|عقول|حياة|ضمائر) \\p{L}+(?: ال\\p{L}+)?(?={$}|[،,])",
        "",
        { weight: 1.5 },
      ],
      ["[،,] ?شاهد(?:ا|ة|ين) على [^.!?؟؛،\\n]{4,90}(?={$})", "", { weight: 1 }],
    ],
  },
  "shallow-tail": {
    en: [
      [
        [
          ", (?:bringing|drawing|uniting|connecting|pulling) (?:people|families|neighbou?rs|everyone|communities|generations|strangers|friends)(?: {w})? (?:together|closer)(?={$})",
          ", turning (?:the |every |each )?{w} into (?:the extraordinary|art|magic|gold|an? (?:{w} )?(?:adventure|experience|celebration|story|memory|work of art))[^.!?,;\\n]*(?={$})",
          ", (?:offering|giving|bringing|providing|granting) (?:{w} ){0,4}?an? (?:{w} ){0,2}?(?:start|glimpse|taste|sense|welcome|touch|escape|reminder|window|feel|moment|dose|splash|burst)(?![a-z])[^.!?;,\\n]*(?={$})",
          ", (?:serving|acting|standing|remaining) as an? (?:{w} ){0,3}?(?:reminder|symbol|testament|beacon|bridge|gateway|source|example|invitation)(?![a-z])[^.!?;,\\n]*(?={$})",
        ],
        "",
        { weight: 0.75 },
      ],
      [
        ", (?:leaving|making|teaching|giving|showing|reminding) (?:me|us|you|them|everyone|all of us) (?:{w} ){0,4}?(?:lessons?|changed|transformed|humbled|grateful|speechless|breathless|in awe|what (?:it means|matters)|that|how)(?![a-z])[^.!?;,\\n]*(?={$})",
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      ["[،,]? وسط (?:تفاعل|أجواء|إقبال|ترحيب|حماس) {s}(?={$})", "", { weight: 0.75 }],
      [
        [
          "[،,] ?و?(?:فاتح|مجسد|عاكس|مرسخ|معزز|مبرز|مؤكد|مكرس|مسطر|راسم|باعث|زارع|غارس)(?:ا|ة|ين)(?: بذلك| بهذا| أمام \\p{L}+| في \\p{L}+)? [^.!?؟؛\\n]{3,80}?(?={$}|[،,] )",
          "[،,] ?(?:وذلك )?(?:في|ضمن) (?:خطوة|بادرة|مبادرة|لفتة|إشارة) (?:\\p{L}+ة )?[يت](?:عكس|ؤكد|جسد|عزز|ترجم|برهن|نم)\\p{L}* {s}(?={$})",
          "[،,] ?ل[يت](?:ستعيد|عود|غدو|صبح|تحول|نبض)(?: بذلك| هكذا)? {s}(?:رونق|بهاء|ألق|أمجاد|بريق|حياة|روح)\\p{L}*{s}(?={$})",
        ],
        "",
        { weight: 1 },
      ],
    ],
  },
  "notability-padding": {
    ar: [
      [
        [
          "{^}{&}(?:تسابق|تهافت|تنافس|توافد)ت? (?:{w} ){0,2}?(?:ال)?{MEDIA}(?!\\p{L}){s}{$}",
          "{^}{&}(?:قد |لقد )?(?:كتب|تحدث|تناقل|احتف|أشاد|تناول|سلط|غط|أفرد|خصص|تداول)\\p{L}* (?:{w} ){0,3}?(?:ال)?{MEDIA}(?: و(?:ال)?{MEDIA})*(?: (?:ال)?\\p{L}+)? (?:ال)?(?:كثير|عديد|عدة|مختلف|شتى|متنوع|كبرى|محلي|عالمي|دولي|مرموق|بارز){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
    en: [
      [
        "{^}[^.!?\\n]{2,50} (?:has|have) (?:appeared|featured|been (?:exhibited|shown|published|screened|performed)) (?:{w} ){0,4}?(?:widely|countless|numerous|many|several|leading|across the (?:world|globe|country)|around the world)(?![a-z]){s}{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}[^.!?\\n]{2,60} (?:has|have|had) (?:also |since |long )?(?:drawn|attracted|earned|won|received|gained|garnered|been (?:celebrated|hailed|praised|covered|featured|recogni[sz]ed)) (?:{w} ){0,4}?(?:by|from|in|across) (?:{w} ){0,2}?{MEDIA}{s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "challenges-future": {
    en: [
      [
        "{^}like (?:many|most|all|any) {c}, (?:it|they|he|she|the {w}|{w}) (?:faces?|has|have)(?: (?:its|their|a) (?:fair )?share of)? (?:{w} ){0,2}?challenges(?![a-z])[^.!?\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:although|though|while|even though) ([^.!?\\n]{4,60}(?:fac(?:es?|ed)|confront|challeng|threat|struggl|beset|pressure|difficult|obstacle|declin|shrink|squeez)[^.!?\\n]{0,110}), [^.!?,\\n]*(?:hope|optimis|promis|bright|future|years to come|confiden|potential|opportunit|thrive|resilien)[^.!?,\\n]*(?={$})",
        "$1",
        { weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}[يت]واجه (?:{w} ){1,4}?(?:تحديات|صعوبات|عقبات)(?: (?:جمة|كبيرة|عديدة|كثيرة|عدة|جسيمة))?[،,] (?:غير أن|إلا أن|لكن|ولكن|بيد أن) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "collective-address": {
    en: [
      [
        [
          "{^}(?:your|our) (?:adventure|journey|story|future|next chapter|transformation) (?:starts|begins|awaits)(?: here| now| today| with us)?{$}",
          "{^}(?:so |and )?(?:come|join|step|walk|ride|grow|stand|shine|dream|dare|bring|raise|celebrate|be)(?:,| ){s}(?:with us|together|let's|let us|our (?:{w} )?(?:family|journey|community|crew|tribe|story)){s}{$}",
          "{^}[^.!?\\n]{0,80}(?:let us all|let's all|as one (?:big |happy |{w} )*family|all of us together){s}{$}",
          "{^}(?:are you )?ready to (?:be part of|join|make (?:a|your)|take (?:the|your)|start your|begin your|write|shape) [^.!?\\n]{2,60}\\?",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?!تواصل|اتصل|راسل|احجز|سجل|زور|اكتب|انتظر|اقرأ|تابع)\\p{L}{2,}وا(?:نا)? (?:{w} ){0,6}?(?:معنا|إلينا|أيدينا|بنا|سويا|معا|نصعد|نمض|نبن|حكايتنا|قصتنا|عائلتنا|رحلتنا|مسيرتنا)(?!\\p{L}){s}{$}",
          "{^}{&}لا (?:تدع|تفوت|تضيع)(?:وا|ي)? (?:(?:ال)?(?:حلم|فرصة|لحظة|تجربة|مغامرة|متعة|هذه|هذا))(?!\\p{L})[^.!?؟؛\\n]*{$}",
          "{^}{&}(?:كونوا|كن|كوني|لنكن) (?:أنتم |أنت |معنا |جميعا )*(?:جزءا|شركاء|شريكا|أول|من (?:يكتب|يصنع|يرسم|يبدأ|أوائل))(?!\\p{L}){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "fake-candour": {
    en: [
      [
        [
          "{^}i(?:'ll| will| must| have to| should) (?:freely |happily |readily )?(?:admit|confess)(?: it)?(?:[:,]| —|—|;| that) ?",
          "{^}(?:can|may|could) i (?:just )?(?:be|get|speak) {CANDID}(?: with you)?(?: for a (?:moment|second|minute))?\\? ?",
          "{^}(?:i'm|i am|i'll|i will|i won't|i will not|let me|let's|we'll|we won't)(?: not)?(?: going to| gonna)?(?: just)? (?:be {CANDID}(?: with you| here)?|sugar-?coat (?:it|this|things)|lie(?: to you)?|pretend otherwise|mince words|beat around the bush|level with you)(?:[:,.]| —|—|;) ?",
        ],
        "",
        { weight: 1 },
      ],
    ],
  },
  "authority-trope": {
    en: [
      [
        "{^}(?:because |and |but )?(?:when|once|if) (?:you|we|one) (?:really |truly |just |finally )?(?:strip|peel|step|dig|boil|get (?:down )?to|cut|look (?:past|beyond|beneath|closely|deeper)|scratch|zoom)[^.,!?\\n]{2,50}, ",
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      ["{^}{&}(?:ما|الذي) يهم(?:نا|ك)? (?:حقا|فعلا|في النهاية|أكثر) (?:هو|هي) ", "{&}المهم ", { weight: 1 }],
      [
        "{^}{&}(?:إذا|حين|عندما|متى|لو) (?:ما )?(?:نفذ|نظر|تأمل|غص|تعمق|دقق|أمعن|بحث|سبر|عد|توقف)\\p{L}* [^.!?؟؛،\\n]{2,50}?[،,]? ?(?:ل|ف)?(?:وجد|أدرك|رأ|رأي|تبين|اكتشف|لاحظ|اتضح)(?:نا|ت)?(?: لنا)? {an} ",
        "{&}{an}",
        { weight: 1.5 },
      ],
      [
        "{^}{&}(?:الحقيقة|الواقع|الثابت|المؤكد)(?: التي| الذي)? (?:لا (?:جدال|شك|خلاف|مراء|لبس|غبار) (?:فيه|فيها|عليه|عليها)|المؤكدة|الثابتة) {an} ",
        "{&}{an}",
        { weight: 1.25 },
      ],
    ],
  },
  "aphorism-formula": {
    en: [
      [
        [
          "{^}(?:after all,? |and |because )?(?:home|love|life|beauty|happiness|success|wisdom|courage) is (?:where|what|when) {s}{$}",
          "{^}(?:great|good|the best|true|real|beautiful) {w} (?:takes?|needs?|comes?|begins?|starts?|requires?|lies?|grows?) (?:time|patience|with|from|within|to those|love|courage|heart){s}{$}",
        ],
        null,
        { drop: true, weight: 1.25 },
      ],
      [
        [
          "{^}(?:for|to|as) {w}(?: {w})?, {w}(?: {w})? (?:is|are) (?:the|an?) (?:{EMBLEM}|memory|shadow|echo|dream|child|voice|shape|colou?r|sound|skin) of {w}(?: {w}){0,3}{$}",
          "{^}(?:when all is said and done, |in the end, |after all, )?{w}(?: {w})? is the (?:{EMBLEM}|art|science|memory|shadow|echo) of {w}(?: {w}){0,2}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      ["{^}{&}ال\\p{L}+ حيث (?:يكون|تكون|يوجد|توجد|يسكن|تسكن) {s}{$}", null, { drop: true, weight: 1.25 }],
      [
        "{^}{&}(?:ال\\p{L}+|هو|هي) (?:ليس|ليست|ما هو|ما هي) (?:سوى|إلا) {IMAGE}(?!\\p{L}){s}{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
  "metaphor-cliche": {
    en: [
      [
        [
          "{^}[^.!?\\n]{2,40} (?:flows?|runs?|courses?|pulses?) (?:through|in) the (?:veins?|blood|arteries|heart) of {s}{$}",
          "{^}(?:every|each) [^.!?,;\\n]{2,50} (?:is|was|becomes|feels like|reads like) (?:an? |its own |the )?(?:{w} ){0,3}?{IMAGE}(?![a-z]){s}{$}",
          "{^}(?:the )?{w}(?: {w})?(?:, [^.!?,;\\n]{3,30},)? (?:is|was|are|were) (?:an? |the )?(?:{w} )?(?:mirror|teacher|conversation|journey|prayer|poem|symphony|dance|canvas|tapestry|map)[;,] [^.!?\\n]*{$}",
          "{^}the {w} (?:was|were|is|are) (?:an? |the )?{IMAGE}s?,[^.!?\\n]*(?:was|were|is|are) (?:an? |the )?{IMAGE}s?(?![a-z]){s}{$}",
          "{^}(?:his|her|its|their|the|every|each) {w} (?:is|was|became) an? (?:{w} )?(?:river|ocean|sea|symphony|tapestry|fountain|garden|storm|wave|dance|song|poem|feast|treasure trove|blaze|beacon) of {w}(?:,? (?:and )?{w}){0,2}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}ال\\p{L}+(?: ال\\p{L}+)? (?:هو |هي )?بوتقة {s}{$}",
          "{^}{&}[يت](?:جري|سري|تدفق) ال\\p{L}+ (?:في|بين) (?:عروق|شرايين|دم|دماء) {s}{$}",
          "{^}{&}كل \\p{L}+(?: (?:هنا|هناك|فيها|فيه|منها|منه|من \\p{L}+|في \\p{L}+))? (?:هو |هي |بمثابة )?{IMAGE}(?!\\p{L}){s}{$}",
          "{^}{&}(?:ف)?ال\\p{L}+(?: ال\\p{L}+)?(?: (?:هنا|هناك|فيها|فيه|لديه\\p{L}*|عنده\\p{L}*))? (?:هو |هي )?(?:كتاب مفتوح|لوحة|قصيدة|نافذة مشرعة|مرآة|سيمفونية|معزوفة|جوهرة|لؤلؤة|ملحمة|أنشودة|فسيفساء)(?!\\p{L})(?: \\p{L}+){1,9}{$}",
          "{^}{&}[يت](?:تراقص|تمازج|تعانق|تهادى|تناغم|نساب|تمايل) {s}(?:ك(?:سيمفونية|لوحة|قصيدة|لحن|حلم|حكاية|أنشودة)|على (?:أنغام|وقع|إيقاع)|في (?:رقصة|سيمفونية|لوحة|تناغم)){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}([يت])(?:طل|برز|قف|نتصب|شمخ|تألق) (?:عليكم |عليك |أمامكم |أمامك |لكم )?([^.!?؟؛،\\n]{3,60}?) ((?:بوصف|باعتبار|بصفت|كأن)(?:ه|ها)) {IMAGE}(?!\\p{L}){s}(?={$})",
        thisIs,
        { weight: 2 },
      ],
    ],
  },
  "copula-avoidance": {
    ar: [
      ["{^}{&}([يت])قوم (ال\\p{L}+) مقام (?=ال)", (g) => `${kept(2)} ${g[0] === "ت" ? "هي" : "هو"} `, { weight: 1 }],
      [
        "(هو|هي) (?:[يت])(?:تبوأ|حتل|شغل|تقلد|تسنم) ((?:منذ (?:{w} ){1,2}?)?)(?:مكانة|موقع|منزلة|مركز|صدارة) (?=ال)",
        "$1 $2",
        { weight: 1 },
      ],
      [
        "[يت](?:حتل|تبوأ) (?:{w} ){1,3}?(?:مكانة|موقعا|مركزا|منزلة) (?:بارزة|مهمة|مرموقة|متميزة|خاصة|رفيعة|متقدما|مرموقا|عالية)",
        null,
        { weight: 0.75 },
      ],
    ],
    en: [
      ["plays host to ", "hosts ", { weight: 0.75 }],
      ["play host to ", "host ", { weight: 0.75 }],
      ["occupies (?:a|an|the) (?:{w} )?(?:position|place|role|spot) as (?=(?:a|an|the|its) )", "is ", { weight: 1 }],
    ],
  },
  "vague-attribution": {
    ar: [
      [
        "{^}{&}(?:[يت]توقع|[يت]رجح|[يت]نتظر|[يت]ؤمل) (?:{VAGUE_QUANTIFIER} )?(?:ال)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})* أن (?=[يت])",
        "{&}يُتوقع أن ",
        { flag: "needs-source", weight: 1.25 },
      ],
      [
        "{^}{&}(?:قد |لقد )?(?:[يت]ذهب|ذهبت?|[يت]فيد|أفادت?|[يت]ؤكد|أكدت?|[يت]رى|[يت]جمع|أجمعت?|[يت]تفق|[يت]شير|أشارت?|[يت]قول|[يت]خبر) (?:{VAGUE_QUANTIFIER} )?(?:ال)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})* (?:إلى |على )?(?:ب)?{an} ",
        "{&}{an}",
        { flag: "needs-source", level: 2, weight: 1.25 },
      ],
    ],
    en: [
      [
        [
          "{^}according to (?:many|some|most|critics|locals|legend|insiders), ",
          "{^}it has (?:long |often |even )?been (?:suggested|argued|said|claimed|rumou?red|noted) that ",
        ],
        "",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "{^}(?:critics|reviewers|observers|commentators|fans) have (?:{OFTEN} )?(?:praised|hailed|lauded|applauded|celebrated) {s}{$}",
        null,
        { drop: true, flag: "needs-source", weight: 1.5 },
      ],
    ],
  },
  "hedging-stack": {
    ar: [
      ["قد (?:يبدو|يظهر)(?: لي)? أن(?:ه|ها)? (?:من {LIKELY} أن|ربما) ", "قد ", { weight: 1.25 }],
      [
        [
          "(?:و)?(?:قد|ربما) يكون من {LIKELY} أن ([يتن]\\p{L}+) (?:لعله|لعلها|ربما|على الأرجح) ",
          "قد (?:يحتمل|تحتمل|يمكن|يجوز|يرجح) أن ([يتن]\\p{L}+)(?: (?:على الأرجح|ربما|لعله|لعلها|غالبا))? ",
        ],
        "قد $1 ",
        { weight: 1.25 },
      ],
      ["قد (?:يحتمل|تحتمل) (?=(?:ا|ت|ح|و)\\p{L}{4,}(?:ه|ها) )", "يُحتمل ", { weight: 1 }],
    ],
  },
  "both-sides": {
    ar: [
      [
        "{^}{&}(?:صحيح |لا شك |قد يكون صحيحا )أن ([^.!?؟؛،\\n]{4,80})[،,] (?:غير أن|إلا أن|لكن|ولكن|بيد أن) {s}(?:له من|لها من|لكل|هناك من|ثمة من|يبقى){s}(?={$})",
        (g) => (ENDING_CHANGES.test((g[0] ?? "").split(" ")[0] ?? "") ? null : kept(1)),
        { weight: 2 },
      ],
      ["[،,؛] ?(?:و|ف)لكل \\p{L}+ (?:أن |رأي|ذوق|حرية|حق|وجه|طريق|عذر){s}(?={$})", "", { weight: 1.5 }],
      [
        "{^}{&}لكل {w}(?: {w})? (?:أنصار|منتقد|محب|مؤيد|عشاق|معارض)\\p{L}*(?: و{w})?{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
    en: [
      [
        "{^}(?:while|although|though) (?:opinions|views|tastes|approaches) (?:vary|differ|are divided|may vary|diverge), {s}{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        [
          "{^}there are (?:valid |good |strong )?(?:arguments|points|views|opinions|perspectives) on both sides{s}{$}",
          "{^}(?:(?:ultimately|in the end|really),? )?(?:it|that|this|everything|much|the answer) (?:all |really |largely )?depends on (?:your|one's|individual|personal)(?: {w}){0,2}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}on (?:the )?one hand,? ([^.;\\n]{4,90}?)[;,.] ?(?:but |and |while )?on the other(?: hand)?,? ",
        "$1, but ",
        { weight: 2 },
      ],
    ],
  },
  "summary-restating": {
    ar: [
      [
        "{^}{&}(?:هكذا|بهذا|بذلك|إذن)[،,]? (?:نكون|نجد أنفسنا|نحن|نقف) (?:إذن )?(?:أمام|إزاء|حيال|بإزاء) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:خلاصة|ملخص|مجمل|حاصل|زبدة) (?:ما (?:تقدم|سبق|ذكر)|القول|الأمر|الكلام)[،,:]? {an} ",
        "{an}",
        { weight: 1.5 },
      ],
    ],
  },
  "tailing-negation": {
    ar: [
      [
        "[،,]? (?:من )?(?:دون|بدون|بلا|غير) (?:أدنى |أي )?(?:{w} )(?:(?:أو|ولا|و) ?{w} )?(?:يذكر|تذكر)(?={$}|[،,])",
        "",
        { weight: 1 },
      ],
      ["[،,]? (?:من )?(?:دون|بدون|بلا|غير) {BOTHER}(?:[،,]? (?:ولا|أو|و) ?{w}){0,2}(?={$})", "", { weight: 1 }],
    ],
    en: [[",? without (?:any |the |a )?(?:{w} or )?{BOTHER}(?:,? (?:or|and) {w})?(?={$})", "", { weight: 1 }]],
  },
  "intensifier-stack": {
    ar: [
      [
        " (?:بلا شك|حتما|بالتأكيد|بكل تأكيد|فعلا|حقا|بالفعل|قطعا|جدا)(?: و(?:بلا شك|حتما|بالتأكيد|بكل تأكيد|فعلا|حقا|بالفعل|قطعا|بلا منازع|دون منازع|إلى الأبد))+(?={$}|[،,])",
        "",
        { weight: 1 },
      ],
    ],
  },
  sycophancy: {
    en: [
      [
        "{^}(?:what|such|that's|that is|this is) an? (?:really |very |truly |most )?{w}(?:,? {w})? (?:thing|way) to (?:ask|put|think|wonder|notice|say|raise|approach)[^.!?\\n]{0,110}[.!]",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}you(?:'ve| have) (?:clearly |obviously |really )?(?:put|given|done|asked|shown|raised)[^.!?\\n]*(?:thought|insight|care|effort|homework|question|point|curiosity)[^.!?\\n]*[.!]",
        null,
        { at: "first", drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:ما|يا ل\\p{L}+ من) (?:أ\\p{L}{2,4} )?(?:هذا |هذه )?(?:ال)?(?:سؤال|ملاحظ|فكر|طرح|استفسار|اختيار|تفكير)\\p{L}*(?: \\p{L}+)?[^.!?؟\\n]{0,110}[!.]",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "knowledge-cutoff": {
    en: [
      [
        "{^}(?:based on|according to|from|per|given|going by) (?:the |my |what )?(?:{w} ){0,4}?(?:(?:i was|i've been|i have been) trained on|i (?:learned|learnt|know)|in my training(?: data)?)(?:, which [^.,;\\n]{3,60})?, ",
        "",
        { flag: "check-date", weight: 4 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:وفقا|وفق|بحسب|حسب|بناء على|استنادا إلى|طبقا|في حدود) ?(?:لل|ل)?(?:ال)?(?:معلومات|بيانات|معطيات|معرفت|ما)\\p{L}* (?:{w} ){0,3}?(?:[أيتن]?تدرب|[أيتن]?درب|تدريب|تعلم)\\p{L}*(?: عليها| عليه| لي)?(?:[،,] و?(?:هي|التي|قد|ربما) [^.،,\\n]{3,60})?[،,] ",
          "{^}{&}(?:بناء على|وفق|وفقا ل|بحسب|حسب|حتى) ?آخر (?:تحديث|ما (?:لدي|أعرف|وصل))[^.،,\\n]{0,40}[،,] ",
        ],
        "",
        { flag: "check-date", weight: 4 },
      ],
      [
        "{^}{&}(?:ليس|ليست) لدي (?:إمكانية|القدرة|قدرة|وصول|صلاحية){s}{$}",
        null,
        { drop: true, flag: "check-date", weight: 4 },
      ],
    ],
  },
  "false-range": {
    en: [
      [
        "(rang(?:e|es|ed|ing) from [^.,;\\n]{3,60} to [^.,;\\n]{3,60}), (?:and )?from [^.,;\\n]{3,60} to [^.,;\\n]{3,60}(?=,|{$})",
        "$1",
        { weight: 1.5 },
      ],
    ],
  },
  "negative-parallelism": {
    en: [
      [
        "{^}(it|this|she|he|the {w}) (?:doesn't|does not) (?:just|only|merely|simply) (\\p{L}{3,})(?:;|,|\\.| —) (?:it|she|he) (?:also )?(?=\\p{L}{2,}s(?![a-z]))",
        (g) => `${g[0] ?? ""} ${thirdPerson(g[1] ?? "")} and `,
        { weight: 2 },
      ],
      [
        "{^}([^.!?,;\\n]{3,40} (?:is|are|was|were)) (?:so much |much |far )?more than (?:just )?[^.!?,;\\n]{2,40}\\. (?:it|they)(?: is| are|'s|'re| was| were) (?=(?:an?|the|about) [^.!?\\n]{2,60}{$})",
        "$1 ",
        { weight: 2 },
      ],
      [
        "{^}(you|we|they|it) (?:won't|will not) (?:merely|just|only|simply) be (\\p{L}+ing [^.;,—\\n]{2,60})(?:[;,]| —|—) (?:but )?(?:you|we|they|it)(?:'ll| will) (?:also )?be (\\p{L}+ing [^.;\\n]{2,80})(?={$})",
        "$1 will be $2 and $3",
        { weight: 2 },
      ],
      [
        "{^}this is no (?:ordinary|mere|simple|average) ({w}(?: {w})?)(?:;|,|\\.| —) (?:it|this)(?: is|'s) (?=(?:an?|the|your|our) )",
        (g) => `This ${g[0] ?? ""} is `,
        { weight: 2 },
      ],
    ],
  },
  "adverb-calque": {
    en: [
      [
        "with (?:the utmost|an? (?:high|great|considerable|exceptional|remarkable|significant))? ?(?:degree|level|amount) of ",
        "with ",
        { weight: 1 },
      ],
    ],
  },
  "repeated-start": {
    ar: [
      [
        "{^}((?:في|خلال|مع|عند|بعد|قبل) {w}(?: {w})? [^.!?؟؛\\n]{8,120})(\\. (?:في|خلال|مع|عند|بعد|قبل) {w}(?: {w})? (?:أيضا|كذلك|أخيرا) )(?=[يتنأ]\\p{L}{2})",
        (g) => sameStart(g[0] ?? "", g[1] ?? ""),
        { weight: 0.5, level: 2 },
      ],
    ],
  },
  "connector-pileup": {
    en: [
      [
        "{^}(?:on a (?:related|similar|different|side|lighter) note|(?:equally|just as|no less) (?:important|notable|significant|impressive|telling)|by extension|in the same spirit|along similar lines),? ",
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:علاوة على|فضلا عن|زيادة على|إضافة إلى|بالإضافة إلى|إلى جانب) (?:كل )?ما (?:تقدم|سبق|ذكر)(?: كله)?[،,] ",
        "",
        { weight: 1 },
      ],
    ],
  },
  "rhetorical-hook": {
    ar: [
      [
        "{^}{&}(?:ال)?(?:أجمل|أفضل|أهم|أغرب|نتيجة|سر|سبب|مفاجأة)(?: من ذلك| من هذا| في الأمر)?[؟?] {an} ",
        "{an}",
        { weight: 2.5 },
      ],
    ],
    en: [
      [
        "{^}(?:sounds?|seems?|feels?) (?:too good to be true|simple|daunting|impossible|overwhelming|easy|crazy)\\?",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
  "chatbot-opening": {
    en: [
      [
        "{^}(?:always |so |very )?(?:happy|glad|delighted|pleased|thrilled) to (?:help|assist|oblige)[^.!\\n]*[.!]",
        "",
        { at: "first", weight: 4 },
      ],
    ],
  },
  "chatbot-closing": {
    en: [
      [
        "{^}i (?:really |sincerely |do )?(?:hope|trust) (?:that )?(?:you|this|that|it) (?:will )?(?:finds?|found|enjoy(?:ed)?|likes?|is|was|are|helps?|proves?)[^.!?\\n]*(?:useful|helpful|clear|informative|interesting|satisf|handy|inspiring)[^.!?\\n]*[.!]",
        "",
        { at: "last", weight: 4 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:أنا|نحن) (?:دائما )?(?:في (?:ال)?خدمت\\p{L}+|رهن إشارت\\p{L}+|بانتظار (?:أسئلت|استفسار|رد)\\p{L}+|على استعداد|جاهز\\p{L}* لمساعدت\\p{L}+)[^.!؟\\n]*[.!]",
        "",
        { at: "last", weight: 4 },
      ],
    ],
  },
  "filler-phrases": {
    ar: [
      [
        "(?:وذلك )?(?:نظرا|بالنظر) (?:ل|إلى )كون ([^.!?؟؛،\\n]{3,80})(?={$}|[،,])",
        (g) => (/(?:ًا|ين)(?=\s|$)/u.test(g[0] ?? "") ? null : `لأن ${kept(1)}`),
        { weight: 0.75 },
      ],
    ],
  },
  "generic-conclusion": {
    en: [
      [
        "{^}whatever (?:your|you|brings|the) [^.!?,\\n]{3,50}, (?:you|there)(?:'ll|'re| will| are|'s| is) [^.!?\\n]*{$}",
        null,
        { at: "last", drop: true, weight: 2 },
      ],
    ],
  },
  "agentless-passive": {
    en: [["{^}it (?:was|has been) (?:also )?(?:noted|felt|noticed|recorded) that ", "", { weight: 1 }]],
  },
};

/** «في الصباح نجمع العينات. في الصباح أيضًا نفحصها» → «في الصباح نجمع العينات، ونفحصها». */
function sameStart(first: string, second: string): string | null {
  const again = second
    .trim()
    .replace(/^\.\s*/, "")
    .replace(/\s+\S+$/, "");
  return again !== "" && first.startsWith(`${again} `) ? `${kept(1)}، و` : null;
}
