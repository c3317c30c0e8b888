import type { RuleId } from "../messages.ts";

/** What may follow a frame: any clause; «أن» with its noun in the accusative; «إن», or nothing. */
type Opens = "clause" | "anna" | "inna";

export interface FrameWording {
  sign: RuleId;
  opens: Opens;
  /** A pattern over the sentence as written, without tashkeel in Arabic, up to the first word of what stays. */
  pattern: string;
  /** It speaks about the world, so what it says must be empty of facts, and nothing later may lean on it. */
  speaks?: boolean;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

const NOTE =
  "(?:note|remember|mention|recogni[sz]e|understand|point out|keep in mind|bear in mind|consider|emphasi[sz]e|highlight|acknowledge|stress|observe|realize)";
const WEIGHTY =
  "(?:important|worth|worthwhile|crucial|essential|vital|interesting|useful|critical|imperative|necessary)";

/** What a verdict begins with: after "at the end of the day" anybody else does something in the evening. */
const OF_ALL =
  "(?:(?:it|it['’]s|what|that['’]s|this is|that is|we|you|your|our|everyone|everything|nothing|no one|success|people|life) |(?:the|a|an) (?:[a-z]+ )?(?:choice|decision|goal|key|point|question|answer|success|best|most|only|real|right|good|value|quality|aim|truth|result) |[^.,]{3,60} (?:is|are|remains?) (?:crucial|key|essential|vital|important|what|worth|all))";

/** Fixed frames at the head of an English sentence: what follows is a whole clause. */
const ENGLISH: readonly FrameWording[] = [
  {
    sign: "connector-pileup",
    opens: "clause",
    weak: true,
    pattern:
      "(?:Moreover|Furthermore|Additionally|In addition|In addition to (?:this|that)|What is more|What['’]s more|On top of (?:this|that)|Beyond (?:this|that)|Equally importantly?), ",
  },
  {
    sign: "importance-note",
    opens: "clause",
    pattern: `(?:And |But )?(?:That said, )?[Ii]t(?: is|['’]s) (?:also |always |equally )?${WEIGHTY} (?:to ${NOTE}|noting|mentioning|remembering|emphasi[sz]ing|highlighting|pointing out|stressing) (?:here )?that `,
  },
  {
    sign: "importance-note",
    opens: "clause",
    pattern:
      "(?:That said, )?[Ii]t (?:should|must|bears) (?:also )?(?:be (?:noted|mentioned|remembered|emphasi[sz]ed|stressed|pointed out)|repeating|mentioning|noting|remembering) that ",
  },
  {
    sign: "importance-note",
    opens: "clause",
    pattern: "(?:Interestingly|Importantly|Notably|Crucially|Remarkably|Significantly)(?: enough)?, ",
  },
  {
    sign: "generic-conclusion",
    opens: "clause",
    pattern:
      "(?:In conclusion|To conclude|In summary|To sum up|To summari[sz]e|In closing|All in all|All things considered|In a nutshell|When all is said and done), ",
  },
  {
    sign: "importance-note",
    opens: "clause",
    weak: true,
    pattern:
      "(?:Please )?(?:[Kk]eep in mind|[Bb]ear in mind|[Bb]e aware|[Rr]emember) that |(?:One thing|Something|A point|It is important) to (?:keep|bear) in mind is that ",
  },
  {
    sign: "intensifier-stack",
    opens: "clause",
    weak: true,
    pattern:
      "(?:There is|There['’]s) (?:no doubt|no question|no denying) that |It is (?:clear|evident|obvious|undeniable) that |(?:Undoubtedly|Undeniably|Without a doubt|Without question), ",
  },
  {
    sign: "generic-conclusion",
    opens: "clause",
    pattern:
      "(?:In light of (?:the above|all this)|Taking all of this into account|As we have seen|As (?:discussed|mentioned|noted) (?:above|earlier)), (?:it is (?:clear|evident) that )?",
  },
  {
    sign: "generic-conclusion",
    opens: "clause",
    weak: true,
    pattern: `(?:At the end of the day, (?=${OF_ALL})|(?:Overall|Ultimately|In short), )`,
  },
  {
    sign: "authority-trope",
    opens: "clause",
    weak: true,
    pattern:
      "(?:At its (?:core|heart)|In essence|The (?:truth|reality|fact) (?:of the matter )?is(?: that)?|Simply put|Put simply),? ",
  },
  {
    sign: "fake-candour",
    opens: "clause",
    weak: true,
    pattern:
      "(?:Let['’]s (?:be (?:honest|real|clear|frank)|face it)|To be (?:perfectly |completely )?(?:honest|frank)|Honestly|Frankly|Truth be told|Here['’]s the (?:thing|truth))(?:,|:) ",
  },
  {
    sign: "signposting",
    opens: "clause",
    pattern:
      "(?:Now, )?[Ll]et['’]s (?:dive in|dive deeper|take a (?:closer|deeper) look|break it down|explore this further|unpack (?:this|that)): ",
  },
  {
    sign: "signposting",
    opens: "clause",
    pattern:
      "(?:Here['’]s what you need to know|Here is what you need to know|Here['’]s why|First things first|Without further ado)(?:,|:) ",
  },
  {
    sign: "filler-phrases",
    opens: "clause",
    pattern:
      "(?:Needless to say|It goes without saying that|I am (?:reaching out|writing) to let you know that|I wanted to let you know that),? ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern:
      "In (?:today['’]s|our|this) (?:(?:modern|current|digital|contemporary|fast-paced|fast-moving|ever-changing|ever-evolving|rapidly (?:changing|evolving)|increasingly \\w+|interconnected|competitive|globali[sz]ed|complex|busy|hectic|data-driven),? )*(?:world|age|era|landscape|society|environment|economy|marketplace|market|climate|day and age)(?: of [^,.;:]{3,60})?, ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern:
      "In (?:an|a|this) (?:ever-\\w+ |increasingly \\w+ |fast-\\w+ )?(?:era|age|world|time|society|day and age) (?:where|when|in which|of|that|defined by|marked by|driven by) [^,.;:]{3,80}, ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern:
      "(?:Amid the (?:hustle|chaos|noise|rush)[^,.;:]{0,50}|With (?:technology|the world|life) (?:advancing|changing|moving|evolving)[^,.;:]{0,50}|As (?:our|the) [^,.;:]{3,50} continues? to (?:grow|evolve|change|expand)), ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern:
      "(?:Throughout (?:human )?history|Since the dawn of (?:time|history|humanity|civili[sz]ation)|From time immemorial|In the (?:ever-\\w+|fast-paced|rapidly \\w+|dynamic|digital|modern) (?:world|landscape|realm|age|era)(?: of [^,.;:]{3,60})?), ",
  },
];

const ANNA_NOTES =
  "من (?:الضروري|المهم|الأهمية بمكان) أن (?:ندرك|نعلم|نعي|نتذكر|نعرف)|(?:ينبغي|يجب|يجدر) (?:التنويه|التنبيه|الإشارة) إلى|لا (?:يفوتنا أن نذكر|ننسى|يخفى)|هنا تجدر الإشارة إلى|يرجى العلم|(?:من )?(?:ال)?جدير (?:بالذكر|بالملاحظة|بالإشارة)(?: هنا)?|من المهم (?:الإشارة|التنبيه|التنويه)(?: هنا)? إلى|من المهم (?:التذكير|التنويه) ب|من المهم أن (?:نلاحظ|نتذكر|ندرك|نشير إلى|ننوه إلى)|ت?جدر الإشارة(?: هنا)? إلى|مما تجدر الإشارة إليه|لا بد من (?:الإشارة|التنويه)(?: هنا)? إلى|يجدر (?:بالذكر|التنويه|التنويه إلى|التذكير ب|بنا أن نذكر)|(?:من )?اللافت(?: للنظر| للانتباه)?|من الملاحظ|(?:من نافلة القول|غني عن (?:القول|البيان|الذكر))";

/** Fixed frames at the head of an Arabic sentence. */
const ARABIC: readonly FrameWording[] = [
  {
    sign: "connector-pileup",
    opens: "clause",
    weak: true,
    pattern:
      "و?(?:علاوة على (?:ذلك|ما سبق|هذا)|بالإضافة إلى (?:ذلك|ما سبق|هذا)|إضافة إلى (?:ذلك|ما سبق|هذا)|فضلا عن (?:ذلك|هذا)|إلى جانب (?:ذلك|هذا)|زيادة على ذلك|زد على ذلك)(?:[،,] ?| )",
  },
  { sign: "importance-note", opens: "anna", pattern: `(?:كما |و)?(?:${ANNA_NOTES}) ?` },
  {
    sign: "intensifier-stack",
    opens: "anna",
    weak: true,
    pattern:
      "و?(?:لا شك(?: في)?|مما لا شك فيه|لا ريب(?: في)?|مما لا ريب فيه|لا يختلف اثنان على|من البديهي|بلا (?:أدنى )?شك[،,]?) ",
  },
  {
    sign: "generic-conclusion",
    opens: "anna",
    pattern:
      "و?(?:في ضوء ما (?:سبق|تقدم)[،,] (?:يتضح|يتبين)(?: لنا)? |هكذا (?:نرى|يتضح|يتبين)(?: لنا)? |خلاصة ما (?:تقدم|سبق) |مما (?:سبق|تقدم)(?: ذكره)?[،,]? (?:نستنتج|يتضح لنا|يتبين لنا) )",
  },
  { sign: "filler-phrases", opens: "anna", pattern: "(?:نود|أود|نحيطكم|يسرنا) (?:إحاطتكم علما|إعلامكم|إبلاغكم|علما) ب" },
  {
    sign: "authority-trope",
    opens: "anna",
    weak: true,
    pattern: "و?(?:الحقيقة|الواقع|واقع الأمر|حقيقة الأمر)(?: هي| هو)? ",
  },
  {
    sign: "generic-conclusion",
    opens: "inna",
    pattern:
      "و?(?:(?:في الختام|ختاما)(?![،,:]? ?(?:(?!(?:ال|ي|ت|ن|أ|إ|ا|لا |ل|ف|م|ه))[ء-ي]{3,6}|ألقى|أعلن|أهدى|أطلق|تحدث|تسلم|انصرف|اجتمع|التقط|اصطف|منح|هنأ) ال[ء-ي]{3,} ?[^.]{3})|في (?:الخلاصة|المحصلة|نهاية المطاف)|خلاصة (?:القول|الأمر)|مجمل القول|صفوة القول|في نهاية الأمر)(?:[،,:] ?| )(?:(?:يمكن|يمكننا|نستطيع|لا يسعنا إلا) (?:القول|أن نقول) )?",
  },
  {
    sign: "authority-trope",
    opens: "clause",
    weak: true,
    pattern: "(?:في (?:جوهر(?:ه|ها)|حقيقة الأمر|واقع الأمر)|بكل بساطة)[،,] ",
  },
  {
    sign: "fake-candour",
    opens: "clause",
    weak: true,
    pattern: "(?:بصراحة(?: تامة)?|بكل صراحة|دعني أخبرك|دعوني أكون صريحا|بيني وبينك)[،,:] ",
  },
  {
    sign: "signposting",
    opens: "clause",
    pattern:
      "(?:والآن )?(?:لنلق نظرة (?:عن كثب|فاحصة|أقرب)|دعونا نلق(?:ي)? نظرة (?:عن كثب|فاحصة|أقرب)|إليك ما (?:يجب|ينبغي) أن تعرفه): ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern:
      "(?:و)?في (?:عالمنا(?: المعاصر| اليوم| الحديث)?|عصرنا(?: الحالي| الحاضر| الحديث)?|عصر (?:السرعة|التكنولوجيا|التقنية|الرقمنة|المعلومات|العولمة)|زمن (?:السرعة|التكنولوجيا|التسارع)|عالم (?:اليوم|متسارع|سريع|يتسارع)|(?:زمن|وقت|عصر|عالم) [تي]\\S+ فيه|خضم (?:إيقاع|زحام|تسارع|هذا|هذه|الحياة)|ظل (?:التطور|التقدم|التحول|التسارع|التغير|التحولات|التطورات|التغيرات|العصر|تزايد|تسارع|تنامي|تطور|الإيقاع))[^،,.؛:!؟]{0,90}[،,] ",
  },
  {
    sign: "opener-cliche",
    opens: "clause",
    speaks: true,
    pattern: "و?(?:مع|أمام|وسط) (?:التطور|التقدم|التسارع|تسارع|تطور|تزايد|تنامي|ضغوط)[^،,.؛:!؟]{3,90}[،,] ",
  },
  { sign: "opener-cliche", opens: "clause", speaks: true, pattern: "منذ (?:القدم|فجر التاريخ|الأزل|قديم الزمان)[،,] " },
];

export const FRAMES: Record<"ar" | "en", readonly FrameWording[]> = { ar: ARABIC, en: ENGLISH };

/** Whole sentences that an assistant leaves before or after a text, and that its tool leaves in it; they were never part of it. */
export const RESIDUE: Record<"ar" | "en", readonly { sign: RuleId; pattern: string }[]> = {
  en: [
    {
      sign: "chatbot-opening",
      pattern:
        "(?:Certainly|Sure(?: thing)?|Of course|Absolutely|Great)[!,.](?: (?:Here(?:['’]s| is| are)|Below is|I['’](?:d|ll)|I would|Let me)\\b.{0,160})?",
    },
    {
      sign: "chatbot-opening",
      pattern:
        "Here(?:['’]s| is) (?:the|your|a|an) (?:\\w+ ){0,4}(?:version|draft|text|article|essay|summary|rewrite|post|email|letter)(?: you (?:asked for|requested))?.{0,80}[:.!]",
    },
    {
      sign: "sycophancy",
      pattern:
        "(?:What an? |That(?:['’]s| is) an? )?(?:great|excellent|fantastic|wonderful|really good|good) (?:question|point)[!.]",
    },
    {
      sign: "chatbot-closing",
      pattern: "(?:I )?hope (?:this|that|these)(?: \\w+){0,3} (?:helps?|is helpful|was helpful|clarif\\w+)\\b.{0,80}",
    },
    {
      sign: "chatbot-closing",
      pattern:
        "(?:Please )?(?:let me know|feel free to (?:ask|let me know|reach out)|don['’]t hesitate to ask)\\b.{0,40}(?:if you(?:['’]d| would| need| have| want)|any(?:thing)?)\\b.{0,120}",
    },
    {
      sign: "chatbot-closing",
      pattern:
        "If you (?:have|need) any\\b.{0,60}(?:feel free to (?:ask|reach out)|I['’]m here to help|don['’]t hesitate to ask).{0,60}",
    },
    {
      sign: "chatbot-closing",
      pattern:
        "(?:Good luck (?:with|on|in) [^.!]{2,60}|Happy (?:coding|learning|cooking|baking|writing|reading|gardening))[!.]",
    },
    {
      sign: "chatbot-closing",
      pattern: "(?:Would you like me to|Is there anything else (?:I can|you)|Do you want me to)\\b.{0,120}\\?",
    },
    {
      sign: "knowledge-cutoff",
      pattern: "As an? (?:AI|artificial intelligence|large language)(?: language)?(?: model| assistant)?\\b.{0,200}",
    },
  ],
  ar: [
    {
      sign: "chatbot-opening",
      pattern:
        "(?:بالطبع|بكل سرور|بالتأكيد|طبعا|حسنا|بكل تأكيد)[!،.](?: (?:إليك|إليكم|هذا|هذه|فيما يلي|يسعدني|سأ).{0,160})?",
    },
    {
      sign: "chatbot-opening",
      pattern:
        "(?:إليك|إليكم|فيما يلي) (?:النص|المقال|المقالة|الرسالة|المسودة|الملخص|نسخة|نصا|مقالا|مسودة)(?: .{0,80})?[:.!]",
    },
    {
      sign: "sycophancy",
      pattern: "(?:يا له من )?(?:سؤال|ملاحظة) (?:رائع|ممتاز|جيد|مهم|رائعة|ممتازة|ذكي)(?: جدا)?[!.]",
    },
    {
      sign: "chatbot-closing",
      pattern: "(?:آمل|أتمنى|أرجو) أن (?:يكون|تكون) (?:هذا|هذه|ذلك|ما سبق).{0,60}(?:مفيد|أفاد|ساعد|واضح).{0,60}",
    },
    { sign: "chatbot-closing", pattern: "(?:لا تتردد في|لا تترددوا في) (?:طرح|السؤال|سؤالي|إخباري|أن تسأل).{0,120}" },
    { sign: "chatbot-closing", pattern: "هل (?:ترغب|تود|تريد) (?:في )?أن (?:أ\\S+).{0,120}؟" },
    {
      sign: "knowledge-cutoff",
      pattern: "(?:بصفتي|كوني|باعتباري|ك)(?: ?نموذج(?:ا)? (?:ل?لغ\\S+|ذكاء)|مساعد(?:ا)? (?:ذكي|افتراضي|رقمي)).{0,200}",
    },
  ],
};

/** Verbs of a tail that only comments on what comes before it. */
export const TAILS: Record<"ar" | "en", string> = {
  en: ", (?:thereby |thus |further )?(?:highlighting|underscoring|underlining|reflecting|showcasing|emphasi[sz]ing|demonstrating|illustrating|symboli[sz]ing|signal?ling|cementing|solidifying|reaffirming|exemplifying|embodying|marking|capturing|evoking|reminding|echoing)\\b",
  ar: "[،,] ?(?:(?:م?ما|الأمر الذي|وهو ما|وهذا ما|بما) (?:ي|ت)(?:عكس|برز|ؤكد|جسد|جسّد|دل على|ظهر مدى|وضح مدى|بين مدى|بعث|ضفي|عزز من|رسخ|ترجم|شكل|مثل) |في (?:دلالة|إشارة) (?:واضحة )?(?:على|إلى) |ليعكس |ليجسد |ليؤكد )",
};
