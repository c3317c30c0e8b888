import { fold } from "#engines/text/fold.ts";
import { type ClosedFact, CLOSED_FACTS, FACT_WORDS } from "./words/fact-words.ts";
import { type Token, TOKEN } from "./tokens.ts";

type Sign = keyof typeof FACT_WORDS;

const SIGNS = Object.keys(FACT_WORDS) as Sign[];
/** What the reader learns from: every vocabulary, and what numbers make of their neighbours. */
export const FACT_NAMES: readonly (Sign | ClosedFact)[] = [...new Set([...SIGNS, ...CLOSED_FACTS])];

/** The vocabularies that hold each token. */
type Signs = (Set<Sign> | undefined)[];

interface Phrase {
  sign: Sign;
  /** What follows the first word. */
  rest: readonly string[];
}

let compiled: Map<string, Phrase[]> | null = null;

function phrases(): Map<string, Phrase[]> {
  if (compiled) return compiled;
  compiled = new Map();
  for (const sign of SIGNS)
    for (const phrase of FACT_WORDS[sign].split("|")) {
      const [first = "", ...rest] = fold(phrase).replaceAll("'", "").split(/\s+/);
      compiled.set(first, [...(compiled.get(first) ?? []), { sign, rest }]);
    }
  return compiled;
}

/** The forms under which a word may be in the tables: as it is, then without what Arabic writes onto it, or the plural s. */
function formsOf({ text, shape }: Token): string[] {
  if (shape === TOKEN.latin) return text.endsWith("s") && text.length > 3 ? [text, text.slice(0, -1)] : [text];
  const forms = [text];
  const add = (form: string): void => {
    if (form.length >= 2 && !forms.includes(form)) forms.push(form);
  };
  for (const base of /^[وف].{2}/.test(text) ? [text, text.slice(1)] : [text]) {
    add(base);
    if (base.startsWith("ال")) add(base.slice(2));
    if (!/^[بلكعه].{2}/.test(base)) continue;
    add(base.slice(1));
    add(base.slice(base.startsWith("ال", 1) ? 3 : base.startsWith("ل", 1) ? 2 : 1));
  }
  return forms;
}

const kept = new Map<string, readonly Phrase[]>();
const MOST_KEPT = 20_000;
const LONGEST_KEPT = 24;

/** The phrases that may begin with a word. Words recur, so what was found is kept. */
function phrasesAt(token: Token): readonly Phrase[] {
  const known = kept.get(token.text);
  if (known) return known;
  const table = phrases();
  const found = formsOf(token).flatMap((form) => table.get(form) ?? []);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (token.text.length <= LONGEST_KEPT) kept.set(token.text, found);
  return found;
}

/** What each number may count, and the fact that it then states. */
const COUNTED: readonly (readonly [unit: Sign, fact: ClosedFact])[] = [
  ["timeUnit", "duration"],
  ["textUnit", "textLength"],
  ["item", "count"],
  ["moneyUnit", "money"],
  ["person", "people"],
];
const ALONE: readonly (readonly [sign: Sign, fact: ClosedFact])[] = [
  ["timeDual", "duration"],
  ["textDual", "textLength"],
  ["shortLong", "textLength"],
  ["itemDual", "count"],
  ["personDual", "people"],
  ["household", "people"],
  ["noBudget", "money"],
];
const CURRENCY = /^[$€£¥]$/;
/** How a token of a year reads. */
const YEAR = "00y0";
/** "an exact page": a word may come between a number and what it counts. */
const FARTHEST = 2;
const LONGEST_NAME = 5;
const CLOSED = new Set<string>(CLOSED_FACTS);

/** The vocabularies that a text uses and the facts that it states. Takes the text's tokens. */
export function findFacts(tokens: readonly Token[]): Set<Sign | ClosedFact> {
  const found = new Set<Sign | ClosedFact>();
  const signsAt: Signs = Array.from({ length: tokens.length });
  const quoted = quotedTokens(tokens);
  for (const [index, token] of tokens.entries()) {
    if (quoted[index] === 1) continue;
    if (token.shape >= TOKEN.number && !/^[0-9$]/.test(token.text)) continue;
    for (const { sign, rest } of phrasesAt(token)) {
      if (!rest.every((word, offset) => fits(tokens[index + 1 + offset], word))) continue;
      for (let at = index; at <= index + rest.length; at += 1) (signsAt[at] ??= new Set()).add(sign);
      found.add(sign);
    }
  }
  for (const [sign, fact] of ALONE) if (found.has(sign)) found.add(fact);
  for (let index = 0; index < tokens.length; index += 1)
    if (quoted[index] === 0 && isNumber(tokens, signsAt, index)) countAt(tokens, signsAt, index, found);
  if (found.has("until") && (found.has("date") || found.has("duration"))) found.add("deadline");
  return found;
}

/** What is in quotation marks for more than a few words is somebody's text, and says nothing of the work that is wanted. */
function quotedTokens(tokens: readonly Token[]): Uint8Array {
  const quoted = new Uint8Array(tokens.length);
  let open = -1;
  for (const [index, { text, shape }] of tokens.entries()) {
    if (shape !== TOKEN.mark || text !== '"') continue;
    if (open >= 0 && index - open > LONGEST_NAME) quoted.fill(1, open, index + 1);
    open = open >= 0 ? -1 : index;
  }
  if (open >= 0 && tokens.length - open > LONGEST_NAME) quoted.fill(1, open);
  return quoted;
}

/** The facts alone. */
export function closedFactsIn(tokens: readonly Token[]): Set<ClosedFact> {
  return new Set([...findFacts(tokens)].filter((name): name is ClosedFact => CLOSED.has(name)));
}

function fits(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  return token.text === word || token.text === `ال${word}` || token.text === `${word}s`;
}

function isNumber(tokens: readonly Token[], signsAt: Signs, index: number): boolean {
  const { shape, text } = tokens[index] as Token;
  return shape === TOKEN.number || (signsAt[index]?.has("numberWord") ?? false) || /^[0-9]/.test(text);
}

/** What a number at this place states. */
function countAt(tokens: readonly Token[], signsAt: Signs, index: number, found: Set<Sign | ClosedFact>): void {
  const { text, shape } = tokens[index] as Token;
  const before = signsAt[index - 1];
  const has = (at: number, sign: Sign): boolean => signsAt[at]?.has(sign) ?? false;
  found.add(text === YEAR ? "date" : "number");
  if (CURRENCY.test(tokens[index - 1]?.text ?? "") || CURRENCY.test(tokens[index + 1]?.text ?? "")) found.add("money");
  if (before?.has("budget") || has(index - 2, "budget")) found.add("money");
  const glued = /^[0-9]+(\p{L}+)$/u.exec(text)?.[1];
  let counts = false;
  for (const [unit, fact] of COUNTED) {
    const near = glued === undefined ? unitNear(tokens, signsAt, index, unit) : isUnit(glued, unit);
    if (!near) continue;
    found.add(fact);
    counts = true;
  }
  if (has(index + 1, "timeUnit") && ([1, 2, 3].some((back) => has(index - back, "child")) || has(index + 2, "ageWord")))
    found.add("age");
  if (
    before?.has("ageWord") ||
    has(index - 2, "ageWord") ||
    (before?.has("adult") && shape === TOKEN.number && !counts)
  )
    found.add("age");
  if (!counts && servesAt(tokens, index)) found.add("people");
  if (before?.has("since") || has(index + 2, "since")) found.add("since");
  if (/[/.-]/.test(tokens[index + 1]?.text ?? "") && tokens[index + 2]?.shape === TOKEN.number) found.add("date");
  if (before?.has("until") && has(index + 1, "timeUnit")) found.add("deadline");
}

function unitNear(tokens: readonly Token[], signsAt: Signs, index: number, unit: Sign): boolean {
  for (let at = index + 1; at <= index + FARTHEST && at < tokens.length; at += 1) {
    if (signsAt[at]?.has(unit)) return true;
    if ((tokens[at] as Token).shape >= TOKEN.number && !/^[-–]$/.test((tokens[at] as Token).text)) return false;
  }
  return false;
}

function isUnit(word: string, unit: Sign): boolean {
  return (phrases().get(fold(word)) ?? []).some(({ sign, rest }) => sign === unit && rest.length === 0);
}

/** "for six", «لستة»: a number of people without a noun. */
function servesAt(tokens: readonly Token[], index: number): boolean {
  const { text, shape } = tokens[index] as Token;
  const next = tokens[index + 1];
  if (shape === TOKEN.arabic)
    return (
      /^لل?/.test(text) && (next === undefined || next.shape >= TOKEN.mark || /^(?:من|في|مع|بس|و)/.test(next.text))
    );
  const before = tokens[index - 1]?.text ?? "";
  if (before === "ل" || before === "احنا" || before === "نحنا" || before === "حنا") return true;
  return (
    before === "for" &&
    (next === undefined ||
      next.shape >= TOKEN.mark ||
      /^(?:with|in|on|and|at|by|but|using|who|tonight|tomorrow)$/.test(next.text))
  );
}
