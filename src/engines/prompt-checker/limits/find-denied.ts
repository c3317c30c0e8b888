import checkerWords from "../checker-words.json" with { type: "json" };
import { lightStem } from "#engines/reader/stems.ts";
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { FUNCTION_WORDS, NEGATORS, NOT_DENIED, UNLESS } from "./directive-words.ts";
import { UNIT_OF } from "./number-words-data.ts";
import { asksWhat, ownWords } from "./read-directives.ts";
import { bareNoun } from "./read-limits.ts";

/** A thing or an act that a prompt forbids by name and orders by the same name: "don't mention prices; open with our prices". */
export function findDenied(
  reading: PromptReading,
  asking: readonly boolean[],
  isSetApart: (one: number, other: number) => boolean,
): { first: ReadPiece; second: ReadPiece } | null {
  const pieces = reading.pieces.map((piece, at) => (asking[at] ? ownWords(reading, piece) : []));
  const denied = pieces.map(deniedIn);
  if (denied.every((own) => own.length === 0)) return null;
  const ordered = ordersIn(pieces);
  for (const [at, own] of denied.entries())
    for (const { root, act } of own) {
      const others = (act ? ordered.acts : ordered.things).get(root) ?? [];
      const other = others.find((one) => one !== at && !isSetApart(Math.min(at, one), Math.max(at, one)));
      if (other === undefined) continue;
      const [first, second] = [Math.min(at, other), Math.max(at, other)];
      return { first: reading.pieces[first] as ReadPiece, second: reading.pieces[second] as ReadPiece };
    }
  return null;
}

type ByRoot = ReadonlyMap<string, readonly number[]>;

/** The pieces that order a thing, or the making of something that is an act, by its root. */
function ordersIn(pieces: readonly (readonly Token[])[]): { things: ByRoot; acts: ByRoot } {
  const things = new Map<string, number[]>();
  const acts = new Map<string, number[]>();
  const put = (found: Map<string, number[]>, words: readonly Token[], at: number) => {
    for (const root of new Set(words.map(rootOf))) found.set(root, [...(found.get(root) ?? []), at].slice(0, MOST));
  };
  pieces.forEach((words, at) => {
    if (words.some(isDoubt)) return;
    const order = words.slice(0, ORDER_WITHIN).findIndex(({ text }) => ORDERS.has(text));
    if (order >= 0)
      put(
        things,
        words.slice(order + 1).filter((word) => !isEmpty(word)),
        at,
      );
    if (MAKES.test(words[0]?.text ?? "")) put(acts, words.slice(1, 1 + REACH), at);
  });
  return { things, acts };
}

/** Places of one order that are compared. */
const MOST = 20;
const ORDER_WITHIN = 4;
const MAKES = /^(?:write|draft|make|compose|اكتب\S*|صغ|جهز\S*|اعمل\S*)$/;

interface Denied {
  root: string;
  /** An act that nothing narrows: "do not apologise at all". */
  act: boolean;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
/** What an order does with a thing, by folded stems: to forbid these is to forbid the thing. */
const CARRIES = set(
  "mention includ use nam talk say refer give add show list tell put bring discuss speak cit quot reveal writ explain " +
    "تذكر ذكر تكتب تستخدم استخدام تضع تحط تقول تقل تشير تتكلم تتحدث تجيب تضيف تدخل تدرج تورد تعرض تحك تحكي تسمي تستعمل تتطرق",
);
/** What brings a thing into the answer, at the head of its clause. */
const ORDERS = set(`${checkerWords.denied.ordersEnglish} ${checkerWords.denied.ordersArabic}`);
/** Words that name nothing of their own. */
const EMPTY = set(`${checkerWords.denied.emptyEnglish} ${checkerWords.denied.emptyArabic}`);
/** These open a choice or a condition, or narrow what was forbidden to a part. */
const DOUBTS = set("if any when only rather instead necessary needed اذا لو ان بدل بدلا الا عند اي انما لكن بل زي مثل");
const NARROWS = set(checkerWords.denied.narrows);
const REACH = 5;
const ALWAYS = set("at all ever whatsoever please anywhere ابدا اطلاقا بتاتا خالص نهائيا نهايي فيها فيه قط مطلقا");

function isDoubt({ text }: Token): boolean {
  return UNLESS.has(text) || DOUBTS.has(text) || NEGATORS.has(text);
}

/** What a clause forbids: the nouns after its negator, or the act itself. */
function deniedIn(words: readonly Token[]): Denied[] {
  if (words.some(({ text }) => UNLESS.has(text))) return [];
  // "Leave the council out of it", "keep names out".
  const out = words.findIndex(({ text }) => text === "out");
  const away = out < 0 ? -1 : words.slice(0, out).findLastIndex(({ text }) => text === "leave" || text === "keep");
  const left = away < 0 || out - away > REACH ? [] : words.slice(away + 1, out).filter((word) => !isEmpty(word));
  if (left.length > 0) return left.slice(-1).map((word) => ({ root: rootOf(word), act: false }));
  const at = words.findIndex(({ text }, index) => NEGATORS.has(text) && forbids(words, index));
  if (at < 0 || NOT_DENIED.has(words[at + 1]?.text ?? "")) return [];
  let index = words[at]?.text === "leave" ? at + 2 : at + 1;
  if (words[at]?.text === "من" || words[at + 1]?.text === "غير") index = at + 2;
  const head = words[index];
  if (!head) return [];
  const carried = CARRIES.has(lightStem(head.text, head.shape === TOKEN.arabic)) || CARRIES.has(head.text);
  const acts = !carried && /^(?:don't|dont|never|لا|ولا|بلاش)$/.test(words[at]?.text ?? "");
  if (acts) {
    // «ما لا أعرفه» orders nothing: what is forbidden is said to the reader.
    if (head.shape === TOKEN.arabic && !/^ت/.test(head.text)) return [];
    const rest = words.slice(index + 1).filter(({ text }) => !ALWAYS.has(text));
    return rest.length === 0 && rootOf(head).length >= 3 ? [{ root: rootOf(head), act: true }] : [];
  }
  const found: Denied[] = [];
  for (index = carried ? index + 1 : index; index < Math.min(words.length, at + REACH); index += 1) {
    const word = words[index] as Token;
    if (NARROWS.has(word.text)) return found.length > 0 ? [] : found;
    if (isEmpty(word)) continue;
    found.push({ root: rootOf(word), act: false });
  }
  // Of "no temporary tables" the last word is the thing; with more after it, a kind of thing is meant.
  return found.slice(-1);
}

/** A negator that opens a clause or follows a word of joining: "I gave no answer" and "met or not met" forbid nothing. */
function forbids(words: readonly Token[], index: number): boolean {
  const { text } = words[index] as Token;
  const before = words[index - 1]?.text ?? "";
  if (asksWhat(words, index) || (text === "ما" && /^ي/.test(words[index + 1]?.text ?? ""))) return false;
  if (text === "غير") return before === "من";
  return index === 0 || (before !== "or" && (index === 1 || FUNCTION_WORDS.has(before)));
}

function isEmpty({ text, shape }: Token): boolean {
  const bare = bareNoun(text);
  return (
    shape === TOKEN.number ||
    bare.length < 3 ||
    EMPTY.has(text) ||
    EMPTY.has(bare) ||
    FUNCTION_WORDS.has(text) ||
    Object.hasOwn(UNIT_OF, text)
  );
}

/** A word without clitics and endings; of an Arabic one what is left without the letters that make forms of a root. */
function rootOf({ text, shape }: Token): string {
  if (shape !== TOKEN.arabic) return lightStem(text, false).slice(0, 6);
  const stem = lightStem(bareNoun(text), true).replace(/^(?:مت|م|ت|ي|ن)(?=.{3})/, "");
  const root = stem.replace(/[اويةهءئؤى]/g, "");
  return root.length >= 3 ? root : stem;
}
