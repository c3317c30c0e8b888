import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { varietyScores } from "#engines/text/variety.ts";

/** Words that must stay letter for letter: lettering in the picture, something spoken, or only somebody's name. */
export interface ExactText {
  kind: "lettering" | "line" | "name";
  /** Without its quotation marks. */
  text: string;
  /** Place in the request, quotation marks included. */
  start: number;
  end: number;
  /** For a spoken line. */
  speaker?: string;
  isOffCamera?: boolean;
}

const QUOTED =
  /"([^"\n]{1,400})"|“([^”\n]{1,400})”|«([^»\n]{1,400})»|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,200})['’](?![\p{L}\p{N}])/gu;
const WRITTEN =
  /(?:(?<![\p{L}])(?:that says|that reads|which reads|(?:sign|banner|board|label|card|shirt|neon) reading|that is saying|with the text|with the words|with the word|with the caption|text says|captioned|titled|written on it|the inscription|the slogan)\s*:?\s+)([^,.;:\n"“«]{1,80})|(?:(?<![\p{L}])(?:مكتوب(?:ه|ة)? (?:عليها|عليه|عليهم|فيها|فيه|فوقها)|كتب (?:عليها|عليه)|كُتب (?:عليها|عليه)|يكتب عليها|وعليها عبار(?:ه|ة)|وعليه عبار(?:ه|ة)|عليها عبار(?:ه|ة)|عليه عبار(?:ه|ة)|بعنوان|مع عبار(?:ه|ة)|مع كلم(?:ه|ة)|فيها كلم(?:ه|ة)|فيه كلم(?:ه|ة))\s*:?\s+)([^،,.؛:\n"“«]{1,80})/giu;
/** Where lettering that has no quotation marks ends. */
const LETTERING_ENDS =
  /\s+(?:in|on|at|above|below|with|and|by|using|over|across|under|بخط|بلون|باللون|بالخط|في|على|فوق|تحت|بحروف|باسلوب|بأسلوب|وتحته|وتحتها|ومع|مع)\s/iu;
const SAYS =
  /(?:^|[^\p{L}])[وف]?(?:says?|said|saying|asks?|asking|replies|reply|answers?|whispers?|whispering|shouts?|yells?|murmurs?|sings?|announces?|tells? (?:him|her|them)|screams?|exclaims?|voice-?over|narrator|narration|v\.?o\.?|dialogue|line|يقول|تقول|يقولون|قال|قالت|بيقول|بتقول|يقوله|تقوله|يقولها|تقولها|يقول له|تقول له|يهمس|تهمس|يسال|تسال|يرد|ترد|يجيب|تجيب|يصرخ|تصرخ|ينادي|تنادي|يصيح|تصيح|يغني|تغني|يعلن|تعلن|بيرد|بترد|عم يقول|عم تقول|كيقول|كتقول|المعلق|التعليق الصوتي|تعليق صوتي|بصوت الراوي|الراوي|يحكي|تحكي|حوار|جمله|عباره)(?=[^\p{L}]|$)/iu;
const OFF_CAMERA = /voice-?over|narrat|v\.o|off.?camera|تعليق صوتي|التعليق الصوتي|الراوي|المعلق|راوي/iu;
const SAYS_UNQUOTED =
  /(?<![\p{L}])(?:says?|asks?|replies|whispers?|shouts?|و?[يت]قول(?:ون)?|و?ب[يت]قول|قال(?:ت)?|و?[يت]همس|و?[يت]سأل|و?[يت]رد|و?[يت]صرخ)(?: له| لها| لهم)?\s*:\s*([^"“«\n،,.!؟?؛;]{2,200}[!؟?]?)/giu;
const SCRIPT_LINE = /^[ \t]*([\p{L}][\p{L} '-]{0,30}?)\s*:\s*([^"“«\n]{2,300})$/gmu;
/** Names of fields, which are no speakers. */
const FIELD_NAMES =
  /^(?:scene|shot|style|light|lighting|camera|audio|music|setting|text|avoid|no|ratio|duration|idea|video|image|prompt|clip|the|مشهد|المشهد|لقطة|اللقطة|لقطه|الاسلوب|الأسلوب|الإضاءة|الاضاءة|الكاميرا|الصوت|الموسيقى|النص|المكان|المدة|النسبة|فيديو|صورة|الفكرة|الفكره|بدون)/iu;

/** Everything in quotation marks or after a word that introduces lettering or speech, in order, without overlaps. */
export function findExactTexts(text: string, medium: "image" | "video"): ExactText[] {
  const found: ExactText[] = [];
  const add = (one: ExactText) => {
    if (one.text.trim() !== "" && !found.some((other) => one.start < other.end && other.start < one.end))
      found.push(one);
  };
  for (const match of text.matchAll(QUOTED)) {
    const inner = (match[1] ?? match[2] ?? match[3] ?? match[4]) as string;
    add(
      withSpeaker(
        text,
        { kind: "lettering", text: inner, start: match.index, end: match.index + match[0].length },
        medium,
      ),
    );
  }
  if (medium === "video") {
    for (const match of text.matchAll(SAYS_UNQUOTED)) addSpan(match, match[1] as string, "line");
    if (text.includes("\n")) for (const match of text.matchAll(SCRIPT_LINE)) addScript(match);
  }
  for (const match of text.matchAll(WRITTEN)) {
    const inner = (match[1] ?? match[2]) as string;
    const stop = LETTERING_ENDS.exec(inner);
    addSpan(match, stop ? inner.slice(0, stop.index) : inner, "lettering");
  }
  found.sort((a, b) => a.start - b.start);
  return found.some((one) => isIntroduced(one))
    ? found.map((one) => (isNameOf(one) ? { ...one, kind: "name" } : one))
    : found;

  function isIntroduced({ kind, start }: ExactText): boolean {
    return kind === "lettering" && WRITING.test(fold(clauseBefore(text, start)));
  }
  /** Beside lettering that is introduced as such, "for the X school" in quotation marks is only whose it is. */
  function isNameOf(one: ExactText): boolean {
    return one.kind === "lettering" && !isIntroduced(one) && OWNER.test(fold(text.slice(0, one.start)));
  }
  function addSpan(match: RegExpExecArray, inner: string, kind: ExactText["kind"]): void {
    const start = match.index + match[0].lastIndexOf(inner);
    const one: ExactText = { kind, text: inner.trim(), start, end: start + inner.trimEnd().length };
    add(kind === "line" ? { ...one, ...speakerBefore(text, start) } : one);
  }
  function addScript(match: RegExpExecArray): void {
    const [, speaker = "", line = ""] = match;
    if (FIELD_NAMES.test(speaker.trim())) return;
    const start = match.index + match[0].lastIndexOf(line);
    add({ kind: "line", text: line.trim(), start, end: start + line.trimEnd().length, speaker: speaker.trim() });
  }
}

/** A quotation in a video is spoken when a word of saying or a colon comes shortly before it, or when it says a whole sentence. */
function withSpeaker(text: string, one: ExactText, medium: "image" | "video"): ExactText {
  if (medium === "image") return one;
  const before = clauseBefore(text, one.start);
  const isWritten = WRITING.test(fold(before));
  const isSaid = SAYS.test(fold(before)) || /[:：]\s*$/.test(before);
  return isWritten || !isSaid ? one : { ...one, kind: "line", ...speakerBefore(text, one.start) };
}

const WRITING =
  /(?:sign|banner|poster|title|caption|written|reads|text|label|logo|words|مكتوب|لافته|عنوان|عنوانو|نص|شاشه|لوحه|كلمه|يافطه|شعار|عباره|العباره|اسم|اسمه|اسمها)[^.،,]{0,25}$/iu;
const OWNER =
  /(?:(?:^|\s)(?:for|of|at|called|named)(?: the| our| my)?(?: [a-z]+)?|(?:^|\s)(?:و?لل?|تبع |بتاع )[\u0621-\u064A]{3,})\s*$/u;

function clauseBefore(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 120), at)
    .split(/[.\n!؟?»”"]|،(?=[^،]{25,}$)/u)
    .at(-1) as string;
}

/** Says no more than that the subject speaks. */
const PRONOUN = /^(?:he|she|they|it|and|then|و?هو|و?هي|و?هم|(?:the )?camera|الكاميرا|كاميرا)$/iu;
export const HE_OR_SHE = /^(?:he|she|و?هو|و?هي)$/iu;
/** Words whose own first letter is the one that means "and". */
const OWN_WAW = /^(?:ولد|والد|وزير|ورد|وحش|واحد|وكيل|وجه|وسيط|ولي|وصيف|وريث|واعظ|والي)/u;
const SHOT_MARK = /^.*(?:shot|scene|لقط[هة]|مشهد)\s*[\d٠-٩]+\s*[:.–-]?\s*/isu;
const ORDER_WORDS =
  /^(?:و?في (?:ال)?(?:اخر|آخر|نهاي[هة])|و?(?:ال)?[اآ]خر شي|و?[اأ]خير[اًا]*|و?ثم|و?بعدين|and then|then|and|but|finally|at the end|in the end)\s+/iu;
const LATIN_VERB = /^[a-z]{2,}(?:s|ing|ed)$/i;
const ARABIC_VERB = /^(?:و|ف|ثم)?(?:[يت]|ب[يت])[\u0621-\u064A]{2,}$/u;

/** Who speaks: the subject of the verb of saying, as the person wrote it; the nearest one before it where the verb has none of its own. */
function speakerBefore(text: string, at: number): { speaker?: string; isOffCamera?: true } {
  const clause = clauseBefore(text, at).replace(SHOT_MARK, "");
  if (OFF_CAMERA.test(fold(clause))) return { speaker: "narrator", isOffCamera: true };
  const verb = [...clause.matchAll(new RegExp(SAYS, "giu"))].at(-1)?.index ?? clause.length;
  const pieces = clause
    .slice(0, verb)
    .split(/[،,;؛:]|(?:\band (?=(?:an?|the|his|her|my) )|\bthen\b|\band then\b|ثم|بعدين)/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));
  for (const piece of pieces.toReversed()) {
    const own = nounPhrase(piece.replace(ORDER_WORDS, ""));
    if (own && !PRONOUN.test(own)) return { speaker: own };
    if (own && HE_OR_SHE.test(own)) return { speaker: own };
  }
  return {};
}

/** The words of a clause up to its verb; none where it begins with one. */
function nounPhrase(clause: string): string | null {
  const taken: string[] = [];
  for (const word of clause
    .replace(/[:"“«]+$/u, "")
    .split(/\s+/u)
    .filter(Boolean)) {
    const folded = fold(word);
    const isBegun = taken.length > (/^(?:an?|the|his|her|one|two)$/i.test(taken[0] ?? "") ? 1 : 0);
    if (
      SAYS.test(` ${folded} `) ||
      ARABIC_VERB.test(folded) ||
      (LATIN_VERB.test(folded) && (isBegun || taken.length === 0))
    )
      break;
    if (taken.length > 0 && /^(?:in|at|on|who|with|to|from|looks|في|على|من|مع|الي|عن|له|لها)$/u.test(folded)) break;
    taken.push(word);
    if (taken.length === 4) break;
  }
  const phrase = taken
    .join(" ")
    .replace(/^(?:and |then |but |ثم |بعدين |وبعدين )+/iu, "")
    .replace(/^و(?=[\u0621-\u0652]{4})/u, (waw, at, all: string) => (OWN_WAW.test(fold(all)) ? waw : ""))
    .replace(/[:،,]+$/u, "");
  return /\p{L}{2}/u.test(phrase) ? phrase : null;
}

/** What people call the speech of a place, in English; those of the table are told by the first letters of their folded name. */
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
