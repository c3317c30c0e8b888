import checkerWords from "../checker-words.json" with { type: "json" };
/** Values of folded number words; Arabic ones as written and as spoken. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, "one single واحد واحده وحده وحيد وحيده"],
      [2, "two both couple pair اثنين اثنان اثنتين اثنتان اثني اثنتي اتنين تنتين جوج زوج"],
      [3, "three ثلاث ثلاثه تلات تلاته تلت"],
      [4, "four اربع اربعه"],
      [5, "five خمس خمسه"],
      [6, "six ست سته"],
      [7, "seven سبع سبعه"],
      [8, "eight ثمان ثماني ثمانيه تمن تمنيه"],
      [9, "nine تسع تسعه"],
      [10, "ten عشر عشره"],
      [11, "eleven حداشر احدعش احدعشر"],
      [12, "twelve dozen اتناشر اثنعش طنعش طناش"],
      [13, "thirteen تلتاشر"],
      [14, "fourteen اربعتاشر"],
      [15, "fifteen خمستاشر خمسطعش"],
      [16, "sixteen ستاشر"],
      [17, "seventeen سبعتاشر"],
      [18, "eighteen تمنتاشر"],
      [19, "nineteen تسعتاشر"],
      [20, "twenty عشرين عشرون"],
      [30, "thirty ثلاثين ثلاثون تلاتين"],
      [40, "forty اربعين اربعون"],
      [50, "fifty خمسين خمسون"],
      [60, "sixty ستين ستون"],
      [70, "seventy سبعين سبعون"],
      [80, "eighty ثمانين ثمانون تمانين"],
      [90, "ninety تسعين تسعون"],
      [100, "hundred مايه ميه"],
      [200, "ميتين مايتين ميتي ميتان مايتان مايتا"],
      [300, "ثلاثمايه ثلاثميه تلتميه تلاتميه"],
      [400, "اربعمايه اربعميه ربعميه"],
      [500, "خمسمايه خمسميه"],
      [600, "ستمايه ستميه"],
      [700, "سبعمايه سبعميه"],
      [800, "ثمانمايه ثمانميه ثمانيميه تمنميه"],
      [900, "تسعمايه تسعميه"],
      [1000, "thousand الف"],
      [2000, "الفين"],
    ] as const
  ).flatMap(([value, words]) => words.split(" ").map((word) => [word, value])),
);

/** Units of a text's length, with how many words one holds at least and at most. */
export const TEXT_UNITS: Readonly<Record<string, { least: number; most: number }>> = {
  word: { least: 1, most: 1 },
  sentence: { least: 3, most: 60 },
  line: { least: 2, most: 60 },
  paragraph: { least: 20, most: 250 },
  page: { least: 150, most: 700 },
  character: { least: 0.1, most: 0.3 },
  chapter: { least: 60, most: 20_000 },
};

/** The unit of a folded noun; a dual carries its number. */
export const UNIT_OF: Readonly<Record<string, { unit: string; value?: number }>> = Object.fromEntries(
  (
    [
      ["word", "word words كلمه كلمات"],
      ["sentence", "sentence sentences جمله جمل"],
      ["line", "line lines liner سطر سطور اسطر سطرا"],
      ["paragraph", "paragraph paragraphs para فقره فقرات"],
      ["page", "page pages صفحه صفحات"],
      ["character", "character characters chars حرف حرفا احرف حروف"],
      ["point", "point points bullet bullets نقطه نقاط نقط بند بنود"],
      ["question", "question questions سؤال اسئله اسيله سوال"],
      ["step", "step steps خطوه خطوات"],
      ["idea", "idea ideas فكره افكار"],
      ["option", "option options خيار خيارات"],
      ["version", "version versions variant variants نسخه نسخ صيغ"],
      ["example", "example examples مثال امثله"],
      ["chapter", "chapter chapters فصل فصول فصلا"],
      ["section", "section sections part parts قسم اقسام"],
      ["slide", "slide slides شريحه شرايح"],
      ["row", "row rows صف صفوف"],
      ["column", "column columns عمود اعمده"],
      ["item", "item items عنصر عناصر"],
      ["shot", "shot shots scene scenes clip clips لقطه لقطات مشهد مشاهد"],
      ["tip", "tip tips نصيحه نصايح"],
      ["headline", "headline headlines title titles عنوان عناوين"],
      ["name", "name names اسم اسماء"],
      ["post", "post posts منشور منشورات بوست بوستات"],
      ["reason", "reason reasons سبب اسباب"],
      ["day", "day days يوم ايام يوما"],
      ["week", "week weeks اسبوع اسابيع"],
      ["month", "month months شهر اشهر شهور"],
      ["hour", "hour hours hrs ساعه ساعات"],
      ["minute", "minute minutes mins دقيقه دقايق"],
      ["second", "second seconds secs ثانيه ثواني"],
      ["people", "people persons guests شخص اشخاص فرد افراد ضيف ضيوف"],
      ["dollar", "dollar dollars usd دولار"],
      ["pound", "pound pounds gbp جنيه جنيهات"],
      ["euro", "euro euros eur يورو"],
      ["riyal", "riyal riyals sar ريال ريالات"],
      ["dirham", "dirham dirhams aed درهم دراهم"],
      ["dinar", "dinar dinars دينار دنانير"],
    ] as const
  )
    .flatMap(([unit, words]) =>
      words.split(" ").map((word): [string, { unit: string; value?: number }] => [word, { unit }]),
    )
    .concat(
      [
        ["سطرين", "line"],
        ["جملتين", "sentence"],
        ["كلمتين", "word"],
        ["فقرتين", "paragraph"],
        ["صفحتين", "page"],
        ["نقطتين", "point"],
        ["سؤالين", "question"],
        ["سوالان", "question"],
        ["خطوتين", "step"],
        ["فكرتين", "idea"],
        ["نسختين", "version"],
        ["مثالين", "example"],
        ["يومين", "day"],
        ["اسبوعين", "week"],
        ["شهرين", "month"],
        ["ساعتين", "hour"],
        ["دقيقتين", "minute"],
      ].map(([word, unit]): [string, { unit: string; value?: number }] => [
        word as string,
        { unit: unit as string, value: 2 },
      ]),
    ),
);

/** Folded words before or after a number that bound it. */
export const AT_MOST = new RegExp(`(?:^| )(?:${checkerWords.numbers.atMost})$`);
export const AT_LEAST = new RegExp(`(?:^| )(?:${checkerWords.numbers.atLeast})$`);
export const NOT_BEFORE =
  /(?:^| )(?:no|not|never|don't|dont|must not|cannot|without|لا|ما|مش|مو|لن|الا|بدون|دون)(?: \S+){0,3}$/;
export const AT_MOST_AFTER = new RegExp(`^(?:${checkerWords.numbers.atMostAfter})(?: |$)`);
export const AT_LEAST_AFTER =
  /^(?:or more|minimum|min|at least|at the least|كحد ادني|بحد ادني|علي الاقل|او اكثر|فاكثر)(?: |$)/;
export const EACH = /(?:^| )(?:each|per|every|apiece|لكل|كل|الواحد|الواحده)(?: |$)/;
/** Parts of an answer: a limit beside one of them is its own. */
export const PART_NOUNS = new Set(checkerWords.numbers.partNouns.split(" "));
