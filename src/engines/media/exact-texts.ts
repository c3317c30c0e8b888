import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { detectDialect } from "#engines/text/variety.ts";

/** Words that must stay letter for letter: lettering in the picture, or something spoken. */
export interface ExactText {
  kind: "lettering" | "line";
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
  return found.sort((a, b) => a.start - b.start);

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
  const folded = fold(before);
  const isWritten =
    /(?:sign|banner|poster|title|caption|written|reads|text|label|logo|مكتوب|لافته|عنوان|نص|شاشه|لوحه|كلمه|يافطه|شعار)[^.،,]{0,25}$/iu.test(
      folded,
    );
  if (isWritten || !SAYS.test(folded))
    return isWritten || !/[:：]\s*$/.test(before) ? one : { ...one, kind: "line", ...speakerBefore(text, one.start) };
  return { ...one, kind: "line", ...speakerBefore(text, one.start) };
}

function clauseBefore(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 120), at)
    .split(/[.\n!؟?»”"]|،(?=[^،]{25,}$)/u)
    .at(-1) as string;
}

/** Says no more than that the subject speaks. */
const PRONOUN = /^(?:he|she|they|it|and|then|هو|هي|هم|(?:the )?camera|الكاميرا|كاميرا)$/iu;
const LATIN_VERB = /(?:s|ing|ed)$/i;
const ARABIC_VERB = /^(?:و|ف|ثم)?(?:[يت]|ب[يت])[\u0621-\u064A]{3,}$/u;

/** Who speaks: the first noun phrase of the clause, as the person wrote it. */
function speakerBefore(text: string, at: number): { speaker?: string; isOffCamera?: true } {
  const clause = clauseBefore(text, at);
  const off = OFF_CAMERA.test(fold(clause)) ? ({ isOffCamera: true } as const) : {};
  const piece = clause
    .split(/[،,;؛]|(?:\band (?=(?:an?|the|his|her|my) )|\bthen\b|\band then\b|ثم|بعدين)/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const last = piece.at(-1) ?? "";
  const own = off.isOffCamera ? "narrator" : (nounPhrase(last) ?? nounPhrase(piece.at(-2) ?? ""));
  return own && !PRONOUN.test(own) ? { speaker: own, ...off } : off;
}

function nounPhrase(clause: string): string | null {
  const list = clause
    .replace(/[:"“«]+$/u, "")
    .split(/\s+/u)
    .filter(Boolean);
  const taken: string[] = [];
  for (const word of list) {
    const folded = fold(word);
    const isSaying = SAYS.test(` ${folded} `);
    const isVerb =
      isSaying ||
      (ARABIC_VERB.test(folded) && taken.length > 0) ||
      (taken.length > (/^(?:an?|the|his|her|one|two)$/i.test(taken[0] ?? "") ? 1 : 0) &&
        LATIN_VERB.test(folded) &&
        /^[a-z]+$/.test(folded));
    if (isVerb && taken.length > 0) break;
    if (isVerb) continue;
    if (taken.length > 0 && /^(?:in|at|on|who|with|to|looks|في|على|من|مع|الي|عن|له|لها)$/u.test(folded)) break;
    taken.push(word);
    if (taken.length === 4) break;
  }
  const phrase = taken
    .join(" ")
    .replace(/^(?:و(?=ال)|and |then |but |ثم |بعدين |وبعدين )+/iu, "")
    .replace(/[:،,]+$/u, "");
  return /\p{L}{2}/u.test(phrase) ? phrase : null;
}

/** The language a line is in, as an English prompt names it; its dialect where words show one. */
export function languageOfLine(line: string, request: string): string {
  const language = detectLanguage(line);
  if (language === "en") return "English";
  if (language !== "ar") return "its own language";
  const named = NAMED_DIALECTS.find(([pattern]) => pattern.test(fold(request)));
  if (named) return named[1];
  const dialect = detectDialect(line) ?? null;
  return dialect ? DIALECTS[dialect] : "Arabic";
}

const DIALECTS = {
  egy: "Egyptian Arabic",
  glf: "Gulf Arabic",
  lev: "Levantine Arabic",
  mgr: "Moroccan Arabic",
} as const;
const NAMED_DIALECTS: readonly (readonly [RegExp, string])[] = [
  [/بالمصري|لهجه مصري|باللهجه المصري|egyptian (?:arabic|dialect|accent)/u, "Egyptian Arabic"],
  [
    /بالخليجي|لهجه خليجي|باللهجه الخليجي|بالسعودي|لهجه سعودي|باللهجه السعودي|gulf (?:arabic|dialect|accent)|saudi (?:arabic|dialect)/u,
    "Gulf Arabic",
  ],
  [
    /بالشامي|لهجه شامي|باللهجه الشامي|بالسوري|باللبناني|لهجه لبناني|لهجه سوري|levantine|lebanese (?:arabic|dialect)|syrian (?:arabic|dialect)/u,
    "Levantine Arabic",
  ],
  [/بالدارجه|بالمغربي|لهجه مغربي|moroccan (?:arabic|dialect)|darija/u, "Moroccan Arabic"],
  [/بالفصحي|فصحي|standard arabic|\bmsa\b/u, "Modern Standard Arabic"],
];
