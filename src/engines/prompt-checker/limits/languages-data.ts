const named = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([name, words]) => words.split(" ").map((word): [string, string] => [word, name])));

/** Languages by their folded names. */
export const LANGUAGE_OF = named([
  ["en", "english الانجليزيه انجليزيه انجليزي الانجليزي الانكليزيه انكليزي"],
  ["ar", "arabic العربيه عربيه عربي العربي الفصحي فصحي"],
  ["darija", "darija دارجه الدارجه"],
  ["fr", "french الفرنسيه فرنسيه فرنسي فرنساوي الفرنساويه فرنساويه"],
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
  ["no", "norwegian bokmal nynorsk النرويجيه نرويجي"],
  ["da", "danish الدنماركيه دنماركي"],
  ["fi", "finnish الفنلنديه فنلندي"],
  ["cs", "czech التشيكيه تشيكي"],
  ["sk", "slovak السلوفاكيه"],
  ["hu", "hungarian المجريه مجري"],
  ["ro", "romanian الرومانيه روماني"],
  ["bg", "bulgarian البلغاريه"],
  ["uk", "ukrainian الاوكرانيه اوكراني"],
  ["hr", "croatian الكرواتيه"],
  ["sr", "serbian الصربيه"],
  ["ca", "catalan الكتالانيه"],
  ["id", "indonesian الاندونيسيه اندونيسي"],
  ["ms", "malay الماليزيه الملايويه"],
  ["th", "thai التايلنديه"],
  ["vi", "vietnamese الفيتناميه"],
  ["bn", "bengali البنغاليه"],
  ["ta", "tamil التاميليه"],
  ["am", "amharic الامهريه"],
  ["so", "somali الصوماليه"],
  ["ku", "kurdish الكرديه كردي"],
  ["ga", "irish الايرلنديه"],
]);

/** Languages that code is written in: also a language of the answer. */
export const CODE_LANGUAGES = new Set(
  "python javascript typescript java kotlin swift php ruby rust go golang c c++ sql postgresql mysql sqlite bash powershell html css r matlab dart excel vba regex react vue django بايثون جافاسكربت جافا اكسل".split(
    " ",
  ),
);
