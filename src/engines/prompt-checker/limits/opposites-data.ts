const named = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([name, words]) => words.split(" ").map((word): [string, string] => [word, name])));

/** Things an answer can have or be without, by their folded names. */
export const DEVICES = named([
  ["bullets", "bullets bullet bulleted bulletpoints نقاط تعداد"],
  ["table", "table tables tabular جدول جداول"],
  ["emoji", "emoji emojis emoticons ايموجي ايموجيز"],
  ["hashtags", "hashtag hashtags هاشتاق هاشتاقات هاشتاج"],
  ["headings", "headings heading headers subheadings عناوين"],
  ["code", "code كود"],
  ["markdown", "markdown ماركداون"],
  ["explanation", "explanation explanations explain commentary شرح اشرح تعليق"],
  ["links", "links link urls روابط رابط"],
  ["sources", "citations references sources مراجع مصادر"],
  ["prices", "prices price اسعار سعر"],
  ["names", "names اسماء"],
  ["statistics", "statistics stats احصاءات احصائيات"],
  ["examples", "examples امثله"],
  ["jokes", "jokes joke humor humour نكات نكته فكاهه"],
  ["rhyme", "rhyme rhymes rhyming قافيه سجع"],
  ["dialogue", "dialogue dialogues حوار"],
  ["quotes", "quotes quotations اقتباسات"],
  ["music", "music موسيقي"],
  ["abbreviations", "abbreviations acronyms اختصارات"],
  ["libraries", "libraries library مكتبات مكتبه"],
  ["comments", "comments تعليقات"],
  ["images", "images pictures صور"],
  ["sugar", "sugar سكر"],
  ["meat", "meat لحم لحوم"],
  ["dairy", "dairy البان"],
  ["jargon", "jargon مصطلحات"],
]);

/** How an answer can be, as "axis pole", by the folded words for it. */
export const MANNERS = named([
  [
    "size short",
    "short brief concise succinct terse مختصر مختصره مختصرا موجز موجزه موجزا قصير قصيره قصيرا باختصار بايجاز",
  ],
  [
    "size long",
    "detailed comprehensive exhaustive lengthy thorough in-depth elaborate مفصل مفصله مفصلا شامل شامله شاملا مطول مطوله مطولا مسهب بالتفصيل تفصيلي تفصيليه",
  ],
  ["tone formal", "formal official ceremonial رسمي رسميه رسميا"],
  [
    "tone casual",
    "casual slangy funny playful jokey informal cheeky عامي عاميه فكاهي فكاهيه فكاهيا هزلي هزليه مرح مرحه",
  ],
]);

/** Languages by their folded names. */
export const LANGUAGE_OF = named([
  ["en", "english الانجليزيه انجليزيه انجليزي الانجليزي الانكليزيه انكليزي"],
  ["ar", "arabic العربيه عربيه عربي العربي الفصحي فصحي"],
  ["fr", "french الفرنسيه فرنسيه فرنسي"],
  ["es", "spanish الاسبانيه اسبانيه اسباني"],
  ["de", "german الالمانيه المانيه الماني"],
  ["tr", "turkish التركيه تركيه تركي"],
  ["ur", "urdu الارديه"],
  ["it", "italian الايطاليه ايطالي"],
  ["pt", "portuguese البرتغاليه"],
  ["zh", "chinese mandarin الصينيه صيني"],
  ["ja", "japanese اليابانيه"],
  ["ko", "korean الكوريه"],
  ["ru", "russian الروسيه"],
  ["nl", "dutch الهولنديه"],
  ["pl", "polish البولنديه"],
  ["sv", "swedish السويديه"],
  ["el", "greek اليونانيه"],
  ["fa", "persian farsi الفارسيه"],
  ["hi", "hindi الهنديه"],
  ["he", "hebrew العبريه"],
  ["sw", "swahili السواحيليه"],
  ["cy", "welsh الويلزيه"],
  ["ga", "irish الايرلنديه"],
]);

/** Folded words that deny what follows. */
export const NEGATORS = new Set(
  "no not never without don't dont avoid skip omit exclude nor لا بدون بلا دون تجنب تجنبي ممنوع غير مش مو ما ليس ولا وبدون وبلا ودون بلاش وبلاش ماتستخدمش متستخدمش لاتستخدم".split(
    " ",
  ),
);
/** A condition lets both sides stand. */
export const UNLESS = new Set("unless except if when where only-if الا إلا اذا لو عند ماعدا عدا باستثناء سوي".split(" "));
export const ONLY = new Set("only alone فقط وحده وحدها بس".split(" "));
/** A language beside these is not that of the whole answer. */
export const WEAK_WORDS = new Set(
  "terms term glossary names translate translation translated word words between brackets ترجم ترجمه ترجمها مصطلحات المصطلحات كلمات كلمه اسماء مقابل مرادف".split(
    " ",
  ),
);
/** What sets two things apart: a comparison, a series, versions, an order of rank. */
export const OF_TWO =
  / (?:both|versus|vs|compare|compares|comparing|comparison|contrast|versions?|variants?|options?|first|second|then|followed|another|former|latter|either|priority|conflict|conflicts|instead|rather|between|separate|separately|plus|قارن|وقارن|مقارنه|المقارنه|الفرق|نسختين|نسخه|نسختان|مره|الاولي|الثانيه|الاول|الثاني|ثم|وبعدها|بعدها|بعده|مقابل|الاخري|الاخر|احداهما|كلاهما|الاولويه|التعارض|بدل|بدلا|بين|يليه|يليها|منفصل|اضافه|بالاضافه) /;

/** Languages that code is written in: also a language of the answer. */
export const CODE_LANGUAGES = new Set(
  "python javascript typescript java kotlin swift php ruby rust go golang c c++ sql postgresql mysql sqlite bash powershell html css r matlab dart excel vba regex react vue django بايثون جافاسكربت جافا اكسل".split(
    " ",
  ),
);
