import type { PromptDocument } from "./document.ts";
import { lexicon } from "./lexicon.ts";
import { GENERIC_WORDS, STOP_WORDS } from "./task-lexicon.ts";
import type { Word } from "./word.ts";

/** A clause of the instructions: its words, whether it forbids, and the keys of the words that carry its content. */
export interface Statement {
  first: number;
  last: number;
  forbids: boolean;
  /** Key of a content word → its index. */
  keys: ReadonlyMap<string, number>;
}

/** Words that forbid what follows them, beside the plain negators. */
export const FORBIDS = lexicon(
  [
    "no|not|don't|dont|never|without|avoid*|skip|omit|exclude|ban|banned|forbidden|refrain|shun|drop|spare|nothing|none|nor|neither|mustn't|can't|cannot|won't|shouldn't",
    "leave|leaving out|aside",
    "stay|steer|keep away|clear|off",
    "hold off|back",
    "free of|from",
    "لا|ولا|بدون|دون|بلا|بلاش|وبلاش|ممنوع|وممنوع|تجنب|وتجنب|تحاشى|استبعد|واستبعد|احذر|واحذر|اياك|امتنع|احجم|ابتعد|ابعد|وابعد|اترك|اسقط|استغن|مو|مش|مب|ما|عدم|غير|خالي|خاليه|تفادى|تخل",
    "من غير",
    "ما ابي|نبي|ابغى|نبغى|بدي|اريد",
  ],
  { loose: true },
);
/** To forbid changing or losing a thing is to want it. */
const KEEPS =
  /^(?:chang|alter|remov|omit|drop|skip|forget|los|translat|touch|cut|leav|delet|miss|edit|modif|exceed|overwrit|reorder|paraphras|تغير|تحذف|تنس|تنسي|تترجم|تغفل|تمس|تلمس|تلغ|تشيل|تترك|تعدل|تبدل|تتجاوز|تهمل|تسقط|تضيع|تزيد|يزيد|تتخط|نسي|غير)/;
const PLURALS: Readonly<Record<string, string>> = {
  جداول: "جدول",
  نقاط: "نقطه",
  نقط: "نقطه",
  قوائم: "قايمه",
  قايمه: "قايمه",
  ليسته: "قايمه",
  ارقام: "رقم",
  اسعار: "سعر",
  رموز: "رمز",
  عناوين: "عنوان",
  صور: "صوره",
  امثله: "مثال",
  روابط: "رابط",
  سطور: "سطر",
  اسطر: "سطر",
  جمل: "جمله",
  كلمات: "كلمه",
  فقرات: "فقره",
  اسءله: "سوال",
  اسيله: "سوال",
  اسماء: "اسم",
};
/** Words too common to tell what a rule is about. */
const COMMON = new Set(
  "given stated known mentioned sure named provided needed required answer answers response reply text words word line lines sentence sentences post email letter message reader readers customer customers user client page one two each item items thing things part parts add use include mention keep write make sure always end start begin put give show say tell first last then after before under over than anything anywhere everything nothing any least most nor only but instead exactly please well way good new old different other same يكون تكون اجعل اكتب اذكر استخدم استعمل ضع حط خلي اختم ابدا نص كلمه سطر جمله رد جواب رساله منشور مقال وصف ابدا نهاييا فقط بس كله كلها شيء اي ايضا مع".split(
    " ",
  ),
);

const known = new WeakMap<PromptDocument, readonly Statement[]>();

/** The clauses of a prompt, cut at punctuation and before a conjunction with an order or a prohibition. */
export function statementsOf(document: PromptDocument): readonly Statement[] {
  let found = known.get(document);
  if (!found) known.set(document, (found = read(document)));
  return found;
}

function read(document: PromptDocument): Statement[] {
  const forbids = new Set(
    document
      .find(FORBIDS)
      .filter((hit) => !isRelative(document, hit.first))
      .map((hit) => hit.first),
  );
  const orders = new Set(document.task.requests.map((request) => request.first));
  const found: Statement[] = [];
  const { words } = document;
  let first = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const word = words[index];
    const begins =
      word === undefined ||
      word.opens ||
      ((forbids.has(index) || orders.has(index)) && startsAnother(words[index - 1] as Word, word, words[index + 1])) ||
      (isWithout(word, words[index + 1]) && !refusesBetween(forbids, first, index - 1));
    if (!begins) continue;
    if (first < index) found.push(statement(document, first, index - 1, forbids, orders));
    first = index;
  }
  return found;
}

/** «ما تعرفه» and «ما يلزم» are what one knows and needs; «ما تذكر» opens its clause and has no object in it. */
function isRelative(document: PromptDocument, index: number): boolean {
  const word = document.words[index] as Word;
  if (word.text !== "ما" && word.text !== "وما") return false;
  const next = document.words[index + 1]?.text ?? "";
  return !word.opens || /^ي|ه$|ها$/.test(next);
}

function isWithout({ text }: Word, next: Word | undefined): boolean {
  return /^(?:without|بدون|بلا)$/.test(text) || (text === "من" && /^(?:غير|دون)$/.test(next?.text ?? ""));
}

/** "No question without an answer" refuses nothing. */
function refusesBetween(forbids: ReadonlySet<number>, first: number, last: number): boolean {
  for (let index = first; index <= last; index += 1) if (forbids.has(index)) return true;
  return false;
}

/** «ولا» before a noun goes on with the prohibition that stands. */
function startsAnother(before: Word, word: Word, next: Word | undefined): boolean {
  if (word.text === "ولا" && !/^ت/.test(next?.text ?? "")) return false;
  return /^(?:and|but|then|or|also|so|ثم|بس|لكن|وبعدين|بعدين|و)$/.test(before.text) || /^[وف]/.test(word.text);
}

function statement(
  document: PromptDocument,
  first: number,
  last: number,
  forbids: ReadonlySet<number>,
  orders: ReadonlySet<number>,
): Statement {
  const keys = new Map<string, number>();
  let at = -1;
  for (let index = first; index <= last; index += 1) {
    const word = document.words[index] as Word;
    if (at < 0 && (forbids.has(index) || word.negates)) at = index;
    const key = forbids.has(index) || orders.has(index) ? "" : keyOf(word);
    if (key !== "" && !keys.has(key)) keys.set(key, index);
  }
  const next = document.words[at + 1];
  const verb = /^م([ء-ي]{3,})ش$/.exec(document.words[at]?.text ?? "")?.[1] ?? next?.text ?? "";
  const kept =
    at >= 0 &&
    (next === undefined || next.index <= last || verb !== next.text) &&
    KEEPS.test(verb) &&
    document.words[at]?.text !== "من";
  return { first, last, forbids: at >= 0 && at - first <= 6 && !kept, keys };
}

/** What a word is about: its stem without article, number and tense; empty for words that carry no content. */
export function keyOf(word: Word): string {
  let key = KEYS.get(word.stems);
  if (key === undefined) KEYS.set(word.stems, (key = readKey(word)));
  return key;
}

/** By the stems, which the words of one form share. */
const KEYS = new WeakMap<readonly string[], string>();

function readKey(word: Word): string {
  const { text } = word;
  if (text.length < 3 || /\d/.test(text) || isCommon(text)) return "";
  const plain = /^[a-z]/.test(text) ? englishKey(text) : arabicKey(word);
  return plain.length < 3 || isCommon(plain) ? "" : plain;
}

function isCommon(text: string): boolean {
  return COMMON.has(text) || STOP_WORDS.has(text) || GENERIC_WORDS.has(text);
}

function englishKey(text: string): string {
  return text
    .replace(/'s$/, "")
    .replace(/(?:ies|y)$/, "i")
    .replace(/([^s])s$/, "$1")
    .replace(/(?:ing|ed)$/, "")
    .replace(/(?<=.{4})e$/, "");
}

/** Without article and what leads to it; a lone ب، ل or ك stays, as it may be the word's own. */
function arabicKey({ stems }: Word): string {
  const defined = stems.find((stem) => stem.startsWith("ال") && stem.length >= 5);
  const stem = defined
    ? defined.slice(2)
    : (stems.find((one) => !/^[وف]/.test(one) || one.length < 5) ?? (stems[0] as string));
  if (isCommon(stem)) return "";
  const known = PLURALS[stem];
  if (known) return known;
  const plain =
    /نا$/.test(stem) && stem.length >= 6 ? stem.slice(0, -1) : stem.replace(/(?:ها|هم|نا|ات|ين|ون|يه|ه|ا|ي)$/, "");
  return plain.length < 3 ? stem : (PLURALS[plain] ?? plain);
}
