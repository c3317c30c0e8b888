import { fold } from "#engines/text/fold.ts";
import { GLOSSARY } from "./dialect-glossary.ts";
import { SPOKEN_VERBS, SPOKEN_WORDS } from "./spoken-words-lexicon.ts";

/** Dialects the glossary knows. */
export type Dialect = "egy" | "glf" | "lev" | "mgr";

const TABLES = Object.fromEntries(Object.entries(GLOSSARY).map(([name, source]) => [name, table(source)])) as Record<
  keyof typeof GLOSSARY,
  Map<string, string>
>;

function table(source: string): Map<string, string> {
  const entries = source.split(/[|\n]/).filter((entry) => entry.includes("="));
  return new Map(
    entries.map((entry) => {
      const [word, form] = entry.split("=") as [string, string];
      return [fold(word.trim()), form.trim()];
    }),
  );
}

/** The present of verbs of speech in four persons, and words that all dialects share. */
const SPOKEN = table(SPOKEN_WORDS);
export const SPOKEN_PRESENT = new Map<string, string>();
for (const entry of SPOKEN_VERBS.split("|")) {
  const [stem, standard] = entry.split("=") as [string, string];
  for (const [person, letter] of [
    ["ا", "أ"],
    ["ي", "ي"],
    ["ت", "ت"],
    ["ن", "ن"],
  ] as const)
    SPOKEN_PRESENT.set(
      fold(person + stem),
      letter === "أ" && standard.startsWith("أ") ? `آ${standard.slice(1)}` : letter + standard,
    );
}

/** Words of a dialect's glossary that standard texts use as well, in another sense or the same. */
const ALSO_STANDARD = new Set(
  "لازم خدمه غدا عشا جواز عيش حوت شغل عربيه محل تعبان شهرين دار باك غير عام اكل صاحب الدار صاحبي الوالد الوالده مال رفض اعمل اكتب اعرف افهم اول زيت ولد ولدي بنتي ولادي امي بكره قبل بعد سهل شي حد واحد لحد عند محتاج طبيب جمعيه مره مرات فرح الكرا شوربه نفسي جمعيه يبقي تبقي جنب شباك حلوه جبنه اكبر بقي جاي قدام القطر سطوح نقط يجيب فاتح شغال بدفع مره خله تكفي ترا سيده عزيمه زعلانه زعلان عيال عبايه عبايات دوام ودي يمكن يلي بقاليه تحكي بلا الا وحده يقدر خدمه الخدمه باقي هادي ليوم باك الباك حلو خالص قطر نزل رايح جواب ناقص كلام باب ام اب بنت وصل طلبت رجع دفع حكي خلي"
    .split(" ")
    .map(fold),
);
const LEAST_EVIDENCE = 2;
const LEAST_LETTERS = 4;

/** Words that only other dialects list, for a text read in the wrong one; a word they disagree on is left alone. */
const NEIGHBOURS = neighbours();

function neighbours(): Map<string, string> {
  const all = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const dialect of ["egy", "glf", "lev", "mgr"] as const)
    for (const [word, form] of TABLES[dialect]) {
      if (dialect === "mgr" && /^[نك]/.test(word)) continue;
      if (word.length < LEAST_LETTERS || ALSO_STANDARD.has(word) || TABLES.any.has(word)) continue;
      const known = all.get(word);
      if (known !== undefined && known !== form) doubtful.add(word);
      all.set(word, form);
    }
  for (const word of doubtful) all.delete(word);
  return all;
}

/** The dialect most of whose glossary words stand in a text that shows no dialect at first sight; null with fewer than two. */
export function closestDialect(text: string): Dialect | null {
  const words = fold(text).match(/[ء-ي]+/g) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const tokens = [...new Set([...words, ...pairs])].filter((token) => token.length >= 3 && !ALSO_STANDARD.has(token));
  const spoken = (form: string | undefined, word: string) => form !== undefined && fold(form) !== word;
  const counts = (["egy", "glf", "lev", "mgr"] as const).map((dialect) => ({
    dialect,
    count: tokens.filter((token) =>
      [token, token.replace(/^(?:و|ف|ب|ل|ال|وال|بال|لل)(?=[ء-ي]{3})/, "")].some(
        (word) => !ALSO_STANDARD.has(word) && !TABLES.any.has(word) && spoken(TABLES[dialect].get(word), word),
      ),
    ).length,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best !== undefined && best.count >= LEAST_EVIDENCE ? best.dialect : null;
}

/** All that is read in a dialect, its own words before the shared ones. */
const READ_IN = Object.fromEntries(
  (["egy", "glf", "lev", "mgr"] as const).map((dialect) => [
    dialect,
    new Map([...SPOKEN_PRESENT, ...NEIGHBOURS, ...TABLES.any, ...SPOKEN, ...TABLES[dialect]]),
  ]),
) as Record<Dialect, Map<string, string>>;

/** The standard form of a folded word or phrase read in a dialect; undefined when nothing lists it. */
export function standardForm(folded: string, dialect: Dialect | null): string | undefined {
  return (dialect === null ? TABLES.any : READ_IN[dialect]).get(folded);
}
