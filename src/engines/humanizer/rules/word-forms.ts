/** Past forms that the rules of spelling do not give. */
const IRREGULAR: Record<string, [past: string, participle: string]> = {
  rethink: ["rethought", "rethought"],
  build: ["built", "built"],
  bring: ["brought", "brought"],
  choose: ["chose", "chosen"],
  draw: ["drew", "drawn"],
  get: ["got", "got"],
  give: ["gave", "given"],
  go: ["went", "gone"],
  hold: ["held", "held"],
  keep: ["kept", "kept"],
  lead: ["led", "led"],
  make: ["made", "made"],
  put: ["put", "put"],
  set: ["set", "set"],
  show: ["showed", "shown"],
  speak: ["spoke", "spoken"],
  spread: ["spread", "spread"],
  strive: ["strove", "striven"],
  teach: ["taught", "taught"],
  think: ["thought", "thought"],
  transcend: ["transcended", "transcended"],
  underpin: ["underpinned", "underpinned"],
  undertake: ["undertook", "undertaken"],
  win: ["won", "won"],
};
/** Verbs of one stressed syllable at the end: the last letter doubles. */
const DOUBLING =
  /^(?:get|put|set|win|stop|plan|fit|cut|begin|refer|prefer|permit|commit|admit|propel|underpin|spur|hit|let|run|sit)$/;

/** "carry" → "carries", "do" → "does"; verbs of several words change their first ("set up" → "sets up"). */
export function thirdPerson(verb: string): string {
  return first(verb, (word) =>
    /^(?:do|go)$/.test(word) || /(?:s|sh|ch|x|z)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? word.replace(/y$/, "ies")
        : word === "have"
          ? "has"
          : `${word}s`,
  );
}

/** "make" → "making", "begin" → "beginning". */
export function gerundOf(verb: string): string {
  return first(verb, (word) =>
    /ie$/.test(word)
      ? word.replace(/ie$/, "ying")
      : /[^e]e$/.test(word)
        ? word.replace(/e$/, "ing")
        : `${doubled(word)}ing`,
  );
}

/** The simple past. */
export function pastOf(verb: string): string {
  return first(verb, (word) => IRREGULAR[word]?.[0] ?? regularPast(word));
}

/** The past participle, which can stand before a noun or after "was". */
export function participleOf(verb: string): string {
  return first(verb, (word) => IRREGULAR[word]?.[1] ?? regularPast(word));
}

function regularPast(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, "ied") : `${doubled(word)}ed`;
}

function doubled(word: string): string {
  return DOUBLING.test(word) ? word + word.at(-1) : word;
}

function first(verb: string, change: (word: string) => string): string {
  const [head = "", ...rest] = verb.split(" ");
  return [change(head), ...rest].join(" ");
}

/** "a" or "an" by the sound a word begins with. */
export function articleFor(next: string): "a" | "an" {
  return /^(?:[aeio]|u(?!n[ia]|s[eiu]|t[ie]|r[iao]|b[ie])|hour|honest|heir)/i.test(next) ? "an" : "a";
}

/** An Arabic word without vowel marks and stretching. */
export function bareWord(word: string): string {
  return word.replace(/[\u064B-\u0652\u0640]/g, "");
}

/** True for an indefinite accusative that is written with its alif. */
export function hasTanween(word: string): boolean {
  return /(?:\u064Bا|ا\u064B)$/.test(word);
}

/** Words that end in an alif of their own. */
const OWN_ALIF =
  /^(?:و|ف|ب|ل)?(?:ال)?(?:دنيا|عليا|سفلى|عصا|رضا|سينما|قضايا|مزايا|هدايا|زوايا|نوايا|خفايا|بقايا|وصايا|ضحايا|سجايا|خلايا|خبايا|مرايا|حنايا|عطايا|هنا|هذا|ما|لا|إذا|كما|مما|إنما|بينما|حينما|عندما|طالما|ربما|مهما|كلما|أينما|أنا|نحن[ا]?|\p{L}{2,}نا|\p{L}{2,}ها|\p{L}+يا)$/u;

/** Accusatives that say when or how and so keep their ending. */
const ADVERBS =
  /^(?:و|ف)?(?:حاليا|أيضا|دائما|غالبا|عادة|تقريبا|فعلا|حقا|عالميا|محليا|رسميا|تاريخيا|سنويا|يوميا|شهريا|أسبوعيا|أحيانا|خصوصا|تحديدا|مثلا|جدا|معا|سويا|حتما|قطعا|نسبيا|عموما|تماما|مجانا|سريعا|قريبا|أخيرا|أولا|ثانيا|نظرا|بدءا|وفقا|طبقا|استنادا)$/;

/** «خيارًا مثاليًا» → «خيار مثالي»: an indefinite accusative gives up its alif; other words stay as they are. */
export function nominative(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (ADVERBS.test(bareWord(word))) return word;
    if (hasTanween(word)) return word.replace(/(?:\u064Bا|ا\u064B)$/, "");
    if (!/[^اأإآءوىئؤ\u064B-\u0652]ا$/.test(word) || word.length < 4 || OWN_ALIF.test(word)) return word;
    return word.slice(0, -1);
  });
}
