import { wholeWords } from "#engines/text/words/word-pattern.ts";
import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { varietyScores } from "#engines/text/arabic/variety.ts";

/** What people call the speech of a place, in English; those of the table are recognised by the first letters of their folded name. */
const NAMED: readonly (readonly [string, string])[] = [
  ["فصحي", "Modern Standard Arabic"],
  ["عربي", "Arabic"],
  ["مصري", "Egyptian Arabic"],
  ["صعيدي", "Upper Egyptian Arabic"],
  ["سوداني", "Sudanese Arabic"],
  ["خليجي", "Gulf Arabic"],
  ["سعودي", "Saudi Arabic"],
  ["نجدي", "Najdi Arabic"],
  ["حجازي", "Hijazi Arabic"],
  ["كويتي", "Kuwaiti Arabic"],
  ["اماراتي", "Emirati Arabic"],
  ["قطري", "Qatari Arabic"],
  ["بحريني", "Bahraini Arabic"],
  ["عماني", "Omani Arabic"],
  ["يمني", "Yemeni Arabic"],
  ["عراقي", "Iraqi Arabic"],
  ["شامي", "Levantine Arabic"],
  ["سوري", "Syrian Arabic"],
  ["لبناني", "Lebanese Arabic"],
  ["اردني", "Jordanian Arabic"],
  ["فلسطيني", "Palestinian Arabic"],
  ["مغربي", "Moroccan Arabic"],
  ["جزايري", "Algerian Arabic"],
  ["تونسي", "Tunisian Arabic"],
  ["ليبي", "Libyan Arabic"],
  ["دارجه", "Darija"],
  ["انجليزي", "English"],
  ["فرنسي", "French"],
];
const GUESSED = {
  egy: "Egyptian Arabic",
  glf: "Gulf Arabic",
  lev: "Levantine Arabic",
  mgr: "Maghrebi Arabic",
} as const;
/** A word that only one dialect has. */
const SURE = 4;
const IN_ENGLISH = wholeWords(
  `(?:in (?:an? |the )?)?((?:(?!in |an? |the |with )\\p{L}+ )?(?:${mediaWords.request.languages})(?: (?:dialect|accent))?)`,
  "giu",
);
const IN_ARABIC = /(?:(?:ب?(?:ال)?لهج(?:[هة]|ت[هة]ا?)\s+)(?:ال)?|(?<![\p{L}])بال)(\p{L}{3,})/gu;

/** The language a line is in, as the person named it nearest to it; else its own, with its dialect where a word shows it. */
export function languageOfLine(line: string, request: string, at = request.indexOf(line)): string {
  const own = detectLanguage(line);
  const isArabic = own === "ar";
  const named: { at: number; name: string }[] = [];
  for (const match of request.matchAll(IN_ENGLISH)) named.push({ at: match.index, name: match[1] as string });
  for (const match of request.matchAll(IN_ARABIC)) {
    const known = NAMED.find(([stem]) => fold(match[1] as string).startsWith(stem))?.[1];
    if (known) named.push({ at: match.index, name: known });
    else if (/لهج/u.test(match[0])) named.push({ at: match.index, name: `Arabic, «${match[0].trim()}»` });
  }
  const fitting = named.filter(({ name }) => isArabic !== /^(?:English|French|Spanish|German|Italian)/iu.test(name));
  const nearest = fitting.findLast((one) => one.at < at) ?? fitting[0];
  if (nearest && (isArabic || !/arabic|darija|fusha/iu.test(nearest.name))) return nearest.name;
  if (own === "en") return "English";
  if (!isArabic) return "its own language";
  const [dialect, score] = Object.entries(varietyScores(line)).reduce((best, each) =>
    each[1] > best[1] ? each : best,
  );
  return score >= SURE ? GUESSED[dialect as keyof typeof GUESSED] : "Arabic";
}

/** How Arabic says that something is spoken in it; names that are not here are the person's own words. */
const IN_ARABIC_WORDS: Readonly<Record<string, string>> = {
  "Modern Standard Arabic": "بالفصحى",
  Arabic: "بالعربية",
  "Egyptian Arabic": "باللهجة المصرية",
  "Upper Egyptian Arabic": "باللهجة الصعيدية",
  "Sudanese Arabic": "باللهجة السودانية",
  "Gulf Arabic": "باللهجة الخليجية",
  "Saudi Arabic": "باللهجة السعودية",
  "Najdi Arabic": "باللهجة النجدية",
  "Hijazi Arabic": "باللهجة الحجازية",
  "Kuwaiti Arabic": "باللهجة الكويتية",
  "Emirati Arabic": "باللهجة الإماراتية",
  "Qatari Arabic": "باللهجة القطرية",
  "Bahraini Arabic": "باللهجة البحرينية",
  "Omani Arabic": "باللهجة العمانية",
  "Yemeni Arabic": "باللهجة اليمنية",
  "Iraqi Arabic": "باللهجة العراقية",
  "Levantine Arabic": "باللهجة الشامية",
  "Syrian Arabic": "باللهجة السورية",
  "Lebanese Arabic": "باللهجة اللبنانية",
  "Jordanian Arabic": "باللهجة الأردنية",
  "Palestinian Arabic": "باللهجة الفلسطينية",
  "Moroccan Arabic": "باللهجة المغربية",
  "Algerian Arabic": "باللهجة الجزائرية",
  "Tunisian Arabic": "باللهجة التونسية",
  "Libyan Arabic": "باللهجة الليبية",
  "Maghrebi Arabic": "باللهجة المغاربية",
  Darija: "بالدارجة",
  English: "بالإنجليزية",
  French: "بالفرنسية",
  "its own language": "بلغتها",
};

/** The language of a line as an Arabic prompt says it: «باللهجة المصرية»; a dialect without a name here by the person's words for it. */
export function sayLanguage(language: string): string {
  const own = /^Arabic, «(.+)»$/u.exec(language)?.[1];
  if (own) return own.startsWith("ب") ? own : `ب${own}`;
  return IN_ARABIC_WORDS[language] ?? language;
}
