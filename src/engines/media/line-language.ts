import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { varietyScores } from "#engines/text/variety.ts";

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
const IN_ENGLISH =
  /(?<![\p{L}])(?:in (?:an? |the )?)?((?:(?!in |an? |the |with )\p{L}+ )?(?:Arabic|English|French|Spanish|German|Italian|Turkish|Persian|Urdu|Hindi|Chinese|Japanese|Korean|Russian|Kurdish|Amazigh|Darija|fusha|dialect|accent)(?: (?:dialect|accent))?)(?![\p{L}])/giu;
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
