import type { Span } from "#engines/text/segment.ts";
import type { PromptDocument } from "./document.ts";
import { lexicon } from "./lexicon.ts";
import { TRANSFORMS } from "./material-lexicon.ts";
import { oncePerDocument } from "./once-per-document.ts";
import type { Hit, Word } from "./word.ts";

/** Orders that work on what comes after them, beside those that change a text. */
const WORKS = lexicon(
  [
    "reply|respond|answer|put|list|make|give|write|tell",
    "here is|are my|the|our|what",
    "here's|heres my|the|our|what",
    "رد|ردي|جاوب|حط|حطلي|اعمل|اكتب|عطني|عطيني|اديني|سو|سوي",
    "هاي|هذي|هذه|دي|اليك|اهي|هاد|هذا|ده نبذتي|رسالتي|كلامي|قصتي|الرساله|الكلام|النص|سيرتي|كلامه|كلامها",
  ],
  { loose: true },
);
/** "Put this into Welsh" translates. */
const PUTS_INTO = lexicon(["put|turn|get|render this|these into", "حول|خلي|حط هذا|هذه|ده|دي الى|ل|ب"]);
const GREETING =
  /^(?:hi|hello|hey|dear|salam|السلام|سلام|مرحبا|اهلا|هلا|عزيزي|عزيزتي|صباح|مساء|تحيه|ضيوفنا|جيراننا|زباينا|زملاءنا|اهالينا|طلابنا|اعزاءنا|الاعزاء|الكرام|السيد|الساده)$/;
/** True when a stretch of folded text tells rather than lists. */
export function isTold(text: string): boolean {
  return (text.match(/[\p{L}']+/gu) ?? []).filter((word) => TELLING.test(word)).length >= 2;
}

/** Words of telling rather than of ordering. */
const TELLING =
  /^(?:i|we|he|she|they|my|our|his|her|me|us|was|were|had|said|told|came|got|went|but|then|because|yesterday|been|is|are|will|has|have|today|also|there|انا|احنا|حنا|نحن|كان|كانت|كنا|وكان|وكانت|قال|قالت|قالي|وقال|وقالت|رحنا|رجعنا|ورجعنا|جا|جت|وصل|وصلت|طلبت|بس|لانو|لان|لانه|بعدين|وبعدين|ثم|مبارح|امبارح|البارح|انو|انه|انها|اللي|عنا|عندنا|عندي|والله|بسبب|علشان|عشان|اليوم|لسه|كمان|وكمان|هو|هي|ونعتذر|نعتذر|وحكالنا|فيه|مو|مش|ما)$/;
/** A run this long without a mark of punctuation is told, not ordered. */
const LONG_RUN = 22;
/** No order runs on for so long. */
const VERY_LONG_RUN = 28;
const LEAST_AFTER_GREETING = 12;
const LEAST_AFTER_POINTER = 12;
/** "Here is my bio", «هاي نبذتي»: what follows at once is the thing itself. */
const HANDED = /^(?:here is|here are|here's|heres|هاي|هذي|هذه|دي|اليك|اهي|هاد|هذا|ده) /;
/** How far into the prompt the order stands, in words. */
const OPENS_WITH = 16;

/** Material that an order runs into without any mark: where the telling begins, to where it ends; null if there is none. */
export const pastedRun = oncePerDocument(readPastedRun);

function readPastedRun(document: PromptDocument): Pick<Span, "start" | "end"> | null {
  const { words } = document;
  if (words.length < LEAST_AFTER_POINTER || words.length > 400) return null;
  if (document.regions.some((region) => region.end - region.start >= (MARKED.get(region.kind) ?? Infinity)))
    return null;
  const order = [...document.find(PUTS_INTO), ...document.find(TRANSFORMS), ...document.find(WORKS)]
    .filter((hit) => hit.first < OPENS_WITH)
    .sort((a, b) => a.first - b.first)[0];
  if (!order) return null;
  return afterGreeting(document, order.first) ?? afterThis(document, order) ?? longRun(document, order.first);
}

/** Regions that hold material, from so many characters on. */
const MARKED: ReadonlyMap<string, number> = new Map([
  ["delimited", 12],
  ["pasted", 12],
  ["placeholder", 1],
  ["code", 12],
  ["quote", 40],
]);

/** A message pasted with its greeting: "Reply in 60 words. hi I ordered two lamps …". */
function afterGreeting(document: PromptDocument, order: number): Pick<Span, "start" | "end"> | null {
  const { words } = document;
  const greeting = words.find(
    (word) => word.index > order + 2 && GREETING.test(word.text) && greets(word, words[word.index + 1]),
  );
  if (!greeting || words.length - greeting.index < LEAST_AFTER_GREETING) return null;
  const told = words.slice(greeting.index, greeting.index + 30).filter((word) => TELLING.test(word.text)).length;
  return told >= 2 ? { start: greeting.start, end: (words.at(-1) as Word).end } : null;
}

/**
 * "Put this into Welsh. The lift is out of use … Keep it short.": an order on a bare "this", then sentences that state
 * something, in among the instructions.
 */
function afterThis(document: PromptDocument, order: Hit): Pick<Span, "start" | "end"> | null {
  const { words, sentences } = document;
  const sentence = (words[order.first] as Word).sentence;
  const next = words[order.last + 1];
  const bare = /(?:^| )(?:this|these|هذا|هذه|ده|دي)(?: |$)/.test(order.text)
    ? next
    : THIS.test(next?.text ?? "")
      ? words[order.last + 2]
      : null;
  const alone =
    / (?:into|الي)$/.test(order.text) || bare === undefined || bare?.opens || AFTER_THIS.test(bare?.text ?? "");
  if (bare === null || !alone) return null;
  const states = (index: number) => {
    const inside = words.filter((word) => word.sentence === index);
    return (
      inside.length >= LEAST_STATED &&
      SUBJECT_FIRST.test(inside[0]?.text ?? "") &&
      !inside.slice(0, 3).some((word) => OF_THE_ANSWER.test(word.text)) &&
      inside.slice(0, 9).some((word) => STATES.test(word.text)) &&
      !document.task.requests.some(
        (request) => words[request.first]?.sentence === index && words[request.first - 1]?.text !== "will",
      )
    );
  };
  let last = sentence;
  while (last + 1 < sentences.length && states(last + 1)) last += 1;
  if (last === sentence || last + 1 >= sentences.length) return null;
  return { start: (sentences[sentence + 1] as Span).start, end: (sentences[last] as Span).end };
}

const THIS = /^(?:this|these|هذا|هذه|ده|دا|دي|هاد|هاي|هذي)$/;
/** What may follow a "this" that stands alone. */
const AFTER_THIS = /^(?:into|to|in|for|as|so|with|up|down|at|by|using|and|الي|لـ?|ب\S*|ل\S*|في|و\S*)$/;
const LEAST_STATED = 6;
const SUBJECT_FIRST =
  /^(?:the|our|we|i|my|your|his|her|their|there|from|on|due|dear|ال\S+|نحن|كان|كانت|سيكون|ستكون|سوف|تم|س[يتن][ء-ي]{3,}|تعطلت?|لن)$/;
const STATES =
  /^(?:is|are|was|were|will|has|have|had|can|cannot|may|must|starts?|begins?|opens?|closes?|ends?|came|went|سيكون|ستكون|كان|كانت|سوف|تم|يبدا|تبدا|يفتح|يغلق|ست\S+|سي\S+|لن|تعطل|تعطلت|وصل|وصلت)$/;
/** "The audience is …" speaks of the answer, not for the text. */
const OF_THE_ANSWER =
  /^(?:audience|reader|readers|tone|style|text|answer|reply|output|result|format|length|title|summary|translation|register|language|goal|point|aim|purpose|القارئ|الجمهور|النبره|الاسلوب|النص|الجواب|الرد|الناتج|الشكل|الطول|العنوان|الترجمه|اللغه|الهدف|الغرض)$/;

/** «صباح الخير» and «تحية طيبة» greet; «صباح الثلاثاء» is a time, and «تحية، ثم الجواب» names the parts of an answer. */
function greets({ text }: Word, next: Word | undefined): boolean {
  if (/^(?:صباح|مساء)$/.test(text)) return /^(?:ال)?(?:خير|نور|ورد|فل|سعيد|ياسمين)/.test(next?.text ?? "");
  return text !== "تحيه" || (next !== undefined && !next.opens && /^(?:طيبه|عطره|وبعد|مباركه|وتقدير)/.test(next.text));
}

function longRun(document: PromptDocument, order: number): Pick<Span, "start" | "end"> | null {
  const { words } = document;
  let first = 0;
  for (let index = 1; index <= words.length; index += 1) {
    if (index < words.length && !(words[index] as Word).opens) continue;
    const least = HANDED.test(document.phrase(order, order + 1)) ? LEAST_AFTER_POINTER : LONG_RUN;
    if (index - first >= least && index > order) {
      const run = words.slice(Math.max(first, order + 1), index);
      const told = run.filter((word) => TELLING.test(word.text));
      const from = told[0];
      const enough = index - first >= VERY_LONG_RUN ? 1 : least === LONG_RUN ? 3 : 2;
      if (told.length >= enough && from && index - from.index >= LEAST_AFTER_POINTER - 2)
        return { start: from.start, end: (words[index - 1] as Word).end };
    }
    first = index;
  }
  return null;
}
