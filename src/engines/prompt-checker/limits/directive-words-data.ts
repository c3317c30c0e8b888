import { fold } from "#engines/text/fold.ts";

/**
 * What an instruction can want of an answer, over closed classes: each value with its folded words and phrases, in both
 * languages. A "thing" is in the answer or not, a "manner" may describe the answer or another noun, a "kind" can only be the
 * answer's.
 */
const THINGS: Readonly<Record<string, string>> = {
  list: "list|lists|bullet|bullets|bulleted|bulletpoints|bullet points|bullet point|نقاط|تعداد|تعداد نقطي|قائمه|قوائم|لسته",
  table: "table|tables|tabular|جدول|جداول",
  prose: "prose|paragraphs only|plain paragraphs|full paragraphs|flowing text|فقرات متصله|نص متصل|نثر|نثرا|سرد متصل",
  emoji: "emoji|emojis|emoticons|smileys|ايموجي|ايموجيين|ايموجيز|ايموجيات|الايموجيات|رموز تعبيريه",
  hashtags: "hashtag|hashtags|هاشتاق|هاشتاقات|هاشتاج|هاشتاجات|وسوم|هاشتاغ|هاشتاغات",
  headings: "heading|headings|headers|subheadings|subheading|عناوين|عناوين فرعيه",
  code: "code|code block|snippet|snippets|كود|اكواد|شيفره",
  json: "json",
  csv: "csv",
  markdown: "markdown|ماركداون",
  links: "link|links|url|urls|hyperlinks|روابط|رابط",
  citations: "citations|citation|references|bibliography|footnotes|مراجع|مصادر|هوامش|استشهادات",
  statistics: "statistics|stats|احصاءات|احصائيات|احصائيه",
  prices: "price|prices|اسعار|سعر|الاسعار",
  examples: "example|examples|امثله|مثال",
  jokes: "joke|jokes|humor|humour|puns|pun|wisecracks|banter|نكات|نكته|نكت|فكاهه|مزاح|دعابات|دعابه|طرائف|هزل",
  slang: "slang|slangy|colloquialisms|عاميه|كلام الشارع",
  jargon: "jargon|technical terms|technical language|مصطلحات|مصطلحات تقنيه|مصطلحات علميه",
  rhyme: "rhyme|rhymes|rhyming|rhymed|قافيه|سجع|مقفي|مقفاه",
  dialogue: "dialogue|dialogues|حوار|حوارات",
  quotes: "quotations|quotation|اقتباسات|اقتباس",
  music: "music|موسيقي",
  abbreviations: "abbreviations|acronyms|اختصارات",
  libraries: "libraries|library|third-party packages|مكتبات|مكتبه|مكتبات خارجيه",
  images: "images|pictures|illustrations|صور|صوره",
  explanation:
    "explanation|explanations|explain|reasons|reasoning|commentary|justify|justification|شرح|اشرح|تعليل|علل|تبرير|برر|تفسير|وضح السبب",
  sugar: "sugar|سكر",
  meat: "meat|beef|chicken|lamb|pork|bacon|ham|sausage|لحم|لحوم|دجاج|لحمه|فراخ|ضان",
  dairy: "dairy|milk|cheese|butter|cream|yogurt|yoghurt|حليب|جبن|جبنه|زبده|كريمه|لبن|زبادي|البان",
  eggs: "egg|eggs|بيض|بيضه|بيضات",
  fish: "fish|seafood|salmon|tuna|cod|prawn|prawns|shrimp|mackerel|sardines|trout|haddock|سمك|اسماك|تونه|سلمون|جمبري|روبيان|سردين|ماكولات بحريه",
  spicy: "spicy|chilli|chili|hot sauce|jalapeno|حار|حاره|شطه|فلفل حار",
  nuts: "nuts|almonds|walnuts|peanuts|مكسرات|لوز|جوز|فول سوداني",
  alcohol: "alcohol|wine|beer|rum|كحول|نبيذ",
};
const KINDS: Readonly<Record<string, string>> = {
  // A token of digits reads as 0.
  young:
    "toddler|toddlers|preschoolers|kindergarteners|first graders|second graders|0 year old|0 year olds|عمره 0|عمرها 0|اطفال الروضه|روضه|صف اول|صف ثاني ابتدائي",
  fusha: "فصحي|فصيحه|عربيه فصيحه|modern standard arabic|msa|fusha",
  dialect:
    "دارجه|لهجه مصريه|لهجه خليجيه|لهجه سعوديه|لهجه نجديه|لهجه حجازيه|لهجه شاميه|لهجه لبنانيه|لهجه سوريه|لهجه اردنيه|لهجه فلسطينيه|لهجه عراقيه|لهجه مغربيه|لهجه كويتيه|لهجه تونسيه|egyptian dialect|gulf dialect|levantine dialect|moroccan darija|darija|عاميه مصريه|عاميه",
  verbatim: "verbatim|word for word|every word unchanged|حرفيا|بالحرف|كما هو حرفيا|نصا",
  "own-words":
    "own words|paraphrase|paraphrased|reword|reworded|rephrase|اعد صياغته|اعد صياغتها|باسلوبك|بكلماتك|بصياغتك",
  vegan: "vegan|نباتي صرف|نباتيه صرفه",
  vegetarian: "vegetarian|نباتي|نباتيه",
  "first-person": "first person|first-person|ضمير المتكلم|صيغه المتكلم",
  "third-person": "third person|third-person|ضمير الغائب|ضمير الغايب|صيغه الغائب|صيغه الغايب",
  "second-person": "second person|second-person|ضمير المخاطب|صيغه المخاطب",
  present: "present tense|الزمن الحاضر|زمن المضارع|الفعل المضارع|صيغه المضارع",
  past: "past tense|الزمن الماضي|زمن الماضي|الفعل الماضي|صيغه الماضي",
  alphabetical: "alphabetical|alphabetically|ابجدي|ابجديا|هجايي|هجاييا|هجائيا|هجائي",
  chronological: "chronological|chronologically|زمنيا|زمني|تاريخيا",
  "closed-answer":
    "yes or no|true or false|one word|single word|just the number|only the number|just the answer|نعم او لا|صح او خطا|كلمه واحده|الرقم فقط|الرقم بس",
  "free-verse": "free verse|blank verse|شعر حر|شعر منثور",
};
const MANNERS: Readonly<Record<string, string>> = {
  short:
    "short|brief|concise|succinct|terse|briefly|concisely|مختصر|مختصره|مختصرا|موجز|موجزه|موجزا|قصير|قصيره|قصيرا|باختصار|بايجاز|مقتضب|مقتضبه",
  long: "detailed|comprehensive|exhaustive|exhaustively|comprehensively|lengthy|thorough|thoroughly|in-depth|elaborate|at length|in depth|full detail|great detail|every detail|all the details|مفصل|مفصله|مفصلا|شامل|شامله|شاملا|مطول|مطوله|مطولا|مسهب|مسهبه|باسهاب|بالتفصيل|تفصيلي|تفصيليه|بالتفصيل الكامل|كل التفاصيل|ادق التفاصيل",
  formal: "formal|formally|official|ceremonial|solemn|رسمي|رسميه|رسميا|وقور|وقوره",
  casual:
    "casual|casually|informal|informally|chatty|cheeky|jokey|slangy|streetwise|عامي|غير رسمي|غير رسميه|عفوي|عفويه",
  funny:
    "funny|hilarious|comic|comical|humorous|playful|silly|مضحك|مضحكه|فكاهي|فكاهيه|فكاهيا|هزلي|هزليه|ساخر|ساخره|مرح|مرحه|طريف|طريفه",
  serious: "serious|seriously|sober|grave|deadpan serious|جاد|جاده|جدي|جديه",
  calm: "calm|calming|soothing|gentle|gently|reassuring|quiet|tender|peaceful|هادي|هاديه|هادئ|هادئه|مطمئن|مطمئنه|مطمين|مطمينه|لطيف|لطيفه|رقيق|رقيقه",
  frightening:
    "terrifying|frightening|scary|horrifying|spine-chilling|gory|menacing|threatening|aggressive|مرعب|مرعبه|مخيف|مخيفه|مفزع|مفزعه|تهديدي|تهديديه|هجومي|هجوميه|عدواني|عدوانيه",
  cheerful: "cheerful|upbeat|joyful|happy|uplifting|optimistic|مبهج|مبهجه|متفائل|متفائله|سعيد|سعيده|مفرح|مفرحه",
  sad: "sad|gloomy|mournful|tragic|bleak|pessimistic|depressing|حزين|حزينه|كييب|كئيب|كئيبه|متشائم|متشائمه|ماساوي|ماساويه|سوداوي|سوداويه",
  simple:
    "short words|easy words|simple terms|everyday words|no jargon|كلام بسيط|كلمات قصيره|simple words|plain words|simple language|plain language|child-friendly|كلمات بسيطه|لغه بسيطه|لغه سهله|كلمات سهله",
  clean: "clean|family-friendly|family friendly|مهذب|مهذبه|محترم|محترمه|عائلي|عائليه",
  rude: "filthy|filthiest|bawdy|crude|vulgar|swearing|swear words|dirty jokes|offensive|insulting|بذيء|بذيئه|شتائم|شتايم|الفاظ نابيه|وقح|وقحه|مهين|مهينه",
  technical:
    "postgraduate terminology|technical terminology|specialist terminology|academic language|phd level|university level|research level|مصطلحات متخصصه|لغه اكاديميه|مستوي الدكتوراه|مستوي جامعي|لغه علميه معقده|highly technical|academic|scholarly|postgraduate|expert-level|تقني جدا|اكاديمي|اكاديميه|متخصص|متخصصه|علميه معقده",
  neutral: "neutral|impartial|objective|unbiased|balanced|محايد|محايده|موضوعي|موضوعيه|متوازن|متوازنه|حيادي|حياديه",
  partisan: "one-sided|biased|partisan|منحاز|منحازه|متحيز|متحيزه|من طرف واحد",
};

export interface WordValue {
  value: string;
  kind: "thing" | "kind" | "manner";
}

/** A phrase as it is looked up: without the article on its later words. */
function inner(phrase: string): string {
  return phrase.replace(/ ال(?=[ء-ي]{3})/g, " ");
}

export const VALUES: ReadonlyMap<string, WordValue> = new Map(
  (
    [
      ["thing", THINGS],
      ["kind", KINDS],
      ["manner", MANNERS],
    ] as const
  ).flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([value, words]) =>
      words.split("|").map((word): [string, WordValue] => [inner(fold(word)), { value, kind }]),
    ),
  ),
);

/** Values that one answer cannot have at once. */
export const OPPOSED: ReadonlySet<string> = new Set(
  (
    "short long|formal casual|formal funny|formal jokes|formal slang|formal emoji|serious funny|serious jokes|calm frightening|" +
    "cheerful sad|funny sad|simple technical|neutral partisan|first-person third-person|first-person second-person|" +
    "third-person second-person|present past|alphabetical chronological|rhyme free-verse|vegan meat|vegan dairy|vegan eggs|" +
    "fusha dialect|fusha casual|verbatim own-words|clean rude|formal rude|calm rude|young technical|vegan fish|vegetarian fish|vegetarian meat|closed-answer explanation|closed-answer long"
  )
    .split("|")
    .flatMap((pair) => [pair, pair.split(" ").toReversed().join(" ")]),
);

/** Classes whose name forbids all that is in them, and those names. */
export const CLASSES: ReadonlySet<string> = new Set(["meat", "dairy", "fish", "nuts", "alcohol"]);
export const CLASS_NAMES: ReadonlySet<string> = new Set(
  "meat dairy fish seafood nuts alcohol لحم لحوم لحمه البان سمك اسماك ماكولات بحريه مكسرات كحول".split(" "),
);

/** Forms that leave no room beside them where the prompt says "only". */
export const FORMS: ReadonlySet<string> = new Set(["list", "table", "prose", "json", "csv", "code"]);

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").map(fold));

/** Folded words that deny what follows. */
export const NEGATORS = words(
  "no not never without don't dont doesn't avoid skip omit exclude ban nor neither لا بدون بلا دون تجنب تجنبي تجنبوا ممنوع يمنع غير مش مو ماشي ما ليس ولا وبدون وبلا ودون بلاش وبلاش ماتستخدمش متستخدمش لاتستخدم متحطش ماتحطش متكتبش ماتكتبش خاليه خالي خاليا من_غير احذف استبعد",
);
/** After a negator these leave what follows standing: "don't forget a table", "without losing detail". */
export const NOT_DENIED = words(
  "forget hesitate only just necessarily more less fewer longer exceed exceeding lose losing change changing remove removing shorten limit تنس تنسي تنسى تنسوا تتردد تقل يقل تزيد يزيد تزد تتجاوز يتجاوز تتعدي يتعدي تغير تغيير تحذف حذف تفقد فقدان فقط تكتف تكتفي",
);
/** A condition allows both sides. */
export const UNLESS = words("unless except if when where الا اذا لو عند ماعدا عدا باستثناء سوي حيث");
export const ONLY = words("only alone just solely exclusively nothing فقط وحده وحدها بس حصرا");
/** What comes before a thing that is wanted in the answer. */
export const WANTING = words(
  "convert turn into use using with in as include including add adding answer reply respond return present list make put give write provide show insert format formatted present end start finish each every plus حول حولي حولها زين وزين زيني دير استخدم استعمل استخدمي حط ضع ضيف اضف اضيف واضف زود اذكر اكتب قدم اعرض اعط اعطني عطني هات اجعل خل خلي املا املاها واملاها رتب علي مع في شكل هييه كل صيغه وزع ادرج نسق ضمنه ضمن واذكر وضع واكتب واستخدم",
);
/** A noun of the whole answer: a manner beside it holds for all of it. */
export const WHOLE_NOUNS = words(
  "tone style voice order language letter email message text answer reply response article post story speech essay report summary register mood throughout way manner note poem toast review version copy piece نبره بنبره اسلوب باسلوب لغه بلغه شكل بشكل طريقه بطريقه روح بروح صيغه بصيغه جو رساله مقال مقاله نص جواب رد قصه خطاب كلمه تقرير ملخص منشور قصيده اجعله اجعلها خله خليه خليها ليكن لتكن فليكن ولتكن يكون تكون كن خل وكن بطابع طابع",
);
/** Words that may follow a manner without being what it describes. */
export const FUNCTION_WORDS = words(
  "and or but yet through across from start any kind other in of for with to at on from by so that this please throughout all the a an about under over than as it who which while أو او و في من على علي عن الى الي ل لكن بس مع ثم جدا تماما بحيث كي حتي",
);
